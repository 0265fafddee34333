/// src/world/wang/wang_missing.c: the combinations of colours that a set of a class should have,
/// and those that it lacks. A class requires pieces of one value on another: of each value on the
/// ground, or of every two values that meet.
#include "../../base/exact.h"

#include "wang_missing.h"

#include <string.h>

// ---- Rules --------------------------------------------------------------------------------------

bool pave_wang_wants_all(uint32_t bits, int count) { return bits >> count == 0; }
bool pave_wang_wants_rounded(uint32_t bits, int count)
{
    (void)count;
    return bits != 5 && bits != 10;
}
bool pave_wang_wants_slices(uint32_t bits, int count)
{
    int set = 0;
    for (int k = 0; k < count; k++) set += (int)(bits >> k & 1);
    return set != 3 && pave_wang_wants_rounded(bits, count);
}
bool pave_wang_wants_blob(uint32_t bits, int count)
{
    for (int k = 1; k < count; k += 2)
        if (bits >> k & 1 && !(bits >> (k - 1) & 1 && bits >> ((k + 1) % count) & 1)) return false;
    return true;
}

uint64_t pave_wang_count_lacks(const pave_wang_set *set, int ground, int value,
                               bool (*wants)(uint32_t bits, int count))
{
    uint64_t count = 0;
    for (uint32_t bits = 0; bits < UINT32_C(1) << set->place_count; bits++) {
        uint8_t combination[PAVE_WANG_PLACES_MAX];
        if (!wants(bits, set->place_count)) continue;
        for (int k = 0; k < set->place_count; k++)
            combination[k] = (uint8_t)(bits >> k & 1 ? value : ground);
        count += !pave_wang_holds(set, combination);
    }
    return count;
}

bool pave_wang_follows_corners(const pave_wang_set *set, pave_wang_sides_between between)
{
    static const uint8_t ends[][2] = {{PAVE_WANG_TL, PAVE_WANG_TR},
                                      {PAVE_WANG_TR, PAVE_WANG_BR},
                                      {PAVE_WANG_BL, PAVE_WANG_BR},
                                      {PAVE_WANG_TL, PAVE_WANG_BL}};
    if (set->color_count >= PAVE_WANG_FOLLOWERS) return false;
    memset(between, 0, sizeof(pave_wang_sides_between));
    for (uint32_t i = 0; i < set->held_count; i++)
        for (int side = 0; side < 4; side++) {
            const uint8_t *colors = set->tiles[set->held[i]].colors;
            uint8_t *known = &between[side % 2][colors[ends[side][0]]][colors[ends[side][1]]];
            if (*known && *known != colors[2 * side]) return false;
            *known = colors[2 * side];
        }
    return true;
}

// ---- Lists --------------------------------------------------------------------------------------

static void wang_add_lack(const pave_wang_set *set, const uint8_t *combination,
                          pave_wang_lack_list *list)
{
    if (pave_wang_holds(set, combination)) return;
    if (list->once && !pave_wang_leads_orbit(set, combination)) return;
    if (list->count < list->capacity) {
        uint8_t *to = list->out + PAVE_WANG_PLACES_SQUARE * list->count;
        memset(to, 0, PAVE_WANG_PLACES_SQUARE);
        for (int k = 0; k < set->place_count; k++)
            to[set->places[k]] = combination[k] == list->unset ? 0 : combination[k];
    }
    list->count++;
}

typedef const uint8_t (*pave_wang_between)[PAVE_WANG_FOLLOWERS][PAVE_WANG_FOLLOWERS];

/// Returns the colour of a side between two corners in tiles or, if no tile has these corners,
/// between the swapped corners; 0 if there is no such tile either.
static uint8_t wang_side_between(pave_wang_between between, int down, uint8_t a, uint8_t b)
{
    return between[down][a][b] ? between[down][a][b] : between[down][b][a];
}

/// Sets the colours of sides between corners. Returns false if no tile determines them.
static bool wang_fill_sides(pave_wang_between between, uint8_t *colors)
{
    const uint8_t tl = colors[PAVE_WANG_TL], tr = colors[PAVE_WANG_TR], bl = colors[PAVE_WANG_BL],
                  br = colors[PAVE_WANG_BR];
    colors[PAVE_WANG_T] = wang_side_between(between, 0, tl, tr);
    colors[PAVE_WANG_R] = wang_side_between(between, 1, tr, br);
    colors[PAVE_WANG_B] = wang_side_between(between, 0, bl, br);
    colors[PAVE_WANG_L] = wang_side_between(between, 1, tl, bl);
    return colors[PAVE_WANG_T] && colors[PAVE_WANG_R] && colors[PAVE_WANG_B] && colors[PAVE_WANG_L];
}

/// The requirements of a class for two values.
typedef struct pave_wang_wish {
    bool (*wants)(uint32_t bits, int count);
    /// side colours by corner colours; `bits` then has only the corners. NULL: `bits` has all
    /// places
    pave_wang_between between;
} pave_wang_wish;

/// Adds the piece of a value on another with these bits, unless the colours of its sides are
/// unknown.
static void wang_add_piece(const pave_wang_set *set, const pave_wang_wish *wish, int ground,
                           int value, uint32_t bits, pave_wang_lack_list *list)
{
    uint8_t combination[PAVE_WANG_PLACES_MAX];
    const int step = wish->between ? 2 : 1, first = wish->between ? 1 : 0;
    for (int k = first, bit = 0; k < set->place_count; k += step, bit++)
        combination[k] = (uint8_t)(bits >> bit & 1 ? value : ground);
    if (wish->between && !wang_fill_sides(wish->between, combination)) return;
    wang_add_lack(set, combination, list);
}

/// Adds all wanted combinations of `value` and `ground` that contain both.
static void wang_add_pieces(const pave_wang_set *set, const pave_wang_wish *wish, int ground,
                            int value, pave_wang_lack_list *list)
{
    const int count = wish->between ? 4 : set->place_count;
    for (uint32_t bits = 1; bits + 1 < UINT32_C(1) << count; bits++)
        if (wish->wants(bits, count)) wang_add_piece(set, wish, ground, value, bits, list);
}

/// Adds the tile that has only this value.
static void wang_add_full(const pave_wang_set *set, const pave_wang_wish *wish, int value,
                          pave_wang_lack_list *list)
{
    wang_add_piece(set, wish, value, value, 0, list);
}

static void wang_list_on_ground(const pave_wang_set *set, const pave_wang_wish *wish, int ground,
                                const bool *values, pave_wang_lack_list *list)
{
    for (int value = 1; value <= set->color_count; value++)
        if (values[value]) wang_add_full(set, wish, value, list);
    for (int value = 1; value <= set->color_count; value++)
        if (values[value] && value != ground) wang_add_pieces(set, wish, ground, value, list);
}

/// Finds the two values of a combination. Returns false if it does not have exactly two.
static bool wang_has_two(const pave_wang_set *set, uint32_t held, int *low, int *high)
{
    const uint8_t *colors = set->tiles[set->held[held]].colors;
    int first = colors[set->places[0]], second = first;
    for (int k = 1; k < set->place_count; k++) {
        const int color = colors[set->places[k]];
        if (color == first || color == second) continue;
        if (first != second) return false;
        second = color;
    }
    *low = first < second ? first : second;
    *high = first < second ? second : first;
    return first != second;
}

/// Lists the pieces for each unordered pair of values that meet; the rules are symmetric.
static void wang_list_meetings(const pave_wang_set *set, const pave_wang_wish *wish,
                               pave_wang_lack_list *list)
{
    uint8_t meets[PAVE_WANG_COLORS_MAX + 2][PAVE_WANG_COLORS_MAX + 2] = {{0}};
    bool full[PAVE_WANG_COLORS_MAX + 2] = {false};
    for (uint32_t i = 0; i < set->held_count; i++) {
        int low, high;
        if (!wang_has_two(set, i, &low, &high) || meets[low][high] == PAVE_WANG_MEETS) continue;
        if (++meets[low][high] == PAVE_WANG_MEETS) full[low] = full[high] = true;
    }
    for (int value = 1; value <= set->color_count; value++)
        if (full[value]) wang_add_full(set, wish, value, list);
    for (int low = 1; low <= set->color_count; low++)
        for (int high = low + 1; high <= set->color_count; high++)
            if (meets[low][high] == PAVE_WANG_MEETS) wang_add_pieces(set, wish, low, high, list);
}

static void wang_list_all(const pave_wang_set *set, pave_wang_lack_list *list)
{
    uint8_t combination[PAVE_WANG_PLACES_MAX] = {0};
    while (pave_wang_next_missing(set, combination)) wang_add_lack(set, combination, list);
}

void pave_wang_list_class_lacks(const pave_wang_set *set, const pave_wang_looks *looks, int ground,
                                const bool *values, uint64_t all, pave_wang_lack_list *list)
{
    static bool (*const of_kind[])(uint32_t, int) = {[PAVE_WANG_EDGE] = pave_wang_wants_all,
                                                     [PAVE_WANG_CORNER] = pave_wang_wants_slices,
                                                     [PAVE_WANG_MIXED] = pave_wang_wants_blob};
    pave_wang_sides_between between;
    pave_wang_wish wish = {of_kind[set->kind], NULL};
    switch (looks->class_of_set) {
    case PAVE_WANG_CLASS_COMPLETE:
    case PAVE_WANG_CLASS_OVERLAY:
    case PAVE_WANG_CLASS_ROUNDED:
    case PAVE_WANG_CLASS_SLICES:
    case PAVE_WANG_CLASS_BLOB: return;
    default: break;
    }
    const bool nearly = all - looks->held <= all / PAVE_WANG_NEARLY,
               two_edges = looks->class_of_set == PAVE_WANG_CLASS_PATHS && looks->values == 2;
    if (looks->values == set->color_count && (nearly || two_edges)) {
        wang_list_all(set, list);
        return;
    }
    switch (looks->class_of_set) {
    case PAVE_WANG_CLASS_STAR: wish.wants = pave_wang_wants_rounded; break;
    case PAVE_WANG_CLASS_NETWORK:
        wish.wants = pave_wang_wants_rounded;
        wang_list_meetings(set, &wish, list);
        return;
    case PAVE_WANG_CLASS_CORNERS:
        wish.wants = pave_wang_wants_rounded;
        if (!pave_wang_follows_corners(set, between)) return;
        wish.between = (pave_wang_between)between;
        wang_list_meetings(set, &wish, list);
        return;
    case PAVE_WANG_CLASS_MIXED: return;
    default: break;
    }
    wang_list_on_ground(set, &wish, ground, values, list);
}
