/// src/mesh/build/mesh_vertex_place.h: the position of a vertex, computed from the points around
/// it.
#ifndef PAVE_SRC_MESH_VERTEX_PLACE_H
#define PAVE_SRC_MESH_VERTEX_PLACE_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// Running state while a face's points are added in order. {0} is empty.
typedef struct pave_rule_sum {
    int64_t count, x, y;
    pave_point first, second, last;
    pave_point_box box;    ///< bounding box of all points
    double twice;          ///< twice the area of the polygon so far, relative to the first point
    double mean_x, mean_y; ///< centroid relative to the first point, times 3 * twice
} pave_rule_sum;

/// Adds the next point, in order around the face in either direction. The floats are relative to
/// the first point, so its choice must depend only on the face. At most 2^31 points.
void pave_rule_add(pave_rule_sum *sum, pave_point point);

/// Returns the position of the vertex. At least one point must have been added.
pave_point pave_rule_get(const pave_rule_sum *sum, pave_vertex_rule rule);

#endif
