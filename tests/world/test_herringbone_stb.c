// Templates of herringbone tiles against stb_herringbone_wang_tile.h (libstb-dev), where it is
// there: empty ones byte for byte, tiles pixel by pixel.
#include "../sparse.h"
#include "../test.h"
#include "herringbone_stb.h"
#include "src/world/herringbone/herringbone_model.h"

#ifdef WITH_STB

static uint32_t word_at(int32_t i, int32_t what)
{
    return pave_random_at(5, PAVE_STREAM_USER, i, what, 0, 0).word[0];
}

static stbhw_config config_of(const pave_herringbone_shape *shape)
{
    stbhw_config config = {0};
    config.is_corner = shape->kind == PAVE_WANG_CORNER;
    config.short_side_len = shape->side;
    for (int t = 0; t < 6; t++) config.num_color[t] = shape->colors[t];
    config.num_vary_x = shape->vary_x;
    config.num_vary_y = shape->vary_y;
    return config;
}

/// A shape by chance, of up to `most` tiles.
static pave_herringbone_shape shape_at(int32_t i, int64_t most)
{
    for (int32_t round = 0;; round++) {
        const int32_t at = 100 * i + round;
        int32_t width, height;
        int64_t tiles;
        pave_herringbone_shape shape = {.kind = i % 2 ? PAVE_WANG_CORNER : PAVE_WANG_EDGE,
                                        .side = 1 + (int)pave_random_below(word_at(at, 0), 24),
                                        .vary_x = 1 + (int)pave_random_below(word_at(at, 1), 3),
                                        .vary_y = 1 + (int)pave_random_below(word_at(at, 2), 3)};
        for (int t = 0; t < pave_herringbone_type_count(shape.kind); t++)
            shape.colors[t] = 1 + (int)pave_random_below(word_at(at, 3 + t), i % 2 ? 4 : 8);
        assert_ok(pave_herringbone_template_size(&shape, &width, &height, &tiles, NULL));
        if (tiles <= most) return shape;
    }
}

TEST(test_empty_templates_are_those_of_stb)
{
    for (int32_t i = 0; i < 300; i += SPARSE(7)) {
        const pave_herringbone_shape shape = shape_at(i, 3000);
        stbhw_config config = config_of(&shape);
        uint8_t dots[4] = {0};
        for (int t = 0; t < 4 && i % 3 == 0; t++) {
            dots[t] = (uint8_t)(word_at(i, 20 + t) & 15);
            for (int c = 0; c < 4; c++) config.corner_type_color_template[t][c] = dots[t] >> c & 1;
        }
        int w, h;
        int32_t width, height;
        int64_t tiles;
        stbhw_get_template_size(&config, &w, &h);
        assert_ok(pave_herringbone_template_size(&shape, &width, &height, &tiles, NULL));
        assert_int_equal(width, w);
        assert_int_equal(height, h);
        uint8_t *theirs = malloc(3 * (size_t)w * (size_t)h),
                *ours = malloc(3 * (size_t)w * (size_t)h);
        assert_non_null(theirs);
        assert_non_null(ours);
        assert_int_equal(stbhw_make_template(&config, theirs, w, h, 3 * w), 1);
        assert_ok(pave_herringbone_template_draw(&shape, dots, 3, ours, 3 * w, NULL));
        assert_memory_equal(ours, theirs, 3 * (size_t)w * (size_t)h);
        free(theirs);
        free(ours);
    }
}

TEST(test_tiles_are_those_of_stb)
{
    for (int32_t i = 0; i < 60; i += SPARSE(3)) {
        const pave_herringbone_shape shape = shape_at(i, 1000);
        herringbone_template made;
        stbhw_tileset set = {0};
        pave_herringbone_shape read;
        assert_true(herringbone_template_make(&shape, 3, &made));
        assert_ok(pave_herringbone_template_read(&made.picture, &read, NULL));
        assert_memory_equal(&read, &shape, sizeof shape);
        assert_int_equal(stbhw_build_tileset_from_image(&set, made.pixels, (int)made.picture.stride,
                                                        made.picture.width, made.picture.height),
                         1);
        check_stb_tiles(&made, &set);
        check_stb_world(&made, &set);
        stbhw_free_tileset(&set);
        herringbone_template_release(&made);
    }
}

/// What stb generates is a map by our geometry too: each of its tiles lies where ours would.
TEST(test_the_pattern_is_that_of_stb)
{
    enum { UNITS = 24 };
    for (int i = 0; i < HERRINGBONE_SHAPES; i++) {
        herringbone_template made;
        stbhw_tileset set = {0};
        assert_true(herringbone_template_make(&herringbone_shapes[i], 3, &made));
        // Each tile's pixels say its index and where in the tile they are.
        const int side = made.shape.side, size = UNITS * side;
        for (int64_t k = 0; k < made.count; k++)
            for (int32_t p = 0; p < 2 * side * side; p++) {
                const int wide = made.tiles[k].upright ? side : 2 * side;
                uint8_t *pixel = made.pixels + (made.tiles[k].pixels - made.pixels) +
                                 p / wide * made.picture.stride + 3 * (p % wide);
                pixel[0] = (uint8_t)(p % wide / side + 2 * (p / wide / side));
                pixel[1] = (uint8_t)(k & 255);
                pixel[2] = (uint8_t)(k >> 8);
            }
        assert_int_equal(stbhw_build_tileset_from_image(&set, made.pixels, (int)made.picture.stride,
                                                        made.picture.width, made.picture.height),
                         1);
        uint8_t *map = malloc(3 * (size_t)size * (size_t)size);
        assert_non_null(map);
        assert_int_equal(stbhw_generate_image(&set, NULL, map, 3 * size, size, size), 1);
        for (int32_t p = 0; p < size * size; p++) {
            const int32_t x = p % size / side, y = p / size / side;
            const pave_herringbone_spot spot = pave_herringbone_spot_of(x, y);
            const int64_t tile = map[3 * p + 1] + 256 * map[3 * p + 2];
            assert_int_equal(made.tiles[tile].upright, spot.upright);
            assert_int_equal(map[3 * p], x - spot.x + 2 * (y - spot.y));
        }
        free(map);
        stbhw_free_tileset(&set);
        herringbone_template_release(&made);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
#else
int main(void)
{
    printf("skip: stb_herringbone_wang_tile.h is not there: libstb-dev\n");
    return 77;
}
#endif
