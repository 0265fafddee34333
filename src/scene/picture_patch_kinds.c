/// src/scene/picture_patch_kinds.c: classifies the cells of a patch by congruence or by rotation,
/// and colours the classes.
///
/// An outline is the sequence of its sides, each written as three numbers: either its step along x
/// and y, or its length and its turn to the next side. Rotations and translations leave lengths and
/// turns unchanged; reflections do not. Two cells are of the same kind if their sequences are equal
/// up to the starting side.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_patch_kinds.h"

enum { PAVE_PICTURE_SIDE_NUMBERS = 3 };

/// A kind of cells: a representative, rotated to its minimum sequence.
typedef struct pave_picture_outline {
    int32_t cell, first;
    double area;
} pave_picture_outline;

typedef struct pave_picture_sorter {
    const pave_polygons *polygons;
    bool turned; // rotated cells are of different kinds
    double near; // tolerance for comparing numbers
    pave_picture_outline kinds[PAVE_PICTURE_PATCH_KINDS_MAX];
    int32_t count;
} pave_picture_sorter;

static pave_vec2 picture_step_along(const pave_polygons *polygons, int32_t cell, int32_t k)
{
    const int32_t sides = pave_polygons_side_count(polygons, cell);
    const pave_vec2 a = pave_polygons_corner(polygons, cell, k % sides),
                    b = pave_polygons_corner(polygons, cell, (k + 1) % sides);
    return pave_vec2_of(b.x - a.x, b.y - a.y);
}

static void picture_side_numbers(const pave_picture_sorter *s, int32_t cell, int32_t k,
                                 double out[PAVE_PICTURE_SIDE_NUMBERS])
{
    const pave_vec2 a = picture_step_along(s->polygons, cell, k),
                    b = picture_step_along(s->polygons, cell, k + 1);
    out[0] = s->turned ? a.x : a.x * a.x + a.y * a.y;
    out[1] = s->turned ? a.y : a.x * b.x + a.y * b.y;
    out[2] = s->turned ? 0 : a.x * b.y - a.y * b.x;
}

/// Compares the sequences of two cells with the same number of sides, from given starts.
static int picture_compare_sides(const pave_picture_sorter *s, int32_t a, int32_t first_a,
                                 int32_t b, int32_t first_b)
{
    const int32_t sides = pave_polygons_side_count(s->polygons, a);
    for (int32_t k = 0; k < sides; k++) {
        double x[PAVE_PICTURE_SIDE_NUMBERS], y[PAVE_PICTURE_SIDE_NUMBERS];
        picture_side_numbers(s, a, first_a + k, x);
        picture_side_numbers(s, b, first_b + k, y);
        for (int i = 0; i < PAVE_PICTURE_SIDE_NUMBERS; i++)
            if (fabs(x[i] - y[i]) > s->near) return x[i] < y[i] ? -1 : 1;
    }
    return 0;
}

/// Orders kinds by area, by number of sides, then by sequence.
static int picture_compare_outlines(const pave_picture_sorter *s, const pave_picture_outline *a,
                                    const pave_picture_outline *b)
{
    const int32_t sides_a = pave_polygons_side_count(s->polygons, a->cell),
                  sides_b = pave_polygons_side_count(s->polygons, b->cell);
    if (fabs(a->area - b->area) > s->near) return a->area < b->area ? -1 : 1;
    if (sides_a != sides_b) return sides_a < sides_b ? -1 : 1;
    return picture_compare_sides(s, a->cell, a->first, b->cell, b->first);
}

static pave_picture_outline picture_outline_of(const pave_picture_sorter *s, int32_t cell)
{
    pave_picture_outline out = {.cell = cell, .area = pave_polygons_area(s->polygons, cell)};
    for (int32_t k = 1; k < pave_polygons_side_count(s->polygons, cell); k++)
        if (picture_compare_sides(s, cell, k, cell, out.first) < 0) out.first = k;
    return out;
}

/// Returns the index of an outline's kind in the sorted list. A new kind is added if there is
/// capacity. Returns -1 if there are too many.
static int32_t picture_sort_in(pave_picture_sorter *s, const pave_picture_outline *outline)
{
    int32_t at = 0, order = 1;
    while (at < s->count && (order = picture_compare_outlines(s, outline, &s->kinds[at])) > 0) at++;
    if (at < s->count && order == 0) return at;
    if (s->count == PAVE_PICTURE_PATCH_KINDS_MAX) return -1;
    for (int32_t i = s->count++; i > at; i--) s->kinds[i] = s->kinds[i - 1];
    s->kinds[at] = *outline;
    return at;
}

/// Lists the kinds, then numbers all cells. Leaves the list empty if there are too many.
static void picture_sort(pave_picture_kinds *out, const pave_patch *patch)
{
    const double nearness = 1e-3; // relative to the mean area of a cell
    pave_picture_sorter s = {.polygons = patch->polygons,
                             .turned = out->fill == PAVE_PICTURE_PATCH_BY_TURN};
    for (int32_t cell = 0; cell < patch->cell_count; cell++)
        s.near += pave_polygons_area(patch->polygons, cell);
    s.near *= nearness / patch->cell_count;
    out->count = 0;
    for (int pass = 0; pass < 2; pass++) // indices from the first pass change when kinds are
                                         // inserted
        for (int32_t cell = 0; cell < patch->cell_count; cell++) {
            const pave_picture_outline outline = picture_outline_of(&s, cell);
            out->of[cell] = picture_sort_in(&s, &outline);
            if (out->of[cell] < 0) return;
        }
    out->count = s.count;
    out->of_one_area = s.kinds[s.count - 1].area - s.kinds[0].area <= s.near;
}

bool pave_picture_kinds_open(pave_picture_kinds *out, const pave_patch *patch,
                             pave_picture_patch_fill fill, const pave_allocator *allocator)
{
    enum { STEPS = 100000 };
    const bool choose = fill == PAVE_PICTURE_PATCH_BY_DEFAULT;
    out->fill = choose ? PAVE_PICTURE_PATCH_BY_SHAPE : fill;
    if (fill == PAVE_PICTURE_PATCH_BY_NOTHING || patch->cell_count == 0) return true;
    out->of = pave_array_take(allocator, (size_t)patch->cell_count, sizeof *out->of);
    if (!out->of) return false;
    if (fill == PAVE_PICTURE_PATCH_BY_COLOR)
        return pave_graph_color_few(patch->graph, 0, STEPS, allocator, out->of, &out->count) ==
               PAVE_OK;
    picture_sort(out, patch);
    if (choose && out->count == 1) {
        out->fill = PAVE_PICTURE_PATCH_BY_TURN;
        picture_sort(out, patch);
    }
    if (out->count == 0) out->fill = PAVE_PICTURE_PATCH_BY_NOTHING;
    return true;
}

void pave_picture_kinds_close(pave_picture_kinds *kinds, const pave_allocator *allocator)
{
    pave_array_release(allocator, kinds->of);
}

// ---- Colours ------------------------------------------------------------------------------------

/// Returns the colour of a kind on a ramp from deep water through shallows and sand to clay. If all
/// kinds have the same area, the ramp starts at shallows, because one shape covers nearly
/// everything.
static uint32_t picture_ramp(const pave_picture_kinds *kinds, int32_t kind)
{
    static const uint32_t colors[] = {0x2f6f8bff, 0x8fbfb5ff, 0xf1dfb4ff, 0xe3a27cff};
    enum { SHALLOWS = 1, SAND = 2, CLAY = 3 };
    const bool shape = kinds->fill == PAVE_PICTURE_PATCH_BY_SHAPE;
    const int32_t first = shape && kinds->of_one_area ? SHALLOWS : 0;
    const int32_t last = shape && kinds->count == 2 && first == 0 ? SAND : CLAY;
    if (kinds->count == 1) return colors[SAND];
    const double at = first + (double)kind * (last - first) / (kinds->count - 1);
    const int32_t below = at < last ? (int32_t)at : last - 1;
    return pave_picture_blend(colors[below], colors[below + 1], at - below);
}

uint32_t pave_picture_kind_color(const pave_picture_kinds *kinds, int32_t cell)
{
    switch (kinds->fill) {
    case PAVE_PICTURE_PATCH_BY_SHAPE:
    case PAVE_PICTURE_PATCH_BY_TURN: return picture_ramp(kinds, kinds->of[cell]);
    case PAVE_PICTURE_PATCH_BY_COLOR:
        return pave_picture_color(PAVE_PICTURE_LANDS, kinds->of[cell]);
    default: return PAVE_PICTURE_PALE;
    }
}
