/// src/region/dicewars_fair.h: measures the starting positions of a map of Dice Wars and makes them
/// fairer.
#ifndef PAVE_SRC_DICEWARS_FAIR_H
#define PAVE_SRC_DICEWARS_FAIR_H

#include <pave/dicewars.h>

/// A player's measures in integers. The distance is the sum of the steps to enemies.
typedef struct pave_dicewars_sums {
    int64_t values[PAVE_DICEWARS_MEASURES], enemies;
} pave_dicewars_sums;

/// A map. Territories are numbered 0..areas-1 here.
typedef struct pave_dicewars_view {
    int32_t cells, areas, players;
    const int32_t *labels, *dice; ///< labels per cell; dice per territory, or NULL
    int32_t *owners;              ///< `areas` elements: changed only by swaps
    int64_t *coasts;              ///< `areas` elements: edges to the sea
    int32_t *of_area; ///< areas + 1 elements: start of each territory's cells in the list
    int32_t *list;    ///< cells, sorted by territory
    int64_t *start;   ///< areas + 1 elements: start of each territory's neighbours
    int32_t *to;
    int32_t *mark, *queue, *own; ///< `areas` elements each: scratch
    int32_t *steps;              ///< `areas` elements per row
    int32_t step_rows; ///< one row per player, or a single row if that would take too much memory
    pave_dicewars_sums *sums;
    pave_allocator allocator;
} pave_dicewars_view;

/// Finds sizes, coasts and neighbours. The map must be in its range. Close the view with
/// pave_dicewars_view_close, even after a failure. Returns PAVE_OK, PAVE_RANGE or PAVE_NO_MEMORY.
pave_result pave_dicewars_view_open(const pave_dicewars_starts_def *def,
                                    const pave_allocator *allocator, pave_dicewars_view *view);
void pave_dicewars_view_close(pave_dicewars_view *view);

/// Tries `tries` times, or fewer on maps where this would take too long, to exchange the owners of
/// two random territories of the list. An exchange is kept unless it lowers the score. Random
/// words: stream DICEWARS, s = 3; two per try.
void pave_dicewars_view_swap(const pave_dicewars_view *view, uint64_t seed, int32_t tries,
                             const int32_t *list, int32_t count);

/// Measures all players and computes the fairness.
void pave_dicewars_view_measure(const pave_dicewars_view *view, pave_dicewars_fairness *out);

#endif
