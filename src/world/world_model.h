/// src/world/world_model.h: what a world is made of, for the sources that ask it.
///
/// A *code* is a combination as a number: `bits` bits a place, the first place the most
/// significant, colours from 0; they are the colours of the features, which at far sides of edges
/// are the mirrors of what the tile reads (see pave_wang_feature_color). A *filler* is a tile that
/// fills a combination; fillers are sorted by code. Cells with q + r even are *white*: in edge and
/// mixed sets under PHASE they are decided before the others. Corner sets under PHASE decide the
/// cells with q and r even first.
#ifndef PAVE_SRC_WORLD_MODEL_H
#define PAVE_SRC_WORLD_MODEL_H

#include "squares/world_aperiodic.h"
#include "squares/world_blocks.h"
#include "wang/wang_set.h"
#include "world_bias.h"
#include "world_kernel.h"

#include <pave/random.h>
#include <pave/world.h>

enum { PAVE_LAW_UNSETTLED = 255, PAVE_LAW_BITS_MAX = 24 };

/// How a colour is drawn: of the 2^32 values of a word, those from threshold[c] on are colour c + 1
/// or later (colours from 0). Mostly the high byte settles it.
typedef struct pave_law {
    uint32_t step_count;                      ///< thresholds: one less than the colours
    uint64_t threshold[PAVE_WANG_COLORS_MAX]; ///< ascending, up to 2^32
    uint8_t settled[256];                     ///< by high byte: the colour, or PAVE_LAW_UNSETTLED
    uint32_t byte_step_count;                 ///< of the steps, those that a byte can reach:
    uint8_t byte_step[PAVE_WANG_COLORS_MAX];  ///< a byte from this on is past the step
    uint32_t doubt_count;                     ///< bytes that do not settle it:
    uint8_t doubt[PAVE_WANG_COLORS_MAX];
} pave_law;

/// Makes the law of weights of colours, one at least positive.
pave_result pave_law_make(pave_law *law, const uint64_t *weights, int color_count,
                          const pave_allocator *allocator);

/// A weighted choice among fillers: `count` alias columns from `first` on.
typedef struct pave_choice {
    uint32_t first, count;
} pave_choice;

/// How a kind of world answers. Cells and rectangles are in range; `fill` fills a strip on one
/// thread, of squares in the world that has its first class at 0,0.
typedef struct pave_world_way {
    uint32_t (*at)(const pave_world *world, pave_cell cell);
    void (*colors_at)(const pave_world *world, pave_cell cell, uint8_t *out);
    int (*level_at)(const pave_world *world, pave_cell cell); ///< for worlds with a bias
    void (*fill)(const pave_world *world, pave_rect rect, uint32_t *out,
                 ptrdiff_t stride); ///< NULL: there are no rows
    int strip_columns_log;          ///< of a strip's unit cells
    int slow;                       ///< how many times slower than others a cell is
} pave_world_way;

extern const pave_world_way pave_way_squares, pave_way_blocks, pave_way_aperiodic, pave_way_tiling,
    pave_way_multigrid;

struct pave_world_tiling;
struct pave_world_multigrid;
struct pave_edits;

struct pave_world {
    pave_allocator allocator;
    const struct pave_edits *edits; ///< whose world as edited this is; else NULL
    uint64_t seed;
    pave_philox_keys keys; ///< of the seed
    uint64_t set_hash;     ///< pave_wang_hash of the set
    pave_world_method method;
    const pave_world_way *way;
    struct pave_world_tiling *tiling; ///< of tilings other than squares: see world_tiling.h. Then
                                      ///< of what follows only kind, kernel, bits and mask are used
    struct pave_world_multigrid *multigrid; ///< of multigrids: see world_multigrid.h. Then the same
    int32_t origin_q, origin_r; ///< squares, PHASE: cells are those of the world that has its
                                ///< first class at 0,0, moved by this, 0 or 1
    pave_aperiodic aperiodic;   ///< squares, APERIODIC: then only this, seed and method are used
    pave_block_world *blocks;   ///< squares, BLOCKS: then no more than seed and method is used here
    pave_world_bias *bias;      ///< NULL: none
    uint32_t levels;            ///< of the tables that depend on the bias: 1 without
    uint8_t unset_color;        ///< the colour that stands for unset; 0: none
    pave_wang_kind kind;
    uint8_t color_mirror[PAVE_WANG_COLORS_MAX + 1]; ///< as the set's
    const pave_world_kernel *kernel;                ///< fills rows
    int bits;                                       ///< of a code, a place
    int place_count;
    uint32_t mask;                      ///< (1 << bits) - 1
    int shift[PAVE_WANG_PLACES_SQUARE]; ///< of each place that the kind uses, its bits in a code
    pave_law edge[2];                   ///< W and N edges
    pave_law vertex;
    uint32_t code_count; ///< 1 << bits * place_count
    uint32_t filler_count;
    uint32_t *filler_id;
    uint32_t *filler_code;
    bool has_variants;          ///< whether any combination has several tiles
    uint32_t *id_of_code;       ///< by code: the id of its first filler
    pave_choice *by_code;       ///< by code: who fits; NULL without variants
    pave_alias *code_columns;   ///< values are ids; NULL without variants
    pave_alias *whole;          ///< PHASE: of each level filler_count columns over all fillers
    bool whole_is_even;         ///< column i is filler i alone: equal weights, and their number
                                ///< divides 2^32
    pave_choice *by_corners;    ///< PHASE, mixed: by the code of the corners alone, who fits
    uint32_t corner_count;      ///< how many by_corners
    pave_alias *corner_columns; ///< of each level filler_count; values are fillers
};

/// Whether a set can make a world: complete, and with codes of 24 bits at most. `where` stands in
/// front of the message.
pave_result pave_world_check(const pave_wang_set *set, const char *where, pave_error *error);

/// Whether a place is the far side of its edge: the edges of a cell's own are those above and left.
static inline bool pave_world_is_far(pave_wang_place place)
{
    return place == PAVE_WANG_R || place == PAVE_WANG_B;
}

// ---- One decision -------------------------------------------------------------------------------

/// The 24 bits below a byte that did not settle a colour, drawn at the feature's own place.
static inline uint8_t pave_law_refine(const pave_law *law, uint64_t seed, uint32_t stream,
                                      int32_t q, int32_t r, uint32_t s, uint8_t byte)
{
    uint32_t word = (uint32_t)byte << 24 | pave_random_at(seed, stream, q, r, s, 1).word[0] >> 8;
    uint8_t color = 0;
    while (color < law->step_count && law->threshold[color] <= word) color++;
    return color;
}

/// The colour that a byte decides at a place.
static inline uint8_t pave_law_color(const pave_law *law, uint64_t seed, uint32_t stream, int32_t q,
                                     int32_t r, uint32_t s, uint8_t byte)
{
    uint8_t color = law->settled[byte];
    return color != PAVE_LAW_UNSETTLED ? color : pave_law_refine(law, seed, stream, q, r, s, byte);
}

/// Byte i of the words, least significant first.
static inline uint8_t pave_words_byte(const pave_random_words *words, uint32_t i)
{
    return (uint8_t)(words->word[i >> 2 & 3] >> (8 * (i & 3)));
}

/// The random word of a cell that has several tiles to choose from.
static inline uint32_t pave_world_variant_word(const pave_world *world, int32_t q, int32_t r)
{
    return pave_random_at(world->seed, PAVE_STREAM_VARIANT, q >> 2, r, 0, 0).word[q & 3];
}

/// The id of a code's tile, by the cell's variant word; only for worlds with variants. Also where
/// there is just one, without a branch.
static inline uint32_t pave_world_variant_id(const pave_world *world, uint32_t code, uint32_t word)
{
    pave_choice choice = world->by_code[code];
    return pave_alias_pick(world->code_columns + choice.first, choice.count, word);
}

/// The columns of a table with levels for a cell: those of the level at its middle.
static inline const pave_alias *pave_world_columns(const pave_world *world, pave_bias_view *view,
                                                   const pave_alias *columns, int32_t q, int32_t r)
{
    if (!world->bias) return columns;
    const int level = pave_bias_level(world->bias, view, q, r, 128, 128);
    return columns + (size_t)level * world->filler_count;
}

/// The corners of a mixed code as a separate code: TR, BR, BL, TL;
/// the index into by_corners.
static inline uint32_t pave_world_corner_code(const pave_world *world, uint32_t code)
{
    uint32_t corners = 0;
    for (int place = PAVE_WANG_TR; place <= PAVE_WANG_TL; place += 2)
        corners = corners << world->bits | (code >> world->shift[place] & world->mask);
    return corners;
}

/// The filler of a white cell, q + r even, of an edge or mixed set under PHASE.
uint32_t pave_world_white_filler(const pave_world *world, int32_t q, int32_t r);

/// Whether there is one filler for each code, in the same order.
static inline bool pave_world_fillers_are_codes(const pave_world *world)
{
    return !world->has_variants && world->filler_count == world->code_count;
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Fills a rectangle of up to 64 rows by the world's kernel; `out` is where its first cell goes.
void pave_world_fill_rows(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride);

/// The level of the bias at the middle of a square.
int pave_squares_level_at(const pave_world *world, pave_cell cell);

/// Makes the world fill by another entry of the dispatch table (see world_kernel.h); it must run
/// here. For tests and benches.
void pave_world_use_kernel(pave_world *world, int kernel);

#endif
