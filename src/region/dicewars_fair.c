/// src/region/dicewars_fair.c: fairness of maps of Dice Wars: each player's starting position, and
/// the range of each measure over the players.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/ground_near.h"
#include "dicewars_deal.h"
#include "dicewars_fair.h"

#include <pave/random.h>

#include <inttypes.h>
#include <string.h>

// ---- Measures by name ---------------------------------------------------------------------------

#define PAVE_DICEWARS_MEASURE_NAME(value, name) name,
const char *const pave_dicewars_measure_words[] = {
    PAVE_DICEWARS_MEASURE_LIST(PAVE_DICEWARS_MEASURE_NAME) NULL};
#undef PAVE_DICEWARS_MEASURE_NAME

// ---- Neighbours ---------------------------------------------------------------------------------

static int32_t dicewars_bucket(const void *self, int32_t cell)
{
    return ((const pave_dicewars_view *)self)->labels[cell] - 1;
}

/// Counts the coast and the neighbours of each territory, and lists the neighbours if `to` is not
/// NULL.
static void dicewars_find_neighbors(pave_dicewars_view *view, const pave_near *near)
{
    int64_t count = 0;
    for (int32_t t = 0; t < view->areas; t++) view->mark[t] = -1;
    for (int32_t t = 0; t < view->areas; t++) {
        view->start[t] = count;
        view->coasts[t] = 0;
        for (int32_t i = view->of_area[t]; i < view->of_area[t + 1]; i++) {
            int32_t arcs;
            const int32_t *beside = pave_near_list(near, view->list[i], &arcs);
            for (int32_t k = 0; k < arcs; k++) {
                int32_t other = view->labels[beside[k]] - 1;
                view->coasts[t] += other < 0;
                if (other < 0 || other == t || view->mark[other] == t) continue;
                view->mark[other] = t;
                if (view->to) view->to[count] = other;
                count++;
            }
        }
    }
    view->start[view->areas] = count;
}

// ---- Steps --------------------------------------------------------------------------------------
// Distances from a player's nearest territory. A swap changes few of them.

enum { PAVE_DICEWARS_FAR = INT32_MAX / 2 }; // not reached

static int32_t *dicewars_steps(const pave_dicewars_view *view, int32_t player)
{
    return view->steps + (view->step_rows > 1 ? (int64_t)player * view->areas : 0);
}

/// Continues the breadth-first search from the queue, whose territories are all at the same
/// distance.
static void dicewars_extend_steps(const pave_dicewars_view *view, int32_t *steps, int32_t count)
{
    for (int32_t next = 0; next < count; next++) {
        const int32_t t = view->queue[next], far = steps[t] + 1;
        for (int64_t i = view->start[t]; i < view->start[t + 1]; i++) {
            if (steps[view->to[i]] <= far) continue;
            steps[view->to[i]] = far;
            view->queue[count++] = view->to[i];
        }
    }
}

static void dicewars_fill_steps(const pave_dicewars_view *view, int32_t player)
{
    int32_t *steps = dicewars_steps(view, player), count = 0;
    for (int32_t t = 0; t < view->areas; t++) {
        steps[t] = view->owners[t] == player ? 0 : PAVE_DICEWARS_FAR;
        if (view->owners[t] == player) view->queue[count++] = t;
    }
    dicewars_extend_steps(view, steps, count);
}

/// Returns one more than the minimum distance of its neighbours.
static int32_t dicewars_nearest(const pave_dicewars_view *view, const int32_t *steps, int32_t t)
{
    int32_t least = PAVE_DICEWARS_FAR - 1;
    for (int64_t i = view->start[t]; i < view->start[t + 1]; i++)
        least = steps[view->to[i]] < least ? steps[view->to[i]] : least;
    return least + 1;
}

/// Updates the distances after a player exchanges one territory for another. Territories whose
/// distance depended only on the lost territory are found in order of distance. Their distances are
/// then updated until nothing changes.
static void dicewars_move_steps(const pave_dicewars_view *view, int32_t player, int32_t lost,
                                int32_t gained)
{
    enum { MOST = 64 };
    int32_t *steps = dicewars_steps(view, player), *queue = view->queue, *was = view->mark,
            count = 1;
    queue[0] = lost;
    was[0] = 0;
    steps[lost] = PAVE_DICEWARS_FAR;
    for (int32_t next = 0; next < count && count <= MOST; next++) {
        const int64_t end = view->start[queue[next] + 1];
        for (int64_t i = view->start[queue[next]]; i < end; i++) {
            const int32_t other = view->to[i];
            if (steps[other] != was[next] + 1 ||
                dicewars_nearest(view, steps, other) == steps[other])
                continue;
            was[count] = steps[other];
            queue[count++] = other;
            steps[other] = PAVE_DICEWARS_FAR;
        }
    }
    for (bool nearer = count <= MOST; nearer;) {
        nearer = false;
        for (int32_t i = 0; i < count; i++) {
            const int32_t least = dicewars_nearest(view, steps, queue[i]);
            nearer = nearer || least < steps[queue[i]];
            steps[queue[i]] = least;
        }
    }
    steps[gained] = 0;
    queue[0] = gained;
    if (count <= MOST)
        dicewars_extend_steps(view, steps, 1);
    else
        dicewars_fill_steps(view, player);
}

static void dicewars_change_steps(const pave_dicewars_view *view, int32_t player, int32_t lost,
                                  int32_t gained)
{
    if (view->step_rows > 1)
        dicewars_move_steps(view, player, lost, gained);
    else
        dicewars_fill_steps(view, player);
}

// ---- Measures -----------------------------------------------------------------------------------

static int32_t dicewars_cells(const pave_dicewars_view *view, int32_t t)
{
    return view->of_area[t + 1] - view->of_area[t];
}

/// Breadth-first search from queue[next] on: appends unmarked territories of the owner that touch a
/// territory of the queue. Returns the new length.
static int32_t dicewars_reach(const pave_dicewars_view *view, int32_t next, int32_t count,
                              int32_t owner)
{
    for (; next < count; next++) {
        const int32_t t = view->queue[next];
        for (int64_t i = view->start[t]; i < view->start[t + 1]; i++) {
            const int32_t other = view->to[i];
            if (view->mark[other] >= 0 || view->owners[other] != owner) continue;
            view->mark[other] = 0;
            view->queue[count++] = other;
        }
    }
    return count;
}

/// Measures a connected component of a player's territories: the queue from `first` on.
static void dicewars_measure_group(const pave_dicewars_view *view, int32_t first, int32_t count,
                                   int64_t *values)
{
    int64_t land = 0;
    for (int32_t i = first; i < count; i++) land += dicewars_cells(view, view->queue[i]);
    if (count - first < values[PAVE_DICEWARS_GROUP] ||
        (count - first == values[PAVE_DICEWARS_GROUP] && land <= values[PAVE_DICEWARS_GROUP_LAND]))
        return;
    values[PAVE_DICEWARS_GROUP] = count - first;
    values[PAVE_DICEWARS_GROUP_LAND] = land;
}

static void dicewars_measure_territory(const pave_dicewars_view *view, int32_t t, int64_t *values)
{
    values[PAVE_DICEWARS_TERRITORIES]++;
    values[PAVE_DICEWARS_LAND] += dicewars_cells(view, t);
    values[PAVE_DICEWARS_DICE] += view->dice ? view->dice[t] : 0;
    values[PAVE_DICEWARS_COAST] += view->coasts[t];
    for (int64_t i = view->start[t]; i < view->start[t + 1]; i++) {
        const int32_t other = view->owners[view->to[i]];
        values[PAVE_DICEWARS_FRONT] += other >= 0 && other != view->owners[t];
    }
}

/// Measures a player's starting position. The distances must be current.
static void dicewars_measure(const pave_dicewars_view *view, int32_t player)
{
    const int32_t *steps = dicewars_steps(view, player);
    pave_dicewars_sums *sums = &view->sums[player];
    int32_t count = 0, own = 0;
    *sums = (pave_dicewars_sums){.enemies = 0};
    memset(view->mark, -1, (size_t)view->areas * sizeof *view->mark);
    for (int32_t t = 0; t < view->areas; t++) {
        const bool enemy = view->owners[t] >= 0 && steps[t] > 0 && steps[t] < PAVE_DICEWARS_FAR;
        sums->enemies += enemy;
        sums->values[PAVE_DICEWARS_DISTANCE] += enemy ? steps[t] : 0;
        view->own[own] = t;
        own += view->owners[t] == player;
    }
    for (int32_t i = 0; i < own; i++) {
        const int32_t t = view->own[i];
        dicewars_measure_territory(view, t, sums->values);
        if (view->mark[t] >= 0) continue;
        const int32_t first = count;
        view->queue[count++] = t;
        view->mark[t] = 0;
        count = dicewars_reach(view, first, count, player);
        dicewars_measure_group(view, first, count, sums->values);
    }
}

static double dicewars_value(const pave_dicewars_sums *sums, int m)
{
    const double value = (double)sums->values[m];
    if (m != PAVE_DICEWARS_DISTANCE) return value;
    return sums->enemies ? value / (double)sums->enemies : 0;
}

static void dicewars_measure_all(const pave_dicewars_view *view)
{
    for (int32_t player = 0; player < view->players; player++) {
        dicewars_fill_steps(view, player);
        dicewars_measure(view, player);
    }
}

void pave_dicewars_view_measure(const pave_dicewars_view *view, pave_dicewars_fairness *out)
{
    double sum = 0;
    dicewars_measure_all(view);
    for (int m = 0; m < PAVE_DICEWARS_MEASURES; m++) {
        double least = dicewars_value(&view->sums[0], m), greatest = least;
        for (int32_t player = 1; player < view->players; player++) {
            const double value = dicewars_value(&view->sums[player], m);
            least = value < least ? value : least;
            greatest = value > greatest ? value : greatest;
        }
        out->ratios[m] = greatest > 0 ? least / greatest : 1;
        if (m != PAVE_DICEWARS_COAST) sum += out->ratios[m];
    }
    out->score = sum / (PAVE_DICEWARS_MEASURES - 1);
}

// ---- Swaps --------------------------------------------------------------------------------------

/// Computes the balance in integers: a sum of ratios with 24 fractional bits.
static int64_t dicewars_balance(const pave_dicewars_view *view)
{
    enum { BITS = 24, DISTANCE_BITS = 16 };
    int64_t score = 0;
    for (int m = 0; m < PAVE_DICEWARS_MEASURES; m++) {
        int64_t least = INT64_MAX, greatest = 0;
        if (m == PAVE_DICEWARS_COAST) continue;
        for (int32_t player = 0; player < view->players; player++) {
            const pave_dicewars_sums *sums = &view->sums[player];
            int64_t value = sums->values[m];
            if (m == PAVE_DICEWARS_DISTANCE && sums->enemies)
                value = (value << DISTANCE_BITS) / sums->enemies;
            least = value < least ? value : least;
            greatest = value > greatest ? value : greatest;
        }
        score += greatest ? (least << BITS) / greatest : INT64_C(1) << BITS;
    }
    return score;
}

static void dicewars_swap(const pave_dicewars_view *view, int32_t a, int32_t b)
{
    const int32_t owner = view->owners[a];
    view->owners[a] = view->owners[b];
    view->owners[b] = owner;
}

void pave_dicewars_view_swap(const pave_dicewars_view *view, uint64_t seed, int32_t tries,
                             const int32_t *list, int32_t count)
{
    const int64_t work = (INT64_C(1) << 28) / (1 + view->players + view->start[view->areas]);
    dicewars_measure_all(view);
    int64_t score = dicewars_balance(view);
    for (int32_t i = 0; i < tries && i < work && count > 1; i++) {
        const pave_random_words words =
            pave_random_at(seed, PAVE_STREAM_DICEWARS, i, 0, PAVE_DICEWARS_SWAP, 0);
        const int32_t a = list[pave_random_below(words.word[0], (uint32_t)count)],
                      b = list[pave_random_below(words.word[1], (uint32_t)count)];
        const int32_t first = view->owners[a], second = view->owners[b];
        const pave_dicewars_sums before[2] = {view->sums[first], view->sums[second]};
        if (first == second) continue;
        dicewars_swap(view, a, b);
        dicewars_change_steps(view, first, a, b);
        dicewars_measure(view, first);
        dicewars_change_steps(view, second, b, a);
        dicewars_measure(view, second);
        const int64_t now = dicewars_balance(view);
        if (now >= score) {
            score = now;
            continue;
        }
        dicewars_swap(view, a, b);
        view->sums[first] = before[0];
        view->sums[second] = before[1];
        dicewars_change_steps(view, first, b, a);
        dicewars_change_steps(view, second, a, b);
    }
}

// ---- Top level ----------------------------------------------------------------------------------

static pave_result dicewars_check(const pave_dicewars_starts_def *def, int32_t cells,
                                  pave_error *error)
{
    if (def->players < 1)
        return PAVE_FAIL(error, PAVE_RANGE, "players must be 1 or more, not %" PRId32,
                         def->players);
    if (def->areas < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "areas must be 0 or more, not %" PRId32, def->areas);
    for (int32_t t = 0; t < def->areas; t++) {
        if (def->owners[t] >= def->players)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the owner of territory %" PRId32 " must be at most %" PRId32
                             ", not %" PRId32,
                             t + 1, def->players - 1, def->owners[t]);
        if (def->dice && def->dice[t] < 0)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the dice of territory %" PRId32 " must be 0 or more, not %" PRId32,
                             t + 1, def->dice[t]);
    }
    for (int32_t i = 0; i < cells; i++)
        if (def->labels[i] < 0 || def->labels[i] > def->areas)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the label of cell %" PRId32 " must be 0 to %" PRId32 ", not %" PRId32,
                             i, def->areas, def->labels[i]);
    return PAVE_OK;
}

static bool dicewars_take_arrays(pave_dicewars_view *view)
{
    const pave_allocator *allocator = &view->allocator;
    const size_t areas = (size_t)view->areas;
    view->coasts = pave_array_allocate(allocator, areas, sizeof *view->coasts);
    view->of_area = pave_array_allocate(allocator, areas + 1, sizeof *view->of_area);
    view->list = pave_array_take(allocator, (size_t)view->cells, sizeof *view->list);
    view->start = pave_array_allocate(allocator, areas + 1, sizeof *view->start);
    view->mark = pave_array_take(allocator, 3 * areas, sizeof *view->mark);
    view->queue = view->mark ? view->mark + view->areas : NULL;
    view->own = view->mark ? view->queue + view->areas : NULL;
    view->step_rows = (int64_t)view->players * view->areas <= 1 << 20 ? view->players : 1;
    view->steps = pave_array_take(allocator, (size_t)view->step_rows * areas, sizeof *view->steps);
    view->sums = pave_array_allocate(allocator, (size_t)view->players, sizeof *view->sums);
    return view->coasts && view->of_area && view->list && view->start && view->mark &&
           view->steps && view->sums;
}

void pave_dicewars_view_close(pave_dicewars_view *view)
{
    const pave_allocator *allocator = &view->allocator;
    if (view->start) pave_array_release(allocator, view->to);
    PAVE_RELEASE(allocator, view->sums, view->steps, view->mark, view->start, view->list,
                 view->of_area, view->coasts);
}

pave_result pave_dicewars_view_open(const pave_dicewars_starts_def *def,
                                    const pave_allocator *allocator, pave_dicewars_view *view)
{
    pave_near near;
    *view = (pave_dicewars_view){.cells = (int32_t)pave_ground_count(def->ground),
                                 .areas = def->areas,
                                 .players = def->players,
                                 .labels = def->labels,
                                 .owners = (int32_t *)(uintptr_t)def->owners,
                                 .dice = def->dice,
                                 .allocator = pave_allocator_or_default(allocator)};
    if (!dicewars_take_arrays(view)) return PAVE_NO_MEMORY;
    const pave_result failed = pave_near_begin(&def->ground, &view->allocator, &near);
    if (failed) return failed;
    pave_sort_buckets(NULL, view->cells, dicewars_bucket, view, view->areas, view->of_area,
                      view->list);
    dicewars_find_neighbors(view, &near);
    view->to =
        pave_array_take(&view->allocator, (size_t)view->start[view->areas], sizeof *view->to);
    if (view->to) dicewars_find_neighbors(view, &near);
    pave_near_end(&near);
    return view->to ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_dicewars_measure_starts(const pave_dicewars_starts_def *def,
                                         const pave_allocator *allocator,
                                         pave_dicewars_start *starts, pave_dicewars_fairness *out,
                                         pave_error *error)
{
    const int64_t cells = pave_ground_count(def->ground);
    pave_dicewars_view view;
    pave_dicewars_fairness fairness;
    if (cells > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the ground has %" PRId64 " cells: use at most %" PRId32, cells,
                         INT32_MAX);
    pave_result failed = dicewars_check(def, (int32_t)cells, error);
    if (failed) return failed;
    failed = pave_dicewars_view_open(def, allocator, &view);
    if (failed) PAVE_FAIL(error, failed, "%s", pave_result_text(failed));
    if (!failed) pave_dicewars_view_measure(&view, out ? out : &fairness);
    for (int32_t player = 0; !failed && starts && player < def->players; player++)
        for (int m = 0; m < PAVE_DICEWARS_MEASURES; m++)
            starts[player].values[m] = dicewars_value(&view.sums[player], m);
    pave_dicewars_view_close(&view);
    return failed;
}
