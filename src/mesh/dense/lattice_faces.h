/// src/mesh/dense/lattice_faces.h: what lattice.c asks of lattice_faces.c.
#ifndef PAVE_SRC_LATTICE_FACES_H
#define PAVE_SRC_LATTICE_FACES_H

#include "lattice.h"

/// Finds the multis, and gives all slots their positions; adds them to the vertices. `leads` are
/// the slots that may lead one (lattice_kernel.h); `slots` of the lattice belong to multis, which
/// are `multis` where each of them is a tree. PAVE_OK; PAVE_NOT_FOUND where one is not, or has too
/// many slots; PAVE_STOPPED; PAVE_NO_MEMORY.
pave_result pave_lattice_find_multis(pave_lattice *lattice, const uint64_t *leads, int64_t slots,
                                     int64_t multis, const pave_batch *batch);

/// Gives every slot of a row the place of a single's vertex.
void pave_lattice_place_singles(pave_lattice *lattice, int32_t row);

#endif
