/// src/segregation/segregation_part_step.c: a step of a strip: the passes of segregation_movers.h,
/// and between them what the ranks must know of each other. docs/decisions/0045 has the messages.
#include "../base/exact.h"

#include "segregation_part_model.h"

#include <string.h>

// ---- Numbers of all ranks -----------------------------------------------------------------------

/// Makes the first number of each rank of the counts of all, and the sum at the end. `counts` are
/// `stride` bytes apart.
static void step_number(const pave_segregation_part *part, const void *counts, size_t stride,
                        int64_t *first_of)
{
    int64_t first = 0;
    for (int32_t rank = 0; rank < part->rank_count; rank++) {
        int64_t count;
        memcpy(&count, (const char *)counts + (size_t)rank * stride, sizeof count);
        first_of[rank] = first;
        first += count;
    }
    first_of[part->rank_count] = first;
}

pave_result pave_part_scan(pave_segregation_part *part, const pave_batch *batch, int64_t vacancies)
{
    pave_result result = pave_halo_exchange(part);
    if (result != PAVE_OK) return result;
    pave_movers_scan(&part->movers, batch);
    const int64_t mine[2] = {part->strip->state.unsatisfied, vacancies};
    result = pave_part_gather(part, mine, sizeof mine, part->gathered);
    if (result != PAVE_OK) return result;
    const int64_t *counts = part->gathered;
    step_number(part, counts, sizeof mine, part->mover_of);
    step_number(part, counts + 1, sizeof mine, part->vacancy_of);
    part->state.unsatisfied = part->mover_of[part->rank_count];
    part->state.vacancies = part->vacancy_of[part->rank_count];
    return PAVE_OK;
}

// ---- Choosing -----------------------------------------------------------------------------------

/// Chooses so many of the numbers of all ranks: the own bits of them, as pave_choose does.
static pave_result step_choose_of(pave_segregation_part *part, const pave_hand *hand,
                                  int64_t chosen, const int64_t *first_of)
{
    const int64_t all = first_of[part->rank_count], first = first_of[part->rank],
                  own = first_of[part->rank + 1] - first;
    const int rate = pave_choice_rate(chosen, all);
    int64_t set = pave_choice_draw(hand, rate, first, own, part->movers.ranks);
    part->movers.rank_first = first % PAVE_CHOICE_BLOCK;
    pave_result result = PAVE_OK;
    if (rate == 0 || rate == 256)
        set = rate == 0 ? 0 : all;
    else
        result = pave_part_sum(part, &set, 1);
    if (result != PAVE_OK) return result;
    const bool surplus = set > chosen;
    const int64_t there = surplus ? set : all - set, wanted = surplus ? chosen : all - chosen;
    const pave_part_look_job job = {.hand = hand,
                                    .what = PAVE_DRAW_CHOICE,
                                    .first_of = first_of,
                                    .bits = part->movers.ranks,
                                    .bit_first = part->movers.rank_first,
                                    .surplus = surplus,
                                    .classes = 1,
                                    .there = &there,
                                    .wanted = &wanted};
    return pave_part_look(part, &job);
}

/// Chooses among the larger side.
static pave_result step_choose(pave_segregation_part *part, const pave_hand *hand)
{
    pave_movers *own = &part->movers;
    const int64_t movers = part->state.unsatisfied, vacancies = part->state.vacancies;
    own->mover_ranks = movers > vacancies ? own->ranks : NULL;
    own->vacancy_ranks = movers < vacancies ? own->ranks : NULL;
    if (movers > vacancies) return step_choose_of(part, hand, vacancies, part->mover_of);
    if (movers < vacancies) return step_choose_of(part, hand, movers, part->vacancy_of);
    return PAVE_OK;
}

// ---- Dealing ------------------------------------------------------------------------------------

/// Deals races over the places of all ranks, as pave_deal does: those of this rank into `out`.
static pave_result step_deal_of(pave_segregation_part *part, const pave_hand *hand, uint32_t what,
                                const int64_t *wanted, const int64_t *first_of, uint8_t *out)
{
    const int64_t all = first_of[part->rank_count], first = first_of[part->rank],
                  own = first_of[part->rank + 1] - first;
    uint8_t table[256];
    int64_t there[PAVE_TALLY];
    if (all == 0) return PAVE_OK;
    pave_deal_table(wanted, hand->races, all, table);
    pave_deal_draw(hand, what, table, first, own, out, there);
    const pave_result result = pave_part_sum(part, there, hand->races);
    if (result != PAVE_OK) return result;
    const pave_part_look_job job = {.hand = hand,
                                    .what = what + 1,
                                    .first_of = first_of,
                                    .dealt = out + first % PAVE_DEAL_BLOCK,
                                    .classes = hand->races,
                                    .there = there,
                                    .wanted = wanted};
    return pave_part_look(part, &job);
}

static pave_result step_deal_many(pave_segregation_part *part, const pave_hand *hand,
                                  const pave_part_leaving *mine)
{
    const size_t size =
        offsetof(pave_part_leaving, races) + (size_t)hand->races * sizeof *mine->races;
    int64_t wanted[PAVE_TALLY] = {0};
    const pave_result result = pave_part_gather(part, mine, size, part->gathered);
    if (result != PAVE_OK) return result;
    const int64_t *counts = part->gathered;
    step_number(part, counts, size, part->taken_of);
    for (int32_t rank = 0; rank < part->rank_count; rank++)
        for (int race = 0; race < hand->races; race++)
            wanted[race] += counts[(int64_t)rank * (hand->races + 1) + 1 + race];
    part->movers.dealt_first = part->taken_of[part->rank] % PAVE_DEAL_BLOCK;
    return step_deal_of(part, hand, PAVE_DRAW_DEAL, wanted, part->taken_of, part->movers.dealt);
}

/// All ranks have all races that leave, and shuffle them alike.
static pave_result step_deal_few(pave_segregation_part *part, const pave_hand *hand,
                                 const pave_part_leaving *leaving, int64_t moves)
{
    pave_part_leaving_few mine = {.taken = leaving->taken};
    uint8_t races[PAVE_FEW];
    int64_t count = 0;
    for (int race = 0; race < hand->races; race++) mine.leaving += leaving->races[race];
    pave_movers_collect(&part->movers, mine.races);
    const pave_result result = pave_part_gather(part, &mine, sizeof mine, part->gathered);
    if (result != PAVE_OK) return result;
    const pave_part_leaving_few *all = part->gathered;
    step_number(part, all, sizeof mine, part->taken_of);
    for (int32_t rank = 0; rank < part->rank_count; count += all[rank++].leaving)
        memcpy(races + count, all[rank].races, (size_t)all[rank].leaving);
    assert(count == moves);
    pave_deal_few(hand, PAVE_DRAW_DEAL, moves, races);
    part->movers.dealt_first = 0;
    memcpy(part->movers.dealt, races + part->taken_of[part->rank], (size_t)mine.taken);
    return PAVE_OK;
}

// ---- A step -------------------------------------------------------------------------------------

pave_result pave_part_advance(pave_segregation_part *part, const pave_batch *batch, bool *moved)
{
    pave_segregation_part_state *state = &part->state;
    const pave_hand hand = pave_movers_hand(&part->movers, batch, state->steps);
    pave_part_leaving leaving;
    const int64_t moves =
        state->unsatisfied < state->vacancies ? state->unsatisfied : state->vacancies;
    *moved = moves > 0;
    if (!*moved) return PAVE_OK;
    pave_result result = step_choose(part, &hand);
    if (result != PAVE_OK) return result;
    leaving.taken = pave_movers_rank(&part->movers);
    pave_movers_leave(&part->movers, batch, leaving.races);
    result = moves > PAVE_FEW ? step_deal_many(part, &hand, &leaving)
                              : step_deal_few(part, &hand, &leaving, moves);
    if (result != PAVE_OK) return result;
    result = pave_part_scan(part, batch, pave_movers_settle(&part->movers, batch));
    // Here and not where steps are counted: clang 14 for WebAssembly has no end with both.
    if (result == PAVE_OK) state->moves += moves;
    return result;
}

// ---- The start ----------------------------------------------------------------------------------

pave_result pave_part_draw(pave_segregation_part *part, const pave_segregation_part_def *def,
                           const uint64_t *shares, uint8_t *races, int64_t *first)
{
    const int32_t count = part->strip->def.races;
    const int64_t from = part->first_of[part->rank];
    *first = def->counted ? from % PAVE_DEAL_BLOCK : 0;
    if (count == 1) {
        memset(races + *first, 0, (size_t)pave_part_cells(part));
        return PAVE_OK;
    }
    if (!def->counted) {
        pave_start_table table;
        pave_start_table_make(shares, count, &table);
        pave_start_each(&table, &part->movers.keys, from, pave_part_cells(part), races);
        return PAVE_OK;
    }
    const pave_hand hand = {.kernel = part->movers.kernel,
                            .draws = {.keys = &part->movers.keys, .stream = PAVE_STREAM_RACE},
                            .races = count};
    int64_t wanted[PAVE_TALLY] = {0};
    pave_start_counts(shares, count, part->state.cells, wanted);
    return step_deal_of(part, &hand, PAVE_DRAW_COUNTED, wanted, part->first_of, races);
}

void pave_segregation_part_use(pave_segregation_part *part, const pave_segregation_kernel *kernel,
                               bool wide)
{
    part->movers.kernel = kernel;
    part->movers.wide = wide;
}
