/// bench/skirmish.c: whole skirmishes, from the first turn to the last.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

/// A field, and skirmishes on it with other dice each time.
typedef struct bench_war {
    pave_skirmish_def def;
    const char *name;
} bench_war;

static pave_window *window;
static pave_terrain *terrain;
static pave_citadel *citadel;
static bench_war wars[] = {{.name = "terrain"}, {.name = "citadel"}};

static void run_war(void *context)
{
    bench_war *war = context;
    pave_skirmish *skirmish = NULL;
    war->def.seed++;
    if (pave_skirmish_create(&war->def, NULL, &skirmish, NULL)) abort();
    while (!skirmish->over)
        if (pave_skirmish_turn(skirmish, NULL)) abort();
    bench_keep((uint64_t)skirmish->event_count);
    pave_skirmish_destroy(skirmish);
}

static int add_wars(bench_entry *entries)
{
    const pave_window_def board = {.tiling = pave_tiling_tri(), .width = 56, .height = 28};
    if (pave_window_create(&board, NULL, &window, NULL)) abort();
    const pave_terrain_def land = {
        .window = window, .seed = 7, .hills = 18, .relief = 5 * PAVE_TERRAIN_UNIT / 4, .wet = 8};
    if (pave_terrain_create(&land, NULL, &terrain, NULL)) abort();
    if (pave_citadel_create(&(pave_citadel_def){.seed = 3, .size = 24}, NULL, &citadel, NULL))
        abort();
    wars[0].def.terrain = terrain;
    wars[1].def.citadel = citadel;
    for (int i = 0; i < 2; i++)
        entries[i] = (bench_entry){.name = wars[i].name,
                                   .run = run_war,
                                   .context = &wars[i],
                                   .work = 1,
                                   .unit = "skirmish"};
    return 2;
}

static void drop_wars(void)
{
    pave_citadel_destroy(citadel);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
}

const bench_group bench_tactics_skirmishes = {
    "tactics-skirmishes",
    "Whole skirmishes on a terrain of 56 x 28 triangles and at a citadel of size 24.", add_wars,
    drop_wars};
