/// pave/monotile.h: endless aperiodic tilings with a single shape: hats and spectres.
///
/// A seed chooses a tiling and the position of the origin in it, which is the first corner of a
/// tile. Tiles are a function of the seed and the position: any area is computed independently,
/// with the same result in any order. The arithmetic uses integers; positions are rounded only at
/// the end.
///
/// A tile has a permanent name, pave_cell {q, r, s}, which determines its corners without the seed.
/// The corners are points n0 + n1 z + n2 z^2 + n3 z^3 with integer n, where z is the unit vector at
/// 30 degrees; y is down, so angles run clockwise on screen.
///
/// A hat consists of 8 kites; 6 such kites form a hexagon of side 2. Its short sides have length 1,
/// the long sides sqrt 3, and its area is 8 sqrt 3. It has 13 sides. The longest side, of length 2,
/// counts as two, so that every side of a tile coincides with one side of a neighbour. On average,
/// one hat in phi^4 + 1, about 7.85, is mirrored. In the name of a hat, q, r is the flat hexagon
/// (hex.h) whose centre is corner 0, at (3 q, sqrt 3 (q + 2 r)); s % 6 is the rotation in steps of
/// 60 degrees; s / 6 is 1 if the hat is mirrored and 0 if not.
///
/// A spectre has 14 straight sides of length 1, two of them collinear, and an area of 3 + 3 sqrt 3.
/// No spectre is mirrored. On average, one spectre in 5 + sqrt 15, about 8.87, is rotated by an odd
/// number of steps of 30 degrees. In the name of a spectre, q, r are n0, n2 of corner 0; s % 12 is
/// the rotation in steps of 30 degrees; s / 12 encodes the difference between n1, n3 and their
/// estimate from n0, n2. docs/determinism.md has the formula, and the rule by which the seed
/// chooses.
///
/// Based on: D. Smith, J. Myers, C. Kaplan, C. Goodman-Strauss, "An aperiodic monotile", 2023 (the
/// hat, with the metatiles H, T, P, F), and "A chiral aperiodic monotile", 2023 (the spectre, with
/// clusters of one or two). M. Baake, F. Gaehler, J. Mazac, L. Sadun, "On the long-range order of
/// the Spectre tilings", 2024 (why names can be so short).
///
/// Example: patch_hat.c.
#ifndef PAVE_MONOTILE_H
#define PAVE_MONOTILE_H

#include <pave/patch.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PAVE_MONOTILE_CORNERS = 14 }; ///< number of corners of a tile, and of sides

/// Tiles are in range if their centre is within this distance of the origin in both x and y.
#define PAVE_MONOTILE_FAR (INT32_C(1) << 28)

/// The shape of the tiles.
typedef enum pave_monotile {
    PAVE_MONOTILE_HAT = 0,    ///< "hat"
    PAVE_MONOTILE_SPECTRE = 1 ///< "spectre"
} pave_monotile;

/// Names of the pave_monotile values.
PAVE_API extern const char *const pave_monotile_words[];

/// A tiling. {0} is the tiling of hats with seed 0.
typedef struct pave_monotile_def {
    pave_monotile kind;
    uint64_t seed;
} pave_monotile_def;

// ---- Tiles --------------------------------------------------------------------------------------
// These functions need no seed and take constant time.

/// Returns whether a name is valid and in range: s is allowed, and the centre is within
/// PAVE_MONOTILE_FAR. Not every valid name occurs in a tiling. The functions below accept valid
/// names.
PAVE_API bool pave_monotile_cell_valid(pave_monotile kind, pave_cell cell);

/// Writes the corners of a tile, clockwise on screen; side k runs from corner k to the next corner.
/// Coinciding corners have the same bits. A mirrored hat begins at the same corner of the shape and
/// follows the shape in the opposite direction. `out` must hold at least PAVE_MONOTILE_CORNERS
/// elements.
PAVE_API void pave_monotile_corners(pave_monotile kind, pave_cell cell, pave_vec2 *out);

/// The centre of a tile: the average of its corners.
PAVE_API pave_vec2 pave_monotile_center(pave_monotile kind, pave_cell cell);

// ---- Areas --------------------------------------------------------------------------------------

/// Makes a patch of the tiles whose centres are in `area`, ordered by y of the centre, then x. The
/// patch has the name of the shape. Returns PAVE_OK; PAVE_RANGE for an unknown shape, an area that
/// is not finite or exceeds PAVE_MONOTILE_FAR, or more than INT32_MAX corners; PAVE_NO_MEMORY. On
/// failure `out` is NULL, and `error` (may be NULL) says why. O(n log n) for n tiles in the box of
/// the area; 32 bytes per tile during the call.
PAVE_API pave_result pave_patch_create_from_monotile(const pave_monotile_def *def,
                                                     const pave_area *area,
                                                     const pave_allocator *allocator,
                                                     pave_patch **out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
