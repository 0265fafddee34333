/// src/grid/square_rings.c: rings and spirals of the square grid.
///
/// Rings of steps are four or five straight sides. A Euclidean ring is four turned copies of its
/// first quarter, and that is its first eighth and then the same mirrored, backwards. In the first
/// eighth, 0 <= x <= y with y to the north, a column x has at most two cells, one above the other,
/// for the part of it between the rims of norm (k - 1)^2 and k^2 is shorter than 1.5 there. Column
/// by column and the higher first, they are sorted by angle: from (x, y) to (x + 1, y + 1) the
/// slope x / y grows by (y - x) / (y (y + 1)). No two cells of a ring lie in one direction, for
/// they would be a step apart in length, and the ring is not as thick as that.
#include "../base/exact.h"

#include "cells.h"
#include "square_rings.h"

// ---- Rings of steps -----------------------------------------------------------------------------

typedef struct pave_square_ring_side {
    int8_t from_q, from_r, step_q, step_r; ///< in radii from the middle; per cell
    int8_t length;                         ///< in radii: that many cells
} pave_square_ring_side;

enum { PAVE_SQUARE_RING_SIDES = 5 };

static const pave_square_ring_side pave_square_ring_sides[2][PAVE_SQUARE_RING_SIDES] = {
    {{0, -1, 1, 1, 1}, {1, 0, -1, 1, 1}, {0, 1, -1, -1, 1}, {-1, 0, 1, -1, 1}, {0, 0, 0, 0, 0}},
    {{0, -1, 1, 0, 1}, {1, -1, 0, 1, 2}, {1, 1, -1, 0, 2}, {-1, 1, 0, -1, 2}, {-1, -1, 1, 0, 1}}};

static pave_cell *pave_square_ring_of_steps(pave_cell center, int64_t k, pave_square_metric metric,
                                            pave_cell *out, const pave_cell *end)
{
    if (k == 0) *out++ = center;
    for (int i = 0; i < PAVE_SQUARE_RING_SIDES; i++) {
        const pave_square_ring_side *side = &pave_square_ring_sides[metric == PAVE_SQUARE_8][i];
        pave_cell from = pave_cell_of((int32_t)(center.q + k * side->from_q),
                                      (int32_t)(center.r + k * side->from_r));
        out = pave_cells_run(out, end, from, side->step_q, side->step_r, k * side->length);
    }
    return out;
}

// ---- Euclidean rings ----------------------------------------------------------------------------

/// Writes the first eighth as ways from the middle, r upwards negative as on screen; returns how
/// many cells.
static int64_t pave_square_eighth(int64_t k, pave_cell *out)
{
    const uint64_t outer = (uint64_t)(k * k), inner = (uint64_t)((k - 1) * (k - 1));
    int64_t count = 0, top = k, under = k;
    for (int64_t x = 0;; x++) {
        top = pave_square_rim(x, top, outer);
        under = pave_square_rim(x, under, inner);
        if (top < x) return count;
        for (int64_t y = top; y > under && y >= x; y--)
            out[count++] = pave_cell_of((int32_t)x, (int32_t)-y);
    }
}

/// Writes a Euclidean ring of `count` cells, first about 0,0 and then about its middle. k is at
/// least 1.
static void pave_square_ring_of_euclid(pave_cell center, int64_t k, pave_cell *out, int64_t count)
{
    const int64_t quarter = count / 4, eighth = pave_square_eighth(k, out);
    int64_t next = eighth;
    for (int64_t i = eighth - 1; i > 0; i--) // not the 0-th: mirrored, it begins the next quarter
        if (out[i].q != -out[i].r) out[next++] = pave_cell_of(-out[i].r, -out[i].q);
    assert(next == quarter && 4 * quarter == count);
    for (int64_t i = quarter; i < count; i++)
        out[i] = pave_cell_of(-out[i - quarter].r, out[i - quarter].q);
    for (int64_t i = 0; i < count; i++)
        out[i] = pave_cell_of(center.q + out[i].q, center.r + out[i].r);
}

// ---- Rings and spirals --------------------------------------------------------------------------

int64_t pave_square_ring_size(int64_t k, pave_square_metric metric)
{
    assert(k >= 0 && k <= PAVE_SQUARE_RADIUS_MAX);
    if (k == 0) return 1;
    switch (metric) {
    case PAVE_SQUARE_4: return 4 * k;
    case PAVE_SQUARE_8: return 8 * k;
    default: return pave_square_disk_size(k, metric) - pave_square_disk_size(k - 1, metric);
    }
}

/// Writes ring k of `size` cells and returns what follows it. What lies from there up to `end` may
/// be overwritten.
static pave_cell *pave_square_ring_fill(pave_cell center, int64_t k, pave_square_metric metric,
                                        int64_t size, pave_cell *out, const pave_cell *end)
{
    if (metric != PAVE_SQUARE_EUCLID || k == 0)
        return pave_square_ring_of_steps(center, k, metric, out, end);
    pave_square_ring_of_euclid(center, k, out, size);
    return out + size;
}

pave_result pave_square_ring(pave_cell center, int64_t k, pave_square_metric metric, pave_cell *out,
                             int64_t capacity, int64_t *count)
{
    bool in_range = pave_square_disk_in_range(center, k);
    pave_result result = pave_cells_begin(in_range, in_range ? pave_square_ring_size(k, metric) : 0,
                                          capacity, count);
    if (result == PAVE_OK) pave_square_ring_fill(center, k, metric, *count, out, out + *count);
    return result;
}

pave_result pave_square_spiral(pave_cell center, int64_t k, pave_square_metric metric,
                               pave_cell *out, int64_t capacity, int64_t *count)
{
    bool in_range = pave_square_disk_in_range(center, k);
    pave_result result = pave_cells_begin(in_range, in_range ? pave_square_disk_size(k, metric) : 0,
                                          capacity, count);
    if (result != PAVE_OK) return result;
    const pave_cell *end = out + *count;
    for (int64_t i = 0; i <= k; i++)
        out = pave_square_ring_fill(center, i, metric, pave_square_ring_size(i, metric), out, end);
    return PAVE_OK;
}
