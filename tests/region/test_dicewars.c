/// tests/region/test_dicewars.c: maps on the game's board: the same as those of a slow twin;
/// how areas are distributed; the game's oddities, and what takes their place.
#include "../sparse.h"
#include "../test.h"
#include "src/region/dicewars_board.h"

#include "dicewars_twin.h"

static pave_result make_board(uint64_t seed, int32_t players, bool corrected,
                              pave_dicewars_board *out)
{
    const pave_dicewars_board_def def = {.seed = seed, .players = players, .corrected = corrected};
    return pave_dicewars_board_make(&def, NULL, NULL, out, NULL, NULL);
}

// ---- The twin -----------------------------------------------------------------------------------

static void same_area(const twin_map *twin, const pave_dicewars_area *item, int id, bool even)
{
    assert_int_equal(item->size, twin->size[id]);
    if (!item->size) {
        assert_true(item->joins == 0 && item->center == 0 && item->dice == 0 && item->owner == 0 &&
                    item->right == 0 && item->bottom == 0);
        return;
    }
    assert_int_equal(item->center, twin->center[id]);
    assert_true(item->left == twin->box[id][0] && item->right == twin->box[id][1] &&
                item->top == twin->box[id][2] && item->bottom == twin->box[id][3]);
    for (int other = 0; other < TWIN_IDS; other++)
        assert_int_equal(item->joins >> other & 1, twin->join[id][other]);
    if (even) return; // its owners and dice have separate tests
    assert_int_equal(item->owner, twin->owner[id]);
    assert_int_equal(item->dice, twin->dice[id]);
}

static void same_map(const twin_map *twin, const pave_dicewars_board *board, bool even)
{
    int areas = 0;
    for (int i = 0; i < TWIN_CELLS; i++) assert_int_equal(board->cells[i], twin->area[i]);
    for (int id = 1; id < TWIN_IDS; id++) {
        same_area(twin, &board->areas[id], id, even);
        areas += twin->size[id] > 0;
    }
    assert_int_equal(board->area_count, areas);
}

TEST(maps_are_those_of_the_twin)
{
    static twin_map twin;
    for (uint64_t i = 0; i < 600; i += SPARSE(3)) {
        uint64_t seed = i * UINT64_C(0x9e3779b97f4a7c15);
        int players = 1 + (int)(i % PAVE_DICEWARS_PLAYERS_MAX);
        pave_dicewars_board board;
        twin_make(&twin, seed, players, i & 1);
        memset(&board, 0xa5, sizeof board);
        assert_ok(make_board(seed, players, i & 1, &board));
        same_map(&twin, &board, i & 1);
        assert_int_equal(board.players, players);
    }
}

/// Boards differ by the bytes of their fields, and depend on the seed alone.
TEST(equal_seeds_give_equal_maps)
{
    for (uint64_t seed = 0; seed < 50; seed++) {
        pave_dicewars_board one, other;
        memset(&one, 1, sizeof one);
        memset(&other, 2, sizeof other);
        assert_ok(make_board(seed, 7, seed & 1, &one));
        assert_ok(make_board(seed, 7, seed & 1, &other));
        assert_true(pave_dicewars_board_hash(&one) == pave_dicewars_board_hash(&other));
        make_board(seed, 6, seed & 1, &other);
        assert_memory_equal(one.cells, other.cells,
                            sizeof one.cells); // areas do not depend on players
        assert_true(pave_dicewars_board_hash(&one) != pave_dicewars_board_hash(&other));
        make_board(seed + 50, 7, seed & 1, &other);
        assert_true(memcmp(one.cells, other.cells, sizeof one.cells) != 0);
    }
}

TEST(wrong_numbers_of_players)
{
    static const int32_t wrong[] = {INT32_MIN, -1, PAVE_DICEWARS_PLAYERS_MAX + 1, INT32_MAX};
    pave_dicewars_board board, before;
    memset(&board, 0x5a, sizeof board);
    before = board;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(make_board(1, wrong[i], false, &board), PAVE_RANGE);
    assert_memory_equal(&board, &before, sizeof board);
}

// ---- Oddities -----------------------------------------------------------------------------------

/// In these maps an area that was cell 0 alone has drowned, and the sea that it left is all that
/// the area beside it touches.
TEST(the_first_cell_is_not_seen)
{
    static const uint64_t seeds[] = {120, 237};
    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++) {
        static twin_map twin;
        pave_dicewars_board board;
        make_board(seeds[i], 7, false, &board);
        twin_make(&twin, seeds[i], 7, false);
        same_map(&twin, &board, false);
        assert_int_equal(board.cells[0], 0);
        assert_true(board.cells[1] != 0 && board.cells[PAVE_DICEWARS_WIDTH] != 0);
        assert_int_equal(board.areas[board.cells[1]].joins & 1, 0);
    }
}

/// Two areas for three players: the third has no room, so after two dice no player gets any more.
/// And one player with two areas fills both.
TEST(dice_stop_where_a_player_has_none)
{
    static const uint32_t words[64] = {0};
    pave_dicewars_board board = {.players = 3, .area_count = 2};
    board.areas[4].size = board.areas[9].size = 10;
    pave_dicewars_deal_original(words, &board);
    assert_true(board.areas[4].owner == 0 && board.areas[9].owner == 1);
    assert_true(board.areas[4].dice == 2 && board.areas[9].dice == 2);
    board = (pave_dicewars_board){.players = 1, .area_count = 8};
    board.areas[4].size = 10; // eight are said to be there, for a share that has no room
    pave_dicewars_deal_original(words, &board);
    assert_int_equal(board.areas[4].dice, PAVE_DICEWARS_DICE_MAX);
}

TEST(joins_are_told_from_both_sides)
{
    for (uint64_t seed = 0; seed < 3000; seed++) {
        pave_dicewars_board board;
        make_board(seed, 7, false, &board);
        for (int a = 1; a < TWIN_IDS; a++)
            for (int b = 1; b < TWIN_IDS; b++)
                assert_int_equal(board.areas[a].joins >> b & 1, board.areas[b].joins >> a & 1);
    }
}

/// Merging labels over joins until nothing changes, as the game finds the largest group.
static int twin_supply(const pave_dicewars_board *board, int player)
{
    int group[TWIN_IDS], counts[TWIN_IDS] = {0}, most = 0;
    for (int id = 0; id < TWIN_IDS; id++) group[id] = id;
    for (bool changed = true; changed;) {
        changed = false;
        for (int a = 1; a < TWIN_IDS; a++)
            for (int b = 1; b < TWIN_IDS; b++) {
                bool own = board->areas[a].size && board->areas[b].size &&
                           board->areas[a].owner == player && board->areas[b].owner == player;
                if (!own || !(board->areas[a].joins >> b & 1) || group[a] <= group[b]) continue;
                group[a] = group[b];
                changed = true;
            }
    }
    for (int id = 1; id < TWIN_IDS; id++)
        if (board->areas[id].size && board->areas[id].owner == player) counts[group[id]]++;
    for (int id = 1; id < TWIN_IDS; id++) most = counts[id] > most ? counts[id] : most;
    return most;
}

TEST(supply_is_the_largest_group)
{
    int larger = 0;
    for (uint64_t seed = 0; seed < 500; seed++) {
        pave_dicewars_board board;
        make_board(seed, 1 + (int32_t)(seed % 8), seed & 8, &board);
        for (int player = 0; player < board.players; player++) {
            assert_int_equal(pave_dicewars_board_supply(&board, player),
                             twin_supply(&board, player));
            larger += pave_dicewars_board_supply(&board, player) > 1;
        }
    }
    assert_true(larger > 100);
}

// ---- Even draws ---------------------------------------------------------------------------------

enum { BINS = 16, ORDERS = 16000 };

/// Chi-square of counts that should all be alike.
static double unevenness(const int *counts, int count, int total)
{
    double sum = 0, expected = (double)total / count;
    for (int i = 0; i < count; i++)
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return sum;
}

/// Where some cells come in the order, in 16 parts of it: equal when corrected, and very different
/// in the game's way.
TEST(orders_are_even_when_corrected)
{
    static const int cells[] = {0, 1, 300, 447, 600, 894, 895};
    enum { CELLS = sizeof cells / sizeof *cells };
    static int counts[2][CELLS][BINS], pairs[16];
    static uint32_t words[PAVE_DICEWARS_CELLS];
    double worst = 0;
    for (int i = 0; i < ORDERS; i++) {
        uint16_t order[PAVE_DICEWARS_CELLS];
        for (int w = 0; w < PAVE_DICEWARS_CELLS; w += 4) {
            pave_random_words four =
                pave_random_at((uint64_t)i, PAVE_STREAM_DICEWARS, w / 4, 0, 0, 0);
            memcpy(words + w, four.word, sizeof four.word);
        }
        for (int even = 0; even < 2; even++) {
            bool seen[PAVE_DICEWARS_CELLS] = {false};
            pave_dicewars_shuffle(words, even, order);
            for (int c = 0; c < PAVE_DICEWARS_CELLS; c++) {
                assert_true(order[c] < PAVE_DICEWARS_CELLS && !seen[order[c]]);
                seen[order[c]] = true;
            }
            for (int c = 0; c < CELLS; c++)
                counts[even][c][order[cells[c]] * BINS / PAVE_DICEWARS_CELLS]++;
        }
        pairs[order[0] * 4 / PAVE_DICEWARS_CELLS * 4 + order[895] * 4 / PAVE_DICEWARS_CELLS]++;
    }
    for (int c = 0; c < CELLS; c++) {
        assert_true(unevenness(counts[1][c], BINS, ORDERS) <
                    45); // 15 degrees of freedom: one in 10,000
        if (unevenness(counts[0][c], BINS, ORDERS) > worst)
            worst = unevenness(counts[0][c], BINS, ORDERS);
    }
    assert_true(unevenness(pairs, 16, ORDERS) < 45);
    assert_true(worst > 300);
    printf("of the game's orders the worst cell has a chi-square of %.0f\n", worst);
}

/// Of each map one area is looked at, so that maps are independent of each other: its owner, how
/// many dice; and who owns most areas, who owns most dice.
TEST(owners_and_dice_are_even_when_corrected)
{
    enum { PLAYERS = 7 };
    int owner[PLAYERS] = {0}, extra[PLAYERS] = {0}, extra_maps = 0, more_dice[PLAYERS] = {0},
        odd_maps = 0, place[4] = {0}, laid = 0;
    for (uint64_t seed = 0; seed < 14000 / SPARSE(2); seed++) {
        pave_dicewars_board board;
        int areas[PLAYERS] = {0}, dice[PLAYERS] = {0}, all = 0;
        make_board(seed, PLAYERS, true, &board);
        if (board.areas[1].size) owner[board.areas[1].owner]++;
        for (int id = 1; id < TWIN_IDS; id++) {
            const pave_dicewars_area *item = &board.areas[id];
            if (!item->size) continue;
            assert_in_range(item->dice, 1, PAVE_DICEWARS_DICE_MAX);
            areas[item->owner]++;
            dice[item->owner] += item->dice;
            all += item->dice;
        }
        assert_int_equal(all, 3 * board.area_count);
        for (int p = 0; p < PLAYERS; p++) {
            assert_in_range(areas[p], board.area_count / PLAYERS,
                            (board.area_count + PLAYERS - 1) / PLAYERS);
            assert_in_range(dice[p], all / PLAYERS, (all + PLAYERS - 1) / PLAYERS);
            if (board.area_count == 29) extra[p] += areas[p] == 5;     // one player has five areas
            if (board.area_count == 31) more_dice[p] += dice[p] == 14; // two players have 14 dice
        }
        extra_maps += board.area_count == 29;
        odd_maps += board.area_count == 31;
        if (areas[3] != 4) continue;
        for (int id = 1, nth = 0; id < TWIN_IDS; id++) {
            if (!board.areas[id].size || board.areas[id].owner != 3) continue;
            place[nth++] += board.areas[id].dice - 1;
            laid += board.areas[id].dice - 1;
        }
    }
    int owners = 0;
    for (int p = 0; p < PLAYERS; p++) owners += owner[p];
    assert_true(owners > 13000 / SPARSE(2) && extra_maps > 2000 / SPARSE(2) &&
                odd_maps > 4000 / SPARSE(2) && laid > 30000 / SPARSE(2));
    assert_true(unevenness(owner, PLAYERS, owners) < 28); // 6 degrees of freedom: one in 10,000
    assert_true(unevenness(extra, PLAYERS, extra_maps) < 28);
    assert_true(unevenness(more_dice, PLAYERS, 2 * odd_maps) <
                28);                              // two of a map differ, so it is even less
    assert_true(unevenness(place, 4, laid) < 21); // 3 degrees
}

/// The game itself gives areas in turn: the first one is always the first player's.
TEST(owners_go_round_in_the_game)
{
    for (uint64_t seed = 0; seed < 1000; seed++) {
        pave_dicewars_board board;
        int next = 0;
        make_board(seed, 5, false, &board);
        for (int id = 1; id < TWIN_IDS; id++)
            if (board.areas[id].size) assert_int_equal(board.areas[id].owner, next++ % 5);
    }
}

// ---- Distribution -------------------------------------------------------------------------------

enum { MAPS = 20000 / SPARSE(3) };

typedef struct census {
    int areas[TWIN_IDS + 1]; ///< maps with so many
    int sizes[TWIN_CELLS];   ///< areas of so many cells
    int64_t all, land;
    int connected; ///< maps with connected areas
} census;

static bool hangs_together(const pave_dicewars_board *board)
{
    uint32_t all = 0, group, more;
    for (int id = 1; id < TWIN_IDS; id++) all |= (uint32_t)(board->areas[id].size > 0) << id;
    for (group = all & (~all + 1);; group = more) {
        more = group;
        for (int id = 1; id < TWIN_IDS; id++)
            if (group >> id & 1) more |= board->areas[id].joins & all;
        if (more == group) return group == all;
    }
}

static void take_census(bool corrected, census *out)
{
    memset(out, 0, sizeof *out);
    for (uint64_t seed = 0; seed < MAPS; seed++) {
        pave_dicewars_board board;
        make_board(seed, 7, corrected, &board);
        out->areas[board.area_count]++;
        out->connected += hangs_together(&board);
        for (int id = 1; id < TWIN_IDS; id++) {
            if (!board.areas[id].size) continue;
            out->sizes[board.areas[id].size]++;
            out->all++;
            out->land += board.areas[id].size;
        }
    }
}

/// The size below which a share of all areas is.
static int quantile(const census *counts, double share)
{
    int64_t below = 0;
    for (int size = 0; size < TWIN_CELLS; size++) {
        below += counts->sizes[size];
        if ((double)below > share * (double)counts->all) return size;
    }
    return -1;
}

/// Of 20,000 maps of another program that was written from the same description: 38, 38 and 17
/// percent, within two points (six deviations); sizes 6, 15, 21, 25 and 31 (the greatest is a
/// matter of luck); 68.9 percent of land.
TEST(areas_are_distributed_as_the_games)
{
    census counts;
    for (int corrected = 0; corrected < 2; corrected++) {
        take_census(corrected, &counts);
        printf("corrected %d: 31 areas %.2f %%, 30 %.2f %%, 29 %.2f %%; sizes %d %d %d %d %d; land "
               "%.2f %%; %d of %d connected\n",
               corrected, 100.0 * counts.areas[31] / MAPS, 100.0 * counts.areas[30] / MAPS,
               100.0 * counts.areas[29] / MAPS, quantile(&counts, 0), quantile(&counts, .1),
               quantile(&counts, .5), quantile(&counts, .9), quantile(&counts, 1 - 1e-9),
               100.0 * (double)counts.land / MAPS / TWIN_CELLS, counts.connected, MAPS);
        assert_true(abs(counts.areas[31] * 100 - 38 * MAPS) < 2 * MAPS);
        assert_true(abs(counts.areas[30] * 100 - 38 * MAPS) < 2 * MAPS);
        assert_true(abs(counts.areas[29] * 100 - 17 * MAPS) < 2 * MAPS);
        assert_int_equal(quantile(&counts, 0), 6);
        assert_int_equal(quantile(&counts, .1), 15);
        assert_int_equal(quantile(&counts, .5), 21);
        assert_int_equal(quantile(&counts, .9), 25);
        assert_in_range(quantile(&counts, 1 - 1e-9), 29, 34);
        assert_true(llabs(counts.land * 1000 - INT64_C(689) * MAPS * TWIN_CELLS) <
                    3 * INT64_C(896) * MAPS); // within .3 percent
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
