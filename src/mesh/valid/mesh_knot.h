/// src/mesh/valid/mesh_knot.h: a patch of a mesh by itself, to be untangled: its outline stays, the
/// vertices inside go where every tile is sound.
#ifndef PAVE_SRC_MESH_KNOT_H
#define PAVE_SRC_MESH_KNOT_H

#include "../mesh_geometry.h"

/// Tiles and their vertices, numbered from 0; those that may move come first.
typedef struct pave_knot {
    int32_t tile_count, vertex_count, free_count;
    int32_t
        inner_count; ///< of the free ones, which come first; the others are held back by springs
    int32_t *ring_start; ///< tile_count + 1: where the ring of a tile begins in `rings`
    int32_t *rings;      ///< vertices, clockwise on screen
    pave_point *at;      ///< vertex_count
    pave_allocator allocator;
    double spring; ///< how stiff these are: 1 costs as much as a tile for a move of its size
} pave_knot;

/// Where it does not come about, the tiles may have no room: of k tiles of four sides that all have
/// the same two corners opposite each other, and lie on one side of the line between these, each
/// must be three times as far from that line as the one before, for the mean of its corners to see
/// the near one. (The far corner of a dart counts a quarter in its mean.)
///
/// Moves the free vertices, of which there must be one, until every tile is sound, and some steps
/// on, so that they are round. Where they lie in the beginning does not matter much. PAVE_OK;
/// PAVE_NOT_FOUND: it has not come about, and `at` is as it was;
/// PAVE_NO_MEMORY. Time: linear in the corners, for each step.
pave_result pave_knot_untangle(pave_knot *knot);

/// Puts each inner vertex where it is in balance with what it is joined to (mesh_knot_draw.c); `at`
/// has vertex_count positions, of which the others stay. False: no memory. Time: sqrt(vertex_count)
/// times the corners.
bool pave_knot_draw(const pave_knot *knot, bool layered, pave_vec2 *at);

/// Draws a knot of which most tiles are corners that were cut off others (mesh_knot_cut_corners.c):
/// what remains without them as pave_knot_draw does, with its outline as it is, and then the
/// corners, also those of the outline that may move. Where the tiles that remain are convex, all
/// are. PAVE_OK; PAVE_NOT_FOUND: half of the tiles or fewer are such; PAVE_NO_MEMORY. Linear time,
/// and that of pave_knot_draw for what remains.
pave_result pave_knot_draw_truncated(const pave_knot *knot, pave_vec2 *at);

/// Moves the free vertices to that drawing, and those inside some steps on from there, as
/// pave_knot_untangle does. PAVE_OK: all tiles are sound, except for what rounding to fixed-point
/// coordinates does to the smallest; PAVE_NOT_FOUND: it is no such knot, or what remains without
/// the corners cannot be drawn so; PAVE_NO_MEMORY.
pave_result pave_knot_untangle_truncated(pave_knot *knot);

/// How many tiles are not sound. Linear.
int32_t pave_knot_bad(const pave_knot *knot);

#endif
