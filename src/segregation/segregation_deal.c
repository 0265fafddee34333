/// src/segregation/segregation_deal.c: chooses exactly m of n ranks, and deals a given number of
/// each race over elements. All choices and all arrangements are equally probable, without
/// shuffling or sorting.
///
/// Both start with independent decisions at about the right rate, then visit random indices until
/// the counts are right: a rank in the overrepresented state changes its state; an element with an
/// overrepresented race gets the first underrepresented race. Ranks and elements are treated
/// symmetrically: renumbering the input renumbers the output. All outcomes with the right counts
/// are renumberings of each other, so they have the same probability. docs/proofs/regions.md has
/// the proof. Small numbers are chosen one by one and shuffled: R. Fisher, F. Yates, "Statistical
/// Tables", 1938; R. Durstenfeld, "Algorithm 235", 1964.
#include "../base/exact.h"

#include "../base/batch.h"
#include "segregation_kernel.h"

#include <string.h>

// ---- Random indices -----------------------------------------------------------------------------

enum { PAVE_LOOK_WORDS = 4 * PAVE_RUN_MULTIPLE };

/// Sequence of random indices: index j uses word j & 3 of call (j >> 2, step, what, 0), by
/// pave_random_below.
typedef struct pave_looks {
    const pave_hand *hand;
    uint32_t what;
    int64_t places;
    int64_t next;
    uint32_t words[PAVE_LOOK_WORDS];
} pave_looks;

static void looks_fill(pave_looks *looks)
{
    const pave_draws *draws = &looks->hand->draws;
    const pave_call_run run = {
        .keys = draws->keys,
        .stream = draws->stream,
        .s = looks->what,
        .q = (int32_t)(uint32_t)(looks->next / PAVE_LOOK_WORDS * PAVE_RUN_MULTIPLE),
        .r = draws->step,
        .count = PAVE_RUN_MULTIPLE};
    looks->hand->kernel->run_by_call(&run, looks->words);
}

/// Returns the next index, 0..places-1.
static int64_t looks_next(pave_looks *looks)
{
    if (looks->next % PAVE_LOOK_WORDS == 0) looks_fill(looks);
    const uint32_t word = looks->words[looks->next++ % PAVE_LOOK_WORDS];
    return (int64_t)pave_random_below(word, (uint32_t)looks->places);
}

// ---- Choosing -----------------------------------------------------------------------------------

enum {
    PAVE_CHOICE_WORDS = PAVE_CHOICE_BLOCK / 64,
    PAVE_CHOICE_STRIP = 64,
    PAVE_DEAL_STRIP = 512
}; // number of blocks per strip

static int64_t blocks(int64_t count, int64_t size) { return (count + size - 1) / size; }

size_t pave_choice_words(int64_t ranks)
{
    return (size_t)blocks(ranks, PAVE_CHOICE_BLOCK) * PAVE_CHOICE_WORDS + 1;
}

typedef struct pave_choice_job {
    const pave_hand *hand;
    int rate;
    int64_t blocks;
    uint64_t *out;
} pave_choice_job;

static void choice_strip(void *context, int32_t strip)
{
    const pave_choice_job *job = context;
    const int64_t block = (int64_t)strip * PAVE_CHOICE_STRIP, left = job->blocks - block;
    job->hand->kernel->choose(&job->hand->draws, job->rate, block,
                              left < PAVE_CHOICE_STRIP ? left : PAVE_CHOICE_STRIP,
                              job->out + block * PAVE_CHOICE_WORDS);
}

/// Chooses each of `count` ranks independently with probability rate / 256; rate is 0..256. Returns
/// the number chosen. Bits after the last are 0 up to the next word.
static int64_t choice_draw(const pave_hand *hand, int rate, int64_t count, uint64_t *out)
{
    pave_choice_job job = {
        .hand = hand, .rate = rate, .blocks = blocks(count, PAVE_CHOICE_BLOCK), .out = out};
    if (rate == 0 || rate == 256)
        memset(out, rate == 0 ? 0 : 0xff, pave_choice_words(count) * sizeof *out);
    else
        pave_batch_run(hand->batch, (int32_t)blocks(job.blocks, PAVE_CHOICE_STRIP), choice_strip,
                       &job);
    if (count % 64) out[count / 64] &= pave_bits_ones(count % 64);
    return pave_bits_between(out, 0, count);
}

/// Flips random bits of the overrepresented state.
static void choice_fix(const pave_hand *hand, int64_t set, int64_t chosen, int64_t count,
                       uint64_t *bits)
{
    pave_looks looks = {.hand = hand, .what = PAVE_DRAW_CHOICE, .places = count};
    const uint64_t surplus = set > chosen; // the state to change
    for (int64_t left = surplus ? set - chosen : chosen - set; left > 0;) {
        const int64_t rank = looks_next(&looks);
        const uint64_t wrong = (bits[rank >> 6] >> (rank & 63) & 1) == surplus;
        bits[rank >> 6] ^= wrong << (rank & 63);
        left -= (int64_t)wrong;
    }
}

/// Returns the rate, in 256ths, for choosing `chosen` of `count` ranks. It is rounded so that
/// corrections change the more frequent state.
static int choice_rate(int64_t chosen, int64_t count)
{
    const int64_t few = chosen <= count - chosen ? chosen : count - chosen;
    if (few <= PAVE_FEW || few * 256 < count) return chosen <= count - chosen ? 0 : 256;
    return (int)(chosen <= count - chosen ? chosen * 256 / count
                                          : (chosen * 256 + count - 1) / count);
}

void pave_choose_by(const pave_hand *hand, int rate, int64_t chosen, int64_t count, uint64_t *out)
{
    assert(chosen >= 0 && chosen <= count);
    const int64_t set = choice_draw(hand, rate, count, out);
    choice_fix(hand, set, chosen, count, out);
}

void pave_choose(const pave_hand *hand, int64_t chosen, int64_t count, uint64_t *out)
{
    pave_choose_by(hand, choice_rate(chosen, count), chosen, count, out);
}

// ---- Dealing ------------------------------------------------------------------------------------

size_t pave_deal_bytes(int64_t count)
{
    return (size_t)(blocks(count, PAVE_DEAL_BLOCK) + 1) * PAVE_DEAL_BLOCK;
}

/// Returns the race that would have the smallest surplus after one more byte.
static int deal_next(const int64_t *wanted, int races, const int32_t *bytes)
{
    int next = 0;
    for (int race = 1; race < races; race++)
        if (wanted[race] * (bytes[next] + 1) > wanted[next] * (bytes[race] + 1)) next = race;
    return next;
}

/// Assigns a race to each byte: each race gets its share of 256, rounded down. Each remaining byte
/// goes to the race with the smallest resulting surplus, because correcting a surplus takes the
/// most time. (V. D'Hondt, "Système pratique et raisonné de représentation proportionnelle",
/// 1882.)
static void deal_table(const int64_t *wanted, int races, int64_t count, uint8_t table[256])
{
    int32_t bytes[PAVE_TALLY], left = 256;
    for (int race = 0; race < races; race++)
        left -= bytes[race] = (int32_t)(wanted[race] * 256 / count);
    for (; left > 0; left--) bytes[deal_next(wanted, races, bytes)]++;
    for (int race = 0, byte = 0; race < races; race++)
        for (int i = 0; i < bytes[race]; i++) table[byte++] = (uint8_t)race;
}

/// Replaces overrepresented races at random indices with underrepresented ones, in order.
static void deal_fix(const pave_hand *hand, uint32_t what, const int64_t *wanted, int64_t count,
                     int32_t *there, uint8_t *out)
{
    pave_looks looks = {.hand = hand, .what = what + 1, .places = count};
    int64_t left = 0;
    int missing = 0;
    for (int race = 0; race < hand->races; race++)
        if (there[race] > wanted[race]) left += there[race] - wanted[race];
    while (left > 0) {
        const int64_t place = looks_next(&looks);
        const int race = out[place];
        if (there[race] <= wanted[race]) continue;
        while (there[missing] >= wanted[missing]) missing++;
        out[place] = (uint8_t)missing;
        there[missing]++;
        there[race]--;
        left--;
    }
}

typedef struct pave_deal_job {
    const pave_hand *hand;
    uint32_t what;
    const uint8_t *table;
    int64_t blocks;
    uint8_t *out;
} pave_deal_job;

static void deal_strip(void *context, int32_t strip)
{
    const pave_deal_job *job = context;
    const int64_t block = (int64_t)strip * PAVE_DEAL_STRIP, left = job->blocks - block;
    job->hand->kernel->deal(&job->hand->draws, job->what, job->table, block,
                            left < PAVE_DEAL_STRIP ? left : PAVE_DEAL_STRIP,
                            job->out + block * PAVE_DEAL_BLOCK);
}

/// Assigns a race to each of `count` elements by looking up a random byte in the table. Writes the
/// count of each race to `there`, which has PAVE_TALLY elements.
static void deal_draw(const pave_hand *hand, uint32_t what, const uint8_t table[256], int64_t count,
                      uint8_t *out, int32_t *there)
{
    pave_deal_job job = {.hand = hand,
                         .what = what,
                         .table = table,
                         .blocks = blocks(count, PAVE_DEAL_BLOCK),
                         .out = out};
    pave_batch_run(hand->batch, (int32_t)blocks(job.blocks, PAVE_DEAL_STRIP), deal_strip, &job);
    memset(there, 0, PAVE_TALLY * sizeof *there);
    hand->kernel->tally(out, count, hand->races, there);
}

void pave_deal(const pave_hand *hand, uint32_t what, const int64_t *wanted, int64_t count,
               uint8_t *out)
{
    uint8_t table[256];
    int32_t there[PAVE_TALLY];
    if (count == 0) return;
    deal_table(wanted, hand->races, count, table);
    deal_draw(hand, what, table, count, out, there);
    deal_fix(hand, what, wanted, count, there, out);
}

void pave_deal_few(const pave_hand *hand, uint32_t what, int64_t count, uint8_t *races)
{
    pave_looks looks = {.hand = hand, .what = what, .places = 1};
    assert(count <= PAVE_FEW);
    for (int64_t k = count - 1; k > 0; k--) {
        looks.places = k + 1;
        const int64_t other = looks_next(&looks);
        const uint8_t race = races[k];
        races[k] = races[other];
        races[other] = race;
    }
}
