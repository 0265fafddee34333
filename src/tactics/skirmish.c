/// src/tactics/skirmish.c: skirmishes: making them, whose turn it is, the log and how it ends.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/words.h"
#include "skirmish_parts.h"

static const char *const war_kinds[] = {"soldier", "archer", "creature"};
static const char *const war_events[] = {"marches", "moves",  "shoots",  "strikes",
                                         "falls",   "breach", "scatter", "end"};

const char *pave_skirmish_kind_name(pave_skirmish_kind value)
{
    return pave_words_name(war_kinds, sizeof war_kinds / sizeof *war_kinds, (int64_t)value);
}

const char *pave_skirmish_event_kind_name(pave_skirmish_event_kind value)
{
    return pave_words_name(war_events, sizeof war_events / sizeof *war_events, (int64_t)value);
}

pave_result pave_war_no_memory(pave_error *error)
{
    return pave_error_set(error, PAVE_NO_MEMORY, NULL, 0, 0, "there is no memory for a skirmish");
}

// ---- Who stands where ---------------------------------------------------------------------------

static void war_hold(pave_war *war, int32_t unit, bool stands)
{
    const pave_skirmish_unit *u = &war->units[unit];
    for (int32_t i = 0; i < u->cell_count; i++) {
        const int32_t cell = u->cells[i];
        assert(war->holders[cell] == (stands ? PAVE_WAR_NONE : unit));
        war->holders[cell] = stands ? unit : PAVE_WAR_NONE;
        pave_mask_set_cell(war->board, cell, stands || pave_mask_cell(war->walls, cell));
        pave_mask_set_cell(war->screen, cell, stands || pave_mask_cell(war->sight, cell));
    }
}

void pave_war_stand(pave_war *war, int32_t unit) { war_hold(war, unit, true); }

void pave_war_lift(pave_war *war, int32_t unit) { war_hold(war, unit, false); }

void pave_war_pose(pave_war *war, int32_t unit, pave_creature_pose pose)
{
    pave_skirmish_unit *u = &war->units[unit];
    const pave_tri_range body = pave_creature_body(u->creature, pose);
    pave_cell cells[PAVE_WAR_BODY_MAX];
    int64_t count = 0;
    int32_t *out = war->bodies + (size_t)unit * PAVE_WAR_BODY_MAX;
    pave_tri_range_cells(&body, cells, PAVE_WAR_BODY_MAX, &count);
    for (int64_t i = 0; i < count; i++) out[i] = (int32_t)pave_window_index(war->window, cells[i]);
    u->pose = pose;
    u->cell = (int32_t)pave_window_index(war->window, pose.anchor);
    u->cell_count = (int32_t)count;
}

// ---- The log ------------------------------------------------------------------------------------

pave_skirmish_event *pave_war_log(pave_war *war, pave_skirmish_event_kind kind, int32_t unit)
{
    pave_skirmish *skirmish = &war->skirmish;
    if (!pave_array_reserve(&war->allocator, &war->events, &war->event_room,
                            skirmish->event_count + 1, sizeof *war->events))
        return NULL;
    skirmish->events = war->events;
    pave_skirmish_event *event = &war->events[skirmish->event_count++];
    *event = (pave_skirmish_event){.kind = kind,
                                   .turn = skirmish->turn,
                                   .side = unit >= 0 ? war->units[unit].side : -1,
                                   .unit = unit,
                                   .target = -1,
                                   .from = -1,
                                   .to = -1,
                                   .hits = -1,
                                   .cost = -1,
                                   .way = -1};
    return event;
}

bool pave_war_log_way(pave_war *war, pave_skirmish_event *event, const int32_t *way, int32_t count)
{
    pave_skirmish *skirmish = &war->skirmish;
    if (!pave_array_reserve(&war->allocator, &war->ways, &war->way_room,
                            skirmish->way_count + count, sizeof *war->ways))
        return false;
    skirmish->ways = war->ways;
    event->way = skirmish->way_count;
    event->way_count = count;
    for (int32_t i = 0; i < count; i++) war->ways[skirmish->way_count++] = way[i];
    return true;
}

// ---- Making -------------------------------------------------------------------------------------

static pave_result war_check_creature(pave_creature creature, pave_error *error)
{
    if (!pave_creature_kind_name(creature.kind))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "there is no creature of kind %d",
                              (int)creature.kind);
    if (creature.size < 1 || creature.size > PAVE_SKIRMISH_SIZE_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "a creature of a skirmish has a size from 1 to %d, not %d",
                              PAVE_SKIRMISH_SIZE_MAX, (int)creature.size);
    return PAVE_OK;
}

static pave_result war_check_number(const char *what, int32_t number, int32_t most,
                                    pave_error *error)
{
    return number >= 1 && number <= most
               ? PAVE_OK
               : pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "%s: take 1 to %d, not %d", what,
                                (int)most, (int)number);
}

static pave_result war_check(const pave_skirmish_def *def, pave_error *error)
{
    if (!def->citadel == !def->terrain)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "a skirmish is on a citadel or on a terrain: give one of them");
    pave_result result =
        war_check_number("files of a line", def->files, PAVE_SKIRMISH_FILES_MAX, error);
    if (result == PAVE_OK)
        result = war_check_number("archers", def->archers, PAVE_SKIRMISH_ARCHERS_MAX, error);
    if (result == PAVE_OK)
        result = war_check_number("turns", def->turns, PAVE_SKIRMISH_TURNS_MAX, error);
    for (int side = 0; result == PAVE_OK && side < PAVE_SKIRMISH_SIDES; side++)
        result = war_check_creature(def->creatures[side], error);
    return result;
}

static pave_skirmish_def war_filled(const pave_skirmish_def *def)
{
    static const pave_creature creatures[] = {{PAVE_CREATURE_RHOMBUS, 2},
                                              {PAVE_CREATURE_HEXAGON, 1}};
    pave_skirmish_def filled = *def;
    if (filled.files == 0) filled.files = 6;
    if (filled.archers == 0) filled.archers = 4;
    if (filled.turns == 0) filled.turns = PAVE_SKIRMISH_TURNS;
    for (int side = 0; side < PAVE_SKIRMISH_SIDES; side++)
        if (filled.creatures[side].size == 0) filled.creatures[side] = creatures[side];
    return filled;
}

static pave_result war_take(pave_war *war, pave_error *error)
{
    const pave_allocator *allocator = &war->allocator;
    const pave_skirmish_def *def = &war->skirmish.def;
    pave_mask **masks[] = {&war->walls, &war->sight, &war->board, &war->screen};
    int32_t **cells[] = {&war->costs, &war->holders, &war->enter, &war->gaps},
            **poses[] = {&war->distances, &war->from, &war->way};
    bool taken = true;
    war->cells = (size_t)war->window->count;
    war->unit_room = PAVE_SKIRMISH_SIDES * (2 * def->files + def->archers + 1);
    for (size_t i = 0; i < sizeof masks / sizeof *masks; i++)
        taken = pave_mask_create(war->window, allocator, masks[i], NULL) == PAVE_OK && taken;
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
        taken =
            (*cells[i] = pave_array_allocate(allocator, war->cells, sizeof **cells[i])) && taken;
    for (size_t i = 0; i < sizeof poses / sizeof *poses; i++)
        taken =
            (*poses[i] = pave_array_take(allocator, 3 * war->cells, sizeof **poses[i])) && taken;
    war->units = pave_array_allocate(allocator, (size_t)war->unit_room, sizeof *war->units);
    war->bodies =
        pave_array_take(allocator, (size_t)war->unit_room * PAVE_WAR_BODY_MAX, sizeof *war->bodies);
    if (!taken || !war->units || !war->bodies) return pave_war_no_memory(error);
    for (size_t i = 0; i < war->cells; i++) war->holders[i] = PAVE_WAR_NONE;
    return PAVE_OK;
}

pave_result pave_skirmish_create(const pave_skirmish_def *def, const pave_allocator *allocator,
                                 pave_skirmish **out, pave_error *error)
{
    const pave_skirmish_def filled = war_filled(def);
    *out = NULL;
    pave_result result = war_check(&filled, error);
    if (result != PAVE_OK) return result;
    pave_war *war = pave_array_allocate(allocator, 1, sizeof *war);
    if (!war) return pave_war_no_memory(error);
    war->allocator = pave_allocator_or_default(allocator);
    war->window = def->citadel ? def->citadel->window : def->terrain->window;
    war->skirmish = (pave_skirmish){.def = filled, .window = war->window, .winner = -1, .own = war};
    result = war_take(war, error);
    if (result == PAVE_OK) result = pave_war_make_field(war, error);
    if (result == PAVE_OK) result = pave_war_deploy(war, error);
    if (result != PAVE_OK) {
        pave_skirmish_destroy(&war->skirmish);
        return result;
    }
    war->skirmish.walls = war->walls;
    war->skirmish.sight = war->sight;
    war->skirmish.costs = war->costs;
    war->skirmish.units = war->units;
    war->skirmish.gate = war->gate;
    *out = &war->skirmish;
    return PAVE_OK;
}

void pave_skirmish_destroy(pave_skirmish *skirmish)
{
    if (!skirmish) return;
    pave_war *war = skirmish->own;
    const pave_allocator a = war->allocator;
    const size_t units = (size_t)war->unit_room;
    for (int side = 0; side < PAVE_SKIRMISH_SIDES; side++) pave_formation_destroy(war->lines[side]);
    pave_search_destroy(war->search);
    pave_moves_destroy(war->moves);
    pave_array_release(&a, war->ways, (size_t)war->way_room, sizeof *war->ways);
    pave_array_release(&a, war->events, (size_t)war->event_room, sizeof *war->events);
    pave_array_release(&a, war->gate, (size_t)war->gate_room, sizeof *war->gate);
    pave_array_release(&a, war->bodies, units * PAVE_WAR_BODY_MAX, sizeof *war->bodies);
    pave_array_release(&a, war->units, units, sizeof *war->units);
    int32_t *poses[] = {war->way, war->from, war->distances},
            *cells[] = {war->gaps, war->enter, war->holders, war->costs};
    for (size_t i = 0; i < sizeof poses / sizeof *poses; i++)
        pave_array_release(&a, poses[i], 3 * war->cells, sizeof **poses);
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
        pave_array_release(&a, cells[i], war->cells, sizeof **cells);
    pave_mask_destroy(war->screen);
    pave_mask_destroy(war->board);
    pave_mask_destroy(war->sight);
    pave_mask_destroy(war->walls);
    pave_array_release(&a, war, 1, sizeof *war);
}

// ---- Turns --------------------------------------------------------------------------------------

int32_t pave_skirmish_strength(const pave_skirmish *skirmish, int32_t side, int32_t *most)
{
    int32_t left = 0, all = 0;
    assert(side == 0 || side == 1);
    for (int32_t i = 0; i < skirmish->unit_count; i++) {
        if (skirmish->units[i].side != side) continue;
        left += skirmish->units[i].hits;
        all += skirmish->units[i].most;
    }
    if (most) *most = all;
    return left;
}

static bool war_is_broken(const pave_war *war, int32_t side)
{
    int32_t most;
    return 3 * pave_skirmish_strength(&war->skirmish, side, &most) < most;
}

static pave_result war_end(pave_war *war, int32_t winner)
{
    pave_skirmish_event *event = pave_war_log(war, PAVE_SKIRMISH_END, PAVE_WAR_NONE);
    if (!event) return PAVE_NO_MEMORY;
    event->side = winner;
    war->skirmish.over = true;
    war->skirmish.winner = winner;
    return PAVE_OK;
}

/// The side that keeps the greater share of its hits; the defenders of a citadel.
static int32_t war_last_winner(const pave_war *war)
{
    int32_t most[PAVE_SKIRMISH_SIDES];
    const int64_t a = pave_skirmish_strength(&war->skirmish, 0, &most[0]),
                  b = pave_skirmish_strength(&war->skirmish, 1, &most[1]);
    if (war->skirmish.def.citadel) return 1;
    return a * most[1] == b * most[0] ? -1 : a * most[1] < b * most[0];
}

static pave_result war_act(pave_war *war, int32_t unit, bool marched)
{
    const pave_skirmish_unit *u = &war->units[unit];
    bool acted = false;
    int32_t points =
        u->kind == PAVE_SKIRMISH_CREATURE ? PAVE_SKIRMISH_CREATURE_POINTS : PAVE_SKIRMISH_POINTS;
    if (u->hits == 0 || (marched && u->kind == PAVE_SKIRMISH_SOLDIER)) return PAVE_OK;
    if (marched && points > PAVE_SKIRMISH_MARCH_POINTS) points = PAVE_SKIRMISH_MARCH_POINTS;
    const pave_result result = pave_war_attack(war, unit, &acted);
    return result != PAVE_OK || acted || u->posted ? result : pave_war_move(war, unit, points);
}

/// Creatures go first, so that none of their side is in their way yet.
static pave_result war_side(pave_war *war, int32_t side)
{
    const int32_t last = war->first[side + 1] - 1;
    const bool creature = war->units[last].kind == PAVE_SKIRMISH_CREATURE;
    bool marched = false;
    pave_result result = creature ? war_act(war, last, false) : PAVE_OK;
    if (result == PAVE_OK) result = pave_war_march(war, side, &marched);
    for (int32_t i = war->first[side]; result == PAVE_OK && i <= last - creature; i++)
        result = war_act(war, i, marched);
    for (int32_t other = 0; result == PAVE_OK && other < PAVE_SKIRMISH_SIDES; other++)
        if (!war->skirmish.over && war_is_broken(war, other)) result = war_end(war, 1 - other);
    return result;
}

pave_result pave_skirmish_turn(pave_skirmish *skirmish, pave_error *error)
{
    pave_war *war = skirmish->own;
    assert(!skirmish->over);
    skirmish->turn++;
    skirmish->turn_start = skirmish->event_count;
    const int32_t first = (skirmish->turn + 1) % 2;
    pave_result result = war_side(war, first);
    if (result == PAVE_OK && !skirmish->over) result = war_side(war, 1 - first);
    if (result == PAVE_OK && !skirmish->over && skirmish->turn == skirmish->def.turns)
        result = war_end(war, war_last_winner(war));
    return result == PAVE_NO_MEMORY ? pave_war_no_memory(error) : result;
}

// ---- The hash -----------------------------------------------------------------------------------

static uint64_t war_hash(uint64_t hash, const int32_t *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++) hash = pave_hash_word(hash, (uint32_t)numbers[i]);
    return hash;
}

uint64_t pave_skirmish_hash(const pave_skirmish *skirmish)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < skirmish->unit_count; i++) {
        const pave_skirmish_unit *u = &skirmish->units[i];
        const int32_t numbers[] = {(int32_t)u->kind, u->side,   u->hits,      u->most,
                                   u->cell,          u->posted, u->cell_count};
        hash = war_hash(hash, numbers, sizeof numbers / sizeof *numbers);
        hash = war_hash(hash, u->cells, (size_t)u->cell_count);
    }
    for (int64_t i = 0; i < skirmish->event_count; i++) {
        const pave_skirmish_event *e = &skirmish->events[i];
        const int32_t numbers[] = {(int32_t)e->kind, e->turn, e->side, e->unit, e->target,
                                   e->from,          e->to,   e->hits, e->cost, e->way_count};
        hash = war_hash(hash, numbers, sizeof numbers / sizeof *numbers);
    }
    return war_hash(hash, skirmish->ways, (size_t)skirmish->way_count);
}
