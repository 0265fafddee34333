/// tests/region/test_dicewars_fair.c: how fair maps are: by hand, against a slow twin on several
/// grounds, and the fairest of some seeds.
#include <pave/dicewars.h>

#include "../test.h"
#include "src/region/dicewars_board.h"
#include "src/region/dicewars_fair.h"

static pave_window *make_window(const pave_tiling *tiling, int32_t width, int32_t height, bool wrap)
{
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = tiling, .width = width, .height = height, .wrap = wrap};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

static void assert_values(const pave_dicewars_start *start, const double *values)
{
    for (int m = 0; m < PAVE_DICEWARS_MEASURES; m++)
        if (start->values[m] != values[m])
            fail_msg("%s is %g where %g is right", pave_word(pave_dicewars_measure_words, m),
                     start->values[m], values[m]);
}

/// A street of squares. Territories 1, 2, 4 and 6 are player 0's, 3 and 5 player 1's; 7 has no
/// owner.
TEST(a_street)
{
    static const int32_t labels[16] = {0, 1, 2, 3, 3, 3, 0, 4, 5, 5, 6, 7, 0, 0, 0, 0},
                         owners[7] = {0, 0, 1, 0, 1, 0, -1}, dice[7] = {1, 2, 3, 4, 5, 6, 7};
    // Territories 2|3, 4|5 and 5|6 touch; from player 1 the enemies 2, 1, 4 and 6 are 1, 2, 1 and 1
    // steps away, from player 0 3 and 5 are 1.
    static const double first[PAVE_DICEWARS_MEASURES] = {4, 4, 13, 2, 2, 3, 2, 1},
                        second[PAVE_DICEWARS_MEASURES] = {2, 5, 8, 1, 3, 3, 1, 5.0 / 4};
    pave_dicewars_start starts[2];
    pave_dicewars_fairness fairness;
    pave_window *window = make_window(NULL, 16, 1, false);
    pave_ground ground = pave_ground_of_window(window);
    pave_dicewars_starts_def def = {.ground = ground,
                                    .labels = labels,
                                    .areas = 7,
                                    .players = 2,
                                    .owners = owners,
                                    .dice = dice};
    assert_ok(pave_dicewars_measure_starts(&def, NULL, starts, &fairness, NULL));
    assert_values(&starts[0], first);
    assert_values(&starts[1], second);
    assert_true(fairness.ratios[PAVE_DICEWARS_TERRITORIES] == 0.5 &&
                fairness.ratios[PAVE_DICEWARS_LAND] == 0.8 &&
                fairness.ratios[PAVE_DICEWARS_COAST] == 0.5 &&
                fairness.ratios[PAVE_DICEWARS_DICE] == 8.0 / 13);
    assert_true(fairness.score == (0.5 + 0.8 + 8.0 / 13 + 0.5 + 2.0 / 3 + 1 + 0.8) / 7);
    // Without dice no player has more of them, and a map of a single player is fair.
    def.dice = NULL;
    assert_ok(pave_dicewars_measure_starts(&def, NULL, NULL, &fairness, NULL));
    assert_true(fairness.ratios[PAVE_DICEWARS_DICE] == 1);
    static const int32_t alone[7] = {0};
    def.owners = alone;
    def.dice = dice;
    def.players = 1;
    assert_ok(pave_dicewars_measure_starts(&def, NULL, starts, &fairness, NULL));
    assert_true(fairness.score == 1 && starts[0].values[PAVE_DICEWARS_DISTANCE] == 0 &&
                starts[0].values[PAVE_DICEWARS_FRONT] == 0);
    pave_window_destroy(window);
}

// ---- The twin -----------------------------------------------------------------------------------

enum { AREAS = 24, PLAYERS = 4, FAR = 1000 };

/// All pairs of territories, and ways between all of them.
static void twin_measure(const pave_graph *graph, const int32_t *labels, const int32_t *owners,
                         const int32_t *dice, pave_dicewars_start *starts)
{
    static int way[AREAS][AREAS], group[AREAS];
    int sizes[AREAS] = {0}, coasts[AREAS] = {0};
    memset(starts, 0, PLAYERS * sizeof *starts);
    for (int a = 0; a < AREAS; a++)
        for (int b = 0; b < AREAS; b++) way[a][b] = a == b ? 0 : FAR;
    for (int32_t i = 0; i < graph->node_count; i++) {
        if (labels[i] == 0) continue;
        sizes[labels[i] - 1]++;
        for (int32_t arc = graph->start[i]; arc < graph->start[i + 1]; arc++) {
            int32_t other = labels[graph->to[arc]];
            coasts[labels[i] - 1] += other == 0;
            if (other != 0 && other != labels[i]) way[labels[i] - 1][other - 1] = 1;
        }
    }
    for (int a = 0; a < AREAS; a++) {
        group[a] = a;
        if (owners[a] < 0) continue;
        double *values = starts[owners[a]].values;
        values[PAVE_DICEWARS_TERRITORIES]++;
        values[PAVE_DICEWARS_LAND] += sizes[a];
        values[PAVE_DICEWARS_DICE] += dice[a];
        values[PAVE_DICEWARS_COAST] += coasts[a];
        for (int b = 0; b < AREAS; b++)
            values[PAVE_DICEWARS_FRONT] +=
                way[a][b] == 1 && owners[b] >= 0 && owners[b] != owners[a];
    }
    for (int round = 0; round < AREAS; round++)
        for (int a = 0; a < AREAS; a++)
            for (int b = 0; b < AREAS; b++)
                if (way[a][b] == 1 && owners[a] == owners[b] && group[b] < group[a])
                    group[a] = group[b];
    for (int g = 0; g < AREAS; g++) {
        int count = 0, land = 0;
        for (int a = 0; a < AREAS; a++)
            if (group[a] == g) count++, land += sizes[a];
        if (owners[g] < 0) continue;
        double *values = starts[owners[g]].values;
        if (count < values[PAVE_DICEWARS_GROUP]) continue;
        if (count > values[PAVE_DICEWARS_GROUP] || land > values[PAVE_DICEWARS_GROUP_LAND])
            values[PAVE_DICEWARS_GROUP_LAND] = land;
        values[PAVE_DICEWARS_GROUP] = count;
    }
    for (int k = 0; k < AREAS; k++)
        for (int a = 0; a < AREAS; a++)
            for (int b = 0; b < AREAS; b++)
                if (way[a][k] + way[k][b] < way[a][b]) way[a][b] = way[a][k] + way[k][b];
    for (int p = 0; p < PLAYERS; p++) {
        int enemies = 0, steps = 0;
        for (int b = 0; b < AREAS; b++) {
            int nearest = FAR;
            for (int a = 0; a < AREAS; a++)
                if (owners[a] == p && way[a][b] < nearest) nearest = way[a][b];
            if (owners[b] < 0 || owners[b] == p || nearest >= FAR) continue;
            enemies++;
            steps += nearest;
        }
        starts[p].values[PAVE_DICEWARS_DISTANCE] = enemies ? (double)steps / enemies : 0;
    }
}

/// A map of blots: each cell takes the label of the nearest of some places, in rows and columns;
/// some labels are sea.
static void draw_blots(uint64_t seed, int32_t width, int32_t count, int32_t *labels,
                       int32_t *owners, int32_t *dice)
{
    for (int a = 0; a < AREAS; a++) {
        uint32_t word = pave_random_at(seed, PAVE_STREAM_USER, a, 1, 0, 0).word[0];
        owners[a] = (int32_t)(word % (PLAYERS + 1)) - 1;
        dice[a] = (int32_t)(word >> 16 & 7);
    }
    for (int32_t i = 0; i < count; i++) {
        int64_t best = INT64_MAX;
        for (int a = 0; a < AREAS + 6; a++) {
            pave_random_words place = pave_random_at(seed, PAVE_STREAM_USER, a, 0, 0, 0);
            int64_t x = (int64_t)pave_random_below(place.word[0], (uint32_t)width) - i % width;
            int64_t y =
                (int64_t)pave_random_below(place.word[1], (uint32_t)(count / width)) - i / width;
            if (x * x + y * y >= best) continue;
            best = x * x + y * y;
            labels[i] = a < AREAS ? a + 1 : 0;
        }
    }
}

TEST(as_the_twin_on_all_grounds)
{
    enum { WIDTH = 24, HEIGHT = 20, MOST = 2 * WIDTH * HEIGHT };
    static int32_t labels[MOST];
    int32_t owners[AREAS], dice[AREAS];
    const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri()};
    for (int number = 0; number < 36; number++) {
        pave_window *window = make_window(tilings[number % 3], WIDTH, HEIGHT, number / 3 & 1);
        pave_ground grounds[2] = {pave_ground_of_window(window), {.graph = NULL}};
        pave_graph *graph = NULL;
        pave_dicewars_start expected[PLAYERS], starts[PLAYERS];
        grounds[0].contact = number / 6 & 1 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE;
        assert_ok(
            pave_graph_create(&(pave_graph_def){.window = window, .contact = grounds[0].contact},
                              NULL, &graph, NULL));
        grounds[1] = pave_ground_of_graph(graph);
        assert_true(window->count <= MOST);
        draw_blots((uint64_t)number, WIDTH, (int32_t)window->count, labels, owners, dice);
        twin_measure(graph, labels, owners, dice, expected);
        for (int g = 0; g < 2; g++) {
            const pave_dicewars_starts_def def = {.ground = grounds[g],
                                                  .labels = labels,
                                                  .areas = AREAS,
                                                  .players = PLAYERS,
                                                  .owners = owners,
                                                  .dice = dice};
            assert_ok(pave_dicewars_measure_starts(&def, NULL, starts, NULL, NULL));
            for (int p = 0; p < PLAYERS; p++) assert_values(&starts[p], expected[p].values);
        }
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
}

// ---- The fairest --------------------------------------------------------------------------------

static void make_board(uint64_t seed, int32_t players, bool corrected, pave_dicewars_board *out)
{
    const pave_dicewars_board_def def = {.seed = seed, .players = players, .corrected = corrected};
    assert_ok(pave_dicewars_board_make(&def, NULL, NULL, out, NULL, NULL));
}

static double score_of(uint64_t seed, int32_t players, bool corrected)
{
    static int32_t labels[PAVE_DICEWARS_CELLS];
    int32_t owners[PAVE_DICEWARS_AREAS_MAX], dice[PAVE_DICEWARS_AREAS_MAX];
    pave_dicewars_board board;
    pave_dicewars_fairness fairness;
    pave_window *window = NULL;
    assert_ok(pave_dicewars_window(NULL, &window, NULL));
    pave_ground ground = pave_ground_of_window(window);
    make_board(seed, players, corrected, &board);
    pave_dicewars_board_labels(&board, labels, owners, dice);
    pave_dicewars_start starts[PAVE_DICEWARS_PLAYERS_MAX];
    const pave_dicewars_starts_def def = {.ground = ground,
                                          .labels = labels,
                                          .areas = PAVE_DICEWARS_AREAS_MAX,
                                          .players = players,
                                          .owners = owners,
                                          .dice = dice};
    assert_ok(pave_dicewars_measure_starts(&def, NULL, starts, &fairness, NULL));
    for (int32_t p = 0; p < players; p++)
        assert_true(starts[p].values[PAVE_DICEWARS_GROUP] == pave_dicewars_board_supply(&board, p));
    pave_window_destroy(window);
    return fairness.score;
}

/// The steps that swaps move are those that are found anew, where each cell is a territory: many
/// with an owner, few, and some that are out of reach.
TEST(swaps_change_few_steps)
{
    enum { SIDE = 24, CELLS = SIDE * SIDE };
    pave_window *window = make_window(pave_tiling_hex(), SIDE, SIDE, false);
    for (int32_t each = 1; each <= 64; each *= 4) {
        int32_t labels[CELLS], list[CELLS], owners[2][CELLS], count = 0;
        for (int32_t t = 0; t < CELLS; t++) {
            labels[t] = t / SIDE == 7 ? 0 : t + 1; // the sea is a row
            owners[0][t] = labels[t] && t * 31 % 64 % each == 0 ? t * 5 % 13 % 3 : -1;
            owners[1][t] = owners[0][t];
            if (owners[0][t] >= 0) list[count++] = t;
        }
        pave_dicewars_sums sums[2][3];
        for (int way = 0; way < 2; way++) {
            pave_dicewars_view view;
            const pave_dicewars_starts_def def = {.ground = pave_ground_of_window(window),
                                                  .labels = labels,
                                                  .areas = CELLS,
                                                  .players = 3,
                                                  .owners = owners[way]};
            assert_ok(pave_dicewars_view_open(&def, NULL, &view));
            const int32_t rows = view.step_rows;
            assert_int_equal(rows, 3);
            if (way == 1) view.step_rows = 1;
            pave_dicewars_view_swap(&view, 5, 500, list, count);
            memcpy(sums[way], view.sums, sizeof sums[way]);
            view.step_rows = rows;
            pave_dicewars_view_close(&view);
        }
        assert_memory_equal(owners[0], owners[1], sizeof owners[0]);
        assert_memory_equal(sums[0], sums[1], sizeof sums[0]);
    }
    pave_window_destroy(window);
}

TEST(the_fairest_of_the_games_board)
{
    double gained = 0;
    for (uint64_t first = 0; first < 60; first += 20) {
        bool corrected = first == 20;
        uint64_t best_seed = 0;
        double best = -1;
        pave_dicewars_board_result result;
        pave_dicewars_board board, same;
        for (uint64_t i = first; i < first + 20; i++) {
            double now = score_of(i, 5, corrected);
            assert_true(now > 0 && now <= 1);
            if (now <= best) continue;
            best = now;
            best_seed = i;
        }
        const pave_dicewars_board_def def = {
            .seed = first, .players = 5, .corrected = corrected, .tries = 20};
        assert_ok(pave_dicewars_board_make(&def, NULL, NULL, &board, &result, NULL));
        assert_true(result.seed == best_seed && result.fairness == best);
        make_board(result.seed, 5, corrected, &same);
        assert_true(pave_dicewars_board_hash(&board) == pave_dicewars_board_hash(&same));
        gained += best - score_of(first, 5, corrected);
    }
    assert_true(gained > 0);
    // 2^64 - 1, then 0; without a result
    pave_dicewars_board board;
    const pave_dicewars_board_def last = {.seed = UINT64_MAX, .tries = 2};
    assert_ok(pave_dicewars_board_make(&last, NULL, NULL, &board, NULL, NULL));
    assert_int_equal(board.players, PAVE_DICEWARS_PLAYERS);
}

// ---- What is wrong ------------------------------------------------------------------------------

static void assert_refused(const int32_t *labels, int32_t areas, const int32_t *owners,
                           const int32_t *dice, int32_t players, const char *message)
{
    pave_window *window = make_window(NULL, 3, 1, false);
    pave_ground ground = pave_ground_of_window(window);
    pave_error error = {.result = PAVE_OK};
    const pave_dicewars_starts_def def = {.ground = ground,
                                          .labels = labels,
                                          .areas = areas,
                                          .players = players,
                                          .owners = owners,
                                          .dice = dice};
    assert_int_equal(pave_dicewars_measure_starts(&def, NULL, NULL, NULL, &error), PAVE_RANGE);
    assert_string_equal(error.message, message);
    pave_window_destroy(window);
}

TEST(wrong_maps)
{
    static const int32_t good[3] = {1, 2, 0}, high[3] = {1, 3, 0}, low[3] = {1, -2, 0},
                         owners[2] = {0, 1}, foreign[2] = {0, 2}, dice[2] = {1, 1},
                         debt[2] = {1, -1};
    pave_dicewars_board board;
    assert_refused(good, 2, owners, dice, 0, "players must be 1 or more, not 0");
    assert_refused(good, -1, owners, dice, 2, "areas must be 0 or more, not -1");
    assert_refused(high, 2, owners, dice, 2, "the label of cell 1 must be 0 to 2, not 3");
    assert_refused(low, 2, owners, dice, 2, "the label of cell 1 must be 0 to 2, not -2");
    assert_refused(good, 2, foreign, dice, 2, "the owner of territory 2 must be at most 1, not 2");
    assert_refused(good, 2, owners, debt, 2, "the dice of territory 2 must be 0 or more, not -1");
    static const pave_dicewars_board_def wrong[] = {
        {.tries = -1}, {.players = -1, .tries = 5}, {.players = 9, .tries = 5}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pave_error error = {.result = PAVE_OK};
        assert_int_equal(pave_dicewars_board_make(&wrong[i], NULL, NULL, &board, NULL, &error),
                         PAVE_RANGE);
        assert_int_equal(error.result, PAVE_RANGE);
        assert_non_null(strstr(error.message, i == 0 ? "tries" : "players"));
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
