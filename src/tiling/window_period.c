/// src/tiling/window_period.c: the period lattices of windows, and the images of cells in windows
/// that wrap.
#include "../base/exact.h"

#include "window_shapes.h"

// ---- The lattice --------------------------------------------------------------------------------

typedef struct pave_window_vector {
    int64_t q, r;
} pave_window_vector;

static int64_t window_divide(int64_t number, int64_t divisor)
{
    return number / divisor - (number % divisor < 0);
} // divisor > 0
static int64_t window_modulo(int64_t number, int64_t divisor)
{
    return number - window_divide(number, divisor) * divisor;
}

/// Computes the normal form of the lattice spanned by two vectors. Euclid's algorithm on their r
/// ends with one r equal to 0 and the other to the greatest common divisor.
static pave_window_period window_lattice(pave_window_vector a, pave_window_vector b)
{
    while (a.r != 0) {
        int64_t times = b.r / a.r;
        pave_window_vector rest = {b.q - times * a.q, b.r - times * a.r};
        b = a;
        a = rest;
    }
    if (b.r < 0) b = (pave_window_vector){-b.q, -b.r};
    int64_t q = a.q < 0 ? -a.q : a.q;
    assert(q > 0 && b.r > 0);
    return (pave_window_period){.q = q, .r = b.r, .shift = window_modulo(b.q, q)};
}

static pave_result window_refuse(pave_error *error, const char *message)
{
    return PAVE_FAIL(error, PAVE_UNSUPPORTED, "%s", message);
}

static pave_result window_hexagons_period(const pave_window_def *def, pave_window_vector *a,
                                          pave_window_vector *b, pave_error *error)
{
    static const char uneven[] =
        "a rectangle of hexagons wraps only if its rows meet their own ends: give an even number "
        "of rows (odd-r, even-r) or columns (odd-q, even-q)";
    int64_t radius = def->radius;
    switch (def->shape) {
    case PAVE_WINDOW_HEXAGON:
        *a = (pave_window_vector){2 * radius + 1, -radius};
        *b = (pave_window_vector){radius, radius + 1};
        return PAVE_OK;
    case PAVE_WINDOW_RECTANGLE:
        if (def->system == PAVE_HEX_ODD_Q || def->system == PAVE_HEX_EVEN_Q) {
            if (def->width % 2) return window_refuse(error, uneven);
            *a = (pave_window_vector){def->width, -def->width / 2};
            return PAVE_OK;
        }
        if (def->height % 2) return window_refuse(error, uneven);
        b->q = -def->height / 2;
        return PAVE_OK;
    default: return PAVE_OK;
    }
}

static pave_result window_triangles_period(const pave_window_def *def, pave_window_vector *a,
                                           pave_window_vector *b, pave_error *error)
{
    bool upright = def->shape == PAVE_WINDOW_RECTANGLE;
    if (def->shape == PAVE_WINDOW_HEXAGON) {
        *a = (pave_window_vector){def->radius, def->radius};
        *b = (pave_window_vector){2 * (int64_t)def->radius, -def->radius};
        return PAVE_OK;
    }
    if (def->width % 2 || (upright && def->height % 2))
        return window_refuse(error, "triangles wrap only if each L meets an L: give an even width, "
                                    "and for a rectangle an even height");
    if (upright && def->orientation == PAVE_FLAT) {
        *a = (pave_window_vector){def->width, -def->width / 2};
        *b = (pave_window_vector){0, def->height / 2};
        return PAVE_OK;
    }
    a->q = def->width / 2;
    if (upright) b->q = -def->height / 2;
    return PAVE_OK;
}

static pave_result window_other_period(const pave_window_def *def, const pave_tiling *tiling,
                                       pave_window_vector *b, pave_error *error)
{
    bool exact = true;
    if (def->shape == PAVE_WINDOW_RECTANGLE)
        b->q = -pave_window_upright_shift(tiling, def->height, &exact);
    return exact ? PAVE_OK
                 : window_refuse(error, "a rectangle wraps only if its rows meet their own ends: "
                                        "give another height, or use a parallelogram");
}

pave_result pave_window_period_make(const pave_window_def *def, const pave_tiling *tiling,
                                    pave_window_grid grid, pave_window_period *out,
                                    pave_error *error)
{
    pave_window_vector a = {def->width, 0}, b = {0, def->height};
    pave_result result = PAVE_OK;
    if (def->shape == PAVE_WINDOW_TRIANGLE || def->shape == PAVE_WINDOW_DISK)
        return window_refuse(
            error,
            "triangles and disks cannot wrap: use a rectangle, a parallelogram or a hexagon");
    if (grid == PAVE_WINDOW_HEXAGONS) result = window_hexagons_period(def, &a, &b, error);
    if (grid == PAVE_WINDOW_TRIANGLES) result = window_triangles_period(def, &a, &b, error);
    if (grid == PAVE_WINDOW_OTHER) result = window_other_period(def, tiling, &b, error);
    if (result != PAVE_OK) return result;
    *out = window_lattice(a, b);
    return PAVE_OK;
}

// ---- Images -------------------------------------------------------------------------------------

int64_t pave_window_wrapped(const pave_window *window, pave_cell cell)
{
    int64_t index = pave_window_index(window, cell);
    if (index >= 0 || !window->def.wrap) return index;
    assert(cell.s >= 0 && cell.s < window->face_count);
    if (window->own->images) {
        int64_t times = window_divide(cell.r, window->period_r),
                r = cell.r - times * window->period_r;
        int64_t q = window_modulo(cell.q - times * window->period_shift, window->period_q);
        return window->own->images[(r * window->period_q + q) * window->face_count + cell.s];
    }
    // Every row is one period long, and there is one row per row of the period. Moving a cell into
    // a row by whole periods therefore gives its image.
    int64_t times = window_divide((int64_t)cell.r - window->r, window->period_r);
    const pave_window_row *row = &window->rows[cell.r - window->r - times * window->period_r];
    int64_t slot = (cell.q - times * window->period_shift) * window->face_count + cell.s;
    return row->start + window_modulo(slot - row->slot, window->period_q * window->face_count);
}
