/// src/mesh/build/mesh_circumcenter.c: circumcentres in double-double arithmetic (a value and its
/// rounding error, about 100 bits). A flat triangle whose circumcircle has a radius of 2^30 units
/// loses up to 60 of these bits. Based on: T. Dekker, "A Floating-Point Technique for Extending the
/// Available Precision", 1971; D. Knuth, "The Art of Computer Programming", volume 2, 1969 (sums).
#include "../../base/exact.h"

#include "mesh_circumcenter.h"

#include <math.h>

/// The number high + low; |low| is at most half a unit in the last place of high.
typedef struct pave_pair {
    double high, low;
} pave_pair;

// ---- Pairs --------------------------------------------------------------------------------------

/// Returns the sum of two numbers. `large` must not be smaller in magnitude than the other number.
static pave_pair pair_fast(double large, double small)
{
    const double sum = large + small;
    return (pave_pair){sum, small - (sum - large)};
}

static pave_pair pair_sum(double a, double b)
{
    const double sum = a + b, b_part = sum - a, a_part = sum - b_part;
    return (pave_pair){sum, (a - a_part) + (b - b_part)};
}

static pave_pair pair_product(double a, double b)
{
    const double split = 134217729.0; // 2^27 + 1
    const double a_scaled = split * a, b_scaled = split * b;
    const double a_high = a_scaled - (a_scaled - a), b_high = b_scaled - (b_scaled - b);
    const double a_low = a - a_high, b_low = b - b_high, product = a * b;
    return (pave_pair){product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) +
                                    a_low * b_low};
}

static pave_pair pair_add(pave_pair a, pave_pair b)
{
    const pave_pair sum = pair_sum(a.high, b.high);
    return pair_fast(sum.high, sum.low + (a.low + b.low));
}

static pave_pair pair_minus(pave_pair a, pave_pair b)
{
    return pair_add(a, (pave_pair){-b.high, -b.low});
}

static pave_pair pair_times(pave_pair a, pave_pair b)
{
    const pave_pair product = pair_product(a.high, b.high);
    return pair_fast(product.high, product.low + (a.high * b.low + a.low * b.high));
}

static pave_pair pair_by(pave_pair a, pave_pair b)
{
    const double first = a.high / b.high;
    const pave_pair rest = pair_minus(a, pair_times(b, (pave_pair){first, 0.0}));
    return pair_fast(first, rest.high / b.high);
}

// ---- Circumcentres ------------------------------------------------------------------------------

/// Returns a - b in fixed-point units.
static pave_pair circumcenter_way(double a, double b, double step)
{
    const pave_pair way = pair_sum(a, -b);
    return (pave_pair){way.high / step, way.low / step};
}

static bool circumcenter_round(pave_pair from, pave_pair way, int32_t *out)
{
    const pave_pair at = pair_add(from, way);
    const double most = (double)PAVE_MESH_COORDINATE_MAX, whole = floor(at.high);
    if (!(fabs(at.high) <= most)) return false;
    *out = (int32_t)whole + ((at.high - whole) + at.low >= 0.5);
    return *out <= PAVE_MESH_COORDINATE_MAX;
}

bool pave_circumcenter_nearest(const pave_fixed_frame *frame, const pave_vec2 places[3],
                               pave_point *out)
{
    const double step = frame->step;
    const pave_vec2 a = places[0], b = places[1], c = places[2];
    const pave_pair bx = circumcenter_way(b.x, a.x, step), by = circumcenter_way(b.y, a.y, step),
                    cx = circumcenter_way(c.x, a.x, step), cy = circumcenter_way(c.y, a.y, step);
    const pave_pair bb = pair_add(pair_times(bx, bx), pair_times(by, by)),
                    cc = pair_add(pair_times(cx, cx), pair_times(cy, cy));
    pave_pair area = pair_minus(pair_times(bx, cy), pair_times(by, cx));
    area = (pave_pair){2.0 * area.high, 2.0 * area.low};
    if (area.high == 0.0) return false;
    const pave_pair x = pair_by(pair_minus(pair_times(cy, bb), pair_times(by, cc)), area),
                    y = pair_by(pair_minus(pair_times(bx, cc), pair_times(cx, bb)), area);
    return circumcenter_round(circumcenter_way(a.x, frame->origin.x, step), x, &out->x) &&
           circumcenter_round(circumcenter_way(a.y, frame->origin.y, step), y, &out->y);
}
