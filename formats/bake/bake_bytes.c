/// formats/bake/bake_bytes.c: growable byte buffer, integer encoding, and hash.
#include "bake_bytes.h"

#include "../common/common_memory.h"

#include <string.h>

bool pave_bake_bytes_reserve(pave_bake_bytes *list, size_t count)
{
    enum { CAPACITY_MIN = 4096 };
    if (list->capacity - list->size >= count) return true;
    size_t capacity = list->capacity + list->capacity / 2;
    if (capacity < list->size + count) capacity = list->size + count;
    if (capacity < CAPACITY_MIN) capacity = CAPACITY_MIN;
    uint8_t *bytes = pave_common_realloc(list->allocator, list->bytes, capacity);
    if (!bytes) return false;
    list->bytes = bytes;
    list->capacity = capacity;
    return true;
}

bool pave_bake_bytes_add(pave_bake_bytes *list, const void *bytes, size_t count)
{
    if (count == 0) return true;
    if (!pave_bake_bytes_reserve(list, count)) return false;
    memcpy(list->bytes + list->size, bytes, count);
    list->size += count;
    return true;
}

void pave_bake_bytes_release(pave_bake_bytes *list)
{
    pave_common_free(list->allocator, list->bytes);
    list->bytes = NULL;
    list->size = list->capacity = 0;
}

uint64_t pave_bake_hash(const void *bytes, size_t count)
{
    const uint8_t *at = bytes;
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)count);
    for (; count >= 4; count -= 4, at += 4)
        hash = pave_hash_word(hash, (uint32_t)pave_bake_get(at, 4));
    if (count > 0) hash = pave_hash_word(hash, (uint32_t)pave_bake_get(at, (int)count));
    return hash;
}

void pave_bake_put(uint8_t *out, uint64_t number, int size)
{
    for (int i = 0; i < size; i++) out[i] = (uint8_t)(number >> 8 * i);
}

uint64_t pave_bake_get(const uint8_t *bytes, int size)
{
    uint64_t number = 0;
    for (int i = 0; i < size; i++) number |= (uint64_t)bytes[i] << 8 * i;
    return number;
}
