/// src/segregation/segregation_random.c: synchronous uniform moves: all unsatisfied agents move at
/// once, to random vacancies. Based on: "Create a hexagonal map", 2018; T. Schelling, "Dynamic
/// Models of Segregation", 1971.
///
/// A step has five passes: choose m of the movers or of the vacancies, whichever is the larger set;
/// keep the chosen movers and count their races; deal the races over the vacancies; settle the
/// agents; and find the agents that are now unsatisfied. The rank of a mover or vacancy is its
/// number in slot order. Each pass works strip by strip; the division into strips does not depend
/// on the runner.
#include "../base/exact.h"

#include "../base/batch.h"
#include "segregation_kernel.h"

#include <string.h>

/// A range of words of slots; it does not depend on the runner.
typedef struct pave_mover_strip {
    int64_t movers, vacancies;        ///< number of movers and vacancies in the strip
    int64_t mover_rank, vacancy_rank; ///< ranks of the first mover and vacancy
    int64_t first;                    ///< index of the first agent that moves in, among all of them
    int32_t tally[PAVE_TALLY];        ///< races of the agents that leave
} pave_mover_strip;

typedef struct pave_movers {
    pave_segregation *segregation;
    const pave_segregation_kernel *kernel;
    pave_philox_keys keys;
    uint64_t *movers; ///< bit per slot
    uint64_t *ranks;  ///< bit per rank of the larger set
    uint8_t *dealt;
    size_t rank_words, dealt_bytes;
    pave_mover_strip *strips;
    int64_t strip_count;
    const uint64_t *mover_ranks,
        *vacancy_ranks; ///< ranks chosen in this step, or NULL: all are chosen
} pave_movers;

enum { PAVE_STRIP_WORDS = 1024 };

static int64_t strip_word(int32_t strip) { return (int64_t)strip * PAVE_STRIP_WORDS; }

static int64_t strip_words(const pave_movers *all, int32_t strip)
{
    const int64_t left = all->segregation->layout.word_count - strip_word(strip);
    return left < PAVE_STRIP_WORDS ? left : PAVE_STRIP_WORDS;
}

/// Runs a pass over all strips. A single strip does not use the runner.
static void movers_pass(pave_movers *all, const pave_batch *batch,
                        void (*strip)(void *job, int32_t index))
{
    if (all->strip_count == 1)
        strip(all, 0);
    else
        pave_batch_run(batch, (int32_t)all->strip_count, strip, all);
}

// ---- Passes -------------------------------------------------------------------------------------

static void movers_scan_strip(void *job, int32_t index)
{
    pave_movers *all = job;
    all->strips[index].movers = pave_segregation_scan(
        all->segregation, all->kernel, strip_word(index), strip_words(all, index), all->movers);
}

static void movers_leave_strip(void *job, int32_t index)
{
    pave_movers *all = job;
    pave_mover_strip *strip = &all->strips[index];
    const int64_t word = strip_word(index);
    memset(strip->tally, 0, sizeof strip->tally);
    all->kernel->leave(all->movers + word, strip_words(all, index), all->mover_ranks,
                       strip->mover_rank, all->segregation->cells + 64 * word,
                       all->segregation->def.races, strip->tally);
}

static void movers_settle_strip(void *job, int32_t index)
{
    pave_movers *all = job;
    pave_mover_strip *strip = &all->strips[index];
    const pave_settle_job settle = {.cells = all->segregation->cells,
                                    .vacant = all->segregation->vacant,
                                    .leavers = all->movers,
                                    .ranks = all->vacancy_ranks,
                                    .dealt = all->dealt};
    strip->vacancies = all->kernel->settle(&settle, strip_word(index), strip_words(all, index),
                                           strip->vacancy_rank, strip->first);
}

/// Finds the movers, and sets state.unsatisfied.
static void movers_scan(pave_movers *all, const pave_batch *batch)
{
    int64_t movers = 0;
    pave_segregation_haunt(all->segregation);
    movers_pass(all, batch, movers_scan_strip);
    for (int64_t i = 0; i < all->strip_count; i++) movers += all->strips[i].movers;
    all->segregation->state.unsatisfied = (int32_t)movers;
}

/// Sets mover_rank and vacancy_rank of each strip.
static void movers_rank(pave_movers *all)
{
    int64_t movers = 0, vacancies = 0, first = 0;
    for (int64_t i = 0; i < all->strip_count; i++) {
        pave_mover_strip *strip = &all->strips[i];
        strip->mover_rank = movers;
        strip->vacancy_rank = vacancies;
        strip->first = first;
        movers += strip->movers;
        vacancies += strip->vacancies;
        first += all->vacancy_ranks
                     ? pave_bits_between(all->vacancy_ranks, strip->vacancy_rank, vacancies)
                     : strip->vacancies;
    }
}

/// Keeps the chosen movers, and sums up their races in `tally`, PAVE_TALLY elements.
static void movers_leave(pave_movers *all, const pave_batch *batch, int64_t *tally)
{
    movers_pass(all, batch, movers_leave_strip);
    for (int race = 0; race < PAVE_TALLY; race++) tally[race] = 0;
    for (int64_t i = 0; i < all->strip_count; i++)
        for (int race = 0; race < PAVE_TALLY; race++) tally[race] += all->strips[i].tally[race];
}

/// Lists the races of the agents that leave, in slot order. `out` must hold an element for each.
static void movers_collect(const pave_movers *all, uint8_t *out)
{
    const uint8_t *cells = all->segregation->cells;
    for (int64_t word = 0; word < all->segregation->layout.word_count; word++)
        for (uint64_t left = all->movers[word]; left; left &= left - 1)
            *out++ = cells[64 * word + pave_bits_lowest(left)];
}

// ---- Creation -----------------------------------------------------------------------------------

/// Counts the vacancies before the first step.
static void movers_count(pave_movers *all)
{
    for (int32_t i = 0; i < (int32_t)all->strip_count; i++) {
        all->strips[i].vacancies = 0;
        for (int64_t word = strip_word(i), end = word + strip_words(all, i); word < end; word++)
            all->strips[i].vacancies += pave_bits_count(all->segregation->vacant[word]);
    }
}

/// Allocates movers for at most `ranks` ranks of the larger set and `dealt` agents that move in.
/// Returns PAVE_OK or PAVE_NO_MEMORY. Release the result in either case.
static pave_result movers_make(pave_segregation *segregation, int64_t ranks, int64_t dealt,
                               pave_movers *out)
{
    const pave_allocator *allocator = &segregation->allocator;
    *out = (pave_movers){.segregation = segregation,
                         .kernel = pave_kernel_best(&pave_segregation_kernels),
                         .rank_words = pave_choice_words(ranks),
                         .dealt_bytes = pave_deal_bytes(dealt)};
    pave_philox_schedule(segregation->def.seed, &out->keys);
    out->strip_count = (segregation->layout.word_count + PAVE_STRIP_WORDS - 1) / PAVE_STRIP_WORDS;
    out->movers =
        pave_array_allocate(allocator, (size_t)segregation->layout.word_count, sizeof *out->movers);
    out->ranks = pave_array_allocate(allocator, out->rank_words, sizeof *out->ranks);
    out->dealt = pave_array_allocate(allocator, out->dealt_bytes, 1);
    out->strips = pave_array_allocate(allocator, (size_t)out->strip_count, sizeof *out->strips);
    return out->movers && out->ranks && out->dealt && out->strips ? PAVE_OK : PAVE_NO_MEMORY;
}

static void movers_release(pave_movers *all)
{
    if (!all->segregation) return;
    const pave_allocator *allocator = &all->segregation->allocator;
    PAVE_RELEASE(allocator, all->strips, all->dealt, all->ranks, all->movers);
    *all = (pave_movers){0};
}

static pave_hand movers_hand(const pave_movers *all, const pave_batch *batch, int64_t step)
{
    return (pave_hand){
        .kernel = all->kernel,
        .draws = {.keys = &all->keys, .stream = PAVE_STREAM_MOVE, .step = (int32_t)step},
        .batch = batch,
        .races = all->segregation->def.races};
}

// ---- A step -------------------------------------------------------------------------------------

/// Chooses from the larger set.
static void movers_choose(pave_movers *all, const pave_hand *hand, int64_t movers,
                          int64_t vacancies)
{
    all->mover_ranks = movers > vacancies ? all->ranks : NULL;
    all->vacancy_ranks = movers < vacancies ? all->ranks : NULL;
    if (movers > vacancies) pave_choose(hand, vacancies, movers, all->ranks);
    if (movers < vacancies) pave_choose(hand, movers, vacancies, all->ranks);
}

static void movers_deal(pave_movers *all, const pave_hand *hand, const int64_t *wanted,
                        int64_t moving)
{
    if (moving > PAVE_FEW) {
        pave_deal(hand, PAVE_DRAW_DEAL, wanted, moving, all->dealt);
        return;
    }
    movers_collect(all, all->dealt);
    pave_deal_few(hand, PAVE_DRAW_DEAL, moving, all->dealt);
}

static pave_result movers_advance(pave_segregation *segregation, const pave_batch *batch,
                                  int64_t *moves)
{
    pave_movers *all = segregation->own;
    const int64_t movers = segregation->state.unsatisfied, vacancies = segregation->state.vacancies;
    const pave_hand hand = movers_hand(all, batch, segregation->state.steps);
    int64_t leaving[PAVE_TALLY];
    *moves = movers < vacancies ? movers : vacancies;
    if (*moves == 0) return PAVE_OK;
    movers_choose(all, &hand, movers, vacancies);
    movers_rank(all);
    movers_leave(all, batch, leaving);
    movers_deal(all, &hand, leaving, *moves);
    movers_pass(all, batch, movers_settle_strip);
    movers_scan(all, batch);
    return PAVE_OK;
}

// ---- Implementation table -----------------------------------------------------------------------

static pave_result movers_begin(pave_segregation *segregation)
{
    const int64_t agents = segregation->state.agents, vacancies = segregation->state.vacancies;
    pave_movers *all = segregation->own =
        pave_array_allocate(&segregation->allocator, 1, sizeof *all);
    if (!all || movers_make(segregation, agents > vacancies ? agents : vacancies,
                            agents < vacancies ? agents : vacancies, all) != PAVE_OK)
        return PAVE_NO_MEMORY;
    movers_count(all);
    movers_scan(all, NULL);
    return PAVE_OK;
}

static void movers_end(pave_segregation *segregation)
{
    if (!segregation->own) return;
    movers_release(segregation->own);
    pave_array_release(&segregation->allocator, segregation->own);
    segregation->own = NULL;
}

const pave_segregation_way pave_segregation_random = {
    .begin = movers_begin, .advance = movers_advance, .end = movers_end};

void pave_segregation_use(pave_segregation *segregation, const pave_segregation_kernel *kernel)
{
    assert(segregation->way == &pave_segregation_random);
    pave_movers *all = segregation->own;
    all->kernel = kernel;
    movers_scan(all, NULL);
}
