/// src/tactics/citadel/citadel_way.c: cheapest paths of streets and roads. Continuing in a strip is
/// cheap and changing the strip is expensive, so paths have long straight parts.
///
/// Based on: E. W. Dijkstra, "A note on two problems in connexion with graphs", 1959; R. B. Dial,
/// "Algorithm 360: shortest-path forest with topological ordering", 1969.
#include "../../base/exact.h"

#include "citadel_model.h"

#include <string.h>

enum { CITADEL_BUCKETS = 64, CITADEL_WAY_FAR = 0xffff, CITADEL_WAY_START = 0xff };

/// Open states by distance modulo CITADEL_BUCKETS. Each bucket is a list in town->pool.
typedef struct citadel_walk {
    pave_citadel_town *town;
    const pave_citadel_costs *costs;
    int32_t bucket[CITADEL_BUCKETS];
    int32_t open;
} citadel_walk;

static void citadel_walk_open(citadel_walk *walk, int32_t state, int32_t distance, uint8_t from)
{
    pave_citadel_town *town = walk->town;
    if (distance >= town->distance[state] || town->pool_count == PAVE_CITADEL_POOL_MAX) return;
    town->distance[state] = (uint16_t)distance;
    town->from[state] = from;
    town->pool[town->pool_count].state = state;
    town->pool[town->pool_count].next = walk->bucket[distance % CITADEL_BUCKETS];
    walk->bucket[distance % CITADEL_BUCKETS] = town->pool_count++;
    walk->open++;
}

/// Opens the successors of a state. `from` of a state encodes the side that leads back and the lane
/// of the previous state.
static void citadel_walk_expand(citadel_walk *walk, int32_t state)
{
    const pave_citadel_town *town = walk->town;
    const int32_t at = state / PAVE_CITADEL_LANES, lane = state % PAVE_CITADEL_LANES;
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
        const int32_t to = at + pave_citadel_edge[at & 1][k];
        const int changed = pave_citadel_edge_lane[at & 1][k],
                  step = walk->costs->step[town->zone[to]];
        int back = 0;
        if (!step) continue;
        while (pave_citadel_edge_lane[to & 1][back] != changed) back++;
        for (int strip = 0; strip < PAVE_CITADEL_LANES; strip++)
            if (strip != changed)
                citadel_walk_open(walk, to * PAVE_CITADEL_LANES + strip,
                                  town->distance[state] + step +
                                      (strip == lane ? 0 : walk->costs->turn),
                                  (uint8_t)(back * PAVE_CITADEL_LANES + lane));
    }
}

static void citadel_walk_trace(pave_citadel_town *town, int32_t state)
{
    for (;;) {
        const int32_t at = state / PAVE_CITADEL_LANES;
        const uint8_t from = town->from[state];
        if (town->way_count < PAVE_CITADEL_INSIDE_MAX) town->way[town->way_count++] = at;
        if (from == CITADEL_WAY_START) return;
        state = (at + pave_citadel_edge[at & 1][from / PAVE_CITADEL_LANES]) * PAVE_CITADEL_LANES +
                from % PAVE_CITADEL_LANES;
    }
}

void pave_citadel_way_find(pave_citadel_town *town, const pave_citadel_costs *costs, int32_t count)
{
    citadel_walk walk = {.town = town, .costs = costs};
    const size_t first = (size_t)town->row_first * PAVE_CITADEL_ROW * PAVE_CITADEL_LANES,
                 end = (size_t)(town->row_last + 1) * PAVE_CITADEL_ROW * PAVE_CITADEL_LANES;
    for (int i = 0; i < CITADEL_BUCKETS; i++) walk.bucket[i] = -1;
    memset(town->distance + first, 0xff, (end - first) * sizeof *town->distance);
    town->pool_count = town->way_count = 0;
    for (int32_t i = 0; i < count; i++)
        for (int lane = 0; lane < PAVE_CITADEL_LANES; lane++)
            citadel_walk_open(&walk, town->list[i] * PAVE_CITADEL_LANES + lane, 0,
                              CITADEL_WAY_START);
    for (int32_t distance = 0; walk.open > 0; distance++)
        while (walk.bucket[distance % CITADEL_BUCKETS] >= 0) {
            const int32_t node = walk.bucket[distance % CITADEL_BUCKETS],
                          state = town->pool[node].state;
            walk.bucket[distance % CITADEL_BUCKETS] = town->pool[node].next;
            walk.open--;
            if (town->distance[state] != distance) continue;
            if (town->mark[state / PAVE_CITADEL_LANES]) {
                citadel_walk_trace(town, state);
                return;
            }
            citadel_walk_expand(&walk, state);
        }
}
