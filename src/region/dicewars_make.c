/// src/region/dicewars_make.c: maps of Dice Wars on any ground: what is asked for is checked and
/// completed, territories are grown, owners and dice dealt; and the fairest of some.
#include "../base/exact.h"

#include "../base/memory.h"
#include "dicewars_deal.h"

#include <pave/growth.h>

#include <inttypes.h>
#include <string.h>

// ---- What is asked for --------------------------------------------------------------------------

enum { PAVE_DICEWARS_CELLS_EACH = 20 };

#define PAVE_DICEWARS_LAND 0.69
#define PAVE_DICEWARS_TOLERANCE 0.3

static double pave_dicewars_land(const pave_dicewars_def *def)
{
    return def->land > 0 ? def->land : PAVE_DICEWARS_LAND;
}

static int32_t pave_dicewars_players(const pave_dicewars_def *def)
{
    return def->players ? def->players : PAVE_DICEWARS_PLAYERS;
}

int32_t pave_dicewars_count_areas(const pave_dicewars_def *def)
{
    int64_t cells = pave_ground_count(def->ground), open = 0, most = pave_dicewars_players(def);
    if (def->areas) return def->areas > 0 ? def->areas : 0;
    if (cells > INT32_MAX) return 0;
    for (int64_t i = 0; i < cells; i++) {
        open += !def->locked || def->locked[i] >= 0;
        if (def->locked && def->locked[i] > most) most = def->locked[i];
    }
    int64_t share = (int64_t)((double)open * pave_dicewars_land(def)) / PAVE_DICEWARS_CELLS_EACH;
    return (int32_t)(share > most ? share : most);
}

/// What is asked for, with nothing left to default.
static pave_result pave_dicewars_complete(const pave_dicewars_def *def, pave_dicewars_def *out,
                                          pave_error *error)
{
    *out = *def;
    if (pave_ground_count(def->ground) > INT32_MAX)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the ground has %" PRId64 " cells: a map has at most %" PRId32,
                              pave_ground_count(def->ground), INT32_MAX);
    out->players = pave_dicewars_players(def);
    out->dice_max = def->dice_max ? def->dice_max : PAVE_DICEWARS_DICE_MAX;
    out->dice_mean = def->dice_mean                            ? def->dice_mean
                     : out->dice_max < PAVE_DICEWARS_DICE_MEAN ? out->dice_max
                                                               : PAVE_DICEWARS_DICE_MEAN;
    if (out->players < 1)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32 " players: there must be 1 or more", out->players);
    if (def->areas < 0)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32 " territories: there must be 1 or more", def->areas);
    if (out->dice_max < 1)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "at most %" PRId32
                              " dice on a territory: there must be room for 1 or more",
                              out->dice_max);
    if (out->dice_mean < 1 || out->dice_mean > out->dice_max)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32 " dice for each territory: it must be 1 to %" PRId32
                              ", the most that one holds",
                              out->dice_mean, out->dice_max);
    if (!(def->land >= 0 && def->land <= 1))
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "land is a share, above 0 and at most 1");
    if (!(def->roughness <= 1))
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0, "roughness is at most 1");
    out->land = pave_dicewars_land(def);
    out->tolerance = def->tolerance == 0 ? PAVE_DICEWARS_TOLERANCE : def->tolerance;
    out->roughness = def->roughness == 0 ? 1 : def->roughness < 0 ? 0 : def->roughness;
    out->areas = pave_dicewars_count_areas(def);
    if (out->areas < out->players)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32 " players cannot share %" PRId32
                              " territories: ask for as many territories as players at least",
                              out->players, out->areas);
    if (out->areas > pave_ground_count(def->ground)) // before anything is written for each of them
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32
                              " territories need a cell each, but the ground has %" PRId64
                              ": ask for fewer",
                              out->areas, pave_ground_count(def->ground));
    return PAVE_OK;
}

/// Which territories are locked, and to whom they belong.
static pave_result pave_dicewars_lock(const pave_dicewars_def *def, int32_t cells, bool *fixed,
                                      int32_t *owners, pave_error *error)
{
    for (int32_t i = 0; def->locked && i < cells; i++) {
        if (def->locked[i] > def->areas)
            return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                                  "cell %" PRId32 " is locked for territory %" PRId32
                                  ", but there are %" PRId32,
                                  i, def->locked[i], def->areas);
        if (def->locked[i] > 0) fixed[def->locked[i] - 1] = true;
    }
    for (int32_t i = 0; i < def->areas; i++) {
        owners[i] = def->locked_owners ? def->locked_owners[i] : -1;
        if (owners[i] >= def->players)
            return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                                  "territory %" PRId32 " is locked for player %" PRId32
                                  ", but players are 0 to %" PRId32,
                                  i + 1, owners[i], def->players - 1);
    }
    return PAVE_OK;
}

// ---- A map --------------------------------------------------------------------------------------

static pave_result pave_dicewars_grow(const pave_dicewars_def *def, const bool *fixed,
                                      const pave_allocator *allocator, int32_t *labels,
                                      pave_dicewars_result *result, pave_error *error)
{
    const pave_growth_def growth = {.ground = def->ground,
                                    .seed = def->seed,
                                    .areas = def->areas,
                                    .tolerance = def->tolerance,
                                    .land = def->land,
                                    .roughness = def->roughness,
                                    .locked = def->locked,
                                    .fixed = fixed,
                                    .batch = def->batch};
    pave_growth_result grown;
    pave_result failed = pave_growth_make(&growth, allocator, labels, &grown, error);
    if (failed) return failed;
    *result = (pave_dicewars_result){.seed = def->seed,
                                     .areas = def->areas,
                                     .players = def->players,
                                     .size_min = grown.size_min,
                                     .size_max = grown.size_max,
                                     .land = grown.land,
                                     .pieces = grown.pieces,
                                     .within = grown.within};
    return PAVE_OK;
}

static pave_result pave_dicewars_deal_out(const pave_dicewars_def *def,
                                          const pave_allocator *allocator, int32_t *owners,
                                          int32_t *dice)
{
    pave_dicewars_deal deal = {.seed = def->seed,
                               .areas = def->areas,
                               .players = def->players,
                               .dice = (int64_t)def->areas * def->dice_mean,
                               .dice_max = def->dice_max,
                               .owners = owners,
                               .given = dice};
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
static pave_result pave_dicewars_make_map(const pave_dicewars_def *def, bool *fixed,
                                          const pave_allocator *allocator, int32_t *labels,
                                          int32_t *owners, int32_t *dice,
                                          pave_dicewars_result *result, pave_error *error)
{
    pave_dicewars_fairness fairness;
    pave_result failed =
        pave_dicewars_lock(def, (int32_t)pave_ground_count(def->ground), fixed, owners, error);
    if (!failed) failed = pave_dicewars_grow(def, fixed, allocator, labels, result, error);
    if (!failed) failed = pave_dicewars_deal_out(def, allocator, owners, dice);
    if (!failed)
        failed = pave_dicewars_measure_starts(&def->ground, labels, def->areas, owners, dice,
                                              def->players, allocator, NULL, &fairness, error);
    if (!failed) result->fairness = fairness.score;
    return failed;
}

pave_result pave_dicewars_make(const pave_dicewars_def *def, const pave_allocator *allocator,
                               int32_t *labels, int32_t *owners, int32_t *dice,
                               pave_dicewars_result *result, pave_error *error)
{
    return pave_dicewars_fairest(def, 1, allocator, labels, owners, dice, result, error);
}

// ---- The fairest --------------------------------------------------------------------------------

/// A map and what became of it.
typedef struct pave_dicewars_try {
    int32_t *labels, *owners, *dice;
    pave_dicewars_result result;
} pave_dicewars_try;

static bool pave_dicewars_better(const pave_dicewars_result *a, const pave_dicewars_result *b)
{
    if (a->within != b->within) return a->within;
    return a->fairness > b->fairness;
}

/// Whatever is made lies in `current` first; what is best so far, in `best`. The two change places.
static pave_result pave_dicewars_try_all(pave_dicewars_def *def, int32_t tries, bool *fixed,
                                         const pave_allocator *allocator,
                                         pave_dicewars_try *current, pave_dicewars_try *best,
                                         pave_error *error)
{
    uint64_t first = def->seed;
    for (int32_t i = 0; i < tries; i++) {
        def->seed = first + (uint32_t)i;
        pave_result failed =
            pave_dicewars_make_map(def, fixed, allocator, current->labels, current->owners,
                                   current->dice, &current->result, error);
        if (failed) return failed;
        if (i > 0 && !pave_dicewars_better(&current->result, &best->result)) continue;
        pave_dicewars_try other = *best;
        *best = *current;
        *current = other;
    }
    return PAVE_OK;
}

/// A second map to write to.
static bool pave_dicewars_take_spare(const pave_dicewars_def *def, int64_t cells,
                                     const pave_allocator *allocator, pave_dicewars_try *spare)
{
    spare->labels = pave_array_take(allocator, (size_t)cells, sizeof *spare->labels);
    spare->owners = pave_array_take(allocator, (size_t)def->areas, sizeof *spare->owners);
    spare->dice = pave_array_take(allocator, (size_t)def->areas, sizeof *spare->dice);
    return spare->labels && spare->owners && spare->dice;
}

static void pave_dicewars_release_spare(const pave_dicewars_def *def, int64_t cells,
                                        const pave_allocator *allocator, pave_dicewars_try *spare)
{
    pave_array_release(allocator, spare->dice, (size_t)def->areas, sizeof *spare->dice);
    pave_array_release(allocator, spare->owners, (size_t)def->areas, sizeof *spare->owners);
    pave_array_release(allocator, spare->labels, (size_t)cells, sizeof *spare->labels);
}

static pave_result pave_dicewars_keep_best(pave_dicewars_def *def, int32_t tries, bool *fixed,
                                           const pave_allocator *allocator, pave_dicewars_try *out,
                                           pave_error *error)
{
    int64_t cells = pave_ground_count(def->ground);
    pave_dicewars_try spare = {.labels = NULL}, current = *out, best;
    bool taken = tries == 1 || pave_dicewars_take_spare(def, cells, allocator, &spare);
    best = spare;
    pave_result failed =
        taken ? pave_dicewars_try_all(def, tries, fixed, allocator, &current, &best, error)
              : PAVE_NO_MEMORY;
    if (!failed && best.labels != out->labels) {
        memcpy(out->labels, best.labels, (size_t)cells * sizeof *best.labels);
        memcpy(out->owners, best.owners, (size_t)def->areas * sizeof *best.owners);
        memcpy(out->dice, best.dice, (size_t)def->areas * sizeof *best.dice);
    }
    out->result = best.result;
    if (tries > 1) pave_dicewars_release_spare(def, cells, allocator, &spare);
    return failed;
}

pave_result pave_dicewars_fairest(const pave_dicewars_def *def, int32_t tries,
                                  const pave_allocator *allocator, int32_t *labels, int32_t *owners,
                                  int32_t *dice, pave_dicewars_result *result, pave_error *error)
{
    pave_dicewars_def complete;
    pave_dicewars_try out = {.labels = labels, .owners = owners, .dice = dice};
    if (tries < 1)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "%" PRId32 " tries: there must be 1 or more", tries);
    pave_result failed = pave_dicewars_complete(def, &complete, error);
    if (failed) return failed;
    bool *fixed = pave_array_allocate(allocator, (size_t)complete.areas, sizeof *fixed);
    failed = fixed ? pave_dicewars_keep_best(&complete, tries, fixed, allocator, &out, error)
                   : PAVE_NO_MEMORY;
    pave_array_release(allocator, fixed, (size_t)complete.areas, sizeof *fixed);
    if (failed == PAVE_NO_MEMORY) return pave_error_set(error, failed, NULL, 0, 0, "out of memory");
    if (!failed && result) *result = out.result;
    return failed;
}
