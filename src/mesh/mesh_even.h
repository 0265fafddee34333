/// src/mesh/mesh_even.h: the energy of relaxation that evens tiles, and its loops over packs of
/// tiles and over vertices, in a table with an entry for each instruction set.
///
/// docs/decisions/0039-even-tiles-by-an-energy.md has the energy, its gradient and the reasons.
#ifndef PAVE_SRC_MESH_EVEN_H
#define PAVE_SRC_MESH_EVEN_H

#include "../base/kernels.h"
#include "mesh_packs.h"
#include "mesh_rim_moves.h"

#include <pave/mesh.h>

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

/// What a tile tells the vertex at a corner, in fixed-point units, in planes: the gradient of its
/// energy there, x and y, and half the trace of its second derivatives (positive parts), h.
enum { PAVE_EVEN_PLANES = 3 };

/// What the loops read and write.
typedef struct pave_even_pass {
    const pave_packs *tiles, *vertices;
    pave_point *points;          ///< where the vertices are; a step moves them
    pave_point *before;          ///< where they were before the last step
    float *slots;                ///< PAVE_EVEN_PLANES tiles->slot_count
    const float *scales;         ///< of each lane of tiles: 1 / root of the wanted area
    const uint32_t *held;        ///< of each pack of vertices, bit i: that in lane i stays
    const pave_even_form *forms; ///< by number of sides, up to PAVE_LANE_LINKS
    float floor; ///< twice the area of a triangle from which on its tile is surely good
    float omega, momentum;
    float cut; ///< the farthest that a vertex goes, or a little less
} pave_even_pass;

typedef struct pave_even_kernel {
    pave_kernel kernel;
    /// Fills the slots of a pack of PAVE_LANE_COUNT lanes. Returns which tiles are in doubt: bit i
    /// is clear where all triangles of the tile in lane i are surely not below the floor.
    uint32_t (*tell)(const pave_even_pass *pass, const pave_pack *pack);
    /// The same without slots.
    uint32_t (*look)(const pave_even_pass *pass, const pave_pack *pack);
    /// Moves the vertices of a pack.
    void (*go)(const pave_even_pass *pass, int32_t pack);
} pave_even_kernel;

extern const pave_kernel_table pave_even_kernels;

/// Relaxes a mesh of one tile or more by steps of PAVE_RELAX_EVEN, as pave_mesh_relax says; but
/// the rim's beginning and end, and the progress of the last step, are the caller's. `def` is in
/// its ranges.
pave_result pave_even_relax(pave_mesh *mesh, const pave_relax_def *def, pave_rim_moves *rim,
                            const pave_batch *batch);

/// The same by one entry.
pave_result pave_even_relax_by(const pave_even_kernel *kernel, pave_mesh *mesh,
                               const pave_relax_def *def, pave_rim_moves *rim,
                               const pave_batch *batch);

/// The numbers that pave_even_tell_one needs for a tile of that many sides.
static inline size_t pave_even_room(int32_t sides) { return 10 * ((size_t)sides + 1); }

/// Fills the slots of a pack of one lane and any number of sides, 3 or more. `room` must hold at
/// least pave_even_room elements.
void pave_even_tell_one(const pave_even_pass *pass, const pave_pack *pack, float *room);

#endif
