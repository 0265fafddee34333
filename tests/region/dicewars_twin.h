/// tests/region/dicewars_twin.h: maps of the game's board made slowly, with lists and loops over
/// all cells, from the same description and the same words as those of src/dicewars*.c.
#ifndef PAVE_TESTS_DICEWARS_TWIN_H
#define PAVE_TESTS_DICEWARS_TWIN_H

#include <pave/dicewars.h>
#include <pave/random.h>

#include <string.h>

enum { TWIN_WIDTH = 28, TWIN_HEIGHT = 32, TWIN_CELLS = 896, TWIN_IDS = 32 };

typedef struct twin_map {
    int rank[TWIN_CELLS], area[TWIN_CELLS];
    bool candidate[TWIN_CELLS];
    int size[TWIN_IDS], center[TWIN_IDS], owner[TWIN_IDS], dice[TWIN_IDS],
        box[TWIN_IDS][4]; ///< left, right, top, bottom
    bool join[TWIN_IDS][TWIN_IDS];
    int ring_cell[TWIN_IDS][100], ring_side[TWIN_IDS][100], ring_count[TWIN_IDS];
} twin_map;

static inline uint32_t twin_word(uint64_t seed, int word)
{
    return pave_random_at(seed, PAVE_STREAM_DICEWARS, word / 4, 0, 0, 0).word[word % 4];
}

/// -1: off the grid.
static inline int twin_neighbor(int cell, int d)
{
    int x = cell % TWIN_WIDTH, y = cell / TWIN_WIDTH, f = y & 1;
    int dx[6] = {f, 1, f, f - 1, -1, f - 1}, dy[6] = {-1, 0, 1, 1, 0, -1};
    x += dx[d];
    y += dy[d];
    return x < 0 || x >= TWIN_WIDTH || y < 0 || y >= TWIN_HEIGHT ? -1 : y * TWIN_WIDTH + x;
}

static inline void twin_shuffle(twin_map *map, uint64_t seed, bool even)
{
    for (int i = 0; i < TWIN_CELLS; i++) map->rank[i] = i;
    for (int k = 0; k < TWIN_CELLS; k++) {
        int i = even ? TWIN_CELLS - 1 - k
                     : k; // the even one begins at the end, and leaves the first cell as it is
        if (even && i == 0) break;
        int j = (int)pave_random_below(twin_word(seed, i), (uint32_t)(even ? i + 1 : TWIN_CELLS)),
            swapped = map->rank[i];
        map->rank[i] = map->rank[j];
        map->rank[j] = swapped;
    }
}

/// The cell of lowest rank that is marked and belongs to no area; -1: none.
static inline int twin_first(const twin_map *map, const bool *marked)
{
    int best = -1;
    for (int i = 0; i < TWIN_CELLS; i++)
        if (marked[i] && map->area[i] == 0 && (best < 0 || map->rank[i] < map->rank[best]))
            best = i;
    return best;
}

static inline void twin_mark_neighbors(int cell, bool *marked)
{
    for (int d = 0; d < 6; d++)
        if (twin_neighbor(cell, d) >= 0) marked[twin_neighbor(cell, d)] = true;
}

static inline void twin_percolate(twin_map *map, int start, int id)
{
    bool frontier[TWIN_CELLS] = {false}, ring[TWIN_CELLS] = {false};
    int count = 0;
    for (int next = start; next >= 0 && count < 8; next = twin_first(map, frontier)) {
        map->area[next] = id;
        count++;
        twin_mark_neighbors(next, frontier);
    }
    for (int i = 0; i < TWIN_CELLS; i++) ring[i] = frontier[i] && map->area[i] == 0;
    for (int i = 0; i < TWIN_CELLS; i++) {
        if (!ring[i]) continue;
        map->area[i] = id;
        twin_mark_neighbors(i, map->candidate);
    }
}

static inline void twin_fill_lakes(twin_map *map)
{
    for (int i = 0; i < TWIN_CELLS; i++) {
        int last = 0;
        bool sea = map->area[i] != 0;
        for (int d = 0; d < 6; d++) {
            int next = twin_neighbor(i, d);
            if (next < 0) continue;
            if (map->area[next] == 0)
                sea = true;
            else
                last = map->area[next];
        }
        if (!sea) map->area[i] = last;
    }
}

static inline void twin_sizes(twin_map *map)
{
    memset(map->size, 0, sizeof map->size);
    for (int i = 0; i < TWIN_CELLS; i++) map->size[map->area[i]]++;
    for (int id = 1; id < TWIN_IDS; id++)
        if (map->size[id] <= 5) map->size[id] = 0;
    for (int i = 0; i < TWIN_CELLS; i++)
        if (map->size[map->area[i]] == 0) map->area[i] = 0;
}

static inline void twin_survey(twin_map *map, int id)
{
    int best = 9999, *box = map->box[id];
    box[0] = box[2] = 99;
    for (int i = 0; i < TWIN_CELLS; i++) {
        int x = i % TWIN_WIDTH, y = i / TWIN_WIDTH;
        if (map->area[i] != id) continue;
        if (x < box[0]) box[0] = x;
        if (x > box[1]) box[1] = x;
        if (y < box[2]) box[2] = y;
        if (y > box[3]) box[3] = y;
    }
    for (int i = 0; i < TWIN_CELLS; i++) {
        int cost = abs((box[0] + box[1]) / 2 - i % TWIN_WIDTH) +
                   abs((box[2] + box[3]) / 2 - i / TWIN_WIDTH);
        bool border = false;
        if (map->area[i] != id) continue;
        for (int d = 0; d < 6; d++) {
            int next = twin_neighbor(i, d);
            if (next <= 0 || map->area[next] == id) continue; // so cell 0 is not seen
            border = true;
            map->join[id][map->area[next]] = true;
        }
        cost += border ? 4 : 0;
        if (cost < best) {
            best = cost;
            map->center[id] = i;
        }
    }
}

static inline void twin_ring(twin_map *map, int id)
{
    int cell = -1, side = 0;
    for (int i = 0; i < TWIN_CELLS && cell < 0; i++)
        for (int d = 0; d < 6 && cell < 0 && map->area[i] == id; d++)
            if (twin_neighbor(i, d) >= 0 && map->area[twin_neighbor(i, d)] != id) {
                cell = i;
                side = d;
            }
    int first_cell = cell, first_side = side;
    for (map->ring_count[id] = 0; map->ring_count[id] < 100;) {
        side = (side + 1) % 6;
        int next = twin_neighbor(cell, side);
        if (next >= 0 && map->area[next] == id) {
            cell = next;
            side = (side + 4) % 6;
        }
        map->ring_cell[id][map->ring_count[id]] = cell;
        map->ring_side[id][map->ring_count[id]++] = side;
        if (cell == first_cell && side == first_side) break;
    }
}

/// Owners and dice of the game. `list` holds the ids of areas that there are.
static inline void twin_deal(twin_map *map, uint64_t seed, int players)
{
    int player = 0, areas = 0;
    for (int id = 1; id < TWIN_IDS; id++) {
        if (!map->size[id]) continue;
        map->owner[id] = player++ % players;
        map->dice[id] = 1;
        areas++;
    }
    for (int die = 0; die < 2 * areas; die++) {
        int list[TWIN_IDS], count = 0;
        for (int id = 1; id < TWIN_IDS; id++)
            if (map->size[id] && map->owner[id] == die % players && map->dice[id] < 8)
                list[count++] = id;
        if (count == 0) break;
        map->dice[list[pave_random_below(twin_word(seed, TWIN_CELLS + 1 + die),
                                         (uint32_t)count)]]++;
    }
}

static inline void twin_make(twin_map *map, uint64_t seed, int players, bool even)
{
    memset(map, 0, sizeof *map);
    twin_shuffle(map, seed, even);
    map->candidate[pave_random_below(twin_word(seed, TWIN_CELLS), TWIN_CELLS)] = true;
    for (int id = 1; id < TWIN_IDS; id++) {
        int start = twin_first(map, map->candidate);
        if (start < 0) break;
        twin_percolate(map, start, id);
    }
    twin_fill_lakes(map);
    twin_sizes(map);
    for (int id = 1; id < TWIN_IDS; id++) {
        if (!map->size[id]) continue;
        twin_survey(map, id);
        twin_ring(map, id);
    }
    if (!even) twin_deal(map, seed, players);
}

#endif
