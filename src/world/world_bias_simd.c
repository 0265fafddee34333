/// src/world/world_bias_simd.c: the loops of biased rows, for several instruction sets.
/// world_bias_levels.c and the rows of worlds call them.
#include "../base/exact.h"

#include "world_bias.h"

#include <string.h>

#if PAVE_X86
#include <immintrin.h>
#endif

enum {
    PAVE_LEVEL_SHIFT = 10, ///< converts 14 bits to 4
    PAVE_COLOR_PART = 256  ///< number of positions that the plain loop colours at a time
};

static PAVE_ALWAYS_INLINE void pave_bias_spread(const int16_t *restrict knots,
                                                const int16_t *restrict fractions, int log,
                                                int32_t count, int16_t *restrict out)
{
    const int32_t spacing = 1 << log;
    for (int32_t first = 0; first < count; first += spacing, knots++) {
        const int16_t low = knots[0], rise = (int16_t)(2 * (knots[1] - knots[0]));
        for (int32_t j = 0; j < spacing; j++)
            out[first + j] = (int16_t)(low + (int16_t)(rise * fractions[j] >> 16));
    }
}

static PAVE_ALWAYS_INLINE void pave_bias_fall(int16_t *restrict base, int16_t *restrict rise,
                                              const int16_t *restrict lower, int32_t count)
{
    for (int32_t first = 0; first < count; first += 32)
        for (int32_t i = first; i < first + 32; i++) {
            base[i] = (int16_t)(base[i] + (rise[i] >> 1));
            rise[i] = (int16_t)(2 * (lower[i] - base[i]));
        }
}

/// All arithmetic is in 16 bits, so that compilers recognize the high half of a product.
static PAVE_ALWAYS_INLINE void pave_bias_level_row(const int16_t *restrict base,
                                                   const int16_t *restrict rise, int16_t part,
                                                   int32_t count, uint8_t *restrict levels)
{
    for (int32_t first = 0; first < count; first += 32)
        for (int32_t i = first; i < first + 32; i++) {
            const int16_t risen = (int16_t)(rise[i] * part >> 16);
            const uint16_t value = (uint16_t)(base[i] + risen);
            levels[i] = (uint8_t)(value >> PAVE_LEVEL_SHIFT);
        }
}

/// Colours a part of a row, at most PAVE_COLOR_PART positions. Only the look-ups are not
/// vectorized.
PAVE_VECTORIZE static void pave_bias_color_part(const int16_t *restrict base,
                                                const int16_t *restrict rise, int16_t part,
                                                const uint8_t *restrict bytes,
                                                const uint8_t *restrict table, int32_t count,
                                                uint8_t *restrict colors)
{
    uint16_t at[PAVE_COLOR_PART];
    for (int32_t first = 0; first < count; first += 32)
        for (int32_t i = first; i < first + 32; i++) {
            const int16_t risen = (int16_t)(rise[i] * part >> 16);
            const uint16_t value = (uint16_t)(base[i] + risen);
            at[i] = (uint16_t)(value >> PAVE_LEVEL_SHIFT << 8 | bytes[i]);
        }
    for (int32_t i = 0; i < count; i++) colors[i] = table[at[i]];
}

static void pave_bias_color_plain(const int16_t *base, const int16_t *rise, int16_t part,
                                  const uint8_t *bytes, const pave_biased_law *law, int32_t count,
                                  uint8_t *colors)
{
    for (int32_t i = 0, next; i < count; i = next) {
        next = i + PAVE_COLOR_PART < count ? i + PAVE_COLOR_PART : count;
        pave_bias_color_part(base + i, rise + i, part, bytes + i, law->colors, next - i,
                             colors + i);
    }
}

#if PAVE_X86

/// Returns the levels of 32 positions.
PAVE_TARGET_AVX2 static inline __m256i pave_bias_levels_avx2(const int16_t *base,
                                                             const int16_t *rise, __m256i part)
{
    const __m256i first =
        _mm256_add_epi16(_mm256_loadu_si256((const __m256i *)base),
                         _mm256_mulhi_epi16(_mm256_loadu_si256((const __m256i *)rise), part));
    const __m256i second = _mm256_add_epi16(
        _mm256_loadu_si256((const __m256i *)(base + 16)),
        _mm256_mulhi_epi16(_mm256_loadu_si256((const __m256i *)(rise + 16)), part));
    const __m256i both = _mm256_packus_epi16(_mm256_srli_epi16(first, PAVE_LEVEL_SHIFT),
                                             _mm256_srli_epi16(second, PAVE_LEVEL_SHIFT));
    return _mm256_permute4x64_epi64(both, 0xd8); // pack works within 128-bit halves
}

PAVE_TARGET_AVX2 static void pave_bias_color_avx2(const int16_t *base, const int16_t *rise,
                                                  int16_t part, const uint8_t *bytes,
                                                  const pave_biased_law *law, int32_t count,
                                                  uint8_t *colors)
{
    const __m256i one = _mm256_set1_epi8(1), parts = _mm256_set1_epi16(part);
    for (int32_t i = 0; i < count; i += 32) {
        const __m256i level = pave_bias_levels_avx2(base + i, rise + i, parts);
        const __m256i byte = _mm256_max_epu8(_mm256_loadu_si256((const __m256i *)(bytes + i)), one);
        __m256i color = _mm256_setzero_si256();
        for (int step = 0; step < law->step_count; step++) {
            const __m256i table = _mm256_broadcastsi128_si256(
                _mm_loadu_si128((const __m128i *)(law->limits + PAVE_BIAS_LEVELS * step)));
            const __m256i limit = _mm256_shuffle_epi8(table, level);
            const __m256i not_above = _mm256_cmpeq_epi8(_mm256_max_epu8(byte, limit), limit);
            color = _mm256_add_epi8(color, _mm256_add_epi8(one, not_above));
        }
        _mm256_storeu_si256((__m256i *)(colors + i), color);
    }
}

#endif

#define PAVE_COMPILE_BIAS(isa, target)                                                          \
    target static void pave_bias_spread_##isa(const int16_t *knots, const int16_t *fractions,   \
                                              int log, int32_t count, int16_t *out)             \
    {                                                                                           \
        switch (log) {                                                                          \
        case 0: pave_bias_spread(knots, fractions, 0, count, out); break;                       \
        case 1: pave_bias_spread(knots, fractions, 1, count, out); break;                       \
        case 2: pave_bias_spread(knots, fractions, 2, count, out); break;                       \
        case 3: pave_bias_spread(knots, fractions, 3, count, out); break;                       \
        case 4: pave_bias_spread(knots, fractions, 4, count, out); break;                       \
        default: pave_bias_spread(knots, fractions, log, count, out);                           \
        }                                                                                       \
    }                                                                                           \
    target static void pave_bias_fall_##isa(int16_t *base, int16_t *rise, const int16_t *lower, \
                                            int32_t count)                                      \
    {                                                                                           \
        pave_bias_fall(base, rise, lower, count);                                               \
    }                                                                                           \
    target static void pave_bias_level_##isa(const int16_t *base, const int16_t *rise,          \
                                             int16_t part, int32_t count, uint8_t *levels)      \
    {                                                                                           \
        pave_bias_level_row(base, rise, part, count, levels);                                   \
    }

#define PAVE_BIAS_ENTRY(isa, needs)                                                         \
    {                                                                                       \
        {#isa, needs}, pave_bias_spread_##isa, pave_bias_fall_##isa, pave_bias_level_##isa, \
            pave_bias_color_##isa                                                           \
    }

PAVE_COMPILE_BIAS(plain, PAVE_VECTORIZE)
#if PAVE_X86
PAVE_COMPILE_BIAS(avx2, PAVE_VECTORIZE PAVE_TARGET_AVX2)
#endif

static const pave_bias_kernel pave_bias_entries[] = {
    PAVE_BIAS_ENTRY(plain, PAVE_ISA_PLAIN),
#if PAVE_X86
    PAVE_BIAS_ENTRY(avx2, PAVE_ISA_AVX2),
#endif
};

const pave_kernel_table pave_bias_kernels = PAVE_KERNEL_TABLE(pave_bias_entries);
