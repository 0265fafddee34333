/// src/base/random_runs_simd.c: runs of Philox calls with increasing q, in plain C and AVX2. Based
/// on: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3", 2011.
#include "exact.h"

#include "random_runs.h"
#include "random_vectors.h"

void pave_philox_schedule(uint64_t seed, pave_philox_keys *keys)
{
    static const uint32_t step[2] = {UINT32_C(0x9E3779B9), UINT32_C(0xBB67AE85)};
    uint32_t key[2] = {(uint32_t)seed, (uint32_t)(seed >> 32)};
    keys->seed = seed;
    for (int i = 0; i < 20; i++) {
        for (int lane = 0; lane < 8; lane++) keys->lane[i][lane] = key[i & 1];
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

#if PAVE_X86

// ---- AVX2 ---------------------------------------------------------------------------------------

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void store_quads(const pave_quad *quads, const int count,
                                                            uint32_t *out)
{
    for (int i = 0; i < count; i++) {
        const pave_quad_words words = pave_quad_by_call(quads[i]);
        _mm256_storeu_si256((__m256i *)(out + 16 * i), words.low);
        _mm256_storeu_si256((__m256i *)(out + 16 * i + 8), words.high);
    }
}

/// Computes `count` quads, starting with call `first`.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void call_quads(const pave_call_run *run, int32_t first,
                                                           const int count, uint32_t *out)
{
    pave_quad quads[3];
    for (int i = 0; i < count; i++) quads[i] = pave_quad_begin(run, first + 4 * i);
    pave_philox_quads(run->keys, quads, count);
    store_quads(quads, count, out + 4 * first);
}

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void word_quads(const pave_call_run *run, int32_t first,
                                                           const int count, uint32_t *out,
                                                           int32_t stride)
{
    const __m256i low = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
    pave_quad quads[3];
    for (int i = 0; i < count; i++) quads[i] = pave_quad_begin(run, first + 4 * i);
    pave_philox_quads(run->keys, quads, count);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < 4; j++)
            _mm_storeu_si128(
                (__m128i *)(out + j * stride + first + 4 * i),
                _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(quads[i].word[j], low)));
}

/// Whether to process three of the `left` quads at once, which makes the best use of the
/// multipliers.
static inline bool take_three(int32_t left) { return left == 3 || left > 4; }

PAVE_TARGET_AVX2 void pave_run_by_call_avx2(const pave_call_run *run, uint32_t *out)
{
    int32_t i = 0, left = run->count / 4;
    for (; take_three(left); i += 12, left -= 3) call_quads(run, i, 3, out);
    for (; left > 0; i += 8, left -= 2) call_quads(run, i, 2, out);
}

PAVE_TARGET_AVX2 void pave_run_by_word_avx2(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    int32_t i = 0, left = run->count / 4;
    for (; take_three(left); i += 12, left -= 3) word_quads(run, i, 3, out, stride);
    for (; left > 0; i += 8, left -= 2) word_quads(run, i, 2, out, stride);
}

#endif

// ---- The table ----------------------------------------------------------------------------------

static const pave_random_kernel random_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, pave_run_by_call_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, pave_run_by_call_avx2},
#endif
};

const pave_kernel_table pave_random_kernels = PAVE_KERNEL_TABLE(random_entries);
