/// tests/grid/test_tri_world.c: where the parts of the triangle grid lie, and which of them is
/// under a point.
#include "../test.h"
#include "same_parts.h"
#include "tri_places.h"

#include <math.h>

/// The layouts that are tested: pointy, flat, mirrored, large and far away, small, and a sheared
/// one.
enum { LAYOUTS = 6, REGULAR = 5 };

static pave_layout layout_of(int i)
{
    static const pave_layout_def defs[REGULAR] = {
        {.size = 0},
        {.orientation = PAVE_FLAT, .size = 1.0},
        {.orientation = PAVE_POINTY, .y_up = true, .size = 3.0, .origin = {5.25, -7.0}},
        {.orientation = PAVE_FLAT, .y_up = true, .size = 100.0, .origin = {-1000.0, 300.0}},
        {.size = 0.125, .origin = {0.3, 0.4}}};
    pave_layout layout;
    assert_ok(pave_tri_layout(&defs[i < REGULAR ? i : 0], &layout, NULL));
    if (i >= REGULAR)
        assert_ok(pave_layout_transform(&layout, pave_vec2_of(1.0, 0.25), pave_vec2_of(-0.5, 2.0),
                                        &layout));
    return layout;
}

static double away(pave_vec2 a, pave_vec2 b)
{
    return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

static void assert_near(pave_vec2 a, double x, double y)
{
    if (!(away(a, pave_vec2_of(x, y)) <= 1e-9 * (1.0 + fabs(x) + fabs(y))))
        fail_msg("%.17g %.17g is not %.17g %.17g", a.x, a.y, x, y);
}

// ---- Where parts lie ----------------------------------------------------------------------------

TEST(vertices_lie_where_the_notation_says)
{
    const double height = sqrt(3.0) / 2.0, turn_x = cos(acos(-1.0) / 6.0), turn_y = 0.5;
    const pave_layout pointy = layout_of(0), flat = layout_of(1), mirrored = layout_of(2);
    for (int i = 0; i < 11 * 11; i++) {
        const int q = i % 11 - 5, r = i / 11 - 5;
        const pave_tri_vertex vertex = pave_tri_vertex_of(q, r);
        const double x = q + r / 2.0, y = r * height;
        assert_near(pave_tri_vertex_point(&pointy, vertex), x, y);
        assert_near(pave_tri_vertex_point(&flat, vertex), x * turn_x - y * turn_y,
                    x * turn_y + y * turn_x); // 30 degrees clockwise, y down
        assert_near(pave_tri_vertex_point(&mirrored, vertex), 5.25 + 3.0 * x, -7.0 - 3.0 * y);
    }
}

/// The middles of faces and edges are the means of their corners and ends, in every layout.
TEST(middles_are_means)
{
    for (int l = 0; l < LAYOUTS; l++) {
        const pave_layout layout = layout_of(l);
        for (int i = 0; i < 9 * 9 * 3; i++) {
            const int q = i / 3 % 9 - 4, r = i / 27 - 4;
            const pave_tri_edge edge = pave_tri_edge_of(q, r, i % 3);
            const pave_vec2 a = pave_tri_vertex_point(&layout, pave_tri_endpoints(edge, 0)),
                            b = pave_tri_vertex_point(&layout, pave_tri_endpoints(edge, 1));
            assert_near(pave_tri_edge_point(&layout, edge), (a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
            if (i % 3 == 2) continue;
            const pave_cell face = {q, r, i % 3};
            pave_vec2 corner[PAVE_TRI_CORNERS_MAX];
            pave_tri_face_corner_points(&layout, face, corner);
            for (int k = 0; k < 3; k++) {
                const pave_vec2 point = pave_tri_vertex_point(&layout, pave_tri_corners(face, k));
                assert_memory_equal(&corner[k], &point, sizeof point);
                if (l < REGULAR)
                    assert_true(fabs(away(corner[k], corner[(k + 1) % 3]) / away(a, b) - 1.0) <
                                1e-12); // all edges are as long
            }
            assert_near(pave_tri_face_point(&layout, face),
                        (corner[0].x + corner[1].x + corner[2].x) / 3.0,
                        (corner[0].y + corner[1].y + corner[2].y) / 3.0);
        }
    }
}

/// On screen the corners of every face turn clockwise, unless the layout is a mirror.
TEST(corners_turn_clockwise_on_screen)
{
    for (int l = 0; l < LAYOUTS; l++)
        for (int s = 0; s < 2; s++) {
            const pave_layout layout = layout_of(l);
            pave_vec2 c[PAVE_TRI_CORNERS_MAX];
            pave_tri_face_corner_points(&layout, pave_tri_face_of(1, 1, s), c);
            const double area =
                (c[1].x - c[0].x) * (c[2].y - c[0].y) - (c[1].y - c[0].y) * (c[2].x - c[0].x);
            assert_int_equal(area > 0.0, l != 2 && l != 3);
        }
    // Pointy, R points up: its corner 0 is the highest. Flat, it points to the upper right.
    const pave_layout pointy = layout_of(0), flat = layout_of(1);
    pave_vec2 c[PAVE_TRI_CORNERS_MAX],
        middle = pave_tri_face_point(&pointy, pave_tri_face_of(0, 0, PAVE_TRI_R));
    pave_tri_face_corner_points(&pointy, pave_tri_face_of(0, 0, PAVE_TRI_R), c);
    assert_true(c[0].y < middle.y && fabs(c[0].x - middle.x) < 1e-12 && c[1].y > middle.y &&
                fabs(c[1].y - c[2].y) < 1e-12);
    pave_tri_face_corner_points(&flat, pave_tri_face_of(0, 0, PAVE_TRI_L), c);
    assert_true(fabs(c[1].x - c[0].x) > 0.8 &&
                fabs(c[2].x - c[0].x) < 1e-12); // one edge stands upright
}

TEST(wrong_layouts_are_refused)
{
    pave_layout layout, untouched;
    memset(&layout, 7, sizeof layout);
    untouched = layout;
    const pave_layout_def wrong[] = {{.size = -1.0},
                                     {.size = (double)NAN},
                                     {.origin = {(double)INFINITY, 0.0}},
                                     {.orientation = (pave_orientation)2}};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(pave_tri_layout(&wrong[i], &layout, NULL), PAVE_RANGE);
        assert_memory_equal(&layout, &untouched, sizeof layout);
    }
}

// ---- Under a lattice point, exactly -------------------------------------------------------------

/// All sixteenths, so that everything is exact: the floor of both, and R on the diagonal.
TEST(rounding_is_exact)
{
    for (int32_t p = 0; p < PLACES; p++)
        for (int i = 0; i < 65 * 65; i++) {
            const int64_t u = i % 65 - 32 + 16 * (int64_t)place_within(p, 3).q,
                          v = i / 65 - 32 + 16 * (int64_t)place_within(p, 3).r;
            const int64_t q = pave_floor_divide(u, 16), r = pave_floor_divide(v, 16);
            const pave_cell face = pave_tri_round((double)u / 16.0, (double)v / 16.0);
            if (face.q != q || face.r != r || face.s != (u - 16 * q + v - 16 * r >= 16))
                fail_msg("%lld, %lld sixteenths", (long long)u, (long long)v);
        }
}

/// Where a sum of the two parts would be rounded to the diagonal.
TEST(rounding_sees_the_last_bit)
{
    static const struct {
        double u, v;
        pave_cell face;
    } cases[] = {{0.99999999999999988898, 1e-20, {0, 0, 0}},
                 {0.99999999999999988898, 1.1102230246251565e-16, {0, 0, 1}},
                 {1e-20, 0.99999999999999988898, {0, 0, 0}},
                 {-1e-20, 0.0, {-1, 0, 0}},
                 {-1e-20, 1e-20, {-1, 0, 1}},
                 {-1e-20, 0.9e-20, {-1, 0, 0}},
                 {0.0, -1e-20, {0, -1, 0}},
                 {2e-20, -1e-20, {0, -1, 1}},
                 {-0.0, -0.0, {0, 0, 0}},
                 {0.5, 0.5, {0, 0, 1}},
                 {0.5, 0.49999999999999994449, {0, 0, 0}},
                 {-0.5, 0.49999999999999994449, {-1, 0, 0}},
                 {-1e-20, -1e-20, {-1, -1, 1}}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const pave_cell face = pave_tri_round(cases[i].u, cases[i].v);
        if (!pave_cell_equal(face, cases[i].face))
            fail_msg("%.20g, %.20g is in %d,%d,%d", cases[i].u, cases[i].v, (int)face.q,
                     (int)face.r, (int)face.s);
    }
}

TEST(what_is_beyond_the_limits_stays_beyond)
{
    const pave_layout layout = layout_of(0);
    static const double far[] = {(double)LIMIT + 1.0, 1e10, 1e300, (double)INFINITY};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(pave_tri_round(far[i], 0.25).q, LIMIT + 1);
        assert_int_equal(pave_tri_round(0.25, -far[i] - 0.5).r, -LIMIT - 1);
        assert_false(pave_cell_in_range(pave_tri_face_at(&layout, pave_vec2_of(0.0, far[i]))));
        assert_false(pave_cell_in_range(
            pave_cell_of(pave_tri_vertex_at(&layout, pave_vec2_of(-far[i] * 2.0, 0.0)).q, 0)));
        (void)pave_tri_edge_at(&layout, pave_vec2_of(far[i], -far[i])); // defined, wherever
    }
    assert_true(pave_cell_equal(pave_tri_round((double)NAN, (double)NAN), pave_cell_of(0, 0)));
    assert_true(pave_cell_in_range(pave_tri_face_at(&layout, pave_vec2_of((double)NAN, 1.0))));
}

// ---- Under a point of the world, by asking all --------------------------------------------------

static double distance_to_edge(const pave_layout *layout, pave_tri_edge edge, pave_vec2 point)
{
    const pave_vec2 a = pave_tri_vertex_point(layout, pave_tri_endpoints(edge, 0)),
                    b = pave_tri_vertex_point(layout, pave_tri_endpoints(edge, 1));
    const double length = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
    double part = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
    part = part < 0.0 ? 0.0 : part > 1.0 ? 1.0 : part;
    return away(point, pave_vec2_of(a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)));
}

/// How far inside a face a point is: the least of the three areas that it spans with the sides, of
/// the face's own; negative outside.
static double inside(const pave_layout *layout, pave_cell face, pave_vec2 point)
{
    pave_vec2 c[PAVE_TRI_CORNERS_MAX];
    double least = 2.0;
    pave_tri_face_corner_points(layout, face, c);
    const double whole =
        (c[1].x - c[0].x) * (c[2].y - c[0].y) - (c[1].y - c[0].y) * (c[2].x - c[0].x);
    for (int k = 0; k < 3; k++) {
        const pave_vec2 a = c[k], b = c[(k + 1) % 3];
        const double part = ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / whole;
        least = part < least ? part : least;
    }
    return least;
}

static void check_under(const pave_layout *layout, pave_vec2 point, bool regular)
{
    const pave_cell face = pave_tri_face_at(layout, point);
    if (inside(layout, face, point) < -1e-9)
        fail_msg("%.17g, %.17g is not in %d,%d,%d", point.x, point.y, (int)face.q, (int)face.r,
                 (int)face.s);
    if (!regular) return;
    const double edge = distance_to_edge(layout, pave_tri_edge_at(layout, point), point);
    const double vertex =
                     away(pave_tri_vertex_point(layout, pave_tri_vertex_at(layout, point)), point),
                 slack = 1e-9 * (1.0 + edge + vertex);
    for (int i = 0; i < 5 * 5 * 3; i++) {
        const int32_t q = face.q + i / 3 % 5 - 2, r = face.r + i / 15 - 2;
        if (distance_to_edge(layout, pave_tri_edge_of(q, r, i % 3), point) < edge - slack)
            fail_msg("%.17g, %.17g has a nearer edge", point.x, point.y);
        if (away(pave_tri_vertex_point(layout, pave_tri_vertex_of(q, r)), point) < vertex - slack)
            fail_msg("%.17g, %.17g has a nearer vertex", point.x, point.y);
    }
}

TEST(nothing_is_nearer)
{
    uint64_t seed = 8;
    for (int l = 0; l < LAYOUTS; l++) {
        const pave_layout layout = layout_of(l);
        for (int i = 0; i < 4000; i++) {
            const double u = (double)chance_of(&seed, -7000000, 7000000) / 1e6,
                         v = (double)chance_of(&seed, -7000000, 7000000) / 1e6;
            check_under(&layout, pave_layout_point(&layout, u, v), l < REGULAR);
        }
    }
}

/// Every part is found at its own middle, near and far, negative numbers too. (Truncating instead
/// of flooring fails here.)
TEST(parts_are_found_at_their_middles)
{
    for (int l = 0; l < LAYOUTS; l++)
        for (int p = 0; p < PLACES; p++)
            for (int i = 0; i < 9 * 9 * 3; i++) {
                const pave_layout layout = layout_of(l);
                const pave_cell at = face_moved(place_within(p, 4), i / 3 % 9 - 4, i / 27 - 4);
                const pave_tri_edge edge = pave_tri_edge_of(at.q, at.r, i % 3);
                const pave_tri_vertex vertex = pave_tri_vertex_of(at.q, at.r);
                const pave_cell face = with_kind(at, i & 1);
                assert_true(pave_cell_equal(
                    pave_tri_face_at(&layout, pave_tri_face_point(&layout, face)), face));
                if (l >= REGULAR) continue;
                assert_true(same_tri_edge(
                    pave_tri_edge_at(&layout, pave_tri_edge_point(&layout, edge)), edge));
                assert_true(same_tri_vertex(
                    pave_tri_vertex_at(&layout, pave_tri_vertex_point(&layout, vertex)), vertex));
            }
}

/// Ties, on a layout in which they are exact: of what is equally near, the first of the face under
/// the point.
TEST(ties_fall_as_is_said)
{
    pave_layout layout;
    assert_ok(pave_layout_of(pave_vec2_of(0.0, 0.0), pave_vec2_of(1.0, 0.0), pave_vec2_of(0.0, 1.0),
                             &layout));
    const pave_vec2 vertex = {-2.0, 3.0}, on_west = {0.0, 0.5}, between = {0.25, 0.25},
                    on_diagonal = {0.5, 0.5}, right = {0.75, 0.75};
    assert_true(
        pave_cell_equal(pave_tri_face_at(&layout, vertex), pave_tri_face_of(-2, 3, PAVE_TRI_L)));
    assert_true(
        same_tri_edge(pave_tri_edge_at(&layout, vertex), pave_tri_edge_of(-2, 3, PAVE_TRI_EDGE_N)));
    assert_true(same_tri_vertex(pave_tri_vertex_at(&layout, on_west), pave_tri_vertex_of(0, 0)));
    assert_true(
        same_tri_edge(pave_tri_edge_at(&layout, between), pave_tri_edge_of(0, 0, PAVE_TRI_EDGE_N)));
    assert_true(pave_cell_equal(pave_tri_face_at(&layout, on_diagonal),
                                pave_tri_face_of(0, 0, PAVE_TRI_R)));
    assert_true(
        same_tri_vertex(pave_tri_vertex_at(&layout, on_diagonal), pave_tri_vertex_of(1, 0)));
    assert_true(
        same_tri_edge(pave_tri_edge_at(&layout, right), pave_tri_edge_of(1, 0, PAVE_TRI_EDGE_W)));
}

int main(void) { return run_all_tests(NULL, NULL); }
