/// src/patch/patch_parts.h: internals of patches.
#ifndef PAVE_SRC_PATCH_PARTS_H
#define PAVE_SRC_PATCH_PARTS_H

#include "../base/index.h"

#include <pave/patch.h>

/// A spatial index of cells or outer sides: a grid of equal squares over the bounds of a patch.
typedef struct pave_patch_squares {
    pave_vec2 origin;
    double size; ///< side length of a square
    int32_t columns, rows;
    int64_t *start; ///< columns * rows + 1 indices into items
    int32_t *items; ///< for each square, the items whose boxes intersect it, in increasing order
} pave_patch_squares;

/// One end of a join, at one of its two cells.
typedef struct pave_patch_join_end {
    int32_t to;   ///< the other cell
    int32_t twin; ///< the other end of the join
} pave_patch_join_end;

struct pave_patch_private {
    int32_t (*joins)[2];
    int32_t *join_start; ///< cell_count + 1 indices into join_ends; NULL if there are no joins
    pave_patch_join_end *join_ends;
    pave_cell *cells;
    pave_polygons *polygons;
    pave_graph *graph;
    pave_index names; ///< maps patch_key to cells; collisions use the next keys
    pave_patch_squares squares;
};

/// Builds the squares of a patch with outlines.
pave_result pave_patch_square(pave_patch *patch);

/// Releases squares; the struct may be zeroed.
void pave_patch_release_squares(const pave_allocator *allocator, pave_patch_squares *squares);

/// Rejects cells that overlap along an outer side or share part of one. Linear time if outer sides
/// are short and spread out.
pave_result pave_patch_check_sides(const pave_patch *patch, pave_error *error);

/// Returns whether a point is in a cell, by the parity of the number of sides above it. If cells
/// tile, a point on a shared side is in exactly one of them.
bool pave_patch_has(const pave_polygons *polygons, int32_t cell, pave_vec2 point);

/// Returns a point inside a cell: its centroid or, if that is outside, the middle of the longest
/// inner part of the horizontal line through it.
pave_vec2 pave_patch_middle(const pave_polygons *polygons, int32_t cell);

/// Cells with an equal number of sides, and the positions of their corners. Coinciding corners must
/// have equal bits, except for the sign of 0.
typedef struct pave_patch_corners {
    const char *name; ///< name of the grid
    int32_t cell_count, sides;
    const pave_cell *cells;   ///< cell_count elements: names of the cells
    const pave_vec2 *corners; ///< `sides` elements per cell, clockwise on screen
} pave_patch_corners;

/// Creates a patch of these cells. Same results as pave_patch_create.
pave_result pave_patch_join(const pave_patch_corners *from, const pave_allocator *allocator,
                            pave_patch **out, pave_error *error);

/// Reports in the error that memory is exhausted.
pave_result pave_patch_no_memory(pave_error *error);

#endif
