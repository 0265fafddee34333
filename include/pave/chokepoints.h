/// pave/chokepoints.h: chokepoints of open ground: narrow places between wide areas, with centre,
/// width, the cells across and the obstacles at both ends.
///
/// *Areas* (rooms, fields, valleys) are the basins of the distance to the nearest obstacle, turned
/// upside down: a watershed. Two basins that meet at a saddle nearly as wide as the narrower of the
/// two are one area. So rooms are areas, whatever their outline, and a corridor is divided between
/// the areas at its ends.
///
/// A *chokepoint* is where two areas meet. Its width is that of a minimum cut: the least number of
/// cells that must be closed to separate the two areas there. Two doors between the same rooms are
/// two chokepoints. Areas on both sides of a thin wall do not meet. Each chokepoint is found on its
/// own pair of areas: where three areas are close together, a cut may leave some cells of one area
/// on its far side, over which other areas still meet.
///
/// Bridges and articulation points of territories are in territory.h. Nothing here is random, and a
/// window and its graph give the same results.
///
/// Based on: L. Vincent, P. Soille, "Watersheds in Digital Spaces: An Efficient Algorithm Based on
/// Immersion Simulations", 1991; L. Perkins, "Terrain Analysis in Real-Time Strategy Games: An
/// Integrated Approach to Choke Point Detection and Region Decomposition", 2010; L. Ford, D.
/// Fulkerson, "Maximal Flow Through a Network", 1956; J. Edmonds, R. Karp, "Theoretical
/// Improvements in Algorithmic Efficiency for Network Flow Problems", 1972.
///
/// Example: chokepoints.c (doors of a castle).
#ifndef PAVE_CHOKEPOINTS_H
#define PAVE_CHOKEPOINTS_H

#include <pave/ground.h>
#include <pave/search.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What chokepoints are found in.
typedef struct pave_chokepoints_def {
    pave_ground ground; ///< n cells; need not live longer than the call
    /// n: nonzero: an obstacle. NULL: only the obstacles of the ground itself: cells and sides that
    /// were masked in the graph of a window.
    const uint8_t *closed;
    bool open_rim; ///< true: the rim of the ground (ground.h) is no obstacle; false: it is a wall,
                   ///< as at the edge of most maps
    /// Two areas are one where the distance at the saddle is more than this fraction of the lesser
    /// of their greatest distances. 0: 0.7. At most 1; larger values give more areas. Distances
    /// are in steps to the nearest obstacle, so widths change by two cells at a time.
    double ratio;
    int32_t size_min;  ///< areas of fewer cells join the neighbour with the widest saddle, if they
                       ///< have one; 0 and 1: all stay. 0 or more
    int32_t width_max; ///< only chokepoints of at most this many cells are reported; areas do not
                       ///< depend on it. 0: 4095. 0 or more
} pave_chokepoints_def;

/// A narrow place.
typedef struct pave_chokepoint {
    int32_t areas[2]; ///< the two areas that meet; the smaller number first
    /// Its middle: of the cells across, the one farthest from obstacles; ties: the nearest to their
    /// mean position, then the smallest index.
    int32_t cell;
    int32_t width; ///< the number of cells across
    int32_t start; ///< they are cells[start] .. cells[start + width - 1], increasing. To close them
                   ///< closes the chokepoint. Starts are in no order
    /// The obstacles at both ends: closed cells next to cells across, as far from each other as
    /// possible; -1: it ends at the rim, at a masked side, or has no end (on ground without rim). A
    /// cell comes before -1.
    int32_t sides[2];
} pave_chokepoint;

/// A wide place.
typedef struct pave_choke_area {
    int32_t size;     ///< cells
    int32_t center;   ///< its cell farthest from obstacles; ties: the smallest index
    int32_t distance; ///< of that cell: the steps to the nearest obstacle
} pave_choke_area;

/// Areas and chokepoints. Read only; made by pave_chokepoints_create.
typedef struct pave_chokepoints {
    int32_t cell_count, area_count, count;
    /// cell_count: areas 1.. in the order of their first cells; 0: closed, or an open cell of a
    /// window without neighbours. These are labels for territory.h and borders.h.
    const int32_t *of_cell;
    /// cell_count: the steps to the nearest obstacle, 1 beside one; 0 where of_cell is 0; PAVE_FAR
    /// where there is no obstacle.
    const int32_t *distance;
    const pave_choke_area *areas; ///< area_count: area a is areas[a - 1]
    const pave_chokepoint *items; ///< count, by areas, then by middle
    const int32_t *cells;         ///< the cells across of all chokepoints
    int32_t across_count;         ///< elements of `cells`
    pave_allocator allocator;
} pave_chokepoints;

/// Finds areas and chokepoints. Returns PAVE_OK; PAVE_RANGE for a number out of its range and
/// beyond INT32_MAX / 3 cells or INT32_MAX arcs; PAVE_NO_MEMORY. On failure `out` is NULL and
/// `error` (may be NULL) has the reason. Time: linear in the arcs, and for each chokepoint its
/// width times the ground around it, some widths to either side. Memory: 8 bytes a cell; 84 more,
/// and 8 an arc, during the call, and the graph of a window.
PAVE_API pave_result pave_chokepoints_create(const pave_chokepoints_def *def,
                                             const pave_allocator *allocator,
                                             pave_chokepoints **out, pave_error *error);

/// Releases what pave_chokepoints_create made; NULL is allowed.
PAVE_API void pave_chokepoints_destroy(pave_chokepoints *chokepoints);

#ifdef __cplusplus
}
#endif
#endif
