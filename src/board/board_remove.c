/// src/board/board_remove.c: random removal: draws the attempts, which board_settle.c settles.
#include "../base/exact.h"

#include "../base/memory.h"
#include "board_parts.h"
#include "board_remove.h"
#include "board_settle.h"
#include "removal.h"

#include <string.h>

enum {
    PAVE_REMOVAL_BLOCK = 32, ///< constant width of inner loops, so that they vectorize at any -O
                             ///< level
    PAVE_REMOVAL_ROOM = 2 * PAVE_REMOVAL_BLOCK ///< padding before and after the rows of a plane
};

// ---- Whole rows ---------------------------------------------------------------------------------

static int32_t removal_row(const pave_board *board, int32_t row)
{
    return pave_board_slot(board, pave_board_at(0, row));
}

/// Draws the words of a row. The generator fills whole blocks, so it also writes past the end of
/// the row: into later rows, which are drawn afterwards, or into the padding.
static void removal_draw(const pave_settle_def *job, const pave_philox_keys *keys,
                         const pave_random_kernel *kernel, int32_t row)
{
    int32_t calls = (job->board->width + 3) / 4;
    calls = (calls + PAVE_RUN_MULTIPLE - 1) / PAVE_RUN_MULTIPLE * PAVE_RUN_MULTIPLE;
    for (uint32_t bit = 0; bit < PAVE_BOARD_OWNED; bit++) {
        pave_call_run run = {keys, PAVE_STREAM_EDGE_REMOVAL, bit, 0, row, calls, 0};
        kernel->run_by_call(&run, job->words + bit * job->plane + removal_row(job->board, row));
    }
}

/// Selects the existing adjacencies whose words are low enough to be attempted.
PAVE_VECTORIZE static void removal_compare(const uint32_t *restrict words, size_t plane,
                                           const uint8_t *restrict links, uint32_t last,
                                           int32_t count, uint8_t *restrict attempts)
{
    const uint32_t *a = words, *b = words + plane, *c = words + 2 * plane;
    for (int32_t first = 0; first < count; first += PAVE_REMOVAL_BLOCK)
        for (int32_t i = first; i < first + PAVE_REMOVAL_BLOCK; i++)
            attempts[i] =
                (uint8_t)(((a[i] <= last) | (b[i] <= last) << 1 | (c[i] <= last) << 2) & links[i]);
}

/// Drops the attempts of border tiles, and those between border and inner tiles of the row.
static void removal_spare_border(const pave_settle_def *job, int32_t row)
{
    const pave_board *board = job->board;
    bool all = row == 0 || row == board->height - 1;
    int32_t place = removal_row(board, row);
    uint8_t *attempts = job->attempts + place;
    for (int32_t col = 0; col < board->width;
         col += all || board->width == 1 ? 1 : board->width - 1)
        attempts[col] &= pave_board_inner_bits(board, pave_board_at(col, row));
    attempts[-1] = attempts[board->width] = 0;
    if (row == board->height - 1)
        memset(attempts + board->width, 0, job->plane - (size_t)place - (size_t)board->width);
}

static int64_t removal_attempt(const pave_settle_def *job, uint64_t seed,
                               const pave_random_kernel *kernel)
{
    pave_philox_keys keys;
    pave_philox_schedule(seed, &keys);
    int64_t attempted = 0;
    for (int32_t row = 0; row < job->board->height; row++) {
        int32_t place = removal_row(job->board, row);
        const uint32_t *words = job->words + place;
        removal_draw(job, &keys, kernel, row);
        removal_compare(words, job->plane, job->board->links + place, job->last, job->board->width,
                        job->attempts + place);
        removal_spare_border(job, row);
        attempted += pave_board_count_bits(job->attempts + place, job->board->width);
    }
    return attempted;
}

// ---- Removal ------------------------------------------------------------------------------------

pave_result pave_board_remove_with(pave_board *board, const pave_removal_def *def,
                                   const pave_random_kernel *kernel,
                                   const pave_allocator *allocator, pave_removal *out,
                                   pave_error *error)
{
    pave_removal removal = {.inner_edges = pave_board_edge_count(board)};
    pave_removal_def rules;
    pave_result result = pave_removal_check(def, &rules, error);
    if (result != PAVE_OK) return result;
    uint64_t limit =
        (uint64_t)(rules.share * 4294967296.0); // exact except for the truncated fraction
    limit += (double)limit < rules.share * 4294967296.0;
    if (limit > 0) {
        const size_t plane = (size_t)board->slot_count + PAVE_REMOVAL_ROOM;
        pave_settle_def job = {
            .board = board,
            .plane = plane,
            .last = (uint32_t)(limit - 1),
            .words = pave_array_allocate(allocator, PAVE_BOARD_OWNED * plane, sizeof *job.words),
            .attempts = pave_array_allocate(allocator, plane, 1),
            .max_degree = rules.max_degree,
            .min_sides = rules.min_sides};
        result = PAVE_NO_MEMORY;
        if (job.words && job.attempts) {
            removal.attempted = removal_attempt(&job, rules.seed, kernel);
            result = pave_board_settle(&job, allocator);
            removal.removed = removal.inner_edges - pave_board_edge_count(board);
        }
        PAVE_RELEASE(allocator, job.attempts, job.words);
        if (result != PAVE_OK) return PAVE_FAIL(error, result, "not enough memory for the removal");
    }
    if (out) *out = removal;
    return PAVE_OK;
}

pave_result pave_board_remove_random(pave_board *board, const pave_removal_def *def,
                                     const pave_allocator *allocator, pave_removal *out,
                                     pave_error *error)
{
    return pave_board_remove_with(board, def, pave_kernel_best(&pave_random_kernels), allocator,
                                  out, error);
}
