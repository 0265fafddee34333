/// bench/search.c: components, paths, movement and sight on boards of hexagons, and a naive
/// baseline.
#include "bench.h"

#include "floor.h"

#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

enum {
    LARGE = 2000,
    SMALL = 100,
    PATH = 62,
    VIEW = 20,
    VIEW_CELLS = 3 * VIEW * (VIEW + 1) + 1,
    SHARES_MAX = 3
};

/// A board twice: as bytes for the floor, and as a window with a mask, and what is made from the
/// mask before measuring.
typedef struct bench_board {
    char floor_name[48], name[48];
    floor_board floor;
    uint8_t *walls;
    pave_window *window;
    pave_mask *mask;
    pave_graph *graph;
    pave_search *search;
    int32_t *labels;
} bench_board;

static bench_board boards[SHARES_MAX];
static int board_count;
static pave_sight *sight;
static int32_t nodes[SMALL * SMALL];
static pave_reached reached[SMALL * SMALL];
static int64_t seen[VIEW_CELLS];
static floor_hex floored[SMALL * SMALL];

/// The same walls every time: `share` of 100 cells, except the two ends of the path.
static bench_board *add_board(int32_t side, uint32_t share, bool with_graph)
{
    bench_board *b = &boards[board_count++];
    pave_window_def def = {.tiling = pave_tiling_hex(),
                           .shape = PAVE_WINDOW_PARALLELOGRAM,
                           .width = side,
                           .height = side};
    b->walls = calloc((size_t)side * (size_t)side, 1);
    b->labels = malloc((size_t)side * (size_t)side * sizeof *b->labels);
    if (!b->walls || !b->labels || pave_window_create(&def, NULL, &b->window, NULL) ||
        pave_mask_create(b->window, NULL, &b->mask, NULL))
        abort();
    for (int32_t i = 0; i < side * side; i++) {
        bool end = i == (side / 2) * side + 15 || i == (side / 2) * side + 15 + PATH ||
                   i == (side / 2) * side + side / 2;
        b->walls[i] =
            !end &&
            pave_random_below(pave_random_at(5, PAVE_STREAM_USER, i, 0, 0, 0).word[0], 100) < share;
        pave_mask_set_cell(b->mask, i, b->walls[i]);
    }
    b->floor = (floor_board){side, side, b->walls};
    snprintf(b->floor_name, sizeof b->floor_name, "floor, %u %% walls", share);
    snprintf(b->name, sizeof b->name, "pave, %u %% walls", share);
    if (with_graph) {
        pave_graph_def graph_def = {.window = b->window, .walls = b->mask};
        if (pave_graph_create(&graph_def, NULL, &b->graph, NULL) ||
            pave_search_create(&(pave_ground){.graph = b->graph}, NULL, &b->search, NULL))
            abort();
    }
    return b;
}

static void drop_boards(void)
{
    for (int i = 0; i < board_count; i++) {
        pave_search_destroy(boards[i].search);
        pave_graph_destroy(boards[i].graph);
        pave_mask_destroy(boards[i].mask);
        pave_window_destroy(boards[i].window);
        free(boards[i].labels);
        free(boards[i].walls);
        boards[i] = (bench_board){.walls = NULL};
    }
    board_count = 0;
    pave_sight_destroy(sight);
    sight = NULL;
}

// ---- Components ---------------------------------------------------------------------------------

static void run_floor_components(void *context)
{
    bench_board *b = context;
    bench_keep((uint64_t)floor_components(&b->floor, b->labels));
}

static void run_components(void *context)
{
    bench_board *b = context;
    int32_t count;
    if (pave_mask_components(b->mask, NULL, b->labels, &count)) abort();
    bench_keep((uint64_t)count);
}

static int add_components(bench_entry *entries)
{
    static const uint32_t shares[SHARES_MAX] = {10, 40, 0};
    int count = 0;
    for (int i = 0; i < SHARES_MAX; i++) {
        bench_board *b = add_board(LARGE, shares[i], false);
        entries[count++] = (bench_entry){.name = b->floor_name,
                                         .run = run_floor_components,
                                         .context = b,
                                         .work = (double)LARGE * LARGE,
                                         .unit = "cell"};
        entries[count++] = (bench_entry){.name = b->name,
                                         .run = run_components,
                                         .context = b,
                                         .work = (double)LARGE * LARGE,
                                         .unit = "cell"};
    }
    return count;
}

const bench_group bench_grids_components = {
    "grids-components",
    "Labels of the connected ground of 2000 x 2000 hexagons, a label of 4 bytes each.",
    add_components, drop_boards};

// ---- Paths --------------------------------------------------------------------------------------

static void run_floor_path(void *context)
{
    bench_board *b = context;
    bench_keep((uint64_t)floor_path(&b->floor, (floor_hex){15, SMALL / 2},
                                    (floor_hex){15 + PATH, SMALL / 2}, floored));
}

static void run_path(void *context)
{
    bench_board *b = context;
    pave_path path;
    int32_t begin = (SMALL / 2) * SMALL + 15;
    if (pave_search_path(b->search, begin, begin + PATH, NULL, nodes, SMALL * SMALL, &path))
        abort();
    bench_keep((uint64_t)path.count);
}

static int add_path(bench_entry *entries)
{
    bench_board *b = add_board(SMALL, 10, true);
    entries[0] = (bench_entry){
        .name = b->floor_name, .run = run_floor_path, .context = b, .work = 1, .unit = "path"};
    entries[1] =
        (bench_entry){.name = b->name, .run = run_path, .context = b, .work = 1, .unit = "path"};
    return 2;
}

const bench_group bench_grids_path = {
    "grids-path",
    "A* between cells 62 steps apart (63 cells) on a board of 100 x 100 hexagons. The graph "
    "is made before; the floor clears its arrays.",
    add_path, drop_boards};

// ---- Movement and sight -------------------------------------------------------------------------

static void run_floor_reach(void *context)
{
    bench_board *b = context;
    bench_keep((uint64_t)floor_reach(&b->floor, (floor_hex){SMALL / 2, SMALL / 2}, VIEW, floored));
}

static void run_reach(void *context)
{
    bench_board *b = context;
    int64_t count;
    if (pave_search_reach(b->search, (SMALL / 2) * SMALL + SMALL / 2, VIEW, NULL, reached,
                          SMALL * SMALL, &count))
        abort();
    bench_keep((uint64_t)count);
}

static int add_reach(bench_entry *entries)
{
    bench_board *b = add_board(SMALL, 10, true);
    entries[0] = (bench_entry){
        .name = b->floor_name, .run = run_floor_reach, .context = b, .work = 1, .unit = "field"};
    entries[1] =
        (bench_entry){.name = b->name, .run = run_reach, .context = b, .work = 1, .unit = "field"};
    return 2;
}

static void run_floor_view(void *context)
{
    bench_board *b = context;
    bench_keep((uint64_t)floor_view(&b->floor, (floor_hex){SMALL / 2, SMALL / 2}, VIEW, floored));
}

static void run_view(void *context)
{
    bench_board *b = context;
    int64_t count;
    if (pave_field_of_view(sight, b->mask, (SMALL / 2) * SMALL + SMALL / 2, seen, VIEW_CELLS,
                           &count))
        abort();
    bench_keep((uint64_t)count);
}

static int add_view(bench_entry *entries)
{
    static const uint32_t shares[2] = {10, 40};
    int count = 0;
    if (pave_sight_create(pave_tiling_hex(), VIEW, PAVE_HEX_STEPS, NULL, &sight, NULL)) abort();
    for (int i = 0; i < 2; i++) {
        bench_board *b = add_board(SMALL, shares[i], false);
        entries[count++] = (bench_entry){
            .name = b->floor_name, .run = run_floor_view, .context = b, .work = 1, .unit = "field"};
        entries[count++] = (bench_entry){
            .name = b->name, .run = run_view, .context = b, .work = 1, .unit = "field"};
    }
    return count;
}

const bench_group bench_grids_movement = {
    "grids-movement", "The cells within 20 steps, up to 1,261, on a board of 100 x 100 hexagons.",
    add_reach, drop_boards};
const bench_group bench_grids_sight = {
    "grids-sight",
    "The cells that are seen within 20 steps. The floor walks a line to each (and is not "
    "symmetric); pave makes its tables once for the radius.",
    add_view, drop_boards};
