/// tests/tactics/test_tactics.c: moves against brute force over the neighbourhoods as they are
/// stated, the formulas of the metrics, the rules for corners, how far diagonals cheat.
#include "../test.h"
#include "tactics_fixture.h"

#include "tests/failing.h"

/// A board and what searches of it need.
typedef struct board {
    pave_window *window;
    pave_mask *walls;
    pave_moves *moves;
    pave_search *search;
    int32_t *distances, *path;
    int64_t *brute;
} board;

static board board_of(pave_window *window, pave_mask *walls, pave_moves_def def)
{
    board b = {.window = window, .walls = walls};
    def.window = window;
    def.walls = walls;
    assert_ok(pave_moves_create(&def, NULL, &b.moves, NULL));
    const pave_ground ground = pave_ground_of_graph(b.moves->graph);
    assert_ok(pave_search_create(&ground, NULL, &b.search, NULL));
    b.distances = malloc((size_t)window->count * sizeof *b.distances);
    b.path = malloc((size_t)window->count * sizeof *b.path);
    b.brute = malloc((size_t)window->count * sizeof *b.brute);
    assert_true(b.distances && b.path && b.brute);
    return b;
}

/// Releases all but the window and walls.
static void board_drop(board *b)
{
    free(b->distances);
    free(b->path);
    free(b->brute);
    pave_search_destroy(b->search);
    pave_moves_destroy(b->moves);
}

static void find_field(board *b, int32_t from)
{
    assert_ok(pave_search_field(b->search, &from, 1, &b->moves->costs, b->distances, NULL));
}

// ---- The metrics --------------------------------------------------------------------------------

enum { FAR = 20, METRICS = PAVE_TRI_FLANK + 1, RULES = PAVE_MOVE_OPEN + 1 };

/// Without walls the field is the formula for every cell within 20 lanes, and A* finds it.
static void check_open_board(const pave_window *window, int32_t s, pave_tri_metric metric)
{
    board b = board_of((pave_window *)(uintptr_t)window, NULL, (pave_moves_def){.metric = metric});
    const pave_cell center = pave_tri_face_of(0, 0, s);
    const int32_t from = (int32_t)pave_window_index(window, center);
    int64_t seen = 0;
    find_field(&b, from);
    for (int64_t i = 0; i < window->count; i++) {
        const pave_cell cell = pave_window_cell(window, i);
        if (abs(cell.q) > FAR || abs(cell.r) > FAR) continue;
        const int64_t formula = pave_tri_distance(center, cell, metric);
        pave_path path;
        assert_int_equal(b.distances[i], formula);
        assert_ok(pave_search_path(b.search, from, (int32_t)i, &b.moves->costs, b.path,
                                   window->count, &path));
        assert_int_equal(path.cost, formula);
        seen++;
    }
    assert_int_equal(seen, 2 * (2 * FAR + 1) * (2 * FAR + 1));
    board_drop(&b);
}

TEST(open_boards_have_the_formulas)
{
    // Wide enough that no shortest way is cut off by the border.
    pave_window_def def = {.tiling = pave_tiling_tri(),
                           .shape = PAVE_WINDOW_PARALLELOGRAM,
                           .width = 4 * FAR + 10,
                           .height = 2 * FAR + 5,
                           .at = {-FAR - 2, -FAR - 2, 0}};
    pave_window *window;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    for (int s = 0; s < 2; s++)
        for (int metric = 0; metric < METRICS; metric++)
            check_open_board(window, s, (pave_tri_metric)metric);
    pave_window_destroy(window);
}

// ---- Walls --------------------------------------------------------------------------------------

/// The sum of the steps of a path by brute force; -1: one is not allowed.
static int64_t cost_by_brute_force(const pave_moves_def *def, const pave_window *window,
                                   const int32_t *path, int64_t count)
{
    int64_t sum = 0;
    for (int64_t i = 1; i < count; i++) {
        const pave_cell a = pave_window_cell(window, path[i - 1]);
        int64_t least = -1;
        for (int32_t q = -2; q <= 2; q++)
            for (int32_t r = -2; r <= 2; r++)
                for (int32_t s = 0; s < 2; s++) {
                    const pave_cell next = {a.q + q, a.r + r, s};
                    const int64_t step = board_index(window, next) != path[i]
                                             ? -1
                                             : board_step(def, window, a, next);
                    if (step >= 0 && (least < 0 || step < least)) least = step;
                }
        if (least < 0) return -1;
        sum += least;
    }
    return sum;
}

/// Fields and paths from a cell against brute force; how many cells it reaches.
static int64_t check_from(board *b, const pave_moves_def *def, int32_t from)
{
    const bool bounded = !def->costs && !b->window->def.wrap;
    const pave_cell start = pave_window_cell(b->window, from);
    int64_t reached = 0;
    find_field(b, from);
    board_field(def, b->window, from, b->brute);
    for (int32_t i = 0; i < b->window->count; i++) {
        pave_path path;
        const pave_result result = pave_search_path(b->search, from, i, &b->moves->costs, b->path,
                                                    b->window->count, &path);
        assert_int_equal(b->distances[i], b->brute[i] < 0 ? PAVE_FAR : b->brute[i]);
        assert_int_equal(result, b->brute[i] < 0 ? PAVE_NOT_FOUND : PAVE_OK);
        if (result != PAVE_OK) continue;
        reached++;
        assert_int_equal(path.cost, b->brute[i]);
        assert_int_equal(cost_by_brute_force(def, b->window, b->path, path.count), path.cost);
        if (bounded)
            assert_true(path.cost >=
                        pave_tri_distance(start, pave_window_cell(b->window, i), def->metric));
    }
    return reached;
}

/// Boards of every shape with walls, and with costs of cells on some.
static void check_walls(const pave_window *window, uint64_t seed, pave_tri_metric metric,
                        pave_move_corners rule)
{
    const uint32_t density[] = {5, 20, 40}, n = (uint32_t)seed;
    pave_mask *walls =
        board_walls(window, seed, density[seed % 3], seed % 2 ? density[seed / 2 % 3] / 2 : 0);
    int32_t *costs = malloc((size_t)window->count * sizeof *costs);
    assert_non_null(costs);
    for (int64_t i = 0; i < window->count; i++)
        costs[i] = (int32_t)board_random(seed + 1000, (uint32_t)i, 7) - 1;
    const pave_moves_def def = {.window = window,
                                .walls = walls,
                                .metric = metric,
                                .corners = rule,
                                .costs = n % 4 == 3 ? costs : NULL};
    board b = board_of((pave_window *)(uintptr_t)window, walls, def);
    int32_t from = (int32_t)board_random(seed + 2000, 0, (uint32_t)window->count);
    while (pave_mask_cell(walls, from)) from = (from + 1) % (int32_t)window->count;
    assert_true(check_from(&b, &def, from) >= 1);
    board_drop(&b);
    free(costs);
    pave_mask_destroy(walls);
}

TEST(walls_bar_the_way_as_stated)
{
    static const struct {
        pave_window_shape shape;
        int32_t width, height;
        bool wrap;
    } shapes[] = {
        {PAVE_WINDOW_RECTANGLE, 13, 6, false},    {PAVE_WINDOW_PARALLELOGRAM, 10, 6, false},
        {PAVE_WINDOW_HEXAGON, 3, 0, false},       {PAVE_WINDOW_TRIANGLE, 8, 0, false},
        {PAVE_WINDOW_DISK, 6, 0, false},          {PAVE_WINDOW_RECTANGLE, 12, 6, true},
        {PAVE_WINDOW_PARALLELOGRAM, 10, 5, true},
    };
    uint64_t seed = 0;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        pave_window *window =
            board_window(shapes[i].shape, shapes[i].width, shapes[i].height, shapes[i].wrap);
        for (int metric = 0; metric < METRICS; metric++)
            for (int rule = 0; rule < RULES; rule++)
                for (int round = 0; round < 4; round++)
                    check_walls(window, seed++, (pave_tri_metric)metric, (pave_move_corners)rule);
        pave_window_destroy(window);
    }
}

// ---- How far diagonals cheat --------------------------------------------------------------------

/// The greatest ratio of two fields from a cell, in sixths.
static int64_t greatest_ratio(const board *more, const board *less)
{
    int64_t greatest = 0;
    for (int64_t i = 0; i < more->window->count; i++) {
        if (less->distances[i] == PAVE_FAR || less->distances[i] == 0) continue;
        assert_true(more->distances[i] != PAVE_FAR);
        const int64_t ratio = 6 * (int64_t)more->distances[i] / less->distances[i];
        greatest = ratio > greatest ? ratio : greatest;
    }
    return greatest;
}

/// A full diagonal covers at most 2 of the shortcut and 3 edge steps: on open boards exactly, and
/// by the rules short and both whatever the walls.
TEST(diagonals_cheat_so_far)
{
    enum { SEEDS = 60 };
    int64_t most[RULES][2] = {{0}};
    pave_window *window = board_window(PAVE_WINDOW_RECTANGLE, 40, 20, false);
    for (int rule = 0; rule < RULES; rule++) {
        const bool measured = rule != PAVE_MOVE_ONE && rule != PAVE_MOVE_OPEN;
        for (uint64_t seed = 0; seed < SEEDS; seed += measured ? 1 : SPARSE(7)) {
            pave_mask *walls = board_walls(window, seed, (uint32_t)seed % 40, seed % 3 ? 0 : 15);
            board b[METRICS];
            pave_mask_set_cell(walls, 411, false);
            for (int metric = 0; metric < METRICS; metric++) {
                b[metric] = board_of(window, walls,
                                     (pave_moves_def){.metric = (pave_tri_metric)metric,
                                                      .corners = (pave_move_corners)rule});
                find_field(&b[metric], 411);
            }
            for (int i = 0; i < 2 && measured; i++) {
                const int64_t ratio = greatest_ratio(
                    &b[i ? PAVE_TRI_EDGE_STEPS : PAVE_TRI_SHORTCUT], &b[PAVE_TRI_TOUCH]);
                most[rule][i] = ratio > most[rule][i] ? ratio : most[rule][i];
            }
            for (int metric = 0; metric < METRICS; metric++) board_drop(&b[metric]);
            pave_mask_destroy(walls);
        }
    }
    assert_int_equal(most[PAVE_MOVE_SHORT][0], 6 * 2);
    assert_int_equal(most[PAVE_MOVE_SHORT][1], 6 * 3);
    assert_int_equal(most[PAVE_MOVE_BOTH][0], 6 * 2);
    assert_int_equal(most[PAVE_MOVE_BOTH][1], 6 * 3);
    pave_window_destroy(window);
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(wrong_moves_are_refused)
{
    pave_window *tri = board_window(PAVE_WINDOW_RECTANGLE, 6, 4, false), *hex,
                *thin = board_window(PAVE_WINDOW_RECTANGLE, 4, 14, true);
    const pave_window_def hex_def = {.tiling = pave_tiling_hex(), .width = 3, .height = 3};
    assert_ok(pave_window_create(&hex_def, NULL, &hex, NULL));
    const struct {
        pave_moves_def def;
        pave_result result;
    } cases[] = {
        {{.window = hex}, PAVE_UNSUPPORTED},
        {{.window = thin}, PAVE_UNSUPPORTED},
        {{.window = tri, .metric = PAVE_TRI_EUCLID}, PAVE_RANGE},
        {{.window = tri, .metric = (pave_tri_metric)-1}, PAVE_RANGE},
        {{.window = tri, .corners = (pave_move_corners)4}, PAVE_RANGE},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_error error = {0};
        pave_moves *moves = (pave_moves *)&error;
        assert_int_equal(pave_moves_create(&cases[i].def, NULL, &moves, &error), cases[i].result);
        assert_int_equal(error.result, cases[i].result);
        assert_non_null(strstr(error.message, "use"));
        assert_null(moves);
    }
    pave_moves_destroy(NULL);
    pave_window_destroy(hex);
    pave_window_destroy(thin);
    pave_window_destroy(tri);
}

int main(void) { return run_all_tests(NULL, NULL); }
