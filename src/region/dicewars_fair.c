/// src/region/dicewars_fair.c: how fair maps of Dice Wars are: what each player starts with, and
/// how far apart the least and the greatest are.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/ground_near.h"

#include <pave/dicewars.h>

#include <inttypes.h>
#include <string.h>

// ---- Measures by name ---------------------------------------------------------------------------

#define PAVE_DICEWARS_MEASURE_NAME(value, name) name,
const char *const pave_dicewars_measure_words[] = {
    PAVE_DICEWARS_MEASURE_LIST(PAVE_DICEWARS_MEASURE_NAME) NULL};
#undef PAVE_DICEWARS_MEASURE_NAME

// ---- Starts -------------------------------------------------------------------------------------

/// A map while it is measured. Territories have numbers 0..areas-1 here.
typedef struct pave_dicewars_view {
    int32_t cells, areas, players;
    const int32_t *labels, *owners, *dice;
    int32_t *sizes;   ///< areas: cells
    int64_t *coasts;  ///< areas: edges to the sea
    int32_t *of_area; ///< areas + 1: where the cells of a territory begin in the list
    int32_t *list;    ///< cells, territory by territory
    int64_t *start;   ///< areas + 1: the neighbours of a territory
    int32_t *to;
    int32_t *mark, *queue; ///< areas: scratch
    pave_dicewars_start *starts;
    pave_allocator allocator;
} pave_dicewars_view;

// ---- Neighbours ---------------------------------------------------------------------------------

static int32_t dicewars_bucket(const void *self, int32_t cell)
{
    return ((const pave_dicewars_view *)self)->labels[cell] - 1;
}

/// The cells of each territory.
static void dicewars_sort_cells(pave_dicewars_view *view)
{
    pave_sort_buckets(NULL, view->cells, dicewars_bucket, view, view->areas, view->of_area,
                      view->list);
    for (int32_t t = 0; t < view->areas; t++)
        view->sizes[t] = view->of_area[t + 1] - view->of_area[t];
}

/// Goes round each territory, and counts the coast and those that it touches; and where `to` is
/// there, lists them.
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

// ---- Measures -----------------------------------------------------------------------------------

static void dicewars_measure_sums(pave_dicewars_view *view)
{
    for (int32_t t = 0; t < view->areas; t++) {
        if (view->owners[t] < 0) continue;
        double *values = view->starts[view->owners[t]].values;
        values[PAVE_DICEWARS_TERRITORIES]++;
        values[PAVE_DICEWARS_LAND] += view->sizes[t];
        values[PAVE_DICEWARS_DICE] += view->dice ? view->dice[t] : 0;
        values[PAVE_DICEWARS_COAST] += (double)view->coasts[t];
        for (int64_t i = view->start[t]; i < view->start[t + 1]; i++) {
            int32_t other = view->owners[view->to[i]];
            values[PAVE_DICEWARS_FRONT] += other >= 0 && other != view->owners[t];
        }
    }
}

/// Connected components of territories with one owner, each from its first territory on.
static void dicewars_measure_groups(pave_dicewars_view *view)
{
    memset(view->mark, 0, (size_t)view->areas * sizeof *view->mark);
    for (int32_t first = 0; first < view->areas; first++) {
        int32_t owner = view->owners[first], count = 0;
        double land = 0;
        if (owner < 0 || view->mark[first]) continue;
        view->queue[count++] = first;
        view->mark[first] = 1;
        for (int32_t next = 0; next < count; next++) {
            int32_t t = view->queue[next];
            land += view->sizes[t];
            for (int64_t i = view->start[t]; i < view->start[t + 1]; i++) {
                int32_t other = view->to[i];
                if (view->owners[other] != owner || view->mark[other]) continue;
                view->mark[other] = 1;
                view->queue[count++] = other;
            }
        }
        double *values = view->starts[owner].values;
        if (count < values[PAVE_DICEWARS_GROUP] ||
            (count == values[PAVE_DICEWARS_GROUP] && land <= values[PAVE_DICEWARS_GROUP_LAND]))
            continue;
        values[PAVE_DICEWARS_GROUP] = count;
        values[PAVE_DICEWARS_GROUP_LAND] = land;
    }
}

/// Steps from the territories of a player to those of enemies, on average.
static double dicewars_distance(const pave_dicewars_view *view, int32_t player)
{
    int32_t count = 0;
    int64_t enemies = 0, steps = 0;
    for (int32_t t = 0; t < view->areas; t++) {
        view->mark[t] = view->owners[t] == player ? 0 : -1;
        if (view->owners[t] == player) view->queue[count++] = t;
    }
    for (int32_t next = 0; next < count; next++) {
        int32_t t = view->queue[next];
        if (view->owners[t] >= 0 && view->owners[t] != player) {
            enemies++;
            steps += view->mark[t];
        }
        for (int64_t i = view->start[t]; i < view->start[t + 1]; i++) {
            int32_t other = view->to[i];
            if (view->mark[other] >= 0) continue;
            view->mark[other] = view->mark[t] + 1;
            view->queue[count++] = other;
        }
    }
    return enemies ? (double)steps / (double)enemies : 0;
}

static void dicewars_judge(const pave_dicewars_view *view, pave_dicewars_fairness *out)
{
    double sum = 0;
    for (int m = 0; m < PAVE_DICEWARS_MEASURES; m++) {
        double least = view->starts[0].values[m], greatest = least;
        for (int32_t player = 1; player < view->players; player++) {
            double value = view->starts[player].values[m];
            least = value < least ? value : least;
            greatest = value > greatest ? value : greatest;
        }
        out->ratios[m] = greatest > 0 ? least / greatest : 1;
        if (m != PAVE_DICEWARS_COAST) sum += out->ratios[m];
    }
    out->score = sum / (PAVE_DICEWARS_MEASURES - 1);
}

// ---- All of it ----------------------------------------------------------------------------------

static pave_result dicewars_check(const pave_dicewars_view *view, pave_error *error)
{
    if (view->players < 1)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "players must be 1 or more, not %" PRId32, view->players);
    if (view->areas < 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "areas must be 0 or more, not %" PRId32, view->areas);
    for (int32_t t = 0; t < view->areas; t++) {
        if (view->owners[t] >= view->players)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                                  "the owner of territory %" PRId32 " must be at most %" PRId32
                                  ", not %" PRId32,
                                  t + 1, view->players - 1, view->owners[t]);
        if (view->dice && view->dice[t] < 0)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                                  "the dice of territory %" PRId32
                                  " must be 0 or more, not %" PRId32,
                                  t + 1, view->dice[t]);
    }
    for (int32_t i = 0; i < view->cells; i++)
        if (view->labels[i] < 0 || view->labels[i] > view->areas)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                                  "the label of cell %" PRId32 " must be 0 to %" PRId32
                                  ", not %" PRId32,
                                  i, view->areas, view->labels[i]);
    return PAVE_OK;
}

static bool dicewars_open_view(pave_dicewars_view *view)
{
    const pave_allocator *allocator = &view->allocator;
    size_t areas = (size_t)view->areas;
    view->sizes = pave_array_allocate(allocator, areas, sizeof *view->sizes);
    view->coasts = pave_array_allocate(allocator, areas, sizeof *view->coasts);
    view->of_area = pave_array_allocate(allocator, areas + 1, sizeof *view->of_area);
    view->list = pave_array_take(allocator, (size_t)view->cells, sizeof *view->list);
    view->start = pave_array_allocate(allocator, areas + 1, sizeof *view->start);
    view->mark = pave_array_take(allocator, areas, sizeof *view->mark);
    view->queue = pave_array_take(allocator, areas, sizeof *view->queue);
    view->starts = pave_array_allocate(allocator, (size_t)view->players, sizeof *view->starts);
    return view->sizes && view->coasts && view->of_area && view->list && view->start &&
           view->mark && view->queue && view->starts;
}

static void dicewars_close_view(pave_dicewars_view *view)
{
    const pave_allocator *allocator = &view->allocator;
    size_t areas = (size_t)view->areas;
    if (view->start)
        pave_array_release(allocator, view->to, (size_t)view->start[areas], sizeof *view->to);
    pave_array_release(allocator, view->starts, (size_t)view->players, sizeof *view->starts);
    pave_array_release(allocator, view->queue, areas, sizeof *view->queue);
    pave_array_release(allocator, view->mark, areas, sizeof *view->mark);
    pave_array_release(allocator, view->start, areas + 1, sizeof *view->start);
    pave_array_release(allocator, view->list, (size_t)view->cells, sizeof *view->list);
    pave_array_release(allocator, view->of_area, areas + 1, sizeof *view->of_area);
    pave_array_release(allocator, view->coasts, areas, sizeof *view->coasts);
    pave_array_release(allocator, view->sizes, areas, sizeof *view->sizes);
}

static pave_result dicewars_look_at(pave_dicewars_view *view, const pave_ground *ground)
{
    pave_near near;
    pave_result failed = pave_near_begin(ground, &view->allocator, &near);
    if (failed) return failed;
    dicewars_sort_cells(view);
    dicewars_find_neighbors(view, &near);
    view->to =
        pave_array_take(&view->allocator, (size_t)view->start[view->areas], sizeof *view->to);
    if (view->to) dicewars_find_neighbors(view, &near);
    pave_near_end(&near);
    if (!view->to) return PAVE_NO_MEMORY;
    dicewars_measure_sums(view);
    dicewars_measure_groups(view);
    for (int32_t player = 0; player < view->players; player++)
        view->starts[player].values[PAVE_DICEWARS_DISTANCE] = dicewars_distance(view, player);
    return PAVE_OK;
}

pave_result pave_dicewars_measure_starts(const pave_dicewars_starts_def *def,
                                         const pave_allocator *allocator,
                                         pave_dicewars_start *starts, pave_dicewars_fairness *out,
                                         pave_error *error)
{
    int64_t cells = pave_ground_count(def->ground);
    if (cells > INT32_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the ground has %" PRId64 " cells: use at most %" PRId32, cells,
                              INT32_MAX);
    pave_dicewars_view view = {.cells = (int32_t)cells,
                               .areas = def->areas,
                               .players = def->players,
                               .labels = def->labels,
                               .owners = def->owners,
                               .dice = def->dice,
                               .allocator = pave_allocator_or_default(allocator)};
    pave_result failed = dicewars_check(&view, error);
    if (failed) return failed;
    failed = dicewars_open_view(&view) ? dicewars_look_at(&view, &def->ground) : PAVE_NO_MEMORY;
    if (failed) pave_error_set(error, failed, NULL, 0, 0, "%s", pave_result_text(failed));
    if (!failed && starts) memcpy(starts, view.starts, (size_t)def->players * sizeof *starts);
    if (!failed && out) dicewars_judge(&view, out);
    dicewars_close_view(&view);
    return failed;
}
