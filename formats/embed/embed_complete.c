/// formats/embed/embed_complete.c: completes a plane graph to a triangulation.
///
/// A face that visits each of its nodes once gets a central node joined to all of them. In any
/// other face, such as the face around a tree, each arc gets a node joined to both of its ends;
/// these nodes form a ring, which gets the central node. This avoids parallel edges.
#include "embed_parts.h"

#include <string.h>

// ---- Arcs ---------------------------------------------------------------------------------------

static int32_t add_node(pave_embed_plane *plane)
{
    assert(plane->node_count < plane->node_room);
    plane->first[plane->node_count] = -1;
    return plane->node_count++;
}

/// Adds an edge and returns its arc from a; the caller inserts it into the order.
static int32_t add_edge(pave_embed_plane *plane, int32_t a, int32_t b)
{
    assert(plane->edge_count < plane->edge_room);
    const int32_t edge = plane->edge_count++;
    plane->ends[edge][0] = a;
    plane->ends[edge][1] = b;
    return 2 * edge;
}

/// Inserts an arc after a given arc around its node; -1: as the first.
static void insert(pave_embed_plane *plane, int32_t arc, int32_t behind)
{
    const int32_t node = pave_embed_from(plane, arc);
    plane->next[arc] = behind < 0 ? arc : plane->next[behind];
    if (behind >= 0) plane->next[behind] = arc;
    if (plane->first[node] < 0) plane->first[node] = arc;
}

/// Grows the arrays.
static bool make_room(pave_embed_plane *plane, int64_t nodes, int64_t edges)
{
    const pave_allocator *allocator = plane->allocator;
    if (nodes > INT32_MAX / 4 || edges > INT32_MAX / 4) return false;
    void *ends =
        pave_common_realloc(allocator, plane->ends, (size_t)edges * sizeof *plane->ends + 8);
    if (ends) plane->ends = ends;
    void *next =
        pave_common_realloc(allocator, plane->next, 2 * (size_t)edges * sizeof *plane->next + 8);
    if (next) plane->next = next;
    void *first =
        pave_common_realloc(allocator, plane->first, (size_t)nodes * sizeof *plane->first + 8);
    if (first) plane->first = first;
    plane->node_room = (int32_t)nodes;
    plane->edge_room = (int32_t)edges;
    return ends && next && first;
}

// ---- Parts --------------------------------------------------------------------------------------

/// Joins each connected component to the previous one by an edge.
static pave_result connect(pave_embed_plane *plane)
{
    const size_t nodes = (size_t)plane->node_count;
    int32_t *queue = pave_common_array(plane->allocator, nodes, sizeof *queue), last = -1;
    bool *seen = pave_common_array(plane->allocator, nodes, sizeof *seen);
    const bool fine =
        queue && seen &&
        make_room(plane, plane->node_count, (int64_t)plane->edge_count + plane->node_count);
    for (int32_t v = 0; fine && v < plane->node_count; v++) {
        int32_t count = 0;
        if (seen[v]) continue;
        queue[count++] = v;
        seen[v] = true;
        for (int32_t i = 0; i < count; i++) {
            int32_t arc = plane->first[queue[i]];
            for (bool more = arc >= 0; more; more = arc != plane->first[queue[i]]) {
                const int32_t to = pave_embed_to(plane, arc);
                if (!seen[to]) queue[count++] = to;
                seen[to] = true;
                arc = plane->next[arc];
            }
        }
        if (last >= 0) {
            const int32_t arc = add_edge(plane, last, v);
            insert(plane, arc, plane->first[last]);
            insert(plane, arc ^ 1, plane->first[v]);
        }
        last = v;
    }
    PAVE_COMMON_FREE(plane->allocator, seen, queue);
    return fine ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Faces --------------------------------------------------------------------------------------

/// State of walking around faces.
typedef struct face_walk {
    int32_t *arcs;  ///< arcs of the face; capacity for all arcs
    int32_t *ring;  ///< scratch memory of the same size
    bool *done;     ///< for each arc of the connected graph
    int32_t *stamp; ///< for each node: the last face that visited it
    int32_t arc_count, face;
} face_walk;

/// Lists the arcs of the face of an arc; returns their number. `*simple`: no node is visited twice.
static int32_t walk_face(const pave_embed_plane *plane, face_walk *walk, int32_t arc, bool *simple)
{
    int32_t count = 0, at = arc;
    *simple = true;
    walk->face++;
    do {
        const int32_t node = pave_embed_from(plane, at);
        *simple = *simple && walk->stamp[node] != walk->face;
        walk->stamp[node] = walk->face;
        walk->done[at] = true;
        walk->arcs[count++] = at;
        at = plane->next[at ^ 1];
    } while (at != arc);
    return count;
}

/// Adds a node inside a face and joins it to its nodes; new arcs are inserted after the arcs in
/// `behind`. Returns the node.
static int32_t fill_ring(pave_embed_plane *plane, const int32_t *behind, int32_t count)
{
    const int32_t middle = add_node(plane);
    int32_t last = -1, first = -1;
    for (int32_t i = 0; i < count; i++) {
        const int32_t arc = add_edge(plane, pave_embed_from(plane, behind[i]), middle);
        insert(plane, arc, behind[i]);
        if (first < 0) first = arc ^ 1;
        // around the centre, the nodes are in reverse order
        plane->next[arc ^ 1] = last < 0 ? arc ^ 1 : last;
        last = arc ^ 1;
    }
    plane->next[first] = last;
    plane->first[middle] = first;
    return middle;
}

/// Fills a face that visits its nodes once.
static int32_t fill_simple(pave_embed_plane *plane, face_walk *walk, int32_t count)
{
    for (int32_t i = 0; i < count; i++)
        // previous arc at the start of arc i
        walk->ring[i] = walk->arcs[i > 0 ? i - 1 : count - 1] ^ 1;
    return fill_ring(plane, walk->ring, count);
}

/// Fills a face that visits a node more than once.
static int32_t fill_any(pave_embed_plane *plane, face_walk *walk, int32_t count)
{
    const int32_t node = plane->node_count, edge = plane->edge_count;
    // Arc i from a to b gets node d and edges 3 i: a - d, 3 i + 1: b - d, 3 i + 2: d - d of i + 1.
    for (int32_t i = 0; i < count; i++) {
        const int32_t d = add_node(plane), after = node + (i + 1) % count;
        add_edge(plane, pave_embed_from(plane, walk->arcs[i]), d);
        add_edge(plane, pave_embed_to(plane, walk->arcs[i]), d);
        add_edge(plane, d, after);
    }
    for (int32_t i = 0; i < count; i++) {
        const int32_t at = 2 * (edge + 3 * i), before = 2 * (edge + 3 * ((i + count - 1) % count));
        insert(plane, at + 2, walk->arcs[i] ^ 1); // at b: d of i after the reverse arc
        insert(plane, 2 * (edge + 3 * ((i + 1) % count)), at + 2); // then d of i + 1
        plane->next[at + 3] = at + 1;                              // around d: from b to a,
        plane->next[at + 1] = before + 5;                          // the previous d,
        plane->next[before + 5] = at + 4;                          // and the next one
        plane->next[at + 4] = at + 3;
        plane->first[node + i] = at + 3;
        walk->ring[i] = before + 5;
    }
    return fill_ring(plane, walk->ring, count);
}

/// Counts the nodes and edges that all faces need; the longest face becomes the outer one.
static int32_t measure(const pave_embed_plane *plane, face_walk *walk, int64_t *nodes,
                       int64_t *edges)
{
    int32_t longest = -1, most = 0;
    *nodes = plane->node_count;
    *edges = plane->edge_count;
    for (int32_t arc = 0; arc < walk->arc_count; arc++) {
        bool simple;
        if (walk->done[arc]) continue;
        const int32_t count = walk_face(plane, walk, arc, &simple);
        *nodes += simple ? 1 : count + 1;
        *edges += simple ? count : 4 * (int64_t)count;
        if (count > most) {
            most = count;
            longest = arc;
        }
    }
    for (int32_t arc = 0; arc < walk->arc_count; arc++) walk->done[arc] = false;
    return longest;
}

static pave_result fill_faces(pave_embed_plane *plane, face_walk *walk)
{
    int64_t nodes, edges;
    const int32_t outer = measure(plane, walk, &nodes, &edges);
    if (!make_room(plane, nodes, edges)) return PAVE_NO_MEMORY;
    for (int32_t arc = 0; arc < walk->arc_count; arc++) {
        bool simple;
        if (walk->done[arc]) continue;
        const int32_t count = walk_face(plane, walk, arc, &simple);
        if (simple && count == 3 && arc != outer) continue;
        const int32_t middle =
            simple ? fill_simple(plane, walk, count) : fill_any(plane, walk, count);
        if (arc == outer) plane->outer = middle;
    }
    return PAVE_OK;
}

pave_result pave_embed_complete(pave_embed_plane *plane)
{
    pave_result result = connect(plane);
    if (result != PAVE_OK) return result;
    const size_t arcs = 2 * (size_t)plane->edge_count;
    face_walk walk = {.arc_count = 2 * plane->edge_count};
    walk.arcs = pave_common_array(plane->allocator, arcs, sizeof *walk.arcs);
    walk.ring = pave_common_array(plane->allocator, arcs, sizeof *walk.ring);
    walk.done = pave_common_array(plane->allocator, arcs, sizeof *walk.done);
    walk.stamp = pave_common_array(plane->allocator, (size_t)plane->node_count, sizeof *walk.stamp);
    result = walk.arcs && walk.ring && walk.done && walk.stamp ? fill_faces(plane, &walk)
                                                               : PAVE_NO_MEMORY;
    PAVE_COMMON_FREE(plane->allocator, walk.stamp, walk.done, walk.ring, walk.arcs);
    return result;
}
