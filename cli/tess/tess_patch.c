// cli/tess/tess_patch.c: pave tess: the adjacency of a piece of a grid that repeats nowhere: its
// cells, and around them, as the border, those of the grid that touch them.
#include "tess.h"

#include "../grid/grid_patch.h"

#include <stdlib.h>
#include <string.h>

// Cells that touch a piece have their middles within this of its bounds, on all such grids.
enum { TOUCHING_REACH = 6 };

typedef struct patch_work {
    const pave_patch *tiles; // of the options
    pave_patch *around;      // with the cells that touch them, and more
    int32_t *nodes;          // of its cells: the number of their node, or -1
    bool *kept;              // of its cells: those of the one piece that becomes tiles
    int32_t tile_count, node_count;
    int32_t *uses; // of its vertices: how many nodes meet there
} patch_work;

// ---- Which cells --------------------------------------------------------------------------------

static int make_around(const tess_job *job, patch_work *work)
{
    const char *name = job->options->window.grid;
    grid_patch_ground ground;
    char why[CLI_WHY_SIZE];
    pave_error error = {0};
    if (!grid_patch_read(name, &ground, why)) return cli_wrong("--grid: %s", why);
    const pave_box box = pave_box_widened(work->tiles->bounds, TOUCHING_REACH);
    const pave_area area = pave_area_rectangle(box.min, box.max);
    switch (grid_patch_make(&ground, &area, &work->around, &error)) {
    case PAVE_OK: break;
    case PAVE_NO_MEMORY: return tess_no_memory();
    default: return cli_wrong("--grid: %s: %s", name, error.message);
    }
    work->nodes = malloc((size_t)work->around->cell_count * sizeof *work->nodes);
    work->kept = calloc((size_t)work->around->cell_count, sizeof *work->kept);
    work->uses = calloc((size_t)work->around->polygons->vertex_count, sizeof *work->uses);
    return work->nodes && work->kept && work->uses ? CLI_DONE : tess_no_memory();
}

// Marks the largest connected piece of the tiles, without what touches it in a vertex alone.
static int keep_solid(patch_work *work)
{
    bool *solid = calloc((size_t)work->tiles->cell_count, sizeof *solid);
    const bool fine = solid && pave_patch_solid(work->tiles, NULL, solid) == PAVE_OK;
    for (int32_t i = 0; fine && i < work->tiles->cell_count; i++)
        if (solid[i]) work->kept[pave_patch_index(work->around, work->tiles->cells[i])] = true;
    free(solid);
    return fine ? CLI_DONE : tess_no_memory();
}

// Whether all neighbours of a cell are tiles.
static bool is_surrounded(const patch_work *work, int32_t cell)
{
    const pave_polygons *polygons = work->around->polygons;
    bool all = true;
    for (int32_t k = 0; k < pave_polygons_side_count(polygons, cell); k++) {
        const int32_t there = pave_polygons_neighbor(polygons, cell, k);
        all = all && there >= 0 && work->kept[there];
    }
    return all;
}

// Numbers the tiles, then the cells that touch them, both in the order of the grid's cells.
static void number_nodes(patch_work *work)
{
    const pave_polygons *polygons = work->around->polygons;
    const int32_t cells = work->around->cell_count;
    for (int32_t i = 0; i < cells; i++) {
        work->kept[i] = work->kept[i] || is_surrounded(work, i);
        work->nodes[i] = work->kept[i] ? work->node_count++ : -1;
        for (int64_t k = polygons->start[i]; work->kept[i] && k < polygons->start[i + 1]; k++)
            work->uses[polygons->corners[k]]++;
    }
    work->tile_count = work->node_count;
    for (int32_t i = 0; i < cells; i++) {
        bool touches = false;
        for (int64_t k = polygons->start[i]; k < polygons->start[i + 1]; k++)
            touches = touches || work->uses[polygons->corners[k]] > 0;
        if (touches && !work->kept[i]) work->nodes[i] = work->node_count++;
    }
}

// ---- Their outlines -----------------------------------------------------------------------------

// Whether a vertex is a corner of three cells or more, or lies at the end of the cells. In another
// one two cells touch that have more than one side in common, which are one adjacency.
static bool is_corner(const patch_work *work, int32_t vertex) { return work->uses[vertex] != 2; }

// Counts the cells at each vertex; one beyond all cells counts as well.
static void count_uses(patch_work *work)
{
    const pave_polygons *polygons = work->around->polygons;
    memset(work->uses, 0, (size_t)polygons->vertex_count * sizeof *work->uses);
    for (int64_t i = 0; i < polygons->corner_count; i++) work->uses[polygons->corners[i]]++;
    for (int32_t i = 0; i < polygons->rim_count; i++) {
        const pave_outer_side *side = &polygons->rim[i];
        work->uses[polygons->corners[polygons->start[side->cell] + side->side]]++;
    }
}

// The patch of all nodes, in their order. Each side is all that two cells have in common.
static pave_result make_nodes(patch_work *work, pave_patch **out, pave_error *error)
{
    const pave_polygons *polygons = work->around->polygons;
    const size_t corners = (size_t)polygons->corner_count;
    int64_t *start = calloc((size_t)work->node_count + 1, sizeof *start);
    int32_t *rings = malloc((corners + 1) * sizeof *rings);
    int32_t *cells = malloc(((size_t)work->node_count + 1) * sizeof *cells);
    pave_result result = start && rings && cells ? PAVE_OK : PAVE_NO_MEMORY;
    int64_t end = 0;
    *out = NULL;
    for (int32_t i = 0; result == PAVE_OK && i < work->around->cell_count; i++)
        if (work->nodes[i] >= 0) cells[work->nodes[i]] = i;
    for (int32_t node = 0; result == PAVE_OK && node < work->node_count; node++) {
        for (int64_t k = polygons->start[cells[node]]; k < polygons->start[cells[node] + 1]; k++)
            if (is_corner(work, polygons->corners[k])) rings[end++] = polygons->corners[k];
        start[node + 1] = end;
    }
    if (result == PAVE_OK)
        result = pave_patch_create(&(pave_patch_def){.cell_count = work->node_count,
                                                     .vertex_count = polygons->vertex_count,
                                                     .vertices = polygons->vertices,
                                                     .start = start,
                                                     .corners = rings},
                                   NULL, out, error);
    free(cells);
    free(rings);
    free(start);
    return result;
}

// ---- The adjacency ------------------------------------------------------------------------------

static pave_result make_adjacency(const patch_work *work, const pave_patch *nodes,
                                  pave_adjacency **out, pave_error *error)
{
    const int32_t border_count = work->node_count - work->tile_count;
    int32_t *border = malloc(((size_t)border_count + 1) * sizeof *border);
    pave_graph *graph = NULL;
    *out = NULL;
    if (!border || pave_patch_graph(nodes, PAVE_CONTACT_EDGE, NULL, NULL, &graph) != PAVE_OK) {
        free(border);
        return PAVE_NO_MEMORY;
    }
    for (int32_t i = 0; i < border_count; i++) border[i] = work->tile_count + i;
    const pave_adjacency_def def = {
        .graph = graph, .border = border, .border_count = border_count, .take_graph = true};
    const pave_result result = pave_adjacency_create(&def, NULL, out, error);
    if (result != PAVE_OK) pave_graph_destroy(graph);
    free(border);
    return result;
}

static int take_adjacency(tess_job *job, patch_work *work)
{
    pave_patch *nodes;
    pave_error error = {0};
    count_uses(work);
    pave_result result = make_nodes(work, &nodes, &error);
    if (result == PAVE_OK) result = make_adjacency(work, nodes, &job->adjacency, &error);
    pave_patch_destroy(nodes);
    return result == PAVE_OK ? CLI_DONE
           : result == PAVE_NO_MEMORY
               ? tess_no_memory()
               : cli_failed("%s: %s", job->options->window.grid, error.message);
}

int tess_make_patch(tess_job *job)
{
    const tess_options *options = job->options;
    pave_patch *tiles = NULL;
    int code = grid_patch_refuse(job->call, options->window.grid, "walls");
    if (code == CLI_DONE) code = grid_patch_open(job->call, &options->window, options->at, &tiles);
    if (code != CLI_DONE) return code;
    patch_work work = {.tiles = tiles};
    code = make_around(job, &work);
    if (code == CLI_DONE) code = keep_solid(&work);
    if (code == CLI_DONE) {
        number_nodes(&work);
        code = take_adjacency(job, &work);
    }
    free(work.uses);
    free(work.kept);
    free(work.nodes);
    pave_patch_destroy(work.around);
    pave_patch_destroy(tiles);
    return code;
}
