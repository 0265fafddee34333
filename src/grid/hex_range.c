/// src/grid/hex_range.c: ranges and disks of the hexagon grid, row by row.
///
/// Two of the spans of a range bound the third, for q + r + s = 0. Once that is taken in, each
/// number of each span is that of a cell: the bounds are whole, and so are the corners of what they
/// enclose.
#include "../base/exact.h"

#include "cells.h"
#include "hex_rings.h"

#include <pave/hex.h>

// ---- Ranges -------------------------------------------------------------------------------------

/// The part of a span that the two others leave.
static pave_span pave_hex_span_between(pave_span span, pave_span a, pave_span b)
{
    return pave_span_intersection(span, pave_span_of(-a.max - b.max, -a.min - b.min));
}

/// The same range with its spans as narrow as its cells are, or with all of them empty.
static pave_hex_range pave_hex_range_tight(const pave_hex_range *range)
{
    pave_hex_range all = pave_hex_range_of_disk(pave_cell_of(0, 0), INT64_C(1) << 32);
    pave_hex_range given = pave_hex_range_intersection(*range, all), tight;
    tight.q = pave_hex_span_between(given.q, given.r, given.s);
    tight.r = pave_hex_span_between(given.r, given.s, given.q);
    tight.s = pave_hex_span_between(given.s, given.q, given.r);
    if (!pave_span_size(given.q) || !pave_span_size(given.r) || !pave_span_size(given.s) ||
        !pave_span_size(tight.q))
        tight.q = tight.r = tight.s = pave_span_of(0, -1);
    return tight;
}

/// The sum of 1 .. number.
static int64_t pave_hex_sum_up_to(int64_t number)
{
    return number > 0 ? number * (number + 1) / 2 : 0;
}

/// A tight range is a parallelogram of q and r without two corners, where s is too small or too
/// great.
static int64_t pave_hex_range_count(const pave_hex_range *tight)
{
    int64_t few = tight->q.max + tight->s.min, many = -tight->q.min - tight->s.max;
    int64_t too_small =
        pave_hex_sum_up_to(few + tight->r.max) - pave_hex_sum_up_to(few + tight->r.min - 1);
    int64_t too_great =
        pave_hex_sum_up_to(many - tight->r.min) - pave_hex_sum_up_to(many - tight->r.max - 1);
    return pave_span_size(tight->q) * pave_span_size(tight->r) - too_small - too_great;
}

static void pave_hex_range_fill(const pave_hex_range *tight, pave_cell *out, int64_t count)
{
    const pave_cell *end = out + count;
    for (int64_t r = tight->r.min; r <= tight->r.max; r++) {
        pave_span row =
            pave_span_intersection(tight->q, pave_span_of(-tight->s.max - r, -tight->s.min - r));
        out = pave_cells_row(out, end, (int32_t)row.min, (int32_t)r, row.max - row.min + 1);
    }
}

/// The part within the limits, tight.
static pave_hex_range pave_hex_range_within(const pave_hex_range *range)
{
    pave_hex_range within = *range;
    within.q =
        pave_span_intersection(within.q, pave_span_of(-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX));
    within.r =
        pave_span_intersection(within.r, pave_span_of(-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX));
    return pave_hex_range_tight(&within);
}

int64_t pave_hex_range_size(const pave_hex_range *range)
{
    pave_hex_range tight = pave_hex_range_within(range);
    return pave_hex_range_count(&tight);
}

pave_result pave_hex_range_cells(const pave_hex_range *range, pave_cell *out, int64_t capacity,
                                 int64_t *count)
{
    pave_hex_range tight = pave_hex_range_within(range);
    pave_result result = pave_cells_begin(true, pave_hex_range_count(&tight), capacity, count);
    if (result == PAVE_OK && *count > 0) pave_hex_range_fill(&tight, out, *count);
    return result;
}

// ---- Disks --------------------------------------------------------------------------------------

/// How many cells row `row` has between the rims: those with 2 q + r in -root..root, which is even
/// or odd as the row.
static int64_t pave_hex_row_size(int64_t row, int64_t root)
{
    return ((root ^ row) & 1 ? root - 1 : root) + 1;
}

static int64_t pave_hex_euclid_size(uint64_t norm)
{
    const int64_t reach = pave_hex_norm_reach(norm);
    int64_t root = pave_root(4 * norm), count = pave_hex_row_size(0, root);
    for (int64_t row = 1; row <= reach; row++) {
        root = pave_hex_rim(norm, row, root);
        count += 2 * pave_hex_row_size(row, root);
    }
    return count;
}

static void pave_hex_euclid_fill(pave_cell center, uint64_t norm, pave_cell *out, int64_t count)
{
    const pave_cell *end = out + count;
    const int64_t reach = pave_hex_norm_reach(norm);
    int64_t root = 0;
    for (int64_t row = -reach; row <= reach; row++) {
        root = pave_hex_rim(norm, row, root);
        const int64_t size = pave_hex_row_size(row, root),
                      first = -(size - 1 + row) / 2; // exact: size - 1 is even or odd as the row
        out =
            pave_cells_row(out, end, (int32_t)(center.q + first), (int32_t)(center.r + row), size);
    }
}

int64_t pave_hex_disk_size(int64_t k, pave_hex_metric metric)
{
    assert(k >= 0 && k <= PAVE_HEX_RADIUS_MAX);
    return metric == PAVE_HEX_STEPS ? 3 * k * (k + 1) + 1 : pave_hex_euclid_size((uint64_t)(k * k));
}

pave_result pave_hex_disk(pave_cell center, int64_t k, pave_hex_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    bool in_range = pave_hex_reach_in_range(center, pave_hex_disk_reach(k, metric));
    pave_result result =
        pave_cells_begin(in_range, in_range ? pave_hex_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    if (metric == PAVE_HEX_STEPS) {
        pave_hex_range range = pave_hex_range_of_disk(center, k);
        pave_hex_range_fill(&range, out, *count);
    } else {
        pave_hex_euclid_fill(center, (uint64_t)(k * k), out, *count);
    }
    return PAVE_OK;
}

pave_result pave_hex_disk_norm(pave_cell center, uint64_t norm_max, pave_cell *out,
                               int64_t capacity, int64_t *count)
{
    bool in_range = norm_max <= PAVE_HEX_NORM_MAX &&
                    pave_hex_reach_in_range(center, pave_hex_norm_reach(norm_max));
    pave_result result =
        pave_cells_begin(in_range, in_range ? pave_hex_euclid_size(norm_max) : 0, capacity, count);
    if (result == PAVE_OK) pave_hex_euclid_fill(center, norm_max, out, *count);
    return result;
}
