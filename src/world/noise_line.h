/// src/world/noise_line.h: noise prepared for many positions: terms that depend only on x are
/// computed once for a line of positions, and then the line's values for each y.
#ifndef PAVE_SRC_NOISE_LINE_H
#define PAVE_SRC_NOISE_LINE_H

#include "../base/kernels.h"

#include <pave/bias.h>

enum {
    PAVE_LINE_PLACES = 128, ///< maximum number of positions of a line
    PAVE_LINE_ROOM = PAVE_LINE_PLACES + 32,
    /// maximum number of corners: one lattice square for each position
    PAVE_LINE_CORNERS = PAVE_LINE_PLACES + 2,
    PAVE_LINE_AHEAD = 4, ///< number of extra corners drawn so that a line can move
    PAVE_CORNER_ROOM = PAVE_LINE_CORNERS + 30
};

enum {
    PAVE_ONE_LOG = 12,
    PAVE_ONE = 1 << PAVE_ONE_LOG ///< side of a lattice square; also the height 1
};

enum {
    PAVE_RANKS = 40,
    PAVE_RANK_LOG = 7, ///< log2 of the height difference between ranks
    PAVE_HEIGHT_MAX = PAVE_RANKS / 2 << PAVE_RANK_LOG
};

/// Number of sums, out of 65536, below -2560, -2432, ..., 2560. Measured at 2^23 positions with
/// three octaves, and made symmetric.
extern const uint16_t pave_noise_ranks[PAVE_RANKS + 1];

// ---- Arithmetic ---------------------------------------------------------------------------------

/// Returns 6 t^5 - 15 t^4 + 10 t^3.
static PAVE_ALWAYS_INLINE int32_t pave_noise_blend(int32_t t)
{
    const int32_t cube = (t * t >> PAVE_ONE_LOG) * t >> PAVE_ONE_LOG;
    const int32_t factor = (t * (6 * t - 15 * PAVE_ONE) >> PAVE_ONE_LOG) + 10 * PAVE_ONE;
    return cube * factor >> PAVE_ONE_LOG;
}

/// Returns the slope in x, times 256, of a corner column at one y, interpolated between the slopes
/// in x above and below.
static PAVE_ALWAYS_INLINE int32_t pave_noise_slope(int32_t above, int32_t below, int32_t blend)
{
    return (above * (PAVE_ONE - blend) + below * blend) >> 4;
}

/// Returns the offset of a corner column, from its slopes in y.
static PAVE_ALWAYS_INLINE int32_t pave_noise_offset(int32_t above, int32_t below, int32_t y,
                                                    int32_t blend)
{
    return ((above * y >> 4) * (PAVE_ONE - blend) + (below * (y - PAVE_ONE) >> 4) * blend) >> 16;
}

/// Returns the value of an octave between two corner columns.
static PAVE_ALWAYS_INLINE int32_t pave_noise_between(int32_t left_slope, int32_t left_offset,
                                                     int32_t right_slope, int32_t right_offset,
                                                     int32_t inside, int32_t blend)
{
    const int32_t left = (left_slope * inside >> 16) + left_offset;
    const int32_t right = (right_slope * (inside - PAVE_ONE) >> 16) + right_offset;
    return left + ((right - left) * blend >> 12);
}

/// Maps a sum of octaves to a value; all values become about equally frequent.
static PAVE_ALWAYS_INLINE uint16_t pave_noise_value(int32_t sum, int32_t inverse_length)
{
    int32_t height = (int32_t)((int64_t)sum * inverse_length >> 20);
    if (height < -PAVE_HEIGHT_MAX) height = -PAVE_HEIGHT_MAX;
    if (height >= PAVE_HEIGHT_MAX) height = PAVE_HEIGHT_MAX - 1;
    height += PAVE_HEIGHT_MAX;
    const int32_t rank = height >> PAVE_RANK_LOG, rest = height & ((1 << PAVE_RANK_LOG) - 1);
    const int32_t low = pave_noise_ranks[rank], high = pave_noise_ranks[rank + 1];
    return (uint16_t)(low + ((high - low) * rest >> PAVE_RANK_LOG));
}

// ---- Plans --------------------------------------------------------------------------------------

/// Octaves of noise in precomputed integers.
typedef struct pave_noise_plan {
    uint64_t seed;
    int octave_count;
    int32_t inverse_length; ///< 2^20 divided by the root of the sum of squared heights
    struct pave_noise_scale {
        int32_t size;     ///< side of a lattice square, in 256ths
        int32_t height;   ///< in 256ths
        uint64_t inverse; ///< 2^36 / size, rounded down
    } octave[PAVE_NOISE_OCTAVES_MAX];
} pave_noise_plan;

pave_noise_plan pave_noise_plan_of(const pave_noise *noise);

/// Returns whether positions are close enough for a line: adjacent positions are in the same or in
/// adjacent lattice squares.
bool pave_noise_line_fits(const pave_noise_plan *plan, int64_t step);

/// Computes the values at two pairs of positions, (x[j], y[j]) and (x[j] + step, y[j]). The step
/// must be suitable for a line. For a few positions this is faster than preparing a line.
void pave_noise_four(const pave_noise_plan *plan, const int64_t x[2], const int64_t y[2],
                     int64_t step, uint16_t out[2][2]);

// ---- Lines --------------------------------------------------------------------------------------

/// One octave of noise along a line. Lattice row r is in slot r & 1.
typedef struct pave_noise_octave {
    int32_t first;                  ///< the lattice column of corner 0
    int32_t square_count;           ///< number of lattice squares that the line crosses
    int32_t square[PAVE_LINE_ROOM]; ///< 0-based lattice square of each position
    int32_t inside[PAVE_LINE_ROOM]; ///< offset of each position in its square
    int32_t blend[PAVE_LINE_ROOM];
    /// range of corners whose slopes are drawn: the first column, and their number
    int32_t drawn, drawn_count;
    int32_t row[2];
    bool has_row[2];
    int16_t slopes[2][2][PAVE_CORNER_ROOM]; ///< slopes by slot: in x, in y
} pave_noise_octave;

/// Corner columns at one y, the input of pave_noise_between.
typedef struct pave_noise_corners {
    int32_t slope[PAVE_CORNER_ROOM], offset[PAVE_CORNER_ROOM];
} pave_noise_corners;

/// An entry of the dispatch table. Counts are rounded up to multiples of 8, except for `value`.
typedef struct pave_noise_kernel {
    pave_kernel kernel;
    /// out[i] = pave_noise_blend(inside[i]).
    void (*blend)(const int32_t *inside, int32_t count, int32_t *out);
    /// Computes the corners at `y` below the row whose slopes are `above`, in x and y.
    void (*corners)(const int16_t above[2][PAVE_CORNER_ROOM],
                    const int16_t below[2][PAVE_CORNER_ROOM], int32_t first, int32_t y,
                    int32_t count, pave_noise_corners *out);
    /// sums[i] += height * (value of the octave at position i).
    void (*add)(const pave_noise_octave *octave, const pave_noise_corners *corners, int32_t height,
                int32_t count, int32_t *sums);
    /// out[i] = pave_noise_value(sums[i], inverse_length).
    void (*value)(const int32_t *sums, int32_t inverse_length, int32_t count, uint16_t *out);
} pave_noise_kernel;

extern const pave_kernel_table pave_noise_kernels;

typedef struct pave_noise_line {
    pave_noise_plan plan;
    const pave_noise_kernel *kernel;
    int32_t count; ///< number of positions
    pave_noise_octave octave[PAVE_NOISE_OCTAVES_MAX];
} pave_noise_line;

/// Prepares a line: up to PAVE_LINE_PLACES positions starting at x. The step must be suitable for a
/// line unless there is only one position.
void pave_noise_line_begin(pave_noise_line *line, const pave_noise_plan *plan, int64_t x,
                           int64_t step, int32_t count);

/// Prepares the line for other positions of the same noise. Slopes that are already drawn are kept.
void pave_noise_line_move(pave_noise_line *line, int64_t x, int64_t step, int32_t count);

/// Writes the values of a line, equal to pave_noise_row.
void pave_noise_line_values(pave_noise_line *line, int64_t y, uint16_t *out);

/// Returns whether all fields are in their ranges. Constant time.
bool pave_noise_valid(const pave_noise *noise);

#endif
