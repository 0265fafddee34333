/// pave/mesh.h: meshes: polygons that share vertices, the result of tessellation. A mesh is made
/// from a board, an adjacency or polygons. It can be relaxed, edited, checked and measured, and its
/// dual is a graph.
///
/// Tiles are the inner nodes of an adjacency, and vertices are its faces. Vertices have fixed-point
/// coordinates: integer numbers of *steps* from an origin. This makes it possible to decide exactly
/// whether every triangle (centre, vertex, next vertex) of every tile is positive. In every mesh
/// that these functions return, all triangles are positive and the outer rim is a simple polygon.
/// Therefore no tile is inverted or self-intersecting, and no two tiles overlap
/// (docs/proofs/meshes.md). The centre of a tile is the average of its vertices, rounded to integer
/// steps.
///
/// Rings run clockwise on screen where y points down, counterclockwise where y points up. In both
/// cases the signed area is positive.
///
/// Indices of tiles, vertices and sides must exist in the mesh, and pointers must not be NULL
/// unless a function says otherwise. Debug builds assert this.
///
/// Based on: "Face Generation Algorithm" (FGA), an article that makes tiles from a planar graph of
/// adjacencies; docs/differences.md lists the differences.
///
/// Examples: mesh_board.c (from a board), mesh_adjacency.c (from a graph), mesh_edit.c,
/// mesh_locate.c, mesh_walls.c (a game: edits with a locator, relaxed and undone).
#ifndef PAVE_MESH_H
#define PAVE_MESH_H

#include <pave/adjacency.h>
#include <pave/board.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Meshes -------------------------------------------------------------------------------------

/// Maximum absolute value of fixed-point coordinates.
#define PAVE_MESH_COORDINATE_MAX (INT32_C(1) << 30)

/// A point in fixed-point coordinates.
typedef struct pave_point {
    int32_t x, y;
} pave_point;

/// Initial position of a vertex, from the nodes of its face. A rim vertex is always at the average
/// of the face's border nodes and the inner nodes next to them.
typedef enum pave_vertex_rule {
    /// "mean": the average of the nodes.
    PAVE_VERTEX_MEAN = 0,
    /// "centroid": the centroid of the face's area; the average if the area is not positive.
    PAVE_VERTEX_CENTROID,
    /// "circumcentre": for a triangle, the centre of the circumcircle of the nodes before rounding;
    /// the average for other faces, or if the circumcentre is out of range.
    PAVE_VERTEX_CIRCUMCENTER
} pave_vertex_rule;

/// Construction statistics of a mesh.
typedef struct pave_mesh_stats {
    /// Tiles that were not positive at the initial positions.
    int32_t repaired_tiles;
    /// Rounds of local repair.
    int32_t repair_rounds;
    /// Steps of relaxation.
    int32_t steps;
    /// Vertices that repair moved away from their initial positions.
    int32_t displaced;
    /// Whether local repair failed and the whole mesh was redrawn.
    bool solved;
    /// Largest movement of a vertex in the last step, in world units.
    double moved;
    /// Number of times that the guard shortened a movement to keep tiles valid.
    int64_t guarded;
    /// Rule of the initial positions; 0 for a mesh of polygons.
    pave_vertex_rule vertex_rule;
    /// With PAVE_RIM_FRAME: the number of rim vertices that are not on the frame, and their largest
    /// distance from it in world units; both are 0 if the outline is a rectangle.
    int32_t off_frame_count;
    double off_frame;
} pave_mesh_stats;

/// A mesh. Read only; created by the functions below. Use pave_mesh_ring and pave_mesh_tiles_at to
/// read rings and the tiles at a vertex: after edits, both arrays may have gaps.
typedef struct pave_mesh {
    int32_t tile_count, vertex_count;
    /// Sum of the lengths of all rings; below 2^32.
    int64_t corner_count;
    /// World units per fixed-point unit, a power of two.
    double step;
    /// World position of the point (0, 0).
    pave_vec2 origin;
    /// vertex_count points.
    pave_point *vertices;
    /// tile_count + 1 offsets: start of each tile's ring in `rings`.
    uint32_t *ring_start;
    /// tile_count lengths of rings; NULL: a ring ends where the next one begins.
    int32_t *ring_count;
    /// Vertices of the rings, clockwise on screen. In a mesh of an adjacency, side k, from corner k
    /// to the next corner, faces the k-th neighbour, clockwise from north, border nodes included.
    int32_t *rings;
    /// vertex_count + 1 offsets: start of each vertex's tiles in `vertex_tiles`.
    uint32_t *vertex_start;
    /// vertex_count elements: number of tiles at each vertex. NULL: a list ends where the next one
    /// begins.
    int32_t *vertex_tile_count;
    /// Tiles at each vertex, in increasing order.
    int32_t *vertex_tiles;
    int32_t rim_count;
    /// rim_count vertices of the outer rim, clockwise on screen, starting at the vertex with the
    /// smallest index (after edits, at any).
    int32_t *rim;
    /// Bit v & 63 of word v / 64: vertex v is on the rim.
    uint64_t *fixed;
    /// tile_count nodes of the adjacency, in increasing order; NULL: node and tile indices are
    /// equal.
    int32_t *nodes;
    pave_mesh_stats made;
    /// Change counter: plus one for each edit and each pave_mesh_relax_around, plus two for each
    /// pave_mesh_relax. A locator that has missed a change fails an assertion.
    uint32_t changes;
    /// State of edits; NULL before the first edit.
    struct pave_mesh_private *own;
    pave_allocator allocator;
} pave_mesh;

/// Movement of a vertex in a step of relaxation.
typedef enum pave_relax_kind {
    /// "even": in the direction that reduces an energy of its tiles. The energy is minimal if the
    /// tiles have their wanted areas, space for a large circle, and convex corners.
    PAVE_RELAX_EVEN = 0,
    /// "push": away from the centres of its tiles that are closer than the minimum radius.
    PAVE_RELAX_PUSH,
    /// "angle": to its average position if its tiles were regular polygons.
    PAVE_RELAX_ANGLE,
    /// "lloyd": to the average of the centroids of its tiles.
    PAVE_RELAX_LLOYD,
    /// "reapply": to the average of the centres of its tiles.
    PAVE_RELAX_REAPPLY
} pave_relax_kind;

/// Names of the pave_relax_kind values.
PAVE_API extern const char *const pave_relax_kind_words[];

/// Default minimum radius of pushes, as a fraction of the circumradius of the regular polygon with
/// the average area and the average number of sides n of the tiles: sqrt(2 area / (n sin(2 pi /
/// n))), which is 1 for the hexagons of a board.
#define PAVE_RADIUS_SHARE 0.85

/// Movement of the rim's vertices in relaxation. The rim always stays a simple polygon, exactly
/// (docs/proofs/meshes.md).
typedef enum pave_rim_kind {
    /// "stay": they do not move.
    PAVE_RIM_STAY = 0,
    /// "free": they move like other vertices, but never so far that two parts of the rim could
    /// meet, and at most .15 of the width of a tile (the root of the average area) in a step.
    /// Pushes make boards a little larger. With PAVE_RELAX_LLOYD and PAVE_RELAX_REAPPLY the rim
    /// stays, since these need tiles all around a vertex.
    PAVE_RIM_FREE,
    /// "frame": the outline becomes a rectangle with the area of the tiles. Its corners are the
    /// vertices nearest to the corners of the bounding box, preferably of a single tile within the
    /// width of a tile. The other vertices are first spread along the sides in proportion to their
    /// distances, then slide along them like free ones, in their order (not with PAVE_RELAX_LLOYD
    /// and PAVE_RELAX_REAPPLY). A tile extends beyond the frame if otherwise all its vertices would
    /// be on one side of the frame. A vertex that cannot reach its side without making a tile
    /// invalid stays as near as possible. pave_mesh_stats counts both. Rims of three vertices are
    /// free.
    PAVE_RIM_FRAME
} pave_rim_kind;

/// Names of the pave_rim_kind values.
PAVE_API extern const char *const pave_rim_kind_words[];

/// Maximum ratio of width to height of a frame, and of height to width.
#define PAVE_FRAME_RATIO_MAX 100

/// Parameters of relaxation. {0}: none.
typedef struct pave_relax_def {
    pave_relax_kind kind;
    /// Maximum number of steps, 0 or more.
    int32_t steps;
    /// World units: relaxation ends after a step in which no vertex moved farther; 0: after
    /// `steps`.
    double until;
    /// Minimum radius of pushes in world units; 0: from PAVE_RADIUS_SHARE. Capped at 2^17
    /// fixed-point units.
    double min_radius;
    /// 0 to 1: areas that PAVE_RELAX_EVEN aims at. 0: all equal; 1: the areas of regular polygons
    /// with equal side lengths; otherwise these areas raised to this power.
    double wanted;
    /// PAVE_RELAX_EVEN: tile_count factors of these areas, each above 0 and finite; NULL: all 1.
    /// Only their ratios matter, because the area of the whole mesh is fixed.
    const double *weights;
    /// Movement of the rim.
    pave_rim_kind rim;
    /// Width of the frame of PAVE_RIM_FRAME, divided by its height; 0: the ratio of the tiles'
    /// bounding box. Otherwise the whole mesh is first stretched to this ratio.
    double frame_ratio;
} pave_relax_def;

/// Parameters of mesh construction. {0} is the default: averages, no relaxation.
typedef struct pave_mesh_def {
    pave_vertex_rule vertex_rule;
    pave_relax_def relax;
} pave_mesh_def;

/// Creates the mesh of a board. Tile i is the inner tile with index i. `def` and `batch` may be
/// NULL; progress counts parts of the whole work. Vertices are numbered row by row if the rule is
/// the mean and the dense path fits the board, otherwise as in pave_mesh_create_from_adjacency.
/// Numbers depend only on the board and the rule. Returns PAVE_OK; PAVE_INVALID if pave_board_check
/// finds a fault (`error` names the first); PAVE_RANGE for a number of `def` out of range;
/// PAVE_STOPPED; PAVE_NO_MEMORY. On failure `out` is NULL. Linear time (docs/benchmarks.md).
PAVE_API pave_result pave_mesh_create_from_board(const pave_board *board, const pave_mesh_def *def,
                                                 const pave_allocator *allocator,
                                                 const pave_batch *batch, pave_mesh **out,
                                                 pave_error *error);

/// Creates the mesh of an adjacency. The tiles are the inner nodes, in order. Parameters and
/// results are as in pave_mesh_create_from_board, with the faults of pave_adjacency_check. No two
/// edges may cross; this is not checked (use pave_edges_check). Tiles that are not positive at the
/// initial positions are repaired; valid ones do not change (made.displaced). If the rim would
/// cross itself or local repair fails, the whole mesh is redrawn, in the worst case with its rim on
/// an ellipse (made.solved). Returns PAVE_INVALID, with the tiles in `error`, if the result does
/// not fit fixed-point coordinates. Linear time, plus O(n log n) in the length of the rim, and up
/// to O(n^1.5) for a new drawing of n tiles (docs/proofs/meshes.md).
PAVE_API pave_result pave_mesh_create_from_adjacency(const pave_adjacency *adjacency,
                                                     const pave_mesh_def *def,
                                                     const pave_allocator *allocator,
                                                     const pave_batch *batch, pave_mesh **out,
                                                     pave_error *error);

/// Polygons that share vertices. They form a mesh if
///   * each ring has at least three vertices, all different, and each tile is positive;
///   * a side belongs to one tile, or to two tiles on opposite sides of it, and each vertex belongs
///     to a tile;
///   * the tiles are connected, leave no hole, and no two touch only in a vertex;
///   * the rim does not cross itself.
typedef struct pave_mesh_rings {
    int32_t vertex_count, tile_count;
    /// vertex_count points in world units.
    const pave_vec2 *vertices;
    /// tile_count + 1 offsets, start[0] = 0: the ring of tile t is rings[start[t]] to rings[start[t
    /// + 1] - 1].
    const int64_t *start;
    /// Vertices of each tile, in either direction.
    const int32_t *rings;
    /// World units per fixed-point unit, a power of two; 0: chosen so that the average side has
    /// 2^16 to 2^17 units.
    double step;
    /// World position of the point (0, 0). Computed if `step` is 0.
    pave_vec2 origin;
    /// tile_count nodes; NULL: the index of the tile.
    const int32_t *nodes;
} pave_mesh_rings;

/// Creates a mesh of polygons, such as the cells of a Voronoi diagram. Vertices are rounded to
/// fixed-point coordinates. Rings are reordered clockwise if necessary; each keeps its first
/// vertex. Without tiles and vertices the mesh is empty. Returns PAVE_OK; PAVE_INVALID for polygons
/// that do not form a mesh (see pave_mesh_rings; `error` names the tile or the vertices);
/// PAVE_RANGE for negative counts, more than INT32_MAX corners, unknown vertices, a step that is
/// not a power of two, and positions that are not finite or out of range; PAVE_NO_MEMORY. On
/// failure `out` is NULL. Linear time, plus O(n log n) in the length of the rim.
PAVE_API pave_result pave_mesh_create_from_rings(const pave_mesh_rings *from,
                                                 const pave_allocator *allocator, pave_mesh **out,
                                                 pave_error *error);

/// Releases a mesh. NULL is allowed.
PAVE_API void pave_mesh_destroy(pave_mesh *mesh);

/// Copies a mesh; the rings of the copy have no gaps. Returns PAVE_OK; PAVE_NO_MEMORY (`out` is
/// NULL). Linear time.
PAVE_API pave_result pave_mesh_copy(const pave_mesh *mesh, const pave_allocator *allocator,
                                    pave_mesh **out, pave_error *error);

/// Relaxes a mesh by up to def->steps steps. Each step depends only on the positions before it and
/// keeps every tile positive: vertices that would break a tile move half of the way, or less.
/// `batch` may be NULL. Fills mesh->made. Returns PAVE_OK; PAVE_RANGE for a number out of range
/// (`error` names the field); PAVE_STOPPED or PAVE_NO_MEMORY, with the mesh as after the last
/// complete step. Linear time for each step.
PAVE_API pave_result pave_mesh_relax(pave_mesh *mesh, const pave_relax_def *def,
                                     const pave_batch *batch, pave_error *error);

/// Returns a hash of a mesh: its fixed-point frame and the vertices of each tile. It does not
/// depend on the numbering of vertices. Linear time.
PAVE_API uint64_t pave_mesh_hash(const pave_mesh *mesh);

// ---- Edits --------------------------------------------------------------------------------------
// An edit cuts or joins one pair of tiles in a board (or adjacency) and in its mesh. A cut merges
// the two faces at the ends of a side, and thus two vertices; a join splits a face and its vertex.
// After an edit, tiles, rings and neighbours are the same as in a new mesh; only the numbering of
// vertices may differ. Positions:
//   * Vertices of the changed faces are placed by the vertex rule. In an edit between two inner
//     tiles a rim vertex stays in place, which is its position in a new mesh as well.
//   * The tiles at these vertices are checked exactly. If one is not positive, nearby vertices are
//     repaired, as in a new mesh.
//   * All other vertices keep their exact positions, also in relaxed meshes.
// Indices: a cut keeps the smaller index of its two vertices (the rim vertex, if only one is on the
// rim), and the last vertex takes the free index. A join keeps the index of the face for one of the
// two vertices (the rim vertex, if only one is on the rim; otherwise the left one, seen from the
// tile with the smaller index); the other vertex gets vertex_count.
//
// Undo: the reverse edit (join after cut, cut after join) undoes the last edit of an edge exactly,
// at any later time, provided that the tiles changed by that edit (see its patch) have not changed
// since, or those changes were undone. Therefore undo edits of different edges in reverse order;
// edits that share no tile can be undone in any order. Otherwise the reverse edit is an ordinary
// edit. Each edited edge takes about 150 bytes; a copy of the mesh has no history.
//
// An edit that would make the adjacency or the mesh invalid changes nothing.

/// Changes made by an edit.
typedef struct pave_mesh_patch {
    /// Vertices of the changed faces: two after a join, one and -1 after a cut; -1, -1: no change.
    int32_t vertices[2];
    /// Vertex that had the last index, now vertex_count, before the edit; -1: no vertex was
    /// renumbered.
    int32_t renumbered;
    int32_t moved_count;
    /// moved_count vertices that repair moved, or moved back, in increasing order; valid until the
    /// next edit.
    const int32_t *moved;
    /// The two joined or cut tiles, the lower first; the second is -1 for a border node; -1, -1: no
    /// change. All other tiles keep their sides and neighbours.
    int32_t pair[2];
    int32_t tile_count;
    /// tile_count tiles at these vertices, in increasing order; valid until the next edit. The
    /// polygons of all other tiles stay exactly the same.
    const int32_t *tiles;
    /// Whether the edit undid an earlier one.
    bool restored;
    /// Tiles that were not positive before repair.
    int32_t repaired_tiles;
    int32_t repair_rounds;
    /// With PAVE_INVALID: the fault that the edit would cause; kind PAVE_FAULT_NONE for another
    /// reason.
    pave_fault fault;
} pave_mesh_patch;

/// Joins a tile of a board and its neighbour k, or cuts them, in the board and in its mesh. `patch`
/// may be NULL. Returns PAVE_OK, also if nothing had to change; PAVE_RANGE if the tile or neighbour
/// is not on the board, or k is not in 0..5; PAVE_INVALID if both are border tiles,
/// pave_board_check would find a fault (patch->fault), or the mesh does not belong to the board;
/// PAVE_NOT_FOUND if local repair fails or the rim would cross itself, and a new mesh is needed;
/// PAVE_NO_MEMORY. On failure nothing changes. Amortized time independent of the size of the mesh,
/// except O(n log n) in the length of the rim if the rim changes.
PAVE_API pave_result pave_mesh_edit_board(pave_mesh *mesh, pave_board *board, pave_board_tile tile,
                                          int k, bool adjacent, pave_mesh_patch *patch,
                                          pave_error *error);

/// Like pave_mesh_edit_board for an adjacency: cuts or restores the edge of an arc. Numbers are
/// nodes. Returns PAVE_INVALID for an edge between two border nodes. Logarithmic in the tiles if
/// border nodes come before inner ones.
PAVE_API pave_result pave_mesh_edit_adjacency(pave_mesh *mesh, pave_adjacency *adjacency,
                                              int32_t arc, bool cut, pave_mesh_patch *patch,
                                              pave_error *error);

/// Does the one-time work of the first edit in advance: checks that the mesh belongs to the board
/// and allocates memory, so that no edit is slow. Pass a board or an adjacency, and NULL for the
/// other. Returns PAVE_OK, also if the work was done before; PAVE_INVALID if the mesh does not
/// belong to it; PAVE_NO_MEMORY. The mesh does not change. Linear time. Memory: docs/benchmarks.md.
PAVE_API pave_result pave_mesh_prepare_edits(pave_mesh *mesh, const pave_board *board,
                                             const pave_adjacency *adjacency, pave_error *error);

/// Relaxes the neighbourhood of a tile, for example after an edit. With `rings` 1 the vertices of
/// the tile move, and each further ring adds the vertices of all surrounding tiles; 0 moves
/// nothing. All other vertices and the rim keep their exact positions, whatever def->rim is. The
/// guard works as in pave_mesh_relax. If `tile` belongs to the last edit and the mesh has not
/// changed since, the reverse edit undoes both. `patch` (may be NULL) names the moved vertices;
/// mesh->made does not change. Returns PAVE_OK; PAVE_RANGE for negative rings or a number of `def`
/// out of range; PAVE_NO_MEMORY (the mesh is unchanged). Linear in the size of the neighbourhood
/// and the number of weights of `def`.
PAVE_API pave_result pave_mesh_relax_around(pave_mesh *mesh, int32_t tile, int32_t rings,
                                            const pave_relax_def *def, pave_mesh_patch *patch,
                                            pave_error *error);

// ---- Tiles and vertices -------------------------------------------------------------------------

/// Returns the ring of a tile: `count` vertices, clockwise on screen. Valid until the mesh changes.
/// Constant time.
PAVE_INLINE const int32_t *pave_mesh_ring(const pave_mesh *mesh, int32_t tile, int32_t *count)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    *count = mesh->ring_count ? mesh->ring_count[tile]
                              : (int32_t)(mesh->ring_start[tile + 1] - mesh->ring_start[tile]);
    return mesh->rings + mesh->ring_start[tile];
}

/// Returns the number of sides of a tile. Constant time.
PAVE_INLINE int32_t pave_mesh_side_count(const pave_mesh *mesh, int32_t tile)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    return mesh->ring_count ? mesh->ring_count[tile]
                            : (int32_t)(mesh->ring_start[tile + 1] - mesh->ring_start[tile]);
}

/// Returns the `count` tiles at a vertex, in increasing order. Valid until the mesh changes.
/// Constant time.
PAVE_INLINE const int32_t *pave_mesh_tiles_at(const pave_mesh *mesh, int32_t vertex, int32_t *count)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    *count = mesh->vertex_tile_count
                 ? mesh->vertex_tile_count[vertex]
                 : (int32_t)(mesh->vertex_start[vertex + 1] - mesh->vertex_start[vertex]);
    return mesh->vertex_tiles + mesh->vertex_start[vertex];
}

/// Returns the adjacency node of a tile. Constant time.
PAVE_INLINE int32_t pave_mesh_node(const pave_mesh *mesh, int32_t tile)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    return mesh->nodes ? mesh->nodes[tile] : tile;
}

/// Returns the tile of an adjacency node, or -1 for a border node. Logarithmic time; constant if
/// tiles and nodes have the same indices.
PAVE_API int32_t pave_mesh_tile_of(const pave_mesh *mesh, int32_t node);

/// Returns the world position of a vertex. Constant time.
PAVE_INLINE pave_vec2 pave_mesh_point(const pave_mesh *mesh, int32_t vertex)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    return pave_vec2_of(mesh->origin.x + mesh->step * mesh->vertices[vertex].x,
                        mesh->origin.y + mesh->step * mesh->vertices[vertex].y);
}

/// Returns the world position of the centre of a tile: the average of its vertices, in fixed-point
/// coordinates with halves rounded up. Linear in its ring.
PAVE_API pave_vec2 pave_mesh_center(const pave_mesh *mesh, int32_t tile);

// ---- Neighbours ---------------------------------------------------------------------------------

/// Returns the tile across side k of a tile, 0..pave_mesh_side_count-1, or -1 for a side on the
/// rim. Linear in the number of tiles at the end of the side that has fewer; if both ends are on
/// the rim, in their rings.
PAVE_API int32_t pave_mesh_neighbor(const pave_mesh *mesh, int32_t tile, int32_t k);

/// Writes the tiles across each side of a tile, in the order of its ring; -1 for a side on the rim.
/// `out` must hold at least pave_mesh_side_count elements. Takes the time of pave_mesh_neighbor for
/// each side. pave_mesh_to_graph does this for all tiles at once.
PAVE_API void pave_mesh_neighbors(const pave_mesh *mesh, int32_t tile, int32_t *out);

/// Creates the dual graph. Its nodes are the tiles, positioned at their centres. The arcs
/// (half-edges) of a tile are its sides that face another tile, in the order of its ring. Use it
/// for colours, paths and territories. Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX arcs;
/// PAVE_NO_MEMORY. On failure `out` is NULL. Linear time.
PAVE_API pave_result pave_mesh_to_graph(const pave_mesh *mesh, const pave_allocator *allocator,
                                        pave_graph **out, pave_error *error);

// In world units. Computed with integers up to the last operation, so the same on every machine.

/// Returns the area of a tile. Linear in its ring.
PAVE_API double pave_mesh_area(const pave_mesh *mesh, int32_t tile);

/// Returns the perimeter of a tile. Linear in its ring.
PAVE_API double pave_mesh_perimeter(const pave_mesh *mesh, int32_t tile);

/// Returns the centroid of a tile's area. Linear in its ring.
PAVE_API pave_vec2 pave_mesh_centroid(const pave_mesh *mesh, int32_t tile);

/// Returns the radius of the largest circle inside a tile that is centred at its centre. Linear in
/// its ring.
PAVE_API double pave_mesh_inscribed_radius(const pave_mesh *mesh, int32_t tile);

/// Finds the largest circle inside a tile, for a game piece or a label. Returns its radius, and its
/// centre in `center`; 0 and the centre of the tile if the tile is not star-shaped
/// (pave_mesh_check). Accurate to 1e-9 of the radius for convex tiles, and for tiles whose sides
/// plus reflex corners number at most 16; to 1e-6 for others. Linear in the number of corners for a
/// convex tile. Method: a linear program; C. Lemke, "The Dual Method of Solving the Linear
/// Programming Problem", 1954.
PAVE_API double pave_mesh_largest_circle(const pave_mesh *mesh, int32_t tile, pave_vec2 *center);

/// Returns the interior angle of a tile at corner k, 0..pave_mesh_side_count-1, in degrees: above 0
/// and below 360. Accurate to 1e-12; computed with + - * / and sqrt, so the same on every machine.
/// Constant time.
PAVE_API double pave_mesh_angle(const pave_mesh *mesh, int32_t tile, int32_t k);

// ---- Reports ------------------------------------------------------------------------------------

/// Faults found by pave_mesh_check. Meshes made by the functions above have none.
typedef struct pave_mesh_faults {
    /// Tiles whose area is not positive.
    int64_t inverted;
    /// Tiles with two sides that cross, or that touch outside a shared corner.
    int64_t self_intersecting;
    /// Tiles with a triangle (centre, vertex, next vertex) that is not positive, or that wind
    /// around their centre more than once.
    int64_t not_star_shaped;
    /// Sides of more than two tiles, or of two tiles in the same direction.
    int64_t sides;
    /// The sides that belong to only one tile do not form a single closed line that equals
    /// mesh->rim and visits each vertex once.
    bool rim_open;
    /// Two sides of the rim cross, or touch other than in a shared vertex.
    bool rim_crossing;
    /// The list of tiles at some vertex does not match the rings.
    bool lists_differ;
    /// The sum of the tile areas differs from the area inside the rim, in integers.
    bool area_differs;
    /// First tile that is inverted, self-intersecting or not star-shaped; -1: none.
    int32_t tile;
} pave_mesh_faults;

/// Checks a mesh by exact arithmetic on its rings and vertices, independently of how it was made.
/// Returns PAVE_OK if there is no fault; PAVE_INVALID with the faults in `out`; PAVE_NO_MEMORY.
/// Linear time, plus O(n log n) for n sides of the rim and of tiles that are not star-shaped.
PAVE_API pave_result pave_mesh_check(const pave_mesh *mesh, const pave_allocator *allocator,
                                     pave_mesh_faults *out);

/// Tiles with at least this number of sides are counted together.
#define PAVE_MESH_SIDES_MAX 16

/// Quality of a mesh, in world units and degrees.
typedef struct pave_mesh_report {
    int64_t tiles, vertices, edges;
    /// vertices - edges + faces, with the outer face: 2; 1 for an empty mesh.
    int64_t euler;
    /// Number of vertices on the rim.
    int64_t rim;
    /// As in pave_mesh_faults.
    int64_t inverted, self_intersecting, not_star_shaped;
    /// Total, average, minimum and maximum area of the tiles.
    double area, mean_area, min_area, max_area;
    /// Standard deviation of the areas, and minimum area, both divided by the average area.
    double area_cv, min_share;
    /// Radius of pave_mesh_largest_circle, divided by the radius of the circle inside a regular
    /// polygon of the average area and the average number of sides: the minimum, and the minimum
    /// without the worst 1 % and 10 % of the tiles, rounded down. Relative accuracy 1e-5.
    double min_circle, circle_1, circle_10;
    /// Minimum angle at a corner of a tile, and the minimum without the worst 1 % of the tiles,
    /// rounded down.
    double min_angle, angle_1;
    /// Fractions, 0 to 1, of tiles with an angle below 20 and below 25 degrees, and of concave
    /// tiles, with a corner over 180.01 degrees.
    double under_20, under_25, concave;
    /// Aspect of a tile: the distance from its centre to its farthest corner, divided by
    /// pave_mesh_inscribed_radius; 1.155 for a regular hexagon.
    double mean_aspect, max_aspect;
    /// |area - area inside the rim| / area inside the rim; 0 if both are the same integer.
    double coverage_error;
    /// Number of tiles with each number of sides; the last element counts all tiles with at least
    /// that number.
    int64_t sides[PAVE_MESH_SIDES_MAX + 1];
} pave_mesh_report;

/// Reports on the quality of a mesh. For an empty mesh all fields are 0 except `euler`. Returns
/// PAVE_OK; PAVE_NO_MEMORY. Expected linear time; O(n log n) for the n sides of a tile that is not
/// star-shaped. Uses 24 bytes per tile. Ranks: C. Hoare, "Algorithm 65: Find", 1961.
PAVE_API pave_result pave_mesh_report_make(const pave_mesh *mesh, const pave_allocator *allocator,
                                           pave_mesh_report *out);

// ---- The tile at a position ---------------------------------------------------------------------

/// Finds tiles by position: a bucket grid over a mesh.
typedef struct pave_locator pave_locator;

/// Creates a locator. The mesh must outlive it. Call pave_locator_update after each edit and after
/// pave_mesh_relax_around; create a new locator after pave_mesh_relax, whatever it returned. An
/// outdated locator fails an assertion; in release builds it gives wrong results. Returns PAVE_OK;
/// PAVE_NO_MEMORY (`out` is NULL). Linear time for tiles of similar size, at worst O(n log n). At
/// most 40 bytes per tile. Bucketing: J. Bentley, B. Weide, A. Yao, "Optimal Expected-Time
/// Algorithms for Closest Point Problems", 1980.
PAVE_API pave_result pave_locator_create(const pave_mesh *mesh, const pave_allocator *allocator,
                                         pave_locator **out, pave_error *error);

/// Releases a locator. NULL is allowed.
PAVE_API void pave_locator_destroy(pave_locator *locator);

/// Updates a locator after an edit of its mesh, so that it equals a new one. `patch` comes from
/// that edit or pave_mesh_relax_around, and must be the only change since the last update; a patch
/// without a change is allowed. Returns PAVE_OK; PAVE_NO_MEMORY (call it again before the next
/// edit). Linear in the number of corners of the patch's tiles, for tiles of similar size. A bucket
/// keeps tiles that have left it, so memory grows with the number of positions where tiles have
/// been, not with the number of edits.
PAVE_API pave_result pave_locator_update(pave_locator *locator, const pave_mesh_patch *patch);

/// Returns the tile at a world position, or -1 outside and for positions that are not finite. The
/// position is rounded to fixed-point coordinates; the rest is exact. On a side or a vertex
/// it returns the tile with the smallest index; the rim belongs to the tiles. Expected constant
/// time for tiles of similar size, at worst linear in the total number of corners.
PAVE_API int32_t pave_locator_find(const pave_locator *locator, pave_vec2 position);

#ifdef __cplusplus
}
#endif
#endif
