/// pave/bias.h: what the shares of colours in a world follow, so that some terrain prevails here
/// and another there: noise, a map of your own, another world, or a function. A bias has sixteen
/// levels; at each level every colour has a weight of its own. Give it to a world in
/// pave_world_def.
///
/// The bias is read at *knots*, every `spacing` unit cells each way, and blends evenly in between.
/// Under FEATURE each edge and each corner takes the level at its own place, so both sides agree.
/// Under PHASE a tile takes the level at the middle of its cell, under BLOCKS a patch that at its
/// point. docs/determinism.md defines every step exactly.
///
/// Example: biased_land.c.
#ifndef PAVE_BIAS_H
#define PAVE_BIAS_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Noise --------------------------------------------------------------------------------------
// Smooth noise over the plane, in whole numbers: hills and valleys of a chosen size,
// the same on every machine.
//
// Gradient noise: each corner of a square lattice has one of sixteen slopes, and between corners
// the four slopes around blend smoothly. Octaves add lattices of half the size, lower each time.
// The sum is bent so that all values are about as frequent.
//
// Based on: K. Perlin, "Improving Noise", 2002 (the blend 6 t^5 - 15 t^4 + 10 t^3).
// docs/determinism.md defines every step exactly.

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
PAVE_INLINE pave_noise pave_noise_of(uint64_t seed, int32_t scale)
{
    pave_noise noise = {seed, scale, 1, 128};
    while (noise.octaves < 4 && scale >> noise.octaves >= 16) noise.octaves++;
    return noise;
}

/// The value at a place, 0..65535. x and y are in 256ths of a unit, y down; |x|, |y| < 2^41. Each
/// sixteenth of the values is met at 4 to 9 % of all places. `noise` must be valid. Allocates
/// nothing. Constant time: two to four random calls for each octave.
PAVE_API uint16_t pave_noise_at(const pave_noise *noise, int64_t x, int64_t y);

/// The values at `count` places in a row: (x, y), (x + step, y), ... as pave_noise_at gives them.
/// `step` is in 256ths of a unit, 0..2^24. `out` must hold at least `count` elements. Linear
/// time; neighbours share their random calls.
PAVE_API void pave_noise_row(const pave_noise *noise, int64_t x, int64_t y, int64_t step,
                             int32_t count, uint16_t *out);

struct pave_world;

enum {
    PAVE_BIAS_LEVELS = 16,
    PAVE_BIAS_HOLE = 65535, ///< of a map with holes the value that is none
    PAVE_BIAS_SPACING_MAX = 32,
    PAVE_BIAS_BLEND = 90 ///< what pave_bias_bands is commonly given
};

/// Where the values of a bias come from; a value is 0..65535, and value / 4096 its level.
typedef enum pave_bias_kind {
    PAVE_BIAS_NOISE = 0,
    PAVE_BIAS_MAP = 1,
    PAVE_BIAS_WORLD = 2,
    PAVE_BIAS_FUNCTION = 3
} pave_bias_kind;

/// A value for a place, in 256ths of a unit, y down: the same for the same place each time. It is
/// called on any thread that fills.
typedef uint16_t pave_bias_function(void *context, int64_t x, int64_t y);

/// A bias. Zero is a valid start: fill in what the kind needs. x and y are those of the layout at
/// size 1 and origin 0, 0 in pointy orientation: on squares x = q, y = r.
typedef struct pave_bias {
    pave_bias_kind kind;
    /// PAVE_BIAS_LEVELS * (color_count + 1): of each level the weights of unset (which count where
    /// unset is a colour of the world) and of the colours 1, 2, .... They multiply the shares that
    /// the colours have without a bias. Of a level where nothing is left, the weights do not count.
    /// Used only during pave_world_create.
    const uint16_t *weights;
    int32_t spacing;  ///< unit cells between knots: 1, 2, 4, 8, 16, 32; 0: chosen by the source
    pave_noise noise; ///< NOISE; a MAP with holes
    /// MAP: width * height values, the rows from top to bottom, each a square of `cells` units; the
    /// first begins at (x, y), in units. Beyond its rim the map goes on as at the rim. It must
    /// outlive the world, as `world` and `context`.
    const uint16_t *values;
    int32_t width, height; ///< 1..2^20 each
    int32_t x, y;
    /// MAP: the world is as without the map where the nearest knot has the value PAVE_BIAS_HOLE or
    /// is beyond the rim: it follows `noise`, or nothing where noise.scale is 0.
    bool holes;
    int32_t cells; ///< MAP, WORLD: units across one value, 1..65536
    /// WORLD: of squares. A value is the mean over the places of its tile of the values of their
    /// colours: color_values has world_colors + 1 elements, [0] of unset.
    const struct pave_world *world;
    const uint16_t *color_values;
    int32_t world_colors;
    pave_bias_function *function; ///< FUNCTION
    void *context;
    uint64_t function_id; ///< stands for the function in the fingerprint of the world
} pave_bias;

/// Writes weights of bands: from the lowest level to the highest prevail the colours of `order`, in
/// turn, all as wide; a colour several times in a row has a wider band. `blend` is 0..256: how much
/// of an entry's band, in 256ths, is mixed with its neighbour; 0: none. order[0..order_count-1] are
/// colours 0 (unset) .. color_count, at least one. `weights` must hold PAVE_BIAS_LEVELS *
/// (color_count + 1) elements; all others become 0. Returns PAVE_OK; PAVE_RANGE for a count, colour
/// or blend out of range (nothing is written). Constant time.
PAVE_API pave_result pave_bias_bands(int color_count, const uint8_t *order, int order_count,
                                     int blend, uint16_t *weights);

#ifdef __cplusplus
}
#endif
#endif
