/// tests/formats/test_tiled_png_read.c: the pixels of every kind of PNG, against what the PNG
/// specification says they are (W3C, "Portable Network Graphics (PNG) Specification (Second
/// Edition)", 2003): samples scaled by value * 255 / largest, a missing alpha is 255, tRNS is 0 for
/// the key.
#include "../test.h"
#include "formats/tiled/tiled_input.h"
#include "formats/tiled/tiled_png.h"

#include <pave/formats/tiled.h>

typedef struct row {
    const char *name;
    int32_t width, height;
    uint32_t pixels[18]; ///< 0xRRGGBBAA
} row;

static const row rows[] = {
    {"rgb8",
     2,
     2,
     {0x000102ff, 0x030405ff, 0x000102ff,
      0x030507ff}}, // its second line is a difference to the left
    {"rgb8_key", 2, 1, {0x01020300, 0x040506ff}},
    {"rgb16", 1, 2, {0x007f80ff, 0x007f80ff}},
    {"rgba16", 2, 1, {0x01030507, 0x090b0d0f}},
    {"gray1",
     9,
     2,
     {0xffffffff, 0x000000ff, 0xffffffff, 0x000000ff, 0xffffffff, 0x000000ff, 0xffffffff,
      0x000000ff, 0xffffffff, 0x000000ff, 0xffffffff, 0x000000ff, 0xffffffff, 0x000000ff,
      0xffffffff, 0x000000ff, 0xffffffff, 0x000000ff}},
    {"gray2", 3, 1, {0x000000ff, 0x555555ff, 0xaaaaaaff}},
    {"gray4", 3, 1, {0x000000ff, 0xffffffff, 0x777777ff}},
    {"gray8", 2, 1, {0x000000ff, 0xffffffff}},
    {"gray8_key", 2, 1, {0x07070700, 0xffffffff}},
    {"gray16", 2, 1, {0x000000ff, 0xffffffff}}, // 0x0080 is nearer to 0, 0xff7f to 255
    {"gray_alpha8", 2, 1, {0x01010102, 0x03030304}},
    {"gray_alpha16", 1, 1, {0x02020202}}, // 0x01ff / 257 is 1.98
    {"palette1",
     8,
     1,
     {0x00ff00ff, 0xff0000ff, 0x00ff00ff, 0xff0000ff, 0xff0000ff, 0x00ff00ff, 0xff0000ff,
      0x00ff00ff}},
    {"palette2_alpha", 4, 1, {0xff000000, 0x00ff0080, 0x0000ffff, 0x090909ff}},
    {"palette4", 2, 1, {0xff0000ff, 0x090909ff}},
    {"palette8", 4, 1, {0xff0000ff, 0x00ff00ff, 0x0000ffff, 0x090909ff}},
    {"filters",
     3,
     5,
     {0x000102ff, 0x030405ff, 0x060708ff, 0x000102ff, 0x030507ff, 0x090c0fff, 0x000204ff,
      0x06090cff, 0x0f1317ff, 0x000204ff, 0x06090dff, 0x10151aff, 0x000306ff, 0x090d12ff,
      0x161c22ff}},
};

static pave_tiled_pixels read_png(const char *name)
{
    char path[400], text[PAVE_ERROR_TEXT_SIZE];
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    snprintf(path, sizeof path, "%s/inputs/png/%s.png", PAVE_BINARY_DIR, name);
    if (pave_tiled_png_read(path, NULL, &pixels, &error) != PAVE_OK) {
        fail_msg("%s", pave_error_text(&error, text));
    }
    return pixels;
}

static uint32_t pixel(const pave_tiled_pixels *pixels, int32_t x, int32_t y)
{
    const uint8_t *p = pixels->rgba + 4 * ((size_t)y * (size_t)pixels->width + (size_t)x);
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

TEST(test_kinds)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pave_tiled_pixels pixels = read_png(rows[i].name);
        assert_int_equal(pixels.width, rows[i].width);
        assert_int_equal(pixels.height, rows[i].height);
        for (int32_t p = 0; p < pixels.width * pixels.height; p++) {
            uint32_t got = pixel(&pixels, p % pixels.width, p / pixels.width);
            if (got != rows[i].pixels[p]) {
                fail_msg("%s: pixel %d is %08x, not %08x", rows[i].name, p, (unsigned)got,
                         (unsigned)rows[i].pixels[p]);
            }
        }
        pave_tiled_pixels_destroy(&pixels);
        assert_null(pixels.rgba);
    }
}

TEST(test_interlaced)
{
    static const uint32_t palette[] = {0xff0000ff, 0x00ff00ff, 0x0000ffff, 0x090909ff};
    pave_tiled_pixels pixels = read_png("interlaced");
    assert_int_equal(pixels.width, 9);
    assert_int_equal(pixels.height, 10);
    for (int32_t y = 0; y < 10; y++) {
        for (int32_t x = 0; x < 9; x++) {
            assert_int_equal(pixel(&pixels, x, y),
                             (uint32_t)(x * 20) << 24 | (uint32_t)(y * 20) << 16 |
                                 (uint32_t)(x * y) << 8 | (uint32_t)(255 - x));
        }
    }
    pave_tiled_pixels_destroy(&pixels);
    pixels = read_png("interlaced_palette");
    for (int32_t y = 0; y < 5; y++) {
        for (int32_t x = 0; x < 5; x++) {
            assert_int_equal(pixel(&pixels, x, y), palette[(x + y) % 4]);
        }
    }
    pave_tiled_pixels_destroy(&pixels);
}

// A picture that is cut off anywhere is not valid.
TEST(test_cut_off)
{
    unsigned char bytes[1000];
    pave_tiled_pixels pixels = {0};
    FILE *stream = fopen(PAVE_BINARY_DIR "/inputs/png/rgba8.png", "rb");
    assert_non_null(stream);
    size_t size = fread(bytes, 1, sizeof bytes, stream);
    fclose(stream);
    assert_ok(pave_tiled_png_parse(bytes, size, NULL, NULL, &pixels, NULL));
    pave_tiled_pixels_destroy(&pixels);
    for (size_t i = 0; i < size; i++) {
        pave_error error = {0};
        assert_int_equal(pave_tiled_png_parse(bytes, i, NULL, NULL, &pixels, &error), PAVE_INVALID);
        assert_null(pixels.rgba);
        assert_true(error.message[0] != 0);
    }
}

// The size is in the first 24 bytes; a shorter file has no size.
TEST(test_sizes_of_short_files)
{
    static const char path[] = PAVE_BINARY_DIR "/test_short.png";
    unsigned char bytes[24];
    FILE *stream = fopen(PAVE_BINARY_DIR "/inputs/png/rgba8.png", "rb");
    assert_non_null(stream);
    assert_int_equal(fread(bytes, 1, sizeof bytes, stream), sizeof bytes);
    fclose(stream);
    for (size_t size = 0; size <= sizeof bytes; size++) {
        int32_t width = -1, height = -1;
        stream = fopen(path, "wb");
        assert_non_null(stream);
        assert_int_equal(fwrite(bytes, 1, size, stream), size);
        fclose(stream);
        pave_result result = pave_tiled_png_size(path, &width, &height);
        assert_int_equal(result, size < sizeof bytes ? PAVE_INVALID : PAVE_OK);
        assert_true(size < sizeof bytes ? width == -1 && height == -1 : width > 0 && height > 0);
    }
    remove(path);
}

TEST(test_files)
{
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    assert_int_equal(pave_tiled_png_read(PAVE_SOURCE_DIR "/nowhere.png", NULL, &pixels, &error),
                     PAVE_IO);
    assert_string_equal(error.file, PAVE_SOURCE_DIR "/nowhere.png");
    assert_int_equal(pave_tiled_png_read(PAVE_SOURCE_DIR, NULL, &pixels, &error), PAVE_IO);
    assert_non_null(strstr(error.message, "directory"));
    assert_int_equal(pave_tiled_png_read(PAVE_SOURCE_DIR "/VERSION", NULL, &pixels, &error),
                     PAVE_INVALID);
    assert_non_null(strstr(error.message, "not a PNG"));
    pave_tiled_pixels_destroy(&pixels);
}

int main(void) { return run_all_tests(NULL, NULL); }
