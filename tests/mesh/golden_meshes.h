/// tests/mesh/golden_meshes.h: golden hashes of adjacencies and of meshes of other graphs than
/// boards. Those of boards are in golden_boards.h.
#ifndef PAVE_TESTS_GOLDEN_MESHES_H
#define PAVE_TESTS_GOLDEN_MESHES_H

#include "../board/golden_boards.h"
#include "../tiling/golden_tilings.h"
#include "mesh_fixture.h"
#include "src/mesh/mesh_parts.h"
#include "src/mesh/valid/mesh_shape.h"

// ---- Adjacencies --------------------------------------------------------------------------------

enum { GOLDEN_FAULTS = 4096, GOLDEN_EDGES = 60 };

static uint64_t golden_faults(uint64_t hash, const pave_fault *faults, int64_t count)
{
    for (int64_t i = 0; i < count && i < GOLDEN_FAULTS; i++)
        hash = golden_array(pave_hash_word(hash, (uint32_t)faults[i].kind), faults[i].nodes, 4);
    return pave_hash_word(hash, (uint32_t)count);
}

static uint64_t golden_cuts(uint64_t hash, const pave_adjacency *adjacency)
{
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++)
        hash = pave_hash_word(hash, pave_adjacency_is_cut(adjacency, arc));
    return hash;
}

/// Hashes the faults of random lines: lines that cross, duplicates, and lines that end where
/// another begins.
static uint64_t golden_edges(void)
{
    static pave_fault faults[GOLDEN_FAULTS];
    uint64_t hash = PAVE_HASH_START;
    for (int32_t round = 0; round < 40; round++) {
        const int32_t nodes = 10 + round,
                      grain = round % 2 ? 1000000 : 10; // on a coarse grid some meet
        pave_vec2 at[64];
        int32_t edges[GOLDEN_EDGES][2];
        int64_t count = 0;
        for (int32_t i = 0; i < nodes; i++)
            at[i] = pave_vec2_of(
                (double)(golden_word(round, 2 * (uint32_t)i + 900) % (uint32_t)grain) / grain,
                (double)(golden_word(round, 2 * (uint32_t)i + 901) % (uint32_t)grain) / 7);
        for (int32_t i = 0; i < GOLDEN_EDGES; i++)
            for (int end = 0; end < 2; end++)
                edges[i][end] =
                    (int32_t)(golden_word(round, 2 * (uint32_t)i + (uint32_t)end + 1200) %
                              (uint32_t)nodes);
        pave_result result =
            pave_edges_check(&(pave_edges_def){nodes, at, GOLDEN_EDGES, (const int32_t(*)[2])edges},
                             NULL, faults, GOLDEN_FAULTS, &count, NULL);
        if (result != PAVE_OK) return golden_fail();
        hash = golden_faults(hash, faults, count);
    }
    return hash;
}

/// Edges of a rectangle of any tiling, cut by hand until much is wrong: what that is, and what
/// repair does; and random removal.
static uint64_t golden_cut_and_repair(uint64_t hash, pave_adjacency *adjacency, int32_t round)
{
    static pave_fault faults[GOLDEN_FAULTS];
    int64_t count = 0;
    pave_removal removal = {0};
    if (pave_adjacency_remove_random(adjacency,
                                     &(pave_removal_def){.seed = (uint64_t)round << 31,
                                                         .share = 0.1 * (round % 11),
                                                         .max_degree = PAVE_REMOVAL_ANY},
                                     NULL, &removal, NULL))
        return golden_fail();
    hash = golden_cuts(
        golden_long(golden_long(hash, (uint64_t)removal.attempted), (uint64_t)removal.removed),
        adjacency);
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++)
        if (golden_word(arc, (uint32_t)round + 2000) % 100 < 15)
            (void)pave_adjacency_set_cut(adjacency, arc, true);
    (void)pave_adjacency_check(adjacency, NULL, faults, GOLDEN_FAULTS, &count);
    hash = golden_faults(hash, faults, count);
    pave_result result = pave_adjacency_repair(adjacency, NULL, NULL, 0, &count);
    if (result == PAVE_OK && count > 0) result = PAVE_CAPACITY; // what it returned when this began
    hash = pave_hash_word(hash, (uint32_t)result);
    return golden_cuts(pave_hash_word(hash, (uint32_t)count), adjacency);
}

static uint64_t golden_adjacencies(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        pave_window *window;
        pave_adjacency *adjacency = window_adjacency(index, 9, 7, &tiling, &window);
        if (adjacency) hash = golden_cut_and_repair(hash, adjacency, index);
        pave_adjacency_destroy(adjacency);
        pave_window_destroy(window);
        pave_tiling_destroy(tiling);
    }
    return hash;
}

/// Random removal by its rules, of all tilings.
static uint64_t golden_removals(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < ALL_TILINGS; index++)
        for (int32_t degree = 4; degree <= 10; degree += 2) {
            pave_tiling *tiling;
            pave_window *window;
            pave_adjacency *adjacency = window_adjacency(index, 9, 7, &tiling, &window);
            const pave_removal_def def = {.seed = (uint64_t)index,
                                          .share = 0.1 * degree,
                                          .max_degree = degree,
                                          .min_sides = 3 + index % 2};
            if (adjacency && pave_adjacency_remove_random(adjacency, &def, NULL, NULL, NULL))
                hash = golden_fail();
            if (adjacency) hash = golden_cuts(hash, adjacency);
            pave_adjacency_destroy(adjacency);
            pave_window_destroy(window);
            pave_tiling_destroy(tiling);
        }
    return hash;
}

// ---- Meshes -------------------------------------------------------------------------------------

/// Means, centroids and circumcentres of a rectangle of a tiling that lost some of its edges;
/// relaxed by some steps of each of some kinds.
static uint64_t golden_meshes_of(uint64_t hash, pave_adjacency *adjacency, int32_t seed,
                                 pave_relax_kind first, pave_relax_kind last, int32_t steps)
{
    int64_t count;
    if (pave_adjacency_remove_random(adjacency,
                                     &(pave_removal_def){.seed = (uint64_t)seed,
                                                         .share = 0.35,
                                                         .max_degree = PAVE_REMOVAL_ANY},
                                     NULL, NULL, NULL))
        return golden_fail();
    if (pave_adjacency_repair(adjacency, NULL, NULL, 0, &count) == PAVE_NO_MEMORY)
        return golden_fail();
    for (int rule = 0; rule < 3; rule++)
        for (int kind = (int)first; kind <= (int)last; kind++) {
            pave_mesh *mesh = NULL;
            const pave_mesh_def def = {.vertex_rule = (pave_vertex_rule)rule,
                                       .relax = {.kind = (pave_relax_kind)kind, .steps = steps}};
            pave_result result =
                pave_mesh_create_from_adjacency(adjacency, &def, NULL, NULL, &mesh, NULL);
            hash = pave_hash_word(hash, (uint32_t)result);
            if (result == PAVE_OK) hash = golden_long(hash, golden_mesh(mesh));
        }
    return hash;
}

static uint64_t golden_meshes_of_all(pave_relax_kind first, pave_relax_kind last, int32_t steps)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        pave_window *window;
        pave_adjacency *adjacency = window_adjacency(index, 8, 8, &tiling, &window);
        if (adjacency) hash = golden_meshes_of(hash, adjacency, index, first, last, steps);
        pave_adjacency_destroy(adjacency);
        pave_window_destroy(window);
        pave_tiling_destroy(tiling);
    }
    return hash;
}

static uint64_t golden_meshes_of_tilings(void)
{
    return golden_meshes_of_all(PAVE_RELAX_EVEN, PAVE_RELAX_EVEN, 0);
}
static uint64_t golden_meshes_relaxed(void)
{
    return golden_meshes_of_all(PAVE_RELAX_PUSH, PAVE_RELAX_REAPPLY, 6);
}
static uint64_t golden_meshes_even(void)
{
    return golden_meshes_of_all(PAVE_RELAX_EVEN, PAVE_RELAX_EVEN, 6);
}

/// Rims that are free or in frames, of other proportions too; the last boards have tiles that stick
/// out.
static uint64_t golden_meshes_of_rims(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int round = 0; round < 16; round++) {
        const pave_mesh_def def = {.relax = {.kind = (pave_relax_kind)(round % 3),
                                             .steps = 6,
                                             .rim = round % 2 ? PAVE_RIM_FRAME : PAVE_RIM_FREE,
                                             .frame_ratio = round % 4 == 3 ? 1.6 : 0}};
        pave_mesh *mesh = board_mesh(12 + round, 10, (uint64_t)round, 0.06 * round, &def);
        hash = golden_double(golden_long(hash, (uint64_t)mesh->made.off_frame_count),
                             mesh->made.off_frame);
        hash = golden_long(hash, golden_mesh(mesh));
    }
    return hash;
}

/// The polygons of a mesh, a little rotated and stretched, with another fixed-point step.
static uint64_t golden_meshes_of_rings(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int share = 0; share < 4; share++) {
        pave_mesh *mesh = board_mesh(20, 16, (uint64_t)share, 0.1 * share, NULL), *made = NULL;
        pave_vec2 *points = malloc((size_t)mesh->vertex_count * sizeof *points);
        int64_t *start = malloc(((size_t)mesh->tile_count + 1) * sizeof *start);
        if (!points || !start) abort();
        for (int32_t v = 0; v < mesh->vertex_count; v++) {
            pave_vec2 at = pave_mesh_point(mesh, v);
            points[v] = pave_vec2_of(0.8 * at.x - 0.6 * at.y + 1000.1, 0.6 * at.x + 0.9 * at.y);
        }
        for (int32_t t = 0; t <= mesh->tile_count; t++) start[t] = mesh->ring_start[t];
        const pave_mesh_rings rings = {
            mesh->vertex_count, mesh->tile_count, points, start, mesh->rings, 0, {0, 0}, NULL};
        hash =
            pave_hash_word(hash, (uint32_t)pave_mesh_create_from_rings(&rings, NULL, &made, NULL));
        hash = golden_long(hash, golden_mesh(made));
        free(start);
        free(points);
        pave_mesh_destroy(mesh);
    }
    return hash;
}

/// The whole drawn anew on an ellipse, however the vertices lay.
static uint64_t golden_meshes_solved(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int round = 0; round < 8; round++) {
        pave_mesh *mesh = board_mesh(4 + round, 11 - round, (uint64_t)round, 0.13 * round, NULL);
        pave_shape_list left = {.count = 0};
        for (int32_t v = 0; v < mesh->vertex_count; v++)
            if (!pave_mesh_on_rim(mesh, v)) mesh->vertices[v] = mesh->vertices[mesh->rim[0]];
        hash = pave_hash_word(hash, (uint32_t)pave_mesh_solve(mesh, &left));
        hash = golden_array(hash, left.items, left.count);
        pave_shape_list_free(&left);
        hash = golden_long(hash, golden_mesh(mesh));
    }
    return hash;
}

/// A node in the middle of a triangle, at whole numbers, or none where it is not inside.
static bool golden_split(pave_vec2 at[], int32_t node, int32_t edges[][2], int32_t faces[][3],
                         int32_t face)
{
    const int32_t count = 2 * node - 5, old[3] = {faces[face][0], faces[face][1], faces[face][2]};
    const pave_vec2 a = at[old[0]], b = at[old[1]], c = at[old[2]];
    const int64_t x = (int64_t)(a.x + b.x + c.x) / 3, y = (int64_t)(a.y + b.y + c.y) / 3;
    at[node] = pave_vec2_of((double)x, (double)y);
    for (int k = 0; k < 3; k++) {
        const pave_vec2 from = at[old[k]], to = at[old[(k + 1) % 3]];
        const int64_t turn = ((int64_t)to.x - (int64_t)from.x) * (y - (int64_t)from.y) -
                             ((int64_t)to.y - (int64_t)from.y) * (x - (int64_t)from.x);
        if (turn <= 0) return false;
    }
    for (int k = 0; k < 3; k++) {
        const int32_t split[3] = {old[k], old[(k + 1) % 3], node}, edge = 3 * (node - 2) + k;
        memcpy(faces[k == 0 ? face : count + k - 1], split, sizeof split);
        edges[edge][0] = old[k];
        edges[edge][1] = node;
    }
    return true;
}

/// Networks in which every node lies in a triangle of three others.
static uint64_t golden_meshes_truncated(void)
{
    enum { NODES = 300 };
    static pave_vec2 at[NODES] = {{0, 0}, {0x1p30, 0}, {0x1p29, 0x1p30}};
    static int32_t edges[3 * NODES - 6][2] = {{0, 1}, {1, 2}, {2, 0}}, faces[2 * NODES - 5][3];
    uint64_t hash = PAVE_HASH_START;
    for (int32_t round = 0; round < 4; round++) {
        const int32_t nodes = 75 * (round + 1), first[3] = {0, 1, 2};
        pave_graph *graph = NULL;
        pave_adjacency *adjacency = NULL;
        pave_mesh *mesh = NULL;
        memcpy(faces[0], first, sizeof first);
        for (int32_t node = 3, i = 0; node < nodes; i++)
            node += golden_split(
                at, node, edges, faces,
                (int32_t)(golden_word(i, 1500 + (uint32_t)round) % (uint32_t)(2 * node - 5)));
        const pave_edges_def def = {nodes, at, 3 * nodes - 6, (const int32_t(*)[2])edges};
        if (pave_graph_create_from_edges(&def, NULL, &graph, NULL) != PAVE_OK) return golden_fail();
        const pave_adjacency_def whole = {.graph = graph, .take_graph = true};
        if (pave_adjacency_create(&whole, NULL, &adjacency, NULL) != PAVE_OK ||
            pave_mesh_create_from_adjacency(adjacency, NULL, NULL, NULL, &mesh, NULL) != PAVE_OK)
            return golden_fail();
        hash = pave_hash_word(hash, mesh->made.solved);
        hash = golden_long(hash, golden_mesh(mesh));
        pave_adjacency_destroy(adjacency);
    }
    return hash;
}

// ---- Queries ------------------------------------------------------------------------------------

static uint64_t golden_tile_sizes(uint64_t hash, const pave_mesh *mesh, int32_t tile)
{
    hash = golden_double(golden_double(hash, pave_mesh_area(mesh, tile)),
                         pave_mesh_perimeter(mesh, tile));
    hash = golden_point(golden_point(hash, pave_mesh_centroid(mesh, tile)),
                        pave_mesh_center(mesh, tile));
    hash = golden_double(hash, pave_mesh_inscribed_radius(mesh, tile));
    for (int32_t k = 0; k < pave_mesh_side_count(mesh, tile); k++)
        hash = pave_hash_word(golden_double(hash, pave_mesh_angle(mesh, tile, k)),
                              (uint32_t)pave_mesh_neighbor(mesh, tile, k));
    return hash;
}

static uint64_t golden_report(uint64_t hash, const pave_mesh_report *report)
{
    const double numbers[] = {report->area,       report->mean_area,     report->min_area,
                              report->max_area,   report->area_cv,       report->min_share,
                              report->min_circle, report->circle_1,      report->circle_10,
                              report->min_angle,  report->angle_1,       report->under_20,
                              report->under_25,   report->concave,       report->mean_aspect,
                              report->max_aspect, report->coverage_error};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        hash = golden_double(hash, numbers[i]);
    for (int i = 0; i <= PAVE_MESH_SIDES_MAX; i++)
        hash = golden_long(hash, (uint64_t)report->sides[i]);
    return golden_long(golden_long(hash, (uint64_t)report->edges), (uint64_t)report->euler);
}

/// Sizes, neighbours, reports, dual graphs, and the tiles under points.
static uint64_t golden_mesh_queries(void)
{
    uint64_t hash = PAVE_HASH_START;
    const pave_mesh_def def = {.relax = {.kind = PAVE_RELAX_PUSH, .steps = 4}};
    pave_mesh *mesh = board_mesh(19, 23, 5, 0.35, &def);
    pave_mesh_report report;
    pave_locator *locator = NULL;
    pave_graph *graph = NULL;
    if (pave_mesh_report_make(mesh, NULL, &report) ||
        pave_locator_create(mesh, NULL, &locator, NULL) ||
        pave_mesh_to_graph(mesh, NULL, &graph, NULL))
        return golden_fail();
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        hash = golden_tile_sizes(hash, mesh, tile);
    hash = golden_report(hash, &report);
    for (int32_t i = 0; i < 5000; i++) {
        const pave_vec2 at = {golden_word(i, 3000) * (45.0 / 4294967296.0) - 5,
                              golden_word(i, 3001) * (50.0 / 4294967296.0) - 5};
        hash = pave_hash_word(hash, (uint32_t)pave_locator_find(locator, at));
    }
    hash = golden_array(golden_array(hash, graph->to, graph->arc_count), graph->twin,
                        graph->arc_count);
    pave_graph_destroy(graph);
    pave_locator_destroy(locator);
    pave_mesh_destroy(mesh);
    return hash;
}

#endif
