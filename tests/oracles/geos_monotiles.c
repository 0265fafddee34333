/// tests/oracles/geos_monotiles.c: disks of hats and of spectres as polygons of GEOS: each tile is
/// valid and as large as it must be, their union is one polygon without a hole, and its area is the
/// sum of theirs: so there is no overlap and no gap.
///
///     geos_monotiles FROM COUNT     seeds FROM .. FROM + COUNT - 1
#include <pave/monotile.h>

#include "geos_messages.h"

#include <math.h>
#include <stdlib.h>

static int64_t tiles_seen;

static void oracle_must(bool holds, const char *what)
{
    if (holds) return;
    printf("wrong: %s\n", what);
    exit(1);
}

/// The tile moved to the middle of its disk, from which its corners are not far.
static GEOSGeometry *polygon_of(GEOSContextHandle_t geos, const pave_polygons *polygons,
                                int32_t cell, pave_vec2 middle)
{
    const int32_t count = pave_polygons_side_count(polygons, cell);
    GEOSCoordSequence *sequence = GEOSCoordSeq_create_r(geos, (unsigned)count + 1, 2);
    for (int32_t k = 0; k <= count; k++) {
        const pave_vec2 at = pave_polygons_corner(polygons, cell, k % count);
        GEOSCoordSeq_setXY_r(geos, sequence, (unsigned)k, at.x - middle.x, at.y - middle.y);
    }
    return GEOSGeom_createPolygon_r(geos, GEOSGeom_createLinearRing_r(geos, sequence), NULL, 0);
}

static const char *fault_of(GEOSContextHandle_t geos, const pave_polygons *polygons,
                            pave_vec2 middle, double tile_area)
{
    const char *fault = NULL;
    double sum = 0;
    GEOSGeometry **tiles = calloc((size_t)polygons->cell_count + 1, sizeof *tiles);
    oracle_must(tiles != NULL, "out of memory");
    for (int32_t i = 0; i < polygons->cell_count; i++) {
        double area = 0;
        tiles[i] = polygon_of(geos, polygons, i, middle);
        oracle_must(tiles[i] != NULL, "GEOS makes no polygon");
        if (GEOSisValid_r(geos, tiles[i]) != 1) fault = "a tile is not valid";
        GEOSArea_r(geos, tiles[i], &area);
        if (fabs(area - tile_area) > 1e-6) fault = "a tile is too large or too small";
        sum += area;
    }
    GEOSGeometry *all =
        GEOSGeom_createCollection_r(geos, GEOS_MULTIPOLYGON, tiles, (unsigned)polygons->cell_count);
    if (!fault) fault = fault_of_union(geos, all, sum, 1e-9);
    GEOSGeom_destroy_r(geos, all);
    free(tiles);
    tiles_seen += polygons->cell_count;
    return fault;
}

static bool check_seed(GEOSContextHandle_t geos, int seed)
{
    static const double areas[] = {13.856406460551018, 8.196152422706632};
    bool fine = true;
    for (int kind = 0; kind < 2; kind++)
        for (int far = 0; far < 2 && fine; far++) {
            const pave_monotile_def def = {(pave_monotile)kind, (uint64_t)seed};
            const pave_vec2 middle = {far * 1048576.0 * (seed % 7 + 1), far * -1048576.0 * 3};
            const pave_area area = pave_area_disk(middle, 60.0);
            pave_patch *patch;
            pave_error error;
            const char *fault = error.message;
            if (pave_patch_create_from_monotile(&def, &area, NULL, &patch, &error) == PAVE_OK)
                fault = fault_of(geos, patch->polygons, middle, areas[kind]);
            if (fault)
                printf("wrong: %s of seed %d: %s\n", pave_word(pave_monotile_words, def.kind), seed,
                       fault);
            fine = fine && !fault;
            pave_patch_destroy(patch);
        }
    return fine;
}

int main(int argc, char **argv)
{
    const int from = argc > 1 ? atoi(argv[1]) : 0, count = argc > 2 ? atoi(argv[2]) : 8;
    GEOSContextHandle_t geos = GEOS_init_r();
    GEOSContext_setErrorHandler_r(geos, print_message);
    GEOSContext_setNoticeHandler_r(geos, ignore_message);
    bool fine = true;
    for (int seed = from; seed < from + count && fine; seed++) fine = check_seed(geos, seed);
    GEOS_finish_r(geos);
    if (fine)
        printf("fine: %lld hats and spectres of %d seeds, without a gap or an overlap to GEOS\n",
               (long long)tiles_seen, count);
    return fine ? 0 : 1;
}
