/// src/mesh/valid/mesh_repair.c: local repair of unsound tiles. The rest of the mesh is left alone.
///
/// Each vertex of a bad tile moves to the mean of its adjacent vertices and the centres of its
/// tiles. Inside a convex rim, a mesh in which every vertex is such a mean is sound (W. Tutte, "How
/// to Draw a Graph", 1963; M. Floater, "One-to-one piecewise linear mappings over triangulations",
/// 2003). A few rounds for bad tiles only are nearly always enough, and leave the rest of the mesh
/// unchanged. Tiles that are still bad are untangled (mesh_knot_patches.c).
#include "../../base/exact.h"

#include "../../base/array.h"
#include "../../base/index.h"
#include "../../base/sort.h"
#include "mesh_shape.h"

#include <string.h>

// ---- The vertices of a round --------------------------------------------------------------------

/// The vertices that a round moves, and their tiles.
typedef struct pave_bad_part {
    pave_shape_list bad;      ///< bad tiles
    pave_shape_list vertices; ///< movable vertices of the bad tiles
    pave_shape_list tiles;    ///< all tiles at these vertices, and the bad tiles
} pave_bad_part;

/// Selects the rim vertices that may move. A vertex of only one tile never moves.
typedef enum pave_bad_part_rim {
    PAVE_RIM_OF_SHUT = 0, ///< vertices of tiles with all vertices on the rim
    PAVE_RIM_MOVES        ///< vertices of all bad tiles
} pave_bad_part_rim;

static void bad_part_init(pave_bad_part *patch, const pave_allocator *allocator)
{
    memset(patch, 0, sizeof *patch);
    patch->bad.allocator = patch->vertices.allocator = patch->tiles.allocator =
        pave_allocator_or_default(allocator);
}

static void bad_part_free(pave_bad_part *patch)
{
    pave_shape_list_free(&patch->tiles);
    pave_shape_list_free(&patch->vertices);
    pave_shape_list_free(&patch->bad);
}

/// Adds the rim vertices of a tile that also belong to other tiles.
static bool bad_part_add_rim(pave_bad_part *patch, const pave_shape *shape, const int32_t *ring,
                             int32_t count)
{
    for (int32_t k = 0; k < count; k++) {
        patch->tiles.count = 0;
        if (!shape->fixed(shape->self, ring[k])) continue;
        if (!shape->tiles(shape->self, ring[k], &patch->tiles)) return false;
        if (patch->tiles.count > 1) patch->vertices.items[patch->vertices.count++] = ring[k];
    }
    return true;
}

static bool bad_part_add(pave_bad_part *patch, const pave_shape *shape, int32_t tile,
                         pave_bad_part_rim rim)
{
    int32_t room[PAVE_SHAPE_ROOM], count, before = patch->vertices.count;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    if (!pave_shape_list_grow(&patch->vertices, count)) return false;
    for (int32_t k = 0; k < count; k++)
        if (!shape->fixed(shape->self, ring[k]))
            patch->vertices.items[patch->vertices.count++] = ring[k];
    bool shut = patch->vertices.count == before;
    return (rim == PAVE_RIM_OF_SHUT && !shut) || bad_part_add_rim(patch, shape, ring, count);
}

/// Fills vertices and tiles from the bad tiles, both sorted. Returns false if out of memory.
static bool bad_part_spread(pave_bad_part *patch, const pave_shape *shape, pave_bad_part_rim rim)
{
    patch->vertices.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!bad_part_add(patch, shape, patch->bad.items[i], rim)) return false;
    pave_shape_list_sort(&patch->vertices);
    patch->tiles.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_shape_list_add(&patch->tiles, patch->bad.items[i])) return false;
    for (int32_t i = 0; i < patch->vertices.count; i++)
        if (!shape->tiles(shape->self, patch->vertices.items[i], &patch->tiles)) return false;
    pave_shape_list_sort(&patch->tiles);
    return true;
}

typedef struct pave_repair_sum {
    int64_t x, y, count;
} pave_repair_sum;

/// A patch with sums over the adjacent points of its vertices.
typedef struct pave_repair {
    const pave_shape *shape;
    pave_allocator allocator;
    pave_bad_part patch;
    pave_shape_list first; ///< initially bad tiles, in increasing order
    pave_repair_sum *sums;
    int64_t capacity;
    pave_shape_list moved; ///< vertices that have been set
    pave_index places;     ///< their indices in that list
    pave_point *before;    ///< their positions before the first change
    int64_t before_room;
    bool drawn; ///< the mesh was redrawn; home positions come from the drawing
    pave_shape_repaired done;
} pave_repair;

static bool repair_room(pave_repair *repair)
{
    int32_t need = repair->patch.vertices.count;
    if (need <= repair->capacity) return true;
    pave_array_release(&repair->allocator, repair->sums);
    repair->capacity = repair->patch.vertices.room;
    repair->sums =
        pave_array_allocate(&repair->allocator, (size_t)repair->capacity, sizeof *repair->sums);
    if (!repair->sums) repair->capacity = 0;
    return repair->sums;
}

static void repair_add(pave_repair_sum *sum, pave_point point, int32_t times)
{
    sum->x += (int64_t)times * point.x;
    sum->y += (int64_t)times * point.y;
    sum->count += times;
}

/// Adds a tile's contribution to the sums at its vertices: its centre, and the two adjacent
/// vertices with weight 1/2, because a side usually belongs to two tiles. Rim sides therefore have
/// half weight.
static void repair_gather(pave_repair *repair, int32_t tile)
{
    const pave_shape *shape = repair->shape;
    int32_t room[PAVE_SHAPE_ROOM], count;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    pave_repair_sum around = {0, 0, 0};
    for (int32_t k = 0; k < count; k++) repair_add(&around, shape->get(shape->self, ring[k]), 1);
    pave_point center = {pave_mean_of(around.x, count), pave_mean_of(around.y, count)};
    for (int32_t k = 0; k < count; k++) {
        const int32_t index =
            pave_sorted_find(repair->patch.vertices.items, repair->patch.vertices.count, ring[k]);
        if (index < 0) continue;
        repair_add(&repair->sums[index], center, 2);
        repair_add(&repair->sums[index], shape->get(shape->self, ring[k + 1 < count ? k + 1 : 0]),
                   1);
        repair_add(&repair->sums[index], shape->get(shape->self, ring[k > 0 ? k - 1 : count - 1]),
                   1);
    }
}

/// Sets a vertex; saves its original position the first time. Returns false if out of memory.
static bool repair_set(void *self, int32_t vertex, pave_point to)
{
    pave_repair *repair = self;
    const pave_shape *shape = repair->shape;
    if (pave_index_get(&repair->places, (uint32_t)vertex) < 0) {
        const int32_t place = repair->moved.count;
        if (!pave_array_reserve(&repair->allocator, &repair->before, &repair->before_room,
                                (int64_t)place + 1, sizeof *repair->before) ||
            !pave_shape_list_grow(&repair->moved, 1) ||
            !pave_index_put(&repair->places, (uint32_t)vertex, place))
            return false;
        repair->before[place] = shape->get(shape->self, vertex);
        repair->moved.items[repair->moved.count++] = vertex;
    }
    shape->set(shape->self, vertex, to);
    return true;
}

/// Returns the home position of a vertex: its position before it was first set.
static pave_point repair_home(void *self, int32_t vertex)
{
    const pave_repair *repair = self;
    const int32_t place = pave_index_get(&repair->places, (uint32_t)vertex);
    return place < 0 || repair->drawn ? repair->shape->get(repair->shape->self, vertex)
                                      : repair->before[place];
}

/// Returns whether a vertex that was set is no longer at its home position.
static bool repair_is_off(const pave_repair *repair, int32_t place)
{
    const pave_shape *shape = repair->shape;
    return !pave_point_equal(repair->before[place],
                             shape->get(shape->self, repair->moved.items[place]));
}

/// Counts the moved vertices, in total and on the rim.
static void repair_count(pave_repair *repair)
{
    const pave_shape *shape = repair->shape;
    repair->done.displaced = repair->done.rim = 0;
    for (int32_t i = 0; i < repair->moved.count; i++) {
        if (!repair_is_off(repair, i)) continue;
        repair->done.displaced++;
        repair->done.rim += shape->fixed(shape->self, repair->moved.items[i]);
    }
}

/// Moves all vertices of the patch once, from their old positions.
static bool repair_move(pave_repair *repair)
{
    const pave_bad_part *patch = &repair->patch;
    if (!repair_room(repair)) return false;
    if (patch->vertices.count > 0)
        memset(repair->sums, 0, (size_t)patch->vertices.count * sizeof *repair->sums);
    for (int32_t i = 0; i < patch->tiles.count; i++) repair_gather(repair, patch->tiles.items[i]);
    for (int32_t i = 0; i < patch->vertices.count; i++) {
        const pave_repair_sum *sum = &repair->sums[i];
        int32_t vertex = patch->vertices.items[i];
        pave_point to = {pave_mean_of(sum->x, sum->count), pave_mean_of(sum->y, sum->count)};
        if (!repair_set(repair, vertex, to)) return false;
    }
    repair->done.rounds++;
    return true;
}

/// Returns whether a sound, initially bad tile has a triangle smaller than 1/8 of its mean
/// triangle.
static bool repair_is_sliver(const pave_repair *repair, int32_t tile, int64_t least)
{
    enum { SLIVER = 8 };
    const pave_shape *shape = repair->shape;
    int32_t room[PAVE_SHAPE_ROOM], count;
    if (!pave_shape_list_has(&repair->first, tile)) return false;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    const pave_point from = shape->get(shape->self, ring[0]);
    pave_point a = shape->get(shape->self, ring[1]);
    int64_t share = 0; // 1/8 of the mean triangle's turn
    for (int32_t k = 2; k < count; k++) {
        const pave_point b = shape->get(shape->self, ring[k]);
        share += pave_turn(from, a, b) / ((int64_t)SLIVER * count);
        a = b;
    }
    return least < share;
}

/// Selects the unsound candidates and, in `fine` rounds, initially bad tiles that have slivers.
/// Returns false if out of memory.
static bool repair_look(pave_repair *repair, const int32_t *candidates, int32_t count, bool fine)
{
    pave_shape_list *bad = &repair->patch.bad;
    bad->count = 0;
    for (int32_t i = 0; i < count; i++) {
        const int64_t turn = pave_shape_turn_min(repair->shape, candidates[i], false);
        if (turn > 0 && !(fine && repair_is_sliver(repair, candidates[i], turn))) continue;
        if (!pave_shape_list_add(bad, candidates[i])) return false;
    }
    return true;
}

/// Returns PAVE_NOT_FOUND if a tile is bad, or if the rim was moved and is no longer simple.
static pave_result repair_judge(pave_repair *repair)
{
    const pave_shape *shape = repair->shape;
    bool simple = true;
    if (repair->patch.bad.count > 0) return PAVE_NOT_FOUND;
    repair_count(repair);
    pave_result result =
        repair->done.rim > 0 ? shape->rim_is_simple(shape->self, &simple) : PAVE_OK;
    return result == PAVE_OK && !simple ? PAVE_NOT_FOUND : result;
}

// ---- Rounds -------------------------------------------------------------------------------------

/// Runs rounds that move only vertices of bad tiles. Returns PAVE_NOT_FOUND if a tile is still bad.
static pave_result repair_rounds(pave_repair *repair)
{
    pave_bad_part *patch = &repair->patch;
    for (int32_t round = 0; round < PAVE_REPAIR_ROUNDS && patch->bad.count > 0; round++) {
        const pave_bad_part_rim rim =
            round < PAVE_REPAIR_RIM_ROUNDS ? PAVE_RIM_OF_SHUT : PAVE_RIM_MOVES;
        if (!bad_part_spread(patch, repair->shape, rim) || !repair_move(repair))
            return PAVE_NO_MEMORY;
        if (rim == PAVE_RIM_MOVES && patch->vertices.count == 0)
            break; // no vertex of a bad tile can move
        if (!repair_look(repair, patch->tiles.items, patch->tiles.count,
                         round + 1 < PAVE_REPAIR_FINE_ROUNDS))
            return PAVE_NO_MEMORY;
    }
    return patch->bad.count > 0 ? PAVE_NOT_FOUND : PAVE_OK;
}

// ---- Untangling ---------------------------------------------------------------------------------

/// Selects the vertices to restore.
typedef enum pave_repair_back { PAVE_BACK_NONE, PAVE_BACK_RIM, PAVE_BACK_ALL } pave_repair_back;

/// Restores vertices and then finds the bad tiles.
static bool repair_restore(pave_repair *repair, pave_repair_back back)
{
    const pave_shape *shape = repair->shape;
    pave_bad_part *patch = &repair->patch;
    patch->tiles.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_shape_list_add(&patch->tiles, patch->bad.items[i])) return false;
    for (int32_t i = 0; i < repair->moved.count; i++) {
        const int32_t vertex = repair->moved.items[i];
        if (back == PAVE_BACK_RIM && !shape->fixed(shape->self, vertex)) continue;
        if (back != PAVE_BACK_NONE) shape->set(shape->self, vertex, repair->before[i]);
        if (!shape->tiles(shape->self, vertex, &patch->tiles)) return false;
    }
    pave_shape_list_sort(&patch->tiles);
    return repair_look(repair, patch->tiles.items, patch->tiles.count, false);
}

/// Untangles one bad tile after another, in increasing order.
static pave_result repair_knots(pave_repair *repair)
{
    pave_result result = PAVE_OK;
    const pave_shape_mover mover = {repair, repair_home, repair_set};
    const pave_shape_list *bad = &repair->patch.bad;
    for (int32_t i = 0; i < bad->count && result == PAVE_OK; i++)
        if (pave_shape_turn_min(repair->shape, bad->items[i], false) <= 0)
            result = pave_shape_untangle(repair->shape, bad->items[i], &mover, &repair->allocator);
    if (result == PAVE_OK) repair->patch.bad.count = 0;
    return result == PAVE_OK ? repair_judge(repair) : result;
}

/// Redraws the parts of the mesh that consist mostly of cut-off corners, and then finds the bad
/// tiles.
static pave_result repair_draw(pave_repair *repair)
{
    const pave_shape_mover mover = {repair, repair_home, repair_set};
    const pave_shape_list *bad = &repair->patch.bad;
    const pave_result result = pave_shape_draw_truncated(repair->shape, bad->items, bad->count,
                                                         &mover, &repair->allocator);
    if (result != PAVE_OK) return result;
    repair->drawn = true;
    return repair_restore(repair, PAVE_BACK_NONE) ? PAVE_OK : PAVE_NO_MEMORY;
}

/// Redraws the mesh, then untangles the tiles that rounding made invalid.
static pave_result repair_drawn(pave_repair *repair)
{
    const pave_result result = repair_draw(repair);
    return result == PAVE_OK ? repair_knots(repair) : result;
}

/// Runs rounds, and then redraws or untangles the remaining bad tiles. If all tiles are sound after
/// the rounds but the rim is not simple, restores the rim and untangles the tiles that are invalid
/// then.
static pave_result repair_run(pave_repair *repair)
{
    pave_result result = repair_rounds(repair);
    if (result == PAVE_OK) result = repair_judge(repair);
    if (result != PAVE_NOT_FOUND) return result;
    if (!repair_restore(repair, PAVE_BACK_RIM)) return PAVE_NO_MEMORY;
    result = repair_drawn(repair);
    return result == PAVE_NOT_FOUND && !repair->drawn ? repair_knots(repair) : result;
}

static void repair_begin(pave_repair *repair, const pave_shape *shape,
                         const pave_allocator *allocator)
{
    const pave_allocator chosen = pave_allocator_or_default(allocator);
    *repair = (pave_repair){.shape = shape,
                            .allocator = chosen,
                            .first = {.allocator = chosen},
                            .moved = {.allocator = chosen},
                            .places = {.allocator = chosen}};
    bad_part_init(&repair->patch, allocator);
}

static void repair_end(pave_repair *repair)
{
    pave_array_release(&repair->allocator, repair->before);
    pave_index_release(&repair->places);
    pave_shape_list_free(&repair->moved);
    pave_array_release(&repair->allocator, repair->sums);
    pave_shape_list_free(&repair->first);
    bad_part_free(&repair->patch);
}

pave_result pave_shape_repair(const pave_shape *shape, const int32_t *bad, int32_t count,
                              bool simple, const pave_allocator *allocator,
                              pave_shape_repaired *out)
{
    assert(shape && count >= 0 && (bad || count == 0) && out);
    pave_repair repair;
    repair_begin(&repair, shape, allocator);
    pave_shape_list *first = &repair.first;
    pave_result result = PAVE_NO_MEMORY;
    if (repair_look(&repair, bad, count, false) &&
        pave_shape_list_grow(first, repair.patch.bad.count)) {
        pave_shape_list_sort(&repair.patch.bad);
        for (int32_t i = 0; i < repair.patch.bad.count; i++)
            first->items[first->count++] = repair.patch.bad.items[i];
        repair.done.tiles = first->count;
        result = simple ? repair_run(&repair) : repair_drawn(&repair);
        if (result == PAVE_NOT_FOUND && !repair_restore(&repair, PAVE_BACK_ALL))
            result = PAVE_NO_MEMORY;
    }
    repair_count(&repair);
    *out = repair.done;
    repair_end(&repair);
    return result;
}
