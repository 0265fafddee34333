/// tests/board/golden_boards.h: golden hashes of boards and their meshes (scenes/boards.h), made in
/// every way: with each kernel of random removal and of dense boards, and by the general path; with
/// strips in order, shuffled, and on 1, 2 and 3 threads.
#ifndef PAVE_TESTS_GOLDEN_BOARDS_H
#define PAVE_TESTS_GOLDEN_BOARDS_H

#include "../../scenes/boards.h"
#include "../grid/golden_grids.h"

#include "src/board/board_remove.h"
#include "src/mesh/dense/dense.h"
#include "src/mesh/valid/mesh_shape.h"

#include <stdlib.h>

#if defined(__unix__) || defined(__APPLE__)
#include <pthread.h>
#define GOLDEN_THREADS 3
#else
#define GOLDEN_THREADS 0
#endif

// ---- Runners ------------------------------------------------------------------------------------

/// In an unrelated order.
static void golden_run_shuffled(void *context, int32_t count,
                                void (*strip)(void *job, int32_t index), void *job)
{
    int32_t *order = malloc(((size_t)count + 1) * sizeof *order);
    (void)context;
    if (!order) abort();
    for (int32_t i = 0; i < count; i++) {
        int32_t other =
            (int32_t)pave_random_below(golden_word(i, (uint32_t)count), (uint32_t)i + 1);
        order[i] = order[other];
        order[other] = i;
    }
    for (int32_t i = 0; i < count; i++) strip(job, order[i]);
    free(order);
}

#if GOLDEN_THREADS > 0
typedef struct golden_thread {
    pthread_t thread;
    int32_t first, step, count;
    void (*strip)(void *job, int32_t index);
    void *job;
} golden_thread;

static void *golden_run_share(void *context)
{
    const golden_thread *me = context;
    for (int32_t i = me->first; i < me->count; i += me->step) me->strip(me->job, i);
    return NULL;
}

static void golden_run_threads(void *context, int32_t count,
                               void (*strip)(void *job, int32_t index), void *job)
{
    golden_thread threads[GOLDEN_THREADS];
    int32_t thread_count = *(const int32_t *)context;
    for (int32_t i = 0; i < thread_count; i++) {
        threads[i] = (golden_thread){
            .first = i, .step = thread_count, .count = count, .strip = strip, .job = job};
        if (pthread_create(&threads[i].thread, NULL, golden_run_share, &threads[i])) abort();
    }
    for (int32_t i = 0; i < thread_count; i++)
        if (pthread_join(threads[i].thread, NULL)) abort();
}
#endif

/// The runners, by number from 0; false after the last one.
static bool golden_runner(int number, pave_batch *batch, const char **name)
{
    static int32_t counts[] = {1, 2, 3};
    static const char *const names[] = {"1 thread", "2 threads", "3 threads"};
    *batch = (pave_batch){0};
    *name = number == 0 ? "in order" : number == 1 ? "shuffled" : "";
    if (number == 1) batch->runner = (pave_runner){golden_run_shuffled, NULL};
    if (number < 2) return true;
    if (number - 2 >= GOLDEN_THREADS) return false;
    *name = names[number - 2];
#if GOLDEN_THREADS > 0
    batch->runner = (pave_runner){golden_run_threads, &counts[number - 2]};
#else
    (void)counts;
#endif
    return true;
}

// ---- Boards -------------------------------------------------------------------------------------

/// The board of a scene by one entry of the table of random words.
static pave_board *golden_board_by(const scene_board *scene, const pave_random_kernel *kernel)
{
    const pave_removal_def def = scene_board_removal(scene);
    pave_board *board = scene_board_begin(scene);
    if (board && !pave_board_remove_with(board, &def, kernel, NULL, NULL, NULL) &&
        scene_board_end(scene, board))
        return board;
    pave_board_destroy(board);
    return NULL;
}

// ---- Meshes -------------------------------------------------------------------------------------

/// What a mesh is, and how it came about.
static uint64_t golden_mesh(pave_mesh *mesh)
{
    if (!mesh) return golden_fail();
    uint64_t hash = golden_long(PAVE_HASH_START, pave_mesh_hash(mesh));
    hash = golden_long(hash, (uint64_t)mesh->made.repaired_tiles);
    hash = golden_long(hash, (uint64_t)mesh->made.repair_rounds);
    hash = golden_long(hash, (uint64_t)mesh->made.steps);
    hash = golden_long(hash, (uint64_t)mesh->made.guarded);
    hash = golden_double(pave_hash_word(hash, mesh->made.solved), mesh->made.moved);
    pave_mesh_destroy(mesh);
    return hash;
}

static uint64_t golden_mesh_of_board(const pave_board *board, const pave_mesh_def *def,
                                     const pave_batch *batch)
{
    pave_mesh *mesh = NULL;
    (void)pave_mesh_create_from_board(board, def, NULL, batch, &mesh, NULL);
    return golden_mesh(mesh);
}

static uint64_t golden_mesh_generally(const pave_board *board, const pave_mesh_def *def,
                                      const pave_batch *batch)
{
    pave_adjacency *adjacency = NULL;
    pave_mesh *mesh = NULL;
    if (pave_board_to_adjacency(board, NULL, &adjacency, NULL)) return golden_fail();
    (void)pave_mesh_create_from_adjacency(adjacency, def, NULL, batch, &mesh, NULL);
    pave_adjacency_destroy(adjacency);
    return golden_mesh(mesh);
}

/// By the dense path; PAVE_NOT_FOUND where boards like this are left to the general way.
static pave_result golden_mesh_dense(const pave_board *board, const pave_mesh_def *def,
                                     const pave_batch *batch, uint64_t *hash)
{
    pave_dense dense;
    pave_mesh *mesh;
    pave_result result = pave_dense_create(board, batch, NULL, &dense);
    if (result != PAVE_OK) return result;
    result = pave_dense_to_mesh(&dense, batch, NULL, &mesh);
    if (result == PAVE_OK) result = pave_mesh_repair(mesh, batch);
    if (result == PAVE_OK) result = pave_mesh_relax(mesh, &def->relax, batch, NULL);
    if (result == PAVE_OK)
        *hash = golden_mesh(mesh);
    else
        pave_mesh_destroy(mesh);
    return result;
}

/// Whether boards of a scene are for the dense path: of others it says nothing.
static bool golden_is_dense(const scene_board *scene) { return scene->rule == PAVE_VERTEX_MEAN; }

#endif
