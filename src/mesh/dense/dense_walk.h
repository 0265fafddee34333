/// src/mesh/dense/dense_walk.h: steps from slot to slot across missing edges.
///
/// The edges of a slot (t, a, b) are 0: t-a, 1: t-b, 2: a-b. Their order around the slot is 0, 2,
/// 1: clockwise on screen in r layouts, counterclockwise in q layouts. Offsets of the tiles of a
/// slot from t, in half steps and long steps: slot 0: a (2, 0), b (1, 1); slot 1: a (1, 1), b (-1,
/// 1).
#ifndef PAVE_SRC_DENSE_WALK_H
#define PAVE_SRC_DENSE_WALK_H

#include "dense.h"

/// The slot across an edge of another slot.
typedef struct pave_dense_across {
    int8_t neighbor[2]; ///< [by_columns]: its place, as a neighbour of the first slot's place
    int8_t slot;
    int8_t edge;                   ///< the shared edge, in the numbering of the new slot
    int8_t half_steps, long_steps; ///< offset from the first slot's t to the new slot's t
} pave_dense_across;

/// Indexed by [slot][edge].
static const pave_dense_across pave_dense_acrosses[2][3] = {
    {{{0, 4}, 1, 2, 1, -1}, {{6, 6}, 1, 0, 0, 0}, {{1, 3}, 1, 1, 2, 0}},
    {{{6, 6}, 0, 1, 0, 0}, {{4, 0}, 0, 2, -2, 0}, {{3, 1}, 0, 0, -1, 1}}};

/// [by_columns][slot]: the neighbours of t that are a and b.
static const int8_t pave_dense_others[2][2][2] = {{{1, 2}, {2, 3}}, {{3, 2}, {2, 1}}};

/// Offset from t to the tile of a slot opposite an edge, [slot][edge]{half steps, long steps}; then
/// the sum of the offsets of a slot's three tiles.
static const int8_t pave_dense_apex[2][3][2] = {{{1, 1}, {2, 0}, {0, 0}},
                                                {{-1, 1}, {1, 1}, {0, 0}}};
static const int8_t pave_dense_sums[2][2] = {{3, 1}, {0, 2}};

/// A slot. `side` is the pave_dense_side of its place.
typedef struct pave_dense_at {
    int32_t place;
    int8_t side, slot;
} pave_dense_at;

static inline int64_t pave_dense_other(const pave_dense *dense, pave_dense_at at, int which)
{
    return at.place + dense->offset[at.side][pave_dense_others[dense->by_columns][at.slot][which]];
}

/// Returns the mask of a slot's missing edges, bits 0..2. All tiles of the slot must be on the
/// board. Reads the board, so `kinds` may still be unset.
static inline uint32_t pave_dense_missing_of(const pave_dense *dense, pave_dense_at at)
{
    const uint8_t *own = dense->board->links;
    uint32_t missing = (uint32_t)(~own[at.place] >> at.slot) & 3;
    return missing | ((uint32_t)~own[pave_dense_other(dense, at, at.slot)] >> (at.slot ? 0 : 2) & 1)
                         << 2;
}

/// Like pave_dense_missing_of, but reads `kinds`.
static inline uint32_t pave_dense_missing(const pave_dense *dense, pave_dense_at at)
{
    return (uint32_t)dense->kinds[at.slot * dense->plane + at.place] >> PAVE_SLOT_MISSING;
}

/// Returns the slot across an edge.
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

/// Returns the sort key for the order of slots: (place, slot).
static inline int64_t pave_dense_rank(pave_dense_at at) { return 2 * (int64_t)at.place + at.slot; }

static inline pave_dense_at pave_dense_at_slot(const pave_dense *dense, int64_t slot)
{
    pave_dense_at at;
    at.slot = slot >= dense->plane;
    at.place = (int32_t)(slot - at.slot * dense->plane);
    at.side = (int8_t)pave_dense_place_side(dense, at.place);
    return at;
}

/// A walk along the existing edges of a face that is a tree of slots. It visits each of the n + 2
/// tiles once. Start with any slot and any of its existing edges, and continue until that edge is
/// reached again.
typedef struct pave_dense_tour {
    pave_dense_at at;
    int edge;
} pave_dense_tour;

/// Returns the tile at which the tour's current edge starts.
static inline int64_t pave_dense_tour_place(const pave_dense *dense, const pave_dense_tour *tour)
{
    return tour->edge == 0 ? tour->at.place : pave_dense_other(dense, tour->at, tour->edge == 1);
}

/// Advances to the next edge.
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

/// Maximum number of slots of a face; larger faces are left to the general path. With this limit,
/// the tile count fits in a byte.
enum { PAVE_FACE_SLOTS_MAX = 253 };

/// The slot across an edge of a slot, on a dense board of a given width.
typedef struct pave_face_stride {
    int32_t place, tile; ///< offset from place to place, and from tile number to tile number
    /// Offset from the tile number of the first slot to the tile that the slot across adds.
    int32_t apex;
    /// The slot across, whether its side differs, and the edge by which it is entered.
    int8_t slot, flip, entered;
    int8_t half_steps, long_steps;           ///< offset from t to the t of the slot across
    int8_t apex_half_steps, apex_long_steps; ///< offset from the first t to the added tile
} pave_face_stride;

/// Strides by [side][slot][edge].
typedef struct pave_face_strides {
    pave_face_stride across[2][2][3];
    int32_t others[2][2][2]; ///< [side][slot]: offsets from the tile number of t to those of a and
                             ///< b
} pave_face_strides;

void pave_face_strides_make(const pave_dense *dense, pave_face_strides *out);

/// A slot of a face during a walk. `entered` is the edge by which it was entered, 3 for the first.
typedef struct pave_face_slot {
    int32_t place, tile, half_steps, long_steps; ///< all relative to the start of the walk
    int8_t side, slot, entered;
} pave_face_slot;

typedef struct pave_face {
    int32_t count;
    int32_t half_steps, long_steps; ///< sums over the face's count + 2 tiles
    pave_face_slot slots[PAVE_FACE_SLOTS_MAX];
    /// count + 2 tile numbers. Those of border tiles are not unique.
    int32_t tiles[PAVE_FACE_SLOTS_MAX + 2];
} pave_face;

typedef enum pave_walk { PAVE_WALK_DONE, PAVE_WALK_LOWER, PAVE_WALK_ENDLESS } pave_walk;

/// Walks the face of a slot until it is complete, a lower slot is found, or there are too many
/// slots. `tile` is the number of the starting slot's tile.
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
