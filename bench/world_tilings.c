/// bench/world_tilings.c: worlds on tilings: parts of 1024 unit cells in a row, chunks, single
/// cells.
#include "bench.h"

#include "../scenes/tiling_worlds.h"

#include "src/world/world_model.h"

#include <pave/builtin.h>

#include <stdio.h>
#include <stdlib.h>

enum { TILES = 1 << 20, WIDE = 1024, CHUNK = 16, PLACES = 4096, WORLDS_MAX = 48 };

/// The worlds that are measured.
static const struct {
    const char *tiling;
    scene_set set;
    pave_world_method method;
} laws[] = {
    {"hex", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"hex", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE},
    {"hex", {PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"hex", {PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_PHASE},
    {"hex", {PAVE_WANG_EDGE, 3, 2, true}, PAVE_WORLD_FEATURE},
    {"tri", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"tri", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE},
    {"tri", {PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"trihexagonal", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"trihexagonal", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE},
    {"cairo", {PAVE_WANG_CORNER, 2, 2, true}, PAVE_WORLD_FEATURE},
    {"truncated-trihexagonal", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"truncated-trihexagonal", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_PHASE},
};
enum { LAW_COUNT = (int)(sizeof laws / sizeof *laws) };

typedef struct bench_tiling_world {
    char name[96];
    scene_tiling_world scene;
    int32_t step;
} bench_tiling_world;

static bench_tiling_world worlds[WORLDS_MAX];
static int world_count;
static uint32_t *tiles;

/// By a kernel, or, 0, by the default one.
static bench_tiling_world *add_world(int law, int kernel)
{
    bench_tiling_world *w = &worlds[world_count++];
    if (!scene_tiling_world_open(laws[law].tiling, laws[law].set, laws[law].method, 7,
                                 pave_cell_of(0, 0), &w->scene))
        abort();
    w->step = 0;
    if (kernel > 0) pave_world_use_kernel(w->scene.world, kernel);
    snprintf(w->name, sizeof w->name, "%s, %s%s, %s%s%s", laws[law].tiling,
             pave_word(pave_wang_kind_words, laws[law].set.kind),
             laws[law].set.weighted ? ", variants, weights" : "",
             pave_word(pave_world_method_words, laws[law].method), kernel > 0 ? ", " : "",
             kernel > 0 ? pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)) : "");
    if (!tiles) tiles = malloc((size_t)TILES * sizeof *tiles);
    if (!tiles) abort();
    return w;
}

static void drop_worlds(void)
{
    for (int i = 0; i < world_count; i++) scene_tiling_world_close(&worlds[i].scene);
    world_count = 0;
    free(tiles);
    tiles = NULL;
}

/// The rows of the part that is filled, so that there are about a million tiles.
static int32_t rows_of(const bench_tiling_world *w)
{
    return TILES / WIDE / w->scene.tiling->face_count / CHUNK * CHUNK;
}

// ---- Filling ------------------------------------------------------------------------------------

/// A new part each time, so that no run repeats another.
static void run_fill(void *context)
{
    bench_tiling_world *w = context;
    w->step++;
    pave_world_fill(w->scene.world, pave_rect_of(w->step * 37, w->step * 91, WIDE, rows_of(w)),
                    NULL, tiles, (ptrdiff_t)WIDE * w->scene.tiling->face_count);
    bench_keep(tiles[12345]);
}

/// The same in chunks of 16 x 16 unit cells, as a game has them.
static void run_chunks(void *context)
{
    bench_tiling_world *w = context;
    const ptrdiff_t stride = (ptrdiff_t)CHUNK * w->scene.tiling->face_count;
    w->step++;
    for (int32_t y = 0; y < rows_of(w); y += CHUNK)
        for (int32_t x = 0; x < WIDE; x += CHUNK)
            pave_world_fill(w->scene.world,
                            pave_rect_of(w->step * 16 + x, w->step * 32 + y, CHUNK, CHUNK), NULL,
                            tiles, stride);
    bench_keep(tiles[7]);
}

static int add_each(bench_entry *entries, void (*run)(void *))
{
    int count = 0;
    for (int law = 0; law < LAW_COUNT; law++)
        for (int kernel = 1; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            bench_tiling_world *w = add_world(law, kernel);
            const double cells = (double)WIDE * rows_of(w) * w->scene.tiling->face_count;
            entries[count++] = (bench_entry){w->name, run, w, cells, "tile", NULL};
        }
    return count;
}

static int add_fills(bench_entry *entries) { return add_each(entries, run_fill); }
static int add_chunks(bench_entry *entries) { return add_each(entries, run_chunks); }

const bench_group bench_world_tilings = {"world-tilings",
                                         "A part of a world on a tiling, 1024 unit cells wide, "
                                         "about a million tiles, one thread.",
                                         add_fills, drop_worlds};

const bench_group bench_world_tilings_chunks = {
    "world-tilings-chunks", "The same in chunks of 16 x 16 unit cells.", add_chunks, drop_worlds};

// ---- Single cells -------------------------------------------------------------------------------

static void run_at(void *context)
{
    bench_tiling_world *w = context;
    uint32_t sum = 0;
    for (int32_t i = 0; i < PLACES; i++) {
        const uint32_t word = (uint32_t)i * UINT32_C(2654435761);
        const pave_cell cell = {(int32_t)(word >> 8) - (1 << 23), (int32_t)(word & 0xffffff),
                                (int32_t)(word >> 4) & INT32_MAX};
        sum += pave_world_at(w->scene.world,
                             (pave_cell){cell.q, cell.r, cell.s % w->scene.tiling->face_count});
    }
    bench_keep(sum);
}

static int add_places(bench_entry *entries)
{
    for (int law = 0; law < LAW_COUNT; law++) {
        bench_tiling_world *w = add_world(law, 0);
        entries[law] = (bench_entry){w->name, run_at, w, PLACES, "place", NULL};
    }
    return LAW_COUNT;
}

const bench_group bench_world_tilings_place = {"world-tilings-place",
                                               "The tile of a random cell of a world on a tiling.",
                                               add_places, drop_worlds};

// ---- Connected worlds ---------------------------------------------------------------------------

/// Worlds of built-in sets. `noise` is the scale of a bias; 0: no bias.
static const struct {
    const char *tiling;
    pave_builtin builtin;
    bool connected;
    double solid, opened;
    int32_t noise;
} joined[] = {
    {"square", PAVE_BUILTIN_ROADS, false, 0, 0, 0},
    {"square", PAVE_BUILTIN_ROADS, true, 0, 0, 0},
    {"hex", PAVE_BUILTIN_ROADS, true, 0, 0, 0},
    {"tri", PAVE_BUILTIN_ROADS, true, 0, 0, 0},
    {"square", PAVE_BUILTIN_ROADS, true, 0, 1, 0},
    {"square", PAVE_BUILTIN_ROADS, true, .5, 0, 0},
    {"square", PAVE_BUILTIN_ROADS, true, .95, 0, 0},
    {"square", PAVE_BUILTIN_MEADOW, true, 0, 0, 0},
    {"square", PAVE_BUILTIN_MEADOW, true, 0, 0, 12},
    {"square", PAVE_BUILTIN_MEADOW, true, 0, 0, 48},
    {"tri", PAVE_BUILTIN_MEADOW, true, 0, 0, 12},
};
enum { JOINED = (int)(sizeof joined / sizeof *joined) };

static bench_tiling_world *add_joined(int i)
{
    bench_tiling_world *w = &worlds[world_count++];
    bool passable[PAVE_WANG_COLORS_MAX + 1] = {false};
    const uint8_t order[] = {1, 2};
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    pave_bias bias = {.weights = weights, .noise = pave_noise_of(7, joined[i].noise)};
    if (pave_tiling_create_named(joined[i].tiling, NULL, &w->scene.tiling, NULL)) abort();
    const int sides = pave_tiling_side_count(w->scene.tiling, 0);
    for (int c = 1; c <= 2; c++) passable[c] = pave_builtin_color_passable(joined[i].builtin, c);
    if (pave_bias_bands(2, order, 2, PAVE_BIAS_BLEND, weights)) abort();
    if (pave_builtin_create_sides(joined[i].builtin, sides, NULL, &w->scene.by_sides[sides], NULL))
        abort();
    const pave_world_def def = {.tiling = w->scene.tiling,
                                .set = w->scene.by_sides[sides],
                                .seed = 7,
                                .passable = joined[i].connected ? passable : NULL,
                                .solid = joined[i].solid,
                                .opened = joined[i].opened,
                                .bias = joined[i].noise ? &bias : NULL};
    if (pave_world_create(&def, NULL, &w->scene.world, NULL)) abort();
    w->step = 0;
    snprintf(w->name, sizeof w->name, "%s, %s%s%s%s%s", joined[i].tiling,
             pave_word(pave_builtin_words, joined[i].builtin),
             joined[i].connected ? ", connected" : "",
             joined[i].solid > .9  ? ", solid 95 %"
             : joined[i].solid > 0 ? ", solid 50 %"
                                   : "",
             joined[i].opened > 0 ? ", no dead ends" : "",
             joined[i].noise == 12   ? ", noise 12"
             : joined[i].noise == 48 ? ", noise 48"
                                     : "");
    if (!tiles) tiles = malloc((size_t)TILES * sizeof *tiles);
    if (!tiles) abort();
    return w;
}

static int add_joined_fills(bench_entry *entries)
{
    for (int i = 0; i < JOINED; i++) {
        bench_tiling_world *w = add_joined(i);
        const double cells = (double)WIDE * rows_of(w) * w->scene.tiling->face_count;
        entries[i] = (bench_entry){w->name, run_fill, w, cells, "tile", NULL};
    }
    return JOINED;
}

static int add_joined_places(bench_entry *entries)
{
    for (int i = 0; i < JOINED; i++) {
        bench_tiling_world *w = add_joined(i);
        entries[i] = (bench_entry){w->name, run_at, w, PLACES, "place", NULL};
    }
    return JOINED;
}

const bench_group bench_world_connected = {
    "world-connected", "A part of a connected world, about a million tiles, one thread.",
    add_joined_fills, drop_worlds};

const bench_group bench_world_connected_place = {"world-connected-place",
                                                 "The tile of a random cell of a connected world.",
                                                 add_joined_places, drop_worlds};
