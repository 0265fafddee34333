/// src/grid/tri_region.h: what the disks and ranges of the triangle grid have in common: rows, each
/// with one span of L and one of R.
#ifndef PAVE_SRC_TRI_REGION_H
#define PAVE_SRC_TRI_REGION_H

#include <pave/tri.h>

/// The cells of a range, or those around a middle whose norm is not too great.
typedef struct pave_tri_region {
    pave_span rows[2], columns[2]; ///< of L and of R: from the first to the last that is not empty;
                                   ///< max < min where there is none
    pave_tri_range range;          ///< where `round` is false
    pave_cell center;              ///< where `round` is true
    uint64_t norm;                 ///< where `round` is true: less than 2^62
    bool round;
} pave_tri_region;

pave_tri_region pave_tri_region_of_range(const pave_tri_range *range);
pave_tri_region pave_tri_region_of_norm(pave_cell center, uint64_t norm);

/// The disk of radius k; k is in 0..PAVE_TRI_RADIUS_MAX.
pave_tri_region pave_tri_region_of_disk(pave_cell center, int64_t k, pave_tri_metric metric);

/// Whether all its cells lie within the limits.
bool pave_tri_region_in_range(const pave_tri_region *region);

/// The q of its cells of kind s in row r; max < min where there are none. `root` is 0 before the
/// first row, and is kept from row to row: near rows of a round region then cost little, far ones
/// as much as they are apart.
pave_span pave_tri_region_row(const pave_tri_region *region, int64_t r, int s, int64_t *root);

/// From its first row to its last.
pave_span pave_tri_region_rows(const pave_tri_region *region);

/// Whether center and k are fit for a disk of which all cells lie within the limits; if so, `out`
/// is that disk.
bool pave_tri_region_disk(pave_cell center, int64_t k, pave_tri_metric metric,
                          pave_tri_region *out);

#endif
