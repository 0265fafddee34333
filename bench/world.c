/// bench/world.c: rectangles and single cells of worlds.
#include "bench.h"

#include "../scenes/worlds.h"

#include "src/world/world_model.h"

#include <stdio.h>

enum { SIDE = 1024, WORLDS_MAX = 32, PLACES = 4096 };

// ---- Worlds that are measured -------------------------------------------------------------------

typedef struct bench_world {
    char name[64];
    pave_wang_set *set;
    pave_world *world;
    int32_t step;
} bench_world;

static bench_world worlds[WORLDS_MAX];
static int world_count;
static uint32_t *tiles;
static pave_cell places[PLACES];

static const struct {
    const char *name;
    scene_set set;
    pave_world_method method;
} laws[] = {
    {"edge, feature", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"edge, phase", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE},
    {"corner, feature", {PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"corner, phase", {PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_PHASE},
    {"edge, 3 colours, weights, feature", {PAVE_WANG_EDGE, 3, 2, true}, PAVE_WORLD_FEATURE},
    {"edge, 3 colours, weights, phase", {PAVE_WANG_EDGE, 3, 2, true}, PAVE_WORLD_PHASE},
};
enum { PLAIN_LAWS = 4, LAW_COUNT = (int)(sizeof laws / sizeof *laws) };

/// The number of the default entry.
static int best_kernel(void)
{
    int best = pave_world_kernels.count - 1;
    while (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, best))) best--;
    return best;
}

static bench_world *add_world(int law, int kernel)
{
    bench_world *w = &worlds[world_count++];
    pave_world_def def = {.seed = 7, .method = laws[law].method};
    w->set = scene_set_create(&laws[law].set);
    def.set = w->set;
    if (!w->set || pave_world_create(&def, NULL, &w->world, NULL)) abort();
    pave_world_use_kernel(w->world, kernel);
    w->step = 0;
    snprintf(w->name, sizeof w->name, "%s, %s", laws[law].name,
             pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)));
    return w;
}

static void drop_worlds(void)
{
    for (int i = 0; i < world_count; i++) {
        pave_world_destroy(worlds[i].world);
        pave_wang_destroy(worlds[i].set);
    }
    world_count = 0;
    free(tiles);
    tiles = NULL;
    bench_stb_drop();
}

// ---- Filling ------------------------------------------------------------------------------------

static void run_memset(void *context)
{
    static int value;
    (void)context;
    memset(tiles, value++, (size_t)SIDE * SIDE * sizeof *tiles);
    bench_keep(tiles[12345]);
}

/// A new rectangle each time, so that no run repeats another.
static void run_fill(void *context)
{
    bench_world *w = context;
    w->step++;
    pave_world_fill(w->world, pave_rect_of(w->step * 37, w->step * 91, SIDE, SIDE), NULL, tiles,
                    SIDE);
    bench_keep(tiles[12345]);
}

/// The same rectangle, row by row, as a program might that draws what scrolls into view.
static void run_fill_rows(void *context)
{
    bench_world *w = context;
    w->step++;
    for (int32_t y = 0; y < SIDE; y++)
        pave_world_fill(w->world, pave_rect_of(w->step * 37, w->step * 91 + y, SIDE, 1), NULL,
                        tiles + (ptrdiff_t)y * SIDE, SIDE);
    bench_keep(tiles[12345]);
}

/// The same rectangle in chunks of 16 x 16, as a game has them.
static void run_fill_chunks(void *context)
{
    bench_world *w = context;
    w->step++;
    for (int32_t y = 0; y < SIDE; y += 16)
        for (int32_t x = 0; x < SIDE; x += 16)
            pave_world_fill(w->world, pave_rect_of(w->step * 16 + x, w->step * 32 + y, 16, 16),
                            NULL, tiles + (ptrdiff_t)y * SIDE + x, SIDE);
    bench_keep(tiles[12345]);
}

/// Single cells of the rectangle, without pave_world_fill.
static void run_fill_cells(void *context)
{
    bench_world *w = context;
    w->step++;
    for (int32_t i = 0; i < SIDE * SIDE; i++)
        tiles[i] =
            pave_world_at(w->world, pave_cell_of(w->step * 37 + i % SIDE, w->step * 91 + i / SIDE));
    bench_keep(tiles[12345]);
}

static int add_fills(bench_entry *entries)
{
    int count = 0;
    tiles = malloc((size_t)SIDE * SIDE * sizeof *tiles);
    if (!tiles) abort();
    entries[count++] = (bench_entry){"memset of the same size", run_memset, NULL,
                                     (double)SIDE * SIDE,       "tile",     NULL};
    for (int law = 0; law < LAW_COUNT; law++)
        for (int kernel = law < PLAIN_LAWS ? 0 : best_kernel(); kernel < pave_world_kernels.count;
             kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            bench_world *w = add_world(law, kernel);
            entries[count++] =
                (bench_entry){w->name, run_fill, w, (double)SIDE * SIDE, "tile", NULL};
        }
    static const char *const chunk_names[PLAIN_LAWS] = {
        "edge, feature, chunks of 16 x 16", "edge, phase, chunks of 16 x 16",
        "corner, feature, chunks of 16 x 16", "corner, phase, chunks of 16 x 16"};
    for (int law = 0; law < PLAIN_LAWS; law++) {
        bench_world *w = add_world(law, best_kernel());
        entries[count++] =
            (bench_entry){chunk_names[law], run_fill_chunks, w, (double)SIDE * SIDE, "tile", NULL};
    }
    bench_world *by_row = add_world(0, best_kernel()), *by_cell = add_world(0, best_kernel());
    entries[count++] = (bench_entry){"edge, feature, row by row", run_fill_rows, by_row,
                                     (double)SIDE * SIDE,         "tile",        NULL};
    entries[count++] = (bench_entry){"edge, feature, cell by cell", run_fill_cells, by_cell,
                                     (double)SIDE * SIDE,           "tile",         NULL};
    return count + bench_stb_fill(entries + count);
}

const bench_group bench_world_fill = {
    "world-fill",
    "A rectangle of 1024 x 1024 tiles of a complete set (16 tiles by default), one thread. "
    "stb_herringbone fills pictures of\n"
    "1024 x 1024 pixels with tiles of 2s x s pixels, where s is its side, and also copies their "
    "pixels.",
    add_fills, drop_worlds};

// ---- Single places ------------------------------------------------------------------------------

static void run_four_calls(void *context)
{
    uint32_t sum = 0;
    (void)context;
    for (int i = 0; i < PLACES; i++)
        for (uint32_t k = 0; k < 4; k++)
            sum += pave_random_at(7, PAVE_STREAM_USER, places[i].q, places[i].r, k, 0).word[k];
    bench_keep(sum);
}

static void run_at(void *context)
{
    bench_world *w = context;
    uint32_t sum = 0;
    for (int i = 0; i < PLACES; i++) sum += pave_world_at(w->world, places[i]);
    bench_keep(sum);
}

static int add_places(bench_entry *entries)
{
    int count = 0;
    for (int i = 0; i < PLACES; i++) {
        pave_random_words words = pave_random_at(1, PAVE_STREAM_USER, i, 0, 0, 0);
        places[i] = pave_cell_of(
            pave_random_between(words.word[0], -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX),
            pave_random_between(words.word[1], -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX));
    }
    entries[count++] =
        (bench_entry){"four Philox calls", run_four_calls, NULL, PLACES, "place", NULL};
    for (int law = 0; law < LAW_COUNT; law++) {
        bench_world *w = add_world(law, best_kernel());
        snprintf(w->name, sizeof w->name, "%s", laws[law].name);
        entries[count++] = (bench_entry){w->name, run_at, w, PLACES, "place", NULL};
    }
    return count;
}

const bench_group bench_world_place = {"world-place",
                                       "The tile of a random cell, over the whole range of "
                                       "coordinates; the first entry is the cost of "
                                       "four separate decisions.",
                                       add_places, drop_worlds};
