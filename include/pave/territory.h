/// pave/territory.h: territories: cells of one label that hang together; what they are like, and
/// which of them touch.
///
/// A map is a label for each cell of a ground (ground.h); 0 means nobody: empty, sea. Territories
/// have numbers 1..count, ids, by their first cells, and 0 means none. What belongs to territory t
/// is at t - 1.
///
/// Nothing here is random: equal labels on equal grounds give equal territories, and
/// pave_territories_hash says so in one number.
///
/// Example: territories.c.
#ifndef PAVE_TERRITORY_H
#define PAVE_TERRITORY_H

#include <pave/ground.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- What hangs together ------------------------------------------------------------------------

/// Numbers the components of equal labels: of_cell[i] is that of cell i, in 1..count by their first
/// cells, and 0 where labels[i] is 0. `with_none`: cells of label 0 hang together too, and get
/// numbers like all others. `labels` and `of_cell` must hold at least n elements each, and may not
/// be the same array; `count` may be NULL. Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells;
/// PAVE_NO_MEMORY. Windows of squares, hexagons and triangles across edges go by runs of rows,
/// vectorised, 1 to 2 ns a cell, and need 24 bytes for each 64 cells; what wraps needs 4 bytes a
/// component more. All else goes cell by cell, in all but linear time; what shares only corners,
/// but on squares and hexagons, by a graph that is made for this. (A. Rosenfeld, J. Pfaltz,
/// "Sequential Operations in Digital Picture Processing", 1966; L. He, Y. Chao, K. Suzuki, "A
/// Run-Based Two-Scan Labeling Algorithm", 2008.)
PAVE_API pave_result pave_label_components(const pave_ground *ground, const int32_t *labels,
                                           bool with_none, const pave_allocator *allocator,
                                           int32_t *of_cell, int32_t *count);

// ---- Territories --------------------------------------------------------------------------------

/// What a territory is like. Lengths are numbers of edges: of a graph, of pairs of arcs; round
/// corners every contact counts as one.
typedef struct pave_territory {
    int32_t label;  ///< of its cells; never 0
    int32_t size;   ///< cells
    int32_t first;  ///< its lowest cell
    int32_t center; ///< of its deepest cells the one whose position is nearest to the mean, as
                    ///< doubles tell it; of those the lowest
    int32_t depth;  ///< of that cell: how many steps lead to the next cell that is not its own, or
                    ///< out of the ground over its rim; 1 at a border; 0 where there is neither
    int32_t border; ///< edges between a cell of its own and one that is not; what lies beyond the
                    ///< rim does not count
    int32_t coast;  ///< of these, those to label 0
    pave_vec2 mean; ///< of the positions of its cells
    pave_box box;   ///< the box of the positions of its cells
} pave_territory;

/// What territories are made from, and what is merged before. The steps follow each other in the
/// order of the fields: empties, specks, holes; so at the end every territory has size_min cells
/// and none has a hole that was to be filled.
typedef struct pave_territory_def {
    pave_ground ground;    ///< need not live longer than the call
    const int32_t *labels; ///< n labels, one for each cell; 0: nobody. Copied
    /// Empty cells (those of label 0) go to the nearest territory, in steps: those that touch one,
    /// those that touch these, and so on. Of several it is the one with which the cell shares most
    /// edges (to cells that had come before), of those the lower id. Where no territory can be
    /// reached they stay empty.
    bool grow_into_none;
    /// Territories of fewer cells go to a neighbour, the smallest first, of those the one of the
    /// lowest first cell: to the neighbour with which they share most edges, of those the one of
    /// the lowest first cell, whose label they take; whatever has that label and touches what came
    /// hangs together with it from then on. What has no neighbour becomes empty. Negative is
    /// PAVE_RANGE. 0, 1: none.
    int32_t size_min;
    /// What lies wholly within one territory becomes its own: every part of the ground that without
    /// this territory hangs no longer together with the rim. The outermost takes all. Where a part
    /// of the ground has no rim, its largest component (empty or not, of those the lowest) stands
    /// for it: what no longer hangs together with that; and of what the largest itself cuts off,
    /// all that has fewer cells.
    bool fill_holes;
    int32_t hole_max; ///< only holes of at most so many cells, all within counted; 0: of any size.
                      ///< Negative is PAVE_RANGE
} pave_territory_def;

/// The territories of a map. Read only; made by pave_territories_create.
typedef struct pave_territories {
    int32_t cell_count;          ///< n
    int32_t count;               ///< territories
    const int32_t *labels;       ///< cell_count: after merging
    const int32_t *of_cell;      ///< cell_count: ids 1..count; 0: none
    const pave_territory *items; ///< count: that of id t is items[t - 1]
    const int32_t *start;     ///< count + 1: the neighbours of id t are neighbors[start[t - 1]] ..
                              ///< neighbors[start[t] - 1]
    const int32_t *neighbors; ///< ids, increasing; never 0
    const int32_t *lengths;   ///< beside: how many edges the two share
    int32_t grown;            ///< empty cells that grow_into_none gave away
    int32_t absorbed;         ///< cells that size_min changed
    int32_t filled;           ///< cells that fill_holes changed
    pave_allocator allocator;
} pave_territories;

/// Makes the territories of a map. Returns PAVE_OK; PAVE_RANGE for negative numbers in `def`
/// and beyond INT32_MAX cells or lengths; PAVE_NO_MEMORY. On failure `out` is NULL, and
/// `error` (may be NULL) says why. All but linear time; merging specks, times the logarithm of
/// size_min. Memory: 8 bytes a cell, 84 a territory and 16 a pair of neighbours; 9 bytes a cell
/// more while it is made, or 16 an edge between territories where that is more. What shares only
/// corners, but on squares and hexagons, also gets a graph for that time.
PAVE_API pave_result pave_territories_create(const pave_territory_def *def,
                                             const pave_allocator *allocator,
                                             pave_territories **out, pave_error *error);

/// Releases territories; NULL is allowed.
PAVE_API void pave_territories_destroy(pave_territories *territories);

/// The number of a map: equal where sizes, labels and ids of all cells are equal. Linear time.
PAVE_API uint64_t pave_territories_hash(const pave_territories *territories);

/// The length of the border that territories a and b share, 0 where they do not touch. Ids must
/// be 1..count. Time: the logarithm of the neighbours of `a`.
PAVE_API int32_t pave_territories_shared(const pave_territories *territories, int32_t a, int32_t b);

// ---- Who holds together -------------------------------------------------------------------------

/// Makes the graph of territories: node t - 1 is id t, where its mean is; neighbours are in the
/// order of their ids, not of rotation. For bridges, articulation points, colours and paths.
/// Returns PAVE_OK or PAVE_NO_MEMORY, and then `out` is NULL; `error` may be NULL. Linear time.
PAVE_API pave_result pave_territories_graph(const pave_territories *territories,
                                            const pave_allocator *allocator, pave_graph **out,
                                            pave_error *error);

/// Finds the largest group of territories that hang together, for each owner: what Dice Wars pays
/// for. owners[t - 1] is whose id t is, in 0..owner_count-1, or below 0: nobody's. largest[o] is
/// how many territories the group has, and cells[o] how many cells; where several have as many
/// territories, the one with most cells. `owners` must hold at least count elements, `largest` and
/// `cells` (may be NULL) at least owner_count; owner_count must be 0 or more, and owners less than
/// it. Returns PAVE_OK or PAVE_NO_MEMORY. All but linear time.
PAVE_API pave_result pave_territories_supply(const pave_territories *territories,
                                             const int32_t *owners, int32_t owner_count,
                                             const pave_allocator *allocator, int32_t *largest,
                                             int64_t *cells);

/// A border between two territories without which what hangs together no longer would.
typedef struct pave_territory_bridge {
    int32_t a, b;  ///< ids; a < b
    int32_t width; ///< how many edges they share
} pave_territory_bridge;

/// Finds the borders without which territories that hang together no longer would, by ids. `out`
/// must hold at least `capacity` elements. Returns PAVE_OK; PAVE_CAPACITY, with the need in
/// `count`, and nothing is written; PAVE_NO_MEMORY. Linear time. (R. Tarjan, 1974; see
/// pave_graph_bridges.)
PAVE_API pave_result pave_territories_bridges(const pave_territories *territories,
                                              const pave_allocator *allocator,
                                              pave_territory_bridge *out, int64_t capacity,
                                              int64_t *count);

/// Finds the territories without which others that hang together no longer would: their ids,
/// increasing. Otherwise as pave_territories_bridges. (J. Hopcroft, R. Tarjan, 1973; see
/// pave_graph_articulation_points.)
PAVE_API pave_result pave_territories_articulation_points(const pave_territories *territories,
                                                          const pave_allocator *allocator,
                                                          int32_t *out, int64_t capacity,
                                                          int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
