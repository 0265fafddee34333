/// tests/formats/test_tiled_heights.c: heights from PNG: the values of grey and of colours, broken
/// files, failing memory.
#include <pave/formats/tiled.h>

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
        if (pave_heights_png_read(path_of(rows[i].name), NULL, &map, &error) != PAVE_OK)
            fail_msg("%s", error.message);
        assert_int_equal(map.width, rows[i].width);
        assert_int_equal(map.height, rows[i].height);
        for (int32_t k = 0; k < map.width * map.height; k++)
            assert_int_equal(map.values[k], rows[i].values[k]);
        pave_height_map_release(&map);
        assert_null(map.values);
    }
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
        assert_int_equal(pave_heights_png_read(path_of(rows[i].name), NULL, &map, &error),
                         rows[i].result);
        assert_null(map.values);
        assert_true(error.message[0] != 0 && error.file[0] != 0);
    }
    pave_height_map map;
    pave_error error = {0};
    assert_int_equal(pave_heights_png_parse("no PNG", 6, "a.png", NULL, &map, &error),
                     PAVE_INVALID);
    assert_string_equal(error.file, "a.png");
}

TEST(any_allocation_may_fail)
{
    for (failing counts = each_failing; failing_next(&counts);) {
        pave_height_map map;
        const pave_result result =
            pave_heights_png_read(path_of("gray16"), &counts.allocator, &map, NULL);
        pave_height_map_release(&map);
        assert_told(counts, result);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
