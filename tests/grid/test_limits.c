/// tests/grid/test_limits.c: every inline function of square.h, hex.h and tri.h at the limits of
/// the coordinates, and a step beyond where that is promised. The undefined-behaviour sanitizer
/// (preset sanitize) reports overflows, the tests wrong results. The last test compares this file
/// with the headers: an inline function that is not named here fails.
#include "../test.h"
#include "same_parts.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

#include <limits.h>
#include <math.h>

#define MOST PAVE_COORDINATE_MAX

static const int32_t numbers[] = {-MOST, -MOST + 1, -1, 0, 1, MOST - 1, MOST};
enum { NUMBERS = sizeof numbers / sizeof *numbers, PLACES = NUMBERS * NUMBERS };

static int32_t place_q(int i) { return numbers[i % NUMBERS]; }
static int32_t place_r(int i) { return numbers[i / NUMBERS]; }

/// A part that lies at most two unit cells from the place that was asked about.
static void near(int64_t q, int64_t r, int64_t place_q, int64_t place_r)
{
    assert_true(q - place_q <= 2 && place_q - q <= 2 && r - place_r <= 2 && place_r - r <= 2);
}

/// All parts of a relation, and, where they are beyond the limits, what `then` finds from there.
#define ALL(relation, part, maximum, then)                                                    \
    for (int k = 0; k < (maximum); k++) {                                                     \
        near(relation(part, k).q, relation(part, k).r, (part).q, (part).r);                   \
        near(then(relation(part, k), 0).q, then(relation(part, k), 0).r, (part).q, (part).r); \
    }

static const int turns[] = {INT_MIN, INT_MIN + 1, -7, -6, -5, -4, -3, -2,          -1,
                            0,       1,           2,  3,  4,  5,  6,  INT_MAX - 1, INT_MAX};
enum { TURNS = sizeof turns / sizeof *turns };

static const double coordinates[] = {
    0.0,          0.5,   -0.5,   536870911.5, 536870912.0, 536870913.0, -536870912.0,
    -536870912.5, 1e300, -1e300, INFINITY,    -INFINITY,   NAN};
enum { POINTS = sizeof coordinates / sizeof *coordinates };

static const int32_t widths[] = {1, 2, MOST, MOST + 1, INT32_MAX};

/// Whether what lies under a far point is within the limits or just beyond.
static void just_beyond(int64_t q, int64_t r)
{
    assert_true(q >= -MOST - 2 && q <= MOST + 2 && r >= -MOST - 2 && r <= MOST + 2);
}

/// Whether a chunk of m x m faces holds a face.
static bool chunk_holds(pave_cell chunk, int32_t m, pave_cell face)
{
    return (int64_t)chunk.q * m + pave_floor_modulo(face.q, m) == face.q &&
           (int64_t)chunk.r * m + pave_floor_modulo(face.r, m) == face.r && chunk.s == 0;
}

/// The index of a face in its triangle of m^2.
static int64_t tri_child_index(pave_cell face, int32_t m)
{
    const int64_t i = pave_floor_modulo(face.q, m), j = pave_floor_modulo(face.r, m);
    return face.s == PAVE_TRI_L ? i + j * m : (m - 1 - i) + (m - 1 - j) * m;
}

// ---- Squares ------------------------------------------------------------------------------------

TEST(square_parts)
{
    for (int i = 0; i < PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i), place_r(i));
        const pave_square_vertex vertex = pave_square_vertex_of(face.q, face.r);
        ALL(pave_square_neighbors, face, PAVE_SQUARE_NEIGHBORS_MAX, pave_square_neighbors)
        ALL(pave_square_diagonals, face, PAVE_SQUARE_DIAGONALS_MAX, pave_square_neighbors)
        ALL(pave_square_touching, face, PAVE_SQUARE_TOUCHING_MAX, pave_square_borders)
        ALL(pave_square_borders, face, PAVE_SQUARE_BORDERS_MAX, pave_square_joins)
        ALL(pave_square_corners, face, PAVE_SQUARE_CORNERS_MAX, pave_square_touches)
        ALL(pave_square_touches, vertex, PAVE_SQUARE_TOUCHES_MAX, pave_square_corners)
        ALL(pave_square_protrudes, vertex, PAVE_SQUARE_PROTRUDES_MAX, pave_square_endpoints)
        ALL(pave_square_adjacent, vertex, PAVE_SQUARE_ADJACENT_MAX, pave_square_protrudes)
        ALL(pave_square_surrounding, vertex, PAVE_SQUARE_SURROUNDING_MAX, pave_square_adjacent)
        for (int32_t s = 0; s < 2; s++) {
            const pave_square_edge edge = pave_square_edge_of(face.q, face.r, s);
            ALL(pave_square_joins, edge, PAVE_SQUARE_JOINS_MAX, pave_square_borders)
            ALL(pave_square_continues, edge, PAVE_SQUARE_CONTINUES_MAX, pave_square_meets)
            ALL(pave_square_endpoints, edge, PAVE_SQUARE_ENDPOINTS_MAX, pave_square_surrounding)
            ALL(pave_square_meets, edge, PAVE_SQUARE_MEETS_MAX, pave_square_joins)
        }
    }
}

TEST(square_coordinates_and_nesting)
{
    for (int i = 0; i < PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i), place_r(i));
        for (size_t w = 0; w < sizeof widths / sizeof *widths; w++) {
            const int32_t m = widths[w] < MOST ? widths[w] : MOST;
            assert_true(chunk_holds(pave_square_parent(face, m), m, face));
        }
    }
}

TEST(square_moves)
{
    for (int i = 0; i < PLACES * PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i % PLACES), place_r(i % PLACES)),
                        about = pave_cell_of(place_q(i / PLACES), place_r(i / PLACES));
        const pave_square_vertex vertex = pave_square_vertex_of(about.q, about.r);
        for (int k = 0; k < TURNS; k++) {
            const pave_cell a = pave_square_rotate_about_face(face, turns[k], about),
                            b = pave_square_rotate_about_vertex(face, turns[k], vertex);
            if (pave_cell_in_range(a) && turns[k] > INT_MIN)
                assert_true(
                    pave_cell_equal(face, pave_square_rotate_about_face(a, -turns[k], about)));
            if (pave_cell_in_range(b) && turns[k] > INT_MIN)
                assert_true(
                    pave_cell_equal(face, pave_square_rotate_about_vertex(b, -turns[k], vertex)));
        }
        for (pave_square_axis axis = PAVE_SQUARE_AXIS_X; axis <= PAVE_SQUARE_AXIS_Y; axis++) {
            const pave_cell a = pave_square_reflect_about_face(face, axis, about),
                            b = pave_square_reflect_about_vertex(face, axis, vertex);
            if (pave_cell_in_range(a))
                assert_true(pave_cell_equal(face, pave_square_reflect_about_face(a, axis, about)));
            if (pave_cell_in_range(b))
                assert_true(
                    pave_cell_equal(face, pave_square_reflect_about_vertex(b, axis, vertex)));
        }
        const int64_t across = pave_square_distance(face, about, PAVE_SQUARE_8),
                      steps = pave_square_distance(face, about, PAVE_SQUARE_4);
        assert_true(across <= steps && steps <= 2 * across &&
                    pave_square_norm(face, about) <= (uint64_t)(2 * across * across));
        const pave_square_range disk =
            pave_square_range_of_disk(face, INT64_C(1) << 32, PAVE_SQUARE_8);
        const pave_square_range near_disk = pave_square_range_of_disk(about, 3, PAVE_SQUARE_4);
        const pave_square_range both = pave_square_range_intersection(disk, near_disk);
        assert_true(both.q.min <= about.q && disk.r.max >= face.r);
    }
    for (int k = 0; k < PAVE_SQUARE_DIRECTIONS_MAX; k++) {
        const pave_cell end = pave_square_ray(pave_cell_of(0, 0), k, MOST + 1),
                        other =
                            pave_square_ray(end, (k + 2) % 4 + k / 4 * 4, 2 * (int64_t)MOST + 2);
        assert_true(other.q == -end.q && other.r == -end.r);
    }
}

TEST(square_points)
{
    pave_layout layout;
    assert_ok(pave_square_layout(NULL, &layout, NULL));
    for (int i = 0; i < POINTS * POINTS; i++) {
        const pave_vec2 point = pave_vec2_of(coordinates[i % POINTS], coordinates[i / POINTS]);
        const pave_cell face = pave_square_face_at(&layout, point),
                        rounded = pave_square_round(point.x, point.y);
        const pave_square_edge edge = pave_square_edge_at(&layout, point);
        const pave_square_vertex vertex = pave_square_vertex_at(&layout, point);
        just_beyond(face.q, face.r), just_beyond(rounded.q, rounded.r), just_beyond(edge.q, edge.r),
            just_beyond(vertex.q, vertex.r);
    }
    for (int i = 0; i < PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i), place_r(i));
        const pave_square_edge edge = pave_square_edge_of(face.q, face.r, i % 2);
        const pave_square_vertex vertex = pave_square_vertex_of(face.q, face.r);
        pave_vec2 corners[PAVE_SQUARE_CORNERS_MAX];
        assert_true(pave_cell_equal(
            face, pave_square_face_at(&layout, pave_square_face_point(&layout, face))));
        assert_true(same_square_edge(
            edge, pave_square_edge_at(&layout, pave_square_edge_point(&layout, edge))));
        assert_true(same_square_vertex(
            vertex, pave_square_vertex_at(&layout, pave_square_vertex_point(&layout, vertex))));
        pave_square_face_corner_points(&layout, face, corners);
        assert_true(corners[2].x - corners[0].x == 1.0);
    }
}

// ---- Hexagons -----------------------------------------------------------------------------------

TEST(hex_parts)
{
    for (int i = 0; i < PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i), place_r(i));
        ALL(pave_hex_neighbors, face, PAVE_HEX_NEIGHBORS_MAX, pave_hex_neighbors)
        ALL(pave_hex_touching, face, PAVE_HEX_TOUCHING_MAX, pave_hex_borders)
        ALL(pave_hex_diagonals, face, PAVE_HEX_DIAGONALS_MAX, pave_hex_borders)
        ALL(pave_hex_borders, face, PAVE_HEX_BORDERS_MAX, pave_hex_joins)
        ALL(pave_hex_corners, face, PAVE_HEX_CORNERS_MAX, pave_hex_touches)
        for (int32_t s = 0; s < 2; s++) {
            const pave_hex_vertex vertex = pave_hex_vertex_of(face.q, face.r, s);
            ALL(pave_hex_touches, vertex, PAVE_HEX_TOUCHES_MAX, pave_hex_borders)
            ALL(pave_hex_protrudes, vertex, PAVE_HEX_PROTRUDES_MAX, pave_hex_joins)
            ALL(pave_hex_adjacent, vertex, PAVE_HEX_ADJACENT_MAX, pave_hex_adjacent)
            assert_false(same_hex_vertex(vertex, pave_hex_adjacent(vertex, 0)));
            ALL(pave_hex_surrounding, vertex, PAVE_HEX_SURROUNDING_MAX, pave_hex_touches)
        }
        for (int32_t s = 0; s < 3; s++) {
            const pave_hex_edge edge = pave_hex_edge_of(face.q, face.r, s);
            ALL(pave_hex_joins, edge, PAVE_HEX_JOINS_MAX, pave_hex_borders)
            ALL(pave_hex_continues, edge, PAVE_HEX_CONTINUES_MAX, pave_hex_joins)
            ALL(pave_hex_endpoints, edge, PAVE_HEX_ENDPOINTS_MAX, pave_hex_protrudes)
        }
    }
}

TEST(hex_coordinates_and_nesting)
{
    for (int i = 0; i < PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i), place_r(i));
        assert_true(pave_hex_cube_valid(pave_hex_to_cube(face)) &&
                    pave_cell_equal(face, pave_hex_from_cube(pave_hex_to_cube(face))));
        for (pave_hex_system system = PAVE_HEX_ODD_R; system <= PAVE_HEX_DOUBLED_HEIGHT; system++) {
            const pave_hex_offset offset = pave_hex_to_offset(face, system);
            assert_true(pave_hex_offset_valid(offset, system) &&
                        pave_cell_equal(face, pave_hex_from_offset(offset, system)));
        }
        for (size_t w = 0; w < sizeof widths / sizeof *widths; w++) {
            const int32_t m = widths[w] < MOST ? widths[w] : MOST;
            const pave_cell parent = pave_hex_parent(face, m), chunk = pave_square_parent(face, m);
            const int64_t size = pave_hex_parent_size(m),
                          index = pave_floor_modulo(face.q - (3 * (int64_t)m + 1) * face.r, size);
            assert_true(pave_cell_equal(face, pave_hex_child(parent, m, index)));
            assert_true(chunk_holds(chunk, m, face));
        }
    }
    // What is not a face is reported, whatever the numbers.
    static const int32_t any[] = {INT32_MIN, INT32_MIN + 1, -1, 0, 1, INT32_MAX - 1, INT32_MAX};
    for (int i = 0; i < NUMBERS * NUMBERS; i++) {
        const int32_t a = any[i % NUMBERS], b = any[i / NUMBERS];
        const bool small = a >= -1 && a <= 1 && b >= -1 && b <= 1;
        for (pave_hex_system system = PAVE_HEX_ODD_R; system < PAVE_HEX_DOUBLED_WIDTH; system++)
            assert_int_equal(pave_hex_offset_valid((pave_hex_offset){a, b}, system), small);
        for (pave_hex_system system = PAVE_HEX_DOUBLED_WIDTH; system <= PAVE_HEX_DOUBLED_HEIGHT;
             system++)
            assert_int_equal(pave_hex_offset_valid((pave_hex_offset){a, b}, system),
                             small && (a + b) % 2 == 0);
        assert_int_equal(pave_hex_cube_valid((pave_hex_cube){a, b, small ? -a - b : 0}), small);
    }
}

TEST(hex_moves)
{
    for (int i = 0; i < PLACES * PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i % PLACES), place_r(i % PLACES)),
                        about = pave_cell_of(place_q(i / PLACES), place_r(i / PLACES));
        const pave_hex_vertex vertex = pave_hex_vertex_of(about.q, about.r, i % 2);
        const int64_t steps = pave_hex_distance(face, about);
        assert_true(pave_hex_norm(face, about) <= (uint64_t)steps * (uint64_t)steps &&
                    4 * pave_hex_norm(face, about) >= 3 * (uint64_t)steps * (uint64_t)steps);
        const pave_hex_range disk = pave_hex_range_of_disk(face, INT64_C(1) << 32),
                             both = pave_hex_range_intersection(disk,
                                                                pave_hex_range_of_disk(about, 3));
        assert_true(both.q.min <= about.q && disk.r.max >= face.r);
        if (steps > 2 * (int64_t)MOST) continue; // too far to be turned
        for (int k = 0; k < TURNS; k++) {
            pave_cell b = face, back = face;
            const pave_cell a = pave_hex_rotate_about_face(face, turns[k], about);
            if (pave_cell_in_range(a) && turns[k] > INT_MIN)
                assert_true(pave_cell_equal(face, pave_hex_rotate_about_face(a, -turns[k], about)));
            assert_int_equal(pave_hex_rotate_about_vertex(face, turns[k], vertex, &b),
                             turns[k] % 2 == 0);
            if (turns[k] % 2 || turns[k] == INT_MIN || !pave_cell_in_range(b) ||
                pave_hex_distance(b, about) > 2 * (int64_t)MOST)
                continue;
            assert_true(pave_hex_rotate_about_vertex(b, -turns[k], vertex, &back) &&
                        pave_cell_equal(face, back));
        }
        for (pave_hex_axis axis = PAVE_HEX_AXIS_Q; axis <= PAVE_HEX_AXIS_S; axis++) {
            const pave_cell a = pave_hex_reflect_about_face(face, axis, about),
                            b = pave_hex_reflect_about_vertex(face, axis, vertex);
            if (pave_cell_in_range(a))
                assert_true(pave_cell_equal(face, pave_hex_reflect_about_face(a, axis, about)));
            if (pave_cell_in_range(b) && pave_hex_distance(b, about) <= 2 * (int64_t)MOST)
                assert_true(pave_cell_equal(face, pave_hex_reflect_about_vertex(b, axis, vertex)));
        }
    }
    for (int k = 0; k < PAVE_HEX_NEIGHBORS_MAX; k++) {
        const pave_cell end = pave_hex_ray(pave_cell_of(0, 0), k, MOST + 1),
                        other = pave_hex_ray(end, (k + 3) % 6, 2 * (int64_t)MOST + 2);
        const pave_cell far = pave_hex_ray(pave_cell_of(0, 0), 6 + k, MOST / 2),
                        farther = pave_hex_ray(far, 6 + (k + 3) % 6, MOST);
        assert_true(other.q == -end.q && other.r == -end.r && farther.q == -far.q &&
                    farther.r == -far.r);
    }
}

TEST(hex_points)
{
    pave_layout layout;
    assert_ok(pave_layout_of(pave_vec2_of(0, 0), pave_vec2_of(1, 0), pave_vec2_of(0, 1), &layout));
    for (int i = 0; i < POINTS * POINTS; i++) {
        const pave_vec2 point = pave_vec2_of(coordinates[i % POINTS], coordinates[i / POINTS]);
        const pave_cell face = pave_hex_face_at(&layout, point),
                        rounded = pave_hex_round(point.x, point.y);
        const pave_hex_edge edge = pave_hex_edge_at(&layout, point);
        const pave_hex_vertex vertex = pave_hex_vertex_at(&layout, point);
        just_beyond(face.q, face.r), just_beyond(rounded.q, rounded.r), just_beyond(edge.q, edge.r),
            just_beyond(vertex.q, vertex.r);
    }
    for (int i = 0; i < PLACES; i++) {
        const pave_cell face = pave_cell_of(place_q(i), place_r(i));
        const pave_hex_edge edge = pave_hex_edge_of(face.q, face.r, i % 3);
        const pave_hex_vertex vertex = pave_hex_vertex_of(face.q, face.r, i % 2);
        pave_vec2 corners[PAVE_HEX_CORNERS_MAX];
        assert_true(
            pave_cell_equal(face, pave_hex_face_at(&layout, pave_hex_face_point(&layout, face))));
        assert_true(
            same_hex_edge(edge, pave_hex_edge_at(&layout, pave_hex_edge_point(&layout, edge))));
        assert_true(same_hex_vertex(
            vertex, pave_hex_vertex_at(&layout, pave_hex_vertex_point(&layout, vertex))));
        pave_hex_face_corner_points(&layout, face, corners);
        assert_true(corners[0].y < corners[3].y);
    }
}

// ---- Triangles ----------------------------------------------------------------------------------

TEST(tri_parts)
{
    for (int i = 0; i < 2 * PLACES; i++) {
        const pave_cell face = pave_tri_face_of(place_q(i / 2), place_r(i / 2), i % 2);
        const pave_tri_vertex vertex = pave_tri_vertex_of(face.q, face.r);
        ALL(pave_tri_neighbors, face, PAVE_TRI_NEIGHBORS_MAX, pave_tri_neighbors)
        ALL(pave_tri_diagonals, face, PAVE_TRI_DIAGONALS_MAX, pave_tri_neighbors)
        ALL(pave_tri_touching, face, PAVE_TRI_TOUCHING_MAX, pave_tri_borders)
        ALL(pave_tri_borders, face, PAVE_TRI_BORDERS_MAX, pave_tri_joins)
        ALL(pave_tri_corners, face, PAVE_TRI_CORNERS_MAX, pave_tri_touches)
        ALL(pave_tri_touches, vertex, PAVE_TRI_TOUCHES_MAX, pave_tri_corners)
        ALL(pave_tri_protrudes, vertex, PAVE_TRI_PROTRUDES_MAX, pave_tri_endpoints)
        ALL(pave_tri_adjacent, vertex, PAVE_TRI_ADJACENT_MAX, pave_tri_protrudes)
        for (int32_t s = 0; s < 3; s++) {
            const pave_tri_edge edge = pave_tri_edge_of(face.q, face.r, s);
            ALL(pave_tri_joins, edge, PAVE_TRI_JOINS_MAX, pave_tri_borders)
            ALL(pave_tri_continues, edge, PAVE_TRI_CONTINUES_MAX, pave_tri_joins)
            ALL(pave_tri_endpoints, edge, PAVE_TRI_ENDPOINTS_MAX, pave_tri_adjacent)
            ALL(pave_tri_meets, edge, PAVE_TRI_MEETS_MAX, pave_tri_joins)
        }
    }
}

TEST(tri_coordinates_and_nesting)
{
    for (int i = 0; i < 2 * PLACES; i++) {
        const pave_cell face = pave_tri_face_of(place_q(i / 2), place_r(i / 2), i % 2);
        const pave_tri_pair doubled = pave_tri_to_doubled(face),
                            folded = pave_tri_to_folded(face, PAVE_TRI_FOLD_MAX);
        assert_true(pave_tri_lanes_valid(pave_tri_to_lanes(face)) &&
                    pave_cell_equal(face, pave_tri_from_lanes(pave_tri_to_lanes(face))));
        assert_true(pave_tri_doubled_valid(doubled) &&
                    pave_cell_equal(face, pave_tri_from_doubled(doubled)));
        assert_true(pave_tri_folded_valid(folded, PAVE_TRI_FOLD_MAX) &&
                    pave_cell_equal(face, pave_tri_from_folded(folded, PAVE_TRI_FOLD_MAX)));
        for (size_t w = 0; w < sizeof widths / sizeof *widths; w++) {
            const int32_t m = widths[w] < MOST ? widths[w] : MOST;
            assert_true(pave_cell_equal(
                face, pave_tri_child(pave_tri_parent(face, m), m, tri_child_index(face, m))));
        }
    }
    static const int32_t any[] = {INT32_MIN, INT32_MIN + 1, -1, 0, 1, INT32_MAX - 1, INT32_MAX};
    for (int i = 0; i < NUMBERS * NUMBERS; i++) {
        const int32_t a = any[i % NUMBERS], b = any[i / NUMBERS];
        const bool small = a >= -1 && a <= 1 && b >= -1 && b <= 1;
        const pave_tri_pair pair = {a, b};
        assert_int_equal(pave_tri_doubled_valid(pair), small && (a + b) % 2 == 0);
        assert_int_equal(pave_tri_folded_valid(pair, 1), small);
        (void)pave_tri_folded_valid(pair, PAVE_TRI_FOLD_MAX);
        assert_int_equal(pave_tri_lanes_valid((pave_tri_lanes){a, b, small ? 1 - a - b : 0}),
                         small);
    }
}

TEST(tri_moves)
{
    for (int i = 0; i < 4 * PLACES * PLACES; i++) {
        const pave_cell face =
            pave_tri_face_of(place_q(i / 4 % PLACES), place_r(i / 4 % PLACES), i % 2);
        const pave_cell about =
            pave_tri_face_of(place_q(i / 4 / PLACES), place_r(i / 4 / PLACES), i / 2 % 2);
        const pave_tri_vertex vertex = pave_tri_vertex_of(about.q, about.r);
        for (int k = 0; k < TURNS; k++) {
            pave_cell b = face, back = face;
            const pave_cell a = pave_tri_rotate_about_vertex(face, turns[k], vertex);
            if (pave_cell_in_range(a) && turns[k] > INT_MIN)
                assert_true(
                    pave_cell_equal(face, pave_tri_rotate_about_vertex(a, -turns[k], vertex)));
            assert_int_equal(pave_tri_rotate_about_face(face, turns[k], about, &b),
                             turns[k] % 2 == 0);
            if (pave_cell_in_range(b) && turns[k] % 2 == 0 && turns[k] > INT_MIN)
                assert_true(pave_tri_rotate_about_face(b, -turns[k], about, &back) &&
                            pave_cell_equal(face, back));
        }
        for (pave_tri_axis axis = PAVE_TRI_AXIS_Q; axis <= PAVE_TRI_AXIS_S; axis++) {
            const pave_cell a = pave_tri_reflect_about_face(face, axis, about),
                            b = pave_tri_reflect_about_vertex(face, axis, vertex);
            if (pave_cell_in_range(a))
                assert_true(pave_cell_equal(face, pave_tri_reflect_about_face(a, axis, about)));
            if (pave_cell_in_range(b))
                assert_true(pave_cell_equal(face, pave_tri_reflect_about_vertex(b, axis, vertex)));
        }
        const int64_t edge = pave_tri_distance(face, about, PAVE_TRI_EDGE_STEPS),
                      touch = pave_tri_distance(face, about, PAVE_TRI_TOUCH);
        assert_true(pave_tri_distance(face, about, PAVE_TRI_FLANK) == (edge + 1) / 2 &&
                    touch <= edge && edge <= 2 * touch + 1);
        assert_true(pave_tri_distance(face, about, PAVE_TRI_SHORTCUT) <= edge &&
                    (double)pave_tri_norm(face, about) <= 1.000001 * (double)edge * (double)edge);
        for (pave_tri_metric metric = PAVE_TRI_EDGE_STEPS; metric <= PAVE_TRI_FLANK; metric++) {
            const pave_tri_range disk = pave_tri_range_of_disk(face, INT64_C(1) << 33, metric),
                                 near_disk = pave_tri_range_of_disk(about, 3, metric);
            const pave_tri_range both = pave_tri_range_intersection(disk, near_disk);
            assert_true(both.kind[about.s].q.min <= about.q && disk.kind[face.s].r.max >= face.r);
        }
    }
    for (int k = 0; k < PAVE_TRI_DIRECTIONS_MAX; k++) {
        const int back = k < 6 ? (k + 3) % 6 : 6 + (k + 3) % 6;
        const pave_cell end = pave_tri_ray(pave_tri_face_of(0, 0, PAVE_TRI_L), k, MOST),
                        other = pave_tri_ray(end, back, 2 * (int64_t)MOST);
        assert_true(other.q == -end.q && other.r == -end.r && other.s == end.s);
    }
    const pave_cell cut = pave_cell_cut(INT64_MAX, INT64_MIN, PAVE_TRI_R);
    assert_true(cut.q == 3 * MOST && cut.r == -3 * MOST);
}

TEST(tri_points)
{
    pave_layout layout;
    assert_ok(pave_layout_of(pave_vec2_of(0, 0), pave_vec2_of(1, 0), pave_vec2_of(0, 1), &layout));
    for (int i = 0; i < POINTS * POINTS; i++) {
        const pave_vec2 point = pave_vec2_of(coordinates[i % POINTS], coordinates[i / POINTS]);
        const pave_cell face = pave_tri_face_at(&layout, point),
                        rounded = pave_tri_round(point.x, point.y);
        const pave_tri_edge edge = pave_tri_edge_at(&layout, point);
        const pave_tri_vertex vertex = pave_tri_vertex_at(&layout, point);
        just_beyond(face.q, face.r), just_beyond(rounded.q, rounded.r), just_beyond(edge.q, edge.r),
            just_beyond(vertex.q, vertex.r);
    }
    for (int i = 0; i < 2 * PLACES; i++) {
        const pave_cell face = pave_tri_face_of(place_q(i / 2), place_r(i / 2), i % 2);
        const pave_tri_edge edge = pave_tri_edge_of(face.q, face.r, i % 3);
        const pave_tri_vertex vertex = pave_tri_vertex_of(face.q, face.r);
        pave_vec2 corners[PAVE_TRI_CORNERS_MAX];
        assert_true(
            pave_cell_equal(face, pave_tri_face_at(&layout, pave_tri_face_point(&layout, face))));
        assert_true(
            same_tri_edge(edge, pave_tri_edge_at(&layout, pave_tri_edge_point(&layout, edge))));
        assert_true(same_tri_vertex(
            vertex, pave_tri_vertex_at(&layout, pave_tri_vertex_point(&layout, vertex))));
        pave_tri_face_corner_points(&layout, face, corners);
        assert_true(corners[0].y < corners[2].y);
    }
}

// ---- Nothing is left out ------------------------------------------------------------------------

static char *text_of(const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", PAVE_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = calloc(1, 1 << 18);
    assert_non_null(text);
    assert_in_range(fread(text, 1, (1 << 18) - 1, file), 1000, (1 << 18) - 2);
    fclose(file);
    return text;
}

static bool is_named(const char *name, size_t length, const char *text)
{
    for (const char *at = text; (at = strstr(at, name)) != NULL; at++)
        if (!strchr("abcdefghijklmnopqrstuvwxyz_0123456789", at[length])) return true;
    return false;
}

TEST(every_inline_function_is_named_here)
{
    static const char *const headers[] = {"square", "hex", "tri"};
    char *here = text_of("tests/grid/test_limits.c");
    int seen = 0;
    for (int h = 0; h < 3; h++) {
        char file[64], name[128];
        snprintf(file, sizeof file, "include/pave/%s.h", headers[h]);
        char *header = text_of(file);
        for (const char *at = header; (at = strstr(at, "\nPAVE_INLINE ")) != NULL; at++) {
            const char *end = strchr(at, '('), *begin = end;
            while (begin > at && begin[-1] != ' ') begin--;
            snprintf(name, sizeof name, "%.*s", (int)(end - begin), begin);
            seen++;
            if (strstr(name, "_dual")) continue; // see test_dual.c
            if (!is_named(name, strlen(name), here))
                fail_msg("%s: %s is not tested at the limits", file, name);
        }
        free(header);
    }
    assert_in_range(seen, 100, 400);
    free(here);
}

int main(void) { return run_all_tests(NULL, NULL); }
