/// src/base/random_vectors.h: Philox calls with increasing q, in the lanes of vectors, for kernels
/// that use random words immediately. Based on: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel
/// Random Numbers: As Easy as 1, 2, 3", 2011.
#ifndef PAVE_SRC_RANDOM_VECTORS_H
#define PAVE_SRC_RANDOM_VECTORS_H

#include "random_runs.h"

#include <string.h>

#if PAVE_X86
#include <immintrin.h>

#define PAVE_CALLS 4
#define PAVE_CALLS_NAME(name) pave_quad_##name
#define PAVE_CALLS_TARGET PAVE_TARGET_AVX2
#include "random_lanes.h"

#define PAVE_CALLS 8
#define PAVE_CALLS_NAME(name) pave_octet_##name
#define PAVE_CALLS_TARGET PAVE_TARGET_AVX512
#include "random_lanes.h"

#endif

#endif
