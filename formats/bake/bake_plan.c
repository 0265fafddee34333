/// formats/bake/bake_plan.c: divides a bake into units in a fixed order.
#include "bake_plan.h"

#include <inttypes.h>

static const char *const names[] = {[PAVE_BAKE_PMTILES] = "pmtiles",
                                    [PAVE_BAKE_MBTILES] = "mbtiles",
                                    [PAVE_BAKE_FOLDER] = "folder",
                                    [PAVE_BAKE_ZARR] = "zarr"};
enum { FORMATS = sizeof names / sizeof *names };

const char *pave_bake_format_name(pave_bake_format format)
{
    return (unsigned)format < FORMATS ? names[format] : NULL;
}

bool pave_bake_is_pyramid(pave_bake_format format)
{
    return format == PAVE_BAKE_PMTILES || format == PAVE_BAKE_MBTILES || format == PAVE_BAKE_FOLDER;
}

static int64_t divide_up(int64_t number, int64_t divisor)
{
    return (number + divisor - 1) / divisor;
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

// ---- Checks -------------------------------------------------------------------------------------

enum { NATIVE_MAX = 31 };

int32_t pave_bake_native(int64_t width, int64_t height)
{
    const int64_t side = width > height ? width : height;
    int32_t level = 0;
    while (level < NATIVE_MAX + 1 && (int64_t)PAVE_BAKE_PICTURE << level < side) level++;
    return level;
}

static pave_result check_pyramid(const pave_bake_def *def, pave_bake_plan *out, pave_error *error)
{
    if (def->width < 1 || def->height < 1)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a pyramid of %" PRId64 " x %" PRId64 " pixels; both are at least 1",
                         def->width, def->height);
    out->native = pave_bake_native(def->width, def->height);
    if (out->native > NATIVE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "%" PRId64 " x %" PRId64
                         " pixels are too many for a pyramid; choose smaller tiles",
                         def->width, def->height);
    out->zoom_min = def->zoom_min;
    out->zoom_max = def->zoom_max < 0 ? out->native : def->zoom_max;
    if (out->zoom_min < 0 || out->zoom_min > out->zoom_max || out->zoom_max > out->native)
        return PAVE_FAIL(error, PAVE_RANGE, "levels %d to %d; a pyramid of this size has 0 to %d",
                         (int)out->zoom_min, (int)out->zoom_max, (int)out->native);
    enum {
        SHRINK_MAX = 11
    }; // a unit is drawn in pieces as large as a unit; after shrinking, each must have at least one
       // pixel
    if (out->native - out->zoom_max > SHRINK_MAX)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "levels up to %d of %d; at most %d may be left out: make the tiles smaller instead",
            (int)out->zoom_max, (int)out->native, SHRINK_MAX);
    if (def->format == PAVE_BAKE_PMTILES && out->zoom_max > PAVE_BAKE_LEVEL_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "level %d is too deep for PMTiles, whose deepest is %d; write smaller "
                         "tiles, fewer levels, or a folder",
                         (int)out->zoom_max, PAVE_BAKE_LEVEL_MAX);
    out->width = def->width;
    out->height = def->height;
    return PAVE_OK;
}

static pave_result check_cells(const pave_bake_def *def, pave_bake_plan *out, pave_error *error)
{
    if (!pave_rect_in_range(def->rect) || def->rect.width < 1 || def->rect.height < 1)
        return PAVE_FAIL(
            error, PAVE_RANGE, "%d x %d cells at %d,%d are empty or reach beyond the world",
            (int)def->rect.width, (int)def->rect.height, (int)def->rect.q, (int)def->rect.r);
    out->rect = def->rect;
    out->grid.x = divide_up(def->rect.width, PAVE_BAKE_CHUNK);
    out->grid.y = divide_up(def->rect.height, PAVE_BAKE_CHUNK);
    return PAVE_OK;
}

static pave_result check_parts(const pave_bake_def *def, pave_bake_plan *out, pave_error *error)
{
    out->part_count = def->part_count > 0 ? def->part_count : 1;
    if (def->part_count < 0 || def->part_count > PAVE_BAKE_PARTS_MAX || def->part < 0 ||
        def->part > out->part_count)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "part %d of %d; parts are 1 to their count, which is at most %d",
                         (int)def->part, (int)def->part_count, PAVE_BAKE_PARTS_MAX);
    return PAVE_OK;
}

// ---- Stages -------------------------------------------------------------------------------------

pave_bake_square pave_bake_plan_extent(const pave_bake_plan *plan, int32_t level)
{
    const int64_t side = (int64_t)PAVE_BAKE_PICTURE << (plan->native - level);
    return (pave_bake_square){divide_up(plan->width, side), divide_up(plan->height, side)};
}

/// Returns the total number of items of a stage's units.
static int64_t stage_items(const pave_bake_plan *plan, int32_t stage)
{
    int64_t items = 0;
    if (!plan->pyramid) return plan->grid.x * plan->grid.y;
    for (int32_t level = plan->stages[stage].low; level <= plan->stages[stage].top; level++) {
        const pave_bake_square extent = pave_bake_plan_extent(plan, level);
        items += extent.x * extent.y;
    }
    return items;
}

static void add_stages(pave_bake_plan *plan)
{
    int32_t level = plan->zoom_max; // the greatest level still missing
    int32_t below = plan->zoom_max; // level of the existing roots, or of the drawn pictures
    while (level >= plan->zoom_min) {
        pave_bake_stage *stage = &plan->stages[plan->stage_count++];
        stage->top = level;
        stage->root = below > PAVE_BAKE_UNIT_LEVELS ? below - PAVE_BAKE_UNIT_LEVELS : 0;
        stage->low = stage->root > plan->zoom_min ? stage->root : plan->zoom_min;
        stage->extent = pave_bake_plan_extent(plan, stage->root);
        stage->first = plan->unit_count;
        stage->count = stage->extent.x * stage->extent.y;
        plan->unit_count += stage->count;
        below = stage->root;
        level = stage->root - 1;
    }
    for (int32_t i = 0; i < plan->stage_count; i++) plan->item_count += stage_items(plan, i);
}

static void add_stage_of_cells(pave_bake_plan *plan)
{
    const int64_t across = divide_up(plan->grid.x, PAVE_BAKE_UNIT_CHUNKS);
    plan->stage_count = 1;
    plan->stages[0] =
        (pave_bake_stage){.extent = {across, plan->grid.y}, .count = across * plan->grid.y};
    plan->unit_count = plan->stages[0].count;
    plan->item_count = plan->grid.x * plan->grid.y;
}

pave_result pave_bake_plan_make(const pave_bake_def *def, pave_bake_plan *out, pave_error *error)
{
    *out = (pave_bake_plan){.pyramid = pave_bake_is_pyramid(def->format)};
    pave_result result =
        out->pyramid ? check_pyramid(def, out, error) : check_cells(def, out, error);
    if (result == PAVE_OK) result = check_parts(def, out, error);
    if (result != PAVE_OK) return result;
    if (out->pyramid)
        add_stages(out);
    else
        add_stage_of_cells(out);
    return PAVE_OK;
}

const pave_bake_stage *pave_bake_plan_stage(const pave_bake_plan *plan, int64_t unit)
{
    assert(unit >= 0 && unit < plan->unit_count);
    const pave_bake_stage *stage = plan->stages;
    while (unit >= stage->first + stage->count) stage++;
    return stage;
}

// ---- Units --------------------------------------------------------------------------------------

static pave_bake_square root_of(const pave_bake_stage *stage, int64_t unit)
{
    return pave_bake_hilbert_square(stage->root, stage->extent, unit - stage->first);
}

/// Squares of a level below a root that are within the extent: their number, and the number that
/// precede them.
static int64_t squares_below(const pave_bake_plan *plan, int32_t level, int32_t depth,
                             pave_bake_square root, int64_t *before)
{
    const pave_bake_square extent = pave_bake_plan_extent(plan, level);
    const int64_t side = INT64_C(1) << (level - depth);
    *before = pave_bake_hilbert_before(level, extent, depth, root);
    return least(side, extent.x - root.x * side) * least(side, extent.y - root.y * side);
}

static int32_t items_of_pyramid(const pave_bake_plan *plan, const pave_bake_stage *stage,
                                int64_t unit, pave_bake_item *out)
{
    const pave_bake_square root = root_of(stage, unit);
    int32_t count = 0;
    for (int32_t level = stage->low; level <= stage->top; level++) {
        int64_t before;
        const int64_t squares = squares_below(plan, level, stage->root, root, &before);
        const pave_bake_square extent = pave_bake_plan_extent(plan, level);
        for (int64_t i = 0; i < squares; i++) {
            const pave_bake_square square = pave_bake_hilbert_square(level, extent, before + i);
            out[count++] = (pave_bake_item){level, square.x, square.y};
        }
    }
    return count;
}

int32_t pave_bake_plan_items(const pave_bake_plan *plan, int64_t unit,
                             pave_bake_item out[PAVE_BAKE_ITEMS_MAX])
{
    const pave_bake_stage *stage = pave_bake_plan_stage(plan, unit);
    if (plan->pyramid) return items_of_pyramid(plan, stage, unit, out);
    const int64_t x = unit % stage->extent.x * PAVE_BAKE_UNIT_CHUNKS, y = unit / stage->extent.x;
    const int32_t count = (int32_t)least(PAVE_BAKE_UNIT_CHUNKS, plan->grid.x - x);
    for (int32_t i = 0; i < count; i++) out[i] = (pave_bake_item){0, x + i, y};
    return count;
}

int64_t pave_bake_plan_below(const pave_bake_plan *plan, int64_t unit, int64_t *count)
{
    const pave_bake_stage *stage = pave_bake_plan_stage(plan, unit);
    assert(stage > plan->stages);
    int64_t before;
    *count = squares_below(plan, stage[-1].root, stage->root, root_of(stage, unit), &before);
    return stage[-1].first + before;
}

pave_rect pave_bake_plan_rect(const pave_bake_plan *plan, pave_bake_item item)
{
    const int64_t x = item.x * PAVE_BAKE_CHUNK, y = item.y * PAVE_BAKE_CHUNK;
    return pave_rect_of((int32_t)(plan->rect.q + x), (int32_t)(plan->rect.r + y),
                        (int32_t)least(PAVE_BAKE_CHUNK, plan->rect.width - x),
                        (int32_t)least(PAVE_BAKE_CHUNK, plan->rect.height - y));
}

// ---- Segments -----------------------------------------------------------------------------------

/// Returns the first unit of a part, 0..part_count; cannot overflow.
static int64_t part_start(const pave_bake_plan *plan, int32_t part)
{
    const int64_t units = plan->stages[0].count, parts = plan->part_count;
    return units / parts * part + units % parts * part / parts;
}

pave_bake_segment pave_bake_plan_segment(const pave_bake_plan *plan, int32_t number)
{
    assert(number >= 0 && number <= plan->part_count);
    const int64_t first =
        number < plan->part_count ? part_start(plan, number) : plan->stages[0].count;
    const int64_t end = number < plan->part_count ? part_start(plan, number + 1) : plan->unit_count;
    return (pave_bake_segment){number, first, end - first};
}

int32_t pave_bake_plan_segment_of(const pave_bake_plan *plan, int64_t unit)
{
    if (unit >= plan->stages[0].count) return plan->part_count;
    int32_t low = 0, high = plan->part_count - 1; // binary search for the last part that begins at
                                                  // or before the unit
    while (low < high) {
        const int32_t middle = (low + high + 1) / 2;
        if (part_start(plan, middle) <= unit)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
