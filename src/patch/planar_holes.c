/// src/patch/planar_holes.c: cuts faces with holes into faces without holes. One cut joins the
/// first vertex of each hole to the nearest vertex on its left between the edges above and below
/// it; another joins the last vertex of the hole to the nearest vertex on its right. No two cuts
/// cross, because each is in a different region between two edges. Every hole has two cuts, so no
/// resulting face visits a vertex twice (docs/decisions/0048-patches.md). Based on: M. Garey, D.
/// Johnson, F. Preparata, R. Tarjan, "Triangulating a Simple Polygon", 1978.
#include "../base/exact.h"

#include "../base/memory.h"
#include "planar_parts.h"

/// A hole to be cut open.
typedef struct holes_hole {
    int32_t face;        ///< number of its cycle
    int32_t half;        ///< a half-edge around the hole
    int32_t first, last; ///< its first and last vertices, from left to right
    bool left, right;    ///< whether to cut from `first` to the left, and from `last` to the right
} holes_hole;

typedef struct holes_job {
    pave_planar_job *of;
    holes_hole *holes;
    int64_t count, room;
    int32_t *where; ///< by vertex: its index in the walk, or PAVE_PLANAR_NONE
    bool *twice;    ///< by vertex: whether the walk visits it again
    int32_t *walk;  ///< half-edges not yet in a loop
    int64_t walk_room;
    pave_index cuts; ///< set of vertex pairs
} holes_job;

// ---- Holes --------------------------------------------------------------------------------------

static bool holes_add(holes_job *job, holes_hole hole)
{
    if (!pave_array_reserve(&job->of->allocator, &job->holes, &job->room, job->count + 1,
                            sizeof *job->holes))
        return false;
    job->holes[job->count++] = hole;
    return true;
}

/// Extends a hole to include a vertex.
static void holes_widen(const pave_planar_job *of, holes_hole *hole, int32_t vertex)
{
    const pave_point point = of->vertices[vertex];
    if (hole->first < 0 || pave_planar_before(point, of->vertices[hole->first]))
        hole->first = vertex;
    if (hole->last < 0 || pave_planar_before(of->vertices[hole->last], point)) hole->last = vertex;
}

/// Lists the components inside a face.
static bool holes_list_pieces(holes_job *job, int32_t face)
{
    const pave_planar_job *of = job->of;
    for (int32_t i = of->cycles[face].inner; i >= 0; i = of->cycles[i].next) {
        holes_hole hole = {face, of->cycles[i].first, PAVE_PLANAR_NONE, PAVE_PLANAR_NONE, true,
                           true};
        int32_t h = hole.half;
        do {
            holes_widen(of, &hole, pave_planar_tail(of, h));
            h = of->next[h];
        } while (h != hole.half);
        if (!holes_add(job, hole)) return false;
    }
    return true;
}

/// Lists a loop, the half-edges from..end-1 of the walk, as a hole if the face is outside it. A
/// vertex that the walk visits again is already connected to the rest.
static bool holes_take_loop(holes_job *job, int32_t face, int32_t from, int32_t end)
{
    const pave_planar_job *of = job->of;
    holes_hole hole = {face, job->walk[from], PAVE_PLANAR_NONE, PAVE_PLANAR_NONE, true, true};
    const pave_point origin = of->vertices[pave_planar_tail(of, hole.half)];
    double area = 0.0;
    for (int32_t i = from; i < end; i++) {
        const int32_t tail = pave_planar_tail(of, job->walk[i]);
        area += (double)pave_turn(origin, of->vertices[tail],
                                  of->vertices[pave_planar_head(of, job->walk[i])]);
        holes_widen(of, &hole, tail);
    }
    hole.left = !job->twice[hole.first];
    hole.right = !job->twice[hole.last];
    return area > 0.0 || holes_add(job, hole);
}

/// Lists the loops of a walk that visits a vertex twice. They are components attached to the inside
/// of the face's boundary.
static bool holes_list_loops(holes_job *job, int32_t face)
{
    const pave_planar_job *of = job->of;
    const int32_t first = of->cycles[face].first;
    int32_t h = first, count = 0;
    do {
        const int32_t vertex = pave_planar_tail(of, h);
        if (!pave_array_reserve(&of->allocator, &job->walk, &job->walk_room, (int64_t)count + 1,
                                sizeof *job->walk))
            return false;
        if (job->where[vertex] >= 0) {
            const int32_t from = job->where[vertex];
            if (!holes_take_loop(job, face, from, count)) return false;
            for (int32_t i = from; i < count; i++)
                job->where[pave_planar_tail(of, job->walk[i])] = PAVE_PLANAR_NONE;
            count = from;
        }
        job->where[vertex] = count;
        job->walk[count++] = h;
        h = of->next[h];
    } while (h != first);
    const bool fine = holes_take_loop(job, face, 0, count);
    for (int32_t i = 0; i < count; i++)
        job->where[pave_planar_tail(of, job->walk[i])] = PAVE_PLANAR_NONE;
    return fine;
}

/// Marks the vertices that the walk around a face visits twice. Returns whether there are any.
static bool holes_mark_twice(holes_job *job, int32_t face)
{
    const pave_planar_job *of = job->of;
    const int32_t first = of->cycles[face].first;
    bool found = false;
    int32_t h = first;
    do {
        const int32_t vertex = pave_planar_tail(of, h);
        job->twice[vertex] = job->where[vertex] == face;
        found |= job->twice[vertex];
        job->where[vertex] = face;
        h = of->next[h];
    } while (h != first);
    do {
        job->where[pave_planar_tail(of, h)] = PAVE_PLANAR_NONE;
        h = of->next[h];
    } while (h != first);
    return found;
}

static bool holes_list(holes_job *job)
{
    const pave_planar_job *of = job->of;
    job->count = 0;
    for (int32_t v = 0; v < of->vertex_count; v++) job->where[v] = PAVE_PLANAR_NONE;
    for (int32_t face = 0; face < of->cycle_count; face++) {
        if (of->cycles[face].area <= 0.0) continue;
        if (!holes_list_pieces(job, face)) return false;
        if (holes_mark_twice(job, face) && !holes_list_loops(job, face)) return false;
    }
    return true;
}

// ---- Cuts ---------------------------------------------------------------------------------------

/// A search, between two edges, for the last vertex before a point or the first one after it.
typedef struct planar_holes_search {
    const pave_planar_job *of;
    pave_point from;
    bool left; ///< search before the point
    pave_point above[2], below[2];
    int32_t best;
} planar_holes_search;

/// Returns whether point a is nearer to the hole.
static bool holes_is_nearer(const planar_holes_search *search, pave_point a, pave_point b)
{
    return search->left ? pave_planar_before(b, a) : pave_planar_before(a, b);
}

static bool holes_wants(const void *self, const pave_point_box *box, int64_t *rank)
{
    const planar_holes_search *search = self;
    const pave_point best = search->of->vertices[search->best], from = search->from;
    const pave_point corners[4] = {
        box->min, {box->max.x, box->min.y}, box->max, {box->min.x, box->max.y}};
    bool under = false, over = false;
    *rank = search->left ? box->max.x : -(int64_t)box->min.x;
    if (search->left ? box->max.x < best.x || box->min.x > from.x
                     : box->min.x > best.x || box->max.x < from.x)
        return false;
    for (int i = 0; i < 4; i++) {
        under |= pave_turn(search->above[0], search->above[1], corners[i]) <= 0;
        over |= pave_turn(search->below[0], search->below[1], corners[i]) >= 0;
    }
    return under && over;
}

static void planar_holes_take(void *self, int32_t edge)
{
    planar_holes_search *search = self;
    for (int k = 0; k < 2; k++) {
        const int32_t vertex = search->of->edges[edge][k];
        const pave_point point = search->of->vertices[vertex];
        if (holes_is_nearer(search, search->from, point) &&
            holes_is_nearer(search, point, search->of->vertices[search->best]) &&
            pave_turn(search->above[0], search->above[1], point) <= 0 &&
            pave_turn(search->below[0], search->below[1], point) >= 0)
            search->best = vertex;
    }
}

/// Returns the end of an edge at which the search starts.
static int32_t holes_far_end(const pave_planar_job *of, int32_t edge, bool left)
{
    const int32_t a = of->edges[edge][0], b = of->edges[edge][1];
    return pave_planar_before(of->vertices[a], of->vertices[b]) == left ? a : b;
}

/// Returns the vertex to join to; PAVE_PLANAR_NONE if nothing surrounds the hole.
static int32_t holes_find_end(const pave_planar_job *of, int32_t vertex, bool left)
{
    static const pave_planar_visitor visitor = {holes_wants, planar_holes_take};
    planar_holes_search search = {.of = of, .from = of->vertices[vertex], .left = left};
    const int32_t above = pave_planar_look(of, search.from, true),
                  below = pave_planar_look(of, search.from, false);
    if (above < 0 || below < 0) return PAVE_PLANAR_NONE;
    pave_planar_ends(of, above, search.above);
    pave_planar_ends(of, below, search.below);
    const int32_t one = holes_far_end(of, above, left), two = holes_far_end(of, below, left);
    search.best = holes_is_nearer(&search, of->vertices[one], of->vertices[two]) ? one : two;
    pave_planar_boxes_visit(&of->boxes, &visitor, &search);
    return search.best;
}

/// Adds the edge of a cut, with the face on both sides, unless it already exists. Returns false if
/// out of memory.
static bool holes_cut(holes_job *job, int32_t face, int32_t from, bool left)
{
    pave_planar_job *of = job->of;
    const int32_t to = holes_find_end(of, from, left), a = from < to ? from : to,
                  b = from < to ? to : from;
    const uint64_t key = (uint64_t)(uint32_t)a << 32 | (uint32_t)b;
    const int32_t label = of->labels ? of->labels[of->cycles[face].first] : PAVE_PLANAR_NONE;
    if (to < 0 || pave_index_get(&job->cuts, key) >= 0) return true;
    int32_t *ends = pave_planar_add_edge(of);
    if (!ends || !pave_index_put(&job->cuts, key, 0)) return false;
    ends[0] = a;
    ends[1] = b;
    if (of->labels) of->labels[2 * of->edge_count - 1] = of->labels[2 * of->edge_count - 2] = label;
    return true;
}

static pave_result holes_refuse(const holes_job *job, const holes_hole *hole)
{
    const pave_planar_job *of = job->of;
    const int32_t around = of->cycles[hole->face].first;
    return pave_planar_refuse(job->of, (pave_planar_fault){PAVE_PLANAR_HOLE,
                                                           of->tags[of->tag_start[around >> 1]],
                                                           of->tags[of->tag_start[hole->half >> 1]],
                                                           of->places[hole->first]});
}

/// Cuts all listed holes.
static pave_result holes_cut_all(holes_job *job)
{
    pave_planar_job *of = job->of;
    if (!of->def->areas && !of->def->cut_holes) return holes_refuse(job, &job->holes[0]);
    if (!pave_planar_boxes_pack(&of->boxes, of->edge_count, (const int32_t(*)[2])of->edges,
                                of->vertices))
        return pave_planar_no_memory(of);
    of->out->holes += job->count;
    for (int64_t i = 0; i < job->count; i++) {
        const holes_hole hole = job->holes[i];
        if ((hole.left && !holes_cut(job, hole.face, hole.first, true)) ||
            (hole.right && !holes_cut(job, hole.face, hole.last, false)))
            return pave_planar_no_memory(of);
    }
    return PAVE_OK;
}

/// Performs one round. Sets `whole` if no face has a hole.
static pave_result holes_round(holes_job *job, bool *whole)
{
    pave_planar_job *of = job->of;
    const int32_t before = of->edge_count;
    if (!holes_list(job)) return pave_planar_no_memory(of);
    *whole = job->count == 0;
    if (*whole) return PAVE_OK;
    pave_result result = holes_cut_all(job);
    if (result == PAVE_OK) result = pave_planar_trace(of, NULL);
    if (result != PAVE_OK || of->edge_count > before) return result;
    return PAVE_FAIL(of->error, PAVE_UNSUPPORTED,
                     "a hole cannot be cut open; choose a larger snap distance");
}

pave_result pave_planar_cut(pave_planar_job *of)
{
    const size_t vertices = (size_t)of->vertex_count;
    holes_job job = {.of = of,
                     .where = pave_array_take(&of->allocator, vertices, sizeof *job.where),
                     .twice = pave_array_take(&of->allocator, vertices, sizeof *job.twice),
                     .cuts = {.allocator = of->allocator, .set = true}};
    pave_result result = PAVE_OK;
    bool whole = false;
    if (!job.where || !job.twice) result = pave_planar_no_memory(of);
    while (result == PAVE_OK && !whole) result = holes_round(&job, &whole);
    pave_index_release(&job.cuts);
    PAVE_RELEASE(&of->allocator, job.walk, job.twice, job.where, job.holes);
    return result;
}
