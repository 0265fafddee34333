/// pave/territory.h: territories: connected components of cells with one label, their sizes,
/// centres and neighbours.
///
/// A map is a label for each cell of a ground (ground.h); label 0 is empty: sea. Territories have
/// ids 1..count, in the order of their first cells; id 0 means "no territory". An array with an
/// element for each territory holds that of id t at t - 1.
///
/// pave_label_components numbers components and nothing else; pave_territories_create also merges
/// and measures. The graph of territories gives bridges, articulation points and colourings.
/// Nothing here is random: equal labels on equal grounds give equal territories, which
/// pave_territories_hash compares.
///
/// Example: territories.c.
#ifndef PAVE_TERRITORY_H
#define PAVE_TERRITORY_H

#include <pave/ground.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Connected components -----------------------------------------------------------------------

/// Numbers the connected components of equal labels: of_cell[i] is the number of the component of
/// cell i, 1..count in the order of first cells, and 0 where labels[i] is 0. With `with_none`,
/// components of label 0 get numbers like all others. `labels` and `of_cell` must hold at least n
/// elements each and may not be the same array; `count` may be NULL. Returns PAVE_OK; PAVE_RANGE
/// beyond INT32_MAX cells; PAVE_NO_MEMORY. Windows of squares, hexagons and triangles with contact
/// across edges take linear time, by runs of rows; all else takes almost linear time, cell by cell
/// with union-find. (A. Rosenfeld, J. Pfaltz, "Sequential Operations in Digital Picture
/// Processing", 1966; L. He, Y. Chao, K. Suzuki, "A Run-Based Two-Scan Labeling Algorithm", 2008.)
PAVE_API pave_result pave_label_components(const pave_ground *ground, const int32_t *labels,
                                           bool with_none, const pave_allocator *allocator,
                                           int32_t *of_cell, int32_t *count);

// ---- Territories --------------------------------------------------------------------------------

/// The measures of a territory. Lengths count edges: pairs of arcs of a graph; with contact across
/// vertices, every contact counts as one.
typedef struct pave_territory {
    int32_t label; ///< of its cells; never 0
    int32_t size;  ///< cells
    int32_t first; ///< its cell with the smallest index
    /// Of its deepest cells, the one whose position is nearest to the mean, computed in doubles;
    /// ties: the smallest index.
    int32_t center;
    /// Of that cell: the number of steps to the nearest cell outside the territory, or out of the
    /// ground over its rim; 1 at a border; 0 where there is neither.
    int32_t depth;
    int32_t border; ///< edges between its cells and cells outside it; the rim does not count
    int32_t coast;  ///< of these, the edges to label 0
    pave_vec2 mean; ///< of the positions of its cells
    pave_box box;   ///< of the positions of its cells
} pave_territory;

/// What territories are made from, and what is merged first: empty cells, then specks, then holes.
/// At the end every territory has at least size_min cells, and no hole remains that was to be
/// filled.
typedef struct pave_territory_def {
    pave_ground ground;    ///< n cells; need not live longer than the call
    const int32_t *labels; ///< n labels; 0: empty. Copied
    /// Empty cells join the nearest territory, in steps: first the cells that touch one, then the
    /// cells that touch these, and so on. Of several territories a cell joins the one with which it
    /// shares most edges (to cells of earlier steps); ties: the smallest id. Cells that reach no
    /// territory stay empty.
    bool grow_into_none;
    /// Territories of fewer cells join a neighbour, the smallest first; ties: the smallest first
    /// cell. A territory joins the neighbour with which it shares most edges, ties again by first
    /// cell, and takes its label; it is then connected to everything of that label that it
    /// touches. A territory without neighbours becomes empty. 0 and 1: no territory joins. 0 or
    /// more.
    int32_t size_min;
    /// Everything enclosed by one territory joins it: each connected component of the ground
    /// without this territory that does not reach the rim. The outermost territory takes all. Where
    /// a component of the ground has no rim, its largest component of labels (empty or not; ties:
    /// the smallest first cell) takes the place of the rim; a part that this one itself cuts off is
    /// filled if it has fewer cells than it.
    bool fill_holes;
    int32_t hole_max; ///< only holes of at most this many cells, all enclosed cells counted; 0: of
                      ///< any size. 0 or more
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
    const int32_t *lengths;   ///< lengths[i]: the edges shared with neighbors[i]
    int32_t grown;            ///< empty cells that grow_into_none gave away
    int32_t absorbed;         ///< cells that size_min changed
    int32_t filled;           ///< cells that fill_holes changed
    pave_allocator allocator;
} pave_territories;

/// Makes the territories of a map. Returns PAVE_OK; PAVE_RANGE for negative numbers in `def` and
/// beyond INT32_MAX cells or lengths; PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be
/// NULL) has the reason. Almost linear time; merging specks: times the logarithm of size_min.
/// Memory: 8 bytes a cell, 84 a territory and 16 a pair of neighbours; 9 more a cell during the
/// call, or 16 an edge between territories where that is more. Contact across vertices, except on
/// squares and hexagons, also takes a graph during the call.
PAVE_API pave_result pave_territories_create(const pave_territory_def *def,
                                             const pave_allocator *allocator,
                                             pave_territories **out, pave_error *error);

/// Releases territories; NULL is allowed.
PAVE_API void pave_territories_destroy(pave_territories *territories);

/// A hash of sizes, labels and ids of all cells, the same on every machine. Linear time.
PAVE_API uint64_t pave_territories_hash(const pave_territories *territories);

// ---- The graph of territories -------------------------------------------------------------------

/// Makes the graph of territories: node t - 1 is id t, at its mean position. Arcs are in the order
/// of ids, not in rotation order. For bridges, articulation points, colours and paths. Returns
/// PAVE_OK or PAVE_NO_MEMORY, and then `out` is NULL; `error` may be NULL. Linear time.
PAVE_API pave_result pave_territories_graph(const pave_territories *territories,
                                            const pave_allocator *allocator, pave_graph **out,
                                            pave_error *error);

/// Finds the supply of each owner: its largest connected component of territories, which Dice Wars
/// pays for. owners[t - 1] is the owner of id t, 0..owner_count-1, or below 0: no owner.
/// largest[o] is the number of territories of that component and cells[o] its cells; of components
/// with as many territories the one with the most cells counts. `owners` must hold at least count
/// elements, `largest` and `cells` (may be NULL) at least owner_count; owner_count must be 0 or
/// more. Returns PAVE_OK or PAVE_NO_MEMORY. Almost linear time.
PAVE_API pave_result pave_territories_supply(const pave_territories *territories,
                                             const int32_t *owners, int32_t owner_count,
                                             const pave_allocator *allocator, int32_t *largest,
                                             int64_t *cells);

/// A bridge: a border without which a connected component of territories falls apart.
typedef struct pave_territory_bridge {
    int32_t a, b;  ///< ids; a < b
    int32_t width; ///< edges that they share
} pave_territory_bridge;

/// Finds the bridges, in the order of ids. `out` must hold at least `capacity` elements. Returns
/// PAVE_OK; PAVE_CAPACITY, with the need in `count` and nothing else written; PAVE_NO_MEMORY.
/// Linear time; see pave_graph_bridges.
PAVE_API pave_result pave_territories_bridges(const pave_territories *territories,
                                              const pave_allocator *allocator,
                                              pave_territory_bridge *out, int64_t capacity,
                                              int64_t *count);

/// Finds the articulation points: the territories without which a connected component falls apart.
/// Writes their ids, increasing. Otherwise as pave_territories_bridges; see
/// pave_graph_articulation_points.
PAVE_API pave_result pave_territories_articulation_points(const pave_territories *territories,
                                                          const pave_allocator *allocator,
                                                          int32_t *out, int64_t capacity,
                                                          int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
