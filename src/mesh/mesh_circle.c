/// src/mesh/mesh_circle.c: the largest circle inside a tile.
///
/// A circle of radius r around p is inside a convex tile if p is on the inner side of every side,
/// at a distance of at least r. This is a linear program with three unknowns, solved by the dual
/// simplex method. Three sides whose normals surround the origin bound a triangle, or a strip
/// closed at one end. The largest circle for these three is an upper bound for all sides. The side
/// that cuts deepest into it replaces one of the three, until no side cuts it. (C. Lemke, "The Dual
/// Method of Solving the Linear Programming Problem", 1954.)
///
/// In other tiles the circle touches three *sites*: sides, or corners over 180 degrees. If there
/// are few sites, all triples are tried: every candidate centre is measured against the whole
/// outline, and the best is kept. If there are many, squares are subdivided as long as they can
/// contain a better centre.
#include "../base/exact.h"

#include "mesh_parts.h"

#include <math.h>

enum {
    PAVE_CIRCLE_SITES = 16, ///< maximum number of sides plus reflex corners for trying all triples
    PAVE_CIRCLE_CELLS = 1 << 16 ///< maximum number of squares examined
};

/// Minimum improvement of the radius that justifies another square.
#define PAVE_CIRCLE_BETTER (1.0 + 1e-6)

// ---- Sides --------------------------------------------------------------------------------------

/// A side as a line: the signed distance of (x, y) from it is nx * x + ny * y - at, positive
/// inside.
typedef struct pave_circle_side {
    double nx, ny, at;
    pave_vec2 from, to;
    double length;
} pave_circle_side;

typedef struct pave_circle_ring {
    const pave_mesh *mesh;
    const int32_t *ring;
    int32_t count;
    pave_point center;
    pave_circle_side sides[PAVE_CIRCLE_SITES]; ///< cache of the first sides
} pave_circle_ring;

static pave_vec2 circle_corner(const pave_circle_ring *tile, int32_t k)
{
    const pave_point at = tile->mesh->vertices[tile->ring[k]];
    return pave_vec2_of((double)((int64_t)at.x - tile->center.x),
                        (double)((int64_t)at.y - tile->center.y));
}

static pave_circle_side circle_make_side(const pave_circle_ring *tile, int32_t k)
{
    const pave_vec2 a = circle_corner(tile, k),
                    b = circle_corner(tile, k + 1 < tile->count ? k + 1 : 0);
    const double x = b.x - a.x, y = b.y - a.y, length = sqrt(x * x + y * y), unit = 1.0 / length;
    pave_circle_side side = {.nx = -y * unit, .ny = x * unit, .from = a, .to = b, .length = length};
    side.at = side.nx * a.x + side.ny * a.y;
    return side;
}

static inline pave_circle_side circle_get_side(const pave_circle_ring *tile, int32_t k)
{
    return k < PAVE_CIRCLE_SITES ? tile->sides[k] : circle_make_side(tile, k);
}

static double circle_cross(pave_circle_side a, pave_circle_side b)
{
    return a.nx * b.ny - a.ny * b.nx;
}

/// Returns the signed distance of a point from a side, positive inside.
static double circle_inside(const pave_circle_side *side, double x, double y)
{
    return side->nx * x + side->ny * y - side->at;
}

// ---- Convex tiles -------------------------------------------------------------------------------

/// Returns the circle that touches three sides whose normals surround the origin.
static pave_circle circle_of_three(const pave_circle_side *side)
{
    const double turn[3] = {circle_cross(side[1], side[2]), circle_cross(side[2], side[0]),
                            circle_cross(side[0], side[1])};
    const double all = turn[0] + turn[1] + turn[2];
    const double radius =
        -(turn[0] * side[0].at + turn[1] * side[1].at + turn[2] * side[2].at) / all;
    int apart = 0; // the side to leave out: the other two are the closest to perpendicular
    if (turn[1] > turn[apart]) apart = 1;
    if (turn[2] > turn[apart]) apart = 2;
    const pave_circle_side *a = &side[(apart + 1) % 3], *b = &side[(apart + 2) % 3];
    const double of_a = a->at + radius, of_b = b->at + radius;
    return (pave_circle){.x = (of_a * b->ny - of_b * a->ny) / turn[apart],
                         .y = (a->nx * of_b - b->nx * of_a) / turn[apart],
                         .radius = radius};
}

/// Shrinks the circle to the distance of the nearest side. Returns that side.
static int32_t circle_shrink(const pave_circle_ring *tile, pave_circle *circle)
{
    int32_t deepest = -1;
    for (int32_t k = 0; k < tile->count; k++) {
        const pave_circle_side side = circle_get_side(tile, k);
        const double inside = circle_inside(&side, circle->x, circle->y);
        if (deepest >= 0 && inside >= circle->radius) continue;
        deepest = k;
        circle->radius = inside;
    }
    return deepest;
}

/// Chooses three initial sides: the first, and the two whose normals enclose the opposite of its
/// normal.
static void circle_begin(const pave_circle_ring *tile, pave_circle_side three[3])
{
    int32_t k = 1;
    three[0] = circle_get_side(tile, 0);
    while (k + 2 < tile->count && circle_cross(three[0], circle_get_side(tile, k + 1)) >= 0.0) k++;
    three[1] = circle_get_side(tile, k);
    three[2] = circle_get_side(tile, k + 1);
}

/// Replaces one of the three sides so that the normals still surround the origin. Returns false if
/// no replacement works, which only rounding can cause.
static bool circle_pivot(pave_circle_side three[3], pave_circle_side in)
{
    for (int out = 0; out < 3; out++) {
        const pave_circle_side a = three[(out + 1) % 3], b = three[(out + 2) % 3];
        if (circle_cross(in, a) < 0.0 || circle_cross(b, in) < 0.0) continue;
        three[out] = in;
        return true;
    }
    return false;
}

static pave_circle circle_convex(const pave_circle_ring *tile)
{
    pave_circle best = {0, 0, 0};
    pave_circle_side three[3];
    circle_begin(tile, three);
    for (int32_t round = 0; round < tile->count + 8; round++) {
        pave_circle circle = circle_of_three(three);
        const double bound = circle.radius;
        const int32_t in = circle_shrink(tile, &circle);
        if (circle.radius > best.radius) best = circle;
        if (circle.radius >= bound * (1.0 - 1e-12) ||
            !circle_pivot(three, circle_get_side(tile, in)))
            break;
    }
    return best;
}

// ---- Other tiles --------------------------------------------------------------------------------

/// Returns the distance of an inner point from the outline; 0 outside. For a corner, only the
/// distance from the second of its two sides is computed.
static double circle_room(const pave_circle_ring *tile, double x, double y)
{
    double least = HUGE_VAL;
    bool inside = false;
    for (int32_t k = 0; k < tile->count; k++) {
        const pave_circle_side side = circle_get_side(tile, k);
        const double dx = x - side.from.x, dy = y - side.from.y;
        const double over = side.nx * dx + side.ny * dy, along = side.ny * dx - side.nx * dy;
        // Tests whether a ray to the right crosses the side. Only the corners are compared, so that
        // two sides agree about a shared corner.
        if ((y < side.from.y) != (y < side.to.y) && (side.to.y > side.from.y) == (over > 0.0))
            inside = !inside;
        const double away = along < 0.0            ? sqrt(dx * dx + dy * dy)
                            : along <= side.length ? fabs(over)
                                                   : HUGE_VAL;
        if (away < least) least = away;
    }
    return inside ? least : 0.0;
}

/// The plane x * at.x + y * at.y + r * at.r = sum, for a side or for points equally far from two
/// corners.
typedef struct pave_circle_plane {
    double x, y, r, sum;
} pave_circle_plane;

static pave_circle_plane circle_side_plane(const pave_circle_side *side)
{
    return (pave_circle_plane){side->nx, side->ny, -1.0, side->at};
}

static pave_circle_plane circle_between(pave_vec2 a, pave_vec2 b)
{
    return (pave_circle_plane){2.0 * (b.x - a.x), 2.0 * (b.y - a.y), 0.0,
                               b.x * b.x + b.y * b.y - a.x * a.x - a.y * a.y};
}

/// The intersection of two planes: the points `at` + s * `to`. False if the planes are parallel.
typedef struct pave_circle_line {
    double at[3], to[3];
} pave_circle_line;

static bool circle_meet(pave_circle_plane a, pave_circle_plane b, pave_circle_line *out)
{
    double *to = out->to;
    to[0] = a.y * b.r - a.r * b.y;
    to[1] = a.r * b.x - a.x * b.r;
    to[2] = a.x * b.y - a.y * b.x;
    const double square = to[0] * to[0] + to[1] * to[1] + to[2] * to[2];
    if (square == 0.0) return false;
    const double x = (a.sum * b.x - b.sum * a.x) / square, y = (a.sum * b.y - b.sum * a.y) / square,
                 r = (a.sum * b.r - b.sum * a.r) / square;
    out->at[0] = y * to[2] - r * to[1];
    out->at[1] = r * to[0] - x * to[2];
    out->at[2] = x * to[1] - y * to[0];
    return true;
}

typedef struct pave_circle_search {
    const pave_circle_ring *tile;
    pave_circle best;
    int32_t corner_count; ///< corners over 180 degrees
    pave_vec2 corners[PAVE_CIRCLE_SITES];
    int64_t cells;
} pave_circle_search;

static void circle_try(pave_circle_search *search, double x, double y)
{
    const double radius = circle_room(search->tile, x, y);
    if (radius > search->best.radius) search->best = (pave_circle){x, y, radius};
}

static void circle_try_on(pave_circle_search *search, const pave_circle_line *line, double s)
{
    if (line->at[2] + s * line->to[2] > search->best.radius)
        circle_try(search, line->at[0] + s * line->to[0], line->at[1] + s * line->to[1]);
}

/// Tries the points of a line that are equally far from a given side or corner and from the sites
/// that define the line.
static void circle_try_side(pave_circle_search *search, const pave_circle_line *line,
                            pave_circle_plane third)
{
    const double slope = third.x * line->to[0] + third.y * line->to[1] + third.r * line->to[2];
    const double off =
        third.sum - (third.x * line->at[0] + third.y * line->at[1] + third.r * line->at[2]);
    if (slope != 0.0) circle_try_on(search, line, off / slope);
}

static void circle_try_corner(pave_circle_search *search, const pave_circle_line *line,
                              pave_vec2 corner)
{
    const double x = line->at[0] - corner.x, y = line->at[1] - corner.y, r = line->at[2];
    const double *to = line->to;
    const double a = to[0] * to[0] + to[1] * to[1] - to[2] * to[2],
                 b = x * to[0] + y * to[1] - r * to[2], c = x * x + y * y - r * r,
                 square = b * b - a * c;
    if (square < 0.0) return;
    const double q = b < 0.0 ? sqrt(square) - b : -sqrt(square) - b; // the roots are q / a, c / q
    if (a != 0.0) circle_try_on(search, line, q / a);
    if (q != 0.0) circle_try_on(search, line, c / q);
}

/// Sites are the sides, followed by the corners.
static void circle_try_three(pave_circle_search *search, int32_t i, int32_t j, int32_t k)
{
    const int32_t sides = search->tile->count;
    const pave_circle_side *side = search->tile->sides;
    const pave_vec2 *corner = search->corners;
    pave_circle_line line;
    const pave_circle_plane first = i < sides
                                        ? circle_side_plane(&side[i])
                                        : circle_between(corner[i - sides], corner[j - sides]);
    const pave_circle_plane second = j < sides
                                         ? circle_side_plane(&side[j])
                                         : circle_between(corner[j - sides], corner[k - sides]);
    if (!circle_meet(first, second, &line)) return;
    if (k < sides)
        circle_try_side(search, &line, circle_side_plane(&side[k]));
    else
        circle_try_corner(search, &line, corner[k - sides]);
}

static void circle_try_all(pave_circle_search *search)
{
    const int32_t count = search->tile->count + search->corner_count;
    for (int32_t i = 0; i < count; i++)
        for (int32_t j = i + 1; j < count; j++)
            for (int32_t k = j + 1; k < count; k++) circle_try_three(search, i, j, k);
}

/// Subdivides a square with centre (x, y) and half width `half`: tries the centres of its quarters,
/// then subdivides the quarters in order of decreasing distance at the centre. A point of a square
/// is at most 1.4143 half widths from its centre, which bounds the distance anywhere in the square.
static void circle_halve(pave_circle_search *search, double x, double y, double half)
{
    const double quarter = half / 2;
    pave_circle parts[4];
    for (int i = 0; i < 4; i++) {
        pave_circle part = {x + (i & 1 ? quarter : -quarter), y + (i & 2 ? quarter : -quarter), 0};
        part.radius = circle_room(search->tile, part.x, part.y);
        if (part.radius > search->best.radius) search->best = part;
        int at = i;
        for (; at > 0 && parts[at - 1].radius < part.radius; at--) parts[at] = parts[at - 1];
        parts[at] = part;
    }
    search->cells += 4;
    for (int i = 0; i < 4; i++) {
        const double bound = parts[i].radius + 1.4143 * quarter;
        if (search->cells < PAVE_CIRCLE_CELLS && bound > search->best.radius * PAVE_CIRCLE_BETTER)
            circle_halve(search, parts[i].x, parts[i].y, quarter);
    }
}

static void circle_try_squares(pave_circle_search *search)
{
    pave_point_box box = pave_point_box_none;
    for (int32_t k = 0; k < search->tile->count; k++)
        box = pave_point_box_add(box, search->tile->mesh->vertices[search->tile->ring[k]]);
    const double width = (double)((int64_t)box.max.x - box.min.x),
                 height = (double)((int64_t)box.max.y - box.min.y);
    circle_halve(search, (double)((int64_t)box.min.x - search->tile->center.x) + width / 2,
                 (double)((int64_t)box.min.y - search->tile->center.y) + height / 2,
                 (width > height ? width : height) / 2);
}

// ---- All tiles ----------------------------------------------------------------------------------

/// Finds the corners over 180 degrees: counts all, and stores the first ones.
static void circle_find_corners(pave_circle_search *search)
{
    const pave_circle_ring *tile = search->tile;
    const pave_point *at = tile->mesh->vertices;
    int32_t before = tile->ring[tile->count - 1];
    for (int32_t k = 0; k < tile->count; k++) {
        const int32_t here = tile->ring[k], next = tile->ring[k + 1 < tile->count ? k + 1 : 0];
        if (pave_turn(at[before], at[here], at[next]) < 0) {
            if (search->corner_count < PAVE_CIRCLE_SITES)
                search->corners[search->corner_count] = circle_corner(tile, k);
            search->corner_count++;
        }
        before = here;
    }
}

pave_circle pave_circle_of_tile(const pave_mesh *mesh, int32_t tile)
{
    pave_circle_ring ring; // Zeroing all of these arrays would double the time.
    pave_circle_search search;
    ring.mesh = mesh;
    ring.center = pave_mesh_center_point(mesh, tile);
    ring.ring = pave_mesh_ring(mesh, tile, &ring.count);
    for (int32_t k = 0; k < ring.count && k < PAVE_CIRCLE_SITES; k++)
        ring.sides[k] = circle_make_side(&ring, k);
    search.tile = &ring;
    search.best = (pave_circle){0, 0, 0};
    search.corner_count = 0;
    search.cells = 0;
    circle_find_corners(&search);
    if (search.corner_count == 0) return circle_convex(&ring);
    circle_try(&search, 0.0, 0.0);
    if (ring.count + search.corner_count <= PAVE_CIRCLE_SITES)
        circle_try_all(&search);
    else
        circle_try_squares(&search);
    return search.best;
}

double pave_mesh_largest_circle(const pave_mesh *mesh, int32_t tile, pave_vec2 *center)
{
    assert(mesh && center);
    *center = pave_mesh_center(mesh, tile);
    if (!pave_mesh_tile_is_star(mesh, tile)) return 0.0;
    const pave_circle circle = pave_circle_of_tile(mesh, tile);
    center->x += circle.x * mesh->step;
    center->y += circle.y * mesh->step;
    return circle.radius * mesh->step;
}
