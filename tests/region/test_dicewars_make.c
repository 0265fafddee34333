/// tests/region/test_dicewars_make.c: maps of Dice Wars on any ground: what must be true of all of
/// them, what is locked, the defaults, the fairest of several, and what is refused.
/// (tests/oracles/dicewars.c looks at many more.)

#include "../test.h"
#include "dicewars_maps.h"

static map_ground grounds[MAP_GROUNDS];

static int open_grounds(void **state)
{
    for (int g = 0; g < MAP_GROUNDS; g++)
        if (!map_ground_open(g, &grounds[g])) return -1;
    return 0;
}

static int close_grounds(void **state)
{
    for (int g = 0; g < MAP_GROUNDS; g++) map_ground_close(&grounds[g]);
    return 0;
}

static pave_result make(map_case *made, pave_error *error)
{
    return map_case_make(made, NULL, NULL, error);
}

TEST(maps_hold)
{
    static map_case made, again;
    for (uint64_t number = 200000; number < 200200; number += SPARSE(5)) {
        const map_ground *ground = &grounds[number % MAP_GROUNDS];
        map_case_draw(number, ground, &made);
        assert_ok(make(&made, NULL));
        assert_true(map_cells_hold(ground, &made) && map_deal_holds(&made));
        // A window and its graph give the same map.
        again = made;
        memset(again.labels, 0x55, sizeof again.labels);
        again.def.ground = ground->ground.graph ? pave_ground_of_window(ground->window)
                                                : pave_ground_of_graph(ground->graph);
        again.def.locked = made.def.locked;
        if (ground->walls) again.def.ground = ground->ground;
        assert_ok(make(&again, NULL));
        size_t cells = (size_t)ground->window->count, areas = (size_t)made.result.areas;
        assert_memory_equal(made.labels, again.labels, cells * sizeof *made.labels);
        assert_memory_equal(made.owners, again.owners, areas * sizeof *made.owners);
        assert_memory_equal(made.dice, again.dice, areas * sizeof *made.dice);
        assert_true(made.result.fairness == again.result.fairness && made.result.fairness > 0 &&
                    made.result.fairness <= 1);
    }
}

/// The defaults on the game's board: as many areas as the game has, and as much land, and 7
/// players.
TEST(zeros_stand_for_the_game)
{
    static map_case made;
    made.def = (pave_dicewars_def){.ground = grounds[0].ground, .seed = 5};
    assert_int_equal(pave_dicewars_count_areas(&made.def), 30);
    assert_ok(make(&made, NULL));
    assert_true(made.result.areas == 30 && made.result.players == 7 && made.result.seed == 5);
    assert_in_range(made.result.land, 610, 626); // 69 % of 896
    assert_true(made.result.size_min >= 14 && made.result.size_max <= 28);
    int32_t all = 0;
    for (int t = 0; t < 30; t++) all += made.dice[t];
    assert_int_equal(all, 90);
    static map_case spelled;
    spelled.def = made.def;
    spelled.def.areas = 30;
    spelled.def.players = PAVE_DICEWARS_PLAYERS;
    spelled.def.land = 0.69;
    spelled.def.tolerance = 0.3;
    spelled.def.roughness = 1;
    spelled.def.dice_mean = PAVE_DICEWARS_DICE_MEAN;
    spelled.def.dice_max = PAVE_DICEWARS_DICE_MAX;
    assert_ok(make(&spelled, NULL));
    assert_memory_equal(made.labels, spelled.labels, PAVE_DICEWARS_CELLS * sizeof *made.labels);
    assert_memory_equal(made.dice, spelled.dice, 30 * sizeof *made.dice);
    spelled.def.tolerance = 0.05;
    assert_ok(make(&spelled, NULL));
    assert_true(memcmp(made.labels, spelled.labels, PAVE_DICEWARS_CELLS * sizeof *made.labels) !=
                0);
    assert_true(spelled.result.size_min >= 19 && spelled.result.size_max <= 22); // 618 cells by 30
    // A margin takes land, and territories.
    made.def.margin = 1;
    assert_int_equal(pave_dicewars_count_areas(&made.def), 30);
    assert_ok(make(&made, NULL));
    assert_int_equal(made.result.areas, 26); // of 26 x 30 cells
    for (int i = 0; i < PAVE_DICEWARS_WIDTH; i++) assert_int_equal(made.labels[i], 0);
    made.def.margin = 0;
    // On small ground each player has one at least; and territories that are locked are counted.
    static int32_t locked[MAP_CELLS_MAX];
    made.def.players = 100;
    assert_int_equal(pave_dicewars_count_areas(&made.def), 100);
    made.def.locked = locked;
    locked[3] = 150;
    assert_int_equal(pave_dicewars_count_areas(&made.def), 150);
    made.def.areas = -1;
    assert_int_equal(pave_dicewars_count_areas(&made.def), 0);
}

TEST(players_are_dealt_to_alike)
{
    enum { MAPS = 700, PLAYERS = 3, AREAS = 5 };
    static map_case made;
    pave_window *window = NULL;
    int owner[PLAYERS] = {0}, fewer[PLAYERS] = {0}, dice[AREAS] = {0}, laid = 0;
    assert_ok(pave_window_create(&(pave_window_def){.width = 5, .height = 3}, NULL, &window, NULL));
    for (uint64_t seed = 0; seed < MAPS; seed++) {
        int counts[PLAYERS] = {0};
        made.def = (pave_dicewars_def){.ground = pave_ground_of_window(window),
                                       .seed = seed,
                                       .players = PLAYERS,
                                       .areas = AREAS,
                                       .land = 1,
                                       .tolerance = 1000};
        assert_ok(make(&made, NULL));
        owner[made.owners[0]]++;
        for (int t = 0; t < AREAS; t++) {
            counts[made.owners[t]]++;
            dice[t] += made.dice[t] - 1;
            laid += made.dice[t] - 1;
        }
        for (int p = 0; p < PLAYERS; p++) fewer[p] += counts[p] == 1; // 2, 2 and 1
    }
    double chi[3] = {0, 0, 0};
    for (int p = 0; p < PLAYERS; p++) {
        double expected = MAPS / (double)PLAYERS;
        chi[0] += (owner[p] - expected) * (owner[p] - expected) / expected;
        chi[1] += (fewer[p] - expected) * (fewer[p] - expected) / expected;
    }
    for (int t = 0; t < AREAS; t++)
        chi[2] += (dice[t] - laid / 5.0) * (dice[t] - laid / 5.0) / (laid / 5.0);
    assert_true(chi[0] < 19 && chi[1] < 19); // 2 degrees of freedom: one in 10,000
    assert_int_equal(laid, 10 * MAPS);
    assert_true(chi[2] <
                30); // dice of a map depend on each other, but these are sums over all maps
    pave_window_destroy(window);
}

// ---- Locked -------------------------------------------------------------------------------------

TEST(locked_territories_stay)
{
    static map_case made, next;
    static int32_t locked[MAP_CELLS_MAX], owners[MAP_AREAS_MAX];
    for (uint64_t number = 0; number < 60; number += SPARSE(5)) {
        const map_ground *ground = &grounds[number % MAP_GROUNDS];
        map_case_draw(300000 + number, ground, &made);
        made.def.areas += 4;
        assert_ok(make(&made, NULL));
        next = made;
        for (int64_t i = 0; i < ground->window->count; i++) {
            bool stays = made.labels[i] > 0 && made.labels[i] % 3 != 0;
            bool is_wall = ground->walls && pave_mask_cell(ground->walls, i);
            locked[i] = stays ? made.labels[i] : is_wall ? -1 : 0;
        }
        for (int32_t t = 0; t < made.result.areas; t++)
            owners[t] = (t + 1) % 3 != 0 ? made.owners[t] : -1;
        next.def.locked = locked;
        next.def.locked_owners = owners;
        next.def.seed += 1000;
        assert_ok(make(&next, NULL));
        assert_true(next.result.areas == made.result.areas);
        int counts[MAP_PLAYERS_MAX] = {0};
        for (int64_t i = 0; i < ground->window->count; i++) {
            bool stays = made.labels[i] > 0 && made.labels[i] % 3 != 0;
            assert_true((next.labels[i] == made.labels[i]) || !stays);
            assert_true(stays || next.labels[i] == 0 ||
                        next.labels[i] % 3 == 0); // and they get nothing more
        }
        for (int32_t t = 0; t < made.result.areas; t++) {
            if ((t + 1) % 3 != 0) assert_int_equal(next.owners[t], made.owners[t]);
            counts[next.owners[t]]++;
        }
        for (int32_t p = 0; p < made.result.players;
             p++) // they were balanced before, so they can be again
            assert_in_range(counts[p], made.result.areas / made.result.players,
                            (made.result.areas + made.result.players - 1) / made.result.players);
    }
}

/// Unevenly locked owners: players with few territories get the free ones; dice are as even as room
/// allows.
TEST(what_is_free_goes_to_those_who_have_least)
{
    static map_case made;
    static const int32_t owners[10] = {0, 0, 0, 0, 0, 1, -1, -1, -1, -1};
    int32_t counts[3] = {0}, dice[3] = {0};
    made.def = (pave_dicewars_def){.ground = grounds[2].ground,
                                   .seed = 3,
                                   .players = 3,
                                   .areas = 10,
                                   .land = 1,
                                   .locked_owners = owners,
                                   .dice_mean = 4,
                                   .dice_max = 5};
    assert_ok(make(&made, NULL));
    for (int t = 0; t < 10; t++) {
        counts[made.owners[t]]++;
        dice[made.owners[t]] += made.dice[t];
        assert_in_range(made.dice[t], 1, 5);
    }
    assert_true(counts[0] == 5 && counts[1] + counts[2] == 5 && counts[1] >= 2 && counts[2] >= 2);
    // 40 dice: a player with two territories has room for 10; the others have 15 each
    assert_int_equal(dice[0] + dice[1] + dice[2], 40);
    for (int p = 0; p < 3; p++) assert_int_equal(dice[p], counts[p] == 2 ? 10 : 15);
}

// ---- The fairest --------------------------------------------------------------------------------

TEST(the_fairest_is_the_best_of_all)
{
    static map_case made, kept;
    for (uint64_t number = 0; number < 16; number++) {
        const map_ground *ground = &grounds[number % MAP_GROUNDS];
        pave_dicewars_result best = {.fairness = -1};
        map_case_draw(400000 + number, ground, &made);
        kept = made;
        kept.def.tries = 5;
        assert_ok(make(&kept, NULL));
        for (int i = 0; i < 5; i++, made.def.seed++) {
            assert_ok(make(&made, NULL));
            bool better = made.result.within == best.within ? made.result.fairness > best.fairness
                                                            : made.result.within;
            if (!better) continue;
            best = made.result;
        }
        assert_true(kept.result.seed == best.seed && kept.result.fairness == best.fairness);
        made.def.seed = best.seed;
        assert_ok(make(&made, NULL));
        assert_memory_equal(made.labels, kept.labels,
                            (size_t)ground->window->count * sizeof *made.labels);
        assert_memory_equal(made.owners, kept.owners,
                            (size_t)made.result.areas * sizeof *made.owners);
        assert_memory_equal(made.dice, kept.dice, (size_t)made.result.areas * sizeof *made.dice);
    }
}

/// Where all maps are equally fair the first seed stays.
TEST(of_equal_maps_the_first_is_kept)
{
    static int32_t locked[600];
    static map_case made;
    for (int i = 0; i < 600; i++) locked[i] = 1 + (i >= 300);
    made.def = (pave_dicewars_def){.ground = grounds[2].ground,
                                   .seed = 77,
                                   .players = 2,
                                   .areas = 2,
                                   .land = 1,
                                   .dice_mean = 8,
                                   .locked = locked,
                                   .tries = 9};
    assert_ok(make(&made, NULL));
    assert_true(made.result.seed == 77 && made.result.fairness == 1);
    assert_true(made.dice[0] == 8 && made.dice[1] == 8 && made.owners[0] + made.owners[1] == 1);
}

// ---- What cannot be -----------------------------------------------------------------------------

static void assert_refused(pave_dicewars_def def, pave_result result, const char *message)
{
    static map_case made;
    pave_error error = {.result = PAVE_OK};
    made.def = def;
    if (!made.def.ground.window && !made.def.ground.graph) made.def.ground = grounds[2].ground;
    assert_int_equal(make(&made, &error), result);
    assert_int_equal(error.result, result);
    assert_string_equal(error.message, message);
    assert_int_equal(make(&made, NULL), result);
}

TEST(what_cannot_be_is_refused)
{
    static int32_t locked[MAP_CELLS_MAX];
    static const int32_t owners[5] = {0, 1, 2, 3, -1};
    static map_case made;
    static int32_t whose[601], dice[601];
    pave_error error;
    assert_refused((pave_dicewars_def){.players = -1}, PAVE_RANGE,
                   "players must be 1 or more, not -1");
    assert_refused((pave_dicewars_def){.areas = -5}, PAVE_RANGE, "areas must be 1 or more, not -5");
    assert_refused((pave_dicewars_def){.players = 9, .areas = 5}, PAVE_INVALID,
                   "9 players cannot share 5 territories: request at least as many territories as "
                   "players");
    assert_refused((pave_dicewars_def){.dice_max = -1}, PAVE_RANGE,
                   "dice_max must be 1 or more, not -1");
    assert_refused((pave_dicewars_def){.dice_mean = 9}, PAVE_RANGE,
                   "dice_mean must be 1 to dice_max, 8, not 9");
    assert_refused((pave_dicewars_def){.dice_mean = -2}, PAVE_RANGE,
                   "dice_mean must be 1 to dice_max, 8, not -2");
    assert_refused((pave_dicewars_def){.land = 1.5}, PAVE_RANGE,
                   "land must be above 0 and at most 1, not 1.5");
    assert_refused((pave_dicewars_def){.land = -0.5}, PAVE_RANGE,
                   "land must be above 0 and at most 1, not -0.5");
    assert_refused((pave_dicewars_def){.roughness = 2}, PAVE_RANGE,
                   "roughness must be at most 1, not 2");
    assert_refused((pave_dicewars_def){.tolerance = 1001}, PAVE_RANGE,
                   "tolerance must be 0 to 1000: 0.1 allows a tenth of a size");
    assert_refused((pave_dicewars_def){.tries = -1}, PAVE_RANGE, "tries must be 1 or more, not -1");
    locked[7] = 6;
    assert_refused((pave_dicewars_def){.players = 2, .areas = 5, .locked = locked}, PAVE_RANGE,
                   "the locked territory of cell 7 must be at most 5, not 6");
    assert_refused((pave_dicewars_def){.players = 3, .areas = 5, .locked_owners = owners},
                   PAVE_RANGE, "the locked owner of territory 4 must be at most 2, not 3");
    // More territories than cells, requested or for as many players; the arrays have no room for
    // them and are not written.
    pave_dicewars_map out = {made.labels, whose, dice};
    made.def = (pave_dicewars_def){.ground = grounds[2].ground, .players = 1000};
    for (int i = 0; i < 601; i++) whose[i] = dice[i] = 77;
    assert_int_equal(pave_dicewars_make(&made.def, NULL, NULL, &out, NULL, &error), PAVE_INVALID);
    assert_string_equal(error.message,
                        "1000 territories need a cell each, but the ground has 600: request fewer");
    for (int i = 0; i < 601; i++) assert_true(whose[i] == 77 && dice[i] == 77);
    made.def = (pave_dicewars_def){.ground = grounds[2].ground, .players = 2, .areas = 601};
    assert_int_equal(pave_dicewars_make(&made.def, NULL, NULL, &out, NULL, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "601"));
    assert_null(strchr(error.message, '\n'));
}

int main(void) { return run_all_tests(open_grounds, close_grounds); }
