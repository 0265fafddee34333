/// src/segregation/segregation_model.h: what a segregation is made of, and how an order of moves
/// plugs into it. segregation.c has what is common to both orders; each is a `way`.
///
/// Races are stored in *slots*, a byte each, with zeros before and after. A way chooses between two
/// layouts: lists, where a slot is a cell and neighbours are listed; and, for windows of squares,
/// hexagons and triangles, rows of slots with zeros between them, so that a neighbour is a fixed
/// number of slots away. The order of slots is that of cells in both.
#ifndef PAVE_SRC_SEGREGATION_MODEL_H
#define PAVE_SRC_SEGREGATION_MODEL_H

#include "../base/bits.h"
#include "../base/memory.h"

#include <pave/segregation.h>

// ---- Neighbour lists ----------------------------------------------------------------------------

/// The neighbours of cell i are to[start[i]] .. to[start[i + 1] - 1]; a cell that is joined
/// twice is listed twice, the cell itself never (with a reach above 1 each is listed once).
typedef struct pave_segregation_lists {
    const int32_t *start, *to;
    int32_t count;      ///< cells
    pave_graph *made;   ///< of a window: destroyed with the lists; else NULL
    int32_t *own_start; ///< with a reach above 1: the arrays to release; else NULL
    int32_t *own_to;
} pave_segregation_lists;

/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or neighbours; PAVE_NO_MEMORY. On failure
/// `out` is zeroed. `reach` is 1 or more.
pave_result pave_segregation_lists_make(const pave_ground *ground, int32_t reach,
                                        const pave_allocator *allocator,
                                        pave_segregation_lists *out);
/// Whether the steps between the cells of a ground follow from their coordinates: those of
/// squares and hexagons in shapes without dents.
bool pave_segregation_measured(const pave_ground *ground);

/// The same lists in less time, of a ground that is measured.
pave_result pave_segregation_lists_measure(const pave_ground *ground, int32_t reach,
                                           const pave_allocator *allocator,
                                           pave_segregation_lists *out);
void pave_segregation_lists_release(const pave_allocator *allocator, pave_segregation_lists *lists);
/// pave_segregation_neighbors_max of a reach of 1 or more. Fails as pave_segregation_lists_make
/// does.
pave_result pave_segregation_neighbors_find(const pave_ground *ground, int32_t reach,
                                            const pave_allocator *allocator, int32_t *out);

// ---- Slots --------------------------------------------------------------------------------------

/// Zeros before the first slot and behind the last one: vectors may be read there.
enum { PAVE_SEGREGATION_SLACK = 128, PAVE_SEGREGATION_CONTACTS_MAX = 16 };

/// A neighbour: `rows` below, `slots` to the right. Of triangles some are only those of even slots,
/// or of odd ones.
typedef struct pave_segregation_contact {
    int32_t rows, slots;
    uint64_t lanes; ///< bits of a word of slots: all, the even or the odd ones
} pave_segregation_contact;

/// Words of slots with the same offsets of neighbours. A word has 64 slots, and cells of one span
/// alone.
typedef struct pave_segregation_span {
    int64_t word, count;
    int64_t row[3]; ///< how many slots lie between a place and the same one a row above, in the row
                    ///< (0), and below
} pave_segregation_span;

/// A slot beyond the window that copies another slot, where the window wraps.
typedef struct pave_segregation_ghost {
    int64_t slot, of;
} pave_segregation_ghost;

typedef struct pave_segregation_layout {
    bool rows;          ///< else lists: a slot is a cell
    int64_t word_count; ///< slots are words of 64; behind the last cell there may be some without
    // Of rows:
    int64_t *row_slot; ///< of each row of the window, the slot of its first cell (row_count + 1
                       ///< elements)
    pave_segregation_span *spans;
    int32_t span_count, span_room;
    pave_segregation_contact contacts[PAVE_SEGREGATION_CONTACTS_MAX];
    int32_t contact_count;
    pave_segregation_ghost *ghosts;
    int64_t ghost_count, ghost_room;
    // Of lists:
    pave_segregation_lists lists;
} pave_segregation_layout;

// ---- The model ----------------------------------------------------------------------------------

/// How agents move. The common part calls `begin` once, when `cells` and `vacant` are filled, and
/// then `advance` for each step.
typedef struct pave_segregation_way {
    bool lists; ///< whether it wants the layout by lists; else it is by rows wherever that can be
    /// Counts state.unsatisfied, and makes what it needs, in `own`. On failure `end` is called all
    /// the same.
    pave_result (*begin)(pave_segregation *segregation);
    /// One step, whose number (from 0) is state.steps: moves agents, keeps `cells`, `vacant` and
    /// state.unsatisfied, and reports how many moved (0: no agent can, the run is frozen). Leaves
    /// all as it was on failure.
    pave_result (*advance)(pave_segregation *segregation, const pave_batch *batch, int64_t *moves);
    void (*end)(pave_segregation *segregation);
} pave_segregation_way;

struct pave_segregation {
    pave_segregation_def def; ///< races, vacancy, reach and so on with their defaults put in; its
                              ///< pointers are NULL, except those of the ground
    const pave_segregation_way *way;
    void *own; ///< the way's
    pave_segregation_layout layout;
    uint8_t *cells; ///< the race of each slot, 0 where there is no cell; SLACK bytes before it and
                    ///< behind belong to it
    uint64_t *open; ///< bits of slots: cells that are not closed
    uint64_t *vacant; ///< bits of slots: open cells that are empty
    int32_t neighbors_max;
    int32_t *least; ///< least[race * (neighbors_max + 1) + k]: how many of the same race an
                    ///< agent needs where k are occupied, 0..k + 1; of race 0: 0
    bool alike;     ///< the same for all groups
    pave_segregation_state state;
    int32_t *history;
    int64_t history_room;
    pave_allocator allocator;
};

/// The least that an agent of a race needs where k are occupied.
static inline int32_t pave_segregation_least(const pave_segregation *segregation, int race,
                                             int32_t k)
{
    return segregation->least[(int64_t)race * (segregation->neighbors_max + 1) + k];
}

/// The way of PAVE_ORDER_SYNCHRONOUS. By rows or by lists.
extern const pave_segregation_way pave_segregation_random;

/// The way of PAVE_ORDER_SEQUENTIAL. By lists.
extern const pave_segregation_way pave_segregation_turns;

// ---- Layouts (segregation_layout.c) -------------------------------------------------------------

/// Fills the layout. On failure what is in it is still to be released. A window that wraps onto
/// itself in one step uses lists (def.ground is a window then, and lists.made its graph).
pave_result pave_segregation_layout_make(const pave_segregation_def *def, bool lists,
                                         const pave_allocator *allocator,
                                         pave_segregation_layout *out);
void pave_segregation_layout_release(const pave_allocator *allocator,
                                     pave_segregation_layout *layout);

/// Sets the bit of each slot that is a cell.
void pave_segregation_layout_cells(const pave_segregation_layout *layout, const pave_ground *ground,
                                   uint64_t *out);

/// Between bytes in the order of cells, n of them, and slots.
void pave_segregation_gather(const pave_segregation *segregation, uint8_t *out);
void pave_segregation_scatter(pave_segregation *segregation, const uint8_t *races);

/// Sets `vacant` by `open` and `cells`, and agents and vacancies in `state`.
void pave_segregation_recount(pave_segregation *segregation);

// ---- Making (segregation_create.c, segregation_start.c) -----------------------------------------

/// Fills in the defaults and checks everything except cells. Fails as pave_segregation_create does.
pave_result pave_segregation_check(const pave_segregation_def *def, pave_segregation_def *out,
                                   pave_error *error);

/// Fills neighbors_max, least and alike. Fails as pave_segregation_create does.
pave_result pave_segregation_thresholds(pave_segregation *segregation,
                                        const pave_segregation_def *def, pave_error *error);

/// Fills `cells` and `open`: the start, or a draw. Fails as pave_segregation_create does.
pave_result pave_segregation_settle(pave_segregation *segregation, const pave_segregation_def *def,
                                    pave_error *error);

#endif
