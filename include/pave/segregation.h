/// pave/segregation.h: Schelling's segregation on any ground: agents of several groups live on
/// cells, some cells are empty, and whoever has too few neighbours of his own group moves to an
/// empty cell.
///
/// Race 0 is the empty one; groups are 1..races-1. A closed cell is empty for good: nobody moves
/// there. An agent with k occupied neighbours is *satisfied* if at least so many of them are of his
/// own group as his threshold says for k. The text's table for six neighbours, [0, 1, 1, 2, 2, 2,
/// 3], is two of five rounded up, which is the default for every number of neighbours.
///
/// The process need not end. With few groups and much room it does so after some ten or hundred
/// steps; but on a small board with many groups often one agent is left whom no empty cell suits,
/// and who moves for ever. So every run ends with a status: satisfied (everybody is), frozen
/// (somebody is not, but nobody can move) or limit (the steps that were asked for are done).
/// pave_segregation_repair makes a map with nobody unsatisfied of any of them.
///
/// What is decided depends on the ground, the seed and the settings alone, never on threads or
/// processors. A run may be cut into any number of calls.
///
/// Based on: T. Schelling, "Dynamic Models of Segregation", 1971; the text's process on hexagons.
///
/// Examples: segregation.c (to the end), segregation_steps.c (step by step), segregation_start.c (a
/// start, walls and groups of one's own), segregation_rules.c (other rules), segregation_repair.c.
#ifndef PAVE_SEGREGATION_H
#define PAVE_SEGREGATION_H

#include <pave/ground.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- What is asked for --------------------------------------------------------------------------

enum {
    PAVE_RACES_MAX = 250,    ///< with the empty one
    PAVE_RACES_DEFAULT = 10, ///< the text's
    PAVE_REACH_MAX = 64
};

/// Where an unsatisfied agent moves.
typedef enum pave_move_rule {
    PAVE_MOVE_UNIFORM = 0, ///< "uniform": to any vacancy, as the text does
    PAVE_MOVE_SATISFYING, ///< "satisfying": to a random one of those where he would be satisfied
    PAVE_MOVE_NEAREST,    ///< "nearest": to the nearest of those
    PAVE_MOVE_IMPROVING,  ///< "improving": to a random one of those where he has strictly more
                          ///< neighbours of his own; if he would be satisfied in some of them, to
                          ///< one of these. Sequential runs always end
    PAVE_MOVE_SWAP ///< "swap": two unsatisfied agents of different groups change places, where none
                   ///< has fewer neighbours of his own then and one has more. It needs no vacancy.
                   ///< Sequential runs always end
} pave_move_rule;

/// When agents move.
typedef enum pave_move_order {
    PAVE_ORDER_SYNCHRONOUS = 0, ///< "sync": a step moves all who are unsatisfied at its beginning;
                                ///< what is left in it is not moved into
    PAVE_ORDER_SEQUENTIAL ///< "sequential": one after the other in random order, each seeing what
                          ///< those before him did; a step is one round
} pave_move_order;

/// The name of a rule or an order, as given above; NULL for a number that is none. Static. Constant
/// time.
PAVE_API const char *pave_move_rule_name(pave_move_rule rule);
PAVE_API const char *pave_move_order_name(pave_move_order order);

/// The rule or order of a name. Returns PAVE_OK, or PAVE_NOT_FOUND; then `out` is untouched.
PAVE_API pave_result pave_move_rule_read(const char *name, pave_move_rule *out);
PAVE_API pave_result pave_move_order_read(const char *name, pave_move_order *out);

/// How many neighbours of his own group an agent wants. {0}: two of five, as the text has it.
typedef struct pave_threshold {
    const int32_t *table; ///< table[k]: least neighbours of his own where k are occupied; NULL: the
                          ///< ratio. More than k: never satisfied
    int32_t table_count;  ///< must be pave_segregation_neighbors_max + 1
    double ratio; ///< 0..1: the least is ratio * k, rounded up (what is at most 2^-30 above a whole
                  ///< number, down); 0: 0.4
} pave_threshold;

/// What a segregation is made from. {0} but for the ground is the text's model. What it points to
/// is not kept, the ground apart.
typedef struct pave_segregation_def {
    pave_ground ground; ///< what it points to must live as long as the segregation
    uint64_t seed;
    int32_t
        races; ///< with the empty one: 1..PAVE_RACES_MAX; 0: PAVE_RACES_DEFAULT. 1: all is empty
    double vacancy; ///< the share of empty cells, below 1; 0: 1 / races; below 0: none is empty
    const double
        *shares;  ///< races - 1 weights of the groups 1.., 0 or more, not all 0; NULL: equal ones
    bool counted; ///< the shares are met exactly, by the largest remainder; else every cell is
                  ///< drawn by itself, as the text does
    const uint8_t *start;  ///< the race of each cell, instead of drawing; NULL: drawn
    const uint8_t *closed; ///< for each cell whether (nonzero) it is empty for good; NULL: none is.
                           ///< Such a cell of `start` must be 0
    pave_threshold threshold;
    const pave_threshold
        *thresholds; ///< races - 1: of the groups 1.., each its own; NULL: `threshold` for all
    int32_t
        reach; ///< who counts as neighbour: all up to so many steps away, 1..PAVE_REACH_MAX; 0: 1
    pave_move_rule rule;
    pave_move_order order;
    bool hop; ///< PAVE_MOVE_SATISFYING, PAVE_MOVE_NEAREST: whom no vacancy suits moves to a random
              ///< one; else he stays
    double noise; ///< 0..1: how probably a satisfied agent wants to move all the same, in each
                  ///< step; a run ends all the same once everybody is satisfied
} pave_segregation_def;

/// How many neighbours a cell can have at most, within `reach` (0: 1) steps. On squares, hexagons
/// and triangles, and graphs made of windows of them, that is what a cell in the middle of an
/// endless grid has, however small the window: 4, 6 or 3 across edges; 8, 6 or 12 round corners.
/// Else it is the most that a cell has. -1 without memory, or beyond INT32_MAX of all cells
/// together. The ground must have a graph or a window, and `reach` be 0..PAVE_REACH_MAX. Constant
/// time where it is the grid's; else that of making the graph, and of looking at everyone's
/// neighbours.
PAVE_API int32_t pave_segregation_neighbors_max(const pave_ground *ground, int32_t reach,
                                                const pave_allocator *allocator);

// ---- Runs ---------------------------------------------------------------------------------------

/// Where a run stands.
typedef enum pave_segregation_status {
    PAVE_SEGREGATION_RUNNING = 0, ///< "running": nothing is decided yet
    PAVE_SEGREGATION_SATISFIED,   ///< "satisfied": everybody is
    PAVE_SEGREGATION_FROZEN,      ///< "frozen": somebody is not, and nobody can move: there is no
                                  ///< vacancy, or none that the rule allows
    PAVE_SEGREGATION_LIMIT ///< "limit": the last run did the steps that were asked for; another
                           ///< goes on from here
} pave_segregation_status;

/// The name of a status; NULL for a number that is none. Static. Constant time.
PAVE_API const char *pave_segregation_status_name(pave_segregation_status status);

/// What there is to be told of a run.
typedef struct pave_segregation_state {
    pave_segregation_status status;
    int64_t steps; ///< that were done; one in which nobody moved is none, but with noise
    int64_t moves; ///< agents that moved in all of them; a swap is two
    int32_t cells; ///< n, closed ones included
    int32_t agents;
    int32_t vacancies;              ///< empty cells that are not closed
    int32_t satisfied, unsatisfied; ///< agents
} pave_segregation_state;

typedef struct pave_segregation pave_segregation;

/// Steps end here: a run that is asked for more ends with PAVE_SEGREGATION_LIMIT after so many.
#define PAVE_SEGREGATION_STEPS_MAX INT32_MAX

/// Makes a segregation: draws who lives where, and counts who is satisfied. Returns PAVE_OK;
/// PAVE_RANGE for a number out of its range, or beyond INT32_MAX cells or neighbours; PAVE_INVALID
/// for a table of the wrong length or with a negative number, shares that are negative or all 0, a
/// start with a race that is none, or with somebody on a closed cell; PAVE_NO_MEMORY. On failure
/// `out` is NULL, and `error` (may be NULL) says what is wrong. Memory: about 2 bytes a cell on
/// windows of squares, hexagons and triangles with a reach of 1; neighbour lists of one's own for
/// any other ground that is no graph, or a longer reach. Linear time.
PAVE_API pave_result pave_segregation_create(const pave_segregation_def *def,
                                             const pave_allocator *allocator,
                                             pave_segregation **out, pave_error *error);

/// Releases a segregation; NULL is allowed.
PAVE_API void pave_segregation_destroy(pave_segregation *segregation);

/// Does one step, if the status is running or limit; then it is running, satisfied or frozen. Else
/// nothing happens. Returns PAVE_OK; PAVE_RANGE after PAVE_SEGREGATION_STEPS_MAX steps;
/// PAVE_NO_MEMORY; on failure all is as before. `batch` (may be NULL) has its runner used; nobody
/// is told of progress. Of the text's rule a step takes about 0.2 ns a cell with AVX-512, 0.4 ns
/// with AVX2, 3 ns in plain C, 5 ns on a graph.
///
/// A synchronous step of PAVE_MOVE_UNIFORM is exactly that of the text as far as chance goes: of M
/// unsatisfied agents and V vacancies m = min(M, V) agents, any of them alike, move to m vacancies,
/// any of them alike, each way of pairing them alike. But it takes neither shuffles nor sorts.
/// Agents of one group are alike, so it is enough to choose m of the larger side, and to deal the
/// races of those who move out over the vacancies. Both begin with independent choices at about the
/// right rate, and then change random places until the counts are right, which favours none.
/// docs/decisions/0020 has the argument, docs/determinism.md every word that is drawn.
///
/// The other rules and orders (docs/decisions/0021 says why they are so). *Synchronous*: those who
/// want to move have turns in random order; each decides by how things stood at the beginning of
/// the step, but takes no vacancy that somebody before him took; then all move. *Sequential*:
/// agents are put in a random order once, and a step goes through it once; each decides by how
/// things stand at his turn, and moves at once. Of the vacancies that a rule allows each is as
/// probable as the others; an agent does not count as his own neighbour in a place beside his own.
/// Steps to the nearest vacancy lead over all cells of the ground, and are steps of the ground
/// whatever the reach. Of a swap, an agent looks at 256 of those who want to, and in a step in
/// which nobody found anyone so, at all.
///
/// *Frozen* is certain: a step in which nobody moved has looked at everybody who wants to move and
/// at every vacancy that might suit him (of swaps, at all pairs), and the next would find the same.
/// With noise, nobody's moving says nothing, so such a run is frozen only if there is no vacancy
/// (swaps never are), and the step counts. Also with noise a run ends when everybody is satisfied.
///
/// That sequential runs of PAVE_MOVE_IMPROVING and PAVE_MOVE_SWAP end: each move adds a pair at
/// least to the pairs of neighbours of one group, of which there are no more than edges.
/// Synchronous ones may go round in circles.
///
/// Cost of a turn: of PAVE_MOVE_UNIFORM one after the other on windows of squares and hexagons
/// without wrap, reach up to 3 and no noise, some 50 to 150 ns for each who moves (on boards beyond
/// the cache, of three million cells, 600 ns) and nothing for who does not. Else constant time for
/// the choice and for a move that of looking at the neighbours of both places. PAVE_MOVE_NEAREST:
/// the cells that are nearer; on such windows the vacancies that suit, if these are fewer.
/// PAVE_MOVE_SWAP: proving that it is frozen takes the square of the unsatisfied, about a ns a
/// pair. These rules run on one thread. Memory: neighbour lists (of graphs with a reach of 1 their
/// own); 12 bytes a cell; and where vacancies are chosen by what they offer, 16 bytes a vacancy for
/// each neighbour or group, whichever are fewer, and 4 for each group that lives beside it.
PAVE_API pave_result pave_segregation_step(pave_segregation *segregation, const pave_batch *batch);

/// Does steps until the status is satisfied or frozen, or until it has done `steps_max` in all
/// since it was made: then the status is limit. Returns PAVE_OK whatever the status; PAVE_RANGE for
/// steps_max below 0; PAVE_STOPPED where progress, told of steps, asked for it; PAVE_NO_MEMORY. On
/// failure all is as after the last whole step, and may be gone on with. The same state for any
/// runner, and as by pave_segregation_step.
PAVE_API pave_result pave_segregation_run(pave_segregation *segregation, int64_t steps_max,
                                          const pave_batch *batch);

/// Where it stands. Constant time.
PAVE_API pave_segregation_state pave_segregation_get_state(const pave_segregation *segregation);

/// How many agents were unsatisfied before each step, and now: `count` (may be NULL) numbers, one
/// more than steps. Valid until the next step. Constant time.
PAVE_API const int32_t *pave_segregation_history(const pave_segregation *segregation,
                                                 int64_t *count);

/// Writes the race of each cell. `out` must hold at least n elements. Linear time.
PAVE_API void pave_segregation_races(const pave_segregation *segregation, uint8_t *out);

/// The same as labels, as territories and measures take them. `out` must hold at least n elements.
/// Linear time.
PAVE_API void pave_segregation_labels(const pave_segregation *segregation, int32_t *out);

/// Makes everybody satisfied who is not, by changing races: who is unsatisfied joins the group that
/// most of his neighbours have (of several the lowest), if he is satisfied there and the map has
/// strictly more pairs of like neighbours then; else his cell becomes empty. In the order of cells,
/// then whoever something near has changed for. It ends, for cells become empty at most once each,
/// and between two such times every change adds a pair. The run it was is over: its status, steps,
/// moves and history stay, satisfied and unsatisfied are those after the repair, and steps do
/// nothing any more. `changed` (may be NULL): how many cells have another race than before. Returns
/// PAVE_OK; PAVE_NO_MEMORY, or PAVE_RANGE where lists of neighbours that are made for it would have
/// more than INT32_MAX elements, and then nothing has changed. Time: that of looking at everybody's
/// neighbours once, and once more near each change; none where everybody is satisfied.
PAVE_API pave_result pave_segregation_repair(pave_segregation *segregation, int32_t *changed);

/// The hash of where everybody lives: of the races in the order of cells, four to a word, the first
/// in its lowest byte. The same for any way to get there. Linear time.
PAVE_API uint64_t pave_segregation_hash(const pave_segregation *segregation);

/// About how many bytes it holds, the ground not counted. Constant time.
PAVE_API size_t pave_segregation_memory(const pave_segregation *segregation);

#ifdef __cplusplus
}
#endif
#endif
