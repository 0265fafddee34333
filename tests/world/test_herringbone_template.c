// Templates of herringbone tiles: shapes and pictures that are refused, oddities in them, variants.
#include "../test.h"
#include "herringbone_open.h"

TEST(test_shapes_beyond_templates)
{
    int32_t width = 5, height = 6;
    int64_t tiles = 7;
    pave_error error = {0};
    pave_herringbone_shape shape = {PAVE_WANG_EDGE, 9, {9, 9, 9, 9, 9, 9}, 8, 8};
    assert_int_equal(pave_herringbone_template_size(&shape, &width, &height, &tiles, &error),
                     PAVE_RANGE);
    assert_non_null(strstr(error.message, "tiles"));
    assert_true(width == 5 && height == 6 && tiles == 7);
    shape = (pave_herringbone_shape){PAVE_WANG_EDGE, 9, {9, 1, 1, 1, 1, 1}, 0, 0};
    assert_ok(pave_herringbone_template_size(&shape, &width, &height, &tiles, NULL));
    uint8_t *pixels = malloc(3 * (size_t)width * (size_t)height);
    assert_non_null(pixels);
    assert_int_equal(pave_herringbone_template_draw(&shape, NULL, 3, pixels, 3 * width, &error),
                     PAVE_RANGE);
    assert_non_null(strstr(error.message, "have marks for 8"));
    shape.kind = PAVE_WANG_CORNER, shape.colors[0] = 5;
    assert_int_equal(pave_herringbone_template_draw(&shape, NULL, 3, pixels, 3 * width, &error),
                     PAVE_RANGE);
    assert_non_null(strstr(error.message, "have marks for 4"));
    free(pixels);
}

TEST(test_pictures_that_are_no_templates)
{
    herringbone_template made = template_of(&herringbone_shapes[0], 4);
    pave_herringbone_shape shape = {0};
    pave_error error = {0};
    pave_herringbone_picture picture = made.picture;
    int64_t count = 0;
    picture.height--;
    assert_int_equal(pave_herringbone_template_read(&picture, &shape, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "cut or scaled"));
    assert_int_equal(
        pave_herringbone_template_tiles(&made.shape, &picture, made.tiles, made.count, &count),
        PAVE_INVALID);
    assert_int_equal(pave_herringbone_template_check(&made.shape, &picture, NULL, 0, &count),
                     PAVE_INVALID);
    picture = made.picture, picture.width--;
    assert_int_equal(pave_herringbone_template_read(&picture, &shape, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "not a template"));
    picture = made.picture, picture.width = 2;
    assert_int_equal(pave_herringbone_template_read(&picture, &shape, &error), PAVE_INVALID);
    assert_int_equal(shape.side, 0);
    assert_int_equal(pave_herringbone_template_tiles(&made.shape, &made.picture, NULL, 0, &count),
                     PAVE_CAPACITY);
    assert_int_equal(count, made.count);
    assert_ok(pave_herringbone_template_read(&made.picture, &shape, &error));
    assert_memory_equal(&shape, &made.shape, sizeof shape);
    // Every head of one changed byte is read or refused, and what is read has room.
    for (int i = 0; i < 9; i++)
        for (int value = 0; value < 256; value++) {
            uint8_t *byte = made.pixels + 4 * (made.picture.width - 1 - i / 3) + 2 - i % 3;
            const uint8_t kept = *byte;
            *byte = (uint8_t)value;
            if (pave_herringbone_template_read(&made.picture, &shape, NULL) == PAVE_OK) {
                int32_t width, height;
                int64_t tiles;
                assert_ok(pave_herringbone_template_size(&shape, &width, &height, &tiles, NULL));
                assert_true(width <= made.picture.width && height <= made.picture.height);
            }
            *byte = kept;
        }
    herringbone_template_release(&made);
}

/// Blank tiles and spoiled frames are found, and no others.
TEST(test_oddities)
{
    for (int i = 0; i < HERRINGBONE_SHAPES; i++) {
        herringbone_template made = template_of(&herringbone_shapes[i], 3);
        if (made.shape.side < 4) { // such frames have nothing but marks
            herringbone_template_release(&made);
            continue;
        }
        pave_herringbone_fault faults[4];
        int64_t count = -1;
        assert_ok(pave_herringbone_template_check(&made.shape, &made.picture, NULL, 0, &count));
        assert_int_equal(count, 0);
        const int64_t blank = made.count / 3, spoiled = made.count - 1;
        for (int64_t k = blank; k < made.count; k += spoiled - blank) {
            const bool upright = made.tiles[k].upright;
            const int wide = upright ? made.shape.side : 2 * made.shape.side,
                      high = upright ? 2 * made.shape.side : made.shape.side, frame = k == spoiled;
            int32_t x, y;
            pave_herringbone_template_place(&made.shape, k, &x, &y);
            assert_ptr_equal(made.pixels + y * made.picture.stride + 3 * x, made.tiles[k].pixels);
            for (int j = -frame; j < high + frame; j++)
                for (int n = -frame; n < wide + frame; n++)
                    for (int c = 0; c < 3; c++) // a frame of one light channel is not black
                        made.pixels[(y + j) * made.picture.stride + 3 * (x + n) + c] =
                            frame ? (c == i % 3 ? 100 : 0) : 255;
        }
        assert_int_equal(
            pave_herringbone_template_check(&made.shape, &made.picture, faults, 1, &count),
            PAVE_CAPACITY);
        assert_int_equal(count, 2);
        assert_ok(pave_herringbone_template_check(&made.shape, &made.picture, faults, 4, &count));
        assert_int_equal(faults[0].tile, blank);
        assert_int_equal(faults[0].oddity, PAVE_HERRINGBONE_BLANK);
        assert_int_equal(faults[1].tile, spoiled);
        assert_int_equal(faults[1].oddity, PAVE_HERRINGBONE_FRAME);
        herringbone_template_release(&made);
    }
}

/// Whether a mark may be so far along the side of a square: from 6 to 10 sixteenths of it, or two
/// or three pixels in the middle.
static bool is_marked(int side, int at)
{
    const int first = side * 6 / 16, end = side * 10 / 16;
    if (end - first >= 2) return at % side >= first && at % side < end;
    return at % side >= side / 2 - 1 && at % side <= side / 2 + side % 2;
}

/// A frame is spoiled when less than a half of its black pixels are dark: pixel by pixel, wherever
/// they are. Corners of frames and marks do not count.
TEST(test_half_spoiled_frames)
{
    for (int i = 0; i < HERRINGBONE_SHAPES; i++) {
        herringbone_template made = template_of(&herringbone_shapes[i], 3);
        const int side = made.shape.side;
        for (int64_t k = 0; k < made.count && side >= 4; k += made.count - 1) {
            const int wide = made.tiles[k].upright ? side : 2 * side, high = 2 * side * side / wide;
            uint8_t *black[256];
            int count = 0;
            int32_t x, y;
            pave_herringbone_template_place(&made.shape, k, &x, &y);
            for (int j = -1; j <= high; j++)
                for (int n = -1; n <= wide; n++) {
                    const bool across = n < 0 || n == wide, down = j < 0 || j == high;
                    uint8_t *pixel = made.pixels + (y + j) * made.picture.stride + 3 * (x + n);
                    if (across == down || is_marked(side, across ? j : n)) continue;
                    memset(pixel, 0, 3); // also where a mark of a corner reaches
                    black[count++] = pixel;
                }
            for (int n = 0; n < count; n++) { // in a mixed order
                const int at = n + (int)(pave_random_at(3, PAVE_STREAM_USER, n, i, 0, 0).word[0] %
                                         (uint32_t)(count - n));
                uint8_t *pixel = black[at];
                black[at] = black[n];
                int64_t faults = 0;
                pixel[n % 3] = 48; // the least that is not dark
                pave_herringbone_template_check(&made.shape, &made.picture, NULL, 0, &faults);
                assert_int_equal(faults, 2 * (count - n - 1) < count);
                black[n] = pixel;
            }
            for (int n = 0; n < count; n++) black[n][n % 3] = 47;
            int64_t faults = -1;
            pave_herringbone_template_check(&made.shape, &made.picture, NULL, 0, &faults);
            assert_int_equal(faults, 0);
        }
        herringbone_template_release(&made);
    }
}

/// No count of variants is one.
TEST(test_one_variant_is_the_default)
{
    pave_herringbone_shape shape = herringbone_shapes[0], read;
    shape.vary_x = shape.vary_y = 0;
    herringbone_template made = template_of(&shape, 3);
    assert_ok(pave_herringbone_template_read(&made.picture, &read, NULL));
    assert_int_equal(read.vary_x, 1);
    assert_int_equal(read.vary_y, 1);
    assert_int_equal(made.count, 128);
    for (int64_t i = 0; i < made.count; i++) assert_int_equal(made.tiles[i].variant, 0);
    herringbone_template_release(&made);
}

/// Variants count up to vary_x * vary_y, each once for each combination; one that weighs 0 never
/// comes.
TEST(test_variants)
{
    const pave_herringbone_shape shape = {PAVE_WANG_CORNER, 1, {2, 1, 1, 1, 0, 0}, 3, 2};
    herringbone_template made = template_of(&shape, 3);
    int seen[6] = {0};
    double weights[64];
    assert_int_equal(made.count, 6 * (2 + 4));
    for (int64_t i = 0; i < made.count; i++) {
        assert_in_range(made.tiles[i].variant, 0, 5);
        seen[made.tiles[i].variant]++;
        weights[i] = made.tiles[i].variant != 4;
    }
    for (int v = 0; v < 6; v++) assert_int_equal(seen[v], 6);
    pave_herringbone_def def = herringbone_def_of(&made, 3);
    def.weights = weights;
    pave_herringbone *world = world_of(&def);
    memset(seen, 0, sizeof seen);
    for (int32_t i = 0; i < 10000; i++)
        seen[made.tiles[pave_herringbone_at(world, i % 100, i / 100).tile].variant]++;
    for (int v = 0; v < 6; v++) assert_true(v == 4 ? seen[v] == 0 : seen[v] > 1500);
    pave_herringbone_destroy(world);
    herringbone_template_release(&made);
}

/// An empty template is blank all over; alpha is full.
TEST(test_empty_templates)
{
    for (int i = 0; i < HERRINGBONE_SHAPES; i++) {
        herringbone_template made = template_of(&herringbone_shapes[i], 4);
        int64_t count = 0;
        assert_ok(pave_herringbone_template_draw(&made.shape, NULL, 4, made.pixels,
                                                 made.picture.stride, NULL));
        for (ptrdiff_t p = 3; p < made.picture.stride * made.picture.height; p += 4)
            assert_int_equal(made.pixels[p], 255);
        assert_int_equal(
            pave_herringbone_template_check(&made.shape, &made.picture, NULL, 0, &count),
            PAVE_CAPACITY);
        assert_int_equal(count, made.count);
        herringbone_template_release(&made);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
