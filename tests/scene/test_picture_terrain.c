/// tests/scene/test_picture_terrain.c: pictures of terrain: water is blue and land is not, water
/// ends inside cells, rivers are lines, the same picture by any runner, what is refused.

#include "../../src/tactics/solid_parts.h"
#include "../../src/tactics/terrain/terrain_model.h"
#include "../calls.h"
#include "../test.h"
#include "picture_fixture.h"

#include <pave/terrain.h>

#include <math.h>

static pave_window *window;
static pave_terrain *terrain;

static int open_terrain(void **state)
{
    const pave_window_def shape = {.tiling = pave_tiling_tri(), .width = 80, .height = 40};
    if (pave_window_create(&shape, NULL, &window, NULL)) return 1;
    const pave_terrain_def def = {
        .window = window, .seed = 7, .hills = 20, .river = 20, .erosion = 4};
    return pave_terrain_create(&def, NULL, &terrain, NULL) != PAVE_OK;
}

static int close_terrain(void **state)
{
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
    return 0;
}

static pave_scene *scene_of(const pave_picture_terrain_def *def, const pave_batch *batch)
{
    pave_scene *scene = NULL;
    pave_error error;
    if (pave_picture_terrain(def, NULL, batch, &scene, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return scene;
}

TEST(water_is_blue_and_land_is_not)
{
    pave_scene *scene =
        scene_of(&(pave_picture_terrain_def){.terrain = terrain, .size = {.scale = 8}}, NULL);
    const pave_scene_item image = pave_scene_at(scene, 0);
    int wet = 0, dry = 0, green = 0;
    assert_int_equal(image.kind, PAVE_SCENE_IMAGE);
    for (int64_t i = 0; i < window->count; i++) {
        const pave_cell cell = pave_window_cell(window, i);
        const double v = cell.r + (cell.s + 1) / 3.0, u = cell.q + (cell.s + 1) / 3.0;
        const int32_t x = (int32_t)((u + v / 2 - image.points[0].x) * 8),
                      y = (int32_t)((v * 0.8660254 - image.points[0].y) * 8);
        if (x < 0 || x >= image.width || y < 0 || y >= image.height) continue;
        const uint8_t *pixel = image.rgba + 4 * (y * image.width + x);
        const int zone = terrain->zones[i];
        if (pixel[3] < 255) continue;
        if (zone == PAVE_TERRAIN_SEA) assert_true(pixel[2] > pixel[0]);
        green += zone == PAVE_TERRAIN_GRASS && pixel[1] > pixel[2]; // not in deep shade
        wet += zone == PAVE_TERRAIN_SEA;
        dry += zone == PAVE_TERRAIN_GRASS;
    }
    assert_true(wet > 100 && dry > 100 && green > dry * 9 / 10);
    pave_scene_destroy(scene);
}

/// Returns the pixel at a position of an image of 32 pixels per edge; NULL outside.
static const uint8_t *pixel_at(const pave_scene_item *image, double x, double y)
{
    const int32_t column = (int32_t)((x - image->points[0].x) * 32),
                  row = (int32_t)((y - image->points[0].y) * 32);
    return column < 0 || column >= image->width || row < 0 || row >= image->height
               ? NULL
               : image->rgba + 4 * (row * image->width + column);
}

/// Cells without a wet corner are land, and water does not end along their sides: the colour is
/// about the same on both sides of a side between two dry vertices that are well above the sea.
TEST(water_ends_inside_cells)
{
    pave_scene *scene =
        scene_of(&(pave_picture_terrain_def){.terrain = terrain, .size = {.scale = 32}}, NULL);
    const pave_scene_item image = pave_scene_at(scene, 0);
    int seen = 0, cut = 0;
    for (int64_t i = 0; i < window->count; i++) {
        pave_vec2 corners[3];
        int wet = 0, count = 0, high = 0;
        for (int k = 0; k < 3; k++) {
            const pave_tri_vertex at = pave_tri_corners(pave_window_cell(window, i), k);
            corners[k] = (pave_vec2){at.q + at.r * 0.5, at.r * 0.8660254};
            const int32_t vertex = pave_terrain_index(terrain, at);
            high += terrain->heights[vertex] > PAVE_TERRAIN_UNIT / 32;
            if (terrain->waters[vertex] >= PAVE_WATER_LAKE) wet = k, count++;
        }
        const pave_vec2 a = corners[(wet + 1) % 3], b = corners[(wet + 2) % 3];
        for (int step = 1; step < 16 && count == 1 && high == 2; step++) {
            const double x = a.x + (b.x - a.x) * step / 16, y = a.y + (b.y - a.y) * step / 16,
                         dx = (corners[wet].x - x) * 0.04, dy = (corners[wet].y - y) * 0.04;
            const uint8_t *in = pixel_at(&image, x + dx, y + dy),
                          *out = pixel_at(&image, x - dx, y - dy);
            if (!in || !out || in[3] < 255 || out[3] < 255) continue;
            seen++;
            cut += abs(in[0] - out[0]) > 40;
        }
    }
    assert_true(seen > 500);
    assert_int_equal(cut, 0);
    pave_scene_destroy(scene);
}

TEST(rivers_and_cells_are_lines)
{
    pave_picture_terrain_def def = {.terrain = terrain, .size = {.scale = 8 * (SPARSE(2) - 1)}};
    pave_scene *rivers = scene_of(&def, NULL);
    int64_t lines = 0;
    for (int64_t i = 0; i < pave_scene_count(rivers); i++) {
        const pave_scene_item item = pave_scene_at(rivers, i);
        lines += item.kind == PAVE_SCENE_LINE;
        if (item.kind == PAVE_SCENE_LINE) assert_true(item.style.width > 0 && item.style.width < 2);
    }
    assert_true(lines > 20);
    def.cells = true;
    pave_scene *cells = scene_of(&def, NULL);
    assert_true(pave_scene_count(cells) > pave_scene_count(rivers) + window->count);
    pave_scene_destroy(cells);
    pave_scene_destroy(rivers);
}

/// A prism seen from the south: its top and its southern wall, the top last.
TEST(solids_are_seen_from_the_south)
{
    static const pave_solid_zone zones[2] = {{"top", 0x40c040ff}, {"wall", 0xc04040ff}};
    static const int32_t heights[2] = {4096, 4096};
    static const uint8_t tops_zone[2] = {0, 0}, walls_zone[2] = {1, 1};
    const pave_window_def shape = {
        .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 2, .height = 1};
    pave_window *two = NULL;
    pave_solid *solid = NULL;
    pave_scene *scene = NULL;
    assert_ok(pave_solid_create(zones, 2, false, NULL, &solid, NULL));
    pave_picture_solid_def def = {.solid = solid};
    assert_int_equal(pave_picture_solid(&def, NULL, &scene, NULL), PAVE_INVALID);
    assert_ok(pave_window_create(&shape, NULL, &two, NULL));
    const pave_solid_cells cells = {two, heights, tops_zone, walls_zone, 0, 1};
    assert_ok(pave_solid_add_cells(solid, &cells));
    pave_window_destroy(two);
    assert_ok(pave_picture_solid(&def, NULL, &scene, NULL));
    int tops = 0, walls = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        const pave_scene_item item = pave_scene_at(scene, i);
        const bool green = (item.style.fill >> 16 & 255) > (item.style.fill >> 24);
        tops += green;
        walls += !green;
        if (green) assert_true(item.points[0].y < 0.8); // raised by 0.6
    }
    assert_int_equal(tops, 2);
    assert_int_equal(walls, 4); // the south, and the west, which leans
    pave_scene_destroy(scene);
    for (failing counts = each_failing; failing_next(&counts);) {
        const pave_result result = pave_picture_solid(&def, &counts.allocator, &scene, NULL);
        pave_scene_destroy(scene);
        assert_told(counts, result);
    }
    pave_solid_destroy(solid);
}

static bool stop_now(void *context, int64_t done, int64_t total)
{
    (void)context;
    (void)done;
    (void)total;
    return true;
}

TEST(any_runner_gives_the_same)
{
    const pave_picture_terrain_def def = {.terrain = terrain, .size = {.width = 200}};
    const pave_batch batch = {.runner = {run_backwards, NULL}},
                     stopping = {.progress = {stop_now, NULL}};
    pave_scene *a = scene_of(&def, NULL), *b = scene_of(&def, &batch), *none = NULL;
    assert_true(pave_scene_hash(a) == pave_scene_hash(b));
    assert_int_equal(pave_scene_at(a, 0).width, 200);
    assert_int_equal(pave_picture_terrain(&def, NULL, &stopping, &none, NULL), PAVE_STOPPED);
    assert_null(none);
    pave_scene_destroy(b);
    pave_scene_destroy(a);
}

TEST(refused)
{
    pave_scene *scene = NULL;
    pave_error error;
    pave_picture_terrain_def def = {0};
    assert_int_equal(pave_picture_terrain(&def, NULL, NULL, &scene, &error), PAVE_INVALID);
    def = (pave_picture_terrain_def){.terrain = terrain, .size = {.scale = 0.5}};
    assert_int_equal(pave_picture_terrain(&def, NULL, NULL, &scene, &error), PAVE_RANGE);
    def.size.scale = 1e6;
    assert_int_equal(pave_picture_terrain(&def, NULL, NULL, &scene, &error), PAVE_RANGE);
    assert_null(scene);
}

int main(void) { return run_all_tests(open_terrain, close_terrain); }
