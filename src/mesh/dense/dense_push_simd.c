/// src/mesh/dense/dense_push_simd.c: the two passes over a row, in a const table with an entry
/// for each instruction set.
#include "../../base/exact.h"

#include "dense_push.h"

#include <math.h>
#include <string.h>

#if PAVE_X86
#include <immintrin.h>
#endif

// ---- Plain: loops of a constant width, which compilers turn into vectors ------------------------

enum { PAVE_LANES = 32 }; ///< more than gcc unrolls: it makes vectors of loops alone

typedef struct pave_lanes {
    int32_t x[PAVE_LANES], y[PAVE_LANES];
} pave_lanes;

static inline void take_lanes(const int32_t *even, const int32_t *odd, int32_t *out)
{
    if (even == odd) {
        memcpy(out, even, PAVE_LANES * sizeof *out);
        return;
    }
    for (int i = 0; i < PAVE_LANES; i += 2) {
        out[i] = even[i];
        out[i + 1] = odd[i + 1];
    }
}

static inline void take(pave_push_at even, pave_push_at odd, int32_t i, pave_lanes *out)
{
    take_lanes(even.x + i, odd.x + i, out->x);
    take_lanes(even.y + i, odd.y + i, out->y);
}

/// a - b, where some lanes behind a row may be beyond an int32_t: nothing reads these.
static inline int32_t less(int32_t a, int32_t b) { return (int32_t)((uint32_t)a - (uint32_t)b); }

/// Adds the pushes of a centre on a vertex, for those lanes whose flag is set. Few push: they are
/// found without a branch for each.
static inline void push_lanes(const pave_push_row *row, const int32_t *flags, int bit,
                              const pave_lanes *vertex, const pave_lanes *center, pave_lanes *sum)
{
    float x[PAVE_LANES], y[PAVE_LANES], square[PAVE_LANES];
    int32_t pushing[PAVE_LANES];
    int which[PAVE_LANES], count = 0;
    const float radius_squared = row->radius_squared;
    for (int i = 0; i < PAVE_LANES; i++) {
        x[i] = (float)less(vertex->x[i], center->x[i]);
        y[i] = (float)less(vertex->y[i], center->y[i]);
        square[i] = x[i] * x[i] + y[i] * y[i];
        pushing[i] = (square[i] < radius_squared) & (square[i] > 0.0F) & flags[i] >> bit;
    }
    for (int i = 0; i < PAVE_LANES; i++) {
        which[count] = i;
        count += pushing[i];
    }
    for (int n = 0; n < count; n++) { // as pave_push
        int i = which[n];
        float length = sqrtf(square[i]), scale = (row->radius - length) / length;
        sum->x[i] += pave_push_round(x[i] * scale);
        sum->y[i] += pave_push_round(y[i] * scale);
    }
}

/// Writes one coordinate of a slot: where a single goes, the sum of a multi, where what is fixed
/// was.
static inline void push_write(const int32_t *vertex, const int32_t *sum, const int32_t *flags,
                              int slot, int32_t left, int32_t *out)
{
    const int32_t weight = pave_push_weight(3);
    int32_t to[PAVE_LANES];
    for (int i = 0; i < PAVE_LANES; i++) {
        int32_t single = -(int32_t)((flags[i] >> 3 * slot & 7) == 7),
                fixed = -(int32_t)(flags[i] >> (6 + slot) & 1);
        int32_t move = (sum[i] * weight + 2048) >> 12;
        int32_t moved = (int32_t)((uint32_t)vertex[i] + (uint32_t)move),
                rest = (moved & single) | (sum[i] & ~single);
        to[i] = (vertex[i] & fixed) | (rest & ~fixed);
    }
    memcpy(out, to, (size_t)(left < PAVE_LANES ? left : PAVE_LANES) * sizeof *to);
}

static void push_plain(const pave_push_row *row)
{
    for (int32_t i = 0; i < row->count; i += PAVE_LANES) {
        pave_lanes vertex, own, p, q, r;
        int32_t flags[PAVE_LANES];
        for (int lane = 0; lane < PAVE_LANES; lane++) flags[lane] = row->flags[i + lane];
        take(row->own, row->own, i, &own);
        take(row->p, row->p, i, &p);
        take(row->q[0], row->q[1], i, &q);
        take(row->r[0], row->r[1], i, &r);
        const pave_lanes *centers[2][3] = {{&own, &p, &q}, {&own, &q, &r}};
        for (int slot = 0; slot < 2; slot++) {
            pave_lanes sum = {{0}, {0}};
            take(row->slot[slot], row->slot[slot], i, &vertex);
            for (int tile = 0; tile < 3; tile++)
                push_lanes(row, flags, 3 * slot + tile, &vertex, centers[slot][tile], &sum);
            push_write(vertex.x, sum.x, flags, slot, row->count - i, row->x[slot] + i);
            push_write(vertex.y, sum.y, flags, slot, row->count - i, row->y[slot] + i);
        }
    }
}

static inline void star_from(const int32_t *restrict at, const int32_t *restrict center,
                             float *restrict from)
{
    for (int i = 0; i < PAVE_LANES; i++) from[i] = (float)less(at[i], center[i]);
}

/// One coordinate of the centres, of corners that are moved so that they are not negative, and
/// these as vectors from there. Sums and counts are below 2^24, so exact as floats, and their
/// quotient is rounded by less than a sixth: the floor of it is right.
static inline void star_center(const int32_t (*at)[PAVE_LANES], const int32_t (*there)[PAVE_LANES],
                               const int32_t *n, int32_t *center, float (*from)[PAVE_LANES])
{
    for (int i = 0; i < PAVE_LANES; i++) {
        uint32_t sum = 0;
        for (int k = 0; k < 6; k++) sum += (uint32_t)(at[k][i] & there[k < 1 ? 5 : k - 1][i]);
        center[i] = (int32_t)((float)(int32_t)(2 * sum + (uint32_t)n[i]) / (float)(2 * n[i]));
    }
    for (int k = 0; k < 6; k++) star_from(at[k], center, from[k]);
}

/// Which turns of a side are not enough, where the tile has that side.
static inline void star_turns(const float *restrict x, const float *restrict y,
                              const float *restrict next_x, const float *restrict next_y,
                              const int32_t *restrict there, float enough, int32_t *restrict poor)
{
    float more[PAVE_LANES];
    uint32_t bits[PAVE_LANES]; // the first says whether it is below 0; compilers make vectors of
                               // this, but not of comparisons
    for (int i = 0; i < PAVE_LANES; i++) more[i] = x[i] * next_y[i] - y[i] * next_x[i] - enough;
    memcpy(bits, more, sizeof bits);
    for (int i = 0; i < PAVE_LANES; i++) poor[i] |= (int32_t)(bits[i] >> 31) & there[i];
}

/// The tiles from `first` on; returns which are doubtful.
static inline uint32_t star_lanes(const pave_star_row *row, int32_t first)
{
    int32_t x[6][PAVE_LANES], y[6][PAVE_LANES], there[6][PAVE_LANES],
        n[PAVE_LANES] = {0}, center_x[PAVE_LANES], center_y[PAVE_LANES];
    int32_t anchor_x[PAVE_LANES], anchor_y[PAVE_LANES], poor[PAVE_LANES] = {0};
    uint32_t far[PAVE_LANES] = {0};
    float from_x[6][PAVE_LANES], from_y[6][PAVE_LANES];
    for (int i = 0; i < PAVE_LANES; i++) {
        anchor_x[i] = row->anchor_x - row->reach + (first + i) * row->step_x;
        anchor_y[i] = row->anchor_y - row->reach + (i & 1) * row->odd_y;
    }
    for (int k = 0; k < 6; k++) {
        pave_lanes at;
        take(row->corner[0][k], row->corner[1][k], first, &at);
        for (int i = 0; i < PAVE_LANES; i++) {
            there[k][i] = -(int32_t)(row->links[first + i] >> k & 1);
            n[i] -= there[k][i];
            x[k][i] = less(at.x[i], anchor_x[i]);
            y[k][i] = less(at.y[i], anchor_y[i]);
            far[i] |= (uint32_t)x[k][i] | (uint32_t)y[k][i];
        }
    }
    for (int i = 0; i < PAVE_LANES; i++) n[i] += n[i] == 0; // behind the row
    star_center((const int32_t(*)[PAVE_LANES])x, (const int32_t(*)[PAVE_LANES])there, n, center_x,
                from_x);
    star_center((const int32_t(*)[PAVE_LANES])y, (const int32_t(*)[PAVE_LANES])there, n, center_y,
                from_y);
    for (int k = 0; k < 6; k++) {
        int next = k < 5 ? k + 1 : 0;
        star_turns(from_x[k], from_y[k], from_x[next], from_y[next], there[k], row->enough, poor);
    }
    const uint32_t within = 2 * (uint32_t)row->reach;
    for (int i = 0; i < PAVE_LANES; i++) {
        poor[i] |= far[i] >= within;
        center_x[i] += anchor_x[i];
        center_y[i] += anchor_y[i];
    }
    size_t left = (size_t)(row->count - first < PAVE_LANES ? row->count - first : PAVE_LANES);
    memcpy(row->center_x + first, center_x, left * sizeof *center_x);
    memcpy(row->center_y + first, center_y, left * sizeof *center_y);
    uint32_t doubts = 0;
    for (size_t i = 0; i < left; i++) doubts |= (uint32_t)(poor[i] & 1) << i;
    return doubts;
}

static bool star_plain(const pave_star_row *row)
{
    uint32_t any = 0;
    int32_t bytes = (row->count + 15) / 16 * 2;
    for (int32_t first = 0; first < row->count; first += PAVE_LANES) {
        uint32_t doubts = star_lanes(row, first);
        any |= doubts;
        for (int32_t at = first / 8; at < bytes && at < (first + PAVE_LANES) / 8;
             at++, doubts >>= 8)
            row->doubts[at] = (uint8_t)doubts;
    }
    return any != 0;
}

#if PAVE_X86

// ---- What both vector entries know --------------------------------------------------------------
//
// The mean of n numbers, whose sum is s, is the floor of s / n + 1 / 2, which is a whole number of
// 2 n-ths. Where it is below the reach, the float s times (1 / n as a float) and (1 / 2 + 1 / 4 n)
// added with one rounding differs from that by less than 1 / 4 n, so the floor of it is right. The
// sums themselves are whole numbers below 2^24, and exact. A tile in doubt may get any centre.

/// By n: 1 / n, and 1 / 2 + 1 / 4 n.
static const float star_inverse[16] = {0, 1, 0.5F, 1 / 3.0F, 0.25F, 0.2F, 1 / 6.0F};
static const float star_half[16] = {0,       0.75F, 0.625F,          0.5F + 1 / 12.0F,
                                    0.5625F, 0.55F, 0.5F + 1 / 24.0F};

/// How many bits of 0..7 are set.
static const uint8_t star_bits[16] = {0, 1, 1, 2, 1, 2, 2, 3};

/// Corners that in q layouts lie elsewhere for a column that is shifted.
static const bool star_shifted[6] = {true, false, false, false, true, true};

// ---- AVX-512: sixteen tiles at a time -----------------------------------------------------------

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE __m512i load16(const int32_t *even,
                                                                const int32_t *odd, int32_t i,
                                                                bool blended)
{
    __m512i lanes = _mm512_loadu_si512(even + i);
    return blended ? _mm512_mask_loadu_epi32(lanes, 0xaaaa, odd + i) : lanes;
}

typedef struct pave_lanes16 {
    __m512i x, y;
} pave_lanes16;

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE pave_lanes16 load_at16(pave_push_at even,
                                                                        pave_push_at odd, int32_t i,
                                                                        bool blended)
{
    pave_lanes16 out = {load16(even.x, odd.x, i, blended), load16(even.y, odd.y, i, blended)};
    return out;
}

/// What a centre may push on a vertex.
typedef struct pave_pair16 {
    __m512 x, y, square;
    __mmask16 active;
} pave_pair16;

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE pave_pair16 pair_of16(pave_lanes16 vertex,
                                                                       pave_lanes16 center,
                                                                       __mmask16 counts,
                                                                       __m512 radius_squared)
{
    pave_pair16 pair;
    pair.x = _mm512_cvtepi32_ps(_mm512_sub_epi32(vertex.x, center.x));
    pair.y = _mm512_cvtepi32_ps(_mm512_sub_epi32(vertex.y, center.y));
    pair.square = _mm512_add_ps(_mm512_mul_ps(pair.x, pair.x), _mm512_mul_ps(pair.y, pair.y));
    pair.active = _mm512_mask_cmp_ps_mask(counts, pair.square, radius_squared, _CMP_LT_OQ);
    pair.active =
        _mm512_mask_cmp_ps_mask(pair.active, pair.square, _mm512_setzero_ps(), _CMP_GT_OQ);
    return pair;
}

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE void pair_add16(const pave_pair16 *pair,
                                                                 __m512 radius, pave_lanes16 *sum)
{
    __m512 length = _mm512_sqrt_ps(pair->square),
           scale = _mm512_div_ps(_mm512_sub_ps(radius, length), length);
    sum->x = _mm512_mask_add_epi32(sum->x, pair->active, sum->x,
                                   _mm512_cvtps_epi32(_mm512_mul_ps(pair->x, scale)));
    sum->y = _mm512_mask_add_epi32(sum->y, pair->active, sum->y,
                                   _mm512_cvtps_epi32(_mm512_mul_ps(pair->y, scale)));
}

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE __m512i moved16(__m512i sum)
{
    __m512i scaled = _mm512_mullo_epi32(sum, _mm512_set1_epi32((4096 + 1) / 3));
    return _mm512_srai_epi32(_mm512_add_epi32(scaled, _mm512_set1_epi32(2048)), 12);
}

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE void write16(const pave_push_row *row, int slot,
                                                              int32_t i, pave_lanes16 vertex,
                                                              pave_lanes16 sum, __mmask16 single,
                                                              __mmask16 fixed, __mmask16 inside)
{
    __m512i x = _mm512_mask_add_epi32(sum.x, single, vertex.x, moved16(sum.x));
    __m512i y = _mm512_mask_add_epi32(sum.y, single, vertex.y, moved16(sum.y));
    _mm512_mask_storeu_epi32(row->x[slot] + i, inside, _mm512_mask_mov_epi32(x, fixed, vertex.x));
    _mm512_mask_storeu_epi32(row->y[slot] + i, inside, _mm512_mask_mov_epi32(y, fixed, vertex.y));
}

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE void push_body16(const pave_push_row *row,
                                                                  bool blended)
{
    const __m512 radius = _mm512_set1_ps(row->radius),
                 radius_squared = _mm512_set1_ps(row->radius_squared);
    const __m512i zero = _mm512_setzero_si512();
    for (int32_t i = 0; i < row->count; i += 16) {
        __mmask16 inside =
                      row->count - i >= 16 ? 0xffff : (__mmask16)((1U << (row->count - i)) - 1),
                  m[8];
        __m128i flags = _mm_loadu_si128((const __m128i *)(const void *)(row->flags + i));
        for (int bit = 0; bit < 8; bit++)
            m[bit] = _mm_test_epi8_mask(flags, _mm_set1_epi8((char)(1 << bit)));
        pave_lanes16 first = load_at16(row->slot[0], row->slot[0], i, false),
                     second = load_at16(row->slot[1], row->slot[1], i, false);
        pave_lanes16 own = load_at16(row->own, row->own, i, false),
                     p = load_at16(row->p, row->p, i, false);
        pave_lanes16 q = load_at16(row->q[0], row->q[1], i, blended),
                     r = load_at16(row->r[0], row->r[1], i, blended);
        pave_pair16 pairs[6] = {pair_of16(first, own, m[0], radius_squared),
                                pair_of16(first, p, m[1], radius_squared),
                                pair_of16(first, q, m[2], radius_squared),
                                pair_of16(second, own, m[3], radius_squared),
                                pair_of16(second, q, m[4], radius_squared),
                                pair_of16(second, r, m[5], radius_squared)};
        pave_lanes16 sum[2] = {{zero, zero}, {zero, zero}};
        if (pairs[0].active | pairs[1].active | pairs[2].active | pairs[3].active |
            pairs[4].active | pairs[5].active)
            for (int pair = 0; pair < 6; pair++) pair_add16(&pairs[pair], radius, &sum[pair / 3]);
        write16(row, 0, i, first, sum[0], (__mmask16)(m[0] & m[1] & m[2]), m[6], inside);
        write16(row, 1, i, second, sum[1], (__mmask16)(m[3] & m[4] & m[5]), m[7], inside);
    }
}

PAVE_TARGET_AVX512_FMA static void push_avx512(const pave_push_row *row)
{
    if (row->blended)
        push_body16(row, true);
    else
        push_body16(row, false);
}

PAVE_TARGET_AVX512_FMA static PAVE_ALWAYS_INLINE bool star_body16(const pave_star_row *row,
                                                                  bool blended)
{
    const __m512 inverses = _mm512_loadu_ps(star_inverse), halves = _mm512_loadu_ps(star_half);
    const __m128i bits = _mm_loadu_si128((const __m128i *)(const void *)star_bits),
                  seven = _mm_set1_epi8(7);
    const __m512i lane = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i beyond = _mm512_set1_epi32(-2 * row->reach);
    const __m512 reach = _mm512_set1_ps((float)row->reach), enough = _mm512_set1_ps(row->enough);
    const __m512i reach_whole = _mm512_set1_epi32(row->reach);
    __m512i anchor_x = _mm512_add_epi32(_mm512_set1_epi32(row->anchor_x - row->reach),
                                        _mm512_mullo_epi32(lane, _mm512_set1_epi32(row->step_x)));
    const __m512i anchor_y = _mm512_mask_add_epi32(
        _mm512_set1_epi32(row->anchor_y - row->reach), 0xaaaa,
        _mm512_set1_epi32(row->anchor_y - row->reach), _mm512_set1_epi32(row->odd_y));
    unsigned any = 0;
    for (int32_t i = 0; i < row->count; i += 16) {
        __mmask16 inside =
                      row->count - i >= 16 ? 0xffff : (__mmask16)((1U << (row->count - i)) - 1),
                  m[6];
        __m128i links = _mm_loadu_si128((const __m128i *)(const void *)(row->links + i));
        for (int k = 0; k < 6; k++) m[k] = _mm_test_epi8_mask(links, _mm_set1_epi8((char)(1 << k)));
        __m128i degree =
            _mm_add_epi8(_mm_shuffle_epi8(bits, _mm_and_si128(links, seven)),
                         _mm_shuffle_epi8(bits, _mm_and_si128(_mm_srli_epi16(links, 3), seven)));
        __m512i n = _mm512_cvtepu8_epi32(degree), far = _mm512_setzero_si512();
        __m512 x[6], y[6], sum_x = _mm512_setzero_ps(), sum_y = sum_x;
        for (int k = 0; k < 6; k++) {
            pave_lanes16 at =
                load_at16(row->corner[0][k], row->corner[1][k], i, blended && star_shifted[k]);
            __m512i dx = _mm512_sub_epi32(at.x, anchor_x), dy = _mm512_sub_epi32(at.y, anchor_y);
            far = _mm512_ternarylogic_epi32(far, dx, dy, 0xfe);
            x[k] = _mm512_cvtepi32_ps(dx);
            y[k] = _mm512_cvtepi32_ps(dy);
            sum_x = _mm512_mask_add_ps(sum_x, m[(k + 5) % 6], sum_x, x[k]);
            sum_y = _mm512_mask_add_ps(sum_y, m[(k + 5) % 6], sum_y, y[k]);
        }
        __m512 inverse = _mm512_permutexvar_ps(n, inverses),
               half = _mm512_permutexvar_ps(n, halves), whole = _mm512_cvtepi32_ps(n);
        sum_x = _mm512_fnmadd_ps(whole, reach, sum_x);
        sum_y = _mm512_fnmadd_ps(whole, reach, sum_y);
        __m512 center_x = _mm512_roundscale_ps(_mm512_fmadd_ps(sum_x, inverse, half),
                                               _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
        __m512 center_y = _mm512_roundscale_ps(_mm512_fmadd_ps(sum_y, inverse, half),
                                               _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC);
        _mm512_mask_storeu_epi32(row->center_x + i, inside,
                                 _mm512_add_epi32(_mm512_add_epi32(anchor_x, reach_whole),
                                                  _mm512_cvtps_epi32(center_x)));
        _mm512_mask_storeu_epi32(row->center_y + i, inside,
                                 _mm512_add_epi32(_mm512_add_epi32(anchor_y, reach_whole),
                                                  _mm512_cvtps_epi32(center_y)));
        center_x = _mm512_add_ps(center_x, reach);
        center_y = _mm512_add_ps(center_y, reach);
        __m512 least = enough;
        for (int k = 0; k < 6; k++) {
            x[k] = _mm512_sub_ps(x[k], center_x);
            y[k] = _mm512_sub_ps(y[k], center_y);
        }
        for (int k = 0; k < 6; k++) {
            int next = (k + 1) % 6;
            __m512 turn = _mm512_fmsub_ps(x[k], y[next], _mm512_mul_ps(y[k], x[next]));
            least = _mm512_mask_min_ps(least, m[k], least, turn);
        }
        __mmask16 doubt = (__mmask16)((_mm512_cmp_ps_mask(least, enough, _CMP_LT_OQ) |
                                       _mm512_test_epi32_mask(far, beyond)) &
                                      inside);
        memcpy(row->doubts + i / 8, &doubt, 2);
        any |= doubt;
        anchor_x = _mm512_add_epi32(anchor_x, _mm512_set1_epi32(16 * row->step_x));
    }
    return any != 0;
}

PAVE_TARGET_AVX512_FMA static bool star_avx512(const pave_star_row *row)
{
    return row->blended ? star_body16(row, true) : star_body16(row, false);
}

// ---- AVX2: eight tiles at a time ----------------------------------------------------------------

typedef struct pave_lanes8 {
    __m256i x, y;
} pave_lanes8;

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE __m256i load8(const int32_t *even,
                                                             const int32_t *odd, int32_t i,
                                                             bool blended)
{
    __m256i lanes = _mm256_loadu_si256((const __m256i *)(const void *)(even + i));
    return blended ? _mm256_blend_epi32(
                         lanes, _mm256_loadu_si256((const __m256i *)(const void *)(odd + i)), 0xaa)
                   : lanes;
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE pave_lanes8 load_at8(pave_push_at even,
                                                                    pave_push_at odd, int32_t i,
                                                                    bool blended)
{
    pave_lanes8 out = {load8(even.x, odd.x, i, blended), load8(even.y, odd.y, i, blended)};
    return out;
}

/// All bits of the lanes whose byte has a bit.
PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE __m256i bit8(__m256i bytes, int bit)
{
    return _mm256_srai_epi32(_mm256_slli_epi32(bytes, 31 - bit), 31);
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE __m256i bytes8(const uint8_t *bytes)
{
    return _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(const void *)bytes));
}

/// Which of eight lanes are inside, as all their bits.
PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE __m256i inside8(int32_t left)
{
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(left), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE void store8(int32_t *out, __m256i lanes,
                                                           int32_t left)
{
    if (left >= 8)
        _mm256_storeu_si256((__m256i *)(void *)out, lanes);
    else
        _mm256_maskstore_epi32(out, inside8(left), lanes);
}

typedef struct pave_pair8 {
    __m256 x, y, square, active;
} pave_pair8;

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE pave_pair8 pair_of8(pave_lanes8 vertex,
                                                                   pave_lanes8 center,
                                                                   __m256i counts,
                                                                   __m256 radius_squared)
{
    pave_pair8 pair;
    pair.x = _mm256_cvtepi32_ps(_mm256_sub_epi32(vertex.x, center.x));
    pair.y = _mm256_cvtepi32_ps(_mm256_sub_epi32(vertex.y, center.y));
    pair.square = _mm256_add_ps(_mm256_mul_ps(pair.x, pair.x), _mm256_mul_ps(pair.y, pair.y));
    __m256 near = _mm256_and_ps(_mm256_cmp_ps(pair.square, radius_squared, _CMP_LT_OQ),
                                _mm256_cmp_ps(pair.square, _mm256_setzero_ps(), _CMP_GT_OQ));
    pair.active = _mm256_and_ps(near, _mm256_castsi256_ps(counts));
    return pair;
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE void pair_add8(const pave_pair8 *pair, __m256 radius,
                                                              pave_lanes8 *sum)
{
    __m256 length = _mm256_sqrt_ps(pair->square),
           scale =
               _mm256_and_ps(_mm256_div_ps(_mm256_sub_ps(radius, length), length), pair->active);
    sum->x = _mm256_add_epi32(sum->x, _mm256_cvtps_epi32(_mm256_mul_ps(pair->x, scale)));
    sum->y = _mm256_add_epi32(sum->y, _mm256_cvtps_epi32(_mm256_mul_ps(pair->y, scale)));
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE __m256i blend8(__m256i a, __m256i b, __m256i mask)
{
    return _mm256_blendv_epi8(a, b, mask);
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE __m256i moved8(__m256i sum)
{
    __m256i scaled = _mm256_mullo_epi32(sum, _mm256_set1_epi32((4096 + 1) / 3));
    return _mm256_srai_epi32(_mm256_add_epi32(scaled, _mm256_set1_epi32(2048)), 12);
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE void write8(const pave_push_row *row, int slot,
                                                           int32_t i, pave_lanes8 vertex,
                                                           pave_lanes8 sum, __m256i single,
                                                           __m256i fixed)
{
    __m256i x = blend8(sum.x, _mm256_add_epi32(vertex.x, moved8(sum.x)), single);
    __m256i y = blend8(sum.y, _mm256_add_epi32(vertex.y, moved8(sum.y)), single);
    store8(row->x[slot] + i, blend8(x, vertex.x, fixed), row->count - i);
    store8(row->y[slot] + i, blend8(y, vertex.y, fixed), row->count - i);
}

/// One slot of eight tiles, and the three centres beside it; its flags are the bits from `bit` on.
PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE void push_slot8(const pave_push_row *row, int slot,
                                                               int32_t i, __m256i flags,
                                                               pave_lanes8 a, pave_lanes8 b,
                                                               pave_lanes8 c)
{
    const __m256 radius = _mm256_set1_ps(row->radius),
                 radius_squared = _mm256_set1_ps(row->radius_squared);
    pave_lanes8 vertex = load_at8(row->slot[slot], row->slot[slot], i, false);
    __m256i zero = _mm256_setzero_si256(),
            m[3] = {bit8(flags, 3 * slot), bit8(flags, 3 * slot + 1), bit8(flags, 3 * slot + 2)};
    pave_pair8 pairs[3] = {pair_of8(vertex, a, m[0], radius_squared),
                           pair_of8(vertex, b, m[1], radius_squared),
                           pair_of8(vertex, c, m[2], radius_squared)};
    pave_lanes8 sum = {zero, zero};
    __m256 any = _mm256_or_ps(pairs[0].active, _mm256_or_ps(pairs[1].active, pairs[2].active));
    if (!_mm256_testz_ps(any, any)) // not for each: who pushes is as good as random
        for (int pair = 0; pair < 3; pair++) pair_add8(&pairs[pair], radius, &sum);
    write8(row, slot, i, vertex, sum, _mm256_and_si256(m[0], _mm256_and_si256(m[1], m[2])),
           bit8(flags, 6 + slot));
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE void push_body8(const pave_push_row *row,
                                                               bool blended)
{
    for (int32_t i = 0; i < row->count; i += 8) {
        __m256i flags = bytes8(row->flags + i);
        pave_lanes8 own = load_at8(row->own, row->own, i, false),
                    p = load_at8(row->p, row->p, i, false);
        pave_lanes8 q = load_at8(row->q[0], row->q[1], i, blended),
                    r = load_at8(row->r[0], row->r[1], i, blended);
        push_slot8(row, 0, i, flags, own, p, q);
        push_slot8(row, 1, i, flags, own, q, r);
    }
}

PAVE_TARGET_AVX2_FMA static void push_avx2(const pave_push_row *row)
{
    if (row->blended)
        push_body8(row, true);
    else
        push_body8(row, false);
}

PAVE_TARGET_AVX2_FMA static PAVE_ALWAYS_INLINE bool star_body8(const pave_star_row *row,
                                                               bool blended)
{
    const __m256 inverses = _mm256_loadu_ps(star_inverse), halves = _mm256_loadu_ps(star_half);
    const __m256i bits = _mm256_broadcastsi128_si256(
                      _mm_loadu_si128((const __m128i *)(const void *)star_bits)),
                  seven = _mm256_set1_epi32(7);
    const __m256i lane = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7),
                  low = _mm256_set1_epi32(row->anchor_y - row->reach);
    const __m256i beyond = _mm256_set1_epi32(-2 * row->reach),
                  reach_whole = _mm256_set1_epi32(row->reach);
    const __m256 reach = _mm256_set1_ps((float)row->reach), enough = _mm256_set1_ps(row->enough);
    __m256i anchor_x = _mm256_add_epi32(_mm256_set1_epi32(row->anchor_x - row->reach),
                                        _mm256_mullo_epi32(lane, _mm256_set1_epi32(row->step_x)));
    const __m256i anchor_y =
        _mm256_blend_epi32(low, _mm256_add_epi32(low, _mm256_set1_epi32(row->odd_y)), 0xaa);
    int any = 0;
    row->doubts[(row->count + 15) / 16 * 2 - 1] = 0;
    for (int32_t i = 0; i < row->count; i += 8) {
        __m256i links = bytes8(row->links + i), far = _mm256_setzero_si256();
        __m256i n = _mm256_add_epi32(_mm256_shuffle_epi8(bits, _mm256_and_si256(links, seven)),
                                     _mm256_shuffle_epi8(bits, _mm256_srli_epi32(links, 3)));
        __m256 x[6], y[6], m[6], sum_x = _mm256_setzero_ps(), sum_y = sum_x;
        for (int k = 0; k < 6; k++) m[k] = _mm256_castsi256_ps(bit8(links, k));
        for (int k = 0; k < 6; k++) {
            pave_lanes8 at =
                load_at8(row->corner[0][k], row->corner[1][k], i, blended && star_shifted[k]);
            __m256i dx = _mm256_sub_epi32(at.x, anchor_x), dy = _mm256_sub_epi32(at.y, anchor_y);
            far = _mm256_or_si256(far, _mm256_or_si256(dx, dy));
            x[k] = _mm256_cvtepi32_ps(dx);
            y[k] = _mm256_cvtepi32_ps(dy);
            sum_x = _mm256_add_ps(sum_x, _mm256_and_ps(m[(k + 5) % 6], x[k]));
            sum_y = _mm256_add_ps(sum_y, _mm256_and_ps(m[(k + 5) % 6], y[k]));
        }
        __m256 inverse = _mm256_permutevar8x32_ps(inverses, n),
               half = _mm256_permutevar8x32_ps(halves, n), whole = _mm256_cvtepi32_ps(n);
        sum_x = _mm256_fnmadd_ps(whole, reach, sum_x);
        sum_y = _mm256_fnmadd_ps(whole, reach, sum_y);
        __m256 center_x = _mm256_floor_ps(_mm256_fmadd_ps(sum_x, inverse, half)),
               center_y = _mm256_floor_ps(_mm256_fmadd_ps(sum_y, inverse, half));
        store8(
            row->center_x + i,
            _mm256_add_epi32(_mm256_add_epi32(anchor_x, reach_whole), _mm256_cvtps_epi32(center_x)),
            row->count - i);
        store8(
            row->center_y + i,
            _mm256_add_epi32(_mm256_add_epi32(anchor_y, reach_whole), _mm256_cvtps_epi32(center_y)),
            row->count - i);
        center_x = _mm256_add_ps(center_x, reach);
        center_y = _mm256_add_ps(center_y, reach);
        for (int k = 0; k < 6; k++) {
            x[k] = _mm256_sub_ps(x[k], center_x);
            y[k] = _mm256_sub_ps(y[k], center_y);
        }
        __m256 least = enough;
        for (int k = 0; k < 6; k++) {
            int next = (k + 1) % 6;
            __m256 turn = _mm256_fmsub_ps(x[k], y[next], _mm256_mul_ps(y[k], x[next]));
            least = _mm256_min_ps(least, _mm256_blendv_ps(enough, turn, m[k]));
        }
        __m256 reached = _mm256_castsi256_ps(
            _mm256_cmpeq_epi32(_mm256_and_si256(far, beyond), _mm256_setzero_si256()));
        int doubt =
            ~_mm256_movemask_ps(_mm256_and_ps(reached, _mm256_cmp_ps(least, enough, _CMP_GE_OQ))) &
            0xff;
        if (row->count - i < 8) doubt &= (1 << (row->count - i)) - 1;
        row->doubts[i / 8] = (uint8_t)doubt;
        any |= doubt;
        anchor_x = _mm256_add_epi32(anchor_x, _mm256_set1_epi32(8 * row->step_x));
    }
    return any != 0;
}

PAVE_TARGET_AVX2_FMA static bool star_avx2(const pave_star_row *row)
{
    return row->blended ? star_body8(row, true) : star_body8(row, false);
}

#endif

// ---- The table ----------------------------------------------------------------------------------

static const pave_push_kernel push_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, push_plain, star_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, push_avx2, star_avx2},
    {{"avx512", PAVE_ISA_AVX512}, push_avx512, star_avx512},
#endif
};

const pave_kernel_table pave_push_kernels = PAVE_KERNEL_TABLE(push_entries);
