/// tests/tiling/golden_tilings.h: golden hashes of tilings, windows, masks and graphs. Those of
/// searches are in search_golden.h.
#ifndef PAVE_TESTS_GOLDEN_TILINGS_H
#define PAVE_TESTS_GOLDEN_TILINGS_H

#include "../grid/golden_grids.h"
#include "../search/search_fixture.h"
#include "tiling_fixture.h"

#include <pave/graph.h>

static uint64_t golden_array(uint64_t hash, const int32_t *numbers, int64_t count)
{
    return pave_hash(golden_long(hash, (uint64_t)count), (const uint32_t *)numbers, count);
}

// ---- Tilings ------------------------------------------------------------------------------------

/// The numbers of the table, except the boxes by which the face under a point is found; positions
/// by their bits.
static uint64_t golden_table(uint64_t hash, const pave_tiling *tiling)
{
    const int32_t side_count = tiling->side_start[tiling->face_count],
                  touching_count = tiling->touching_start[tiling->face_count];
    const int32_t counts[] = {tiling->face_count, tiling->edge_count, tiling->vertex_count,
                              tiling->sides_max, tiling->touching_max};
    hash = golden_array(golden_text(hash, tiling->name), counts, 5);
    hash = golden_point(
        golden_point(golden_point(golden_point(hash, tiling->i), tiling->j), tiling->flat_i),
        tiling->flat_j);
    hash = golden_array(hash, tiling->side_start, tiling->face_count + 1);
    hash = golden_array(hash, tiling->touching_start, tiling->face_count + 1);
    for (int32_t k = 0; k < side_count; k++) {
        const pave_tiling_side side = tiling->sides[k];
        const int32_t numbers[] = {side.q,        side.r,        side.s,      side.twin,
                                   side.vertex_q, side.vertex_r, side.vertex, side.edge_q,
                                   side.edge_r,   side.edge};
        hash = golden_array(hash, numbers, 10);
    }
    for (int32_t k = 0; k < touching_count; k++)
        hash = golden_cell(
            hash, (pave_cell){tiling->touching[k].q, tiling->touching[k].r, tiling->touching[k].s});
    for (int32_t s = 0; s < tiling->face_count; s++) hash = golden_point(hash, tiling->centers[s]);
    for (int32_t v = 0; v < tiling->vertex_count; v++)
        hash = golden_point(hash, tiling->vertices[v]);
    return hash;
}

/// The named ones, those made from polygons, and the duals of all.
static uint64_t golden_tiling_tables(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling, *dual;
        if (any_tiling_create(index, NULL, &tiling) != PAVE_OK) return golden_fail();
        hash = golden_table(hash, tiling);
        const pave_result result = pave_tiling_create_dual(tiling, "dual", NULL, &dual, NULL);
        hash = pave_hash_word(hash, (uint32_t)result);
        if (result == PAVE_OK) hash = golden_table(hash, dual);
        pave_tiling_destroy(dual);
        pave_tiling_destroy(tiling);
    }
    return hash;
}

/// The cells under points, on edges too, and where they lie.
static uint64_t golden_tiling_places(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        pave_layout layout;
        const pave_layout_def def = {.orientation = index % 2 ? PAVE_FLAT : PAVE_POINTY,
                                     .y_up = index % 3 == 0,
                                     .size = 1.0 + index * 0.125};
        char text[PAVE_TILING_TEXT_SIZE];
        if (any_tiling_create(index, NULL, &tiling) != PAVE_OK ||
            pave_tiling_layout(tiling, &def, &layout, NULL) != PAVE_OK)
            return golden_fail();
        for (int32_t i = 0; i < GOLDEN_POINTS / 4; i++) {
            const pave_cell cell = pave_tiling_face_at(tiling, &layout, golden_point_at(i));
            hash = golden_text(golden_cell(hash, cell), pave_tiling_face_text(tiling, cell, text));
            hash = golden_point(hash, pave_tiling_face_point(tiling, &layout, cell));
            for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++)
                hash = golden_point(hash, pave_tiling_corner_point(tiling, &layout, cell, k));
        }
        pave_tiling_destroy(tiling);
    }
    return hash;
}

static uint64_t golden_tiling_colors(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < ALL_TILINGS; index++) {
        pave_tiling *tiling;
        if (any_tiling_create(index, NULL, &tiling) != PAVE_OK) return golden_fail();
        for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++) {
            pave_coloring coloring;
            const pave_result result =
                pave_tiling_color(tiling, (pave_contact)contact, 16, NULL, &coloring);
            hash = golden_cell(pave_hash_word(hash, (uint32_t)result),
                               (pave_cell){coloring.width, coloring.height, coloring.colors});
            for (int32_t i = 0; i < coloring.width * coloring.height * coloring.face_count; i++)
                hash = pave_hash_word(hash, coloring.table[i]);
            pave_coloring_release(&coloring, NULL);
        }
        pave_tiling_destroy(tiling);
    }
    return hash;
}

// ---- Windows and masks --------------------------------------------------------------------------

/// The windows of the functions below: the shapes of search_fixture.h, and after them a rectangle
/// and a parallelogram of every tiling.
enum { GOLDEN_WINDOWS = FIXTURE_SHAPES + 2 * PAVE_TILING_NAMES };

/// A window with walls; zeroed where something failed.
typedef struct golden_walled {
    pave_tiling *tiling;
    pave_window *window;
    pave_mask *walls;
} golden_walled;

static golden_walled golden_walled_create(int index, uint32_t cells, uint32_t sides)
{
    golden_walled ground = {NULL, NULL, NULL};
    uint32_t words = 77 + (uint32_t)index;
    if (index < FIXTURE_SHAPES) {
        ground.window =
            fixture_window(&fixture_shapes[index], fixture_tiling(fixture_shapes[index].grid));
    } else {
        const int32_t other = index - FIXTURE_SHAPES;
        pave_window_def def = {.shape =
                                   other % 2 ? PAVE_WINDOW_PARALLELOGRAM : PAVE_WINDOW_RECTANGLE,
                               .width = 6,
                               .height = 4,
                               .at = {-2, 1, 0}};
        if (pave_tiling_create_named(pave_tiling_name(other / 2), NULL, &ground.tiling, NULL) !=
            PAVE_OK)
            return ground;
        def.tiling = ground.tiling;
        def.wrap = other % 4 == 1 && other / 2 != 2;
        if (pave_window_create(&def, NULL, &ground.window, NULL) != PAVE_OK) return ground;
    }
    if (ground.window) ground.walls = fixture_walls(ground.window, cells, sides, &words);
    return ground;
}

static void golden_walled_destroy(golden_walled *ground)
{
    pave_mask_destroy(ground->walls);
    pave_window_destroy(ground->window);
    pave_tiling_destroy(ground->tiling);
}

static uint64_t golden_windows(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < GOLDEN_WINDOWS; index++) {
        golden_walled ground = golden_walled_create(index, 20, 20);
        int64_t size = 0;
        if (!ground.walls) return golden_fail();
        hash = golden_long(hash, (uint64_t)ground.window->count);
        for (pave_window_walk walk = pave_window_begin(ground.window); pave_window_next(&walk);) {
            const pave_cell beside = pave_tiling_neighbors(ground.window->tiling, walk.cell, 1);
            if (pave_window_index(ground.window, walk.cell) != walk.index) return golden_fail();
            hash = golden_long(golden_cell(hash, walk.cell),
                               (uint64_t)pave_window_wrapped(ground.window, beside));
        }
        char *text = NULL;
        if (pave_mask_write(ground.walls, NULL, 0, &size) == PAVE_CAPACITY &&
            (text = malloc((size_t)size)) != NULL &&
            pave_mask_write(ground.walls, text, size, &size) == PAVE_OK)
            hash = golden_text(hash, text);
        free(text);
        golden_walled_destroy(&ground);
    }
    return hash;
}

// ---- Graphs -------------------------------------------------------------------------------------

/// Its lists, and all that graph.h finds in it.
static uint64_t golden_graph(uint64_t hash, const pave_graph *graph)
{
    const int32_t nodes = graph->node_count, arcs = graph->arc_count;
    int32_t *numbers = malloc(((size_t)nodes + (size_t)arcs + 1) * sizeof *numbers);
    int32_t labels = 0;
    int64_t count = 0;
    uint32_t words = 5;
    if (!numbers) return golden_fail();
    hash = golden_array(golden_array(golden_array(hash, graph->start, nodes + 1), graph->to, arcs),
                        graph->twin, arcs);
    for (int32_t node = 0; node < nodes; node++) hash = golden_point(hash, graph->positions[node]);
    if (pave_graph_components(graph, numbers, &labels) != PAVE_OK) hash = golden_fail();
    hash = golden_array(pave_hash_word(hash, (uint32_t)labels), numbers, nodes);
    if (pave_graph_bridges(graph, NULL, numbers, arcs, &count) != PAVE_OK) hash = golden_fail();
    hash = golden_array(hash, numbers, count);
    if (pave_graph_articulation_points(graph, NULL, numbers, nodes, &count) != PAVE_OK)
        hash = golden_fail();
    hash = golden_array(hash, numbers, count);
    if (pave_graph_spanning_forest(graph, NULL, NULL, numbers, nodes, &count) != PAVE_OK)
        hash = golden_fail();
    hash = golden_array(hash, numbers, count);
    int32_t *weights = numbers + nodes;
    for (int32_t arc = 0; arc < arcs; arc++)
        if (arc <= graph->twin[arc])
            weights[arc] = weights[graph->twin[arc]] = (int32_t)(fixture_random(&words) % 9);
    if (pave_graph_spanning_forest(graph, weights, NULL, numbers, nodes, &count) != PAVE_OK)
        hash = golden_fail();
    hash = golden_array(hash, numbers, count);
    if (pave_graph_color_greedy(graph, NULL, numbers, &labels) != PAVE_OK) hash = golden_fail();
    hash = golden_array(pave_hash_word(hash, (uint32_t)labels), numbers, nodes);
    free(numbers);
    return hash;
}

static pave_graph *golden_graph_create(const golden_walled *ground, int contact, int corners)
{
    const pave_graph_def def = {.walls = ground->walls,
                                .contact = (pave_contact)contact,
                                .corners = (pave_corner_rule)corners};
    pave_graph *graph = NULL;
    return ground->walls && pave_graph_create(&def, NULL, &graph, NULL) == PAVE_OK ? graph : NULL;
}

/// The components of what is not masked, without a graph.
static uint64_t golden_mask_components(uint64_t hash, const pave_mask *mask)
{
    const int64_t cells = mask->window->count;
    int32_t *labels = malloc(((size_t)cells + 1) * sizeof *labels), count = 0;
    if (!labels || pave_mask_components(mask, NULL, labels, &count) != PAVE_OK)
        hash = golden_fail();
    else
        hash = golden_array(pave_hash_word(hash, (uint32_t)count), labels, cells);
    free(labels);
    return hash;
}

static uint64_t golden_graphs(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int index = 0; index < GOLDEN_WINDOWS; index++) {
        golden_walled ground = golden_walled_create(index, 15, 25);
        hash = ground.walls ? golden_mask_components(hash, ground.walls) : golden_fail();
        for (int contact = PAVE_CONTACT_EDGE; contact <= PAVE_CONTACT_VERTEX; contact++) {
            pave_graph *graph = golden_graph_create(&ground, contact, index % 3);
            hash = graph ? golden_graph(hash, graph) : golden_fail();
            pave_graph_destroy(graph);
        }
        golden_walled_destroy(&ground);
    }
    return hash;
}

/// A graph that is a list of edges: a fan of points, whose arcs are sorted by direction.
static uint64_t golden_graph_of_edges(void)
{
    enum { NODES = 120, EDGES = 180 };
    pave_vec2 positions[NODES];
    int32_t edges[EDGES][2];
    for (int32_t node = 0; node < NODES; node++) positions[node] = golden_point_at(4 * node);
    for (int32_t edge = 0; edge < EDGES; edge++) {
        edges[edge][0] = edge % NODES;
        edges[edge][1] = (edge + 1 + 13 * (edge / NODES)) % NODES;
    }
    pave_graph *graph = NULL;
    if (pave_graph_create_from_edges(
            &(pave_edges_def){NODES, positions, EDGES, (const int32_t(*)[2])edges}, NULL, &graph,
            NULL) != PAVE_OK)
        return golden_fail();
    const uint64_t hash = golden_graph(PAVE_HASH_START, graph);
    pave_graph_destroy(graph);
    return hash;
}

#endif
