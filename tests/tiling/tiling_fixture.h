/// tests/tiling/tiling_fixture.h: the tilings that the tests of tilings share: all named tilings,
/// and a few others.
#ifndef PAVE_TESTS_TILING_FIXTURE_H
#define PAVE_TESTS_TILING_FIXTURE_H

#include <pave/tiling.h>

enum { OWN_TILINGS = 4, ALL_TILINGS = PAVE_TILING_NAMES + OWN_TILINGS };

/// Bricks, whose long sides have a corner in the middle; three squares in an L, not convex and the
/// other way round; a lattice that is mirrored and far from the origin; nine squares in one cell,
/// given in different unit cells.
static inline pave_result own_tiling_create(int index, const pave_allocator *allocator,
                                            pave_tiling **out, pave_error *error)
{
    static const pave_vec2 brick[] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};
    static const pave_vec2 ell[] = {{0, 1}, {0, 2}, {1, 2}, {1, 1}, {2, 1}, {2, 0}, {1, 0}, {0, 0}};
    static const pave_vec2 left[] = {{1000.5, 10}, {1002, 10}, {1000.5, 12}},
                           right[] = {{1002, 10}, {1002, 12}, {1000.5, 12}};
    static const pave_tiling_polygon bricks[] = {{6, brick}}, ells[] = {{8, ell}},
                                     halves[] = {{3, left}, {3, right}};
    static const pave_tiling_def defs[] = {{"bricks", {2, 0}, {1, 1}, 1, bricks},
                                           {"ells", {1, 1}, {-1, 2}, 1, ells},
                                           {"halves", {0, 2}, {1.5, 0}, 2, halves}};
    if (index < 3) return pave_tiling_create(&defs[index], allocator, out, error);
    pave_vec2 corners[9][4];
    pave_tiling_polygon squares[9];
    for (int s = 0; s < 9; s++) {
        double x = s % 3 + 3 * (s % 2), y = s / 3 - 3 * (s % 4); // NOLINT: whole numbers
        const pave_vec2 places[] = {{x, y}, {x, y + 1}, {x + 1, y + 1}, {x + 1, y}};
        for (int k = 0; k < 4; k++) corners[s][k] = places[k];
        squares[s].corner_count = 4;
        squares[s].corners = corners[s];
    }
    const pave_tiling_def nine = {"nine", {3, 0}, {0, 3}, 9, squares};
    return pave_tiling_create(&nine, allocator, out, error);
}

/// Tiling `index` of 0..ALL_TILINGS-1.
static inline pave_result any_tiling_create(int index, const pave_allocator *allocator,
                                            pave_tiling **out)
{
    return index < PAVE_TILING_NAMES
               ? pave_tiling_create_named(pave_tiling_name(index), allocator, out, NULL)
               : own_tiling_create(index - PAVE_TILING_NAMES, allocator, out, NULL);
}

#endif
