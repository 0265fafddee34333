/// tests/oracles/geos_multigrids.c: the rhombs of multigrids as polygons of GEOS: each is valid, no
/// two of them overlap, their union has the area that they have together, and it has no gap.
///
///     geos_multigrids FROM COUNT     seeds FROM .. FROM + COUNT - 1, of 4 to 12 families each
#include <pave/multigrid.h>

#include "geos_messages.h"

#include <math.h>
#include <stdlib.h>

static int64_t cells_seen;

enum { CELLS_MAX = 20000 };

/// A disk of a multigrid, and the sum of the areas of its cells.
typedef struct rhombs {
    pave_vec2 middle;
    double radius, area;
    int64_t count;
    GEOSGeometry *cells[CELLS_MAX];
} rhombs;

/// Places are seen from the middle; it is a whole number of units of those of the corners, so that
/// nothing is rounded.
static GEOSGeometry *polygon_of(GEOSContextHandle_t geos, const pave_multigrid *multigrid,
                                pave_cell cell, pave_vec2 middle)
{
    pave_vec2 corners[4];
    GEOSCoordSequence *sequence = GEOSCoordSeq_create_r(geos, 5, 2);
    pave_multigrid_corners(multigrid, cell, corners);
    for (int k = 0; k <= 4; k++)
        GEOSCoordSeq_setXY_r(geos, sequence, (unsigned)k, corners[k % 4].x - middle.x,
                             corners[k % 4].y - middle.y);
    return GEOSGeom_createPolygon_r(geos, GEOSGeom_createLinearRing_r(geos, sequence), NULL, 0);
}

static const char *take(GEOSContextHandle_t geos, const pave_multigrid *multigrid, rhombs *out)
{
    static pave_cell cells[CELLS_MAX];
    const pave_area area = pave_area_disk(out->middle, out->radius);
    if (pave_multigrid_cells(multigrid, &area, NULL, cells, CELLS_MAX, &out->count) != PAVE_OK)
        return "no cells";
    out->area = 0.0;
    for (int64_t i = 0; i < out->count; i++) {
        double own = 0.0;
        out->cells[i] = polygon_of(geos, multigrid, cells[i], out->middle);
        if (GEOSisValid_r(geos, out->cells[i]) != 1) return "a rhomb is not valid";
        GEOSArea_r(geos, out->cells[i], &own);
        out->area += own;
    }
    return NULL;
}

/// Cells that a rhomb overlaps, apart from itself.
typedef struct overlaps {
    GEOSContextHandle_t geos;
    const GEOSGeometry *cell;
    bool found;
} overlaps;

static void look_at(void *item, void *context)
{
    overlaps *looking = (overlaps *)context;
    const GEOSGeometry *other = (const GEOSGeometry *)item;
    // Their interiors meet: the first of the nine relations of the DE-9IM.
    if (other != looking->cell &&
        GEOSRelatePattern_r(looking->geos, looking->cell, other, "T********") == 1)
        looking->found = true;
}

static bool overlap(GEOSContextHandle_t geos, const rhombs *all)
{
    GEOSSTRtree *tree = GEOSSTRtree_create_r(geos, 10);
    overlaps looking = {geos, NULL, false};
    for (int64_t i = 0; i < all->count; i++)
        GEOSSTRtree_insert_r(geos, tree, all->cells[i], all->cells[i]);
    for (int64_t i = 0; i < all->count && !looking.found; i++) {
        looking.cell = all->cells[i];
        GEOSSTRtree_query_r(geos, tree, all->cells[i], look_at, &looking);
    }
    GEOSSTRtree_destroy_r(geos, tree);
    return looking.found;
}

/// Takes the cells over.
static const char *fault_of_rhombs(GEOSContextHandle_t geos, rhombs *all)
{
    double area = 0.0;
    const char *fault = NULL;
    GEOSGeometry *parts =
        GEOSGeom_createCollection_r(geos, GEOS_MULTIPOLYGON, all->cells, (unsigned)all->count);
    GEOSGeometry *whole = GEOSUnaryUnion_r(geos, parts);
    GEOSCoordSequence *middle = GEOSCoordSeq_create_r(geos, 1, 2);
    GEOSCoordSeq_setXY_r(geos, middle, 0, 0.0, 0.0);
    GEOSGeometry *point = GEOSGeom_createPoint_r(geos, middle);
    GEOSGeometry *disk = GEOSBuffer_r(geos, point, all->radius - 1.5, 16);
    GEOSArea_r(geos, whole, &area);
    if (fabs(area - all->area) > 1e-9 * all->area)
        fault = "the area of the union is not the sum";
    else if (GEOSCovers_r(geos, whole, disk) != 1)
        fault = "there is a gap";
    GEOSGeom_destroy_r(geos, disk);
    GEOSGeom_destroy_r(geos, point);
    GEOSGeom_destroy_r(geos, whole);
    GEOSGeom_destroy_r(geos, parts);
    return fault;
}

static bool check(GEOSContextHandle_t geos, int32_t families, uint64_t seed)
{
    static rhombs all;
    static const pave_vec2 middles[] = {
        {0.0, 0.0}, {12345.0, -4321.0}, {-200000000.0, 260000000.0}};
    pave_multigrid multigrid;
    const pave_multigrid_def def = {.families = families, .seed = seed};
    if (pave_multigrid_make(&def, &multigrid, NULL) != PAVE_OK) return false;
    all.middle = middles[seed % 3];
    all.radius = 20.0 + (double)(seed % 5);
    const char *fault = take(geos, &multigrid, &all);
    cells_seen += all.count;
    if (!fault && overlap(geos, &all)) fault = "two rhombs overlap";
    if (!fault) fault = fault_of_rhombs(geos, &all);
    if (fault)
        printf("wrong: %s, seed %llu: %s\n", pave_multigrid_name(families),
               (unsigned long long)seed, fault);
    return !fault;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: geos_multigrids FROM COUNT\n");
        return 2;
    }
    GEOSContextHandle_t geos = GEOS_init_r();
    GEOSContext_setErrorHandler_r(geos, print_message);
    GEOSContext_setNoticeHandler_r(geos, ignore_message);
    bool fine = true;
    const int from = atoi(argv[1]), count = atoi(argv[2]);
    for (int seed = from; seed < from + count && fine; seed++)
        for (int32_t families = PAVE_MULTIGRID_FAMILIES_MIN;
             families <= PAVE_MULTIGRID_FAMILIES_MAX && fine; families++)
            fine = check(geos, families, (uint64_t)seed);
    GEOS_finish_r(geos);
    if (!fine) return 1;
    printf("fine: %lld rhombs\n", (long long)cells_seen);
    return 0;
}
