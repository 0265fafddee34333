/// formats/voronoi/voronoi_triangles.c: from Qhull's triangulation to the Delaunay triangulation.
/// See voronoi_triangles.h.
#include "voronoi_triangles.h"

#include "../common/common_memory.h"

#include <string.h>

static pave_point corner(const pave_voronoi_triangles *triangles, int32_t t, int k)
{
    return triangles->points[triangles->corners[t][k % 3]];
}

// ---- Predicates ---------------------------------------------------------------------------------

/// One column of the determinant: coordinates relative to the fourth point.
typedef struct column {
    int64_t x, y, lift;
} column;

static column column_of(pave_point at, pave_point zero)
{
    column out = {(int64_t)at.x - zero.x, (int64_t)at.y - zero.y, 0};
    assert(out.x < PAVE_VORONOI_SPAN_MAX && out.x > -PAVE_VORONOI_SPAN_MAX &&
           out.y < PAVE_VORONOI_SPAN_MAX && out.y > -PAVE_VORONOI_SPAN_MAX);
    out.lift = out.x * out.x + out.y * out.y;
    return out;
}

/// Returns true if d is inside the circle through a, b, c, which turn clockwise on screen. Uses
/// doubles if they are precise enough (error bound by J. Shewchuk, "Adaptive Precision
/// Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997). Otherwise computes
/// exactly, below 2^125.
static bool in_circle(pave_point a, pave_point b, pave_point c, pave_point d)
{
    column p = column_of(a, d), q = column_of(b, d), r = column_of(c, d);
    int64_t qr = q.x * r.y - r.x * q.y, rp = r.x * p.y - p.x * r.y, pq = p.x * q.y - q.x * p.y;
    double one = (double)p.lift * (double)qr, two = (double)q.lift * (double)rp,
           three = (double)r.lift * (double)pq, sum = one + two + three;
    double bound =
        ((one < 0 ? -one : one) + (two < 0 ? -two : two) + (three < 0 ? -three : three)) *
        1.2e-15; // cross products are exact here
    if (sum > bound) return true;
    if (sum < -bound) return false;
    return (pave_wide)p.lift * qr + (pave_wide)q.lift * rp + (pave_wide)r.lift * pq > 0;
}

bool pave_wide_divide(pave_wide number, int64_t divisor, int64_t *quotient, int64_t *rest)
{
    const int64_t most = INT64_C(1) << 40;
    const pave_wide down = number / divisor - (number % divisor < 0);
    if (down >= most || down <= -most) return false;
    *quotient = (int64_t)down;
    *rest = (int64_t)(number - down * divisor);
    return true;
}

/// Computes one coordinate of a centre relative to a: number / divisor. Returns true if it is in
/// 0..limit from `from`.
static bool center_coordinate(pave_wide number, int64_t divisor, int32_t from, int32_t limit,
                              int32_t *out)
{
    int64_t quotient, rest;
    if (!pave_wide_divide(number, divisor, &quotient, &rest)) return false;
    quotient += from;
    if (quotient < 0 || quotient > limit || (quotient == limit && rest > 0)) return false;
    *out = (int32_t)(quotient + (rest >= divisor - rest));
    return true;
}

pave_voronoi_center pave_voronoi_center_of(pave_point a, pave_point b, pave_point c, int32_t width,
                                           int32_t height)
{
    pave_voronoi_center center = {{0, 0}, false};
    column p = column_of(b, a), q = column_of(c, a);
    int64_t divisor = 2 * (p.x * q.y - p.y * q.x);
    assert(divisor > 0);
    const pave_wide x = (pave_wide)q.y * p.lift - (pave_wide)p.y * q.lift,
                    y = (pave_wide)p.x * q.lift - (pave_wide)q.x * p.lift;
    center.inside = center_coordinate(x, divisor, a.x, width, &center.at.x) &&
                    center_coordinate(y, divisor, a.y, height, &center.at.y);
    return center;
}

// ---- Validating the triangulation ---------------------------------------------------------------

/// Turns every triangle clockwise; returns false if one has no area.
static bool orient(pave_voronoi_triangles *triangles, int64_t *area)
{
    *area = 0;
    for (int32_t t = 0; t < triangles->count; t++) {
        int64_t turn = pave_voronoi_turn(corner(triangles, t, 0), corner(triangles, t, 1),
                                         corner(triangles, t, 2));
        if (turn == 0) return false;
        if (turn < 0) {
            int32_t swapped = triangles->corners[t][1];
            triangles->corners[t][1] = triangles->corners[t][2];
            triangles->corners[t][2] = swapped;
        }
        *area +=
            turn < 0 ? -turn : turn; // the area of a triangulation is the rectangle's, below 2^61
        if (*area > INT64_C(1) << 61) return false;
    }
    return true;
}

/// Returns the end of side k with the lower or higher index.
static int32_t side_end(const pave_voronoi_triangles *triangles, int32_t side, bool high)
{
    const int32_t *corners = triangles->corners[side / 3];
    int32_t a = corners[(side % 3 + 1) % 3], b = corners[(side % 3 + 2) % 3];
    return (a < b) == high ? b : a;
}

/// Sorts sides stably by one of their ends. `starts` must hold at least point_count + 1 elements.
static void sort_sides(const pave_voronoi_triangles *triangles, bool high, const int32_t *from,
                       int32_t *to, int32_t *starts)
{
    int32_t sides = 3 * triangles->count;
    memset(starts, 0, ((size_t)triangles->point_count + 1) * sizeof *starts);
    for (int32_t i = 0; i < sides; i++) starts[side_end(triangles, from[i], high) + 1]++;
    for (int32_t i = 0; i < triangles->point_count; i++) starts[i + 1] += starts[i];
    for (int32_t i = 0; i < sides; i++) to[starts[side_end(triangles, from[i], high)]++] = from[i];
}

static bool same_ends(const pave_voronoi_triangles *triangles, int32_t a, int32_t b)
{
    return side_end(triangles, a, false) == side_end(triangles, b, false) &&
           side_end(triangles, a, true) == side_end(triangles, b, true);
}

/// Joins the sides with equal ends. Returns the number of unpaired sides, or -1 if three sides
/// match or two have the same direction.
static int32_t join(pave_voronoi_triangles *triangles, const int32_t *sorted)
{
    int32_t sides = 3 * triangles->count, alone = 0;
    for (int32_t i = 0, next; i < sides; i = next) {
        int32_t a = sorted[i];
        for (next = i + 1; next < sides && same_ends(triangles, a, sorted[next]); next++) {
        }
        if (next - i > 2) return -1;
        triangles->beyond[a / 3][a % 3] = -1;
        if (next - i == 1) {
            alone++;
            continue;
        }
        int32_t b = sorted[i + 1];
        if (triangles->corners[a / 3][(a % 3 + 1) % 3] !=
            triangles->corners[b / 3][(b % 3 + 2) % 3])
            return -1;
        triangles->beyond[a / 3][a % 3] = b / 3;
        triangles->beyond[b / 3][b % 3] = a / 3;
    }
    return alone;
}

/// Finds the triangle beyond each side. `alone` receives the number of sides without such a
/// triangle, or -1.
static pave_result find_beyond(pave_voronoi_triangles *triangles, int32_t *alone)
{
    const pave_allocator *allocator = &triangles->allocator;
    size_t sides = 3 * (size_t)triangles->count, starts_count = (size_t)triangles->point_count + 1;
    int32_t *from = pave_common_array(allocator, sides, sizeof *from),
            *to = pave_common_array(allocator, sides, sizeof *to);
    int32_t *starts = pave_common_array(allocator, starts_count, sizeof *starts);
    pave_result result = from && to && starts ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        for (size_t i = 0; i < sides; i++) from[i] = (int32_t)i;
        sort_sides(triangles, true, from, to, starts);
        sort_sides(triangles, false, to, from, starts);
        *alone = join(triangles, from);
    }
    PAVE_COMMON_FREE(allocator, starts, to, from);
    return result;
}

/// Checks that the triangles cover the rectangle exactly once: they do if they are positive,
/// connected across sides, and have a four-sided outline and the area of the rectangle.
static pave_result is_triangulation(pave_voronoi_triangles *triangles, bool *yes)
{
    const pave_point *frame = triangles->points + triangles->point_count - 4;
    int64_t area,
        whole = 2 * ((int64_t)frame[2].x - frame[0].x) * ((int64_t)frame[2].y - frame[0].y);
    int32_t alone = 0;
    *yes = false;
    if (triangles->count != 2 * triangles->point_count - 6 || !orient(triangles, &area) ||
        area != whole)
        return PAVE_OK;
    pave_result result = find_beyond(triangles, &alone);
    *yes = alone == 4;
    return result;
}

// ---- Flips --------------------------------------------------------------------------------------

static int side_towards(const pave_voronoi_triangles *triangles, int32_t t, int32_t other)
{
    const int32_t *beyond = triangles->beyond[t];
    return beyond[0] == other ? 0 : beyond[1] == other ? 1 : 2;
}

static void retarget(pave_voronoi_triangles *triangles, int32_t t, int32_t from, int32_t to)
{
    if (t >= 0) triangles->beyond[t][side_towards(triangles, t, from)] = to;
}

/// Replaces side k of t by the other diagonal of the two adjacent triangles; afterwards sides 1 and
/// 2 of both triangles are the outer sides.
static void flip(pave_voronoi_triangles *triangles, int32_t t, int k)
{
    int32_t n = triangles->beyond[t][k];
    int j = side_towards(triangles, n, t);
    int32_t apex = triangles->corners[t][k], right = triangles->corners[t][(k + 1) % 3],
            left = triangles->corners[t][(k + 2) % 3];
    int32_t far = triangles->corners[n][j];
    int32_t t_left = triangles->beyond[t][(k + 1) % 3],
            t_right = triangles->beyond[t][(k + 2) % 3]; // across left-apex and apex-right
    int32_t n_right = triangles->beyond[n][(j + 1) % 3],
            n_left = triangles->beyond[n][(j + 2) % 3]; // across right-far and far-left
    int32_t new_t[3] = {apex, right, far}, new_n[3] = {far, left, apex};
    int32_t beyond_t[3] = {n_right, n, t_right}, beyond_n[3] = {t_left, t, n_left};
    memcpy(triangles->corners[t], new_t, sizeof new_t);
    memcpy(triangles->corners[n], new_n, sizeof new_n);
    memcpy(triangles->beyond[t], beyond_t, sizeof beyond_t);
    memcpy(triangles->beyond[n], beyond_n, sizeof beyond_n);
    retarget(triangles, n_right, n, t);
    retarget(triangles, t_left, t, n);
}

/// Work list of triangles to check, each at most once.
typedef struct suspects {
    int32_t *items;
    uint8_t *listed;
    int32_t count;
} suspects;

static void add(suspects *open, int32_t t)
{
    if (open->listed[t]) return;
    open->listed[t] = 1;
    open->items[open->count++] = t;
}

/// Flips a side of t if the corner across it is inside the circle of t, and adds the other triangle
/// to the list, since all affected sides belong to these two triangles. Returns false if t needs no
/// flip.
static bool flip_one(pave_voronoi_triangles *triangles, suspects *open, int32_t t)
{
    for (int k = 0; k < 3; k++) {
        int32_t n = triangles->beyond[t][k];
        if (n < 0) continue;
        pave_point far = corner(triangles, n, side_towards(triangles, n, t));
        if (!in_circle(corner(triangles, t, 0), corner(triangles, t, 1), corner(triangles, t, 2),
                       far))
            continue;
        flip(triangles, t, k);
        add(open, n);
        return true;
    }
    return false;
}

/// Lawson's flips. Each flip lowers the surface of the lifted points, so the loop ends; after that,
/// no circle has a point inside.
static pave_result make_delaunay(pave_voronoi_triangles *triangles)
{
    const pave_allocator *allocator = &triangles->allocator;
    size_t count = (size_t)triangles->count;
    suspects open = {pave_common_array(allocator, count, sizeof *open.items),
                     pave_common_array(allocator, count, 1), 0};
    pave_result result = open.items && open.listed ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        for (int32_t t = triangles->count - 1; t >= 0; t--) add(&open, t);
        while (open.count > 0) {
            int32_t t = open.items[--open.count];
            open.listed[t] = 0;
            while (flip_one(triangles, &open, t)) {
            }
        }
    }
    PAVE_COMMON_FREE(allocator, open.listed, open.items);
    return result;
}

// ---- Triangulating ------------------------------------------------------------------------------

void pave_voronoi_triangles_release(pave_voronoi_triangles *triangles)
{
    PAVE_COMMON_FREE(&triangles->allocator, triangles->beyond, triangles->corners);
    triangles->beyond = triangles->corners = NULL;
    triangles->room = triangles->count = 0;
}

static pave_result attempt(pave_voronoi_triangles *triangles, int number, bool *yes,
                           pave_error *error)
{
    pave_result result =
        pave_voronoi_qhull(triangles->points, triangles->point_count, number, &triangles->allocator,
                           &triangles->corners, &triangles->room, &triangles->count, error);
    if (result != PAVE_OK) return result;
    triangles->beyond = pave_common_array(&triangles->allocator, (size_t)triangles->room,
                                          sizeof *triangles->beyond);
    if (triangles->beyond) result = is_triangulation(triangles, yes);
    if (!triangles->beyond || result != PAVE_OK)
        return PAVE_FAIL(error, PAVE_NO_MEMORY,
                         "not enough memory for %d triangles; use fewer points", triangles->count);
    return PAVE_OK;
}

pave_result pave_voronoi_triangulate(pave_voronoi_triangles *triangles, pave_error *error)
{
    pave_result result = PAVE_OK;
    bool yes = false;
    triangles->corners = triangles->beyond = NULL;
    triangles->room = triangles->count = 0;
    for (int number = 0; number < 2 && !yes; number++) {
        pave_voronoi_triangles_release(triangles);
        result = attempt(triangles, number, &yes, error);
        if (result == PAVE_NO_MEMORY) break;
    }
    if (result == PAVE_OK && !yes)
        result = PAVE_FAIL(error, PAVE_UNSUPPORTED,
                           "Qhull's triangles do not cover the points; move some of them a little");
    if (result == PAVE_OK && make_delaunay(triangles) != PAVE_OK)
        result =
            PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for %d triangles; use fewer points",
                      triangles->count);
    if (result != PAVE_OK) pave_voronoi_triangles_release(triangles);
    return result;
}
