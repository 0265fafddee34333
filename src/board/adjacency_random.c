/// src/board/adjacency_random.c: edges between inner tiles cut at random, each tile keeping three
/// neighbours.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "adjacency_parts.h"

typedef struct pave_edge_removal {
    uint64_t *keys;   ///< of the edges that are attempted: word << 32 | lower arc
    uint64_t *spare;  ///< as many
    int32_t *degrees; ///< of nodes
    size_t room;
} pave_edge_removal;

/// Whether an arc is the lower of an edge that random removal may cut.
static bool pave_edge_removal_counts(const pave_adjacency *adjacency, int32_t arc)
{
    const pave_graph *graph = adjacency->graph;
    return arc < graph->twin[arc] && !pave_adjacency_is_cut(adjacency, arc) &&
           !pave_adjacency_is_border(adjacency, graph->to[arc]) &&
           !pave_adjacency_is_border(adjacency, pave_arc_from(graph, arc));
}

static uint32_t pave_edge_removal_word(const pave_graph *graph, uint64_t seed, int32_t arc)
{
    int32_t a = pave_arc_from(graph, arc), b = graph->to[arc];
    return pave_random_at(seed, PAVE_STREAM_EDGE_REMOVAL, a < b ? a : b, a < b ? b : a, 3, 0)
        .word[0];
}

static void pave_edge_removal_run(pave_adjacency *adjacency, pave_edge_removal *job, uint64_t seed,
                                  double share, pave_removal *out)
{
    const pave_graph *graph = adjacency->graph;
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        if (!pave_edge_removal_counts(adjacency, arc)) continue;
        uint32_t word = pave_edge_removal_word(graph, seed, arc);
        if (word < share * 4294967296.0)
            job->keys[out->attempted++] = (uint64_t)word << 32 | (uint32_t)arc;
    }
    // By words; what is equal stays in the order of arcs.
    const uint64_t *keys = pave_sort_keys(job->keys, job->spare, out->attempted, 32, 64);
    for (int32_t node = 0; node < graph->node_count; node++)
        job->degrees[node] = pave_adjacency_degree(adjacency, node);
    for (int64_t i = 0; i < out->attempted; i++) {
        int32_t arc = (int32_t)(keys[i] & INT32_MAX), a = pave_arc_from(graph, arc),
                b = graph->to[arc];
        if (job->degrees[a] <= 3 || job->degrees[b] <= 3) continue;
        (void)pave_adjacency_set_cut(adjacency, arc, true);
        job->degrees[a]--;
        job->degrees[b]--;
        out->removed++;
    }
}

pave_result pave_adjacency_remove_random(pave_adjacency *adjacency, uint64_t seed, double share,
                                         const pave_allocator *allocator, pave_removal *out)
{
    const pave_graph *graph = adjacency->graph;
    pave_removal removal = {0};
    pave_edge_removal job = {0};
    pave_result result = PAVE_NO_MEMORY;
    if (out) *out = removal;
    if (!(share >= 0.0 && share <= 1.0)) return PAVE_RANGE;
    for (int32_t arc = 0; arc < graph->arc_count; arc++)
        removal.inner_edges += pave_edge_removal_counts(adjacency, arc);
    job.room = (size_t)removal.inner_edges;
    job.keys = pave_array_allocate(allocator, job.room, sizeof *job.keys);
    job.spare = pave_array_allocate(allocator, job.room, sizeof *job.spare);
    job.degrees = pave_array_allocate(allocator, (size_t)graph->node_count, sizeof *job.degrees);
    if (job.keys && job.spare && job.degrees) {
        pave_edge_removal_run(adjacency, &job, seed, share, &removal);
        if (out) *out = removal;
        result = PAVE_OK;
    }
    pave_array_release(allocator, job.degrees, (size_t)graph->node_count, sizeof *job.degrees);
    pave_array_release(allocator, job.spare, job.room, sizeof *job.spare);
    pave_array_release(allocator, job.keys, job.room, sizeof *job.keys);
    return result;
}
