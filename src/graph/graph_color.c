/// src/graph/graph_color.c: colouring in order of saturation, greedy and exact. Based on: D.
/// Brélaz, "New Methods to Color the Vertices of a Graph", 1979.
#include "../base/exact.h"

#include "../base/heap.h"
#include "../base/memory.h"

#include <pave/graph.h>

// ---- Order of colouring: a heap of uncoloured nodes ---------------------------------------------
// ----------------------------------

typedef struct pave_color_heap {
    const pave_graph *graph;
    int32_t *saturation; ///< by node: number of different colours among its neighbours
    int32_t *place;      ///< by node: its index in `nodes`; -1 if it is not in the heap
    int32_t *nodes;
    int32_t count;
} pave_color_heap;

/// Allocates the arrays for all nodes of a graph. Call color_heap_give in any case, also after a
/// failure.
static pave_result color_heap_take(const pave_graph *graph, const pave_allocator *allocator,
                                   pave_color_heap *heap)
{
    size_t nodes = (size_t)graph->node_count;
    *heap = (pave_color_heap){.graph = graph};
    heap->saturation = pave_array_allocate(allocator, nodes, sizeof *heap->saturation);
    heap->place = pave_array_allocate(allocator, nodes, sizeof *heap->place);
    heap->nodes = pave_array_allocate(allocator, nodes, sizeof *heap->nodes);
    if (!heap->saturation || !heap->place || !heap->nodes) return PAVE_NO_MEMORY;
    for (size_t node = 0; node < nodes; node++) heap->place[node] = -1;
    return PAVE_OK;
}

static void color_heap_give(const pave_allocator *allocator, pave_color_heap *heap)
{
    PAVE_RELEASE(allocator, heap->nodes, heap->place, heap->saturation);
}

/// Order: higher saturation, then more arcs, then lower index.
static bool color_heap_before(const void *self, const void *a, const void *b)
{
    const pave_color_heap *heap = self;
    const int32_t *start = heap->graph->start, one = *(const int32_t *)a,
                  other = *(const int32_t *)b;
    const int32_t arcs = start[one + 1] - start[one], other_arcs = start[other + 1] - start[other];
    if (heap->saturation[one] != heap->saturation[other])
        return heap->saturation[one] > heap->saturation[other];
    return arcs != other_arcs ? arcs > other_arcs : one < other;
}

static void color_heap_placed(void *self, const void *element, int64_t at)
{
    ((pave_color_heap *)self)->place[*(const int32_t *)element] = (int32_t)at;
}

static pave_heap_order color_heap_order(pave_color_heap *heap)
{
    return (pave_heap_order){sizeof *heap->nodes, color_heap_before, color_heap_placed, heap};
}

/// Inserts a node that is not in the heap.
static void color_heap_push(pave_color_heap *heap, int32_t node)
{
    assert(heap->place[node] < 0);
    heap->nodes[heap->count] = node;
    pave_heap_rise(color_heap_order(heap), heap->nodes, heap->count++);
}

/// Removes and returns the first node. The heap must not be empty.
static int32_t color_heap_pop(pave_color_heap *heap)
{
    assert(heap->count > 0);
    const int32_t first = heap->nodes[0];
    heap->nodes[0] = heap->nodes[--heap->count];
    pave_heap_sink(color_heap_order(heap), heap->nodes, heap->count, 0);
    heap->place[first] = -1;
    return first;
}

/// Changes a node's saturation, and moves the node if it is in the heap.
static void color_heap_change(pave_color_heap *heap, int32_t node, int32_t by)
{
    heap->saturation[node] += by;
    if (heap->place[node] < 0) return;
    if (by > 0)
        pave_heap_rise(color_heap_order(heap), heap->nodes, heap->place[node]);
    else
        pave_heap_sink(color_heap_order(heap), heap->nodes, heap->count, heap->place[node]);
}

// ---- Greedy colouring ---------------------------------------------------------------------------

enum { PAVE_COLORS_IN_WORD = 64 };

typedef struct pave_greedy {
    const pave_graph *graph;
    pave_color_heap heap;
    uint64_t *seen; ///< by node: mask of its neighbours' colours among the first 64
    int32_t *colors;
} pave_greedy;

static bool greedy_neighbor_has(const pave_greedy *job, int32_t node, int32_t color)
{
    if (color < PAVE_COLORS_IN_WORD) return job->seen[node] >> color & 1;
    for (int32_t arc = job->graph->start[node]; arc < job->graph->start[node + 1]; arc++)
        if (job->colors[job->graph->to[arc]] == color) return true;
    return false;
}

static void greedy_color_next(pave_greedy *job)
{
    const pave_graph *graph = job->graph;
    int32_t node = color_heap_pop(&job->heap), color = 0;
    while (greedy_neighbor_has(job, node, color)) color++;
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
        int32_t to = graph->to[arc];
        if (job->colors[to] >= 0 || greedy_neighbor_has(job, to, color)) continue;
        if (color < PAVE_COLORS_IN_WORD) job->seen[to] |= UINT64_C(1) << color;
        color_heap_change(&job->heap, to, +1);
    }
    job->colors[node] = color;
}

static int32_t colors_count(const int32_t *colors, int32_t count)
{
    int32_t most = -1;
    for (int32_t i = 0; i < count; i++)
        if (colors[i] > most) most = colors[i];
    return most + 1;
}

pave_result pave_graph_color_greedy(const pave_graph *graph, const pave_allocator *allocator,
                                    int32_t *colors, int32_t *count)
{
    size_t nodes = (size_t)graph->node_count;
    pave_greedy job = {.graph = graph, .colors = colors};
    pave_result result = color_heap_take(graph, allocator, &job.heap);
    if (result == PAVE_OK) {
        job.seen = pave_array_allocate(allocator, nodes, sizeof *job.seen);
        result = job.seen ? PAVE_OK : PAVE_NO_MEMORY;
    }
    if (result == PAVE_OK) {
        for (int32_t node = 0; node < graph->node_count; node++) {
            colors[node] = -1;
            color_heap_push(&job.heap, node);
        }
        while (job.heap.count > 0) greedy_color_next(&job);
        if (count) *count = colors_count(colors, graph->node_count);
    }
    pave_array_release(allocator, job.seen);
    color_heap_give(allocator, &job.heap);
    return result;
}

// Components are coloured separately: their colours are independent, and backtracking in one
// component must not repeat the search of another. The search for k colours follows the greedy
// order. It tries only one of the unused colours, because they are interchangeable.

typedef struct pave_exact {
    const pave_graph *graph;
    pave_color_heap heap;
    int32_t *colors;  ///< the result
    int32_t *tried;   ///< by node: its colour in the current search, or -1
    int32_t *members; ///< nodes, component by component
    int32_t *order;   ///< nodes of the current search, in colouring order
    int32_t *used;    ///< number of colours in use before position i of the order
    int32_t *near;    ///< [node * row + color]: number of neighbours with that colour
    int32_t row;
    int64_t near_count, steps_left;
} pave_exact;

static void exact_mark(pave_exact *job, int32_t node, int32_t color, int32_t by)
{
    for (int32_t arc = job->graph->start[node]; arc < job->graph->start[node + 1]; arc++) {
        int32_t to = job->graph->to[arc], *near = &job->near[(int64_t)to * job->row + color];
        *near += by;
        if (*near == (by > 0)) color_heap_change(&job->heap, to, by);
    }
}

/// Returns the next colour above `color` that no neighbour has; `limit` if there is no such colour.
static int32_t exact_next_color(const pave_exact *job, int32_t node, int32_t color, int32_t limit)
{
    for (color++; color < limit; color++)
        if (job->near[(int64_t)node * job->row + color] == 0) return color;
    return limit;
}

/// Undoes all assignments, so that the next search starts with an empty table.
static void exact_unwind(pave_exact *job, int32_t depth)
{
    while (depth-- > 0) {
        int32_t node = job->order[depth];
        exact_mark(job, node, job->tried[node], -1);
        job->tried[node] = -1;
    }
    job->heap.count = 0;
}

/// Searches for a colouring of a component with k colours. Returns PAVE_OK with the result in
/// `colors`, PAVE_NOT_FOUND or PAVE_STOPPED.
static pave_result exact_search(pave_exact *job, const int32_t *members, int32_t count, int32_t k)
{
    int32_t depth = 0;
    for (int32_t i = 0; i < count; i++) color_heap_push(&job->heap, members[i]);
    job->order[0] = color_heap_pop(&job->heap);
    job->used[0] = 0;
    while (depth >= 0 && depth < count) {
        int32_t node = job->order[depth], used = job->used[depth],
                limit = used + 1 < k ? used + 1 : k;
        if (job->tried[node] >= 0) exact_mark(job, node, job->tried[node], -1);
        int32_t color = exact_next_color(job, node, job->tried[node], limit);
        job->tried[node] = color < limit ? color : -1;
        if (color == limit) {
            color_heap_push(&job->heap, node);
            depth--;
            continue;
        }
        if (job->steps_left-- == 0) {
            job->tried[node] = -1;
            break;
        }
        exact_mark(job, node, color, +1);
        job->used[++depth] = color == used ? used + 1 : used;
        if (depth < count) job->order[depth] = color_heap_pop(&job->heap);
    }
    pave_result result = depth == count ? PAVE_OK : depth < 0 ? PAVE_NOT_FOUND : PAVE_STOPPED;
    for (int32_t i = 0; result == PAVE_OK && i < count; i++)
        job->colors[members[i]] = job->tried[members[i]];
    for (int32_t i = 0; i < count; i++) job->heap.place[members[i]] = -1;
    exact_unwind(job, depth);
    return result;
}

/// Collects the nodes connected to `root` that are not yet in `order`. Returns their number.
static int32_t exact_gather(pave_exact *job, int32_t root, bool *reached, int32_t *members)
{
    int32_t count = 0;
    reached[root] = true;
    members[count++] = root;
    for (int32_t head = 0; head < count; head++)
        for (int32_t arc = job->graph->start[members[head]];
             arc < job->graph->start[members[head] + 1]; arc++) {
            int32_t to = job->graph->to[arc];
            if (reached[to]) continue;
            reached[to] = true;
            members[count++] = to;
        }
    return count;
}

/// Colours one component with the minimum number of colours. Stops at `enough` colours, which other
/// components need in any case.
static pave_result exact_component(pave_exact *job, const int32_t *members, int32_t count,
                                   int32_t enough, int32_t colors_max, int32_t *out)
{
    int32_t greedy = 0;
    for (int32_t i = 0; i < count; i++)
        if (job->colors[members[i]] >= greedy) greedy = job->colors[members[i]] + 1;
    *out = greedy;
    // The greedy colouring uses two colours whenever two suffice, so if it uses more, at least
    // three are needed.
    for (int32_t k = enough > 3 ? enough : 3; k < greedy && k <= colors_max; k++) {
        pave_result result = exact_search(job, members, count, k);
        if (result == PAVE_NOT_FOUND) continue;
        if (result == PAVE_OK) *out = k;
        return result;
    }
    return greedy <= colors_max ? PAVE_OK : PAVE_NOT_FOUND;
}

static pave_result exact_all(pave_exact *job, bool *reached, int32_t colors_max, int32_t *most)
{
    for (int32_t root = 0; root < job->graph->node_count; root++) {
        if (reached[root]) continue;
        int32_t needed = 0, count = exact_gather(job, root, reached, job->members);
        pave_result result = exact_component(job, job->members, count, *most, colors_max, &needed);
        if (needed > *most) *most = needed;
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

static pave_result exact_take(pave_exact *job, const pave_allocator *allocator, int32_t row)
{
    size_t nodes = (size_t)job->graph->node_count;
    job->row = row > 0 ? row : 1;
    job->near_count = (int64_t)nodes * job->row;
    job->tried = pave_array_allocate(allocator, nodes, sizeof *job->tried);
    job->members = pave_array_allocate(allocator, nodes, sizeof *job->members);
    job->order = pave_array_allocate(allocator, nodes, sizeof *job->order);
    job->used = pave_array_allocate(allocator, nodes + 1, sizeof *job->used);
    job->near = pave_array_allocate(allocator, (size_t)job->near_count, sizeof *job->near);
    if (!job->tried || !job->members || !job->order || !job->used || !job->near)
        return PAVE_NO_MEMORY;
    for (size_t node = 0; node < nodes; node++) job->tried[node] = -1;
    return color_heap_take(job->graph, allocator, &job->heap);
}

static void exact_give(pave_exact *job, const pave_allocator *allocator)
{
    color_heap_give(allocator, &job->heap);
    PAVE_RELEASE(allocator, job->near, job->used, job->order, job->members, job->tried);
}

pave_result pave_graph_color_exact(const pave_graph *graph, int32_t colors_max, int64_t steps_max,
                                   const pave_allocator *allocator, int32_t *colors, int32_t *count)
{
    int32_t greedy = 0, most = 0;
    pave_result result = pave_graph_color_greedy(graph, allocator, colors, &greedy);
    if (result != PAVE_OK) return result;
    pave_exact job = {.graph = graph,
                      .heap = {.graph = graph},
                      .colors = colors,
                      .steps_left = steps_max > 0 ? steps_max : 0};
    bool *reached = pave_array_allocate(allocator, (size_t)graph->node_count, sizeof *reached);
    result = reached ? exact_take(&job, allocator, greedy) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) result = exact_all(&job, reached, colors_max, &most);
    exact_give(&job, allocator);
    pave_array_release(allocator, reached);
    if (count) *count = result == PAVE_STOPPED ? colors_count(colors, graph->node_count) : most;
    return result;
}
