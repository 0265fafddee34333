/// pave/monotile.h: endless tilings by one shape that never repeat: hats and spectres.
///
/// A seed chooses a tiling, and the place of the origin in it: the first corner of some tile. Tiles
/// are then a function of the seed and the place: any area is found by itself, the same for every
/// order of asking. All is done with whole numbers; no position is ever rounded but in the end.
///
/// A tile has a name that lasts, pave_cell {q, r, s}, from which its corners follow without the
/// seed. Its corners are points n0 + n1 z + n2 z^2 + n3 z^3 with whole n, where z is the step of
/// length 1 at 30 degrees; y is down, so angles run clockwise on screen.
///
/// A hat is 8 kites, of which 6 make a hexagon of side 2: its short sides have length 1, the long
/// ones sqrt 3, and its area is 8 sqrt 3. It has 13 sides; the longest, of 2, counts as two, so
/// that every side of a tile is one side of one neighbour. One hat of phi^4 + 1, about 7.85, is
/// mirrored. Of its name q, r are the flat hexagon (hex.h) whose centre is corner 0, which is at (3
/// q, sqrt 3 (q + 2 r)); s % 6 is its turn in steps of 60 degrees, and s / 6 is 1 where it is
/// mirrored, else 0.
///
/// A spectre has 14 straight sides of length 1, two of them in one line, and the area 3 + 3 sqrt 3.
/// None is mirrored; one of 5 + sqrt 15, about 8.87, is turned by an odd count of steps of 30
/// degrees. Of its name q, r are n0, n2 of corner 0; s % 12 is its turn in these steps, and s / 12
/// is by how much n1, n3 differ from what n0, n2 make expect. docs/determinism.md has the formula,
/// and how the seed chooses.
///
/// Based on: D. Smith, J. Myers, C. Kaplan, C. Goodman-Strauss, "An aperiodic monotile", 2023 (the
/// hat, by metatiles H, T, P, F), and "A chiral aperiodic monotile", 2023 (the spectre, by
/// clusters of one or two). M. Baake, F. Gaehler, J. Mazac, L. Sadun, "On the long-range order of
/// the Spectre tilings", 2024 (why the name can be so short).
///
/// Example: patch_hat.c.
#ifndef PAVE_MONOTILE_H
#define PAVE_MONOTILE_H

#include <pave/patch.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PAVE_MONOTILE_CORNERS = 14 }; ///< of a tile, and its sides

/// Tiles whose centres lie within this distance of the origin along both x and y are in range.
#define PAVE_MONOTILE_FAR (INT32_C(1) << 28)

/// The shape.
typedef enum pave_monotile {
    PAVE_MONOTILE_HAT = 0,    ///< "hat"
    PAVE_MONOTILE_SPECTRE = 1 ///< "spectre"
} pave_monotile;

/// The words of pave_monotile.
PAVE_API extern const char *const pave_monotile_words[];

/// A tiling. {0} is the tiling by hats of seed 0.
typedef struct pave_monotile_def {
    pave_monotile kind;
    uint64_t seed;
} pave_monotile_def;

// ---- Tiles --------------------------------------------------------------------------------------
// These need no seed. Constant time each.

/// Whether a name can be that of a tile in range: s is allowed, and its centre lies within
/// PAVE_MONOTILE_FAR. Not every such tile occurs. The functions below take such names.
PAVE_API bool pave_monotile_cell_valid(pave_monotile kind, pave_cell cell);

/// Writes the corners of a tile, clockwise on screen; side k runs from corner k to the next.
/// Corners in one place have the same bits. Those of a mirrored hat begin at the same corner of the
/// shape and run the other way round it. `out` must hold at least PAVE_MONOTILE_CORNERS elements.
PAVE_API void pave_monotile_corners(pave_monotile kind, pave_cell cell, pave_vec2 *out);

/// The centre of a tile: the mean of its corners.
PAVE_API pave_vec2 pave_monotile_center(pave_monotile kind, pave_cell cell);

// ---- Areas --------------------------------------------------------------------------------------

/// Makes the patch of the tiles whose centres lie in `area`, by increasing y of their centres, then
/// x. Its name is that of the shape. Returns PAVE_OK; PAVE_RANGE for an unknown shape, where the
/// area is not finite or reaches beyond PAVE_MONOTILE_FAR, and for more than INT32_MAX corners;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) says why. Time: constant, and
/// n log n for the tiles in the box of the area. Takes 32 bytes a tile meanwhile.
PAVE_API pave_result pave_patch_create_from_monotile(const pave_monotile_def *def,
                                                     const pave_area *area,
                                                     const pave_allocator *allocator,
                                                     pave_patch **out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
