/// src/search/search_core.h: what the searches share.
#ifndef PAVE_SRC_SEARCH_CORE_H
#define PAVE_SRC_SEARCH_CORE_H

#include "search_queue.h"

#include <pave/search.h>

/// What a path keeps for a node; of no meaning unless the node's stamp is that of the search.
typedef struct pave_search_node {
    int64_t total;
    int32_t parent; ///< -1: none
    pave_cell cell; ///< of graphs that a heuristic knows; set once
} pave_search_node;

/// The metrics of the graphs of which a heuristic is known.
typedef enum pave_heuristic_kind {
    PAVE_HEURISTIC_NONE = 0,
    PAVE_HEURISTIC_SQUARE_4,
    PAVE_HEURISTIC_SQUARE_8,
    PAVE_HEURISTIC_HEX,
    PAVE_HEURISTIC_TRI_EDGE,
    PAVE_HEURISTIC_TRI_TOUCH
} pave_heuristic_kind;

/// The lattice by which a window that wraps repeats.
typedef struct pave_search_period {
    int64_t a[2], b[2];              ///< q and r of two short vectors that make it
    double across_a[2], across_b[2]; ///< what a vector's q and r are to be multiplied with, for how
                                     ///< many a and how many b it is
} pave_search_period;

/// Stamps tell what the present search has seen, so that nothing need be cleared between two:
/// `fresh` is found, `fresh` + 1 is settled.
struct pave_search {
    const pave_graph *graph;
    pave_graph *made;
    pave_allocator allocator;
    pave_heuristic_kind heuristic;
    pave_search_period period; ///< where the window of the graph wraps, and a heuristic is known
    uint32_t fresh;
    uint32_t *stamps;        ///< node_count
    pave_search_node *nodes; ///< node_count
    int32_t *order;          ///< node_count + 1: nodes as they are found or settled
    uint64_t *keys;          ///< room for sorting
    int64_t key_room;
    pave_queue queue;
};

/// Begins a search: nothing is seen.
static inline void pave_search_begin(pave_search *search)
{
    search->fresh += 2;
    if (search->fresh == 0) {
        memset(search->stamps, 0, (size_t)search->graph->node_count * sizeof *search->stamps);
        search->fresh = 2;
    }
}

/// What steps cost, with what NULL means written out.
typedef struct pave_steps {
    const int32_t *enter, *cross;
    bool unit; ///< 1 each
    int32_t least;
} pave_steps;

static inline pave_steps pave_steps_of(const pave_costs *costs)
{
    pave_steps steps = {NULL, NULL, true, 1};
    if (!costs) return steps;
    assert(costs->least >= 0);
    steps.enter = costs->enter;
    steps.cross = costs->cross;
    steps.unit = !costs->enter && !costs->cross;
    steps.least = costs->enter || costs->least > 1 ? costs->least : 1;
    if (steps.unit) steps.least = 1;
    return steps;
}

/// What the step over `arc` to `node` costs; negative: closed.
static inline int64_t pave_steps_cost(const pave_steps *steps, int32_t arc, int32_t node)
{
    int64_t enter = steps->enter ? steps->enter[node] : 1,
            cross = steps->cross ? steps->cross[arc] : 0;
    return (enter | cross) < 0 ? -1 : enter + cross;
}

#endif
