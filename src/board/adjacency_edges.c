/// src/board/adjacency_edges.c: checks of edges before a graph is built from them.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_parts.h"
#include "adjacency_sweep.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct pave_edges_node {
    pave_vec2 at;
    int32_t node;
} pave_edges_node;

typedef struct pave_edges_line {
    int32_t from, to; ///< indices of places, from < to
    int32_t a, b;     ///< the nodes at these places
    int32_t edge;
} pave_edges_line;

typedef struct pave_edges_job {
    int32_t node_count, edge_count, place_count, line_count;
    const pave_vec2 *positions;
    const int32_t (*edges)[2];
    pave_edges_node *nodes; ///< node_count elements, from left to right
    int32_t *places; ///< node_count elements: each node's index into the sorted distinct positions
    pave_edges_line *order; ///< edge_count elements: the edges between two nodes
    /// edge_count elements: set if the edge repeats an earlier one between the same nodes
    bool *again;
    pave_sweep_place *sweep_places; ///< node_count + 1 elements
    pave_sweep_line *lines;         ///< edge_count elements
    pave_fault_list list;
} pave_edges_job;

// ---- Invalid data -------------------------------------------------------------------------------

static pave_result edges_data(const pave_edges_def *def, pave_error *error)
{
    pave_result result = pave_edges_def_check(def, error);
    if (result != PAVE_OK) return result;
    for (int32_t edge = 0; edge < def->edge_count; edge++) {
        int32_t a = def->edges[edge][0], b = def->edges[edge][1];
        if (a >= 0 && a < def->node_count && b >= 0 && b < def->node_count) continue;
        return PAVE_FAIL(error, PAVE_INVALID,
                         "edge %" PRId32 " joins %" PRId32 " and %" PRId32
                         ", but nodes are 0 to %" PRId32,
                         edge, a, b, def->node_count - 1);
    }
    return PAVE_OK;
}

// ---- Places -------------------------------------------------------------------------------------

static int edges_node_compare(const void *a, const void *b)
{
    const pave_edges_node *one = a, *two = b;
    if (one->at.x != two->at.x) return one->at.x < two->at.x ? -1 : 1;
    if (one->at.y != two->at.y) return one->at.y < two->at.y ? -1 : 1;
    return one->node < two->node ? -1 : one->node > two->node;
}

static void edges_places(pave_edges_job *job)
{
    for (int32_t node = 0; node < job->node_count; node++)
        job->nodes[node] = (pave_edges_node){job->positions[node], node};
    qsort(job->nodes, (size_t)job->node_count, sizeof *job->nodes, edges_node_compare);
    for (int32_t i = 0; i < job->node_count; i++) {
        const pave_edges_node *node = &job->nodes[i];
        if (i == 0 || node->at.x != node[-1].at.x || node->at.y != node[-1].at.y)
            job->sweep_places[job->place_count++] =
                (pave_sweep_place){.at = node->at, .node = node->node};
        job->places[node->node] = job->place_count - 1;
    }
}

// ---- Lines --------------------------------------------------------------------------------------

static int edges_compare(int32_t a, int32_t b) { return a < b ? -1 : a > b; }

/// Compares by places; for equal places, compares by nodes.
static int edges_line_compare(const void *a, const void *b)
{
    const pave_edges_line *one = a, *two = b;
    int order = edges_compare(one->from, two->from);
    if (order == 0) order = edges_compare(one->to, two->to);
    if (order == 0) order = edges_compare(one->a, two->a);
    if (order == 0) order = edges_compare(one->b, two->b);
    return order != 0 ? order : edges_compare(one->edge, two->edge);
}

/// Sorts the edges and marks duplicates. Nodes at the same position are sorted by number.
static int32_t edges_order(pave_edges_job *job)
{
    int32_t count = 0;
    for (int32_t edge = 0; edge < job->edge_count; edge++) {
        int32_t a = job->edges[edge][0], b = job->edges[edge][1], from = job->places[a],
                to = job->places[b];
        if (a == b) continue;
        bool swap = from != to ? from > to : a > b;
        job->order[count++] =
            (pave_edges_line){swap ? to : from, swap ? from : to, swap ? b : a, swap ? a : b, edge};
    }
    qsort(job->order, (size_t)count, sizeof *job->order, edges_line_compare);
    for (int32_t i = 1; i < count; i++)
        job->again[job->order[i].edge] =
            job->order[i].a == job->order[i - 1].a && job->order[i].b == job->order[i - 1].b;
    return count;
}

/// Copies one line per pair of places.
static void edges_lines(pave_edges_job *job, int32_t count)
{
    int32_t place = 0;
    for (int32_t i = 0; i < count; i++) {
        const pave_edges_line *line = &job->order[i];
        if (line->from == line->to ||
            (i > 0 && line->from == line[-1].from && line->to == line[-1].to))
            continue;
        while (place <= line->from) job->sweep_places[place++].begin = job->line_count;
        job->lines[job->line_count++] = (pave_sweep_line){
            .from = line->from, .to = line->to, .a = line->a, .b = line->b, .edge = line->edge};
    }
    while (place <= job->place_count) job->sweep_places[place++].begin = job->line_count;
}

// ---- The check ----------------------------------------------------------------------------------

static void edges_find(pave_edges_job *job)
{
    edges_places(job);
    int32_t count = edges_order(job);
    for (int32_t edge = 0; edge < job->edge_count; edge++)
        if (job->edges[edge][0] == job->edges[edge][1])
            pave_fault_add(&job->list,
                           pave_fault_of(PAVE_FAULT_SELF_EDGE, job->edges[edge][0], -1, -1, -1));
    for (int32_t edge = 0; edge < job->edge_count; edge++)
        if (job->again[edge])
            pave_fault_add(&job->list, pave_fault_of(PAVE_FAULT_DUPLICATE_EDGE, job->edges[edge][0],
                                                     job->edges[edge][1], -1, -1));
    for (int32_t node = 0; node < job->node_count; node++) {
        int32_t first = job->sweep_places[job->places[node]].node;
        if (first != node)
            pave_fault_add(&job->list,
                           pave_fault_of(PAVE_FAULT_SAME_POSITION, first, node, -1, -1));
    }
    edges_lines(job, count);
    pave_sweep(job->sweep_places, job->place_count, job->lines, job->line_count, &job->list);
}

static bool edges_take(pave_edges_job *job, const pave_allocator *allocator)
{
    size_t nodes = (size_t)job->node_count, edges = (size_t)job->edge_count;
    job->nodes = pave_array_allocate(allocator, nodes, sizeof *job->nodes);
    job->places = pave_array_allocate(allocator, nodes, sizeof *job->places);
    job->order = pave_array_allocate(allocator, edges, sizeof *job->order);
    job->again = pave_array_allocate(allocator, edges, sizeof *job->again);
    job->sweep_places = pave_array_allocate(allocator, nodes + 1, sizeof *job->sweep_places);
    job->lines = pave_array_allocate(allocator, edges, sizeof *job->lines);
    return job->nodes && job->places && job->order && job->again && job->sweep_places && job->lines;
}

static void edges_give(pave_edges_job *job, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, job->lines, job->sweep_places, job->again, job->order, job->places,
                 job->nodes);
}

/// Adds the faults to a list; faults beyond its capacity are only counted.
static pave_result edges_run(const pave_edges_def *def, const pave_allocator *allocator,
                             pave_fault_list *list)
{
    pave_edges_job job = {.node_count = def->node_count,
                          .positions = def->positions,
                          .edge_count = def->edge_count,
                          .edges = def->edges,
                          .list = *list};
    bool taken = edges_take(&job, allocator);
    if (taken) edges_find(&job);
    *list = job.list;
    edges_give(&job, allocator);
    return taken ? PAVE_OK : PAVE_NO_MEMORY;
}

pave_result pave_edges_check(const pave_edges_def *def, const pave_allocator *allocator,
                             pave_fault *out, int64_t capacity, int64_t *count, pave_error *error)
{
    pave_fault_list list = {NULL, 0, 0};
    assert(capacity >= 0);
    *count = 0;
    pave_result result = edges_data(def, error);
    if (result != PAVE_OK) return result;
    result = edges_run(def, allocator, &list);
    if (result == PAVE_OK && list.count > 0 && list.count <= capacity) {
        list =
            (pave_fault_list){out, capacity, 0}; // all faults fit: repeat the search and write them
        result = edges_run(def, allocator, &list);
    }
    if (result != PAVE_OK)
        return PAVE_FAIL(error, result, "not enough memory to check that many edges");
    *count = list.count;
    if (list.count <= capacity) return PAVE_OK;
    return PAVE_FAIL(error, PAVE_CAPACITY, "%" PRId64 " faults: give an array for all of them",
                     list.count);
}
