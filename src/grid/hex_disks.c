/// src/grid/hex_disks.c: ranges, disks, rings and spirals of the hexagon grid.
///
/// Ranges: because q + r + s = 0, two spans of a range bound the third. After tightening, each
/// integer of each span belongs to a cell, because the bounds and the corners of the enclosed
/// region are integers.
///
/// Euclidean disks: the norm q^2 + q r + r^2 is at most N if (2 q + r)^2 <= 4 N - 3 r^2, so the
/// square root of the right side gives the rim of the disk in row r.
///
/// Rings: a ring of steps consists of seven straight runs, because it begins in the middle of a
/// side. A Euclidean ring consists of six rotated copies of its first sixth, which starts at north.
/// That sixth is found line by line, along direction NE. The ring is one step thick and the lines
/// run within 30 degrees of the outward direction, so each line meets one or two cells, almost in
/// the order of their angles. No two cells of a ring have the same direction, because their
/// distances would differ by at least a step, and the ring is thinner than that.
#include "../base/exact.h"

#include "../base/root.h"
#include "cells.h"

#include <pave/hex.h>

// ---- Rims and limits ----------------------------------------------------------------------------

/// Maximum norm of a Euclidean disk, for radius PAVE_HEX_RADIUS_MAX.
#define PAVE_HEX_NORM_MAX ((uint64_t)PAVE_HEX_RADIUS_MAX * (uint64_t)PAVE_HEX_RADIUS_MAX)

/// Returns whether all cells whose q and r differ from the centre's by at most `reach` are within
/// the limits.
static inline bool hex_reach_in_range(pave_cell center, int64_t reach)
{
    const int64_t limit = PAVE_COORDINATE_MAX;
    assert(center.s == 0);
    return reach >= 0 && reach <= limit && center.q - reach >= -limit &&
           center.q + reach <= limit && center.r - reach >= -limit && center.r + reach <= limit;
}

/// Returns the last row of the disk of all norms up to `norm`. By symmetry this is also its extent
/// in q. In odd rows the nearest cell is half a step off the centre line.
static inline int64_t hex_norm_reach(uint64_t norm)
{
    const int64_t four = 4 * (int64_t)norm, row = pave_root((uint64_t)four / 3);
    assert(norm <= PAVE_HEX_NORM_MAX);
    return 3 * row * row + (row & 1) > four ? row - 1 : row;
}

/// Returns the square root of 4 norm - 3 row^2. The search starts at `root`, which may be the root
/// of the previous row.
static inline int64_t hex_rim(uint64_t norm, int64_t row, int64_t root)
{
    const int64_t square = 4 * (int64_t)norm - 3 * row * row;
    assert(square >= 0);
    while (root * root > square) root--;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

/// Returns the extent of Euclidean or step disks in q and in r; -1 for an unknown metric.
static inline int64_t hex_disk_reach(int64_t k, pave_hex_metric metric)
{
    if (metric != PAVE_HEX_STEPS && metric != PAVE_HEX_EUCLID) return -1;
    if (metric == PAVE_HEX_STEPS || k < 0 || k > PAVE_HEX_RADIUS_MAX) return k;
    return hex_norm_reach((uint64_t)(k * k));
}

// ---- Ranges -------------------------------------------------------------------------------------

/// Returns the part of a span that is consistent with the other two spans.
static pave_span hex_span_between(pave_span span, pave_span a, pave_span b)
{
    return pave_span_intersection(span, pave_span_of(-a.max - b.max, -a.min - b.min));
}

/// Returns the range with tight spans, or with all spans empty.
static pave_hex_range hex_range_tight(const pave_hex_range *range)
{
    pave_hex_range all = pave_hex_range_of_disk(pave_cell_of(0, 0), INT64_C(1) << 32);
    pave_hex_range given = pave_hex_range_intersection(*range, all), tight;
    tight.q = hex_span_between(given.q, given.r, given.s);
    tight.r = hex_span_between(given.r, given.s, given.q);
    tight.s = hex_span_between(given.s, given.q, given.r);
    if (!pave_cells_span_size(given.q) || !pave_cells_span_size(given.r) ||
        !pave_cells_span_size(given.s) || !pave_cells_span_size(tight.q))
        tight.q = tight.r = tight.s = pave_span_of(0, -1);
    return tight;
}

/// Returns the sum of 1 .. number.
static int64_t hex_sum_up_to(int64_t number) { return number > 0 ? number * (number + 1) / 2 : 0; }

/// Returns the number of cells. A tight range is a parallelogram in q and r minus two corners,
/// where s is outside its span.
static int64_t hex_range_count(const pave_hex_range *tight)
{
    int64_t few = tight->q.max + tight->s.min, many = -tight->q.min - tight->s.max;
    int64_t too_small = hex_sum_up_to(few + tight->r.max) - hex_sum_up_to(few + tight->r.min - 1);
    int64_t too_great = hex_sum_up_to(many - tight->r.min) - hex_sum_up_to(many - tight->r.max - 1);
    return pave_cells_span_size(tight->q) * pave_cells_span_size(tight->r) - too_small - too_great;
}

static void hex_range_fill(const pave_hex_range *tight, pave_cell *out, int64_t count)
{
    const pave_cell *end = out + count;
    for (int64_t r = tight->r.min; r <= tight->r.max; r++) {
        pave_span row =
            pave_span_intersection(tight->q, pave_span_of(-tight->s.max - r, -tight->s.min - r));
        out = pave_cells_row(out, end, (int32_t)row.min, (int32_t)r, row.max - row.min + 1);
    }
}

/// Returns the tight range of all cells of `range` that are within the limits.
static pave_hex_range hex_range_within(const pave_hex_range *range)
{
    pave_hex_range within = *range;
    within.q =
        pave_span_intersection(within.q, pave_span_of(-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX));
    within.r =
        pave_span_intersection(within.r, pave_span_of(-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX));
    return hex_range_tight(&within);
}

pave_result pave_hex_range_cells(const pave_hex_range *range, pave_cell *out, int64_t capacity,
                                 int64_t *count)
{
    pave_hex_range tight = hex_range_within(range);
    pave_result result = pave_cells_begin(true, hex_range_count(&tight), capacity, count);
    if (result == PAVE_OK && *count > 0) hex_range_fill(&tight, out, *count);
    return result;
}

// ---- Disks --------------------------------------------------------------------------------------

/// Returns the number of cells of row `row` between the rims, that is, with 2 q + r in -root..root.
/// 2 q + r has the parity of the row.
static int64_t hex_row_size(int64_t row, int64_t root)
{
    return ((root ^ row) & 1 ? root - 1 : root) + 1;
}

static int64_t hex_euclid_size(uint64_t norm)
{
    const int64_t reach = hex_norm_reach(norm);
    int64_t root = pave_root(4 * norm), count = hex_row_size(0, root);
    for (int64_t row = 1; row <= reach; row++) {
        root = hex_rim(norm, row, root);
        count += 2 * hex_row_size(row, root);
    }
    return count;
}

static void hex_euclid_fill(pave_cell center, uint64_t norm, pave_cell *out, int64_t count)
{
    const pave_cell *end = out + count;
    const int64_t reach = hex_norm_reach(norm);
    int64_t root = 0;
    for (int64_t row = -reach; row <= reach; row++) {
        root = hex_rim(norm, row, root);
        const int64_t size = hex_row_size(row, root),
                      first = -(size - 1 + row) / 2; // exact: size - 1 has the parity of the row
        out =
            pave_cells_row(out, end, (int32_t)(center.q + first), (int32_t)(center.r + row), size);
    }
}

static int64_t hex_disk_size(int64_t k, pave_hex_metric metric)
{
    assert(k >= 0 && k <= PAVE_HEX_RADIUS_MAX);
    return metric == PAVE_HEX_STEPS ? 3 * k * (k + 1) + 1 : hex_euclid_size((uint64_t)(k * k));
}

pave_result pave_hex_disk(pave_cell center, int64_t k, pave_hex_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    bool in_range = hex_reach_in_range(center, hex_disk_reach(k, metric));
    pave_result result =
        pave_cells_begin(in_range, in_range ? hex_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    if (metric == PAVE_HEX_STEPS) {
        pave_hex_range range = pave_hex_range_of_disk(center, k);
        hex_range_fill(&range, out, *count);
    } else {
        hex_euclid_fill(center, (uint64_t)(k * k), out, *count);
    }
    return PAVE_OK;
}

// ---- Rings of steps -----------------------------------------------------------------------------

/// Unrolled rather than a loop over a table, because with constant steps short rings take half the
/// time.
static pave_cell *hex_ring_of_steps(pave_cell center, int64_t k, pave_cell *out,
                                    const pave_cell *end)
{
    const int32_t q = center.q, r = center.r, side = (int32_t)k, half = side / 2;
    if (k == 0) *out++ = center;
    out = pave_cells_run(out, end, pave_cell_of(q + side - half, r - side), 1, 0, half);
    out = pave_cells_run(out, end, pave_cell_of(q + side, r - side), 0, 1, side);
    out = pave_cells_run(out, end, pave_cell_of(q + side, r), -1, 1, side);
    out = pave_cells_run(out, end, pave_cell_of(q, r + side), -1, 0, side);
    out = pave_cells_run(out, end, pave_cell_of(q - side, r + side), 0, -1, side);
    out = pave_cells_run(out, end, pave_cell_of(q - side, r), 1, -1, side);
    return pave_cells_run(out, end, pave_cell_of(q, r - side), 1, 0, side - half);
}

// ---- Euclidean rings ----------------------------------------------------------------------------

/// Inserts a cell among the `count` previous cells, which are sorted clockwise.
static void hex_ring_insert(pave_cell cell, pave_cell *out, int64_t count)
{
    for (; count > 0 && (int64_t)out[count - 1].q * cell.r < (int64_t)out[count - 1].r * cell.q;
         count--)
        out[count] = out[count - 1];
    out[count] = cell;
}

/// Writes the first sixth as offsets from the centre, from north up to but excluding 60 degrees.
/// Returns the number of cells. k must be at least 1.
static int64_t hex_sixth(int64_t k, pave_cell *out)
{
    const uint64_t outer = (uint64_t)(k * k), inner = (uint64_t)((k - 1) * (k - 1));
    const int64_t last = pave_root((uint64_t)(k * k) / 3);
    int64_t count = 0, outer_root = 2 * k, inner_root = 2 * k;
    for (int64_t east = -last; east <= last; east++) {
        // Cells are `east` steps E and `i` steps NE of the centre, starting at the rims. Those with
        // -i <= 2 east and east < i are in the sixth.
        outer_root = hex_rim(outer, east, outer_root);
        inner_root = hex_rim(inner, east, inner_root);
        int64_t i = pave_floor_divide(inner_root - east, 2) + 1,
                outer_i = pave_floor_divide(outer_root - east, 2);
        if (i < -2 * east) i = -2 * east;
        if (i < east + 1) i = east + 1;
        for (; i <= outer_i; i++, count++)
            hex_ring_insert(pave_cell_of((int32_t)(i + east), (int32_t)-i), out, count);
    }
    return count;
}

/// Writes a Euclidean ring of `count` cells, first around 0,0, then moved to its centre. k must be
/// at least 1.
static void hex_ring_of_euclid(pave_cell center, int64_t k, pave_cell *out, int64_t count)
{
    const int64_t sixth = hex_sixth(k, out);
    assert(6 * sixth == count);
    for (int64_t i = sixth; i < count; i++)
        out[i] = pave_cell_of(-out[i - sixth].r, out[i - sixth].q + out[i - sixth].r);
    for (int64_t i = 0; i < count; i++)
        out[i] = pave_cell_of(center.q + out[i].q, center.r + out[i].r);
}

// ---- Rings and spirals --------------------------------------------------------------------------

static int64_t hex_ring_size(int64_t k, pave_hex_metric metric)
{
    assert(k >= 0 && k <= PAVE_HEX_RADIUS_MAX);
    if (k == 0) return 1;
    if (metric == PAVE_HEX_STEPS) return 6 * k;
    return hex_disk_size(k, metric) - hex_disk_size(k - 1, metric);
}

/// Writes ring k, which has `size` cells. Returns the end of the ring. Cells from there up to `end`
/// may be overwritten.
static pave_cell *hex_ring_fill(pave_cell center, int64_t k, pave_hex_metric metric, int64_t size,
                                pave_cell *out, const pave_cell *end)
{
    if (metric == PAVE_HEX_STEPS || k == 0) return hex_ring_of_steps(center, k, out, end);
    hex_ring_of_euclid(center, k, out, size);
    return out + size;
}

pave_result pave_hex_ring(pave_cell center, int64_t k, pave_hex_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    bool in_range = hex_reach_in_range(center, hex_disk_reach(k, metric));
    pave_result result =
        pave_cells_begin(in_range, in_range ? hex_ring_size(k, metric) : 0, capacity, count);
    if (result == PAVE_OK) hex_ring_fill(center, k, metric, *count, out, out + *count);
    return result;
}

pave_result pave_hex_spiral(pave_cell center, int64_t k, pave_hex_metric metric, pave_cell *out,
                            int64_t capacity, int64_t *count)
{
    bool in_range = hex_reach_in_range(center, hex_disk_reach(k, metric));
    pave_result result =
        pave_cells_begin(in_range, in_range ? hex_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    const pave_cell *end = out + *count;
    for (int64_t i = 0; i <= k; i++)
        out = hex_ring_fill(center, i, metric, hex_ring_size(i, metric), out, end);
    return PAVE_OK;
}
