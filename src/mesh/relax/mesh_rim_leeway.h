/// src/mesh/relax/mesh_rim_leeway.h: how far the vertices of the rim may go in one step, so that it
/// stays a simple polygon. In whole numbers, so that it is exact;
/// docs/decisions/0015-why-every-mesh-is-valid.md has the proof.
#ifndef PAVE_SRC_MESH_RIM_LEEWAY_H
#define PAVE_SRC_MESH_RIM_LEEWAY_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// A closed line of `count` vertices, 3 or more, that is simple.
typedef struct pave_leeway {
    int32_t count;
    int32_t reach; ///< greater distances count as this; 1 or more
    /// count: of each vertex v, at most the least distance between a vertex and a side that is not
    /// joined to it, over all such pairs in which v is the vertex or an end of the side.
    int32_t *least;
    int32_t *start, *order; ///< buckets of vertices: of which none is needed after measuring
    uint32_t *home;         ///< count: the bucket of each vertex
    int bits;               ///< there are 2^bits buckets
    pave_allocator allocator;
} pave_leeway;

/// Takes memory for lines of `count` vertices; to be freed in any case. False: no memory.
bool pave_leeway_init(pave_leeway *leeway, int32_t count, int32_t reach,
                      const pave_allocator *allocator);
void pave_leeway_free(pave_leeway *leeway);

/// Fills `least` for a line. Expected linear time where no more than a few vertices lie closer
/// together than `reach`. (Bucketing: J. Bentley, J. Friedman, "Data Structures for Range
/// Searching", 1979.)
void pave_leeway_measure(pave_leeway *leeway, const pave_point *points);

/// At most the distance from a point to the segment from a to b, which is longer than nothing; less
/// than it by at most 1 and the distance by the length.
int32_t pave_leeway_distance(pave_point a, pave_point b, pave_point point);

/// The farthest that a vertex with this leeway may go in a step: 2/5 of what it has beyond
/// `gap`, 1/50 of the rest; so always less than half of it.
static inline int32_t pave_leeway_limit(int32_t least, int32_t gap)
{
    const int64_t beyond = least > gap ? (int64_t)least - gap : 0;
    return (int32_t)((20 * beyond + (least - beyond)) / 50);
}

/// Where a vertex comes that goes from `from` toward `to`, but no farther than `limit`: exactly no
/// farther.
pave_point pave_leeway_cut(pave_point from, pave_point to, int32_t limit);

#endif
