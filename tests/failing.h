/// tests/failing.h: an allocator that fails its n-th allocation and counts what is alive.
#ifndef PAVE_TESTS_FAILING_H
#define PAVE_TESTS_FAILING_H

#include <pave/base.h>

#include <stdlib.h>

typedef struct failing {
    int64_t fail_at; ///< the allocation that fails, from 0; -1: none
    int64_t count;   ///< allocations asked for
    int64_t alive;   ///< blocks not yet released
    int64_t bytes;   ///< bytes not yet released, by the sizes that are told
} failing;

static inline void *failing_resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    failing *state = (failing *)context;
    if (new_size == 0) {
        state->alive -= memory != NULL;
        state->bytes -= (int64_t)old_size;
        free(memory);
        return NULL;
    }
    if (state->count++ == state->fail_at) return NULL;
    void *moved = realloc(memory, new_size);
    state->alive += memory == NULL;
    state->bytes += (int64_t)new_size - (int64_t)old_size;
    return moved;
}

static inline pave_allocator failing_allocator(failing *state)
{
    pave_allocator allocator;
    allocator.resize = failing_resize;
    allocator.context = state;
    return allocator;
}

#endif
