/// src/mesh/relax/mesh_even.h: the steps of every kind of relaxation, and the energy of the kind
/// that evens tiles: its loops over bands of tiles and over vertices, in a table with an entry for
/// each instruction set.
///
/// docs/decisions/0039-even-tiles-by-an-energy.md has the energy, its gradient and the reasons.
#ifndef PAVE_SRC_MESH_EVEN_H
#define PAVE_SRC_MESH_EVEN_H

#include "../../base/kernels.h"
#include "mesh_bands.h"
#include "mesh_rim_moves.h"

#include <pave/mesh.h>

/// Whether the compiler has the vectors that loops are written in.
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 12)
#define PAVE_WIDE_VECTORS 1
#else
#define PAVE_WIDE_VECTORS 0
#endif

/// Before a loop over lanes.
#if defined(__GNUC__) && !defined(__clang__)
#define PAVE_WIDE_UNROLL _Pragma("GCC unroll 16")
#else
#define PAVE_WIDE_UNROLL
#endif

/// The energy of tiles of one number of sides, of the wanted area 1.
typedef struct pave_even_form {
    float side, inverse;     ///< n and 1 / n
    float half;              ///< n / 2: a side's d for its cross product
    float p1, q1, p2, q2;    ///< each by n
    float steep;             ///< 3 (n / 2)^2
    float corner;            ///< 1 / the cross product of two sides at a corner of the regular one
    float bend, bend_square; ///< 2 kappa corner / n, and kappa corner^2 / n
    float bend_energy;       ///< kappa / n
    float gamma, rest;       ///< the weight of the area; what is added to it, so that 1 is at rest
    float tau;               ///< corners that bend by a smaller share of the regular one are bent
    float thin;              ///< a side's d counts as at least that
    float far;               ///< squares from here on, in fixed-point units, are in doubt
    float doubt;             ///< how far a cross product may be wrong, by the largest square
} pave_even_form;

/// The form of a number of sides, 3 or more.
pave_even_form pave_even_form_of(int64_t sides);

/// What the loops read and write.
typedef struct pave_even_pass {
    const pave_bands *bands;
    pave_point *points;  ///< where the vertices are; a step moves them
    pave_point *before;  ///< where they were before the last step
    const float *scales; ///< of each tile: 1 / root of the wanted area; NULL: by numbers of sides
    float side_scales[PAVE_BAND_SIDES + 1];
    pave_even_form forms[PAVE_BAND_SIDES + 1]; ///< by number of sides
    const pave_mesh *mesh;
    float radius, radius_squared;            ///< of pushes
    pave_vec2 (*units)[PAVE_BAND_SIDES + 1]; ///< [n][k]: pave_unit_at(k, n)
    float floor; ///< twice the area of a triangle from which on its tile is surely good
    float omega, momentum;
    float cut; ///< the farthest that a vertex goes, or a little less
} pave_even_pass;

/// What a kind of relaxation does in each step.
typedef struct pave_band_way {
    /// Fills the rows of a band, those of each ring where it lies among the rings of the band.
    /// Tiles of more than PAVE_BAND_SIDES are left out.
    void (*tell)(const pave_even_pass *pass, int32_t band, pave_band_row *told);
    /// Fills the rows of a tile of any number of sides, 3 or more; `scale` is that of the tile.
    /// `room` must hold at least pave_even_room elements, `told` a row for each side.
    void (*tell_one)(const pave_even_pass *pass, int32_t tile, float scale, float *room,
                     pave_band_row *told);
    /// Adds rows to the sums of corners, in their order. A vertex has the row of its number, by the
    /// mask.
    void (*add)(pave_band_row *sums, uint32_t mask, const int32_t *corners, int64_t count,
                const pave_band_row *told);
    /// Moves vertices from `vertex` on by their sums, and clears these.
    void (*go)(const pave_even_pass *pass, pave_band_row *sums, int32_t vertex, int32_t count);
} pave_band_way;

/// For PAVE_RELAX_EVEN. What a tile tells a corner, in fixed-point units, is the gradient of its
/// energy there, x and y, half the trace of its second derivatives (positive parts), h, and
/// anything.
typedef struct pave_even_kernel {
    pave_kernel kernel;
    pave_band_way way;
    /// For every kind: sets a bit for each tile of a band that is in doubt, counted from the first:
    /// the other ones have no triangle below the floor, surely. Tiles of more than PAVE_BAND_SIDES
    /// are left out.
    void (*look)(const pave_even_pass *pass, int32_t band, uint64_t *doubts);
} pave_even_kernel;

extern const pave_kernel_table pave_even_kernels;

/// The ways of the other kinds, by kind, in plain C. What a tile tells a corner are two whole
/// numbers.
extern const pave_band_way pave_ways[PAVE_RELAX_REAPPLY + 1];

/// Relaxes a mesh of one tile or more, as pave_mesh_relax says; but the rim's beginning and end,
/// and the progress of the last step, are the caller's. `def` is in its ranges.
pave_result pave_even_relax(pave_mesh *mesh, const pave_relax_def *def, pave_rim_moves *rim,
                            const pave_batch *batch);

/// The same by one entry of the table.
pave_result pave_even_relax_by(const pave_even_kernel *kernel, pave_mesh *mesh,
                               const pave_relax_def *def, pave_rim_moves *rim,
                               const pave_batch *batch);

/// The numbers that a way's tell_one needs for a tile of that many sides; 0: no tile.
static inline size_t pave_even_room(int32_t sides)
{
    return sides > 0 ? 10 * ((size_t)sides + 1) : 0;
}

#endif
