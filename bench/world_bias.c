/// bench/world_bias.c: worlds that follow a bias beside the same worlds without: parts, single
/// cells; and rows of noise.
#include "bench.h"

#include "../scenes/tiling_worlds.h"

#include "src/world/world_model.h"

#include <pave/bias.h>

#include <stdio.h>
#include <stdlib.h>

enum { WIDE = 1024, HIGH = 512, PLACES = 4096, ROWS = 64 };

/// The worlds that are measured.
static const struct {
    const char *tiling;
    scene_set set;
} laws[] = {
    {"square", {PAVE_WANG_EDGE, 2, 1, false}},   {"square", {PAVE_WANG_CORNER, 2, 1, false}},
    {"square", {PAVE_WANG_CORNER, 4, 1, false}}, {"hex", {PAVE_WANG_EDGE, 2, 1, false}},
    {"hex", {PAVE_WANG_CORNER, 2, 1, false}},
};
enum { LAW_COUNT = (int)(sizeof laws / sizeof *laws) };

typedef struct bench_biased_world {
    char name[96];
    scene_tiling_world scene;
    int32_t step;
} bench_biased_world;

static bench_biased_world worlds[BENCH_ENTRIES_MAX];
static int world_count;
static uint32_t *tiles;

/// Bands of all colours along noise.
static bench_biased_world *add_world(int law, pave_world_method method, int kernel, bool biased)
{
    bench_biased_world *w = &worlds[world_count++];
    const int colors = laws[law].set.colors;
    uint16_t weights[PAVE_BIAS_LEVELS * 5];
    uint8_t order[4];
    for (int i = 0; i < colors; i++) order[i] = (uint8_t)(i + 1);
    if (pave_bias_bands(colors, order, colors, PAVE_BIAS_BLEND, weights)) abort();
    const pave_bias bias = {.noise = pave_noise_of(5, 48), .weights = weights};
    if (!scene_tiling_world_sets(laws[law].tiling, laws[law].set, &w->scene)) abort();
    const pave_world_def def = {.tiling = w->scene.tiling,
                                .sets = w->scene.sets,
                                .seed = 7,
                                .method = method,
                                .bias = biased ? &bias : NULL};
    if (pave_world_create(&def, NULL, &w->scene.world, NULL)) abort();
    pave_world_use_kernel(w->scene.world, kernel);
    w->step = 0;
    snprintf(w->name, sizeof w->name, "%s, %s, %d colours, %s, %s%s", laws[law].tiling,
             pave_word(pave_wang_kind_words, laws[law].set.kind), colors,
             pave_word(pave_world_method_words, method),
             pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)),
             biased ? ", biased" : "");
    if (!tiles) tiles = malloc((size_t)WIDE * HIGH * sizeof *tiles);
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

/// A new part each time, so that no run repeats another.
static void run_fill(void *context)
{
    bench_biased_world *w = context;
    w->step++;
    pave_world_fill(w->scene.world, pave_rect_of(w->step * 37, w->step * 91, WIDE, HIGH), NULL,
                    tiles, WIDE);
    bench_keep(tiles[12345]);
}

static void run_places(void *context)
{
    bench_biased_world *w = context;
    uint32_t sum = 0;
    w->step++;
    for (int32_t i = 0; i < PLACES; i++)
        sum += pave_world_at(w->scene.world, pave_cell_of(i * 7919 % 100003, w->step - i * 31));
    bench_keep(sum);
}

static int best_kernel(void)
{
    int best = pave_world_kernels.count - 1;
    while (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, best))) best--;
    return best;
}

/// Each world with every supported kernel, first without a bias, then with one.
static int add_fills(bench_entry *entries)
{
    int count = 0;
    for (int i = 0; i < 2 * LAW_COUNT; i++)
        for (int kernel = 0; kernel <= best_kernel(); kernel++)
            for (int biased = 0; biased < 2; biased++) {
                bench_biased_world *w =
                    add_world(i / 2, i % 2 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE, kernel, biased);
                entries[count++] =
                    (bench_entry){w->name, run_fill, w, (double)WIDE * HIGH, "tile", NULL};
            }
    return count;
}

// ---- Single cells and noise ---------------------------------------------------------------------

static uint16_t row[WIDE];

static void run_noise(void *context)
{
    const pave_noise *noise = context;
    static int64_t y;
    for (int i = 0; i < ROWS; i++, y += PAVE_NOISE_UNIT)
        pave_noise_row(noise, -y, y, PAVE_NOISE_UNIT, WIDE, row);
    bench_keep(row[77]);
}

static int add_places(bench_entry *entries)
{
    static pave_noise noises[2];
    int count = 0;
    for (int i = 0; i < 2 * LAW_COUNT; i++)
        for (int biased = 0; biased < 2; biased++) {
            bench_biased_world *w = add_world(i / 2, i % 2 ? PAVE_WORLD_PHASE : PAVE_WORLD_FEATURE,
                                              best_kernel(), biased);
            entries[count++] = (bench_entry){w->name, run_places, w, PLACES, "place", NULL};
        }
    noises[0] = pave_noise_of(3, 48);
    noises[1] = (pave_noise){3, 48, 4, 128};
    entries[count++] = (bench_entry){"noise, scale 48, 2 octaves, rows",
                                     run_noise,
                                     &noises[0],
                                     (double)WIDE * ROWS,
                                     "value",
                                     NULL};
    entries[count++] = (bench_entry){"noise, scale 48, 4 octaves, rows",
                                     run_noise,
                                     &noises[1],
                                     (double)WIDE * ROWS,
                                     "value",
                                     NULL};
    return count;
}

const bench_group bench_world_bias = {
    "world-bias", "A part of 1024 x 512 unit cells without a bias and with one, one thread.",
    add_fills, drop_worlds};

const bench_group bench_world_bias_place = {
    "world-bias-place", "Single cells without a bias and with one; rows of noise.", add_places,
    drop_worlds};
