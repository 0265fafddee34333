/// tests/mesh/mesh_fixture.h: adjacencies of all kinds and their meshes, for the tests of meshes.
#ifndef PAVE_TESTS_MESH_FIXTURE_H
#define PAVE_TESTS_MESH_FIXTURE_H

#include "../tiling/tiling_fixture.h"

#include <pave/mesh.h>

#include <stdio.h>
#include <stdlib.h>

/// Whatever must not fail.
static inline void must(pave_result result, const char *what)
{
    if (result == PAVE_OK) return;
    fprintf(stderr, "%s: %s\n", what, pave_result_text(result));
    abort();
}

/// The adjacency of a rectangle of a tiling by its number (see tiling_fixture.h), and its window,
/// whose outermost cells are the border. NULL where the faces of the tiling share two sides.
static inline pave_adjacency *window_adjacency(int tiling_number, int32_t width, int32_t height,
                                               pave_tiling **tiling, pave_window **window)
{
    pave_adjacency *adjacency = NULL;
    must(any_tiling_create(tiling_number, NULL, tiling), "tiling");
    pave_window_def def = {.tiling = *tiling, .width = width, .height = height};
    must(pave_window_create(&def, NULL, window, NULL), "window");
    pave_graph_def graph_def = {.window = *window};
    pave_graph *graph = NULL;
    must(pave_graph_create(&graph_def, NULL, &graph, NULL), "graph");
    pave_adjacency_def whole = {.graph = graph, .take_graph = true};
    pave_result result = pave_adjacency_create(&whole, NULL, &adjacency, NULL);
    if (result != PAVE_OK) pave_graph_destroy(graph);
    if (result != PAVE_INVALID) must(result, "adjacency");
    return adjacency;
}

/// The adjacency of a board, of which a share of the edges was removed; repaired.
static inline pave_adjacency *board_adjacency(int32_t width, int32_t height, pave_hex_system system,
                                              uint64_t seed, double share)
{
    pave_board *board = NULL;
    pave_adjacency *adjacency = NULL;
    pave_board_def def = {.width = width, .height = height, .system = system};
    must(pave_board_create(&def, NULL, &board, NULL), "board");
    must(pave_board_to_adjacency(board, NULL, &adjacency, NULL), "its adjacency");
    pave_board_destroy(board);
    must(pave_adjacency_remove_random(
             adjacency,
             &(pave_removal_def){.seed = seed, .share = share, .max_degree = PAVE_REMOVAL_ANY},
             NULL, NULL, NULL),
         "removal");
    int64_t count;
    pave_result result = pave_adjacency_repair(adjacency, NULL, NULL, 0, &count);
    must(result, "repair");
    return adjacency;
}

static inline pave_mesh *adjacency_mesh_by(const pave_adjacency *adjacency,
                                           const pave_mesh_def *def, const pave_batch *batch)
{
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    pave_result result =
        pave_mesh_create_from_adjacency(adjacency, def, NULL, batch, &mesh, &error);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", error.message);
    must(result, "mesh");
    return mesh;
}

static inline pave_mesh *adjacency_mesh(const pave_adjacency *adjacency, const pave_mesh_def *def)
{
    return adjacency_mesh_by(adjacency, def, NULL);
}

/// The mesh of a board of which a share was removed.
static inline pave_mesh *board_mesh(int32_t width, int32_t height, uint64_t seed, double share,
                                    const pave_mesh_def *def)
{
    pave_adjacency *adjacency = board_adjacency(width, height, PAVE_HEX_ODD_Q, seed, share);
    pave_mesh *mesh = adjacency_mesh(adjacency, def);
    pave_adjacency_destroy(adjacency);
    return mesh;
}

#endif
