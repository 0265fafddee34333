/// src/region/borders_kite.h: where the line over a side may go: the kite of the ends of the side
/// and the centres of its two cells. Kites do not overlap, for they are made of the triangles into
/// which the centres of cells cut the cells.
#ifndef PAVE_SRC_BORDERS_KITE_H
#define PAVE_SRC_BORDERS_KITE_H

#include <pave/base.h>

typedef struct pave_kite {
    pave_vec2 from, to, left, right; ///< the side, and the centres on both hands
} pave_kite;

static inline double pave_kite_cross(pave_vec2 from, pave_vec2 to, pave_vec2 point)
{
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

static inline pave_vec2 pave_kite_middle(const pave_kite *kite)
{
    return pave_vec2_of(0.5 * (kite->from.x + kite->to.x), 0.5 * (kite->from.y + kite->to.y));
}

/// The share of the way from the middle of the side to a point at which the line from `a` to `b`,
/// with the kite on its left where `sign` is -1 and on its right where it is 1, is met; at least 1:
/// not before the point.
static inline double pave_kite_share(pave_vec2 a, pave_vec2 b, double sign, pave_vec2 middle,
                                     pave_vec2 point)
{
    const double inner = sign * pave_kite_cross(a, b, middle),
                 outer = sign * pave_kite_cross(a, b, point);
    return outer < inner ? inner / (inner - outer) : 2.0;
}

/// The point, or where it lies too far out, one on the way there from the middle of the side; the
/// middle itself where the centre lies on the wrong hand.
static inline pave_vec2 pave_kite_clamp(const pave_kite *kite, pave_vec2 point)
{
    const double inside = 0.9; // of the way to the edge of the kite: neighbouring kites never touch
    const pave_vec2 middle = pave_kite_middle(kite);
    const double sign = pave_kite_cross(kite->from, kite->to, point) < 0.0 ? -1.0 : 1.0;
    const pave_vec2 tip = sign < 0.0 ? kite->left : kite->right;
    if (!(sign * pave_kite_cross(kite->from, kite->to, tip) > 0.0)) return middle;
    const double a = pave_kite_share(kite->to, tip, sign, middle, point),
                 b = pave_kite_share(tip, kite->from, sign, middle, point);
    const double share = inside * (a < b ? a : b);
    if (share >= 1.0) return point;
    return pave_vec2_of(middle.x + share * (point.x - middle.x),
                        middle.y + share * (point.y - middle.y));
}

#endif
