/// tests/ranks.h: N ranks played by N threads of one process, for tests of what takes a pave_ranks.
///     ranks_play(4, body, context) calls body(&ranks, context) on four ranks at a time.
#ifndef PAVE_TESTS_RANKS_H
#define PAVE_TESTS_RANKS_H

#include <pave/base.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS_MOST = 16 };

// What all ranks see: what each of them offers at the moment, and a barrier.
typedef struct ranks_table {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int32_t count, waiting;
    int64_t round;
    const void *offered[RANKS_MOST];
    int64_t calls, bytes; // collective calls, and bytes sent by all ranks to others, so far
} ranks_table;

typedef struct ranks_seat {
    ranks_table *table;
    int32_t rank;
    void (*body)(const pave_ranks *ranks, void *context);
    void *context;
} ranks_seat;

static inline void ranks_wait(ranks_table *table)
{
    pthread_mutex_lock(&table->lock);
    const int64_t round = table->round;
    if (++table->waiting == table->count) {
        table->waiting = 0;
        table->round++;
        pthread_cond_broadcast(&table->changed);
    }
    while (table->round == round) pthread_cond_wait(&table->changed, &table->lock);
    pthread_mutex_unlock(&table->lock);
}

static inline void ranks_count_call(ranks_seat *seat, int64_t bytes)
{
    pthread_mutex_lock(&seat->table->lock);
    seat->table->calls += seat->rank == 0;
    seat->table->bytes += bytes;
    pthread_mutex_unlock(&seat->table->lock);
}

enum { RANKS_SUM, RANKS_MAXIMUM, RANKS_BEFORE };

static inline pave_result ranks_fold(ranks_seat *seat, int64_t *values, int64_t count, int how)
{
    ranks_table *table = seat->table;
    int64_t *out = calloc((size_t)count + 1, sizeof *out);
    table->offered[seat->rank] = values;
    ranks_wait(table);
    for (int32_t k = 0; k < (how == RANKS_BEFORE ? seat->rank : table->count); k++)
        for (int64_t i = 0; i < count; i++) {
            const int64_t value = ((const int64_t *)table->offered[k])[i];
            if (how != RANKS_MAXIMUM)
                out[i] += value;
            else if (k == 0 || value > out[i])
                out[i] = value;
        }
    ranks_wait(table);
    if (count > 0) memcpy(values, out, (size_t)count * sizeof *values);
    free(out);
    ranks_count_call(seat, count * (int64_t)sizeof *values);
    return PAVE_OK;
}

static inline pave_result ranks_do_sum(void *context, int64_t *values, int64_t count)
{
    return ranks_fold(context, values, count, RANKS_SUM);
}

static inline pave_result ranks_do_most(void *context, int64_t *values, int64_t count)
{
    return ranks_fold(context, values, count, RANKS_MAXIMUM);
}

static inline pave_result ranks_do_before(void *context, int64_t *values, int64_t count)
{
    return ranks_fold(context, values, count, RANKS_BEFORE);
}

static inline pave_result ranks_do_gather(void *context, const void *mine, size_t size, void *all)
{
    ranks_seat *seat = context;
    seat->table->offered[seat->rank] = mine;
    ranks_wait(seat->table);
    for (int32_t k = 0; k < seat->table->count; k++)
        if (size > 0) memcpy((char *)all + (size_t)k * size, seat->table->offered[k], size);
    ranks_wait(seat->table);
    ranks_count_call(seat, (int64_t)size * (seat->table->count - 1));
    return PAVE_OK;
}

static inline void *ranks_sit(void *argument)
{
    ranks_seat *seat = argument;
    const pave_ranks ranks = {.rank = seat->rank,
                              .count = seat->table->count,
                              .sum = ranks_do_sum,
                              .most = ranks_do_most,
                              .before = ranks_do_before,
                              .gather = ranks_do_gather,
                              .context = seat};
    seat->body(&ranks, seat->context);
    return NULL;
}

// What was called and sent by all ranks together.
typedef struct ranks_cost {
    int64_t calls, bytes;
} ranks_cost;

/// Calls `body` on `count` ranks, 1..RANKS_MOST, each a thread, and waits for all of them.
static inline ranks_cost ranks_play(int32_t count,
                                    void (*body)(const pave_ranks *ranks, void *context),
                                    void *context)
{
    ranks_table table = {
        .lock = PTHREAD_MUTEX_INITIALIZER, .changed = PTHREAD_COND_INITIALIZER, .count = count};
    ranks_seat seats[RANKS_MOST];
    pthread_t threads[RANKS_MOST];
    for (int32_t k = 0; k < count; k++) {
        seats[k] = (ranks_seat){&table, k, body, context};
        if (k > 0 && pthread_create(&threads[k], NULL, ranks_sit, &seats[k]) != 0) abort();
    }
    ranks_sit(&seats[0]);
    for (int32_t k = 1; k < count; k++) pthread_join(threads[k], NULL);
    return (ranks_cost){table.calls, table.bytes};
}

#endif
