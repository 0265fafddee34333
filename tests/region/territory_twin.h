/// tests/region/territory_twin.h: territories by the words of the header alone: after each change
/// everything is found again by flood fill.
#ifndef PAVE_TESTS_TERRITORY_TWIN_H
#define PAVE_TESTS_TERRITORY_TWIN_H

#include "territory_cases.h"

enum { TWIN_MAX = 1500 };

/// A map, and what is known of its components.
typedef struct twin {
    const pave_graph *graph;
    const bool *rim;
    int32_t labels[TWIN_MAX], of_cell[TWIN_MAX], sizes[TWIN_MAX + 1], label_of[TWIN_MAX + 1],
        stack[TWIN_MAX];
    int32_t count;
} twin;

static inline void twin_number(twin *map, bool with_none)
{
    map->count = case_flood(map->graph, map->labels, with_none, map->of_cell, map->stack);
    memset(map->sizes, 0, sizeof map->sizes);
    for (int32_t i = 0; i < map->graph->node_count; i++) {
        map->sizes[map->of_cell[i]]++;
        map->label_of[map->of_cell[i]] = map->labels[i];
    }
}

/// The component with most votes; ties: the lowest; 0 without votes.
static inline int32_t twin_most(const int32_t *votes, int32_t count)
{
    int32_t best = 0;
    for (int32_t t = 1; t <= count; t++)
        if (votes[t] > (best ? votes[best] : 0)) best = t;
    return best;
}

// ---- Empties ------------------------------------------------------------------------------------

static inline void twin_grow(twin *map)
{
    static int32_t votes[TWIN_MAX + 1], chosen[TWIN_MAX];
    const pave_graph *graph = map->graph;
    twin_number(map, false);
    for (bool again = true; again;) {
        again = false;
        memset(chosen, 0, sizeof chosen);
        for (int32_t i = 0; i < graph->node_count; i++) {
            if (map->of_cell[i]) continue;
            memset(votes, 0, sizeof votes);
            for (int32_t arc = graph->start[i]; arc < graph->start[i + 1]; arc++)
                votes[map->of_cell[graph->to[arc]]]++;
            chosen[i] = twin_most(votes, map->count);
        }
        for (int32_t i = 0; i < graph->node_count; i++) {
            if (!chosen[i]) continue;
            map->of_cell[i] = chosen[i];
            map->labels[i] = map->label_of[chosen[i]];
            again = true;
        }
    }
}

// ---- Specks -------------------------------------------------------------------------------------

static inline void twin_absorb(twin *map, int32_t size_min)
{
    static int32_t votes[TWIN_MAX + 1];
    const pave_graph *graph = map->graph;
    for (;;) {
        int32_t speck = 0;
        twin_number(map, false);
        for (int32_t t = 1; t <= map->count; t++)
            if (map->sizes[t] < size_min && (!speck || map->sizes[t] < map->sizes[speck]))
                speck = t;
        if (!speck) return;
        memset(votes, 0, sizeof votes);
        for (int32_t i = 0; i < graph->node_count; i++)
            for (int32_t arc = graph->start[i];
                 map->of_cell[i] == speck && arc < graph->start[i + 1]; arc++)
                if (map->of_cell[graph->to[arc]] != speck) votes[map->of_cell[graph->to[arc]]]++;
        int32_t best = twin_most(votes, map->count);
        for (int32_t i = 0; i < graph->node_count; i++)
            if (map->of_cell[i] == speck) map->labels[i] = best ? map->label_of[best] : 0;
    }
}

// ---- Holes --------------------------------------------------------------------------------------

/// The connected components of the ground without component t: `pieces` gets numbers from 1, 0 in
/// t.
static inline int32_t twin_without(twin *map, int32_t t, int32_t *pieces)
{
    static int32_t side[TWIN_MAX];
    for (int32_t i = 0; i < map->graph->node_count; i++) side[i] = map->of_cell[i] != t;
    return case_flood(map->graph, side, false, pieces, map->stack);
}

static inline void twin_fill(twin *map, int32_t hole_max)
{
    static int32_t pieces[TWIN_MAX], parts[TWIN_MAX], to[TWIN_MAX], hole[TWIN_MAX], ones[TWIN_MAX];
    static int32_t cells[TWIN_MAX + 1], king[TWIN_MAX + 1];
    static bool outside[TWIN_MAX + 1], has_rim[TWIN_MAX + 1];
    int32_t nodes = map->graph->node_count;
    twin_number(map, true);
    memset(hole, 0, sizeof hole);
    memset(has_rim, 0, sizeof has_rim);
    memset(king, 0, sizeof king);
    for (int32_t i = 0; i < nodes; i++) ones[i] = 1;
    case_flood(map->graph, ones, false, parts, map->stack);
    for (int32_t i = 0; i < nodes; i++) {
        int32_t t = map->of_cell[i], *best = &king[parts[i]];
        has_rim[parts[i]] |= map->rim[i];
        if (!*best || map->sizes[t] > map->sizes[*best] ||
            (map->sizes[t] == map->sizes[*best] && t < *best))
            *best = t;
    }
    for (int32_t t = 1; t <= map->count; t++) {
        int32_t part = 0;
        if (map->label_of[t] == 0) continue;
        for (int32_t i = 0; i < nodes; i++)
            if (map->of_cell[i] == t) part = parts[i];
        twin_without(map, t, pieces);
        memset(cells, 0, sizeof cells);
        memset(outside, 0, sizeof outside);
        for (int32_t i = 0; i < nodes; i++) {
            cells[pieces[i]]++;
            outside[pieces[i]] |= has_rim[part] ? map->rim[i] : map->of_cell[i] == king[part];
        }
        for (int32_t i = 0; i < nodes; i++) {
            int32_t piece = pieces[i];
            if (piece == 0 || parts[i] != part || outside[piece] ||
                (hole_max && cells[piece] > hole_max))
                continue;
            if (!has_rim[part] && t == king[part] && cells[piece] >= map->sizes[t]) continue;
            if (cells[piece] <= hole[i]) continue; // the outermost takes all
            hole[i] = cells[piece];
            to[i] = map->label_of[t];
        }
    }
    for (int32_t i = 0; i < nodes; i++)
        if (hole[i]) map->labels[i] = to[i];
}

// ---- What they are like -------------------------------------------------------------------------

/// Depths, by going over all cells until nothing changes. 0: there is no border.
static inline void twin_depths(const twin *map, int32_t *depths)
{
    const pave_graph *graph = map->graph;
    memset(depths, 0, sizeof *depths * TWIN_MAX);
    for (bool again = true; again;) {
        again = false;
        for (int32_t i = 0; i < graph->node_count; i++) {
            int32_t depth = map->rim[i] ? 1 : 0;
            for (int32_t arc = graph->start[i]; arc < graph->start[i + 1]; arc++) {
                int32_t there = map->of_cell[graph->to[arc]] != map->of_cell[i]
                                    ? 1
                                    : depths[graph->to[arc]] + 1;
                bool known =
                    map->of_cell[graph->to[arc]] != map->of_cell[i] || depths[graph->to[arc]] > 0;
                if (known && (depth == 0 || there < depth)) depth = there;
            }
            if (depth == 0 || depth == depths[i]) continue;
            depths[i] = depth;
            again = true;
        }
    }
}

#endif
