/// tests/art/test_builtin.c: the built-in sets are complete, their pictures show what their
/// colours say, join without a seam, fill a diamond exactly, stay in their buffers and are the same
/// bytes everywhere.
#include <pave/builtin.h>

#include "../sparse.h"
#include "../test.h"
#include "src/art/builtin_art.h"

#include <inttypes.h>

enum { TILES = 16, SIDES = 4 };

static int height_of(pave_projection projection, int size)
{
    return projection == PAVE_ISOMETRIC ? size / 2 : size;
}

/// A painted tile, to be freed.
static uint8_t *painted(pave_builtin builtin, uint32_t id, pave_projection projection, int size)
{
    uint8_t *pixels = malloc((size_t)size * (size_t)height_of(projection, size) * 4);
    assert_non_null(pixels);
    pave_builtin_paint(builtin, id, projection, size, pixels, (ptrdiff_t)size * 4);
    return pixels;
}

// ---- The sets -----------------------------------------------------------------------------------

TEST(test_names)
{
    assert_string_equal(pave_builtin_color_name(PAVE_BUILTIN_ROADS, 1), "grass");
    assert_string_equal(pave_builtin_color_name(PAVE_BUILTIN_ROADS, 2), "road");
    assert_string_equal(pave_builtin_color_name(PAVE_BUILTIN_MEADOW, 1), "grass");
    assert_string_equal(pave_builtin_color_name(PAVE_BUILTIN_MEADOW, 2), "water");
    assert_string_equal(pave_builtin_color_name(PAVE_BUILTIN_DUNGEON, 3), "hall");
    for (int k = 0; k < PAVE_BUILTIN_COUNT; k++) {
        const pave_builtin builtin = (pave_builtin)k;
        for (int color = 2; color <= pave_builtin_color_count(builtin); color++) {
            uint32_t one = pave_builtin_color_rgb(builtin, color - 1),
                     other = pave_builtin_color_rgb(builtin, color);
            assert_true(one <= 0xffffff && other <= 0xffffff && one != other);
            assert_string_not_equal(pave_builtin_color_name(builtin, color - 1),
                                    pave_builtin_color_name(builtin, color));
            assert_true(pave_builtin_color_weight(builtin, color) > 0);
        }
    }
}

/// One colour of each set cannot be passed: the first, or the second of meadow, cave and lakes.
TEST(test_passable)
{
    for (int k = 0; k < PAVE_BUILTIN_COUNT; k++) {
        const bool second =
            k == PAVE_BUILTIN_MEADOW || k == PAVE_BUILTIN_CAVE || k == PAVE_BUILTIN_LAKES;
        for (int color = 1; color <= pave_builtin_color_count((pave_builtin)k); color++)
            assert_int_equal(pave_builtin_color_passable((pave_builtin)k, color),
                             color != (k == PAVE_BUILTIN_RIVER ? 0
                                       : second                ? 2
                                                               : 1));
    }
}

/// The colour, from 0, of the k-th place of a combination.
static int digit_of(pave_builtin builtin, uint32_t id, int k)
{
    static const char garden[] = "4212 2202 1113 2123 1333 1013 0010 1320 2021 2141 3321";
    if (builtin == PAVE_BUILTIN_GARDEN) return garden[5 * id + (uint32_t)k] - '0';
    for (; k > 0; k--) id /= (uint32_t)pave_builtin_color_count(builtin);
    return (int)(id % (uint32_t)pave_builtin_color_count(builtin));
}

static uint32_t combinations_of(pave_builtin builtin)
{
    return pave_builtin_tile_count(builtin) / (uint32_t)pave_builtin_variant_count(builtin);
}

/// The digits of an id are the places of the kind, clockwise: T, R, B, L or TR, BR, BL, TL.
static void check_set(const pave_wang_set *set, pave_builtin builtin, int sides, uint32_t tiles)
{
    const pave_wang_census census = pave_wang_take_census(set);
    const int corner = pave_builtin_kind(builtin) == PAVE_WANG_CORNER;
    uint32_t combinations = 1;
    for (int k = 0; k < sides; k++) combinations *= (uint32_t)pave_builtin_color_count(builtin);
    assert_int_equal(pave_wang_kind_of(set), pave_builtin_kind(builtin));
    assert_int_equal(pave_wang_color_count(set), pave_builtin_color_count(builtin));
    assert_int_equal(pave_wang_tile_count(set), tiles);
    if (builtin == PAVE_BUILTIN_GARDEN) combinations = 11;
    assert_true(census.complete == (builtin != PAVE_BUILTIN_GARDEN));
    assert_true(census.distinct == combinations);
    for (uint32_t id = 0; id < tiles; id++) {
        const uint8_t *colors = pave_wang_tile_colors(set, pave_wang_tile_index(set, id));
        for (int k = 0; k < sides; k++)
            assert_int_equal(colors[2 * k + corner], 1 + digit_of(builtin, id % combinations, k));
    }
}

TEST(test_sets)
{
    static const pave_wang_kind kinds[] = {
        PAVE_WANG_EDGE,   PAVE_WANG_CORNER, PAVE_WANG_CORNER, PAVE_WANG_EDGE,   PAVE_WANG_EDGE,
        PAVE_WANG_CORNER, PAVE_WANG_EDGE,   PAVE_WANG_CORNER, PAVE_WANG_CORNER, PAVE_WANG_EDGE};
    for (int builtin = 0; builtin < PAVE_BUILTIN_COUNT; builtin++) {
        const pave_builtin which = (pave_builtin)builtin;
        pave_wang_set *set = NULL;
        assert_int_equal(pave_builtin_kind(which), kinds[builtin]);
        assert_ok(pave_builtin_create(which, NULL, &set, NULL));
        check_set(set, which, 4, pave_builtin_tile_count(which));
        pave_wang_destroy(set);
        const int most = pave_builtin_color_count(which) == 2 ? 12 : 8;
        for (int sides = 3; sides <= most - (builtin == PAVE_BUILTIN_LAND); sides++) {
            uint32_t tiles = 1;
            if (builtin == PAVE_BUILTIN_GARDEN) { // squares alone
                const bool square = sides == 4;
                assert_int_equal(pave_builtin_create_sides(which, sides, NULL, &set, NULL),
                                 square ? PAVE_OK : PAVE_UNSUPPORTED);
                if (square) check_set(set, which, 4, 11);
                pave_wang_destroy(set);
                continue;
            }
            for (int k = 0; k < sides; k++) tiles *= (uint32_t)pave_builtin_color_count(which);
            assert_ok(pave_builtin_create_sides(which, sides, NULL, &set, NULL));
            check_set(set, which, sides, tiles);
            pave_wang_destroy(set);
        }
    }
}

/// The river crosses the sides whose ends differ, and these alone: an even number of each tile.
TEST(test_river)
{
    enum { SIZE = 33, HALF = SIZE / 2 };
    static const int middles[4][2] = {{HALF, 0}, {SIZE - 1, HALF}, {HALF, SIZE - 1}, {0, HALF}};
    static uint8_t pixels[4 * SIZE * SIZE];
    for (uint32_t id = 0; id < pave_builtin_tile_count(PAVE_BUILTIN_RIVER); id++) {
        pave_builtin_paint(PAVE_BUILTIN_RIVER, id, PAVE_ORTHOGONAL, SIZE, pixels, 4 * SIZE);
        for (int k = 0; k < 4; k++) {
            const uint8_t *pixel = &pixels[4 * (SIZE * middles[k][1] + middles[k][0])];
            assert_int_equal(pixel[2] > pixel[1], (id >> k ^ id >> (k + 3) % 4) & 1);
        }
    }
}

/// The weights of tiles: the last variant is rare, and each combination weighs the same.
TEST(test_weights)
{
    for (int k = 0; k < PAVE_BUILTIN_COUNT; k++) {
        const pave_builtin builtin = (pave_builtin)k;
        const uint32_t combinations = combinations_of(builtin);
        const int variants = pave_builtin_variant_count(builtin);
        for (uint32_t id = 0; id < pave_builtin_tile_count(builtin); id++) {
            const uint32_t variant = id / combinations;
            const double weight = pave_builtin_tile_weight(builtin, id);
            assert_true(variant < (uint32_t)variants);
            assert_true(weight == (variants == 1 || variant == 2 ? 1 : 8));
        }
    }
}

TEST(test_refusals)
{
    pave_wang_set *set = NULL;
    pave_error error = {0};
    assert_int_equal(pave_builtin_create(PAVE_BUILTIN_COUNT, NULL, &set, &error), PAVE_RANGE);
    assert_int_equal(error.result, PAVE_RANGE);
    for (int sides = 2; sides <= PAVE_WANG_SIDES_MAX + 1; sides += PAVE_WANG_SIDES_MAX - 1)
        assert_int_equal(pave_builtin_create_sides(PAVE_BUILTIN_CAVE, sides, NULL, &set, &error),
                         PAVE_RANGE);
    assert_int_equal(pave_builtin_create_sides(PAVE_BUILTIN_COUNT, 4, NULL, &set, &error),
                     PAVE_RANGE);
    assert_int_equal(pave_builtin_create_sides(PAVE_BUILTIN_LAND, 11, NULL, &set, &error),
                     PAVE_UNSUPPORTED);
    assert_null(set);
}

// ---- What the pictures show ---------------------------------------------------------------------

/// The pixel at a place (u, v) of the ground in 0..1.
static const uint8_t *pixel_at(const uint8_t *pixels, pave_projection projection, int size,
                               double u, double v)
{
    double x = projection == PAVE_ISOMETRIC ? (u - v + 1) / 2 : u,
           y = projection == PAVE_ISOMETRIC ? (u + v) / 4 : v;
    return pixels + ((int)(y * size) * size + (int)(x * size)) * 4;
}

/// Whether a pixel looks as a colour of a set.
static bool looks_as(pave_builtin builtin, int color, const uint8_t *p)
{
    const int r = p[0], g = p[1], b = p[2];
    switch (builtin) {
    case PAVE_BUILTIN_CAVE: return color ? r < 130 : r >= g && r > b && r > 85;
    case PAVE_BUILTIN_DUNGEON:
        return color == 0 ? b > r && r < 120 : color == 1 ? r > b + 30 : r > 105 && b > 90;
    case PAVE_BUILTIN_MAZE: return color ? r > 105 && r > b : g > r && g > b && r < 130;
    case PAVE_BUILTIN_LAND:
        if (color < 2) return color ? r > g && g > b : b > g && g > r;
        return g > r && g > b && (color == 3 ? r < 125 : r > 85);
    case PAVE_BUILTIN_GARDEN:
        return color == 0 ? g > r && g > b : color < 3 ? r > g && g > b : b > g && g > r;
    case PAVE_BUILTIN_RIVER: return g > r && g > b; // grass and meadow; the river is between them
    case PAVE_BUILTIN_ROADS:
    case PAVE_BUILTIN_COUNTRY: return color ? r > g && g > b : g > r && g > b;
    default: return color ? b > g && g > r : g > r && g > b;
    }
}

static void check_shown(pave_builtin builtin, uint32_t id, pave_projection projection, int size)
{
    static const double sides[SIDES][2] = {{0.5, 0.03}, {0.97, 0.5}, {0.5, 0.97}, {0.03, 0.5}};
    static const double corners[SIDES][2] = {{0.9, 0.1}, {0.9, 0.9}, {0.1, 0.9}, {0.1, 0.1}};
    static const double tips[SIDES][2] = {
        {0.99, 0.01}, {0.99, 0.99}, {0.01, 0.99}, {0.01, 0.01}}; // where no flower can be
    uint8_t *pixels = painted(builtin, id, projection, size);
    for (int k = 0; k < SIDES; k++) {
        const bool edge = pave_builtin_kind(builtin) == PAVE_WANG_EDGE;
        const double *place = edge ? sides[k]
                              : builtin == PAVE_BUILTIN_LAND && projection == PAVE_ORTHOGONAL
                                  ? tips[k]
                                  : corners[k];
        const uint8_t *p = pixel_at(pixels, projection, size, place[0], place[1]);
        const int color = digit_of(builtin, id % combinations_of(builtin), k);
        assert_int_equal(p[3], 255);
        if (!looks_as(builtin, color, p))
            fail_msg("%s %u, projection %d, size %d: at place %d is %d %d %d, of colour %d",
                     pave_word(pave_builtin_words, builtin), id, (int)projection, size, k, p[0],
                     p[1], p[2], color);
        if (builtin != PAVE_BUILTIN_RIVER) continue;
        p = pixel_at(pixels, projection, size, sides[k][0], sides[k][1]);
        const bool crossed =
            color != digit_of(builtin, id % combinations_of(builtin), (k + SIDES - 1) % SIDES);
        if (crossed != (p[2] > p[1]))
            fail_msg("river %u, projection %d, size %d: side %d is %d %d %d", id, (int)projection,
                     size, k, p[0], p[1], p[2]);
    }
    free(pixels);
}

TEST(test_pictures_show_their_colors)
{
    static const int sizes[] = {8, 16, 32, 64, 256};
    for (int builtin = 0; builtin < PAVE_BUILTIN_COUNT; builtin++) {
        const pave_builtin which = (pave_builtin)builtin;
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
            for (uint32_t id = 0; id < pave_builtin_tile_count(which); id++) {
                // Small tiles of walls are half shadow, and large ones take long.
                if (builtin > PAVE_BUILTIN_MEADOW &&
                    (sizes[k] < 32 || id % (sizes[k] > 64   ? 17 * SPARSE(15)
                                            : sizes[k] > 32 ? 17 * SPARSE(4)
                                                            : SPARSE(29))))
                    continue;
                if (sizes[k] > 64 && builtin <= PAVE_BUILTIN_MEADOW && id % SPARSE(9)) continue;
                if (sizes[k] == 64 && builtin <= PAVE_BUILTIN_MEADOW && id % SPARSE(4)) continue;
                if (sizes[k] > 64 && builtin == PAVE_BUILTIN_DUNGEON && SPARSE(2) > 1) continue;
                // The other variants may have things in the corners.
                if (builtin != PAVE_BUILTIN_DUNGEON && id >= combinations_of(which)) break;
                // Of the largest ones in turn.
                const bool both = sizes[k] < 256 || SPARSE(2) == 1;
                if (both || builtin % 2 == 0) check_shown(which, id, PAVE_ORTHOGONAL, sizes[k]);
                // In a diamond, trees are in front of the road; a pixel of a small one may be half
                // tree.
                if ((both || builtin % 2) && sizes[k] >= (which == PAVE_BUILTIN_LAND ? 64 : 32))
                    check_shown(which, id, PAVE_ISOMETRIC, sizes[k]);
            }
    }
}

/// No variant is the picture of another one.
TEST(test_variants_differ)
{
    for (int k = 0; k < PAVE_BUILTIN_COUNT; k++) {
        const pave_builtin builtin = (pave_builtin)k;
        const uint32_t combinations = combinations_of(builtin);
        for (uint32_t id = combinations; id < pave_builtin_tile_count(builtin); id += SPARSE(29)) {
            uint8_t *one = painted(builtin, id, PAVE_ORTHOGONAL, 24),
                    *other = painted(builtin, id - combinations, PAVE_ORTHOGONAL, 24);
            assert_memory_not_equal(one, other, (size_t)24 * 24 * 4);
            free(one);
            free(other);
        }
    }
}

// ---- Seams --------------------------------------------------------------------------------------

/// Steps between neighbouring pixels: within tiles and across their seam.
typedef struct steps {
    int greatest[2];
    double sum[2];
    int64_t count[2];
} steps;

static int step_between(const uint8_t *a, const uint8_t *b)
{
    int greatest = 0;
    for (int k = 0; k < 3; k++)
        greatest = abs(a[k] - b[k]) > greatest ? abs(a[k] - b[k]) : greatest;
    return greatest;
}

/// A picture of two tiles, one at the upper left and one `dx`, `dy` pixels from it (dx may be
/// negative).
typedef struct pair {
    int width, height;
    uint8_t *pixels;
    uint8_t *owner; ///< 0: none
} pair;

static void put(pair *canvas, const uint8_t *pixels, int size, int height, int left, int top,
                uint8_t owner)
{
    for (int y = 0; y < height; y++)
        for (int x = 0; x < size; x++) {
            const uint8_t *from = pixels + ((size_t)y * (size_t)size + (size_t)x) * 4;
            size_t to = (size_t)(top + y) * (size_t)canvas->width + (size_t)(left + x);
            if (from[3] == 0) continue;
            memcpy(canvas->pixels + to * 4, from, 4);
            canvas->owner[to] = owner;
        }
}

static void measure(const pair *canvas, steps *out)
{
    for (int y = 0; y < canvas->height; y++)
        for (int x = 0; x < canvas->width; x++)
            for (int down = 0; down < 2; down++) {
                size_t here = (size_t)y * (size_t)canvas->width + (size_t)x,
                       there = here + (down ? (size_t)canvas->width : 1);
                if ((down ? y + 1 == canvas->height : x + 1 == canvas->width) ||
                    !canvas->owner[here] || !canvas->owner[there])
                    continue;
                int across = canvas->owner[here] != canvas->owner[there];
                int step = step_between(canvas->pixels + here * 4, canvas->pixels + there * 4);
                out->greatest[across] = step > out->greatest[across] ? step : out->greatest[across];
                out->sum[across] += step;
                out->count[across]++;
            }
}

/// Measures the seam of two tiles, the second one to the right of (side 1) or below (side 2) the
/// first.
static void measure_pair(uint8_t *const *tiles, const uint32_t *ids, int side,
                         pave_projection projection, int size, steps *out)
{
    int height = height_of(projection, size);
    int dx =
        projection == PAVE_ISOMETRIC ? (side == 1 ? size / 2 : -size / 2) : (side == 1 ? size : 0);
    int dy = projection == PAVE_ISOMETRIC ? height / 2 : (side == 1 ? 0 : size);
    pair canvas = {2 * size, 2 * height, NULL, NULL};
    canvas.pixels = calloc((size_t)canvas.width * (size_t)canvas.height, 4);
    canvas.owner = calloc((size_t)canvas.width * (size_t)canvas.height, 1);
    assert_non_null(canvas.pixels);
    assert_non_null(canvas.owner);
    put(&canvas, tiles[ids[0]], size, height, dx < 0 ? -dx : 0, 0, 1);
    put(&canvas, tiles[ids[1]], size, height, dx < 0 ? 0 : dx, dy, 2);
    measure(&canvas, out);
    free(canvas.pixels);
    free(canvas.owner);
}

/// Whether the second tile may be to the right of (side 1) or below (side 2) the first.
static bool match(pave_builtin builtin, uint32_t first, uint32_t second, int side)
{
    first %= combinations_of(builtin);
    second %= combinations_of(builtin);
    if (pave_builtin_kind(builtin) == PAVE_WANG_EDGE)
        return digit_of(builtin, first, side) == digit_of(builtin, second, (side + 2) & 3);
    int near[2] = {side == 1 ? 0 : 1, side == 1 ? 1 : 2},
        far[2] = {side == 1 ? 3 : 0, side == 1 ? 2 : 3};
    return digit_of(builtin, first, near[0]) == digit_of(builtin, second, far[0]) &&
           digit_of(builtin, first, near[1]) == digit_of(builtin, second, far[1]);
}

/// The tiles of a set, painted when they are needed: tiles[id], to be freed.
static uint8_t **none_painted(pave_builtin builtin)
{
    uint8_t **tiles = calloc(pave_builtin_tile_count(builtin), sizeof *tiles);
    assert_non_null(tiles);
    return tiles;
}

static void paint_two(uint8_t **tiles, pave_builtin builtin, const uint32_t *ids,
                      pave_projection projection, int size)
{
    for (int k = 0; k < 2; k++)
        if (!tiles[ids[k]]) tiles[ids[k]] = painted(builtin, ids[k], projection, size);
}

static void free_all(pave_builtin builtin, uint8_t **tiles)
{
    for (uint32_t id = 0; id < pave_builtin_tile_count(builtin); id++) free(tiles[id]);
    free(tiles);
}

/// Of n numbers a step through all or, evenly mixed, through a part of them.
static uint64_t step_through(uint64_t n)
{
    return n <= 256 ? 1 : n <= 4096 ? 5 : n <= 500000 ? 89 : 89 * SPARSE(5);
}

/// Of sets whose pictures take long every so many tiles are beside each other. Of three variants of
/// sixteen tiles every third tile is one of each.
static uint64_t tile_step(pave_builtin builtin)
{
    if (builtin == PAVE_BUILTIN_DUNGEON) return SPARSE(8);
    return pave_builtin_tile_count(builtin) == 3 * TILES ? SPARSE(3) : 1;
}

/// For pairs of tiles that match: no step across a seam is greater than the greatest within tiles,
/// nor are those across greater on average than those within.
static void check_seams(pave_builtin builtin, pave_projection projection, int size)
{
    uint8_t **tiles = none_painted(builtin);
    steps all = {{0, 0}, {0, 0}, {0, 0}};
    const uint64_t apart = tile_step(builtin),
                   count = (pave_builtin_tile_count(builtin) + apart - 1) / apart,
                   every = count * count;
    int pairs = 0;
    for (uint64_t both = 0; both < every; both += step_through(every))
        for (int side = 1; side <= 2; side++) {
            const uint32_t ids[2] = {(uint32_t)(both / count * apart),
                                     (uint32_t)(both % count * apart)};
            if (!match(builtin, ids[0], ids[1], side)) continue;
            paint_two(tiles, builtin, ids, projection, size);
            measure_pair(tiles, ids, side, projection, size, &all);
            pairs++;
        }
    if (count == TILES)
        assert_int_equal(pairs, pave_builtin_kind(builtin) == PAVE_WANG_EDGE ? 2 * 128 : 2 * 64);
    assert_true(pairs > (count < TILES ? 50 : 100) && all.count[1] >= (int64_t)pairs * size / 2);
    double within = all.sum[0] / (double)all.count[0], across = all.sum[1] / (double)all.count[1];
    if (all.greatest[1] > all.greatest[0] || across > 1.1 * within)
        fail_msg("%s, size %d, projection %d: steps of %d across the seams, %.3f on average; %d "
                 "and %.3f within",
                 pave_word(pave_builtin_words, builtin), size, (int)projection, all.greatest[1],
                 across, all.greatest[0], within);
    free_all(builtin, tiles);
}

/// The smooth test of a seam: at no pixel and in no channel is the step across it greater, by more
/// than `slack`, than both the step before it and the step after it. `ahead` leads across the seam
/// and `along` it, in bytes; `first` and `second` are the pixels at its two sides.
static void check_smooth(const uint8_t *first, const uint8_t *second, ptrdiff_t ahead,
                         ptrdiff_t along, int size, int slack)
{
    for (int k = 0; k < size; k++, first += along, second += along)
        for (int channel = 0; channel < 3; channel++) {
            int before = abs(first[channel] - first[channel - ahead]),
                after = abs(second[channel + ahead] - second[channel]);
            int across = abs(second[channel] - first[channel]);
            if (across > (before > after ? before : after) + slack)
                fail_msg(
                    "size %d, pixel %d of the seam: a step of %d across, %d before and %d after",
                    size, k, across, before, after);
        }
}

static void check_smooth_seams(pave_builtin builtin, int size, int slack)
{
    uint8_t **tiles = none_painted(builtin);
    ptrdiff_t row = (ptrdiff_t)size * 4;
    const uint64_t apart = tile_step(builtin),
                   count = (pave_builtin_tile_count(builtin) + apart - 1) / apart,
                   every = count * count;
    const uint64_t step = step_through(every) * (every > 4096 ? SPARSE(7) : 1);
    for (uint64_t both = 0; both < every; both += step) {
        const uint32_t one = (uint32_t)(both / count * apart),
                       other = (uint32_t)(both % count * apart);
        const bool right = match(builtin, one, other, 1), below = match(builtin, one, other, 2);
        if (right || below)
            paint_two(tiles, builtin, (uint32_t[]){one, other}, PAVE_ORTHOGONAL, size);
        if (right) check_smooth(tiles[one] + row - 4, tiles[other], 4, row, size, slack);
        if (below) check_smooth(tiles[one] + row * (size - 1), tiles[other], row, 4, size, slack);
    }
    free_all(builtin, tiles);
}

TEST(test_smooth_seams)
{
    // Where a pixel is wide, a flower beside the border ends within it.
    static const int sizes[][2] = {{16, 40}, {17, 40},  {24, 40},  {33, 40}, {48, 12},
                                   {64, 12}, {100, 12}, {128, 12}, {256, 12}};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k += SPARSE(5))
        for (int builtin = 0; builtin <= PAVE_BUILTIN_MEADOW; builtin++)
            check_smooth_seams((pave_builtin)builtin, sizes[k][0], sizes[k][1]);
    // The leaves of the hedges are finer than the pixels.
    static const int slacks[PAVE_BUILTIN_COUNT] = {0, 0, 24, 24, 100, 44, 40, 40, 80, 40};
    for (int builtin = PAVE_BUILTIN_CAVE; builtin < PAVE_BUILTIN_COUNT; builtin += SPARSE(2))
        check_smooth_seams((pave_builtin)builtin, 33, slacks[builtin]);
}

TEST(test_seams)
{
    static const int sizes[] = {16, 33, 48, 64, 128};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (int builtin = 0; builtin < PAVE_BUILTIN_COUNT; builtin++) {
            if (builtin > PAVE_BUILTIN_MEADOW && sizes[k] != 33 && sizes[k] != 48) continue;
            if (sizes[k] > 48 && SPARSE(2) > 1) continue;
            // Of the large sets every second one is square, and the others are diamonds.
            if (sizes[k] == 48 && builtin % SPARSE(2)) continue;
            if (sizes[k] == 33 && SPARSE(2) > 1 && builtin > PAVE_BUILTIN_MEADOW &&
                builtin % 2 == 0)
                continue;
            if (sizes[k] == 33 || SPARSE(2) == 1)
                check_seams((pave_builtin)builtin, PAVE_ORTHOGONAL, sizes[k]);
            if (sizes[k] % 4 == 0) check_seams((pave_builtin)builtin, PAVE_ISOMETRIC, sizes[k]);
        }
}

/// The sets with variants begin with the tiles of those without.
TEST(test_first_variants)
{
    static const pave_builtin pairs[2][2] = {{PAVE_BUILTIN_ROADS, PAVE_BUILTIN_COUNTRY},
                                             {PAVE_BUILTIN_MEADOW, PAVE_BUILTIN_LAKES}};
    for (uint32_t id = 0; id < 2 * TILES; id++) {
        uint8_t *one = painted(pairs[id / TILES][0], id % TILES, PAVE_ORTHOGONAL, 20),
                *other = painted(pairs[id / TILES][1], id % TILES, PAVE_ORTHOGONAL, 20);
        assert_memory_equal(one, other, (size_t)20 * 20 * 4);
        free(one);
        free(other);
    }
}

// ---- Diamonds -----------------------------------------------------------------------------------

/// Places 8 x 8 diamonds as a map does, positions of half a pixel rounded up or down, and returns
/// how often the pixels in the middle are covered.
static void check_diamonds(int size, int round_up, int least, int most)
{
    enum { MAP = 8 };
    int height = size / 2, width = MAP * size, tall = MAP * height + 2;
    uint8_t *cover = calloc((size_t)width * (size_t)tall, 1),
            *tile = painted(PAVE_BUILTIN_ROADS, 0, PAVE_ISOMETRIC, size);
    assert_non_null(cover);
    for (int r = 0; r < MAP; r++)
        for (int q = 0; q < MAP; q++)
            for (int y = 0; y < height; y++)
                for (int x = 0; x < size; x++) {
                    uint8_t alpha = tile[((size_t)y * (size_t)size + (size_t)x) * 4 + 3];
                    assert_true(alpha == 0 || alpha == 255);
                    int left = (q - r + MAP - 1) * size / 2,
                        top = ((q + r) * height + round_up) / 2;
                    if (alpha) cover[(size_t)(top + y) * (size_t)width + (size_t)(left + x)]++;
                }
    for (int y = MAP * height / 2 - size; y < MAP * height / 2 + size; y++)
        for (int x = width / 2 - size; x < width / 2 + size; x++) {
            int times = cover[(size_t)y * (size_t)width + (size_t)x];
            if (times < least || times > most)
                fail_msg("size %d: pixel %d,%d is covered %d times", size, x, y, times);
        }
    free(cover);
    free(tile);
}

TEST(test_diamonds)
{
    for (int size = PAVE_PAINT_SIZE_MIN; size <= 72; size += 2)
        for (int round_up = 0; round_up < 2; round_up++)
            check_diamonds(size, round_up, 1, size % 4 == 0 ? 1 : 2);
    check_diamonds(256, 0, 1, 1);
}

// ---- Buffers ------------------------------------------------------------------------------------

static void check_stride(pave_builtin builtin, uint32_t id, pave_projection projection, int size)
{
    enum { GUARD = 64, FILL = 0xA5, GAP = 13 };
    size_t height = (size_t)height_of(projection, size), row = 4 * (size_t)size, stride = row + GAP,
           need = (height - 1) * stride + row;
    uint8_t *tight = painted(builtin, id, projection, size), *wide = malloc(need + 2 * GUARD);
    assert_non_null(wide);
    memset(wide, FILL, need + 2 * GUARD);
    pave_builtin_paint(builtin, id, projection, size, wide + GUARD, (ptrdiff_t)stride);
    for (size_t k = 0; k < need + 2 * GUARD; k++) {
        bool inside = k >= GUARD && k < GUARD + need && (k - GUARD) % stride < row;
        size_t y = (k - GUARD) / stride, x = (k - GUARD) % stride;
        assert_int_equal(wide[k], inside ? tight[y * row + x] : FILL);
    }
    free(tight);
    free(wide);
}

TEST(test_strides)
{
    static const int sizes[] = {4, 5, 6, 7, 8, 9, 16, 25, 34, 41, 64, 130, 257, 300};
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++)
        for (int builtin = (int)k % SPARSE(3); builtin < PAVE_BUILTIN_COUNT; builtin += SPARSE(3)) {
            if (builtin > PAVE_BUILTIN_MEADOW && sizes[k] > 130 && SPARSE(2) > 1) continue;
            const uint32_t id = (uint32_t)k % (builtin == PAVE_BUILTIN_GARDEN ? 11 : TILES);
            check_stride((pave_builtin)builtin, id, PAVE_ORTHOGONAL, sizes[k]);
            if (sizes[k] % 2 == 0)
                check_stride((pave_builtin)builtin, id, PAVE_ISOMETRIC, sizes[k]);
        }
}

TEST(test_greatest)
{
    uint8_t *tile = painted(PAVE_BUILTIN_MEADOW, 6, PAVE_ORTHOGONAL, PAVE_PAINT_SIZE_MAX);
    assert_int_equal(tile[4 * PAVE_PAINT_SIZE_MAX * PAVE_PAINT_SIZE_MAX - 1], 255);
    free(tile);
}

// ---- The same bytes -----------------------------------------------------------------------------

static uint64_t hash_of(pave_builtin builtin, pave_projection projection, int size)
{
    uint64_t hash = PAVE_HASH_START;
    for (uint32_t id = 0; id < pave_builtin_tile_count(builtin); id++) {
        uint8_t *pixels = painted(builtin, id, projection, size);
        for (int k = 0; k < size * height_of(projection, size); k++) {
            const uint8_t *p = pixels + 4 * k;
            hash = pave_hash_word(hash, (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 |
                                            (uint32_t)p[2] << 8 | p[3]);
        }
        free(pixels);
    }
    return hash;
}

TEST(test_golden)
{
    static const struct golden {
        pave_builtin builtin;
        pave_projection projection;
        int size;
        uint64_t hash;
    } goldens[] = {
        {PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 16, UINT64_C(0xbdcdd242b025f333)},
        {PAVE_BUILTIN_ROADS, PAVE_ORTHOGONAL, 33, UINT64_C(0x762017445f871c5e)},
        {PAVE_BUILTIN_ROADS, PAVE_ISOMETRIC, 16, UINT64_C(0x2c5785aacc478256)},
        {PAVE_BUILTIN_ROADS, PAVE_ISOMETRIC, 34, UINT64_C(0xf5af820a6611fc49)},
        {PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 16, UINT64_C(0x0b31067c5300646b)},
        {PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 33, UINT64_C(0x1bcb8414628b72ce)},
        {PAVE_BUILTIN_MEADOW, PAVE_ISOMETRIC, 16, UINT64_C(0xecb4d76777d7135f)},
        {PAVE_BUILTIN_MEADOW, PAVE_ISOMETRIC, 34, UINT64_C(0xc168c37f8f4cc980)},
        {PAVE_BUILTIN_CAVE, PAVE_ORTHOGONAL, 33, UINT64_C(0x737576431250b763)},
        {PAVE_BUILTIN_CAVE, PAVE_ISOMETRIC, 34, UINT64_C(0x0afe2d122416bbf0)},
        {PAVE_BUILTIN_DUNGEON, PAVE_ORTHOGONAL, 33, UINT64_C(0x8313dfaa2f02074f)},
        {PAVE_BUILTIN_DUNGEON, PAVE_ISOMETRIC, 34, UINT64_C(0x2ff21c94178f9c7f)},
        {PAVE_BUILTIN_MAZE, PAVE_ORTHOGONAL, 33, UINT64_C(0x2a7f8ba22f8ab533)},
        {PAVE_BUILTIN_MAZE, PAVE_ISOMETRIC, 34, UINT64_C(0xe6e7047d5288e680)},
        {PAVE_BUILTIN_COUNTRY, PAVE_ORTHOGONAL, 33, UINT64_C(0xb24e263dec13ea0b)},
        {PAVE_BUILTIN_COUNTRY, PAVE_ISOMETRIC, 34, UINT64_C(0x186d111b6eabeb09)},
        {PAVE_BUILTIN_LAKES, PAVE_ORTHOGONAL, 33, UINT64_C(0xc1316c2123a65b82)},
        {PAVE_BUILTIN_LAKES, PAVE_ISOMETRIC, 34, UINT64_C(0xd1aa3f9aa6d87fdc)},
        {PAVE_BUILTIN_RIVER, PAVE_ORTHOGONAL, 33, UINT64_C(0x457ff66683afc3db)},
        {PAVE_BUILTIN_RIVER, PAVE_ISOMETRIC, 34, UINT64_C(0x421c57634a63ffee)},
        {PAVE_BUILTIN_LAND, PAVE_ORTHOGONAL, 33, UINT64_C(0x5244d1a0a4fb211f)},
        {PAVE_BUILTIN_LAND, PAVE_ISOMETRIC, 34, UINT64_C(0x7096e8302133f9b8)},
        {PAVE_BUILTIN_GARDEN, PAVE_ORTHOGONAL, 33, UINT64_C(0x7d703dedb394fe8d)},
        {PAVE_BUILTIN_GARDEN, PAVE_ISOMETRIC, 34, UINT64_C(0x8036dbb66cde0ea1)},
    };
    int wrong = 0;
    for (size_t k = 0; k < sizeof goldens / sizeof *goldens; k += SPARSE(3)) {
        const struct golden *golden = &goldens[k];
        // Its 768 tiles take long; the golden hashes have every ninth.
        if (golden->builtin == PAVE_BUILTIN_LAND && SPARSE(2) > 1) continue;
        uint64_t hash = hash_of(golden->builtin, golden->projection, golden->size);
        if (hash == golden->hash) continue;
        wrong++;
        print_error("%s, %s, %d: 0x%016" PRIx64 ", not 0x%016" PRIx64 "\n",
                    pave_word(pave_builtin_words, golden->builtin),
                    golden->projection == PAVE_ISOMETRIC ? "isometric" : "orthogonal", golden->size,
                    hash, golden->hash);
    }
    assert_int_equal(wrong, 0);
}

// ---- Herringbone tiles --------------------------------------------------------------------------

/// The colours of a square of an edge set or a corner set, clockwise.
static void colors_of_square(pave_builtin builtin, uint32_t id, int *out)
{
    const uint32_t base = (uint32_t)pave_builtin_color_count(builtin);
    for (int k = 0; k < SIDES; k++, id /= base) out[k] = (int)(id % base) + 1;
}

/// The two squares of a tile have its colours at its rim, and one between them.
static void check_herringbone(pave_builtin builtin, const pave_herringbone_tile *tile)
{
    uint32_t ids[2];
    int first[SIDES], second[SIDES];
    const uint8_t *c = tile->colors;
    pave_builtin_herringbone_squares(builtin, tile, ids);
    assert_true(ids[0] < pave_builtin_tile_count(builtin));
    assert_true(ids[1] < pave_builtin_tile_count(builtin));
    colors_of_square(builtin, ids[0], first);
    colors_of_square(builtin, ids[1], second);
    if (pave_builtin_kind(builtin) == PAVE_WANG_EDGE) { // T, R, B, L
        const int flat[2][SIDES] = {{c[0], first[1], c[4], c[2]}, {c[1], c[3], c[5], first[1]}};
        const int upright[2][SIDES] = {{c[0], c[2], first[2], c[1]}, {first[2], c[4], c[5], c[3]}};
        assert_memory_equal(first, tile->upright ? upright[0] : flat[0], sizeof first);
        assert_memory_equal(second, tile->upright ? upright[1] : flat[1], sizeof second);
    } else { // TR, BR, BL, TL
        const int flat[2][SIDES] = {{c[1], c[4], c[3], c[0]}, {c[2], c[5], c[4], c[1]}};
        const int upright[2][SIDES] = {{c[3], c[4], c[1], c[0]}, {c[4], c[5], c[2], c[1]}};
        assert_memory_equal(first, tile->upright ? upright[0] : flat[0], sizeof first);
        assert_memory_equal(second, tile->upright ? upright[1] : flat[1], sizeof second);
    }
}

TEST(test_herringbone_tiles_are_two_squares)
{
    int32_t width, height;
    int64_t count;
    const pave_herringbone_shape none = pave_builtin_herringbone_shape(PAVE_BUILTIN_GARDEN, 8);
    assert_int_not_equal(pave_herringbone_template_size(&none, &width, &height, &count, NULL),
                         PAVE_OK);
    for (int builtin = 0; builtin < PAVE_BUILTIN_GARDEN; builtin++) {
        const pave_herringbone_shape shape =
            pave_builtin_herringbone_shape((pave_builtin)builtin, 8);
        assert_int_equal(shape.kind, pave_builtin_kind((pave_builtin)builtin));
        assert_ok(pave_herringbone_template_size(&shape, &width, &height, &count, NULL));
        pave_herringbone_tile *tiles = malloc((size_t)count * sizeof *tiles);
        uint8_t *pixels = calloc((size_t)width * (size_t)height, 3);
        assert_non_null(tiles);
        assert_non_null(pixels);
        const pave_herringbone_picture picture = {width, height, 3, pixels, 3 * (ptrdiff_t)width};
        assert_ok(pave_herringbone_template_tiles(&shape, &picture, tiles, count, &count));
        int most = 0;
        for (int64_t i = 0; i < count; i++) {
            check_herringbone((pave_builtin)builtin, &tiles[i]);
            most = tiles[i].variant > most ? tiles[i].variant : most;
        }
        assert_int_equal(most + 1, pave_builtin_variant_count((pave_builtin)builtin));
        free(tiles);
        free(pixels);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
