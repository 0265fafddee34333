/// src/mesh/unit_circle.h: points on the unit circle, identical on every machine because sin and
/// cos of libm are not used.
#ifndef PAVE_SRC_UNIT_CIRCLE_H
#define PAVE_SRC_UNIT_CIRCLE_H

#include <pave/base.h>

/// Returns the cosine and sine of 2 pi part / whole, with 0 <= part <= whole <= 2^59. Reduces the
/// angle exactly to an eighth of a turn, then sums both power series up to x^18, smallest terms
/// first. The error is at most two units in the last place. Constant time.
static inline pave_vec2 pave_unit_at(int64_t part, int64_t whole)
{
    int64_t octant = 8 * part / whole, rest = 8 * part % whole;
    double x = 0.78539816339744830962 *
               ((double)(octant & 1 ? whole - rest : rest) / (double)whole),
           q = x * x, cosine = 1, sine = 1;
    for (int k = 9; k > 0; k--) {
        cosine = 1 - cosine * q / (double)(2 * k * (2 * k - 1));
        sine = 1 - sine * q / (double)(2 * k * (2 * k + 1));
    }
    sine *= x;
    bool swap = ((octant + 1) >> 1 & 1) != 0;
    pave_vec2 at = {swap ? sine : cosine, swap ? cosine : sine};
    if (octant >= 2 && octant < 6) at.x = -at.x;
    if (octant >= 4) at.y = -at.y;
    return at;
}

#endif
