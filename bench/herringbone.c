/// bench/herringbone.c: pictures of herringbone worlds beside stb_herringbone_wang_tile, which
/// makes a whole picture at a time: both copy the same tiles, those of empty templates.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

enum { SIDE = 1024 };

typedef struct herringbone_case {
    const char *name;
    pave_herringbone_shape shape;
    pave_herringbone *world;
} herringbone_case;

static herringbone_case cases[] = {
    {"edge, side 4", {PAVE_WANG_EDGE, 4, {2, 2, 2, 2, 2, 2}, 1, 1}, NULL},
    {"edge, side 16", {PAVE_WANG_EDGE, 16, {2, 2, 2, 2, 2, 2}, 1, 1}, NULL},
    {"corner, side 4", {PAVE_WANG_CORNER, 4, {2, 2, 2, 2, 0, 0}, 1, 1}, NULL},
    {"corner, side 16", {PAVE_WANG_CORNER, 16, {2, 2, 2, 2, 0, 0}, 1, 1}, NULL},
    {"corner, side 9", {PAVE_WANG_CORNER, 9, {2, 2, 2, 2, 0, 0}, 1, 1}, NULL},
    {"corner, side 9, 4 variants", {PAVE_WANG_CORNER, 9, {2, 2, 2, 2, 0, 0}, 2, 2}, NULL},
    {"corner, side 9, 3 colours", {PAVE_WANG_CORNER, 9, {3, 3, 3, 3, 0, 0}, 1, 1}, NULL},
    {"corner, side 64", {PAVE_WANG_CORNER, 64, {2, 2, 2, 2, 0, 0}, 1, 1}, NULL},
};
enum { CASE_COUNT = (int)(sizeof cases / sizeof *cases) };

static uint8_t *picture;

static pave_herringbone *world_of(const pave_herringbone_shape *shape)
{
    int32_t width, height;
    int64_t count;
    pave_herringbone *world = NULL;
    if (pave_herringbone_template_size(shape, &width, &height, &count, NULL)) abort();
    const ptrdiff_t stride = 3 * (ptrdiff_t)width;
    uint8_t *pixels = malloc((size_t)stride * (size_t)height);
    pave_herringbone_tile *tiles = malloc((size_t)count * sizeof *tiles);
    const pave_herringbone_picture drawn = {width, height, 3, pixels, stride};
    if (!pixels || !tiles || pave_herringbone_template_draw(shape, NULL, 3, pixels, stride, NULL) ||
        pave_herringbone_template_tiles(shape, &drawn, tiles, count, &count))
        abort();
    const pave_herringbone_def def = {
        .shape = *shape, .seed = 1, .tile_count = count, .tiles = tiles, .stride = stride};
    if (pave_herringbone_create(&def, NULL, &world, NULL)) abort();
    free(pixels);
    free(tiles);
    return world;
}

static void run_fill(void *context)
{
    const herringbone_case *c = context;
    pave_herringbone_fill(c->world, pave_rect_of(-77, 123456, SIDE, SIDE), NULL, picture, 3 * SIDE);
    bench_keep(picture[12345]);
}

static int add_herringbone(bench_entry *entries)
{
    picture = malloc(3 * (size_t)SIDE * SIDE);
    if (!picture) abort();
    for (int i = 0; i < CASE_COUNT; i++) {
        cases[i].world = world_of(&cases[i].shape);
        entries[i] =
            (bench_entry){cases[i].name, run_fill, &cases[i], (double)SIDE * SIDE, "pixel", NULL};
    }
    return CASE_COUNT + bench_stb_fill(true, entries + CASE_COUNT);
}

static void drop_herringbone(void)
{
    for (int i = 0; i < CASE_COUNT; i++) pave_herringbone_destroy(cases[i].world);
    free(picture);
    bench_stb_drop();
}

const bench_group bench_herringbone = {
    "herringbone", "A picture of 1024 x 1024 pixels of three bytes, from any place on, one thread.",
    add_herringbone, drop_herringbone};
