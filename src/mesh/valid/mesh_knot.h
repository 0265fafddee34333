/// src/mesh/valid/mesh_knot.h: untangles a separate patch of a mesh: its outline stays, and the
/// inner vertices move until every tile is sound.
#ifndef PAVE_SRC_MESH_KNOT_H
#define PAVE_SRC_MESH_KNOT_H

#include "../mesh_geometry.h"

/// Tiles and their vertices, numbered from 0; movable vertices come first.
typedef struct pave_knot {
    int32_t tile_count, vertex_count, free_count;
    /// Number of inner vertices. They precede the other free vertices, which are held back by
    /// springs.
    int32_t inner_count;
    int32_t *ring_start; ///< tile_count + 1 elements: start of each tile's ring in `rings`
    int32_t *rings;      ///< vertices, clockwise on screen
    pave_point *at;      ///< vertex_count elements
    pave_allocator allocator;
    /// Stiffness of the springs: at 1, moving a vertex by the size of a tile costs as much energy
    /// as a tile.
    double spring;
} pave_knot;

/// Untangling can fail for lack of space. Take k four-sided tiles that share the same two opposite
/// corners and are all on one side of the line between them. The near corner of each tile must be
/// three times as far from that line as the near corner of the previous tile; otherwise it is not
/// visible from the tile's centre. (The far corner of a dart has weight 1/4 in its mean.)
///
/// Moves the free vertices (at least one) until every tile is sound, and then makes a few more
/// steps to round the tiles. Initial positions matter little. Returns PAVE_OK; PAVE_NOT_FOUND on
/// failure, with `at` unchanged; PAVE_NO_MEMORY. Time: linear in the number of corners per step.
pave_result pave_knot_untangle(pave_knot *knot);

/// Moves each inner vertex to a weighted mean of its adjacent vertices (mesh_knot_draw.c). `at` has
/// vertex_count positions; only those of inner vertices change. Returns false if out of memory. At
/// most 256 + 16 sqrt(vertex_count) passes over the corners.
bool pave_knot_draw(const pave_knot *knot, bool layered, pave_vec2 *at);

/// Draws a knot in which most tiles are corners cut off other tiles (mesh_knot_cut_corners.c).
/// First draws the remaining tiles by pave_knot_draw with a fixed outline, then adds the corners,
/// including movable ones on the outline. If the remaining tiles are convex, all tiles are. Returns
/// PAVE_OK; PAVE_NOT_FOUND if at most half of the tiles are cut-off corners; PAVE_NO_MEMORY. Linear
/// time, plus pave_knot_draw for the remaining tiles.
pave_result pave_knot_draw_truncated(const pave_knot *knot, pave_vec2 *at);

/// Moves the free vertices to the drawing of pave_knot_draw_truncated, and then runs some steps of
/// pave_knot_untangle on the inner ones. Returns PAVE_OK if all tiles are sound, except for the
/// smallest ones after rounding to fixed-point coordinates; PAVE_NOT_FOUND if too few tiles are
/// cut-off corners or the remaining tiles cannot be drawn; PAVE_NO_MEMORY.
pave_result pave_knot_untangle_truncated(pave_knot *knot);

/// Returns the number of unsound tiles. Linear time.
int32_t pave_knot_bad(const pave_knot *knot);

#endif
