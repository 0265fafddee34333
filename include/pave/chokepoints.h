/// pave/chokepoints.h: narrow places: of open ground, with areas, centre, width, the cells across
/// and the walls at both ends; and of a map of territories.
///
/// Open ground falls into *areas* (rooms, fields, valleys) that are wide, and *chokepoints* where
/// two of them meet. What is wide is told by how many steps away the next obstacle is. Areas are
/// the basins of that field turned upside down: water poured in fills each from its deepest cell,
/// and where two of them meet there is a saddle. Where the saddle is nearly as wide as the lesser
/// of the two, they are one area. So rooms are areas, whatever their shape, and corridors and doors
/// are chokepoints; a corridor belongs half to either end.
///
/// A chokepoint's width is how many cells must be closed at least, so that nobody comes through
/// there from one area into the other: a smallest cut. Two doors between the same two rooms are two
/// chokepoints. Two areas are joined only if a step leads from one to the other: thin walls join
/// nothing. Each chokepoint is told by itself: where three areas lie close together, a cut may
/// leave some cells of one area on its far side, and over these two others may still meet though
/// all chokepoints are closed.
///
/// Based on: L. Vincent, P. Soille, "Watersheds in Digital Spaces: An Efficient Algorithm Based on
/// Immersion Simulations", 1991; L. Perkins, "Terrain Analysis in Real-Time Strategy Games: An
/// Integrated Approach to Choke Point Detection and Region Decomposition", 2010; L. Ford, D.
/// Fulkerson, "Maximal Flow Through a Network", 1956; J. Edmonds, R. Karp, "Theoretical
/// Improvements in Algorithmic Efficiency for Network Flow Problems", 1972.
///
/// Nothing here is random, and a window and its graph give the same answers.
///
/// Example: chokepoints.c.
#ifndef PAVE_CHOKEPOINTS_H
#define PAVE_CHOKEPOINTS_H

#include <pave/ground.h>
#include <pave/search.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What chokepoints are sought in.
typedef struct pave_chokepoints_def {
    pave_ground ground; ///< n cells; need not live longer than the call
    /// n; nonzero: an obstacle. NULL: none but those that the ground has itself: cells and sides
    /// that were masked in the graph of a window
    const uint8_t *closed;
    bool open_rim; ///< the rim of the ground (ground.h) is no obstacle. Else it is a wall, as at
                   ///< the edge of most maps
    /// When two areas are one: where the saddle is more than this part as wide as the lesser of
    /// both. 0: 0.7. Above 0 and up to 1: the larger, the more areas. Widths are those of the
    /// field, steps to the next obstacle, so they come in steps of two cells
    double ratio;
    int32_t size_min;  ///< areas of fewer cells join the neighbour with the widest saddle, where
                       ///< they have one; 0, 1: all stay
    int32_t width_max; ///< only chokepoints of at most so many cells are told; areas stay the same.
                       ///< 0: all that have at most 4095 cells
} pave_chokepoints_def;

/// A narrow place.
typedef struct pave_chokepoint {
    int32_t areas[2]; ///< which two it joins, the lower first
    int32_t cell; ///< its middle: of the cells across the one farthest from obstacles, of those the
                  ///< one nearest to their mean position, then the lowest
    int32_t width; ///< how many cells lie across
    int32_t start; ///< they are cells[start] .. cells[start + width - 1], by number; starts follow
                   ///< no order. Who closes them has shut it
    /// The obstacles at both ends: cells that are closed, next to cells across, as far from each
    /// other as there are; -1: it ends at the rim, at a masked side, or nowhere (on ground without
    /// rim). The one that is a cell comes first
    int32_t sides[2];
} pave_chokepoint;

/// A wide place.
typedef struct pave_choke_area {
    int32_t size;     ///< cells
    int32_t center;   ///< its cell farthest from obstacles; of those the lowest
    int32_t distance; ///< of that: how many steps the next obstacle is away
} pave_choke_area;

/// Areas and chokepoints. Read only; made by pave_chokepoints_create.
typedef struct pave_chokepoints {
    int32_t cell_count, area_count, count;
    const int32_t
        *of_cell; ///< cell_count: areas 1.. by their first cells; 0: closed, or an open cell of a
                  ///< window without neighbours. These are labels for territory.h and borders.h
    const int32_t
        *distance; ///< cell_count: how many steps the next obstacle is away, 1 beside one; 0: where
                   ///< of_cell is; where there is no obstacle at all, PAVE_FAR
    const pave_choke_area *areas; ///< area_count: area a is areas[a - 1]
    const pave_chokepoint *items; ///< count, by areas, then by the lowest cell
    const int32_t *cells;         ///< the cells across, all of them
    int32_t across_count;         ///< how many these are
    pave_allocator allocator;
} pave_chokepoints;

/// Finds areas and chokepoints. Returns PAVE_OK; PAVE_RANGE for numbers out of their ranges and
/// beyond INT32_MAX cells or arcs; PAVE_NO_MEMORY. On failure `out` is NULL, and
/// `error` (may be NULL) says why. Time: linear in the arcs, and for each chokepoint its width
/// times the ground round it, some widths to either side. A map of 200 x 200 cells takes some ten
/// milliseconds. Memory: 8 bytes a cell; 84 more, and 8 an arc, while it is made, and the graph of
/// a window.
PAVE_API pave_result pave_chokepoints_create(const pave_chokepoints_def *def,
                                             const pave_allocator *allocator,
                                             pave_chokepoints **out, pave_error *error);

/// Releases what pave_chokepoints_create made; NULL is allowed.
PAVE_API void pave_chokepoints_destroy(pave_chokepoints *chokepoints);

#ifdef __cplusplus
}
#endif
#endif
