/// pave/territory.h: territories: connected components of cells with the same label, their sizes,
/// centres and neighbours.
///
/// A map is a label for each cell of a ground (ground.h); label 0 is empty: sea. Territories have
/// ids 1..count, in the order of their first cells; id 0 means no territory. An array with one
/// element per territory stores id t at t - 1.
///
/// pave_label_components only numbers components; pave_territories_create also merges and measures.
/// The graph of territories gives bridges, articulation points and colourings. Nothing here is
/// random: equal labels on equal grounds give equal territories, which pave_territories_hash
/// compares.
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

/// Numbers the connected components of equal labels. of_cell[i] is the component of cell i,
/// 1..count in the order of first cells, or 0 if labels[i] is 0. With `with_none`, components of
/// label 0 are numbered too. `labels` and `of_cell` must hold at least n elements each and must not
/// be the same array; `count` may be NULL. Returns PAVE_OK; PAVE_RANGE for more than INT32_MAX
/// cells; PAVE_NO_MEMORY. Windows of squares, hexagons and triangles with contact across edges take
/// linear time, by runs of rows; others take nearly linear time, by cells with union-find. Based
/// on: A. Rosenfeld, J. Pfaltz, "Sequential Operations in Digital Picture Processing", 1966; L. He,
/// Y. Chao, K. Suzuki, "A Run-Based Two-Scan Labeling Algorithm", 2008.
PAVE_API pave_result pave_label_components(const pave_ground *ground, const int32_t *labels,
                                           bool with_none, const pave_allocator *allocator,
                                           int32_t *of_cell, int32_t *count);

// ---- Territories --------------------------------------------------------------------------------

/// Measures of a territory. Lengths count edges: pairs of arcs of a graph. With contact across
/// vertices, every contact counts as one.
typedef struct pave_territory {
    int32_t label; ///< label of its cells, never 0
    int32_t size;  ///< number of cells
    int32_t first; ///< cell with the smallest index
    /// Its deepest cell; ties: the one nearest to the mean position, computed in doubles, then the
    /// smallest index.
    int32_t center;
    /// Steps from that cell to the nearest cell outside the territory or off the rim of the ground;
    /// 1 at a border; 0 if there is neither.
    int32_t depth;
    int32_t border; ///< edges between its cells and cells outside it, not counting the rim
    int32_t coast;  ///< edges of the border to label 0
    pave_vec2 mean; ///< mean position of its cells
    pave_box box;   ///< bounding box of the positions of its cells
} pave_territory;

/// Parameters of pave_territories_create. Merging happens in this order: empty cells, then specks,
/// then holes. Afterwards every territory has at least size_min cells, and no hole that should be
/// filled remains.
typedef struct pave_territory_def {
    pave_ground ground;    ///< n cells; not kept
    const int32_t *labels; ///< n labels, copied; 0: empty
    /// Empty cells join the nearest territory, in steps: first the cells that touch a territory,
    /// then the cells that touch these, and so on. A cell joins the territory with which it shares
    /// the most edges (to cells of earlier steps); ties: the smallest id. Cells that reach no
    /// territory stay empty.
    bool grow_into_none;
    /// Territories with fewer cells join a neighbour, the smallest first (ties: the smallest first
    /// cell). A territory joins the neighbour with which it shares the most edges (ties: the
    /// smallest first cell) and takes its label; it is then connected to all cells of that label
    /// that it touches. A territory without neighbours becomes empty. 0 or more; 0 and 1: none.
    int32_t size_min;
    /// Everything enclosed by one territory joins it: each connected component of the ground
    /// without this territory that does not reach the rim. With nested territories, the outermost
    /// one absorbs all inner ones. In a component of the ground without a rim, its largest
    /// component of labels (empty or not; ties: the smallest first cell) acts as the rim; a part
    /// cut off by that component is filled if it has fewer cells.
    bool fill_holes;
    /// Maximum size of a hole, counting all enclosed cells; 0: no limit; 0 or more.
    int32_t hole_max;
} pave_territory_def;

/// The territories of a map. Read only; created by pave_territories_create.
typedef struct pave_territories {
    int32_t cell_count;          ///< number of cells n
    int32_t count;               ///< number of territories
    const int32_t *labels;       ///< cell_count labels, after merging
    const int32_t *of_cell;      ///< cell_count ids, 1..count; 0: none
    const pave_territory *items; ///< count territories: items[t - 1] has id t
    const int32_t *start; ///< count + 1 offsets: the neighbours of id t are neighbors[start[t - 1]]
                          ///< .. neighbors[start[t] - 1]
    const int32_t *neighbors; ///< ids, increasing, never 0
    const int32_t *lengths;   ///< lengths[i]: number of edges shared with neighbors[i]
    int32_t grown;            ///< empty cells assigned by grow_into_none
    int32_t absorbed;         ///< cells changed by size_min
    int32_t filled;           ///< cells changed by fill_holes
    pave_allocator allocator;
} pave_territories;

/// Creates the territories of a map. Returns PAVE_OK; PAVE_RANGE for negative numbers in `def` or
/// more than INT32_MAX cells or lengths; PAVE_NO_MEMORY; PAVE_STOPPED. On failure `out` is NULL and
/// `error` (may be NULL) has the reason. Nearly linear time; merging specks adds a factor of log
/// size_min. Memory: 8 bytes per cell, 84 per territory and 16 per pair of neighbours; temporarily
/// 9 more per cell, and 16 per edge between territories. Contact across vertices, except on squares
/// and hexagons, also needs a temporary graph. `batch` (may be NULL) runs two passes of two strips,
/// which also use the allocator; its progress counts the passes.
PAVE_API pave_result pave_territories_create(const pave_territory_def *def,
                                             const pave_allocator *allocator,
                                             const pave_batch *batch, pave_territories **out,
                                             pave_error *error);

/// Releases territories. NULL is allowed.
PAVE_API void pave_territories_destroy(pave_territories *territories);

/// Returns a hash of the number of cells and of all labels and ids, the same on every machine.
/// Linear time.
PAVE_API uint64_t pave_territories_hash(const pave_territories *territories);

// ---- The graph of territories -------------------------------------------------------------------

/// Creates the graph of territories, for bridges, articulation points, colours and paths. The
/// territory with id t is node t - 1, at the mean position of its cells. Arcs are sorted by id, not
/// in rotation order. Returns PAVE_OK; PAVE_NO_MEMORY (`out` is NULL); `error` may be NULL. Linear
/// time.
PAVE_API pave_result pave_territories_graph(const pave_territories *territories,
                                            const pave_allocator *allocator, pave_graph **out,
                                            pave_error *error);

/// Finds the supply of each owner: its largest connected component of territories, as counted in
/// Dice Wars. owners[t - 1] is the owner of id t, 0..owner_count-1; negative: no owner. largest[o]
/// receives the number of territories of that component and cells[o] the number of its cells; ties:
/// the component with the most cells. `owners` must hold at least count elements, `largest` and
/// `cells` (may be NULL) at least owner_count; owner_count must be 0 or more. Returns PAVE_OK;
/// PAVE_NO_MEMORY. Nearly linear time.
PAVE_API pave_result pave_territories_supply(const pave_territories *territories,
                                             const int32_t *owners, int32_t owner_count,
                                             const pave_allocator *allocator, int32_t *largest,
                                             int64_t *cells);

/// A bridge: a border whose removal disconnects a connected component of territories.
typedef struct pave_territory_bridge {
    int32_t a, b;  ///< ids, a < b
    int32_t width; ///< number of shared edges
} pave_territory_bridge;

/// Finds the bridges, sorted by ids. `out` must hold at least `capacity` elements. Returns PAVE_OK;
/// PAVE_CAPACITY with the required capacity in `count` (nothing else is written); PAVE_NO_MEMORY.
/// Linear time; see pave_graph_bridges.
PAVE_API pave_result pave_territories_bridges(const pave_territories *territories,
                                              const pave_allocator *allocator,
                                              pave_territory_bridge *out, int64_t capacity,
                                              int64_t *count);

/// Finds the articulation points: the territories whose removal disconnects a connected component.
/// Writes their ids in increasing order. Otherwise like pave_territories_bridges; see
/// pave_graph_articulation_points.
PAVE_API pave_result pave_territories_articulation_points(const pave_territories *territories,
                                                          const pave_allocator *allocator,
                                                          int32_t *out, int64_t capacity,
                                                          int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
