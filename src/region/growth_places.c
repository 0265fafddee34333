/// src/region/growth_places.c: provinces and well-spaced starting cells: cells are tried in random
/// order and accepted if no other start is near, with a minimum distance that shrinks until there
/// are enough starts. Based on: R. Cook, "Stochastic Sampling in Computer Graphics", 1986 (dart
/// throwing); T. Gonzalez, "Clustering to Minimize the Maximum Intercluster Distance", 1985
/// (well-separated points as centres).
#include "../base/exact.h"

#include "growth_model.h"

/// Lists the free cells of each part in random order in `list`, and stores where each part begins.
static void growth_order_cells(pave_growth *growth)
{
    pave_random_words words = {{0}};
    int32_t count = 0, from = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        if ((cell & 3) == 0)
            words = pave_random_at(growth->def->seed, PAVE_STREAM_GROWTH, cell >> 2, 0,
                                   PAVE_GROWTH_WORD_PLACE, 0);
        if (growth->part_of[cell] >= 0 && !growth->held[cell])
            growth->keys[count++] = (uint64_t)words.word[cell & 3] << 32 | (uint32_t)cell;
    }
    pave_growth_sort(growth, count);
    for (int32_t part = 0; part < growth->part_count; part++) {
        growth->parts[part].first_cell = from;
        from += growth->parts[part].free;
    }
    for (int32_t i = 0; i < count; i++) {
        int32_t cell = (int32_t)(growth->keys[i] & INT32_MAX);
        growth->list[growth->parts[growth->part_of[cell]].first_cell++] = cell;
    }
    for (int32_t part = 0; part < growth->part_count; part++)
        growth->parts[part].first_cell -= growth->parts[part].free;
}

/// Records the distance of all cells within `reach` steps of the cells in `queue`. Searches one
/// part only.
static void growth_near(pave_growth *growth, int32_t found, int32_t reach)
{
    for (int32_t at = 0; at < found; at++) {
        int32_t cell = growth->queue[at], step = growth->distance[cell] + 1;
        if (step > reach) break;
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
        for (int32_t arc = 0; arc < arcs.count; arc++) {
            int32_t to = arcs.base + arcs.to[arc];
            if (growth->distance[to] <= step || growth->part_of[to] < 0) continue;
            growth->distance[to] = step;
            growth->queue[found++] = to;
        }
    }
}

/// Returns the number of steps within which about `cells` cells can be reached from a cell.
static int32_t growth_reach(pave_growth *growth, int32_t cell, int64_t cells)
{
    int32_t found = 0, reach = 0;
    growth->queue[found++] = cell;
    growth->reach[cell].before = 1;
    for (int32_t at = 0, ring = 1; at < found && found < cells; at++) {
        if (at == ring) {
            reach++;
            ring = found;
        }
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, growth->queue[at]);
        for (int32_t arc = 0; arc < arcs.count; arc++) {
            int32_t to = arcs.base + arcs.to[arc];
            if (growth->reach[to].before || growth->part_of[to] < 0) continue;
            growth->reach[to].before = 1;
            growth->queue[found++] = to;
        }
    }
    for (int32_t at = 0; at < found; at++) growth->reach[growth->queue[at]].before = 0;
    return reach + 1;
}

/// Starts a province at a cell. No other province can start within `reach`.
static void growth_start_province(pave_growth *growth, int32_t part, int32_t cell, int32_t reach)
{
    growth->provinces[++growth->province_count] = (pave_growth_province){
        .area = PAVE_GROWTH_CLOSED, .part = part, .center = cell, .pace = 256};
    growth->distance[cell] = 0;
    growth->queue[0] = cell;
    growth_near(growth, 1, reach);
}

static void growth_place_part(pave_growth *growth, int32_t part)
{
    const pave_growth_part *one = &growth->parts[part];
    int32_t *cells = growth->list + one->first_cell, left = one->free,
            wanted = one->areas + one->seas;
    if (wanted == 0) return;
    int32_t reach =
        growth_reach(growth, cells[0], 3 * (int64_t)one->cells / (wanted + one->rooted) + 1);
    for (;; reach -= reach > 16 ? reach / 8 : 1) {
        int32_t kept = 0;
        for (int32_t i = 0; i < left; i++) {
            int32_t cell = cells[i];
            if (wanted > 0 && growth->distance[cell] > reach) {
                growth_start_province(growth, part, cell, reach);
                if (--wanted == 0) return;
            } else {
                cells[kept++] = cell;
            }
        }
        assert(reach > 0);
        left = kept;
    }
}

/// Makes a province of each area with locked cells, and keeps other provinces at a distance.
static void growth_place_locked(pave_growth *growth)
{
    int32_t found = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        int32_t area = growth->of[cell];
        growth->distance[cell] = INT32_MAX;
        if (area <= 0) continue;
        int32_t *number = &growth->reach[area - 1].next;
        if (*number == 0) {
            *number = ++growth->province_count;
            growth->provinces[growth->province_count] =
                (pave_growth_province){.area = area,
                                       .part = growth->part_of[cell],
                                       .center = -1,
                                       .pace = 256,
                                       .want = growth->areas[area].want};
        }
        growth->of[cell] = *number;
        if (growth->part_of[cell] < 0) continue;
        growth->distance[cell] = 0;
        growth->queue[found++] = cell;
    }
    int32_t reach = 1;
    if (found > 0) {
        int64_t share = growth->grown_count > 0 ? growth->land / growth->grown_count : 1;
        reach = growth_reach(growth, growth->queue[0], share + 1);
        found = 0;
        for (int32_t cell = 0; cell < growth->cell_count; cell++)
            if (growth->distance[cell] == 0) growth->queue[found++] = cell;
    }
    growth_near(growth, found, reach);
}

pave_result pave_growth_place(pave_growth *growth)
{
    size_t cells = (size_t)growth->cell_count;
    int64_t provinces = 0;
    for (int32_t part = 0; part < growth->part_count; part++)
        provinces += growth->parts[part].areas + growth->parts[part].seas;
    for (int32_t area = 1; area <= growth->area_count; area++)
        provinces += growth->areas[area].locked > 0;
    growth->provinces = pave_growth_take(growth, (size_t)provinces + 1, sizeof *growth->provinces);
    growth->distance = pave_growth_take(growth, cells, sizeof *growth->distance);
    growth->reach = pave_growth_take(growth, cells, sizeof *growth->reach);
    growth->first = pave_growth_take(growth, (size_t)provinces + 2, sizeof *growth->first);
    int32_t **whole[] = {&growth->borders.start, &growth->borders.end, &growth->borders.slots};
    for (int i = 0; i < 3; i++)
        *whole[i] = pave_growth_take(growth, (size_t)provinces + 1, sizeof(int32_t));
    if (growth->failed) return PAVE_NO_MEMORY;
    growth_order_cells(growth);
    growth_place_locked(growth);
    for (int32_t part = 0; part < growth->part_count; part++) growth_place_part(growth, part);
    assert(growth->province_count == provinces);
    return PAVE_OK;
}
