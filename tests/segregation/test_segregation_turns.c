/// tests/segregation/test_segregation_turns.c: moves in turns by a second implementation; steps at
/// once against a look at everything; windows and graphs.
#include "../graph/graph_cases.h"
#include "../test.h"
#include "src/segregation/segregation_model.h"

#include <pave/segregation.h>

#include <math.h>

#include "segregation_plain.h"

// ---- States
// --------------------------------------------------------------------------------------

static void check_state(const plain *all, const setting *in, const pave_segregation *segregation,
                        const int32_t *census)
{
    const pave_segregation_state state = pave_segregation_get_state(segregation);
    uint8_t races[CELLS_MAX], marks[CELLS_MAX];
    int32_t marked = 0;
    int32_t counts[PAVE_RACES_MAX] = {0};
    pave_segregation_races(segregation, races);
    for (int32_t i = 0; i < all->count; i++) {
        counts[races[i]]++;
        if (in->def.closed && in->def.closed[i]) assert_int_equal(races[i], 0);
    }
    assert_memory_equal(counts, census, sizeof counts);
    assert_int_equal(state.unsatisfied, count_unsatisfied(all, &in->def, races));
    assert_ok(pave_segregation_unsatisfied(segregation, marks));
    for (int32_t i = 0; i < all->count; i++) {
        assert_true(marks[i] <= (races[i] != 0));
        marked += marks[i];
    }
    assert_int_equal(marked, state.unsatisfied);
    assert_int_equal(state.satisfied + state.unsatisfied, state.agents);
}

// ---- Sequential random moves, twice -------------------------------------------------------------

static uint32_t word_of(uint64_t seed, int32_t i, int32_t step, uint32_t what)
{
    return pave_random_at(seed, PAVE_STREAM_AGENT, i >> 2, step, what, 0).word[i & 3];
}

/// As docs/determinism.md defines: the order of turns, then round after round; vacancies in a list
/// in which a new one takes the place of the old.
static uint64_t second_implementation(const plain *all, const pave_segregation_def *def,
                                      const uint8_t *start, int32_t rounds)
{
    uint8_t races[CELLS_MAX + 4] = {0};
    int32_t agents[CELLS_MAX], vacancies[CELLS_MAX], agent_count = 0, vacancy_count = 0;
    for (int32_t i = 0; i < all->count; i++) {
        races[i] = start[i];
        if (start[i])
            agents[agent_count++] = i;
        else if (!def->closed || !def->closed[i])
            vacancies[vacancy_count++] = i;
    }
    for (int32_t i = 0; i + 1 < agent_count; i++) {
        int32_t other = i + (int32_t)pave_random_below(word_of(def->seed, i, 0, 1),
                                                       (uint32_t)(agent_count - i)),
                kept = agents[i];
        agents[i] = agents[other];
        agents[other] = kept;
    }
    for (int32_t round = 0; round < rounds && vacancy_count > 0; round++)
        for (int32_t rank = 0, moved = 0; rank < agent_count; rank++) {
            int32_t from = agents[rank];
            if (suited(all, def, races, from, races[from], -1)) continue;
            int32_t vacancy = (int32_t)pave_random_below(word_of(def->seed, moved++, round, 0),
                                                         (uint32_t)vacancy_count),
                    to = vacancies[vacancy];
            races[to] = races[from];
            races[from] = 0;
            agents[rank] = to;
            vacancies[vacancy] = from;
        }
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < all->count; i += 4)
        hash =
            pave_hash_word(hash, races[i] | (uint32_t)races[i + 1] << 8 |
                                     (uint32_t)races[i + 2] << 16 | (uint32_t)races[i + 3] << 24);
    return hash;
}

TEST(random_moves_twice)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++)
            for (int32_t reach = 1; reach <= 4; reach++) {
                pave_window *window = case_window(number);
                pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
                plain all = plain_of(graph, reach);
                for (int kind = (number + contact + reach) % 3; kind < KINDS; kind += 3) {
                    pave_ground grounds[2] = {pave_ground_of_graph(graph),
                                              {.window = window, .contact = (pave_contact)contact}};
                    for (int by_window = 0; by_window < 2; by_window++) {
                        setting in;
                        uint8_t start[CELLS_MAX];
                        set(&in, kind, &grounds[by_window], reach, (uint64_t)number);
                        in.def.order = PAVE_ORDER_SEQUENTIAL;
                        pave_segregation *segregation = make(&in.def);
                        pave_segregation_races(segregation, start);
                        if (by_window && kind % 2 == 0)
                            for (int step = 0; step < 5; step++)
                                assert_ok(pave_segregation_step(segregation, NULL));
                        else
                            assert_ok(pave_segregation_run(segregation, 5, NULL));
                        uint64_t second = second_implementation(&all, &in.def, start,
                                                                (int32_t)segregation->state.steps);
                        if (pave_segregation_hash(segregation) != second)
                            fail_msg("case %d, contact %d, reach %d, kind %d", number, contact,
                                     (int)reach, kind);
                        pave_segregation_destroy(segregation);
                    }
                }
                plain_free(&all);
                pave_graph_destroy(graph);
                pave_window_destroy(window);
            }
}

/// Synchronous uniform moves with a reach above 1, step by step: windows count as their graphs do,
/// and as a count of all cells within reach does.
TEST(wide_reaches_at_once)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int32_t reach = 1; reach <= 3; reach++) {
            pave_contact contact = number % 2 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE;
            pave_window *window = case_window(number);
            pave_graph *graph = case_graph(window, NULL, contact);
            plain all = plain_of(graph, reach);
            for (int kind = 0; kind < KINDS; kind++) {
                pave_ground grounds[2] = {pave_ground_of_graph(graph),
                                          {.window = window, .contact = contact}};
                pave_segregation *segregations[2];
                int32_t census[PAVE_RACES_MAX] = {0};
                setting in[2];
                for (int i = 0; i < 2; i++) {
                    set(&in[i], kind, &grounds[i], reach, (uint64_t)number);
                    segregations[i] = make(&in[i].def);
                }
                uint8_t start[CELLS_MAX];
                pave_segregation_races(segregations[0], start);
                for (int32_t i = 0; i < all.count; i++) census[start[i]]++;
                for (int step = 0; step < 4; step++) {
                    for (int i = 0; i < 2; i++) {
                        check_state(&all, &in[i], segregations[i], census);
                        assert_ok(pave_segregation_step(segregations[i], NULL));
                    }
                    assert_true(pave_segregation_hash(segregations[0]) ==
                                pave_segregation_hash(segregations[1]));
                }
                for (int i = 0; i < 2; i++) pave_segregation_destroy(segregations[i]);
            }
            plain_free(&all);
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

// ---- What a step does ---------------------------------------------------------------------------

/// Synchronous: an agent that moves was unsatisfied, and moves to a cell that was empty at the
/// beginning.
TEST(steps_at_once)
{
    for (int number = 0; number < GRAPH_CASES; number += 3)
        for (int kind = 3; kind < KINDS; kind++) {
            pave_window *window = case_window(number);
            pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
            plain all = plain_of(graph, 1);
            setting in;
            pave_ground ground = pave_ground_of_window(window);
            set(&in, kind, &ground, 1, (uint64_t)kind);
            pave_segregation *segregation = make(&in.def);
            for (int step = 0; step < 8 && segregation->state.status == PAVE_SEGREGATION_RUNNING;
                 step++) {
                uint8_t before[CELLS_MAX], after[CELLS_MAX];
                int64_t moves = segregation->state.moves, left = 0, settled = 0;
                pave_segregation_races(segregation, before);
                assert_ok(pave_segregation_step(segregation, NULL));
                pave_segregation_races(segregation, after);
                for (int32_t i = 0; i < all.count; i++) {
                    if (before[i] == after[i]) continue;
                    assert_true(before[i] == 0 ||
                                after[i] ==
                                    0); // no agent moves into a cell that was left in the step
                    if (before[i]) assert_false(suited(&all, &in.def, before, i, before[i], -1));
                    left += before[i] != 0;
                    settled += after[i] != 0;
                }
                assert_int_equal(left, settled);
                assert_int_equal(segregation->state.moves - moves, left);
            }
            pave_segregation_destroy(segregation);
            plain_free(&all);
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

// ---- One map ------------------------------------------------------------------------------------

/// A window and its graph, and steps one by one, give the same.
TEST(windows_and_graphs)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++)
            for (int order = 0; order < 2; order++) {
                pave_window *window = case_window(number);
                pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
                pave_ground grounds[2] = {{.window = window, .contact = (pave_contact)contact},
                                          pave_ground_of_graph(graph)};
                uint64_t hashes[2];
                int64_t steps = 0;
                for (int i = 0; i < 2; i++) {
                    setting in;
                    set(&in, 3, &grounds[i], 1, 8);
                    in.def.order = (pave_move_order)order;
                    pave_segregation *segregation = make(&in.def);
                    if (i == 0) assert_ok(pave_segregation_run(segregation, 12, NULL));
                    for (int step = 0; step < 12 && i == 1; step++)
                        assert_ok(pave_segregation_step(segregation, NULL));
                    hashes[i] = pave_segregation_hash(segregation);
                    if (i == 1) assert_int_equal(segregation->state.steps, steps);
                    steps = segregation->state.steps;
                    pave_segregation_destroy(segregation);
                }
                assert_true(hashes[0] == hashes[1]);
                pave_graph_destroy(graph);
                pave_window_destroy(window);
            }
}

int main(void) { return run_all_tests(NULL, NULL); }
