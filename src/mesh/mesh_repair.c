/// src/mesh/mesh_repair.c: local harmonic repair of tiles that are not sound.
///
/// Each vertex of a bad tile goes to the mean of what it is joined to, when every tile has a spoke
/// from its centre to each of its vertices. The whole mesh drawn so inside a convex rim is sound
/// (W. Tutte, "How to Draw a Graph", 1963; M. Floater, "One-to-one piecewise linear mappings over
/// triangulations", 2003); a few rounds of it, where it is not, are all but always enough, and
/// leave the rest as it was. Where they are not, all the vertices of a patch around what is bad go
/// there together, many times over: the same embedding inside the patch's outline, in ever larger
/// patches.
#include "../base/exact.h"

#include "../base/memory.h"
#include "mesh_shape.h"

#include <string.h>

// ---- The vertices of a round --------------------------------------------------------------------

/// The few vertices of a shape that a round moves, the tiles at them, and where they go.
typedef struct pave_patch {
    pave_shape_list bad;      ///< tiles that call for a round
    pave_shape_list vertices; ///< those of the bad tiles that may move
    pave_shape_list tiles;    ///< all tiles at these vertices, and the bad ones
} pave_patch;

/// Which vertices of the rim may move. Never those at which only one tile is.
typedef enum pave_patch_rim {
    PAVE_RIM_OF_SHUT = 0, ///< those of tiles of which all vertices lie on the rim
    PAVE_RIM_MOVES,       ///< all of the bad tiles
    PAVE_RIM_STAYS        ///< none
} pave_patch_rim;

static void pave_patch_init(pave_patch *patch, const pave_allocator *allocator)
{
    memset(patch, 0, sizeof *patch);
    patch->bad.allocator = patch->vertices.allocator = patch->tiles.allocator =
        pave_allocator_or_default(allocator);
}

static void pave_patch_free(pave_patch *patch)
{
    pave_shape_list_free(&patch->tiles);
    pave_shape_list_free(&patch->vertices);
    pave_shape_list_free(&patch->bad);
}

/// Adds the vertices of a tile on the rim at which other tiles meet as well.
static bool pave_patch_add_rim(pave_patch *patch, const pave_shape *shape, const int32_t *ring,
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

static bool pave_patch_add(pave_patch *patch, const pave_shape *shape, int32_t tile,
                           pave_patch_rim rim)
{
    int32_t room[PAVE_SHAPE_ROOM], count, before = patch->vertices.count;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    if (!pave_shape_list_grow(&patch->vertices, count)) return false;
    for (int32_t k = 0; k < count; k++)
        if (!shape->fixed(shape->self, ring[k]))
            patch->vertices.items[patch->vertices.count++] = ring[k];
    bool shut = patch->vertices.count == before;
    return rim == PAVE_RIM_STAYS || (rim == PAVE_RIM_OF_SHUT && !shut) ||
           pave_patch_add_rim(patch, shape, ring, count);
}

/// Fills vertices and tiles from the bad tiles; both are sorted. False: no memory.
static bool pave_patch_spread(pave_patch *patch, const pave_shape *shape, pave_patch_rim rim)
{
    patch->vertices.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_patch_add(patch, shape, patch->bad.items[i], rim)) return false;
    pave_shape_list_sort(&patch->vertices);
    patch->tiles.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_shape_list_add(&patch->tiles, patch->bad.items[i])) return false;
    for (int32_t i = 0; i < patch->vertices.count; i++)
        if (!shape->tiles(shape->self, patch->vertices.items[i], &patch->tiles)) return false;
    pave_shape_list_sort(&patch->tiles);
    return true;
}

/// The index of a vertex among the patch's, or -1.
static int32_t pave_patch_find(const pave_patch *patch, int32_t vertex)
{
    int32_t low = 0, high = patch->vertices.count;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (patch->vertices.items[middle] < vertex)
            low = middle + 1;
        else
            high = middle;
    }
    return low < patch->vertices.count && patch->vertices.items[low] == vertex ? low : -1;
}

typedef struct pave_repair_sum {
    int64_t x, y, count;
} pave_repair_sum;

/// A patch with the sums of what its vertices are joined to.
typedef struct pave_repair {
    const pave_shape *shape;
    pave_allocator allocator;
    pave_patch patch;
    pave_repair_sum *sums;
    int64_t capacity;
    pave_shape_list rim; ///< moves of vertices of the rim, oldest first: which, and x and y before
    int64_t floor;
    pave_shape_repaired done;
} pave_repair;

static bool pave_repair_room(pave_repair *repair)
{
    int32_t need = repair->patch.vertices.count;
    if (need <= repair->capacity) return true;
    pave_array_release(&repair->allocator, repair->sums, (size_t)repair->capacity,
                       sizeof *repair->sums);
    repair->capacity = repair->patch.vertices.room;
    repair->sums =
        pave_array_allocate(&repair->allocator, (size_t)repair->capacity, sizeof *repair->sums);
    if (!repair->sums) repair->capacity = 0;
    return repair->sums;
}

static void pave_repair_add(pave_repair_sum *sum, pave_point point, int32_t times)
{
    sum->x += (int64_t)times * point.x;
    sum->y += (int64_t)times * point.y;
    sum->count += times;
}

/// Adds what a tile joins its vertices to: its centre, and those beside it, which count half, for
/// two tiles have each side. (So those along the rim count half.)
static void pave_repair_gather(pave_repair *repair, int32_t tile)
{
    const pave_shape *shape = repair->shape;
    int32_t room[PAVE_SHAPE_ROOM], count;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    pave_repair_sum around = {0, 0, 0};
    for (int32_t k = 0; k < count; k++)
        pave_repair_add(&around, shape->get(shape->self, ring[k]), 1);
    pave_point center = {pave_mean_of(around.x, count), pave_mean_of(around.y, count)};
    for (int32_t k = 0; k < count; k++) {
        int32_t index = pave_patch_find(&repair->patch, ring[k]);
        if (index < 0) continue;
        pave_repair_add(&repair->sums[index], center, 2);
        pave_repair_add(&repair->sums[index],
                        shape->get(shape->self, ring[k + 1 < count ? k + 1 : 0]), 1);
        pave_repair_add(&repair->sums[index],
                        shape->get(shape->self, ring[k > 0 ? k - 1 : count - 1]), 1);
    }
}

/// Remembers where a vertex of the rim lies.
static bool pave_repair_note(pave_repair *repair, int32_t vertex)
{
    pave_point at = repair->shape->get(repair->shape->self, vertex);
    repair->done.rim++;
    return pave_shape_list_add(&repair->rim, vertex) && pave_shape_list_add(&repair->rim, at.x) &&
           pave_shape_list_add(&repair->rim, at.y);
}

/// Moves the vertices of the patch once, all from where they lay before.
static bool pave_repair_move(pave_repair *repair)
{
    const pave_shape *shape = repair->shape;
    const pave_patch *patch = &repair->patch;
    if (!pave_repair_room(repair)) return false;
    if (patch->vertices.count > 0)
        memset(repair->sums, 0, (size_t)patch->vertices.count * sizeof *repair->sums);
    for (int32_t i = 0; i < patch->tiles.count; i++)
        pave_repair_gather(repair, patch->tiles.items[i]);
    for (int32_t i = 0; i < patch->vertices.count; i++) {
        const pave_repair_sum *sum = &repair->sums[i];
        int32_t vertex = patch->vertices.items[i];
        pave_point to = {pave_mean_of(sum->x, sum->count), pave_mean_of(sum->y, sum->count)};
        if (shape->fixed(shape->self, vertex) && !pave_repair_note(repair, vertex)) return false;
        shape->set(shape->self, vertex, to);
    }
    repair->done.rounds++;
    return true;
}

/// Of the candidates, those of which a triangle has a turn below `least`.
static bool pave_repair_look(pave_repair *repair, const int32_t *candidates, int32_t count,
                             int64_t least)
{
    pave_shape_list *bad = &repair->patch.bad;
    bad->count = 0;
    for (int32_t i = 0; i < count; i++) {
        int64_t turn = pave_shape_turn_min(repair->shape, candidates[i], false);
        if (turn < least && !pave_shape_list_add(bad, candidates[i])) return false;
        if (turn <= 0 && repair->done.rounds == 0) repair->done.tiles++;
    }
    return true;
}

/// PAVE_NOT_FOUND while a tile is bad, or when the rim was moved and is not simple any more.
static pave_result pave_repair_judge(const pave_repair *repair)
{
    const pave_shape *shape = repair->shape;
    bool simple = true;
    if (repair->patch.bad.count > 0) return PAVE_NOT_FOUND;
    pave_result result =
        repair->done.rim > 0 ? shape->rim_is_simple(shape->self, &simple) : PAVE_OK;
    return result == PAVE_OK && !simple ? PAVE_NOT_FOUND : result;
}

// ---- Rounds -------------------------------------------------------------------------------------

/// Rounds that move vertices of bad tiles alone. In the first ones of all, triangles below the
/// floor are bad as well. PAVE_NOT_FOUND while a tile is bad after them.
static pave_result pave_repair_rounds(pave_repair *repair)
{
    pave_patch *patch = &repair->patch;
    for (int32_t round = 0; round < PAVE_REPAIR_ROUNDS && patch->bad.count > 0; round++) {
        pave_patch_rim rim =
            repair->done.rounds < PAVE_REPAIR_RIM_ROUNDS ? PAVE_RIM_OF_SHUT : PAVE_RIM_MOVES;
        if (!pave_patch_spread(patch, repair->shape, rim) || !pave_repair_move(repair))
            return PAVE_NO_MEMORY;
        if (rim == PAVE_RIM_MOVES && patch->vertices.count == 0)
            break; // nothing of the bad tiles can move
        int64_t least = repair->done.rounds < PAVE_REPAIR_FINE_ROUNDS ? repair->floor : 1;
        if (!pave_repair_look(repair, patch->tiles.items, patch->tiles.count, least))
            return PAVE_NO_MEMORY;
    }
    return patch->bad.count > 0 ? PAVE_NOT_FOUND : PAVE_OK;
}

// ---- Patches ------------------------------------------------------------------------------------

/// Puts back the rim, and finds what is bad then.
static bool pave_repair_restore_rim(pave_repair *repair)
{
    const pave_shape *shape = repair->shape;
    pave_patch *patch = &repair->patch;
    patch->tiles.count = 0;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_shape_list_add(&patch->tiles, patch->bad.items[i])) return false;
    for (; repair->rim.count > 0; repair->rim.count -= 3) { // newest first
        const int32_t *move = repair->rim.items + repair->rim.count - 3;
        shape->set(shape->self, move[0], (pave_point){move[1], move[2]});
        if (!shape->tiles(shape->self, move[0], &patch->tiles)) return false;
    }
    repair->done.rim = 0;
    pave_shape_list_sort(&patch->tiles);
    return pave_repair_look(repair, patch->tiles.items, patch->tiles.count, 1);
}

/// The patch of what lies within so many steps of bad tiles. Of the rim it has what the bad tiles
/// move themselves.
static bool pave_repair_spread_far(pave_repair *repair, int32_t steps)
{
    const pave_shape *shape = repair->shape;
    pave_patch *patch = &repair->patch;
    pave_shape_list at_rim = {.allocator = repair->allocator};
    bool room = pave_patch_spread(patch, shape, PAVE_RIM_MOVES);
    for (int32_t i = 0; room && i < patch->vertices.count; i++)
        if (shape->fixed(shape->self, patch->vertices.items[i]))
            room = pave_shape_list_add(&at_rim, patch->vertices.items[i]);
    for (int32_t step = 0; room && step < steps; step++) {
        pave_shape_list tiles = patch->tiles;
        patch->tiles = patch->bad;
        patch->bad = tiles;
        room = pave_patch_spread(patch, shape, PAVE_RIM_STAYS);
    }
    for (int32_t i = 0; room && i < at_rim.count; i++)
        room = pave_shape_list_add(&patch->vertices, at_rim.items[i]) &&
               shape->tiles(shape->self, at_rim.items[i], &patch->tiles);
    pave_shape_list_free(&at_rim);
    pave_shape_list_sort(&patch->vertices);
    pave_shape_list_sort(&patch->tiles);
    return room;
}

/// All vertices within so many steps of bad tiles move together, until all is sound, or what is
/// outside is felt everywhere.
static pave_result pave_repair_patch(pave_repair *repair, int32_t steps)
{
    pave_patch *patch = &repair->patch;
    int64_t rounds = PAVE_REPAIR_PATCH_ROUNDS * (int64_t)steps * steps;
    if (!pave_repair_spread_far(repair, steps)) return PAVE_NO_MEMORY;
    if (patch->tiles.count * rounds > PAVE_REPAIR_PATCH_WORK) return PAVE_CAPACITY;
    for (int64_t round = 0; round < rounds && patch->bad.count > 0; round++) {
        if (!pave_repair_move(repair)) return PAVE_NO_MEMORY;
        if (!pave_repair_look(repair, patch->tiles.items, patch->tiles.count, 1))
            return PAVE_NO_MEMORY;
    }
    return patch->bad.count > 0 ? PAVE_NOT_FOUND : PAVE_OK;
}

/// Ever larger patches around a bad tile, and around what is bad in them.
static pave_result pave_repair_cluster(pave_repair *repair, int32_t tile)
{
    pave_result result = PAVE_NOT_FOUND;
    repair->patch.bad.count = 0;
    if (!pave_shape_list_add(&repair->patch.bad, tile)) return PAVE_NO_MEMORY;
    for (int32_t steps = PAVE_REPAIR_PATCH_FIRST;
         result == PAVE_NOT_FOUND && steps <= PAVE_REPAIR_PATCH_LAST; steps *= 2) {
        result = pave_repair_patch(repair, steps);
        if (result == PAVE_NOT_FOUND)
            result = pave_repair_rounds(
                repair); // of the rim, a patch moves what was bad before it alone
    }
    return result == PAVE_CAPACITY ? PAVE_NOT_FOUND : result;
}

/// One bad tile after the other, in increasing order. A patch ends as soon as it is sound, for what
/// goes on to the end in an outline that is not convex may spoil tiles beside it.
static pave_result pave_repair_clusters(pave_repair *repair)
{
    pave_result result = PAVE_OK;
    pave_shape_list bad = repair->patch.bad;
    repair->patch.bad = (pave_shape_list){.allocator = repair->allocator};
    for (int32_t i = 0; i < bad.count && result == PAVE_OK; i++)
        if (pave_shape_turn_min(repair->shape, bad.items[i], false) <= 0)
            result = pave_repair_cluster(repair, bad.items[i]);
    pave_shape_list_free(&bad);
    return result == PAVE_OK ? pave_repair_judge(repair) : result;
}

/// Patches for what the rounds have left. Where every tile is sound, it is the rim that is not
/// simple: it is put back, and what is bad then gets patches.
static pave_result pave_repair_patches(pave_repair *repair)
{
    pave_result result =
        repair->patch.bad.count > 0 ? pave_repair_clusters(repair) : PAVE_NOT_FOUND;
    if (result != PAVE_NOT_FOUND || repair->patch.bad.count > 0) return result;
    return pave_repair_restore_rim(repair) ? pave_repair_clusters(repair) : PAVE_NO_MEMORY;
}

static void pave_repair_begin(pave_repair *repair, const pave_allocator *allocator)
{
    repair->allocator = repair->rim.allocator = pave_allocator_or_default(allocator);
    pave_patch_init(&repair->patch, allocator);
}

static void pave_repair_end(pave_repair *repair, pave_shape_repaired *out)
{
    *out = repair->done;
    pave_array_release(&repair->allocator, repair->sums, (size_t)repair->capacity,
                       sizeof *repair->sums);
    pave_shape_list_free(&repair->rim);
    pave_patch_free(&repair->patch);
}

pave_result pave_shape_repair(const pave_shape *shape, int64_t floor, const int32_t *bad,
                              int32_t count, const pave_allocator *allocator,
                              pave_shape_repaired *out)
{
    assert(shape && count >= 0 && (bad || count == 0) && out);
    pave_repair repair = {.shape = shape, .floor = floor > 1 ? floor : 1};
    pave_repair_begin(&repair, allocator);
    pave_result result = PAVE_NO_MEMORY;
    if (pave_repair_look(&repair, bad, count, repair.floor)) result = pave_repair_rounds(&repair);
    if (result == PAVE_OK) result = pave_repair_judge(&repair);
    if (result == PAVE_NOT_FOUND) result = pave_repair_patches(&repair);
    pave_repair_end(&repair, out);
    return result;
}

// ---- A patch that grows -------------------------------------------------------------------------

/// One round; then what is bad now joins what was. `left`: tiles that are bad now.
static bool pave_repair_widen(pave_repair *repair, pave_shape_list *all, int32_t *left)
{
    pave_patch *patch = &repair->patch;
    for (int32_t i = 0; i < patch->bad.count; i++)
        if (!pave_shape_list_add(all, patch->bad.items[i])) return false;
    pave_shape_list_sort(all);
    patch->bad.count = 0;
    for (int32_t i = 0; i < all->count; i++)
        if (!pave_shape_list_add(&patch->bad, all->items[i])) return false;
    bool room = pave_patch_spread(patch, repair->shape, PAVE_RIM_OF_SHUT) &&
                pave_repair_move(repair) &&
                pave_repair_look(repair, patch->tiles.items, patch->tiles.count, 1);
    *left = patch->bad.count;
    return room;
}

pave_result pave_shape_repair_wide(const pave_shape *shape, const int32_t *bad, int32_t count,
                                   const pave_allocator *allocator, pave_shape_repaired *out)
{
    assert(shape && count >= 0 && (bad || count == 0) && out);
    pave_repair repair = {.shape = shape, .floor = 1};
    pave_repair_begin(&repair, allocator);
    pave_shape_list all = {.allocator = repair.allocator};
    int64_t work = 0;
    bool room = pave_repair_look(&repair, bad, count, 1);
    int32_t left = repair.patch.bad.count;
    while (room && left > 0 && repair.done.rounds < PAVE_REPAIR_WIDE_ROUNDS &&
           work <= PAVE_REPAIR_WIDE_WORK) {
        room = pave_repair_widen(&repair, &all, &left);
        work += repair.patch.tiles.count;
    }
    pave_shape_list_free(&all);
    pave_repair_end(&repair, out);
    return !room ? PAVE_NO_MEMORY : left > 0 ? PAVE_NOT_FOUND : PAVE_OK;
}
