/// src/mesh/relax/mesh_rim_frame.h: the target rectangle of a rim, and the target of each rim
/// vertex.
#ifndef PAVE_SRC_MESH_RIM_FRAME_H
#define PAVE_SRC_MESH_RIM_FRAME_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// Constraint of a rim vertex: it keeps one coordinate on a side of the frame, both in a corner,
/// and none if it cannot be on the frame.
typedef struct pave_frame_hold {
    pave_point at; ///< initial target; later only the held coordinates are used
    bool x, y;
} pave_frame_hold;

/// The frame of a mesh. Offsets count rim vertices clockwise from the one at the first corner.
typedef struct pave_frame {
    pave_point_box box;
    pave_point_box bounds; ///< bounding box of the held vertices
    double area; ///< area of the polygon of the held vertices; the box has the same area, rounded
    int32_t corners[4]; ///< indices into mesh->rim, clockwise on screen from the upper left
    /// One for each element of mesh->rim. NULL if there is no frame because the rim is a triangle.
    pave_frame_hold *holds;
} pave_frame;

/// Returns the root of the mean area of a tile, in fixed-point units; at least 1.
int32_t pave_frame_unit(const pave_mesh *mesh);

/// Chooses the frame. If two vertices of one side of the frame are joined by a side of a tile, the
/// rim vertices between them are not held, because the tiles there would have no area. The frame
/// has the area of the polygon of the held vertices, and is centred on the bounding box of that
/// polygon. Its width is `ratio` times its height; 0: the ratio of the bounding box. A rim that
/// already is a frame with that ratio is kept. The vertices between two corners are spread along
/// the side in proportion to their current distances. Returns PAVE_OK; PAVE_RANGE if the frame does
/// not fit fixed-point coordinates; PAVE_NO_MEMORY. Call pave_frame_free in any case. Linear in the
/// number of corners of the rim's tiles and the number of vertices.
pave_result pave_frame_make(const pave_mesh *mesh, double ratio, pave_frame *frame);
void pave_frame_free(const pave_mesh *mesh, pave_frame *frame);

/// Stretches a mesh from the proportions of the frame's bounds to those of its box, preserving
/// areas. Call pave_frame_make again afterwards. Changes nothing if tiles would become invalid
/// beyond repair or leave the fixed-point range. Returns PAVE_OK or PAVE_NO_MEMORY. Linear time,
/// plus O(n log n) in the length of the rim.
pave_result pave_frame_stretch(pave_mesh *mesh, const pave_frame *frame);

/// Returns the distance of a rim vertex from its target side or corner or, if the vertex is not
/// held, from the frame.
double pave_frame_off(const pave_mesh *mesh, const pave_frame *frame, int32_t place);

#endif
