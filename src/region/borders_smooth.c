/// src/region/borders_smooth.c: smooth arcs. Each side of an arc has one point, initially its
/// midpoint: this alone removes the zigzag of hexagons and turns steps of squares into straight
/// lines. Passes then straighten the arcs further, and rounds cut the remaining corners. Finally
/// all arcs are checked against each other for crossings. Based on: G. Taubin, "Curve and Surface
/// Smoothing without Shrinkage", 1995; G. Chaikin, "An Algorithm for High-Speed Curve Generation",
/// 1974; A. Patel, "Noisy Edges", 2010 (kites).
#include "../base/exact.h"
#include "../mesh/polygons_build.h"

#include "../base/memory.h"
#include "borders_parts.h"

#include <pave/random.h>

#include <math.h>
#include <string.h>

// ---- Kites --------------------------------------------------------------------------------------
// A line may cross a side only within its kite: the ends of the side and the centres of its two
// cells. Kites do not overlap, because they are made of the triangles into which the centres split
// the cells.

typedef struct pave_kite {
    pave_vec2 from, to, left, right; ///< the side, and the centres on both sides
} pave_kite;

static double kite_cross(pave_vec2 from, pave_vec2 to, pave_vec2 point)
{
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

static pave_vec2 kite_middle(const pave_kite *kite)
{
    return pave_vec2_of(0.5 * (kite->from.x + kite->to.x), 0.5 * (kite->from.y + kite->to.y));
}

/// Returns the fraction of the way from `middle` to `point` at which the way crosses the line from
/// `a` to `b`, or a value of at least 1 if it does not cross that line before the point. `sign` is
/// -1 if the kite is on the left of the line and 1 if it is on the right.
static double kite_share(pave_vec2 a, pave_vec2 b, double sign, pave_vec2 middle, pave_vec2 point)
{
    const double inner = sign * kite_cross(a, b, middle), outer = sign * kite_cross(a, b, point);
    return outer < inner ? inner / (inner - outer) : 2.0;
}

/// Returns the point, moved towards the middle of the side if it is outside the kite. Returns the
/// middle if the centre is on the wrong side.
static pave_vec2 kite_clamp(const pave_kite *kite, pave_vec2 point)
{
    const double inside = 0.9; // fraction of a kite that points may use, so that neighbouring kites
                               // never touch
    const pave_vec2 middle = kite_middle(kite);
    const double sign = kite_cross(kite->from, kite->to, point) < 0.0 ? -1.0 : 1.0;
    const pave_vec2 tip = sign < 0.0 ? kite->left : kite->right;
    if (!(sign * kite_cross(kite->from, kite->to, tip) > 0.0)) return middle;
    const double a = kite_share(kite->to, tip, sign, middle, point),
                 b = kite_share(tip, kite->from, sign, middle, point);
    const double share = inside * (a < b ? a : b);
    if (share >= 1.0) return point;
    return pave_vec2_of(middle.x + share * (point.x - middle.x),
                        middle.y + share * (point.y - middle.y));
}

// ---- Smoothing ----------------------------------------------------------------------------------

typedef struct pave_smoother {
    pave_borders *borders;
    pave_smooth_def def;       ///< with defaults filled in: here 0 means none
    pave_arc *arcs;            ///< copies of the arcs, with new points
    uint8_t *levels, *crossed; ///< per arc
    pave_kite *kites;          ///< kites of the sides of one arc
    pave_vec2 *from, *to;      ///< points of one arc, before and after a step
    int64_t side_room, point_room;
    pave_vec2 *points;
    int64_t point_count;
} pave_smoother;

// ---- Levels -------------------------------------------------------------------------------------

static pave_smooth_level smooth_level_of(const pave_smoother *smoother, int32_t arc)
{
    if (smoother->arcs[arc].rim && !smoother->def.rim) return PAVE_SMOOTH_NOT;
    return smoother->def.corners && smoother->levels[arc] > PAVE_SMOOTH_WHOLE
               ? PAVE_SMOOTH_NOT
               : (pave_smooth_level)smoother->levels[arc];
}

static int64_t smooth_count(const pave_smoother *smoother, int32_t arc)
{
    const pave_arc *at = &smoother->arcs[arc];
    const pave_smooth_level level = smooth_level_of(smoother, arc);
    const bool vertices = smoother->def.corners || level == PAVE_SMOOTH_NOT;
    int64_t count = at->side_count + (at->closed ? 0 : vertices ? 1 : 2);
    for (int32_t round = 0; round < smoother->def.rounds && level != PAVE_SMOOTH_NOT; round++)
        count = at->closed ? 2 * count : 2 * (count - 1);
    return count;
}

// ---- One point for each side --------------------------------------------------------------------

static pave_vec2 smooth_between(pave_vec2 a, pave_vec2 b, double share)
{
    return pave_vec2_of(a.x + share * (b.x - a.x), a.y + share * (b.y - a.y));
}

/// Returns the mean of the corners of a cell.
static pave_vec2 smooth_center(const pave_borders *borders, pave_border_at at)
{
    const int32_t count = pave_borders_sides(borders, at);
    pave_vec2 sum = {0.0, 0.0};
    for (at.side = 0; at.side < count; at.side++) {
        const pave_vec2 point = pave_borders_point(borders, at);
        sum = pave_vec2_of(sum.x + point.x, sum.y + point.y);
    }
    return pave_vec2_of(sum.x / count, sum.y / count);
}

static pave_kite smooth_kite(const pave_borders *borders, pave_cell_side side)
{
    const pave_border_at at = pave_borders_at(borders, side);
    pave_border_at there = at;
    const bool outside = pave_borders_cross(borders, &there);
    pave_kite kite = {.from = pave_borders_point(borders, at),
                      .to = pave_borders_point(borders, pave_borders_after(borders, at)),
                      .right = smooth_center(borders, at)};
    // There is no cell outside: use half of the mirror image of the inner centre.
    kite.left = outside ? smooth_between(kite_middle(&kite), kite.right, -0.5)
                        : smooth_center(borders, there);
    return kite;
}

/// Returns the vertex at the beginning or the end of an arc.
static pave_vec2 smooth_end(const pave_borders *borders, const pave_arc *arc, bool last)
{
    const int64_t side = arc->side_start + (last ? arc->side_count - 1 : 0);
    const pave_border_at at = pave_borders_at(borders, borders->sides[side]);
    return pave_borders_point(borders, last ? pave_borders_after(borders, at) : at);
}

/// Offsets a point at random. The random words depend on the side and the lower of its two cells,
/// not on territory numbers.
static pave_vec2 smooth_wiggle(const pave_smoother *smoother, pave_cell_side side,
                               const pave_kite *kite, pave_vec2 point)
{
    pave_border_at key = pave_borders_at(smoother->borders, side);
    const bool outside = pave_borders_cross(smoother->borders, &key),
               right = outside || side.cell < key.cell;
    if (right) key = pave_borders_at(smoother->borders, side);
    const pave_random_words words =
        pave_random_at(smoother->def.seed, PAVE_STREAM_BORDER, key.cell, key.side, 0, 0);
    const double across = ((double)words.word[0] / 2147483648.0 - 1.0) * smoother->def.wiggle;
    const double along =
        ((double)words.word[1] / 4294967296.0 - 0.5) * smoother->def.wiggle * (right ? 1.0 : -1.0);
    const pave_vec2 middle = kite_middle(kite),
                    tip = (across > 0.0) == right ? kite->right : kite->left;
    const double far = fabs(across);
    point = pave_vec2_of(point.x + far * (tip.x - middle.x), point.y + far * (tip.y - middle.y));
    point = pave_vec2_of(point.x + along * (kite->to.x - kite->from.x),
                         point.y + along * (kite->to.y - kite->from.y));
    return kite_clamp(kite, point);
}

/// Moves each point a fraction of the way to the midpoint of its neighbours. The ends, which are
/// not points of sides, are fixed.
static void smooth_pull(pave_smoother *smoother, const pave_arc *arc, double share)
{
    const pave_vec2 first = smooth_end(smoother->borders, arc, false),
                    last = smooth_end(smoother->borders, arc, true);
    const int64_t count = arc->side_count;
    for (int64_t k = 0; k < count; k++) {
        const pave_vec2 before = k > 0         ? smoother->from[k - 1]
                                 : arc->closed ? smoother->from[count - 1]
                                               : first;
        const pave_vec2 after = k + 1 < count ? smoother->from[k + 1]
                                : arc->closed ? smoother->from[0]
                                              : last;
        const pave_vec2 target =
            pave_vec2_of(0.5 * (before.x + after.x), 0.5 * (before.y + after.y));
        smoother->to[k] =
            kite_clamp(&smoother->kites[k], smooth_between(smoother->from[k], target, share));
    }
    pave_vec2 *kept = smoother->from;
    smoother->from = smoother->to;
    smoother->to = kept;
}

/// Returns twice the area enclosed by the points, relative to `origin`.
static double smooth_twice_area(const pave_smoother *smoother, int64_t count, pave_vec2 origin)
{
    double twice = 0.0;
    for (int64_t k = 0; k + 1 < count; k++)
        twice += kite_cross(origin, smoother->from[k], smoother->from[k + 1]);
    return twice;
}

static pave_vec2 smooth_mean(const pave_smoother *smoother, int64_t count)
{
    pave_vec2 sum = {0.0, 0.0};
    for (int64_t k = 0; k < count; k++)
        sum = pave_vec2_of(sum.x + smoother->from[k].x, sum.y + smoother->from[k].y);
    return pave_vec2_of(sum.x / (double)count, sum.y / (double)count);
}

/// Straightens the points of sides. A short arc that is closed, or returns to its junction, would
/// shrink: it is scaled back to its original area about its middle or the junction.
static void smooth_straighten(pave_smoother *smoother, const pave_arc *arc)
{
    const int64_t count = arc->side_count;
    const pave_vec2 junction = smooth_end(smoother->borders, arc, false);
    const double before =
        smooth_twice_area(smoother, count, arc->closed ? smoother->from[count - 1] : junction);
    for (int32_t pass = 0; pass < smoother->def.passes; pass++) {
        smooth_pull(smoother, arc, 0.5);
        smooth_pull(smoother, arc, -0.53);
    }
    const double after =
        smooth_twice_area(smoother, count, arc->closed ? smoother->from[count - 1] : junction);
    if (arc->from != arc->to || !(before * after > 0.0)) return;
    const pave_vec2 middle = arc->closed ? smooth_mean(smoother, count) : junction;
    const double scale = sqrt(before / after);
    for (int64_t k = 0; k < count; k++)
        smoother->from[k] =
            kite_clamp(&smoother->kites[k], smooth_between(middle, smoother->from[k], scale));
}

/// Stores the ends and, between them, the straightened and offset midpoints in smoother->from.
/// Returns the number of points.
static int64_t smooth_middles(pave_smoother *smoother, const pave_arc *arc, bool whole)
{
    const pave_borders *borders = smoother->borders;
    const pave_cell_side *sides = borders->sides + arc->side_start;
    const int64_t count = arc->side_count;
    for (int64_t k = 0; k < count; k++) {
        smoother->kites[k] = smooth_kite(borders, sides[k]);
        smoother->from[k] = kite_middle(&smoother->kites[k]);
    }
    if (whole && smoother->def.passes > 0) smooth_straighten(smoother, arc);
    for (int64_t k = 0; k < count && whole && smoother->def.wiggle > 0.0; k++)
        smoother->from[k] =
            smooth_wiggle(smoother, sides[k], &smoother->kites[k], smoother->from[k]);
    if (arc->closed) return count;
    memmove(smoother->from + 1, smoother->from, (size_t)count * sizeof *smoother->from);
    smoother->from[0] = smooth_end(borders, arc, false);
    smoother->from[count + 1] = smooth_end(borders, arc, true);
    return count + 2;
}

// ---- Arcs ---------------------------------------------------------------------------------------

static int64_t smooth_vertices(const pave_smoother *smoother, const pave_arc *arc)
{
    const pave_borders *borders = smoother->borders;
    for (int64_t k = 0; k < arc->side_count; k++)
        smoother->from[k] = pave_borders_point(
            borders, pave_borders_at(borders, borders->sides[arc->side_start + k]));
    if (arc->closed) return arc->side_count;
    smoother->from[arc->side_count] = smooth_end(borders, arc, true);
    return arc->side_count + 1;
}

/// Cuts all corners at a quarter of their sides. The ends are fixed.
static int64_t smooth_cut(pave_smoother *smoother, int64_t count, bool closed)
{
    const pave_vec2 *from = smoother->from;
    pave_vec2 *to = smoother->to;
    int64_t made = 0;
    for (int64_t k = 0; k < count - !closed; k++) {
        const pave_vec2 a = from[k], b = from[k + 1 < count ? k + 1 : 0];
        const bool first = !closed && k == 0, last = !closed && k + 2 == count;
        to[made++] = first ? a : pave_vec2_of(0.75 * a.x + 0.25 * b.x, 0.75 * a.y + 0.25 * b.y);
        to[made++] = last ? b : pave_vec2_of(0.25 * a.x + 0.75 * b.x, 0.25 * a.y + 0.75 * b.y);
    }
    smoother->to = smoother->from;
    smoother->from = to;
    return made;
}

static void smooth_arc(pave_smoother *smoother, int32_t number)
{
    const pave_arc *arc = &smoother->arcs[number];
    const pave_smooth_level level = smooth_level_of(smoother, number);
    const bool vertices = smoother->def.corners || level == PAVE_SMOOTH_NOT;
    int64_t count = vertices ? smooth_vertices(smoother, arc)
                             : smooth_middles(smoother, arc, level == PAVE_SMOOTH_WHOLE);
    for (int32_t round = 0; round < smoother->def.rounds && level != PAVE_SMOOTH_NOT; round++)
        count = smooth_cut(smoother, count, arc->closed);
    assert(count == arc->count);
    memcpy(smoother->points + arc->start, smoother->from, (size_t)count * sizeof *smoother->from);
}

static void smooth_release_points(pave_smoother *smoother)
{
    pave_array_release(&smoother->borders->allocator, smoother->points);
    smoother->points = NULL;
}

/// Computes the points of all arcs at their levels.
static pave_result smooth_arcs(pave_smoother *smoother)
{
    const int32_t arcs = smoother->borders->arc_count;
    smooth_release_points(smoother);
    smoother->point_count = 0;
    for (int32_t i = 0; i < arcs; i++) {
        smoother->arcs[i].start = smoother->point_count;
        smoother->arcs[i].count = smooth_count(smoother, i);
        smoother->point_count += smoother->arcs[i].count;
    }
    smoother->points = pave_array_take(&smoother->borders->allocator, (size_t)smoother->point_count,
                                       sizeof *smoother->points);
    if (!smoother->points) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < arcs; i++) smooth_arc(smoother, i);
    return PAVE_OK;
}

/// Marks the arcs of rings that were turned inside out as crossing. A wiggle can turn small rings
/// inside out.
static void smooth_find_turned(pave_smoother *smoother)
{
    pave_borders borders = *smoother->borders;
    borders.arcs = smoother->arcs;
    borders.points = smoother->points;
    for (int32_t k = 0; k < borders.ring_count; k++) {
        const int32_t *refs = borders.refs + borders.rings[k].start;
        const double twice = pave_borders_twice_area(&borders, refs, borders.rings[k].count);
        if (borders.rings[k].hole ? twice < 0.0 : twice > 0.0) continue;
        for (int64_t r = 0; r < borders.rings[k].count; r++)
            smoother->crossed[refs[r] < 0 ? ~refs[r] : refs[r]] = 1;
    }
}

/// Lowers the level of the crossing arcs, or of all arcs after many rounds. Returns whether any was
/// lowered.
static bool smooth_lower(pave_smoother *smoother, bool all)
{
    bool lowered = false;
    for (int32_t i = 0; i < smoother->borders->arc_count; i++) {
        if (!smoother->crossed[i] || smooth_level_of(smoother, i) == PAVE_SMOOTH_NOT) continue;
        smoother->levels[i]++;
        lowered = true;
    }
    for (int32_t i = 0; i < smoother->borders->arc_count && lowered && all; i++)
        smoother->levels[i] = PAVE_SMOOTH_NOT;
    return lowered;
}

static pave_result smooth_all(pave_smoother *smoother)
{
    const pave_borders *borders = smoother->borders;
    for (int round = 0;; round++) {
        pave_result result = smooth_arcs(smoother);
        if (result != PAVE_OK) return result;
        memset(smoother->crossed, 0, (size_t)borders->arc_count);
        result =
            pave_borders_find_crossings(&borders->allocator, smoother->arcs, borders->arc_count,
                                        smoother->points, smoother->point_count, smoother->crossed);
        if (result != PAVE_OK) return result;
        smooth_find_turned(smoother);
        if (!smooth_lower(smoother, round >= 8)) return PAVE_OK;
    }
}

// ---- Top level ----------------------------------------------------------------------------------

static pave_result smooth_take(pave_smoother *smoother)
{
    const pave_borders *borders = smoother->borders;
    const pave_allocator *allocator = &borders->allocator;
    const size_t arcs = (size_t)borders->arc_count;
    smoother->arcs = pave_array_take(allocator, arcs, sizeof *smoother->arcs);
    smoother->levels = pave_array_allocate(allocator, arcs, sizeof *smoother->levels);
    smoother->crossed = pave_array_allocate(allocator, arcs, sizeof *smoother->crossed);
    if (!smoother->arcs || !smoother->levels || !smoother->crossed) return PAVE_NO_MEMORY;
    if (arcs > 0) memcpy(smoother->arcs, borders->arcs, arcs * sizeof *smoother->arcs);
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const int64_t sides = smoother->arcs[i].side_count, points = (sides + 2)
                                                                     << smoother->def.rounds;
        if (sides > smoother->side_room) smoother->side_room = sides;
        if (points > smoother->point_room) smoother->point_room = points;
    }
    smoother->kites =
        pave_array_take(allocator, (size_t)smoother->side_room, sizeof *smoother->kites);
    smoother->from =
        pave_array_take(allocator, (size_t)smoother->point_room, sizeof *smoother->from);
    smoother->to = pave_array_take(allocator, (size_t)smoother->point_room, sizeof *smoother->to);
    return smoother->kites && smoother->from && smoother->to ? PAVE_OK : PAVE_NO_MEMORY;
}

static void smooth_give(pave_smoother *smoother)
{
    const pave_allocator *allocator = &smoother->borders->allocator;
    smooth_release_points(smoother);
    PAVE_RELEASE(allocator, smoother->to, smoother->from, smoother->kites, smoother->crossed,
                 smoother->levels, smoother->arcs);
}

/// Swaps the arcs and points with the smoother's.
static void smooth_swap(pave_smoother *smoother)
{
    pave_borders *borders = smoother->borders;
    pave_arc *arcs = (pave_arc *)(uintptr_t)borders->arcs;
    pave_vec2 *points = (pave_vec2 *)(uintptr_t)borders->points;
    const int64_t count = borders->point_count;
    borders->arcs = smoother->arcs;
    borders->points = smoother->points;
    borders->point_count = smoother->point_count;
    smoother->arcs = arcs;
    smoother->points = points;
    smoother->point_count = count;
}

static pave_result smooth_check(const pave_smooth_def *def, pave_error *error)
{
    if (def->passes > PAVE_SMOOTH_PASSES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "passes must be at most %d, not %d",
                         PAVE_SMOOTH_PASSES_MAX, (int)def->passes);
    if (def->rounds > PAVE_SMOOTH_ROUNDS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "rounds must be at most %d, not %d",
                         PAVE_SMOOTH_ROUNDS_MAX, (int)def->rounds);
    if (!(def->wiggle >= 0.0 && def->wiggle <= 1.0))
        return PAVE_FAIL(error, PAVE_RANGE, "wiggle must be 0 to 1, not %g", def->wiggle);
    return PAVE_OK;
}

/// Returns the effective number: 0 selects the default, a negative number means none.
static int32_t smooth_number(int32_t given, int32_t usual)
{
    return given == 0 ? usual : given < 0 ? 0 : given;
}

pave_result pave_borders_smooth(pave_borders *borders, const pave_smooth_def *def,
                                pave_error *error)
{
    pave_smoother smoother = {.borders = borders, .def = def ? *def : (pave_smooth_def){0}};
    pave_result result = smooth_check(&smoother.def, error);
    if (result != PAVE_OK) return result;
    smoother.def.passes = smooth_number(smoother.def.passes, 6);
    smoother.def.rounds = smooth_number(smoother.def.rounds, 2);
    result = smooth_take(&smoother);
    if (result == PAVE_OK) result = smooth_all(&smoother);
    if (result == PAVE_OK) smooth_swap(&smoother);
    smooth_give(&smoother);
    return result == PAVE_OK ? PAVE_OK : PAVE_FAIL(error, result, "%s", pave_result_text(result));
}
