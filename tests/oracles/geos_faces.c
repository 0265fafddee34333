/// tests/oracles/geos_faces.c: the faces of random segments against those that GEOS makes of them
/// (UnaryUnion and Polygonize): as many, with one or two more for
/// each hole that is cut open, and the same area in all. Each cell
/// is valid, and cells do not overlap, also where much is snapped.
///
///     geos_faces FROM COUNT     drawings FROM .. FROM + COUNT - 1
#include <pave/planar.h>
#include <pave/random.h>

#include <math.h>
#include <stdlib.h>

#include "geos_messages.h"

enum { SEGMENTS_MAX = 120 };

static int64_t cells_seen, holes_seen;

typedef struct drawing {
    int32_t count;
    pave_vec2 points[2 * SEGMENTS_MAX];
    int32_t lines[SEGMENTS_MAX][2];
} drawing;

static uint32_t below(int number, int32_t *next, uint32_t count)
{
    return pave_random_below(
        pave_random_at((uint64_t)number, PAVE_STREAM_USER, (*next)++, 0, 0, 0).word[0], count);
}

/// Points on whole numbers lie on a line, or farther from it than the library has for one place.
/// Long or short segments; every third drawing on a coarse lattice, so that much meets exactly.
static drawing draw(int number)
{
    int32_t next = 0;
    drawing made = {.count = 3 + (int32_t)below(number, &next, SEGMENTS_MAX - 3)};
    const uint32_t side = number % 3 ? 10007 : 24, reach = number % 2 ? side : side / 4;
    for (int32_t i = 0; i < made.count; i++) {
        const double x = below(number, &next, side), y = below(number, &next, side);
        made.points[2 * i] = pave_vec2_of(x, y);
        made.points[2 * i + 1] = pave_vec2_of(x + below(number, &next, reach) - reach / 2,
                                              y + below(number, &next, reach) - reach / 2);
        made.lines[i][0] = 2 * i;
        made.lines[i][1] = 2 * i + 1;
    }
    // Small triangles, which lie in each other and beside each other.
    for (int32_t i = 0; number % 5 == 4 && i + 2 < made.count; i += 3) {
        made.lines[i][1] = 2 * i + 2;
        made.lines[i + 1][1] = 2 * i + 4;
        made.lines[i + 2][1] = 2 * i;
        for (int32_t k = 2; k <= 4; k += 2) {
            pave_vec2 *point = &made.points[2 * i + k];
            point->x = made.points[2 * i].x + floor((point->x - made.points[2 * i].x) / 3);
            point->y = made.points[2 * i].y + floor((point->y - made.points[2 * i].y) / 3);
        }
    }
    return made;
}

static GEOSGeometry *line_of(GEOSContextHandle_t geos, pave_vec2 a, pave_vec2 b)
{
    GEOSCoordSequence *sequence = GEOSCoordSeq_create_r(geos, 2, 2);
    GEOSCoordSeq_setXY_r(geos, sequence, 0, a.x, a.y);
    GEOSCoordSeq_setXY_r(geos, sequence, 1, b.x, b.y);
    return GEOSGeom_createLineString_r(geos, sequence);
}

static GEOSGeometry *polygon_of(GEOSContextHandle_t geos, const pave_patch *patch, int32_t cell)
{
    const int32_t count = pave_polygons_side_count(patch->polygons, cell);
    GEOSCoordSequence *sequence = GEOSCoordSeq_create_r(geos, (unsigned)count + 1, 2);
    for (int32_t k = 0; k <= count; k++) {
        const pave_vec2 at = pave_polygons_corner(patch->polygons, cell, k % count);
        GEOSCoordSeq_setXY_r(geos, sequence, (unsigned)k, at.x, at.y);
    }
    return GEOSGeom_createPolygon_r(geos, GEOSGeom_createLinearRing_r(geos, sequence), NULL, 0);
}

static GEOSGeometry *polygonize(GEOSContextHandle_t geos, const drawing *of)
{
    GEOSGeometry *lines[SEGMENTS_MAX];
    for (int32_t i = 0; i < of->count; i++)
        lines[i] = line_of(geos, of->points[of->lines[i][0]], of->points[of->lines[i][1]]);
    GEOSGeometry *all =
        GEOSGeom_createCollection_r(geos, GEOS_MULTILINESTRING, lines, (unsigned)of->count);
    GEOSGeometry *noded = GEOSUnaryUnion_r(geos, all);
    GEOSGeometry *made = GEOSPolygonize_r(geos, (const GEOSGeometry *const *)&noded, 1);
    GEOSGeom_destroy_r(geos, noded);
    GEOSGeom_destroy_r(geos, all);
    return made;
}

/// Returns a description of a fault in the cells, or NULL. `wanted` may be NULL.
static const char *fault_of(GEOSContextHandle_t geos, const pave_patch *patch,
                            const GEOSGeometry *wanted)
{
    double sum = 0, area = 0, wanted_area = 0;
    int holes = 0;
    const char *fault = NULL;
    GEOSGeometry **cells = calloc((size_t)patch->cell_count + 1, sizeof *cells);
    for (int32_t i = 0; i < patch->cell_count; i++) {
        cells[i] = polygon_of(geos, patch, i);
        if (GEOSisValid_r(geos, cells[i]) != 1) fault = "a cell is not valid";
        GEOSArea_r(geos, cells[i], &area);
        sum += area;
    }
    GEOSGeometry *all =
        GEOSGeom_createCollection_r(geos, GEOS_MULTIPOLYGON, cells, (unsigned)patch->cell_count);
    GEOSGeometry *whole = GEOSUnaryUnion_r(geos, all);
    GEOSArea_r(geos, whole, &area);
    int faces = 0;
    if (wanted) GEOSArea_r(geos, wanted, &wanted_area);
    for (int i = 0; wanted && i < GEOSGetNumGeometries_r(geos, wanted); i++) {
        const GEOSGeometry *face = GEOSGetGeometryN_r(geos, wanted, i);
        double one = 0;
        GEOSArea_r(geos, face, &one);
        faces += one > 1e-13 * wanted_area; // rounding leaves some where three lines meet
        holes += GEOSGetNumInteriorRings_r(geos, face);
    }
    if (!fault && fabs(area - sum) > 1e-6 * sum) fault = "cells overlap";
    if (!fault && wanted && fabs(wanted_area - sum) > 1e-6 * sum + 1e-4) fault = "the areas differ";
    if (!fault && wanted && (patch->cell_count < faces || patch->cell_count > faces + 2 * holes))
        fault = "there are not as many cells as faces";
    GEOSGeom_destroy_r(geos, whole);
    GEOSGeom_destroy_r(geos, all);
    free(cells);
    cells_seen += patch->cell_count;
    holes_seen += holes;
    if (fault)
        printf("%d cells, %d faces with %d holes; area %.17g, of the cells %.17g\n",
               (int)patch->cell_count, faces, holes, wanted_area, sum);
    return fault;
}

static bool check(GEOSContextHandle_t geos, int number, double snap)
{
    const drawing made = draw(number);
    const pave_planar_def def = {.point_count = 2 * made.count,
                                 .points = made.points,
                                 .line_count = made.count,
                                 .lines = (const int32_t(*)[2])made.lines,
                                 .snap = snap,
                                 .cross = true,
                                 .cut_holes = true};
    pave_planar planar;
    pave_error error;
    if (pave_planar_create(&def, NULL, &planar, NULL, &error) != PAVE_OK) {
        printf("wrong: drawing %d: %s\n", number, error.message);
        return false;
    }
    GEOSGeometry *wanted = snap > 0 ? NULL : polygonize(geos, &made);
    const char *fault = fault_of(geos, planar.patch, wanted);
    if (fault) printf("wrong: drawing %d, snap %g: %s\n", number, snap, fault);
    GEOSGeom_destroy_r(geos, wanted);
    pave_planar_release(&planar);
    return !fault;
}

/// A distance from a thousandth to a tenth of the extent.
static double snap_of(int number)
{
    static const double parts[] = {0.001, 0.003, 0.01, 0.03, 0.1};
    return parts[number % 5] * (number % 3 ? 10007 : 24);
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: geos_faces FROM COUNT\n");
        return 2;
    }
    GEOSContextHandle_t geos = GEOS_init_r();
    GEOSContext_setErrorHandler_r(geos, print_message);
    GEOSContext_setNoticeHandler_r(geos, ignore_message);
    bool fine = true;
    const int from = atoi(argv[1]), count = atoi(argv[2]);
    for (int i = from; i < from + count && fine; i++)
        fine = check(geos, i, 0) && check(geos, i, snap_of(i));
    GEOS_finish_r(geos);
    if (!fine) return 1;
    printf("fine: %lld cells; %lld holes were cut open\n", (long long)cells_seen,
           (long long)holes_seen);
    return 0;
}
