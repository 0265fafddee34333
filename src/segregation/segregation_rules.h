/// src/segregation/segregation_rules.h: the way of all move rules and orders except synchronous
/// uniform moves, on lists of neighbours: what is kept of agents and vacancies.
///
/// An agent has a *number*: sequential, its rank in the order of turns;
/// synchronous, the cell where it lives. An unsatisfied agent has a bit by that number in
/// `restless`. A move updates the counts and bits of all neighbours of both cells.
#ifndef PAVE_SRC_SEGREGATION_RULES_H
#define PAVE_SRC_SEGREGATION_RULES_H

#include "segregation_model.h"
#include "segregation_offers.h"

/// What is drawn of PAVE_STREAM_AGENT: the s of a call.
enum {
    PAVE_TURN_VACANCY = 0, ///< the vacancy of the m-th agent that moves in a step
    PAVE_TURN_ORDER = 1,   ///< the order in which agents take their turns
    PAVE_TURN_CHOICE = 2,  ///< an agent's choice among what suits it
    PAVE_TURN_NOISE = 3    ///< whether a satisfied agent wants to move
};

/// The words of calls (0, r, s, 0), (1, r, s, 0), ... in order: word i & 3 of call i >> 2.
typedef struct pave_turn_draws {
    uint64_t seed;
    int32_t q, r; ///< q: of a choice, the number of the agent
    uint32_t s, next;
    pave_random_words words;
} pave_turn_draws;

/// The occupied neighbours of an agent, and how many are of the same race.
typedef struct pave_rules_counts {
    int32_t occupied, own;
} pave_rules_counts;

/// An agent that wants to swap, and its summary.
typedef struct pave_swapper {
    uint64_t near;     ///< bits of its neighbours' races, modulo 64
    int32_t number;    ///< -1: it has a partner
    uint8_t race, own; ///< `own`: neighbours of the same race, at most 255
} pave_swapper;

typedef struct pave_rules {
    pave_segregation *segregation;
    const int32_t *start, *to; ///< neighbours within reach
    pave_segregation_lists
        steps; ///< PAVE_MOVE_NEAREST with a reach above 1: neighbours of one step
    const int32_t *step_start, *step_to;
    bool sequential;
    uint64_t noise; ///< of 2^32
    int32_t cell_count, agent_count, vacancy_count;
    int32_t number_count; ///< of agents: agents or cells
    int32_t most;         ///< neighbours
    int32_t *cell_of; ///< agent_count: sequential: where the agent of a rank lives. Synchronous:
                      ///< the agents that want to move, in the order of turns
    int32_t *place;   ///< of each cell: sequential: the rank of its agent; of a vacancy: its index;
                      ///< -1: neither
    int32_t *vacancies;        ///< vacancy_count: the cells that are empty
    pave_rules_counts *counts; ///< cell_count: of agents alone
    uint64_t *restless;        ///< bits of numbers: the unsatisfied agents
    uint64_t *eager; ///< bits of numbers: agents that noise moves in this step; NULL without noise
    int32_t *target; ///< synchronous: agent_count: where the agents of cell_of move, -1: nowhere
    int32_t *queue, *seen; ///< PAVE_MOVE_NEAREST: cell_count
    bool measured;         ///< PAVE_MOVE_NEAREST: steps between cells follow from their
                           ///< coordinates
    int32_t seen_stamp;
    pave_swapper *crowd; ///< PAVE_MOVE_SWAP: agent_count: agents that want to swap
    int32_t crowd_count;
    pave_offers offers; ///< where it matters what a vacancy offers
} pave_rules;

static inline pave_rules *pave_rules_of(const pave_segregation *segregation)
{
    return segregation->own;
}

static inline pave_turn_draws pave_turn_draws_of(const pave_rules *rules, uint32_t s, int64_t step)
{
    return (pave_turn_draws){.seed = rules->segregation->def.seed, .r = (int32_t)step, .s = s};
}

/// Choices of the agent with that number: word i & 3 of call (number, step, PAVE_TURN_CHOICE, i >>
/// 2).
static inline pave_turn_draws pave_turn_draws_of_agent(const pave_rules *rules, int32_t number,
                                                       int64_t step)
{
    return (pave_turn_draws){.seed = rules->segregation->def.seed,
                             .q = number,
                             .r = (int32_t)step,
                             .s = PAVE_TURN_CHOICE};
}

/// The next choice among `count`.
static inline int32_t pave_turn_draws_below(pave_turn_draws *draws, int32_t count)
{
    if ((draws->next & 3) == 0) {
        bool choice = draws->s == PAVE_TURN_CHOICE;
        int32_t call = (int32_t)(draws->next >> 2);
        draws->words = pave_random_at(draws->seed, PAVE_STREAM_AGENT, choice ? draws->q : call,
                                      draws->r, draws->s, choice ? (uint32_t)call : 0);
    }
    return (int32_t)pave_random_below(draws->words.word[draws->next++ & 3], (uint32_t)count);
}

static inline int32_t pave_rules_number(const pave_rules *rules, int32_t cell)
{
    return rules->sequential ? rules->place[cell] : cell;
}

static inline bool pave_rules_vacant(const pave_rules *rules, int32_t cell)
{
    return rules->segregation->cells[cell] == 0 && rules->place[cell] >= 0;
}

/// How many occupied neighbours a cell has and how many of them are of a race, the cell `skip` (or
/// -1) not counted.
static inline int32_t pave_rules_count(const pave_rules *rules, int32_t cell, int race,
                                       int32_t skip, int32_t *own)
{
    const uint8_t *cells = rules->segregation->cells;
    int32_t occupied = 0, alike = 0;
    for (int32_t i = rules->start[cell]; i < rules->start[cell + 1]; i++) {
        int other = cells[rules->to[i]];
        bool counts = rules->to[i] != skip;
        occupied += counts & (other != 0);
        alike += counts & (other == race);
    }
    *own = alike;
    return occupied;
}

/// Whether an agent wants to move: it is unsatisfied, or noise makes it.
static inline bool pave_rules_wants(const pave_rules *rules, int32_t number)
{
    return pave_bits_test(rules->restless, number) ||
           (rules->eager && pave_bits_test(rules->eager, number));
}

/// Moves the agent of a cell to a vacancy, whatever the rule.
void pave_rules_move(pave_rules *rules, int32_t from, int32_t to);

/// The number of the next agent with a bit in `restless` or `eager`, from `number` on;
/// number_count after the last.
int32_t pave_rules_next(const pave_rules *rules, int32_t number);

/// Two agents exchange cells.
void pave_rules_swap(pave_rules *rules, int32_t one, int32_t other);

/// Shuffles a list: of the calls of PAVE_TURN_ORDER, word i & 3 of call i >> 2 chooses the i-th
/// item among the items from the i-th on. (R. Durstenfeld, "Algorithm 235: Random
/// Permutation", 1964.)
void pave_rules_shuffle(uint64_t seed, int64_t step, int32_t *list, int32_t count);

/// Draws the agents that noise moves.
void pave_rules_shake(pave_rules *rules, int64_t step);

/// What `advance` reports of a step: the moves, or without any whether that is final.
int64_t pave_rules_verdict(const pave_rules *rules, int64_t moves);

// ---- Choosing (segregation_choose.c) ------------------------------------------------------------

/// The vacancy, as a cell, that an agent would move to by the rule, or -1. `draws` are those of the
/// agent, for PAVE_MOVE_UNIFORM those of the step. Vacancies that left the offers do not count.
int32_t pave_rules_choose(pave_rules *rules, int32_t cell, pave_turn_draws *draws);

// ---- Swapping (segregation_swap.c) --------------------------------------------------------------

/// Whether two agents of different groups may exchange cells: neither has fewer neighbours of the
/// same race then, and one has more.
bool pave_rules_may_swap(const pave_rules *rules, int32_t one, int32_t other);

int64_t pave_rules_swap_sequential(pave_rules *rules, int64_t step);
int64_t pave_rules_swap_synchronous(pave_rules *rules, int64_t step, int32_t wanting);

#endif
