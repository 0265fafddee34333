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

// ---- Looks --------------------------------------------------------------------------------------

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

static inline uint32_t looks_word(pave_looks *looks)
{
    if (looks->next % PAVE_LOOK_WORDS == 0) looks_fill(looks);
    return looks->words[looks->next++ % PAVE_LOOK_WORDS];
}

pave_looks pave_looks_begin(const pave_hand *hand, uint32_t what, int64_t first, int64_t places)
{
    const bool wide = hand->wide || places > PAVE_NARROW_MAX;
    pave_looks looks = {.hand = hand, .what = what, .wide = wide, .places = places};
    looks.next = first * (wide ? 2 : 1);
    if (looks.next % PAVE_LOOK_WORDS != 0) looks_fill(&looks);
    return looks;
}

int64_t pave_looks_next(pave_looks *looks)
{
    const uint32_t word = looks_word(looks);
    return looks->wide ? pave_below_wide(word, looks_word(looks), looks->places)
                       : (int64_t)pave_random_below(word, (uint32_t)looks->places);
}

// ---- Choosing -----------------------------------------------------------------------------------

enum {
    PAVE_CHOICE_WORDS = PAVE_CHOICE_BLOCK / 64,
    PAVE_CHOICE_STRIP = 64,
    PAVE_DEAL_STRIP = 512
}; // blocks of a strip

static int64_t blocks(int64_t count, int64_t size) { return (count + size - 1) / size; }

size_t pave_choice_words(int64_t ranks)
{
    return (size_t)blocks(ranks, PAVE_CHOICE_BLOCK) * PAVE_CHOICE_WORDS + 1;
}

typedef struct pave_choice_job {
    const pave_hand *hand;
    int rate;
    int64_t first, blocks;
    uint64_t *out;
} pave_choice_job;

static void choice_strip(void *context, int32_t strip)
{
    const pave_choice_job *job = context;
    const int64_t block = (int64_t)strip * PAVE_CHOICE_STRIP, left = job->blocks - block;
    job->hand->kernel->choose(&job->hand->draws, job->rate, job->first + block,
                              left < PAVE_CHOICE_STRIP ? left : PAVE_CHOICE_STRIP,
                              job->out + block * PAVE_CHOICE_WORDS);
}

int64_t pave_choice_draw(const pave_hand *hand, int rate, int64_t first, int64_t count,
                         uint64_t *out)
{
    const int64_t from = first % PAVE_CHOICE_BLOCK, end = from + count;
    if (rate == 0 || rate == 256) {
        memset(out, rate == 0 ? 0 : 0xff, pave_choice_words(end) * sizeof *out);
        if (end % 64) out[end / 64] &= pave_bits_ones(end % 64);
        return rate == 0 ? 0 : count;
    }
    pave_choice_job job = {.hand = hand,
                           .rate = rate,
                           .first = first / PAVE_CHOICE_BLOCK,
                           .blocks = blocks(end, PAVE_CHOICE_BLOCK),
                           .out = out};
    pave_batch_run(hand->batch, (int32_t)blocks(job.blocks, PAVE_CHOICE_STRIP), choice_strip, &job);
    if (end % 64) out[end / 64] &= pave_bits_ones(end % 64);
    return pave_bits_between(out, from, end);
}

/// Changes random bits of the state that is too frequent.
static void choice_fix(const pave_hand *hand, int64_t set, int64_t chosen, int64_t count,
                       uint64_t *bits)
{
    pave_looks looks = pave_looks_begin(hand, PAVE_DRAW_CHOICE, 0, count);
    const uint64_t surplus = set > chosen; // the state that is to change
    for (int64_t left = surplus ? set - chosen : chosen - set; left > 0;) {
        const int64_t rank = pave_looks_next(&looks);
        const uint64_t wrong = (bits[rank >> 6] >> (rank & 63) & 1) == surplus;
        bits[rank >> 6] ^= wrong << (rank & 63);
        left -= (int64_t)wrong;
    }
}

int pave_choice_rate(int64_t chosen, int64_t count)
{
    const int64_t few = chosen <= count - chosen ? chosen : count - chosen;
    if (few <= PAVE_FEW || few * 256 < count) return chosen <= count - chosen ? 0 : 256;
    return (int)(chosen <= count - chosen ? chosen * 256 / count
                                          : (chosen * 256 + count - 1) / count);
}

void pave_choose_by(const pave_hand *hand, int rate, int64_t chosen, int64_t count, uint64_t *out)
{
    assert(chosen >= 0 && chosen <= count);
    const int64_t set = pave_choice_draw(hand, rate, 0, count, out);
    choice_fix(hand, set, chosen, count, out);
}

void pave_choose(const pave_hand *hand, int64_t chosen, int64_t count, uint64_t *out)
{
    pave_choose_by(hand, pave_choice_rate(chosen, count), chosen, count, out);
}

// ---- Dealing ------------------------------------------------------------------------------------

size_t pave_deal_bytes(int64_t count)
{
    return (size_t)(blocks(count, PAVE_DEAL_BLOCK) + 1) * PAVE_DEAL_BLOCK;
}

/// The race that would be dealt least beyond what is wanted of it if it had one more byte.
static int deal_next(const int64_t *wanted, int races, const int32_t *bytes)
{
    int next = 0;
    for (int race = 1; race < races; race++)
        if (wanted[race] * (bytes[next] + 1) > wanted[next] * (bytes[race] + 1)) next = race;
    return next;
}

void pave_deal_table(const int64_t *wanted, int races, int64_t count, uint8_t table[256])
{
    int32_t bytes[PAVE_TALLY], left = 256;
    for (int race = 0; race < races; race++)
        left -= bytes[race] = (int32_t)(wanted[race] * 256 / count);
    for (; left > 0; left--) bytes[deal_next(wanted, races, bytes)]++;
    for (int race = 0, byte = 0; race < races; race++)
        for (int i = 0; i < bytes[race]; i++) table[byte++] = (uint8_t)race;
}

/// Gives random places of races that are too frequent to races that are too rare, in order.
static void deal_fix(const pave_hand *hand, uint32_t what, const int64_t *wanted, int64_t count,
                     int64_t *there, uint8_t *out)
{
    pave_looks looks = pave_looks_begin(hand, what + 1, 0, count);
    int64_t left = 0;
    int missing = 0;
    for (int race = 0; race < hand->races; race++)
        if (there[race] > wanted[race]) left += there[race] - wanted[race];
    while (left > 0) {
        const int64_t place = pave_looks_next(&looks);
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
    int64_t first, blocks;
    uint8_t *out;
} pave_deal_job;

static void deal_strip(void *context, int32_t strip)
{
    const pave_deal_job *job = context;
    const int64_t block = (int64_t)strip * PAVE_DEAL_STRIP, left = job->blocks - block;
    job->hand->kernel->deal(&job->hand->draws, job->what, job->table, job->first + block,
                            left < PAVE_DEAL_STRIP ? left : PAVE_DEAL_STRIP,
                            job->out + block * PAVE_DEAL_BLOCK);
}

void pave_deal_draw(const pave_hand *hand, uint32_t what, const uint8_t table[256], int64_t first,
                    int64_t count, uint8_t *out, int64_t *there)
{
    enum { PIECE = 1 << 30 };
    const int64_t from = first % PAVE_DEAL_BLOCK;
    pave_deal_job job = {.hand = hand,
                         .what = what,
                         .table = table,
                         .first = first / PAVE_DEAL_BLOCK,
                         .blocks = blocks(from + count, PAVE_DEAL_BLOCK),
                         .out = out};
    pave_batch_run(hand->batch, (int32_t)blocks(job.blocks, PAVE_DEAL_STRIP), deal_strip, &job);
    for (int race = 0; race < PAVE_TALLY; race++) there[race] = 0;
    for (int64_t at = 0; at < count; at += PIECE) {
        int32_t here[PAVE_TALLY] = {0};
        hand->kernel->tally(out + from + at, count - at < PIECE ? count - at : PIECE, hand->races,
                            here);
        for (int race = 0; race < hand->races; race++) there[race] += here[race];
    }
}

void pave_deal(const pave_hand *hand, uint32_t what, const int64_t *wanted, int64_t count,
               uint8_t *out)
{
    uint8_t table[256];
    int64_t there[PAVE_TALLY];
    if (count == 0) return;
    pave_deal_table(wanted, hand->races, count, table);
    pave_deal_draw(hand, what, table, 0, count, out, there);
    deal_fix(hand, what, wanted, count, there, out);
}

void pave_deal_few(const pave_hand *hand, uint32_t what, int64_t count, uint8_t *races)
{
    pave_looks looks = pave_looks_begin(hand, what, 0, 1);
    assert(count <= PAVE_FEW);
    for (int64_t k = count - 1; k > 0; k--) {
        looks.places = k + 1;
        const int64_t other = pave_looks_next(&looks);
        const uint8_t race = races[k];
        races[k] = races[other];
        races[other] = race;
    }
}
