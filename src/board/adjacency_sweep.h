/// src/board/adjacency_sweep.h: where straight lines between points cross.
#ifndef PAVE_SRC_ADJACENCY_SWEEP_H
#define PAVE_SRC_ADJACENCY_SWEEP_H

#include "adjacency_parts.h"

/// A place where nodes stand, finite and within 1e100.
typedef struct pave_sweep_place {
    pave_vec2 at;
    int32_t node;  ///< the first of them
    int32_t begin; ///< the first line that begins here
    int32_t end;   ///< the first line that ends here, -1: none; the others follow by `end_next`
} pave_sweep_place;

/// A line from one place to another that lies to its right, or below it.
typedef struct pave_sweep_line {
    int32_t from, to; ///< places
    int32_t a, b;     ///< nodes there
    int32_t edge;
    int32_t end_next;            ///< the next line that ends where this one does, -1: none
    int32_t above, below;        ///< the lines beside it in the sweep; -1: none
    int32_t parent, left, right; ///< in the tree
} pave_sweep_line;

/// Finds lines that cross, from left to right, and adds a fault for each that is left aside because
/// of it: see pave_edges_check. `places` are place_count different ones, from left to right and
/// downwards, and one more, of which only `begin` counts; `lines` are line_count different ones,
/// those that begin in places[p] from places[p].begin to places[p + 1].begin - 1, in the order of
/// where they end. The sweep sets `end`, end_next and what follows it. Time: (places + lines) times
/// the expected logarithm of lines.
void pave_sweep(pave_sweep_place *places, int32_t place_count, pave_sweep_line *lines,
                int32_t line_count, pave_fault_list *list);

#endif
