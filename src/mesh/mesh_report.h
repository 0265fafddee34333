/// src/mesh/mesh_report.h: what a report measures of each tile, for eight tiles of as many sides at
/// once, in a table with an entry for each instruction set.
#ifndef PAVE_SRC_MESH_REPORT_H
#define PAVE_SRC_MESH_REPORT_H

#include "../base/kernels.h"

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

enum {
    PAVE_REPORT_LANES = 8,
    PAVE_REPORT_SIDES = 12, ///< tiles of more sides are measured one by one
};

typedef struct pave_report_kernel {
    pave_kernel kernel;
    /// Measures PAVE_REPORT_LANES tiles of `sides` sides, 3 to PAVE_REPORT_SIDES. Where `far` is
    /// PAVE_REPORT_FAR or more, `turns` and `star` are rounded.
    void (*measure)(const pave_mesh *mesh, const int32_t *tiles, int32_t sides,
                    pave_report_shape *out);
} pave_report_kernel;

extern const pave_kernel_table pave_report_kernels;

enum { PAVE_REPORT_BLOCK = 512 };

/// Measures tiles `first` to `first` + `count` - 1, at most PAVE_REPORT_BLOCK of them. `turns` and
/// `star` are exact, or `turns` is rounded once.
void pave_report_measure(const pave_report_kernel *kernel, const pave_mesh *mesh, int32_t first,
                         int32_t count, pave_report_shape *out);

/// pave_mesh_report_make by one entry.
pave_result pave_mesh_report_by(const pave_report_kernel *kernel, const pave_mesh *mesh,
                                const pave_allocator *allocator, pave_mesh_report *out);

#endif
