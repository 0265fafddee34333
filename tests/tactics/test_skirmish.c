/// tests/tactics/test_skirmish.c: skirmishes, watched by a referee who knows the rules and none of
/// the code: it follows the log of 200 of them, event by event, on a board of its own.
#include "../failing.h"
#include "skirmish_fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { UNITS_MAX = 64, BODY_MAX = 54, CELLS_MAX = 8192 };

// ---- The referee --------------------------------------------------------------------------------

typedef struct referee_unit {
    int32_t cells[BODY_MAX], count, hits;
    pave_creature_pose pose;
    int32_t acted; ///< the turn of its last act
    pave_skirmish_event_kind act;
    int32_t acts; ///< in that turn
} referee_unit;

/// What the rules say, from what is public of a skirmish before its first turn and from its log.
typedef struct referee {
    const pave_skirmish *skirmish;
    const pave_window *window;
    pave_layout layout;
    referee_unit units[UNITS_MAX];
    bool walls[CELLS_MAX], solid[CELLS_MAX];
    int32_t costs[CELLS_MAX], gate_hits;
    bool scattered[2];
} referee;

static void referee_open(referee *r, const pave_skirmish *skirmish)
{
    *r = (referee){.skirmish = skirmish, .window = skirmish->window};
    r->gate_hits = skirmish->gate_hits;
    assert_true(skirmish->unit_count <= UNITS_MAX && r->window->count <= CELLS_MAX);
    assert_int_equal(pave_tri_layout(&(pave_layout_def){0}, &r->layout, NULL), PAVE_OK);
    for (int64_t i = 0; i < r->window->count; i++) {
        r->walls[i] = pave_mask_cell(skirmish->walls, i);
        r->solid[i] = pave_mask_cell(skirmish->sight, i);
        r->costs[i] = skirmish->costs[i];
        assert_true(r->walls[i] || (r->costs[i] >= 1 && r->costs[i] <= PAVE_SKIRMISH_COST_MAX));
    }
    for (int32_t i = 0; i < skirmish->unit_count; i++) {
        const pave_skirmish_unit *u = &skirmish->units[i];
        referee_unit *mine = &r->units[i];
        mine->count = u->cell_count;
        mine->hits = u->hits;
        mine->pose = u->pose;
        memcpy(mine->cells, u->cells, (size_t)u->cell_count * sizeof *u->cells);
        assert_int_equal(u->hits, u->most);
    }
    if (skirmish->def.citadel) r->scattered[1] = true;
}

static int32_t holder_of(const referee *r, int32_t cell)
{
    for (int32_t i = 0; i < r->skirmish->unit_count; i++)
        for (int32_t k = 0; k < r->units[i].count && r->units[i].hits > 0; k++)
            if (r->units[i].cells[k] == cell) return i;
    return -1;
}

/// No two units are on a cell, and none in a wall but those posted there.
static void check_cells(const referee *r)
{
    static int32_t holders[CELLS_MAX];
    memset(holders, 0, sizeof holders);
    for (int32_t i = 0; i < r->skirmish->unit_count; i++)
        for (int32_t k = 0; k < r->units[i].count && r->units[i].hits > 0; k++) {
            const int32_t cell = r->units[i].cells[k];
            assert_true(cell >= 0 && cell < r->window->count);
            assert_int_equal(holders[cell]++, 0);
            assert_int_equal(r->walls[cell], r->skirmish->units[i].posted);
        }
}

static int64_t apart(const referee *r, int32_t a, int32_t b, pave_tri_metric metric)
{
    return pave_tri_distance(pave_window_cell(r->window, a), pave_window_cell(r->window, b),
                             metric);
}

/// Whether a segment beside the one between two middles passes no blocked cell, point by point.
static bool segment_is_free(const referee *r, int32_t from, int32_t to, double side, bool shot)
{
    enum { POINTS = 240 };
    const pave_vec2 a = pave_tri_face_point(&r->layout, pave_window_cell(r->window, from)),
                    b = pave_tri_face_point(&r->layout, pave_window_cell(r->window, to));
    const double x = b.x - a.x, y = b.y - a.y;
    int32_t last = from;
    for (int i = 0; i <= POINTS; i++) {
        const double t = (double)i / POINTS;
        const pave_vec2 at = pave_vec2_of(a.x + t * x - side * y, a.y + t * y + side * x);
        const int32_t cell =
            (int32_t)pave_window_index(r->window, pave_tri_face_at(&r->layout, at));
        if (cell < 0 || cell == last || cell == from || cell == to) continue;
        last = cell;
        if (shot ? r->solid[cell] || holder_of(r, cell) >= 0 : r->walls[cell]) return false;
    }
    return true;
}

static bool is_in(const int32_t *cells, int32_t count, int32_t cell)
{
    for (int32_t i = 0; i < count; i++)
        if (cells[i] == cell) return true;
    return false;
}

/// A unit acts once a turn; a creature strikes up to three.
static void check_act(referee *r, const pave_skirmish_event *e)
{
    referee_unit *u = &r->units[e->unit];
    const bool again = u->acted == e->turn;
    assert_true(u->hits > 0);
    u->acts = again ? u->acts + 1 : 1;
    assert_true(!again || (u->act == PAVE_SKIRMISH_STRIKES && e->kind == u->act));
    assert_true(
        u->acts <=
        (r->skirmish->units[e->unit].kind == PAVE_SKIRMISH_CREATURE ? PAVE_SKIRMISH_BITES : 1));
    u->acted = e->turn;
    u->act = e->kind;
}

static void check_attack(referee *r, const pave_skirmish_event *e)
{
    const pave_skirmish_unit *unit = &r->skirmish->units[e->unit];
    const referee_unit *u = &r->units[e->unit];
    const bool shot = e->kind == PAVE_SKIRMISH_SHOOTS;
    assert_int_equal(shot, unit->kind == PAVE_SKIRMISH_ARCHER);
    assert_true(is_in(u->cells, u->count, e->from));
    assert_true(apart(r, e->from, e->to, PAVE_TRI_TOUCH) <= (shot ? PAVE_SKIRMISH_RANGE : 1));
    assert_true(segment_is_free(r, e->from, e->to, 1e-5, shot) ||
                segment_is_free(r, e->from, e->to, -1e-5, shot));
    if (e->target < 0) {
        assert_true(!shot && unit->side == 0 && r->gate_hits > 0);
        assert_true(is_in(r->skirmish->gate, r->skirmish->gate_count, e->to));
        assert_true(e->hits >= 1 && e->hits <= 2);
        r->gate_hits -= e->hits;
        assert_true(r->gate_hits >= 0);
        return;
    }
    referee_unit *target = &r->units[e->target];
    assert_true(r->skirmish->units[e->target].side != unit->side);
    assert_true(is_in(target->cells, target->count, e->to));
    assert_true(target->hits > 0 && (e->hits == 0 || e->hits == 1));
    assert_true(shot || !r->skirmish->units[e->target].posted);
    target->hits -= e->hits;
}

/// The cost of a step of a soldier: to a neighbour, or at twice the cost to the cell opposite.
static int32_t step_cost(const referee *r, int32_t from, int32_t to)
{
    if (apart(r, from, to, PAVE_TRI_EDGE_STEPS) == 1) return r->costs[to];
    assert_int_equal(apart(r, from, to, PAVE_TRI_TOUCH), 1);
    assert_int_equal(apart(r, from, to, PAVE_TRI_SHORTCUT), 2);
    assert_int_equal(apart(r, from, to, PAVE_TRI_EDGE_STEPS), 3);
    return 2 * r->costs[to];
}

static void check_walk(referee *r, const pave_skirmish_event *e)
{
    const int32_t *way = r->skirmish->ways + e->way;
    const bool marches = e->kind == PAVE_SKIRMISH_MARCHES;
    const int32_t points = r->scattered[e->side] ? PAVE_SKIRMISH_POINTS
                           : marches             ? PAVE_SKIRMISH_POINTS
                                                 : PAVE_SKIRMISH_MARCH_POINTS;
    int32_t cost = 0;
    assert_int_equal(way[0], r->units[e->unit].cells[0]);
    for (int32_t i = 1; i < e->way_count; i++) {
        cost += step_cost(r, way[i - 1], way[i]);
        assert_false(r->walls[way[i]]);
        if (!marches) assert_int_equal(holder_of(r, way[i]), -1);
        if (marches) assert_int_equal(apart(r, way[i - 1], way[i], PAVE_TRI_EDGE_STEPS), 1);
    }
    assert_int_equal(cost, e->cost);
    assert_true(cost <= points);
    r->units[e->unit].cells[0] = way[e->way_count - 1];
}

/// One move of a creature: what it passes is on the board, free of walls and of others.
static int32_t check_creature_step(const referee *r, int32_t unit, pave_creature creature,
                                   pave_creature_pose from, pave_creature_pose to)
{
    pave_cell cells[4 * BODY_MAX];
    for (int move = 0; move < pave_creature_move_count(creature.kind); move++) {
        if (!pave_creature_pose_equal(pave_creature_moved(creature, from, move), to)) continue;
        const pave_tri_range passed = pave_creature_sweep(creature, from, move);
        int64_t count;
        assert_int_equal(pave_tri_range_cells(&passed, cells, 4 * BODY_MAX, &count), PAVE_OK);
        for (int64_t i = 0; i < count; i++) {
            const int32_t cell = (int32_t)pave_window_index(r->window, cells[i]);
            assert_true(cell >= 0 && !r->walls[cell]);
            const int32_t holder = holder_of(r, cell);
            assert_true(holder == -1 || holder == unit);
        }
        if (move < PAVE_CREATURE_STEPS) return 2;
        return creature.size + (creature.kind == PAVE_CREATURE_RHOMBUS);
    }
    fail_msg("a creature moves as none can");
    return 0;
}

static void check_creature_way(referee *r, const pave_skirmish_event *e)
{
    const pave_creature creature = r->skirmish->units[e->unit].creature;
    referee_unit *u = &r->units[e->unit];
    const int32_t cells = (int32_t)r->window->count;
    int32_t cost = 0;
    for (int32_t i = 0; i < e->way_count; i++) {
        const int32_t node = r->skirmish->ways[e->way + i];
        const pave_creature_pose pose = {pave_window_cell(r->window, node % cells),
                                         (pave_tri_edge_kind)(node / cells)};
        if (i == 0)
            assert_true(pave_creature_pose_equal(pose, u->pose));
        else
            cost += check_creature_step(r, e->unit, creature, u->pose, pose);
        u->pose = pose;
    }
    assert_int_equal(cost, e->cost);
    assert_true(cost <= PAVE_SKIRMISH_CREATURE_POINTS);
    const pave_tri_range body = pave_creature_body(creature, u->pose);
    pave_cell at[BODY_MAX];
    int64_t count;
    assert_int_equal(pave_tri_range_cells(&body, at, BODY_MAX, &count), PAVE_OK);
    assert_int_equal(count, u->count);
    for (int64_t i = 0; i < count; i++) u->cells[i] = (int32_t)pave_window_index(r->window, at[i]);
}

static void check_event(referee *r, const pave_skirmish_event *e)
{
    assert_int_equal(e->turn, r->skirmish->turn);
    switch (e->kind) {
    case PAVE_SKIRMISH_MARCHES:
    case PAVE_SKIRMISH_MOVES:
        check_act(r, e);
        assert_false(r->skirmish->units[e->unit].posted);
        if (r->skirmish->units[e->unit].kind == PAVE_SKIRMISH_CREATURE)
            check_creature_way(r, e);
        else
            check_walk(r, e);
        break;
    case PAVE_SKIRMISH_SHOOTS:
    case PAVE_SKIRMISH_STRIKES:
        check_act(r, e);
        check_attack(r, e);
        break;
    case PAVE_SKIRMISH_FALLS: assert_int_equal(r->units[e->unit].hits, 0); break;
    case PAVE_SKIRMISH_BREACH:
        assert_int_equal(r->gate_hits, 0);
        for (int32_t i = 0; i < r->skirmish->gate_count; i++) {
            const int32_t cell = r->skirmish->gate[i];
            r->walls[cell] = r->solid[cell] = false;
            r->costs[cell] = PAVE_SKIRMISH_COST;
        }
        break;
    case PAVE_SKIRMISH_SCATTER:
        assert_false(r->scattered[e->side]);
        r->scattered[e->side] = true;
        break;
    case PAVE_SKIRMISH_END: assert_true(r->skirmish->over); break;
    }
}

static bool is_broken(const referee *r, int32_t side)
{
    int32_t left = 0, most = 0;
    for (int32_t i = 0; i < r->skirmish->unit_count; i++)
        if (r->skirmish->units[i].side == side) {
            left += r->units[i].hits;
            most += r->skirmish->units[i].most;
        }
    int32_t said;
    assert_int_equal(pave_skirmish_strength(r->skirmish, side, &said), left);
    assert_int_equal(said, most);
    return 3 * left < most;
}

/// Follows the last turn, and compares the boards.
static void check_turn(referee *r)
{
    const pave_skirmish *s = r->skirmish;
    int32_t fallen = 0, down = 0;
    for (int64_t i = 0; i < s->turn_start; i++) fallen += s->events[i].kind == PAVE_SKIRMISH_FALLS;
    for (int64_t i = s->turn_start; i < s->event_count; i++) {
        if (s->events[i].kind != PAVE_SKIRMISH_MARCHES) check_cells(r);
        check_event(r, &s->events[i]);
        fallen += s->events[i].kind == PAVE_SKIRMISH_FALLS;
    }
    check_cells(r);
    for (int32_t i = 0; i < s->unit_count; i++) {
        assert_int_equal(s->units[i].hits, r->units[i].hits);
        assert_int_equal(s->units[i].cell_count, r->units[i].count);
        assert_memory_equal(s->units[i].cells, r->units[i].cells,
                            (size_t)r->units[i].count * sizeof(int32_t));
        assert_true(s->units[i].hits >= 0 && s->units[i].hits <= s->units[i].most);
        down += s->units[i].hits == 0;
    }
    assert_int_equal(fallen, down);
    assert_int_equal(s->gate_hits, r->gate_hits);
    const bool broken = is_broken(r, 0) || is_broken(r, 1);
    assert_int_equal(s->over, broken || s->turn == s->def.turns);
    if (broken) assert_true(is_broken(r, 1 - s->winner));
    if (!s->over) assert_int_equal(s->winner, -1);
}

typedef struct tally {
    int skirmishes, wins[2], marches, breaches, creatures;
} tally;

static void watch(uint64_t seed, bool citadel, tally *sum)
{
    static referee r;
    skirmish_field field = {0};
    if (skirmish_open(&field, seed, citadel) != PAVE_OK) {
        skirmish_close_field(&field);
        return;
    }
    const pave_skirmish *s = field.skirmish;
    referee_open(&r, s);
    check_cells(&r);
    while (!s->over) {
        assert_int_equal(pave_skirmish_turn(field.skirmish, NULL), PAVE_OK);
        check_turn(&r);
    }
    sum->skirmishes++;
    if (s->winner >= 0) sum->wins[s->winner]++;
    for (int64_t i = 0; i < s->event_count; i++) {
        const pave_skirmish_event *e = &s->events[i];
        sum->marches += e->kind == PAVE_SKIRMISH_MARCHES;
        sum->breaches += e->kind == PAVE_SKIRMISH_BREACH;
        sum->creatures +=
            e->kind == PAVE_SKIRMISH_STRIKES && s->units[e->unit].kind == PAVE_SKIRMISH_CREATURE;
    }
    skirmish_close_field(&field);
}

static void test_terrains_by_the_rules(void **state)
{
    (void)state;
    tally sum = {0};
    for (uint64_t seed = 0; seed < 100; seed++) watch(seed, false, &sum);
    assert_true(sum.skirmishes >= 95);
    assert_true(sum.wins[0] >= 25 && sum.wins[1] >= 25);
    assert_true(sum.marches > 2000 && sum.creatures > 300);
    assert_int_equal(sum.breaches, 0);
}

static void test_citadels_by_the_rules(void **state)
{
    (void)state;
    tally sum = {0};
    for (uint64_t seed = 0; seed < 100; seed++) watch(seed, true, &sum);
    assert_true(sum.skirmishes >= 95);
    assert_true(sum.wins[0] >= 20 && sum.wins[1] >= 20);
    assert_true(sum.breaches >= 80 && sum.creatures > 300);
}

// ---- The rest -----------------------------------------------------------------------------------

static void test_same_seed(void **state)
{
    (void)state;
    for (int citadel = 0; citadel < 2; citadel++) {
        const uint64_t one = skirmish_play(1, citadel), two = skirmish_play(2, citadel);
        assert_true(one != 0 && two != 0 && one != two);
        assert_true(skirmish_play(1, citadel) == one);
    }
}

/// The dice have a seed of their own.
static void test_dice(void **state)
{
    (void)state;
    skirmish_field field = {0};
    uint64_t hashes[2] = {0};
    assert_int_equal(skirmish_make_field(&field, 5, false), PAVE_OK);
    for (uint64_t seed = 0; seed < 2; seed++) {
        const pave_skirmish_def def = {.seed = seed, .terrain = field.terrain};
        assert_int_equal(pave_skirmish_create(&def, NULL, &field.skirmish, NULL), PAVE_OK);
        while (!field.skirmish->over)
            assert_int_equal(pave_skirmish_turn(field.skirmish, NULL), PAVE_OK);
        hashes[seed] = pave_skirmish_hash(field.skirmish);
        pave_skirmish_destroy(field.skirmish);
        field.skirmish = NULL;
    }
    assert_true(hashes[0] != hashes[1]);
    skirmish_close_field(&field);
}

static void test_last_turn(void **state)
{
    (void)state;
    skirmish_field field = {0};
    assert_int_equal(skirmish_make_field(&field, 7, true), PAVE_OK);
    const pave_skirmish_def def = {.citadel = field.citadel, .turns = 2};
    assert_int_equal(pave_skirmish_create(&def, NULL, &field.skirmish, NULL), PAVE_OK);
    for (int turn = 0; turn < 2; turn++) {
        assert_false(field.skirmish->over);
        assert_int_equal(pave_skirmish_turn(field.skirmish, NULL), PAVE_OK);
    }
    assert_true(field.skirmish->over);
    assert_int_equal(field.skirmish->winner, 1); // the citadel is held
    skirmish_close_field(&field);
}

static void test_words(void **state)
{
    (void)state;
    assert_string_equal(pave_skirmish_kind_name(PAVE_SKIRMISH_SOLDIER), "soldier");
    assert_string_equal(pave_skirmish_kind_name(PAVE_SKIRMISH_CREATURE), "creature");
    assert_null(pave_skirmish_kind_name((pave_skirmish_kind)3));
    assert_string_equal(pave_skirmish_event_kind_name(PAVE_SKIRMISH_BREACH), "breach");
    assert_string_equal(pave_skirmish_event_kind_name(PAVE_SKIRMISH_END), "end");
    assert_null(pave_skirmish_event_kind_name((pave_skirmish_event_kind)8));
}

static void refuse(const pave_skirmish_def *def, pave_result expected, const char *words)
{
    pave_skirmish *skirmish = (pave_skirmish *)&expected;
    pave_error error = {0};
    assert_int_equal(pave_skirmish_create(def, NULL, &skirmish, &error), expected);
    assert_null(skirmish);
    assert_non_null(strstr(error.message, words));
    assert_int_equal(pave_skirmish_create(def, NULL, &skirmish, NULL), expected);
}

static void test_refuses(void **state)
{
    (void)state;
    skirmish_field town = {0}, land = {0};
    assert_int_equal(skirmish_make_field(&town, 1, true), PAVE_OK);
    assert_int_equal(skirmish_make_field(&land, 1, false), PAVE_OK);
    const pave_skirmish_def fine = {.terrain = land.terrain};
    pave_skirmish_def def = {0};
    refuse(&def, PAVE_INVALID, "give one");
    def = (pave_skirmish_def){.citadel = town.citadel, .terrain = land.terrain};
    refuse(&def, PAVE_INVALID, "give one");
    for (int i = 0; i < 2; i++) {
        def = fine, def.files = i ? PAVE_SKIRMISH_FILES_MAX + 1 : -1;
        refuse(&def, PAVE_RANGE, "files");
        def = fine, def.archers = i ? PAVE_SKIRMISH_ARCHERS_MAX + 1 : -1;
        refuse(&def, PAVE_RANGE, "archers");
        def = fine, def.turns = i ? PAVE_SKIRMISH_TURNS_MAX + 1 : -1;
        refuse(&def, PAVE_RANGE, "turns");
        def = fine, def.creatures[i] = (pave_creature){PAVE_CREATURE_HEXAGON, 4};
        refuse(&def, PAVE_RANGE, "size");
        def = fine, def.creatures[i] = (pave_creature){(pave_creature_kind)3, 1};
        refuse(&def, PAVE_RANGE, "kind");
    }
    skirmish_close_field(&town);
    skirmish_close_field(&land);
}

static void test_no_room(void **state)
{
    (void)state;
    skirmish_field field = {0};
    const pave_window_def board = {.tiling = pave_tiling_tri(), .width = 9, .height = 4};
    assert_int_equal(pave_window_create(&board, NULL, &field.window, NULL), PAVE_OK);
    const pave_terrain_def land = {.window = field.window, .dry = true};
    assert_int_equal(pave_terrain_create(&land, NULL, &field.terrain, NULL), PAVE_OK);
    pave_skirmish_def def = {.terrain = field.terrain};
    refuse(&def, PAVE_INVALID, "no room");
    def.files = def.archers = 1;
    assert_int_equal(pave_skirmish_create(&def, NULL, &field.skirmish, NULL), PAVE_OK);
    skirmish_close_field(&field);
}

static void test_large_sides(void **state)
{
    (void)state;
    skirmish_field field = {0};
    assert_int_equal(skirmish_make_field(&field, 4, false), PAVE_OK);
    const pave_skirmish_def def = {
        .terrain = field.terrain,
        .files = 9,
        .archers = 10,
        .creatures = {{PAVE_CREATURE_TRIANGLE, 3}, {PAVE_CREATURE_HEXAGON, 2}}};
    static referee r;
    assert_int_equal(pave_skirmish_create(&def, NULL, &field.skirmish, NULL), PAVE_OK);
    referee_open(&r, field.skirmish);
    while (!field.skirmish->over) {
        assert_int_equal(pave_skirmish_turn(field.skirmish, NULL), PAVE_OK);
        check_turn(&r);
    }
    skirmish_close_field(&field);
    pave_skirmish_destroy(NULL);
}

/// Fails one allocation after another, while it is made and during its turns.
static void test_failing_allocations(void **state)
{
    (void)state;
    for (int citadel = 0; citadel < 2; citadel++) {
        skirmish_field field = {0};
        assert_int_equal(skirmish_make_field(&field, 2, citadel), PAVE_OK);
        const pave_skirmish_def def = {.citadel = field.citadel, .terrain = field.terrain};
        int64_t failures = 0;
        bool whole = false;
        for (int64_t at = 0; !whole; at += at < 100 ? 1 : 997) {
            failing memory = {.fail_at = at};
            const pave_allocator allocator = failing_allocator(&memory);
            pave_skirmish *skirmish = NULL;
            pave_error error = {0};
            pave_result result = pave_skirmish_create(&def, &allocator, &skirmish, &error);
            while (result == PAVE_OK && !skirmish->over)
                result = pave_skirmish_turn(skirmish, &error);
            pave_skirmish_destroy(skirmish);
            assert_int_equal(memory.alive, 0);
            assert_int_equal(memory.bytes, 0);
            whole = result == PAVE_OK;
            if (whole) break;
            assert_int_equal(result, PAVE_NO_MEMORY);
            assert_int_equal(error.result, PAVE_NO_MEMORY);
            assert_non_null(strstr(error.message, "memory"));
            failures++;
        }
        assert_true(failures > 100);
        skirmish_close_field(&field);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_terrains_by_the_rules),
                                       cmocka_unit_test(test_citadels_by_the_rules),
                                       cmocka_unit_test(test_same_seed),
                                       cmocka_unit_test(test_dice),
                                       cmocka_unit_test(test_last_turn),
                                       cmocka_unit_test(test_words),
                                       cmocka_unit_test(test_refuses),
                                       cmocka_unit_test(test_no_room),
                                       cmocka_unit_test(test_large_sides),
                                       cmocka_unit_test(test_failing_allocations)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
