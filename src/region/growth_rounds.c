/// src/region/growth_rounds.c: grows all provinces at once along the cheapest paths, then moves
/// each start to the centre of its province. Based on: E. W. Dijkstra, "A note on two problems in
/// connexion with graphs", 1959; R. B. Dial, "Algorithm 360", 1969 (buckets); S. Lloyd, "Least
/// Squares Quantization in PCM", 1982.
#include "../base/exact.h"

#include "../base/array.h"
#include "growth_model.h"

#include <math.h>

/// Buckets form a ring; each step costs less than the number of buckets.
enum {
    PAVE_GROWTH_BUCKETS = 1024,
    PAVE_GROWTH_STEP = 32,
    PAVE_GROWTH_PACE_MIN = 64,
    PAVE_GROWTH_PACE_MAX = 1024,
    PAVE_GROWTH_FAR = INT32_MAX
};

// ---- Growing ------------------------------------------------------------------------------------

typedef struct pave_growth_ring {
    int32_t heads[PAVE_GROWTH_BUCKETS]; ///< last wait of each distance; -1: none
    int32_t added, left;                ///< number of all waits; number of those not yet taken
} pave_growth_ring;

/// A cell that comes nearer is put again; its earlier waits are ignored.
static void growth_ring_put(pave_growth *growth, pave_growth_ring *ring, int32_t cell,
                            int32_t distance)
{
    int32_t *head = &ring->heads[distance % PAVE_GROWTH_BUCKETS];
    if (ring->added == INT32_MAX ||
        !pave_array_reserve(growth->allocator, &growth->waits, &growth->wait_room,
                            (int64_t)ring->added + 1, sizeof *growth->waits)) {
        growth->failed = true;
        return;
    }
    growth->distance[cell] = distance;
    growth->waits[ring->added] = (pave_growth_wait){cell, *head};
    *head = ring->added++;
    ring->left++;
}

/// Takes all waits of a distance, the last one first. Stores their cells in `queue`, and returns
/// their number.
static int32_t growth_ring_take(pave_growth *growth, pave_growth_ring *ring, int32_t distance)
{
    int32_t *head = &ring->heads[distance % PAVE_GROWTH_BUCKETS], count = 0;
    for (; *head >= 0; *head = growth->waits[*head].next)
        growth->queue[count++] = growth->waits[*head].cell;
    ring->left -= count;
    return count;
}

/// Frees all cells and starts the provinces.
static void growth_sow(pave_growth *growth, pave_growth_ring *ring)
{
    for (int32_t bucket = 0; bucket < PAVE_GROWTH_BUCKETS; bucket++) ring->heads[bucket] = -1;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        growth->distance[cell] = growth->part_of[cell] < 0 ? -1 : PAVE_GROWTH_FAR;
        if (growth->held[cell]) {
            if (growth->part_of[cell] >= 0) growth_ring_put(growth, ring, cell, 0);
        } else {
            growth->of[cell] = 0;
        }
    }
    for (int32_t number = 1; number <= growth->province_count; number++) {
        int32_t center = growth->provinces[number].center;
        growth->provinces[number].size = 0;
        if (center < 0) continue;
        growth->of[center] = number;
        growth_ring_put(growth, ring, center, 0);
    }
}

/// Returns the straight-line distance of a cell from its province's centre, in step costs.
static int32_t growth_flight(const pave_growth *growth, int32_t cell, int32_t center)
{
    double x = growth->x[cell] - growth->x[center], y = growth->y[cell] - growth->y[center];
    return (int32_t)(sqrt(x * x + y * y) * growth->flight);
}

/// Settles a cell and offers its province to its neighbours. The distances of settled cells are
/// smaller than those of all waiting cells.
static void growth_reach_out(pave_growth *growth, pave_growth_ring *ring, int32_t cell)
{
    int32_t number = growth->of[cell], distance = growth->distance[cell],
            pace = growth->provinces[number].pace;
    int32_t center = growth->flight > 0.0 ? growth->provinces[number].center : -1,
            away = center >= 0 ? growth_flight(growth, cell, center) : 0;
    growth->provinces[number].size++;
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
    for (int32_t arc = 0; arc < arcs.count; arc++) {
        int32_t to = arcs.base + arcs.to[arc], known = growth->distance[to];
        if (known <= distance) continue;
        int32_t step = growth->rough > 0 ? growth->cost[to] : PAVE_GROWTH_STEP;
        if (center >= 0)
            step = step * (growth_flight(growth, to, center) - away) / PAVE_GROWTH_STEP;
        step = step * pace >> 8;
        int32_t reached = distance + (step < 1 || distance > PAVE_GROWTH_FAR / 2 ? 1
                                      : step >= PAVE_GROWTH_BUCKETS ? PAVE_GROWTH_BUCKETS - 1
                                                                    : step);
        if (reached >= known) continue;
        growth->of[to] = number;
        growth_ring_put(growth, ring, to, reached);
    }
}

/// Reports progress from time to time. Returns whether to stop.
static bool growth_spread_told(pave_growth *growth, int64_t settled)
{
    return settled % PAVE_GROWTH_CELLS == 0 &&
           pave_growth_told(growth, PAVE_GROWTH_PARTS * settled / growth->cell_count);
}

/// Grows provinces breadth first, starting with the ring at distance 0, when all steps cost the
/// same.
static void growth_spread_evenly(pave_growth *growth, pave_growth_ring *ring)
{
    int32_t found = growth_ring_take(growth, ring, 0);
    for (int32_t at = 0; at < found && !growth_spread_told(growth, at); at++) {
        int32_t here = growth->queue[at], number = growth->of[here];
        growth->provinces[number].size++;
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, here);
        for (int32_t arc = 0; arc < arcs.count; arc++) {
            int32_t to = arcs.base + arcs.to[arc];
            if (growth->of[to] != 0) continue;
            growth->of[to] = number;
            growth->queue[found++] = to;
        }
    }
}

void pave_growth_spread(pave_growth *growth)
{
    pave_growth_ring ring = {.added = 0};
    int64_t settled = 0;
    growth_sow(growth, &ring);
    if (!growth->paced && growth->rough == 0 && !(growth->flight > 0.0)) {
        growth_spread_evenly(growth, &ring);
        return;
    }
    for (int32_t distance = 0; ring.left > 0 && !growth->stopped && !growth->failed; distance++) {
        int32_t found = growth_ring_take(growth, &ring, distance);
        for (int32_t at = 0; at < found; at++) {
            if (growth->distance[growth->queue[at]] != distance) continue;
            if (growth_spread_told(growth, ++settled)) break;
            growth_reach_out(growth, &ring, growth->queue[at]);
        }
    }
}

// ---- Centres ------------------------------------------------------------------------------------

/// Computes the costs of growing over cells: uniform or random. A few expensive cells make borders
/// ragged.
static void growth_costs(pave_growth *growth)
{
    int32_t share = growth->rough * (512 - growth->rough) / 256; // makes low roughness visible
    pave_random_words words = {{0}};
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        if ((cell & 3) == 0)
            words = pave_random_at(growth->def->seed, PAVE_STREAM_GROWTH, cell >> 2, 0,
                                   PAVE_GROWTH_WORD_COST, 0);
        uint32_t chance = words.word[cell & 3] >> 22; // 0..1023
        int32_t ragged =
            2 + (int32_t)((uint64_t)chance * chance * chance >> 22); // 2..257, on average 65
        growth->cost[cell] = (PAVE_GROWTH_STEP * (256 - share) + ragged * share) / 256;
    }
}

pave_result pave_growth_positions(pave_growth *growth)
{
    const pave_vec2 *positions = growth->graph->positions;
    const pave_window *window = growth->graph->window;
    size_t cells = (size_t)growth->cell_count;
    if (growth->rough > 0) growth->cost = pave_growth_take(growth, cells, sizeof *growth->cost);
    if (growth->cost) growth_costs(growth);
    if (positions && !(window && window->def.wrap)) { // the ground is in a plane
        growth->x = pave_growth_take(growth, cells, sizeof *growth->x);
        growth->y = pave_growth_take(growth, cells, sizeof *growth->y);
    }
    if (growth->failed) return PAVE_NO_MEMORY;
    if (!growth->x) return PAVE_OK;
    pave_box box = pave_box_of(positions[0], positions[0]);
    for (int32_t cell = 1; cell < growth->cell_count; cell++)
        box = pave_box_add(box, positions[cell]);
    double width = box.max.x - box.min.x, height = box.max.y - box.min.y,
           extent = width > height ? width : height;
    double scale = extent > 0.0 ? 1048576.0 / extent : 0.0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        growth->x[cell] = (int32_t)floor((positions[cell].x - box.min.x) * scale);
        growth->y[cell] = (int32_t)floor((positions[cell].y - box.min.y) * scale);
    }
    // Step counts on squares would produce diamonds, so squares use straight-line distance. Their
    // sides are 1.
    if (window && window->grid == PAVE_WINDOW_SQUARES && scale > 0.0)
        growth->flight = PAVE_GROWTH_STEP / scale;
    return PAVE_OK;
}

/// Chooses the cell nearest to the mean position; ties go to the lowest.
static void growth_center_by_mean(pave_growth *growth)
{
    for (int32_t number = 1; number <= growth->province_count; number++) {
        pave_growth_province *one = &growth->provinces[number];
        one->x = one->y = 0;
        one->nearest = INT64_MAX;
    }
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        if (growth->of[cell] <= 0) continue;
        pave_growth_province *one = &growth->provinces[growth->of[cell]];
        one->x += growth->x[cell];
        one->y += growth->y[cell];
    }
    for (int32_t number = 1; number <= growth->province_count; number++) {
        pave_growth_province *one = &growth->provinces[number];
        if (one->size == 0) continue;
        one->x /= one->size;
        one->y /= one->size;
    }
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        if (growth->of[cell] <= 0) continue;
        pave_growth_province *one = &growth->provinces[growth->of[cell]];
        int64_t x = growth->x[cell] - one->x, y = growth->y[cell] - one->y, away = x * x + y * y;
        if (one->center < 0 || away >= one->nearest) continue;
        assert(!growth->held[cell]); // areas with locked cells have no centre
        one->nearest = away;
        one->center = cell;
    }
}

/// Chooses the cell with the maximum number of steps to other provinces. Ties go to the last one
/// found, which is farther from the start of the search.
static void growth_center_by_depth(pave_growth *growth)
{
    int32_t found = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        bool inner = true;
        if (growth->of[cell] <= 0) continue;
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
        for (int32_t arc = 0; inner && arc < arcs.count; arc++)
            inner = growth->of[arcs.base + arcs.to[arc]] == growth->of[cell];
        growth->distance[cell] = inner ? -1 : 0;
        if (!inner) growth->queue[found++] = cell;
    }
    for (int32_t at = 0; at < found; at++) {
        int32_t cell = growth->queue[at], number = growth->of[cell];
        if (growth->provinces[number].center >= 0) {
            assert(!growth->held[cell]); // areas with locked cells have no centre
            growth->provinces[number].center = cell;
        }
        const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
        for (int32_t arc = 0; arc < arcs.count; arc++) {
            int32_t to = arcs.base + arcs.to[arc];
            if (growth->of[to] != number || growth->distance[to] >= 0) continue;
            growth->distance[to] = 0;
            growth->queue[found++] = to;
        }
    }
}

void pave_growth_center(pave_growth *growth)
{
    if (growth->x)
        growth_center_by_mean(growth);
    else
        growth_center_by_depth(growth);
}

void pave_growth_pace(pave_growth *growth)
{
    for (int32_t number = 1; number <= growth->province_count; number++) {
        pave_growth_province *one = &growth->provinces[number];
        if (one->want <= 0) continue;
        const pave_growth_area *area = one->area > 0 ? &growth->areas[one->area] : NULL;
        int64_t beyond = (int64_t)one->size - one->want,
                slack = area ? (area->most - area->least) / 8 : one->want / 8;
        if (beyond >= -slack && beyond <= slack) continue;
        int64_t change = beyond * 128 / one->want;
        int64_t pace = one->pace + one->pace *
                                       (change < -77   ? -77
                                        : change > 102 ? 102
                                                       : change) /
                                       256;
        growth->paced = true;
        one->pace = (int32_t)(pace < PAVE_GROWTH_PACE_MIN   ? PAVE_GROWTH_PACE_MIN
                              : pace > PAVE_GROWTH_PACE_MAX ? PAVE_GROWTH_PACE_MAX
                                                            : pace);
    }
}
