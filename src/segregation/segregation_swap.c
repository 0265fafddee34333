/// src/segregation/segregation_swap.c: two unsatisfied agents of different groups change places. It
/// works without vacancies.
///
/// A swap adds pairs of neighbours of one group, so a sequential run ends. An agent checks TRIES
/// others, from a random one on, and takes the first that fits; in a step without a swap, all check
/// all agents that want to swap: without a pair then, no pair exists. At the beginning of the step
/// a summary of each agent is noted that quickly rules out most others.
#include "../base/exact.h"

#include "segregation_rules.h"

enum { PAVE_SWAP_TRIES = 256 };

bool pave_rules_may_swap(const pave_rules *rules, int32_t one, int32_t other)
{
    const uint8_t *cells = rules->segregation->cells;
    int32_t one_own, other_own, one_there, other_there;
    if (cells[one] == cells[other]) return false;
    (void)pave_rules_count(rules, one, cells[one], -1, &one_own);
    (void)pave_rules_count(rules, other, cells[one], one, &one_there);
    if (one_there < one_own) return false;
    (void)pave_rules_count(rules, other, cells[other], -1, &other_own);
    (void)pave_rules_count(rules, one, cells[other], other, &other_there);
    return other_there >= other_own && one_there + other_there > one_own + other_own;
}

/// The summary of an agent that wants to swap.
static pave_swapper swapper_of(const pave_rules *rules, int32_t number, int32_t cell)
{
    const uint8_t *cells = rules->segregation->cells;
    pave_swapper swapper = {.number = number, .race = cells[cell]};
    int32_t own = 0;
    for (int32_t i = rules->start[cell]; i < rules->start[cell + 1]; i++) {
        int race = cells[rules->to[i]];
        own += race == swapper.race;
        swapper.near |= UINT64_C(1) << (race & 63);
    }
    swapper.own = (uint8_t)(own < UINT8_MAX ? own : UINT8_MAX);
    return swapper;
}

/// Whether an agent of a race might swap with another, by its summary: neither may lose neighbours
/// of the same race, and one must gain. `tally`: the neighbours of the first by race.
static bool swapper_may(const pave_swapper *other, int race, const int32_t *tally)
{
    if (other->race == race || other->own > tally[other->race]) return false;
    bool beside = other->near >> (race & 63) & 1;
    return beside || (tally[race] == 0 && other->own < tally[other->race]);
}

/// The partner of the agent in a cell: the first of the crowd that fits, from a random one on; or
/// -1.
static int32_t swap_partner(pave_rules *rules, int32_t cell, int32_t tries, pave_turn_draws *draws)
{
    const uint8_t *cells = rules->segregation->cells;
    int32_t tally[PAVE_RACES_MAX] = {0}, count = rules->crowd_count,
            at = count > 0 ? pave_turn_draws_below(draws, count) : 0;
    for (int32_t i = rules->start[cell]; i < rules->start[cell + 1]; i++)
        tally[cells[rules->to[i]]]++;
    if (tries > count) tries = count;
    for (int32_t i = 0; i < tries; i++, at = at + 1 == count ? 0 : at + 1) {
        const pave_swapper *swapper = &rules->crowd[at];
        if (swapper->number < 0 || !swapper_may(swapper, cells[cell], tally)) continue;
        int32_t other = rules->sequential ? rules->cell_of[swapper->number] : swapper->number;
        if (other == cell || !pave_rules_may_swap(rules, cell, other)) continue;
        if (!rules->sequential || pave_rules_wants(rules, swapper->number)) return at;
    }
    return -1;
}

/// Collects the agents that want to move now in the crowd.
static void swap_gather(pave_rules *rules)
{
    rules->crowd_count = 0;
    for (int32_t rank = pave_rules_next(rules, 0); rank < rules->number_count;
         rank = pave_rules_next(rules, rank + 1))
        rules->crowd[rules->crowd_count++] = swapper_of(rules, rank, rules->cell_of[rank]);
}

/// One round: each agent that wants to move, in turn, with the agents of the crowd that still do.
static int64_t swap_round(pave_rules *rules, int64_t step, int32_t tries)
{
    int64_t moves = 0;
    for (int32_t rank = pave_rules_next(rules, 0); rank < rules->number_count;
         rank = pave_rules_next(rules, rank + 1)) {
        int32_t cell = rules->cell_of[rank];
        pave_turn_draws draws = pave_turn_draws_of_agent(rules, rank, step);
        int32_t at = swap_partner(rules, cell, tries, &draws);
        if (at < 0) continue;
        pave_rules_swap(rules, cell, rules->cell_of[rules->crowd[at].number]);
        moves += 2;
    }
    return moves;
}

int64_t pave_rules_swap_sequential(pave_rules *rules, int64_t step)
{
    swap_gather(rules);
    int64_t moves = swap_round(rules, step, PAVE_SWAP_TRIES);
    return moves > 0 ? moves : swap_round(rules, step, INT32_MAX);
}

/// All agents without a partner search one, by the state at the beginning. Agents with a partner
/// are out of the crowd (-1).
static int64_t swap_match(pave_rules *rules, int64_t step, int32_t tries)
{
    int64_t found = 0;
    for (int32_t turn = 0; turn < rules->crowd_count; turn++) {
        int32_t cell = rules->crowd[turn].number;
        if (cell < 0) continue;
        pave_turn_draws draws = pave_turn_draws_of_agent(rules, cell, step);
        int32_t at = swap_partner(rules, cell, tries, &draws);
        if (at < 0) continue;
        rules->target[turn] = rules->crowd[at].number;
        rules->crowd[at].number = rules->crowd[turn].number = -1;
        found++;
    }
    return found;
}

int64_t pave_rules_swap_synchronous(pave_rules *rules, int64_t step, int32_t wanting)
{
    rules->crowd_count = wanting;
    for (int32_t turn = 0; turn < wanting; turn++) {
        rules->crowd[turn] = swapper_of(rules, rules->cell_of[turn], rules->cell_of[turn]);
        rules->target[turn] = -1;
    }
    int64_t pairs = swap_match(rules, step, PAVE_SWAP_TRIES);
    if (pairs == 0) pairs = swap_match(rules, step, INT32_MAX);
    for (int32_t turn = 0; turn < wanting; turn++)
        if (rules->target[turn] >= 0)
            pave_rules_swap(rules, rules->cell_of[turn], rules->target[turn]);
    return 2 * pairs;
}
