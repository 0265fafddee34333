/// tests/oracles/geos_borders.c: territories as polygons of GEOS: each is valid with its holes,
/// their union has the area of all of them together, so that none overlap, and where no cell is
/// empty and the rim stays, it is the area of all cells, so that there is no gap. Random maps on
/// windows of all tilings and on meshes, as cells have them and smooth.
///
///     geos_borders FROM COUNT     maps FROM .. FROM + COUNT - 1 on each
#include "../region/borders_fixture.h"

#include "geos_messages.h"
#include "src/mesh/polygons_build.h"

#include <math.h>

static int64_t polygons_seen, maps_seen;

static GEOSGeometry *ring_of(GEOSContextHandle_t geos, const pave_borders *borders,
                             int32_t territory, int32_t k)
{
    int64_t count = 0;
    (void)pave_borders_ring(borders, territory, k, NULL, 0, &count);
    pave_vec2 *points = malloc((size_t)count * sizeof *points);
    if (!points) abort();
    must(pave_borders_ring(borders, territory, k, points, count, &count), "a ring");
    GEOSCoordSequence *sequence = GEOSCoordSeq_create_r(geos, (unsigned)count + 1, 2);
    for (int64_t i = 0; i <= count; i++)
        GEOSCoordSeq_setXY_r(geos, sequence, (unsigned)i, points[i % count].x, points[i % count].y);
    free(points);
    return GEOSGeom_createLinearRing_r(geos, sequence);
}

/// The polygon whose outer ring is ring k, with the holes behind it; *k becomes the next outer
/// ring.
static GEOSGeometry *polygon_of(GEOSContextHandle_t geos, const pave_borders *borders,
                                int32_t territory, int32_t *k)
{
    int32_t rings, holes = 0;
    const pave_ring *first = pave_borders_rings(borders, territory, &rings);
    GEOSGeometry *outer = ring_of(geos, borders, territory, *k),
                 **inner = malloc((size_t)rings * sizeof(void *));
    if (!inner) abort();
    for ((*k)++; *k < rings && first[*k].hole; (*k)++)
        inner[holes++] = ring_of(geos, borders, territory, *k);
    GEOSGeometry *polygon = GEOSGeom_createPolygon_r(geos, outer, inner, (unsigned)holes);
    free(inner);
    return polygon;
}

/// Returns a description of a fault in the union of all territories, or NULL. `whole` is
/// its expected area; 0: any.
static const char *fault_of(GEOSContextHandle_t geos, const pave_borders *borders, double whole)
{
    const char *fault = NULL;
    double sum = 0.0, area = 0.0;
    unsigned count = 0;
    GEOSGeometry **polygons = malloc(((size_t)borders->ring_count + 1) * sizeof *polygons);
    if (!polygons) abort();
    for (int32_t t = 1; t <= borders->count; t++) {
        int32_t rings;
        (void)pave_borders_rings(borders, t, &rings);
        for (int32_t k = 0; k < rings; count++) {
            polygons[count] = polygon_of(geos, borders, t, &k);
            if (GEOSisValid_r(geos, polygons[count]) != 1) fault = "a polygon is not valid";
            GEOSArea_r(geos, polygons[count], &area);
            sum += area;
        }
    }
    polygons_seen += count;
    maps_seen++;
    GEOSGeometry *all = GEOSGeom_createCollection_r(geos, GEOS_MULTIPOLYGON, polygons, count);
    GEOSGeometry *united = fault ? NULL : GEOSUnaryUnion_r(geos, all);
    if (united) GEOSArea_r(geos, united, &area);
    if (!fault && !united) fault = "GEOS makes no union";
    if (!fault && fabs(area - sum) > 1e-9 * sum) fault = "the area of the union is not the sum";
    if (!fault && whole > 0.0 && fabs(area - whole) > 1e-9 * whole)
        fault = "the area of the union is not that of the cells";
    if (united) GEOSGeom_destroy_r(geos, united);
    GEOSGeom_destroy_r(geos, all);
    free(polygons);
    return fault;
}

static bool check_map(GEOSContextHandle_t geos, const pave_polygons *polygons, uint64_t seed,
                      bool empty)
{
    static const pave_smooth_def ways[] = {{0},
                                           {.passes = 50, .rim = true},
                                           {.wiggle = 1.0, .seed = 3},
                                           {.corners = true, .rim = true}};
    int32_t *map = random_map(polygons, seed, 3, (int)(seed % 4));
    pave_borders *borders = NULL;
    double whole = 0.0;
    for (int32_t i = 0; i < polygons->cell_count && !empty; i++) {
        map[i] += map[i] == 0;
        whole += pave_polygons_area(polygons, i);
    }
    must(pave_borders_create(&(pave_borders_def){.polygons = polygons, .of_cell = map, .count = 3},
                             NULL, &borders, NULL),
         "borders");
    const char *fault = fault_of(geos, borders, whole);
    for (size_t i = 0; i < sizeof ways / sizeof *ways && !fault; i++) {
        must(pave_borders_smooth(borders, &ways[i], NULL), "smooth borders");
        fault = fault_of(geos, borders, ways[i].rim ? 0.0 : whole);
        if (fault) printf("smooth in way %d: ", (int)i);
    }
    if (fault) printf("map %d: %s\n", (int)seed, fault);
    pave_borders_destroy(borders);
    free(map);
    return !fault;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: geos_borders FROM COUNT\n");
        return 2;
    }
    GEOSContextHandle_t geos = GEOS_init_r();
    GEOSContext_setErrorHandler_r(geos, print_message);
    GEOSContext_setNoticeHandler_r(geos, ignore_message);
    const int from = atoi(argv[1]), end = from + atoi(argv[2]);
    bool fine = true;
    for (int number = 0; number < ALL_OUTLINES && fine; number++) {
        outlines of = any_outlines(number);
        for (int seed = from; seed < end && fine; seed++)
            fine = check_map(geos, of.polygons, (uint64_t)seed, seed % 2 == 0);
        if (!fine) printf("on outlines %d\n", number);
        outlines_free(&of);
    }
    GEOS_finish_r(geos);
    if (!fine) return 1;
    printf("fine: %lld maps of %lld polygons\n", (long long)maps_seen, (long long)polygons_seen);
    return 0;
}
