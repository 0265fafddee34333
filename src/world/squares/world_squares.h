/// src/world/squares/world_squares.h: worlds of squares under FEATURE and PHASE, and definitions
/// shared by all methods of squares.
#ifndef PAVE_SRC_WORLD_SQUARES_H
#define PAVE_SRC_WORLD_SQUARES_H

#include "../world_deck.h"
#include "world_aperiodic.h"

typedef struct pave_squares {
    pave_world world;
    /// PHASE: offset, 0 or 1, from a world whose first class contains 0,0
    int32_t origin_q, origin_r;
    uint8_t unset_color; ///< the colour that stands for unset; 0: none
    pave_law edge[2];    ///< laws of W and N edges
    pave_law vertex;
    pave_deck deck;
    const pave_deck_table *by_code;    ///< values are ids; NULL if no code has variants
    const pave_deck_table *whole;      ///< PHASE: choices among all fillers
    const pave_deck_table *by_corners; ///< PHASE, mixed sets: choices by the colours of the corners
                                       ///< alone
    /// weights are equal and the number of fillers divides 2^32, so column i always gives filler i
    bool whole_is_even;
} pave_squares;

/// A world under APERIODIC.
typedef struct pave_aperiodic_world {
    pave_world world;
    pave_aperiodic own;
} pave_aperiodic_world;

/// Returns the set of a definition of squares.
static inline const pave_wang_set *pave_squares_set(const pave_world_def *def)
{
    return def->sets ? def->sets[0] : def->set;
}

/// Finds the implementation for a definition of squares; `method` receives the method that AUTO
/// chooses. Fails like pave_world_create.
pave_result pave_squares_choose(const pave_world_def *def, const pave_world_way **way,
                                pave_world_method *method, pave_error *error);

pave_result pave_squares_make(pave_world *world, const pave_world_def *def, pave_error *error);
void pave_squares_release(pave_world *world);

/// Returns the level of the bias at the centre of a square, for worlds that are not shifted.
int pave_squares_level_at(const pave_world *world, pave_cell cell);

/// Fills a strip, with the same tiles as pave_way_squares.at.
void pave_squares_fill_strip(const pave_world *world, pave_rect rect, uint32_t *out,
                             ptrdiff_t stride);

// ---- One decision -------------------------------------------------------------------------------

/// Returns the random word for the choice among a cell's tiles.
static inline uint32_t pave_squares_variant_word(const pave_squares *own, int32_t q, int32_t r)
{
    return pave_random_at(own->world.seed, PAVE_STREAM_VARIANT, q >> 2, r, 0, 0).word[q & 3];
}

/// Returns the filler that a word chooses among those with a key, at the level at the centre of the
/// cell.
static inline uint32_t pave_squares_pick(const pave_squares *own, const pave_deck_table *table,
                                         uint32_t key, pave_bias_view *view, int32_t q, int32_t r,
                                         uint32_t word)
{
    const pave_world_bias *bias = own->world.bias;
    const int level = bias ? pave_bias_level(bias, view, q, r, 128, 128) : 0;
    return pave_deck_pick_at(&own->deck, table, level, key, word);
}

/// Returns the corners of a mixed code as a key of by_corners: TR, BR, BL, TL.
static inline uint32_t pave_squares_corner_code(const pave_squares *own, uint32_t code)
{
    uint32_t corners = 0;
    for (int place = PAVE_WANG_TR; place <= PAVE_WANG_TL; place += 2)
        corners = corners << own->world.bits | (code >> own->deck.shift[place] & own->world.mask);
    return corners;
}

/// Returns the filler of a white cell, q + r even, of an edge or mixed set under PHASE.
uint32_t pave_squares_white_filler(const pave_squares *own, int32_t q, int32_t r);

/// Returns whether each code has exactly one filler, in the same order.
static inline bool pave_squares_fillers_are_codes(const pave_squares *own)
{
    return !own->deck.has_variants && own->deck.filler_count == own->deck.code_count;
}

#endif
