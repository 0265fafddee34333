/// A rectangle of a world, filled on POSIX threads: pave starts no threads, but passes strips of
/// work to a runner. The progress callback runs between rounds and may stop the work.
#include <pave/pave.h>

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 4096, THREADS = 4 };

/// Shared by the threads: each takes the next remaining strip.
typedef struct strip_queue {
    atomic_int next;
    int32_t count;
    void (*strip)(void *job, int32_t index);
    void *job;
} strip_queue;

static void *work(void *context)
{
    strip_queue *queue = context;
    for (int32_t i; (i = atomic_fetch_add(&queue->next, 1)) < queue->count;)
        queue->strip(queue->job, i);
    return NULL;
}

static void run_on_threads(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                           void *job)
{
    pthread_t thread[THREADS];
    int started = 0;
    strip_queue queue = {.count = count, .strip = strip, .job = job};
    (void)context;
    while (started < THREADS && pthread_create(&thread[started], NULL, work, &queue) == 0)
        started++;
    work(&queue); // this thread takes part too, and does everything if no thread could be started
    while (started > 0) pthread_join(thread[--started], NULL);
}

static bool print_bar(void *context, int64_t done, int64_t total)
{
    (void)context;
    int width = (int)(done * 40 / total);
    printf("  [%.*s%*s] %3d %%\n", width, "########################################", 40 - width,
           "", (int)(done * 100 / total));
    return false; // true would stop the work
}

int main(void)
{
    const size_t count = (size_t)SIDE * SIDE;
    pave_rect rect = pave_rect_of(-1000, 123456, SIDE, SIDE);
    pave_batch batch = {.runner = {run_on_threads, NULL}, .progress = {print_bar, NULL}};
    pave_wang_set *meadow = NULL;
    pave_world *world = NULL;
    uint32_t *tiles = malloc(count * sizeof *tiles);
    if (!tiles || pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &meadow, NULL) != PAVE_OK)
        return 1;
    pave_world_def def = {.set = meadow, .seed = 2026};
    if (pave_world_create(&def, NULL, &world, NULL) != PAVE_OK) return 1;

    printf("%d x %d tiles on %d threads:\n", SIDE, SIDE, THREADS + 1);
    if (pave_world_fill(world, rect, &batch, tiles, SIDE) != PAVE_OK) return 1;
    uint64_t on_threads = pave_hash(PAVE_HASH_START, tiles, (int64_t)count);

    // Strips depend only on the rectangle, so the runner does not affect the tiles.
    if (pave_world_fill(world, rect, NULL, tiles, SIDE) != PAVE_OK) return 1;
    uint64_t alone = pave_hash(PAVE_HASH_START, tiles, (int64_t)count);
    printf("hash %016" PRIx64 ", serially %016" PRIx64 ": %s\n", on_threads, alone,
           on_threads == alone ? "the same" : "different!");
    pave_world_destroy(world);
    pave_wang_destroy(meadow);
    free(tiles);
    return on_threads == alone ? 0 : 1;
}
