/// pave/adjacency.h: which tiles are adjacent: a planar graph, some of whose edges are cut, and its
/// border. Checks whether every tile can become a polygon; removes edges at random; repairs.
///
/// The nodes are the future tiles. Inner nodes become polygons. Border nodes surround them and
/// become none. An edge between two border nodes always stays; all others may be cut.
///
/// The corners of the tiles are the faces of the graph. The face of an arc (half-edge) is on its
/// left, counterclockwise on screen with y down: the next arc of a face follows the twin clockwise.
/// Cut arcs are skipped. Each connected component of a planar embedding has one outer face.
///
/// Unless a comment says otherwise, nodes and arcs must be those of the graph, pointers not NULL
/// and capacities 0 or more; asserts check that.
///
/// Examples: mesh_adjacency.c (from a tiling), mesh_ring.c (every node a tile), board_random.c
/// (faults and repair).
#ifndef PAVE_ADJACENCY_H
#define PAVE_ADJACENCY_H

#include <pave/graph.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Faults -------------------------------------------------------------------------------------

/// Every fault with its pinned number and the sentence of pave_fault_text; below each, the nodes of
/// pave_fault.
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
    int32_t nodes[4]; ///< what the kind says; the others are -1
} pave_fault;

/// The sentence of a kind; "unknown fault" for an unknown number. The text is static. Constant
/// time.
PAVE_API const char *pave_fault_text(pave_fault_kind kind);

/// Finds faults of kinds 1, 2, 4 and 5 of straight edges between positions, in this order;
/// crossings from left to right. Edges cross if they share a point that is not an end of both; of
/// two the longer one (ties: the later) is then ignored, so removing the reported ones removes all
/// crossings. Exact on the positions as given. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK with the number of faults in `count`; PAVE_CAPACITY if
/// there are more than `capacity`; PAVE_INVALID for a missing node; PAVE_RANGE for bad counts and
/// positions that are not finite or beyond 1e100; PAVE_NO_MEMORY. O((nodes + edges) log edges).
/// Based on: M. Shamos, D. Hoey, "Geometric Intersection Problems", 1976.
PAVE_API pave_result pave_edges_check(const pave_edges_def *def, const pave_allocator *allocator,
                                      pave_fault *out, int64_t capacity, int64_t *count,
                                      pave_error *error);

// ---- Adjacencies --------------------------------------------------------------------------------

/// An adjacency. Made by the functions below, which also change its cuts; otherwise read only.
typedef struct pave_adjacency {
    const pave_graph *graph; ///< with twins and positions
    uint64_t *cuts;          ///< bit arc & 63 of word arc / 64: this arc is cut; so is its twin
    uint64_t *border;        ///< bit node & 63 of word node / 64: a border node
    int32_t inner_count;     ///< nodes that are not border nodes
    /// An arc of the outer face without cuts, of the component with the leftmost node that has arcs
    /// (ties: the topmost); -1 without arcs.
    int32_t outer_arc;
    pave_allocator allocator;
    struct pave_adjacency_private *own;
} pave_adjacency;

/// Which nodes are the border.
typedef enum pave_border_rule {
    /// "outer": the nodes on the outer face of each component, and nodes without arcs. They become
    /// no tiles.
    PAVE_BORDER_OUTER = 0,
    /// "ring": new nodes around a connected graph, so that all its nodes become tiles. Each corner
    /// of
    /// the outer face has one to three of them, each of which makes a side on the rim: one where
    /// the outline is straight or turns inwards, three at the end of a path. The ring's distance is
    /// about the length of the edges near it, less where the outline comes near to itself. Inner
    /// nodes of fewer than three edges, and trees within inner faces, stay faults of
    /// pave_adjacency_check.
    PAVE_BORDER_RING,
    /// "none": no nodes. Only an adjacency without tiles is then without faults.
    PAVE_BORDER_NONE
} pave_border_rule;

/// The words of pave_border_rule.
PAVE_API extern const char *const pave_border_rule_words[];

/// What an adjacency is made from.
typedef struct pave_adjacency_def {
    /// Planar, with twins and positions; must outlive the adjacency, unless there is a ring.
    const pave_graph *graph;
    /// border_count nodes, which `border_rule` PAVE_BORDER_OUTER leaves as they are; NULL: by
    /// `border_rule` alone.
    const int32_t *border;
    int32_t border_count;
    bool take_graph; ///< on success the adjacency owns the graph, or has released it for a ring
    pave_border_rule border_rule;
} pave_adjacency_def;

/// Makes an adjacency without cuts. With a ring, adjacency->graph is a new graph: def->graph, then
/// the nodes of the ring, clockwise. Returns PAVE_OK; PAVE_INVALID if the graph lacks twins or
/// positions, joins two nodes twice, or is not planar with its rotation system (edges cross, the
/// window wraps), for a bad `border`, or one beside another rule than PAVE_BORDER_OUTER, and where
/// no ring is possible: the graph is disconnected, outer edges cross, or there is no room;
/// PAVE_RANGE for an unknown rule or too many arcs; PAVE_NO_MEMORY. On failure `out` is NULL, and
/// `error` (may be NULL) says why. Linear time; with a ring that of pave_edges_check. Memory: a bit
/// an arc and a node.
PAVE_API pave_result pave_adjacency_create(const pave_adjacency_def *def,
                                           const pave_allocator *allocator, pave_adjacency **out,
                                           pave_error *error);

/// What the adjacency of a window is made from.
typedef struct pave_adjacency_window_def {
    const pave_window *window; ///< of any tiling, not wrapped; NULL: the one of `walls`
    const pave_mask *walls;    ///< of that window; NULL: none. Masked cells become no tiles; edges
                               ///< with only masked sides are cut
    const pave_layout *layout; ///< of the positions; NULL: the tiling's default
} pave_adjacency_window_def;

/// Makes the adjacency of a window and its graph, which it owns. The tiles are the cells of the
/// largest connected component (ties: the one with the first cell); the cells of the tiling that
/// touch them are the border. An unmasked cell that is surrounded by tiles becomes a tile, so there
/// are no holes. Nodes: the component in the order of the window, then the border by r, q, s. Cells
/// that share an edge are adjacent. Returns PAVE_OK; PAVE_UNSUPPORTED for a window that wraps;
/// PAVE_INVALID if edges between centres cross; PAVE_RANGE beyond INT32_MAX nodes or arcs;
/// PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why. Time: that of
/// pave_edges_check.
PAVE_API pave_result pave_adjacency_create_from_window(const pave_adjacency_window_def *def,
                                                       const pave_allocator *allocator,
                                                       pave_adjacency **out, pave_error *error);

/// Releases an adjacency, and its graph if it owns it; NULL is allowed.
PAVE_API void pave_adjacency_destroy(pave_adjacency *adjacency);

/// Whether the edge of an arc is cut. Constant time.
PAVE_INLINE bool pave_adjacency_is_cut(const pave_adjacency *adjacency, int32_t arc)
{
    assert(arc >= 0 && arc < adjacency->graph->arc_count);
    return (adjacency->cuts[arc / 64] >> (arc % 64) & 1) != 0;
}

/// Whether a node is a border node. Constant time.
PAVE_INLINE bool pave_adjacency_is_border(const pave_adjacency *adjacency, int32_t node)
{
    assert(node >= 0 && node < adjacency->graph->node_count);
    return (adjacency->border[node / 64] >> (node % 64) & 1) != 0;
}

/// Cuts the edge of an arc, or restores it. Returns PAVE_OK; PAVE_RANGE if it joins two border
/// nodes, and then nothing changes. Does not check the result. Constant time.
PAVE_API pave_result pave_adjacency_set_cut(pave_adjacency *adjacency, int32_t arc, bool cut);

/// The arc from node a to node b, cut or not; -1 if they are not joined. Linear in the fewer arcs
/// of the two.
PAVE_API int32_t pave_adjacency_find(const pave_adjacency *adjacency, int32_t a, int32_t b);

// ---- Random removal -----------------------------------------------------------------------------

enum {
    PAVE_REMOVAL_DEGREE = 6,      ///< max_degree where a definition has 0
    PAVE_REMOVAL_DEGREE_MAX = 32, ///< the largest max_degree
    PAVE_REMOVAL_ANY = -1,        ///< a max_degree: only min_sides counts
    PAVE_REMOVAL_SIDES = 3        ///< min_sides where a definition has 0; the smallest
};

/// What is removed at random, and what is kept.
typedef struct pave_removal_def {
    uint64_t seed;
    double share;       ///< of the edges between inner tiles, removal of which is attempted: 0..1
    int32_t max_degree; ///< tiles that meet in a vertex: 3..PAVE_REMOVAL_DEGREE_MAX; or 0;
                        ///< or PAVE_REMOVAL_ANY
    int32_t min_sides;  ///< neighbours that a tile keeps, border nodes included: 3 or more; or 0
} pave_removal_def;

/// What random removal did.
typedef struct pave_removal {
    int64_t inner_edges; ///< edges between inner tiles before
    int64_t attempted;   ///< edges whose removal was attempted
    int64_t removed;     ///< removed edges
} pave_removal;

/// Cuts edges between inner tiles at random. Each uncut edge has a random word w (stream
/// PAVE_STREAM_EDGE_REMOVAL, random.h). Removal is attempted if w < share * 2^32, in the order of
/// (w, lower arc). It succeeds if both tiles keep min_sides neighbours, and, unless max_degree is
/// PAVE_REMOVAL_ANY: the merged face has at most max_degree nodes, all different; and no two tiles,
/// nor a tile and the border, meet in a second place. So a tile at the border keeps two inner
/// neighbours, a larger share only removes more, and no faults arise. Returns PAVE_OK; PAVE_RANGE
/// for a bad definition; PAVE_NO_MEMORY. On failure nothing changes, and `error` (may be NULL) says
/// why. `out` may be NULL. O(edges log edges).
PAVE_API pave_result pave_adjacency_remove_random(pave_adjacency *adjacency,
                                                  const pave_removal_def *def,
                                                  const pave_allocator *allocator,
                                                  pave_removal *out, pave_error *error);

// ---- Checks and repair --------------------------------------------------------------------------

/// Finds the faults of the kinds 6 to 12, by kind, then by node, arc or face. Without faults each
/// tile has at least three corners and meets none twice, touching tiles share one side, and there
/// is one rim: the faces are the corners of a tiling of a disk. Edges between border nodes and
/// components without inner tiles are ignored. A tile with fewer than three neighbours is not
/// reported again by kind 12, nor a bridge by kind 11. `out` must hold at least `capacity`
/// elements. Returns PAVE_OK with the number of faults in `count`; PAVE_CAPACITY if there are more
/// than `capacity`; PAVE_NO_MEMORY. Nearly linear time.
PAVE_API pave_result pave_adjacency_check(const pave_adjacency *adjacency,
                                          const pave_allocator *allocator, pave_fault *out,
                                          int64_t capacity, int64_t *count);

/// Whether the edge of `arc` can be cut so that pave_adjacency_check still finds nothing. `arc`
/// must not be cut. An end must be an inner tile; inner ends must keep three neighbours; its two
/// faces must differ, meet no other inner tile together, share no side with the same third face,
/// and, if both ends are inner, not both have border nodes. Otherwise `why` (may be NULL) receives
/// the fault that the cut would make, or PAVE_FAULT_NONE between border nodes. Returns PAVE_OK;
/// PAVE_NO_MEMORY, and then `can` is false. Expected linear in the faces beside it.
PAVE_API pave_result pave_adjacency_can_cut(const pave_adjacency *adjacency, int32_t arc,
                                            const pave_allocator *allocator, bool *can,
                                            pave_fault *why);

/// The most inner tiles at a face that repair lets cuts make, so that at most as many meet in a
/// vertex. Where many more do, tiles may have no room, or only needles of it.
enum { PAVE_REPAIR_DEGREE = 24 };

/// Restores cut edges until pave_adjacency_check finds nothing and no cut has made a face of more
/// than PAVE_REPAIR_DEGREE inner tiles; none of them could be cut again. It restores all, except
/// those to border components inside, then cuts each again, by lower arc, if pave_adjacency_can_cut
/// and that rule allow. `out` receives the lower arcs that stay, increasing; it must hold at least
/// `capacity` elements; NULL: they are only counted. Returns PAVE_OK; PAVE_CAPACITY with the need
/// in `count`; PAVE_INVALID if cuts are not the only fault; PAVE_NO_MEMORY; then the adjacency is
/// unchanged. Expected O(arcs log arcs), linear for small faces.
PAVE_API pave_result pave_adjacency_repair(pave_adjacency *adjacency,
                                           const pave_allocator *allocator, int32_t *out,
                                           int64_t capacity, int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
