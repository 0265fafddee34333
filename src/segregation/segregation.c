/// src/segregation/segregation.c: Schelling's segregation: code shared by both orders of moves.
/// Based on: T. Schelling, "Dynamic Models of Segregation", 1971.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/batch.h"
#include "segregation_model.h"

#include <string.h>

// ---- Names --------------------------------------------------------------------------------------

const char *const pave_move_order_words[] = {"sync", "sequential", NULL};

const char *const pave_segregation_status_words[] = {"running", "satisfied", "frozen", "limit",
                                                     NULL};

// ---- History and status -------------------------------------------------------------------------

/// Reserves memory for one more number, initially for 512, so that short runs allocate only once.
static pave_result history_reserve(pave_segregation *segregation)
{
    enum { FIRST = 512 };
    const int64_t need = segregation->history_room == 0 ? FIRST : segregation->state.steps + 2;
    return pave_array_reserve(&segregation->allocator, &segregation->history,
                              &segregation->history_room, need, sizeof *segregation->history)
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

/// Appends the current number of unsatisfied agents.
static void history_note(pave_segregation *segregation)
{
    pave_segregation_state *state = &segregation->state;
    state->satisfied = state->agents - state->unsatisfied;
    segregation->history[state->steps] = state->unsatisfied;
    state->status = state->unsatisfied == 0 ? PAVE_SEGREGATION_SATISFIED : PAVE_SEGREGATION_RUNNING;
}

// ---- Creation and release -----------------------------------------------------------------------

static const pave_segregation_way *segregation_choose_way(const pave_segregation_def *def)
{
    return def->order == PAVE_ORDER_SYNCHRONOUS ? &pave_segregation_random
                                                : &pave_segregation_turns;
}

static size_t segregation_cell_bytes(const pave_segregation *segregation)
{
    return 64 * (size_t)segregation->layout.word_count + 2 * PAVE_SEGREGATION_SLACK;
}

/// Allocates zeroed `cells`, `open` and `vacant` for the layout. Returns PAVE_OK or PAVE_NO_MEMORY.
static pave_result segregation_allocate(pave_segregation *segregation)
{
    const pave_allocator *allocator = &segregation->allocator;
    const size_t words = (size_t)segregation->layout.word_count;
    uint8_t *cells = pave_array_allocate(allocator, segregation_cell_bytes(segregation), 1);
    segregation->cells = cells ? cells + PAVE_SEGREGATION_SLACK : NULL;
    segregation->open = pave_array_allocate(allocator, words, sizeof *segregation->open);
    segregation->vacant = pave_array_allocate(allocator, words, sizeof *segregation->vacant);
    return segregation->cells && segregation->open && segregation->vacant ? PAVE_OK
                                                                          : PAVE_NO_MEMORY;
}

static pave_result segregation_fill(pave_segregation *segregation, const pave_segregation_def *def,
                                    pave_error *error)
{
    pave_result result = pave_segregation_thresholds(segregation, def, error);
    if (result == PAVE_OK)
        result = pave_segregation_layout_make(&segregation->def, segregation->way->lists,
                                              &segregation->allocator, &segregation->layout);
    if (result == PAVE_OK) result = segregation_allocate(segregation);
    if (result == PAVE_OK) result = pave_segregation_settle(segregation, def, error);
    if (result == PAVE_OK) result = history_reserve(segregation);
    if (result != PAVE_OK) return result;
    pave_segregation_recount(segregation);
    result = segregation->way->begin(segregation);
    if (result == PAVE_OK) history_note(segregation);
    return result;
}

pave_result pave_segregation_create(const pave_segregation_def *def,
                                    const pave_allocator *allocator, pave_segregation **out,
                                    pave_error *error)
{
    pave_segregation_def checked;
    *out = NULL;
    pave_result result = pave_segregation_check(def, &checked, error);
    if (result != PAVE_OK) return result;
    const pave_segregation_way *way = segregation_choose_way(&checked);
    pave_segregation *segregation = pave_array_allocate(allocator, 1, sizeof *segregation);
    if (!segregation) return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory for a segregation");
    segregation->allocator = pave_allocator_or_default(allocator);
    segregation->def = checked;
    segregation->way = way;
    segregation->state.cells = (int32_t)pave_ground_count(checked.ground);
    if (error) error->result = PAVE_OK;
    result = segregation_fill(segregation, def, error);
    if (result == PAVE_OK) {
        *out = segregation;
        return PAVE_OK;
    }
    pave_segregation_destroy(segregation);
    if (result == PAVE_NO_MEMORY)
        PAVE_FAIL(error, result, "out of memory for a segregation of that size");
    if (result == PAVE_RANGE && error && error->result == PAVE_OK)
        PAVE_FAIL(
            error, result,
            "the cells have more than %d neighbours in all: make the ground or the reach smaller",
            INT32_MAX);
    return result;
}

void pave_segregation_destroy(pave_segregation *segregation)
{
    if (!segregation) return;
    const pave_allocator allocator = segregation->allocator;
    segregation->way->end(segregation);
    PAVE_RELEASE(&allocator, segregation->history, segregation->vacant, segregation->open);
    if (segregation->cells)
        pave_array_release(&allocator, segregation->cells - PAVE_SEGREGATION_SLACK);
    pave_array_release(&allocator, segregation->least);
    pave_segregation_layout_release(&allocator, &segregation->layout);
    pave_array_release(&allocator, segregation);
}

// ---- Steps --------------------------------------------------------------------------------------

static bool segregation_goes_on(const pave_segregation *segregation)
{
    const pave_segregation_status status = segregation->state.status;
    return status == PAVE_SEGREGATION_RUNNING || status == PAVE_SEGREGATION_LIMIT;
}

pave_result pave_segregation_step(pave_segregation *segregation, const pave_batch *batch)
{
    pave_segregation_state *state = &segregation->state;
    int64_t moves = 0;
    if (!segregation_goes_on(segregation)) return PAVE_OK;
    if (state->steps >= PAVE_SEGREGATION_STEPS_MAX) return PAVE_RANGE;
    pave_result result = history_reserve(segregation);
    if (result == PAVE_OK) result = segregation->way->advance(segregation, batch, &moves);
    if (result != PAVE_OK) return result;
    if (moves == 0) {
        state->status = PAVE_SEGREGATION_FROZEN;
        return PAVE_OK;
    }
    state->steps++;
    state->moves += moves;
    history_note(segregation);
    return PAVE_OK;
}

/// Returns the number of steps between two progress reports: they scan about a million cells in
/// total.
static int64_t segregation_pace(const pave_segregation *segregation)
{
    return 1 + (1 << 20) / (1 + (int64_t)segregation->state.cells);
}

/// Runs steps until the step count is `end` or the run has ended.
static pave_result segregation_advance_to(pave_segregation *segregation, int64_t end,
                                          const pave_batch *batch)
{
    const pave_segregation_state *state = &segregation->state;
    const int64_t first = state->steps, pace = segregation_pace(segregation);
    while (segregation_goes_on(segregation) && state->steps < end) {
        if ((state->steps - first) % pace == 0 &&
            pave_batch_stop(batch, state->steps - first, end - first))
            return PAVE_STOPPED;
        const pave_result result = pave_segregation_step(segregation, batch);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

pave_result pave_segregation_run(pave_segregation *segregation, int64_t steps_max,
                                 const pave_batch *batch)
{
    pave_segregation_state *state = &segregation->state;
    if (steps_max < 0) return PAVE_RANGE;
    if (!segregation_goes_on(segregation)) return PAVE_OK;
    const int64_t end = steps_max < PAVE_SEGREGATION_STEPS_MAX ? steps_max
                                                               : PAVE_SEGREGATION_STEPS_MAX,
                  first = state->steps;
    const pave_result result = segregation_advance_to(segregation, end, batch);
    if (result != PAVE_OK) return result;
    if (segregation_goes_on(segregation)) state->status = PAVE_SEGREGATION_LIMIT;
    if (end > first) (void)pave_batch_stop(batch, end - first, end - first);
    return PAVE_OK;
}

// ---- Results ------------------------------------------------------------------------------------

pave_segregation_state pave_segregation_get_state(const pave_segregation *segregation)
{
    return segregation->state;
}

const int32_t *pave_segregation_history(const pave_segregation *segregation, int64_t *count)
{
    if (count) *count = segregation->state.steps + 1;
    return segregation->history;
}

void pave_segregation_races(const pave_segregation *segregation, uint8_t *out)
{
    pave_segregation_gather(segregation, out);
}

/// The races are gathered at the end of the label array and expanded from the front, so no label
/// overwrites a race that has not been read yet.
void pave_segregation_labels(const pave_segregation *segregation, int32_t *out)
{
    const int64_t count = segregation->state.cells;
    uint8_t *races = (uint8_t *)out + 3 * count;
    pave_segregation_gather(segregation, races);
    for (int64_t i = 0; i < count; i++) {
        const int32_t race = races[i];
        memcpy(out + i, &race, sizeof race);
    }
}
