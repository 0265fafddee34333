/// src/region/dicewars_make.c: maps of Dice Wars on any ground: checks and completes the
/// definition, grows territories, deals owners and dice, and selects the fairest of several maps.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "dicewars_deal.h"
#include "dicewars_fair.h"
#include "dicewars_symmetry.h"
#include "growth_model.h"

#include <pave/growth.h>
#include <pave/random.h>

#include <inttypes.h>
#include <string.h>

// ---- The definition -----------------------------------------------------------------------------

enum { PAVE_DICEWARS_CELLS_EACH = 20 };

#define LAND_DEFAULT 0.69
#define PAVE_DICEWARS_TOLERANCE 0.3

static double dicewars_land(const pave_dicewars_def *def)
{
    return def->land > 0 ? def->land : LAND_DEFAULT;
}

static int32_t dicewars_players(const pave_dicewars_def *def)
{
    const int32_t order = pave_dicewars_order(def->symmetry);
    return def->players ? def->players : order > 1 ? order : PAVE_DICEWARS_PLAYERS;
}

/// Returns the given number of areas or the default. `margin` is above 0 for cells of the margin,
/// or NULL.
static int32_t dicewars_count_areas(const pave_dicewars_def *def, const int32_t *margin)
{
    const int32_t order = pave_dicewars_order(def->symmetry);
    int64_t cells = pave_ground_count(def->ground), open = 0,
            most = order > 1 ? order : dicewars_players(def);
    if (def->areas) return def->areas > 0 ? def->areas : 0;
    if (cells > INT32_MAX) return 0;
    for (int64_t i = 0; i < cells; i++) {
        const int32_t locked = def->locked ? def->locked[i] : 0;
        open += locked > 0 || (locked == 0 && (!margin || margin[i] == 0));
        most = locked > most ? locked : most;
    }
    int64_t share = (int64_t)((double)open * dicewars_land(def)) / PAVE_DICEWARS_CELLS_EACH;
    share -= order > 1 ? share % order : 0;
    return (int32_t)(share > most ? share : most);
}

int32_t pave_dicewars_count_areas(const pave_dicewars_def *def)
{
    return dicewars_count_areas(def, NULL);
}

/// Computes the default number of areas, without the cells of the margin. Bays are not subtracted,
/// because they differ between tries.
static pave_result dicewars_count_inner(const pave_dicewars_def *def,
                                        const pave_allocator *allocator, int32_t *areas)
{
    const pave_growth_def rings = {.ground = def->ground, .margin = def->margin};
    int32_t *margin =
        pave_array_take(allocator, (size_t)pave_ground_count(def->ground), sizeof *margin);
    const pave_result failed =
        margin ? pave_growth_margin(&rings, allocator, margin) : PAVE_NO_MEMORY;
    if (!failed) *areas = dicewars_count_areas(def, margin);
    pave_array_release(allocator, margin);
    return failed;
}

/// Copies the definition and fills in all defaults.
static pave_result dicewars_complete(const pave_dicewars_def *def, const pave_allocator *allocator,
                                     pave_dicewars_def *out, pave_error *error)
{
    const int32_t order = pave_dicewars_order(def->symmetry);
    *out = *def;
    if (pave_ground_count(def->ground) > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the ground has %" PRId64 " cells: use at most %" PRId32,
                         pave_ground_count(def->ground), INT32_MAX);
    out->players = dicewars_players(def);
    out->dice_max = def->dice_max ? def->dice_max : PAVE_DICEWARS_DICE_MAX;
    out->dice_mean = def->dice_mean                            ? def->dice_mean
                     : out->dice_max < PAVE_DICEWARS_DICE_MEAN ? out->dice_max
                                                               : PAVE_DICEWARS_DICE_MEAN;
    out->tries = def->tries ? def->tries : 1;
    out->swaps = def->swaps ? def->swaps : PAVE_DICEWARS_SWAPS;
    const struct {
        const char *name;
        int32_t number;
    } counts[] = {{"players", out->players},
                  {"areas", def->areas < 0 ? def->areas : 1},
                  {"dice_max", out->dice_max},
                  {"tries", out->tries}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        if (counts[i].number < 1)
            return PAVE_FAIL(error, PAVE_RANGE, "%s must be 1 or more, not %" PRId32,
                             counts[i].name, counts[i].number);
    if (out->dice_mean < 1 || out->dice_mean > out->dice_max)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "dice_mean must be 1 to dice_max, %" PRId32 ", not %" PRId32,
                         out->dice_max, out->dice_mean);
    if (!(def->land >= 0 && def->land <= 1))
        return PAVE_FAIL(error, PAVE_RANGE, "land must be above 0 and at most 1, not %g",
                         def->land);
    if (!(def->roughness <= 1))
        return PAVE_FAIL(error, PAVE_RANGE, "roughness must be at most 1, not %g", def->roughness);
    if (order < 1) return PAVE_FAIL(error, PAVE_RANGE, "the symmetry does not exist");
    out->land = dicewars_land(def);
    out->tolerance = def->tolerance == 0 ? PAVE_DICEWARS_TOLERANCE : def->tolerance;
    out->roughness = def->roughness == 0 ? 1 : def->roughness < 0 ? 0 : def->roughness;
    out->areas = pave_dicewars_count_areas(def);
    if (def->margin < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "margin must be 0 or more, not %" PRId32, def->margin);
    if (def->margin > 0 && def->areas == 0) {
        const pave_result failed = dicewars_count_inner(def, allocator, &out->areas);
        if (failed) return failed;
    }
    if (out->areas < out->players)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "%" PRId32 " players cannot share %" PRId32
                         " territories: request at least as many territories as players",
                         out->players, out->areas);
    if (out->areas > pave_ground_count(def->ground)) // before memory is allocated per area
        return PAVE_FAIL(error, PAVE_INVALID,
                         "%" PRId32 " territories need a cell each, but the ground has %" PRId64
                         ": request fewer",
                         out->areas, pave_ground_count(def->ground));
    if (order % out->players != 0 && order > 1)
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "a symmetry of %" PRId32
            " parts needs the same number of players, or a divisor of it, not %" PRId32,
            order, out->players);
    if (out->areas % order != 0)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a symmetry of %" PRId32
                         " parts needs a number of territories that %" PRId32
                         " divides, not %" PRId32,
                         order, order, out->areas);
    return PAVE_OK;
}

/// Finds the locked territories and their owners.
static pave_result dicewars_lock(const pave_dicewars_def *def, int32_t cells, bool *fixed,
                                 int32_t *owners, pave_error *error)
{
    if (def->symmetry && def->locked_owners)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "a symmetric map has no locked owners");
    for (int32_t i = 0; def->locked && i < cells; i++) {
        if (def->locked[i] > def->areas)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the locked territory of cell %" PRId32 " must be at most %" PRId32
                             ", not %" PRId32,
                             i, def->areas, def->locked[i]);
        if (def->locked[i] > 0 && def->symmetry)
            return PAVE_FAIL(error, PAVE_UNSUPPORTED, "a symmetric map has no locked territories");
        if (def->locked[i] > 0) fixed[def->locked[i] - 1] = true;
    }
    for (int32_t i = 0; i < def->areas; i++) {
        owners[i] = def->locked_owners ? def->locked_owners[i] : -1;
        if (owners[i] >= def->players)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the locked owner of territory %" PRId32 " must be at most %" PRId32
                             ", not %" PRId32,
                             i + 1, def->players - 1, owners[i]);
    }
    return PAVE_OK;
}

// ---- A map --------------------------------------------------------------------------------------

/// Progress of growth as part of the progress of all tries.
typedef struct pave_dicewars_tally {
    const pave_batch *batch;
    int32_t at, tries;
    int64_t done; ///< number of steps reported so far; symmetric maps may grow more than once
} pave_dicewars_tally;

static bool dicewars_stop(void *context, int64_t done, int64_t total)
{
    pave_dicewars_tally *tally = context;
    const int64_t now = tally->at * total + done;
    tally->done = now > tally->done ? now : tally->done;
    return pave_batch_stop(tally->batch, tally->done, tally->tries * total);
}

/// A map and its result.
typedef struct pave_dicewars_try {
    pave_dicewars_map map;
    pave_dicewars_result result;
} pave_dicewars_try;

static pave_result dicewars_grow(const pave_dicewars_def *def, const bool *fixed,
                                 const pave_allocator *allocator, const pave_batch *batch,
                                 pave_dicewars_try *out, pave_error *error)
{
    const pave_growth_def growth = {.ground = def->ground,
                                    .seed = def->seed,
                                    .areas = def->areas,
                                    .tolerance = def->tolerance,
                                    .land = def->land,
                                    .roughness = def->roughness,
                                    .locked = def->locked,
                                    .margin = def->margin,
                                    .fixed = fixed};
    pave_growth_result grown;
    const pave_result failed =
        def->symmetry ? pave_dicewars_grow_images(def->symmetry, &growth, allocator, batch,
                                                  out->map.labels, &grown, error)
                      : pave_growth_make(&growth, allocator, batch, out->map.labels, &grown, error);
    if (failed) return failed;
    out->result = (pave_dicewars_result){.seed = def->seed,
                                         .areas = def->areas,
                                         .players = def->players,
                                         .size_min = grown.size_min,
                                         .size_max = grown.size_max,
                                         .land = grown.land,
                                         .pieces = grown.pieces,
                                         .within = grown.within};
    return PAVE_OK;
}

/// Derives the owners and dice of all images from the first ones: each further image belongs to the
/// next player, starting with a random one.
static void dicewars_deal_images(const pave_dicewars_def *def, int32_t order, pave_dicewars_map map)
{
    for (int32_t a = def->areas / order; order > 1 && a-- > 0;) {
        const uint32_t shift = pave_random_below(
            pave_random_at(def->seed, PAVE_STREAM_DICEWARS, a, 0, PAVE_DICEWARS_SHIFT, 0).word[0],
            (uint32_t)def->players);
        for (int32_t i = order; i-- > 0;) {
            map.owners[a * order + i] = (i + (int32_t)shift) % def->players;
            map.dice[a * order + i] = map.dice[a];
        }
    }
}

/// Assigns owners, swaps them until the starting positions are fair, and deals the dice.
static pave_result dicewars_deal_out(const pave_dicewars_def *def, const pave_allocator *allocator,
                                     pave_dicewars_try *out)
{
    const int32_t order = pave_dicewars_order(def->symmetry);
    const pave_dicewars_starts_def starts = {.ground = def->ground,
                                             .labels = out->map.labels,
                                             .areas = def->areas,
                                             .players = def->players,
                                             .owners = out->map.owners};
    pave_dicewars_deal deal = {.seed = def->seed,
                               .areas = def->areas / order,
                               .players = order > 1 ? 1 : def->players,
                               .dice = (int64_t)(def->areas / order) * def->dice_mean,
                               .dice_max = def->dice_max,
                               .owners = out->map.owners,
                               .given = out->map.dice};
    pave_dicewars_view view;
    pave_dicewars_fairness fairness;
    pave_result failed = pave_dicewars_view_open(&starts, allocator, &view);
    deal.room = pave_array_take(allocator, (size_t)deal.players, sizeof *deal.room);
    deal.list = pave_array_take(allocator, (size_t)deal.areas, sizeof *deal.list);
    if (!failed && deal.room && deal.list) {
        const int32_t count = pave_dicewars_deal_owners(&deal);
        if (order == 1) pave_dicewars_view_swap(&view, def->seed, def->swaps, deal.list, count);
        pave_dicewars_deal_dice(&deal);
        dicewars_deal_images(def, order, out->map);
        view.dice = deal.given;
        pave_dicewars_view_measure(&view, &fairness);
        out->result.fairness = fairness.score;
    } else if (!failed) {
        failed = PAVE_NO_MEMORY;
    }
    PAVE_RELEASE(allocator, deal.list, deal.room);
    pave_dicewars_view_close(&view);
    return failed;
}

/// Makes one map from a completed definition.
static pave_result dicewars_make_one(const pave_dicewars_def *def, bool *fixed,
                                     const pave_allocator *allocator, const pave_batch *batch,
                                     pave_dicewars_try *out, pave_error *error)
{
    pave_result failed =
        dicewars_lock(def, (int32_t)pave_ground_count(def->ground), fixed, out->map.owners, error);
    if (!failed) failed = dicewars_grow(def, fixed, allocator, batch, out, error);
    return failed ? failed : dicewars_deal_out(def, allocator, out);
}

// ---- Choice of the fairest map ------------------------------------------------------------------

static bool dicewars_better(const pave_dicewars_result *a, const pave_dicewars_result *b)
{
    if (a->within != b->within) return a->within;
    return a->fairness > b->fairness;
}

/// Makes each map in `current` and keeps the best in `best`. The two are swapped.
static pave_result dicewars_try_all(pave_dicewars_def *def, bool *fixed,
                                    const pave_allocator *allocator, const pave_batch *batch,
                                    pave_dicewars_try *current, pave_dicewars_try *best,
                                    pave_error *error)
{
    pave_dicewars_tally tally = {.batch = batch, .tries = def->tries};
    const pave_batch one = {.progress = {dicewars_stop, &tally}};
    uint64_t first = def->seed;
    for (int32_t i = 0; i < def->tries; i++) {
        def->seed = first + (uint32_t)i;
        tally.at = i;
        pave_result failed = dicewars_make_one(def, fixed, allocator, &one, current, error);
        if (failed) return failed;
        if (i > 0 && !dicewars_better(&current->result, &best->result)) continue;
        pave_dicewars_try other = *best;
        *best = *current;
        *current = other;
    }
    return PAVE_OK;
}

static void dicewars_copy(const pave_dicewars_def *def, const pave_dicewars_map *from,
                          const pave_dicewars_map *to)
{
    const size_t cells = (size_t)pave_ground_count(def->ground), areas = (size_t)def->areas;
    memcpy(to->labels, from->labels, cells * sizeof *to->labels);
    memcpy(to->owners, from->owners, areas * sizeof *to->owners);
    memcpy(to->dice, from->dice, areas * sizeof *to->dice);
}

static pave_result dicewars_keep_best(pave_dicewars_def *def, bool *fixed,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_dicewars_try *out, pave_error *error)
{
    const size_t areas = (size_t)def->areas, cells = (size_t)pave_ground_count(def->ground),
                 room = def->tries > 1 ? cells + 2 * areas : 0;
    int32_t *spare = pave_array_take(allocator, room, sizeof *spare);
    if (!spare) return PAVE_NO_MEMORY;
    pave_dicewars_try current = *out, best = {.map = {spare, spare + (room ? cells : 0),
                                                      spare + (room ? cells + areas : 0)}};
    const pave_result failed =
        dicewars_try_all(def, fixed, allocator, batch, &current, &best, error);
    if (!failed && best.map.labels != out->map.labels) dicewars_copy(def, &best.map, &out->map);
    out->result = best.result;
    pave_array_release(allocator, spare);
    return failed;
}

pave_result pave_dicewars_make(const pave_dicewars_def *def, const pave_allocator *allocator,
                               const pave_batch *batch, pave_dicewars_map *out,
                               pave_dicewars_result *result, pave_error *error)
{
    pave_dicewars_def complete;
    pave_dicewars_try made = {.map = *out};
    pave_result failed = dicewars_complete(def, allocator, &complete, error);
    bool *fixed =
        failed ? NULL : pave_array_allocate(allocator, (size_t)complete.areas, sizeof *fixed);
    if (!failed)
        failed = fixed ? dicewars_keep_best(&complete, fixed, allocator, batch, &made, error)
                       : PAVE_NO_MEMORY;
    pave_array_release(allocator, fixed);
    if (failed == PAVE_NO_MEMORY) return PAVE_FAIL(error, failed, "%s", pave_result_text(failed));
    if (!failed && result) *result = made.result;
    return failed;
}
