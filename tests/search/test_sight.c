/// tests/search/test_sight.c: pave_line_of_sight against clipping in whole numbers, against
/// pictures, and turned round.
#include <pave/search.h>

#include "../sparse.h"
#include "../test.h"
#include "sight_fixture.h"
#include "src/search/search_sight_line.h"

static bool sees(const pave_mask *walls, pave_cell a, pave_cell b)
{
    bool seen = false;
    assert_ok(pave_line_of_sight(walls, a, b, &seen));
    return seen;
}

// ---- Against the definition ---------------------------------------------------------------------

static void check_pair(const char *name, const pave_mask *walls, pave_cell a, pave_cell b,
                       int64_t seen[2])
{
    bool expected = sight_as_defined(walls, a, b), found = sees(walls, a, b);
    seen[found]++;
    if (found != expected)
        fail_msg("%s: %d,%d,%d to %d,%d,%d is %d", name, (int)a.q, (int)a.r, (int)a.s, (int)b.q,
                 (int)b.r, (int)b.s, (int)found);
    if (sees(walls, b, a) != found)
        fail_msg("%s: %d,%d,%d to %d,%d,%d is not so the other way", name, (int)a.q, (int)a.r,
                 (int)a.s, (int)b.q, (int)b.r, (int)b.s);
}

TEST(sight_is_as_defined)
{
    static const uint32_t percents[][2] = {{8, 0}, {30, 0}, {0, 8}, {12, 6}};
    uint32_t words = 2024;
    for (int p = 0; p < 4; p++) {
        int64_t seen[2] = {0, 0};
        for (int i = 0; i < FIXTURE_SHAPES; i++) {
            const fixture_shape *shape = &fixture_shapes[i];
            pave_window *window = fixture_window(shape, fixture_tiling(shape->grid));
            pave_mask *walls = fixture_walls(window, percents[p][0], percents[p][1], &words);
            for (int64_t a = 0; a < window->count; a++)
                for (int64_t b = (int64_t)(fixture_random(&words) % 3); b < window->count;
                     b += 1 + (int64_t)(fixture_random(&words) % 5))
                    check_pair(shape->name, walls, pave_window_cell(window, a),
                               pave_window_cell(window, b), seen);
            pave_mask_destroy(walls);
            pave_window_destroy(window);
        }
        assert_true(seen[0] > 2000 && seen[1] > 2000);
    }
}

/// In a window that wraps, the segment is that between the images that are named.
TEST(images_are_seen_where_they_are)
{
    uint32_t words = 99;
    int64_t seen[2] = {0, 0};
    for (int i = 0; i < FIXTURE_SHAPES; i++) {
        const fixture_shape *shape = &fixture_shapes[i];
        if (!shape->wrap) continue;
        pave_window *window = fixture_window(shape, fixture_tiling(shape->grid));
        pave_mask *walls = fixture_walls(window, 6, 3, &words);
        for (int round = 0; round < 600; round++) {
            pave_cell a = pave_window_cell(
                          window, (int64_t)(fixture_random(&words) % (uint64_t)window->count)),
                      b = a;
            b.q += (int32_t)(fixture_random(&words) % 25) - 12;
            b.r += (int32_t)(fixture_random(&words) % 25) - 12;
            b.s = (int32_t)(fixture_random(&words) % (uint32_t)window->face_count);
            check_pair(shape->name, walls, a, b, seen);
        }
        pave_mask_destroy(walls);
        pave_window_destroy(window);
    }
    assert_true(seen[0] > 1000 && seen[1] > 1000);
}

// ---- Pictures -----------------------------------------------------------------------------------
// Rows of a rectangle: # is a wall, and from the @ one sees what is marked + (an @, a + over a wall
// is *), and nothing else.

typedef struct picture {
    const char *name;
    int grid;
    int32_t width, height;
    const char *rows;
} picture;

static const picture pictures[] = {
    {"a wall is seen and hides", FIXTURE_SQUARE, 7, 3,
     "+++++.."
     "+@+*..."
     "+++++.."},
    {"along a wall, whose cells hide each other", FIXTURE_SQUARE, 7, 3,
     "+++++++"
     "@++++++"
     "**#####"},
    {"past one corner", FIXTURE_SQUARE, 5, 5,
     "@*..."
     "++..."
     "+++.#"
     "+++*."
     "+++.."},
    {"not between two that touch", FIXTURE_SQUARE, 4, 4,
     "@*.."
     "*..."
     "...."
     "...."},
    {"hexagons in a row", FIXTURE_HEX, 6, 1, "@++*.."},
    {"triangles in a row", FIXTURE_TRI, 6, 1, "@++*.."},
};

TEST(pictures_are_seen)
{
    for (size_t p = 0; p < sizeof pictures / sizeof pictures[0]; p++) {
        const picture *pic = &pictures[p];
        pave_window_def def = {
            .tiling = fixture_tiling(pic->grid), .width = pic->width, .height = pic->height};
        pave_window *window;
        pave_mask *walls;
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        assert_ok(pave_mask_create(window, NULL, &walls, NULL));
        int64_t from = strchr(pic->rows, '@') - pic->rows;
        for (int64_t i = 0; i < window->count; i++)
            pave_mask_set_cell(walls, i, pic->rows[i] == '#' || pic->rows[i] == '*');
        for (int64_t i = 0; i < window->count; i++) {
            bool expected = strchr("@+*", pic->rows[i]) != NULL;
            if (sees(walls, pave_window_cell(window, from), pave_window_cell(window, i)) !=
                expected)
                fail_msg("%s: cell %d", pic->name, (int)i);
        }
        pave_mask_destroy(walls);
        pave_window_destroy(window);
    }
}

/// Sides: that between two cells hides each from the other; those along the way do not; one at the
/// border of the window counts.
TEST(sides_hide)
{
    pave_window_def def = {.width = 5, .height = 2};
    pave_window *window;
    pave_mask *walls;
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    for (int64_t i = 0; i < 4; i++) assert_ok(pave_mask_set_side(walls, i, PAVE_SQUARE_S, true));
    assert_true(sees(walls, pave_cell_of(0, 0), pave_cell_of(4, 0)));
    assert_true(sees(walls, pave_cell_of(0, 1), pave_cell_of(4, 1)));
    assert_false(sees(walls, pave_cell_of(1, 0), pave_cell_of(1, 1)));
    assert_false(sees(walls, pave_cell_of(0, 0), pave_cell_of(2, 1)));
    assert_true(sees(walls, pave_cell_of(4, 0),
                     pave_cell_of(3, 1))); // through the corner, past the wall's end
    assert_true(sees(walls, pave_cell_of(4, 0), pave_cell_of(0, 1)) ==
                sight_as_defined(walls, pave_cell_of(4, 0), pave_cell_of(0, 1)));
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

// ---- Limits -------------------------------------------------------------------------------------

TEST(what_is_outside_is_not_seen)
{
    uint32_t words = 3;
    pave_window *window = fixture_window(&fixture_shapes[0], pave_tiling_square());
    pave_mask *walls = fixture_walls(window, 0, 0, &words);
    bool seen = true;
    assert_false(sees(walls, pave_cell_of(-3, 2), pave_cell_of(-4, 2)));
    assert_false(sees(walls, pave_cell_of(-4, 2), pave_cell_of(-3, 2)));
    assert_false(
        sees(walls, pave_cell_of(PAVE_COORDINATE_MAX, 2), pave_cell_of(PAVE_COORDINATE_MAX, 2)));
    assert_int_equal(pave_line_of_sight(walls, pave_cell_of(-3, 2),
                                        pave_cell_of(PAVE_COORDINATE_MAX + 1, 2), &seen),
                     PAVE_RANGE);
    assert_int_equal(pave_line_of_sight(walls, pave_cell_of(-3, -PAVE_COORDINATE_MAX - 1),
                                        pave_cell_of(-3, 2), &seen),
                     PAVE_RANGE);
    assert_true(seen); // untouched
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

/// Long walks, at the limits of coordinates too: they end where they should, and the whole numbers
/// come out even.
TEST(long_segments_are_exact)
{
    uint32_t words = 31;
    for (int round = 0; round < 120 / SPARSE(4); round++) {
        const pave_tiling *tiling = fixture_tiling(round % FIXTURE_GRIDS);
        int32_t far = round % 2 ? PAVE_COORDINATE_MAX : 500000,
                s = round % FIXTURE_GRIDS == FIXTURE_TRI;
        pave_cell a = {far, -far, 0};
        pave_cell b = {far - (int32_t)(fixture_random(&words) % 200000),
                       -far + (int32_t)(fixture_random(&words) % (round % 5 ? 200000 : 3)), s};
        for (int turn = 0; turn < 2; turn++) {
            pave_sight_line line;
            pave_sight_line_of(tiling, fixture_grid(round % FIXTURE_GRIDS), turn ? a : b,
                               turn ? b : a, &line);
            for (int nudge = PAVE_SIGHT_LEFT; nudge <= PAVE_SIGHT_RIGHT; nudge++) {
                pave_sight_walk walk = pave_sight_walk_of(&line, (pave_sight_nudge)nudge);
                int64_t steps = 0;
                while (steps < 2000000 && pave_sight_walk_next(&walk)) steps++;
                assert_true(pave_cell_equal(walk.cell, turn ? b : a));
                assert_int_equal(walk.value, 0);
            }
        }
    }
}

/// Ends as far apart as can be: nothing overflows (the sanitizers would report it), and the first
/// steps go the right way.
TEST(the_longest_segments_begin_well)
{
    for (int grid = 0; grid < FIXTURE_GRIDS; grid++)
        for (int corner = 0; corner < 4; corner++) {
            int32_t limit = PAVE_COORDINATE_MAX, u = corner & 1 ? limit : -limit,
                    v = corner & 2 ? limit : -limit;
            pave_sight_line line;
            pave_sight_line_of(fixture_tiling(grid), fixture_grid(grid), (pave_cell){u, v, 0},
                               (pave_cell){-u, -v, grid == FIXTURE_TRI}, &line);
            pave_sight_walk walk = pave_sight_walk_of(&line, PAVE_SIGHT_LEFT);
            for (int i = 0; i < 100000; i++) assert_true(pave_sight_walk_next(&walk));
            int64_t du = ((int64_t)walk.cell.q - u) * (u > 0 ? -1 : 1),
                    dv = ((int64_t)walk.cell.r - v) * (v > 0 ? -1 : 1);
            assert_true(du - dv <= 2 && dv - du <= 2 && du > 20000);
        }
}

// ---- Tilings that are not regular grids
// -----------------------------------------------------------

/// Regular grids taken for others: the walk in doubles must equal the walk in whole numbers, cell
/// by cell, except that it begins at the end that comes first.
static void check_walks(const pave_tiling *tiling, pave_window_grid grid, pave_cell a, pave_cell b,
                        pave_sight_nudge nudge)
{
    pave_sight_line whole, other;
    pave_sight_line_of(tiling, PAVE_WINDOW_OTHER, a, b, &other);
    pave_sight_line_of(tiling, PAVE_WINDOW_OTHER, b, a, &whole);
    assert_true(pave_cell_equal(whole.a, other.a) &&
                pave_cell_equal(whole.b, other.b)); // in either direction it is the same walk
    pave_sight_line_of(tiling, grid, other.a, other.b, &whole);
    pave_sight_walk walk = pave_sight_walk_of(&whole, nudge),
                    twin = pave_sight_walk_of(&other, nudge);
    assert_true(pave_cell_equal(walk.cell, twin.cell));
    while (pave_sight_walk_next(&walk)) {
        assert_true(pave_sight_walk_next(&twin));
        assert_true(pave_cell_equal(walk.cell, twin.cell) &&
                    pave_cell_equal(walk.before, twin.before) && walk.side == twin.side);
        assert_true(walk.grazes == twin.grazes);
    }
    assert_false(pave_sight_walk_next(&twin));
}

TEST(doubles_agree_with_whole_numbers)
{
    enum { SPAN = 13 };
    for (int grid = 0; grid < FIXTURE_GRIDS; grid++) {
        pave_tiling const *tiling = fixture_tiling(grid);
        for (int32_t i = 0; i < SPAN * SPAN; i++)
            for (int32_t s = 0; s < tiling->face_count * tiling->face_count; s++) {
                pave_cell a = {1000 - grid * 3000, -7, s % tiling->face_count};
                pave_cell b = {a.q + i % SPAN - SPAN / 2, a.r + i / SPAN - SPAN / 2,
                               s / tiling->face_count};
                if (pave_cell_equal(a, b)) continue;
                check_walks(tiling, fixture_grid(grid), a, b, PAVE_SIGHT_LEFT);
                check_walks(tiling, fixture_grid(grid), a, b, PAVE_SIGHT_RIGHT);
            }
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
