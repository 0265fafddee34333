/// src/region/territory_holes.c: what lies within a territory becomes its own. All components,
/// empty ones too, are a graph, and what a component cuts off from the rim are the branches below
/// it of which no edge leads past it: found by a search depth first. Based on: J. Hopcroft, R.
/// Tarjan, "Algorithm 447: Efficient Algorithms for Graph Manipulation", 1973.
#include "../base/exact.h"

#include "../base/memory.h"
#include "territory_parts.h"

/// The arrays have an element for each component; all components are numbered 0.. here. The rim
/// counts as one more, which nobody sees: it was visited before all others.
typedef struct pave_holes {
    pave_territory_pairs pairs;
    int32_t *sizes, *labels;
    int32_t *visit;  ///< when it was visited, from 1; 0: not yet
    int32_t *lowest; ///< the earliest visit that its branch touches; 0 is the rim's
    int32_t
        *above; ///< from where it was visited; -1: it is the first of its part, or lies at the rim
    int32_t *next;   ///< which pair is tried next
    int32_t *order;  ///< as they were visited
    int32_t *branch; ///< cells of its branch
    int32_t *filled; ///< to whom it goes; -1: it stays
    int32_t count;   ///< visited
    bool *at_rim;
} pave_holes;

enum { PAVE_HOLES_ARRAYS = 9 };

static void pave_holes_visit(pave_holes *job, int32_t node, int32_t above)
{
    job->visit[node] = job->count + 1;
    job->above[node] = above;
    job->next[node] = job->pairs.start[node];
    job->order[job->count++] = node;
}

/// Visits all that hangs together with a component, depth first. What lies at the rim is visited
/// from the rim.
static void pave_holes_search(pave_holes *job, int32_t root)
{
    pave_holes_visit(job, root, -1);
    for (int32_t node = root; node >= 0;) {
        if (job->next[node] == job->pairs.start[node + 1]) {
            node = job->above[node];
            continue;
        }
        int32_t other = job->pairs.neighbors[job->next[node]++] - 1;
        if (job->visit[other] != 0) continue;
        pave_holes_visit(job, other, node);
        node = other;
    }
}

/// Adds up branches, from the last visited to the first.
static void pave_holes_add_up(pave_holes *job)
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

/// Whether a branch is cut off by the component above it.
static bool pave_holes_is_hole(const pave_holes *job, int32_t node, int32_t hole_max)
{
    int32_t above = job->above[node];
    if (above < 0 || job->labels[above] == 0 || job->lowest[node] < job->visit[above]) return false;
    if (job->above[above] < 0 && !job->at_rim[above] && job->branch[node] >= job->sizes[above])
        return false;
    return hole_max == 0 || job->branch[node] <= hole_max;
}

// ---- Where there is no rim ----------------------------------------------------------------------

/// Visits a part of the ground that has no rim, from its largest component on, which must be found
/// first.
static void pave_holes_search_part(pave_holes *job, int32_t node)
{
    int32_t first = job->count, largest = node;
    pave_holes_search(job, node);
    for (int32_t i = first; i < job->count; i++) {
        int32_t other = job->order[i], more = job->sizes[other] - job->sizes[largest];
        if (more > 0 || (more == 0 && other < largest)) largest = other;
    }
    if (largest == node) return;
    while (job->count > first) job->visit[job->order[--job->count]] = 0;
    pave_holes_search(job, largest);
}

// ---- All ----------------------------------------------------------------------------------------

static void pave_holes_find(pave_holes *job, int32_t hole_max)
{
    for (int32_t node = 0; node < job->pairs.count; node++)
        if (job->at_rim[node] && job->visit[node] == 0) pave_holes_search(job, node);
    for (int32_t node = 0; node < job->pairs.count; node++)
        if (job->visit[node] == 0) pave_holes_search_part(job, node);
    pave_holes_add_up(job);
    for (int32_t i = 0; i < job->count; i++) {
        int32_t node = job->order[i], above = job->above[node];
        job->filled[node] = -1;
        if (above >= 0 && job->filled[above] >= 0)
            job->filled[node] = job->filled[above];
        else if (pave_holes_is_hole(job, node, hole_max))
            job->filled[node] = above;
    }
}

static pave_result pave_holes_take(pave_territory_job *map, pave_holes *job, int32_t **room)
{
    size_t count = (size_t)map->count, cells = (size_t)map->near.cells;
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
    pave_array_release(map->allocator, rim, cells, sizeof *rim);
    return result;
}

pave_result pave_territory_fill(pave_territory_job *map, int32_t hole_max, int32_t *changed)
{
    pave_holes job = {0};
    int32_t *room = NULL;
    pave_result result = pave_territory_number(map, true);
    size_t count = (size_t)map->count;
    if (result != PAVE_OK) return result;
    result = pave_territory_pairs_take(map, &job.pairs);
    if (result == PAVE_OK) result = pave_holes_take(map, &job, &room);
    if (result == PAVE_OK) {
        pave_holes_find(&job, hole_max);
        for (int32_t cell = 0; cell < map->near.cells; cell++) {
            int32_t to = job.filled[map->of_cell[cell] - 1];
            if (to < 0 || map->labels[cell] == job.labels[to]) continue;
            map->labels[cell] = job.labels[to];
            ++*changed;
        }
    }
    pave_array_release(map->allocator, job.at_rim, count, sizeof *job.at_rim);
    pave_array_release(map->allocator, room, PAVE_HOLES_ARRAYS * count, sizeof *room);
    pave_territory_pairs_give(map->allocator, &job.pairs);
    return result == PAVE_OK ? pave_territory_number(map, false) : result;
}
