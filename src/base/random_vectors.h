/// src/base/random_vectors.h: Philox calls with increasing q, in the lanes of vectors, for kernels
/// that use random words immediately. Based on: J. Salmon, M. Moraes, R. Dror, D. Shaw, "Parallel
/// Random Numbers: As Easy as 1, 2, 3", 2011.
#ifndef PAVE_SRC_RANDOM_VECTORS_H
#define PAVE_SRC_RANDOM_VECTORS_H

#include "random_runs.h"

#if PAVE_X86
#include <immintrin.h>

// ---- AVX2: four calls in the low halves of a vector's 64-bit lanes ------------------------------
// --------------------------------

typedef struct pave_quad {
    __m256i word[4];
} pave_quad;

/// Performs the ten rounds on `count` quads, interleaved to hide the latency of multiplication.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE void pave_philox_quads(const pave_philox_keys *keys,
                                                                  pave_quad *quads, const int count)
{
    const __m256i multiplier0 = _mm256_set1_epi64x(0xD2511F53),
                  multiplier1 = _mm256_set1_epi64x(0xCD9E8D57);
    for (int round = 0; round < 10; round++) {
        const __m256i key0 = _mm256_loadu_si256((const __m256i *)keys->lane[2 * round]),
                      key1 = _mm256_loadu_si256((const __m256i *)keys->lane[2 * round + 1]);
        for (int i = 0; i < count; i++) {
            __m256i *c = quads[i].word;
            const __m256i product0 = _mm256_mul_epu32(c[0], multiplier0),
                          product1 = _mm256_mul_epu32(c[2], multiplier1);
            c[0] = _mm256_xor_si256(_mm256_srli_epi64(product1, 32), _mm256_xor_si256(c[1], key0));
            c[2] = _mm256_xor_si256(_mm256_srli_epi64(product0, 32), _mm256_xor_si256(c[3], key1));
            c[1] = product1;
            c[3] = product0;
        }
    }
}

/// The state of calls first..first + 3 of a run, before the rounds.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE pave_quad pave_quad_begin(const pave_call_run *run,
                                                                     int32_t first)
{
    const pave_quad quad = {{_mm256_add_epi32(_mm256_set1_epi32(run->q + first),
                                              _mm256_setr_epi32(0, 0, 1, 0, 2, 0, 3, 0)),
                             _mm256_set1_epi32(run->r),
                             _mm256_set1_epi32((int32_t)(run->stream << 16 | run->s)),
                             _mm256_set1_epi32((int32_t)run->draw)}};
    return quad;
}

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE pave_quad pave_philox_quad(const pave_call_run *run,
                                                                      int32_t first)
{
    pave_quad quad = pave_quad_begin(run, first);
    pave_philox_quads(run->keys, &quad, 1);
    return quad;
}

/// The 16 words of four calls, call by call.
typedef struct pave_quad_words {
    __m256i low, high;
} pave_quad_words;

PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE pave_quad_words pave_quad_by_call(pave_quad quad)
{
    __m256i words01 = _mm256_blend_epi32(quad.word[0], _mm256_slli_epi64(quad.word[1], 32), 0xaa);
    __m256i words23 = _mm256_blend_epi32(quad.word[2], _mm256_slli_epi64(quad.word[3], 32), 0xaa);
    __m256i calls02 = _mm256_unpacklo_epi64(words01, words23),
            calls13 = _mm256_unpackhi_epi64(words01, words23);
    pave_quad_words words = {_mm256_permute2x128_si256(calls02, calls13, 0x20),
                             _mm256_permute2x128_si256(calls02, calls13, 0x31)};
    return words;
}

#endif

#endif
