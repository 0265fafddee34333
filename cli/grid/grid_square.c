// cli/grid/grid_square.c: queries of squares.
#include "grid.h"

#define GRID(name) pave_square_##name
#define GRID_NUMBER(NAME) PAVE_SQUARE_##NAME

static pave_square_vertex vertex_in(pave_cell at) { return pave_square_vertex_of(at.q, at.r); }
static pave_cell vertex_out(pave_square_vertex vertex) { return pave_cell_of(vertex.q, vertex.r); }

static grid_landing rotated(pave_cell cell, int k, grid_part about, pave_cell *out)
{
    *out = about.kind == GRID_FACE ? pave_square_rotate_about_face(cell, k, about.at)
                                   : pave_square_rotate_about_vertex(cell, k, vertex_in(about.at));
    return GRID_LANDED;
}

enum { EUCLID_RING_TENTHS = 62 }; // 2 pi

#define GRID_METRIC pave_square_metric
#define GRID_FACES 1
#include "grid_places.h"

RELATION(meets, PAVE_SQUARE_MEETS_MAX, edge, GRID_EDGE, edge)
RELATION(surrounding, PAVE_SQUARE_SURROUNDING_MAX, vertex, GRID_VERTEX, vertex)

// ---- Coordinates --------------------------------------------------------------------------------

static const grid_system systems[] = {
    INDEX_SYSTEM,
};

static pave_cell child(pave_cell parent, int32_t m, int64_t index)
{
    return pave_cell_of(parent.q * m + (int32_t)(index % m), parent.r * m + (int32_t)(index / m));
}
BLOCK_CHILDREN(child)

const grid_kind grid_square = {
    .name = "square",
    .parts = {[GRID_FACE] = {"", read_face, face_point},
              [GRID_EDGE] = {"W|N", read_edge, edge_point},
              [GRID_VERTEX] = {"", read_vertex, vertex_point}},
    .metrics = "4|8|euclid",
    .contacts = {"edge|4", "vertex|8"},
    .sides = {"N|E|S|W"},
    .directions = "N|E|S|W|NW|NE|SE|SW",
    .axes = "x|y",
    .tiling = pave_tiling_square,
    .middle = GRID_FACE,
    .least_factor = 1,
    .systems = systems,
    .run = {GRID_RELATIONS, GRID_PLACES, [GRID_MEETS] = meets, [GRID_SURROUNDING] = surrounding},
};
