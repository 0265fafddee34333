/// tests/search/test_search_path.c: A*: least costs, valid ways, the tie that is stated, heuristics
/// that never promise too little, corners.
#include <pave/search.h>

#include "../test.h"
#include "search_fixture.h"
#include "src/search/search_core.h"
#include "src/search/search_heuristic.h"

typedef struct ground {
    const fixture_shape *shape;
    pave_window *window;
    pave_mask *walls;
    pave_graph *graph;
    pave_search *search;
} ground;

static ground ground_of(const fixture_shape *shape, pave_contact contact, pave_corner_rule corners,
                        uint32_t percent, uint32_t *state)
{
    ground g = {.shape = shape};
    g.window = fixture_window(shape, fixture_tiling(shape->grid));
    assert_non_null(g.window);
    g.walls = fixture_walls(g.window, percent, percent / 3, state);
    pave_graph_def def = {
        .window = g.window, .walls = g.walls, .contact = contact, .corners = corners};
    assert_ok(pave_graph_create(&def, NULL, &g.graph, NULL));
    assert_ok(pave_search_create(&(pave_ground){.graph = g.graph}, NULL, &g.search, NULL));
    return g;
}

static void ground_release(ground *g)
{
    pave_search_destroy(g->search);
    pave_graph_destroy(g->graph);
    pave_mask_destroy(g->walls);
    pave_window_destroy(g->window);
}

// ---- The heuristic ------------------------------------------------------------------------------

static int64_t heuristic_of(const ground *g, int32_t node, int32_t goal)
{
    pave_heuristic_goal aim;
    pave_heuristic_aim(g->search, goal, &(pave_steps){.least = 1}, &aim);
    return pave_heuristic_of(&aim, g->search->nodes[node].cell);
}

/// What is guessed from every node to a goal is never more than the distance, and falls by at most
/// 1 a step; returns how many are less.
static int32_t check_guesses(const ground *g, int32_t goal, int32_t *distances, int64_t *guess)
{
    int32_t n = g->graph->node_count, less = 0;
    pave_heuristic_goal aim;
    pave_heuristic_aim(g->search, goal, &(pave_steps){.least = 1}, &aim);
    assert_ok(pave_search_field(g->search, &goal, 1, NULL, distances, NULL));
    for (int32_t node = 0; node < n; node++)
        guess[node] = pave_heuristic_of(&aim, g->search->nodes[node].cell);
    for (int32_t node = 0; node < n; node++) {
        if (guess[node] > distances[node])
            fail_msg("%s: %d to %d is %d, not %d", g->shape->name, (int)node, (int)goal,
                     (int)distances[node], (int)guess[node]);
        less += guess[node] < distances[node];
        for (int32_t arc = g->graph->start[node]; arc < g->graph->start[node + 1]; arc++)
            if (guess[node] > 1 + guess[g->graph->to[arc]])
                fail_msg("%s: a step from %d falls by more than 1", g->shape->name, (int)node);
    }
    return less;
}

/// On open ground that wraps, or is wide and convex, it is the distance itself.
static void check_heuristic(const fixture_shape *shape, pave_contact contact, uint32_t percent,
                            uint32_t *state)
{
    ground g = ground_of(shape, contact, PAVE_CORNERS_OPEN, percent, state);
    int32_t n = g.graph->node_count, *distances = malloc((size_t)n * sizeof *distances), less = 0;
    int64_t *guess = malloc((size_t)n * sizeof *guess);
    for (int32_t goal = 0; goal < n; goal++) less += check_guesses(&g, goal, distances, guess);
    if (percent == 0 && shape->wrap && less > 0)
        fail_msg("%s: on open ground, %d of %d are too low", shape->name, (int)less, (int)(n * n));
    if (percent > 0) assert_true(less > 0);
    free(distances), free(guess);
    ground_release(&g);
}

TEST(heuristics_are_exact_and_consistent)
{
    uint32_t words = 77;
    for (int i = 0; i < FIXTURE_SHAPES; i++)
        for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++)
            for (uint32_t percent = 0; percent <= 20; percent += 20)
                check_heuristic(&fixture_shapes[i], (pave_contact)contact, percent, &words);
}

/// Tori of all small sizes: the nearest way round is found on all of them.
TEST(the_nearest_way_round_is_found)
{
    uint32_t words = 78;
    for (int grid = 0; grid < FIXTURE_GRIDS; grid++)
        for (int shape = PAVE_WINDOW_RECTANGLE; shape <= PAVE_WINDOW_PARALLELOGRAM; shape++)
            for (int32_t width = 1; width <= 8; width++)
                for (int32_t height = 1; height <= 13; height += 1 + height / 5) {
                    int32_t even = grid == FIXTURE_SQUARE || (grid == FIXTURE_HEX &&
                                                              shape == PAVE_WINDOW_PARALLELOGRAM)
                                       ? 1
                                       : 2;
                    fixture_shape torus = {"torus",
                                           grid,
                                           (pave_window_shape)shape,
                                           grid == FIXTURE_TRI ? 2 * width : width,
                                           height * even,
                                           0,
                                           true};
                    check_heuristic(&torus, PAVE_CONTACT_EDGE, 0, &words);
                    check_heuristic(&torus, PAVE_CONTACT_VERTEX, 0, &words);
                }
}

// ---- Paths --------------------------------------------------------------------------------------

/// The path as the header states it: a plain list, searched through for the next node. Where the
/// promise of `least` is broken, a key that would be less than the last one taken counts as that
/// one. Returns its length, 0 for none.
static int32_t path_as_stated(const ground *g, int32_t a, int32_t b, const pave_costs *costs,
                              int32_t *out)
{
    int32_t n = g->graph->node_count, length = 0, number = 0, next;
    int64_t least = !costs->enter && !costs->cross      ? 1
                    : !costs->enter && costs->least < 1 ? 1
                                                        : costs->least;
    int64_t *total = malloc((size_t)n * sizeof *total), *key = malloc((size_t)n * sizeof *key),
            last = 0;
    int32_t *found = malloc((size_t)n * sizeof *found),
            *parent = malloc((size_t)n * sizeof *parent);
    bool *done = calloc((size_t)n, sizeof *done);
    for (int32_t i = 0; i < n; i++) found[i] = -1;
    total[a] = 0, key[a] = least * heuristic_of(g, a, b), found[a] = number++, parent[a] = -1;
    do {
        int64_t best = INT64_MAX;
        next = -1;
        for (int32_t i = 0; i < n; i++) {
            if (done[i] || found[i] < 0) continue;
            if (key[i] < best || (key[i] == best && found[i] > found[next]))
                best = key[i], next = i;
        }
        if (next < 0) break;
        done[next] = true;
        last = best;
        for (int32_t arc = g->graph->start[next]; arc < g->graph->start[next + 1]; arc++) {
            int32_t to = g->graph->to[arc];
            int64_t step = fixture_step(costs, arc, to);
            if (step < 0 || done[to] || (found[to] >= 0 && total[to] <= total[next] + step))
                continue;
            total[to] = total[next] + step, found[to] = number++, parent[to] = next;
            key[to] = total[to] + least * heuristic_of(g, to, b);
            key[to] = key[to] < last ? last : key[to];
        }
    } while (next != b);
    for (int32_t node = next; node >= 0; node = parent[node]) length++;
    for (int32_t node = next, i = length; node >= 0; node = parent[node]) out[--i] = node;
    free(total), free(key), free(found), free(parent), free(done);
    return length;
}

/// The least cost of a step from one node to another; -1 if they are not joined.
static int64_t step_between(const pave_graph *graph, const pave_costs *costs, int32_t from,
                            int32_t to)
{
    int64_t least = -1;
    for (int32_t arc = graph->start[from]; arc < graph->start[from + 1]; arc++) {
        int64_t step = graph->to[arc] == to ? fixture_step(costs, arc, to) : -1;
        if (step >= 0 && (least < 0 || step < least)) least = step;
    }
    return least;
}

static void check_path(const ground *g, int32_t a, int32_t b, const pave_costs *costs)
{
    int32_t n = g->graph->node_count;
    pave_path path, need = {0};
    int32_t *distances = malloc((size_t)n * sizeof *distances),
            *out = malloc((size_t)n * sizeof *out), *stated = malloc((size_t)n * sizeof *out);
    int64_t sum = 0;
    assert_ok(pave_search_field(g->search, &a, 1, costs, distances, NULL));
    pave_result result = pave_search_path(g->search, a, b, costs, out, n, &path);
    assert_int_equal(path_as_stated(g, a, b, costs, stated), path.count);
    if (distances[b] == PAVE_FAR) {
        assert_int_equal(result, PAVE_NOT_FOUND);
        assert_int_equal(path.count, 0);
    } else {
        assert_ok(result);
        assert_int_equal(path.cost, distances[b]);
        assert_int_equal(out[0], a);
        assert_int_equal(out[path.count - 1], b);
        for (int64_t i = 0; i + 1 < path.count; i++) {
            int64_t step = step_between(g->graph, costs, out[i], out[i + 1]);
            assert_true(step >= 0);
            sum += step;
        }
        assert_int_equal(sum, path.cost);
        assert_memory_equal(out, stated, (size_t)path.count * sizeof *out);
        out[0] = -7;
        assert_int_equal(pave_search_path(g->search, a, b, costs, out, path.count - 1, &need),
                         PAVE_CAPACITY);
        assert_int_equal(need.count, path.count);
        assert_int_equal(need.cost, path.cost);
        assert_int_equal(out[0], -7);
        assert_ok(pave_search_path(g->search, a, b, costs, out, path.count, &need));
    }
    free(distances), free(out), free(stated);
}

TEST(paths_cost_least_and_are_those_stated)
{
    uint32_t words = 1959;
    for (int i = 0; i < FIXTURE_SHAPES; i++)
        for (int kind = 0; kind < FIXTURE_COSTS; kind++)
            for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++) {
                ground g = ground_of(&fixture_shapes[i], (pave_contact)contact,
                                     PAVE_CORNERS_ONE_WAY, 18, &words);
                fixture_costs costs = fixture_costs_of(g.graph, kind, &words);
                uint32_t n = (uint32_t)g.graph->node_count;
                for (int round = 0; round < 12; round++)
                    check_path(&g, (int32_t)(fixture_random(&words) % n),
                               (int32_t)(fixture_random(&words) % n), &costs.costs);
                fixture_costs_release(&costs);
                ground_release(&g);
            }
}

/// A promise that is broken makes paths dearer at worst; they are still paths.
TEST(a_least_that_is_too_large_does_no_harm)
{
    uint32_t words = 5;
    ground g = ground_of(&fixture_shapes[5], PAVE_CONTACT_EDGE, PAVE_CORNERS_ONE_WAY, 20, &words);
    fixture_costs costs = fixture_costs_of(g.graph, FIXTURE_ZEROS, &words);
    int32_t n = g.graph->node_count, *out = malloc((size_t)n * sizeof *out),
            *distances = malloc((size_t)n * sizeof *distances), dearer = 0;
    pave_path path;
    costs.costs.least = 50;
    int32_t *stated = malloc((size_t)n * sizeof *stated);
    for (int32_t a = 0; a < n; a++) {
        assert_ok(pave_search_field(g.search, &a, 1, &costs.costs, distances, NULL));
        for (int32_t b = 0; b < n; b++) {
            int64_t sum = 0;
            pave_result result = pave_search_path(g.search, a, b, &costs.costs, out, n, &path);
            assert_int_equal(result, distances[b] == PAVE_FAR ? PAVE_NOT_FOUND : PAVE_OK);
            for (int64_t i = 0; i + 1 < path.count; i++)
                sum += step_between(g.graph, &costs.costs, out[i], out[i + 1]);
            if (result == PAVE_OK) assert_true(sum == path.cost && path.cost >= distances[b]);
            assert_int_equal(path_as_stated(&g, a, b, &costs.costs, stated), path.count);
            assert_memory_equal(out, stated, (size_t)path.count * sizeof *out);
            dearer += result == PAVE_OK && path.cost > distances[b];
        }
    }
    assert_true(dearer > 0); // else the promise was not broken
    free(out), free(stated), free(distances);
    fixture_costs_release(&costs);
    ground_release(&g);
}

// ---- Corners ------------------------------------------------------------------------------------

/// Squares 3 x 3 with walls at some of them, 8-way: the steps from one corner to the other.
static int32_t steps_across(const char *rows, pave_corner_rule corners)
{
    pave_window_def window_def = {.width = 3, .height = 3};
    pave_window *window;
    pave_mask *walls;
    pave_graph *graph;
    pave_search *search;
    int32_t out[9];
    pave_path path = {0};
    assert_ok(pave_window_create(&window_def, NULL, &window, NULL));
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    for (int64_t i = 0; i < 9; i++) pave_mask_set_cell(walls, i, rows[i] == '#');
    pave_graph_def def = {.walls = walls, .contact = PAVE_CONTACT_VERTEX, .corners = corners};
    assert_ok(pave_graph_create(&def, NULL, &graph, NULL));
    assert_ok(pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL));
    if (pave_search_path(search, 0, 8, NULL, out, 9, &path) == PAVE_NOT_FOUND) path.cost = -1;
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return path.cost;
}

TEST(corners_are_passed_as_the_rule_says)
{
    static const struct {
        const char *rows;
        int32_t one_way, both_ways, open;
    } cases[] = {
        {".........", 2, 2, 2},   {".#.......", 2, 3, 2}, {"....#....", 3, 4, 3},
        {".#.#.....", -1, -1, 2}, {".#...#...", 2, 3, 2}, {"..#.#.#..", -1, -1, 3},
        {"..#.#....", 3, 4, 3},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(steps_across(cases[i].rows, PAVE_CORNERS_ONE_WAY), cases[i].one_way);
        assert_int_equal(steps_across(cases[i].rows, PAVE_CORNERS_BOTH_WAYS), cases[i].both_ways);
        assert_int_equal(steps_across(cases[i].rows, PAVE_CORNERS_OPEN), cases[i].open);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
