/// src/grid/tri_disks.c: ranges, disks, rings and spirals of the triangle grid. Each consists of
/// rows with one span of L and one of R.
///
/// Ranges: in a row, each span of a range is a span of q, and the cells of one kind, L or R, are
/// their intersection. Eliminating q from the inequalities gives the rows that can have cells. A
/// few rows at the ends may still be empty, because some spans are spans of 2q; these rows are
/// removed. The columns are the rows of the mirrored range. The rows of a Euclidean disk follow
/// from a square root.
///
/// Rings: a ring consists of three rotated copies of a third. This code computes the third from
/// direction NE, 30 degrees from north, up to but excluding SE, where every row runs outwards.
/// Except for the outermost rows, a row has only a few cells of the ring, and later rows are
/// usually farther around the ring. Insertion sort therefore moves cells by only a few positions
/// and takes linear time. The method is the same for all metrics, because a ring is the difference
/// of two disks.
#include "../base/exact.h"

#include "../base/root.h"
#include "cells.h"

#include <pave/tri.h>

#include <string.h>

/// A set of cells: a range, or all cells whose norm from a centre is at most `norm`.
typedef struct pave_tri_region {
    pave_span rows[2], columns[2]; ///< for L and R: first to last nonempty row or column; an empty
                                   ///< span if there are no cells
    pave_tri_range range;          ///< used if `round` is false
    pave_cell center;              ///< used if `round` is true
    uint64_t norm;                 ///< used if `round` is true; less than 2^62
    bool round;
} pave_tri_region;

static const pave_span tri_nothing = {0, -1};

static bool tri_none(pave_span span) { return span.max < span.min; }

static int64_t tri_ceiling(int64_t number, int64_t divisor)
{
    return -pave_floor_divide(-number, divisor);
}

// ---- Ranges -------------------------------------------------------------------------------------

/// A span of the sum g q + b r.
typedef struct pave_tri_form {
    int64_t g, b;
    pave_span span;
} pave_tri_form;

enum { PAVE_TRI_FORMS = 5 };

/// Rewrites the spans that involve q as spans of g q + b r, for cells of kind s.
static void tri_forms_of(const pave_tri_spans *spans, int s, pave_tri_form *out)
{
    const pave_tri_form forms[PAVE_TRI_FORMS] = {{1, 0, spans->q},
                                                 {1, -1, spans->q_minus_r},
                                                 {1, 1, spans->sum},
                                                 {2, 1, spans->q_plus_sum},
                                                 {1, 2, spans->r_plus_sum}};
    for (int i = 0; i < PAVE_TRI_FORMS; i++) {
        const int past = i < 2 ? 0 : s;
        out[i] = forms[i];
        out[i].span = pave_span_of(forms[i].span.min - past, forms[i].span.max - past);
    }
}

static inline pave_span tri_spans_row(const pave_tri_spans *spans, int64_t r, int s)
{
    const int64_t past = r + s;
    pave_span row = pave_span_intersection(
        spans->q, pave_span_of(spans->sum.min - past, spans->sum.max - past));
    row = pave_span_intersection(row,
                                 pave_span_of(spans->q_minus_r.min + r, spans->q_minus_r.max + r));
    row = pave_span_intersection(
        row, pave_span_of(spans->r_plus_sum.min - past - r, spans->r_plus_sum.max - past - r));
    return pave_span_intersection(row,
                                  pave_span_of(tri_ceiling(spans->q_plus_sum.min - past, 2),
                                               pave_floor_divide(spans->q_plus_sum.max - past, 2)));
}

/// Returns the rows in which some real q is in all spans, that is, no lower bound of q exceeds an
/// upper bound.
static pave_span tri_spans_eliminate(const pave_tri_form *form, pave_span rows)
{
    for (int i = 0; i < PAVE_TRI_FORMS; i++)
        for (int j = 0; j < PAVE_TRI_FORMS; j++) {
            // (min_i - b_i r) / g_i <= (max_j - b_j r) / g_j
            const int64_t slope = form[i].g * form[j].b - form[j].g * form[i].b;
            const int64_t most = form[i].g * form[j].span.max - form[j].g * form[i].span.min;
            if (slope > 0)
                rows = pave_span_intersection(
                    rows, pave_span_of(rows.min, pave_floor_divide(most, slope)));
            if (slope < 0)
                rows = pave_span_intersection(
                    rows, pave_span_of(-pave_floor_divide(most, -slope), rows.max));
            if (slope == 0 && most < 0) return tri_nothing;
        }
    return rows;
}

/// Returns the rows from the first to the last nonempty row. Long strips have cells in at least
/// every other row, so few empty rows are tried.
static pave_span tri_spans_rows(const pave_tri_spans *spans, int s)
{
    pave_tri_form forms[PAVE_TRI_FORMS];
    tri_forms_of(spans, s, forms);
    pave_span rows = tri_spans_eliminate(forms, spans->r);
    while (!tri_none(rows) && tri_none(tri_spans_row(spans, rows.min, s))) rows.min++;
    while (!tri_none(rows) && tri_none(tri_spans_row(spans, rows.max, s))) rows.max--;
    return rows;
}

/// Returns the spans of the mirror image that swaps q and r.
static pave_tri_spans tri_spans_mirrored(const pave_tri_spans *spans)
{
    pave_tri_spans mirrored = *spans;
    mirrored.q = spans->r;
    mirrored.r = spans->q;
    mirrored.q_minus_r = pave_span_of(-spans->q_minus_r.max, -spans->q_minus_r.min);
    mirrored.q_plus_sum = spans->r_plus_sum;
    mirrored.r_plus_sum = spans->q_plus_sum;
    return mirrored;
}

/// Clamps a user's span to prevent overflow. The clamped span contains all cells.
static pave_span tri_kept(pave_span span)
{
    return pave_span_intersection(span, pave_span_of(-(INT64_C(1) << 36), INT64_C(1) << 36));
}

static pave_tri_region tri_region_of_range(const pave_tri_range *range)
{
    pave_tri_region region = {.range = *range};
    for (int s = 0; s < 2; s++) {
        pave_tri_spans *spans = &region.range.kind[s];
        spans->q = tri_kept(spans->q);
        spans->r = tri_kept(spans->r);
        spans->sum = tri_kept(spans->sum);
        spans->q_minus_r = tri_kept(spans->q_minus_r);
        spans->q_plus_sum = tri_kept(spans->q_plus_sum);
        spans->r_plus_sum = tri_kept(spans->r_plus_sum);
        pave_tri_spans mirrored = tri_spans_mirrored(spans);
        region.rows[s] = tri_spans_rows(spans, s);
        region.columns[s] = tri_spans_rows(&mirrored, s);
    }
    return region;
}

// ---- Euclidean disks ----------------------------------------------------------------------------

// Let y and t be the offsets from the centre in r and s, and X = 2 x + y + t. Four times the norm
// is 3 X^2 + (3 y + t)^2. |3 y + t| is less than 2^32.

/// Returns the largest X for a length |3 y + t| whose square is at most four times the norm. The
/// search starts at `root`, usually the result for the previous row, so all rows of a disk together
/// take O(width) time.
static inline int64_t tri_rim(uint64_t norm, uint64_t length, int64_t root)
{
    const uint64_t most = (4 * norm - length * length) / 3;
    uint64_t rim = (uint64_t)root;
    while (rim * rim > most) rim--;
    while ((rim + 1) * (rim + 1) <= most) rim++;
    return (int64_t)rim;
}

/// Returns the cells of a row. `root` is the root of the previous row, and is updated to the root
/// of this row.
static inline pave_span tri_norm_row(uint64_t norm, int64_t y, int64_t t, int64_t *root)
{
    const uint64_t length = (uint64_t)(3 * y + t < 0 ? -3 * y - t : 3 * y + t);
    if (length * length > 4 * norm) return tri_nothing;
    const int64_t half = *root = tri_rim(norm, length, *root);
    return pave_span_of(tri_ceiling(-half - y - t, 2), pave_floor_divide(half - y - t, 2));
}

static pave_span tri_span_moved(pave_span span, int64_t by)
{
    return pave_span_of(span.min + by, span.max + by);
}

static pave_tri_region tri_region_of_norm(pave_cell center, uint64_t norm)
{
    pave_tri_region region = {.center = center, .norm = norm, .round = true};
    const int64_t most = pave_root(4 * norm);
    assert(norm < UINT64_C(1) << 62);
    for (int s = 0; s < 2; s++) {
        const int64_t t = s - center.s;
        int64_t root = 0;
        pave_span rows = pave_span_of(tri_ceiling(-most - t, 3), pave_floor_divide(most - t, 3));
        while (!tri_none(rows) && tri_none(tri_norm_row(norm, rows.min, t, &root))) rows.min++;
        while (!tri_none(rows) && tri_none(tri_norm_row(norm, rows.max, t, &root))) rows.max--;
        region.rows[s] = tri_span_moved(rows, center.r);
        region.columns[s] = tri_span_moved(rows, center.q); // a disk is its own mirror image when q
                                                            // and r are swapped
    }
    return region;
}

/// Returns the number of integers in -root..root that have the parity of `row`.
static inline int64_t tri_row_size(int64_t row, int64_t root)
{
    return ((root ^ row) & 1 ? root - 1 : root) + 1;
}

/// Returns the number of cells of the disk of all norms up to `norm` around an L; it is the same
/// around an R. 3 y + t is 3 j and -3 j in rows of L, and 3 j + 1 (where y + t = j + 1) and -3 j -
/// 2 (where y + t = -j) in rows of R.
static int64_t tri_euclid_size(uint64_t norm)
{
    const uint64_t most = (uint64_t)pave_root(4 * norm);
    int64_t root = tri_rim(norm, 0, pave_root(4 * norm / 3)),
            count = -tri_row_size(0, root); // otherwise the row through the centre is counted twice
    for (int64_t j = 0; 3 * (uint64_t)j <= most; j++) {
        const uint64_t length = 3 * (uint64_t)j;
        root = tri_rim(norm, length, root);
        count += 2 * tri_row_size(j, root);
        if (length + 1 > most) break;
        root = tri_rim(norm, length + 1, root);
        count += tri_row_size(j + 1, root);
        if (length + 2 > most) break;
        root = tri_rim(norm, length + 2, root);
        count += tri_row_size(j, root);
    }
    return count;
}

// ---- Regions ------------------------------------------------------------------------------------

static pave_tri_region tri_region_of_disk(pave_cell center, int64_t k, pave_tri_metric metric)
{
    assert(k >= 0 && k <= PAVE_TRI_RADIUS_MAX);
    if (metric == PAVE_TRI_EUCLID) return tri_region_of_norm(center, (uint64_t)(k * k));
    pave_tri_range range = pave_tri_range_of_disk(center, k, metric);
    return tri_region_of_range(&range);
}

static bool tri_span_in_range(pave_span span)
{
    return tri_none(span) || (span.min >= -PAVE_COORDINATE_MAX && span.max <= PAVE_COORDINATE_MAX);
}

static bool tri_region_in_range(const pave_tri_region *region)
{
    return tri_span_in_range(region->rows[0]) && tri_span_in_range(region->rows[1]) &&
           tri_span_in_range(region->columns[0]) && tri_span_in_range(region->columns[1]);
}

static bool tri_region_disk(pave_cell center, int64_t k, pave_tri_metric metric,
                            pave_tri_region *out)
{
    if (!pave_cell_in_range(center) || k < 0 || k > PAVE_TRI_RADIUS_MAX) return false;
    if ((int)metric < PAVE_TRI_EDGE_STEPS || metric > PAVE_TRI_EUCLID) return false;
    *out = tri_region_of_disk(center, k, metric);
    return tri_region_in_range(out);
}

static pave_span tri_region_row(const pave_tri_region *region, int64_t r, int s, int64_t *root)
{
    if (r < region->rows[s].min || r > region->rows[s].max) return tri_nothing;
    if (!region->round) return tri_spans_row(&region->range.kind[s], r, s);
    return tri_span_moved(
        tri_norm_row(region->norm, r - region->center.r, s - region->center.s, root),
        region->center.q);
}

static pave_span tri_region_rows(const pave_tri_region *region)
{
    const pave_span left = region->rows[PAVE_TRI_L], right = region->rows[PAVE_TRI_R];
    if (tri_none(left)) return right;
    if (tri_none(right)) return left;
    return pave_span_of(left.min < right.min ? left.min : right.min,
                        left.max > right.max ? left.max : right.max);
}

static int64_t tri_region_size(const pave_tri_region *region)
{
    int64_t count = 0, root = 0;
    if (region->round) return tri_euclid_size(region->norm);
    for (int s = 0; s < 2; s++)
        for (int64_t r = region->rows[s].min; r <= region->rows[s].max; r++)
            count += pave_cells_span_size(tri_region_row(region, r, s, &root));
    return count;
}

/// Writes the cells q..last of kind s in row r; no cells if last < q.
static pave_cell *tri_run(pave_cell *out, const pave_cell *end, int64_t q, int64_t last, int64_t r,
                          int s)
{
    if (last < q) return out;
    return pave_cells_run(out, end, pave_tri_face_of((int32_t)q, (int32_t)r, s), 1, 0,
                          last - q + 1);
}

/// Writes a row of both kinds: first the cells of one kind up to the first cell of the other kind,
/// then both kinds alternately, then the rest of one kind.
static pave_cell *tri_row(pave_cell *out, const pave_cell *end, int64_t r, pave_span left,
                          pave_span right)
{
    if (tri_none(left)) return tri_run(out, end, right.min, right.max, r, PAVE_TRI_R);
    if (tri_none(right)) return tri_run(out, end, left.min, left.max, r, PAVE_TRI_L);
    const pave_span both = pave_span_intersection(left, right);
    const int first = left.min < right.min ? PAVE_TRI_L : PAVE_TRI_R,
              last = left.max > right.max ? PAVE_TRI_L : PAVE_TRI_R;
    const pave_span ahead = first == PAVE_TRI_L ? left : right,
                    behind = last == PAVE_TRI_L ? left : right;
    out = tri_run(out, end, ahead.min, ahead.max < both.min ? ahead.max : both.min - 1, r, first);
    if (!tri_none(both))
        out =
            pave_cells_pairs(out, end, pave_tri_face_of((int32_t)both.min, (int32_t)r, PAVE_TRI_L),
                             pave_tri_face_of((int32_t)both.min, (int32_t)r, PAVE_TRI_R), 1, 0,
                             2 * pave_cells_span_size(both));
    return tri_run(out, end, behind.min > both.max ? behind.min : both.max + 1, behind.max, r,
                   last);
}

static void tri_region_fill(const pave_tri_region *region, pave_cell *out, int64_t count)
{
    if (count == 0) return; // `out` may be NULL
    const pave_cell *end = out + count;
    const pave_span rows = tri_region_rows(region);
    int64_t root = 0;
    for (int64_t r = rows.min; r <= rows.max; r++) {
        const pave_span left = tri_region_row(region, r, PAVE_TRI_L, &root),
                        right = tri_region_row(region, r, PAVE_TRI_R, &root);
        out = tri_row(out, end, r, left, right);
    }
    assert(out == end);
}

// ---- Public functions ---------------------------------------------------------------------------

/// Returns the part of a range that is within the limits.
static pave_tri_region tri_region_within(const pave_tri_range *range)
{
    const pave_span limits = pave_span_of(-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    pave_tri_range within = *range;
    for (int s = 0; s < 2; s++) {
        within.kind[s].q = pave_span_intersection(within.kind[s].q, limits);
        within.kind[s].r = pave_span_intersection(within.kind[s].r, limits);
    }
    return tri_region_of_range(&within);
}

pave_result pave_tri_range_cells(const pave_tri_range *range, pave_cell *out, int64_t capacity,
                                 int64_t *count)
{
    pave_tri_region region = tri_region_within(range);
    pave_result result = pave_cells_begin(true, tri_region_size(&region), capacity, count);
    if (result == PAVE_OK) tri_region_fill(&region, out, *count);
    return result;
}

static int64_t tri_disk_size(int64_t k, pave_tri_metric metric)
{
    assert(k >= 0 && k <= PAVE_TRI_RADIUS_MAX);
    switch (metric) {
    case PAVE_TRI_EDGE_STEPS: return 3 * k * (k + 1) / 2 + 1;
    case PAVE_TRI_SHORTCUT: return 2 * k * (k + 1) + (k % 3 == 1 ? 0 : 1);
    case PAVE_TRI_TOUCH: return 6 * k * (k + 1) + 1;
    case PAVE_TRI_FLANK: return 3 * k * (2 * k + 1) + 1;
    default: return tri_euclid_size((uint64_t)(k * k));
    }
}

pave_result pave_tri_disk(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    pave_tri_region region;
    bool in_range = tri_region_disk(center, k, metric, &region);
    pave_result result =
        pave_cells_begin(in_range, in_range ? tri_disk_size(k, metric) : 0, capacity, count);
    if (result == PAVE_OK) tri_region_fill(&region, out, *count);
    return result;
}

// ---- Rings and spirals --------------------------------------------------------------------------

/// The vector from the centre of `center` to the centre of the cell at the offset x, y, in thirds
/// of the lattice vectors.
typedef struct pave_tri_way {
    int64_t u, v;
} pave_tri_way;

static inline pave_tri_way tri_way_to(pave_cell center, pave_cell offset)
{
    const int64_t t = offset.s - center.s;
    pave_tri_way way = {3 * (int64_t)offset.q + t, 3 * (int64_t)offset.r + t};
    return way;
}

/// Returns whether a precedes b, by angle, then by length. Both must be in the first third, where u
/// increases along every direction.
static inline bool tri_way_before(pave_tri_way a, pave_tri_way b)
{
    const int64_t turn = a.u * b.v - a.v * b.u;
    return turn > 0 || (turn == 0 && a.u < b.u);
}

/// Inserts a cell among the `count` previous cells, which are sorted.
static void tri_insert(pave_cell center, pave_cell *sorted, int64_t count, pave_cell offset)
{
    const pave_tri_way way = tri_way_to(center, offset);
    for (; count > 0 && tri_way_before(way, tri_way_to(center, sorted[count - 1])); count--)
        sorted[count] = sorted[count - 1];
    sorted[count] = offset;
}

/// Writes the sorted offsets of a third of the ring between two disks. Returns their number.
static int64_t tri_ring_third(pave_cell center, const pave_tri_region *inner,
                              const pave_tri_region *outer, pave_cell *out)
{
    const pave_span rows = tri_region_rows(outer);
    int64_t count = 0, inner_root = 0, outer_root = 0;
    for (int64_t r = rows.min; r <= rows.max; r++)
        for (int s = 0; s < 2; s++) {
            // With the offset x, y, t: 3 x + t > 0, and 3 (x + y) + 2 t >= 0.
            const int64_t y = r - center.r, t = s - center.s;
            const int64_t right = pave_floor_divide(-t, 3) + 1,
                          below = -pave_floor_divide(3 * y + 2 * t, 3);
            const pave_span in = tri_region_row(inner, r, s, &inner_root),
                            row = tri_region_row(outer, r, s, &outer_root);
            int64_t x = right > below ? right : below;
            if (in.max >= in.min && in.max - center.q >= x) x = in.max - center.q + 1;
            if (row.max < row.min) continue;
            for (; x <= row.max - center.q; x++)
                tri_insert(center, out, count++, pave_tri_face_of((int32_t)x, (int32_t)y, s));
        }
    return count;
}

/// Returns the cell at an offset that is rotated around the centre by zero, one or two thirds of a
/// turn.
static inline pave_cell tri_turned(pave_cell center, pave_cell offset, int thirds)
{
    const int32_t x = offset.q, y = offset.r, away = -x - y - (offset.s - center.s);
    switch (thirds) {
    case 0: return pave_tri_face_of(center.q + x, center.r + y, offset.s);
    case 1: return pave_tri_face_of(center.q + away, center.r + x, offset.s);
    default: return pave_tri_face_of(center.q + y, center.r + away, offset.s);
    }
}

/// Writes the ring. Returns its end. The last third runs from 270 to 30 degrees. Its final part,
/// rotated from cells with v >= u, is written first.
static pave_cell *tri_ring_fill(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell *out)
{
    if (k == 0) {
        *out = center;
        return out + 1;
    }
    const pave_tri_region inner = tri_region_of_disk(center, k - 1, metric),
                          outer = tri_region_of_disk(center, k, metric);
    const int64_t third = tri_ring_third(center, &inner, &outer, out);
    int64_t early = 0;
    for (; early < third; early++) {
        const pave_tri_way way = tri_way_to(center, out[third - 1 - early]);
        if (way.v < way.u) break;
    }
    memmove(out + early, out, (size_t)third * sizeof *out);
    for (int64_t i = 0; i < third; i++) {
        const pave_cell offset = out[early + i];
        out[early + i] = tri_turned(center, offset, 0);
        out[early + third + i] = tri_turned(center, offset, 1);
        out[i < third - early ? early + 2 * third + i : i - (third - early)] =
            tri_turned(center, offset, 2);
    }
    return out + 3 * third;
}

static int64_t tri_ring_size(int64_t k, pave_tri_metric metric)
{
    static const int8_t past[3] = {0, -1, 1};
    assert(k >= 0 && k <= PAVE_TRI_RADIUS_MAX);
    if (k == 0) return 1;
    switch (metric) {
    case PAVE_TRI_EDGE_STEPS: return 3 * k;
    case PAVE_TRI_SHORTCUT: return 4 * k + past[k % 3];
    case PAVE_TRI_TOUCH: return 12 * k;
    case PAVE_TRI_FLANK: return 12 * k - 3;
    default: return tri_disk_size(k, metric) - tri_disk_size(k - 1, metric);
    }
}

pave_result pave_tri_ring(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    pave_tri_region outer;
    bool in_range = tri_region_disk(
        center, k, metric, &outer); // the ring has a cell in each row and column of the disk
    pave_result result =
        pave_cells_begin(in_range, in_range ? tri_ring_size(k, metric) : 0, capacity, count);
    if (result == PAVE_OK) {
        const pave_cell *end = tri_ring_fill(center, k, metric, out);
        assert(end == out + *count);
        (void)end;
    }
    return result;
}

pave_result pave_tri_spiral(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell *out,
                            int64_t capacity, int64_t *count)
{
    pave_tri_region outer;
    bool in_range = tri_region_disk(center, k, metric, &outer);
    pave_result result =
        pave_cells_begin(in_range, in_range ? tri_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    for (int64_t radius = 0; radius <= k; radius++)
        out = tri_ring_fill(center, radius, metric, out);
    return PAVE_OK;
}
