/// src/region/growth_parts.c: connected components of the ground, and allotment of areas to them.
#include "../base/exact.h"

#include "growth_model.h"

#include <math.h>

/// Returns whether an area can own the cell.
static bool growth_is_ground(const pave_growth *growth, int32_t cell)
{
    int32_t area = growth->of[cell];
    return area >= 0 && !(area > 0 && growth->areas[area].fixed);
}

/// Numbers the parts by their first cells.
static void growth_find_parts(pave_growth *growth)
{
    for (int32_t cell = 0; cell < growth->cell_count; cell++) growth->part_of[cell] = -1;
    for (int32_t first = 0; first < growth->cell_count; first++) {
        if (growth->part_of[first] >= 0 || !growth_is_ground(growth, first)) continue;
        (void)pave_growth_flood(growth, first, growth->part_count++, growth_is_ground);
    }
}

/// Fills in the parts before any area is allotted. `next_area` marks the areas that have locked
/// cells.
static void growth_fill_parts(pave_growth *growth)
{
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        int32_t part = growth->part_of[cell], area = growth->of[cell];
        if (part < 0) continue;
        growth->parts[part].cells++;
        growth->parts[part].free += !growth->held[cell];
        if (area == 0 || growth->next_area[area]) continue;
        growth->next_area[area] = -1;
        growth->parts[part].rooted++;
        growth->parts[part].land += growth->areas[area].share;
        growth->parts[part].used = true;
    }
    for (int32_t part = 0; part < growth->part_count; part++)
        growth->parts[part].room = growth->parts[part].cells - growth->parts[part].land;
}

// ---- A heap of parts in `queue`: maximum capacity first, then the lower number ------------------

static bool growth_part_before(const void *self, const void *a, const void *b)
{
    const pave_growth *growth = self;
    const int32_t one = *(const int32_t *)a, other = *(const int32_t *)b;
    double room_one = growth->parts[one].room, room_other = growth->parts[other].room;
    return room_one != room_other ? room_one > room_other : one < other;
}

static void growth_allot_area(pave_growth *growth, int32_t part, int32_t area)
{
    pave_growth_part *one = &growth->parts[part];
    growth->next_area[area] = one->first_area;
    one->first_area = area;
    one->areas++;
    one->land += growth->areas[area].share;
    one->room -= growth->areas[area].share;
    one->used = true;
}

/// Lists the areas without locked cells, the largest first, in `list`. Returns their number.
static int32_t growth_list_areas(pave_growth *growth)
{
    int32_t count = 0;
    for (int32_t area = 1; area <= growth->area_count; area++) {
        if (growth->areas[area].locked > 0) continue;
        double part = growth->areas[area].share / ((double)growth->land + 1.0);
        growth->keys[count++] = (uint64_t)((1.0 - part) * 4294967295.0) << 32 | (uint32_t)area;
    }
    pave_growth_sort(growth, count);
    for (int32_t i = 0; i < count; i++) growth->list[i] = (int32_t)(growth->keys[i] & INT32_MAX);
    return count;
}

/// If there is no sea, gives every part an area, the largest areas first. Returns the number of
/// areas used, or -1 if there are too few.
static int32_t growth_cover(pave_growth *growth, int32_t count)
{
    int32_t bare = 0;
    for (int32_t part = 0; part < growth->part_count; part++)
        if (growth->parts[part].rooted == 0) growth->queue[bare++] = part;
    if (bare > count) return -1;
    for (int32_t i = 0; i < bare; i++)
        growth->keys[i] = (uint64_t)(INT32_MAX - growth->parts[growth->queue[i]].cells) << 32 |
                          (uint32_t)growth->queue[i];
    pave_growth_sort(growth, bare);
    for (int32_t i = 0; i < bare; i++)
        growth_allot_area(growth, (int32_t)(growth->keys[i] & INT32_MAX), growth->list[i]);
    return bare;
}

/// If there is sea, concentrates all land in the minimum number of parts: first parts with locked
/// areas, then the largest ones. Other parts become sea if possible.
static void growth_gather(pave_growth *growth)
{
    int64_t room = 0, places = 0, areas = 0;
    for (int32_t area = 1; area <= growth->area_count; area++)
        areas += growth->areas[area].locked == 0;
    for (int32_t part = 0; part < growth->part_count; part++) {
        const pave_growth_part *one = &growth->parts[part];
        growth->keys[part] =
            (uint64_t)(one->used ? 0 : INT32_MAX - one->cells) << 32 | (uint32_t)part;
    }
    pave_growth_sort(growth, growth->part_count);
    for (int32_t i = 0; i < growth->part_count; i++) {
        pave_growth_part *one = &growth->parts[growth->keys[i] & INT32_MAX];
        one->used = one->used || room < growth->land || places < areas;
        if (!one->used) continue;
        room += one->cells;
        places += one->free;
    }
}

/// Allots the remaining areas one by one, each to the part with the largest remaining capacity.
static void growth_spread_areas(pave_growth *growth, int32_t from, int32_t count)
{
    int32_t parts = 0;
    for (int32_t part = 0; part < growth->part_count; part++)
        if (growth->parts[part].used && growth->parts[part].areas < growth->parts[part].free)
            growth->queue[parts++] = part;
    const pave_heap_order order = {sizeof(int32_t), growth_part_before, NULL, growth};
    pave_heap_make(order, growth->queue, parts);
    for (int32_t i = from; i < count; i++) {
        assert(parts > 0); // there are at least as many free cells as areas
        int32_t part = growth->queue[0];
        growth_allot_area(growth, part, growth->list[i]);
        if (growth->parts[part].areas == growth->parts[part].free)
            growth->queue[0] = growth->queue[--parts];
        pave_heap_sink(order, growth->queue, parts, 0);
    }
}

/// Computes the number of provinces of each part that become sea.
static void growth_plan_sea(pave_growth *growth)
{
    for (int32_t part = 0; part < growth->part_count; part++) {
        pave_growth_part *one = &growth->parts[part];
        int32_t areas = one->rooted + one->areas, most = one->free - one->areas;
        double sea = one->cells - one->land;
        if (areas == 0 || !growth->sea || sea < 0.5) continue;
        double seas = floor(sea / (one->land / areas) + 0.5);
        one->seas = seas < 1.0 ? 1 : seas > most ? most : (int32_t)seas;
        if (one->seas > most) one->seas = most;
    }
}

pave_result pave_growth_allot(pave_growth *growth)
{
    growth_find_parts(growth);
    growth->parts = pave_growth_take(growth, (size_t)growth->part_count, sizeof *growth->parts);
    if (growth->failed) return PAVE_NO_MEMORY;
    growth_fill_parts(growth);
    int32_t count = growth_list_areas(growth), gone = 0;
    if (growth->sea) {
        if (!growth->def->islands)
            growth_gather(growth);
        else
            for (int32_t part = 0; part < growth->part_count; part++)
                growth->parts[part].used = true;
    } else {
        gone = growth_cover(growth, count);
        if (gone < 0)
            return PAVE_FAIL(
                growth->error, PAVE_INVALID,
                "the open ground has %d connected components, more than the %d area%s can cover: "
                "request more areas, close the small components, or request sea (land 0.99)",
                growth->part_count, growth->area_count, growth->area_count == 1 ? "" : "s");
    }
    growth_spread_areas(growth, gone, count);
    growth_plan_sea(growth);
    return PAVE_OK;
}
