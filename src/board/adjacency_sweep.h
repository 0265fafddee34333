/// src/board/adjacency_sweep.h: crossings of straight lines between points.
#ifndef PAVE_SRC_ADJACENCY_SWEEP_H
#define PAVE_SRC_ADJACENCY_SWEEP_H

#include "adjacency_parts.h"

/// A *place*: a position with one or more nodes, finite and within 1e100.
typedef struct pave_sweep_place {
    pave_vec2 at;
    int32_t node;  ///< the first node at the position
    int32_t begin; ///< the first line that begins here
    /// The first line that ends here, or -1. Further lines are linked by `end_next`.
    int32_t end;
} pave_sweep_place;

/// A line from a place to another place that is to the right or directly below.
typedef struct pave_sweep_line {
    int32_t from, to; ///< places
    int32_t a, b;     ///< nodes at these places
    int32_t edge;
    int32_t end_next;            ///< the next line with the same end, or -1
    int32_t above, below;        ///< adjacent lines in the sweep, or -1
    int32_t parent, left, right; ///< links in the tree
} pave_sweep_line;

/// Finds crossing lines, from left to right, and adds a fault for each line that it drops because
/// of a crossing: see pave_edges_check. `places` has place_count distinct places, sorted by x and
/// then downwards, and one extra element that only needs `begin`. `lines` has line_count distinct
/// lines: those that begin at places[p] are places[p].begin .. places[p + 1].begin - 1, sorted by
/// end. The sweep sets `end`, `end_next` and the fields after it. Expected time: O((places + lines)
/// log lines).
void pave_sweep(pave_sweep_place *places, int32_t place_count, pave_sweep_line *lines,
                int32_t line_count, pave_fault_list *list);

#endif
