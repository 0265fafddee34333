/// src/grid/hex_rings.h: what rings and disks of the hexagon grid have in common.
///
/// The norm q^2 + q r + r^2 is at most N where (2 q + r)^2 <= 4 N - 3 r^2: so the rim of a
/// Euclidean disk in row r is the root of that.
#ifndef PAVE_SRC_HEX_RINGS_H
#define PAVE_SRC_HEX_RINGS_H

#include "../base/root.h"

#include <pave/hex.h>

/// The greatest norm of a Euclidean disk that is looked at: that of PAVE_HEX_RADIUS_MAX.
#define PAVE_HEX_NORM_MAX ((uint64_t)PAVE_HEX_RADIUS_MAX * (uint64_t)PAVE_HEX_RADIUS_MAX)

/// Whether every cell that is at most `reach` steps in q and in r from the centre lies within the
/// limits.
static inline bool pave_hex_reach_in_range(pave_cell center, int64_t reach)
{
    const int64_t limit = PAVE_COORDINATE_MAX;
    assert(center.s == 0);
    return reach >= 0 && reach <= limit && center.q - reach >= -limit &&
           center.q + reach <= limit && center.r - reach >= -limit && center.r + reach <= limit;
}

/// How far the disk of all norms up to `norm` reaches in r, and so in q: the last row that has a
/// cell. A row of odd number has its cell nearest to the middle half a step beside it.
static inline int64_t pave_hex_norm_reach(uint64_t norm)
{
    const int64_t four = 4 * (int64_t)norm, row = pave_root((uint64_t)four / 3);
    assert(norm <= PAVE_HEX_NORM_MAX);
    return 3 * row * row + (row & 1) > four ? row - 1 : row;
}

/// The root of 4 norm - 3 row^2, for those who go row by row and have that of the row before, or
/// any other, as `root`.
static inline int64_t pave_hex_rim(uint64_t norm, int64_t row, int64_t root)
{
    const int64_t square = 4 * (int64_t)norm - 3 * row * row;
    assert(square >= 0);
    while (root * root > square) root--;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

/// How far Euclidean or step disks reach in q and in r.
static inline int64_t pave_hex_disk_reach(int64_t k, pave_hex_metric metric)
{
    assert(metric == PAVE_HEX_STEPS || metric == PAVE_HEX_EUCLID);
    if (metric == PAVE_HEX_STEPS || k < 0 || k > PAVE_HEX_RADIUS_MAX) return k;
    return pave_hex_norm_reach((uint64_t)(k * k));
}

#endif
