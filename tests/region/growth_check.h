/// tests/region/growth_check.h: what every grown map must hold, computed again from its
/// labels.
#ifndef PAVE_TESTS_GROWTH_CHECK_H
#define PAVE_TESTS_GROWTH_CHECK_H

#include <pave/growth.h>

#include <math.h>
#include <stdlib.h>

/// The number of connected components of `area`; 0: of all areas. Its cells go to `size`.
static inline int32_t growth_pieces(const pave_graph *graph, const int32_t *labels, int32_t area,
                                    int32_t *size)
{
    int32_t *stack = malloc(sizeof *stack * ((size_t)graph->node_count + 1)), pieces = 0;
    bool *seen = calloc((size_t)graph->node_count + 1, sizeof *seen);
    if (!stack || !seen) abort();
    *size = 0;
    for (int32_t first = 0; first < graph->node_count; first++) {
        int32_t count = 0;
        if (seen[first] || (area ? labels[first] != area : labels[first] <= 0)) continue;
        pieces++;
        seen[first] = true;
        stack[count++] = first;
        while (count > 0) {
            int32_t cell = stack[--count];
            ++*size;
            for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
                int32_t to = graph->to[arc];
                if (seen[to] || (area ? labels[to] != area : labels[to] <= 0)) continue;
                seen[to] = true;
                stack[count++] = to;
            }
        }
    }
    free(seen);
    free(stack);
    return pieces;
}

/// Cells of each area; -1 where a label is out of range.
static inline int32_t *growth_sizes(const pave_graph *graph, const int32_t *labels, int32_t areas)
{
    int32_t *sizes = calloc((size_t)areas + 1, sizeof *sizes);
    if (!sizes) abort();
    for (int32_t cell = 0; cell < graph->node_count; cell++) {
        if (labels[cell] < 0 || labels[cell] > areas)
            sizes[0] = INT32_MIN;
        else
            sizes[labels[cell]]++;
    }
    return sizes;
}

/// What does not hold, in words; NULL: all is well. `graph` is that of the ground.
static inline const char *growth_fault(const pave_growth_def *def, const pave_graph *graph,
                                       const int32_t *labels, const pave_growth_result *result)
{
    const char *fault = NULL;
    int32_t *sizes = growth_sizes(graph, labels, def->areas), open = 0, land = 0, low = INT32_MAX,
            high = 0, size, spikes = 0;
    double sum = 0;
    int32_t *borders = calloc((size_t)def->areas + 1, sizeof *borders),
            *held = calloc((size_t)def->areas + 1, sizeof *held);
    if (!borders || !held) abort();
    if (sizes[0] < 0) fault = "a label out of range";
    for (int32_t cell = 0; cell < graph->node_count && !fault; cell++) {
        int32_t lock = def->locked ? def->locked[cell] : 0, own = 0;
        open += lock >= 0;
        if (lock < 0 && labels[cell] != 0) fault = "land on a closed cell";
        if (lock > 0 && labels[cell] != lock) fault = "a locked cell has changed";
        if (lock > 0) held[lock]++;
        if (labels[cell] <= 0) continue;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            own += labels[graph->to[arc]] == labels[cell];
        borders[labels[cell]] += graph->start[cell + 1] - graph->start[cell] - own;
        spikes += own < 2 && sizes[labels[cell]] >= 3;
    }
    for (int32_t area = 1; area <= def->areas && !fault; area++) {
        if (sizes[area] == 0)
            fault = "an area without cells";
        else if (growth_pieces(graph, labels, area, &size) != 1)
            fault = "an area in pieces";
        if (def->fixed && def->fixed[area - 1] && sizes[area] != held[area])
            fault = "a fixed area has grown";
        land += sizes[area];
        low = sizes[area] < low ? sizes[area] : low;
        high = sizes[area] > high ? sizes[area] : high;
        sum += sizes[area] ? (double)borders[area] * borders[area] / sizes[area] : 0;
    }
    if (!fault &&
        (result->areas != def->areas || result->land != land || result->sea != open - land))
        fault = "wrong counts";
    if (!fault && (result->size_min != low || result->size_max != high)) fault = "wrong extremes";
    if (!fault && result->spikes != spikes) fault = "wrong spikes";
    if (!fault && fabs(result->compactness - sum / def->areas) > 1e-9 * (1 + sum))
        fault = "wrong compactness";
    if (!fault && result->pieces != growth_pieces(graph, labels, 0, &size)) fault = "wrong pieces";
    if (!fault && !(def->land > 0 && def->land < 1) && result->sea != 0)
        fault = "sea where there is to be none";
    free(held);
    free(borders);
    free(sizes);
    return fault;
}

#endif
