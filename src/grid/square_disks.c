/// src/grid/square_disks.c: ranges, disks, rings and spirals of the square grid.
///
/// Ranges: in a row, each span of a range is a span of q, and the row is their intersection.
/// Eliminating q from the inequalities gives the nonempty rows. Because the bounds of q in a row
/// are integers, each of these rows has a cell. Columns are found in the same way.
///
/// Rings: rings of steps consist of four or five straight runs. A Euclidean ring consists of four
/// rotated copies of its first quarter, which is its first eighth followed by the mirrored eighth
/// in reverse. In the first eighth, 0 <= x <= y with y to the north, column x has at most two
/// cells, which are adjacent, because its part between the rims of norm (k - 1)^2 and k^2 is
/// shorter than 1.5. Column by column, with the higher cell first, the cells are sorted by angle:
/// from (x, y) to (x + 1, y + 1) the slope x / y grows by (y - x) / (y (y + 1)). No two cells of a
/// ring have the same direction, because their distances would differ by at least a step, and the
/// ring is thinner than that.
#include "../base/exact.h"

#include "../base/root.h"
#include "cells.h"

#include <pave/square.h>

// ---- Rims and limits ----------------------------------------------------------------------------

/// Returns whether the metric exists, k is a valid radius, and every cell of the disk is within the
/// limits. The four extreme cells of a disk are the same in all metrics.
static inline bool square_disk_in_range(pave_cell center, int64_t k, pave_square_metric metric)
{
    const int64_t limit = PAVE_COORDINATE_MAX;
    if ((int)metric < PAVE_SQUARE_4 || metric > PAVE_SQUARE_EUCLID) return false;
    assert(center.s == 0);
    return k >= 0 && k <= limit && center.q - k >= -limit && center.q + k <= limit &&
           center.r - k >= -limit && center.r + k <= limit;
}

/// Returns the largest y with x^2 + y^2 <= norm, or -1. The search starts at `y`, which must not be
/// below the result. |x| and y are at most 2^31.
static inline int64_t square_rim(int64_t x, int64_t y, uint64_t norm)
{
    while (y >= 0 && (uint64_t)(x * x + y * y) > norm) y--;
    return y;
}

// ---- Ranges -------------------------------------------------------------------------------------

static bool span_empty(pave_span span) { return span.max < span.min; }

/// Return the spans of (a + b) / 2 and a + b, for all a and b in two spans, and of -a.
static pave_span span_half_sum(pave_span a, pave_span b)
{
    return pave_span_of(-pave_floor_divide(-(a.min + b.min), 2),
                        pave_floor_divide(a.max + b.max, 2));
}
static pave_span span_plus(pave_span a, pave_span b)
{
    return pave_span_of(a.min + b.min, a.max + b.max);
}
static pave_span span_minus(pave_span a) { return pave_span_of(-a.max, -a.min); }

/// Returns the range with tight spans of r and q. They are empty if the range has no cells.
static pave_square_range square_range_tight(const pave_square_range *range)
{
    pave_square_range all =
        pave_square_range_of_disk(pave_cell_of(0, 0), INT64_C(1) << 32, PAVE_SQUARE_8);
    pave_square_range given = pave_square_range_intersection(*range, all), tight = given;
    pave_span minus_difference = span_minus(given.difference);
    tight.r = pave_span_intersection(tight.r, span_plus(given.sum, span_minus(given.q)));
    tight.r = pave_span_intersection(tight.r, span_plus(given.q, minus_difference));
    tight.r = pave_span_intersection(tight.r, span_half_sum(given.sum, minus_difference));
    tight.q = pave_span_intersection(tight.q, span_plus(given.sum, span_minus(given.r)));
    tight.q = pave_span_intersection(tight.q, span_plus(given.r, given.difference));
    tight.q = pave_span_intersection(tight.q, span_half_sum(given.sum, given.difference));
    if (span_empty(given.sum) || span_empty(given.difference) || span_empty(tight.q) ||
        span_empty(tight.r))
        tight.q = tight.r = pave_span_of(0, -1);
    return tight;
}

/// Returns the cells of row r of a tight range; at least one.
static inline pave_span square_range_row(const pave_square_range *range, int64_t r)
{
    pave_span row =
        pave_span_intersection(range->q, pave_span_of(range->sum.min - r, range->sum.max - r));
    return pave_span_intersection(
        row, pave_span_of(range->difference.min + r, range->difference.max + r));
}

/// Returns the tight range of all cells of `range` that are within the limits.
static pave_square_range square_range_within(const pave_square_range *range)
{
    pave_square_range all =
        pave_square_range_of_disk(pave_cell_of(0, 0), PAVE_COORDINATE_MAX, PAVE_SQUARE_8);
    pave_square_range within = pave_square_range_intersection(*range, all);
    return square_range_tight(&within);
}

static int64_t square_range_count(const pave_square_range *tight)
{
    int64_t count = 0;
    for (int64_t r = tight->r.min; r <= tight->r.max; r++)
        count += pave_cells_span_size(square_range_row(tight, r));
    return count;
}

static void square_range_fill(const pave_square_range *tight, pave_cell *out, int64_t count)
{
    const pave_cell *end = out + count;
    for (int64_t r = tight->r.min; r <= tight->r.max; r++) {
        pave_span row = square_range_row(tight, r);
        out = pave_cells_row(out, end, (int32_t)row.min, (int32_t)r, pave_cells_span_size(row));
    }
}

pave_result pave_square_range_cells(const pave_square_range *range, pave_cell *out,
                                    int64_t capacity, int64_t *count)
{
    pave_square_range tight = square_range_within(range);
    pave_result result = pave_cells_begin(true, square_range_count(&tight), capacity, count);
    if (result == PAVE_OK && *count > 0) square_range_fill(&tight, out, *count);
    return result;
}

// ---- Disks --------------------------------------------------------------------------------------

/// Returns the number of cells of the disk of all norms up to `norm`, whose square root is
/// `radius`. By symmetry, row i is as long as column i.
static int64_t square_euclid_size(int64_t radius, uint64_t norm)
{
    int64_t half = radius, count = 2 * radius + 1;
    for (int64_t y = 1; y <= radius; y++) {
        half = square_rim(y, half, norm);
        count += 2 * (2 * half + 1);
    }
    return count;
}

static pave_result square_euclid_fill(pave_cell center, int64_t radius, uint64_t norm,
                                      pave_cell *out, int64_t count)
{
    const pave_cell *end = out + count;
    int64_t half = 0;
    for (int64_t y = -radius; y <= radius; y++) {
        while (half < radius && (uint64_t)((half + 1) * (half + 1) + y * y) <= norm) half++;
        half = square_rim(y, half, norm);
        out = pave_cells_row(out, end, (int32_t)(center.q - half), (int32_t)(center.r + y),
                             2 * half + 1);
    }
    return PAVE_OK;
}

static int64_t square_disk_size(int64_t k, pave_square_metric metric)
{
    assert(k >= 0 && k <= PAVE_SQUARE_RADIUS_MAX);
    switch (metric) {
    case PAVE_SQUARE_4: return 2 * k * (k + 1) + 1;
    case PAVE_SQUARE_8: return (2 * k + 1) * (2 * k + 1);
    default: return square_euclid_size(k, (uint64_t)(k * k));
    }
}

pave_result pave_square_disk(pave_cell center, int64_t k, pave_square_metric metric, pave_cell *out,
                             int64_t capacity, int64_t *count)
{
    bool in_range = square_disk_in_range(center, k, metric);
    pave_result result =
        pave_cells_begin(in_range, in_range ? square_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    if (metric == PAVE_SQUARE_EUCLID)
        return square_euclid_fill(center, k, (uint64_t)(k * k), out, *count);
    pave_square_range range = pave_square_range_of_disk(center, k, metric);
    square_range_fill(&range, out, *count);
    return PAVE_OK;
}

// ---- Rings of steps -----------------------------------------------------------------------------

typedef struct pave_square_ring_side {
    int8_t from_q, from_r, step_q, step_r; ///< start relative to the centre, in radii; step per
                                           ///< cell
    int8_t length;                         ///< number of cells, in radii
} pave_square_ring_side;

enum { PAVE_SQUARE_RING_SIDES = 5 };

static const pave_square_ring_side square_ring_sides[2][PAVE_SQUARE_RING_SIDES] = {
    {{0, -1, 1, 1, 1}, {1, 0, -1, 1, 1}, {0, 1, -1, -1, 1}, {-1, 0, 1, -1, 1}, {0, 0, 0, 0, 0}},
    {{0, -1, 1, 0, 1}, {1, -1, 0, 1, 2}, {1, 1, -1, 0, 2}, {-1, 1, 0, -1, 2}, {-1, -1, 1, 0, 1}}};

static pave_cell *square_ring_of_steps(pave_cell center, int64_t k, pave_square_metric metric,
                                       pave_cell *out, const pave_cell *end)
{
    if (k == 0) *out++ = center;
    for (int i = 0; i < PAVE_SQUARE_RING_SIDES; i++) {
        const pave_square_ring_side *side = &square_ring_sides[metric == PAVE_SQUARE_8][i];
        pave_cell from = pave_cell_of((int32_t)(center.q + k * side->from_q),
                                      (int32_t)(center.r + k * side->from_r));
        out = pave_cells_run(out, end, from, side->step_q, side->step_r, k * side->length);
    }
    return out;
}

// ---- Euclidean rings ----------------------------------------------------------------------------

/// Writes the first eighth as offsets from the centre, with r negative upwards as on screen.
/// Returns the number of cells.
static int64_t square_eighth(int64_t k, pave_cell *out)
{
    const uint64_t outer = (uint64_t)(k * k), inner = (uint64_t)((k - 1) * (k - 1));
    int64_t count = 0, top = k, under = k;
    for (int64_t x = 0;; x++) {
        top = square_rim(x, top, outer);
        under = square_rim(x, under, inner);
        if (top < x) return count;
        for (int64_t y = top; y > under && y >= x; y--)
            out[count++] = pave_cell_of((int32_t)x, (int32_t)-y);
    }
}

/// Writes a Euclidean ring of `count` cells, first around 0,0, then moved to its centre. k must be
/// at least 1.
static void square_ring_of_euclid(pave_cell center, int64_t k, pave_cell *out, int64_t count)
{
    const int64_t quarter = count / 4, eighth = square_eighth(k, out);
    int64_t next = eighth;
    for (int64_t i = eighth - 1; i > 0;
         i--) // without cell 0, whose mirror image begins the next quarter
        if (out[i].q != -out[i].r) out[next++] = pave_cell_of(-out[i].r, -out[i].q);
    assert(next == quarter && 4 * quarter == count);
    for (int64_t i = quarter; i < count; i++)
        out[i] = pave_cell_of(-out[i - quarter].r, out[i - quarter].q);
    for (int64_t i = 0; i < count; i++)
        out[i] = pave_cell_of(center.q + out[i].q, center.r + out[i].r);
}

// ---- Rings and spirals --------------------------------------------------------------------------

static int64_t square_ring_size(int64_t k, pave_square_metric metric)
{
    assert(k >= 0 && k <= PAVE_SQUARE_RADIUS_MAX);
    if (k == 0) return 1;
    switch (metric) {
    case PAVE_SQUARE_4: return 4 * k;
    case PAVE_SQUARE_8: return 8 * k;
    default: return square_disk_size(k, metric) - square_disk_size(k - 1, metric);
    }
}

/// Writes ring k, which has `size` cells. Returns the end of the ring. Cells from there up to `end`
/// may be overwritten.
static pave_cell *square_ring_fill(pave_cell center, int64_t k, pave_square_metric metric,
                                   int64_t size, pave_cell *out, const pave_cell *end)
{
    if (metric != PAVE_SQUARE_EUCLID || k == 0)
        return square_ring_of_steps(center, k, metric, out, end);
    square_ring_of_euclid(center, k, out, size);
    return out + size;
}

pave_result pave_square_ring(pave_cell center, int64_t k, pave_square_metric metric, pave_cell *out,
                             int64_t capacity, int64_t *count)
{
    bool in_range = square_disk_in_range(center, k, metric);
    pave_result result =
        pave_cells_begin(in_range, in_range ? square_ring_size(k, metric) : 0, capacity, count);
    if (result == PAVE_OK) square_ring_fill(center, k, metric, *count, out, out + *count);
    return result;
}

pave_result pave_square_spiral(pave_cell center, int64_t k, pave_square_metric metric,
                               pave_cell *out, int64_t capacity, int64_t *count)
{
    bool in_range = square_disk_in_range(center, k, metric);
    pave_result result =
        pave_cells_begin(in_range, in_range ? square_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    const pave_cell *end = out + *count;
    for (int64_t i = 0; i <= k; i++)
        out = square_ring_fill(center, i, metric, square_ring_size(i, metric), out, end);
    return PAVE_OK;
}
