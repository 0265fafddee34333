/// tests/fuzz/fuzz_bias.c: any bytes as a bias: its kind and numbers, weights, and a map of values.
/// Rejected input gives a message. Accepted input makes a world whose parts equal its single cells
/// and whose tiles match.
#include "limited.h"

#include <pave/builtin.h>
#include <pave/world.h>

#include <string.h>

enum { VALUES = 64, AREA = 24 };

/// The bytes, over and over, as numbers.
typedef struct bytes {
    const uint8_t *data;
    size_t size, at;
} bytes;

static uint64_t take(bytes *from, int count)
{
    uint64_t number = 0;
    for (int i = 0; i < count; i++)
        number = number << 8 | (from->size ? from->data[from->at++ % from->size] : 0);
    return number;
}

static int32_t take_small(bytes *from, int32_t most)
{
    const uint32_t wild = (uint32_t)take(from, 4);
    return wild >> 28 == 15 ? (int32_t)wild : (int32_t)(wild % (uint32_t)(most + 1));
}

static uint16_t by_place(void *context, int64_t x, int64_t y)
{
    return (uint16_t)pave_hash_word(*(const uint64_t *)context, (uint32_t)(x * 3 + y));
}

static void look_at(const pave_world *world, int32_t q, int32_t r)
{
    uint32_t tiles[AREA * AREA];
    must(pave_world_fill(world, pave_rect_of(q, r, AREA, AREA), NULL, tiles, AREA) == PAVE_OK);
    for (int32_t i = 0; i < AREA * AREA; i++) {
        const pave_cell cell = pave_cell_of(q + i % AREA, r + i / AREA);
        uint8_t here[PAVE_WANG_PLACES_MAX], east[PAVE_WANG_PLACES_MAX];
        must(pave_world_at(world, cell) == tiles[i]);
        pave_world_colors_at(world, cell, here);
        pave_world_colors_at(world, pave_cell_of(cell.q + 1, cell.r), east);
        must(here[PAVE_WANG_R] == east[PAVE_WANG_L] && here[PAVE_WANG_TR] == east[PAVE_WANG_TL] &&
             here[PAVE_WANG_BR] == east[PAVE_WANG_BL]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    const pave_allocator allocator = {limited_resize, &used};
    bytes from = {data, size, 0};
    uint16_t weights[PAVE_BIAS_LEVELS * 5], values[VALUES], color_values[5];
    const pave_builtin which = (pave_builtin)(take(&from, 1) % PAVE_BUILTIN_GARDEN);
    uint64_t function_seed = take(&from, 1);
    pave_wang_set *set = NULL;
    pave_world *world = NULL, *below = NULL;
    pave_error error = {0};
    pave_bias bias = {.kind = (pave_bias_kind)(take(&from, 1) % 5)};
    if (take(&from, 1) & 1) bias.spacing = 1 << take(&from, 1) % 8;
    bias.noise = (pave_noise){take(&from, 8), take_small(&from, PAVE_NOISE_SCALE_MAX),
                              take_small(&from, 9), take_small(&from, 256)};
    bias.width = 1 + take_small(&from, 7), bias.height = 1 + take_small(&from, 7);
    if (bias.width > 8 || bias.height > 8) bias.width = 0; // there are no more values
    bias.x = (int32_t)take(&from, 4), bias.y = take_small(&from, 100);
    bias.cells = take_small(&from, 70000);
    bias.function = by_place, bias.context = &function_seed;
    for (int i = 0; i < PAVE_BIAS_LEVELS * 5; i++) weights[i] = (uint16_t)take(&from, 2);
    for (int i = 0; i < VALUES; i++) values[i] = (uint16_t)take(&from, 2);
    for (int i = 0; i < 5; i++) color_values[i] = (uint16_t)take(&from, 2);
    must(pave_builtin_create(which, NULL, &set, NULL) == PAVE_OK);
    pave_world_def def = {.set = set, .seed = 9};
    must(pave_world_create(&def, NULL, &below, NULL) == PAVE_OK);
    bias.weights = weights, bias.values = values;
    bias.world = below, bias.color_values = color_values;
    bias.world_colors = pave_builtin_color_count(which);
    def.method = take(&from, 1) & 1 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE;
    def.bias = &bias;
    const pave_result result = pave_world_create(&def, &allocator, &world, &error);
    must((result == PAVE_OK) == (world != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (world) look_at(world, -9, -9);
    if (world) look_at(world, (int32_t)(take(&from, 3) << 4), PAVE_COORDINATE_MAX - AREA - 4);
    pave_world_destroy(world);
    pave_world_destroy(below);
    pave_wang_destroy(set);
    must(used == 0);
    return 0;
}
