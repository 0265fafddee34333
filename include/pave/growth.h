/// pave/growth.h: a given number of territories on any ground: each one connected, sizes within a
/// tolerance, compact rather than protruding.
///
/// Areas have numbers 1..areas; 0 is the sea. What is promised of every map, whatever the ground:
/// exactly the areas that were asked for, each of them one connected piece of at least one cell;
/// locked cells belong to whom they belonged to; nothing on closed cells. What is striven for:
/// sizes, and that the areas together are connected over land. Whether that was reached,
/// pave_growth_result says; a ground can make it impossible (of a star, whose cells hang together
/// by one cell alone, all areas but one have one cell).
///
/// How: well-spread places to start; some rounds of growing from all of them at once and moving
/// each to the middle of what it got, where small areas grow faster from round to round; of the
/// provinces that come of it some become sea; then cells are handed over borders, along the flow
/// that evens out sizes with the least carrying, and borders are shortened as long as sizes allow.
/// From the growth on every single step keeps areas connected. Based on: S. Lloyd, "Least Squares
/// Quantization in PCM", 1982 (the rounds); Y. Hu, R. Blake, "An Optimal Migration Algorithm for
/// Dynamic Load Balancing", 1998 (the flow); B. Kernighan, S. Lin, "An Efficient Heuristic
/// Procedure for Partitioning Graphs", 1970, and C. Fiduccia, R. Mattheyses, "A Linear-Time
/// Heuristic for Improving Network Partitions", 1982 (handing over what gains most).
///
/// A map is a pure function of what it is made from and the seed. A window and the graph of that
/// window give the same map.
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
    pave_ground ground; ///< n cells; need not live longer than the call. Of a window a graph is
                        ///< made for the time of the call
    uint64_t seed;
    int32_t areas; ///< how many; 1 or more
    /// How far a size may lie from its share, as a part of that: sizes are floor((1 - tolerance)
    /// share) .. ceil((1 + tolerance) share), and 1 at least. 0: 0.1. Below 0: none, so the share
    /// rounded down or up. Up to 1000. What lies within is left as it grew, so a large tolerance
    /// gives sizes that vary.
    double tolerance;
    /// areas: how large each is to be, in proportion; above 0 and at most 1e100. NULL: all alike.
    /// The share of an area is its part of the land, in cells; where that is less than one cell it
    /// is one, and the others give way, as they do where pieces of ground are too small for theirs
    const double *shares;
    double land; ///< above 0 and up to 1: how many of the open cells become territory, and the rest
                 ///< sea, but one cell an area at least; 0: all
    double roughness; ///< 0: compact, borders as short as can be .. 1: ragged, grown by chance
    /// For each cell: above 0: it belongs to the area of that number, and stays so; 0: free; below
    /// 0: closed, it belongs to nobody and nothing grows over it. NULL: all are free. The locked
    /// cells of an area must hang together. An area that has locked cells grows from all of them,
    /// unless `fixed`.
    const int32_t *locked;
    const bool *fixed; ///< areas: true: its locked cells, of which there must be some, are all that
                       ///< it has. Its share is what it has. NULL: none is
    bool islands; ///< areas need not hang together over land; else they do, where ground and locked
                  ///< cells allow it. Says nothing without sea
} pave_growth_def;

/// What became of it.
typedef struct pave_growth_result {
    int32_t areas;               ///< as asked for
    int32_t land;                ///< cells that belong to areas
    int32_t sea;                 ///< open cells that belong to none
    int32_t size_min, size_max;  ///< cells of the smallest and of the largest area
    double share_min, share_max; ///< the least and the greatest size as a part of its share, of
                                 ///< areas that are not fixed; 1 where all are
    bool within;                 ///< all these sizes are within the tolerance
    int32_t pieces;              ///< in how many pieces the land lies; 1: all areas hang together
    int32_t rounds;              ///< of growing, handing over and shortening
    /// The mean of border * border / size over all areas, where border counts the edges between own
    /// cells and others, as that of pave_territory does. Of round blobs on squares it is about 16,
    /// on hexagons 48, on triangles 6; less where areas lie at the rim, which is no border.
    double compactness;
    int32_t spikes; ///< cells that protrude: of areas of 3 cells or more, those with one neighbour
                    ///< of their own area or none
} pave_growth_result;

/// Grows areas. labels[i] becomes the area of cell i, 1..areas, or 0: sea, or closed. `labels` must
/// hold at least n elements, and may be the same array as def->locked; `result` and `error` may be
/// NULL. Returns PAVE_OK, where all that is promised above holds, and result->within tells of
/// sizes. PAVE_INVALID for numbers that are out of their ranges, and where no such map can be: more
/// areas than there are cells for; without sea, more pieces of open ground than areas that could
/// cover them; locked cells of one area that do not hang together, locked cells of an area beyond
/// `areas`, a fixed area without any. PAVE_RANGE beyond INT32_MAX cells or arcs; PAVE_STOPPED;
/// PAVE_NO_MEMORY. On failure `labels` is untouched, and `error` says why, in one line. Time: all
/// but linear in the arcs of the ground; 31 areas on 28 x 32 hexagons about 0.3 ms, 10,000 areas on
/// a million cells about 2 s (see docs/benchmarks.md). Memory: about 65 bytes a cell and 300 an
/// area, and the graph of a window.
PAVE_API pave_result pave_growth_make(const pave_growth_def *def, const pave_allocator *allocator,
                                      const pave_batch *batch, int32_t *labels,
                                      pave_growth_result *result, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
