// src/mesh/mesh_ways_lanes.h: what mesh_ways.c computes, for several tiles at a time, of which no
// side is long: differences from the first corner are below PAVE_WAY_NEAR, so that sums are exact
// floats and products exact doubles. Written once for lanes of any width; see mesh_lanes.h. The
// same numbers in the same order as there, so the same bits.

#define PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(doubles)
#define PAVE_WIDE_MASKS PAVE_WIDE_NAME(masks)

typedef double PAVE_WIDE_DOUBLES __attribute__((vector_size(8 * PAVE_WIDE)));
typedef int64_t PAVE_WIDE_MASKS __attribute__((vector_size(8 * PAVE_WIDE)));

// ---- Numbers ------------------------------------------------------------------------------------

PAVE_WIDE_INLINE PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(choose)(PAVE_WIDE_MASKS mask, PAVE_WIDE_DOUBLES a,
                                                          PAVE_WIDE_DOUBLES b)
{
    return (PAVE_WIDE_DOUBLES)((mask & (PAVE_WIDE_MASKS)a) | (~mask & (PAVE_WIDE_MASKS)b));
}

PAVE_WIDE_INLINE PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(widen)(PAVE_WIDE_INTS in)
{
    return __builtin_convertvector(in, PAVE_WIDE_DOUBLES);
}

PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(root_floats)(PAVE_WIDE_FLOATS in)
{
#if PAVE_WIDE == 8
    return (PAVE_WIDE_FLOATS)_mm256_sqrt_ps((__m256)in);
#else
    return (PAVE_WIDE_FLOATS)_mm_sqrt_ps((__m128)in);
#endif
}

PAVE_WIDE_INLINE PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(root)(PAVE_WIDE_DOUBLES in)
{
#if PAVE_WIDE == 8
    return (PAVE_WIDE_DOUBLES)_mm512_sqrt_pd((__m512d)in);
#else
    return (PAVE_WIDE_DOUBLES)_mm256_sqrt_pd((__m256d)in);
#endif
}

/// pave_mean_of, where |sum| < 12 PAVE_WAY_NEAR: the quotient of two exact floats is never rounded
/// up to a whole number.
PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(mean)(PAVE_WIDE_INTS sum, int32_t n)
{
    const PAVE_WIDE_FLOATS quotient =
        __builtin_convertvector(2 * sum + n, PAVE_WIDE_FLOATS) / (float)(2 * n);
    const PAVE_WIDE_INTS whole = PAVE_WIDE_NAME(truncate)(quotient);
    return whole + (PAVE_WIDE_INTS)(__builtin_convertvector(whole, PAVE_WIDE_FLOATS) > quotient);
}

/// pave_way_round of one coordinate, where it is one: else the other number, a whole one.
PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(whole)(PAVE_WIDE_MASKS good,
                                                      PAVE_WIDE_DOUBLES number,
                                                      PAVE_WIDE_DOUBLES otherwise)
{
    const PAVE_WIDE_DOUBLES from = PAVE_WIDE_NAME(choose)(good, number, otherwise);
    const PAVE_WIDE_INTS whole = __builtin_convertvector(from, PAVE_WIDE_INTS);
    const PAVE_WIDE_MASKS over = PAVE_WIDE_NAME(widen)(whole) > from;
    return whole + __builtin_convertvector(over, PAVE_WIDE_INTS);
}

PAVE_WIDE_INLINE PAVE_WIDE_MASKS PAVE_WIDE_NAME(fits)(PAVE_WIDE_DOUBLES number)
{
    const PAVE_WIDE_DOUBLES none = {0}, most = none + (double)PAVE_MESH_COORDINATE_MAX;
    return (number >= -most) & (number < most + 1);
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Tiles of one number of sides.
typedef struct PAVE_WIDE_NAME(tiles) {
    const int32_t *rings[PAVE_WIDE];
    pave_band_row *told[PAVE_WIDE];
    PAVE_WIDE_INTS from_x, from_y;                         ///< the first corner
    PAVE_WIDE_INTS x[PAVE_BAND_SIDES], y[PAVE_BAND_SIDES]; ///< corners, from the centre
    PAVE_WIDE_INTS center_x, center_y;
} PAVE_WIDE_NAME(tiles);

typedef void PAVE_WIDE_NAME(tile)(const pave_even_pass *pass, int32_t sides,
                                  const PAVE_WIDE_NAME(tiles) * tiles);

/// Reads the corners. False: a tile is too large.
PAVE_WIDE_INLINE bool PAVE_WIDE_NAME(corners)(const pave_even_pass *pass, int32_t sides,
                                              PAVE_WIDE_NAME(tiles) * tiles)
{
    typedef uint32_t unsigned_lanes __attribute__((vector_size(4 * PAVE_WIDE)));
    const PAVE_WIDE_INTS none = {0}, near = none + 2 * PAVE_WAY_NEAR;
    PAVE_WIDE_INTS x, y, sum_x = none, sum_y = none, good = ~none;
    PAVE_WIDE_NAME(gather)(pass->points, tiles->rings, 0, &tiles->from_x, &tiles->from_y);
    tiles->x[0] = tiles->y[0] = none;
    for (int32_t k = 1; k < sides; k++) {
        PAVE_WIDE_NAME(gather)(pass->points, tiles->rings, k, &x, &y);
        tiles->x[k] = (PAVE_WIDE_INTS)((unsigned_lanes)x - (unsigned_lanes)tiles->from_x);
        tiles->y[k] = (PAVE_WIDE_INTS)((unsigned_lanes)y - (unsigned_lanes)tiles->from_y);
        good &=
            (PAVE_WIDE_INTS)((unsigned_lanes)tiles->x[k] + PAVE_WAY_NEAR < (unsigned_lanes)near) &
            (PAVE_WIDE_INTS)((unsigned_lanes)tiles->y[k] + PAVE_WAY_NEAR < (unsigned_lanes)near);
        sum_x = (PAVE_WIDE_INTS)((unsigned_lanes)sum_x + (unsigned_lanes)tiles->x[k]);
        sum_y = (PAVE_WIDE_INTS)((unsigned_lanes)sum_y + (unsigned_lanes)tiles->y[k]);
    }
    if (!PAVE_WIDE_NAME(all)(good)) return false;
    const PAVE_WIDE_INTS mean_x = PAVE_WIDE_NAME(mean)(sum_x, sides),
                         mean_y = PAVE_WIDE_NAME(mean)(sum_y, sides);
    for (int32_t k = 0; k < sides; k++) {
        tiles->x[k] -= mean_x;
        tiles->y[k] -= mean_y;
    }
    tiles->center_x = tiles->from_x + mean_x;
    tiles->center_y = tiles->from_y + mean_y;
    return true;
}

/// Rows of whole numbers: of each four lanes.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(rows)(PAVE_WIDE_INTS x, PAVE_WIDE_INTS y,
                                           PAVE_WIDE_FLOATS *rows)
{
    const PAVE_WIDE_FLOATS low_x = (PAVE_WIDE_FLOATS)x, high_x = (PAVE_WIDE_FLOATS)(x >> 31),
                           low_y = (PAVE_WIDE_FLOATS)y, high_y = (PAVE_WIDE_FLOATS)(y >> 31),
                           ax = PAVE_WIDE_SHUFFLE(low_x, high_x, 0, 4, 1, 5),
                           bx = PAVE_WIDE_SHUFFLE(low_x, high_x, 2, 6, 3, 7),
                           ay = PAVE_WIDE_SHUFFLE(low_y, high_y, 0, 4, 1, 5),
                           by = PAVE_WIDE_SHUFFLE(low_y, high_y, 2, 6, 3, 7);
    rows[0] = PAVE_WIDE_SHUFFLE(ax, ay, 0, 1, 4, 5);
    rows[1] = PAVE_WIDE_SHUFFLE(ax, ay, 2, 3, 6, 7);
    rows[2] = PAVE_WIDE_SHUFFLE(bx, by, 0, 1, 4, 5);
    rows[3] = PAVE_WIDE_SHUFFLE(bx, by, 2, 3, 6, 7);
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(tell_all)(const PAVE_WIDE_NAME(tiles) * tiles, int32_t sides,
                                               PAVE_WIDE_INTS x, PAVE_WIDE_INTS y)
{
    PAVE_WIDE_FLOATS rows[4];
    PAVE_WIDE_NAME(rows)(x, y, rows);
    for (int32_t k = 0; k < sides; k++) PAVE_WIDE_NAME(scatter_all)(tiles->told, k, rows);
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(reapply)(const pave_even_pass *pass, int32_t sides,
                                              const PAVE_WIDE_NAME(tiles) * tiles)
{
    (void)pass;
    PAVE_WIDE_NAME(tell_all)(tiles, sides, tiles->center_x, tiles->center_y);
}

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(pushed)(PAVE_WIDE_INTS near, PAVE_WIDE_FLOATS way)
{
    const PAVE_WIDE_FLOATS none = {0};
    return PAVE_WIDE_NAME(truncate)((PAVE_WIDE_NAME(pick)(near, way, none) + 12582912.0F) -
                                    12582912.0F);
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(push)(const pave_even_pass *pass, int32_t sides,
                                           const PAVE_WIDE_NAME(tiles) * tiles)
{
    const PAVE_WIDE_FLOATS none = {0}, radius = none + pass->radius;
    PAVE_WIDE_FLOATS rows[4];
    for (int32_t k = 0; k < sides; k++) {
        const PAVE_WIDE_FLOATS x = __builtin_convertvector(tiles->x[k], PAVE_WIDE_FLOATS),
                               y = __builtin_convertvector(tiles->y[k], PAVE_WIDE_FLOATS),
                               square = x * x + y * y, length = PAVE_WIDE_NAME(root_floats)(square),
                               scale = (radius - length) / length;
        const PAVE_WIDE_INTS near = (PAVE_WIDE_INTS)(square < none + pass->radius_squared) &
                                    (PAVE_WIDE_INTS)(square != none);
        PAVE_WIDE_NAME(rows)
        (PAVE_WIDE_NAME(pushed)(near, x * scale), PAVE_WIDE_NAME(pushed)(near, y * scale), rows);
        PAVE_WIDE_NAME(scatter_all)(tiles->told, k, rows);
    }
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(lloyd)(const pave_even_pass *pass, int32_t sides,
                                            const PAVE_WIDE_NAME(tiles) * tiles)
{
    const PAVE_WIDE_DOUBLES none = {0}, center_x = PAVE_WIDE_NAME(widen)(tiles->center_x),
                            center_y = PAVE_WIDE_NAME(widen)(tiles->center_y);
    PAVE_WIDE_DOUBLES area = none, x = none, y = none,
                      ax = PAVE_WIDE_NAME(widen)(tiles->x[sides - 1]),
                      ay = PAVE_WIDE_NAME(widen)(tiles->y[sides - 1]);
    (void)pass;
    for (int32_t k = 0; k < sides; k++) {
        const PAVE_WIDE_DOUBLES bx = PAVE_WIDE_NAME(widen)(tiles->x[k]),
                                by = PAVE_WIDE_NAME(widen)(tiles->y[k]), turn = ax * by - ay * bx;
        area += turn;
        x += turn * (ax + bx);
        y += turn * (ay + by);
        ax = bx;
        ay = by;
    }
    const PAVE_WIDE_DOUBLES to_x = center_x + x / (3 * area) + 0.5,
                            to_y = center_y + y / (3 * area) + 0.5;
    const PAVE_WIDE_MASKS good =
        (area > none) & PAVE_WIDE_NAME(fits)(to_x) & PAVE_WIDE_NAME(fits)(to_y);
    PAVE_WIDE_NAME(tell_all)
    (tiles, sides, PAVE_WIDE_NAME(whole)(good, to_x, center_x),
     PAVE_WIDE_NAME(whole)(good, to_y, center_y));
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(angle)(const pave_even_pass *pass, int32_t sides,
                                            const PAVE_WIDE_NAME(tiles) * tiles)
{
    const pave_vec2 *units = pass->units[sides];
    const PAVE_WIDE_DOUBLES none = {0}, center_x = PAVE_WIDE_NAME(widen)(tiles->center_x),
                            center_y = PAVE_WIDE_NAME(widen)(tiles->center_y);
    PAVE_WIDE_DOUBLES lengths = none, turn_x = none, turn_y = none;
    for (int32_t k = 0; k < sides; k++) {
        const PAVE_WIDE_DOUBLES x = PAVE_WIDE_NAME(widen)(tiles->x[k]),
                                y = PAVE_WIDE_NAME(widen)(tiles->y[k]);
        lengths += PAVE_WIDE_NAME(root)(x * x + y * y);
        turn_x += x * units[k].x + y * units[k].y;
        turn_y += y * units[k].x - x * units[k].y;
    }
    const PAVE_WIDE_DOUBLES length = PAVE_WIDE_NAME(root)(turn_x * turn_x + turn_y * turn_y),
                            scale = PAVE_WIDE_NAME(choose)(length > none,
                                                           lengths / (double)sides / length, none);
    PAVE_WIDE_FLOATS rows[4];
    for (int32_t k = 0; k < sides; k++) {
        const PAVE_WIDE_DOUBLES x = (turn_x * units[k].x - turn_y * units[k].y) * scale,
                                y = (turn_y * units[k].x + turn_x * units[k].y) * scale,
                                to_x = center_x + x + 0.5, to_y = center_y + y + 0.5;
        const PAVE_WIDE_MASKS good =
            (scale > none) & PAVE_WIDE_NAME(fits)(to_x) & PAVE_WIDE_NAME(fits)(to_y);
        PAVE_WIDE_NAME(rows)
        (PAVE_WIDE_NAME(whole)(good, to_x, center_x + PAVE_WIDE_NAME(widen)(tiles->x[k])),
         PAVE_WIDE_NAME(whole)(good, to_y, center_y + PAVE_WIDE_NAME(widen)(tiles->y[k])), rows);
        PAVE_WIDE_NAME(scatter_all)(tiles->told, k, rows);
    }
}

// ---- Bands --------------------------------------------------------------------------------------

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(kind)(const pave_even_pass *pass, int32_t first,
                                           const uint16_t *order, const uint16_t *end,
                                           int32_t sides, pave_band_row *told,
                                           PAVE_WIDE_NAME(tile) * tile, pave_way_tile *single)
{
    const pave_bands *bands = pass->bands;
    for (; order < end; order += PAVE_WIDE) {
        PAVE_WIDE_NAME(tiles) tiles;
        for (int32_t lane = 0; lane < PAVE_WIDE; lane++) {
            const uint32_t start = bands->start[first + order[lane < end - order ? lane : 0]];
            tiles.rings[lane] = bands->rings + start;
            tiles.told[lane] = told + (start - bands->start[first]);
        }
        if (PAVE_WIDE_NAME(corners)(pass, sides, &tiles)) {
            tile(pass, sides, &tiles);
            continue;
        }
        for (int32_t lane = 0; lane < PAVE_WIDE; lane++)
            single(pass, tiles.rings[lane], sides, tiles.told[lane]);
    }
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(tell)(const pave_even_pass *pass, int32_t band,
                                           pave_band_row *told, PAVE_WIDE_NAME(tile) * tile,
                                           pave_way_tile *single)
{
    const int32_t first = pave_band_first(pass->bands, band);
    const uint16_t *order = pass->bands->order + first, *ends = pave_band_ends(pass->bands, band);
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++) PAVE_WIDE_NAME(kind)
    (pass, first, order + ends[sides - 1], order + ends[sides], sides, told, tile, single);
}

#define PAVE_WIDE_TELL(way)                                                                    \
    PAVE_WIDE_TARGET static void PAVE_WIDE_NAME(tell_##way)(const pave_even_pass *pass,        \
                                                            int32_t band, pave_band_row *told) \
    {                                                                                          \
        PAVE_WIDE_NAME(tell)(pass, band, told, PAVE_WIDE_NAME(way), pave_way_##way##_alone);   \
    }

PAVE_WIDE_TELL(push)
PAVE_WIDE_TELL(angle)
PAVE_WIDE_TELL(lloyd)
PAVE_WIDE_TELL(reapply)

#undef PAVE_WIDE_TELL
#undef PAVE_WIDE_MASKS
#undef PAVE_WIDE_DOUBLES
