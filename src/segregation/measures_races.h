/// src/segregation/measures_races.h: which labels there are, numbered 0.. by size.
#ifndef PAVE_SRC_MEASURES_RACES_H
#define PAVE_SRC_MEASURES_RACES_H

#include <pave/base.h>

/// Labels that lie close together are looked up by a table, others by halving a sorted list.
typedef struct pave_races {
    int32_t count;
    int32_t low;    ///< the lowest label
    int32_t room;   ///< of the table, or of the list
    int32_t *table; ///< the number of label low + i; NULL: there is a list
    int32_t *list;  ///< labels by size
} pave_races;

/// The labels other than 0. Returns PAVE_OK; PAVE_NO_MEMORY, and then nothing is to be given.
pave_result pave_races_find(const int32_t *labels, int32_t count, const pave_allocator *allocator,
                            pave_races *races);

void pave_races_give(pave_races *races, const pave_allocator *allocator);

int32_t pave_races_search(const pave_races *races, int32_t label);

/// The number of a label that is there.
static inline int32_t pave_races_of(const pave_races *races, int32_t label)
{
    return races->table ? races->table[(int64_t)label - races->low]
                        : pave_races_search(races, label);
}

#endif
