/// src/region/dicewars_fair.h: a map of Dice Wars while its starts are measured, and made fairer.
#ifndef PAVE_SRC_DICEWARS_FAIR_H
#define PAVE_SRC_DICEWARS_FAIR_H

#include <pave/dicewars.h>

/// The measures of a player in integers: that of the distance is the sum of the steps to enemies.
typedef struct pave_dicewars_sums {
    int64_t values[PAVE_DICEWARS_MEASURES], enemies;
} pave_dicewars_sums;

/// A map. Territories have numbers 0..areas-1 here.
typedef struct pave_dicewars_view {
    int32_t cells, areas, players;
    const int32_t *labels, *dice; ///< of cells; of territories, NULL: none
    int32_t *owners;              ///< areas: only swaps change them
    int64_t *coasts;              ///< areas: edges to the sea
    int32_t *of_area;             ///< areas + 1: where the cells of a territory begin in the list
    int32_t *list;                ///< cells, territory by territory
    int64_t *start;               ///< areas + 1: the neighbours of a territory
    int32_t *to;
    int32_t *mark, *queue, *own; ///< areas: scratch
    int32_t *steps;              ///< areas, for each player; or once, where that would be too much
    int32_t step_rows;           ///< how many times
    pave_dicewars_sums *sums;
    pave_allocator allocator;
} pave_dicewars_view;

/// Finds sizes, coasts and neighbours. The map must be in its range. Give the view to
/// pave_dicewars_view_close, also on failure. Returns PAVE_OK; PAVE_RANGE; PAVE_NO_MEMORY.
pave_result pave_dicewars_view_open(const pave_dicewars_starts_def *def,
                                    const pave_allocator *allocator, pave_dicewars_view *view);
void pave_dicewars_view_close(pave_dicewars_view *view);

/// Exchanges owners of two of the territories in the list, drawn, where the score does not become
/// less: `tries` times, and fewer on maps where this would take long. Words: stream DICEWARS, s 3:
/// two a try.
void pave_dicewars_view_swap(const pave_dicewars_view *view, uint64_t seed, int32_t tries,
                             const int32_t *list, int32_t count);

/// Measures all players, and judges.
void pave_dicewars_view_measure(const pave_dicewars_view *view, pave_dicewars_fairness *out);

#endif
