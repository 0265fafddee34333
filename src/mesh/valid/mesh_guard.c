/// src/mesh/valid/mesh_guard.c: the guard: shortens or undoes moves that would make a tile unsound
/// or leave sliver triangles.
///
/// Rounds examine the same few tiles repeatedly. Each tile or vertex is read from the shape once
/// and cached in a small separate mesh; the changes are written back at the end.
#include "../../base/exact.h"

#include "../../base/array.h"
#include "../../base/index.h"
#include "mesh_shape.h"

#include <string.h>

// ---- Index of keys ------------------------------------------------------------------------------

/// Keys in insertion order, with an index for lookup.
typedef struct pave_guard_index {
    pave_shape_list keys;
    pave_index places; ///< index of each key in `keys`
} pave_guard_index;

/// Returns the index of a key; appends it if new. Returns -1 if out of memory.
static int32_t guard_place(pave_guard_index *index, int32_t key)
{
    const int32_t known = pave_index_get(&index->places, (uint32_t)key);
    if (known >= 0) return known;
    if (!pave_shape_list_add(&index->keys, key)) return -1;
    if (pave_index_put(&index->places, (uint32_t)key, index->keys.count - 1))
        return index->keys.count - 1;
    index->keys.count--;
    return -1;
}

static void guard_index_free(pave_guard_index *index)
{
    pave_index_release(&index->places);
    pave_shape_list_free(&index->keys);
}

// ---- The small mesh -----------------------------------------------------------------------------

typedef struct pave_guard_tile {
    int32_t first, count; ///< its ring: a range of `rings`
    int32_t round;        ///< last round in which the tile was tested
    int64_t before;       ///< minimum turn before the step; 0: not yet known
} pave_guard_tile;

typedef struct pave_guard_vertex {
    int32_t first, count; ///< its tiles: a range of `around`; count -1: not yet known
    int32_t round;        ///< last round in which the vertex was moved
    bool fixed, set;
    pave_point now, before;
} pave_guard_vertex;

typedef struct pave_guard {
    const pave_shape *shape;
    pave_guard_floors floors;
    pave_guard_index tile_index, vertex_index;
    pave_guard_tile *tiles;
    pave_guard_vertex *vertices;
    int64_t tile_room, vertex_room;
    pave_shape_list rings, around, bad, look;
} pave_guard;

/// Returns the index of a vertex, or -1 if out of memory.
static int32_t guard_vertex_of(pave_guard *guard, int32_t vertex)
{
    int32_t known = guard->vertex_index.keys.count;
    if (!pave_array_reserve(&guard->bad.allocator, &guard->vertices, &guard->vertex_room,
                            (int64_t)known + 1, sizeof *guard->vertices))
        return -1;
    int32_t place = guard_place(&guard->vertex_index, vertex);
    const pave_shape *shape = guard->shape;
    if (place == known)
        guard->vertices[place] = (pave_guard_vertex){.count = -1,
                                                     .round = -1,
                                                     .now = shape->get(shape->self, vertex),
                                                     .before = shape->before(shape->self, vertex)};
    return place;
}

/// Returns the index of a tile, or -1 if out of memory.
static int32_t guard_tile_of(pave_guard *guard, int32_t tile)
{
    int32_t known = guard->tile_index.keys.count, room[PAVE_SHAPE_ROOM], count;
    if (!pave_array_reserve(&guard->bad.allocator, &guard->tiles, &guard->tile_room,
                            (int64_t)known + 1, sizeof *guard->tiles))
        return -1;
    int32_t place = guard_place(&guard->tile_index, tile);
    if (place != known) return place;
    const int32_t *ring = guard->shape->ring(guard->shape->self, tile, room, &count);
    guard->tiles[place] =
        (pave_guard_tile){.first = guard->rings.count, .count = count, .round = -1};
    if (!pave_shape_list_grow(&guard->rings, count)) return -1;
    for (int32_t k = 0; k < count; k++) {
        int32_t vertex = guard_vertex_of(guard, ring[k]);
        if (vertex < 0) return -1;
        guard->rings.items[guard->rings.count++] = vertex;
    }
    return place;
}

/// Determines whether a vertex is fixed and, if not, its tiles. Returns false if out of memory.
static bool guard_surround(pave_guard *guard, int32_t place)
{
    pave_guard_vertex *vertex = &guard->vertices[place];
    if (vertex->count >= 0) return true;
    int32_t name = guard->vertex_index.keys.items[place], first = guard->around.count;
    vertex->fixed = guard->shape->fixed(guard->shape->self, name);
    vertex->count = 0;
    if (vertex->fixed) return true;
    if (!guard->shape->tiles(guard->shape->self, name, &guard->around)) return false;
    int32_t count = guard->around.count - first;
    for (int32_t i = first; i < first + count; i++) {
        guard->around.items[i] = guard_tile_of(guard, guard->around.items[i]);
        if (guard->around.items[i] < 0) return false;
    }
    guard->vertices[place].first = first; // the array may have been reallocated
    guard->vertices[place].count = count;
    return true;
}

// ---- Good and bad tiles -------------------------------------------------------------------------

/// Returns the minimum turn of a tile now or before the step.
static int64_t guard_turn_min(const pave_guard *guard, const pave_guard_tile *tile, bool before)
{
    const int32_t *ring = guard->rings.items + tile->first;
    int64_t x = 0, y = 0, least = INT64_MAX;
    if (tile->count == 0) return least;
    for (int32_t k = 0; k < tile->count; k++) {
        const pave_guard_vertex *vertex = &guard->vertices[ring[k]];
        x += before ? vertex->before.x : vertex->now.x;
        y += before ? vertex->before.y : vertex->now.y;
    }
    const pave_point center = {pave_mean_of(x, tile->count), pave_mean_of(y, tile->count)};
    const pave_guard_vertex *from = &guard->vertices[ring[tile->count - 1]];
    for (int32_t k = 0; k < tile->count; k++) {
        const pave_guard_vertex *to = &guard->vertices[ring[k]];
        int64_t turn = before ? pave_turn(center, from->before, to->before)
                              : pave_turn(center, from->now, to->now);
        if (turn < least) least = turn;
        from = to;
    }
    return least;
}

/// Returns whether a tile is acceptable: its minimum turn is positive, and is at least the floor or
/// has hardly decreased.
static bool guard_good(const pave_guard *guard, pave_guard_tile *tile)
{
    int64_t turn = guard_turn_min(guard, tile, false);
    if (turn <= 0 || turn >= guard->floors.floor) return turn > 0;
    if (tile->before == 0) tile->before = guard_turn_min(guard, tile, true);
    return turn >= pave_guard_least(guard->floors, tile->before);
}

// ---- Rounds -------------------------------------------------------------------------------------

/// Halves or undoes the move of a vertex, and queues its tiles for testing. Returns false if out of
/// memory.
static bool guard_soften(pave_guard *guard, int32_t place, int32_t round)
{
    if (!guard_surround(guard, place)) return false;
    pave_guard_vertex *vertex = &guard->vertices[place];
    const pave_point was = vertex->before, now = vertex->now;
    if (vertex->fixed || vertex->round == round || pave_point_equal(was, now)) return true;
    bool whole = round > PAVE_GUARD_HALVINGS;
    vertex->round = round;
    vertex->set = true;
    vertex->now.x = whole ? was.x : (int32_t)(was.x + ((int64_t)now.x - was.x) / 2);
    vertex->now.y = whole ? was.y : (int32_t)(was.y + ((int64_t)now.y - was.y) / 2);
    if (!pave_shape_list_grow(&guard->look, vertex->count)) return false;
    for (int32_t i = vertex->first; i < vertex->first + vertex->count; i++) {
        pave_guard_tile *tile = &guard->tiles[guard->around.items[i]];
        if (tile->round == round) continue;
        tile->round = round;
        guard->look.items[guard->look.count++] = guard->around.items[i];
    }
    return true;
}

/// Halves or undoes the moves of all vertices of bad tiles, and then finds the remaining bad tiles.
/// Returns false if out of memory.
static bool guard_round(pave_guard *guard, int32_t round)
{
    guard->look.count = 0;
    for (int32_t i = 0; i < guard->bad.count; i++) {
        const pave_guard_tile tile = guard->tiles[guard->bad.items[i]];
        for (int32_t k = 0; k < tile.count; k++)
            if (!guard_soften(guard, guard->rings.items[tile.first + k], round)) return false;
    }
    guard->bad.count = 0;
    assert(guard->look.count >
           0); // a tile that was sound before the step is good if none of its vertices has moved
    for (int32_t i = 0; i < guard->look.count; i++)
        if (!guard_good(guard, &guard->tiles[guard->look.items[i]]) &&
            !pave_shape_list_add(&guard->bad, guard->look.items[i]))
            return false;
    return true;
}

static bool guard_begin(pave_guard *guard, const int32_t *candidates, int32_t count)
{
    for (int32_t i = 0; i < count; i++) {
        int32_t tile = guard_tile_of(guard, candidates[i]);
        if (tile < 0) return false;
        if (guard->tiles[tile].round < 0 && !guard_good(guard, &guard->tiles[tile]) &&
            !pave_shape_list_add(&guard->bad, tile))
            return false;
        guard->tiles[tile].round = 0; // tested: no round has number 0
    }
    return true;
}

/// Writes vertices back to the shape and adds their tiles to the list. Returns false, with no
/// change, if out of memory.
static bool guard_end(const pave_guard *guard, pave_shape_list *changed, int64_t *guarded)
{
    int64_t around = 0, set = 0;
    for (int32_t i = 0; i < guard->vertex_index.keys.count; i++)
        around += guard->vertices[i].set ? guard->vertices[i].count : 0;
    if (!pave_shape_list_grow(changed, around)) return false;
    for (int32_t i = 0; i < guard->vertex_index.keys.count; i++) {
        const pave_guard_vertex *vertex = &guard->vertices[i];
        if (!vertex->set) continue;
        set++;
        guard->shape->set(guard->shape->self, guard->vertex_index.keys.items[i], vertex->now);
        for (int32_t k = 0; k < vertex->count; k++)
            changed->items[changed->count++] =
                guard->tile_index.keys.items[guard->around.items[vertex->first + k]];
    }
    pave_shape_list_sort(changed);
    if (guarded) *guarded += set;
    return true;
}

static void guard_free(pave_guard *guard)
{
    const pave_allocator *allocator = &guard->bad.allocator;
    PAVE_RELEASE(allocator, guard->vertices, guard->tiles);
    pave_shape_list_free(&guard->look);
    pave_shape_list_free(&guard->bad);
    pave_shape_list_free(&guard->around);
    pave_shape_list_free(&guard->rings);
    guard_index_free(&guard->vertex_index);
    guard_index_free(&guard->tile_index);
}

pave_result pave_shape_guard(const pave_shape *shape, pave_guard_floors floors,
                             const int32_t *candidates, int32_t count,
                             const pave_allocator *allocator, pave_shape_list *changed,
                             int64_t *guarded)
{
    assert(shape && shape->before && count >= 0 && (candidates || count == 0) && changed);
    const pave_shape_list none = {.allocator = pave_allocator_or_default(allocator)};
    pave_guard guard = {.shape = shape,
                        .floors = floors,
                        .tile_index = {none, {.allocator = none.allocator}},
                        .vertex_index = {none, {.allocator = none.allocator}},
                        .rings = none,
                        .around = none,
                        .bad = none,
                        .look = none};
    bool room = guard_begin(&guard, candidates, count);
    for (int32_t round = 1; room && guard.bad.count > 0; round++) room = guard_round(&guard, round);
    if (room) room = guard_end(&guard, changed, guarded);
    guard_free(&guard);
    return room ? PAVE_OK : PAVE_NO_MEMORY;
}
