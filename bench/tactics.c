/// bench/tactics.c: movement and attacks on a board of triangles, metric by metric.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

enum { SIDE = 100, METRICS = 4, ZONE = 6 };

/// The moves of a metric on one board.
typedef struct bench_moves {
    pave_moves *moves;
    pave_search *search;
    int32_t start;
} bench_moves;

static pave_window *window;
static pave_mask *walls;
static int32_t distances[SIDE * SIDE], zone[SIDE * SIDE], way[SIDE * SIDE];
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

// From the middle to the first open cell.
static void run_path(void *context)
{
    const bench_moves *b = context;
    pave_path path;
    int32_t to = 0;
    while (pave_mask_cell(walls, to)) to++;
    if (pave_search_path(b->search, b->start, to, &b->moves->costs, way, SIDE * SIDE, &path))
        abort();
    bench_keep((uint64_t)path.count);
}

static void run_moves(void *context)
{
    const bench_moves *b = context;
    const pave_moves_def def = {.walls = walls, .metric = b->moves->def.metric};
    pave_moves *moves;
    if (pave_moves_create(&def, NULL, &moves, NULL)) abort();
    bench_keep((uint64_t)moves->graph->arc_count);
    pave_moves_destroy(moves);
}

static int add_entries(bench_entry *entries, void (*run)(void *context), const char *unit)
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
                          .run = run,
                          .context = b,
                          .work = 1,
                          .unit = unit};
    }
    return METRICS;
}

static int add_fields(bench_entry *entries) { return add_entries(entries, run_field, "field"); }
static int add_paths(bench_entry *entries) { return add_entries(entries, run_path, "path"); }
static int add_moves(bench_entry *entries) { return add_entries(entries, run_moves, "board"); }

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

const bench_group bench_tactics_paths = {"tactics-paths",
                                         "Paths on the same board from its middle to a corner.",
                                         add_paths, drop_fields};

const bench_group bench_tactics_moves = {"tactics-moves", "Making the moves of the same board.",
                                         add_moves, drop_fields};

// ---- Attacks ------------------------------------------------------------------------------------

static void run_zone(void *context)
{
    const bool *sight = context;
    const int32_t source = SIDE * SIDE / 2;
    int64_t count;
    if (pave_zone_cells(&(pave_zone_def){.walls = walls,
                                         .sources = &source,
                                         .source_count = 1,
                                         .least = 1,
                                         .most = ZONE,
                                         .metric = PAVE_TRI_TOUCH,
                                         .sight = *sight},
                        NULL, zone, SIDE * SIDE, &count, NULL))
        abort();
    bench_keep((uint64_t)count);
}

static void run_lines(void *context)
{
    pave_line lines[PAVE_TRI_DIRECTIONS_MAX];
    (void)context;
    if (pave_lines_make(&(pave_lines_def){.walls = walls,
                                          .from = SIDE * SIDE / 2,
                                          .range = PAVE_ATTACK_RANGE_MAX},
                        lines, NULL))
        abort();
    bench_keep((uint64_t)lines[0].count);
}

static int add_attacks(bench_entry *entries)
{
    static const bool sight[2] = {false, true};
    make_board();
    for (int i = 0; i < 2; i++)
        entries[i] = (bench_entry){.name = i ? "zone of 6, seen" : "zone of 6",
                                   .run = run_zone,
                                   .context = (void *)(uintptr_t)&sight[i],
                                   .work = 1,
                                   .unit = "zone"};
    entries[2] = (bench_entry){
        .name = "12 lines", .run = run_lines, .work = PAVE_TRI_DIRECTIONS_MAX, .unit = "line"};
    return 3;
}

static void drop_attacks(void)
{
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

const bench_group bench_tactics_attacks = {
    "tactics-attacks", "Zones and lines of attack from the middle of the same board.", add_attacks,
    drop_attacks};
