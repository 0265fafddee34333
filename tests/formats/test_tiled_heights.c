/// tests/formats/test_tiled_heights.c: heights from PNG: the values of grey and of colours, broken
/// files, failing memory.
#include <pave/formats/tiled.h>

#include <math.h>

#include "../test.h"
#include "formats/tiled/tiled_png.h"

static const char *path_of(const char *name)
{
    static char path[400];
    snprintf(path, sizeof path, "%s/inputs/png/%s.png", PAVE_BINARY_DIR, name);
    return path;
}

TEST(grey_is_taken_as_it_is)
{
    static const struct {
        const char *name;
        int32_t width, height;
        uint16_t values[4];
    } rows[] = {{"gray16", 2, 1, {0x0080, 0xff7f}},
                {"gray_alpha16", 1, 1, {0x01ff}},
                {"gray8", 2, 1, {0, 65535}},
                {"gray4", 3, 1, {0, 65535, 0x7777}},
                {"gray2", 3, 1, {0, 0x5555, 0xaaaa}},
                // 0.7152 * 0x0101 + 0.0722 * 0x0202, and so on
                {"rgb8", 2, 2, {221, 992, 221, 1213}}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pave_height_map map;
        pave_error error;
        if (pave_heights_read(path_of(rows[i].name), PAVE_HEIGHTS_BRIGHTNESS, NULL, &map, &error) !=
            PAVE_OK)
            fail_msg("%s", error.message);
        assert_int_equal(map.width, rows[i].width);
        assert_int_equal(map.height, rows[i].height);
        for (int32_t k = 0; k < map.width * map.height; k++)
            assert_int_equal(map.values[k], rows[i].values[k]);
        pave_height_map_release(&map);
        assert_null(map.values);
    }
}

/// The four pixels are 00 01 02, 03 04 05, 00 01 02 and 03 05 07.
TEST(colors_may_be_metres)
{
    static const struct {
        pave_height_encoding encoding;
        double low, high;
    } rows[] = {{PAVE_HEIGHTS_TERRAIN_RGB, 25.8 - 10000, 19789.5 - 10000},
                {PAVE_HEIGHTS_TERRARIUM, 258 / 256.0 - 32768, 197895 / 256.0 - 32768}};
    pave_height_map map;
    pave_error error = {0};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_ok(pave_heights_read(path_of("rgb8"), rows[i].encoding, NULL, &map, &error));
        assert_true(map.values[0] == 0 && map.values[1] == 65449 && map.values[2] == 0 &&
                    map.values[3] == 65535);
        assert_true(fabs(map.low - rows[i].low) < 1e-9 && fabs(map.high - rows[i].high) < 1e-9);
        pave_height_map_release(&map);
    }
    assert_int_equal(pave_heights_read(path_of("rgb8"), PAVE_HEIGHTS_GREY, NULL, &map, &error),
                     PAVE_UNSUPPORTED);
    assert_non_null(strstr(error.message, "column 0 of row 0 is not grey"));
    assert_null(map.values);
}

/// The four pixels are transparent, 50 and 150 metres, and transparent.
TEST(transparent_pixels_have_no_metres)
{
    static const uint16_t values[] = {0, 0, 65535, 0};
    pave_height_map map;
    pave_error error = {0};
    assert_ok(pave_heights_read(path_of("holes"), PAVE_HEIGHTS_TERRAIN_RGB, NULL, &map, &error));
    assert_memory_equal(map.values, values, sizeof values);
    assert_true(map.low == 50 && map.high == 150 && map.empty == 2);
    pave_height_map_release(&map);
}

/// The colours of the transparent pixels do not matter, here or to PAVE_HEIGHTS_GREY.
TEST(transparent_pixels_are_lowest)
{
    pave_height_map map;
    pave_error error = {0};
    assert_ok(pave_heights_read(path_of("holes"), PAVE_HEIGHTS_BRIGHTNESS, NULL, &map, &error));
    assert_true(map.values[0] == 0 && map.values[1] > 0 && map.values[2] > 0 && map.values[3] == 0);
    assert_true(map.empty == 2 && map.low == 0 && map.high == 0);
    pave_height_map_release(&map);
}

TEST(raw_heights_are_squares)
{
    static const uint8_t bytes[] = {1, 0, 0, 2, 255, 255, 0, 0};
    static const uint16_t values[] = {1, 512, 65535, 0};
    pave_height_map map;
    pave_error error = {0};
    assert_ok(pave_heights_parse(bytes, 8, "a.r16", PAVE_HEIGHTS_GREY, NULL, &map, &error));
    assert_true(map.width == 2 && map.height == 2);
    assert_memory_equal(map.values, values, sizeof values);
    pave_height_map_release(&map);
    for (size_t size = 0; size < 8; size++)
        if (size != 2)
            assert_int_equal(
                pave_heights_parse(bytes, size, "a.raw", PAVE_HEIGHTS_GREY, NULL, &map, &error),
                PAVE_UNSUPPORTED);
}

TEST(broken_files_are_refused)
{
    static const struct {
        const char *name;
        pave_result result;
    } rows[] = {{"cut_off", PAVE_INVALID}, {"crc_idat", PAVE_INVALID}, {"missing", PAVE_IO}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pave_height_map map;
        pave_error error = {0};
        assert_int_equal(
            pave_heights_read(path_of(rows[i].name), PAVE_HEIGHTS_BRIGHTNESS, NULL, &map, &error),
            rows[i].result);
        assert_null(map.values);
        assert_true(error.message[0] != 0 && error.file[0] != 0);
    }
    pave_height_map map;
    pave_error error = {0};
    assert_int_equal(
        pave_heights_parse("no PNG", 6, "a.png", PAVE_HEIGHTS_GREY, NULL, &map, &error),
        PAVE_INVALID);
    assert_string_equal(error.file, "a.png");
}

TEST(any_allocation_may_fail)
{
    for (failing counts = each_failing; failing_next(&counts);) {
        pave_height_map map;
        const pave_result result =
            pave_heights_read(path_of("gray16"), PAVE_HEIGHTS_GREY, &counts.allocator, &map, NULL);
        pave_height_map_release(&map);
        assert_told(counts, result);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
