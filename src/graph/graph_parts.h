/// src/graph/graph_parts.h: what the makers of graphs share.
#ifndef PAVE_SRC_GRAPH_PARTS_H
#define PAVE_SRC_GRAPH_PARTS_H

#include <pave/graph.h>

/// The arrays of a graph while it is made, writable.
typedef struct pave_graph_parts {
    int32_t *start, *to, *twin;
    pave_vec2 *positions;
} pave_graph_parts;

/// Makes a graph without arcs and takes its `start`. Whatever fails, here or in what follows: the
/// caller destroys *out.
pave_result pave_graph_begin(int32_t node_count, const pave_allocator *allocator, pave_graph **out,
                             pave_graph_parts *parts);

/// Takes the arrays of arcs, and of positions.
pave_result pave_graph_take_arcs(pave_graph *graph, pave_graph_parts *parts, int32_t arc_count,
                                 bool twins, bool positions);

/// Takes the rim (ground.h) of a graph whose edges cross, so that its faces do not say it: a bool
/// for each node, all false. NULL: no memory.
bool *pave_graph_take_rim(pave_graph *graph);

/// The rim of such a graph; NULL of all others.
const bool *pave_graph_rim(const pave_graph *graph);

/// Positions lie within this, so that no difference of two overflows.
#define PAVE_GRAPH_POSITION_MAX 1e100

/// PAVE_OK, or PAVE_RANGE where one is not finite or beyond that: `error` says which; `whose` is
/// what it belongs to, "node" for example.
pave_result pave_graph_positions_check(const char *whose, int32_t count, const pave_vec2 *positions,
                                       pave_error *error);

/// The counts and positions of a list of edges: PAVE_OK, or what the check of positions returns, or
/// PAVE_RANGE for a bad count; `error` says which.
pave_result pave_edges_def_check(const pave_edges_def *def, pave_error *error);

#endif
