/// tests/formats/test_tiled_verify.c: pave_tiled_map_verify against a plain twin that turns
/// pictures of the tiles, on random maps with flips and holes; and on worlds, which must be right
/// everywhere until a tile is changed.
#include <pave/formats/tiled.h>
#include <pave/world.h>

#include "../sparse.h"
#include "../test.h"

enum { SIDE_MAX = 12, TILES = 20 };

/// The test's own source of numbers. Based on: S. Vigna, "splitmix64", 2015.
static uint64_t next_number(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

// ---- The twin -----------------------------------------------------------------------------------
// A tile is a picture of 3 x 3 pixels: corners in the corners, edges between them.

typedef struct picture {
    bool empty, foreign;
    int pixels[3][3]; ///< row, column; -1 what the kind does not use
} picture;

static const int place_rows[8] = {0, 0, 1, 2, 2, 2, 1, 0},
                 place_columns[8] = {1, 2, 2, 2, 1, 0, 0, 0};

static picture picture_of(const pave_tiled_map *map, const pave_tiled_wangset *wangset,
                          uint32_t gid)
{
    uint32_t number = gid & PAVE_TILED_GID_MASK;
    picture p = {.empty = number == 0, .foreign = true};
    for (uint32_t i = 0; i < wangset->tile_count; i++) {
        if (!p.empty && wangset->tiles[i].id == number - map->first_gids[1]) {
            p.foreign = false;
            for (int place = 0; place < 8; place++) {
                p.pixels[place_rows[place]][place_columns[place]] = wangset->tiles[i].colors[place];
            }
        }
    }
    picture t = p; // transposed, then mirrored, as Tiled draws it
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++) {
            t.pixels[y][x] =
                (gid & PAVE_TILED_FLIP_DIAGONAL) != 0 ? p.pixels[x][y] : p.pixels[y][x];
        }
    }
    p = t;
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++) {
            t.pixels[y][x] = p.pixels[(gid & PAVE_TILED_FLIP_VERTICAL) != 0 ? 2 - y : y]
                                     [(gid & PAVE_TILED_FLIP_HORIZONTAL) != 0 ? 2 - x : x];
        }
    }
    return t;
}

// Whether two tiles, the other one of which stands there, differ in the pixels that touch.
static bool differ(const picture *a, const picture *b, int columns, int rows, bool sides,
                   bool corners)
{
    bool found = false;
    for (int y = 0; y < 3; y++) {
        for (int x = 0; x < 3; x++) {
            int bx = x - 2 * columns, by = y - 2 * rows;
            bool corner = x != 1 && y != 1, touches = bx >= 0 && bx < 3 && by >= 0 && by < 3;
            found = found ||
                    (touches && (corner ? corners : sides) && a->pixels[y][x] != b->pixels[by][bx]);
        }
    }
    return found && !a->empty && !b->empty;
}

/// Where a grid of cells lies on a map.
typedef struct lie {
    int32_t left, top;
    bool staggered;
    pave_tiled_stagger stagger;
} lie;

/// A grid of gids.
typedef struct gid_grid {
    int width, height;
    uint32_t gids[SIDE_MAX * SIDE_MAX];
} gid_grid;

/// The map's cell of column x, row y of the grid. A diamond of a staggered map stands half a cell
/// right and half a cell down of its upper left neighbour.
static void place_on_map(const lie *where, int x, int y, int32_t *out_x, int32_t *out_y)
{
    *out_x = where->left + x;
    *out_y = where->top + y;
    if (!where->staggered) return;
    const int even = where->stagger.even;
    const int right = x - y, down = x + y; // halves of a cell, from that of (0, 0)
    for (int my = -2 * SIDE_MAX; my <= 2 * SIDE_MAX; my++) {
        for (int mx = -2 * SIDE_MAX; mx <= 2 * SIDE_MAX; mx++) {
            int shifted = ((where->stagger.columns ? mx : my) & 1) ^ even;
            int px = where->stagger.columns ? mx : 2 * mx + shifted - even,
                py = where->stagger.columns ? 2 * my + shifted - even : my;
            if (px != right || py != down) continue;
            *out_x = where->left + mx; // left and top are even
            *out_y = where->top + my;
            return;
        }
    }
    fail();
}

static pave_tiled_verdict twin(const pave_tiled_map *map, const gid_grid *grid, const lie *where,
                               const pave_tiled_wangset *wangset)
{
    static picture cells[SIDE_MAX][SIDE_MAX];
    int width = grid->width, height = grid->height;
    bool sides = wangset->kind != PAVE_WANG_CORNER, corners = wangset->kind != PAVE_WANG_EDGE;
    pave_tiled_verdict v = {0};
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            cells[y][x] = picture_of(map, wangset, grid->gids[y * width + x]);
            v.empty += cells[y][x].empty;
            v.foreign += !cells[y][x].empty && cells[y][x].foreign;
        }
    }
    for (int y = 0; y < height && sides; y++) {
        for (int x = 0; x < width; x++) {
            const picture *a = &cells[y][x];
            if (x + 1 < width && !a->empty && !cells[y][x + 1].empty &&
                !(a->foreign && cells[y][x + 1].foreign)) {
                v.checked_sides++;
                v.sides += a->pixels[1][2] != cells[y][x + 1].pixels[1][0];
            }
            if (y + 1 < height && !a->empty && !cells[y + 1][x].empty &&
                !(a->foreign && cells[y + 1][x].foreign)) {
                v.checked_sides++;
                v.sides += a->pixels[2][1] != cells[y + 1][x].pixels[0][1];
            }
        }
    }
    for (int y = 0; y <= height && corners; y++) {
        for (int x = 0; x <= width; x++) {
            int seen[4], count = 0;
            bool foreign = true;
            for (int i = 0; i < 4; i++) {
                int cx = x - 1 + i % 2, cy = y - 1 + i / 2;
                if (cx >= 0 && cx < width && cy >= 0 && cy < height && !cells[cy][cx].empty) {
                    seen[count++] = cells[cy][cx].pixels[i / 2 == 0 ? 2 : 0][i % 2 == 0 ? 2 : 0];
                    foreign = foreign && cells[cy][cx].foreign;
                }
            }
            bool differ = false;
            for (int i = 1; i < count; i++) {
                differ = differ || seen[i] != seen[0];
            }
            v.checked_corners += count >= 2 && !foreign;
            v.corners += differ;
        }
    }
    v.mismatches = v.sides + v.corners;
    for (int i = 0; i < width * height * 9; i++) { // each cell, and each around it
        int x = i / 9 % width, y = i / 9 / width, columns = i % 3 - 1, rows = i / 3 % 3 - 1;
        int bx = x + columns, by = y + rows;
        int32_t mx, my, earlier_x, earlier_y;
        if ((columns == 0 && rows == 0) || bx < 0 || bx >= width || by < 0 || by >= height ||
            !differ(&cells[y][x], &cells[by][bx], columns, rows, sides, corners))
            continue;
        place_on_map(where, x, y, &mx, &my);
        place_on_map(where, bx, by, &earlier_x, &earlier_y);
        if (earlier_y > my || (earlier_y == my && earlier_x > mx)) continue;
        if (v.found && (my > v.first_y || (my == v.first_y && mx >= v.first_x))) continue;
        v.found = true;
        v.first_x = mx;
        v.first_y = my;
    }
    return v;
}

// ---- Random maps --------------------------------------------------------------------------------

static void make_wangset(uint64_t *seed, pave_tiled_wangset *wangset)
{
    for (uint32_t id = 0; id < TILES; id++) {
        if (next_number(seed) % 8 == 0) continue;
        pave_tiled_wangtile *tile = &wangset->tiles[wangset->tile_count++];
        tile->id = id;
        for (int place = 0; place < 8; place++) {
            // unused places differ on purpose; mostly 1, so that much matches
            bool used = wangset->kind == PAVE_WANG_MIXED ||
                        (place % 2 == 0) == (wangset->kind == PAVE_WANG_EDGE);
            tile->colors[place] =
                (uint8_t)(used ? 1 + (next_number(seed) % 5 == 0) : next_number(seed) % 3);
        }
    }
}

static gid_grid make_grid(uint64_t *seed, bool known)
{
    gid_grid grid = {.width = 1 + (int)(next_number(seed) % SIDE_MAX),
                     .height = 1 + (int)(next_number(seed) % SIDE_MAX)};
    for (int i = 0; i < grid.width * grid.height; i++) {
        uint32_t number =
            next_number(seed) % 6 == 0 ? 0 : 1 + (uint32_t)(next_number(seed) % (TILES + 10));
        number = known && number != 0 ? 5 + number % TILES : number;
        grid.gids[i] = number | (uint32_t)(next_number(seed) % 16) << 28;
    }
    return grid;
}

/// The room of a layer that is cut from a grid.
typedef struct cut_layer {
    pave_tiled_layer layer;
    pave_tiled_chunk chunks[SIDE_MAX * SIDE_MAX];
    uint32_t gids[SIDE_MAX * SIDE_MAX];
} cut_layer;

static int compare_chunks(const void *a, const void *b)
{
    const pave_tiled_chunk *left = a, *right = b;
    if (left->y != right->y) return left->y < right->y ? -1 : 1;
    return left->x < right->x ? -1 : left->x > right->x;
}

/// Cuts a grid into chunks at some rows and columns; chunks of staggered maps are single cells.
/// Returns how many empty cells are in no chunk.
static int64_t cut(uint64_t *seed, const gid_grid *grid, const lie *where, uint32_t every,
                   cut_layer *out)
{
    int64_t left_out = 0;
    size_t used = 0;
    *out = (cut_layer){.layer = {.chunks = out->chunks}};
    const uint64_t start = *seed;
    for (int y = 0, y_end; y < grid->height; y = y_end) {
        for (y_end = y + 1; y_end < grid->height && next_number(seed) % every != 0; y_end++)
            ;
        uint64_t columns = start; // each band is cut at the same columns or not
        for (int x = 0, x_end; x < grid->width; x = x_end) {
            for (x_end = x + 1; x_end < grid->width && next_number(&columns) % every != 0; x_end++)
                ;
            pave_tiled_chunk chunk = {
                .width = x_end - x, .height = y_end - y, .gids = out->gids + used};
            bool empty = true;
            for (int cy = y; cy < y_end; cy++) {
                for (int cx = x; cx < x_end; cx++) {
                    const uint32_t gid = grid->gids[cy * grid->width + cx];
                    out->gids[used++] = gid;
                    empty = empty && (gid & PAVE_TILED_GID_MASK) == 0;
                }
            }
            if (empty && where->left != -5) {
                left_out += (int64_t)chunk.width * chunk.height;
                continue;
            }
            place_on_map(where, x, y, &chunk.x, &chunk.y);
            out->chunks[out->layer.chunk_count++] = chunk;
        }
    }
    qsort(out->chunks, out->layer.chunk_count, sizeof *out->chunks, compare_chunks);
    return left_out;
}

static void check_verdict(const pave_tiled_verdict *verdict, const pave_tiled_verdict *wanted)
{
    assert_int_equal(verdict->mismatches, wanted->mismatches);
    assert_int_equal(verdict->sides, wanted->sides);
    assert_int_equal(verdict->corners, wanted->corners);
    assert_int_equal(verdict->checked_sides, wanted->checked_sides);
    assert_int_equal(verdict->checked_corners, wanted->checked_corners);
    assert_int_equal(verdict->empty, wanted->empty);
    assert_int_equal(verdict->foreign, wanted->foreign);
    assert_true(verdict->found == (wanted->mismatches > 0));
    assert_true(wanted->found == (wanted->mismatches > 0));
    if (verdict->found) {
        assert_int_equal(verdict->first_x, wanted->first_x);
        assert_int_equal(verdict->first_y, wanted->first_y);
    }
}

/// The cells around one of a staggered map are, in the world, those that it touches in the picture.
TEST(test_stagger_cells)
{
    for (int kind = 0; kind < 4; kind++) {
        const lie where = {.staggered = true,
                           .stagger = {.columns = kind / 2 == 1, .even = kind % 2 == 1}};
        for (int32_t y = 0; y < SIDE_MAX; y++) {
            for (int32_t x = 0; x < SIDE_MAX; x++) {
                int32_t mx, my;
                place_on_map(&where, x, y, &mx, &my);
                const pave_cell cell = pave_tiled_stagger_cell(where.stagger, mx, my);
                assert_true(cell.q == x && cell.r == y);
            }
        }
    }
}

/// The places of a grid: one rectangle; chunks, also at both ends of the world; diamonds.
static const lie lies[] = {
    {-5, 3, false, {0}},
    {-9, -4, false, {0}},
    {PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 30, false, {0}},
    {-PAVE_COORDINATE_MAX, -PAVE_COORDINATE_MAX, false, {0}},
    {0, 0, true, {.columns = false, .even = false}},
    {-40, 6, true, {.columns = false, .even = true}},
    {PAVE_COORDINATE_MAX, 8, true, {.columns = true, .even = false}},
    {-8, -PAVE_COORDINATE_MAX, true, {.columns = true, .even = true}},
};
enum { LIES = sizeof lies / sizeof *lies };

TEST(test_random_maps)
{
    uint64_t seed = 7;
    int64_t found = 0, chunks = 0;
    for (int round = 0; round < 4000 / SPARSE(3); round++) {
        static cut_layer layer;
        pave_tiled_wangtile wangtiles[TILES];
        uint32_t first_gids[3] = {1, 5, 5 + TILES + 3};
        const lie *where = &lies[round % LIES];
        pave_tiled_wangset wangset = {
            .kind = (pave_wang_kind)(round / LIES % 3), .color_count = 2, .tiles = wangtiles};
        pave_tiled_tileset before = {.tile_count = 4},
                           tileset = {.tile_count = TILES + 3,
                                      .wangset_count = 1,
                                      .wangsets = &wangset},
                           after = {.tile_count = 4};
        pave_tiled_tileset *tilesets[3] = {&before, &tileset, &after};
        make_wangset(&seed, &wangset);
        const gid_grid grid = make_grid(&seed, round / LIES / 3 % 2 == 0);
        const int64_t left_out = cut(&seed, &grid, where,
                                     where->staggered    ? 1
                                     : where->left == -5 ? 1 << 30
                                                         : 4,
                                     &layer);
        pave_tiled_map map = {.orientation = where->staggered ? PAVE_TILED_STAGGERED
                                                              : (pave_tiled_orientation)(round % 2),
                              .stagger = where->stagger,
                              .tileset_count = 3,
                              .first_gids = first_gids,
                              .tilesets = tilesets};
        pave_tiled_verdict verdict, wanted = twin(&map, &grid, where, &wangset);
        wanted.empty -= left_out;
        assert_ok(pave_tiled_map_verify(&map, &layer.layer, &wangset, &verdict, NULL));
        check_verdict(&verdict, &wanted);
        found += verdict.found;
        chunks += layer.layer.chunk_count;
    }
    assert_true(found > 1500 / SPARSE(3) && found < 4000 / SPARSE(3) && chunks > 30000 / SPARSE(3));
}

// ---- Worlds -------------------------------------------------------------------------------------

// A world of a built-in set is right everywhere; with one tile changed it is wrong there and
// nowhere else.
static void check_world(pave_builtin builtin)
{
    enum { SIDE = 300, X = 120, Y = 77 };
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_tiled_tileset *tileset = NULL;
    pave_tiled_verdict verdict;
    uint32_t first_gid = 1;
    uint32_t *tiles = malloc(SIDE * SIDE * sizeof *tiles);
    assert_non_null(tiles);
    assert_ok(pave_builtin_create(builtin, NULL, &set, NULL));
    assert_ok(pave_world_create(&(pave_world_def){.set = set, .seed = 5}, NULL, &world, NULL));
    assert_ok(pave_world_fill(world, (pave_rect){.q = -100, .r = 50, .width = SIDE, .height = SIDE},
                              NULL, tiles, SIDE));
    assert_ok(pave_tiled_builtin(builtin, PAVE_ORTHOGONAL, 16, NULL, &tileset, NULL));
    for (int i = 0; i < SIDE * SIDE; i++) {
        tiles[i] += first_gid;
    }
    pave_tiled_map map = {.tileset_count = 1, .first_gids = &first_gid, .tilesets = &tileset};
    pave_tiled_chunk chunk = {.width = SIDE, .height = SIDE, .gids = tiles};
    pave_tiled_layer layer = {.chunk_count = 1, .chunks = &chunk};
    assert_ok(pave_tiled_map_verify(&map, &layer, &tileset->wangsets[0], &verdict, NULL));
    assert_int_equal(verdict.mismatches, 0);
    assert_false(verdict.found);
    int64_t sides = 2 * SIDE * (SIDE - 1), corners = (SIDE + 1) * (SIDE + 1) - 4;
    bool edges = tileset->wangsets[0].kind == PAVE_WANG_EDGE;
    assert_int_equal(verdict.checked_sides, edges ? sides : 0);
    assert_int_equal(verdict.checked_corners, edges ? 0 : corners);
    // Of a complete set of two colours there is a tile whose four colours are all the others.
    const uint8_t *colors =
        pave_wang_tile_colors(set, pave_wang_tile_index(set, tiles[Y * SIDE + X] - first_gid));
    uint32_t other = 0;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        int same = 0;
        for (int place = edges ? 0 : 1; place < 8; place += 2) {
            same += pave_wang_tile_colors(set, i)[place] == colors[place];
        }
        other = same == 0 ? pave_wang_tile_id(set, i) + first_gid : other;
    }
    assert_true(other != 0);
    tiles[Y * SIDE + X] = other;
    assert_ok(pave_tiled_map_verify(&map, &layer, &tileset->wangsets[0], &verdict, NULL));
    assert_int_equal(verdict.mismatches, 4);
    assert_int_equal(verdict.first_x, X);
    assert_int_equal(verdict.first_y, Y);
    pave_tiled_comparison comparison;
    const pave_tiled_wangset *wangset = &tileset->wangsets[0];
    const pave_cell at = {.q = -100, .r = 50};
    pave_result result =
        pave_tiled_map_compare(&map, &layer, wangset, world, at, &comparison, NULL);
    assert_ok(result);
    assert_int_equal(comparison.compared, SIDE * SIDE);
    assert_int_equal(comparison.different, 1);
    assert_true(comparison.found && comparison.first_x == X && comparison.first_y == Y);
    pave_tiled_tileset_destroy(tileset);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    free(tiles);
}

TEST(test_worlds)
{
    check_world(PAVE_BUILTIN_ROADS);
    check_world(PAVE_BUILTIN_MEADOW);
}

TEST(test_refusals)
{
    uint32_t first_gid = 1, gid = 1;
    pave_tiled_wangset wangset = {.kind = PAVE_WANG_EDGE}, stranger = {.kind = PAVE_WANG_EDGE};
    pave_tiled_tileset tileset = {.wangset_count = 1, .wangsets = &wangset};
    pave_tiled_tileset *tilesets = &tileset;
    pave_tiled_map map = {.path = (char[]){"a.tmx"},
                          .tileset_count = 1,
                          .first_gids = &first_gid,
                          .tilesets = &tilesets};
    pave_tiled_chunk chunk = {.width = 1, .height = 1, .gids = &gid};
    pave_tiled_layer layer = {.chunk_count = 1, .chunks = &chunk}, nothing = {0};
    pave_tiled_verdict verdict;
    pave_error error = {0};
    assert_int_equal(pave_tiled_map_verify(&map, &layer, &stranger, &verdict, &error),
                     PAVE_NOT_FOUND);
    assert_string_equal(error.file, "a.tmx");
    assert_ok(pave_tiled_map_verify(&map, &nothing, &wangset, &verdict, &error));
    map.orientation = PAVE_TILED_HEXAGONAL;
    assert_int_equal(pave_tiled_map_verify(&map, &layer, &wangset, &verdict, &error),
                     PAVE_UNSUPPORTED);
}

int main(void) { return run_all_tests(NULL, NULL); }
