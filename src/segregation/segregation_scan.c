/// src/segregation/segregation_scan.c: finds unsatisfied agents. Rows use the kernels, unless
/// groups have different thresholds; lists are scanned neighbour by neighbour.
#include "../base/exact.h"

#include "segregation_kernel.h"

void pave_segregation_haunt(pave_segregation *segregation)
{
    const pave_segregation_layout *layout = &segregation->layout;
    for (int64_t i = 0; i < layout->ghost_count; i++)
        segregation->cells[layout->ghosts[i].slot] = segregation->cells[layout->ghosts[i].of];
}

// ---- Lists --------------------------------------------------------------------------------------

/// Returns whether a cell is unsatisfied. Branch-free, because races are unpredictable. An empty
/// cell is race 0, whose thresholds in `least` are 0.
static inline bool scan_unsatisfied(const pave_segregation *segregation, int32_t cell)
{
    const pave_segregation_lists *lists = &segregation->layout.lists;
    const uint8_t *cells = segregation->cells, race = cells[cell];
    const int32_t end = lists->start[cell + 1];
    int32_t occupied = 0, same = 0;
    for (int32_t arc = lists->start[cell]; arc < end; arc++) {
        const uint8_t there = cells[lists->to[arc]];
        occupied += there != 0;
        same += there == race;
    }
    return same < pave_segregation_least(segregation, race, occupied);
}

static int64_t scan_lists(const pave_segregation *segregation, int64_t word, int64_t count,
                          uint64_t *movers)
{
    const int64_t cells = segregation->layout.lists.count;
    int64_t found = 0;
    for (int64_t end = word + count; word < end; word++) {
        const int64_t last = 64 * word + 64 < cells ? 64 * word + 64 : cells;
        uint64_t unsatisfied = 0;
        for (int64_t cell = 64 * word; cell < last; cell++)
            unsatisfied |= (uint64_t)scan_unsatisfied(segregation, (int32_t)cell) << (cell & 63);
        movers[word] = unsatisfied & segregation->open[word];
        found += pave_bits_count(movers[word]);
    }
    return found;
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Returns whether the agent in a slot is unsatisfied, by the threshold of its group.
static bool scan_unlike(const pave_segregation *segregation, const pave_segregation_span *span,
                        int64_t slot)
{
    const pave_segregation_layout *layout = &segregation->layout;
    const uint8_t *here = segregation->cells + slot;
    int32_t occupied = 0, same = 0;
    if (*here == 0) return false;
    for (int k = 0; k < layout->contact_count; k++) {
        const uint8_t there =
            here[span->row[layout->contacts[k].rows + 1] + layout->contacts[k].slots];
        const bool counts = layout->contacts[k].lanes >> (slot & 63) & 1;
        occupied += counts & (there != 0);
        same += counts & (there == *here);
    }
    return same < pave_segregation_least(segregation, *here, occupied);
}

static int64_t scan_rows_unlike(const pave_segregation *segregation,
                                const pave_segregation_span *span, int64_t word, int64_t count,
                                uint64_t *movers)
{
    int64_t found = 0;
    for (int64_t end = word + count; word < end; word++) {
        movers[word] = 0;
        for (uint64_t left = segregation->open[word]; left; left &= left - 1) {
            const int i = pave_bits_lowest(left);
            movers[word] |= (uint64_t)scan_unlike(segregation, span, 64 * word + i) << i;
        }
        found += pave_bits_count(movers[word]);
    }
    return found;
}

static pave_scan_job scan_job_of(const pave_segregation *segregation, uint64_t *movers)
{
    pave_scan_job job = {.cells = segregation->cells,
                         .open = segregation->open,
                         .movers = movers,
                         .contacts = segregation->layout.contacts,
                         .contact_count = segregation->layout.contact_count,
                         .neighbors_max = segregation->neighbors_max};
    if (segregation->alike && segregation->def.races > 1)
        for (int32_t k = 0; k <= segregation->neighbors_max && k < PAVE_SCAN_TABLE; k++)
            job.least[k] = (uint8_t)pave_segregation_least(segregation, 1, k);
    return job;
}

/// Returns the first span that ends after a word.
static int32_t scan_span_of(const pave_segregation_layout *layout, int64_t word)
{
    int32_t low = 0, high = layout->span_count;
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (layout->spans[middle].word + layout->spans[middle].count > word)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/// Words between spans have no cells; their bits are already 0.
static int64_t scan_rows(const pave_segregation *segregation, const pave_segregation_kernel *kernel,
                         int64_t word, int64_t count, uint64_t *movers)
{
    const pave_segregation_layout *layout = &segregation->layout;
    const pave_scan_job job = scan_job_of(segregation, movers);
    const int64_t end = word + count;
    int64_t found = 0;
    for (int32_t i = scan_span_of(layout, word);
         i < layout->span_count && layout->spans[i].word < end; i++) {
        const pave_segregation_span *span = &layout->spans[i];
        const int64_t from = span->word > word ? span->word : word,
                      to = span->word + span->count < end ? span->word + span->count : end;
        found += segregation->alike ? kernel->scan(&job, span, from, to - from)
                                    : scan_rows_unlike(segregation, span, from, to - from, movers);
    }
    return found;
}

int64_t pave_segregation_scan(const pave_segregation *segregation,
                              const pave_segregation_kernel *kernel, int64_t word, int64_t count,
                              uint64_t *movers)
{
    return segregation->layout.rows ? scan_rows(segregation, kernel, word, count, movers)
                                    : scan_lists(segregation, word, count, movers);
}
