/// tests/tactics/test_formation_attack.c: lines of attack: the second rank on three grids, who
/// stands in the way, and a twin in whole numbers.
#include "../test.h"
#include "formation_fixture.h"

enum { ROOM = 4096, RADIUS = 9 };
static pave_attack attacks[ROOM];
static pave_cell targets[ROOM];

static int64_t attack(const pave_formation *formation, pave_attack_def def)
{
    int64_t count = 0;
    pave_error error = {0};
    if (pave_formation_attacks(formation, &def, attacks, ROOM, &count, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return count;
}

/// How many soldiers of each rank have a clear line within `range` to an enemy, where enemies stand
/// on every cell in contact with our first rank and hide each other.
static void count_ranks(const pave_formation *formation, int32_t range, int *ranks)
{
    const int32_t files = formation->def.files;
    int64_t count = 0;
    bool clear[64] = {false};
    assert_ok(pave_formation_front(formation, targets, ROOM, &count));
    const int64_t found = attack(
        formation, (pave_attack_def){
                       .targets = targets, .target_count = count, .range = range, .solid = true});
    for (int64_t i = 0; i < found; i++)
        clear[attacks[i].soldier] |= attacks[i].state == PAVE_ATTACK_CLEAR;
    for (int32_t r = 0; r < formation->def.ranks; r++) {
        ranks[r] = 0;
        for (int32_t i = 0; i < files; i++) ranks[r] += clear[r * files + i];
    }
}

/// What the text says: on triangles two ranks attack an enemy in contact, on hexagons the second
/// needs a longer arm, on squares it has no line.
TEST(test_second_rank)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int k = 0; k < pave_formation_facing_count(formation_grids[g]); k++) {
            const pave_window_grid grid = formation_grids[g];
            enum { FILES = 7 };
            formation_board board = formation_board_open(grid, RADIUS);
            const pave_formation_def def =
                formation_facing(formation_of(grid, PAVE_FORMATION_LINE, 3, FILES), k);
            pave_formation *formation = formation_open(&def, &board);
            int ranks[3];
            count_ranks(formation, 1, ranks);
            assert_int_equal(ranks[0], FILES);
            assert_int_equal(ranks[1], grid == PAVE_WINDOW_TRIANGLES ? FILES : 0);
            assert_int_equal(ranks[2], 0);
            count_ranks(formation, 2, ranks);
            assert_int_equal(ranks[1], grid == PAVE_WINDOW_SQUARES ? 0 : FILES);
            assert_int_equal(ranks[2], 0);
            pave_formation_destroy(formation);
            formation_board_close(&board);
        }
}

/// The one line of a second rank between two soldiers: straight ahead over their corner.
TEST(test_corner)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, RADIUS);
    const pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 3);
    pave_formation *formation = formation_open(&def, &board);
    // Soldier 4 is on 0,0,R, between 0,0,L and 1,0,L.
    const pave_cell ahead[] = {{0, -1, PAVE_TRI_R}, {1, -1, PAVE_TRI_L}, {1, -1, PAVE_TRI_R}};
    const int64_t count = attack(formation, (pave_attack_def){.targets = ahead, .target_count = 3});
    int seen = 0;
    for (int64_t i = 0; i < count; i++) {
        if (attacks[i].soldier != 4) continue;
        seen++;
        assert_int_equal(attacks[i].distance, 1);
        assert_int_equal(attacks[i].state,
                         attacks[i].target == 1 ? PAVE_ATTACK_CLEAR : PAVE_ATTACK_FRIEND);
        assert_int_equal(attacks[i].blocker, attacks[i].target == 1   ? -1
                                             : attacks[i].target == 0 ? 1
                                                                      : 2);
    }
    assert_int_equal(seen, 3);
    pave_formation_destroy(formation);
    formation_board_close(&board);
}

/// Walls, an enemy and a friend in a line that was clear.
TEST(test_blockers)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, RADIUS);
    const pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 1, 1);
    pave_formation *formation = formation_open(&def, &board); // on 0,0,L
    // Straight ahead, a side away and two touching steps away.
    const pave_cell ahead[] = {{1, -2, PAVE_TRI_L}, {0, -1, PAVE_TRI_R}};
    pave_attack_def aim = {.targets = ahead, .target_count = 2, .range = 2};
    assert_int_equal(attack(formation, aim), 2);
    assert_int_equal(attacks[0].state, PAVE_ATTACK_CLEAR);
    assert_int_equal(attacks[0].distance, 2);
    assert_int_equal(attacks[1].state, PAVE_ATTACK_CLEAR);
    aim.solid = true; // the nearer one hides the other
    assert_int_equal(attack(formation, aim), 2);
    assert_int_equal(attacks[0].state, PAVE_ATTACK_TARGET);
    assert_int_equal(attacks[0].blocker, 1);
    assert_int_equal(attacks[1].state, PAVE_ATTACK_CLEAR);
    aim.solid = false;
    formation_wall(&board, ahead[1]);
    assert_int_equal(attack(formation, aim), 2);
    assert_int_equal(attacks[0].state, PAVE_ATTACK_WALL);
    assert_int_equal(attacks[0].blocker, -1);
    assert_int_equal(attacks[1].state, PAVE_ATTACK_CLEAR); // a wall is seen
    pave_mask_set_cell(board.walls, pave_window_index(board.window, ahead[1]), false);
    assert_ok(pave_mask_set_side(board.walls, pave_window_index(board.window, pave_cell_of(0, 0)),
                                 0, true));
    assert_int_equal(attack(formation, aim), 2);
    assert_int_equal(attacks[0].state, PAVE_ATTACK_WALL);
    assert_int_equal(attacks[1].state, PAVE_ATTACK_WALL);
    pave_formation_destroy(formation);

    // A column: who is behind sees the back of who is ahead.
    formation_board free_board = formation_board_open(PAVE_WINDOW_TRIANGLES, RADIUS);
    const pave_formation_def column =
        formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_COLUMN, 3, 1);
    formation = formation_open(&column, &free_board);
    aim = (pave_attack_def){.targets = &ahead[1], .target_count = 1, .range = 4};
    assert_int_equal(attack(formation, aim), 3);
    assert_int_equal(attacks[0].state, PAVE_ATTACK_CLEAR);
    assert_int_equal(attacks[1].state, PAVE_ATTACK_FRIEND);
    assert_int_equal(attacks[1].blocker, 0);
    assert_int_equal(attacks[2].state, PAVE_ATTACK_FRIEND);
    assert_int_equal(attacks[2].blocker, 1); // the nearest
    // A target behind is not attacked, whatever the range.
    const pave_cell behind = {0, 3, PAVE_TRI_L};
    aim = (pave_attack_def){.targets = &behind, .target_count = 1, .range = 4};
    assert_int_equal(attack(formation, aim), 0);
    pave_formation_destroy(formation);
    formation_board_close(&free_board);
    formation_board_close(&board);
}

/// An even range, a ring: each side attacks outwards.
TEST(test_ring)
{
    for (int g = 0; g < FORMATION_GRIDS; g++) {
        const pave_window_grid grid = formation_grids[g];
        formation_board board = formation_board_open(grid, RADIUS);
        const pave_formation_def def = formation_of(grid, PAVE_FORMATION_RING, 2, 4);
        pave_formation *formation = formation_open(&def, &board);
        int64_t front = 0;
        assert_ok(pave_formation_front(formation, targets, ROOM, &front));
        const int64_t count =
            attack(formation, (pave_attack_def){.targets = targets, .target_count = front});
        bool clear[ROOM] = {false};
        for (int64_t i = 0; i < count; i++)
            clear[attacks[i].soldier] |= attacks[i].state == PAVE_ATTACK_CLEAR;
        for (int32_t i = 0; i < formation->count; i++)
            if (formation->places[i].rank == 0 || grid == PAVE_WINDOW_TRIANGLES)
                assert_true(clear[i]);
            else
                assert_false(clear[i]);
        pave_formation_destroy(formation);
        formation_board_close(&board);
    }
}

// ---- The front ----------------------------------------------------------------------------------

TEST(test_front)
{
    for (int g = 0; g < FORMATION_GRIDS; g++) {
        const pave_window_grid grid = formation_grids[g];
        formation_board board = formation_board_open(grid, 5);
        const pave_formation_def def = formation_of(grid, PAVE_FORMATION_LINE, 2, 3);
        pave_formation *formation = formation_open(&def, &board);
        int64_t count = 0, expected = 0;
        assert_int_equal(pave_formation_front(formation, NULL, 0, &count), PAVE_CAPACITY);
        // 5 triangles touch the side ahead of each of three; hexagons and squares by hand.
        assert_int_equal(count, grid == PAVE_WINDOW_TRIANGLES  ? 9
                                : grid == PAVE_WINDOW_HEXAGONS ? 4
                                                               : 5);
        formation_wall(&board, pave_formation_turned(grid,
                                                     grid == PAVE_WINDOW_TRIANGLES
                                                         ? (pave_cell){0, -1, PAVE_TRI_R}
                                                         : pave_cell_of(0, -1),
                                                     0));
        int64_t fewer = 0;
        assert_ok(pave_formation_front(formation, targets, count - 1, &fewer));
        assert_int_equal(fewer, count - 1);
        for (int64_t index = 0; index < board.window->count; index++) {
            const pave_cell cell = pave_window_cell(board.window, index);
            bool in = false, taken = pave_mask_cell(board.walls, index);
            for (int32_t i = 0; i < formation->count; i++) {
                const pave_cell from = formation->soldiers[i].cell;
                taken = taken || pave_cell_equal(from, cell);
                in =
                    in || (i < 3 && pave_formation_range(grid, from, cell) == 1 && cell.r < from.r);
            }
            if (!in || taken) continue;
            assert_true(pave_cell_equal(targets[expected++], cell));
        }
        assert_int_equal(expected, fewer);
        pave_formation_destroy(formation);
        formation_board_close(&board);
    }
}

// ---- The twin -----------------------------------------------------------------------------------

typedef struct point {
    int64_t x, y;
} point;

/// The corners of a cell, and its centre behind them, in sixths of a lattice step.
static int corners_of(pave_window_grid grid, pave_cell cell, point *out)
{
    const int64_t q = 6 * (int64_t)cell.q, r = 6 * (int64_t)cell.r;
    if (grid == PAVE_WINDOW_TRIANGLES) {
        for (int k = 0; k < 3; k++) {
            const pave_tri_vertex v = pave_tri_corners(cell, k);
            out[k] = (point){6 * (int64_t)v.q, 6 * (int64_t)v.r};
        }
        out[3] = (point){q + 2 + 2 * cell.s, r + 2 + 2 * cell.s};
        return 3;
    }
    if (grid == PAVE_WINDOW_SQUARES) {
        const point corners[] = {{q, r}, {q + 6, r}, {q + 6, r + 6}, {q, r + 6}, {q + 3, r + 3}};
        memcpy(out, corners, sizeof corners);
        return 4;
    }
    const point corners[] = {{q + 2, r - 4}, {q + 4, r - 2}, {q + 2, r + 2}, {q - 2, r + 4},
                             {q - 4, r + 2}, {q - 2, r - 2}, {q, r}};
    memcpy(out, corners, sizeof corners);
    return 6;
}

static int64_t cross(point o, point a, point b)
{
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

/// Whether a segment passes through the inside of a convex cell: no line along it, and none along a
/// side of the cell, has the two on different sides.
static bool passes(pave_window_grid grid, pave_cell a, pave_cell b, pave_cell cell)
{
    point from[8], to[8], c[8];
    const point p = from[corners_of(grid, a, from)], r = to[corners_of(grid, b, to)];
    const int n = corners_of(grid, cell, c);
    bool left = false, right = false;
    for (int k = 0; k < n; k++) {
        left |= cross(p, r, c[k]) < 0;
        right |= cross(p, r, c[k]) > 0;
    }
    if (!left || !right) return false;
    for (int k = 0; k < n; k++) {
        const point u = c[k], v = c[(k + 1) % n], middle = c[n];
        const int64_t inside = cross(u, v, middle);
        const int64_t one = cross(u, v, p), other = cross(u, v, r);
        if (inside > 0 ? one <= 0 && other <= 0 : one >= 0 && other >= 0) return false;
    }
    return true;
}

/// Every pair that is listed, and every pair that is not, against the twin.
static void check_twin(const pave_formation *f, pave_attack_def def)
{
    const pave_window_grid grid = f->def.grid;
    const int64_t count = attack(f, def);
    int64_t at = 0;
    for (int32_t i = 0; i < f->count; i++)
        for (int32_t t = 0; t < def.target_count; t++) {
            const pave_cell a = f->soldiers[i].cell, b = def.targets[t];
            const int facing = f->places[f->soldiers[i].place].facing;
            const int32_t distance = (int32_t)pave_formation_range(grid, a, b);
            if (distance > def.range ||
                pave_formation_ahead(grid, facing, b) <= pave_formation_ahead(grid, facing, a))
                continue;
            pave_attack_state expected = PAVE_ATTACK_CLEAR;
            for (int32_t j = 0; j < def.target_count && def.solid; j++)
                if (j != t && !pave_cell_equal(def.targets[j], a) &&
                    passes(grid, a, b, def.targets[j]))
                    expected = PAVE_ATTACK_TARGET;
            for (int32_t j = 0; j < f->count; j++)
                if (j != i && !pave_cell_equal(f->soldiers[j].cell, b) &&
                    passes(grid, a, b, f->soldiers[j].cell))
                    expected = PAVE_ATTACK_FRIEND;
            bool seen = true;
            assert_ok(pave_line_of_sight(f->walls, a, b, &seen));
            if (!seen) expected = PAVE_ATTACK_WALL;
            assert_true(at < count);
            assert_int_equal(attacks[at].soldier, i);
            assert_int_equal(attacks[at].target, t);
            assert_int_equal(attacks[at].distance, distance);
            assert_int_equal(attacks[at].state, expected);
            const int32_t blocker = attacks[at].blocker;
            if (expected == PAVE_ATTACK_FRIEND)
                assert_true(passes(grid, a, b, f->soldiers[blocker].cell));
            else if (expected == PAVE_ATTACK_TARGET)
                assert_true(passes(grid, a, b, def.targets[blocker]));
            else
                assert_int_equal(blocker, -1);
            at++;
        }
    assert_int_equal(at, count);
}

/// What is shown of a soldier is one of its attacks, and a clear one if it has any.
static void check_shown(const pave_formation *formation, int64_t count)
{
    int64_t shown[64];
    pave_formation_shown(formation, targets, attacks, count, shown);
    for (int32_t i = 0; i < formation->count; i++) {
        bool any = false, clear = false;
        for (int64_t k = 0; k < count; k++) {
            any |= attacks[k].soldier == i;
            clear |= attacks[k].soldier == i && attacks[k].state == PAVE_ATTACK_CLEAR;
        }
        assert_int_equal(shown[i] >= 0, any);
        if (!any) continue;
        assert_int_equal(attacks[shown[i]].soldier, i);
        assert_int_equal(attacks[shown[i]].state == PAVE_ATTACK_CLEAR, clear);
    }
}

/// On squares that is the cell ahead, though three touch the front.
TEST(test_straight_attacks_are_shown)
{
    formation_board board = formation_board_open(PAVE_WINDOW_SQUARES, RADIUS);
    for (int k = 0; k < 4; k++) {
        const pave_formation_def def =
            formation_facing(formation_of(PAVE_WINDOW_SQUARES, PAVE_FORMATION_LINE, 1, 5), k);
        pave_formation *formation = formation_open(&def, &board);
        int64_t front = 0, shown[5];
        assert_ok(pave_formation_front(formation, targets, ROOM, &front));
        const int64_t count = attack(
            formation, (pave_attack_def){.targets = targets, .target_count = front, .range = 1});
        check_shown(formation, count);
        pave_formation_shown(formation, targets, attacks, count, shown);
        for (int i = 0; i < 5; i++)
            assert_true(pave_cell_equal(targets[attacks[shown[i]].target],
                                        pave_square_ray(formation->soldiers[i].cell, k, 1)));
        pave_formation_destroy(formation);
    }
    formation_board_close(&board);
}

TEST(test_twin)
{
    for (int g = 0; g < FORMATION_GRIDS; g++)
        for (int32_t seed = 0; seed < 40; seed++) {
            const pave_window_grid grid = formation_grids[g];
            const int facings = pave_formation_facing_count(grid);
            formation_board board = formation_board_open(grid, 8);
            const pave_formation_def def = formation_facing(
                formation_of(grid, (pave_formation_kind)(seed % FORMATION_KINDS), 2, 3),
                seed % facings);
            pave_formation *formation = formation_open(&def, &board);
            uint32_t draw = 0;
            int64_t count = 0;
            for (int64_t i = 0; i < board.window->count; i++) {
                const pave_random_words words =
                    pave_random_at((uint64_t)seed, PAVE_STREAM_USER, (int32_t)draw++, g, 0, 0);
                if (pave_random_below(words.word[0], 20) == 0)
                    pave_mask_set_cell(board.walls, i, true);
                else if (pave_random_below(words.word[1], 6) == 0 && count < 60)
                    targets[count++] = pave_window_cell(board.window, i);
            }
            check_twin(formation, (pave_attack_def){.targets = targets,
                                                    .target_count = count,
                                                    .range = 1 + seed % 5,
                                                    .solid = seed % 2 == 1});
            check_shown(formation, attack(formation, (pave_attack_def){.targets = targets,
                                                                       .target_count = count,
                                                                       .range = 1 + seed % 5}));
            pave_formation_destroy(formation);
            formation_board_close(&board);
        }
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(test_refused)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 5);
    const pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 3);
    pave_formation *formation = formation_open(&def, &board);
    const pave_cell near = {0, -1, PAVE_TRI_R}, far = {90, 0, 0};
    pave_attack_def aim = {.targets = &near, .target_count = 1, .range = 65};
    int64_t count = 0;
    pave_error error = {0};
    assert_int_equal(pave_formation_attacks(formation, &aim, attacks, ROOM, &count, &error),
                     PAVE_RANGE);
    aim.range = -1;
    assert_int_equal(pave_formation_attacks(formation, &aim, attacks, ROOM, &count, &error),
                     PAVE_RANGE);
    aim.range = 1;
    assert_int_equal(pave_formation_attacks(formation, &aim, attacks, 1, &count, &error),
                     PAVE_CAPACITY);
    assert_true(count > 1);
    aim.targets = &far;
    assert_int_equal(pave_formation_attacks(formation, &aim, attacks, ROOM, &count, &error),
                     PAVE_RANGE);
    assert_non_null(strstr(error.message, "target 0"));
    assert_int_equal(attack(formation, (pave_attack_def){0}), 0);
    pave_formation_destroy(formation);
    formation_board_close(&board);
}

TEST(test_no_memory)
{
    formation_board board = formation_board_open(PAVE_WINDOW_TRIANGLES, 5);
    const pave_formation_def def = formation_of(PAVE_WINDOW_TRIANGLES, PAVE_FORMATION_LINE, 2, 3);
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    pave_formation *formation;
    const pave_cell near = {0, -1, PAVE_TRI_R};
    const pave_attack_def aim = {.targets = &near, .target_count = 1};
    int64_t count = 0;
    assert_ok(pave_formation_create(&def, board.walls, &allocator, &formation, NULL));
    bool failed = true;
    for (int64_t n = 0; failed; n++) {
        memory.count = 0;
        memory.fail_at = n;
        const pave_result result =
            pave_formation_attacks(formation, &aim, attacks, ROOM, &count, NULL);
        failed = result != PAVE_OK;
        if (failed) assert_int_equal(result, PAVE_NO_MEMORY);
    }
    failed = true;
    for (int64_t n = 0; failed; n++) {
        memory.count = 0;
        memory.fail_at = n;
        const pave_result result = pave_formation_front(formation, targets, ROOM, &count);
        failed = result != PAVE_OK;
        if (failed) assert_int_equal(result, PAVE_NO_MEMORY);
    }
    memory.fail_at = -1;
    pave_formation_destroy(formation);
    assert_int_equal(memory.alive, 0);
    formation_board_close(&board);
}

int main(void) { return run_all_tests(NULL, NULL); }
