/// src/segregation/segregation_part_model.h: what a part of a segregation is made of: a segregation
/// of its own for the strip, whose window has the own rows and a halo, the rows beside them that
/// the reach takes in. Only own cells are open, so the passes of segregation_movers.h see no
/// others.
#ifndef PAVE_SRC_SEGREGATION_PART_MODEL_H
#define PAVE_SRC_SEGREGATION_PART_MODEL_H

#include "../tiling/window_shapes.h"
#include "segregation_movers.h"

#include <pave/segregation_part.h>

/// A row of slots that is sent or received.
typedef struct pave_halo_piece {
    int64_t slot, count;
} pave_halo_piece;

/// The exchange of rows, rank by rank, and of each rank in the order of its window.
typedef struct pave_halo {
    pave_halo_piece *out, *in;
    int64_t out_count, in_count;
    int64_t *out_sizes, *in_sizes; ///< of each rank, in bytes
    uint8_t *sent, *received;
    int64_t out_bytes, in_bytes;
} pave_halo;

/// What ranks send each other where places of all of them change: looks go to the rank that has
/// the place, an answer comes back, then a verdict goes.
typedef struct pave_part_look_mail {
    int64_t most, own_most; ///< looks of a batch, and of one rank in it
    // Of the own looks:
    int32_t *owner; ///< the rank that has the place
    int32_t *at;    ///< where a look is in `places`
    uint32_t *places;
    uint8_t *answers;
    // Of the looks at own places:
    uint32_t *asked;
    uint8_t *said, *verdicts;
    // Of each rank: counts, and sizes of an exchange in bytes.
    int64_t *sent, *received, *out_sizes, *in_sizes;
} pave_part_look_mail;

struct pave_segregation_part {
    pave_allocator allocator;
    pave_ranks ranks;
    int32_t rank, rank_count;
    pave_segregation_cost cost;
    pave_result broken; ///< PAVE_IO once an exchange has failed
    // The whole:
    pave_window_def window;
    pave_window_plan plan;      ///< of `window`
    int64_t *row_of, *first_of; ///< of each rank, its first row and cell; one more at the end
    pave_segregation_part_state state;
    int64_t *history;
    int64_t history_room;
    // Of the present step, of each rank, the number of its first mover, vacancy and chosen vacancy;
    // one more at the end:
    int64_t *mover_of, *vacancy_of, *taken_of;
    void *gathered; ///< a pave_part_leaving or pave_part_leaving_few of each rank, or less
    // The strip:
    pave_window local;
    pave_window_row *rows; ///< of `local`
    int32_t *blocks;
    int64_t own_row; ///< the first own row of `local`
    pave_segregation *strip;
    pave_movers movers;
    pave_halo halo;
    pave_part_look_mail mail;
};

/// What a rank reports once its movers are chosen.
typedef struct pave_part_leaving {
    int64_t taken; ///< chosen vacancies
    int64_t races[PAVE_TALLY];
} pave_part_leaving;

/// The same where few move.
typedef struct pave_part_leaving_few {
    int64_t taken, leaving;
    uint8_t races[PAVE_FEW]; ///< of those that leave, in order
} pave_part_leaving_few;

static inline int64_t pave_part_rows(const pave_segregation_part *part)
{
    return part->row_of[part->rank + 1] - part->row_of[part->rank];
}

static inline int64_t pave_part_cells(const pave_segregation_part *part)
{
    return part->first_of[part->rank + 1] - part->first_of[part->rank];
}

/// Of a number below starts[ranks], the rank whose numbers it is among.
static inline int32_t pave_part_owner(const pave_segregation_part *part, const int64_t *starts,
                                      int64_t number)
{
    int32_t low = 0, high = part->rank_count - 1;
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (number < starts[middle + 1])
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

// ---- Exchanges (segregation_part.c) -------------------------------------------------------------
// The functions of pave_ranks, counted. PAVE_IO from one is for ever.

pave_result pave_part_sum(pave_segregation_part *part, int64_t *values, int64_t count);
pave_result pave_part_most(pave_segregation_part *part, int64_t *value);
pave_result pave_part_gather(pave_segregation_part *part, const void *mine, size_t size, void *all);
pave_result pave_part_exchange(pave_segregation_part *part, const void *out,
                               const int64_t *out_sizes, void *in, const int64_t *in_sizes);

/// The worst result of any rank.
pave_result pave_part_agree(pave_segregation_part *part, pave_result result);

// ---- The strip (segregation_part_strip.c) -------------------------------------------------------

/// Cuts the whole into rows: `window`, `plan`, `row_of`, `first_of` and state.cells. Fails as
/// pave_segregation_part_create does.
pave_result pave_part_cut(pave_segregation_part *part, const pave_segregation_part_def *def,
                          pave_error *error);

/// Makes the window of the strip and its halo: `local`. Fails likewise.
pave_result pave_part_window(pave_segregation_part *part, int32_t reach, pave_error *error);

/// Makes the layout of `strip`. Fails likewise.
pave_result pave_part_layout(pave_segregation_part *part);

/// Opens the own cells.
void pave_part_open(pave_segregation_part *part);

/// The slot of the first cell of a row of `local`.
int64_t pave_part_slot(const pave_segregation_part *part, int64_t row);

/// The row of the whole where a row that may be beyond it lies, by the wrap.
int64_t pave_part_wrapped(const pave_segregation_part *part, int64_t row);

// ---- The halo (segregation_part_halo.c) ---------------------------------------------------------

/// Makes `halo`. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_halo_make(pave_segregation_part *part);
void pave_halo_release(pave_segregation_part *part);

/// Fills the rows beside the own ones.
pave_result pave_halo_exchange(pave_segregation_part *part);

// ---- Looks (segregation_part_looks.c) -----------------------------------------------------------

/// Places of all ranks that are to change until the counts are right: bits of ranks that are in
/// the state `surplus`, which then change it; or, where `bits` is NULL, races of which there are
/// too many, which become those of which there are too few.
typedef struct pave_part_look_job {
    const pave_hand *hand;
    uint32_t what;
    const int64_t *first_of; ///< of each rank, its first place; one more at the end
    uint64_t *bits;          ///< those of the own places
    int64_t bit_first;       ///< the bit of the first own place
    bool surplus;
    uint8_t *dealt;        ///< the races at the own places
    int classes;           ///< 1 of bits; else races
    const int64_t *there;  ///< of each class, the count on all ranks
    const int64_t *wanted; ///< of each class, what the count should be; below `there` of one at
                           ///< least, or nothing is to do
} pave_part_look_job;

/// Makes `mail`. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_part_look_mail_make(pave_segregation_part *part);
void pave_part_look_mail_release(pave_segregation_part *part);

/// Looks at places until the counts are right. Returns PAVE_OK or PAVE_IO.
pave_result pave_part_look(pave_segregation_part *part, const pave_part_look_job *job);

// ---- Steps (segregation_part_step.c) ------------------------------------------------------------

/// Draws the first races of the own cells into `races`, which must hold at least
/// pave_deal_bytes(PAVE_DEAL_BLOCK + own cells) bytes; the first is at *first. Returns PAVE_OK,
/// PAVE_NO_MEMORY (on all ranks) or PAVE_IO.
pave_result pave_part_draw(pave_segregation_part *part, const pave_segregation_part_def *def,
                           const uint64_t *shares, uint8_t *races, int64_t *first);

/// Fills the halo, finds the unsatisfied, and counts movers and vacancies of all ranks, of which
/// this one has that many.
pave_result pave_part_scan(pave_segregation_part *part, const pave_batch *batch, int64_t vacancies);

/// One step, whose number is state.steps, as pave_segregation_way.advance; adds its moves to the
/// state. `moved`: whether there were any.
pave_result pave_part_advance(pave_segregation_part *part, const pave_batch *batch, bool *moved);

/// Makes a part use another kernel or wide looks, as tests do, before the first step.
void pave_segregation_part_use(pave_segregation_part *part, const pave_segregation_kernel *kernel,
                               bool wide);

#endif
