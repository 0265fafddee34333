/// src/base/random_runs_simd.c: runs of Philox calls with increasing q, in plain C, AVX2 and
/// AVX-512. Based on: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel Random Numbers: As Easy as
/// 1, 2, 3", 2011.
#include "exact.h"

#include "random_runs.h"
#include "random_vectors.h"

void pave_philox_schedule(uint64_t seed, pave_philox_keys *keys)
{
    static const uint32_t step[2] = {UINT32_C(0x9E3779B9), UINT32_C(0xBB67AE85)};
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    keys->seed = seed;
    for (int i = 0; i < 20; i++) {
        for (int lane = 0; lane < 16; lane++) keys->lane[i][lane] = key[i & 1];
        key[i & 1] += step[i & 1];
    }
}

// ---- Plain --------------------------------------------------------------------------------------

void pave_run_by_call_plain(const pave_call_run *run, uint32_t *out)
{
    for (int32_t i = 0; i < run->count; i++) {
        pave_random_words words =
            pave_random_at(run->keys->seed, run->stream, run->q + i, run->r, run->s, run->draw);
        for (int j = 0; j < 4; j++) out[4 * i + j] = words.word[j];
    }
}

void pave_run_by_word_plain(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    for (int32_t i = 0; i < run->count; i++) {
        pave_random_words words =
            pave_random_at(run->keys->seed, run->stream, run->q + i, run->r, run->s, run->draw);
        for (int j = 0; j < 4; j++) out[j * stride + i] = words.word[j];
    }
}

// ---- AVX2 and AVX-512 ---------------------------------------------------------------------------

#if PAVE_X86

PAVE_TARGET_AVX2 void pave_run_by_call_avx2(const pave_call_run *run, uint32_t *out)
{
    pave_quad_run(run, out, 0);
}

PAVE_TARGET_AVX2 void pave_run_by_word_avx2(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    pave_quad_run(run, out, stride);
}

PAVE_TARGET_AVX512 void pave_run_by_call_avx512(const pave_call_run *run, uint32_t *out)
{
    pave_octet_run(run, out, 0);
}

PAVE_TARGET_AVX512 void pave_run_by_word_avx512(const pave_call_run *run, uint32_t *out,
                                                int32_t stride)
{
    pave_octet_run(run, out, stride);
}

#endif

// ---- The table ----------------------------------------------------------------------------------

static const pave_random_kernel random_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, pave_run_by_call_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, pave_run_by_call_avx2},
    {{"avx512", PAVE_ISA_AVX512}, pave_run_by_call_avx512},
#endif
};

const pave_kernel_table pave_random_kernels = PAVE_KERNEL_TABLE(random_entries);
