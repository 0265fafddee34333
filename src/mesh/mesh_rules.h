/// src/mesh/mesh_rules.h: where a vertex goes, by the points round it.
#ifndef PAVE_SRC_MESH_RULES_H
#define PAVE_SRC_MESH_RULES_H

#include "mesh_geometry.h"

#include <pave/mesh.h>

/// What is kept of the points round a face while they are told, one after the other. {0} is none.
typedef struct pave_rule_sum {
    int64_t count, x, y;
    pave_point first, second, last;
    pave_point low, high;  ///< the box of all
    double twice;          ///< the area, twice, of what has been told, seen from the first
    double mean_x, mean_y; ///< its centroid from the first, times 3 * twice
} pave_rule_sum;

/// Tells the next point. In order round the face, either way, from one that does not depend on
/// anything but the face: the first one is where floats are counted from. At most 2^31 points.
void pave_rule_add(pave_rule_sum *sum, pave_point point);

/// Where the vertex goes; at least one point has been told.
pave_point pave_rule_get(const pave_rule_sum *sum, pave_vertex_rule rule);

#endif
