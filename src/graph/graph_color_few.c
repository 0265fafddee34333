/// src/graph/graph_color_few.c: colourings with few colours: first in an order in which every node
/// has few earlier neighbours, then by a search with two-coloured chains. Based on: D. Matula, L.
/// Beck, "Smallest-Last Ordering and Clustering and Graph Coloring Algorithms", 1983; A. Kempe, "On
/// the Geographical Problem of the Four Colours", 1879 (chains); C. Morgenstern, H. Shapiro,
/// "Heuristics for Rapidly Four-Coloring Large Planar Graphs", 1991 (moving the surplus colour).
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"

#include <pave/graph.h>

#include <string.h>

/// State of the search. Arrays have one element per node, except `used`.
typedef struct pave_few {
    const pave_graph *graph;
    int32_t wanted;
    int64_t steps;    ///< remaining number of steps
    int32_t *order;   ///< colouring order
    int32_t *colors;  ///< colour of each node; -1: uncoloured
    int32_t *waiting; ///< a stack of nodes that have lost their colour
    int32_t *chain;   ///< a connected set of nodes of two colours
    int32_t *mark;    ///< id of the last chain that contained the node
    int32_t chain_number, waiting_count;
    uint32_t *used;  ///< `wanted` elements: number of neighbours with each colour
    uint32_t random; ///< state of the random generator; the same on every machine
} pave_few;

// ---- The order ----------------------------------------------------------------------------------

/// Nodes sorted by degree: those of degree d begin at list[start[d]]. A node that loses a neighbour
/// is swapped with the first node of its degree.
typedef struct pave_degrees {
    int32_t *start, *list, *place, *degree;
} pave_degrees;

static int32_t degrees_bucket(const void *self, int32_t node)
{
    return ((const pave_degrees *)self)->degree[node];
}

static void degrees_sort(const pave_graph *graph, int32_t most, pave_degrees *sets)
{
    for (int32_t node = 0; node < graph->node_count; node++)
        sets->degree[node] = graph->start[node + 1] - graph->start[node];
    pave_sort_buckets(NULL, graph->node_count, degrees_bucket, sets, most + 1, sets->start,
                      sets->list);
    for (int32_t i = 0; i < graph->node_count; i++) sets->place[sets->list[i]] = i;
}

/// Repeatedly removes a node of minimum degree. Afterwards `list` has the nodes in removal order.
static void degrees_peel(const pave_graph *graph, pave_degrees *sets)
{
    for (int32_t i = 0; i < graph->node_count; i++) {
        int32_t node = sets->list[i];
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (sets->degree[to] <= sets->degree[node]) continue; // already removed, or about to be
            int32_t first = sets->start[sets->degree[to]]++, other = sets->list[first];
            sets->list[sets->place[to]] = other;
            sets->place[other] = sets->place[to];
            sets->list[first] = to;
            sets->place[to] = first;
            sets->degree[to]--;
        }
    }
}

static pave_result few_find_order(const pave_graph *graph, const pave_allocator *allocator,
                                  int32_t *order)
{
    int32_t most = 0, count = graph->node_count;
    for (int32_t node = 0; node < count; node++)
        if (graph->start[node + 1] - graph->start[node] > most)
            most = graph->start[node + 1] - graph->start[node];
    size_t room = (size_t)most + 2 + 3 * (size_t)count;
    int32_t *memory = pave_array_allocate(allocator, room, sizeof *memory);
    if (!memory) return PAVE_NO_MEMORY;
    pave_degrees sets = {.start = memory, .list = memory + most + 2};
    sets.place = sets.list + count;
    sets.degree = sets.place + count;
    degrees_sort(graph, most, &sets);
    degrees_peel(graph, &sets);
    for (int32_t i = 0; i < count; i++) order[i] = sets.list[count - 1 - i];
    pave_array_release(allocator, memory);
    return PAVE_OK;
}

// ---- Free colours -------------------------------------------------------------------------------

/// Returns the lowest colour, starting at `first`, that no neighbour has; at most `first` plus the
/// degree.
static int32_t few_free(const pave_few *job, int32_t node, int32_t first)
{
    const pave_graph *graph = job->graph;
    for (int32_t color = first;; color++) {
        bool taken = false;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1] && !taken; arc++)
            taken = job->colors[graph->to[arc]] == color;
        if (!taken) return color;
    }
}

/// Colours the uncoloured nodes in order, with the lowest free colours starting at `first`. Returns
/// the number of colours.
static int32_t few_complete(pave_few *job, int32_t first)
{
    int32_t count = 0;
    for (int32_t i = 0; i < job->graph->node_count; i++) {
        int32_t *color = &job->colors[job->order[i]];
        if (*color < 0) *color = few_free(job, job->order[i], first);
        if (*color >= count) count = *color + 1;
    }
    return count;
}

// ---- Chains -------------------------------------------------------------------------------------

/// Tries to free colour a at a node: swaps colours a and b in the two-coloured component of its
/// neighbours of colour a, unless that component contains a neighbour of colour b.
static bool few_swap(pave_few *job, int32_t node, int32_t a, int32_t b)
{
    const pave_graph *graph = job->graph;
    int32_t inside = ++job->chain_number, beside = ++job->chain_number, count = 0;
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
        int32_t to = graph->to[arc];
        if (job->colors[to] == b) job->mark[to] = beside;
        if (job->colors[to] != a || job->mark[to] == inside) continue;
        job->mark[to] = inside;
        job->chain[count++] = to;
    }
    for (int32_t head = 0; head < count; head++) {
        int32_t here = job->chain[head], other = a + b - job->colors[here];
        job->steps--;
        for (int32_t arc = graph->start[here]; arc < graph->start[here + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (job->colors[to] != other || job->mark[to] == inside) continue;
            if (job->mark[to] == beside) return false;
            job->mark[to] = inside;
            job->chain[count++] = to;
        }
    }
    for (int32_t i = 0; i < count; i++)
        job->colors[job->chain[i]] = a + b - job->colors[job->chain[i]];
    job->colors[node] = a;
    return true;
}

static bool few_swap_any(pave_few *job, int32_t node)
{
    for (int32_t a = 0; a < job->wanted; a++)
        for (int32_t b = a + 1; b < job->wanted && job->steps > 0; b++)
            if (few_swap(job, node, a, b)) return true;
    return false;
}

static uint32_t few_random(pave_few *job, uint32_t below)
{
    job->random = job->random * UINT32_C(1664525) + UINT32_C(1013904223);
    return (uint32_t)((uint64_t)job->random * below >> 32);
}

/// Gives a node the colour that the fewest of its neighbours have; ties are broken at random. These
/// neighbours lose their colour.
static void few_push_on(pave_few *job, int32_t node)
{
    const pave_graph *graph = job->graph;
    int32_t best = 0;
    uint32_t ties = 0;
    memset(job->used, 0, (size_t)job->wanted * sizeof *job->used);
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
        if (job->colors[graph->to[arc]] >= 0) job->used[job->colors[graph->to[arc]]]++;
    for (int32_t color = 0; color < job->wanted; color++) {
        if (job->used[color] < job->used[best]) ties = 0;
        if (job->used[color] > job->used[best]) continue;
        if (ties == 0 || few_random(job, ties + 1) == 0) best = color;
        ties++;
    }
    for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
        int32_t to = graph->to[arc];
        job->steps--;
        if (job->colors[to] != best) continue;
        job->colors[to] = -1;
        job->waiting[job->waiting_count++] = to;
    }
    job->colors[node] = best;
}

/// Colours nodes with the wanted colours until the step limit is reached. Nodes that lose their
/// colour are coloured next.
static void few_search(pave_few *job)
{
    for (int32_t i = 0; i < job->graph->node_count; i++) {
        job->waiting[job->waiting_count++] = job->order[i];
        while (job->waiting_count > 0 && job->steps > 0) {
            int32_t node = job->waiting[--job->waiting_count], color = few_free(job, node, 0);
            job->steps--;
            if (job->chain_number > INT32_MAX - (int64_t)job->wanted * job->wanted)
                return; // no unused chain id is left
            if (color < job->wanted)
                job->colors[node] = color;
            else if (!few_swap_any(job, node))
                few_push_on(job, node);
        }
        if (job->steps <= 0) return;
    }
}

// ---- Search -------------------------------------------------------------------------------------

/// Searches for a colouring with the wanted number of colours. If the colouring found has fewer
/// colours than `*count`, stores it in `colors` and updates `*count`.
static pave_result few_improve(pave_few *job, const pave_allocator *allocator, int32_t *colors,
                               int32_t *count)
{
    size_t nodes = (size_t)job->graph->node_count, wanted = (size_t)job->wanted;
    int32_t *room = pave_array_allocate(allocator, 4 * nodes, sizeof *room);
    job->used = pave_array_allocate(allocator, wanted, sizeof *job->used);
    pave_result result = room && job->used ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        job->colors = room;
        job->waiting = room + nodes;
        job->chain = room + 2 * nodes;
        job->mark = room + 3 * nodes;
        for (size_t node = 0; node < nodes; node++) job->colors[node] = -1;
        few_search(job);
        // Each remaining node gets a wanted colour if one is free, otherwise an additional one.
        for (size_t i = 0; i < nodes; i++) {
            int32_t node = job->order[i],
                    color = job->colors[node] < 0 ? few_free(job, node, 0) : job->wanted;
            if (color < job->wanted) job->colors[node] = color;
        }
        int32_t found = few_complete(job, job->wanted);
        if (found < *count) memcpy(colors, job->colors, nodes * sizeof *colors);
        if (found < *count) *count = found;
    }
    PAVE_RELEASE(allocator, job->used, room);
    return result;
}

pave_result pave_graph_color_few(const pave_graph *graph, int32_t colors_wanted, int64_t steps_max,
                                 const pave_allocator *allocator, int32_t *colors, int32_t *count)
{
    size_t nodes = (size_t)graph->node_count;
    pave_few job = {.graph = graph,
                    .wanted = colors_wanted > 0 ? colors_wanted : 4,
                    .steps = steps_max,
                    .colors = colors,
                    .random = 1};
    int32_t found = 0;
    job.order = pave_array_take(allocator, nodes, sizeof *job.order);
    pave_result result = job.order ? few_find_order(graph, allocator, job.order) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        for (size_t node = 0; node < nodes; node++) colors[node] = -1;
        found = few_complete(&job, 0);
        if (found > job.wanted && steps_max > 0)
            result = few_improve(&job, allocator, colors, &found);
    }
    if (count) *count = found;
    pave_array_release(allocator, job.order);
    return result;
}
