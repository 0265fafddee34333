/// src/region/growth_release.c: determines whether a cell can leave its area. Searches start from
/// all its neighbours in the area and advance in turn. They end when they meet without passing the
/// cell, or when all but one are exhausted; an exhausted search has found cells that would be cut
/// off.
#include "../base/exact.h"

#include "../graph/graph_union.h"
#include "growth_model.h"

#include <string.h>

enum { PAVE_GROWTH_ENDS_MAX = 32, PAVE_GROWTH_VISITS = 512 };

/// A search from the neighbours of a cell.
typedef struct pave_growth_search {
    int32_t cell,
        area;          ///< cell to be left out; area to be searched, 0: all land
    int32_t ends;      ///< number of neighbours
    int32_t sets;      ///< number of sets that are not known to be connected or cut off
    int32_t found, at; ///< end of the queue, and position in it
    int32_t parent[PAVE_GROWTH_ENDS_MAX];
    int32_t open[PAVE_GROWTH_ENDS_MAX]; ///< per set: cells whose neighbours have not been visited
} pave_growth_search;

static bool growth_belongs(const pave_growth *growth, const pave_growth_search *search,
                           int32_t cell)
{
    return search->area > 0 ? growth->of[cell] == search->area : growth->of[cell] > 0;
}

/// Starts a new search: marks of earlier searches are below the base.
static void growth_fresh_marks(pave_growth *growth)
{
    if (growth->mark_base > UINT32_MAX - 2 * PAVE_GROWTH_ENDS_MAX) {
        memset(growth->marks, 0, (size_t)growth->cell_count * sizeof *growth->marks);
        growth->mark_base = 0;
    }
    growth->mark_base += PAVE_GROWTH_ENDS_MAX;
}

/// Starts from the neighbours of the cell. Returns false if it has too many.
static bool growth_search_begin(pave_growth *growth, pave_growth_search *search)
{
    growth_fresh_marks(growth);
    growth->marks[search->cell] = growth->mark_base; // marked as set 0, which no neighbour has
    search->ends = 1;
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, search->cell);
    for (int32_t arc = 0; arc < arcs.count; arc++) {
        int32_t to = arcs.base + arcs.to[arc];
        if (!growth_belongs(growth, search, to) || growth->marks[to] >= growth->mark_base) continue;
        if (search->ends == PAVE_GROWTH_ENDS_MAX) return false;
        growth->marks[to] = growth->mark_base + (uint32_t)search->ends;
        search->parent[search->ends] = search->ends;
        search->open[search->ends++] = 1;
        growth->queue[search->found++] = to;
    }
    search->sets = search->ends - 1;
    return true;
}

/// Visits the neighbours of the next cell in the queue.
static void growth_search_step(pave_growth *growth, pave_growth_search *search)
{
    int32_t cell = growth->queue[search->at++],
            mine =
                pave_union_find(search->parent, (int32_t)(growth->marks[cell] - growth->mark_base));
    const pave_growth_arcs arcs = pave_growth_arcs_of(growth, cell);
    for (int32_t arc = 0; arc < arcs.count; arc++) {
        int32_t to = arcs.base + arcs.to[arc];
        if (!growth_belongs(growth, search, to) || to == search->cell) continue;
        if (growth->marks[to] < growth->mark_base) {
            growth->marks[to] = growth->mark_base + (uint32_t)mine;
            search->open[mine]++;
            growth->queue[search->found++] = to;
            continue;
        }
        int32_t other =
            pave_union_find(search->parent, (int32_t)(growth->marks[to] - growth->mark_base));
        if (other == mine) continue;
        search->parent[other] = mine;
        search->open[mine] += search->open[other];
        if (--search->sets == 1) return;
    }
    if (--search->open[mine] == 0) search->sets--; // the set is exhausted, so it is cut off
}

/// Lists the cells that were cut off: cells found by exhausted sets. Returns -1 if they exceed
/// `budget` or one is locked.
static int32_t growth_cut_off(pave_growth *growth, pave_growth_search *search, int32_t budget)
{
    int32_t count = 0;
    for (int32_t i = 0; i < search->found; i++) {
        int32_t cell = growth->queue[i],
                set = pave_union_find(search->parent,
                                      (int32_t)(growth->marks[cell] - growth->mark_base));
        if (search->open[set] > 0) continue;
        if (count == budget || growth->held[cell]) return -1;
        growth->moved[count++] = cell;
    }
    return count;
}

/// Returns the number of cells of the area (0: of all land) that would be cut off without `cell`,
/// or -1 if the number is too large or unknown.
static int32_t growth_cut_by(pave_growth *growth, int32_t cell, int32_t area, int32_t budget)
{
    pave_growth_search search = {.cell = cell, .area = area};
    int32_t visits = PAVE_GROWTH_VISITS + 4 * budget;
    if (!growth_search_begin(growth, &search)) return -1;
    int32_t whole = search.sets;
    if (whole <= 1) return 0;
    while (search.sets > 1) {
        if (search.at == search.found || search.at > visits) return -1;
        growth_search_step(growth, &search);
    }
    int32_t cut = 0;
    for (int32_t end = 1; end < search.ends; end++)
        cut += search.parent[end] == end && search.open[end] == 0;
    return cut == 0 ? 0 : budget == 0 ? -1 : growth_cut_off(growth, &search, budget);
}

int32_t pave_growth_release(pave_growth *growth, int32_t cell, int32_t to, int32_t budget)
{
    int32_t area = growth->of[cell];
    if (area == 0) return 0;
    if (growth->areas[area].size < 2) return -1;
    if (to > 0) return growth_cut_by(growth, cell, area, budget);
    if (growth_cut_by(growth, cell, area, 0) != 0) return -1;
    return growth->def->islands ? 0 : growth_cut_by(growth, cell, 0, 0);
}

void pave_growth_move(pave_growth *growth, int32_t cell, int32_t to)
{
    growth->areas[growth->of[cell]].size--;
    growth->areas[to].size++;
    growth->of[cell] = to;
}
