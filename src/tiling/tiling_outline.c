/// src/tiling/tiling_outline.c: checks of polygons that are meant to tile the plane. Each message
/// names the face and the side.
#include "../base/exact.h"

#include "tiling_make.h"
#include "tiling_outline.h"

#include <math.h>

#define PAVE_TILING_TOLERANCE 1e-6 ///< relative to the shorter lattice vector
/// Minimum length of a lattice vector, chosen so that its fourth power does not underflow.
#define PAVE_TILING_LENGTH_MIN 1e-75
#define PAVE_TILING_LENGTH_MAX 1e75
#define PAVE_TILING_SINE_MIN 1e-3     ///< minimum sine of the angle between the lattice vectors
#define PAVE_TILING_OFFSET_MAX 1000.0 ///< maximum distance from the origin, in unit cells
#define PAVE_TILING_CLEARANCE \
    4.0 ///< minimum distance between sides, in tolerances: a simple polygon stays simple when its
        ///< corners move to their vertices
#define PAVE_TILING_SPAN_MAX 16.0 ///< maximum extent of a face, in unit cells

// ---- Vectors ------------------------------------------------------------------------------------

static pave_vec2 vec2_minus(pave_vec2 a, pave_vec2 b) { return pave_vec2_of(a.x - b.x, a.y - b.y); }
static double vec2_dot(pave_vec2 a, pave_vec2 b) { return a.x * b.x + a.y * b.y; }
static double vec2_cross(pave_vec2 a, pave_vec2 b) { return a.x * b.y - a.y * b.x; }
static double vec2_length(pave_vec2 a) { return sqrt(vec2_dot(a, a)); }

static double point_distance(pave_vec2 point, pave_vec2 a, pave_vec2 b)
{
    const pave_vec2 way = vec2_minus(b, a), to = vec2_minus(point, a);
    double part = vec2_dot(to, way) / vec2_dot(way, way);
    if (!(part > 0.0)) part = 0.0;
    if (part > 1.0) part = 1.0;
    return vec2_length(pave_vec2_of(to.x - part * way.x, to.y - part * way.y));
}

/// Returns whether the segments a b and c d cross or come closer than `distance`.
static bool segments_meet(pave_vec2 a, pave_vec2 b, pave_vec2 c, pave_vec2 d, double distance)
{
    const pave_vec2 ab = vec2_minus(b, a), cd = vec2_minus(d, c);
    bool c_left = vec2_cross(ab, vec2_minus(c, a)) > 0.0,
         d_left = vec2_cross(ab, vec2_minus(d, a)) > 0.0;
    bool a_left = vec2_cross(cd, vec2_minus(a, c)) > 0.0,
         b_left = vec2_cross(cd, vec2_minus(b, c)) > 0.0;
    if (c_left != d_left && a_left != b_left) return true;
    return point_distance(a, c, d) < distance || point_distance(b, c, d) < distance ||
           point_distance(c, a, b) < distance || point_distance(d, a, b) < distance;
}

// ---- The lattice and single polygons ------------------------------------------------------------

pave_result pave_tiling_check_lattice(pave_tiling_outlines *outlines)
{
    const pave_tiling_def *def = outlines->def;
    const double i = vec2_length(def->i), j = vec2_length(def->j),
                 area = fabs(vec2_cross(def->i, def->j));
    if (!(i > PAVE_TILING_LENGTH_MIN && i < PAVE_TILING_LENGTH_MAX && j > PAVE_TILING_LENGTH_MIN &&
          j < PAVE_TILING_LENGTH_MAX)) {
        return PAVE_FAIL(outlines->error, PAVE_RANGE,
                         "the lattice vectors i and j must be finite and 1e-75 to 1e75 long");
    }
    if (!(area > PAVE_TILING_SINE_MIN * i * j) ||
        pave_layout_of(pave_vec2_of(0.0, 0.0), def->i, def->j, &outlines->lattice) != PAVE_OK) {
        return PAVE_FAIL(outlines->error, PAVE_INVALID,
                         "the lattice vectors i and j are collinear: give two directions");
    }
    outlines->tolerance = PAVE_TILING_TOLERANCE * (i < j ? i : j);
    return PAVE_OK;
}

static pave_result tiling_check_reach(const pave_tiling_outlines *outlines, int32_t face)
{
    const pave_tiling_polygon *polygon = &outlines->def->faces[face];
    pave_box box = {{HUGE_VAL, HUGE_VAL}, {-HUGE_VAL, -HUGE_VAL}};
    for (int32_t k = 0; k < polygon->corner_count; k++) {
        const pave_vec2 corner = polygon->corners[k],
                        place = pave_layout_lattice(&outlines->lattice, corner);
        if (!(fabs(corner.x) < HUGE_VAL && fabs(corner.y) < HUGE_VAL)) {
            return PAVE_FAIL(outlines->error, PAVE_RANGE,
                             "corner %d of face %d must have finite numbers", (int)k, (int)face);
        }
        if (!(fabs(place.x) <= PAVE_TILING_OFFSET_MAX && fabs(place.y) <= PAVE_TILING_OFFSET_MAX)) {
            return PAVE_FAIL(outlines->error, PAVE_RANGE,
                             "corner %d of face %d is more than 1000 unit cells from the origin: "
                             "give another repetition of the face",
                             (int)k, (int)face);
        }
        box = pave_box_add(box, place);
    }
    if (box.max.x - box.min.x > PAVE_TILING_SPAN_MAX ||
        box.max.y - box.min.y > PAVE_TILING_SPAN_MAX) {
        return PAVE_FAIL(outlines->error, PAVE_RANGE,
                         "face %d spans more than 16 unit cells: use the shortest lattice vectors",
                         (int)face);
    }
    return PAVE_OK;
}

/// Compares the corners a and b of a polygon, a < b.
static pave_result tiling_check_corners(const pave_tiling_outlines *outlines, int32_t face,
                                        int32_t a, int32_t b)
{
    const pave_vec2 *corners = outlines->def->faces[face].corners;
    const double near = PAVE_TILING_CLEARANCE * outlines->tolerance;
    if (!(vec2_length(vec2_minus(corners[a], corners[b])) < near)) return PAVE_OK;
    return PAVE_FAIL(outlines->error, PAVE_INVALID,
                     "the corners %d and %d of face %d coincide: leave one out", (int)a, (int)b,
                     (int)face);
}

/// Compares the sides a and b of a polygon, a < b.
static pave_result tiling_check_sides(const pave_tiling_outlines *outlines, int32_t face, int32_t a,
                                      int32_t b)
{
    const pave_tiling_polygon *polygon = &outlines->def->faces[face];
    const int32_t count = polygon->corner_count, a_end = (a + 1) % count, b_end = (b + 1) % count;
    const pave_vec2 *corners = polygon->corners;
    const double near = PAVE_TILING_CLEARANCE * outlines->tolerance;
    if (a_end == b || b_end == a) {
        const pave_vec2 before = a_end == b ? corners[a] : corners[b],
                        after = a_end == b ? corners[b_end] : corners[a_end];
        const pave_vec2 middle = a_end == b ? corners[b] : corners[a];
        if (point_distance(before, middle, after) < near ||
            point_distance(after, before, middle) < near) {
            return PAVE_FAIL(outlines->error, PAVE_INVALID,
                             "face %d is flat: its side %d folds back onto side %d", (int)face,
                             (int)b, (int)a);
        }
    } else if (segments_meet(corners[a], corners[a_end], corners[b], corners[b_end], near)) {
        return PAVE_FAIL(outlines->error, PAVE_INVALID,
                         "face %d crosses or touches itself: its sides %d and %d meet", (int)face,
                         (int)a, (int)b);
    }
    return PAVE_OK;
}

typedef pave_result pave_tiling_pair_check(const pave_tiling_outlines *outlines, int32_t face,
                                           int32_t a, int32_t b);

static pave_result tiling_check_pairs(const pave_tiling_outlines *outlines, int32_t face,
                                      pave_tiling_pair_check *check)
{
    const int32_t count = outlines->def->faces[face].corner_count;
    for (int32_t a = 0; a < count; a++) {
        for (int32_t b = a + 1; b < count; b++) {
            pave_result result = check(outlines, face, a, b);
            if (result != PAVE_OK) return result;
        }
    }
    return PAVE_OK;
}

pave_result pave_tiling_check_polygon(const pave_tiling_outlines *outlines, int32_t face)
{
    const int32_t count = outlines->def->faces[face].corner_count;
    pave_result result = PAVE_OK;
    if (count < 3 || count > PAVE_TILING_SIDES_MAX) {
        return PAVE_FAIL(outlines->error, PAVE_RANGE, "face %d has %d corners; a face has 3 to %d",
                         (int)face, (int)count, PAVE_TILING_SIDES_MAX);
    }
    result = tiling_check_reach(outlines, face);
    if (result == PAVE_OK) result = tiling_check_pairs(outlines, face, tiling_check_corners);
    if (result == PAVE_OK) result = tiling_check_pairs(outlines, face, tiling_check_sides);
    return result;
}

// ---- All polygons together ----------------------------------------------------------------------

int32_t pave_tiling_corner_next(const pave_tiling_outlines *outlines, int32_t corner)
{
    const int32_t face = outlines->corners[corner].face;
    return corner + 1 < outlines->start[face + 1] ? corner + 1 : outlines->start[face];
}

/// Returns a point slightly inside or outside of the midpoint of a side.
static pave_vec2 tiling_beside(const pave_tiling_outlines *outlines, int32_t corner, bool outside)
{
    const pave_vec2 from = outlines->corners[corner].place;
    const pave_vec2 to = outlines->corners[pave_tiling_corner_next(outlines, corner)].place;
    const pave_vec2 a = pave_layout_point(&outlines->lattice, from.x, from.y),
                    b = pave_layout_point(&outlines->lattice, to.x, to.y);
    const pave_vec2 way = vec2_minus(b, a);
    const double hair = (outside ? 2.0 : -2.0) * outlines->tolerance / vec2_length(way);
    return pave_layout_lattice(&outlines->lattice, pave_vec2_of(0.5 * (a.x + b.x) + hair * way.y,
                                                                0.5 * (a.y + b.y) - hair * way.x));
}

static bool tiling_outline_holds(const pave_tiling_outlines *outlines, int32_t face,
                                 pave_vec2 point)
{
    bool inside = false;
    for (int32_t c = outlines->start[face]; c < outlines->start[face + 1]; c++) {
        const pave_vec2 *to = &outlines->corners[pave_tiling_corner_next(outlines, c)].place;
        inside ^= pave_tiling_ray_crosses(point, outlines->corners[c].place, *to);
    }
    return inside;
}

/// Returns the first face, in any unit cell, that contains a point, excluding face `except` of unit
/// cell (0, 0); -1 if there is no such face.
static int32_t tiling_holder(const pave_tiling_outlines *outlines, pave_vec2 point, int32_t except)
{
    for (int32_t face = 0; face < outlines->def->face_count; face++) {
        const pave_vec2 corner = outlines->corners[outlines->start[face]].place;
        const int32_t span = (int32_t)PAVE_TILING_SPAN_MAX + 1;
        const int32_t q = (int32_t)floor(point.x - corner.x),
                      r = (int32_t)floor(point.y - corner.y);
        for (int32_t dr = -span; dr <= span; dr++) {
            for (int32_t dq = -span; dq <= span; dq++) {
                if (face == except && q + dq == 0 && r + dr == 0) continue;
                if (tiling_outline_holds(outlines, face,
                                         pave_vec2_of(point.x - (q + dq), point.y - (r + dr))))
                    return face;
            }
        }
    }
    return -1;
}

static pave_result tiling_fail_overlap(const pave_tiling_outlines *outlines, int32_t corner,
                                       int32_t other)
{
    const pave_tiling_corner *side = &outlines->corners[corner];
    if (side->face == other) {
        return PAVE_FAIL(outlines->error, PAVE_INVALID,
                         "face %d overlaps its own repetition, at its side %d", (int)other,
                         (int)side->given);
    }
    return PAVE_FAIL(outlines->error, PAVE_INVALID,
                     "face %d overlaps face %d, at side %d of face %d", (int)side->face, (int)other,
                     (int)side->given, (int)side->face);
}

pave_result pave_tiling_fail_alone(const pave_tiling_outlines *outlines, int32_t corner)
{
    const pave_tiling_corner *side = &outlines->corners[corner];
    const int32_t over =
        tiling_holder(outlines, tiling_beside(outlines, corner, false), side->face);
    if (over >= 0) return tiling_fail_overlap(outlines, corner, over);
    const int32_t beside = tiling_holder(outlines, tiling_beside(outlines, corner, true), -1);
    if (beside < 0) {
        return PAVE_FAIL(outlines->error, PAVE_INVALID,
                         "side %d of face %d has no twin: there is a gap next to it",
                         (int)side->given, (int)side->face);
    }
    return PAVE_FAIL(outlines->error, PAVE_INVALID,
                     "side %d of face %d has no twin: face %d is next to it, but has no side with "
                     "the same two corners; put a corner wherever another face has one",
                     (int)side->given, (int)side->face, (int)beside);
}

pave_result pave_tiling_fail_doubled(const pave_tiling_outlines *outlines, int32_t corner,
                                     int32_t other)
{
    const pave_tiling_corner *a = &outlines->corners[corner], *b = &outlines->corners[other];
    return PAVE_FAIL(outlines->error, PAVE_INVALID,
                     "face %d overlaps face %d: side %d of the one and side %d of the other are on "
                     "the same side of one edge",
                     (int)a->face, (int)b->face, (int)a->given, (int)b->given);
}

pave_result pave_tiling_fail_twice(const pave_tiling_outlines *outlines)
{
    for (int32_t c = 0; c < outlines->corner_count; c++) {
        const int32_t other =
            tiling_holder(outlines, tiling_beside(outlines, c, false), outlines->corners[c].face);
        if (other >= 0) return tiling_fail_overlap(outlines, c, other);
    }
    return PAVE_FAIL(outlines->error, PAVE_INVALID,
                     "the faces overlap: together they are larger than the unit cell");
}
