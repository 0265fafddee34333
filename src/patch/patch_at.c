/// src/patch/patch_at.c: finds the cell at a point of a patch, using a grid of squares over its
/// bounds to narrow down the candidates.
#include "../base/exact.h"

#include "../base/exact_turn.h"
#include "../base/memory.h"
#include "../mesh/polygons_build.h"
#include "patch_parts.h"

#include <math.h>

// ---- Points in cells ----------------------------------------------------------------------------

bool pave_patch_has(const pave_polygons *polygons, int32_t cell, pave_vec2 point)
{
    const int32_t count = pave_polygons_side_count(polygons, cell);
    bool inside = false;
    pave_vec2 a = pave_polygons_corner(polygons, cell, count - 1);
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 b = pave_polygons_corner(polygons, cell, k);
        if ((a.y <= point.y) != (b.y <= point.y)) {
            const bool down = a.y < b.y; // both cells of a side compare its ends in the same way
            const int turn = down ? pave_exact_turn(a, b, point) : pave_exact_turn(b, a, point);
            inside ^= turn > 0;
        }
        a = b;
    }
    return inside;
}

/// Returns the next crossing of the horizontal line at y with a side of a cell, to the right of x;
/// the maximum double if there is no such crossing.
static double patch_crossing(const pave_polygons *polygons, int32_t cell, double y, double x)
{
    const int32_t count = pave_polygons_side_count(polygons, cell);
    double best = INFINITY;
    pave_vec2 a = pave_polygons_corner(polygons, cell, count - 1);
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 b = pave_polygons_corner(polygons, cell, k);
        if ((a.y <= y) != (b.y <= y)) {
            const double at = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y));
            if (at > x && at < best) best = at;
        }
        a = b;
    }
    return best;
}

/// Returns the centroid of a cell.
static pave_vec2 patch_centroid(const pave_polygons *polygons, int32_t cell)
{
    const pave_vec2 origin = pave_polygons_corner(polygons, cell, 0);
    double area = 0.0, x = 0.0, y = 0.0;
    for (int32_t k = 1; k + 1 < pave_polygons_side_count(polygons, cell); k++) {
        const pave_vec2 b = pave_polygons_corner(polygons, cell, k),
                        c = pave_polygons_corner(polygons, cell, k + 1);
        const pave_vec2 to_b = {b.x - origin.x, b.y - origin.y},
                        to_c = {c.x - origin.x, c.y - origin.y};
        const double part = to_b.x * to_c.y - to_b.y * to_c.x;
        area += part;
        x += part * (to_b.x + to_c.x);
        y += part * (to_b.y + to_c.y);
    }
    return pave_vec2_of(origin.x + x / (3.0 * area), origin.y + y / (3.0 * area));
}

pave_vec2 pave_patch_middle(const pave_polygons *polygons, int32_t cell)
{
    const pave_vec2 centroid = patch_centroid(polygons, cell);
    if (pave_patch_has(polygons, cell, centroid)) return centroid;
    pave_vec2 middle = centroid;
    double longest = 0.0, left = -INFINITY;
    for (;;) {
        const double from = patch_crossing(polygons, cell, centroid.y, left),
                     to = patch_crossing(polygons, cell, centroid.y, from);
        if (!(to < INFINITY)) return middle;
        if (to - from > longest) {
            longest = to - from;
            middle.x = 0.5 * (from + to);
        }
        left = to;
    }
}

// ---- Squares ------------------------------------------------------------------------------------

typedef struct pave_patch_span {
    int32_t column, row, end_column, end_row; ///< the ends are inclusive
} pave_patch_span;

static int32_t patch_slot(double offset, double size, int32_t count)
{
    const double slot = floor(offset / size);
    return slot >= count ? count - 1 : slot > 0.0 ? (int32_t)slot : 0;
}

static pave_patch_span patch_span_of(const pave_patch_squares *s, pave_box box)
{
    return (pave_patch_span){patch_slot(box.min.x - s->origin.x, s->size, s->columns),
                             patch_slot(box.min.y - s->origin.y, s->size, s->rows),
                             patch_slot(box.max.x - s->origin.x, s->size, s->columns),
                             patch_slot(box.max.y - s->origin.y, s->size, s->rows)};
}

/// The bounding box of an item: a cell or an outer side.
typedef pave_box pave_patch_box_of(const pave_polygons *polygons, int32_t item);

static pave_box patch_cell_box(const pave_polygons *polygons, int32_t cell)
{
    const pave_vec2 corner = pave_polygons_corner(polygons, cell, 0);
    pave_box box = pave_box_of(corner, corner);
    for (int32_t k = 1; k < pave_polygons_side_count(polygons, cell); k++)
        box = pave_box_add(box, pave_polygons_corner(polygons, cell, k));
    return box;
}

/// Chooses the square size so that there is about one square per item, with a limit on the number.
static void patch_size_squares(const pave_patch *patch, int32_t item_count, pave_patch_squares *s)
{
    enum { SIDE_MAX = 1 << 15 };
    const double width = patch->bounds.max.x - patch->bounds.min.x,
                 height = patch->bounds.max.y - patch->bounds.min.y,
                 count = item_count > 0 ? item_count : 1;
    s->origin = patch->bounds.min;
    s->size = sqrt(width / count) * sqrt(height);
    if (s->size < width / SIDE_MAX) s->size = width / SIDE_MAX;
    if (s->size < height / SIDE_MAX) s->size = height / SIDE_MAX;
    if (!(s->size > 0.0)) s->size = 1.0;
    s->columns = (int32_t)floor(width / s->size) + 1;
    s->rows = (int32_t)floor(height / s->size) + 1;
}

/// Counts the items of each square or, if there is capacity, lists them. `start` is shifted by one
/// element.
static void patch_list_squares(const pave_patch *patch, int32_t count, pave_patch_box_of *box_of,
                               const pave_patch_squares *s, int64_t *start, int32_t *items)
{
    for (int32_t item = 0; item < count; item++) {
        const pave_patch_span span = patch_span_of(s, box_of(patch->polygons, item));
        for (int32_t row = span.row; row <= span.end_row; row++)
            for (int32_t column = span.column; column <= span.end_column; column++) {
                int64_t *at = &start[(int64_t)row * s->columns + column];
                if (items) items[*at] = item;
                ++*at;
            }
    }
}

static pave_result patch_fill_squares(const pave_patch *patch, int32_t items,
                                      pave_patch_box_of *box_of, pave_patch_squares *s)
{
    patch_size_squares(patch, items, s);
    const int64_t count = (int64_t)s->columns * s->rows;
    s->start = pave_array_allocate(&patch->allocator, (size_t)count + 1, sizeof *s->start);
    if (!s->start) {
        s->columns = s->rows = 0;
        return PAVE_NO_MEMORY;
    }
    patch_list_squares(patch, items, box_of, s, s->start + 1, NULL);
    for (int64_t i = 0; i < count; i++) s->start[i + 1] += s->start[i];
    s->items = pave_array_take(&patch->allocator, (size_t)s->start[count], sizeof *s->items);
    if (!s->items) return PAVE_NO_MEMORY;
    patch_list_squares(patch, items, box_of, s, s->start, s->items);
    for (int64_t i = count; i > 0; i--)
        s->start[i] = s->start[i - 1]; // undoes the shift caused by listing
    s->start[0] = 0;
    return PAVE_OK;
}

pave_result pave_patch_square(pave_patch *patch)
{
    return patch_fill_squares(patch, patch->cell_count, patch_cell_box, &patch->own->squares);
}

void pave_patch_release_squares(const pave_allocator *allocator, pave_patch_squares *s)
{
    if (s->start) pave_array_release(allocator, s->items);
    pave_array_release(allocator, s->start);
}

// ---- Partly overlapping sides -------------------------------------------------------------------

static pave_vec2 patch_side_begin(const pave_polygons *polygons, int32_t i)
{
    return pave_polygons_corner(polygons, polygons->rim[i].cell, polygons->rim[i].side);
}

static pave_vec2 patch_side_end(const pave_polygons *polygons, int32_t i)
{
    return polygons
        ->vertices[pave_polygons_end(polygons, polygons->rim[i].cell, polygons->rim[i].side)];
}

static pave_box patch_side_box(const pave_polygons *polygons, int32_t i)
{
    const pave_vec2 begin = patch_side_begin(polygons, i);
    return pave_box_add(pave_box_of(begin, begin), patch_side_end(polygons, i));
}

/// Returns whether two outer sides overlap along a line, other than as the same side seen from its
/// two cells. Ignores distances below 1e-9 of the length of the first side, because positions are
/// rounded.
static bool patch_sides_meet(const pave_polygons *polygons, int32_t i, int32_t k)
{
    if (polygons->rim[i].cell == polygons->rim[k].cell) return false;
    const pave_vec2 a = patch_side_begin(polygons, i), b = patch_side_end(polygons, i),
                    c = patch_side_begin(polygons, k), d = patch_side_end(polygons, k);
    const pave_vec2 to_b = {b.x - a.x, b.y - a.y}, to_c = {c.x - a.x, c.y - a.y},
                    to_d = {d.x - a.x, d.y - a.y};
    const double square = to_b.x * to_b.x + to_b.y * to_b.y, near = 1e-9 * square,
                 at_c = to_b.x * to_c.x + to_b.y * to_c.y, at_d = to_b.x * to_d.x + to_b.y * to_d.y;
    if (fabs(to_b.x * to_c.y - to_b.y * to_c.x) > near ||
        fabs(to_b.x * to_d.y - to_b.y * to_d.x) > near)
        return false;
    const double from = at_c < at_d ? at_c : at_d, to = at_c < at_d ? at_d : at_c;
    const bool twins = at_d < at_c && fabs(from) <= near && fabs(to - square) <= near;
    return !twins && from < square - near && to > near;
}

pave_result pave_patch_check_sides(const pave_patch *patch, pave_error *error)
{
    const pave_polygons *polygons = patch->polygons;
    pave_patch_squares s = {.columns = 0};
    pave_result result = patch_fill_squares(patch, polygons->rim_count, patch_side_box, &s);
    for (int64_t n = 0; result == PAVE_OK && n < (int64_t)s.columns * s.rows; n++)
        for (int64_t i = s.start[n]; result == PAVE_OK && i < s.start[n + 1]; i++)
            for (int64_t k = s.start[n]; result == PAVE_OK && k < i; k++)
                if (patch_sides_meet(polygons, s.items[k], s.items[i]))
                    result =
                        PAVE_FAIL(error, PAVE_INVALID, PAVE_OUTLINES_MEET,
                                  polygons->rim[s.items[k]].cell, polygons->rim[s.items[i]].cell);
    pave_patch_release_squares(&patch->allocator, &s);
    return result;
}

// ---- Lookup -------------------------------------------------------------------------------------

int32_t pave_patch_at(const pave_patch *patch, pave_vec2 point)
{
    const pave_patch_squares *s = &patch->own->squares;
    if (!(point.x >= patch->bounds.min.x && point.x <= patch->bounds.max.x &&
          point.y >= patch->bounds.min.y && point.y <= patch->bounds.max.y))
        return -1;
    const int64_t square =
        (int64_t)patch_slot(point.y - s->origin.y, s->size, s->rows) * s->columns +
        patch_slot(point.x - s->origin.x, s->size, s->columns);
    for (int64_t i = s->start[square]; i < s->start[square + 1]; i++)
        if (pave_patch_has(patch->polygons, s->items[i], point)) return s->items[i];
    return -1;
}
