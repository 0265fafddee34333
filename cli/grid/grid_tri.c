// cli/grid/grid_tri.c: what queries of triangles answer.
#include "grid.h"

#define GRID(name) pave_tri_##name
#define GRID_NUMBER(NAME) PAVE_TRI_##NAME

static pave_tri_edge edge_in(pave_cell at) { return pave_tri_edge_of(at.q, at.r, at.s); }
static pave_cell edge_out(pave_tri_edge edge) { return (pave_cell){edge.q, edge.r, edge.s}; }
static pave_tri_vertex vertex_in(pave_cell at) { return pave_tri_vertex_of(at.q, at.r); }
static pave_cell vertex_out(pave_tri_vertex vertex) { return pave_cell_of(vertex.q, vertex.r); }

#include "grid_relations.h"

RELATION(meets, PAVE_TRI_MEETS_MAX, edge, GRID_EDGE, edge)

static grid_landing rotated(pave_cell cell, int k, grid_part about, pave_cell *out)
{
    if (about.kind == GRID_FACE)
        return pave_tri_rotate_about_face(cell, k, about.at, out) ? GRID_LANDED : GRID_BESIDE;
    *out = pave_tri_rotate_about_vertex(cell, k, vertex_in(about.at));
    return GRID_LANDED;
}

enum { EUCLID_RING_TENTHS = 48 }; // 8 pi / (3 sqrt 3)

#define GRID_METRIC pave_tri_metric
#define GRID_FACES 2
#include "grid_places.h"

// ---- Coordinates --------------------------------------------------------------------------------

static bool to_lanes(pave_cell cell, int32_t width, int64_t *out)
{
    (void)width;
    pave_tri_lanes lanes = pave_tri_to_lanes(cell);
    out[0] = lanes.a;
    out[1] = lanes.b;
    out[2] = lanes.c;
    return true;
}

static bool from_lanes(const int64_t *values, int32_t width, pave_cell *out)
{
    (void)width;
    if (!grid_fit_int32(values, 3)) return false;
    pave_tri_lanes lanes = {(int32_t)values[0], (int32_t)values[1], (int32_t)values[2]};
    if (!pave_tri_lanes_valid(lanes)) return false;
    *out = pave_tri_from_lanes(lanes);
    return true;
}

static bool to_pair(pave_tri_pair pair, int64_t *out)
{
    out[0] = pair.q;
    out[1] = pair.r;
    return true;
}

static bool to_doubled(pave_cell cell, int32_t width, int64_t *out)
{
    (void)width;
    return to_pair(pave_tri_to_doubled(cell), out);
}

static bool from_doubled(const int64_t *values, int32_t width, pave_cell *out)
{
    (void)width;
    if (!grid_fit_int32(values, 2)) return false;
    const pave_tri_pair pair = {(int32_t)values[0], (int32_t)values[1]};
    if (!pave_tri_doubled_valid(pair)) return false;
    *out = pave_tri_from_doubled(pair);
    return true;
}

static bool to_folded(pave_cell cell, int32_t side, int64_t *out)
{
    return (int64_t)cell.q + cell.r + cell.s < side && to_pair(pave_tri_to_folded(cell, side), out);
}

static bool from_folded(const int64_t *values, int32_t side, pave_cell *out)
{
    if (!grid_fit_int32(values, 2)) return false;
    const pave_tri_pair pair = {(int32_t)values[0], (int32_t)values[1]};
    if (!pave_tri_folded_valid(pair, side)) return false;
    *out = pave_tri_from_folded(pair, side);
    return true;
}

static bool to_xys(pave_cell cell, int32_t width, int64_t *out)
{
    (void)width;
    out[0] = cell.q;
    out[1] = cell.r;
    out[2] = cell.s;
    return true;
}

static bool from_xys(const int64_t *values, int32_t width, pave_cell *out)
{
    (void)width;
    if (!grid_fit_int32(values, 3) || values[2] < 0 || values[2] > 1) return false;
    *out = pave_tri_face_of((int32_t)values[0], (int32_t)values[1], (int32_t)values[2]);
    return pave_cell_in_range(*out);
}

static const grid_system systems[] = {
    {.name = "three-lane",
     .form = "whole numbers a,b,c",
     .count = 3,
     .rule = "a + b + c must be 2 for L or 1 for R",
     .to = to_lanes,
     .from = from_lanes},
    {.name = "doubled",
     .form = "whole numbers x,y",
     .count = 2,
     .rule = "both must be even or both odd",
     .to = to_doubled,
     .from = from_doubled},
    {.name = "folded",
     .form = "whole numbers x,y",
     .count = 2,
     .width_max = PAVE_TRI_FOLD_MAX,
     .width = PAVE_TRI_FOLD_MAX,
     .width_name = "N",
     .rule = "it must lie before the fold: q + r less than N, of R less than N - 1",
     .to = to_folded,
     .from = from_folded},
    {.name = "xys",
     .form = "whole numbers x,y,s",
     .count = 3,
     .rule = "s must be 0 for L or 1 for R",
     .to = to_xys,
     .from = from_xys},
    INDEX_SYSTEM,
};

BLOCK_CHILDREN

const grid_kind grid_tri = {
    .name = "tri",
    .parts = {[GRID_FACE] = {"L|R", read_face, face_point},
              [GRID_EDGE] = {"E|N|W", read_edge, edge_point},
              [GRID_VERTEX] = {"", read_vertex, vertex_point}},
    .metrics = "edge|shortcut|touch|flank|euclid",
    .contacts = {"edge", "vertex|touch"},
    .sides = {"N|ESE|WSW", "ENE|S|WNW"},
    .directions = "NE|E|SE|SW|W|NW|N|ENE|ESE|S|WSW|WNW",
    .axes = "q|r|s",
    .systems = systems,
    .tiling = pave_tiling_tri,
    .middle = GRID_VERTEX,
    .least_factor = 1,
    .run =
        {
            GRID_RELATIONS,
            GRID_PLACES,
            [GRID_MEETS] = meets,
        },
};
