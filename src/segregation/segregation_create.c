/// src/segregation/segregation_create.c: definition of a segregation: defaults, checks, thresholds.
#include "../base/exact.h"

#include "segregation_model.h"

// ---- Numbers ------------------------------------------------------------------------------------

static pave_result check_fail(pave_error *error, pave_result result, const char *message)
{
    return PAVE_FAIL(error, result, "%s", message);
}

static pave_result check_races(const pave_segregation_def *def, pave_error *error)
{
    if (def->races < 0 || def->races > PAVE_RACES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "%d races: races must be 1 to %d, including the empty race",
                         (int)def->races, PAVE_RACES_MAX);
    if (!(def->vacancy < 1))
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "the share of vacancies is %g: it must be below 1, or below 0 for no vacancy",
            def->vacancy);
    return PAVE_OK;
}

static pave_result check_shares(const pave_segregation_def *def, int32_t races, pave_error *error)
{
    double sum = 0;
    if (!def->shares || races == 1) return PAVE_OK;
    for (int32_t i = 0; i < races - 1; i++) {
        if (!(def->shares[i] >= 0 && def->shares[i] <= 1e15))
            return PAVE_FAIL(error, PAVE_RANGE, "the share of group %d is %g: it must be 0 to 1e15",
                             (int)i + 1, def->shares[i]);
        sum += def->shares[i];
    }
    return sum > 0 ? PAVE_OK
                   : check_fail(error, PAVE_INVALID,
                                "the shares of all groups are 0: at least one must be above 0");
}

static pave_result check_moves(const pave_segregation_def *def, pave_error *error)
{
    if (def->reach < 0 || def->reach > PAVE_REACH_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the reach is %d: it must be 1 to %d steps",
                         (int)def->reach, PAVE_REACH_MAX);
    if (!pave_word(pave_move_order_words, def->order))
        return check_fail(error, PAVE_RANGE,
                          "the order of moves is unknown: use sync or sequential");
    return PAVE_OK;
}

pave_result pave_segregation_check(const pave_segregation_def *def, pave_segregation_def *out,
                                   pave_error *error)
{
    assert(def->ground.graph || def->ground.window);
    const int32_t races = def->races == 0 ? PAVE_RACES_DEFAULT : def->races;
    pave_result result = check_races(def, error);
    if (result == PAVE_OK) result = check_shares(def, races, error);
    if (result == PAVE_OK) result = check_moves(def, error);
    if (result != PAVE_OK) return result;
    if (pave_ground_count(def->ground) > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the ground has more than %d cells: make it smaller",
                         INT32_MAX);
    *out = *def;
    out->races = races;
    out->vacancy = def->vacancy < 0 ? 0 : def->vacancy == 0 ? 1.0 / races : def->vacancy;
    out->reach = def->reach == 0 ? 1 : def->reach;
    out->shares = NULL;
    out->start = out->closed = NULL;
    out->threshold = (pave_threshold){0};
    out->thresholds = NULL;
    return PAVE_OK;
}

// ---- Thresholds ---------------------------------------------------------------------------------

#define PAVE_THRESHOLD_RATIO 0.4
#define PAVE_THRESHOLD_SLACK (1.0 / (1 << 30))

static pave_result threshold_check(const pave_threshold *threshold, int32_t race,
                                   int32_t neighbors_max, pave_error *error)
{
    if (!threshold->table) {
        if (threshold->ratio >= 0 && threshold->ratio <= 1) return PAVE_OK;
        return PAVE_FAIL(error, PAVE_RANGE, "the ratio of group %d is %g: it must be 0 to 1",
                         (int)race, threshold->ratio);
    }
    if (threshold->table_count != neighbors_max + 1)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the table of group %d has %d numbers: it must have %d, for 0 to %d "
                         "occupied neighbours",
                         (int)race, (int)threshold->table_count, (int)neighbors_max + 1,
                         (int)neighbors_max);
    for (int32_t k = 0; k <= neighbors_max; k++)
        if (threshold->table[k] < 0)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "number %d of the table of group %d is %d: it must be 0 or more",
                             (int)k, (int)race, (int)threshold->table[k]);
    return PAVE_OK;
}

/// Returns the required number of same-race neighbours if k neighbours are occupied; k + 1 means
/// that no number is enough.
static int32_t threshold_least(const pave_threshold *threshold, int32_t k)
{
    if (threshold->table) return threshold->table[k] <= k ? threshold->table[k] : k + 1;
    const double ratio = threshold->ratio == 0 ? PAVE_THRESHOLD_RATIO : threshold->ratio,
                 wanted = ratio * k - PAVE_THRESHOLD_SLACK;
    int32_t least = (int32_t)wanted; // rounds towards zero
    return least + (wanted > least);
}

pave_result pave_segregation_thresholds(pave_segregation *segregation,
                                        const pave_segregation_def *def, pave_error *error)
{
    const int32_t races = segregation->def.races;
    const pave_result found =
        pave_segregation_neighbors_find(&segregation->def.ground, segregation->def.reach,
                                        &segregation->allocator, &segregation->neighbors_max);
    if (found != PAVE_OK) return found;
    const int64_t stride = (int64_t)segregation->neighbors_max + 1;
    segregation->alike = true;
    segregation->least = pave_array_allocate(&segregation->allocator, (size_t)(races * stride),
                                             sizeof *segregation->least);
    if (!segregation->least) return PAVE_NO_MEMORY;
    for (int32_t race = 1; race < races; race++) {
        const pave_threshold *threshold =
            def->thresholds ? &def->thresholds[race - 1] : &def->threshold;
        const pave_result result =
            threshold_check(threshold, race, segregation->neighbors_max, error);
        if (result != PAVE_OK) return result;
        for (int32_t k = 0; k <= segregation->neighbors_max; k++) {
            segregation->least[race * stride + k] = threshold_least(threshold, k);
            segregation->alike &=
                segregation->least[race * stride + k] == segregation->least[stride + k];
        }
    }
    return PAVE_OK;
}
