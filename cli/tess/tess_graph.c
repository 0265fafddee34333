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

/// A rectangle of a tiling with the cells around it: the nodes are the largest connected
/// component of the window across sides, then the border.
typedef struct grid_nodes {
    const pave_tiling *tiling;
    pave_window *window;
    pave_layout layout;
    int32_t *numbers;  // of the window's cells: the node; -1: none
    int32_t *inner;    // inner_count: the window's cells that are nodes
    pave_cell *border; // in the order of cells
    int32_t inner_count, border_count, node_count;
} grid_nodes;

static int compare_cells(const void *a, const void *b)
{
    const pave_cell *x = a, *y = b;
    if (x->r != y->r) return x->r < y->r ? -1 : 1;
    if (x->q != y->q) return x->q < y->q ? -1 : 1;
    return (x->s > y->s) - (x->s < y->s);
}

static pave_cell cell_of(const grid_nodes *nodes, int32_t node)
{
    return node < nodes->inner_count ? pave_window_cell(nodes->window, nodes->inner[node])
                                     : nodes->border[node - nodes->inner_count];
}

// The inner node of a cell; -1: no node.
static int32_t inner_of(const grid_nodes *nodes, pave_cell cell)
{
    int64_t index = pave_window_index(nodes->window, cell);
    return index < 0 ? -1 : nodes->numbers[index];
}

// The node of a cell; -1: no node.
static int32_t node_of(const grid_nodes *nodes, pave_cell cell)
{
    int32_t inner = inner_of(nodes, cell);
    if (inner >= 0) return inner;
    const pave_cell *found =
        nodes->border_count
            ? bsearch(&cell, nodes->border, (size_t)nodes->border_count, sizeof cell, compare_cells)
            : NULL;
    return found ? (int32_t)(nodes->inner_count + (found - nodes->border)) : -1;
}

// Numbers the largest connected component of the window across sides, of equal ones the first:
// the faces of unit cells may leave some apart.
static bool find_inner(grid_nodes *nodes)
{
    int32_t parts = 0, best = 0, count = (int32_t)nodes->window->count;
    nodes->numbers = malloc((size_t)count * sizeof *nodes->numbers);
    nodes->inner = malloc((size_t)count * sizeof *nodes->inner);
    int32_t *sizes = calloc((size_t)count, sizeof *sizes);
    pave_mask *mask = NULL;
    bool made = nodes->numbers && nodes->inner && sizes &&
                pave_mask_create(nodes->window, NULL, &mask, NULL) == PAVE_OK &&
                pave_mask_components(mask, NULL, nodes->numbers, &parts) == PAVE_OK;
    for (int32_t i = 0; made && i < count; i++) sizes[nodes->numbers[i]]++;
    for (int32_t part = 1; made && part < parts; part++)
        best = sizes[part] > sizes[best] ? part : best;
    for (int32_t i = 0; made && i < count; i++) {
        bool kept = nodes->numbers[i] == best;
        nodes->numbers[i] = kept ? nodes->inner_count : -1;
        if (kept) nodes->inner[nodes->inner_count++] = i;
    }
    free(sizes);
    pave_mask_destroy(mask);
    return made;
}

// Writes the cells outside that touch inner ones, each as often as it does, and returns how
// many; `out` NULL: only counts.
static int64_t list_outside(const grid_nodes *nodes, pave_cell *out)
{
    int64_t count = 0;
    for (int32_t node = 0; node < nodes->inner_count; node++) {
        pave_cell from = cell_of(nodes, node);
        for (int k = 0; k < pave_tiling_touching_count(nodes->tiling, from.s); k++) {
            pave_cell cell = pave_tiling_touching(nodes->tiling, from, k);
            if (inner_of(nodes, cell) >= 0) continue;
            if (out) out[count] = cell;
            count++;
        }
    }
    return count;
}

// The border: all that touches inner cells.
static bool find_border(grid_nodes *nodes)
{
    int64_t count = list_outside(nodes, NULL), kept = 0;
    nodes->border = malloc(((size_t)count + 1) * sizeof *nodes->border);
    if (!nodes->border || nodes->inner_count + count > INT32_MAX) return false;
    list_outside(nodes, nodes->border);
    qsort(nodes->border, (size_t)count, sizeof *nodes->border, compare_cells);
    for (int64_t i = 0; i < count; i++) {
        if (kept == 0 || compare_cells(&nodes->border[kept - 1], &nodes->border[i]) != 0)
            nodes->border[kept++] = nodes->border[i];
    }
    nodes->border_count = (int32_t)kept;
    nodes->node_count = (int32_t)(nodes->inner_count + kept);
    return true;
}

// Whether inner cells lie across all sides of a cell: such a hole of the window is filled.
static bool is_enclosed(const grid_nodes *nodes, pave_cell cell)
{
    for (int k = 0; k < pave_tiling_side_count(nodes->tiling, cell.s); k++) {
        if (inner_of(nodes, pave_tiling_neighbors(nodes->tiling, cell, k)) < 0) return false;
    }
    return true;
}

// Whether side k of a cell is the first one that faces that neighbour.
static bool is_first(const grid_nodes *nodes, pave_cell cell, int k, pave_cell neighbor)
{
    for (int i = 0; i < k; i++) {
        if (pave_cell_equal(pave_tiling_neighbors(nodes->tiling, cell, i), neighbor)) return false;
    }
    return true;
}

// Writes each pair of nodes that share an edge, and returns how many; `out` NULL: only counts.
static int64_t list_edges(const grid_nodes *nodes, int32_t (*out)[2])
{
    int64_t count = 0;
    for (int32_t node = 0; node < nodes->node_count; node++) {
        pave_cell cell = cell_of(nodes, node);
        for (int k = 0; k < pave_tiling_side_count(nodes->tiling, cell.s); k++) {
            pave_cell neighbor = pave_tiling_neighbors(nodes->tiling, cell, k);
            int32_t to = node_of(nodes, neighbor);
            if (to <= node || !is_first(nodes, cell, k, neighbor)) continue;
            if (out) {
                out[count][0] = node;
                out[count][1] = to;
            }
            count++;
        }
    }
    return count;
}

static bool fill_list(const grid_nodes *nodes, pave_edge_list *list)
{
    int64_t edges = list_edges(nodes, NULL);
    list->positions = malloc(((size_t)nodes->node_count + 1) * sizeof *list->positions);
    list->edges = malloc(((size_t)edges + 1) * sizeof *list->edges);
    list->border = malloc(((size_t)nodes->border_count + 1) * sizeof *list->border);
    if (!list->positions || !list->edges || !list->border || edges > INT32_MAX / 2) return false;
    list->node_count = nodes->node_count;
    list->edge_count = (int32_t)edges;
    list_edges(nodes, list->edges);
    for (int32_t i = 0; i < nodes->node_count; i++)
        list->positions[i] =
            pave_tiling_face_point(nodes->tiling, &nodes->layout, cell_of(nodes, i));
    for (int32_t i = 0; i < nodes->border_count; i++) {
        if (!is_enclosed(nodes, nodes->border[i]))
            list->border[list->border_count++] = nodes->inner_count + i;
    }
    return true;
}

static int take_window(tess_job *job, grid_nodes *nodes)
{
    const cli_size size = job->options->size;
    const pave_tiling *tiling = nodes->tiling;
    pave_window_def def = {.tiling = tiling,
                           .shape = PAVE_WINDOW_RECTANGLE,
                           .width = size.width,
                           .height = size.height};
    pave_edge_list list = {0};
    pave_error error = {0};
    bool regular = tiling == pave_tiling_square() || tiling == pave_tiling_hex() ||
                   tiling == pave_tiling_tri();
    double tiles = (double)size.width * size.height * (regular ? 1 : tiling->face_count);
    if (tiles > GRID_TILES_MAX)
        return cli_wrong("--size: %dx%d are about %.0f tiles; of a grid there are at most %.0f",
                         (int)size.width, (int)size.height, tiles, GRID_TILES_MAX);
    if (pave_window_create(&def, NULL, &nodes->window, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? cli_failed("out of memory; request fewer tiles")
                                              : cli_wrong("--size: %s", error.message);
    if (pave_tiling_layout(tiling, NULL, &nodes->layout, NULL) != PAVE_OK)
        return cli_failed("--grid: %s has no place in the plane", job->options->grid);
    int code = find_inner(nodes) && find_border(nodes) && fill_list(nodes, &list)
                   ? take_edges(job, &list)
                   : cli_failed("out of memory; request fewer tiles");
    pave_edge_list_release(&list);
    return code;
}

int tess_make_grid(tess_job *job)
{
    grid_cache cache = {0};
    grid_answer answer = {0};
    grid_nodes nodes = {0};
    const grid_kind *kind;
    int code = grid_option_open(&cache, job->options->grid, &answer, &kind);
    if (code == CLI_DONE) {
        nodes.tiling = grid_tiling(kind);
        code = take_window(job, &nodes);
    }
    free(nodes.border);
    free(nodes.inner);
    free(nodes.numbers);
    pave_window_destroy(nodes.window);
    grid_answer_release(&answer);
    grid_cache_release(&cache);
    return code;
}
