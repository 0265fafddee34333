/// src/patch/monotile_model.h: construction of hats and spectres: exact points, and the
/// substitution rules of clusters.
#ifndef PAVE_SRC_MONOTILE_MODEL_H
#define PAVE_SRC_MONOTILE_MODEL_H

#include <pave/monotile.h>

enum {
    PAVE_MONOTILE_KINDS_MAX = 4,
    PAVE_MONOTILE_PLACES_MAX = 17,
    PAVE_MONOTILE_CHILDREN_MAX = 10,
    PAVE_MONOTILE_DRAWN = 20, ///< number of levels in which the seed chooses children
    PAVE_MONOTILE_PATH = 3,   ///< number of levels above those, starting at the root
    PAVE_MONOTILE_LEVELS = PAVE_MONOTILE_DRAWN + PAVE_MONOTILE_PATH,
    PAVE_MONOTILE_DIRECTIONS = 12, ///< number of directions, 30 degrees apart
};

/// The point n[0] + n[1] z + n[2] z^2 + n[3] z^3, where z is the unit step at 30 degrees: z^4 = z^2
/// - 1. This representation is unique.
typedef struct pave_monotile_point {
    int64_t n[4];
} pave_monotile_point;

/// A rotation by 0..11 steps of 30 degrees, followed by a translation.
typedef struct pave_monotile_motion {
    int32_t turn;
    pave_monotile_point step;
} pave_monotile_motion;

/// The placement of a child in its cluster: rotated by `turn` times 60 degrees, then translated by
/// the sum of (along[i][0] + along[i][1] z^2) times vector i of the level.
typedef struct pave_monotile_place {
    int8_t turn;
    int8_t along[2][2];
} pave_monotile_place;

/// A tile of a cluster of level 0: optionally mirrored in the x axis, then rotated by `turn` times
/// 30 degrees, then translated by n.
typedef struct pave_monotile_leaf {
    uint8_t turn;
    bool mirrored;
    int8_t n[4];
} pave_monotile_leaf;

/// The parts of a cluster of one kind.
typedef struct pave_monotile_rule {
    uint8_t leaf, leaf_count; ///< the tiles at level 0
    uint8_t place;            ///< index of the first child's place; the other children follow
    char children[PAVE_MONOTILE_CHILDREN_MAX + 1]; ///< letters of kinds; - marks an empty place
} pave_monotile_rule;

/// The rules of a shape. Clusters of level 0 consist of tiles. A cluster of level l + 1 consists of
/// clusters of level l, placed at linear combinations of two vectors of level l. The vectors of
/// level l + 1 are linear in those of level l.
typedef struct pave_monotile_rules {
    char kinds[PAVE_MONOTILE_KINDS_MAX + 1]; ///< one letter each
    pave_monotile_rule of[PAVE_MONOTILE_KINDS_MAX];
    const pave_monotile_leaf *leaves;
    const pave_monotile_place *places;
    int place_count;
    int8_t vectors[2][4]; ///< the vectors of level 0
    int8_t next[2][2][2]; ///< vector i of the next level is the sum of next[i][j] times vector j
    bool alternate;       ///< places and vectors are mirrored at odd levels
    /// The kind of the top cluster, and the index of the child on the path down from it. The last
    /// cluster on the path is surrounded by clusters of its level.
    char root;
    uint8_t path[PAVE_MONOTILE_PATH];
    int8_t outline[PAVE_MONOTILE_CORNERS][4]; ///< outline of a tile that is neither mirrored nor
                                              ///< rotated
} pave_monotile_rules;

/// Returns the rules of a shape.
const pave_monotile_rules *pave_monotile_rules_of(pave_monotile kind);

static inline pave_monotile_point pave_monotile_sum(pave_monotile_point a, pave_monotile_point b)
{
    for (int i = 0; i < 4; i++) a.n[i] += b.n[i];
    return a;
}

static inline pave_monotile_point pave_monotile_scaled(pave_monotile_point a, int64_t by)
{
    for (int i = 0; i < 4; i++) a.n[i] *= by;
    return a;
}

static inline pave_monotile_point pave_monotile_small(const int8_t *n)
{
    return (pave_monotile_point){{n[0], n[1], n[2], n[3]}};
}

/// Rotates a point around the origin by 0..11 steps of 30 degrees. A half turn negates; a quarter
/// turn is z^3.
static inline pave_monotile_point pave_monotile_turned(pave_monotile_point a, int32_t turn)
{
    if (turn >= 6) a = pave_monotile_scaled(a, -1);
    if (turn % 6 >= 3)
        a = (pave_monotile_point){{-a.n[1] - a.n[3], -a.n[2], a.n[1], a.n[0] + a.n[2]}};
    for (int32_t i = turn % 3; i > 0; i--)
        a = (pave_monotile_point){{-a.n[3], a.n[0], a.n[1] + a.n[3], a.n[2]}};
    return a;
}

/// Reflects a point in the x axis.
static inline pave_monotile_point pave_monotile_mirrored(pave_monotile_point a)
{
    return (pave_monotile_point){{a.n[0] + a.n[2], a.n[1], -a.n[2], -a.n[1] - a.n[3]}};
}

/// Returns the position of a point, divided by `divisor`. Integers below 2^53 are exact and the
/// representation is unique, so equal points have bitwise equal positions.
static inline pave_vec2 pave_monotile_position(pave_monotile_point a, double divisor)
{
    const double root = 1.7320508075688772;
    return (pave_vec2){((double)(2 * a.n[0] + a.n[2]) + root * (double)a.n[1]) / (2.0 * divisor),
                       ((double)(2 * a.n[3] + a.n[1]) + root * (double)a.n[2]) / (2.0 * divisor)};
}

/// Returns the motion that performs b first and then a.
static inline pave_monotile_motion pave_monotile_after(pave_monotile_motion b,
                                                       pave_monotile_motion a)
{
    return (pave_monotile_motion){(b.turn + a.turn) % PAVE_MONOTILE_DIRECTIONS,
                                  pave_monotile_sum(pave_monotile_turned(a.step, b.turn), b.step)};
}

/// Returns the name of the tile that is a given leaf of a moved cluster.
pave_cell pave_monotile_cell_of(pave_monotile kind, const pave_monotile_leaf *leaf,
                                pave_monotile_motion at);

/// Writes the PAVE_MONOTILE_CORNERS corners of a tile, clockwise on screen.
void pave_monotile_points(pave_monotile kind, pave_cell cell, pave_monotile_point *out);

/// A tile with its centre.
typedef struct pave_monotile_found {
    pave_vec2 center;
    pave_cell cell;
} pave_monotile_found;

/// A list of tiles.
typedef struct pave_monotile_list {
    pave_allocator allocator;
    pave_monotile_found *tiles;
    int64_t count, room;
} pave_monotile_list;

/// Lists the tiles whose centres are in the area, sorted by y of the centre, then by x. Returns
/// PAVE_OK; PAVE_RANGE for an unknown shape, or if the area is not finite or exceeds
/// PAVE_MONOTILE_FAR; PAVE_NO_MEMORY. The caller must release `tiles` in any case. Time: O(n log n)
/// for n tiles in the bounding box of the area. Memory: 32 bytes per tile.
pave_result pave_monotile_gather(const pave_monotile_def *def, const pave_area *area,
                                 const pave_allocator *allocator, pave_monotile_list *list,
                                 pave_error *error);

/// Reports that memory is exhausted in `error`, and returns PAVE_NO_MEMORY.
pave_result pave_monotile_no_memory(pave_error *error);

/// Writes the integers n0 to n3 of corner k of a tile, k in 0..PAVE_MONOTILE_CORNERS-1. Two corners
/// coincide exactly if these integers are equal. `out` must hold at least 4 elements.
void pave_monotile_corner_numbers(pave_monotile kind, pave_cell cell, int k, int32_t *out);

#endif
