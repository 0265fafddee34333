/// pave/measures.h: how segregated a map is: numbers that distinguish mixed, patchy and separated
/// maps. They take any labels on a ground, such as those of segregation.h.
///
/// A cell with a label other than 0 is *occupied*, by an agent of the race that the label names;
/// label 0 is empty. The *neighbours* of a cell are the ends of its arcs (two cells that are joined
/// twice, as in small windows that wrap, are neighbours twice). Below, n is the count of agents and
/// n_m that of race m; p_m = n_m / n; an agent's *surroundings* are the agent and its occupied
/// neighbours, e in all, of which c_m are of race m; k = e - 1. Sums over i are over agents, sums
/// over m over races, by increasing label.
///
/// Counts are whole numbers; only the last few operations are on doubles, without libm, so the bits
/// are the same everywhere. A measure that is not defined (it would divide by 0: fewer than two
/// races, no two neighbouring agents) is 0.
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
    int32_t cells, agents; ///< all cells, and n
    int32_t races;         ///< distinct labels other than 0
    int32_t alone;         ///< agents without an occupied neighbour

    int64_t edges;      ///< between two agents
    int64_t same_edges; ///< between two agents of one race

    /// The mean of (c_own - 1) / k over the agents that are not alone: the share of neighbours of
    /// the agent's race, 0..1.
    double same_share;

    /// The spatial dissimilarity index of many groups, 0 (all surroundings are as the whole) to 1
    /// (no agent has a neighbour of another race): D = sum_i sum_m |c_m / e - p_m| / (2 n I), with
    /// I = sum_m p_m (1 - p_m). The surroundings are the local environment of the paper, all with
    /// the same weight. (S. Reardon, D. O'Sullivan, "Measures of Spatial Segregation", 2004.)
    double dissimilarity;

    /// The spatial isolation index: the mean of c_own / e over all agents, which is that of each
    /// race (the same paper: the exposure of a group to itself), weighted by p_m. About sum_m p_m^2
    /// where races are mixed; 1 where no agent has a neighbour of another race.
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

    int32_t clusters;   ///< connected components of the agents of each race
    int32_t largest;    ///< cells of the largest cluster
    double mean_size;   ///< n / clusters
    double median_size; ///< for an even count the mean of the two in the middle
    int32_t clusters_of_class[PAVE_MEASURES_CLASSES]; ///< the count of clusters by size class
    int32_t cells_of_class[PAVE_MEASURES_CLASSES];    ///< the cells of these clusters
} pave_measures;

/// Measures a map. `labels` must hold at least as many elements as the ground has cells. Returns
/// PAVE_OK; PAVE_RANGE beyond INT32_MAX cells (or arcs, for a window of triangles or of a named
/// tiling with contacts at vertices); PAVE_NO_MEMORY; on failure `out` is {0}. A window gives the
/// same bits as its graph. Time: each arc twice, and union-find for the clusters; labels that are
/// far apart (beyond twice the count of cells) are sorted. Memory: 8 bytes a cell, and for windows
/// of triangles and named tilings with contacts at vertices their graph.
PAVE_API pave_result pave_measures_make(const pave_ground *ground, const int32_t *labels,
                                        const pave_allocator *allocator, pave_measures *out);

#ifdef __cplusplus
}
#endif
#endif
