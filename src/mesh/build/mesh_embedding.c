/// src/mesh/build/mesh_embedding.c: a common interface to the arcs and faces of boards and
/// adjacencies.
#include "../../base/exact.h"

#include "../../board/adjacency_parts.h"
#include "../../board/board_parts.h"
#include "mesh_circumcenter.h"
#include "mesh_embedding.h"
#include "mesh_vertex_place.h"

enum { PAVE_DRAWING_ARCS = 8 }; ///< arcs per node of a board, unused numbers included
_Static_assert(PAVE_BOARD_SLOTS_MAX <= INT32_MAX / PAVE_DRAWING_ARCS + 1,
               "arcs of the largest boards have numbers");

static pave_board_tile embedding_tile(const pave_embedding *embedding, int32_t arc)
{
    return pave_board_node_tile(embedding->board, arc / PAVE_DRAWING_ARCS);
}

/// Returns the first arc of a node, and the end of the node's arcs.
static int32_t embedding_begin(const pave_embedding *embedding, int32_t node)
{
    return embedding->board ? node * PAVE_DRAWING_ARCS : embedding->adjacency->graph->start[node];
}

static int32_t embedding_end(const pave_embedding *embedding, int32_t node)
{
    return embedding->board ? node * PAVE_DRAWING_ARCS + PAVE_BOARD_NEIGHBORS_MAX
                            : embedding->adjacency->graph->start[node + 1];
}

// ---- Arcs ---------------------------------------------------------------------------------------

int32_t pave_embedding_board_arc(const pave_board *board, pave_board_tile tile, int k)
{
    assert(k >= 0 && k < PAVE_BOARD_NEIGHBORS_MAX &&
           pave_board_contains(board, pave_board_neighbor(board, tile, k)));
    return pave_board_node(board, tile) * PAVE_DRAWING_ARCS + k;
}

bool pave_embedding_is_border(const pave_embedding *embedding, int32_t node)
{
    return embedding->board ? node >= pave_board_tile_count(embedding->board)
                            : pave_adjacency_is_border(embedding->adjacency, node);
}

bool pave_embedding_is_whole(const pave_embedding *embedding, int32_t arc)
{
    if (!embedding->board) return !pave_adjacency_is_cut(embedding->adjacency, arc);
    return pave_board_has(embedding->board, embedding_tile(embedding, arc),
                          arc % PAVE_DRAWING_ARCS);
}

int32_t pave_embedding_twin(const pave_embedding *embedding, int32_t arc)
{
    if (!embedding->board) return embedding->adjacency->graph->twin[arc];
    const int k = arc % PAVE_DRAWING_ARCS;
    const pave_board_tile there =
        pave_board_neighbor(embedding->board, embedding_tile(embedding, arc), k);
    return pave_embedding_board_arc(embedding->board, there, (k + 3) % PAVE_BOARD_NEIGHBORS_MAX);
}

int32_t pave_embedding_from(const pave_embedding *embedding, int32_t arc)
{
    return embedding->board ? arc / PAVE_DRAWING_ARCS
                            : pave_arc_from(embedding->adjacency->graph, arc);
}

int32_t pave_embedding_successor(const pave_embedding *embedding, int32_t arc)
{
    if (!embedding->board) return pave_adjacency_successor(embedding->adjacency, arc);
    const uint32_t links = pave_board_links6(embedding->board, embedding_tile(embedding, arc));
    for (int i = 1; i <= PAVE_BOARD_NEIGHBORS_MAX; i++) {
        const int k = (arc % PAVE_DRAWING_ARCS + i) % PAVE_BOARD_NEIGHBORS_MAX;
        if (links >> k & 1) return arc - arc % PAVE_DRAWING_ARCS + k;
    }
    return -1;
}

int32_t pave_embedding_next(const pave_embedding *embedding, int32_t arc)
{
    return pave_embedding_successor(embedding, pave_embedding_twin(embedding, arc));
}

int32_t pave_embedding_arcs(const pave_embedding *embedding, int32_t node)
{
    assert(!pave_embedding_is_border(embedding, node));
    return embedding_end(embedding, node) - embedding_begin(embedding, node);
}

int32_t pave_embedding_rank(const pave_embedding *embedding, int32_t arc)
{
    int32_t rank = 0;
    for (int32_t at = embedding_begin(embedding, pave_embedding_from(embedding, arc)); at < arc;
         at++)
        rank += pave_embedding_is_whole(embedding, at);
    return rank;
}

int32_t pave_embedding_at_rank(const pave_embedding *embedding, int32_t node, int32_t rank)
{
    int32_t arc = embedding_begin(embedding, node);
    assert(rank >= 0 && rank < pave_embedding_degree(embedding, node));
    for (;; arc++)
        if (pave_embedding_is_whole(embedding, arc) && rank-- == 0) return arc;
}

int32_t pave_embedding_degree(const pave_embedding *embedding, int32_t node)
{
    int32_t degree = 0;
    for (int32_t arc = embedding_begin(embedding, node); arc < embedding_end(embedding, node);
         arc++)
        degree += pave_embedding_is_whole(embedding, arc);
    return degree;
}

// ---- Positions ----------------------------------------------------------------------------------

static pave_vec2 embedding_position(const pave_embedding *embedding, int32_t arc)
{
    return embedding->board
               ? pave_board_position(embedding->board, embedding_tile(embedding, arc))
               : embedding->adjacency->graph->positions[pave_embedding_from(embedding, arc)];
}

static pave_point embedding_point(const pave_embedding *embedding, int32_t arc)
{
    pave_point point = {0, 0};
    pave_fixed_snap(&embedding->frame, embedding_position(embedding, arc), &point.x, &point.y);
    return point;
}

/// Finds the circumcentre of a face of three nodes. Returns false if the face has more than three
/// nodes or the point is out of range.
static bool embedding_circumcenter(const pave_embedding *embedding, int32_t arc, pave_point *out)
{
    pave_vec2 places[3];
    const int32_t first = arc;
    for (int k = 0; k < 3; k++) {
        places[k] = embedding_position(embedding, arc);
        arc = pave_embedding_next(embedding, arc);
    }
    return arc == first && pave_circumcenter_nearest(&embedding->frame, places, out);
}

static bool embedding_leaves_border(const pave_embedding *embedding, int32_t arc)
{
    return pave_embedding_is_border(embedding, pave_embedding_from(embedding, arc));
}

/// Returns the mean of the face's border nodes and of the inner nodes adjacent to them. If a face
/// has only one inner node, that node is adjacent on both sides but counts once.
static pave_point embedding_place_on_rim(const pave_embedding *embedding, int32_t start)
{
    pave_rule_sum sum = {0};
    int32_t arc = start, next = pave_embedding_next(embedding, arc);
    bool before = embedding_leaves_border(embedding, arc),
         here = embedding_leaves_border(embedding, next);
    do {
        const int32_t after = pave_embedding_next(embedding, next);
        const bool behind = embedding_leaves_border(embedding, after);
        if (before || here || behind) pave_rule_add(&sum, embedding_point(embedding, next));
        arc = next;
        next = after;
        before = here;
        here = behind;
    } while (arc != start);
    return pave_rule_get(&sum, PAVE_VERTEX_MEAN);
}

pave_point pave_embedding_place(const pave_embedding *embedding, int32_t start,
                                pave_vertex_rule rule)
{
    int32_t arc = start, least = start;
    bool rim = false;
    do { // find the lowest node, and whether any is a border node
        const int32_t node = pave_embedding_from(embedding, arc);
        rim |= pave_embedding_is_border(embedding, node);
        if (node < pave_embedding_from(embedding, least)) least = arc;
        arc = pave_embedding_next(embedding, arc);
    } while (arc != start);
    if (rim) return embedding_place_on_rim(embedding, start);
    pave_point center;
    if (rule == PAVE_VERTEX_CIRCUMCENTER) {
        if (embedding_circumcenter(embedding, least, &center)) return center;
        rule = PAVE_VERTEX_MEAN;
    }
    pave_rule_sum sum = {0};
    arc = least;
    do {
        pave_rule_add(&sum, embedding_point(embedding, arc));
        arc = pave_embedding_next(embedding, arc);
    } while (arc != least);
    return pave_rule_get(&sum, rule);
}
