/// src/world/noise_simd.c: the loops of a line of noise, for several instruction sets. noise.c
/// calls them.
#include "../base/exact.h"

#include "noise_line.h"

#if PAVE_X86
#include <immintrin.h>
#endif

static PAVE_ALWAYS_INLINE void pave_noise_blends(const int32_t *restrict inside, int32_t count,
                                                 int32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++) out[i] = pave_noise_blend(inside[i]);
}

static PAVE_ALWAYS_INLINE void pave_noise_slopes(const int16_t *restrict above,
                                                 const int16_t *restrict below, int32_t blend,
                                                 int32_t count, int32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++)
            out[i] = pave_noise_slope(above[i], below[i], blend);
}

static PAVE_ALWAYS_INLINE void pave_noise_offsets(const int16_t *restrict above,
                                                  const int16_t *restrict below, int32_t y,
                                                  int32_t blend, int32_t count,
                                                  int32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += 8)
        for (int32_t i = first; i < first + 8; i++)
            out[i] = pave_noise_offset(above[i], below[i], y, blend);
}

static void pave_noise_add_plain(const pave_noise_octave *octave, const pave_noise_corners *corners,
                                 int32_t height, int32_t count, int32_t *sums)
{
    for (int32_t i = 0; i < count; i++) {
        const int32_t *slope = corners->slope + octave->square[i],
                      *offset = corners->offset + octave->square[i];
        sums[i] += height * pave_noise_between(slope[0], offset[0], slope[1], offset[1],
                                               octave->inside[i], octave->blend[i]);
    }
}

static void pave_noise_value_plain(const int32_t *sums, int32_t inverse_length, int32_t count,
                                   uint16_t *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = pave_noise_value(sums[i], inverse_length);
}

#if PAVE_X86

/// Returns the heights at eight positions, given their corner columns base + at and their offsets
/// `inside` from these columns.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m256i
pave_noise_heights(const pave_noise_corners *corners, int32_t base, __m256i at, __m256i inside)
{
    const __m256i slopes = _mm256_loadu_si256((const __m256i *)(corners->slope + base)),
                  offsets = _mm256_loadu_si256((const __m256i *)(corners->offset + base));
    const __m256i slope = _mm256_permutevar8x32_epi32(slopes, at),
                  offset = _mm256_permutevar8x32_epi32(offsets, at);
    return _mm256_add_epi32(_mm256_srai_epi32(_mm256_mullo_epi32(slope, inside), 16), offset);
}

/// Eight positions cross at most eight squares, so their corners fit in two vectors, which start at
/// the square of the first position.
PAVE_TARGET_AVX2 static void pave_noise_add_avx2(const pave_noise_octave *octave,
                                                 const pave_noise_corners *corners, int32_t height,
                                                 int32_t count, int32_t *sums)
{
    const __m256i one = _mm256_set1_epi32(PAVE_ONE), heights = _mm256_set1_epi32(height);
    for (int32_t i = 0; i < count; i += 8) {
        const int32_t base = octave->square[i];
        const __m256i at = _mm256_sub_epi32(_mm256_loadu_si256((const __m256i *)&octave->square[i]),
                                            _mm256_set1_epi32(base));
        const __m256i inside = _mm256_loadu_si256((const __m256i *)&octave->inside[i]),
                      blend = _mm256_loadu_si256((const __m256i *)&octave->blend[i]);
        const __m256i left = pave_noise_heights(corners, base, at, inside);
        const __m256i right =
            pave_noise_heights(corners, base + 1, at, _mm256_sub_epi32(inside, one));
        const __m256i rise =
            _mm256_srai_epi32(_mm256_mullo_epi32(_mm256_sub_epi32(right, left), blend), 12);
        const __m256i sum = _mm256_loadu_si256((const __m256i *)(sums + i));
        _mm256_storeu_si256(
            (__m256i *)(sums + i),
            _mm256_add_epi32(sum, _mm256_mullo_epi32(heights, _mm256_add_epi32(left, rise))));
    }
}

/// Loads eight ranks. The high half of each element is the difference from the next rank.
PAVE_TARGET_AVX2 static inline __m256i pave_noise_ranks_8(int first)
{
    const __m256i low =
        _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(pave_noise_ranks + first)));
    const __m256i high =
        _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(pave_noise_ranks + first + 1)));
    return _mm256_or_si256(low, _mm256_slli_epi32(_mm256_sub_epi32(high, low), 16));
}

/// Returns `b` where the given bit of `rank` is set, otherwise `a`.
PAVE_TARGET_AVX2 static inline __m256i pave_choose_by_bit(__m256i a, __m256i b, __m256i rank,
                                                          int bit)
{
    const __m256i sign = _mm256_slli_epi32(rank, 31 - bit);
    return _mm256_castps_si256(_mm256_blendv_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b),
                                                _mm256_castsi256_ps(sign)));
}

PAVE_TARGET_AVX2 static void pave_noise_value_avx2(const int32_t *sums, int32_t inverse_length,
                                                   int32_t count, uint16_t *out)
{
    const __m256i inverse = _mm256_set1_epi32(inverse_length),
                  most = _mm256_set1_epi32(PAVE_HEIGHT_MAX - 1),
                  least = _mm256_set1_epi32(-PAVE_HEIGHT_MAX),
                  middle = _mm256_set1_epi32(PAVE_HEIGHT_MAX),
                  within = _mm256_set1_epi32((1 << PAVE_RANK_LOG) - 1),
                  low_half = _mm256_set1_epi32(UINT16_MAX);
    __m256i ranks[PAVE_RANKS / 8];
    for (int k = 0; k < PAVE_RANKS / 8; k++) ranks[k] = pave_noise_ranks_8(8 * k);
    int32_t i = 0;
    for (; i + 8 <= count; i += 8) {
        const __m256i sum = _mm256_loadu_si256((const __m256i *)(sums + i));
        const __m256i even = _mm256_srli_epi64(_mm256_mul_epi32(sum, inverse), 20),
                      odd = _mm256_srli_epi64(_mm256_mul_epi32(_mm256_srli_epi64(sum, 32), inverse),
                                              20);
        __m256i height = _mm256_blend_epi32(even, _mm256_slli_epi64(odd, 32), 0xaa);
        height = _mm256_min_epi32(_mm256_max_epi32(height, least), most);
        height = _mm256_add_epi32(height, middle);
        const __m256i rank = _mm256_srli_epi32(height, PAVE_RANK_LOG),
                      rest = _mm256_and_si256(height, within);
        __m256i from[PAVE_RANKS / 8]; // permutations use only the low three bits of a rank
        for (int k = 0; k < PAVE_RANKS / 8; k++)
            from[k] = _mm256_permutevar8x32_epi32(ranks[k], rank);
        const __m256i below_32 =
            pave_choose_by_bit(pave_choose_by_bit(from[0], from[1], rank, 3),
                               pave_choose_by_bit(from[2], from[3], rank, 3), rank, 4);
        const __m256i packed = pave_choose_by_bit(below_32, from[4], rank, 5);
        const __m256i rise = _mm256_srli_epi32(
            _mm256_mullo_epi32(_mm256_srli_epi32(packed, 16), rest), PAVE_RANK_LOG);
        const __m256i value = _mm256_add_epi32(_mm256_and_si256(packed, low_half), rise);
        _mm_storeu_si128(
            (__m128i *)(out + i),
            _mm_packus_epi32(_mm256_castsi256_si128(value), _mm256_extracti128_si256(value, 1)));
    }
    for (; i < count; i++) out[i] = pave_noise_value(sums[i], inverse_length);
}

#endif

#define PAVE_COMPILE_NOISE(isa, target)                                                            \
    target static void pave_noise_blends_##isa(const int32_t *inside, int32_t count, int32_t *out) \
    {                                                                                              \
        pave_noise_blends(inside, count, out);                                                     \
    }                                                                                              \
    target static void pave_noise_corners_##isa(                                                   \
        const int16_t above[2][PAVE_CORNER_ROOM], const int16_t below[2][PAVE_CORNER_ROOM],        \
        int32_t first, int32_t y, int32_t count, pave_noise_corners *out)                          \
    {                                                                                              \
        const int32_t blend = pave_noise_blend(y);                                                 \
        pave_noise_slopes(above[0] + first, below[0] + first, blend, count, out->slope);           \
        pave_noise_offsets(above[1] + first, below[1] + first, y, blend, count, out->offset);      \
    }

#define PAVE_NOISE_ENTRY(isa, needs)                                                            \
    {                                                                                           \
        {#isa, needs}, pave_noise_blends_##isa, pave_noise_corners_##isa, pave_noise_add_##isa, \
            pave_noise_value_##isa                                                              \
    }

PAVE_COMPILE_NOISE(plain, PAVE_VECTORIZE)
#if PAVE_X86
PAVE_COMPILE_NOISE(avx2, PAVE_VECTORIZE PAVE_TARGET_AVX2)
#endif

static const pave_noise_kernel pave_noise_entries[] = {
    PAVE_NOISE_ENTRY(plain, PAVE_ISA_PLAIN),
#if PAVE_X86
    PAVE_NOISE_ENTRY(avx2, PAVE_ISA_AVX2),
#endif
};

const pave_kernel_table pave_noise_kernels = PAVE_KERNEL_TABLE(pave_noise_entries);
