/// src/grid/tri_rings.c: rings and spirals of the triangle grid.
///
/// A ring is three turned copies of a third. The third that is made is that from the direction NE,
/// 30 degrees from north, up to but not with SE, for there every row goes outwards: it has only a
/// few cells of the ring, but for the outermost rows, and rows that come later lie further round,
/// but for a few. So sorting the cells by inserting each where it belongs moves them by a few
/// places only, and the time is linear. It is the same for all metrics: what a disk has and the
/// next smaller has not.
#include "../base/exact.h"

#include "cells.h"
#include "tri_region.h"

#include <string.h>

/// The way from the middle of `center` to that of the cell at the offset x, y, in thirds of the
/// lattice vectors.
typedef struct pave_tri_way {
    int64_t u, v;
} pave_tri_way;

static inline pave_tri_way pave_tri_way_to(pave_cell center, pave_cell offset)
{
    const int64_t t = offset.s - center.s;
    pave_tri_way way = {3 * (int64_t)offset.q + t, 3 * (int64_t)offset.r + t};
    return way;
}

/// Whether a comes before b, by angle, then by length. Both are in the first third, where u grows
/// along every direction.
static inline bool pave_tri_way_before(pave_tri_way a, pave_tri_way b)
{
    const int64_t turn = a.u * b.v - a.v * b.u;
    return turn > 0 || (turn == 0 && a.u < b.u);
}

/// Puts a cell where it belongs among the `count` before it, which are sorted.
static void pave_tri_insert(pave_cell center, pave_cell *sorted, int64_t count, pave_cell offset)
{
    const pave_tri_way way = pave_tri_way_to(center, offset);
    for (; count > 0 && pave_tri_way_before(way, pave_tri_way_to(center, sorted[count - 1]));
         count--)
        sorted[count] = sorted[count - 1];
    sorted[count] = offset;
}

/// Writes the third of the ring between two disks as sorted offsets, and returns how many.
static int64_t pave_tri_ring_third(pave_cell center, const pave_tri_region *inner,
                                   const pave_tri_region *outer, pave_cell *out)
{
    const pave_span rows = pave_tri_region_rows(outer);
    int64_t count = 0, inner_root = 0, outer_root = 0;
    for (int64_t r = rows.min; r <= rows.max; r++)
        for (int s = 0; s < 2; s++) {
            // With x, y, t for the offset: 3 x + t > 0, and 3 (x + y) + 2 t >= 0.
            const int64_t y = r - center.r, t = s - center.s;
            const int64_t right = pave_floor_divide(-t, 3) + 1,
                          below = -pave_floor_divide(3 * y + 2 * t, 3);
            const pave_span in = pave_tri_region_row(inner, r, s, &inner_root),
                            row = pave_tri_region_row(outer, r, s, &outer_root);
            int64_t x = right > below ? right : below;
            if (in.max >= in.min && in.max - center.q >= x) x = in.max - center.q + 1;
            if (row.max < row.min) continue;
            for (; x <= row.max - center.q; x++)
                pave_tri_insert(center, out, count++, pave_tri_face_of((int32_t)x, (int32_t)y, s));
        }
    return count;
}

/// The cell at an offset that is turned by no, one or two thirds of a turn about the middle.
static inline pave_cell pave_tri_turned(pave_cell center, pave_cell offset, int thirds)
{
    const int32_t x = offset.q, y = offset.r, away = -x - y - (offset.s - center.s);
    switch (thirds) {
    case 0: return pave_tri_face_of(center.q + x, center.r + y, offset.s);
    case 1: return pave_tri_face_of(center.q + away, center.r + x, offset.s);
    default: return pave_tri_face_of(center.q + y, center.r + away, offset.s);
    }
}

/// Writes the ring and returns what is behind it. The last third begins at 270 degrees and ends at
/// 30: its end, turned from where v >= u, comes first.
static pave_cell *pave_tri_ring_fill(pave_cell center, int64_t k, pave_tri_metric metric,
                                     pave_cell *out)
{
    if (k == 0) {
        *out = center;
        return out + 1;
    }
    const pave_tri_region inner = pave_tri_region_of_disk(center, k - 1, metric),
                          outer = pave_tri_region_of_disk(center, k, metric);
    const int64_t third = pave_tri_ring_third(center, &inner, &outer, out);
    int64_t early = 0;
    for (; early < third; early++) {
        const pave_tri_way way = pave_tri_way_to(center, out[third - 1 - early]);
        if (way.v < way.u) break;
    }
    memmove(out + early, out, (size_t)third * sizeof *out);
    for (int64_t i = 0; i < third; i++) {
        const pave_cell offset = out[early + i];
        out[early + i] = pave_tri_turned(center, offset, 0);
        out[early + third + i] = pave_tri_turned(center, offset, 1);
        out[i < third - early ? early + 2 * third + i : i - (third - early)] =
            pave_tri_turned(center, offset, 2);
    }
    return out + 3 * third;
}

int64_t pave_tri_ring_size(int64_t k, pave_tri_metric metric)
{
    static const int8_t past[3] = {0, -1, 1};
    assert(k >= 0 && k <= PAVE_TRI_RADIUS_MAX);
    if (k == 0) return 1;
    switch (metric) {
    case PAVE_TRI_EDGE_STEPS: return 3 * k;
    case PAVE_TRI_SHORTCUT: return 4 * k + past[k % 3];
    case PAVE_TRI_TOUCH: return 12 * k;
    case PAVE_TRI_FLANK: return 12 * k - 3;
    default: return pave_tri_disk_size(k, metric) - pave_tri_disk_size(k - 1, metric);
    }
}

pave_result pave_tri_ring(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    pave_tri_region outer;
    bool in_range = pave_tri_region_disk(
        center, k, metric, &outer); // of each row and column of a disk, its ring has a cell
    pave_result result =
        pave_cells_begin(in_range, in_range ? pave_tri_ring_size(k, metric) : 0, capacity, count);
    if (result == PAVE_OK) {
        const pave_cell *end = pave_tri_ring_fill(center, k, metric, out);
        assert(end == out + *count);
        (void)end;
    }
    return result;
}

pave_result pave_tri_spiral(pave_cell center, int64_t k, pave_tri_metric metric, pave_cell *out,
                            int64_t capacity, int64_t *count)
{
    pave_tri_region outer;
    bool in_range = pave_tri_region_disk(center, k, metric, &outer);
    pave_result result =
        pave_cells_begin(in_range, in_range ? pave_tri_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    for (int64_t radius = 0; radius <= k; radius++)
        out = pave_tri_ring_fill(center, radius, metric, out);
    return PAVE_OK;
}
