/// pave/segregation_part.h: a segregation cut into strips of rows, each of which is on a rank: for
/// boards that one machine does not hold, or not fast enough. Each rank makes a part with the same
/// definition, takes steps together with the others, and reads its own races; counts are of the
/// whole board.
///
/// The result is that of pave_segregation_run, bit for bit, on any number of ranks: races, steps,
/// moves, history, status and hash. It goes on where pave_segregation_create ends: a whole board
/// may have up to PAVE_SEGREGATION_PART_CELLS_MAX cells, a strip and the rows beside it INT32_MAX.
///
/// The rule is PAVE_MOVE_UNIFORM, all agents at once, without noise: what each agent does depends
/// on the state before the step and on random words by number. With the other rules and orders an
/// agent sees the moves before its own, so they cannot be cut up: use pave_segregation_create.
///
/// Every function that takes steps or returns a hash is collective: all ranks call it, in the same
/// order and with equal arguments (a batch may differ).
/// docs/decisions/0045-segregation-by-strips.md has the messages of a step.
#ifndef PAVE_SEGREGATION_PART_H
#define PAVE_SEGREGATION_PART_H

#include <pave/ranks.h>
#include <pave/segregation.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The most cells of a whole board, 2^33.
#define PAVE_SEGREGATION_PART_CELLS_MAX (INT64_C(1) << 33)

/// What the whole is made from: as in pave_segregation_def, without what cannot be cut up. Equal on
/// all ranks. {0} is an empty board of squares.
typedef struct pave_segregation_part_def {
    /// The whole board, on squares, hexagons or triangles; its tiling must outlive the part. Every
    /// shape whose rows have no gaps, as disks of triangles may have. With `wrap`: rectangles and
    /// parallelograms whose rows wrap onto themselves, so not hexagons, not columns of hexagons
    /// (odd-q, even-q), not flat rectangles of triangles.
    pave_window_def window;
    pave_contact contact; ///< zero: neighbours share an edge
    uint64_t seed;
    int32_t races;  ///< 1..PAVE_RACES_MAX, with the empty race. 0: PAVE_RACES_DEFAULT
    double vacancy; ///< the share of empty cells, below 1; 0: 1 / races; below 0: no cell is empty
    const double *shares; ///< races - 1: weights of the groups, 0..1e15. NULL: equal weights
    bool counted;         ///< true: the shares are met exactly; false: each cell is drawn
    pave_threshold threshold;
    const pave_threshold *thresholds; ///< races - 1: one for each group. NULL: `threshold` for all
    int32_t reach; ///< neighbours are the cells within this many steps, 1..PAVE_REACH_MAX; 0: 1
} pave_segregation_part_def;

/// The part of a segregation that is on one rank.
typedef struct pave_segregation_part pave_segregation_part;

/// Makes a part: its rows, the first races, and the count of satisfied agents. Collective. `ranks`
/// may be NULL, which is one rank; it is copied, and its context must outlive the part. Returns
/// PAVE_OK; PAVE_RANGE and PAVE_INVALID as pave_segregation_create and pave_window_create do, or
/// where a board or a strip has too many cells; PAVE_UNSUPPORTED for a board that cannot be cut
/// into rows; PAVE_NO_MEMORY; PAVE_IO where an exchange fails. All ranks return the same. On
/// failure `out` is NULL and `error` (may be NULL) is filled. Time and memory: those of
/// pave_segregation_create for the strip, one byte more a cell, and the time to count the rows of
/// the whole.
PAVE_API pave_result pave_segregation_part_create(const pave_segregation_part_def *def,
                                                  const pave_ranks *ranks,
                                                  const pave_allocator *allocator,
                                                  pave_segregation_part **out, pave_error *error);

/// Releases a part; NULL is allowed. Not collective.
PAVE_API void pave_segregation_part_destroy(pave_segregation_part *part);

/// Does one step, as pave_segregation_step. Collective. `batch` (may be NULL): its runner is used
/// for the strip, its progress is not. Returns PAVE_OK; PAVE_RANGE after
/// PAVE_SEGREGATION_STEPS_MAX steps; PAVE_NO_MEMORY, and nothing has changed; PAVE_IO where an
/// exchange fails, now and from then on: the part is then only to be destroyed. All ranks return
/// the same. Linear time in the cells of the strip, and 15 exchanges or a few more.
PAVE_API pave_result pave_segregation_part_step(pave_segregation_part *part,
                                                const pave_batch *batch);

/// Does steps until the status is satisfied or frozen, or until `steps_max` steps are done since it
/// was made, as pave_segregation_run. Collective. Any rank may have progress; one that stops stops
/// all. Returns PAVE_OK; PAVE_RANGE for steps_max below 0; PAVE_STOPPED, PAVE_NO_MEMORY: the state
/// is that after the last whole step, and a run may go on; PAVE_IO as a step.
PAVE_API pave_result pave_segregation_part_run(pave_segregation_part *part, int64_t steps_max,
                                               const pave_batch *batch);

/// The counts of the whole, equal on all ranks.
typedef struct pave_segregation_part_state {
    pave_segregation_status status;
    int64_t steps; ///< done
    int64_t moves; ///< of agents, in all steps
    int64_t cells, agents, vacancies;
    int64_t satisfied, unsatisfied; ///< agents
} pave_segregation_part_state;

// clang-format off
/// The state of the whole. Constant time.
PAVE_API pave_segregation_part_state pave_segregation_part_get_state(
    const pave_segregation_part *part);
// clang-format on

/// The unsatisfied agents of the whole before each step, and now: `count` (may be NULL) numbers,
/// one more than steps. Valid until the next step. Constant time.
PAVE_API const int64_t *pave_segregation_part_history(const pave_segregation_part *part,
                                                      int64_t *count);

/// Which cells are on a rank: whole rows, in the order of the window. There may be none.
typedef struct pave_segregation_strip {
    int64_t row, row_count; ///< the first row, 0.. from the top of the window; how many
    int64_t first, count;   ///< the first cell; how many
} pave_segregation_strip;

/// The cells of this part. Constant time.
PAVE_API pave_segregation_strip pave_segregation_part_get_strip(const pave_segregation_part *part);

/// Writes the races of the own cells. `out` must hold at least as many elements as the strip has
/// cells. Linear time. Not collective.
PAVE_API void pave_segregation_part_races(const pave_segregation_part *part, uint8_t *out);

/// The hash of the races of the whole, which is pave_segregation_hash of the same board; equal on
/// all ranks. Collective. Returns PAVE_OK; PAVE_IO where an exchange fails, and `out` is untouched.
/// Time: linear in the cells of the whole, since ranks take turns, and an exchange for each rank.
PAVE_API pave_result pave_segregation_part_hash(pave_segregation_part *part, uint64_t *out);

/// What was exchanged since a part was made.
typedef struct pave_segregation_cost {
    int64_t calls; ///< of functions of pave_ranks
    int64_t bytes; ///< that this rank sent to others; a sum counts once
} pave_segregation_cost;

/// The cost so far. Constant time.
PAVE_API pave_segregation_cost pave_segregation_part_get_cost(const pave_segregation_part *part);

#ifdef __cplusplus
}
#endif
#endif
