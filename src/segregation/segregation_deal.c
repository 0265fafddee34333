/// src/segregation/segregation_deal.c: exactly m of n ranks chosen, and a given number of each race
/// dealt over places, so that every choice and every arrangement is as probable as any other,
/// without shuffling or sorting.
///
/// Both begin with independent decisions at about the right rate, and then look at random places
/// until the counts are right: a rank that is in the state of which there are too many changes it;
/// a place with a race of which there are too many gets the first one of which there are too few.
/// All of that treats ranks and places alike: renumbering them renumbers what comes out, so all
/// outcomes with the right counts, which are renumberings of each other, have one probability.
/// docs/decisions/0020 has the proof. Few of them are chosen one by one, and shuffled: R.
/// Fisher, F. Yates, "Statistical Tables", 1938; R. Durstenfeld, "Algorithm 235", 1964.
#include "../base/exact.h"

#include "../base/batch.h"
#include "segregation_kernel.h"

#include <string.h>

// ---- Words one by one ---------------------------------------------------------------------------

/// Word j is word j & 3 of call (j >> 2, step, what, 0).
typedef struct pave_feed {
    const pave_hand *hand;
    uint32_t what, next;
    uint32_t words[4 * PAVE_RUN_MULTIPLE];
} pave_feed;

enum { PAVE_FEED = 4 * PAVE_RUN_MULTIPLE };

static void pave_feed_fill(pave_feed *feed)
{
    const pave_draws *draws = &feed->hand->draws;
    const pave_call_run run = {.keys = draws->keys,
                               .stream = draws->stream,
                               .s = feed->what,
                               .q = (int32_t)(feed->next / 4),
                               .r = draws->step,
                               .count = PAVE_RUN_MULTIPLE};
    feed->hand->kernel->run_by_call(&run, feed->words);
}

static inline uint32_t pave_feed_next(pave_feed *feed)
{
    if (feed->next % PAVE_FEED == 0) pave_feed_fill(feed);
    return feed->words[feed->next++ % PAVE_FEED];
}

// ---- Choosing -----------------------------------------------------------------------------------

enum {
    PAVE_CHOICE_WORDS = PAVE_CHOICE_BLOCK / 64,
    PAVE_CHOICE_STRIP = 64,
    PAVE_DEAL_STRIP = 512
}; // blocks of a strip

static int64_t pave_blocks(int64_t count, int64_t size) { return (count + size - 1) / size; }

size_t pave_choice_words(int64_t ranks)
{
    return (size_t)pave_blocks(ranks, PAVE_CHOICE_BLOCK) * PAVE_CHOICE_WORDS + 1;
}

typedef struct pave_choice_job {
    const pave_hand *hand;
    int rate;
    int64_t blocks;
    uint64_t *out;
} pave_choice_job;

static void pave_choice_strip(void *context, int32_t strip)
{
    const pave_choice_job *job = context;
    const int64_t block = (int64_t)strip * PAVE_CHOICE_STRIP, left = job->blocks - block;
    job->hand->kernel->choose(&job->hand->draws, job->rate, block,
                              left < PAVE_CHOICE_STRIP ? left : PAVE_CHOICE_STRIP,
                              job->out + block * PAVE_CHOICE_WORDS);
}

/// How many of the first `count` bits are set; those behind, up to the next word, are cleared.
static int64_t pave_choice_count(uint64_t *bits, int64_t count)
{
    int64_t set = 0;
    if (count % 64) bits[count / 64] &= pave_bits_ones(count % 64);
    for (int64_t word = 0; word * 64 < count; word++) set += pave_bits_count(bits[word]);
    return set;
}

/// Changes random bits of the state that is too frequent.
static void pave_choice_fix(const pave_hand *hand, int64_t set, int64_t chosen, int64_t count,
                            uint64_t *bits)
{
    pave_feed feed = {.hand = hand, .what = PAVE_DRAW_CHOICE};
    const uint64_t surplus = set > chosen; // the state that is to change
    for (int64_t left = surplus ? set - chosen : chosen - set; left > 0;) {
        const uint32_t rank = pave_random_below(pave_feed_next(&feed), (uint32_t)count);
        const uint64_t wrong = (bits[rank >> 6] >> (rank & 63) & 1) == surplus;
        bits[rank >> 6] ^= wrong << (rank & 63);
        left -= (int64_t)wrong;
    }
}

/// The rate in 256ths; from the side where the state that is to change is the more frequent one.
static int pave_choice_rate(int64_t chosen, int64_t count)
{
    const int64_t few = chosen <= count - chosen ? chosen : count - chosen;
    if (few <= PAVE_FEW || few * 256 < count) return chosen <= count - chosen ? 0 : 256;
    return (int)(chosen <= count - chosen ? chosen * 256 / count
                                          : (chosen * 256 + count - 1) / count);
}

void pave_choose_by(const pave_hand *hand, int rate, int64_t chosen, int64_t count, uint64_t *out)
{
    assert(chosen >= 0 && chosen <= count);
    const int64_t blocks = pave_blocks(count, PAVE_CHOICE_BLOCK);
    int64_t set = rate == 0 ? 0 : count;
    if (rate == 0 || rate == 256) {
        memset(out, rate == 0 ? 0 : 0xff, pave_choice_words(count) * sizeof *out);
        if (rate == 256 && count % 64) out[count / 64] = pave_bits_ones(count % 64);
    } else {
        pave_choice_job job = {.hand = hand, .rate = rate, .blocks = blocks, .out = out};
        pave_batch_run(hand->batch, (int32_t)pave_blocks(blocks, PAVE_CHOICE_STRIP),
                       pave_choice_strip, &job);
        set = pave_choice_count(out, count);
    }
    pave_choice_fix(hand, set, chosen, count, out);
}

void pave_choose(const pave_hand *hand, int64_t chosen, int64_t count, uint64_t *out)
{
    pave_choose_by(hand, pave_choice_rate(chosen, count), chosen, count, out);
}

// ---- Dealing ------------------------------------------------------------------------------------

size_t pave_deal_bytes(int64_t count)
{
    return (size_t)(pave_blocks(count, PAVE_DEAL_BLOCK) + 1) * PAVE_DEAL_BLOCK;
}

/// The race that would be dealt least beyond what is wanted of it if it had one more byte.
static int pave_deal_next(const int32_t *wanted, int races, const int32_t *bytes)
{
    int next = 0;
    for (int race = 1; race < races; race++)
        if (wanted[race] * (int64_t)(bytes[next] + 1) > wanted[next] * (int64_t)(bytes[race] + 1))
            next = race;
    return next;
}

/// The race of each byte: each race has its share of 256 rounded down, and what is left goes one by
/// one where it is the smallest part too many: what is too much is all that takes long to change.
/// (V. D'Hondt, "Système pratique et raisonné de représentation proportionnelle", 1882.)
static void pave_deal_table(const int32_t *wanted, int races, int64_t count, uint8_t table[256])
{
    int32_t bytes[PAVE_TALLY], left = 256;
    for (int race = 0; race < races; race++)
        left -= bytes[race] = (int32_t)(wanted[race] * INT64_C(256) / count);
    for (; left > 0; left--) bytes[pave_deal_next(wanted, races, bytes)]++;
    for (int race = 0, byte = 0; race < races; race++)
        for (int i = 0; i < bytes[race]; i++) table[byte++] = (uint8_t)race;
}

/// Gives random places of races that are too frequent to races that are too rare, in order.
static void pave_deal_fix(const pave_hand *hand, uint32_t what, const int32_t *wanted,
                          int64_t count, int32_t *there, uint8_t *out)
{
    pave_feed feed = {.hand = hand, .what = what + 1};
    int64_t left = 0;
    int missing = 0;
    for (int race = 0; race < hand->races; race++)
        if (there[race] > wanted[race]) left += there[race] - wanted[race];
    while (left > 0) {
        const uint32_t place = pave_random_below(pave_feed_next(&feed), (uint32_t)count);
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
    int64_t count;
    uint8_t *out;
} pave_deal_job;

static void pave_deal_strip(void *context, int32_t strip)
{
    const pave_deal_job *job = context;
    const int64_t block = (int64_t)strip * PAVE_DEAL_STRIP,
                  left = pave_blocks(job->count, PAVE_DEAL_BLOCK) - block;
    job->hand->kernel->deal(&job->hand->draws, job->what, job->table, block,
                            left < PAVE_DEAL_STRIP ? left : PAVE_DEAL_STRIP,
                            job->out + block * PAVE_DEAL_BLOCK);
}

void pave_deal(const pave_hand *hand, uint32_t what, const int32_t *wanted, int64_t count,
               uint8_t *out)
{
    uint8_t table[256];
    int32_t there[PAVE_TALLY] = {0};
    if (count == 0) return;
    pave_deal_table(wanted, hand->races, count, table);
    pave_deal_job job = {.hand = hand, .what = what, .table = table, .count = count, .out = out};
    const int64_t blocks = pave_blocks(count, PAVE_DEAL_BLOCK);
    pave_batch_run(hand->batch, (int32_t)pave_blocks(blocks, PAVE_DEAL_STRIP), pave_deal_strip,
                   &job);
    hand->kernel->tally(out, count, hand->races, there);
    pave_deal_fix(hand, what, wanted, count, there, out);
}

void pave_deal_few(const pave_hand *hand, uint32_t what, int64_t count, uint8_t *races)
{
    pave_feed feed = {.hand = hand, .what = what};
    assert(count <= PAVE_FEW);
    for (int64_t k = count - 1; k > 0; k--) {
        const uint32_t other = pave_random_below(pave_feed_next(&feed), (uint32_t)(k + 1));
        const uint8_t race = races[k];
        races[k] = races[other];
        races[other] = race;
    }
}
