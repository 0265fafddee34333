/// pave/bias.h: a bias varies the colour frequencies of a world over space, by noise, an image,
/// another world, or a function. A bias has sixteen levels, and at each level every colour has a
/// separate weight. Set it in pave_world_def.
///
/// The bias is evaluated at *knots*, `spacing` unit cells apart in both directions, and
/// interpolated linearly between them. Under FEATURE, each edge and each corner uses the level at
/// its own position, so the cells around it agree. Under PHASE, a tile uses the level at the centre
/// of its cell; under BLOCKS, a patch uses the level at its point. docs/determinism.md defines
/// every step exactly.
///
/// Example: biased_land.c.
#ifndef PAVE_BIAS_H
#define PAVE_BIAS_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Noise --------------------------------------------------------------------------------------
// Smooth integer noise over the plane: hills and valleys of a chosen size, the same on every
// machine.
//
// This is gradient noise: each corner of a square lattice has one of sixteen slopes, and the four
// slopes around a point are blended smoothly. Each further octave adds a lattice of half the size
// with a smaller amplitude. The sum is mapped to make all values about equally frequent.
//
// Based on: K. Perlin, "Improving Noise", 2002 (the blend 6 t^5 - 15 t^4 + 10 t^3).
// docs/determinism.md defines every step exactly.

enum {
    PAVE_NOISE_UNIT = 256, ///< positions are in 256ths of a unit
    PAVE_NOISE_SCALE_MIN = 2,
    PAVE_NOISE_SCALE_MAX = 65536,
    PAVE_NOISE_OCTAVES_MAX = 8
};

/// Parameters of noise. Make them with pave_noise_of, or fill all fields.
typedef struct pave_noise {
    uint64_t seed;
    int32_t scale;   ///< spacing of the first lattice in units, 2..65536: about half the distance
                     ///< between hills
    int32_t octaves; ///< number of octaves, 1..8; octaves with a lattice below 2 units are omitted
    int32_t roughness; ///< amplitude of an octave in 256ths of the previous octave, 0..256
} pave_noise;

/// Noise with a roughness of 128 and up to four octaves, with lattices of at least 16 units. For
/// finer shapes, such as ragged coasts, increase `octaves` afterwards. Constant time.
PAVE_INLINE pave_noise pave_noise_of(uint64_t seed, int32_t scale)
{
    pave_noise noise = {seed, scale, 1, 128};
    while (noise.octaves < 4 && scale >> noise.octaves >= 16) noise.octaves++;
    return noise;
}

/// The value at a position, 0..65535. x and y are in 256ths of a unit, y down; |x|, |y| < 2^41.
/// Each sixteenth of the values occurs at 4 to 9 % of all positions. `noise` must be valid.
/// Allocates nothing. Constant time: two to four random calls for each octave.
PAVE_API uint16_t pave_noise_at(const pave_noise *noise, int64_t x, int64_t y);

/// Writes the values of pave_noise_at at `count` positions in a row: (x, y), (x + step, y), ...
/// `step` is in 256ths of a unit, 0..2^24. `out` must hold at least `count` elements. Linear time;
/// neighbours share their random calls.
PAVE_API void pave_noise_row(const pave_noise *noise, int64_t x, int64_t y, int64_t step,
                             int32_t count, uint16_t *out);

struct pave_world;

enum {
    PAVE_BIAS_LEVELS = 16,
    PAVE_BIAS_HOLE = 65535, ///< the value of a hole, in a map with holes
    PAVE_BIAS_SPACING_MAX = 32,
    PAVE_BIAS_BLEND = 90 ///< the usual blend for pave_bias_bands
};

/// The source of the values of a bias. A value is 0..65535; its level is value / 4096.
typedef enum pave_bias_kind {
    PAVE_BIAS_NOISE = 0,
    PAVE_BIAS_MAP = 1,
    PAVE_BIAS_WORLD = 2,
    PAVE_BIAS_FUNCTION = 3
} pave_bias_kind;

/// A callback that returns the value at a position, in 256ths of a unit, y down. It must always
/// return the same value for the same position. It may be called on any thread that fills.
typedef uint16_t pave_bias_function(void *context, int64_t x, int64_t y);

/// A bias. Start with a zeroed struct and set the fields of the kind. x and y are positions in the
/// layout of size 1, origin 0, 0 and pointy orientation: on squares x = q, y = r.
typedef struct pave_bias {
    pave_bias_kind kind;
    /// PAVE_BIAS_LEVELS * (color_count + 1) weights: for each level, the weight of unset (used if
    /// unset is a colour of the world), then the weights of the colours 1, 2, ... They are factors
    /// of the colours' shares without a bias. If all products of a level are 0, the weights of that
    /// level are ignored. Used only during pave_world_create.
    const uint16_t *weights;
    int32_t spacing;  ///< unit cells between knots: 1, 2, 4, 8, 16 or 32; 0: depends on the source
    pave_noise noise; ///< NOISE, and MAP with holes
    /// MAP: width * height values, by rows from top to bottom. Each covers a square of `cells`
    /// units; the first begins at (x, y), in units. The values on the rim extend beyond the map.
    /// The array must outlive the world, and so must `world` and `context`.
    const uint16_t *values;
    int32_t width, height; ///< 1..2^20 each
    int32_t x, y;
    /// MAP: whether the map has holes. If the nearest knot has the value PAVE_BIAS_HOLE or is
    /// outside the map, the world follows `noise` there, or has no bias if noise.scale is 0.
    bool holes;
    int32_t cells; ///< MAP, WORLD: width of one value in units, 1..65536
    /// WORLD: a world of squares. The value of a tile is the average of the values of its colours.
    /// color_values has world_colors + 1 elements; [0] is for unset.
    const struct pave_world *world;
    const uint16_t *color_values;
    int32_t world_colors;
    pave_bias_function *function; ///< FUNCTION
    void *context;
    uint64_t function_id; ///< id of the function in the fingerprint of the world
} pave_bias;

/// Writes weights that divide the levels, from the lowest to the highest, into bands of equal
/// width. Each entry of `order` is the colour that prevails in its band; repeat a colour for a
/// wider band. `blend` is the part of a band, in 256ths, 0..256, that is mixed with the adjacent
/// band. order[0..order_count-1] are colours 0 (unset) .. color_count, at least one. `weights` must
/// hold at least PAVE_BIAS_LEVELS * (color_count + 1) elements; other colours get weight 0. Returns
/// PAVE_OK; PAVE_RANGE if a count, colour or blend is out of range, with nothing written. Constant
/// time.
PAVE_API pave_result pave_bias_bands(int color_count, const uint8_t *order, int order_count,
                                     int blend, uint16_t *weights);

#ifdef __cplusplus
}
#endif
#endif
