/// src/world/squares/world_aperiodic_simd.c: rows of aperiodic worlds, for several instruction
/// sets. world_aperiodic.c calls them.
///
/// The error of `turn` is at most 2^30, where 2^64 is a full period. Vectors add steps in 2^-32 of
/// the torus, rounded down, so within PAVE_APERIODIC_SPAN positions the sum is too small by at most
/// 2 plus 1 per step. Together with the error of the thresholds this is far below
/// PAVE_APERIODIC_MARGIN.
#include "../../base/exact.h"

#include "../world_simd.h"
#include "world_aperiodic.h"

PAVE_VECTORIZE bool pave_aperiodic_run_plain(const pave_aperiodic_row *row, uint64_t turn,
                                             int32_t count, uint32_t *out)
{
    uint32_t least = UINT32_MAX;
    for (int32_t i = 0; i < count; i++, turn += PAVE_APERIODIC_STEP) {
        const uint32_t at = (uint32_t)(turn >> 32);
        uint32_t interval = 0;
        for (int k = 0; k < PAVE_APERIODIC_INTERVALS; k++) {
            const uint32_t above = at - row->threshold[k] + PAVE_APERIODIC_MARGIN;
            least = above < least ? above : least;
            interval += at > row->threshold[k];
        }
        out[i] = row->id[interval];
    }
    return least < 2 * PAVE_APERIODIC_MARGIN;
}

#if PAVE_X86

#include <immintrin.h>

enum {
    PAVE_ORDER = INT32_MIN
}; ///< added to words so that a signed comparison orders them as unsigned

PAVE_TARGET_AVX2 bool pave_aperiodic_run_avx2(const pave_aperiodic_row *row, uint64_t turn,
                                              int32_t count, uint32_t *out)
{
    const __m256i order = _mm256_set1_epi32(PAVE_ORDER),
                  ids = _mm256_loadu_si256((const __m256i *)row->id);
    const uint32_t step = (uint32_t)(PAVE_APERIODIC_STEP >> 32),
                   wide = (uint32_t)(8 * PAVE_APERIODIC_STEP >> 32);
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    __m256i at = _mm256_add_epi32(_mm256_set1_epi32((int32_t)(uint32_t)(turn >> 32)),
                                  _mm256_mullo_epi32(lanes, _mm256_set1_epi32((int32_t)step)));
    __m256i least = _mm256_set1_epi32(-1), threshold[PAVE_APERIODIC_INTERVALS],
            below[PAVE_APERIODIC_INTERVALS];
    for (int k = 0; k < PAVE_APERIODIC_INTERVALS; k++) {
        threshold[k] = _mm256_xor_si256(_mm256_set1_epi32((int32_t)row->threshold[k]), order);
        below[k] = _mm256_set1_epi32((int32_t)(row->threshold[k] - PAVE_APERIODIC_MARGIN));
    }
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        const __m256i ordered = _mm256_xor_si256(at, order);
        __m256i interval = _mm256_setzero_si256();
        for (int k = 0; k < PAVE_APERIODIC_INTERVALS; k++)
            least = _mm256_min_epu32(least, _mm256_sub_epi32(at, below[k]));
        for (int k = 0; k < PAVE_APERIODIC_INTERVALS - 1; k++)
            interval = _mm256_sub_epi32(interval, _mm256_cmpgt_epi32(ordered, threshold[k]));
        _mm256_storeu_si256((__m256i *)(out + i), _mm256_permutevar8x32_epi32(ids, interval));
        at = _mm256_add_epi32(at, _mm256_set1_epi32((int32_t)wide));
    }
    const __m256i far = _mm256_set1_epi32((int32_t)(2 * PAVE_APERIODIC_MARGIN));
    const __m256i safe = _mm256_cmpeq_epi32(_mm256_max_epu32(least, far), least);
    const bool tail =
        pave_aperiodic_run_plain(row, turn + (uint64_t)i * PAVE_APERIODIC_STEP, count - i, out + i);
    return tail || _mm256_movemask_epi8(safe) != -1;
}

#endif
