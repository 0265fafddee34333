/// tests/formats/test_voronoi.c: Voronoi diagrams: against their definition, in any order of
/// points, in degenerate places, and what is refused.
#define _POSIX_C_SOURCE 200809L
#include "../mesh/mesh_exact.h"
#include "../test.h"

#include <pave/formats/voronoi.h>

#include <math.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

static pave_error error;

static pave_mesh *make_by(const pave_voronoi_def *def, const pave_batch *batch, pave_vec2 *points)
{
    pave_mesh *mesh = NULL;
    exact_mesh exact;
    error = (pave_error){0};
    if (pave_voronoi_create(def, NULL, batch, points, &mesh, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    if (!exact_check(&exact, mesh)) fail_msg("%s", exact.fault);
    exact_release(&exact);
    assert_int_equal(mesh->tile_count, def->count);
    return mesh;
}

static pave_mesh *make(const pave_voronoi_def *def, pave_vec2 *points)
{
    return make_by(def, NULL, points);
}

static void must_refuse(const pave_voronoi_def *def, pave_result result, const char *part)
{
    pave_mesh *mesh = (pave_mesh *)&error;
    error = (pave_error){0};
    assert_int_equal(pave_voronoi_create(def, NULL, NULL, NULL, &mesh, &error), result);
    assert_null(mesh);
    assert_int_equal(error.result, result);
    if (!strstr(error.message, part)) fail_msg("\"%s\" does not say \"%s\"", error.message, part);
    assert_null(strchr(error.message, '\n'));
    assert_int_equal(pave_voronoi_create(def, NULL, NULL, NULL, &mesh, NULL), result);
}

static double distance(pave_vec2 a, pave_vec2 b)
{
    return sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

// ---- What a diagram is --------------------------------------------------------------------------

/// Each corner is equally far from the points of its tiles, and no point is nearer, except for
/// rounding: by some fixed-point units. And the corners fill the rectangle.
static void assert_diagram(const pave_mesh *mesh, const pave_vec2 *points, double width,
                           double height)
{
    double slack = 4 * mesh->step, area = 0;
    for (int32_t v = 0; v < mesh->vertex_count; v++) {
        int32_t count;
        const int32_t *tiles = pave_mesh_tiles_at(mesh, v, &count);
        pave_vec2 at = pave_mesh_point(mesh, v);
        double nearest = INFINITY;
        for (int32_t i = 0; i < mesh->tile_count; i++)
            nearest = fmin(nearest, distance(at, points[i]));
        for (int32_t i = 0; i < count; i++)
            if (distance(at, points[tiles[i]]) > nearest + slack)
                fail_msg("vertex %d is nearer to another point than to that of its tile %d", v,
                         tiles[i]);
    }
    for (int32_t t = 0; t < mesh->tile_count; t++) area += pave_mesh_area(mesh, t);
    assert_true(fabs(area - width * height) < 4 * mesh->step * (width + height));
}

TEST(cells_are_what_is_nearest)
{
    static pave_vec2 points[400];
    for (int32_t count = 1; count <= 400; count += 1 + count / 4)
        for (uint64_t seed = (uint64_t)count % SPARSE(2); seed < 4; seed += SPARSE(2)) {
            const pave_voronoi_def def = {.count = count,
                                          .seed = seed,
                                          .corner = {-3, 7},
                                          .size = {20, 5 + (double)seed},
                                          .lloyd_steps = (int32_t)seed % 3};
            pave_mesh *mesh = make(&def, points);
            assert_true(mesh->origin.x == -3 && mesh->origin.y == 7);
            assert_diagram(mesh, points, 20, 5 + (double)seed);
            pave_mesh_destroy(mesh);
        }
}

TEST(random_points_keep_their_rule)
{
    enum { COUNT = 100 };
    static pave_vec2 points[COUNT];
    const pave_voronoi_def def = {.count = COUNT, .seed = 77};
    pave_mesh *mesh = make(&def, points);
    uint32_t width = (uint32_t)(10 / mesh->step); // in fixed-point units; exact, because the step
                                                  // is a power of two and ten is sqrt(100)
    for (int32_t i = 0; i < COUNT; i++) {
        pave_random_words words = pave_random_at(77, 6, i / 2, 0, 0, 0);
        uint32_t x = 1 + (uint32_t)((uint64_t)words.word[2 * (i % 2)] * (width - 1) >> 32);
        uint32_t y = 1 + (uint32_t)((uint64_t)words.word[2 * (i % 2) + 1] * (width - 1) >> 32);
        assert_true(points[i].x == x * mesh->step && points[i].y == y * mesh->step);
    }
    pave_mesh_destroy(mesh);
}

/// The same in any order of points: cells, their corners, and where each ring begins.
TEST(order_does_not_matter)
{
    enum { COUNT = 500 };
    static pave_vec2 points[COUNT], turned[COUNT];
    const pave_voronoi_def random = {.count = COUNT, .seed = 5, .size = {30, 20}};
    pave_mesh_destroy(make(&random, points));
    for (int grid = 0; grid < 2; grid++) { // and on a grid, where four cells meet everywhere
        for (int i = 0; i < COUNT && grid; i++)
            points[i] = pave_vec2_of(i % 25 + 0.5, i / 25 + 0.5);
        for (int i = 0; i < COUNT; i++) turned[i * 7 % COUNT] = points[i];
        pave_voronoi_def def = {.count = COUNT, .points = points, .size = {30, 20}};
        pave_mesh *mesh = make(&def, NULL);
        def.points = turned;
        pave_mesh *other = make(&def, NULL);
        assert_int_equal(mesh->vertex_count, other->vertex_count);
        for (int i = 0; i < COUNT; i++) {
            int32_t count, other_count;
            const int32_t *ring = pave_mesh_ring(mesh, i, &count),
                          *other_ring = pave_mesh_ring(other, i * 7 % COUNT, &other_count);
            assert_int_equal(count, other_count);
            for (int32_t k = 0; k < count; k++) {
                assert_int_equal(mesh->vertices[ring[k]].x, other->vertices[other_ring[k]].x);
                assert_int_equal(mesh->vertices[ring[k]].y, other->vertices[other_ring[k]].y);
            }
        }
        pave_mesh_destroy(mesh);
        pave_mesh_destroy(other);
    }
}

/// A change of these hashes is a change of maps.
TEST(hashes_are_pinned)
{
    const pave_voronoi_def def = {.count = 2000, .seed = 1},
                           relaxed = {.count = 2000, .seed = 1, .lloyd_steps = 5};
    pave_mesh *mesh = make(&def, NULL), *even = make(&relaxed, NULL);
    uint64_t hash = pave_mesh_hash(mesh), even_hash = pave_mesh_hash(even);
    if (hash != UINT64_C(0x1ac40ec474ea99f3) || even_hash != UINT64_C(0x2db9c70f2726b82a))
        fail_msg("%016llx %016llx", (unsigned long long)hash, (unsigned long long)even_hash);
    pave_mesh_report report, even_report;
    assert_ok(pave_mesh_report_make(mesh, NULL, &report));
    assert_ok(pave_mesh_report_make(even, NULL, &even_report));
    assert_true(report.area_cv > 0.45 && report.area_cv < 0.6); // of random points about 0.53
    assert_true(even_report.area_cv < 0.6 * report.area_cv);    // Lloyd's steps make them even
    pave_mesh_destroy(mesh);
    pave_mesh_destroy(even);
}

// ---- Degenerate places --------------------------------------------------------------------------

TEST(few_points_and_lines)
{
    static pave_vec2 points[64];
    static const int sizes[] = {1, 2, 3, 4, 5, 64};
    for (int direction = 0; direction < 4; direction++)
        for (int s = 0; s < 6; s++) {
            int count = sizes[s];
            for (int i = 0; i < count; i++) {
                double at = (i + 0.5) / count * 8;
                points[i] = direction == 0   ? pave_vec2_of(at, 4)
                            : direction == 1 ? pave_vec2_of(3, at)
                            : direction == 2 ? pave_vec2_of(at, at)
                                             : pave_vec2_of(8 - at, at);
            }
            const pave_voronoi_def def = {.count = count, .points = points, .size = {8, 8}};
            pave_mesh *mesh = make(&def, NULL);
            assert_diagram(mesh, points, 8, 8);
            if (direction < 2) assert_int_equal(mesh->vertex_count, 2 * count + 2); // strips
            pave_mesh_destroy(mesh);
        }
}

TEST(points_on_the_sides_move_in)
{
    const pave_vec2 points[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}, {2, 0}, {2, 2}};
    pave_vec2 placed[6];
    const pave_voronoi_def def = {.count = 6, .points = points, .size = {4, 4}};
    pave_mesh *mesh = make(&def, placed);
    assert_true(placed[0].x == mesh->step && placed[0].y == mesh->step &&
                placed[2].x == 4 - mesh->step && placed[4].x == 2);
    assert_diagram(mesh, points, 4, 4);
    pave_mesh_destroy(mesh);
}

/// Many points on one circle, whose cells all meet in its middle; with and without a point there.
TEST(circles)
{
    static const int32_t triples[][2] = {{3, 4},   {5, 12}, {8, 15}, {7, 24}, {20, 21},
                                         {12, 35}, {9, 40}, {28, 45}}; // Pythagorean: exact places
    static pave_vec2 points[65];
    int count = 0;
    for (int i = 0; i < 8; i++) {
        double x = triples[i][0], y = triples[i][1], r = sqrt(x * x + y * y);
        for (int k = 0; k < 8; k++) {
            double a = (k & 1 ? y : x) / r * 4, b = (k & 1 ? x : y) / r * 4;
            points[count++] = pave_vec2_of(k & 2 ? -a : a, k & 4 ? -b : b);
        }
    }
    points[count] = pave_vec2_of(0, 0);
    for (int more = 0; more < 2; more++) {
        const pave_voronoi_def def = {
            .count = count + more, .points = points, .corner = {-6, -6}, .size = {12, 12}};
        pave_mesh *mesh = make(&def, NULL);
        assert_diagram(mesh, points, 12, 12);
        pave_mesh_destroy(mesh);
    }
}

/// Almost all of them in one corner: what is mirrored at first is not enough.
TEST(crowds)
{
    enum { COUNT = 300 };
    static pave_vec2 points[COUNT];
    const pave_voronoi_def random = {.count = COUNT, .seed = 9, .corner = {90, 90}, .size = {1, 1}};
    pave_mesh_destroy(make(&random, points));
    points[7] = pave_vec2_of(1, 50);
    const pave_voronoi_def def = {.count = COUNT, .points = points, .size = {100, 100}};
    pave_mesh *mesh = make(&def, NULL);
    assert_diagram(mesh, points, 100, 100);
    pave_mesh_destroy(mesh);
}

/// Sides that fixed-point coordinates cannot represent: cells are still positive.
TEST(many_random_points)
{
    const pave_voronoi_def def = {.count = 60000 / SPARSE(4), .seed = 12};
    pave_mesh *mesh = make(&def, NULL);
    assert_true(mesh->vertex_count <= 2 * def.count + 2 && mesh->vertex_count > 2 * def.count - 20);
    pave_mesh_destroy(mesh);
}

// ---- Rectangles that repeat ---------------------------------------------------------------------

static double around(double at, double limit) { return at - limit * floor(at / limit + 0.5); }

/// Places at random, and where their nearest point is, all around: one repetition of each place is
/// in a cell, and that is of such a point.
static void assert_wraps(const pave_mesh *mesh, const pave_vec2 *points, double width,
                         double height)
{
    pave_locator *locator;
    assert_ok(pave_locator_create(mesh, NULL, &locator, NULL));
    for (int32_t i = 0; i < 300; i++) {
        const pave_random_words words = pave_random_at(5, 0, i, 0, 0, 0);
        const pave_vec2 at = {mesh->origin.x + words.word[0] * 0x1p-32 * width,
                              mesh->origin.y + words.word[1] * 0x1p-32 * height};
        double nearest = INFINITY, found = -1;
        int count = 0;
        for (int k = 0; k < 25; k++) {
            const int32_t tile = pave_locator_find(
                locator, pave_vec2_of(at.x + (k % 5 - 2) * width, at.y + (k / 5 - 2) * height));
            count += tile >= 0;
            if (tile >= 0)
                found = hypot(around(points[tile].x - at.x, width),
                              around(points[tile].y - at.y, height));
        }
        for (int32_t j = 0; j < mesh->tile_count; j++)
            nearest = fmin(nearest, hypot(around(points[j].x - at.x, width),
                                          around(points[j].y - at.y, height)));
        if (count != 1 || found > nearest + 4 * mesh->step)
            fail_msg("place %d is in %d cells, of a point %g away, not %g", i, count, found,
                     nearest);
    }
    pave_locator_destroy(locator);
}

TEST(cells_wrap)
{
    static pave_vec2 points[200];
    for (int32_t count = 1; count <= 200; count += 1 + count / 2)
        for (uint64_t seed = 0; seed < 24 / SPARSE(4); seed++) {
            const double width = seed % 3 == 2 ? 3 : 20, height = 15;
            const pave_voronoi_def def = {.count = count,
                                          .seed = seed,
                                          .corner = {7, -90},
                                          .size = {width, height},
                                          .lloyd_steps = (int32_t)(seed % 2),
                                          .wrap = true};
            pave_mesh *mesh = make(&def, points);
            double area = 0;
            for (int32_t t = 0; t < count; t++) area += pave_mesh_area(mesh, t);
            assert_true(fabs(area - width * height) < 1e-6);
            assert_wraps(mesh, points, width, height);
            pave_mesh_destroy(mesh);
        }
}

/// Points may lie in any repetition of the rectangle; one failed where the rectangle is by default.
TEST(cells_wrap_in_one_piece)
{
    static pave_vec2 points[14], moved[14];
    pave_voronoi_def def = {.count = 14, .seed = 166, .size = {20, 15}, .wrap = true};
    pave_mesh_destroy(make(&def, points));
    for (int i = 0; i < 14; i++)
        points[i] = pave_vec2_of(points[i].x + 20 * (i % 5 - 2), points[i].y - 15 * (i % 3));
    def.points = points;
    pave_mesh *mesh = make(&def, moved);
    assert_wraps(mesh, points, 20, 15);
    for (int i = 0; i < 14; i++) assert_true(moved[i].x >= 0 && moved[i].x < 20);
    pave_mesh_destroy(mesh);
    points[3].y = NAN;
    must_refuse(&def, PAVE_RANGE, "point 3");
    def.count = PAVE_VORONOI_POINTS_MAX / 8;
    must_refuse(&def, PAVE_RANGE, "with wrap");
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(bad_numbers_are_refused)
{
    const pave_vec2 nan_point[] = {{0.5, 0.5}, {NAN, 0.5}}, outside[] = {{0.5, 0.5}, {0.5, 1.5}},
                    far[] = {{INFINITY, 0.5}};
    must_refuse(&(pave_voronoi_def){.count = 0}, PAVE_RANGE, "1 to 16777216");
    must_refuse(&(pave_voronoi_def){.count = PAVE_VORONOI_POINTS_MAX + 1}, PAVE_RANGE, "points");
    must_refuse(&(pave_voronoi_def){.count = 5, .lloyd_steps = -1}, PAVE_RANGE, "Lloyd");
    must_refuse(&(pave_voronoi_def){.count = 5, .size = {1, 0}}, PAVE_RANGE,
                "sides of the rectangle");
    must_refuse(&(pave_voronoi_def){.count = 5, .size = {NAN, 1}}, PAVE_RANGE,
                "sides of the rectangle");
    must_refuse(&(pave_voronoi_def){.count = 5, .size = {1e9, 1e-6}}, PAVE_RANGE, "too long");
    must_refuse(&(pave_voronoi_def){.count = 5, .corner = {1e30, 0}}, PAVE_RANGE, "too far");
    must_refuse(&(pave_voronoi_def){.count = 2, .points = nan_point, .size = {1, 1}}, PAVE_RANGE,
                "point 1 ");
    must_refuse(&(pave_voronoi_def){.count = 2, .points = outside, .size = {1, 1}}, PAVE_RANGE,
                "point 1 ");
    must_refuse(&(pave_voronoi_def){.count = 1, .points = far, .size = {1, 1}}, PAVE_RANGE,
                "point 0 ");
}

TEST(doubles_are_refused)
{
    const pave_vec2 points[] = {{1, 1}, {2, 2}, {3, 1}, {2, 2}, {1, 1}};
    must_refuse(&(pave_voronoi_def){.count = 5, .points = points, .size = {4, 4}}, PAVE_INVALID,
                "points 1 and 3 have the same position");
    // half a metre apart, in a rectangle that is so large that they share a place
    const pave_vec2 near[] = {{0, 0}, {1e6, 0}, {5e5, 8e5}, {5e5, 800000.5}};
    must_refuse(&(pave_voronoi_def){.count = 4, .points = near, .size = {1e6, 1e6}}, PAVE_INVALID,
                "points 2 and 3 are less than a step of the lattice apart, which is 4 here");
}

/// Qhull takes its memory from malloc: in a process that may have little, it says so, and nothing
/// is printed.
TEST(qhull_without_memory)
{
    if (SANITIZED) {
        printf("skip: Qhull without memory, for the address sanitizer itself takes more than is "
               "left\n");
        skip();
    }
    int pipes[2], status = 0;
    char printed[8];
    assert_int_equal(pipe(pipes), 0);
    pid_t child = fork();
    if (child == 0) {
        const struct rlimit little = {40 << 20, 40 << 20};
        const pave_voronoi_def def = {.count = 100000};
        pave_mesh *mesh = NULL;
        dup2(pipes[1], STDOUT_FILENO);
        dup2(pipes[1], STDERR_FILENO);
        if (setrlimit(RLIMIT_AS, &little) != 0) _exit(1);
        pave_result result = pave_voronoi_create(&def, NULL, NULL, NULL, &mesh, &error);
        _exit(result == PAVE_NO_MEMORY && error.result == PAVE_NO_MEMORY && !mesh ? 0 : 2);
    }
    close(pipes[1]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    assert_int_equal(read(pipes[0], printed, sizeof printed), 0);
    close(pipes[0]);
}

int main(void) { return run_all_tests(NULL, NULL); }
