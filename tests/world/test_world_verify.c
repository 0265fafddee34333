/// tests/world/test_world_verify.c: pave_world_verify of squares against a plain twin that turns
/// pictures of the tiles, on random windows with flips, holes and masks; and on worlds, which must
/// be right everywhere until a tile is changed.
#include <pave/builtin.h>
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
    bool absent, foreign;
    int pixels[3][3]; ///< row, column
} picture;

static const int place_rows[8] = {0, 0, 1, 2, 2, 2, 1, 0},
                 place_columns[8] = {1, 2, 2, 2, 1, 0, 0, 0};

/// The tiles of a set, by id; those without colours are not in it.
typedef struct tile_list {
    pave_wang_kind kind;
    bool has[TILES];
    uint8_t colors[TILES][8];
} tile_list;

/// A rectangle of ids.
typedef struct id_grid {
    int width, height;
    bool within[SIDE_MAX * SIDE_MAX];
    uint32_t ids[SIDE_MAX * SIDE_MAX];
} id_grid;

enum { HORIZONTAL = 1 << 3, VERTICAL = 1 << 2, DIAGONAL = 1 << 1 }; // of the highest four bits

static picture picture_of(const tile_list *tiles, const id_grid *grid, int i)
{
    const uint32_t id = grid->ids[i], number = id & 0x0fffffff, bits = id >> 28;
    const bool empty = id == PAVE_WANG_EMPTY;
    picture p = {.absent = !grid->within[i]};
    p.foreign = !empty && (number >= TILES || !tiles->has[number]);
    for (int place = 0; place < 8 && !empty && !p.foreign; place++)
        p.pixels[place_rows[place]][place_columns[place]] = tiles->colors[number][place];
    picture t = p; // transposed, then mirrored, as Tiled draws it
    for (int y = 0; y < 3 && !empty; y++)
        for (int x = 0; x < 3; x++)
            t.pixels[y][x] = bits & DIAGONAL ? p.pixels[x][y] : p.pixels[y][x];
    p = t;
    for (int y = 0; y < 3 && !empty; y++)
        for (int x = 0; x < 3; x++)
            t.pixels[y][x] = p.pixels[bits & VERTICAL ? 2 - y : y][bits & HORIZONTAL ? 2 - x : x];
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
    return found && !a->absent && !b->absent;
}

static pave_world_verdict twin(const tile_list *tiles, const id_grid *grid)
{
    static picture cells[SIDE_MAX][SIDE_MAX];
    const int width = grid->width, height = grid->height;
    const bool sides = tiles->kind != PAVE_WANG_CORNER, corners = tiles->kind != PAVE_WANG_EDGE;
    pave_world_verdict v = {0};
    for (int i = 0; i < width * height; i++) {
        picture *cell = &cells[i / width][i % width];
        *cell = picture_of(tiles, grid, i);
        v.empty += !cell->absent && grid->ids[i] == PAVE_WANG_EMPTY;
        v.foreign += !cell->absent && cell->foreign;
    }
    for (int i = 0; i < 2 * width * height && sides; i++) { // to the right, and below
        const int x = i / 2 % width, y = i / 2 / width, bx = x + i % 2, by = y + 1 - i % 2;
        if (bx == width || by == height) continue;
        const picture *a = &cells[y][x], *b = &cells[by][bx];
        if (a->absent || b->absent || (a->foreign && b->foreign)) continue;
        v.edges++;
        v.edge_mismatches +=
            i % 2 ? a->pixels[1][2] != b->pixels[1][0] : a->pixels[2][1] != b->pixels[0][1];
    }
    for (int i = 0; i < (width + 1) * (height + 1) && corners; i++) {
        int seen[4], count = 0;
        bool foreign = true, mismatch = false;
        for (int k = 0; k < 4; k++) {
            const int x = i % (width + 1) - 1 + k % 2, y = i / (width + 1) - 1 + k / 2;
            if (x < 0 || x >= width || y < 0 || y >= height || cells[y][x].absent) continue;
            seen[count++] = cells[y][x].pixels[k / 2 == 0 ? 2 : 0][k % 2 == 0 ? 2 : 0];
            foreign = foreign && cells[y][x].foreign;
        }
        for (int k = 1; k < count; k++) mismatch = mismatch || seen[k] != seen[0];
        v.vertices += count >= 2 && !foreign;
        v.vertex_mismatches += mismatch;
    }
    for (int i = 0; i < width * height * 9 && !v.found; i++) { // each cell, and each around it
        const int x = i / 9 % width, y = i / 9 / width, columns = i % 3 - 1, rows = i / 3 % 3 - 1;
        const int bx = x + columns, by = y + rows;
        if ((columns == 0 && rows == 0) || bx < 0 || bx >= width || by < 0 || by >= height ||
            !differ(&cells[y][x], &cells[by][bx], columns, rows, sides, corners))
            continue;
        v.found = true;
        v.cell = pave_cell_of(x, y);
    }
    return v;
}

// ---- Random windows -----------------------------------------------------------------------------

static pave_wang_set *make_tiles(uint64_t *seed, tile_list *tiles)
{
    uint8_t colors[TILES * 8];
    uint32_t ids[TILES];
    pave_wang_set *set = NULL;
    pave_wang_def def = {.kind = tiles->kind, .color_count = 2, .colors = colors, .ids = ids};
    for (uint32_t id = 0; id < TILES; id++) {
        tiles->has[id] = id == 0 || next_number(seed) % 8 > 0;
        for (int place = 0; place < 8; place++) { // mostly 1, so that much matches
            const bool used = tiles->kind == PAVE_WANG_MIXED ||
                              (place % 2 == 0) == (tiles->kind == PAVE_WANG_EDGE);
            tiles->colors[id][place] = (uint8_t)(used ? 1 + (next_number(seed) % 5 == 0) : 0);
        }
        if (!tiles->has[id]) continue;
        memcpy(colors + 8 * def.tile_count, tiles->colors[id], 8);
        ids[def.tile_count++] = id;
    }
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    return set;
}

/// A quarter of the grids has tiles of the set alone, a quarter no holes, a quarter both: there the
/// cells in the middle are plain.
static id_grid make_grid(uint64_t *seed, int kind)
{
    id_grid grid = {.width = 1 + (int)(next_number(seed) % SIDE_MAX),
                    .height = 1 + (int)(next_number(seed) % SIDE_MAX)};
    for (int i = 0; i < grid.width * grid.height; i++) {
        const uint64_t number = next_number(seed);
        const uint32_t id = (uint32_t)(number % (kind % 2 ? TILES : TILES + 10));
        grid.within[i] = kind / 2 % 2 || next_number(seed) % 6 > 0;
        grid.ids[i] = id | (uint32_t)(next_number(seed) % 16) << 28;
        if (kind % 2 == 0 && next_number(seed) % 20 == 0) grid.ids[i] = PAVE_WANG_EMPTY;
    }
    return grid;
}

static void check_verdict(const pave_world_verdict *verdict, const pave_world_verdict *wanted)
{
    assert_int_equal(verdict->edges, wanted->edges);
    assert_int_equal(verdict->vertices, wanted->vertices);
    assert_int_equal(verdict->edge_mismatches, wanted->edge_mismatches);
    assert_int_equal(verdict->vertex_mismatches, wanted->vertex_mismatches);
    assert_int_equal(verdict->empty, wanted->empty);
    assert_int_equal(verdict->foreign, wanted->foreign);
    assert_true(verdict->found == wanted->found);
    assert_true(!verdict->found || pave_cell_equal(verdict->cell, wanted->cell));
}

TEST(test_random_windows)
{
    uint64_t seed = 7;
    int64_t found = 0;
    for (int round = 0; round < 4000 / SPARSE(3); round++) {
        tile_list tiles = {.kind = (pave_wang_kind)(round % 3)};
        pave_wang_set *set = make_tiles(&seed, &tiles);
        const id_grid grid = make_grid(&seed, round / 3);
        const pave_window_def def = {.tiling = pave_tiling_square(),
                                     .shape = round / 12 % 2 ? PAVE_WINDOW_PARALLELOGRAM
                                                             : PAVE_WINDOW_RECTANGLE,
                                     .width = grid.width,
                                     .height = grid.height};
        pave_window *window = NULL;
        pave_mask *mask = NULL;
        pave_world_verdict verdict, wanted = twin(&tiles, &grid);
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        assert_ok(pave_mask_create(window, NULL, &mask, NULL));
        for (int i = 0; i < grid.width * grid.height; i++)
            pave_mask_set_cell(mask, i, grid.within[i]);
        const bool whole = round / 6 % 2; // then it has no holes
        const pave_wang_set *const sets[1] = {set};
        assert_ok(pave_world_verify(window, whole ? NULL : mask, sets, grid.ids, &verdict, NULL));
        check_verdict(&verdict, &wanted);
        found += verdict.found;
        pave_mask_destroy(mask);
        pave_window_destroy(window);
        pave_wang_destroy(set);
    }
    assert_true(found > 1500 / SPARSE(3) && found < 4000 / SPARSE(3));
}

// ---- Worlds -------------------------------------------------------------------------------------

// A world of a built-in set is right everywhere; with one tile changed it is wrong there and
// nowhere else.
static void check_world(pave_builtin builtin)
{
    enum { SIDE = 300, X = 120, Y = 77 };
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_window *window = NULL;
    pave_world_verdict verdict;
    uint32_t *tiles = malloc(SIDE * SIDE * sizeof *tiles);
    const pave_window_def def = {.tiling = pave_tiling_square(),
                                 .width = SIDE,
                                 .height = SIDE,
                                 .at = pave_cell_of(-100, 50)};
    assert_non_null(tiles);
    assert_ok(pave_builtin_create(builtin, NULL, &set, NULL));
    const pave_wang_set *const sets[1] = {set};
    const bool edges = pave_wang_kind_of(set) == PAVE_WANG_EDGE;
    assert_ok(pave_world_create(&(pave_world_def){.set = set, .seed = 5}, NULL, &world, NULL));
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    assert_ok(pave_world_fill(world, pave_rect_of(-100, 50, SIDE, SIDE), NULL, tiles, SIDE));
    assert_ok(pave_world_verify(window, NULL, sets, tiles, &verdict, NULL));
    assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches, 0);
    assert_false(verdict.found);
    assert_int_equal(verdict.edges, edges ? 2 * SIDE * (SIDE - 1) : 0);
    assert_int_equal(verdict.vertices, edges ? 0 : (SIDE + 1) * (SIDE + 1) - 4);
    // Of a complete set of two colours there is a tile whose four colours are all the others.
    const uint8_t *colors =
        pave_wang_tile_colors(set, pave_wang_tile_index(set, tiles[Y * SIDE + X]));
    uint32_t other = PAVE_WANG_EMPTY;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        int same = 0;
        for (int place = edges ? 0 : 1; place < 8; place += 2)
            same += pave_wang_tile_colors(set, i)[place] == colors[place];
        other = same == 0 ? pave_wang_tile_id(set, i) : other;
    }
    assert_true(other != PAVE_WANG_EMPTY);
    tiles[Y * SIDE + X] = other;
    assert_ok(pave_world_verify(window, NULL, sets, tiles, &verdict, NULL));
    assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches, 4);
    assert_int_equal(verdict.cell.q, -100 + X - !edges);
    assert_int_equal(verdict.cell.r, 50 + Y - 1);
    pave_window_destroy(window);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    free(tiles);
}

TEST(test_worlds)
{
    check_world(PAVE_BUILTIN_ROADS);
    check_world(PAVE_BUILTIN_MEADOW);
}

int main(void) { return run_all_tests(NULL, NULL); }
