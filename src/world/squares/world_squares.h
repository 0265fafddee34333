/// src/world/squares/world_squares.h: worlds of squares under FEATURE and PHASE, and what such
/// worlds have in common with those of the other methods of squares.
#ifndef PAVE_SRC_WORLD_SQUARES_H
#define PAVE_SRC_WORLD_SQUARES_H

#include "../world_model.h"
#include "world_aperiodic.h"

typedef struct pave_squares {
    pave_world world;
    int32_t origin_q, origin_r; ///< PHASE: cells are those of the world that has its first class at
                                ///< 0,0, moved by this, 0 or 1
    uint8_t unset_color;        ///< the colour that stands for unset; 0: none
    uint8_t color_mirror[PAVE_WANG_COLORS_MAX + 1]; ///< as the set's
    int place_count;
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
} pave_squares;

/// A world under APERIODIC.
typedef struct pave_aperiodic_world {
    pave_world world;
    pave_aperiodic own;
} pave_aperiodic_world;

/// The set of a definition of squares.
static inline const pave_wang_set *pave_squares_set(const pave_world_def *def)
{
    return def->sets ? def->sets[0] : def->set;
}

/// Finds the way of a definition of squares; `method` gets the method that AUTO stands for. Fails
/// as pave_world_create.
pave_result pave_squares_choose(const pave_world_def *def, const pave_world_way **way,
                                pave_world_method *method, pave_error *error);

pave_result pave_squares_make(pave_world *world, const pave_world_def *def, pave_error *error);
void pave_squares_release(pave_world *world);

/// The level of the bias at the middle of a square, of worlds that are not moved.
int pave_squares_level_at(const pave_world *world, pave_cell cell);

/// Fills a strip; answers the same as pave_way_squares.at.
void pave_squares_fill_strip(const pave_world *world, pave_rect rect, uint32_t *out,
                             ptrdiff_t stride);

// ---- One decision -------------------------------------------------------------------------------

/// The random word of a cell that has several tiles to choose from.
static inline uint32_t pave_squares_variant_word(const pave_squares *own, int32_t q, int32_t r)
{
    return pave_random_at(own->world.seed, PAVE_STREAM_VARIANT, q >> 2, r, 0, 0).word[q & 3];
}

/// The id of a code's tile, by the cell's variant word; only for worlds with variants. Also where
/// there is just one, without a branch.
static inline uint32_t pave_squares_variant_id(const pave_squares *own, uint32_t code,
                                               uint32_t word)
{
    pave_choice choice = own->by_code[code];
    return pave_alias_pick(own->code_columns + choice.first, choice.count, word);
}

/// The columns of a table with levels for a cell: those of the level at its middle.
static inline const pave_alias *pave_squares_columns(const pave_squares *own, pave_bias_view *view,
                                                     const pave_alias *columns, int32_t q,
                                                     int32_t r)
{
    if (!own->world.bias) return columns;
    const int level = pave_bias_level(own->world.bias, view, q, r, 128, 128);
    return columns + (size_t)level * own->filler_count;
}

/// The corners of a mixed code as a separate code: TR, BR, BL, TL;
/// the index into by_corners.
static inline uint32_t pave_squares_corner_code(const pave_squares *own, uint32_t code)
{
    uint32_t corners = 0;
    for (int place = PAVE_WANG_TR; place <= PAVE_WANG_TL; place += 2)
        corners = corners << own->world.bits | (code >> own->shift[place] & own->world.mask);
    return corners;
}

/// The filler of a white cell, q + r even, of an edge or mixed set under PHASE.
uint32_t pave_squares_white_filler(const pave_squares *own, int32_t q, int32_t r);

/// Whether there is one filler for each code, in the same order.
static inline bool pave_squares_fillers_are_codes(const pave_squares *own)
{
    return !own->has_variants && own->filler_count == own->code_count;
}

#endif
