/// src/mesh/mesh_report.h: what a report measures of each tile.
#ifndef PAVE_SRC_MESH_REPORT_H
#define PAVE_SRC_MESH_REPORT_H

#include <pave/mesh.h>

/// Of corners less than 2^23 from the centre, all turns are exact in doubles, and so is the sum of
/// 64 of them; this is the square of that.
#define PAVE_REPORT_FAR 70368744177664.0

/// What is measured of a tile, seen from its centre.
typedef struct pave_report_shape {
    double turns;     ///< twice the area
    double near, far; ///< from the centre to the nearest point of the sides, and to the farthest
                      ///< corner, both squared
    double slope;     ///< minus the cotangent of the least angle below 180 degrees
    bool concave;     ///< has a corner over 180.01 degrees
    bool star; ///< each triangle of the centre and a side is positive, and they go round it once
} pave_report_shape;

/// Measures a tile. `turns` and `star` are exact, or `turns` is rounded once.
pave_report_shape pave_report_measure(const pave_mesh *mesh, int32_t tile);

#endif
