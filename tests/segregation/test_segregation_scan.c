/// tests/segregation/test_segregation_scan.c: rows and lists, every kernel, any runner: the same
/// agents, and those of a plain program.
#include "../sparse.h"
#include "../test.h"
#include "segregation_fixture.h"
#include "src/segregation/segregation_kernel.h"

#include <pthread.h>

// ---- Runs that are compared ---------------------------------------------------------------------

enum { STEPS = 12 / SPARSE(2) };

/// Of the settings of a large window every third one is taken, unless all cases are.
static int settings_step(int number) { return number < GRAPH_CASES ? 1 : SPARSE(3); }

static void same_states(int number, int step, const pave_segregation *a, const pave_segregation *b)
{
    const pave_segregation_state x = pave_segregation_get_state(a),
                                 y = pave_segregation_get_state(b);
    if (pave_segregation_hash(a) != pave_segregation_hash(b))
        fail_msg("case %d, step %d: other agents", number, step);
    if (x.unsatisfied != y.unsatisfied || x.steps != y.steps || x.moves != y.moves ||
        x.vacancies != y.vacancies || x.status != y.status)
        fail_msg("case %d, step %d: other counts", number, step);
}

/// Steps both, and compares after each.
static void same_runs(int number, const pave_segregation_def *one,
                      const pave_segregation_def *other, const pave_graph *counted)
{
    pave_segregation *a = segregation_of(one), *b = segregation_of(other);
    int32_t races[256], then[256];
    count_races(a, races);
    for (int step = 0; step <= STEPS; step++) {
        same_states(number, step, a, b);
        if (counted && pave_segregation_get_state(a).unsatisfied != count_unsatisfied(a, counted))
            fail_msg("case %d, step %d: miscounted", number, step);
        assert_ok(pave_segregation_step(a, NULL));
        assert_ok(pave_segregation_step(b, NULL));
        count_races(a, then);
        assert_memory_equal(races, then, sizeof races);
    }
    pave_segregation_destroy(a);
    pave_segregation_destroy(b);
}

TEST(windows_are_their_graphs)
{
    for (int number = 0; number < SEGREGATION_CASES; number++)
        for (int contact = number % settings_step(number); contact < 2;
             contact += settings_step(number)) {
            pave_window *window = segregation_window(number);
            pave_graph *graph = segregation_graph(window, (pave_contact)contact);
            const pave_segregation_def rows = {
                .ground = {.window = window, .contact = (pave_contact)contact},
                .seed = 5,
                .races = 4 + number % 3};
            pave_segregation_def lists = rows;
            lists.ground = pave_ground_of_graph(graph);
            same_runs(number, &rows, &lists, graph);
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

/// Groups that want different things, cells that are closed, exact shares.
TEST(windows_are_their_graphs_with_all_settings)
{
    for (int number = 0; number < SEGREGATION_CASES; number++) {
        pave_window *window = segregation_window(number);
        pave_graph *graph = segregation_graph(window, PAVE_CONTACT_EDGE);
        uint8_t *closed = malloc((size_t)window->count);
        for (int32_t i = 0; i < window->count; i++) closed[i] = case_word(i, number, 3) % 9 == 0;
        const pave_threshold wants[] = {{.ratio = 0.2}, {.ratio = 1}, {.ratio = 0.5}, {0}};
        const double shares[] = {1, 2, 0, 4};
        pave_segregation_def rows = {.ground = pave_ground_of_window(window),
                                     .seed = 6,
                                     .races = 5,
                                     .vacancy = 0.2,
                                     .shares = shares,
                                     .closed = closed};
        pave_segregation_def lists = rows;
        lists.ground = pave_ground_of_graph(graph);
        for (int way = number % settings_step(number); way < 4; way += settings_step(number)) {
            rows.counted = lists.counted = way & 1;
            rows.thresholds = lists.thresholds = way & 2 ? wants : NULL;
            same_runs(number, &rows, &lists, way & 2 ? NULL : graph);
        }
        free(closed);
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
}

// ---- Kernels ------------------------------------------------------------------------------------

TEST(every_kernel_gives_the_same)
{
    for (int number = 0; number < SEGREGATION_CASES; number++)
        for (int races = 3; races <= 250; races = races < 12 ? races + 4 : races + 119) {
            if (number >= GRAPH_CASES && (number + races / 4) % SPARSE(3)) continue;
            pave_window *window = segregation_window(number);
            const pave_segregation_def def = {
                .ground = {.window = window, .contact = (pave_contact)(races & 1)},
                .seed = 9,
                .races = races,
                .vacancy = races == 7 ? 0.6 : 0};
            pave_segregation *plain = segregation_of(&def);
            pave_segregation_use(plain, pave_kernel_get(&pave_segregation_kernels, 0));
            assert_ok(pave_segregation_run(plain, STEPS, NULL));
            for (int kernel = 1; kernel < pave_segregation_kernels.count; kernel++) {
                if (!pave_kernel_runs(pave_kernel_get(&pave_segregation_kernels, kernel))) continue;
                pave_segregation *other = segregation_of(&def);
                pave_segregation_use(other, pave_kernel_get(&pave_segregation_kernels, kernel));
                assert_ok(pave_segregation_run(other, STEPS, NULL));
                same_states(number, kernel, plain, other);
                pave_segregation_destroy(other);
            }
            pave_segregation_destroy(plain);
            pave_window_destroy(window);
        }
}

// ---- Runners ------------------------------------------------------------------------------------

typedef struct share {
    pthread_t thread;
    int32_t first, step, count;
    void (*strip)(void *job, int32_t index);
    void *job;
} share;

static void *run_share(void *context)
{
    const share *me = context;
    for (int32_t i = me->first; i < me->count; i += me->step) me->strip(me->job, me->count - 1 - i);
    return NULL;
}

enum { THREADS = 3 };

static void run_threads(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                        void *job)
{
    const int32_t threads = *(const int32_t *)context;
    share shares[THREADS];
    for (int32_t i = 0; i < threads; i++) {
        shares[i] =
            (share){.first = i, .step = threads, .count = count, .strip = strip, .job = job};
        assert_int_equal(pthread_create(&shares[i].thread, NULL, run_share, &shares[i]), 0);
    }
    for (int32_t i = 0; i < threads; i++) assert_int_equal(pthread_join(shares[i].thread, NULL), 0);
}

static void run_shuffled(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                         void *job)
{
    int32_t *calls = context, *order = malloc((size_t)count * sizeof *order);
    assert_non_null(order);
    for (int32_t i = 0; i < count; i++) order[i] = i;
    for (int32_t i = count - 1; i > 0; i--) {
        const uint32_t other = pave_random_below(
            pave_random_at(3, PAVE_STREAM_USER, i, *calls, 0, 0).word[0], (uint32_t)i + 1);
        const int32_t was = order[i];
        order[i] = order[other];
        order[other] = was;
    }
    for (int32_t i = 0; i < count; i++) strip(job, order[i]);
    *calls += 1;
    free(order);
}

TEST(any_runner_gives_the_same)
{
    for (int number = GRAPH_CASES; number < SEGREGATION_CASES; number++) {
        pave_window *window = segregation_window(number);
        const pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                          .seed = 12,
                                          .races = 5,
                                          .vacancy = number % 2 ? 0.1 : 0.5};
        pave_segregation *alone = segregation_of(&def);
        assert_ok(pave_segregation_run(alone, STEPS, NULL));
        int32_t calls = 0, threads = 0;
        for (threads = 0; threads <= THREADS; threads++) {
            const pave_batch batch = {.runner = threads ? (pave_runner){run_threads, &threads}
                                                        : (pave_runner){run_shuffled, &calls}};
            pave_segregation *other = segregation_of(&def);
            assert_ok(pave_segregation_run(other, STEPS, &batch));
            same_states(number, threads, alone, other);
            pave_segregation_destroy(other);
        }
        assert_true(calls > 0);
        pave_segregation_destroy(alone);
        pave_window_destroy(window);
    }
}

// ---- How many neighbours ------------------------------------------------------------------------

/// In the middle of a large window a cell has as many as are said.
TEST(neighbors_are_counted)
{
    for (int grid = 0; grid < 3; grid++)
        for (int contact = 0; contact < 2; contact++) {
            const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(),
                                            pave_tiling_tri()};
            const pave_window_def def = {.tiling = tilings[grid],
                                         .shape = PAVE_WINDOW_PARALLELOGRAM,
                                         .width = 33,
                                         .height = 33,
                                         .at = {-16, -16, 0}};
            pave_window *window = NULL;
            assert_ok(pave_window_create(&def, NULL, &window, NULL));
            const pave_ground ground = {.window = window, .contact = (pave_contact)contact};
            for (int32_t reach = 1; reach <= 4; reach++) {
                pave_segregation_lists lists;
                assert_ok(pave_segregation_lists_make(&ground, reach, NULL, &lists));
                int32_t most = -1, longest = 0;
                assert_ok(pave_segregation_neighbors_max(&ground, reach, NULL, &most));
                for (int32_t i = 0; i < lists.count; i++)
                    if (lists.start[i + 1] - lists.start[i] > longest)
                        longest = lists.start[i + 1] - lists.start[i];
                assert_int_equal(most, longest);
                pave_segregation_lists_release(NULL, &lists);
            }
            pave_window_destroy(window);
        }
}

int main(void) { return run_all_tests(NULL, NULL); }
