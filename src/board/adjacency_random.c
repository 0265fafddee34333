/// src/board/adjacency_random.c: cuts random edges between inner tiles, one by one in the order of
/// their random words, if the rules allow it.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "../base/sort.h"
#include "adjacency_parts.h"
#include "removal.h"

/// The nodes of a face at an edge, except the ends of the edge.
typedef struct pave_edge_side {
    int32_t count;
    bool border; ///< whether any of them is a border node
    int32_t nodes[PAVE_REMOVAL_DEGREE_MAX];
} pave_edge_side;

typedef struct pave_edge_removal {
    pave_adjacency *adjacency;
    pave_removal_def def;
    uint64_t *keys;   ///< keys of the attempted edges: word << 32 | lower arc
    uint64_t *spare;  ///< scratch array of the same capacity
    int32_t *degrees; ///< degree of each node
    size_t room;
    // the following arrays are NULL if only side counts matter
    int32_t *labels; ///< initial face of each arc
    /// Bit set of arcs whose faces have more than max_degree nodes. Such faces never change.
    uint64_t *vast;
    uint64_t *touching; ///< bit set of nodes with at least one face that has a border node
    pave_edge_side sides[2];
} pave_edge_removal;

// ---- Definitions --------------------------------------------------------------------------------

pave_result pave_removal_check(const pave_removal_def *def, pave_removal_def *out,
                               pave_error *error)
{
    *out = *def;
    if (!(def->share >= 0 && def->share <= 1))
        return PAVE_FAIL(error, PAVE_RANGE, "the share of removal must be 0 to 1, not %g",
                         def->share);
    if (out->max_degree == 0) out->max_degree = PAVE_REMOVAL_DEGREE;
    if (out->max_degree != PAVE_REMOVAL_ANY &&
        (out->max_degree < 3 || out->max_degree > PAVE_REMOVAL_DEGREE_MAX))
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "the maximum number of tiles that meet in a vertex must be 3 to %d, not %d",
            PAVE_REMOVAL_DEGREE_MAX, (int)out->max_degree);
    if (out->min_sides == 0) out->min_sides = PAVE_REMOVAL_SIDES;
    if (out->min_sides < PAVE_REMOVAL_SIDES)
        return PAVE_FAIL(error, PAVE_RANGE, "a tile must keep at least %d sides, not %d",
                         PAVE_REMOVAL_SIDES, (int)out->min_sides);
    return PAVE_OK;
}

// ---- Edges --------------------------------------------------------------------------------------

/// Returns whether an arc is the lower arc of an edge that random removal may cut.
static bool edge_removal_counts(const pave_adjacency *adjacency, int32_t arc)
{
    const pave_graph *graph = adjacency->graph;
    return arc < graph->twin[arc] && !pave_adjacency_is_cut(adjacency, arc) &&
           !pave_adjacency_is_border(adjacency, graph->to[arc]) &&
           !pave_adjacency_is_border(adjacency, pave_arc_from(graph, arc));
}

static uint32_t edge_removal_word(const pave_graph *graph, uint64_t seed, int32_t arc)
{
    int32_t a = pave_arc_from(graph, arc), b = graph->to[arc];
    return pave_random_at(seed, PAVE_STREAM_EDGE_REMOVAL, a < b ? a : b, a < b ? b : a, 3, 0)
        .word[0];
}

// ---- Faces --------------------------------------------------------------------------------------

/// Records the initial properties of the face of an arc.
static void edge_removal_note_face(pave_edge_removal *job, int32_t first)
{
    const pave_adjacency *adjacency = job->adjacency;
    int64_t count = 0;
    bool border = false;
    int32_t arc = first;
    do {
        count++;
        border |= pave_adjacency_is_border(adjacency, adjacency->graph->to[arc]);
        arc = pave_adjacency_next(adjacency, arc);
    } while (arc != first);
    do {
        if (count > job->def.max_degree) pave_bits_set(job->vast, arc);
        if (border) pave_bits_set(job->touching, adjacency->graph->to[arc]);
        arc = pave_adjacency_next(adjacency, arc);
    } while (arc != first);
}

static void edge_removal_note(pave_edge_removal *job)
{
    const pave_adjacency *adjacency = job->adjacency;
    const pave_graph *graph = adjacency->graph;
    int32_t faces = 0;
    (void)pave_adjacency_label(adjacency, job->labels);
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        if (pave_adjacency_is_cut(adjacency, arc)) continue;
        if (job->labels[arc] != faces) continue;
        edge_removal_note_face(job, arc);
        faces++;
    }
}

/// Stores the nodes of an arc's face, except the arc's ends. Returns false if there are more than
/// `most`, or if the face is on both sides of the arc.
static bool edge_removal_side(const pave_edge_removal *job, int32_t arc, int32_t most,
                              pave_edge_side *side)
{
    const pave_adjacency *adjacency = job->adjacency;
    const pave_graph *graph = adjacency->graph;
    side->count = 0;
    side->border = false;
    if (pave_bits_test(job->vast, arc)) return false;
    int32_t end = pave_arc_from(graph, arc);
    for (int32_t at = pave_adjacency_next(adjacency, arc); at != arc;
         at = pave_adjacency_next(adjacency, at)) {
        int32_t node = graph->to[at];
        if (node == end && pave_adjacency_next(adjacency, at) == arc) break;
        if (at == graph->twin[arc] || side->count == most) return false;
        side->border |= pave_adjacency_is_border(adjacency, node);
        side->nodes[side->count++] = node;
    }
    return true;
}

static bool edge_side_has(const pave_edge_side *side, int32_t node)
{
    for (int32_t i = 0; i < side->count; i++)
        if (side->nodes[i] == node) return true;
    return false;
}

/// Returns whether all nodes adjacent to an edge differ, from each other and from its ends.
static bool edge_removal_differ(const pave_edge_removal *job, int32_t a, int32_t b)
{
    const pave_edge_side *sides = job->sides;
    for (int which = 0; which < 2; which++)
        for (int32_t i = 0; i < sides[which].count; i++) {
            int32_t node = sides[which].nodes[i];
            if (node == a || node == b || (which == 0 && edge_side_has(&sides[1], node)))
                return false;
            for (int32_t j = 0; j < i; j++)
                if (sides[which].nodes[j] == node) return false;
        }
    return true;
}

/// Returns whether the face of an arc, at one of the tiles, contains one of these nodes.
static bool edge_removal_meet_at(const pave_edge_removal *job, int32_t arc,
                                 const pave_edge_side *others)
{
    const pave_adjacency *adjacency = job->adjacency;
    const pave_graph *graph = adjacency->graph;
    if (!pave_bits_test(job->vast, arc)) {
        int32_t at = arc;
        do {
            if (edge_side_has(others, graph->to[at])) return true;
            at = pave_adjacency_next(adjacency, at);
        } while (at != arc);
        return false;
    }
    for (int32_t i = 0; i < others->count; i++)
        for (int32_t at = graph->start[others->nodes[i]]; at < graph->start[others->nodes[i] + 1];
             at++)
            if (!pave_adjacency_is_cut(adjacency, at) && job->labels[at] == job->labels[arc])
                return true;
    return false;
}

/// Returns whether tiles on opposite sides of an edge also meet in a third face.
static bool edge_removal_meet_again(const pave_edge_removal *job)
{
    const pave_adjacency *adjacency = job->adjacency;
    const pave_edge_side *sides = job->sides;
    int64_t degrees[2] = {0, 0};
    for (int which = 0; which < 2; which++)
        for (int32_t i = 0; i < sides[which].count; i++) {
            int32_t node = sides[which].nodes[i];
            degrees[which] += job->degrees[node];
            if (sides[!which].border && pave_bits_test(job->touching, node)) return true;
        }
    int near = degrees[0] > degrees[1];
    for (int32_t i = 0; i < sides[near].count; i++) {
        int32_t node = sides[near].nodes[i];
        if (pave_adjacency_is_border(adjacency, node)) continue;
        for (int32_t arc = adjacency->graph->start[node]; arc < adjacency->graph->start[node + 1];
             arc++)
            if (!pave_adjacency_is_cut(adjacency, arc) &&
                edge_removal_meet_at(job, arc, &sides[!near]))
                return true;
    }
    return false;
}

// ---- The rules ----------------------------------------------------------------------------------

/// Returns whether a tile would have enough neighbours after losing one.
static bool edge_removal_keeps(const pave_edge_removal *job, int32_t node)
{
    return job->degrees[node] > job->def.min_sides;
}

static bool edge_removal_allows(pave_edge_removal *job, int32_t arc)
{
    const pave_graph *graph = job->adjacency->graph;
    int32_t a = pave_arc_from(graph, arc), b = graph->to[arc];
    if (!edge_removal_keeps(job, a) || !edge_removal_keeps(job, b)) return false;
    if (job->def.max_degree == PAVE_REMOVAL_ANY) return true;
    int32_t most = job->def.max_degree - 2;
    pave_edge_side *sides = job->sides;
    return edge_removal_side(job, arc, most, &sides[0]) &&
           edge_removal_side(job, graph->twin[arc], most - sides[0].count, &sides[1]) &&
           !(sides[0].border && sides[1].border) && edge_removal_differ(job, a, b) &&
           !edge_removal_meet_again(job);
}

static void edge_removal_cut(pave_edge_removal *job, int32_t arc)
{
    const pave_graph *graph = job->adjacency->graph;
    const int32_t ends[2] = {pave_arc_from(graph, arc), graph->to[arc]};
    (void)pave_adjacency_set_cut(job->adjacency, arc, true);
    for (int end = 0; end < 2; end++) job->degrees[ends[end]]--;
    if (job->def.max_degree == PAVE_REMOVAL_ANY) return;
    for (int which = 0; which < 2; which++)
        for (int32_t i = 0; job->sides[!which].border && i < job->sides[which].count; i++)
            pave_bits_set(job->touching, job->sides[which].nodes[i]);
}

// ---- Removal ------------------------------------------------------------------------------------

static void edge_removal_run(pave_edge_removal *job, pave_removal *out)
{
    pave_adjacency *adjacency = job->adjacency;
    const pave_graph *graph = adjacency->graph;
    for (int32_t arc = 0; arc < graph->arc_count; arc++) {
        if (!edge_removal_counts(adjacency, arc)) continue;
        uint32_t word = edge_removal_word(graph, job->def.seed, arc);
        if (word < job->def.share * 4294967296.0)
            job->keys[out->attempted++] = (uint64_t)word << 32 | (uint32_t)arc;
    }
    // Sorted by words; ties keep the order of arcs.
    const uint64_t *keys = pave_sort_keys(job->keys, job->spare, out->attempted, 32, 64);
    for (int32_t node = 0; node < graph->node_count; node++)
        job->degrees[node] = pave_adjacency_degree(adjacency, node);
    if (job->def.max_degree != PAVE_REMOVAL_ANY) edge_removal_note(job);
    for (int64_t i = 0; i < out->attempted; i++) {
        int32_t arc = (int32_t)(keys[i] & INT32_MAX);
        if (!edge_removal_allows(job, arc)) continue;
        edge_removal_cut(job, arc);
        out->removed++;
    }
}

static bool edge_removal_take(pave_edge_removal *job, const pave_allocator *allocator)
{
    const size_t nodes = (size_t)job->adjacency->graph->node_count,
                 arcs = (size_t)job->adjacency->graph->arc_count;
    job->keys = pave_array_allocate(allocator, job->room, sizeof *job->keys);
    job->spare = pave_array_allocate(allocator, job->room, sizeof *job->spare);
    job->degrees = pave_array_allocate(allocator, nodes, sizeof *job->degrees);
    bool taken = job->keys && job->spare && job->degrees;
    if (job->def.max_degree == PAVE_REMOVAL_ANY) return taken;
    job->labels = pave_array_allocate(allocator, arcs, sizeof *job->labels);
    job->vast = pave_array_allocate(allocator, pave_bits_words((int64_t)arcs), sizeof *job->vast);
    job->touching =
        pave_array_allocate(allocator, pave_bits_words((int64_t)nodes), sizeof *job->touching);
    return taken && job->labels && job->vast && job->touching;
}

static void edge_removal_give(pave_edge_removal *job, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, job->touching, job->vast, job->labels, job->degrees, job->spare,
                 job->keys);
}

pave_result pave_adjacency_remove_random(pave_adjacency *adjacency, const pave_removal_def *def,
                                         const pave_allocator *allocator, pave_removal *out,
                                         pave_error *error)
{
    pave_removal removal = {0};
    pave_edge_removal job = {.adjacency = adjacency};
    pave_result result = pave_removal_check(def, &job.def, error);
    if (out) *out = removal;
    if (result != PAVE_OK) return result;
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++)
        removal.inner_edges += edge_removal_counts(adjacency, arc);
    job.room = (size_t)removal.inner_edges;
    if (edge_removal_take(&job, allocator)) {
        edge_removal_run(&job, &removal);
        if (out) *out = removal;
    } else {
        result = PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for the removal");
    }
    edge_removal_give(&job, allocator);
    return result;
}
