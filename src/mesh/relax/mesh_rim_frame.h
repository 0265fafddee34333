/// src/mesh/relax/mesh_rim_frame.h: the rectangle that a rim is to be, and which of its vertices go
/// where.
#ifndef PAVE_SRC_MESH_RIM_FRAME_H
#define PAVE_SRC_MESH_RIM_FRAME_H

#include "../mesh_geometry.h"

#include <pave/mesh.h>

/// Where a frame holds a vertex of the rim: on a side it has one coordinate, in a corner both. Of
/// vertices that cannot lie on the frame none is held.
typedef struct pave_frame_hold {
    pave_point at; ///< where it is to be in the beginning; later only the coordinates that are held
    bool x, y;
} pave_frame_hold;

/// A frame of a mesh. Offsets count vertices of the rim from that in the first corner, clockwise.
typedef struct pave_frame {
    pave_point_box box;
    pave_point_box bounds;  ///< of the vertices that are held
    double area;            ///< inside the line of those; the box has it, rounded
    int32_t corners[4];     ///< indices into mesh->rim: upper left, then clockwise on screen
    pave_frame_hold *holds; ///< beside mesh->rim; NULL: there is no frame, as the rim is a triangle
} pave_frame;

/// The root of the mean area of a tile, in fixed-point units: 1 or more.
int32_t pave_frame_unit(const pave_mesh *mesh);

/// Chooses the frame. Where two vertices of one side of the frame are joined across tiles, those
/// between them have no place on it: the tiles behind would have no area. The frame has the area
/// inside all others, round the middle of their bounding box; its width is `ratio` times its
/// height; 0: as the bounding box has it. A rim that is a frame of that ratio already keeps it. The
/// vertices of a side between two corners are spread along it as their distances are now. Returns
/// PAVE_OK; PAVE_RANGE: the frame does not fit fixed-point coordinates; PAVE_NO_MEMORY. To be freed
/// in any case. Linear in the rings of the tiles at the rim, and in vertices.
pave_result pave_frame_make(const pave_mesh *mesh, double ratio, pave_frame *frame);
void pave_frame_free(const pave_mesh *mesh, pave_frame *frame);

/// Stretches a mesh from the proportions of the frame's bounds to those of its box; areas stay. To
/// be followed by another pave_frame_make. Nothing changes where tiles would not be valid then and
/// cannot be repaired, or would leave the fixed-point coordinates. PAVE_OK or PAVE_NO_MEMORY.
/// Linear time, plus O(n log n) in the length of the rim.
pave_result pave_frame_stretch(pave_mesh *mesh, const pave_frame *frame);

/// How far a vertex of the rim is from the place that the frame has for it: from its side or
/// corner; where it has none, from the frame.
double pave_frame_off(const pave_mesh *mesh, const pave_frame *frame, int32_t place);

#endif
