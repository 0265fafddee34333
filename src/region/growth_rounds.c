/// src/region/growth_rounds.c: grows all provinces at once along the cheapest paths, then moves
/// each start to the centre of its province. Based on: E. W. Dijkstra, "A note on two problems in
/// connexion with graphs", 1959; R. B. Dial, "Algorithm 360", 1969 (buckets); S. Lloyd, "Least
/// Squares Quantization in PCM", 1982.
#include "../base/exact.h"

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
    int32_t heads[PAVE_GROWTH_BUCKETS]; ///< cells of one distance, linked by `next` and `before`;
                                        ///< -1: none
    int32_t waiting;
} pave_growth_ring;

static void growth_ring_put(pave_growth *growth, pave_growth_ring *ring, int32_t cell,
                            int32_t distance)
{
    int32_t *head = &ring->heads[distance % PAVE_GROWTH_BUCKETS];
    growth->reach[cell].distance = distance;
    growth->reach[cell].next = *head;
    growth->reach[cell].before = -1;
    if (*head >= 0) growth->reach[*head].before = cell;
    *head = cell;
    ring->waiting++;
}

static void growth_ring_drop(pave_growth *growth, pave_growth_ring *ring, int32_t cell)
{
    int32_t next = growth->reach[cell].next, before = growth->reach[cell].before;
    if (next >= 0) growth->reach[next].before = before;
    if (before >= 0)
        growth->reach[before].next = next;
    else
        ring->heads[growth->reach[cell].distance % PAVE_GROWTH_BUCKETS] = next;
    ring->waiting--;
}

/// Frees all cells and starts the provinces.
static void growth_sow(pave_growth *growth, pave_growth_ring *ring)
{
    for (int32_t bucket = 0; bucket < PAVE_GROWTH_BUCKETS; bucket++) ring->heads[bucket] = -1;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        growth->reach[cell].distance = growth->part_of[cell] < 0 ? -1 : PAVE_GROWTH_FAR;
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
    const pave_graph *graph = growth->graph;
    int32_t number = growth->of[cell], distance = growth->reach[cell].distance,
            pace = growth->provinces[number].pace;
    int32_t center = growth->flight > 0.0 ? growth->provinces[number].center : -1,
            away = center >= 0 ? growth_flight(growth, cell, center) : 0;
    growth->provinces[number].size++;
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
        int32_t to = graph->to[arc], known = growth->reach[to].distance;
        if (known <= distance) continue;
        int32_t step = growth->rough > 0 ? growth->reach[to].cost : PAVE_GROWTH_STEP;
        if (center >= 0)
            step = step * (growth_flight(growth, to, center) - away) / PAVE_GROWTH_STEP;
        step = step * pace >> 8;
        int32_t reached = distance + (step < 1 || distance > PAVE_GROWTH_FAR / 2 ? 1
                                      : step >= PAVE_GROWTH_BUCKETS ? PAVE_GROWTH_BUCKETS - 1
                                                                    : step);
        if (reached >= known) continue;
        if (known != PAVE_GROWTH_FAR) growth_ring_drop(growth, ring, to);
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
static void growth_spread_evenly(pave_growth *growth, int32_t cell)
{
    const pave_graph *graph = growth->graph;
    int32_t found = 0;
    for (; cell >= 0; cell = growth->reach[cell].next) growth->queue[found++] = cell;
    for (int32_t at = 0; at < found && !growth_spread_told(growth, at); at++) {
        int32_t here = growth->queue[at], number = growth->of[here];
        growth->provinces[number].size++;
        for (int32_t arc = graph->start[here]; arc < graph->start[here + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (growth->reach[to].distance != PAVE_GROWTH_FAR) continue;
            growth->reach[to].distance = 0;
            growth->of[to] = number;
            growth->queue[found++] = to;
        }
    }
}

void pave_growth_spread(pave_growth *growth)
{
    pave_growth_ring ring = {.waiting = 0};
    int64_t settled = 0;
    growth_sow(growth, &ring);
    if (!growth->paced && growth->rough == 0 && !(growth->flight > 0.0)) {
        growth_spread_evenly(growth, ring.heads[0]);
        return;
    }
    for (int32_t distance = 0; ring.waiting > 0 && !growth->stopped; distance++) {
        int32_t *head = &ring.heads[distance % PAVE_GROWTH_BUCKETS];
        while (*head >= 0 && !growth_spread_told(growth, ++settled)) {
            int32_t cell = *head;
            growth_ring_drop(growth, &ring, cell);
            growth_reach_out(growth, &ring, cell);
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
        growth->reach[cell].cost = (PAVE_GROWTH_STEP * (256 - share) + ragged * share) / 256;
    }
}

/// Returns whether the positions of the ground are in a plane.
static bool growth_is_plane(const pave_growth *growth)
{
    const pave_graph *graph = growth->graph;
    return graph->positions && !(graph->window && graph->window->def.wrap);
}

pave_result pave_growth_positions(pave_growth *growth)
{
    const pave_vec2 *positions = growth->graph->positions;
    size_t cells = (size_t)growth->cell_count;
    if (growth->rough > 0) growth_costs(growth);
    if (growth_is_plane(growth)) {
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
    const pave_window *window = growth->graph->window;
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
    const pave_graph *graph = growth->graph;
    int32_t found = 0;
    for (int32_t cell = 0; cell < growth->cell_count; cell++) {
        bool inner = true;
        if (growth->of[cell] <= 0) continue;
        for (int32_t arc = graph->start[cell]; inner && arc < graph->start[cell + 1]; arc++)
            inner = growth->of[graph->to[arc]] == growth->of[cell];
        growth->reach[cell].distance = inner ? -1 : 0;
        if (!inner) growth->queue[found++] = cell;
    }
    for (int32_t at = 0; at < found; at++) {
        int32_t cell = growth->queue[at], number = growth->of[cell];
        if (growth->provinces[number].center >= 0) {
            assert(!growth->held[cell]); // areas with locked cells have no centre
            growth->provinces[number].center = cell;
        }
        for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (growth->of[to] != number || growth->reach[to].distance >= 0) continue;
            growth->reach[to].distance = 0;
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
