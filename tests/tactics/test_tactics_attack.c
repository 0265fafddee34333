/// tests/tactics/test_tactics_attack.c: turns against states of turn and points, zones and lines of
/// attack against distances and sight, cell by cell.
#include "../test.h"
#include "tactics_fixture.h"

#include "tests/failing.h"

static const struct {
    pave_window_shape shape;
    int32_t width, height;
    bool wrap;
} shapes[] = {
    {PAVE_WINDOW_RECTANGLE, 15, 7, false}, {PAVE_WINDOW_HEXAGON, 4, 0, false},
    {PAVE_WINDOW_DISK, 6, 0, false},       {PAVE_WINDOW_TRIANGLE, 10, 0, false},
    {PAVE_WINDOW_RECTANGLE, 12, 6, true},
};
enum { SHAPES = sizeof shapes / sizeof *shapes, METRICS = PAVE_TRI_FLANK + 1 };

static pave_window *shape_window(size_t i)
{
    return board_window(shapes[i].shape, shapes[i].width, shapes[i].height, shapes[i].wrap);
}

/// Any open cell.
static int32_t some_open_cell(const pave_mask *walls, uint64_t seed)
{
    const int32_t count = (int32_t)walls->window->count;
    int32_t cell = (int32_t)board_random(seed, 9, (uint32_t)count);
    for (int32_t i = 0; i < count && pave_mask_cell(walls, cell); i++) cell = (cell + 1) % count;
    return cell;
}

// ---- Turns --------------------------------------------------------------------------------------

/// Whether the turn a is better: earlier, or as early with more points left.
static bool is_better(pave_move_turn a, pave_move_turn b)
{
    return b.number < 0 || a.number < b.number || (a.number == b.number && a.left > b.left);
}

/// The best turn of each cell; number -1: not reached. The first turn has number 1.
static void turns_by_brute_force(const pave_moves_def *def, const pave_window *window, int32_t from,
                                 pave_move_turn *out)
{
    for (int64_t i = 0; i < window->count; i++) out[i] = (pave_move_turn){-1, 0};
    out[from] = (pave_move_turn){1, def->points};
    for (bool changed = true; changed;) {
        changed = false;
        for (int64_t i = 0; i < window->count; i++) {
            const pave_cell a = pave_window_cell(window, i);
            for (int k = 0; out[i].number > 0 && k < PAVE_TRI_TOUCHING_MAX; k++) {
                const pave_cell b = pave_tri_touching(a, k);
                const int64_t cost = board_step(def, window, a, b);
                if (cost < 0 || cost > def->points) continue;
                pave_move_turn turn = {out[i].number, out[i].left - (int32_t)cost};
                if (turn.left < 0)
                    turn = (pave_move_turn){out[i].number + 1, def->points - (int32_t)cost};
                const int64_t to = board_index(window, b);
                if (!is_better(turn, out[to])) continue;
                out[to] = turn;
                changed = true;
            }
        }
    }
}

/// A total of 0 is the first turn with all its points.
static pave_move_turn turn_of(int32_t total, int32_t points)
{
    const pave_move_turn turn = pave_move_turn_of(total, points);
    return total == 0 ? (pave_move_turn){1, turn.left} : turn;
}

static void check_turns(const pave_moves_def *def, const pave_window *window, int32_t from)
{
    const size_t count = (size_t)window->count;
    pave_move_turn *brute = malloc(count * sizeof *brute);
    int32_t *distances = malloc(count * sizeof *distances), *path = malloc(count * sizeof *path);
    pave_reached *reached = malloc(count * sizeof *reached);
    pave_moves *moves;
    pave_search *search;
    int64_t near = 0, within = 0;
    assert_true(brute && distances && path && reached);
    assert_ok(pave_moves_create(def, NULL, &moves, NULL));
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    assert_ok(pave_search_create(&ground, NULL, &search, NULL));
    assert_ok(pave_search_field(search, &from, 1, &moves->costs, distances, NULL));
    turns_by_brute_force(def, window, from, brute);
    for (int32_t i = 0; i < window->count; i++) {
        pave_path way;
        const pave_result result =
            pave_search_path(search, from, i, &moves->costs, path, window->count, &way);
        assert_int_equal(result, brute[i].number < 0 ? PAVE_NOT_FOUND : PAVE_OK);
        assert_int_equal(distances[i] == PAVE_FAR, brute[i].number < 0);
        if (result != PAVE_OK) continue;
        const pave_move_turn turn = turn_of(distances[i], def->points);
        assert_int_equal(turn.number, brute[i].number);
        assert_int_equal(turn.left, brute[i].left);
        assert_int_equal(way.cost, distances[i]);
        near += turn.number <= 2;
    }
    assert_ok(pave_search_reach(search, from, 2 * def->points, &moves->costs, reached,
                                window->count, &within));
    assert_int_equal(within, near);
    pave_search_destroy(search);
    pave_moves_destroy(moves);
    free(reached);
    free(path);
    free(distances);
    free(brute);
}

TEST(turns_lose_what_is_left)
{
    for (size_t i = 0; i < SHAPES; i++) {
        pave_window *window = shape_window(i);
        int32_t *costs = malloc((size_t)window->count * sizeof *costs);
        assert_non_null(costs);
        for (uint64_t seed = 0; seed < 24; seed++) {
            pave_mask *walls = board_walls(window, seed, 15, seed % 2 ? 10 : 0);
            for (int64_t c = 0; c < window->count; c++)
                costs[c] = (int32_t)board_random(seed + 50, (uint32_t)c, 8) - (seed % 3 == 0);
            const pave_moves_def def = {.walls = walls,
                                        .window = window,
                                        .metric = (pave_tri_metric)(seed % METRICS),
                                        .costs = seed % 5 ? costs : NULL,
                                        .points = 1 + (int32_t)(seed * 7 % 11)};
            check_turns(&def, window, some_open_cell(walls, seed));
            pave_mask_destroy(walls);
        }
        free(costs);
        pave_window_destroy(window);
    }
    assert_int_equal(pave_move_turn_of(0, 5).number, 0);
    assert_int_equal(pave_move_turn_of(0, 5).left, 5);
    assert_int_equal(pave_move_turn_of(5, 5).number, 1);
    assert_int_equal(pave_move_turn_of(5, 5).left, 0);
    assert_int_equal(pave_move_turn_of(6, 5).number, 2);
    assert_int_equal(pave_move_turn_of(6, 5).left, 4);
}

/// So many sources use a table of sight.
enum { MANY = 9 };

/// A search of a window counts turns as one of its graph does.
TEST(windows_have_turns_too)
{
    pave_window *window = board_window(PAVE_WINDOW_RECTANGLE, 15, 7, false);
    int32_t costs[15 * 7], distances[2][15 * 7];
    const int32_t from = 30;
    for (int32_t i = 0; i < 15 * 7; i++) costs[i] = (int32_t)board_random(6, (uint32_t)i, 6);
    pave_moves *moves;
    const pave_moves_def def = {.window = window, .costs = costs, .points = 5};
    assert_ok(pave_moves_create(&def, NULL, &moves, NULL));
    const pave_ground grounds[2] = {pave_ground_of_graph(moves->graph),
                                    pave_ground_of_window(window)};
    for (int i = 0; i < 2; i++) {
        pave_search *search;
        assert_ok(pave_search_create(&grounds[i], NULL, &search, NULL));
        assert_ok(pave_search_field(search, &from, 1, &moves->costs, distances[i], NULL));
        pave_search_destroy(search);
    }
    assert_memory_equal(distances[0], distances[1], sizeof distances[0]);
    pave_moves_destroy(moves);
    pave_window_destroy(window);
}

// ---- Zones --------------------------------------------------------------------------------------

/// Whether a cell is in the zone of one source: the images of the cell decide together.
static bool in_zone_by_brute_force(const pave_zone_def *def, const pave_window *window,
                                   int32_t source, int32_t index)
{
    const pave_cell a = pave_window_cell(window, source);
    bool in_range = false, seen = !def->sight || !def->walls;
    for (int32_t q = a.q - def->most; q <= a.q + def->most; q++)
        for (int32_t r = a.r - def->most; r <= a.r + def->most; r++)
            for (int32_t s = 0; s < 2; s++) {
                const pave_cell b = {q, r, s};
                const int64_t distance = pave_tri_distance(a, b, def->metric);
                bool sees = false;
                if (distance > def->most || board_index(window, b) != index) continue;
                if (distance < def->least) return false;
                in_range = true;
                if (seen) continue;
                assert_ok(pave_line_of_sight(def->walls, a, b, &sees));
                seen = sees;
            }
    return in_range && seen && !(def->walls && pave_mask_cell(def->walls, index));
}

static void check_zone(const pave_zone_def *def, const pave_window *window)
{
    int32_t *cells = malloc((size_t)window->count * sizeof *cells);
    int64_t count = -1, found = 0;
    assert_non_null(cells);
    assert_ok(pave_zone_cells(def, NULL, cells, window->count, &count, NULL));
    for (int32_t i = 0; i < window->count; i++) {
        bool in = false;
        for (int64_t k = 0; k < def->source_count; k++)
            in = in || in_zone_by_brute_force(def, window, def->sources[k], i);
        if (in != (found < count && cells[found] == i))
            fail_msg("cell %d is %sin the zone", (int)i, in ? "" : "not ");
        found += in;
    }
    assert_int_equal(found, count);
    if (count > 0) {
        assert_int_equal(pave_zone_cells(def, NULL, NULL, count - 1, &found, NULL), PAVE_CAPACITY);
        assert_int_equal(found, count);
    }
    free(cells);
}

TEST(zones_are_what_is_in_range_and_seen)
{
    for (size_t i = 0; i < SHAPES; i++) {
        pave_window *window = shape_window(i);
        for (uint64_t seed = 0; seed < 24; seed++) {
            pave_mask *walls = board_walls(window, seed, seed % 4 ? 12 : 0, seed % 3 ? 8 : 0);
            int32_t sources[MANY];
            for (uint64_t k = 0; k < MANY; k++) sources[k] = some_open_cell(walls, seed + 100 * k);
            const int32_t most = (int32_t)(seed % 6);
            const pave_zone_def def = {.window = window,
                                       .walls = seed % 7 ? walls : NULL,
                                       .sources = sources,
                                       .source_count = (int64_t)(seed % 6 == 5 ? MANY : seed % 4),
                                       .least = most < 2 ? 0 : (int32_t)(seed % 3),
                                       .most = most,
                                       .metric = seed % 2 ? PAVE_TRI_TOUCH
                                                          : (pave_tri_metric)(seed / 2 % METRICS),
                                       .sight = seed % 5 < 3};
            check_zone(&def, window);
            pave_mask_destroy(walls);
        }
        pave_window_destroy(window);
    }
}

/// A range that is too long for a table of sight gives what segments give.
TEST(long_ranges_need_no_table)
{
    pave_window *window = board_window(PAVE_WINDOW_RECTANGLE, 130, 5, false);
    pave_mask *walls = board_walls(window, 5, 1, 1);
    const int32_t sources[MANY] = {260, 261, 262, 263, 264, 265, 266, 267, 268};
    pave_mask_set_cell(walls, sources[0], false);
    check_zone(&(pave_zone_def){.walls = walls,
                                .sources = sources,
                                .source_count = MANY,
                                .least = 1,
                                .most = PAVE_SIGHT_RADIUS_MAX + 3,
                                .metric = PAVE_TRI_TOUCH,
                                .sight = true},
               window);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

// ---- Lines --------------------------------------------------------------------------------------

/// The line by sight, cell by cell.
static pave_line line_by_sight(const pave_lines_def *def, int direction)
{
    const pave_window *window = def->window;
    const pave_cell from = pave_window_cell(window, def->from);
    pave_line line = {.direction = (pave_tri_direction)direction};
    for (;; line.count++) {
        const pave_cell at = pave_tri_ray(from, direction, line.count),
                        next = pave_tri_ray(from, direction, line.count + 1);
        const int64_t index = board_index(window, next);
        bool seen = true;
        if (pave_tri_distance(from, next, PAVE_TRI_TOUCH) > def->range) return line;
        line.end = index < 0 ? PAVE_LINE_BORDER : PAVE_LINE_ROUND;
        if (index < 0 || index == def->from) return line;
        if (def->walls) assert_ok(pave_line_of_sight(def->walls, from, next, &seen));
        pave_tri_vertex vertex;
        line.end =
            board_step_kind(at, next, &vertex) == STEP_EDGE ? PAVE_LINE_SIDE : PAVE_LINE_VERTEX;
        if (!seen) return line;
        line.end = PAVE_LINE_CELL;
        if (def->walls && pave_mask_cell(def->walls, index)) return line;
        line.end = PAVE_LINE_RANGE;
    }
}

TEST(lines_are_what_is_seen_along_rays)
{
    int64_t ends[PAVE_LINE_ROUND + 1] = {0};
    for (size_t i = 0; i < SHAPES; i++) {
        pave_window *window = shape_window(i);
        for (uint64_t seed = 0; seed < 200; seed++) {
            pave_mask *walls = board_walls(window, seed, seed % 4 ? 10 : 0, seed % 3 ? 12 : 0);
            const pave_lines_def def = {.window = window,
                                        .walls = seed % 9 ? walls : NULL,
                                        .from = some_open_cell(walls, seed),
                                        .range = seed % 2 ? 40 : (int32_t)(seed % 7)};
            pave_line lines[PAVE_TRI_DIRECTIONS_MAX];
            assert_ok(pave_lines_make(&def, lines, NULL));
            for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++) {
                const pave_line brute = line_by_sight(&def, d);
                assert_int_equal(lines[d].direction, d);
                assert_int_equal(lines[d].count, brute.count);
                assert_int_equal(lines[d].end, brute.end);
                ends[brute.end]++;
            }
            pave_mask_destroy(walls);
        }
        pave_window_destroy(window);
    }
    for (int end = 0; end <= PAVE_LINE_ROUND; end++) assert_true(ends[end] > 0);
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(wrong_attacks_are_refused)
{
    const pave_window_def hex_def = {.tiling = pave_tiling_hex(), .width = 3, .height = 3};
    pave_window *tri = board_window(PAVE_WINDOW_RECTANGLE, 6, 4, false), *hex;
    pave_line lines[PAVE_TRI_DIRECTIONS_MAX];
    pave_error error = {0};
    int64_t count = 5;
    assert_ok(pave_window_create(&hex_def, NULL, &hex, NULL));
    const struct {
        pave_zone_def def;
        pave_result result;
    } zones[] = {
        {{.window = hex}, PAVE_UNSUPPORTED},
        {{.window = tri, .metric = PAVE_TRI_EUCLID}, PAVE_RANGE},
        {{.window = tri, .least = -1}, PAVE_RANGE},
        {{.window = tri, .least = 3, .most = 2}, PAVE_RANGE},
        {{.window = tri, .most = PAVE_ATTACK_RANGE_MAX + 1}, PAVE_RANGE},
    };
    for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
        assert_int_equal(pave_zone_cells(&zones[i].def, NULL, NULL, 0, &count, &error),
                         zones[i].result);
        assert_int_equal(error.result, zones[i].result);
        assert_int_equal(count, 0);
    }
    assert_int_equal(pave_lines_make(&(pave_lines_def){.window = hex}, lines, &error),
                     PAVE_UNSUPPORTED);
    assert_int_equal(pave_lines_make(&(pave_lines_def){.window = tri, .range = -1}, lines, &error),
                     PAVE_RANGE);
    assert_int_equal(
        pave_lines_make(&(pave_lines_def){.window = tri, .range = PAVE_ATTACK_RANGE_MAX + 1}, lines,
                        NULL),
        PAVE_RANGE);
    pave_moves *moves;
    assert_int_equal(
        pave_moves_create(&(pave_moves_def){.window = tri, .points = -1}, NULL, &moves, &error),
        PAVE_RANGE);
    pave_window_destroy(hex);
    pave_window_destroy(tri);
}

int main(void) { return run_all_tests(NULL, NULL); }
