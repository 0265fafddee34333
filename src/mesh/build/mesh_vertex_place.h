/// src/mesh/build/mesh_vertex_place.h: where a vertex goes, by the points around it.
#ifndef PAVE_SRC_MESH_VERTEX_PLACE_H
#define PAVE_SRC_MESH_VERTEX_PLACE_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// What is kept of the points around a face while they are added in order. {0} is empty.
typedef struct pave_rule_sum {
    int64_t count, x, y;
    pave_point first, second, last;
    pave_point_box box;    ///< of all
    double twice;          ///< the area, twice, of the points so far, seen from the first
    double mean_x, mean_y; ///< its centroid from the first, times 3 * twice
} pave_rule_sum;

/// Adds the next point. In order around the face, either way, from one that does not depend on
/// anything but the face: the first one is where floats are counted from. At most 2^31 points.
void pave_rule_add(pave_rule_sum *sum, pave_point point);

/// Where the vertex goes; at least one point has been added.
pave_point pave_rule_get(const pave_rule_sum *sum, pave_vertex_rule rule);

#endif
