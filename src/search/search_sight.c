/// src/search/search_sight.c: lines of sight and fields of view, computed segment by segment.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "../tiling/window_shapes.h"
#include "search_sight.h"
#include "search_sight_line.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

#include <inttypes.h>
#include <math.h>

// ---- Between two cells --------------------------------------------------------------------------

/// Returns whether the last side crossed by a walk is masked. The side is looked up from whichever
/// of its two cells is in the window.
static bool sight_side_is_masked(const pave_mask *walls, const pave_sight_walk *walk,
                                 int64_t before, int64_t index)
{
    if (before >= 0) return pave_mask_side(walls, before, walk->side);
    if (index < 0) return false;
    return pave_mask_side(
        walls, index, pave_tiling_side_of(walk->line->tiling, walk->before.s, walk->side)->twin);
}

/// Returns whether there is no wall on a walk from its first cell to its end.
static bool sight_walk_is_free(const pave_mask *walls, pave_sight_walk *walk)
{
    const pave_sight_line *line = walk->line;
    int64_t index = pave_sight_index(walls->window, walk->cell), before;
    do {
        bool is_end = pave_cell_equal(walk->cell, line->a) || pave_cell_equal(walk->cell, line->b);
        if (!is_end && index >= 0 && pave_mask_cell(walls, index)) return false;
        before = index;
        if (!pave_sight_walk_next(walk)) return true;
        index = pave_sight_index(walls->window, walk->cell);
    } while (!sight_side_is_masked(walls, walk, before, index));
    return false;
}

bool pave_sight_is_free(const pave_mask *walls, pave_cell a, pave_cell b)
{
    pave_sight_line line;
    pave_sight_walk walk;
    if (pave_cell_equal(a, b)) return true;
    pave_sight_line_of(walls->window->tiling, walls->window->grid, a, b, &line);
    walk = pave_sight_walk_of(&line, PAVE_SIGHT_LEFT);
    if (sight_walk_is_free(walls, &walk)) return true;
    if (!walk.grazes) return false; // up to the wall, the walk with the other nudge is the same
    walk = pave_sight_walk_of(&line, PAVE_SIGHT_RIGHT);
    return sight_walk_is_free(walls, &walk);
}

pave_result pave_line_of_sight(const pave_mask *walls, pave_cell a, pave_cell b, bool *out)
{
    const pave_window *window = walls->window;
    assert(a.s >= 0 && a.s < window->tiling->face_count && b.s >= 0 &&
           b.s < window->tiling->face_count);
    if (!pave_sight_line_in_range(window->grid, a, b)) return PAVE_RANGE;
    *out = pave_sight_index(window, a) >= 0 && pave_sight_index(window, b) >= 0 &&
           pave_sight_is_free(walls, a, b);
    return PAVE_OK;
}

// ---- Cells within a radius ----------------------------------------------------------------------

/// The last valid metric of each grid.
static const int32_t sight_metric_max[] = {
    [PAVE_WINDOW_OTHER] = 0,
    [PAVE_WINDOW_SQUARES] = PAVE_SQUARE_EUCLID,
    [PAVE_WINDOW_HEXAGONS] = PAVE_HEX_EUCLID,
    [PAVE_WINDOW_TRIANGLES] = PAVE_TRI_EUCLID,
};

/// Returns the maximum distance between the centres of a unit cell's faces, in u and in v.
static pave_vec2 sight_spread(const pave_tiling *tiling)
{
    pave_box box = pave_box_of(tiling->centers[0], tiling->centers[0]);
    for (int32_t s = 1; s < tiling->face_count; s++) box = pave_box_add(box, tiling->centers[s]);
    return pave_vec2_of(box.max.x - box.min.x, box.max.y - box.min.y);
}

pave_result pave_sight_reach_of(const pave_tiling *tiling, int32_t radius, int32_t metric,
                                pave_sight_reach *out, pave_error *error)
{
    pave_vec2 i = tiling->i, j = tiling->j;
    double area = i.x * j.y - i.y * j.x;
    pave_window_grid grid = pave_window_grid_of(tiling);
    if (metric < 0 || metric > sight_metric_max[grid])
        return PAVE_FAIL(error, PAVE_RANGE, "the metric of that tiling must be 0 to %" PRId32,
                         sight_metric_max[grid]);
    if (radius < 0 || radius > PAVE_COORDINATE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the radius must be 0 to %" PRId32,
                         PAVE_COORDINATE_MAX);
    out->tiling = tiling;
    out->grid = grid;
    out->radius = radius;
    out->metric = metric;
    out->q = out->r = (int64_t)radius + 1;
    if (grid != PAVE_WINDOW_OTHER) return PAVE_OK;
    pave_vec2 spread = sight_spread(tiling);
    area = area < 0 ? -area : area;
    out->q = (int64_t)floor(radius * sqrt(j.x * j.x + j.y * j.y) / area + spread.x) + 1;
    out->r = (int64_t)floor(radius * sqrt(i.x * i.x + i.y * i.y) / area + spread.y) + 1;
    return PAVE_OK;
}

/// Returns whether two centres are within the radius, with a margin for rounding.
static bool sight_centers_near(const pave_sight_reach *reach, pave_cell a, pave_cell b)
{
    const pave_tiling *tiling = reach->tiling;
    double u = ((double)b.q - a.q) + (tiling->centers[b.s].x - tiling->centers[a.s].x);
    double v = ((double)b.r - a.r) + (tiling->centers[b.s].y - tiling->centers[a.s].y);
    double x = u * tiling->i.x + v * tiling->j.x, y = u * tiling->i.y + v * tiling->j.y,
           radius = reach->radius + 1e-6;
    return x * x + y * y <= radius * radius;
}

bool pave_sight_reach_has(const pave_sight_reach *reach, pave_cell a, pave_cell b)
{
    int64_t radius = reach->radius;
    uint64_t norm_max = (uint64_t)(radius * radius);
    switch (reach->grid) {
    case PAVE_WINDOW_SQUARES:
        if (reach->metric == PAVE_SQUARE_EUCLID) return pave_square_norm(a, b) <= norm_max;
        return pave_square_distance(a, b, (pave_square_metric)reach->metric) <= radius;
    case PAVE_WINDOW_HEXAGONS:
        return reach->metric == PAVE_HEX_EUCLID ? pave_hex_norm(a, b) <= norm_max
                                                : pave_hex_distance(a, b) <= radius;
    case PAVE_WINDOW_TRIANGLES:
        if (reach->metric == PAVE_TRI_EUCLID) return pave_tri_norm(a, b) <= norm_max;
        return pave_tri_distance(a, b, (pave_tri_metric)reach->metric) <= radius;
    case PAVE_WINDOW_OTHER: break;
    }
    return sight_centers_near(reach, a, b);
}

// ---- Fields of any radius -----------------------------------------------------------------------

void pave_sight_list_bits(pave_sight_list *list, const uint64_t *words, int64_t count)
{
    for (int64_t at = 0; at < count; at += 64) {
        for (uint64_t bits = words[at / 64]; bits; bits &= bits - 1)
            pave_sight_list_add(list, at + pave_bits_lowest(bits));
    }
}

static int64_t sight_divide(int64_t number, int64_t divisor)
{
    return number / divisor - (number % divisor < 0);
}
static int64_t sight_less(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t sight_more(int64_t a, int64_t b) { return a > b ? a : b; }

/// Visits the rows of the window in order, that is, in index order.
static void sight_far_plain(const pave_mask *walls, pave_cell from, const pave_sight_reach *reach,
                            pave_sight_list *list)
{
    const pave_window *window = walls->window;
    int64_t first = sight_more(window->r, from.r - reach->r),
            last = sight_less(window->r + (int64_t)window->row_count - 1, from.r + reach->r);
    for (int64_t r = first; r <= last; r++) {
        const pave_window_row *row = &window->rows[r - window->r];
        int64_t low = sight_divide(row->slot, window->face_count),
                cells = row[1].start - row->start;
        int64_t high = sight_divide(row->slot + (window->gaps ? 2 : 1) * cells, window->face_count);
        low = sight_more(low, from.q - reach->q);
        high = sight_less(high, from.q + reach->q);
        for (int64_t q = low; q <= high; q++) {
            for (int32_t s = 0; s < window->face_count; s++) {
                pave_cell cell = {(int32_t)q, (int32_t)r, s};
                int64_t index =
                    pave_sight_reach_has(reach, from, cell) ? pave_window_index(window, cell) : -1;
                if (index >= 0 && pave_sight_is_free(walls, from, cell))
                    pave_sight_list_add(list, index);
            }
        }
    }
}

/// Visits every image within the radius. `seen` has a bit for each cell of the window.
static void sight_far_images(const pave_mask *walls, pave_cell from, const pave_sight_reach *reach,
                             uint64_t *seen)
{
    const pave_window *window = walls->window;
    pave_cell cell;
    for (int64_t r = -reach->r; r <= reach->r; r++) {
        for (int64_t q = -reach->q; q <= reach->q; q++) {
            cell.q = (int32_t)(from.q + q);
            cell.r = (int32_t)(from.r + r);
            for (cell.s = 0; cell.s < window->tiling->face_count; cell.s++) {
                int64_t index =
                    pave_sight_reach_has(reach, from, cell) ? pave_sight_index(window, cell) : -1;
                if (index < 0 || pave_bits_test(seen, index)) continue;
                if (pave_sight_is_free(walls, from, cell)) pave_bits_set(seen, index);
            }
        }
    }
}

/// Returns whether every cell within the radius is in range for pave_line_of_sight.
static bool sight_far_in_range(const pave_window *window, pave_cell from,
                               const pave_sight_reach *reach)
{
    pave_cell least = from, most = from;
    if (reach->q > PAVE_COORDINATE_MAX || reach->r > PAVE_COORDINATE_MAX) return false;
    least.q = (int32_t)(from.q - reach->q);
    least.r = (int32_t)(from.r - reach->r);
    most.q = (int32_t)(from.q + reach->q);
    most.r = (int32_t)(from.r + reach->r);
    if (window->def.wrap && (!pave_cell_in_range(least) || !pave_cell_in_range(most))) return false;
    return pave_sight_line_in_range(window->grid, pave_cell_of(0, 0),
                                    pave_cell_of((int32_t)reach->q, (int32_t)reach->r));
}

/// Lists the visible cells in index order. `seen` is the bit table of a window that wraps,
/// otherwise NULL.
static void sight_far_list(const pave_mask *walls, pave_cell from, const pave_sight_reach *reach,
                           const uint64_t *seen, pave_sight_list *list)
{
    if (seen)
        pave_sight_list_bits(list, seen, walls->window->count);
    else
        sight_far_plain(walls, from, reach, list);
}

pave_result pave_field_of_view_far(const pave_view_def *def, const pave_allocator *allocator,
                                   int64_t *out, int64_t capacity, int64_t *count,
                                   pave_error *error)
{
    const pave_mask *walls = def->walls;
    const pave_window *window = walls->window;
    pave_cell cell = pave_window_cell(window, def->from);
    pave_sight_list need = {NULL, 0, 0}, list = {out, capacity, 0};
    pave_sight_reach reach;
    pave_allocator memory = pave_allocator_or_default(allocator);
    size_t words = (size_t)(window->count / 64 + 1);
    uint64_t *seen = NULL;
    assert(capacity >= 0);
    *count = 0;
    pave_result result =
        pave_sight_reach_of(window->tiling, def->radius, def->metric, &reach, error);
    if (result != PAVE_OK) return result;
    if (!sight_far_in_range(window, cell, &reach))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a radius of %" PRId32
                         " reaches beyond the coordinate range: use a smaller one",
                         def->radius);
    if (window->def.wrap) {
        seen = pave_array_allocate(&memory, words, sizeof *seen);
        if (!seen)
            return PAVE_FAIL(error, PAVE_NO_MEMORY,
                             "not enough memory for a bit for each cell of the window");
        sight_far_images(walls, cell, &reach, seen);
    }
    // If the list does not fit, nothing may be written. Therefore counts first, unless the whole
    // window fits.
    if (capacity < window->count) sight_far_list(walls, cell, &reach, seen, &need);
    if (need.count <= capacity) sight_far_list(walls, cell, &reach, seen, &list);
    pave_array_release(&memory, seen);
    *count = need.count > capacity ? need.count : list.count;
    if (need.count <= capacity) return PAVE_OK;
    return PAVE_FAIL(error, PAVE_CAPACITY,
                     "%" PRId64 " cells are seen: give an array for all of them", need.count);
}
