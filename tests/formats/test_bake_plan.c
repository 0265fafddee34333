/// tests/formats/test_bake_plan.c: the curve and the plan of bakes, against counting everything.
#include <formats/bake/bake_plan.h>

#include "../test.h"

// ---- The curve ----------------------------------------------------------------------------------

// Each square comes after one beside it, and its four parts are a run at the next level.
TEST(test_curve)
{
    for (int32_t level = 1; level <= 5; level++) {
        const int64_t side = INT64_C(1) << level;
        const pave_bake_square extent = {side, side};
        for (int64_t i = 0; i < side * side; i++) {
            const pave_bake_square at = pave_bake_hilbert_square(level, extent, i);
            assert_int_equal(pave_bake_hilbert_index(level, at), i);
            const pave_bake_square above = {at.x / 2, at.y / 2};
            assert_int_equal(pave_bake_hilbert_index(level - 1, above), i / 4);
            if (i == 0) continue;
            const pave_bake_square before = pave_bake_hilbert_square(level, extent, i - 1);
            assert_int_equal(llabs(at.x - before.x) + llabs(at.y - before.y), 1);
        }
    }
}

// The first squares of level 2 as the specification of PMTiles numbers them: ids 5 to 20 are its
// squares, and id 19 is (3, 1)... of which the specification gives z=3, x=2, y=1 as an example too.
TEST(test_known_ids)
{
    assert_int_equal(pave_bake_hilbert_index(1, (pave_bake_square){0, 0}), 0);
    assert_int_equal(pave_bake_hilbert_index(1, (pave_bake_square){0, 1}), 1);
    assert_int_equal(pave_bake_hilbert_index(1, (pave_bake_square){1, 1}), 2);
    assert_int_equal(pave_bake_hilbert_index(1, (pave_bake_square){1, 0}), 3);
    // z 12, x 3423, y 1763 has the id 19078479; the levels before have 5592405 squares.
    assert_int_equal(5592405 + pave_bake_hilbert_index(12, (pave_bake_square){3423, 1763}),
                     19078479);
}

TEST(test_extents)
{
    for (int32_t level = 0; level <= 4; level++)
        for (int64_t width = 1; width <= 1 << level; width++)
            for (int64_t height = 1; height <= 1 << level; height += 1 + level / 3) {
                const pave_bake_square extent = {width, height};
                int64_t place = -1;
                for (int64_t i = 0; i < width * height; i++) {
                    const pave_bake_square at = pave_bake_hilbert_square(level, extent, i);
                    assert_true(at.x < width && at.y < height);
                    const int64_t index = (int64_t)pave_bake_hilbert_index(level, at);
                    assert_true(index > place); // along the curve
                    place = index;
                    assert_int_equal(pave_bake_hilbert_before(level, extent, level, at), i);
                    const pave_bake_square root = {at.x >> level, at.y >> level};
                    assert_int_equal(pave_bake_hilbert_before(level, extent, 0, root), 0);
                }
            }
}

// ---- Pyramids -----------------------------------------------------------------------------------

enum { SIDE_MAX = 40 };

static void check_pyramid(int64_t columns, int64_t rows, int32_t zoom_min, int32_t up)
{
    static uint8_t seen[7][SIDE_MAX][SIDE_MAX];
    pave_bake_plan plan;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    pave_bake_def def = {.format = PAVE_BAKE_FOLDER,
                         .width = columns * PAVE_BAKE_PICTURE - 3,
                         .height = rows * PAVE_BAKE_PICTURE - 100,
                         .zoom_min = zoom_min};
    const int32_t native = pave_bake_native(def.width, def.height);
    def.zoom_max = native - up;
    if (def.zoom_max < zoom_min) return;
    int64_t total = 0, counted = 0;
    memset(seen, 0, sizeof seen);
    assert_ok(pave_bake_plan_make(&def, &plan, NULL));
    for (int64_t unit = 0; unit < plan.unit_count; unit++) {
        const pave_bake_stage *stage = pave_bake_plan_stage(&plan, unit);
        const int32_t count = pave_bake_plan_items(&plan, unit, items);
        for (int32_t i = 0; i < count; i++) {
            assert_in_range(items[i].level, zoom_min, def.zoom_max);
            assert_int_equal(seen[items[i].level][items[i].y][items[i].x]++, 0);
        }
        total += count;
        if (stage == plan.stages) continue;
        int64_t below;
        const int64_t first = pave_bake_plan_below(&plan, unit, &below);
        assert_in_range(below, 1, 64);
        const int32_t deep = stage->low - stage->root; // the root itself is written, or left out
        if (stage < plan.stages + plan.stage_count - 1) assert_int_equal(deep, 0);
        for (int64_t i = first; i < first + below; i++) {
            pave_bake_item roots[PAVE_BAKE_ITEMS_MAX];
            pave_bake_plan_items(&plan, i, roots);
            const int32_t depth = roots[0].level - stage->root;
            assert_int_equal(roots[0].level, stage->top + 1);
            assert_int_equal(roots[0].x >> depth, items[0].x >> deep);
            assert_int_equal(roots[0].y >> depth, items[0].y >> deep);
        }
    }
    for (int32_t level = zoom_min; level <= def.zoom_max; level++) {
        const int64_t side = (int64_t)PAVE_BAKE_PICTURE << (native - level);
        counted += ((def.width + side - 1) / side) * ((def.height + side - 1) / side);
    }
    assert_int_equal(total, counted);
    assert_int_equal(total, plan.item_count);
}

// Every picture is in one unit, and the roots below a unit are a run of units.
TEST(test_pyramids)
{
    for (int64_t columns = 1; columns <= SIDE_MAX; columns += columns < 10 ? 1 : 7)
        for (int64_t rows = 1; rows <= SIDE_MAX; rows += rows < 10 ? 1 : 6)
            for (int32_t low = 0; low < 4; low++)
                for (int32_t up = 0; up < 3; up++) check_pyramid(columns, rows, low, up);
}

TEST(test_segments)
{
    pave_bake_plan plan;
    for (int32_t parts = 1; parts <= 23; parts++) {
        const pave_bake_def def = {.format = PAVE_BAKE_MBTILES,
                                   .width = 20000,
                                   .height = 9000,
                                   .zoom_max = -1,
                                   .part = parts,
                                   .part_count = parts};
        int64_t next = 0;
        assert_ok(pave_bake_plan_make(&def, &plan, NULL));
        for (int32_t i = 0; i <= parts; i++) {
            const pave_bake_segment segment = pave_bake_plan_segment(&plan, i);
            assert_int_equal(segment.first, next);
            next += segment.count;
            for (int64_t unit = segment.first; unit < next; unit++)
                assert_int_equal(pave_bake_plan_segment_of(&plan, unit), i);
        }
        assert_int_equal(next, plan.unit_count);
    }
}

// ---- Ids and refusals ---------------------------------------------------------------------------

TEST(test_chunks)
{
    pave_bake_plan plan;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const pave_bake_def def = {.format = PAVE_BAKE_ZARR,
                               .rect = pave_rect_of(-5, 7, 256 * 70 + 1, 257)};
    int64_t x = 0, y = 0;
    assert_ok(pave_bake_plan_make(&def, &plan, NULL));
    assert_int_equal(plan.unit_count, 2 * 2);
    for (int64_t unit = 0; unit < plan.unit_count; unit++) {
        const int32_t count = pave_bake_plan_items(&plan, unit, items);
        for (int32_t i = 0; i < count; i++) {
            const pave_rect rect = pave_bake_plan_rect(&plan, items[i]);
            assert_int_equal(items[i].x, x);
            assert_int_equal(items[i].y, y);
            assert_int_equal(rect.q, -5 + 256 * x);
            assert_int_equal(rect.r, 7 + 256 * y);
            assert_int_equal(rect.width, x == 70 ? 1 : 256);
            assert_int_equal(rect.height, y == 1 ? 1 : 256);
            if (++x == 71) x = 0, y++;
        }
    }
    assert_int_equal(y, 2);
}

// The whole world, as far as numbers go.
TEST(test_far)
{
    pave_bake_plan plan;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const int64_t side = (INT64_C(1) << 30) + 1;
    const pave_bake_def def = {
        .format = PAVE_BAKE_FOLDER, .width = side * 32, .height = side * 32, .zoom_max = -1};
    assert_ok(pave_bake_plan_make(&def, &plan, NULL));
    assert_int_equal(plan.native, 28);
    const int64_t last = plan.stages[0].count - 1;
    const int32_t count = pave_bake_plan_items(&plan, last, items);
    for (int32_t i = 0; i < count; i++) {
        const pave_bake_square extent = pave_bake_plan_extent(&plan, items[i].level);
        assert_true(items[i].x < extent.x && items[i].y < extent.y);
    }
    int64_t below;
    const int64_t top = plan.unit_count - 1;
    assert_int_equal(pave_bake_plan_below(&plan, top, &below) + below, top);
}

TEST(test_refused)
{
    const pave_bake_def wrong[] = {
        {.format = PAVE_BAKE_FOLDER, .width = 0, .height = 5},
        {.format = PAVE_BAKE_FOLDER, .width = INT64_C(1) << 42, .height = 5, .zoom_max = -1},
        {.format = PAVE_BAKE_FOLDER, .width = 512, .height = 512, .zoom_max = 2},
        {.format = PAVE_BAKE_FOLDER, .width = 512, .height = 512, .zoom_min = 1, .zoom_max = 0},
        {.format = PAVE_BAKE_FOLDER, .width = 512, .height = 512, .zoom_min = -1, .zoom_max = 0},
        {.format = PAVE_BAKE_FOLDER, .width = INT64_C(1) << 31, .height = 5, .zoom_max = 0},
        {.format = PAVE_BAKE_PMTILES, .width = INT64_C(1) << 36, .height = 5, .zoom_max = -1},
        {.format = PAVE_BAKE_FOLDER, .width = 5, .height = 5, .part = 3, .part_count = 2},
        {.format = PAVE_BAKE_FOLDER, .width = 5, .height = 5, .part = -1, .part_count = 2},
        {.format = PAVE_BAKE_FOLDER, .width = 5, .height = 5, .part = 1, .part_count = 10000},
        {.format = PAVE_BAKE_ZARR, .rect = {0, 0, 0, 5}},
        {.format = PAVE_BAKE_ZARR, .rect = {PAVE_COORDINATE_MAX, 0, 2, 1}}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        pave_bake_plan plan;
        pave_error error = {0};
        assert_int_equal(pave_bake_plan_make(&wrong[i], &plan, &error), PAVE_RANGE);
        assert_true(error.message[0]);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
