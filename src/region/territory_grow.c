/// src/region/territory_grow.c: empty cells go to the nearest territory, step by step: all cells of
/// a step choose before any of them belongs.
#include "../base/exact.h"

#include "../base/memory.h"
#include "territory_parts.h"

/// In of_cell: a cell that chooses in this step or the next.
enum { PAVE_GROW_WAITS = -1 };

typedef struct pave_grow {
    pave_territory_job *job;
    int32_t *cells;  ///< that have been given away or wait: a queue, step by step
    int32_t *chosen; ///< beside: their territories
    int32_t *votes;  ///< for each territory, 0 between choices
    int32_t count;
} pave_grow;

/// The territory with which a cell shares most edges, of those the lowest.
static int32_t pave_grow_choose(const pave_grow *grow, int32_t cell)
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

/// The empty cells that touch a territory.
static void pave_grow_begin(pave_grow *grow)
{
    int32_t *of_cell = grow->job->of_cell;
    for (int32_t cell = 0; cell < grow->job->near.cells; cell++) {
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

/// One step: the cells from `first` on choose, and those that touch them wait.
static void pave_grow_step(pave_grow *grow, int32_t first)
{
    int32_t *of_cell = grow->job->of_cell, end = grow->count;
    for (int32_t i = first; i < end; i++) grow->chosen[i] = pave_grow_choose(grow, grow->cells[i]);
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

static void pave_grow_all(pave_grow *grow, const int32_t *label_of)
{
    pave_grow_begin(grow);
    for (int32_t first = 0; first < grow->count;) {
        int32_t next = grow->count;
        pave_grow_step(grow, first);
        first = next;
    }
    for (int32_t i = 0; i < grow->count; i++)
        grow->job->labels[grow->cells[i]] = label_of[grow->chosen[i] - 1];
}

pave_result pave_territory_grow(pave_territory_job *job, int32_t *changed)
{
    size_t cells = (size_t)job->near.cells, count = (size_t)job->count;
    pave_grow grow = {.job = job};
    grow.cells = pave_array_take(job->allocator, cells, sizeof *grow.cells);
    grow.chosen = pave_array_take(job->allocator, cells, sizeof *grow.chosen);
    grow.votes = pave_array_allocate(job->allocator, count, sizeof *grow.votes);
    int32_t *label_of = pave_array_take(job->allocator, count, sizeof *label_of);
    pave_result result =
        grow.cells && grow.chosen && grow.votes && label_of ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        for (int32_t cell = 0; cell < job->near.cells; cell++)
            if (job->of_cell[cell] != 0) label_of[job->of_cell[cell] - 1] = job->labels[cell];
        pave_grow_all(&grow, label_of);
        *changed = grow.count;
    }
    pave_array_release(job->allocator, label_of, count, sizeof *label_of);
    pave_array_release(job->allocator, grow.votes, count, sizeof *grow.votes);
    pave_array_release(job->allocator, grow.chosen, cells, sizeof *grow.chosen);
    pave_array_release(job->allocator, grow.cells, cells, sizeof *grow.cells);
    return result == PAVE_OK && *changed > 0 ? pave_territory_number(job, false) : result;
}
