/// src/world/noise_line.h: a noise made ready for many places: what depends on x alone is worked
/// out once for a line of places, and then for each y the line's values.
#ifndef PAVE_SRC_NOISE_LINE_H
#define PAVE_SRC_NOISE_LINE_H

#include "../base/kernels.h"

#include <pave/noise.h>

enum {
    PAVE_LINE_PLACES = 128, ///< the most places of a line
    PAVE_LINE_ROOM = PAVE_LINE_PLACES + 32,
    PAVE_LINE_CORNERS = PAVE_LINE_PLACES + 2 ///< a square of the lattice for each place, at most
};

enum {
    PAVE_ONE_LOG = 12,
    PAVE_ONE = 1 << PAVE_ONE_LOG ///< the side of a lattice square, and the height 1
};

/// 6 t^5 - 15 t^4 + 10 t^3.
static PAVE_ALWAYS_INLINE int32_t pave_noise_blend(int32_t t)
{
    const int32_t cube = (t * t >> PAVE_ONE_LOG) * t >> PAVE_ONE_LOG;
    const int32_t factor = (t * (6 * t - 15 * PAVE_ONE) >> PAVE_ONE_LOG) + 10 * PAVE_ONE;
    return cube * factor >> PAVE_ONE_LOG;
}

/// An entry of the dispatch table: places are rounded up to 8. sums[i] += height * (what the
/// octave is at place i), from the slope and the offset of the corners left and right of it.
typedef struct pave_noise_kernel {
    pave_kernel kernel;
    /// out[i] = pave_noise_blend(inside[i]).
    void (*blend)(const int32_t *inside, int32_t count, int32_t *out);
    void (*add)(const int32_t *inside, const int32_t *blend,
                const int32_t corners[4][PAVE_LINE_ROOM], int32_t height, int32_t count,
                int32_t *sums);
} pave_noise_kernel;

extern const pave_kernel_table pave_noise_kernels;

/// One octave of a noise, along a line.
typedef struct pave_noise_octave {
    int32_t size;                   ///< of a lattice square, in 256ths
    uint64_t inverse;               ///< 2^36 / size, rounded down
    int32_t height;                 ///< in 256ths
    int32_t first;                  ///< the lattice column of corner 0
    int32_t square_count;           ///< that the line crosses
    int32_t end[PAVE_LINE_CORNERS]; ///< of each square: the place after its last one
    int32_t inside[PAVE_LINE_ROOM]; ///< how far in its square a place is
    int32_t blend[PAVE_LINE_ROOM];
    int32_t row; ///< the lattice row whose slopes, and the next row's, are there
    bool has_row;
    uint8_t slopes[2][PAVE_LINE_CORNERS + 1];
} pave_noise_octave;

typedef struct pave_noise_line {
    uint64_t seed;
    const pave_noise_kernel *kernel;
    int32_t count; ///< of places
    int octave_count;
    int32_t inverse_length; ///< 2^20 / the root of the sum of squared heights
    pave_noise_octave octave[PAVE_NOISE_OCTAVES_MAX];
} pave_noise_line;

/// Whether the places of a line are near enough: no lattice square between two of them.
bool pave_noise_line_fits(const pave_noise *noise, int64_t step);

/// Makes a line ready: up to PAVE_LINE_PLACES places from x on, whose step fits
/// unless there is just one.
void pave_noise_line_begin(pave_noise_line *line, const pave_noise *noise, int64_t x, int64_t step,
                           int32_t count);

/// The values of a line, as pave_noise_row gives them.
void pave_noise_line_values(pave_noise_line *line, int64_t y, uint16_t *out);

#endif
