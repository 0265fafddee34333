/// tests/tactics/golden_creatures.h: one number for the clearance maps and the ways of creatures of
/// a kind, for the golden hashes.
#ifndef PAVE_TESTS_GOLDEN_CREATURES_H
#define PAVE_TESTS_GOLDEN_CREATURES_H

#include <pave/pave.h>

enum { CREATURE_WIDTH = 60, CREATURE_HEIGHT = 40, CREATURE_NODES = 3 * 60 * 40 };

static inline uint64_t golden_creature_numbers(uint64_t hash, const int32_t *numbers, int64_t count)
{
    for (int64_t i = 0; i < count; i++) hash = pave_hash_word(hash, (uint32_t)numbers[i]);
    return hash;
}

/// The distances of all poses from the first that fits, and the longest way.
static inline bool golden_creature_ways(const pave_creature_def *def, uint64_t *hash)
{
    static int32_t distances[CREATURE_NODES], way[CREATURE_NODES];
    pave_creature_moves *moves = NULL;
    pave_search *search = NULL;
    pave_path path = {0};
    if (pave_creature_moves_create(def, NULL, &moves, NULL)) return false;
    const int32_t count = moves->graph->node_count;
    int32_t from = 0, to = 0;
    while (from + 1 < count && moves->graph->start[from] == moves->graph->start[from + 1]) from++;
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    bool made = !pave_search_create(&ground, NULL, &search, NULL) &&
                !pave_search_field(search, &from, 1, &moves->costs, distances, NULL);
    for (int32_t i = 0; made && i < count; i++)
        if (distances[i] != PAVE_FAR && (distances[to] == PAVE_FAR || distances[i] > distances[to]))
            to = i;
    made = made && !pave_search_path(search, from, to, &moves->costs, way, CREATURE_NODES, &path);
    *hash = golden_creature_numbers(*hash, distances, count);
    *hash = golden_creature_numbers(*hash, way, path.count);
    pave_search_destroy(search);
    pave_creature_moves_destroy(moves);
    return made;
}

/// 0 where something fails.
static inline uint64_t golden_creatures(pave_creature_kind kind)
{
    static int32_t clearance[CREATURE_WIDTH * CREATURE_HEIGHT];
    const pave_window_def def = {.tiling = pave_tiling_tri(),
                                 .width = CREATURE_WIDTH,
                                 .height = CREATURE_HEIGHT,
                                 .at = {-7, -9, 0}};
    uint64_t hash = PAVE_HASH_START;
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    if (pave_window_create(&def, NULL, &window, NULL) ||
        pave_mask_create(window, NULL, &walls, NULL))
        return 0;
    bool made = true;
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);) {
        const pave_random_words words = pave_random_at(11, PAVE_STREAM_USER, walk.cell.q,
                                                       walk.cell.r, (uint32_t)walk.cell.s, 0);
        pave_mask_set_cell(walls, walk.index, words.word[0] % 50 == 0);
        if (words.word[1] % 60 == 0) made = made && !pave_mask_set_side(walls, walk.index, 0, true);
    }
    for (int stance = 0; stance < (kind == PAVE_CREATURE_RHOMBUS ? 3 : 1); stance++) {
        made = made && !pave_creature_clearance(walls, kind, (pave_tri_edge_kind)stance, NULL,
                                                clearance, NULL);
        hash = golden_creature_numbers(hash, clearance, window->count);
    }
    for (int32_t k = 1; k <= 3; k++)
        made = made && golden_creature_ways(
                           &(pave_creature_def){.walls = walls, .creature = {kind, k}}, &hash);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return made ? hash : 0;
}

#endif
