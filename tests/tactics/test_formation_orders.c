/// tests/tactics/test_formation_orders.c: orders: marches, wheels, ranks that open and close,
/// changes of kind, on open boards and between walls.
#include "../sparse.h"
#include "../test.h"
#include "formation_fixture.h"

static pave_order march(int32_t paces)
{
    return (pave_order){.kind = PAVE_ORDER_MARCH, .paces = paces};
}

static pave_order wheel(bool left, pave_order_pivot pivot)
{
    return (pave_order){.kind = PAVE_ORDER_WHEEL, .left = left, .pivot = pivot};
}

static pave_order form(pave_formation_kind kind, int32_t ranks, int32_t files)
{
    return (pave_order){.kind = PAVE_ORDER_FORM, .form = kind, .ranks = ranks, .files = files};
}

static uint32_t random_below(uint64_t seed, uint32_t n, uint32_t below)
{
    return pave_random_below(pave_random_at(seed, PAVE_STREAM_USER, (int32_t)n, 1, 0, 0).word[0],
                             below);
}

// ---- Open boards --------------------------------------------------------------------------------

/// On an open board everybody takes a step in every turn, and the pattern moves as it is.
TEST(test_march)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int kind = 0; kind < FORMATION_KINDS; kind++)
            for (int k = 0; k < pave_formation_facing_count(formation_grids[g]); k++)
                for (int32_t paces = -3; paces <= 3; paces++) {
                    const pave_window_grid grid = formation_grids[g];
                    const int beat = grid == PAVE_WINDOW_TRIANGLES ? 2 : 1;
                    const int turns = beat * (paces < 0 ? -paces : paces);
                    formation_board board = formation_board_open(grid, 12);
                    const pave_formation_def def =
                        formation_facing(formation_of(grid, (pave_formation_kind)kind, 3, 4), k);
                    pave_formation *f = formation_open(&def, &board);
                    formation_give(f, march(paces));
                    formation_check_walk(f);
                    assert_true(formation_all_in_place(f));
                    assert_int_equal(f->turn_count, turns);
                    for (int32_t i = 0; i < f->count; i++) {
                        assert_int_equal(f->soldiers[i].steps, turns);
                        assert_int_equal(f->soldiers[i].waits, 0);
                        assert_int_equal(f->soldiers[i].place, i);
                    }
                    const int64_t ahead = pave_formation_ahead(grid, k, f->def.at) -
                                          pave_formation_ahead(grid, k, def.at);
                    assert_int_equal(ahead, paces * (grid == PAVE_WINDOW_TRIANGLES ? 3 : 1));
                    assert_int_equal(f->def.facing, k);
                    pave_formation_destroy(f);
                    formation_board_close(&board);
                }
}

/// Two marches are one of their sum, a march back undoes one, and two paces go straight ahead.
TEST(test_march_sums)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int k = 0; k < pave_formation_facing_count(formation_grids[g]); k++) {
            const pave_window_grid grid = formation_grids[g];
            formation_board board = formation_board_open(grid, 12);
            const pave_formation_def def =
                formation_facing(formation_of(grid, PAVE_FORMATION_LINE, 2, 5), k);
            pave_formation *one = formation_open(&def, &board), *two = formation_open(&def, &board);
            formation_give(one, march(1));
            formation_give(one, march(2));
            formation_give(two, march(3));
            assert_true(pave_cell_equal(one->def.at, two->def.at));
            for (int32_t i = 0; i < one->count; i++)
                assert_true(pave_cell_equal(one->soldiers[i].cell, two->soldiers[i].cell));
            formation_give(two, march(-3));
            assert_true(pave_cell_equal(two->def.at, def.at));
            formation_give(two, march(2));
            pave_layout layout;
            assert_ok(pave_tiling_layout(board.window->tiling, NULL, &layout, NULL));
            const pave_vec2 from = pave_tiling_face_point(board.window->tiling, &layout, def.at);
            const pave_vec2 to = pave_tiling_face_point(board.window->tiling, &layout, two->def.at);
            if (k == 0) assert_true(to.x - from.x > -1e-9 && to.x - from.x < 1e-9);
            pave_formation_destroy(one);
            pave_formation_destroy(two);
            formation_board_close(&board);
        }
}

static void check_wheel(pave_window_grid grid, pave_formation_kind kind, int facing, bool left,
                        pave_order_pivot pivot)
{
    formation_board board = formation_board_open(grid, 16);
    const int facings = pave_formation_facing_count(grid);
    const pave_formation_def def = formation_facing(formation_of(grid, kind, 2, 6), facing);
    pave_formation *f = formation_open(&def, &board);
    formation_give(f, wheel(left, pivot));
    formation_check_walk(f);
    assert_true(formation_all_in_place(f));
    assert_int_equal(f->def.facing, (facing + facings + (left ? -1 : 1)) % facings);
    assert_int_equal(f->turned, left ? -1 : 1);
    int32_t longest = 0, extra = 0;
    for (int32_t i = 0; i < f->count; i++) {
        assert_true(f->soldiers[i].exchanged || f->soldiers[i].place == i);
        if (f->soldiers[i].least > longest) longest = f->soldiers[i].least;
    }
    // In a line no soldier waits for another: the longest way is the whole, and outer ones walk
    // further.
    if (kind == PAVE_FORMATION_LINE && pivot == PAVE_ORDER_FLANK) {
        assert_int_equal(f->turn_count, longest);
        for (int32_t i = 0; i < f->count; i++) {
            assert_false(f->soldiers[i].exchanged);
            assert_true(f->soldiers[i].steps >= f->soldiers[i].least);
            extra += f->soldiers[i].steps - f->soldiers[i].least;
            if (i >= 5) continue; // the first rank
            const int32_t step = f->soldiers[i + 1].least - f->soldiers[i].least;
            assert_true(left ? step > 0 : step < 0);
        }
        assert_true(extra <= 4); // who stands at the pivot steps aside
    }
    // All the way round is where it began.
    if (pivot == PAVE_ORDER_MIDDLE || kind > PAVE_FORMATION_COLUMN) {
        for (int turn = 1; turn < facings; turn++) formation_give(f, wheel(left, pivot));
        formation_check_walk(f);
        assert_true(formation_all_in_place(f));
        assert_true(pave_cell_equal(f->def.at, def.at));
        assert_int_equal(f->def.facing, facing);
    }
    pave_formation_destroy(f);
    formation_board_close(&board);
}

TEST(test_wheel)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int kind = 0; kind < FORMATION_KINDS; kind++)
            for (int k = 0; k < pave_formation_facing_count(formation_grids[g]); k++)
                for (int way = (k + kind) % SPARSE(3); way < 4; way += SPARSE(3))
                    check_wheel(formation_grids[g], (pave_formation_kind)kind, k, way & 1,
                                (pave_order_pivot)(way >> 1));
}

/// The flank about which a line of triangles wheels: its corner ahead stays the corner of that
/// soldier.
TEST(test_wheel_flank)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 12);
    for (int left = 0; left < 2; left++)
        for (int k = 0; k < 6; k++) {
            const pave_formation_def def =
                formation_facing(formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 5), k);
            pave_formation *f = formation_open(&def, &board);
            const pave_cell before = f->soldiers[left ? 0 : 4].cell;
            formation_give(f, wheel(left, PAVE_ORDER_FLANK));
            const pave_cell after = f->soldiers[left ? 0 : 4].cell;
            assert_int_equal(pave_tri_distance(before, after, PAVE_TRI_EDGE_STEPS), 1);
            pave_formation_destroy(f);
        }
    formation_board_close(&board);
}

/// Whatever is ordered, a facing is the others turned: every step of every soldier.
TEST(test_facings_alike)
{
    const pave_order orders[] = {march(2),
                                 wheel(true, PAVE_ORDER_FLANK),
                                 {.kind = PAVE_ORDER_OPEN},
                                 march(-1),
                                 wheel(false, PAVE_ORDER_MIDDLE),
                                 {.kind = PAVE_ORDER_CLOSE},
                                 wheel(false, PAVE_ORDER_FLANK)};
    for (int g = 0; g < FORMATION_GRIDS; g++) {
        const pave_window_grid grid = formation_grids[g];
        for (int kind = PAVE_FORMATION_LINE; kind <= PAVE_FORMATION_COLUMN; kind++)
            for (int k = 1; k < pave_formation_facing_count(grid); k++) {
                formation_board board = formation_board_open(grid, 16);
                const pave_formation_def def = formation_of(grid, (pave_formation_kind)kind, 3, 5);
                const pave_formation_def turned = formation_facing(def, k);
                pave_formation *one = formation_open(&def, &board),
                               *other = formation_open(&turned, &board);
                for (size_t o = 0; o < sizeof orders / sizeof *orders; o++) {
                    formation_give(one, orders[o]);
                    formation_give(other, orders[o]);
                    assert_int_equal(one->turn_count, other->turn_count);
                    for (int64_t i = 0; i < (int64_t)one->count * (one->turn_count + 1); i++)
                        assert_true(pave_cell_equal(pave_formation_turned(grid, one->track[i], k),
                                                    other->track[i]));
                }
                pave_formation_destroy(one);
                pave_formation_destroy(other);
                formation_board_close(&board);
            }
    }
}

TEST(test_open_close)
{
    for (int g = 0; g < FORMATION_GRIDS; g++) {
        formation_board board = formation_board_open(formation_grids[g], 12);
        const pave_formation_def def = formation_of(formation_grids[g], PAVE_FORMATION_LINE, 3, 5);
        pave_formation *f = formation_open(&def, &board);
        pave_order order = {.kind = PAVE_ORDER_CLOSE};
        pave_error error = {0};
        assert_int_equal(pave_formation_give(f, &order, &error), PAVE_INVALID);
        assert_string_equal(error.message, "the ranks are closed already");
        order.kind = PAVE_ORDER_OPEN;
        formation_give(f, order);
        formation_check_walk(f);
        assert_true(formation_all_in_place(f));
        assert_true(f->def.open);
        assert_int_equal(pave_formation_give(f, &order, &error), PAVE_INVALID);
        order.kind = PAVE_ORDER_CLOSE;
        formation_give(f, order);
        formation_check_walk(f);
        assert_true(formation_all_in_place(f));
        for (int32_t i = 0; i < f->count; i++) assert_int_equal(f->soldiers[i].place, i);
        pave_formation_destroy(f);
        formation_board_close(&board);
    }
}

// ---- Changes of kind ----------------------------------------------------------------------------

typedef struct matching {
    int64_t steps, squares;
    int32_t of[8];
} matching;

/// All permutations, in the order of their lists: the first of the least.
static void try_all(int32_t n, const int32_t ways[8][8], int32_t at, uint32_t used, matching *now,
                    matching *best)
{
    if (at == n) {
        if (now->steps < best->steps || (now->steps == best->steps && now->squares < best->squares))
            *best = *now;
        return;
    }
    for (int32_t p = 0; p < n; p++) {
        if (used >> p & 1) continue;
        const int32_t way = ways[at][p];
        now->of[at] = p;
        now->steps += way;
        now->squares += (int64_t)way * way;
        try_all(n, ways, at + 1, used | UINT32_C(1) << p, now, best);
        now->steps -= way;
        now->squares -= (int64_t)way * way;
    }
}

/// Matchings of random ways against all permutations.
TEST(test_assign)
{
    for (uint64_t seed = 0; seed < 600; seed++) {
        const int32_t n = 1 + (int32_t)(seed % 7);
        int32_t ways[8][8], found[8];
        int64_t costs[64];
        matching now = {0}, best = {.steps = INT64_MAX};
        for (int32_t i = 0; i < n; i++)
            for (int32_t p = 0; p < n; p++) {
                ways[i][p] =
                    (int32_t)random_below(seed, (uint32_t)(8 * i + p), 1 + (uint32_t)seed % 9);
                costs[i * n + p] = ((int64_t)ways[i][p] << 35) + (int64_t)ways[i][p] * ways[i][p];
            }
        try_all(n, (const int32_t(*)[8])ways, 0, 0, &now, &best);
        assert_true(pave_formation_assign(costs, n, NULL, found));
        assert_memory_equal(found, best.of, (size_t)n * sizeof *found);
    }
}

TEST(test_form)
{
    int compared = 0;
    for (uint64_t seed = 0; seed < 30; seed++) {
        formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 6);
        const pave_formation_def def =
            formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 3);
        pave_formation *f = formation_open(&def, &board);
        for (int64_t i = 0; i < board.window->count; i++) {
            bool used = random_below(seed, (uint32_t)i, 8) != 0;
            const pave_cell cell = pave_window_cell(board.window, i);
            used = used || (cell.q >= -3 && cell.q <= 3 && cell.r >= 0 && cell.r <= 1);
            if (!used && cell.r < 3) pave_mask_set_cell(board.walls, i, true);
        }
        pave_error error = {0};
        pave_order order = form(PAVE_FORMATION_COLUMN, 6, 1);
        matching now = {0}, best = {.steps = INT64_MAX};
        int32_t ways[8][8];
        pave_formation_def column = def;
        pave_formation_place places[6];
        int64_t count;
        column.kind = PAVE_FORMATION_COLUMN;
        column.ranks = 6;
        column.files = 1;
        assert_ok(pave_formation_places(&column, places, 6, &count, NULL));
        for (int32_t i = 0; i < 6; i++)
            for (int32_t p = 0; p < 6; p++) {
                ways[i][p] = formation_way(board.walls, f->soldiers[i].cell, places[p].cell);
                if (ways[i][p] > 4095) ways[i][p] = 4095;
            }
        try_all(6, (const int32_t(*)[8])ways, 0, 0, &now, &best);
        assert_ok(pave_formation_give(f, &order, &error));
        formation_check_walk(f);
        bool exchanged = false;
        for (int32_t i = 0; i < 6; i++) exchanged = exchanged || f->soldiers[i].exchanged;
        for (int32_t i = 0; i < 6 && !exchanged; i++)
            assert_int_equal(f->soldiers[i].place, best.of[i]);
        compared += !exchanged;
        pave_formation_destroy(f);
        formation_board_close(&board);
    }
    assert_true(compared >= 20);
}

/// From every kind to every kind with as many places, and back to where it was led from.
TEST(test_form_kinds)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int k = 0; k < pave_formation_facing_count(formation_grids[g]); k++) {
            const pave_window_grid grid = formation_grids[g];
            formation_board board = formation_board_open(grid, 20);
            const bool hex = grid == PAVE_WINDOW_HEXAGONS;
            const pave_formation_def def =
                formation_facing(formation_of(grid, PAVE_FORMATION_LINE, 2, hex ? 18 : 8), k);
            pave_formation *f = formation_open(&def, &board);
            const pave_order orders[] = {form(PAVE_FORMATION_COLUMN, hex ? 9 : 4, 4),
                                         form(PAVE_FORMATION_WEDGE, hex ? 8 : 4, 0),
                                         form(PAVE_FORMATION_LINE, 1, hex ? 36 : 16)};
            for (size_t o = 0; o < 2; o++) {
                formation_give(f, orders[o]);
                formation_check_walk(f);
                assert_true(formation_all_in_place(f));
            }
            formation_give(f, form(PAVE_FORMATION_LINE, 2, hex ? 18 : 8));
            formation_check_walk(f);
            assert_true(formation_all_in_place(f));
            assert_true(pave_cell_equal(f->def.at, def.at));
            pave_order order = form(PAVE_FORMATION_RING, 1, 3);
            pave_error error = {0};
            assert_int_equal(pave_formation_give(f, &order, &error), PAVE_INVALID);
            assert_non_null(strstr(error.message, "places"));
            assert_int_equal(f->def.kind, PAVE_FORMATION_LINE);
            pave_formation_destroy(f);
            formation_board_close(&board);
        }
}

// ---- Walls --------------------------------------------------------------------------------------

/// A rock on the way of a line: those behind it go round and are in place at the end.
TEST(test_rock)
{
    for (int g = 0; g < FORMATION_GRIDS; g++) {
        const pave_window_grid grid = formation_grids[g];
        formation_board board = formation_board_open(grid, 12);
        pave_formation_def def = formation_of(grid, PAVE_FORMATION_LINE, 2, 7);
        def.at.r = 4;
        pave_formation *f = formation_open(&def, &board);
        for (int32_t s = 0; s <= (grid == PAVE_WINDOW_TRIANGLES); s++)
            for (int32_t q = 0; q < 2; q++) formation_wall(&board, (pave_cell){q, 1, s});
        formation_give(f, march(7));
        formation_check_walk(f);
        assert_true(formation_all_in_place(f));
        int32_t round = 0;
        for (int32_t i = 0; i < f->count; i++) round += f->soldiers[i].steps > f->soldiers[i].least;
        assert_true(round > 0);
        assert_true(round < f->count); // the others march on
        pave_formation_destroy(f);
        formation_board_close(&board);
    }
}

/// A wall across the way: everybody stops behind it, rank behind rank, and says so.
TEST(test_wall_ahead)
{
    for (int g = 0; g < FORMATION_GRIDS; g++) {
        const pave_window_grid grid = formation_grids[g];
        formation_board board = formation_board_open(grid, 12);
        const pave_formation_def def = formation_of(grid, PAVE_FORMATION_LINE, 3, 5);
        pave_formation *f = formation_open(&def, &board);
        for (int64_t i = 0; i < board.window->count; i++) // all that is beyond two rows ahead
            if (pave_window_cell(board.window, i).r < -2) pave_mask_set_cell(board.walls, i, true);
        formation_give(f, march(5));
        formation_check_walk(f);
        for (int32_t i = 0; i < f->count; i++) {
            const bool fits = pave_formation_is_free(board.walls, f->places[i].cell);
            if (!fits) assert_int_equal(f->soldiers[i].state, PAVE_FORMATION_BLOCKED);
            assert_true(f->soldiers[i].state != PAVE_FORMATION_LATE);
        }
        for (int32_t i = 0; i < 5; i++) // the first rank stands at the wall
            assert_int_equal(f->soldiers[i].cell.r, -2);
        // The wall goes, the march goes on.
        for (int64_t i = 0; i < board.window->count; i++) pave_mask_set_cell(board.walls, i, false);
        formation_give(f, march(0));
        formation_check_walk(f);
        assert_true(formation_all_in_place(f));
        pave_formation_destroy(f);
        formation_board_close(&board);
    }
}

/// A place that is free, but in a closed yard: late.
TEST(test_late)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 8);
    const pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 1, 1);
    pave_formation *f = formation_open(&def, &board);
    formation_give(f, march(3));
    const int64_t end = pave_window_index(board.window, f->soldiers[0].cell);
    for (int k = 0; k < 3; k++) assert_ok(pave_mask_set_side(board.walls, end, k, true));
    formation_give(f, march(-3));
    assert_int_equal(f->soldiers[0].state, PAVE_FORMATION_LATE);
    assert_int_equal(f->soldiers[0].steps, 0);
    assert_int_equal(f->soldiers[0].least, 6);
    assert_int_equal(f->soldiers[0].waits, f->turn_count);
    formation_check_walk(f);
    pave_formation_destroy(f);
    formation_board_close(&board);
}

/// Random walls, kinds and orders: what must hold of every walk holds, and no soldier is lost.
TEST(test_random)
{
    int32_t orders = 0, blocked = 0, late = 0;
    for (uint64_t seed = 0; seed < 240; seed++) {
        const pave_window_grid grid = formation_grids[seed % FORMATION_GRIDS];
        const int facings = pave_formation_facing_count(grid);
        formation_board board = formation_board_open(grid, 9);
        uint32_t n = 0;
        const pave_formation_kind kind =
            (pave_formation_kind)random_below(seed, n++, FORMATION_KINDS);
        const int32_t files = 2 + (int32_t)random_below(seed, n++, 5);
        const pave_formation_def def = formation_facing(
            formation_of(grid, kind, 2, files), (int)random_below(seed, n++, (uint32_t)facings));
        pave_formation *f = formation_open(&def, &board);
        for (int64_t i = 0; i < board.window->count; i++) {
            const pave_cell cell = pave_window_cell(board.window, i);
            bool used = false;
            for (int32_t s = 0; s < f->count; s++)
                used = used || pave_cell_equal(f->soldiers[s].cell, cell);
            if (!used && random_below(seed, n++, 12) == 0)
                pave_mask_set_cell(board.walls, i, true);
            else if (random_below(seed, n++, 20) == 0)
                assert_ok(pave_mask_set_side(board.walls, i, 0, true));
        }
        for (int o = 0; o < 5; o++) {
            pave_order order = {.kind = (pave_order_kind)random_below(seed, n++, 4)};
            order.paces = (int32_t)random_below(seed, n++, 9) - 4;
            order.left = random_below(seed, n++, 2);
            order.pivot = (pave_order_pivot)random_below(seed, n++, 2);
            if (random_below(seed, n++, 6) == 0) order = form(PAVE_FORMATION_COLUMN, f->count, 1);
            const pave_result result = pave_formation_give(f, &order, NULL);
            if (result == PAVE_INVALID) continue; // nothing to open
            assert_ok(result);
            formation_check_walk(f);
            orders++;
            for (int32_t i = 0; i < f->count; i++) {
                blocked += f->soldiers[i].state == PAVE_FORMATION_BLOCKED;
                if (f->soldiers[i].state != PAVE_FORMATION_LATE) continue;
                late++; // only where there is no way
                assert_int_equal(formation_way(board.walls, f->soldiers[i].cell,
                                               f->places[f->soldiers[i].place].cell),
                                 INT32_MAX);
            }
        }
        pave_formation_destroy(f);
        formation_board_close(&board);
    }
    assert_true(orders > 700);
    assert_true(blocked > 0);
    print_message("%d orders, %d soldiers blocked, %d late\n", (int)orders, (int)blocked,
                  (int)late);
}

/// A small board packed with soldiers.
TEST(test_packed)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 3);
    pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_RING, 6, 3);
    def.ranks = 5; // all but a hole in the middle
    pave_formation *f = formation_open(&def, &board);
    assert_true(f->count > 40);
    for (int turn = 0; turn < 6; turn++) {
        formation_give(f, wheel(false, PAVE_ORDER_MIDDLE));
        formation_check_walk(f);
    }
    pave_formation_destroy(f);
    formation_board_close(&board);
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(test_refused)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 8);
    const pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_RING, 1, 2);
    pave_formation *f = formation_open(&def, &board);
    pave_error error = {0};
    pave_order order = {.kind = (pave_order_kind)5};
    assert_int_equal(pave_formation_give(f, &order, &error), PAVE_RANGE);
    order = (pave_order){.kind = PAVE_ORDER_WHEEL, .pivot = (pave_order_pivot)2};
    assert_int_equal(pave_formation_give(f, &order, &error), PAVE_RANGE);
    order = march(PAVE_ORDER_PACES_MAX + 1);
    assert_int_equal(pave_formation_give(f, &order, &error), PAVE_RANGE);
    order = march(-PAVE_ORDER_PACES_MAX - 1);
    assert_int_equal(pave_formation_give(f, &order, &error), PAVE_RANGE);
    order = (pave_order){.kind = PAVE_ORDER_OPEN};
    assert_int_equal(pave_formation_give(f, &order, &error), PAVE_INVALID);
    order = form((pave_formation_kind)7, 1, 12);
    assert_int_equal(pave_formation_give(f, &order, &error), PAVE_RANGE);
    order = form(PAVE_FORMATION_LINE, 0, 12);
    assert_int_equal(pave_formation_give(f, &order, &error), PAVE_RANGE);
    assert_int_equal(f->def.kind, PAVE_FORMATION_RING);
    assert_int_equal(f->turn_count, 0);
    pave_formation_destroy(f);
    formation_board_close(&board);
}

TEST(test_no_memory)
{
    const pave_order orders[] = {march(2), form(PAVE_FORMATION_COLUMN, 6, 1)};
    for (int o = 0; o < 2; o++) {
        formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 5);
        const pave_formation_def def =
            formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 3);
        failing memory = {.fail_at = -1};
        const pave_allocator allocator = failing_allocator(&memory);
        pave_formation *f;
        assert_ok(pave_formation_create(&def, board.walls, &allocator, &f, NULL));
        const int64_t alive = memory.alive;
        bool failed = true;
        int64_t n = 0;
        for (; failed; n++) {
            memory.count = 0;
            memory.fail_at = n;
            pave_error error = {0};
            const pave_result result = pave_formation_give(f, &orders[o], &error);
            failed = result != PAVE_OK;
            assert_int_equal(memory.alive, alive);
            if (!failed) break;
            assert_int_equal(result, PAVE_NO_MEMORY);
            assert_int_equal(error.result, PAVE_NO_MEMORY);
            assert_int_equal(f->def.kind, PAVE_FORMATION_LINE);
            assert_int_equal(f->turn_count, 0);
            assert_true(pave_cell_equal(f->def.at, def.at));
        }
        assert_true(n > 10);
        memory.fail_at = -1;
        formation_check_walk(f);
        pave_formation_destroy(f);
        assert_int_equal(memory.alive, 0);
        formation_board_close(&board);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
