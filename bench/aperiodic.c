/// bench/aperiodic.c: worlds of the Jeandel-Rao tiles, which never repeat, compared with a world
/// whose colours are drawn and with writing the same amount of memory.
#include "worlds.h"

#include "src/world/world_model.h"

#include <pave/builtin.h>

#include <stdio.h>
#include <string.h>

enum { SIDE = 1024, WORLDS_MAX = 16, PLACES = 4096 };

static bench_world worlds[WORLDS_MAX];
static int world_count;
static uint32_t *tiles;

static bench_world *add_world(pave_builtin builtin, int kernel, const char *what)
{
    bench_world *w = &worlds[world_count++];
    if (pave_builtin_create(builtin, NULL, &w->set, NULL)) abort();
    const pave_world_def def = {.set = w->set, .seed = 7};
    if (pave_world_create(&def, NULL, &w->world, NULL)) abort();
    if (kernel >= 0) pave_world_use_kernel(w->world, kernel);
    w->step = 0;
    snprintf(w->name, sizeof w->name, "%s, %s%s",
             pave_word(pave_world_method_words, pave_world_method_of(w->world)), what,
             kernel >= 0 ? pave_kernel_name(pave_kernel_get(&pave_world_kernels, kernel)) : "");
    return w;
}

static void drop_worlds(void) { bench_worlds_drop(worlds, &world_count, &tiles); }

// ---- Rows ---------------------------------------------------------------------------------------

static void run_memset(void *context)
{
    static int value;
    (void)context;
    memset(tiles, value++, (size_t)SIDE * SIDE * sizeof *tiles);
    bench_keep(tiles[12345]);
}

static void run_fill(void *context) { bench_world_square(context, 37, 91, SIDE, tiles); }

/// Chunks of 16 x 16, each to memory of its own, one behind the other.
static void run_chunks(void *context)
{
    bench_world *w = context;
    const int32_t q = ++w->step * 32, r = w->step * 64;
    uint32_t *out = tiles;
    for (int32_t y = 0; y < SIDE; y += 16)
        for (int32_t x = 0; x < SIDE; x += 16, out += 256)
            pave_world_fill(w->world, pave_rect_of(q + x, r + y, 16, 16), NULL, out, 16);
    bench_keep(tiles[12345]);
}

static int add_fills(bench_entry *entries)
{
    const double work = (double)SIDE * SIDE;
    int count = 0;
    tiles = malloc((size_t)SIDE * SIDE * sizeof *tiles);
    if (!tiles) abort();
    entries[count++] =
        (bench_entry){"memset of the same size", run_memset, NULL, work, "tile", NULL};
    bench_world *roads = add_world(PAVE_BUILTIN_ROADS, -1, "roads");
    entries[count++] = (bench_entry){roads->name, run_fill, roads, work, "tile", NULL};
    for (int kernel = 0; kernel < pave_world_kernels.count; kernel++) {
        if (!pave_kernel_runs(pave_kernel_get(&pave_world_kernels, kernel))) continue;
        bench_world *w = add_world(PAVE_BUILTIN_GARDEN, kernel, "");
        entries[count++] = (bench_entry){w->name, run_fill, w, work, "tile", NULL};
    }
    bench_world *chunks = add_world(PAVE_BUILTIN_GARDEN, -1, "chunks of 16 x 16");
    entries[count++] = (bench_entry){chunks->name, run_chunks, chunks, work, "tile", NULL};
    return count;
}

const bench_group bench_aperiodic_fill = {
    "aperiodic-fill",
    "A rectangle of 1024 x 1024 tiles of a world that never repeats, and of one whose colours are "
    "drawn; one thread.",
    add_fills, drop_worlds};

// ---- Places -------------------------------------------------------------------------------------

static void run_at(void *context) { bench_world_places(context, PLACES); }

static pave_cell rhombs[PLACES]; ///< of Penrose's

static void run_rhombs(void *context)
{
    bench_world *w = context;
    uint32_t sum = 0;
    for (int i = 0; i < PLACES; i++) sum += pave_world_at(w->world, rhombs[i]);
    bench_keep(sum);
}

/// A world on Penrose's rhombs, and the cells under random points.
static bench_world *add_rhombs(pave_builtin builtin)
{
    bench_world *w = &worlds[world_count++];
    pave_multigrid grid;
    if (pave_multigrid_make(&(pave_multigrid_def){.families = 5}, &grid, NULL) ||
        pave_builtin_create_sides(builtin, 4, NULL, &w->set, NULL))
        abort();
    const pave_world_def def = {.set = w->set, .seed = 7, .multigrid = &grid};
    if (pave_world_create(&def, NULL, &w->world, NULL)) abort();
    for (uint32_t i = 0; i < PLACES; i++) {
        const uint32_t word = (i + 1) * UINT32_C(2654435761);
        const double x = (double)(word >> 8), y = (double)(word & 0xffffff);
        rhombs[i] = pave_multigrid_cell_at(&grid, pave_vec2_of(x - 8388608, y));
    }
    snprintf(w->name, sizeof w->name, "feature, %s on Penrose's rhombs, %s",
             pave_word(pave_wang_kind_words, pave_wang_kind_of(w->set)),
             pave_word(pave_builtin_words, builtin));
    return w;
}

static int add_places(bench_entry *entries)
{
    static const pave_builtin builtins[] = {PAVE_BUILTIN_ROADS, PAVE_BUILTIN_GARDEN},
                              rhomb_sets[] = {PAVE_BUILTIN_ROADS, PAVE_BUILTIN_MEADOW};
    for (int i = 0; i < 2; i++) {
        bench_world *w = add_world(builtins[i], -1, pave_word(pave_builtin_words, builtins[i]));
        entries[i] = (bench_entry){w->name, run_at, w, PLACES, "place", NULL};
        bench_world *on_rhombs = add_rhombs(rhomb_sets[i]);
        entries[2 + i] =
            (bench_entry){on_rhombs->name, run_rhombs, on_rhombs, PLACES, "place", NULL};
    }
    return 4;
}

const bench_group bench_aperiodic_place = {"aperiodic-place", "The tile of a random cell.",
                                           add_places, drop_worlds};
