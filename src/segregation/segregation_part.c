/// src/segregation/segregation_part.c: a part of a segregation: making and releasing it, runs, and
/// what is read from it. Based on: T. Schelling, "Dynamic Models of Segregation", 1971.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/batch.h"
#include "segregation_part_model.h"

#include <string.h>

// ---- Exchanges ----------------------------------------------------------------------------------

/// Counts a call that sent so many bytes to other ranks.
static pave_result part_called(pave_segregation_part *part, int64_t bytes, pave_result result)
{
    part->cost.calls++;
    if (part->rank_count > 1) part->cost.bytes += bytes;
    if (result != PAVE_OK) part->broken = result;
    return result;
}

pave_result pave_part_sum(pave_segregation_part *part, int64_t *values, int64_t count)
{
    return part_called(part, count * (int64_t)sizeof *values,
                       pave_ranks_sum(&part->ranks, count, values));
}

pave_result pave_part_most(pave_segregation_part *part, int64_t *value)
{
    return part_called(part, sizeof *value, pave_ranks_most(&part->ranks, 1, value));
}

pave_result pave_part_gather(pave_segregation_part *part, const void *mine, size_t size, void *all)
{
    return part_called(part, (int64_t)size * (part->rank_count - 1),
                       pave_ranks_gather(&part->ranks, mine, size, all));
}

pave_result pave_part_exchange(pave_segregation_part *part, const void *out,
                               const int64_t *out_sizes, void *in, const int64_t *in_sizes)
{
    int64_t bytes = 0;
    for (int32_t rank = 0; rank < part->rank_count; rank++)
        if (rank != part->rank) bytes += out_sizes[rank];
    return part_called(part, bytes,
                       pave_ranks_exchange(&part->ranks, out, out_sizes, in_sizes, in));
}

pave_result pave_part_agree(pave_segregation_part *part, pave_result result)
{
    int64_t most = result;
    const pave_result exchanged = pave_part_most(part, &most);
    return exchanged == PAVE_OK ? (pave_result)most : exchanged;
}

// ---- Making -------------------------------------------------------------------------------------

/// The settings of the strip, on its window.
static pave_segregation_def part_def_of(const pave_segregation_part *part,
                                        const pave_segregation_part_def *def)
{
    return (pave_segregation_def){.ground = {.window = &part->local, .contact = def->contact},
                                  .seed = def->seed,
                                  .races = def->races,
                                  .vacancy = def->vacancy,
                                  .shares = def->shares,
                                  .threshold = def->threshold,
                                  .thresholds = def->thresholds,
                                  .reach = def->reach};
}

/// Makes the strip: its window, layout, cells and thresholds.
static pave_result part_strip_make(pave_segregation_part *part,
                                   const pave_segregation_part_def *def, pave_error *error)
{
    const pave_segregation_def settings = part_def_of(part, def);
    pave_segregation_def checked;
    pave_result result = pave_segregation_check(&settings, &checked, error);
    if (result == PAVE_OK) result = pave_part_cut(part, def, error);
    if (result == PAVE_OK) result = pave_part_window(part, checked.reach, error);
    if (result != PAVE_OK) return result;
    pave_segregation *strip = part->strip = pave_array_allocate(&part->allocator, 1, sizeof *strip);
    if (!strip) return PAVE_NO_MEMORY;
    strip->allocator = part->allocator;
    strip->def = checked;
    strip->way = &pave_segregation_random;
    result = pave_segregation_thresholds(strip, &settings, error);
    if (result == PAVE_OK) result = pave_part_layout(part);
    if (result == PAVE_OK) result = pave_segregation_allocate(strip);
    if (result == PAVE_OK) pave_part_open(part);
    return result;
}

/// Makes what steps need, so that they allocate nothing but history.
static pave_result part_tools_make(pave_segregation_part *part)
{
    enum { FIRST = 512 };
    const pave_allocator *allocator = &part->allocator;
    const size_t ranks = (size_t)part->rank_count;
    const int64_t cells = pave_part_cells(part);
    part->mover_of = pave_array_take(allocator, ranks + 1, sizeof *part->mover_of);
    part->vacancy_of = pave_array_take(allocator, ranks + 1, sizeof *part->vacancy_of);
    part->taken_of = pave_array_take(allocator, ranks + 1, sizeof *part->taken_of);
    part->gathered = pave_array_take(allocator, ranks, sizeof(pave_part_leaving));
    if (!part->mover_of || !part->vacancy_of || !part->taken_of || !part->gathered ||
        !pave_array_reserve(allocator, &part->history, &part->history_room, FIRST,
                            sizeof *part->history))
        return PAVE_NO_MEMORY;
    pave_result result = pave_movers_make(part->strip, PAVE_CHOICE_BLOCK + cells,
                                          PAVE_DEAL_BLOCK + cells, &part->movers);
    if (result == PAVE_OK) result = pave_halo_make(part);
    return result == PAVE_OK ? pave_part_look_mail_make(part) : result;
}

/// Puts the races of the own cells into their slots, or takes them out.
static void part_copy(const pave_segregation_part *part, uint8_t *out, const uint8_t *in)
{
    uint8_t *cells = part->strip->cells;
    int64_t done = 0;
    for (int64_t row = part->own_row, end = row + pave_part_rows(part); row < end; row++) {
        const int64_t slot = pave_part_slot(part, row),
                      count = part->rows[row + 1].start - part->rows[row].start;
        if (in) memcpy(cells + slot, in + done, (size_t)count);
        if (out) memcpy(out + done, cells + slot, (size_t)count);
        done += count;
    }
}

/// Notes how many are unsatisfied now.
static void part_note(pave_segregation_part *part)
{
    pave_segregation_part_state *state = &part->state;
    state->satisfied = state->agents - state->unsatisfied;
    part->history[state->steps] = state->unsatisfied;
    state->status = state->unsatisfied == 0 ? PAVE_SEGREGATION_SATISFIED : PAVE_SEGREGATION_RUNNING;
}

/// Draws the first races into `races`, of that many bytes or NULL where there is no memory, and
/// makes the first counts.
static pave_result part_begin(pave_segregation_part *part, const pave_segregation_part_def *def,
                              uint8_t *races)
{
    const pave_segregation_def settings = part_def_of(part, def);
    uint64_t shares[PAVE_RACES_MAX];
    int64_t first = 0;
    pave_result result = races ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK && part->strip->def.races > 1)
        result = pave_start_shares(part->strip, &settings, shares);
    result = pave_part_agree(part, result);
    if (result == PAVE_OK) result = pave_part_draw(part, def, shares, races, &first);
    if (result != PAVE_OK) return result;
    part_copy(part, NULL, races + first);
    pave_segregation_recount(part->strip);
    pave_movers_count(&part->movers);
    result = pave_part_scan(part, NULL, part->strip->state.vacancies);
    if (result != PAVE_OK) return result;
    part->state.agents = part->state.cells - part->state.vacancies;
    part_note(part);
    return PAVE_OK;
}

static pave_result part_fill(pave_segregation_part *part, const pave_segregation_part_def *def,
                             pave_error *error)
{
    pave_result result = part_strip_make(part, def, error);
    if (result == PAVE_OK) result = part_tools_make(part);
    result = pave_part_agree(part, result);
    if (result != PAVE_OK) return result;
    const size_t bytes = pave_deal_bytes(PAVE_DEAL_BLOCK + pave_part_cells(part));
    uint8_t *races = pave_array_take(&part->allocator, bytes, 1);
    result = part_begin(part, def, races);
    pave_array_release(&part->allocator, races, bytes, 1);
    return result;
}

/// The error of a result that another rank has, or that came without one.
static pave_result part_fail(pave_error *error, pave_result result)
{
    if (error && error->result == result) return result;
    if (result == PAVE_NO_MEMORY)
        return pave_error_set(error, result, NULL, 0, 0,
                              "out of memory for a part of a segregation: take more ranks");
    if (result == PAVE_IO)
        return pave_error_set(error, result, NULL, 0, 0,
                              "the ranks cannot exchange data: look at what they are connected by");
    return pave_error_set(error, result, NULL, 0, 0,
                          "the strip of a rank has too many neighbours or cells, or ranks were "
                          "given other numbers: take more ranks, and one definition for all");
}

pave_result pave_segregation_part_create(const pave_segregation_part_def *def,
                                         const pave_ranks *ranks, const pave_allocator *allocator,
                                         pave_segregation_part **out, pave_error *error)
{
    *out = NULL;
    if (error) error->result = PAVE_OK;
    pave_segregation_part *part = pave_array_allocate(allocator, 1, sizeof *part);
    if (!part) {
        const pave_result result = pave_ranks_agree(ranks, PAVE_NO_MEMORY);
        return part_fail(error, result);
    }
    part->allocator = pave_allocator_or_default(allocator);
    if (ranks) part->ranks = *ranks;
    part->rank = pave_ranks_rank(ranks);
    part->rank_count = pave_ranks_count(ranks);
    const pave_result result = part_fill(part, def, error);
    if (result == PAVE_OK) {
        *out = part;
        return PAVE_OK;
    }
    pave_segregation_part_destroy(part);
    return part_fail(error, result);
}

void pave_segregation_part_destroy(pave_segregation_part *part)
{
    if (!part) return;
    const pave_allocator allocator = part->allocator;
    const size_t ranks = (size_t)part->rank_count;
    pave_part_look_mail_release(part);
    pave_halo_release(part);
    pave_movers_release(&part->movers);
    pave_array_release(&allocator, part->history, (size_t)part->history_room,
                       sizeof *part->history);
    pave_array_release(&allocator, part->gathered, ranks, sizeof(pave_part_leaving));
    pave_array_release(&allocator, part->taken_of, ranks + 1, sizeof *part->taken_of);
    pave_array_release(&allocator, part->vacancy_of, ranks + 1, sizeof *part->vacancy_of);
    pave_array_release(&allocator, part->mover_of, ranks + 1, sizeof *part->mover_of);
    pave_segregation_destroy(part->strip);
    pave_array_release(&allocator, part->blocks, (size_t)(part->local.count + 63) / 64,
                       sizeof *part->blocks);
    pave_array_release(&allocator, part->rows, (size_t)part->local.row_count + 1,
                       sizeof *part->rows);
    pave_array_release(&allocator, part->first_of, ranks + 1, sizeof *part->first_of);
    pave_array_release(&allocator, part->row_of, ranks + 1, sizeof *part->row_of);
    pave_array_release(&allocator, part, 1, sizeof *part);
}

// ---- Steps --------------------------------------------------------------------------------------

static bool part_goes_on(const pave_segregation_part *part)
{
    const pave_segregation_status status = part->state.status;
    return status == PAVE_SEGREGATION_RUNNING || status == PAVE_SEGREGATION_LIMIT;
}

/// Makes room for one more number, on all ranks at the same steps.
static pave_result part_reserve(pave_segregation_part *part)
{
    const int64_t need = part->state.steps + 2;
    if (need <= part->history_room) return PAVE_OK;
    const bool made = pave_array_reserve(&part->allocator, &part->history, &part->history_room,
                                         need, sizeof *part->history);
    return pave_part_agree(part, made ? PAVE_OK : PAVE_NO_MEMORY);
}

pave_result pave_segregation_part_step(pave_segregation_part *part, const pave_batch *batch)
{
    pave_segregation_part_state *state = &part->state;
    bool moved = false;
    if (part->broken != PAVE_OK) return part->broken;
    if (!part_goes_on(part)) return PAVE_OK;
    if (state->steps >= PAVE_SEGREGATION_STEPS_MAX) return PAVE_RANGE;
    pave_result result = part_reserve(part);
    if (result == PAVE_OK) result = pave_part_advance(part, batch, &moved);
    if (result != PAVE_OK) return result;
    if (!moved) {
        state->status = PAVE_SEGREGATION_FROZEN;
        return PAVE_OK;
    }
    state->steps++;
    part_note(part);
    return PAVE_OK;
}

/// Whether a rank stops.
static pave_result part_stops(pave_segregation_part *part, const pave_batch *batch, int64_t done,
                              int64_t total)
{
    int64_t stop = pave_batch_stop(batch, done, total);
    const pave_result result = pave_part_most(part, &stop);
    return result == PAVE_OK && stop ? PAVE_STOPPED : result;
}

/// Steps between two reports of progress: as many as look at about a million cells.
static int64_t part_pace(const pave_segregation_part *part)
{
    return 1 + (1 << 20) / (1 + part->state.cells);
}

/// Steps until `end`, or as long as there is something to do. Ranks agree on a stop where one of
/// them has progress.
static pave_result part_advance_to(pave_segregation_part *part, int64_t end,
                                   const pave_batch *batch)
{
    const pave_segregation_part_state *state = &part->state;
    const int64_t first = state->steps, pace = part_pace(part);
    int64_t watched = batch && batch->progress.stop;
    pave_result result = pave_part_most(part, &watched);
    while (result == PAVE_OK && part_goes_on(part) && state->steps < end) {
        if (watched && (state->steps - first) % pace == 0)
            result = part_stops(part, batch, state->steps - first, end - first);
        if (result == PAVE_OK) result = pave_segregation_part_step(part, batch);
    }
    return result;
}

pave_result pave_segregation_part_run(pave_segregation_part *part, int64_t steps_max,
                                      const pave_batch *batch)
{
    pave_segregation_part_state *state = &part->state;
    if (part->broken != PAVE_OK) return part->broken;
    if (steps_max < 0) return PAVE_RANGE;
    if (!part_goes_on(part)) return PAVE_OK;
    const int64_t end = steps_max < PAVE_SEGREGATION_STEPS_MAX ? steps_max
                                                               : PAVE_SEGREGATION_STEPS_MAX,
                  first = state->steps;
    const pave_result result = part_advance_to(part, end, batch);
    if (result != PAVE_OK) return result;
    if (part_goes_on(part)) state->status = PAVE_SEGREGATION_LIMIT;
    if (end > first) (void)pave_batch_stop(batch, end - first, end - first);
    return PAVE_OK;
}

// ---- Results ------------------------------------------------------------------------------------

pave_segregation_part_state pave_segregation_part_get_state(const pave_segregation_part *part)
{
    return part->state;
}

const int64_t *pave_segregation_part_history(const pave_segregation_part *part, int64_t *count)
{
    if (count) *count = part->state.steps + 1;
    return part->history;
}

pave_segregation_strip pave_segregation_part_get_strip(const pave_segregation_part *part)
{
    return (pave_segregation_strip){.row = part->row_of[part->rank],
                                    .row_count = pave_part_rows(part),
                                    .first = part->first_of[part->rank],
                                    .count = pave_part_cells(part)};
}

void pave_segregation_part_races(const pave_segregation_part *part, uint8_t *out)
{
    part_copy(part, out, NULL);
}

pave_segregation_cost pave_segregation_part_get_cost(const pave_segregation_part *part)
{
    return part->cost;
}

static void part_hash_add(const pave_segregation_part *part, pave_race_hash *hash)
{
    for (int64_t row = part->own_row, end = row + pave_part_rows(part); row < end; row++)
        pave_race_hash_add(hash, part->strip->cells + pave_part_slot(part, row),
                           part->rows[row + 1].start - part->rows[row].start);
}

/// Each rank goes on from the hash of those before it; the last one's is the whole.
pave_result pave_segregation_part_hash(pave_segregation_part *part, uint64_t *out)
{
    pave_race_hash hash = {.hash = PAVE_HASH_START}, *all = part->gathered;
    if (part->broken != PAVE_OK) return part->broken;
    for (int32_t rank = 0; rank < part->rank_count; rank++) {
        if (rank == part->rank) part_hash_add(part, &hash);
        const pave_result result = pave_part_gather(part, &hash, sizeof hash, all);
        if (result != PAVE_OK) return result;
        hash = all[rank];
    }
    *out = pave_race_hash_end(&hash);
    return PAVE_OK;
}
