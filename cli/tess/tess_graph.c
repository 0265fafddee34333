// cli/tess/tess_graph.c: pave tess: the adjacencies of graphs and of windows of tilings, and the
// graph that is written.
#include "tess.h"

#include "../grid/grid_cache.h"
#include "../grid/grid_patch.h"
#include "../output.h"

#include <stdlib.h>

#define GRID_TILES_MAX 1e8

int tess_no_memory(void) { return cli_failed("out of memory; request fewer tiles"); }

// ---- Graphs -------------------------------------------------------------------------------------

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
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_INVALID:
        if (fault.kind != PAVE_FAULT_NONE) return refuse_edges(job, list, &error);
        if (list->border_rule != PAVE_BORDER_RING)
            return cli_failed("%s: %s", job->options->graph, error.message);
        cli_say("%s", error.message);
        return CLI_NO;
    case PAVE_RANGE: return cli_failed("%s: %s", job->options->graph, error.message);
    default: return cli_report(&error);
    }
}

// What --border says, where the file names no nodes.
static int choose_border(const tess_job *job, pave_edge_list *list)
{
    if (!cli_given(job->call, "border")) return CLI_DONE;
    if (list->border_count > 0)
        return cli_wrong("--border: %s names the nodes of its border; leave one of the two out",
                         job->options->graph);
    list->border_rule = (pave_border_rule)job->options->border;
    return CLI_DONE;
}

// Graphs may be all border; then there would be nothing to see.
static int check_inner(tess_job *job, const pave_edge_list *list)
{
    const int count = (int)(job->adjacency->graph->node_count - job->adjacency->inner_count);
    const bool outer = list->border_count == 0 && list->border_rule == PAVE_BORDER_OUTER;
    if (job->adjacency->inner_count > 0) {
        job->outer_count = outer ? count : 0;
        return CLI_DONE;
    }
    if (count == 0)
        cli_say("there is no tile: the graph has no nodes; give it one");
    else
        cli_say("there is no inner tile: all %d lie in the border; %s", count,
                outer ? "use --border ring, which puts one around them, or name it in the file"
                      : "name others in the file");
    return CLI_NO;
}

void tess_say_outer(const tess_job *job)
{
    const int count = cli_given(job->call, "border") ? 0 : (int)job->outer_count;
    if (count == 1)
        cli_say("1 outer node of the graph is the border and became no tile; --border ring makes "
                "one of it");
    else if (count > 1)
        cli_say("%d outer nodes of the graph are the border and became no tiles; --border ring "
                "makes tiles of them",
                count);
}

int tess_read_graph(tess_job *job)
{
    pave_edge_list list = {0};
    int code = cli_read_graph(job->options->graph, &list);
    if (code == CLI_DONE) code = choose_border(job, &list);
    if (code == CLI_DONE) code = take_edges(job, &list);
    if (code == CLI_DONE) code = check_inner(job, &list);
    pave_edge_list_release(&list);
    return code;
}

// ---- Tilings ------------------------------------------------------------------------------------

static int take_window(tess_job *job, const pave_window *window, const pave_mask *walls)
{
    const pave_layout_def upright = {.orientation =
                                         (pave_orientation)job->options->window.orientation};
    pave_layout layout;
    pave_error error = {0};
    if (pave_tiling_layout(window->tiling, &upright, &layout, &error) != PAVE_OK)
        return cli_report(&error);
    const pave_adjacency_window_def def = {.window = window, .walls = walls, .layout = &layout};
    switch (pave_adjacency_create_from_window(&def, NULL, &job->adjacency, &error)) {
    case PAVE_OK: break;
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_RANGE: return cli_wrong("--size: %s", error.message);
    default: return cli_failed("%s: %s", job->options->window.grid, error.message);
    }
    if (job->adjacency->inner_count > 0) return CLI_DONE;
    cli_say("there is no tile: the window has no cell that is no wall; take another one");
    return CLI_NO;
}

static int make_window(tess_job *job, const grid_kind *kind)
{
    const tess_options *options = job->options;
    const pave_tiling *tiling = grid_tiling(kind);
    pave_window_def def;
    pave_window *window;
    pave_error error = {0};
    int code = grid_window_define(job->call, &options->window, true, tiling, &def);
    if (code == CLI_DONE) code = grid_window_at(tiling, kind->name, options->at, &def.at);
    if (code != CLI_DONE) return code;
    const bool sized = grid_window_is_sized(def.shape);
    const char *wish = sized ? "size" : "radius";
    const double tiles = grid_window_cells(&def);
    if (tiles > GRID_TILES_MAX && sized)
        return cli_wrong("--size: %dx%d are about %.0f tiles; of a grid there are at most %.0f",
                         (int)def.width, (int)def.height, tiles, GRID_TILES_MAX);
    if (tiles > GRID_TILES_MAX)
        return cli_wrong("--radius: %d are about %.0f tiles; of a grid there are at most %.0f",
                         (int)def.radius, tiles, GRID_TILES_MAX);
    if (pave_window_create(&def, NULL, &window, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY
                   ? tess_no_memory()
                   : cli_wrong("--%s: %s",
                               error.result == PAVE_UNSUPPORTED && cli_given(job->call, "window")
                                   ? "window"
                                   : wish,
                               error.message);
    code = take_window(job, window, NULL);
    pave_window_destroy(window);
    return code;
}

int tess_make_grid(tess_job *job)
{
    const tess_options *options = job->options;
    grid_cache cache = {0};
    grid_answer answer = {0};
    const grid_kind *kind;
    const pave_mask *walls;
    if (grid_patch_is(options->window.grid)) return tess_make_patch(job);
    int code = grid_option_open(&cache, options->window.grid, &answer, &kind);
    if (code == CLI_DONE && !options->walls) {
        code = make_window(job, kind);
    } else if (code == CLI_DONE) {
        code = grid_walls_option_open(&cache, options->walls, grid_tiling(kind), &answer, &walls);
        if (code == CLI_DONE) code = take_window(job, walls->window, walls);
    }
    grid_answer_release(&answer);
    grid_cache_release(&cache);
    return code;
}

// ---- The graph that is written ------------------------------------------------------------------

// The cells of a Voronoi diagram that are neighbours, as a graph of their points: without what
// degenerate points leave open, their Delaunay triangulation. Quads likewise, at their centroids.
static pave_result list_sites(const tess_job *job, pave_edge_list *out, pave_error *error)
{
    pave_graph *graph = NULL;
    pave_adjacency *adjacency = NULL;
    pave_result result = pave_mesh_to_graph(job->mesh, NULL, &graph, error);
    if (result != PAVE_OK) return result;
    const pave_adjacency_def def = {
        .graph = graph, .take_graph = true, .border_rule = PAVE_BORDER_NONE};
    result = pave_adjacency_create(&def, NULL, &adjacency, error);
    if (result != PAVE_OK) pave_graph_destroy(graph);
    if (result == PAVE_OK) result = pave_edge_list_from_adjacency(adjacency, NULL, out, error);
    pave_adjacency_destroy(adjacency);
    if (result != PAVE_OK) return result;
    for (int32_t i = 0; job->sites && i < out->node_count; i++) out->positions[i] = job->sites[i];
    out->border_rule = PAVE_BORDER_RING; // so that the file makes as many tiles
    return PAVE_OK;
}

static pave_result list_board(const tess_job *job, pave_edge_list *out, pave_error *error)
{
    pave_adjacency *adjacency = NULL;
    pave_result result = pave_board_to_adjacency(job->board, NULL, &adjacency, error);
    if (result == PAVE_OK) result = pave_edge_list_from_adjacency(adjacency, NULL, out, error);
    pave_adjacency_destroy(adjacency);
    return result;
}

int tess_save_graph(const tess_job *job)
{
    pave_edge_list list = {0};
    pave_error error = {0};
    pave_result result = job->board ? list_board(job, &list, &error)
                         : job->adjacency
                             ? pave_edge_list_from_adjacency(job->adjacency, NULL, &list, &error)
                             : list_sites(job, &list, &error);
    if (result == PAVE_OK)
        result = pave_json_graph_write(&list, cli_stage(job->options->save_graph), NULL, &error);
    pave_edge_list_release(&list);
    return result == PAVE_OK          ? CLI_DONE
           : result == PAVE_NO_MEMORY ? tess_no_memory()
                                      : cli_report(&error);
}
