/// bench/peers/stb/stb.c: stb_herringbone_wang_tile of S. Barrett (Debian's libstb-dev) filling pictures, compared with pave_world_fill. The tile sets
/// are made from its blank templates, so no file is needed.
#include "../../bench.h"

#include <pave/pave.h>

#include <stdlib.h>
#include <string.h>

#if PAVE_BENCH_STB

#include <assert.h>

#define STB_HBWANG_STATIC
#define STB_HBWANG_MAX_X 1200
#define STB_HBWANG_MAX_Y 1200
#define STB_HERRINGBONE_WANG_TILE_IMPLEMENTATION
#include <stb_herringbone_wang_tile.h>

enum { SIDE = 1024 };

typedef struct stb_case {
    const char *name;
    int is_corner, short_side;
    stbhw_tileset set;
} stb_case;

static stb_case cases[] = {
    {"stb_herringbone, edge, side 4", 0, 4, {0}},
    {"stb_herringbone, edge, side 16", 0, 16, {0}},
    {"stb_herringbone, corner, side 4", 1, 4, {0}},
    {"stb_herringbone, corner, side 16", 1, 16, {0}},
};
enum { CASE_COUNT = (int)(sizeof cases / sizeof *cases) };

static unsigned char *picture;

static void make_set(stb_case *c)
{
    stbhw_config config;
    int width, height;
    memset(&config, 0, sizeof config);
    config.is_corner = c->is_corner;
    config.short_side_len = c->short_side;
    for (int i = 0; i < 6; i++) config.num_color[i] = 2;
    config.num_vary_x = config.num_vary_y = 1;
    stbhw_get_template_size(&config, &width, &height);
    unsigned char *data = malloc(3 * (size_t)width * (size_t)height);
    if (!data || !stbhw_make_template(&config, data, width, height, width * 3) ||
        !stbhw_build_tileset_from_image(&c->set, data, width * 3, width, height))
        abort();
    free(data);
}

static void run_stb(void *context)
{
    stb_case *c = context;
    if (!stbhw_generate_image(&c->set, NULL, picture, SIDE * 3, SIDE, SIDE)) abort();
    bench_keep(picture[12345]);
}

int bench_stb_fill(bool pixels, bench_entry *entries)
{
    picture = malloc(3 * (size_t)SIDE * SIDE);
    if (!picture) abort();
    for (int i = 0; i < CASE_COUNT; i++) {
        make_set(&cases[i]);
        const double area = (double)SIDE * SIDE;
        const double tiles = area / (2.0 * cases[i].short_side * cases[i].short_side);
        entries[i] = (bench_entry){cases[i].name, run_stb, &cases[i], pixels ? area : tiles,
                                   pixels ? "pixel" : "tile", NULL};
    }
    return CASE_COUNT;
}

void bench_stb_drop(void)
{
    for (int i = 0; i < CASE_COUNT && picture; i++) stbhw_free_tileset(&cases[i].set);
    free(picture);
    picture = NULL;
}

#else

int bench_stb_fill(bool pixels, bench_entry *entries)
{
    (void)pixels, (void)entries;
    return 0;
}

void bench_stb_drop(void) {}

#endif
