// cli/tess/tess_graph.c: pave tess: adjacencies from files and from tilings.
#include "tess.h"

#include "../output.h"

#include "../grid/grid_cache.h"

#include <stdlib.h>
#include <string.h>

/// A grid has at most so many tiles.
#define GRID_TILES_MAX 1e8

// ---- Files --------------------------------------------------------------------------------------

// Says what is wrong with the edges: first what the reader has found.
static int refuse_edges(const tess_job *job, const pave_edge_list *list, const pave_error *error)
{
    const pave_edges_def edges = {list->node_count, list->positions, list->edge_count,
                                  (const int32_t(*)[2])list->edges};
    int64_t count = 0;
    pave_fault *faults = NULL;
    if (list->fault_count > 0) return tess_refuse(job, list->faults, list->fault_count);
    pave_result result = pave_edges_check(&edges, NULL, NULL, 0, &count, NULL);
    if (result == PAVE_CAPACITY) {
        faults = malloc((size_t)count * sizeof *faults);
        result =
            faults ? pave_edges_check(&edges, NULL, faults, count, &count, NULL) : PAVE_NO_MEMORY;
    }
    int code = result == PAVE_OK && count > 0 ? tess_refuse(job, faults, count) : cli_report(error);
    free(faults);
    return code;
}

static int take_edges(tess_job *job, const pave_edge_list *list)
{
    pave_error error = {0};
    pave_fault fault;
    switch (pave_edge_list_to_adjacency(list, NULL, &job->adjacency, &fault, &error)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return cli_failed("out of memory; request fewer tiles");
    case PAVE_INVALID:
        return fault.kind != PAVE_FAULT_NONE
                   ? refuse_edges(job, list, &error)
                   : cli_failed("%s: %s",
                                job->options->graph ? job->options->graph : job->options->grid,
                                error.message);
    default: return cli_report(&error);
    }
}

int tess_read_graph(tess_job *job)
{
    pave_edge_list list = {0};
    int code = cli_read_graph(job->options->graph, &list);
    if (code == CLI_DONE) code = take_edges(job, &list);
    pave_edge_list_release(&list);
    return code;
}

// ---- Tilings ------------------------------------------------------------------------------------

static int take_window(tess_job *job, const pave_window *window)
{
    const pave_adjacency_window_def def = {.window = window};
    pave_error error = {0};
    switch (pave_adjacency_create_from_window(&def, NULL, &job->adjacency, &error)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return cli_failed("out of memory; request fewer tiles");
    case PAVE_RANGE: return cli_wrong("--size: %s", error.message);
    default: return cli_failed("%s: %s", job->options->grid, error.message);
    }
}

static int make_window(tess_job *job, const pave_tiling *tiling)
{
    const cli_size size = job->options->size;
    pave_window_def def = {.tiling = tiling,
                           .shape = PAVE_WINDOW_RECTANGLE,
                           .width = size.width,
                           .height = size.height};
    pave_window *window;
    pave_error error = {0};
    bool regular = tiling == pave_tiling_square() || tiling == pave_tiling_hex() ||
                   tiling == pave_tiling_tri();
    double tiles = (double)size.width * size.height * (regular ? 1 : tiling->face_count);
    if (tiles > GRID_TILES_MAX)
        return cli_wrong("--size: %dx%d are about %.0f tiles; of a grid there are at most %.0f",
                         (int)size.width, (int)size.height, tiles, GRID_TILES_MAX);
    if (pave_window_create(&def, NULL, &window, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? cli_failed("out of memory; request fewer tiles")
                                              : cli_wrong("--size: %s", error.message);
    int code = take_window(job, window);
    pave_window_destroy(window);
    return code;
}

int tess_make_grid(tess_job *job)
{
    grid_cache cache = {0};
    grid_answer answer = {0};
    const grid_kind *kind;
    int code = grid_option_open(&cache, job->options->grid, &answer, &kind);
    if (code == CLI_DONE) code = make_window(job, grid_tiling(kind));
    grid_answer_release(&answer);
    grid_cache_release(&cache);
    return code;
}
