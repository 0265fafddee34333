/// bench/grids.c: the algorithms of grids, a naive baseline, and the libraries that people use.
#include "bench.h"

#include "floor.h"

#include <pave/pave.h>

#include <stdlib.h>

enum { CELLS = 1024, RADIUS = 100, DISK = 3 * RADIUS * (RADIUS + 1) + 1, LINE = RADIUS + 1 };

static pave_cell cells[CELLS], listed[DISK];
static floor_hex hexes[CELLS], floored[DISK];
static pave_cell around[6 * CELLS];
static pave_vec2 points[CELLS];
static pave_layout layout;

/// The same cells within +-1000, and points among them, for all entries.
static void make_places(void)
{
    if (pave_hex_layout(NULL, &layout, NULL)) abort();
    for (int i = 0; i < CELLS; i++) {
        pave_random_words words = pave_random_at(3, PAVE_STREAM_USER, i, 0, 0, 0);
        cells[i] = pave_cell_of(pave_random_between(words.word[0], -1000, 1000),
                                pave_random_between(words.word[1], -1000, 1000));
        hexes[i] = (floor_hex){cells[i].q, cells[i].r};
        points[i] = pave_vec2_of(pave_random_between(words.word[2], -1000000, 1000000) / 1000.0,
                                 pave_random_between(words.word[3], -1000000, 1000000) / 1000.0);
    }
}

static void drop_places(void) { bench_npm_drop(); }

// ---- Neighbours ---------------------------------------------------------------------------------

static void run_floor_neighbors(void *context)
{
    (void)context;
    for (int i = 0; i < CELLS; i++) floor_neighbors(hexes[i], floored + 6 * i % 6000);
    bench_keep((uint64_t)floored[17].q);
}

static void run_neighbors(void *context)
{
    (void)context;
    for (int i = 0; i < CELLS; i++)
        for (int k = 0; k < PAVE_HEX_NEIGHBORS_MAX; k++)
            around[6 * i + k] = pave_hex_neighbors(cells[i], k);
    bench_keep((uint64_t)around[17].q);
}

static int add_neighbors(bench_entry *entries)
{
    int count = 0;
    make_places();
    entries[count++] =
        (bench_entry){.name = "floor", .run = run_floor_neighbors, .work = CELLS, .unit = "cell"};
    entries[count++] = (bench_entry){
        .name = "pave_hex_neighbors", .run = run_neighbors, .work = CELLS, .unit = "cell"};
    count += bench_npm_add("honeycomb-grid, neighborOf", "honeycomb neighbors", CELLS, "cell",
                           entries + count);
    count += bench_npm_add("h3-js, gridDisk 1", "h3 neighbors", CELLS, "cell", entries + count);
    return count;
}

const bench_group bench_grids_neighbors = {
    "grids-neighbors", "The six neighbours of a cell, as a list; 1,024 cells within +-1000.",
    add_neighbors, drop_places};

// ---- Distance -----------------------------------------------------------------------------------

static void run_floor_distance(void *context)
{
    uint64_t sum = 0;
    (void)context;
    for (int i = 0; i < CELLS; i++)
        sum += (uint64_t)floor_distance(hexes[i], hexes[(i + 1) % CELLS]);
    bench_keep(sum);
}

static void run_distance(void *context)
{
    uint64_t sum = 0;
    (void)context;
    for (int i = 0; i < CELLS; i++)
        sum += (uint64_t)pave_hex_distance(cells[i], cells[(i + 1) % CELLS]);
    bench_keep(sum);
}

static int add_distance(bench_entry *entries)
{
    int count = 0;
    make_places();
    entries[count++] =
        (bench_entry){.name = "floor", .run = run_floor_distance, .work = CELLS, .unit = "pair"};
    entries[count++] = (bench_entry){
        .name = "pave_hex_distance", .run = run_distance, .work = CELLS, .unit = "pair"};
    count += bench_npm_add("honeycomb-grid, distance", "honeycomb distance", CELLS, "pair",
                           entries + count);
    count += bench_npm_add("h3-js, gridDistance", "h3 distance", CELLS, "pair", entries + count);
    return count;
}

const bench_group bench_grids_distance = {
    "grids-distance", "The distance of two cells; h3-js measures within a disk of 18.",
    add_distance, drop_places};

// ---- Lines, rings, disks ------------------------------------------------------------------------

static const pave_cell line_begin = {0, 0, 0}, line_end = {70, 30, 0};
static int32_t moved;

static void run_floor_line(void *context)
{
    (void)context;
    moved = (moved + 1) & 1023;
    bench_keep((uint64_t)floor_line((floor_hex){moved, 0}, (floor_hex){moved + 70, 30}, floored));
}

static void run_line(void *context)
{
    int64_t count;
    (void)context;
    moved = (moved + 1) & 1023;
    if (pave_hex_line(pave_cell_of(line_begin.q + moved, 0),
                      pave_cell_of(line_end.q + moved, line_end.r), listed, DISK, &count))
        abort();
    bench_keep((uint64_t)listed[17].q);
}

static void run_floor_ring(void *context)
{
    (void)context;
    moved = (moved + 1) & 1023;
    bench_keep((uint64_t)floor_ring((floor_hex){moved, 0}, RADIUS, floored));
}

static void run_ring(void *context)
{
    int64_t count;
    (void)context;
    moved = (moved + 1) & 1023;
    if (pave_hex_ring(pave_cell_of(moved, 0), RADIUS, PAVE_HEX_STEPS, listed, DISK, &count))
        abort();
    bench_keep((uint64_t)listed[17].q);
}

static void run_floor_disk(void *context)
{
    (void)context;
    moved = (moved + 1) & 1023;
    bench_keep((uint64_t)floor_disk((floor_hex){moved, 0}, RADIUS, floored));
}

static void run_disk(void *context)
{
    int64_t count;
    (void)context;
    moved = (moved + 1) & 1023;
    if (pave_hex_disk(pave_cell_of(moved, 0), RADIUS, PAVE_HEX_STEPS, listed, DISK, &count))
        abort();
    bench_keep((uint64_t)listed[17].q);
}

static void run_spiral(void *context)
{
    int64_t count;
    (void)context;
    moved = (moved + 1) & 1023;
    if (pave_hex_spiral(pave_cell_of(moved, 0), RADIUS, PAVE_HEX_STEPS, listed, DISK, &count))
        abort();
    bench_keep((uint64_t)listed[17].q);
}

static int add_line(bench_entry *entries)
{
    int count = 0;
    entries[count++] =
        (bench_entry){.name = "floor", .run = run_floor_line, .work = 1, .unit = "line"};
    entries[count++] =
        (bench_entry){.name = "pave_hex_line", .run = run_line, .work = 1, .unit = "line"};
    count += bench_npm_add("honeycomb-grid, line", "honeycomb line", 1, "line", entries + count);
    count += bench_npm_add("h3-js, gridPathCells", "h3 line", 1, "line", entries + count);
    return count;
}

static int add_ring(bench_entry *entries)
{
    int count = 0;
    entries[count++] =
        (bench_entry){.name = "floor", .run = run_floor_ring, .work = 1, .unit = "ring"};
    entries[count++] =
        (bench_entry){.name = "pave_hex_ring", .run = run_ring, .work = 1, .unit = "ring"};
    count += bench_npm_add("honeycomb-grid, ring", "honeycomb ring", 1, "ring", entries + count);
    count += bench_npm_add("h3-js, gridRingUnsafe", "h3 ring", 1, "ring", entries + count);
    return count;
}

static int add_disk(bench_entry *entries)
{
    int count = 0;
    entries[count++] =
        (bench_entry){.name = "floor", .run = run_floor_disk, .work = 1, .unit = "disk"};
    entries[count++] =
        (bench_entry){.name = "pave_hex_disk", .run = run_disk, .work = 1, .unit = "disk"};
    entries[count++] =
        (bench_entry){.name = "pave_hex_spiral", .run = run_spiral, .work = 1, .unit = "disk"};
    count += bench_npm_add("honeycomb-grid, spiral", "honeycomb disk", 1, "disk", entries + count);
    count += bench_npm_add("h3-js, gridDisk", "h3 disk", 1, "disk", entries + count);
    return count;
}

const bench_group bench_grids_line = {"grids-line", "A line of 101 cells, shifted each time.",
                                      add_line, drop_places};
const bench_group bench_grids_ring = {"grids-ring", "A ring of radius 100: 600 cells.", add_ring,
                                      drop_places};
const bench_group bench_grids_disk = {
    "grids-disk",
    "A disk of radius 100: 30,301 cells. The floor writes cells of 8 bytes, pave of 12.", add_disk,
    drop_places};

// ---- From the world -----------------------------------------------------------------------------

static void run_floor_at(void *context)
{
    uint64_t sum = 0;
    (void)context;
    for (int i = 0; i < CELLS; i++) sum += (uint64_t)floor_at(points[i].x, points[i].y).q;
    bench_keep(sum);
}

static void run_at(void *context)
{
    uint64_t sum = 0;
    (void)context;
    for (int i = 0; i < CELLS; i++) sum += (uint64_t)pave_hex_face_at(&layout, points[i]).q;
    bench_keep(sum);
}

static void run_tri_at(void *context)
{
    uint64_t sum = 0;
    (void)context;
    for (int i = 0; i < CELLS; i++) sum += (uint64_t)pave_tri_face_at(&layout, points[i]).q;
    bench_keep(sum);
}

static int add_at(bench_entry *entries)
{
    int count = 0;
    make_places();
    entries[count++] =
        (bench_entry){.name = "floor", .run = run_floor_at, .work = CELLS, .unit = "point"};
    entries[count++] =
        (bench_entry){.name = "pave_hex_face_at", .run = run_at, .work = CELLS, .unit = "point"};
    entries[count++] = (bench_entry){
        .name = "pave_tri_face_at", .run = run_tri_at, .work = CELLS, .unit = "point"};
    count += bench_npm_add("honeycomb-grid, pointToCube", "honeycomb at", CELLS, "point",
                           entries + count);
    count += bench_npm_add("h3-js, latLngToCell", "h3 at", CELLS, "point", entries + count);
    return count;
}

const bench_group bench_grids_at = {
    "grids-at", "The cell under a point; 1,024 points within +-1000.", add_at, drop_places};
