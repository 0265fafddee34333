/// src/segregation/segregation_repair.c: makes all agents satisfied by changing races.
///
/// An unsatisfied agent joins the race that most of its neighbours have, if it is satisfied there
/// and there are strictly more pairs of like neighbours then; else its cell becomes empty. Why it
/// ends: a cell is emptied at most once; and in between, each change of race adds at least a pair,
/// and pairs are at most edges. As an emptied cell removes no more pairs than it has neighbours,
/// there are at most twice as many changes of race as arcs, in all. Why all are satisfied then: an
/// agent near a change is in the queue of cells to check.
#include "../base/exact.h"

#include "../graph/ground_near.h"
#include "segregation_model.h"

#include <string.h>

typedef struct pave_mender {
    pave_segregation *segregation;
    pave_segregation_lists lists; ///< of neighbours; `start` NULL: `near` is used
    pave_segregation_lists made;
    pave_near near;
    uint8_t *races;   ///< of cells
    uint8_t *before;  ///< the same, as they were
    int32_t *queue;   ///< a ring of cells to check, each once: so there is room for all
    uint64_t *queued; ///< bits of cells
    int32_t first, count;
    int32_t tally[PAVE_RACES_MAX];
} pave_mender;

static const int32_t *mender_list(const pave_mender *mender, int32_t cell, int32_t *count)
{
    const int32_t *start = mender->lists.start;
    if (!start) return pave_near_list(&mender->near, cell, count);
    *count = start[cell + 1] - start[cell];
    return mender->lists.to + start[cell];
}

static void mender_push(pave_mender *mender, int32_t cell)
{
    int64_t cells = mender->segregation->state.cells, at = (int64_t)mender->first + mender->count;
    if (mender->races[cell] == 0 || pave_bits_test(mender->queued, cell)) return;
    pave_bits_set(mender->queued, cell);
    mender->queue[at < cells ? at : at - cells] = cell;
    mender->count++;
}

static int32_t mender_pop(pave_mender *mender)
{
    int32_t cell = mender->queue[mender->first];
    mender->first = mender->first + 1 < mender->segregation->state.cells ? mender->first + 1 : 0;
    mender->count--;
    pave_bits_put(mender->queued, cell, 0);
    return cell;
}

/// How many neighbours are occupied, and how many have the race of the cell.
static int32_t mender_count(const pave_mender *mender, int32_t cell, int32_t *own)
{
    int32_t count, occupied = 0, alike = 0;
    const int32_t *near = mender_list(mender, cell, &count);
    for (int32_t i = 0; i < count; i++) {
        occupied += mender->races[near[i]] != 0;
        alike += mender->races[near[i]] == mender->races[cell];
    }
    *own = alike;
    return occupied;
}

/// The race that an unsatisfied agent takes: the most frequent among the neighbours (ties: the
/// smallest); 0 where that does not help.
static int mender_race(pave_mender *mender, int32_t cell, int32_t occupied, int32_t own)
{
    int32_t count, most = own;
    int best = 0;
    const int32_t *near = mender_list(mender, cell, &count);
    for (int32_t i = 0; i < count; i++) {
        int race = mender->races[near[i]];
        int32_t found = ++mender->tally[race];
        if (race == 0 || found < most || (found == most && (best == 0 || race > best))) continue;
        most = found;
        best = race;
    }
    for (int32_t i = 0; i < count; i++) mender->tally[mender->races[near[i]]] = 0;
    return best > 0 && most > own &&
                   most >= pave_segregation_least(mender->segregation, best, occupied)
               ? best
               : 0;
}

static void mender_look(pave_mender *mender, int32_t cell)
{
    int32_t own, count, occupied = mender_count(mender, cell, &own);
    if (own >= pave_segregation_least(mender->segregation, mender->races[cell], occupied)) return;
    mender->races[cell] = (uint8_t)mender_race(mender, cell, occupied, own);
    const int32_t *near = mender_list(mender, cell, &count);
    for (int32_t i = 0; i < count; i++) mender_push(mender, near[i]);
}

// ---- All of it ----------------------------------------------------------------------------------

/// Prepares the neighbours: the lists of the segregation, or those of the window.
static pave_result mender_begin_near(pave_mender *mender)
{
    const pave_segregation *segregation = mender->segregation;
    const pave_ground *ground = &segregation->def.ground;
    // The order of repair is that of the graph.
    if (!segregation->layout.lists.by_cell) mender->lists = segregation->layout.lists;
    if (mender->lists.start) return PAVE_OK;
    if (segregation->def.reach == 1)
        return pave_near_begin(ground, &segregation->allocator, &mender->near);
    pave_result result = pave_segregation_lists_make(ground, segregation->def.reach,
                                                     &segregation->allocator, &mender->made);
    mender->lists = mender->made;
    return result;
}

static pave_result mender_begin(pave_mender *mender)
{
    const pave_allocator *allocator = &mender->segregation->allocator;
    size_t cells = (size_t)mender->segregation->state.cells;
    pave_result result = mender_begin_near(mender);
    if (result != PAVE_OK) return result;
    mender->races = pave_array_take(allocator, cells, sizeof *mender->races);
    mender->before = pave_array_take(allocator, cells, sizeof *mender->before);
    mender->queue = pave_array_take(allocator, cells, sizeof *mender->queue);
    mender->queued =
        pave_array_allocate(allocator, pave_bits_words((int64_t)cells), sizeof *mender->queued);
    return mender->races && mender->before && mender->queue && mender->queued ? PAVE_OK
                                                                              : PAVE_NO_MEMORY;
}

static void mender_end(pave_mender *mender)
{
    const pave_allocator *allocator = &mender->segregation->allocator;
    size_t cells = (size_t)mender->segregation->state.cells;
    pave_array_release(allocator, mender->queued, pave_bits_words((int64_t)cells),
                       sizeof *mender->queued);
    pave_array_release(allocator, mender->queue, cells, sizeof *mender->queue);
    pave_array_release(allocator, mender->before, cells, sizeof *mender->before);
    pave_array_release(allocator, mender->races, cells, sizeof *mender->races);
    pave_segregation_lists_release(allocator, &mender->made);
    if (mender->near.shown.cell_count > 0) pave_near_end(&mender->near);
}

/// Checks each agent once, in the order of cells, and again after each change near it. Returns how
/// many cells have changed.
static int32_t mender_mend(pave_mender *mender)
{
    int32_t cells = mender->segregation->state.cells, changed = 0;
    pave_segregation_gather(mender->segregation, mender->races);
    memcpy(mender->before, mender->races, (size_t)cells);
    for (int32_t cell = 0; cell < cells; cell++) {
        int32_t own;
        if (mender->races[cell] == 0) continue;
        int32_t occupied = mender_count(mender, cell, &own);
        if (own < pave_segregation_least(mender->segregation, mender->races[cell], occupied))
            mender_push(mender, cell);
    }
    while (mender->count > 0) {
        int32_t cell = mender_pop(mender);
        if (mender->races[cell]) mender_look(mender, cell);
    }
    for (int32_t cell = 0; cell < cells; cell++)
        changed += mender->races[cell] != mender->before[cell];
    pave_segregation_scatter(mender->segregation, mender->races);
    return changed;
}

pave_result pave_segregation_repair(pave_segregation *segregation, int32_t *changed)
{
    pave_segregation_state *state = &segregation->state;
    pave_mender mender = {.segregation = segregation};
    pave_result result = PAVE_OK;
    int32_t count = 0;
    if (state->unsatisfied > 0) {
        result = mender_begin(&mender);
        if (result == PAVE_OK) count = mender_mend(&mender);
        mender_end(&mender);
    }
    if (result != PAVE_OK) return result;
    segregation->repaired = true;
    pave_segregation_recount(segregation);
    state->unsatisfied = 0;
    state->satisfied = state->agents;
    if (changed) *changed = count;
    return PAVE_OK;
}
