/// tests/grid/test_dual.c: hexagons and triangles as duals: there and back, by geometry, and
/// relation by relation, for all parts of a window and at the limits.
#include "../test.h"
#include "hex_fixture.h"
#include "same_parts.h"

#include <pave/tri.h>

#include <math.h>

enum { NEAR = 9 };

// ---- There and back -----------------------------------------------------------------------------

static pave_cell face(int32_t q, int32_t r, int32_t s) { return (pave_cell){q, r, s}; }

/// Every part of the unit cell q,r: its dual's dual is the part, and no two parts have one dual.
static void assert_round_trips(int32_t q, int32_t r)
{
    const pave_tri_vertex vertex = pave_hex_face_dual(pave_cell_of(q, r));
    assert_true(vertex.q == q && vertex.r == r);
    assert_true(pave_cell_equal(pave_tri_vertex_dual(vertex), pave_cell_of(q, r)));
    for (int32_t s = 0; s < 3; s++) {
        const pave_hex_edge edge = pave_hex_edge_of(q, r, s);
        assert_true(same_hex_edge(pave_tri_edge_dual(pave_hex_edge_dual(edge)), edge));
        const pave_tri_edge other = pave_tri_edge_of(q, r, s);
        assert_true(same_tri_edge(pave_hex_edge_dual(pave_tri_edge_dual(other)), other));
    }
    for (int32_t s = 0; s < 2; s++) {
        const pave_hex_vertex corner = pave_hex_vertex_of(q, r, s);
        assert_true(same_hex_vertex(pave_tri_face_dual(pave_hex_vertex_dual(corner)), corner));
        assert_true(pave_cell_equal(pave_hex_vertex_dual(pave_tri_face_dual(face(q, r, s))),
                                    face(q, r, s)));
    }
}

TEST(duals_of_duals_are_the_parts)
{
    static const int32_t far[] = {-LIMIT, -LIMIT + 1, -1, 0, 1, LIMIT - 1, LIMIT};
    enum { FAR = sizeof far / sizeof *far };
    for (int32_t q = -NEAR; q <= NEAR; q++)
        for (int32_t r = -NEAR; r <= NEAR; r++) assert_round_trips(q, r);
    for (int i = 0; i < FAR * FAR; i++) assert_round_trips(far[i / FAR], far[i % FAR]);
}

/// As the issue of both grids says it: the hexagon q,r is the vertex q,r; N is q,r-1,L; S is
/// q-1,r,R.
TEST(corners_are_the_faces_that_are_pinned)
{
    assert_true(pave_cell_equal(pave_hex_vertex_dual(pave_hex_vertex_of(4, 7, PAVE_HEX_VERTEX_N)),
                                face(4, 6, PAVE_TRI_L)));
    assert_true(pave_cell_equal(pave_hex_vertex_dual(pave_hex_vertex_of(4, 7, PAVE_HEX_VERTEX_S)),
                                face(3, 7, PAVE_TRI_R)));
    assert_true(same_tri_edge(pave_hex_edge_dual(pave_hex_edge_of(4, 7, PAVE_HEX_EDGE_NE)),
                              pave_tri_edge_of(4, 6, PAVE_TRI_EDGE_E)));
    assert_true(same_tri_edge(pave_hex_edge_dual(pave_hex_edge_of(4, 7, PAVE_HEX_EDGE_NW)),
                              pave_tri_edge_of(4, 6, PAVE_TRI_EDGE_W)));
    assert_true(same_tri_edge(pave_hex_edge_dual(pave_hex_edge_of(4, 7, PAVE_HEX_EDGE_W)),
                              pave_tri_edge_of(3, 7, PAVE_TRI_EDGE_N)));
}

// ---- Geometry -----------------------------------------------------------------------------------

static void assert_same_point(pave_vec2 a, pave_vec2 b)
{
    assert_true(fabs(a.x - b.x) < 1e-9 && fabs(a.y - b.y) < 1e-9);
}

static void assert_same_places(const pave_layout *layout)
{
    for (int32_t q = -NEAR; q <= NEAR; q++)
        for (int32_t r = -NEAR; r <= NEAR; r++) {
            const pave_cell cell = pave_cell_of(q, r);
            assert_same_point(pave_hex_face_point(layout, cell),
                              pave_tri_vertex_point(layout, pave_hex_face_dual(cell)));
            for (int32_t s = 0; s < 3; s++) {
                const pave_hex_edge edge = pave_hex_edge_of(q, r, s);
                assert_same_point(pave_hex_edge_point(layout, edge),
                                  pave_tri_edge_point(layout, pave_hex_edge_dual(edge)));
            }
            for (int32_t s = 0; s < 2; s++)
                assert_same_point(pave_tri_face_point(layout, face(q, r, s)),
                                  pave_hex_vertex_point(layout, pave_tri_face_dual(face(q, r, s))));
        }
}

TEST(duals_have_the_same_place_in_any_layout)
{
    for (int i = 0; i < 4; i++) {
        const pave_layout_def def = {.orientation = i & 1 ? PAVE_FLAT : PAVE_POINTY,
                                     .y_up = i > 1,
                                     .size = 1.5,
                                     .origin = {2, -3}};
        pave_layout layout;
        assert_ok(pave_hex_layout(&def, &layout, NULL));
        assert_same_places(&layout);
        assert_ok(pave_tri_layout(&def, &layout, NULL));
        assert_same_places(&layout);
    }
}

// ---- Relations ----------------------------------------------------------------------------------

/// The relation of each grid is that of the other grid's duals, number by number: `there` and
/// `back` name the two, of a part `a` of hexagons and `b`, its dual.
#define ASSERT_SAME(count, there, back, equal, dual)                                 \
    do {                                                                             \
        for (int k = 0; k < (count); k++) {                                          \
            assert_true(equal(dual(pave_hex_##there(a, k)), pave_tri_##back(b, k))); \
        }                                                                            \
    } while (0)

static void relations_of_faces(pave_cell a)
{
    const pave_tri_vertex b = pave_hex_face_dual(a);
    ASSERT_SAME(6, neighbors, adjacent, same_tri_vertex, pave_hex_face_dual);
    ASSERT_SAME(6, borders, protrudes, same_tri_edge, pave_hex_edge_dual);
    ASSERT_SAME(6, corners, touches, pave_cell_equal, pave_hex_vertex_dual);
}

static void relations_of_edges(pave_hex_edge a)
{
    const pave_tri_edge b = pave_hex_edge_dual(a);
    ASSERT_SAME(2, joins, endpoints, same_tri_vertex, pave_hex_face_dual);
    ASSERT_SAME(2, endpoints, joins, pave_cell_equal, pave_hex_vertex_dual);
}

static void relations_of_vertices(pave_hex_vertex a)
{
    const pave_cell b = pave_hex_vertex_dual(a);
    ASSERT_SAME(3, touches, corners, same_tri_vertex, pave_hex_face_dual);
    ASSERT_SAME(3, protrudes, borders, same_tri_edge, pave_hex_edge_dual);
    ASSERT_SAME(3, adjacent, neighbors, pave_cell_equal, pave_hex_vertex_dual);
    ASSERT_SAME(12, surrounding, touching, pave_cell_equal, pave_hex_vertex_dual);
}

TEST(relations_are_those_of_the_duals)
{
    for (int32_t q = -NEAR; q <= NEAR; q++)
        for (int32_t r = -NEAR; r <= NEAR; r++) {
            relations_of_faces(pave_cell_of(q, r));
            for (int32_t s = 0; s < 3; s++) relations_of_edges(pave_hex_edge_of(q, r, s));
            for (int32_t s = 0; s < 2; s++) relations_of_vertices(pave_hex_vertex_of(q, r, s));
        }
}

/// The straight rays of hexagons run along the edges of triangles, in the same direction.
TEST(directions_are_the_same)
{
    for (int direction = 0; direction < 6; direction++) {
        pave_tri_vertex at = pave_tri_vertex_of(3, -5);
        for (int k = 0; k < NEAR; k++) {
            const pave_cell ray = pave_hex_ray(pave_cell_of(3, -5), direction, k);
            assert_true(same_tri_vertex(pave_hex_face_dual(ray), at));
            assert_int_equal(pave_hex_distance(pave_cell_of(3, -5), ray), k);
            at = pave_tri_adjacent(at, direction);
        }
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
