/// src/patch/monotile_model.h: how hats and spectres are made: exact points, and the rules by which
/// clusters of tiles make larger clusters.
#ifndef PAVE_SRC_MONOTILE_MODEL_H
#define PAVE_SRC_MONOTILE_MODEL_H

#include <pave/monotile.h>

enum {
    PAVE_MONOTILE_KINDS_MAX = 4,
    PAVE_MONOTILE_PLACES_MAX = 17,
    PAVE_MONOTILE_CHILDREN_MAX = 10,
    PAVE_MONOTILE_DRAWN = 20, ///< the levels through which the seed leads
    PAVE_MONOTILE_PATH = 3,   ///< those above, from the root
    PAVE_MONOTILE_LEVELS = PAVE_MONOTILE_DRAWN + PAVE_MONOTILE_PATH,
    PAVE_MONOTILE_DIRECTIONS = 12, ///< 30 degrees apart
};

/// n[0] + n[1] z + n[2] z^2 + n[3] z^3, where z is the step of length 1 at 30 degrees: z^4 = z^2 -
/// 1. Every point that is used has one such sum.
typedef struct pave_monotile_point {
    int64_t n[4];
} pave_monotile_point;

/// First a turn in steps of 30 degrees, 0..11, then a step.
typedef struct pave_monotile_motion {
    int32_t turn;
    pave_monotile_point step;
} pave_monotile_motion;

/// Where a child lies in its cluster: turned by `turn` times 60 degrees, at the sum of (along[i][0]
/// + along[i][1] z^2) times vector i of the level.
typedef struct pave_monotile_place {
    int8_t turn;
    int8_t along[2][2];
} pave_monotile_place;

/// A tile of a cluster of level 0: mirrored where that is so (in the x axis), then turned by `turn`
/// times 30 degrees, then moved to n.
typedef struct pave_monotile_leaf {
    uint8_t turn;
    bool mirrored;
    int8_t n[4];
} pave_monotile_leaf;

/// What a cluster of one kind is made of.
typedef struct pave_monotile_rule {
    uint8_t leaf, leaf_count;                      ///< at level 0: tiles
    uint8_t place;                                 ///< of the first child; the others follow
    char children[PAVE_MONOTILE_CHILDREN_MAX + 1]; ///< letters of kinds; -: nothing at this place
} pave_monotile_rule;

/// The rules of a shape. Clusters of level 0 are of tiles. A cluster of level l + 1 is of clusters
/// of level l, which lie at places that are linear in two vectors of the level; these of level l +
/// 1 are linear in those of level l.
typedef struct pave_monotile_rules {
    char kinds[PAVE_MONOTILE_KINDS_MAX + 1]; ///< a letter for each
    pave_monotile_rule of[PAVE_MONOTILE_KINDS_MAX];
    const pave_monotile_leaf *leaves;
    const pave_monotile_place *places;
    int place_count;
    int8_t vectors[2][4]; ///< of level 0
    int8_t next[2][2][2]; ///< vector i of the next level: the sum of next[i][j] times vector j
    bool alternate;       ///< at odd levels places and vectors are mirrored
    /// The kind of the highest cluster, and which child each time down from there. Around the last
    /// one there are others of its level on all sides.
    char root;
    uint8_t path[PAVE_MONOTILE_PATH];
    int8_t outline[PAVE_MONOTILE_CORNERS][4]; ///< of a tile that is neither mirrored nor turned
} pave_monotile_rules;

/// The rules of a shape.
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

/// The point turned about the origin, by steps of 30 degrees, 0..11. The half turn negates, the
/// quarter is z^3.
static inline pave_monotile_point pave_monotile_turned(pave_monotile_point a, int32_t turn)
{
    if (turn >= 6) a = pave_monotile_scaled(a, -1);
    if (turn % 6 >= 3)
        a = (pave_monotile_point){{-a.n[1] - a.n[3], -a.n[2], a.n[1], a.n[0] + a.n[2]}};
    for (int32_t i = turn % 3; i > 0; i--)
        a = (pave_monotile_point){{-a.n[3], a.n[0], a.n[1] + a.n[3], a.n[2]}};
    return a;
}

/// The point mirrored in the x axis.
static inline pave_monotile_point pave_monotile_mirrored(pave_monotile_point a)
{
    return (pave_monotile_point){{a.n[0] + a.n[2], a.n[1], -a.n[2], -a.n[1] - a.n[3]}};
}

/// Where the point is, over `divisor`. Whole numbers below 2^53 are exact, and each point has one
/// sum, so the same point has the same bits.
static inline pave_vec2 pave_monotile_position(pave_monotile_point a, double divisor)
{
    const double root = 1.7320508075688772;
    return (pave_vec2){((double)(2 * a.n[0] + a.n[2]) + root * (double)a.n[1]) / (2.0 * divisor),
                       ((double)(2 * a.n[3] + a.n[1]) + root * (double)a.n[2]) / (2.0 * divisor)};
}

/// b after a.
static inline pave_monotile_motion pave_monotile_after(pave_monotile_motion b,
                                                       pave_monotile_motion a)
{
    return (pave_monotile_motion){(b.turn + a.turn) % PAVE_MONOTILE_DIRECTIONS,
                                  pave_monotile_sum(pave_monotile_turned(a.step, b.turn), b.step)};
}

/// The name of a tile: a leaf of a cluster that is moved there.
pave_cell pave_monotile_cell_of(pave_monotile kind, const pave_monotile_leaf *leaf,
                                pave_monotile_motion at);

/// Writes the corners of a tile, PAVE_MONOTILE_CORNERS of them, clockwise on screen.
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

/// Lists the tiles whose centres lie in the area, by increasing y of their centres, then x. Returns
/// PAVE_OK; PAVE_RANGE for an unknown shape, and where the area is not finite or reaches beyond
/// PAVE_MONOTILE_FAR; PAVE_NO_MEMORY. The caller releases `tiles`, whatever is returned. Time:
/// constant, and n log n for the tiles in the box of the area. Takes 32 bytes a tile.
pave_result pave_monotile_gather(const pave_monotile_def *def, const pave_area *area,
                                 const pave_allocator *allocator, pave_monotile_list *list,
                                 pave_error *error);

/// Fills the error where memory runs out, and returns PAVE_NO_MEMORY.
pave_result pave_monotile_no_memory(pave_error *error);

/// Writes the whole numbers n0 to n3 of corner k of a tile, k in 0..PAVE_MONOTILE_CORNERS-1: two
/// corners lie in one place where these are the same, and nowhere else. `out` must hold at least 4
/// elements.
void pave_monotile_corner_numbers(pave_monotile kind, pave_cell cell, int k, int32_t *out);

#endif
