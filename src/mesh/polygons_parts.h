/// src/mesh/polygons_parts.h: outlines while they are being made.
#ifndef PAVE_SRC_POLYGONS_PARTS_H
#define PAVE_SRC_POLYGONS_PARTS_H

#include <pave/polygons.h>

#include <inttypes.h>

/// What is said of two cells whose sides do not fit.
#define PAVE_OUTLINES_MEET           \
    "cells %" PRId32 " and %" PRId32 \
    " overlap, or meet along a part of a side: give both the same corners there"

/// The arrays of outlines, to be written.
typedef struct pave_polygons_parts {
    pave_vec2 *vertices;
    int64_t *start;
    int32_t *corners, *neighbors;
    pave_outer_side *rim;
} pave_polygons_parts;

/// Makes outlines without corners. Whatever these functions return, *out is to be destroyed when
/// something fails.
pave_result pave_polygons_begin(int32_t cell_count, const pave_allocator *allocator,
                                pave_polygons **out, pave_polygons_parts *parts);

/// Room for corners and neighbours: as many as start[cell_count] says.
pave_result pave_polygons_take_corners(pave_polygons *polygons, pave_polygons_parts *parts);

/// Room for vertices.
pave_result pave_polygons_take_vertices(pave_polygons *polygons, pave_polygons_parts *parts,
                                        int32_t vertex_count);

/// Lists the sides whose neighbour is negative, and has the neighbours name them. What is next to
/// each is left to be filled.
pave_result pave_polygons_list_rim(pave_polygons *polygons, pave_polygons_parts *parts);

/// The vertex at the end of side k of a cell.
static inline int32_t pave_polygons_end(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    const int64_t at = polygons->start[cell] + k + 1;
    return polygons->corners[at < polygons->start[cell + 1] ? at : polygons->start[cell]];
}

#endif
