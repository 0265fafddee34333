/// src/mesh/dense/dense_walk.h: from slot to slot across edges that are missing.
///
/// The edges of a slot (t, a, b) are 0: t-a, 1: t-b, 2: a-b. Round it they follow each other 0, 2,
/// 1, clockwise on screen in r layouts, the other way in q layouts. The tiles of a slot, in half
/// steps and long steps from t: slot 0: a (2, 0), b (1, 1); slot 1: a (1, 1), b (-1, 1).
#ifndef PAVE_SRC_DENSE_WALK_H
#define PAVE_SRC_DENSE_WALK_H

#include "dense.h"

/// What lies across an edge of a slot.
typedef struct pave_dense_across {
    int8_t neighbor[2]; ///< [by_columns]: whose slot it is
    int8_t slot;
    int8_t edge;                   ///< which of its edges it is
    int8_t half_steps, long_steps; ///< from t to t
} pave_dense_across;

/// [slot][edge].
static const pave_dense_across pave_dense_acrosses[2][3] = {
    {{{0, 4}, 1, 2, 1, -1}, {{6, 6}, 1, 0, 0, 0}, {{1, 3}, 1, 1, 2, 0}},
    {{{6, 6}, 0, 1, 0, 0}, {{4, 0}, 0, 2, -2, 0}, {{3, 1}, 0, 0, -1, 1}}};

/// [by_columns][slot]: which neighbours of t are a and b.
static const int8_t pave_dense_others[2][2][2] = {{{1, 2}, {2, 3}}, {{3, 2}, {2, 1}}};

/// From t to the tile of a slot that is not on one of its edges, [slot][edge]{half steps, long
/// steps}; and to its three tiles together.
static const int8_t pave_dense_apex[2][3][2] = {{{1, 1}, {2, 0}, {0, 0}},
                                                {{-1, 1}, {1, 1}, {0, 0}}};
static const int8_t pave_dense_sums[2][2] = {{3, 1}, {0, 2}};

/// A slot, and on which side its place is (pave_dense_side).
typedef struct pave_dense_at {
    int32_t place;
    int8_t side, slot;
} pave_dense_at;

static inline int64_t pave_dense_other(const pave_dense *dense, pave_dense_at at, int which)
{
    return at.place + dense->offset[at.side][pave_dense_others[dense->by_columns][at.slot][which]];
}

/// Which edges of a slot are missing: bit 0..2. All tiles of the slot must be in the board. From
/// the board: kinds need not be there.
static inline uint32_t pave_dense_missing_of(const pave_dense *dense, pave_dense_at at)
{
    const uint8_t *own = dense->board->links;
    uint32_t missing = (uint32_t)(~own[at.place] >> at.slot) & 3;
    return missing | ((uint32_t)~own[pave_dense_other(dense, at, at.slot)] >> (at.slot ? 0 : 2) & 1)
                         << 2;
}

/// The same, from the kinds.
static inline uint32_t pave_dense_missing(const pave_dense *dense, pave_dense_at at)
{
    return (uint32_t)dense->kinds[at.slot * dense->plane + at.place] >> PAVE_SLOT_MISSING;
}

/// The slot across an edge.
static inline pave_dense_at pave_dense_cross(const pave_dense *dense, pave_dense_at at, int edge,
                                             int *entered)
{
    const pave_dense_across *across = &pave_dense_acrosses[at.slot][edge];
    int neighbor = across->neighbor[dense->by_columns];
    *entered = across->edge;
    if (neighbor != PAVE_DENSE_SELF) at.place += (int32_t)dense->offset[at.side][neighbor];
    at.side = (int8_t)(at.side ^ (across->long_steps & 1));
    at.slot = across->slot;
    return at;
}

/// Slots in the order (place, slot): what makes one of them the lower.
static inline int64_t pave_dense_rank(pave_dense_at at) { return 2 * (int64_t)at.place + at.slot; }

static inline pave_dense_at pave_dense_at_slot(const pave_dense *dense, int64_t slot)
{
    pave_dense_at at;
    at.slot = slot >= dense->plane;
    at.place = (int32_t)(slot - at.slot * dense->plane);
    at.side = (int8_t)pave_dense_place_side(dense, at.place);
    return at;
}

/// A walk around a face that is a tree of slots, along its edges that are there: each of its n + 2
/// tiles once. Start it with any slot and any edge that is there, and go on until it is back.
typedef struct pave_dense_tour {
    pave_dense_at at;
    int edge;
} pave_dense_tour;

/// The tile from which the edge of a tour starts.
static inline int64_t pave_dense_tour_place(const pave_dense *dense, const pave_dense_tour *tour)
{
    return tour->edge == 0 ? tour->at.place : pave_dense_other(dense, tour->at, tour->edge == 1);
}

/// The next edge.
static inline void pave_dense_tour_next(const pave_dense *dense, pave_dense_tour *tour)
{
    static const int8_t next[3] = {2, 0, 1};
    tour->edge = next[tour->edge];
    while (pave_dense_missing(dense, tour->at) >> tour->edge & 1) {
        tour->at = pave_dense_cross(dense, tour->at, tour->edge, &tour->edge);
        tour->edge = next[tour->edge];
    }
}

// ---- Whole faces --------------------------------------------------------------------------------

/// Faces of more slots are left to the general way. Their tiles can be counted in a byte.
enum { PAVE_FACE_SLOTS_MAX = 253 };

/// What lies across an edge of a slot, on a dense board of a certain width.
typedef struct pave_face_stride {
    int32_t place, tile; ///< from place to place, and from number to number of their tiles
    int32_t
        apex; ///< from the number of the first tile to that of the one that the slot across adds
    int8_t slot, flip,
        entered; ///< which slot, whether it is on the other side, by which edge it is entered
    int8_t half_steps, long_steps;           ///< from t to t
    int8_t apex_half_steps, apex_long_steps; ///< from the first t to the tile that is added
} pave_face_stride;

/// [side][slot][edge].
typedef struct pave_face_strides {
    pave_face_stride across[2][2][3];
    int32_t others[2][2][2]; ///< [side][slot]: from the number of t to those of a and b
} pave_face_strides;

void pave_face_strides_make(const pave_dense *dense, pave_face_strides *out);

/// A slot of a face that is being walked: `entered` is the edge by which the walk came, 3 where it
/// began.
typedef struct pave_face_slot {
    int32_t place, tile, half_steps, long_steps; ///< steps from where it began
    int8_t side, slot, entered;
} pave_face_slot;

typedef struct pave_face {
    int32_t count;
    int32_t half_steps, long_steps; ///< of its count + 2 tiles, together
    pave_face_slot slots[PAVE_FACE_SLOTS_MAX];
    int32_t tiles[PAVE_FACE_SLOTS_MAX +
                  2]; ///< their numbers (border tiles have none of their own); count + 2
} pave_face;

typedef enum pave_walk { PAVE_WALK_DONE, PAVE_WALK_LOWER, PAVE_WALK_ENDLESS } pave_walk;

/// Walks the face of a slot, until it is done, comes to a lower slot, or has found too many. `tile`
/// is the number of the slot's tile.
static inline pave_walk pave_face_walk(const pave_dense *dense, const pave_face_strides *strides,
                                       pave_dense_at from, int32_t tile, pave_face *face)
{
    const int64_t rank = pave_dense_rank(from);
    const int32_t *others = strides->others[from.side][from.slot];
    int32_t half_steps = pave_dense_sums[from.slot][0], long_steps = pave_dense_sums[from.slot][1],
            count = 1;
    pave_face_slot *const slots = face->slots;
    slots[0].place = from.place;
    slots[0].tile = tile;
    slots[0].half_steps = slots[0].long_steps = 0;
    slots[0].side = from.side;
    slots[0].slot = from.slot;
    slots[0].entered = 3;
    face->tiles[0] = tile;
    face->tiles[1] = tile + others[0];
    face->tiles[2] = tile + others[1];
    for (int32_t i = 0; i < count; i++) {
        const pave_face_slot at = slots[i];
        uint32_t missing =
            (uint32_t)dense->kinds[at.slot * dense->plane + at.place] >> PAVE_SLOT_MISSING &
            ~(UINT32_C(1) << at.entered);
        for (; missing; missing &= missing - 1) {
            const pave_face_stride *stride = &strides->across[at.side][at.slot][missing & 1   ? 0
                                                                                : missing & 2 ? 1
                                                                                              : 2];
            if (count == PAVE_FACE_SLOTS_MAX) return PAVE_WALK_ENDLESS;
            pave_face_slot *to = &slots[count];
            to->place = at.place + stride->place;
            to->tile = at.tile + stride->tile;
            to->half_steps = at.half_steps + stride->half_steps;
            to->long_steps = at.long_steps + stride->long_steps;
            to->side = (int8_t)(at.side ^ stride->flip);
            to->slot = stride->slot;
            to->entered = stride->entered;
            half_steps += at.half_steps + stride->apex_half_steps;
            long_steps += at.long_steps + stride->apex_long_steps;
            face->tiles[2 + count++] = at.tile + stride->apex;
            if (2 * (int64_t)to->place + to->slot < rank) return PAVE_WALK_LOWER;
        }
    }
    face->count = count;
    face->half_steps = half_steps;
    face->long_steps = long_steps;
    return PAVE_WALK_DONE;
}

#endif
