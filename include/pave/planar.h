/// pave/planar.h: what lines enclose. The faces of a planar graph become the cells of a patch:
/// street blocks, rooms, the pieces of a drawing. Polygons of many owners, such as countries,
/// become cells as well, with shared borders found by their coordinates.
///
/// Points are rounded to a lattice whose step is 2^-30 to 2^-29 of the extent, and all decisions
/// are exact on it (docs/decisions/0056-planar-faces.md). Points that are nearer than
/// PAVE_PLANAR_NEAR steps, or than `snap`, are one; a point that is so near to a line lies on it.
/// A point that is not moved keeps its position, bit for bit.
///
/// Example: planar_faces.c.
#ifndef PAVE_PLANAR_H
#define PAVE_PLANAR_H

#include <pave/patch.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PAVE_PLANAR_NEAR 4 ///< steps of the lattice

/// Lines between points, and how they are taken.
typedef struct pave_planar_def {
    int32_t point_count, line_count;
    const pave_vec2 *points;   ///< point_count, finite, y down
    const int32_t (*lines)[2]; ///< line_count pairs of points
    /// line_count: the area, 0 to area_count - 1, that has the line as a side. A place is in an
    /// area where an odd number of its lines surround it. NULL: no areas; each bounded face is a
    /// cell.
    const int32_t *areas;
    int32_t area_count;
    double snap; ///< world units, 0 or more: points as near as this are one
    /// Without areas: lines that cross get a vertex where they cross, and points may lie on lines.
    /// Else both are refused.
    bool cross;
    /// Without areas: a face with a hole is cut into faces without one; else it is refused. Areas
    /// are always cut.
    bool cut_holes;
    /// With areas: where several overlap, the smallest of them has the place, and small gaps go to
    /// the neighbour with the longest border. Else overlaps are refused, and gaps stay.
    bool close;
    const char *name; ///< of the patch; NULL: ""
} pave_planar_def;

typedef enum pave_planar_fault_kind {
    PAVE_PLANAR_FINE = 0,
    PAVE_PLANAR_CROSSING, ///< lines a and b cross
    PAVE_PLANAR_ON_LINE,  ///< an end of line b lies on line a
    PAVE_PLANAR_HOLE,     ///< the face with line a has a hole, with line b
    PAVE_PLANAR_OVERLAP   ///< areas a and b overlap
} pave_planar_fault_kind;

/// What is wrong, and where.
typedef struct pave_planar_fault {
    pave_planar_fault_kind kind;
    int32_t a, b; ///< lines; of an overlap areas
    pave_vec2 at;
} pave_planar_fault;

/// Cells, and what had to be done for them.
typedef struct pave_planar {
    pave_patch *patch; ///< cells in the order of areas, else of lines
    int32_t cell_count;
    int32_t *areas;         ///< cell_count: the area of each cell; NULL: no areas
    int64_t merged;         ///< points that became one with another
    int64_t split;          ///< places where a point lay on a line, or two lines crossed
    int64_t dangling;       ///< lines that enclose nothing, in pieces between vertices
    int64_t holes;          ///< holes that were cut open
    int64_t gaps, closed;   ///< small gaps between areas; those of them that were closed
    int64_t overlaps;       ///< faces in several areas, which the smallest has now
    pave_vec2 gap, overlap; ///< where the first of them is
    int32_t gap_area;       ///< an area beside that gap
    int32_t overlap_areas[2];
    pave_allocator allocator;
} pave_planar;

/// Finds the cells; give them to pave_planar_release. An area whose pieces do not touch has joins
/// between them (patch.h). A gap is small where 2 area / perimeter is below a hundredth of the
/// square root of the mean area of cells. Returns PAVE_OK; PAVE_INVALID, with `fault` and a
/// sentence in `error` (either may be NULL), for what is refused; PAVE_RANGE for positions that are
/// not finite, and for a point, an area or a snap out of range; PAVE_UNSUPPORTED where lines do not
/// settle; as pave_patch_create; PAVE_NO_MEMORY. On failure `out` is empty. O(n log n) of lines
/// that are spread and cross rarely; about 150 bytes a line. (D. Halperin, E. Packer, "Iterated
/// Snap Rounding", 2002.)
PAVE_API pave_result pave_planar_create(const pave_planar_def *def, const pave_allocator *allocator,
                                        pave_planar *out, pave_planar_fault *fault,
                                        pave_error *error);

/// Releases cells; {0} is allowed.
PAVE_API void pave_planar_release(pave_planar *planar);

#ifdef __cplusplus
}
#endif
#endif
