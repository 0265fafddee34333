/// src/world/noise.c: gradient noise in whole numbers, a line of places at a time.
///
/// Based on: K. Perlin, "Improving Noise", 2002. Slopes come from Philox, 16 corners of a lattice
/// row a call. Between two lattice rows the slopes above and below are blended first: so each
/// corner column is a straight line in x, of which a place blends two.
#include "../base/exact.h"

#include "noise_line.h"

#include <pave/random.h>

#include <string.h>

enum {
    PAVE_RANKS = 40,
    PAVE_RANK_LOG = 7, ///< heights from one rank to the next
    PAVE_HEIGHT_MAX = PAVE_RANKS / 2 << PAVE_RANK_LOG
};

/// Sixteen directions, of length 256.
static const int16_t pave_slopes[16][2] = {{251, 50},   {213, 142},   {142, 213},   {50, 251},
                                           {-50, 251},  {-142, 213},  {-213, 142},  {-251, 50},
                                           {-251, -50}, {-213, -142}, {-142, -213}, {-50, -251},
                                           {50, -251},  {142, -213},  {213, -142},  {251, -50}};

/// How many of 65536 sums are below -2560, -2432, ..., 2560: measured over 2^23 places of three
/// octaves, and made symmetric.
static const uint16_t pave_ranks[PAVE_RANKS + 1] = {
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

// ---- Along x ------------------------------------------------------------------------------------

/// The whole square root, rounded down.
static int32_t pave_noise_root(int32_t value)
{
    int32_t root = 0;
    for (int32_t bit = 1 << 14; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= value) root += bit;
    return root;
}

/// The lattice square of a coordinate, and in `rest` how far in it is, in 256ths.
static inline int64_t pave_noise_square(const pave_noise_octave *octave, int64_t x, int64_t *rest)
{
    int64_t square = x / octave->size;
    if (square * octave->size > x) square--;
    *rest = x - square * octave->size;
    return square;
}

static inline int32_t pave_noise_inside(const pave_noise_octave *octave, int64_t rest)
{
    return (int32_t)((uint64_t)rest * octave->inverse >> 24);
}

/// Which squares the line crosses, and where in them its places are.
static void pave_noise_octave_begin(pave_noise_octave *octave, int64_t x, int64_t step,
                                    int32_t count, const pave_noise_kernel *kernel)
{
    int64_t rest, square = pave_noise_square(octave, x, &rest);
    octave->first = (int32_t)square;
    octave->has_row = false;
    int32_t squares = 0;
    for (int32_t i = 0; i < count; squares++) {
        for (; i < count && rest < octave->size; i++, rest += step)
            octave->inside[i] = pave_noise_inside(octave, rest);
        rest -= octave->size;
        assert(squares + 1 < PAVE_LINE_CORNERS);
        octave->end[squares] = i;
    }
    octave->square_count = squares;
    for (int32_t i = count; i % 8 != 0; i++) octave->inside[i] = 0; // kernels round places up
    kernel->blend(octave->inside, count, octave->blend);
}

/// The side of the lattice squares of an octave, in 256ths; 0 where they are too small.
static int32_t pave_noise_size(const pave_noise *noise, int octave)
{
    const int32_t size = (noise->scale * PAVE_NOISE_UNIT) >> octave;
    return size < PAVE_NOISE_SCALE_MIN * PAVE_NOISE_UNIT ? 0 : size;
}

bool pave_noise_line_fits(const pave_noise *noise, int64_t step)
{
    int last = noise->octaves - 1;
    while (pave_noise_size(noise, last) == 0) last--;
    return step <= pave_noise_size(noise, last);
}

void pave_noise_line_begin(pave_noise_line *line, const pave_noise *noise, int64_t x, int64_t step,
                           int32_t count)
{
    assert(noise && pave_noise_valid(noise) && count >= 1 && count <= PAVE_LINE_PLACES);
    line->seed = noise->seed;
    line->kernel = pave_kernel_best(&pave_noise_kernels);
    line->count = count;
    line->octave_count = 0;
    int32_t height = 256, squares = 0;
    for (int o = 0; o < noise->octaves; o++) {
        const int32_t size = pave_noise_size(noise, o);
        if (size == 0) break;
        pave_noise_octave *octave = &line->octave[line->octave_count++];
        octave->size = size;
        octave->inverse = (UINT64_C(1) << 36) / (uint32_t)size;
        octave->height = height;
        pave_noise_octave_begin(octave, x, step, count, line->kernel);
        squares += height * height;
        height = height * noise->roughness >> 8;
    }
    line->inverse_length = (1 << 20) / pave_noise_root(squares);
}

// ---- At one y -----------------------------------------------------------------------------------

/// The slopes of the corners of a lattice row along the line.
static void pave_noise_draw_slopes(const pave_noise_line *line, int o, int32_t row, uint8_t *out)
{
    const pave_noise_octave *octave = &line->octave[o];
    const int32_t count = octave->square_count + 1;
    for (int32_t i = 0; i < count;) {
        const int32_t q = (int32_t)((uint32_t)octave->first + (uint32_t)i);
        const pave_random_words words =
            pave_random_at(line->seed, PAVE_STREAM_NOISE, q >> 4, row, (uint32_t)o, 0);
        for (int k = q & 15; k < 16 && i < count; k++, i++)
            out[i] = words.word[k >> 2] >> (8 * (k & 3)) & 15;
    }
}

/// A corner column at one y: its slope in x, times 256, and its offset.
typedef struct pave_noise_corner {
    int32_t slope, offset;
} pave_noise_corner;

static inline pave_noise_corner pave_noise_corner_at(const pave_noise_octave *octave,
                                                     int32_t column, int32_t y, int32_t blend)
{
    const int16_t *above = pave_slopes[octave->slopes[0][column]],
                  *below = pave_slopes[octave->slopes[1][column]];
    const int32_t rest = PAVE_ONE - blend;
    return (pave_noise_corner){
        (above[0] * rest + below[0] * blend) >> 4,
        ((above[1] * y >> 4) * rest + (below[1] * (y - PAVE_ONE) >> 4) * blend) >> 16};
}

/// Writes the corners left and right of every place: a square's places at a time, by fours; what is
/// written too far, the next square overwrites.
static void pave_noise_spread(const pave_noise_octave *octave, int32_t y,
                              int32_t corners[4][PAVE_LINE_ROOM])
{
    const int32_t blend = pave_noise_blend(y);
    pave_noise_corner left = pave_noise_corner_at(octave, 0, y, blend);
    for (int32_t k = 0, i = 0; k < octave->square_count; k++) {
        const pave_noise_corner right = pave_noise_corner_at(octave, k + 1, y, blend);
        for (; i < octave->end[k]; i += 4)
            for (int j = 0; j < 4; j++) {
                corners[0][i + j] = left.slope;
                corners[1][i + j] = left.offset;
                corners[2][i + j] = right.slope;
                corners[3][i + j] = right.offset;
            }
        i = octave->end[k];
        left = right;
    }
}

static void pave_noise_take_row(pave_noise_line *line, int o, int32_t row)
{
    pave_noise_octave *octave = &line->octave[o];
    if (octave->has_row && octave->row == row) return;
    if (octave->has_row && octave->row == row - 1)
        memcpy(octave->slopes[0], octave->slopes[1], sizeof *octave->slopes);
    else
        pave_noise_draw_slopes(line, o, row, octave->slopes[0]);
    pave_noise_draw_slopes(line, o, (int32_t)((uint32_t)row + 1), octave->slopes[1]);
    octave->row = row;
    octave->has_row = true;
}

/// A sum as a value, bent so that all values are about as frequent.
static inline uint16_t pave_noise_value(const pave_noise_line *line, int32_t sum)
{
    int32_t height = (int32_t)((int64_t)sum * line->inverse_length >> 20);
    if (height < -PAVE_HEIGHT_MAX) height = -PAVE_HEIGHT_MAX;
    if (height >= PAVE_HEIGHT_MAX) height = PAVE_HEIGHT_MAX - 1;
    height += PAVE_HEIGHT_MAX;
    const int32_t rank = height >> PAVE_RANK_LOG, rest = height & ((1 << PAVE_RANK_LOG) - 1);
    const int32_t low = pave_ranks[rank], high = pave_ranks[rank + 1];
    return (uint16_t)(low + ((high - low) * rest >> PAVE_RANK_LOG));
}

void pave_noise_line_values(pave_noise_line *line, int64_t y, uint16_t *out)
{
    int32_t corners[4][PAVE_LINE_ROOM], sums[PAVE_LINE_ROOM];
    const int32_t count = (line->count + 7) / 8 * 8;
    for (int32_t i = 0; i < count; i++) sums[i] = 0;
    for (int o = 0; o < line->octave_count; o++) {
        const pave_noise_octave *octave = &line->octave[o];
        int64_t rest;
        const int32_t row = (int32_t)pave_noise_square(octave, y, &rest);
        pave_noise_take_row(line, o, row);
        pave_noise_spread(octave, pave_noise_inside(octave, rest), corners);
        for (int32_t i = line->count; i < count; i++)
            for (int k = 0; k < 4; k++) corners[k][i] = 0;
        line->kernel->add(octave->inside, octave->blend, (const int32_t(*)[PAVE_LINE_ROOM])corners,
                          octave->height, count, sums);
    }
    for (int32_t i = 0; i < line->count; i++) out[i] = pave_noise_value(line, sums[i]);
}

// ---- Values -------------------------------------------------------------------------------------

void pave_noise_row(const pave_noise *noise, int64_t x, int64_t y, int64_t step, int32_t count,
                    uint16_t *out)
{
    assert(step >= 0 && step <= 1 << 24);
    pave_noise_line line;
    const int32_t most = pave_noise_line_fits(noise, step) ? PAVE_LINE_PLACES : 1;
    for (int32_t done = 0, part; done < count; done += part) {
        part = count - done < most ? count - done : most;
        pave_noise_line_begin(&line, noise, x + done * step, step, part);
        pave_noise_line_values(&line, y, out + done);
    }
}

uint16_t pave_noise_at(const pave_noise *noise, int64_t x, int64_t y)
{
    uint16_t value;
    pave_noise_row(noise, x, y, 0, 1, &value);
    return value;
}
