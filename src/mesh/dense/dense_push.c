/// src/mesh/dense/dense_push.c: guarded pushes on a dense board, step by step.
#include "../../base/exact.h"

#include "dense_push_work.h"

#include "../../base/batch.h"
#include "../mesh_relax.h"

#include <math.h>

// ---- Moves --------------------------------------------------------------------------------------

/// The square of the farthest move of the slots in the rows of a strip. What is fixed has not
/// moved.
static void pave_push_measure_strip(void *context, int32_t index)
{
    pave_push_work *work = context;
    const pave_dense *dense = work->dense;
    uint64_t most = 0;
    int32_t end = pave_push_strip_end(work, index);
    for (int32_t row = index * work->strip_rows; row < end; row++)
        for (int slot = 0; slot < 2; slot++) {
            int64_t first = slot * dense->plane + (int64_t)(row + 1) * dense->pitch + 1;
            for (int64_t at = first; at < first + dense->board->width; at++) {
                int64_t x = (int64_t)dense->x[at] - work->x[at],
                        y = (int64_t)dense->y[at] - work->y[at];
                uint64_t square = (uint64_t)(x * x) + (uint64_t)(y * y);
                if (square > most) most = square;
            }
        }
    work->strips[index].moved = most;
}

/// The farthest move of the last step, in world units: the dense board has where vertices are, the
/// work where they were.
static double pave_push_moved(pave_push_work *work, const pave_batch *batch)
{
    uint64_t most = 0;
    pave_batch_run(batch, work->strip_count, pave_push_measure_strip, work);
    for (int32_t i = 0; i < work->strip_count; i++)
        if (work->strips[i].moved > most) most = work->strips[i].moved;
    return sqrt((double)most) * work->dense->board->step;
}

// ---- Guard --------------------------------------------------------------------------------------

static void pave_push_swap(pave_push_work *work)
{
    pave_dense *dense = work->dense;
    int32_t *x = dense->x, *y = dense->y;
    dense->x = work->x;
    dense->y = work->y;
    work->x = x;
    work->y = y;
}

/// Adds the tiles that are bad after the step to the list. False: no memory.
static bool pave_push_gather(const pave_push_work *work, pave_shape_list *bad)
{
    const pave_board *board = work->dense->board;
    for (int32_t row = 0; row < board->height; row++) {
        if (!work->doubted[row]) continue;
        const uint8_t *doubts = work->doubts + row * work->stride;
        for (int32_t col = 0; col < board->width; col++)
            if (doubts[col / 8] >> (col & 7) & 1 &&
                !pave_shape_list_add(bad, row * board->width + col))
                return false;
    }
    return true;
}

/// After the swap: lets the guard take back what makes tiles bad, and finds the centres of those
/// anew that it changed.
static pave_result pave_push_guard(pave_push_work *work, pave_shape_list *bad,
                                   pave_shape_list *changed, int64_t *guarded)
{
    pave_dense *dense = work->dense;
    bad->count = changed->count = 0;
    if (!pave_push_gather(work, bad)) return PAVE_NO_MEMORY;
    if (bad->count == 0) return PAVE_OK;
    work->view.before_x = work->x;
    work->view.before_y = work->y;
    pave_shape shape = pave_dense_shape(&work->view);
    pave_result result = pave_shape_guard(&shape, work->star.floor, bad->items, bad->count,
                                          &dense->allocator, changed, guarded);
    for (int32_t i = 0; result == PAVE_OK && i < changed->count; i++) {
        int64_t row = changed->items[i] / dense->board->width + 1,
                column = changed->items[i] % dense->board->width + 1;
        int64_t place = row * dense->pitch + column;
        pave_star star =
            pave_dense_star(dense, dense->x, dense->y, place, pave_dense_side(dense, row, column));
        work->center_x[place] = star.center.x;
        work->center_y[place] = star.center.y;
    }
    return result;
}

// ---- Steps --------------------------------------------------------------------------------------

uint64_t pave_dense_rim_turns(const pave_dense *dense)
{
    const pave_board *board = dense->board;
    uint64_t turns = 0;
    for (int32_t row = 0; row < board->height; row++)
        for (int32_t col = 0; col<board->width; col += row> 0 && row < board->height - 1 &&
                                      col == 0 && board->width > 1
                                  ? board->width - 1
                                  : 1) {
            pave_board_tile tile = pave_board_at(col, row);
            int64_t place = pave_board_place(board, tile);
            int side = pave_dense_side(dense, row + 1, col + 1);
            for (int k = 0; k < 6; k++) {
                if (!(dense->links[place] >> k & 1) ||
                    pave_board_inner(board, pave_board_neighbor(board, tile, k)))
                    continue;
                int64_t from = pave_dense_corner(dense, place, side, k),
                        to = pave_dense_corner(dense, place, side, (k + 1) % 6);
                turns += (uint64_t)dense->x[from] * (uint64_t)dense->y[to] -
                         (uint64_t)dense->y[from] * (uint64_t)dense->x[to];
            }
        }
    return turns;
}

/// Tells of rows times steps.
static bool pave_push_stops(const pave_push_work *work, const pave_batch *batch, int64_t step,
                            int64_t steps)
{
    int64_t rows = work->dense->board->height;
    return pave_batch_stop(batch, step * rows, steps * rows);
}

static pave_result pave_push_steps(pave_push_work *work, const pave_relax_def *def,
                                   const pave_batch *batch, pave_mesh_story *story)
{
    pave_shape_list bad = {.allocator = work->dense->allocator},
                    changed = {.allocator = work->dense->allocator};
    pave_result result = PAVE_OK;
    pave_push_centers(work, batch);
    for (int32_t step = 0; step < def->steps && result == PAVE_OK; step++) {
        if (pave_push_stops(work, batch, step, def->steps)) result = PAVE_STOPPED;
        if (result != PAVE_OK) break;
        int64_t guarded = story->guarded;
        pave_push_step(work, batch);
        pave_push_swap(work);
        result = pave_push_guard(work, &bad, &changed, &guarded);
        if (result != PAVE_OK) {
            pave_push_swap(work);
            break;
        }
        story->steps++;
        story->guarded = guarded;
        if (def->until > 0 || step == def->steps - 1) story->moved = pave_push_moved(work, batch);
        if (def->until > 0 && story->moved <= def->until) break;
    }
    if (result == PAVE_OK) pave_push_stops(work, batch, def->steps, def->steps);
    pave_shape_list_free(&bad);
    pave_shape_list_free(&changed);
    return result;
}

pave_result pave_dense_push_by(const pave_push_kernel *kernel, pave_dense *dense,
                               const pave_relax_def *def, const pave_batch *batch,
                               pave_mesh_story *story)
{
    assert(dense && def && story && def->kind == PAVE_RELAX_PUSH && def->steps >= 0);
    if (def->steps == 0) return PAVE_OK;
    bool shared = pave_batch_shared(batch);
    pave_push_work work = {.kernel = kernel,
                           .dense = dense,
                           .strip_rows = shared ? PAVE_DENSE_STRIP_ROWS : dense->board->height};
    uint64_t turns = pave_dense_rim_turns(dense);
    work.push.radius = pave_relax_radius(def, dense->board->step, turns,
                                         pave_board_tile_count(dense->board), dense->corner_count);
    work.push.radius_squared = work.push.radius * work.push.radius;
    pave_star_row_begin(dense, pave_guard_floor(turns, dense->corner_count), &work.star);
    pave_result result = pave_push_work_create(&work);
    if (result == PAVE_OK) result = pave_push_steps(&work, def, batch, story);
    pave_push_work_release(&work);
    return result;
}

pave_result pave_dense_push(pave_dense *dense, const pave_relax_def *def, const pave_batch *batch,
                            pave_mesh_story *story)
{
    return pave_dense_push_by(pave_push_kernel_get(pave_push_kernel_best()), dense, def, batch,
                              story);
}
