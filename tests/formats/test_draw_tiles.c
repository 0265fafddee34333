/// tests/formats/test_draw_tiles.c: tiles that are painted as pave draws a single cell, laid over a
/// world, look as pave draws that world: pixels are counted.

#include "../test.h"
#include "tiled_scratch.h"

#include <pave/formats/draw.h>
#include <pave/picture.h>
#include <pave/wang.h>

#include <math.h>

enum { WIDE = 64, TILES_MAX = 64 };

static const uint32_t colors[2] = {0x5fb04aff, 0x3272d9ff};

/// Draws a scene, and reads the picture.
static pave_tiled_pixels pixels_of(const pave_scene *scene)
{
    pave_tiled_pixels out = {0};
    pave_error error = {0};
    if (pave_draw_file(scene, scratch("a.png"), NULL, NULL, NULL, &error) != PAVE_OK ||
        pave_tiled_png_read(scratch("a.png"), NULL, &out, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return out;
}

static pave_scene *drawn(const pave_picture_world_def *def)
{
    pave_scene *scene = NULL;
    pave_error error = {0};
    if (pave_picture_world(def, NULL, NULL, &scene, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return scene;
}

/// The corners of a cell that lie lowest in x and y.
static pave_vec2 low_of(const pave_window *window, const pave_layout *layout)
{
    pave_vec2 low = {1e9, 1e9};
    pave_window_walk walk = pave_window_begin(window);
    while (pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++) {
            const pave_vec2 at = pave_tiling_corner_point(window->tiling, layout, walk.cell, k);
            low = pave_vec2_of(fmin(low.x, at.x), fmin(low.y, at.y));
        }
    return low;
}

/// A picture of colours, and which of its pixels is at the lower corners of its cells.
typedef struct plain {
    pave_tiled_pixels pixels;
    int x, y;
} plain;

static plain plain_of(const pave_world *world, const uint8_t *cell, const pave_window *window,
                      const pave_mask *within, const pave_layout *layout, pave_cell low_at)
{
    const pave_picture_world_def def = {.world = world,
                                        .cell_colors = cell,
                                        .window = window,
                                        .within = within,
                                        .colors = colors,
                                        .color_count = 2,
                                        .layout = layout,
                                        .size = {1, 0, 0}};
    pave_scene *scene = drawn(&def);
    pave_scene_frame frame;
    pave_vec2 low = low_of(window, layout);
    if (within) {
        low = pave_vec2_of(1e9, 1e9);
        for (int k = 0; k < pave_tiling_side_count(window->tiling, low_at.s); k++) {
            const pave_vec2 at = pave_tiling_corner_point(window->tiling, layout, low_at, k);
            low = pave_vec2_of(fmin(low.x, at.x), fmin(low.y, at.y));
        }
    }
    assert_ok(pave_scene_measure(scene, NULL, &frame, NULL));
    plain out = {.pixels = pixels_of(scene)};
    out.x = (int)floor(low.x - frame.origin.x + .3); // halves are common, and go one way
    out.y = (int)floor(low.y - frame.origin.y + .3);
    pave_scene_destroy(scene);
    return out;
}

static const uint8_t *at(const pave_tiled_pixels *pixels, int x, int y)
{
    static const uint8_t white[4] = {255, 255, 255, 255};
    if (x < 0 || y < 0 || x >= pixels->width || y >= pixels->height) return white;
    return pixels->rgba + 4 * ((size_t)y * (size_t)pixels->width + (size_t)x);
}

/// Whether a pixel is near a side: there pave draws the rims of cells, and the pictures end.
static bool at_rim(const pave_tiling *tiling, const pave_layout *layout, pave_vec2 low, int x,
                   int y)
{
    const pave_cell own =
        pave_tiling_face_at(tiling, layout, pave_vec2_of(low.x + x + .5, low.y + y + .5));
    for (int k = 0; k < 9; k++) {
        const pave_cell cell = pave_tiling_face_at(
            tiling, layout,
            pave_vec2_of(low.x + x + .5 + 2 * (k % 3 - 1), low.y + y + .5 + 2 * (k / 3 - 1)));
        if (memcmp(&cell, &own, sizeof cell) != 0) return true;
    }
    return false;
}

/// `shown` is the face whose shape is that of the picture.
static void compare(const pave_tiling *tiling, int32_t shown, pave_vec2 i, pave_vec2 j, int height)
{
    const int sides = pave_tiling_side_count(tiling, 0);
    const pave_wang_complete_def complete = {.sides = sides, .color_count = 2};
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_window *window = NULL, *one = NULL;
    pave_mask *mask = NULL;
    pave_layout layout;
    const pave_wang_set *sets[2];
    assert_ok(pave_wang_complete_create(&complete, NULL, &set, NULL));
    sets[0] = sets[1] = set;
    assert_ok(pave_world_create(&(pave_world_def){.tiling = tiling, .sets = sets, .seed = 5}, NULL,
                                &world, NULL));
    pave_window_def def = {
        .tiling = tiling, .shape = PAVE_WINDOW_PARALLELOGRAM, .width = 8, .height = 6};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    def.width = tiling->face_count;
    def.height = 1;
    assert_ok(pave_window_create(&def, NULL, &one, NULL));
    assert_ok(pave_mask_create(one, NULL, &mask, NULL));
    const pave_cell cell = {0, 0, shown};
    pave_mask_set_cell(mask, pave_window_index(one, cell), true);
    assert_ok(pave_layout_of(pave_vec2_of(0, 0), i, j, &layout));

    static uint8_t rgba[TILES_MAX][4 * WIDE * WIDE];
    pave_picture_tile tiles[TILES_MAX];
    const uint32_t count = pave_wang_tile_count(set);
    assert_true(count <= TILES_MAX);
    for (uint32_t t = 0; t < count; t++) {
        uint8_t places[2 * PAVE_WANG_PLACES_MAX] = {0};
        memcpy(places + pave_window_index(one, cell) * PAVE_WANG_PLACES_MAX,
               pave_wang_tile_colors(set, t), 2 * (size_t)sides);
        plain alone = plain_of(NULL, places, one, mask, &layout, cell);
        for (int p = 0; p < WIDE * height; p++)
            memcpy(rgba[t] + 4 * p, at(&alone.pixels, alone.x + p % WIDE, alone.y + p / WIDE), 4);
        tiles[t] = (pave_picture_tile){.id = pave_wang_tile_id(set, t),
                                       .width = WIDE,
                                       .height = height,
                                       .stride = WIDE,
                                       .rgba = rgba[t]};
        pave_tiled_pixels_destroy(&alone.pixels);
    }
    const pave_picture_tile_list list = {.tiles = tiles, .count = count}, lists[2] = {list, list};
    const pave_picture_world_def laid = {
        .world = world, .window = window, .pictures = lists, .layout = &layout, .size = {1, 0, 0}};
    pave_scene *scene = drawn(&laid);
    const pave_scene_item image = pave_scene_at(scene, 0);
    plain whole = plain_of(world, NULL, window, NULL, &layout, cell);
    const pave_vec2 low = low_of(window, &layout);
    int inside = 0, differ = 0;
    for (int p = 0; p < image.width * image.height; p++) {
        const uint8_t *pixel = image.rgba + 4 * p,
                      *other =
                          at(&whole.pixels, whole.x + p % image.width, whole.y + p / image.width);
        if (pixel[3] == 0 || at_rim(tiling, &layout, low, p % image.width, p / image.width))
            continue;
        inside++;
        differ +=
            abs(pixel[0] - other[0]) + abs(pixel[1] - other[1]) + abs(pixel[2] - other[2]) > 90;
    }
    print_message("%d sides: %d of %d pixels differ\n", sides, differ, inside);
    assert_true(inside > 8 * 6 * WIDE * WIDE / 4);
    assert_true(differ * 100 < inside);
    pave_tiled_pixels_destroy(&whole.pixels);
    pave_scene_destroy(scene);
    pave_mask_destroy(mask);
    pave_window_destroy(one);
    pave_window_destroy(window);
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

TEST(a_world_of_painted_tiles_is_the_drawn_world)
{
    compare(pave_tiling_square(), 0, pave_vec2_of(64, 0), pave_vec2_of(0, 64), 64);
    compare(pave_tiling_hex(), 0, pave_vec2_of(64, 0), pave_vec2_of(32, 48), 64);
    compare(pave_tiling_tri(), 1, pave_vec2_of(64, 0), pave_vec2_of(32, 55), 55);
}

int main(void)
{
    scratch_begin("draw_tiles");
    return run_all_tests(NULL, NULL);
}
