/// tests/tactics/test_creature.c: bodies, corners, moves and what they pass, against lists of cells
/// and convex hulls; fitting and clearance maps against every size in turn; bad input.
#include "../grid/same_parts.h"
#include "../sparse.h"
#include "../test.h"
#include "creature_brute.h"
#include "src/tactics/creature_shape.h"

#include <pave/creature.h>

static bool is_pose(pave_creature_pose a, pave_creature_pose b)
{
    return pave_cell_equal(a.anchor, b.anchor) && a.stance == b.stance;
}

/// Every form at some place: the stances of rhombi, hexagons, triangles of both sorts.
static const struct {
    pave_creature_kind kind;
    pave_creature_pose pose;
} forms[] = {
    {PAVE_CREATURE_RHOMBUS, {{3, -2, 0}, PAVE_TRI_EDGE_E}},
    {PAVE_CREATURE_RHOMBUS, {{-4, 1, 0}, PAVE_TRI_EDGE_N}},
    {PAVE_CREATURE_RHOMBUS, {{0, 0, 0}, PAVE_TRI_EDGE_W}},
    {PAVE_CREATURE_HEXAGON, {{-1, 5, 0}, PAVE_TRI_EDGE_E}},
    {PAVE_CREATURE_TRIANGLE, {{2, 2, 0}, PAVE_TRI_EDGE_E}},
    {PAVE_CREATURE_TRIANGLE, {{-2, -3, 1}, PAVE_TRI_EDGE_E}},
};

enum { FORMS = sizeof forms / sizeof *forms, SIZES = 7 };

/// Whether a range has exactly these cells, in this order.
static bool range_is(const pave_tri_range *range, const brute_cells *expected)
{
    static pave_cell cells[BRUTE_CELLS_MAX];
    int64_t count = 0;
    return pave_tri_range_cells(range, cells, BRUTE_CELLS_MAX, &count) == PAVE_OK &&
           count == expected->count &&
           memcmp(cells, expected->cells, (size_t)count * sizeof *cells) == 0;
}

// ---- Bodies and moves ---------------------------------------------------------------------------

TEST(bodies_are_made_of_triangles)
{
    static brute_cells expected;
    for (int f = 0; f < FORMS; f++)
        for (int32_t k = 1; k <= SIZES; k++) {
            const pave_creature creature = {forms[f].kind, k};
            const pave_tri_range body = pave_creature_body(creature, forms[f].pose);
            brute_body(creature, forms[f].pose, &expected);
            assert_true(range_is(&body, &expected));
            assert_int_equal(pave_creature_cell_count(creature), expected.count);
        }
    assert_int_equal(pave_creature_cell_count((pave_creature){PAVE_CREATURE_RHOMBUS, 5}), 50);
    assert_int_equal(pave_creature_cell_count((pave_creature){PAVE_CREATURE_HEXAGON, 3}), 54);
    assert_int_equal(pave_creature_cell_count((pave_creature){PAVE_CREATURE_TRIANGLE, 4}), 16);
}

/// Twice the area of a polygon in unit cells: the cells in it. Positive if it runs clockwise.
static int64_t area_of(const pave_tri_vertex *corners, int count)
{
    int64_t sum = 0;
    for (int i = 0; i < count; i++) {
        const pave_tri_vertex a = corners[i], b = corners[(i + 1) % count];
        sum += (int64_t)a.q * b.r - (int64_t)a.r * b.q;
    }
    return sum;
}

TEST(corners_run_round_the_body)
{
    static const int expected[] = {4, 6, 3};
    static brute_cells body;
    for (int f = 0; f < FORMS; f++)
        for (int32_t k = 1; k <= SIZES; k++) {
            const pave_creature creature = {forms[f].kind, k};
            pave_tri_vertex corners[PAVE_CREATURE_CORNERS_MAX];
            const int count = pave_creature_corners(creature, forms[f].pose, corners);
            assert_int_equal(count, expected[creature.kind]);
            assert_int_equal(area_of(corners, count), pave_creature_cell_count(creature));
            brute_body(creature, forms[f].pose, &body);
            for (int i = 0; i < count; i++) {
                bool touched = false;
                for (int t = 0; t < PAVE_TRI_TOUCHES_MAX; t++)
                    touched = touched || brute_has(&body, pave_tri_touches(corners[i], t));
                assert_true(touched);
                assert_true(corners[0].r < corners[i].r ||
                            (corners[0].r == corners[i].r && corners[0].q <= corners[i].q));
            }
        }
}

TEST(moves_pass_the_hull)
{
    static brute_cells before, after, hull;
    for (int f = 0; f < FORMS; f++)
        for (int32_t k = 1; k <= SIZES; k++)
            for (int move = 0; move < pave_creature_move_count(forms[f].kind); move++) {
                const pave_creature creature = {forms[f].kind, k};
                const pave_creature_pose to = pave_creature_moved(creature, forms[f].pose, move);
                const pave_tri_range sweep = pave_creature_sweep(creature, forms[f].pose, move);
                assert_ok(pave_creature_check(creature, to, NULL));
                brute_body(creature, forms[f].pose, &before);
                brute_body(creature, to, &after);
                brute_hull(&before, &after, &hull);
                assert_true(range_is(&sweep, &hull));
            }
}

TEST(steps_shift_by_an_edge)
{
    static brute_cells before, after;
    for (int f = 0; f < FORMS; f++)
        for (int move = 0; move < PAVE_CREATURE_STEPS; move++) {
            const pave_creature creature = {forms[f].kind, 3};
            brute_body(creature, forms[f].pose, &before);
            brute_body(creature, pave_creature_moved(creature, forms[f].pose, move), &after);
            for (int i = 0; i < before.count; i++)
                assert_true(brute_has(&after, pave_tri_ray(before.cells[i], move, 2)));
        }
}

/// Whether a set of cells turned about a vertex by so many sixths is another.
static bool turns_into(const brute_cells *from, const brute_cells *to, int sixths,
                       pave_tri_vertex about)
{
    for (int i = 0; i < from->count; i++)
        if (!brute_has(to, pave_tri_rotate_about_vertex(from->cells[i], sixths, about)))
            return false;
    return true;
}

TEST(turns_are_by_60_degrees_about_a_corner)
{
    static brute_cells before, after;
    for (int f = 0; f < FORMS; f++)
        for (int32_t k = 1; k <= SIZES; k++)
            for (int move = PAVE_CREATURE_STEPS; move < pave_creature_move_count(forms[f].kind);
                 move++) {
                const pave_creature creature = {forms[f].kind, k};
                pave_tri_vertex corners[PAVE_CREATURE_CORNERS_MAX];
                const int count = pave_creature_corners(creature, forms[f].pose, corners);
                int found = 0;
                brute_body(creature, forms[f].pose, &before);
                brute_body(creature, pave_creature_moved(creature, forms[f].pose, move), &after);
                for (int i = 0; i < count; i++)
                    found += turns_into(&before, &after, 1, corners[i]) +
                             turns_into(&before, &after, -1, corners[i]);
                // A triangle that lies across a side was turned about either end of it.
                assert_int_equal(found, creature.kind == PAVE_CREATURE_TRIANGLE ? 2 : 1);
            }
}

TEST(moves_are_taken_back_and_differ)
{
    for (int f = 0; f < FORMS; f++)
        for (int32_t k = 1; k <= SIZES; k++) {
            const pave_creature creature = {forms[f].kind, k};
            const int count = pave_creature_move_count(creature.kind);
            for (int move = 0; move < count; move++) {
                const pave_creature_pose to = pave_creature_moved(creature, forms[f].pose, move);
                int back = 0;
                for (int other = 0; other < count; other++) {
                    back += is_pose(pave_creature_moved(creature, to, other), forms[f].pose);
                    assert_true(other == move ||
                                !is_pose(pave_creature_moved(creature, forms[f].pose, other), to));
                }
                assert_int_equal(back, 1);
            }
        }
}

// ---- Between walls ------------------------------------------------------------------------------

TEST(it_fits_where_its_body_is_free)
{
    int fits = 0;
    for (int w = 0; w < BRUTE_WINDOWS; w++)
        for (uint64_t seed = 0; seed < 6; seed++) {
            pave_mask *walls =
                brute_board(brute_windows[w], seed, (uint32_t)seed * 20, seed % 2 ? 60 : 0);
            for (int f = (int)(((uint64_t)w + seed) % SPARSE(3)); f < FORMS; f += SPARSE(3))
                for (pave_window_walk walk = pave_window_begin(walls->window);
                     pave_window_next(&walk);) {
                    const pave_creature creature = {forms[f].kind, 1 + (int32_t)(seed % 3)};
                    const pave_creature_pose pose = {
                        {walk.cell.q, walk.cell.r, forms[f].pose.anchor.s}, forms[f].pose.stance};
                    const bool free = brute_fits(walls, creature, pose);
                    assert_int_equal(pave_creature_fits(walls, creature, pose), free);
                    fits += free;
                }
            brute_board_close(walls);
        }
    assert_true(fits > 1000);
}

/// The clearance of a cell, size by size.
static int32_t brute_clearance(const pave_mask *walls, pave_creature_kind kind,
                               pave_creature_pose pose)
{
    int32_t k = 0;
    if (kind != PAVE_CREATURE_TRIANGLE && pose.anchor.s != PAVE_TRI_L) return 0;
    while (brute_fits(walls, (pave_creature){kind, k + 1}, pose)) k++;
    return k;
}

static int32_t check_clearance(const pave_mask *walls)
{
    static int32_t map[4096];
    int32_t most = 0;
    for (int kind = 0; kind < 3; kind++)
        for (int stance = 0; stance < (kind == PAVE_CREATURE_RHOMBUS ? 3 : 1); stance++) {
            pave_error error;
            assert_ok(pave_creature_clearance(walls, (pave_creature_kind)kind,
                                              (pave_tri_edge_kind)stance, NULL, map, &error));
            for (pave_window_walk walk = pave_window_begin(walls->window);
                 pave_window_next(&walk);) {
                const pave_creature_pose pose = {walk.cell, (pave_tri_edge_kind)stance};
                const int32_t expected = brute_clearance(walls, (pave_creature_kind)kind, pose);
                if (map[walk.index] != expected)
                    fail_msg("kind %d, stance %d, %d,%d,%d: %d, not %d", kind, stance,
                             (int)walk.cell.q, (int)walk.cell.r, (int)walk.cell.s,
                             (int)map[walk.index], (int)expected);
                most = expected > most ? expected : most;
            }
        }
    return most;
}

TEST(clearance_is_the_greatest_size_that_fits)
{
    int32_t most = 0;
    for (int w = 0; w < BRUTE_WINDOWS; w++)
        for (uint64_t seed = 0; seed < 12; seed++) {
            pave_mask *walls = brute_board(brute_windows[w], seed, (uint32_t)(seed % 6) * 15,
                                           seed % 4 == 1 ? 40 : 0);
            const int32_t found = check_clearance(walls);
            most = found > most ? found : most;
            brute_board_close(walls);
        }
    assert_int_equal(most, 7);
}

/// The hexagon of six cells with every choice of walls on its cells and its inner sides; a
/// parallelogram of twelve cells with every choice of cells.
TEST(clearance_is_right_on_all_small_boards)
{
    const pave_window_def hexagon = {.shape = PAVE_WINDOW_HEXAGON, .radius = 1};
    const pave_window_def board = {
        .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 4, .height = 3, .at = {-1, -1, 0}};
    for (uint32_t bits = 0; bits < 4096; bits++) {
        pave_mask *walls = brute_board(hexagon, 0, 0, 0), *cells = brute_board(board, 0, 0, 0);
        for (int i = 0; i < 6; i++) {
            const pave_tri_edge edge = pave_tri_protrudes(pave_tri_vertex_of(0, 0), i);
            const pave_cell face = pave_tri_joins(edge, 0);
            const int64_t index = pave_window_index(walls->window, face);
            int side = 0;
            while (!same_tri_edge(pave_tri_borders(face, side), edge)) side++;
            pave_mask_set_cell(walls, i, bits >> i & 1);
            if (bits >> (6 + i) & 1) assert_ok(pave_mask_set_side(walls, index, side, true));
        }
        for (int i = 0; i < 12; i++) pave_mask_set_cell(cells, i, bits >> i & 1);
        check_clearance(walls);
        check_clearance(cells);
        brute_board_close(cells);
        brute_board_close(walls);
    }
}

// ---- Bad input and memory -----------------------------------------------------------------------

TEST(what_does_not_exist_is_refused)
{
    static const struct {
        pave_creature creature;
        pave_creature_pose pose;
        pave_result result;
        const char *message;
    } cases[] = {
        {{PAVE_CREATURE_RHOMBUS, 2}, {{0, 0, 0}, PAVE_TRI_EDGE_W}, PAVE_OK, ""},
        {{PAVE_CREATURE_TRIANGLE, 2}, {{0, 0, 1}, PAVE_TRI_EDGE_E}, PAVE_OK, ""},
        {{(pave_creature_kind)3, 2},
         {{0, 0, 0}, PAVE_TRI_EDGE_E},
         PAVE_RANGE,
         "kind 3 of creature does not exist: use a rhombus, a hexagon or a triangle"},
        {{PAVE_CREATURE_HEXAGON, 0},
         {{0, 0, 0}, PAVE_TRI_EDGE_E},
         PAVE_RANGE,
         "the size of a creature must be 1 to 1048576, not 0"},
        {{PAVE_CREATURE_HEXAGON, PAVE_CREATURE_SIZE_MAX + 1},
         {{0, 0, 0}, PAVE_TRI_EDGE_E},
         PAVE_RANGE,
         "the size of a creature must be 1 to 1048576, not 1048577"},
        {{PAVE_CREATURE_HEXAGON, 2},
         {{4, -1, 1}, PAVE_TRI_EDGE_E},
         PAVE_INVALID,
         "the anchor of a hexagon is an L, not 4,-1,R: give the cell that points down"},
        {{PAVE_CREATURE_RHOMBUS, 2},
         {{0, PAVE_COORDINATE_MAX + 1, 0}, PAVE_TRI_EDGE_E},
         PAVE_RANGE,
         "the anchor is not a cell within |q|, |r| <= 536870912"},
        {{PAVE_CREATURE_TRIANGLE, 2},
         {{0, 0, 2}, PAVE_TRI_EDGE_E},
         PAVE_RANGE,
         "the anchor is not a cell within |q|, |r| <= 536870912"},
        {{PAVE_CREATURE_TRIANGLE, 2},
         {{0, 0, 0}, PAVE_TRI_EDGE_N},
         PAVE_RANGE,
         "a triangle has no stance 1: rhombi have E, N and W, all others 0"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_error error = {0};
        assert_int_equal(pave_creature_check(cases[i].creature, cases[i].pose, &error),
                         cases[i].result);
        assert_string_equal(error.message, cases[i].message);
    }
}

/// A clearance map of a window that is not one for creatures.
static pave_result clearance_of(pave_window_def def, int kind, int stance, pave_error *error)
{
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    int32_t map[256];
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    const pave_result result = pave_creature_clearance(
        walls, (pave_creature_kind)kind, (pave_tri_edge_kind)stance, NULL, map, error);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return result;
}

TEST(clearance_refuses_other_windows)
{
    pave_window_def def = {.tiling = pave_tiling_hex(), .width = 4, .height = 4};
    pave_error error = {0};
    assert_int_equal(clearance_of(def, 0, 0, &error), PAVE_UNSUPPORTED);
    assert_string_equal(
        error.message, "creatures need a window of triangles: give walls on a window of triangles");
    def.tiling = pave_tiling_tri();
    assert_int_equal(clearance_of(def, 3, 0, &error), PAVE_RANGE);
    assert_string_equal(error.message, "kind 3 of creature with stance 0 does not exist");
    assert_int_equal(clearance_of(def, PAVE_CREATURE_HEXAGON, 1, NULL), PAVE_RANGE);
    assert_ok(clearance_of(def, PAVE_CREATURE_RHOMBUS, 2, NULL));
    def.wrap = true;
    assert_int_equal(clearance_of(def, 0, 0, &error), PAVE_UNSUPPORTED);
    assert_string_equal(error.message,
                        "creatures need a window that does not wrap, so that their bodies cannot "
                        "meet themselves: give walls on one that does not");
}

int main(void) { return run_all_tests(NULL, NULL); }
