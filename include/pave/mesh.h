/// pave/mesh.h: polygons that share vertices: what tessellation makes. From boards, adjacencies or
/// polygons; relaxation, checks, queries, and the way back to graphs.
///
/// Tiles are the inner nodes of an adjacency, vertices its faces. Vertices lie on a lattice of
/// whole numbers, so that "every triangle (centre, vertex, next vertex) of every tile is positive"
/// is decided exactly. It holds for every mesh that these functions return, and the outer rim is a
/// simple polygon; so no tile is inverted or self-intersecting, and no two overlap
/// (docs/decisions/0015-why-every-mesh-is-valid.md). The centre of a tile is the mean of its
/// vertices, rounded to the lattice.
///
/// Rings go clockwise on screen (y down); so twice the area, as a sum over x and y as they are
/// written, is positive, and where y is drawn upwards they go counterclockwise.
///
/// Numbers of tiles, vertices and sides that are handed in must be those of the mesh, and pointers
/// not NULL where nothing else is said: else the program is wrong, which asserts tell.
///
/// Examples: mesh_board.c (tiles from a board), mesh_adjacency.c (from a graph), mesh_rings.c (from
/// polygons, and what is said of bad ones), mesh_edit.c (one adjacency changed in a mesh that is
/// there), mesh_queries.c, mesh_sizes.c (areas, angles and the report), mesh_graph.c (regions and
/// paths on a mesh), mesh_locate.c (the tile under a point).
#ifndef PAVE_MESH_H
#define PAVE_MESH_H

#include <pave/adjacency.h>
#include <pave/board.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Meshes -------------------------------------------------------------------------------------

/// Coordinates of lattice points are at most this, and at least minus this.
#define PAVE_MESH_COORDINATE_MAX (INT32_C(1) << 30)

/// A point of the lattice.
typedef struct pave_point {
    int32_t x, y;
} pave_point;

/// Where a vertex goes when a mesh is made: by the nodes of its face. On the rim it is always the
/// mean of the face's border nodes and of the inner nodes beside them.
typedef enum pave_vertex_rule {
    PAVE_VERTEX_MEAN = 0, ///< the mean of the nodes
    PAVE_VERTEX_CENTROID, ///< the centroid of the face's area; the mean where that is not positive
    PAVE_VERTEX_CIRCUMCENTER ///< of a triangle the centre of its circumcircle; of others, and where
                             ///< that is beyond the lattice, the mean
} pave_vertex_rule;

/// The name of a vertex rule: "mean", "centroid", "circumcentre"; NULL for a number that is not a
/// rule. Static. Constant time.
PAVE_API const char *pave_vertex_rule_name(pave_vertex_rule rule);

/// The vertex rule of a name. Returns PAVE_OK, or PAVE_NOT_FOUND; then `out` is unchanged.
PAVE_API pave_result pave_vertex_rule_read(const char *name, pave_vertex_rule *out);

/// How a mesh was made: what had to be done to keep every tile valid.
typedef struct pave_mesh_story {
    int32_t repaired_tiles; ///< that were not positive where their vertices first lay
    int32_t repair_rounds;  ///< of local repair, those of all patches together
    int32_t steps;          ///< of relaxation
    bool tutte;             ///< whether local repair was not enough, and the whole was solved
    double moved;           ///< the farthest that a vertex went in the last step, in world units
    int64_t guarded;        ///< how often a vertex was held back, so that its tiles stay good
    pave_vertex_rule vertex_rule; ///< where vertices first lay; 0 of polygons that were given
} pave_mesh_story;

/// A mesh. Read only; made by the functions below. Read rings and the tiles at a vertex by
/// pave_mesh_ring and pave_mesh_tiles_at: after edits they may lie with gaps between them.
typedef struct pave_mesh {
    int32_t tile_count, vertex_count;
    int64_t corner_count; ///< the lengths of all rings together; below 2^32
    double step;          ///< world units of a lattice unit, a power of two
    pave_vec2 origin;     ///< the world point of the lattice point (0, 0)
    pave_point *vertices; ///< vertex_count
    uint32_t *ring_start; ///< tile_count + 1: where the ring of a tile begins in `rings`
    int32_t *ring_count;  ///< tile_count: its length; NULL: it ends where the next one begins
    int32_t
        *rings; ///< vertices, clockwise on screen. Of an adjacency: side k, from corner k to the
                ///< next, faces the k-th neighbour, clockwise from north, border nodes included
    uint32_t
        *vertex_start; ///< vertex_count + 1: where the tiles at a vertex begin in `vertex_tiles`
    int32_t *vertex_tile_count; ///< vertex_count: how many; NULL: up to where the next ones begin
    int32_t *vertex_tiles;      ///< those at a vertex in increasing order
    int32_t rim_count;
    int32_t *rim; ///< rim_count: the outer rim, clockwise on screen, from the vertex of the lowest
                  ///< number (after edits, any)
    uint64_t *fixed; ///< bit v & 63 of word v / 64: vertex v lies on the rim
    int32_t *nodes; ///< tile_count: the node of the adjacency that a tile is, increasing; NULL: the
                    ///< same number
    pave_mesh_story made;
    struct pave_mesh_private *own; ///< what edits keep; NULL before the first one
    pave_allocator allocator;
} pave_mesh;

/// What a step of relaxation does to each vertex.
typedef enum pave_relax_kind {
    PAVE_RELAX_PUSH =
        0, ///< pushed away from the centres of its tiles that are nearer than the least radius
    PAVE_RELAX_ANGLE,  ///< to where regular polygons in the places of its tiles would have it
    PAVE_RELAX_LLOYD,  ///< to the mean of the centroids of its tiles
    PAVE_RELAX_REAPPLY ///< the vertex rule, applied to the centres of its tiles
} pave_relax_kind;

/// The name of a kind of relaxation: "push", "angle", "lloyd", "reapply"; NULL for a number that is
/// not a kind. Static. Constant time.
PAVE_API const char *pave_relax_kind_name(pave_relax_kind kind);

/// The kind of relaxation of a name. Returns PAVE_OK, or PAVE_NOT_FOUND; then `out` is unchanged.
PAVE_API pave_result pave_relax_kind_read(const char *name, pave_relax_kind *out);

/// The least radius that pushes want by default, as a share of how far the corners of a regular
/// polygon are from its centre that has a tile's mean area and mean number of sides n: sqrt(2 area
/// / (n sin(2 pi / n))), which is 1 for the hexagons of a board.
#define PAVE_RADIUS_SHARE 0.85

/// How a mesh is relaxed. {0}: not at all.
typedef struct pave_relax_def {
    pave_relax_kind kind;
    int32_t steps; ///< at most, 0 or more
    double until;  ///< world units: no more steps after one in which nothing moved farther; 0: only
                   ///< the steps count
    double min_radius; ///< of pushes, in world units; 0: what PAVE_RADIUS_SHARE says. More than
                       ///< 2^17 lattice units is as much
    pave_vertex_rule vertex_rule; ///< of PAVE_RELAX_REAPPLY
} pave_relax_def;

/// How a mesh is made. {0} is the default: means, no relaxation.
typedef struct pave_mesh_def {
    pave_vertex_rule vertex_rule;
    pave_relax_def relax;
} pave_mesh_def;

/// Makes the mesh of a board: its tiles are the inner tiles by their numbers. `def` may be NULL.
/// Returns PAVE_OK; PAVE_INVALID where pave_board_check finds a fault, the first of which `error`
/// (may be NULL) names; PAVE_RANGE for a number of `def` that is out of its range; PAVE_STOPPED;
/// PAVE_NO_MEMORY. On failure `out` is NULL. Vertices are numbered by their faces, row by row where
/// the rule is the mean and the board is no unusual one, else as pave_mesh_create_from_adjacency
/// has it: the same for the same board and rule, however it is relaxed. Linear time; see
/// docs/benchmarks.md. (Based on the Face Generation Algorithm: a designer says which tiles touch,
/// and the faces of that planar graph become the corners of the tiles.)
PAVE_API pave_result pave_mesh_create_from_board(const pave_board *board, const pave_mesh_def *def,
                                                 const pave_allocator *allocator,
                                                 const pave_batch *batch, pave_mesh **out,
                                                 pave_error *error);

/// Makes the mesh of an adjacency: its tiles are the inner nodes, in order. Otherwise as
/// pave_mesh_create_from_board; pave_adjacency_check has the faults, and that the edges do not
/// cross is up to who made the graph (pave_edges_check). Where the rim would cross itself, or local
/// repair does not end, the whole is solved, at the worst with its rim on an ellipse
/// (mesh->made.tutte); PAVE_INVALID, with the tiles in `error`, where the solution does not fit the
/// lattice. Linear time, but for looking whether the rim is simple: its length times the logarithm
/// of that, and for the solve: all tiles, up to the square root of their number times. (W. Tutte,
/// "How to Draw a Graph", 1963; docs/decisions/0015-why-every-mesh-is-valid.md.)
PAVE_API pave_result pave_mesh_create_from_adjacency(const pave_adjacency *adjacency,
                                                     const pave_mesh_def *def,
                                                     const pave_allocator *allocator,
                                                     const pave_batch *batch, pave_mesh **out,
                                                     pave_error *error);

/// Polygons that share vertices.
typedef struct pave_mesh_rings {
    int32_t vertex_count, tile_count;
    const pave_vec2 *vertices; ///< vertex_count, world units
    const int64_t *start;      ///< tile_count + 1: the ring of tile t is rings[start[t]] ..
                               ///< rings[start[t + 1] - 1], from start[0] = 0
    const int32_t *rings;      ///< the tiles' vertices, either way round
    double step; ///< of the lattice, a power of two; 0: such that a side has 2^16 to 2^17 units in
                 ///< the mean
    pave_vec2 origin; ///< the world point of the lattice point (0, 0), where a step is given; else
                      ///< it is chosen, too
} pave_mesh_rings;

/// Makes a mesh of polygons: cells of a Voronoi diagram, or a file. Vertices go to the nearest
/// lattice points; rings are turned clockwise, and the first vertex of each stays the first.
/// Returns PAVE_OK; PAVE_INVALID, where `error` (may be NULL) names the tile or the vertices: a
/// ring of fewer than three vertices, one that leaves the vertices or has one twice, a tile that is
/// not positive (some triangle of its centre and a side is not), a side of three tiles or of two
/// that overlap, a vertex without tiles, tiles that do not hang together, leave a hole or touch in
/// a vertex alone, a rim that crosses itself, a position that is not finite or beyond 1e100;
/// PAVE_RANGE: counts below 0 or beyond INT32_MAX corners, a step that is no power of two,
/// positions beyond the lattice; PAVE_NO_MEMORY. On failure `out` is NULL. No tiles and no vertices
/// are a mesh, too. Linear time, but for the rim: its length times the logarithm of that.
PAVE_API pave_result pave_mesh_create_from_rings(const pave_mesh_rings *from,
                                                 const pave_allocator *allocator, pave_mesh **out,
                                                 pave_error *error);

/// Releases a mesh; NULL is allowed.
PAVE_API void pave_mesh_destroy(pave_mesh *mesh);

/// Copies a mesh, with rings that lie close. Returns PAVE_OK, or PAVE_NO_MEMORY, and then `out` is
/// NULL. Linear time.
PAVE_API pave_result pave_mesh_copy(const pave_mesh *mesh, const pave_allocator *allocator,
                                    pave_mesh **out, pave_error *error);

/// Relaxes a mesh: up to def->steps steps, each from old positions alone. Vertices on the rim stay.
/// No step leaves a tile that is not positive: vertices that would do so go half the way, or less.
/// `batch` may be NULL; strips are of 16384 tiles or vertices. Fills mesh->made. Returns PAVE_OK;
/// PAVE_RANGE, with the field in `error` (may be NULL), for one that is out of its range;
/// PAVE_STOPPED and PAVE_NO_MEMORY: the mesh is as after the last whole step. Linear time for each
/// step.
PAVE_API pave_result pave_mesh_relax(pave_mesh *mesh, const pave_relax_def *def,
                                     const pave_batch *batch, pave_error *error);

/// A number for a mesh: where the vertices of its tiles lie, tile by tile, and the lattice. It does
/// not depend on the numbers of vertices. Linear time.
PAVE_API uint64_t pave_mesh_hash(const pave_mesh *mesh);

// ---- Edits --------------------------------------------------------------------------------------
// One adjacency is cut or made in a board (or adjacency) and in its mesh, together. Where two tiles
// are cut apart, the two faces beside their side become one, and so do their vertices; where they
// are made adjacent, the face at which both are splits in two. Afterwards tiles, rings and who is
// beside whom are those of a mesh that is made anew; only the numbers of vertices are others. Where
// vertices lie:
//   * those of the faces that changed lie where the vertex rule has them, as when a mesh is made;
//   but a vertex on the rim stays where it is
//     when two inner tiles are cut apart or made adjacent. (Anew it would get the same place.)
//   * then the tiles at these vertices are looked at, exactly, and where one is not positive, or
//   has a triangle below the least that
//     relaxation leaves, vertices round it are repaired, as when a mesh is made. Both are the
//     patch.
//   * all others stay where they are, bit for bit, in relaxed meshes too.
// An edit that would leave the adjacency unsound, or the mesh, changes nothing.

/// What an edit did.
typedef struct pave_mesh_patch {
    int32_t vertices[2]; ///< those of the faces that there are now: two after making adjacent, one
                         ///< and -1 after a cut; -1, -1: no change
    int32_t renumbered;  ///< the vertex of this number had the last number before, which is
                         ///< vertex_count now; -1: none
    int32_t moved_count;
    const int32_t
        *moved; ///< moved_count: the vertices that repair moved, increasing; until the next edit
    int32_t repaired_tiles; ///< that were not positive before repair
    int32_t repair_rounds;
    pave_fault fault; ///< with PAVE_INVALID: what the edit would make wrong, where it is that; else
                      ///< of kind PAVE_FAULT_NONE
} pave_mesh_patch;

/// Makes a tile of a board and its neighbour k adjacent, or cuts them apart, in the board and in
/// its mesh. `mesh` must be that of the board. `patch` and `error` may be NULL. Returns PAVE_OK,
/// also where it is so already; PAVE_RANGE where the tile, which may be any, or its neighbour is
/// none of the board, or k is not in 0..5; PAVE_INVALID where both are of the border, where
/// pave_board_check would find a fault afterwards (which pave_mesh_patch.fault tells), and where
/// the mesh is seen not to be that of the board; PAVE_NOT_FOUND where the tiles do not become
/// positive by repair round the edge, or the rim would cross itself: making the mesh anew may find
/// a way; PAVE_NO_MEMORY. But for PAVE_OK, the board and the mesh are as they were, and `error`
/// says why. A cut keeps the lower of the two numbers for its vertex (of one on the rim and one
/// inside, that of the rim), and the last vertex gets the number that is free then. Making adjacent
/// gives one of the two vertices the number that the face had (that on the rim, where only one is;
/// else the one on the left, looking from the tile of the lower number), and the other one the
/// number vertex_count. Time: the lengths of the two faces, the rings of their tiles, and what
/// repair takes; of an edge to the border, also the length of the rim, times its logarithm. The
/// size of the mesh does not matter, but that the first edit, and from time to time a later one,
/// takes new room for everything: so this is the time in the mean over many edits. From then on
/// rings and lists of tiles lie with gaps (a copy by pave_mesh_copy has none).
PAVE_API pave_result pave_mesh_edit_board(pave_mesh *mesh, pave_board *board, pave_board_tile tile,
                                          int k, bool adjacent, pave_mesh_patch *patch,
                                          pave_error *error);

/// The same for an adjacency: cuts the edge of an arc, or makes it whole again. Also PAVE_INVALID
/// between two border nodes. Numbers are nodes. The time also has the logarithm of the tiles where
/// border nodes come before inner ones.
PAVE_API pave_result pave_mesh_edit_adjacency(pave_mesh *mesh, pave_adjacency *adjacency,
                                              int32_t arc, bool cut, pave_mesh_patch *patch,
                                              pave_error *error);

// ---- What is where ------------------------------------------------------------------------------

/// The ring of a tile: `count` vertices, clockwise on screen. Valid until the mesh changes.
/// Constant time.
static inline const int32_t *pave_mesh_ring(const pave_mesh *mesh, int32_t tile, int32_t *count)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    *count = mesh->ring_count ? mesh->ring_count[tile]
                              : (int32_t)(mesh->ring_start[tile + 1] - mesh->ring_start[tile]);
    return mesh->rings + mesh->ring_start[tile];
}

/// How many sides a tile has. Constant time.
static inline int32_t pave_mesh_side_count(const pave_mesh *mesh, int32_t tile)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    return mesh->ring_count ? mesh->ring_count[tile]
                            : (int32_t)(mesh->ring_start[tile + 1] - mesh->ring_start[tile]);
}

/// The tiles at a vertex: `count`, in increasing order. Valid until the mesh changes. Constant
/// time.
static inline const int32_t *pave_mesh_tiles_at(const pave_mesh *mesh, int32_t vertex,
                                                int32_t *count)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    *count = mesh->vertex_tile_count
                 ? mesh->vertex_tile_count[vertex]
                 : (int32_t)(mesh->vertex_start[vertex + 1] - mesh->vertex_start[vertex]);
    return mesh->vertex_tiles + mesh->vertex_start[vertex];
}

/// Whether a vertex lies on the outer rim. Constant time.
static inline bool pave_mesh_on_rim(const pave_mesh *mesh, int32_t vertex)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    return mesh->fixed[vertex / 64] >> (vertex % 64) & 1;
}

/// The node of the adjacency that a tile is. Constant time.
static inline int32_t pave_mesh_node(const pave_mesh *mesh, int32_t tile)
{
    assert(tile >= 0 && tile < mesh->tile_count);
    return mesh->nodes ? mesh->nodes[tile] : tile;
}

/// The tile that a node of the adjacency is; -1: none, it is a border node. Logarithmic time;
/// constant where tiles and nodes have the same numbers.
PAVE_API int32_t pave_mesh_tile_of(const pave_mesh *mesh, int32_t node);

/// The world point of a lattice point. Exact, but for adding an origin that is not 0. Constant
/// time.
static inline pave_vec2 pave_mesh_world(const pave_mesh *mesh, pave_point point)
{
    return pave_vec2_of(mesh->origin.x + mesh->step * point.x,
                        mesh->origin.y + mesh->step * point.y);
}

/// Where a vertex lies in the world. Constant time.
static inline pave_vec2 pave_mesh_point(const pave_mesh *mesh, int32_t vertex)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    return pave_mesh_world(mesh, mesh->vertices[vertex]);
}

/// The centre of a tile on the lattice: the mean of its vertices, halves rounded up. Linear in its
/// ring.
PAVE_API pave_point pave_mesh_center_point(const pave_mesh *mesh, int32_t tile);

/// Where the centre of a tile lies in the world. Linear in its ring.
static inline pave_vec2 pave_mesh_center(const pave_mesh *mesh, int32_t tile)
{
    return pave_mesh_world(mesh, pave_mesh_center_point(mesh, tile));
}

// ---- Who is beside whom -------------------------------------------------------------------------

/// The tile beyond side k of a tile, k in 0..pave_mesh_side_count-1; -1: the side lies on the rim.
/// Time: that of looking at the tiles at one end of the side (the one that has fewer), and where
/// both ends lie on the rim, at their rings.
PAVE_API int32_t pave_mesh_neighbor(const pave_mesh *mesh, int32_t tile, int32_t k);

/// The tiles beyond each side of a tile, in the order of its ring; -1 where a side lies on the rim.
/// `out` must hold at least pave_mesh_side_count elements. Time: pave_mesh_neighbor for each. For
/// all tiles at once, see pave_mesh_to_graph.
PAVE_API void pave_mesh_neighbors(const pave_mesh *mesh, int32_t tile, int32_t *out);

/// The side that two tiles share: its number in tile `a`, from whose ring its ends are ring[k] and
/// the next; -1: they share none. Where they share more (only polygons that were given do), the
/// first. Time: pave_mesh_neighbor for each side of the one that has fewer sides, and looking at
/// the other's ring.
PAVE_API int32_t pave_mesh_shared_side(const pave_mesh *mesh, int32_t a, int32_t b);

/// The vertices that sides join to a vertex, clockwise on screen from north; returns how many.
/// `out` must hold at least one element more than tiles meet at the vertex. Time: that of looking
/// at the rings of its tiles and of sorting them.
PAVE_API int32_t pave_mesh_vertex_neighbors(const pave_mesh *mesh, int32_t vertex, int32_t *out);

/// Makes the dual graph: its nodes are the tiles, their positions the centres in the world, and the
/// arcs of a tile are its sides that face another one, in the order of its ring (of an adjacency:
/// clockwise from north as the nodes lay; arcs of polygons that were given, in the order in which
/// they were given). Regions, paths and colourings run on it. Returns PAVE_OK; PAVE_RANGE beyond
/// INT32_MAX arcs; PAVE_NO_MEMORY. On failure `out` is NULL. Linear time.
PAVE_API pave_result pave_mesh_to_graph(const pave_mesh *mesh, const pave_allocator *allocator,
                                        pave_graph **out, pave_error *error);

// ---- Sizes --------------------------------------------------------------------------------------
// In world units. Whole numbers until the last step, so the same everywhere.

/// The area of a tile. Linear in its ring.
PAVE_API double pave_mesh_area(const pave_mesh *mesh, int32_t tile);

/// The length of its sides together. Linear in its ring.
PAVE_API double pave_mesh_perimeter(const pave_mesh *mesh, int32_t tile);

/// The centroid of its area. Linear in its ring.
PAVE_API pave_vec2 pave_mesh_centroid(const pave_mesh *mesh, int32_t tile);

/// The radius of the largest circle round its centre that stays inside. Linear in its ring.
PAVE_API double pave_mesh_inscribed_radius(const pave_mesh *mesh, int32_t tile);

/// The angle inside a tile at its corner k, k in 0..pave_mesh_side_count-1, in degrees: above 0 and
/// below 360. Good to 1e-12; made of + - * / and sqrt, so the same everywhere. Constant time.
PAVE_API double pave_mesh_angle(const pave_mesh *mesh, int32_t tile, int32_t k);

// ---- Reports ------------------------------------------------------------------------------------

/// What pave_mesh_check has found. Of meshes that the functions above made, nothing.
typedef struct pave_mesh_faults {
    int64_t inverted;          ///< tiles whose area is not positive
    int64_t self_intersecting; ///< tiles of which two sides cross, or touch other than in the
                               ///< corner that they share
    int64_t not_star_shaped;   ///< tiles of which a triangle (centre, vertex, next vertex) is not
                               ///< positive, or which go round their centre more than once
    int64_t sides; ///< sides of more than two tiles, or that two tiles have in the same direction
    bool rim_open; ///< the sides of one tile alone are not one closed line that meets each vertex
                   ///< once, that of mesh->rim
    bool rim_crossing; ///< two of the sides of the rim cross, or touch other than in the vertex
                       ///< that they share
    bool lists_differ; ///< the tiles at some vertex are not those in whose rings it is
    bool area_differs; ///< the areas of the tiles together are not that inside the rim, as whole
                       ///< numbers
    int32_t
        tile; ///< the first tile that is inverted, self-intersecting or not star-shaped; -1: none
} pave_mesh_faults;

/// Looks at a mesh anew, whoever made it and however: by exact arithmetic on its rings and vertices
/// alone. Returns PAVE_OK where nothing is wrong, PAVE_INVALID where something is, PAVE_NO_MEMORY;
/// `out` is filled but for the last. Time: linear, but for tiles that are not star-shaped and the
/// rim: there sides times the logarithm of that, and more where the line winds close to itself for
/// long.
PAVE_API pave_result pave_mesh_check(const pave_mesh *mesh, const pave_allocator *allocator,
                                     pave_mesh_faults *out);

/// Tiles of this many sides or more are counted together.
#define PAVE_MESH_SIDES_MAX 16

/// How good a mesh is. World units and degrees.
typedef struct pave_mesh_report {
    int64_t tiles, vertices, edges;
    int64_t euler; ///< vertices - edges + faces, the outer face being one: 2; 1 of an empty mesh
    int64_t rim;   ///< vertices on the rim
    int64_t inverted, self_intersecting, not_star_shaped; ///< as in pave_mesh_faults
    double area;                                          ///< of all tiles
    double mean_area, min_area, max_area;
    double area_cv;                 ///< the standard deviation of areas, divided by their mean
    double min_angle;               ///< the smallest angle at a corner of a tile
    double mean_aspect, max_aspect; ///< of a tile: how far its farthest corner is from the centre,
                                    ///< divided by pave_mesh_inscribed_radius; 1.155 for a hexagon
    double coverage_error; ///< |area - area inside the rim| / area inside the rim; 0 where they are
                           ///< the same whole number
    int64_t
        sides[PAVE_MESH_SIDES_MAX + 1]; ///< how many tiles have that many sides; the last: or more
} pave_mesh_report;

/// Reports on a mesh. Of an empty one all is 0 but `euler`. Returns PAVE_OK or PAVE_NO_MEMORY.
/// Time: as pave_mesh_check.
PAVE_API pave_result pave_mesh_report_make(const pave_mesh *mesh, const pave_allocator *allocator,
                                           pave_mesh_report *out);

// ---- Tile under a point -------------------------------------------------------------------------

/// A bucket grid over a mesh. Read only; made by pave_locator_create.
typedef struct pave_locator {
    const pave_mesh *mesh;
    pave_point from;       ///< the lowest corner of the grid
    int32_t shift;         ///< a bucket is 2^shift lattice units wide and high
    int32_t width, height; ///< in buckets
    const uint32_t *start; ///< width * height + 1
    const int32_t *tiles;  ///< those whose bounding box meets a bucket, in increasing order
    pave_allocator allocator;
} pave_locator;

/// Makes a locator. The mesh must live as long, and not change. Returns PAVE_OK or PAVE_NO_MEMORY,
/// and then `out` is NULL. Linear time where tiles are of like size; at most the logarithm of the
/// tiles times that. At most 40 bytes a tile. (Bucketing: J. Bentley, B. Weide, A. Yao, "Optimal
/// Expected-Time Algorithms for Closest Point Problems", 1980.)
PAVE_API pave_result pave_locator_create(const pave_mesh *mesh, const pave_allocator *allocator,
                                         pave_locator **out, pave_error *error);

/// Releases a locator; NULL is allowed.
PAVE_API void pave_locator_destroy(pave_locator *locator);

/// The tile under a point of the world; -1: none. The point is rounded to the nearest lattice
/// point; from there it is exact: on a side or a vertex it is the tile of the lowest number there,
/// and the rim belongs to the tiles. Points that are not finite lie outside. Expected constant time
/// where tiles are of like size; at most that of looking at all rings.
PAVE_API int32_t pave_locator_find(const pave_locator *locator, pave_vec2 point);

#ifdef __cplusplus
}
#endif
#endif
