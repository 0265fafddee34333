/// src/world/world_deck.h: a *deck* is a set in the form of tables: its fillers, sorted by code,
/// and choices among them by *keys*. A key consists of the bits of some places of a code, in the
/// order of the code.
#ifndef PAVE_SRC_WORLD_DECK_H
#define PAVE_SRC_WORLD_DECK_H

#include "world_model.h"

enum { PAVE_CODE_BITS_MAX = 24 };

/// Choices among the fillers of a deck, by the colours at the places of `mask`.
typedef struct pave_deck_table {
    uint32_t mask; ///< bit i is set if place i of the deck's places is in the key
    uint32_t key_count;
    /// number of levels of the bias if tiles with the same key differ in colours, otherwise 1
    uint32_t levels;
    uint32_t *start;     ///< key_count + 1 elements: the columns of a key start at start[key]
    pave_alias *columns; ///< filler_count columns for each level; values are fillers
} pave_deck_table;

typedef struct pave_deck {
    const pave_wang_set *set; ///< only compared, and only during creation of the world
    /// Bit p is set if place p is the far side of its edge (see pave_wang_feature_color); 0 if each
    /// colour is its own mirror.
    uint32_t far;
    uint8_t color_mirror[PAVE_WANG_COLORS_MAX + 1]; ///< as in the set
    int place_count;
    uint8_t places[PAVE_WANG_PLACES_MAX]; ///< the places that the kind uses
    int shift[PAVE_WANG_PLACES_MAX];      ///< by place: shift of its bits in a code
    uint32_t code_count, filler_count;
    uint32_t *filler_id, *filler_code;
    uint32_t *filler_of_code; ///< by code: its first filler
    uint32_t *id_of_code;     ///< by code: the id of its first filler
    uint64_t *weights;        ///< weight of each filler
    bool has_variants;        ///< whether any combination has more than one tile
    pave_deck_table *tables;
    int64_t table_count, table_room;
    int32_t by_code; ///< index of the table for all places; -1 without variants
} pave_deck;

/// Converts a tile's colour at a place to the colour of the feature there, or back.
static inline uint8_t pave_deck_feature_color(const pave_deck *deck, uint8_t color, int place)
{
    return deck->far >> place & 1 ? deck->color_mirror[color] : color;
}

// ---- Creation -----------------------------------------------------------------------------------

/// Makes the tables of a set: its fillers, codes and ids; deck->far must be set. Call
/// pave_deck_destroy also after a failure.
pave_result pave_deck_make(pave_deck *deck, const pave_wang_set *set, int bits,
                           const pave_allocator *allocator);
void pave_deck_destroy(pave_deck *deck, const pave_allocator *allocator);

/// Finds, or makes, the table for the places of `mask`, and writes its number to `out`. The table
/// has all levels of a bias (may be NULL) unless the mask has all places.
pave_result pave_deck_table_for(pave_deck *deck, uint32_t mask, int bits,
                                const pave_world_bias *bias, const pave_allocator *allocator,
                                int32_t *out);

/// Adds the shares of colours at a place, weighted by the fillers, to `sum`. The place is given by
/// its shift in a code.
pave_result pave_deck_add_shares(const pave_deck *deck, int shift, uint32_t mask, int colors,
                                 const pave_allocator *allocator, uint64_t *sum);

// ---- Choices ------------------------------------------------------------------------------------

/// Writes the colours at the places of a tile whose features have the colours of a code. The other
/// elements of `out` are unchanged.
void pave_deck_read_colors(const pave_deck *deck, uint32_t code, uint32_t mask, uint8_t *out);

/// Returns the filler that a word chooses among those with a key.
static inline uint32_t pave_deck_pick(const pave_deck_table *table, uint32_t key, uint32_t word)
{
    const uint32_t first = table->start[key];
    return pave_alias_pick(table->columns + first, table->start[key + 1] - first, word);
}

/// Like pave_deck_pick, at a level of the bias.
static inline uint32_t pave_deck_pick_at(const pave_deck *deck, const pave_deck_table *table,
                                         int level, uint32_t key, uint32_t word)
{
    const pave_alias *columns =
        table->columns + (table->levels > 1 ? (size_t)level * deck->filler_count : 0);
    const uint32_t first = table->start[key];
    return pave_alias_pick(columns + first, table->start[key + 1] - first, word);
}

#endif
