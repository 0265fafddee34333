/// bench/web/kernels.c: the work of kernels.mjs in C, with plain kernels alone: what WebAssembly is
/// held against. It answers a line `NAME` on standard input with the milliseconds of processor time
/// that the work took once.
#define __builtin_cpu_supports(name) 0 // no other kernel is chosen
#include "../../src/base/kernels.c"

#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pave_window *hexagons;
static int32_t *numbers, *labels;
static uint32_t *tiles;
static pave_world *roads, *lakes;
static pave_mesh *mesh;
static int64_t kept;

static pave_mesh *mesh_make(const pave_mesh_def *def)
{
    pave_board *board = NULL;
    pave_mesh *made = NULL;
    const pave_board_def size = {.width = 300, .height = 300};
    const pave_removal_def removal = {.seed = 7, .share = 0.2};
    if (pave_board_create(&size, NULL, &board, NULL) ||
        pave_board_remove_random(board, &removal, NULL, NULL, NULL) ||
        pave_mesh_create_from_board(board, def, NULL, NULL, &made, NULL))
        abort();
    pave_board_destroy(board);
    return made;
}

static void run_fill(void) { pave_world_fill(roads, pave_rect_of(0, 0, 1024, 1024), NULL, tiles, 1024); }
static void run_fill_weights(void) { pave_world_fill(lakes, pave_rect_of(0, 0, 1024, 1024), NULL, tiles, 1024); }
static void run_mesh(void) { pave_mesh_destroy(mesh_make(NULL)); }

static void relax(pave_relax_kind kind)
{
    pave_mesh *copy = NULL;
    const pave_relax_def def = {.kind = kind, .steps = 10};
    if (pave_mesh_copy(mesh, NULL, &copy, NULL) || pave_mesh_relax(copy, &def, NULL, NULL)) abort();
    pave_mesh_destroy(copy);
}
static void run_even(void) { relax(PAVE_RELAX_EVEN); }
static void run_push(void) { relax(PAVE_RELAX_PUSH); }

static void run_schelling(void)
{
    pave_segregation *run = NULL;
    const pave_segregation_def def = {.ground = pave_ground_of_window(hexagons), .seed = 3};
    if (pave_segregation_create(&def, NULL, &run, NULL) || pave_segregation_run(run, 1000000, NULL)) abort();
    pave_segregation_labels(run, labels);
    pave_segregation_destroy(run);
}

static void run_field(void)
{
    static pave_search *search;
    const pave_ground ground = pave_ground_of_window(hexagons);
    const int32_t first = 0;
    if (!search && pave_search_create(&ground, NULL, &search, NULL)) abort();
    if (pave_search_field(search, &first, 1, NULL, numbers, NULL)) abort();
}

static void run_components(void)
{
    const pave_ground ground = pave_ground_of_window(hexagons);
    if (pave_label_components(&ground, labels, false, NULL, numbers, NULL)) abort();
}

static void run_dicewars(void)
{
    pave_dicewars_board board;
    pave_dicewars_board_result result; // with the fairness
    for (uint64_t seed = 0; seed < 100; seed++) {
        const pave_dicewars_board_def def = {.seed = seed};
        if (pave_dicewars_board_make(&def, NULL, NULL, &board, &result, NULL)) abort();
        kept += board.area_count;
    }
}

static void run_citadel(void)
{
    pave_citadel *citadel = NULL;
    const pave_citadel_def def = {.seed = 7};
    if (pave_citadel_create(&def, NULL, &citadel, NULL)) abort();
    pave_citadel_destroy(citadel);
}

static const struct {
    const char *name;
    void (*run)(void);
} works[] = {{"fill", run_fill},           {"fill-weights", run_fill_weights},
             {"mesh", run_mesh},           {"even", run_even},
             {"push", run_push},           {"schelling", run_schelling},
             {"field", run_field},         {"components", run_components},
             {"dicewars", run_dicewars},   {"citadel", run_citadel}};

static pave_world *world_make(pave_builtin builtin)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    if (pave_builtin_create(builtin, NULL, &set, NULL)) abort();
    const pave_world_def def = {.set = set, .seed = 7};
    if (pave_world_create(&def, NULL, &world, NULL)) abort();
    return world;
}

int main(void)
{
    const pave_window_def shape = {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 200};
    char line[64];
    if (pave_window_create(&shape, NULL, &hexagons, NULL)) abort();
    numbers = malloc(4 * (size_t)hexagons->count);
    labels = malloc(4 * (size_t)hexagons->count);
    tiles = malloc(4 << 20);
    roads = world_make(PAVE_BUILTIN_ROADS);
    lakes = world_make(PAVE_BUILTIN_LAKES);
    mesh = mesh_make(NULL);
    run_schelling(); // the labels
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        for (size_t i = 0; i < sizeof works / sizeof *works; i++)
            if (strcmp(works[i].name, line) == 0) {
                const clock_t begin = clock();
                works[i].run();
                printf("%.4f\n", (double)(clock() - begin) * 1000 / CLOCKS_PER_SEC);
                fflush(stdout);
            }
    }
    return kept < 0;
}
