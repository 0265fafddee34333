/// src/mesh/mesh_parts.h: private declarations of src/mesh: construction, checks, sides, the
/// locator, strips.
#ifndef PAVE_SRC_MESH_PARTS_H
#define PAVE_SRC_MESH_PARTS_H

#include "../base/index.h"
#include "mesh_geometry.h"

#include <pave/mesh.h>

// ---- Construction -------------------------------------------------------------------------------

/// Allocates a zeroed mesh without a rim. Allocates the array of nodes only if `nodes` is set.
/// Returns NULL if out of memory.
pave_mesh *pave_mesh_new(int32_t tile_count, int32_t vertex_count, int64_t corner_count, bool nodes,
                         const pave_allocator *allocator);

/// Returns the capacity of mesh->rings. Before the first edit it equals the number of elements.
int64_t pave_mesh_ring_room(const pave_mesh *mesh);
/// Fills vertex_start and vertex_tiles, which must be zeroed, from rings without gaps.
void pave_mesh_gather_tiles(pave_mesh *mesh);

/// Builds rim and fixed. next[v] is the end of the rim side that starts at vertex v, or -1 if v is
/// not on the rim; `count` is the number of rim vertices. Returns PAVE_OK; PAVE_INVALID if the
/// sides do not form one closed line, with `other` set to a vertex that the line from the lowest
/// vertex does not reach; PAVE_NO_MEMORY.
pave_result pave_mesh_chain_rim(pave_mesh *mesh, const int32_t *next, int32_t count,
                                int32_t *other);

/// Checks that the rim is empty or a simple polygon. Returns PAVE_OK, PAVE_INVALID or
/// PAVE_NO_MEMORY.
pave_result pave_mesh_rim_check(const pave_mesh *mesh, const pave_allocator *allocator);

/// Checks the counts, positions and corners of rings. With `mesh` set, also checks that each vertex
/// has a tile, and `error` mentions tiles rather than cells. After PAVE_NO_MEMORY the caller must
/// fill `error`.
pave_result pave_mesh_rings_check(const pave_mesh_rings *from, bool mesh,
                                  const pave_allocator *allocator, pave_error *error);

enum { PAVE_MESH_FAULT_NAME = 128 };

/// Writes the names of a fault's nodes; PAVE_MESH_FAULT_NAME bytes are always enough.
void pave_mesh_name_fault(const pave_fault *fault, char *out, size_t size);

/// Fills `error` (may be NULL) for a function that failed to create `what`. Returns `result`.
pave_result pave_mesh_fail(pave_error *error, pave_result result, const char *what);

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns whether a vertex is on the outer rim. Constant time.
static inline bool pave_mesh_on_rim(const pave_mesh *mesh, int32_t vertex)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    return mesh->fixed[vertex / 64] >> (vertex % 64) & 1;
}

/// Returns the side of tile `a` that it shares with tile `b`, or -1. If they share several sides
/// (possible only in meshes of polygons), returns the first. Calls pave_mesh_neighbor for each side
/// of the tile with fewer sides, then scans the ring of the other tile.
int32_t pave_mesh_shared_side(const pave_mesh *mesh, int32_t a, int32_t b);

/// Returns whether a tile is star-shaped: every triangle of the centre and a side is positive, and
/// the ring winds once around the centre.
bool pave_mesh_tile_is_star(const pave_mesh *mesh, int32_t tile);

/// A sum of turns that cannot overflow: high * 2^32 + low, with low below 2^32.
typedef struct pave_turns {
    int64_t high;
    uint64_t low;
} pave_turns;

static inline void pave_turns_add(pave_turns *sum, int64_t turn)
{
    sum->low += (uint64_t)turn & UINT32_MAX;
    sum->high += pave_floor_divide(turn, INT64_C(1) << 32) + (int64_t)(sum->low >> 32);
    sum->low &= UINT32_MAX;
}

static inline void pave_turns_join(pave_turns *sum, pave_turns more)
{
    sum->high += more.high;
    pave_turns_add(sum, (int64_t)more.low);
}

static inline bool pave_turns_equal(pave_turns a, pave_turns b)
{
    return a.high == b.high && a.low == b.low;
}
static inline bool pave_turns_positive(pave_turns sum)
{
    return sum.high > 0 || (sum.high == 0 && sum.low > 0);
}
static inline double pave_turns_number(pave_turns sum)
{
    return (double)sum.high * 4294967296.0 + (double)sum.low;
}

/// Returns twice the signed area inside a closed line of mesh vertices.
pave_turns pave_mesh_turns(const pave_mesh *mesh, const int32_t *line, int32_t count);

/// Returns the angle, strictly between 0 and 180 degrees, whose cotangent is -slope.
double pave_angle_of_slope(double slope);

// ---- Checks -------------------------------------------------------------------------------------

/// Adds the faults of a tile that is not star-shaped; `turns` is twice its area. Returns PAVE_OK or
/// PAVE_NO_MEMORY.
pave_result pave_check_odd_tile(const pave_mesh *mesh, int32_t tile, pave_turns turns,
                                const pave_allocator *allocator, pave_mesh_faults *out);

// ---- Sides --------------------------------------------------------------------------------------
// A side is identified by its first corner, as an index into mesh->rings.

#define PAVE_SIDE_NONE UINT32_MAX

typedef struct pave_sides {
    int32_t *tile;        ///< tile of each side; -1 in gaps between rings
    uint32_t *twin;       ///< the same side in the adjacent tile; PAVE_SIDE_NONE on the rim
    int64_t room;         ///< capacity of both arrays
    int64_t fault_count;  ///< surplus sides: duplicates, or sides with the same direction as their
                          ///< twin
    uint32_t fault[2];    ///< the first surplus side, and the side that it conflicts with
    int64_t single_count; ///< sides without a twin, surplus ones excluded
    pave_allocator allocator;
} pave_sides;

/// Pairs the sides. Returns PAVE_OK or PAVE_NO_MEMORY; in both cases call pave_sides_free. Linear
/// time.
pave_result pave_sides_pair(const pave_mesh *mesh, const pave_allocator *allocator,
                            pave_sides *sides);
void pave_sides_free(pave_sides *sides);

/// Returns the vertex at the end of a side.
int32_t pave_sides_end(const pave_mesh *mesh, const pave_sides *sides, uint32_t side);

// ---- Locators -----------------------------------------------------------------------------------

/// A tile added to a bucket by an update, and the next entry of that bucket, or -1.
typedef struct pave_locator_entry {
    int32_t tile, next;
} pave_locator_entry;

/// Entries are only added: a tile that has left a bucket does no harm, because lookup tests each
/// tile exactly. Points outside the grid belong to the nearest bucket.
struct pave_locator {
    const pave_mesh *mesh;
    /// The corner of the grid with the smallest coordinates.
    pave_point from;
    /// A bucket is 2^shift fixed-point units wide and high.
    int32_t shift;
    /// Size of the grid in buckets.
    int32_t width, height;
    /// width * height + 1 elements: start of each bucket in `tiles`.
    const uint32_t *start;
    /// The tiles of each bucket at creation (those whose bounding boxes met it), in increasing
    /// order.
    const int32_t *tiles;
    /// Maps a bucket to the first of its tiles added by updates, an index into `entries`.
    pave_index added;
    pave_locator_entry *entries;
    int64_t entry_count, entry_room;
    /// mesh->changes at creation or at the last update
    uint32_t changes;
    pave_allocator allocator;
};

// ---- Strips -------------------------------------------------------------------------------------

enum { PAVE_MESH_STRIP = 16384 }; ///< maximum number of tiles or vertices in a strip

/// Calls strip(job, index) for all strips of `items` items, using the batch's runner or serially.
void pave_mesh_run_strips(const pave_batch *batch, int64_t items,
                          void (*strip)(void *job, int32_t index), void *job);

/// Returns the centre of a tile in fixed-point coordinates: the mean of its vertices, halves
/// rounded up. Linear in the number of corners.
pave_point pave_mesh_center_point(const pave_mesh *mesh, int32_t tile);

/// Returns the world position of a point in fixed-point coordinates. Exact if the origin is (0, 0).
/// Constant time.
static inline pave_vec2 pave_mesh_world(const pave_mesh *mesh, pave_point point)
{
    return pave_vec2_of(mesh->origin.x + mesh->step * point.x,
                        mesh->origin.y + mesh->step * point.y);
}

// ---- Circles ------------------------------------------------------------------------------------

/// A circle in fixed-point units, relative to the centre of a tile.
typedef struct pave_circle {
    double x, y, radius;
} pave_circle;

/// Returns the largest circle inside a star-shaped tile (pave_mesh_tile_is_star). Exact up to
/// rounding for a convex tile, and for other tiles whose sides plus reflex corners number at most
/// PAVE_CIRCLE_SITES. For the rest, the radius is too small by at most a millionth, unless the tile
/// is thousands of times longer than wide. Time for a convex tile: a few passes over the ring.
pave_circle pave_circle_of_tile(const pave_mesh *mesh, int32_t tile);

#endif
