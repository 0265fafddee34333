/// src/patch/patch_parts.h: what the parts of patches share.
#ifndef PAVE_SRC_PATCH_PARTS_H
#define PAVE_SRC_PATCH_PARTS_H

#include "../base/index.h"

#include <pave/patch.h>

/// Cells or outer sides by place: squares of one size over the bounds of a patch.
typedef struct pave_patch_squares {
    pave_vec2 origin;
    double size; ///< of a square
    int32_t columns, rows;
    int64_t *start; ///< columns * rows + 1: into items
    int32_t *items; ///< those whose boxes meet the square, increasing
} pave_patch_squares;

/// A join as seen from a cell.
typedef struct pave_patch_join_end {
    int32_t to;   ///< the other cell
    int32_t twin; ///< the same join, as seen from there
} pave_patch_join_end;

struct pave_patch_private {
    int32_t (*joins)[2];
    int32_t *join_start; ///< cell_count + 1, into join_ends; NULL: no joins
    pave_patch_join_end *join_ends;
    pave_cell *cells;
    pave_polygons *polygons;
    pave_graph *graph;
    pave_index names; ///< cells by patch_key and what follows it
    pave_patch_squares squares;
};

/// Makes the squares of a patch whose outlines are there.
pave_result pave_patch_square(pave_patch *patch);

/// Releases squares; those of zeros are allowed.
void pave_patch_release_squares(const pave_allocator *allocator, pave_patch_squares *squares);

/// Refuses cells that overlap along an outer side, or meet there along a part of it. Linear time
/// where outer sides are short and spread.
pave_result pave_patch_check_sides(const pave_patch *patch, pave_error *error);

/// Whether a point is in a cell: below an even or odd number of its sides. Of cells that tile, a
/// point on a side between two is in one.
bool pave_patch_has(const pave_polygons *polygons, int32_t cell, pave_vec2 point);

/// A point inside a cell: its centroid or, where that is outside, the middle of the
/// longest part of the horizontal line through that.
pave_vec2 pave_patch_middle(const pave_polygons *polygons, int32_t cell);

/// Cells with one number of sides, and their corners as positions: corners in one place have the
/// same bits, but a 0 may be negative.
typedef struct pave_patch_corners {
    const char *name; ///< of the grid
    int32_t cell_count, sides;
    const pave_cell *cells;   ///< cell_count names
    const pave_vec2 *corners; ///< `sides` of each cell, clockwise on screen
} pave_patch_corners;

/// Makes a patch of these. Returns what pave_patch_create returns.
pave_result pave_patch_join(const pave_patch_corners *from, const pave_allocator *allocator,
                            pave_patch **out, pave_error *error);

/// Fills the error as out of memory.
pave_result pave_patch_no_memory(pave_error *error);

#endif
