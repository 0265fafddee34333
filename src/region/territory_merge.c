/// src/region/territory_merge.c: merges before territories are measured: empty cells join the
/// nearest territory, specks join a neighbour, and holes join the surrounding territory. Based on:
/// J. Hopcroft, R. Tarjan, "Algorithm 447: Efficient Algorithms for Graph Manipulation", 1973
/// (holes).
#include "../base/exact.h"

#include "../base/heap.h"
#include "../base/memory.h"
#include "../graph/graph_union.h"
#include "territory_parts.h"

// ---- Empty cells --------------------------------------------------------------------------------

// In each step all cells choose before any of them is assigned.

/// In of_cell: a cell that chooses in this step or the next.
enum { PAVE_GROW_WAITS = -1 };

typedef struct pave_grow {
    pave_territory_job *job;
    int32_t *cells;  ///< queue of cells that are assigned or waiting, step by step
    int32_t *chosen; ///< the territory chosen for each of them
    int32_t *votes;  ///< per territory, 0 between choices
    int32_t count;
} pave_grow;

/// Returns the territory that shares the maximum number of edges with a cell; ties go to the
/// lowest.
static int32_t grow_choose(const pave_grow *grow, int32_t cell)
{
    const int32_t *of_cell = grow->job->of_cell;
    int32_t degree, best = 0;
    const int32_t *to = pave_near_list(&grow->job->near, cell, &degree);
    for (int32_t i = 0; i < degree; i++)
        if (of_cell[to[i]] > 0) grow->votes[of_cell[to[i]] - 1]++;
    for (int32_t i = 0; i < degree; i++) {
        int32_t other = of_cell[to[i]];
        if (other <= 0) continue;
        int32_t more = best == 0 ? 1 : grow->votes[other - 1] - grow->votes[best - 1];
        if (more > 0 || (more == 0 && other < best)) best = other;
    }
    for (int32_t i = 0; i < degree; i++)
        if (of_cell[to[i]] > 0) grow->votes[of_cell[to[i]] - 1] = 0;
    return best;
}

/// Queues the empty cells that touch a territory.
static void grow_begin(pave_grow *grow)
{
    int32_t *of_cell = grow->job->of_cell;
    for (int32_t cell = 0; cell < grow->job->near.shown.cell_count; cell++) {
        int32_t degree;
        if (of_cell[cell] != 0) continue;
        const int32_t *to = pave_near_list(&grow->job->near, cell, &degree);
        for (int32_t i = 0; i < degree && of_cell[cell] == 0; i++)
            if (of_cell[to[i]] > 0) {
                of_cell[cell] = PAVE_GROW_WAITS;
                grow->cells[grow->count++] = cell;
            }
    }
}

/// Runs one step: the cells from index `first` choose, and the empty cells that touch them are
/// queued.
static void grow_step(pave_grow *grow, int32_t first)
{
    int32_t *of_cell = grow->job->of_cell, end = grow->count;
    for (int32_t i = first; i < end; i++) grow->chosen[i] = grow_choose(grow, grow->cells[i]);
    for (int32_t i = first; i < end; i++) of_cell[grow->cells[i]] = grow->chosen[i];
    for (int32_t i = first; i < end; i++) {
        int32_t degree;
        const int32_t *to = pave_near_list(&grow->job->near, grow->cells[i], &degree);
        for (int32_t k = 0; k < degree; k++) {
            if (of_cell[to[k]] != 0) continue;
            of_cell[to[k]] = PAVE_GROW_WAITS;
            grow->cells[grow->count++] = to[k];
        }
    }
}

static void grow_all(pave_grow *grow, const int32_t *label_of)
{
    grow_begin(grow);
    for (int32_t first = 0; first < grow->count;) {
        int32_t next = grow->count;
        grow_step(grow, first);
        first = next;
    }
    for (int32_t i = 0; i < grow->count; i++)
        grow->job->labels[grow->cells[i]] = label_of[grow->chosen[i] - 1];
}

pave_result pave_territory_grow(pave_territory_job *job, int32_t *changed)
{
    size_t cells = (size_t)job->near.shown.cell_count, count = (size_t)job->count;
    pave_grow grow = {.job = job};
    grow.cells = pave_array_take(job->allocator, cells, sizeof *grow.cells);
    grow.chosen = pave_array_take(job->allocator, cells, sizeof *grow.chosen);
    grow.votes = pave_array_allocate(job->allocator, count, sizeof *grow.votes);
    int32_t *label_of = pave_array_take(job->allocator, count, sizeof *label_of);
    pave_result result =
        grow.cells && grow.chosen && grow.votes && label_of ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        for (int32_t cell = 0; cell < job->near.shown.cell_count; cell++)
            if (job->of_cell[cell] != 0) label_of[job->of_cell[cell] - 1] = job->labels[cell];
        grow_all(&grow, label_of);
        *changed = grow.count;
    }
    PAVE_RELEASE(job->allocator, label_of, grow.votes, grow.chosen, grow.cells);
    return result == PAVE_OK && *changed > 0 ? pave_territory_number(job, false) : result;
}

// ---- Specks -------------------------------------------------------------------------------------

// The smallest speck is merged first. It joins a group at least as large as itself, so the size of
// its group at least doubles, and each border is visited at most log2(size_min) times.

/// A group of merged territories. Arrays have an element per territory; properties of a group are
/// stored at its root, its lowest member.
typedef struct pave_absorb {
    const pave_allocator *allocator;
    pave_territory_pairs pairs;
    int32_t size_min;
    int32_t *parents, *sizes, *labels;
    int32_t *next, *last; ///< linked list of the members of a group, starting at its root; -1: end
    int32_t *votes;       ///< edges shared with the current group; 0 between uses
    int32_t *touched;     ///< groups that have votes
    uint64_t *heap;       ///< size << 32 | root, the minimum first; outdated entries are skipped
    int32_t heap_count;
} pave_absorb;

// ---- Order of specks ----------------------------------------------------------------------------

static void absorb_push(pave_absorb *job, int32_t root)
{
    pave_heap_push_key(job->heap, &job->heap_count,
                       (uint64_t)(uint32_t)job->sizes[root] << 32 | (uint32_t)root);
}

// ---- Merging ------------------------------------------------------------------------------------

/// Lists the groups that touch a group, with the numbers of shared edges.
static int32_t absorb_touch(pave_absorb *job, int32_t root)
{
    int32_t count = 0;
    for (int32_t t = root; t >= 0; t = job->next[t])
        for (int32_t i = job->pairs.start[t]; i < job->pairs.start[t + 1]; i++) {
            int32_t other = pave_union_find(job->parents, job->pairs.neighbors[i] - 1);
            if (other == root) continue;
            if (job->votes[other] == 0) job->touched[count++] = other;
            job->votes[other] += job->pairs.lengths[i];
        }
    return count;
}

/// Merges two roots under the label of the first. Returns the new root.
static int32_t absorb_join(pave_absorb *job, int32_t to, int32_t from)
{
    int32_t root = to < from ? to : from, other = to < from ? from : to, label = job->labels[to];
    job->parents[other] = root;
    job->sizes[root] += job->sizes[other];
    job->labels[root] = label;
    job->next[job->last[root]] = other;
    job->last[root] = job->last[other];
    return root;
}

/// Merges a speck with the neighbour that shares the longest border, and with all its neighbours
/// that have the same label as that one.
static void absorb_speck(pave_absorb *job, int32_t speck)
{
    int32_t count = absorb_touch(job, speck), best = -1;
    for (int32_t i = 0; i < count; i++) {
        int32_t other = job->touched[i], more = best < 0 ? 1 : job->votes[other] - job->votes[best];
        if (more > 0 || (more == 0 && other < best)) best = other;
    }
    for (int32_t i = 0; i < count; i++) job->votes[job->touched[i]] = 0;
    if (best < 0) {
        job->labels[speck] = 0;
        return;
    }
    int32_t label = job->labels[best], root = absorb_join(job, best, speck);
    for (int32_t i = 0; i < count; i++)
        if (job->touched[i] != best && job->labels[job->touched[i]] == label)
            root = absorb_join(job, root, job->touched[i]);
    if (job->sizes[root] < job->size_min) absorb_push(job, root);
}

static void absorb_all(pave_absorb *job, const pave_territory_job *map)
{
    for (int32_t cell = 0; cell < map->near.shown.cell_count; cell++) {
        int32_t t = map->of_cell[cell] - 1;
        if (t < 0) continue;
        job->sizes[t]++;
        job->labels[t] = map->labels[cell];
    }
    for (int32_t t = 0; t < map->count; t++) {
        job->parents[t] = job->last[t] = t;
        job->next[t] = -1;
        if (job->sizes[t] < job->size_min) absorb_push(job, t);
    }
    while (job->heap_count > 0) {
        uint64_t key = pave_heap_pop_key(job->heap, &job->heap_count);
        int32_t root = (int32_t)(key & 0xffffffff), size = (int32_t)(key >> 32);
        if (job->parents[root] == root && job->sizes[root] == size) absorb_speck(job, root);
    }
}

// ---- Memory -------------------------------------------------------------------------------------

/// Allocates all integer arrays in one block, and the heap: a group is pushed once at the start and
/// once after each time it is popped.
static pave_result absorb_take(pave_absorb *job, int32_t **room)
{
    size_t count = (size_t)job->pairs.count;
    *room = pave_array_allocate(job->allocator, 7 * count, sizeof **room);
    job->heap = pave_array_take(job->allocator, count, sizeof *job->heap);
    if (!*room || !job->heap) return PAVE_NO_MEMORY;
    int32_t **arrays[] = {&job->parents, &job->sizes, &job->labels, &job->next,
                          &job->last,    &job->votes, &job->touched};
    for (size_t i = 0; i < 7; i++) *arrays[i] = *room + i * count;
    return PAVE_OK;
}

pave_result pave_territory_absorb(pave_territory_job *map, int32_t size_min, int32_t *changed)
{
    pave_absorb job = {.allocator = map->allocator, .size_min = size_min};
    int32_t *room = NULL;
    pave_result result = pave_territory_pairs_take(map, &job.pairs);
    if (result == PAVE_OK) result = absorb_take(&job, &room);
    if (result == PAVE_OK) {
        absorb_all(&job, map);
        for (int32_t cell = 0; cell < map->near.shown.cell_count; cell++) {
            if (map->of_cell[cell] == 0) continue;
            int32_t label = job.labels[pave_union_find(job.parents, map->of_cell[cell] - 1)];
            *changed += label != map->labels[cell];
            map->labels[cell] = label;
        }
    }
    PAVE_RELEASE(map->allocator, job.heap, room);
    pave_territory_pairs_give(map->allocator, &job.pairs);
    return result == PAVE_OK && *changed > 0 ? pave_territory_number(map, false) : result;
}

// ---- Holes --------------------------------------------------------------------------------------

// All components, including empty ones, are the nodes of a graph. A depth-first search finds the
// holes: a component separates from the rim all branches below it in the search tree that have no
// edge to a component above it.

/// Arrays have an element per component; all components are numbered from 0 here. The rim is an
/// extra component that is not in the graph and is visited before all others.
typedef struct pave_holes {
    pave_territory_pairs pairs;
    int32_t *sizes, *labels;
    int32_t *visit;  ///< order of the visit, 1-based; 0: not yet visited
    int32_t *lowest; ///< earliest visit adjacent to its branch; 0: its branch touches the rim
    int32_t *above; ///< component that it was visited from; -1: the root of its part, or at the rim
    int32_t *next;  ///< next pair to try
    int32_t *order; ///< components in the order of visits
    int32_t *branch; ///< number of cells of its branch of the search tree
    int32_t *filled; ///< component that absorbs it; -1: none
    int32_t count;   ///< number of visited components
    bool *at_rim;
} pave_holes;

enum { PAVE_HOLES_ARRAYS = 9 };

static void holes_visit(pave_holes *job, int32_t node, int32_t above)
{
    job->visit[node] = job->count + 1;
    job->above[node] = above;
    job->next[node] = job->pairs.start[node];
    job->order[job->count++] = node;
}

/// Visits a connected component of the graph, depth first. Components at the rim are visited from
/// the rim.
static void holes_search(pave_holes *job, int32_t root)
{
    holes_visit(job, root, -1);
    for (int32_t node = root; node >= 0;) {
        if (job->next[node] == job->pairs.start[node + 1]) {
            node = job->above[node];
            continue;
        }
        int32_t other = job->pairs.neighbors[job->next[node]++] - 1;
        if (job->visit[other] != 0) continue;
        holes_visit(job, other, node);
        node = other;
    }
}

/// Sums up branches, from the last visited component to the first.
static void holes_add_up(pave_holes *job)
{
    for (int32_t i = job->count - 1; i >= 0; i--) {
        int32_t node = job->order[i], lowest = job->at_rim[node] ? 0 : job->visit[node];
        for (int32_t k = job->pairs.start[node]; k < job->pairs.start[node + 1]; k++) {
            int32_t other = job->pairs.neighbors[k] - 1;
            int32_t reached = job->above[other] == node && job->visit[other] > job->visit[node]
                                  ? job->lowest[other]
                                  : job->visit[other];
            if (reached < lowest) lowest = reached;
        }
        job->lowest[node] = lowest;
        job->branch[node] += job->sizes[node];
        if (job->above[node] >= 0) job->branch[job->above[node]] += job->branch[node];
    }
}

/// Returns whether a branch is cut off by the component above it.
static bool holes_is_hole(const pave_holes *job, int32_t node, int32_t hole_max)
{
    int32_t above = job->above[node];
    if (above < 0 || job->labels[above] == 0 || job->lowest[node] < job->visit[above]) return false;
    if (job->above[above] < 0 && !job->at_rim[above] && job->branch[node] >= job->sizes[above])
        return false;
    return hole_max == 0 || job->branch[node] <= hole_max;
}

// ---- Grounds without a rim ----------------------------------------------------------------------

/// Visits a part of the ground without a rim, starting at its largest component, which must be
/// found first.
static void holes_search_part(pave_holes *job, int32_t node)
{
    int32_t first = job->count, largest = node;
    holes_search(job, node);
    for (int32_t i = first; i < job->count; i++) {
        int32_t other = job->order[i], more = job->sizes[other] - job->sizes[largest];
        if (more > 0 || (more == 0 && other < largest)) largest = other;
    }
    if (largest == node) return;
    while (job->count > first) job->visit[job->order[--job->count]] = 0;
    holes_search(job, largest);
}

// ---- Top level ----------------------------------------------------------------------------------

static void holes_find(pave_holes *job, int32_t hole_max)
{
    for (int32_t node = 0; node < job->pairs.count; node++)
        if (job->at_rim[node] && job->visit[node] == 0) holes_search(job, node);
    for (int32_t node = 0; node < job->pairs.count; node++)
        if (job->visit[node] == 0) holes_search_part(job, node);
    holes_add_up(job);
    for (int32_t i = 0; i < job->count; i++) {
        int32_t node = job->order[i], above = job->above[node];
        job->filled[node] = -1;
        if (above >= 0 && job->filled[above] >= 0)
            job->filled[node] = job->filled[above];
        else if (holes_is_hole(job, node, hole_max))
            job->filled[node] = above;
    }
}

static pave_result holes_take(pave_territory_job *map, pave_holes *job, int32_t **room)
{
    size_t count = (size_t)map->count, cells = (size_t)map->near.shown.cell_count;
    bool *rim = pave_array_allocate(map->allocator, cells, sizeof *rim);
    *room = pave_array_allocate(map->allocator, PAVE_HOLES_ARRAYS * count, sizeof **room);
    job->at_rim = pave_array_allocate(map->allocator, count, sizeof *job->at_rim);
    pave_result result =
        rim && *room && job->at_rim ? pave_near_rim(&map->near, rim) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        int32_t **arrays[PAVE_HOLES_ARRAYS] = {&job->sizes,  &job->labels, &job->visit,
                                               &job->lowest, &job->above,  &job->next,
                                               &job->order,  &job->branch, &job->filled};
        for (size_t i = 0; i < PAVE_HOLES_ARRAYS; i++) *arrays[i] = *room + i * count;
        for (size_t cell = 0; cell < cells; cell++) {
            int32_t node = map->of_cell[cell] - 1;
            job->sizes[node]++;
            job->labels[node] = map->labels[cell];
            job->at_rim[node] |= rim[cell];
        }
    }
    pave_array_release(map->allocator, rim);
    return result;
}

pave_result pave_territory_fill(pave_territory_job *map, int32_t hole_max, int32_t *changed)
{
    pave_holes job = {0};
    int32_t *room = NULL;
    pave_result result = pave_territory_number(map, true);
    if (result != PAVE_OK) return result;
    result = pave_territory_pairs_take(map, &job.pairs);
    if (result == PAVE_OK) result = holes_take(map, &job, &room);
    if (result == PAVE_OK) {
        holes_find(&job, hole_max);
        for (int32_t cell = 0; cell < map->near.shown.cell_count; cell++) {
            int32_t to = job.filled[map->of_cell[cell] - 1];
            if (to < 0 || map->labels[cell] == job.labels[to]) continue;
            map->labels[cell] = job.labels[to];
            ++*changed;
        }
    }
    PAVE_RELEASE(map->allocator, job.at_rim, room);
    pave_territory_pairs_give(map->allocator, &job.pairs);
    return result == PAVE_OK ? pave_territory_number(map, false) : result;
}
