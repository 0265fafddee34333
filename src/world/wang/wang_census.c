/// src/world/wang/wang_census.c: the combinations of a Wang tile set, and the missing combinations.
#include "../../base/exact.h"

#include "big_number.h"
#include "wang_set.h"

#include <string.h>

// ---- The census ---------------------------------------------------------------------------------

pave_wang_census pave_wang_take_census(const pave_wang_set *set)
{
    pave_wang_census census = {.places = set->place_count, .distinct = set->held_count};
    pave_big count = {{1}};
    for (int k = 0; k < set->place_count; k++)
        pave_big_multiply(&count, (uint32_t)set->color_count);
    census.total = pave_big_value(&count);
    pave_big_text(&count, census.total_text);
    pave_big_subtract(&count, set->held_count);
    census.missing = pave_big_value(&count);
    pave_big_text(&count, census.missing_text);
    census.complete = census.missing == 0;
    return census;
}

// ---- Missing combinations -----------------------------------------------------------------------

/// Advances to the next combination in lexicographic order, like an odometer with colours
/// 1..color_count. Returns false after the last one.
static bool wang_advance(const pave_wang_set *set, uint8_t *combination)
{
    if (combination[0] == 0) {
        memset(combination, 1, (size_t)set->place_count);
        return true;
    }
    for (int k = set->place_count - 1; k >= 0; k--) {
        if (combination[k] < set->color_count) {
            combination[k]++;
            return true;
        }
        combination[k] = 1;
    }
    return false;
}

/// Compares the combination of a held tile with `combination`, like memcmp.
static int wang_compare_held(const pave_wang_set *set, uint32_t held, const uint8_t *combination)
{
    const pave_wang_tile *tile = &set->tiles[set->held[held]];
    for (int k = 0; k < set->place_count; k++)
        if (tile->colors[set->places[k]] != combination[k])
            return tile->colors[set->places[k]] < combination[k] ? -1 : 1;
    return 0;
}

/// Returns the index of the first held combination that is not below `combination`, or held_count.
static uint32_t wang_find_held(const pave_wang_set *set, const uint8_t *combination)
{
    uint32_t low = 0, high = set->held_count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (wang_compare_held(set, middle, combination) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool pave_wang_holds(const pave_wang_set *set, const uint8_t *combination)
{
    const uint32_t held = wang_find_held(set, combination);
    return held < set->held_count && wang_compare_held(set, held, combination) == 0;
}

bool pave_wang_next_missing(const pave_wang_set *set, uint8_t *combination)
{
    uint8_t next[PAVE_WANG_PLACES_MAX] = {0};
    memcpy(next, combination, (size_t)set->place_count);
    if (!wang_advance(set, next)) return false;
    for (uint32_t held = wang_find_held(set, next);
         held < set->held_count && wang_compare_held(set, held, next) == 0; held++)
        if (!wang_advance(set, next)) return false;
    memcpy(combination, next, (size_t)set->place_count);
    return true;
}
