/// bench/tactics.c: fields of movement on a board of triangles, metric by metric.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

enum { SIDE = 100, METRICS = 4 };

/// The moves of a metric on one board.
typedef struct bench_moves {
    pave_moves *moves;
    pave_search *search;
    int32_t start;
} bench_moves;

static pave_window *window;
static pave_mask *walls;
static int32_t distances[SIDE * SIDE];
static bench_moves fields[METRICS];

/// Walls on a tenth of the cells.
static void make_board(void)
{
    const pave_window_def def = {
        .tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_RECTANGLE, .width = SIDE, .height = SIDE};
    if (pave_window_create(&def, NULL, &window, NULL) ||
        pave_mask_create(window, NULL, &walls, NULL))
        abort();
    for (int32_t i = 0; i < SIDE * SIDE; i++)
        pave_mask_set_cell(
            walls, i,
            pave_random_below(pave_random_at(3, PAVE_STREAM_USER, i, 0, 0, 0).word[0], 10) == 0);
    pave_mask_set_cell(walls, SIDE * SIDE / 2, false);
}

static void run_field(void *context)
{
    const bench_moves *b = context;
    if (pave_search_field(b->search, &b->start, 1, &b->moves->costs, distances, NULL)) abort();
    bench_keep((uint64_t)distances[0]);
}

static int add_fields(bench_entry *entries)
{
    make_board();
    for (int metric = 0; metric < METRICS; metric++) {
        bench_moves *b = &fields[metric];
        const pave_moves_def def = {.walls = walls, .metric = (pave_tri_metric)metric};
        b->start = SIDE * SIDE / 2;
        if (pave_moves_create(&def, NULL, &b->moves, NULL) ||
            pave_search_create(&(pave_ground){.graph = b->moves->graph}, NULL, &b->search, NULL))
            abort();
        entries[metric] =
            (bench_entry){.name = pave_window_metric_name(PAVE_WINDOW_TRIANGLES, metric),
                          .run = run_field,
                          .context = b,
                          .work = 1,
                          .unit = "field"};
    }
    return METRICS;
}

static void drop_fields(void)
{
    for (int metric = 0; metric < METRICS; metric++) {
        pave_search_destroy(fields[metric].search);
        pave_moves_destroy(fields[metric].moves);
    }
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

const bench_group bench_tactics_fields = {
    "tactics-fields",
    "Distance fields on 100 x 100 triangles, walls on a tenth of them, all four metrics.",
    add_fields, drop_fields};
