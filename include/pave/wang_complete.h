/// pave/wang_complete.h: complete sets of Wang tiles under symmetries: how many tiles the smallest
/// has, and which; which tiles a set lacks for that; which of its colours are complete among
/// themselves.
///
/// Combinations that are turned or mirrored into each other are one *orbit*. Where tiles may be
/// turned so, one tile of each orbit makes a complete set: 70 instead of 256 for squares with edges
/// of four colours that may be rotated. An orbit is named by its first combination in lexicographic
/// order.
///
/// Based on: W. Burnside, "Theory of Groups of Finite Order", 1897 (the number of orbits).
///
/// Example: smallest_sets.c.
#ifndef PAVE_WANG_COMPLETE_H
#define PAVE_WANG_COMPLETE_H

#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- The smallest complete sets -----------------------------------------------------------------

/// Which combinations there are, and which count as one.
typedef struct pave_wang_complete_def {
    pave_wang_kind kind;
    int sides;           ///< 3..PAVE_WANG_SIDES_MAX; 0: 4, squares
    int color_count;     ///< 1..254
    uint32_t symmetries; ///< as pave_wang_def, and so are the next two
    int mirror_sum;
    const uint8_t *color_mirrors;
    /// Of a mixed set of two colours: a corner has colour 2 only where both sides beside it have.
    /// For squares these are the 47 tiles of blobs.
    bool blob;
} pave_wang_complete_def;

/// The numbers of combinations and orbits.
typedef struct pave_wang_complete_count {
    int places;            ///< the length of a combination
    int ways;              ///< in which a tile may lie
    uint64_t combinations; ///< UINT64_MAX where it is that or more
    uint64_t orbits;       ///< tiles of the smallest complete set; UINT64_MAX as above
    /// The exact numbers in decimal, also beyond 64 bits.
    char combinations_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char orbits_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_complete_count;

/// Counts combinations and orbits. Returns PAVE_OK; PAVE_RANGE and PAVE_INVALID as
/// pave_wang_create, and PAVE_INVALID for a blob that is not a mixed set of two colours. On failure
/// `error` (may be NULL) is filled. Constant time; of blobs up to 0.1 s.
PAVE_API pave_result pave_wang_complete_count_of(const pave_wang_complete_def *def,
                                                 pave_wang_complete_count *out, pave_error *error);

/// Steps from a combination to the first of the next orbit in lexicographic order. `combination`
/// must hold at least PAVE_WANG_PLACES_MAX elements; all 0 is before the first. Returns true and
/// the colours, from 1, in the first `places` elements; false when no orbit follows: then
/// `combination` is untouched. `def` is one that pave_wang_complete_count_of accepts. Time: a step
/// for each combination in between, times the ways.
PAVE_API bool pave_wang_complete_next(const pave_wang_complete_def *def, uint8_t *combination);

/// Makes the smallest complete set: a tile for each orbit, ids 0, 1, 2... in their order, all of
/// weight 1, with the symmetries of `def`. Destroy it with pave_wang_destroy. Returns PAVE_OK;
/// what pave_wang_complete_count_of and pave_wang_create return: PAVE_RANGE above 2^24 poses. On
/// failure `out` is NULL and `error` (may be NULL) is filled.
PAVE_API pave_result pave_wang_complete_create(const pave_wang_complete_def *def,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

// ---- What a set lacks under its symmetries ------------------------------------------------------
// An orbit is held by a set when each combination of it is: tiles may allow less than the set (see
// pave_wang_def.tile_symmetries). What a set lacks is one tile for each orbit that is not held, if
// these tiles allow all that the set does.

/// How complete a set is under its symmetries.
typedef struct pave_wang_orbits {
    bool complete;
    int ways;         ///< in which a tile may lie
    uint64_t held;    ///< orbits that are held
    uint64_t total;   ///< orbits in all; UINT64_MAX where it is that or more
    uint64_t missing; ///< total - held; UINT64_MAX as above
    char total_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char missing_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_orbits;

/// Counts the orbits of a set. Time O(n log n) in its combinations, times the ways.
PAVE_API pave_wang_orbits pave_wang_take_orbits(const pave_wang_set *set);

/// Steps from a combination to the next missing one that is the first missing of its orbit, as
/// pave_wang_next_missing does. Time: a step for each combination in between, times the ways.
PAVE_API bool pave_wang_next_missing_orbit(const pave_wang_set *set, uint8_t *combination);

// ---- What method phase needs --------------------------------------------------------------------
// Under PHASE (see world.h) the first class of cells has any tile of the set, and fixes what the
// later classes need: often less than all combinations. If roads that cross rows have other colours
// than those that cross columns, a cell needs only its own there. Of edge sets, class 1 is the
// cells of odd q + r. Of corner sets, class 1 has odd q and even r, class 2 even q and odd r, class
// 3 both odd.

/// What the cells of a class need.
typedef struct pave_wang_phase {
    uint64_t needed;  ///< combinations that the cells decided before can ask for
    uint64_t held;    ///< of them
    uint64_t missing; ///< needed - held
} pave_wang_phase;

/// The number of classes, the first included: 2 of edge sets and 4 of corner sets of squares; 0 of
/// other sets, for which this is not known. Constant time.
PAVE_API int pave_wang_phase_count(const pave_wang_set *set);

/// What a class needs, 1..pave_wang_phase_count - 1, exactly: each of these combinations occurs in
/// some world. Linear in the combinations that are held.
PAVE_API pave_wang_phase pave_wang_take_phase(const pave_wang_set *set, int phase);

/// Steps to the next combination that a class needs and the set lacks, as pave_wang_next_missing
/// does. Time as pave_wang_take_phase, and a step for each combination in between.
PAVE_API bool pave_wang_next_phase_missing(const pave_wang_set *set, int phase,
                                           uint8_t *combination);

// ---- Some of the colours ------------------------------------------------------------------------

/// Some of the colours of a set, and how complete the set is among them.
typedef struct pave_wang_part {
    int color_count;                      ///< 2 or more, but not all of the set's
    uint8_t colors[PAVE_WANG_COLORS_MAX]; ///< ascending, from 1
    uint64_t held, total;                 ///< combinations of these colours
} pave_wang_part;

/// Lists the parts that lack at most an eighth of their combinations and are in no larger such
/// part: those of more colours first, then those that lack less, then in lexicographic order. Sets
/// of more than PAVE_WANG_PART_COLORS colours are searched for pairs only. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK and their number in `count`; PAVE_CAPACITY as
/// CONTRIBUTING.md says; PAVE_NO_MEMORY. Linear in the tiles and, up to that many colours, in their
/// subsets: 2^16.
enum { PAVE_WANG_PART_COLORS = 16 };
PAVE_API pave_result pave_wang_parts(const pave_wang_set *set, const pave_allocator *allocator,
                                     pave_wang_part *out, int64_t capacity, int64_t *count);

/// Steps to the next missing combination of a part's colours, as pave_wang_next_missing does.
PAVE_API bool pave_wang_part_next_missing(const pave_wang_set *set, const pave_wang_part *part,
                                          uint8_t *combination);

#ifdef __cplusplus
}
#endif
#endif
