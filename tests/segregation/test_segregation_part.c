/// tests/segregation/test_segregation_part.c: segregations cut into strips on 1 to 16 ranks, each a
/// thread: everything that can be read equals what one segregation of the whole gives.
#include "segregation_fixture.h"

#include "../failing.h"
#include "../ranks.h"
#include "src/segregation/segregation_part_model.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

// ---- Playing ------------------------------------------------------------------------------------

enum { HISTORY = 600 };

/// What is run, and what came out on each rank. Cmocka's jumps do not cross threads, so ranks only
/// write down what they see.
typedef struct played {
    pave_segregation_part_def def;
    int64_t steps;
    int64_t pause; ///< a first run ends here
    int kernel;    ///< below 0: the best one
    bool wide;
    int64_t looks;             ///< in a batch at most; 0: as many as there is room for
    const pave_batch *batches; ///< of each rank; NULL: none
    failing *failings;         ///< of each rank; NULL: the default allocator
    uint8_t *races;            ///< of the whole
    pave_result created[RANKS_MOST], ran[RANKS_MOST], hashed[RANKS_MOST];
    pave_error errors[RANKS_MOST];
    pave_segregation_part_state states[RANKS_MOST];
    pave_segregation_strip strips[RANKS_MOST];
    pave_segregation_cost costs[RANKS_MOST];
    uint64_t hashes[RANKS_MOST];
    int64_t history[RANKS_MOST][HISTORY], history_count[RANKS_MOST];
} played;

static void note(played *play, int32_t rank, pave_segregation_part *part)
{
    const int64_t *history = pave_segregation_part_history(part, &play->history_count[rank]);
    play->states[rank] = pave_segregation_part_get_state(part);
    play->strips[rank] = pave_segregation_part_get_strip(part);
    play->hashed[rank] = pave_segregation_part_hash(part, &play->hashes[rank]);
    play->costs[rank] = pave_segregation_part_get_cost(part);
    if (play->races) pave_segregation_part_races(part, play->races + play->strips[rank].first);
    for (int64_t i = 0; i < play->history_count[rank] && i < HISTORY; i++)
        play->history[rank][i] = history[i];
}

static void run(played *play, int32_t rank, pave_segregation_part *part)
{
    const pave_segregation_kernel *kernel =
        play->kernel < 0 ? pave_kernel_best(&pave_segregation_kernels)
                         : pave_kernel_get(&pave_segregation_kernels, play->kernel);
    const pave_batch *batch = play->batches ? &play->batches[rank] : NULL;
    const int64_t most = part->mail.most;
    pave_segregation_part_use(part, kernel, play->wide);
    if (play->looks > 0) part->mail.most = play->looks;
    play->ran[rank] = pave_segregation_part_run(part, play->pause, batch);
    if (play->ran[rank] == PAVE_OK)
        play->ran[rank] = pave_segregation_part_run(part, play->steps, batch);
    part->mail.most = most;
}

static void sit(const pave_ranks *ranks, void *context)
{
    played *play = context;
    const int32_t rank = pave_ranks_rank(ranks);
    const pave_allocator allocator =
        play->failings ? failing_allocator(&play->failings[rank]) : (pave_allocator){0};
    pave_segregation_part *part = NULL;
    play->created[rank] = pave_segregation_part_create(
        &play->def, ranks, play->failings ? &allocator : NULL, &part, &play->errors[rank]);
    if (play->created[rank] == PAVE_OK) {
        run(play, rank, part);
        note(play, rank, part);
    }
    pave_segregation_part_destroy(part);
}

// ---- The library --------------------------------------------------------------------------------

static pave_segregation *whole_of(const pave_segregation_part_def *def, const pave_window *window,
                                  bool wide)
{
    const pave_segregation_def whole = {.ground = {.window = window, .contact = def->contact},
                                        .seed = def->seed,
                                        .races = def->races,
                                        .vacancy = def->vacancy,
                                        .shares = def->shares,
                                        .counted = def->counted,
                                        .threshold = def->threshold,
                                        .thresholds = def->thresholds,
                                        .reach = def->reach};
    pave_segregation *segregation = segregation_of(&whole);
    ((pave_movers *)segregation->own)->wide = wide;
    return segregation;
}

static void compare_counts(const played *play, int32_t rank, const pave_segregation *segregation)
{
    const pave_segregation_state state = pave_segregation_get_state(segregation);
    const pave_segregation_part_state *part = &play->states[rank];
    int64_t count = 0;
    const int32_t *history = pave_segregation_history(segregation, &count);
    assert_int_equal(part->status, state.status);
    assert_int_equal(part->steps, state.steps);
    assert_int_equal(part->moves, state.moves);
    assert_int_equal(part->cells, state.cells);
    assert_int_equal(part->agents, state.agents);
    assert_int_equal(part->vacancies, state.vacancies);
    assert_int_equal(part->satisfied, state.satisfied);
    assert_int_equal(part->unsatisfied, state.unsatisfied);
    assert_int_equal(play->history_count[rank], count);
    for (int64_t i = 0; i < count && i < HISTORY; i++)
        assert_int_equal(play->history[rank][i], history[i]);
}

/// Runs of whole rows, in order.
static void compare_strips(const played *play, int32_t ranks, const pave_window *window)
{
    int64_t row = 0, first = 0;
    for (int32_t rank = 0; rank < ranks; rank++) {
        const pave_segregation_strip *strip = &play->strips[rank];
        assert_int_equal(strip->row, row);
        assert_int_equal(strip->first, first);
        row += strip->row_count;
        first += strip->count;
        assert_int_equal(first, window->rows[row].start);
    }
    assert_int_equal(row, window->row_count);
}

/// What a part counts is what the exchange counts.
static void compare_costs(const played *play, int32_t ranks, ranks_cost cost)
{
    int64_t bytes = 0;
    if (ranks == 1) return; // which calls nothing
    for (int32_t rank = 0; rank < ranks; rank++) {
        assert_int_equal(play->costs[rank].calls, cost.calls);
        bytes += play->costs[rank].bytes;
    }
    assert_int_equal(bytes, cost.bytes);
}

/// Plays a case on so many ranks, and compares all that can be read.
static void compare(played *play, int32_t ranks, const pave_window *window,
                    const pave_segregation *segregation)
{
    const size_t cells = (size_t)window->count;
    uint8_t *races = malloc(cells + 1);
    play->races = malloc(cells + 1);
    const ranks_cost cost = ranks_play(ranks, sit, play);
    pave_segregation_races(segregation, races);
    for (int32_t rank = 0; rank < ranks; rank++) {
        assert_int_equal(play->created[rank], PAVE_OK);
        assert_int_equal(play->ran[rank], PAVE_OK);
        assert_int_equal(play->hashed[rank], PAVE_OK);
        compare_counts(play, rank, segregation);
        assert_int_equal(play->hashes[rank], pave_segregation_hash(segregation));
    }
    compare_strips(play, ranks, window);
    compare_costs(play, ranks, cost);
    assert_memory_equal(play->races, races, cells);
    free(play->races);
    free(races);
    play->races = NULL;
}

static void compare_all(played *play, const int32_t *ranks, int count)
{
    pave_window *window = NULL;
    assert_int_equal(pave_window_create(&play->def.window, NULL, &window, NULL), PAVE_OK);
    pave_segregation *segregation = whole_of(&play->def, window, play->wide);
    assert_int_equal(pave_segregation_run(segregation, play->steps, NULL), PAVE_OK);
    for (int i = 0; i < count; i++) compare(play, ranks[i], window, segregation);
    pave_segregation_destroy(segregation);
    pave_window_destroy(window);
}

// ---- Boards -------------------------------------------------------------------------------------

static const graph_case boards[] = {
    {0, {.width = 9, .height = 7}},
    {0, {.width = 67, .height = 13}},
    {0, {.width = 130, .height = 5}},
    {0, {.width = 130, .height = 90, .at = {-3, 7, 0}}},
    {0, {.shape = PAVE_WINDOW_DISK, .radius = 9, .at = {-2, 3, 0}}},
    {0, {.width = 6, .height = 5, .wrap = true}},
    {0, {.width = 2, .height = 3, .wrap = true}},
    {0, {.width = 1, .height = 4, .wrap = true}},
    {0, {.width = 5, .height = 1, .wrap = true}},
    {0, {.width = 1, .height = 1, .wrap = true}},
    {0, {.width = 210, .height = 31, .wrap = true}},
    {0, {.width = 0, .height = 4}},
    {0, {.width = 1, .height = 40}},
    {1, {.width = 8, .height = 7, .system = 1}},
    {1, {.width = 7, .height = 6, .system = 2}},
    {1, {.width = 21, .height = 16, .system = 3, .at = {3, -2, 0}}},
    {1, {.width = 70, .height = 61, .at = {4, 1, 0}}},
    {1, {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 70, .height = 15}},
    {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 4}},
    {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 40}},
    {1, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 19}},
    {1, {.width = 6, .height = 4, .wrap = true}},
    {1, {.width = 2, .height = 2, .wrap = true}},
    {1, {.width = 1, .height = 6, .wrap = true}},
    {1, {.width = 33, .height = 40, .system = 1, .wrap = true, .at = {0, 3, 0}}},
    {1, {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 23, .height = 11, .wrap = true}},
    {1, {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 3, .height = 1, .wrap = true}},
    {2, {.width = 11, .height = 6, .at = {1, -1, 1}}},
    {2, {.width = 140, .height = 14}},
    {2, {.width = 14, .height = 33, .orientation = PAVE_FLAT}},
    {2, {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 31, .height = 13}},
    {2, {.shape = PAVE_WINDOW_HEXAGON, .radius = 9}},
    {2, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 17, .at = {0, 0, 1}}},
    {2, {.width = 8, .height = 4, .wrap = true}},
    {2, {.width = 2, .height = 2, .wrap = true}},
    {2, {.width = 60, .height = 38, .wrap = true, .at = {1, 1, 1}}},
    {2, {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 22, .height = 7, .wrap = true}},
};

enum { BOARDS = sizeof boards / sizeof *boards };

static pave_window_def board(int number)
{
    const pave_tiling *tilings[] = {NULL, pave_tiling_hex(), pave_tiling_tri()};
    pave_window_def def = boards[number].def;
    def.tiling = tilings[boards[number].grid];
    return def;
}

static const double some_shares[19] = {5, 1, 0, 2.5, 1, 1, 1, 3, 1, 1, 1, 1, 1, 9, 1, 1, 1, 1, 1};
static const pave_threshold some_thresholds[19] = {
    {.ratio = 0.5}, {.ratio = 0.125}, {0}, {.ratio = 0.3}, {.ratio = 0.6}};

/// The settings of a number: every board by turns, and the rest at random.
static played drawn(int32_t number)
{
    static const double vacancies[] = {0, 0, 0.02, 0.1, 0.3, 0.5, -1, 0.9};
    static const int32_t reaches[] = {0, 1, 1, 1, 1, 2, 2, 5};
    static const int64_t steps[] = {3, 9, 30, 0};
    played play = {.kernel = -1};
    pave_segregation_part_def *def = &play.def;
    def->window = board(number % BOARDS);
    def->contact = (pave_contact)(case_word(number, 0, 1) % 2);
    def->seed = case_word(number, 1, 1);
    def->races = 3 + (int32_t)(case_word(number, 2, 1) % 18);
    def->vacancy = vacancies[case_word(number, 3, 1) % 8];
    def->shares = case_word(number, 4, 1) % 3 ? NULL : some_shares;
    def->counted = case_word(number, 5, 1) % 2;
    def->reach = reaches[case_word(number, 6, 1) % 8];
    if (case_word(number, 7, 1) % 4 == 0) def->thresholds = some_thresholds;
    if (case_word(number, 7, 1) % 4 == 1) def->threshold.ratio = 0.25;
    play.steps = steps[case_word(number, 8, 1) % 4];
    play.pause = play.steps / 2;
    play.wide = case_word(number, 9, 1) % 4 == 0;
    play.looks = case_word(number, 10, 1) % 2 ? 0 : 16 + case_word(number, 11, 1) % 100;
    return play;
}

/// Each board meets one to five ranks, and more than most of them have rows.
static void any_number_of_ranks_gives_the_same(void **state)
{
    (void)state;
#ifdef PAVE_SOAK
    enum { ROUNDS = 100 };
#else
    enum { ROUNDS = 3 };
#endif
    static const int32_t ranks[] = {1, 2, 3, 5, 4, 16};
    for (int32_t i = 0; i < ROUNDS * BOARDS; i++) {
        played play = drawn(i);
        compare_all(&play, &ranks[i / BOARDS % 2 * 3], 3);
    }
}

/// Boards on which a cell is within reach by several ways: it is one neighbour, but with a reach of
/// 1 it is as many as there are ways.
static void narrow_boards_that_wrap_give_the_same(void **state)
{
    (void)state;
    static const int32_t ranks[] = {1, 3};
    for (int32_t i = 0; i < BOARDS; i++)
        for (int32_t k = 0; k < 8; k++) {
            played play = {.kernel = -1, .steps = 12};
            play.def.window = board(i);
            if (!play.def.window.wrap || play.def.window.width > 30) continue;
            play.def.contact = (pave_contact)(k % 2);
            play.def.reach = 1 + k / 2;
            play.def.seed = (uint64_t)k;
            play.def.races = 3;
            play.def.vacancy = 0.4;
            play.def.threshold.ratio = 0.34;
            compare_all(&play, ranks, 2);
        }
}

/// To the end: satisfied, frozen without a vacancy, and long runs whose history grows.
static void runs_to_the_end_give_the_same(void **state)
{
    (void)state;
    static const int32_t ranks[] = {1, 2, 4};
    const pave_segregation_part_def defs[] = {
        {.window = {.tiling = pave_tiling_hex(), .width = 80, .height = 60}, .seed = 1, .races = 4},
        {.window = {.width = 20, .height = 20}, .seed = 2, .races = 5, .vacancy = -1},
        {.window = {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 4},
         .seed = 1,
         .races = 12},
        {.window = {.width = 30, .height = 30}, .seed = 2, .races = 1},
    };
    for (size_t i = 0; i < sizeof defs / sizeof *defs; i++) {
        played play = {.def = defs[i], .kernel = -1, .steps = 1100, .pause = 7};
        compare_all(&play, ranks, 3);
    }
}

/// A board with strips of several thousand words, where rates are other than 0 and 256, by each
/// kernel, with a runner.
static void backwards(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                      void *job)
{
    (void)context;
    for (int32_t i = count; i-- > 0;) strip(job, i);
}

static void large_boards_give_the_same_by_every_kernel(void **state)
{
    (void)state;
    static const int32_t ranks[] = {3};
    pave_batch batches[RANKS_MOST] = {0};
    for (int32_t rank = 0; rank < RANKS_MOST; rank++) batches[rank].runner.run = backwards;
    for (int kernel = 0; kernel < pave_segregation_kernels.count; kernel++)
        for (int i = 0; i < 4; i++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_segregation_kernels, kernel))) continue;
            played play = {.kernel = kernel, .steps = 6, .batches = batches};
            play.def.window = (pave_window_def){
                .tiling = i % 2 ? pave_tiling_hex() : NULL, .width = 600, .height = 400};
            play.def.window.wrap = i > 1;
            play.def.races = 4 + 3 * i;
            play.def.counted = i % 2;
            play.def.vacancy = i == 1 ? 0.004 : 0;
            compare_all(&play, ranks, 1);
        }
}

// ---- Wide looks ---------------------------------------------------------------------------------

/// Bounds, order, and as many words for each number as for any other, to one.
static void wide_numbers_are_even(void **state)
{
    (void)state;
    static const int64_t counts[] = {1,
                                     2,
                                     7,
                                     INT64_C(1) << 31,
                                     (INT64_C(1) << 32) - 1,
                                     INT64_C(1) << 32,
                                     (INT64_C(1) << 32) + 1,
                                     INT64_C(6000000000),
                                     INT64_C(1) << 33};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        int64_t last = 0;
        assert_int_equal(pave_below_wide(0, 0, counts[i]), 0);
        assert_int_equal(pave_below_wide(UINT32_MAX, UINT32_MAX, counts[i]), counts[i] - 1);
        for (uint32_t word = 0; word < 4000; word++) {
            const int64_t number = pave_below_wide(word << 20, case_word(0, 0, word), counts[i]);
            assert_true(number >= last && number < counts[i]);
            last = number;
        }
    }
    // A number k of n begins at the word ceil(k 2^64 / n): of 3 2^31, at multiples of 2^33 / 3.
    const int64_t three = INT64_C(3) << 31;
    for (int64_t k = 1; k < three; k += 12345677) {
        const uint64_t begin =
            (uint64_t)k / 3 * (UINT64_C(1) << 33) + ((uint64_t)k % 3 * (UINT64_C(1) << 33) + 2) / 3;
        assert_int_equal(pave_below_wide((uint32_t)(begin >> 32), (uint32_t)begin, three), k);
        assert_int_equal(
            pave_below_wide((uint32_t)((begin - 1) >> 32), (uint32_t)(begin - 1), three), k - 1);
    }
}

/// Up to 2^31 places a look is one word, by pave_random_below; among more, two.
static void looks_take_one_word_or_two(void **state)
{
    (void)state;
    pave_philox_keys keys;
    pave_philox_schedule(5, &keys);
    const pave_hand hand = {.kernel = pave_kernel_get(&pave_segregation_kernels, 0),
                            .draws = {.keys = &keys, .stream = PAVE_STREAM_MOVE, .step = 3}};
    for (int64_t first = 0; first < 70; first += 7) {
        const int64_t narrow = INT64_C(1) << 31, broad = narrow + 1;
        pave_looks one = pave_looks_begin(&hand, 8, first, narrow),
                   two = pave_looks_begin(&hand, 8, first, broad);
        for (int64_t j = first; j < first + 50; j++) {
            const pave_random_words a =
                pave_random_at(5, PAVE_STREAM_MOVE, (int32_t)(j >> 2), 3, 8, 0);
            const pave_random_words b =
                pave_random_at(5, PAVE_STREAM_MOVE, (int32_t)(j >> 1), 3, 8, 0);
            assert_int_equal(pave_looks_next(&one),
                             pave_random_below(a.word[j & 3], (uint32_t)narrow));
            assert_int_equal(pave_looks_next(&two),
                             pave_below_wide(b.word[2 * (j & 1)], b.word[2 * (j & 1) + 1], broad));
        }
    }
}

// ---- What is refused ----------------------------------------------------------------------------

static void expect(pave_segregation_part_def def, pave_result result, const char *text)
{
    pave_segregation_part *part = (pave_segregation_part *)1;
    pave_error error = {0};
    assert_int_equal(pave_segregation_part_create(&def, NULL, NULL, &part, &error), result);
    assert_null(part);
    assert_int_equal(error.result, result);
    assert_non_null(strstr(error.message, text));
    assert_int_equal(pave_segregation_part_create(&def, NULL, NULL, &part, NULL), result);
}

static void what_cannot_be_cut_is_refused(void **state)
{
    (void)state;
    const pave_tiling *hex = pave_tiling_hex(), *tri = pave_tiling_tri();
    pave_tiling *cairo = NULL;
    assert_int_equal(pave_tiling_create_named("cairo", NULL, &cairo, NULL), PAVE_OK);
#define WINDOW(...)               \
    (pave_segregation_part_def)   \
    {                             \
        .window = { __VA_ARGS__ } \
    }
    expect(WINDOW(.tiling = cairo, .width = 4, .height = 4), PAVE_UNSUPPORTED, "only boards of");
    expect(WINDOW(.tiling = hex, .shape = PAVE_WINDOW_HEXAGON, .radius = 3, .wrap = true),
           PAVE_UNSUPPORTED, "wrap onto themselves");
    expect(WINDOW(.tiling = hex, .width = 4, .height = 4, .system = 2, .wrap = true),
           PAVE_UNSUPPORTED, "wrap onto themselves");
    expect(WINDOW(.tiling = tri, .width = 4, .height = 4, .orientation = PAVE_FLAT, .wrap = true),
           PAVE_UNSUPPORTED, "wrap onto themselves");
    expect(WINDOW(.tiling = tri, .shape = PAVE_WINDOW_DISK, .radius = 7), PAVE_UNSUPPORTED, "gaps");
    expect(WINDOW(.tiling = hex, .width = 4, .height = 5, .wrap = true), PAVE_UNSUPPORTED, "even");
    expect(WINDOW(.shape = PAVE_WINDOW_DISK, .radius = 3, .wrap = true), PAVE_UNSUPPORTED, "wrap");
    expect(WINDOW(.wrap = true), PAVE_RANGE, "empty");
    expect(WINDOW(.width = -1), PAVE_RANGE, "sizes");
    expect(WINDOW(.width = 1 << 30, .height = 4, .at = {1, 0, 0}), PAVE_RANGE, "leaves");
    expect(WINDOW(.width = 4, .height = 1 << 30, .at = {0, 1, 0}), PAVE_RANGE, "leaves");
    expect(WINDOW(.width = 1 << 20, .height = (1 << 13) + 1), PAVE_RANGE, "2^33");
    expect(WINDOW(.width = 1 << 20, .height = 1 << 13), PAVE_RANGE, "more ranks");
    expect((pave_segregation_part_def){.races = 251}, PAVE_RANGE, "races");
    expect((pave_segregation_part_def){.vacancy = 1}, PAVE_RANGE, "vacancies");
    expect((pave_segregation_part_def){.reach = 65}, PAVE_RANGE, "reach");
    expect((pave_segregation_part_def){.threshold.ratio = 2}, PAVE_RANGE, "ratio");
    pave_tiling_destroy(cairo);
}

static void a_run_below_0_is_refused(void **state)
{
    (void)state;
    const pave_segregation_part_def def = {.window = {.width = 9, .height = 9}, .races = 4};
    pave_segregation_part *part = NULL;
    assert_int_equal(pave_segregation_part_create(&def, NULL, NULL, &part, NULL), PAVE_OK);
    assert_int_equal(pave_segregation_part_run(part, -1, NULL), PAVE_RANGE);
    assert_int_equal(pave_segregation_part_step(part, NULL), PAVE_OK);
    assert_int_equal(pave_segregation_part_get_state(part).steps, 1);
    pave_segregation_part_destroy(part);
    pave_segregation_part_destroy(NULL);
}

// ---- Failures -----------------------------------------------------------------------------------

/// The n-th allocation of one rank fails: all ranks return it, and nothing is left behind.
static void lack_of_memory_on_one_rank_is_that_of_all(void **state)
{
    (void)state;
    enum { RANKS = 3, MANY = 200 };
    for (int i = 0; i < 3; i++) {
        bool whole = false;
        for (int64_t n = 0; !whole; n++) {
            failing failings[RANKS] = {{.fail_at = -1}, {.fail_at = -1}, {.fail_at = -1}};
            played play = {.kernel = -1, .steps = 600, .failings = failings};
            play.def.window = (pave_window_def){
                .tiling = pave_tiling_hex(), .width = 9, .height = 8, .wrap = i == 1};
            play.def.reach = 1 + i;
            play.def.races = 12;
            play.def.counted = true;
            failings[n % RANKS].fail_at = n / RANKS;
            ranks_play(RANKS, sit, &play);
            for (int rank = 0; rank < RANKS; rank++) {
                assert_int_equal(failings[rank].alive, 0);
                assert_int_equal(play.created[rank], play.created[0]);
                assert_int_equal(play.ran[rank], play.ran[0]);
                if (play.created[rank] != PAVE_OK) {
                    assert_int_equal(play.created[rank], PAVE_NO_MEMORY);
                    assert_int_equal(play.errors[rank].result, PAVE_NO_MEMORY);
                } else if (play.ran[rank] != PAVE_OK) { // where the history grows
                    assert_int_equal(play.ran[rank], PAVE_NO_MEMORY);
                    assert_int_equal(play.states[rank].steps, 511);
                    assert_int_equal(play.hashes[rank], play.hashes[0]);
                }
            }
            assert_true(n < MANY);
            whole = play.created[0] == PAVE_OK && play.ran[0] == PAVE_OK &&
                    failings[n % RANKS].count <= n / RANKS;
        }
    }
}

/// Ranks of which all fail at the same call.
typedef struct unplugged {
    pave_ranks ranks;
    int64_t left;
} unplugged;

static pave_result unplugged_sum(void *context, int64_t *values, int64_t count)
{
    unplugged *line = context;
    return line->left-- > 0 ? line->ranks.sum(line->ranks.context, values, count) : PAVE_IO;
}

static pave_result unplugged_most(void *context, int64_t *values, int64_t count)
{
    unplugged *line = context;
    return line->left-- > 0 ? line->ranks.most(line->ranks.context, values, count) : PAVE_IO;
}

static pave_result unplugged_gather(void *context, const void *mine, size_t size, void *all)
{
    unplugged *line = context;
    return line->left-- > 0 ? line->ranks.gather(line->ranks.context, mine, size, all) : PAVE_IO;
}

static pave_result unplugged_exchange(void *context, const void *out, const int64_t *out_sizes,
                                      void *in, const int64_t *in_sizes)
{
    unplugged *line = context;
    return line->left-- > 0
               ? line->ranks.exchange(line->ranks.context, out, out_sizes, in, in_sizes)
               : PAVE_IO;
}

typedef struct unplugged_play {
    int64_t calls; ///< that work
    int32_t wrong, ended;
    pthread_mutex_t lock;
} unplugged_play;

/// Whether a part behaves as it should where the calls fail from one on; `ended`: none failed.
static bool unplugged_is_right(const pave_ranks *ranks, int64_t calls, bool *ended)
{
    unplugged line = {.ranks = *ranks, .left = calls};
    const pave_ranks broken = {.rank = ranks->rank,
                               .count = ranks->count,
                               .sum = unplugged_sum,
                               .most = unplugged_most,
                               .gather = unplugged_gather,
                               .exchange = unplugged_exchange,
                               .context = &line};
    const pave_segregation_part_def def = {.window = {.width = 60, .height = 50}, .races = 5};
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    pave_segregation_part *part = NULL;
    pave_error error = {0};
    uint64_t hash = 0;
    pave_result result = pave_segregation_part_create(&def, &broken, &allocator, &part, &error);
    bool right = result == PAVE_OK || (result == PAVE_IO && error.result == PAVE_IO && !part);
    if (result == PAVE_OK) {
        result = pave_segregation_part_run(part, 3, NULL);
        if (result == PAVE_OK) result = pave_segregation_part_hash(part, &hash);
        right = result == PAVE_OK || (result == PAVE_IO && hash == 0);
        if (result == PAVE_IO)
            right = right && pave_segregation_part_step(part, NULL) == PAVE_IO &&
                    pave_segregation_part_run(part, 9, NULL) == PAVE_IO &&
                    pave_segregation_part_hash(part, &hash) == PAVE_IO;
    }
    *ended = result == PAVE_OK;
    pave_segregation_part_destroy(part);
    return right && memory.alive == 0;
}

static void unplugged_sit(const pave_ranks *ranks, void *context)
{
    unplugged_play *play = context;
    bool ended = false;
    const bool right = unplugged_is_right(ranks, play->calls, &ended);
    pthread_mutex_lock(&play->lock);
    play->wrong += !right;
    play->ended += ended;
    pthread_mutex_unlock(&play->lock);
}

static void an_exchange_that_fails_is_for_ever(void **state)
{
    (void)state;
    enum { RANKS = 3, MANY = 200 };
    unplugged_play play = {.lock = PTHREAD_MUTEX_INITIALIZER};
    for (; play.ended == 0; play.calls++) {
        ranks_play(RANKS, unplugged_sit, &play);
        assert_int_equal(play.wrong, 0);
        assert_true(play.ended == 0 || play.ended == RANKS);
        assert_true(play.calls < MANY);
    }
    assert_true(play.calls > 40);
}

// ---- Progress -----------------------------------------------------------------------------------

static bool stop_later(void *context, int64_t done, int64_t total)
{
    (void)total;
    return done >= *(int64_t *)context;
}

/// One rank stops all of them, after the same step.
static void a_stop_on_one_rank_stops_all(void **state)
{
    (void)state;
    enum { RANKS = 3 };
    int64_t last = 5;
    pave_batch batches[RANKS] = {0};
    batches[1].progress.stop = stop_later;
    batches[1].progress.context = &last;
    played play = {.kernel = -1, .steps = 100, .pause = 100, .batches = batches};
    play.def.window = (pave_window_def){.width = 1200, .height = 900};
    ranks_play(RANKS, sit, &play);
    for (int rank = 0; rank < RANKS; rank++) {
        assert_int_equal(play.ran[rank], PAVE_STOPPED);
        assert_int_equal(play.states[rank].steps, 5);
        assert_int_equal(play.states[rank].status, PAVE_SEGREGATION_RUNNING);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_number_of_ranks_gives_the_same),
        cmocka_unit_test(narrow_boards_that_wrap_give_the_same),
        cmocka_unit_test(runs_to_the_end_give_the_same),
        cmocka_unit_test(large_boards_give_the_same_by_every_kernel),
        cmocka_unit_test(wide_numbers_are_even),
        cmocka_unit_test(looks_take_one_word_or_two),
        cmocka_unit_test(what_cannot_be_cut_is_refused),
        cmocka_unit_test(a_run_below_0_is_refused),
        cmocka_unit_test(lack_of_memory_on_one_rank_is_that_of_all),
        cmocka_unit_test(an_exchange_that_fails_is_for_ever),
        cmocka_unit_test(a_stop_on_one_rank_stops_all),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
