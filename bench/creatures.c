/// bench/creatures.c: clearance maps, moves and ways of large creatures on a board of triangles.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

enum { SIDE = 200, CELLS = SIDE * SIDE, KINDS = 3, SIZE = 2 };

typedef struct bench_creature {
    pave_creature_def def;
    pave_creature_moves *moves;
    pave_search *search;
    int32_t ends[2];
} bench_creature;

static pave_window *window;
static pave_mask *walls;
static int32_t clearance[CELLS], way[3 * CELLS];
static bench_creature creatures[KINDS];

static void run_clearance(void *context)
{
    const bench_creature *b = context;
    if (pave_creature_clearance(walls, b->def.creature.kind, PAVE_TRI_EDGE_E, NULL, clearance,
                                NULL))
        abort();
    bench_keep((uint64_t)clearance[CELLS / 2]);
}

static void run_moves(void *context)
{
    const bench_creature *b = context;
    pave_creature_moves *moves = NULL;
    if (pave_creature_moves_create(&b->def, NULL, &moves, NULL)) abort();
    bench_keep((uint64_t)moves->graph->arc_count);
    pave_creature_moves_destroy(moves);
}

static void run_way(void *context)
{
    const bench_creature *b = context;
    pave_path path;
    if (pave_search_path(b->search, b->ends[0], b->ends[1], &b->moves->costs, way, 3 * CELLS,
                         &path))
        abort();
    bench_keep((uint64_t)path.cost);
}

/// Walls on one cell in fifty, and none near two corners of the board, between which ways lead.
static void make_walls(void)
{
    const pave_window_def def = {.tiling = pave_tiling_tri(), .width = SIDE, .height = SIDE};
    if (pave_window_create(&def, NULL, &window, NULL) ||
        pave_mask_create(window, NULL, &walls, NULL))
        abort();
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        const int32_t column = 2 * walk.cell.q + walk.cell.r, row = walk.cell.r;
        const bool corner = (column < 16 && row < 16) || (column > SIDE - 16 && row > SIDE - 16);
        pave_mask_set_cell(
            walls, walk.index,
            !corner && pave_random_below(pave_random_at(5, PAVE_STREAM_USER, walk.cell.q,
                                                        walk.cell.r, 0, (uint32_t)walk.cell.s)
                                             .word[0],
                                         50) == 0);
    }
}

static void make_creature(bench_creature *b, pave_creature_kind kind)
{
    b->def = (pave_creature_def){.walls = walls, .creature = {kind, SIZE}};
    if (pave_creature_moves_create(&b->def, NULL, &b->moves, NULL) ||
        pave_search_create(&(pave_ground){.graph = b->moves->graph}, NULL, &b->search, NULL))
        abort();
    b->ends[0] = pave_creature_moves_node(b->moves, (pave_creature_pose){.anchor = {2, 4, 0}});
    b->ends[1] =
        pave_creature_moves_node(b->moves, (pave_creature_pose){.anchor = {0, SIDE - 12, 0}});
    if (b->ends[0] < 0 || b->ends[1] < 0) abort();
}

/// What is measured of each kind.
static const struct {
    const char *names[KINDS];
    void (*run)(void *context);
    const char *unit;
} works[] = {{{"rhombus", "hexagon", "triangle"}, run_clearance, "map"},
             {{"rhombus-moves", "hexagon-moves", "triangle-moves"}, run_moves, "graph"},
             {{"rhombus-way", "hexagon-way", "triangle-way"}, run_way, "way"}};

enum { WORKS = sizeof works / sizeof *works };

static int add_creatures(bench_entry *entries)
{
    make_walls();
    for (int kind = 0; kind < KINDS; kind++)
        make_creature(&creatures[kind], (pave_creature_kind)kind);
    for (int i = 0; i < WORKS * KINDS; i++)
        entries[i] = (bench_entry){.name = works[i / KINDS].names[i % KINDS],
                                   .run = works[i / KINDS].run,
                                   .context = &creatures[i % KINDS],
                                   .work = 1,
                                   .unit = works[i / KINDS].unit};
    return WORKS * KINDS;
}

static void drop_creatures(void)
{
    for (int kind = 0; kind < KINDS; kind++) {
        pave_search_destroy(creatures[kind].search);
        pave_creature_moves_destroy(creatures[kind].moves);
    }
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

const bench_group bench_tactics_creatures = {
    "tactics-creatures",
    "Clearance maps of 200 x 200 triangles, walls on one in fifty; and creatures of size 2 there: "
    "their moves, and ways across the board.",
    add_creatures, drop_creatures};
