/// src/tactics/formation_attack.c: lines of attack: the targets within range of each soldier,
/// blocking soldiers, and the cells in contact with the front.
#include "../base/exact.h"

#include "../base/sort.h"
#include "formation_parts.h"

#include <pave/search.h>

const char *const pave_attack_state_words[] = {"clear", "friend", "target", "wall", NULL};

// ---- Attacks ------------------------------------------------------------------------------------

typedef struct pave_attack_search {
    const pave_formation *formation;
    const pave_attack_def *def;
    int32_t range;
    pave_mask *one; ///< empty mask in which a single cell is set while a line is tested
    pave_attack *out;
    int64_t capacity, count;
} pave_attack_search;

static int32_t attack_distance(const pave_attack_search *search, pave_cell a, pave_cell b)
{
    return (int32_t)pave_formation_range(search->formation->def.grid, a, b);
}

static bool attack_sees(const pave_mask *walls, pave_cell a, pave_cell b)
{
    bool seen = false;
    const pave_result result = pave_line_of_sight(walls, a, b, &seen);
    assert(result == PAVE_OK);
    (void)result;
    return seen;
}

/// Returns whether the segment from a to b passes through the interior of a cell, so that this cell
/// alone blocks the line of sight.
static bool attack_crosses(const pave_attack_search *search, pave_cell a, pave_cell b,
                           pave_cell cell)
{
    const int64_t index = pave_window_index(search->one->window, cell);
    if (pave_cell_equal(cell, a) || pave_cell_equal(cell, b)) return false;
    pave_mask_set_cell(search->one, index, true);
    const bool seen = attack_sees(search->one, a, b);
    pave_mask_set_cell(search->one, index, false);
    return !seen;
}

/// Returns the cell of soldier or target i.
static pave_cell attack_cell(const pave_attack_search *search, bool friends, int32_t i)
{
    return friends ? search->formation->soldiers[i].cell : search->def->targets[i];
}

/// Returns the soldier or target on the line that is nearest to a, the first of several, or -1.
static int32_t attack_blocker(const pave_attack_search *search, bool friends, pave_cell a,
                              pave_cell b, int32_t distance)
{
    const int64_t count = friends ? search->formation->count : search->def->target_count;
    int32_t found = -1, nearest = INT32_MAX;
    for (int32_t i = 0; i < count; i++) {
        const pave_cell cell = attack_cell(search, friends, i);
        const int32_t away = attack_distance(search, a, cell);
        if (away >= nearest || away > distance || attack_distance(search, b, cell) > distance ||
            !attack_crosses(search, a, b, cell))
            continue;
        nearest = away;
        found = i;
    }
    return found;
}

static void attack_judge(const pave_attack_search *search, pave_attack *attack)
{
    const pave_cell a = search->formation->soldiers[attack->soldier].cell,
                    b = search->def->targets[attack->target];
    attack->blocker = -1;
    attack->state = PAVE_ATTACK_WALL;
    if (!attack_sees(search->formation->walls, a, b)) return;
    attack->state = PAVE_ATTACK_FRIEND;
    attack->blocker = attack_blocker(search, true, a, b, attack->distance);
    if (attack->blocker >= 0) return;
    attack->state = PAVE_ATTACK_TARGET;
    if (search->def->solid) attack->blocker = attack_blocker(search, false, a, b, attack->distance);
    if (attack->blocker < 0) attack->state = PAVE_ATTACK_CLEAR;
}

/// Lists the pairs within range. Pairs beyond the capacity are only counted.
static void attack_list(pave_attack_search *search)
{
    const pave_formation *formation = search->formation;
    const pave_window_grid grid = formation->def.grid;
    search->count = 0;
    for (int32_t i = 0; i < formation->count; i++) {
        const pave_formation_soldier *soldier = &formation->soldiers[i];
        const int facing = formation->places[soldier->place].facing;
        const int64_t from = pave_formation_ahead(grid, facing, soldier->cell);
        for (int32_t t = 0; t < search->def->target_count; t++) {
            const pave_cell target = search->def->targets[t];
            const int64_t distance = pave_formation_range(grid, soldier->cell, target);
            if (distance > search->range || pave_formation_ahead(grid, facing, target) <= from)
                continue;
            if (search->count++ < search->capacity)
                search->out[search->count - 1] = (pave_attack){
                    .soldier = i, .target = t, .distance = (int32_t)distance, .blocker = -1};
        }
    }
}

static pave_result attack_check(const pave_formation *formation, const pave_attack_def *def,
                                pave_error *error)
{
    const pave_window *window = formation->walls->window;
    assert(def->target_count >= 0 && (def->targets || def->target_count == 0));
    if (def->range < 0 || def->range > PAVE_FORMATION_RANGE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a range of %d: give 1 to %d", (int)def->range,
                         (int)PAVE_FORMATION_RANGE_MAX);
    if (def->target_count > window->count)
        return PAVE_FAIL(error, PAVE_RANGE, "there are more targets than cells: name each once");
    for (int64_t t = 0; t < def->target_count; t++)
        if (!pave_window_contains(window, def->targets[t]))
            return PAVE_FAIL(error, PAVE_RANGE, "target %d is not on the board: leave it out",
                             (int)t);
    return PAVE_OK;
}

pave_result pave_formation_attacks(const pave_formation *formation, const pave_attack_def *def,
                                   pave_attack *out, int64_t capacity, int64_t *count,
                                   pave_error *error)
{
    assert(formation && def && count && capacity >= 0 && (out || capacity == 0));
    pave_attack_search search = {
        .formation = formation, .def = def, .range = def->range > 0 ? def->range : 1};
    pave_result result = attack_check(formation, def, error);
    *count = 0;
    if (result != PAVE_OK) return result;
    attack_list(&search);
    *count = search.count;
    if (search.count > capacity)
        return PAVE_FAIL(error, PAVE_CAPACITY, "the list has %lld attacks",
                         (long long)search.count);
    result =
        pave_mask_create(formation->walls->window, &formation->own->allocator, &search.one, error);
    if (result != PAVE_OK) return result;
    search.out = out;
    search.capacity = capacity;
    attack_list(&search);
    for (int64_t i = 0; i < search.count; i++) attack_judge(&search, &out[i]);
    pave_mask_destroy(search.one);
    return PAVE_OK;
}

// ---- The front ----------------------------------------------------------------------------------

/// Adds a key for each touching cell ahead of a soldier.
static int64_t front_add(const pave_formation *formation, int32_t i, uint64_t *keys, int64_t count)
{
    const pave_window *window = formation->walls->window;
    const pave_formation_soldier *soldier = &formation->soldiers[i];
    const int facing = formation->places[soldier->place].facing;
    const int64_t from = pave_formation_ahead(formation->def.grid, facing, soldier->cell);
    for (int k = 0; k < pave_tiling_touching_count(window->tiling, soldier->cell.s); k++) {
        const pave_cell cell = pave_tiling_touching(window->tiling, soldier->cell, k);
        if (pave_formation_ahead(formation->def.grid, facing, cell) > from &&
            pave_formation_is_free(formation->walls, cell))
            keys[count++] = (uint64_t)pave_window_index(window, cell) << 1;
    }
    return count;
}

/// Fills in the keys: twice the index of a cell, plus 1 if the cell is occupied.
static int64_t front_keys(const pave_formation *formation, uint64_t *keys)
{
    int64_t count = 0;
    for (int32_t i = 0; i < formation->count; i++) {
        keys[count++] =
            (uint64_t)pave_window_index(formation->walls->window, formation->soldiers[i].cell)
                << 1 |
            1;
        if (formation->places[formation->soldiers[i].place].rank == 0)
            count = front_add(formation, i, keys, count);
    }
    return count;
}

pave_result pave_formation_front(const pave_formation *formation, pave_cell *out, int64_t capacity,
                                 int64_t *count)
{
    assert(formation && count && capacity >= 0 && (out || capacity == 0));
    const pave_allocator *allocator = &formation->own->allocator;
    const size_t room = (size_t)formation->count * (PAVE_TRI_TOUCHING_MAX + 1);
    uint64_t *keys = pave_array_take(allocator, room, sizeof *keys);
    uint64_t *spare = pave_array_take(allocator, room, sizeof *spare);
    *count = 0;
    if (keys && spare) {
        const int64_t key_count = front_keys(formation, keys);
        const uint64_t *sorted = pave_sort_keys(keys, spare, key_count, 0, 64);
        for (int64_t write = 0; write < 2; write++) {
            *count = 0;
            for (int64_t i = 0; i < key_count; i++) {
                // The last key of an occupied cell is odd.
                if (sorted[i] & 1 || (i + 1 < key_count && sorted[i] >> 1 == sorted[i + 1] >> 1))
                    continue;
                if (write && *count < capacity)
                    out[*count] =
                        pave_window_cell(formation->walls->window, (int64_t)(sorted[i] >> 1));
                ++*count;
            }
            if (*count > capacity) break;
        }
    }
    const bool all = keys && spare;
    PAVE_RELEASE(allocator, spare, keys);
    if (!all) return PAVE_NO_MEMORY;
    return *count > capacity ? PAVE_CAPACITY : PAVE_OK;
}

// ---- Chosen attacks -----------------------------------------------------------------------------

/// Returns the square of the cosine between an attack and the direction ahead, with the sign of the
/// cosine.
static double attack_straightness(const pave_formation *formation, const pave_layout *layout,
                                  const pave_attack *attack, pave_cell target)
{
    const pave_formation_soldier *soldier = &formation->soldiers[attack->soldier];
    const pave_window_grid grid = formation->def.grid;
    const pave_tiling *tiling = formation->walls->window->tiling;
    const int direction = pave_formation_direction(grid, formation->places[soldier->place].facing);
    const pave_cell zero = pave_cell_of(0, 0);
    const pave_cell two = grid == PAVE_WINDOW_TRIANGLES  ? pave_tri_ray(zero, direction, 2)
                          : grid == PAVE_WINDOW_HEXAGONS ? pave_hex_ray(zero, direction, 2)
                                                         : pave_square_ray(zero, direction, 2);
    const pave_vec2 origin = pave_tiling_face_point(tiling, layout, zero),
                    ahead = pave_tiling_face_point(tiling, layout, two),
                    from = pave_tiling_face_point(tiling, layout, soldier->cell),
                    to = pave_tiling_face_point(tiling, layout, target);
    const double ax = ahead.x - origin.x, ay = ahead.y - origin.y, bx = to.x - from.x,
                 by = to.y - from.y, dot = ax * bx + ay * by;
    return (dot < 0 ? -1 : 1) * dot * dot / ((ax * ax + ay * ay) * (bx * bx + by * by));
}

void pave_formation_shown(const pave_formation *formation, const pave_cell *targets,
                          const pave_attack *attacks, int64_t count, int64_t *out)
{
    const double hair = 1e-9;
    double most = 0; // straightness of the soldier's best attack so far
    pave_layout layout;
    pave_result result = pave_tiling_layout(formation->walls->window->tiling, NULL, &layout, NULL);
    assert(result == PAVE_OK);
    (void)result;
    for (int32_t i = 0; i < formation->count; i++) out[i] = -1;
    for (int64_t k = 0; k < count; k++) {
        int64_t *best = &out[attacks[k].soldier];
        const bool clear = attacks[k].state == PAVE_ATTACK_CLEAR,
                   was = *best >= 0 && attacks[*best].state == PAVE_ATTACK_CLEAR;
        const double straight =
            attack_straightness(formation, &layout, &attacks[k], targets[attacks[k].target]);
        if (*best >= 0 && ((clear == was && straight <= most + hair) || (was && !clear))) continue;
        *best = k;
        most = straight;
    }
}
