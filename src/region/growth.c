/// src/region/growth.c: areas grown on a ground: checks the definition, runs the steps, and counts
/// the result. Based on: S. Lloyd, "Least Squares Quantization in PCM", 1982; Y. Hu, R. Blake, "An
/// Optimal Migration Algorithm for Dynamic Load Balancing", 1998; C. Fiduccia, R. Mattheyses, "A
/// Linear-Time Heuristic for Improving Network Partitions", 1982.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "../graph/ground_near.h"
#include "growth_model.h"

#include <math.h>
#include <string.h>

enum { PAVE_GROWTH_ROUNDS = 6, PAVE_GROWTH_CHOICE = 1, PAVE_GROWTH_ENDS = 3 };

void *pave_growth_take(pave_growth *growth, size_t count, size_t size)
{
    void *memory = growth->failed ? NULL : pave_array_allocate(growth->allocator, count, size);
    if (!memory) {
        growth->failed = true;
        return NULL;
    }
    assert(growth->block_count < PAVE_GROWTH_BLOCKS);
    growth->blocks[growth->block_count++] = (pave_growth_block){memory, count, size};
    return memory;
}

static void growth_give(pave_growth *growth)
{
    PAVE_RELEASE(growth->allocator, growth->waits, growth->rows, growth->borders.list);
    while (growth->block_count > 0) {
        const pave_growth_block *block = &growth->blocks[--growth->block_count];
        pave_array_release(growth->allocator, block->memory);
    }
}

int32_t pave_growth_flood(pave_growth *growth, int32_t first, int32_t mark,
                          bool (*joins)(const pave_growth *growth, int32_t cell))
{
    int32_t found = 0;
    growth->part_of[first] = mark;
    growth->queue[found++] = first;
    for (int32_t at = 0; at < found; at++) {
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, growth->queue[at]);
        for (int32_t arc = 0; arc < arcs.count; arc++) {
            int32_t to = arcs.base + arcs.to[arc];
            if (growth->part_of[to] == mark ||
                !(joins ? joins(growth, to) : growth->of[to] == growth->of[first]))
                continue;
            growth->part_of[to] = mark;
            growth->queue[found++] = to;
        }
    }
    return found;
}

// ---- The definition -----------------------------------------------------------------------------

static pave_result growth_check_numbers(const pave_growth_def *def, pave_error *error)
{
    int64_t cells = pave_ground_count(def->ground);
    if (cells > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the ground has %lld cells: use at most %d",
                         (long long)cells, INT32_MAX);
    if (def->areas < 1)
        return PAVE_FAIL(error, PAVE_RANGE, "areas must be 1 or more, not %d", def->areas);
    const pave_window *window = def->ground.graph ? def->ground.graph->window : def->ground.window;
    if (def->margin > 0 && window && window->def.wrap)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a window that wraps has no rim: leave out the margin");
    if (def->margin < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "margin must be 0 or more, not %d", def->margin);
    if (def->areas > cells)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "%d areas need a cell each, but the ground has %lld: request fewer",
                         def->areas, (long long)cells);
    if (!(def->tolerance <= 1000.0 && def->tolerance >= -1e300))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "tolerance must be 0 to 1000: 0.1 allows a tenth of a size");
    if (!(def->land >= 0.0 && def->land <= 1.0))
        return PAVE_FAIL(error, PAVE_RANGE, "land must be above 0 and at most 1, not %g",
                         def->land);
    if (!(def->roughness >= 0.0 && def->roughness <= 1.0))
        return PAVE_FAIL(error, PAVE_RANGE, "roughness must be 0 to 1, not %g", def->roughness);
    for (int32_t area = 0; def->shares && area < def->areas; area++)
        if (!(def->shares[area] > 0.0 && def->shares[area] <= 1e100))
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the share of area %d must be above 0 and at most 1e100, not %g",
                             area + 1, def->shares[area]);
    return PAVE_OK;
}

/// Finds the stencils of all cells, if they are few: they take far less memory than the graph.
static void growth_find_stencils(pave_growth *growth)
{
    int32_t count = 0, found = 0;
    uint8_t *stencil_of = pave_growth_take(growth, (size_t)growth->cell_count, sizeof *stencil_of);
    pave_growth_stencil *all = pave_growth_take(growth, PAVE_GROWTH_STENCILS, sizeof *all);
    for (int32_t cell = 0; !growth->failed && cell < growth->cell_count; cell++) {
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
        pave_growth_stencil one = {.count = arcs.count};
        if (arcs.count > PAVE_GROWTH_STENCIL_MAX) return;
        for (int32_t arc = 0; arc < arcs.count; arc++) one.to[arc] = arcs.to[arc] - cell;
        int32_t tried = 0;
        for (; tried < count && memcmp(&all[found], &one, sizeof one) != 0; tried++)
            found = (found + 1) % count;
        if (tried == count) {
            if (count == PAVE_GROWTH_STENCILS) return;
            found = count++;
            all[found] = one;
        }
        stencil_of[cell] = (uint8_t)found;
    }
    growth->stencil = stencil_of;
    growth->stencils = all;
}

/// Allocates the memory that is needed from the start.
static pave_result growth_begin(pave_growth *growth)
{
    const pave_growth_def *def = growth->def;
    size_t cells = (size_t)growth->cell_count, areas = (size_t)growth->area_count;
    growth->of = pave_growth_take(growth, cells, sizeof *growth->of);
    growth->held = pave_growth_take(growth, cells, sizeof *growth->held);
    growth->part_of = pave_growth_take(growth, cells, sizeof *growth->part_of);
    growth->queue = pave_growth_take(growth, cells, sizeof *growth->queue);
    growth->list = pave_growth_take(growth, cells, sizeof *growth->list);
    growth->keys = pave_growth_take(growth, cells + 1, sizeof *growth->keys);
    growth->spare = pave_growth_take(growth, cells + 1, sizeof *growth->spare);
    growth->areas = pave_growth_take(growth, areas + 1, sizeof *growth->areas);
    growth->next_area = pave_growth_take(growth, areas + 1, sizeof *growth->next_area);
    growth_find_stencils(growth);
    if (growth->failed) return PAVE_NO_MEMORY;
    growth->rough = (int32_t)floor(def->roughness * 256.0 + 0.5);
    growth->sea = def->land > 0.0 && def->land < 1.0;
    for (int32_t area = 1; area <= growth->area_count; area++) {
        growth->areas[area].fixed = def->fixed && def->fixed[area - 1];
        growth->grown_count += !growth->areas[area].fixed;
    }
    return PAVE_OK;
}

/// Reads the locked cells and the margin.
static pave_result growth_read(pave_growth *growth)
{
    const int32_t *locked = growth->def->locked;
    int32_t *margin = growth->list;
    if (growth->def->margin > 0 &&
        pave_growth_margin(growth->def, growth->allocator, margin) != PAVE_OK)
        return PAVE_NO_MEMORY;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        int32_t area = locked ? locked[cell] : 0;
        if (area == 0 && margin[cell] > 0) area = PAVE_GROWTH_CLOSED;
        if (area > growth->area_count)
            return PAVE_FAIL(
                growth->error, PAVE_RANGE,
                "cell %d is locked to area %d, but there are only %d: request more areas", cell,
                area, growth->area_count);
        growth->of[cell] = area < 0 ? PAVE_GROWTH_CLOSED : area;
        growth->held[cell] = area != 0;
        growth->open_count += area >= 0;
        growth->free_count += area == 0;
        if (area > 0) growth->areas[area].locked++;
    }
    for (int32_t area = 1; area <= growth->area_count; area++)
        if (growth->areas[area].fixed && growth->areas[area].locked == 0)
            return PAVE_FAIL(
                growth->error, PAVE_INVALID,
                "area %d is fixed, but no cell is locked to it: lock one, or do not fix it", area);
    return PAVE_OK;
}

/// Checks that the locked cells of each area are connected.
static pave_result growth_check_locked(pave_growth *growth)
{
    for (int32_t first = 0; first < growth->cell_count; first++) {
        int32_t area = growth->of[first];
        if (area <= 0 || growth->part_of[first]) continue; // part_of is used as a mark here
        if (growth->areas[area].size > 0)
            return PAVE_FAIL(growth->error, PAVE_INVALID,
                             "the locked cells of area %d are not connected: lock the cells "
                             "between them and cell %d, or unlock it",
                             area, first);
        growth->areas[area].size = pave_growth_flood(growth, first, 1, NULL);
    }
    return PAVE_OK;
}

/// Distributes the remaining cells by share. An area that would get less than its minimum size is
/// settled and excluded from the distribution.
static bool growth_share_rest(pave_growth *growth)
{
    double weights = 0.0, left = growth->land;
    bool settled = true;
    for (int32_t area = 1; area <= growth->area_count; area++) {
        const pave_growth_area *one = &growth->areas[area];
        if (one->fixed) continue;
        if (one->want)
            left -= one->want; // settled
        else
            weights += growth->def->shares ? growth->def->shares[area - 1] : 1.0;
    }
    for (int32_t area = 1; area <= growth->area_count; area++) {
        pave_growth_area *one = &growth->areas[area];
        double weight = growth->def->shares ? growth->def->shares[area - 1] : 1.0;
        int32_t least = one->locked > 1 ? one->locked : 1;
        if (one->fixed || one->want) continue;
        one->share = left * (weight / weights);
        if (one->share >= least) continue;
        one->want = least;
        one->share = least;
        settled = false;
    }
    return settled;
}

/// Computes the target size of each area.
static void growth_aim(pave_growth *growth)
{
    double tolerance = growth->def->tolerance == 0.0  ? 0.1
                       : growth->def->tolerance < 0.0 ? 0.0
                                                      : growth->def->tolerance;
    int32_t fixed = 0, least = 0;
    for (int32_t area = 1; area <= growth->area_count; area++) {
        const pave_growth_area *one = &growth->areas[area];
        if (one->fixed)
            fixed += one->locked;
        else
            least += one->locked > 1 ? one->locked : 1;
    }
    growth->land = (growth->sea ? (int32_t)floor(growth->open_count * growth->def->land + 0.5)
                                : growth->open_count) -
                   fixed;
    if (growth->land < least) growth->land = least;
    int32_t rounds = 0;
    while (rounds < 64 && !growth_share_rest(growth)) rounds++;
    for (int32_t area = 1; area <= growth->area_count; area++) {
        pave_growth_area *one = &growth->areas[area];
        if (one->fixed) one->share = one->locked;
        double low = floor((1.0 - tolerance) * one->share + 1e-9),
               high = ceil((1.0 + tolerance) * one->share - 1e-9);
        one->least = one->fixed ? one->locked : low < 1.0 ? 1 : (int32_t)low;
        one->most = one->fixed                  ? one->locked
                    : high > growth->cell_count ? growth->cell_count
                                                : (int32_t)high;
        one->want = (int32_t)floor(one->share + 0.5);
    }
    pave_growth_area *sea = &growth->areas[0];
    sea->want = sea->least = sea->most = growth->open_count - fixed - growth->land;
}

static pave_result growth_check_rooms(pave_growth *growth)
{
    int32_t rootless = 0;
    for (int32_t area = 1; area <= growth->area_count; area++)
        rootless += growth->areas[area].locked == 0;
    if (rootless > growth->free_count)
        return PAVE_FAIL(
            growth->error, PAVE_INVALID,
            "%d areas need a free cell each, but there are only %d: request fewer areas, or %s",
            rootless, growth->free_count,
            growth->def->margin ? "a smaller margin" : "open more cells");
    if (growth->grown_count == 0 && growth->free_count > 0 && !growth->sea)
        return PAVE_FAIL(
            growth->error, PAVE_INVALID,
            "all areas are fixed, and %d free cells are left: request more areas, or sea",
            growth->free_count);
    return PAVE_OK;
}

// ---- The result ---------------------------------------------------------------------------------

/// Counts the edges from each area to other areas in `first`, which is no longer used.
static void growth_report_borders(pave_growth *growth, pave_growth_result *out)
{
    for (int32_t area = 0; area <= growth->area_count; area++) growth->first[area] = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        int32_t area = growth->of[cell], own = 0;
        if (area <= 0) continue;
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
        for (int32_t arc = 0; arc < arcs.count; arc++)
            own += growth->of[arcs.base + arcs.to[arc]] == area;
        growth->first[area] += arcs.count - own;
        out->spikes += own <= 1 && growth->areas[area].size >= 3;
    }
    double sum = 0.0;
    for (int32_t area = 1; area <= growth->area_count; area++)
        sum += (double)growth->first[area] * growth->first[area] / growth->areas[area].size;
    out->compactness = sum / growth->area_count;
}

static bool growth_is_land(const pave_growth *growth, int32_t cell) { return growth->of[cell] > 0; }

/// Counts the connected components of the land.
static int32_t growth_report_pieces(pave_growth *growth)
{
    int32_t pieces = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) growth->part_of[cell] = 0;
    for (int32_t first = 0; first < growth->cell_count; first++) {
        if (growth->of[first] <= 0 || growth->part_of[first]) continue;
        pieces++;
        (void)pave_growth_flood(growth, first, 1, growth_is_land);
    }
    return pieces;
}

static void growth_report(pave_growth *growth, pave_growth_result *out)
{
    *out = (pave_growth_result){.areas = growth->area_count,
                                .size_min = INT32_MAX,
                                .share_min = 1.0,
                                .share_max = 1.0,
                                .within = true,
                                .rounds = growth->rounds};
    bool first = true;
    for (int32_t area = 1; area <= growth->area_count; area++) {
        const pave_growth_area *one = &growth->areas[area];
        out->land += one->size;
        out->size_min = one->size < out->size_min ? one->size : out->size_min;
        out->size_max = one->size > out->size_max ? one->size : out->size_max;
        if (one->fixed) continue;
        double part = one->size / one->share;
        out->share_min = first || part < out->share_min ? part : out->share_min;
        out->share_max = first || part > out->share_max ? part : out->share_max;
        out->within = out->within && one->size >= one->least && one->size <= one->most;
        first = false;
    }
    out->sea = growth->open_count - out->land;
    growth_report_borders(growth, out);
    out->pieces = growth_report_pieces(growth);
}

// ---- The steps ----------------------------------------------------------------------------------

bool pave_growth_told(pave_growth *growth, int64_t part)
{
    const int64_t steps = PAVE_GROWTH_ROUNDS + PAVE_GROWTH_ENDS;
    growth->stopped =
        growth->stopped || pave_batch_stop(growth->batch, growth->step * PAVE_GROWTH_PARTS + part,
                                           steps * PAVE_GROWTH_PARTS);
    return growth->stopped;
}

static pave_result growth_rounds(pave_growth *growth)
{
    for (int32_t round = 0; round < PAVE_GROWTH_ROUNDS; round++) {
        if (pave_growth_told(growth, 0)) return PAVE_STOPPED;
        pave_growth_spread(growth);
        if (growth->failed) return PAVE_NO_MEMORY;
        if (growth->stopped) return PAVE_STOPPED;
        growth->rounds++;
        growth->step++;
        if (round == PAVE_GROWTH_CHOICE || PAVE_GROWTH_ROUNDS == 1) {
            pave_result result = pave_growth_choose(growth);
            if (result != PAVE_OK) return result;
        }
        if (round + 1 == PAVE_GROWTH_ROUNDS) break;
        pave_growth_center(growth);
        pave_growth_pace(growth);
    }
    return PAVE_OK;
}

/// Replaces province numbers with the numbers of their areas.
static void growth_name(pave_growth *growth)
{
    for (int32_t area = 0; area <= growth->area_count; area++) growth->areas[area].size = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        if (growth->of[cell] > 0) growth->of[cell] = growth->provinces[growth->of[cell]].area;
        if (growth->of[cell] >= 0) growth->areas[growth->of[cell]].size++;
    }
}

/// Balances sizes and shortens borders. The size of the sea may vary while borders are shortened,
/// except in the last pass.
static pave_result growth_settle(pave_growth *growth)
{
    int32_t least = growth->sea ? 2 : 1;
    for (int32_t end = 0; end < PAVE_GROWTH_ENDS && (end < least || pave_growth_excess(growth) > 0);
         end++) {
        if (pave_growth_told(growth, 0)) return PAVE_STOPPED;
        pave_result result = pave_growth_balance(growth);
        if (result != PAVE_OK) return result;
        pave_growth_shape(growth, end + 1 < least ? growth->areas[0].want / 32 + 2 : 0);
        if (growth->stopped) return PAVE_STOPPED;
        growth->step++;
    }
    growth->step = PAVE_GROWTH_ROUNDS + PAVE_GROWTH_ENDS;
    (void)pave_growth_told(growth, 0);
    return PAVE_OK;
}

static pave_result growth_run(pave_growth *growth)
{
    pave_result result = pave_growth_told(growth, 0) ? PAVE_STOPPED : growth_begin(growth);
    if (result == PAVE_OK) result = growth_read(growth);
    if (result == PAVE_OK) result = growth_check_locked(growth);
    if (result == PAVE_OK) result = growth_check_rooms(growth);
    if (result == PAVE_OK && pave_growth_told(growth, 0)) result = PAVE_STOPPED;
    if (result != PAVE_OK) return result;
    growth_aim(growth);
    result = pave_growth_allot(growth);
    if (result == PAVE_OK && pave_growth_told(growth, 0)) result = PAVE_STOPPED;
    if (result == PAVE_OK) result = pave_growth_place(growth);
    if (result == PAVE_OK && pave_growth_told(growth, 0)) result = PAVE_STOPPED;
    if (result == PAVE_OK) result = pave_growth_positions(growth);
    if (result == PAVE_OK) result = growth_rounds(growth);
    if (result != PAVE_OK) return result;
    growth_name(growth);
    if (growth->sea && !growth->def->islands) pave_growth_isthmus(growth);
    return growth_settle(growth);
}

pave_result pave_growth_make(const pave_growth_def *def, const pave_allocator *allocator,
                             const pave_batch *batch, int32_t *labels, pave_growth_result *out,
                             pave_error *error)
{
    pave_graph *made = NULL;
    pave_growth growth = {.def = def,
                          .allocator = allocator,
                          .batch = batch,
                          .error = error,
                          .area_count = def->areas};
    pave_result result = growth_check_numbers(def, error);
    if (result != PAVE_OK) return result;
    result = pave_ground_graph(&def->ground, allocator, &growth.graph, &made, NULL);
    if (result != PAVE_OK) return PAVE_FAIL(error, result, "%s", pave_result_text(result));
    growth.cell_count = growth.graph->node_count;
    result = growth_run(&growth);
    if (result == PAVE_OK) {
        for (int32_t cell = 0; cell < growth.cell_count; cell++)
            labels[cell] = growth.of[cell] > 0 ? growth.of[cell] : 0;
        if (out) growth_report(&growth, out);
    } else if (result == PAVE_NO_MEMORY ||
               result == PAVE_STOPPED) { // other results already have a message
        (void)PAVE_FAIL(error, result, "%s", pave_result_text(result));
    }
    growth_give(&growth);
    pave_graph_destroy(made);
    return result;
}
