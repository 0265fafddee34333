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
    float doubt;             ///< how far a cross product may be wrong, by the largest square
} pave_even_form;

/// The form of a number of sides, 3 or more.
pave_even_form pave_even_form_of(int64_t sides);

/// What a tile tells a corner: the gradient of its energy there, and half the trace of its second
/// derivatives (positive parts), in fixed-point units.
typedef struct pave_even_slot {
    float x, y, h, none;
} pave_even_slot;

/// What the loops read and write.
typedef struct pave_even_pass {
    const pave_packs *packs;
    pave_point *vertices;        ///< where they are; a step of vertices moves them
    pave_point *before;          ///< where they were before the last step
    pave_even_slot *slots;       ///< packs->slot_count
    const float *scales;         ///< of each lane: 1 / root of its tile's wanted area
    const pave_even_form *forms; ///< by number of sides, up to PAVE_LANE_SIDES
    float floor; ///< twice the area of a triangle from which on its tile is surely good
    float omega, momentum;
    float cut; ///< the farthest that a vertex goes
} pave_even_pass;

enum { PAVE_EVEN_VERTICES = 32 }; ///< vertices of a loop

typedef struct pave_even_kernel {
    pave_kernel kernel;
    /// Fills the slots of a pack. Returns which tiles are in doubt: bit i is clear where all
    /// triangles of the tile in lane i are surely not below the floor. The pack has
    /// PAVE_LANE_COUNT lanes.
    uint32_t (*tell)(const pave_even_pass *pass, const pave_pack *pack);
    /// The same without slots.
    uint32_t (*look)(const pave_even_pass *pass, const pave_pack *pack);
    /// Moves `count` vertices, at most PAVE_EVEN_VERTICES, from `first` on; those whose bit in
    /// `held` is set stay. Returns the square of the farthest move.
    double (*go)(const pave_even_pass *pass, int32_t first, int32_t count, uint32_t held);
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

/// Fills the slots of a pack of one lane and any number of sides.
void pave_even_tell_one(const pave_even_pass *pass, const pave_pack *pack);

#endif
