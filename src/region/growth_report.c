/// src/region/growth_report.c: what became of it, counted anew from the map.
#include "../base/exact.h"

#include "growth_model.h"

/// Edges of each area to others into `first`, whose place is free by now.
static void pave_growth_report_borders(pave_growth *growth, pave_growth_result *out)
{
    const pave_graph *graph = growth->graph;
    for (int32_t area = 0; area <= growth->area_count; area++) growth->first[area] = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        int32_t area = growth->of[cell], own = 0;
        if (area <= 0) continue;
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
            own += growth->of[graph->to[arc]] == area;
        growth->first[area] += graph->start[cell + 1] - graph->start[cell] - own;
        out->spikes += own <= 1 && growth->areas[area].size >= 3;
    }
    double sum = 0.0;
    for (int32_t area = 1; area <= growth->area_count; area++)
        sum += (double)growth->first[area] * growth->first[area] / growth->areas[area].size;
    out->compactness = sum / growth->area_count;
}

/// In how many pieces the land lies.
static int32_t pave_growth_report_pieces(pave_growth *growth)
{
    const pave_graph *graph = growth->graph;
    int32_t pieces = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) growth->part_of[cell] = 0;
    for (int32_t first = 0; first < growth->cell_count; first++) {
        int32_t found = 0;
        if (growth->of[first] <= 0 || growth->part_of[first]) continue;
        pieces++;
        growth->part_of[first] = 1;
        growth->queue[found++] = first;
        for (int32_t at = 0; at < found; at++)
            for (int32_t arc = graph->start[growth->queue[at]];
                 arc < graph->start[growth->queue[at] + 1]; arc++) {
                int32_t to = graph->to[arc];
                if (growth->of[to] <= 0 || growth->part_of[to]) continue;
                growth->part_of[to] = 1;
                growth->queue[found++] = to;
            }
    }
    return pieces;
}

void pave_growth_report(pave_growth *growth, pave_growth_result *out)
{
    *out = (pave_growth_result){.areas = growth->area_count,
                                .size_min = INT32_MAX,
                                .share_min = 1.0,
                                .share_max = 1.0,
                                .within = true,
                                .rounds = growth->rounds};
    bool first = true;
    for (int32_t area = 1; area <= growth->area_count; area++) {
        const pave_growth_area *one = &growth->areas[area];
        out->land += one->size;
        out->size_min = one->size < out->size_min ? one->size : out->size_min;
        out->size_max = one->size > out->size_max ? one->size : out->size_max;
        if (one->fixed) continue;
        double part = one->size / one->share;
        out->share_min = first || part < out->share_min ? part : out->share_min;
        out->share_max = first || part > out->share_max ? part : out->share_max;
        out->within = out->within && one->size >= one->least && one->size <= one->most;
        first = false;
    }
    out->sea = growth->open_count - out->land;
    pave_growth_report_borders(growth, out);
    out->pieces = pave_growth_report_pieces(growth);
}
