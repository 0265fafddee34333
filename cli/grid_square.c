// cli/grid_square.c: what queries of squares answer.
#include "grid.h"

#include "grid_relation.h"

// ---- Parts ------------------------------------------------------------------------------------------------------------------

static pave_cell face_in(pave_cell at) { return at; }
static pave_cell face_out(pave_cell face) { return face; }
static pave_square_edge edge_in(pave_cell at) { return pave_square_edge_of(at.q, at.r, at.s); }
static pave_cell edge_out(pave_square_edge edge) { return (pave_cell){edge.q, edge.r, edge.s}; }
static pave_square_vertex vertex_in(pave_cell at) { return pave_square_vertex_of(at.q, at.r); }
static pave_cell vertex_out(pave_square_vertex vertex) { return pave_cell_of(vertex.q, vertex.r); }

GRID_READ_EDGE(pave_square)
GRID_READ_VERTEX(pave_square)

// ---- Relations --------------------------------------------------------------------------------------------------------------

GRID_RELATION(pave_square, neighbors, PAVE_SQUARE_NEIGHBORS_MAX, face, GRID_FACE, face)
GRID_RELATION(pave_square, touching, PAVE_SQUARE_TOUCHING_MAX, face, GRID_FACE, face)
GRID_RELATION(pave_square, borders, PAVE_SQUARE_BORDERS_MAX, face, GRID_EDGE, edge)
GRID_RELATION(pave_square, corners, PAVE_SQUARE_CORNERS_MAX, face, GRID_VERTEX, vertex)
GRID_RELATION(pave_square, joins, PAVE_SQUARE_JOINS_MAX, edge, GRID_FACE, face)
GRID_RELATION(pave_square, continues, PAVE_SQUARE_CONTINUES_MAX, edge, GRID_EDGE, edge)
GRID_RELATION(pave_square, meets, PAVE_SQUARE_MEETS_MAX, edge, GRID_EDGE, edge)
GRID_RELATION(pave_square, endpoints, PAVE_SQUARE_ENDPOINTS_MAX, edge, GRID_VERTEX, vertex)
GRID_RELATION(pave_square, touches, PAVE_SQUARE_TOUCHES_MAX, vertex, GRID_FACE, face)
GRID_RELATION(pave_square, protrudes, PAVE_SQUARE_PROTRUDES_MAX, vertex, GRID_EDGE, edge)
GRID_RELATION(pave_square, adjacent, PAVE_SQUARE_ADJACENT_MAX, vertex, GRID_VERTEX, vertex)
GRID_RELATION(pave_square, surrounding, PAVE_SQUARE_SURROUNDING_MAX, vertex, GRID_VERTEX, vertex)

const grid_kind grid_square = {
    .name = "square",
    .parts = {[GRID_FACE] = {"", pave_square_face_read, NULL}, [GRID_EDGE] = {"W|N", read_edge, NULL}, [GRID_VERTEX] = {"", read_vertex, NULL}},
    .metrics = "4|8|euclid",
    .directions = "N|E|S|W|NW|NE|SE|SW",
    .axes = "x|y",
    .middle = GRID_FACE,
    .run =
        {
            [GRID_NEIGHBORS] = neighbors,
            [GRID_TOUCHING] = touching,
            [GRID_BORDERS] = borders,
            [GRID_CORNERS] = corners,
            [GRID_JOINS] = joins,
            [GRID_CONTINUES] = continues,
            [GRID_MEETS] = meets,
            [GRID_ENDPOINTS] = endpoints,
            [GRID_TOUCHES] = touches,
            [GRID_PROTRUDES] = protrudes,
            [GRID_ADJACENT] = adjacent,
            [GRID_SURROUNDING] = surrounding,
        },
};
