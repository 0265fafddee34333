/// pave/planar.h: areas enclosed by lines. The faces of a planar graph become the cells of a patch:
/// street blocks, rooms, the pieces of a drawing. Polygons of many owners, such as countries, also
/// become cells; their shared borders are found by their coordinates.
///
/// Points are rounded to a lattice whose step is 2^-30 to 2^-29 of the extent, and all decisions
/// are exact on it (docs/decisions/0048-patches.md). Points within PAVE_PLANAR_NEAR steps of each
/// other, or within `snap`, are merged; a point within this distance of a line is on the line. A
/// point that is not moved keeps its exact position.
///
/// Example: planar_faces.c.
#ifndef PAVE_PLANAR_H
#define PAVE_PLANAR_H

#include <pave/patch.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PAVE_PLANAR_NEAR 4 ///< steps of the lattice
/// Maximum number of points at which lines are divided; a crossing counts twice.
#define PAVE_PLANAR_SPLITS_MAX (1 << 24)

/// Parameters of pave_planar_create: lines between points.
typedef struct pave_planar_def {
    int32_t point_count, line_count;
    const pave_vec2 *points;   ///< point_count points, finite, y down
    const int32_t (*lines)[2]; ///< line_count pairs of indices of points
    /// One per line: the area, 0..area_count-1, that has the line as a side. A point is in an area
    /// if an odd number of its lines surround it. NULL: no areas; each bounded face is a cell.
    const int32_t *areas;
    int32_t area_count;
    double snap; ///< world units, 0 or more: points within this distance are merged
    /// Without areas. True: lines that cross get a vertex at the crossing, and points may be on
    /// lines. False: crossings are refused, and with a `snap` of 0 also points on lines.
    bool cross;
    /// Without areas. True: a face with a hole is cut into faces without holes. False: it is
    /// refused. Areas are always cut.
    bool cut_holes;
    /// With areas. True: overlaps belong to the smallest area, and small gaps to the neighbour with
    /// the longest border. False: overlaps are refused and gaps stay.
    bool close;
    const char *name; ///< name of the patch; NULL: ""
} pave_planar_def;

/// Kind of a fault.
typedef enum pave_planar_fault_kind {
    PAVE_PLANAR_FINE = 0,
    PAVE_PLANAR_CROSSING, ///< lines a and b cross
    PAVE_PLANAR_ON_LINE,  ///< an end of line b is on line a
    PAVE_PLANAR_HOLE,     ///< the face at line a has a hole at line b
    PAVE_PLANAR_OVERLAP   ///< areas a and b overlap
} pave_planar_fault_kind;

/// A fault and its position.
typedef struct pave_planar_fault {
    pave_planar_fault_kind kind;
    int32_t a, b; ///< indices of lines; of areas for PAVE_PLANAR_OVERLAP
    pave_vec2 at;
} pave_planar_fault;

/// Result of pave_planar_create: the cells, and the changes made to get them.
typedef struct pave_planar {
    pave_patch *patch; ///< cells in the order of areas; without areas, in the order of lines
    int32_t cell_count;
    int32_t *areas;         ///< one per cell: its area; NULL: no areas
    int64_t merged;         ///< points merged with another point
    int64_t split;          ///< points on a line, and crossings of lines
    int64_t dangling;       ///< pieces of lines, between vertices, that enclose nothing
    int64_t holes;          ///< holes cut open
    int64_t gaps, closed;   ///< number of small gaps between areas, and number of closed gaps
    int64_t overlaps;       ///< faces in several areas, assigned to the smallest
    pave_vec2 gap, overlap; ///< position of the first gap and of the first overlap
    int32_t gap_area;       ///< an area next to that gap
    int32_t overlap_areas[2];
    pave_allocator allocator;
} pave_planar;

/// Finds the cells; release them with pave_planar_release. An area with separate pieces has joins
/// between them (patch.h). A gap is small if 2 area / perimeter is below 1 % of the square root of
/// the average cell area. Returns PAVE_OK; PAVE_INVALID for refused input (`fault` and `error`,
/// which may be NULL, describe it); PAVE_RANGE for positions that are not finite, and for a point,
/// an area or a snap out of range; PAVE_UNSUPPORTED above PAVE_PLANAR_SPLITS_MAX, and if rounding
/// does not converge; the results of pave_patch_create; PAVE_NO_MEMORY. On failure `out` is empty.
/// O(n log n) for lines that are spread out and rarely cross. Memory: about 150 bytes per line.
/// Based on: D. Halperin, E. Packer, "Iterated Snap Rounding", 2002.
PAVE_API pave_result pave_planar_create(const pave_planar_def *def, const pave_allocator *allocator,
                                        pave_planar *out, pave_planar_fault *fault,
                                        pave_error *error);

/// Releases the cells. {0} is allowed.
PAVE_API void pave_planar_release(pave_planar *planar);

#ifdef __cplusplus
}
#endif
#endif
