/// pave/mesh.h: meshes: polygons that share vertices, the result of tessellation. A mesh is made
/// from a board, an adjacency or polygons; it can be relaxed, edited, checked and measured, and its
/// dual is a graph again.
///
/// Tiles are the inner nodes of an adjacency, vertices its faces. Vertices have fixed-point
/// coordinates: whole numbers of *steps* from an origin. So "every triangle (centre, vertex, next
/// vertex) of every tile is positive" is decided exactly. It holds for every mesh that these
/// functions return, and the outer rim is a simple polygon; so no tile is inverted or
/// self-intersecting, and no two overlap (docs/decisions/0015-why-every-mesh-is-valid.md). The
/// centre of a tile is the mean of its vertices, rounded to whole steps.
///
/// Rings run clockwise on screen, where y points down; where y points up they run counterclockwise.
/// Either way twice the area, summed over x and y, is positive.
///
/// Indices of tiles, vertices and sides must exist in the mesh, and pointers must not be NULL
/// unless a function says otherwise; debug builds assert it.
///
/// Based on: "Face Generation Algorithm" (FGA), an article that makes tiles from a planar graph of
/// adjacencies; docs/tessellation.md has the differences.
///
/// Examples: mesh_board.c (from a board), mesh_adjacency.c (from a graph), mesh_edit.c,
/// mesh_locate.c, mesh_walls.c (a game: edits with a locator, evened out and undone).
#ifndef PAVE_MESH_H
#define PAVE_MESH_H

#include <pave/adjacency.h>
#include <pave/board.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Meshes -------------------------------------------------------------------------------------

/// Fixed-point coordinates are -PAVE_MESH_COORDINATE_MAX to PAVE_MESH_COORDINATE_MAX.
#define PAVE_MESH_COORDINATE_MAX (INT32_C(1) << 30)

/// A point in fixed-point coordinates.
typedef struct pave_point {
    int32_t x, y;
} pave_point;

/// Where a vertex is placed when a mesh is made, from the nodes of its face. On the rim it is
/// always the mean of the face's border nodes and of the inner nodes next to them.
typedef enum pave_vertex_rule {
    /// "mean": the mean of the nodes.
    PAVE_VERTEX_MEAN = 0,
    /// "centroid": the centroid of the face's area; the mean where the area is not positive.
    PAVE_VERTEX_CENTROID,
    /// "circumcentre": of a triangle the centre of its circumcircle, of the nodes as given, not as
    /// rounded; the mean of other faces, and where the circumcentre is out of range.
    PAVE_VERTEX_CIRCUMCENTER
} pave_vertex_rule;

/// Statistics of the making of a mesh.
typedef struct pave_mesh_stats {
    /// Tiles that were not positive where their vertices were first placed.
    int32_t repaired_tiles;
    /// Rounds of local repair.
    int32_t repair_rounds;
    /// Steps of relaxation.
    int32_t steps;
    /// Vertices that repair has moved from where the vertex rule has them.
    int32_t displaced;
    /// Whether local repair was not enough, so that the whole mesh was drawn anew.
    bool solved;
    /// The farthest move of a vertex in the last step, in world units.
    double moved;
    /// How often the guard held a vertex back so that its tiles stay good.
    int64_t guarded;
    /// Where vertices were first placed; 0 for a mesh of polygons.
    pave_vertex_rule vertex_rule;
    /// With PAVE_RIM_FRAME: the vertices of the rim that are not on the frame, and the farthest
    /// that one of them is from it, in world units; both 0: the outline is a rectangle.
    int32_t off_frame_count;
    double off_frame;
} pave_mesh_stats;

/// A mesh. Read only; made by the functions below. Use pave_mesh_ring and pave_mesh_tiles_at to
/// read rings and the tiles at a vertex: after edits, both arrays may have gaps.
typedef struct pave_mesh {
    int32_t tile_count, vertex_count;
    /// The sum of the lengths of all rings; below 2^32.
    int64_t corner_count;
    /// World units of a fixed-point unit, a power of two.
    double step;
    /// The world position of the point (0, 0).
    pave_vec2 origin;
    /// vertex_count.
    pave_point *vertices;
    /// tile_count + 1: where the ring of a tile begins in `rings`.
    uint32_t *ring_start;
    /// tile_count: the length of each ring; NULL: a ring ends where the next one begins.
    int32_t *ring_count;
    /// Vertices, clockwise on screen. In a mesh of an adjacency, side k, from corner k to the next
    /// one, faces the k-th neighbour, clockwise from north, border nodes included.
    int32_t *rings;
    /// vertex_count + 1: where the tiles at a vertex begin in `vertex_tiles`.
    uint32_t *vertex_start;
    /// vertex_count: the number of tiles at each vertex; NULL: a list ends where the next one
    /// begins.
    int32_t *vertex_tile_count;
    /// The tiles at each vertex, in increasing order.
    int32_t *vertex_tiles;
    int32_t rim_count;
    /// rim_count: the outer rim, clockwise on screen, from the vertex with the smallest index
    /// (after edits, from any).
    int32_t *rim;
    /// Bit v & 63 of word v / 64: vertex v is on the rim.
    uint64_t *fixed;
    /// tile_count: the node of the adjacency for each tile, increasing; NULL: the tile's own index.
    int32_t *nodes;
    pave_mesh_stats made;
    /// Counts what has changed it: one for each edit and pave_mesh_relax_around, two for
    /// pave_mesh_relax. A locator that has missed one of these asserts.
    uint32_t changes;
    /// The state of edits; NULL before the first one.
    struct pave_mesh_private *own;
    pave_allocator allocator;
} pave_mesh;

/// What a step of relaxation does to each vertex.
typedef enum pave_relax_kind {
    /// "even": down an energy of its tiles, which is least where they have the areas that they are
    /// to have, room for a large circle, and convex corners.
    PAVE_RELAX_EVEN = 0,
    /// "push": the vertex is pushed away from the centres of its tiles that are closer than the
    /// minimum radius.
    PAVE_RELAX_PUSH,
    /// "angle": to where regular polygons in place of its tiles would have it.
    PAVE_RELAX_ANGLE,
    /// "lloyd": to the mean of the centroids of its tiles.
    PAVE_RELAX_LLOYD,
    /// "reapply": to the mean of the centres of its tiles.
    PAVE_RELAX_REAPPLY
} pave_relax_kind;

/// The words of pave_relax_kind.
PAVE_API extern const char *const pave_relax_kind_words[];

/// The default minimum radius of pushes, as a share of the circumradius of the regular polygon that
/// has the mean area of the tiles and their mean number of sides n: sqrt(2 area / (n sin(2 pi /
/// n))), which is 1 for the hexagons of a board.
#define PAVE_RADIUS_SHARE 0.85

/// What relaxation does with the vertices of the rim. Whatever it does, the rim is a simple polygon
/// after each step, exactly (docs/decisions/0015-why-every-mesh-is-valid.md).
typedef enum pave_rim_kind {
    /// "stay": nothing.
    PAVE_RIM_STAY = 0,
    /// "free": they move like the others, but never so far that two parts of the rim could meet,
    /// and
    /// at most .15 of the width of a tile (the root of the mean area) in a step. Pushes make boards
    /// a
    /// little larger. With PAVE_RELAX_LLOYD and PAVE_RELAX_REAPPLY the rim stays: what these do
    /// needs
    /// tiles all around a vertex.
    PAVE_RIM_FREE,
    /// "frame": the outline becomes a rectangle that has the area of the tiles. Its corners are the
    /// vertices nearest to those of the bounding box, of a single tile if there is one within a
    /// tile's width. The others are first spread along its sides, as their distances were, and then
    /// slide along them like free ones, in their order (with PAVE_RELAX_LLOYD and
    /// PAVE_RELAX_REAPPLY
    /// they do not slide). A tile whose vertices would all lie on one side of the frame sticks out;
    /// a vertex that cannot reach its side without making a tile invalid lies as near as it can:
    /// pave_mesh_stats counts both. Rims of three vertices are free.
    PAVE_RIM_FRAME
} pave_rim_kind;

/// The words of pave_rim_kind.
PAVE_API extern const char *const pave_rim_kind_words[];

/// A frame is at most so many times as wide as high, or as high as wide.
#define PAVE_FRAME_RATIO_MAX 100

/// How a mesh is relaxed. {0}: not at all.
typedef struct pave_relax_def {
    pave_relax_kind kind;
    /// The maximum number of steps, 0 or more.
    int32_t steps;
    /// World units: relaxation ends after a step in which no vertex moved farther; 0: only `steps`
    /// counts.
    double until;
    /// The minimum radius of pushes, in world units; 0: by PAVE_RADIUS_SHARE. Values above 2^17
    /// fixed-point units act as that.
    double min_radius;
    /// The areas to which PAVE_RELAX_EVEN evens tiles: 0: all the same; 1: those of regular
    /// polygons with sides of one length; between, the area of such a polygon to that power. 0 to
    /// 1.
    double wanted;
    /// PAVE_RELAX_EVEN: tile_count factors of these areas, by tile, each above 0 and finite; NULL:
    /// all 1. Only ratios count, as the area of the whole mesh is given.
    const double *weights;
    /// What the vertices of the rim do.
    pave_rim_kind rim;
    /// The width of the frame of PAVE_RIM_FRAME, divided by its height; 0: as the bounding box of
    /// the tiles has it. With another one the whole mesh is stretched first.
    double frame_ratio;
} pave_relax_def;

/// How a mesh is made. {0} is the default: means, no relaxation.
typedef struct pave_mesh_def {
    pave_vertex_rule vertex_rule;
    pave_relax_def relax;
} pave_mesh_def;

/// Makes the mesh of a board. Its tiles are the inner tiles, by index. `def` and `batch` may be
/// NULL; progress counts parts of the whole work.
/// Vertices are numbered row by row where the rule is the mean and the dense path fits the board,
/// else as by pave_mesh_create_from_adjacency: always the same for the same board and rule, however
/// it is relaxed.
/// Returns PAVE_OK; PAVE_INVALID where pave_board_check finds a fault, of which `error` names the
/// first; PAVE_RANGE for a number of `def` out of range; PAVE_STOPPED; PAVE_NO_MEMORY. On failure
/// `out` is NULL. Linear time (docs/benchmarks.md).
PAVE_API pave_result pave_mesh_create_from_board(const pave_board *board, const pave_mesh_def *def,
                                                 const pave_allocator *allocator,
                                                 const pave_batch *batch, pave_mesh **out,
                                                 pave_error *error);

/// Makes the mesh of an adjacency. Its tiles are the inner nodes, in order. Parameters and results
/// are those of pave_mesh_create_from_board; the faults are those of pave_adjacency_check. The
/// caller makes sure that no two edges cross (pave_edges_check).
/// Tiles that are not positive where the rule places their vertices are repaired, and valid ones
/// left alone (made.displaced). Where the rim would cross itself, or local repair does not end, the
/// whole mesh is drawn anew, in the worst case with its rim on an ellipse (made.solved);
/// PAVE_INVALID, with the tiles in `error`, where the result does not fit fixed-point coordinates.
/// Linear time, plus O(n log n) of the rim's length, and for a solve up to O(n^1.5) of the tiles.
/// (docs/decisions/0015-why-every-mesh-is-valid.md.)
PAVE_API pave_result pave_mesh_create_from_adjacency(const pave_adjacency *adjacency,
                                                     const pave_mesh_def *def,
                                                     const pave_allocator *allocator,
                                                     const pave_batch *batch, pave_mesh **out,
                                                     pave_error *error);

/// Polygons that share vertices. They are a mesh if
///   * each ring has three vertices or more, all different, and each tile is positive;
///   * a side belongs to one tile, or to two on either side of it, and each vertex to a tile;
///   * the tiles are connected, leave no hole and do not touch in a vertex alone;
///   * the rim does not cross itself.
typedef struct pave_mesh_rings {
    int32_t vertex_count, tile_count;
    /// vertex_count, world units.
    const pave_vec2 *vertices;
    /// tile_count + 1, from start[0] = 0: the ring of tile t is rings[start[t]] to
    /// rings[start[t + 1] - 1].
    const int64_t *start;
    /// The vertices of each tile, in either direction.
    const int32_t *rings;
    /// World units of a fixed-point unit, a power of two; 0: such that the mean side has 2^16 to
    /// 2^17 units.
    double step;
    /// The world position of the point (0, 0). Where `step` is 0, the origin is computed as well.
    pave_vec2 origin;
    /// tile_count, the node of each tile; NULL: its own index.
    const int32_t *nodes;
} pave_mesh_rings;

/// Makes a mesh of polygons, such as the cells of a Voronoi diagram. Vertices are rounded to
/// fixed-point coordinates; rings are turned clockwise, and each keeps its first vertex. Without
/// tiles and vertices the mesh is empty. Returns PAVE_OK; PAVE_INVALID for polygons that are not a
/// mesh (see pave_mesh_rings), where `error` names the tile or the vertices; PAVE_RANGE: counts
/// below 0 or more than INT32_MAX corners, vertices that do not exist, a step that is not a power
/// of two, positions that are not finite or out of range; PAVE_NO_MEMORY. On failure `out` is NULL.
/// Linear time, plus O(n log n) of the rim's length.
PAVE_API pave_result pave_mesh_create_from_rings(const pave_mesh_rings *from,
                                                 const pave_allocator *allocator, pave_mesh **out,
                                                 pave_error *error);

/// Releases a mesh; NULL is allowed.
PAVE_API void pave_mesh_destroy(pave_mesh *mesh);

/// Copies a mesh; the rings of the copy have no gaps. Returns PAVE_OK, or PAVE_NO_MEMORY; then
/// `out` is NULL. Linear time.
PAVE_API pave_result pave_mesh_copy(const pave_mesh *mesh, const pave_allocator *allocator,
                                    pave_mesh **out, pave_error *error);

/// Relaxes a mesh by up to def->steps steps, each computed from the old positions alone. No step
/// leaves a tile that is not positive: vertices that would cause one go half of the way, or less.
/// `batch` may be NULL. Fills mesh->made. Returns PAVE_OK; PAVE_RANGE, with the field in `error`,
/// for a number out of range; PAVE_STOPPED or PAVE_NO_MEMORY: the mesh is as after the last whole
/// step. Linear time for each step.
PAVE_API pave_result pave_mesh_relax(pave_mesh *mesh, const pave_relax_def *def,
                                     const pave_batch *batch, pave_error *error);

/// The hash of a mesh: of its fixed-point frame and the vertices of each tile. It does not depend
/// on how vertices are numbered. Linear time.
PAVE_API uint64_t pave_mesh_hash(const pave_mesh *mesh);

// ---- Edits --------------------------------------------------------------------------------------
// An edit cuts or makes one adjacency in a board (or adjacency) and in its mesh together. A cut
// merges the two faces at the ends of the side, and so two vertices; making adjacent splits a face
// and its vertex. Afterwards tiles, rings and neighbours are those of a new mesh; only vertices may
// be numbered differently. Positions:
//   * Vertices of the changed faces are placed by the vertex rule. In an edit between two inner
//     tiles a vertex on the rim stays in place; a new mesh has it there as well.
//   * The tiles at these vertices are then checked exactly. Where one is not positive, nearby
//     vertices are repaired, as in a new mesh.
//   * All others stay where they are, bit for bit, also in relaxed meshes.
// Indices: a cut keeps the smaller index of its two vertices (that of the rim, if only one is on
// it), and the last vertex takes the free one. Making adjacent keeps the index of the face for one
// of the two vertices (the one on the rim, if only one is; else the left one, seen from the tile
// with the smaller index); the other one gets vertex_count.
//
// Undoing: the edit back (join after cut, cut after join) undoes the last edit of an edge, bit for
// bit, at any later time, if the tiles that this edit changed (its patch names them) are as it left
// them: nothing has changed them since, or that was undone. So edits of different edges are undone
// in reverse order, and in any order where they have no tile in common. Otherwise the edit back is
// an edit like any other. Each edge that was edited takes some 150 bytes; a copy of the mesh
// remembers nothing.
//
// An edit that would leave the adjacency or the mesh invalid changes nothing.

/// What an edit did.
typedef struct pave_mesh_patch {
    /// The vertices of the changed faces: two after making adjacent, one and -1 after a cut; -1,
    /// -1: no change.
    int32_t vertices[2];
    /// The vertex with this index had the last index before, which is vertex_count now; -1: no
    /// vertex was renumbered.
    int32_t renumbered;
    int32_t moved_count;
    /// moved_count: the vertices that were moved by repair, or back, increasing; valid until the
    /// next edit.
    const int32_t *moved;
    /// The two tiles that are adjacent now, or no longer are, the lower one first; the second is -1
    /// where it is a border node; -1, -1: no change. All other tiles have the sides and neighbours
    /// that they had.
    int32_t pair[2];
    int32_t tile_count;
    /// tile_count: the tiles at these vertices, increasing; valid until the next edit. The polygons
    /// of all others are what they were, bit for bit.
    const int32_t *tiles;
    /// Whether the edit has undone an earlier one.
    bool restored;
    /// Tiles that were not positive before repair.
    int32_t repaired_tiles;
    int32_t repair_rounds;
    /// With PAVE_INVALID, the fault that the edit would cause, if that is the reason; else of kind
    /// PAVE_FAULT_NONE.
    pave_fault fault;
} pave_mesh_patch;

/// Makes a tile of a board and its neighbour k adjacent, or cuts them apart, in the board and in
/// its mesh. `patch` may be NULL. Returns PAVE_OK, also if nothing had to change; PAVE_RANGE: the
/// tile or neighbour is not on the board, or k is not 0 to 5; PAVE_INVALID: both are border tiles,
/// pave_board_check would find a fault (patch->fault), or the mesh is not that of the board;
/// PAVE_NOT_FOUND: local repair does not end, or the rim would cross itself, so a new mesh is
/// needed; PAVE_NO_MEMORY. On failure nothing has changed. Amortized time independent of the size
/// of the mesh, except O(n log n) in the length of the rim where it changes.
PAVE_API pave_result pave_mesh_edit_board(pave_mesh *mesh, pave_board *board, pave_board_tile tile,
                                          int k, bool adjacent, pave_mesh_patch *patch,
                                          pave_error *error);

/// The same for an adjacency: cuts the edge of an arc, or makes it whole again. Numbers are nodes.
/// An edge between two border nodes gives PAVE_INVALID. Logarithmic in the number of tiles where
/// border nodes come before inner ones.
PAVE_API pave_result pave_mesh_edit_adjacency(pave_mesh *mesh, pave_adjacency *adjacency,
                                              int32_t arc, bool cut, pave_mesh_patch *patch,
                                              pave_error *error);

/// Does beforehand what the first edit of a mesh does once: looks whether the mesh is that of the
/// board, and takes room, so that no edit is slow. Give a board or an adjacency; the other is NULL.
/// Returns PAVE_OK, also where nothing is left to do; PAVE_INVALID: the mesh is not that of it;
/// PAVE_NO_MEMORY. The mesh stays what it is. Linear time. Memory: docs/benchmarks.md.
PAVE_API pave_result pave_mesh_prepare_edits(pave_mesh *mesh, const pave_board *board,
                                             const pave_adjacency *adjacency, pave_error *error);

/// Relaxes the neighbourhood of a tile, such as that of an edit: with `rings` 1 the vertices of the
/// tile move, with each one more those of all tiles around; with 0 nothing. All others stay, bit
/// for bit, and so does the rim, whatever def->rim is. The guard is that of pave_mesh_relax. Around
/// a tile of the last edit, if nothing has changed the mesh since, the edit back undoes both.
/// `patch` (may be NULL) names what has moved; mesh->made stays. Returns PAVE_OK; PAVE_RANGE for
/// rings below 0 or a number of `def` out of range; PAVE_NO_MEMORY: the mesh is unchanged. Time in
/// proportion to the neighbourhood, and to the weights of `def`.
PAVE_API pave_result pave_mesh_relax_around(pave_mesh *mesh, int32_t tile, int32_t rings,
                                            const pave_relax_def *def, pave_mesh_patch *patch,
                                            pave_error *error);

// ---- Tiles and vertices -------------------------------------------------------------------------

/// The ring of a tile: `count` vertices, clockwise on screen. Valid until the mesh changes.
/// Constant time.
PAVE_INLINE const int32_t *pave_mesh_ring(const pave_mesh *mesh, int32_t tile, int32_t *count)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    *count = mesh->ring_count ? mesh->ring_count[tile]
                              : (int32_t)(mesh->ring_start[tile + 1] - mesh->ring_start[tile]);
    return mesh->rings + mesh->ring_start[tile];
}

/// The number of sides of a tile. Constant time.
PAVE_INLINE int32_t pave_mesh_side_count(const pave_mesh *mesh, int32_t tile)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    return mesh->ring_count ? mesh->ring_count[tile]
                            : (int32_t)(mesh->ring_start[tile + 1] - mesh->ring_start[tile]);
}

/// The tiles at a vertex: `count`, in increasing order. Valid until the mesh changes. Constant
/// time.
PAVE_INLINE const int32_t *pave_mesh_tiles_at(const pave_mesh *mesh, int32_t vertex, int32_t *count)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    *count = mesh->vertex_tile_count
                 ? mesh->vertex_tile_count[vertex]
                 : (int32_t)(mesh->vertex_start[vertex + 1] - mesh->vertex_start[vertex]);
    return mesh->vertex_tiles + mesh->vertex_start[vertex];
}

/// The node of the adjacency for a tile. Constant time.
PAVE_INLINE int32_t pave_mesh_node(const pave_mesh *mesh, int32_t tile)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    return mesh->nodes ? mesh->nodes[tile] : tile;
}

/// The tile for a node of the adjacency; -1 for a border node. Logarithmic time; constant where
/// tiles and nodes have the same indices.
PAVE_API int32_t pave_mesh_tile_of(const pave_mesh *mesh, int32_t node);

/// The world position of a vertex. Constant time.
PAVE_INLINE pave_vec2 pave_mesh_point(const pave_mesh *mesh, int32_t vertex)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    return pave_vec2_of(mesh->origin.x + mesh->step * mesh->vertices[vertex].x,
                        mesh->origin.y + mesh->step * mesh->vertices[vertex].y);
}

/// The world position of the centre of a tile: the mean of its vertices, in fixed-point coordinates
/// with halves rounded up. Linear in its ring.
PAVE_API pave_vec2 pave_mesh_center(const pave_mesh *mesh, int32_t tile);

// ---- Neighbours ---------------------------------------------------------------------------------

/// The tile across side k of a tile, k 0 to pave_mesh_side_count - 1; -1: the side is on the rim.
/// Linear in the tiles at one end of the side (the end with fewer); where both ends are on the rim,
/// in their rings.
PAVE_API int32_t pave_mesh_neighbor(const pave_mesh *mesh, int32_t tile, int32_t k);

/// The tiles across each side of a tile, in the order of its ring; -1 where a side is on the rim.
/// `out` must hold at least pave_mesh_side_count elements. Time: pave_mesh_neighbor for each.
/// pave_mesh_to_graph does it for all tiles at once.
PAVE_API void pave_mesh_neighbors(const pave_mesh *mesh, int32_t tile, int32_t *out);

/// Makes the dual graph. Its nodes are the tiles, positioned at their centres; the arcs
/// (half-edges) of a tile are its sides that face another tile, in the order of its ring. Colours,
/// paths and territories run on it.
/// Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX arcs; PAVE_NO_MEMORY. On failure `out` is
/// NULL. Linear time.
PAVE_API pave_result pave_mesh_to_graph(const pave_mesh *mesh, const pave_allocator *allocator,
                                        pave_graph **out, pave_error *error);

// ---- Sizes --------------------------------------------------------------------------------------
// In world units. Computed in whole numbers up to the last operation, so the same on every machine.

/// The area of a tile. Linear in its ring.
PAVE_API double pave_mesh_area(const pave_mesh *mesh, int32_t tile);

/// The perimeter of a tile. Linear in its ring.
PAVE_API double pave_mesh_perimeter(const pave_mesh *mesh, int32_t tile);

/// The centroid of the area of a tile. Linear in its ring.
PAVE_API pave_vec2 pave_mesh_centroid(const pave_mesh *mesh, int32_t tile);

/// The radius of the largest circle around the centre of a tile that stays inside it. Linear in its
/// ring.
PAVE_API double pave_mesh_inscribed_radius(const pave_mesh *mesh, int32_t tile);

/// The largest circle inside a tile, anywhere in it: the room for a game piece or a label. Returns
/// its radius, and its centre in `center`; 0, and the centre of the tile, for a tile that is not
/// star-shaped (pave_mesh_check). Accurate to 1e-9 of the radius for a convex tile, and for any
/// other whose sides and corners over 180 degrees are 16 at most together; to 1e-6 for the rest.
/// Linear in the ring of a convex tile. (A linear program; C. Lemke, "The Dual Method of Solving
/// the Linear Programming Problem", 1954.)
PAVE_API double pave_mesh_largest_circle(const pave_mesh *mesh, int32_t tile, pave_vec2 *center);

/// The interior angle of a tile at its corner k, k 0 to pave_mesh_side_count - 1, in degrees: above
/// 0 and below 360. Accurate to 1e-12; computed with + - * / and sqrt, so the same on every
/// machine. Constant time.
PAVE_API double pave_mesh_angle(const pave_mesh *mesh, int32_t tile, int32_t k);

// ---- Reports ------------------------------------------------------------------------------------

/// The faults that pave_mesh_check finds; none in meshes of the functions above.
typedef struct pave_mesh_faults {
    /// Tiles whose area is not positive.
    int64_t inverted;
    /// Tiles with two sides that cross, or touch other than in the corner that they share.
    int64_t self_intersecting;
    /// Tiles with a triangle (centre, vertex, next vertex) that is not positive, or that wind
    /// around their centre more than once.
    int64_t not_star_shaped;
    /// Sides of more than two tiles, or that two tiles have in the same direction.
    int64_t sides;
    /// The sides of only one tile are not one closed line that meets each vertex once, that of
    /// mesh->rim.
    bool rim_open;
    /// Two sides of the rim cross, or touch other than in the vertex that they share.
    bool rim_crossing;
    /// The tiles at some vertex are not those with it in their rings.
    bool lists_differ;
    /// The sum of the areas of the tiles is not the area inside the rim, in whole numbers.
    bool area_differs;
    /// The first tile that is inverted, self-intersecting or not star-shaped; -1: no such fault.
    int32_t tile;
} pave_mesh_faults;

/// Checks a mesh independently of how it was made: by exact arithmetic on its rings and vertices
/// alone. Returns PAVE_OK: no fault; PAVE_INVALID: `out` has the faults; PAVE_NO_MEMORY. Linear
/// time, plus O(n log n) of the sides of the rim and of tiles that are not star-shaped.
PAVE_API pave_result pave_mesh_check(const pave_mesh *mesh, const pave_allocator *allocator,
                                     pave_mesh_faults *out);

/// Tiles of this many sides or more are counted together.
#define PAVE_MESH_SIDES_MAX 16

/// The quality of a mesh. World units and degrees.
typedef struct pave_mesh_report {
    int64_t tiles, vertices, edges;
    /// vertices - edges + faces, with the outer face: 2; 1 for an empty mesh.
    int64_t euler;
    /// Vertices on the rim.
    int64_t rim;
    /// As in pave_mesh_faults.
    int64_t inverted, self_intersecting, not_star_shaped;
    /// Of all tiles together, and of one tile.
    double area, mean_area, min_area, max_area;
    /// The standard deviation of the areas, and the smallest area, divided by the mean.
    double area_cv, min_share;
    /// The radius of pave_mesh_largest_circle, divided by that of the circle inside a regular
    /// polygon of the mean area and the mean number of sides: the least, and the least without the
    /// worst 1 % and 10 % of the tiles, rounded down. To 1e-5 of itself.
    double min_circle, circle_1, circle_10;
    /// The smallest angle at a corner of a tile, and the smallest one without the 1 % of the tiles,
    /// rounded down, that have the smallest.
    double min_angle, angle_1;
    /// The shares, 0 to 1, of tiles with an angle below 20 and below 25 degrees, and of concave
    /// tiles, which have a corner over 180.01 degrees.
    double under_20, under_25, concave;
    /// Of a tile: the distance from its centre to its farthest corner, divided by
    /// pave_mesh_inscribed_radius; 1.155 for a regular hexagon.
    double mean_aspect, max_aspect;
    /// |area - area inside the rim| / area inside the rim; 0 where both are the same whole number.
    double coverage_error;
    /// The number of tiles with that many sides; the last counts all with that many or more.
    int64_t sides[PAVE_MESH_SIDES_MAX + 1];
} pave_mesh_report;

/// Reports on the quality of a mesh. For an empty mesh all fields are 0 except `euler`. Returns
/// PAVE_OK or PAVE_NO_MEMORY. Expected linear time; a tile that is not star-shaped takes O(n log n)
/// of its sides. Uses 24 bytes a tile. (Ranks: C. Hoare, "Algorithm 65: Find", 1961.)
PAVE_API pave_result pave_mesh_report_make(const pave_mesh *mesh, const pave_allocator *allocator,
                                           pave_mesh_report *out);

// ---- The tile at a position ---------------------------------------------------------------------

/// A bucket grid over a mesh.
typedef struct pave_locator pave_locator;

/// Makes a locator. The mesh must outlive it. After each edit, and after pave_mesh_relax_around,
/// call pave_locator_update; after pave_mesh_relax, whatever it returned, make a new one: a locator
/// that is out of date asserts, and answers wrongly where asserts are left out. Returns PAVE_OK or
/// PAVE_NO_MEMORY; then `out` is NULL. Linear time for tiles of similar size, at worst O(n log n).
/// At most 40 bytes a tile. (Bucketing: J. Bentley, B. Weide, A. Yao, "Optimal
/// Expected-Time Algorithms for Closest Point Problems", 1980.)
PAVE_API pave_result pave_locator_create(const pave_mesh *mesh, const pave_allocator *allocator,
                                         pave_locator **out, pave_error *error);

/// Releases a locator; NULL is allowed.
PAVE_API void pave_locator_destroy(pave_locator *locator);

/// Brings a locator up to date after an edit of its mesh: its answers are those of a new one.
/// `patch` is what that edit, or pave_mesh_relax_around, filled, and the only change since the last
/// update; one without a change is allowed.
/// Returns PAVE_OK or PAVE_NO_MEMORY; then it can be called again, before the next edit. Linear in
/// the rings of the tiles of the patch, for tiles of similar size. A bucket keeps tiles that have
/// left it; so memory grows with the number of places where tiles have been, not with that of
/// edits.
PAVE_API pave_result pave_locator_update(pave_locator *locator, const pave_mesh_patch *patch);

/// The tile at a world position; -1 outside, also for positions that are not finite. The position
/// is rounded to the nearest fixed-point point, and the rest is exact: on a side or a vertex, the
/// tile with the smallest index there; the rim belongs to the tiles. Expected constant time for
/// tiles of similar size, at worst linear in all rings.
PAVE_API int32_t pave_locator_find(const pave_locator *locator, pave_vec2 position);

#ifdef __cplusplus
}
#endif
#endif
