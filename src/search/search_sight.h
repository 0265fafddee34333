/// src/search/search_sight.h: definitions shared by both methods of computing sight.
#ifndef PAVE_SRC_SEARCH_SIGHT_H
#define PAVE_SRC_SEARCH_SIGHT_H

#include "../base/bits.h"

#include <pave/search.h>

/// Returns the index of a cell, or of its image in a window that wraps; -1 if outside the window.
static inline int64_t pave_sight_index(const pave_window *window, pave_cell cell)
{
    return window->def.wrap ? pave_window_wrapped(window, cell) : pave_window_index(window, cell);
}

/// A list that only counts once it is full.
typedef struct pave_sight_list {
    int64_t *out, capacity, count;
} pave_sight_list;

static inline void pave_sight_list_add(pave_sight_list *list, int64_t index)
{
    if (list->count < list->capacity) list->out[list->count] = index;
    list->count++;
}

/// Adds the indices of the set bits among `count` bits.
void pave_sight_list_bits(pave_sight_list *list, const uint64_t *words, int64_t count);

/// Cells within a radius, by a metric.
typedef struct pave_sight_reach {
    const pave_tiling *tiling;
    pave_window_grid grid; ///< the tiling's regular grid
    int32_t radius, metric;
    int64_t q, r; ///< maximum distance in q and in r of a cell within the radius
} pave_sight_reach;

/// Fills `out`. Returns PAVE_OK; PAVE_RANGE if the tiling does not have the metric, or if the
/// radius is negative or beyond PAVE_COORDINATE_MAX.
pave_result pave_sight_reach_of(const pave_tiling *tiling, int32_t radius, int32_t metric,
                                pave_sight_reach *out, pave_error *error);

/// Returns whether b is within the radius of a.
bool pave_sight_reach_has(const pave_sight_reach *reach, pave_cell a, pave_cell b);

/// Returns whether a and b, both in range, see each other. `a` may be outside the window.
bool pave_sight_is_free(const pave_mask *walls, pave_cell a, pave_cell b);

#endif
