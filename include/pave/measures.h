/// pave/measures.h: how segregated a map is: numbers that tell apart mixed, patchy and parted.
///
/// A cell with a label that is not 0 is *occupied*, by an agent of the race that the label names;
/// label 0 is empty. The *neighbours* of a cell are the ends of its arcs (two cells that are joined
/// twice, as in small windows that wrap, are neighbours twice). Below, n is how many agents there
/// are, n_m how many of race m; p_m = n_m / n; an agent's *surroundings* are itself and its
/// occupied neighbours, e of them, of which c_m are of race m; k = e - 1. Sums over i go over
/// agents, over m over races, by increasing label.
///
/// All is counted in whole numbers; only the last few operations are on doubles, without libm: the
/// same bits everywhere. Where a measure is not defined (it would divide by 0: fewer than two
/// races, no two agents side by side) it is 0.
///
/// Example: measures.c.
#ifndef PAVE_MEASURES_H
#define PAVE_MEASURES_H

#include <pave/ground.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Clusters are counted by size in classes: class j holds the sizes 2^j .. 2^(j+1) - 1.
enum { PAVE_MEASURES_CLASSES = 31 };

/// The measures of a map.
typedef struct pave_measures {
    int32_t cells, agents; ///< all, and n
    int32_t races;         ///< how many labels other than 0 there are
    int32_t alone;         ///< agents without an occupied neighbour

    int64_t edges;      ///< between two agents
    int64_t same_edges; ///< of these, between two of one race

    /// The mean of (c_own - 1) / k over the agents that are not alone: the share of neighbours of
    /// one's own race, 0..1.
    double same_share;

    /// The spatial dissimilarity index of many groups, 0 (all surroundings are as the whole) to 1
    /// (nobody has a neighbour of another race): D = sum_i sum_m |c_m / e - p_m| / (2 n I), with I
    /// = sum_m p_m (1 - p_m). The environment of a place is the agent there and its neighbours, all
    /// with the same weight. (S. Reardon, D. O'Sullivan, "Measures of Spatial Segregation", 2004.)
    double dissimilarity;

    /// The spatial isolation index: the mean of c_own / e over all agents, which is that of each
    /// race (the same paper: the exposure of a group to itself), weighted by p_m. sum_m p_m^2,
    /// about, where races are mixed; 1 where nobody has a neighbour of another race.
    double isolation;

    /// Moran's I of many groups, about -1 to 1, near 0 where races are mixed. That of race m has x
    /// = 1 on its agents and 0 on the others, and weight 1 for each arc between agents, W in all:
    /// I_m = (A_m / W - 2 p_m D_m / W + p_m^2) / (p_m (1 - p_m)), where A_m counts the arcs between
    /// two of race m and D_m those that leave one of race m for an agent: n / W * sum_ij w_ij (x_i
    /// - p)(x_j - p) / sum_i (x_i - p)^2, multiplied out. This is sum_m p_m I_m. (P. Moran, "Notes
    /// on Continuous Stochastic Phenomena", 1950.)
    double moran;

    /// The share of the edges between two agents that join different races: 1 - same_edges / edges.
    /// (L. Gauvin, J. Vannimenus, J.-P. Nadal, "Phase diagram of a Schelling segregation model",
    /// 2009.)
    double interface_density;

    int32_t clusters;   ///< of agents of one race that hang together
    int32_t largest;    ///< cells of the largest
    double mean_size;   ///< n / clusters
    double median_size; ///< of an even number the mean of the two in the middle
    int32_t clusters_of_class[PAVE_MEASURES_CLASSES]; ///< how many clusters of sizes 2^j .. 2^(j+1)
                                                      ///< - 1 there are
    int32_t cells_of_class[PAVE_MEASURES_CLASSES];    ///< and how many cells they have
} pave_measures;

/// Measures a map. `labels` must hold at least n elements, one for each cell of the ground. Returns
/// PAVE_OK; PAVE_RANGE beyond INT32_MAX cells (or arcs, of a window of triangles or of a tiling by
/// name whose cells touch round corners); PAVE_NO_MEMORY; then `out` is {0}. A window gives the
/// same bits as its graph. Time: that of looking at each arc twice, but for the joining of
/// clusters, which is all but linear; with labels far apart (beyond twice the number of cells) that
/// of sorting them. Memory: 8 bytes a cell, and for windows of triangles and tilings that touch
/// round corners their graph.
PAVE_API pave_result pave_measures_make(const pave_ground *ground, const int32_t *labels,
                                        const pave_allocator *allocator, pave_measures *out);

#ifdef __cplusplus
}
#endif
#endif
