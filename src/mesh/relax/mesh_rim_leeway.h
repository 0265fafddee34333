/// src/mesh/relax/mesh_rim_leeway.h: the maximum moves of rim vertices in one step that keep the
/// rim a simple polygon. Exact integer arithmetic; docs/proofs/meshes.md has the proof.
#ifndef PAVE_SRC_MESH_RIM_LEEWAY_H
#define PAVE_SRC_MESH_RIM_LEEWAY_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// Leeway of a simple closed line of `count` >= 3 vertices.
typedef struct pave_leeway {
    int32_t count;
    int32_t reach; ///< limit of measured distances, at least 1; greater distances are clamped to it
    /// `count` elements: for each vertex v, a lower bound of the minimum distance between a vertex
    /// and a side that does not end at it, over all such pairs in which v is the vertex or an end
    /// of the side.
    int32_t *least;
    int32_t *start, *order; ///< buckets of vertices; used only while measuring
    uint32_t *home;         ///< count elements: the bucket of each vertex
    int bits;               ///< there are 2^bits buckets
    pave_allocator allocator;
} pave_leeway;

/// Allocates memory for lines of `count` vertices; call pave_leeway_free in any case. Returns false
/// if out of memory.
bool pave_leeway_init(pave_leeway *leeway, int32_t count, int32_t reach,
                      const pave_allocator *allocator);
void pave_leeway_free(pave_leeway *leeway);

/// Fills `least` for a line. Expected linear time if only a few vertices are closer together than
/// `reach`. (Bucketing: J. Bentley, J. Friedman, "Data Structures for Range Searching", 1979.)
void pave_leeway_measure(pave_leeway *leeway, const pave_point *points);

/// Returns a lower bound of the distance from a point to the segment from a to b, whose length must
/// not be
/// 0. The result is too small by at most 1 plus the distance divided by the length.
int32_t pave_leeway_distance(pave_point a, pave_point b, pave_point point);

/// Returns the maximum move, in one step, of a vertex with this leeway: 2/5 of the part beyond
/// `gap` plus 1/50 of the rest, so always less than half of the leeway.
static inline int32_t pave_leeway_limit(int32_t least, int32_t gap)
{
    const int64_t beyond = least > gap ? (int64_t)least - gap : 0;
    return (int32_t)((20 * beyond + (least - beyond)) / 50);
}

/// Moves `from` toward `to` by at most `limit`; this bound is exact.
pave_point pave_leeway_cut(pave_point from, pave_point to, int32_t limit);

#endif
