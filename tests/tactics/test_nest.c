/// tests/tactics/test_nest.c: hexagons and squares in the grid of triangles, both ways, with
/// negative coordinates; the windows of nests, their rules, walls and buildings.
#include "../grid/same_parts.h"
#include "../test.h"

#include <pave/graph.h>
#include <pave/nest.h>

enum { REACH = 13 };

// ---- Hexagons and squares -----------------------------------------------------------------------

/// The vertex in the middle of a hexagon.
static pave_tri_vertex middle_of(pave_cell hexagon, int choice)
{
    return pave_tri_vertex_of(choice + hexagon.q - hexagon.r, hexagon.q + 2 * hexagon.r);
}

TEST(each_face_is_in_one_hexagon)
{
    for (int choice = 0; choice < PAVE_NEST_CHOICES; choice++)
        for (int32_t r = -REACH; r <= REACH; r++)
            for (int32_t q = -REACH; q <= REACH; q++) {
                for (int32_t s = 0; s < 2; s++) {
                    const pave_cell face = pave_tri_face_of(q, r, s);
                    const pave_cell hexagon = pave_nest_hexagon(face, choice);
                    int found = 0;
                    for (int k = 0; k < 6; k++)
                        found += pave_cell_equal(pave_nest_hexagon_face(hexagon, choice, k), face);
                    assert_int_equal(found, 1);
                }
                const pave_tri_vertex middle = middle_of(pave_cell_of(q, r), choice);
                assert_int_equal(pave_floor_modulo(middle.q - middle.r, 3), choice);
                for (int k = 0; k < 6; k++) {
                    const pave_cell face = pave_nest_hexagon_face(pave_cell_of(q, r), choice, k);
                    assert_true(
                        pave_cell_equal(pave_nest_hexagon(face, choice), pave_cell_of(q, r)));
                }
            }
}

/// Whether two cells of hex.h are neighbours.
static bool hexagons_meet(pave_cell a, pave_cell b) { return pave_hex_distance(a, b) == 1; }

TEST(hexagons_meet_as_their_triangles_do)
{
    for (int choice = 0; choice < PAVE_NEST_CHOICES; choice++)
        for (int32_t r = -REACH; r <= REACH; r++)
            for (int32_t q = -REACH; q <= REACH; q++) {
                const pave_cell hexagon = pave_cell_of(q, r);
                int outside = 0;
                for (int k = 0; k < 6; k++)
                    for (int side = 0; side < 3; side++) {
                        const pave_cell beside = pave_nest_hexagon(
                            pave_tri_neighbors(pave_nest_hexagon_face(hexagon, choice, k), side),
                            choice);
                        if (pave_cell_equal(beside, hexagon)) continue;
                        assert_true(hexagons_meet(beside, hexagon));
                        outside++;
                    }
                assert_int_equal(outside, 6);
            }
    // The three choices differ.
    const pave_cell face = pave_tri_face_of(0, 0, PAVE_TRI_L);
    assert_true(pave_cell_equal(pave_nest_hexagon(face, 0), pave_cell_of(0, 0)));
    assert_true(
        same_tri_vertex(middle_of(pave_nest_hexagon(face, 1), 1), pave_tri_vertex_of(1, 0)));
    assert_true(
        same_tri_vertex(middle_of(pave_nest_hexagon(face, 2), 2), pave_tri_vertex_of(0, 1)));
}

TEST(squares_hold_two_faces)
{
    for (int kind = 0; kind < 3; kind++)
        for (int32_t r = -REACH; r <= REACH; r++)
            for (int32_t q = -REACH; q <= REACH; q++) {
                const pave_tri_edge_kind edge = (pave_tri_edge_kind)kind;
                const pave_cell square = pave_cell_of(q, r);
                int outside = 0;
                for (int32_t s = 0; s < 2; s++) {
                    const pave_cell face = pave_nest_square_face(square, edge, s);
                    assert_int_equal(face.s, s);
                    assert_true(pave_cell_equal(pave_nest_square(face, edge), square));
                    assert_true(pave_cell_equal(
                        pave_nest_square_face(pave_nest_square(pave_tri_face_of(q, r, s), edge),
                                              edge, s),
                        pave_tri_face_of(q, r, s)));
                    for (int side = 0; side < 3; side++) {
                        const pave_cell beside =
                            pave_nest_square(pave_tri_neighbors(face, side), edge);
                        if (pave_cell_equal(beside, square)) continue;
                        assert_int_equal(pave_square_distance(beside, square, PAVE_SQUARE_4), 1);
                        outside++;
                    }
                }
                assert_int_equal(outside, 4);
            }
}

/// The edge that the faces of a square share is of its kind.
TEST(squares_share_an_edge_of_their_kind)
{
    for (int kind = 0; kind < 3; kind++) {
        const pave_cell left = pave_nest_square_face(pave_cell_of(3, -5), (pave_tri_edge_kind)kind,
                                                     PAVE_TRI_L),
                        right = pave_nest_square_face(pave_cell_of(3, -5), (pave_tri_edge_kind)kind,
                                                      PAVE_TRI_R);
        int shared = 0;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                if (same_tri_edge(pave_tri_borders(left, i), pave_tri_borders(right, j))) {
                    assert_int_equal(pave_tri_borders(left, i).s, kind);
                    shared++;
                }
        assert_int_equal(shared, 1);
    }
}

// ---- Windows ------------------------------------------------------------------------------------

static pave_nest *nest_of(const pave_nest_def *def)
{
    pave_nest *nest = NULL;
    pave_error error = {0};
    if (pave_nest_create(def, NULL, &nest, &error) != PAVE_OK) fail_msg("%s", error.message);
    return nest;
}

static const pave_window_def windows[] = {
    {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 6, .height = 3, .at = {-2, -1, 0}},
    {.shape = PAVE_WINDOW_HEXAGON, .radius = 2, .at = {1, -3, 0}},
    {.shape = PAVE_WINDOW_TRIANGLE, .radius = 3, .at = {-4, 2, 0}},
    {.shape = PAVE_WINDOW_TRIANGLE, .radius = 4, .at = {2, -1, 1}},
};

/// The small tiles are the children of the big ones, for every factor up to 12.
TEST(small_tiles_are_the_children_of_big_ones)
{
    for (size_t w = 0; w < sizeof windows / sizeof *windows; w++)
        for (int32_t m = 1; m <= 12; m++) {
            const pave_nest_def def = {.window = windows[w], .factor = m};
            pave_nest *nest = nest_of(&def);
            const pave_window *big = nest->big->window, *small = nest->small->window;
            assert_int_equal(small->count, big->count * m * m);
            for (pave_window_walk walk = pave_window_begin(big); pave_window_next(&walk);)
                for (int64_t i = 0; i < (int64_t)m * m; i++) {
                    const pave_cell child = pave_tri_child(walk.cell, m, i);
                    assert_true(pave_window_contains(small, child));
                    assert_true(pave_cell_equal(pave_tri_parent(child, m), walk.cell));
                }
            pave_nest_destroy(nest);
        }
}

// ---- Rules --------------------------------------------------------------------------------------

static const pave_nest_kind kinds[] = {
    {"town", 3, 0, false}, {"mill", 0, 1, false}, {"rock", 0, 0, true}, {"keep", 4, 0, true}};

enum { TOWN = 1, MILL, ROCK, KEEP };

static pave_nest *small_nest(void)
{
    const pave_nest_def def = {.window = windows[0], .factor = 3, .kinds = kinds, .kind_count = 4};
    return nest_of(&def);
}

static int64_t big_at(const pave_nest *nest, int32_t q, int32_t r, int32_t s)
{
    return pave_window_index(nest->big->window, (pave_cell){q, r, s});
}

static int64_t small_at(const pave_nest *nest, int32_t q, int32_t r, int32_t s)
{
    return pave_window_index(nest->small->window, (pave_cell){q, r, s});
}

TEST(kinds_stand_where_they_may)
{
    pave_nest *nest = small_nest();
    pave_error error = {0};
    const int64_t big = big_at(nest, 0, 0, 0), child = small_at(nest, 1, 1, 0),
                  other = small_at(nest, 2, 2, 1);
    assert_true(pave_nest_allows(nest, TOWN, true, big));
    assert_false(pave_nest_allows(nest, TOWN, false, child)); // small tiles have 1 edge
    assert_false(pave_nest_allows(nest, KEEP, true, big));    // big ones 3
    assert_false(pave_nest_allows(nest, MILL, false, child)); // there is no town yet
    assert_false(pave_nest_allows(nest, MILL, true, big));
    assert_true(pave_nest_allows(nest, ROCK, true, big) &&
                pave_nest_allows(nest, ROCK, false, child));
    nest->on_big[big] = TOWN;
    nest->on_small[child] = MILL;
    assert_ok(pave_nest_check(nest, &error));
    nest->on_small[other] = MILL; // its big tile is 0,0,R
    assert_int_equal(pave_nest_check(nest, &error), PAVE_INVALID);
    assert_string_equal(error.message, "mill is on the small tile 2,2,R, but upgrades town: put it "
                                       "on a small tile of a big tile with that");
    nest->on_small[other] = TOWN;
    assert_int_equal(pave_nest_check(nest, &error), PAVE_INVALID);
    assert_string_equal(error.message,
                        "town is on the small tile 2,2,R of 1 edges, but needs at least 3");
    nest->on_small[other] = 5;
    assert_int_equal(pave_nest_check(nest, &error), PAVE_RANGE);
    assert_string_equal(error.message, "a tile has kind 5, which does not exist: there are 4");
    nest->on_small[other] = 0;
    nest->halves[other] = 4;
    assert_int_equal(pave_nest_check(nest, &error), PAVE_RANGE);
    assert_string_equal(error.message, "a half tile begins at corner 0, 1 or 2, not 3");
    pave_nest_destroy(nest);
    pave_nest_destroy(NULL);
}

TEST(bad_definitions_are_refused)
{
    static const pave_nest_kind twice[] = {{"a", 1, 0, false}, {"a", 1, 0, false}},
                                empty[] = {{"", 1, 0, false}}, later[] = {{"a", 1, 1, false}};
    const struct {
        pave_nest_def def;
        pave_result result;
        const char *message;
    } cases[] = {
        {{.window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 1}, .factor = 0},
         PAVE_RANGE,
         "the factor of a nest is 1 to 64, not 0"},
        {{.window = {.width = 4, .height = 4}, .factor = 2},
         PAVE_UNSUPPORTED,
         "the big tiles of a nest are a hexagon, a triangle or a parallelogram that does not wrap"},
        {{.window = {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 5, .height = 4}, .factor = 2},
         PAVE_UNSUPPORTED,
         "the big tiles of a nest are a parallelogram of even width that begins with an L"},
        {{.window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 1000}, .factor = 64},
         PAVE_RANGE,
         "a nest has at most 16777216 small tiles, all within |q|, |r| <= 536870912: use a smaller "
         "window or factor"},
        {{.window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 1},
          .factor = 2,
          .kinds = twice,
          .kind_count = 2},
         PAVE_INVALID,
         "two kinds are called a: give each its own name"},
        {{.window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 1},
          .factor = 2,
          .kinds = empty,
          .kind_count = 1},
         PAVE_INVALID,
         "the name of kind 1 must be 1 to 23 letters, digits, - and _"},
        {{.window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 1},
          .factor = 2,
          .kinds = later,
          .kind_count = 1},
         PAVE_RANGE,
         "the kind a needs tiles of 1 edges and upgrades kind 1: give 0 or more, and a kind before "
         "it"},
        {{.window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 1}, .factor = 2, .kind_count = -1},
         PAVE_RANGE,
         "a nest has 0 to 1000 kinds, not -1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_nest *nest = (pave_nest *)(uintptr_t)&cases[i];
        pave_error error = {0};
        assert_int_equal(pave_nest_create(&cases[i].def, NULL, &nest, &error), cases[i].result);
        assert_null(nest);
        assert_string_equal(error.message, cases[i].message);
    }
}

// ---- Walls --------------------------------------------------------------------------------------

static pave_mask *walls_of(const pave_nest *nest)
{
    pave_mask *walls = NULL;
    assert_ok(pave_mask_create(nest->small->window, NULL, &walls, NULL));
    assert_ok(pave_nest_walls(nest, walls));
    return walls;
}

/// Whether a side of a small tile is a wall, the slow way.
static bool brute_side(const pave_nest *nest, pave_cell cell, int64_t index, int k)
{
    const pave_cell a = pave_tri_parent(cell, nest->factor),
                    b = pave_tri_parent(pave_tri_neighbors(cell, k), nest->factor);
    if (pave_mask_side(nest->small, index, k)) return true;
    for (int side = 0; side < 3; side++)
        if (pave_cell_equal(pave_tri_neighbors(a, side), b) &&
            pave_mask_side(nest->big, pave_window_index(nest->big->window, a), side))
            return true;
    return false;
}

TEST(walls_of_both_sizes_count)
{
    for (size_t w = 0; w < sizeof windows / sizeof *windows; w++)
        for (int32_t m = 1; m <= 5; m++) {
            const pave_nest_def def = {
                .window = windows[w], .factor = m, .kinds = kinds, .kind_count = 4};
            pave_nest *nest = nest_of(&def);
            const int64_t big = nest->big->window->count, small = nest->small->window->count;
            for (int64_t i = 0; i < big; i++) {
                nest->on_big[i] = i % 7 == 0 ? ROCK : i % 3 == 0 ? MILL : 0;
                pave_mask_set_cell(nest->big, i, i % 11 == 5);
                assert_ok(pave_mask_set_side(nest->big, i, (int)(i % 3), i % 4 == 1));
            }
            for (int64_t i = 0; i < small; i++) {
                nest->on_small[i] = i % 13 == 0 ? ROCK : 0;
                nest->halves[i] = i % 17 == 3 ? 2 : 0;
                pave_mask_set_cell(nest->small, i, i % 19 == 4);
                assert_ok(pave_mask_set_side(nest->small, i, (int)(i % 3), i % 5 == 1));
            }
            pave_mask *walls = walls_of(nest);
            for (pave_window_walk walk = pave_window_begin(nest->small->window);
                 pave_window_next(&walk);) {
                const int64_t i = walk.index, below = pave_window_index(
                                                  nest->big->window, pave_tri_parent(walk.cell, m));
                const bool closed = pave_mask_cell(nest->small, i) || nest->halves[i] > 0 ||
                                    nest->on_small[i] == ROCK || nest->on_big[below] == ROCK ||
                                    pave_mask_cell(nest->big, below);
                assert_int_equal(pave_mask_cell(walls, i), closed);
                for (int k = 0; k < 3; k++)
                    assert_int_equal(pave_mask_side(walls, i, k),
                                     brute_side(nest, walk.cell, i, k));
            }
            pave_mask_destroy(walls);
            pave_nest_destroy(nest);
        }
}

// ---- Buildings ----------------------------------------------------------------------------------

/// Whether the middle of a cell, in half edges and thirds of a strip, is inside a building.
static bool is_inside(pave_cell cell, pave_nest_building b)
{
    const int64_t x = 2 * (int64_t)cell.q + cell.r + 1 + cell.s;
    return cell.r >= b.top && cell.r < b.bottom && x > b.left && x < b.right;
}

/// Whether a wall of the building runs along the whole of side k of a cell.
static bool is_wall(pave_cell cell, int k, pave_nest_building b)
{
    const pave_tri_edge edge = pave_tri_borders(cell, k);
    const int64_t x = 2 * (int64_t)edge.q + edge.r;
    return edge.s == PAVE_TRI_EDGE_N && (edge.r == b.top || edge.r == b.bottom) && x >= b.left &&
           x + 2 <= b.right;
}

/// Every rectangle on a board: what is inside stays open, is not reached from outside, and the half
/// tiles are those whose middle a wall passes.
TEST(buildings_are_closed)
{
    const pave_nest_def def = {
        .window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 2, .at = {0, 0, 0}}, .factor = 2};
    int built = 0, refused = 0;
    for (int32_t top = -4; top < 4; top++)
        for (int32_t bottom = top + 1; bottom <= 4; bottom++)
            for (int32_t left = -6; left < 6; left++)
                for (int32_t right = left + 1; right <= 6; right++) {
                    const pave_nest_building b = {left, right, top, bottom};
                    pave_nest *nest = nest_of(&def);
                    const pave_result result = pave_nest_build(nest, b, NULL);
                    pave_mask *walls = walls_of(nest);
                    int32_t labels[96];
                    assert_ok(pave_mask_components(walls, NULL, labels, NULL));
                    for (int64_t i = 0; i < 96; i++) {
                        const pave_cell cell = pave_window_cell(walls->window, i);
                        const int64_t x = 2 * (int64_t)cell.q + cell.r + 1 + cell.s;
                        const bool cut =
                            cell.r >= top && cell.r < bottom && (x == left || x == right);
                        assert_int_equal(pave_mask_cell(walls, i), result == PAVE_OK && cut);
                        for (int k = 0; k < 3; k++)
                            assert_int_equal(pave_mask_side(walls, i, k),
                                             result == PAVE_OK && is_wall(cell, k, b));
                        for (int64_t j = 0; j < i && result == PAVE_OK; j++)
                            if (labels[i] >= 0 && labels[i] == labels[j])
                                assert_int_equal(is_inside(cell, b),
                                                 is_inside(pave_window_cell(walls->window, j), b));
                    }
                    built += result == PAVE_OK;
                    refused += result == PAVE_RANGE;
                    pave_mask_destroy(walls);
                    pave_nest_destroy(nest);
                }
    assert_true(built > 200 && refused > 200);
}

TEST(bad_buildings_are_refused)
{
    const pave_nest_building cases[] = {{0, 0, 0, 2}, {3, 1, 0, 2},   {0, 4, 2, 2},
                                        {0, 4, 3, 1}, {0, 400, 0, 2}, {INT32_MIN, 4, 0, 2}};
    pave_nest *nest = small_nest();
    pave_error error = {0};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(pave_nest_build(nest, cases[i], &error), PAVE_RANGE);
        assert_true(strlen(error.message) > 20);
    }
    for (int64_t i = 0; i < nest->small->window->count; i++) assert_int_equal(nest->halves[i], 0);
    assert_int_equal(nest->small->side_count, 0);
    pave_nest_destroy(nest);
}

// ---- Memory -------------------------------------------------------------------------------------

TEST(nests_survive_a_lack_of_memory)
{
    const pave_nest_def def = {.window = windows[0], .factor = 3, .kinds = kinds, .kind_count = 4};
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_nest *nest = NULL;
        const pave_result result = pave_nest_create(&def, &memory.allocator, &nest, NULL);
        assert_told(memory, result);
        assert_true((result == PAVE_OK) == (nest != NULL));
        if (nest) { // the first side of a mask takes memory
            memory.fail_at = memory.count;
            const pave_nest_building b = {0, 5, 0, 3};
            assert_int_equal(pave_nest_build(nest, b, NULL), PAVE_NO_MEMORY);
            for (int64_t i = 0; i < nest->small->window->count; i++)
                assert_int_equal(nest->halves[i], 0);
            assert_ok(pave_nest_build(nest, b, NULL));
            memory.fail_at = memory.count;
        }
        pave_nest_destroy(nest);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
