/// src/base/index.h: a map from keys to numbers: a hash table with open addressing. The table is
/// never iterated, so no result depends on the hash. Based on: D. Knuth, "The Art of Computer
/// Programming", volume 3, 6.4, 1973.
#ifndef PAVE_SRC_INDEX_H
#define PAVE_SRC_INDEX_H

#include "memory.h"

#define PAVE_INDEX_KEY_MAX (UINT64_MAX - 1)

/// An empty table is {.allocator = ...}; pave_index_release frees its memory.
typedef struct pave_index {
    pave_allocator allocator;
    bool set;        ///< stores keys only; every value is 0
    int bits;        ///< 2^bits slots, at least twice the number of keys; 0: not allocated
    int64_t count;   ///< number of keys
    uint64_t *keys;  ///< key + 1 of each slot; 0: free
    int32_t *values; ///< value of each slot; NULL in a set
} pave_index;

/// Returns the slot at which the search for a key begins.
static inline uint64_t pave_index_home(const pave_index *index, uint64_t key)
{
    return key * UINT64_C(0x9e3779b97f4a7c15) >> (64 - index->bits);
}

/// Returns the slot of a key, or the free slot where it belongs. The table must have slots.
static inline uint64_t pave_index_slot(const pave_index *index, uint64_t key)
{
    const uint64_t mask = (UINT64_C(1) << index->bits) - 1;
    uint64_t slot = pave_index_home(index, key);
    while (index->keys[slot] != 0 && index->keys[slot] != key + 1) slot = (slot + 1) & mask;
    return slot;
}

/// Returns the value of a key, or -1 if the key is not in the table. Constant time, like all
/// functions except reserve.
static inline int32_t pave_index_get(const pave_index *index, uint64_t key)
{
    if (index->count == 0) return -1;
    const uint64_t slot = pave_index_slot(index, key);
    if (index->keys[slot] == 0) return -1;
    return index->set ? 0 : index->values[slot];
}

/// Ensures a capacity of `count` keys in total. Returns false, with the index unchanged, if out of
/// memory.
bool pave_index_reserve(pave_index *index, int64_t count);

/// Sets the value of a key. The value must be at least 0, the key at most PAVE_INDEX_KEY_MAX.
/// Returns false, with the index unchanged, if out of memory. Cannot fail within the capacity
/// reserved by pave_index_reserve.
bool pave_index_put(pave_index *index, uint64_t key, int32_t value);

/// Removes a key, which must be in the table.
void pave_index_remove(pave_index *index, uint64_t key);

/// Frees the memory and leaves the index empty.
void pave_index_release(pave_index *index);

#endif
