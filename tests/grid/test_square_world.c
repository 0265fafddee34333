/// tests/grid/test_square_world.c: squares in the world: points and the parts under them, against a
/// search over all parts around a point.
#include "../test.h"
#include "same_parts.h"
#include "square_places.h"

#include <math.h>

// ---- Layouts ------------------------------------------------------------------------------------

typedef struct layout_row {
    const char *name;
    pave_vec2 origin, i, j;
} layout_row;

/// All of these, and what they are turned into, are binary fractions: so points on edges are exact.
static const layout_row layouts[] = {
    {"plain", {0, 0}, {1, 0}, {0, 1}},     {"big", {100, -50}, {32, 0}, {0, 32}},
    {"y up", {0, 0}, {1, 0}, {0, -1}},     {"isometric", {8, 4}, {32, 16}, {-32, 16}},
    {"sheared", {0, 0}, {1, 0}, {0.5, 1}}, {"rectangles", {0.25, 0}, {2, 0}, {0, 0.5}},
    {"swapped", {0, 0}, {0, 1}, {1, 0}},   {"turned", {-3, 7}, {4, 4}, {-4, 4}},
};
enum { LAYOUTS = sizeof layouts / sizeof layouts[0] };

static pave_layout get_layout(int i)
{
    pave_layout layout;
    assert_ok(pave_layout_of(layouts[i].origin, layouts[i].i, layouts[i].j, &layout));
    return layout;
}

TEST(square_layouts_are_what_was_asked_for)
{
    pave_layout_def def = {0};
    pave_layout layout;
    assert_ok(pave_square_layout(&def, &layout, NULL));
    assert_true(layout.i.x == 1.0 && layout.i.y == 0.0 && layout.j.x == 0.0 && layout.j.y == 1.0 &&
                layout.origin.x == 0.0);
    def.orientation = PAVE_FLAT, def.y_up = true, def.size = 16.0,
    def.origin = pave_vec2_of(3.0, 4.0);
    assert_ok(pave_square_layout(&def, &layout, NULL));
    assert_true(layout.i.x == 16.0 && layout.i.y == 0.0 && layout.j.x == 0.0 &&
                layout.j.y == -16.0);
    assert_true(layout.origin.x == 3.0 && layout.origin.y == 4.0);
    pave_vec2 middle = pave_square_face_point(&layout, pave_cell_of(1, 2));
    assert_true(middle.x == 3.0 + 24.0 && middle.y == 4.0 - 40.0);
}

TEST(bad_sizes_are_refused)
{
    const double sizes[] = {-1.0, (double)NAN, (double)INFINITY, -(double)INFINITY, 1e300, 1e-300};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        pave_layout_def def = {0};
        pave_layout layout = {{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}};
        def.size = sizes[i];
        assert_int_equal(pave_square_layout(&def, &layout, NULL), PAVE_RANGE);
        assert_true(layout.origin.x == 1 && layout.v.y == 10);
    }
    pave_layout_def def = {0};
    pave_layout layout;
    def.origin.y = (double)NAN;
    assert_int_equal(pave_square_layout(&def, &layout, NULL), PAVE_RANGE);
}

// ---- Points of parts ----------------------------------------------------------------------------

static bool is_point(pave_vec2 a, pave_vec2 b) { return a.x == b.x && a.y == b.y; }
static pave_vec2 between(pave_vec2 a, pave_vec2 b)
{
    return pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2);
}

/// Every point of every part follows from those of the vertices.
TEST(points_lie_between_the_vertices)
{
    for (int l = 0; l < LAYOUTS; l++) {
        pave_layout layout = get_layout(l);
        for (int c = 0; c < PLACES * 49; c++) {
            pave_cell face = moved(place_within(c / 49, 3), c % 7 - 3, c / 7 % 7 - 3);
            pave_vec2 corners[PAVE_SQUARE_CORNERS_MAX];
            pave_square_face_corner_points(&layout, face, corners);
            for (int k = 0; k < 4; k++) {
                pave_square_vertex vertex = pave_square_corners(face, k);
                pave_square_edge border = pave_square_borders(face, k);
                assert_true(is_point(corners[k], pave_layout_point(&layout, vertex.q, vertex.r)));
                assert_true(is_point(corners[k], pave_square_vertex_point(&layout, vertex)));
                assert_true(is_point(pave_square_edge_point(&layout, border),
                                     between(corners[k], corners[(k + 1) % 4])));
            }
            assert_true(
                is_point(pave_square_face_point(&layout, face), between(corners[0], corners[2])));
        }
    }
}

// ---- Parts under points -------------------------------------------------------------------------

/// A point of the lattice in eighths.
typedef struct eighths {
    int64_t u, v;
} eighths;

/// Whether a point lies in the closed square of a face, by the corners in the world: on no wrong
/// side of any border.
static bool face_has(const pave_layout *layout, pave_cell face, pave_vec2 point)
{
    pave_vec2 corner[PAVE_SQUARE_CORNERS_MAX];
    bool left = true, right = true;
    pave_square_face_corner_points(layout, face, corner);
    for (int k = 0; k < 4; k++) {
        pave_vec2 a = corner[k], b = corner[(k + 1) % 4];
        double turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
        left = left && turn <= 0.0;
        right = right && turn >= 0.0;
    }
    return left || right;
}

/// The square of the way from a point to an edge, in eighths.
static int64_t way_to_edge(eighths at, pave_square_edge edge)
{
    int64_t u = at.u - 8 * (int64_t)edge.q, v = at.v - 8 * (int64_t)edge.r,
            along = edge.s == PAVE_SQUARE_EDGE_N ? u : v;
    int64_t aside = edge.s == PAVE_SQUARE_EDGE_N ? v : u, past = along < 0   ? -along
                                                                 : along > 8 ? along - 8
                                                                             : 0;
    return aside * aside + past * past;
}

static int64_t way_to_vertex(eighths at, pave_square_vertex vertex)
{
    int64_t u = at.u - 8 * (int64_t)vertex.q, v = at.v - 8 * (int64_t)vertex.r;
    return u * u + v * v;
}

static bool is_greater(int32_t aq, int32_t ar, int32_t bq, int32_t br)
{
    return aq > bq || (aq == bq && ar > br);
}

static void check_at(const pave_layout *layout, const char *name, pave_cell about, eighths at)
{
    pave_vec2 point = pave_layout_point(layout, (double)at.u / 8.0, (double)at.v / 8.0);
    pave_cell face = pave_square_face_at(layout, point), best_face = moved(about, -9, -9);
    pave_square_edge edge = pave_square_edge_at(layout, point);
    pave_square_vertex vertex = pave_square_vertex_at(layout, point),
                       best_vertex = pave_square_vertex_of(about.q - 9, about.r - 9);
    int64_t nearest_edge = INT64_MAX;
    for (int32_t c = 0; c < 49; c++) {
        pave_cell cell = moved(about, c % 7 - 3, c / 7 - 3);
        pave_square_vertex corner = pave_square_vertex_of(cell.q, cell.r);
        int64_t way = way_to_vertex(at, corner), best = way_to_vertex(at, best_vertex);
        if (face_has(layout, cell, point) && is_greater(cell.q, cell.r, best_face.q, best_face.r))
            best_face = cell;
        if (way < best ||
            (way == best && is_greater(corner.q, corner.r, best_vertex.q, best_vertex.r)))
            best_vertex = corner;
        for (int32_t s = 0; s < 2; s++) {
            int64_t to_edge = way_to_edge(at, pave_square_edge_of(cell.q, cell.r, s));
            nearest_edge = to_edge < nearest_edge ? to_edge : nearest_edge;
        }
    }
    int first = 0;
    while (way_to_edge(at, pave_square_borders(best_face, first)) != nearest_edge) first++;
    if (!pave_cell_equal(face, best_face))
        fail_msg("%s: another face is under %lld/8,%lld/8", name, (long long)at.u, (long long)at.v);
    if (!same_square_vertex(vertex, best_vertex))
        fail_msg("%s: another vertex is near %lld/8,%lld/8", name, (long long)at.u,
                 (long long)at.v);
    if (!same_square_edge(edge, pave_square_borders(best_face, first)))
        fail_msg("%s: another edge is near %lld/8,%lld/8", name, (long long)at.u, (long long)at.v);
}

TEST(parts_under_points_are_the_nearest)
{
    for (int l = 0; l < LAYOUTS; l++) {
        pave_layout layout = get_layout(l);
        for (int p = 0; p < PLACES; p++) {
            pave_cell about = place_within(p, 3);
            for (int64_t i = -12; i <= 20; i++)
                for (int64_t k = -12; k <= 20; k++)
                    check_at(&layout, layouts[l].name, about,
                             (eighths){8 * (int64_t)about.q + i, 8 * (int64_t)about.r + k});
        }
    }
}

/// Sizes that are not binary fractions: nothing is exact, but every part is found at its own
/// point.
TEST(points_lead_back_to_their_parts)
{
    uint64_t seed = 6;
    for (int i = 0; i < 20000; i++) {
        pave_layout_def def = {PAVE_POINTY,
                               i % 2 == 0,
                               0.1 + (double)chance_of(&seed, 0, 1000) / 7.0,
                               {-3.3, 1.0 / 3.0}};
        pave_layout plain, layout;
        assert_ok(pave_square_layout(&def, &plain, NULL));
        assert_ok(pave_layout_transform(&plain, pave_vec2_of(0.9, 0.3), pave_vec2_of(-0.4, 0.7),
                                        &layout));
        pave_cell face = i % 4 ? chance_cell(&seed, LIMIT) : place(i / 4 % PLACES);
        assert_true(pave_cell_equal(
            pave_square_face_at(&layout, pave_square_face_point(&layout, face)), face));
        pave_square_vertex vertex = pave_square_vertex_of(face.q, face.r);
        assert_true(same_square_vertex(
            pave_square_vertex_at(&layout, pave_square_vertex_point(&layout, vertex)), vertex));
        pave_square_edge edge = pave_square_edge_of(face.q, face.r, i % 3 == 0);
        assert_true(same_square_edge(
            pave_square_edge_at(&layout, pave_square_edge_point(&layout, edge)), edge));
    }
}

TEST(rounding_takes_the_nearest_middle)
{
    static const double numbers[] = {
        0.0,  0.49999999999999994,  0.5,     -0.5,       -0.50000000000000011, 1.5,
        -1.5, -0.49999999999999994, -1e-300, 536870912.0};
    static const int32_t rounded[] = {0, 0, 1, 0, -1, 2, -1, 0, 0, 536870912};
    enum { NUMBERS = sizeof numbers / sizeof numbers[0] };
    for (int i = 0; i < NUMBERS * NUMBERS; i++) {
        pave_cell wanted = pave_cell_of(rounded[i % NUMBERS], rounded[i / NUMBERS]);
        assert_true(
            pave_cell_equal(pave_square_round(numbers[i % NUMBERS], numbers[i / NUMBERS]), wanted));
    }
}

TEST(points_beyond_the_limits_are_told)
{
    pave_layout layout = get_layout(0);
    static const double far[] = {536870913.0, 536870914.5, 1e15, 1e300};
    for (int i = 0; i < 4; i++)
        for (int sign = -1; sign <= 1; sign += 2) {
            pave_vec2 point = pave_vec2_of(sign * far[i], 0.25);
            pave_cell face = pave_square_face_at(&layout, point);
            assert_int_equal(face.q, sign * (LIMIT + 1));
            assert_int_equal(face.r, 0);
            assert_false(pave_cell_in_range(face));
            assert_int_equal(pave_square_vertex_at(&layout, point).q, sign * (LIMIT + 1));
            pave_square_edge edge = pave_square_edge_at(&layout, point);
            assert_true(llabs(edge.q) >= LIMIT + 1 && llabs(edge.q) <= LIMIT + 2 &&
                        llabs(edge.r) <= 1);
        }
    pave_cell none = pave_square_face_at(&layout, pave_vec2_of((double)NAN, (double)NAN));
    assert_true(pave_cell_equal(none, pave_cell_of(0, 0)));
    assert_true(same_square_vertex(
        pave_square_vertex_at(&layout, pave_vec2_of((double)NAN, (double)INFINITY)),
        pave_square_vertex_of(0, 0)));
    pave_square_edge edge = pave_square_edge_at(&layout, pave_vec2_of((double)NAN, (double)NAN));
    assert_true(same_square_edge(edge, pave_square_edge_of(0, 0, PAVE_SQUARE_EDGE_N)));
}

int main(void) { return run_all_tests(NULL, NULL); }
