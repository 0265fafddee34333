/// tests/world/second_random.h: random numbers, and biases at random, for the tests of the second
/// implementation.
#ifndef PAVE_TESTS_SECOND_RANDOM_H
#define PAVE_TESTS_SECOND_RANDOM_H

#include "second_bias.h"

#include <string.h>

/// Random numbers for the tests.
static inline uint32_t draw(uint32_t below)
{
    static uint64_t state = 1;
    state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
    return (uint32_t)((state >> 33) % below);
}

/// A bias at random and what it needs.
typedef struct random_bias {
    pave_bias def;
    uint16_t weights[PAVE_BIAS_LEVELS * (PAVE_WANG_COLORS_MAX + 1)], values[30], color_values[4];
    int factor;
    second_bias other;
} random_bias;

static inline uint16_t waves(void *context, int64_t x, int64_t y)
{
    return (uint16_t)((x * *(int *)context + y * 13) & 65535);
}

/// Small weights, great ones, some that are 0, and levels without any.
static inline void draw_weights(uint16_t *weights, int row)
{
    for (int level = 0; level < PAVE_BIAS_LEVELS; level++) {
        const uint32_t way = draw(5);
        for (int c = 0; c < row; c++) {
            uint32_t weight = draw(65536);
            if (way == 0 || draw(5) == 0) weight = 0;
            if (way == 1 && weight > 0) weight = draw(3) ? draw(2) ? 1 : 255 : 65535;
            if (way == 2) weight = draw(4);
            weights[level * row + c] = (uint16_t)weight;
        }
    }
}

/// A bias of a kind for a world with so many colours, counted with unset, where that is one. Of a
/// world it lacks that world. `i` and `j` are the lattice vectors.
static inline void draw_bias(pave_bias_kind kind, int color_count, bool has_unset, pave_vec2 i,
                             pave_vec2 j, random_bias *bias)
{
    memset(bias, 0, sizeof *bias);
    pave_bias *def = &bias->def;
    def->kind = kind;
    def->weights = bias->weights;
    def->spacing = draw(2) ? 0 : 1 << draw(6);
    draw_weights(bias->weights, has_unset ? color_count : color_count + 1);
    def->noise = (pave_noise){draw(1u << 31), (int32_t)(2 + draw(60)), (int32_t)(1 + draw(4)),
                              (int32_t)draw(257)};
    def->cells = (int32_t)(1 + draw(20));
    def->x = (int32_t)draw(40) - 20, def->y = (int32_t)draw(40) - 20;
    def->width = (int32_t)(1 + draw(6)), def->height = (int32_t)(1 + draw(5));
    for (int k = 0; k < 30; k++) bias->values[k] = (uint16_t)draw(65536);
    for (int k = 0; k < 4; k++) // about the bounds of levels
        bias->color_values[k] = (uint16_t)(4096 * (1 + draw(15)) - draw(2));
    def->values = bias->values;
    def->color_values = bias->color_values;
    def->world_colors = 1 + (int32_t)draw(3); // of less than there are, the others are unset
    bias->factor = (int)draw(100) - 50;
    def->function = waves, def->context = &bias->factor, def->function_id = draw(1u << 31);
    bias->other = open_second_bias(def, color_count, has_unset, i.x, i.y, j.x, j.y);
}

#endif
