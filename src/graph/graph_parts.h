/// src/graph/graph_parts.h: internals shared by graph constructors.
#ifndef PAVE_SRC_GRAPH_PARTS_H
#define PAVE_SRC_GRAPH_PARTS_H

#include <pave/graph.h>

/// Crosses a side of a cell to the next cell around one of the side's corners: clockwise around its
/// first corner, counterclockwise around its last. `side` receives the side to cross next.
static inline pave_cell pave_cell_turn(const pave_tiling *tiling, pave_cell cell, bool clockwise,
                                       int32_t *side)
{
    const int32_t twin = pave_tiling_side_of(tiling, cell.s, *side)->twin;
    const pave_cell next = pave_tiling_neighbors(tiling, cell, *side);
    const int32_t count = pave_tiling_side_count(tiling, next.s);
    *side = clockwise ? (twin + 1) % count : (twin + count - 1) % count;
    return next;
}

/// Writable arrays of a graph under construction.
typedef struct pave_graph_parts {
    int32_t *start, *to, *twin;
    pave_vec2 *positions;
} pave_graph_parts;

/// Creates a graph without arcs and allocates its `start`. If this or a later step fails, the
/// caller must destroy *out.
pave_result pave_graph_begin(int32_t node_count, const pave_allocator *allocator, pave_graph **out,
                             pave_graph_parts *parts);

/// Allocates the arrays of arcs, and of positions.
pave_result pave_graph_take_arcs(pave_graph *graph, pave_graph_parts *parts, int32_t arc_count,
                                 bool twins, bool positions);

/// Allocates the rim (ground.h) of a graph whose rim cannot be derived from faces because its edges
/// cross: a bool per node, all false. Returns NULL if out of memory.
bool *pave_graph_take_rim(pave_graph *graph);

/// Returns the rim allocated by pave_graph_take_rim; NULL for all other graphs.
const bool *pave_graph_rim(const pave_graph *graph);

/// Limit of positions, chosen so that no difference of two positions overflows.
#define PAVE_GRAPH_POSITION_MAX 1e100

/// Returns PAVE_OK, or PAVE_RANGE with `error` filled if a position is not finite or exceeds the
/// limit. `whose` is its owner's kind, such as "node".
pave_result pave_graph_positions_check(const char *whose, int32_t count, const pave_vec2 *positions,
                                       pave_error *error);

/// Checks the counts and positions of a list of edges. Returns PAVE_OK, the result of the position
/// check, or PAVE_RANGE for an invalid count, with `error` filled.
pave_result pave_edges_def_check(const pave_edges_def *def, pave_error *error);

#endif
