/// tests/region/golden_growth.h: golden hashes of areas that grew, on windows
/// and their graphs.
#ifndef PAVE_TESTS_GOLDEN_GROWTH_H
#define PAVE_TESTS_GOLDEN_GROWTH_H

#include "golden_territories.h"

#include <pave/growth.h>

/// The same map by its window and by its graph; every number of it.
static uint64_t golden_growth_of(const pave_growth_def *def, const pave_graph *graph,
                                 int32_t *labels, uint64_t hash)
{
    uint64_t first = 0;
    for (int way = 0; way < 2; way++) {
        pave_growth_def one = *def;
        pave_growth_result result;
        if (way) one.ground = pave_ground_of_graph(graph);
        if (pave_growth_make(&one, NULL, NULL, labels, &result, NULL) != PAVE_OK)
            golden_broken = true;
        uint64_t map = hash;
        for (int32_t cell = 0; cell < graph->node_count; cell++)
            map = pave_hash_word(map, (uint32_t)labels[cell]);
        map = pave_hash_word(pave_hash_word(map, (uint32_t)result.rounds), (uint32_t)result.spikes);
        map = pave_hash_word(map, (uint32_t)(int32_t)(result.compactness * 1048576.0));
        if (way && map != first) golden_broken = true;
        first = map;
    }
    return first;
}

static uint64_t golden_growth(void)
{
    static const double lands[] = {0, 0.7, 0.4}, roughness[] = {0, 1, 0.4},
                        tolerances[] = {0, 0.3, -1};
    double shares[40];
    uint64_t hash = PAVE_HASH_START;
    pave_window *window;
    for (int i = 0; i < 40; i++) shares[i] = 1 + i % 7;
    for (int number = 0; (window = golden_territory_window(number)); number++) {
        int32_t *labels = calloc((size_t)window->count + 1, sizeof *labels),
                *locked = golden_territory_labels(window);
        pave_graph *graph = NULL;
        pave_graph_def of_window = {.window = window};
        if (!labels || !locked || pave_graph_create(&of_window, NULL, &graph, NULL) != PAVE_OK)
            return 0;
        for (int32_t cell = 0; cell < graph->node_count; cell++)
            locked[cell] = golden_word(cell, 510) % 8 ? 0 : -1;
        for (int i = 0; i < 12; i++) {
            pave_growth_def def = {.ground = pave_ground_of_window(window),
                                   .seed = (uint64_t)i,
                                   .areas = 12 + 7 * (i % 5),
                                   .land = lands[i % 3]};
            def.roughness = roughness[i / 3 % 3];
            def.tolerance = tolerances[i / 2 % 3];
            def.shares = i % 4 == 3 ? shares : NULL;
            def.locked = lands[i % 3] > 0 && i % 2 ? locked : NULL;
            def.islands = i % 5 == 4;
            hash = golden_growth_of(&def, graph, labels, hash);
        }
        // Once more, with what was grown last: area 2 stays, area 1 may grow.
        for (int32_t cell = 0; cell < graph->node_count; cell++)
            labels[cell] = labels[cell] == 1 || labels[cell] == 2 ? labels[cell] : 0;
        bool fixed[9] = {false, true};
        memcpy(locked, labels, (size_t)graph->node_count * sizeof *locked);
        pave_growth_def def = {.ground = pave_ground_of_window(window),
                               .seed = 99,
                               .areas = 9,
                               .land = 0.8,
                               .locked = locked,
                               .fixed = fixed};
        hash = golden_growth_of(&def, graph, labels, hash);
        pave_graph_destroy(graph);
        free(locked);
        free(labels);
        pave_window_destroy(window);
    }
    return hash;
}

#endif
