/// tests/oracles/geos.c: meshes as polygons of GEOS: each tile is valid, their union is one polygon
/// without a hole, and its area is the sum of theirs: so there is no overlap and no gap. Meshes of
/// random boards and of windows of all named tilings, before and after relaxation of each kind.
///
///     geos FROM COUNT     boards FROM .. FROM + COUNT - 1 of boards.h, and the tilings
#include "boards.h"

#include <pave/tiling.h>

#include "geos_messages.h"

#include <math.h>
#include <string.h>

static int64_t tiles_seen, meshes_seen;

/// The tile in fixed-point coordinates, which are whole numbers: nothing is rounded before GEOS has
/// it.
static GEOSGeometry *polygon_of(GEOSContextHandle_t geos, const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    GEOSCoordSequence *sequence = GEOSCoordSeq_create_r(geos, (unsigned)count + 1, 2);
    for (int32_t k = 0; k <= count; k++) {
        pave_point at = mesh->vertices[ring[k % count]];
        GEOSCoordSeq_setXY_r(geos, sequence, (unsigned)k, at.x, at.y);
    }
    return GEOSGeom_createPolygon_r(geos, GEOSGeom_createLinearRing_r(geos, sequence), NULL, 0);
}

/// Returns a description of a fault in a mesh, or NULL.
static const char *fault_of(GEOSContextHandle_t geos, const pave_mesh *mesh)
{
    const char *fault = NULL;
    double sum = 0;
    GEOSGeometry **polygons = calloc((size_t)mesh->tile_count + 1, sizeof *polygons);
    oracle_must(polygons != NULL, "out of memory");
    for (int32_t t = 0; t < mesh->tile_count; t++) {
        double area = 0;
        polygons[t] = polygon_of(geos, mesh, t);
        oracle_must(polygons[t] != NULL, "GEOS makes no polygon");
        if (GEOSisValid_r(geos, polygons[t]) != 1) fault = "a tile is not valid";
        GEOSArea_r(geos, polygons[t], &area);
        sum += area;
    }
    GEOSGeometry *all =
        GEOSGeom_createCollection_r(geos, GEOS_MULTIPOLYGON, polygons, (unsigned)mesh->tile_count);
    if (!fault) fault = fault_of_union(geos, all, sum, 1e-12);
    GEOSGeom_destroy_r(geos, all);
    free(polygons);
    tiles_seen += mesh->tile_count;
    meshes_seen++;
    return fault;
}

static bool check_kinds(GEOSContextHandle_t geos, const pave_mesh *raw)
{
    static const struct {
        pave_relax_kind kind;
        int32_t steps;
        const char *name;
    } kinds[] = {{PAVE_RELAX_EVEN, 20, "even"},      {PAVE_RELAX_PUSH, 0, "raw"},
                 {PAVE_RELAX_PUSH, 10, "push"},      {PAVE_RELAX_PUSH, 50, "push x 50"},
                 {PAVE_RELAX_ANGLE, 10, "angle"},    {PAVE_RELAX_LLOYD, 10, "lloyd"},
                 {PAVE_RELAX_REAPPLY, 10, "reapply"}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const pave_relax_def def = {.kind = kinds[i].kind, .steps = kinds[i].steps};
        pave_mesh *mesh = NULL;
        pave_error error;
        oracle_must(pave_mesh_copy(raw, NULL, &mesh, NULL) == PAVE_OK, "no copy of a mesh");
        const char *fault = pave_mesh_relax(mesh, &def, NULL, &error) == PAVE_OK
                                ? fault_of(geos, mesh)
                                : error.message;
        if (fault) printf("wrong: %s: %s\n", kinds[i].name, fault);
        pave_mesh_destroy(mesh);
        if (fault) return false;
    }
    return true;
}

static bool check_board(GEOSContextHandle_t geos, int number)
{
    const oracle_case made = oracle_case_of(number);
    pave_board *board = oracle_board(&made);
    pave_mesh *mesh = NULL;
    pave_error error;
    bool fine = pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, &error) == PAVE_OK;
    if (!fine) printf("wrong: %s\n", error.message);
    fine = fine && check_kinds(geos, mesh);
    if (!fine) oracle_print_case(number, &made);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return fine;
}

/// A window of a tiling, some of whose edges are gone, by each rule.
static bool check_tiling(GEOSContextHandle_t geos, const char *name, pave_vertex_rule rule)
{
    pave_tiling *tiling = NULL;
    pave_window *window = NULL;
    pave_adjacency *adjacency = NULL;
    pave_mesh *mesh = NULL;
    pave_error error;
    int64_t count = 0;
    oracle_must(pave_tiling_create_named(name, NULL, &tiling, NULL) == PAVE_OK, "no tiling");
    const pave_window_def window_def = {.tiling = tiling, .width = 9, .height = 9};
    oracle_must(pave_window_create(&window_def, NULL, &window, NULL) == PAVE_OK, "no window");
    const pave_graph_def graph_def = {.window = window};
    pave_graph *graph = NULL;
    oracle_must(pave_graph_create(&graph_def, NULL, &graph, NULL) == PAVE_OK, "no graph");
    const pave_adjacency_def whole = {.graph = graph, .take_graph = true};
    oracle_must(pave_adjacency_create(&whole, NULL, &adjacency, NULL) == PAVE_OK,
                "no adjacency of a window");
    oracle_must(pave_adjacency_remove_random(
                    adjacency,
                    &(pave_removal_def){.seed = 3, .share = 0.3, .max_degree = PAVE_REMOVAL_ANY},
                    NULL, NULL, NULL) == PAVE_OK,
                "nothing is removed");
    pave_result result = pave_adjacency_repair(adjacency, NULL, NULL, 0, &count);
    const pave_mesh_def def = {.vertex_rule = rule};
    bool fine = true;
    if (result == PAVE_INVALID)
        printf("%s: this window cannot be tiled, whatever is adjacent\n",
               name); // a tile has two neighbours, or the like
    else
        fine =
            pave_mesh_create_from_adjacency(adjacency, &def, NULL, NULL, &mesh, &error) == PAVE_OK;
    if (!fine) printf("wrong: %s\n", error.message);
    fine = fine && (!mesh || check_kinds(geos, mesh));
    if (!fine) printf("tiling %s, vertex rule %d\n", name, (int)rule);
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
    pave_window_destroy(window);
    pave_tiling_destroy(tiling);
    return fine;
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: geos FROM COUNT\n");
        return 2;
    }
    GEOSContextHandle_t geos = GEOS_init_r();
    GEOSContext_setErrorHandler_r(geos, print_message);
    GEOSContext_setNoticeHandler_r(geos, ignore_message);
    bool fine = true;
    int from = atoi(argv[1]), count = atoi(argv[2]);
    for (int32_t i = 0; i < PAVE_TILING_NAMES && fine; i++)
        fine = check_tiling(geos, pave_tiling_name(i), (pave_vertex_rule)(i % 3));
    for (int i = from; i < from + count && fine; i++) fine = check_board(geos, i);
    GEOS_finish_r(geos);
    if (!fine) return 1;
    printf("fine: %lld meshes of %lld tiles\n", (long long)meshes_seen, (long long)tiles_seen);
    return 0;
}
