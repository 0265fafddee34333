/// src/world/world_simd.c: the loops that fill rows of a world. Each has an always-inline body that
/// is compiled for several instruction sets, or intrinsics where compilers do not vectorize it. A
/// const table selects the version at run time. Worlds of squares and of tilings call them to fill
/// rows.
#include "../base/exact.h"

#include "squares/world_aperiodic.h"
#include "world_simd.h"

#include <string.h>

#if PAVE_X86
#include <immintrin.h>
#endif

/// Constant width of inner loops, for vectorization at any -O level. Counts are rounded up to it;
/// rows have enough capacity.
enum { PAVE_BLOCK = PAVE_ROW_MULTIPLE };

// ---- Bodies -------------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE void pave_first_step(const uint8_t *restrict bytes, uint8_t step,
                                               int32_t count, uint8_t *restrict colors)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++) colors[first + i] = bytes[first + i] >= step;
}

static PAVE_ALWAYS_INLINE void pave_next_step(const uint8_t *restrict bytes, uint8_t step,
                                              int32_t count, uint8_t *restrict colors)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++)
            colors[first + i] = (uint8_t)(colors[first + i] + (bytes[first + i] >= step));
}

static PAVE_ALWAYS_INLINE void pave_mark_byte(const uint8_t *restrict bytes, uint8_t wanted,
                                              int32_t count, uint8_t *restrict marks)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++) marks[first + i] |= bytes[first + i] == wanted;
}

static PAVE_ALWAYS_INLINE void pave_take_bits(const uint32_t *restrict words, int shift,
                                              uint32_t mask, int32_t count, uint8_t *restrict out)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++)
            out[first + i] = (uint8_t)(words[first + i] >> shift & mask);
}

/// Inlined copy of pave_random_below: gcc does not inline it where PAVE_VECTORIZE changes the
/// compiler options.
static PAVE_ALWAYS_INLINE void pave_scale_words(const uint32_t *restrict words, uint32_t below,
                                                int32_t count, uint32_t *restrict out)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++)
            out[first + i] = (uint32_t)((uint64_t)words[first + i] * below >> 32);
}

static PAVE_ALWAYS_INLINE void pave_code_4_bits(const uint8_t *restrict a,
                                                const uint8_t *restrict b,
                                                const uint8_t *restrict c,
                                                const uint8_t *restrict d, int32_t count,
                                                uint8_t *restrict out)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++)
            out[first + i] =
                (uint8_t)(a[first + i] << 3 | b[first + i] << 2 | c[first + i] << 1 | d[first + i]);
}

static PAVE_ALWAYS_INLINE void pave_code_append(const uint8_t *restrict colors, int bits,
                                                int32_t count, uint32_t *restrict codes)
{
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++)
            codes[first + i] = codes[first + i] << bits | colors[first + i];
}

/// The error of `turn` is at most 2^30, where 2^64 is a full period. Here steps are in 2^-32 of the
/// torus, rounded down, so within PAVE_APERIODIC_SPAN positions the sum is too small by at most 2
/// plus 1 per step. Together with the error of the thresholds this is far below
/// PAVE_APERIODIC_MARGIN.
static PAVE_ALWAYS_INLINE bool pave_intervals(const pave_aperiodic_row *restrict row, uint64_t turn,
                                              int32_t count, uint8_t *restrict out)
{
    const uint32_t begin = (uint32_t)(turn >> 32), step = (uint32_t)(PAVE_APERIODIC_STEP >> 32);
    uint32_t least = UINT32_MAX;
    for (int32_t first = 0; first < count; first += PAVE_BLOCK)
        for (int i = 0; i < PAVE_BLOCK; i++) {
            const uint32_t at = begin + (uint32_t)(first + i) * step;
            uint32_t interval = 0;
            for (int k = 0; k < PAVE_APERIODIC_INTERVALS; k++) {
                const uint32_t above = at - row->threshold[k] + PAVE_APERIODIC_MARGIN;
                least = above < least ? above : least;
                interval += at > row->threshold[k];
            }
            out[first + i] = (uint8_t)interval;
        }
    return least < 2 * PAVE_APERIODIC_MARGIN;
}

static void pave_look_up_16_plain(const uint8_t *codes, const uint32_t *table, int32_t count,
                                  uint32_t *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = table[codes[i]];
}

static void pave_interleave_plain(const uint8_t *even, const uint8_t *odd, int32_t count,
                                  uint8_t *out)
{
    for (int32_t first = 0; 2 * first < count; first += PAVE_BLOCK / 2)
        for (int i = 0; i < PAVE_BLOCK / 2; i++) {
            out[2 * (first + i)] = even[first + i];
            out[2 * (first + i) + 1] = odd[first + i];
        }
}

#if PAVE_X86

PAVE_TARGET_AVX2 static void pave_interleave_avx2(const uint8_t *even, const uint8_t *odd,
                                                  int32_t count, uint8_t *out)
{
    for (int32_t i = 0; i < count; i += PAVE_BLOCK) {
        const __m128i a = _mm_loadu_si128((const __m128i *)(even + i / 2));
        const __m128i b = _mm_loadu_si128((const __m128i *)(odd + i / 2));
        _mm_storeu_si128((__m128i *)(out + i), _mm_unpacklo_epi8(a, b));
        _mm_storeu_si128((__m128i *)(out + i + 16), _mm_unpackhi_epi8(a, b));
    }
}

/// Looks up eight entries in a table of 16, whose halves are in two vectors.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m256i pave_look_up_8(__m256i low, __m256i high,
                                                                  __m128i codes)
{
    const __m256i code = _mm256_cvtepu8_epi32(codes);
    const __m256 from_low = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(low, code));
    const __m256 from_high = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(high, code));
    const __m256 is_high = _mm256_castsi256_ps(
        _mm256_slli_epi32(code, 28)); // bit 3 becomes the sign bit, which blendv tests
    return _mm256_castps_si256(_mm256_blendv_ps(from_low, from_high, is_high));
}

PAVE_TARGET_AVX2 static void pave_look_up_16_avx2(const uint8_t *codes, const uint32_t *table,
                                                  int32_t count, uint32_t *out)
{
    const __m256i low = _mm256_loadu_si256((const __m256i *)table),
                  high = _mm256_loadu_si256((const __m256i *)(table + 8));
    int32_t i = 0;
    for (; i + 8 <= count; i += 8)
        _mm256_storeu_si256(
            (__m256i *)(out + i),
            pave_look_up_8(low, high, _mm_loadl_epi64((const __m128i *)(codes + i))));
    pave_look_up_16_plain(codes + i, table, count - i, out + i);
}

PAVE_TARGET_AVX512 static void pave_look_up_16_avx512(const uint8_t *codes, const uint32_t *table,
                                                      int32_t count, uint32_t *out)
{
    const __m512i all = _mm512_loadu_si512(table);
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        const __m128i code = _mm_loadu_si128((const __m128i *)(codes + i));
        _mm512_storeu_si512(out + i, _mm512_permutexvar_epi32(_mm512_cvtepu8_epi32(code), all));
    }
    pave_look_up_16_plain(codes + i, table, count - i, out + i);
}

#endif

// ---- Compiled for each instruction set ----------------------------------------------------------

/// The loops of one instruction set. The Philox runs and look_up_16 are in separate files.
#define PAVE_COMPILE(isa, target)                                                                \
    target static void pave_first_step_##isa(const uint8_t *bytes, uint8_t step, int32_t count,  \
                                             uint8_t *colors)                                    \
    {                                                                                            \
        pave_first_step(bytes, step, count, colors);                                             \
    }                                                                                            \
    target static void pave_next_step_##isa(const uint8_t *bytes, uint8_t step, int32_t count,   \
                                            uint8_t *colors)                                     \
    {                                                                                            \
        pave_next_step(bytes, step, count, colors);                                              \
    }                                                                                            \
    target static void pave_mark_byte_##isa(const uint8_t *bytes, uint8_t wanted, int32_t count, \
                                            uint8_t *marks)                                      \
    {                                                                                            \
        pave_mark_byte(bytes, wanted, count, marks);                                             \
    }                                                                                            \
    target static void pave_take_bits_##isa(const uint32_t *words, int shift, uint32_t mask,     \
                                            int32_t count, uint8_t *out)                         \
    {                                                                                            \
        pave_take_bits(words, shift, mask, count, out);                                          \
    }                                                                                            \
    target static void pave_scale_words_##isa(const uint32_t *words, uint32_t below,             \
                                              int32_t count, uint32_t *out)                      \
    {                                                                                            \
        pave_scale_words(words, below, count, out);                                              \
    }                                                                                            \
    target static void pave_code_4_bits_##isa(const uint8_t *a, const uint8_t *b,                \
                                              const uint8_t *c, const uint8_t *d, int32_t count, \
                                              uint8_t *out)                                      \
    {                                                                                            \
        pave_code_4_bits(a, b, c, d, count, out);                                                \
    }                                                                                            \
    target static void pave_code_append_##isa(const uint8_t *colors, int bits, int32_t count,    \
                                              uint32_t *codes)                                   \
    {                                                                                            \
        pave_code_append(colors, bits, count, codes);                                            \
    }                                                                                            \
    target static bool pave_intervals_##isa(const pave_aperiodic_row *row, uint64_t turn,        \
                                            int32_t count, uint8_t *out)                         \
    {                                                                                            \
        return pave_intervals(row, turn, count, out);                                            \
    }

/// Interleaving uses the instruction set `narrow`, because wider vectors are not faster there.
#define PAVE_ENTRY(isa, needs, narrow)                                                        \
    {                                                                                         \
        {#isa, needs}, pave_run_by_call_##isa, pave_run_by_word_##isa, pave_first_step_##isa, \
            pave_next_step_##isa, pave_mark_byte_##isa, pave_take_bits_##isa,                 \
            pave_scale_words_##isa, pave_interleave_##narrow, pave_code_4_bits_##isa,         \
            pave_code_append_##isa, pave_look_up_16_##isa, pave_intervals_##isa               \
    }

PAVE_COMPILE(plain, PAVE_VECTORIZE)

#if PAVE_X86

PAVE_COMPILE(avx2, PAVE_VECTORIZE PAVE_TARGET_AVX2)
PAVE_COMPILE(avx512, PAVE_VECTORIZE PAVE_TARGET_AVX512)

#endif

static const pave_world_kernel pave_world_entries[] = {
    PAVE_ENTRY(plain, PAVE_ISA_PLAIN, plain),
#if PAVE_X86
    PAVE_ENTRY(avx2, PAVE_ISA_AVX2, avx2),
    PAVE_ENTRY(avx512, PAVE_ISA_AVX512, avx2),
#endif
};

const pave_kernel_table pave_world_kernels = PAVE_KERNEL_TABLE(pave_world_entries);
