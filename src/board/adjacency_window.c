/// src/board/adjacency_window.c: creates the adjacency of the cells of a window. The tiles are its
/// largest connected component, and the cells around it are the border.
#include "../base/exact.h"

#include "../base/memory.h"
#include "adjacency_parts.h"

#include <inttypes.h>
#include <stdlib.h>

/// Cells as nodes: the cells of the window that become tiles, followed by the cells around them.
typedef struct pave_window_nodes {
    const pave_window *window;
    const pave_mask *walls; ///< may be NULL
    const pave_tiling *tiling;
    const pave_allocator *allocator;
    int32_t *numbers;     ///< node of each cell of the window, or -1
    int32_t *inner;       ///< inner_count elements: the cells of the window that are tiles
    pave_cell *around;    ///< around_count elements, in order of cells; capacity around_room
    pave_vec2 *positions; ///< position of each node
    int32_t (*edges)[2];  ///< capacity edge_count
    int32_t *border;      ///< border_count elements; capacity around_count
    int64_t around_room, edge_count;
    int32_t cell_count, inner_count, around_count, node_count, border_count;
} pave_window_nodes;

static int cell_compare(const void *a, const void *b)
{
    const pave_cell *x = a, *y = b;
    if (x->r != y->r) return x->r < y->r ? -1 : 1;
    if (x->q != y->q) return x->q < y->q ? -1 : 1;
    return (x->s > y->s) - (x->s < y->s);
}

static pave_cell node_cell(const pave_window_nodes *nodes, int32_t node)
{
    return node < nodes->inner_count ? pave_window_cell(nodes->window, nodes->inner[node])
                                     : nodes->around[node - nodes->inner_count];
}

/// Returns the tile of a cell, or -1.
static int32_t node_inner(const pave_window_nodes *nodes, pave_cell cell)
{
    int64_t index = pave_window_index(nodes->window, cell);
    return index < 0 ? -1 : nodes->numbers[index];
}

/// Returns the node of a cell, or -1.
static int32_t node_of(const pave_window_nodes *nodes, pave_cell cell)
{
    int32_t inner = node_inner(nodes, cell);
    if (inner >= 0 || nodes->around_count == 0) return inner;
    const pave_cell *found =
        bsearch(&cell, nodes->around, (size_t)nodes->around_count, sizeof cell, cell_compare);
    return found ? (int32_t)(nodes->inner_count + (found - nodes->around)) : -1;
}

// ---- Nodes --------------------------------------------------------------------------------------

/// Labels the connected components of the cells that are not masked.
static pave_result nodes_label(pave_window_nodes *nodes, int32_t *count)
{
    pave_mask *open = NULL;
    pave_result result = PAVE_OK;
    if (!nodes->walls) result = pave_mask_create(nodes->window, nodes->allocator, &open, NULL);
    if (result == PAVE_OK)
        result = pave_mask_components(nodes->walls ? nodes->walls : open, nodes->allocator,
                                      nodes->numbers, count);
    pave_mask_destroy(open);
    return result;
}

/// Numbers the cells of the largest component. If several have the same size, chooses the one with
/// the first cell.
static pave_result nodes_find_inner(pave_window_nodes *nodes)
{
    int32_t parts = 0, best = 0, count = nodes->cell_count;
    nodes->numbers = pave_array_allocate(nodes->allocator, (size_t)count, sizeof *nodes->numbers);
    nodes->inner = pave_array_allocate(nodes->allocator, (size_t)count, sizeof *nodes->inner);
    int32_t *sizes = pave_array_allocate(nodes->allocator, (size_t)count, sizeof *sizes);
    pave_result result =
        nodes->numbers && nodes->inner && sizes ? nodes_label(nodes, &parts) : PAVE_NO_MEMORY;
    for (int32_t i = 0; result == PAVE_OK && i < count; i++)
        if (nodes->numbers[i] >= 0) sizes[nodes->numbers[i]]++;
    for (int32_t part = 1; result == PAVE_OK && part < parts; part++)
        best = sizes[part] > sizes[best] ? part : best;
    for (int32_t i = 0; result == PAVE_OK && i < count; i++) {
        bool kept = nodes->numbers[i] == best;
        nodes->numbers[i] = kept ? nodes->inner_count : -1;
        if (kept) nodes->inner[nodes->inner_count++] = i;
    }
    pave_array_release(nodes->allocator, sizes);
    return result;
}

/// Lists the cells that touch tiles but are not tiles, once for each contact. If `out` is NULL,
/// only counts them.
static int64_t nodes_list_around(const pave_window_nodes *nodes, pave_cell *out)
{
    int64_t count = 0;
    for (int32_t node = 0; node < nodes->inner_count; node++) {
        pave_cell from = node_cell(nodes, node);
        for (int k = 0; k < pave_tiling_touching_count(nodes->tiling, from.s); k++) {
            pave_cell cell = pave_tiling_touching(nodes->tiling, from, k);
            if (node_inner(nodes, cell) >= 0) continue;
            if (out) out[count] = cell;
            count++;
        }
    }
    return count;
}

static pave_result nodes_find_around(pave_window_nodes *nodes)
{
    int64_t count = nodes_list_around(nodes, NULL), kept = 0;
    if (nodes->inner_count + count > INT32_MAX) return PAVE_RANGE;
    nodes->around_room = count;
    nodes->around = pave_array_take(nodes->allocator, (size_t)count, sizeof *nodes->around);
    if (!nodes->around) return PAVE_NO_MEMORY;
    nodes_list_around(nodes, nodes->around);
    qsort(nodes->around, (size_t)count, sizeof *nodes->around, cell_compare);
    for (int64_t i = 0; i < count; i++)
        if (kept == 0 || cell_compare(&nodes->around[kept - 1], &nodes->around[i]) != 0)
            nodes->around[kept++] = nodes->around[i];
    nodes->around_count = (int32_t)kept;
    nodes->node_count = (int32_t)(nodes->inner_count + kept);
    return PAVE_OK;
}

// ---- Edges and the border -----------------------------------------------------------------------

/// Returns whether all sides of an unmasked cell lead to tiles. Such a hole is filled.
static bool node_is_enclosed(const pave_window_nodes *nodes, pave_cell cell)
{
    int64_t index = nodes->walls ? pave_window_index(nodes->window, cell) : -1;
    if (index >= 0 && pave_mask_cell(nodes->walls, index)) return false;
    for (int k = 0; k < pave_tiling_side_count(nodes->tiling, cell.s); k++)
        if (node_inner(nodes, pave_tiling_neighbors(nodes->tiling, cell, k)) < 0) return false;
    return true;
}

/// Returns whether side k of a cell is the first of the sides shared with that neighbour.
static bool node_is_first(const pave_window_nodes *nodes, pave_cell cell, int k, pave_cell neighbor)
{
    for (int i = 0; i < k; i++)
        if (pave_cell_equal(pave_tiling_neighbors(nodes->tiling, cell, i), neighbor)) return false;
    return true;
}

/// Lists each pair of nodes that share an edge. If `out` is NULL, only counts them.
static int64_t nodes_list_edges(const pave_window_nodes *nodes, int32_t (*out)[2])
{
    int64_t count = 0;
    for (int32_t node = 0; node < nodes->node_count; node++) {
        pave_cell cell = node_cell(nodes, node);
        for (int k = 0; k < pave_tiling_side_count(nodes->tiling, cell.s); k++) {
            pave_cell neighbor = pave_tiling_neighbors(nodes->tiling, cell, k);
            int32_t to = node_of(nodes, neighbor);
            if (to <= node || !node_is_first(nodes, cell, k, neighbor)) continue;
            if (out) {
                out[count][0] = node;
                out[count][1] = to;
            }
            count++;
        }
    }
    return count;
}

static pave_result nodes_fill(pave_window_nodes *nodes, const pave_layout *layout)
{
    const pave_allocator *allocator = nodes->allocator;
    int64_t edges = nodes_list_edges(nodes, NULL);
    if (edges > INT32_MAX / 2) return PAVE_RANGE;
    nodes->edge_count = edges;
    nodes->positions =
        pave_array_allocate(allocator, (size_t)nodes->node_count, sizeof *nodes->positions);
    nodes->edges = pave_array_allocate(allocator, (size_t)edges, sizeof *nodes->edges);
    nodes->border =
        pave_array_allocate(allocator, (size_t)nodes->around_count, sizeof *nodes->border);
    if (!nodes->positions || !nodes->edges || !nodes->border) return PAVE_NO_MEMORY;
    nodes_list_edges(nodes, nodes->edges);
    for (int32_t i = 0; i < nodes->node_count; i++)
        nodes->positions[i] = pave_tiling_face_point(nodes->tiling, layout, node_cell(nodes, i));
    for (int32_t i = 0; i < nodes->around_count; i++)
        if (!node_is_enclosed(nodes, nodes->around[i]))
            nodes->border[nodes->border_count++] = nodes->inner_count + i;
    return PAVE_OK;
}

static void nodes_give(pave_window_nodes *nodes)
{
    const pave_allocator *allocator = nodes->allocator;
    PAVE_RELEASE(allocator, nodes->border, nodes->edges, nodes->positions, nodes->around,
                 nodes->inner, nodes->numbers);
}

// ---- Creation -----------------------------------------------------------------------------------

/// Cuts the edges of pairs whose shared sides are all masked.
static void nodes_cut(const pave_window_nodes *nodes, pave_adjacency *adjacency)
{
    for (int32_t index = 0; index < nodes->cell_count && nodes->walls->side_count > 0; index++) {
        pave_cell cell = pave_window_cell(nodes->window, index);
        int32_t node = node_of(nodes, cell);
        int sides = node < 0 ? 0 : pave_tiling_side_count(nodes->tiling, cell.s);
        for (int k = 0; k < sides; k++) {
            pave_cell neighbor = pave_tiling_neighbors(nodes->tiling, cell, k);
            int32_t to = node_of(nodes, neighbor);
            bool masked = to >= 0;
            for (int i = 0; masked && i < sides; i++)
                masked = pave_mask_side(nodes->walls, index, i) ||
                         !pave_cell_equal(pave_tiling_neighbors(nodes->tiling, cell, i), neighbor);
            int32_t arc = masked ? pave_adjacency_find(adjacency, node, to) : -1;
            if (arc >= 0) (void)pave_adjacency_set_cut(adjacency, arc, true);
        }
    }
}

/// Checks for crossings: edges between the centres of concave faces may cross.
static pave_result nodes_check(const pave_window_nodes *nodes, const pave_edges_def *edges,
                               pave_error *error)
{
    int64_t faults;
    pave_result result = pave_edges_check(edges, nodes->allocator, NULL, 0, &faults, error);
    if (result != PAVE_CAPACITY) return result;
    return PAVE_FAIL(error, PAVE_INVALID,
                     "%" PRId64
                     " edges between the centres of faces cross or overlap: use another tiling",
                     faults);
}

static pave_result nodes_make(const pave_window_nodes *nodes, pave_adjacency **out,
                              pave_error *error)
{
    const pave_edges_def edges = {nodes->node_count, nodes->positions, (int32_t)nodes->edge_count,
                                  (const int32_t(*)[2])nodes->edges};
    pave_graph *graph = NULL;
    pave_result result = nodes_check(nodes, &edges, error);
    if (result == PAVE_OK)
        result = pave_graph_create_from_edges(&edges, nodes->allocator, &graph, error);
    if (result != PAVE_OK) return result;
    const pave_adjacency_def def = {.graph = graph,
                                    .border = nodes->border,
                                    .border_count = nodes->border_count,
                                    .take_graph = true};
    result = pave_adjacency_create(&def, nodes->allocator, out, error);
    if (result != PAVE_OK)
        pave_graph_destroy(graph);
    else if (nodes->walls)
        nodes_cut(nodes, *out);
    return result;
}

pave_result pave_adjacency_create_from_window(const pave_adjacency_window_def *def,
                                              const pave_allocator *allocator, pave_adjacency **out,
                                              pave_error *error)
{
    const pave_window *window = def->window ? def->window : def->walls->window;
    pave_window_nodes nodes = {
        .window = window, .walls = def->walls, .tiling = window->tiling, .allocator = allocator};
    pave_layout layout;
    *out = NULL;
    assert(!def->walls || def->walls->window->count == window->count);
    if (window->def.wrap)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "a window that wraps has no border: use one that does not wrap");
    pave_result result = PAVE_OK;
    if (def->layout)
        layout = *def->layout;
    else
        result = pave_tiling_layout(window->tiling, NULL, &layout, error);
    if (result != PAVE_OK) return result;
    nodes.cell_count = window->count > INT32_MAX ? 0 : (int32_t)window->count;
    if (window->count > INT32_MAX) result = PAVE_RANGE;
    if (result == PAVE_OK) result = nodes_find_inner(&nodes);
    if (result == PAVE_OK) result = nodes_find_around(&nodes);
    if (result == PAVE_OK) result = nodes_fill(&nodes, &layout);
    if (result == PAVE_OK)
        result = nodes_make(&nodes, out, error);
    else
        PAVE_FAIL(error, result,
                  result == PAVE_RANGE
                      ? "a graph has at most INT32_MAX nodes and arcs: use a smaller window"
                      : "not enough memory for the adjacency of that window: use a smaller one");
    nodes_give(&nodes);
    return result;
}
