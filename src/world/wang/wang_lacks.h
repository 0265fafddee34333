/// src/world/wang/wang_lacks.h: which combinations the class of a set wants, and which of them it
/// lacks.
#ifndef PAVE_SRC_WANG_LACKS_H
#define PAVE_SRC_WANG_LACKS_H

#include "wang_set.h"

#include <pave/wang.h>

enum {
    PAVE_WANG_FOLLOWERS = 64, ///< sets of more colours are not looked at so closely
    PAVE_WANG_MEETS = 4,      ///< two values meet when so many combinations have these two alone
    PAVE_WANG_NEARLY = 8      ///< of all combinations one of so many is missing, at most
};

/// The colours of sides between two corners, [0] of those across and [1] of those down; 0: no tile
/// has these corners.
typedef uint8_t pave_wang_sides_between[2][PAVE_WANG_FOLLOWERS][PAVE_WANG_FOLLOWERS];

/// Whether the two corners of a side say which colour it has, on horizontal and on vertical sides.
bool pave_wang_follows_corners(const pave_wang_set *set, pave_wang_sides_between between);

// Rules over the places of a kind in order, a bit each: whether a piece has that combination.
bool pave_wang_wants_all(uint32_t bits, int count);
bool pave_wang_wants_rounded(uint32_t bits, int count);
bool pave_wang_wants_slices(uint32_t bits, int count);
bool pave_wang_wants_blob(uint32_t bits, int count);

/// How many of the combinations of a piece of `value` on `ground` that a rule wants are not held.
uint64_t pave_wang_count_lacks(const pave_wang_set *set, int ground, int value,
                               bool (*wants)(uint32_t bits, int count));

/// Where combinations are written: place_count colours each. Those beyond the capacity are counted.
typedef struct pave_wang_lack_list {
    uint8_t *out;
    int64_t capacity, count;
    int unset; ///< the colour that is written as 0; 0: none
    bool once; ///< of those that are turned into each other the first alone
} pave_wang_lack_list;

/// Lists what a set lacks that looks like this, its ground by the set's own number, its values as
/// marks. `all` is how many combinations its values allow, or UINT64_MAX.
void pave_wang_list_class_lacks(const pave_wang_set *set, const pave_wang_looks *looks, int ground,
                                const bool *values, uint64_t all, pave_wang_lack_list *list);

#endif
