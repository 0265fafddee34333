/// src/tiling/multigrid_places.c: the cell at a point, and the cells of an area.
///
/// The walk repeatedly crosses a side that has the point on its outer side. It always terminates.
/// The line numbers k of the faces of a multigrid are the slopes of a convex function, which is the
/// sum over the families of a function that bends upwards at each line. The tiling is therefore the
/// projection of a convex surface with the cells as facets; along the walk, the planes of the
/// facets are higher and higher above the point. Based on: H. Edelsbrunner, "An acyclicity theorem
/// for cell complexes in d dimensions", 1990.
#include "../base/exact.h"

#include "../base/area.h"
#include "../base/array.h"
#include "../base/exact_turn.h"
#include "multigrid_parts.h"

#include <math.h>
#include <stdlib.h>

enum { PAVE_MULTIGRID_STEPS_MAX = 1000 };

/// Maximum error of the computed position of a point relative to a side, for cells in range.
#define PAVE_MULTIGRID_ROUNDING 0x1p-20

static double multigrid_x(const pave_multigrid *multigrid, int32_t family)
{
    return (double)multigrid->tables->x[family] * 0x1p-62;
}

static double multigrid_y(const pave_multigrid *multigrid, int32_t family)
{
    return (double)multigrid->tables->y[family] * 0x1p-62;
}

/// Estimates the position, on the multigrid, of the crossing whose cell has its centre at `point`;
/// the error is at most multigrid_leeway. k_i is x . e_i - g_i plus a number between 0 and 1, on
/// average 1/2. So the position of a vertex is N / 2 times x, plus the sum of (1/2 - g_i) e_i, plus
/// at most half of each e_i.
static pave_vec2 multigrid_source(const pave_multigrid *multigrid, pave_vec2 point)
{
    for (int32_t l = 0; l < multigrid->families; l++) {
        const double shift = 0.5 - multigrid->offsets[l] * 0x1p-32;
        point.x -= shift * multigrid_x(multigrid, l);
        point.y -= shift * multigrid_y(multigrid, l);
    }
    const double scale = 2.0 / multigrid->families;
    return pave_vec2_of(point.x * scale, point.y * scale);
}

/// Sums of at most half of each e_i form a regular polygon with 2 N sides of length 1. Its radius
/// is 1 / (2 sin(pi / 2 N)), which is less than the result times N / 2.
static double multigrid_leeway(const pave_multigrid *multigrid)
{
    return 0.64 + 0.1 / multigrid->families;
}

/// Returns the distance of a position on the multigrid from line 0 of a family, in units of the
/// distance between lines.
static double multigrid_height(const pave_multigrid *multigrid, int32_t family, pave_vec2 place)
{
    return place.x * multigrid_x(multigrid, family) + place.y * multigrid_y(multigrid, family) -
           multigrid->offsets[family] * 0x1p-32;
}

// ---- The cell at a point ------------------------------------------------------------------------

/// Finds a crossing near a position: the crossing of the nearest line with the line that crosses it
/// nearest to the position.
static pave_cell multigrid_guess(const pave_multigrid *multigrid, pave_vec2 place)
{
    const pave_multigrid_tables *tables = multigrid->tables;
    double number[PAVE_MULTIGRID_FAMILIES_MAX], beyond[PAVE_MULTIGRID_FAMILIES_MAX];
    int32_t own = 0, other = -1;
    for (int32_t l = 0; l < multigrid->families; l++) {
        const double height = multigrid_height(multigrid, l, place);
        number[l] = floor(height + 0.5);
        beyond[l] = height - number[l];
        if (fabs(beyond[l]) < fabs(beyond[own])) own = l;
    }
    double best = 0.0;
    for (int32_t l = 0; l < multigrid->families; l++) {
        if (l == own) continue;
        const double cosine = multigrid_x(multigrid, own) * multigrid_x(multigrid, l) +
                              multigrid_y(multigrid, own) * multigrid_y(multigrid, l),
                     height = beyond[l] - beyond[own] * cosine, whole = floor(height + 0.5),
                     reach = (double)tables->reach[l - own + multigrid->families - 1] * 0x1p-28,
                     way = fabs((height - whole) * reach);
        if (other >= 0 && way >= best) continue;
        other = l;
        best = way;
        number[l] += whole;
    }
    const int32_t i = own < other ? own : other, j = own < other ? other : own;
    pave_cell cell = pave_cell_of((int32_t)number[i], (int32_t)number[j]);
    cell.s = pave_multigrid_pair_of(multigrid, i, j);
    return cell;
}

/// Returns whether a point, shifted slightly to the right and, much less, downwards, is on the
/// inner side of the line from a to b.
static bool multigrid_inside(pave_vec2 a, pave_vec2 b, pave_vec2 point)
{
    const int turn = pave_exact_turn(a, b, point);
    if (turn != 0) return turn > 0;
    return b.y < a.y || (b.y == a.y && b.x > a.x);
}

/// Returns a side of the ring that has the point on its outer side; -1 if the point is in the cell.
static int multigrid_beyond_side(const pave_multigrid *multigrid, const pave_multigrid_look *look,
                                 pave_vec2 point)
{
    const pave_multigrid_sum sum = pave_multigrid_sum_of(multigrid, look);
    const pave_vec2 middle = pave_multigrid_middle(multigrid, look, sum),
                    from = pave_vec2_of(point.x - middle.x, point.y - middle.y);
    const int32_t f = look->family[0], g = look->family[1];
    const double fx = multigrid_x(multigrid, f), fy = multigrid_y(multigrid, f),
                 gx = multigrid_x(multigrid, g), gy = multigrid_y(multigrid, g),
                 half = 0.5 * (fx * gy - fy * gx), along_f = fx * from.y - fy * from.x,
                 along_g = from.x * gy - from.y * gx;
    const double most_f = fabs(along_f) - half, most_g = fabs(along_g) - half;
    const int side_f = along_f < 0.0 ? 0 : 2, side_g = along_g < 0.0 ? 3 : 1;
    if (most_f > PAVE_MULTIGRID_ROUNDING && most_f >= most_g) return side_f;
    if (most_g > PAVE_MULTIGRID_ROUNDING) return side_g;
    if (most_f < -PAVE_MULTIGRID_ROUNDING && most_g < -PAVE_MULTIGRID_ROUNDING) return -1;
    pave_vec2 corners[4];
    for (int r = 0; r < 4; r++) corners[r] = pave_multigrid_ring_corner(multigrid, look, sum, r);
    for (int r = 0; r < 4; r++)
        if (!multigrid_inside(corners[r], corners[(r + 1) & 3], point)) return r;
    return -1;
}

static double multigrid_near(double coordinate)
{
    const double far = PAVE_MULTIGRID_FAR;
    if (!(coordinate >= -far)) return coordinate < -far ? -far : 0.0;
    return coordinate > far ? far : coordinate;
}

pave_cell pave_multigrid_cell_at(const pave_multigrid *multigrid, pave_vec2 point)
{
    point = pave_vec2_of(multigrid_near(point.x), multigrid_near(point.y));
    pave_cell cell = multigrid_guess(multigrid, multigrid_source(multigrid, point));
    for (int step = 0; step < PAVE_MULTIGRID_STEPS_MAX; step++) {
        pave_multigrid_look look;
        pave_multigrid_look_at(multigrid, cell, &look);
        const int r = multigrid_beyond_side(multigrid, &look, point);
        if (r < 0) return cell;
        cell = pave_multigrid_across(multigrid, &look, r);
    }
    return pave_multigrid_search_at(multigrid,
                                    point); // because of rounding, the walk might not terminate
}

// ---- All cells of a box -------------------------------------------------------------------------

/// Called for each cell. Returns false to stop.
typedef bool pave_multigrid_visit(void *context, const pave_multigrid *multigrid, pave_cell cell);

/// The integers from `low` to `high`, both included.
typedef struct pave_multigrid_range {
    double low, high;
} pave_multigrid_range;

static pave_multigrid_range multigrid_range_of(double a, double b)
{
    const pave_multigrid_range range = {a < b ? a : b, a < b ? b : a};
    return range;
}

/// Returns the part of `range` in which start + t step is in low..high. `step` may be 0.
static pave_multigrid_range multigrid_clip(pave_multigrid_range range, double start, double step,
                                           double low, double high)
{
    if (fabs(step) < 0x1p-40) {
        if (start < low || start > high) range.high = range.low - 1.0;
        return range;
    }
    const pave_multigrid_range part =
        multigrid_range_of((low - start) / step, (high - start) / step);
    range.low = part.low > range.low ? part.low : range.low;
    range.high = part.high < range.high ? part.high : range.high;
    return range;
}

/// Returns the lines of family j that cross line a of family i in a box of the multigrid.
static pave_multigrid_range multigrid_crossing(const pave_multigrid *multigrid, int32_t i, double a,
                                               int32_t j, const pave_box *box)
{
    const double ix = multigrid_x(multigrid, i), iy = multigrid_y(multigrid, i),
                 at = a + multigrid->offsets[i] * 0x1p-32;
    pave_multigrid_range range = {-0x1p40, 0x1p40}; // t is the position along the line, relative to
                                                    // the foot of the perpendicular from the origin
    range = multigrid_clip(range, at * ix, -iy, box->min.x, box->max.x);
    range = multigrid_clip(range, at * iy, ix, box->min.y, box->max.y);
    if (range.low > range.high) return range;
    const pave_vec2 ends[2] = {{at * ix - range.low * iy, at * iy + range.low * ix},
                               {at * ix - range.high * iy, at * iy + range.high * ix}};
    range = multigrid_range_of(multigrid_height(multigrid, j, ends[0]),
                               multigrid_height(multigrid, j, ends[1]));
    range.low = ceil(range.low);
    range.high = floor(range.high);
    return range;
}

/// Returns the lines of a family through a box of the multigrid.
static pave_multigrid_range multigrid_lines(const pave_multigrid *multigrid, int32_t family,
                                            const pave_box *box)
{
    pave_multigrid_range range = {0x1p60, -0x1p60};
    for (int corner = 0; corner < 4; corner++) {
        const double height = multigrid_height(multigrid, family,
                                               pave_vec2_of(corner & 1 ? box->max.x : box->min.x,
                                                            corner & 2 ? box->max.y : box->min.y));
        range.low = height < range.low ? height : range.low;
        range.high = height > range.high ? height : range.high;
    }
    range.low = ceil(range.low);
    range.high = floor(range.high);
    return range;
}

/// Visits all cells whose centres are in a box, and some cells around it. Returns false if a visit
/// stopped the scan.
static bool multigrid_scan(const pave_multigrid *multigrid, pave_box box,
                           pave_multigrid_visit *visit, void *context)
{
    box = pave_box_of(multigrid_source(multigrid, box.min), multigrid_source(multigrid, box.max));
    box = pave_box_widened(box, multigrid_leeway(multigrid));
    for (int32_t s = 0; s < multigrid->pair_count; s++) {
        int32_t i, j;
        pave_multigrid_pair(multigrid, s, &i, &j);
        const pave_multigrid_range lines = multigrid_lines(multigrid, i, &box);
        for (double a = lines.low; a <= lines.high; a++) {
            const pave_multigrid_range others = multigrid_crossing(multigrid, i, a, j, &box);
            for (double b = others.low; b <= others.high; b++) {
                pave_cell cell = pave_cell_of((int32_t)a, (int32_t)b);
                cell.s = s;
                if (!visit(context, multigrid, cell)) return false;
            }
        }
    }
    return true;
}

typedef struct pave_multigrid_wanted {
    pave_vec2 point;
    pave_cell found;
} pave_multigrid_wanted;

static bool multigrid_visit_wanted(void *context, const pave_multigrid *multigrid, pave_cell cell)
{
    pave_multigrid_wanted *wanted = (pave_multigrid_wanted *)context;
    pave_multigrid_look look;
    pave_multigrid_look_at(multigrid, cell, &look);
    if (multigrid_beyond_side(multigrid, &look, wanted->point) >= 0) return true;
    wanted->found = cell;
    return false;
}

/// Searches a box around the point: the centre of the cell is within 1 of the point.
pave_cell pave_multigrid_search_at(const pave_multigrid *multigrid, pave_vec2 point)
{
    pave_multigrid_wanted wanted = {point, {0, 0, 0}};
    const bool missed = multigrid_scan(multigrid, pave_box_widened(pave_box_of(point, point), 1.0),
                                       multigrid_visit_wanted, &wanted);
    assert(!missed);
    (void)missed;
    return wanted.found;
}

// ---- The cells of an area -----------------------------------------------------------------------

typedef struct pave_multigrid_entry {
    pave_vec2 center;
    pave_cell cell;
} pave_multigrid_entry;

typedef struct pave_multigrid_list {
    const pave_area *area;
    pave_allocator allocator;
    pave_multigrid_entry *entries;
    int64_t count, capacity;
} pave_multigrid_list;

static bool multigrid_visit_area(void *context, const pave_multigrid *multigrid, pave_cell cell)
{
    pave_multigrid_list *list = (pave_multigrid_list *)context;
    const pave_multigrid_entry entry = {pave_multigrid_center(multigrid, cell), cell};
    if (!pave_area_contains(list->area, entry.center)) return true;
    if (!pave_array_reserve(&list->allocator, &list->entries, &list->capacity, list->count + 1,
                            sizeof entry))
        return false;
    list->entries[list->count++] = entry;
    return true;
}

/// Compares by y, then by x; no two centres coincide.
static int multigrid_compare(const void *a, const void *b)
{
    const pave_multigrid_entry *left = (const pave_multigrid_entry *)a,
                               *right = (const pave_multigrid_entry *)b;
    if (left->center.y != right->center.y) return left->center.y < right->center.y ? -1 : 1;
    return (left->center.x > right->center.x) - (left->center.x < right->center.x);
}

static bool multigrid_within(pave_vec2 point)
{
    return fabs(point.x) <= PAVE_MULTIGRID_FAR && fabs(point.y) <= PAVE_MULTIGRID_FAR;
}

pave_result pave_multigrid_cells(const pave_multigrid *multigrid, const pave_area *area,
                                 const pave_allocator *allocator, pave_cell *out, int64_t capacity,
                                 int64_t *count)
{
    if (!multigrid_within(area->box.min) || !multigrid_within(area->box.max)) return PAVE_RANGE;
    pave_multigrid_list list = {.area = area, .allocator = pave_allocator_or_default(allocator)};
    pave_result result = PAVE_NO_MEMORY;
    if (multigrid_scan(multigrid, area->box, multigrid_visit_area, &list)) {
        result = list.count > capacity ? PAVE_CAPACITY : PAVE_OK;
        *count = list.count;
    }
    if (result == PAVE_OK && list.count > 0) {
        qsort(list.entries, (size_t)list.count, sizeof *list.entries, multigrid_compare);
        for (int64_t i = 0; i < list.count; i++) out[i] = list.entries[i].cell;
    }
    pave_array_release(&list.allocator, list.entries);
    return result;
}
