// src/mesh/relax/mesh_lanes.h: vector lanes of tiles or vertices, for the loops of
// mesh_even_lanes.h, which are written once for any width. For each entry of its table, a source
// defines these macros and then includes mesh_lanes.h, mesh_even_lanes.h and mesh_lanes_end.h:
//   PAVE_WIDE          the number of lanes: 1 (floats), 4, 8 or 16 (vectors)
//   PAVE_WIDE_NAME(n)  the unique name of n for this width
//   PAVE_WIDE_TARGET   the attribute of its functions, or nothing

#if PAVE_X86
#include <immintrin.h>
#endif

#define PAVE_WIDE_FLOATS PAVE_WIDE_NAME(floats)
#define PAVE_WIDE_INTS PAVE_WIDE_NAME(ints)
#define PAVE_WIDE_INLINE PAVE_WIDE_TARGET static PAVE_ALWAYS_INLINE

// ---- Lanes --------------------------------------------------------------------------------------

#if PAVE_WIDE == 1
typedef float PAVE_WIDE_FLOATS;
typedef int32_t PAVE_WIDE_INTS;
#else
typedef float PAVE_WIDE_FLOATS __attribute__((vector_size(4 * PAVE_WIDE)));
typedef int32_t PAVE_WIDE_INTS __attribute__((vector_size(4 * PAVE_WIDE)));
#endif

PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(load)(const float *from)
{
    PAVE_WIDE_FLOATS out;
    memcpy(&out, from, sizeof out);
    return out;
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(store)(float *to, PAVE_WIDE_FLOATS in)
{
    memcpy(to, &in, sizeof in);
}

/// Selects `a` where the mask, the result of a comparison, is true, otherwise `b`.
PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(pick)(PAVE_WIDE_INTS mask, PAVE_WIDE_FLOATS a,
                                                       PAVE_WIDE_FLOATS b)
{
#if PAVE_WIDE == 1
    return mask ? a : b;
#else
    return (PAVE_WIDE_FLOATS)((mask & (PAVE_WIDE_INTS)a) | (~mask & (PAVE_WIDE_INTS)b));
#endif
}

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(pick_ints)(PAVE_WIDE_INTS mask, PAVE_WIDE_INTS a,
                                                          PAVE_WIDE_INTS b)
{
#if PAVE_WIDE == 1
    return mask ? a : b;
#else
    return (mask & a) | (~mask & b);
#endif
}

/// Returns the larger of two values; `b` if either is NaN, as in hardware. `smaller` treats NaN in
/// the same way.
PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(larger)(PAVE_WIDE_FLOATS a, PAVE_WIDE_FLOATS b)
{
#if PAVE_X86 && PAVE_WIDE == 8
    return (PAVE_WIDE_FLOATS)_mm256_max_ps((__m256)a, (__m256)b);
#elif PAVE_X86 && PAVE_WIDE == 16
    return (PAVE_WIDE_FLOATS)_mm512_max_ps((__m512)a, (__m512)b);
#elif PAVE_X86 && PAVE_WIDE == 4
    return (PAVE_WIDE_FLOATS)_mm_max_ps((__m128)a, (__m128)b);
#else
    return PAVE_WIDE_NAME(pick)(a > b, a, b);
#endif
}

PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(smaller)(PAVE_WIDE_FLOATS a, PAVE_WIDE_FLOATS b)
{
#if PAVE_X86 && PAVE_WIDE == 8
    return (PAVE_WIDE_FLOATS)_mm256_min_ps((__m256)a, (__m256)b);
#elif PAVE_X86 && PAVE_WIDE == 16
    return (PAVE_WIDE_FLOATS)_mm512_min_ps((__m512)a, (__m512)b);
#elif PAVE_X86 && PAVE_WIDE == 4
    return (PAVE_WIDE_FLOATS)_mm_min_ps((__m128)a, (__m128)b);
#else
    return PAVE_WIDE_NAME(pick)(a < b, a, b);
#endif
}

/// Returns a - b as floats. The integer difference may wrap.
PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(differ)(PAVE_WIDE_INTS a, PAVE_WIDE_INTS b)
{
#if PAVE_WIDE == 1
    return (float)(int32_t)((uint32_t)a - (uint32_t)b);
#else
    typedef uint32_t unsigned_lanes __attribute__((vector_size(4 * PAVE_WIDE)));
    return __builtin_convertvector((PAVE_WIDE_INTS)((unsigned_lanes)a - (unsigned_lanes)b),
                                   PAVE_WIDE_FLOATS);
#endif
}

/// Returns whether a mask is true in all lanes.
PAVE_WIDE_INLINE bool PAVE_WIDE_NAME(all)(PAVE_WIDE_INTS mask)
{
#if PAVE_WIDE == 1
    return mask != 0;
#else
    uint64_t words[PAVE_WIDE / 2], both = ~UINT64_C(0);
    memcpy(words, &mask, sizeof words);
    for (int i = 0; i < PAVE_WIDE / 2; i++) both &= words[i];
    return both == ~UINT64_C(0);
#endif
}

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(truncate)(PAVE_WIDE_FLOATS in)
{
#if PAVE_WIDE == 1
    return (int32_t)in;
#else
    return __builtin_convertvector(in, PAVE_WIDE_INTS);
#endif
}

// ---- Rows ---------------------------------------------------------------------------------------
// In memory, the values of a vertex are a row; lanes hold the same value of several vertices.
// Points are rows of x and y, sums are rows of x, y and h.

#if PAVE_WIDE > 1
typedef float PAVE_WIDE_NAME(row) __attribute__((vector_size(16)));
typedef int64_t PAVE_WIDE_NAME(longs) __attribute__((vector_size(4 * PAVE_WIDE)));

/// Shuffles within each group of four lanes: indices 0 to 3 select lanes of `a`, 4 to 7 lanes of
/// `b`.
#define PAVE_WIDE_AT(i, four) ((i) + 4 * (four) + ((i) < 4 ? 0 : PAVE_WIDE - 4))
#define PAVE_WIDE_FOUR(i, j, k, l, four) \
    PAVE_WIDE_AT(i, four), PAVE_WIDE_AT(j, four), PAVE_WIDE_AT(k, four), PAVE_WIDE_AT(l, four)
#if PAVE_WIDE == 8
#define PAVE_WIDE_SHUFFLE(a, b, i, j, k, l) \
    __builtin_shufflevector(a, b, PAVE_WIDE_FOUR(i, j, k, l, 0), PAVE_WIDE_FOUR(i, j, k, l, 1))
#elif PAVE_WIDE == 16
#define PAVE_WIDE_SHUFFLE(a, b, i, j, k, l)                                                     \
    __builtin_shufflevector(a, b, PAVE_WIDE_FOUR(i, j, k, l, 0), PAVE_WIDE_FOUR(i, j, k, l, 1), \
                            PAVE_WIDE_FOUR(i, j, k, l, 2), PAVE_WIDE_FOUR(i, j, k, l, 3))
#else
#define PAVE_WIDE_SHUFFLE(a, b, i, j, k, l) \
    __builtin_shufflevector(a, b, PAVE_WIDE_FOUR(i, j, k, l, 0))
#endif

/// Joins rows `first`, `first` + `by`, ..., one per group of four lanes.
PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(join)(const PAVE_WIDE_NAME(row) * rows, int first,
                                                       int by)
{
#if PAVE_WIDE == 4
    (void)by;
    return rows[first];
#else
#define PAVE_WIDE_TWO_ROWS(a, b) __builtin_shufflevector(rows[a], rows[b], 0, 1, 2, 3, 4, 5, 6, 7)
#if PAVE_WIDE == 8
    return PAVE_WIDE_TWO_ROWS(first, first + by);
#else
    return __builtin_shufflevector(PAVE_WIDE_TWO_ROWS(first, first + by),
                                   PAVE_WIDE_TWO_ROWS(first + 2 * by, first + 3 * by), 0, 1, 2, 3,
                                   4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
#endif
#undef PAVE_WIDE_TWO_ROWS
#endif
}

/// Writes a group of four lanes.
#define PAVE_WIDE_PART(in, four) \
    __builtin_shufflevector(in, in, 4 * (four), 4 * (four) + 1, 4 * (four) + 2, 4 * (four) + 3)
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(store_four)(void *to, PAVE_WIDE_FLOATS in, int four)
{
    PAVE_WIDE_NAME(row) row = PAVE_WIDE_PART(in, 0);
#if PAVE_WIDE >= 8
    if (four == 1) row = PAVE_WIDE_PART(in, 1);
#endif
#if PAVE_WIDE == 16
    if (four == 2) row = PAVE_WIDE_PART(in, 2);
    if (four == 3) row = PAVE_WIDE_PART(in, 3);
#endif
    (void)four;
    memcpy(to, &row, sizeof row);
}

/// Separates the x and y of points. In each group of four points, `even` has the first two and
/// `odd` the others.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(split)(PAVE_WIDE_FLOATS even, PAVE_WIDE_FLOATS odd,
                                            PAVE_WIDE_INTS *x, PAVE_WIDE_INTS *y)
{
    *x = (PAVE_WIDE_INTS)PAVE_WIDE_SHUFFLE(even, odd, 0, 2, 4, 6);
    *y = (PAVE_WIDE_INTS)PAVE_WIDE_SHUFFLE(even, odd, 1, 3, 5, 7);
}

PAVE_WIDE_INLINE int64_t PAVE_WIDE_NAME(load_point)(const pave_point *from)
{
    int64_t out;
    memcpy(&out, from, sizeof out);
    return out;
}
#endif

/// Loads the point at index `place` of each lane's list.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(gather)(const pave_point *points, const int32_t *const *lists,
                                             int32_t place, PAVE_WIDE_INTS *x, PAVE_WIDE_INTS *y)
{
#if PAVE_WIDE == 1
    *x = points[lists[0][place]].x;
    *y = points[lists[0][place]].y;
#else
#define PAVE_WIDE_POINT(lane) PAVE_WIDE_NAME(load_point)(points + lists[lane][place])
#define PAVE_WIDE_TWO(lane) PAVE_WIDE_POINT(lane), PAVE_WIDE_POINT((lane) + 1)
#if PAVE_WIDE == 8
    const PAVE_WIDE_NAME(longs) even = {PAVE_WIDE_TWO(0), PAVE_WIDE_TWO(4)},
                                odd = {PAVE_WIDE_TWO(2), PAVE_WIDE_TWO(6)};
#elif PAVE_WIDE == 16
    const PAVE_WIDE_NAME(longs)
        even = {PAVE_WIDE_TWO(0), PAVE_WIDE_TWO(4), PAVE_WIDE_TWO(8), PAVE_WIDE_TWO(12)},
        odd = {PAVE_WIDE_TWO(2), PAVE_WIDE_TWO(6), PAVE_WIDE_TWO(10), PAVE_WIDE_TWO(14)};
#else
    const PAVE_WIDE_NAME(longs) even = {PAVE_WIDE_TWO(0)}, odd = {PAVE_WIDE_TWO(2)};
#endif
    PAVE_WIDE_NAME(split)((PAVE_WIDE_FLOATS)even, (PAVE_WIDE_FLOATS)odd, x, y);
#undef PAVE_WIDE_TWO
#undef PAVE_WIDE_POINT
#endif
}

/// Loads PAVE_WIDE consecutive points.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(load_points)(const pave_point *from, PAVE_WIDE_INTS *x,
                                                  PAVE_WIDE_INTS *y)
{
#if PAVE_WIDE == 1
    *x = from->x;
    *y = from->y;
#else
    PAVE_WIDE_NAME(row) rows[PAVE_WIDE / 2];
    memcpy(rows, from, sizeof rows);
    PAVE_WIDE_NAME(split)
    (PAVE_WIDE_NAME(join)(rows, 0, 2), PAVE_WIDE_NAME(join)(rows, 1, 2), x, y);
#endif
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(store_points)(pave_point *to, PAVE_WIDE_INTS x,
                                                   PAVE_WIDE_INTS y)
{
#if PAVE_WIDE == 1
    *to = (pave_point){x, y};
#else
    const PAVE_WIDE_FLOATS a = (PAVE_WIDE_FLOATS)x, b = (PAVE_WIDE_FLOATS)y,
                           even = PAVE_WIDE_SHUFFLE(a, b, 0, 4, 1, 5),
                           odd = PAVE_WIDE_SHUFFLE(a, b, 2, 6, 3, 7);
    PAVE_WIDE_UNROLL
    for (int four = 0; four < PAVE_WIDE / 4; four++, to += 4) {
        PAVE_WIDE_NAME(store_four)(to, even, four);
        PAVE_WIDE_NAME(store_four)(to + 2, odd, four);
    }
#endif
}

/// Loads PAVE_WIDE consecutive rows.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(load_rows)(const pave_band_row *from, PAVE_WIDE_FLOATS *x,
                                                PAVE_WIDE_FLOATS *y, PAVE_WIDE_FLOATS *h)
{
#if PAVE_WIDE == 1
    *x = from->floats[0];
    *y = from->floats[1];
    *h = from->floats[2];
#else
    PAVE_WIDE_NAME(row) rows[PAVE_WIDE];
    memcpy(rows, from, sizeof rows);
    const PAVE_WIDE_FLOATS a = PAVE_WIDE_NAME(join)(rows, 0, 4),
                           b = PAVE_WIDE_NAME(join)(rows, 1, 4),
                           c = PAVE_WIDE_NAME(join)(rows, 2, 4),
                           d = PAVE_WIDE_NAME(join)(rows, 3, 4),
                           ab = PAVE_WIDE_SHUFFLE(a, b, 0, 4, 1, 5),
                           cd = PAVE_WIDE_SHUFFLE(c, d, 0, 4, 1, 5);
    *x = PAVE_WIDE_SHUFFLE(ab, cd, 0, 1, 4, 5);
    *y = PAVE_WIDE_SHUFFLE(ab, cd, 2, 3, 6, 7);
    *h = PAVE_WIDE_SHUFFLE(PAVE_WIDE_SHUFFLE(a, b, 2, 6, 2, 6), PAVE_WIDE_SHUFFLE(c, d, 2, 6, 2, 6),
                           0, 1, 4, 5);
#endif
}

#if PAVE_WIDE > 1
/// Writes a row of four numbers for each lane, at index `place` of its list.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(scatter_all)(pave_band_row *const *lists, int32_t place,
                                                  const PAVE_WIDE_FLOATS *rows)
{
    PAVE_WIDE_UNROLL
    for (int lane = 0; lane < PAVE_WIDE; lane++)
        PAVE_WIDE_NAME(store_four)(lists[lane] + place, rows[lane % 4], lane / 4);
}
#endif

/// Writes a row for each lane, at index `place` of its list.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(scatter)(pave_band_row *const *lists, int32_t place,
                                              PAVE_WIDE_FLOATS x, PAVE_WIDE_FLOATS y,
                                              PAVE_WIDE_FLOATS h)
{
#if PAVE_WIDE == 1
    lists[0][place] = (pave_band_row){.floats = {x, y, h, h}};
#else
    const PAVE_WIDE_FLOATS low = PAVE_WIDE_SHUFFLE(x, y, 0, 4, 1, 5),
                           high = PAVE_WIDE_SHUFFLE(x, y, 2, 6, 3, 7),
                           rows[] = {PAVE_WIDE_SHUFFLE(low, h, 0, 1, 4, 4),
                                     PAVE_WIDE_SHUFFLE(low, h, 2, 3, 5, 5),
                                     PAVE_WIDE_SHUFFLE(high, h, 0, 1, 6, 6),
                                     PAVE_WIDE_SHUFFLE(high, h, 2, 3, 7, 7)};
    PAVE_WIDE_NAME(scatter_all)(lists, place, rows);
#endif
}
