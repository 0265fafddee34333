/// src/world/world_deck.c: tables that find a tile by its colours, and choose by weight among
/// several that match.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/sort.h"
#include "world_deck.h"

#include <string.h>

// ---- Fillers ------------------------------------------------------------------------------------

static void deck_lay_out(pave_deck *deck, const pave_wang_set *set, int bits)
{
    deck->set = set;
    memcpy(deck->color_mirror, set->color_mirror, sizeof deck->color_mirror);
    deck->place_count = set->place_count;
    deck->by_code = -1;
    deck->code_count = UINT32_C(1) << (bits * set->place_count);
    for (int k = 0; k < set->place_count; k++) {
        deck->places[k] = set->places[k];
        deck->shift[set->places[k]] = bits * (set->place_count - 1 - k);
    }
    for (uint32_t i = 0; i < set->tile_count; i++) deck->filler_count += pave_wang_fills(set, i);
}

static pave_result deck_allocate(pave_deck *deck, const pave_allocator *from)
{
    const size_t fillers = deck->filler_count, codes = deck->code_count;
    deck->filler_id = pave_array_allocate(from, fillers, sizeof *deck->filler_id);
    deck->filler_code = pave_array_allocate(from, fillers, sizeof *deck->filler_code);
    deck->weights = pave_array_allocate(from, fillers, sizeof *deck->weights);
    deck->filler_of_code = pave_array_allocate(from, codes, sizeof *deck->filler_of_code);
    deck->id_of_code = pave_array_allocate(from, codes, sizeof *deck->id_of_code);
    return deck->filler_id && deck->filler_code && deck->weights && deck->filler_of_code &&
                   deck->id_of_code
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

static uint32_t deck_code(const pave_deck *deck, const pave_wang_set *set, uint32_t index)
{
    uint32_t code = 0;
    for (int k = 0; k < deck->place_count; k++)
        code |= (uint32_t)(pave_deck_feature_color(deck, set->tiles[index].colors[deck->places[k]],
                                                   deck->places[k]) -
                           1)
                << deck->shift[deck->places[k]];
    return code;
}

/// Sorts items key << 32 | number by key. The sort is stable.
static uint64_t *deck_sort(uint64_t *keys, uint64_t *spare, uint32_t count)
{
    return pave_sort_keys(keys, spare, count, 32, 32 + PAVE_CODE_BITS_MAX);
}

static void deck_take_fillers(pave_deck *deck, const pave_wang_set *set, const uint64_t *order)
{
    for (uint32_t f = deck->filler_count; f-- > 0;) { // backwards, so that a code gets its first
                                                      // filler
        const uint32_t index = (uint32_t)order[f], code = (uint32_t)(order[f] >> 32);
        deck->filler_id[f] = set->ids[index];
        deck->filler_code[f] = code;
        deck->weights[f] = set->weights[index];
        deck->filler_of_code[code] = f;
        deck->id_of_code[code] = set->ids[index];
        if (f + 1 < deck->filler_count && order[f + 1] >> 32 == code) deck->has_variants = true;
    }
}

pave_result pave_deck_make(pave_deck *deck, const pave_wang_set *set, int bits,
                           const pave_allocator *allocator)
{
    deck_lay_out(deck, set, bits);
    const uint32_t count = deck->filler_count;
    uint64_t *keys = pave_array_allocate(allocator, count, sizeof *keys);
    uint64_t *spare = pave_array_allocate(allocator, count, sizeof *spare);
    pave_result result = keys && spare ? deck_allocate(deck, allocator) : PAVE_NO_MEMORY;
    if (!result) {
        uint32_t filled = 0;
        for (uint32_t i = 0; i < set->tile_count; i++)
            if (pave_wang_fills(set, i))
                keys[filled++] = (uint64_t)deck_code(deck, set, i) << 32 | i;
        deck_take_fillers(deck, set, deck_sort(keys, spare, count));
    }
    PAVE_RELEASE(allocator, spare, keys);
    return result;
}

void pave_deck_destroy(pave_deck *deck, const pave_allocator *allocator)
{
    for (int64_t i = 0; i < deck->table_count; i++) {
        pave_deck_table *table = &deck->tables[i];
        PAVE_RELEASE(allocator, table->columns, table->start);
    }
    PAVE_RELEASE(allocator, deck->tables, deck->id_of_code, deck->filler_of_code, deck->weights,
                 deck->filler_code, deck->filler_id);
}

// ---- Choices ------------------------------------------------------------------------------------

/// Returns the bits of a code at the places of `mask`, packed.
static uint32_t deck_key(const pave_deck *deck, uint32_t code, uint32_t mask, int bits)
{
    const uint32_t color = (UINT32_C(1) << bits) - 1;
    uint32_t key = 0;
    for (int k = 0; k < deck->place_count; k++)
        if (mask >> k & 1) key = key << bits | (code >> deck->shift[deck->places[k]] & color);
    return key;
}

typedef struct pave_deck_work {
    uint64_t *keys, *spare, *weights, *shares, *biased;
} pave_deck_work;

/// Makes the columns of the fillers order[first..end-1], which have the same key.
static pave_result deck_columns(const pave_deck *deck, const uint64_t *order, uint32_t first,
                                uint32_t end, const pave_deck_work *work,
                                const pave_allocator *allocator, pave_alias *columns)
{
    const uint32_t count = end - first;
    if (count == 1) {
        columns[first] = (pave_alias){0, (uint32_t)order[first], (uint32_t)order[first]};
        return PAVE_OK;
    }
    uint64_t any = 0;
    for (uint32_t i = 0; i < count; i++)
        any |= work->weights[i] = work->biased[(uint32_t)order[first + i]];
    // if the bias makes all weights 0, use the unbiased weights
    for (uint32_t i = 0; any == 0 && i < count; i++)
        work->weights[i] = deck->weights[(uint32_t)order[first + i]];
    pave_result result = pave_shares(work->weights, count, allocator, work->shares);
    if (!result) result = pave_alias_build(work->shares, count, allocator, columns + first);
    for (uint32_t i = first; i < end && !result; i++) {
        columns[i].value = (uint32_t)order[first + columns[i].value];
        columns[i].other = (uint32_t)order[first + columns[i].other];
    }
    return result;
}

static pave_result deck_fill_table(const pave_deck *deck, pave_deck_table *table, int bits,
                                   const pave_deck_work *work, pave_alias *columns,
                                   const pave_allocator *allocator)
{
    const uint32_t count = deck->filler_count;
    for (uint32_t f = 0; f < count; f++)
        work->keys[f] = (uint64_t)deck_key(deck, deck->filler_code[f], table->mask, bits) << 32 | f;
    const uint64_t *order = deck_sort(work->keys, work->spare, count);
    pave_result result = PAVE_OK;
    uint32_t key = 0;
    for (uint32_t first = 0, end; first < count && !result; first = end) {
        end = first + 1;
        while (end < count && order[end] >> 32 == order[first] >> 32) end++;
        while (key <= order[first] >> 32) table->start[key++] = first;
        result = deck_columns(deck, order, first, end, work, allocator, columns);
    }
    while (key <= table->key_count) table->start[key++] = count;
    return result;
}

/// Fills a table at each of its levels.
static pave_result deck_fill_levels(const pave_deck *deck, pave_deck_table *table, int bits,
                                    const pave_world_bias *bias, const pave_deck_work *work,
                                    const pave_allocator *from)
{
    const uint32_t count = deck->filler_count;
    pave_result result = PAVE_OK;
    for (uint32_t level = 0; level < table->levels && !result; level++) {
        if (table->levels > 1 && level < PAVE_BIAS_LEVELS)
            pave_bias_weigh(bias, (int)level, deck->filler_code, deck->weights, count,
                            deck->place_count, bits, work->biased);
        else
            memcpy(work->biased, deck->weights, count * sizeof *work->biased);
        result =
            deck_fill_table(deck, table, bits, work, table->columns + (size_t)level * count, from);
    }
    return result;
}

static pave_result deck_add_table(pave_deck *deck, uint32_t mask, int bits,
                                  const pave_world_bias *bias, const pave_allocator *from)
{
    if (!pave_array_reserve(from, &deck->tables, &deck->table_room, deck->table_count + 1,
                            sizeof *deck->tables))
        return PAVE_NO_MEMORY;
    pave_deck_table *table = &deck->tables[deck->table_count++];
    int places = 0;
    for (int k = 0; k < deck->place_count; k++) places += (int)(mask >> k & 1);
    const uint32_t count = deck->filler_count;
    const uint32_t levels = bias ? PAVE_BIAS_LEVELS + pave_bias_is_bare(bias) : 1;
    *table = (pave_deck_table){.mask = mask,
                               .key_count = UINT32_C(1) << (bits * places),
                               .levels = places < deck->place_count ? levels : 1};
    table->start = pave_array_allocate(from, table->key_count + 1, sizeof *table->start);
    table->columns =
        pave_array_allocate(from, (size_t)count * table->levels, sizeof *table->columns);
    pave_deck_work work = {pave_array_allocate(from, count, sizeof *work.keys),
                           pave_array_allocate(from, count, sizeof *work.spare),
                           pave_array_allocate(from, count, sizeof *work.weights),
                           pave_array_allocate(from, count, sizeof *work.shares),
                           pave_array_allocate(from, count, sizeof *work.biased)};
    const bool ready = table->start && table->columns && work.keys && work.spare && work.weights &&
                       work.shares && work.biased;
    pave_result result =
        ready ? deck_fill_levels(deck, table, bits, bias, &work, from) : PAVE_NO_MEMORY;
    PAVE_RELEASE(from, work.biased, work.shares, work.weights, work.spare, work.keys);
    return result;
}

pave_result pave_deck_table_for(pave_deck *deck, uint32_t mask, int bits,
                                const pave_world_bias *bias, const pave_allocator *allocator,
                                int32_t *out)
{
    int64_t i = 0;
    while (i < deck->table_count && deck->tables[i].mask != mask) i++;
    *out = (int32_t)i;
    return i < deck->table_count ? PAVE_OK : deck_add_table(deck, mask, bits, bias, allocator);
}

// ---- Laws and queries ---------------------------------------------------------------------------

pave_result pave_deck_add_shares(const pave_deck *deck, int shift, uint32_t mask, int colors,
                                 const pave_allocator *allocator, uint64_t *sum)
{
    uint64_t weights[PAVE_WANG_COLORS_MAX] = {0}, shares[PAVE_WANG_COLORS_MAX];
    for (uint32_t f = 0; f < deck->filler_count; f++)
        weights[deck->filler_code[f] >> shift & mask] += deck->weights[f];
    const pave_result result = pave_shares(weights, (uint32_t)colors, allocator, shares);
    for (int c = 0; c < colors && !result; c++) sum[c] += shares[c];
    return result;
}

void pave_deck_read_colors(const pave_deck *deck, uint32_t code, uint32_t mask, uint8_t *out)
{
    for (int k = 0; k < deck->place_count; k++) {
        const int place = deck->places[k];
        const uint8_t color = (uint8_t)(1 + (code >> deck->shift[place] & mask));
        out[place] = pave_deck_feature_color(deck, color, place);
    }
}
