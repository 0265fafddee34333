/// src/world/wang/wang_class.c: classifies a set of squares (paths, blob, overlay and so on) by its
/// combinations. Unset edges and corners count as a colour.
#include "../../base/exact.h"

#include "wang_missing.h"

const char *const pave_wang_class_words[] = {
    "fills",   "complete", "overlay", "rounded", "slices",    "fragment", "star",
    "network", "paths",    "blob",    "corners", "blob-part", "mixed",    NULL};

// ---- Values -------------------------------------------------------------------------------------

static uint8_t wang_held_color(const pave_wang_set *set, uint32_t held, int k)
{
    return set->tiles[set->held[held]].colors[set->places[k]];
}

/// Marks the values that occur in a combination, and returns their number.
static int wang_mark_values(const pave_wang_set *set, uint32_t held, bool *marks)
{
    int count = 0;
    for (int k = 0; k < set->place_count; k++) {
        bool *mark = &marks[wang_held_color(set, held, k)];
        count += !*mark;
        *mark = true;
    }
    return count;
}

/// Returns whether a combination has a value.
static bool wang_held_has(const pave_wang_set *set, uint32_t held, int value)
{
    for (int k = 0; k < set->place_count; k++)
        if (wang_held_color(set, held, k) == value) return true;
    return false;
}

/// Returns the number of values that share a tile with a value, including the value itself.
static int wang_meets(const pave_wang_set *set, int value)
{
    bool marks[PAVE_WANG_COLORS_MAX + 1] = {false};
    int count = 0;
    for (uint32_t i = 0; i < set->held_count; i++)
        if (wang_held_has(set, i, value)) count += wang_mark_values(set, i, marks);
    return count;
}

/// Finds the ground, the value that meets the largest number of other values; ties go to unset,
/// then to the first.
static int wang_find_ground(const pave_wang_set *set, int unset, const bool *values)
{
    int ground = 0, most = 0;
    for (int value = 1; value <= set->color_count; value++) {
        const int meets = values[value] ? wang_meets(set, value) : 0;
        if (meets < most || (meets == most && value != unset)) continue;
        most = meets;
        ground = value;
    }
    return ground;
}

// ---- Requirements of classes --------------------------------------------------------------------

/// Returns the number of missing combinations that a rule requires for pieces of each value on the
/// ground.
static uint64_t wang_all_lack(const pave_wang_set *set, int ground, const bool *values,
                              bool (*wants)(uint32_t bits, int count))
{
    uint64_t count = 0;
    for (int value = 1; value <= set->color_count; value++)
        if (values[value] && value != ground)
            count += pave_wang_count_lacks(set, ground, value, wants);
    return count;
}

/// Returns whether every tile with several values has exactly two, one of which is the ground.
static bool wang_is_star(const pave_wang_set *set, int ground)
{
    for (uint32_t i = 0; i < set->held_count; i++) {
        bool marks[PAVE_WANG_COLORS_MAX + 1] = {false};
        const int count = wang_mark_values(set, i, marks);
        if (count > 2 || (count == 2 && !marks[ground])) return false;
    }
    return true;
}

/// Returns whether every tile is part of a blob of one value on the ground.
static bool wang_is_blob_part(const pave_wang_set *set, int ground)
{
    if (!wang_is_star(set, ground)) return false;
    for (uint32_t i = 0; i < set->held_count; i++) {
        uint32_t bits = 0;
        for (int k = 0; k < set->place_count; k++)
            bits |= (uint32_t)(wang_held_color(set, i, k) != ground) << k;
        if (!pave_wang_wants_blob(bits, set->place_count)) return false;
    }
    return true;
}

// ---- Classes ------------------------------------------------------------------------------------

static pave_wang_class wang_class_of_corners(const pave_wang_set *set, int ground,
                                             const bool *values, int count)
{
    if (count > 2)
        return wang_is_star(set, ground) ? PAVE_WANG_CLASS_STAR : PAVE_WANG_CLASS_NETWORK;
    if (wang_all_lack(set, ground, values, pave_wang_wants_rounded) == 0)
        return PAVE_WANG_CLASS_ROUNDED;
    for (int value = 1; value <= set->color_count; value++)
        if (values[value] && wang_all_lack(set, value, values, pave_wang_wants_slices) == 0)
            return PAVE_WANG_CLASS_SLICES;
    return PAVE_WANG_CLASS_FRAGMENT;
}

static pave_wang_class wang_class_of_mixed(const pave_wang_set *set, int ground, const bool *values)
{
    if (wang_all_lack(set, ground, values, pave_wang_wants_blob) == 0) return PAVE_WANG_CLASS_BLOB;
    pave_wang_sides_between between;
    if (pave_wang_follows_corners(set, between)) return PAVE_WANG_CLASS_CORNERS;
    return wang_is_blob_part(set, ground) ? PAVE_WANG_CLASS_BLOB_PART : PAVE_WANG_CLASS_MIXED;
}

/// Returns the number of combinations of `values` values, at most UINT64_MAX.
static uint64_t wang_allowed(int values, int places)
{
    uint64_t count = 1;
    for (int k = 0; k < places; k++) {
        if (count > UINT64_MAX / (uint64_t)values) return UINT64_MAX;
        count *= (uint64_t)values;
    }
    return count;
}

/// Classifies a set without unset edges or corners, or in which colour `unset` represents them.
/// Lists its missing combinations.
static void wang_look_at(const pave_wang_set *set, int unset, pave_wang_looks *out,
                         pave_wang_lack_list *list)
{
    bool values[PAVE_WANG_COLORS_MAX + 2] = {false}, joins = false;
    for (uint32_t i = 0; i < set->held_count; i++) {
        bool marks[PAVE_WANG_COLORS_MAX + 2] = {false};
        joins |= wang_mark_values(set, i, marks) > 1;
        for (int value = 1; value <= set->color_count; value++) values[value] |= marks[value];
    }
    for (int value = 1; value <= set->color_count; value++) out->values += values[value];
    const int ground = wang_find_ground(set, unset, values);
    out->unset = unset > 0;
    out->ground = ground == unset ? 0 : ground;
    out->held = set->held_count;
    const uint64_t allowed = wang_allowed(out->values, set->place_count);
    out->class_of_set =
        !joins && out->values > 1 ? PAVE_WANG_CLASS_FILLS
        : allowed == out->held    ? (unset ? PAVE_WANG_CLASS_OVERLAY : PAVE_WANG_CLASS_COMPLETE)
        : set->kind == PAVE_WANG_CORNER ? wang_class_of_corners(set, ground, values, out->values)
        : set->kind == PAVE_WANG_EDGE   ? PAVE_WANG_CLASS_PATHS
                                        : wang_class_of_mixed(set, ground, values);
    list->unset = unset;
    pave_wang_list_class_lacks(set, out, ground, values, allowed, list);
}

/// Classifies a set and lists its missing combinations.
static pave_result wang_look_and_list(const pave_wang_set *set, const pave_allocator *allocator,
                                      pave_wang_looks *out, pave_wang_lack_list *list,
                                      pave_error *error)
{
    *out = (pave_wang_looks){.class_of_set = PAVE_WANG_CLASS_FILLS};
    if (set->sides != 4)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the tiles have %d sides, but only sets of squares have classes",
                         set->sides);
    const pave_wang_kind kind = pave_wang_acts_as(set);
    if (kind == set->kind && !pave_wang_has_unset(set)) {
        wang_look_at(set, 0, out, list);
        return PAVE_OK;
    }
    pave_wang_set *filled = NULL;
    const pave_result result = pave_wang_make_unset(set, kind, allocator, &filled, error);
    if (!result) wang_look_at(filled, set->color_count + 1, out, list);
    pave_wang_destroy(filled);
    return result;
}

pave_result pave_wang_look(const pave_wang_set *set, const pave_allocator *allocator,
                           pave_wang_looks *out, pave_error *error)
{
    assert(set && out);
    pave_wang_lack_list list = {.capacity = 0};
    const pave_result result = wang_look_and_list(set, allocator, out, &list, error);
    out->lacks = list.count;
    return result;
}

pave_result pave_wang_list_lacks(const pave_wang_set *set, const pave_allocator *allocator,
                                 uint8_t *out, int64_t capacity, int64_t *count, pave_error *error)
{
    assert(set && (out || capacity == 0) && count);
    pave_wang_looks looks;
    pave_wang_lack_list list = {.once = set->symmetries != 0};
    pave_result result = wang_look_and_list(set, allocator, &looks, &list, error);
    if (result) return result;
    *count = list.count;
    if (list.count > capacity) return PAVE_CAPACITY;
    list.out = out;
    list.capacity = capacity;
    list.count = 0;
    return wang_look_and_list(set, allocator, &looks, &list, error);
}
