// src/base/random_lanes.h: Philox calls with increasing q, one in each 64-bit lane of a vector.
// Only the low half of each lane is used. The file is written once for any width: random_vectors.h
// defines these macros before each inclusion, and this file undefines them:
//   PAVE_CALLS          the number of lanes, 4 (AVX2) or 8 (AVX-512)
//   PAVE_CALLS_NAME(n)  the unique name of n for this width
//   PAVE_CALLS_TARGET   the attribute of its functions

#define PAVE_CALLS_LANES PAVE_CALLS_NAME(lanes)
#define PAVE_CALLS_WORDS PAVE_CALLS_NAME(words)
#define PAVE_CALLS_INLINE PAVE_CALLS_TARGET static PAVE_ALWAYS_INLINE

typedef uint64_t PAVE_CALLS_LANES __attribute__((vector_size(8 * PAVE_CALLS)));

/// The state of a vector of calls, or its result: word by word, one lane for each call.
typedef struct PAVE_CALLS_WORDS {
    PAVE_CALLS_LANES word[4];
} PAVE_CALLS_WORDS;

/// Returns the state of the calls of a run from `first` on, before the rounds.
PAVE_CALLS_INLINE PAVE_CALLS_WORDS PAVE_CALLS_NAME(begin)(const pave_call_run *run, int32_t first)
{
    static const uint64_t steps[] = {0, 1, 2, 3, 4, 5, 6, 7};
    PAVE_CALLS_LANES lane;
    memcpy(&lane, steps, sizeof lane);
    const PAVE_CALLS_LANES none = lane ^ lane;
    const PAVE_CALLS_WORDS begin = {
        {lane + (uint64_t)(uint32_t)(run->q + first), none + (uint64_t)(uint32_t)run->r,
         none + (uint64_t)(run->stream << 16 | run->s), none + (uint64_t)run->draw}};
    return begin;
}

PAVE_CALLS_INLINE PAVE_CALLS_LANES PAVE_CALLS_NAME(multiply)(PAVE_CALLS_LANES a, uint32_t b)
{
#if PAVE_CALLS == 8
    return (PAVE_CALLS_LANES)_mm512_mul_epu32((__m512i)a, _mm512_set1_epi64(b));
#else
    return (PAVE_CALLS_LANES)_mm256_mul_epu32((__m256i)a, _mm256_set1_epi64x(b));
#endif
}

/// Performs the ten rounds on `count` vectors, interleaved to hide the latency of multiplication.
PAVE_CALLS_INLINE void PAVE_CALLS_NAME(rounds)(const pave_philox_keys *keys, PAVE_CALLS_WORDS *all,
                                               const int count)
{
    for (int round = 0; round < 10; round++) {
        PAVE_CALLS_LANES key0, key1;
        memcpy(&key0, keys->lane[2 * round], sizeof key0);
        memcpy(&key1, keys->lane[2 * round + 1], sizeof key1);
        for (int i = 0; i < count; i++) {
            PAVE_CALLS_LANES *c = all[i].word;
            const PAVE_CALLS_LANES product0 = PAVE_CALLS_NAME(multiply)(c[0], 0xD2511F53),
                                   product1 = PAVE_CALLS_NAME(multiply)(c[2], 0xCD9E8D57);
            c[0] = product1 >> 32 ^ c[1] ^ key0;
            c[2] = product0 >> 32 ^ c[3] ^ key1;
            c[1] = product1;
            c[3] = product0;
        }
    }
}

PAVE_CALLS_INLINE PAVE_CALLS_WORDS PAVE_CALLS_NAME(draw)(const pave_call_run *run, int32_t first)
{
    PAVE_CALLS_WORDS words = PAVE_CALLS_NAME(begin)(run, first);
    PAVE_CALLS_NAME(rounds)(run->keys, &words, 1);
    return words;
}

/// Writes the words call by call: `out` must hold at least 4 * PAVE_CALLS words of 32 bits.
PAVE_CALLS_INLINE void PAVE_CALLS_NAME(store_by_call)(const PAVE_CALLS_WORDS *in, void *out)
{
    const PAVE_CALLS_LANES low = in->word[0] - in->word[0] + UINT32_MAX,
                           words01 = (in->word[0] & low) | in->word[1] << 32,
                           words23 = (in->word[2] & low) | in->word[3] << 32;
#if PAVE_CALLS == 8
    const __m512i first = _mm512_setr_epi64(0, 8, 1, 9, 2, 10, 3, 11),
                  last = _mm512_setr_epi64(4, 12, 5, 13, 6, 14, 7, 15);
    const __m512i halves[] = {_mm512_permutex2var_epi64((__m512i)words01, first, (__m512i)words23),
                              _mm512_permutex2var_epi64((__m512i)words01, last, (__m512i)words23)};
#else
    const __m256i calls02 = _mm256_unpacklo_epi64((__m256i)words01, (__m256i)words23),
                  calls13 = _mm256_unpackhi_epi64((__m256i)words01, (__m256i)words23);
    const __m256i halves[] = {_mm256_permute2x128_si256(calls02, calls13, 0x20),
                              _mm256_permute2x128_si256(calls02, calls13, 0x31)};
#endif
    memcpy(out, halves, sizeof halves);
}

/// Writes word j of all calls to out + j * stride, for each j.
PAVE_CALLS_INLINE void PAVE_CALLS_NAME(store_by_word)(const PAVE_CALLS_WORDS *in, uint32_t *out,
                                                      int32_t stride)
{
    for (int j = 0; j < 4; j++) {
#if PAVE_CALLS == 8
        const __m256i word = _mm512_cvtepi64_epi32((__m512i)in->word[j]);
#else
        const __m256i even = _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6);
        const __m128i word =
            _mm256_castsi256_si128(_mm256_permutevar8x32_epi32((__m256i)in->word[j], even));
#endif
        memcpy(out + j * stride, &word, sizeof word);
    }
}

/// Writes `count` vectors of calls from `first` on. If `stride` is 0, writes them call by call.
PAVE_CALLS_INLINE void PAVE_CALLS_NAME(write)(const pave_call_run *run, int32_t first,
                                              const int count, uint32_t *out, int32_t stride)
{
    PAVE_CALLS_WORDS all[3];
    for (int i = 0; i < count; i++) all[i] = PAVE_CALLS_NAME(begin)(run, first + PAVE_CALLS * i);
    PAVE_CALLS_NAME(rounds)(run->keys, all, count);
    for (int i = 0; i < count; i++, first += PAVE_CALLS)
        if (stride)
            PAVE_CALLS_NAME(store_by_word)(&all[i], out + first, stride);
        else
            PAVE_CALLS_NAME(store_by_call)(&all[i], out + 4 * first);
}

/// Writes a run, three vectors at once where possible, which makes the best use of the multipliers.
PAVE_CALLS_INLINE void PAVE_CALLS_NAME(run)(const pave_call_run *run, uint32_t *out, int32_t stride)
{
    int32_t at = 0, left = run->count / PAVE_CALLS;
    for (; left == 3 || left > 4; at += 3 * PAVE_CALLS, left -= 3)
        PAVE_CALLS_NAME(write)(run, at, 3, out, stride);
    for (; left >= 2; at += 2 * PAVE_CALLS, left -= 2)
        PAVE_CALLS_NAME(write)(run, at, 2, out, stride);
    if (left > 0) PAVE_CALLS_NAME(write)(run, at, 1, out, stride);
}

#undef PAVE_CALLS_LANES
#undef PAVE_CALLS_WORDS
#undef PAVE_CALLS_INLINE
#undef PAVE_CALLS
#undef PAVE_CALLS_NAME
#undef PAVE_CALLS_TARGET
