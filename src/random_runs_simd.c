/// src/random_runs_simd.c: runs of Philox calls whose q counts up: plain C, AVX2 and AVX-512.
/// Based on: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3", 2011.
#include "exact.h"

#include "random_runs.h"

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

// ---- Plain ------------------------------------------------------------------------------------------------------------------

void pave_run_by_call_plain(const pave_call_run *run, uint32_t *out)
{
    for (int32_t i = 0; i < run->count; i++) {
        pave_random_words words = pave_random_at(run->keys->seed, run->stream, run->q + i, run->r, run->s, 0);
        for (int j = 0; j < 4; j++) out[4 * i + j] = words.word[j];
    }
}

void pave_run_by_word_plain(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    for (int32_t i = 0; i < run->count; i++) {
        pave_random_words words = pave_random_at(run->keys->seed, run->stream, run->q + i, run->r, run->s, 0);
        for (int j = 0; j < 4; j++) out[j * stride + i] = words.word[j];
    }
}

#if PAVE_X86

// ---- AVX2: four calls in the 64-bit lanes of a vector; of each lane only the low half counts --------------------------------

typedef struct pave_quad {
    __m256i word[4];
} pave_quad;

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE pave_quad pave_philox_quad(const pave_call_run *run, int32_t first)
{
    const __m256i multiplier0 = _mm256_set1_epi64x(0xD2511F53), multiplier1 = _mm256_set1_epi64x(0xCD9E8D57);
    __m256i c0 = _mm256_add_epi32(_mm256_set1_epi32(run->q + first), _mm256_setr_epi32(0, 0, 1, 0, 2, 0, 3, 0));
    __m256i c1 = _mm256_set1_epi32(run->r), c2 = _mm256_set1_epi32((int32_t)(run->stream << 16 | run->s)), c3 = _mm256_setzero_si256();
    const uint32_t(*key)[16] = run->keys->lane;
    for (int round = 0; round < 10; round++) {
        __m256i product0 = _mm256_mul_epu32(c0, multiplier0), product1 = _mm256_mul_epu32(c2, multiplier1);
        c0 = _mm256_xor_si256(_mm256_srli_epi64(product1, 32), _mm256_xor_si256(c1, _mm256_loadu_si256((const __m256i *)key[2 * round])));
        c2 = _mm256_xor_si256(_mm256_srli_epi64(product0, 32), _mm256_xor_si256(c3, _mm256_loadu_si256((const __m256i *)key[2 * round + 1])));
        c1 = product1;
        c3 = product0;
    }
    pave_quad quad = {{c0, c1, c2, c3}};
    return quad;
}

PAVE_TARGET_AVX2 void pave_run_by_call_avx2(const pave_call_run *run, uint32_t *out)
{
    for (int32_t i = 0; i < run->count; i += 4) {
        pave_quad quad = pave_philox_quad(run, i);
        __m256i words01 = _mm256_blend_epi32(quad.word[0], _mm256_slli_epi64(quad.word[1], 32), 0xaa);
        __m256i words23 = _mm256_blend_epi32(quad.word[2], _mm256_slli_epi64(quad.word[3], 32), 0xaa);
        __m256i calls02 = _mm256_unpacklo_epi64(words01, words23), calls13 = _mm256_unpackhi_epi64(words01, words23);
        _mm256_storeu_si256((__m256i *)(out + 4 * i), _mm256_permute2x128_si256(calls02, calls13, 0x20));
        _mm256_storeu_si256((__m256i *)(out + 4 * i + 8), _mm256_permute2x128_si256(calls02, calls13, 0x31));
    }
}

PAVE_TARGET_AVX2 void pave_run_by_word_avx2(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    for (int32_t i = 0; i < run->count; i += 8) {
        pave_quad low = pave_philox_quad(run, i), high = pave_philox_quad(run, i + 4);
        for (int j = 0; j < 4; j++) {
            __m256 packed = _mm256_shuffle_ps(_mm256_castsi256_ps(low.word[j]), _mm256_castsi256_ps(high.word[j]), 0x88);
            _mm256_storeu_si256((__m256i *)(out + j * stride + i), _mm256_permute4x64_epi64(_mm256_castps_si256(packed), 0xd8));
        }
    }
}

// ---- AVX-512: eight calls in the 64-bit lanes -------------------------------------------------------------------------------

typedef struct pave_octet {
    __m512i word[4];
} pave_octet;

PAVE_TARGET_AVX512 static PAVE_ALWAYS_INLINE pave_octet pave_philox_octet(const pave_call_run *run, int32_t first)
{
    const __m512i multiplier0 = _mm512_set1_epi64(0xD2511F53), multiplier1 = _mm512_set1_epi64(0xCD9E8D57);
    __m512i c0 = _mm512_add_epi32(_mm512_set1_epi32(run->q + first), _mm512_setr_epi32(0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0));
    __m512i c1 = _mm512_set1_epi32(run->r), c2 = _mm512_set1_epi32((int32_t)(run->stream << 16 | run->s)), c3 = _mm512_setzero_si512();
    const uint32_t(*key)[16] = run->keys->lane;
    for (int round = 0; round < 10; round++) {
        __m512i product0 = _mm512_mul_epu32(c0, multiplier0), product1 = _mm512_mul_epu32(c2, multiplier1);
        c0 = _mm512_ternarylogic_epi64(_mm512_srli_epi64(product1, 32), c1, _mm512_loadu_si512(key[2 * round]), 0x96); // a ^ b ^ c
        c2 = _mm512_ternarylogic_epi64(_mm512_srli_epi64(product0, 32), c3, _mm512_loadu_si512(key[2 * round + 1]), 0x96);
        c1 = product1;
        c3 = product0;
    }
    pave_octet octet = {{c0, c1, c2, c3}};
    return octet;
}

PAVE_TARGET_AVX512 void pave_run_by_call_avx512(const pave_call_run *run, uint32_t *out)
{
    const __m512i low_calls = _mm512_setr_epi64(0, 8, 1, 9, 2, 10, 3, 11), high_calls = _mm512_setr_epi64(4, 12, 5, 13, 6, 14, 7, 15);
    for (int32_t i = 0; i < run->count; i += 8) {
        pave_octet octet = pave_philox_octet(run, i);
        __m512i words01 = _mm512_mask_blend_epi32(0xaaaa, octet.word[0], _mm512_slli_epi64(octet.word[1], 32));
        __m512i words23 = _mm512_mask_blend_epi32(0xaaaa, octet.word[2], _mm512_slli_epi64(octet.word[3], 32));
        _mm512_storeu_si512(out + 4 * i, _mm512_permutex2var_epi64(words01, low_calls, words23));
        _mm512_storeu_si512(out + 4 * i + 16, _mm512_permutex2var_epi64(words01, high_calls, words23));
    }
}

PAVE_TARGET_AVX512 void pave_run_by_word_avx512(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    for (int32_t i = 0; i < run->count; i += 8) {
        pave_octet octet = pave_philox_octet(run, i);
        for (int j = 0; j < 4; j++) _mm256_storeu_si256((__m256i *)(out + j * stride + i), _mm512_cvtepi64_epi32(octet.word[j]));
    }
}

#endif

// ---- Which run here ---------------------------------------------------------------------------------------------------------

bool pave_random_plain_here(void) { return true; }

#if PAVE_X86

bool pave_random_avx2_here(void) { return __builtin_cpu_supports("avx2") != 0; }

bool pave_random_avx512_here(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

#endif

static const pave_random_kernel pave_random_kernels[] = {
    {"plain", pave_random_plain_here, pave_run_by_call_plain},
#if PAVE_X86
    {"avx2", pave_random_avx2_here, pave_run_by_call_avx2},
    {"avx512", pave_random_avx512_here, pave_run_by_call_avx512},
#endif
};

int pave_random_kernel_count(void) { return (int)(sizeof pave_random_kernels / sizeof *pave_random_kernels); }

const pave_random_kernel *pave_random_kernel_get(int index)
{
    assert(index >= 0 && index < pave_random_kernel_count());
    return &pave_random_kernels[index];
}

int pave_random_kernel_best(void)
{
    int best = pave_random_kernel_count() - 1;
    while (best > 0 && !pave_random_kernel_get(best)->runs_here()) best--;
    return best;
}
