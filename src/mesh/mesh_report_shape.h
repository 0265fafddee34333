/// src/mesh/mesh_report_shape.h: per-tile measurements of a report.
#ifndef PAVE_SRC_MESH_REPORT_SHAPE_H
#define PAVE_SRC_MESH_REPORT_SHAPE_H

#include <pave/mesh.h>

/// The square of 2^23. If all corners are less than 2^23 from the centre, turns and sums of up to
/// 64 turns are exact in doubles.
#define PAVE_REPORT_FAR 70368744177664.0

/// Measurements of a tile, relative to its centre.
typedef struct pave_report_shape {
    double turns;     ///< twice the area
    double near, far; ///< squared distances from the centre to the nearest point of the sides and
                      ///< to the farthest corner
    double slope;     ///< minus the cotangent of the smallest angle below 180 degrees
    bool concave;     ///< has a corner over 180.01 degrees
    bool star;        ///< see pave_mesh_tile_is_star
} pave_report_shape;

/// Measures a tile. `star` is exact; `turns` is exact or rounded once.
pave_report_shape pave_report_measure(const pave_mesh *mesh, int32_t tile);

#endif
