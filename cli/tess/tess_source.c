// cli/tess/tess_source.c: pave tess: the sources of adjacency: boards, graphs, windows of tilings
// and parts of non-periodic grids; and quads, whose adjacencies are given.
#include "../grid/grid_cache.h"
#include "../grid/grid_patch.h"
#include "../output.h"
#include "tess.h"

#include <pave/formats/obj.h>
#include <pave/quads.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

// On every non-periodic grid, the centres of cells that touch a part are within this distance of
// its bounding box.
enum { TOUCHING_REACH = 6 };

// Makes a patch that contains the given cells and all cells that touch them.
static int make_around(const tess_job *job, const pave_patch *tiles, pave_patch **out)
{
    const char *name = job->options->window.grid;
    grid_patch_ground ground;
    char why[CLI_WHY_SIZE];
    pave_error error = {0};
    if (!grid_patch_read(name, &ground, why)) return cli_wrong("--grid: %s", why);
    const pave_box box = pave_box_widened(tiles->bounds, TOUCHING_REACH);
    const pave_area area = pave_area_rectangle(box.min, box.max);
    switch (grid_patch_make(&ground, &area, out, &error)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return tess_no_memory();
    default: return cli_wrong("--grid: %s: %s", name, error.message);
    }
}

// Makes the adjacency of a patch. Its tiles are the largest connected component, without cells that
// touch the rest only in a vertex.
static int take_patch(tess_job *job, const pave_patch *tiles, const pave_patch *around)
{
    pave_error error = {0};
    bool *solid = calloc((size_t)tiles->cell_count + 1, sizeof *solid),
         *kept = calloc((size_t)around->cell_count + 1, sizeof *kept);
    pave_result result = solid && kept ? pave_patch_solid(tiles, NULL, solid) : PAVE_NO_MEMORY;
    for (int32_t i = 0; result == PAVE_OK && i < tiles->cell_count; i++)
        if (solid[i]) kept[pave_patch_index(around, tiles->cells[i])] = true;
    if (result == PAVE_OK)
        result = pave_patch_to_adjacency(around, kept, NULL, &job->adjacency, &error);
    free(kept);
    free(solid);
    return result == PAVE_OK ? CLI_DONE
           : result == PAVE_NO_MEMORY
               ? tess_no_memory()
               : cli_failed("%s: %s", job->options->window.grid, error.message);
}

/// Makes the adjacency of a --grid that has patches instead of windows. Returns an exit code, after
/// a message unless it is CLI_DONE.
static int tess_make_patch(tess_job *job)
{
    const tess_options *options = job->options;
    pave_patch *tiles = NULL, *around = NULL;
    int code = grid_patch_refuse(job->call, options->window.grid, "on");
    if (code == CLI_DONE) code = grid_patch_open(job->call, &options->window, options->at, &tiles);
    if (code == CLI_DONE) code = make_around(job, tiles, &around);
    if (code == CLI_DONE) code = take_patch(job, tiles, around);
    pave_patch_destroy(around);
    pave_patch_destroy(tiles);
    return code;
}

#define GRID_TILES_MAX 1e8

int tess_no_memory(void) { return cli_failed("out of memory; request fewer tiles"); }

// ---- Graphs -------------------------------------------------------------------------------------

static int take_edges(tess_job *job, const pave_edge_list *list)
{
    pave_error error = {0};
    pave_fault fault;
    switch (pave_edge_list_to_adjacency(list, NULL, &job->adjacency, &fault, &error)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_INVALID:
        if (list->fault_count > 0) return tess_refuse(job, list->faults, list->fault_count);
        if (fault.kind != PAVE_FAULT_NONE) return tess_refuse_source(job, list, &error);
        if (list->border_rule != PAVE_BORDER_RING)
            return cli_failed("%s: %s", job->options->graph, error.message);
        cli_say("%s", error.message);
        return CLI_NO;
    case PAVE_RANGE: return cli_failed("%s: %s", job->options->graph, error.message);
    default: return cli_report(&error);
    }
}

// Applies --border if the file names no nodes.
static int choose_border(const tess_job *job, pave_edge_list *list)
{
    if (!cli_given(job->call, "border")) return CLI_DONE;
    if (list->border_count > 0)
        return cli_wrong("--border: %s names the nodes of its border; leave one of the two out",
                         job->options->graph);
    list->border_rule = (pave_border_rule)job->options->border;
    return CLI_DONE;
}

// Rejects graphs whose nodes are all on the border, which would have no tiles.
static int check_inner(tess_job *job, const pave_edge_list *list)
{
    const int count = (int)(job->adjacency->graph->node_count - job->adjacency->inner_count);
    const bool outer = list->border_count == 0 && list->border_rule == PAVE_BORDER_OUTER;
    if (job->adjacency->inner_count > 0) {
        job->outer_count = outer ? count : 0;
        return CLI_DONE;
    }
    if (count == 0)
        cli_say("no tiles: the graph has no nodes; add at least one");
    else
        cli_say("no inner tiles: all %d are in the border; %s", count,
                outer ? "use --border ring, which adds border tiles around them, or name the "
                        "border in the file"
                      : "name other border nodes in the file");
    return CLI_NO;
}

void tess_say_outer(const tess_job *job)
{
    const int count = cli_given(job->call, "border") ? 0 : (int)job->outer_count;
    if (count == 1)
        cli_say("1 outer node of the graph is the border and not a tile; --border ring makes it a "
                "tile");
    else if (count > 1)
        cli_say("%d outer nodes of the graph are the border and not tiles; --border ring makes "
                "them tiles",
                count);
}

/// Makes the adjacency of --graph, with its border.
static int tess_read_graph(tess_job *job)
{
    pave_edge_list list = {0};
    int code = tess_open_graph(job, &list);
    if (code == CLI_DONE) code = choose_border(job, &list);
    if (code == CLI_DONE) code = take_edges(job, &list);
    if (code == CLI_DONE) code = check_inner(job, &list);
    tess_close_graph(job, &list);
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
    cli_say("no tiles: every cell of the window is a wall; choose another window");
    return CLI_NO;
}

static int make_window(tess_job *job, const grid_kind *kind)
{
    const tess_options *options = job->options;
    const pave_tiling *tiling = grid_tiling(kind);
    pave_window_def def;
    pave_window *window = NULL;
    int code = grid_window_define(job->call, &options->window, true, tiling, &def);
    if (code == CLI_DONE) code = grid_window_at(tiling, kind->name, options->at, &def.at);
    if (code == CLI_DONE)
        code = grid_window_make(NULL, &def, GRID_TILES_MAX, "a mesh has", &window);
    if (code == CLI_DONE) code = take_window(job, window, NULL);
    pave_window_destroy(window);
    return code;
}

/// Makes the adjacency of --grid, with --on.
static int tess_make_grid(tess_job *job)
{
    const tess_options *options = job->options;
    grid_cache cache = {0};
    grid_answer answer = {0};
    const grid_kind *kind;
    pave_store_ground on = {0};
    if (grid_patch_is(options->window.grid)) return tess_make_patch(job);
    int code = grid_option_open(&cache, options->window.grid, &answer, &kind);
    if (code == CLI_DONE && !options->on) {
        code = make_window(job, kind);
    } else if (code == CLI_DONE) {
        code = grid_ground_option_open(&(grid_ground_options){.on = options->on}, grid_tiling(kind),
                                       INT32_MAX, &on);
        if (code == CLI_DONE) code = take_window(job, on.window, on.closed);
    }
    pave_store_ground_close(&on);
    grid_answer_release(&answer);
    grid_cache_release(&cache);
    return code;
}

// ---- Writing the graph --------------------------------------------------------------------------

// Makes the graph of neighbouring Voronoi cells, with the points as nodes: the Delaunay
// triangulation, except at degenerate points. For quads, the nodes are their centroids.
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
    out->border_rule = PAVE_BORDER_RING; // so that all nodes become tiles when the file is read
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

// Makes a patch with about the number of quads that `--size` requests, centred on the origin.
// Leaves out cells that cannot be part of a mesh.
static pave_result make_patch(const tess_job *job, pave_patch **out, pave_error *error)
{
    const tess_options *options = job->options;
    const double side = sqrt(PAVE_QUADS_MEAN_AREA) / 2;
    const pave_vec2 corner = {options->window.size.width * side,
                              options->window.size.height * side};
    const pave_area area = pave_area_rectangle(pave_vec2_of(-corner.x, -corner.y), corner);
    pave_quads *quads = NULL;
    pave_patch *whole = NULL;
    bool *keep = NULL;
    *out = NULL;
    pave_result result = pave_quads_create_from_area(&(pave_quads_def){.seed = options->seed},
                                                     &area, NULL, &quads, error);
    if (result == PAVE_OK) result = pave_patch_create_from_quads(quads, NULL, &whole, error);
    pave_quads_destroy(quads);
    if (result != PAVE_OK) return result;
    keep = malloc((size_t)whole->cell_count + 1);
    result = keep ? pave_patch_solid(whole, NULL, keep) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) result = pave_patch_create_part(whole, keep, NULL, out, NULL);
    free(keep);
    pave_patch_destroy(whole);
    return result;
}

/// Makes the mesh of --pattern townscaper. Returns an exit code as above.
static int tess_make_quads(tess_job *job)
{
    const cli_size size = job->options->window.size;
    pave_patch *patch;
    pave_error error = {0};
    if ((double)size.width * size.height > TESS_QUADS_MAX)
        return cli_wrong("--size: %dx%d quads exceed the maximum of %d", (int)size.width,
                         (int)size.height, TESS_QUADS_MAX);
    pave_result result = make_patch(job, &patch, &error);
    if (result == PAVE_OK) result = pave_patch_mesh(patch, NULL, &job->mesh, &error);
    pave_patch_destroy(patch);
    switch (result) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_RANGE: return cli_wrong("--size: %s", error.message);
    default: return cli_report(&error);
    }
}

/// Number of steps if only --until decides when to stop.
enum { STEPS_DEFAULT = 1000 };

// ---- Boards -------------------------------------------------------------------------------------

// Checks that the machine has the minimum memory of the tiles, which was measured. Other vertex
// rules and --kind angle need more.
static int check_memory(const tess_job *job, const pave_board_def *def)
{
    const tess_options *options = job->options;
    const double bytes = options->vertex != PAVE_VERTEX_MEAN                       ? 130
                         : options->relax > 0 && options->kind == PAVE_RELAX_ANGLE ? 100
                                                                                   : 50;
    return cli_memory_check("size", (double)def->width * def->height, bytes);
}

static int create_board(tess_job *job, const pave_board_def *def)
{
    pave_error error = {0};
    if (((int64_t)def->width + 2) * ((int64_t)def->height + 2) <= PAVE_BOARD_SLOTS_MAX &&
        check_memory(job, def) != CLI_DONE)
        return CLI_FAILED;
    if (pave_board_create(def, NULL, &job->board, &error) == PAVE_OK) return CLI_DONE;
    if (error.result == PAVE_NO_MEMORY) return tess_no_memory();
    return cli_wrong("--size: %dx%d tiles exceed the maximum of %d, with the border",
                     (int)def->width, (int)def->height, (int)PAVE_BOARD_SLOTS_MAX);
}

// Defines the board from the options; the walls give the default size and layout.
static int define_board(const tess_job *job, const pave_mask *walls, pave_board_def *out)
{
    const tess_options *options = job->options;
    pave_error error = {0};
    pave_board *whole;
    *out = (pave_board_def){.width = options->window.size.width,
                            .height = options->window.size.height,
                            .system = (pave_hex_system)options->layout,
                            .pattern = (pave_board_pattern)options->pattern};
    if (!walls || cli_given(job->call, "size") || cli_given(job->call, "layout")) return CLI_DONE;
    if (pave_board_create_from_mask(walls, NULL, &whole, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? tess_no_memory()
                                              : cli_failed("%s: %s", options->on, error.message);
    out->width = whole->width;
    out->height = whole->height;
    out->system = whole->system;
    pave_board_destroy(whole);
    return CLI_DONE;
}

static int cut_walls(tess_job *job, const pave_mask *walls)
{
    pave_error error = {0};
    switch (pave_board_cut_mask(job->board, walls, &error)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_UNSUPPORTED: return cli_failed("%s: %s", job->options->on, error.message);
    default: return cli_wrong("--on: %s: %s", job->options->on, error.message);
    }
}

static int make_board_with(tess_job *job, const pave_mask *walls)
{
    pave_board_def def;
    pave_error error = {0};
    const char *file = job->options->board;
    int code = file ? CLI_DONE : define_board(job, walls, &def);
    if (file && pave_json_board_read(file, NULL, &job->board, &error)) code = cli_report(&error);
    if (code == CLI_DONE && !file) code = create_board(job, &def);
    return code == CLI_DONE && walls ? cut_walls(job, walls) : code;
}

static int make_board(tess_job *job)
{
    if (!job->options->on) return make_board_with(job, NULL);
    pave_store_ground on = {0};
    int code = grid_ground_option_open(&(grid_ground_options){.on = job->options->on},
                                       pave_tiling_hex(), INT32_MAX, &on);
    if (code == CLI_DONE) code = make_board_with(job, on.closed);
    pave_store_ground_close(&on);
    return code;
}

// ---- Pairs of tiles ----------------------------------------------------------------------------

static int32_t node_count(const tess_job *job)
{
    return job->board       ? job->board->slot_count
           : job->adjacency ? job->adjacency->graph->node_count
                            : job->mesh->tile_count;
}

static int no_tile(const tess_job *job, const char *option, const char *text)
{
    if (job->board)
        return cli_wrong("--%s: the board has no tile %s; numbers go from 0 to %d, columns from -1 "
                         "to %d, rows from -1 to %d",
                         option, text, (int)node_count(job) - 1, (int)job->board->width,
                         (int)job->board->height);
    return cli_wrong("--%s: there is no tile %s; tiles are numbered from 0 to %d", option, text,
                     (int)node_count(job) - 1);
}

int tess_read_tile(const tess_job *job, const char *option, const char *text, int32_t *out)
{
    pave_cell place;
    int64_t number;
    switch (job->board && strchr(text, ',') ? cli_read_place(text, &place) : CLI_NO_FORM) {
    case CLI_TOO_FAR: return no_tile(job, option, text);
    case CLI_READ:
        if (!pave_board_contains(job->board, pave_board_at(place.q, place.r)))
            return no_tile(job, option, text);
        *out = pave_board_node(job->board, pave_board_at(place.q, place.r));
        return CLI_DONE;
    default: break;
    }
    switch (cli_read_number(text, 0, (int64_t)node_count(job) - 1, &number)) {
    case CLI_READ: *out = (int32_t)number; return CLI_DONE;
    case CLI_TOO_FAR: return no_tile(job, option, text);
    default:
        return job->board
                   ? cli_wrong("--%s: \"%s\" is not a tile; give its number, or its column and "
                               "row, such as 3,1",
                               option, text)
                   : cli_wrong("--%s: \"%s\" is not a tile; give its number", option, text);
    }
}

// Reads the two tiles of `A:B`.
static int read_pair(const tess_job *job, const char *option, const char *text, int32_t out[2])
{
    enum { ROOM = 64 };
    const char *colon = strchr(text, ':');
    char first[ROOM];
    if (!colon || strchr(colon + 1, ':') || colon == text || !colon[1] || colon - text >= ROOM)
        return cli_wrong("--%s: \"%s\" are not two tiles; give them as A:B, such as %s", option,
                         text, job->board ? "0,0:1,0" : "4:5");
    memcpy(first, text, (size_t)(colon - text));
    first[colon - text] = '\0';
    int code = tess_read_tile(job, option, first, &out[0]);
    return code == CLI_DONE ? tess_read_tile(job, option, colon + 1, &out[1]) : code;
}

static int find_on_board(const pave_board *board, const int32_t pair[2], tess_link *out,
                         bool *border)
{
    pave_board_tile other = pave_board_node_tile(board, pair[1]);
    out->tile = pave_board_node_tile(board, pair[0]);
    out->k = pave_board_between(board, out->tile, other);
    *border = !pave_board_inner(board, out->tile) && !pave_board_inner(board, other);
    return out->k;
}

static int32_t find_on_graph(const pave_adjacency *adjacency, const int32_t pair[2], tess_link *out,
                             bool *border)
{
    out->arc = pave_adjacency_find(adjacency, pair[0], pair[1]);
    *border = pave_adjacency_is_border(adjacency, pair[0]) &&
              pave_adjacency_is_border(adjacency, pair[1]);
    return out->arc;
}

int tess_find_link(const tess_job *job, const char *option, const char *text, tess_link *out)
{
    int32_t pair[2];
    bool border;
    int code = read_pair(job, option, text, pair);
    if (code != CLI_DONE) return code;
    if ((job->board ? find_on_board(job->board, pair, out, &border)
                    : find_on_graph(job->adjacency, pair, out, &border)) < 0)
        return cli_wrong("--%s: %s are not neighbours%s", option, text,
                         job->board ? "; give two neighbours"
                                    : "; only edges of the graph can be cut and joined");
    return border
               ? cli_wrong("--%s: %s are both in the border, whose tiles stay joined; leave it out",
                           option, text)
               : CLI_DONE;
}

static int set_pairs(tess_job *job, const char *option, const cli_list *list, bool adjacent)
{
    for (int i = 0; i < list->count; i++) {
        tess_link link;
        int code = tess_find_link(job, option, list->items[i], &link);
        if (code != CLI_DONE) return code;
        pave_result result = job->board
                                 ? pave_board_set(job->board, link.tile, link.k, adjacent)
                                 : pave_adjacency_set_cut(job->adjacency, link.arc, !adjacent);
        assert(result == PAVE_OK);
        (void)result;
    }
    return CLI_DONE;
}

// ---- Removal and repair -------------------------------------------------------------------------

// Applies --max-degree.
static int read_degree(const tess_options *options, int32_t *out)
{
    int64_t degree = PAVE_REMOVAL_ANY;
    if (strcmp(options->max_degree, "any") != 0 &&
        cli_read_number(options->max_degree, 3, PAVE_REMOVAL_DEGREE_MAX, &degree) != CLI_READ)
        return cli_wrong("--max-degree: \"%s\" is not a number of tiles; give 3 to %d, or any",
                         options->max_degree, PAVE_REMOVAL_DEGREE_MAX);
    *out = (int32_t)degree;
    return CLI_DONE;
}

void tess_say_removal(const tess_job *job)
{
    const tess_options *options = job->options;
    if (job->removal.attempted == 0 || job->removal.removed > 0) return;
    const bool any = strcmp(options->max_degree, "any") == 0;
    cli_say("--remove: nothing was removed: --min-sides %d%s%s allow%s none of the %lld attempts",
            (int)options->min_sides, any ? "" : " and --max-degree ",
            any ? "" : options->max_degree, any ? "s" : "", (long long)job->removal.attempted);
}

static int remove_random(tess_job *job)
{
    const tess_options *options = job->options;
    pave_removal_def def = {
        .seed = options->seed, .share = options->remove, .min_sides = (int32_t)options->min_sides};
    int code = read_degree(options, &def.max_degree);
    if (code != CLI_DONE) return code;
    pave_result result =
        job->board ? pave_board_remove_random(job->board, &def, NULL, &job->removal, NULL)
                   : pave_adjacency_remove_random(job->adjacency, &def, NULL, &job->removal, NULL);
    return result == PAVE_OK ? CLI_DONE : tess_no_memory();
}

// Returns the maximum number of edges that can be joined.
static int64_t missing_count(const tess_job *job)
{
    int64_t count = 0;
    if (job->board) {
        for (int32_t i = 0; i < job->board->slot_count; i++)
            count += 3 - (job->board->links[i] & 1) - (job->board->links[i] >> 1 & 1) -
                     (job->board->links[i] >> 2 & 1);
        return count;
    }
    for (int32_t arc = 0; arc < job->adjacency->graph->arc_count; arc++)
        count += pave_adjacency_is_cut(job->adjacency, arc);
    return count / 2;
}

static pave_result repair_adjacency(tess_job *job, int64_t capacity)
{
    const pave_graph *graph = job->adjacency->graph;
    int32_t *arcs = malloc(((size_t)capacity + 1) * sizeof *arcs);
    pave_result result =
        arcs ? pave_adjacency_repair(job->adjacency, NULL, arcs, capacity, &job->repaired_count)
             : PAVE_NO_MEMORY;
    for (int64_t i = 0; result == PAVE_OK && i < job->repaired_count; i++) {
        int32_t a = graph->to[graph->twin[arcs[i]]], b = graph->to[arcs[i]];
        job->repaired[i][0] = a < b ? a : b;
        job->repaired[i][1] = a < b ? b : a;
    }
    free(arcs);
    return result;
}

// Repairs the source. Faults that cannot be repaired are reported when the mesh is made.
static int repair(tess_job *job)
{
    int64_t missing = missing_count(job);
    if (missing > INT32_MAX - 1) return tess_no_memory();
    job->repaired = malloc(((size_t)missing + 1) * sizeof *job->repaired);
    if (!job->repaired) return tess_no_memory();
    pave_result result = job->board ? pave_board_repair(job->board, NULL, job->repaired, missing,
                                                        &job->repaired_count)
                                    : repair_adjacency(job, missing);
    assert(result != PAVE_CAPACITY);
    return result == PAVE_NO_MEMORY ? tess_no_memory() : CLI_DONE;
}

/// Returns whether the tiles are made from adjacencies.
static bool tess_has_adjacency(const tess_job *job)
{
    const tess_options *options = job->options;
    return !options->voronoi && !options->voronoi_of && !job->quads && options->tiles != TESS_FACES;
}

int tess_make_source(tess_job *job)
{
    const tess_options *options = job->options;
    if (!tess_has_adjacency(job)) return CLI_DONE;
    int code = options->graph         ? tess_read_graph(job)
               : options->window.grid ? tess_make_grid(job)
                                      : make_board(job);
    if (code == CLI_DONE) code = set_pairs(job, "cut", &options->cuts, false);
    if (code == CLI_DONE) code = set_pairs(job, "join", &options->joins, true);
    if (code == CLI_DONE) code = remove_random(job);
    if (code != CLI_DONE || !options->repair) return code;
    cli_progress_next(&job->bar, "repairing");
    return repair(job);
}

// ---- Meshes -------------------------------------------------------------------------------------

// Reports why the mesh cannot be made.
static int refuse_mesh(const tess_job *job, const pave_error *error)
{
    switch (error->result) {
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_INVALID: return tess_refuse_source(job, NULL, error);
    case PAVE_RANGE: // all other ranges were checked with the options
        return cli_wrong("--%s: %s", job->options->frame > 0 ? "frame" : "rim", error->message);
    default: return cli_report(error);
    }
}

static pave_result create_mesh(const tess_job *job, const pave_mesh_def *def, pave_mesh **out,
                               pave_error *error)
{
    return job->board ? pave_mesh_create_from_board(job->board, def, NULL, &job->batch, out, error)
                      : pave_mesh_create_from_adjacency(job->adjacency, def, NULL, &job->batch, out,
                                                        error);
}

// Finds whether inner nodes of a grid have different degrees, and whether edges are cut.
static void look_at_grid(const pave_adjacency *adjacency, bool *several, bool *cut)
{
    const pave_graph *graph = adjacency->graph;
    int32_t sides = 0;
    *several = *cut = false;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (pave_adjacency_is_border(adjacency, node)) continue;
        const int32_t degree = graph->start[node + 1] - graph->start[node];
        *several = *several || (sides > 0 && degree != sides);
        sides = degree;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            *cut = *cut || pave_adjacency_is_cut(adjacency, arc);
    }
}

// Returns the default of --wanted. On grids of several polygons, tiles keep the areas of their
// polygons, but less so if edges are cut.
static double wanted_areas(const tess_job *job)
{
    bool several = false, cut = false;
    if (cli_given(job->call, "wanted")) return job->options->wanted;
    if (job->options->window.grid && job->adjacency) look_at_grid(job->adjacency, &several, &cut);
    return !several ? 0 : cut ? 0.5 : 1;
}

pave_relax_def tess_relax_of(const tess_job *job)
{
    const tess_options *options = job->options;
    return (pave_relax_def){.kind = (pave_relax_kind)options->kind,
                            .until = options->until,
                            .min_radius = options->min_radius,
                            .wanted = wanted_areas(job),
                            .rim = (pave_rim_kind)options->rim,
                            .frame_ratio = options->frame};
}

int tess_make_mesh(tess_job *job)
{
    const tess_options *options = job->options;
    pave_error error = {0};
    pave_mesh_def def = {.vertex_rule = (pave_vertex_rule)options->vertex};
    pave_relax_def relax = tess_relax_of(job);
    relax.steps = (int32_t)(cli_given(job->call, "relax") ? options->relax
                            : options->until > 0          ? STEPS_DEFAULT
                                                          : 0);
    if (!tess_has_adjacency(job)) {
        int code = options->tiles == TESS_FACES ? tess_make_faces(job)
                   : job->quads                 ? tess_make_quads(job)
                                                : tess_make_cells(job);
        if (code != CLI_DONE || !job->mesh) return code;
        if (options->compare && pave_mesh_copy(job->mesh, NULL, &job->before, NULL) != PAVE_OK)
            return tess_no_memory();
        return (options->relax > 0 || options->until > 0) &&
                       pave_mesh_relax(job->mesh, &relax, &job->batch, &error) != PAVE_OK
                   ? refuse_mesh(job, &error)
                   : CLI_DONE;
    }
    if (options->compare && create_mesh(job, &def, &job->before, &error) != PAVE_OK)
        return refuse_mesh(job, &error);
    def.relax = relax;
    return create_mesh(job, &def, &job->mesh, &error) == PAVE_OK ? CLI_DONE
                                                                 : refuse_mesh(job, &error);
}
