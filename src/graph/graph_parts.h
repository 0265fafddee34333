/// src/graph/graph_parts.h: internals shared by graph constructors.
#ifndef PAVE_SRC_GRAPH_PARTS_H
#define PAVE_SRC_GRAPH_PARTS_H

#include <pave/graph.h>

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
