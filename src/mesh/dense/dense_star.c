/// src/mesh/dense/dense_star.c: centres and least turns of the tiles of a dense board: exactly, for
/// the few; what the dense pass needs; and which are bad.
#include "../../base/exact.h"

#include "dense_push.h"

#include "../../base/batch.h"
#include "../../base/memory.h"

enum {
    PAVE_STAR_REACH = 1 << 18 ///< in the finest units: four units of the world. Of numbers below
                              ///< twice that floats can tell all that is needed
};

pave_star pave_dense_star(const pave_dense *dense, const int32_t *x, const int32_t *y,
                          int64_t place, int side)
{
    pave_point ring[6];
    int count = 0;
    int64_t sum_x = 0, sum_y = 0;
    for (int k = 0; k < 6; k++) {
        if (!(dense->links[place] >> k & 1)) continue;
        int64_t slot = pave_dense_corner(dense, place, side, k);
        ring[count] = (pave_point){x[slot], y[slot]};
        sum_x += x[slot];
        sum_y += y[slot];
        count++;
    }
    pave_star star = {{0, 0}, INT64_MAX};
    if (count == 0) return star;
    star.center = (pave_point){pave_mean_of(sum_x, count), pave_mean_of(sum_y, count)};
    for (int k = 0; k < count; k++) {
        int64_t turn = pave_turn(star.center, ring[k], ring[(k + 1) % count]);
        if (turn < star.least) star.least = turn;
    }
    return star;
}

// ---- Rows of the dense pass ---------------------------------------------------------------------

void pave_star_row_begin(const pave_dense *dense, int64_t floor, pave_star_row *row)
{
    const pave_board *board = dense->board;
    row->count = board->width;
    row->blended = dense->by_columns;
    row->step_x = dense->by_columns ? board->unit_x : 2 * board->unit_x;
    row->reach = PAVE_STAR_REACH;
    while (row->reach > 4 && (double)row->reach * board->step > 4)
        row->reach /= 2; // coarser units, where the step is a larger power of two
    row->floor = floor > 1 ? floor : 1;
    // Vectors from a centre are below twice the reach, so each product, and their difference, is
    // rounded by less than 2^-24 of 2^3 reach^2.
    double error = (double)row->reach * (double)row->reach / (1 << 19);
    float enough = (float)((double)row->floor + error);
    row->enough = enough + enough / (1 << 20);
}

void pave_star_row_set(const pave_dense *dense, const int32_t *x, const int32_t *y, int32_t index,
                       pave_star_row *row)
{
    int64_t first = (int64_t)(index + 1) * dense->pitch + 1;
    int side = pave_dense_side(dense, index + 1, 1), other = pave_dense_side(dense, index + 1, 2);
    row->links = dense->links + first;
    for (int k = 0; k < 6; k++) {
        int64_t even = pave_dense_corner(dense, first, side, k),
                odd = pave_dense_corner(dense, first, other, k);
        row->corner[0][k] = (pave_push_at){x + even, y + even};
        row->corner[1][k] = (pave_push_at){x + odd, y + odd};
    }
    const pave_board *board = dense->board;
    pave_board_tile tile = pave_board_at(0, index);
    row->anchor_x = pave_board_x(board, tile);
    row->anchor_y = pave_board_y(board, tile);
    row->odd_y = pave_board_y(board, pave_board_at(1, index)) - row->anchor_y;
}

// ---- Bad tiles ----------------------------------------------------------------------------------

typedef struct pave_bad_job {
    const pave_push_kernel *kernel;
    const pave_dense *dense;
    pave_star_row row;
    int32_t *centers; ///< two rows for each strip
    uint8_t *doubts;
    int64_t stride; ///< bytes of doubts of a row
} pave_bad_job;

static int32_t bad_strip_count(const pave_dense *dense)
{
    return (dense->board->height + PAVE_DENSE_STRIP_ROWS - 1) / PAVE_DENSE_STRIP_ROWS;
}

static void bad_strip(void *context, int32_t index)
{
    const pave_bad_job *job = context;
    const pave_dense *dense = job->dense;
    int32_t first = index * PAVE_DENSE_STRIP_ROWS, height = dense->board->height;
    pave_star_row row = job->row;
    row.center_x = job->centers + (int64_t)index * 2 * row.count;
    row.center_y = row.center_x + row.count;
    for (int32_t at = first; at < height && at < first + PAVE_DENSE_STRIP_ROWS; at++) {
        pave_star_row_set(dense, dense->x, dense->y, at, &row);
        row.doubts = job->doubts + at * job->stride;
        job->kernel->star(&row);
    }
}

/// Whether the doubtful tiles of eight are bad.
static bool bad_settle(const pave_dense *dense, int64_t floor, int32_t row, int32_t col,
                       uint8_t doubts, pave_shape_list *bad)
{
    for (; doubts; doubts = (uint8_t)(doubts >> 1), col++) {
        int64_t place = (int64_t)(row + 1) * dense->pitch + col + 1;
        if (!(doubts & 1) || pave_dense_star(dense, dense->x, dense->y, place,
                                             pave_dense_side(dense, row + 1, col + 1))
                                     .least >= floor)
            continue;
        if (!pave_shape_list_add(bad, row * dense->board->width + col)) return false;
    }
    return true;
}

pave_result pave_dense_bad_tiles_by(const pave_push_kernel *kernel, const pave_dense *dense,
                                    int64_t floor, const pave_batch *batch, pave_shape_list *bad)
{
    const pave_board *board = dense->board;
    pave_bad_job job = {.kernel = kernel, .dense = dense, .stride = (board->width + 15) / 16 * 2};
    pave_star_row_begin(dense, floor, &job.row);
    int32_t strips = bad_strip_count(dense);
    size_t doubts = (size_t)(job.stride * board->height),
           centers = (size_t)strips * 2 * (size_t)board->width;
    job.doubts = pave_array_allocate(&dense->allocator, doubts, 1);
    job.centers = pave_array_allocate(&dense->allocator, centers, sizeof *job.centers);
    bool room = job.doubts && job.centers;
    if (room) pave_batch_run(batch, strips, bad_strip, &job);
    for (int32_t row = 0; room && row < board->height; row++)
        for (int64_t i = 0; room && i < job.stride; i++)
            if (job.doubts[row * job.stride + i])
                room = bad_settle(dense, job.row.floor, row, (int32_t)(8 * i),
                                  job.doubts[row * job.stride + i], bad);
    pave_array_release(&dense->allocator, job.centers, centers, sizeof *job.centers);
    pave_array_release(&dense->allocator, job.doubts, doubts, 1);
    return room ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_dense_bad_tiles(const pave_dense *dense, int64_t floor, const pave_batch *batch,
                                 pave_shape_list *bad)
{
    return pave_dense_bad_tiles_by(pave_kernel_best(&pave_push_kernels), dense, floor, batch, bad);
}
