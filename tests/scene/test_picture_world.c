/// tests/scene/test_picture_world.c: pictures of worlds: each tile comes from its place in the
/// sheet, straight and as diamonds; what is refused.

#include "../calls.h"
#include "../test.h"
#include "picture_fixture.h"

#include <pave/builtin.h>

#include <math.h>

enum { TILE = 4, MARGIN = 1, SPACING = 2, SIDE = 2 * MARGIN + 4 * TILE + 3 * SPACING };

static uint8_t pixels[4 * SIDE * SIDE];

static pave_world *world_of(uint64_t seed)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    assert_ok(pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &set, NULL));
    const pave_world_def def = {.set = set, .seed = seed};
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    pave_wang_destroy(set);
    return world;
}

/// A sheet of 4 x 4 tiles, each of one colour, its id in red; outside them nothing.
static pave_picture_sheet sheet_of(void)
{
    memset(pixels, 0, sizeof pixels);
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            int column = (x - MARGIN) / (TILE + SPACING), row = (y - MARGIN) / (TILE + SPACING);
            bool inside = x >= MARGIN && y >= MARGIN && (x - MARGIN) % (TILE + SPACING) < TILE &&
                          (y - MARGIN) % (TILE + SPACING) < TILE && column < 4 && row < 4;
            uint8_t *out = pixels + 4 * (y * SIDE + x);
            out[0] = inside ? (uint8_t)(row * 4 + column) : 99;
            out[3] = inside ? 255 : 0;
        }
    return (pave_picture_sheet){.rgba = pixels,
                                .width = SIDE,
                                .height = SIDE,
                                .tile_width = TILE,
                                .tile_height = TILE,
                                .margin = MARGIN,
                                .spacing = SPACING};
}

TEST(each_tile_is_that_of_its_cell)
{
    pave_world *world = world_of(7);
    const pave_picture_world_def def = {
        .world = world, .rect = {-3, 5, 9, 6}, .sheet = sheet_of(), .title = "World"};
    pave_scene *scene = NULL;
    assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
    assert_int_equal(pave_scene_count(scene), 1);
    pave_scene_item image = pave_scene_at(scene, 0);
    assert_int_equal(image.width, 9 * TILE);
    assert_int_equal(image.height, 6 * TILE);
    assert_true(image.points[0].x == -3 && image.points[1].y == 11);
    for (int y = 0; y < image.height; y++)
        for (int x = 0; x < image.width; x++) {
            uint32_t id = pave_world_at(world, pave_cell_of(-3 + x / TILE, 5 + y / TILE));
            assert_int_equal(image.rgba[4 * (y * image.width + x)], id);
            assert_int_equal(image.rgba[4 * (y * image.width + x) + 3], 255);
        }
    pave_scene_frame frame;
    assert_ok(pave_scene_measure(scene, NULL, &frame, NULL));
    assert_int_equal(frame.width, 9 * TILE); // pixel by pixel
    note_picture(scene);
    pave_scene_destroy(scene);
    pave_world_destroy(world);
    same_pictures(UINT64_C(0x78686f36395b69f9));
}

TEST(diamonds_lie_over_each_other)
{
    pave_world *world = world_of(7);
    const pave_picture_world_def def = {
        .world = world, .rect = {0, 0, 3, 2}, .sheet = sheet_of(), .isometric = true};
    pave_scene *scene = NULL;
    assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
    pave_scene_item image = pave_scene_at(scene, 0);
    assert_int_equal(image.width, 5 * TILE / 2);
    assert_int_equal(image.height, 5 * TILE / 2);
    // The tiles are whole squares, so the last one hides what it covers.
    const uint8_t *last = image.rgba + 4 * ((3 * TILE / 2) * image.width + (3 - 1) * TILE / 2);
    assert_int_equal(last[0], pave_world_at(world, pave_cell_of(2, 1)));
    assert_int_equal(image.rgba[3], 0); // nothing in the corner
    assert_true(image.points[0].x == -1 && image.points[0].y == 0);
    note_picture(scene);
    pave_scene_destroy(scene);

    // What is half transparent shows what is below; over nothing it stays as it is.
    for (int i = 0; i < SIDE * SIDE; i++)
        if (pixels[4 * i + 3]) pixels[4 * i + 3] = 128;
    assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
    image = pave_scene_at(scene, 0);
    const uint8_t *first = image.rgba + 4 * (TILE / 2); // the top of cell (0, 0)
    assert_int_equal(first[0], pave_world_at(world, pave_cell_of(0, 0)));
    assert_int_equal(first[3], 128);
    bool deeper = false;
    for (int i = 0; i < image.width * image.height; i++) deeper |= image.rgba[4 * i + 3] == 192;
    assert_true(deeper); // 128 over 128
    note_picture(scene);
    pave_scene_destroy(scene);
    pave_world_destroy(world);
    same_pictures(UINT64_C(0x379919f6c2f816fc));
}

TEST(a_batch_runs_rows)
{
    pave_world *world = world_of(3);
    const pave_picture_world_def def = {.world = world, .rect = {0, 0, 5, 40}, .sheet = sheet_of()};
    pave_scene *scene = NULL, *other = NULL;
    int64_t strips = 0;
    const pave_batch batch = {.runner = {run_backwards, &strips}};
    assert_ok(pave_picture_world(&def, NULL, NULL, &scene, NULL));
    assert_ok(pave_picture_world(&def, NULL, &batch, &other, NULL));
    assert_true(pave_scene_hash(scene) == pave_scene_hash(other));
    assert_true(strips >= 40);
    pave_scene_destroy(other);
    pave_scene_destroy(scene);
    pave_world_destroy(world);
}

TEST(wrong_definitions_are_refused)
{
    pave_world *world = world_of(1);
    const pave_picture_sheet sheet = sheet_of();
    const pave_picture_world_def good = {.world = world, .rect = {0, 0, 9, 9}, .sheet = sheet};
    pave_picture_world_def rows[12];
    pave_result results[12];
    for (int i = 0; i < 12; i++) {
        rows[i] = good;
        results[i] = PAVE_RANGE;
    }
    rows[0].world = NULL;
    rows[1].sheet.rgba = NULL;
    rows[2].sheet.height = SIDE - 1; // the last row of tiles does not fit any more
    rows[3].title = "\xff";
    for (int i = 0; i < 4; i++) results[i] = PAVE_INVALID;
    rows[4].rect.width = 0;
    rows[5].sheet.tile_height = 0;
    rows[6].sheet.margin = -1;
    rows[7].sheet.spacing = -1;
    rows[8].isometric = true;
    rows[8].sheet.tile_width = 3;
    rows[9].rect.width = 32768 / TILE; // 32768 pixels
    rows[10].rect.q = PAVE_COORDINATE_MAX;
    rows[11].size.scale = NAN;
    for (int i = 0; i < 12; i++) {
        pave_scene *scene = (pave_scene *)(uintptr_t)1;
        pave_error error = {0};
        assert_int_equal(pave_picture_world(&rows[i], NULL, NULL, &scene, NULL), results[i]);
        assert_int_equal(pave_picture_world(&rows[i], NULL, NULL, &scene, &error), results[i]);
        assert_null(scene);
        assert_int_equal(error.result, results[i]);
        assert_true(strlen(error.message) > 10);
    }
    pave_world_destroy(world);
}

int main(void) { return run_all_tests(NULL, NULL); }
