// cli/grid/grid_tri.c: queries of triangles.
#include "grid.h"

#define GRID(name) pave_tri_##name
#define GRID_NUMBER(NAME) PAVE_TRI_##NAME

static pave_tri_vertex vertex_in(pave_cell at) { return pave_tri_vertex_of(at.q, at.r); }
static pave_cell vertex_out(pave_tri_vertex vertex) { return pave_cell_of(vertex.q, vertex.r); }

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

RELATION(meets, PAVE_TRI_MEETS_MAX, edge, GRID_EDGE, edge)

static void dual(const grid_call *call, grid_answer *answer)
{
    const grid_part *part = &call->arguments[0].part;
    answer->grid = &grid_hex;
    if (part->kind == GRID_FACE) {
        const pave_hex_vertex vertex = pave_tri_face_dual(part->at);
        grid_add(answer, GRID_VERTEX, (pave_cell){vertex.q, vertex.r, vertex.s});
    } else if (part->kind == GRID_EDGE) {
        const pave_hex_edge edge = pave_tri_edge_dual(edge_in(part->at));
        grid_add(answer, GRID_EDGE, (pave_cell){edge.q, edge.r, edge.s});
    } else {
        grid_add(answer, GRID_FACE, pave_tri_vertex_dual(vertex_in(part->at)));
    }
}

// ---- Coordinates --------------------------------------------------------------------------------

SYSTEM(lanes, pave_tri_lanes, true, pave_tri_to_lanes(cell), pave_tri_lanes_valid(is),
       pave_tri_from_lanes(is))
SYSTEM(doubled, pave_tri_pair, true, pave_tri_to_doubled(cell), pave_tri_doubled_valid(is),
       pave_tri_from_doubled(is))
SYSTEM(xys, pave_cell, true, cell, is.s >= 0 && is.s <= 1 && pave_cell_in_range(is), is)

static bool is_before_fold(pave_cell cell, int32_t side)
{
    return (int64_t)cell.q + cell.r + cell.s < side;
}

SYSTEM(folded, pave_tri_pair, is_before_fold(cell, width),
       is_before_fold(cell, width) ? pave_tri_to_folded(cell, width) : (pave_tri_pair){0},
       pave_tri_folded_valid(is, width), pave_tri_from_folded(is, width))

static const grid_system systems[] = {
    SYSTEM_ROW("three-lane", lanes, 3, "a,b,c", "a + b + c must be 2 for L or 1 for R"),
    SYSTEM_ROW("doubled", doubled, 2, "x,y", "both must be even or both odd"),
    {.name = "folded",
     .form = "integers x,y",
     .count = 2,
     .width_max = PAVE_TRI_FOLD_MAX,
     .width = PAVE_TRI_FOLD_MAX,
     .width_name = "N",
     .rule = "it must be before the fold: q + r less than N, or less than N - 1 for R",
     .to = to_folded,
     .from = from_folded},
    SYSTEM_ROW("xys", xys, 3, "x,y,s", "s must be 0 for L or 1 for R"),
    INDEX_SYSTEM,
};

BLOCK_CHILDREN(GRID(child))

const grid_kind grid_tri = {
    .name = "tri",
    .parts = {[GRID_FACE] = {"L|R", read_face, face_point},
              [GRID_EDGE] = {"E|N|W", read_edge, edge_point},
              [GRID_VERTEX] = {"", read_vertex, vertex_point}},
    .metrics = "edge|shortcut|touch|flank|euclid",
    .contacts = {"edge", "vertex|touch"},
    .moves = "shortcut|flank",
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
            [GRID_DUAL] = dual,
        },
};
