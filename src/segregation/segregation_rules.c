/// src/segregation/segregation_rules.c: the way of all move rules and orders except synchronous
/// uniform moves: what is kept of agents and vacancies, and the steps.
#include "../base/exact.h"

#include "../base/random_runs.h"
#include "segregation_rules.h"

#include <string.h>

// ---- Moves --------------------------------------------------------------------------------------

/// Sets whether the agent in a cell, if there is one, is restless, by its counts.
static void rules_judge(pave_rules *rules, int32_t cell)
{
    const pave_segregation *segregation = rules->segregation;
    const pave_rules_counts *counts = &rules->counts[cell];
    const int race = segregation->cells[cell];
    if (race)
        pave_bits_put(rules->restless, pave_rules_number(rules, cell),
                      counts->own < pave_segregation_least(segregation, race, counts->occupied));
}

/// Counts the neighbours of a cell.
static void rules_look(pave_rules *rules, int32_t cell)
{
    pave_rules_counts *counts = &rules->counts[cell];
    counts->occupied =
        pave_rules_count(rules, cell, rules->segregation->cells[cell], -1, &counts->own);
    rules_judge(rules, cell);
}

/// Updates the neighbours of a cell where an agent of race `came` (0: no agent) replaced one of
/// race `left` (0: no agent): the counts of agents, the offers of vacancies. Vacancies have counts
/// as well, which nothing reads: to keep them costs less than a branch by what is random. Returns
/// the neighbours of race `came`.
static int32_t rules_update(pave_rules *rules, int32_t cell, int came, int left)
{
    const pave_segregation *segregation = rules->segregation;
    const uint8_t *cells = segregation->cells;
    const int32_t *to = rules->to, *least = segregation->least;
    const int32_t end = rules->start[cell + 1], more = (came != 0) - (left != 0);
    const int64_t width = segregation->neighbors_max + INT64_C(1);
    int32_t alike = 0;
    for (int32_t i = rules->start[cell]; i < end; i++) {
        const int race = cells[to[i]];
        const int32_t *least_of_race = least + race * width;
        pave_rules_counts *counts = &rules->counts[to[i]];
        const bool before = counts->own < least_of_race[counts->occupied];
        counts->occupied += more;
        counts->own += ((race == came) - (race == left)) & -(race != 0);
        alike += race == came;
        const bool now = counts->own < least_of_race[counts->occupied];
        if (now != before) pave_bits_put(rules->restless, pave_rules_number(rules, to[i]), now);
    }
    if (!rules->offers.segregation) return alike;
    for (int32_t i = rules->start[cell]; i < end; i++) {
        const int32_t near = to[i];
        if (cells[near] || rules->place[near] < 0) continue;
        pave_offers_shift(&rules->offers, rules->place[near], came ? came : left, more);
        pave_offers_settle(&rules->offers, rules->place[near]);
    }
    return alike;
}

/// Fills the record of a new vacancy.
static void rules_offer(pave_rules *rules, int32_t vacancy)
{
    int32_t cell = rules->vacancies[vacancy];
    pave_offers_enter(&rules->offers, vacancy);
    for (int32_t i = rules->start[cell]; i < rules->start[cell + 1]; i++) {
        int race = rules->segregation->cells[rules->to[i]];
        if (race) pave_offers_shift(&rules->offers, vacancy, race, 1);
    }
    pave_offers_settle(&rules->offers, vacancy);
}

/// Puts an agent in a cell.
static void rules_settle_in(pave_rules *rules, int32_t cell, int race, int32_t rank)
{
    rules->segregation->cells[cell] = (uint8_t)race;
    rules->place[cell] = rank;
    if (rules->sequential) rules->cell_of[rank] = cell;
}

void pave_rules_move(pave_rules *rules, int32_t from, int32_t to)
{
    pave_segregation *segregation = rules->segregation;
    int32_t vacancy = rules->place[to], rank = rules->place[from];
    int race = segregation->cells[from];
    bool offers = rules->offers.segregation != NULL;
    assert(race > 0 && vacancy >= 0 && segregation->cells[to] == 0);
    if (offers) pave_offers_leave(&rules->offers, vacancy);
    if (!rules->sequential) pave_bits_put(rules->restless, from, 0);
    segregation->cells[from] = 0;
    rules->place[from] = rules->place[to] = -1; // neither is a vacancy while neighbours are updated
    rules_update(rules, from, 0, race);
    rules_settle_in(rules, to, race, rank);
    rules->counts[to].own = rules_update(rules, to, race, 0);
    rules_judge(rules, to);
    rules->vacancies[vacancy] = from;
    rules->place[from] = vacancy;
    if (offers) rules_offer(rules, vacancy);
    pave_bits_put(segregation->vacant, from, 1);
    pave_bits_put(segregation->vacant, to, 0);
}

void pave_rules_swap(pave_rules *rules, int32_t one, int32_t other)
{
    uint8_t *cells = rules->segregation->cells;
    int one_race = cells[one], other_race = cells[other];
    int32_t one_rank = rules->place[one], other_rank = rules->place[other];
    rules_settle_in(rules, one, other_race, other_rank);
    rules_settle_in(rules, other, one_race, one_rank);
    rules_update(rules, one, other_race, one_race);
    rules_update(rules, other, one_race, other_race);
    rules_look(rules, one);
    rules_look(rules, other);
}

// ---- Steps --------------------------------------------------------------------------------------

int32_t pave_rules_next(const pave_rules *rules, int32_t number)
{
    int32_t words = (int32_t)pave_bits_words(rules->number_count);
    if (number >= rules->number_count) return rules->number_count;
    for (int32_t word = number >> 6; word < words; word++) {
        uint64_t bits = rules->restless[word] | (rules->eager ? rules->eager[word] : 0);
        if (word == number >> 6) bits &= ~pave_bits_ones(number & 63);
        if (bits) return 64 * word + pave_bits_lowest(bits);
    }
    return rules->number_count;
}

void pave_rules_shuffle(uint64_t seed, int64_t step, int32_t *list, int32_t count)
{
    enum { CALLS = 64 };
    const pave_random_kernel *kernel = pave_kernel_best(&pave_random_kernels);
    pave_philox_keys keys;
    uint32_t words[4 * CALLS];
    pave_philox_schedule(seed, &keys);
    for (int32_t i = 0; i + 1 < count; i++) {
        int32_t word = i % (4 * CALLS);
        pave_call_run run = {.keys = &keys,
                             .stream = PAVE_STREAM_AGENT,
                             .s = PAVE_TURN_ORDER,
                             .q = i >> 2,
                             .r = (int32_t)step,
                             .count = CALLS};
        if (word == 0) kernel->run_by_call(&run, words);
        int32_t other = i + (int32_t)pave_random_below(words[word], (uint32_t)(count - i)),
                kept = list[i];
        list[i] = list[other];
        list[other] = kept;
    }
}

void pave_rules_shake(pave_rules *rules, int64_t step)
{
    if (!rules->eager) return;
    memset(rules->eager, 0, pave_bits_words(rules->number_count) * sizeof *rules->eager);
    for (int64_t first = 0; first < rules->number_count; first += 4) {
        pave_random_words words =
            pave_random_at(rules->segregation->def.seed, PAVE_STREAM_AGENT, (int32_t)(first >> 2),
                           (int32_t)step, PAVE_TURN_NOISE, 0);
        for (int i = 0; i < 4 && first + i < rules->number_count; i++) {
            bool agent = rules->sequential || rules->segregation->cells[first + i];
            if (agent && words.word[i] < rules->noise) pave_bits_set(rules->eager, first + i);
        }
    }
}

/// Counts state.unsatisfied.
static void rules_survey(pave_rules *rules)
{
    int32_t unsatisfied = 0, words = (int32_t)pave_bits_words(rules->number_count);
    for (int32_t word = 0; word < words; word++)
        unsatisfied += pave_bits_count(rules->restless[word]);
    rules->segregation->state.unsatisfied = unsatisfied;
}

int64_t pave_rules_verdict(const pave_rules *rules, int64_t moves)
{
    if (moves > 0 || rules->noise == 0) return moves;
    bool room = rules->segregation->def.rule == PAVE_MOVE_SWAP || rules->vacancy_count > 0;
    return room ? PAVE_SEGREGATION_NO_MOVE_NOW : 0;
}

static int64_t rules_sequential(pave_rules *rules, int64_t step)
{
    pave_turn_draws common = pave_turn_draws_of(rules, PAVE_TURN_VACANCY, step);
    int64_t moves = 0;
    for (int32_t rank = pave_rules_next(rules, 0); rank < rules->number_count;
         rank = pave_rules_next(rules, rank + 1)) {
        int32_t cell = rules->cell_of[rank];
        pave_turn_draws own = pave_turn_draws_of_agent(rules, rank, step);
        int32_t to = pave_rules_choose(
            rules, cell, rules->segregation->def.rule == PAVE_MOVE_UNIFORM ? &common : &own);
        if (to < 0) continue;
        pave_rules_move(rules, cell, to);
        moves++;
    }
    return moves;
}

/// Writes the agents that want to move, in the order of their turns, to cell_of; returns their
/// count.
static int32_t rules_turns(pave_rules *rules, int64_t step)
{
    int32_t count = 0;
    for (int32_t cell = pave_rules_next(rules, 0); cell < rules->number_count;
         cell = pave_rules_next(rules, cell + 1))
        rules->cell_of[count++] = cell;
    pave_rules_shuffle(rules->segregation->def.seed, step, rules->cell_of, count);
    return count;
}

/// The i-th agent that moves takes a random vacancy that no agent before it took; taken vacancies
/// move to the front.
static int32_t rules_take_any(pave_rules *rules, int32_t turn, pave_turn_draws *draws)
{
    if (turn >= rules->vacancy_count) return -1;
    int32_t other = turn + pave_turn_draws_below(draws, rules->vacancy_count - turn),
            cell = rules->vacancies[other];
    rules->vacancies[other] = rules->vacancies[turn];
    rules->vacancies[turn] = cell;
    rules->place[rules->vacancies[other]] = other;
    rules->place[cell] = turn;
    return cell;
}

static int64_t rules_synchronous(pave_rules *rules, int64_t step)
{
    int32_t wanting = rules_turns(rules, step);
    if (rules->segregation->def.rule == PAVE_MOVE_SWAP)
        return pave_rules_swap_synchronous(rules, step, wanting);
    pave_turn_draws common = pave_turn_draws_of(rules, PAVE_TURN_VACANCY, step);
    bool any = rules->segregation->def.rule == PAVE_MOVE_UNIFORM;
    for (int32_t turn = 0; turn < wanting; turn++) {
        int32_t cell = rules->cell_of[turn];
        pave_turn_draws own = pave_turn_draws_of_agent(rules, cell, step);
        int32_t to =
            any ? rules_take_any(rules, turn, &common) : pave_rules_choose(rules, cell, &own);
        rules->target[turn] = to;
        if (!any && to >= 0) pave_offers_leave(&rules->offers, rules->place[to]);
    }
    int64_t moves = 0;
    for (int32_t turn = 0; turn < wanting; turn++) {
        if (rules->target[turn] < 0) continue;
        pave_rules_move(rules, rules->cell_of[turn], rules->target[turn]);
        moves++;
    }
    return moves;
}

static pave_result rules_advance(pave_segregation *segregation, const pave_batch *batch,
                                 int64_t *moves)
{
    pave_rules *rules = pave_rules_of(segregation);
    int64_t step = segregation->state.steps;
    (void)batch; // serial by nature, or bound to one order of claims
    pave_rules_shake(rules, step);
    if (!rules->sequential)
        *moves = rules_synchronous(rules, step);
    else if (segregation->def.rule == PAVE_MOVE_SWAP)
        *moves = pave_rules_swap_sequential(rules, step);
    else
        *moves = rules_sequential(rules, step);
    *moves = pave_rules_verdict(rules, *moves);
    rules_survey(rules);
    return PAVE_OK;
}

// ---- Beginning and end --------------------------------------------------------------------------

static size_t rules_bits(const pave_rules *rules) { return pave_bits_words(rules->number_count); }

static bool rules_by_offers(const pave_segregation_def *def)
{
    return def->rule == PAVE_MOVE_SATISFYING || def->rule == PAVE_MOVE_NEAREST ||
           def->rule == PAVE_MOVE_IMPROVING;
}

static pave_result rules_take(pave_rules *rules)
{
    const pave_segregation *segregation = rules->segregation;
    const pave_allocator *allocator = &segregation->allocator;
    size_t cells = (size_t)rules->cell_count, agents = (size_t)rules->agent_count;
    bool nearest = segregation->def.rule == PAVE_MOVE_NEAREST,
         swap = segregation->def.rule == PAVE_MOVE_SWAP;
    rules->cell_of = pave_array_take(allocator, agents, sizeof *rules->cell_of);
    rules->place = pave_array_take(allocator, cells, sizeof *rules->place);
    rules->counts = pave_array_take(allocator, cells, sizeof *rules->counts);
    rules->vacancies =
        pave_array_take(allocator, (size_t)rules->vacancy_count, sizeof *rules->vacancies);
    rules->restless = pave_array_allocate(allocator, rules_bits(rules), sizeof *rules->restless);
    if (!rules->cell_of || !rules->place || !rules->counts || !rules->vacancies || !rules->restless)
        return PAVE_NO_MEMORY;
    if (rules->noise)
        rules->eager = pave_array_allocate(allocator, rules_bits(rules), sizeof *rules->eager);
    if (!rules->sequential)
        rules->target = pave_array_take(allocator, agents, sizeof *rules->target);
    if (nearest) rules->queue = pave_array_take(allocator, cells, sizeof *rules->queue);
    if (nearest) rules->seen = pave_array_allocate(allocator, cells, sizeof *rules->seen);
    if (swap) rules->crowd = pave_array_take(allocator, agents, sizeof *rules->crowd);
    bool taken = (rules->eager || !rules->noise) && (rules->target || rules->sequential) &&
                 (!nearest || (rules->queue && rules->seen)) && (rules->crowd || !swap);
    return taken ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result rules_take_steps(pave_rules *rules)
{
    pave_segregation *segregation = rules->segregation;
    rules->step_start = rules->start;
    rules->step_to = rules->to;
    if (segregation->def.rule != PAVE_MOVE_NEAREST || segregation->def.reach == 1) return PAVE_OK;
    pave_result result = pave_segregation_lists_make(&segregation->def.ground, 1,
                                                     &segregation->allocator, &rules->steps);
    rules->step_start = rules->steps.start;
    rules->step_to = rules->steps.to;
    return result;
}

/// Numbers agents and vacancies by their cells; sequential agents take their turns in a random
/// order.
static void rules_number_all(pave_rules *rules)
{
    const pave_segregation *segregation = rules->segregation;
    int32_t agents = 0, vacancies = 0;
    for (int32_t cell = 0; cell < rules->cell_count; cell++) {
        rules->place[cell] = -1;
        if (segregation->cells[cell]) {
            rules->place[cell] = agents;
            rules->cell_of[agents++] = cell;
        } else if (pave_bits_test(segregation->vacant, cell)) {
            rules->place[cell] = vacancies;
            rules->vacancies[vacancies++] = cell;
        }
    }
    if (!rules->sequential) return;
    pave_rules_shuffle(segregation->def.seed, 0, rules->cell_of, agents);
    for (int32_t rank = 0; rank < agents; rank++) rules->place[rules->cell_of[rank]] = rank;
}

static pave_result rules_begin_offers(pave_rules *rules)
{
    int32_t agents[PAVE_RACES_MAX] = {0};
    if (!rules_by_offers(&rules->segregation->def)) return PAVE_OK;
    for (int32_t cell = 0; cell < rules->cell_count; cell++)
        agents[rules->segregation->cells[cell]]++;
    pave_result result = pave_offers_begin(&rules->offers, rules->segregation, rules->most,
                                           rules->vacancy_count, agents);
    for (int32_t vacancy = 0; vacancy < rules->vacancy_count && result == PAVE_OK; vacancy++)
        rules_offer(rules, vacancy);
    return result;
}

static uint64_t rules_noise(double noise) { return (uint64_t)(noise * 4294967296.0); }

static pave_result rules_begin(pave_segregation *segregation)
{
    pave_rules *rules = segregation->own =
        pave_array_allocate(&segregation->allocator, 1, sizeof *rules);
    if (!rules) return PAVE_NO_MEMORY;
    rules->segregation = segregation;
    rules->start = segregation->layout.lists.start;
    rules->to = segregation->layout.lists.to;
    rules->sequential = segregation->def.order == PAVE_ORDER_SEQUENTIAL;
    rules->noise = rules_noise(segregation->def.noise);
    rules->cell_count = segregation->state.cells;
    rules->agent_count = segregation->state.agents;
    rules->vacancy_count = segregation->state.vacancies;
    rules->number_count = rules->sequential ? rules->agent_count : rules->cell_count;
    for (int32_t cell = 0; cell < rules->cell_count; cell++)
        if (rules->start[cell + 1] - rules->start[cell] > rules->most)
            rules->most = rules->start[cell + 1] - rules->start[cell];
    pave_result result = rules_take(rules);
    if (result == PAVE_OK) result = rules_take_steps(rules);
    if (result != PAVE_OK) return result;
    rules->measured = pave_segregation_measured(&segregation->def.ground);
    rules_number_all(rules);
    for (int32_t cell = 0; cell < rules->cell_count; cell++) rules_look(rules, cell);
    rules_survey(rules);
    return rules_begin_offers(rules);
}

static void rules_end(pave_segregation *segregation)
{
    pave_rules *rules = pave_rules_of(segregation);
    const pave_allocator *allocator = &segregation->allocator;
    if (!rules) return;
    size_t cells = (size_t)rules->cell_count, agents = (size_t)rules->agent_count;
    pave_offers_end(&rules->offers);
    pave_segregation_lists_release(allocator, &rules->steps);
    pave_array_release(allocator, rules->crowd, agents, sizeof *rules->crowd);
    pave_array_release(allocator, rules->seen, cells, sizeof *rules->seen);
    pave_array_release(allocator, rules->queue, cells, sizeof *rules->queue);
    pave_array_release(allocator, rules->target, agents, sizeof *rules->target);
    pave_array_release(allocator, rules->eager, rules_bits(rules), sizeof *rules->eager);
    pave_array_release(allocator, rules->restless, rules_bits(rules), sizeof *rules->restless);
    pave_array_release(allocator, rules->vacancies, (size_t)rules->vacancy_count,
                       sizeof *rules->vacancies);
    pave_array_release(allocator, rules->counts, cells, sizeof *rules->counts);
    pave_array_release(allocator, rules->place, cells, sizeof *rules->place);
    pave_array_release(allocator, rules->cell_of, agents, sizeof *rules->cell_of);
    pave_array_release(allocator, rules, 1, sizeof *rules);
}

const pave_segregation_way pave_segregation_rules = {
    .lists = true, .begin = rules_begin, .advance = rules_advance, .end = rules_end};
