/// bench/world_blocks.c: worlds of sets that lack combinations: a large part, chunks, single cells.
#include "worlds.h"

#include "../scenes/partial_sets.h"

#include <stdio.h>
#include <string.h>

enum { SIDE = 512, CHUNK = 64, SMALL = 16, PLACES = 256, LAWS = 6 };

/// The scenes that are measured, by name.
static const char *const laws[LAWS] = {"overlay", "no diagonals", "star on empty cells",
                                       "chain",   "path",         "blob"};

static bench_world worlds[BENCH_ENTRIES_MAX];
static int world_count;
static uint32_t *tiles;

static bench_world *add_world(int law, const char *what)
{
    bench_world *w = &worlds[world_count++];
    int scene = 0;
    while (strcmp(scene_partials[scene].name, laws[law]) != 0) scene++;
    w->set = scene_partial_create(&scene_partials[scene]);
    const pave_world_def def = {.set = w->set, .seed = 7, .method = PAVE_WORLD_BLOCKS};
    if (!w->set || pave_world_create(&def, NULL, &w->world, NULL)) abort();
    w->step = 0;
    snprintf(w->name, sizeof w->name, "%s%s", laws[law], what);
    if (!tiles) tiles = malloc((size_t)SIDE * SIDE * sizeof *tiles);
    if (!tiles) abort();
    return w;
}

static void drop_worlds(void) { bench_worlds_drop(worlds, &world_count, &tiles); }

// ---- Filling ------------------------------------------------------------------------------------

static void run_fill(void *context) { bench_world_square(context, 1024, 512, SIDE, tiles); }

/// One chunk after another in a row, as a game has them.
static void run_chunk(void *context) { bench_world_square(context, CHUNK, 0, CHUNK, tiles); }
static void run_small_chunk(void *context) { bench_world_square(context, SMALL, 0, SMALL, tiles); }

static int add_fills(bench_entry *entries)
{
    static const struct {
        const char *what;
        void (*run)(void *context);
        int side;
    } ways[] = {{"", run_fill, SIDE},
                {", chunks of 64 x 64", run_chunk, CHUNK},
                {", chunks of 16 x 16", run_small_chunk, SMALL}};
    int count = 0;
    for (int way = 0; way < 3; way++)
        for (int law = 0; law < LAWS; law++) {
            bench_world *w = add_world(law, ways[way].what);
            entries[count++] = (bench_entry){
                w->name, ways[way].run, w, (double)ways[way].side * ways[way].side, "tile", NULL};
        }
    return count;
}

const bench_group bench_world_blocks = {
    "world-blocks",
    "A part of 512 x 512 tiles of a set that lacks combinations, and chunks, method blocks, one "
    "thread.",
    add_fills, drop_worlds};

// ---- Single places ------------------------------------------------------------------------------

static void run_at(void *context) { bench_world_places(context, PLACES); }

static int add_places(bench_entry *entries)
{
    for (int law = 0; law < LAWS; law++) {
        bench_world *w = add_world(law, "");
        entries[law] = (bench_entry){w->name, run_at, w, PLACES, "place", NULL};
    }
    return LAWS;
}

const bench_group bench_world_blocks_place = {
    "world-blocks-place", "The tile of a random cell, method blocks.", add_places, drop_worlds};
