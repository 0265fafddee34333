/// src/world/world_model.h: the data structures of worlds.
///
/// A *code* is a combination as a number: `bits` bits per place, the first place most significant.
/// Colours count from 0. They are the colours of features; on the far sides of edges, tiles have
/// the mirrored colours (see pave_wang_feature_color). A *filler* is a tile that fills a
/// combination; fillers are sorted by code. Cells with q + r even are *white*: in edge and mixed
/// sets under PHASE they are decided before the others. Corner sets under PHASE decide the cells
/// with q and r even first.
#ifndef PAVE_SRC_WORLD_MODEL_H
#define PAVE_SRC_WORLD_MODEL_H

#include "wang/wang_set.h"
#include "world_bias.h"
#include "world_simd.h"

#include <pave/random.h>
#include <pave/world.h>

enum { PAVE_LAW_UNSETTLED = 255, PAVE_LAW_BITS_MAX = 24 };

/// A law that decides a colour: a word of at least threshold[c] selects colour c + 1 or a later one
/// (colours count from 0). Usually the high byte decides.
typedef struct pave_law {
    /// number of thresholds: one less than the number of colours
    uint32_t step_count;
    uint64_t threshold[PAVE_WANG_COLORS_MAX]; ///< increasing, up to 2^32
    uint8_t settled[256];                     ///< by high byte: the colour, or PAVE_LAW_UNSETTLED
    uint32_t byte_step_count;                 ///< number of steps that a byte can reach
    uint8_t byte_step[PAVE_WANG_COLORS_MAX];  ///< bytes of at least this value are past the step
    uint32_t doubt_count;                     ///< number of byte values that do not settle the
                                              ///< colour
    uint8_t doubt[PAVE_WANG_COLORS_MAX];
} pave_law;

/// Makes the law from weights of colours; at least one must be positive.
pave_result pave_law_make(pave_law *law, const uint64_t *weights, int color_count,
                          const pave_allocator *allocator);

/// Functions of a kind of world. Each kind has a struct that begins with a pave_world. All cells
/// passed to them are in range.
typedef struct pave_world_way {
    size_t size; ///< size of the struct
    /// Completes a world whose first fields are set; fills `error` on failure.
    pave_result (*make)(pave_world *world, const pave_world_def *def, pave_error *error);
    void (*release)(pave_world *world); ///< releases the memory that `make` allocated, even if it
                                        ///< failed
    /// called after the seed was changed; NULL: nothing to do
    void (*reseed)(pave_world *world);
    /// extends a hash; NULL: nothing to add
    uint64_t (*hash)(const pave_world *world, uint64_t hash);
    bool (*has)(const pave_world *world, pave_cell cell); ///< NULL: decided by face_count alone
    uint32_t (*at)(const pave_world *world, pave_cell cell);
    void (*colors_at)(const pave_world *world, pave_cell cell, uint8_t *out);
    int (*level_at)(const pave_world *world, pave_cell cell); ///< for worlds with a bias
    /// Like pave_world_class_at and pave_world_closure, under PHASE.
    int (*class_at)(const pave_world *world, pave_cell cell);
    pave_result (*closure)(const pave_world *world, pave_cell cell, pave_cell *out,
                           int64_t capacity, int64_t *count);
    /// Fills a strip of up to 64 rows on one thread; NULL if such worlds have no rows.
    void (*fill_strip)(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride);
    int strip_columns_log, slow; ///< initial values of these fields of pave_world
} pave_world_way;

extern const pave_world_way pave_way_squares, pave_way_blocks, pave_way_aperiodic, pave_way_tiling,
    pave_way_multigrid, pave_way_edited;

/// Fields that all kinds of worlds have.
struct pave_world {
    pave_allocator allocator;
    const pave_world_way *way;
    uint64_t seed;
    pave_philox_keys keys; ///< keys of the seed
    uint64_t set_hash;     ///< pave_wang_hash of the set
    pave_world_method method;
    bool of_squares;
    bool has_empty;                  ///< whether unset is a colour
    int32_t face_count;              ///< number of cells of a unit cell; 0: a multigrid
    pave_wang_kind kind;             ///< kind of the set
    int bits;                        ///< number of bits per place in a code
    uint32_t mask;                   ///< (1 << bits) - 1
    const pave_world_kernel *kernel; ///< kernel that fills rows
    pave_world_bias *bias;           ///< NULL: none
    /// number of levels of the tables that depend on the bias; 1 without one
    uint32_t levels;
    int strip_columns_log; ///< log2 of the width of a strip in unit cells
    int slow;              ///< cost of a cell relative to a cheap one
};

/// Returns whether a cell exists in the world's tiling or multigrid.
static inline bool pave_world_has(const pave_world *world, pave_cell cell)
{
    if (world->way->has) return world->way->has(world, cell);
    return pave_cell_in_range(cell) && cell.s >= 0 && cell.s < world->face_count;
}

/// Sets the bits per colour in a code. A single colour also takes a bit, to keep kernels simple.
static inline void pave_world_set_bits(pave_world *world, int color_count)
{
    world->bits = 1;
    while (1 << world->bits < color_count) world->bits++;
    world->mask = (UINT32_C(1) << world->bits) - 1;
}

/// Checks that a set can make a world: it is complete, and codes have at most 24 bits. `where` is a
/// prefix of the message.
pave_result pave_world_check(const pave_wang_set *set, const char *where, pave_error *error);

/// Returns whether a place is the far side of its edge: a cell owns its upper and left edges.
static inline bool pave_world_is_far(pave_wang_place place)
{
    return place == PAVE_WANG_R || place == PAVE_WANG_B;
}

// ---- One decision -------------------------------------------------------------------------------

/// Decides a colour that the byte does not settle, by drawing the 24 bits below it at the feature's
/// position.
static inline uint8_t pave_law_refine(const pave_law *law, uint64_t seed, uint32_t stream,
                                      int32_t q, int32_t r, uint32_t s, uint8_t byte)
{
    uint32_t word = (uint32_t)byte << 24 | pave_random_at(seed, stream, q, r, s, 1).word[0] >> 8;
    uint8_t color = 0;
    while (color < law->step_count && law->threshold[color] <= word) color++;
    return color;
}

/// Returns the colour that a byte decides at a position.
static inline uint8_t pave_law_color(const pave_law *law, uint64_t seed, uint32_t stream, int32_t q,
                                     int32_t r, uint32_t s, uint8_t byte)
{
    uint8_t color = law->settled[byte];
    return color != PAVE_LAW_UNSETTLED ? color : pave_law_refine(law, seed, stream, q, r, s, byte);
}

/// Returns byte i of the words, least significant first.
static inline uint8_t pave_words_byte(const pave_random_words *words, uint32_t i)
{
    return (uint8_t)(words->word[i >> 2 & 3] >> (8 * (i & 3)));
}

// ---- Access -------------------------------------------------------------------------------------

/// Makes the world use another entry of the dispatch table (see world_simd.h), which this processor
/// must support. For tests and benches.
void pave_world_use_kernel(pave_world *world, int kernel);

/// Returns the multigrid of a world, valid as long as the world; NULL for a tiling. Constant time.
const pave_multigrid *pave_world_multigrid_of(const pave_world *world);

/// Returns a unique number for each cell of a multigrid that is in range, and for the cells around
/// these. Such cells have |q|, |r| < 2^30 / N with N families, so all numbers are below 2^62.
static inline uint64_t pave_rhomb_key(const pave_multigrid *multigrid, pave_cell cell)
{
    const int64_t half = (INT64_C(1) << 30) / multigrid->families;
    const uint64_t rows = (uint64_t)(cell.q + half) * (uint64_t)(2 * half);
    return (rows + (uint64_t)(cell.r + half)) * (uint64_t)multigrid->pair_count + (uint64_t)cell.s;
}

#endif
