/// pave/polygons.h: the outlines of cells, as polygons that share vertices and know what lies
/// across each of their sides.
///
/// Of a window of any tiling or of a mesh. Cells that meet in a vertex name the same number, which
/// comes from the tables of the tiling or the rings of the mesh; no two places are ever compared as
/// doubles. What lies outside is known too: one can walk along the rim.
///
/// Example: polygons.c.
#ifndef PAVE_POLYGONS_H
#define PAVE_POLYGONS_H

#include <pave/mesh.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A side of a cell with nothing across it.
typedef struct pave_outer_side {
    int32_t cell;
    int32_t side; ///< of the cell: from its corner `side` to the next
    int32_t next; ///< the rim side on which one goes on, along the same piece of the outside, which
                  ///< lies on the left: where cells touch in a vertex alone, it is the next side on
                  ///< the near hand, not on the far
} pave_outer_side;

/// Outlines of cells. Read only; made by the functions below.
///
/// Rings run such that twice the area, as a sum over x and y as they are written, is positive:
/// clockwise on screen, where y points down. Side k of a cell runs from its corner k to the next.
/// Where the layout does not mirror, these are the corners and sides of the tiling; where it does
/// (y_up), rings begin at the same corner and run the other way. Those of a mesh are its rings.
typedef struct pave_polygons {
    int32_t cell_count, vertex_count, rim_count;
    int64_t corner_count;
    const pave_vec2 *vertices; ///< vertex_count
    const int64_t *start;      ///< cell_count + 1: the corners of cell i are corners[start[i]] ..
                               ///< corners[start[i + 1] - 1]; at least 3
    const int32_t *corners;    ///< corner_count: vertices
    const int32_t *neighbors; ///< corner_count: the cell across each side; where there is none, ~i,
                              ///< and rim[i] is that side
    const pave_outer_side *rim; ///< rim_count, by increasing cell and side
    pave_allocator allocator;
} pave_polygons;

/// Makes the outlines of the cells of a window, by their numbers. `layout` NULL: the default of the
/// tiling. A window that wraps is cut open: its cells lie where their numbers say, and nothing is
/// across the cut. Vertices are numbered by the first cell and corner at which they are. Returns
/// PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or vertices; PAVE_NO_MEMORY. On failure `out` is
/// NULL. Linear time, about 20 ns a corner; memory 12 bytes a corner and 16 a vertex.
PAVE_API pave_result pave_polygons_create_from_window(const pave_window *window,
                                                      const pave_layout *layout,
                                                      const pave_allocator *allocator,
                                                      pave_polygons **out, pave_error *error);

/// Makes the outlines of the tiles of a mesh; vertices have the numbers of the mesh. Returns
/// PAVE_OK; PAVE_NO_MEMORY, and then `out` is NULL. Linear time; memory as above.
PAVE_API pave_result pave_polygons_create_from_mesh(const pave_mesh *mesh,
                                                    const pave_allocator *allocator,
                                                    pave_polygons **out, pave_error *error);

/// Releases outlines; NULL is allowed.
PAVE_API void pave_polygons_destroy(pave_polygons *polygons);

/// How many corners, and so sides, a cell has. Constant time.
static inline int32_t pave_polygons_side_count(const pave_polygons *polygons, int32_t cell)
{
    assert(cell >= 0 && cell < polygons->cell_count);
    return (int32_t)(polygons->start[cell + 1] - polygons->start[cell]);
}

/// Where corner k of a cell lies, in the world; k is 0..pave_polygons_side_count - 1. Constant
/// time.
static inline pave_vec2 pave_polygons_corner(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    assert(k >= 0 && k < pave_polygons_side_count(polygons, cell));
    return polygons->vertices[polygons->corners[polygons->start[cell] + k]];
}

/// The cell across side k of a cell; -1: none. Constant time.
static inline int32_t pave_polygons_neighbor(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    int32_t neighbor;
    assert(k >= 0 && k < pave_polygons_side_count(polygons, cell));
    neighbor = polygons->neighbors[polygons->start[cell] + k];
    return neighbor < 0 ? -1 : neighbor;
}

/// Which side of the cell across it side k of a cell is; -1: there is no cell. Linear in the sides
/// of that cell.
PAVE_API int32_t pave_polygons_twin(const pave_polygons *polygons, int32_t cell, int32_t k);

/// The area of a cell. Linear in its corners.
PAVE_API double pave_polygons_area(const pave_polygons *polygons, int32_t cell);

/// The mean of the corners of a cell. Linear in them.
PAVE_API pave_vec2 pave_polygons_center(const pave_polygons *polygons, int32_t cell);

#ifdef __cplusplus
}
#endif
#endif
