/// bench/floor_schelling.h: the text's segregation as one would write it first, in plain C: the
/// floor that segregation is measured beside. Written for the bench; no part of the library, and
/// other random numbers than it has.
#ifndef PAVE_BENCH_FLOOR_SCHELLING_H
#define PAVE_BENCH_FLOOR_SCHELLING_H

#include <stdbool.h>
#include <stdint.h>

/// Schelling's process on the hexagon of a radius: a flat array of bytes with a rim that nobody
/// lives on, lists of movers and vacancies, both shuffled (Fisher, Yates).
typedef struct floor_hexagon {
    int32_t radius, width; ///< cells in a row of the array
    int32_t *cells;        ///< their places in the array
    int32_t cell_count;
    int32_t *movers, *vacancies;
    uint8_t *races; ///< width * width
} floor_hexagon;

bool floor_hexagon_create(int32_t radius, floor_hexagon *out);
void floor_hexagon_release(floor_hexagon *board);

/// Draws the races, 0 empty, and steps until all are satisfied or `steps_max` steps are done.
/// Returns the steps.
int32_t floor_hexagon_run(floor_hexagon *board, uint64_t seed, int32_t races, int32_t steps_max);

/// Labels what hangs together of one race by union-find, cell by cell: 0 for the empty, else
/// numbers from 1 in the order of cells. `labels` holds width * width elements, which are those of
/// `races`. Returns how many there are.
int32_t floor_hexagon_labels(const floor_hexagon *board, int32_t *labels);

/// The declarations of the comparisons of frameworks: squares that do not wrap, two groups, agents
/// in turn, each unsatisfied one to a random empty cell.
typedef struct floor_squares {
    int32_t side, agents, reach, need, sweeps;
    bool incremental;   ///< counts of neighbours are kept and changed with each move; else counted
                        ///< anew for each agent
    int32_t width;      ///< side and a rim of `reach` on both sides
    uint8_t *groups;    ///< width * width: 0 empty, 1, 2
    uint8_t *counts[2]; ///< width * width: neighbours of group 1 and of group 2
    int32_t *places;    ///< of the agents
    int32_t *empty;     ///< the empty places
} floor_squares;

bool floor_squares_create(floor_squares *board); ///< the first line filled in
void floor_squares_release(floor_squares *board);

/// Draws who lives where, and does the sweeps. Returns how many agents moved.
int64_t floor_squares_run(floor_squares *board, uint64_t seed);

#endif
