/// formats/bake/bake_hilbert.h: the Hilbert curve on the squares of a quadtree, optionally limited
/// to a rectangle. Each square has four quarters at the next level, so the descendants of a square
/// are a contiguous run of the curve at every level.
///
/// Based on: D. Hilbert, "Ueber die stetige Abbildung einer Linie auf ein Flaechenstueck", 1891, in
/// the orientation of PMTiles.
#ifndef PAVE_FORMATS_BAKE_HILBERT_H
#define PAVE_FORMATS_BAKE_HILBERT_H

#include <stdbool.h>
#include <stdint.h>

/// A square of the quadtree, or a number of columns and rows.
typedef struct pave_bake_square {
    int64_t x, y;
} pave_bake_square;

/// Returns the 0-based index of a square of `level` (0..31) on the curve.
uint64_t pave_bake_hilbert_index(int32_t level, pave_bake_square square);

/// Returns the number of squares of `level` in columns 0..extent.x-1 and rows 0..extent.y-1 that
/// precede all squares below `root`, a square of level `depth`, 0..level.
int64_t pave_bake_hilbert_before(int32_t level, pave_bake_square extent, int32_t depth,
                                 pave_bake_square root);

/// Returns the square with the given 0-based index among those within the extent; the index must be
/// below their number.
pave_bake_square pave_bake_hilbert_square(int32_t level, pave_bake_square extent, int64_t index);

#endif
