/// tests/grid/grid_windows.h: the inputs of exhaustive tests: windows of cells around the origin,
/// around (-1,-1), and in the corners of the limits.
#ifndef PAVE_TESTS_GRID_WINDOWS_H
#define PAVE_TESTS_GRID_WINDOWS_H

#include <pave/base.h>

enum { WINDOW = 9 };
#define LIMIT PAVE_COORDINATE_MAX

/// The first cell of each window: all within the limits, four in their corners.
static const int32_t window_at[][2] = {{-4, -4},
                                       {-5, -5},
                                       {-LIMIT, -LIMIT},
                                       {LIMIT - WINDOW + 1, -LIMIT},
                                       {-LIMIT, LIMIT - WINDOW + 1},
                                       {LIMIT - WINDOW + 1, LIMIT - WINDOW + 1}};
enum { WINDOWS = sizeof window_at / sizeof window_at[0] };

#endif
