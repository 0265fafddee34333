/// tests/region/golden_territories.h: golden hashes of territories: components, all ways of
/// merging, and measures of territories, on windows and their graphs; and of few colours.
#ifndef PAVE_TESTS_GOLDEN_TERRITORIES_H
#define PAVE_TESTS_GOLDEN_TERRITORIES_H

#include "../tiling/golden_tilings.h"
#include "src/graph/ground_near.h"
#include "src/region/territory_parts.h"

#include <stdlib.h>

/// The grounds: all of a few thousand cells.
static pave_window *golden_territory_window(int number)
{
    const pave_window_def defs[] = {
        {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 30},
        {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 20, .wrap = true},
        {.width = 70, .height = 41},
        {.width = 64, .height = 48, .wrap = true},
        {.tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_HEXAGON, .radius = 20},
        {.tiling = pave_tiling_tri(), .shape = PAVE_WINDOW_DISK, .radius = 25, .metric = 4},
    };
    pave_window *window = NULL;
    if (number >= (int)(sizeof defs / sizeof *defs) ||
        pave_window_create(&defs[number], NULL, &window, NULL) != PAVE_OK)
        return NULL;
    return window;
}

/// Patches of 5 x 5 in six labels, with noise.
static int32_t *golden_territory_labels(const pave_window *window)
{
    int32_t *labels = malloc(((size_t)window->count + 1) * sizeof *labels);
    for (pave_window_walk walk = pave_window_begin(window); labels && pave_window_next(&walk);) {
        int32_t patch =
            (int32_t)(pave_floor_divide(walk.cell.q, 5) * 1000 + pave_floor_divide(walk.cell.r, 5));
        uint32_t noise = golden_word((int32_t)walk.index, 500) % 12;
        labels[walk.index] = noise < 4 ? (int32_t)noise : (int32_t)(golden_word(patch, 501) % 6);
    }
    return labels;
}

static uint64_t golden_territories_of(const pave_territory_def *def, uint64_t hash)
{
    pave_territories *territories = NULL;
    if (pave_territories_create(def, NULL, NULL, &territories, NULL) != PAVE_OK)
        golden_broken = true;
    if (!territories) return 0;
    uint64_t map = pave_territories_hash(territories);
    hash = pave_hash_word(pave_hash_word(hash, (uint32_t)map), (uint32_t)(map >> 32));
    for (int32_t t = 0; t < territories->count; t++) {
        const pave_territory *item = &territories->items[t];
        const int32_t whole[] = {item->label, item->size,   item->first, item->center,
                                 item->depth, item->border, item->coast};
        const double numbers[] = {item->mean.x,    item->mean.y,    item->box.min.x,
                                  item->box.min.y, item->box.max.x, item->box.max.y};
        for (int i = 0; i < 7; i++) hash = pave_hash_word(hash, (uint32_t)whole[i]);
        for (int i = 0; i < 6; i++) hash = golden_double(hash, numbers[i]);
        for (int32_t i = territories->start[t]; i < territories->start[t + 1]; i++)
            hash = pave_hash_word(pave_hash_word(hash, (uint32_t)territories->neighbors[i]),
                                  (uint32_t)territories->lengths[i]);
    }
    pave_territories_destroy(territories);
    return hash;
}

/// All ways of merging on a ground.
static uint64_t golden_territories_by_rules(const pave_ground *ground, const int32_t *labels,
                                            uint64_t hash)
{
    for (int rule = 0; rule < 16; rule++) {
        pave_territory_def def = {.ground = *ground, .labels = labels};
        def.grow_into_none = rule & 1;
        def.size_min = rule & 2 ? 7 : 0;
        def.fill_holes = rule & 4;
        def.hole_max = rule & 8 ? 5 : 0;
        hash = golden_territories_of(&def, hash);
    }
    return hash;
}

static uint64_t golden_components(const pave_ground *ground, const int32_t *labels, uint64_t hash)
{
    size_t cells = (size_t)pave_ground_count(*ground);
    int32_t *of_cell = malloc((cells + 1) * sizeof *of_cell);
    uint64_t all = PAVE_HASH_START;
    for (int with_none = 0; of_cell && with_none < 2; with_none++) {
        if (pave_label_components(ground, labels, with_none, NULL, of_cell, NULL) != PAVE_OK)
            golden_broken = true;
        for (size_t i = 0; i < cells; i++) all = pave_hash_word(all, (uint32_t)of_cell[i]);
    }
    if (!of_cell) golden_broken = true;
    free(of_cell);
    return pave_hash_word(pave_hash_word(hash, (uint32_t)all), (uint32_t)(all >> 32));
}

static uint64_t golden_territories(void)
{
    uint64_t hash = PAVE_HASH_START;
    pave_window *window;
    for (int number = 0; (window = golden_territory_window(number)); number++) {
        int32_t *labels = golden_territory_labels(window);
        for (int contact = 0; contact < 2; contact++) {
            pave_ground ground = {.window = window, .contact = (pave_contact)contact};
            const pave_graph *graph = NULL;
            pave_graph *made = NULL;
            if (!labels || pave_ground_graph(&ground, NULL, &graph, &made, NULL) != PAVE_OK)
                return 0;
            pave_ground same = pave_ground_of_graph(graph);
            uint64_t before = hash;
            hash = golden_components(&ground, labels,
                                     golden_territories_by_rules(&ground, labels, before));
            if (golden_components(&same, labels,
                                  golden_territories_by_rules(&same, labels, before)) != hash)
                golden_broken = true;
            pave_graph_destroy(made);
        }
        free(labels);
        pave_window_destroy(window);
    }
    return hash;
}

/// The graphs of territories and of the cells themselves, coloured with and without a search.
static uint64_t golden_few_colors(void)
{
    uint64_t hash = PAVE_HASH_START;
    pave_window *window;
    for (int number = 0; (window = golden_territory_window(number)); number++) {
        int32_t *labels = golden_territory_labels(window),
                *colors = malloc(((size_t)window->count + 1) * sizeof *colors), count = 0;
        pave_territory_def def = {.ground = pave_ground_of_window(window), .labels = labels};
        pave_territories *territories = NULL;
        pave_graph *graph = NULL;
        if (!labels || !colors ||
            pave_territories_create(&def, NULL, NULL, &territories, NULL) != PAVE_OK)
            return 0;
        if (pave_territories_graph(territories, NULL, &graph, NULL) != PAVE_OK) return 0;
        for (int64_t steps = 0; steps < 100000; steps = 10 * steps + 100) {
            if (pave_graph_color_few(graph, 4, steps, NULL, colors, &count) != PAVE_OK)
                golden_broken = true;
            for (int32_t node = 0; node < graph->node_count; node++)
                hash = pave_hash_word(hash, (uint32_t)colors[node]);
            hash = pave_hash_word(hash, (uint32_t)count);
        }
        pave_graph_destroy(graph);
        pave_territories_destroy(territories);
        free(colors);
        free(labels);
        pave_window_destroy(window);
    }
    return hash;
}

#endif
