/// tests/segregation/segregation_fixture.h: segregations on many grounds, and plain programs that
/// look at them from outside.
#ifndef PAVE_TESTS_SEGREGATION_FIXTURE_H
#define PAVE_TESTS_SEGREGATION_FIXTURE_H

#include <pave/segregation.h>

#include <stdlib.h>
#include <string.h>

#include "../graph/graph_cases.h"

/// The windows of graph_cases.h, and larger ones: of several strips, with long rows and short ones,
/// with rows that begin anywhere.
static const graph_case large_cases[] = {
    {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 180}},
    {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 40, .wrap = true}},
    {0, {.width = 400, .height = 251}},
    {0, {.width = 37, .height = 2500, .wrap = true}},
    {0, {.shape = PAVE_WINDOW_DISK, .radius = 170, .metric = 1}},
    {2, {.width = 150, .height = 101}},
    {2, {.shape = PAVE_WINDOW_HEXAGON, .radius = 60, .wrap = true}},
    {2, {.shape = PAVE_WINDOW_TRIANGLE, .radius = 201, .at = {0, 0, 1}}},
    {1, {.width = 90000, .height = 2, .wrap = true}},
    {1, {.width = 3, .height = 20000}},
};

enum {
    LARGE_CASES = sizeof large_cases / sizeof *large_cases,
    SEGREGATION_CASES = GRAPH_CASES + LARGE_CASES
};

static inline pave_window *segregation_window(int number)
{
    if (number < GRAPH_CASES) return case_window(number);
    pave_window *window = NULL;
    pave_window_def def = large_cases[number - GRAPH_CASES].def;
    const pave_tiling *tilings[] = {NULL, pave_tiling_hex(), pave_tiling_tri()};
    def.tiling = tilings[large_cases[number - GRAPH_CASES].grid];
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) abort();
    return window;
}

static inline pave_graph *segregation_graph(const pave_window *window, pave_contact contact)
{
    pave_graph *graph = NULL;
    const pave_graph_def def = {.window = window, .contact = contact};
    if (pave_graph_create(&def, NULL, &graph, NULL) != PAVE_OK) abort();
    return graph;
}

static inline pave_segregation *segregation_of(const pave_segregation_def *def)
{
    pave_segregation *segregation = NULL;
    if (pave_segregation_create(def, NULL, &segregation, NULL) != PAVE_OK) abort();
    return segregation;
}

/// How many agents of each race there are, and of empty cells.
static inline void count_races(const pave_segregation *segregation, int32_t counts[256])
{
    const int32_t cells = pave_segregation_get_state(segregation).cells;
    uint8_t *races = malloc((size_t)cells + 1);
    pave_segregation_races(segregation, races);
    memset(counts, 0, 256 * sizeof *counts);
    for (int32_t i = 0; i < cells; i++) counts[races[i]]++;
    free(races);
}

/// Agents with fewer neighbours of the same race than the default threshold, two of five, requires;
/// -1: the segregation says that of other cells.
static inline int32_t count_unsatisfied(const pave_segregation *segregation,
                                        const pave_graph *graph)
{
    uint8_t *races = malloc(2 * (size_t)graph->node_count + 1), *marks = races + graph->node_count;
    int32_t count = 0;
    bool same_cells = pave_segregation_unsatisfied(segregation, marks) == PAVE_OK;
    pave_segregation_races(segregation, races);
    for (int32_t i = 0; i < graph->node_count; i++) {
        int32_t occupied = 0, same = 0;
        for (int32_t arc = graph->start[i]; arc < graph->start[i + 1]; arc++) {
            occupied += races[graph->to[arc]] != 0;
            same += races[graph->to[arc]] == races[i];
        }
        const bool unsatisfied = races[i] != 0 && 5 * same < 2 * occupied;
        count += unsatisfied;
        same_cells = same_cells && marks[i] == unsatisfied;
    }
    free(races);
    return same_cells ? count : -1;
}

#endif
