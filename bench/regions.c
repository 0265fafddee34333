/// bench/regions.c: region maps: segregation to the end and a simple program for it, the model of
/// the comparisons of frameworks, Dice Wars maps, labels and territories.
#define _GNU_SOURCE // sched_setaffinity, wait4
#include "bench.h"

#include "floor_schelling.h"

#include <pave/pave.h>

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void must(pave_result result)
{
    if (result == PAVE_OK) return;
    fprintf(stderr, "bench/regions.c: %s\n", pave_result_text(result));
    abort();
}

// ---- Segregation to the end ---------------------------------------------------------------------

/// A hexagon on which the process of "Create a hexagonal map" runs. A run is that of `seeds` seeds,
/// serially; on large boards each run takes the next of five seeds.
typedef struct hexagon {
    int32_t radius, seeds, steps_max;
    bool over_graph;
    pave_window *window;
    pave_graph *graph;
    floor_hexagon floor;
    uint64_t next_seed;
} hexagon;

enum { RACES = 10, SEEDS_IN_TURN = 5 };
static hexagon board;

static pave_window *hexagon_window(int32_t radius)
{
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = radius};
    pave_window *window;
    must(pave_window_create(&def, NULL, &window, NULL));
    return window;
}

static uint64_t seed_in_turn(hexagon *one, int32_t i)
{
    return one->seeds > 1 ? (uint64_t)i + 1 : one->next_seed++ % SEEDS_IN_TURN + 1;
}

static void run_floor_hexagon(void *context)
{
    hexagon *one = context;
    for (int32_t i = 0; i < one->seeds; i++)
        bench_keep(
            (uint64_t)floor_hexagon_run(&one->floor, seed_in_turn(one, i), RACES, one->steps_max));
}

static pave_segregation *segregate(const pave_ground *ground, uint64_t seed, int32_t steps_max,
                                   const pave_batch *batch)
{
    const pave_segregation_def def = {.ground = *ground, .seed = seed, .races = RACES};
    pave_segregation *all;
    must(pave_segregation_create(&def, NULL, &all, NULL));
    must(pave_segregation_run(all, steps_max, batch));
    return all;
}

static void run_hexagon(hexagon *one, pave_ground ground)
{
    for (int32_t i = 0; i < one->seeds; i++) {
        pave_segregation *all = segregate(&ground, seed_in_turn(one, i), one->steps_max, NULL);
        bench_keep((uint64_t)pave_segregation_get_state(all).steps);
        pave_segregation_destroy(all);
    }
}

static void run_window(void *context)
{
    hexagon *one = context;
    run_hexagon(one, pave_ground_of_window(one->window));
}

static void run_graph(void *context)
{
    hexagon *one = context;
    run_hexagon(one, pave_ground_of_graph(one->graph));
}

static int add_hexagon(int32_t radius, int32_t seeds, int32_t steps_max, bool with_graph,
                       bench_entry *entries)
{
    const pave_graph_def def = {.no_positions = true, .no_twins = true, .no_sides = true};
    int count = 0;
    board = (hexagon){
        .radius = radius, .seeds = seeds, .steps_max = steps_max, .window = hexagon_window(radius)};
    if (!floor_hexagon_create(radius, &board.floor)) abort();
    entries[count++] = (bench_entry){.name = "plain loop",
                                     .run = run_floor_hexagon,
                                     .context = &board,
                                     .work = seeds,
                                     .unit = "map"};
    entries[count++] = (bench_entry){
        .name = "pave, window", .run = run_window, .context = &board, .work = seeds, .unit = "map"};
    if (!with_graph) return count;
    pave_graph_def with_window = def;
    with_window.window = board.window;
    must(pave_graph_create(&with_window, NULL, &board.graph, NULL));
    entries[count++] = (bench_entry){
        .name = "pave, graph", .run = run_graph, .context = &board, .work = seeds, .unit = "map"};
    return count;
}

static void drop_hexagon(void)
{
    pave_graph_destroy(board.graph);
    pave_window_destroy(board.window);
    floor_hexagon_release(&board.floor);
    board = (hexagon){0};
}

static int add_8(bench_entry *entries) { return add_hexagon(8, 64, 1000, true, entries); }
static int add_100(bench_entry *entries) { return add_hexagon(100, 1, 20000, true, entries); }
static int add_500(bench_entry *entries) { return add_hexagon(500, 1, 20000, true, entries); }
static int add_1000(bench_entry *entries) { return add_hexagon(1000, 1, 20000, false, entries); }

#define ABOUT_HEXAGON                                                                           \
    ", 10 races, the default threshold, until all are satisfied; includes the creation of the " \
    "segregation and its release. Each run takes the next of five seeds."
const bench_group bench_regions_8 = {"regions-8",
                                     "Segregation on a hexagon of radius 8, 10 races, the default "
                                     "threshold, until all are satisfied or after 1,000 steps: "
                                     "64 seeds, of which some never end.",
                                     add_8, drop_hexagon};
const bench_group bench_regions_100 = {
    "regions-100", "Segregation on a hexagon of radius 100" ABOUT_HEXAGON, add_100, drop_hexagon};
const bench_group bench_regions_500 = {
    "regions-500", "Segregation on a hexagon of radius 500" ABOUT_HEXAGON, add_500, drop_hexagon};
const bench_group bench_regions_1000 = {"regions-1000",
                                        "Segregation on a hexagon of radius 1000" ABOUT_HEXAGON,
                                        add_1000, drop_hexagon};

// ---- Threads ------------------------------------------------------------------------------------

/// Two threads that share the strips of a job. A waiting thread checks SPINS times before it yields
/// the processor.
enum { SPINS = 20000 };
typedef struct pair {
    int32_t count, next;
    void (*strip)(void *job, int32_t index);
    void *job;
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    int turn, done;
    bool over;
} pair;

static void pair_work(pair *two)
{
    for (;;) {
        int32_t index = __atomic_fetch_add(&two->next, 1, __ATOMIC_RELAXED);
        if (index >= two->count) return;
        two->strip(two->job, index);
    }
}

/// The second thread waits without sleeping: the phases of a step are shorter than a wake-up.
static void *pair_loop(void *context)
{
    pair *two = context;
    for (int turn = 1;; turn++) {
        for (int spins = 0; __atomic_load_n(&two->turn, __ATOMIC_ACQUIRE) != turn; spins++) {
            if (__atomic_load_n(&two->over, __ATOMIC_ACQUIRE)) return NULL;
            if (spins > SPINS) sched_yield();
        }
        pair_work(two);
        __atomic_store_n(&two->done, turn, __ATOMIC_RELEASE);
    }
}

static void pair_run(void *context, int32_t count, void (*strip)(void *job, int32_t index),
                     void *job)
{
    pair *two = context;
    two->count = count;
    two->strip = strip;
    two->job = job;
    __atomic_store_n(&two->next, 0, __ATOMIC_RELAXED);
    int turn = two->turn + 1;
    __atomic_store_n(&two->turn, turn, __ATOMIC_RELEASE);
    pair_work(two);
    for (int spins = 0; __atomic_load_n(&two->done, __ATOMIC_ACQUIRE) != turn; spins++)
        if (spins > SPINS) sched_yield();
}

static double wall(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static double wall_of(const pave_ground *ground, uint64_t seed, const pave_batch *batch,
                      uint64_t *hash)
{
    double begin = wall();
    pave_segregation *all = segregate(ground, seed, 20000, batch);
    double seconds = wall() - begin;
    *hash = pave_segregation_hash(all);
    pave_segregation_destroy(all);
    return seconds;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int print_threads(bench_entry *entries)
{
    static pair two;
    const pave_batch batch = {.runner = {.run = pair_run, .context = &two}};
    double seconds[2][SEEDS_IN_TURN];
    cpu_set_t old, both;
    pthread_t second;
    (void)entries;
    if (sched_getaffinity(0, sizeof old, &old)) return 0;
    CPU_ZERO(&both);
    for (size_t cpu = 0; cpu < CPU_SETSIZE; cpu++) CPU_SET(cpu, &both);
    sched_setaffinity(0, sizeof both, &both);
    two = (pair){0};
    pave_window *window = hexagon_window(1000);
    pave_ground ground = pave_ground_of_window(window);
    if (pthread_create(&second, NULL, pair_loop, &two)) abort();
    for (int i = 0; i < SEEDS_IN_TURN; i++) {
        uint64_t one_hash, two_hash;
        seconds[0][i] = wall_of(&ground, (uint64_t)i + 1, NULL, &one_hash);
        seconds[1][i] = wall_of(&ground, (uint64_t)i + 1, &batch, &two_hash);
        if (one_hash != two_hash) abort();
    }
    __atomic_store_n(&two.over, true, __ATOMIC_RELEASE);
    pthread_join(second, NULL);
    pave_window_destroy(window);
    sched_setaffinity(0, sizeof old, &old);
    printf("| threads | median s | fastest s |\n|--:|--:|--:|\n");
    for (int t = 0; t < 2; t++) {
        qsort(seconds[t], SEEDS_IN_TURN, sizeof **seconds, compare);
        printf("| %d | %.3f | %.3f |\n", t + 1, seconds[t][SEEDS_IN_TURN / 2], seconds[t][0]);
    }
    return 0;
}

static void drop_nothing(void) {}

const bench_group bench_regions_threads = {"regions-threads",
                                           "Segregation on a hexagon of radius 1000 as above, by "
                                           "the clock on the wall, on one thread and on two.",
                                           print_threads, drop_nothing};

// ---- Memory -------------------------------------------------------------------------------------

/// An allocator that counts what is taken.
typedef struct tally {
    size_t now, most;
} tally;

static void *resize_counted(void *context, void *memory, size_t old_size, size_t new_size)
{
    tally *all = context;
    void *out = NULL;
    if (new_size > 0) {
        out = realloc(memory, new_size);
        if (!out) return NULL;
    } else
        free(memory);
    all->now = all->now - (memory ? old_size : 0) + new_size;
    if (all->now > all->most) all->most = all->now;
    return out;
}

/// The most bytes a cell for a run to the end, and for the territories of its result.
static void print_taken(int32_t radius, bool over_graph)
{
    tally all = {0};
    const pave_allocator counting = {.resize = resize_counted, .context = &all};
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = radius};
    pave_window *window;
    pave_graph *graph = NULL;
    pave_segregation *made;
    pave_territories *territories;
    must(pave_window_create(&def, &counting, &window, NULL));
    const pave_graph_def graph_def = {.window = window};
    if (over_graph) must(pave_graph_create(&graph_def, &counting, &graph, NULL));
    const double cells = (double)window->count, ground_bytes = (double)all.most;
    const pave_segregation_def segregation = {.ground = graph ? pave_ground_of_graph(graph)
                                                              : pave_ground_of_window(window),
                                              .seed = 1,
                                              .races = RACES};
    must(pave_segregation_create(&segregation, &counting, &made, NULL));
    must(pave_segregation_run(made, 2000, NULL));
    const double segregation_bytes = (double)all.most - ground_bytes;
    int32_t *labels = malloc((size_t)cells * sizeof *labels);
    if (!labels) abort();
    pave_segregation_labels(made, labels);
    pave_segregation_destroy(made);
    all.most = all.now;
    const pave_territory_def territory = {.ground = segregation.ground, .labels = labels};
    must(pave_territories_create(&territory, &counting, NULL, &territories, NULL));
    printf("| %s, R = %d | %.2f | %.2f | %.2f |\n", over_graph ? "graph" : "window", (int)radius,
           ground_bytes / cells, segregation_bytes / cells,
           ((double)all.most - ground_bytes) / cells);
    pave_territories_destroy(territories);
    free(labels);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

static int print_memory(bench_entry *entries)
{
    (void)entries;
    printf("| ground | itself | segregation | territories |\n|---|--:|--:|--:|\n");
    print_taken(100, false);
    print_taken(1000, false);
    print_taken(100, true);
    print_taken(1000, true);
    return 0;
}

const bench_group bench_regions_memory = {
    "regions-memory",
    "Bytes a cell: the most that is held at any time, on hexagons with 10 races: the ground, the "
    "segregation on it, and the territories of its result with all memory of their creation.",
    print_memory, drop_nothing};

// ---- The comparisons of frameworks --------------------------------------------------------------

/// A model: squares that do not wrap, two groups; agents take turns, and an agent with too few
/// neighbours of the same group moves to a random empty cell.
typedef struct declaration {
    floor_squares floor;
    pave_window *window;
    int32_t table[25]; ///< the wanted number, whatever the number of neighbours
    uint64_t seed;
} declaration;

static declaration declarations[] = {
    {.floor = {.side = 40, .agents = 1000, .reach = 1, .need = 3, .sweeps = 20}},
    {.floor = {.side = 100, .agents = 8000, .reach = 2, .need = 8, .sweeps = 20}}};

static void run_floor_squares(declaration *one, bool incremental)
{
    one->floor.incremental = incremental;
    bench_keep((uint64_t)floor_squares_run(&one->floor, one->seed++));
}

static void run_rescan(void *context) { run_floor_squares(context, false); }
static void run_incremental(void *context) { run_floor_squares(context, true); }

static void run_declaration(void *context)
{
    declaration *one = context;
    const floor_squares *floor = &one->floor;
    pave_segregation_def def = {.ground = {.window = one->window, .contact = PAVE_CONTACT_VERTEX},
                                .seed = one->seed++,
                                .races = 3,
                                .counted = true,
                                .vacancy = 1 - floor->agents / (double)(floor->side * floor->side),
                                .reach = floor->reach,
                                .order = PAVE_ORDER_SEQUENTIAL};
    int32_t neighbors = (2 * floor->reach + 1) * (2 * floor->reach + 1) - 1;
    pave_segregation *all;
    for (int32_t i = 0; i <= neighbors; i++) one->table[i] = floor->need;
    def.threshold.table = one->table;
    def.threshold.table_count = neighbors + 1;
    must(pave_segregation_create(&def, NULL, &all, NULL));
    must(pave_segregation_run(all, floor->sweeps, NULL));
    bench_keep((uint64_t)pave_segregation_get_state(all).moves);
    pave_segregation_destroy(all);
}

static int add_declaration(declaration *one, bench_entry *entries)
{
    const pave_window_def def = {
        .tiling = pave_tiling_square(), .width = one->floor.side, .height = one->floor.side};
    int count = 0;
    if (!floor_squares_create(&one->floor)) abort();
    must(pave_window_create(&def, NULL, &one->window, NULL));
    entries[count++] = (bench_entry){.name = "plain, counts neighbours anew",
                                     .run = run_rescan,
                                     .context = one,
                                     .work = 1,
                                     .unit = "map"};
    entries[count++] = (bench_entry){.name = "plain, keeps counts",
                                     .run = run_incremental,
                                     .context = one,
                                     .work = 1,
                                     .unit = "map"};
    entries[count++] = (bench_entry){
        .name = "pave", .run = run_declaration, .context = one, .work = 1, .unit = "map"};
    return count;
}

static void drop_declarations(void)
{
    for (int i = 0; i < 2; i++) {
        if (declarations[i].window) floor_squares_release(&declarations[i].floor);
        pave_window_destroy(declarations[i].window);
        declarations[i].window = NULL;
    }
}

static int add_small(bench_entry *entries) { return add_declaration(&declarations[0], entries); }
static int add_large(bench_entry *entries) { return add_declaration(&declarations[1], entries); }

#define ABOUT_DECLARATION " Includes the creation of the board and of its agents; 20 sweeps."
const bench_group bench_regions_small = {
    "regions-abm-small",
    "Segregation as ABMFrameworksComparison declares it, small: 40 x 40 squares, 1,000 agents, 8 "
    "neighbours, 3 wanted." ABOUT_DECLARATION,
    add_small, drop_declarations};
const bench_group bench_regions_large = {
    "regions-abm-large",
    "The same, large: 100 x 100 squares, 8,000 agents, 24 neighbours, 8 wanted." ABOUT_DECLARATION,
    add_large, drop_declarations};

// ---- Labels and territories ---------------------------------------------------------------------

/// The result of the process of "Create a hexagonal map" on a hexagon of radius 1000.
typedef struct labelled {
    pave_window *window;
    floor_hexagon floor;
    int32_t *labels, *of_cell, *floor_labels;
} labelled;

static labelled map;

static void run_floor_labels(void *context)
{
    (void)context;
    bench_keep((uint64_t)floor_hexagon_labels(&map.floor, map.floor_labels));
}

static void run_labels(void *context)
{
    const pave_ground ground = pave_ground_of_window(map.window);
    int32_t count;
    (void)context;
    must(pave_label_components(&ground, map.labels, false, NULL, map.of_cell, &count));
    bench_keep((uint64_t)count);
}

static void run_territories(void *context)
{
    const pave_territory_def *def = context;
    pave_territories *made;
    must(pave_territories_create(def, NULL, NULL, &made, NULL));
    bench_keep((uint64_t)made->count);
    pave_territories_destroy(made);
}

static int add_labels(bench_entry *entries)
{
    static pave_territory_def plain, merged;
    enum { RADIUS = 1000 };
    map = (labelled){.window = hexagon_window(RADIUS)};
    const pave_ground ground = pave_ground_of_window(map.window);
    size_t cells = (size_t)map.window->count;
    if (!floor_hexagon_create(RADIUS, &map.floor)) abort();
    map.labels = malloc(cells * sizeof *map.labels);
    map.of_cell = malloc(cells * sizeof *map.of_cell);
    map.floor_labels =
        malloc((size_t)map.floor.width * (size_t)map.floor.width * sizeof *map.floor_labels);
    if (!map.labels || !map.of_cell || !map.floor_labels) abort();
    pave_segregation *all = segregate(&ground, 1, 20000, NULL);
    pave_segregation_labels(all, map.labels);
    pave_segregation_destroy(all);
    memset(map.floor.races, 255, (size_t)map.floor.width * (size_t)map.floor.width);
    for (size_t i = 0; i < cells; i++) map.floor.races[map.floor.cells[i]] = (uint8_t)map.labels[i];
    plain = (pave_territory_def){.ground = ground, .labels = map.labels};
    merged = (pave_territory_def){.ground = ground,
                                  .labels = map.labels,
                                  .size_min = 20,
                                  .fill_holes = true,
                                  .grow_into_none = true};
    entries[0] = (bench_entry){
        .name = "plain union-find", .run = run_floor_labels, .work = (double)cells, .unit = "cell"};
    entries[1] = (bench_entry){
        .name = "pave, labels", .run = run_labels, .work = (double)cells, .unit = "cell"};
    entries[2] = (bench_entry){.name = "pave, territories",
                               .run = run_territories,
                               .context = &plain,
                               .work = (double)cells,
                               .unit = "cell"};
    entries[3] = (bench_entry){.name = "the same, merged",
                               .run = run_territories,
                               .context = &merged,
                               .work = (double)cells,
                               .unit = "cell"};
    return 4;
}

static void drop_labels(void)
{
    pave_window_destroy(map.window);
    floor_hexagon_release(&map.floor);
    free(map.labels);
    free(map.of_cell);
    free(map.floor_labels);
    map = (labelled){0};
}

const bench_group bench_regions_labels = {
    "regions-labels",
    "The result of segregation on a hexagon of radius 1000: connected components of equal races, "
    "and "
    "the territories with sizes, centres, neighbours and borders; merged: none under 20 cells, no "
    "holes, no empty cells.",
    add_labels, drop_labels};

// ---- Dice Wars and growth -----------------------------------------------------------------------

/// The ground of grown maps, and the number of areas.
typedef struct grown {
    int32_t width, height, areas;
    pave_window *window;
    pave_graph *graph;
    int32_t *labels, *owners, *dice;
    uint64_t seed;
} grown;

enum { GAME_MAPS = 64 };
static grown game = {.width = 28, .height = 32, .areas = 31},
             country = {.width = 1000, .height = 1000, .areas = 10000};

static void run_game(bool corrected)
{
    static uint64_t seed;
    for (int i = 0; i < GAME_MAPS; i++) {
        pave_dicewars_board out;
        const pave_dicewars_board_def def = {.seed = seed++, .corrected = corrected};
        must(pave_dicewars_board_make(&def, NULL, NULL, &out, NULL, NULL));
        bench_keep(out.area_count);
    }
}

static void run_original(void *context)
{
    (void)context;
    run_game(false);
}

static void run_corrected(void *context)
{
    (void)context;
    run_game(true);
}

static void run_dicewars(void *context)
{
    grown *one = context;
    const pave_dicewars_def def = {
        .ground = pave_ground_of_graph(one->graph), .seed = one->seed++, .areas = one->areas};
    pave_dicewars_map made = {one->labels, one->owners, one->dice};
    must(pave_dicewars_make(&def, NULL, NULL, &made, NULL, NULL));
    bench_keep((uint64_t)one->labels[0]);
}

static void run_growth(void *context)
{
    grown *one = context;
    const pave_growth_def def = {
        .ground = pave_ground_of_graph(one->graph), .seed = one->seed++, .areas = one->areas};
    must(pave_growth_make(&def, NULL, NULL, one->labels, NULL, NULL));
    bench_keep((uint64_t)one->labels[0]);
}

static void make_grown(grown *one)
{
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .width = one->width, .height = one->height};
    must(pave_window_create(&def, NULL, &one->window, NULL));
    const pave_graph_def graph_def = {.window = one->window};
    must(pave_graph_create(&graph_def, NULL, &one->graph, NULL));
    size_t cells = (size_t)one->window->count;
    one->labels = malloc(cells * sizeof *one->labels);
    one->owners = malloc(cells * sizeof *one->owners);
    one->dice = malloc(cells * sizeof *one->dice);
    if (!one->labels || !one->owners || !one->dice) abort();
}

static void drop_grown(grown *one)
{
    pave_graph_destroy(one->graph);
    pave_window_destroy(one->window);
    free(one->labels);
    free(one->owners);
    free(one->dice);
    one->window = NULL;
    one->graph = NULL;
}

static int add_dicewars(bench_entry *entries)
{
    make_grown(&game);
    entries[0] = (bench_entry){
        .name = "the game's board", .run = run_original, .work = GAME_MAPS, .unit = "map"};
    entries[1] = (bench_entry){
        .name = "the same, corrected", .run = run_corrected, .work = GAME_MAPS, .unit = "map"};
    entries[2] = (bench_entry){.name = "any ground, 31 areas on 28 x 32",
                               .run = run_dicewars,
                               .context = &game,
                               .work = 1,
                               .unit = "map"};
    entries[3] = (bench_entry){.name = "growth, 31 areas on 28 x 32",
                               .run = run_growth,
                               .context = &game,
                               .work = 1,
                               .unit = "map"};
    return 4;
}

static void drop_dicewars(void) { drop_grown(&game); }

static int add_growth(bench_entry *entries)
{
    make_grown(&country);
    entries[0] = (bench_entry){.name = "growth, 10,000 areas",
                               .run = run_growth,
                               .context = &country,
                               .work = 1e6,
                               .unit = "cell"};
    entries[1] = (bench_entry){.name = "Dice Wars, 10,000 areas and sea",
                               .run = run_dicewars,
                               .context = &country,
                               .work = 1e6,
                               .unit = "cell"};
    return 2;
}

static void drop_growth(void) { drop_grown(&country); }

const bench_group bench_regions_dicewars = {
    "regions-dicewars", "Dice Wars maps with owners and dice, each from another seed.",
    add_dicewars, drop_dicewars};
const bench_group bench_regions_growth = {
    "regions-growth",
    "Territories of equal size on 1000 x 1000 hexagons. The graph is made before.", add_growth,
    drop_growth};
