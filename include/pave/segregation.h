/// pave/segregation.h: Schelling's segregation on any ground: agents of several groups live on
/// cells, some cells are empty, and an agent with too few neighbours of the same group moves to an
/// empty cell. Make a run with pave_segregation_create, take steps, and read races, labels, state
/// and history; territory.h and map.h use the labels.
///
/// Race 0 is the empty race; groups are 1..races-1. A closed cell stays empty. An agent with k
/// occupied neighbours is *satisfied* if at least a threshold for k of them are of the same group.
/// The default threshold is two of five, rounded up: for six neighbours 0, 1, 1, 2, 2, 2, 3.
///
/// The process need not end: on a small board with many groups, often one agent is left that no
/// empty cell satisfies, and it moves for ever. So a run ends with a status: satisfied (all agents
/// are), frozen (an agent is not, but no agent can move) or limit (the requested steps are done).
///
/// The result depends on the ground, the seed and the settings alone, never on threads or
/// processors. A run may be cut into any number of calls.
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
    PAVE_RACES_MAX = 250,    ///< with the empty race
    PAVE_RACES_DEFAULT = 10, ///< with the empty race
    PAVE_REACH_MAX = 64
};

/// When agents move.
typedef enum pave_move_order {
    /// "sync": a step moves all agents that are unsatisfied at its beginning; a cell that is left
    /// in the step is not moved into.
    PAVE_ORDER_SYNCHRONOUS = 0,
    /// "sequential": agents move in turn, in random order, and each sees the moves before; a step
    /// is one turn of every agent.
    PAVE_ORDER_SEQUENTIAL
} pave_move_order;

/// The words of pave_move_order.
PAVE_API extern const char *const pave_move_order_words[];

/// How many neighbours of the same group an agent needs. {0}: two of five, rounded up.
typedef struct pave_threshold {
    /// table[k]: the least number, 0 or more, where k neighbours are occupied; a number above k is
    /// never satisfied. NULL: the ratio.
    const int32_t *table;
    int32_t table_count; ///< must be pave_segregation_neighbors_max + 1
    /// 0..1: the least number is ratio * k, rounded up (but down if it is at most 2^-30 above a
    /// whole number). 0: 0.4.
    double ratio;
} pave_threshold;

/// What a segregation is made from. {0}, apart from the ground, is the model of the article.
/// Everything is copied, apart from what the ground points to.
typedef struct pave_segregation_def {
    pave_ground ground; ///< its window or graph must outlive the segregation
    uint64_t seed;
    int32_t races;  ///< 1..PAVE_RACES_MAX, with the empty race; 1: all cells are empty. 0: default
    double vacancy; ///< the share of empty cells, below 1; 0: 1 / races; below 0: no cell is empty
    /// races - 1: weights of the groups 1.., 0..1e15, not all 0. NULL: equal weights.
    const double *shares;
    /// True: the shares are met exactly, by the largest remainder. False: each cell is drawn
    /// separately.
    bool counted;
    const uint8_t *start;  ///< n: the race of each cell, instead of drawing. NULL: drawn
    const uint8_t *closed; ///< n: nonzero for a cell that stays empty (0 in `start`). NULL: no cell
    pave_threshold threshold;
    const pave_threshold *thresholds; ///< races - 1: one for each group. NULL: `threshold` for all
    int32_t reach; ///< neighbours are the cells within this many steps, 1..PAVE_REACH_MAX; 0: 1
    pave_move_order order;
} pave_segregation_def;

/// The most neighbours that a cell can have within `reach` steps, 0 (which is 1) to PAVE_REACH_MAX.
/// On squares, hexagons and triangles, and graphs of windows of them, the number of a cell in the
/// middle of an endless grid, however small the window: for 1 step 4, 6 and 3 across edges; 8, 6
/// and 12 around corners. Else the most of any cell. The ground must have a graph or a window.
/// Returns PAVE_OK; PAVE_RANGE for another reach, or beyond INT32_MAX neighbours of all cells
/// together; PAVE_NO_MEMORY. On failure `out` is untouched. Constant time where it is the grid's;
/// else the time to make the graph and list all neighbours.
PAVE_API pave_result pave_segregation_neighbors_max(const pave_ground *ground, int32_t reach,
                                                    const pave_allocator *allocator, int32_t *out);

// ---- Runs ---------------------------------------------------------------------------------------
// An unsatisfied agent moves to any vacancy, all equally probable. Synchronous: of movers and
// vacancies the fewer are all used, and the others drawn; all move at once. Sequential: agents are
// put in a random order once, and a step goes through it once; each decides at its turn and moves
// at once.

/// The status of a run.
typedef enum pave_segregation_status {
    /// "running": no end is reached yet.
    PAVE_SEGREGATION_RUNNING = 0,
    /// "satisfied": all agents are satisfied.
    PAVE_SEGREGATION_SATISFIED,
    /// "frozen": an agent is unsatisfied, but there is no vacancy.
    PAVE_SEGREGATION_FROZEN,
    /// "limit": the last run did the requested steps; another run goes on from here.
    PAVE_SEGREGATION_LIMIT
} pave_segregation_status;

/// The words of pave_segregation_status.
PAVE_API extern const char *const pave_segregation_status_words[];

/// The counts of a run.
typedef struct pave_segregation_state {
    pave_segregation_status status;
    int64_t steps; ///< done; a step without a move does not count
    int64_t moves; ///< of agents, in all steps
    int32_t cells; ///< n, closed cells included
    int32_t agents;
    int32_t vacancies;              ///< empty cells that are not closed
    int32_t satisfied, unsatisfied; ///< agents
} pave_segregation_state;

/// A run.
typedef struct pave_segregation pave_segregation;

/// Steps end here: a run with a higher limit ends with PAVE_SEGREGATION_LIMIT after so many.
#define PAVE_SEGREGATION_STEPS_MAX INT32_MAX

/// Makes a segregation: draws the race of each cell and counts the satisfied agents. Destroy it
/// with pave_segregation_destroy. Returns PAVE_OK; PAVE_RANGE for a number out of its range, or
/// beyond INT32_MAX cells or neighbours; PAVE_INVALID for a table of the wrong length, shares that
/// are all 0, or an agent on a closed cell; PAVE_NO_MEMORY. On failure `out` is NULL and `error`
/// (may be NULL) is filled. Linear time. Memory: about 2 bytes a cell for synchronous moves on
/// windows of squares, hexagons and triangles with a reach of 1; else neighbour lists (a graph's
/// own with a reach of 1) and, for sequential moves, 20 bytes a cell.
PAVE_API pave_result pave_segregation_create(const pave_segregation_def *def,
                                             const pave_allocator *allocator,
                                             pave_segregation **out, pave_error *error);

/// Releases a segregation; NULL is allowed.
PAVE_API void pave_segregation_destroy(pave_segregation *segregation);

/// Does one step if the status is running or limit; then it is running, satisfied or frozen. Else
/// nothing happens. Returns PAVE_OK; PAVE_RANGE after PAVE_SEGREGATION_STEPS_MAX steps;
/// PAVE_NO_MEMORY; on failure nothing has changed. `batch` (may be NULL): its runner is used, its
/// progress is not. Time: a synchronous step is linear in the cells and uses the runner; a
/// sequential one runs on one thread and takes the neighbours of both cells of each move.
PAVE_API pave_result pave_segregation_step(pave_segregation *segregation, const pave_batch *batch);

/// Does steps until the status is satisfied or frozen, or until `steps_max` steps are done since it
/// was made: then the status is limit. Returns PAVE_OK whatever the status; PAVE_RANGE for
/// steps_max below 0; PAVE_STOPPED when progress, which counts steps, stops it; PAVE_NO_MEMORY. On
/// failure the state is that after the last whole step, and a run may go on from there. The same
/// state for any runner, and as by pave_segregation_step.
PAVE_API pave_result pave_segregation_run(pave_segregation *segregation, int64_t steps_max,
                                          const pave_batch *batch);

/// The state of a run. Constant time.
PAVE_API pave_segregation_state pave_segregation_get_state(const pave_segregation *segregation);

/// The unsatisfied agents before each step, and now: `count` (may be NULL) numbers, one more than
/// steps. Valid until the next step. Constant time.
PAVE_API const int32_t *pave_segregation_history(const pave_segregation *segregation,
                                                 int64_t *count);

/// Writes the race of each cell. `out` must hold at least n elements. Linear time.
PAVE_API void pave_segregation_races(const pave_segregation *segregation, uint8_t *out);

/// Writes the race of each cell as a label, as territories and measures take it. `out` must hold at
/// least n elements. Linear time.
PAVE_API void pave_segregation_labels(const pave_segregation *segregation, int32_t *out);

/// Writes 1 for each cell whose agent is unsatisfied, and 0 for all others. `out` must hold at
/// least n elements. Returns PAVE_OK; PAVE_NO_MEMORY, and nothing is written. Time: as a scan of a
/// step.
PAVE_API pave_result pave_segregation_unsatisfied(const pave_segregation *segregation,
                                                  uint8_t *out);

/// The hash of the races in the order of cells, four to a word, the first in its least significant
/// byte. Equal races give equal hashes, whatever the way to them. Linear time.
PAVE_API uint64_t pave_segregation_hash(const pave_segregation *segregation);

// ---- How segregated a map is --------------------------------------------------------------------
// How segregated a map is: numbers that distinguish mixed, patchy and separated
// maps. They take any labels on a ground, such as those of segregation.h.
//
// A cell with a label other than 0 is *occupied*, by an agent of the race that the label names;
// label 0 is empty. The *neighbours* of a cell are the ends of its arcs (two cells that are joined
// twice, as in small windows that wrap, are neighbours twice). Below, n is the count of agents and
// n_m that of race m; p_m = n_m / n; an agent's *surroundings* are the agent and its occupied
// neighbours, e in all, of which c_m are of race m; k = e - 1. Sums over i are over agents, sums
// over m over races, by increasing label.
//
// Counts are whole numbers; only the last few operations are on doubles, without libm, so the bits
// are the same everywhere. A measure that is not defined (it would divide by 0: fewer than two
// races, no two neighbouring agents) is 0.

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
