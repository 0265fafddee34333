/// src/mesh/mesh_drawing.c: boards and adjacencies as one thing.
#include "../base/exact.h"

#include "../board/adjacency_parts.h"
#include "mesh_drawing.h"
#include "mesh_rules.h"

enum { PAVE_DRAWING_ARCS = 8 }; ///< arc numbers of a node of a board
_Static_assert(PAVE_BOARD_PLACES_MAX <= INT32_MAX / PAVE_DRAWING_ARCS + 1,
               "arcs of the largest boards have numbers");

static pave_board_tile pave_drawing_tile(const pave_drawing *drawing, int32_t arc)
{
    return pave_board_tile_of(drawing->board, arc / PAVE_DRAWING_ARCS);
}

/// The first arc of a node, and the one behind its last.
static int32_t pave_drawing_begin(const pave_drawing *drawing, int32_t node)
{
    return drawing->board ? node * PAVE_DRAWING_ARCS : drawing->adjacency->graph->start[node];
}

static int32_t pave_drawing_end(const pave_drawing *drawing, int32_t node)
{
    return drawing->board ? node * PAVE_DRAWING_ARCS + PAVE_BOARD_NEIGHBORS_MAX
                          : drawing->adjacency->graph->start[node + 1];
}

// ---- Arcs ---------------------------------------------------------------------------------------

int32_t pave_drawing_board_arc(const pave_board *board, pave_board_tile tile, int k)
{
    assert(k >= 0 && k < PAVE_BOARD_NEIGHBORS_MAX &&
           pave_board_contains(board, pave_board_neighbor(board, tile, k)));
    return pave_board_node(board, tile) * PAVE_DRAWING_ARCS + k;
}

bool pave_drawing_is_border(const pave_drawing *drawing, int32_t node)
{
    return drawing->board ? node >= pave_board_tile_count(drawing->board)
                          : pave_adjacency_is_border(drawing->adjacency, node);
}

bool pave_drawing_is_whole(const pave_drawing *drawing, int32_t arc)
{
    if (!drawing->board) return !pave_adjacency_is_cut(drawing->adjacency, arc);
    return pave_board_has(drawing->board, pave_drawing_tile(drawing, arc), arc % PAVE_DRAWING_ARCS);
}

int32_t pave_drawing_twin(const pave_drawing *drawing, int32_t arc)
{
    if (!drawing->board) return drawing->adjacency->graph->twin[arc];
    const int k = arc % PAVE_DRAWING_ARCS;
    const pave_board_tile there =
        pave_board_neighbor(drawing->board, pave_drawing_tile(drawing, arc), k);
    return pave_drawing_board_arc(drawing->board, there, (k + 3) % PAVE_BOARD_NEIGHBORS_MAX);
}

int32_t pave_drawing_from(const pave_drawing *drawing, int32_t arc)
{
    return drawing->board ? arc / PAVE_DRAWING_ARCS : pave_arc_from(drawing->adjacency->graph, arc);
}

int32_t pave_drawing_successor(const pave_drawing *drawing, int32_t arc)
{
    if (!drawing->board) return pave_adjacency_successor(drawing->adjacency, arc);
    const uint32_t links = pave_board_links6(drawing->board, pave_drawing_tile(drawing, arc));
    for (int i = 1; i <= PAVE_BOARD_NEIGHBORS_MAX; i++) {
        const int k = (arc % PAVE_DRAWING_ARCS + i) % PAVE_BOARD_NEIGHBORS_MAX;
        if (links >> k & 1) return arc - arc % PAVE_DRAWING_ARCS + k;
    }
    return -1;
}

int32_t pave_drawing_next(const pave_drawing *drawing, int32_t arc)
{
    return pave_drawing_successor(drawing, pave_drawing_twin(drawing, arc));
}

int32_t pave_drawing_arcs(const pave_drawing *drawing, int32_t node)
{
    assert(!pave_drawing_is_border(drawing, node));
    return pave_drawing_end(drawing, node) - pave_drawing_begin(drawing, node);
}

int32_t pave_drawing_rank(const pave_drawing *drawing, int32_t arc)
{
    int32_t rank = 0;
    for (int32_t at = pave_drawing_begin(drawing, pave_drawing_from(drawing, arc)); at < arc; at++)
        rank += pave_drawing_is_whole(drawing, at);
    return rank;
}

int32_t pave_drawing_at_rank(const pave_drawing *drawing, int32_t node, int32_t rank)
{
    int32_t arc = pave_drawing_begin(drawing, node);
    assert(rank >= 0 && rank < pave_drawing_degree(drawing, node));
    for (;; arc++)
        if (pave_drawing_is_whole(drawing, arc) && rank-- == 0) return arc;
}

int32_t pave_drawing_degree(const pave_drawing *drawing, int32_t node)
{
    int32_t degree = 0;
    for (int32_t arc = pave_drawing_begin(drawing, node); arc < pave_drawing_end(drawing, node);
         arc++)
        degree += pave_drawing_is_whole(drawing, arc);
    return degree;
}

// ---- Positions ----------------------------------------------------------------------------------

static pave_point pave_drawing_point(const pave_drawing *drawing, int32_t arc)
{
    pave_point point;
    const pave_vec2 position =
        drawing->board ? pave_board_position(drawing->board, pave_drawing_tile(drawing, arc))
                       : drawing->adjacency->graph->positions[pave_drawing_from(drawing, arc)];
    pave_fixed_snap(&drawing->frame, position, &point.x, &point.y);
    return point;
}

static bool pave_drawing_leaves_border(const pave_drawing *drawing, int32_t arc)
{
    return pave_drawing_is_border(drawing, pave_drawing_from(drawing, arc));
}

/// The mean of the border nodes and the inner ones beside them. An inner node that is alone at the
/// face is beside them twice, and counts once.
static pave_point pave_drawing_place_on_rim(const pave_drawing *drawing, int32_t start)
{
    pave_rule_sum sum = {0};
    int32_t arc = start, next = pave_drawing_next(drawing, arc);
    bool before = pave_drawing_leaves_border(drawing, arc),
         here = pave_drawing_leaves_border(drawing, next);
    do {
        const int32_t after = pave_drawing_next(drawing, next);
        const bool behind = pave_drawing_leaves_border(drawing, after);
        if (before || here || behind) pave_rule_add(&sum, pave_drawing_point(drawing, next));
        arc = next;
        next = after;
        before = here;
        here = behind;
    } while (arc != start);
    return pave_rule_get(&sum, PAVE_VERTEX_MEAN);
}

pave_point pave_drawing_place(const pave_drawing *drawing, int32_t start, pave_vertex_rule rule)
{
    int32_t arc = start, least = start;
    bool rim = false;
    do { // the lowest node, and whether one is of the border
        const int32_t node = pave_drawing_from(drawing, arc);
        rim |= pave_drawing_is_border(drawing, node);
        if (node < pave_drawing_from(drawing, least)) least = arc;
        arc = pave_drawing_next(drawing, arc);
    } while (arc != start);
    if (rim) return pave_drawing_place_on_rim(drawing, start);
    pave_rule_sum sum = {0};
    arc = least;
    do {
        pave_rule_add(&sum, pave_drawing_point(drawing, arc));
        arc = pave_drawing_next(drawing, arc);
    } while (arc != least);
    return pave_rule_get(&sum, rule);
}
