/// pave/growth.h: grows a given number of connected areas on any ground, with sizes within a
/// tolerance, compact or ragged.
///
/// Areas are numbered 1..areas; 0 is the sea. Every map has exactly the requested areas, each
/// connected and with at least one cell. Locked cells keep their area; closed cells stay empty. Two
/// goals may be impossible on a ground: sizes within the tolerance, and areas that are connected to
/// each other over land. On a star graph, for example, all areas but one have one cell.
/// pave_growth_result reports the outcome.
///
/// The steps: choose seeds that are far apart; grow from all of them in rounds, moving each seed to
/// the middle of its area and letting small areas grow faster; choose the sea; move cells between
/// areas, along the flow that evens out sizes with minimum transport; and shorten borders as far as
/// the sizes allow. Every step keeps areas connected. docs/proofs/regions.md has the reasons. Based
/// on: S. Lloyd, "Least Squares Quantization in PCM", 1982 (rounds); Y. Hu, R. Blake, "An Optimal
/// Migration Algorithm for Dynamic Load Balancing", 1998 (flow); B. Kernighan, S. Lin, "An
/// Efficient Heuristic Procedure for Partitioning Graphs", 1970, and C. Fiduccia, R. Mattheyses, "A
/// Linear-Time Heuristic for Improving Network Partitions", 1982 (borders).
///
/// A map is a pure function of its definition. A window and the graph of that window give the same
/// map.
///
/// Example: growth.c.
#ifndef PAVE_GROWTH_H
#define PAVE_GROWTH_H

#include <pave/territory.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Parameters of pave_growth_make. All fields but `ground` and `areas` may be 0.
typedef struct pave_growth_def {
    pave_ground ground; ///< n cells; not kept. For a window, a temporary graph is built
    uint64_t seed;
    int32_t areas; ///< number of areas, 1 or more
    /// Allowed deviation of a size from its share, as a fraction of the share, at most 1000: sizes
    /// are floor((1 - tolerance) share) to ceil((1 + tolerance) share), and at least 1. 0 means
    /// 0.1. Negative: the share rounded down or up. Sizes within the tolerance are not adjusted, so
    /// a large tolerance gives varied sizes.
    double tolerance;
    /// One per area: its relative size, above 0 and at most 1e100; NULL: all equal. The share of an
    /// area is its part of the land in cells, at least 1. Raising a share to 1 lowers the others,
    /// and so does a component of the ground that is too small for its areas.
    const double *shares;
    double land;      ///< above 0, at most 1: fraction of the open cells that becomes territory, at
                      ///< least one cell per area; the rest is sea. 0: all
    double roughness; ///< 0 (compact, short borders) to 1 (ragged, random growth)
    /// n elements. Positive: the cell belongs to that area; 0: free; negative: closed, never part
    /// of an area. NULL: all cells are free. The locked cells of an area must be connected. An area
    /// with locked cells grows from all of them, unless it is `fixed`.
    const int32_t *locked;
    /// One per area. True: the area has its locked cells, at least one, and no others; its share is
    /// their number. NULL: no area is fixed.
    const bool *fixed;
    /// Number of outermost rings of cells that are closed, unless locked; 0 or more. With
    /// roughness, bays reach up to two cells further. 0 for windows that wrap.
    int32_t margin;
    bool islands; ///< true: areas need not be connected over land; false: they are, where the
                  ///< ground and locked cells allow it. No effect without sea
} pave_growth_def;

/// Result of pave_growth_make.
typedef struct pave_growth_result {
    int32_t areas;               ///< as requested
    int32_t land;                ///< number of cells in areas
    int32_t sea;                 ///< number of open cells in no area
    int32_t size_min, size_max;  ///< cells of the smallest and of the largest area
    double share_min, share_max; ///< minimum and maximum of size / share over the areas that are
                                 ///< not fixed; 1 if all are fixed
    bool within;                 ///< these sizes are all within the tolerance
    int32_t pieces;              ///< number of connected components of the land
    int32_t rounds;              ///< total number of rounds of growing, moving and shortening
    /// Average of border * border / size over all areas, where border counts the edges to cells
    /// outside the area, as in pave_territory. About 16 for round areas on squares, 48 on hexagons,
    /// 6 on triangles; less at the rim, which is not a border.
    double compactness;
    /// Cells with at most one neighbour in the same area, in areas of 3 cells or more.
    int32_t spikes;
} pave_growth_result;

/// Grows areas: labels[i] becomes the area of cell i, 1..areas, or 0 for sea and closed cells.
/// `labels` must hold at least n elements and may be def->locked. `batch` (progress only), `result`
/// and `error` may be NULL. Returns PAVE_OK; PAVE_RANGE for a number out of range, or more than
/// INT32_MAX cells or arcs; PAVE_INVALID if no such map exists: more areas than cells; without sea,
/// more components of open ground than areas; locked cells that are not connected; a fixed area
/// without locked cells; PAVE_STOPPED; PAVE_NO_MEMORY. On failure `labels` and `result` are
/// unchanged. Nearly linear in the number of arcs. Memory: about 65 bytes per cell and 300 per
/// area, and the graph of a window.
PAVE_API pave_result pave_growth_make(const pave_growth_def *def, const pave_allocator *allocator,
                                      const pave_batch *batch, int32_t *labels,
                                      pave_growth_result *result, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
