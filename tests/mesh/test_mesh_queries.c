/// tests/mesh/test_mesh_queries.c: the tile under a point against looking at all tiles, dual graphs
/// and what runs on them, sizes against plain geometry, reports, hashes, and a tile that is beside
/// all others.
#include "../test.h"
#include "mesh_fixture.h"
#include "src/mesh/mesh_parts.h"

#include <pave/search.h>

#include <math.h>

static uint32_t word(int32_t a, int32_t b) { return pave_random_at(5, 0x8000, a, b, 0, 0).word[0]; }

/// A random point between low and high.
static double between(double low, double high, uint32_t random)
{
    return low + (high - low) * (double)random / 4294967296.0;
}

// ---- The tile under a point ---------------------------------------------------------------------

static int64_t turn(pave_point a, pave_point b, int64_t x, int64_t y)
{
    return (b.x - (int64_t)a.x) * (y - a.y) - (b.y - (int64_t)a.y) * (x - a.x);
}

/// Whether the point, in fixed-point coordinates, is in the tile or on its sides: by the number of
/// sides that a ray meets.
static bool tile_has(const pave_mesh *mesh, int32_t tile, int64_t x, int64_t y)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    bool inside = false;
    for (int32_t k = 0; k < count; k++) {
        pave_point a = mesh->vertices[ring[k]], b = mesh->vertices[ring[(k + 1) % count]];
        int64_t side = turn(a, b, x, y);
        if (side == 0 && (a.x < b.x ? a.x : b.x) <= x && x <= (a.x > b.x ? a.x : b.x) &&
            (a.y < b.y ? a.y : b.y) <= y && y <= (a.y > b.y ? a.y : b.y))
            return true;
        if ((a.y <= y) != (b.y <= y) && (side > 0) == (b.y > a.y)) inside = !inside;
    }
    return inside;
}

static int32_t find_slowly(const pave_mesh *mesh, int64_t x, int64_t y)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        if (tile_has(mesh, tile, x, y)) return tile;
    return -1;
}

static void check_at(const pave_locator *locator, int64_t x, int64_t y)
{
    const pave_mesh *mesh = locator->mesh;
    const pave_vec2 point = pave_vec2_of(mesh->origin.x + (double)x * mesh->step,
                                         mesh->origin.y + (double)y * mesh->step);
    int32_t found = pave_locator_find(locator, point), slow = find_slowly(mesh, x, y);
    if (found != slow)
        fail_msg("at %ld, %ld: %d instead of %d", (long)x, (long)y, (int)found, (int)slow);
    const pave_vec2 near =
        pave_vec2_of(point.x + 0.3 * mesh->step, point.y - 0.3 * mesh->step); // rounded to the same
    assert_int_equal(pave_locator_find(locator, near), slow);
    const pave_vec2 other = pave_vec2_of(point.x - 0.4 * mesh->step, point.y + 0.4 * mesh->step);
    assert_int_equal(pave_locator_find(locator, other), slow);
}

static void check_locator(const pave_mesh *mesh)
{
    pave_locator *locator = NULL;
    must(pave_locator_create(mesh, NULL, &locator, NULL), "locator");
    pave_point low = mesh->vertices[0], high = low;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        pave_point at = mesh->vertices[vertex];
        check_at(locator, at.x, at.y);
        check_at(locator, at.x + 1, at.y);
        check_at(locator, at.x, at.y - 1);
        if (at.x < low.x) low.x = at.x;
        if (at.y < low.y) low.y = at.y;
        if (at.x > high.x) high.x = at.x;
        if (at.y > high.y) high.y = at.y;
    }
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        assert_int_equal(pave_locator_find(locator, pave_mesh_center(mesh, tile)), tile);
        for (int32_t k = 0; k < count; k++) {
            pave_point a = mesh->vertices[ring[k]], b = mesh->vertices[ring[(k + 1) % count]];
            check_at(locator, (a.x + (int64_t)b.x) / 2, (a.y + (int64_t)b.y) / 2);
        }
    }
    for (int32_t i = 0; i < 500; i++) {
        const double wide = 0.1 * ((double)high.x - low.x), tall = 0.1 * ((double)high.y - low.y);
        check_at(locator, (int64_t)between(low.x - wide, high.x + wide, word(i, 0)),
                 (int64_t)between(low.y - tall, high.y + tall, word(i, 1)));
    }
    const double far[] = {1e300, -1e300, HUGE_VAL, -HUGE_VAL, NAN, 1e9};
    for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
        assert_int_equal(pave_locator_find(locator, pave_vec2_of(far[i], 0)), -1);
        assert_int_equal(pave_locator_find(locator, pave_vec2_of(0, far[i])), -1);
    }
    assert_true(locator->start[(size_t)locator->width * (size_t)locator->height] <=
                6 * (uint32_t)mesh->tile_count);
    pave_locator_destroy(locator);
}

TEST(points_find_their_tiles)
{
    for (uint64_t seed = 0; seed < 8; seed++) {
        pave_mesh *mesh = board_mesh(1 + (int32_t)seed * 3, 1 + (int32_t)(seed * 5 % 12), seed,
                                     (double)seed / 8, NULL);
        check_locator(mesh);
        pave_mesh_destroy(mesh);
    }
}

// ---- A wheel ------------------------------------------------------------------------------------

/// A polygon of `count` sides with a tile beyond each, far from the origin. All tiles but the last
/// meet the last one.
static pave_mesh *wheel(int32_t count)
{
    pave_vec2 *vertices = malloc(2 * (size_t)count * sizeof *vertices);
    int64_t *start = malloc(((size_t)count + 2) * sizeof *start);
    int32_t *rings = malloc(5 * (size_t)count * sizeof *rings);
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    for (int32_t i = 0; i < count; i++) {
        const double angle = 8 * atan(1) * i / count;
        vertices[i] = pave_vec2_of(1e6 + 100 * cos(angle), 1e6 + 100 * sin(angle));
        vertices[count + i] = pave_vec2_of(1e6 + 103 * cos(angle), 1e6 + 103 * sin(angle));
        const int32_t next = (i + 1) % count, ring[] = {i, next, count + next, count + i};
        for (int k = 0; k < 4; k++) rings[4 * i + k] = ring[k];
        rings[4 * count + i] = i;
        start[i] = 4 * (int64_t)i;
    }
    start[count] = 4 * (int64_t)count;
    start[count + 1] = 5 * (int64_t)count;
    const pave_mesh_rings from = {.vertex_count = 2 * count,
                                  .tile_count = count + 1,
                                  .vertices = vertices,
                                  .start = start,
                                  .rings = rings};
    pave_result result = pave_mesh_create_from_rings(&from, NULL, &mesh, &error);
    if (result != PAVE_OK) print_message("%s\n", error.message);
    must(result, "wheel");
    free(rings);
    free(start);
    free(vertices);
    return mesh;
}

TEST(one_tile_beside_all_others)
{
    enum { COUNT = 600 };
    pave_mesh *mesh = wheel(COUNT);
    pave_mesh_faults faults;
    pave_mesh_report report;
    pave_graph *graph = NULL;
    int32_t beyond[COUNT];
    assert_ok(pave_mesh_check(mesh, NULL, &faults));
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    assert_true(report.euler == 2 && report.sides[PAVE_MESH_SIDES_MAX] == 1 &&
                report.sides[4] == COUNT && report.rim == COUNT);
    pave_mesh_neighbors(mesh, COUNT, beyond);
    for (int32_t k = 0; k < COUNT; k++) {
        const int32_t here = beyond[k], side = pave_mesh_shared_side(mesh, here, COUNT);
        assert_int_equal(pave_mesh_shared_side(mesh, COUNT, here), k);
        assert_int_equal(pave_mesh_neighbor(mesh, here, side), COUNT);
    }
    assert_int_equal(pave_mesh_shared_side(mesh, 0, COUNT / 2), -1);
    must(pave_mesh_to_graph(mesh, NULL, &graph, NULL), "graph");
    assert_int_equal(graph->arc_count, 4 * COUNT);
    assert_int_equal(graph->start[COUNT + 1] - graph->start[COUNT], COUNT);
    check_locator(mesh);
    pave_graph_destroy(graph);
    pave_mesh_destroy(mesh);
}

/// A triangle in a notch: it shares two sides with the other tile, and both ends of its third one,
/// but not that.
TEST(a_tile_in_a_notch)
{
    static const pave_vec2 vertices[] = {{0, 0}, {2, 1}, {4, 0}, {2, 6}};
    static const int64_t start[] = {0, 4, 7};
    static const int32_t rings[] = {0, 1, 2, 3, 0, 2, 1};
    const pave_mesh_rings from = {
        .vertex_count = 4, .tile_count = 2, .vertices = vertices, .start = start, .rings = rings};
    pave_mesh *mesh = NULL;
    pave_graph *graph = NULL;
    int32_t out[4];
    must(pave_mesh_create_from_rings(&from, NULL, &mesh, NULL), "rings");
    pave_mesh_neighbors(mesh, 1, out);
    assert_true(out[0] == -1 && out[1] == 0 && out[2] == 0);
    pave_mesh_neighbors(mesh, 0, out);
    assert_true(out[0] == 1 && out[1] == 1 && out[2] == -1 && out[3] == -1);
    assert_int_equal(pave_mesh_shared_side(mesh, 0, 1), 0);
    assert_int_equal(pave_mesh_shared_side(mesh, 1, 0), 1);
    must(pave_mesh_to_graph(mesh, NULL, &graph, NULL), "graph");
    assert_int_equal(graph->arc_count, 4);
    check_locator(mesh);
    pave_graph_destroy(graph);
    pave_mesh_destroy(mesh);
}

// ---- Dual graphs --------------------------------------------------------------------------------

TEST(dual_graphs_are_the_adjacency)
{
    for (uint64_t seed = 0; seed < 6; seed++) {
        pave_adjacency *adjacency =
            board_adjacency(14, 9, PAVE_HEX_EVEN_Q, seed, 0.2 * (double)seed);
        pave_mesh *mesh = adjacency_mesh(adjacency, NULL);
        pave_graph *graph = NULL;
        must(pave_mesh_to_graph(mesh, NULL, &graph, NULL), "graph");
        assert_int_equal(graph->node_count, mesh->tile_count);
        for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
            int32_t arc = graph->start[tile];
            const pave_vec2 center = pave_mesh_center(mesh, tile);
            assert_true(graph->positions[tile].x == center.x &&
                        graph->positions[tile].y == center.y);
            for (int32_t i = adjacency->graph->start[tile]; i < adjacency->graph->start[tile + 1];
                 i++) {
                const int32_t to = adjacency->graph->to[i];
                if (pave_adjacency_is_cut(adjacency, i) || pave_adjacency_is_border(adjacency, to))
                    continue;
                assert_int_equal(graph->to[arc], to);
                assert_int_equal(graph->to[graph->twin[arc]], tile);
                assert_int_equal(graph->twin[graph->twin[arc]], arc);
                arc++;
            }
            assert_int_equal(arc, graph->start[tile + 1]);
        }
        int32_t labels[14 * 9], count, colors[14 * 9], way[14 * 9];
        pave_path path;
        pave_search *search = NULL;
        must(pave_graph_components(graph, labels, &count), "components");
        assert_int_equal(count, 1);
        must(pave_graph_color_greedy(graph, NULL, colors, &count), "colours");
        assert_in_range(count, 2, 6);
        for (int32_t tile = 0; tile < graph->node_count; tile++)
            for (int32_t arc = graph->start[tile]; arc < graph->start[tile + 1]; arc++)
                assert_true(colors[graph->to[arc]] != colors[tile]);
        must(pave_search_create(&(pave_ground){.graph = graph}, NULL, &search, NULL), "search");
        must(pave_search_path(search, 0, graph->node_count - 1, NULL, way, 14 * 9, &path), "path");
        for (int64_t i = 1; i < path.count; i++)
            assert_true(pave_mesh_shared_side(mesh, way[i - 1], way[i]) >= 0);
        pave_search_destroy(search);
        pave_graph_destroy(graph);
        pave_mesh_destroy(mesh);
        pave_adjacency_destroy(adjacency);
    }
}

// ---- Sizes --------------------------------------------------------------------------------------

/// Areas, lengths, centroids, radii and angles by the formulas of school, on world points.
static void check_sizes(const pave_mesh *mesh)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        const pave_vec2 center = pave_mesh_center(mesh, tile);
        double area = 0, length = 0, x = 0, y = 0, radius = 1e300, angles = 0;
        for (int32_t k = 0; k < count; k++) {
            const pave_vec2 a = pave_mesh_point(mesh, ring[k]),
                            b = pave_mesh_point(mesh, ring[(k + 1) % count]);
            const pave_vec2 before = pave_mesh_point(mesh, ring[(k + count - 1) % count]);
            const double cross =
                (a.x - center.x) * (b.y - center.y) - (a.y - center.y) * (b.x - center.x);
            area += cross / 2;
            length += hypot(b.x - a.x, b.y - a.y);
            x += cross / 2 * (a.x + b.x + center.x) / 3;
            y += cross / 2 * (a.y + b.y + center.y) / 3;
            for (int i = 0; i <= 2000; i++) {
                const double t = i / 2000.0, away = hypot(a.x + t * (b.x - a.x) - center.x,
                                                          a.y + t * (b.y - a.y) - center.y);
                if (away < radius) radius = away;
            }
            double angle = (atan2(before.y - a.y, before.x - a.x) - atan2(b.y - a.y, b.x - a.x)) *
                           45 / atan(1);
            if (angle < 0) angle += 360;
            assert_true(fabs(pave_mesh_angle(mesh, tile, k) - angle) < 1e-9);
            angles += pave_mesh_angle(mesh, tile, k);
        }
        assert_true(fabs(angles - 180 * (count - 2)) < 1e-9);
        assert_true(fabs(pave_mesh_area(mesh, tile) - area) < 1e-9);
        assert_true(fabs(pave_mesh_perimeter(mesh, tile) - length) < 1e-9);
        assert_true(fabs(pave_mesh_centroid(mesh, tile).x - x / area) < 1e-8 &&
                    fabs(pave_mesh_centroid(mesh, tile).y - y / area) < 1e-8);
        assert_true(pave_mesh_inscribed_radius(mesh, tile) <= radius + 1e-12 &&
                    pave_mesh_inscribed_radius(mesh, tile) > radius - 1e-5);
    }
}

TEST(sizes_are_those_of_school)
{
    for (uint64_t seed = 0; seed < 4; seed++) {
        const pave_mesh_def def = {.relax = {.steps = (int32_t)seed}};
        pave_mesh *mesh = board_mesh(7, 6, seed, 0.3 * (double)seed, &def);
        check_sizes(mesh);
        pave_mesh_destroy(mesh);
    }
}

TEST(angles_of_all_directions)
{
    const int64_t start[] = {0, 4};
    const int32_t rings[] = {0, 1, 2, 3};
    int seen = 0;
    for (int i = 0; i < 3600; i++) { // one angle of a kite turns through all directions and sizes
        const double turned = 8 * atan(1) * i / 3600,
                     half = 4 * atan(1) * ((i * 7) % 899 + 1) / 1000;
        const double far = half < 1.5 ? 20 : 1;
        const pave_vec2 vertices[] = {{0, 0},
                                      {far * cos(turned - half), far * sin(turned - half)},
                                      {30 * cos(turned), 30 * sin(turned)},
                                      {far * cos(turned + half), far * sin(turned + half)}};
        const pave_mesh_rings from = {.vertex_count = 4,
                                      .tile_count = 1,
                                      .vertices = vertices,
                                      .start = start,
                                      .rings = rings};
        pave_mesh *mesh = NULL;
        if (pave_mesh_create_from_rings(&from, NULL, &mesh, NULL) != PAVE_OK) continue;
        assert_true(fabs(pave_mesh_angle(mesh, 0, 0) - 2 * half * 45 / atan(1)) < 1e-2);
        pave_mesh_destroy(mesh);
        seen++;
    }
    assert_true(seen > 1000);
}

TEST(reports_add_up)
{
    pave_mesh *mesh = board_mesh(20, 15, 6, 0.3, NULL);
    pave_mesh_report report;
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    double area = 0, squares = 0, least = 1e300, most = 0, smallest = 360;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        const double one = pave_mesh_area(mesh, tile);
        area += one;
        squares += one * one;
        if (one < least) least = one;
        if (one > most) most = one;
        for (int32_t k = 0; k < pave_mesh_side_count(mesh, tile); k++)
            if (pave_mesh_angle(mesh, tile, k) < smallest)
                smallest = pave_mesh_angle(mesh, tile, k);
    }
    const double mean = area / 300;
    assert_true(report.tiles == 300 && report.vertices == mesh->vertex_count &&
                report.rim == mesh->rim_count);
    assert_true(report.min_area == least && report.max_area == most &&
                fabs(report.min_angle - smallest) < 1e-11);
    assert_true(fabs(report.area - area) < 1e-9 && fabs(report.mean_area - mean) < 1e-9);
    assert_true(fabs(report.area_cv - sqrt(squares / 300 - mean * mean) / mean) < 1e-9);
    assert_true(report.max_aspect >= report.mean_aspect && report.mean_aspect > 1.1 &&
                report.sides[3] + report.sides[4] + report.sides[5] + report.sides[6] == 300);
    pave_mesh_destroy(mesh);
    mesh = board_mesh(1, 1, 0, 0, NULL);
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    assert_true(report.edges == 6 && report.vertices == 6 && report.area_cv == 0 &&
                fabs(report.max_aspect - 2 / sqrt(3)) < 1e-4 && report.min_angle > 119.9);
    mesh->vertices[mesh->rim[0]].x -= 1000; // the tile and the rim move together
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    assert_true(report.coverage_error == 0);
    pave_mesh_destroy(mesh);
}

TEST(hashes_tell_meshes_apart)
{
    pave_mesh *mesh = board_mesh(8, 8, 1, 0.3, NULL), *other = NULL;
    const uint64_t hash = pave_mesh_hash(mesh);
    for (int kind = 0; kind < 5; kind++) {
        must(pave_mesh_copy(mesh, NULL, &other, NULL), "copy");
        assert_true(pave_mesh_hash(other) == hash);
        if (kind == 0) other->vertices[7].x++;
        if (kind == 1) other->vertices[other->vertex_count - 1].y--;
        if (kind == 2) other->step *= 2;
        if (kind == 3) other->origin.y = 1;
        if (kind == 4) { // the numbers of two vertices change places: the same mesh
            const pave_point at = other->vertices[3];
            other->vertices[3] = other->vertices[9];
            other->vertices[9] = at;
            for (int64_t i = 0; i < other->corner_count; i++)
                other->rings[i] = other->rings[i] == 3   ? 9
                                  : other->rings[i] == 9 ? 3
                                                         : other->rings[i];
        }
        assert_true((pave_mesh_hash(other) == hash) == (kind == 4));
        pave_mesh_destroy(other);
    }
    pave_mesh_destroy(mesh);
}

int main(void) { return run_all_tests(NULL, NULL); }
