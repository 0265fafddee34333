/// src/segregation/segregation_turns.c: sequential moves: agents take turns in a random order, and
/// an unsatisfied agent moves to a random vacancy immediately. Based on: T. Schelling, "Dynamic
/// Models of Segregation", 1971.
///
/// The *rank* of an agent is its index in the order of turns. `restless` has a bit per rank, set
/// for unsatisfied agents. A move updates the counts and bits of all neighbours of both cells.
#include "../base/exact.h"

#include "../base/random_runs.h"
#include "segregation_model.h"

/// Purposes of random words: values of s in the stream PAVE_STREAM_AGENT.
enum {
    PAVE_TURN_VACANCY = 0, ///< vacancy of the m-th agent that moves in a step
    PAVE_TURN_ORDER = 1    ///< order in which agents take turns
};

/// An agent's number of occupied neighbours, and how many of them have its race.
typedef struct pave_turn_counts {
    int32_t occupied, own;
} pave_turn_counts;

typedef struct pave_turn_state {
    pave_segregation *segregation;
    const int32_t *start, *to; ///< neighbours within reach
    int32_t cell_count, agent_count, vacancy_count;
    int32_t *cell_of;         ///< agent_count elements: cell of the agent of each rank
    int32_t *place;           ///< per cell: rank of its agent, or index of the vacancy; -1: neither
    int32_t *vacancies;       ///< vacancy_count elements: the empty cells
    pave_turn_counts *counts; ///< cell_count elements: valid only for agents
    uint64_t *restless;       ///< bit per rank: the unsatisfied agents
} pave_turn_state;

// ---- Moves --------------------------------------------------------------------------------------

/// Sets or clears the restless bit of the agent in a cell, if there is one, according to its
/// counts.
static void turns_judge(pave_turn_state *turns, int32_t cell)
{
    const pave_segregation *segregation = turns->segregation;
    const pave_turn_counts *counts = &turns->counts[cell];
    const int race = segregation->cells[cell];
    if (race)
        pave_bits_put(turns->restless, turns->place[cell],
                      counts->own < pave_segregation_least(segregation, race, counts->occupied));
}

/// Counts the neighbours of a cell.
static void turns_look(pave_turn_state *turns, int32_t cell)
{
    const uint8_t *cells = turns->segregation->cells;
    pave_turn_counts counts = {0};
    for (int32_t i = turns->start[cell]; i < turns->start[cell + 1]; i++) {
        const int race = cells[turns->to[i]];
        counts.occupied += race != 0;
        counts.own += race == cells[cell];
    }
    turns->counts[cell] = counts;
    turns_judge(turns, cell);
}

/// Updates the counts of the neighbours of a cell where an agent of race `came` (0: no agent)
/// replaced one of race `left` (0: no agent). Vacancies have counts as well, which are unused:
/// updating them costs less than an unpredictable branch. Returns the number of neighbours of race
/// `came`.
static int32_t turns_update(pave_turn_state *turns, int32_t cell, int came, int left)
{
    const pave_segregation *segregation = turns->segregation;
    const uint8_t *cells = segregation->cells;
    const int32_t *to = turns->to, *least = segregation->least;
    const int32_t end = turns->start[cell + 1], more = (came != 0) - (left != 0);
    const int64_t width = segregation->neighbors_max + INT64_C(1);
    int32_t alike = 0;
    for (int32_t i = turns->start[cell]; i < end; i++) {
        const int race = cells[to[i]];
        const int32_t *least_of_race = least + race * width;
        pave_turn_counts *counts = &turns->counts[to[i]];
        const bool before = counts->own < least_of_race[counts->occupied];
        counts->occupied += more;
        counts->own += ((race == came) - (race == left)) & -(race != 0);
        alike += race == came;
        const bool now = counts->own < least_of_race[counts->occupied];
        if (now != before) pave_bits_put(turns->restless, turns->place[to[i]], now);
    }
    return alike;
}

/// Moves the agent of a cell to a vacancy.
static void turns_move(pave_turn_state *turns, int32_t from, int32_t to)
{
    pave_segregation *segregation = turns->segregation;
    const int32_t vacancy = turns->place[to], rank = turns->place[from];
    const int race = segregation->cells[from];
    assert(race > 0 && vacancy >= 0 && segregation->cells[to] == 0);
    segregation->cells[from] = 0;
    turns_update(turns, from, 0, race);
    segregation->cells[to] = (uint8_t)race;
    turns->place[to] = rank;
    turns->cell_of[rank] = to;
    turns->counts[to].own = turns_update(turns, to, race, 0);
    turns_judge(turns, to);
    turns->vacancies[vacancy] = from;
    turns->place[from] = vacancy;
    pave_bits_put(segregation->vacant, from, 1);
    pave_bits_put(segregation->vacant, to, 0);
}

// ---- Steps --------------------------------------------------------------------------------------

/// Returns the first rank at or after `rank` with a bit in `restless`, or agent_count.
static int32_t turns_next(const pave_turn_state *turns, int32_t rank)
{
    const int32_t words = (int32_t)pave_bits_words(turns->agent_count);
    if (rank >= turns->agent_count) return turns->agent_count;
    for (int32_t word = rank >> 6; word < words; word++) {
        uint64_t bits = turns->restless[word];
        if (word == rank >> 6) bits &= ~pave_bits_ones(rank & 63);
        if (bits) return 64 * word + pave_bits_lowest(bits);
    }
    return turns->agent_count;
}

/// Counts state.unsatisfied.
static void turns_survey(pave_turn_state *turns)
{
    int32_t unsatisfied = 0;
    for (size_t word = 0; word < pave_bits_words(turns->agent_count); word++)
        unsatisfied += pave_bits_count(turns->restless[word]);
    turns->segregation->state.unsatisfied = unsatisfied;
}

/// Gives every agent a turn. The i-th agent that moves draws word i & 3 of call (i >> 2, step,
/// PAVE_TURN_VACANCY, 0).
static pave_result turns_advance(pave_segregation *segregation, const pave_batch *batch,
                                 int64_t *moves)
{
    pave_turn_state *turns = segregation->own;
    pave_random_words words = {{0}};
    int64_t moved = 0;
    (void)batch; // each turn depends on the previous one
    for (int32_t rank = turns_next(turns, 0); rank < turns->agent_count && turns->vacancy_count > 0;
         rank = turns_next(turns, rank + 1), moved++) {
        if (moved % 4 == 0)
            words = pave_random_at(segregation->def.seed, PAVE_STREAM_AGENT, (int32_t)(moved / 4),
                                   (int32_t)segregation->state.steps, PAVE_TURN_VACANCY, 0);
        const uint32_t vacancy =
            pave_random_below(words.word[moved % 4], (uint32_t)turns->vacancy_count);
        turns_move(turns, turns->cell_of[rank], turns->vacancies[vacancy]);
    }
    turns_survey(turns);
    *moves = moved;
    return PAVE_OK;
}

// ---- Creation and release -----------------------------------------------------------------------

static pave_result turns_take(pave_turn_state *turns)
{
    const pave_allocator *allocator = &turns->segregation->allocator;
    const size_t cells = (size_t)turns->cell_count, agents = (size_t)turns->agent_count;
    turns->cell_of = pave_array_take(allocator, agents, sizeof *turns->cell_of);
    turns->place = pave_array_take(allocator, cells, sizeof *turns->place);
    turns->counts = pave_array_take(allocator, cells, sizeof *turns->counts);
    turns->vacancies =
        pave_array_take(allocator, (size_t)turns->vacancy_count, sizeof *turns->vacancies);
    turns->restless = pave_array_allocate(allocator, pave_bits_words(turns->agent_count),
                                          sizeof *turns->restless);
    return turns->cell_of && turns->place && turns->counts && turns->vacancies && turns->restless
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

/// Shuffles the order of turns: word i & 3 of call i >> 2 of PAVE_TURN_ORDER chooses item i among
/// items i and later. (R. Durstenfeld, "Algorithm 235: Random Permutation", 1964.)
static void turns_shuffle(uint64_t seed, int32_t *list, int32_t count)
{
    enum { CALLS = 64 };
    const pave_random_kernel *kernel = pave_kernel_best(&pave_random_kernels);
    pave_philox_keys keys;
    uint32_t words[4 * CALLS];
    pave_philox_schedule(seed, &keys);
    for (int32_t i = 0; i + 1 < count; i++) {
        const int32_t word = i % (4 * CALLS);
        const pave_call_run run = {.keys = &keys,
                                   .stream = PAVE_STREAM_AGENT,
                                   .s = PAVE_TURN_ORDER,
                                   .q = i >> 2,
                                   .count = CALLS};
        if (word == 0) kernel->run_by_call(&run, words);
        const int32_t other = i + (int32_t)pave_random_below(words[word], (uint32_t)(count - i)),
                      kept = list[i];
        list[i] = list[other];
        list[other] = kept;
    }
}

/// Lists vacancies in cell order, and agents in the order of their turns.
static void turns_number_all(pave_turn_state *turns)
{
    const pave_segregation *segregation = turns->segregation;
    int32_t agents = 0, vacancies = 0;
    for (int32_t cell = 0; cell < turns->cell_count; cell++) {
        turns->place[cell] = -1;
        if (segregation->cells[cell]) {
            turns->cell_of[agents++] = cell;
        } else if (pave_bits_test(segregation->vacant, cell)) {
            turns->place[cell] = vacancies;
            turns->vacancies[vacancies++] = cell;
        }
    }
    turns_shuffle(segregation->def.seed, turns->cell_of, agents);
    for (int32_t rank = 0; rank < agents; rank++) turns->place[turns->cell_of[rank]] = rank;
}

static pave_result turns_begin(pave_segregation *segregation)
{
    pave_turn_state *turns = segregation->own =
        pave_array_allocate(&segregation->allocator, 1, sizeof *turns);
    if (!turns) return PAVE_NO_MEMORY;
    turns->segregation = segregation;
    turns->start = segregation->layout.lists.start;
    turns->to = segregation->layout.lists.to;
    turns->cell_count = segregation->state.cells;
    turns->agent_count = segregation->state.agents;
    turns->vacancy_count = segregation->state.vacancies;
    const pave_result result = turns_take(turns);
    if (result != PAVE_OK) return result;
    turns_number_all(turns);
    for (int32_t cell = 0; cell < turns->cell_count; cell++) turns_look(turns, cell);
    turns_survey(turns);
    return PAVE_OK;
}

static void turns_end(pave_segregation *segregation)
{
    pave_turn_state *turns = segregation->own;
    const pave_allocator *allocator = &segregation->allocator;
    if (!turns) return;
    PAVE_RELEASE(allocator, turns->restless, turns->vacancies, turns->counts, turns->place,
                 turns->cell_of, turns);
}

const pave_segregation_way pave_segregation_turns = {
    .lists = true, .begin = turns_begin, .advance = turns_advance, .end = turns_end};
