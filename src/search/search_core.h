/// src/search/search_core.h: definitions shared by the searches.
#ifndef PAVE_SRC_SEARCH_CORE_H
#define PAVE_SRC_SEARCH_CORE_H

#include "../base/kernels.h"
#include "../graph/ground_near.h"
#include "search_queue.h"

#include <pave/search.h>

/// The state of a node in a path search. Valid only if the node's stamp belongs to the current
/// search.
typedef struct pave_search_node {
    int64_t total;
    int32_t parent; ///< -1 if there is no parent
    pave_cell cell; ///< used for graphs with a heuristic; set once
} pave_search_node;

/// Selects the heuristic according to the metric of the graph.
typedef enum pave_heuristic_kind {
    PAVE_HEURISTIC_NONE = 0,
    PAVE_HEURISTIC_SQUARE_4,
    PAVE_HEURISTIC_SQUARE_8,
    PAVE_HEURISTIC_HEX,
    PAVE_HEURISTIC_TRI_EDGE,
    PAVE_HEURISTIC_TRI_TOUCH,
    PAVE_HEURISTIC_TRI_SHORTCUT,
    PAVE_HEURISTIC_TRI_FLANK
} pave_heuristic_kind;

/// The lattice of periods of a window that wraps.
typedef struct pave_search_period {
    int64_t a[2], b[2]; ///< q and r of two short basis vectors
    double across_a[2],
        across_b[2]; ///< factors of a vector's q and r that give its coefficients of a and of b
} pave_search_period;

/// Stamps mark the nodes of the current search, so nothing needs to be cleared between searches:
/// `fresh` means found, `fresh` + 1 means settled.
struct pave_search {
    const pave_graph *graph;   ///< NULL if a window is searched
    const pave_window *window; ///< window of the ground, if any
    pave_contact contact;      ///< contact of the window
    int32_t node_count;
    const int32_t *start, *to; ///< lists; if `to` is NULL, `neighbors` computes neighbours
    pave_neighbors *neighbors; ///< used if the ground is a window
    pave_allocator allocator;
    pave_heuristic_kind heuristic;
    pave_search_period period; ///< used if the window wraps and has a heuristic
    uint32_t fresh;
    uint32_t *stamps;        ///< node_count elements
    pave_search_node *nodes; ///< node_count elements
    int32_t *order;          ///< node_count + 1 elements: nodes in the order in which they are
                             ///< found or settled
    uint64_t *keys;          ///< scratch memory for sorting
    int64_t key_room;
    pave_queue queue;
};

/// Begins a search, with no nodes found.
static inline void pave_search_begin(pave_search *search)
{
    search->fresh += 2;
    if (search->fresh == 0) {
        memset(search->stamps, 0, (size_t)search->node_count * sizeof *search->stamps);
        search->fresh = 2;
    }
}

/// Marks a search function that is compiled twice: for neighbour lists and for computed neighbours.
#define PAVE_SEARCH_BODY static PAVE_ALWAYS_INLINE

/// Returns the neighbours of a node. `first` receives the arc of the first neighbour; it is
/// undefined without lists.
static PAVE_ALWAYS_INLINE const int32_t *pave_search_near(const pave_search *search, bool lists,
                                                          int32_t node, int32_t *first,
                                                          int32_t *count)
{
    if (!lists) {
        *first = 0;
        return pave_neighbors_list(search->neighbors, node, count);
    }
    *first = search->start[node];
    *count = search->start[node + 1] - *first;
    return search->to + *first;
}

/// Returns whether arc costs are given but the ground is a window, which has no arcs.
static inline bool pave_search_lacks_arcs(const pave_search *search, const pave_costs *costs)
{
    return !search->graph && costs && costs->cross;
}

/// The costs of steps, with defaults filled in.
typedef struct pave_steps {
    const int32_t *enter, *cross;
    bool unit; ///< all costs are 1
    int32_t least, metric, points;
} pave_steps;

static inline pave_steps pave_steps_of(const pave_costs *costs)
{
    pave_steps steps = {NULL, NULL, true, 1, 0, 0};
    if (!costs) return steps;
    assert(costs->least >= 0 && costs->points >= 0);
    steps.enter = costs->enter;
    steps.cross = costs->cross;
    steps.metric = costs->metric;
    steps.points = costs->points;
    steps.unit = !costs->enter && !costs->cross;
    steps.least = costs->enter || costs->least > 1 ? costs->least : 1;
    if (steps.unit) steps.least = 1;
    return steps;
}

/// Returns how much the step over `arc` to `node` adds to the total; negative if closed. With
/// turns, it is the cost plus the movement points lost at the end of the turn. Arriving earlier is
/// never worse, because a unit may wait.
static inline int64_t pave_steps_cost(const pave_steps *steps, int32_t arc, int32_t node,
                                      int64_t total)
{
    int64_t enter = steps->enter ? steps->enter[node] : 1,
            cross = steps->cross ? steps->cross[arc] : 0;
    if ((enter | cross) < 0) return -1;
    if (steps->points == 0) return enter + cross;
    int64_t cost = enter + cross, left = steps->points - total % steps->points;
    return cost > steps->points ? -1 : cost <= left ? cost : left + cost;
}

#endif
