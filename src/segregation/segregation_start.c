/// src/segregation/segregation_start.c: the initial race of each cell: as given, drawn
/// independently per cell, or exact shares dealt over the cells.
#include "../base/exact.h"

#include "segregation_kernel.h"

#include <string.h>

// ---- Shares -------------------------------------------------------------------------------------

/// Computes the weights of all races: equal by default.
static void start_weights(const pave_segregation_def *checked, const pave_segregation_def *def,
                          double *out)
{
    double sum = 0;
    for (int32_t race = 1; race < checked->races; race++)
        sum += out[race] = def->shares ? def->shares[race - 1] : 1.0;
    if (def->vacancy == 0 && !def->shares) {
        out[0] = 1.0; // exact, whereas 1 / races would be rounded
        return;
    }
    for (int32_t race = 1; race < checked->races; race++)
        out[race] = out[race] / sum * (1 - checked->vacancy);
    out[0] = checked->vacancy;
}

/// Computes the shares of all races, in units of 2^-32. Fails as pave_segregation_create does.
static pave_result start_shares(const pave_segregation *segregation,
                                const pave_segregation_def *def, uint64_t *out)
{
    const uint32_t races = (uint32_t)segregation->def.races;
    double weights[PAVE_RACES_MAX];
    uint64_t whole[PAVE_RACES_MAX];
    start_weights(&segregation->def, def, weights);
    const pave_result result = pave_weights_to_integers(weights, races, whole);
    assert(result == PAVE_OK); // already checked
    return result == PAVE_OK ? pave_shares(whole, races, &segregation->allocator, out) : result;
}

// ---- Independent draws --------------------------------------------------------------------------

/// Maps a word to the first race whose end is above it. The highest byte selects where to start the
/// search.
typedef struct pave_start_table {
    uint64_t end[PAVE_RACES_MAX];
    uint8_t first[256];
} pave_start_table;

static void start_table_make(const uint64_t *shares, int32_t races, pave_start_table *out)
{
    uint64_t sum = 0;
    int32_t race = 0;
    for (int32_t i = 0; i < races; i++) out->end[i] = sum += shares[i];
    for (uint64_t byte = 0; byte < 256; byte++) {
        while (out->end[race] <= byte << 24) race++;
        out->first[byte] = (uint8_t)race;
    }
}

static inline uint8_t start_race(const pave_start_table *table, uint32_t word)
{
    int race = table->first[word >> 24];
    while (table->end[race] <= word) race++;
    return (uint8_t)race;
}

enum { PAVE_START_CALLS = 256 };

/// Draws the race of each cell: cell i uses word i & 3 of call i >> 2.
static void start_each(const pave_start_table *table, const pave_philox_keys *keys, int64_t count,
                       uint8_t *races)
{
    const pave_segregation_kernel *kernel = pave_kernel_best(&pave_segregation_kernels);
    enum { WORDS = 4 * PAVE_START_CALLS };
    uint32_t words[WORDS];
    for (int64_t from = 0, next; from < count; from = next) {
        next = from + WORDS < count ? from + WORDS : count;
        const pave_call_run run = {.keys = keys,
                                   .stream = PAVE_STREAM_RACE,
                                   .s = PAVE_DRAW_CELL,
                                   .q = (int32_t)(from / 4),
                                   .count = (int32_t)((next - from + 4 * PAVE_RUN_MULTIPLE - 1) /
                                                      (4 * PAVE_RUN_MULTIPLE) * PAVE_RUN_MULTIPLE)};
        kernel->run_by_call(&run, words);
        for (int64_t i = from; i < next; i++) races[i] = start_race(table, words[i - from]);
    }
}

// ---- Exact shares -------------------------------------------------------------------------------

/// Splits `count`, below 2^31, by shares of 2^32, using the largest remainder method. Ties go to
/// the lower race.
static void start_counts(const uint64_t *shares, int32_t races, int64_t count, int64_t *out)
{
    uint64_t rest[PAVE_RACES_MAX];
    int64_t left = count;
    for (int32_t race = 0; race < races; race++) {
        const uint64_t quota = shares[race] * (uint64_t)count;
        out[race] = (int64_t)(quota >> 32);
        rest[race] = quota & UINT32_MAX;
        left -= out[race];
    }
    for (; left > 0; left--) {
        int32_t most = 0;
        for (int32_t race = 1; race < races; race++)
            if (rest[race] > rest[most]) most = race;
        out[most]++;
        rest[most] = 0;
    }
}

/// Deals the races over the open cells, in order.
static pave_result start_deal(const pave_segregation *segregation, const uint64_t *shares,
                              const pave_philox_keys *keys, const uint8_t *closed, int64_t count,
                              uint8_t *races)
{
    const pave_hand hand = {.kernel = pave_kernel_best(&pave_segregation_kernels),
                            .draws = {.keys = keys, .stream = PAVE_STREAM_RACE},
                            .races = segregation->def.races};
    int64_t wanted[PAVE_TALLY] = {0};
    int64_t open = 0;
    for (int64_t i = 0; i < count; i++) open += !closed || !closed[i];
    start_counts(shares, segregation->def.races, open, wanted);
    uint8_t *dealt = pave_array_allocate(&segregation->allocator, pave_deal_bytes(open), 1);
    if (!dealt) return PAVE_NO_MEMORY;
    pave_deal(&hand, PAVE_DRAW_COUNTED, wanted, open, dealt);
    for (int64_t i = 0, place = 0; i < count; i++)
        if (!closed || !closed[i]) races[i] = dealt[place++];
    pave_array_release(&segregation->allocator, dealt);
    return PAVE_OK;
}

// ---- Initial races ------------------------------------------------------------------------------

static pave_result start_draw(const pave_segregation *segregation, const pave_segregation_def *def,
                              int64_t count, uint8_t *races)
{
    uint64_t shares[PAVE_RACES_MAX];
    pave_philox_keys keys;
    if (segregation->def.races == 1) return PAVE_OK;
    const pave_result result = start_shares(segregation, def, shares);
    if (result != PAVE_OK) return result;
    pave_philox_schedule(segregation->def.seed, &keys);
    if (def->counted) return start_deal(segregation, shares, &keys, def->closed, count, races);
    pave_start_table table;
    start_table_make(shares, segregation->def.races, &table);
    start_each(&table, &keys, count, races);
    return PAVE_OK;
}

static pave_result start_copy(const pave_segregation *segregation, const pave_segregation_def *def,
                              int64_t count, uint8_t *races, pave_error *error)
{
    for (int64_t i = 0; i < count; i++) {
        if (def->start[i] >= segregation->def.races)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "cell %ld of the start has race %d, but there are only 0..%d: give "
                             "more races, or change it",
                             (long)i, def->start[i], (int)segregation->def.races - 1);
        if (def->start[i] && def->closed && def->closed[i])
            return PAVE_FAIL(
                error, PAVE_INVALID,
                "cell %ld of the start has race %d, but is closed: make it 0, or open the cell",
                (long)i, def->start[i]);
        races[i] = def->start[i];
    }
    return PAVE_OK;
}

/// Clears the bits of closed cells in `open`. Closed cells keep the value 1 in `cells`.
static void start_close(pave_segregation *segregation, const uint8_t *closed, int64_t count,
                        uint8_t *marks)
{
    for (int64_t i = 0; i < count; i++) marks[i] = closed[i] != 0;
    pave_segregation_scatter(segregation, marks);
    for (int64_t word = 0; word < segregation->layout.word_count; word++)
        for (uint64_t left = segregation->open[word]; left; left &= left - 1) {
            const int i = pave_bits_lowest(left);
            if (segregation->cells[64 * word + i]) segregation->open[word] ^= UINT64_C(1) << i;
        }
}

pave_result pave_segregation_settle(pave_segregation *segregation, const pave_segregation_def *def,
                                    pave_error *error)
{
    const int64_t count = segregation->state.cells;
    uint8_t *races = pave_array_allocate(&segregation->allocator, (size_t)count, 1);
    pave_result result = PAVE_NO_MEMORY;
    if (races) {
        pave_segregation_layout_cells(&segregation->layout, &segregation->def.ground,
                                      segregation->open);
        if (def->closed) {
            start_close(segregation, def->closed, count, races);
            memset(races, 0, (size_t)count);
        }
        result = def->start ? start_copy(segregation, def, count, races, error)
                            : start_draw(segregation, def, count, races);
        for (int64_t i = 0; def->closed && i < count; i++)
            if (def->closed[i]) races[i] = 0;
        pave_segregation_scatter(segregation, races);
    }
    pave_array_release(&segregation->allocator, races);
    return result;
}
