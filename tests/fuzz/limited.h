/// tests/fuzz/limited.h: an allocator with a limit, so that a few bytes cannot make a fuzzer
/// fill gigabytes; and the entry of a fuzzer.
#ifndef PAVE_TESTS_LIMITED_H
#define PAVE_TESTS_LIMITED_H

#include <pave/base.h>

#include <stdlib.h>

enum { LIMITED_BYTES = 1 << 26 };

/// Its context is the size_t of the bytes that are in use. It aborts if the given sizes do not
/// match the requested ones, below 0.
static inline void *limited_resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    size_t *used = (size_t *)context;
    if (old_size > *used || (memory == NULL) != (old_size == 0)) abort();
    if (new_size > old_size && new_size - old_size > LIMITED_BYTES - *used) return NULL;
    void *moved = NULL;
    if (new_size == 0) {
        free(memory);
    } else {
        moved = realloc(memory, new_size);
        if (moved == NULL) return NULL;
    }
    *used = *used - old_size + new_size;
    return moved;
}

/// Reads `size` bytes. Returns 0. A finding is a crash, a sanitizer's complaint or an abort.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/// Aborts when something is wrong that should never be.
static inline void must(bool holds)
{
    if (!holds) abort();
}

#endif
