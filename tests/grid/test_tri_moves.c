/// tests/grid/test_tri_moves.c: other coordinates, rays, rotation, reflection, distances and
/// nesting of the triangle grid against its geometry.
#include "../test.h"
#include "tri_places.h"

static void complain(pave_cell cell, const char *what)
{
    fail_msg("%d,%d,%d: %s", (int)cell.q, (int)cell.r, (int)cell.s, what);
}

/// All faces of the windows of 13 x 13 unit cells about the places, kept within the limits.
static void for_each_face(void (*check)(pave_cell))
{
    for (int p = 0; p < PLACES; p++)
        for (int32_t i = 0; i < 13 * 13 * 2; i++)
            check(face_moved(with_kind(place_within(p, 6), i & 1), i / 2 % 13 - 6, i / 26 - 6));
}

// ---- Coordinates --------------------------------------------------------------------------------

static void check_lanes(pave_cell face)
{
    const pave_tri_lanes lanes = pave_tri_to_lanes(face);
    if (!pave_tri_lanes_valid(lanes) || !pave_cell_equal(pave_tri_from_lanes(lanes), face))
        complain(face, "lanes do not lead back");
    if (lanes.a != face.q || lanes.b != face.r || lanes.a + lanes.b + lanes.c != 2 - face.s)
        complain(face, "has other lanes");
    for (int k = 0; k < 3; k++) {
        const pave_tri_lanes next = pave_tri_to_lanes(pave_tri_neighbors(face, k));
        if (abs(next.a - lanes.a) + abs(next.b - lanes.b) + abs(next.c - lanes.c) != 1)
            complain(face, "a neighbor differs in several lanes");
    }
}

static void check_doubled(pave_cell face)
{
    const pave_tri_pair pair = pave_tri_to_doubled(face);
    if (pair.q != 2 * face.q + face.s || pair.r != 2 * face.r + face.s)
        complain(face, "is doubled otherwise");
    if (!pave_tri_doubled_valid(pair) || !pave_cell_equal(pave_tri_from_doubled(pair), face))
        complain(face, "doubled does not lead back");
    if (pave_tri_doubled_valid((pave_tri_pair){pair.q + 1, pair.r}) ||
        pave_tri_doubled_valid((pave_tri_pair){pair.q, pair.r - 1}))
        complain(face, "an even and an odd number are taken for a face");
}

static void check_far_fold(pave_cell face)
{
    const pave_tri_pair pair = pave_tri_to_folded(face, PAVE_TRI_FOLD_MAX);
    if (!pave_tri_folded_valid(pair, PAVE_TRI_FOLD_MAX) ||
        !pave_cell_equal(pave_tri_from_folded(pair, PAVE_TRI_FOLD_MAX), face))
        complain(face, "folded does not lead back");
}

TEST(coordinates_lead_back)
{
    for_each_face(check_lanes);
    for_each_face(check_doubled);
    for_each_face(check_far_fold);
}

TEST(lanes_that_are_none_are_told)
{
    int valid = 0;
    for (int32_t i = 0; i < 9 * 9 * 9; i++) {
        const pave_tri_lanes lanes = {i % 9 - 4, i / 9 % 9 - 4, i / 81 - 4};
        const int32_t sum = lanes.a + lanes.b + lanes.c;
        assert_int_equal(pave_tri_lanes_valid(lanes), sum == 1 || sum == 2);
        valid += pave_tri_lanes_valid(lanes);
    }
    assert_true(valid > 100);
    const pave_tri_lanes wraps = {INT32_MAX, INT32_MAX, 3}, beyond = {LIMIT + 1, 0, -LIMIT},
                         last = {LIMIT, -LIMIT, 1};
    assert_false(pave_tri_lanes_valid(wraps));
    assert_false(pave_tri_lanes_valid(beyond));
    assert_true(pave_tri_lanes_valid(last));
    assert_false(pave_tri_doubled_valid((pave_tri_pair){2 * LIMIT + 2, 0}));
    assert_true(pave_tri_doubled_valid((pave_tri_pair){2 * LIMIT + 1, -2 * LIMIT + 1}));
    assert_false(pave_tri_doubled_valid((pave_tri_pair){-2 * LIMIT - 1, 1}));
    assert_false(pave_tri_folded_valid((pave_tri_pair){INT32_MIN, INT32_MIN}, PAVE_TRI_FOLD_MAX));
    assert_false(pave_tri_folded_valid((pave_tri_pair){INT32_MAX, INT32_MAX}, 1));
}

/// All pairs are faces on the near side of the fold, each once; the big triangle is a square.
TEST(a_fold_takes_the_half_plane_to_the_plane)
{
    for (int32_t n = 1; n <= 7; n++)
        for (int32_t i = 0; i < 31 * 31; i++) {
            const pave_tri_pair pair = {i % 31 - 15, i / 31 - 15};
            const pave_cell face = pave_tri_from_folded(pair, n);
            assert_true(face.q + face.r + face.s < n);
            assert_int_equal(face.s, pair.q + pair.r >= n);
            const pave_tri_pair again = pave_tri_to_folded(face, n);
            assert_true(again.q == pair.q && again.r == pair.r);
            const bool in_square = pair.q >= 0 && pair.q < n && pair.r >= 0 && pair.r < n;
            assert_int_equal(in_square, face.q >= 0 && face.r >= 0);
        }
}

// ---- Rays ---------------------------------------------------------------------------------------

/// The way of each direction in lattice vectors: the straight ones to the adjacent vertices, the
/// others between them.
static thirds direction_way(int direction)
{
    const pave_tri_vertex zero = {0, 0};
    const pave_tri_vertex to = pave_tri_adjacent(zero, direction % 6);
    if (direction < 6) return (thirds){to.q, to.r};
    const pave_tri_vertex before = pave_tri_adjacent(zero, (direction + 5) % 6);
    return (thirds){to.q + before.q, to.r + before.r};
}

/// A straight ray is the cells of its lane that lie ahead, in order; a diagonal one those whose
/// middles lie exactly ahead.
static void check_ray(pave_cell face)
{
    for (int direction = 0; direction < PAVE_TRI_DIRECTIONS_MAX; direction++) {
        const thirds ahead = direction_way(direction);
        pave_cell before = face;
        if (!pave_cell_equal(pave_tri_ray(face, direction, 0), face))
            complain(face, "is not the 0-th cell of its ray");
        for (int k = 1; k < 20; k++) {
            const pave_cell cell = pave_tri_ray(face, direction, k);
            const thirds way = way_between(face, cell), last = way_between(before, cell);
            const int shared = shared_corners(before, cell);
            if (along(last, ahead) <= 0) complain(face, "a ray goes back");
            if (direction < 6 && (shared != 2 || llabs(turn(way, ahead)) > 1))
                complain(face, "a straight ray leaves its lane");
            if (direction >= 6 && turn(way, ahead) != 0) complain(face, "a diagonal ray is bent");
            if (direction >= 6 &&
                (shared != 2) != (shared_corners(cell, pave_tri_ray(face, direction, k + 1)) == 2))
                complain(face, "a diagonal ray does not alternate");
            if (direction >= 6 && shared == 0) complain(face, "a diagonal ray leaves cells out");
            before = cell;
        }
    }
}

TEST(rays_keep_their_direction)
{
    for (int p = 0; p < PLACES; p++)
        for (int32_t s = 0; s < 2; s++) check_ray(with_kind(place_within(p, 50), s));
    // By name.
    const pave_cell left = {5, 5, PAVE_TRI_L}, right = {5, 5, PAVE_TRI_R};
    assert_true(pave_cell_equal(pave_tri_ray(left, PAVE_TRI_N, 1), pave_tri_neighbors(left, 0)));
    assert_true(
        pave_cell_equal(pave_tri_ray(left, PAVE_TRI_E, 2), pave_tri_face_of(6, 5, PAVE_TRI_L)));
    assert_true(
        pave_cell_equal(pave_tri_ray(right, PAVE_TRI_SE, 2), pave_tri_face_of(5, 6, PAVE_TRI_R)));
    assert_true(pave_cell_equal(pave_tri_ray(right, PAVE_TRI_S, 1), pave_tri_neighbors(right, 1)));
    for (int k = 0; k < 3; k++) { // across corner k
        static const int of_left[] = {PAVE_TRI_WNW, PAVE_TRI_ENE, PAVE_TRI_S},
                         of_right[] = {PAVE_TRI_N, PAVE_TRI_ESE, PAVE_TRI_WSW};
        assert_true(
            pave_cell_equal(pave_tri_ray(left, of_left[k], 1), pave_tri_diagonals(left, k)));
        assert_true(
            pave_cell_equal(pave_tri_ray(right, of_right[k], 1), pave_tri_diagonals(right, k)));
    }
    const pave_cell far =
        pave_tri_ray(pave_tri_face_of(-LIMIT, 0, PAVE_TRI_L), PAVE_TRI_E, 4 * (int64_t)LIMIT + 1);
    assert_true(pave_cell_equal(far, pave_tri_face_of(LIMIT, 0, PAVE_TRI_R)));
}

// ---- Rotation and reflection --------------------------------------------------------------------

typedef thirds transformation(thirds way);

static thirds turn_sixth(thirds way) { return (thirds){-way.v, way.u + way.v}; }
static thirds keep_q(thirds way) { return (thirds){way.u, -way.u - way.v}; }
static thirds keep_r(thirds way) { return (thirds){-way.u - way.v, way.v}; }
static thirds keep_third(thirds way) { return (thirds){way.v, way.u}; }

/// The three corners of a face after the transformation about a point, `times` times.
static void transformed(pave_cell face, transformation *change, int times, thirds about,
                        thirds out[3])
{
    face_corners(face, out);
    for (int i = 0; i < 3; i++) {
        thirds way = {out[i].u - about.u, out[i].v - about.v};
        for (int k = 0; k < times; k++) way = change(way);
        out[i] = (thirds){about.u + way.u, about.v + way.v};
    }
}

static bool has_corners(pave_cell face, const thirds corner[3])
{
    thirds own[3];
    int found = 0;
    face_corners(face, own);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) found += own[i].u == corner[j].u && own[i].v == corner[j].v;
    return found == 3;
}

TEST(transformations_are_what_they_are_called)
{
    static transformation *const changes[] = {turn_sixth, keep_q, keep_r, keep_third};
    const thirds i = {1, 0}, j = {0, 1};
    for (int c = 0; c < 4; c++) {
        const thirds i2 = changes[c](i), j2 = changes[c](j);
        assert_true(along(i2, i2) == along(i, i) && along(j2, j2) == along(j, j) &&
                    along(i2, j2) == along(i, j)); // no length, no angle
        assert_true(turn(i2, j2) == (c == 0 ? 1 : -1));
    }
    assert_true(turn(i, turn_sixth(i)) > 0 &&
                along(i, turn_sixth(i)) == 1); // 60 degrees, clockwise
}

static void check_moves(pave_cell face, pave_cell about)
{
    const thirds middle = face_middle(about), vertex = {3 * (int64_t)about.q, 3 * (int64_t)about.r};
    const pave_tri_vertex at = {about.q, about.r};
    static transformation *const keep[] = {keep_q, keep_r, keep_third};
    thirds corner[3];
    for (int k = -7; k <= 7; k++) {
        pave_cell out = {77, 77, 77};
        transformed(face, turn_sixth, (k + 12) % 6, vertex, corner);
        if (!has_corners(pave_tri_rotate_about_vertex(face, k, at), corner))
            complain(face, "is turned elsewhere about a vertex");
        transformed(face, turn_sixth, (k + 12) % 6, middle, corner);
        if (pave_tri_rotate_about_face(face, k, about, &out) != (k % 2 == 0))
            complain(face, "lands on the grid where it does not");
        if (k % 2 == 0 && !has_corners(out, corner))
            complain(face, "is turned elsewhere about a face");
        if (k % 2 != 0 && (out.q != 77 || out.r != 77 || out.s != 77))
            complain(face, "does not land, yet wrote");
        for (int32_t s = 0; s < 2 && k % 2 != 0; s++)
            if (has_corners(with_kind(face, s), corner))
                complain(face, "lands on the grid where it should not");
    }
    for (int axis = 0; axis < 3; axis++) {
        transformed(face, keep[axis], 1, vertex, corner);
        if (!has_corners(pave_tri_reflect_about_vertex(face, (pave_tri_axis)axis, at), corner))
            complain(face, "is mirrored elsewhere in a vertex");
        transformed(face, keep[axis], 1, middle, corner);
        if (!has_corners(pave_tri_reflect_about_face(face, (pave_tri_axis)axis, about), corner))
            complain(face, "is mirrored elsewhere in a face");
    }
}

TEST(moves_are_those_of_the_plane)
{
    uint64_t seed = 5;
    for (int p = 0; p < PLACES; p++)
        for (int32_t i = 0; i < 9 * 9 * 4; i++) {
            const pave_cell about = with_kind(place_within(p, 4), i & 1);
            check_moves(face_moved(with_kind(about, i >> 1 & 1), i / 4 % 9 - 4, i / 36 - 4), about);
        }
    for (int i = 0; i < 2000; i++)
        check_moves(chance_face(&seed, LIMIT / 4), chance_face(&seed, LIMIT / 4));
}

/// A move far out of the world reports that it left the world.
TEST(far_moves_are_cut_off)
{
    const pave_cell low = {-LIMIT, -LIMIT, 0}, high = {LIMIT, LIMIT, 1};
    const pave_tri_vertex corner = {LIMIT, LIMIT};
    pave_cell out;
    assert_true(pave_tri_rotate_about_face(low, 2, high, &out));
    assert_true(pave_cell_equal(out, (pave_cell){3 * LIMIT, -LIMIT, 0}));
    assert_false(pave_cell_in_range(out));
    out = pave_tri_rotate_about_vertex(low, 2, corner);
    assert_true(out.q == 3 * LIMIT && !pave_cell_in_range(out));
    out = pave_tri_reflect_about_vertex(low, PAVE_TRI_AXIS_Q, corner);
    assert_true(out.q == -LIMIT && out.r == 3 * LIMIT);
    out = pave_cell_cut(INT64_MIN, INT64_MAX, 1);
    assert_true(out.q == -3 * LIMIT && out.r == 3 * LIMIT && out.s == 1);
    assert_true(pave_cell_equal(pave_cell_cut(3 * (int64_t)LIMIT - 1, -3 * (int64_t)LIMIT + 1, 0),
                                (pave_cell){3 * LIMIT - 1, -3 * LIMIT + 1, 0}));
}

// ---- Distances by search ------------------------------------------------------------------------

enum { REACH = 13, NEAR = 8, SIDE = 2 * REACH + 1 };

/// The cheapest way from the middle of a window to each of its cells, over the steps of a metric.
static void search(pave_cell from, pave_tri_metric metric, int cost[SIDE][SIDE][2])
{
    bool changed = true;
    for (int i = 0; i < SIDE * SIDE * 2; i++) cost[i / 2 / SIDE][i / 2 % SIDE][i & 1] = 1000;
    cost[REACH][REACH][from.s] = 0;
    while (changed) {
        changed = false;
        for (int i = 0; i < SIDE * SIDE * 2; i++) {
            const int y = i / 2 / SIDE, x = i / 2 % SIDE, s = i & 1;
            const pave_cell cell = {from.q + x - REACH, from.r + y - REACH, s};
            if (cost[y][x][s] == 1000) continue;
            for (int j = 0; j < 18; j++) {
                const int x2 = x + j / 2 % 3 - 1, y2 = y + j / 6 - 1, s2 = j & 1;
                if (x2 < 0 || y2 < 0 || x2 >= SIDE || y2 >= SIDE) continue;
                const int step = step_cost(
                    cell, pave_tri_face_of(from.q + x2 - REACH, from.r + y2 - REACH, s2), metric);
                if (step == 0 || cost[y][x][s] + step >= cost[y2][x2][s2]) continue;
                cost[y2][x2][s2] = cost[y][x][s] + step;
                changed = true;
            }
        }
    }
}

TEST(distances_are_what_a_search_finds)
{
    static int cost[SIDE][SIDE][2];
    for (int m = 0; m < STEP_METRICS; m++)
        for (int p = 0; p < PLACES; p++)
            for (int32_t s = 0; s < 2; s++) {
                const pave_cell from = with_kind(place_within(p, REACH), s);
                search(from, metrics[m], cost);
                for (int i = 0; i < SIDE * SIDE * 2; i++) {
                    const int x = i / 2 % SIDE - REACH, y = i / 2 / SIDE - REACH;
                    if (abs(x) > NEAR || abs(y) > NEAR) continue;
                    const pave_cell to = {from.q + x, from.r + y, i & 1};
                    if (pave_tri_distance(from, to, metrics[m]) !=
                        cost[y + REACH][x + REACH][i & 1])
                        complain(to, metric_names[metrics[m]]);
                    if (pave_tri_distance(to, from, metrics[m]) !=
                        pave_tri_distance(from, to, metrics[m]))
                        complain(to, "is nearer on the way back");
                }
            }
}

TEST(distances_across_the_world)
{
    const pave_cell low = {-LIMIT, -LIMIT, 0}, high = {LIMIT, LIMIT, 1}, side = {LIMIT, -LIMIT, 0};
    const int64_t two = 2 * (int64_t)LIMIT;
    assert_true(pave_tri_distance(low, high, PAVE_TRI_EDGE_STEPS) == 4 * two + 1);
    assert_true(pave_tri_distance(low, high, PAVE_TRI_SHORTCUT) == 3 * two + 1);
    assert_true(pave_tri_distance(low, high, PAVE_TRI_TOUCH) == 2 * two + 1);
    assert_true(pave_tri_distance(low, high, PAVE_TRI_FLANK) == 2 * two + 1);
    assert_true(pave_tri_distance(low, side, PAVE_TRI_EDGE_STEPS) == 2 * two);
    assert_true(pave_tri_distance(low, side, PAVE_TRI_SHORTCUT) == 2 * two);
}

__extension__ typedef __int128 wide;

static void check_norm(pave_cell a, pave_cell b)
{
    const thirds way = way_between(a, b);
    const wide u = way.u, v = way.v;
    if (u * u + u * v + v * v != 3 * (wide)pave_tri_norm(a, b)) complain(b, "has another norm");
}

TEST(norms_are_squares_of_lengths)
{
    uint64_t seed = 6;
    for (int32_t i = 0; i < 15 * 15 * 4; i++)
        check_norm(pave_tri_face_of(3, -2, i & 1),
                   pave_tri_face_of(i / 4 % 15 - 4, i / 60 - 9, i >> 1 & 1));
    for (int i = 0; i < 20000; i++)
        check_norm(chance_face(&seed, LIMIT), chance_face(&seed, LIMIT));
    for (int i = 0; i < PLACES * PLACES * 4; i++)
        check_norm(with_kind(place(i % PLACES), i / PLACES & 1),
                   with_kind(place(i / 4 / PLACES), i & 1));
    const pave_cell face = {4, 4, 0};
    for (int k = 0; k < 12; k++)
        assert_true(pave_tri_norm(face, pave_tri_touching(face, k)) == (k % 2 ? 3 : k % 4 ? 4 : 1));
}

// ---- Nesting ------------------------------------------------------------------------------------

/// Each child lies within the corners of its parent, drawn m times as large.
static void check_nested(pave_cell face, int32_t m)
{
    const pave_cell parent = pave_tri_parent(face, m);
    const int64_t i_of = pave_floor_modulo(face.q, m), j_of = pave_floor_modulo(face.r, m);
    const int64_t index =
        face.s == PAVE_TRI_L ? i_of + j_of * m : (m - 1 - i_of) + (m - 1 - j_of) * m;
    thirds corner[3], own[3];
    if (!pave_cell_equal(pave_tri_child(parent, m, index), face))
        complain(face, "is another child of its parent");
    face_corners(parent, corner);
    face_corners(face, own);
    const int64_t low_u = m * corner[1].u - 3 * (int64_t)m,
                  low_v = m * corner[2].v - 3 * (int64_t)m, fold = m * (corner[1].u + corner[1].v);
    for (int i = 0; i < 3; i++) {
        const bool before = own[i].u + own[i].v <= fold,
                   in_cell = own[i].u >= low_u && own[i].u <= low_u + 3 * (int64_t)m &&
                             own[i].v >= low_v && own[i].v <= low_v + 3 * (int64_t)m;
        if (!in_cell || (parent.s == PAVE_TRI_L ? !before : own[i].u + own[i].v < fold))
            complain(face, "is not within its parent");
    }
}

TEST(triangles_nest)
{
    static const int32_t sizes[] = {1, 2, 3, 4, 7, 100, LIMIT};
    for (int i = 0; i < 7; i++)
        for (int p = 0; p < PLACES; p++)
            for (int32_t c = 0; c < 17 * 17 * 2; c++)
                check_nested(
                    face_moved(with_kind(place_within(p, 8), c & 1), c / 2 % 17 - 8, c / 34 - 8),
                    sizes[i]);
}

TEST(children_part_their_parent)
{
    for (int32_t m = 1; m <= 9; m++)
        for (int32_t i = 0; i < 5 * 5 * 2; i++) {
            const pave_cell parent = {i / 2 % 5 - 2, i / 10 - 2, i & 1};
            int kinds[2] = {0, 0};
            for (int64_t index = 0; index < (int64_t)m * m; index++) {
                const pave_cell child = pave_tri_child(parent, m, index);
                if (!pave_cell_equal(pave_tri_parent(child, m), parent))
                    complain(child, "has another parent");
                kinds[child.s]++;
            }
            assert_int_equal(kinds[parent.s], m * (m + 1) / 2);
            assert_int_equal(kinds[1 - parent.s], m * (m - 1) / 2);
        }
}

int main(void) { return run_all_tests(NULL, NULL); }
