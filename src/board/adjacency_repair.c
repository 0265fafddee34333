/// src/board/adjacency_repair.c: restores edges until the check passes.
///
/// Further cuts never remove a fault caused by a cut, and an allowed cut stays allowed if fewer
/// edges are cut. So, starting from the whole graph, a single pass redoes each cut that is allowed;
/// any cut refused in this pass would also be refused at the end. The same holds for limits on the
/// size of faces, because cuts only enlarge faces. There is one exception: a border component that
/// is not connected to the outside is a fault unless all edges to it are cut. These edges stay cut.
///
/// If some cuts are to be redone first, only cuts of this group can prevent others of the group. So
/// if the group alone passes the check, all its cuts are kept.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/index.h"
#include "adjacency_parts.h"

#include <string.h>

/// The faces during cutting: face numbers by arc, and the pairs of faces that share a side. No two
/// faces share two sides here.
typedef struct pave_mend {
    pave_adjacency *adjacency;
    const uint64_t *first; ///< arcs to cut before all others, or NULL
    uint64_t *cuts;        ///< the initial cuts
    int32_t *faces;        ///< face of each arc
    int32_t *lengths;      ///< length of each face
    int32_t *tiles;        ///< number of inner tiles of each face
    bool *rims;            ///< for each face, whether it has border nodes
    pave_index pairs;      ///< a set of the pairs of faces that share a side: lower << 32 | higher
    int32_t face_count;
} pave_mend;

// ---- Pairs --------------------------------------------------------------------------------------

static uint64_t pair_of(int32_t one, int32_t two)
{
    return one < two ? (uint64_t)(uint32_t)one << 32 | (uint32_t)two
                     : (uint64_t)(uint32_t)two << 32 | (uint32_t)one;
}

// ---- Cutting ------------------------------------------------------------------------------------

static int32_t mend_inner(const pave_mend *mend, int32_t node)
{
    return !pave_adjacency_is_border(mend->adjacency, node);
}

/// Returns the number of tiles at the face that results from cutting an edge. Both faces contain
/// the ends of the edge, which are counted once.
static int32_t mend_sum(const pave_mend *mend, int32_t arc)
{
    const pave_graph *graph = mend->adjacency->graph;
    return mend->tiles[mend->faces[arc]] + mend->tiles[mend->faces[graph->twin[arc]]] -
           mend_inner(mend, graph->to[arc]) - mend_inner(mend, pave_arc_from(graph, arc));
}

/// Merges the face of `arc` into the face across it.
static void mend_cut(pave_mend *mend, int32_t arc)
{
    const pave_graph *graph = mend->adjacency->graph;
    int32_t near = mend->faces[arc], far = mend->faces[graph->twin[arc]];
    pave_index_remove(&mend->pairs, pair_of(near, far));
    for (int32_t at = pave_adjacency_next(mend->adjacency, arc); at != arc;
         at = pave_adjacency_next(mend->adjacency, at)) {
        mend->faces[at] = far;
        if (!pave_arc_is_side(mend->adjacency, at)) continue;
        int32_t beside = mend->faces[graph->twin[at]];
        pave_index_remove(&mend->pairs, pair_of(near, beside));
        (void)pave_index_put(&mend->pairs, pair_of(far, beside),
                             0); // uses the memory of the last one
    }
    mend->lengths[far] += mend->lengths[near] - 2;
    mend->tiles[far] = mend_sum(mend, arc);
    mend->rims[far] |= mend->rims[near];
    (void)pave_adjacency_set_cut(mend->adjacency, arc, true);
}

/// Returns whether the node that an arc leaves keeps three neighbours without the arc. Border nodes
/// need none.
static bool mend_keeps(const pave_mend *mend, int32_t arc)
{
    int32_t rest = 0;
    if (!mend_inner(mend, pave_arc_from(mend->adjacency->graph, arc))) return true;
    for (int32_t next = pave_adjacency_successor(mend->adjacency, arc); next != arc && rest < 3;
         next = pave_adjacency_successor(mend->adjacency, next))
        rest++;
    return rest == 3;
}

/// Returns whether a node is at the face of `arc`. Walks around the node or along the face,
/// whichever is shorter.
static bool mend_meets(const pave_mend *mend, int32_t node, int32_t arc)
{
    const pave_graph *graph = mend->adjacency->graph;
    const int32_t face = mend->faces[arc], first = arc;
    if (graph->start[node + 1] - graph->start[node] <= mend->lengths[face]) {
        for (int32_t at = graph->start[node]; at < graph->start[node + 1]; at++)
            if (!pave_adjacency_is_cut(mend->adjacency, at) && mend->faces[at] == face) return true;
        return false;
    }
    do {
        if (pave_arc_from(graph, arc) == node) return true;
        arc = pave_adjacency_next(mend->adjacency, arc);
    } while (arc != first);
    return false;
}

/// Returns whether the edge of an arc can be cut. A cut merges two faces, so only these conditions
/// can fail: an end has too few neighbours; a tile that met both faces would meet the new one
/// twice; a face that shared a side with both would share two sides with the new one; or both have
/// border nodes, so that the new face would separate the inner tiles (unless the edge leads to the
/// border; then the cut only shortens the rim). Linear in the length of the arc's face and the
/// number of arcs at its nodes.
static bool mend_allows(const pave_mend *mend, int32_t arc)
{
    const pave_graph *graph = mend->adjacency->graph;
    const int32_t twin = graph->twin[arc], near = mend->faces[arc], far = mend->faces[twin],
                  a = pave_arc_from(graph, arc), b = graph->to[arc];
    if (near == far || !mend_keeps(mend, arc) || !mend_keeps(mend, twin) ||
        (mend->rims[near] && mend->rims[far] && mend_inner(mend, a) && mend_inner(mend, b)))
        return false;
    for (int32_t at = pave_adjacency_next(mend->adjacency, arc); at != arc;
         at = pave_adjacency_next(mend->adjacency, at)) {
        const int32_t node = pave_arc_from(graph, at), beside = mend->faces[graph->twin[at]];
        if (node != a && node != b && mend_inner(mend, node) && mend_meets(mend, node, twin))
            return false;
        if (pave_arc_is_side(mend->adjacency, at) &&
            (beside == far || pave_index_get(&mend->pairs, pair_of(beside, far)) >= 0))
            return false;
    }
    return true;
}

/// Cuts an edge if that is allowed. Returns whether it was.
static bool mend_try(pave_mend *mend, int32_t arc)
{
    const int32_t *faces = mend->faces, twin = mend->adjacency->graph->twin[arc];
    if (mend->lengths[faces[arc]] > mend->lengths[faces[twin]]) arc = twin;
    if (mend_sum(mend, arc) > PAVE_REPAIR_DEGREE || !mend_allows(mend, arc)) return false;
    mend_cut(mend, arc);
    return true;
}

// ---- Repair -------------------------------------------------------------------------------------

static void mend_number(pave_mend *mend)
{
    const pave_adjacency *adjacency = mend->adjacency;
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++) {
        int32_t face = mend->faces[arc], twin = adjacency->graph->twin[arc];
        if (face < 0) continue; // the arc is cut
        mend->lengths[face]++;
        mend->tiles[face] += mend_inner(mend, adjacency->graph->to[arc]);
        mend->rims[face] |= pave_adjacency_is_border(adjacency, adjacency->graph->to[arc]);
        if (arc < twin && pave_arc_is_side(adjacency, arc))
            (void)pave_index_put(&mend->pairs, pair_of(face, mend->faces[twin]),
                                 0); // memory has been reserved
    }
}

static pave_result mend_take(pave_mend *mend, const pave_allocator *allocator)
{
    size_t arcs = (size_t)mend->adjacency->graph->arc_count;
    mend->faces = pave_array_allocate(allocator, arcs, sizeof *mend->faces);
    if (!mend->faces) return PAVE_NO_MEMORY;
    mend->face_count = pave_adjacency_label(mend->adjacency, mend->faces);
    mend->lengths =
        pave_array_allocate(allocator, 2 * (size_t)mend->face_count, sizeof *mend->lengths);
    mend->rims = pave_array_allocate(allocator, (size_t)mend->face_count, sizeof *mend->rims);
    mend->pairs = (pave_index){.allocator = pave_allocator_or_default(allocator), .set = true};
    if (!mend->lengths || !mend->rims || !pave_index_reserve(&mend->pairs, (int64_t)arcs / 2))
        return PAVE_NO_MEMORY;
    mend->tiles = mend->lengths + mend->face_count;
    mend_number(mend);
    return PAVE_OK;
}

static void mend_give(pave_mend *mend, const pave_allocator *allocator)
{
    pave_index_release(&mend->pairs);
    PAVE_RELEASE(allocator, mend->rims, mend->lengths, mend->faces);
}

/// Returns whether an arc is the lower arc of an edge that was cut and is now whole.
static bool mend_is_whole(const pave_mend *mend, int32_t arc)
{
    bool again = pave_bits_test(mend->cuts, arc) && !pave_adjacency_is_cut(mend->adjacency, arc);
    return again && arc < mend->adjacency->graph->twin[arc];
}

/// Redoes all cuts that are allowed. Returns the number of edges that stay whole. Writes these
/// edges to `out` (may be NULL) if they fit.
static int64_t mend_run(pave_mend *mend, int32_t *out, int64_t capacity)
{
    int32_t arc_count = mend->adjacency->graph->arc_count;
    int64_t count = 0;
    for (int32_t arc = 0; mend->first && arc < arc_count; arc++)
        if (pave_bits_test(mend->first, arc) && mend_is_whole(mend, arc)) (void)mend_try(mend, arc);
    for (int32_t arc = 0; arc < arc_count; arc++)
        count += mend_is_whole(mend, arc) && !mend_try(mend, arc);
    for (int32_t arc = 0; out && count <= capacity && arc < arc_count; arc++)
        if (mend_is_whole(mend, arc)) *out++ = arc;
    return count;
}

/// Cuts all edges to the border component of `node` again.
static void mend_part(pave_mend *mend, uint64_t *seen, int32_t *stack, int32_t node)
{
    const pave_graph *graph = mend->adjacency->graph;
    int32_t count = 0;
    for (stack[count++] = node; count > 0;) {
        int32_t at = stack[--count];
        for (int32_t arc = graph->start[at]; arc < graph->start[at + 1]; arc++) {
            int32_t to = graph->to[arc];
            if (pave_bits_test(mend->cuts, arc))
                (void)pave_adjacency_set_cut(mend->adjacency, arc, true);
            if (!pave_adjacency_is_border(mend->adjacency, to) || pave_bits_test(seen, to))
                continue;
            pave_bits_set(seen, to);
            stack[count++] = to;
        }
    }
}

/// Handles a whole graph with `fault_count` faults: cuts off the border components inside it, and
/// reports whether these were the only faults.
static pave_result mend_holes(pave_mend *mend, const pave_allocator *allocator, int64_t fault_count)
{
    size_t nodes = (size_t)mend->adjacency->graph->node_count;
    pave_fault *faults = pave_array_allocate(allocator, (size_t)fault_count, sizeof *faults);
    uint64_t *seen = pave_array_allocate(allocator, pave_bits_words((int64_t)nodes), sizeof *seen);
    int32_t *stack = pave_array_allocate(allocator, nodes, sizeof *stack);
    int64_t rest = 0;
    pave_result result = faults && seen && stack ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK)
        result = pave_adjacency_check(mend->adjacency, allocator, faults, fault_count, &rest);
    for (int64_t i = 0; result == PAVE_OK && i < fault_count; i++) {
        int32_t node = faults[i].nodes[0];
        if (faults[i].kind != PAVE_FAULT_HOLE) continue;
        pave_bits_set(seen, node);
        mend_part(mend, seen, stack, node);
    }
    if (result == PAVE_OK)
        result = pave_adjacency_check(mend->adjacency, allocator, NULL, 0, &rest);
    PAVE_RELEASE(allocator, stack, seen, faults);
    return result;
}

/// Makes all edges whole and, if there are then no faults, redoes the allowed cuts. On failure the
/// cuts are restored.
static pave_result mend_all(pave_mend *mend, const pave_allocator *allocator, int32_t *out,
                            int64_t capacity, int64_t *count)
{
    size_t bytes = pave_bits_words(mend->adjacency->graph->arc_count) * sizeof *mend->cuts;
    int64_t faults;
    memcpy(mend->cuts, mend->adjacency->cuts, bytes);
    memset(mend->adjacency->cuts, 0, bytes);
    pave_result result = pave_adjacency_check(mend->adjacency, allocator, NULL, 0, &faults);
    if (result == PAVE_CAPACITY) result = mend_holes(mend, allocator, faults);
    if (result == PAVE_CAPACITY) result = PAVE_INVALID;
    if (result == PAVE_OK) result = mend_take(mend, allocator);
    if (result == PAVE_OK) {
        *count = mend_run(mend, out, capacity);
        if (out && *count > capacity) result = PAVE_CAPACITY;
    }
    if (result != PAVE_OK) memcpy(mend->adjacency->cuts, mend->cuts, bytes);
    mend_give(mend, allocator);
    return result;
}

pave_result pave_adjacency_repair(pave_adjacency *adjacency, const pave_allocator *allocator,
                                  int32_t *out, int64_t capacity, int64_t *count)
{
    return pave_adjacency_repair_first(adjacency, NULL, allocator, out, capacity, count);
}

/// Finds out whether any face has too many tiles.
static pave_result mend_find_large(const pave_adjacency *adjacency, const pave_allocator *allocator,
                                   bool *found)
{
    const pave_graph *graph = adjacency->graph;
    const size_t arcs = (size_t)graph->arc_count;
    int32_t *faces = pave_array_allocate(allocator, 2 * arcs, sizeof *faces);
    *found = false;
    if (!faces) return PAVE_NO_MEMORY;
    int32_t *tiles = faces + arcs; // sufficient: there are fewer faces than arcs
    (void)pave_adjacency_label(adjacency, faces);
    for (size_t arc = 0; arc < arcs; arc++)
        if (faces[arc] >= 0 && !pave_adjacency_is_border(adjacency, graph->to[arc]))
            *found |= ++tiles[faces[arc]] > PAVE_REPAIR_DEGREE;
    pave_array_release(allocator, faces);
    return PAVE_OK;
}

pave_result pave_adjacency_repair_first(pave_adjacency *adjacency, const uint64_t *first,
                                        const pave_allocator *allocator, int32_t *out,
                                        int64_t capacity, int64_t *count)
{
    pave_mend mend = {.adjacency = adjacency, .first = first};
    int64_t faults;
    bool large = false;
    assert(capacity >= 0);
    *count = 0;
    pave_result result = pave_adjacency_check(adjacency, allocator, NULL, 0, &faults);
    if (result == PAVE_OK) result = mend_find_large(adjacency, allocator, &large);
    if (result != PAVE_CAPACITY && !large) return result;
    mend.cuts = pave_array_allocate(allocator, pave_bits_words(adjacency->graph->arc_count),
                                    sizeof *mend.cuts);
    result = mend.cuts ? mend_all(&mend, allocator, out, capacity, count) : PAVE_NO_MEMORY;
    pave_array_release(allocator, mend.cuts);
    return result;
}
