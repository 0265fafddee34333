/// src/mesh/polygons_build.h: building a pave_polygons: its writable arrays, and the error message
/// shared by its creators.
#ifndef PAVE_SRC_POLYGONS_BUILD_H
#define PAVE_SRC_POLYGONS_BUILD_H

#include <pave/polygons.h>

#include <inttypes.h>

/// Error message if the sides of two cells do not match.
#define PAVE_OUTLINES_MEET           \
    "cells %" PRId32 " and %" PRId32 \
    " overlap, or meet along a part of a side: give both the same corners there"

/// Writable arrays of outlines under construction.
typedef struct pave_polygons_parts {
    pave_vec2 *vertices;
    int64_t *start;
    int32_t *corners, *neighbors;
    pave_outer_side *rim;
} pave_polygons_parts;

/// Allocates outlines without corners. If this or any later step fails, the caller must destroy
/// *out.
pave_result pave_polygons_begin(int32_t cell_count, const pave_allocator *allocator,
                                pave_polygons **out, pave_polygons_parts *parts);

/// Allocates corners and neighbours, start[cell_count] elements each.
pave_result pave_polygons_take_corners(pave_polygons *polygons, pave_polygons_parts *parts);

/// Allocates the vertices.
pave_result pave_polygons_take_vertices(pave_polygons *polygons, pave_polygons_parts *parts,
                                        int32_t vertex_count);

/// Lists the sides whose neighbour is negative, and replaces the neighbour with the side's index in
/// the list. The caller must then fill in each side's successor.
pave_result pave_polygons_list_rim(pave_polygons *polygons, pave_polygons_parts *parts);

/// Returns the vertex at the end of side k of a cell.
static inline int32_t pave_polygons_end(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    const int64_t at = polygons->start[cell] + k + 1;
    return polygons->corners[at < polygons->start[cell + 1] ? at : polygons->start[cell]];
}

/// Creates the outlines of arbitrary polygons that share vertices: from->tiles are the cells, and
/// rings run clockwise on screen; `step` and `origin` are ignored. Two cells are neighbours across
/// a side if one has the side from vertex a to b and the other from b to a. Cells need not be
/// convex, connected or a mesh. Returns PAVE_OK; PAVE_INVALID for a ring with fewer than three
/// corners, a repeated vertex or no positive area, a duplicate side, or cells whose overlap makes
/// the rim ambiguous; PAVE_RANGE for counts or vertex indices out of range or positions not within
/// 1e100; PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) names the cell. Linear
/// time on average.
pave_result pave_polygons_create_from_rings(const pave_mesh_rings *from,
                                            const pave_allocator *allocator, pave_polygons **out,
                                            pave_error *error);

/// Returns the twin of side k of a cell: the index of the same side in the cell across it; -1 for
/// an outer side. Linear in the number of sides of that cell.
int32_t pave_polygons_twin(const pave_polygons *polygons, int32_t cell, int32_t k);

/// Returns the area of a cell. Linear in its corners.
double pave_polygons_area(const pave_polygons *polygons, int32_t cell);

/// Returns the cell across side k of a cell; -1 for an outer side. Constant time.
static inline int32_t pave_polygons_neighbor(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    int32_t neighbor;
    assert(k >= 0 && k < pave_polygons_side_count(polygons, cell));
    neighbor = polygons->neighbors[polygons->start[cell] + k];
    return neighbor < 0 ? -1 : neighbor;
}

#endif
