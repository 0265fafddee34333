/// pave/segregation.h: Schelling's segregation on any ground. Agents of several groups live on
/// cells, some cells are empty, and an agent with too few neighbours of its group moves to an empty
/// cell. Create a run with pave_segregation_create, take steps, and read races, labels, state and
/// history; territory.h and map.h use the labels.
///
/// Race 0 is the empty race; groups are 1..races-1. A closed cell stays empty. An agent with k
/// occupied neighbours is *satisfied* if enough of them, by a threshold for k, belong to its group.
/// The default threshold is two of five, rounded up: 0, 1, 1, 2, 2, 2, 3 for up to six neighbours.
///
/// The process may never end: on a small board with many groups, often one agent remains that no
/// empty cell satisfies, and it moves forever. Therefore a run ends with a status: satisfied (all
/// agents are satisfied), frozen (some agent is not, but none can move) or limit (the requested
/// steps are done).
///
/// The result depends only on the ground, the seed and the settings, never on threads or
/// processors. A run may be split into any number of calls.
///
/// Based on: T. Schelling, "Dynamic Models of Segregation", 1971; "Create a hexagonal map", 2018
/// (the process on hexagons). docs/determinism.md defines every random word.
///
/// Example: segregation.c.
#ifndef PAVE_SEGREGATION_H
#define PAVE_SEGREGATION_H

#include <pave/ground.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Definition ---------------------------------------------------------------------------------

enum {
    PAVE_RACES_MAX = 250,    ///< maximum, including the empty race
    PAVE_RACES_DEFAULT = 10, ///< default, including the empty race
    PAVE_REACH_MAX = 64
};

/// Order of moves.
typedef enum pave_move_order {
    /// "sync": a step moves all agents that are unsatisfied at its start; cells vacated during the
    /// step are not used.
    PAVE_ORDER_SYNCHRONOUS = 0,
    /// "sequential": agents move one after another, in random order, and each sees the previous
    /// moves; in a step every agent has one turn.
    PAVE_ORDER_SEQUENTIAL
} pave_move_order;

/// Names of the pave_move_order values.
PAVE_API extern const char *const pave_move_order_words[];

/// Number of neighbours of the same group that an agent needs. {0}: two of five, rounded up.
typedef struct pave_threshold {
    /// table[k]: the minimum, 0 or more, with k occupied neighbours; a minimum above k is never
    /// satisfied. NULL: `ratio` is used.
    const int32_t *table;
    int32_t table_count; ///< must be pave_segregation_neighbors_max + 1
    /// 0..1: the minimum is ratio * k, rounded up (down if it exceeds an integer by at most 2^-30).
    /// 0: 0.4.
    double ratio;
} pave_threshold;

/// Parameters of pave_segregation_create. {0}, apart from the ground, is the model of the article.
/// Everything is copied except the objects that the ground points to.
typedef struct pave_segregation_def {
    pave_ground ground; ///< its window or graph must outlive the segregation
    uint64_t seed;
    int32_t races;  ///< 1..PAVE_RACES_MAX, including the empty race; 1: all cells are empty; 0:
                    ///< PAVE_RACES_DEFAULT
    double vacancy; ///< fraction of empty cells, below 1; 0 means 1 / races; negative: no cell is
                    ///< empty
    /// races - 1 weights of the groups, 0..1e15, not all 0. NULL: equal weights.
    const double *shares;
    /// True: the shares are met exactly, by the largest remainder. False: the race of each cell is
    /// drawn independently.
    bool counted;
    const uint8_t *start; ///< n races, the initial race of each cell; NULL: random
    /// n elements: nonzero for a cell that stays empty (0 in `start`); NULL: none.
    const uint8_t *closed;
    pave_threshold threshold;
    /// races - 1 thresholds, one per group; NULL: `threshold` for all.
    const pave_threshold *thresholds;
    /// Neighbours are the cells within this number of steps, 1..PAVE_REACH_MAX; 0 means 1.
    int32_t reach;
    pave_move_order order;
} pave_segregation_def;

/// Computes the maximum number of neighbours of a cell within `reach` steps, 1..PAVE_REACH_MAX; 0
/// means 1. On squares, hexagons and triangles, and on graphs of their windows, it is the number
/// for a cell of the infinite grid. For 1 step this is 4, 6 and 3 with edge contact, and 8, 6 and
/// 12 with vertex contact. Otherwise it is the maximum over all cells. The ground must have a graph
/// or a window. Returns PAVE_OK; PAVE_RANGE if `reach` is out of range or the cells have more than
/// INT32_MAX neighbours in total; PAVE_NO_MEMORY. On failure `out` is unchanged. Constant time on
/// those grids; otherwise the time to build the graph and list all neighbours.
PAVE_API pave_result pave_segregation_neighbors_max(const pave_ground *ground, int32_t reach,
                                                    const pave_allocator *allocator, int32_t *out);

// ---- Runs ---------------------------------------------------------------------------------------
// An unsatisfied agent moves to a vacancy; all vacancies are equally probable. Synchronous: all
// moves happen at once; if there are fewer vacancies than movers, the movers are drawn, otherwise
// the vacancies. Sequential: agents are put in a random order once. Each step follows this order,
// and each agent decides and moves at its turn.

/// Status of a run.
typedef enum pave_segregation_status {
    /// "running": the run has not ended.
    PAVE_SEGREGATION_RUNNING = 0,
    /// "satisfied": all agents are satisfied.
    PAVE_SEGREGATION_SATISFIED,
    /// "frozen": an agent is unsatisfied, but there is no vacancy.
    PAVE_SEGREGATION_FROZEN,
    /// "limit": the last call did the requested steps; another call continues from here.
    PAVE_SEGREGATION_LIMIT
} pave_segregation_status;

/// Names of the pave_segregation_status values.
PAVE_API extern const char *const pave_segregation_status_words[];

/// Counts of a run.
typedef struct pave_segregation_state {
    pave_segregation_status status;
    int64_t steps; ///< steps done; a step without a move does not count
    int64_t moves; ///< moves of agents in all steps
    int32_t cells; ///< number of cells, including closed ones
    int32_t agents;
    int32_t vacancies;              ///< number of empty cells that are not closed
    int32_t satisfied, unsatisfied; ///< numbers of agents
} pave_segregation_state;

/// A run.
typedef struct pave_segregation pave_segregation;

/// Maximum number of steps: a run with a higher limit ends here with PAVE_SEGREGATION_LIMIT.
#define PAVE_SEGREGATION_STEPS_MAX INT32_MAX

/// Creates a segregation: draws the race of each cell and counts the satisfied agents. Release it
/// with pave_segregation_destroy. Returns PAVE_OK; PAVE_RANGE for a number out of range, or more
/// than INT32_MAX cells or neighbours; PAVE_INVALID for a table of the wrong length, shares that
/// are all 0, or an agent on a closed cell; PAVE_NO_MEMORY. On failure `out` is NULL and `error`
/// (may be NULL) has the reason. Linear time. Memory: about 2 bytes per cell for synchronous moves
/// on windows of squares, hexagons and triangles with a reach of 1; otherwise neighbour lists (a
/// graph's own if the reach is 1) and, for sequential moves, 20 bytes per cell.
PAVE_API pave_result pave_segregation_create(const pave_segregation_def *def,
                                             const pave_allocator *allocator,
                                             pave_segregation **out, pave_error *error);

/// Releases a segregation. NULL is allowed.
PAVE_API void pave_segregation_destroy(pave_segregation *segregation);

/// Does one step if the status is running or limit; the new status is running, satisfied or frozen.
/// With any other status it does nothing. Returns PAVE_OK; PAVE_RANGE after
/// PAVE_SEGREGATION_STEPS_MAX steps; PAVE_NO_MEMORY. On failure nothing changes. `batch` may be
/// NULL; its runner is used, its progress is not. A synchronous step is linear in the number of
/// cells and uses the runner. A sequential step runs on one thread and is linear in the number of
/// neighbours of both cells of each move.
PAVE_API pave_result pave_segregation_step(pave_segregation *segregation, const pave_batch *batch);

/// Does steps until the status is satisfied or frozen, or until the total is `steps_max`; the
/// status is then limit. Returns PAVE_OK for any status; PAVE_RANGE for a negative steps_max;
/// PAVE_STOPPED if the progress callback, which counts steps, stops the run; PAVE_NO_MEMORY. On
/// failure the state is as after the last complete step, and a later call can continue. The result
/// is the same for any runner, and the same as with pave_segregation_step.
PAVE_API pave_result pave_segregation_run(pave_segregation *segregation, int64_t steps_max,
                                          const pave_batch *batch);

/// Returns the state of a run. Constant time.
PAVE_API pave_segregation_state pave_segregation_get_state(const pave_segregation *segregation);

/// Returns the numbers of unsatisfied agents before each step and now. `count` (may be NULL)
/// receives their number, one more than the steps. Valid until the next step. Constant time.
PAVE_API const int32_t *pave_segregation_history(const pave_segregation *segregation,
                                                 int64_t *count);

/// Writes the race of each cell. `out` must hold at least n elements. Linear time.
PAVE_API void pave_segregation_races(const pave_segregation *segregation, uint8_t *out);

/// Writes the race of each cell as a label, for territories and measures. `out` must hold at least
/// n elements. Linear time.
PAVE_API void pave_segregation_labels(const pave_segregation *segregation, int32_t *out);

/// Writes 1 for each cell whose agent is unsatisfied, and 0 for all others. `out` must hold at
/// least n elements. Returns PAVE_OK; PAVE_NO_MEMORY (nothing is written). Takes as long as the
/// scan in a step.
PAVE_API pave_result pave_segregation_unsatisfied(const pave_segregation *segregation,
                                                  uint8_t *out);

/// Returns a hash of the races in cell order, four to a word, the first in the least significant
/// byte. The hash depends only on the races, not on the run that led to them. Linear time.
PAVE_API uint64_t pave_segregation_hash(const pave_segregation *segregation);

// ---- Measures of segregation --------------------------------------------------------------------
// Measures that distinguish mixed, patchy and separated maps. They take any labels on a ground,
// such as the races of a segregation.
//
// A cell with a nonzero label is *occupied* by an agent of that race; label 0 is empty. The
// *neighbours* of a cell are the ends of its arcs (two cells that are joined twice, as in small
// windows that wrap, are neighbours twice). Below, n is the number of agents, n_m the number of
// race m, and p_m = n_m / n. The *surroundings* of an agent are the agent and its occupied
// neighbours: e agents, c_m of race m, and k = e - 1. Sums over i are over agents, sums over m over
// races, by increasing label.
//
// Counts are integers; only the last few operations use doubles, without libm, so the bits are the
// same everywhere. An undefined measure (one that would divide by 0: fewer than two races, or no
// two neighbouring agents) is 0.

/// Number of size classes of clusters: class j has the sizes 2^j .. 2^(j+1) - 1.
enum { PAVE_MEASURES_CLASSES = 31 };

/// Measures of a map.
typedef struct pave_measures {
    int32_t cells, agents; ///< number of cells, and n
    int32_t races;         ///< number of distinct nonzero labels
    int32_t alone;         ///< agents without an occupied neighbour

    int64_t edges;      ///< edges between two agents
    int64_t same_edges; ///< edges between two agents of one race

    /// Average of (c_own - 1) / k over the agents that are not alone: the fraction of neighbours of
    /// the agent's race, 0..1.
    double same_share;

    /// Spatial dissimilarity index of several groups, from 0 (all surroundings match the whole) to
    /// 1 (no agent has a neighbour of another race): D = sum_i sum_m |c_m / e - p_m| / (2 n I),
    /// with I = sum_m p_m (1 - p_m). The surroundings are the local environment of the paper, with
    /// equal weights. Source: S. Reardon, D. O'Sullivan, "Measures of Spatial Segregation", 2004.
    double dissimilarity;

    /// Spatial isolation index: the average of c_own / e over all agents. This is the average over
    /// races, weighted by p_m, of the exposure of a group to itself in the same paper. About sum_m
    /// p_m^2 if races are mixed; 1 if no agent has a neighbour of another race.
    double isolation;

    /// Moran's I of several groups, about -1 to 1, near 0 if races are mixed: sum_m p_m I_m. For
    /// race m, x is 1 on its agents and 0 on the others, and each arc between agents has weight 1,
    /// W in total. I_m = n / W * sum_ij w_ij (x_i - p)(x_j - p) / sum_i (x_i - p)^2, multiplied
    /// out: (A_m / W - 2 p_m D_m / W + p_m^2) / (p_m (1 - p_m)), where A_m counts the arcs between
    /// two agents of race m, and D_m the arcs from an agent of race m to any agent. Source: P.
    /// Moran, "Notes on Continuous Stochastic Phenomena", 1950.
    double moran;

    /// Fraction of the edges between two agents that join different races: 1 - same_edges / edges.
    /// Source: L. Gauvin, J. Vannimenus, J.-P. Nadal, "Phase diagram of a Schelling segregation
    /// model", 2009.
    double interface_density;

    int32_t clusters;   ///< connected components of the agents of each race
    int32_t largest;    ///< cells of the largest cluster
    double mean_size;   ///< n / clusters
    double median_size; ///< for an even count, the average of the two middle sizes
    int32_t clusters_of_class[PAVE_MEASURES_CLASSES]; ///< number of clusters by size class
    int32_t cells_of_class[PAVE_MEASURES_CLASSES];    ///< number of cells in clusters by size class
} pave_measures;

/// Measures a map. `labels` must hold at least one element per cell of the ground. Returns PAVE_OK;
/// PAVE_RANGE beyond INT32_MAX cells (or arcs, for a window of triangles or of a named tiling with
/// contact across vertices); PAVE_NO_MEMORY. On failure `out` is {0}. A window gives the same bits
/// as its graph. Visits each arc twice, and uses union-find for the clusters; labels with large
/// gaps (beyond twice the number of cells) are sorted. Memory: 8 bytes per cell, and for windows of
/// triangles and named tilings with contact across vertices their graph.
PAVE_API pave_result pave_measures_make(const pave_ground *ground, const int32_t *labels,
                                        const pave_allocator *allocator, pave_measures *out);

#ifdef __cplusplus
}
#endif
#endif
