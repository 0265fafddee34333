/// src/mesh/valid/mesh_knot_patches.c: extracts patches around bad tiles, enlarges them until
/// mesh_knot.c can untangle them, and writes the result back.
#include "../../base/exact.h"

#include "mesh_knot.h"
#include "mesh_shape.h"

#include "../../base/array.h"
#include "../../base/index.h"

#include <string.h>

/// Selects the rim vertices that may move. Each must belong to at least two tiles.
typedef enum pave_knots_rim {
    PAVE_KNOTS_RIM_SHUT, ///< vertices of bad tiles without inner vertices
    PAVE_KNOTS_RIM_BAD,  ///< vertices of all bad tiles
    PAVE_KNOTS_RIM_ALL
} pave_knots_rim;

/// A patch of a shape. Numbers are assigned in the order of tiles and rings, so they do not depend
/// on the vertex numbers of the shape.
typedef struct pave_knots {
    const pave_shape *shape;
    double spring; ///< stiffness of the springs on the rim
    pave_knots_rim rim;
    int32_t tried;         ///< number of movable vertices in the last try
    int32_t most;          ///< maximum number of tiles; a larger patch is not extended
    pave_shape_list tiles; ///< tiles of the patch
    pave_shape_list left;  ///< for each tile, the number of steps by which the patch still extends
                           ///< from it
    pave_shape_list queue, around;
    pave_index places;     ///< index of tiles in `tiles`
    pave_index free;       ///< movable vertices, by their numbers in the shape
    pave_index numbers;    ///< maps shape vertices to their numbers in the knot
    pave_shape_list names; ///< shape vertex of each vertex of the knot
    pave_shape_list starts, rings;
    pave_point *points;
    int64_t point_room;
} pave_knots;

static void knots_init(pave_knots *knots, const pave_shape *shape, const pave_allocator *allocator)
{
    const pave_shape_list none = {.allocator = *allocator};
    const pave_index empty = {.allocator = *allocator};
    *knots = (pave_knots){.shape = shape,
                          .spring = 1,
                          .most = INT32_MAX,
                          .tiles = none,
                          .left = none,
                          .queue = none,
                          .around = none,
                          .places = empty,
                          .free = empty,
                          .numbers = empty,
                          .names = none,
                          .starts = none,
                          .rings = none};
}

static void knots_clear(pave_knots *knots)
{
    pave_shape_list *const lists[] = {&knots->tiles, &knots->left,   &knots->queue, &knots->around,
                                      &knots->names, &knots->starts, &knots->rings};
    pave_index *const indices[] = {&knots->places, &knots->free, &knots->numbers};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) lists[i]->count = 0;
    for (size_t i = 0; i < sizeof indices / sizeof *indices; i++) pave_index_release(indices[i]);
}

static void knots_free(pave_knots *knots)
{
    pave_shape_list *const lists[] = {&knots->tiles, &knots->left,   &knots->queue, &knots->around,
                                      &knots->names, &knots->starts, &knots->rings};
    pave_array_release(&knots->tiles.allocator, knots->points);
    knots_clear(knots);
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) pave_shape_list_free(lists[i]);
}

// ---- The patch ----------------------------------------------------------------------------------

/// Adds a tile. The patch extends `left` more steps from the tile, or the full number of steps if
/// the tile is bad.
static bool knots_reach(pave_knots *knots, int32_t tile, int32_t left, int32_t steps)
{
    int32_t place = pave_index_get(&knots->places, (uint32_t)tile);
    if (place < 0) {
        place = knots->tiles.count;
        if (!pave_shape_list_add(&knots->tiles, tile) || !pave_shape_list_add(&knots->left, -1) ||
            !pave_index_put(&knots->places, (uint32_t)tile, place))
            return false;
        if (pave_shape_turn_min(knots->shape, tile, false) <= 0) left = steps;
    }
    if (knots->left.items[place] >= left) return true;
    knots->left.items[place] = left;
    return pave_shape_list_add(&knots->queue, place);
}

/// Returns whether the rim vertices of a tile may move.
static bool knots_moves_rim(const pave_knots *knots, int32_t tile)
{
    const pave_shape *shape = knots->shape;
    int32_t room[PAVE_SHAPE_ROOM], count;
    if (knots->rim == PAVE_KNOTS_RIM_ALL) return true;
    if (pave_shape_turn_min(shape, tile, false) > 0) return false;
    if (knots->rim == PAVE_KNOTS_RIM_BAD) return true;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    for (int32_t k = 0; k < count; k++)
        if (!shape->fixed(shape->self, ring[k])) return false;
    return true;
}

/// Returns whether a vertex may move; if so, `around` gets its tiles.
static bool knots_may_move(pave_knots *knots, int32_t vertex, bool rim, bool *room)
{
    const pave_shape *shape = knots->shape;
    const bool fixed = shape->fixed(shape->self, vertex);
    knots->around.count = 0;
    if (fixed && !rim) return false;
    *room = shape->tiles(shape->self, vertex, &knots->around);
    return *room && (!fixed || knots->around.count > 1);
}

static bool knots_go_on(pave_knots *knots, int32_t place, int32_t steps)
{
    const pave_shape *shape = knots->shape;
    const int32_t tile = knots->tiles.items[place], left = knots->left.items[place];
    int32_t room[PAVE_SHAPE_ROOM], count;
    if (left <= 0) return true;
    bool memory = true;
    const bool rim = knots_moves_rim(knots, tile);
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    for (int32_t k = 0; k < count; k++) {
        const int32_t vertex = ring[k];
        if (!knots_may_move(knots, vertex, rim, &memory)) {
            if (!memory) return false;
            continue;
        }
        if (!pave_index_put(&knots->free, (uint32_t)vertex, 0)) return false;
        for (int32_t i = 0; i < knots->around.count; i++)
            if (!knots_reach(knots, knots->around.items[i], left - 1, steps)) return false;
        ring = shape->ring(shape->self, tile, room, &count);
    }
    return true;
}

/// Collects all tiles within `steps` steps of the given tiles and of all bad tiles found on the
/// way.
static bool knots_spread(pave_knots *knots, const int32_t *tiles, int32_t count, int32_t steps)
{
    knots_clear(knots);
    for (int32_t i = 0; i < count; i++)
        if (!knots_reach(knots, tiles[i], steps, steps)) return false;
    for (int32_t i = 0; i < knots->queue.count && knots->tiles.count <= knots->most; i++)
        if (!knots_go_on(knots, knots->queue.items[i], steps)) return false;
    pave_shape_list_sort(&knots->tiles);
    return true;
}

// ---- The knot -----------------------------------------------------------------------------------

typedef enum pave_knots_part {
    PAVE_KNOTS_INNER,
    PAVE_KNOTS_RIM,
    PAVE_KNOTS_STAYING
} pave_knots_part;

static pave_knots_part knots_part_of(const pave_knots *knots, int32_t vertex)
{
    if (pave_index_get(&knots->free, (uint32_t)vertex) < 0) return PAVE_KNOTS_STAYING;
    return knots->shape->fixed(knots->shape->self, vertex) ? PAVE_KNOTS_RIM : PAVE_KNOTS_INNER;
}

/// Numbers the vertices of a part.
static bool knots_number(pave_knots *knots, pave_knots_part part)
{
    const pave_shape *shape = knots->shape;
    for (int32_t i = 0; i < knots->tiles.count; i++) {
        int32_t room[PAVE_SHAPE_ROOM], count;
        const int32_t *ring = shape->ring(shape->self, knots->tiles.items[i], room, &count);
        for (int32_t k = 0; k < count; k++) {
            if (pave_index_get(&knots->numbers, (uint32_t)ring[k]) >= 0 ||
                knots_part_of(knots, ring[k]) != part)
                continue;
            if (!pave_index_put(&knots->numbers, (uint32_t)ring[k], knots->names.count) ||
                !pave_shape_list_add(&knots->names, ring[k]))
                return false;
        }
    }
    return true;
}

/// Builds the knot, except for the positions of movable vertices.
static bool knots_make(pave_knots *knots, pave_knot *knot)
{
    const pave_shape *shape = knots->shape;
    if (!knots_number(knots, PAVE_KNOTS_INNER)) return false;
    const int32_t inner = knots->names.count;
    if (!knots_number(knots, PAVE_KNOTS_RIM)) return false;
    const int32_t free = knots->names.count;
    if (!knots_number(knots, PAVE_KNOTS_STAYING) || !pave_shape_list_add(&knots->starts, 0))
        return false;
    for (int32_t i = 0; i < knots->tiles.count; i++) {
        int32_t room[PAVE_SHAPE_ROOM], count;
        const int32_t *ring = shape->ring(shape->self, knots->tiles.items[i], room, &count);
        for (int32_t k = 0; k < count; k++)
            if (!pave_shape_list_add(&knots->rings,
                                     pave_index_get(&knots->numbers, (uint32_t)ring[k])))
                return false;
        if (!pave_shape_list_add(&knots->starts, knots->rings.count)) return false;
    }
    if (!pave_array_reserve(&knots->tiles.allocator, &knots->points, &knots->point_room,
                            knots->names.count, sizeof *knots->points))
        return false;
    for (int32_t v = free; v < knots->names.count; v++)
        knots->points[v] = shape->get(shape->self, knots->names.items[v]);
    *knot =
        (pave_knot){knots->tiles.count,  knots->names.count, free,          inner,
                    knots->starts.items, knots->rings.items, knots->points, knots->tiles.allocator,
                    knots->spring};
    return true;
}

/// Checks whether a valid drawing can exist: every ring needs at least three distinct vertices, and
/// no side may occur twice in the same direction, as happens where two faces share two edges.
/// Returns PAVE_OK, PAVE_INVALID or PAVE_NO_MEMORY.
static pave_result knots_check(const pave_knots *knots, const pave_knot *knot)
{
    pave_index sides = {.allocator = knots->tiles.allocator, .set = true},
               corners = {.allocator = knots->tiles.allocator, .set = true};
    pave_result result = pave_index_reserve(&sides, knots->rings.count) &&
                                 pave_index_reserve(&corners, knots->rings.count)
                             ? PAVE_OK
                             : PAVE_NO_MEMORY;
    for (int32_t t = 0; t < knot->tile_count && result == PAVE_OK; t++) {
        const int32_t *ring = knot->rings + knot->ring_start[t];
        const int32_t count = knot->ring_start[t + 1] - knot->ring_start[t];
        if (count < 3) result = PAVE_INVALID;
        for (int32_t k = 0; k < count && result == PAVE_OK; k++) {
            const uint64_t from = (uint64_t)ring[k] << 32;
            const uint64_t side = from + (uint64_t)ring[k + 1 < count ? k + 1 : 0],
                           corner = from + (uint64_t)t;
            if (pave_index_get(&sides, side) >= 0 || pave_index_get(&corners, corner) >= 0)
                result = PAVE_INVALID;
            else if (!pave_index_put(&sides, side, 0) || !pave_index_put(&corners, corner, 0))
                result = PAVE_NO_MEMORY;
        }
    }
    pave_index_release(&corners);
    pave_index_release(&sides);
    return result;
}

/// Writes back the vertices of an untangled knot. If the rim has moved and is no longer simple,
/// restores them and returns PAVE_NOT_FOUND.
static pave_result knots_keep(pave_knots *knots, const pave_knot *knot,
                              const pave_shape_mover *mover)
{
    const pave_shape *shape = knots->shape;
    bool simple = true, moved = false;
    for (int32_t v = 0; v < knot->free_count; v++) {
        const int32_t name = knots->names.items[v];
        const pave_point was = shape->get(shape->self, name);
        moved |= shape->fixed(shape->self, name) && !pave_point_equal(was, knot->at[v]);
        if (!mover->set(mover->self, name, knot->at[v])) return PAVE_NO_MEMORY;
        knot->at[v] = was;
    }
    const pave_result result = moved ? shape->rim_is_simple(shape->self, &simple) : PAVE_OK;
    if (result != PAVE_OK || simple) return result;
    for (int32_t v = 0; v < knot->free_count; v++)
        if (!mover->set(mover->self, knots->names.items[v], knot->at[v])) return PAVE_NO_MEMORY;
    return PAVE_NOT_FOUND;
}

/// Untangles a knot. If its rim then crosses itself, retries with stiffer springs.
static pave_result knots_pull(pave_knots *knots, pave_knot *knot, const pave_shape_mover *mover)
{
    enum { TIMES = 4, STIFFER = 16 };
    pave_result result = PAVE_NOT_FOUND;
    for (int i = 0; i < TIMES && result == PAVE_NOT_FOUND; i++, knot->spring *= STIFFER) {
        for (int32_t v = 0; v < knot->free_count; v++)
            knot->at[v] = mover->home(mover->self, knots->names.items[v]);
        result = pave_knot_untangle(knot);
        if (result != PAVE_OK) return result;
        result = knots_keep(knots, knot, mover);
    }
    return result;
}

/// Untangles the patch of `steps` steps around a tile. Skips it if it has no more movable vertices
/// than the last patch tried. Returns PAVE_INVALID if no drawing exists.
static pave_result knots_try(pave_knots *knots, int32_t tile, int32_t steps,
                             const pave_shape_mover *mover)
{
    pave_knot knot;
    if (!knots_spread(knots, &tile, 1, steps) || !knots_make(knots, &knot)) return PAVE_NO_MEMORY;
    pave_result result = knots_check(knots, &knot);
    if (result == PAVE_OK)
        result = knot.free_count > knots->tried ? knots_pull(knots, &knot, mover) : PAVE_NOT_FOUND;
    knots->tried = knot.free_count;
    return result;
}

pave_result pave_shape_untangle(const pave_shape *shape, int32_t tile,
                                const pave_shape_mover *mover, const pave_allocator *allocator)
{
    enum { STIFFER = 4 };
    pave_knots knots;
    pave_result result = PAVE_NOT_FOUND;
    int32_t before = -1;
    knots_init(&knots, shape, allocator);
    for (int32_t steps = 1; result == PAVE_NOT_FOUND; steps *= 2) {
        knots.tried = 0;
        for (int rim = 0; rim < 2 && result == PAVE_NOT_FOUND; rim++) {
            knots.rim = rim == 1 ? PAVE_KNOTS_RIM_BAD : PAVE_KNOTS_RIM_SHUT;
            result = knots_try(&knots, tile, steps, mover);
        }
        if (knots.tiles.count == before) break;
        before = knots.tiles.count;
        knots.spring *= STIFFER;
    }
    knots_free(&knots);
    return result == PAVE_INVALID ? PAVE_NOT_FOUND : result;
}

pave_result pave_shape_untangle_all(const pave_shape *shape, int32_t tile,
                                    const pave_shape_mover *mover, const pave_allocator *allocator)
{
    pave_knots knots;
    knots_init(&knots, shape, allocator);
    const pave_result result = knots_try(&knots, tile, INT32_MAX, mover);
    knots_free(&knots);
    return result;
}

// ---- Cut-off corners ----------------------------------------------------------------------------

pave_result pave_shape_draw_truncated(const pave_shape *shape, const int32_t *bad, int32_t count,
                                      const pave_shape_mover *mover,
                                      const pave_allocator *allocator)
{
    enum { LARGER = 4 };
    pave_knots knots;
    pave_knot knot;
    pave_result result = PAVE_NOT_FOUND;
    knots_init(&knots, shape, allocator);
    knots.rim = PAVE_KNOTS_RIM_ALL;
    bool memory = knots_spread(&knots, bad, count, 1);
    if (knots.tiles.count <= INT32_MAX / LARGER) knots.most = LARGER * knots.tiles.count;
    memory = memory && knots_spread(&knots, bad, count, INT32_MAX);
    const bool large = memory && knots.tiles.count <= knots.most;
    memory = memory && (!large || knots_make(&knots, &knot));
    if (large && memory) result = knots_check(&knots, &knot);
    if (result == PAVE_OK) {
        for (int32_t v = 0; v < knot.free_count; v++)
            knot.at[v] = mover->home(mover->self, knots.names.items[v]);
        result = knot.free_count > 0 ? pave_knot_untangle_truncated(&knot) : PAVE_NOT_FOUND;
    }
    if (result == PAVE_OK) result = knots_keep(&knots, &knot, mover);
    knots_free(&knots);
    if (!memory) return PAVE_NO_MEMORY;
    return result == PAVE_INVALID ? PAVE_NOT_FOUND : result;
}
