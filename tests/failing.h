/// tests/failing.h: an allocator that fails its n-th allocation, counts what is alive, and ends the
/// program if the caller gives a wrong size of a block.
#ifndef PAVE_TESTS_FAILING_H
#define PAVE_TESTS_FAILING_H

#include "sparse.h"

#include <pave/base.h>

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct failing {
    int64_t fail_at;          ///< the allocation that fails, from 0; -1: none
    int64_t count;            ///< requested allocations
    int64_t alive;            ///< blocks not yet released
    int64_t bytes;            ///< bytes not yet released, by the sizes that callers give
    pave_allocator allocator; ///< set by failing_next
} failing;

/// In front of each block: the requested size.
typedef union failing_head {
    size_t size;
    max_align_t align;
} failing_head;

/// The head of a block that the caller gives that size; NULL for no block.
static inline failing_head *failing_head_of(void *memory, size_t size)
{
    failing_head *head = memory ? (failing_head *)memory - 1 : NULL;
    if ((head ? head->size : 0) == size) return head;
    fprintf(stderr, "a block of %zu bytes is said to have %zu\n", head ? head->size : 0, size);
    abort();
}

static inline void *failing_resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    failing *state = (failing *)context;
    failing_head *head = failing_head_of(memory, old_size);
    if (new_size == 0) {
        state->alive -= memory != NULL;
        state->bytes -= (int64_t)old_size;
        free(head);
        return NULL;
    }
    if (state->count++ == state->fail_at) return NULL;
    head = (failing_head *)realloc(head, sizeof *head + new_size);
    if (!head) abort();
    head->size = new_size;
    state->alive += memory == NULL;
    state->bytes += (int64_t)new_size - (int64_t)old_size;
    return head + 1;
}

static inline pave_allocator failing_allocator(failing *state)
{
    pave_allocator allocator;
    allocator.resize = failing_resize;
    allocator.context = state;
    return allocator;
}

/// The state before the first round of a loop in which allocations fail in turn:
/// for (failing memory = each_failing; failing_next(&memory);) ...
static const failing each_failing = {-1, 0, 0, 0, {0}};

/// Starts the next round, whose allocator is `state->allocator`. Returns false after the round in
/// which no allocation failed. Ends the program if a round left a block. Of the allocations after
/// the first 16, which are much alike, only a sample fails, unless all cases are taken.
static inline bool failing_next(failing *state)
{
    const int64_t failed = state->fail_at;
    if (state->alive || state->bytes) {
        fprintf(stderr, "%lld blocks are left after failure %lld\n", (long long)state->alive,
                (long long)failed);
        abort();
    }
    if (failed >= 0 && state->count <= failed) return false;
    *state = (failing){.fail_at = failed + 1};
    if (failed >= 16) state->fail_at += failed * (SPARSE(2) - 1) / 8;
    state->allocator = failing_allocator(state);
    return true;
}

#endif
