/// src/world/squares/world_aperiodic.c: the tile at a position of an aperiodic world. Almost every
/// position is decided by 64-bit fractions of the torus; near the sides of pieces, the signs of
/// terms u + v phi decide.
///
/// Such a term is never 0. At row r, y is b / 2^32 plus u + v phi with integers u and v, and x
/// likewise with a. In y minus the y of a corner, times 2^32, u is odd. In x minus the x of a side,
/// u is odd if the side is vertical; if it leans by 1 / phi or 1 / phi^2, v is odd, since it is -b
/// or b plus multiples of 2^32. With |q|, |r| <= 2^29 all u and v stay below 2^63.
#include "../../base/exact.h"

#include "../../base/golden.h"
#include "world_squares.h"

#include <string.h>

enum {
    PAVE_APERIODIC_BANDS = 5, ///< number of bands between rows of corners
    PAVE_UNIT_BITS = 32       ///< integers are in units of 2^-32
};
#define PAVE_UNIT (INT64_C(1) << PAVE_UNIT_BITS)

// ---- The partition ------------------------------------------------------------------------------

/// A side of a piece that crosses a band, given by its lower end. It moves right by phi^-lean per
/// unit of height, or is vertical if lean is 0.
typedef struct pave_aperiodic_side {
    uint8_t lean, column, row;
} pave_aperiodic_side;

/// A band: its intervals from the left, and the sides between them.
typedef struct pave_aperiodic_band {
    int count;
    uint8_t tile[PAVE_APERIODIC_INTERVALS];
    pave_aperiodic_side side[PAVE_APERIODIC_INTERVALS - 1];
} pave_aperiodic_band;

static const pave_aperiodic_band aperiodic_bands[PAVE_APERIODIC_BANDS] = {
    {6, {1, 0, 1, 0, 1, 0}, {{1, 0, 0}, {0, 2, 0}, {2, 2, 0}, {0, 3, 0}, {1, 3, 0}}},
    {7, {7, 10, 9, 8, 9, 3, 9}, {{2, 0, 1}, {1, 0, 1}, {0, 2, 1}, {2, 2, 1}, {0, 3, 1}, {1, 3, 1}}},
    {6, {2, 4, 7, 10, 8, 3}, {{2, 0, 2}, {1, 0, 2}, {2, 0, 1}, {1, 0, 1}, {2, 2, 1}}},
    {8,
     {5, 2, 4, 7, 10, 7, 8, 3},
     {{1, 0, 3}, {2, 0, 2}, {1, 0, 2}, {2, 0, 1}, {0, 3, 3}, {1, 3, 3}, {2, 2, 1}}},
    {7, {6, 5, 6, 5, 4, 6, 7}, {{2, 0, 4}, {0, 1, 4}, {1, 1, 4}, {2, 2, 4}, {0, 3, 4}, {1, 3, 4}}},
};

/// The columns of corners, 0, phi^-2, phi^-1 and 1, and their values as fractions of the torus, in
/// 2^-32.
static const pave_golden aperiodic_columns[] = {{0, 0}, {2, -1}, {-1, 1}, {1, 0}};
static const uint32_t aperiodic_column_turns[] = {0, 1013904242, 1640531526, 2654435769};

/// The rows of corners, 0, 1, 2, phi + 1 and phi + 2; their values in 2^-32, and as fractions of
/// the torus.
static const pave_golden aperiodic_rows[PAVE_APERIODIC_BANDS] = {
    {0, 0}, {1, 0}, {2, 0}, {1, 1}, {2, 1}};
static const uint64_t aperiodic_row_units[PAVE_APERIODIC_BANDS] = {0, 4294967296, 8589934592,
                                                                   11244370361, 15539337657};
static const uint32_t aperiodic_row_turns[PAVE_APERIODIC_BANDS] = {0, 930042374, 1860084748,
                                                                   2434882547, 3364924921};

/// Horizontal change per unit of height, by lean, as a fraction of the torus: phi^-lean / phi, in
/// 2^-30.
static const uint32_t aperiodic_leans[] = {0, 410132881, 253476060};

/// 1 / (phi + 3) in 2^-64 and in 2^-30; phi - 1 in 2^-32.
#define PAVE_APERIODIC_ROW_STEP UINT64_C(0x376F520668CAAEE6)
#define PAVE_APERIODIC_ROW_SHARE INT64_C(232510594)
#define PAVE_GOLDEN_PART UINT64_C(0x9E3779B9)

// ---- Points -------------------------------------------------------------------------------------

/// Returns number / 2^32 of a step.
static uint64_t aperiodic_part(uint64_t number, uint64_t step)
{
    const uint64_t low = number & UINT32_MAX;
    return (number >> 32) * step + low * (step >> 32) + (low * (step & UINT32_MAX) >> 32);
}

void pave_aperiodic_place(pave_aperiodic *aperiodic, int64_t a, int64_t b)
{
    assert(a > 0 && b > 0 && (a & 1) && (b & 1));
    aperiodic->a = a;
    aperiodic->b = b;
    aperiodic->x = aperiodic_part((uint64_t)a, PAVE_APERIODIC_STEP);
    aperiodic->y = aperiodic_part((uint64_t)b, PAVE_APERIODIC_ROW_STEP);
}

void pave_aperiodic_draw(pave_aperiodic *aperiodic, uint64_t seed)
{
    const pave_random_words words = pave_random_at(seed, PAVE_STREAM_APERIODIC, 0, 0, 0, 0);
    const uint64_t x = words.word[0], y = words.word[1];
    pave_aperiodic_place(aperiodic, (int64_t)((x + (x * PAVE_GOLDEN_PART >> 32)) | 1),
                         (int64_t)((4 * y + (y * PAVE_GOLDEN_PART >> 32)) | 1));
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Returns z times 2^32.
static pave_golden aperiodic_units(pave_golden z)
{
    return (pave_golden){z.u * PAVE_UNIT, z.v * PAVE_UNIT};
}

/// Returns the y of row r, minus `times` heights of the torus.
static pave_golden aperiodic_height(const pave_aperiodic *aperiodic, int32_t r, int64_t times)
{
    return (pave_golden){aperiodic->b + (-(int64_t)r - 3 * times) * PAVE_UNIT, -times * PAVE_UNIT};
}

/// Returns the number of torus heights below row r, and finds the band of the remainder, in exact
/// integers.
static int64_t aperiodic_settle(const pave_aperiodic *aperiodic, int32_t r, int64_t times,
                                int *band)
{
    while (pave_golden_sign(aperiodic_height(aperiodic, r, times)) < 0) times--;
    while (pave_golden_sign(aperiodic_height(aperiodic, r, times + 1)) > 0) times++;
    const pave_golden y = aperiodic_height(aperiodic, r, times);
    *band = PAVE_APERIODIC_BANDS - 1;
    while (*band > 0 &&
           pave_golden_sign(pave_golden_minus(y, aperiodic_units(aperiodic_rows[*band]))) < 0)
        --*band;
    return times;
}

/// Like aperiodic_settle, but uses fractions. `height` is y / (phi + 3), with an error below 2^29.
static int64_t aperiodic_find_band(const pave_aperiodic *aperiodic, int32_t r, uint64_t height,
                                   int *band)
{
    const int64_t y = aperiodic->b - (int64_t)r * PAVE_UNIT;
    // in 2^-33, with an error of at most 0.3
    const int64_t share = (y >> 29) * PAVE_APERIODIC_ROW_SHARE;
    const int64_t times = (share - (int64_t)(height >> 31) + PAVE_UNIT) >> 33;
    const uint32_t part = (uint32_t)(height >> 32);
    bool near = false;
    *band = -1;
    for (int k = 0; k < PAVE_APERIODIC_BANDS; k++) {
        *band += part >= aperiodic_row_turns[k];
        near = near || part - aperiodic_row_turns[k] + 4 < 8;
    }
    return near ? aperiodic_settle(aperiodic, r, times, band) : times;
}

/// Returns the position of a side at y (in 2^-32), as a fraction of the torus in 2^-32, with an
/// error below 8.
static uint32_t aperiodic_threshold(const pave_aperiodic_side *side, uint64_t y)
{
    const uint64_t low = aperiodic_row_units[side->row], up = y > low ? y - low : 0;
    const uint64_t at =
        aperiodic_column_turns[side->column] + (up * aperiodic_leans[side->lean] >> 30);
    return at < UINT32_MAX ? (uint32_t)at : UINT32_MAX;
}

/// Returns y in 2^-32, with an error below 8. `band` is needed because the fraction may be on the
/// other side of the torus seam.
static uint64_t aperiodic_level(uint64_t height, int band)
{
    uint64_t part = height >> 32;
    if (band == 0 && part > UINT32_MAX / 2) part = 0;
    if (band == PAVE_APERIODIC_BANDS - 1 && part < UINT32_MAX / 2) part = UINT32_MAX;
    return 4 * part + (part * PAVE_GOLDEN_PART >> 32);
}

/// Fills in row r, except its intervals. Returns its level.
static uint64_t aperiodic_begin_row(const pave_aperiodic *aperiodic, int32_t r,
                                    pave_aperiodic_row *out)
{
    const uint64_t height = aperiodic->y - (uint64_t)(int64_t)r * PAVE_APERIODIC_ROW_STEP;
    const int64_t times = aperiodic_find_band(aperiodic, r, height, &out->band);
    const pave_golden y = aperiodic_height(aperiodic, r, times);
    out->x = aperiodic->a - times * PAVE_UNIT;
    out->y_u = y.u;
    out->y_v = y.v;
    out->turn = aperiodic->x - (uint64_t)times * PAVE_APERIODIC_STEP;
    return aperiodic_level(height, out->band);
}

void pave_aperiodic_row_of(const pave_aperiodic *aperiodic, int32_t r, pave_aperiodic_row *out)
{
    const uint64_t level = aperiodic_begin_row(aperiodic, r, out);
    const pave_aperiodic_band *band = &aperiodic_bands[out->band];
    for (int k = 0; k < PAVE_APERIODIC_INTERVALS; k++) {
        out->threshold[k] =
            k < band->count - 1 ? aperiodic_threshold(&band->side[k], level) : UINT32_MAX;
        out->id[k] = aperiodic->id[band->tile[k]];
    }
}

// ---- Positions ----------------------------------------------------------------------------------

/// Returns the x at which a side crosses a row, in 2^-32.
static pave_golden aperiodic_crossing(const pave_aperiodic_row *row,
                                      const pave_aperiodic_side *side)
{
    const pave_golden y = {row->y_u, row->y_v}, low = aperiodic_units(aperiodic_rows[side->row]);
    pave_golden at = aperiodic_units(aperiodic_columns[side->column]),
                right = pave_golden_minus(y, low);
    for (int k = 0; k < side->lean; k++) right = pave_golden_over_phi(right);
    if (side->lean > 0) at.u += right.u, at.v += right.v;
    return at;
}

int pave_aperiodic_interval(const pave_aperiodic_row *row, int32_t q)
{
    const pave_aperiodic_band *band = &aperiodic_bands[row->band];
    const int64_t u = row->x + q * PAVE_UNIT;
    const int64_t guess = ((u >> 32) * (int64_t)PAVE_GOLDEN_PART) >> 32;
    pave_golden x = {u, -guess * PAVE_UNIT};
    while (pave_golden_sign(x) < 0) x.v += PAVE_UNIT;
    while (pave_golden_sign((pave_golden){x.u, x.v - PAVE_UNIT}) > 0) x.v -= PAVE_UNIT;
    int interval = 0;
    while (interval < band->count - 1 &&
           pave_golden_sign(pave_golden_minus(x, aperiodic_crossing(row, &band->side[interval]))) >
               0)
        interval++;
    return interval;
}

/// Returns the x of a position of a row, as a fraction of the torus in 2^-32.
static uint32_t aperiodic_turn(const pave_aperiodic_row *row, int32_t q)
{
    return (uint32_t)((row->turn + (uint64_t)(int64_t)q * PAVE_APERIODIC_STEP) >> 32);
}

/// Returns the interval that contains a position of a row.
static int aperiodic_interval_of(const pave_aperiodic_row *row, int32_t q)
{
    const uint32_t turn = aperiodic_turn(row, q);
    uint32_t least = UINT32_MAX;
    int interval = 0;
    for (int k = 0; k < PAVE_APERIODIC_INTERVALS; k++) {
        const uint32_t above = turn - row->threshold[k] + PAVE_APERIODIC_MARGIN;
        least = above < least ? above : least;
        interval += turn > row->threshold[k];
    }
    return least < 2 * PAVE_APERIODIC_MARGIN ? pave_aperiodic_interval(row, q) : interval;
}

/// Returns whether a position is too close to a threshold to be decided by fractions.
static bool aperiodic_is_near(uint32_t turn, uint32_t threshold)
{
    return turn - threshold + PAVE_APERIODIC_MARGIN < 2 * PAVE_APERIODIC_MARGIN;
}

int pave_aperiodic_tile(const pave_aperiodic *aperiodic, int32_t q, int32_t r)
{
    pave_aperiodic_row row;
    const uint64_t level = aperiodic_begin_row(aperiodic, r, &row);
    const pave_aperiodic_band *band = &aperiodic_bands[row.band];
    const uint32_t turn = aperiodic_turn(&row, q);
    bool near = aperiodic_is_near(turn, UINT32_MAX);
    int interval = 0;
    for (; interval < band->count - 1; interval++) {
        const uint32_t threshold = aperiodic_threshold(&band->side[interval], level);
        near = near || aperiodic_is_near(turn, threshold);
        if (turn <= threshold) break;
    }
    return band->tile[near ? pave_aperiodic_interval(&row, q) : interval];
}

// ---- Worlds -------------------------------------------------------------------------------------

/// Makes a world under APERIODIC: matches the tiles of the set, and draws the point p.
static pave_result aperiodic_make(pave_world *world, const pave_world_def *def, pave_error *error)
{
    pave_aperiodic *own = &((pave_aperiodic_world *)world)->own;
    const pave_wang_set *set = pave_squares_set(def);
    uint32_t tiles[PAVE_APERIODIC_TILES];
    if (!pave_aperiodic_match(set, tiles, error)) return PAVE_UNSUPPORTED;
    if (def->bias)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "method aperiodic cannot follow a bias: the shares of its tiles are the "
                         "same everywhere");
    world->set_hash = pave_wang_hash(set);
    world->kind = PAVE_WANG_EDGE;
    pave_aperiodic_take(own, set, tiles);
    pave_aperiodic_draw(own, world->seed);
    return PAVE_OK;
}

static void aperiodic_reseed(pave_world *world)
{
    pave_aperiodic_draw(&((pave_aperiodic_world *)world)->own, world->seed);
}

static uint32_t aperiodic_at(const pave_world *world, pave_cell cell)
{
    const pave_aperiodic *own = &((const pave_aperiodic_world *)world)->own;
    return own->id[pave_aperiodic_tile(own, cell.q, cell.r)];
}

static void aperiodic_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    const pave_aperiodic *own = &((const pave_aperiodic_world *)world)->own;
    memcpy(out, own->colors[pave_aperiodic_tile(own, cell.q, cell.r)], PAVE_WANG_PLACES_SQUARE);
}

static void aperiodic_fill(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    const pave_aperiodic *own = &((const pave_aperiodic_world *)world)->own;
    pave_aperiodic_row row;
    uint8_t intervals[PAVE_APERIODIC_SPAN];
    uint32_t ids[16] = {0};
    for (int32_t y = 0; y < rect.height; y++) {
        pave_aperiodic_row_of(own, rect.r + y, &row);
        memcpy(ids, row.id, sizeof row.id);
        for (int32_t x = 0; x < rect.width; x += PAVE_APERIODIC_SPAN) {
            const int32_t left = rect.width - x,
                          count = left < PAVE_APERIODIC_SPAN ? left : PAVE_APERIODIC_SPAN;
            uint32_t *tiles = out + y * stride + x;
            const uint64_t turn = row.turn + (uint64_t)((int64_t)rect.q + x) * PAVE_APERIODIC_STEP;
            if (world->kernel->intervals(&row, turn, count, intervals))
                for (int32_t i = 0; i < count; i++)
                    intervals[i] = (uint8_t)aperiodic_interval_of(&row, rect.q + x + i);
            world->kernel->look_up_16(intervals, ids, count, tiles);
        }
    }
}

const pave_world_way pave_way_aperiodic = {.size = sizeof(pave_aperiodic_world),
                                           .make = aperiodic_make,
                                           .reseed = aperiodic_reseed,
                                           .at = aperiodic_at,
                                           .colors_at = aperiodic_colors_at,
                                           .fill_strip = aperiodic_fill,
                                           .strip_columns_log = 12,
                                           .slow = 1};
