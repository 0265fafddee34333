/// src/region/territory_parts.h: shared internals of territories.
#ifndef PAVE_SRC_TERRITORY_PARTS_H
#define PAVE_SRC_TERRITORY_PARTS_H

#include "../graph/graph_runs.h"
#include "../graph/ground_near.h"

#include <pave/territory.h>

/// A map that is being divided into territories. Each step changes labels and then renumbers the
/// components.
typedef struct pave_territory_job {
    const pave_allocator *allocator;
    pave_ground ground; ///< if `near` made a graph for a window, that graph
    pave_near near;
    int32_t *labels, *of_cell; ///< arrays of the result
    uint64_t *border; ///< bit per cell: set if it had a neighbour in another component when pairs
                      ///< were last found
    int32_t count;
} pave_territory_job;

/// Numbers the components of the labels.
pave_result pave_territory_number(pave_territory_job *job, bool with_none);

/// Assigns empty cells to the nearest territory; `changed` receives the number of cells.
pave_result pave_territory_grow(pave_territory_job *job, int32_t *changed);

/// Merges territories of fewer than size_min cells with a neighbour.
pave_result pave_territory_absorb(pave_territory_job *job, int32_t size_min, int32_t *changed);

/// Merges regions that are enclosed by a territory with that territory.
pave_result pave_territory_fill(pave_territory_job *job, int32_t hole_max, int32_t *changed);

/// Adjacency of components numbered 1..count in of_cell: the neighbours of each by increasing
/// number, with the number of shared edges.
typedef struct pave_territory_pairs {
    int32_t count;
    int32_t *start;     ///< count + 1 elements
    int32_t *neighbors; ///< start[count] elements
    int32_t *lengths;   ///< start[count] elements
    int32_t *coast;     ///< `count` elements: number of edges to cells without a component
    int32_t room;       ///< capacity of neighbors and lengths
    int32_t *told;      ///< count + 1 elements: sums of the neighbours found by _begin
} pave_territory_pairs;

/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX edges between components; PAVE_NO_MEMORY. Release
/// `out` with _give, even after a failure.
pave_result pave_territory_pairs_take(pave_territory_job *job, pave_territory_pairs *out);

/// The two halves of pave_territory_pairs_take. The first marks the borders in job->border.
pave_result pave_territory_pairs_begin(pave_territory_job *job, pave_territory_pairs *out);
pave_result pave_territory_pairs_end(pave_territory_job *job, pave_territory_pairs *out);

void pave_territory_pairs_give(const pave_allocator *allocator, pave_territory_pairs *pairs);

/// Finds the pairs, as pave_territory_pairs_take does, and measures each territory except its
/// borders. `items` must hold at least `count` zeroed elements.
pave_result pave_territory_measure(pave_territory_job *job, const pave_batch *batch,
                                   pave_territory_pairs *pairs, pave_territory *items);

#endif
