/// tests/formats/test_tiled_png_tiles.c: pictures of maps whose tiles cover their cells hold the
/// pixels of the tiles, in every pose, whatever the tiles, their colours and the sizes.
#include "../calls.h"
#include "../test.h"
#include "tests/failing.h"
#include "tiled_scratch.h"

enum { TILES_MAX = 40, SIDE_MAX = 40 };

static pave_error error;

/// A number below `below`; each another one.
static uint32_t draw(uint64_t *state, uint32_t below)
{
    *state = pave_hash_word(*state, 1);
    return (uint32_t)(*state >> 33) % below;
}

/// A set of tiles in one column, and a map of them.
typedef struct scene {
    int32_t side, tiles, width, height;
    bool filled;
    uint8_t *sheet;
    uint32_t *ids;
} scene;

/// `colors` of the tiles; 0: any. Where `holes`, pixels are nothing here and there.
static void scene_make(scene *it, uint64_t *state, uint32_t colors, bool holes)
{
    const size_t pixels = (size_t)it->tiles * (size_t)(it->side * it->side);
    it->sheet = calloc(pixels, 4);
    it->ids = calloc((size_t)it->width * (size_t)it->height, sizeof *it->ids);
    assert_true(it->sheet && it->ids);
    uint32_t color = 0;
    for (size_t i = 0; i < pixels; i++) {
        if (draw(state, 3) == 0) color = draw(state, colors ? colors : 1 << 30); // runs as well
        if (holes && draw(state, 9) == 0) continue;
        const uint32_t word = color * UINT32_C(2654435761);
        for (int k = 0; k < 3; k++) it->sheet[4 * i + (size_t)k] = (uint8_t)(word >> 8 * k);
        it->sheet[4 * i + 3] = 255;
    }
    for (int32_t i = 0; i < it->width * it->height; i++) {
        const uint32_t tile = draw(state, (uint32_t)it->tiles),
                       pose = draw(state, 2) * draw(state, 16);
        it->ids[i] = i > 7 && draw(state, 2) ? it->ids[i - 7] : tile | pose << 28;
        if (!it->filled && draw(state, 10) == 0) it->ids[i] = PAVE_WANG_EMPTY;
    }
}

static void scene_free(scene *it)
{
    free(it->ids);
    free(it->sheet);
}

static pave_result read_ids(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const scene *it = context;
    memcpy(out, it->ids + (size_t)first * (size_t)it->width,
           (size_t)count * (size_t)it->width * sizeof *out);
    return PAVE_OK;
}

static pave_tiled_tileset *read_set(const scene *it, const pave_allocator *allocator)
{
    char text[512];
    pave_tiled_tileset *tileset = NULL;
    snprintf(text, sizeof text,
             "<tileset version=\"1.8\" name=\"a\" tilewidth=\"%d\" tileheight=\"%d\" "
             "tilecount=\"%d\" columns=\"1\"><image source=\"sheet.png\"/></tileset>",
             (int)it->side, (int)it->side, (int)it->tiles);
    pixels_write(scratch("sheet.png"), it->sheet, it->side, it->side * it->tiles);
    file_write(scratch("set.tsx"), text, strlen(text));
    assert_ok(pave_tiled_tileset_read(scratch("set.tsx"), NULL, allocator, &tileset, &error));
    return tileset;
}

/// The pixel of a tile, turned as its id says: transposed first, then mirrored.
static const uint8_t *pixel_of(const scene *it, uint32_t id, int32_t x, int32_t y)
{
    static const uint8_t nothing[4];
    if (id == PAVE_WANG_EMPTY) return nothing;
    if (id & PAVE_TILED_FLIP_HORIZONTAL) x = it->side - 1 - x;
    if (id & PAVE_TILED_FLIP_VERTICAL) y = it->side - 1 - y;
    if (id & PAVE_TILED_FLIP_DIAGONAL) {
        const int32_t other = x;
        x = y;
        y = other;
    }
    const int32_t row = (int32_t)(id & PAVE_TILED_GID_MASK) * it->side + y;
    return it->sheet + 4 * ((size_t)row * (size_t)it->side + (size_t)x);
}

/// By any runner the file has the same bytes.
static void check_runner(const pave_tiled_map_def *map)
{
    const pave_batch batch = {.runner = {run_backwards, NULL}};
    size_t sizes[2];
    assert_ok(pave_tiled_write_png(map, scratch("again.png"), &batch, &error));
    char *texts[] = {file_text(scratch("map.png"), &sizes[0]),
                     file_text(scratch("again.png"), &sizes[1])};
    assert_int_equal(sizes[0], sizes[1]);
    assert_memory_equal(texts[0], texts[1], sizes[0]);
    free(texts[0]);
    free(texts[1]);
}

static void check(scene *it, uint64_t *state, uint32_t colors, bool holes)
{
    scene_make(it, state, colors, holes);
    pave_tiled_tileset *tileset = read_set(it, NULL);
    const pave_tiled_map_def map = {.tileset = tileset,
                                    .rows = {read_ids, it},
                                    .width = it->width,
                                    .height = it->height,
                                    .filled = it->filled};
    pave_tiled_pixels got;
    assert_ok(pave_tiled_write_png(&map, scratch("map.png"), NULL, &error));
    assert_ok(pave_tiled_png_read(scratch("map.png"), NULL, &got, &error));
    assert_int_equal(got.width, it->width * it->side);
    assert_int_equal(got.height, it->height * it->side);
    int64_t wrong = 0;
    for (int32_t y = 0; y < got.height; y++)
        for (int32_t x = 0; x < got.width; x++) {
            const uint32_t id = it->ids[y / it->side * it->width + x / it->side];
            wrong += memcmp(got.rgba + 4 * ((size_t)y * (size_t)got.width + (size_t)x),
                            pixel_of(it, id, x % it->side, y % it->side), 4) != 0;
        }
    assert_int_equal(wrong, 0);
    check_runner(&map);
    pave_tiled_pixels_destroy(&got);
    pave_tiled_tileset_destroy(tileset);
    scene_free(it);
}

TEST(pictures_hold_the_pixels_of_their_tiles)
{
    static const uint32_t colors[] = {1, 2, 60, 255, 300, 0};
    uint64_t random = 5;
    for (int round = 0; round < 240; round++) {
        scene it = {.side = 1 + (int32_t)draw(&random, round % 3 ? 9 : SIDE_MAX),
                    .tiles = 1 + (int32_t)draw(&random, TILES_MAX),
                    .width = 1 + (int32_t)draw(&random, 30),
                    .height = 1 + (int32_t)draw(&random, 12),
                    .filled = draw(&random, 2)};
        check(&it, &random, colors[round % 6], draw(&random, 3) == 0);
    }
}

/// Rows that are longer than a match reaches back, blocks that end within a row, and many bands.
TEST(long_rows_are_the_same)
{
    uint64_t random = 6;
    scene numbered = {.side = 8, .tiles = 9, .width = 3000, .height = 2, .filled = true},
          other = {.side = 4, .tiles = 40, .width = 3000, .height = 3, .filled = true};
    scene bands = {.side = 32, .tiles = 9, .width = 300, .height = 70, .filled = true};
    scene plain = {.side = 16, .tiles = 1, .width = 2000, .height = 20, .filled = true};
    check(&numbered, &random, 5, false);
    check(&plain, &random, 1, false);
    check(&bands, &random, 0, false);
    check(&other, &random, 0, false);
}

TEST(every_allocation_fails_once)
{
    uint64_t random = 7;
    scene it = {.side = 4, .tiles = 6, .width = 8, .height = 5, .filled = true};
    scene_make(&it, &random, 0, false);
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_tiled_tileset *tileset = read_set(&it, NULL);
        tileset->allocator = &memory.allocator;
        const pave_tiled_map_def map = {.tileset = tileset,
                                        .rows = {read_ids, &it},
                                        .width = it.width,
                                        .height = it.height,
                                        .filled = true};
        error = (pave_error){0};
        const pave_result result = pave_tiled_write_png(&map, scratch("failing.png"), NULL, &error);
        assert_told(memory, result);
        assert_true(result != PAVE_OK || memory.fail_at >= 6);
        tileset->allocator = NULL;
        pave_tiled_tileset_destroy(tileset);
    }
    scene_free(&it);
}

int main(void)
{
    scratch_begin("png_tiles");
    return run_all_tests(NULL, NULL);
}
