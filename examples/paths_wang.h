/* A set of Wang tiles for pave, written by pave wang convert. */
#ifndef PATHS_WANG_H
#define PATHS_WANG_H

#include <pave/wang.h>

static const char *const paths_color_names[] = {
    "wood",
    "path",
};
static const uint32_t paths_color_rgb[] = {
    0x3f7d46, 0xc9a26b,
};
static const double paths_color_weights[] = {
    1, 1,
};
static const uint8_t paths_color_mirrors[] = {
    1, 2,
};

static const uint8_t paths_colors[] = {
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0,
    1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0,
    1, 0, 1, 0, 1, 0, 2, 0, 1, 0, 2, 0,
    1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2, 0,
    1, 0, 1, 0, 2, 0, 1, 0, 1, 0, 2, 0,
    1, 0, 1, 0, 2, 0, 1, 0, 2, 0, 2, 0,
    1, 0, 1, 0, 2, 0, 2, 0, 2, 0, 2, 0,
    1, 0, 2, 0, 1, 0, 2, 0, 1, 0, 2, 0,
    1, 0, 2, 0, 1, 0, 2, 0, 2, 0, 2, 0,
    1, 0, 2, 0, 2, 0, 1, 0, 2, 0, 2, 0,
    1, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0,
    2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0,
};
static const uint32_t paths_ids[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    12,
};
static const double paths_tile_weights[] = {
    8, 0.5, 2, 2, 1, 2, 1, 0.25, 1, 0.25, 0.25, 0.25,
    0.25,
};
static const uint8_t paths_tile_symmetries[] = {
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
};

static const pave_wang_def paths_def = {
    .kind = PAVE_WANG_EDGE,
    .sides = 6,
    .color_count = 2,
    .tile_count = 13,
    .colors = paths_colors,
    .ids = paths_ids,
    .tile_weights = paths_tile_weights,
    .color_weights = paths_color_weights,
    .symmetries = 3,
    .tile_symmetries = paths_tile_symmetries,
    .mirror_sum = 0,
    .color_mirrors = paths_color_mirrors,
};

#endif
