/// tests/formats/test_tiled_pictures.c: the pictures of tile-set files: tiles are where the file
/// says, each picture is read once, keys become nothing; what is wrong is refused, and every
/// allocation fails once.

#include "../test.h"
#include "tests/failing.h"
#include "tiled_scratch.h"

enum { TILE = 12 };

static pave_error error;

/// A sheet of four triangles in two columns, and its file: two faces, of which the second has a
/// rectangle, a picture of its own and a tile beyond the sheet.
typedef struct set {
    pave_json_wang file;
    pave_json_wang_face faces[2];
    pave_json_wang_tile tiles[5];
    pave_tiled_pixels sheet;
} set;

static void set_open(set *it)
{
    static char path[] = "set.json";
    static const uint8_t colors[4 * 6] = {1, 0, 1, 0, 1, 0, 2, 0, 1, 0, 1, 0,
                                          2, 0, 2, 0, 1, 0, 2, 0, 2, 0, 2, 0};
    const pave_tiled_template_def def = {.kind = PAVE_WANG_EDGE,
                                         .colors = 2,
                                         .tile_size = TILE,
                                         .png_path = scratch("sheet.png"),
                                         .tiles = colors,
                                         .tile_count = 4,
                                         .sides = 3};
    assert_ok(pave_tiled_template_write(&def, NULL, NULL, &error));
    *it = (set){.file = {.path = path, .face_count = 2}};
    assert_ok(pave_tiled_png_read(scratch("sheet.png"), NULL, &it->sheet, &error));
    it->file.faces = it->faces;
    it->faces[0] = (pave_json_wang_face){.sides = 3, .tile_count = 2, .tiles = it->tiles};
    it->faces[1] =
        (pave_json_wang_face){.sides = 3, .mirror_sum = 3, .tile_count = 3, .tiles = it->tiles + 2};
    it->tiles[0].id = 3;
    it->tiles[1].id = 0;
    it->tiles[2] = (pave_json_wang_tile){
        .id = 9, .has_rect = true, .rect_x = 5, .rect_y = 4, .width = 7, .height = 8};
    it->tiles[3].id = 2;
    it->tiles[4].id = 77; // beyond
    it->file.sheet = (pave_json_wang_sheet){
        .tile_width = TILE, .tile_height = it->sheet.height / 2, .columns = 2};
}

static void name_images(set *it, const char *sheet, const char *own)
{
    static char names[2][2 * SCRATCH_PATH_SIZE];
    snprintf(names[0], sizeof names[0], "%s", sheet);
    snprintf(names[1], sizeof names[1], "%s", own);
    it->file.sheet.image = names[0];
    it->tiles[3].image = names[1];
}

static void check_tile(const set *it, const pave_picture_tile *tile, uint32_t id, int32_t x,
                       int32_t y, int32_t width, int32_t height)
{
    assert_int_equal(tile->id, id);
    assert_int_equal(tile->width, width);
    assert_int_equal(tile->height, height);
    for (int32_t row = 0; row < height; row++)
        assert_memory_equal(tile->rgba + 4 * (size_t)(row * tile->stride),
                            it->sheet.rgba + 4 * (size_t)((y + row) * it->sheet.width + x),
                            4 * (size_t)width);
}

TEST(tiles_are_where_the_file_says)
{
    set it;
    pave_tiled_pictures *pictures = NULL;
    set_open(&it);
    name_images(&it, scratch("sheet.png"), scratch("sheet.png"));
    assert_ok(pave_tiled_pictures_read(&it.file, NULL, NULL, &pictures, &error));
    assert_int_equal(pictures->face_count, 2);
    const pave_picture_tile_list *a = &pictures->lists[0], *b = &pictures->lists[1];
    assert_int_equal(a->count, 2); // by id
    check_tile(&it, &a->tiles[0], 0, 0, 0, TILE, it.sheet.height / 2);
    check_tile(&it, &a->tiles[1], 3, TILE, it.sheet.height / 2, TILE, it.sheet.height / 2);
    assert_int_equal(b->count, 2); // none beyond the sheet
    assert_int_equal(b->mirror_sum, 3);
    check_tile(&it, &b->tiles[0], 2, 0, 0, it.sheet.width, it.sheet.height);
    check_tile(&it, &b->tiles[1], 9, 5, 4, 7, 8);
    pave_tiled_pictures_destroy(pictures);

    const uint8_t *pixel = it.sheet.rgba + 4 * (size_t)(it.sheet.width * 3 + TILE / 2);
    const uint32_t key = (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
    assert_ok(pave_tiled_pictures_read(&it.file, &key, NULL, &pictures, &error));
    const uint8_t *gone =
        pictures->lists[0].tiles[0].rgba + 4 * (size_t)(it.sheet.width * 3 + TILE / 2);
    assert_int_equal(gone[3], 0);
    pave_tiled_pictures_destroy(pictures);
    pave_tiled_pixels_destroy(&it.sheet);
    pave_tiled_pictures_destroy(NULL);
}

/// Tiles of two shapes in one sheet: each rectangle has its tile, and no two overlap.
TEST(a_sheet_has_several_shapes)
{
    enum { TRIANGLES = 5, OCTAGONS = 3, WIDE = 16 };
    uint8_t triangles[TRIANGLES * 6], octagons[OCTAGONS * 16];
    memset(triangles, 1, sizeof triangles);
    memset(octagons, 2, sizeof octagons);
    const pave_tiled_template_def next = {.kind = PAVE_WANG_MIXED,
                                          .colors = 2,
                                          .tile_size = WIDE,
                                          .tiles = octagons,
                                          .tile_count = OCTAGONS,
                                          .sides = 8},
                                  def = {.kind = PAVE_WANG_MIXED,
                                         .colors = 2,
                                         .tile_size = TILE,
                                         .png_path = scratch("both.png"),
                                         .tiles = triangles,
                                         .tile_count = TRIANGLES,
                                         .sides = 3,
                                         .next = &next};
    pave_tiled_pixels sheet;
    assert_ok(pave_tiled_template_write(&def, NULL, NULL, &error));
    assert_ok(pave_tiled_png_read(scratch("both.png"), NULL, &sheet, &error));
    assert_int_equal(sheet.width, 3 * TILE);
    assert_int_equal(sheet.height, 2 * 11 + 2 * WIDE);
    for (uint32_t i = 0; i < TRIANGLES + OCTAGONS; i++) {
        int32_t rect[4];
        pave_tiled_template_rect(&def, i, rect);
        const bool later = i >= TRIANGLES;
        const int32_t at = (int32_t)(later ? i - TRIANGLES : i), columns = later ? 2 : 3;
        assert_int_equal(rect[2], later ? WIDE : TILE);
        assert_int_equal(rect[3], later ? WIDE : 11);
        assert_int_equal(rect[0], at % columns * rect[2]);
        assert_int_equal(rect[1], at / columns * rect[3] + (later ? 22 : 0));
        // In the middle of the first side it has its first colour: green, or blue.
        const int32_t x = rect[0] + (later ? rect[2] / 2 : 8), y = rect[1] + (later ? 1 : 6);
        const uint8_t *pixel = sheet.rgba + 4 * ((size_t)y * (size_t)sheet.width + (size_t)x);
        assert_int_equal(pixel[3], 255);
        assert_true(later ? pixel[2] > pixel[1] : pixel[1] > pixel[2]);
    }
    pave_tiled_pixels_destroy(&sheet);
}

TEST(what_is_wrong_is_refused)
{
    set it;
    pave_tiled_pictures *pictures = NULL;
    set_open(&it);
    name_images(&it, scratch("sheet.png"), scratch("gone.png"));
    assert_int_equal(pave_tiled_pictures_read(&it.file, NULL, NULL, &pictures, &error), PAVE_IO);
    assert_null(pictures);
    assert_non_null(strstr(error.message, "gone.png"));
    name_images(&it, scratch("sheet.png"), scratch("sheet.png"));
    it.tiles[2].width = it.sheet.width;
    assert_int_equal(pave_tiled_pictures_read(&it.file, NULL, NULL, &pictures, &error),
                     PAVE_INVALID);
    assert_non_null(strstr(error.message, "tile 9"));
    it.file.sheet.image = NULL;
    it.tiles[3].image = NULL;
    assert_int_equal(pave_tiled_pictures_read(&it.file, NULL, NULL, &pictures, NULL), PAVE_INVALID);
    assert_null(pictures);
    pave_tiled_pixels_destroy(&it.sheet);
}

TEST(every_allocation_fails_once)
{
    set it;
    set_open(&it);
    name_images(&it, scratch("sheet.png"), scratch("sheet.png"));
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_tiled_pictures *pictures = NULL;
        error = (pave_error){0};
        const pave_result result =
            pave_tiled_pictures_read(&it.file, NULL, &memory.allocator, &pictures, &error);
        assert_true(result == PAVE_OK || (result == PAVE_NO_MEMORY && !pictures));
        assert_int_equal(error.result, result);
        pave_tiled_pictures_destroy(pictures);
        assert_told(memory, result);
        assert_true(result != PAVE_OK || memory.fail_at >= 6);
    }
    pave_tiled_pixels_destroy(&it.sheet);
}

int main(void)
{
    scratch_begin("pictures");
    return run_all_tests(NULL, NULL);
}
