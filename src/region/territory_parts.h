/// src/region/territory_parts.h: what the sources of territories share.
#ifndef PAVE_SRC_TERRITORY_PARTS_H
#define PAVE_SRC_TERRITORY_PARTS_H

#include "../graph/graph_runs.h"
#include "../graph/ground_near.h"

#include <pave/territory.h>

/// pave_label_components by one entry of the table of runs.
pave_result pave_label_components_by(const pave_run_kernel *kernel, const pave_ground *ground,
                                     const int32_t *labels, bool with_none,
                                     const pave_allocator *allocator, int32_t *of_cell,
                                     int32_t *count);

/// A map while it is made into territories. Each step changes labels and then numbers the
/// components anew.
typedef struct pave_territory_job {
    const pave_allocator *allocator;
    pave_ground ground; ///< a window that `near` has made a graph of is that graph
    pave_near near;
    int32_t *labels, *of_cell; ///< of the result
    uint64_t
        *border; ///< a bit for each cell that has a foreign neighbour, as pairs were found last
    int32_t count;
} pave_territory_job;

/// Numbers the components of the labels.
pave_result pave_territory_number(pave_territory_job *job, bool with_none);

/// Empties go to the nearest territory; `changed`: how many cells.
pave_result pave_territory_grow(pave_territory_job *job, int32_t *changed);

/// Territories of fewer than size_min cells go to a neighbour.
pave_result pave_territory_absorb(pave_territory_job *job, int32_t size_min, int32_t *changed);

/// What lies within a territory becomes its own.
pave_result pave_territory_fill(pave_territory_job *job, int32_t hole_max, int32_t *changed);

/// Which components touch, of_cell being 1..count: each one's neighbours by increasing number, and
/// how many edges they share.
typedef struct pave_territory_pairs {
    int32_t count;
    int32_t *start;     ///< count + 1
    int32_t *neighbors; ///< start[count]
    int32_t *lengths;   ///< start[count]
    int32_t *coast;     ///< count: how many edges lead to cells of no component
    int32_t room;       ///< of neighbors and lengths
} pave_territory_pairs;

/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX edges between components; PAVE_NO_MEMORY. To be
/// given back in any case.
pave_result pave_territory_pairs_take(pave_territory_job *job, pave_territory_pairs *out);
void pave_territory_pairs_give(const pave_allocator *allocator, pave_territory_pairs *pairs);

/// Measures each territory, except its borders, when pairs have been found. `items` must hold
/// at least count elements, all zero.
pave_result pave_territory_measure(pave_territory_job *job, pave_territory *items);

#endif
