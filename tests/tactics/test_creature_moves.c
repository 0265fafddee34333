/// tests/tactics/test_creature_moves.c: paths of creatures between walls, against relaxation over
/// all poses with moves that are tried cell by cell; costs, bad input.
#include "../sparse.h"
#include "../test.h"
#include "creature_brute.h"

#include <pave/creature.h>
#include <pave/search.h>

enum { NODES_MAX = 3 * 512 };

static pave_creature_moves *moves_of(const pave_creature_def *def)
{
    pave_creature_moves *moves = NULL;
    pave_error error = {0};
    if (pave_creature_moves_create(def, NULL, &moves, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return moves;
}

static pave_search *search_of(const pave_creature_moves *moves)
{
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    pave_search *search = NULL;
    assert_ok(pave_search_create(&ground, NULL, &search, NULL));
    return search;
}

// ---- Against brute force ------------------------------------------------------------------------

/// An arc, found cell by cell.
typedef struct brute_arc {
    int32_t from, to, cost;
} brute_arc;

typedef struct brute_moves {
    brute_arc arcs[NODES_MAX * PAVE_CREATURE_MOVES_MAX];
    int count, nodes;
    bool fits[NODES_MAX];
} brute_moves;

/// The cost of the dearest cell that a move passes or comes to; -1: one is closed.
static int32_t brute_dearest(const pave_window *window, const int32_t *costs,
                             pave_creature creature, pave_creature_pose pose, int move)
{
    static brute_cells before, after, hull;
    int32_t dearest = 0;
    brute_body(creature, pose, &before);
    brute_body(creature, pave_creature_moved(creature, pose, move), &after);
    brute_hull(&before, &after, &hull);
    for (int i = 0; i < hull.count; i++) {
        const int32_t cost = costs[pave_window_index(window, hull.cells[i])];
        if (brute_has(&before, hull.cells[i]) && !brute_has(&after, hull.cells[i])) continue;
        if (cost < 0) return -1;
        dearest = cost > dearest ? cost : dearest;
    }
    return dearest;
}

static void brute_find(const pave_mask *walls, const pave_creature_moves *moves,
                       const int32_t *costs, brute_moves *out)
{
    const pave_creature_def *def = &moves->def;
    const int64_t cells = walls->window->count;
    const int stances = def->creature.kind == PAVE_CREATURE_RHOMBUS ? 3 : 1;
    *out = (brute_moves){.nodes = (int)(stances * cells)};
    assert_true(out->nodes <= NODES_MAX);
    for (int32_t node = 0; node < out->nodes; node++) {
        const pave_creature_pose pose = {pave_window_cell(walls->window, node % cells),
                                         (pave_tri_edge_kind)(node / cells)};
        if (pave_creature_check(def->creature, pose, NULL) != PAVE_OK ||
            !brute_fits(walls, def->creature, pose))
            continue;
        out->fits[node] = true;
        for (int move = 0; move < pave_creature_move_count(def->creature.kind); move++) {
            const pave_creature_pose to = pave_creature_moved(def->creature, pose, move);
            const bool turn = move >= PAVE_CREATURE_STEPS;
            if ((turn && def->no_turns) || !brute_can_move(walls, def->creature, pose, move))
                continue;
            const int32_t own = turn ? def->turn_cost : def->step_cost;
            out->arcs[out->count++] = (brute_arc){
                node, (int32_t)(to.stance * cells + pave_window_index(walls->window, to.anchor)),
                costs ? own * brute_dearest(walls->window, costs, def->creature, pose, move) : own};
        }
    }
}

/// The least costs from a node, by trying all arcs until nothing changes.
static void brute_field(const brute_moves *brute, int32_t source, int32_t *out)
{
    for (int i = 0; i < brute->nodes; i++) out[i] = PAVE_FAR;
    out[source] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < brute->count; i++) {
            const brute_arc *arc = &brute->arcs[i];
            if (arc->cost < 0 || out[arc->from] == PAVE_FAR ||
                out[arc->from] + arc->cost >= out[arc->to])
                continue;
            out[arc->to] = out[arc->from] + arc->cost;
            changed = true;
        }
    }
}

static void check_nodes(const pave_creature_moves *moves, const brute_moves *brute)
{
    assert_int_equal(moves->graph->node_count, brute->nodes);
    assert_int_equal(moves->graph->arc_count, brute->count);
    for (int32_t node = 0; node < brute->nodes; node++) {
        const pave_creature_pose pose = pave_creature_moves_pose(moves, node);
        assert_int_equal(pave_creature_moves_node(moves, pose), brute->fits[node] ? node : -1);
    }
}

/// A path: its steps are arcs, and their costs its own.
static void check_path(const brute_moves *brute, const int32_t *nodes, const pave_path *path)
{
    int64_t cost = 0;
    for (int64_t i = 0; i + 1 < path->count; i++) {
        int32_t found = -1;
        for (int a = 0; a < brute->count; a++)
            if (brute->arcs[a].from == nodes[i] && brute->arcs[a].to == nodes[i + 1])
                found = brute->arcs[a].cost;
        assert_true(found >= 0);
        cost += found;
    }
    assert_int_equal(cost, path->cost);
}

/// Fields from some poses against relaxation, and the paths from there to some poses. Returns how
/// many paths there are.
static int check_search(const pave_creature_moves *moves, const brute_moves *brute)
{
    static int32_t expected[NODES_MAX], distances[NODES_MAX], nodes[NODES_MAX];
    pave_search *search = search_of(moves);
    int found = 0;
    for (int32_t from = 0; from < brute->nodes; from += 1 + brute->nodes / 12) {
        brute_field(brute, from, expected);
        assert_ok(pave_search_field(search, &from, 1, &moves->costs, distances, NULL));
        assert_memory_equal(distances, expected, sizeof *expected * (size_t)brute->nodes);
        for (int32_t to = from % 7; to < brute->nodes; to += 5) {
            pave_path path;
            const pave_result result =
                pave_search_path(search, from, to, &moves->costs, nodes, NODES_MAX, &path);
            assert_int_equal(result, expected[to] == PAVE_FAR ? PAVE_NOT_FOUND : PAVE_OK);
            if (result != PAVE_OK) continue;
            assert_int_equal(path.cost, expected[to]);
            check_path(brute, nodes, &path);
            found += path.count > 1;
        }
    }
    pave_search_destroy(search);
    return found;
}

/// Costs as they are by default, others, none of turns, and turns that cost less than they lead.
static const pave_creature_def costs[] = {
    {.step_cost = 0}, {.step_cost = 1, .turn_cost = 7}, {.no_turns = true}, {.turn_cost = 1}};

TEST(paths_are_as_cheap_as_can_be)
{
    static brute_moves brute;
    static int32_t dear[NODES_MAX]; // of cells; some are closed
    int found[3] = {0};
    for (int i = 0; i < NODES_MAX; i++) dear[i] = (int32_t)((uint32_t)i * 2654435761u >> 29) - 1;
    for (int w = 0; w < BRUTE_WINDOWS; w++)
        for (uint64_t seed = 0; seed < 8; seed += SPARSE(3)) {
            pave_mask *walls = brute_board(brute_windows[w], seed + 100, (uint32_t)(seed % 5) * 12,
                                           seed % 2 ? 25 : 0);
            for (int kind = 0; kind < 3; kind++)
                for (int32_t k = 1; k <= 3; k++) {
                    pave_creature_def def = costs[(seed + (uint64_t)k) % 4];
                    def.walls = walls;
                    def.costs = (seed + (uint64_t)w) % 2 ? dear : NULL;
                    def.creature = (pave_creature){(pave_creature_kind)kind, k};
                    pave_creature_moves *moves = moves_of(&def);
                    brute_find(walls, moves, def.costs, &brute);
                    check_nodes(moves, &brute);
                    found[kind] += check_search(moves, &brute);
                    pave_creature_moves_destroy(moves);
                }
            brute_board_close(walls);
        }
    assert_true(found[0] > 1000 / SPARSE(3) && found[1] > 300 / SPARSE(3) &&
                found[2] > 1000 / SPARSE(3));
}

/// Every choice of walls on the twelve cells of a parallelogram.
TEST(paths_are_right_on_all_small_boards)
{
    static brute_moves brute;
    const pave_window_def board = {
        .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 6, .height = 2, .at = {-1, -1, 0}};
    for (uint32_t bits = 0; bits < 4096; bits += 3) {
        pave_mask *walls = brute_board(board, 0, 0, 0);
        for (int i = 0; i < 12; i++) pave_mask_set_cell(walls, i, bits >> i & 1);
        for (int kind = 0; kind < 3; kind++) {
            const pave_creature_def def = {
                .walls = walls, .creature = {(pave_creature_kind)kind, 1 + (int32_t)(bits & 1)}};
            pave_creature_moves *moves = moves_of(&def);
            brute_find(walls, moves, def.costs, &brute);
            check_nodes(moves, &brute);
            (void)check_search(moves, &brute);
            pave_creature_moves_destroy(moves);
        }
        brute_board_close(walls);
    }
}

// ---- Costs --------------------------------------------------------------------------------------

/// A triangle of side 1 is a single cell, so its ways are steps across edges.
TEST(the_smallest_triangle_moves_as_a_cell)
{
    const pave_window_def def = {.shape = PAVE_WINDOW_RECTANGLE, .width = 21, .height = 11};
    static int32_t distances[NODES_MAX];
    pave_mask *walls = brute_board(def, 0, 0, 0);
    const pave_creature_def creature = {.walls = walls, .creature = {PAVE_CREATURE_TRIANGLE, 1}};
    pave_creature_moves *moves = moves_of(&creature);
    pave_search *search = search_of(moves);
    for (int32_t from = 0; from < moves->graph->node_count; from += 13) {
        assert_ok(pave_search_field(search, &from, 1, &moves->costs, distances, NULL));
        for (int32_t to = 0; to < moves->graph->node_count; to++)
            assert_int_equal(distances[to], pave_tri_distance(pave_window_cell(walls->window, from),
                                                              pave_window_cell(walls->window, to),
                                                              PAVE_TRI_EDGE_STEPS));
    }
    pave_search_destroy(search);
    pave_creature_moves_destroy(moves);
    brute_board_close(walls);
}

TEST(costs_are_filled_in)
{
    pave_mask *walls = brute_board(brute_windows[3], 0, 0, 0);
    pave_creature_def def = {.walls = walls, .creature = {PAVE_CREATURE_RHOMBUS, 3}};
    pave_creature_moves *moves = moves_of(&def);
    assert_true(moves->def.step_cost == 2 && moves->def.turn_cost == 4 && !moves->def.walls);
    pave_creature_moves_destroy(moves);
    def.step_cost = 5;
    def.turn_cost = 1;
    moves = moves_of(&def);
    assert_true(moves->def.step_cost == 5 && moves->def.turn_cost == 1);
    pave_creature_moves_destroy(moves);
    brute_board_close(walls);
}

/// A corridor one edge wide, in which a rhombus walks along its sides or across them.
TEST(a_door_lets_through_what_fits)
{
    const pave_window_def def = {
        .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 24, .height = 7, .at = {0, 0, 0}};
    static int32_t nodes[NODES_MAX];
    for (int32_t door = 1; door <= 4; door++)
        for (int32_t k = 1; k <= 4; k++) {
            pave_mask *walls = brute_board(def, 0, 0, 0);
            for (int32_t r = 0; r < 7; r++) // a wall of cells with a door in it
                for (int32_t s = 0; s < 2; s++)
                    pave_mask_set_cell(walls,
                                       pave_window_index(walls->window, (pave_cell){6, r, s}),
                                       r < 1 || r >= 1 + door);
            const pave_creature_def creature = {.walls = walls,
                                                .creature = {PAVE_CREATURE_RHOMBUS, k}};
            pave_creature_moves *moves = moves_of(&creature);
            pave_search *search = search_of(moves);
            pave_path path;
            const int32_t from = pave_creature_moves_node(
                              moves, (pave_creature_pose){{1, 1, 0}, PAVE_TRI_EDGE_E}),
                          to = pave_creature_moves_node(
                              moves, (pave_creature_pose){{8, 1, 0}, PAVE_TRI_EDGE_E});
            assert_true(from >= 0 && to >= 0);
            assert_int_equal(
                pave_search_path(search, from, to, &moves->costs, nodes, NODES_MAX, &path),
                k <= door ? PAVE_OK : PAVE_NOT_FOUND);
            assert_int_equal(path.cost, k <= door ? 14 : path.cost);
            pave_search_destroy(search);
            pave_creature_moves_destroy(moves);
            brute_board_close(walls);
        }
}

// ---- Bad input and memory -----------------------------------------------------------------------

TEST(poses_elsewhere_have_no_node)
{
    pave_mask *walls = brute_board(brute_windows[2], 0, 0, 0);
    const pave_creature_def def = {.walls = walls, .creature = {PAVE_CREATURE_RHOMBUS, 2}};
    static const pave_creature_pose poses[] = {{{-4, 1, 1}, PAVE_TRI_EDGE_E},
                                               {{1000, 1, 0}, PAVE_TRI_EDGE_E},
                                               {{-4, 1, 0}, PAVE_TRI_EDGE_N},
                                               {{-4, 1, 0}, (pave_tri_edge_kind)3},
                                               {{INT32_MAX, INT32_MIN, 0}, PAVE_TRI_EDGE_W},
                                               {{-4, 1, -7}, PAVE_TRI_EDGE_E}};
    pave_creature_moves *moves = moves_of(&def);
    for (size_t i = 0; i < sizeof poses / sizeof *poses; i++)
        assert_int_equal(pave_creature_moves_node(moves, poses[i]), -1);
    assert_true(
        pave_creature_moves_node(moves, (pave_creature_pose){{-4, 1, 0}, PAVE_TRI_EDGE_E}) >= 0);
    pave_creature_moves_destroy(moves);
    pave_creature_moves_destroy(NULL);
    brute_board_close(walls);
}

TEST(bad_definitions_are_refused)
{
    pave_mask *walls = brute_board(brute_windows[0], 0, 0, 0);
    const struct {
        pave_creature_def def;
        const char *message;
    } cases[] = {
        {{.creature = {PAVE_CREATURE_HEXAGON, 0}},
         "the size of a creature must be 1 to 1048576, not 0"},
        {{.creature = {(pave_creature_kind)-1, 1}},
         "kind -1 of creature does not exist: use a rhombus, a hexagon or a triangle"},
        {{.creature = {PAVE_CREATURE_HEXAGON, 1}, .step_cost = -1},
         "costs of moves must be 0 or more, not -1 and 0"},
        {{.creature = {PAVE_CREATURE_HEXAGON, 1}, .turn_cost = -2},
         "costs of moves must be 0 or more, not 0 and -2"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_creature_def def = cases[i].def;
        pave_creature_moves *moves = (pave_creature_moves *)walls;
        pave_error error = {0};
        def.walls = walls;
        assert_int_equal(pave_creature_moves_create(&def, NULL, &moves, &error), PAVE_RANGE);
        assert_null(moves);
        assert_string_equal(error.message, cases[i].message);
    }
    brute_board_close(walls);
}

int main(void) { return run_all_tests(NULL, NULL); }
