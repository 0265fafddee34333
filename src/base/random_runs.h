/// src/base/random_runs.h: runs of Philox calls with increasing q, in a table with an entry for
/// each instruction set. Every entry gives the same words.
#ifndef PAVE_SRC_RANDOM_RUNS_H
#define PAVE_SRC_RANDOM_RUNS_H

#include "kernels.h"

#include <pave/random.h>

enum { PAVE_RUN_MULTIPLE = 8 };

/// The keys of the ten rounds for a seed, alternating between key 0 and key 1, each repeated for
/// all 32-bit lanes of the widest vector.
typedef struct pave_philox_keys {
    uint64_t seed;
    uint32_t lane[20][16];
} pave_philox_keys;

void pave_philox_schedule(uint64_t seed, pave_philox_keys *keys);

/// The calls (q, r, s, draw), (q + 1, r, s, draw), ... of a stream.
typedef struct pave_call_run {
    const pave_philox_keys *keys;
    uint32_t stream, s;
    int32_t q, r;
    int32_t count; ///< a multiple of PAVE_RUN_MULTIPLE
    uint32_t draw;
} pave_call_run;

/// by_call writes the four words of each call, call by call. by_word writes the first word of each
/// call, then, at out + stride, the second word of each call, and so on.
#define PAVE_RANDOM_RUNS(isa)                                             \
    void pave_run_by_call_##isa(const pave_call_run *run, uint32_t *out); \
    void pave_run_by_word_##isa(const pave_call_run *run, uint32_t *out, int32_t stride);
PAVE_RANDOM_RUNS(plain)
#if PAVE_X86
PAVE_RANDOM_RUNS(avx2)
PAVE_RANDOM_RUNS(avx512)
#endif
#undef PAVE_RANDOM_RUNS

/// An entry of the dispatch table.
typedef struct pave_random_kernel {
    pave_kernel kernel;
    void (*run_by_call)(const pave_call_run *run, uint32_t *out);
} pave_random_kernel;

extern const pave_kernel_table pave_random_kernels;

#endif
