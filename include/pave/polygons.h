/// pave/polygons.h: outlines of cells as polygons that share vertices, with the neighbour across
/// each side.
///
/// Outlines are made from a window of any tiling, from a mesh, or from given polygons. Cells that
/// meet in a vertex refer to it by the same index, which comes from the tables of the tiling or the
/// rings of the mesh; positions are never compared. The outer sides are linked, so a caller can
/// follow the rim.
///
/// Example: borders_smooth.c.
#ifndef PAVE_POLYGONS_H
#define PAVE_POLYGONS_H

#include <pave/mesh.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A side of a cell without a neighbour.
typedef struct pave_outer_side {
    int32_t cell;
    /// Index of the side in the cell; it runs from corner `side` to the next one.
    int32_t side;
    /// Next outer side along the same boundary, with the outside on the left. Where cells touch
    /// only in a vertex, the boundary turns to the nearer side instead of crossing over to the
    /// other cell.
    int32_t next;
} pave_outer_side;

/// Outlines of cells. Read only; created by the functions below.
///
/// The signed area of a ring is positive: rings run clockwise on screen, where y points down. Side
/// k of a cell runs from its corner k to the next. Corners and sides are numbered as in the tiling;
/// if the layout mirrors it (y_up), rings begin at the same corner and run the other way. For a
/// mesh they are numbered as in its rings.
typedef struct pave_polygons {
    int32_t cell_count, vertex_count, rim_count;
    int64_t corner_count;
    /// vertex_count points.
    const pave_vec2 *vertices;
    /// cell_count + 1 offsets: the corners of cell i, at least 3, are corners[start[i]] to
    /// corners[start[i + 1] - 1].
    const int64_t *start;
    /// corner_count indices of vertices.
    const int32_t *corners;
    /// corner_count elements: the cell across each side; ~i for the outer side rim[i].
    const int32_t *neighbors;
    /// rim_count outer sides, sorted by cell and side.
    const pave_outer_side *rim;
    pave_allocator allocator;
} pave_polygons;

/// Creates the outlines of the cells of a window, by index. `layout` may be NULL: the default of
/// the tiling. A window that wraps is cut open: its cells are placed by their coordinates, and the
/// sides at the cut are outer sides. Vertices are numbered by the first cell and corner that use
/// them. Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX cells or vertices; PAVE_NO_MEMORY. On
/// failure `out` is NULL. Linear time. Memory: 12 bytes per corner and 16 per vertex.
PAVE_API pave_result pave_polygons_create_from_window(const pave_window *window,
                                                      const pave_layout *layout,
                                                      const pave_allocator *allocator,
                                                      pave_polygons **out, pave_error *error);

/// Creates the outlines of the tiles of a mesh, with the vertices of the mesh. Returns PAVE_OK;
/// PAVE_NO_MEMORY (`out` is NULL). Linear time. Memory: 12 bytes per corner and 16 per vertex.
PAVE_API pave_result pave_polygons_create_from_mesh(const pave_mesh *mesh,
                                                    const pave_allocator *allocator,
                                                    pave_polygons **out, pave_error *error);

/// Releases outlines. NULL is allowed.
PAVE_API void pave_polygons_destroy(pave_polygons *polygons);

/// Returns the number of corners, and thus of sides, of a cell. Constant time.
PAVE_INLINE int32_t pave_polygons_side_count(const pave_polygons *polygons, int32_t cell)
{
    assert(cell >= 0 && cell < polygons->cell_count);
    return (int32_t)(polygons->start[cell + 1] - polygons->start[cell]);
}

/// Returns the world position of corner k of a cell, 0..pave_polygons_side_count-1. Constant time.
PAVE_INLINE pave_vec2 pave_polygons_corner(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    assert(k >= 0 && k < pave_polygons_side_count(polygons, cell));
    return polygons->vertices[polygons->corners[polygons->start[cell] + k]];
}

#ifdef __cplusplus
}
#endif
#endif
