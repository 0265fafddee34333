/// src/base/random_runs_simd.c: runs of Philox calls whose q counts up: plain C, AVX2 and AVX-512.
/// Based on: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3",
/// 2011.
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
            pave_random_at(run->keys->seed, run->stream, run->q + i, run->r, run->s, 0);
        for (int j = 0; j < 4; j++) out[4 * i + j] = words.word[j];
    }
}

void pave_run_by_word_plain(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    for (int32_t i = 0; i < run->count; i++) {
        pave_random_words words =
            pave_random_at(run->keys->seed, run->stream, run->q + i, run->r, run->s, 0);
        for (int j = 0; j < 4; j++) out[j * stride + i] = words.word[j];
    }
}

void pave_run_by_rows_plain(const pave_call_rows *rows, uint32_t *out)
{
    const pave_call_run *run = &rows->run;
    for (int32_t i = 0; i < run->count; i++) {
        const int32_t row = i >> rows->log_columns, column = i - row * (1 << rows->log_columns);
        pave_random_words words =
            pave_random_at(run->keys->seed, run->stream, run->q + column,
                           run->r + row * (1 << rows->log_row_step), run->s, 0);
        for (int j = 0; j < 4; j++) out[4 * i + j] = words.word[j];
    }
}

#if PAVE_X86

// ---- AVX2 ---------------------------------------------------------------------------------------

PAVE_TARGET_AVX2 void pave_run_by_call_avx2(const pave_call_run *run, uint32_t *out)
{
    for (int32_t i = 0; i < run->count; i += 4) {
        pave_quad_words words = pave_quad_by_call(pave_philox_quad(run, i));
        _mm256_storeu_si256((__m256i *)(out + 4 * i), words.low);
        _mm256_storeu_si256((__m256i *)(out + 4 * i + 8), words.high);
    }
}

PAVE_TARGET_AVX2 void pave_run_by_word_avx2(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    for (int32_t i = 0; i < run->count; i += 8) {
        pave_quad low = pave_philox_quad(run, i), high = pave_philox_quad(run, i + 4);
        for (int j = 0; j < 4; j++) {
            __m256 packed = _mm256_shuffle_ps(_mm256_castsi256_ps(low.word[j]),
                                              _mm256_castsi256_ps(high.word[j]), 0x88);
            _mm256_storeu_si256((__m256i *)(out + j * stride + i),
                                _mm256_permute4x64_epi64(_mm256_castps_si256(packed), 0xd8));
        }
    }
}

PAVE_TARGET_AVX2 void pave_run_by_rows_avx2(const pave_call_rows *rows, uint32_t *out)
{
    for (int32_t i = 0; i < rows->run.count; i += 4) {
        pave_quad_words words = pave_quad_by_call(pave_philox_quad_rows(rows, i));
        _mm256_storeu_si256((__m256i *)(out + 4 * i), words.low);
        _mm256_storeu_si256((__m256i *)(out + 4 * i + 8), words.high);
    }
}

// ---- AVX-512 ------------------------------------------------------------------------------------

PAVE_TARGET_AVX512 void pave_run_by_call_avx512(const pave_call_run *run, uint32_t *out)
{
    for (int32_t i = 0; i < run->count; i += 8) {
        pave_octet_words words = pave_octet_by_call(pave_philox_octet(run, i));
        _mm512_storeu_si512(out + 4 * i, words.low);
        _mm512_storeu_si512(out + 4 * i + 16, words.high);
    }
}

PAVE_TARGET_AVX512 void pave_run_by_word_avx512(const pave_call_run *run, uint32_t *out,
                                                int32_t stride)
{
    for (int32_t i = 0; i < run->count; i += 8) {
        pave_octet octet = pave_philox_octet(run, i);
        for (int j = 0; j < 4; j++)
            _mm256_storeu_si256((__m256i *)(out + j * stride + i),
                                _mm512_cvtepi64_epi32(octet.word[j]));
    }
}

PAVE_TARGET_AVX512 void pave_run_by_rows_avx512(const pave_call_rows *rows, uint32_t *out)
{
    for (int32_t i = 0; i < rows->run.count; i += 8) {
        pave_octet_words words = pave_octet_by_call(pave_philox_octet_rows(rows, i));
        _mm512_storeu_si512(out + 4 * i, words.low);
        _mm512_storeu_si512(out + 4 * i + 16, words.high);
    }
}

#endif

// ---- The table ----------------------------------------------------------------------------------

static const pave_random_kernel pave_random_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, pave_run_by_call_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, pave_run_by_call_avx2},
    {{"avx512", PAVE_ISA_AVX512}, pave_run_by_call_avx512},
#endif
};

const pave_kernel_table pave_random_kernels = PAVE_KERNEL_TABLE(pave_random_entries);
