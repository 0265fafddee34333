/// src/region/dicewars_make.c: maps of Dice Wars on any ground: the definition is checked and
/// completed, territories are grown, owners and dice dealt; and the fairest of some.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "dicewars_deal.h"

#include <pave/growth.h>

#include <inttypes.h>
#include <string.h>

// ---- The definition -----------------------------------------------------------------------------

enum { PAVE_DICEWARS_CELLS_EACH = 20 };

#define PAVE_DICEWARS_LAND 0.69
#define PAVE_DICEWARS_TOLERANCE 0.3

static double dicewars_land(const pave_dicewars_def *def)
{
    return def->land > 0 ? def->land : PAVE_DICEWARS_LAND;
}

static int32_t dicewars_players(const pave_dicewars_def *def)
{
    return def->players ? def->players : PAVE_DICEWARS_PLAYERS;
}

int32_t pave_dicewars_count_areas(const pave_dicewars_def *def)
{
    int64_t cells = pave_ground_count(def->ground), open = 0, most = dicewars_players(def);
    if (def->areas) return def->areas > 0 ? def->areas : 0;
    if (cells > INT32_MAX) return 0;
    for (int64_t i = 0; i < cells; i++) {
        open += !def->locked || def->locked[i] >= 0;
        if (def->locked && def->locked[i] > most) most = def->locked[i];
    }
    int64_t share = (int64_t)((double)open * dicewars_land(def)) / PAVE_DICEWARS_CELLS_EACH;
    return (int32_t)(share > most ? share : most);
}

/// The definition with all defaults filled in.
static pave_result dicewars_complete(const pave_dicewars_def *def, pave_dicewars_def *out,
                                     pave_error *error)
{
    *out = *def;
    if (pave_ground_count(def->ground) > INT32_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the ground has %" PRId64 " cells: use at most %" PRId32,
                              pave_ground_count(def->ground), INT32_MAX);
    out->players = dicewars_players(def);
    out->dice_max = def->dice_max ? def->dice_max : PAVE_DICEWARS_DICE_MAX;
    out->dice_mean = def->dice_mean                            ? def->dice_mean
                     : out->dice_max < PAVE_DICEWARS_DICE_MEAN ? out->dice_max
                                                               : PAVE_DICEWARS_DICE_MEAN;
    out->tries = def->tries ? def->tries : 1;
    if (out->players < 1)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "players must be 1 or more, not %" PRId32, out->players);
    if (def->areas < 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "areas must be 1 or more, not %" PRId32, def->areas);
    if (out->dice_max < 1)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "dice_max must be 1 or more, not %" PRId32, out->dice_max);
    if (out->dice_mean < 1 || out->dice_mean > out->dice_max)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "dice_mean must be 1 to dice_max, %" PRId32 ", not %" PRId32,
                              out->dice_max, out->dice_mean);
    if (!(def->land >= 0 && def->land <= 1))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "land must be above 0 and at most 1, not %g", def->land);
    if (!(def->roughness <= 1))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "roughness must be at most 1, not %g",
                              def->roughness);
    if (out->tries < 1)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "tries must be 1 or more, not %" PRId32, out->tries);
    out->land = dicewars_land(def);
    out->tolerance = def->tolerance == 0 ? PAVE_DICEWARS_TOLERANCE : def->tolerance;
    out->roughness = def->roughness == 0 ? 1 : def->roughness < 0 ? 0 : def->roughness;
    out->areas = pave_dicewars_count_areas(def);
    if (out->areas < out->players)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32 " players cannot share %" PRId32
                              " territories: request at least as many territories as players",
                              out->players, out->areas);
    if (out->areas > pave_ground_count(def->ground)) // before anything is written for each of them
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32
                              " territories need a cell each, but the ground has %" PRId64
                              ": request fewer",
                              out->areas, pave_ground_count(def->ground));
    return PAVE_OK;
}

/// Which territories are locked, and their owners.
static pave_result dicewars_lock(const pave_dicewars_def *def, int32_t cells, bool *fixed,
                                 int32_t *owners, pave_error *error)
{
    for (int32_t i = 0; def->locked && i < cells; i++) {
        if (def->locked[i] > def->areas)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                                  "the locked territory of cell %" PRId32
                                  " must be at most %" PRId32 ", not %" PRId32,
                                  i, def->areas, def->locked[i]);
        if (def->locked[i] > 0) fixed[def->locked[i] - 1] = true;
    }
    for (int32_t i = 0; i < def->areas; i++) {
        owners[i] = def->locked_owners ? def->locked_owners[i] : -1;
        if (owners[i] >= def->players)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                                  "the locked owner of territory %" PRId32
                                  " must be at most %" PRId32 ", not %" PRId32,
                                  i + 1, def->players - 1, owners[i]);
    }
    return PAVE_OK;
}

// ---- A map --------------------------------------------------------------------------------------

/// Progress of growth, as a part of the progress of all tries.
typedef struct pave_dicewars_tally {
    const pave_batch *batch;
    int32_t at, tries;
} pave_dicewars_tally;

static bool dicewars_stop(void *context, int64_t done, int64_t total)
{
    const pave_dicewars_tally *tally = context;
    return pave_batch_stop(tally->batch, tally->at * total + done, tally->tries * total);
}

/// A map and what became of it.
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
                                    .fixed = fixed};
    pave_growth_result grown;
    pave_result failed =
        pave_growth_make(&growth, allocator, batch, out->map.labels, &grown, error);
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

static pave_result dicewars_deal_out(const pave_dicewars_def *def, const pave_allocator *allocator,
                                     pave_dicewars_map map)
{
    pave_dicewars_deal deal = {.seed = def->seed,
                               .areas = def->areas,
                               .players = def->players,
                               .dice = (int64_t)def->areas * def->dice_mean,
                               .dice_max = def->dice_max,
                               .owners = map.owners,
                               .given = map.dice};
    deal.room = pave_array_take(allocator, (size_t)deal.players, sizeof *deal.room);
    deal.list = pave_array_take(allocator, (size_t)deal.areas, sizeof *deal.list);
    pave_result failed = deal.room && deal.list ? PAVE_OK : PAVE_NO_MEMORY;
    if (!failed) {
        pave_dicewars_deal_owners(&deal);
        pave_dicewars_deal_dice(&deal);
    }
    pave_array_release(allocator, deal.list, (size_t)deal.areas, sizeof *deal.list);
    pave_array_release(allocator, deal.room, (size_t)deal.players, sizeof *deal.room);
    return failed;
}

/// Of a completed definition.
static pave_result dicewars_make_one(const pave_dicewars_def *def, bool *fixed,
                                     const pave_allocator *allocator, const pave_batch *batch,
                                     pave_dicewars_try *out, pave_error *error)
{
    const pave_dicewars_starts_def starts = {.ground = def->ground,
                                             .labels = out->map.labels,
                                             .areas = def->areas,
                                             .players = def->players,
                                             .owners = out->map.owners,
                                             .dice = out->map.dice};
    pave_dicewars_fairness fairness;
    pave_result failed =
        dicewars_lock(def, (int32_t)pave_ground_count(def->ground), fixed, out->map.owners, error);
    if (!failed) failed = dicewars_grow(def, fixed, allocator, batch, out, error);
    if (!failed) failed = dicewars_deal_out(def, allocator, out->map);
    if (!failed) failed = pave_dicewars_measure_starts(&starts, allocator, NULL, &fairness, error);
    if (!failed) out->result.fairness = fairness.score;
    return failed;
}

// ---- The fairest --------------------------------------------------------------------------------

static bool dicewars_better(const pave_dicewars_result *a, const pave_dicewars_result *b)
{
    if (a->within != b->within) return a->within;
    return a->fairness > b->fairness;
}

/// Each map is made in `current`; the best so far is in `best`. The two change places.
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

/// A second map to write to.
static bool dicewars_take_spare(const pave_dicewars_def *def, int64_t cells,
                                const pave_allocator *allocator, pave_dicewars_map *spare)
{
    spare->labels = pave_array_take(allocator, (size_t)cells, sizeof *spare->labels);
    spare->owners = pave_array_take(allocator, (size_t)def->areas, sizeof *spare->owners);
    spare->dice = pave_array_take(allocator, (size_t)def->areas, sizeof *spare->dice);
    return spare->labels && spare->owners && spare->dice;
}

static void dicewars_release_spare(const pave_dicewars_def *def, int64_t cells,
                                   const pave_allocator *allocator, pave_dicewars_map *spare)
{
    pave_array_release(allocator, spare->dice, (size_t)def->areas, sizeof *spare->dice);
    pave_array_release(allocator, spare->owners, (size_t)def->areas, sizeof *spare->owners);
    pave_array_release(allocator, spare->labels, (size_t)cells, sizeof *spare->labels);
}

static pave_result dicewars_keep_best(pave_dicewars_def *def, bool *fixed,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      pave_dicewars_try *out, pave_error *error)
{
    int64_t cells = pave_ground_count(def->ground);
    pave_dicewars_map spare = {.labels = NULL};
    bool taken = def->tries == 1 || dicewars_take_spare(def, cells, allocator, &spare);
    pave_dicewars_try current = *out, best = {.map = spare};
    pave_result failed =
        taken ? dicewars_try_all(def, fixed, allocator, batch, &current, &best, error)
              : PAVE_NO_MEMORY;
    if (!failed && best.map.labels != out->map.labels) {
        memcpy(out->map.labels, best.map.labels, (size_t)cells * sizeof *best.map.labels);
        memcpy(out->map.owners, best.map.owners, (size_t)def->areas * sizeof *best.map.owners);
        memcpy(out->map.dice, best.map.dice, (size_t)def->areas * sizeof *best.map.dice);
    }
    out->result = best.result;
    if (def->tries > 1) dicewars_release_spare(def, cells, allocator, &spare);
    return failed;
}

pave_result pave_dicewars_make(const pave_dicewars_def *def, const pave_allocator *allocator,
                               const pave_batch *batch, pave_dicewars_map *out,
                               pave_dicewars_result *result, pave_error *error)
{
    pave_dicewars_def complete;
    pave_dicewars_try made = {.map = *out};
    pave_result failed = dicewars_complete(def, &complete, error);
    if (failed) return failed;
    bool *fixed = pave_array_allocate(allocator, (size_t)complete.areas, sizeof *fixed);
    failed = fixed ? dicewars_keep_best(&complete, fixed, allocator, batch, &made, error)
                   : PAVE_NO_MEMORY;
    pave_array_release(allocator, fixed, (size_t)complete.areas, sizeof *fixed);
    if (failed == PAVE_NO_MEMORY)
        return pave_error_set(error, failed, NULL, 0, 0, "%s", pave_result_text(failed));
    if (!failed && result) *result = made.result;
    return failed;
}
