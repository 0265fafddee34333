/// tests/mesh/test_mesh_report.c: the largest circle inside a tile, and the measures of reports,
/// beside brute force.
#include "../sparse.h"
#include "../test.h"
#include "mesh_fixture.h"
#include "src/mesh/mesh_report_shape.h"

#include <math.h>

// ---- Circles ------------------------------------------------------------------------------------

/// The distance of a point from the outline of a tile by the formulas of school; below 0 outside.
static double room_at(const pave_mesh *mesh, int32_t tile, pave_vec2 p)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    double least = 1e300;
    bool inside = false;
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 a = pave_mesh_point(mesh, ring[k]),
                        b = pave_mesh_point(mesh, ring[(k + 1) % count]);
        const double x = b.x - a.x, y = b.y - a.y;
        double t = ((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y);
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const double away = hypot(a.x + t * x - p.x, a.y + t * y - p.y);
        if (away < least) least = away;
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / y * x) inside = !inside;
    }
    return inside ? least : -least;
}

/// The most that any of many points has: of a fine grid, and of what is found uphill from each
/// point of a coarse one.
static double room_by_force(const pave_mesh *mesh, int32_t tile)
{
    enum { GRID = 8 / SPARSE(2) };
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    pave_box box = pave_box_of(pave_mesh_point(mesh, ring[0]), pave_mesh_point(mesh, ring[0]));
    for (int32_t k = 1; k < count; k++) box = pave_box_add(box, pave_mesh_point(mesh, ring[k]));
    const double width = box.max.x - box.min.x, height = box.max.y - box.min.y;
    double best = 0;
    for (int i = 0; i < GRID * GRID; i++) {
        pave_vec2 at = {box.min.x + width * (i % GRID + 0.5) / GRID,
                        box.min.y + height * (i / GRID + 0.5) / GRID};
        double room = room_at(mesh, tile, at);
        for (double reach = (width + height) / GRID; reach > 1e-9 * (width + height);) {
            bool better = false;
            for (int way = 0; way < 32; way++) {
                const double turned = way * atan(1) / 4;
                const pave_vec2 to = {at.x + reach * cos(turned), at.y + reach * sin(turned)};
                if (room_at(mesh, tile, to) <= room) continue;
                room = room_at(mesh, tile, to);
                at = to;
                better = true;
            }
            if (!better) reach /= 2;
        }
        if (room > best) best = room;
    }
    return best;
}

/// The circle lies inside, touches the outline, and none is larger. `least` is how good it must be.
static void check_circle(const pave_mesh *mesh, int32_t tile, double least)
{
    pave_vec2 center;
    const double radius = pave_mesh_largest_circle(mesh, tile, &center);
    const double room = room_at(mesh, tile, center), forced = room_by_force(mesh, tile);
    const bool good = fabs(room - radius) <= 1e-9 * radius && radius >= least * forced;
    if (!good) print_message("tile %d: %.12g, %.12g, by force %.12g\n", tile, radius, room, forced);
    assert_true(good);
}

static bool is_convex(const pave_mesh *mesh, int32_t tile)
{
    for (int32_t k = 0; k < pave_mesh_side_count(mesh, tile); k++)
        if (pave_mesh_angle(mesh, tile, k) > 180) return false;
    return true;
}

TEST(circles_are_the_largest)
{
    static const double shares[] = {0, 0.2, 0.5, 1};
    int seen[2] = {0, 0};
    for (int share = 0; share < 4; share++) {
        const pave_mesh_def def = {.relax = {.kind = PAVE_RELAX_PUSH, .steps = 3 * share}};
        pave_mesh *mesh = board_mesh(13, 12, 5, shares[share], &def);
        for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
            const bool convex = is_convex(mesh, tile);
            if (seen[convex]++ % (8 * SPARSE(2)) == 0 || !convex)
                check_circle(mesh, tile, 1 - 1e-6);
        }
        pave_mesh_destroy(mesh);
    }
    assert_true(seen[0] > 20 && seen[1] > 90);
}

/// A mesh of one tile.
static pave_mesh *single(const pave_vec2 *vertices, int32_t count)
{
    enum { MOST = 600 };
    int32_t ring[MOST];
    const int64_t start[] = {0, count};
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    assert_true(count <= MOST);
    for (int32_t k = 0; k < count; k++) ring[k] = k;
    const pave_mesh_rings from = {.vertex_count = count,
                                  .tile_count = 1,
                                  .vertices = vertices,
                                  .start = start,
                                  .rings = ring};
    pave_result result = pave_mesh_create_from_rings(&from, NULL, &mesh, &error);
    if (result != PAVE_OK) print_message("%s\n", error.message);
    must(result, "a tile");
    return mesh;
}

static void check_single(const pave_vec2 *vertices, int32_t count, double radius, pave_vec2 at)
{
    pave_mesh *mesh = single(vertices, count);
    pave_vec2 center;
    const double found = pave_mesh_largest_circle(mesh, 0, &center);
    if (fabs(found - radius) > 1e-3 * radius) print_message("%g, not %g\n", found, radius);
    assert_true(fabs(found - radius) <= 1e-3 * radius);
    assert_true(fabs(center.x - at.x) <= 1e-3 && fabs(center.y - at.y) <= 1e-3);
    pave_mesh_destroy(mesh);
}

TEST(circles_of_known_tiles)
{
    static const pave_vec2 triangle[] = {{0, 0}, {4, 0}, {0, 3}};
    static const pave_vec2 kite[] = {{0, 0}, {1, -1}, {7, 0}, {1, 1}};
    static const pave_vec2 dart[] = {{0, 0}, {6, -6}, {12, 0}, {6, -1}};
    static const pave_vec2 bent[] = {{0, 0}, {3, 0}, {3, 2}, {2, 2}, {2, 3}, {0, 3}};
    check_single(triangle, 3, 1, pave_vec2_of(1, 1));
    const double kite_radius = 7 / (sqrt(2) + sqrt(37)); // the area by half of the outline
    check_single(kite, 4, kite_radius, pave_vec2_of(sqrt(2) * kite_radius, 0));
    // Between two sides and the corner (6, -1): at (6, -1 - r), where r = (5 - r) / sqrt(2).
    const double dart_radius = 5 / (1 + sqrt(2));
    check_single(dart, 4, dart_radius, pave_vec2_of(6, -1 - dart_radius));
    // Between two sides and the corner (2, 2): at (r, r), where r = (2 - r) sqrt(2).
    const double bent_radius = 2 * sqrt(2) / (1 + sqrt(2));
    check_single(bent, 6, bent_radius, pave_vec2_of(bent_radius, bent_radius));
}

static void check_report(const pave_mesh *mesh);

/// Rings of all sizes, smooth and jagged: the ways of few and of many sides.
TEST(circles_of_many_sides)
{
    for (int32_t count = 5; count <= 600 / SPARSE(2); count = count * 3 / 2 + 1) {
        for (int jag = 0; jag < 3; jag++) {
            if (count > 20 && (count / 7 + jag) % SPARSE(3)) continue;
            pave_vec2 vertices[600];
            for (int32_t k = 0; k < count; k++) {
                const double turned = 8 * atan(1) * k / count, far = jag == 0 ? 10
                                                                     : jag == 1
                                                                         ? 10 - 3 * (k % 2)
                                                                         : 10 - 5.0 * k / count;
                vertices[k] = pave_vec2_of(far * cos(turned), 0.7 * far * sin(turned));
            }
            pave_mesh *mesh = single(vertices, count);
            const bool exact = jag == 0 || count <= 10;
            if (count < 50) check_circle(mesh, 0, exact ? 1 - 1e-6 : 1 - 2e-6);
            pave_vec2 center;
            const double radius = pave_mesh_largest_circle(mesh, 0, &center);
            assert_true(fabs(room_at(mesh, 0, center) - radius) < 1e-9 * radius);
            if (count > 100 && jag < 2) assert_true(fabs(radius - (jag ? 4.9 : 7)) < 0.1);
            if (count < 100) check_report(mesh);
            pave_mesh_destroy(mesh);
        }
    }
}

TEST(no_circle_in_tiles_that_are_not_stars)
{
    static const pave_vec2 square[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    pave_mesh *mesh = single(square, 4);
    const pave_point swapped = mesh->vertices[1];
    pave_vec2 center;
    mesh->vertices[1] = mesh->vertices[2];
    mesh->vertices[2] = swapped;
    assert_true(pave_mesh_largest_circle(mesh, 0, &center) == 0);
    assert_true(center.x == pave_mesh_center(mesh, 0).x && center.y == pave_mesh_center(mesh, 0).y);
    pave_mesh_report report;
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    assert_true(report.min_circle == 0 && report.not_star_shaped == 1);
    pave_mesh_destroy(mesh);
}

// ---- Reports ------------------------------------------------------------------------------------

static int compare(const void *a, const void *b)
{
    const double one = *(const double *)a, two = *(const double *)b;
    return (one > two) - (one < two);
}

/// Every measure from the tiles one by one.
static void check_report(const pave_mesh *mesh)
{
    const int32_t count = mesh->tile_count;
    double *circles = malloc((size_t)count * sizeof *circles),
           *angles = malloc((size_t)count * sizeof *angles);
    int64_t under_20 = 0, under_25 = 0, concave = 0;
    double area = 0, squares = 0, least = 1e300, aspects = 0, worst = 0;
    pave_mesh_report report;
    assert_true(circles && angles);
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    for (int32_t tile = 0; tile < count; tile++) {
        pave_vec2 center;
        const double one = pave_mesh_area(mesh, tile);
        double most = 0, far = 0;
        angles[tile] = 360;
        circles[tile] = pave_mesh_largest_circle(mesh, tile, &center);
        area += one;
        squares += one * one;
        if (one < least) least = one;
        for (int32_t k = 0; k < pave_mesh_side_count(mesh, tile); k++) {
            int32_t sides;
            const double angle = pave_mesh_angle(mesh, tile, k);
            const pave_vec2 at = pave_mesh_point(mesh, pave_mesh_ring(mesh, tile, &sides)[k]);
            const double away =
                hypot(at.x - pave_mesh_center(mesh, tile).x, at.y - pave_mesh_center(mesh, tile).y);
            if (angle < angles[tile]) angles[tile] = angle;
            if (angle > most) most = angle;
            if (away > far) far = away;
        }
        under_20 += angles[tile] < 20;
        under_25 += angles[tile] < 25;
        concave += most > 180.01;
        const double aspect = far / pave_mesh_inscribed_radius(mesh, tile);
        aspects += aspect;
        if (aspect > worst) worst = aspect;
    }
    qsort(circles, (size_t)count, sizeof *circles, compare);
    qsort(angles, (size_t)count, sizeof *angles, compare);
    const double mean = area / count, n = (double)mesh->corner_count / count,
                 regular = sqrt(mean / (n * tan(4 * atan(1) / n)));
    assert_true(fabs(report.min_share - least / mean) < 1e-9);
    assert_true(fabs(report.area_cv - sqrt(fabs(squares / count - mean * mean)) / mean) < 1e-6);
    assert_true(fabs(report.min_circle - circles[0] / regular) < 2e-5);
    assert_true(fabs(report.circle_1 - circles[count / 100] / regular) < 2e-5);
    assert_true(fabs(report.circle_10 - circles[count / 10] / regular) < 2e-5);
    assert_true(fabs(report.min_angle - angles[0]) < 1e-9);
    assert_true(fabs(report.angle_1 - angles[count / 100]) < 1e-9);
    assert_true(fabs(report.under_20 - (double)under_20 / count) < 1e-12);
    assert_true(fabs(report.under_25 - (double)under_25 / count) < 1e-12);
    assert_true(fabs(report.concave - (double)concave / count) < 1e-12);
    assert_true(fabs(report.mean_aspect - aspects / count) < 1e-9 * report.mean_aspect);
    assert_true(fabs(report.max_aspect - worst) < 1e-9 * worst);
    free(angles);
    free(circles);
}

TEST(reports_are_those_of_the_tiles)
{
    static const double shares[] = {0, 0.1, 0.2, 0.3, 0.5, 1};
    for (int share = 0; share < 6; share++) {
        for (int32_t steps = 0; steps <= 10; steps += 10) {
            const pave_mesh_def def = {.relax = {.kind = PAVE_RELAX_PUSH, .steps = steps}};
            pave_mesh *mesh = board_mesh(41, 37, (uint64_t)share, shares[share], &def);
            check_report(mesh);
            pave_mesh_destroy(mesh);
        }
    }
    pave_mesh *mesh = board_mesh(1, 1, 0, 0, NULL);
    check_report(mesh);
    pave_mesh_destroy(mesh);
}

/// So many tiles that ranks begin with a sample.
TEST(reports_of_many_tiles)
{
    for (int share = 0; share < 2; share++) {
        pave_mesh *mesh = board_mesh(210, 170, 3, 0.3 * share, NULL);
        check_report(mesh);
        pave_mesh_destroy(mesh);
    }
}

TEST(a_regular_board_has_regular_circles)
{
    pave_mesh *mesh = board_mesh(12, 9, 0, 0, NULL);
    pave_mesh_report report;
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    assert_true(fabs(report.min_circle - 1) < 1e-4 && fabs(report.circle_10 - 1) < 1e-4);
    assert_true(fabs(report.min_share - 1) < 1e-4 && fabs(report.angle_1 - 120) < 0.01);
    assert_true(report.under_20 == 0 && report.under_25 == 0 && report.concave == 0);
    pave_mesh_destroy(mesh);
}

TEST(an_empty_mesh_has_a_report)
{
    const int64_t start[] = {0};
    const pave_mesh_rings from = {.start = start};
    pave_mesh *mesh = NULL;
    pave_mesh_report report;
    must(pave_mesh_create_from_rings(&from, NULL, &mesh, NULL), "nothing");
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    const pave_mesh_report nothing = {.euler = 1};
    assert_memory_equal(&report, &nothing, sizeof report);
    pave_mesh_destroy(mesh);
}

int main(void) { return run_all_tests(NULL, NULL); }
