/// src/segregation/measures.c: measures of segregation, computed from exact integer counts. Based
/// on: S. Reardon, D. O'Sullivan, "Measures of Spatial Segregation", 2004; P. Moran, "Notes on
/// Continuous Stochastic Phenomena", 1950; L. Gauvin, J. Vannimenus, J.-P. Nadal, "Phase diagram of
/// a Schelling segregation model", 2009.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "../graph/ground_near.h"

#include <pave/segregation.h>

#include <stdlib.h>
#include <string.h>

// ---- Races --------------------------------------------------------------------------------------

/// The labels other than 0, numbered from 0 by increasing label. If the range of labels is small,
/// uses a lookup table, otherwise binary search in a list.
typedef struct pave_races {
    int32_t count;
    int32_t low;    ///< the smallest label
    int32_t room;   ///< size of the table or the list
    int32_t *table; ///< number of label low + i; NULL: the list is used
    int32_t *list;  ///< labels in increasing order
} pave_races;

static int races_compare(const void *a, const void *b)
{
    int32_t one = *(const int32_t *)a, two = *(const int32_t *)b;
    return one < two ? -1 : one > two;
}

/// Copies and sorts the labels, and removes duplicates.
static pave_result races_sort(const int32_t *labels, int32_t count, const pave_allocator *allocator,
                              pave_races *races)
{
    int32_t found = 0;
    races->room = count;
    races->list = pave_array_take(allocator, (size_t)count, sizeof *races->list);
    if (!races->list) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < count; i++)
        if (labels[i]) races->list[found++] = labels[i];
    qsort(races->list, (size_t)found, sizeof *races->list, races_compare);
    for (int32_t i = 0; i < found; i++)
        if (races->count == 0 || races->list[races->count - 1] != races->list[i])
            races->list[races->count++] = races->list[i];
    return PAVE_OK;
}

static pave_result races_tabulate(const int32_t *labels, int32_t count,
                                  const pave_allocator *allocator, pave_races *races)
{
    races->table = pave_array_allocate(allocator, (size_t)races->room, sizeof *races->table);
    if (!races->table) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < count; i++)
        if (labels[i]) races->table[(int64_t)labels[i] - races->low] = 1;
    for (int32_t i = 0; i < races->room; i++)
        if (races->table[i]) races->table[i] = races->count++;
    return PAVE_OK;
}

/// Finds the labels other than 0. Returns PAVE_OK or PAVE_NO_MEMORY.
static pave_result races_find(const int32_t *labels, int32_t count, const pave_allocator *allocator,
                              pave_races *races)
{
    int32_t low = INT32_MAX, high = INT32_MIN;
    *races = (pave_races){0};
    for (int32_t i = 0; i < count; i++) {
        if (labels[i] == 0) continue;
        if (labels[i] < low) low = labels[i];
        if (labels[i] > high) high = labels[i];
    }
    int64_t spread = low > high ? 1 : (int64_t)high - low + 1;
    if (spread > INT32_MAX || spread > 2 * (int64_t)count + 256)
        return races_sort(labels, count, allocator, races);
    races->low = low;
    races->room = (int32_t)spread;
    return races_tabulate(labels, count, allocator, races);
}

static void races_give(pave_races *races, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, races->table, races->list);
    *races = (pave_races){0};
}

/// Returns the number of a label, which must exist.
static inline int32_t races_of(const pave_races *races, int32_t label)
{
    return races->table ? races->table[(int64_t)label - races->low]
                        : pave_sorted_find(races->list, races->count, label);
}

// ---- Counts -------------------------------------------------------------------------------------

/// Counts of a race: its agents, the arcs between its agents, and the arcs from its agents to any
/// agent.
typedef struct pave_measures_race {
    int64_t agents, own_arcs, arcs;
} pave_measures_race;

/// Sums over the agents with e occupied neighbours.
typedef struct pave_measures_size {
    int64_t agents;
    int64_t own;     ///< sum of c_own
    uint64_t unlike; ///< sum of |c_m n - n_m e| over agents and races: at most 2 n per unit of e,
                     ///< so below 2^64
} pave_measures_size;

typedef struct pave_measures_job {
    pave_near near;
    const int32_t *labels;
    pave_races races;
    int64_t agents;
    pave_measures_race *of_race; ///< races.count elements
    int32_t *found;              ///< races.count elements: c_m of the current agent, otherwise 0
    pave_measures_size *of_size; ///< near.shown.most + 2 elements
    int32_t *list;               ///< near.shown.most elements: races of the agent's neighbours
    int32_t *parents;            ///< one element per cell
    int32_t *sizes;              ///< one element per cell
    const pave_allocator *allocator;
} pave_measures_job;

// ---- Neighbours ---------------------------------------------------------------------------------

/// Stores the races of an agent's occupied neighbours in job->list, and joins clusters of the same
/// race.
static int32_t measures_look(pave_measures_job *job, int32_t cell)
{
    int32_t degree, count = 0;
    const int32_t *near = pave_near_list(&job->near, cell, &degree);
    for (int32_t k = 0; k < degree; k++) {
        int32_t label = job->labels[near[k]];
        if (label == 0) continue;
        if (near[k] < cell && label == job->labels[cell])
            (void)pave_union_join(job->parents, cell, near[k]);
        job->list[count++] = races_of(&job->races, label);
    }
    return count;
}

/// Returns the sum over all races of |c_m n - n_m e|. Races without a neighbour have c_m = 0.
static uint64_t measures_unlike(const pave_measures_job *job, int32_t own, const int32_t *list,
                                int32_t count)
{
    int64_t size = count + 1, elsewhere = job->agents;
    uint64_t sum = 0;
    for (int32_t k = -1; k < count; k++) {
        int32_t race = k < 0 ? own : list[k], found = job->found[race];
        if (found == 0) continue; // already counted
        int64_t difference = found * job->agents - job->of_race[race].agents * size;
        sum += (uint64_t)(difference < 0 ? -difference : difference);
        elsewhere -= job->of_race[race].agents;
        job->found[race] = 0;
    }
    return sum + (uint64_t)(elsewhere * size);
}

static void measures_agent(pave_measures_job *job, int32_t cell)
{
    int32_t own = races_of(&job->races, job->labels[cell]), count = measures_look(job, cell);
    job->found[own] = 1;
    for (int32_t k = 0; k < count; k++) job->found[job->list[k]]++;
    int32_t alike = job->found[own];
    pave_measures_size *size = &job->of_size[count + 1];
    size->agents++;
    size->own += alike;
    size->unlike += measures_unlike(job, own, job->list, count);
    job->of_race[own].arcs += count;
    job->of_race[own].own_arcs += alike - 1;
}

// ---- Measures -----------------------------------------------------------------------------------

/// Computes the sums over agents, grouped by their number of occupied neighbours, in increasing
/// order.
static void measures_by_size(const pave_measures_job *job, pave_measures *out)
{
    double isolation = 0, same_share = 0, unlike = 0, n = (double)job->agents, squares = 0;
    for (int32_t e = 1; e <= job->near.shown.most + 1; e++) {
        const pave_measures_size *size = &job->of_size[e];
        isolation += (double)size->own / e;
        unlike += (double)size->unlike / e;
        if (e > 1) same_share += (double)(size->own - size->agents) / (e - 1);
    }
    out->alone = (int32_t)job->of_size[1].agents;
    if (job->agents > 0) out->isolation = isolation / n;
    if (job->agents > out->alone) out->same_share = same_share / (double)(job->agents - out->alone);
    for (int32_t race = 0; race < job->races.count; race++) {
        double agents = (double)job->of_race[race].agents;
        squares += agents * agents;
    }
    if (job->races.count > 1) out->dissimilarity = unlike / (2 * (n * n - squares));
}

static void measures_by_race(const pave_measures_job *job, pave_measures *out)
{
    int64_t arcs = 0, own_arcs = 0;
    for (int32_t race = 0; race < job->races.count; race++) {
        arcs += job->of_race[race].arcs;
        own_arcs += job->of_race[race].own_arcs;
    }
    out->edges = arcs / 2;
    out->same_edges = own_arcs / 2;
    if (arcs == 0) return;
    out->interface_density = (double)(arcs - own_arcs) / (double)arcs;
    for (int32_t race = 0; race < job->races.count && job->races.count > 1; race++) {
        const pave_measures_race *of = &job->of_race[race];
        double p = (double)of->agents / (double)job->agents,
               own = (double)of->own_arcs / (double)arcs, all = (double)of->arcs / (double)arcs;
        out->moran += p * ((own - 2 * p * all + p * p) / (p * (1 - p)));
    }
}

// ---- Clusters -----------------------------------------------------------------------------------

static int measures_class(int32_t size)
{
    int class_of = 0;
    while (size >> (class_of + 1)) class_of++;
    return class_of;
}

/// Returns the size of the cluster with index `rank` in order of size. `counts` is the number of
/// clusters of each size.
static int32_t measures_ranked(const int32_t *counts, int32_t rank)
{
    int32_t size = 0;
    for (int64_t before = 0; before <= rank; before += counts[size]) size++;
    return size;
}

/// Counts the agents of each cluster at its root, then the clusters of each size. Reuses the memory
/// of the roots.
static void measures_clusters(pave_measures_job *job, pave_measures *out)
{
    int32_t cells = job->near.shown.cell_count;
    for (int32_t i = 0; i < cells; i++)
        if (job->labels[i]) job->sizes[pave_union_find(job->parents, i)]++;
    int32_t *counts = job->parents; // per size: number of clusters; cells + 1 elements
    memset(counts, 0, ((size_t)cells + 1) * sizeof *counts);
    for (int32_t i = 0; i < cells; i++) {
        int32_t size = job->sizes[i];
        if (size == 0) continue;
        counts[size]++;
        out->clusters++;
        if (size > out->largest) out->largest = size;
        out->clusters_of_class[measures_class(size)]++;
        out->cells_of_class[measures_class(size)] += size;
    }
    if (out->clusters == 0) return;
    out->mean_size = (double)out->agents / out->clusters;
    int32_t low = measures_ranked(counts, (out->clusters - 1) / 2),
            high = measures_ranked(counts, out->clusters / 2);
    out->median_size = ((double)low + (double)high) / 2;
}

// ---- Top level ----------------------------------------------------------------------------------

static pave_result measures_take(pave_measures_job *job)
{
    size_t cells = (size_t)job->near.shown.cell_count, races = (size_t)job->races.count,
           most = (size_t)job->near.shown.most;
    job->of_race = pave_array_allocate(job->allocator, races, sizeof *job->of_race);
    job->found = pave_array_allocate(job->allocator, races, sizeof *job->found);
    job->of_size = pave_array_allocate(job->allocator, most + 2, sizeof *job->of_size);
    job->list = pave_array_take(job->allocator, most, sizeof *job->list);
    job->parents = pave_array_take(job->allocator, cells + 1, sizeof *job->parents);
    job->sizes = pave_array_allocate(job->allocator, cells, sizeof *job->sizes);
    return job->of_race && job->found && job->of_size && job->list && job->parents && job->sizes
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

static void measures_give(pave_measures_job *job)
{
    PAVE_RELEASE(job->allocator, job->sizes, job->parents, job->list, job->of_size, job->found,
                 job->of_race);
}

static void measures_count(pave_measures_job *job)
{
    int32_t cells = job->near.shown.cell_count;
    for (int32_t i = 0; i < cells; i++) {
        job->parents[i] = i;
        if (job->labels[i] == 0) continue;
        job->agents++;
        job->of_race[races_of(&job->races, job->labels[i])].agents++;
    }
    for (int32_t i = 0; i < cells; i++)
        if (job->labels[i]) measures_agent(job, i);
}

static void measures_fill(pave_measures_job *job, pave_measures *out)
{
    measures_count(job);
    out->cells = job->near.shown.cell_count;
    out->agents = (int32_t)job->agents;
    out->races = job->races.count;
    measures_by_size(job, out);
    measures_by_race(job, out);
    measures_clusters(job, out);
}

pave_result pave_measures_make(const pave_ground *ground, const int32_t *labels,
                               const pave_allocator *allocator, pave_measures *out)
{
    pave_measures_job job = {.labels = labels, .allocator = allocator};
    *out = (pave_measures){0};
    pave_result result = pave_near_begin(ground, allocator, &job.near);
    if (result != PAVE_OK) return result;
    result = races_find(labels, job.near.shown.cell_count, allocator, &job.races);
    if (result == PAVE_OK) {
        result = measures_take(&job);
        if (result == PAVE_OK) measures_fill(&job, out);
        measures_give(&job);
        races_give(&job.races, allocator);
    }
    pave_near_end(&job.near);
    return result;
}
