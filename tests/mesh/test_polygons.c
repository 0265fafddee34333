/// tests/mesh/test_polygons.c: outlines of windows of all tilings and of meshes: sides and their
/// twins, vertices that are shared and placed as the tiling says, areas, the walk along the rim,
/// Euler's formula, layouts that mirror.
#include "../region/borders_fixture.h"
#include "../test.h"
#include "src/mesh/polygons_build.h"

#include <math.h>

static int32_t end_of(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    return polygons
        ->corners[polygons->start[cell] + (k + 1) % pave_polygons_side_count(polygons, cell)];
}

static void check_sides(const pave_polygons *polygons)
{
    int32_t rim = 0;
    for (int32_t i = 0; i < polygons->cell_count; i++) {
        const int32_t *corners = polygons->corners + polygons->start[i];
        assert_true(pave_polygons_area(polygons, i) > 0.0);
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, i); k++) {
            const int32_t there = pave_polygons_neighbor(polygons, i, k),
                          twin = pave_polygons_twin(polygons, i, k);
            assert_in_range(corners[k], 0, polygons->vertex_count - 1);
            if (there < 0) {
                assert_int_equal(twin, -1);
                assert_int_equal(polygons->neighbors[polygons->start[i] + k], ~rim);
                assert_int_equal(polygons->rim[rim].cell, i);
                assert_int_equal(polygons->rim[rim].side, k);
                rim++;
                continue;
            }
            assert_int_equal(pave_polygons_neighbor(polygons, there, twin), i);
            assert_int_equal(pave_polygons_twin(polygons, there, twin), k);
            assert_int_equal(end_of(polygons, there, twin), corners[k]);
            assert_int_equal(polygons->corners[polygons->start[there] + twin],
                             end_of(polygons, i, k));
        }
    }
    assert_int_equal(rim, polygons->rim_count);
}

/// Each side of the rim is next to one, ends where the next begins, and between them lies nothing:
/// the angle on the left, which belongs to the outside, has no side of a cell in it. How many loops
/// there are is returned.
static int32_t check_rim(const pave_polygons *polygons)
{
    int32_t *from = calloc((size_t)polygons->rim_count + 1, sizeof *from), loops = 0;
    for (int32_t i = 0; i < polygons->rim_count; i++) {
        const pave_outer_side *at = &polygons->rim[i], *next = &polygons->rim[at->next];
        from[at->next]++;
        assert_int_equal(end_of(polygons, at->cell, at->side),
                         polygons->corners[polygons->start[next->cell] + next->side]);
    }
    for (int32_t i = 0; i < polygons->rim_count; i++) assert_int_equal(from[i], 1);
    for (int32_t i = 0; i < polygons->rim_count; i++) {
        if (from[i] < 0) continue;
        loops++;
        for (int32_t at = i; from[at] >= 0; at = polygons->rim[at].next) from[at] = -1;
    }
    free(from);
    return loops;
}

/// Equal vertices have equal positions, different ones different positions; every vertex is at a
/// corner.
static void check_vertices(const pave_polygons *polygons)
{
    uint8_t *seen = calloc((size_t)polygons->vertex_count + 1, 1);
    for (int64_t i = 0; i < polygons->corner_count; i++) seen[polygons->corners[i]] = 1;
    for (int32_t a = 0; a < polygons->vertex_count; a++) {
        assert_true(seen[a]);
        for (int32_t b = 0; b < a; b++)
            assert_true(fabs(polygons->vertices[a].x - polygons->vertices[b].x) +
                            fabs(polygons->vertices[a].y - polygons->vertices[b].y) >
                        1e-3);
    }
    free(seen);
}

TEST(outlines_fit_together)
{
    for (int number = 0; number < ALL_OUTLINES; number++) {
        outlines of = any_outlines(number);
        const pave_polygons *polygons = of.polygons;
        check_sides(polygons);
        check_vertices(polygons);
        const int32_t loops = check_rim(polygons);
        // Cells and the vertices and sides between them, where loops of the rim are filled, are
        // discs: one for each connected component.
        int32_t *sets = new_sets(polygons->vertex_count), pieces = 0;
        for (int32_t i = 0; i < polygons->cell_count; i++)
            for (int32_t k = 0; k < pave_polygons_side_count(polygons, i); k++)
                join_sets(sets, polygons->corners[polygons->start[i] + k], end_of(polygons, i, k));
        for (int32_t v = 0; v < polygons->vertex_count; v++) pieces += root_of(sets, v) == v;
        free(sets);
        const int64_t edges = (polygons->corner_count + polygons->rim_count) / 2;
        // Vertices - edges + faces = 1 + components; the faces are the cells and the loops'
        // outsides; all outsides of one component are one if it has no hole.
        assert_true(polygons->vertex_count - edges + polygons->cell_count + loops == 2 * pieces);
        outlines_free(&of);
    }
}

TEST(corners_of_windows_are_those_of_the_tiling)
{
    for (int number = 0; number < ALL_TILINGS; number++) {
        pave_layout layout;
        outlines of = outlines_of_tiling(number, 5, 4, false),
                 mirrored = outlines_of_tiling(number, 5, 4, true);
        const pave_layout_def def = {.size = 2.0, .origin = {-3.0, 5.0}},
                              up = {.y_up = true, .size = 2.0, .origin = {-3.0, 5.0}};
        for (int32_t i = 0; i < of.polygons->cell_count; i++) {
            const pave_cell cell = pave_window_cell(of.window, i);
            const int32_t count = pave_polygons_side_count(of.polygons, i);
            must(pave_tiling_layout(of.tiling, &def, &layout, NULL), "layout");
            for (int32_t k = 0; k < count; k++) {
                const pave_vec2 a = pave_polygons_corner(of.polygons, i, k),
                                b = pave_tiling_corner_point(of.tiling, &layout, cell, k);
                assert_memory_equal(&a, &b, sizeof a);
                assert_int_equal(
                    pave_polygons_neighbor(of.polygons, i, k),
                    pave_window_index(of.window, pave_tiling_neighbors(of.tiling, cell, k)));
                assert_int_equal(pave_polygons_neighbor(of.polygons, i, k),
                                 pave_polygons_neighbor(mirrored.polygons, i, count - 1 - k));
            }
            must(pave_tiling_layout(of.tiling, &up, &layout, NULL), "layout");
            for (int32_t k = 0; k < count; k++) {
                const pave_vec2 a = pave_polygons_corner(mirrored.polygons, i, k);
                const pave_vec2 b =
                    pave_tiling_corner_point(of.tiling, &layout, cell, (count - k) % count);
                assert_memory_equal(&a, &b, sizeof a);
            }
        }
        outlines_free(&mirrored);
        outlines_free(&of);
    }
}

TEST(areas_and_centers)
{
    outlines of = any_outlines(1); // flat hexagons
    for (int32_t i = 0; i < of.polygons->cell_count; i++) {
        pave_layout layout;
        const pave_layout_def flat = {.orientation = PAVE_FLAT};
        must(pave_tiling_layout(of.window->tiling, &flat, &layout, NULL), "layout");
        const pave_vec2 center = center_of(of.polygons, i);
        const pave_vec2 face =
            pave_tiling_face_point(of.window->tiling, &layout, pave_window_cell(of.window, i));
        assert_true(fabs(pave_polygons_area(of.polygons, i) - 1.5 * sqrt(3.0)) < 1e-12);
        assert_true(fabs(center.x - face.x) < 1e-12 && fabs(center.y - face.y) < 1e-12);
    }
    outlines_free(&of);
    of = any_outlines(12); // a mesh
    for (int32_t i = 0; i < of.polygons->cell_count; i++)
        assert_true(fabs(pave_polygons_area(of.polygons, i) - pave_mesh_area(of.mesh, i)) < 1e-12);
    outlines_free(&of);
}

TEST(empty_windows_have_empty_outlines)
{
    outlines of = outlines_of(&(pave_window_def){0}, NULL);
    assert_int_equal(of.polygons->cell_count, 0);
    assert_int_equal(of.polygons->corner_count, 0);
    assert_int_equal(of.polygons->vertex_count, 0);
    outlines_free(&of);
    pave_polygons_destroy(NULL);
}

/// Outlines number cells by int32_t: a window of more is refused before anything is taken.
TEST(windows_of_too_many_cells_are_refused)
{
    outlines of = any_outlines(0);
    pave_window many = *of.window;
    pave_polygons *polygons = of.polygons;
    pave_error error = {0};
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    many.count = (int64_t)INT32_MAX + 1;
    assert_int_equal(pave_polygons_create_from_window(&many, NULL, &allocator, &polygons, &error),
                     PAVE_RANGE);
    assert_null(polygons);
    assert_int_equal(memory.count, 0);
    assert_int_equal(error.result, PAVE_RANGE);
    assert_non_null(strstr(error.message, "2147483648 cells"));
    outlines_free(&of);
}

/// Outlines of the cells of which some are left out, so that holes and pinches are there, hold what
/// all outlines do, however they are made.
TEST(outlines_of_polygons_with_holes)
{
    outlines window = any_outlines(3);
    const pave_polygons *whole = window.polygons;
    int64_t *start = calloc((size_t)whole->cell_count + 1, sizeof *start);
    int32_t *rings = calloc((size_t)whole->corner_count, sizeof *rings);
    int32_t loops = 0;
    for (int32_t skip = 2; skip < 7; skip++) {
        int32_t cells = 0;
        for (int32_t i = 0; i < whole->cell_count; i++) {
            const int64_t count = whole->start[i + 1] - whole->start[i];
            if (i * 7 % 11 % skip == 1) continue;
            memcpy(rings + start[cells], whole->corners + whole->start[i],
                   (size_t)count * sizeof *rings);
            start[cells + 1] = start[cells] + count;
            cells++;
        }
        pave_polygons *polygons;
        assert_ok(
            pave_polygons_create_from_rings(&(pave_mesh_rings){.vertex_count = whole->vertex_count,
                                                               .tile_count = cells,
                                                               .vertices = whole->vertices,
                                                               .start = start,
                                                               .rings = rings},
                                            NULL, &polygons, NULL));
        check_sides(polygons);
        loops += check_rim(polygons);
        pave_polygons_destroy(polygons);
    }
    assert_true(loops > 10); // there are holes
    free(rings);
    free(start);
    outlines_free(&window);
}

/// Outlines whose rim has two ways into one side are refused: a walk along it would not end.
TEST(rims_can_be_followed)
{
    static const pave_vec2 vertices[] = {{1, 3}, {2, 3}, {2, 6}, {1, 6}, {0, 6},
                                         {1, 7}, {0, 7}, {0, 2}, {1, 2}};
    static const int64_t start[] = {0, 4, 8, 12};
    static const int32_t rings[] = {0, 1, 2, 3, 4, 3, 5, 6, 7, 8, 3, 4};
    pave_polygons *polygons;
    pave_error error = {0};
    assert_int_equal(pave_polygons_create_from_rings(&(pave_mesh_rings){.vertex_count = 9,
                                                                        .tile_count = 3,
                                                                        .vertices = vertices,
                                                                        .start = start,
                                                                        .rings = rings},
                                                     NULL, &polygons, &error),
                     PAVE_INVALID);
    assert_null(polygons);
    assert_string_equal(error.message, "cells 0 and 2 overlap, or meet along a part of a side: "
                                       "give both the same corners there");
}

/// Two outlines on the same side of one edge: the message names both, and the edge.
TEST(overlaps_are_named)
{
    static const pave_vec2 vertices[] = {{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1, 3}};
    static const int64_t start[] = {0, 4, 7};
    static const int32_t rings[] = {0, 1, 2, 3, 2, 3, 0};
    pave_polygons *polygons;
    pave_error error = {0};
    assert_int_equal(pave_polygons_create_from_rings(&(pave_mesh_rings){.vertex_count = 5,
                                                                        .tile_count = 2,
                                                                        .vertices = vertices,
                                                                        .start = start,
                                                                        .rings = rings},
                                                     NULL, &polygons, &error),
                     PAVE_INVALID);
    assert_string_equal(error.message,
                        "cells 0 and 1 overlap along the side from vertex 2 to 3: move or remove "
                        "one");
}

int main(void) { return run_all_tests(NULL, NULL); }
