/// src/segregation/segregation_lists.c: neighbour lists of a segregation, either from a graph or
/// with all cells up to a number of steps away; and the maximum number of neighbours of a cell.
#include "../base/exact.h"

#include "segregation_model.h"

#include <string.h>

// ---- Counts -------------------------------------------------------------------------------------

/// Returns the number of neighbours on an infinite regular grid; 0 for other grids.
static int32_t reach_count(pave_window_grid grid, pave_contact contact, int32_t reach)
{
    const bool corners = contact == PAVE_CONTACT_VERTEX;
    const int32_t ring = reach * (reach + 1) / 2; // 1 + 2 + .. + reach
    switch (grid) {
    case PAVE_WINDOW_SQUARES: return ring * (corners ? 8 : 4);
    case PAVE_WINDOW_HEXAGONS: return ring * 6;
    case PAVE_WINDOW_TRIANGLES: return ring * (corners ? 12 : 3);
    default: return 0;
    }
}

static int32_t lists_longest(const int32_t *start, int32_t count)
{
    int32_t most = 0;
    for (int32_t i = 0; i < count; i++)
        if (start[i + 1] - start[i] > most) most = start[i + 1] - start[i];
    return most;
}

pave_result pave_segregation_neighbors_find(const pave_ground *ground, int32_t reach,
                                            const pave_allocator *allocator, int32_t *out)
{
    const pave_window *window = ground->graph ? ground->graph->window : ground->window;
    const pave_contact contact = ground->graph ? ground->graph->contact : ground->contact;
    const int32_t regular = window ? reach_count(window->grid, contact, reach) : 0;
    pave_segregation_lists lists;
    *out = regular;
    if (regular > 0) return PAVE_OK;
    const pave_result result = pave_segregation_lists_make(ground, reach, allocator, &lists);
    if (result != PAVE_OK) return result;
    *out = lists_longest(lists.start, lists.count);
    pave_segregation_lists_release(allocator, &lists);
    return PAVE_OK;
}

pave_result pave_segregation_neighbors_max(const pave_ground *ground, int32_t reach,
                                           const pave_allocator *allocator, int32_t *out)
{
    int32_t most;
    assert(ground->graph || ground->window);
    if (reach < 0 || reach > PAVE_REACH_MAX) return PAVE_RANGE;
    const pave_result result =
        pave_segregation_neighbors_find(ground, reach > 0 ? reach : 1, allocator, &most);
    if (result == PAVE_OK) *out = most;
    return result;
}

// ---- Lists by coordinates -----------------------------------------------------------------------

bool pave_segregation_measured(const pave_ground *ground)
{
    const pave_window *window = ground->window;
    if (ground->graph || window->def.wrap || window->gaps || window->def.shape == PAVE_WINDOW_DISK)
        return false;
    return window->grid == PAVE_WINDOW_SQUARES || window->grid == PAVE_WINDOW_HEXAGONS;
}

/// Returns the cells up to `reach` steps away in the row `down` rows below, as offsets from the
/// cell in the same column.
static pave_span reach_row(const pave_ground *ground, int32_t reach, int32_t down)
{
    const int32_t away = down < 0 ? -down : down;
    if (ground->window->grid == PAVE_WINDOW_HEXAGONS)
        return pave_span_of(down < 0 ? -reach - down : -reach, down < 0 ? reach : reach - down);
    if (ground->contact == PAVE_CONTACT_VERTEX) return pave_span_of(-reach, reach);
    return pave_span_of(away - reach, reach - away);
}

/// Like reach_row, for one row of the window as seen from a slot; the result is a range of indices.
static pave_span reach_run(const pave_ground *ground, int32_t reach, int32_t row, int32_t down,
                           int64_t slot)
{
    const pave_window_row *there = &ground->window->rows[row + down];
    const pave_span near = reach_row(ground, reach, down);
    const int64_t first = there->start + slot - there->slot;
    return pave_span_intersection(pave_span_of(first + near.min, first + near.max),
                                  pave_span_of(there->start, there[1].start - 1));
}

/// Lists the neighbours of all cells, row by row. If `to` is NULL, only counts them. Returns their
/// number, or -1 if it exceeds INT32_MAX.
static int64_t reach_rows(const pave_ground *ground, int32_t reach, int32_t *start, int32_t *to)
{
    const pave_window *window = ground->window;
    int64_t total = 0;
    for (int32_t row = 0; row < window->row_count; row++) {
        const int32_t up = row < reach ? row : reach, below = window->row_count - 1 - row,
                      low = below < reach ? below : reach;
        for (int64_t cell = window->rows[row].start; cell < window->rows[row + 1].start; cell++) {
            const int64_t slot = window->rows[row].slot + cell - window->rows[row].start;
            start[cell] = (int32_t)total;
            for (int32_t down = -up; down <= low; down++) {
                const pave_span run = reach_run(ground, reach, row, down, slot);
                for (int64_t near = run.min; to && near <= run.max; near++)
                    if (near != cell) to[total++] = (int32_t)near;
                if (!to) total += (run.max < run.min ? 0 : run.max - run.min + 1) - (down == 0);
            }
            if (total > INT32_MAX) return -1;
        }
    }
    start[window->count] = (int32_t)total;
    return total;
}

static pave_result reach_take(const pave_ground *ground, int32_t reach,
                              const pave_allocator *allocator, pave_segregation_lists *out)
{
    if (ground->window->count > INT32_MAX) return PAVE_RANGE;
    out->count = (int32_t)ground->window->count;
    out->own_start = pave_array_take(allocator, (size_t)out->count + 1, sizeof *out->own_start);
    if (!out->own_start) return PAVE_NO_MEMORY;
    const int64_t total = reach_rows(ground, reach, out->own_start, NULL);
    if (total < 0) return PAVE_RANGE;
    out->own_to = pave_array_take(allocator, (size_t)total, sizeof *out->own_to);
    if (!out->own_to) return PAVE_NO_MEMORY;
    reach_rows(ground, reach, out->own_start, out->own_to);
    out->start = out->own_start;
    out->to = out->own_to;
    return PAVE_OK;
}

pave_result pave_segregation_lists_measure(const pave_ground *ground, int32_t reach,
                                           const pave_allocator *allocator,
                                           pave_segregation_lists *out)
{
    *out = (pave_segregation_lists){0};
    const pave_result result = reach_take(ground, reach, allocator, out);
    if (result != PAVE_OK) pave_segregation_lists_release(allocator, out);
    return result;
}

// ---- Search by steps ----------------------------------------------------------------------------

/// Search for all cells up to `reach` steps away, cell by cell, nearest first. (Breadth-first: E.
/// Moore, "The Shortest Path Through a Maze", 1959.)
typedef struct pave_reach_search {
    const int32_t *start, *to;
    int32_t count, reach;
    int32_t *seen; ///< for each cell, the last cell whose search reached it
    int32_t
        *out; ///< the cells found; NULL: they are only counted, in a queue with an element per cell
    int32_t *queue;
} pave_reach_search;

/// Writes the cells within reach of one cell and returns their number.
static int32_t reach_of(const pave_reach_search *search, int32_t cell, int32_t *out)
{
    int32_t found = 0, first = 0;
    search->seen[cell] = cell;
    for (int32_t step = 0; step < search->reach; step++) {
        const int32_t end = found;
        for (int32_t i = step == 0 ? -1 : first; i < (step == 0 ? 0 : end); i++) {
            const int32_t from = i < 0 ? cell : out[i];
            for (int32_t arc = search->start[from]; arc < search->start[from + 1]; arc++) {
                const int32_t there = search->to[arc];
                if (search->seen[there] == cell) continue;
                search->seen[there] = cell;
                out[found++] = there;
            }
        }
        first = end;
    }
    return found;
}

/// Counts the cells within reach of each cell in `start`. Returns the total, or -1 if it exceeds
/// INT32_MAX.
static int64_t reach_count_all(const pave_reach_search *search, int32_t *start)
{
    int64_t total = 0;
    for (int32_t cell = 0; cell < search->count; cell++) {
        start[cell] = (int32_t)total;
        total += reach_of(search, cell, search->queue);
        if (total > INT32_MAX) return -1;
    }
    start[search->count] = (int32_t)total;
    return total;
}

static void reach_unsee(const pave_reach_search *search)
{
    for (int32_t cell = 0; cell < search->count; cell++) search->seen[cell] = -1;
}

static pave_result reach_fill(const pave_reach_search *search, const pave_allocator *allocator,
                              pave_segregation_lists *out)
{
    reach_unsee(search);
    const int64_t total = reach_count_all(search, out->own_start);
    if (total < 0) return PAVE_RANGE;
    // Allocated with slack: cells are written without a capacity check.
    out->own_to = pave_array_take(allocator, (size_t)total, sizeof *out->own_to);
    if (!out->own_to) return PAVE_NO_MEMORY;
    out->start = out->own_start;
    out->to = out->own_to;
    reach_unsee(search);
    for (int32_t cell = 0; cell < search->count; cell++)
        reach_of(search, cell, out->own_to + out->own_start[cell]);
    return PAVE_OK;
}

/// Replaces lists of neighbours with lists of all cells up to `reach` steps away.
static pave_result reach_make(int32_t reach, const pave_allocator *allocator,
                              pave_segregation_lists *lists)
{
    pave_reach_search search = {
        .start = lists->start, .to = lists->to, .count = lists->count, .reach = reach};
    search.seen = pave_array_take(allocator, (size_t)lists->count, sizeof *search.seen);
    search.queue = pave_array_take(allocator, (size_t)lists->count, sizeof *search.queue);
    lists->own_start =
        pave_array_take(allocator, (size_t)lists->count + 1, sizeof *lists->own_start);
    pave_result result = PAVE_NO_MEMORY;
    if (search.seen && search.queue && lists->own_start)
        result = reach_fill(&search, allocator, lists);
    PAVE_RELEASE(allocator, search.queue, search.seen);
    return result;
}

// ---- Lists --------------------------------------------------------------------------------------

pave_result pave_segregation_lists_make(const pave_ground *ground, int32_t reach,
                                        const pave_allocator *allocator,
                                        pave_segregation_lists *out)
{
    const pave_graph *graph = ground->graph;
    *out = (pave_segregation_lists){0};
    if (!graph) {
        const pave_graph_def def = {.window = ground->window,
                                    .contact = ground->contact,
                                    .corners = PAVE_CORNERS_ONE_WAY,
                                    .no_positions = true,
                                    .no_twins = true,
                                    .no_sides = true};
        const pave_result result = pave_graph_create(&def, allocator, &out->made, NULL);
        if (result != PAVE_OK) return result;
        graph = out->made;
    }
    out->start = graph->start;
    out->to = graph->to;
    out->count = graph->node_count;
    if (reach == 1) return PAVE_OK;
    const pave_result result = reach_make(reach, allocator, out);
    if (result != PAVE_OK) {
        pave_segregation_lists_release(allocator, out);
        return result;
    }
    pave_graph_destroy(out->made);
    out->made = NULL;
    return PAVE_OK;
}

void pave_segregation_lists_release(const pave_allocator *allocator, pave_segregation_lists *lists)
{
    PAVE_RELEASE(allocator, lists->own_to, lists->own_start);
    pave_graph_destroy(lists->made);
    *lists = (pave_segregation_lists){0};
}
