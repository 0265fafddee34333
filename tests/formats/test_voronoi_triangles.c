/// tests/formats/test_voronoi_triangles.c: what is made of Qhull's triangles. Here
/// pave_voronoi_qhull is a stand-in that gives bad triangulations, and what is not a triangulation,
/// so that every flip and every refusal is needed. What comes out is checked in whole numbers of
/// 128 bits.
#include "../test.h"
#include "formats/common/common_memory.h"
#include "formats/voronoi/voronoi_triangles.h"

__extension__ typedef __int128 wide;

enum { MOST = 80, TRIANGLES = 2 * MOST };

// ---- The stand-in -------------------------------------------------------------------------------

typedef struct answer {
    pave_result result;
    int32_t count;
    int32_t corners[TRIANGLES][3];
} answer;

static answer answers[2];
static int requests;
static pave_error error;

pave_result pave_voronoi_qhull(const pave_point *points, int32_t point_count, int attempt,
                               const pave_allocator *allocator, int32_t (**corners)[3],
                               int32_t *room, int32_t *count, pave_error *out)
{
    assert_non_null(points);
    assert_true(point_count >= 4);
    assert_int_equal(attempt, requests++);
    const answer *given = &answers[attempt];
    if (given->result != PAVE_OK)
        return pave_error_set(out, given->result, NULL, 0, 0, "attempt %d failed", attempt);
    *room = given->count + 3;
    *corners = pave_common_array(allocator, (size_t)*room, sizeof **corners);
    if (!*corners) return pave_error_set(out, PAVE_NO_MEMORY, NULL, 0, 0, "no memory");
    *count = given->count;
    memcpy(*corners, given->corners, (size_t)given->count * sizeof **corners);
    return PAVE_OK;
}

// ---- Points and bad triangulations --------------------------------------------------------------

static pave_point points[MOST];
static int32_t point_count;
static uint64_t random_state;

static uint32_t below(uint32_t limit)
{
    random_state++;
    return pave_random_below(pave_random_at(random_state, PAVE_STREAM_USER, 0, 0, 0, 0).word[0],
                             limit);
}

/// Adds a point, unless there is one already.
static void add_point(int32_t x, int32_t y)
{
    for (int32_t i = 0; i < point_count; i++)
        if (points[i].x == x && points[i].y == y) return;
    assert_true(point_count < MOST);
    points[point_count++] = (pave_point){x, y};
}

static void add_frame(int32_t left, int32_t top, int32_t right, int32_t bottom)
{
    add_point(left, top);
    add_point(right, top);
    add_point(right, bottom);
    add_point(left, bottom);
}

static int64_t turn_of(const int32_t *corners)
{
    return pave_voronoi_turn(points[corners[0]], points[corners[1]], points[corners[2]]);
}

/// Splits triangle t at side k by point p; the new triangle is the last.
static void split(answer *out, int32_t t, int k, int32_t p)
{
    int32_t *old = out->corners[t], *new = out->corners[out->count++];
    new[0] = p;
    new[1] = old[(k + 2) % 3];
    new[2] = old[k];
    old[(k + 2) % 3] = p;
}

static void insert(answer *out, int32_t p)
{
    int32_t count = out->count;
    for (int32_t t = 0; t < count; t++) {
        int64_t turns[3];
        int32_t old[3];
        memcpy(old, out->corners[t], sizeof old);
        for (int k = 0; k < 3; k++)
            turns[k] =
                pave_voronoi_turn(points[old[(k + 1) % 3]], points[old[(k + 2) % 3]], points[p]);
        if (turns[0] < 0 || turns[1] < 0 || turns[2] < 0) continue;
        for (int k = 0; k < 3; k++)
            if (turns[k] == 0) { // on a side: the other triangle there comes in this loop, too
                split(out, t, k, p);
                goto next;
            }
        for (int k = 1; k < 3; k++) {
            int32_t corners[3] = {old[k], old[(k + 1) % 3], p};
            memcpy(out->corners[out->count++], corners, sizeof corners);
        }
        out->corners[t][2] = p;
        return;
    next:;
    }
}

/// A triangulation by points in random order without any flip, its triangles in random order and
/// turn.
static void make_bad(answer *out)
{
    int32_t frame = point_count - 4, order[MOST];
    int other = (int)below(2);
    *out = (answer){.count = 2};
    for (int i = 0; i < 3; i++) {
        out->corners[0][i] = frame + (i + other) % 4;
        out->corners[1][i] = frame + ((i + 2) % 4 + other) % 4;
    }
    for (int32_t i = 0; i < frame; i++) {
        int32_t j = (int32_t)below((uint32_t)i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (int32_t i = 0; i < frame; i++) insert(out, order[i]);
    assert_int_equal(out->count, 2 * point_count - 6);
    for (int32_t t = 0; t < out->count; t++) {
        int32_t u = (int32_t)below((uint32_t)t + 1), was[3];
        int turned = (int)below(3), back = (int)below(2);
        memcpy(was, out->corners[t], sizeof was);
        memcpy(out->corners[t], out->corners[u], sizeof was);
        for (int i = 0; i < 3; i++) out->corners[u][i] = was[(turned + (back ? 3 - i : i)) % 3];
    }
}

// ---- Checks -------------------------------------------------------------------------------------

/// Positive where d is inside the circle through a, b, c, which turn clockwise; 0 on it.
static int in_circle(const int32_t *corners, int32_t d)
{
    int64_t x[3], y[3];
    wide sum = 0;
    for (int i = 0; i < 3; i++) {
        x[i] = (int64_t)points[corners[i]].x - points[d].x;
        y[i] = (int64_t)points[corners[i]].y - points[d].y;
    }
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3, k = (i + 2) % 3;
        sum += ((wide)x[i] * x[i] + (wide)y[i] * y[i]) * (x[j] * y[k] - x[k] * y[j]);
    }
    return (sum > 0) - (sum < 0);
}

typedef struct sides {
    int32_t count;
    int32_t ends[3 * TRIANGLES][2];
} sides;

static int compare_ends(const void *a, const void *b)
{
    const int32_t *p = a, *q = b;
    return p[0] != q[0] ? (p[0] > q[0]) - (p[0] < q[0]) : (p[1] > q[1]) - (p[1] < q[1]);
}

/// The triangles are Delaunay's and joined rightly. `out` gets the sides that every Delaunay
/// triangulation has: those between four points that are not on one circle.
static void assert_delaunay(const pave_voronoi_triangles *triangles, sides *out)
{
    int64_t area = 0;
    int32_t outer = 0, frame = point_count - 4;
    out->count = 0;
    assert_int_equal(triangles->count, 2 * point_count - 6);
    for (int32_t t = 0; t < triangles->count; t++) {
        const int32_t *corners = triangles->corners[t];
        assert_true(turn_of(corners) > 0);
        area += turn_of(corners);
        for (int32_t p = 0; p < point_count; p++)
            if (in_circle(corners, p) > 0) fail_msg("point %d is in the circle of %d", p, t);
        for (int k = 0; k < 3; k++) {
            int32_t n = triangles->beyond[t][k], a = corners[(k + 1) % 3], b = corners[(k + 2) % 3];
            int j = 0;
            if (n < 0) {
                assert_int_equal(n, -1);
                assert_true(a >= frame && b >= frame);
                outer++;
            } else {
                while (j < 3 && triangles->beyond[n][j] != t) j++;
                assert_true(j < 3);
                assert_int_equal(triangles->corners[n][(j + 1) % 3], b);
                assert_int_equal(triangles->corners[n][(j + 2) % 3], a);
                if (in_circle(corners, triangles->corners[n][j]) == 0) continue;
            }
            out->ends[out->count][0] = a < b ? a : b;
            out->ends[out->count++][1] = a < b ? b : a;
        }
    }
    assert_int_equal(outer, 4);
    assert_true(area == 2 * ((int64_t)points[frame + 2].x - points[frame].x) *
                            ((int64_t)points[frame + 2].y - points[frame].y));
    qsort(out->ends, (size_t)out->count, sizeof *out->ends, compare_ends);
}

static pave_voronoi_triangles begun(const pave_allocator *allocator)
{
    pave_voronoi_triangles triangles = {.points = points, .point_count = point_count};
    if (allocator) triangles.allocator = *allocator;
    requests = 0;
    error = (pave_error){0};
    return triangles;
}

/// From several bad triangulations of the points come the same sides; and what is Delaunay's
/// stays as it is.
static void assert_flips(void)
{
    static sides first, now;
    for (int turn = 0; turn < 6; turn++) {
        pave_voronoi_triangles triangles = begun(NULL), again = begun(NULL);
        make_bad(&answers[0]);
        assert_ok(pave_voronoi_triangulate(&triangles, &error));
        assert_int_equal(requests, 1);
        assert_delaunay(&triangles, &now);
        if (turn == 0) first = now;
        assert_int_equal(now.count, first.count);
        assert_memory_equal(now.ends, first.ends, (size_t)now.count * sizeof *now.ends);
        memcpy(answers[0].corners, triangles.corners,
               (size_t)triangles.count * sizeof *triangles.corners);
        requests = 0;
        assert_ok(pave_voronoi_triangulate(&again, &error));
        size_t size = (size_t)again.count * sizeof *again.corners;
        assert_memory_equal(again.corners, triangles.corners, size);
        assert_memory_equal(again.beyond, triangles.beyond, size);
        pave_voronoi_triangles_release(&triangles);
        pave_voronoi_triangles_release(&again);
        assert_null(triangles.corners);
        assert_null(triangles.beyond);
        assert_int_equal(triangles.count + triangles.room, 0);
    }
}

// ---- Flips --------------------------------------------------------------------------------------

TEST(random_points)
{
    static const int32_t spans[] = {6, 40, 1000, 1 << 20, (1 << 30) - 2};
    for (size_t s = 0; s < sizeof spans / sizeof *spans; s++)
        for (int32_t most = 1; most <= 40; most += 13) {
            int32_t from = -spans[s] / 2;
            point_count = 0;
            for (int32_t i = 0; i < most; i++)
                add_point(from + (int32_t)below((uint32_t)spans[s] - 1) + 1,
                          from + (int32_t)below((uint32_t)spans[s] - 1) + 1);
            add_frame(from, from, from + spans[s], from + spans[s]);
            assert_flips();
        }
}

TEST(grids_and_rows)
{
    for (int shape = 0; shape < 3; shape++) {
        int32_t wide_by = shape == 0 ? 7 : shape == 1 ? 40 : 1, high = shape == 0 ? 7 : shape;
        if (shape == 2) high = 40;
        point_count = 0;
        for (int32_t i = 0; i < wide_by * high; i++) add_point(1 + i % wide_by, 1 + i / wide_by);
        add_frame(0, 0, wide_by + 1, high + 1);
        assert_flips();
    }
    point_count = 0; // two parallel lines that no axis has
    for (int32_t i = 0; i < 16; i++) {
        add_point(10 + 3 * i, 10 + 5 * i);
        add_point(30 + 3 * i, 10 + 5 * i);
    }
    add_frame(0, 0, 100, 100);
    assert_flips();
}

/// On a circle, and beside it by so little that doubles cannot see on which side.
TEST(circles)
{
    static const int32_t steps[][2] = {{5, 0}, {4, 3}, {3, 4}, {0, 5}, {-3, 4}, {-4, 3}};
    const int32_t unit = 20000000, middle = 1 << 27;
    for (int mask = 0; mask < 32; mask++) {
        point_count = 0;
        for (int i = 0; i < 12; i++) {
            int32_t x = (i < 6 ? 1 : -1) * steps[i % 6][0], y = (i < 6 ? 1 : -1) * steps[i % 6][1];
            int aside = (int)below(4) < 2 && mask > 0 ? (int)below(3) - 1 : 0; // along the tangent
            add_point(middle + unit * x - aside * y, middle + unit * y + aside * x);
        }
        if (mask % 2 == 0) add_point(middle, middle);
        add_frame(0, 0, 2 * middle, 2 * middle);
        assert_flips();
    }
}

/// Only the frame: two triangles, and either diagonal stays.
TEST(no_points)
{
    point_count = 0;
    add_frame(-3, 5, 4, 9);
    assert_flips();
}

// ---- Refusals -----------------------------------------------------------------------------------

static void assert_second_attempt(void)
{
    static sides ignored;
    failing memory = {.fail_at = -1};
    pave_allocator allocator = failing_allocator(&memory);
    pave_voronoi_triangles triangles = begun(&allocator);
    make_bad(&answers[1]);
    assert_ok(pave_voronoi_triangulate(&triangles, &error));
    assert_int_equal(requests, 2);
    assert_delaunay(&triangles, &ignored);
    pave_voronoi_triangles_release(&triangles);
    assert_int_equal(memory.alive, 0);
    triangles = begun(&allocator);
    answers[1] = answers[0];
    assert_int_equal(pave_voronoi_triangulate(&triangles, &error), PAVE_UNSUPPORTED);
    assert_int_equal(error.result, PAVE_UNSUPPORTED);
    assert_non_null(strstr(error.message, answers[0].result == PAVE_OK ? "do not cover the points"
                                                                       : "attempt 1 failed"));
    assert_int_equal(requests, 2);
    assert_null(triangles.corners);
    assert_null(triangles.beyond);
    assert_int_equal(triangles.count + triangles.room, 0);
    assert_int_equal(memory.alive, 0);
    assert_int_equal(memory.bytes, 0);
}

TEST(no_triangulations)
{
    point_count = 0;
    for (int32_t i = 0; i < 16; i++) add_point(1 + i % 4, 1 + i / 4);
    add_frame(0, 0, 5, 5);
    make_bad(&answers[0]);
    answers[0].count--;
    assert_second_attempt();
    make_bad(&answers[0]);
    memcpy(answers[0].corners[answers[0].count++], answers[0].corners[3], sizeof(int32_t[3]));
    assert_second_attempt();
    for (int i = 0; i < 100; i++) { // one triangle has become another of the same area
        make_bad(&answers[0]);
        int32_t t = (int32_t)below((uint32_t)answers[0].count), new[3],
                *old = answers[0].corners[t];
        int64_t size = turn_of(old) < 0 ? -turn_of(old) : turn_of(old), now;
        int kept;
        do {
            kept = 0;
            for (int k = 0; k < 3; k++) new[k] = (int32_t)below((uint32_t)point_count);
            for (int k = 0; k < 9; k++) kept += new[k / 3] == old[k % 3];
            now = turn_of(new);
        } while ((now != size && now != -size) || kept == 3);
        memcpy(old, new, sizeof new);
        assert_second_attempt();
    }
    answers[0] = (answer){.result = PAVE_UNSUPPORTED};
    assert_second_attempt();
}

/// Sides that fit, and the right area: but one triangle has none.
TEST(a_flat_triangle)
{
    static const int32_t flat[4][3] = {{1, 2, 0}, {2, 3, 0}, {1, 0, 3}, {1, 3, 4}};
    point_count = 0;
    add_point(5, 5);
    add_frame(0, 0, 10, 10);
    for (int t = 0; t < 4; t++) {
        answers[0] = (answer){.count = 4};
        for (int i = 0; i < 4; i++) memcpy(answers[0].corners[(i + t) % 4], flat[i], sizeof *flat);
        assert_second_attempt();
    }
}

/// Many triangles as large as can be: their sum would not fit.
TEST(too_much_area)
{
    const int32_t half = 1 << 29;
    point_count = 0;
    for (int32_t i = 0; i < 40; i++) add_point(i, i * i % 40);
    add_frame(-half, -half, half - 1, half - 1);
    answers[0] = (answer){.count = 2 * point_count - 6};
    for (int32_t t = 0; t < answers[0].count; t++)
        for (int k = 0; k < 3; k++) answers[0].corners[t][k] = point_count - 4 + k;
    assert_second_attempt();
}

TEST(failing_memory)
{
    failing memory = {.fail_at = -1};
    pave_allocator allocator = failing_allocator(&memory);
    point_count = 0;
    for (int32_t i = 0; i < 10; i++) add_point(1 + (int32_t)below(98), 1 + (int32_t)below(98));
    add_frame(0, 0, 99, 99);
    make_bad(&answers[0]);
    pave_voronoi_triangles triangles = begun(&allocator);
    assert_ok(pave_voronoi_triangulate(&triangles, &error));
    pave_voronoi_triangles_release(&triangles);
    int64_t count = memory.count;
    assert_int_equal(count, 7);
    for (int64_t i = 0; i <= count; i++) {
        memory = (failing){.fail_at = i};
        triangles = begun(&allocator);
        assert_int_equal(pave_voronoi_triangulate(&triangles, &error),
                         i < count ? PAVE_NO_MEMORY : PAVE_OK);
        assert_int_equal(error.result, i < count ? PAVE_NO_MEMORY : PAVE_OK);
        assert_int_equal(requests, 1);
        if (i < count) {
            assert_null(triangles.corners);
            assert_null(triangles.beyond);
            assert_int_equal(triangles.count + triangles.room, 0);
        }
        pave_voronoi_triangles_release(&triangles);
        assert_int_equal(memory.alive, 0);
        assert_int_equal(memory.bytes, 0);
    }
}

// ---- Centres ------------------------------------------------------------------------------------

static wide floor_of(wide number, wide divisor)
{
    return number / divisor - (number % divisor != 0 && number < 0);
}

/// `number` / `divisor` + from, rounded, half up; -1 where it is not in 0..limit.
static int64_t coordinate(wide number, wide divisor, int32_t from, int32_t limit)
{
    number += divisor * from;
    if (number < 0 || number > divisor * limit) return -1;
    return (int64_t)floor_of(2 * number + divisor, 2 * divisor);
}

static int assert_center(pave_point a, pave_point b, pave_point c, int32_t width, int32_t height)
{
    if (pave_voronoi_turn(a, b, c) == 0) return 0;
    if (pave_voronoi_turn(a, b, c) < 0) {
        pave_point swapped = b;
        b = c;
        c = swapped;
    }
    int64_t px = (int64_t)b.x - a.x, py = (int64_t)b.y - a.y, qx = (int64_t)c.x - a.x,
            qy = (int64_t)c.y - a.y;
    int64_t p = px * px + py * py, q = qx * qx + qy * qy;
    wide divisor = 2 * (wide)pave_voronoi_turn(a, b, c);
    int64_t x = coordinate((wide)qy * p - (wide)py * q, divisor, a.x, width),
            y = coordinate((wide)px * q - (wide)qx * p, divisor, a.y, height);
    pave_voronoi_center center = pave_voronoi_center_of(a, b, c, width, height);
    assert_int_equal(center.inside, x >= 0 && y >= 0);
    if (!center.inside) return 1;
    assert_int_equal(center.at.x, x);
    assert_int_equal(center.at.y, y);
    return 2;
}

TEST(centers)
{
    int results[3] = {0};
    static const int32_t spans[] = {4, 9, 100, 1 << 16, 1 << 29};
    for (size_t s = 0; s < sizeof spans / sizeof *spans; s++)
        for (int i = 0; i < 4000; i++) {
            pave_point at[3];
            for (int k = 0; k < 3; k++) {
                at[k].x = (int32_t)below((uint32_t)spans[s]);
                at[k].y = (int32_t)below((uint32_t)spans[s]);
            }
            if (i % 4 == 0) { // nearly in line: the centre is far away
                at[2].x = at[1].x + (at[1].x - at[0].x) / 2 + (int32_t)below(2);
                at[2].y = at[1].y + (at[1].y - at[0].y) / 2 + (int32_t)below(2);
            }
            results[assert_center(at[0], at[1], at[2], spans[s] - (int32_t)below(2),
                                  spans[s] - (int32_t)below(2))]++;
        }
    for (int i = 0; i < 3; i++) assert_true(results[i] > 100);
    // On the bounds, and a half unit beyond them.
    for (int32_t x = -1; x <= 1; x++)
        for (int32_t y = -1; y <= 1; y++) {
            pave_point a = {0, 0}, b = {6 + x, 0}, c = {6 + x, 8 + y};
            assert_center(a, b, c, 3, 4);
            assert_center((pave_point){-x, -y}, (pave_point){x, -y}, (pave_point){x, y + 2}, 9, 9);
        }
}

int main(void) { return run_all_tests(NULL, NULL); }
