/// src/base/index.c: a hash table with open addressing.
#include "exact.h"

#include "index.h"

static size_t index_room(const pave_index *index)
{
    return index->bits == 0 ? 0 : (size_t)1 << index->bits;
}

static void index_give(const pave_index *index)
{
    PAVE_RELEASE(&index->allocator, index->values, index->keys);
}

bool pave_index_reserve(pave_index *index, int64_t count)
{
    enum { BITS_MIN = 6, BITS_MAX = 40 };
    pave_index more = *index;
    assert(count >= 0);
    if (more.bits == 0) more.bits = BITS_MIN;
    while (more.bits < BITS_MAX && UINT64_C(1) << more.bits < 2 * (uint64_t)count) more.bits++;
    if (more.bits == index->bits) return true;
    if (more.bits == BITS_MAX || (uint64_t)1 << more.bits > SIZE_MAX / 2) return false;
    more.keys = pave_array_allocate(&index->allocator, index_room(&more), sizeof *more.keys);
    more.values = index->set
                      ? NULL
                      : pave_array_take(&index->allocator, index_room(&more), sizeof *more.values);
    if (!more.keys || (!index->set && !more.values)) {
        index_give(&more);
        return false;
    }
    for (size_t i = 0; i < index_room(index); i++) {
        if (index->keys[i] == 0) continue;
        const uint64_t slot = pave_index_slot(&more, index->keys[i] - 1);
        more.keys[slot] = index->keys[i];
        if (!index->set) more.values[slot] = index->values[i];
    }
    index_give(index);
    *index = more;
    return true;
}

bool pave_index_put(pave_index *index, uint64_t key, int32_t value)
{
    assert(key <= PAVE_INDEX_KEY_MAX && value >= 0);
    if (2 * (index->count + 1) > (int64_t)index_room(index) && pave_index_get(index, key) < 0 &&
        !pave_index_reserve(index, index->count + 1))
        return false;
    const uint64_t slot = pave_index_slot(index, key);
    index->count += index->keys[slot] == 0;
    index->keys[slot] = key + 1;
    if (!index->set) index->values[slot] = value;
    return true;
}

/// Fills the gap with later entries, so that searches still find them. (Knuth, 6.4, algorithm R.)
void pave_index_remove(pave_index *index, uint64_t key)
{
    const uint64_t mask = index_room(index) - 1;
    assert(index->count > 0);
    uint64_t hole = pave_index_slot(index, key);
    assert(index->keys[hole] == key + 1);
    for (uint64_t slot = (hole + 1) & mask; index->keys[slot] != 0; slot = (slot + 1) & mask) {
        const uint64_t home = pave_index_home(index, index->keys[slot] - 1);
        if (((slot - home) & mask) < ((slot - hole) & mask))
            continue; // moved there, it would precede its home slot
        index->keys[hole] = index->keys[slot];
        if (!index->set) index->values[hole] = index->values[slot];
        hole = slot;
    }
    index->keys[hole] = 0;
    index->count--;
}

void pave_index_release(pave_index *index)
{
    index_give(index);
    index->keys = NULL;
    index->values = NULL;
    index->count = 0;
    index->bits = 0;
}
