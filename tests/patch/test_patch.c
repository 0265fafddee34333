/// tests/patch/test_patch.c: patches against windows: the same outlines, graphs, places and lines,
/// whichever way they are made; parts, what is refused.

#include <pave/patch.h>

#include <math.h>

#include "../test.h"
#include "src/mesh/polygons_build.h"

// ---- Patches of windows -------------------------------------------------------------------------

typedef struct piece {
    pave_tiling *tiling;
    pave_window *window;
    pave_polygons *polygons;
    pave_patch *patch;
} piece;

static pave_patch_def def_of(const pave_polygons *polygons)
{
    return (pave_patch_def){.name = "piece",
                            .cell_count = polygons->cell_count,
                            .vertex_count = polygons->vertex_count,
                            .vertices = polygons->vertices,
                            .start = polygons->start,
                            .corners = polygons->corners};
}

static piece make(const char *tiling, pave_window_def def)
{
    piece made = {0};
    assert_ok(pave_tiling_create_named(tiling, NULL, &made.tiling, NULL));
    def.tiling = made.tiling;
    assert_ok(pave_window_create(&def, NULL, &made.window, NULL));
    assert_ok(pave_polygons_create_from_window(made.window, NULL, NULL, &made.polygons, NULL));
    pave_patch_def from = def_of(made.polygons);
    pave_cell *cells = calloc((size_t)from.cell_count, sizeof *cells);
    for (pave_window_walk walk = pave_window_begin(made.window); pave_window_next(&walk);)
        cells[walk.index] = walk.cell;
    from.cells = cells;
    assert_ok(pave_patch_create(&from, NULL, &made.patch, NULL));
    free(cells);
    return made;
}

static void release(piece *made)
{
    pave_patch_destroy(made->patch);
    pave_polygons_destroy(made->polygons);
    pave_window_destroy(made->window);
    pave_tiling_destroy(made->tiling);
}

static const struct sample {
    const char *tiling;
    pave_window_def def;
} samples[] = {
    {"square", {.width = 9, .height = 7}},
    {"hex", {.shape = PAVE_WINDOW_HEXAGON, .radius = 4}},
    {"tri", {.shape = PAVE_WINDOW_DISK, .radius = 6, .metric = 3}},
    {"tri", {.shape = PAVE_WINDOW_DISK, .radius = 5}},
    {"cairo", {.width = 4, .height = 5}},
    {"floret-pentagonal", {.width = 3, .height = 3}},
    {"truncated-trihexagonal", {.width = 3, .height = 4}},
    {"elongated-triangular", {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 5, .height = 4}},
};
enum { SAMPLES = sizeof samples / sizeof *samples };

TEST(same_outlines)
{
    for (int i = 0; i < SAMPLES; i++) {
        piece made = make(samples[i].tiling, samples[i].def);
        const pave_polygons *a = made.polygons, *b = made.patch->polygons;
        assert_int_equal(a->cell_count, b->cell_count);
        assert_int_equal(a->rim_count, b->rim_count);
        assert_memory_equal(a->neighbors, b->neighbors,
                            (size_t)a->corner_count * sizeof *a->neighbors);
        for (int32_t k = 0; k < a->rim_count; k++) {
            assert_int_equal(a->rim[k].cell, b->rim[k].cell);
            assert_int_equal(a->rim[k].side, b->rim[k].side);
            assert_int_equal(a->rim[k].next, b->rim[k].next);
        }
        release(&made);
    }
}

/// Whether two lists are the same, wherever they begin.
static bool turned(const int32_t *a, const int32_t *b, int32_t count)
{
    for (int32_t shift = 0; shift < count; shift++) {
        int32_t k = 0;
        while (k < count && a[k] == b[(k + shift) % count]) k++;
        if (k == count) return true;
    }
    return count == 0;
}

TEST(same_graphs)
{
    for (int i = 0; i < 2 * SAMPLES; i++) {
        piece made = make(samples[i / 2].tiling, samples[i / 2].def);
        const pave_contact contact = i % 2 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE;
        pave_graph *a, *b;
        assert_ok(pave_graph_create(&(pave_graph_def){.window = made.window,
                                                      .contact = contact,
                                                      .corners = PAVE_CORNERS_OPEN},
                                    NULL, &a, NULL));
        assert_ok(pave_patch_graph(made.patch, contact, NULL, NULL, &b));
        assert_int_equal(a->arc_count, b->arc_count);
        for (int32_t n = 0; n < a->node_count; n++) {
            const int32_t count = a->start[n + 1] - a->start[n];
            assert_int_equal(count, b->start[n + 1] - b->start[n]);
            assert_true(turned(a->to + a->start[n], b->to + b->start[n], count));
            assert_true(fabs(a->positions[n].x - b->positions[n].x) < 1e-9 &&
                        fabs(a->positions[n].y - b->positions[n].y) < 1e-9);
        }
        for (int32_t arc = 0; arc < b->arc_count; arc++) {
            assert_int_equal(b->twin[b->twin[arc]], arc);
            assert_int_equal(b->to[b->twin[arc]] == b->to[arc], 0);
        }
        pave_graph_destroy(b);
        pave_graph_destroy(a);
        release(&made);
    }
}

TEST(blocked_cells_have_no_arcs)
{
    piece made = make("cairo", (pave_window_def){.width = 5, .height = 5});
    bool *blocked = calloc((size_t)made.patch->cell_count, 1);
    pave_mask *walls;
    assert_ok(pave_mask_create(made.window, NULL, &walls, NULL));
    for (int32_t i = 0; i < made.patch->cell_count; i += 3) {
        blocked[i] = true;
        pave_mask_set_cell(walls, i, true);
    }
    for (int contact = 0; contact < 2; contact++) {
        pave_graph *a, *b;
        assert_ok(pave_graph_create(&(pave_graph_def){.walls = walls,
                                                      .contact = (pave_contact)contact,
                                                      .corners = PAVE_CORNERS_OPEN},
                                    NULL, &a, NULL));
        assert_ok(pave_patch_graph(made.patch, (pave_contact)contact, blocked, NULL, &b));
        assert_int_equal(a->arc_count, b->arc_count);
        assert_memory_equal(a->start, b->start, (size_t)(a->node_count + 1) * sizeof *a->start);
        pave_graph_destroy(b);
        pave_graph_destroy(a);
    }
    pave_mask_destroy(walls);
    free(blocked);
    release(&made);
}

static double random_unit(uint32_t *state)
{
    *state = *state * UINT32_C(1664525) + UINT32_C(1013904223);
    return (*state >> 8) / 16777216.0;
}

TEST(names_and_places)
{
    uint32_t random = 7;
    for (int i = 0; i < SAMPLES; i++) {
        piece made = make(samples[i].tiling, samples[i].def);
        const pave_patch *patch = made.patch;
        pave_layout layout;
        assert_ok(pave_tiling_layout(made.tiling, NULL, &layout, NULL));
        assert_string_equal(patch->name, "piece");
        for (int32_t cell = 0; cell < patch->cell_count; cell++) {
            assert_int_equal(pave_patch_index(patch, patch->cells[cell]), cell);
            assert_int_equal(pave_patch_at(patch, patch->graph->positions[cell]), cell);
        }
        assert_int_equal(pave_patch_index(patch, (pave_cell){1000, 0, 0}), -1);
        for (int k = 0; k < 20000; k++) {
            const double width = patch->bounds.max.x - patch->bounds.min.x,
                         height = patch->bounds.max.y - patch->bounds.min.y;
            const pave_vec2 point = {
                patch->bounds.min.x + width * (random_unit(&random) * 1.2 - 0.1),
                patch->bounds.min.y + height * (random_unit(&random) * 1.2 - 0.1)};
            const pave_cell cell = pave_tiling_face_at(made.tiling, &layout, point);
            assert_int_equal(pave_patch_at(patch, point),
                             (int32_t)pave_window_index(made.window, cell));
        }
        release(&made);
    }
}

// ---- Parts --------------------------------------------------------------------------------------

TEST(parts_keep_names)
{
    piece made = make("hex", (pave_window_def){.shape = PAVE_WINDOW_HEXAGON, .radius = 5});
    const int32_t n = made.patch->cell_count;
    bool *keep = calloc((size_t)n, 1), *solid = calloc((size_t)n, 1);
    for (int32_t i = 0; i < n; i++) keep[i] = i % 4 != 1;
    pave_patch *part, *whole;
    assert_ok(pave_patch_create_part(made.patch, keep, NULL, &part, NULL));
    int32_t at = 0;
    for (int32_t i = 0; i < n; i++) {
        const int32_t there = pave_patch_index(part, made.patch->cells[i]);
        assert_int_equal(there, keep[i] ? at++ : -1);
        for (int32_t k = 0; there >= 0 && k < 6; k++) {
            const pave_vec2 a = pave_polygons_corner(made.patch->polygons, i, k),
                            b = pave_polygons_corner(part->polygons, there, k);
            assert_true(a.x == b.x && a.y == b.y);
        }
    }
    assert_int_equal(part->cell_count, at);
    assert_ok(pave_patch_rename(part, "other:7"));
    assert_string_equal(part->name, "other:7");
    char name[PAVE_PATCH_NAME_SIZE + 1];
    memset(name, 'x', sizeof name);
    name[PAVE_PATCH_NAME_SIZE] = 0;
    assert_int_equal(pave_patch_rename(part, name), PAVE_RANGE);
    assert_string_equal(part->name, "other:7");
    for (int32_t i = 0; i < n; i++) keep[i] = true;
    assert_ok(pave_patch_create_part(made.patch, keep, NULL, &whole, NULL));
    assert_true(pave_patch_hash(whole) == pave_patch_hash(made.patch));
    assert_true(pave_patch_hash(whole) != pave_patch_hash(part));
    pave_patch_destroy(whole);
    pave_patch_destroy(part);
    free(solid);
    free(keep);
    release(&made);
}

/// What is solid becomes a mesh, whatever was cut away.
TEST(solid_parts_are_meshes)
{
    uint32_t random = 3;
    for (int round = 0; round < 40; round++) {
        piece made =
            make(round % 2 ? "tri" : "cairo",
                 (pave_window_def){.shape = PAVE_WINDOW_RECTANGLE, .width = 9, .height = 9});
        const int32_t n = made.patch->cell_count;
        bool *keep = calloc((size_t)n, 1);
        const pave_vec2 middle = made.patch->graph->positions[n / 2];
        for (int32_t i = 0; i < n; i++) { // rough at the rim, without holes
            const pave_vec2 at = made.patch->graph->positions[i];
            const double x = at.x - middle.x, y = at.y - middle.y;
            keep[i] = x * x + y * y < 4.0 || (x * x + y * y < 16.0 && random_unit(&random) < 0.9);
        }
        pave_patch *part, *solid;
        pave_mesh *mesh;
        pave_error error = {0};
        assert_ok(pave_patch_create_part(made.patch, keep, NULL, &part, NULL));
        assert_ok(pave_patch_solid(part, NULL, keep));
        assert_ok(pave_patch_create_part(part, keep, NULL, &solid, NULL));
        assert_true(solid->cell_count > 0);
        const pave_result result = pave_patch_mesh(solid, NULL, &mesh, &error);
        if (result == PAVE_OK)
            assert_int_equal(mesh->tile_count, solid->cell_count);
        else // a hole: nothing else is left
            assert_non_null(strstr(error.message, "hole"));
        pave_mesh_destroy(mesh);
        pave_patch_destroy(solid);
        pave_patch_destroy(part);
        free(keep);
        release(&made);
    }
}

// ---- What is refused ----------------------------------------------------------------------------

/// Whether there are cells for so many steps around a cell.
static bool lies_deep(const pave_polygons *polygons, int32_t cell, int steps)
{
    bool deep = cell >= 0;
    for (int32_t k = 0; deep && steps && k < pave_polygons_side_count(polygons, cell); k++)
        deep = lies_deep(polygons, pave_polygons_neighbor(polygons, cell, k), steps - 1);
    return deep;
}

/// The adjacency of the cells inside is that of the window without those around them.
TEST(adjacencies_are_those_of_windows)
{
    static const char *const tilings[] = {"square",      "hex", "tri", "cairo", "floret-pentagonal",
                                          "trihexagonal"};
    for (int i = 0; i < 6; i++) {
        piece made = make(tilings[i], (pave_window_def){.width = 12, .height = 11});
        const int32_t cells = made.patch->cell_count;
        bool *keep = calloc((size_t)cells, sizeof *keep), *solid = calloc((size_t)cells, 1);
        pave_patch *deep;
        pave_adjacency *ours, *theirs;
        pave_mask *around;
        for (int32_t c = 0; c < cells; c++) keep[c] = lies_deep(made.polygons, c, 4);
        assert_ok(pave_patch_create_part(made.patch, keep, NULL, &deep, NULL));
        assert_ok(pave_patch_solid(deep, NULL, solid));
        memset(keep, 0, (size_t)cells);
        for (int32_t c = 0; c < deep->cell_count; c++)
            keep[pave_patch_index(made.patch, deep->cells[c])] = solid[c];
        assert_ok(pave_mask_create(made.window, NULL, &around, NULL));
        for (int32_t c = 0; c < cells; c++) pave_mask_set_cell(around, c, !keep[c]);
        pave_error error = {0};
        if (pave_patch_to_adjacency(made.patch, keep, NULL, &ours, &error))
            fail_msg("%s: %s", tilings[i], error.message);
        const pave_adjacency_window_def def = {.window = made.window, .walls = around};
        if (pave_adjacency_create_from_window(&def, NULL, &theirs, &error))
            fail_msg("%s: %s", tilings[i], error.message);
        assert_true(ours->inner_count > 0);
        assert_int_equal(ours->inner_count, theirs->inner_count);
        assert_int_equal(ours->graph->node_count, theirs->graph->node_count);
        assert_int_equal(ours->graph->arc_count, theirs->graph->arc_count);
        for (int32_t n = 0; n <= ours->inner_count; n++)
            assert_int_equal(ours->graph->start[n], theirs->graph->start[n]);
        pave_adjacency_destroy(theirs);
        pave_adjacency_destroy(ours);
        pave_mask_destroy(around);
        pave_patch_destroy(deep);
        free(solid);
        free(keep);
        release(&made);
    }
}

TEST(bad_polygons_are_refused)
{
    const pave_vec2 vertices[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}, {2, 0}, {2, 1}};
    const int64_t start[] = {0, 4, 8}, short_start[] = {0, 2, 6};
    const int32_t good[] = {0, 1, 2, 3, 1, 4, 5, 2}, turned_ring[] = {0, 1, 2, 3, 2, 5, 4, 1},
                  twice[] = {0, 1, 2, 3, 0, 1, 5, 2}, loop[] = {0, 1, 2, 1, 1, 4, 5, 2},
                  beyond[] = {0, 1, 2, 3, 1, 4, 6, 2};
    const pave_cell same[] = {{1, 2, 0}, {1, 2, 0}};
    pave_vec2 wild[6];
    memcpy(wild, vertices, sizeof wild);
    wild[5].x = NAN;
    const pave_patch_def base = {"two", 2, 6, NULL, vertices, start, good, 0, NULL};
    pave_patch_def defs[] = {base, base, base, base, base, base, base, base, base};
    const pave_result want[] = {PAVE_OK,      PAVE_INVALID, PAVE_INVALID, PAVE_INVALID, PAVE_RANGE,
                                PAVE_INVALID, PAVE_INVALID, PAVE_RANGE,   PAVE_RANGE};
    defs[1].corners = turned_ring;
    defs[2].corners = twice;
    defs[3].corners = loop;
    defs[4].corners = beyond;
    defs[5].cells = same;
    defs[6].start = short_start;
    defs[7].vertices = wild;
    defs[8].name = "a name that is far too long for the room that a patch has for it, which is 64";
    for (size_t i = 0; i < sizeof defs / sizeof *defs; i++) {
        pave_patch *patch;
        pave_error error = {0};
        assert_int_equal(pave_patch_create(&defs[i], NULL, &patch, &error), want[i]);
        assert_int_equal(patch != NULL, want[i] == PAVE_OK);
        assert_int_equal(error.message[0] != 0, want[i] != PAVE_OK);
        pave_patch_destroy(patch);
    }
    const int64_t none[] = {0};
    pave_patch *empty;
    assert_ok(pave_patch_create(&(pave_patch_def){.start = none}, NULL, &empty, NULL));
    assert_int_equal(pave_patch_at(empty, (pave_vec2){0, 0}), -1);
    assert_ok(pave_patch_solid(empty, NULL, (bool[1]){0}));
    pave_patch_destroy(empty);
    pave_patch_destroy(NULL);
}

/// A list of polygons on a small lattice.
typedef struct lattice_cells {
    pave_vec2 vertices[400];
    int64_t start[66];
    int32_t corners[800], vertex_count, cell_count;
} lattice_cells;

static pave_result make_lattice_cells(const lattice_cells *cells, pave_patch **out)
{
    pave_error error = {0};
    const pave_patch_def def = {"cut",
                                cells->cell_count,
                                cells->vertex_count,
                                NULL,
                                cells->vertices,
                                cells->start,
                                cells->corners,
                                0,
                                NULL};
    const pave_result result = pave_patch_create(&def, NULL, out, &error);
    assert_int_equal(result == PAVE_OK, error.message[0] == 0);
    if (result != PAVE_OK) assert_non_null(strstr(error.message, "along a part of a side"));
    return result;
}

/// Each was an endless walk along the rim: a side that is met in part, a side within another, two
/// triangles that overlap at a common vertex.
TEST(cells_meet_along_whole_sides)
{
    static const lattice_cells cases[] = {
        {.vertices = {{1, 3}, {2, 3}, {2, 6}, {1, 6}, {0, 6}, {1, 7}, {0, 7}, {0, 2}, {1, 2}},
         .start = {0, 4, 8, 12},
         .corners = {0, 1, 2, 3, 4, 3, 5, 6, 7, 8, 3, 4},
         .vertex_count = 9,
         .cell_count = 3},
        {.vertices = {{0, 0}, {4, 0}, {4, 4}, {0, 4}, {1, 4}, {2, 4}, {2, 5}, {1, 5}},
         .start = {0, 4, 8},
         .corners = {0, 1, 2, 3, 4, 5, 6, 7},
         .vertex_count = 8,
         .cell_count = 2},
        {.vertices = {{0, 0}, {4, 0}, {4, 4}, {5, 1}, {5, 6}},
         .start = {0, 3, 6},
         .corners = {0, 1, 2, 0, 3, 4},
         .vertex_count = 5,
         .cell_count = 2},
        {.vertices = {{0, 0}, {0.3, 0.1}, {0.9, 0.3}, {0.9, 2}, {0.3, -1}}, // not exactly straight
         .start = {0, 3, 6},
         .corners = {0, 2, 3, 0, 4, 1},
         .vertex_count = 5,
         .cell_count = 2},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_patch *patch;
        assert_int_equal(make_lattice_cells(&cases[i], &patch), PAVE_INVALID);
        assert_null(patch);
    }
}

typedef struct rectangle {
    int left, top, right, bottom;
} rectangle;

/// Cuts a square into rectangles, and returns how many.
static int cut_square(uint32_t *random, int size, rectangle *out)
{
    int count = 1;
    out[0] = (rectangle){0, 0, size, size};
    for (int tries = 0; tries < 40 && count < 60; tries++) {
        rectangle *from = &out[(int)(random_unit(random) * count)], rest = *from;
        const bool across = random_unit(random) < 0.5;
        const int low = across ? from->left : from->top, high = across ? from->right : from->bottom;
        if (high - low < 2) continue;
        const int at = low + 1 + (int)(random_unit(random) * (high - low - 1));
        *(across ? &from->right : &from->bottom) = *(across ? &rest.left : &rest.top) = at;
        out[count++] = rest;
    }
    return count;
}

static int32_t lattice_vertex(lattice_cells *cells, int x, int y)
{
    for (int32_t i = 0; i < cells->vertex_count; i++)
        if (cells->vertices[i].x == x && cells->vertices[i].y == y) return i;
    cells->vertices[cells->vertex_count] = pave_vec2_of(x, y);
    return cells->vertex_count++;
}

/// Lists the corners of a rectangle and, of the other lattice points on its sides, those in `at`.
static void add_rectangle(lattice_cells *cells, rectangle r, bool (*at)[16])
{
    const int x[] = {r.left, r.right, r.right, r.left}, y[] = {r.top, r.top, r.bottom, r.bottom};
    int64_t end = cells->start[cells->cell_count];
    for (int k = 0; k < 4; k++) {
        const int to = (k + 1) % 4, dx = (x[to] > x[k]) - (x[to] < x[k]),
                  dy = (y[to] > y[k]) - (y[to] < y[k]);
        cells->corners[end++] = lattice_vertex(cells, x[k], y[k]);
        for (int u = x[k] + dx, v = y[k] + dy; u != x[to] || v != y[to]; u += dx, v += dy)
            if (at[u][v]) cells->corners[end++] = lattice_vertex(cells, u, v);
    }
    cells->start[++cells->cell_count] = end;
}

/// The slow way: whether a unit of the lattice belongs to two different sides.
static bool meets_in_part(const lattice_cells *cells)
{
    static int32_t side_of[16][16][2][2]; // of the units right of and below a point: from, to
    memset(side_of, -1, sizeof side_of);
    for (int32_t cell = 0; cell < cells->cell_count; cell++)
        for (int64_t i = cells->start[cell]; i < cells->start[cell + 1]; i++) {
            const int64_t next = i + 1 < cells->start[cell + 1] ? i + 1 : cells->start[cell];
            const int32_t a = cells->corners[i], b = cells->corners[next];
            const int32_t ends[2] = {a < b ? a : b, a < b ? b : a};
            const int ax = (int)cells->vertices[a].x, ay = (int)cells->vertices[a].y,
                      bx = (int)cells->vertices[b].x, by = (int)cells->vertices[b].y;
            for (int x = ax < bx ? ax : bx; x < (ax < bx ? bx : ax); x++) {
                int32_t *unit = side_of[x][ay][0];
                if (unit[0] >= 0 && (unit[0] != ends[0] || unit[1] != ends[1])) return true;
                memcpy(unit, ends, sizeof ends);
            }
            for (int y = ay < by ? ay : by; y < (ay < by ? by : ay); y++) {
                int32_t *unit = side_of[ax][y][1];
                if (unit[0] >= 0 && (unit[0] != ends[0] || unit[1] != ends[1])) return true;
                memcpy(unit, ends, sizeof ends);
            }
        }
    return false;
}

/// Rectangles that a square is cut into, some left out, with all corners of their neighbours or
/// only some: refused exactly where two sides have a part in common. Of the others the rim is
/// closed, and bounds the area of the cells.
TEST(random_cuts_of_a_square)
{
    uint32_t random = 11;
    int refused = 0, made = 0;
    for (int round = 0; round < 3000; round++) {
        rectangle all[64];
        bool at[16][16] = {{false}};
        lattice_cells cells = {.cell_count = 0};
        const int count = cut_square(&random, 2 + round % 12, all);
        const double kept = round % 3 ? 1.0 : 0.6, told = round % 4 ? 1.0 : 0.7;
        for (int i = 0; i < count; i++)
            for (int k = 0; k < 4; k++)
                if (random_unit(&random) < told)
                    at[k % 2 ? all[i].left : all[i].right][k / 2 ? all[i].top : all[i].bottom] =
                        true;
        double area = 0.0;
        for (int i = 0; i < count; i++) {
            if (random_unit(&random) >= kept) continue;
            add_rectangle(&cells, all[i], at);
            area += (all[i].right - all[i].left) * (double)(all[i].bottom - all[i].top);
        }
        pave_patch *patch;
        const bool bad = meets_in_part(&cells);
        assert_int_equal(make_lattice_cells(&cells, &patch), bad ? PAVE_INVALID : PAVE_OK);
        refused += bad;
        made += !bad;
        if (bad) continue;
        const pave_polygons *polygons = patch->polygons;
        bool *walked = calloc((size_t)polygons->rim_count + 1, 1);
        for (int32_t i = 0; i < polygons->rim_count; i++) {
            const pave_outer_side *side = &polygons->rim[i], *next = &polygons->rim[side->next];
            const pave_vec2 a = pave_polygons_corner(polygons, side->cell, side->side),
                            b = pave_polygons_corner(polygons, next->cell, next->side);
            assert_false(walked[side->next]);
            walked[side->next] = true;
            area -= 0.5 * (a.x * b.y - a.y * b.x);
        }
        assert_true(area == 0.0);
        free(walked);
        pave_patch_destroy(patch);
    }
    assert_true(refused > 300 && made > 300);
}

TEST(middles_lie_inside)
{
    // a U, whose mean lies outside
    const pave_vec2 vertices[] = {{0, 0}, {1, 0}, {1, 8}, {3, 8}, {3, 0}, {4, 0}, {4, 9}, {0, 9}};
    const int64_t start[] = {0, 8};
    const int32_t corners[] = {0, 1, 2, 3, 4, 5, 6, 7};
    pave_patch *patch;
    assert_ok(pave_patch_create(&(pave_patch_def){.name = "u",
                                                  .cell_count = 1,
                                                  .vertex_count = 8,
                                                  .vertices = vertices,
                                                  .start = start,
                                                  .corners = corners},
                                NULL, &patch, NULL));
    assert_int_equal(pave_patch_at(patch, patch->graph->positions[0]), 0);
    assert_int_equal(pave_patch_at(patch, (pave_vec2){2, 4}), -1);
    pave_patch_destroy(patch);
}

/// Three squares in a row, and the last joined to the first.
TEST(joins_are_neighbours)
{
    const pave_vec2 vertices[] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {0, 1}, {1, 1}, {2, 1}, {3, 1}};
    const int64_t start[] = {0, 4, 8, 12};
    const int32_t corners[] = {0, 1, 5, 4, 1, 2, 6, 5, 2, 3, 7, 6};
    int32_t joins[1][2] = {{2, 0}};
    const bool closed[] = {true, false, false}, kept[] = {true, false, true};
    pave_patch_def def = {.cell_count = 3,
                          .vertex_count = 8,
                          .vertices = vertices,
                          .start = start,
                          .corners = corners,
                          .join_count = 1,
                          .joins = (const int32_t(*)[2])joins};
    pave_patch *patch, *part;
    pave_graph *graph;
    assert_ok(pave_patch_create(&def, NULL, &patch, NULL));
    assert_int_equal(patch->graph->arc_count, 6);
    for (int32_t arc = 0; arc < 6; arc++)
        assert_int_equal(patch->graph->twin[patch->graph->twin[arc]], arc);
    assert_ok(pave_patch_graph(patch, PAVE_CONTACT_VERTEX, closed, NULL, &graph));
    assert_int_equal(graph->arc_count, 2);
    pave_graph_destroy(graph);
    assert_ok(pave_patch_create_part(patch, kept, NULL, &part, NULL));
    assert_int_equal(part->join_count, 1);
    assert_int_equal(part->joins[0][0], 1);
    pave_patch_destroy(part);
    pave_patch_destroy(patch);
    for (int i = 0; i < 3; i++) {
        joins[0][0] = (int32_t[]){0, -1, 3}[i];
        assert_int_equal(pave_patch_create(&def, NULL, &patch, NULL), PAVE_RANGE);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
