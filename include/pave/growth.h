/// pave/growth.h: grows a given number of connected areas on any ground, with sizes within a
/// tolerance, compact or ragged.
///
/// Areas have numbers 1..areas; 0 is the sea. Every map has exactly the requested areas, each
/// connected and of at least one cell; locked cells keep their area; closed cells stay empty. Sizes
/// within the tolerance, and areas that are connected to each other over land, are aims that the
/// ground can make impossible (on a star graph all areas but one have one cell):
/// pave_growth_result reports what was reached.
///
/// The steps: seeds that are well apart; rounds of growing from all of them at once, each time
/// moved to the middle of their area, small areas growing faster; a choice of which become sea;
/// then cells are handed over borders, along the flow that evens out sizes with the least
/// transport, and borders are shortened as far as sizes allow. Every step keeps areas connected.
/// docs/decisions/0022-region-maps.md has the reasons. Based on: S. Lloyd,
/// "Least Squares Quantization in PCM", 1982 (rounds); Y. Hu, R. Blake, "An Optimal Migration
/// Algorithm for Dynamic Load Balancing", 1998 (flow); B. Kernighan, S. Lin, "An Efficient
/// Heuristic Procedure for Partitioning Graphs", 1970, and C. Fiduccia, R. Mattheyses, "A
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

/// What areas are grown from. All but `ground` and `areas` may be 0.
typedef struct pave_growth_def {
    pave_ground ground; ///< n cells; need not live longer than the call. A window takes a graph
                        ///< during the call
    uint64_t seed;
    int32_t areas; ///< 1 or more
    /// How far a size may differ from its share, as a fraction of the share: sizes are
    /// floor((1 - tolerance) share) to ceil((1 + tolerance) share), and at least 1. 0: 0.1. Below
    /// 0: the share rounded down or up. At most 1000. Sizes within the tolerance are left as they
    /// grew, so a large tolerance gives varied sizes.
    double tolerance;
    /// areas: relative sizes, each above 0 and at most 1e100; NULL: all equal. The share of an area
    /// is its part of the land, in cells, and at least 1; the other areas then get less, as they do
    /// where a component of the ground is too small for its areas.
    const double *shares;
    double land; ///< above 0 and at most 1: the part of the open cells that becomes territory, at
                 ///< least one cell an area; the rest is sea. 0: all
    double roughness; ///< 0: compact, with short borders, to 1: ragged, grown at random
    /// n: above 0: the cell belongs to that area and stays in it; 0: free; below 0: closed, never
    /// part of an area. NULL: all are free. The locked cells of an area must be connected. An area
    /// with locked cells grows from all of them, unless it is `fixed`.
    const int32_t *locked;
    /// areas: true: the area has its locked cells, at least one, and no others; its share is their
    /// number. NULL: no area is fixed.
    const bool *fixed;
    bool islands; ///< areas need not be connected to each other over land. Else they are, where
                  ///< ground and locked cells allow it. Without sea it changes nothing
} pave_growth_def;

/// What was reached.
typedef struct pave_growth_result {
    int32_t areas;               ///< as requested
    int32_t land;                ///< cells of areas
    int32_t sea;                 ///< open cells of no area
    int32_t size_min, size_max;  ///< cells of the smallest and of the largest area
    double share_min, share_max; ///< the least and the greatest size divided by its share, of areas
                                 ///< that are not fixed; 1 where all are fixed
    bool within;                 ///< all these sizes are within the tolerance
    int32_t pieces;              ///< connected components of the land; 1: all areas are connected
    int32_t rounds;              ///< of growing, of handing over and of shortening, together
    /// The mean of border * border / size over all areas, where border counts the edges between
    /// cells of the area and others, as pave_territory does. Round areas have about 16 on squares,
    /// 48 on hexagons, 6 on triangles; less at the rim, which is not a border.
    double compactness;
    int32_t spikes; ///< cells with at most one neighbour of the same area, in areas of 3 cells or
                    ///< more
} pave_growth_result;

/// Grows areas: labels[i] becomes the area of cell i, 1..areas, or 0: sea or closed. `labels` must
/// hold at least n elements and may be def->locked; `batch` (progress only), `result` and `error`
/// may be NULL. Returns PAVE_OK; PAVE_RANGE for a number out of its range, and beyond INT32_MAX
/// cells or arcs; PAVE_INVALID where no such map exists: more areas than cells; without sea, more
/// components of open ground than areas to cover them; locked cells that are not connected; a fixed
/// area without locked cells; PAVE_STOPPED; PAVE_NO_MEMORY. On failure `labels` and `result` are
/// untouched. Almost linear time in the arcs. Memory: about 65 bytes a cell and 300 an area, and
/// the graph of a window.
PAVE_API pave_result pave_growth_make(const pave_growth_def *def, const pave_allocator *allocator,
                                      const pave_batch *batch, int32_t *labels,
                                      pave_growth_result *result, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
