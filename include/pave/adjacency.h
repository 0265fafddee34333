/// pave/adjacency.h: which tiles touch: a graph drawn in the plane, some of whose edges are cut,
/// and its border; what must hold so that every tile can be a polygon; random removal; and repair
/// of what does not hold.
///
/// The nodes of the graph are the tiles-to-be. Inner ones become polygons; border nodes stand round
/// them and become none: they only give the inner ones something to end at. An edge between two
/// border nodes always stays; all others may be cut.
///
/// The corners of the tiles are the faces of the graph. A face is walked with it on the left
/// (counterclockwise on screen, y down): from an arc to the one that follows its twin clockwise.
/// The face of an arc is the one on its left: at its node, the corner just before the arc,
/// clockwise. Cut arcs do not count. In a drawing without crossings each part that hangs together
/// has one walk round it from outside.
///
/// Numbers of nodes and arcs that are handed in must be those of the graph, pointers not NULL and
/// capacities 0 or more, if nothing else is said: else the program is wrong, which asserts tell.
///
/// Examples: mesh_adjacency.c (from a graph), board_random.c (faults and repair).
#ifndef PAVE_ADJACENCY_H
#define PAVE_ADJACENCY_H

#include <pave/graph.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- What can be wrong --------------------------------------------------------------------------

/// Every fault with its pinned number and the sentence of pave_fault_text. What pave_fault.nodes
/// holds stands below each.
#define PAVE_FAULTS(X)                                                                       \
    X(PAVE_FAULT_SELF_EDGE, 1, "an edge leads back to its own tile")                         \
    /* 0: the tile */                                                                        \
    X(PAVE_FAULT_DUPLICATE_EDGE, 2, "two tiles are joined twice")                            \
    /* 0, 1: the tiles */                                                                    \
    X(PAVE_FAULT_ASYMMETRIC, 3, "a tile names a neighbour that does not name it")            \
    /* 0 names 1: told by readers of neighbour lists */                                      \
    X(PAVE_FAULT_SAME_POSITION, 4, "two tiles stand in one place")                           \
    /* 0, 1: the tiles */                                                                    \
    X(PAVE_FAULT_CROSSING, 5, "two edges cross")                                             \
    /* 0-1 and 2-3; where 2 and 3 are equal, that tile stands on 0-1 */                      \
    X(PAVE_FAULT_DISCONNECTED, 6, "the inner tiles do not hang together")                    \
    /* 0, 1: the first tile of the first part, and of another */                             \
    X(PAVE_FAULT_FEW_NEIGHBORS, 7, "a tile has fewer than three neighbours")                 \
    /* 0: the tile; 1, 2: its neighbours, or -1 */                                           \
    X(PAVE_FAULT_NO_BORDER, 8, "a tile has no border around it")                             \
    /* 0: an inner tile that the walk round its part meets */                                \
    X(PAVE_FAULT_HOLE, 9, "a border tile lies inside")                                       \
    /* 0: the first border tile of a part of the border that does not hang together with the \
     * outside */                                                                            \
    X(PAVE_FAULT_BRIDGE, 10, "an edge has one face on both sides")                           \
    /* 0-1 */                                                                                \
    X(PAVE_FAULT_FACE_TWICE, 11, "a tile meets one face twice")                              \
    /* 0: the tile; 1, 2: its neighbours that come after the two corners, clockwise */       \
    X(PAVE_FAULT_SHARED_TWICE, 12, "two faces share two edges")                              \
    /* 0-1 and 2-3 */

#define PAVE_FAULT_ENUMERATOR(name, number, text) name = number,
typedef enum pave_fault_kind {
    PAVE_FAULTS(PAVE_FAULT_ENUMERATOR) PAVE_FAULT_NONE = 0
} pave_fault_kind;
#undef PAVE_FAULT_ENUMERATOR

/// One thing that is wrong.
typedef struct pave_fault {
    pave_fault_kind kind;
    int32_t nodes[4]; ///< what the kind says; the others are -1
} pave_fault;

/// The sentence that belongs to a kind; "unknown fault" for a number that is none. The text is
/// static. Constant time.
PAVE_API const char *pave_fault_text(pave_fault_kind kind);

/// Checks edges before a graph is made of them, as straight lines between positions, for faults of
/// the kinds 1, 2, 4 and 5, in this order: edges from a node to itself and further edges between
/// the same two nodes, by their numbers; nodes that stand where an earlier one does, by their
/// numbers; crossings from left to right. Edges cross where they have a point in common that is not
/// an end of both. Of two that cross, the longer one (of equal ones the later one) is left aside
/// from then on, and so is an edge on which a node stands: what is told is enough to take all
/// crossings away, but not each pair. All this is decided exactly, not on the positions themselves
/// but on the lattice of whole numbers on which meshes lie: the positions are rounded to multiples
/// of a power of two that is 2^-17 to 2^-16 of the mean length of the edges (more only where the
/// nodes lie 2^30 such steps apart). `positions` must hold at least node_count elements, `edges`
/// edge_count pairs of nodes, and `out` at least `capacity` elements. Returns PAVE_OK, where
/// `count` faults were found, 0 or more; PAVE_CAPACITY when there are more than `capacity`: the
/// first ones are written, and `count` is how many there are; PAVE_INVALID when an edge ends beyond
/// the nodes or a position is not finite or beyond 1e100, and PAVE_RANGE for negative counts or
/// beyond INT32_MAX / 2 edges: `error` (may be NULL) says where, and `count` is 0; PAVE_NO_MEMORY.
/// Time: (nodes + edges) times the logarithm of edges, however they lie. (M. Shamos, D. Hoey,
/// "Geometric Intersection Problems", 1976.)
PAVE_API pave_result pave_edges_check(const pave_edges_def *def, const pave_allocator *allocator,
                                      pave_fault *out, int64_t capacity, int64_t *count,
                                      pave_error *error);

// ---- Adjacencies --------------------------------------------------------------------------------

/// An adjacency. Read only, but for cuts, which are changed by the functions below; made by
/// pave_adjacency_create.
typedef struct pave_adjacency {
    const pave_graph *graph; ///< with twins and positions
    uint64_t *cuts;          ///< bit arc & 63 of word arc / 64: this arc is cut; so is its twin
    uint64_t *border;        ///< bit node & 63 of word node / 64: a border node
    int32_t inner_count;     ///< nodes that are none of the border
    int32_t outer_arc; ///< nothing being cut, an arc whose face is the outer one, round the part
                       ///< with the leftmost node that has arcs (of those the highest); -1 without
                       ///< arcs. Still so after cuts where its ends are border nodes
    bool owns_graph;
    pave_allocator allocator;
} pave_adjacency;

/// What an adjacency is made from.
typedef struct pave_adjacency_def {
    const pave_graph *
        graph; ///< drawn in the plane, with twins and positions; must live as long as the adjacency
    const int32_t *border; ///< border_count nodes; NULL: those on the walk round each part of the
                           ///< graph, and nodes without arcs
    int32_t border_count;
    bool take_graph; ///< the graph belongs to the adjacency from then on, and is destroyed with it;
                     ///< not where this fails
} pave_adjacency_def;

/// Makes an adjacency of which nothing is cut. Returns PAVE_OK; PAVE_INVALID when the graph has no
/// twins or no positions, joins two nodes twice, or cannot be drawn in the plane with its arcs in
/// the order that they have (edges cross, or the window wraps), and when a node of `border` is none
/// of the graph or is named twice; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be
/// NULL) says why. Linear time. Memory: a bit an arc and a node.
PAVE_API pave_result pave_adjacency_create(const pave_adjacency_def *def,
                                           const pave_allocator *allocator, pave_adjacency **out,
                                           pave_error *error);

/// What the adjacency of a window is made from.
typedef struct pave_adjacency_window_def {
    const pave_window *window; ///< of any tiling, not wrapped; NULL: the one of `walls`
    const pave_mask *walls;    ///< of that window; NULL: none. Masked cells become no tiles; tiles
                            ///< that only masked sides join are cut apart
    const pave_layout *layout; ///< of the positions; NULL: the tiling's default
} pave_adjacency_window_def;

/// Makes the adjacency of a window with its graph, which is freed with it. The tiles are the cells
/// of the largest connected component (ties: the one with the first cell); the cells of the tiling
/// that touch them are the border. A cell among them that has tiles across all its sides and is not
/// masked becomes a tile, so that no hole is left. Nodes: the component in the order of the window,
/// then the cells around it by r, q, s. Cells that share an edge are adjacent. Returns PAVE_OK;
/// PAVE_UNSUPPORTED for a window that wraps; PAVE_INVALID where edges between centres cross;
/// PAVE_RANGE beyond INT32_MAX nodes or arcs; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`
/// (may be NULL) says why. Nothing of `def` is kept. Time: that of pave_edges_check.
PAVE_API pave_result pave_adjacency_create_from_window(const pave_adjacency_window_def *def,
                                                       const pave_allocator *allocator,
                                                       pave_adjacency **out, pave_error *error);

/// Releases an adjacency, and its graph where that belongs to it; NULL is allowed.
PAVE_API void pave_adjacency_destroy(pave_adjacency *adjacency);

/// Whether the edge of an arc is cut. Constant time.
static inline bool pave_adjacency_is_cut(const pave_adjacency *adjacency, int32_t arc)
{
    assert(arc >= 0 && arc < adjacency->graph->arc_count);
    return (adjacency->cuts[arc / 64] >> (arc % 64) & 1) != 0;
}

/// Whether a node is one of the border. Constant time.
static inline bool pave_adjacency_is_border(const pave_adjacency *adjacency, int32_t node)
{
    assert(node >= 0 && node < adjacency->graph->node_count);
    return (adjacency->border[node / 64] >> (node % 64) & 1) != 0;
}

/// Cuts the edge of an arc, or makes it whole again. Returns PAVE_OK; PAVE_RANGE, and nothing is
/// changed, where it joins two border nodes. Whether what is left passes the check is not asked.
/// Constant time.
PAVE_API pave_result pave_adjacency_set_cut(pave_adjacency *adjacency, int32_t arc, bool cut);

/// The arc from node a to node b, cut or not; -1 where they are not joined. Time: the fewer arcs of
/// the two.
PAVE_API int32_t pave_adjacency_find(const pave_adjacency *adjacency, int32_t a, int32_t b);

/// The next arc of the same node, clockwise, that is not cut: the arc itself where there is no
/// other one; -1 where all are cut. Time: the cut arcs between.
static inline int32_t pave_adjacency_successor(const pave_adjacency *adjacency, int32_t arc)
{
    const pave_graph *graph = adjacency->graph;
    int32_t node = graph->to[graph->twin[arc]], next = arc;
    do {
        next = next + 1 < graph->start[node + 1] ? next + 1 : graph->start[node];
        if (!pave_adjacency_is_cut(adjacency, next)) return next;
    } while (next != arc);
    return -1;
}

/// The next arc of the walk along a face; `arc` must not be cut. Time: as pave_adjacency_successor.
static inline int32_t pave_adjacency_next(const pave_adjacency *adjacency, int32_t arc)
{
    assert(!pave_adjacency_is_cut(adjacency, arc));
    return pave_adjacency_successor(adjacency, adjacency->graph->twin[arc]);
}

/// How many arcs of a node are not cut. Time: its arcs.
static inline int32_t pave_adjacency_degree(const pave_adjacency *adjacency, int32_t node)
{
    int32_t arc, degree = 0;
    assert(node >= 0 && node < adjacency->graph->node_count);
    for (arc = adjacency->graph->start[node]; arc < adjacency->graph->start[node + 1]; arc++)
        degree += !pave_adjacency_is_cut(adjacency, arc);
    return degree;
}

// ---- Random removal -----------------------------------------------------------------------------

/// What random removal did.
typedef struct pave_removal {
    int64_t inner_edges; ///< edges between inner tiles that there were
    int64_t attempted;   ///< of which removal was attempted
    int64_t removed;     ///< that are gone
} pave_removal;

/// Cuts edges between inner tiles at random, so that each tile keeps three neighbours that it had
/// (border nodes count). Each edge that is not cut has a random word w: of the stream
/// PAVE_STREAM_EDGE_REMOVAL, by the numbers of its nodes (random.h). Removal is attempted where w <
/// share * 2^32, in the order of (w, lower arc), and succeeds where both tiles still have more than
/// three neighbours. So a larger share only removes more; from whole boards of hexagons at most
/// half of the edges. `share` is 0..1. Returns PAVE_OK; PAVE_RANGE for another share;
/// PAVE_NO_MEMORY; then nothing is changed. `out` may be NULL. Linear time.
PAVE_API pave_result pave_adjacency_remove_random(pave_adjacency *adjacency, uint64_t seed,
                                                  double share, const pave_allocator *allocator,
                                                  pave_removal *out);

// ---- Checks and repair --------------------------------------------------------------------------

/// Finds the faults of the kinds 6..12, in the order of kinds, and of nodes, arcs or faces. If
/// there are none, the faces that inner tiles meet are the corners of a tiling of a disk: each tile
/// has three corners or more and meets none twice, two tiles that touch share one side, and there
/// is one rim, each face of which has one run of border nodes. Edges between border nodes may be as
/// they like, border nodes may have few neighbours, and parts of the graph without inner tiles do
/// not matter. An inner tile with fewer than three neighbours is not told of by kind 12 again, nor
/// a bridge by kind 11. Without inner tiles nothing is found. `out` must hold at least `capacity`
/// elements. Returns PAVE_OK, where `count` faults were found, 0 or more; PAVE_CAPACITY when there
/// are more than `capacity`: the first ones are written, and `count` is how many there are;
/// PAVE_NO_MEMORY. Linear time but for the joining of parts, which is all but linear. Kinds 1..5
/// are pave_edges_check's.
PAVE_API pave_result pave_adjacency_check(const pave_adjacency *adjacency,
                                          const pave_allocator *allocator, pave_fault *out,
                                          int64_t capacity, int64_t *count);

/// Whether the edge of `arc` can be cut so that pave_adjacency_check, which found nothing, still
/// finds nothing. `arc` must not be cut. It can when an end of it is an inner tile, each inner end
/// of it keeps three neighbours, its two faces are two, meet no other inner tile together, share no
/// side with the same third face (edges between border nodes do not count), and, where both ends
/// are inner, do not both have border nodes. If not, and `why` is not NULL, that gets the fault
/// which a cut would make, or PAVE_FAULT_NONE between border nodes. Where the check finds faults,
/// the answer is only about these things. Returns PAVE_OK; PAVE_NO_MEMORY, and `can` is false. Time
/// and memory: expected linear in the lengths of its faces and of the faces beside them.
PAVE_API pave_result pave_adjacency_can_cut(const pave_adjacency *adjacency, int32_t arc,
                                            const pave_allocator *allocator, bool *can,
                                            pave_fault *why);

/// Makes edges whole again, of those that are cut, until pave_adjacency_check finds nothing; then
/// none of them could be cut again. Where the check finds nothing at first, nothing happens. Which
/// they are: all are made whole (but for those that lead to a part of the border that lies inside:
/// these only make holes), and then each is cut again, in increasing order of its lower arc, that
/// pave_adjacency_can_cut allows. `out` gets the lower arcs of those that stay whole, in increasing
/// order; it must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY, with the need
/// in `count`: the repair is done all the same, and the first ones are written; PAVE_INVALID when
/// cut edges are not all that is wrong, and PAVE_NO_MEMORY: then nothing is changed.
/// Expected time: arcs times the logarithm of arcs, and linear where faces are small; where nothing
/// is wrong, that of the check.
PAVE_API pave_result pave_adjacency_repair(pave_adjacency *adjacency,
                                           const pave_allocator *allocator, int32_t *out,
                                           int64_t capacity, int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
