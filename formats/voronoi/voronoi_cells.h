/// formats/voronoi/voronoi_cells.h: cells of points in a rectangle, in fixed-point coordinates.
#ifndef PAVE_FORMATS_VORONOI_CELLS_H
#define PAVE_FORMATS_VORONOI_CELLS_H

#include "voronoi_triangles.h"

/// The rectangle is 0..width, 0..height; both are at most this. Mirrored points and the frame round
/// them then keep PAVE_VORONOI_SPAN_MAX.
#define PAVE_VORONOI_SIDE_MAX (INT32_C(1) << 27)

/// Cells of sites 0..site_count-1. A corner of a cell is a triangle, whose circle it is the centre
/// of; several may be one corner.
typedef struct pave_voronoi_cells {
    const pave_point *sites;
    int32_t site_count, width, height;
    pave_allocator allocator;
    pave_point *points; ///< the sites, those mirrored at the four sides, and the frame
    int32_t point_room;
    pave_voronoi_triangles triangles;
    pave_point *centers; ///< of each triangle that has a site
    int32_t *parents;    ///< of triangles: those of one corner have one root; -1: no site
    int32_t *starts;     ///< site_count + 1
    int32_t *fans;       ///< the triangles around each site, clockwise on screen
    int32_t longest;     ///< how many triangles the largest fan has
} pave_voronoi_cells;

/// A side of a cell: it begins at `corner` (the root of its triangles) and faces the point
/// `beyond`.
typedef struct pave_voronoi_side {
    int32_t corner, beyond;
} pave_voronoi_side;

/// Makes the cells. Sites lie in 1..width-1, 1..height-1, no two in one place; they must live as
/// long. Returns PAVE_OK, PAVE_NO_MEMORY or PAVE_UNSUPPORTED with its error. What was made is
/// released by pave_voronoi_cells_release, also after a failure.
pave_result pave_voronoi_cells_make(pave_voronoi_cells *cells, const pave_point *sites,
                                    int32_t site_count, int32_t width, int32_t height,
                                    const pave_allocator *allocator, pave_error *error);
void pave_voronoi_cells_release(pave_voronoi_cells *cells);

/// The sides of a cell that have a length, clockwise on screen from the first that looks north or
/// after; returns how many. `out` must hold at least cells->longest elements.
int32_t pave_voronoi_cells_sides(pave_voronoi_cells *cells, int32_t site, pave_voronoi_side *out);

/// Where a corner lies.
static inline pave_point pave_voronoi_cells_corner(const pave_voronoi_cells *cells, int32_t corner)
{
    return cells->centers[corner];
}

/// Draws short sides together until every triangle (centre, corner, next corner) is positive.
/// Returns PAVE_OK; PAVE_INVALID, with the point in `thin` whose cell does not get so;
/// PAVE_NO_MEMORY.
pave_result pave_voronoi_cells_settle(pave_voronoi_cells *cells, int32_t *thin);

/// The centroid of a cell's area, rounded to the nearest point inside the rectangle.
/// `sides` must hold at least cells->longest elements.
pave_point pave_voronoi_cells_centroid(pave_voronoi_cells *cells, int32_t site,
                                       pave_voronoi_side *sides);

#endif
