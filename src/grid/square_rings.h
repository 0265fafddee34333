/// src/grid/square_rings.h: what rings and disks of the square grid have in common.
#ifndef PAVE_SRC_SQUARE_RINGS_H
#define PAVE_SRC_SQUARE_RINGS_H

#include <pave/square.h>

/// Whether k is a radius, and every cell of the disk of that radius lies within the limits: its
/// four outermost ones are the same in all metrics.
static inline bool pave_square_disk_in_range(pave_cell center, int64_t k)
{
    const int64_t limit = PAVE_COORDINATE_MAX;
    assert(center.s == 0);
    return k >= 0 && k <= limit && center.q - k >= -limit && center.q + k <= limit &&
           center.r - k >= -limit && center.r + k <= limit;
}

/// The greatest y with x^2 + y^2 <= norm, for those who go round and have a `y` that is not below
/// it; -1 when there is none. |x| and y are at most 2^31.
static inline int64_t pave_square_rim(int64_t x, int64_t y, uint64_t norm)
{
    while (y >= 0 && (uint64_t)(x * x + y * y) > norm) y--;
    return y;
}

#endif
