/// src/mesh/dense/dense_push.c: guarded pushes on a dense board, step by step.
///
/// A strip pushes row after row. As soon as all slots of a multi have their sums it moves, and
/// where all corners of a row of tiles have moved, its centres are found, while all of that is in
/// the cache. Multis that lie in several strips wait until all strips are done, and so do the rows
/// of tiles that they touch and those at the edges of strips. The centres of a row are written over
/// those of the step before: nothing reads these then.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../mesh_relax.h"
#include "dense_push_work.h"

#include <math.h>
#include <string.h>

#if defined(__GNUC__)
#define PAVE_PUSH_ALWAYS inline __attribute__((always_inline))
#else
#define PAVE_PUSH_ALWAYS inline
#endif

// ---- Pushes -------------------------------------------------------------------------------------

static pave_push_at push_from(const int32_t *x, const int32_t *y, int64_t place)
{
    return (pave_push_at){x + place, y + place};
}

static void push_row_of(const pave_push_work *work, int32_t index)
{
    const pave_dense *dense = work->dense;
    const int64_t first = (int64_t)(index + 1) * dense->pitch + 1, plane = dense->plane;
    static const int8_t others[2][3] = {{1, 2, 3}, {3, 2, 1}}; // P, Q, R
    const int8_t *other = others[dense->by_columns];
    pave_push_row row = work->push;
    row.flags = work->flags + first;
    row.own = push_from(work->center_x, work->center_y, first);
    for (int i = 0; i < 2; i++) {
        const int64_t *offset = dense->offset[pave_dense_side(dense, index + 1, 1 + i)];
        row.p = push_from(work->center_x, work->center_y,
                          first + offset[other[0]]); // the same for both
        row.q[i] = push_from(work->center_x, work->center_y, first + offset[other[1]]);
        row.r[i] = push_from(work->center_x, work->center_y, first + offset[other[2]]);
        row.slot[i] = push_from(dense->x, dense->y, i * plane + first);
        row.x[i] = work->x + i * plane + first;
        row.y[i] = work->y + i * plane + first;
    }
    work->kernel->push(&row);
}

/// Moves multis of `count` slots, which is a constant where this is inlined: sums are below (count
/// + 2) 2^17, and times the weight below 2^30.
static PAVE_PUSH_ALWAYS void push_few(const pave_push_work *work, const int32_t *slots,
                                      const int32_t *end, const int count)
{
    const int32_t *was_x = work->dense->x, *was_y = work->dense->y,
                  weight = pave_push_weight(count + 2);
    int32_t *x = work->x, *y = work->y;
    for (; slots < end; slots += count) {
        int32_t sum_x = 0, sum_y = 0;
        for (int i = 0; i < count; i++) {
            sum_x += x[slots[i]];
            sum_y += y[slots[i]];
        }
        int32_t to_x = was_x[*slots] + ((sum_x * weight + 2048) >> 12),
                to_y = was_y[*slots] + ((sum_y * weight + 2048) >> 12);
        for (int i = 0; i < count; i++) {
            x[slots[i]] = to_x;
            y[slots[i]] = to_y;
        }
    }
}

/// Moves a multi of any number of slots by their sums.
static void push_multi(const pave_push_work *work, const int32_t *slots, int32_t count)
{
    const pave_dense *dense = work->dense;
    int32_t weight = pave_push_weight(count + 2);
    int64_t sum_x = 0, sum_y = 0;
    for (int32_t i = 0; i < count; i++) {
        sum_x += work->x[slots[i]];
        sum_y += work->y[slots[i]];
    }
    int32_t x = dense->x[*slots] + pave_push_move(sum_x, weight),
            y = dense->y[*slots] + pave_push_move(sum_y, weight);
    for (int32_t i = 0; i < count; i++) {
        work->x[slots[i]] = x;
        work->y[slots[i]] = y;
    }
}

/// Moves the multis from `at` on that are ready.
static void push_multis(const pave_push_work *work, int32_t *at, const pave_push_ready *ready)
{
    const int32_t *from[PAVE_PUSH_LISTS], *to[PAVE_PUSH_LISTS];
    for (int list = 0; list < PAVE_PUSH_LISTS; list++) {
        from[list] = work->lists[list] + at[list];
        to[list] = work->lists[list] + ready->end[list];
    }
    push_few(work, from[0], to[0], 2);
    push_few(work, from[1], to[1], 3);
    push_few(work, from[2], to[2], 4);
    push_few(work, from[3], to[3], 5);
    for (const int32_t *multi = from[PAVE_PUSH_OTHERS]; multi < to[PAVE_PUSH_OTHERS];
         multi += *multi + 1)
        push_multi(work, multi + 1, *multi);
    memcpy(at, ready->end, sizeof ready->end);
}

// ---- Stars --------------------------------------------------------------------------------------

/// Finds the centre of a doubtful tile exactly, and whether it is bad.
static bool push_settle(const pave_push_work *work, const int32_t *x, const int32_t *y, int32_t row,
                        int32_t col)
{
    const pave_dense *dense = work->dense;
    int64_t place = (int64_t)(row + 1) * dense->pitch + col + 1;
    int side = pave_dense_side(dense, row + 1, col + 1);
    pave_star star = pave_dense_star(dense, x, y, place, side);
    work->center_x[place] = star.center.x;
    work->center_y[place] = star.center.y;
    if (!work->guarding) return false;
    if (star.least <= 0) return true;
    return star.least < work->star.floor &&
           star.least < pave_dense_star(dense, dense->x, dense->y, place, side).least;
}

/// The centres of a row of tiles, for corners at x and y.
static void push_star_row(const pave_push_work *work, const int32_t *x, const int32_t *y,
                          int32_t index)
{
    const pave_dense *dense = work->dense;
    int64_t first = (int64_t)(index + 1) * dense->pitch + 1;
    pave_star_row row = work->star;
    pave_star_row_set(dense, x, y, index, &row);
    row.center_x = work->center_x + first;
    row.center_y = work->center_y + first;
    row.doubts = work->doubts + index * work->stride;
    work->doubted[index] = 0;
    if (!work->kernel->star(&row)) return;
    for (int32_t byte = 0; byte < work->stride; byte++) {
        int bad = 0;
        for (int bit = 0; row.doubts[byte] >> bit; bit++)
            if (row.doubts[byte] >> bit & 1 && push_settle(work, x, y, index, 8 * byte + bit))
                bad |= 1 << bit;
        row.doubts[byte] = (uint8_t)bad;
        work->doubted[index] |= (uint8_t)bad;
    }
}

// ---- Strips -------------------------------------------------------------------------------------

static void push_center_strip(void *context, int32_t index)
{
    const pave_push_work *work = context;
    int32_t end = pave_push_strip_end(work, index);
    for (int32_t row = index * work->strip_rows; row < end; row++)
        push_star_row(work, work->dense->x, work->dense->y, row);
}

void pave_push_centers(pave_push_work *work, const pave_batch *batch)
{
    work->guarding = false;
    pave_batch_run(batch, work->strip_count, push_center_strip, work);
}

static void push_strip_step(void *context, int32_t index)
{
    const pave_push_work *work = context;
    const pave_push_strip *strip = &work->strips[index];
    int32_t at[PAVE_PUSH_LISTS], star = strip->star_first, end = pave_push_strip_end(work, index);
    memcpy(at, strip->first, sizeof at);
    for (int32_t row = index * work->strip_rows; row < end; row++) {
        const pave_push_ready *ready = &work->ready[row];
        push_row_of(work, row);
        push_multis(work, at, ready);
        for (; star < ready->star_end; star++) push_star_row(work, work->x, work->y, star);
    }
}

/// The rows of tiles that had to wait for other strips.
static void push_strip_rest(void *context, int32_t index)
{
    const pave_push_work *work = context;
    const pave_push_strip *strip = &work->strips[index];
    int32_t end = pave_push_strip_end(work, index);
    for (int32_t row = index * work->strip_rows; row < strip->star_first; row++)
        push_star_row(work, work->x, work->y, row);
    for (int32_t row = strip->star_end; row < end; row++)
        push_star_row(work, work->x, work->y, row);
}

void pave_push_step(pave_push_work *work, const pave_batch *batch)
{
    work->guarding = true;
    pave_batch_run(batch, work->strip_count, push_strip_step, work);
    for (int32_t i = 0; i < work->crossing_count; i++) {
        const int32_t *start = work->dense->multi_start + work->crossing[i];
        push_multi(work, work->dense->multi_slots + start[0], start[1] - start[0]);
    }
    pave_batch_run(batch, work->strip_count, push_strip_rest, work);
}

// ---- Moves --------------------------------------------------------------------------------------

/// The square of the farthest move of the slots in the rows of a strip. What is fixed has not
/// moved.
static void push_measure_strip(void *context, int32_t index)
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
static double push_moved(pave_push_work *work, const pave_batch *batch)
{
    uint64_t most = 0;
    pave_batch_run(batch, work->strip_count, push_measure_strip, work);
    for (int32_t i = 0; i < work->strip_count; i++)
        if (work->strips[i].moved > most) most = work->strips[i].moved;
    return sqrt((double)most) * work->dense->board->step;
}

// ---- Guard --------------------------------------------------------------------------------------

static void push_swap(pave_push_work *work)
{
    pave_dense *dense = work->dense;
    int32_t *x = dense->x, *y = dense->y;
    dense->x = work->x;
    dense->y = work->y;
    work->x = x;
    work->y = y;
}

/// Adds the tiles that are bad after the step to the list. False: no memory.
static bool push_gather(const pave_push_work *work, pave_shape_list *bad)
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
static pave_result push_guard(pave_push_work *work, pave_shape_list *bad, pave_shape_list *changed,
                              int64_t *guarded)
{
    pave_dense *dense = work->dense;
    bad->count = changed->count = 0;
    if (!push_gather(work, bad)) return PAVE_NO_MEMORY;
    if (bad->count == 0) return PAVE_OK;
    work->view.before_x = work->x;
    work->view.before_y = work->y;
    pave_shape shape = pave_dense_shape(&work->view);
    pave_result result =
        pave_shape_guard(&shape, (pave_guard_floors){work->star.floor, work->star.floor},
                         bad->items, bad->count, &dense->allocator, changed, guarded);
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
            int64_t place = pave_board_slot(board, tile);
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

/// Progress counts rows times steps.
static bool push_stops(const pave_push_work *work, const pave_batch *batch, int64_t step,
                       int64_t steps)
{
    int64_t rows = work->dense->board->height;
    return pave_batch_stop(batch, step * rows, steps * rows);
}

static pave_result push_steps(pave_push_work *work, const pave_relax_def *def,
                              const pave_batch *batch, pave_mesh_story *story)
{
    pave_shape_list bad = {.allocator = work->dense->allocator},
                    changed = {.allocator = work->dense->allocator};
    pave_result result = PAVE_OK;
    pave_push_centers(work, batch);
    for (int32_t step = 0; step < def->steps && result == PAVE_OK; step++) {
        if (push_stops(work, batch, step, def->steps)) result = PAVE_STOPPED;
        if (result != PAVE_OK) break;
        int64_t guarded = story->guarded;
        pave_push_step(work, batch);
        push_swap(work);
        result = push_guard(work, &bad, &changed, &guarded);
        if (result != PAVE_OK) {
            push_swap(work);
            break;
        }
        story->steps++;
        story->guarded = guarded;
        if (def->until > 0 || step == def->steps - 1) story->moved = push_moved(work, batch);
        if (def->until > 0 && story->moved <= def->until) break;
    }
    if (result == PAVE_OK) push_stops(work, batch, def->steps, def->steps);
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
    if (result == PAVE_OK) result = push_steps(&work, def, batch, story);
    pave_push_work_release(&work);
    return result;
}

pave_result pave_dense_push(pave_dense *dense, const pave_relax_def *def, const pave_batch *batch,
                            pave_mesh_story *story)
{
    return pave_dense_push_by(pave_kernel_best(&pave_push_kernels), dense, def, batch, story);
}
