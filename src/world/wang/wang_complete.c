/// src/world/wang/wang_complete.c: finds the smallest complete set if tiles may be rotated or
/// mirrored: the number of orbits under these symmetries, and the first combination of each.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "big_number.h"
#include "wang_symmetry.h"

#include <pave/wang.h>
#include <string.h>

/// A definition with defaults filled in, and the permutation of places of each element.
typedef struct pave_wang_classifier {
    pave_wang_frame frame;
    pave_wang_group group;
    int color_count, place_count;
    bool blob, rotates;
    uint8_t places[PAVE_WANG_PLACES_MAX];
    /// Images of the places of a combination, by element.
    uint8_t to[PAVE_WANG_ELEMENTS_MAX][PAVE_WANG_PLACES_MAX];
} pave_wang_classifier;

// ---- Classifier ---------------------------------------------------------------------------------

static void wang_lay_out_places(pave_wang_classifier *own, pave_wang_kind kind)
{
    uint8_t position[PAVE_WANG_PLACES_MAX] = {0};
    own->place_count = pave_wang_places(kind, own->frame.sides, own->places);
    for (int k = 0; k < own->place_count; k++) position[own->places[k]] = (uint8_t)k;
    for (int g = 0; g < own->group.count; g++)
        for (int k = 0; k < own->place_count; k++)
            own->to[g][k] = position[pave_wang_element_place(&own->frame, own->group.element[g],
                                                             own->places[k])];
}

static pave_result wang_complete_check(const pave_wang_complete_def *def, int sides,
                                       pave_error *error)
{
    if (!pave_word(pave_wang_kind_words, def->kind))
        return PAVE_FAIL(error, PAVE_RANGE, "kind %d: use an edge, a corner or a mixed set",
                         (int)def->kind);
    if (sides < 3 || sides > PAVE_WANG_SIDES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "tiles of %d sides: use 3 to %d", sides,
                         PAVE_WANG_SIDES_MAX);
    if (def->color_count < 1 || def->color_count > PAVE_WANG_COLORS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%d colours: a set has 1 to %d", def->color_count,
                         PAVE_WANG_COLORS_MAX);
    if (def->blob && (def->kind != PAVE_WANG_MIXED || def->color_count != 2 || def->color_mirrors))
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a blob is a mixed set of two colours without mirrors");
    return pave_wang_symmetries_check(def->symmetries, sides, error);
}

static pave_result wang_classify(const pave_wang_complete_def *def, pave_wang_classifier *out,
                                 pave_error *error)
{
    const int sides = def->sides ? def->sides : 4;
    pave_result result = wang_complete_check(def, sides, error);
    if (!result)
        result = pave_wang_frame_make(sides, def->mirror_sum, def->color_count, def->color_mirrors,
                                      &out->frame, error);
    if (result) return result;
    out->group = pave_wang_group_make(sides, def->symmetries);
    out->color_count = def->color_count;
    out->blob = def->blob;
    out->rotates = (def->symmetries & PAVE_WANG_ROTATE) != 0;
    wang_lay_out_places(out, def->kind);
    return PAVE_OK;
}

static void wang_classify_set(const pave_wang_set *set, pave_wang_classifier *out)
{
    out->frame.sides = set->sides;
    out->frame.mirror_sum = set->mirror_sum;
    memcpy(out->frame.color_mirror, set->color_mirror, sizeof set->color_mirror);
    out->group = pave_wang_group_make(set->sides, set->symmetries);
    out->color_count = set->color_count;
    out->blob = false;
    out->rotates = (set->symmetries & PAVE_WANG_ROTATE) != 0;
    wang_lay_out_places(out, set->kind);
}

// ---- Combinations -------------------------------------------------------------------------------

/// Applies an element to a combination.
static void wang_lay_combination(const pave_wang_classifier *own, int g, const uint8_t *combination,
                                 uint8_t *out)
{
    const bool mirrored = own->group.element[g].mirrored;
    for (int k = 0; k < own->place_count; k++)
        out[own->to[g][k]] = mirrored ? own->frame.color_mirror[combination[k]] : combination[k];
}

/// Returns whether a combination is the first of its orbit.
static bool wang_is_first(const pave_wang_classifier *own, const uint8_t *combination)
{
    uint8_t laid[PAVE_WANG_PLACES_MAX];
    for (int g = 1; g < own->group.count; g++) {
        wang_lay_combination(own, g, combination, laid);
        if (memcmp(laid, combination, (size_t)own->place_count) < 0) return false;
    }
    return true;
}

static bool wang_is_blob(const pave_wang_classifier *own, const uint8_t *combination)
{
    for (int k = 1; k < own->place_count; k += 2)
        if (combination[k] == 2 &&
            (combination[k - 1] != 2 || combination[(k + 1) % own->place_count] != 2))
            return false;
    return true;
}

/// Advances to the next combination that may be the first of its orbit: its first colour is the
/// lowest of those that rotations move to the first place. Returns false after the last one.
static bool wang_step(const pave_wang_classifier *own, uint8_t *combination)
{
    if (combination[0] == 0) {
        memset(combination, 1, (size_t)own->place_count);
        return true;
    }
    int k = own->place_count - 1;
    while (k >= 0 && combination[k] == own->color_count) k--;
    if (k < 0) return false;
    combination[k]++;
    for (int j = k + 1; j < own->place_count; j++) {
        const bool like_first = own->places[j] % 2 == own->places[0] % 2;
        combination[j] = own->rotates && like_first ? combination[0] : 1;
    }
    return true;
}

static bool wang_next_first(const pave_wang_classifier *own, uint8_t *combination)
{
    uint8_t next[PAVE_WANG_PLACES_MAX];
    memcpy(next, combination, (size_t)own->place_count);
    while (wang_step(own, next)) {
        if ((own->blob && !wang_is_blob(own, next)) || !wang_is_first(own, next)) continue;
        memcpy(combination, next, (size_t)own->place_count);
        return true;
    }
    return false;
}

// ---- Counting -----------------------------------------------------------------------------------

/// Returns the number of combinations that an element maps to themselves. Each cycle of the
/// element's permutation of places has one free colour; if the cycle mirrors the colour an odd
/// number of times, the colour must be its own mirror.
static pave_big wang_count_fixed(const pave_wang_classifier *own, int g)
{
    pave_big count = {{1}};
    bool seen[PAVE_WANG_PLACES_MAX] = {false};
    uint32_t own_mirrors = 0;
    for (int color = 1; color <= own->color_count; color++)
        own_mirrors += own->frame.color_mirror[color] == color;
    for (int first = 0; first < own->place_count; first++) {
        int length = 0;
        for (int k = first; !seen[k]; k = own->to[g][k], length++) seen[k] = true;
        if (length == 0) continue;
        const bool mirrored = own->group.element[g].mirrored && length % 2 == 1;
        pave_big_multiply(&count, mirrored ? own_mirrors : (uint32_t)own->color_count);
    }
    return count;
}

static pave_big wang_count_orbits(const pave_wang_classifier *own)
{
    pave_big sum = {{0}};
    for (int g = 0; g < own->group.count; g++) {
        const pave_big fixed = wang_count_fixed(own, g);
        pave_big_add(&sum, &fixed);
    }
    pave_big_divide(&sum, (uint32_t)own->group.count);
    return sum;
}

/// Counts blobs one by one, since they are few.
static pave_big wang_count_blobs(pave_wang_classifier own, bool orbits)
{
    pave_big count = {{0}};
    uint8_t combination[PAVE_WANG_PLACES_MAX] = {0};
    if (!orbits) own.group.count = 1;
    own.rotates = own.rotates && orbits;
    while (wang_next_first(&own, combination)) count.limb[0]++;
    return count;
}

pave_result pave_wang_complete_count_of(const pave_wang_complete_def *def,
                                        pave_wang_complete_count *out, pave_error *error)
{
    assert(def && out);
    pave_wang_classifier own;
    *out = (pave_wang_complete_count){0};
    const pave_result result = wang_classify(def, &own, error);
    if (result) return result;
    const pave_big all = own.blob ? wang_count_blobs(own, false) : wang_count_fixed(&own, 0);
    const pave_big orbits = own.blob ? wang_count_blobs(own, true) : wang_count_orbits(&own);
    out->places = own.place_count;
    out->ways = own.group.count;
    out->combinations = pave_big_value(&all);
    out->orbits = pave_big_value(&orbits);
    pave_big_text(&all, out->combinations_text);
    pave_big_text(&orbits, out->orbits_text);
    return PAVE_OK;
}

bool pave_wang_complete_next(const pave_wang_complete_def *def, uint8_t *combination)
{
    pave_wang_classifier own;
    const pave_result result = wang_classify(def, &own, NULL);
    assert(!result);
    return !result && wang_next_first(&own, combination);
}

pave_result pave_wang_complete_create(const pave_wang_complete_def *def,
                                      const pave_allocator *allocator, pave_wang_set **out,
                                      pave_error *error)
{
    assert(def && out);
    *out = NULL;
    pave_wang_complete_count count;
    pave_result result = pave_wang_complete_count_of(def, &count, error);
    if (result) return result;
    if (count.orbits > PAVE_WANG_TILES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%s tiles: a set has up to %d", count.orbits_text,
                         PAVE_WANG_TILES_MAX);
    pave_wang_classifier own;
    wang_classify(def, &own, NULL);
    const size_t stride = 2 * (size_t)own.frame.sides, tiles = (size_t)count.orbits;
    uint8_t *colors = pave_array_allocate(allocator, tiles, stride);
    if (!colors)
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for %s tiles",
                         count.orbits_text);
    uint8_t combination[PAVE_WANG_PLACES_MAX] = {0};
    for (size_t i = 0; wang_next_first(&own, combination); i++)
        for (int k = 0; k < own.place_count; k++)
            colors[i * stride + own.places[k]] = combination[k];
    const pave_wang_def made = {.kind = def->kind,
                                .sides = def->sides,
                                .color_count = def->color_count,
                                .tile_count = (uint32_t)tiles,
                                .colors = colors,
                                .symmetries = def->symmetries,
                                .mirror_sum = def->mirror_sum,
                                .color_mirrors = def->color_mirrors};
    result = pave_wang_create(&made, allocator, out, error);
    pave_array_release(allocator, colors);
    return result;
}

// ---- Missing combinations -----------------------------------------------------------------------

/// Returns whether a held combination is the first of its orbit, and the whole orbit is held.
static bool wang_leads_held(const pave_wang_set *set, const pave_wang_classifier *own,
                            const uint8_t *combination)
{
    uint8_t laid[PAVE_WANG_PLACES_MAX];
    for (int g = 1; g < own->group.count; g++) {
        wang_lay_combination(own, g, combination, laid);
        if (memcmp(laid, combination, (size_t)own->place_count) < 0) return false;
        if (!pave_wang_holds(set, laid)) return false;
    }
    return true;
}

/// Returns whether a missing combination is the first missing one of its orbit.
static bool wang_leads_missing(const pave_wang_set *set, const pave_wang_classifier *own,
                               const uint8_t *combination)
{
    uint8_t laid[PAVE_WANG_PLACES_MAX];
    for (int g = 1; g < own->group.count; g++) {
        wang_lay_combination(own, g, combination, laid);
        if (memcmp(laid, combination, (size_t)own->place_count) < 0 && !pave_wang_holds(set, laid))
            return false;
    }
    return true;
}

bool pave_wang_leads_orbit(const pave_wang_set *set, const uint8_t *combination)
{
    pave_wang_classifier own;
    wang_classify_set(set, &own);
    return wang_leads_missing(set, &own, combination);
}

pave_wang_orbits pave_wang_take_orbits(const pave_wang_set *set)
{
    pave_wang_classifier own;
    wang_classify_set(set, &own);
    pave_wang_orbits orbits = {.ways = own.group.count};
    pave_big count = wang_count_orbits(&own);
    for (uint32_t h = 0; h < set->held_count; h++) {
        uint8_t combination[PAVE_WANG_PLACES_MAX];
        for (int k = 0; k < own.place_count; k++)
            combination[k] = set->tiles[set->held[h]].colors[own.places[k]];
        orbits.held += wang_leads_held(set, &own, combination);
    }
    orbits.total = pave_big_value(&count);
    pave_big_text(&count, orbits.total_text);
    pave_big_subtract(&count, (uint32_t)orbits.held);
    orbits.missing = pave_big_value(&count);
    pave_big_text(&count, orbits.missing_text);
    orbits.complete = orbits.missing == 0;
    return orbits;
}

bool pave_wang_next_missing_orbit(const pave_wang_set *set, uint8_t *combination)
{
    pave_wang_classifier own;
    uint8_t next[PAVE_WANG_PLACES_MAX];
    wang_classify_set(set, &own);
    memcpy(next, combination, (size_t)own.place_count);
    while (pave_wang_next_missing(set, next)) {
        if (!wang_leads_missing(set, &own, next)) continue;
        memcpy(combination, next, (size_t)own.place_count);
        return true;
    }
    return false;
}
