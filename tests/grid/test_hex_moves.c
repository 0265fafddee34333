/// tests/grid/test_hex_moves.c: rays, rotations and reflections of hexagons against geometry in
/// whole numbers.
#include "../test.h"
#include "grid_windows.h"
#include "hex_fixture.h"

static const pave_hex_axis axes[3] = {PAVE_HEX_AXIS_Q, PAVE_HEX_AXIS_R, PAVE_HEX_AXIS_S};

static pave_cell cell_in(int window, int i)
{
    return pave_cell_of(window_at[window][0] + i % WINDOW, window_at[window][1] + i / WINDOW);
}

// ---- Rays ---------------------------------------------------------------------------------------

TEST(rays_go_step_by_step)
{
    for (int w = 0; w < WINDOWS; w++)
        for (int direction = 0; direction < PAVE_HEX_DIRECTIONS_MAX; direction++) {
            pave_cell from = cell_in(w, 40), at = from;
            for (int64_t k = 0; k < 20; k++) {
                assert_true(pave_cell_equal(pave_hex_ray(from, direction, k), at));
                at = direction < 6 ? pave_hex_neighbors(at, direction)
                                   : pave_hex_diagonals(at, direction - 6);
            }
        }
}

TEST(rays_reach_across_everything)
{
    const int64_t across = 2 * (int64_t)LIMIT;
    ASSERT_CELL(pave_hex_ray(pave_cell_of(-LIMIT, LIMIT), PAVE_HEX_NE, across), LIMIT, -LIMIT);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(LIMIT, 5), PAVE_HEX_W, across), -LIMIT, 5);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(5, -LIMIT), PAVE_HEX_SE, across + 1), 5, LIMIT + 1);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(LIMIT, LIMIT), PAVE_HEX_WNW, across), -LIMIT, -LIMIT);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(-LIMIT, -LIMIT), PAVE_HEX_ESE, across), LIMIT, LIMIT);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(0, LIMIT), PAVE_HEX_N, LIMIT), LIMIT, -LIMIT);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(0, -LIMIT), PAVE_HEX_S, LIMIT), -LIMIT, LIMIT);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(-LIMIT, 0), PAVE_HEX_ENE, LIMIT), LIMIT, -LIMIT);
    ASSERT_CELL(pave_hex_ray(pave_cell_of(LIMIT, 0), PAVE_HEX_WSW, LIMIT), -LIMIT, LIMIT);
}

// ---- Rotation and reflection --------------------------------------------------------------------

/// A way turned clockwise by `sixths`, 0 to 6, and 2^6 times as long, so that it is whole: x' = (x
/// - y) / 2, y' = (3 x + y) / 2 in our units.
static spot turned(spot way, int sixths)
{
    for (int i = 0; i < 6; i++)
        way = i < sixths ? (spot){way.x - way.y, 3 * way.x + way.y} : (spot){2 * way.x, 2 * way.y};
    return way;
}

/// The same for the mirror that keeps r, which is upright; those that keep q and s are that one
/// turned.
static spot mirrored(spot way, pave_hex_axis axis)
{
    static const int sixths[3] = {2, 0, 4}; // that bring the axis onto r
    way = turned(way, sixths[axis]);
    way = turned((spot){-way.x, way.y}, 6 - sixths[axis]);
    return (spot){way.x / 64, way.y / 64};
}

static spot way_from(spot from, pave_cell to)
{
    spot at = spot_of_face(to);
    return (spot){at.x - from.x, at.y - from.y};
}

static void check_turned(spot about, pave_cell from, pave_cell to, int sixths)
{
    spot wanted = turned(way_from(about, from), sixths), got = way_from(about, to);
    if (to.s != 0 || wanted.x != 64 * got.x || wanted.y != 64 * got.y)
        fail_msg("%d,%d turned by %d sixths is not %d,%d", (int)from.q, (int)from.r, sixths,
                 (int)to.q, (int)to.r);
}

static void check_mirrored(spot about, pave_cell from, pave_cell to, pave_hex_axis axis)
{
    spot wanted = mirrored(way_from(about, from), axis), got = way_from(about, to);
    if (to.s != 0 || wanted.x != 64 * got.x || wanted.y != 64 * got.y)
        fail_msg("%d,%d mirrored keeping %d is not %d,%d", (int)from.q, (int)from.r, (int)axis,
                 (int)to.q, (int)to.r);
}

static void check_about_face(pave_cell face, pave_cell about)
{
    for (int k = -13; k <= 13; k++)
        check_turned(spot_of_face(about), face, pave_hex_rotate_about_face(face, k, about),
                     ((k % 6) + 6) % 6);
    for (int i = 0; i < 3; i++) {
        const pave_hex_axis axis = axes[i];
        pave_cell image = pave_hex_reflect_about_face(face, axis, about);
        check_mirrored(spot_of_face(about), face, image, axis);
        assert_true(pave_cell_equal(pave_hex_reflect_about_face(image, axis, about), face));
    }
}

static void check_about_vertex(pave_cell face, pave_hex_vertex about)
{
    for (int k = -13; k <= 13; k++) {
        pave_cell image = {77, 78, 79};
        bool lands = pave_hex_rotate_about_vertex(face, k, about, &image);
        assert_true(lands == (k % 2 == 0));
        if (lands) check_turned(spot_of_vertex(about), face, image, ((k % 6) + 6) % 6);
        if (!lands) assert_guards(&image, 1);
    }
    for (int i = 0; i < 3; i++)
        check_mirrored(spot_of_vertex(about), face,
                       pave_hex_reflect_about_vertex(face, axes[i], about), axes[i]);
}

TEST(moves_agree_with_geometry)
{
    for (int w = 0; w < WINDOWS; w++)
        for (int i = 0; i < WINDOW * WINDOW; i++)
            for (int j = 0; j < WINDOW * WINDOW; j += 4) {
                pave_cell face = cell_in(w, i), about = cell_in(w, j);
                check_about_face(face, about);
                for (int32_t s = 0; s < 2; s++)
                    check_about_vertex(face, pave_hex_vertex_of(about.q, about.r, s));
            }
}

TEST(moves_reach_far)
{
    uint64_t random = 6;
    int checked = 0;
    while (checked < 5000) {
        pave_cell face =
            pave_cell_of(random_in(&random, -LIMIT, LIMIT), random_in(&random, -LIMIT, LIMIT));
        pave_cell about =
            pave_cell_of(random_in(&random, -LIMIT, LIMIT), random_in(&random, -LIMIT, LIMIT));
        if (pave_hex_distance(face, about) >= 2 * (int64_t)LIMIT) continue;
        check_about_face(face, about);
        check_about_vertex(face, pave_hex_vertex_of(about.q, about.r, checked % 2));
        checked++;
    }
    check_about_face(pave_cell_of(LIMIT, LIMIT), pave_cell_of(0, 0));
    check_about_face(pave_cell_of(LIMIT, -LIMIT), pave_cell_of(-LIMIT, LIMIT));
}

/// Reflections keep the named coordinate; a sixth is from direction k to k + 1.
TEST(moves_have_their_names)
{
    pave_cell about = pave_cell_of(3, 4), face = pave_cell_of(5, -2);
    assert_int_equal(pave_hex_reflect_about_face(face, PAVE_HEX_AXIS_Q, about).q, 5);
    assert_int_equal(pave_hex_reflect_about_face(face, PAVE_HEX_AXIS_R, about).r, -2);
    pave_cell image = pave_hex_reflect_about_face(face, PAVE_HEX_AXIS_S, about);
    assert_int_equal(image.q + image.r, 3);
    for (int k = 0; k < 6; k++)
        assert_true(
            pave_cell_equal(pave_hex_rotate_about_face(pave_hex_neighbors(about, k), 1, about),
                            pave_hex_neighbors(about, (k + 1) % 6)));
}

TEST(far_results_are_cut_off)
{
    const pave_cell low = {-PAVE_COORDINATE_MAX, -PAVE_COORDINATE_MAX, 0},
                    high = {PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX, 0};
    const pave_hex_vertex corner = {PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX, PAVE_HEX_VERTEX_N};
    pave_cell image = pave_hex_rotate_about_face(low, 1, high);
    assert_true(image.q == 3 * PAVE_COORDINATE_MAX && image.r == -3 * PAVE_COORDINATE_MAX &&
                !pave_cell_in_range(image));
    assert_true(pave_cell_equal(pave_hex_rotate_about_face(low, 6, high), low));
    assert_true(pave_hex_rotate_about_vertex(low, 2, corner, &image) &&
                image.q == 3 * PAVE_COORDINATE_MAX);
    image = pave_hex_reflect_about_face(low, PAVE_HEX_AXIS_Q, high);
    assert_true(image.q == -PAVE_COORDINATE_MAX && image.r == 3 * PAVE_COORDINATE_MAX);
    image = pave_hex_reflect_about_vertex(low, PAVE_HEX_AXIS_R, corner);
    assert_true(image.r == -PAVE_COORDINATE_MAX && !pave_cell_in_range(image));
}

int main(void) { return run_all_tests(NULL, NULL); }
