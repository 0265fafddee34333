/// formats/bake/bake_bytes.h: growable byte buffer, integer encoding, and hash.
#ifndef PAVE_FORMATS_BAKE_BYTES_H
#define PAVE_FORMATS_BAKE_BYTES_H

#include <pave/base.h>

/// A growable byte buffer. Initialize to {0} with an allocator.
typedef struct pave_bake_bytes {
    uint8_t *bytes;
    size_t size, capacity;
    const pave_allocator *allocator;
} pave_bake_bytes;

/// Reserves memory for `count` more bytes. Returns false if out of memory.
bool pave_bake_bytes_reserve(pave_bake_bytes *list, size_t count);

/// Appends bytes. Returns false if out of memory.
bool pave_bake_bytes_add(pave_bake_bytes *list, const void *bytes, size_t count);

void pave_bake_bytes_release(pave_bake_bytes *list);

/// Hashes bytes: their count, then 32-bit little-endian words, the last padded with zeros.
uint64_t pave_bake_hash(const void *bytes, size_t count);

/// Write and read little-endian integers of `size` bytes, 1 to 8.
void pave_bake_put(uint8_t *out, uint64_t number, int size);
uint64_t pave_bake_get(const uint8_t *bytes, int size);

#endif
