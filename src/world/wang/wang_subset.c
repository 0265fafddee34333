/// src/world/wang/wang_subset.c: sets made from other sets: with some of the colours, or with unset
/// as a colour.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "wang_set.h"

enum { PAVE_WANG_LEFT_OUT = 255 };

/// The arrays of the new set's tiles.
typedef struct pave_wang_taken {
    uint32_t count;
    uint8_t *colors;
    uint32_t *ids;
    double *weights;
} pave_wang_taken;

/// Returns whether all colours of a tile have a new number, and writes the new colours.
static bool wang_renumber(const pave_wang_set *set, uint32_t index, const uint8_t *to, uint8_t *out)
{
    for (int place = 0; place < 2 * set->sides; place++) out[place] = 0;
    for (int k = 0; k < set->place_count; k++) {
        const int place = set->places[k];
        out[place] = to[set->tiles[index].colors[place]];
        if (out[place] == PAVE_WANG_LEFT_OUT) return false;
    }
    return true;
}

/// Creates the set of all tiles whose colours all have new numbers in `to`. With `empty`, adds the
/// empty cell as a tile that has this colour everywhere and the average weight of a combination.
static pave_result wang_take(const pave_wang_set *set, pave_wang_kind kind, const uint8_t *to,
                             int color_count, uint8_t empty, const pave_allocator *allocator,
                             pave_wang_set **out, pave_error *error)
{
    const size_t capacity = (size_t)set->tile_count + 1, stride = 2 * (size_t)set->sides;
    pave_wang_taken taken = {0, pave_array_allocate(allocator, capacity, stride),
                             pave_array_allocate(allocator, capacity, sizeof *taken.ids),
                             pave_array_allocate(allocator, capacity, sizeof *taken.weights)};
    const bool memory = taken.colors && taken.ids && taken.weights;
    double sum = 0;
    for (uint32_t i = 0; i < set->tile_count && memory; i++) {
        if (!wang_renumber(set, i, to, taken.colors + taken.count * stride)) continue;
        taken.ids[taken.count] = set->ids[i];
        taken.weights[taken.count++] = (double)set->weights[i];
        sum += (double)set->weights[i];
    }
    if (empty && memory) {
        for (size_t place = 0; place < stride; place++)
            taken.colors[taken.count * stride + place] = empty;
        taken.ids[taken.count] = PAVE_WANG_EMPTY;
        taken.weights[taken.count++] = sum / (set->held_count ? set->held_count : 1);
    }
    uint8_t mirrors[PAVE_WANG_COLORS_MAX];
    for (int color = 1; color <= color_count; color++) mirrors[color - 1] = (uint8_t)color;
    for (int color = 1; color <= set->color_count; color++)
        if (to[color] != PAVE_WANG_LEFT_OUT && to[set->color_mirror[color]] != PAVE_WANG_LEFT_OUT)
            mirrors[to[color] - 1] = to[set->color_mirror[color]];
    const pave_wang_def def = {.kind = kind,
                               .sides = set->sides,
                               .color_count = color_count,
                               .tile_count = taken.count,
                               .colors = taken.colors,
                               .ids = taken.ids,
                               .tile_weights = taken.weights,
                               .mirror_sum = set->mirror_sum,
                               .color_mirrors = mirrors};
    pave_result result = PAVE_NO_MEMORY;
    if (memory && taken.count == 0)
        result =
            PAVE_FAIL(error, PAVE_INCOMPLETE, "no tile has only those colours: name more of them");
    else if (memory)
        result = pave_wang_make(&def, allocator, out, error);
    else
        PAVE_FAIL(error, result, "not enough memory for a tile set");
    PAVE_RELEASE(allocator, taken.weights, taken.ids, taken.colors);
    return result;
}

pave_result pave_wang_create_part(const pave_wang_set *set, const uint8_t *colors, int count,
                                  const pave_allocator *allocator, pave_wang_set **out,
                                  pave_error *error)
{
    uint8_t to[PAVE_WANG_LEFT_OUT + 1];
    int numbered = 0;
    assert(set && out && (colors || count <= 0));
    *out = NULL;
    for (int color = 0; color <= PAVE_WANG_LEFT_OUT; color++) to[color] = PAVE_WANG_LEFT_OUT;
    for (int i = 0; i < count; i++) {
        if (colors[i] > set->color_count)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "colour %d: the set has the colours 1 to %d, and 0 for unset",
                             colors[i], set->color_count);
        if (to[colors[i]] != PAVE_WANG_LEFT_OUT)
            return PAVE_FAIL(error, PAVE_INVALID, "colour %d is named twice: name it once",
                             colors[i]);
        to[colors[i]] = colors[i] ? (uint8_t)++numbered : 0;
    }
    if (numbered == 0) return PAVE_FAIL(error, PAVE_RANGE, "no colour is named: name at least one");
    return wang_take(set, set->kind, to, numbered, 0, allocator, out, error);
}

pave_wang_kind pave_wang_acts_as(const pave_wang_set *set)
{
    bool used[2] = {false, false};
    if (set->kind != PAVE_WANG_MIXED) return set->kind;
    for (uint32_t i = 0; i < set->tile_count; i++)
        for (int place = 0; place < 2 * set->sides; place++)
            if (set->tiles[i].colors[place]) used[place % 2] = true;
    return used[0] && used[1] ? PAVE_WANG_MIXED : used[1] ? PAVE_WANG_CORNER : PAVE_WANG_EDGE;
}

bool pave_wang_has_unset(const pave_wang_set *set)
{
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (set->weights[i] > 0 && !pave_wang_fills(set, i)) return true;
    return false;
}

pave_result pave_wang_make_unset(const pave_wang_set *set, pave_wang_kind kind,
                                 const pave_allocator *allocator, pave_wang_set **out,
                                 pave_error *error)
{
    uint8_t to[PAVE_WANG_LEFT_OUT + 1];
    const uint8_t unset = (uint8_t)(set->color_count + 1);
    bool empty = true;
    *out = NULL;
    if (set->color_count >= PAVE_WANG_COLORS_MAX)
        return PAVE_FAIL(error, PAVE_INCOMPLETE,
                         "with unset, the set has too many colours: it has %d without",
                         set->color_count);
    for (int color = 0; color <= PAVE_WANG_LEFT_OUT; color++) to[color] = (uint8_t)color;
    to[0] = unset;
    uint8_t places[PAVE_WANG_PLACES_MAX];
    const int place_count = pave_wang_places(kind, set->sides, places);
    for (uint32_t i = 0; i < set->tile_count && empty; i++) {
        bool all = set->weights[i] > 0;
        for (int k = 0; k < place_count; k++) all &= set->tiles[i].colors[places[k]] == 0;
        empty = !all;
    }
    return wang_take(set, kind, to, set->color_count + 1, empty ? unset : 0, allocator, out, error);
}

pave_result pave_wang_create_unset(const pave_wang_set *set, const pave_allocator *allocator,
                                   pave_wang_set **out, pave_error *error)
{
    assert(set && out);
    return pave_wang_make_unset(set, pave_wang_acts_as(set), allocator, out, error);
}
