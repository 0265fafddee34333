/// tests/segregation/test_segregation_chance.c: chance in segregations: choices and deals against
/// all possible ones, a step against the shuffles of "Create a hexagonal map" (2018), runs against
/// the rates at which that process ends.
#include "../sparse.h"
#include "../test.h"
#include "segregation_fixture.h"
#include "src/segregation/segregation_kernel.h"

#include <math.h>

/// Fails unless so many hits of each of `count` outcomes, which are alike, look like chance: five
/// standard deviations of chi-square.
static void look_alike(const char *what, const int32_t *hits, int count)
{
    double sum = 0, chi = 0;
    for (int i = 0; i < count; i++) sum += hits[i];
    for (int i = 0; i < count; i++)
        chi += (hits[i] - sum / count) * (hits[i] - sum / count) / (sum / count);
    const double off = (chi - (count - 1)) / sqrt(2.0 * (count - 1));
    if (off < -4 || off > 5)
        fail_msg("%s: chi-square %g of %d degrees of freedom", what, chi, count - 1);
}

static pave_hand hand_of(const pave_philox_keys *keys, int32_t step, int races)
{
    return (pave_hand){.kernel = pave_kernel_best(&pave_segregation_kernels),
                       .draws = {.keys = keys, .stream = PAVE_STREAM_MOVE, .step = step},
                       .races = races};
}

// ---- Choices ------------------------------------------------------------------------------------

enum { TRIES = 60000 };

/// All subsets of three of seven, from any rate.
TEST(every_choice_is_alike)
{
    static const int rates[] = {0, 1, 100, 110, 128, 201, 255, 256};
    pave_philox_keys keys;
    for (size_t r = 0; r < sizeof rates / sizeof *rates; r++) {
        int32_t hits[128] = {0}, of_three[35];
        int found = 0;
        pave_philox_schedule(r, &keys);
        for (int32_t i = 0; i < TRIES; i++) {
            uint64_t bits[PAVE_CHOICE_BLOCK / 64 + 1];
            const pave_hand hand = hand_of(&keys, i, 2);
            pave_choose_by(&hand, rates[r], 3, 7, bits);
            assert_true(bits[0] < 128 && pave_bits_count(bits[0]) == 3);
            hits[bits[0]]++;
        }
        for (int i = 0; i < 128; i++)
            if (pave_bits_count((uint64_t)i) == 3) of_three[found++] = hits[i];
        look_alike("subsets", of_three, found);
    }
}

/// Of many, each is chosen as often as any other, and so are neighbours together.
TEST(many_choices_are_alike)
{
    enum { COUNT = 3000, CHOSEN = 1111, ROUNDS = 3000 };
    int32_t hits[COUNT] = {0}, pairs[COUNT] = {0};
    uint64_t bits[4 * PAVE_CHOICE_BLOCK / 64];
    pave_philox_keys keys;
    pave_philox_schedule(17, &keys);
    assert_true(pave_choice_words(COUNT) <= sizeof bits / sizeof *bits);
    for (int32_t i = 0; i < ROUNDS; i++) {
        const pave_hand hand = hand_of(&keys, i, 2);
        int32_t set = 0;
        pave_choose(&hand, CHOSEN, COUNT, bits);
        for (int32_t rank = 0; rank < COUNT; rank++) {
            hits[rank] += pave_bits_test(bits, rank);
            set += pave_bits_test(bits, rank);
            pairs[rank] += pave_bits_test(bits, rank) & pave_bits_test(bits, (rank + 1) % COUNT);
        }
        assert_int_equal(set, CHOSEN);
    }
    double off = 0, pair = 0;
    const double mean = (double)ROUNDS * CHOSEN / COUNT, both = mean * (CHOSEN - 1) / (COUNT - 1);
    for (int32_t rank = 0; rank < COUNT; rank++) {
        off += (hits[rank] - mean) * (hits[rank] - mean) / (mean * (1 - (double)CHOSEN / COUNT));
        pair += pairs[rank];
    }
    assert_true(fabs(off - COUNT) < 6 * sqrt(2.0 * COUNT));
    assert_true(fabs(pair / COUNT - both) < 6 * sqrt(both / COUNT));
}

// ---- Deals --------------------------------------------------------------------------------------

/// The number of an arrangement of 0, 0, 1, 2, 2 among all in order of their digits, or of any code
/// below `count`.
static int arrangement(const uint8_t *races, int places)
{
    int code = 0;
    for (int i = 0; i < places; i++) code = 3 * code + races[i];
    return code;
}

/// All arrangements of 2, 1 and 2 of three races; shuffled, and dealt by bytes.
TEST(every_arrangement_is_alike)
{
    enum { PLACES = 5, CODES = 243 };
    static const int64_t wanted[PAVE_TALLY] = {2, 1, 2};
    pave_philox_keys keys;
    for (int few = 0; few < 2; few++) {
        int32_t hits[CODES] = {0}, all[30];
        int found = 0;
        pave_philox_schedule((uint64_t)few, &keys);
        for (int32_t i = 0; i < TRIES; i++) {
            uint8_t races[4 * PAVE_DEAL_BLOCK] = {0, 0, 1, 2, 2};
            int64_t there[3] = {0};
            const pave_hand hand = hand_of(&keys, i, 3);
            assert_true(pave_deal_bytes(PLACES) <= sizeof races);
            if (few)
                pave_deal_few(&hand, PAVE_DRAW_DEAL, PLACES, races);
            else
                pave_deal(&hand, PAVE_DRAW_DEAL, wanted, PLACES, races);
            for (int k = 0; k < PLACES; k++) there[races[k]]++;
            assert_memory_equal(there, wanted, sizeof there);
            hits[arrangement(races, PLACES)]++;
        }
        for (int i = 0; i < CODES; i++)
            if (hits[i]) {
                assert_true(found < 30);
                all[found++] = hits[i];
            }
        assert_int_equal(found, 30); // 5! / (2! 1! 2!)
        look_alike("arrangements", all, found);
    }
}

// ---- One step -----------------------------------------------------------------------------------

/// A row of squares where four are unsatisfied (those of race 1 beside the 2s) and so many cells
/// are empty: a step of the article is a choice of movers, and of vacancies in order, all equally
/// probable.
TEST(a_step_is_the_text_s)
{
    enum { CELLS = 12, ROUNDS = 40000 / SPARSE(10), OUTCOMES = 4096 };
    // Each of 1 2 1 2 is unsatisfied, because it wants half; two 3s are satisfied; the rest is
    // empty, except for closed cells.
    static const uint8_t start[CELLS] = {1, 2, 1, 2, 0, 3, 3, 0, 0, 0, 0, 0};
    for (int vacancies = 1; vacancies <= 6; vacancies++) {
        const pave_window_def row = {.width = CELLS, .height = 1};
        uint8_t closed[CELLS] = {0};
        int32_t hits[OUTCOMES] = {0}, by_shuffles[OUTCOMES] = {0};
        uint64_t seen[OUTCOMES];
        int found = 0;
        pave_window *window = NULL;
        assert_ok(pave_window_create(&row, NULL, &window, NULL));
        for (int i = 0, left = 6 - vacancies; i < CELLS && left > 0; i++)
            if (start[i] == 0) closed[i] = 1, left--;
        for (int32_t round = 0; round < 2 * ROUNDS; round++) {
            uint8_t races[CELLS];
            if (round < ROUNDS) {
                const pave_segregation_def def = {.ground = pave_ground_of_window(window),
                                                  .seed = (uint64_t)round,
                                                  .races = 4,
                                                  .start = start,
                                                  .closed = closed,
                                                  .threshold = {.ratio = 0.5}};
                pave_segregation *segregation = segregation_of(&def);
                assert_int_equal(pave_segregation_get_state(segregation).unsatisfied, 4);
                assert_ok(pave_segregation_step(segregation, NULL));
                assert_int_equal(pave_segregation_get_state(segregation).moves,
                                 vacancies < 4 ? vacancies : 4);
                pave_segregation_races(segregation, races);
                pave_segregation_destroy(segregation);
            } else { // as in the article: both lists shuffled, and moves from their ends
                int movers[4] = {0, 1, 2, 3}, empty[CELLS], empties = 0;
                memcpy(races, start, sizeof races);
                for (int i = 0; i < CELLS; i++)
                    if (start[i] == 0 && !closed[i]) empty[empties++] = i;
                for (int which = 0; which < 2; which++) {
                    int *list = which ? empty : movers;
                    for (int i = (which ? empties : 4) - 1; i > 0; i--) {
                        const int j = (int)pave_random_below(
                            pave_random_at(1, PAVE_STREAM_USER, round, i, (uint32_t)which, 0)
                                .word[0],
                            (uint32_t)i + 1);
                        const int was = list[i];
                        list[i] = list[j];
                        list[j] = was;
                    }
                }
                for (int i = 0; i < 4 && empties > 0; i++) {
                    races[empty[--empties]] = races[movers[i]];
                    races[movers[i]] = 0;
                }
            }
            uint64_t code = 0;
            for (int i = 0; i < CELLS; i++) code = 4 * code + races[i];
            int k = 0;
            while (k < found && seen[k] != code) k++;
            assert_true(k < OUTCOMES);
            if (k == found) seen[found++] = code;
            (round < ROUNDS ? hits : by_shuffles)[k]++;
        }
        // Two samples of one distribution: chi-square of their differences.
        double chi = 0;
        for (int k = 0; k < found; k++)
            chi += (double)(hits[k] - by_shuffles[k]) * (hits[k] - by_shuffles[k]) /
                   (hits[k] + by_shuffles[k]);
        const double off = (chi - (found - 1)) / sqrt(2.0 * (found - 1));
        if (found > 1 && (off < -4 || off > 5))
            fail_msg("%d vacancies: chi-square %g of %d outcomes", vacancies, chi, found);
        assert_true(found >= (vacancies < 4 ? 3 : 6));
        pave_window_destroy(window);
    }
}

// ---- Runs ---------------------------------------------------------------------------------------

static int by_number(const void *a, const void *b)
{
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/// How often the article's board of radius 8 ends within 20,000 steps, and after how many: 200
/// seeds each, or 50 of many races unless all cases are taken. The rates are those of a plain
/// program that shuffles; about four standard deviations are allowed.
TEST(runs_end_as_the_text_s_do)
{
    static const struct {
        int32_t races, seeds, least, most; // runs that end satisfied
        int64_t median_least, median_most;
    } known[] = {
#ifdef PAVE_ALL_TESTS
        {2, 200, 200, 200, 0, 0},    {3, 200, 200, 200, 6, 9},   {4, 200, 200, 200, 14, 19},
        {5, 200, 200, 200, 27, 36},  {6, 200, 187, 200, 46, 66}, {8, 200, 150, 191, 110, 215},
        {10, 200, 96, 151, 300, 750}
#else
        {2, 50, 50, 50, 0, 0},     {3, 50, 50, 50, 6, 9},   {4, 50, 50, 50, 13, 20},
        {5, 50, 50, 50, 25, 38},   {6, 50, 44, 50, 38, 79}, {8, 25, 14, 25, 60, 390},
        {10, 25, 6, 24, 130, 1700}
#endif
    };
    enum { SEEDS = 200 };
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 8};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        int64_t steps[SEEDS];
        int32_t satisfied = 0;
        for (uint64_t seed = 0; seed < (uint64_t)known[i].seeds; seed++) {
            const pave_segregation_def schelling = {
                .ground = pave_ground_of_window(window), .seed = seed, .races = known[i].races};
            pave_segregation *segregation = segregation_of(&schelling);
            assert_ok(pave_segregation_run(segregation, 20000, NULL));
            const pave_segregation_state end = pave_segregation_get_state(segregation);
            if (end.status == PAVE_SEGREGATION_SATISFIED) steps[satisfied++] = end.steps;
            assert_true(end.status == PAVE_SEGREGATION_SATISFIED ||
                        (end.status == PAVE_SEGREGATION_LIMIT && end.steps == 20000 &&
                         end.unsatisfied > 0));
            pave_segregation_destroy(segregation);
        }
        qsort(steps, (size_t)satisfied, sizeof *steps, by_number);
        if (satisfied < known[i].least || satisfied > known[i].most)
            fail_msg("%d races: %d runs satisfied", (int)known[i].races, (int)satisfied);
        const int64_t median = steps[satisfied / 2];
        if (median < known[i].median_least || median > known[i].median_most)
            fail_msg("%d races: median of %d steps", (int)known[i].races, (int)median);
    }
    pave_window_destroy(window);
}

/// A large board, whose steps and moves vary little.
TEST(a_large_board_ends_as_the_text_s_does)
{
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 100};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    for (uint64_t seed = 1; seed <= 4; seed++) {
        const pave_segregation_def schelling = {.ground = pave_ground_of_window(window),
                                                .seed = seed};
        pave_segregation *segregation = segregation_of(&schelling);
        assert_ok(pave_segregation_run(segregation, 20000, NULL));
        const pave_segregation_state end = pave_segregation_get_state(segregation);
        assert_int_equal(end.status, PAVE_SEGREGATION_SATISFIED);
        assert_true(end.steps > 370 && end.steps < 620 && end.moves > 1000000 &&
                    end.moves < 1200000);
        pave_segregation_destroy(segregation);
    }
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
