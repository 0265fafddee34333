/// bench/multigrid.c: rhombs that never repeat: single cells of multigrids by their names, and
/// pieces of Penrose's tiling, beside one that is made as most programs do: by substitution.
#include "bench.h"

#include <pave/patch.h>
#include <pave/random.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *must(void *memory)
{
    if (!memory) abort();
    return memory;
}

// ---- Single cells -------------------------------------------------------------------------------

enum { PLACES = 4096, GRIDS = 3 };

typedef struct bench_rhombs {
    pave_multigrid multigrid;
    char names[5][48];
    pave_cell cells[PLACES]; ///< anywhere within a million of the origin
    pave_vec2 points[PLACES];
} bench_rhombs;

static bench_rhombs *grids;

static void run_neighbors(void *context)
{
    const bench_rhombs *grid = context;
    uint32_t sum = 0;
    for (int i = 0; i < PLACES; i++) {
        pave_cell out[4];
        pave_multigrid_neighbors(&grid->multigrid, grid->cells[i], out, NULL);
        sum += (uint32_t)(out[0].q + out[1].r + out[2].s + out[3].q);
    }
    bench_keep(sum);
}

static void run_corners(void *context)
{
    const bench_rhombs *grid = context;
    double sum = 0.0;
    for (int i = 0; i < PLACES; i++) {
        pave_vec2 out[4];
        pave_multigrid_corners(&grid->multigrid, grid->cells[i], out);
        sum += out[0].x + out[3].y;
    }
    bench_keep((uint64_t)(int64_t)sum);
}

static void run_cell_at(void *context)
{
    const bench_rhombs *grid = context;
    uint32_t sum = 0;
    for (int i = 0; i < PLACES; i++)
        sum += (uint32_t)pave_multigrid_cell_at(&grid->multigrid, grid->points[i]).q;
    bench_keep(sum);
}

static void run_vertex(void *context)
{
    const bench_rhombs *grid = context;
    uint32_t sum = 0;
    for (int i = 0; i < PLACES; i++)
        sum += (uint32_t)pave_multigrid_vertex(&grid->multigrid, grid->cells[i], i & 3).q;
    bench_keep(sum);
}

static void run_touching(void *context)
{
    const bench_rhombs *grid = context;
    uint32_t sum = 0;
    for (int i = 0; i < PLACES; i++) {
        pave_cell out[4 * PAVE_MULTIGRID_AROUND_MAX];
        sum += (uint32_t)pave_multigrid_touching(&grid->multigrid, grid->cells[i], out);
    }
    bench_keep(sum);
}

static void open_grid(bench_rhombs *grid, int32_t families)
{
    const pave_multigrid_def def = {.families = families, .seed = 7};
    if (pave_multigrid_make(&def, &grid->multigrid, NULL)) abort();
    for (int i = 0; i < PLACES; i++) {
        const pave_random_words words = pave_random_at(7, PAVE_STREAM_USER, i, families, 0, 0);
        grid->points[i] = pave_vec2_of(1e6 * (words.word[0] * 0x1p-31 - 1.0),
                                       1e6 * (words.word[1] * 0x1p-31 - 1.0));
        grid->cells[i] = pave_multigrid_cell_at(&grid->multigrid, grid->points[i]);
    }
}

static int add_cells(bench_entry *entries)
{
    static const struct {
        const char *name;
        void (*run)(void *context);
    } works[5] = {{"neighbors", run_neighbors},
                  {"corners", run_corners},
                  {"cell under a point", run_cell_at},
                  {"name of a vertex", run_vertex},
                  {"cells that touch", run_touching}};
    static const int32_t families[GRIDS] = {5, 4, 12};
    int count = 0;
    grids = must(calloc(GRIDS, sizeof *grids));
    for (int g = 0; g < GRIDS; g++) {
        open_grid(&grids[g], families[g]);
        for (int w = 0; w < 5; w++) {
            snprintf(grids[g].names[w], sizeof grids[g].names[w], "%s, %s",
                     pave_multigrid_name(families[g]), works[w].name);
            entries[count++] =
                (bench_entry){grids[g].names[w], works[w].run, &grids[g], PLACES, "cell", NULL};
        }
    }
    return count;
}

static void drop_cells(void)
{
    free(grids);
    grids = NULL;
}

const bench_group bench_multigrid = {
    "multigrid", "Single cells of multigrids, anywhere within a million of the origin, one thread.",
    add_cells, drop_cells};

// ---- By substitution ----------------------------------------------------------------------------
// Half rhombs (Robinson's triangles) in a wheel of ten are cut into smaller ones, ten times; halves
// are then joined along their bases, and rhombs along their sides, by hashing midpoints.

enum { DEFLATIONS = 10, HALVES_MAX = 1 << 18, SLOTS = 1 << 19, DISK = 100 };

typedef struct half {
    pave_vec2 a, b, c; ///< a is between the two sides of the rhomb; b c is its diagonal
    bool thick;
} half;

typedef struct substitution {
    half *halves, *next;
    pave_vec2 *rhombs;  ///< four corners each
    int32_t *neighbors; ///< four each; -1 beyond the rim
    uint64_t *keys;
    int32_t *values;
    int32_t half_count, rhomb_count;
} substitution;

static pave_vec2 mix(pave_vec2 from, pave_vec2 to, double part)
{
    return pave_vec2_of(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
}

static void deflate(substitution *work)
{
    const double part = 0.61803398874989484820; // 1 / phi
    int32_t count = 0;
    for (int32_t i = 0; i < work->half_count; i++) {
        const half at = work->halves[i];
        if (count + 3 > HALVES_MAX) abort();
        if (!at.thick) {
            const pave_vec2 p = mix(at.a, at.b, part);
            work->next[count++] = (half){at.c, p, at.b, false};
            work->next[count++] = (half){p, at.c, at.a, true};
        } else {
            const pave_vec2 q = mix(at.b, at.a, part), r = mix(at.b, at.c, part);
            work->next[count++] = (half){r, at.c, at.a, true};
            work->next[count++] = (half){q, r, at.b, true};
            work->next[count++] = (half){r, q, at.a, false};
        }
    }
    half *swap = work->halves;
    work->halves = work->next;
    work->next = swap;
    work->half_count = count;
}

/// Which came first to the midpoint of a and b; -1: `who` is the first, and is kept.
static int32_t meet(substitution *work, pave_vec2 a, pave_vec2 b, int32_t who)
{
    const int64_t x = (int64_t)floor((a.x + b.x) * 1000.0 + 0.5),
                  y = (int64_t)floor((a.y + b.y) * 1000.0 + 0.5);
    const uint64_t key = (uint64_t)(x + (1 << 30)) << 32 | (uint64_t)(y + (1 << 30));
    uint64_t slot = key * UINT64_C(0x9e3779b97f4a7c15) >> 45;
    while (work->keys[slot] != 0 && work->keys[slot] != key) slot = (slot + 1) & (SLOTS - 1);
    if (work->keys[slot] == key) return work->values[slot];
    work->keys[slot] = key;
    work->values[slot] = who;
    return -1;
}

static void join_halves(substitution *work)
{
    memset(work->keys, 0, SLOTS * sizeof *work->keys);
    work->rhomb_count = 0;
    for (int32_t i = 0; i < work->half_count; i++) {
        const half *at = &work->halves[i];
        const int32_t other = meet(work, at->b, at->c, i);
        if (other < 0) continue;
        pave_vec2 *corners = &work->rhombs[4 * work->rhomb_count++];
        corners[0] = at->a;
        corners[1] = at->b;
        corners[2] = work->halves[other].a;
        corners[3] = at->c;
    }
}

static void join_rhombs(substitution *work)
{
    memset(work->keys, 0, SLOTS * sizeof *work->keys);
    for (int32_t i = 0; i < 4 * work->rhomb_count; i++) {
        const pave_vec2 *corners = &work->rhombs[i & ~3];
        const int32_t other = meet(work, corners[i & 3], corners[(i + 1) & 3], i);
        work->neighbors[i] = other < 0 ? -1 : other / 4;
        if (other >= 0) work->neighbors[other] = i / 4;
    }
}

static void run_substitution(void *context)
{
    substitution *work = context;
    double radius = 1.0;
    for (int i = 0; i < DEFLATIONS; i++) radius *= 1.61803398874989484820;
    for (int i = 0; i < 10; i++) {
        const double turn = 0.62831853071795864769; // pi / 5
        const pave_vec2 b = {radius * cos(i * turn), radius * sin(i * turn)},
                        c = {radius * cos((i + 1) * turn), radius * sin((i + 1) * turn)};
        work->halves[i] = (half){{0, 0}, i % 2 ? c : b, i % 2 ? b : c, false};
    }
    work->half_count = 10;
    for (int i = 0; i < DEFLATIONS; i++) deflate(work);
    join_halves(work);
    join_rhombs(work);
    bench_keep((uint64_t)work->neighbors[777]);
}

// ---- Pieces -------------------------------------------------------------------------------------

static pave_multigrid penrose;
static pave_cell *listed;
static int64_t listed_count;
static substitution peer;

static pave_area disk(void) { return pave_area_disk(pave_vec2_of(0.0, 0.0), DISK); }

static void run_list(void *context)
{
    const pave_area area = disk();
    (void)context;
    if (pave_multigrid_cells(&penrose, &area, NULL, listed, listed_count, &listed_count)) abort();
    bench_keep((uint64_t)listed[listed_count / 2].q);
}

static void run_list_and_neighbors(void *context)
{
    uint32_t sum = 0;
    run_list(context);
    for (int64_t i = 0; i < listed_count; i++) {
        pave_cell out[4];
        pave_multigrid_neighbors(&penrose, listed[i], out, NULL);
        sum += (uint32_t)(out[0].q + out[1].r + out[2].s + out[3].q);
    }
    bench_keep(sum);
}

static void run_patch(void *context)
{
    const pave_area area = disk();
    pave_patch *patch = NULL;
    (void)context;
    if (pave_patch_create_from_multigrid(&penrose, &area, NULL, &patch, NULL)) abort();
    bench_keep(pave_patch_hash(patch));
    pave_patch_destroy(patch);
}

static int add_pieces(bench_entry *entries)
{
    const pave_multigrid_def def = {.families = 5, .seed = 7};
    const pave_area area = disk();
    if (pave_multigrid_make(&def, &penrose, NULL)) abort();
    pave_multigrid_cells(&penrose, &area, NULL, NULL, 0, &listed_count);
    listed = must(calloc((size_t)listed_count, sizeof *listed));
    peer.halves = must(calloc(HALVES_MAX, sizeof *peer.halves));
    peer.next = must(calloc(HALVES_MAX, sizeof *peer.next));
    peer.rhombs = must(calloc(2 * HALVES_MAX, sizeof *peer.rhombs));
    peer.neighbors = must(calloc(2 * HALVES_MAX, sizeof *peer.neighbors));
    peer.keys = must(calloc(SLOTS, sizeof *peer.keys));
    peer.values = must(calloc(SLOTS, sizeof *peer.values));
    run_substitution(&peer);
    const double cells = (double)listed_count;
    entries[0] = (bench_entry){"substitution, with neighbours", run_substitution, &peer,
                               (double)peer.rhomb_count,        "rhomb",          NULL};
    entries[1] = (bench_entry){"pave, cells", run_list, NULL, cells, "rhomb", NULL};
    entries[2] = (bench_entry){
        "pave, cells and neighbours", run_list_and_neighbors, NULL, cells, "rhomb", NULL};
    entries[3] = (bench_entry){"pave, patch and its hash", run_patch, NULL, cells, "rhomb", NULL};
    return 4;
}

static void drop_pieces(void)
{
    free(listed);
    free(peer.halves);
    free(peer.next);
    free(peer.rhombs);
    free(peer.neighbors);
    free(peer.keys);
    free(peer.values);
    listed = NULL;
}

const bench_group bench_multigrid_pieces = {
    "multigrid-pieces",
    "Penrose's rhombs with their centres in a disk of radius 100, by name, as a list and as a "
    "patch; "
    "and a wheel of about that radius by substitution in doubles, one thread.",
    add_pieces, drop_pieces};
