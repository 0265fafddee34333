/// src/board/board_adjacency.c: converts boards to plane graphs; checks and repairs boards through
/// their adjacencies.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "../graph/graph_parts.h"
#include "adjacency_parts.h"
#include "board_parts.h"

#include <string.h>

// ---- The graph of all neighbours ----------------------------------------------------------------

/// Returns the mask of a tile's neighbours on the board: all six for an inner tile.
static uint32_t board_near(const pave_board *board, pave_board_tile tile)
{
    uint32_t near = 0;
    if (pave_board_inner(board, tile)) return (UINT32_C(1) << PAVE_BOARD_NEIGHBORS_MAX) - 1;
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++)
        near |= (uint32_t)pave_board_contains(board, pave_board_neighbor(board, tile, k)) << k;
    return near;
}

static int32_t board_start(const pave_board *board, int32_t *start)
{
    int32_t inner = pave_board_tile_count(board);
    for (int32_t node = 0; node < inner; node++)
        start[node + 1] = PAVE_BOARD_NEIGHBORS_MAX * (node + 1);
    for (int32_t node = inner; node < board->slot_count; node++)
        start[node + 1] =
            start[node] + pave_bits_count(board_near(board, pave_board_node_tile(board, node)));
    return start[board->slot_count];
}

static void board_fill_node(const pave_board *board, int32_t node, pave_graph_parts *parts)
{
    pave_board_tile tile = pave_board_node_tile(board, node);
    uint32_t near = board_near(board, tile);
    int32_t arc = parts->start[node];
    parts->positions[node] = pave_board_position(board, tile);
    for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
        if (!(near >> k & 1)) continue;
        pave_board_tile there = pave_board_neighbor(board, tile, k);
        int back = (k + 3) % PAVE_BOARD_NEIGHBORS_MAX;
        int32_t to = parts->to[arc] = pave_board_node(board, there);
        bool whole =
            pave_board_inner(board, there); // then all its earlier neighbours are on the board
        parts->twin[arc++] =
            parts->start[to] +
            (whole ? back
                   : pave_bits_count(board_near(board, there) & ((UINT32_C(1) << back) - 1)));
    }
}

static pave_result board_graph(const pave_board *board, const pave_allocator *allocator,
                               pave_graph **out)
{
    pave_graph_parts parts;
    pave_result result = pave_graph_begin(board->slot_count, allocator, out, &parts);
    if (result == PAVE_OK)
        result = pave_graph_take_arcs(*out, &parts, board_start(board, parts.start), true, true);
    for (int32_t node = 0; result == PAVE_OK && node < board->slot_count; node++)
        board_fill_node(board, node, &parts);
    return result;
}

// ---- The adjacency ------------------------------------------------------------------------------

/// Marks the arcs between neighbours that are not adjacent on the board. `graph` is the graph of a
/// board of the same size.
static void board_cut(const pave_board *board, const pave_graph *graph, uint64_t *cuts)
{
    for (int32_t node = 0; node < board->slot_count; node++) {
        pave_board_tile tile = pave_board_node_tile(board, node);
        uint32_t near = board_near(board, tile), links = pave_board_links6(board, tile);
        int32_t arc = graph->start[node];
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX && near != links; k++) {
            if (!(near >> k & 1)) continue;
            if (!(links >> k & 1)) pave_bits_set(cuts, arc);
            arc++;
        }
    }
}

pave_result pave_board_to_adjacency(const pave_board *board, const pave_allocator *allocator,
                                    pave_adjacency **out, pave_error *error)
{
    int32_t inner = pave_board_tile_count(board), border_count = board->slot_count - inner;
    pave_graph *graph = NULL;
    *out = NULL;
    pave_result result = board_graph(board, allocator, &graph);
    int32_t *border = result == PAVE_OK
                          ? pave_array_allocate(allocator, (size_t)border_count, sizeof *border)
                          : NULL;
    if (result == PAVE_OK && !border) result = PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        for (int32_t i = 0; i < border_count; i++) border[i] = inner + i;
        pave_adjacency_def def = {
            .graph = graph, .border = border, .border_count = border_count, .take_graph = true};
        result = pave_adjacency_create(&def, allocator, out, NULL);
        assert(result == PAVE_OK || result == PAVE_NO_MEMORY);
    }
    if (result == PAVE_OK)
        board_cut(board, (*out)->graph, (*out)->cuts);
    else
        pave_graph_destroy(graph);
    pave_array_release(allocator, border);
    if (result == PAVE_OK) return PAVE_OK;
    return PAVE_FAIL(error, result,
                     "not enough memory for the graph of that board: use a smaller one");
}

pave_result pave_board_check(const pave_board *board, const pave_allocator *allocator,
                             pave_fault *out, int64_t capacity, int64_t *count)
{
    pave_adjacency *adjacency;
    *count = 0;
    pave_result result = pave_board_to_adjacency(board, allocator, &adjacency, NULL);
    if (result == PAVE_OK)
        result = pave_adjacency_check(adjacency, allocator, out, capacity, count);
    pave_adjacency_destroy(adjacency);
    return result;
}

// ---- Repair -------------------------------------------------------------------------------------

static int32_t board_cut_count(const pave_adjacency *adjacency)
{
    int32_t count = 0;
    for (int32_t word = 0; word <= (adjacency->graph->arc_count - 1) / 64; word++)
        count += pave_bits_count(adjacency->cuts[word]);
    return count / 2; // each is counted at both of its arcs
}

/// Copies the edges that were restored in the adjacency back to the board.
static void board_mend(pave_board *board, const pave_graph *graph, const int32_t *arcs,
                       int64_t arc_count, int32_t (*out)[2])
{
    for (int64_t i = 0; i < arc_count; i++) {
        int32_t a = pave_arc_from(graph, arcs[i]), b = graph->to[arcs[i]];
        pave_board_tile tile = pave_board_node_tile(board, a);
        pave_result result = pave_board_set(
            board, tile, pave_board_between(board, tile, pave_board_node_tile(board, b)), true);
        assert(result == PAVE_OK && a < b);
        (void)result;
        if (!out) continue;
        out[i][0] = a;
        out[i][1] = b;
    }
}

/// Computes the arcs that the board's pattern cuts. `out` must have one bit per arc.
static pave_result board_pattern_cuts(const pave_board *board, const pave_graph *graph,
                                      const pave_allocator *allocator, uint64_t *out)
{
    const pave_board_def def = {board->width, board->height, board->system, board->pattern};
    pave_board *pattern;
    pave_result result = pave_board_create(&def, allocator, &pattern, NULL);
    if (result != PAVE_OK) return result;
    memset(out, 0, pave_bits_words(graph->arc_count) * sizeof *out);
    board_cut(pattern, graph, out);
    pave_board_destroy(pattern);
    return PAVE_OK;
}

/// Runs pave_adjacency_repair, trying the cuts of the board's pattern first.
static pave_result board_repair_graph(const pave_board *board, pave_adjacency *adjacency,
                                      const pave_allocator *allocator, int32_t *arcs,
                                      int64_t capacity, int64_t *count)
{
    if (board->pattern == PAVE_BOARD_HEX)
        return pave_adjacency_repair(adjacency, allocator, arcs, capacity, count);
    size_t words = pave_bits_words(adjacency->graph->arc_count);
    uint64_t *first = pave_array_allocate(allocator, words, sizeof *first);
    pave_result result =
        first ? board_pattern_cuts(board, adjacency->graph, allocator, first) : PAVE_NO_MEMORY;
    if (result == PAVE_OK)
        result = pave_adjacency_repair_first(adjacency, first, allocator, arcs, capacity, count);
    pave_array_release(allocator, first);
    return result;
}

pave_result pave_board_repair_whole(pave_board *board, const pave_allocator *allocator,
                                    int32_t (*out)[2], int64_t capacity, int64_t *count)
{
    pave_adjacency *adjacency;
    assert(capacity >= 0);
    *count = 0;
    pave_result result = pave_board_to_adjacency(board, allocator, &adjacency, NULL);
    if (result != PAVE_OK) return result;
    int32_t cut_count = board_cut_count(adjacency),
            *arcs = pave_array_allocate(allocator, (size_t)cut_count, sizeof *arcs);
    result = arcs ? board_repair_graph(board, adjacency, allocator, arcs, cut_count, count)
                  : PAVE_NO_MEMORY;
    assert(result == PAVE_OK || result == PAVE_NO_MEMORY);
    if (result == PAVE_OK && out && *count > capacity) result = PAVE_CAPACITY;
    if (result == PAVE_OK) board_mend(board, adjacency->graph, arcs, *count, out);
    pave_array_release(allocator, arcs);
    pave_adjacency_destroy(adjacency);
    return result;
}
