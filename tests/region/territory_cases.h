/// tests/region/territory_cases.h: random maps on all grounds, and connected components by flood
/// fill, for the tests of territories.
#ifndef PAVE_TESTS_TERRITORY_CASES_H
#define PAVE_TESTS_TERRITORY_CASES_H

#include "../graph/graph_cases.h"

#include <pave/pave.h>

#include <string.h>

/// Labels of which `none` of 100 are 0 and the rest 1..kinds, in patches: each cell has the label
/// of a random cell nearby, `rounds` times over.
static inline void case_labels(const pave_graph *graph, int32_t seed, uint32_t none, uint32_t kinds,
                               int rounds, int32_t *out)
{
    for (int32_t i = 0; i < graph->node_count; i++)
        out[i] = case_word(i, seed, 100) % 100 < none
                     ? 0
                     : 1 + (int32_t)(case_word(i, seed, 101) % kinds);
    for (int round = 0; round < rounds; round++)
        for (int32_t i = 0; i < graph->node_count; i++) {
            int32_t degree = graph->start[i + 1] - graph->start[i];
            if (degree > 0)
                out[i] = out[graph->to[graph->start[i] +
                                       (int32_t)(case_word(i, seed, 102 + (uint32_t)round) %
                                                 (uint32_t)degree)]];
        }
}

/// Components of equal labels by flood fill. `stack` must hold at least node_count elements.
static inline int32_t case_flood(const pave_graph *graph, const int32_t *labels, bool with_none,
                                 int32_t *out, int32_t *stack)
{
    int32_t found = 0;
    memset(out, 0, sizeof *out * (size_t)graph->node_count);
    for (int32_t root = 0; root < graph->node_count; root++) {
        int32_t depth = 0;
        if (out[root] || (labels[root] == 0 && !with_none)) continue;
        out[root] = ++found;
        for (stack[depth++] = root; depth > 0;) {
            int32_t node = stack[--depth];
            for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
                int32_t to = graph->to[arc];
                if (out[to] || labels[to] != labels[node]) continue;
                out[to] = found;
                stack[depth++] = to;
            }
        }
    }
    return found;
}

#endif
