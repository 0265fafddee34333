/// tests/region/test_map_patch.c: maps on patches: their ground and outlines, territories and
/// borders, growth, Dice Wars and segregation on them, what is refused.
#include <math.h>

#include "../test.h"
#include "map_fixture.h"
#include "src/mesh/polygons_build.h"

#include <pave/dicewars.h>
#include <pave/growth.h>
#include <pave/monotile.h>
#include <pave/segregation.h>

static pave_patch *rhombs(double radius, uint64_t seed)
{
    pave_multigrid multigrid;
    pave_patch *patch;
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), radius);
    assert_ok(
        pave_multigrid_make(&(pave_multigrid_def){.families = 5, .seed = seed}, &multigrid, NULL));
    assert_ok(pave_patch_create_from_multigrid(&multigrid, &area, NULL, &patch, NULL));
    assert_true(patch->cell_count > 3 * radius * radius);
    return patch;
}

/// Six unit squares around two holes, which touch in a vertex: the middle column has two squares,
/// one above and one below the vertex (2, 2).
static pave_patch *squares_around_holes(void)
{
    static const int32_t places[6][2] = {{1, 0}, {0, 1}, {2, 1}, {1, 2}, {3, 2}, {2, 3}};
    pave_vec2 vertices[25];
    int32_t corners[24];
    int64_t start[7] = {0};
    pave_cell cells[6];
    pave_patch *patch;
    for (int i = 0; i < 25; i++) vertices[i] = pave_vec2_of(i % 5, i / 5);
    for (int i = 0; i < 6; i++) {
        const int32_t x = places[i][0], y = places[i][1], at = y * 5 + x;
        const int32_t ring[4] = {at, at + 1, at + 6, at + 5};
        memcpy(corners + 4 * i, ring, sizeof ring);
        start[i + 1] = 4 * (i + 1);
        cells[i] = (pave_cell){x, y, 7};
    }
    const pave_patch_def def = {"knight", 6, 25, cells, vertices, start, corners, 0, NULL};
    assert_ok(pave_patch_create(&def, NULL, &patch, NULL));
    return patch;
}

// ---- Ground and outlines ------------------------------------------------------------------------

/// Without a ground a patch is its own; a graph that is given stays.
TEST(lies_on_patches)
{
    pave_patch *patch = rhombs(4, 3);
    pave_graph *touching;
    pave_map *map, *other, *third;
    int32_t *labels = calloc((size_t)patch->cell_count, sizeof *labels);
    assert_non_null(labels);
    for (int32_t i = 0; i < patch->cell_count; i++) labels[i] = i / 6 % 4;
    pave_map_def def = {.territory.labels = labels, .patch = patch, .kind = "rhombs"};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    assert_true(map->ground.graph == patch->graph && !map->ground.window && map->patch == patch);
    assert_true(!map->own.graph && !map->own.patch && !map->mesh && !pave_map_window(map));
    assert_int_equal(map->territories->cell_count, patch->cell_count);
    def.territory.ground = pave_ground_of_graph(patch->graph);
    assert_ok(pave_map_create(&def, NULL, NULL, &other, NULL));
    assert_true(pave_map_hash(map) == pave_map_hash(other));
    assert_ok(pave_patch_graph(patch, PAVE_CONTACT_VERTEX, NULL, NULL, &touching));
    def.territory.ground = pave_ground_of_graph(touching);
    def.own = (pave_map_own){.patch = patch, .graph = touching};
    assert_ok(pave_map_create(&def, NULL, NULL, &third, NULL));
    assert_true(third->territories->count < map->territories->count); // more cells are neighbours
    pave_map_destroy(map);
    pave_map_destroy(other);
    pave_map_destroy(third); // and with it the patch and the graph
    free(labels);
}

TEST(outlines_are_the_patch)
{
    pave_patch *const patches[] = {rhombs(4, 5), squares_around_holes()};
    for (int k = 0; k < 2; k++) {
        const pave_polygons *own = patches[k]->polygons;
        int32_t *labels = calloc((size_t)patches[k]->cell_count, sizeof *labels);
        pave_map *map;
        pave_polygons *made;
        const pave_map_def def = {.territory.labels = labels, .patch = patches[k]};
        assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
        assert_ok(pave_map_polygons(map, NULL, &made, NULL));
        assert_true(made != own && made->cell_count == own->cell_count &&
                    made->vertex_count == own->vertex_count && made->rim_count == own->rim_count);
        assert_memory_equal(made->corners, own->corners,
                            (size_t)own->corner_count * sizeof *own->corners);
        assert_memory_equal(made->neighbors, own->neighbors,
                            (size_t)own->corner_count * sizeof *own->neighbors);
        assert_memory_equal(made->vertices, own->vertices,
                            (size_t)own->vertex_count * sizeof *own->vertices);
        pave_polygons_destroy(made);
        pave_map_destroy(map);
        free(labels);
        pave_patch_destroy(patches[k]);
    }
}

/// Marks the cells with a corner on the rim.
static bool *cells_at_rim(const pave_polygons *polygons)
{
    bool *vertices = calloc((size_t)polygons->vertex_count, sizeof *vertices),
         *cells = calloc((size_t)polygons->cell_count, sizeof *cells);
    assert_true(vertices && cells);
    for (int32_t i = 0; i < polygons->rim_count; i++) {
        const pave_outer_side side = polygons->rim[i];
        vertices[polygons->corners[polygons->start[side.cell] + side.side]] = true;
    }
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        for (int64_t i = polygons->start[cell]; i < polygons->start[cell + 1]; i++)
            cells[cell] |= vertices[polygons->corners[i]];
    free(vertices);
    return cells;
}

/// The cells of depth 1 are those at the rim, whichever neighbours there are, and not those around
/// a hole.
TEST(rims_are_found)
{
    for (uint64_t seed = 0; seed < 6; seed++) {
        pave_patch *whole = rhombs(3 + (double)seed, seed), *patch;
        bool *at_rim = cells_at_rim(whole->polygons),
             *keep = calloc((size_t)whole->cell_count, sizeof *keep);
        int32_t *depths = calloc((size_t)whole->cell_count, sizeof *depths);
        const int32_t middle = pave_patch_at(whole, pave_vec2_of(0.1, 0.1));
        assert_true(middle >= 0 && !at_rim[middle]);
        for (int32_t i = 0; i < whole->cell_count; i++) keep[i] = i != middle || seed % 2 == 0;
        assert_ok(pave_patch_create_part(whole, keep, NULL, &patch, NULL));
        for (int contact = 0; contact < 2; contact++) {
            pave_graph *graph;
            assert_ok(pave_patch_graph(patch, (pave_contact)contact, NULL, NULL, &graph));
            const pave_ground ground = pave_ground_of_graph(graph);
            assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
            for (int32_t i = 0; i < patch->cell_count; i++)
                assert_true(depths[i] > 0 &&
                            (depths[i] == 1) == at_rim[pave_patch_index(whole, patch->cells[i])]);
            pave_graph_destroy(graph);
        }
        free(depths);
        free(keep);
        free(at_rim);
        pave_patch_destroy(patch);
        pave_patch_destroy(whole);
    }
}

// ---- Territories and borders --------------------------------------------------------------------

static double ring_area(const pave_borders *borders, const pave_ring *ring)
{
    double twice = 0;
    pave_vec2 first = {0, 0}, last = first;
    bool begun = false;
    for (int64_t i = ring->start; i < ring->start + ring->count; i++) {
        const int32_t ref = borders->refs[i];
        const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
        for (int64_t k = 0; k < arc->count; k++) {
            const pave_vec2 at = borders->points[arc->start + (ref < 0 ? arc->count - 1 - k : k)];
            if (begun) twice += last.x * at.y - at.x * last.y;
            if (!begun) first = at;
            begun = true;
            last = at;
        }
    }
    return (twice + last.x * first.y - first.x * last.y) / 2;
}

static double land_area(const pave_borders *borders)
{
    double sum = 0;
    for (int32_t i = 0; i < borders->ring_count; i++) sum += ring_area(borders, &borders->rings[i]);
    return sum;
}

/// The rings of territories enclose the area of their cells; smooth borders keep most of it, all
/// of it where the rim stays and there is no sea.
/// Two hats share up to four sides, so that several arcs lead from one to the other: what these
/// enclose is not a rim.
TEST(hats_have_an_inside)
{
    pave_patch *patch;
    int32_t most, at_rim;
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), 40.0);
    for (int kind = 0; kind < 2; kind++) {
        const pave_monotile_def def = {(pave_monotile)kind, 7};
        assert_ok(pave_patch_create_from_monotile(&def, &area, NULL, &patch, NULL));
        assert_in_range(patch->cell_count, 300, 650);
        const pave_ground ground = pave_ground_of_graph(patch->graph);
        int32_t *all = calloc((size_t)patch->cell_count, sizeof *all);
        assert_ok(pave_ground_depths(&ground, NULL, all, NULL));
        most = at_rim = 0;
        for (int32_t i = 0; i < patch->cell_count; i++) {
            most = all[i] > most ? all[i] : most;
            at_rim += all[i] == 1;
            bool outside = false; // a side beyond which there is nothing: of the rim
            for (int32_t k = 0; k < pave_polygons_side_count(patch->polygons, i); k++)
                outside |= pave_polygons_neighbor(patch->polygons, i, k) < 0;
            if (outside) assert_int_equal(all[i], 1);
        }
        assert_true(most > 5 && at_rim < patch->cell_count / 3);
        free(all);
        pave_patch_destroy(patch);
    }
}

TEST(borders_enclose_the_land)
{
    for (int k = MAP_FIXTURES_PATCHES; k < MAP_FIXTURES; k++)
        for (int sea = 0; sea < 2; sea++) {
            pave_map *from = map_fixture_make(k), *map;
            const int32_t cells = from->territories->cell_count;
            int32_t *labels = calloc((size_t)cells, sizeof *labels);
            double area = 0;
            for (int32_t i = 0; i < cells; i++) {
                labels[i] = from->territories->labels[i] + !sea;
                if (labels[i] > 0) area += pave_polygons_area(from->patch->polygons, i);
            }
            const pave_map_def def = {.territory.labels = labels, .patch = from->patch};
            pave_polygons *polygons;
            pave_borders *borders;
            assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
            assert_ok(pave_map_polygons(map, NULL, &polygons, NULL));
            assert_ok(pave_borders_create(&(pave_borders_def){.polygons = polygons,
                                                              .of_cell = map->territories->of_cell,
                                                              .count = map->territories->count},
                                          NULL, &borders, NULL));
            assert_true(fabs(land_area(borders) - area) < 1e-9 * area);
            assert_ok(pave_borders_smooth(borders, NULL, NULL));
            if (!sea) assert_true(fabs(land_area(borders) - area) < 1e-9 * area);
            assert_true(land_area(borders) > 0.7 * area && land_area(borders) < 1.3 * area);
            assert_ok(pave_borders_smooth(borders, &(pave_smooth_def){.rim = true}, NULL));
            assert_true(land_area(borders) > 0.7 * area && land_area(borders) < 1.3 * area);
            pave_borders_destroy(borders);
            pave_polygons_destroy(polygons);
            pave_map_destroy(map);
            pave_map_destroy(from);
            free(labels);
        }
}

/// Cells that touch in a vertex are not neighbours across it; their rings meet there.
TEST(pieces_that_touch)
{
    static const int32_t labels[6] = {1, 1, 1, 1, 1, 1};
    pave_patch *patch = squares_around_holes();
    pave_graph *touching;
    pave_map *map;
    pave_map_def def = {.territory.labels = labels, .patch = patch};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    assert_int_equal(map->territories->count, 6);
    pave_map_destroy(map);
    assert_ok(pave_patch_graph(patch, PAVE_CONTACT_VERTEX, NULL, NULL, &touching));
    def.territory.ground = pave_ground_of_graph(touching);
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    assert_int_equal(map->territories->count, 1);
    pave_polygons *polygons;
    pave_borders *borders;
    assert_ok(pave_map_polygons(map, NULL, &polygons, NULL));
    assert_ok(pave_borders_create(
        &(pave_borders_def){.polygons = polygons, .of_cell = map->territories->of_cell, .count = 1},
        NULL, &borders, NULL));
    assert_float_equal(land_area(borders), 6, 1e-12);
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    pave_map_destroy(map);
    pave_graph_destroy(touching);
    pave_patch_destroy(patch);
}

// ---- Makers of maps -----------------------------------------------------------------------------

TEST(grows)
{
    enum { AREAS = 9 };
    pave_patch *patch = rhombs(9, 1);
    int32_t *labels = calloc((size_t)patch->cell_count, sizeof *labels);
    pave_growth_result made;
    pave_map *map;
    const pave_growth_def def = {
        .ground = pave_ground_of_graph(patch->graph), .seed = 4, .areas = AREAS, .land = 0.8};
    assert_ok(pave_growth_make(&def, NULL, NULL, labels, &made, NULL));
    assert_true(made.within && made.areas == AREAS && made.pieces == 1);
    const pave_map_def map_def = {.territory.labels = labels, .patch = patch};
    assert_ok(pave_map_create(&map_def, NULL, NULL, &map, NULL));
    assert_int_equal(map->territories->count, AREAS); // each is of one piece
    for (int32_t i = 0; i < AREAS; i++)
        assert_true(map->territories->items[i].size >= made.size_min &&
                    map->territories->items[i].size <= made.size_max);
    pave_map_destroy(map);
    free(labels);
    pave_patch_destroy(patch);
}

TEST(deals_dice)
{
    enum { AREAS = 28, PLAYERS = 7 };
    pave_patch *patch = rhombs(14, 2);
    int32_t *labels = calloc((size_t)patch->cell_count, sizeof *labels), owners[AREAS], dice[AREAS],
            owned[PLAYERS] = {0}, pieces;
    pave_dicewars_result made;
    pave_map *map;
    pave_graph *graph;
    int32_t component[AREAS];
    const pave_dicewars_def def = {.ground = pave_ground_of_graph(patch->graph),
                                   .seed = 7,
                                   .players = PLAYERS,
                                   .areas = AREAS};
    pave_dicewars_map out = {labels, owners, dice};
    assert_ok(pave_dicewars_make(&def, NULL, NULL, &out, &made, NULL));
    assert_true(made.areas == AREAS && made.within);
    const pave_map_def map_def = {
        .territory.labels = labels, .patch = patch, .kind = "dicewars", .own.patch = patch};
    assert_ok(pave_map_create(&map_def, NULL, NULL, &map, NULL));
    assert_ok(pave_map_set_players_of_labels(map, PLAYERS, AREAS, owners, dice, NULL));
    assert_int_equal(map->territories->count, AREAS);
    for (int32_t i = 0; i < AREAS; i++) owned[map->owners[i]]++;
    for (int i = 0; i < PLAYERS; i++) assert_int_equal(owned[i], AREAS / PLAYERS);
    assert_ok(pave_territories_graph(map->territories, NULL, &graph, NULL));
    assert_ok(pave_graph_components(graph, component, &pieces));
    assert_int_equal(pieces, 1);
    pave_graph_destroy(graph);
    pave_map_destroy(map);
    free(labels);
}

/// Agents see as many neighbours as the graph has.
TEST(segregates)
{
    pave_patch *patch = rhombs(9, 6);
    for (int contact = 0; contact < 2; contact++) {
        pave_graph *graph;
        pave_segregation *run;
        pave_map *map;
        int32_t most;
        assert_ok(pave_patch_graph(patch, (pave_contact)contact, NULL, NULL, &graph));
        const pave_segregation_def def = {.ground = pave_ground_of_graph(graph), .seed = 5};
        assert_ok(pave_segregation_neighbors_max(&def.ground, 1, NULL, &most));
        assert_true(contact ? most > 8 && most < 13 : most == 4);
        assert_ok(pave_segregation_create(&def, NULL, &run, NULL));
        assert_ok(pave_segregation_run(run, 20000, NULL));
        const pave_segregation_state end = pave_segregation_get_state(run);
        assert_int_equal(end.status, PAVE_SEGREGATION_SATISFIED);
        assert_int_equal(end.cells, patch->cell_count);
        int32_t *labels = calloc((size_t)patch->cell_count, sizeof *labels);
        pave_segregation_labels(run, labels);
        const pave_map_def map_def = {.territory = {.ground = def.ground,
                                                    .labels = labels,
                                                    .grow_into_none = true,
                                                    .size_min = 4,
                                                    .fill_holes = true},
                                      .patch = patch};
        assert_ok(pave_map_create(&map_def, NULL, NULL, &map, NULL));
        for (int32_t i = 0; i < map->territories->count; i++)
            assert_true(map->territories->items[i].size >= 4);
        pave_map_destroy(map);
        free(labels);
        pave_segregation_destroy(run);
        pave_graph_destroy(graph);
    }
    pave_patch_destroy(patch);
}

// ---- What is refused, and failing memory --------------------------------------------------------

TEST(is_refused)
{
    static const int32_t labels[42] = {1};
    pave_map *of_mesh = map_fixture_make(15), *map;
    pave_patch *patch = squares_around_holes();
    pave_error error;
    pave_map_def def = {.territory.labels = labels, .mesh = of_mesh->mesh, .patch = patch};
    assert_int_equal(pave_map_create(&def, NULL, NULL, &map, &error), PAVE_INVALID);
    assert_null(map);
    assert_string_equal(error.message,
                        "a map has a mesh or a patch, not both: give one of the two");
    def.mesh = NULL;
    def.territory.ground = pave_ground_of_graph(of_mesh->ground.graph);
    def.own.patch = patch;
    assert_int_equal(pave_map_create(&def, NULL, NULL, &map, &error), PAVE_INVALID);
    assert_null(map);
    assert_string_equal(error.message,
                        "the ground has 42 cells and the patch 6: use a graph of that patch");
    pave_patch_destroy(patch); // still the caller's
    pave_map_destroy(of_mesh);
}

int main(void) { return run_all_tests(NULL, NULL); }
