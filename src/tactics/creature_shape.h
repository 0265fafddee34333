/// src/tactics/creature_shape.h: bodies of creatures as strips of three lanes, and the open unit
/// cells of a window.
#ifndef PAVE_SRC_CREATURE_SHAPE_H
#define PAVE_SRC_CREATURE_SHAPE_H

#include "../base/memory.h"

#include <pave/creature.h>

/// The cells with first <= lane < end in the lanes q, r and q + r + s. The bounds are tight: a
/// corner of the region is on each of them.
typedef struct pave_creature_region {
    int64_t first[3], end[3];
} pave_creature_region;

/// Returns the body of a creature. The pose can be anywhere.
pave_creature_region pave_creature_region_of(pave_creature creature, pave_creature_pose pose);

/// Returns the convex hull of a body before and after a move. (Corresponding corners differ by
/// straight directions, so all edges of the hull are along lanes.)
static inline pave_creature_region pave_creature_region_hull(pave_creature_region a,
                                                             pave_creature_region b)
{
    for (int lane = 0; lane < 3; lane++) {
        a.first[lane] = b.first[lane] < a.first[lane] ? b.first[lane] : a.first[lane];
        a.end[lane] = b.end[lane] > a.end[lane] ? b.end[lane] : a.end[lane];
    }
    return a;
}

/// Returns PAVE_OK, or PAVE_UNSUPPORTED if creatures cannot use the window.
pave_result pave_creature_window_check(const pave_window *window, pave_error *error);

// ---- Open cells and edges -----------------------------------------------------------------------

/// Bits of a unit cell: its faces are in the window and not masked; its edges are not masked, and
/// the faces on both sides are free.
enum {
    PAVE_CREATURE_L = 1,
    PAVE_CREATURE_R = 2,
    PAVE_CREATURE_EDGES = 4, ///< shifted left by the kind of the edge, E, N or W
    PAVE_CREATURE_ALL = 7 * PAVE_CREATURE_EDGES
};

/// Margin, in q and r, that is allocated around the unit cells of the window.
enum { PAVE_CREATURE_MARGIN = 2 };

/// Unit cell (q, r) is element row(r)[q] of an array of `count` elements; outside the window it is
/// 0. Each row covers the range of the nearby rows, so that windows of slanted rows take linear
/// memory and neighbours need no check.
typedef struct pave_creature_site {
    const pave_window *window;
    int32_t r, row_count; ///< rows, including the margin
    int64_t *rows;        ///< row_count elements: index of q = 0 of the row in an array
    int64_t (*spans)[2];  ///< row_count elements: first q of the window in the row, and the end
    int64_t count;
    uint8_t *open; ///< `count` elements: bits
} pave_creature_site;

/// Returns the index of (0, r) in an array of the site.
static inline int64_t pave_creature_site_row(const pave_creature_site *site, int64_t r)
{
    return site->rows[r - site->r];
}

/// Returns the bit of an edge.
static inline uint8_t pave_creature_edge(int kind)
{
    return (uint8_t)(PAVE_CREATURE_EDGES << kind);
}

/// Finds the open cells and edges between walls. Release `out` with _release, even after a failure.
pave_result pave_creature_site_make(const pave_mask *walls, const pave_allocator *allocator,
                                    pave_creature_site *out);

void pave_creature_site_release(pave_creature_site *site, const pave_allocator *allocator);

/// Computes the clearance of all anchors of a stance. Element (q, r) of `map` belongs to the L; for
/// triangles, element (q, r) of `other` belongs to the R. Both must hold site->count zeroed
/// elements. `other` is also scratch memory for the stance N of rhombi, and may be NULL otherwise.
void pave_creature_site_clearance(const pave_creature_site *site, pave_creature_kind kind,
                                  pave_tri_edge_kind stance, int32_t *map, int32_t *other);

/// Returns whether pave_creature_site_clearance needs `other`.
static inline bool pave_creature_needs_other(pave_creature_kind kind, pave_tri_edge_kind stance)
{
    return kind == PAVE_CREATURE_TRIANGLE ||
           (kind == PAVE_CREATURE_RHOMBUS && stance == PAVE_TRI_EDGE_N);
}

/// Returns the number of stances of a kind.
static inline int pave_creature_stance_count(pave_creature_kind kind)
{
    return kind == PAVE_CREATURE_RHOMBUS ? 3 : 1;
}

/// Returns the number of cells of a body. Constant time.
int64_t pave_creature_cell_count(pave_creature creature);

/// Computes the corners of the body, clockwise on screen, starting with the leftmost of the topmost
/// corners. `out` must hold at least PAVE_CREATURE_CORNERS_MAX vertices. Returns their number: 4
/// for a rhombus, 6 for a hexagon, 3 for a triangle. Constant time.
int pave_creature_corners(pave_creature creature, pave_creature_pose pose, pave_tri_vertex *out);

#endif
