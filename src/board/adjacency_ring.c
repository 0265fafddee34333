/// src/board/adjacency_ring.c: a ring of border nodes around a connected graph, so that each of its
/// nodes becomes a tile.
///
/// The outer face is walked. Each of its corners gets one ring node, or two or three at convex
/// corners, all joined to the corner's node. So each outer edge forms a separate face with the
/// ring, and each outer node has one rim side per ring node. The ring is about one edge length
/// outside the graph, so the rim is about half an edge length outside. Where the ring would cross
/// itself or the graph, it is moved closer to its nodes until it no longer does.
#include "../base/exact.h"

#include "../base/exact_turn.h"
#include "../base/memory.h"
#include "adjacency_ring.h"
#include "fixed_frame.h"

#include <inttypes.h>
#include <math.h>

enum {
    PAVE_BORDER_RING_ALONE = 6,   ///< number of ring nodes around a node without edges
    PAVE_BORDER_RING_ROUNDS = 200 ///< maximum number of rounds; each round halves distances, at
                                  ///< most down to the precision of doubles
};

/// A corner of the outer face, walked clockwise around the graph.
typedef struct pave_border_ring_corner {
    int32_t node, before, after;
    int32_t first, count; ///< its ring nodes: `count` of them, starting with `first`
    pave_vec2 in, out;    ///< unit vectors to the previous node and to the next node
    pave_vec2 normal[2];  ///< outward normals of the previous edge and of the next edge
    pave_vec2 middle;     ///< bisector of the two edges
    double way;           ///< distance of the ring
    bool near;            ///< the distance must be decreased
} pave_border_ring_corner;

typedef struct pave_border_ring_job {
    const pave_graph *graph;
    const pave_allocator *allocator;
    int32_t outer_arc;
    int32_t corner_count, ring_count; ///< number of corners, or 1 for a single node
    pave_border_ring_corner *corners;
    int32_t *owners;  ///< ring_count elements: the corner of each ring node
    pave_vec2 *ring;  ///< ring_count elements
    int32_t *outline; ///< for each node of the graph, its number in the outline, or -1
    int32_t outline_count;
} pave_border_ring_job;

// ---- Corners ------------------------------------------------------------------------------------

static pave_vec2 border_ring_sum(pave_vec2 a, double times_a, pave_vec2 b, double times_b)
{
    return pave_vec2_of(times_a * a.x + times_b * b.x, times_a * a.y + times_b * b.y);
}

static pave_vec2 border_ring_unit(pave_vec2 way)
{
    const double length = pave_fixed_length(pave_vec2_of(0.0, 0.0), way);
    return pave_vec2_of(way.x / length, way.y / length);
}

static pave_vec2 border_ring_direction(const pave_graph *graph, int32_t from, int32_t to)
{
    const pave_vec2 a = graph->positions[from], b = graph->positions[to];
    return border_ring_unit(pave_vec2_of(b.x - a.x, b.y - a.y));
}

/// Returns the harmonic mean of a node's edge lengths, in which short edges have the most weight.
static double border_ring_way(const pave_graph *graph, int32_t node)
{
    double shortest = 0.0, sum = 0.0;
    for (int round = 0; round < 2; round++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            const double length =
                pave_fixed_length(graph->positions[node], graph->positions[graph->to[arc]]);
            if (round == 1)
                sum += shortest / length;
            else if (shortest == 0.0 || length < shortest)
                shortest = length;
        }
    return shortest * (graph->start[node + 1] - graph->start[node]) / sum;
}

/// Returns the number of ring nodes at a corner, determined by the angle outside the graph: three
/// at the end of a leaf or spike, two at the corner of a square, otherwise one.
static int32_t border_ring_count_at(const pave_graph *graph, const pave_border_ring_corner *corner,
                                    int32_t before, int32_t after)
{
    const double eighth = 0.70710678118654752; // the cosine of 45 degrees
    const double cosine = corner->in.x * corner->out.x + corner->in.y * corner->out.y;
    if (before == after) return 3;
    const int turn = pave_exact_turn(graph->positions[corner->node], graph->positions[before],
                                     graph->positions[after]);
    return turn >= 0 ? 1 : 1 + (cosine > -eighth) + (cosine > eighth);
}

static void border_ring_corner_take(pave_border_ring_job *job, int32_t arc, int32_t next)
{
    const pave_graph *graph = job->graph;
    const int32_t node = graph->to[arc], before = pave_arc_from(graph, arc),
                  after = graph->to[next];
    pave_border_ring_corner *corner = &job->corners[job->corner_count++];
    *corner = (pave_border_ring_corner){
        .node = node, .before = before, .after = after, .first = job->ring_count};
    const pave_vec2 in = corner->in = border_ring_direction(graph, node, before);
    const pave_vec2 out = corner->out = border_ring_direction(graph, node, after);
    corner->normal[0] = pave_vec2_of(-in.y, in.x);
    corner->normal[1] = pave_vec2_of(out.y, -out.x);
    corner->count = border_ring_count_at(graph, corner, before, after);
    corner->way = border_ring_way(graph, node);
    if (before == after)
        corner->middle = pave_vec2_of(-in.x, -in.y);
    else if (in.x * out.x + in.y * out.y <= 0.0) // add vectors that are less than 90 degrees apart
        corner->middle =
            border_ring_unit(border_ring_sum(corner->normal[0], 1, corner->normal[1], 1));
    else if (corner->count == 1)
        corner->middle = border_ring_unit(border_ring_sum(in, 1, out, 1));
    else
        corner->middle = border_ring_unit(border_ring_sum(in, -1, out, -1));
    job->ring_count += corner->count;
}

static int32_t border_ring_next(const pave_graph *graph, int32_t arc)
{
    const int32_t twin = graph->twin[arc], node = graph->to[arc];
    return twin + 1 < graph->start[node + 1] ? twin + 1 : graph->start[node];
}

static int32_t border_ring_count_corners(const pave_border_ring_job *job)
{
    int32_t count = 0, arc = job->outer_arc;
    if (arc < 0) return 0;
    do {
        arc = border_ring_next(job->graph, arc);
        count++;
    } while (arc != job->outer_arc);
    return count;
}

static void border_ring_walk(pave_border_ring_job *job, int32_t corners)
{
    int32_t arc = job->outer_arc;
    while (job->corner_count < corners) {
        const int32_t next = border_ring_next(job->graph, arc);
        border_ring_corner_take(job, arc, next);
        arc = next;
    }
}

// ---- Positions ----------------------------------------------------------------------------------

/// Places the ring nodes of a corner, clockwise. Two or three are placed so that the rim, which
/// passes through the mean of the node and two of them, is rounded there.
static void border_ring_place(pave_border_ring_job *job, int32_t number)
{
    const pave_border_ring_corner *corner = &job->corners[number];
    const pave_vec2 at = job->graph->positions[corner->node];
    const pave_vec2 *normal = corner->normal;
    pave_vec2 ways[3] = {corner->middle, {0, 0}, {0, 0}};
    if (corner->count == 2) {
        const double cosine = normal[0].x * normal[1].x + normal[0].y * normal[1].y;
        double more = 1.5 / (1.0 + cosine) - 1.0;
        more = !(more < 0.5) ? 0.5 : more < 0.0 ? 0.0 : more;
        ways[0] = border_ring_sum(normal[0], 1, normal[1], more);
        ways[1] = border_ring_sum(normal[1], 1, normal[0], more);
    } else if (corner->count == 3) {
        ways[0] = border_ring_sum(normal[0], 1.1, corner->middle, 0.3);
        ways[1] = border_ring_sum(corner->middle, 1.2, corner->middle, 0);
        ways[2] = border_ring_sum(normal[1], 1.1, corner->middle, 0.3);
    }
    for (int32_t k = 0; k < corner->count; k++) {
        job->owners[corner->first + k] = number;
        job->ring[corner->first + k] = border_ring_sum(at, 1, ways[k], corner->way);
    }
}

/// Checks that the ring nodes of a corner are in order between its edges, despite rounding.
static bool border_ring_is_apart(const pave_border_ring_job *job,
                                 const pave_border_ring_corner *corner)
{
    const pave_vec2 *positions = job->graph->positions, at = positions[corner->node];
    pave_vec2 from = positions[corner->before];
    for (int32_t k = 0; k <= corner->count; k++) {
        const pave_vec2 to =
            k < corner->count ? job->ring[corner->first + k] : positions[corner->after];
        if (pave_exact_turn(at, from, to) <= 0) return false;
        from = to;
    }
    return true;
}

/// Places the ring of a single node: a regular hexagon.
static void border_ring_place_alone(pave_border_ring_job *job)
{
    const double half = 0.5, high = 0.86602540378443865;
    const pave_vec2 at = job->graph->positions[0];
    const double far = fabs(at.x) > fabs(at.y) ? fabs(at.x) : fabs(at.y), most = 0x1p20;
    const double way = far > most ? far / most : 1.0;
    const pave_vec2 ways[PAVE_BORDER_RING_ALONE] = {{half, -high}, {1, 0},  {half, high},
                                                    {-half, high}, {-1, 0}, {-half, -high}};
    for (int32_t k = 0; k < PAVE_BORDER_RING_ALONE; k++)
        job->ring[k] = border_ring_sum(at, 1, ways[k], way);
}

// ---- Edges --------------------------------------------------------------------------------------

static void border_ring_add_edge(int32_t (*edges)[2], int32_t *count, int32_t a, int32_t b)
{
    edges[*count][0] = a;
    edges[(*count)++][1] = b;
}

/// Adds the edges of the ring and those that join it to the graph. Ring nodes are numbered from
/// `first`; the numbers of graph nodes are in `numbers`, or unchanged if it is NULL.
static void border_ring_add_ring(const pave_border_ring_job *job, const int32_t *numbers,
                                 int32_t first, int32_t (*edges)[2], int32_t *count)
{
    for (int32_t k = 0; k < job->ring_count; k++) {
        const int32_t node = job->corners ? job->corners[job->owners[k]].node : 0;
        border_ring_add_edge(edges, count, numbers ? numbers[node] : node, first + k);
        border_ring_add_edge(edges, count, first + k, first + (k + 1) % job->ring_count);
    }
}

/// Returns the edges of the outline and of the ring only, because the rest of the graph is inside.
/// Bridges occur twice.
static pave_edges_def border_ring_outline(const pave_border_ring_job *job, pave_vec2 *positions,
                                          int32_t (*edges)[2])
{
    int32_t count = 0;
    for (int32_t c = 0; c < job->corner_count; c++) {
        const pave_border_ring_corner *corner = &job->corners[c];
        positions[job->outline[corner->node]] = job->graph->positions[corner->node];
        border_ring_add_edge(edges, &count, job->outline[corner->before],
                             job->outline[corner->node]);
    }
    for (int32_t k = 0; k < job->ring_count; k++) positions[job->outline_count + k] = job->ring[k];
    border_ring_add_ring(job, job->outline, job->outline_count, edges, &count);
    return (pave_edges_def){job->outline_count + job->ring_count, positions, count,
                            (const int32_t(*)[2])edges};
}

static void border_ring_number_outline(pave_border_ring_job *job)
{
    for (int32_t node = 0; node < job->graph->node_count; node++) job->outline[node] = -1;
    for (int32_t c = 0; c < job->corner_count; c++) {
        const int32_t node = job->corners[c].node;
        if (job->outline[node] < 0) job->outline[node] = job->outline_count++;
    }
}

// ---- Moving the ring closer ---------------------------------------------------------------------

/// Marks the corners of the ring nodes of a fault, and returns their number. A corner whose node is
/// an end of the crossed edge is on the correct side of that edge, so it is marked only if
/// `innocent` is set.
static int border_ring_blame(pave_border_ring_job *job, const pave_fault *fault, bool innocent)
{
    int count = 0;
    for (int k = 0; k < 4; k++) {
        const int32_t ring = fault->nodes[k] - job->outline_count;
        if (ring < 0) continue;
        pave_border_ring_corner *corner = &job->corners[job->owners[ring]];
        const int32_t node = job->outline[corner->node];
        const int other = k < 2 ? 2 : 0;
        if (!innocent && fault->kind == PAVE_FAULT_CROSSING &&
            (fault->nodes[other] == node || fault->nodes[other + 1] == node))
            continue;
        corner->near = true;
        count++;
    }
    return count;
}

/// Halves the distances of the ring nodes of all faults. Returns false if a fault has no ring node,
/// that is, if edges of the graph itself cross.
static bool border_ring_halve(pave_border_ring_job *job, const pave_fault *faults, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (faults[i].kind != PAVE_FAULT_DUPLICATE_EDGE &&
            border_ring_blame(job, &faults[i], false) == 0 &&
            border_ring_blame(job, &faults[i], true) == 0)
            return false;
    for (int32_t c = 0; c < job->corner_count; c++) {
        if (!job->corners[c].near) continue;
        job->corners[c].near = false;
        job->corners[c].way /= 2.0;
        border_ring_place(job, c);
        if (border_ring_is_apart(job, &job->corners[c])) continue;
        job->corners[c].way *= 2.0; // so close that rounding decides: other nodes must move instead
        border_ring_place(job, c);
    }
    return true;
}

/// Performs one round: finds crossings, and moves the ring closer there. `again` receives whether
/// there were any crossings.
static pave_result border_ring_round(pave_border_ring_job *job, const pave_edges_def *outline,
                                     bool *again, pave_error *error)
{
    int64_t room = 0, count = 0;
    *again = false;
    pave_result result = pave_edges_check(outline, job->allocator, NULL, 0, &room, NULL);
    if (result == PAVE_RANGE)
        return PAVE_FAIL(
            error, result,
            "a ring around the graph would reach beyond 1e100: move its nodes nearer to 0");
    if (result != PAVE_CAPACITY) return result;
    pave_fault *faults = pave_array_take(job->allocator, (size_t)room, sizeof *faults);
    result = faults ? pave_edges_check(outline, job->allocator, faults, room, &count, NULL)
                    : PAVE_NO_MEMORY;
    for (int64_t i = 0; result == PAVE_OK && i < count; i++)
        *again |= faults[i].kind != PAVE_FAULT_DUPLICATE_EDGE;
    if (result == PAVE_OK && !border_ring_halve(job, faults, count))
        result = PAVE_FAIL(error, PAVE_INVALID,
                           "edges of the graph cross, so no ring can go around it: leave them out "
                           "(pave_edges_check lists them)");
    pave_array_release(job->allocator, faults);
    return result;
}

static pave_result border_ring_fit(pave_border_ring_job *job, pave_vec2 *positions,
                                   int32_t (*edges)[2], pave_error *error)
{
    bool again;
    for (int32_t c = 0; c < job->corner_count; c++) border_ring_place(job, c);
    pave_edges_def outline = border_ring_outline(job, positions, edges);
    outline.node_count = job->outline_count;
    outline.edge_count = job->corner_count; // first the graph without the ring
    pave_result result = border_ring_round(job, &outline, &again, error);
    again = true;
    for (int round = 0; round < PAVE_BORDER_RING_ROUNDS && again && result == PAVE_OK; round++) {
        outline = border_ring_outline(job, positions, edges);
        result = border_ring_round(job, &outline, &again, error);
    }
    if (result == PAVE_OK && again)
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "a ring does not fit between the outer nodes of the graph: move them apart");
    return result;
}

// ---- Creation -----------------------------------------------------------------------------------

/// Joins the graph and the ring.
static pave_result border_ring_join(const pave_border_ring_job *job, pave_vec2 *positions,
                                    int32_t (*edges)[2], pave_graph **out, pave_error *error)
{
    const pave_graph *graph = job->graph;
    int32_t count = 0;
    for (int32_t node = 0; node < graph->node_count; node++) {
        positions[node] = graph->positions[node];
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (arc < graph->twin[arc]) border_ring_add_edge(edges, &count, node, graph->to[arc]);
    }
    for (int32_t k = 0; k < job->ring_count; k++) positions[graph->node_count + k] = job->ring[k];
    border_ring_add_ring(job, NULL, graph->node_count, edges, &count);
    const pave_edges_def def = {graph->node_count + job->ring_count, positions, count,
                                (const int32_t(*)[2])edges};
    return pave_graph_create_from_edges(&def, job->allocator, out, error);
}

static pave_result border_ring_work(pave_border_ring_job *job, pave_graph **out, pave_error *error)
{
    const size_t nodes = (size_t)job->graph->node_count + (size_t)job->ring_count,
                 edges = (size_t)job->graph->arc_count + 2 * (size_t)job->ring_count;
    pave_vec2 *positions = pave_array_take(job->allocator, nodes, sizeof *positions);
    int32_t(*pairs)[2] = pave_array_take(job->allocator, edges, sizeof *pairs);
    pave_result result = positions && pairs ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK && job->corners)
        result = border_ring_fit(job, positions, pairs, error);
    else if (result == PAVE_OK)
        border_ring_place_alone(job);
    if (result == PAVE_OK) result = border_ring_join(job, positions, pairs, out, error);
    PAVE_RELEASE(job->allocator, pairs, positions);
    return result;
}

/// Creates a ring around a connected graph of at least one edge, or around a single node.
static pave_result border_ring_go_round(pave_border_ring_job *job, pave_graph **out,
                                        pave_error *error)
{
    const pave_graph *graph = job->graph;
    const int32_t count = border_ring_count_corners(job);
    if (graph->arc_count / 2 + 6 * (int64_t)count > INT32_MAX / 2)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a graph has at most INT32_MAX arcs: this one has none left for a ring");
    const size_t nodes = (size_t)graph->node_count, corners = (size_t)count;
    const size_t ring = count > 0 ? 3 * corners : PAVE_BORDER_RING_ALONE;
    if (count > 0) job->corners = pave_array_take(job->allocator, corners, sizeof *job->corners);
    job->owners = pave_array_take(job->allocator, ring, sizeof *job->owners);
    job->ring = pave_array_take(job->allocator, ring, sizeof *job->ring);
    job->outline = pave_array_take(job->allocator, nodes, sizeof *job->outline);
    pave_result result = (job->corners || count == 0) && job->owners && job->ring && job->outline
                             ? PAVE_OK
                             : PAVE_NO_MEMORY;
    if (result == PAVE_OK && job->corners) {
        border_ring_walk(job, count);
        border_ring_number_outline(job);
    } else {
        job->ring_count = PAVE_BORDER_RING_ALONE;
    }
    if (result == PAVE_OK) result = border_ring_work(job, out, error);
    PAVE_RELEASE(job->allocator, job->outline, job->ring, job->owners, job->corners);
    return result;
}

static pave_result border_ring_check_connected(const pave_graph *graph,
                                               const pave_allocator *allocator, pave_error *error)
{
    int32_t parts = 0, other = 0;
    int32_t *labels = pave_array_take(allocator, (size_t)graph->node_count, sizeof *labels);
    pave_result result = labels ? pave_graph_components(graph, labels, &parts) : PAVE_NO_MEMORY;
    while (result == PAVE_OK && parts > 1 && labels[other] == labels[0]) other++;
    pave_array_release(allocator, labels);
    if (result != PAVE_OK || parts <= 1) return result;
    return PAVE_FAIL(error, PAVE_INVALID,
                     "no edges lead from node 0 to node %" PRId32
                     ", so no ring can go around all: join the %" PRId32
                     " parts, or make a mesh of each",
                     other, parts);
}

pave_result pave_border_ring_create(const pave_adjacency *outer, const pave_allocator *allocator,
                                    pave_graph **out, pave_error *error)
{
    pave_border_ring_job job = {
        .graph = outer->graph, .allocator = allocator, .outer_arc = outer->outer_arc};
    *out = NULL;
    pave_result result = border_ring_check_connected(job.graph, allocator, error);
    return result == PAVE_OK ? border_ring_go_round(&job, out, error) : result;
}
