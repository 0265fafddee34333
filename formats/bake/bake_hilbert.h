/// formats/bake/bake_hilbert.h: the Hilbert curve on the squares of a quadtree, and on those of
/// them that a rectangle has. A square at a level has its four parts at the next one, so the
/// squares below one are a run of the curve at every level.
///
/// Based on: D. Hilbert, "Ueber die stetige Abbildung einer Linie auf ein Flaechenstueck", 1891, in
/// the orientation of PMTiles.
#ifndef PAVE_FORMATS_BAKE_HILBERT_H
#define PAVE_FORMATS_BAKE_HILBERT_H

#include <stdbool.h>
#include <stdint.h>

/// A square of the quadtree, and columns and rows of squares.
typedef struct pave_bake_square {
    int64_t x, y;
} pave_bake_square;

/// The place of a square of `level` (0..31) on the curve, from 0.
uint64_t pave_bake_hilbert_index(int32_t level, pave_bake_square square);

/// How many squares of `level` within columns 0..extent.x-1 and rows 0..extent.y-1 come before
/// those below `root`, a square of `depth`, 0..level.
int64_t pave_bake_hilbert_before(int32_t level, pave_bake_square extent, int32_t depth,
                                 pave_bake_square root);

/// The square number `index`, from 0, of those within the extent, which holds so many.
pave_bake_square pave_bake_hilbert_square(int32_t level, pave_bake_square extent, int64_t index);

#endif
