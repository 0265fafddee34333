/// tests/tactics/golden_tactics.h: one number for what moves, turns, zones and lines of attack are
/// on a board with walls, for the golden hashes.
#ifndef PAVE_TESTS_TACTICS_GOLDEN_H
#define PAVE_TESTS_TACTICS_GOLDEN_H

#include "tactics_fixture.h"

enum { GOLDEN_TACTICS_CELLS_MAX = 1200 };

/// Adds the fields of a metric with a rule, with and without costs of cells, and a path.
static inline uint64_t golden_tactics_moves(uint64_t hash, const pave_moves_def *def, int32_t from)
{
    static int32_t numbers[2][GOLDEN_TACTICS_CELLS_MAX];
    pave_moves *moves = NULL;
    pave_search *search = NULL;
    pave_path path;
    if (pave_moves_create(def, NULL, &moves, NULL)) return 0;
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    const int32_t count = moves->graph->node_count;
    if (pave_search_create(&ground, NULL, &search, NULL) ||
        pave_search_field(search, &from, 1, &moves->costs, numbers[0], numbers[1]))
        return 0;
    for (int i = 0; i < 2; i++) hash = pave_hash(hash, (const uint32_t *)numbers[i], count);
    pave_search_path(search, from, count - 1, &moves->costs, numbers[0], count, &path);
    hash = pave_hash(hash, (const uint32_t *)numbers[0], path.count);
    pave_search_destroy(search);
    pave_moves_destroy(moves);
    return hash;
}

static inline uint64_t golden_tactics(void)
{
    static int32_t costs[GOLDEN_TACTICS_CELLS_MAX], cells[GOLDEN_TACTICS_CELLS_MAX];
    uint64_t hash = PAVE_HASH_START;
    for (int wrap = 0; wrap < 2; wrap++) {
        pave_window *window = board_window(PAVE_WINDOW_RECTANGLE, 40, 30, wrap);
        pave_mask *walls = board_walls(window, 7, 12, 5);
        for (int32_t i = 0; i < window->count; i++)
            costs[i] = (int32_t)board_random(8, (uint32_t)i, 6);
        for (int m = 0; m <= PAVE_TRI_FLANK; m++)
            for (int rule = 0; rule <= PAVE_MOVE_OPEN; rule++)
                for (int i = 0; i < 3; i++)
                    hash =
                        golden_tactics_moves(hash,
                                             &(pave_moves_def){.walls = walls,
                                                               .metric = (pave_tri_metric)m,
                                                               .corners = (pave_move_corners)rule,
                                                               .costs = i ? costs : NULL,
                                                               .points = i == 2 ? 7 : 0},
                                             600);
        for (int32_t most = 0; most < 12; most++) {
            const int32_t sources[2] = {600, 333};
            int64_t count = 0;
            pave_line lines[PAVE_TRI_DIRECTIONS_MAX];
            if (pave_zone_cells(&(pave_zone_def){.walls = walls,
                                                 .sources = sources,
                                                 .source_count = 2,
                                                 .least = most / 4,
                                                 .most = most,
                                                 .metric = PAVE_TRI_TOUCH,
                                                 .sight = most % 3},
                                NULL, cells, GOLDEN_TACTICS_CELLS_MAX, &count, NULL) ||
                pave_lines_make(&(pave_lines_def){.walls = walls, .from = 600, .range = most},
                                lines, NULL))
                return 0;
            hash = pave_hash(hash, (const uint32_t *)cells, count);
            for (int d = 0; d < PAVE_TRI_DIRECTIONS_MAX; d++)
                hash = pave_hash_word(pave_hash_word(hash, (uint32_t)lines[d].count),
                                      (uint32_t)lines[d].end);
        }
        pave_mask_destroy(walls);
        pave_window_destroy(window);
    }
    return hash;
}

#endif
