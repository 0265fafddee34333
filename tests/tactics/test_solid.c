/// tests/tactics/test_solid.c: solids: points once each, polygons, prisms; surfaces and prisms of
/// terrain are closed, surfaces all but the rim.
#include "../../src/tactics/solid_parts.h"
#include "../test.h"
#include "src/tactics/terrain/terrain_model.h"

#include <pave/citadel.h>
#include <pave/terrain.h>

static const pave_solid_zone zones[2] = {{"grass", 0x00ff00ff}, {"rock", 0x808080ff}};

static pave_solid *solid_of(void)
{
    pave_solid *solid = NULL;
    assert_ok(pave_solid_create(zones, 2, false, NULL, &solid, NULL));
    return solid;
}

static pave_solid_report report_of(const pave_solid *solid)
{
    pave_solid_report report;
    assert_ok(pave_solid_check(solid, NULL, &report));
    return report;
}

/// The volume of a closed solid, in cubes of the lattice.
static double volume_of(const pave_solid *solid)
{
    double volume = 0.0;
    for (int32_t t = 0; t < solid->triangle_count; t++) {
        const pave_solid_point a = solid->points[solid->corners[3 * t]],
                               b = solid->points[solid->corners[3 * t + 1]],
                               c = solid->points[solid->corners[3 * t + 2]];
        const double au = a.u, av = a.v, ah = a.h, bu = b.u, bv = b.v, bh = b.h, cu = c.u, cv = c.v,
                     ch = c.h;
        volume += au * (bv * ch - bh * cv) - av * (bu * ch - bh * cu) + ah * (bu * cv - bv * cu);
    }
    // v points south, so counterclockwise from outside has the other sign in (u, v, h).
    return -volume / 6.0 / PAVE_SOLID_UNIT / PAVE_SOLID_UNIT / PAVE_SOLID_UNIT;
}

TEST(points_come_once)
{
    pave_solid *solid = solid_of();
    int32_t first, again;
    for (int32_t i = 0; i < 5000; i++) {
        const pave_solid_point point = {i % 71, i / 71, i % 3};
        assert_ok(pave_solid_add_point(solid, point, &first));
        assert_ok(pave_solid_add_point(solid, point, &again));
        assert_int_equal(first, i);
        assert_int_equal(again, i);
    }
    const pave_solid_point far = {0, PAVE_SOLID_COORDINATE_MAX + 1, 0};
    assert_int_equal(pave_solid_add_point(solid, far, &first), PAVE_RANGE);
    assert_int_equal(pave_solid_add_triangle(solid, 0, 1, 5000, 0), PAVE_RANGE);
    assert_int_equal(pave_solid_add_triangle(solid, 0, 1, 1, 0), PAVE_RANGE);
    assert_int_equal(pave_solid_add_triangle(solid, 0, 1, 2, 2), PAVE_RANGE);
    assert_ok(pave_solid_add_triangle(solid, 0, 1, 2, 1));
    assert_int_equal(solid->triangle_count, 1);
    pave_solid_destroy(solid);
}

/// A square with points on all its sides, and no corner where it begins.
TEST(polygons_with_points_on_their_sides)
{
    static const int32_t at[12][2] = {{1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {3, 3},
                                      {2, 3}, {1, 3}, {0, 3}, {0, 2}, {0, 1}, {0, 0}};
    for (int first = 0; first < 12; first++) {
        pave_solid *solid = solid_of();
        int32_t points[12];
        for (int i = 0; i < 12; i++) {
            const int32_t *place = at[(first + i) % 12];
            assert_ok(
                pave_solid_add_point(solid, (pave_solid_point){place[0], 0, place[1]}, &points[i]));
        }
        assert_ok(pave_solid_add_polygon(solid, points, 12, 0));
        assert_int_equal(solid->triangle_count, 10);
        const pave_solid_report report = report_of(solid);
        assert_int_equal(report.degenerate, 0);
        assert_int_equal(report.open, 12); // each side of the rim once
        assert_int_equal(pave_solid_add_polygon(solid, points, 3, 0),
                         first % 3 == 1 ? PAVE_OK : PAVE_RANGE); // a corner in the middle
        pave_solid_destroy(solid);
    }
}

TEST(bad_zones)
{
    pave_solid *solid = NULL;
    const pave_solid_zone blank[1] = {{"a b", 0}}, twice[2] = {{"a", 0}, {"a", 1}};
    pave_error error;
    assert_int_equal(pave_solid_create(zones, 0, false, NULL, &solid, &error), PAVE_RANGE);
    assert_int_equal(pave_solid_create(blank, 1, false, NULL, &solid, &error), PAVE_INVALID);
    assert_int_equal(pave_solid_create(twice, 2, false, NULL, &solid, &error), PAVE_INVALID);
    assert_null(solid);
}

// ---- Terrain ------------------------------------------------------------------------------------

static pave_terrain *terrain_of(const pave_window *window, uint64_t seed)
{
    pave_terrain *terrain = NULL;
    const pave_terrain_def def = {
        .window = window, .seed = seed, .hills = 24, .river = 20, .dry = seed % 3 == 0};
    assert_ok(pave_terrain_create(&def, NULL, &terrain, NULL));
    return terrain;
}

/// Twice the area of a surface seen from above, in squares of the lattice; all triangles face up.
static int64_t area_of(const pave_solid *solid)
{
    int64_t area = 0;
    for (int32_t t = 0; t < solid->triangle_count; t++) {
        const pave_solid_point a = solid->points[solid->corners[3 * t]],
                               b = solid->points[solid->corners[3 * t + 1]],
                               c = solid->points[solid->corners[3 * t + 2]];
        const int64_t twice =
            ((int64_t)c.u - a.u) * (b.v - a.v) - ((int64_t)b.u - a.u) * (c.v - a.v);
        assert_true(twice > 0);
        area += twice;
    }
    return area;
}

static int64_t rim_sides(const pave_window *window)
{
    int64_t count = 0;
    for (int64_t i = 0; i < window->count; i++)
        for (int k = 0; k < 3; k++)
            count +=
                !pave_window_contains(window, pave_tri_neighbors(pave_window_cell(window, i), k));
    return count;
}

TEST(surfaces_and_prisms_of_terrain)
{
    int32_t rivers = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        static const pave_window_shape shapes[] = {PAVE_WINDOW_RECTANGLE, PAVE_WINDOW_HEXAGON,
                                                   PAVE_WINDOW_TRIANGLE, PAVE_WINDOW_DISK};
        pave_window *window = NULL;
        const pave_window_def def = {.tiling = pave_tiling_tri(),
                                     .shape = shapes[seed % 4],
                                     .width = 60,
                                     .height = 30,
                                     .radius = seed % 4 == 2 ? 40 : 20,
                                     .at = {(int32_t)seed, -(int32_t)seed, 0}};
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        pave_terrain *terrain = terrain_of(window, seed);
        pave_solid *surface = NULL, *prisms = NULL;
        assert_ok(pave_terrain_surface(terrain, NULL, &surface, NULL));
        pave_solid_report report = report_of(surface);
        assert_int_equal(report.crowded, 0);
        assert_int_equal(report.degenerate, 0);
        assert_true(report.open >= rim_sides(window) && report.open <= 3 * rim_sides(window));
        assert_true(area_of(surface) ==
                    (int64_t)terrain->cell_count * PAVE_SOLID_UNIT * PAVE_SOLID_UNIT);
        for (int32_t t = 0; t < surface->triangle_count; t++)
            rivers += surface->zones[t] == PAVE_TERRAIN_RIVER;
        const pave_terrain_prisms_def of = {.step = 300 + 100 * (int32_t)(seed % 9), .base = 77};
        assert_ok(pave_terrain_prisms(terrain, &of, NULL, &prisms, NULL));
        report = report_of(prisms);
        assert_int_equal(report.open, 0);
        assert_int_equal(report.degenerate, 0);
        // The volume is that of the prisms: half a unit of the lattice a cell, times its height.
        int32_t *tiers = malloc(sizeof *tiers * (size_t)terrain->cell_count), lowest = INT32_MAX;
        double wanted = 0.0;
        pave_terrain_tiers(terrain, terrain->def.dry ? terrain->lowest : 0, of.step, tiers);
        for (int32_t i = 0; i < terrain->cell_count; i++)
            lowest = tiers[i] < lowest ? tiers[i] : lowest;
        for (int32_t i = 0; i < terrain->cell_count; i++)
            wanted += 0.5 * ((double)(tiers[i] - lowest) * of.step + of.base) / PAVE_SOLID_UNIT;
        assert_true(volume_of(prisms) > wanted * 0.999999 && volume_of(prisms) < wanted * 1.000001);
        free(tiers);
        pave_solid_destroy(prisms);
        pave_solid_destroy(surface);
        pave_terrain_destroy(terrain);
        pave_window_destroy(window);
    }
    assert_true(rivers > 500);
}

/// Cells of random heights on windows of all shapes.
TEST(cells_are_closed)
{
    for (int32_t seed = 0; seed < 60; seed++) {
        static const pave_window_shape shapes[] = {PAVE_WINDOW_RECTANGLE, PAVE_WINDOW_HEXAGON,
                                                   PAVE_WINDOW_TRIANGLE, PAVE_WINDOW_DISK};
        pave_window *window = NULL;
        const pave_window_def def = {.tiling = pave_tiling_tri(),
                                     .shape = shapes[seed % 4],
                                     .width = 10,
                                     .height = 6,
                                     .radius = 5,
                                     .metric = seed % 8 == 7 ? PAVE_TRI_TOUCH : 0,
                                     .at = {-seed, seed, 0}};
        int32_t tops[400];
        uint8_t tints[400];
        double wanted = 0.0;
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        assert_true(window->count <= 400);
        for (int32_t i = 0; i < window->count; i++) {
            tops[i] = 100 * (1 + (i * i + 7 * i * seed) % (1 + seed % 5));
            tints[i] = (uint8_t)(i % 2);
            wanted += 0.5 * (tops[i] + 50) / PAVE_SOLID_UNIT;
        }
        pave_solid *solid = solid_of();
        pave_solid_cells cells = {
            .window = window, .tops = tops, .zones = tints, .floor = -50, .floor_zone = 1};
        assert_ok(pave_solid_add_cells(solid, &cells));
        const pave_solid_report report = report_of(solid);
        assert_int_equal(report.open, 0);
        assert_int_equal(report.degenerate, 0);
        assert_true(volume_of(solid) > wanted * 0.999999 && volume_of(solid) < wanted * 1.000001);
        cells.floor = 100;
        assert_int_equal(pave_solid_add_cells(solid, &cells), PAVE_INVALID);
        pave_solid_destroy(solid);
        pave_window_destroy(window);
    }
}

TEST(citadels_are_closed)
{
    for (uint64_t seed = 0; seed < 12; seed++) {
        pave_citadel *citadel = NULL;
        pave_solid *solid = NULL;
        const pave_citadel_def def = {
            .seed = seed, .size = 24, .moat = seed % 2, .ravelins = seed % 3 == 0};
        assert_ok(pave_citadel_create(&def, NULL, &citadel, NULL));
        assert_ok(pave_citadel_solid(citadel, NULL, &solid, NULL));
        const pave_solid_report report = report_of(solid);
        assert_int_equal(report.open, 0);
        assert_int_equal(report.degenerate, 0);
        for (int32_t t = 0, walls = 0; t < solid->triangle_count; t++) {
            walls += solid->zones[t] >= PAVE_CITADEL_ZONES;
            if (t + 1 == solid->triangle_count) assert_true(walls > 1000);
        }
        pave_solid_destroy(solid);
        for (failing counts = each_failing; failing_next(&counts);) {
            const pave_result result = pave_citadel_solid(citadel, &counts.allocator, &solid, NULL);
            pave_solid_destroy(solid);
            assert_told(counts, result);
        }
        pave_citadel_destroy(citadel);
    }
}

TEST(bad_prisms)
{
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = pave_tiling_tri(), .width = 6, .height = 4};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    pave_terrain *terrain = terrain_of(window, 1);
    pave_solid *solid = NULL;
    pave_error error;
    const pave_terrain_prisms_def low = {.step = 255}, deep = {.base = -1};
    assert_int_equal(pave_terrain_prisms(terrain, &low, NULL, &solid, &error), PAVE_RANGE);
    assert_int_equal(pave_terrain_prisms(terrain, &deep, NULL, &solid, &error), PAVE_RANGE);
    assert_null(solid);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
}

TEST(places_and_hashes)
{
    const pave_solid_position place = pave_solid_place((pave_solid_point){4096, 8192, 2048});
    assert_true(place.x == 2.0 && place.y == 0.5 && place.z > 1.7320508 && place.z < 1.7320509);
    pave_solid *a = solid_of(), *b = solid_of();
    int32_t point;
    assert_true(pave_solid_hash(a) == pave_solid_hash(b));
    assert_ok(pave_solid_add_point(b, (pave_solid_point){1, 2, 3}, &point));
    assert_true(pave_solid_hash(a) != pave_solid_hash(b));
    pave_solid_destroy(b);
    pave_solid_destroy(a);
    pave_solid_destroy(NULL);
}

int main(void) { return run_all_tests(NULL, NULL); }
