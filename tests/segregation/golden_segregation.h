/// tests/segregation/golden_segregation.h: golden hashes of segregations and of measures: moves in
/// turns, and moves at once on windows and graphs, with each kernel, with strips
/// in order, shuffled, and on 1, 2 and 3 threads.
#ifndef PAVE_TESTS_GOLDEN_SEGREGATION_H
#define PAVE_TESTS_GOLDEN_SEGREGATION_H

#include "../board/golden_boards.h"
#include "src/segregation/segregation_kernel.h"

#include <pave/segregation.h>

#include <string.h>

/// A ground, and what lives there.
typedef struct golden_settlement {
    const char *name;
    const char *tiling;
    pave_window_def window;
    pave_contact contact;
    bool graph; ///< the window's graph is the ground
    pave_segregation_def def;
    int64_t steps;
    uint64_t expected;
} golden_settlement;

static const double golden_shares[] = {5, 1, 0, 2.5};
static const pave_threshold golden_thresholds[] = {
    {.ratio = 0.5}, {.ratio = 0.125}, {0}, {.ratio = 0.3}};

static const int32_t golden_eight[25] = {8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
                                         8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};

static const golden_settlement golden_settlements[] = {
    {"segregation-of-the-text",
     "hex",
     {.shape = PAVE_WINDOW_HEXAGON, .radius = 8},
     PAVE_CONTACT_EDGE,
     false,
     {.seed = 1},
     400,
     UINT64_C(0xcd09ddb6555b7255)},
    {"segregation-large",
     "hex",
     {.shape = PAVE_WINDOW_HEXAGON, .radius = 160},
     PAVE_CONTACT_EDGE,
     false,
     {.seed = UINT64_MAX},
     25,
     UINT64_C(0xfceb80f63ace3718)},
    {"segregation-torus",
     "square",
     {.width = 210, .height = 31, .wrap = true},
     PAVE_CONTACT_VERTEX,
     false,
     {.seed = 3, .races = 3, .vacancy = 0.3, .threshold = {.ratio = 0.5}},
     30,
     UINT64_C(0x42474b05d9fff67a)},
    {"segregation-unequal",
     "tri",
     {.width = 90, .height = 60},
     PAVE_CONTACT_VERTEX,
     false,
     {.seed = 4,
      .races = 5,
      .vacancy = 0.15,
      .shares = golden_shares,
      .counted = true,
      .thresholds = golden_thresholds},
     30,
     UINT64_C(0x0f5e2405022d0477)},
    {"segregation-far",
     "cairo",
     {.width = 25, .height = 30},
     PAVE_CONTACT_EDGE,
     true,
     {.seed = 5, .races = 4, .reach = 2},
     30,
     UINT64_C(0x003e89982ab3eff7)},
    {"segregation-of-many",
     "kisrhombille",
     {.width = 20, .height = 20},
     PAVE_CONTACT_VERTEX,
     false,
     {.seed = 6, .races = 250, .vacancy = 0.7},
     10,
     UINT64_C(0xc4170293484d33b7)},
    {"segregation-in-turns",
     "square",
     {.width = 100, .height = 100},
     PAVE_CONTACT_VERTEX,
     false,
     {.seed = 7,
      .races = 3,
      .vacancy = 0.2,
      .counted = true,
      .threshold = {.table = golden_eight, .table_count = 25},
      .reach = 2,
      .order = PAVE_ORDER_SEQUENTIAL},
     20,
     UINT64_C(0xad1e52398be13144)},
    {"segregation-in-turns-by-tables",
     "hex",
     {.shape = PAVE_WINDOW_HEXAGON, .radius = 40},
     PAVE_CONTACT_EDGE,
     false,
     {.seed = 8, .order = PAVE_ORDER_SEQUENTIAL},
     40,
     UINT64_C(0x479e54e478de3975)},
};

enum { GOLDEN_SETTLEMENTS = sizeof golden_settlements / sizeof *golden_settlements };

/// The races, and the history.
static uint64_t golden_segregation_hash(const pave_segregation *segregation)
{
    int64_t count = 0;
    const pave_segregation_state state = pave_segregation_get_state(segregation);
    const int32_t *history = pave_segregation_history(segregation, &count);
    uint64_t hash = golden_long(PAVE_HASH_START, pave_segregation_hash(segregation));
    hash = golden_long(golden_long(hash, (uint64_t)state.steps), (uint64_t)state.moves);
    for (int64_t i = 0; i < count; i++) hash = pave_hash_word(hash, (uint32_t)history[i]);
    return pave_hash_word(hash, state.status);
}

/// `kernel` below 0: the best one, which is the default.
static uint64_t golden_segregation_on(const golden_settlement *settlement, pave_ground ground,
                                      int kernel, const pave_batch *batch)
{
    pave_segregation *segregation = NULL;
    pave_segregation_def def = settlement->def;
    def.ground = ground;
    if (pave_segregation_create(&def, NULL, &segregation, NULL)) return golden_fail();
    if (kernel >= 0 && segregation->way == &pave_segregation_random)
        pave_segregation_use(segregation, pave_kernel_get(&pave_segregation_kernels, kernel));
    const pave_result result = pave_segregation_run(segregation, settlement->steps, batch);
    const uint64_t hash = result == PAVE_OK ? golden_segregation_hash(segregation) : golden_fail();
    pave_segregation_destroy(segregation);
    return hash;
}

static uint64_t golden_segregation(const golden_settlement *settlement, int kernel,
                                   const pave_batch *batch)
{
    pave_tiling *tiling = NULL;
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    pave_window_def def = settlement->window;
    if (pave_tiling_create_named(settlement->tiling, NULL, &tiling, NULL)) return golden_fail();
    def.tiling = tiling;
    if (pave_window_create(&def, NULL, &window, NULL)) return golden_fail();
    const pave_graph_def of_window = {.window = window, .contact = settlement->contact};
    uint64_t hash = 0;
    if (!settlement->graph)
        hash = golden_segregation_on(
            settlement, (pave_ground){.window = window, .contact = settlement->contact}, kernel,
            batch);
    else if (pave_graph_create(&of_window, NULL, &graph, NULL))
        hash = golden_fail();
    else
        hash = golden_segregation_on(settlement, pave_ground_of_graph(graph), kernel, batch);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    pave_tiling_destroy(tiling);
    return hash;
}

// ---- Repair and measures ------------------------------------------------------------------------

static uint64_t golden_measures_of(uint64_t hash, const pave_ground *ground,
                                   const pave_segregation *segregation)
{
    const int64_t count = pave_ground_count(*ground);
    int32_t *labels = malloc(((size_t)count + 1) * sizeof *labels);
    pave_measures found;
    if (!labels) abort();
    pave_segregation_labels(segregation, labels);
    if (pave_measures_make(ground, labels, NULL, &found)) golden_fail();
    free(labels);
    const double values[] = {found.same_share, found.dissimilarity,     found.isolation,
                             found.moran,      found.interface_density, found.mean_size,
                             found.median_size};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        uint64_t bits;
        memcpy(&bits, &values[i], sizeof bits);
        hash = golden_long(hash, bits);
    }
    for (int i = 0; i < PAVE_MEASURES_CLASSES; i++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)found.clusters_of_class[i]),
                              (uint32_t)found.cells_of_class[i]);
    return golden_long(golden_long(hash, (uint64_t)found.edges), (uint64_t)found.same_edges);
}

/// What is measured after a few steps on windows of the three grids.
static uint64_t golden_measures(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < 6; i++) {
        const pave_tiling *tilings[] = {pave_tiling_square(), pave_tiling_hex(), pave_tiling_tri()};
        const pave_window_def place = {
            .tiling = tilings[i % 3], .width = 48, .height = 30, .wrap = i > 2};
        pave_window *window = NULL;
        pave_segregation *segregation = NULL;
        if (pave_window_create(&place, NULL, &window, NULL)) return golden_fail();
        const pave_segregation_def def = {
            .ground = {.window = window, .contact = (pave_contact)(i % 2)},
            .seed = (uint64_t)i,
            .races = 5 + i,
            .order = (pave_move_order)(i / 2 % 2)};
        if (pave_segregation_create(&def, NULL, &segregation, NULL) ||
            pave_segregation_run(segregation, i, NULL))
            return golden_fail();
        hash = golden_measures_of(hash, &def.ground, segregation);
        pave_segregation_destroy(segregation);
        pave_window_destroy(window);
    }
    return hash;
}

#endif
