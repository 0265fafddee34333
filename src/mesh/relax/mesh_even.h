/// src/mesh/relax/mesh_even.h: the steps of all kinds of relaxation, and the energy of the "even"
/// kind: its loops over bands of tiles and over vertices, in a table with an entry for each
/// instruction set.
///
/// docs/proofs/relaxation.md derives the energy and its gradient.
#ifndef PAVE_SRC_MESH_EVEN_H
#define PAVE_SRC_MESH_EVEN_H

#include "../../base/kernels.h"
#include "mesh_bands.h"
#include "mesh_rim_moves.h"

#include <pave/mesh.h>

/// Whether the compiler supports the vector extensions that the loops use.
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 12)
#define PAVE_WIDE_VECTORS 1
#else
#define PAVE_WIDE_VECTORS 0
#endif

/// Placed before a loop over lanes.
#if defined(__GNUC__) && !defined(__clang__)
#define PAVE_WIDE_UNROLL _Pragma("GCC unroll 16")
#else
#define PAVE_WIDE_UNROLL
#endif

/// The energy of tiles with a given side count, scaled to target area 1.
typedef struct pave_even_form {
    float side, inverse;  ///< n and 1 / n
    float half;           ///< n / 2: factor from a side's cross product to its d
    float p1, q1, p2, q2; ///< coefficients, each divided by n
    float steep;          ///< 3 (n / 2)^2
    float corner;         ///< 1 / the cross product of two consecutive sides of the regular polygon
    float bend, bend_square; ///< 2 kappa corner / n, and kappa corner^2 / n
    float bend_energy;       ///< kappa / n
    float gamma, rest;       ///< weight of the area, and the constant added to the area so that
                             ///< the energy's gradient is zero at area 1
    float tau;   ///< a corner is penalized if its bend is below this fraction of the regular
                 ///< polygon's
    float thin;  ///< lower limit of a side's d
    float far;   ///< squares of at least this size, in fixed-point units, are in doubt
    float doubt; ///< error bound of a cross product relative to the largest square
} pave_even_form;

/// Returns the form for a side count of at least 3.
pave_even_form pave_even_form_of(int64_t sides);

/// Input and output of the loops.
typedef struct pave_even_pass {
    const pave_bands *bands;
    pave_point *points;                        ///< vertex positions, moved by a step
    pave_point *before;                        ///< positions before the last step
    const float *scales;                       ///< one scale per tile; NULL: side_scales applies
    float side_scales[PAVE_BAND_SIDES + 1];    ///< one scale per number of sides
    pave_even_form forms[PAVE_BAND_SIDES + 1]; ///< energy forms by side count
    const pave_mesh *mesh;
    float radius, radius_squared;            ///< radius of pushes, and its square
    pave_vec2 (*units)[PAVE_BAND_SIDES + 1]; ///< [n][k]: pave_unit_at(k, n)
    /// Twice the area of a triangle. A tile without a smaller triangle is certainly good.
    float floor;
    float omega, momentum;
    float cut; ///< approximate maximum move of a vertex
} pave_even_pass;

/// The loops of a kind of relaxation.
typedef struct pave_band_way {
    /// Fills the rows of a band; each ring starts at its offset in the band's rings. Skips tiles
    /// with more than PAVE_BAND_SIDES sides.
    void (*tell)(const pave_even_pass *pass, int32_t band, pave_band_row *told);
    /// Fills the rows of a tile with at least 3 sides and the given scale. `room` must hold at
    /// least pave_even_room elements; `told` has one row per side.
    void (*tell_one)(const pave_even_pass *pass, int32_t tile, float scale, float *room,
                     pave_band_row *told);
    /// Adds rows to the sums of corners, in their order. The row of a vertex is its number & mask.
    void (*add)(pave_band_row *sums, uint32_t mask, const int32_t *corners, int64_t count,
                const pave_band_row *told);
    /// Moves `count` vertices, starting at `vertex`, by their sums, and clears the sums.
    void (*go)(const pave_even_pass *pass, pave_band_row *sums, int32_t vertex, int32_t count);
} pave_band_way;

/// For PAVE_RELAX_EVEN. The contribution of a tile to a corner, in fixed-point units, is the
/// gradient of its energy there (x, y), half the trace of the positive parts of its second
/// derivatives (h), and an unused fourth value.
typedef struct pave_even_kernel {
    pave_kernel kernel;
    pave_band_way way;
    /// For every kind: sets a bit for each doubtful tile of a band, counted from its first tile.
    /// The other tiles certainly have no triangle below the floor. Skips tiles with more than
    /// PAVE_BAND_SIDES sides.
    void (*look)(const pave_even_pass *pass, int32_t band, uint64_t *doubts);
} pave_even_kernel;

extern const pave_kernel_table pave_even_kernels;

/// The loops of the other kinds, indexed by kind, in plain C. The contribution of a tile to a
/// corner is a pair of integers.
extern const pave_band_way pave_ways[PAVE_RELAX_REAPPLY + 1];

/// Relaxes a mesh of at least one tile like pave_mesh_relax. The caller must begin and end the rim
/// moves and report the progress of the last step. The fields of `def` must be in range.
pave_result pave_even_relax(pave_mesh *mesh, const pave_relax_def *def, pave_rim_moves *rim,
                            const pave_batch *batch);

/// Like pave_even_relax, but with a given entry of the table.
pave_result pave_even_relax_by(const pave_even_kernel *kernel, pave_mesh *mesh,
                               const pave_relax_def *def, pave_rim_moves *rim,
                               const pave_batch *batch);

/// Returns the capacity that tell_one needs for a tile with `sides` sides; 0 for `sides` 0.
static inline size_t pave_even_room(int32_t sides)
{
    return sides > 0 ? 10 * ((size_t)sides + 1) : 0;
}

#endif
