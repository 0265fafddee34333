/// src/mesh/dense/lattice_star.c: centres and least turns of the tiles of a lattice: exactly, for
/// the few; what the dense pass needs; and which are bad.
#include "../../base/exact.h"

#include "lattice_push.h"

#include "../../base/batch.h"
#include "../../base/memory.h"

enum {
    PAVE_STAR_REACH = 1 << 18 ///< in the finest lattice: four units of the world. Of numbers below
                              ///< twice that floats can tell all that is needed
};

pave_star pave_lattice_star(const pave_lattice *lattice, const int32_t *x, const int32_t *y,
                            int64_t place, int side)
{
    pave_point ring[6];
    int count = 0;
    int64_t sum_x = 0, sum_y = 0;
    for (int k = 0; k < 6; k++) {
        if (!(lattice->links[place] >> k & 1)) continue;
        int64_t slot = pave_lattice_corner(lattice, place, side, k);
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

void pave_star_row_begin(const pave_lattice *lattice, int64_t floor, pave_star_row *row)
{
    const pave_board *board = lattice->board;
    row->count = board->width;
    row->blended = lattice->by_columns;
    row->step_x = lattice->by_columns ? board->unit_x : 2 * board->unit_x;
    row->reach = PAVE_STAR_REACH;
    while (row->reach > 4 && (double)row->reach * board->step > 4)
        row->reach /= 2; // coarser lattices, whose step is a larger power of two
    row->floor = floor > 1 ? floor : 1;
    // Vectors from a centre are below twice the reach, so each product, and their difference, is
    // rounded by less than 2^-24 of 2^3 reach^2.
    double error = (double)row->reach * (double)row->reach / (1 << 19);
    float enough = (float)((double)row->floor + error);
    row->enough = enough + enough / (1 << 20);
}

void pave_star_row_set(const pave_lattice *lattice, const int32_t *x, const int32_t *y,
                       int32_t index, pave_star_row *row)
{
    int64_t first = (int64_t)(index + 1) * lattice->pitch + 1;
    int side = pave_lattice_side(lattice, index + 1, 1),
        other = pave_lattice_side(lattice, index + 1, 2);
    row->links = lattice->links + first;
    for (int k = 0; k < 6; k++) {
        int64_t even = pave_lattice_corner(lattice, first, side, k),
                odd = pave_lattice_corner(lattice, first, other, k);
        row->corner[0][k] = (pave_push_at){x + even, y + even};
        row->corner[1][k] = (pave_push_at){x + odd, y + odd};
    }
    const pave_board *board = lattice->board;
    pave_board_tile tile = pave_board_at(0, index);
    row->anchor_x = pave_board_x(board, tile);
    row->anchor_y = pave_board_y(board, tile);
    row->odd_y = pave_board_y(board, pave_board_at(1, index)) - row->anchor_y;
}

// ---- Bad tiles ----------------------------------------------------------------------------------

typedef struct pave_bad_job {
    const pave_push_kernel *kernel;
    const pave_lattice *lattice;
    pave_star_row row;
    int32_t *centers; ///< two rows for each strip
    uint8_t *doubts;
    int64_t stride; ///< bytes of doubts of a row
} pave_bad_job;

static int32_t pave_bad_strip_count(const pave_lattice *lattice)
{
    return (lattice->board->height + PAVE_LATTICE_STRIP_ROWS - 1) / PAVE_LATTICE_STRIP_ROWS;
}

static void pave_bad_strip(void *context, int32_t index)
{
    const pave_bad_job *job = context;
    const pave_lattice *lattice = job->lattice;
    int32_t first = index * PAVE_LATTICE_STRIP_ROWS, height = lattice->board->height;
    pave_star_row row = job->row;
    row.center_x = job->centers + (int64_t)index * 2 * row.count;
    row.center_y = row.center_x + row.count;
    for (int32_t at = first; at < height && at < first + PAVE_LATTICE_STRIP_ROWS; at++) {
        pave_star_row_set(lattice, lattice->x, lattice->y, at, &row);
        row.doubts = job->doubts + at * job->stride;
        job->kernel->star(&row);
    }
}

/// Whether the doubtful tiles of eight are bad.
static bool pave_bad_settle(const pave_lattice *lattice, int64_t floor, int32_t row, int32_t col,
                            uint8_t doubts, pave_shape_list *bad)
{
    for (; doubts; doubts = (uint8_t)(doubts >> 1), col++) {
        int64_t place = (int64_t)(row + 1) * lattice->pitch + col + 1;
        if (!(doubts & 1) || pave_lattice_star(lattice, lattice->x, lattice->y, place,
                                               pave_lattice_side(lattice, row + 1, col + 1))
                                     .least >= floor)
            continue;
        if (!pave_shape_list_add(bad, row * lattice->board->width + col)) return false;
    }
    return true;
}

pave_result pave_lattice_bad_tiles_by(const pave_push_kernel *kernel, const pave_lattice *lattice,
                                      int64_t floor, const pave_batch *batch, pave_shape_list *bad)
{
    const pave_board *board = lattice->board;
    pave_bad_job job = {
        .kernel = kernel, .lattice = lattice, .stride = (board->width + 15) / 16 * 2};
    pave_star_row_begin(lattice, floor, &job.row);
    int32_t strips = pave_bad_strip_count(lattice);
    size_t doubts = (size_t)(job.stride * board->height),
           centers = (size_t)strips * 2 * (size_t)board->width;
    job.doubts = pave_array_allocate(&lattice->allocator, doubts, 1);
    job.centers = pave_array_allocate(&lattice->allocator, centers, sizeof *job.centers);
    bool room = job.doubts && job.centers;
    if (room) pave_batch_run(batch, strips, pave_bad_strip, &job);
    for (int32_t row = 0; room && row < board->height; row++)
        for (int64_t i = 0; room && i < job.stride; i++)
            if (job.doubts[row * job.stride + i])
                room = pave_bad_settle(lattice, job.row.floor, row, (int32_t)(8 * i),
                                       job.doubts[row * job.stride + i], bad);
    pave_array_release(&lattice->allocator, job.centers, centers, sizeof *job.centers);
    pave_array_release(&lattice->allocator, job.doubts, doubts, 1);
    return room ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_lattice_bad_tiles(const pave_lattice *lattice, int64_t floor,
                                   const pave_batch *batch, pave_shape_list *bad)
{
    return pave_lattice_bad_tiles_by(pave_push_kernel_get(pave_push_kernel_best()), lattice, floor,
                                     batch, bad);
}
