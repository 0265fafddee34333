/// src/region/territory_absorb.c: specks go to a neighbour, smallest first. What a speck joins is
/// at least as large as it is, so what it becomes part of has at least twice its cells, and no
/// border is looked at more often than the logarithm of size_min says.
#include "../base/exact.h"

#include "../base/heap.h"
#include "../base/memory.h"
#include "../graph/graph_union.h"
#include "territory_parts.h"

/// A group: territories that have become one. The arrays have an element for each territory; what
/// is said of groups stands at their roots, the lowest ones.
typedef struct pave_absorb {
    const pave_allocator *allocator;
    pave_territory_pairs pairs;
    int32_t size_min;
    int32_t *parents, *sizes, *labels;
    int32_t *next, *last; ///< the members of a group, from the root on; -1 ends them
    int32_t *votes;       ///< edges shared with the group that is looked at; 0 between
    int32_t *touched;     ///< the groups that have votes
    uint64_t *heap; ///< size << 32 | root, the least first; what has changed since is passed over
    int32_t heap_count;
} pave_absorb;

// ---- Which is next ------------------------------------------------------------------------------

static void pave_absorb_push(pave_absorb *job, int32_t root)
{
    pave_heap_push_key(job->heap, &job->heap_count,
                       (uint64_t)(uint32_t)job->sizes[root] << 32 | (uint32_t)root);
}

// ---- What becomes of it -------------------------------------------------------------------------

/// Lists the groups that touch one, with how many edges they share.
static int32_t pave_absorb_touch(pave_absorb *job, int32_t root)
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

/// Makes one group of two roots, with the label of the first. Returns its root.
static int32_t pave_absorb_join(pave_absorb *job, int32_t to, int32_t from)
{
    int32_t root = to < from ? to : from, other = to < from ? from : to, label = job->labels[to];
    job->parents[other] = root;
    job->sizes[root] += job->sizes[other];
    job->labels[root] = label;
    job->next[job->last[root]] = other;
    job->last[root] = job->last[other];
    return root;
}

/// A speck goes to the neighbour with the longest border, and all its neighbours of that label with
/// it.
static void pave_absorb_speck(pave_absorb *job, int32_t speck)
{
    int32_t count = pave_absorb_touch(job, speck), best = -1;
    for (int32_t i = 0; i < count; i++) {
        int32_t other = job->touched[i], more = best < 0 ? 1 : job->votes[other] - job->votes[best];
        if (more > 0 || (more == 0 && other < best)) best = other;
    }
    for (int32_t i = 0; i < count; i++) job->votes[job->touched[i]] = 0;
    if (best < 0) {
        job->labels[speck] = 0;
        return;
    }
    int32_t label = job->labels[best], root = pave_absorb_join(job, best, speck);
    for (int32_t i = 0; i < count; i++)
        if (job->touched[i] != best && job->labels[job->touched[i]] == label)
            root = pave_absorb_join(job, root, job->touched[i]);
    if (job->sizes[root] < job->size_min) pave_absorb_push(job, root);
}

static void pave_absorb_all(pave_absorb *job, const pave_territory_job *map)
{
    for (int32_t cell = 0; cell < map->near.cells; cell++) {
        int32_t t = map->of_cell[cell] - 1;
        if (t < 0) continue;
        job->sizes[t]++;
        job->labels[t] = map->labels[cell];
    }
    for (int32_t t = 0; t < map->count; t++) {
        job->parents[t] = job->last[t] = t;
        job->next[t] = -1;
        if (job->sizes[t] < job->size_min) pave_absorb_push(job, t);
    }
    while (job->heap_count > 0) {
        uint64_t key = pave_heap_pop_key(job->heap, &job->heap_count);
        int32_t root = (int32_t)(key & 0xffffffff), size = (int32_t)(key >> 32);
        if (job->parents[root] == root && job->sizes[root] == size) pave_absorb_speck(job, root);
    }
}

// ---- Memory -------------------------------------------------------------------------------------

/// All arrays of numbers in one; the heap: a group is pushed when it begins, and when one was taken
/// from it.
static pave_result pave_absorb_take(pave_absorb *job, int32_t **room)
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
    size_t count = (size_t)map->count;
    pave_result result = pave_territory_pairs_take(map, &job.pairs);
    if (result == PAVE_OK) result = pave_absorb_take(&job, &room);
    if (result == PAVE_OK) {
        pave_absorb_all(&job, map);
        for (int32_t cell = 0; cell < map->near.cells; cell++) {
            if (map->of_cell[cell] == 0) continue;
            int32_t label = job.labels[pave_union_find(job.parents, map->of_cell[cell] - 1)];
            *changed += label != map->labels[cell];
            map->labels[cell] = label;
        }
    }
    pave_array_release(map->allocator, job.heap, count, sizeof *job.heap);
    pave_array_release(map->allocator, room, 7 * count, sizeof *room);
    pave_territory_pairs_give(map->allocator, &job.pairs);
    return result == PAVE_OK && *changed > 0 ? pave_territory_number(map, false) : result;
}
