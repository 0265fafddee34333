/// tests/scene/test_sheet.c: scenes beside each other: where each part goes, captions, failures.
#include <pave/scene.h>

#include <math.h>

#include "../test.h"

enum { PARTS = 5 };

static const pave_scene_style filled = {.fill = 0x336699ff};

/// A scene of one rectangle, whose middle is far from the origin.
static pave_scene *rectangle(double width, double height)
{
    const pave_vec2 corners[] = {
        {70, 90}, {70 + width, 90}, {70 + width, 90 + height}, {70, 90 + height}};
    pave_scene *scene = NULL;
    assert_ok(pave_scene_create(NULL, NULL, &scene, NULL));
    assert_ok(pave_scene_add_polygon(scene, corners, 4, &filled));
    return scene;
}

/// Five parts of several sizes, number 3 of which is an empty place.
static void make_parts(pave_scene *out[PARTS])
{
    static const double sizes[PARTS][2] = {{4, 2}, {6, 1}, {2, 8}, {0, 0}, {10, 3}};
    for (int i = 0; i < PARTS; i++)
        out[i] = sizes[i][0] > 0 ? rectangle(sizes[i][0], sizes[i][1]) : NULL;
}

static void release_parts(pave_scene *parts[PARTS])
{
    for (int i = 0; i < PARTS; i++) pave_scene_destroy(parts[i]);
}

TEST(parts_are_in_the_middle_of_their_places)
{
    pave_scene *parts[PARTS], *sheet = NULL;
    make_parts(parts);
    const pave_scene_sheet_def def = {.parts = (const pave_scene *const *)parts,
                                      .part_count = PARTS,
                                      .columns = 2,
                                      .gap = 1,
                                      .background = 0xff};
    // Columns are 10 and 6 wide, rows 2, 8 and 3 high.
    static const pave_box wanted[] = {
        {{3, 0}, {7, 2}}, {{11, 0.5}, {17, 1.5}}, {{4, 3}, {6, 11}}, {{0, 12}, {10, 15}}};
    assert_ok(pave_scene_create_sheet(&def, NULL, &sheet, NULL));
    int found = 0;
    for (int64_t i = 0; i < pave_scene_count(sheet); i++) {
        const pave_scene_item item = pave_scene_at(sheet, i);
        if (item.kind != PAVE_SCENE_POLYGON) continue;
        const pave_box box = pave_scene_item_bounds(&item);
        assert_true(fabs(box.min.x - wanted[found].min.x) < 1e-12 &&
                    fabs(box.min.y - wanted[found].min.y) < 1e-12 &&
                    fabs(box.max.x - wanted[found].max.x) < 1e-12 &&
                    fabs(box.max.y - wanted[found].max.y) < 1e-12);
        found++;
    }
    assert_int_equal(found, 4);
    const pave_box whole = pave_scene_bounds(sheet);
    assert_true(whole.min.x == -0.5 && whole.min.y == -0.5 && whole.max.x == 17.5 &&
                whole.max.y == 15.5);
    assert_int_equal(pave_scene_get_def(sheet).background, 0xff);
    pave_scene_destroy(sheet);
    release_parts(parts);
}

TEST(there_are_three_in_a_row_by_default)
{
    pave_scene *parts[PARTS], *sheet = NULL;
    make_parts(parts);
    pave_scene_sheet_def def = {.parts = (const pave_scene *const *)parts, .part_count = PARTS};
    for (int all = 0; all < 2; all++) {
        def.columns = all * (PARTS + 7); // more than there are parts
        assert_ok(pave_scene_create_sheet(&def, NULL, &sheet, NULL));
        const pave_box box = pave_scene_bounds(sheet);
        const double width = all ? 22 + 5 * 0.4 : 16 + 3 * 0.4, height = all ? 8.4 : 11 + 2 * 0.4;
        assert_true(fabs(box.max.x - box.min.x - width) < 1e-12);
        assert_true(fabs(box.max.y - box.min.y - height) < 1e-12);
        pave_scene_destroy(sheet);
    }
    release_parts(parts);
}

TEST(captions_are_below_and_fit)
{
    static const char *const captions[PARTS] = {
        "a", NULL, "a caption that is much longer than its part is wide", "", "b"};
    pave_scene *parts[PARTS], *sheet = NULL;
    make_parts(parts);
    const pave_scene_sheet_def def = {.parts = (const pave_scene *const *)parts,
                                      .part_count = PARTS,
                                      .captions = captions,
                                      .title = "five"};
    assert_ok(pave_scene_create_sheet(&def, NULL, &sheet, NULL));
    assert_string_equal(pave_scene_get_def(sheet).title, "five");
    int found = 0;
    double size = 0;
    for (int64_t i = 0; i < pave_scene_count(sheet); i++) {
        const pave_scene_item item = pave_scene_at(sheet, i);
        if (item.kind != PAVE_SCENE_LABEL) continue;
        const pave_box box = pave_scene_item_bounds(&item);
        assert_true(box.min.y > 7.9); // the row is 8 high
        assert_true(found == 0 || !(item.font.size < size || item.font.size > size));
        size = item.font.size;
        if (found == 1) assert_true(box.max.x - box.min.x <= 2 + 1e-9);
        found++;
    }
    assert_int_equal(found, 3);
    pave_scene_destroy(sheet);
    release_parts(parts);
}

TEST(bad_sheets_are_refused)
{
    pave_scene *part = rectangle(1, 1), *out = (pave_scene *)(uintptr_t)1;
    const pave_scene *const parts[] = {part};
    static const char *const captions[] = {"two\nlines"};
    const pave_scene_sheet_def rows[] = {
        {.parts = parts, .part_count = 0},
        {.parts = parts, .part_count = -1},
        {.parts = parts, .part_count = 1, .columns = -1},
        {.parts = parts, .part_count = 1, .gap = -1},
        {.parts = parts, .part_count = 1, .gap = (double)NAN},
        {.parts = parts, .part_count = 1, .gap = (double)INFINITY},
        {.parts = parts, .part_count = 1, .size = {.width = -1}},
        {.parts = parts, .part_count = 1, .captions = captions},
    };
    enum { ROWS = sizeof rows / sizeof *rows };
    for (int i = 0; i < ROWS; i++) {
        pave_error error = {0};
        const pave_result wanted = i == ROWS - 1 ? PAVE_INVALID : PAVE_RANGE;
        assert_int_equal(pave_scene_create_sheet(&rows[i], NULL, &out, &error), wanted);
        assert_int_equal(error.result, wanted);
        assert_true(error.message[0]);
        assert_null(out);
    }
    pave_scene_add_circle(part, pave_vec2_of(0, 0), -1, &filled);
    const pave_scene_sheet_def failed = {.parts = parts, .part_count = 1};
    assert_int_equal(pave_scene_create_sheet(&failed, NULL, &out, NULL), PAVE_RANGE);
    pave_scene_destroy(part);
}

TEST(every_allocation_fails_once)
{
    pave_scene *parts[PARTS];
    static const char *const captions[PARTS] = {"a", "b", "c", "d", "e"};
    make_parts(parts);
    const pave_scene_sheet_def def = {.parts = (const pave_scene *const *)parts,
                                      .part_count = PARTS,
                                      .columns = 3,
                                      .captions = captions};
    int64_t count = 1;
    for (int64_t i = -1; i < count; i++) {
        failing memory = {.fail_at = i};
        pave_allocator allocator = failing_allocator(&memory);
        pave_scene *sheet = NULL;
        const pave_result result = pave_scene_create_sheet(&def, &allocator, &sheet, NULL);
        if (i < 0) count = memory.count;
        assert_int_equal(result, i < 0 ? PAVE_OK : PAVE_NO_MEMORY);
        assert_true((sheet != NULL) == (i < 0));
        pave_scene_destroy(sheet);
        assert_int_equal(memory.alive, 0);
    }
    release_parts(parts);
}

int main(void) { return run_all_tests(NULL, NULL); }
