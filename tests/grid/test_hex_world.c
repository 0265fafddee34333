/// tests/grid/test_hex_world.c: where the parts of the hexagon grid lie, and which part lies under
/// a point, against a look at all around.
#include "../test.h"
#include "hex_fixture.h"
#include "same_parts.h"

#include <math.h>

#define ROOT 1.7320508075688772

static void assert_near(pave_vec2 got, double x, double y, double within)
{
    if (!(fabs(got.x - x) <= within && fabs(got.y - y) <= within))
        fail_msg("%.17g %.17g is not %.17g %.17g", got.x, got.y, x, y);
}

/// The layouts to test in: regular ones of every kind, and one that is not.
enum { LAYOUTS = 7 };
static const pave_layout_def defs[LAYOUTS - 1] = {
    {PAVE_POINTY, false, 0.0, {0.0, 0.0}},   {PAVE_FLAT, false, 0.0, {0.0, 0.0}},
    {PAVE_POINTY, true, 2.5, {10.0, -20.0}}, {PAVE_FLAT, true, 0.125, {-3.0, 1000.0}},
    {PAVE_POINTY, false, 40.0, {7.0, 8.0}},  {PAVE_FLAT, false, 1e-3, {0.0, 0.0}}};

static pave_layout layout_of(int i)
{
    pave_layout layout;
    if (i < LAYOUTS - 1) {
        assert_ok(pave_hex_layout(&defs[i], &layout, NULL));
    } else {
        pave_layout regular;
        assert_ok(pave_hex_layout(&(pave_layout_def){0}, &regular, NULL));
        assert_ok(pave_layout_transform(&regular, pave_vec2_of(1.0, 0.25), pave_vec2_of(-0.5, 3.0),
                                        &layout));
    }
    return layout;
}

// ---- Points of parts ----------------------------------------------------------------------------

TEST(middles_lie_where_the_formulas_say)
{
    for (int i = 0; i < LAYOUTS - 1; i++) {
        const pave_layout layout = layout_of(i);
        const double size = defs[i].size == 0.0 ? 1.0 : defs[i].size,
                     up = defs[i].y_up ? -1.0 : 1.0;
        for (int32_t q = -9; q <= 9; q++)
            for (int32_t r = -9; r <= 9; r++) {
                double x = defs[i].orientation == PAVE_FLAT ? 1.5 * q : ROOT * (q + r / 2.0);
                double y = defs[i].orientation == PAVE_FLAT ? ROOT * (r + q / 2.0) : 1.5 * r;
                assert_near(pave_hex_face_point(&layout, pave_cell_of(q, r)),
                            defs[i].origin.x + size * x, defs[i].origin.y + up * size * y,
                            1e-10 * size);
            }
    }
}

static double squared_way(pave_vec2 a, pave_vec2 b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/// A vertex lies in the middle of its three faces, an edge of its two, and of its endpoints; in a
/// regular layout corners are an edge away.
TEST(parts_lie_among_each_other)
{
    for (int i = 0; i < LAYOUTS; i++) {
        const pave_layout layout = layout_of(i);
        const double size = i == LAYOUTS - 1 || defs[i].size == 0.0 ? 1.0 : defs[i].size,
                     within = 1e-10 * size;
        for (int32_t at = 0; at < 81; at++) {
            pave_cell face = pave_cell_of(at % 9 - 4, at / 9 - 4);
            pave_vec2 middle = pave_hex_face_point(&layout, face), corners[PAVE_HEX_CORNERS_MAX];
            pave_hex_face_corner_points(&layout, face, corners);
            for (int k = 0; k < PAVE_HEX_CORNERS_MAX; k++) {
                pave_hex_vertex vertex = pave_hex_corners(face, k);
                pave_hex_edge edge = pave_hex_borders(face, k);
                pave_vec2 point = pave_hex_vertex_point(&layout, vertex), sum = {0.0, 0.0}, a, b,
                          c = pave_hex_edge_point(&layout, edge);
                for (int t = 0; t < PAVE_HEX_TOUCHES_MAX; t++) {
                    pave_vec2 touched = pave_hex_face_point(&layout, pave_hex_touches(vertex, t));
                    sum.x += touched.x / 3.0, sum.y += touched.y / 3.0;
                }
                assert_near(point, sum.x, sum.y, within);
                assert_near(corners[k], point.x, point.y, 0.0);
                a = pave_hex_face_point(&layout, pave_hex_joins(edge, 0)),
                b = pave_hex_face_point(&layout, pave_hex_joins(edge, 1));
                assert_near(c, (a.x + b.x) / 2.0, (a.y + b.y) / 2.0, within);
                a = pave_hex_vertex_point(&layout, pave_hex_endpoints(edge, 0)),
                b = pave_hex_vertex_point(&layout, pave_hex_endpoints(edge, 1));
                assert_near(c, (a.x + b.x) / 2.0, (a.y + b.y) / 2.0, within);
                if (i < LAYOUTS - 1)
                    assert_true(fabs(squared_way(middle, point) - size * size) <
                                1e-9 * size * size);
            }
        }
    }
}

TEST(flat_is_pointy_turned)
{
    const pave_layout pointy = layout_of(0), flat = layout_of(1);
    for (int32_t at = 0; at < 81; at++) {
        pave_vec2 point = pave_hex_face_point(&pointy, pave_cell_of(at % 9 - 4, at / 9 - 4));
        double x = point.x * ROOT / 2.0 - point.y / 2.0,
               y = point.x / 2.0 + point.y * ROOT / 2.0; // by 30 degrees, clockwise on screen
        assert_near(pave_hex_face_point(&flat, pave_cell_of(at % 9 - 4, at / 9 - 4)), x, y, 1e-12);
    }
}

TEST(bad_layouts_are_refused)
{
    static const pave_layout_def bad[] = {{PAVE_POINTY, false, -1.0, {0.0, 0.0}},
                                          {PAVE_FLAT, false, NAN, {0.0, 0.0}},
                                          {PAVE_FLAT, false, INFINITY, {0.0, 0.0}},
                                          {PAVE_POINTY, false, 1.0, {NAN, 0.0}},
                                          {PAVE_POINTY, true, 1.0, {0.0, -INFINITY}}};
    for (int i = 0; i < 5; i++) {
        pave_layout layout;
        assert_int_equal(pave_hex_layout(&bad[i], &layout, NULL), PAVE_RANGE);
    }
}

// ---- The part under a point ---------------------------------------------------------------------

/// The place of a part in regular pointy hexagons, x in units of sqrt(3)/2 edges, y in halves.
typedef struct place {
    double x, y;
} place;

static place place_of(double u, double v) { return (place){2.0 * u + v, 3.0 * v}; }
static double norm_of(place a, place b)
{
    return 3.0 * (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

enum { FACES, EDGES, VERTICES };
static const int kinds_of[3] = {1, 3, 2};

static place place_of_part(int kind, int32_t q, int32_t r, int32_t s)
{
    static const double edge[3][2] = {{0.5, -0.5}, {0.0, -0.5}, {-0.5, 0.0}};
    if (kind == EDGES) return place_of(q + edge[s][0], r + edge[s][1]);
    place middle = place_of(q, r);
    if (kind == VERTICES) middle.y += s == PAVE_HEX_VERTEX_N ? -2.0 : 2.0;
    return middle;
}

/// The nearest part of a kind to a lattice point, by a look at all around, and how much farther the
/// second is.
static pave_cell nearest_part(int kind, double u, double v, double *margin)
{
    double best = INFINITY, second = INFINITY;
    pave_cell part = {0, 0, 0};
    for (int32_t r = (int32_t)floor(v) - 3; r <= (int32_t)floor(v) + 4; r++)
        for (int32_t q = (int32_t)floor(u) - 3; q <= (int32_t)floor(u) + 4; q++)
            for (int32_t s = 0; s < kinds_of[kind]; s++) {
                double norm = norm_of(place_of_part(kind, q, r, s), place_of(u, v));
                if (norm < best)
                    second = best, best = norm, part = (pave_cell){q, r, s};
                else if (norm < second)
                    second = norm;
            }
    *margin = second - best;
    return part;
}

static pave_cell part_at(int kind, const pave_layout *layout, pave_vec2 point)
{
    pave_hex_edge edge = pave_hex_edge_at(layout, point);
    pave_hex_vertex vertex = pave_hex_vertex_at(layout, point);
    if (kind == EDGES) return (pave_cell){edge.q, edge.r, edge.s};
    if (kind == VERTICES) return (pave_cell){vertex.q, vertex.r, vertex.s};
    return pave_hex_face_at(layout, point);
}

TEST(the_part_under_a_point_is_the_nearest)
{
    uint64_t random = 7;
    for (int i = 0; i < LAYOUTS * 4000; i++) {
        const pave_layout layout = layout_of(i % LAYOUTS);
        double u = random_in(&random, -8000000, 8000000) / 1e6,
               v = random_in(&random, -8000000, 8000000) / 1e6, margin;
        pave_vec2 point = pave_layout_point(&layout, u, v);
        for (int kind = FACES; kind <= VERTICES; kind++) {
            pave_cell wanted = nearest_part(kind, u, v, &margin),
                      got = part_at(kind, &layout, point);
            if (margin > 1e-9 && !pave_cell_equal(got, wanted))
                fail_msg("kind %d at %.6f,%.6f in layout %d", kind, u, v, i % LAYOUTS);
        }
    }
}

/// Points that are exact in doubles, among them those with two nearest faces.
TEST(ties_go_where_they_should)
{
    enum {
        PARTS = 8,
        FAR = 3 * PARTS
    }; // of a step; eighths show every tie but those of three faces, which are thirds
    pave_layout plain;
    assert_ok(pave_layout_of(pave_vec2_of(0.0, 0.0), pave_vec2_of(1.0, 0.0), pave_vec2_of(0.0, 1.0),
                             &plain));
    for (int32_t y = -FAR; y <= FAR; y++)
        for (int32_t x = -FAR; x <= FAR; x++) {
            int64_t best = INT64_MAX, toward = INT64_MAX;
            pave_cell face = {0, 0, 0}, got;
            pave_vec2 point = pave_vec2_of(x / (double)PARTS, y / (double)PARTS);
            got = pave_hex_round(point.x, point.y);
            for (int32_t q = -5; q <= 5; q++) // the greatest of equally near ones comes last
                for (int32_t r = -5; r <= 5; r++) {
                    int64_t dq = x - PARTS * q, dr = y - PARTS * r,
                            norm = dq * dq + dq * dr + dr * dr;
                    if (norm <= best) best = norm, face = pave_cell_of(q, r);
                }
            ASSERT_CELL(got, face.q, face.r);
            assert_true(pave_cell_equal(pave_hex_face_at(&plain, point), face));
            // Of edges and vertices the first of the nearest, in the face: 6 times as large again,
            // so that vertices are whole.
            int first = 0;
            static const int8_t middle[6][2] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
            static const int8_t corner[6][2] = {{1, -2}, {2, -1}, {1, 1},
                                                {-1, 2}, {-2, 1}, {-1, -1}};
            for (int k = 0; k < 6; k++) {
                int64_t dq = 6 * (x - PARTS * face.q) - 3 * PARTS * middle[k][0],
                        dr = 6 * (y - PARTS * face.r) - 3 * PARTS * middle[k][1];
                if (dq * dq + dq * dr + dr * dr < toward)
                    toward = dq * dq + dq * dr + dr * dr, first = k;
            }
            assert_true(
                same_hex_edge(pave_hex_edge_at(&plain, point), pave_hex_borders(face, first)));
            toward = INT64_MAX;
            for (int k = 0; k < 6; k++) {
                int64_t dq = 6 * (x - PARTS * face.q) - 2 * PARTS * corner[k][0],
                        dr = 6 * (y - PARTS * face.r) - 2 * PARTS * corner[k][1];
                if (dq * dq + dq * dr + dr * dr < toward)
                    toward = dq * dq + dq * dr + dr * dr, first = k;
            }
            assert_true(
                same_hex_vertex(pave_hex_vertex_at(&plain, point), pave_hex_corners(face, first)));
        }
}

TEST(points_find_their_parts_at_the_limits)
{
    for (int i = 0; i < LAYOUTS; i++) {
        const pave_layout layout = layout_of(i);
        for (int32_t at = 0; at < 4; at++) {
            pave_cell face = pave_cell_of(at % 2 ? LIMIT : -LIMIT, at / 2 ? LIMIT : -LIMIT);
            assert_true(pave_cell_equal(
                pave_hex_face_at(&layout, pave_hex_face_point(&layout, face)), face));
            for (int k = 0; k < 6; k++) {
                pave_hex_edge edge = pave_hex_borders(face, k);
                pave_hex_vertex vertex = pave_hex_corners(face, k);
                assert_true(same_hex_edge(
                    pave_hex_edge_at(&layout, pave_hex_edge_point(&layout, edge)), edge));
                assert_true(same_hex_vertex(
                    pave_hex_vertex_at(&layout, pave_hex_vertex_point(&layout, vertex)), vertex));
            }
        }
    }
}

TEST(points_beyond_the_limits_are_kept_beside_them)
{
    const double edge = LIMIT, great = 1e300;
    ASSERT_CELL(pave_hex_round(great, -great), LIMIT + 1, -LIMIT - 1);
    ASSERT_CELL(pave_hex_round(-INFINITY, INFINITY), -LIMIT - 1, LIMIT + 1);
    ASSERT_CELL(pave_hex_round(NAN, NAN), 0, 0);
    ASSERT_CELL(pave_hex_round(edge, edge), LIMIT, LIMIT);
    ASSERT_CELL(pave_hex_round(edge + 0.75, 0.0), LIMIT + 1, 0);
    ASSERT_CELL(pave_hex_round(edge + 1.9, edge + 1.9), LIMIT + 1, LIMIT + 1);
    ASSERT_CELL(pave_hex_round(-edge - 1.9, -edge - 1.9), -LIMIT - 1, -LIMIT - 1);
    ASSERT_CELL(pave_hex_round(-1e-30, -1e-30), 0, 0);
    const pave_layout layout = layout_of(0);
    ASSERT_CELL(pave_hex_face_at(&layout, pave_vec2_of(NAN, 0.0)), 0, 0);
    assert_false(pave_cell_in_range(pave_hex_face_at(&layout, pave_vec2_of(INFINITY, 0.0))));
    pave_hex_edge some_edge = pave_hex_edge_at(&layout, pave_vec2_of(NAN, great));
    pave_hex_vertex some_vertex = pave_hex_vertex_at(&layout, pave_vec2_of(great, INFINITY));
    assert_true(abs(some_edge.q) <= LIMIT + 2 && abs(some_vertex.q) <= LIMIT + 2);
}

int main(void) { return run_all_tests(NULL, NULL); }
