/// tests/grid/square_places.h: where the square grid is tested, and chance for tests.
#ifndef PAVE_TESTS_SQUARE_PLACES_H
#define PAVE_TESTS_SQUARE_PLACES_H

#include <pave/square.h>

#include <stdio.h>

#define LIMIT PAVE_COORDINATE_MAX

/// The middles of the windows that are tested whole: the origin, (-1, -1), odd places, and the
/// corners of the world.
static const int32_t places[][2] = {
    {0, 0}, {-1, -1}, {7, -12}, {LIMIT, LIMIT}, {-LIMIT, LIMIT}, {LIMIT, -LIMIT}, {-LIMIT, -LIMIT}};
enum { PLACES = sizeof places / sizeof places[0] };

static inline pave_cell place(int i) { return pave_cell_of(places[i][0], places[i][1]); }

/// The same, but `inset` cells within the limits.
static inline pave_cell place_within(int i, int32_t inset)
{
    int32_t at[2] = {places[i][0], places[i][1]};
    for (int k = 0; k < 2; k++)
        at[k] = at[k] > LIMIT - inset   ? LIMIT - inset
                : at[k] < inset - LIMIT ? inset - LIMIT
                                        : at[k];
    return pave_cell_of(at[0], at[1]);
}

static inline pave_cell moved(pave_cell cell, int32_t q, int32_t r)
{
    return pave_cell_of(cell.q + q, cell.r + r);
}

/// A number of the sequence that `state` walks. (G. Steele, D. Lea, C. Flood, "Fast splittable
/// pseudorandom number generators", 2014.)
static inline uint64_t chance(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/// One of min..max.
static inline int64_t chance_of(uint64_t *state, int64_t min, int64_t max)
{
    return min + (int64_t)(chance(state) % (uint64_t)(max - min + 1));
}

static inline pave_cell chance_cell(uint64_t *state, int32_t radius)
{
    int32_t q = (int32_t)chance_of(state, -radius, radius);
    return pave_cell_of(q, (int32_t)chance_of(state, -radius, radius));
}

#endif
