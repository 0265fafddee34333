/// src/mesh_repair.c: local harmonic repair of tiles that are not sound.
///
/// Each vertex of a bad tile goes to the mean of what it is joined to, when every tile has a spoke from its centre to each of its vertices.
/// The whole mesh drawn so inside a convex rim is sound (W. Tutte, "How to Draw a Graph", 1963; M. Floater, "One-to-one piecewise linear
/// mappings over triangulations", 2003); a few rounds of it, where it is not, are all but always enough, and leave the rest as it was.
#include "exact.h"

#include "mesh_patch.h"

#include "memory.h"

#include <string.h>

typedef struct pave_repair_sum {
    int64_t x, y, count;
} pave_repair_sum;

/// A patch with the sums of what its vertices are joined to.
typedef struct pave_repair {
    const pave_shape *shape;
    pave_allocator allocator;
    pave_patch patch;
    pave_repair_sum *sums;
    int32_t capacity;
    int64_t floor;
    bool wide;    ///< tiles that were bad once stay in the patch
    int32_t left; ///< tiles that are bad
    pave_shape_repaired done;
} pave_repair;

static bool pave_repair_room(pave_repair *repair)
{
    int32_t need = repair->patch.vertices.count;
    if (need <= repair->capacity) return true;
    pave_array_release(&repair->allocator, repair->sums, (size_t)repair->capacity, sizeof *repair->sums);
    repair->capacity = repair->patch.vertices.capacity;
    repair->sums = pave_array_allocate(&repair->allocator, (size_t)repair->capacity, sizeof *repair->sums);
    if (!repair->sums) repair->capacity = 0;
    return repair->sums;
}

static void pave_repair_add(pave_repair_sum *sum, pave_point point, int32_t times)
{
    sum->x += (int64_t)times * point.x;
    sum->y += (int64_t)times * point.y;
    sum->count += times;
}

/// Adds what a tile joins its vertices to: its centre, and those beside it, which count half, for two tiles have each side. (So those along
/// the rim count half.)
static void pave_repair_gather(pave_repair *repair, int32_t tile)
{
    const pave_shape *shape = repair->shape;
    int32_t room[PAVE_SHAPE_ROOM], count;
    const int32_t *ring = shape->ring(shape->self, tile, room, &count);
    pave_repair_sum around = {0, 0, 0};
    for (int32_t k = 0; k < count; k++) pave_repair_add(&around, shape->get(shape->self, ring[k]), 1);
    pave_point center = {pave_mean_of(around.x, count), pave_mean_of(around.y, count)};
    for (int32_t k = 0; k < count; k++) {
        int32_t index = pave_patch_find(&repair->patch, ring[k]);
        if (index < 0) continue;
        pave_repair_add(&repair->sums[index], center, 2);
        pave_repair_add(&repair->sums[index], shape->get(shape->self, ring[k + 1 < count ? k + 1 : 0]), 1);
        pave_repair_add(&repair->sums[index], shape->get(shape->self, ring[k > 0 ? k - 1 : count - 1]), 1);
    }
}

/// One round; then the patch's bad tiles are those at its vertices that are not sound.
static bool pave_repair_round(pave_repair *repair)
{
    pave_patch_rim rim = repair->wide || repair->done.rounds < PAVE_REPAIR_RIM_ROUNDS ? PAVE_RIM_OF_SHUT : PAVE_RIM_MOVES;
    const pave_shape *shape = repair->shape;
    pave_patch *patch = &repair->patch;
    if (!pave_patch_spread(patch, shape, rim) || !pave_repair_room(repair)) return false;
    if (patch->vertices.count > 0) memset(repair->sums, 0, (size_t)patch->vertices.count * sizeof *repair->sums);
    for (int32_t i = 0; i < patch->tiles.count; i++) pave_repair_gather(repair, patch->tiles.items[i]);
    for (int32_t i = 0; i < patch->vertices.count; i++) {
        const pave_repair_sum *sum = &repair->sums[i];
        pave_point to = {pave_mean_of(sum->x, sum->count), pave_mean_of(sum->y, sum->count)};
        if (shape->fixed(shape->self, patch->vertices.items[i])) repair->done.rim++;
        shape->set(shape->self, patch->vertices.items[i], to);
    }
    return true;
}

/// Of the candidates, those that are not sound; in the first rounds also those below the floor.
static bool pave_repair_look(pave_repair *repair, const int32_t *candidates, int32_t count)
{
    pave_shape_list *bad = &repair->patch.bad;
    int64_t least = repair->done.rounds < PAVE_REPAIR_FINE_ROUNDS ? repair->floor : 1;
    if (!repair->wide) bad->count = 0;
    repair->left = 0;
    for (int32_t i = 0; i < count; i++) {
        int64_t turn = pave_shape_turn_min(repair->shape, candidates[i], false);
        if (turn < least && !pave_shape_list_add(bad, candidates[i])) return false;
        if (turn <= 0 && repair->done.rounds == 0) repair->done.tiles++;
        repair->left += turn < least;
    }
    if (repair->wide) pave_shape_list_sort(bad);
    return true;
}

/// At most so many rounds, and in a patch that grows, so much work.
static pave_result pave_repair_run(pave_repair *repair, const int32_t *bad, int32_t count, int32_t rounds, pave_shape_repaired *out)
{
    int64_t work = 0;
    pave_patch_init(&repair->patch, &repair->allocator);
    bool room = pave_repair_look(repair, bad, count), stuck = false;
    while (room && !stuck && repair->left > 0 && repair->done.rounds < rounds) {
        room = pave_repair_round(repair);
        stuck = repair->done.rounds++ > PAVE_REPAIR_RIM_ROUNDS && repair->patch.vertices.count == 0; // nothing of the bad tiles can move
        room = room && pave_repair_look(repair, repair->patch.tiles.items, repair->patch.tiles.count);
        work += repair->patch.tiles.count;
        stuck |= repair->wide && work > PAVE_REPAIR_WIDE_WORK;
    }
    *out = repair->done;
    pave_array_release(&repair->allocator, repair->sums, (size_t)repair->capacity, sizeof *repair->sums);
    pave_patch_free(&repair->patch);
    return !room ? PAVE_NO_MEMORY : repair->left > 0 ? PAVE_NOT_FOUND : PAVE_OK;
}

pave_result pave_shape_repair(const pave_shape *shape, int64_t floor, const int32_t *bad, int32_t count, const pave_allocator *allocator,
                              pave_shape_repaired *out)
{
    assert(shape && count >= 0 && (bad || count == 0) && out);
    pave_repair repair = {.shape = shape, .allocator = pave_allocator_or_default(allocator), .floor = floor > 1 ? floor : 1};
    return pave_repair_run(&repair, bad, count, PAVE_REPAIR_ROUNDS, out);
}

pave_result pave_shape_repair_wide(const pave_shape *shape, const int32_t *bad, int32_t count, const pave_allocator *allocator,
                                   pave_shape_repaired *out)
{
    assert(shape && count >= 0 && (bad || count == 0) && out);
    pave_repair repair = {.shape = shape, .allocator = pave_allocator_or_default(allocator), .floor = 1, .wide = true};
    return pave_repair_run(&repair, bad, count, PAVE_REPAIR_WIDE_ROUNDS, out);
}
