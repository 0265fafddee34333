/// src/segregation/segregation_model.h: data of a segregation, and the interface of an order of
/// moves. segregation.c has the code shared by both orders; each order is a `way`.
///
/// Races are stored in *slots*, one byte each, with zeros before and after. A way chooses between
/// two layouts: lists, where a slot is a cell and neighbours are listed; and, for windows of
/// squares, hexagons and triangles, rows of slots with zeros between them, so that each neighbour
/// is at a fixed offset. Slots are in the order of cells in both.
#ifndef PAVE_SRC_SEGREGATION_MODEL_H
#define PAVE_SRC_SEGREGATION_MODEL_H

#include "../base/bits.h"
#include "../base/memory.h"

#include <pave/segregation.h>

// ---- Neighbour lists ----------------------------------------------------------------------------

/// The neighbours of cell i are to[start[i]] .. to[start[i + 1] - 1]. With reach 1, a neighbour
/// that is connected twice is listed twice; with a larger reach, once. The cell itself is never
/// listed.
typedef struct pave_segregation_lists {
    const int32_t *start, *to;
    int32_t count;      ///< number of cells
    pave_graph *made;   ///< graph made for a window, destroyed with the lists; otherwise NULL
    int32_t *own_start; ///< with a reach above 1: arrays to release; otherwise NULL
    int32_t *own_to;
} pave_segregation_lists;

/// Returns PAVE_OK; PAVE_RANGE beyond INT32_MAX cells or neighbours; PAVE_NO_MEMORY. On failure
/// `out` is zeroed. `reach` is at least 1.
pave_result pave_segregation_lists_make(const pave_ground *ground, int32_t reach,
                                        const pave_allocator *allocator,
                                        pave_segregation_lists *out);
/// Returns whether distances between the cells of a ground can be computed from coordinates:
/// squares and hexagons in convex shapes.
bool pave_segregation_measured(const pave_ground *ground);

/// Makes the same lists faster, for a ground that satisfies pave_segregation_measured.
pave_result pave_segregation_lists_measure(const pave_ground *ground, int32_t reach,
                                           const pave_allocator *allocator,
                                           pave_segregation_lists *out);
void pave_segregation_lists_release(const pave_allocator *allocator, pave_segregation_lists *lists);
/// Computes pave_segregation_neighbors_max for a reach of at least 1. Fails as
/// pave_segregation_lists_make does.
pave_result pave_segregation_neighbors_find(const pave_ground *ground, int32_t reach,
                                            const pave_allocator *allocator, int32_t *out);

// ---- Slots --------------------------------------------------------------------------------------

/// Number of zero bytes before the first slot and after the last; vector loads may read them.
enum { PAVE_SEGREGATION_SLACK = 128, PAVE_SEGREGATION_CONTACTS_MAX = 16 };

/// A neighbour: `rows` below, `slots` to the right. On triangles, some contacts exist only for even
/// or only for odd slots.
typedef struct pave_segregation_contact {
    int32_t rows, slots;
    uint64_t lanes; ///< mask in a word of slots: all, the even or the odd ones
} pave_segregation_contact;

/// Words of slots whose neighbours are at the same offsets. A word has 64 slots, and all its cells
/// belong to one span.
typedef struct pave_segregation_span {
    int64_t word, count;
    int64_t row[3]; ///< distance from a slot to the slot above it, to itself (0) and to the slot
                    ///< below it
} pave_segregation_span;

/// A slot outside the window that copies another slot, in a window that wraps.
typedef struct pave_segregation_ghost {
    int64_t slot, of;
} pave_segregation_ghost;

typedef struct pave_segregation_layout {
    bool rows;          ///< the layout is by rows; otherwise by lists, where a slot is a cell
    int64_t word_count; ///< words of 64 slots; the last may have slots without a cell
    // For rows:
    int64_t *row_slot; ///< per row of the window, slot of its first cell (row_count + 1 elements)
    pave_segregation_span *spans;
    int32_t span_count, span_room;
    pave_segregation_contact contacts[PAVE_SEGREGATION_CONTACTS_MAX];
    int32_t contact_count;
    pave_segregation_ghost *ghosts;
    int64_t ghost_count, ghost_room;
    // For lists:
    pave_segregation_lists lists;
} pave_segregation_layout;

// ---- The model ----------------------------------------------------------------------------------

/// Order of moves. The common part calls `begin` once, when `cells` and `vacant` are filled, and
/// then `advance` for each step.
typedef struct pave_segregation_way {
    bool lists; ///< requires the layout by lists; otherwise it is by rows if possible
    /// Counts state.unsatisfied, and allocates the way's data in `own`. On failure the caller still
    /// calls `end`.
    pave_result (*begin)(pave_segregation *segregation);
    /// Performs step number state.steps (0-based): moves agents, updates `cells`, `vacant` and
    /// state.unsatisfied, and stores the number of moves (0: no agent can move, the run is frozen).
    /// Leaves everything unchanged on failure.
    pave_result (*advance)(pave_segregation *segregation, const pave_batch *batch, int64_t *moves);
    void (*end)(pave_segregation *segregation);
} pave_segregation_way;

struct pave_segregation {
    /// Definition with defaults filled in. Its pointers are NULL, except the ground's.
    pave_segregation_def def;
    const pave_segregation_way *way;
    void *own; ///< data of the way
    pave_segregation_layout layout;
    uint8_t *cells;   ///< race per slot, 0 without a cell; allocated with SLACK bytes on both ends
    uint64_t *open;   ///< bit per slot: cells that are not closed
    uint64_t *vacant; ///< bit per slot: open cells that are empty
    int32_t neighbors_max;
    int32_t *least; ///< least[race * (neighbors_max + 1) + k]: required number of same-race
                    ///< neighbours if k are occupied, 0..k + 1; 0 for race 0
    bool alike;     ///< all groups have the same thresholds
    pave_segregation_state state;
    int32_t *history;
    int64_t history_room;
    pave_allocator allocator;
};

/// Returns the minimum that an agent of a race needs if k neighbours are occupied.
static inline int32_t pave_segregation_least(const pave_segregation *segregation, int race,
                                             int32_t k)
{
    return segregation->least[(int64_t)race * (segregation->neighbors_max + 1) + k];
}

/// Implements PAVE_ORDER_SYNCHRONOUS, by rows or by lists.
extern const pave_segregation_way pave_segregation_random;

/// Implements PAVE_ORDER_SEQUENTIAL, by lists.
extern const pave_segregation_way pave_segregation_turns;

// ---- Layouts (segregation_layout.c) -------------------------------------------------------------

/// Fills in the layout. Release it even after a failure. A window with cells that are their own
/// neighbours uses lists; then def.ground is a window, and lists.made is its graph.
pave_result pave_segregation_layout_make(const pave_segregation_def *def, bool lists,
                                         const pave_allocator *allocator,
                                         pave_segregation_layout *out);
void pave_segregation_layout_release(const pave_allocator *allocator,
                                     pave_segregation_layout *layout);

/// Sets the bit of each slot that is a cell.
void pave_segregation_layout_cells(const pave_segregation_layout *layout, const pave_ground *ground,
                                   uint64_t *out);

/// Converts between slots and n bytes in cell order.
void pave_segregation_gather(const pave_segregation *segregation, uint8_t *out);
void pave_segregation_scatter(pave_segregation *segregation, const uint8_t *races);

/// Computes `vacant` from `open` and `cells`, and the numbers of agents and vacancies in `state`.
void pave_segregation_recount(pave_segregation *segregation);

// ---- Creation (segregation_create.c, segregation_start.c) ---------------------------------------

/// Fills in the defaults and checks everything except cells. Fails as pave_segregation_create does.
pave_result pave_segregation_check(const pave_segregation_def *def, pave_segregation_def *out,
                                   pave_error *error);

/// Fills neighbors_max, least and alike. Fails as pave_segregation_create does.
pave_result pave_segregation_thresholds(pave_segregation *segregation,
                                        const pave_segregation_def *def, pave_error *error);

/// Fills `cells` and `open` from the given start or a random draw. Fails as pave_segregation_create
/// does.
pave_result pave_segregation_settle(pave_segregation *segregation, const pave_segregation_def *def,
                                    pave_error *error);

#endif
