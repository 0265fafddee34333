/// src/mesh/mesh_parts.h: private declarations of src/mesh: making meshes, checks, sides, the
/// locator, strips.
#ifndef PAVE_SRC_MESH_PARTS_H
#define PAVE_SRC_MESH_PARTS_H

#include "../base/index.h"
#include "mesh_geometry.h"

#include <pave/mesh.h>

// ---- Making -------------------------------------------------------------------------------------

/// A mesh with its arrays, but without a rim; all zero. `nodes`: with those. NULL: no memory.
pave_mesh *pave_mesh_new(int32_t tile_count, int32_t vertex_count, int64_t corner_count, bool nodes,
                         const pave_allocator *allocator);

/// The elements that the mesh has room for: in `rings`, in `vertex_tiles`, for each vertex, in
/// `rim`. Before the first edit, as many as there are.
int64_t pave_mesh_ring_room(const pave_mesh *mesh);
/// Fills vertex_start and vertex_tiles from rings that lie close. They are zero before.
void pave_mesh_gather_tiles(pave_mesh *mesh);

/// Makes rim and fixed from where each vertex's side on the rim leads: next[v], -1 where v is not
/// on the rim; `count` of them are. PAVE_OK; PAVE_INVALID: it is not one closed line, and then
/// `other` gets a vertex that the one from the lowest vertex does not meet; PAVE_NO_MEMORY.
pave_result pave_mesh_chain_rim(pave_mesh *mesh, const int32_t *next, int32_t count,
                                int32_t *other);

/// Whether the rim is a simple polygon: PAVE_OK; PAVE_INVALID; PAVE_NO_MEMORY. An empty mesh's is.
pave_result pave_mesh_rim_check(const pave_mesh *mesh, const pave_allocator *allocator);

/// Checks the counts, positions and corners of rings, and of a `mesh` also that each vertex has a
/// tile; `error` speaks of tiles then, and else of cells. PAVE_NO_MEMORY leaves `error` to the
/// caller.
pave_result pave_mesh_rings_check(const pave_mesh_rings *from, bool mesh,
                                  const pave_allocator *allocator, pave_error *error);

enum { PAVE_MESH_FAULT_NAME = 128 };

/// How the nodes of a fault are named; PAVE_MESH_FAULT_NAME bytes are enough for all.
void pave_mesh_name_fault(const pave_fault *fault, char *out, size_t size);

/// Fills `error` (may be NULL) of a creator of `what` that has failed; returns the result.
pave_result pave_mesh_fail(pave_error *error, pave_result result, const char *what);

// ---- Tiles --------------------------------------------------------------------------------------

/// Whether a vertex is on the outer rim. Constant time.
static inline bool pave_mesh_on_rim(const pave_mesh *mesh, int32_t vertex)
{
    assert(vertex >= 0 && vertex < mesh->vertex_count);
    return mesh->fixed[vertex / 64] >> (vertex % 64) & 1;
}

/// The side that two tiles share, as a side of tile `a`; -1: they share no side. Where they share
/// several (only in meshes of polygons), the first. Time: pave_mesh_neighbor for each side of the
/// tile with fewer sides, plus the ring of the other.
int32_t pave_mesh_shared_side(const pave_mesh *mesh, int32_t a, int32_t b);

/// Whether every triangle of the centre and a side is positive, and the ring goes around the centre
/// once.
bool pave_mesh_tile_is_star(const pave_mesh *mesh, int32_t tile);

/// A sum of turns that cannot overflow: high * 2^32 + low, low below 2^32.
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

/// Twice the signed area inside a closed line of vertices of the mesh.
pave_turns pave_mesh_turns(const pave_mesh *mesh, const int32_t *line, int32_t count);

/// The angle of degrees above 0 and below 180 whose cotangent is -slope.
double pave_angle_of_slope(double slope);

// ---- Checks -------------------------------------------------------------------------------------

/// Adds what is wrong with a tile that is not star-shaped; `turns` is twice its area. PAVE_OK, or
/// PAVE_NO_MEMORY.
pave_result pave_check_odd_tile(const pave_mesh *mesh, int32_t tile, pave_turns turns,
                                const pave_allocator *allocator, pave_mesh_faults *out);

// ---- Sides --------------------------------------------------------------------------------------
// A side has the number of the corner at which it begins, as an index into mesh->rings.

#define PAVE_SIDE_NONE UINT32_MAX

typedef struct pave_sides {
    int32_t *tile;        ///< of each side; -1 in gaps between rings
    uint32_t *twin;       ///< the same side in the other tile; PAVE_SIDE_NONE at the rim
    int64_t room;         ///< of both
    int64_t fault_count;  ///< sides that are one too many, or go the same way as their twin would
    uint32_t fault[2];    ///< the first: which, and the side that has its place
    int64_t single_count; ///< sides without a twin, those that are one too many left out
    pave_allocator allocator;
} pave_sides;

/// Pairs the sides. PAVE_OK or PAVE_NO_MEMORY; in both cases to be given to pave_sides_free. Linear
/// time.
pave_result pave_sides_pair(const pave_mesh *mesh, const pave_allocator *allocator,
                            pave_sides *sides);
void pave_sides_free(pave_sides *sides);

/// The vertex at which a side ends.
int32_t pave_sides_end(const pave_mesh *mesh, const pave_sides *sides, uint32_t side);

// ---- Locators -----------------------------------------------------------------------------------

/// A tile that an update has put into a bucket, and the next such of that bucket; -1: none.
typedef struct pave_locator_entry {
    int32_t tile, next;
} pave_locator_entry;

/// Entries only come in, for a tile that has left a bucket is not an answer there: find looks at
/// each exactly. Whatever is outside the grid belongs to the bucket nearest to it.
struct pave_locator {
    const pave_mesh *mesh;
    /// The corner of the grid with the smallest coordinates.
    pave_point from;
    /// A bucket is 2^shift fixed-point units wide and high.
    int32_t shift;
    /// In buckets.
    int32_t width, height;
    /// width * height + 1.
    const uint32_t *start;
    /// The tiles whose bounding box met each bucket in the beginning, in increasing order.
    const int32_t *tiles;
    /// Those that updates have added: of each bucket the first, in `entries`.
    pave_index added;
    pave_locator_entry *entries;
    int64_t entry_count, entry_room;
    /// mesh->changes when it was made, or updated last.
    uint32_t changes;
    pave_allocator allocator;
};

// ---- Strips -------------------------------------------------------------------------------------

enum { PAVE_MESH_STRIP = 16384 }; ///< tiles or vertices of a strip

/// Runs strip(job, 0) ... up to all strips of `items` items, by the batch's runner or serially.
void pave_mesh_run_strips(const pave_batch *batch, int64_t items,
                          void (*strip)(void *job, int32_t index), void *job);

/// The centre of a tile in fixed-point coordinates: the mean of its vertices, halves rounded up.
/// Linear in its ring.
pave_point pave_mesh_center_point(const pave_mesh *mesh, int32_t tile);

/// The world position of a fixed-point point. Exact where the origin is (0, 0). Constant time.
static inline pave_vec2 pave_mesh_world(const pave_mesh *mesh, pave_point point)
{
    return pave_vec2_of(mesh->origin.x + mesh->step * point.x,
                        mesh->origin.y + mesh->step * point.y);
}

// ---- Circles ------------------------------------------------------------------------------------

/// A circle in fixed-point units, seen from the centre of a tile.
typedef struct pave_circle {
    double x, y, radius;
} pave_circle;

/// The largest circle inside a tile that is star-shaped (pave_mesh_tile_is_star). Exact except for
/// rounding for a convex tile, and for any other with up to PAVE_CIRCLE_SITES sides and corners
/// over 180 degrees; a millionth less at most for others, unless the tile is thousands of times
/// longer than wide. For a convex tile a few times its ring.
pave_circle pave_circle_of_tile(const pave_mesh *mesh, int32_t tile);

#endif
