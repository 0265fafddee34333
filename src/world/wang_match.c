/// src/world/wang_match.c: which tiles of a Wang set fit a place.
#include "../base/exact.h"

#include "wang_set.h"

#include <string.h>

static bool pave_wang_color_fits(uint8_t color, uint8_t constraint)
{
    return constraint == PAVE_WANG_FREE ||
           color == (constraint == PAVE_WANG_UNSET ? 0 : constraint);
}

bool pave_wang_fits(const pave_wang_set *set, uint32_t index, const uint8_t *constraints)
{
    assert(index < set->tile_count);
    for (int k = 0; k < set->place_count; k++) {
        int place = set->places[k];
        if (!pave_wang_color_fits(set->tiles[index].colors[place], constraints[place]))
            return false;
    }
    return true;
}

pave_result pave_wang_match(const pave_wang_set *set, const uint8_t *constraints, uint32_t *out,
                            uint32_t capacity, uint32_t *count)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < set->tile_count; i++) {
        if (!pave_wang_fits(set, i, constraints)) continue;
        if (found < capacity) out[found] = i;
        found++;
    }
    *count = found;
    return found <= capacity ? PAVE_OK : PAVE_CAPACITY;
}

/// floor(word * sum / 2^32); sum is below 2^61.
static uint64_t pave_wang_scale(uint32_t word, uint64_t sum)
{
    return word * (sum >> 32) + ((word * (sum & UINT32_MAX)) >> 32);
}

uint32_t pave_wang_pick(const pave_wang_set *set, const uint8_t *constraints, uint32_t word)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (pave_wang_fits(set, i, constraints)) sum += set->weights[i];
    if (sum == 0) return UINT32_MAX;
    uint64_t target = pave_wang_scale(word, sum);
    for (uint32_t i = 0;; i++) {
        assert(i < set->tile_count);
        if (!pave_wang_fits(set, i, constraints)) continue;
        if (target < set->weights[i]) return i;
        target -= set->weights[i];
    }
}

void pave_wang_constraints_around(const pave_wang_set *set, const uint32_t *neighbors, uint8_t *out)
{
    assert(set->sides == 4);
    memset(out, PAVE_WANG_FREE, PAVE_WANG_PLACES_SQUARE);
    for (int k = 0; k < 8; k++) {
        if (neighbors[k] == UINT32_MAX) continue;
        // Across a side the neighbour's opposite edge is ours, and so are the two corners beside
        // it; across a corner, its opposite corner.
        int first = k % 2 == 0 ? -1 : 0, last = k % 2 == 0 ? 1 : 0;
        for (int turn = first; turn <= last; turn++) {
            uint8_t color = pave_wang_tile_colors(set, neighbors[k])[(k + 4 - turn + 8) % 8];
            out[(k + turn + 8) % 8] = color ? color : PAVE_WANG_UNSET;
        }
    }
}
