// Worlds of herringbone tiles: against a second implementation written from docs/determinism.md,
// legal everywhere, the same by any fill; their definitions and failures.
#include "../calls.h"
#include "../test.h"
#include "herringbone_open.h"
#include "src/world/herringbone/herringbone_model.h"

#include <math.h>

static int32_t mod_down(int64_t a, int32_t b) { return (int32_t)(((a % b) + b) % b); }

// ---- A second implementation --------------------------------------------------------------------

/// The type of the colour of a feature, from the picture in herringbone.h: s 0 corners, 1 upper
/// edges, 2 left edges.
static int naive_type(pave_wang_kind kind, int s, int32_t x, int32_t y)
{
    const int phase = mod_down((int64_t)x - y, 4);
    static const int upper[] = {2, 3, -1, 0}, left[] = {1, -1, 4, 5};
    if (kind == PAVE_WANG_CORNER) return (phase + 1) % 4;
    return s == 1 ? upper[phase] : left[phase];
}

/// A colour of equal weights, from 1: the full word says which share it falls in.
static int naive_color(const pave_herringbone_def *def, int s, int32_t x, int32_t y)
{
    enum { HERRINGBONE = 0x14 };
    const int type = naive_type(def->shape.kind, s, x, y), count = def->shape.colors[type];
    const int32_t column = mod_down(x, 16);
    const pave_random_words words =
        pave_random_at(def->seed, HERRINGBONE, (x - column) / 16, y, (uint32_t)s, 0);
    const uint32_t byte = words.word[column / 4] >> (8 * (column % 4)) & 255;
    const uint32_t word =
        byte << 24 | pave_random_at(def->seed, HERRINGBONE, x, y, (uint32_t)s, 1).word[0] >> 8;
    uint64_t sum = 0;
    for (int color = 1;; color++) {
        const uint64_t all = UINT64_C(1) << 32, rest = all % (uint64_t)count;
        sum += all / (uint64_t)count + ((uint64_t)color <= rest);
        if (word < sum) return color;
    }
}

/// The feature at place k of a tile: what it is of (s as above), and how far right and down of the
/// tile's upper left it lies.
static void naive_feature(pave_wang_kind kind, bool upright, int k, int *out)
{
    static const int flat_edges[6][3] = {{1, 0, 0}, {1, 1, 0}, {2, 0, 0},
                                         {2, 2, 0}, {1, 0, 1}, {1, 1, 1}},
                     upright_edges[6][3] = {{1, 0, 0}, {2, 0, 0}, {2, 1, 0},
                                            {2, 0, 1}, {2, 1, 1}, {1, 0, 2}};
    const int corner[3] = {0, upright ? k / 3 : k % 3, upright ? k % 3 : k / 3};
    const int *edge = upright ? upright_edges[k] : flat_edges[k];
    memcpy(out, kind == PAVE_WANG_CORNER ? corner : edge, sizeof corner);
}

static void naive_colors(const pave_herringbone_def *def, bool upright, int32_t x, int32_t y,
                         int *out)
{
    for (int k = 0; k < 6; k++) {
        int feature[3];
        naive_feature(def->shape.kind, upright, k, feature);
        out[k] = naive_color(def, feature[0], x + feature[1], y + feature[2]);
    }
}

/// The tile at a spot, where all weights are equal: of n tiles that fit the one of the word.
static int64_t naive_tile(const pave_herringbone_def *def, bool upright, int32_t x, int32_t y)
{
    int colors[6];
    int64_t fit[64], count = 0;
    naive_colors(def, upright, x, y, colors);
    for (int64_t i = 0; i < def->tile_count; i++) {
        bool fits = def->tiles[i].upright == upright;
        for (int k = 0; k < 6; k++) fits = fits && def->tiles[i].colors[k] == colors[k];
        if (fits) fit[count++] = i;
    }
    assert_true(count > 0);
    if (count == 1) return fit[0];
    const int32_t column = mod_down(x, 4);
    const uint32_t word = pave_random_at(def->seed, 0x14, (x - column) / 4, y, 3, 0).word[column];
    uint64_t shares[64];
    pave_alias columns[64];
    for (int64_t i = 0; i < count; i++) shares[i] = 1;
    assert_ok(pave_shares(shares, count, NULL, shares));
    assert_ok(pave_alias_build(shares, count, NULL, columns));
    return fit[pave_alias_pick(columns, count, word)];
}

/// The square x,y: which tile covers it, found by trying.
static pave_herringbone_spot naive_at(const pave_herringbone_def *def, int32_t x, int32_t y)
{
    pave_herringbone_spot spot = {.x = x, .y = y};
    switch (mod_down((int64_t)x - y, 4)) {
    case 1: spot.x--; break;
    case 2: spot.y--, spot.upright = true; break;
    case 3: spot.upright = true; break;
    default: break;
    }
    spot.tile = (uint32_t)naive_tile(def, spot.upright, spot.x, spot.y);
    return spot;
}

static const int32_t far_places[][2] = {
    {0, 0},          {-31, 17},          {1 << 29, 1 << 29}, {-(1 << 29), -(1 << 29)},
    {-(1 << 29), 5}, {123456789, -98765}};

TEST(test_places_have_the_types_of_what_lies_there)
{
    for (int k = 0; k < 2 * 2 * PAVE_HERRINGBONE_PLACES; k++) {
        const pave_wang_kind kind = k & 1 ? PAVE_WANG_CORNER : PAVE_WANG_EDGE;
        const bool upright = k & 2;
        const int x = upright ? 3 : 0, place = k / 4; // where a tile of that kind begins
        int feature[3];
        naive_feature(kind, upright, place, feature);
        assert_int_equal(pave_herringbone_spot_of(x, 0).upright, upright);
        assert_int_equal(pave_herringbone_type(kind, upright, place),
                         naive_type(kind, feature[0], x + feature[1], feature[2]));
    }
}

TEST(test_each_square_is_as_the_page_says)
{
    for (int i = 0; i < HERRINGBONE_SHAPES; i++) {
        herringbone_template made = template_of(&herringbone_shapes[i], 3);
        const pave_herringbone_def def = herringbone_def_of(&made, 7 + UINT64_C(9000000000));
        pave_herringbone *world = world_of(&def);
        for (size_t place = 0; place < sizeof far_places / sizeof *far_places; place++)
            for (int32_t k = 0; k < 400; k++) {
                const int64_t most = PAVE_COORDINATE_MAX;
                int64_t x = far_places[place][0] - 10 + k % 20,
                        y = far_places[place][1] - 10 + k / 20;
                x = x > most ? most : x < -most ? -most : x;
                y = y > most ? most : y < -most ? -most : y;
                const pave_herringbone_spot spot =
                    pave_herringbone_at(world, (int32_t)x, (int32_t)y);
                const pave_herringbone_spot naive = naive_at(&def, (int32_t)x, (int32_t)y);
                assert_int_equal(spot.x, naive.x);
                assert_int_equal(spot.y, naive.y);
                assert_int_equal(spot.upright, naive.upright);
                assert_int_equal(spot.tile, naive.tile);
                uint8_t colors[6];
                pave_herringbone_colors_at(world, (int32_t)x, (int32_t)y, colors);
                assert_memory_equal(colors, def.tiles[spot.tile].colors, 6);
            }
        pave_herringbone_destroy(world);
        herringbone_template_release(&made);
    }
}

// ---- Legal maps ---------------------------------------------------------------------------------

enum { LEGAL_SIDE = 300, LEGAL_STRIDE = LEGAL_SIDE + 8 };

/// Lays the spots of a large area out: each square is covered once, and where tiles meet, their
/// colours agree.
static void check_legal(const pave_herringbone_def *def, const pave_herringbone *world)
{
    static uint8_t corner[LEGAL_STRIDE][LEGAL_STRIDE], upper[LEGAL_STRIDE][LEGAL_STRIDE],
        left[LEGAL_STRIDE][LEGAL_STRIDE], covered[LEGAL_STRIDE][LEGAL_STRIDE];
    const pave_rect rect = {-100, -77, LEGAL_SIDE, LEGAL_SIDE};
    memset(corner, 0, sizeof corner);
    memset(upper, 0, sizeof upper);
    memset(left, 0, sizeof left);
    memset(covered, 0, sizeof covered);
    for (int64_t i = 0; i < pave_rect_count(rect); i++) {
        const pave_cell cell = pave_rect_cell(rect, i);
        const pave_herringbone_spot spot = pave_herringbone_at(world, cell.q, cell.r);
        if ((spot.x != cell.q && spot.x >= rect.q) || (spot.y != cell.r && spot.y >= rect.r))
            continue; // its other square comes before
        const bool upright = spot.upright;
        const uint8_t *colors = def->tiles[spot.tile].colors;
        const int x = spot.x - rect.q + 2, y = spot.y - rect.r + 2;
        uint8_t *corners[] = {&corner[y][x],
                              upright ? &corner[y + 1][x] : &corner[y][x + 1],
                              upright ? &corner[y + 2][x] : &corner[y][x + 2],
                              upright ? &corner[y][x + 1] : &corner[y + 1][x],
                              &corner[y + 1][x + 1],
                              upright ? &corner[y + 2][x + 1] : &corner[y + 1][x + 2]};
        uint8_t *flat[] = {&upper[y][x],    &upper[y][x + 1], &left[y][x],
                           &left[y][x + 2], &upper[y + 1][x], &upper[y + 1][x + 1]},
                *standing[] = {&upper[y][x],    &left[y][x],         &left[y][x + 1],
                               &left[y + 1][x], &left[y + 1][x + 1], &upper[y + 2][x]};
        uint8_t **at = def->shape.kind == PAVE_WANG_CORNER ? corners : upright ? standing : flat;
        for (int k = 0; k < 6; k++) {
            assert_true(*at[k] == 0 || *at[k] == colors[k]);
            *at[k] = colors[k];
        }
        covered[y][x]++;
        covered[y + upright][x + !upright]++;
    }
    for (int y = 2; y < LEGAL_SIDE + 2; y++)
        for (int x = 2; x < LEGAL_SIDE + 2; x++) assert_int_equal(covered[y][x], 1);
}

TEST(test_no_two_tiles_differ_where_they_meet)
{
    for (int i = 0; i < HERRINGBONE_SHAPES; i++) {
        herringbone_template made = template_of(&herringbone_shapes[i], 3);
        const pave_herringbone_def def = herringbone_def_of(&made, (uint64_t)i);
        pave_herringbone *world = world_of(&def);
        check_legal(&def, world);
        pave_herringbone_destroy(world);
        herringbone_template_release(&made);
    }
}

// ---- Fills --------------------------------------------------------------------------------------

/// The pixels of a rectangle one by one.
static void naive_fill(const pave_herringbone_def *def, const pave_herringbone *world,
                       pave_rect rect, uint8_t *out)
{
    const int32_t side = def->shape.side, channels = def->channels ? def->channels : 3;
    for (int64_t i = 0; i < pave_rect_count(rect); i++) {
        const pave_cell pixel = pave_rect_cell(rect, i);
        const pave_herringbone_spot spot =
            pave_herringbone_at(world, (int32_t)pave_floor_divide(pixel.q, side),
                                (int32_t)pave_floor_divide(pixel.r, side));
        const int64_t x = pixel.q - (int64_t)spot.x * side, y = pixel.r - (int64_t)spot.y * side;
        memcpy(out + i * channels,
               def->tiles[spot.tile].pixels + (ptrdiff_t)y * def->stride + x * channels,
               (size_t)channels);
    }
}

static void check_fill(const pave_herringbone_def *def, const pave_herringbone *world,
                       pave_rect rect)
{
    enum { ROOM = 64 };
    const size_t channels = def->channels ? (size_t)def->channels : 3,
                 row = (size_t)rect.width * channels, bytes = row * (size_t)rect.height;
    uint8_t *naive = malloc(bytes + 1), *filled = malloc(bytes + 2 * ROOM),
            *turned = malloc(bytes + 1);
    assert_non_null(naive);
    assert_non_null(filled);
    assert_non_null(turned);
    naive_fill(def, world, rect, naive);
    memset(filled, 0x77, bytes + 2 * ROOM);
    assert_ok(pave_herringbone_fill(world, rect, NULL, filled + ROOM, (ptrdiff_t)row));
    assert_memory_equal(filled + ROOM, naive, bytes);
    for (int i = 0; i < ROOM; i++) { // nothing beside it is written
        assert_int_equal(filled[i], 0x77);
        assert_int_equal(filled[ROOM + bytes + (size_t)i], 0x77);
    }
    assert_ok(pave_herringbone_fill(world, rect, NULL, turned + (size_t)(rect.height - 1) * row,
                                    -(ptrdiff_t)row));
    for (size_t y = 0; y < (size_t)rect.height; y++)
        assert_memory_equal(turned + ((size_t)rect.height - 1 - y) * row, naive + y * row, row);
    free(naive);
    free(filled);
    free(turned);
}

TEST(test_fills_are_the_pixels_of_tiles)
{
    for (int i = 0; i < HERRINGBONE_SHAPES; i++)
        for (int channels = 3; channels <= 4; channels++) {
            herringbone_template made = template_of(&herringbone_shapes[i], channels);
            pave_herringbone_def def = herringbone_def_of(&made, 77);
            def.channels = channels == 3 ? 0 : 4;
            pave_herringbone *world = world_of(&def);
            check_fill(&def, world, pave_rect_of(-37, -61, 91, 83));
            check_fill(&def, world, pave_rect_of(0, 0, 1, 1));
            check_fill(&def, world, pave_rect_of(5, 3, 2, 400));
            check_fill(&def, world, pave_rect_of(-3, -4, 4000, 3));
            const int32_t most = PAVE_COORDINATE_MAX;
            check_fill(&def, world, pave_rect_of(most - 29, -most, 30, 30));
            check_fill(&def, world, pave_rect_of(-most, most - 39, 30, 40));
            pave_herringbone_destroy(world);
            herringbone_template_release(&made);
        }
}

/// Pixels of one and two bytes: the first bytes of those of a template.
TEST(test_pixels_of_few_bytes)
{
    for (int channels = 1; channels <= 2; channels++) {
        enum { SIDE = 6, TILES = 2 };
        uint8_t pixels[TILES][2 * SIDE * SIDE * 2];
        for (size_t i = 0; i < sizeof pixels; i++)
            (&pixels[0][0])[i] = (uint8_t)pave_random_at(0, 0x9000, (int32_t)i, 0, 0, 0).word[0];
        // An upright tile has half as long rows; its own stride would be half as large, so it is
        // laid out in the rows of the flat one.
        const pave_herringbone_tile tiles[] = {{false, {1, 1, 1, 1, 1, 1}, pixels[0], 0},
                                               {true, {1, 1, 1, 1, 1, 1}, pixels[0] + channels, 0}};
        pave_herringbone_def def = {.shape = {PAVE_WANG_EDGE, SIDE, {1, 1, 1, 1, 1, 1}, 0, 0},
                                    .channels = channels,
                                    .tile_count = TILES,
                                    .tiles = tiles,
                                    .stride = 2 * SIDE};
        pave_herringbone *world = world_of(&def);
        check_fill(&def, world, pave_rect_of(-20, -20, 50, 50));
        pave_herringbone_destroy(world);
    }
}

TEST(test_batches)
{
    enum { WIDE = 3000, HIGH = 2500 };
    herringbone_template made = template_of(&herringbone_shapes[5], 3);
    const pave_herringbone_def def = herringbone_def_of(&made, 5);
    pave_herringbone *world = world_of(&def);
    const pave_rect rect = {-1234, 777, WIDE, HIGH};
    uint8_t *plain = malloc(3 * WIDE * HIGH), *other = malloc(3 * WIDE * HIGH);
    assert_non_null(plain);
    assert_non_null(other);
    told seen = {.stop_at = INT64_MAX};
    pave_batch batch = {.runner = {run_backwards, NULL}, .progress = {tell, &seen}};
    assert_ok(pave_herringbone_fill(world, rect, NULL, plain, 3 * WIDE));
    assert_ok(pave_herringbone_fill(world, rect, &batch, other, 3 * WIDE));
    assert_memory_equal(plain, other, 3 * WIDE * HIGH);
    assert_int_equal(seen.done, (int64_t)WIDE * HIGH);
    batch.runner.run = NULL;
    // What it said was done is done, and nothing else is touched.
    seen = (told){.stop_at = 1};
    memset(other, 0x11, 3 * WIDE * HIGH);
    assert_int_equal(pave_herringbone_fill(world, rect, &batch, other, 3 * WIDE), PAVE_STOPPED);
    assert_true(seen.done > 0 && seen.done < (int64_t)WIDE * HIGH && seen.done % WIDE == 0);
    assert_memory_equal(plain, other, 3 * (size_t)seen.done);
    for (size_t i = 3 * (size_t)seen.done; i < 3 * WIDE * HIGH; i++)
        assert_int_equal(other[i], 0x11);
    // Any split gives the same pixels.
    memset(other, 0, 3 * WIDE * HIGH);
    for (int32_t y = 0; y < HIGH; y += 317)
        for (int32_t x = 0; x < WIDE; x += 211) {
            const pave_rect part =
                pave_rect_intersection(rect, pave_rect_of(rect.q + x, rect.r + y, 211, 317));
            assert_ok(pave_herringbone_fill(world, part, NULL,
                                            other + 3 * ((size_t)y * WIDE + (size_t)x), 3 * WIDE));
        }
    assert_memory_equal(plain, other, 3 * WIDE * HIGH);
    assert_int_equal(pave_herringbone_fill(world, pave_rect_of(1 << 29, 0, 2, 2), NULL, other, 6),
                     PAVE_RANGE);
    assert_ok(pave_herringbone_fill(world, pave_rect_of(0, 0, 0, 2), NULL, NULL, 0));
    free(plain);
    free(other);
    pave_herringbone_destroy(world);
    herringbone_template_release(&made);
}

// ---- Weights ------------------------------------------------------------------------------------

/// Shares of colours and of tiles, within five deviations.
TEST(test_weights_are_shares)
{
    enum { SIDE = 400 };
    static const double few[] = {3, 1}, tile_weights[] = {1, 3, 4};
    const pave_herringbone_shape shape = {PAVE_WANG_CORNER, 2, {2, 1, 1, 1}, 3, 1};
    herringbone_template made = template_of(&shape, 3);
    pave_herringbone_def def = herringbone_def_of(&made, 99);
    double *weights = malloc((size_t)made.count * sizeof *weights);
    assert_non_null(weights);
    int of_combination[2][4] = {{0}};
    for (int64_t i = 0; i < made.count; i++) { // variants of a combination, in turn
        int *seen = &of_combination[made.tiles[i].upright]
                                   [made.tiles[i].colors[made.tiles[i].upright ? 0 : 3] * 2 - 2 +
                                    (made.tiles[i].upright ? made.tiles[i].colors[4] - 1 : 0)];
        weights[i] = tile_weights[(*seen)++];
    }
    def.weights = weights;
    def.color_weights[0] = few;
    pave_herringbone *world = world_of(&def);
    int64_t firsts = 0, flats = 0, variants[3] = {0};
    for (int32_t y = 0; y < SIDE; y++)
        for (int32_t x = y % 4; x < SIDE; x += 4) {
            const pave_herringbone_spot spot = pave_herringbone_at(world, x, y);
            firsts += made.tiles[spot.tile].colors[3] == 1;
            flats++;
            for (int v = 0; v < 3; v++) variants[v] += weights[spot.tile] == tile_weights[v];
        }
    const double n = (double)flats, slack = 5 * sqrt(n / 4);
    assert_true(fabs((double)firsts - 0.75 * n) < slack);
    for (int v = 0; v < 3; v++)
        assert_true(fabs((double)variants[v] - tile_weights[v] / 8 * n) < slack);
    pave_herringbone_destroy(world);
    free(weights);
    herringbone_template_release(&made);
}

// ---- Failures -----------------------------------------------------------------------------------

static void refuse(const pave_herringbone_def *def, pave_result result, const char *words)
{
    pave_herringbone *world = (pave_herringbone *)(uintptr_t)def;
    pave_error error = {0};
    assert_int_equal(pave_herringbone_create(def, NULL, &world, &error), result);
    assert_null(world);
    assert_int_equal(error.result, result);
    assert_true(error.line == 0 && error.column == 0);
    if (!strstr(error.message, words)) fail_msg("%s: %s", words, error.message);
}

TEST(test_wrong_definitions_are_refused)
{
    herringbone_template made = template_of(&herringbone_shapes[4], 3);
    const pave_herringbone_def right = herringbone_def_of(&made, 0);
    pave_herringbone_def def = right;
    def.shape.kind = PAVE_WANG_MIXED;
    refuse(&def, PAVE_RANGE, "kind 2");
    def = right, def.shape.side = 0;
    refuse(&def, PAVE_RANGE, "short side of 0");
    def = right, def.shape.side = 256;
    refuse(&def, PAVE_RANGE, "short side of 256");
    def = right, def.shape.colors[3] = 33;
    refuse(&def, PAVE_RANGE, "33 colours of type 3");
    def = right, def.shape.vary_y = -1;
    refuse(&def, PAVE_RANGE, "variants");
    def.shape.vary_y = 65;
    refuse(&def, PAVE_RANGE, "variants");
    def = right, def.shape.vary_x = 65;
    refuse(&def, PAVE_RANGE, "variants");
    def.shape.vary_x = -1;
    refuse(&def, PAVE_RANGE, "variants");
    def = right, def.channels = 5;
    refuse(&def, PAVE_RANGE, "5 bytes");
    def = right, def.tile_count = 0;
    refuse(&def, PAVE_RANGE, "0 tiles");
    def = right, def.shape.colors[0] = 1;
    refuse(&def, PAVE_RANGE, "whose type has 1");
    def = right, def.tile_count--;
    refuse(&def, PAVE_INCOMPLETE, "no upright tile has the colours 2,2,2,2,2,2");
    def = right, def.tiles++, def.tile_count--;
    refuse(&def, PAVE_INCOMPLETE, "no flat tile has the colours 1,1,1,1,1,1");
    def = right, def.shape.colors[2] = 32;
    refuse(&def, PAVE_INCOMPLETE, "no flat tile has the colours 1,1,1,1,1,3");
    double *weights = calloc((size_t)made.count, sizeof *weights);
    assert_non_null(weights);
    def = right, def.weights = weights;
    refuse(&def, PAVE_RANGE, "weights of tiles");
    for (int64_t i = 0; i < made.count; i++) weights[i] = i != 37;
    refuse(&def, PAVE_INCOMPLETE, "no flat tile");
    for (int64_t i = 0; i < made.count; i++) weights[i] = i > 0;
    def.shape.colors[2] = 32; // more combinations than tiles
    refuse(&def, PAVE_INCOMPLETE, "no flat tile has the colours 1,1,1,1,1,1");
    def.shape.colors[2] = 2;
    weights[37] = NAN;
    refuse(&def, PAVE_RANGE, "weights of tiles");
    static const double none[] = {0, 0};
    def = right, def.color_weights[3] = none;
    refuse(&def, PAVE_RANGE, "weights of colours");
    pave_herringbone_destroy(NULL);
    free(weights);
    herringbone_template_release(&made);
}

int main(void) { return run_all_tests(NULL, NULL); }
