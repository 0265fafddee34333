/// bench/compose.c: pictures of worlds composed from a sheet of tiles, beside stb_herringbone's.
#include "keeping.h"
#include "worlds.h"

#include "../scenes/worlds.h"

#include <pave/pave.h>

enum { SIDE = 1024, COLUMNS = 8 }; ///< pixels of a picture, and tiles of a sheet, each way

typedef struct compose_case {
    const char *name;
    int32_t tile; ///< pixels each way
    const pave_allocator *allocator;
    pave_picture_sheet sheet;
    uint8_t *rgba;
    int32_t step;
} compose_case;

static compose_case cases[] = {
    {.name = "pave, tiles of 8 pixels", .tile = 8},
    {.name = "pave, tiles of 16 pixels", .tile = 16},
    {.name = "pave, tiles of 32 pixels", .tile = 32},
    {.name = "pave, memory kept, tiles of 8 pixels", .tile = 8, .allocator = &keeping},
    {.name = "pave, memory kept, tiles of 16 pixels", .tile = 16, .allocator = &keeping},
    {.name = "pave, memory kept, tiles of 32 pixels", .tile = 32, .allocator = &keeping},
};
enum { CASE_COUNT = (int)(sizeof cases / sizeof *cases) };

static bench_world worlds[1];
static int world_count;

/// Another part of the world each time: its tiles, their pixels, and the scene that holds them.
static void run_compose(void *context)
{
    compose_case *c = context;
    const int32_t cells = SIDE / c->tile;
    c->step++;
    const pave_picture_world_def def = {.world = worlds[0].world,
                                        .rect =
                                            pave_rect_of(c->step * 37, c->step * 91, cells, cells),
                                        .sheet = c->sheet};
    pave_scene *scene;
    if (pave_picture_world(&def, c->allocator, NULL, &scene, NULL)) abort();
    pave_scene_destroy(scene);
}

static void make_sheet(compose_case *c)
{
    const int32_t side = COLUMNS * c->tile;
    c->rgba = malloc(4 * (size_t)side * (size_t)side);
    if (!c->rgba) abort();
    for (int32_t i = 0; i < 4 * side * side; i++) c->rgba[i] = (uint8_t)(i % 4 == 3 ? 255 : i * 7);
    c->sheet = (pave_picture_sheet){.rgba = c->rgba,
                                    .width = side,
                                    .height = side,
                                    .tile_width = c->tile,
                                    .tile_height = c->tile};
}

static int add_compose(bench_entry *entries)
{
    const scene_set set = {PAVE_WANG_EDGE, 2, 1, false};
    const double area = (double)SIDE * SIDE;
    int count = 0;
    worlds[0].set = scene_set_create(&set);
    const pave_world_def def = {.set = worlds[0].set, .seed = 7};
    if (!def.set || pave_world_create(&def, NULL, &worlds[0].world, NULL)) abort();
    world_count = 1;
    for (int i = 0; i < CASE_COUNT; i++) {
        make_sheet(&cases[i]);
        entries[count++] =
            (bench_entry){cases[i].name, run_compose, &cases[i], area, "pixel", NULL};
    }
    return count + bench_stb_fill(true, entries + count);
}

static void drop_compose(void)
{
    for (int i = 0; i < CASE_COUNT; i++) free(cases[i].rgba);
    bench_worlds_drop(worlds, &world_count, &(uint32_t *){NULL});
    drop_kept();
    bench_stb_drop();
}

const bench_group bench_compose = {
    "compose",
    "A picture of 1024 x 1024 pixels of 4 bytes: its tiles, their pixels from a sheet, and the "
    "scene of it, one thread.\n"
    "stb_herringbone fills pictures of pixels of 3 bytes, in memory that it is given.",
    add_compose, drop_compose};
