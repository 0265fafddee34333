/// tests/segregation/test_segregation_repair.c: after a repair all agents are satisfied, whatever
/// the ground, the rule and the thresholds; nothing else changes.
#include "../failing.h"
#include "../graph/graph_cases.h"
#include "src/segregation/segregation_model.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { CELLS_MAX = 2000, MOST_MAX = 300 };

static pave_segregation *make(const pave_segregation_def *def)
{
    pave_segregation *segregation = NULL;
    pave_error error = {.result = PAVE_OK};
    if (pave_segregation_create(def, NULL, &segregation, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return segregation;
}

// ---- Naively ------------------------------------------------------------------------------------

/// Lists of neighbours within reach, by another search than the library's: ring by ring, each cell
/// once; with a reach of 1 as arcs have it.
typedef struct plain {
    int32_t count;
    int32_t *start, *to;
} plain;

static plain plain_of(const pave_graph *graph, int32_t reach)
{
    plain all = {.count = graph->node_count,
                 .start = calloc((size_t)graph->node_count + 1, sizeof(int32_t))};
    all.to = calloc((size_t)graph->node_count * MOST_MAX + 1, sizeof *all.to);
    assert_true(all.start && all.to);
    for (int32_t cell = 0; cell < all.count; cell++) {
        int32_t first = all.start[cell], last = first, ring = first;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            all.to[last++] = graph->to[arc];
        for (int32_t step = 1; step < reach; step++) {
            int32_t end = last;
            if (step == 1) { // each once from here on
                last = first;
                for (int32_t i = first; i < end; i++) {
                    bool seen = false;
                    for (int32_t j = first; j < last; j++) seen = seen || all.to[j] == all.to[i];
                    if (!seen) all.to[last++] = all.to[i];
                }
                end = last;
            }
            for (int32_t i = ring; i < end; i++)
                for (int32_t arc = graph->start[all.to[i]]; arc < graph->start[all.to[i] + 1];
                     arc++) {
                    bool seen = graph->to[arc] == cell;
                    for (int32_t j = first; j < last; j++)
                        seen = seen || all.to[j] == graph->to[arc];
                    if (!seen) all.to[last++] = graph->to[arc];
                }
            ring = end;
        }
        all.start[cell + 1] = last;
    }
    return all;
}

static void plain_free(plain *all)
{
    free(all->start);
    free(all->to);
}

static int32_t occupied_near(const plain *all, const uint8_t *races, int32_t cell, int race,
                             int32_t *own)
{
    int32_t occupied = 0;
    *own = 0;
    for (int32_t i = all->start[cell]; i < all->start[cell + 1]; i++) {
        occupied += races[all->to[i]] != 0;
        *own += race && races[all->to[i]] == race;
    }
    return occupied;
}

static bool satisfied(const plain *all, const pave_segregation *segregation, const uint8_t *races,
                      int32_t cell)
{
    int32_t own, occupied = occupied_near(all, races, cell, races[cell], &own);
    return own >= segregation->least[races[cell] * (segregation->neighbors_max + 1) + occupied];
}

/// The rule of repair, written simply: a list that begins with all unsatisfied agents.
static void mend(const plain *all, const pave_segregation *segregation, uint8_t *races)
{
    static int32_t queue[400 * CELLS_MAX];
    static bool queued[CELLS_MAX];
    int32_t last = 0;
    memset(queued, 0, sizeof queued);
    for (int32_t i = 0; i < all->count; i++)
        if (races[i] && !satisfied(all, segregation, races, i)) queue[last++] = i, queued[i] = true;
    for (int32_t first = 0; first < last; first++) {
        int32_t cell = queue[first], own, other, best = 0, most;
        queued[cell] = false;
        if (races[cell] == 0 || satisfied(all, segregation, races, cell)) continue;
        int32_t occupied = occupied_near(all, races, cell, races[cell], &own);
        most = 0;
        for (int race = 1; race < segregation->def.races; race++) {
            (void)occupied_near(all, races, cell, race, &other);
            if (other > most) most = other, best = race;
        }
        bool joins = most > own &&
                     most >= segregation->least[best * (segregation->neighbors_max + 1) + occupied];
        races[cell] = (uint8_t)(joins ? best : 0);
        for (int32_t i = all->start[cell]; i < all->start[cell + 1]; i++)
            if (races[all->to[i]] && !queued[all->to[i]])
                queue[last++] = all->to[i], queued[all->to[i]] = true;
        assert_true(last < 390 * CELLS_MAX);
    }
}

// ---- Every ground -------------------------------------------------------------------------------

static void check_repair(const plain *all, const pave_segregation_def *def, int64_t steps)
{
    pave_segregation *segregation = make(def);
    uint8_t before[CELLS_MAX], after[CELLS_MAX], second[CELLS_MAX];
    int32_t changed = -1, differ = 0, agents = 0;
    assert_int_equal(pave_segregation_run(segregation, steps, NULL), PAVE_OK);
    pave_segregation_state run = pave_segregation_get_state(segregation);
    pave_segregation_races(segregation, before);
    memcpy(second, before, sizeof second);
    mend(all, segregation, second);
    assert_int_equal(pave_segregation_repair(segregation, &changed), PAVE_OK);
    pave_segregation_races(segregation, after);
    for (int32_t i = 0; i < all->count; i++) {
        differ += before[i] != after[i];
        agents += after[i] != 0;
        if (before[i] == 0)
            assert_int_equal(after[i], 0); // no agent is added, and closed cells stay empty
        if (after[i]) assert_true(satisfied(all, segregation, after, i));
        assert_int_equal(after[i], second[i]);
    }
    pave_segregation_state state = pave_segregation_get_state(segregation);
    assert_int_equal(changed, differ);
    assert_true(changed >= (run.unsatisfied > 0));
    assert_true(state.status == run.status && state.steps == run.steps &&
                state.moves == run.moves && state.cells == run.cells);
    assert_true(state.unsatisfied == 0 && state.satisfied == agents && state.agents == agents);
    assert_int_equal(state.vacancies, run.vacancies + run.agents - agents);

    uint64_t hash = pave_segregation_hash(
        segregation); // it is over: neither steps nor another repair do anything
    assert_int_equal(pave_segregation_step(segregation, NULL), PAVE_OK);
    assert_int_equal(pave_segregation_run(segregation, 100, NULL), PAVE_OK);
    assert_int_equal(pave_segregation_repair(segregation, &changed), PAVE_OK);
    assert_int_equal(changed, 0);
    assert_true(pave_segregation_hash(segregation) == hash);
    pave_segregation_destroy(segregation);
}

static void everybody_is_satisfied(void **state)
{
    (void)state;
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++)
            for (int32_t reach = 1; reach < 3; reach++) {
                pave_window *window = case_window(number);
                pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
                plain all = plain_of(graph, reach);
                pave_ground grounds[2] = {{.window = window, .contact = (pave_contact)contact},
                                          pave_ground_of_graph(graph)};
                int32_t table[MOST_MAX], most = -1;
                assert_int_equal(pave_segregation_neighbors_max(&grounds[0], reach, NULL, &most),
                                 PAVE_OK);
                static uint8_t closed[CELLS_MAX];
                for (int32_t k = 0; k <= most; k++)
                    table[k] = number % 2 ? (k * 7 % 5) * k / 4
                                          : 2; // strange; and 2, which the lonely never have
                for (int32_t i = 0; i < all.count; i++)
                    closed[i] = case_word(i, number, 3) % 9 == 0;
                for (int kind = 0; kind < 4; kind++) {
                    pave_segregation_def def = {.ground = grounds[kind % 2],
                                                .seed = (uint64_t)number,
                                                .races = 5,
                                                .reach = reach};
                    if (kind > 1)
                        def.threshold = (pave_threshold){.table = table, .table_count = most + 1};
                    if (kind == 1) def.closed = closed;
                    def.order = kind % 3 ? PAVE_ORDER_SEQUENTIAL : PAVE_ORDER_SYNCHRONOUS;
                    check_repair(&all, &def, kind * 2);
                }
                plain_free(&all);
                pave_graph_destroy(graph);
                pave_window_destroy(window);
            }
}

/// A single agent among others joins them; two agents of different races without other neighbours
/// leave no pair.
static void by_hand(void **state)
{
    (void)state;
    static const uint8_t island[9] = {1, 1, 1, 1, 2, 1, 1, 1, 1},
                         strangers[9] = {1, 2, 0, 0, 0, 0, 0, 0, 0};
    pave_window *window = NULL;
    uint8_t races[9];
    int32_t changed;
    assert_int_equal(
        pave_window_create(&(pave_window_def){.width = 3, .height = 3}, NULL, &window, NULL),
        PAVE_OK);
    pave_segregation_def def = {
        .ground = pave_ground_of_window(window), .races = 3, .start = island};
    pave_segregation *segregation = make(&def);
    assert_int_equal(pave_segregation_repair(segregation, &changed), PAVE_OK);
    pave_segregation_races(segregation, races);
    assert_int_equal(changed, 1);
    for (int i = 0; i < 9; i++) assert_int_equal(races[i], 1);
    pave_segregation_destroy(segregation);

    def.start = strangers;
    segregation = make(&def);
    assert_int_equal(pave_segregation_repair(segregation, &changed), PAVE_OK);
    pave_segregation_races(segregation, races);
    assert_int_equal(changed, 1); // the first joins the second
    assert_true(races[0] == 2 && races[1] == 2);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

static void failing_allocations(void **state)
{
    (void)state;
    for (int32_t reach = 1; reach < 3; reach++)
        for (int contact = 0; contact < 2; contact++) {
            pave_window *window = case_window(20); // triangles: around corners they need a graph
            int64_t fail_at = 0, failures = 0;
            for (bool done = false; !done; fail_at++) {
                failing counts = {.fail_at = fail_at};
                pave_allocator allocator = failing_allocator(&counts);
                pave_segregation_def def = {
                    .ground = {.window = window, .contact = (pave_contact)contact},
                    .seed = 3,
                    .races = 6,
                    .reach = reach};
                pave_segregation *segregation = NULL;
                if (pave_segregation_create(&def, &allocator, &segregation, NULL) != PAVE_OK)
                    continue;
                uint64_t hash = pave_segregation_hash(segregation);
                pave_segregation_state before = pave_segregation_get_state(segregation);
                pave_result result = pave_segregation_repair(segregation, NULL);
                done = result == PAVE_OK;
                if (!done) {
                    pave_segregation_state after = pave_segregation_get_state(segregation);
                    assert_int_equal(result, PAVE_NO_MEMORY);
                    assert_true(hash == pave_segregation_hash(segregation) &&
                                after.unsatisfied == before.unsatisfied);
                    failures++;
                }
                pave_segregation_destroy(segregation);
                assert_int_equal(counts.alive, 0);
                assert_int_equal(counts.bytes, 0);
            }
            assert_true(failures >= 4);
            pave_window_destroy(window);
        }
}

/// Agents become vacancies, but blocks go back as large as they were taken: the allocator looks.
static void every_way_gives_back_what_it_took(void **state)
{
    (void)state;
    for (int rule = PAVE_MOVE_UNIFORM; rule <= PAVE_MOVE_SWAP; rule++)
        for (int order = PAVE_ORDER_SYNCHRONOUS; order <= PAVE_ORDER_SEQUENTIAL; order++) {
            const pave_window_def squares = {
                .tiling = pave_tiling_square(), .width = 12, .height = 12};
            pave_window *window = NULL;
            assert_int_equal(pave_window_create(&squares, NULL, &window, NULL), PAVE_OK);
            failing counts = {.fail_at = -1};
            pave_allocator allocator = failing_allocator(&counts);
            pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                        .seed = 3,
                                        .races = 4,
                                        .threshold = {.ratio = 0.6},
                                        .rule = (pave_move_rule)rule,
                                        .order = (pave_move_order)order};
            pave_segregation *segregation = NULL;
            int32_t changed;
            assert_int_equal(pave_segregation_create(&def, &allocator, &segregation, NULL),
                             PAVE_OK);
            assert_int_equal(pave_segregation_run(segregation, 1, NULL), PAVE_OK);
            const int64_t memory = counts.bytes;
            assert_int_equal(pave_segregation_repair(segregation, &changed), PAVE_OK);
            assert_true(changed > 0 && counts.bytes == memory);
            pave_segregation_destroy(segregation);
            assert_int_equal(counts.bytes, 0);
            pave_window_destroy(window);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everybody_is_satisfied),
        cmocka_unit_test(by_hand),
        cmocka_unit_test(failing_allocations),
        cmocka_unit_test(every_way_gives_back_what_it_took),
    };
    return cmocka_run_group_tests_name("segregation_repair", tests, NULL, NULL);
}
