/// src/world/noise.c: gradient noise in integers, one line of positions at a time.
///
/// Based on: K. Perlin, "Improving Noise", 2002. Slopes come from Philox; one call gives the slopes
/// of 16 corners of a lattice row. Between two lattice rows, the slopes above and below are blended
/// first. For a fixed y, each lattice column is then a linear function of x, and the value at a
/// position blends its two neighbouring columns.
#include "../base/exact.h"

#include "noise_line.h"

#include <pave/random.h>

#include <string.h>

/// Sixteen directions as vectors of length 256.
static const int16_t slopes[16][2] = {{251, 50},   {213, 142},   {142, 213},   {50, 251},
                                      {-50, 251},  {-142, 213},  {-213, 142},  {-251, 50},
                                      {-251, -50}, {-213, -142}, {-142, -213}, {-50, -251},
                                      {50, -251},  {142, -213},  {213, -142},  {251, -50}};

const uint16_t pave_noise_ranks[PAVE_RANKS + 1] = {
    0,     77,    153,   284,   494,   813,   1275,  1914,  2753,  3819,  5131,
    6700,  8541,  10665, 13059, 15728, 18645, 21821, 25249, 28912, 32768, 36624,
    40287, 43715, 46891, 49808, 52477, 54871, 56995, 58836, 60405, 61717, 62783,
    63622, 64261, 64723, 65042, 65252, 65383, 65459, 65535};

bool pave_noise_valid(const pave_noise *noise)
{
    return noise->scale >= PAVE_NOISE_SCALE_MIN && noise->scale <= PAVE_NOISE_SCALE_MAX &&
           noise->octaves >= 1 && noise->octaves <= PAVE_NOISE_OCTAVES_MAX &&
           noise->roughness >= 0 && noise->roughness <= 256;
}

// ---- Plans --------------------------------------------------------------------------------------

/// Returns the integer square root, rounded down.
static int32_t noise_root(int32_t value)
{
    int32_t root = 0;
    for (int32_t bit = 1 << 14; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= value) root += bit;
    return root;
}

/// Returns the side of the lattice squares of an octave, in 256ths; 0 if they are too small.
static int32_t noise_size(const pave_noise *noise, int octave)
{
    const int32_t size = (noise->scale * PAVE_NOISE_UNIT) >> octave;
    return size < PAVE_NOISE_SCALE_MIN * PAVE_NOISE_UNIT ? 0 : size;
}

pave_noise_plan pave_noise_plan_of(const pave_noise *noise)
{
    assert(noise && pave_noise_valid(noise));
    pave_noise_plan plan = {.seed = noise->seed};
    int32_t height = 256, squares = 0;
    for (int o = 0; o < noise->octaves; o++) {
        const int32_t size = noise_size(noise, o);
        if (size == 0) break;
        struct pave_noise_scale *scale = &plan.octave[plan.octave_count++];
        scale->size = size;
        scale->inverse = (UINT64_C(1) << 36) / (uint32_t)size;
        scale->height = height;
        squares += height * height;
        height = height * noise->roughness >> 8;
    }
    plan.inverse_length = (1 << 20) / noise_root(squares);
    return plan;
}

bool pave_noise_line_fits(const pave_noise_plan *plan, int64_t step)
{
    return step <= plan->octave[plan->octave_count - 1].size;
}

/// Returns the lattice square of a coordinate. `rest` receives the offset in it, in 256ths.
static inline int64_t noise_square(const struct pave_noise_scale *scale, int64_t x, int64_t *rest)
{
    int64_t square = x / scale->size;
    if (square * scale->size > x) square--;
    *rest = x - square * scale->size;
    return square;
}

static inline int32_t noise_inside(const struct pave_noise_scale *scale, int64_t rest)
{
    return (int32_t)((uint64_t)rest * scale->inverse >> 24);
}

// ---- Few positions ------------------------------------------------------------------------------

/// The random calls made for an octave. Adjacent corners share them.
typedef struct pave_noise_calls {
    uint64_t seed;
    uint32_t octave;
    int count;
    struct {
        int32_t q, r;
        pave_random_words words;
    } call[16];
} pave_noise_calls;

/// Returns the slope of a lattice corner, in x and y.
static const int16_t *noise_slope_at(pave_noise_calls *calls, int32_t column, int32_t row)
{
    const int32_t q = column >> 4;
    int i = 0;
    while (i < calls->count && (calls->call[i].q != q || calls->call[i].r != row)) i++;
    if (i == calls->count) {
        calls->call[calls->count].q = q;
        calls->call[calls->count].r = row;
        calls->call[calls->count++].words =
            pave_random_at(calls->seed, PAVE_STREAM_NOISE, q, row, calls->octave, 0);
    }
    const int k = column & 15;
    return slopes[calls->call[i].words.word[k >> 2] >> (8 * (k & 3)) & 15];
}

/// A position in the lattice of an octave.
typedef struct pave_noise_spot {
    int32_t column, row; ///< the corner above and to the left
    int32_t inside_x, inside_y;
} pave_noise_spot;

/// Returns the value of an octave at a position.
static int32_t noise_octave_at(pave_noise_calls *calls, const pave_noise_spot *spot)
{
    const int32_t blend = pave_noise_blend(spot->inside_y);
    int32_t slope[2], offset[2];
    for (int32_t i = 0; i < 2; i++) {
        const int32_t column = (int32_t)((uint32_t)spot->column + (uint32_t)i),
                      row = (int32_t)((uint32_t)spot->row + 1);
        const int16_t *above = noise_slope_at(calls, column, spot->row),
                      *below = noise_slope_at(calls, column, row);
        slope[i] = pave_noise_slope(above[0], below[0], blend);
        offset[i] = pave_noise_offset(above[1], below[1], spot->inside_y, blend);
    }
    return pave_noise_between(slope[0], offset[0], slope[1], offset[1], spot->inside_x,
                              pave_noise_blend(spot->inside_x));
}

void pave_noise_four(const pave_noise_plan *plan, const int64_t x[2], const int64_t y[2],
                     int64_t step, uint16_t out[2][2])
{
    int32_t sums[2][2] = {{0}};
    for (int o = 0; o < plan->octave_count; o++) {
        const struct pave_noise_scale *scale = &plan->octave[o];
        pave_noise_calls calls;
        calls.seed = plan->seed, calls.octave = (uint32_t)o, calls.count = 0;
        for (int j = 0; j < 2; j++) {
            int64_t rest_x, rest_y;
            int64_t column = noise_square(scale, x[j], &rest_x);
            const int32_t row = (int32_t)noise_square(scale, y[j], &rest_y);
            for (int i = 0; i < 2; i++, rest_x += step) {
                if (rest_x >= scale->size) rest_x -= scale->size, column++;
                const pave_noise_spot spot = {(int32_t)column, row, noise_inside(scale, rest_x),
                                              noise_inside(scale, rest_y)};
                sums[j][i] += scale->height * noise_octave_at(&calls, &spot);
            }
        }
    }
    for (int k = 0; k < 4; k++)
        out[k >> 1][k & 1] = pave_noise_value(sums[k >> 1][k & 1], plan->inverse_length);
}

uint16_t pave_noise_at(const pave_noise *noise, int64_t x, int64_t y)
{
    const pave_noise_plan plan = pave_noise_plan_of(noise);
    int32_t sum = 0;
    for (int o = 0; o < plan.octave_count; o++) {
        const struct pave_noise_scale *scale = &plan.octave[o];
        pave_noise_calls calls;
        calls.seed = plan.seed, calls.octave = (uint32_t)o, calls.count = 0;
        int64_t rest_x, rest_y;
        const int32_t column = (int32_t)noise_square(scale, x, &rest_x),
                      row = (int32_t)noise_square(scale, y, &rest_y);
        const pave_noise_spot spot = {column, row, noise_inside(scale, rest_x),
                                      noise_inside(scale, rest_y)};
        sum += scale->height * noise_octave_at(&calls, &spot);
    }
    return pave_noise_value(sum, plan.inverse_length);
}

// ---- Along x ------------------------------------------------------------------------------------

/// Finds the squares that the line crosses, and the offsets of its positions in them.
static void noise_octave_place(const pave_noise_line *line, int o, pave_noise_octave *octave,
                               int64_t x, int64_t step)
{
    const struct pave_noise_scale *scale = &line->plan.octave[o];
    int64_t rest;
    const int32_t first = (int32_t)noise_square(scale, x, &rest), count = line->count;
    int32_t square = 0;
    for (int32_t i = 0; i < count; i++, rest += step) {
        const bool is_next = rest >= scale->size;
        square += is_next;
        rest -= is_next ? scale->size : 0;
        octave->square[i] = square;
        octave->inside[i] = noise_inside(scale, rest);
    }
    for (int32_t i = count; i % 8 != 0; i++) // kernels round the position count up
        octave->inside[i] = 0, octave->square[i] = square;
    octave->first = first;
    octave->square_count = square + 1;
    assert(octave->square_count < PAVE_LINE_CORNERS);
    const int64_t ahead = (int64_t)first - octave->drawn;
    if (ahead < 0 || ahead + octave->square_count + 1 > octave->drawn_count) {
        octave->drawn = first;
        octave->drawn_count = octave->square_count + 1 + PAVE_LINE_AHEAD;
        octave->has_row[0] = octave->has_row[1] = false;
    }
    line->kernel->blend(octave->inside, count, octave->blend);
}

void pave_noise_line_move(pave_noise_line *line, int64_t x, int64_t step, int32_t count)
{
    assert(count >= 1 && count <= PAVE_LINE_PLACES);
    line->count = count;
    for (int o = 0; o < line->plan.octave_count; o++)
        noise_octave_place(line, o, &line->octave[o], x, step);
}

void pave_noise_line_begin(pave_noise_line *line, const pave_noise_plan *plan, int64_t x,
                           int64_t step, int32_t count)
{
    line->plan = *plan;
    line->kernel = pave_kernel_best(&pave_noise_kernels);
    for (int o = 0; o < plan->octave_count; o++)
        line->octave[o].drawn = line->octave[o].drawn_count = 0;
    pave_noise_line_move(line, x, step, count);
}

// ---- At one y -----------------------------------------------------------------------------------

/// Draws the slopes of the corners of a lattice row along the line.
static void noise_draw_slopes(const pave_noise_line *line, int o, int32_t row,
                              int16_t out[2][PAVE_CORNER_ROOM])
{
    const pave_noise_octave *octave = &line->octave[o];
    const int32_t count = octave->drawn_count;
    for (int32_t i = 0; i < count;) {
        const int32_t q = (int32_t)((uint32_t)octave->drawn + (uint32_t)i);
        const pave_random_words words =
            pave_random_at(line->plan.seed, PAVE_STREAM_NOISE, q >> 4, row, (uint32_t)o, 0);
        for (int k = q & 15; k < 16 && i < count; k++, i++) {
            const int16_t *slope = slopes[words.word[k >> 2] >> (8 * (k & 3)) & 15];
            out[0][i] = slope[0];
            out[1][i] = slope[1];
        }
    }
    // kernels round the corner count up
    for (int32_t i = count; i < count + 8; i++) out[0][i] = out[1][i] = 0;
}

/// Returns the slopes of a lattice row.
static const int16_t (*noise_take_row(pave_noise_line *line, int o, int32_t row))[PAVE_CORNER_ROOM]
{
    pave_noise_octave *octave = &line->octave[o];
    const int slot = row & 1;
    if (!octave->has_row[slot] || octave->row[slot] != row)
        noise_draw_slopes(line, o, row, octave->slopes[slot]);
    octave->row[slot] = row;
    octave->has_row[slot] = true;
    return (const int16_t(*)[PAVE_CORNER_ROOM])octave->slopes[slot];
}

void pave_noise_line_values(pave_noise_line *line, int64_t y, uint16_t *out)
{
    pave_noise_corners corners;
    int32_t sums[PAVE_LINE_ROOM];
    const int32_t count = (line->count + 7) / 8 * 8;
    memset(sums, 0, (size_t)count * sizeof *sums);
    for (int o = 0; o < line->plan.octave_count; o++) {
        const struct pave_noise_scale *scale = &line->plan.octave[o];
        const pave_noise_octave *octave = &line->octave[o];
        int64_t rest;
        const int32_t row = (int32_t)noise_square(scale, y, &rest);
        const int16_t(*above)[PAVE_CORNER_ROOM] = noise_take_row(line, o, row);
        const int16_t(*below)[PAVE_CORNER_ROOM] =
            noise_take_row(line, o, (int32_t)((uint32_t)row + 1));
        line->kernel->corners(above, below, octave->first - octave->drawn,
                              noise_inside(scale, rest), octave->square_count + 1, &corners);
        line->kernel->add(octave, &corners, scale->height, count, sums);
    }
    line->kernel->value(sums, line->plan.inverse_length, line->count, out);
}

// ---- Rows ---------------------------------------------------------------------------------------

void pave_noise_row(const pave_noise *noise, int64_t x, int64_t y, int64_t step, int32_t count,
                    uint16_t *out)
{
    assert(step >= 0 && step <= 1 << 24);
    const pave_noise_plan plan = pave_noise_plan_of(noise);
    pave_noise_line line;
    if (!pave_noise_line_fits(&plan, step)) {
        for (int32_t i = 0; i < count; i++) out[i] = pave_noise_at(noise, x + i * step, y);
        return;
    }
    for (int32_t done = 0, part; done < count; done += part) {
        part = count - done < PAVE_LINE_PLACES ? count - done : PAVE_LINE_PLACES;
        pave_noise_line_begin(&line, &plan, x + done * step, step, part);
        pave_noise_line_values(&line, y, out + done);
    }
}
