/// bench/floor_schelling.h: the segregation of "Create a hexagonal map" (2018) as a simple program
/// in plain C: the naive baseline of the benches of segregation. It is not part of the library, and
/// its random numbers differ.
#ifndef PAVE_BENCH_FLOOR_SCHELLING_H
#define PAVE_BENCH_FLOOR_SCHELLING_H

#include <stdbool.h>
#include <stdint.h>

/// Schelling's process on a hexagon: a flat array of bytes with an empty rim, lists of movers and
/// vacancies, both shuffled (Fisher, Yates).
typedef struct floor_hexagon {
    int32_t radius, width; ///< cells in a row of the array
    int32_t *cells;        ///< their indices in the array
    int32_t cell_count;
    int32_t *movers, *vacancies;
    uint8_t *races; ///< width * width
} floor_hexagon;

bool floor_hexagon_create(int32_t radius, floor_hexagon *out);
void floor_hexagon_release(floor_hexagon *board);

/// Draws the races, 0 empty, and steps until all are satisfied or `steps_max` steps are done.
/// Returns the steps.
int32_t floor_hexagon_run(floor_hexagon *board, uint64_t seed, int32_t races, int32_t steps_max);

/// Labels the connected components of equal races by union-find, cell by cell: 0 for empty cells,
/// else numbers from 1 in the order of cells. `labels` must hold at least width * width elements,
/// in the order of `races`. Returns the number of components.
int32_t floor_hexagon_labels(const floor_hexagon *board, int32_t *labels);

/// The model of the comparisons of frameworks: squares that do not wrap, two groups; agents take
/// turns, and an unsatisfied one moves to a random empty cell.
typedef struct floor_squares {
    int32_t side, agents, reach, need, sweeps;
    bool incremental; ///< counts of neighbours are stored and changed with each move; else counted
                      ///< again for each agent
    int32_t width;    ///< side and a rim of `reach` on both sides
    uint8_t *groups;  ///< width * width: 0 empty, 1, 2
    uint8_t *counts[2]; ///< width * width: neighbours of group 1 and of group 2
    int32_t *places;    ///< of the agents
    int32_t *empty;     ///< the indices of empty cells
} floor_squares;

bool floor_squares_create(floor_squares *board); ///< side to incremental must be set
void floor_squares_release(floor_squares *board);

/// Draws the initial agents and does the sweeps. Returns the number of moves.
int64_t floor_squares_run(floor_squares *board, uint64_t seed);

#endif
