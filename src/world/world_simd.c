/// src/world/world_simd.c: the loops that fill rows of a world: one always-inline body each,
/// compiled for several instruction sets and chosen at run time from a const table; intrinsics
/// where compilers fail. What calls them is world_rows.c.
#include "../base/exact.h"

#include "world_aperiodic.h"
#include "world_kernel.h"

#include <string.h>

/// Inner loops have this constant width, so that they become vectors at any -O. Counts are rounded
/// up to it: rows have room.
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

/// pave_random_below, written out: gcc would not inline it where PAVE_VECTORIZE changes how this is
/// compiled.
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

static void pave_transpose_16_plain(const uint8_t *in, uint8_t *out)
{
    for (int i = 0; i < 16; i++)
        for (int j = 0; j < 16; j++) out[16 * i + j] = in[16 * j + i];
}

// ---- Narrow pieces ------------------------------------------------------------------------------

static void pave_pair_bits_plain(const pave_pair_rows *rows)
{
    for (int32_t y = 0; y < rows->height; y++) {
        const uint32_t *even = rows->even + (ptrdiff_t)y * rows->step;
        const uint32_t *odd = rows->odd + (ptrdiff_t)y * rows->step;
        uint8_t *out = rows->out + (ptrdiff_t)y * rows->out_step;
        for (int k = 0; k < PAVE_CHUNK_WIDTH; k++) {
            out[2 * k] = (uint8_t)(even[k] >> rows->even_shift & rows->mask);
            out[2 * k + 1] = (uint8_t)(odd[k] >> rows->odd_shift & rows->mask);
        }
    }
}

static void pave_code_rows_plain(const pave_plane *planes, int count, int bits, int32_t height,
                                 uint32_t *codes)
{
    memset(codes, 0, (size_t)height * PAVE_CHUNK_WIDTH * sizeof *codes);
    for (int k = 0; k < count; k++)
        for (int32_t y = 0; y < height; y++) {
            const uint8_t *colors = planes[k].first + (ptrdiff_t)y * planes[k].step;
            uint32_t *row = codes + (ptrdiff_t)y * PAVE_CHUNK_WIDTH;
            for (int x = 0; x < PAVE_CHUNK_WIDTH; x++) row[x] = row[x] << bits | colors[x];
        }
}

static inline const uint8_t *pave_plane_row(const pave_plane *plane, int32_t y)
{
    return plane->first + (ptrdiff_t)y * plane->step;
}

/// The tiles of row y from column x on.
static void pave_tile_row(const pave_plane *planes, const uint32_t *table,
                          const pave_tile_rows *rows, int32_t y, int32_t x)
{
    const uint8_t *a = pave_plane_row(planes, y), *b = pave_plane_row(planes + 1, y);
    const uint8_t *c = pave_plane_row(planes + 2, y), *d = pave_plane_row(planes + 3, y);
    uint32_t *out = rows->out + y * rows->stride;
    for (; x < rows->width; x++) out[x] = table[a[x] << 3 | b[x] << 2 | c[x] << 1 | d[x]];
}

static void pave_tile_rows_plain(const pave_plane *planes, const uint32_t *table,
                                 const pave_tile_rows *rows)
{
    for (int32_t y = 0; y < rows->height; y++) pave_tile_row(planes, table, rows, y, 0);
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

PAVE_TARGET_AVX512 static void pave_interleave_avx512(const uint8_t *even, const uint8_t *odd,
                                                      int32_t count, uint8_t *out)
{
    pave_interleave_avx2(even, odd, count, out);
}

/// Rows i and i + 8 share a vector. Riffling the first four of these with the last four, three
/// times, brings together the bytes of one place, of eight rows in each half.
PAVE_TARGET_AVX2 static void pave_transpose_16_avx2(const uint8_t *in, uint8_t *out)
{
    __m256i row[8], next[8];
    for (int i = 0; i < 8; i++)
        row[i] = _mm256_inserti128_si256(
            _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(in + 16 * i))),
            _mm_loadu_si128((const __m128i *)(in + 16 * (i + 8))), 1);
    for (int time = 0; time < 3; time++) {
        for (int i = 0; i < 4; i++) {
            next[2 * i] = _mm256_unpacklo_epi8(row[i], row[i + 4]);
            next[2 * i + 1] = _mm256_unpackhi_epi8(row[i], row[i + 4]);
        }
        for (int i = 0; i < 8; i++) row[i] = next[i];
    }
    for (int i = 0; i < 8; i++)
        _mm256_storeu_si256((__m256i *)(out + 32 * i), _mm256_permute4x64_epi64(row[i], 0xd8));
}

/// Vector k has rows 4k to 4k + 3. In each alone, byte 4i + j of its row r goes to byte r of double
/// word i of quarter j; then vectors exchange double words so that those of one quarter and one i
/// are beside each other.
PAVE_TARGET_AVX512 static void pave_transpose_16_avx512(const uint8_t *in, uint8_t *out)
{
    const __m512i words = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    const __m512i bytes =
        _mm512_broadcast_i32x4(_mm_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15));
    __m512i row[4];
    for (int k = 0; k < 4; k++) {
        row[k] = _mm512_permutexvar_epi32(words, _mm512_loadu_si512(in + 64 * k));
        row[k] = _mm512_permutexvar_epi32(words, _mm512_shuffle_epi8(row[k], bytes));
    }
    const __m512i low01 = _mm512_unpacklo_epi32(row[0], row[1]),
                  high01 = _mm512_unpackhi_epi32(row[0], row[1]),
                  low23 = _mm512_unpacklo_epi32(row[2], row[3]),
                  high23 = _mm512_unpackhi_epi32(row[2], row[3]);
    _mm512_storeu_si512(out, _mm512_unpacklo_epi64(low01, low23));
    _mm512_storeu_si512(out + 64, _mm512_unpackhi_epi64(low01, low23));
    _mm512_storeu_si512(out + 128, _mm512_unpacklo_epi64(high01, high23));
    _mm512_storeu_si512(out + 192, _mm512_unpackhi_epi64(high01, high23));
}

/// The pairs of eight even and eight odd words, in the order that _mm256_packus_epi32 wants.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m256i pave_pairs_avx2(const pave_pair_rows *rows,
                                                                   const uint32_t *even,
                                                                   const uint32_t *odd)
{
    const __m256i mask = _mm256_set1_epi32((int32_t)rows->mask);
    const __m256i low = _mm256_srl_epi32(_mm256_loadu_si256((const __m256i *)even),
                                         _mm_cvtsi32_si128(rows->even_shift));
    const __m256i high = _mm256_srl_epi32(_mm256_loadu_si256((const __m256i *)odd),
                                          _mm_cvtsi32_si128(rows->odd_shift));
    return _mm256_or_si256(_mm256_and_si256(low, mask),
                           _mm256_slli_epi32(_mm256_and_si256(high, mask), 8));
}

PAVE_TARGET_AVX2 static void pave_pair_bits_avx2(const pave_pair_rows *rows)
{
    for (int32_t y = 0; y < rows->height; y++) {
        const uint32_t *even = rows->even + (ptrdiff_t)y * rows->step;
        const uint32_t *odd = rows->odd + (ptrdiff_t)y * rows->step;
        const __m256i pairs = _mm256_packus_epi32(pave_pairs_avx2(rows, even, odd),
                                                  pave_pairs_avx2(rows, even + 8, odd + 8));
        _mm256_storeu_si256((__m256i *)(rows->out + (ptrdiff_t)y * rows->out_step),
                            _mm256_permute4x64_epi64(pairs, 0xd8));
    }
}

PAVE_TARGET_AVX512 static void pave_pair_bits_avx512(const pave_pair_rows *rows)
{
    const __m512i mask = _mm512_set1_epi32((int32_t)rows->mask);
    const __m128i even_shift = _mm_cvtsi32_si128(rows->even_shift),
                  odd_shift = _mm_cvtsi32_si128(rows->odd_shift);
    for (int32_t y = 0; y < rows->height; y++) {
        const __m512i even = _mm512_srl_epi32(
            _mm512_loadu_si512(rows->even + (ptrdiff_t)y * rows->step), even_shift);
        const __m512i odd =
            _mm512_srl_epi32(_mm512_loadu_si512(rows->odd + (ptrdiff_t)y * rows->step), odd_shift);
        const __m512i pairs = _mm512_or_si512(_mm512_and_si512(even, mask),
                                              _mm512_slli_epi32(_mm512_and_si512(odd, mask), 8));
        _mm256_storeu_si256((__m256i *)(rows->out + (ptrdiff_t)y * rows->out_step),
                            _mm512_cvtepi32_epi16(pairs));
    }
}

PAVE_TARGET_AVX2 static void pave_code_rows_avx2(const pave_plane *planes, int count, int bits,
                                                 int32_t height, uint32_t *codes)
{
    const __m128i shift = _mm_cvtsi32_si128(bits);
    for (int32_t y = 0; y < height; y++, codes += PAVE_CHUNK_WIDTH) {
        __m256i low = _mm256_setzero_si256(), high = low;
        for (int k = 0; k < count; k++) {
            const uint8_t *colors = pave_plane_row(planes + k, y);
            low = _mm256_or_si256(_mm256_sll_epi32(low, shift),
                                  _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)colors)));
            high = _mm256_or_si256(
                _mm256_sll_epi32(high, shift),
                _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(colors + 8))));
        }
        _mm256_storeu_si256((__m256i *)codes, low);
        _mm256_storeu_si256((__m256i *)(codes + 8), high);
    }
}

PAVE_TARGET_AVX512 static void pave_code_rows_avx512(const pave_plane *planes, int count, int bits,
                                                     int32_t height, uint32_t *codes)
{
    const __m128i shift = _mm_cvtsi32_si128(bits);
    for (int32_t y = 0; y < height; y++, codes += PAVE_CHUNK_WIDTH) {
        __m512i row = _mm512_setzero_si512();
        for (int k = 0; k < count; k++) {
            const __m128i colors = _mm_loadu_si128((const __m128i *)pave_plane_row(planes + k, y));
            row = _mm512_or_si512(_mm512_sll_epi32(row, shift), _mm512_cvtepu8_epi32(colors));
        }
        _mm512_storeu_si512(codes, row);
    }
}

/// The rows of four planes of one bit, from the first on.
typedef struct pave_four_rows {
    const uint8_t *a, *b, *c, *d;
    ptrdiff_t step_a, step_b, step_c, step_d;
} pave_four_rows;

static PAVE_ALWAYS_INLINE pave_four_rows pave_four_rows_of(const pave_plane *planes)
{
    return (pave_four_rows){planes[0].first, planes[1].first, planes[2].first, planes[3].first,
                            planes[0].step,  planes[1].step,  planes[2].step,  planes[3].step};
}

/// The codes of a row; then `four` is at the next.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m128i pave_next_codes(pave_four_rows *four)
{
    const __m128i a = _mm_loadu_si128((const __m128i *)four->a),
                  b = _mm_loadu_si128((const __m128i *)four->b),
                  c = _mm_loadu_si128((const __m128i *)four->c),
                  d = _mm_loadu_si128((const __m128i *)four->d);
    const __m128i high = _mm_add_epi8(_mm_add_epi8(a, a), b),
                  low = _mm_add_epi8(_mm_add_epi8(c, c), d);
    four->a += four->step_a;
    four->b += four->step_b;
    four->c += four->step_c;
    four->d += four->step_d;
    return _mm_add_epi8(_mm_slli_epi16(high, 2), low);
}

/// Eight entries of a table of 16, whose halves are in two vectors.
PAVE_TARGET_AVX2 static PAVE_ALWAYS_INLINE __m256i pave_look_up_8(__m256i low, __m256i high,
                                                                  __m128i codes)
{
    const __m256i code = _mm256_cvtepu8_epi32(codes);
    const __m256 from_low = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(low, code));
    const __m256 from_high = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(high, code));
    const __m256 is_high = _mm256_castsi256_ps(
        _mm256_slli_epi32(code, 28)); // bit 3 becomes the sign, which blendv reads
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

/// Whole rows of tiles whose ids have two bytes: these are looked up apart.
PAVE_TARGET_AVX2 static void pave_tile_rows_small(const pave_plane *planes, __m256i table_low,
                                                  __m256i table_high, const pave_tile_rows *rows)
{
    const __m256i table =
        _mm256_permute4x64_epi64(_mm256_packus_epi32(table_low, table_high), 0xd8);
    const __m128i a = _mm256_castsi256_si128(table), b = _mm256_extracti128_si256(table, 1);
    const __m128i byte = _mm_set1_epi16(UINT8_MAX);
    const __m128i low = _mm_packus_epi16(_mm_and_si128(a, byte), _mm_and_si128(b, byte)),
                  high = _mm_packus_epi16(_mm_srli_epi16(a, 8), _mm_srli_epi16(b, 8));
    const int32_t height = rows->height;
    const ptrdiff_t stride = rows->stride;
    pave_four_rows four = pave_four_rows_of(planes);
    uint32_t *out = rows->out;
    for (int32_t y = 0; y < height; y++, out += stride) {
        const __m128i codes = pave_next_codes(&four);
        const __m128i first = _mm_shuffle_epi8(low, codes), second = _mm_shuffle_epi8(high, codes);
        _mm256_storeu_si256((__m256i *)out,
                            _mm256_cvtepu16_epi32(_mm_unpacklo_epi8(first, second)));
        _mm256_storeu_si256((__m256i *)(out + 8),
                            _mm256_cvtepu16_epi32(_mm_unpackhi_epi8(first, second)));
    }
}

PAVE_TARGET_AVX2 static void pave_tile_rows_avx2(const pave_plane *planes, const uint32_t *table,
                                                 const pave_tile_rows *rows)
{
    const __m256i low = _mm256_loadu_si256((const __m256i *)table),
                  high = _mm256_loadu_si256((const __m256i *)(table + 8));
    const int32_t width = rows->width, height = rows->height, whole = width & ~7;
    const __m256i both = _mm256_or_si256(low, high);
    if (whole == 16 && _mm256_testz_si256(both, _mm256_set1_epi32((int32_t)UINT32_C(0xffff0000)))) {
        pave_tile_rows_small(planes, low, high, rows);
        return;
    }
    const ptrdiff_t stride = rows->stride;
    pave_four_rows four = pave_four_rows_of(planes);
    uint32_t *out = rows->out;
    for (int32_t y = 0; y < height; y++, out += stride) {
        const __m128i codes = pave_next_codes(&four);
        if (whole >= 8) _mm256_storeu_si256((__m256i *)out, pave_look_up_8(low, high, codes));
        if (whole == 16)
            _mm256_storeu_si256((__m256i *)(out + 8),
                                pave_look_up_8(low, high, _mm_srli_si128(codes, 8)));
        if (whole < width) pave_tile_row(planes, table, rows, y, whole);
    }
}

PAVE_TARGET_AVX512 static void pave_look_up_16_avx512(const uint8_t *codes, const uint32_t *table,
                                                      int32_t count, uint32_t *out)
{
    __m512i all = _mm512_loadu_si512(table);
    int32_t i = 0;
    for (; i + 16 <= count; i += 16) {
        __m512i code = _mm512_cvtepu8_epi32(_mm_loadu_si128((const __m128i *)(codes + i)));
        _mm512_storeu_si512(out + i, _mm512_permutexvar_epi32(code, all));
    }
    pave_look_up_16_plain(codes + i, table, count - i, out + i);
}

PAVE_TARGET_AVX512 static void pave_tile_rows_avx512(const pave_plane *planes,
                                                     const uint32_t *table,
                                                     const pave_tile_rows *rows)
{
    const __m512i all = _mm512_loadu_si512(table);
    const int32_t width = rows->width, height = rows->height;
    const __mmask16 inside = (__mmask16)((UINT32_C(1) << width) - 1);
    const ptrdiff_t stride = rows->stride;
    pave_four_rows four = pave_four_rows_of(planes);
    uint32_t *out = rows->out;
    for (int32_t y = 0; y < height; y++, out += stride) {
        const __m512i tiles =
            _mm512_permutexvar_epi32(_mm512_cvtepu8_epi32(pave_next_codes(&four)), all);
        if (width == PAVE_CHUNK_WIDTH)
            _mm512_storeu_si512(out, tiles);
        else
            _mm512_mask_storeu_epi32(out, inside, tiles);
    }
}

#endif

// ---- Compiled for each instruction set ----------------------------------------------------------

/// The loops of one instruction set; the Philox runs and look_up_16 have sources of their own.
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
    }

#define PAVE_ENTRY(isa, needs)                                                                 \
    {                                                                                          \
        {#isa, needs}, pave_run_by_call_##isa, pave_run_by_rows_##isa, pave_run_by_word_##isa, \
            pave_first_step_##isa, pave_next_step_##isa, pave_mark_byte_##isa,                 \
            pave_take_bits_##isa, pave_scale_words_##isa, pave_interleave_##isa,               \
            pave_transpose_16_##isa, pave_code_4_bits_##isa, pave_code_append_##isa,           \
            pave_look_up_16_##isa, pave_pair_bits_##isa, pave_code_rows_##isa,                 \
            pave_tile_rows_##isa, pave_aperiodic_run_##isa                                     \
    }

PAVE_COMPILE(plain, PAVE_VECTORIZE)

#if PAVE_X86

PAVE_COMPILE(avx2, PAVE_VECTORIZE PAVE_TARGET_AVX2)
PAVE_COMPILE(avx512, PAVE_VECTORIZE PAVE_TARGET_AVX512)

#endif

static const pave_world_kernel pave_world_entries[] = {
    PAVE_ENTRY(plain, PAVE_ISA_PLAIN),
#if PAVE_X86
    PAVE_ENTRY(avx2, PAVE_ISA_AVX2),
    PAVE_ENTRY(avx512, PAVE_ISA_AVX512),
#endif
};

const pave_kernel_table pave_world_kernels = PAVE_KERNEL_TABLE(pave_world_entries);
