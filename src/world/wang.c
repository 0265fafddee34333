/// src/world/wang.c: Wang tile sets: making, reading, matching.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/names.h"
#include "wang_set.h"

#include <stdlib.h>
#include <string.h>

enum { PAVE_WANG_TILES_MAX = 1 << 24 };

static const char *const pave_wang_kinds[] = {"edge", "corner", "mixed"};
enum { PAVE_WANG_KINDS = sizeof pave_wang_kinds / sizeof *pave_wang_kinds };

const char *pave_wang_kind_name(pave_wang_kind kind)
{
    return pave_names_at(pave_wang_kinds, PAVE_WANG_KINDS, (int)kind);
}

pave_result pave_wang_kind_read(const char *name, pave_wang_kind *out)
{
    int kind = 0;
    const pave_result result = pave_names_read(pave_wang_kinds, PAVE_WANG_KINDS, name, &kind);
    if (!result) *out = (pave_wang_kind)kind;
    return result;
}

int pave_wang_places(pave_wang_kind kind, int sides, uint8_t *out)
{
    assert(sides >= 3 && sides <= PAVE_WANG_SIDES_MAX);
    int count = 0;
    for (int place = 0; place < 2 * sides; place++)
        if (kind == PAVE_WANG_MIXED || place % 2 == (kind == PAVE_WANG_CORNER))
            out[count++] = (uint8_t)place;
    return count;
}

// ---- Checking and copying -----------------------------------------------------------------------

static pave_result pave_wang_check_counts(const pave_wang_def *def, pave_error *error)
{
    if (!pave_wang_kind_name(def->kind))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "kind %d: use an edge, a corner or a mixed set", (int)def->kind);
    if (def->sides != 0 && (def->sides < 3 || def->sides > PAVE_WANG_SIDES_MAX))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "tiles of %d sides: use 3 to %d",
                              def->sides, PAVE_WANG_SIDES_MAX);
    if (def->color_count < 1 || def->color_count > PAVE_WANG_COLORS_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "%d colours: a set has 1 to %d",
                              def->color_count, PAVE_WANG_COLORS_MAX);
    if (def->tile_count < 1 || def->tile_count > PAVE_WANG_TILES_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "%lu tiles: a set has 1 to %d",
                              (unsigned long)def->tile_count, PAVE_WANG_TILES_MAX);
    return PAVE_OK;
}

static pave_result pave_wang_copy_tiles(pave_wang_set *set, const pave_wang_def *def,
                                        pave_error *error)
{
    int stride = 2 * set->sides;
    for (uint32_t i = 0; i < set->tile_count; i++) {
        const uint8_t *colors = def->colors + (size_t)i * (size_t)stride;
        set->ids[i] = def->ids ? def->ids[i] : i;
        if (set->ids[i] == PAVE_WANG_EMPTY)
            return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                                  "a tile has the id %lu, which is the empty cell's: use another",
                                  (unsigned long)set->ids[i]);
        for (int k = 0; k < set->place_count; k++) {
            uint8_t color = colors[set->places[k]];
            if (color > set->color_count)
                return pave_error_set(
                    error, PAVE_INVALID, NULL, 0, 0,
                    "tile %lu has colour %d where the set has %d colour%s: mend the tile",
                    (unsigned long)set->ids[i], color, set->color_count,
                    set->color_count == 1 ? "" : "s");
            set->tiles[i].colors[set->places[k]] = color;
        }
    }
    return PAVE_OK;
}

/// An id and whose it is; equal ids stay in order of index.
typedef struct pave_wang_id {
    uint32_t id, index;
} pave_wang_id;

static int pave_wang_id_compare(const void *left, const void *right)
{
    const pave_wang_id *a = left, *b = right;
    if (a->id != b->id) return a->id < b->id ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

static pave_result pave_wang_sort_ids(pave_wang_set *set, pave_error *error)
{
    pave_wang_id *order = pave_array_allocate(&set->allocator, set->tile_count, sizeof *order);
    if (!order) return PAVE_NO_MEMORY;
    for (uint32_t i = 0; i < set->tile_count; i++)
        order[i] = (pave_wang_id){.id = set->ids[i], .index = i};
    qsort(order, set->tile_count, sizeof *order, pave_wang_id_compare);
    pave_result result = PAVE_OK;
    for (uint32_t i = 0; i < set->tile_count && !result; i++) {
        set->by_id[i] = order[i].index;
        if (i > 0 && order[i].id == order[i - 1].id)
            result = pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                                    "tile %lu is in the set twice: keep one",
                                    (unsigned long)order[i].id);
    }
    pave_array_release(&set->allocator, order, set->tile_count, sizeof *order);
    return result;
}

/// The effective weight: the tile's own, then the colours' in order of place.
static double pave_wang_effective_weight(const pave_wang_set *set, const pave_wang_def *def,
                                         uint32_t index)
{
    double weight = def->tile_weights ? def->tile_weights[index] : 1;
    for (int k = 0; k < set->place_count; k++) {
        uint8_t color = set->tiles[index].colors[set->places[k]];
        if (color > 0 && def->color_weights) weight *= def->color_weights[color - 1];
    }
    return weight;
}

static pave_result pave_wang_weigh(pave_wang_set *set, const pave_wang_def *def, pave_error *error)
{
    double *weights = pave_array_allocate(&set->allocator, set->tile_count, sizeof *weights);
    if (!weights) return PAVE_NO_MEMORY;
    for (uint32_t i = 0; i < set->tile_count; i++)
        weights[i] = pave_wang_effective_weight(set, def, i);
    pave_result result = pave_weights_to_integers(weights, set->tile_count, set->weights);
    pave_array_release(&set->allocator, weights, set->tile_count, sizeof *weights);
    if (result)
        return pave_error_set(
            error, result, NULL, 0, 0,
            "the weights of tiles and colours must be 0 or more, finite, and not all 0");
    return PAVE_OK;
}

// ---- Combinations -------------------------------------------------------------------------------

bool pave_wang_fills(const pave_wang_set *set, uint32_t index)
{
    if (set->weights[index] == 0) return false;
    for (int k = 0; k < set->place_count; k++)
        if (set->tiles[index].colors[set->places[k]] == 0) return false;
    return true;
}

/// A combination and one tile that holds it.
typedef struct pave_wang_holder {
    pave_wang_tile tile;
    uint32_t index;
} pave_wang_holder;

static int pave_wang_holder_compare(const void *left, const void *right)
{
    const pave_wang_holder *a = left, *b = right;
    int order = memcmp(&a->tile, &b->tile, sizeof a->tile);
    if (order) return order;
    return a->index < b->index ? -1 : a->index > b->index;
}

static pave_result pave_wang_collect_held(pave_wang_set *set)
{
    pave_wang_holder *order = pave_array_allocate(&set->allocator, set->tile_count, sizeof *order);
    if (!order) return PAVE_NO_MEMORY;
    uint32_t count = 0;
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (pave_wang_fills(set, i))
            order[count++] = (pave_wang_holder){.tile = set->tiles[i], .index = i};
    qsort(order, count, sizeof *order, pave_wang_holder_compare);
    for (uint32_t i = 0; i < count; i++)
        if (i == 0 || memcmp(&order[i].tile, &order[i - 1].tile, sizeof order[i].tile) != 0)
            set->held[set->held_count++] = order[i].index;
    pave_array_release(&set->allocator, order, set->tile_count, sizeof *order);
    return PAVE_OK;
}

// ---- Life ---------------------------------------------------------------------------------------

static pave_result pave_wang_allocate(pave_wang_set *set)
{
    set->ids = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->ids);
    set->by_id = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->by_id);
    set->tiles = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->tiles);
    set->weights = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->weights);
    set->held = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->held);
    return set->ids && set->by_id && set->tiles && set->weights && set->held ? PAVE_OK
                                                                             : PAVE_NO_MEMORY;
}

pave_result pave_wang_create(const pave_wang_def *def, const pave_allocator *allocator,
                             pave_wang_set **out, pave_error *error)
{
    assert(def && out);
    *out = NULL;
    pave_result result = pave_wang_check_counts(def, error);
    if (result) return result;
    assert(def->colors);
    pave_wang_set *set = pave_array_allocate(allocator, 1, sizeof *set);
    if (!set) return pave_error_set(error, PAVE_NO_MEMORY, NULL, 0, 0, "no memory for a tile set");
    set->allocator = pave_allocator_or_default(allocator);
    set->kind = def->kind;
    set->sides = def->sides ? def->sides : 4;
    set->color_count = def->color_count;
    set->tile_count = def->tile_count;
    set->place_count = pave_wang_places(set->kind, set->sides, set->places);
    result = pave_wang_allocate(set);
    if (!result) result = pave_wang_copy_tiles(set, def, error);
    if (!result) result = pave_wang_sort_ids(set, error);
    if (!result) result = pave_wang_weigh(set, def, error);
    if (!result) result = pave_wang_collect_held(set);
    if (result == PAVE_NO_MEMORY)
        pave_error_set(error, result, NULL, 0, 0, "no memory for %lu tiles",
                       (unsigned long)def->tile_count);
    if (result)
        pave_wang_destroy(set);
    else
        *out = set;
    return result;
}

void pave_wang_destroy(pave_wang_set *set)
{
    if (!set) return;
    pave_allocator allocator = set->allocator;
    pave_array_release(&allocator, set->held, set->tile_count, sizeof *set->held);
    pave_array_release(&allocator, set->weights, set->tile_count, sizeof *set->weights);
    pave_array_release(&allocator, set->tiles, set->tile_count, sizeof *set->tiles);
    pave_array_release(&allocator, set->by_id, set->tile_count, sizeof *set->by_id);
    pave_array_release(&allocator, set->ids, set->tile_count, sizeof *set->ids);
    pave_array_release(&allocator, set, 1, sizeof *set);
}

// ---- Reading ------------------------------------------------------------------------------------

pave_wang_kind pave_wang_kind_of(const pave_wang_set *set) { return set->kind; }
int pave_wang_color_count(const pave_wang_set *set) { return set->color_count; }
uint32_t pave_wang_tile_count(const pave_wang_set *set) { return set->tile_count; }

uint32_t pave_wang_tile_id(const pave_wang_set *set, uint32_t index)
{
    assert(index < set->tile_count);
    return set->ids[index];
}

uint32_t pave_wang_tile_index(const pave_wang_set *set, uint32_t id)
{
    uint32_t low = 0, high = set->tile_count; // the first place whose id is not below
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (set->ids[set->by_id[middle]] < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < set->tile_count && set->ids[set->by_id[low]] == id ? set->by_id[low] : UINT32_MAX;
}

const uint8_t *pave_wang_tile_colors(const pave_wang_set *set, uint32_t index)
{
    assert(index < set->tile_count);
    return set->tiles[index].colors;
}

uint64_t pave_wang_tile_weight(const pave_wang_set *set, uint32_t index)
{
    assert(index < set->tile_count);
    return set->weights[index];
}

// ---- Matching -----------------------------------------------------------------------------------

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
                            int64_t capacity, int64_t *count)
{
    int64_t found = 0;
    assert(count && (out || capacity <= 0));
    for (uint32_t i = 0; i < set->tile_count; i++) found += pave_wang_fits(set, i, constraints);
    *count = found;
    if (found > capacity) return PAVE_CAPACITY;
    for (uint32_t i = 0; found > 0; i++) {
        if (!pave_wang_fits(set, i, constraints)) continue;
        *out++ = i;
        found--;
    }
    return PAVE_OK;
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
