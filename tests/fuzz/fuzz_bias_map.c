/// tests/fuzz/fuzz_bias_map.c: any bytes as the picture of a bias, as --bias FILE.png reads it.
/// A valid picture makes a world whose parts equal its single cells.
#include "limited.h"
#include "png_mend.h"

#include "cli/world/bias_text.h"
#include "../../formats/tiled/tiled_png.h"

#include <pave/builtin.h>
#include <pave/world.h>

enum { AREA = 16, LARGE = 1 << 20 }; // pixels of which a world is made

static void look_at(const pave_world *world, int32_t q, int32_t r)
{
    uint32_t tiles[AREA * AREA];
    must(pave_world_fill(world, pave_rect_of(q, r, AREA, AREA), NULL, tiles, AREA) == PAVE_OK);
    for (int32_t i = 0; i < AREA * AREA; i += 7)
        must(pave_world_at(world, pave_cell_of(q + i % AREA, r + i / AREA)) == tiles[i]);
}

static void make_world(const pave_tiled_pixels *pixels, const uint16_t *values, int32_t cells)
{
    static const uint8_t order[] = {1, 2};
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    must(pave_bias_bands(2, order, 2, PAVE_BIAS_BLEND, weights) == PAVE_OK);
    const pave_bias bias = {.kind = PAVE_BIAS_MAP,
                            .weights = weights,
                            .values = values,
                            .width = pixels->width,
                            .height = pixels->height,
                            .cells = cells};
    must(pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &set, NULL) == PAVE_OK);
    const pave_world_def def = {.set = set, .seed = 9, .bias = &bias};
    must(pave_world_create(&def, NULL, &world, NULL) == PAVE_OK);
    look_at(world, -AREA / 2, -AREA / 2);
    look_at(world, (pixels->width - 1) * cells - AREA / 2, 0);
    pave_world_destroy(world);
    pave_wang_destroy(set);
}

static void read_map(const uint8_t *data, size_t size)
{
    size_t used = 0;
    const pave_allocator allocator = {limited_resize, &used};
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    const pave_result result =
        pave_tiled_png_parse(data, size, "in.png", &allocator, &pixels, &error);
    must(error.result == result);
    const int64_t count = (int64_t)pixels.width * pixels.height;
    uint16_t *values = result == PAVE_OK ? malloc((size_t)count * sizeof *values) : NULL;
    if (values) {
        cli_bias_take_map(&pixels, false, values);
        for (int64_t i = 0; i < count; i++) { // clear is black, white is the most
            const uint8_t *rgba = pixels.rgba + 4 * i;
            must(rgba[3] > 0 || values[i] == 0);
            must((rgba[0] & rgba[1] & rgba[2] & rgba[3]) != 255 || values[i] == 65535);
            must((rgba[0] | rgba[1] | rgba[2]) != 0 || values[i] == 0);
        }
        if (count <= LARGE) make_world(&pixels, values, 1 + (int32_t)(size % 5));
    }
    free(values);
    pave_tiled_pixels_destroy(&pixels);
    must(used == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    png_read_twice(data, size, read_map);
    return 0;
}
