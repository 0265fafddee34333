/// src/mesh/dense/dense_push_work.h: what the steps of pushes on a dense board work with.
#ifndef PAVE_SRC_DENSE_PUSH_WORK_H
#define PAVE_SRC_DENSE_PUSH_WORK_H

#include "dense_push.h"

/// Lists of those multis that lie in one strip and move, by how many slots they have, so that loops
/// over them need not guess it. List i has the slots of multis of i + 2 slots, one multi after the
/// other; the last list has a count before the slots of each. Each in order of leaders.
/// (The dense board's own lists are not read in steps: of those few that have many slots each would
/// be a wait for memory.)
enum { PAVE_PUSH_LISTS = 5, PAVE_PUSH_OTHERS = PAVE_PUSH_LISTS - 1 };

/// What is known of the rows of a strip. Rows count the inner ones, from 0.
typedef struct pave_push_strip {
    int32_t first[PAVE_PUSH_LISTS]; ///< of each list, the element where those begin whose leaders
                                    ///< lie in its rows
    int32_t star_first; ///< the first row of tiles whose centres it may find before the other
                        ///< strips are done
    int32_t star_end;   ///< behind the last one
    uint64_t moved;     ///< the square of the farthest move
} pave_push_strip;

/// What a strip may do when its rows up to this one are pushed.
typedef struct pave_push_ready {
    int32_t end[PAVE_PUSH_LISTS]; ///< of each list, those before this element have all their sums
    int32_t star_end; ///< tiles of the rows before this one have all their corners, as far as the
                      ///< strip may find centres at all
} pave_push_ready;

typedef struct pave_push_work {
    const pave_push_kernel *kernel;
    pave_dense *dense;            ///< its x and y are where vertices are
    int32_t *x, *y;               ///< where they go, or came from: 2 * plane each, padded
    int32_t *center_x, *center_y; ///< of places: plane each, padded
    uint8_t *flags;               ///< of places: plane, padded
    uint8_t *doubts;              ///< of the tiles, a bit each: is bad after the step
    uint8_t *doubted;             ///< height: a tile of the row is
    int64_t stride;               ///< bytes of doubts of a row
    int32_t *lists[PAVE_PUSH_LISTS];
    int32_t room[PAVE_PUSH_LISTS]; ///< for how many elements
    int32_t strip_rows;            ///< of a strip: all where they are run in order, for then none
                                   ///< has to wait
    int32_t strip_count, crossing_count;
    int64_t crossing_room;
    pave_push_strip *strips;
    pave_push_ready *ready; ///< height
    int32_t *crossing;      ///< the multis that lie in several strips
    pave_push_row push;     ///< what all rows have in common
    pave_star_row star;
    bool guarding;        ///< whether vertices come from a step
    pave_dense_view view; ///< for the guard
} pave_push_work;

/// Which run a bit of a place's flags is about: that of a neighbour (or of the place itself), and
/// the edge of that tile before the corner.
typedef struct pave_push_flag {
    int8_t neighbor, edge;
} pave_push_flag;

/// [by_columns][bit].
extern const pave_push_flag pave_push_flags[2][6];

/// Takes the memory and fills in what stays the same for all steps; dense board, kernel,
/// strip_rows, radii and star are set, all else is zero. PAVE_OK or PAVE_NO_MEMORY; to be released
/// either way.
pave_result pave_push_work_create(pave_push_work *work);
void pave_push_work_release(pave_push_work *work);

/// Finds the centres of all tiles, for the first step.
void pave_push_centers(pave_push_work *work, const pave_batch *batch);

/// A step, unguarded: from the dense board's positions to the work's; centres are those of the new
/// ones, and doubts mark the tiles that are bad.
void pave_push_step(pave_push_work *work, const pave_batch *batch);

/// The row behind the last one of a strip.
static inline int32_t pave_push_strip_end(const pave_push_work *work, int32_t strip)
{
    int32_t end = (strip + 1) * work->strip_rows, height = work->dense->board->height;
    return end < height ? end : height;
}

#endif
