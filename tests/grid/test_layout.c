/// tests/grid/test_layout.c: layouts: both ways, transformed, refused; and the rounding that every
/// grid stands on.
#include <pave/layout.h>
#include <pave/square.h>

#include "../test.h"
#include "src/grid/layout_make.h"

#include <math.h>

static bool is_near(pave_vec2 a, pave_vec2 b, double tolerance)
{
    return fabs(a.x - b.x) <= tolerance && fabs(a.y - b.y) <= tolerance;
}
static bool is_point(pave_vec2 a, pave_vec2 b) { return a.x == b.x && a.y == b.y; }

TEST(points_go_both_ways)
{
    for (int c = 0; c < 7 * 7 * 7 * 7; c++) {
        pave_vec2 i = pave_vec2_of(c % 7 - 3, c / 7 % 7 - 3),
                  j = pave_vec2_of(c / 49 % 7 - 3, c / 343 - 3), origin = pave_vec2_of(10, -20);
        pave_layout layout;
        pave_result result = pave_layout_of(origin, i, j, &layout);
        assert_int_equal(result, i.x * j.y == i.y * j.x ? PAVE_INVALID : PAVE_OK);
        if (result != PAVE_OK) continue;
        assert_true(is_point(pave_layout_point(&layout, 0, 0), origin));
        assert_true(is_point(pave_layout_point(&layout, 1, 0),
                             pave_vec2_of(origin.x + i.x, origin.y + i.y)));
        assert_true(is_point(pave_layout_point(&layout, 0, 1),
                             pave_vec2_of(origin.x + j.x, origin.y + j.y)));
        assert_true(
            is_point(pave_layout_point(&layout, -3, 2.5),
                     pave_vec2_of(origin.x - 3 * i.x + 2.5 * j.x, origin.y - 3 * i.y + 2.5 * j.y)));
        for (int n = 0; n < 25; n++) {
            pave_vec2 at = pave_vec2_of(n % 5 - 2.25, n / 5 - 1.75);
            assert_true(is_near(
                pave_layout_lattice(&layout, pave_layout_point(&layout, at.x, at.y)), at, 1e-12));
        }
    }
}

TEST(layouts_without_an_inverse_are_refused)
{
    const double bad[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};
    const pave_layout untouched = {{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}};
    for (int b = 0; b < 3; b++)
        for (int n = 0; n < 6; n++) {
            double numbers[6] = {0, 0, 1, 0, 0, 1};
            pave_layout layout = untouched;
            numbers[n] = bad[b];
            assert_int_equal(pave_layout_of(pave_vec2_of(numbers[0], numbers[1]),
                                            pave_vec2_of(numbers[2], numbers[3]),
                                            pave_vec2_of(numbers[4], numbers[5]), &layout),
                             PAVE_RANGE);
            assert_true(is_point(layout.origin, untouched.origin) &&
                        is_point(layout.v, untouched.v));
        }
    pave_layout layout;
    pave_vec2 zero = pave_vec2_of(0, 0);
    assert_int_equal(pave_layout_of(zero, pave_vec2_of(2, 4), pave_vec2_of(1, 2), &layout),
                     PAVE_INVALID);
    assert_int_equal(pave_layout_of(zero, zero, pave_vec2_of(1, 2), &layout), PAVE_INVALID);
    assert_int_equal(pave_layout_of(zero, pave_vec2_of(1e200, 0), pave_vec2_of(0, 1e200), &layout),
                     PAVE_RANGE);
    assert_int_equal(
        pave_layout_of(zero, pave_vec2_of(1e-200, 0), pave_vec2_of(0, 1e-200), &layout),
        PAVE_INVALID);
    assert_int_equal(pave_layout_of(zero, pave_vec2_of(1e-309, 0), pave_vec2_of(0, 1), &layout),
                     PAVE_RANGE); // the inverse overflows
    assert_ok(pave_layout_of(zero, pave_vec2_of(1e100, 0), pave_vec2_of(0, 1e100), &layout));
}

TEST(a_transformed_layout_transforms_its_points)
{
    pave_layout layout, turned, mirrored;
    const pave_vec2 a = {0.5, 2.0}, b = {-3.0, 0.25};
    assert_ok(pave_layout_of(pave_vec2_of(5, 7), pave_vec2_of(2, 1), pave_vec2_of(-1, 4), &layout));
    assert_ok(pave_layout_transform(&layout, a, b, &turned));
    for (int n = 0; n < 81; n++) {
        double u = n % 9 - 4, v = n / 9 - 4;
        pave_vec2 point = pave_layout_point(&layout, u, v);
        pave_vec2 wanted =
            pave_vec2_of(a.x * point.x + b.x * point.y, a.y * point.x + b.y * point.y);
        assert_true(is_near(pave_layout_point(&turned, u, v), wanted, 1e-12));
        assert_true(is_near(pave_layout_lattice(&turned, wanted), pave_vec2_of(u, v), 1e-12));
    }
    mirrored = layout; // in place
    assert_ok(pave_layout_transform(&mirrored, pave_vec2_of(1, 0), pave_vec2_of(0, -1), &mirrored));
    assert_true(is_point(mirrored.origin, pave_vec2_of(5, -7)) &&
                is_point(mirrored.i, pave_vec2_of(2, -1)));
    assert_true(is_point(mirrored.j, pave_vec2_of(-1, -4)));
    assert_int_equal(pave_layout_transform(&layout, a, pave_vec2_of(1.0, 4.0), &turned),
                     PAVE_INVALID); // in one line
}

TEST(what_the_grids_have_in_common_is_made)
{
    const pave_vec2 i = {3.0, 1.0}, j = {-1.0, 2.0};
    const pave_layout_bases bases = {i, j, {5.0, 0.0}, {0.0, 7.0}};
    pave_layout_def def = {PAVE_POINTY, false, 0.0, {0.0, 0.0}};
    pave_layout layout;
    assert_ok(pave_layout_make(&def, &bases, &layout, NULL));
    assert_true(is_point(layout.i, i) && is_point(layout.j, j) &&
                is_point(layout.origin, def.origin));
    def.size = 2.0, def.y_up = true, def.origin = pave_vec2_of(8.0, 9.0);
    assert_ok(pave_layout_make(&def, &bases, &layout, NULL));
    assert_true(is_point(layout.i, pave_vec2_of(6.0, -2.0)) &&
                is_point(layout.j, pave_vec2_of(-2.0, -4.0)) &&
                is_point(layout.origin, def.origin));
    def.size = -2.0;
    assert_int_equal(pave_layout_make(&def, &bases, &layout, NULL), PAVE_RANGE);
    def.size = (double)NAN;
    assert_int_equal(pave_layout_make(&def, &bases, &layout, NULL), PAVE_RANGE);
    def = (pave_layout_def){.orientation = PAVE_FLAT};
    assert_ok(pave_layout_make(&def, &bases, &layout, NULL));
    assert_true(is_point(layout.i, bases.flat_i) && is_point(layout.j, bases.flat_j));
    def.orientation = (pave_orientation)2;
    assert_int_equal(pave_layout_make(&def, &bases, &layout, NULL), PAVE_RANGE);
    assert_ok(pave_layout_make(NULL, &bases, &layout, NULL));
    assert_true(is_point(layout.i, i) && is_point(layout.j, j) &&
                is_point(layout.origin, pave_vec2_of(0.0, 0.0)));
}

// ---- Rounding -----------------------------------------------------------------------------------

static void check_rounding(double x)
{
    double down = floor(x), rest = x - down; // libm's floor is exact
    const double limit = (double)PAVE_COORDINATE_MAX + 1.0;
    double nearest = x < 0.0 && x > -0.5 ? 0.0 : rest >= 0.5 ? down + 1.0 : down;
    down = down < -limit ? -limit : down > limit ? limit : down;
    nearest = nearest < -limit ? -limit : nearest > limit ? limit : nearest;
    if ((double)pave_layout_floor(x) != down)
        fail_msg("the floor of %.20g is %d", x, (int)pave_layout_floor(x));
    if ((double)pave_square_round(x, 0.0).q != nearest)
        fail_msg("%.20g is rounded to %d", x, (int)pave_square_round(x, 0.0).q);
}

TEST(rounding_is_exact)
{
    static const double middles[] = {0.0,         1.0,          2.0,         3.0,
                                     1000.0,      536870911.0,  536870912.0, 536870913.0,
                                     536870914.0, 4294967296.0, 1e18,        1e300};
    for (size_t i = 0; i < sizeof middles / sizeof middles[0]; i++)
        for (int half = -2; half <= 2; half++)
            for (int sign = -1; sign <= 1; sign += 2) {
                double x = sign * (middles[i] + half / 2.0), below = x, above = x;
                check_rounding(x);
                for (int step = 0; step < 3; step++) {
                    below = nextafter(below, -(double)INFINITY),
                    above = nextafter(above, (double)INFINITY);
                    check_rounding(below);
                    check_rounding(above);
                }
            }
    check_rounding((double)INFINITY);
    check_rounding(-(double)INFINITY);
    assert_int_equal(pave_layout_floor((double)NAN), 0);
    assert_int_equal(pave_square_round((double)NAN, 0.0).q, 0);
    assert_int_equal(pave_layout_floor(-0.0), 0);
}

int main(void) { return run_all_tests(NULL, NULL); }
