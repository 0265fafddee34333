/// bench/world.c: rectangles and single cells of worlds.
#include "worlds.h"

#include "../scenes/worlds.h"

#include "src/world/world_model.h"

#include <stdio.h>

enum { SIDE = 1024, WORLDS_MAX = 48, PLACES = 4096 };

// ---- Worlds that are measured -------------------------------------------------------------------

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
    {"edge, 16 variants, weights, feature", {PAVE_WANG_EDGE, 2, 16, true}, PAVE_WORLD_FEATURE},
    {"edge, 256 variants, weights, feature", {PAVE_WANG_EDGE, 2, 256, true}, PAVE_WORLD_FEATURE},
    {"corner, 16 variants, weights, phase", {PAVE_WANG_CORNER, 2, 16, true}, PAVE_WORLD_PHASE},
    {"corner, 256 variants, weights, phase", {PAVE_WANG_CORNER, 2, 256, true}, PAVE_WORLD_PHASE},
    {"mixed, feature", {PAVE_WANG_MIXED, 2, 1, false}, PAVE_WORLD_FEATURE},
    {"mixed, phase", {PAVE_WANG_MIXED, 2, 1, false}, PAVE_WORLD_PHASE},
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
    bench_worlds_drop(worlds, &world_count, &tiles);
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

static void run_fill(void *context) { bench_world_square(context, 37, 91, SIDE, tiles); }

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
        for (int kernel = law < PLAIN_LAWS ? 0 : 1; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            bench_world *w = add_world(law, kernel);
            entries[count++] =
                (bench_entry){w->name, run_fill, w, (double)SIDE * SIDE, "tile", NULL};
        }
    for (int law = 0; law < 2; law++)
        for (int kernel = 1; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            bench_world *w = add_world(law, kernel);
            snprintf(w->name, sizeof w->name, "%s, row by row, %s", laws[law].name,
                     pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)));
            entries[count++] =
                (bench_entry){w->name, run_fill_rows, w, (double)SIDE * SIDE, "tile", NULL};
        }
    bench_world *by_cell = add_world(0, best_kernel());
    entries[count++] = (bench_entry){"edge, feature, cell by cell", run_fill_cells, by_cell,
                                     (double)SIDE * SIDE,           "tile",         NULL};
    return count + bench_stb_fill(false, entries + count);
}

const bench_group bench_world_fill = {
    "world-fill",
    "A rectangle of 1024 x 1024 tiles of a complete set (16 tiles by default), one thread. "
    "stb_herringbone fills pictures of\n"
    "1024 x 1024 pixels with tiles of 2s x s pixels, where s is its side, and also copies their "
    "pixels.",
    add_fills, drop_worlds};

// ---- Chunks -----------------------------------------------------------------------------------

/// Each chunk is written to memory of its own, one behind the other, as a game keeps them.
static void fill_chunks(bench_world *w, int32_t lead, int32_t side)
{
    const int32_t q = ++w->step * 32 + lead, r = w->step * 64 + lead;
    uint32_t *out = tiles;
    for (int32_t y = 0; y < SIDE; y += side)
        for (int32_t x = 0; x < SIDE; x += side, out += side * side)
            pave_world_fill(w->world, pave_rect_of(q + x, r + y, side, side), NULL, out, side);
    bench_keep(tiles[12345]);
}

/// The same as parts of the rectangle, whose rows are 4 kB long.
static void run_parts_16(void *context)
{
    bench_world *w = context;
    const int32_t q = ++w->step * 32, r = w->step * 64;
    for (int32_t y = 0; y < SIDE; y += 16)
        for (int32_t x = 0; x < SIDE; x += 16)
            pave_world_fill(w->world, pave_rect_of(q + x, r + y, 16, 16), NULL,
                            tiles + (ptrdiff_t)y * SIDE + x, SIDE);
    bench_keep(tiles[12345]);
}

static void run_chunks_8(void *context) { fill_chunks(context, 0, 8); }
static void run_chunks_16(void *context) { fill_chunks(context, 0, 16); }
static void run_chunks_16_between(void *context) { fill_chunks(context, 5, 16); }
static void run_chunks_32(void *context) { fill_chunks(context, 0, 32); }
static void run_chunks_64(void *context) { fill_chunks(context, 0, 64); }

/// By chunks of 16 x 16 at each kernel but the plain one, and the worlds of two colours by other
/// chunks at the default one.
static int add_chunks(bench_entry *entries)
{
    static const struct {
        const char *name;
        void (*run)(void *);
    } others[] = {{"16 x 16 from 5,5", run_chunks_16_between},
                  {"parts of 16 x 16", run_parts_16},
                  {"8 x 8", run_chunks_8},
                  {"32 x 32", run_chunks_32},
                  {"64 x 64", run_chunks_64}};
    int count = 0;
    tiles = malloc((size_t)SIDE * SIDE * sizeof *tiles);
    if (!tiles) abort();
    for (int law = 0; law < PLAIN_LAWS; law++) {
        for (int kernel = 1; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            bench_world *w = add_world(law, kernel);
            entries[count++] =
                (bench_entry){w->name, run_chunks_16, w, (double)SIDE * SIDE, "tile", NULL};
        }
        for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
            bench_world *w = add_world(law, best_kernel());
            snprintf(w->name, sizeof w->name, "%s, %s", laws[law].name, others[i].name);
            entries[count++] =
                (bench_entry){w->name, others[i].run, w, (double)SIDE * SIDE, "tile", NULL};
        }
    }
    for (int law = PLAIN_LAWS; law < LAW_COUNT; law++)
        for (int kernel = 1; kernel < pave_world_kernels.count; kernel++) {
            if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
            bench_world *w = add_world(law, kernel);
            entries[count++] =
                (bench_entry){w->name, run_chunks_16, w, (double)SIDE * SIDE, "tile", NULL};
        }
    return count;
}

const bench_group bench_world_chunks = {
    "world-chunks",
    "The same rectangle in chunks, each with memory of its own: of 16 x 16 tiles from multiples of "
    "16 on where nothing else is said. Parts are written to the rectangle.",
    add_chunks, drop_worlds};

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
