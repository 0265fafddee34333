/// src/patch/planar_node.c: snaps lines to a lattice so that they meet only at vertices. Crossings,
/// and vertices on or near a line, split it, until nothing changes. Based on: D. Halperin, E.
/// Packer, "Iterated Snap Rounding", 2002.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_parts.h"
#include "planar_parts.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

enum {
    PAVE_PLANAR_REACH = 1 << 29,
    PAVE_PLANAR_ROUNDS = 64,
    PAVE_PLANAR_SPLITS_FEW = 1 << 18 ///< with more splits, counts them all before going on
};

// ---- The lattice --------------------------------------------------------------------------------

/// Chooses the finest lattice on which all points are within PAVE_PLANAR_REACH of its origin. The
/// lattice is centred on the world's origin if possible, otherwise on the centre of the points'
/// bounding box.
static pave_result node_choose_lattice(pave_planar_job *job)
{
    const pave_planar_def *def = job->def;
    pave_box box = {{0.0, 0.0}, {0.0, 0.0}};
    for (int32_t i = 0; i < def->point_count; i++)
        box = i == 0 ? pave_box_of(def->points[0], def->points[0])
                     : pave_box_add(box, def->points[i]);
    const double width = box.max.x - box.min.x, height = box.max.y - box.min.y,
                 extent = width > height ? width : height;
    int power = 0;
    frexp(extent > 0.0 ? extent : 1.0, &power); // extent < 2^power
    job->step = ldexp(1.0, power - 30);
    const double reach = (PAVE_PLANAR_REACH - 1) * job->step;
    const bool around =
        box.min.x >= -reach && box.min.y >= -reach && box.max.x <= reach && box.max.y <= reach;
    if (!around)
        job->origin = pave_vec2_of(floor((box.min.x + 0.5 * width) / job->step) * job->step,
                                   floor((box.min.y + 0.5 * height) / job->step) * job->step);
    const double snap = def->snap / job->step;
    if (!(def->snap >= 0.0) || snap > PAVE_PLANAR_REACH)
        return PAVE_FAIL(job->error, PAVE_RANGE,
                         "snap: %g is out of range; must be 0 to %g for an extent of %g", def->snap,
                         PAVE_PLANAR_REACH * job->step, extent);
    job->near = snap > PAVE_PLANAR_NEAR ? snap : PAVE_PLANAR_NEAR;
    job->bucket = (int32_t)job->near + 1;
    return PAVE_OK;
}

static pave_point node_round(const pave_planar_job *job, pave_vec2 place)
{
    return (pave_point){(int32_t)floor((place.x - job->origin.x) / job->step + 0.5),
                        (int32_t)floor((place.y - job->origin.y) / job->step + 0.5)};
}

// ---- Vertices -----------------------------------------------------------------------------------

static double node_distance(pave_point a, pave_point b)
{
    const double x = (double)b.x - a.x, y = (double)b.y - a.y;
    return sqrt(x * x + y * y);
}

static uint64_t node_bucket(int64_t column, int64_t row)
{
    return (uint64_t)(column + PAVE_MESH_COORDINATE_MAX) << 32 |
           (uint64_t)(row + PAVE_MESH_COORDINATE_MAX);
}

static int64_t node_dot(pave_point a, pave_point b, pave_point c)
{
    return ((int64_t)b.x - a.x) * ((int64_t)c.x - a.x) +
           ((int64_t)b.y - a.y) * ((int64_t)c.y - a.y);
}

static int64_t node_square(const pave_planar_job *job, int32_t a, int32_t b)
{
    return node_dot(job->vertices[a], job->vertices[b], job->vertices[b]);
}

/// Returns whether a point is nearer to both ends of an edge than they are to each other. Edges are
/// split only at such points, so they become shorter, and the rounds terminate.
static bool node_is_between(const pave_planar_job *job, const int32_t *ends, pave_point point)
{
    const pave_point a = job->vertices[ends[0]], b = job->vertices[ends[1]];
    const int64_t square = node_dot(a, b, b);
    return node_dot(a, point, point) < square && node_dot(b, point, point) < square;
}

/// Returns whether an edge can meet another edge in a vertex.
static bool node_may_meet(const pave_planar_job *job, const int32_t *ends, int32_t vertex)
{
    return vertex == ends[0] || vertex == ends[1] ||
           node_is_between(job, ends, job->vertices[vertex]);
}

/// Returns the closest of the vertices near a point (ties: the first); PAVE_PLANAR_NONE if no
/// vertex is near. If edges `one` and `two` are given, considers only vertices in which they can
/// meet.
static int32_t node_find_vertex(const pave_planar_job *job, pave_point point, const int32_t *one,
                                const int32_t *two)
{
    const int64_t column = pave_floor_divide(point.x, job->bucket),
                  row = pave_floor_divide(point.y, job->bucket);
    int32_t best = PAVE_PLANAR_NONE;
    double least = job->near;
    for (int32_t v = pave_index_get(&job->buckets, node_bucket(column, row)); v >= 0;
         v = job->chain[v])
        if (pave_point_equal(job->vertices[v], point)) return v;
    for (int64_t y = row - 1; y <= row + 1; y++)
        for (int64_t x = column - 1; x <= column + 1; x++)
            for (int32_t v = pave_index_get(&job->buckets, node_bucket(x, y)); v >= 0;
                 v = job->chain[v]) {
                const double distance = node_distance(job->vertices[v], point);
                if (distance > least || (distance >= least && best >= 0 && best < v)) continue;
                if (one && !(node_may_meet(job, one, v) && node_may_meet(job, two, v))) continue;
                least = distance;
                best = v;
            }
    return best;
}

/// Returns the vertex at or near a point, or adds one if no vertex is near; PAVE_PLANAR_NONE if out
/// of memory.
static int32_t node_take_vertex(pave_planar_job *job, pave_point point, pave_vec2 place)
{
    const int32_t found = node_find_vertex(job, point, NULL, NULL);
    if (found >= 0) return found;
    const int32_t vertex = job->vertex_count;
    const pave_allocator *allocator = &job->allocator;
    const uint64_t bucket = node_bucket(pave_floor_divide(point.x, job->bucket),
                                        pave_floor_divide(point.y, job->bucket));
    const int64_t need = (int64_t)vertex + 1;
    if (need > PAVE_PLANAR_EDGES_MAX ||
        !pave_array_reserve(allocator, &job->vertices, &job->vertex_room, need,
                            sizeof *job->vertices) ||
        !pave_array_reserve(allocator, &job->places, &job->place_room, need, sizeof *job->places) ||
        !pave_array_reserve(allocator, &job->chain, &job->chain_room, need, sizeof *job->chain))
        return PAVE_PLANAR_NONE;
    job->chain[vertex] = pave_index_get(&job->buckets, bucket);
    if (!pave_index_put(&job->buckets, bucket, vertex)) return PAVE_PLANAR_NONE;
    job->vertices[vertex] = point;
    job->places[vertex] = place;
    return job->vertex_count++;
}

static bool node_add_side(pave_planar_job *job, int32_t a, int32_t b, int32_t tag)
{
    if (a == b) return true;
    if (job->side_count >= PAVE_PLANAR_EDGES_MAX ||
        !pave_array_reserve(&job->allocator, &job->sides, &job->side_room,
                            (int64_t)job->side_count + 1, sizeof *job->sides))
        return false;
    job->sides[job->side_count++] = (pave_planar_side){a < b ? a : b, a < b ? b : a, tag};
    return true;
}

static pave_result node_check(const pave_planar_job *job)
{
    const pave_planar_def *def = job->def;
    const pave_edges_def edges = {def->point_count, def->points, def->line_count, def->lines};
    const pave_result result = pave_edges_def_check(&edges, job->error);
    if (result != PAVE_OK) return result;
    for (int32_t i = 0; i < def->line_count; i++)
        for (int k = 0; k < 2; k++)
            if (def->lines[i][k] < 0 || def->lines[i][k] >= def->point_count)
                return PAVE_FAIL(job->error, PAVE_RANGE,
                                 "line %" PRId32 " has point %" PRId32
                                 ", but points must be 0 to %" PRId32,
                                 i, def->lines[i][k], def->point_count - 1);
    for (int32_t i = 0; def->areas && i < def->line_count; i++)
        if (def->areas[i] < 0 || def->areas[i] >= def->area_count)
            return PAVE_FAIL(job->error, PAVE_RANGE,
                             "line %" PRId32 " has area %" PRId32
                             ", but areas must be 0 to %" PRId32,
                             i, def->areas[i], def->area_count - 1);
    return PAVE_OK;
}

pave_result pave_planar_place(pave_planar_job *job)
{
    const pave_planar_def *def = job->def;
    pave_result result = node_check(job);
    if (result == PAVE_OK) result = node_choose_lattice(job);
    if (result != PAVE_OK) return result;
    const size_t count = (size_t)def->point_count;
    int32_t *vertices = pave_array_take(&job->allocator, count, sizeof *vertices);
    bool fine = vertices != NULL;
    for (int32_t i = 0; i < def->point_count && fine; i++) {
        const int32_t before = job->vertex_count;
        vertices[i] = node_take_vertex(job, node_round(job, def->points[i]), def->points[i]);
        fine = vertices[i] >= 0;
        job->out->merged += fine && job->vertex_count == before &&
                            (def->points[i].x != job->places[vertices[i]].x ||
                             def->points[i].y != job->places[vertices[i]].y);
    }
    for (int32_t i = 0; i < def->line_count && fine; i++)
        fine = node_add_side(job, vertices[def->lines[i][0]], vertices[def->lines[i][1]],
                             def->areas ? def->areas[i] : i);
    pave_array_release(&job->allocator, vertices);
    return fine ? PAVE_OK : pave_planar_no_memory(job);
}

// ---- Edges --------------------------------------------------------------------------------------

int32_t *pave_planar_add_edge(pave_planar_job *job)
{
    const int64_t need = (int64_t)job->edge_count + 1;
    if (!pave_array_reserve(&job->allocator, &job->edges, &job->edge_room, need,
                            sizeof *job->edges) ||
        !pave_array_reserve(&job->allocator, &job->tag_start, &job->start_room, need + 1,
                            sizeof *job->tag_start) ||
        (job->labels && !pave_array_reserve(&job->allocator, &job->labels, &job->label_room,
                                            2 * need, sizeof *job->labels)))
        return NULL;
    job->tag_start[need] = job->tag_start[job->edge_count];
    return job->edges[job->edge_count++];
}

/// Numbers the vertex pairs of the sides. `edge` receives the index of each side's edge. Returns
/// false if out of memory.
static bool node_number_edges(pave_planar_job *job, int32_t *edge)
{
    pave_index pairs = {.allocator = job->allocator};
    bool fine = pave_index_reserve(&pairs, job->side_count) &&
                pave_array_reserve(&job->allocator, &job->tag_start, &job->start_room, 1,
                                   sizeof *job->tag_start);
    job->edge_count = 0;
    if (fine) job->tag_start[0] = 0;
    for (int32_t i = 0; i < job->side_count && fine; i++) {
        const pave_planar_side side = job->sides[i];
        const uint64_t key = (uint64_t)(uint32_t)side.a << 32 | (uint32_t)side.b;
        edge[i] = pave_index_get(&pairs, key);
        if (edge[i] >= 0) continue;
        edge[i] = job->edge_count;
        int32_t *ends = pave_planar_add_edge(job);
        fine = ends && pave_index_put(&pairs, key, edge[i]);
        if (!fine) break;
        ends[0] = side.a;
        ends[1] = side.b;
    }
    pave_index_release(&pairs);
    return fine;
}

/// Gives the edges the tags of their sides. `edge` maps sides to edges.
static void node_gather_tags(pave_planar_job *job, const int32_t *edge)
{
    int32_t *start = job->tag_start;
    for (int32_t i = 0; i <= job->edge_count; i++) start[i] = 0;
    for (int32_t i = 0; i < job->side_count; i++) start[edge[i]]++;
    for (int32_t i = 0, sum = 0; i <= job->edge_count; i++) { // turns counts into ends
        sum += start[i];
        start[i] = sum;
    }
    for (int32_t i = job->side_count - 1; i >= 0; i--)
        job->tags[--start[edge[i]]] = job->sides[i].tag;
}

/// Reduces the tags of an edge and moves them to `to`. Keeps the first of several lines. Keeps one
/// copy of each area that occurs an odd number of times: an area that occurs twice does not end at
/// the edge. Returns the end of the tags.
static int32_t node_reduce_tags(pave_planar_job *job, int32_t edge, int32_t to)
{
    const int32_t first = to;
    if (!job->def->areas) job->tags[to++] = job->tags[job->tag_start[edge]];
    for (int32_t i = job->tag_start[edge]; job->def->areas && i < job->tag_start[edge + 1]; i++) {
        int32_t at = first;
        while (at < to && job->tags[at] != job->tags[i]) at++;
        if (at == to)
            job->tags[to++] = job->tags[i];
        else
            job->tags[at] = job->tags[--to];
    }
    return to;
}

/// Reduces the tags, and drops edges without tags.
static void node_drop_pairs(pave_planar_job *job)
{
    int32_t kept = 0, tags = 0;
    for (int32_t edge = 0; edge < job->edge_count; edge++) {
        const int32_t end = node_reduce_tags(job, edge, tags);
        if (end == tags) continue;
        job->edges[kept][0] = job->edges[edge][0];
        job->edges[kept][1] = job->edges[edge][1];
        job->tag_start[kept++] = tags; // not beyond `edge` + 1, which has not been read yet
        tags = end;
    }
    job->tag_start[kept] = tags;
    job->edge_count = kept;
}

static pave_result node_unite(pave_planar_job *job)
{
    const size_t count = (size_t)job->side_count;
    int32_t *edge = pave_array_take(&job->allocator, count, sizeof *edge);
    const bool fine = edge && node_number_edges(job, edge) &&
                      pave_array_reserve(&job->allocator, &job->tags, &job->tag_room,
                                         (int64_t)job->side_count + 1, sizeof *job->tags);
    if (fine) {
        node_gather_tags(job, edge);
        node_drop_pairs(job);
    }
    pave_array_release(&job->allocator, edge);
    return fine ? PAVE_OK : pave_planar_no_memory(job);
}

void pave_planar_keep(pave_planar_job *job, bool (*keep)(const pave_planar_job *job, int32_t edge))
{
    int32_t kept = 0, tags = 0;
    for (int32_t edge = 0; edge < job->edge_count; edge++) {
        const int32_t first = job->tag_start[edge], end = job->tag_start[edge + 1];
        if (!keep(job, edge)) continue;
        for (int k = 0; k < 2; k++) {
            job->edges[kept][k] = job->edges[edge][k];
            if (job->labels) job->labels[2 * kept + k] = job->labels[2 * edge + k];
        }
        job->tag_start[kept++] = tags;
        for (int32_t i = first; i < end; i++) job->tags[tags++] = job->tags[i];
    }
    job->tag_start[kept] = tags;
    job->edge_count = kept;
}

// ---- Meetings of edges --------------------------------------------------------------------------

/// A vertex that splits an edge.
typedef struct node_split {
    int32_t edge, vertex;
    int64_t along; ///< its position along the edge
} node_split;

/// Collects the edges that meet a given edge.
typedef struct node_meeting {
    pave_planar_job *job;
    int32_t edge;
    pave_point ends[2];
    double reach;       ///< a point with a larger turn is certainly not near the line
    pave_point_box box; ///< bounding box of the edge, with a margin
    node_split *splits;
    int64_t count, room;
    bool counting; ///< counts splits without storing them, and makes no vertices
    pave_result result;
} node_meeting;

/// Returns whether a vertex is on or near an edge, between the edge's ends. `along` receives its
/// position.
static bool node_is_on(const pave_planar_job *job, int32_t edge, int32_t vertex, int64_t *along)
{
    const int32_t *ends = job->edges[edge];
    const pave_point a = job->vertices[ends[0]], b = job->vertices[ends[1]],
                     v = job->vertices[vertex];
    *along = node_dot(a, b, v);
    return vertex != ends[0] && vertex != ends[1] && node_is_between(job, ends, v) &&
           fabs((double)pave_turn(a, b, v)) <= job->near * sqrt((double)node_dot(a, b, b));
}

static bool node_add_split(node_meeting *of, int32_t edge, int32_t vertex, int64_t along)
{
    if (of->count >= PAVE_PLANAR_SPLITS_MAX) {
        of->result = PAVE_FAIL(
            of->job->error, PAVE_UNSUPPORTED,
            "lines are divided by others in more than %d places: use fewer or shorter lines",
            PAVE_PLANAR_SPLITS_MAX);
        return false;
    }
    if (of->counting) {
        of->count++;
        return true;
    }
    if (!pave_array_reserve(&of->job->allocator, &of->splits, &of->room, of->count + 1,
                            sizeof *of->splits)) {
        of->result = pave_planar_no_memory(of->job);
        return false;
    }
    of->splits[of->count++] = (node_split){edge, vertex, along};
    return true;
}

/// Returns whether lines may meet only at their ends. If so, reports the meeting as a fault. A snap
/// distance asks for vertices on lines.
static bool node_refuses(node_meeting *of, pave_planar_fault_kind kind, int32_t edge, int32_t other,
                         pave_vec2 at)
{
    const pave_planar_job *job = of->job;
    const bool snaps = kind == PAVE_PLANAR_ON_LINE && job->def->snap > 0;
    if (job->def->areas || job->def->cross || snaps) return false;
    of->result =
        pave_planar_refuse(of->job, (pave_planar_fault){kind, job->tags[job->tag_start[edge]],
                                                        job->tags[job->tag_start[other]], at});
    return true;
}

/// Returns whether an end of `other` is on an edge and therefore splits it.
static bool node_meets_end(node_meeting *of, int32_t edge, int32_t other)
{
    bool met = false;
    for (int k = 0; k < 2 && of->result == PAVE_OK; k++) {
        const int32_t vertex = of->job->edges[other][k];
        int64_t along;
        if (!node_is_on(of->job, edge, vertex, &along)) continue;
        met = true;
        if (!node_refuses(of, PAVE_PLANAR_ON_LINE, edge, other, of->job->places[vertex]))
            node_add_split(of, edge, vertex, along);
    }
    return met;
}

/// Returns the crossing of two edges, rounded.
static pave_point node_crossing(pave_point a, pave_point b, pave_point c, pave_point d)
{
    const double from = (double)pave_turn(c, d, a), to = (double)pave_turn(c, d, b),
                 part = from / (from - to);
    return pave_point_near(a.x + part * ((double)b.x - a.x), a.y + part * ((double)b.y - a.y));
}

static void node_cross(node_meeting *of, int32_t other)
{
    pave_planar_job *job = of->job;
    const int32_t edge = of->edge, *one = job->edges[edge], *two = job->edges[other];
    const pave_point a = job->vertices[one[0]], b = job->vertices[one[1]],
                     c = job->vertices[two[0]], d = job->vertices[two[1]];
    if (one[0] == two[0] || one[0] == two[1] || one[1] == two[0] || one[1] == two[1]) return;
    if ((pave_turn(a, b, c) > 0) == (pave_turn(a, b, d) > 0) ||
        (pave_turn(c, d, a) > 0) == (pave_turn(c, d, b) > 0))
        return;
    if (of->counting) {
        (void)(node_add_split(of, edge, PAVE_PLANAR_NONE, 0) &&
               node_add_split(of, other, PAVE_PLANAR_NONE, 0));
        return;
    }
    const pave_point point = node_crossing(a, b, c, d);
    const pave_vec2 place =
        pave_vec2_of(job->origin.x + job->step * point.x, job->origin.y + job->step * point.y);
    if (node_refuses(of, PAVE_PLANAR_CROSSING, edge, other, place)) return;
    int32_t vertex = node_find_vertex(job, point, one, two);
    if (vertex < 0) vertex = node_take_vertex(job, point, place);
    if (vertex < 0) {
        of->result = pave_planar_no_memory(job);
        return;
    }
    // If an end is near, the edges meet there: the other edge is split at that end.
    const pave_point at = job->vertices[vertex];
    if (vertex != one[0] && vertex != one[1]) node_add_split(of, edge, vertex, node_dot(a, b, at));
    if (vertex != two[0] && vertex != two[1]) node_add_split(of, other, vertex, node_dot(c, d, at));
}

static bool node_wants(const void *self, const pave_point_box *box, int64_t *rank)
{
    const node_meeting *of = self;
    *rank = 0;
    return of->result == PAVE_OK && pave_point_box_meet(*box, of->box);
}

static void node_meet(void *self, int32_t other)
{
    node_meeting *of = self;
    const int32_t *ends = of->job->edges[other];
    if (other <= of->edge) return; // visits each pair once
    const double from = (double)pave_turn(of->ends[0], of->ends[1], of->job->vertices[ends[0]]),
                 to = (double)pave_turn(of->ends[0], of->ends[1], of->job->vertices[ends[1]]);
    if ((from > of->reach && to > of->reach) || (from < -of->reach && to < -of->reach)) return;
    const bool on = node_meets_end(of, of->edge, other),
               under = node_meets_end(of, other, of->edge);
    if (!on && !under && of->result == PAVE_OK) node_cross(of, other);
}

/// Lists where one edge, by its index in the boxes, meets edges with higher numbers.
static void node_meet_others(node_meeting *of, int32_t item)
{
    static const pave_planar_visitor visitor = {node_wants, node_meet};
    const pave_planar_job *job = of->job;
    const int32_t near = (int32_t)job->near + 1;
    of->edge = job->boxes.items[item];
    of->ends[0] = job->vertices[job->edges[of->edge][0]];
    of->ends[1] = job->vertices[job->edges[of->edge][1]];
    of->reach = (job->near + 1e-6) * node_distance(of->ends[0], of->ends[1]);
    of->box = job->boxes.boxes[item];
    of->box.min = (pave_point){of->box.min.x - near, of->box.min.y - near};
    of->box.max = (pave_point){of->box.max.x + near, of->box.max.y + near};
    pave_planar_boxes_visit(&job->boxes, &visitor, of);
}

/// Returns PAVE_UNSUPPORTED if there are too many splits. Far faster than making them.
static pave_result node_count_splits(pave_planar_job *job)
{
    node_meeting all = {.job = job, .counting = true};
    for (int32_t i = 0; i < job->edge_count && all.result == PAVE_OK; i++)
        node_meet_others(&all, i);
    return all.result;
}

/// Lists where edges meet other than at their ends.
static void node_find_splits(node_meeting *of)
{
    bool counted = false;
    for (int32_t i = 0; i < of->job->edge_count && of->result == PAVE_OK; i++) {
        node_meet_others(of, i);
        if (counted || of->count < PAVE_PLANAR_SPLITS_FEW || of->result != PAVE_OK) continue;
        counted = true;
        of->result = node_count_splits(of->job);
    }
}

static int node_compare_splits(const void *a, const void *b)
{
    const node_split *one = a, *two = b;
    if (one->edge != two->edge) return one->edge < two->edge ? -1 : 1;
    if (one->along != two->along) return one->along < two->along ? -1 : 1;
    return (one->vertex > two->vertex) - (one->vertex < two->vertex);
}

/// Adds the sides of a part of an edge, from one vertex to the next, one per tag.
static bool node_add_sides(pave_planar_job *job, int32_t edge, int32_t from, int32_t to)
{
    for (int32_t i = job->tag_start[edge]; i < job->tag_start[edge + 1]; i++)
        if (!node_add_side(job, from, to, job->tags[i])) return false;
    return true;
}

/// Rebuilds the sides, splitting the edges.
static bool node_split_edges(pave_planar_job *job, node_meeting *of)
{
    int64_t next = 0;
    qsort(of->splits, (size_t)of->count, sizeof *of->splits, node_compare_splits);
    job->side_count = 0;
    for (int32_t edge = 0; edge < job->edge_count; edge++) {
        const int32_t *ends = job->edges[edge];
        int32_t from = ends[0];
        for (; next < of->count && of->splits[next].edge == edge; next++) {
            const int32_t to = of->splits[next].vertex;
            if (from == to || node_square(job, from, to) >= node_square(job, ends[0], ends[1]))
                continue; // if it is still near the edge, the next round finds it
            if (!node_add_sides(job, edge, from, to)) return false;
            job->out->split++;
            from = to;
        }
        if (!node_add_sides(job, edge, from, ends[1])) return false;
    }
    return true;
}

/// Performs one round. Sets `settled` if no edges met.
static pave_result node_settle_once(pave_planar_job *job, bool *settled)
{
    pave_result result = node_unite(job);
    if (result != PAVE_OK) return result;
    if (!pave_planar_boxes_pack(&job->boxes, job->edge_count, (const int32_t(*)[2])job->edges,
                                job->vertices))
        return pave_planar_no_memory(job);
    node_meeting of = {.job = job};
    node_find_splits(&of);
    *settled = of.count == 0;
    if (of.result == PAVE_OK && !*settled && !node_split_edges(job, &of))
        of.result = pave_planar_no_memory(job);
    pave_array_release(&job->allocator, of.splits);
    return of.result;
}

pave_result pave_planar_settle(pave_planar_job *job)
{
    bool settled = false;
    pave_result result = PAVE_OK;
    for (int round = 0; round < PAVE_PLANAR_ROUNDS && !settled && result == PAVE_OK; round++)
        result = node_settle_once(job, &settled);
    if (result != PAVE_OK || settled) return result;
    return PAVE_FAIL(
        job->error, PAVE_UNSUPPORTED,
        "the lines do not settle: too much lies nearly on them; choose a smaller snap distance");
}
