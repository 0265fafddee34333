/// src/base/index.h: numbers by keys: a hash table of open addressing. Nothing is ever read in the
/// order of the table, so no result depends on the hash. Based on: D. Knuth, "The Art of Computer
/// Programming", volume 3, 6.4, 1973.
#ifndef PAVE_SRC_INDEX_H
#define PAVE_SRC_INDEX_H

#include "memory.h"

#define PAVE_INDEX_KEY_MAX (UINT64_MAX - 1)

/// {.allocator = ...} is empty; pave_index_release frees what it takes.
typedef struct pave_index {
    pave_allocator allocator;
    bool set;        ///< holds keys alone; every value is 0
    int bits;        ///< 2^bits slots, at least twice as many as keys; 0: none yet
    int64_t count;   ///< of keys
    uint64_t *keys;  ///< by slot, and 1; 0: free
    int32_t *values; ///< by slot; NULL in a set
} pave_index;

/// The slot in which the search for a key begins.
static inline uint64_t pave_index_home(const pave_index *index, uint64_t key)
{
    return key * UINT64_C(0x9e3779b97f4a7c15) >> (64 - index->bits);
}

/// The slot of a key, or the free one where it would go. There are slots.
static inline uint64_t pave_index_slot(const pave_index *index, uint64_t key)
{
    const uint64_t mask = (UINT64_C(1) << index->bits) - 1;
    uint64_t slot = pave_index_home(index, key);
    while (index->keys[slot] != 0 && index->keys[slot] != key + 1) slot = (slot + 1) & mask;
    return slot;
}

/// The value of a key; -1 where it is not there. Constant time, like all but reserve.
static inline int32_t pave_index_get(const pave_index *index, uint64_t key)
{
    if (index->count == 0) return -1;
    const uint64_t slot = pave_index_slot(index, key);
    if (index->keys[slot] == 0) return -1;
    return index->set ? 0 : index->values[slot];
}

/// Makes room for `count` keys in all. False: no memory; the index is as it was.
bool pave_index_reserve(pave_index *index, int64_t count);

/// Gives a key of at most PAVE_INDEX_KEY_MAX a value of at least 0. False: no memory; the index is
/// as it was. It does not fail within the room of pave_index_reserve.
bool pave_index_put(pave_index *index, uint64_t key, int32_t value);

/// Takes a key out, which must be there.
void pave_index_remove(pave_index *index, uint64_t key);

/// Frees the memory and leaves the index empty.
void pave_index_release(pave_index *index);

#endif
