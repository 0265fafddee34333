/// src/world/world_bias.h: the prepared bias of a world: levels at single positions or in rows, and
/// the laws of colours at each level.
///
/// Positions are in lattice coordinates: the unit cell q, r and an offset u, v in 256ths. A *knot*
/// is a unit cell whose q and r are multiples of the spacing; its value has 14 bits.
#ifndef PAVE_SRC_WORLD_BIAS_H
#define PAVE_SRC_WORLD_BIAS_H

#include "../base/kernels.h"
#include "noise_line.h"

#include <pave/random.h>
#include <pave/world.h>

enum {
    PAVE_BIAS_ROW = 608, ///< capacity of a row of levels, in unit cells
    PAVE_BIAS_ROOM = PAVE_BIAS_ROW + 2 * PAVE_BIAS_SPACING_MAX + 64,
    PAVE_KNOT_ROOM = PAVE_BIAS_ROW + 64,
    PAVE_BIAS_LINES = 8,               ///< number of lines of levels that are cached
    PAVE_LEVEL_NONE = PAVE_BIAS_LEVELS ///< level of positions without a bias
};

/// A line of positions from knot to knot: values in the upper row of knots, and twice their
/// increase to the lower row. The value at `part` 2^15ths of the way down is base + (rise * part >>
/// 16), 14 bits.
typedef struct pave_bias_line {
    bool made;
    int32_t b, u; ///< upper row of knots; offset of the positions
    int16_t base[PAVE_BIAS_ROOM], rise[PAVE_BIAS_ROOM];
} pave_bias_line;

/// The law that draws a colour from a byte at each level. The colour is the number of steps that
/// the byte passes: step k if the byte, at least 1, is above limits[16 * k + level].
typedef struct pave_biased_law {
    int32_t q, r, u, v; ///< position of the feature in its unit cell
    int32_t line;       ///< number of the offset u, for pave_bias_rows_levels
    int32_t step_count;
    uint8_t *limits; ///< step_count * PAVE_BIAS_LEVELS elements; NULL if there is one colour
    uint8_t *colors; ///< the same law as a table of 256 bytes per level; NULL if `limits` is NULL
} pave_biased_law;

/// An entry of the dispatch table. Counts are rounded up to 32.
typedef struct pave_bias_kernel {
    pave_kernel kernel;
    /// out[m] = the value between knots[m >> log] and the next knot at fractions[m & (spacing -
    /// 1)]. Counts are also rounded up to the spacing.
    void (*spread)(const int16_t *knots, const int16_t *fractions, int log, int32_t count,
                   int16_t *out);
    /// Moves a line down by one row of knots; `lower` has the values of the next row.
    void (*fall)(int16_t *base, int16_t *rise, const int16_t *lower, int32_t count);
    /// Computes the levels at positions of a line.
    void (*level)(const int16_t *base, const int16_t *rise, int16_t part, int32_t count,
                  uint8_t *levels);
    /// Computes the colours at positions of a line, by a law with several colours.
    void (*color)(const int16_t *base, const int16_t *rise, int16_t part, const uint8_t *bytes,
                  const pave_biased_law *law, int32_t count, uint8_t *colors);
} pave_bias_kernel;

extern const pave_kernel_table pave_bias_kernels;

typedef struct pave_world_bias pave_world_bias;
struct pave_world_bias {
    pave_allocator allocator;
    pave_bias def;         ///< its weights are unused: see `weights`
    pave_noise_plan noise; ///< for PAVE_BIAS_NOISE
    int32_t color_count;
    /// PAVE_BIAS_LEVELS * color_count elements, by level, then 0-based colour as in codes.
    uint16_t *weights;
    uint16_t *color_values;
    int log;                    ///< log2 of the spacing
    int32_t shift_q, shift_r;   ///< offset added to cells, for worlds that were shifted
    int32_t i_x, i_y, j_x, j_y; ///< the lattice vectors in 256ths
    const pave_bias_kernel *kernel;
    uint64_t hash;
    int32_t law_count;
    pave_biased_law *laws;  ///< squares: W edges, N edges, vertices; otherwise by feature
    pave_world_bias *below; ///< bias in the holes; NULL: none
};

/// Returns whether there may be positions without a bias, which have level PAVE_LEVEL_NONE.
static inline bool pave_bias_is_bare(const pave_world_bias *bias)
{
    return bias->def.holes && !bias->below;
}

/// Shifts the cells of the world.
static inline void pave_bias_shift(pave_world_bias *bias, int32_t q, int32_t r)
{
    for (; bias; bias = bias->below) bias->shift_q = q, bias->shift_r = r;
}

/// Makes the bias of a definition whose set has `color_count` colours. `unset_color` (0: none) gets
/// the weights that the definition gives to unset. The result has `law_count` empty laws. Fails
/// like pave_world_create.
pave_result pave_world_bias_create(const pave_world_def *def, int color_count, int unset_color,
                                   int32_t law_count, const pave_allocator *allocator,
                                   pave_world_bias **out, pave_error *error);
void pave_world_bias_destroy(pave_world_bias *bias);

/// Returns a lattice coordinate in 256ths, rounded to the nearest.
int32_t pave_bias_256ths(double value);

/// A function that changes the weights of the colours at a level before a law is made.
typedef struct pave_bias_change {
    pave_result (*weights)(const void *context, uint64_t *weights);
    const void *context;
} pave_bias_change;

/// Makes the law of a feature at offset u, v (any, in 256ths) of its unit cell, from its shares
/// without a bias. `law` is one of bias->laws. `change` may be NULL; its result is returned.
pave_result pave_biased_law_make(const pave_world_bias *bias, const uint64_t *shares, int32_t u,
                                 int32_t v, const pave_bias_change *change, pave_biased_law *law);

/// Computes the weights of `count` fillers at a level: each weight is multiplied by the weights of
/// the filler's colours and scaled by a common factor. If all are 0, uses the weights without a
/// bias. Codes have `places` colours of `bits` bits.
void pave_bias_weigh(const pave_world_bias *bias, int level, const uint32_t *codes,
                     const uint64_t *weights, uint32_t count, int places, int bits, uint64_t *out);

/// A cache of the knots around the last position.
typedef struct pave_bias_view {
    bool made;
    const pave_world_bias *of;
    int32_t a, b;
    int32_t knots[2][2];
} pave_bias_view;

/// Returns the value of the source, 0..65535, at a position in 256ths of a unit.
uint16_t pave_bias_source(const pave_world_bias *bias, int64_t x, int64_t y);

/// Returns the level at a position, 0..15 or PAVE_LEVEL_NONE. u and v are 0..255.
int pave_bias_level(const pave_world_bias *bias, pave_bias_view *view, int32_t q, int32_t r,
                    int32_t u, int32_t v);

static inline int pave_bias_law_level(const pave_world_bias *bias, pave_bias_view *view,
                                      const pave_biased_law *law, int32_t q, int32_t r)
{
    return pave_bias_level(bias, view, q + law->q, r + law->r, law->u, law->v);
}

/// Returns the colour that a byte decides at a level.
static inline uint8_t pave_biased_color(const pave_biased_law *law, int level, uint8_t byte)
{
    return law->colors ? law->colors[level << 8 | byte] : 0;
}

/// Iterates over rows of levels, from top to bottom.
typedef struct pave_bias_rows {
    const pave_world_bias *bias;
    const pave_world_bias *over; ///< a map with holes that overrides `bias`; NULL: none
    int32_t a, count;            ///< first knot, and number of knots
    int32_t knot_row[2];         ///< row numbers of the cached knots, even rows first
    bool has_knots[2], has_noise;
    int16_t knots[2][PAVE_KNOT_ROOM];
    pave_bias_line lines[PAVE_BIAS_LINES];
    uint8_t levels[PAVE_BIAS_ROOM];
    pave_noise_line noise;
} pave_bias_rows;

/// Prepares rows for the unit cells q..q+count-1 and 4 more on each side.
void pave_bias_rows_begin(pave_bias_rows *rows, const pave_world_bias *bias, int32_t q,
                          int32_t count);

/// Returns the levels at u, v of the unit cells q .. q + count - 1 of row r, valid until the next
/// call and readable up to a multiple of 32. `line` is a number for the offset u: rows cache
/// PAVE_BIAS_LINES lines.
const uint8_t *pave_bias_rows_levels(pave_bias_rows *rows, int line, int32_t q, int32_t r,
                                     int32_t u, int32_t v, int32_t count);

/// Computes the colours of a row of features, starting at unit cell q, from their bytes. Colours at
/// positions without a bias are unchanged.
void pave_bias_rows_color(pave_bias_rows *rows, int32_t law, int32_t q, int32_t r,
                          const uint8_t *bytes, int32_t count, uint8_t *colors);

#endif
