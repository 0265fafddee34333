/// src/mesh/dense/dense_faces.h: what dense.c asks of dense_faces.c.
#ifndef PAVE_SRC_DENSE_FACES_H
#define PAVE_SRC_DENSE_FACES_H

#include "dense.h"

/// Finds the multis, and gives all slots their positions; adds them to the vertices. `leads` are
/// the slots that may lead one (dense_kernel.h); `slots` of the dense board belong to multis, which
/// are `multis` where each of them is a tree. PAVE_OK; PAVE_NOT_FOUND where one is not, or has too
/// many slots; PAVE_STOPPED; PAVE_NO_MEMORY.
pave_result pave_dense_find_multis(pave_dense *dense, const uint64_t *leads, int64_t slots,
                                   int64_t multis, const pave_batch *batch);

/// Gives every slot of a row the place of a single's vertex.
void pave_dense_place_singles(pave_dense *dense, int32_t row);

#endif
