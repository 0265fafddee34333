/// src/region/label_part.c: connected components of labels on ranks: which rows are where, and the
/// whole in its steps.
#include "../base/exact.h"

#include "../base/memory.h"
#include "label_part.h"

// ---- Which rows ---------------------------------------------------------------------------------

static int64_t label_cells(const pave_window_plan *plan, int64_t row, int64_t end)
{
    int64_t count = 0;
    for (; row < end; row++) count += plan->run(plan, plan->first + row).middle;
    return count;
}

pave_result pave_label_strip_of(const pave_window_def *window, int32_t rank, int32_t rank_count,
                                pave_label_strip *out, pave_error *error)
{
    pave_window_def whole;
    pave_window_plan plan;
    assert(rank >= 0 && rank < rank_count);
    const pave_result result = pave_label_plan(window, &whole, &plan, error);
    if (result != PAVE_OK) return result;
    const int64_t row = plan.count * rank / rank_count, end = plan.count * (rank + 1) / rank_count;
    *out = (pave_label_strip){.row = row,
                              .row_count = end - row,
                              .first = label_cells(&plan, 0, row),
                              .count = label_cells(&plan, row, end)};
    return PAVE_OK;
}

// ---- The steps ----------------------------------------------------------------------------------

static void label_write(const pave_label_part *part, int64_t *of_cell)
{
    for (int64_t i = 0; i < part->local.count; i++) of_cell[i] = part->map[part->numbers[i]];
}

/// A failure that may be that of another rank.
static pave_result label_failed(pave_result result, pave_result own, pave_error *error)
{
    if (own == result && own != PAVE_NO_MEMORY) return result; // it has its sentence
    return pave_error_set(error, result, NULL, 0, 0,
                          "the labels of a strip, on one of the ranks: %s",
                          pave_result_text(result));
}

pave_result pave_label_components_part(const pave_label_part_def *def, const pave_ranks *ranks,
                                       const int32_t *labels, const pave_allocator *allocator,
                                       int64_t *of_cell, int64_t *count, pave_error *error)
{
    pave_label_part part = {.def = def,
                            .ranks = ranks,
                            .allocator = allocator,
                            .rank = pave_ranks_rank(ranks),
                            .rank_count = pave_ranks_count(ranks),
                            .labels = labels};
    int64_t found = 0;
    const pave_result own = pave_label_strip_open(&part, error);
    pave_result result = pave_ranks_agree(ranks, own);
    if (result != PAVE_OK)
        result = label_failed(result, own, error);
    else
        result = pave_label_join(&part, &found, error);
    if (result == PAVE_NO_MEMORY || result == PAVE_IO)
        result = label_failed(result, PAVE_OK, error);
    if (result == PAVE_OK) {
        label_write(&part, of_cell);
        *count = found;
    }
    pave_label_join_close(&part);
    pave_label_strip_close(&part);
    return result;
}
