/// formats/bake/bake_bytes.h: bytes that grow, numbers in them, and their hash.
#ifndef PAVE_FORMATS_BAKE_BYTES_H
#define PAVE_FORMATS_BAKE_BYTES_H

#include <pave/base.h>

/// Bytes that grow at their end. {0} with an allocator is empty.
typedef struct pave_bake_bytes {
    uint8_t *bytes;
    size_t size, capacity;
    const pave_allocator *allocator;
} pave_bake_bytes;

/// Makes room for `count` more bytes behind the end. False where there is no memory.
bool pave_bake_bytes_reserve(pave_bake_bytes *list, size_t count);

/// Adds bytes. False where there is no memory.
bool pave_bake_bytes_add(pave_bake_bytes *list, const void *bytes, size_t count);

void pave_bake_bytes_release(pave_bake_bytes *list);

/// The hash of bytes: their count, then words of four, the first in the least significant byte, the
/// last filled up with zeros.
uint64_t pave_bake_hash(const void *bytes, size_t count);

/// Numbers of `size` bytes, 1 to 8, the least significant first.
void pave_bake_put(uint8_t *out, uint64_t number, int size);
uint64_t pave_bake_get(const uint8_t *bytes, int size);

#endif
