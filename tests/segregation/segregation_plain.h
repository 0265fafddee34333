/// tests/segregation/segregation_plain.h: who is satisfied, written simply, by looking at
/// everything; and settings to try them with. To be included after cmocka.h.
#ifndef PAVE_TESTS_SEGREGATION_PLAIN_H
#define PAVE_TESTS_SEGREGATION_PLAIN_H

#include "../graph/graph_cases.h"

#include <pave/segregation.h>

#include <stdlib.h>

enum { CELLS_MAX = 2000, MOST_MAX = 300 };

// ---- Naively ------------------------------------------------------------------------------------

/// A ground as a matrix of how many ways lead from a cell to another within reach.
typedef struct plain {
    int32_t count;
    int32_t *ways; ///< count * count
} plain;

static inline plain plain_of(const pave_graph *graph, int32_t reach)
{
    plain all = {.count = graph->node_count};
    size_t size = (size_t)all.count * (size_t)all.count;
    all.ways = calloc(size + 1, sizeof *all.ways);
    int32_t *queue = calloc((size_t)all.count + 1, sizeof *queue),
            *steps = calloc((size_t)all.count + 1, sizeof *steps);
    assert_true(all.ways && steps && queue);
    for (int32_t from = 0; from < all.count; from++) {
        int32_t *ways = all.ways + (int64_t)from * all.count, last = 1;
        for (int32_t i = 0; i < all.count; i++) steps[i] = INT32_MAX;
        steps[from] = 0;
        queue[0] = from;
        for (int32_t first = 0; first < last; first++)
            for (int32_t arc = graph->start[queue[first]]; arc < graph->start[queue[first] + 1];
                 arc++) {
                int32_t to = graph->to[arc];
                if (first == 0 && reach == 1) ways[to]++;
                if (steps[to] < INT32_MAX) continue;
                steps[to] = steps[queue[first]] + 1;
                queue[last++] = to;
            }
        for (int32_t i = 0; i < all.count && reach > 1; i++)
            ways[i] = i != from && steps[i] <= reach;
    }
    free(steps);
    free(queue);
    return all;
}

static inline void plain_free(plain *all) { free(all->ways); }

static inline int32_t occupied_near(const plain *all, const uint8_t *races, int32_t cell, int race,
                                    int32_t skip, int32_t *own)
{
    int32_t occupied = 0;
    *own = 0;
    for (int32_t i = 0; i < all->count; i++) {
        if (i == skip || races[i] == 0) continue;
        occupied += all->ways[(int64_t)cell * all->count + i];
        if (races[i] == race) *own += all->ways[(int64_t)cell * all->count + i];
    }
    return occupied;
}

/// What an agent wants: from a table, or from the ratio as the header defines it.
static inline int32_t wanted(const pave_segregation_def *def, int race, int32_t k)
{
    const pave_threshold *threshold =
        def->thresholds ? &def->thresholds[race - 1] : &def->threshold;
    if (threshold->table) return threshold->table[k];
    double ratio = threshold->ratio == 0 ? 0.4 : threshold->ratio, exact = ratio * k;
    int32_t least = (int32_t)exact;
    return exact - least > 1.0 / (1 << 30) ? least + 1 : least;
}

static inline bool suited(const plain *all, const pave_segregation_def *def, const uint8_t *races,
                          int32_t cell, int race, int32_t skip)
{
    int32_t own, occupied = occupied_near(all, races, cell, race, skip, &own);
    return own >= wanted(def, race, occupied);
}

static inline int32_t count_unsatisfied(const plain *all, const pave_segregation_def *def,
                                        const uint8_t *races)
{
    int32_t count = 0;
    for (int32_t i = 0; i < all->count; i++)
        count += races[i] && !suited(all, def, races, i, races[i], -1);
    return count;
}

// ---- Settings -----------------------------------------------------------------------------------

/// Thresholds of many kinds: the default, constant tables, one that is strange, one for each group.
typedef struct setting {
    pave_segregation_def def;
    pave_threshold thresholds[4];
    int32_t table[MOST_MAX];
    uint8_t closed[CELLS_MAX];
} setting;

enum { KINDS = 6 };

static inline void set(setting *out, int kind, const pave_ground *ground, int32_t reach,
                       uint64_t seed)
{
    *out = (setting){
        .def = {.ground = *ground, .seed = seed, .races = 4, .vacancy = 0.2, .reach = reach}};
    pave_segregation_def *def = &out->def;
    int32_t most = -1, count = (int32_t)pave_ground_count(*ground);
    assert_int_equal(pave_segregation_neighbors_max(ground, reach, NULL, &most), PAVE_OK);
    assert_true(most + 1 <= MOST_MAX && count <= CELLS_MAX);
    for (int32_t k = 0; k <= most; k++)
        out->table[k] = kind == 1   ? (most + 2) / 3
                        : kind == 2 ? (k * 7 % 5) * k / 4
                                    : k / 2; // a constant; a strange one; a half
    if (kind == 1 || kind == 2)
        def->threshold = (pave_threshold){.table = out->table, .table_count = most + 1};
    for (int i = 0; i < 3; i++)
        out->thresholds[i] = i == 1 ? (pave_threshold){.table = out->table, .table_count = most + 1}
                                    : (pave_threshold){.ratio = 0.3 + 0.2 * i};
    if (kind == 3) def->thresholds = out->thresholds;
    if (kind == 4) {
        for (int32_t i = 0; i < count; i++)
            out->closed[i] = case_word(i, (int32_t)seed, 5) % 6 == 0;
        def->closed = out->closed;
    }
    if (kind == 5) def->vacancy = 0.6;
}

static inline pave_segregation *make(const pave_segregation_def *def)
{
    pave_segregation *segregation = NULL;
    pave_error error = {.result = PAVE_OK};
    if (pave_segregation_create(def, NULL, &segregation, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return segregation;
}

#endif
