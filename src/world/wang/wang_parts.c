/// src/world/wang/wang_parts.c: finds subsets of the colours for which a set has every combination.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "wang_set.h"

#include <pave/wang.h>
#include <stdlib.h>
#include <string.h>

/// Returns count^places, at most UINT64_MAX.
static uint64_t wang_power(uint64_t count, int places)
{
    uint64_t power = 1;
    for (int k = 0; k < places; k++) {
        if (power > UINT64_MAX / count) return UINT64_MAX;
        power *= count;
    }
    return power;
}

/// Returns whether at most an eighth of the combinations is missing.
static bool wang_is_nearly(uint64_t held, uint64_t total) { return held >= total - total / 8; }

static int wang_part_compare(const void *left, const void *right)
{
    const pave_wang_part *a = left, *b = right;
    if (a->color_count != b->color_count) return a->color_count > b->color_count ? -1 : 1;
    if (a->held != b->held) return a->held > b->held ? -1 : 1;
    return memcmp(a->colors, b->colors, (size_t)a->color_count);
}

/// An output list of parts; parts beyond the capacity are only counted.
typedef struct pave_wang_part_list {
    pave_wang_part *out;
    int64_t capacity, count;
} pave_wang_part_list;

static void wang_add_part(pave_wang_part_list *list, const pave_wang_part *part)
{
    if (list->count < list->capacity) list->out[list->count] = *part;
    list->count++;
}

// ---- Few colours: every subset ------------------------------------------------------------------

static uint32_t wang_color_bits(const pave_wang_set *set, uint32_t held)
{
    const uint8_t *colors = set->tiles[set->held[held]].colors;
    uint32_t bits = 0;
    for (int k = 0; k < set->place_count; k++) bits |= UINT32_C(1) << (colors[set->places[k]] - 1);
    return bits;
}

static int wang_count_bits(uint32_t bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1) count++;
    return count;
}

/// Returns whether a larger subset, other than the whole set, is also nearly complete.
static bool wang_is_in_larger(const bool *nearly, uint32_t subset, int colors)
{
    const uint32_t whole = (UINT32_C(1) << colors) - 1;
    for (uint32_t larger = (subset + 1) | subset; larger < whole; larger = (larger + 1) | subset)
        if (nearly[larger]) return true;
    return false;
}

static void wang_list_subsets(const pave_wang_set *set, uint32_t *held, bool *nearly,
                              pave_wang_part_list *list)
{
    const int colors = set->color_count;
    const uint32_t whole = (UINT32_C(1) << colors) - 1;
    for (uint32_t h = 0; h < set->held_count; h++) held[wang_color_bits(set, h)]++;
    // adds the counts of all its subsets to each subset
    for (int color = 0; color < colors; color++)
        for (uint32_t subset = 0; subset <= whole; subset++)
            if (subset >> color & 1) held[subset] += held[subset ^ (UINT32_C(1) << color)];
    for (uint32_t subset = 1; subset < whole; subset++) {
        const int count = wang_count_bits(subset);
        nearly[subset] = count >= 2 && wang_is_nearly(held[subset], wang_power((uint64_t)count,
                                                                               set->place_count));
    }
    for (uint32_t subset = 1; subset < whole; subset++) {
        if (!nearly[subset] || wang_is_in_larger(nearly, subset, colors)) continue;
        pave_wang_part part = {.held = held[subset]};
        for (int color = 0; color < colors; color++)
            if (subset >> color & 1) part.colors[part.color_count++] = (uint8_t)(color + 1);
        part.total = wang_power((uint64_t)part.color_count, set->place_count);
        wang_add_part(list, &part);
    }
}

// ---- Many colours: pairs ------------------------------------------------------------------------

/// Returns the index of a pair a < b, counting from 0.
static size_t wang_pair(size_t a, size_t b) { return (b - 1) * (b - 2) / 2 + a - 1; }

/// Finds the lowest and the highest colour of a combination. Returns false if it has more than two
/// colours.
static bool wang_is_pair(const pave_wang_set *set, uint32_t held, uint8_t *low, uint8_t *high)
{
    const uint8_t *colors = set->tiles[set->held[held]].colors;
    *low = *high = colors[set->places[0]];
    for (int k = 1; k < set->place_count; k++) {
        const uint8_t color = colors[set->places[k]];
        if (color < *low) *low = color;
        if (color > *high) *high = color;
    }
    for (int k = 0; k < set->place_count; k++)
        if (colors[set->places[k]] != *low && colors[set->places[k]] != *high) return false;
    return true;
}

/// For each pair of colours, `held` counts the combinations that contain both. For each colour,
/// `full` counts the combinations of that colour alone.
static void wang_list_pairs(const pave_wang_set *set, uint32_t *held, pave_wang_part_list *list)
{
    uint32_t full[PAVE_WANG_COLORS_MAX + 1] = {0};
    const uint64_t total = wang_power(2, set->place_count);
    for (uint32_t h = 0; h < set->held_count; h++) {
        uint8_t low, high;
        if (!wang_is_pair(set, h, &low, &high)) continue;
        if (low == high)
            full[low]++;
        else
            held[wang_pair(low, high)]++;
    }
    for (int a = 1; a < set->color_count; a++)
        for (int b = a + 1; b <= set->color_count; b++) {
            pave_wang_part part = {.color_count = 2, .colors = {(uint8_t)a, (uint8_t)b}};
            part.total = total;
            part.held = (uint64_t)held[wang_pair((size_t)a, (size_t)b)] + full[a] + full[b];
            if (wang_is_nearly(part.held, total)) wang_add_part(list, &part);
        }
}

// ---- Results ------------------------------------------------------------------------------------

pave_result pave_wang_parts(const pave_wang_set *set, const pave_allocator *allocator,
                            pave_wang_part *out, int64_t capacity, int64_t *count)
{
    assert(count && (out || capacity <= 0));
    const bool few = set->color_count <= PAVE_WANG_PART_COLORS;
    const size_t colors = (size_t)set->color_count,
                 slots = few ? (size_t)1 << colors : colors * colors / 2;
    uint32_t *held = pave_array_allocate(allocator, slots, sizeof *held);
    bool *nearly = pave_array_allocate(allocator, slots, sizeof *nearly);
    pave_wang_part_list list = {.capacity = 0};
    const pave_result result = held && nearly ? PAVE_OK : PAVE_NO_MEMORY;
    for (int round = 0; round < 2 && !result; round++) {
        if (round == 1 && list.count > capacity) break;
        list = (pave_wang_part_list){.out = out, .capacity = round == 0 ? 0 : capacity};
        memset(held, 0, slots * sizeof *held);
        if (few)
            wang_list_subsets(set, held, nearly, &list);
        else
            wang_list_pairs(set, held, &list);
    }
    PAVE_RELEASE(allocator, nearly, held);
    if (result) return result;
    *count = list.count;
    if (list.count > capacity) return PAVE_CAPACITY;
    if (list.count > 0) qsort(out, (size_t)list.count, sizeof *out, wang_part_compare);
    return PAVE_OK;
}

bool pave_wang_part_next_missing(const pave_wang_set *set, const pave_wang_part *part,
                                 uint8_t *combination)
{
    // an odometer: index of the colour at each place in the part
    uint8_t at[PAVE_WANG_PLACES_MAX] = {0}, next[PAVE_WANG_PLACES_MAX];
    bool begun = combination[0] != 0;
    for (int k = 0; begun && k < set->place_count; k++)
        while (part->colors[at[k]] != combination[k]) at[k]++;
    for (;; begun = true) {
        int k = set->place_count - 1;
        for (; begun && k >= 0 && at[k] == part->color_count - 1; k--) at[k] = 0;
        if (k < 0) return false;
        if (begun) at[k]++;
        for (k = 0; k < set->place_count; k++) next[k] = part->colors[at[k]];
        if (pave_wang_holds(set, next)) continue;
        memcpy(combination, next, (size_t)set->place_count);
        return true;
    }
}
