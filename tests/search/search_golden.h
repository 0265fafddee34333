/// tests/search/search_golden.h: one number for what searches and sight answer on a tiling, for the
/// golden hashes.
#ifndef PAVE_TESTS_SEARCH_GOLDEN_H
#define PAVE_TESTS_SEARCH_GOLDEN_H

#include <pave/pave.h>

enum { GOLDEN_SIDE = 18, GOLDEN_CELLS_MAX = GOLDEN_SIDE * GOLDEN_SIDE * 12, GOLDEN_REACH = 3 };

typedef struct golden_ground {
    pave_tiling *tiling;
    pave_window *window;
    pave_mask *walls;
    pave_graph *graph;
    pave_search *search;
    pave_sight *sight;
    int32_t enter[GOLDEN_CELLS_MAX], numbers[2][GOLDEN_CELLS_MAX];
    pave_reached reached[GOLDEN_CELLS_MAX];
    int64_t seen[GOLDEN_CELLS_MAX];
} golden_ground;

static inline bool golden_make(golden_ground *g, const char *name)
{
    if (pave_tiling_create_named(name, NULL, &g->tiling, NULL)) return false;
    const pave_window_def window = {.tiling = g->tiling,
                                    .shape = PAVE_WINDOW_PARALLELOGRAM,
                                    .width = GOLDEN_SIDE,
                                    .height = GOLDEN_SIDE};
    if (pave_window_create(&window, NULL, &g->window, NULL) ||
        pave_mask_create(g->window, NULL, &g->walls, NULL))
        return false;
    for (int64_t i = 0; i < g->window->count; i++) {
        pave_cell cell = pave_window_cell(g->window, i);
        pave_random_words words =
            pave_random_at(3, PAVE_STREAM_USER, cell.q, cell.r, (uint32_t)cell.s, 0);
        pave_mask_set_cell(g->walls, i, words.word[0] % 8 == 0);
        if (words.word[1] % 9 == 0 && pave_mask_set_side(g->walls, i, 0, true)) return false;
        g->enter[i] = (int32_t)(words.word[2] % 9);
    }
    const pave_graph_def graph = {.walls = g->walls, .contact = PAVE_CONTACT_VERTEX};
    return !pave_graph_create(&graph, NULL, &g->graph, NULL) &&
           !pave_search_create(&(pave_ground){.graph = g->graph}, NULL, &g->search, NULL) &&
           !pave_sight_create(g->tiling, GOLDEN_REACH, 0, NULL, &g->sight, NULL);
}

static inline uint64_t golden_numbers(uint64_t hash, const int32_t *numbers, int64_t count)
{
    for (int64_t i = 0; i < count; i++) hash = pave_hash_word(hash, (uint32_t)numbers[i]);
    return hash;
}

/// The arcs by which nodes are reached, in place of the nodes from which they are.
static inline void golden_arcs(const pave_graph *graph, int32_t *from)
{
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (from[node] < 0) continue;
        int32_t arc = graph->start[from[node]];
        while (graph->to[arc] != node) arc++;
        from[node] = arc;
    }
}

static inline uint64_t golden_answers(golden_ground *g)
{
    const pave_costs costs = {.enter = g->enter};
    const int32_t n = g->graph->node_count, step = n / 11 + 1;
    int64_t count, seen;
    pave_path path;
    uint64_t hash = PAVE_HASH_START;
    for (int32_t a = 0; a < n; a += step) {
        if (pave_search_field(g->search, &a, 1, &costs, g->numbers[0], g->numbers[1])) return 0;
        golden_arcs(g->graph, g->numbers[1]);
        hash = golden_numbers(golden_numbers(hash, g->numbers[0], n), g->numbers[1], n);
        if (pave_search_reach(g->search, a, 20, &costs, g->reached, n, &count)) return 0;
        for (int64_t i = 0; i < count; i++)
            hash = pave_hash_word(hash, (uint32_t)g->reached[i].node);
        for (int64_t i = 0; i < count; i++)
            hash = pave_hash_word(hash, (uint32_t)g->reached[i].cost);
        for (int32_t b = 0; b < n; b += step) {
            pave_result result =
                pave_search_path(g->search, a, b, b % 2 ? &costs : NULL, g->numbers[0], n, &path);
            hash =
                golden_numbers(pave_hash_word(hash, (uint32_t)result), g->numbers[0], path.count);
        }
        if (pave_field_of_view(g->sight, g->walls, a, g->seen, n, &seen)) return 0;
        for (int64_t i = 0; i < seen; i++) hash = pave_hash_word(hash, (uint32_t)g->seen[i]);
        if (pave_field_of_view_far(&(pave_view_def){g->walls, a, 3 * GOLDEN_REACH, 0}, NULL,
                                   g->seen, n, &seen, NULL))
            return 0;
        for (int64_t i = 0; i < seen; i++) hash = pave_hash_word(hash, (uint32_t)g->seen[i]);
    }
    return hash;
}

/// 0 where something failed.
static inline uint64_t golden_searches(const char *name)
{
    static golden_ground ground;
    static const golden_ground none;
    ground = none;
    uint64_t hash = golden_make(&ground, name) ? golden_answers(&ground) : 0;
    pave_sight_destroy(ground.sight);
    pave_search_destroy(ground.search);
    pave_graph_destroy(ground.graph);
    pave_mask_destroy(ground.walls);
    pave_window_destroy(ground.window);
    pave_tiling_destroy(ground.tiling);
    return hash;
}

#endif
