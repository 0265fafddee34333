/// src/grid/layout.c: creates layouts. The arithmetic per point is in the header.
#include "../base/exact.h"

#include "layout_make.h"

#include <math.h>

const char *const pave_orientation_words[] = {"pointy", "flat", NULL};

static bool vec2_finite(pave_vec2 vector) { return isfinite(vector.x) && isfinite(vector.y); }

pave_result pave_layout_of(pave_vec2 origin, pave_vec2 i, pave_vec2 j, pave_layout *out)
{
    double determinant = i.x * j.y - i.y * j.x;
    pave_layout layout;
    if (!vec2_finite(origin) || !vec2_finite(i) || !vec2_finite(j)) return PAVE_RANGE;
    if (!isfinite(determinant)) return PAVE_RANGE;
    if (determinant == 0.0) return PAVE_INVALID;
    layout.origin = origin;
    layout.i = i;
    layout.j = j;
    layout.u = pave_vec2_of(j.y / determinant, -j.x / determinant);
    layout.v = pave_vec2_of(-i.y / determinant, i.x / determinant);
    if (!vec2_finite(layout.u) || !vec2_finite(layout.v)) return PAVE_RANGE;
    *out = layout;
    return PAVE_OK;
}

static pave_vec2 vec2_transform(pave_vec2 vector, pave_vec2 a, pave_vec2 b)
{
    return pave_vec2_of(a.x * vector.x + b.x * vector.y, a.y * vector.x + b.y * vector.y);
}

pave_result pave_layout_transform(const pave_layout *layout, pave_vec2 a, pave_vec2 b,
                                  pave_layout *out)
{
    return pave_layout_of(vec2_transform(layout->origin, a, b), vec2_transform(layout->i, a, b),
                          vec2_transform(layout->j, a, b), out);
}

pave_result pave_layout_make(const pave_layout_def *def, const pave_layout_bases *bases,
                             pave_layout *out, pave_error *error)
{
    static const pave_layout_def pave_layout_default = {0};
    if (!def) def = &pave_layout_default;
    bool flat = def->orientation == PAVE_FLAT;
    pave_vec2 i = flat ? bases->flat_i : bases->i, j = flat ? bases->flat_j : bases->j;
    double x = def->size == 0.0 ? 1.0 : def->size, y = def->y_up ? -x : x;
    if (!flat && def->orientation != PAVE_POINTY)
        return PAVE_FAIL(error, PAVE_RANGE, "orientation must be PAVE_POINTY or PAVE_FLAT, not %d",
                         (int)def->orientation);
    if (!vec2_finite(def->origin))
        return PAVE_FAIL(error, PAVE_RANGE, "origin must be finite numbers");
    if (!(x > 0.0) || pave_layout_of(def->origin, pave_vec2_of(x * i.x, y * i.y),
                                     pave_vec2_of(x * j.x, y * j.y), out) != PAVE_OK)
        return PAVE_FAIL(error, PAVE_RANGE, "size must be 0 (for 1) or 1e-150 to 1e150, not %g",
                         def->size);
    return PAVE_OK;
}
