/// src/region/label_part.h: the components of labels on ranks: the strip of this rank, and what the
/// ranks unite.
#ifndef PAVE_SRC_REGION_LABEL_PART_H
#define PAVE_SRC_REGION_LABEL_PART_H

#include "../tiling/window_shapes.h"

#include <pave/label_part.h>

/// Which cells of the row above a cell touches: those whose slots are greater by a shift.
typedef struct pave_label_contacts {
    int32_t count, shift[3];
    bool every_second; ///< triangles: only those with an even slot touch the row above
} pave_label_contacts;

/// Numbers of two components that touch: of the strip above, and of this one.
typedef struct pave_label_pair {
    int32_t above, below;
} pave_label_pair;

/// What each rank tells all others.
typedef struct pave_label_rank {
    int64_t row, row_count;
    int64_t components; ///< of its strip
} pave_label_rank;

typedef struct pave_label_part {
    const pave_label_part_def *def;
    const pave_ranks *ranks;
    const pave_allocator *allocator;
    int32_t rank, rank_count;
    pave_label_rank *all; ///< of each rank
    // The whole:
    pave_window_def window; ///< with its tiling
    pave_window_plan plan;
    int64_t period_slots; ///< of a wrap: slots of a row, and what a slot gains by going over the
    int64_t wrap_slots;   ///< first row
    pave_label_contacts contacts;
    // The strip, as a window that does not wrap:
    pave_window local;
    pave_window_row *rows;
    int32_t *blocks;
    const int32_t *labels;
    int32_t *numbers; ///< of each cell, in the strip alone
    int32_t found;    ///< numbers are 1..found
    int32_t *joined;  ///< found + 1: the number once the wrap has joined some
    int64_t *map;     ///< found + 1: the number in the whole
    // Borders:
    int64_t above_width;   ///< of the row above the strip; 0: none
    int32_t *sent, *above; ///< the last row, and the row above: labels, then numbers
    int64_t *out_sizes, *in_sizes;
    pave_label_pair *pairs; ///< those of this rank; the first is their count
    int64_t pair_room;
    // What is united:
    int64_t most;             ///< pairs of one rank
    pave_label_pair *offered; ///< `pairs` with room for most
    pave_label_pair *met;     ///< what each rank offered
    uint64_t *ids, *spare;
    int32_t *parents;
    int64_t node_room;
} pave_label_part;

/// The run of a row of the whole.
static inline pave_window_run pave_label_run(const pave_label_part *part, int64_t row)
{
    return part->plan.run(&part->plan, part->plan.first + row);
}

static inline int64_t pave_label_width(const pave_label_part *part, int32_t row)
{
    return part->rows[row + 1].start - part->rows[row].start;
}

// ---- The strip (label_part_strip.c) -------------------------------------------------------------

/// Plans the whole window and checks it.
pave_result pave_label_plan(const pave_window_def *window, pave_window_def *whole,
                            pave_window_plan *plan, pave_error *error);

/// Makes the strip, takes the memory of its borders, and numbers its components. What was taken is
/// to be released by pave_label_strip_close, also on failure.
pave_result pave_label_strip_open(pave_label_part *part, pave_error *error);
void pave_label_strip_close(pave_label_part *part);

/// The offset in the row above of what a cell of a row touches there by a shift, or -1. `over`: the
/// row is the first of the whole, and the wrap leads to the last.
int64_t pave_label_above(const pave_label_part *part, pave_window_row row, int64_t offset,
                         int32_t shift, int64_t above_slot, int64_t above_width, bool over);

// ---- The borders (label_part_join.c) ------------------------------------------------------------

/// Exchanges rows and pairs and fills `map`. Collective. What was taken is to be released by
/// pave_label_join_close, also on failure.
pave_result pave_label_join(pave_label_part *part, int64_t *count, pave_error *error);
void pave_label_join_close(pave_label_part *part);

#endif
