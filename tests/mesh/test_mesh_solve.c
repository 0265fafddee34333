/// The solve of the whole, nests that are very deep, and shapes
/// that would take squares of time or deep stacks.
#include "../sparse.h"
#include "../test.h"
#include "mesh_plan.h"

#include "src/mesh/unit_circle.h"
#include "src/mesh/valid/mesh_shape.h"

/// All vertices that are not fixed in one place.
static void collapse(pave_mesh *m)
{
    for (int32_t v = 0; v < m->vertex_count; v++)
        if (!pave_mesh_on_rim(m, v)) m->vertices[v] = m->vertices[m->rim[0]];
}

// ---- The unit circle ----------------------------------------------------------------------------

TEST(the_unit_circle)
{
    const int64_t wholes[] = {
        1, 2, 3, 4, 5, 6, 7, 8, 12, 17, 100, 12345, INT64_C(1) << 40, INT64_C(1) << 59};
    for (size_t i = 0; i < sizeof wholes / sizeof *wholes; i++)
        for (int64_t k = 0; k <= 500 && k <= wholes[i]; k++) {
            int64_t part = wholes[i] < 500 ? k : wholes[i] / 500 * k;
            long double angle =
                6.283185307179586476925286766559L * (long double)part / (long double)wholes[i];
            pave_vec2 at = pave_unit_at(part, wholes[i]);
            assert_true(fabsl((long double)at.x - cosl(angle)) < 3e-16L &&
                        fabsl((long double)at.y - sinl(angle)) < 3e-16L);
        }
    pave_vec2 quarter = pave_unit_at(1, 4), half = pave_unit_at(3, 6);
    assert_true(quarter.x == 0 && quarter.y == 1 && half.x == -1 && half.y == 0);
}

// ---- Solving ------------------------------------------------------------------------------------

TEST(the_whole_is_solved)
{
    for (uint64_t seed = 0; seed < 60; seed += SPARSE(25)) {
        pave_mesh *m = plan_random_mesh(5 + (int32_t)seed % 30, 40 - (int32_t)seed % 30, 0, seed,
                                        (double)seed / 59);
        pave_shape_list left = {.count = 0};
        collapse(m);
        assert_ok(pave_mesh_solve(m, &left));
        assert_int_equal(left.count, 0);
        assert_int_equal(plan_bad_tiles(m), 0);
        for (int32_t i = 0; i < m->rim_count; i++) { // convex, except for rounding
            int32_t j = (i + 1) % m->rim_count, k = (i + 2) % m->rim_count;
            assert_true(plan_sign(m->vertices[m->rim[i]], m->vertices[m->rim[j]],
                                  m->vertices[m->rim[k]]) > 0);
        }
        pave_mesh_faults faults;
        assert_ok(pave_mesh_check(m, NULL, &faults));
        pave_shape_list_free(&left);
        plan_mesh_free(m);
    }
}

/// Repair uses it without a request, and reports it.
TEST(the_last_resort)
{
    pave_mesh *m = plan_random_mesh(12, 12, 0, 8, .5);
    // The rim crosses itself: two of its vertices change places.
    pave_point kept = m->vertices[m->rim[3]];
    m->vertices[m->rim[3]] = m->vertices[m->rim[9]];
    m->vertices[m->rim[9]] = kept;
    pave_error error = {0};
    assert_ok(pave_mesh_make_sound(m, &error));
    assert_true(m->made.solved);
    assert_int_equal(plan_bad_tiles(m), 0);
    pave_mesh_faults faults;
    assert_ok(pave_mesh_check(m, NULL, &faults));
    plan_mesh_free(m);
    // A rim in one place.
    m = plan_random_mesh(6, 6, 0, 8, .2);
    for (int32_t v = 0; v < m->vertex_count; v++) m->vertices[v] = (pave_point){7, 7};
    assert_ok(pave_mesh_make_sound(m, &error));
    assert_int_equal(plan_bad_tiles(m), 0);
    plan_mesh_free(m);
    // At the limit of the coordinates.
    m = plan_random_mesh(6, 6, 0, 8, .2);
    const int32_t most = PAVE_MESH_COORDINATE_MAX;
    for (int32_t v = 0; v < m->vertex_count; v++)
        m->vertices[v] = (pave_point){v % 2 ? most : -most, most - v};
    assert_ok(pave_mesh_make_sound(m, &error));
    assert_int_equal(plan_bad_tiles(m), 0);
    plan_mesh_free(m);
}

/// The ellipse goes around the board, root 2 as wide and high, but at least an eighth as narrow as
/// the board is long.
TEST(the_ellipse_of_long_boards)
{
    const int32_t sizes[][2] = {{1, 100}, {100, 1}, {20, 20}};
    for (int i = 0; i < 3; i++) {
        pave_mesh *m = plan_random_mesh(sizes[i][0], sizes[i][1], 0, 8, 0);
        pave_point_box before = pave_point_box_none, box = pave_point_box_none;
        for (int32_t k = 0; k < m->rim_count; k++)
            before = pave_point_box_add(before, m->vertices[m->rim[k]]);
        pave_point kept = m->vertices[m->rim[3]];
        m->vertices[m->rim[3]] = m->vertices[m->rim[9]];
        m->vertices[m->rim[9]] = kept;
        assert_ok(pave_mesh_make_sound(m, NULL));
        assert_true(m->made.solved);
        for (int32_t k = 0; k < m->rim_count; k++)
            box = pave_point_box_add(box, m->vertices[m->rim[k]]);
        double width = (double)box.max.x - box.min.x, height = (double)box.max.y - box.min.y,
               from_width = (double)before.max.x - before.min.x,
               from_height = (double)before.max.y - before.min.y;
        double wide = from_width * sqrt(2), high = from_height * sqrt(2);
        if (wide < from_height / 8) wide = from_height / 8;
        if (high < from_width / 8) high = from_width / 8;
        if (fabs(width / wide - 1) > 0.02 || fabs(height / high - 1) > 0.02)
            fail_msg("%d: %g x %g, not %g x %g", i, width, height, wide, high);
        plan_mesh_free(m);
    }
}

TEST(failing_allocations)
{
    for (int64_t fail_at = 0;; fail_at++) {
        failing counts = {.fail_at = fail_at};
        pave_mesh *m = plan_random_mesh(6, 6, 0, 3, .6);
        for (int32_t v = 0; v < m->vertex_count; v++) m->vertices[v] = (pave_point){7, 7};
        m->allocator = failing_allocator(&counts);
        pave_result result = pave_mesh_make_sound(m, NULL);
        assert_int_equal(counts.alive, 0);
        bool done = counts.count <= fail_at;
        assert_int_equal(result, done ? PAVE_OK : PAVE_NO_MEMORY);
        plan_mesh_free(m);
        if (done) break;
        assert_true(fail_at < 1000);
    }
}

// ---- Nests --------------------------------------------------------------------------------------

/// Triangles inside each other, `depth` of them, each less than half as large as the one around it
/// and rotated against it. The outermost is the border.
static pave_adjacency *nested(int32_t depth)
{
    int32_t nodes = 3 * depth, edges = 0;
    pave_vec2 *at = calloc((size_t)nodes, sizeof *at);
    int32_t(*ends)[2] = calloc((size_t)nodes * 3, sizeof *ends);
    double size = 1;
    for (int32_t i = 0; i < nodes; i += 3, size *= .45)
        for (int32_t k = 0; k < 3; k++) {
            int32_t turned = (i / 3) % 2;
            const pave_vec2 corner[3] = {{0, -1}, {.875, .5}, {-.875, .5}}; // clockwise on screen
            at[i + k] = pave_vec2_of((turned ? -corner[k].x : corner[k].x) * size,
                                     (turned ? -corner[k].y : corner[k].y) * size);
            ends[edges][0] = i + k, ends[edges++][1] = i + (k + 1) % 3;
            // A corner is opposite to one of the triangle around it, and sees its two others.
            for (int32_t j = 1; i > 0 && j < 3; j++)
                ends[edges][0] = i + k, ends[edges++][1] = i - 3 + (k + j) % 3;
        }
    pave_graph *graph;
    pave_error error = {0};
    pave_result result = pave_graph_create_from_edges(
        &(pave_edges_def){nodes, at, edges, (const int32_t(*)[2])ends}, NULL, &graph, &error);
    if (result != PAVE_OK) fail_msg("%s", error.message);
    pave_adjacency *adjacency;
    const int32_t border[] = {0, 1, 2};
    pave_adjacency_def def = {
        .graph = graph, .border = border, .border_count = 3, .take_graph = true};
    assert_ok(pave_adjacency_create(&def, NULL, &adjacency, &error));
    free(at), free(ends);
    return adjacency;
}

/// However deep they are: what is too small for fixed-point coordinates is made larger.
TEST(nested_triangles_have_no_end)
{
    for (int32_t depth = 3; depth <= 60; depth += depth < 20 ? SPARSE(8) : 20 * SPARSE(2)) {
        pave_adjacency *adjacency = nested(depth);
        pave_mesh *mesh;
        pave_error error = {0};
        if (pave_mesh_create_from_adjacency(adjacency, NULL, NULL, NULL, &mesh, &error) != PAVE_OK)
            fail_msg("depth %d: %s", (int)depth, error.message);
        assert_int_equal(plan_bad_tiles(mesh), 0);
        assert_false(mesh->made.solved);
        pave_mesh_destroy(mesh);
        pave_adjacency_destroy(adjacency);
    }
}

// ---- Large and long -----------------------------------------------------------------------------

/// A wheel: one tile in the middle that has `count` neighbours around it, and a border around
/// those.
static plan wheel(int32_t count)
{
    plan p = plan_new(2 * count + 1, 5 * count);
    double radius = 40000.0 * count / 6.283;
    p.at[0] = (pave_point){0, 0};
    for (int32_t i = 0; i < count; i++) {
        pave_vec2 unit = pave_unit_at(i, count), half = pave_unit_at(2 * i + 1, 2 * count);
        p.at[1 + i] = (pave_point){(int32_t)(radius * unit.x), (int32_t)(radius * unit.y)};
        p.at[1 + count + i] = (pave_point){(int32_t)((radius + 40000) * half.x),
                                           (int32_t)((radius + 40000) * half.y)};
        p.border[1 + count + i] = true;
        int32_t next = (i + 1) % count;
        plan_join(&p, 0, 1 + i);
        plan_join(&p, 1 + i, 1 + next);
        plan_join(&p, 1 + i, 1 + count + i);
        plan_join(&p, 1 + next, 1 + count + i);
        plan_join(&p, 1 + count + i, 1 + count + next);
    }
    return p;
}

TEST(tiles_with_very_many_sides)
{
    enum { SIDES = 100000 / SPARSE(5) };
    plan p = wheel(SIDES);
    pave_mesh *m = plan_mesh(&p);
    plan_free(&p);
    assert_non_null(m);
    int32_t count;
    (void)pave_mesh_ring(m, 0, &count);
    assert_int_equal(count, SIDES);
    assert_ok(pave_mesh_make_sound(m, NULL));
    assert_int_equal(plan_bad_tiles(m), 0);
    // The large tile gets a bad corner: repair walks its ring a few times, not once for each of its
    // vertices.
    int32_t first = pave_mesh_ring(m, 0, &count)[17];
    m->vertices[first] = m->vertices[pave_mesh_ring(m, 0, &count)[SIDES / 2]];
    assert_true(plan_bad_tiles(m) > 0);
    assert_ok(pave_mesh_make_sound(m, NULL));
    assert_int_equal(plan_bad_tiles(m), 0);
    for (int kind = PAVE_RELAX_EVEN; kind <= PAVE_RELAX_REAPPLY; kind++) {
        pave_relax_def def = {.kind = (pave_relax_kind)kind, .steps = 2};
        assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
        assert_int_equal(plan_bad_tiles(m), 0);
    }
    plan_mesh_free(m);
}

/// A face with very many corners: the tile in the middle is cut off from all but three of its
/// neighbours, so three large faces remain.
TEST(faces_with_very_many_corners)
{
    enum { TILES = 30000 / SPARSE(5) };
    plan p = wheel(TILES);
    for (int32_t e = 0; e < p.edges; e++)
        if (p.ends[e][0] == 0 && (p.ends[e][1] - 1) % (TILES / 3) != 0) p.cut[e] = true;
    pave_mesh *m = plan_mesh(&p);
    plan_free(&p);
    assert_non_null(m);
    int32_t most = 0, count;
    for (int32_t v = 0; v < m->vertex_count; v++) {
        (void)pave_mesh_tiles_at(m, v, &count);
        if (count > most) most = count;
    }
    assert_int_equal(most, TILES / 3 + 2);
    pave_error error = {0};
    pave_result result = pave_mesh_make_sound(m, &error);
    print_message("%d rounds, solved: %d: %s\n", (int)m->made.repair_rounds, m->made.solved,
                  error.message);
    assert_ok(result);
    assert_int_equal(plan_bad_tiles(m), 0);
    for (int kind = PAVE_RELAX_EVEN; kind <= PAVE_RELAX_REAPPLY; kind++) {
        pave_relax_def def = {.kind = (pave_relax_kind)kind, .steps = 2};
        assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
        assert_int_equal(plan_bad_tiles(m), 0);
    }
    plan_mesh_free(m);
}

TEST(narrow_boards)
{
    const int32_t sizes[][2] = {{1, 1},   {1, 2},   {2, 1},   {1, 500},
                                {500, 1}, {2, 300}, {300, 2}, {3, 3}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (uint64_t seed = 0; seed < 6; seed++) {
            pave_mesh *m = plan_random_mesh(sizes[i][0], sizes[i][1], 0, seed, (double)seed / 5);
            pave_error error = {0};
            if (pave_mesh_make_sound(m, &error) != PAVE_OK)
                fail_msg("%dx%d: %s", (int)sizes[i][0], (int)sizes[i][1], error.message);
            assert_int_equal(plan_bad_tiles(m), 0);
            pave_relax_def def = {.kind = (pave_relax_kind)(seed % 5), .steps = 5};
            assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
            assert_int_equal(plan_bad_tiles(m), 0);
            plan_mesh_free(m);
        }
}

/// Rows that are joined at alternating ends alone.
TEST(snakes)
{
    enum { SIDE = 40 / SPARSE(2) };
    plan p = plan_board(SIDE, SIDE, 0);
    int32_t *degrees = calloc((size_t)p.nodes, sizeof *degrees);
    plan_degrees(&p, degrees);
    for (int32_t e = 0; e < p.edges; e++) {
        int32_t a = p.ends[e][0], b = p.ends[e][1];
        if (p.border[a] || p.border[b] || a / SIDE == b / SIDE) continue;
        int32_t row = (a < b ? a : b) / SIDE, col = a % SIDE;
        bool joined = row % 2 ? col < 3 : col >= SIDE - 3;
        if (joined || degrees[a] <= 3 || degrees[b] <= 3) continue;
        p.cut[e] = true;
        degrees[a]--, degrees[b]--;
    }
    plan_repair(&p);
    pave_mesh *m = plan_mesh(&p);
    free(degrees);
    plan_free(&p);
    assert_non_null(m);
    pave_error error = {0};
    pave_result result = pave_mesh_make_sound(m, &error);
    print_message("%d rounds, solved: %d\n", (int)m->made.repair_rounds, m->made.solved);
    assert_ok(result);
    assert_int_equal(plan_bad_tiles(m), 0);
    plan_mesh_free(m);
}

int main(void) { return run_all_tests(NULL, NULL); }
