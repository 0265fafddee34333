/// bench/terrain.c: terrain of three sizes, its solids and its picture; and the table of
/// docs/proofs/tactics.md: triangles needed by squares for each of equilateral ones.
#include "../scenes/terrain_fit.h"
#include "bench.h"

#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

enum { SIZES = 3 };

static const struct {
    const char *name;
    int32_t width, height, erosion;
} sizes[SIZES] = {{"64 x 32 cells", 64, 32, 0},
                  {"512 x 256 cells", 512, 256, 0},
                  {"512 x 256 cells, 10 rounds of erosion", 512, 256, 10}};

typedef struct bench_terrain {
    pave_window *window;
    pave_terrain_def def;
    pave_terrain *terrain;
} bench_terrain;

static bench_terrain terrains[SIZES];

static void run_terrain(void *context)
{
    const bench_terrain *b = context;
    pave_terrain *terrain = NULL;
    if (pave_terrain_create(&b->def, NULL, &terrain, NULL)) abort();
    bench_keep((uint64_t)terrain->highest);
    pave_terrain_destroy(terrain);
}

static void run_surface(void *context)
{
    const bench_terrain *b = context;
    pave_solid *solid = NULL;
    if (pave_terrain_surface(b->terrain, NULL, &solid, NULL)) abort();
    bench_keep((uint64_t)solid->triangle_count);
    pave_solid_destroy(solid);
}

static void run_prisms(void *context)
{
    const bench_terrain *b = context;
    pave_solid *solid = NULL;
    if (pave_terrain_prisms(b->terrain, &(pave_terrain_prisms_def){0}, NULL, &solid, NULL)) abort();
    bench_keep((uint64_t)solid->triangle_count);
    pave_solid_destroy(solid);
}

static void run_picture(void *context)
{
    const bench_terrain *b = context;
    pave_scene *scene = NULL;
    const pave_picture_terrain_def def = {.terrain = b->terrain};
    if (pave_picture_terrain(&def, NULL, NULL, &scene, NULL)) abort();
    bench_keep((uint64_t)pave_scene_count(scene));
    pave_scene_destroy(scene);
}

static int add_terrain(bench_entry *entries)
{
    int count = 0;
    for (int i = 0; i < SIZES; i++) {
        bench_terrain *b = &terrains[i];
        const pave_window_def shape = {
            .tiling = pave_tiling_tri(), .width = sizes[i].width, .height = sizes[i].height};
        if (pave_window_create(&shape, NULL, &b->window, NULL)) abort();
        b->def = (pave_terrain_def){.window = b->window, .seed = 7, .erosion = sizes[i].erosion};
        if (pave_terrain_create(&b->def, NULL, &b->terrain, NULL)) abort();
        entries[count++] = (bench_entry){
            .name = sizes[i].name, .run = run_terrain, .context = b, .work = 1, .unit = "terrain"};
    }
    const struct {
        const char *name;
        void (*run)(void *context);
    } more[] = {{"512 x 256 cells as a surface", run_surface},
                {"512 x 256 cells as prisms", run_prisms},
                {"512 x 256 cells as a picture of 1024 pixels", run_picture}};
    for (size_t i = 0; i < sizeof more / sizeof more[0]; i++)
        entries[count++] = (bench_entry){.name = more[i].name,
                                         .run = more[i].run,
                                         .context = &terrains[SIZES - 1],
                                         .work = 1,
                                         .unit = "solid"};
    entries[count - 1].unit = "picture";
    return count;
}

static void drop_terrain(void)
{
    for (int i = 0; i < SIZES; i++) {
        pave_terrain_destroy(terrains[i].terrain);
        pave_window_destroy(terrains[i].window);
    }
}

const bench_group bench_tactics_terrain = {
    "tactics-terrain", "Terrain of noise with rivers and lakes; its solids; its shaded relief.",
    add_terrain, drop_terrain};

/// Prints the table: the geometric mean over three densities.
static int print_fit(bench_entry *entries)
{
    (void)entries;
    printf("| terrain | error |");
    for (int mesh = FIT_ONE; mesh < FIT_MESHES; mesh++) printf(" %s |", fit_mesh_names[mesh]);
    printf("\n|---|---|--:|--:|--:|\n");
    for (int t = 0; t < FIT_TERRAINS; t++) {
        double product[2][FIT_MESHES] = {{1, 1, 1, 1}, {1, 1, 1, 1}};
        for (int density = 0; density < 3; density++)
            for (int mesh = FIT_ONE; mesh < FIT_MESHES; mesh++) {
                const fit_errors needed =
                    fit_needed(&fit_terrains[t], (fit_mesh)mesh, 18 << (2 * density), 90);
                product[0][mesh] *= needed.rms;
                product[1][mesh] *= needed.largest;
            }
        for (int k = 0; k < 2; k++) {
            printf("| %s | %s |", k ? "" : fit_terrains[t].name, k ? "largest" : "RMS");
            for (int mesh = FIT_ONE; mesh < FIT_MESHES; mesh++)
                printf(" %.2f |", cbrt(product[k][mesh]));
            printf("\n");
        }
        fflush(stdout);
    }
    return 0;
}

static void drop_nothing(void) {}

const bench_group bench_tactics_fit = {
    "tactics-fit",
    "Triangles that squares cut in two need for each equilateral one, at the same error.",
    print_fit, drop_nothing};
