/// pave/noise.h: smooth noise over the plane, in whole numbers: hills and valleys of a chosen size,
/// the same on every machine. Worlds follow it by bias.h; it stands alone as well.
///
/// Gradient noise: each corner of a square lattice has one of sixteen slopes, and between corners
/// the four slopes around blend smoothly. Octaves add lattices of half the size, lower each time.
/// The sum is bent so that all values are about as frequent.
///
/// Based on: K. Perlin, "Improving Noise", 2002 (the blend 6 t^5 - 15 t^4 + 10 t^3).
/// docs/determinism.md defines every step exactly.
///
/// Example: biased_land.c.
#ifndef PAVE_NOISE_H
#define PAVE_NOISE_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_NOISE_UNIT = 256, ///< places are given in 256ths
    PAVE_NOISE_SCALE_MIN = 2,
    PAVE_NOISE_SCALE_MAX = 65536,
    PAVE_NOISE_OCTAVES_MAX = 8
};

/// A noise. Make it with pave_noise_of, or fill all fields.
typedef struct pave_noise {
    uint64_t seed;
    int32_t scale;     ///< units from corner to corner of the first lattice, 2..65536: about half
                       ///< the distance from hill to hill
    int32_t octaves;   ///< 1..8; those whose lattice would be below 2 units are left out
    int32_t roughness; ///< height of an octave in 256ths of the one before it, 0..256
} pave_noise;

/// A noise with octaves down to lattices of 16 units, at most four, and a roughness of 128. For
/// finer shapes, such as ragged coasts, set `octaves` higher afterwards. Constant time.
static inline pave_noise pave_noise_of(uint64_t seed, int32_t scale)
{
    pave_noise noise = {seed, scale, 1, 128};
    while (noise.octaves < 4 && scale >> noise.octaves >= 16) noise.octaves++;
    return noise;
}

/// Whether all fields are in their ranges. Constant time.
PAVE_API bool pave_noise_valid(const pave_noise *noise);

/// The value at a place, 0..65535. x and y are in 256ths of a unit, y down; |x|, |y| < 2^41. Each
/// sixteenth of the values is met at 4 to 9 % of all places. `noise` must be valid. Allocates
/// nothing. Constant time: two to four random calls for each octave.
PAVE_API uint16_t pave_noise_at(const pave_noise *noise, int64_t x, int64_t y);

/// The values at `count` places in a row: (x, y), (x + step, y), ... as pave_noise_at gives them.
/// `step` is in 256ths of a unit, 0..2^24. `out` must hold at least `count` elements. Linear
/// time; neighbours share their random calls.
PAVE_API void pave_noise_row(const pave_noise *noise, int64_t x, int64_t y, int64_t step,
                             int32_t count, uint16_t *out);

#ifdef __cplusplus
}
#endif
#endif
