/// pave/adjacency.h: which tiles are adjacent. An adjacency is a planar graph with some edges cut,
/// and a border around it. Functions here check whether every tile can become a polygon, remove
/// edges at random, and repair cuts.
///
/// The nodes are the future tiles. Inner nodes become polygons. Border nodes surround them and do
/// not become polygons. An edge between two border nodes can never be cut; any other edge can.
///
/// The corners of the tiles are the faces of the graph. The face of an arc (half-edge) is on its
/// left, counterclockwise on screen with y down: the next arc of a face follows the twin clockwise.
/// Cut arcs are skipped. Each connected component of a planar embedding has one outer face.
///
/// Unless a comment says otherwise, nodes and arcs must belong to the graph, pointers must not be
/// NULL, and capacities must be 0 or more. Asserts check this.
///
/// Examples: mesh_adjacency.c (from a tiling), mesh_ring.c (every node is a tile), board_random.c
/// (faults and repair).
#ifndef PAVE_ADJACENCY_H
#define PAVE_ADJACENCY_H

#include <pave/graph.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Faults -------------------------------------------------------------------------------------

/// Every fault with its pinned number and the sentence that pave_fault_text returns. The comment
/// below each lists the contents of pave_fault.nodes.
#define PAVE_FAULTS(X)                                                                 \
    X(PAVE_FAULT_SELF_EDGE, 1, "an edge leads back to its own tile")                   \
    /* 0: the tile */                                                                  \
    X(PAVE_FAULT_DUPLICATE_EDGE, 2, "two tiles are joined twice")                      \
    /* 0, 1: the tiles */                                                              \
    X(PAVE_FAULT_ASYMMETRIC, 3, "a tile names a neighbour that does not name it")      \
    /* 0 names 1: from readers of neighbour lists */                                   \
    X(PAVE_FAULT_SAME_POSITION, 4, "two tiles have the same position")                 \
    /* 0, 1: the tiles */                                                              \
    X(PAVE_FAULT_CROSSING, 5, "two edges cross")                                       \
    /* 0-1 and 2-3; if 2 and 3 are equal, that tile is on 0-1 */                       \
    X(PAVE_FAULT_DISCONNECTED, 6, "the inner tiles are not connected")                 \
    /* 0, 1: the first tile of the first component, and of another */                  \
    X(PAVE_FAULT_FEW_NEIGHBORS, 7, "a tile has fewer than three neighbours")           \
    /* 0: the tile; 1, 2: its neighbours, or -1 */                                     \
    X(PAVE_FAULT_NO_BORDER, 8, "a tile has no border around it")                       \
    /* 0: an inner tile on the outer face of its component */                          \
    X(PAVE_FAULT_HOLE, 9, "a border tile lies inside")                                 \
    /* 0: the first border tile of a component that is not connected to the outside */ \
    X(PAVE_FAULT_BRIDGE, 10, "an edge has one face on both sides")                     \
    /* 0-1 */                                                                          \
    X(PAVE_FAULT_FACE_TWICE, 11, "a tile meets one face twice")                        \
    /* 0: the tile; 1, 2: its neighbours that come after the two corners, clockwise */ \
    X(PAVE_FAULT_SHARED_TWICE, 12, "two faces share two edges")                        \
    /* 0-1 and 2-3 */

#define PAVE_FAULT_ENUMERATOR(name, number, text) name = number,
typedef enum pave_fault_kind {
    PAVE_FAULTS(PAVE_FAULT_ENUMERATOR) PAVE_FAULT_NONE = 0
} pave_fault_kind;
#undef PAVE_FAULT_ENUMERATOR

/// A fault.
typedef struct pave_fault {
    pave_fault_kind kind;
    int32_t nodes[4]; ///< as listed for the kind; unused elements are -1
} pave_fault;

/// Returns the sentence of a fault kind, or "unknown fault" for an unknown number. The string is
/// static. Constant time.
PAVE_API const char *pave_fault_text(pave_fault_kind kind);

/// Finds the faults of kinds 1, 2, 4 and 5 of straight edges, in this order; crossings from left to
/// right. Two edges cross if they share a point that is not an end of both. After a crossing, the
/// longer edge (ties: the later one) is ignored, so removing the reported edges removes all
/// crossings. The test is exact. `out` must hold at least `capacity` elements. Returns PAVE_OK with
/// the number of faults in `count`; PAVE_CAPACITY if there are more than `capacity`; PAVE_INVALID
/// for a missing node; PAVE_RANGE for bad counts and for positions that are not finite or exceed
/// 1e100; PAVE_NO_MEMORY. O((nodes + edges) log edges). Based on: M. Shamos, D. Hoey, "Geometric
/// Intersection Problems", 1976.
PAVE_API pave_result pave_edges_check(const pave_edges_def *def, const pave_allocator *allocator,
                                      pave_fault *out, int64_t capacity, int64_t *count,
                                      pave_error *error);

// ---- Adjacencies --------------------------------------------------------------------------------

/// An adjacency. The functions below create it and change its cuts; otherwise it is read only.
typedef struct pave_adjacency {
    const pave_graph *graph; ///< with twins and positions
    uint64_t *cuts;          ///< bit arc & 63 of word arc / 64: the arc is cut, and so is its twin
    uint64_t *border;        ///< bit node & 63 of word node / 64: the node is a border node
    int32_t inner_count;     ///< number of nodes that are not border nodes
    /// An arc of the outer face, ignoring cuts, in the component of the leftmost node that has arcs
    /// (ties: the topmost node); -1 if the graph has no arcs.
    int32_t outer_arc;
    pave_allocator allocator;
    struct pave_adjacency_private *own;
} pave_adjacency;

/// How the border nodes are chosen.
typedef enum pave_border_rule {
    /// "outer": the nodes on the outer face of each component, and nodes without arcs. They do not
    /// become tiles.
    PAVE_BORDER_OUTER = 0,
    /// "ring": new nodes around a connected graph, so all nodes of the graph become tiles. Each
    /// corner of the outer face gets one to three ring nodes, and each ring node adds a side to the
    /// rim: one where the outline is straight or turns inwards, three at the end of a path. The
    /// distance of the ring is about the length of nearby edges, and less where two parts of the
    /// outline are close. Inner nodes with fewer than three edges, and trees within inner faces,
    /// remain faults of pave_adjacency_check.
    PAVE_BORDER_RING,
    /// "none": no border nodes. Then only an adjacency without tiles is free of faults.
    PAVE_BORDER_NONE
} pave_border_rule;

/// Names of the pave_border_rule values.
PAVE_API extern const char *const pave_border_rule_words[];

/// Parameters of pave_adjacency_create.
typedef struct pave_adjacency_def {
    /// Planar, with twins and positions. Must outlive the adjacency, unless a ring is made.
    const pave_graph *graph;
    /// The border: border_count nodes, only with PAVE_BORDER_OUTER; NULL: chosen by `border_rule`.
    const int32_t *border;
    int32_t border_count;
    bool take_graph; ///< on success the adjacency owns the graph; with a ring, it has released the
                     ///< graph
    pave_border_rule border_rule;
} pave_adjacency_def;

/// Creates an adjacency without cuts. With a ring, adjacency->graph is a new graph: the nodes of
/// def->graph, then the ring nodes, clockwise. Returns PAVE_OK; PAVE_INVALID if the graph lacks
/// twins or positions, joins two nodes twice or is not planar with its rotation system (edges
/// cross, or the window wraps), if `border` is bad or is given with a rule other than
/// PAVE_BORDER_OUTER, or if no ring is possible (disconnected graph, crossing outer edges, or too
/// little space); PAVE_RANGE for an unknown rule or too many arcs; PAVE_NO_MEMORY. On failure `out`
/// is NULL and `error` (may be NULL) has the reason. Linear time; with a ring, the time of
/// pave_edges_check. Memory: one bit per arc and per node.
PAVE_API pave_result pave_adjacency_create(const pave_adjacency_def *def,
                                           const pave_allocator *allocator, pave_adjacency **out,
                                           pave_error *error);

/// Parameters of pave_adjacency_create_from_window.
typedef struct pave_adjacency_window_def {
    const pave_window *window; ///< any tiling, not wrapped; NULL: the window of `walls`
    const pave_mask *walls; ///< mask on that window; NULL: none. Masked cells do not become tiles;
                            ///< an edge is cut if all its sides are masked
    const pave_layout *layout; ///< layout of the positions; NULL: the default of the tiling
} pave_adjacency_window_def;

/// Creates the adjacency of a window, and the graph, which the adjacency owns. The tiles are the
/// cells of the largest connected component (ties: the one with the first cell). The cells of the
/// tiling that touch them are the border. An unmasked cell that is surrounded by tiles becomes a
/// tile, so there are no holes. Nodes: the component in window order, then the border sorted by r,
/// q, s. Cells that share an edge are adjacent. Returns PAVE_OK; PAVE_UNSUPPORTED for a window that
/// wraps; PAVE_INVALID if edges between centres cross; PAVE_RANGE beyond INT32_MAX nodes or arcs;
/// PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason. Takes the
/// time of pave_edges_check.
PAVE_API pave_result pave_adjacency_create_from_window(const pave_adjacency_window_def *def,
                                                       const pave_allocator *allocator,
                                                       pave_adjacency **out, pave_error *error);

/// Releases an adjacency, and its graph if it owns one. NULL is allowed.
PAVE_API void pave_adjacency_destroy(pave_adjacency *adjacency);

/// Returns whether the edge of an arc is cut. Constant time.
PAVE_INLINE bool pave_adjacency_is_cut(const pave_adjacency *adjacency, int32_t arc)
{
    assert(arc >= 0 && arc < adjacency->graph->arc_count);
    return (adjacency->cuts[arc / 64] >> (arc % 64) & 1) != 0;
}

/// Returns whether a node is a border node. Constant time.
PAVE_INLINE bool pave_adjacency_is_border(const pave_adjacency *adjacency, int32_t node)
{
    assert(node >= 0 && node < adjacency->graph->node_count);
    return (adjacency->border[node / 64] >> (node % 64) & 1) != 0;
}

/// Cuts or restores the edge of an arc. Does not check the result. Returns PAVE_OK; PAVE_RANGE if
/// the edge joins two border nodes (nothing changes). Constant time.
PAVE_API pave_result pave_adjacency_set_cut(pave_adjacency *adjacency, int32_t arc, bool cut);

/// Returns the arc from node a to node b, cut or not, or -1 if they are not joined. Linear in the
/// smaller degree of the two nodes.
PAVE_API int32_t pave_adjacency_find(const pave_adjacency *adjacency, int32_t a, int32_t b);

// ---- Random removal -----------------------------------------------------------------------------

enum {
    PAVE_REMOVAL_DEGREE = 6,      ///< default of max_degree
    PAVE_REMOVAL_DEGREE_MAX = 32, ///< maximum of max_degree
    PAVE_REMOVAL_ANY = -1,        ///< value of max_degree: no limit, only min_sides applies
    PAVE_REMOVAL_SIDES = 3        ///< default and minimum of min_sides
};

/// Parameters of random removal.
typedef struct pave_removal_def {
    uint64_t seed;
    double share;       ///< 0..1: fraction of the edges between inner tiles to try to remove
    int32_t max_degree; ///< maximum number of tiles in a vertex: 3..PAVE_REMOVAL_DEGREE_MAX, or
                        ///< PAVE_REMOVAL_ANY; 0: PAVE_REMOVAL_DEGREE
    int32_t min_sides;  ///< minimum number of neighbours of a tile, border nodes included: 3 or
                        ///< more; 0: PAVE_REMOVAL_SIDES
} pave_removal_def;

/// Statistics of random removal.
typedef struct pave_removal {
    int64_t inner_edges; ///< edges between inner tiles before removal
    int64_t attempted;   ///< edges tried
    int64_t removed;     ///< edges removed
} pave_removal;

/// Cuts edges between inner tiles at random. Each uncut edge has a random word w (stream
/// PAVE_STREAM_EDGE_REMOVAL, random.h) and is tried if w < share * 2^32, in the order of (w, lower
/// arc). It is removed if both tiles keep min_sides neighbours and, unless max_degree is
/// PAVE_REMOVAL_ANY, the merged face has at most max_degree distinct nodes and no two tiles, nor a
/// tile and the border, also meet elsewhere. A tile at the border keeps two inner neighbours. A
/// larger share removes a superset of the edges. No faults arise. Returns PAVE_OK; PAVE_RANGE for
/// an invalid definition; PAVE_NO_MEMORY. On failure nothing changes and `error` (may be NULL) has
/// the reason. `out` may be NULL. O(edges log edges).
PAVE_API pave_result pave_adjacency_remove_random(pave_adjacency *adjacency,
                                                  const pave_removal_def *def,
                                                  const pave_allocator *allocator,
                                                  pave_removal *out, pave_error *error);

// ---- Checks and repair --------------------------------------------------------------------------

/// Finds the faults of kinds 6 to 12, sorted by kind, then by node, arc or face. Without faults,
/// each tile has at least three distinct corners, touching tiles share one side, and there is one
/// rim: the faces are the corners of a tiling of a disk. Edges between border nodes and components
/// without inner tiles are ignored. Kind 12 omits tiles with fewer than three neighbours, and kind
/// 11 omits bridges. `out` must hold at least `capacity` elements. Returns PAVE_OK with the number
/// of faults in `count`; PAVE_CAPACITY if there are more than `capacity`; PAVE_NO_MEMORY. Nearly
/// linear time.
PAVE_API pave_result pave_adjacency_check(const pave_adjacency *adjacency,
                                          const pave_allocator *allocator, pave_fault *out,
                                          int64_t capacity, int64_t *count);

/// Maximum number of inner tiles that may meet in a vertex after repair. With many more, tiles may
/// become too small or very thin.
enum { PAVE_REPAIR_DEGREE = 24 };

/// Restores cut edges until pave_adjacency_check finds nothing and no cut leaves a face with more
/// than PAVE_REPAIR_DEGREE inner tiles. It restores all cuts, except those to border components
/// inside. Then it cuts each edge again, in the order of lower arcs, unless this would make a fault
/// or exceed the limit. Therefore no restored edge can be cut again. `out` receives the lower arcs
/// that stay restored, in increasing order; it must hold at least `capacity` elements; NULL: they
/// are only counted. Returns PAVE_OK; PAVE_CAPACITY with the required capacity in `count`;
/// PAVE_INVALID if there are faults that cuts did not cause; PAVE_NO_MEMORY. On failure the
/// adjacency is unchanged. Expected O(arcs log arcs); linear for small faces.
PAVE_API pave_result pave_adjacency_repair(pave_adjacency *adjacency,
                                           const pave_allocator *allocator, int32_t *out,
                                           int64_t capacity, int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
