/// tests/graph/test_graph.c: graphs of windows against sides, against geometry (which cells share a
/// corner, and their order around a cell), and against the corner rules, checked around each
/// vertex.
#include "../test.h"
#include "graph_cases.h"

#include <math.h>

static void complain(int number, int64_t node, const char *what)
{
    fail_msg("case %d, cell %d: %s", number, (int)node, what);
}

static bool open_at(const pave_window *window, const pave_mask *walls, pave_cell cell)
{
    int64_t index = pave_window_wrapped(window, cell);
    return index >= 0 && !pave_mask_cell(walls, index);
}

// ---- Every graph --------------------------------------------------------------------------------

static void check_form(int number, const pave_graph *graph)
{
    assert_int_equal(graph->start[0], 0);
    assert_int_equal(graph->start[graph->node_count], graph->arc_count);
    for (int32_t node = 0; node < graph->node_count; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc], twin = graph->twin[arc];
            if (to < 0 || to >= graph->node_count || to == node)
                complain(number, node, "an arc leads nowhere or home");
            if (twin < graph->start[to] || twin >= graph->start[to + 1] ||
                graph->to[twin] != node || graph->twin[twin] != arc || twin == arc)
                complain(number, node, "twins");
        }
}

/// The arcs are the sides that are open on both ends and not masked, in their order; so positions
/// turn clockwise from north.
static void check_edges(int number, const pave_graph *graph, const pave_mask *walls)
{
    const pave_window *window = graph->window;
    for (int32_t node = 0; node < graph->node_count; node++) {
        pave_cell cell = pave_window_cell(window, node);
        int32_t arc = graph->start[node];
        for (int k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++) {
            pave_cell next = pave_tiling_neighbors(window->tiling, cell, k);
            int64_t to = pave_window_wrapped(window, next);
            if (to < 0 || to == node || pave_mask_cell(walls, node) || pave_mask_cell(walls, to) ||
                pave_mask_side(walls, node, k))
                continue;
            if (arc >= graph->start[node + 1] || graph->to[arc] != to)
                complain(number, node, "a neighbor is missing or out of order");
            int32_t back = graph->twin[arc++];
            int32_t rank = back - graph->start[to],
                    twin = pave_tiling_side_of(window->tiling, cell.s, k)->twin, seen = 0;
            for (int other = 0; other < twin; other++) { // the twin is the arc over the twin side
                pave_cell beyond =
                    pave_tiling_neighbors(window->tiling, pave_window_cell(window, to), other);
                int64_t there = pave_window_wrapped(window, beyond);
                seen += there >= 0 && there != to && !pave_mask_cell(walls, there) &&
                        !pave_mask_side(walls, to, other);
            }
            if (rank != seen) complain(number, node, "the twin goes over another side");
        }
        if (arc != graph->start[node + 1]) complain(number, node, "a neighbor too many");
    }
}

TEST(graphs_across_edges)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (uint32_t walls = 0; walls < 3; walls++) {
            pave_window *window = case_window(number);
            pave_mask *mask = case_mask(window, number, 15 * walls, walls == 2 ? 20 : 0);
            pave_graph *graph = case_graph(window, mask, PAVE_CONTACT_EDGE);
            assert_true(graph->window == window && graph->contact == PAVE_CONTACT_EDGE &&
                        graph->node_count == window->count);
            check_form(number, graph);
            check_edges(number, graph, mask);
            if (walls == 0) { // without a mask the same
                pave_graph *bare = case_graph(window, NULL, PAVE_CONTACT_EDGE);
                check_edges(number, bare, mask);
                pave_graph_destroy(bare);
            }
            pave_graph_destroy(graph);
            pave_mask_destroy(mask);
            pave_window_destroy(window);
        }
}

// ---- Corners ------------------------------------------------------------------------------------

enum { ROUND_MAX = 6 };

static pave_layout layout;

static double clockwise_from_north(pave_vec2 from, pave_vec2 to)
{
    double angle = atan2(to.x - from.x, -(to.y - from.y));
    return angle < -1e-9 ? angle + 8 * atan(1) : angle;
}

static bool near_points(pave_vec2 a, pave_vec2 b)
{
    return fabs(a.x - b.x) < 1e-6 && fabs(a.y - b.y) < 1e-6;
}

static bool has_corner(const pave_tiling *tiling, pave_cell cell, pave_vec2 point)
{
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++)
        if (near_points(pave_tiling_corner_point(tiling, &layout, cell, k), point)) return true;
    return false;
}

/// All cells around a vertex near `cell`, by angle. Found among everything near.
static int cells_round(const pave_tiling *tiling, pave_cell cell, pave_vec2 point, pave_cell *out)
{
    int count = 0;
    for (int32_t r = cell.r - 2; r <= cell.r + 2; r++)
        for (int32_t q = cell.q - 2; q <= cell.q + 2; q++)
            for (int32_t s = 0; s < tiling->face_count; s++) {
                pave_cell near = {q, r, s};
                if (!has_corner(tiling, near, point)) continue;
                double angle =
                    clockwise_from_north(point, pave_tiling_face_point(tiling, &layout, near));
                int place = count++;
                for (; place > 0 &&
                       clockwise_from_north(
                           point, pave_tiling_face_point(tiling, &layout, out[place - 1])) > angle;
                     place--)
                    out[place] = out[place - 1];
                out[place] = near;
            }
    return count;
}

/// Whether one comes from a to b over the side that they share.
static bool passable(const pave_window *window, const pave_mask *walls, pave_cell a, pave_cell b)
{
    int64_t index = pave_window_wrapped(window, a);
    for (int k = 0; k < pave_tiling_side_count(window->tiling, a.s); k++)
        if (pave_cell_equal(pave_tiling_neighbors(window->tiling, a, k), b))
            return !pave_mask_side(walls, index, k);
    fail_msg("consecutive cells around a vertex share no side");
    return false;
}

/// How many of the two ways around a vertex are free, from a to b.
static int free_ways(const pave_window *window, const pave_mask *walls, pave_cell a, pave_cell b,
                     pave_vec2 point)
{
    pave_cell round[ROUND_MAX];
    int count = cells_round(window->tiling, a, point, round), at = 0, ways = 0;
    while (!pave_cell_equal(round[at], a)) at++;
    for (int direction = 1; direction < count; direction += count - 2) {
        int here = at;
        bool free = true;
        while (free && !pave_cell_equal(round[here], b)) {
            int next = (here + direction) % count;
            free = passable(window, walls, round[here], round[next]) &&
                   (pave_cell_equal(round[next], b) || open_at(window, walls, round[next]));
            here = next;
        }
        ways += free;
    }
    return ways;
}

/// Whether the rule lets one step from a cell to one that touches it; walls and what is outside
/// included.
static bool may_step(const pave_window *window, const pave_mask *walls, pave_corner_rule rule,
                     pave_cell a, pave_cell b)
{
    pave_vec2 shared[2];
    int count = 0;
    for (int k = 0; k < pave_tiling_side_count(window->tiling, a.s); k++) {
        pave_vec2 corner = pave_tiling_corner_point(window->tiling, &layout, a, k);
        if (has_corner(window->tiling, b, corner)) shared[count++] = corner;
    }
    if (count == 0 || !open_at(window, walls, a) || !open_at(window, walls, b)) return false;
    if (pave_window_wrapped(window, a) == pave_window_wrapped(window, b)) return false;
    if (count == 2) return passable(window, walls, a, b);
    int ways = rule == PAVE_CORNERS_OPEN ? 2 : free_ways(window, walls, a, b, shared[0]);
    return ways > (rule == PAVE_CORNERS_BOTH_WAYS);
}

/// Every cell near another, by geometry: those to which one may step, as many as there are arcs,
/// clockwise by the angle from north.
static void check_corners(int number, const pave_graph *graph, const pave_mask *walls,
                          pave_corner_rule rule)
{
    const pave_window *window = graph->window;
    for (int32_t node = 0; node < graph->node_count; node++) {
        pave_cell cell = pave_window_cell(window, node), found[16];
        double angles[16];
        int count = 0;
        for (int32_t r = cell.r - 2; r <= cell.r + 2; r++)
            for (int32_t q = cell.q - 2; q <= cell.q + 2; q++)
                for (int32_t s = 0; s < window->face_count; s++) {
                    pave_cell near = {q, r, s};
                    if (pave_cell_equal(near, cell) || !may_step(window, walls, rule, cell, near))
                        continue;
                    double angle =
                        clockwise_from_north(pave_tiling_face_point(window->tiling, &layout, cell),
                                             pave_tiling_face_point(window->tiling, &layout, near));
                    int place = count++;
                    for (; place > 0 && angles[place - 1] > angle; place--)
                        angles[place] = angles[place - 1], found[place] = found[place - 1];
                    angles[place] = angle;
                    found[place] = near;
                }
        if (count != graph->start[node + 1] - graph->start[node])
            complain(number, node, "another number of touching cells");
        for (int i = 0; i < count; i++)
            if (graph->to[graph->start[node] + i] != pave_window_wrapped(window, found[i]))
                complain(number, node, "touching cells are out of order");
    }
}

TEST(graphs_round_corners)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int rule = 0; rule < 3; rule++)
            for (uint32_t walls = 0; walls < 3; walls++) {
                pave_window *window = case_window(number);
                if (window->count > 200) {
                    pave_window_destroy(window);
                    continue;
                }
                pave_mask *mask = case_mask(window, 100 + number, 12 * walls, walls == 2 ? 15 : 0);
                pave_graph_def def = {.walls = mask,
                                      .contact = PAVE_CONTACT_VERTEX,
                                      .corners = (pave_corner_rule)rule};
                pave_graph *graph = NULL;
                assert_ok(pave_tiling_layout(window->tiling, NULL, &layout, NULL));
                assert_ok(pave_graph_create(&def, NULL, &graph, NULL));
                check_form(number, graph);
                check_corners(number, graph, mask, def.corners);
                pave_graph_destroy(graph);
                pave_mask_destroy(mask);
                pave_window_destroy(window);
            }
}

// ---- Sides --------------------------------------------------------------------------------------

/// Each side of a cell that leads to another one, both open and the side too, is crossed by the
/// next arc, and no other side is.
static void check_sides(const pave_graph *graph, const pave_mask *mask)
{
    const pave_window *window = graph->window;
    for (int32_t node = 0; node < graph->node_count; node++) {
        pave_cell cell = pave_window_cell(window, node);
        int32_t next = graph->start[node];
        for (int32_t k = 0; k < pave_tiling_side_count(window->tiling, cell.s); k++) {
            int64_t there =
                pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, cell, k));
            bool open = there >= 0 && there != node && !pave_mask_cell(mask, node) &&
                        !pave_mask_cell(mask, there) && !pave_mask_side(mask, node, k);
            int32_t arc = pave_graph_side_arc(graph, node, k);
            assert_int_equal(arc, open ? next : -1);
            if (!open) continue;
            assert_int_equal(graph->to[arc], there);
            assert_int_equal(pave_graph_arc_side(graph, node, arc), k);
            assert_int_equal(pave_graph_arc_side(graph, graph->to[arc], graph->twin[arc]),
                             pave_tiling_side_of(window->tiling, cell.s, k)->twin);
            next++;
        }
        assert_int_equal(next, graph->start[node + 1]);
        assert_int_equal(pave_graph_side_arc(graph, node, 1000), -1);
    }
}

TEST(arcs_know_their_sides)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int32_t seed = 0; seed < 3; seed++) {
            pave_window *window = case_window(number);
            pave_mask *mask = case_mask(window, seed, 15 * (uint32_t)seed, 20 * (uint32_t)seed);
            pave_graph *graph = case_graph(window, mask, PAVE_CONTACT_EDGE);
            check_sides(graph, mask);
            pave_graph_destroy(graph);
            pave_mask_destroy(mask);
            pave_window_destroy(window);
        }
}

TEST(other_graphs_have_no_sides)
{
    static const pave_vec2 positions[2] = {{0, 0}, {1, 0}};
    static const int32_t edges[1][2] = {{0, 1}};
    pave_window *window = case_window(0);
    pave_graph_def lean = {.window = window, .no_sides = true},
                   round_corners = {.window = window, .contact = PAVE_CONTACT_VERTEX};
    pave_graph *graphs[3] = {NULL};
    assert_ok(pave_graph_create(&lean, NULL, &graphs[0], NULL));
    assert_ok(pave_graph_create(&round_corners, NULL, &graphs[1], NULL));
    assert_ok(pave_graph_create_from_edges(&(pave_edges_def){2, positions, 1, edges}, NULL,
                                           &graphs[2], NULL));
    for (int i = 0; i < 3; i++) {
        assert_int_equal(pave_graph_arc_side(graphs[i], 0, 0), -1);
        assert_int_equal(pave_graph_side_arc(graphs[i], 0, 0), -1);
        pave_graph_destroy(graphs[i]);
    }
    pave_window_destroy(window);
}

// ---- Positions, what is left out, memory --------------------------------------------------------

TEST(positions_are_centres)
{
    for (int number = 0; number < GRAPH_CASES; number++) {
        pave_window *window = case_window(number);
        pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE), *lean = NULL;
        pave_graph_def def = {.window = window, .no_positions = true, .no_twins = true};
        assert_ok(pave_graph_create(&def, NULL, &lean, NULL));
        assert_true(!lean->positions && !lean->twin && lean->arc_count == graph->arc_count);
        for (int32_t arc = 0; arc < graph->arc_count; arc++)
            assert_int_equal(graph->to[arc], lean->to[arc]);
        assert_ok(pave_tiling_layout(window->tiling, NULL, &layout, NULL));
        for (int32_t node = 0; node < graph->node_count; node++) {
            pave_vec2 center =
                pave_tiling_face_point(window->tiling, &layout, pave_window_cell(window, node));
            assert_true(graph->positions[node].x == center.x &&
                        graph->positions[node].y == center.y);
        }
        pave_graph_destroy(lean);
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
