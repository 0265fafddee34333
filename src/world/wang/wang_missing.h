/// src/world/wang/wang_missing.h: the combinations of colours that a set of a class should have,
/// and those that it lacks.
#ifndef PAVE_SRC_WANG_MISSING_H
#define PAVE_SRC_WANG_MISSING_H

#include "wang_set.h"

#include <pave/wang.h>

enum {
    PAVE_WANG_FOLLOWERS = 64, ///< sides of sets with more colours are not checked
    /// two values meet if at least this many combinations have only these two
    PAVE_WANG_MEETS = 4,
    /// a set is nearly complete if at most 1 / PAVE_WANG_NEARLY of the combinations are missing
    PAVE_WANG_NEARLY = 8
};

/// Colours of sides between two corners, [0] for horizontal and [1] for vertical sides; 0: no tile
/// has these corners.
typedef uint8_t pave_wang_sides_between[2][PAVE_WANG_FOLLOWERS][PAVE_WANG_FOLLOWERS];

/// Returns whether the two corners of a side determine its colour, on horizontal and on vertical
/// sides.
bool pave_wang_follows_corners(const pave_wang_set *set, pave_wang_sides_between between);

// Rules for combinations of two values: bit k of `bits` is set if place k has the value, not the
// ground. They return whether a piece has that combination.
bool pave_wang_wants_all(uint32_t bits, int count);
bool pave_wang_wants_rounded(uint32_t bits, int count);
bool pave_wang_wants_slices(uint32_t bits, int count);
bool pave_wang_wants_blob(uint32_t bits, int count);

/// Returns the number of missing combinations that a rule requires for pieces of `value` on
/// `ground`.
uint64_t pave_wang_count_lacks(const pave_wang_set *set, int ground, int value,
                               bool (*wants)(uint32_t bits, int count));

/// An output list of combinations, place_count colours each. Combinations beyond the capacity are
/// only counted.
typedef struct pave_wang_lack_list {
    uint8_t *out;
    int64_t capacity, count;
    int unset; ///< colour that is written as 0; 0: none
    bool once; ///< list only the first of the combinations that symmetries map onto each other
} pave_wang_lack_list;

/// Lists the missing combinations of a set with this classification. `ground` is a colour of the
/// set; values[c] is true if colour c is a value. `all` is the number of combinations of the
/// values, or UINT64_MAX.
void pave_wang_list_class_lacks(const pave_wang_set *set, const pave_wang_looks *looks, int ground,
                                const bool *values, uint64_t all, pave_wang_lack_list *list);

#endif
