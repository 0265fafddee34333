/// bench/tessellation.c: time and memory of meshes of boards, and of the triangulations and Voronoi
/// diagrams of other libraries for as many random points. The creation of the board or the points
/// is not measured; the release of the result is.
#define _DEFAULT_SOURCE // wait4
#include "bench.h"
#include "keeping.h"

#include "peers/points.h"
#include "src/mesh/dense/dense.h"

#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h> // malloc_trim
#endif
#ifdef PAVE_BENCH_VORONOI
#include <pave/formats/voronoi.h>
#endif

enum { STEPS = 10, SHARES = 2 };
static const double shares[SHARES] = {0, 0.2};

// ---- What is measured ---------------------------------------------------------------------------

/// Inputs of one size: boards of side x side tiles, and as many points. Made where they are needed.
typedef struct inputs {
    int32_t side;
    pave_board *boards[SHARES];
    pave_mesh *meshes[SHARES];
    double *points;        ///< x, y, x, y, ... in the unit square
    int32_t *whole_points; ///< the same in 0..2^30
} inputs;

static inputs all;

static const pave_board *board_of(int share)
{
    const pave_board_def def = {.width = all.side, .height = all.side, .system = PAVE_HEX_EVEN_Q};
    if (all.boards[share]) return all.boards[share];
    if (pave_board_create(&def, NULL, &all.boards[share], NULL) != PAVE_OK) abort();
    if (pave_board_remove_random(all.boards[share],
                                 &(pave_removal_def){.seed = 3, .share = shares[share]}, NULL, NULL,
                                 NULL) != PAVE_OK)
        abort();
    // Above some tenths, edges must be restored; at a fifth, boards are nearly always valid as
    // they are.
    int64_t count;
    pave_result result = pave_board_repair(all.boards[share], NULL, NULL, 0, &count);
    if (result != PAVE_OK) abort();
    return all.boards[share];
}

static int32_t tile_count(void) { return all.side * all.side; }

static const double *points_of(void)
{
    if (all.points) return all.points;
    all.points = malloc((size_t)tile_count() * 2 * sizeof *all.points);
    if (!all.points) abort();
    for (int32_t i = 0; i < tile_count(); i++) {
        pave_random_words words = pave_random_at(3, PAVE_STREAM_USER, i, 0, 0, 0);
        all.points[2 * i] = words.word[0] / 4294967296.0;
        all.points[2 * i + 1] = words.word[1] / 4294967296.0;
    }
    return all.points;
}

#ifdef PAVE_BENCH_BOOST
static const int32_t *whole_points_of(void)
{
    if (all.whole_points) return all.whole_points;
    all.whole_points = malloc((size_t)tile_count() * 2 * sizeof *all.whole_points);
    if (!all.whole_points) abort();
    for (int32_t i = 0; i < 2 * tile_count(); i++)
        all.whole_points[i] = (int32_t)(points_of()[i] * 1073741824.0);
    return all.whole_points;
}
#endif

/// A kind of work: `context` is an index into `works`; `max_side` the largest board that it is
/// measured with.
typedef struct work {
    const char *name;
    const char *unit;
    int32_t max_side;
    void (*run)(int share);
    int share; ///< an index into `shares`; -1: it receives points
} work;

static void run_mesh(int share, int32_t steps, const pave_allocator *allocator)
{
    const pave_mesh_def def = {.relax = {.kind = PAVE_RELAX_PUSH, .steps = steps}};
    pave_mesh *mesh;
    if (pave_mesh_create_from_board(board_of(share), &def, allocator, NULL, &mesh, NULL) != PAVE_OK)
        abort();
    bench_keep((uint64_t)mesh->corner_count);
    pave_mesh_destroy(mesh);
}

/// The mesh of board_of, which relaxations begin from; made where it is needed.
static const pave_mesh *mesh_of(int share)
{
    if (!all.meshes[share] && pave_mesh_create_from_board(board_of(share), NULL, NULL, NULL,
                                                          &all.meshes[share], NULL) != PAVE_OK)
        abort();
    return all.meshes[share];
}

static void run_build(int share) { run_mesh(share, 0, NULL); }
static void run_relaxed(int share) { run_mesh(share, STEPS, NULL); }

static void drop_inputs(void)
{
    for (int share = 0; share < SHARES; share++) {
        pave_mesh_destroy(all.meshes[share]);
        pave_board_destroy(all.boards[share]);
    }
    free(all.points);
    free(all.whole_points);
    all = (inputs){0};
    drop_kept();
    bench_npm_drop();
}

static void run_build_kept(int share) { run_mesh(share, 0, &keeping); }
static void run_relaxed_kept(int share) { run_mesh(share, STEPS, &keeping); }

static void run_dense(int share)
{
    pave_dense dense;
    if (pave_dense_create(board_of(share), NULL, NULL, &dense) != PAVE_OK) abort();
    bench_keep((uint64_t)dense.corner_count);
    pave_dense_release(&dense);
}

static void run_removal(int share)
{
    const pave_board_def def = {.width = all.side, .height = all.side, .system = PAVE_HEX_EVEN_Q};
    pave_board *board;
    if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK) abort();
    if (pave_board_remove_random(board, &(pave_removal_def){.seed = 3, .share = shares[share]},
                                 NULL, NULL, NULL) != PAVE_OK)
        abort();
    bench_keep(board->links[0]);
    pave_board_destroy(board);
}

/// From the choice of what is removed to the finished mesh, evened, and its report.
static void run_whole(int share)
{
    const pave_mesh_def def = {.relax = {.steps = STEPS}};
    pave_mesh *mesh;
    pave_mesh_report report;
    pave_board_destroy(all.boards[share]);
    all.boards[share] = NULL;
    if (pave_mesh_create_from_board(board_of(share), &def, NULL, NULL, &mesh, NULL) != PAVE_OK)
        abort();
    if (pave_mesh_report_make(mesh, NULL, &report) != PAVE_OK) abort();
    bench_keep((uint64_t)report.edges);
    pave_mesh_destroy(mesh);
}

/// The same without relaxation and report: what a triangulation is to be compared with.
static void run_choice(int share)
{
    pave_board_destroy(all.boards[share]);
    all.boards[share] = NULL;
    run_mesh(share, 0, NULL);
}

#ifdef PAVE_BENCH_VORONOI
static void run_voronoi(int share)
{
    const pave_voronoi_def def = {.count = tile_count(), .seed = 3};
    pave_mesh *mesh;
    (void)share;
    if (pave_voronoi_create(&def, NULL, NULL, NULL, &mesh, NULL) != PAVE_OK) abort();
    bench_keep((uint64_t)mesh->corner_count);
    pave_mesh_destroy(mesh);
}
#endif

#ifdef PAVE_BENCH_CGAL
static void run_cgal(int share)
{
    (void)share;
    bench_keep(bench_cgal_delaunay(points_of(), tile_count()));
}

static void run_cgal_cells(int share)
{
    (void)share;
    bench_keep(bench_cgal_cells(points_of(), tile_count()));
}
#endif

#ifdef PAVE_BENCH_BOOST
static void run_boost(int share)
{
    (void)share;
    bench_keep(bench_boost_voronoi(whole_points_of(), tile_count()));
}
#endif

static const work works[] = {
    {"pave, build, P 0", "tile", 10000, run_build, 0},
    {"pave, build, P .2", "tile", 10000, run_build, 1},
    {"pave, build and 10 pushes, P 0", "tile", 10000, run_relaxed, 0},
    {"pave, build and 10 pushes, P .2", "tile", 10000, run_relaxed, 1},
    {"build, memory kept, P 0", "tile", 10000, run_build_kept, 0},
    {"build, memory kept, P .2", "tile", 10000, run_build_kept, 1},
    {"build, 10 pushes, memory kept, P 0", "tile", 10000, run_relaxed_kept, 0},
    {"build, 10 pushes, memory kept, P .2", "tile", 10000, run_relaxed_kept, 1},
    {"of the build: all but rings, P 0", "tile", 10000, run_dense, 0},
    {"of the build: all but rings, P .2", "tile", 10000, run_dense, 1},
    {"a board of P .2", "tile", 10000, run_removal, 1},
    {"choice, repair and build, P .2", "tile", 3162, run_choice, 1},
    {"choice to report, 10 steps, P .2", "tile", 3162, run_whole, 1},
#ifdef PAVE_BENCH_CGAL
    {"CGAL, Delaunay", "point", 3162, run_cgal, -1},
    {"CGAL, Delaunay and cells", "point", 3162, run_cgal_cells, -1},
#endif
#ifdef PAVE_BENCH_BOOST
    {"Boost.Polygon, Voronoi", "point", 1000, run_boost, -1},
#endif
#ifdef PAVE_BENCH_VORONOI
    {"pave_voronoi, by Qhull", "point", 316, run_voronoi, -1},
#endif
};
enum { WORKS = (int)(sizeof works / sizeof *works) };

// ---- Time ---------------------------------------------------------------------------------------

static void run_work(void *context)
{
    const work *one = context;
    one->run(one->share);
}

/// Makes the input of a kind of work before it is measured.
static void prepare(const work *one)
{
    if (one->share >= 0) (void)board_of(one->share);
#ifdef PAVE_BENCH_BOOST
    if (one->run == run_boost) (void)whole_points_of();
#endif
    if (one->share < 0) (void)points_of();
}

static int add_size(int32_t side, const char *triangles, const char *cells, bench_entry *entries)
{
    int count = 0;
    all.side = side;
    for (int i = 0; i < WORKS; i++) {
        if (side > works[i].max_side) continue;
        prepare(&works[i]);
        entries[count++] = (bench_entry){.name = works[i].name,
                                         .run = run_work,
                                         .context = (void *)(uintptr_t)&works[i],
                                         .work = tile_count(),
                                         .unit = works[i].unit};
    }
    if (triangles)
        count += bench_npm_add("delaunator, Delaunay", triangles, tile_count(), "point",
                               entries + count);
    if (cells)
        count += bench_npm_add("delaunator, Delaunay and cells", cells, tile_count(), "point",
                               entries + count);
    return count;
}

static int add_1e4(bench_entry *entries)
{
    return add_size(100, "delaunator triangles 10000", "delaunator cells 10000", entries);
}
static int add_1e5(bench_entry *entries)
{
    return add_size(316, "delaunator triangles 99856", "delaunator cells 99856", entries);
}
static int add_1e6(bench_entry *entries)
{
    return add_size(1000, "delaunator triangles 1000000", "delaunator cells 1000000", entries);
}
static int add_1e7(bench_entry *entries) { return add_size(3162, NULL, NULL, entries); }
static int add_1e8(bench_entry *entries) { return add_size(10000, NULL, NULL, entries); }

#define ABOUT_TILES                                                                             \
    " tiles of a board of hexagons in even-q, and as many uniform random points for the other " \
    "libraries."
const bench_group bench_tessellation_1e4 = {"tessellation-1e4", "100 x 100" ABOUT_TILES, add_1e4,
                                            drop_inputs};
const bench_group bench_tessellation_1e5 = {"tessellation-1e5", "316 x 316" ABOUT_TILES, add_1e5,
                                            drop_inputs};
const bench_group bench_tessellation_1e6 = {"tessellation-1e6", "1000 x 1000" ABOUT_TILES, add_1e6,
                                            drop_inputs};
const bench_group bench_tessellation_1e7 = {
    "tessellation-1e7", "3162 x 3162" ABOUT_TILES " Of the other libraries, only CGAL.", add_1e7,
    drop_inputs};
const bench_group bench_tessellation_1e8 = {"tessellation-1e8",
                                            "10000 x 10000 tiles of a board of hexagons in even-q.",
                                            add_1e8, drop_inputs};

// ---- Steps of relaxation ------------------------------------------------------------------------

/// Guarded steps of relaxation of a copy of the mesh of P .2; the copy is measured with them.
static void run_steps(void *context)
{
    const pave_relax_def *def = context;
    pave_mesh *mesh;
    if (pave_mesh_copy(mesh_of(1), NULL, &mesh, NULL) != PAVE_OK) abort();
    if (pave_mesh_relax(mesh, def, NULL, NULL) != PAVE_OK) abort();
    bench_keep((uint64_t)mesh->made.guarded);
    pave_mesh_destroy(mesh);
}

static int add_steps(int32_t side, bench_entry *entries)
{
    static pave_relax_def defs[PAVE_RELAX_REAPPLY + 1];
    all.side = side;
    (void)mesh_of(1);
    for (int kind = 0; kind <= PAVE_RELAX_REAPPLY; kind++) {
        defs[kind] = (pave_relax_def){.kind = (pave_relax_kind)kind, .steps = STEPS};
        entries[kind] = (bench_entry){.name = pave_word(pave_relax_kind_words, kind),
                                      .run = run_steps,
                                      .context = &defs[kind],
                                      .work = (double)tile_count() * STEPS,
                                      .unit = "tile and step"};
    }
    return PAVE_RELAX_REAPPLY + 1;
}

static int add_steps_1e5(bench_entry *entries) { return add_steps(316, entries); }
static int add_steps_1e6(bench_entry *entries) { return add_steps(1000, entries); }

#define ABOUT_STEPS                                                                               \
    " tiles of a board of hexagons in even-q, P .2: pave_mesh_relax by 10 guarded steps of each " \
    "kind, its beginning included."
const bench_group bench_tessellation_steps_1e5 = {"tessellation-steps-1e5", "316 x 316" ABOUT_STEPS,
                                                  add_steps_1e5, drop_inputs};
const bench_group bench_tessellation_steps_1e6 = {
    "tessellation-steps-1e6", "1000 x 1000" ABOUT_STEPS, add_steps_1e6, drop_inputs};

// ---- Reports ------------------------------------------------------------------------------------

/// Meshes that are reported on, made where they are needed.
typedef struct reported {
    const char *name;
    double share;
    int32_t max_degree;
    pave_relax_def relax;
    pave_mesh *mesh;
} reported;

static reported all_reported[] = {
    {"P 0", 0, 0, {.steps = 0}, NULL},
    {"P .2", .2, 0, {.steps = 0}, NULL},
    {"P .2, 10 pushes", .2, 0, {.kind = PAVE_RELAX_PUSH, .steps = STEPS}, NULL},
    {"P .2, 10 steps of even", .2, 0, {.steps = STEPS}, NULL},
    {"P .5", .5, 0, {.steps = 0}, NULL},
    {"P .5, any degree", .5, PAVE_REMOVAL_ANY, {.steps = 0}, NULL},
    {"P 1", 1, 0, {.steps = 0}, NULL},
};
enum { REPORTED = (int)(sizeof all_reported / sizeof *all_reported) };

static void make_reported(reported *one, int32_t side)
{
    const pave_board_def def = {.width = side, .height = side, .system = PAVE_HEX_EVEN_Q};
    const pave_removal_def removal = {
        .seed = 3, .share = one->share, .max_degree = one->max_degree};
    const pave_mesh_def mesh = {.relax = one->relax};
    pave_board *board;
    int64_t count;
    if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK ||
        pave_board_remove_random(board, &removal, NULL, NULL, NULL) != PAVE_OK ||
        pave_board_repair(board, NULL, NULL, 0, &count) != PAVE_OK ||
        pave_mesh_create_from_board(board, &mesh, NULL, NULL, &one->mesh, NULL) != PAVE_OK)
        abort();
    pave_board_destroy(board);
}

static void run_report(void *context)
{
    const reported *one = context;
    pave_mesh_report report;
    if (pave_mesh_report_make(one->mesh, NULL, &report) != PAVE_OK) abort();
    bench_keep((uint64_t)report.edges);
}

static int add_report(bench_entry *entries)
{
    for (int i = 0; i < REPORTED; i++) {
        make_reported(&all_reported[i], 1000);
        entries[i] = (bench_entry){.name = all_reported[i].name,
                                   .run = run_report,
                                   .context = &all_reported[i],
                                   .work = all_reported[i].mesh->tile_count,
                                   .unit = "tile"};
    }
    return REPORTED;
}

static void drop_reported(void)
{
    for (int i = 0; i < REPORTED; i++) {
        pave_mesh_destroy(all_reported[i].mesh);
        all_reported[i].mesh = NULL;
    }
}

const bench_group bench_tessellation_report_1e6 = {
    "tessellation-report-1e6",
    "pave_mesh_report_make of 1000 x 1000 tiles of a board of hexagons in even-q.", add_report,
    drop_reported};

// ---- Memory -------------------------------------------------------------------------------------

/// The most memory, in bytes, that a separate process holds while it does the work once (NULL: no
/// work); 0 on failure.
static double peak_of(const work *one)
{
    struct rusage used;
    int status = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        if (one) one->run(one->share);
        _exit(0);
    }
    if (child < 0 || wait4(child, &status, 0, &used) != child || status != 0) return 0;
    return (double)used.ru_maxrss * 1024;
}

/// Bytes a tile of a kind of work. The input is made before, and memory that its creation left is
/// returned, so the process begins with the input alone.
static double bytes_of(const work *one)
{
    prepare(one);
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    return (peak_of(one) - peak_of(NULL)) / tile_count();
}

static int print_memory(bench_entry *entries)
{
    static const int32_t sides[] = {316, 1000, 3162};
    (void)entries;
    printf("| entry | 1e5 | 1e6 | 1e7 |\n|---|--:|--:|--:|\n");
    for (int i = 0; i < WORKS; i++) {
        if (works[i].run == run_build_kept || works[i].run == run_relaxed_kept)
            continue; // the same work
        printf("| %-34s |", works[i].name);
        for (int s = 0; s < 3; s++) {
            all.side = sides[s];
            if (sides[s] > works[i].max_side)
                printf("      - |");
            else
                printf(" %6.1f |", bytes_of(&works[i]));
            drop_inputs();
        }
        printf("\n");
    }
    return 0;
}

const bench_group bench_tessellation_memory = {
    "tessellation-memory",
    "Bytes a tile or point: the most that a process holds (its resident memory) while it does the "
    "work once, with its result, less what it holds before. The "
    "input is not included: a byte a tile, 16 a point.",
    print_memory, drop_inputs};
