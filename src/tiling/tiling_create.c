/// src/tiling/tiling_create.c: creates a tiling from the polygons of one unit cell.
///
/// Two conditions must hold. Each side must have one twin, that is, a side of another face (or of
/// another copy) that runs in the opposite direction between the same two corners; and the total
/// area of the faces must be the area of the unit cell. Then there are no overlaps and no gaps:
/// with all sides joined, the faces are a closed surface that wraps around the torus of the unit
/// cell an integer number of times, and that number is the quotient of the areas.
#include "../base/exact.h"

#include "../base/memory.h"
#include "tiling_make.h"
#include "tiling_outline.h"

#include <math.h>

// ---- Corners ------------------------------------------------------------------------------------

static pave_vec2 tiling_world(const pave_tiling_outlines *outlines, pave_vec2 place)
{
    return pave_layout_point(&outlines->lattice, place.x, place.y);
}

/// Returns twice the area; positive for a polygon that runs clockwise on screen.
static double polygon_area(const pave_vec2 *corners, int32_t count)
{
    double area = 0.0;
    for (int32_t k = 1; k + 1 < count;
         k++) { // relative to the first corner, to be precise even far from the origin
        const pave_vec2 a = pave_vec2_of(corners[k].x - corners[0].x, corners[k].y - corners[0].y);
        const pave_vec2 b =
            pave_vec2_of(corners[k + 1].x - corners[0].x, corners[k + 1].y - corners[0].y);
        area += a.x * b.y - a.y * b.x;
    }
    return area;
}

/// Returns the area of a face; `center` receives its centroid. Both are in lattice coordinates.
static double tiling_measure(const pave_tiling_outlines *outlines, int32_t face, pave_vec2 *center)
{
    const pave_tiling_corner *corners = &outlines->corners[outlines->start[face]];
    const int32_t count = outlines->start[face + 1] - outlines->start[face];
    const pave_vec2 origin = corners[0].place;
    pave_vec2 sum = {0.0, 0.0};
    double area = 0.0;
    for (int32_t k = 1; k + 1 < count; k++) {
        const pave_vec2 a =
            pave_vec2_of(corners[k].place.x - origin.x, corners[k].place.y - origin.y);
        const pave_vec2 b =
            pave_vec2_of(corners[k + 1].place.x - origin.x, corners[k + 1].place.y - origin.y);
        const double part = a.x * b.y - a.y * b.x;
        sum.x += part * (a.x + b.x);
        sum.y += part * (a.y + b.y);
        area += part;
    }
    *center = pave_vec2_of(origin.x + sum.x / (3.0 * area), origin.y + sum.y / (3.0 * area));
    return 0.5 * fabs(area);
}

/// Copies a polygon in clockwise order.
static void tiling_take_polygon(pave_tiling_outlines *outlines, int32_t face)
{
    const pave_tiling_polygon *polygon = &outlines->def->faces[face];
    const int32_t count = polygon->corner_count;
    const bool clockwise = polygon_area(polygon->corners, count) > 0.0;
    for (int32_t k = 0; k < count; k++) {
        pave_tiling_corner *corner = &outlines->corners[outlines->start[face] + k];
        const int32_t given = clockwise ? k : count - 1 - k;
        corner->place = pave_layout_lattice(&outlines->lattice, polygon->corners[given]);
        corner->face = face;
        corner->given = clockwise ? given : (given + count - 1) % count;
    }
}

/// Renumbers the sides of a face so that side 0 is the first at or after north.
static void tiling_turn_north(pave_tiling_outlines *outlines, int32_t face)
{
    pave_tiling_corner *corners = &outlines->corners[outlines->start[face]],
                       turned[PAVE_TILING_SIDES_MAX];
    const int32_t count = outlines->start[face + 1] - outlines->start[face];
    pave_vec2 center, best = {0.0, 0.0};
    int32_t first = 0;
    (void)tiling_measure(outlines, face, &center);
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 a = corners[k].place, b = corners[(k + 1) % count].place;
        const pave_vec2 middle = tiling_world(
            outlines, pave_vec2_of(0.5 * (a.x + b.x) - center.x, 0.5 * (a.y + b.y) - center.y));
        if (k > 0 && !pave_tiling_turns_before(middle, best)) continue;
        best = middle;
        first = k;
    }
    for (int32_t k = 0; k < count; k++) turned[k] = corners[(first + k) % count];
    for (int32_t k = 0; k < count; k++) corners[k] = turned[k];
}

// ---- Vertices -----------------------------------------------------------------------------------

/// Returns whether a corner is at a vertex of some unit cell. If so, stores that unit cell.
static bool tiling_lies_on(const pave_tiling_outlines *outlines, pave_tiling_corner *corner,
                           int32_t vertex)
{
    const pave_vec2 *place = &outlines->vertices[vertex];
    const double u = corner->place.x - place->x, v = corner->place.y - place->y, q = floor(u + 0.5),
                 r = floor(v + 0.5);
    const pave_vec2 rest = tiling_world(outlines, pave_vec2_of(u - q, v - r));
    if (!(sqrt(rest.x * rest.x + rest.y * rest.y) <= outlines->tolerance)) return false;
    corner->q = (int32_t)q;
    corner->r = (int32_t)r;
    return true;
}

/// Assigns to each corner the vertex of the first corner at the same position, and moves the corner
/// exactly to that vertex.
static void tiling_find_vertices(pave_tiling_outlines *outlines)
{
    for (int32_t c = 0; c < outlines->corner_count; c++) {
        pave_tiling_corner *corner = &outlines->corners[c];
        int32_t vertex = 0;
        while (vertex < outlines->vertex_count && !tiling_lies_on(outlines, corner, vertex))
            vertex++;
        if (vertex == outlines->vertex_count) {
            outlines->vertices[vertex] = corner->place;
            outlines->first_here[vertex] = -1;
            outlines->vertex_count++;
        }
        corner->vertex = vertex;
        corner->next_here = outlines->first_here[vertex];
        outlines->first_here[vertex] = c;
        corner->place = pave_vec2_of(outlines->vertices[vertex].x + corner->q,
                                     outlines->vertices[vertex].y + corner->r);
    }
}

// ---- Twins --------------------------------------------------------------------------------------

/// Returns whether `other`, possibly repeated in another unit cell, runs from the end of a side to
/// its beginning.
static bool tiling_is_twin(const pave_tiling_outlines *outlines, int32_t side, int32_t other)
{
    const pave_tiling_corner *begin = &outlines->corners[side],
                             *end = &outlines->corners[pave_tiling_corner_next(outlines, side)];
    const pave_tiling_corner *from = &outlines->corners[other],
                             *to = &outlines->corners[pave_tiling_corner_next(outlines, other)];
    return from->vertex == end->vertex && to->vertex == begin->vertex &&
           to->q - from->q == begin->q - end->q && to->r - from->r == begin->r - end->r;
}

static pave_result tiling_find_twin(pave_tiling_outlines *outlines, int32_t side)
{
    pave_tiling_corner *begin = &outlines->corners[side];
    const pave_tiling_corner *end = &outlines->corners[pave_tiling_corner_next(outlines, side)];
    begin->twin = -1;
    for (int32_t other = outlines->first_here[end->vertex]; other >= 0;
         other = outlines->corners[other].next_here) {
        if (!tiling_is_twin(outlines, side, other)) continue;
        if (begin->twin >= 0) return pave_tiling_fail_doubled(outlines, other, begin->twin);
        begin->twin = other;
    }
    if (begin->twin < 0) return pave_tiling_fail_alone(outlines, side);
    begin->twin_q = end->q - outlines->corners[begin->twin].q;
    begin->twin_r = end->r - outlines->corners[begin->twin].r;
    return PAVE_OK;
}

static pave_result tiling_check_area(const pave_tiling_outlines *outlines)
{
    double area = 0.0; // an integer up to rounding errors
    for (int32_t face = 0; face < outlines->def->face_count; face++) {
        pave_vec2 center;
        area += tiling_measure(outlines, face, &center);
    }
    return area < 1.5 ? PAVE_OK : pave_tiling_fail_twice(outlines);
}

// ---- All outlines -------------------------------------------------------------------------------

static void tiling_outlines_release(pave_tiling_outlines *outlines, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, outlines->first_here, outlines->vertices, outlines->corners,
                 outlines->start);
}

static pave_result tiling_outlines_allocate(pave_tiling_outlines *outlines,
                                            const pave_allocator *allocator)
{
    const int32_t face_count = outlines->def->face_count;
    outlines->start =
        pave_array_allocate(allocator, (size_t)face_count + 1, sizeof *outlines->start);
    if (!outlines->start) return PAVE_NO_MEMORY;
    for (int32_t s = 0; s < face_count; s++)
        outlines->start[s + 1] = outlines->start[s] + outlines->def->faces[s].corner_count;
    outlines->corner_count = outlines->start[face_count];
    const size_t count = (size_t)outlines->corner_count;
    outlines->corners = pave_array_allocate(allocator, count, sizeof *outlines->corners);
    outlines->vertices = pave_array_allocate(allocator, count, sizeof *outlines->vertices);
    outlines->first_here = pave_array_allocate(allocator, count, sizeof *outlines->first_here);
    return outlines->corners && outlines->vertices && outlines->first_here ? PAVE_OK
                                                                           : PAVE_NO_MEMORY;
}

static pave_result tiling_outlines_join(pave_tiling_outlines *outlines)
{
    for (int32_t face = 0; face < outlines->def->face_count; face++) {
        tiling_take_polygon(outlines, face);
        tiling_turn_north(outlines, face);
    }
    tiling_find_vertices(outlines);
    pave_result result = PAVE_OK;
    for (int32_t c = 0; c < outlines->corner_count && result == PAVE_OK; c++)
        result = tiling_find_twin(outlines, c);
    return result == PAVE_OK ? tiling_check_area(outlines) : result;
}

// ---- The tables ---------------------------------------------------------------------------------

/// Numbers the edges in the order of the first side on each.
static void tiling_fill_sides(pave_tiling_made *made, const pave_tiling_outlines *outlines)
{
    for (int32_t c = 0; c < outlines->corner_count; c++) {
        const pave_tiling_corner *corner = &outlines->corners[c],
                                 *twin = &outlines->corners[corner->twin];
        pave_tiling_side *side = &made->sides[c];
        side->q = corner->twin_q;
        side->r = corner->twin_r;
        side->s = twin->face;
        side->twin = corner->twin - outlines->start[twin->face];
        side->vertex_q = corner->q;
        side->vertex_r = corner->r;
        side->vertex = corner->vertex;
        if (corner->twin < c) {
            const pave_tiling_side *known = &made->sides[corner->twin];
            side->edge_q = side->q + known->edge_q;
            side->edge_r = side->r + known->edge_r;
            side->edge = known->edge;
        } else {
            side->edge = made->tiling.edge_count++;
        }
    }
}

/// Fills the lattice, rotated by 30 degrees clockwise; a square lattice is not rotated.
static void tiling_fill_lattice(pave_tiling *tiling, const pave_tiling_def *def)
{
    const double root = sqrt(3.0) / 2.0, i = def->i.x * def->i.x + def->i.y * def->i.y,
                 j = def->j.x * def->j.x + def->j.y * def->j.y;
    const double across = def->i.x * def->j.x + def->i.y * def->j.y;
    const bool square = fabs(i - j) <= 1e-6 * i && fabs(across) <= 1e-6 * i;
    tiling->i = def->i;
    tiling->j = def->j;
    tiling->flat_i =
        square ? def->i
               : pave_vec2_of(root * def->i.x - 0.5 * def->i.y, 0.5 * def->i.x + root * def->i.y);
    tiling->flat_j =
        square ? def->j
               : pave_vec2_of(root * def->j.x - 0.5 * def->j.y, 0.5 * def->j.x + root * def->j.y);
}

static pave_result tiling_make_tables(pave_tiling_made *made, const pave_tiling_outlines *outlines)
{
    const pave_allocator *allocator = &made->allocator;
    const int32_t face_count = outlines->def->face_count;
    pave_tiling *tiling = &made->tiling;
    tiling->face_count = face_count;
    tiling->vertex_count = outlines->vertex_count;
    tiling_fill_lattice(tiling, outlines->def);
    made->side_start =
        pave_array_allocate(allocator, (size_t)face_count + 1, sizeof *made->side_start);
    made->sides =
        pave_array_allocate(allocator, (size_t)outlines->corner_count, sizeof *made->sides);
    made->centers = pave_array_allocate(allocator, (size_t)face_count, sizeof *made->centers);
    made->vertices =
        pave_array_allocate(allocator, (size_t)tiling->vertex_count, sizeof *made->vertices);
    if (!made->side_start || !made->sides || !made->centers || !made->vertices)
        return PAVE_NO_MEMORY;
    for (int32_t v = 0; v < tiling->vertex_count; v++) made->vertices[v] = outlines->vertices[v];
    for (int32_t s = 0; s < face_count; s++) {
        const int32_t count = outlines->start[s + 1] - outlines->start[s];
        made->side_start[s + 1] = outlines->start[s + 1];
        if (count > tiling->sides_max) tiling->sides_max = count;
        (void)tiling_measure(outlines, s, &made->centers[s]);
    }
    tiling_fill_sides(made, outlines);
    assert(tiling->vertex_count - tiling->edge_count + tiling->face_count ==
           0); // Euler characteristic of a torus
    pave_tiling_show(made);
    pave_result result = pave_tiling_make_touching(made);
    if (result == PAVE_OK) result = pave_tiling_make_near(made);
    pave_tiling_show(made);
    return result;
}

pave_result pave_tiling_build(const pave_tiling_def *def, const pave_allocator *allocator,
                              pave_tiling **out, pave_error *error)
{
    pave_tiling_outlines outlines = {.def = def, .error = error};
    *out = NULL;
    if (def->face_count < 1 || def->face_count > PAVE_TILING_FACES_MAX) {
        return PAVE_FAIL(error, PAVE_RANGE, "a unit cell has 1 to %d faces, not %d",
                         PAVE_TILING_FACES_MAX, (int)def->face_count);
    }
    pave_result result = pave_tiling_check_lattice(&outlines);
    for (int32_t face = 0; face < def->face_count && result == PAVE_OK; face++)
        result = pave_tiling_check_polygon(&outlines, face);
    if (result != PAVE_OK) return result;

    pave_tiling_made *made = NULL;
    result = tiling_outlines_allocate(&outlines, allocator);
    if (result == PAVE_OK) result = tiling_outlines_join(&outlines);
    if (result == PAVE_OK) {
        made = pave_tiling_make(def->name ? def->name : "", allocator);
        result = made ? tiling_make_tables(made, &outlines) : PAVE_NO_MEMORY;
    }
    tiling_outlines_release(&outlines, allocator);
    if (result == PAVE_NO_MEMORY)
        PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for the tiling");
    if (result == PAVE_OK) *out = &made->tiling;
    if (result != PAVE_OK && made) pave_tiling_destroy(&made->tiling);
    return result;
}

pave_result pave_tiling_create(const pave_tiling_def *def, const pave_allocator *allocator,
                               pave_tiling **out, pave_error *error)
{
    *out = NULL;
    pave_result result = pave_tiling_check_name(def->name, error);
    if (result == PAVE_OK) result = pave_tiling_build(def, allocator, out, error);
    return result == PAVE_OK ? pave_tiling_settle_name(out, allocator, error) : result;
}
