/// src/patch/planar_faces.c: finds the faces formed by edges that meet only at vertices, and the
/// face that contains each component.
#include "../base/exact.h"

#include "../base/memory.h"
#include "planar_parts.h"

#include <math.h>
#include <stdlib.h>

// ---- Around vertices ----------------------------------------------------------------------------

/// A half-edge at its start vertex.
typedef struct faces_spoke {
    int32_t half;
    pave_point to; ///< end point relative to the vertex
} faces_spoke;

/// Sorts counterclockwise with y up, starting at the left.
static int faces_compare_spokes(const void *a, const void *b)
{
    const pave_point one = ((const faces_spoke *)a)->to, two = ((const faces_spoke *)b)->to;
    const bool up = one.y > 0 || (one.y == 0 && one.x > 0),
               other_up = two.y > 0 || (two.y == 0 && two.x > 0);
    if (up != other_up) return up ? 1 : -1;
    const int64_t turn = (int64_t)one.x * two.y - (int64_t)one.y * two.x;
    return (turn < 0) - (turn > 0);
}

/// Fills around_start and around, in the order of half-edges. Returns the maximum degree of a
/// vertex.
static int32_t faces_list_around(pave_planar_job *job)
{
    int32_t *start = job->around_start, most = 0;
    const int32_t halves = 2 * job->edge_count;
    for (int32_t v = 0; v <= job->vertex_count; v++) start[v] = 0;
    for (int32_t h = 0; h < halves; h++) start[pave_planar_tail(job, h)]++;
    for (int32_t v = 0, sum = 0; v <= job->vertex_count; v++) { // turns counts into ends
        most = start[v] > most ? start[v] : most;
        sum += start[v];
        start[v] = sum;
    }
    for (int32_t h = halves - 1; h >= 0; h--) job->around[--start[pave_planar_tail(job, h)]] = h;
    return most;
}

/// Sorts the half-edges at each vertex and links them: the next half-edge is the one clockwise from
/// the twin.
static pave_result faces_link(pave_planar_job *job)
{
    const size_t most = (size_t)faces_list_around(job);
    faces_spoke *spokes = pave_array_take(&job->allocator, most, sizeof *spokes);
    if (!spokes) return pave_planar_no_memory(job);
    for (int32_t v = 0; v < job->vertex_count; v++) {
        int32_t *around = job->around + job->around_start[v];
        const int32_t count = job->around_start[v + 1] - job->around_start[v];
        const pave_point at = job->vertices[v];
        for (int32_t i = 0; i < count; i++) {
            const pave_point to = job->vertices[pave_planar_head(job, around[i])];
            spokes[i] = (faces_spoke){around[i], {to.x - at.x, to.y - at.y}};
        }
        qsort(spokes, (size_t)count, sizeof *spokes, faces_compare_spokes);
        for (int32_t i = 0; i < count; i++) around[i] = spokes[i].half;
        for (int32_t i = 0; i < count; i++)
            job->next[around[i] ^ 1] = around[i > 0 ? i - 1 : count - 1];
    }
    pave_array_release(&job->allocator, spokes);
    return PAVE_OK;
}

// ---- Cycles -------------------------------------------------------------------------------------

/// Returns twice the area to the left of a cycle, and marks its half-edges with its number. Sums
/// integers in two parts, so that the sign is exact.
static double planar_faces_walk(pave_planar_job *job, int32_t first, int32_t cycle)
{
    const pave_point origin = job->vertices[pave_planar_tail(job, first)];
    int64_t high = 0;
    uint64_t low = 0;
    int32_t h = first;
    do {
        const int64_t turn = pave_turn(origin, job->vertices[pave_planar_tail(job, h)],
                                       job->vertices[pave_planar_head(job, h)]);
        low += (uint64_t)turn & UINT32_MAX;
        high += pave_floor_divide(turn, INT64_C(1) << 32) + (int64_t)(low >> 32);
        low &= UINT32_MAX;
        job->cycle[h] = cycle;
        h = job->next[h];
    } while (h != first);
    return (double)high * 4294967296.0 + (double)low;
}

static pave_result faces_find_cycles(pave_planar_job *job)
{
    job->cycle_count = 0;
    job->outer = PAVE_PLANAR_NONE;
    for (int32_t h = 0; h < 2 * job->edge_count; h++) job->cycle[h] = PAVE_PLANAR_NONE;
    for (int32_t h = 0; h < 2 * job->edge_count; h++) {
        if (job->cycle[h] >= 0) continue;
        if (!pave_array_reserve(&job->allocator, &job->cycles, &job->cycle_room,
                                (int64_t)job->cycle_count + 1, sizeof *job->cycles))
            return pave_planar_no_memory(job);
        const int32_t number = job->cycle_count++;
        job->cycles[number] = (pave_planar_cycle){.first = h,
                                                  .area = 0.5 * planar_faces_walk(job, h, number),
                                                  .face = number,
                                                  .inner = PAVE_PLANAR_NONE,
                                                  .next = PAVE_PLANAR_NONE};
    }
    return PAVE_OK;
}

// ---- Edges above and below ----------------------------------------------------------------------

/// State of a search from a point for the nearest edge, towards larger y (`up`) or smaller y. In
/// the lexicographic order its line leans slightly to smaller x at larger y, so no other vertex is
/// on it.
typedef struct faces_look {
    const pave_planar_job *job;
    pave_point from;
    bool up;
    int32_t best; ///< the best edge so far
    double limit; ///< y limit of the search
} faces_look;

/// Returns whether the first of two non-crossing edges on the same side of a point is above the
/// second.
static bool faces_is_above(const pave_point one[2], const pave_point two[2])
{
    const bool later = !pave_planar_before(one[0], two[0]);
    const pave_point *from = later ? one : two, *line = later ? two : one;
    int64_t turn = pave_turn(line[0], line[1], from[0]);
    if (turn == 0) turn = pave_turn(line[0], line[1], from[1]);
    return later ? turn > 0 : turn < 0;
}

static bool faces_wants(const void *self, const pave_point_box *box, int64_t *rank)
{
    const faces_look *look = self;
    const pave_point from = look->from;
    *rank = look->up ? -(int64_t)box->min.y : box->max.y;
    if (box->min.x > from.x || box->max.x < from.x) return false;
    if (look->up ? box->max.y < from.y : box->min.y > from.y) return false;
    return look->best < 0 || (look->up ? box->min.y <= look->limit : box->max.y >= look->limit);
}

static void faces_take(void *self, int32_t edge)
{
    faces_look *look = self;
    pave_point ends[2], best[2];
    pave_planar_ends(look->job, edge, ends);
    if (!pave_planar_before(ends[0], look->from) || !pave_planar_before(look->from, ends[1]))
        return;
    const int64_t turn = pave_turn(ends[0], ends[1], look->from);
    if (look->up ? turn >= 0 : turn <= 0) return;
    if (look->best >= 0) {
        pave_planar_ends(look->job, look->best, best);
        if (faces_is_above(ends, best) == look->up) return;
    }
    const double wide = (double)ends[1].x - ends[0].x,
                 part = wide > 0.0 ? ((double)look->from.x - ends[0].x) / wide : 0.0,
                 y = ends[0].y + part * ((double)ends[1].y - ends[0].y);
    look->best = edge;
    look->limit = look->up ? y + 1.0 : y - 1.0; // more than the rounding error
}

int32_t pave_planar_look(const pave_planar_job *job, pave_point from, bool up)
{
    static const pave_planar_visitor visitor = {faces_wants, faces_take};
    faces_look look = {.job = job, .from = from, .up = up, .best = PAVE_PLANAR_NONE};
    pave_planar_boxes_visit(&job->boxes, &visitor, &look);
    return look.best;
}

// ---- Nesting of components ----------------------------------------------------------------------

/// A component: its outer cycle and its first vertex.
typedef struct faces_piece {
    int32_t cycle;
    pave_point first;
} faces_piece;

static int faces_compare_pieces(const void *a, const void *b)
{
    const faces_piece *one = a, *two = b;
    return pave_planar_before(one->first, two->first)   ? -1
           : pave_planar_before(two->first, one->first) ? 1
                                                        : 0;
}

static pave_point faces_first_vertex(const pave_planar_job *job, int32_t cycle)
{
    int32_t h = job->cycles[cycle].first;
    pave_point first = job->vertices[pave_planar_tail(job, h)];
    do {
        const pave_point point = job->vertices[pave_planar_tail(job, h)];
        if (pave_planar_before(point, first)) first = point;
        h = job->next[h];
    } while (h != job->cycles[cycle].first);
    return first;
}

/// Nests the components from left to right: the edge below a component's first vertex always
/// belongs to an earlier component.
static void faces_nest(pave_planar_job *job, faces_piece *pieces, int32_t count)
{
    qsort(pieces, (size_t)count, sizeof *pieces, faces_compare_pieces);
    for (int32_t i = 0; i < count; i++) {
        pave_planar_cycle *piece = &job->cycles[pieces[i].cycle];
        // A single component need not be nested, and its boxes are not packed.
        const int32_t below = count > 1 ? pave_planar_look(job, pieces[i].first, false) : -1;
        piece->face = PAVE_PLANAR_NONE;
        if (below >= 0) {
            const int32_t *ends = job->edges[below];
            const bool left = pave_planar_before(job->vertices[ends[0]], job->vertices[ends[1]]);
            piece->face = pave_planar_face(job, 2 * below + !left);
        }
        int32_t *head = piece->face >= 0 ? &job->cycles[piece->face].inner : &job->outer;
        piece->next = *head;
        *head = pieces[i].cycle;
    }
}

static pave_result faces_find_pieces(pave_planar_job *job)
{
    int32_t count = 0;
    for (int32_t i = 0; i < job->cycle_count; i++) count += job->cycles[i].area <= 0.0;
    faces_piece *pieces = pave_array_take(&job->allocator, (size_t)count, sizeof *pieces);
    const bool fine =
        pieces &&
        (count < 2 || pave_planar_boxes_pack(&job->boxes, job->edge_count,
                                             (const int32_t(*)[2])job->edges, job->vertices));
    if (fine) {
        int32_t found = 0;
        for (int32_t i = 0; i < job->cycle_count; i++)
            if (job->cycles[i].area <= 0.0)
                pieces[found++] = (faces_piece){i, faces_first_vertex(job, i)};
        faces_nest(job, pieces, count);
    }
    pave_array_release(&job->allocator, pieces);
    return fine ? PAVE_OK : pave_planar_no_memory(job);
}

// ---- All steps ----------------------------------------------------------------------------------

static bool faces_encloses(const pave_planar_job *job, int32_t edge)
{
    return job->cycle[2 * edge] != job->cycle[2 * edge + 1];
}

static pave_result faces_walk_all(pave_planar_job *job)
{
    const int64_t halves = 2 * (int64_t)job->edge_count, vertices = (int64_t)job->vertex_count + 1;
    const pave_allocator *allocator = &job->allocator;
    int64_t room = job->half_room;
    if (halves > room || !job->next) { // the three arrays have the same capacity
        PAVE_RELEASE(allocator, job->next, job->cycle, job->around);
        job->half_room = room = halves;
        job->next = pave_array_take(allocator, (size_t)room, sizeof *job->next);
        job->cycle = pave_array_take(allocator, (size_t)room, sizeof *job->cycle);
        job->around = pave_array_take(allocator, (size_t)room, sizeof *job->around);
    }
    if (!job->next || !job->cycle || !job->around ||
        !pave_array_reserve(allocator, &job->around_start, &job->around_room, vertices,
                            sizeof *job->around_start))
        return pave_planar_no_memory(job);
    const pave_result result = faces_link(job);
    return result == PAVE_OK ? faces_find_cycles(job) : result;
}

pave_result pave_planar_trace(pave_planar_job *job, int64_t *dropped)
{
    pave_result result = faces_walk_all(job);
    const int32_t before = job->edge_count;
    if (result == PAVE_OK) pave_planar_keep(job, faces_encloses);
    if (dropped) *dropped += before - job->edge_count;
    if (result == PAVE_OK && job->edge_count < before) result = faces_walk_all(job);
    return result == PAVE_OK ? faces_find_pieces(job) : result;
}
