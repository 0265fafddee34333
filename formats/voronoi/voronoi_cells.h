/// formats/voronoi/voronoi_cells.h: Voronoi cells of points in a rectangle, in fixed-point
/// coordinates.
#ifndef PAVE_FORMATS_VORONOI_CELLS_H
#define PAVE_FORMATS_VORONOI_CELLS_H

#include "voronoi_triangles.h"

/// Maximum width and height of the rectangle, which is 0..width, 0..height. With it, mirrored
/// points and the frame around them stay within PAVE_VORONOI_SPAN_MAX.
#define PAVE_VORONOI_SIDE_MAX (INT32_C(1) << 27)

/// Cells of sites 0..site_count-1. A corner of a cell is the circumcentre of a triangle; several
/// triangles may share a corner.
typedef struct pave_voronoi_cells {
    const pave_point *sites;
    int32_t site_count, width, height;
    pave_allocator allocator;
    pave_point *points; ///< the sites, their mirror images at the four sides, and the frame
    int32_t point_room;
    pave_voronoi_triangles triangles;
    pave_point *centers; ///< centre of each triangle that has a site
    int32_t *parents; ///< union-find over triangles: triangles with the same corner have the same
                      ///< root; -1: no site
    int32_t *starts;  ///< site_count + 1 offsets into `fans`
    int32_t *fans;    ///< the triangles around each site, clockwise on screen
    int32_t longest;  ///< size of the largest fan
} pave_voronoi_cells;

/// A side of a cell: it starts at `corner` (the root of its triangles) and faces the point
/// `beyond`.
typedef struct pave_voronoi_side {
    int32_t corner, beyond;
} pave_voronoi_side;

/// Makes the cells. Sites must be in 1..width-1, 1..height-1, all at different positions, and must
/// outlive the cells. Returns PAVE_OK, PAVE_NO_MEMORY or PAVE_UNSUPPORTED with its error. Release
/// the cells with pave_voronoi_cells_release, also after a failure.
pave_result pave_voronoi_cells_make(pave_voronoi_cells *cells, const pave_point *sites,
                                    int32_t site_count, int32_t width, int32_t height,
                                    const pave_allocator *allocator, pave_error *error);
void pave_voronoi_cells_release(pave_voronoi_cells *cells);

/// Lists the sides of a cell with nonzero length, clockwise on screen from the first that faces
/// north or later; returns their number. `out` must hold at least cells->longest elements.
int32_t pave_voronoi_cells_sides(pave_voronoi_cells *cells, int32_t site, pave_voronoi_side *out);

/// Returns the position of a corner.
static inline pave_point pave_voronoi_cells_corner(const pave_voronoi_cells *cells, int32_t corner)
{
    return cells->centers[corner];
}

/// Collapses short sides until every triangle (centre, corner, next corner) is positive. Returns
/// PAVE_OK; PAVE_INVALID, with the site of a cell that stays thin in `thin`; PAVE_NO_MEMORY.
pave_result pave_voronoi_cells_settle(pave_voronoi_cells *cells, int32_t *thin);

/// Returns the centroid of a cell's area, rounded to the nearest point inside the rectangle.
/// `sides` must hold at least cells->longest elements.
pave_point pave_voronoi_cells_centroid(pave_voronoi_cells *cells, int32_t site,
                                       pave_voronoi_side *sides);

#endif
