/// bench/keeping.h: an allocator for benches that keeps memory.
#ifndef PAVE_BENCH_KEEPING_H
#define PAVE_BENCH_KEEPING_H

#include <pave/base.h>

#include <stdlib.h>
#include <string.h>

/// An allocator that keeps released blocks for the next request of that size, as the
/// allocator of a game may. libc returns blocks to the system and gets pages that the system must
/// clear, which takes as long as much of the work.
typedef struct kept_block {
    void *memory;
    size_t size;
    bool taken;
} kept_block;

enum { KEPT_MAX = 256 };
static kept_block kept_blocks[KEPT_MAX];

static inline void *take_kept(size_t size)
{
    for (int i = 0; i < KEPT_MAX; i++)
        if (kept_blocks[i].memory && !kept_blocks[i].taken && kept_blocks[i].size == size) {
            kept_blocks[i].taken = true;
            return kept_blocks[i].memory;
        }
    for (int i = 0; i < KEPT_MAX; i++)
        if (!kept_blocks[i].memory) {
            kept_blocks[i] = (kept_block){malloc(size), size, true};
            return kept_blocks[i].memory;
        }
    return malloc(size);
}

static inline void leave_kept(void *memory)
{
    for (int i = 0; i < KEPT_MAX; i++)
        if (kept_blocks[i].memory == memory) {
            kept_blocks[i].taken = false;
            return;
        }
    free(memory);
}

static inline void *resize_kept(void *context, void *memory, size_t old_size, size_t new_size)
{
    void *moved = new_size > 0 ? take_kept(new_size) : NULL;
    (void)context;
    if (memory && moved) memcpy(moved, memory, old_size < new_size ? old_size : new_size);
    if (memory && (moved || new_size == 0)) leave_kept(memory);
    return moved;
}

static const pave_allocator keeping = {.resize = resize_kept};

static inline void drop_kept(void)
{
    for (int i = 0; i < KEPT_MAX; i++) free(kept_blocks[i].memory);
    memset(kept_blocks, 0, sizeof kept_blocks);
}

#endif
