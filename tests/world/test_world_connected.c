/// tests/world/test_world_connected.c: in connected worlds every cell reaches every other one, at
/// any place and in any order, and colours have the shares that they should.
#include "../failing.h"
#include "../test.h"
#include "golden_connected.h"
#include "src/world/tilings/connected_walls.h"
#include "world_fixture.h"

#include <pave/builtin.h>
#include <pave/edits.h>

#include <math.h>

// ---- A second implementation --------------------------------------------------------------------

/// The sides at a vertex class, by the names of their edges, found anew from the faces.
typedef struct second_side {
    pave_cell edge, other; ///< unit cells are offsets; s is the class
} second_side;

typedef struct second_walls {
    uint64_t seed;
    int32_t count[64];
    second_side sides[64][24];
} second_walls;

static void add_side(second_walls *w, const pave_tiling_side *from, const pave_tiling_side *to,
                     const pave_tiling_side *edge)
{
    const second_side made = {
        {edge->edge_q - from->vertex_q, edge->edge_r - from->vertex_r, edge->edge},
        {to->vertex_q - from->vertex_q, to->vertex_r - from->vertex_r, to->vertex}};
    second_side *list = w->sides[from->vertex];
    int32_t *count = &w->count[from->vertex], at = 0;
    for (; at < *count; at++) {
        const pave_cell a = list[at].edge, b = made.edge;
        if (a.s == b.s && a.q == b.q && a.r == b.r) return;
        if (a.s > b.s || (a.s == b.s && (a.q > b.q || (a.q == b.q && a.r > b.r)))) break;
    }
    assert_true(*count < 24);
    memmove(&list[at + 1], &list[at], (size_t)(*count - at) * sizeof *list);
    list[at] = made;
    ++*count;
}

static second_walls second_of(const pave_tiling *tiling, uint64_t seed)
{
    second_walls w = {.seed = seed};
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int count = pave_tiling_side_count(tiling, s);
        for (int k = 0; k < count; k++) {
            const pave_tiling_side *a = pave_tiling_side_of(tiling, s, k),
                                   *b = pave_tiling_side_of(tiling, s, (k + 1) % count);
            add_side(&w, a, b, a);
            add_side(&w, b, a, a);
        }
    }
    return w;
}

static uint32_t half(const second_walls *w, pave_cell v, uint32_t draw)
{
    const int i = v.q & 7;
    return pave_random_at(w->seed, 0x26, v.q >> 3, v.r, (uint32_t)v.s, draw).word[i / 2] >>
               (16 * (i % 2)) &
           0xffff;
}

static pave_cell other_of(const second_walls *w, pave_cell v, int k)
{
    const pave_cell step = w->sides[v.s][k].other;
    return (pave_cell){v.q + step.q, v.r + step.r, step.s};
}

static int up(const second_walls *w, pave_cell v)
{
    int higher[24], found = 0;
    for (int k = 0; k < w->count[v.s]; k++)
        if (half(w, other_of(w, v, k), 0) > half(w, v, 0)) higher[found++] = k;
    return found ? higher[half(w, v, 1) * (uint32_t)found >> 16] : -1;
}

static pave_cell root(const second_walls *w, pave_cell v)
{
    const int k = up(w, v);
    return k < 0 ? v : root(w, other_of(w, v, k));
}

static int wall(const second_walls *w, pave_cell v)
{
    int higher[24], found = 0;
    if (up(w, v) >= 0) return up(w, v);
    for (int k = 0; k < w->count[v.s]; k++)
        if (half(w, root(w, other_of(w, v, k)), 0) > half(w, v, 0)) higher[found++] = k;
    return found ? higher[half(w, v, 2) * (uint32_t)found >> 16] : -1;
}

/// Whether one of the ends of an edge owns it.
static bool may_close(const second_walls *w, const pave_walls *walls, pave_cell edge)
{
    for (int v = 0; v < walls->vertex_count; v++)
        for (int k = 0; k < w->count[v]; k++) {
            const pave_cell name = w->sides[v][k].edge;
            const pave_cell at = {edge.q - name.q, edge.r - name.r, v};
            if (name.s == edge.s && wall(w, at) == k) return true;
        }
    return false;
}

static void expect_walls(const pave_tiling *tiling, int32_t vertex, const int *expected)
{
    const second_walls w = second_of(tiling, 7);
    for (int i = 0; i < 8; i++)
        assert_int_equal(wall(&w, (pave_cell){i - 4, -1, vertex}), expected[i]);
}

/// Of seed 7, the vertices -4..3,-1.
TEST(test_known_walls)
{
    static const uint32_t ranks[] = {0xae99, 0xf031, 0x693b, 0xfbf8,
                                     0xe3a0, 0x6658, 0xf787, 0x9052};
    static const int square[] = {2, 3, 3, 0, 2, 2, 1, 2}, tri[] = {2, 3, 3, 4, 2, 1, 5, 3},
                     hex[2][8] = {{1, 1, 2, 1, 0, 0, 0, 1}, {0, 2, 2, -1, 0, -1, 1, 0}};
    const second_walls w = second_of(pave_tiling_square(), 7);
    for (int i = 0; i < 8; i++) assert_int_equal(half(&w, pave_cell_of(i - 4, -1), 0), ranks[i]);
    expect_walls(pave_tiling_square(), 0, square);
    expect_walls(pave_tiling_tri(), 0, tri);
    for (int v = 0; v < 2; v++) expect_walls(pave_tiling_hex(), v, hex[v]);
    pave_walls walls;
    pave_wall_view view;
    assert_ok(pave_walls_make(&walls, pave_tiling_square(), NULL));
    pave_wall_view_begin(&view, 7);
    int64_t count = 0;
    for (int32_t i = 0; i < 256 * 256 * 2; i++)
        count += pave_walls_may_close(&walls, &view, i & 1, i >> 1 & 255, i >> 9);
    assert_int_equal(count, 60544);
    pave_walls_release(&walls, NULL);
}

// ---- Walls of every tiling ----------------------------------------------------------------------

/// The least share of open sides, in the order of pave_tiling_name.
static const double least_open[PAVE_TILING_NAMES] = {.538, .411, .684, .545, .416, .431, .416,
                                                     .542, .625, .626, .628, .538, .684, .685,
                                                     .684, .539, .459, .459, .459};

/// One by one, in blocks, and by the second implementation, at far places too.
TEST(test_walls)
{
    static const int32_t places[][2] = {{-37, -11},
                                        {PAVE_COORDINATE_MAX - 20, 1000},
                                        {-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 10}};
    enum { COLUMNS = 29 };
    pave_wall_block *block = malloc(sizeof *block);
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++) {
        pave_tiling *tiling;
        pave_walls walls;
        pave_wall_view view;
        uint8_t row[COLUMNS];
        assert_ok(pave_tiling_create_named(pave_tiling_name(i), NULL, &tiling, NULL));
        assert_ok(pave_walls_make(&walls, tiling, NULL));
        const double open = 1 - (double)walls.closable / (double)walls.all;
        if (open < least_open[i] - .0025 || open > least_open[i] + .0025)
            fail_msg("%s: %.4f of all sides are open, not %.3f", tiling->name, open, least_open[i]);
        const second_walls w = second_of(tiling, 1000 + (uint64_t)i);
        const int32_t margin = walls.margin;
        pave_wall_view_begin(&view, w.seed);
        for (int k = 0; k < 3; k++) {
            const int32_t q = places[k][0], r = places[k][1];
            walls.margin = k == 1 ? 2 * walls.reach : margin; // or few chains leave a block
            int32_t rows = pave_wall_block_rows(&walls, COLUMNS);
            assert_true(rows > 0);
            if (rows > 9) rows = 9;
            pave_wall_block_make(block, &walls, w.seed, q, r, COLUMNS, rows);
            for (int32_t y = 0; y < rows; y++)
                for (int32_t e = 0; e < tiling->edge_count; e++) {
                    pave_wall_block_row(block, e, q, r + y, COLUMNS, row);
                    for (int32_t x = 0; x < COLUMNS; x++) {
                        const bool one = pave_walls_may_close(&walls, &view, e, q + x, r + y);
                        assert_int_equal(row[x], one ? 255 : 0);
                        if ((x + e) % 7 == 0)
                            assert_int_equal(may_close(&w, &walls, (pave_cell){q + x, r + y, e}),
                                             one);
                    }
                }
        }
        pave_walls_release(&walls, NULL);
        pave_tiling_destroy(tiling);
    }
    free(block);
}

/// Chi squared of counts that should be alike, and the value that one of 10,000 exceeds.
static void expect_alike(const int64_t *counts, int n)
{
    double mean = 0, sum = 0;
    for (int i = 0; i < n; i++) mean += (double)counts[i] / n;
    for (int i = 0; i < n; i++) sum += ((double)counts[i] - mean) * ((double)counts[i] - mean);
    const double part = 2.0 / 9 / (n - 1), edge = 1 - part + 3.72 * sqrt(part); // Wilson, Hilferty
    if (sum / mean > (n - 1) * edge * edge * edge)
        fail_msg("chi squared of %d counts around %.1f: %.1f", n, mean, sum / mean);
}

/// Each of 2, 3 or 4 higher neighbours is chosen alike, and no line has more walls than others.
TEST(test_directions)
{
    enum { SIDE = 160 };
    const second_walls w = second_of(pave_tiling_square(), 3);
    int64_t chosen[5][4] = {{0}}, lines[4][SIDE] = {{0}};
    pave_walls walls;
    pave_wall_view view;
    assert_ok(pave_walls_make(&walls, pave_tiling_square(), NULL));
    pave_wall_view_begin(&view, w.seed);
    for (int32_t i = 0; i < SIDE * SIDE; i++) {
        const pave_cell v = pave_cell_of(i % SIDE, i / SIDE);
        int higher = 0, closed = 0, which = 0;
        for (int k = 0; k < 4; k++) {
            const pave_cell name = w.sides[0][k].edge;
            const bool close =
                pave_walls_may_close(&walls, &view, name.s, v.q + name.q, v.r + name.r);
            if (name.q == 0 && name.r == 0)
                lines[2 * name.s][v.q] += close, lines[2 * name.s + 1][v.r] += close;
            if (half(&w, other_of(&w, v, k), 0) <= half(&w, v, 0)) continue;
            if (close) closed++, which = higher;
            higher++;
        }
        if (closed == 1) chosen[higher][which]++; // else the other end owns one too
    }
    for (int n = 2; n <= 4; n++) expect_alike(chosen[n], n);
    for (int i = 0; i < 4; i++) expect_alike(lines[i], SIDE);
    pave_walls_release(&walls, NULL);
}

// ---- Worlds -------------------------------------------------------------------------------------

/// A square of unit cells of a world, with a vertex or two around it.
typedef struct region {
    const scene_tiling_world *scene;
    int32_t q, r, side;
    int32_t *cells, *vertices; ///< which are joined: by open sides; by walls
    int64_t open, sides;
} region;

static int32_t vertex_in(const region *of, int32_t x, int32_t y, const pave_tiling_side *side)
{
    const int32_t wide = of->side + 8;
    return ((y + side->vertex_r + 4) * wide + x + side->vertex_q + 4) *
               of->scene->tiling->vertex_count +
           side->vertex;
}

/// Joins what side k of a cell joins: the two cells, or the two ends of the wall.
static void join(region *of, int32_t x, int32_t y, int32_t s, int k, bool open)
{
    const pave_tiling *tiling = of->scene->tiling;
    const int32_t faces = tiling->face_count;
    const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k),
                           *next = pave_tiling_side_of(tiling, s,
                                                       (k + 1) % pave_tiling_side_count(tiling, s));
    const int32_t there_x = x + side->q, there_y = y + side->r;
    const bool inside = there_x >= 0 && there_y >= 0 && there_x < of->side && there_y < of->side;
    const int32_t here = (y * of->side + x) * faces + s,
                  there = (there_y * of->side + there_x) * faces + side->s;
    of->sides++;
    of->open += open;
    if (inside && there < here) return; // from its other side
    if (inside && there == here && side->twin < k) return;
    if (open && inside) of->cells[find_part(of->cells, here)] = find_part(of->cells, there);
    if (open) return;
    const int32_t a = find_part(of->vertices, vertex_in(of, x, y, side)),
                  b = find_part(of->vertices, vertex_in(of, x, y, next));
    if (a == b) fail_msg("%s: walls around cells at %d,%d", tiling->name, of->q + x, of->r + y);
    of->vertices[a] = b;
}

/// No walls close a ring, and each part of the region reaches its rim.
static region check_region(const scene_tiling_world *scene, const bool *passable, int32_t q,
                           int32_t r, int32_t side)
{
    const int32_t faces = scene->tiling->face_count, count = side * side * faces;
    region of = {scene,
                 q,
                 r,
                 side,
                 each_alone(count),
                 each_alone((int64_t)(side + 8) * (side + 8) * scene->tiling->vertex_count),
                 0,
                 0};
    uint32_t *ids = malloc((size_t)count * sizeof *ids);
    bool *rim = calloc((size_t)count, sizeof *rim);
    assert_ok(pave_world_fill(scene->world, pave_rect_of(q, r, side, side), NULL, ids,
                              (ptrdiff_t)side * faces));
    for (int32_t i = 0; i < count; i++) {
        const int32_t x = i / faces % side, y = i / faces / side, s = i % faces;
        const pave_wang_set *set = scene->sets[s];
        const uint8_t *colors = pave_wang_tile_colors(set, pave_wang_tile_index(set, ids[i]));
        if (i % 11 == 0)
            assert_int_equal(pave_world_at(scene->world, (pave_cell){q + x, r + y, s}), ids[i]);
        for (int k = 0; k < pave_tiling_side_count(scene->tiling, s); k++)
            join(&of, x, y, s, k, passable[colors[2 * k]]);
    }
    for (int32_t i = 0; i < count; i++) {
        const int32_t x = i / faces % side, y = i / faces / side;
        if (x < 1 || y < 1 || x >= side - 1 || y >= side - 1) rim[find_part(of.cells, i)] = true;
    }
    for (int32_t i = 0; i < count; i++)
        if (of.cells[i] == i && !rim[i])
            fail_msg("%s: the cells around %d,%d reach no others", scene->tiling->name,
                     q + i / faces % side, r + i / faces / side);
    free(rim);
    free(ids);
    free(of.cells);
    free(of.vertices);
    return of;
}

/// On every tiling, with and without a bias, edges alone and with corners, near and far.
TEST(test_connected)
{
    static const int32_t places[][2] = {{-20, -20},
                                        {PAVE_COORDINATE_MAX - 40, PAVE_COORDINATE_MAX - 40},
                                        {-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 40},
                                        {400000000, -400000000}};
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int law = 0; law < 3; law++) {
            const char *name = pave_tiling_name(i);
            const pave_wang_kind kind = law == 2 ? PAVE_WANG_MIXED : PAVE_WANG_EDGE;
            scene_tiling_world scene;
            assert_true(golden_connected_open(name, kind, 50 + (uint64_t)i, law == 1, &scene));
            const int colors = pave_wang_color_count(scene.sets[0]);
            const bool passable[] = {false, colors == 1, true, true};
            for (int k = (i + law) % SPARSE(4); k < 4; k += SPARSE(4))
                check_region(&scene, passable, places[k][0], places[k][1], 40);
            scene_tiling_world_close(&scene);
        }
}

// ---- Dead ends ----------------------------------------------------------------------------------

/// Two worlds: one with all of its dead ends, one in which some are opened.
typedef struct dead_ends {
    const scene_tiling_world *scene;
    const pave_world *plain;
    const bool *passable;
    uint64_t seed;
    uint32_t opened; ///< of 2^16
} dead_ends;

static int open_sides(const dead_ends *of, pave_cell cell, bool *open)
{
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    int count = 0;
    pave_world_colors_at(of->plain, cell, colors);
    for (int k = 0; k < pave_tiling_side_count(of->scene->tiling, cell.s); k++)
        count += open[k] = of->passable[colors[2 * k]];
    return count;
}

/// The side that a cell opens, or -1.
static int opens(const dead_ends *of, pave_cell cell)
{
    const pave_tiling *t = of->scene->tiling;
    const second_walls w = {.seed = of->seed};
    bool open[PAVE_WANG_SIDES_MAX], other[PAVE_WANG_SIDES_MAX];
    uint32_t least = UINT32_MAX;
    int best = -1;
    if (open_sides(of, cell, open) != 1 || half(&w, cell, 4) >= of->opened) return -1;
    for (int k = 0; k < pave_tiling_side_count(t, cell.s); k++) {
        const pave_tiling_side *side = pave_tiling_side_of(t, cell.s, k);
        const pave_cell edge = {cell.q + side->edge_q, cell.r + side->edge_r, side->edge};
        if (open[k] || open_sides(of, pave_tiling_neighbors(t, cell, k), other) == 0) continue;
        if (half(&w, edge, 3) < least) least = half(&w, edge, 3), best = k;
    }
    return best;
}

/// Each dead end that is to be opened has one more open side, and nothing else has changed.
TEST(test_dead_ends)
{
    static const int32_t places[][2] = {{-9, -7}, {-400000000, 400000000}};
    enum { SIDE = 14 };
    for (int32_t i = 0; i < 2 * PAVE_TILING_NAMES; i += SPARSE(3)) {
        scene_tiling_world scene;
        pave_world *plain = NULL;
        const uint64_t seed = 9 + (uint64_t)i;
        assert_true(
            golden_connected_open(pave_tiling_name(i / 2), PAVE_WANG_EDGE, seed, false, &scene));
        const bool passable[] = {false, pave_wang_color_count(scene.sets[0]) == 1, true, true};
        const pave_tiling *t = scene.tiling;
        const int32_t *at = places[i % 4 / 2];
        pave_world_def def = {.tiling = t,
                              .sets = scene.sets,
                              .seed = seed,
                              .passable = passable,
                              .solid = i % 2 ? .4 : 0};
        assert_ok(pave_world_create(&def, NULL, &plain, NULL));
        pave_world_destroy(scene.world);
        def.opened = i % 2 ? .5 : 1;
        assert_ok(pave_world_create(&def, NULL, &scene.world, NULL));
        const dead_ends of = {&scene, plain, passable, seed, i % 2 ? 1 << 15 : 1 << 16};
        const int32_t faces = t->face_count, count = SIDE * SIDE / 2 * faces;
        uint32_t *ids = malloc((size_t)count * sizeof *ids);
        assert_ok(pave_world_fill(scene.world, pave_rect_of(at[0], at[1], SIDE, SIDE / 2), NULL,
                                  ids, (ptrdiff_t)SIDE * faces));
        int opened = 0;
        for (int32_t n = 0; n < count; n++) {
            const int32_t s = n % faces;
            const pave_cell cell = {at[0] + n / faces % SIDE, at[1] + n / faces / SIDE, s};
            const pave_wang_set *set = scene.sets[s];
            const uint8_t *colors = pave_wang_tile_colors(set, pave_wang_tile_index(set, ids[n]));
            bool open[PAVE_WANG_SIDES_MAX];
            const int before = open_sides(&of, cell, open), own = opens(&of, cell);
            if (n % 5 == 0) assert_int_equal(pave_world_at(scene.world, cell), ids[n]);
            for (int k = 0; k < pave_tiling_side_count(t, s); k++) {
                const bool expected = open[k] || k == own ||
                                      opens(&of, pave_tiling_neighbors(t, cell, k)) ==
                                          pave_tiling_side_of(t, s, k)->twin;
                if (passable[colors[2 * k]] != expected)
                    fail_msg("%s: side %d of %d,%d,%d", t->name, k, cell.q, cell.r, s);
                opened += expected && !open[k];
            }
            if (i % 2 == 0) assert_true(before > 1 || own >= 0);
        }
        assert_true(opened > 0);
        free(ids);
        pave_world_destroy(plain);
        scene_tiling_world_close(&scene);
    }
}

/// A tiling whose unit cell has 256 squares: too many vertices for blocks of walls.
TEST(test_large_cells)
{
    enum { WIDE = 16 };
    static const bool passable[] = {false, false, true, true};
    pave_vec2 corners[WIDE * WIDE][4];
    pave_tiling_polygon faces[WIDE * WIDE];
    for (int i = 0; i < WIDE * WIDE; i++) {
        const double x = i % WIDE, y = (double)(i / WIDE);
        corners[i][0] = pave_vec2_of(x, y);
        corners[i][1] = pave_vec2_of(x + 1, y);
        corners[i][2] = pave_vec2_of(x + 1, y + 1);
        corners[i][3] = pave_vec2_of(x, y + 1);
        faces[i] = (pave_tiling_polygon){4, corners[i]};
    }
    const pave_tiling_def def = {
        .name = "large", .i = {WIDE, 0}, .j = {0, WIDE}, .face_count = WIDE * WIDE, .faces = faces};
    scene_tiling_world scene = {.world = NULL};
    assert_ok(pave_tiling_create(&def, NULL, &scene.tiling, NULL));
    scene.by_sides[4] = scene_set_create(&(scene_set){PAVE_WANG_EDGE, 3, 1, false});
    for (int i = 0; i < WIDE * WIDE; i++) scene.sets[i] = scene.by_sides[4];
    assert_ok(pave_world_create(
        &(pave_world_def){
            .tiling = scene.tiling, .sets = scene.sets, .seed = 3, .passable = passable},
        NULL, &scene.world, NULL));
    check_region(&scene, passable, -2, 5, 3);
    scene_tiling_world_close(&scene);
}

/// The shares of the colours of a built-in set in a world, connected or not.
static void measure(pave_builtin builtin, const char *name, const bool *passable, double *out)
{
    enum { SIDE = 150 };
    scene_tiling_world scene = {.world = NULL};
    assert_ok(pave_tiling_create_named(name, NULL, &scene.tiling, NULL));
    const int32_t faces = scene.tiling->face_count, count = SIDE * SIDE * faces;
    int64_t sum = 0;
    for (int32_t s = 0; s < faces; s++) {
        const int sides = pave_tiling_side_count(scene.tiling, s);
        if (!scene.by_sides[sides])
            assert_ok(
                pave_builtin_create_sides(builtin, sides, NULL, &scene.by_sides[sides], NULL));
        scene.sets[s] = scene.by_sides[sides];
    }
    const pave_world_def def = {
        .tiling = scene.tiling, .sets = scene.sets, .seed = 5, .passable = passable};
    assert_ok(pave_world_create(&def, NULL, &scene.world, NULL));
    uint32_t *ids = malloc((size_t)count * sizeof *ids);
    assert_ok(pave_world_fill(scene.world, pave_rect_of(0, 0, SIDE, SIDE), NULL, ids,
                              (ptrdiff_t)SIDE * faces));
    memset(out, 0, 4 * sizeof *out);
    for (int32_t i = 0; i < count; i++) {
        const pave_wang_set *set = scene.sets[i % faces];
        const uint8_t *colors = pave_wang_tile_colors(set, pave_wang_tile_index(set, ids[i]));
        for (int k = 0; k < pave_wang_sides(set); k++, sum++) out[colors[2 * k]]++;
    }
    for (int c = 0; c < 4; c++) out[c] /= (double)sum;
    free(ids);
    scene_tiling_world_close(&scene);
}

static void expect_near(double value, double wanted, double within)
{
    if (value < wanted - within || value > wanted + within)
        fail_msg("%.4f, not %.4f", value, wanted);
}

/// Colours keep their shares; where these leave too few open sides, those that can be passed keep
/// their proportions.
TEST(test_shares)
{
    static const bool road[] = {false, false, true}, door[] = {false, false, true, true};
    double plain[4], connected[4];
    measure(PAVE_BUILTIN_ROADS, "hex", NULL, plain);
    measure(PAVE_BUILTIN_ROADS, "hex", road, connected);
    expect_near(connected[2], plain[2], .01);
    measure(PAVE_BUILTIN_ROADS, "tri", road, connected);
    expect_near(connected[2], .684, .01);
    for (int i = 0; i < 2; i++) {
        measure(PAVE_BUILTIN_DUNGEON, i ? "tri" : "cairo", NULL, plain);
        measure(PAVE_BUILTIN_DUNGEON, i ? "tri" : "cairo", door, connected);
        expect_near(connected[2] / connected[3], plain[2] / plain[3], .03);
        if (i == 0) expect_near(connected[1], plain[1], .01);
    }
}

// ---- Multigrids -------------------------------------------------------------------------------

/// The sides at a vertex in the order of their names, found from the cells around it.
typedef struct rhomb_corner {
    int count;
    pave_cell edge[64], other[64];
} rhomb_corner;

static rhomb_corner rhomb_corner_of(const pave_multigrid *grid, pave_cell vertex)
{
    pave_cell around[PAVE_MULTIGRID_AROUND_MAX];
    rhomb_corner out = {0};
    int k = 0;
    while (!pave_cell_equal(pave_multigrid_vertex(grid, vertex, k), vertex)) k++;
    const int cells = pave_multigrid_around(grid, vertex, k, around);
    for (int i = 0; i < cells; i++)
        for (int side = 0; side < 4; side++) {
            const pave_cell edge = pave_multigrid_edge(grid, around[i], side);
            pave_cell ends[2];
            for (int e = 0; e < 2; e++)
                ends[e] = pave_multigrid_vertex(grid, around[i], (side + e) & 3);
            int at = 0;
            if (!pave_cell_equal(ends[0], vertex) && !pave_cell_equal(ends[1], vertex)) continue;
            for (; at < out.count; at++) {
                const pave_cell a = out.edge[at];
                if (a.s != edge.s ? a.s > edge.s : a.q != edge.q ? a.q > edge.q : a.r >= edge.r)
                    break;
            }
            if (at < out.count && pave_cell_equal(out.edge[at], edge)) continue;
            for (int j = out.count++; j > at; j--)
                out.edge[j] = out.edge[j - 1], out.other[j] = out.other[j - 1];
            out.edge[at] = edge;
            out.other[at] = ends[pave_cell_equal(ends[0], vertex)];
        }
    return out;
}

static int rhomb_up(const pave_multigrid *grid, const second_walls *w, pave_cell v, pave_cell *end)
{
    const rhomb_corner at = rhomb_corner_of(grid, v);
    int higher[64], found = 0;
    for (int k = 0; k < at.count; k++)
        if (half(w, at.other[k], 0) > half(w, v, 0)) higher[found++] = k;
    if (!found) return -1;
    const int side = higher[half(w, v, 1) * (uint32_t)found >> 16];
    *end = at.other[side];
    return side;
}

static pave_cell rhomb_root(const pave_multigrid *grid, const second_walls *w, pave_cell v)
{
    pave_cell end;
    return rhomb_up(grid, w, v, &end) < 0 ? v : rhomb_root(grid, w, end);
}

/// Whether the vertex owns the edge.
static bool rhomb_owns(const pave_multigrid *grid, const second_walls *w, pave_cell v,
                       pave_cell edge)
{
    const rhomb_corner at = rhomb_corner_of(grid, v);
    int higher[64], found = 0;
    pave_cell end;
    const int side = rhomb_up(grid, w, v, &end);
    if (side >= 0) return pave_cell_equal(at.edge[side], edge);
    for (int k = 0; k < at.count; k++)
        if (half(w, rhomb_root(grid, w, at.other[k]), 0) > half(w, v, 0)) higher[found++] = k;
    return found && pave_cell_equal(at.edge[higher[half(w, v, 2) * (uint32_t)found >> 16]], edge);
}

/// The cells of a patch are joined but at its rim, and the sides that may be closed are those of
/// the second implementation.
static void check_patch(const pave_multigrid *grid, uint64_t seed, pave_vec2 middle)
{
    enum { ROOM = 4096 };
    static pave_cell cells[ROOM];
    static const bool passable[] = {false, false, true};
    const second_walls w = {.seed = seed};
    const pave_area area = pave_area_disk(middle, 14);
    int64_t count;
    assert_ok(pave_multigrid_cells(grid, &area, NULL, cells, ROOM, &count));
    pave_wang_set *set;
    pave_world *world;
    assert_ok(pave_builtin_create_sides(PAVE_BUILTIN_MAZE, 4, NULL, &set, NULL));
    assert_ok(pave_world_create(
        &(pave_world_def){.set = set, .multigrid = grid, .seed = seed, .passable = passable}, NULL,
        &world, NULL));
    int32_t *parent = each_alone(count);
    bool *rim = calloc((size_t)count, sizeof *rim);
    for (int32_t i = 0; i < count; i++) {
        pave_cell beside[4];
        uint8_t colors[PAVE_WANG_PLACES_MAX];
        pave_world_colors_at(world, cells[i], colors);
        pave_multigrid_neighbors(grid, cells[i], beside, NULL);
        for (int k = 0; k < 4; k++) {
            const pave_cell edge = pave_multigrid_edge(grid, cells[i], k);
            bool owned = false;
            for (int e = 0; e < 2 && i % 7 == 0; e++)
                owned =
                    owned ||
                    rhomb_owns(grid, &w, pave_multigrid_vertex(grid, cells[i], (k + e) & 3), edge);
            if (i % 7 == 0) assert_int_equal(owned, !passable[colors[2 * k]]); // at most half are
            if (!passable[colors[2 * k]]) continue;
            int32_t j = 0;
            while (j < count && !pave_cell_equal(cells[j], beside[k])) j++;
            if (j < count) parent[find_part(parent, i)] = find_part(parent, j);
        }
    }
    for (int32_t i = 0; i < count; i++) {
        const pave_vec2 at = pave_multigrid_center(grid, cells[i]);
        if (hypot(at.x - middle.x, at.y - middle.y) > 12.5) rim[find_part(parent, i)] = true;
    }
    for (int32_t i = 0; i < count; i++)
        if (parent[i] == i && !rim[i])
            fail_msg("%d families: the cells around %d,%d,%d reach no others", grid->families,
                     cells[i].q, cells[i].r, cells[i].s);
    free(rim);
    free(parent);
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

TEST(test_multigrids)
{
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        pave_multigrid grid;
        assert_ok(
            pave_multigrid_make(&(pave_multigrid_def){.families = n, .seed = 3}, &grid, NULL));
        check_patch(&grid, 20 + (uint64_t)n,
                    n % 2 ? pave_vec2_of(5, -3) : pave_vec2_of(9e7, -1.2e8));
    }
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(test_refused)
{
    static const bool none[4] = {true, false, false, false}, some[4] = {false, false, true, true};
    static const scene_set edges = {PAVE_WANG_EDGE, 3, 1, false},
                           corners = {PAVE_WANG_CORNER, 3, 1, false};
    pave_multigrid penrose;
    assert_ok(pave_multigrid_make(&(pave_multigrid_def){.families = 5}, &penrose, NULL));
    refuse_world((pave_world_def){.passable = none}, &edges, PAVE_INVALID);
    refuse_world((pave_world_def){.passable = some, .method = PAVE_WORLD_PHASE}, &edges,
                 PAVE_UNSUPPORTED);
    refuse_world((pave_world_def){.passable = some, .method = PAVE_WORLD_BLOCKS}, &edges,
                 PAVE_UNSUPPORTED);
    refuse_world((pave_world_def){.passable = some, .multigrid = &penrose}, &corners,
                 PAVE_UNSUPPORTED);
    refuse_world((pave_world_def){.passable = some, .multigrid = &penrose, .solid = .5}, &edges,
                 PAVE_UNSUPPORTED);
    refuse_world((pave_world_def){.passable = none, .multigrid = &penrose}, &edges, PAVE_INVALID);
}

int main(void) { return run_all_tests(NULL, NULL); }
