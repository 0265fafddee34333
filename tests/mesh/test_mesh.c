/// tests/mesh/test_mesh.c: meshes of adjacencies: hexagons where geometry knows them, faces against
/// a naive walk by angles, what must hold of every mesh, windows of all tilings, vertex rules, what
/// is refused.
#include "../calls.h"
#include "../test.h"
#include "mesh_fixture.h"
#include "src/board/adjacency_parts.h"
#include "src/mesh/build/mesh_vertex_place.h"
#include "src/mesh/mesh_parts.h"

#include <math.h>

// ---- Hexagons -----------------------------------------------------------------------------------

static bool near_points(pave_vec2 a, pave_vec2 b, double distance)
{
    return fabs(a.x - b.x) <= distance && fabs(a.y - b.y) <= distance;
}

/// The tiles of a whole window of hexagons are its hexagons, with their corners in the order of
/// their neighbours.
TEST(whole_windows_of_hexagons_are_hexagons)
{
    pave_tiling *tiling;
    pave_window *window;
    pave_layout layout;
    int number = 0;
    while (strcmp(pave_tiling_name(number), "hex") != 0) number++;
    pave_adjacency *adjacency = window_adjacency(number, 9, 8, &tiling, &window);
    pave_mesh *mesh = adjacency_mesh(adjacency, NULL);
    must(pave_tiling_layout(tiling, NULL, &layout, NULL), "layout");
    assert_int_equal(mesh->tile_count, 7 * 6);
    assert_true(mesh->step == 1.0 / 65536 && mesh->origin.x == 0 && mesh->origin.y == 0);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count, node = pave_mesh_node(mesh, tile);
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        pave_cell cell = pave_window_cell(window, node);
        assert_int_equal(count, 6);
        assert_int_equal(pave_mesh_tile_of(mesh, node), tile);
        assert_true(near_points(pave_mesh_center(mesh, tile), adjacency->graph->positions[node],
                                2 * mesh->step));
        assert_true(fabs(pave_mesh_area(mesh, tile) - 1.5 * sqrt(3)) < 1e-4);
        assert_true(fabs(pave_mesh_perimeter(mesh, tile) - 6) < 1e-4);
        assert_true(fabs(pave_mesh_inscribed_radius(mesh, tile) - sqrt(0.75)) < 1e-4);
        assert_true(near_points(pave_mesh_centroid(mesh, tile), pave_mesh_center(mesh, tile),
                                2 * mesh->step));
        for (int32_t k = 0; k < 6; k++) {
            assert_true(near_points(pave_mesh_point(mesh, ring[k]),
                                    pave_tiling_corner_point(tiling, &layout, cell, k),
                                    2 * mesh->step));
            assert_true(fabs(pave_mesh_angle(mesh, tile, k) - 120) < 1e-2);
            pave_cell beyond = pave_tiling_neighbors(tiling, cell, k);
            assert_int_equal(pave_mesh_neighbor(mesh, tile, k),
                             pave_mesh_tile_of(mesh, (int32_t)pave_window_index(window, beyond)));
        }
    }
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
    pave_window_destroy(window);
    pave_tiling_destroy(tiling);
}

// ---- Faces, naively -----------------------------------------------------------------------------

static double clockwise_from_north(pave_vec2 from, pave_vec2 to)
{
    double angle = atan2(to.x - from.x, -(to.y - from.y));
    return angle < 0 ? angle + 8 * atan(1) : angle;
}

/// Of the neighbours of b that are not cut off, the one that follows a clockwise; a itself where
/// there is no other.
static int32_t naive_next(const pave_adjacency *adjacency, int32_t a, int32_t b)
{
    const pave_graph *graph = adjacency->graph;
    double from = clockwise_from_north(graph->positions[b], graph->positions[a]), best = 1e9;
    int32_t found = a;
    for (int32_t arc = graph->start[b]; arc < graph->start[b + 1]; arc++) {
        if (pave_adjacency_is_cut(adjacency, arc) || graph->to[arc] == a) continue;
        double turn =
            clockwise_from_north(graph->positions[b], graph->positions[graph->to[arc]]) - from;
        if (turn < 0) turn += 8 * atan(1);
        if (turn < best) best = turn, found = graph->to[arc];
    }
    return found;
}

/// Every face is walked again from each corner of each tile, and must be that vertex at every inner
/// node that it meets.
static void check_faces(const pave_adjacency *adjacency, const pave_mesh *mesh)
{
    const pave_graph *graph = adjacency->graph;
    int64_t corners = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count, k = 0, node = pave_mesh_node(mesh, tile);
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (pave_adjacency_is_cut(adjacency, arc)) continue;
            int32_t a = node, b = graph->to[arc], tiles, inner = 0;
            bool rim = false;
            assert_true(k < count);
            const int32_t *at = pave_mesh_tiles_at(mesh, ring[k], &tiles);
            do {
                int32_t here = pave_mesh_tile_of(mesh, a), length, has = 0;
                rim |= here < 0;
                if (here >= 0) {
                    const int32_t *other = pave_mesh_ring(mesh, here, &length);
                    for (int32_t i = 0; i < length; i++) has += other[i] == ring[k];
                    assert_int_equal(has, 1);
                    has = 0;
                    for (int32_t i = 0; i < tiles; i++) has += at[i] == here;
                    assert_int_equal(has, 1);
                    inner++;
                }
                int32_t next = naive_next(adjacency, a, b);
                a = b;
                b = next;
            } while (a != node || b != graph->to[arc]);
            assert_int_equal(inner, tiles);
            assert_int_equal(rim, pave_mesh_on_rim(mesh, ring[k]));
            corners++;
            k++;
        }
        assert_int_equal(k, count);
    }
    assert_int_equal(corners, mesh->corner_count);
}

/// Neighbours, against the adjacency and by looking at everything.
static void check_neighbors(const pave_adjacency *adjacency, const pave_mesh *mesh)
{
    const pave_graph *graph = adjacency->graph;
    int32_t *out = malloc(((size_t)mesh->tile_count + 64) * sizeof *out);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t count, k = 0, node = pave_mesh_node(mesh, tile), other_count;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        pave_mesh_neighbors(mesh, tile, out);
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (pave_adjacency_is_cut(adjacency, arc)) continue;
            int32_t other = pave_mesh_tile_of(mesh, graph->to[arc]);
            assert_int_equal(out[k], other);
            if (other >= 0) {
                int32_t side = pave_mesh_shared_side(mesh, tile, other),
                        back = pave_mesh_shared_side(mesh, other, tile);
                const int32_t *beyond = pave_mesh_ring(mesh, other, &other_count);
                assert_int_equal(side, k);
                assert_int_equal(beyond[back], ring[(k + 1) % count]);
                assert_int_equal(beyond[(back + 1) % other_count], ring[k]);
            }
            k++;
        }
    }
    free(out);
}

static void check_whole(const pave_mesh *mesh)
{
    pave_mesh_faults faults;
    pave_mesh_report report;
    assert_ok(pave_mesh_check(mesh, NULL, &faults));
    assert_int_equal(faults.tile, -1);
    must(pave_mesh_report_make(mesh, NULL, &report), "report");
    assert_int_equal(report.euler, 2);
    assert_true(report.coverage_error == 0 && report.min_area > 0 && report.min_angle > 0);
    int64_t tiles = 0;
    for (int i = 0; i <= PAVE_MESH_SIDES_MAX; i++) tiles += report.sides[i];
    assert_int_equal(tiles, mesh->tile_count);
    for (int32_t i = 1; i < mesh->rim_count; i++) assert_true(mesh->rim[i] > mesh->rim[0]);
}

static void check_all(const pave_adjacency *adjacency, const pave_mesh *mesh)
{
    assert_int_equal(mesh->tile_count, adjacency->inner_count);
    check_whole(mesh);
    check_faces(adjacency, mesh);
    check_neighbors(adjacency, mesh);
}

TEST(boards_of_all_sizes)
{
    for (uint64_t seed = 0; seed < 60; seed++) {
        int32_t width = 1 + (int32_t)(seed * 7 % 13), height = 1 + (int32_t)(seed * 5 % 11);
        pave_adjacency *adjacency =
            board_adjacency(width, height, (pave_hex_system)(PAVE_HEX_ODD_R + seed % 4), seed,
                            (double)(seed % 6) / 5);
        pave_mesh *mesh = adjacency_mesh(adjacency, NULL);
        check_all(adjacency, mesh);
        pave_mesh_destroy(mesh);
        pave_adjacency_destroy(adjacency);
    }
}

TEST(a_large_board)
{
    pave_adjacency *adjacency = board_adjacency(150, 120, PAVE_HEX_EVEN_R, 3, 0.5);
    const pave_mesh_def def = {.relax = {.steps = 5}};
    pave_mesh *mesh = adjacency_mesh(adjacency, &def);
    check_all(adjacency, mesh);
    assert_int_equal(mesh->made.steps, 5);
    assert_true(mesh->made.moved > 0 && mesh->made.repaired_tiles > 0);
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
}

/// Windows of all tilings, those that have names and the fixture's, become meshes, whole and with
/// edges removed, where nothing is wrong with them to begin with: the triangles in the corners of
/// truncated hexagons may touch the rest of the window in a corner alone.
TEST(windows_of_all_tilings)
{
    for (int number = 0; number < ALL_TILINGS; number++)
        for (int share = 0; share < 2; share++) {
            pave_tiling *tiling;
            pave_window *window;
            pave_adjacency *adjacency = window_adjacency(number, 8, 7, &tiling, &window);
            pave_error error = {0};
            pave_mesh *mesh = NULL;
            int64_t faults;
            int64_t count;
            if (!adjacency) { // an L shares two sides with the next one
                assert_string_equal(tiling->name, "ells");
                pave_window_destroy(window);
                pave_tiling_destroy(tiling);
                continue;
            }
            pave_result checked = pave_adjacency_check(adjacency, NULL, NULL, 0, &faults);
            assert_true(checked == PAVE_OK || checked == PAVE_CAPACITY);
            if (faults > 0) {
                assert_int_equal(
                    pave_mesh_create_from_adjacency(adjacency, NULL, NULL, NULL, &mesh, &error),
                    PAVE_INVALID);
                print_message("%s: %s\n", tiling->name, error.message);
                assert_string_equal(tiling->name, "truncated-hexagonal");
            } else {
                must(pave_adjacency_remove_random(
                         adjacency,
                         &(pave_removal_def){
                             .seed = 5, .share = 0.4 * share, .max_degree = PAVE_REMOVAL_ANY},
                         NULL, NULL, NULL),
                     "removal");
                pave_result result = pave_adjacency_repair(adjacency, NULL, NULL, 0, &count);
                assert_true(result == PAVE_OK || result == PAVE_CAPACITY);
                mesh = adjacency_mesh(adjacency, NULL);
                check_all(adjacency, mesh);
            }
            pave_mesh_destroy(mesh);
            pave_adjacency_destroy(adjacency);
            pave_window_destroy(window);
            pave_tiling_destroy(tiling);
        }
}

/// A graph of no grid: nodes that were shaken, with a diagonal in most quadrangles, far from the
/// origin and of any size.
static pave_adjacency *shaken_adjacency(int32_t width, int32_t height, int32_t seed, double scale)
{
    const int32_t nodes = width * height;
    pave_vec2 *positions = malloc((size_t)nodes * sizeof *positions);
    int32_t(*edges)[2] = malloc(3 * (size_t)nodes * sizeof *edges), count = 0;
    for (int32_t node = 0; node < nodes; node++) {
        const int32_t x = node % width, y = node / width;
        const pave_random_words words = pave_random_at(3, 0x8000, seed, node, 0, 0);
        positions[node].x =
            scale * (x + 1000 * (seed % 3) + 0.45 * ((double)words.word[0] / 4294967296.0 - 0.5));
        positions[node].y = scale * (y + 0.45 * ((double)words.word[1] / 4294967296.0 - 0.5));
        if (x + 1 < width) edges[count][0] = node, edges[count++][1] = node + 1;
        if (y + 1 < height) edges[count][0] = node, edges[count++][1] = node + width;
        if (x + 1 == width || y + 1 == height || words.word[2] % 4 == 0) continue;
        edges[count][0] = words.word[2] % 2 ? node : node + 1;
        edges[count++][1] = words.word[2] % 2 ? node + width + 1 : node + width;
    }
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    must(pave_graph_create_from_edges(
             &(pave_edges_def){nodes, positions, count, (const int32_t(*)[2])edges}, NULL, &graph,
             NULL),
         "graph");
    const pave_adjacency_def def = {.graph = graph, .take_graph = true};
    must(pave_adjacency_create(&def, NULL, &adjacency, NULL), "adjacency");
    free(edges);
    free(positions);
    return adjacency;
}

/// Under every vertex rule and every kind of relaxation.
TEST(graphs_of_no_grid)
{
    for (int32_t seed = 0; seed < 48; seed++) {
        pave_adjacency *adjacency = shaken_adjacency(3 + seed % 17, 3 + seed * 3 % 23, seed,
                                                     seed % 5 == 0   ? 1e-60
                                                     : seed % 5 == 1 ? 1e60
                                                                     : 1);
        must(pave_adjacency_remove_random(adjacency,
                                          &(pave_removal_def){.seed = (uint64_t)seed,
                                                              .share = 0.15 * (seed % 4),
                                                              .max_degree = PAVE_REMOVAL_ANY},
                                          NULL, NULL, NULL),
             "removal");
        int64_t count;
        pave_result result = pave_adjacency_repair(adjacency, NULL, NULL, 0, &count);
        assert_true(result == PAVE_OK || result == PAVE_CAPACITY);
        const pave_mesh_def def = {
            .vertex_rule = (pave_vertex_rule)(seed % 3),
            .relax = {.kind = (pave_relax_kind)(seed / 3 % 5), .steps = seed % 5}};
        pave_mesh *mesh = adjacency_mesh(adjacency, &def);
        check_all(adjacency, mesh);
        pave_mesh_destroy(mesh);
        pave_adjacency_destroy(adjacency);
    }
}

// ---- Vertex rules -------------------------------------------------------------------------------

/// The node of each corner of a face, with the border; 0 where a border node is among them.
static int face_nodes(const pave_adjacency *adjacency, int32_t from, pave_vec2 *out, int most)
{
    int count = 0;
    int32_t arc = from;
    do {
        int32_t node = adjacency->graph->to[adjacency->graph->twin[arc]];
        if (pave_adjacency_is_border(adjacency, node) || count == most) return 0;
        out[count++] = adjacency->graph->positions[node];
        arc = pave_adjacency_next(adjacency, arc);
    } while (arc != from);
    return count;
}

static pave_vec2 expected_vertex(const pave_vec2 *nodes, int count, pave_vertex_rule rule)
{
    pave_vec2 mean = {0, 0}, sum = {0, 0};
    double area = 0;
    for (int i = 0; i < count; i++) mean.x += nodes[i].x / count, mean.y += nodes[i].y / count;
    if (rule == PAVE_VERTEX_CENTROID) {
        for (int i = 0; i < count; i++) {
            pave_vec2 a = nodes[i], b = nodes[(i + 1) % count];
            double cross = (a.x - mean.x) * (b.y - mean.y) - (a.y - mean.y) * (b.x - mean.x);
            area += cross;
            sum.x += cross * (a.x + b.x + mean.x) / 3;
            sum.y += cross * (a.y + b.y + mean.y) / 3;
        }
        return pave_vec2_of(sum.x / area, sum.y / area);
    }
    if (rule == PAVE_VERTEX_MEAN || count != 3) return mean;
    double bx = nodes[1].x - nodes[0].x, by = nodes[1].y - nodes[0].y, cx = nodes[2].x - nodes[0].x,
           cy = nodes[2].y - nodes[0].y;
    double d = 2 * (bx * cy - by * cx), bb = bx * bx + by * by, cc = cx * cx + cy * cy;
    return pave_vec2_of(nodes[0].x + (cy * bb - by * cc) / d, nodes[0].y + (bx * cc - cx * bb) / d);
}

TEST(vertices_follow_their_rule)
{
    for (int rule = 0; rule < 3; rule++) {
        pave_adjacency *adjacency = board_adjacency(12, 11, PAVE_HEX_ODD_Q, 9, 0.2);
        const pave_mesh_def def = {.vertex_rule = (pave_vertex_rule)rule};
        pave_mesh *mesh = adjacency_mesh(adjacency, &def);
        int seen[16] = {0};
        check_all(adjacency, mesh);
        assert_int_equal(mesh->made.repaired_tiles, 0);
        for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
            int32_t count, k = 0;
            const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
            for (int32_t arc = adjacency->graph->start[tile];
                 arc < adjacency->graph->start[tile + 1]; arc++) {
                pave_vec2 nodes[16];
                if (pave_adjacency_is_cut(adjacency, arc)) continue;
                int sides = face_nodes(adjacency, arc, nodes, 16);
                if (sides > 0) {
                    pave_vec2 at = expected_vertex(nodes, sides, def.vertex_rule);
                    assert_true(near_points(pave_mesh_point(mesh, ring[k]), at, 0.51 * mesh->step));
                    seen[sides]++;
                }
                k++;
            }
        }
        assert_true(seen[3] > 0 && seen[4] > 0 && seen[5] > 0);
        pave_mesh_destroy(mesh);
        pave_adjacency_destroy(adjacency);
    }
}

static pave_point ruled(pave_vertex_rule rule, const pave_point *points, int count)
{
    pave_rule_sum sum = {0};
    for (int i = 0; i < count; i++) pave_rule_add(&sum, points[i]);
    return pave_rule_get(&sum, rule);
}

/// Where a rule has no answer, the mean is taken; and far away nothing overflows.
TEST(rules_where_there_is_no_answer)
{
    const int32_t most = PAVE_MESH_COORDINATE_MAX;
    const pave_point line[] = {{0, 0}, {4, 2}, {8, 4}},
                     sliver[] = {{0, 0}, {1000000, 0}, {2000000, 1}};
    const pave_point corners[] = {{-most, -most}, {most, -most}, {most, most}, {-most, most}},
                     halves[] = {{0, 0}, {1, -1}};
    for (int rule = 0; rule < 3; rule++) {
        pave_point at = ruled((pave_vertex_rule)rule, line, 3);
        assert_true(at.x == 4 && at.y == 2);
        at = ruled((pave_vertex_rule)rule, sliver, 3);
        assert_true(at.x == 1000000 && at.y == 0);
        at = ruled((pave_vertex_rule)rule, corners, 4);
        assert_true(at.x == 0 && at.y == 0);
        at = ruled((pave_vertex_rule)rule, corners, 3);
        assert_true(rule == PAVE_VERTEX_CIRCUMCENTER
                        ? at.x == 0 && at.y == 0
                        : at.x == most / 3 + (most % 3 == 2) && at.y == -at.x);
        at = ruled((pave_vertex_rule)rule, halves, 2);
        assert_true(at.x == 1 && at.y == 0);
    }
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(faults_are_named)
{
    pave_adjacency *adjacency = board_adjacency(5, 5, PAVE_HEX_ODD_R, 0, 0);
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    for (int i = 0; i < 4; i++) // tile 12 keeps two neighbours
        must(pave_adjacency_set_cut(adjacency, adjacency->graph->start[12] + i, true), "cut");
    assert_int_equal(pave_mesh_create_from_adjacency(adjacency, NULL, NULL, NULL, &mesh, &error),
                     PAVE_INVALID);
    assert_null(mesh);
    assert_non_null(strstr(error.message, "tile 12: a tile has fewer than three neighbours"));
    assert_int_equal(pave_mesh_create_from_adjacency(adjacency, NULL, NULL, NULL, &mesh, NULL),
                     PAVE_INVALID);
    for (int i = 0; i < 4; i++)
        must(pave_adjacency_set_cut(adjacency, adjacency->graph->start[12] + i, false), "join");
    pave_mesh_def wrong = {.vertex_rule = (pave_vertex_rule)3};
    assert_int_equal(pave_mesh_create_from_adjacency(adjacency, &wrong, NULL, NULL, &mesh, &error),
                     PAVE_RANGE);
    wrong = (pave_mesh_def){.relax = {.steps = -1}};
    assert_int_equal(pave_mesh_create_from_adjacency(adjacency, &wrong, NULL, NULL, &mesh, &error),
                     PAVE_RANGE);
    assert_null(mesh);
    pave_adjacency_destroy(adjacency);
}

/// Positions in the world and fixed-point coordinates belong together.
TEST(positions_are_steps_from_the_origin)
{
    pave_mesh *mesh = board_mesh(3, 3, 0, 0, NULL);
    mesh->origin = pave_vec2_of(5.0, -3.0);
    const pave_vec2 at = pave_mesh_world(mesh, (pave_point){2, -7});
    assert_true(at.x == 5.0 + 2 * mesh->step && at.y == -3.0 - 7 * mesh->step);
    const pave_vec2 center = pave_mesh_world(mesh, pave_mesh_center_point(mesh, 4)),
                    same = pave_mesh_center(mesh, 4);
    assert_true(center.x == same.x && center.y == same.y);
    pave_mesh_destroy(mesh);
}

TEST(nothing_is_an_empty_mesh)
{
    static const pave_vec2 positions[3] = {{0, 0}, {1, 0}, {0, 1}};
    static const int32_t edges[3][2] = {{0, 1}, {1, 2}, {2, 0}};
    for (int32_t nodes = 0; nodes <= 3; nodes += 3) {
        pave_graph *graph = NULL;
        pave_adjacency *adjacency = NULL;
        must(pave_graph_create_from_edges(&(pave_edges_def){nodes, positions, nodes, edges}, NULL,
                                          &graph, NULL),
             "graph");
        const pave_adjacency_def def = {.graph = graph, .take_graph = true};
        must(pave_adjacency_create(&def, NULL, &adjacency, NULL), "adjacency");
        pave_mesh *mesh = adjacency_mesh(adjacency, NULL);
        pave_mesh_faults faults;
        pave_mesh_report report;
        pave_graph *dual = NULL;
        pave_locator *locator = NULL;
        assert_int_equal(mesh->tile_count + mesh->vertex_count + mesh->rim_count, 0);
        assert_ok(pave_mesh_check(mesh, NULL, &faults));
        must(pave_mesh_report_make(mesh, NULL, &report), "report");
        assert_int_equal(report.euler, 1);
        must(pave_mesh_to_graph(mesh, NULL, &dual, NULL), "graph");
        assert_int_equal(dual->node_count, 0);
        must(pave_locator_create(mesh, NULL, &locator, NULL), "locator");
        assert_int_equal(pave_locator_find(locator, pave_vec2_of(0, 0)), -1);
        pave_locator_destroy(locator);
        pave_graph_destroy(dual);
        pave_mesh_destroy(mesh);
        pave_adjacency_destroy(adjacency);
    }
}

// ---- Runners, progress, memory ------------------------------------------------------------------

TEST(runners_and_progress_change_nothing)
{
    pave_adjacency *adjacency = board_adjacency(140, 130, PAVE_HEX_ODD_Q, 4, 0.3);
    pave_mesh_def def = {.relax = {.steps = 3}};
    pave_mesh *mesh = adjacency_mesh(adjacency, &def);
    uint64_t hash = pave_mesh_hash(mesh);
    pave_mesh_destroy(mesh);
    int64_t strips = 0;
    told seen = {.stop_at = INT64_MAX};
    const pave_batch batch = {{run_backwards, &strips}, {tell, &seen}};
    mesh = adjacency_mesh_by(adjacency, &def, &batch);
    assert_true(pave_mesh_hash(mesh) == hash && strips > 3);
    assert_true(!seen.wrong && seen.done == 6 && seen.total == 6 && seen.calls >= 7);
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
}

int main(void) { return run_all_tests(NULL, NULL); }
