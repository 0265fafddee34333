/// src/segregation/segregation_part_looks.c: the changes of choices and deals where the places are
/// on several ranks: what choice_fix and deal_fix do one look after the other, in
/// batches.
///
/// Look j finds a place. A place that was changed is right from then on, so a look changes its
/// place if the place was wrong at first, if no earlier look found it, and if fewer changes of that
/// class came before than are needed. The rank that has the place answers the first two; the third
/// is a number, by the answers to all earlier looks. Each rank draws a run of the looks of a batch,
/// so the runs of the ranks, in order, are the looks in order.
///
/// Of races: one that is dealt too often never gains, and one that is dealt too seldom never loses.
/// So how many changes each class needs stands from the beginning, and the k-th change of all goes
/// to the race in whose part of all that is missing the number k is.
#include "../base/exact.h"

#include "segregation_part_model.h"

#include <math.h>
#include <string.h>

enum {
    PAVE_LOOK_NONE = 255, ///< an answer: nothing to change; a verdict: no change; a race: answered
    PAVE_LOOKS_LEAST = 4096,
    PAVE_LOOKS_SHARE = 16 ///< a batch has at most so many cells of a mean strip for one look
};

// ---- Memory -------------------------------------------------------------------------------------

/// What a rank may be asked in a batch is all its looks, so no step needs more than this.
static int64_t looks_most(const pave_segregation_part *part)
{
    const int64_t most = part->state.cells / part->rank_count / PAVE_LOOKS_SHARE;
    return most > PAVE_LOOKS_LEAST ? most : PAVE_LOOKS_LEAST;
}

pave_result pave_part_look_mail_make(pave_segregation_part *part)
{
    pave_part_look_mail *mail = &part->mail;
    const pave_allocator *allocator = &part->allocator;
    mail->most = looks_most(part);
    mail->own_most = mail->most / part->rank_count + 1;
    const size_t own = (size_t)mail->own_most, all = (size_t)mail->most,
                 ranks = (size_t)part->rank_count;
    mail->owner = pave_array_take(allocator, own, sizeof *mail->owner);
    mail->at = pave_array_take(allocator, own, sizeof *mail->at);
    mail->places = pave_array_take(allocator, own, sizeof *mail->places);
    mail->answers = pave_array_take(allocator, own, 1);
    mail->asked = pave_array_take(allocator, all, sizeof *mail->asked);
    mail->said = pave_array_take(allocator, all, 1);
    mail->verdicts = pave_array_take(allocator, all, 1);
    mail->sent = pave_array_take(allocator, ranks, sizeof *mail->sent);
    mail->received = pave_array_take(allocator, ranks, sizeof *mail->received);
    mail->out_sizes = pave_array_take(allocator, ranks, sizeof *mail->out_sizes);
    mail->in_sizes = pave_array_take(allocator, ranks, sizeof *mail->in_sizes);
    const bool looks = mail->owner && mail->at && mail->places && mail->answers,
               asked = mail->asked && mail->said && mail->verdicts,
               sizes = mail->sent && mail->received && mail->out_sizes && mail->in_sizes;
    return looks && asked && sizes ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_part_look_mail_release(pave_segregation_part *part)
{
    pave_part_look_mail *mail = &part->mail;
    const pave_allocator *allocator = &part->allocator;
    const size_t own = (size_t)mail->own_most, all = (size_t)mail->most,
                 ranks = (size_t)part->rank_count;
    pave_array_release(allocator, mail->in_sizes, ranks, sizeof *mail->in_sizes);
    pave_array_release(allocator, mail->out_sizes, ranks, sizeof *mail->out_sizes);
    pave_array_release(allocator, mail->received, ranks, sizeof *mail->received);
    pave_array_release(allocator, mail->sent, ranks, sizeof *mail->sent);
    pave_array_release(allocator, mail->verdicts, all, 1);
    pave_array_release(allocator, mail->said, all, 1);
    pave_array_release(allocator, mail->asked, all, sizeof *mail->asked);
    pave_array_release(allocator, mail->answers, own, 1);
    pave_array_release(allocator, mail->places, own, sizeof *mail->places);
    pave_array_release(allocator, mail->at, own, sizeof *mail->at);
    pave_array_release(allocator, mail->owner, own, sizeof *mail->owner);
}

// ---- Batches ------------------------------------------------------------------------------------

/// The changes that are left, the same on all ranks.
typedef struct pave_part_look_state {
    const pave_part_look_job *job;
    int64_t left[PAVE_TALLY]; ///< of each class
    int64_t all_left;
    int64_t changed; ///< in earlier batches
    int64_t first;   ///< look of the batch
} pave_part_look_state;

static int64_t part_look_places(const pave_segregation_part *part, const pave_part_look_job *job)
{
    return job->first_of[part->rank_count];
}

static pave_part_look_state part_look_begin(const pave_part_look_job *job)
{
    pave_part_look_state state = {.job = job};
    for (int kind = 0; kind < job->classes; kind++) {
        const int64_t left = job->there[kind] - job->wanted[kind];
        state.left[kind] = left > 0 ? left : 0;
        state.all_left += state.left[kind];
    }
    return state;
}

/// About as many looks as the changes that are left take, so that they mostly need one batch. The
/// number changes nothing but time.
static int64_t part_look_batch(const pave_segregation_part *part, const pave_part_look_state *state)
{
    const double places = (double)part_look_places(part, state->job),
                 room = (double)part->mail.most;
    double most = 0;
    for (int kind = 0; kind < state->job->classes; kind++) {
        const double left = (double)state->left[kind],
                     wrong = (double)state->job->wanted[kind] + left / 2;
        const double looks = left > 0 ? places / wrong * (left + 3 * sqrt(left) + 3) : 0;
        if (looks > most) most = looks;
    }
    return (int64_t)(most < room ? most : room);
}

/// The first of the looks of a rank in a batch of so many.
static int64_t part_look_first(const pave_segregation_part *part, int64_t batch, int32_t rank)
{
    return batch / part->rank_count * rank + batch % part->rank_count * rank / part->rank_count;
}

static void part_look_sizes(const pave_segregation_part *part, const int64_t *counts, int64_t size,
                            int64_t *out)
{
    for (int32_t rank = 0; rank < part->rank_count; rank++) out[rank] = counts[rank] * size;
}

/// Draws the own looks, and sorts them by the ranks that have the places. Returns their count.
static int64_t part_look_draw(pave_segregation_part *part, const pave_part_look_state *state,
                              int64_t batch)
{
    pave_part_look_mail *mail = &part->mail;
    const pave_part_look_job *job = state->job;
    const int64_t first = part_look_first(part, batch, part->rank),
                  count = part_look_first(part, batch, part->rank + 1) - first;
    pave_looks looks =
        pave_looks_begin(job->hand, job->what, state->first + first, part_look_places(part, job));
    int64_t *next = mail->out_sizes, before = 0;
    assert(count <= mail->own_most);
    memset(mail->sent, 0, (size_t)part->rank_count * sizeof *mail->sent);
    for (int64_t i = 0; i < count; i++) {
        const int64_t place = pave_looks_next(&looks);
        mail->owner[i] = pave_part_owner(part, job->first_of, place);
        mail->at[i] = (int32_t)(place - job->first_of[mail->owner[i]]);
        mail->sent[mail->owner[i]]++;
    }
    for (int32_t rank = 0; rank < part->rank_count; before += mail->sent[rank++])
        next[rank] = before;
    for (int64_t i = 0; i < count; i++) {
        const int64_t at = next[mail->owner[i]]++;
        mail->places[at] = (uint32_t)mail->at[i];
        mail->at[i] = (int32_t)at;
    }
    return count;
}

// ---- Answers ------------------------------------------------------------------------------------

/// The class of the place if it is wrong, and marks it as answered; else PAVE_LOOK_NONE.
static uint8_t part_look_answer(const pave_part_look_state *state, int64_t place)
{
    const pave_part_look_job *job = state->job;
    if (job->bits) {
        const int64_t bit = job->bit_first + place;
        if (pave_bits_test(job->bits, bit) != (int)job->surplus) return PAVE_LOOK_NONE;
        pave_bits_put(job->bits, bit, !job->surplus);
        return 0;
    }
    const uint8_t race = job->dealt[place];
    if (race == PAVE_LOOK_NONE || state->left[race] == 0) return PAVE_LOOK_NONE;
    job->dealt[place] = PAVE_LOOK_NONE;
    return race;
}

/// Changes a place that was answered, or takes the mark back.
static void part_look_settle(const pave_part_look_job *job, int64_t place, uint8_t said,
                             uint8_t verdict)
{
    if (said == PAVE_LOOK_NONE) return;
    if (!job->bits)
        job->dealt[place] = verdict == PAVE_LOOK_NONE ? said : verdict;
    else if (verdict == PAVE_LOOK_NONE)
        pave_bits_put(job->bits, job->bit_first + place, job->surplus);
}

static int64_t part_look_asked(const pave_segregation_part *part)
{
    int64_t count = 0;
    for (int32_t rank = 0; rank < part->rank_count; rank++) count += part->mail.received[rank];
    return count;
}

/// Sends the own looks, and answers those at own places.
static pave_result part_look_ask(pave_segregation_part *part, const pave_part_look_state *state)
{
    pave_part_look_mail *mail = &part->mail;
    for (int32_t rank = 0; rank < part->rank_count; rank++)
        mail->out_sizes[rank] = sizeof *mail->sent;
    pave_result result =
        pave_part_exchange(part, mail->sent, mail->out_sizes, mail->received, mail->out_sizes);
    if (result != PAVE_OK) return result;
    assert(part_look_asked(part) <= mail->most);
    part_look_sizes(part, mail->sent, sizeof *mail->places, mail->out_sizes);
    part_look_sizes(part, mail->received, sizeof *mail->asked, mail->in_sizes);
    result = pave_part_exchange(part, mail->places, mail->out_sizes, mail->asked, mail->in_sizes);
    if (result != PAVE_OK) return result;
    for (int64_t i = 0, count = part_look_asked(part); i < count; i++)
        mail->said[i] = part_look_answer(state, mail->asked[i]);
    return pave_part_exchange(part, mail->said, mail->received, mail->answers, mail->sent);
}

// ---- Verdicts -----------------------------------------------------------------------------------

/// The race that the k-th change of all gives, for growing k.
typedef struct pave_part_look_missing {
    const pave_part_look_job *job;
    int race;
    int64_t end; ///< the number of the first change behind those of the race
} pave_part_look_missing;

static int64_t part_look_missed(const pave_part_look_job *job, int race)
{
    const int64_t missing = job->wanted[race] - job->there[race];
    return missing > 0 ? missing : 0;
}

static uint8_t part_look_give(pave_part_look_missing *missing, int64_t number)
{
    if (missing->job->bits) return 0;
    while (number >= missing->end) missing->end += part_look_missed(missing->job, ++missing->race);
    return (uint8_t)missing->race;
}

/// Replaces the answers to the own looks by verdicts. `before`: the answers of each class to
/// earlier looks of the batch.
static void part_look_judge(pave_segregation_part *part, const pave_part_look_state *state,
                            int64_t count, int64_t *before)
{
    const pave_part_look_mail *mail = &part->mail;
    pave_part_look_missing missing = {.job = state->job};
    int64_t number = state->changed;
    if (!state->job->bits) missing.end = part_look_missed(state->job, 0);
    for (int kind = 0; kind < state->job->classes; kind++)
        number += before[kind] < state->left[kind] ? before[kind] : state->left[kind];
    for (int64_t i = 0; i < count; i++) {
        uint8_t *answer = &mail->answers[mail->at[i]];
        if (*answer == PAVE_LOOK_NONE) continue;
        const bool granted = before[*answer]++ < state->left[*answer];
        *answer = granted ? part_look_give(&missing, number++) : PAVE_LOOK_NONE;
    }
}

/// Adds up the answers of each class of all ranks, and of those before this one.
static pave_result part_look_count(pave_segregation_part *part, int classes, int64_t count,
                                   int64_t *before, int64_t *all)
{
    int64_t mine[PAVE_TALLY + 1] = {0};
    for (int64_t i = 0; i < count; i++) mine[part->mail.answers[i]]++;
    const pave_result result =
        pave_part_gather(part, mine, (size_t)classes * sizeof *mine, part->gathered);
    if (result != PAVE_OK) return result;
    const int64_t *counts = part->gathered;
    for (int kind = 0; kind < classes; kind++) {
        before[kind] = all[kind] = 0;
        for (int32_t rank = 0; rank < part->rank_count; rank++) {
            const int64_t here = counts[(int64_t)rank * classes + kind];
            all[kind] += here;
            if (rank < part->rank) before[kind] += here;
        }
    }
    return PAVE_OK;
}

static pave_result part_look_once(pave_segregation_part *part, pave_part_look_state *state)
{
    const pave_part_look_job *job = state->job;
    const int64_t batch = part_look_batch(part, state), count = part_look_draw(part, state, batch);
    int64_t before[PAVE_TALLY], all[PAVE_TALLY];
    pave_result result = part_look_ask(part, state);
    if (result == PAVE_OK) result = part_look_count(part, job->classes, count, before, all);
    if (result != PAVE_OK) return result;
    part_look_judge(part, state, count, before);
    result = pave_part_exchange(part, part->mail.answers, part->mail.sent, part->mail.verdicts,
                                part->mail.received);
    if (result != PAVE_OK) return result;
    for (int64_t i = 0, asked = part_look_asked(part); i < asked; i++)
        part_look_settle(job, part->mail.asked[i], part->mail.said[i], part->mail.verdicts[i]);
    for (int kind = 0; kind < job->classes; kind++) {
        const int64_t changed = all[kind] < state->left[kind] ? all[kind] : state->left[kind];
        state->left[kind] -= changed;
        state->all_left -= changed;
        state->changed += changed;
    }
    state->first += batch;
    return PAVE_OK;
}

pave_result pave_part_look(pave_segregation_part *part, const pave_part_look_job *job)
{
    pave_part_look_state state = part_look_begin(job);
    while (state.all_left > 0) {
        const pave_result result = part_look_once(part, &state);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}
