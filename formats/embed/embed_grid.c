/// formats/embed/embed_grid.c: draws a triangulation on an integer grid. Nodes are removed from the
/// rim in reverse order, then added back in order; each addition shifts nodes to the right.
#include "embed_parts.h"

typedef struct grid_work {
    const pave_embed_plane *plane;
    int32_t *rank;  ///< for each node: its index in the order; -1: not removed yet
    int32_t *order; ///< nodes by rank
    // Removal.
    int32_t *chords; ///< for each rim node: edges to other rim nodes that are not its rim
                     ///< neighbours
    bool *on_rim;
    int32_t *stack, stack_count;
    // Addition. Left and right are the children of a node, which move with it.
    int32_t *left, *right;
    int64_t *shift, *height; ///< shift: relative to the parent
    int32_t *under;          ///< scratch: the nodes below one node
} grid_work;

static int32_t to(const grid_work *work, int32_t arc) { return pave_embed_to(work->plane, arc); }

// ---- The order ----------------------------------------------------------------------------------

static bool is_off(const grid_work *work, int32_t node) { return work->rank[node] >= 0; }

static void offer(grid_work *work, int32_t node)
{
    if (work->on_rim[node] && !is_off(work, node) && work->chords[node] == 0)
        work->stack[work->stack_count++] = node;
}

/// Returns the first arc of a node, in order, to a node not yet removed, after an arc to a removed
/// one.
static int32_t first_inner(const grid_work *work, int32_t node)
{
    const pave_embed_plane *plane = work->plane;
    int32_t arc = plane->first[node];
    // No node was removed: start at one end of the base.
    if (node == plane->outer) return plane->next[arc];
    while (!is_off(work, to(work, arc)) || is_off(work, to(work, plane->next[arc])))
        arc = plane->next[arc];
    return plane->next[arc];
}

/// Inserts a node into the rim between two others.
static void put_on_rim(grid_work *work, int32_t node, int32_t before, int32_t after)
{
    const pave_embed_plane *plane = work->plane;
    work->on_rim[node] = true;
    int32_t arc = plane->first[node];
    do {
        const int32_t other = to(work, arc);
        if (work->on_rim[other] && !is_off(work, other) && other != before && other != after) {
            work->chords[node]++;
            work->chords[other]++;
        }
        arc = plane->next[arc];
    } while (arc != plane->first[node]);
}

/// Removes a node from the rim, which then passes through its other neighbours.
static void take_off(grid_work *work, int32_t node, int32_t rank)
{
    const pave_embed_plane *plane = work->plane;
    int32_t arc = first_inner(work, node), before = to(work, arc);
    const int32_t first = arc;
    work->rank[node] = rank;
    work->order[rank] = node;
    int32_t count = 0;
    for (arc = plane->next[arc]; arc != first && !is_off(work, to(work, arc));
         arc = plane->next[arc], count++) {
        const int32_t inner = to(work, arc), after = to(work, plane->next[arc]);
        if (!work->on_rim[inner]) put_on_rim(work, inner, before, after);
        before = inner;
    }
    if (count == 1) { // the side below it was a chord
        work->chords[to(work, first)]--;
        work->chords[before]--;
    }
    arc = first;
    do {
        offer(work, to(work, arc));
        arc = plane->next[arc];
    } while (arc != first && !is_off(work, to(work, arc)));
}

static void find_order(grid_work *work)
{
    const pave_embed_plane *plane = work->plane;
    const int32_t arc = plane->first[plane->outer], count = plane->node_count,
                  base[2] = {to(work, arc), to(work, plane->next[arc])};
    for (int32_t v = 0; v < count; v++) work->rank[v] = -1;
    for (int k = 0; k < 2; k++) {
        work->on_rim[base[k]] = true;
        work->chords[base[k]] = INT32_MAX / 2; // never removed
        work->order[k] = base[k];
    }
    work->on_rim[plane->outer] = true;
    offer(work, plane->outer);
    for (int32_t rank = count - 1; rank >= 2; rank--) {
        int32_t node;
        do {
            assert(work->stack_count > 0);
            node = work->stack[--work->stack_count];
        } while (is_off(work, node) || work->chords[node] != 0);
        take_off(work, node, rank);
    }
    work->rank[base[0]] = 0;
    work->rank[base[1]] = 1;
}

// ---- Positions ----------------------------------------------------------------------------------

/// Lists the neighbours below a node, from left to right; returns their number.
static int32_t list_under(const grid_work *work, int32_t node, bool mirrored)
{
    const pave_embed_plane *plane = work->plane;
    int32_t *under = work->under, rank = work->rank[node], count = 0, arc = plane->first[node];
    while (work->rank[to(work, arc)] < rank || work->rank[to(work, plane->next[arc])] > rank)
        arc = plane->next[arc];
    for (arc = plane->next[arc]; work->rank[to(work, arc)] < rank; arc = plane->next[arc])
        under[count++] = to(work, arc);
    for (int32_t i = 0; mirrored && i < count / 2; i++) {
        const int32_t other = under[i];
        under[i] = under[count - 1 - i];
        under[count - 1 - i] = other;
    }
    return count;
}

static void put_on(grid_work *work, int32_t node, bool mirrored)
{
    const int32_t count = list_under(work, node, mirrored), *under = work->under,
                  last = under[count - 1];
    int64_t *shift = work->shift, *height = work->height, wide = 0;
    shift[under[1]]++;
    shift[last]++;
    for (int32_t i = 1; i < count; i++) wide += shift[under[i]];
    shift[node] = (wide + height[last] - height[under[0]]) / 2;
    height[node] = (wide + height[last] + height[under[0]]) / 2;
    shift[last] = wide - shift[node];
    if (count > 2) shift[under[1]] -= shift[node];
    work->right[under[0]] = node;
    work->right[node] = last;
    work->left[node] = count > 2 ? under[1] : -1;
    if (count > 2) work->right[under[count - 2]] = -1;
}

static void place(grid_work *work, pave_vec2 *out)
{
    const pave_embed_plane *plane = work->plane;
    const int32_t a = work->order[0], b = work->order[1], c = work->order[2];
    for (int32_t v = 0; v < plane->node_count; v++) work->left[v] = work->right[v] = -1;
    work->shift[b] = work->shift[c] = work->height[c] = 1;
    work->right[a] = c;
    work->right[c] = b;
    (void)list_under(work, c, false);
    const bool mirrored = work->under[0] != a;
    for (int32_t rank = 3; rank < plane->node_count - 1; rank++)
        put_on(work, work->order[rank], mirrored);
    int32_t count = 0;
    work->stack[count++] = a;
    while (count > 0) {
        const int32_t node = work->stack[--count];
        const int32_t children[2] = {work->left[node], work->right[node]};
        out[node] = pave_vec2_of((double)work->shift[node], -(double)work->height[node]);
        for (int k = 0; k < 2; k++) {
            if (children[k] < 0) continue;
            work->shift[children[k]] += work->shift[node];
            work->stack[count++] = children[k];
        }
    }
}

pave_result pave_embed_grid(const pave_embed_plane *plane, pave_vec2 *out)
{
    const pave_allocator *allocator = plane->allocator;
    const size_t nodes = (size_t)plane->node_count, arcs = 2 * (size_t)plane->edge_count;
    grid_work work = {.plane = plane};
    int32_t *numbers = pave_common_array(allocator, 6 * nodes + arcs + nodes, sizeof *numbers);
    int64_t *places = pave_common_array(allocator, 2 * nodes, sizeof *places);
    work.on_rim = pave_common_array(allocator, nodes, sizeof *work.on_rim);
    const bool fine = numbers && places && work.on_rim;
    if (fine) {
        work.rank = numbers;
        work.order = numbers + nodes;
        work.chords = numbers + 2 * nodes;
        work.left = numbers + 3 * nodes;
        work.right = numbers + 4 * nodes;
        work.under = numbers + 5 * nodes;
        work.stack = numbers + 6 * nodes; // each node is pushed at most once per neighbour
        work.shift = places;
        work.height = places + nodes;
        find_order(&work);
        place(&work, out);
    }
    PAVE_COMMON_FREE(allocator, work.on_rim, places, numbers);
    return fine ? PAVE_OK : PAVE_NO_MEMORY;
}
