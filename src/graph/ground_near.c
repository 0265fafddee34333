/// src/graph/ground_near.c: who is next to a cell of a ground.
#include "../base/exact.h"

#include "../base/memory.h"
#include "ground_near.h"

// ---- Making -------------------------------------------------------------------------------------

/// Whether the steps of a tiling, one by one, tell who is next to whom in a window: across edges
/// always; round corners only where a corner is the business of squares, or where no two hexagons
/// share only that.
static bool pave_near_by_steps(const pave_window *window, pave_contact contact)
{
    return contact == PAVE_CONTACT_EDGE || window->grid == PAVE_WINDOW_SQUARES ||
           window->grid == PAVE_WINDOW_HEXAGONS;
}

/// The sides of a tiling as steps.
static pave_result pave_near_sides(pave_near *near)
{
    const pave_tiling *tiling = near->window->tiling;
    near->own_count = tiling->side_start[tiling->face_count];
    near->own_steps =
        pave_array_take(&near->allocator, (size_t)near->own_count, sizeof *near->own_steps);
    if (!near->own_steps) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < near->own_count; i++)
        near->own_steps[i] =
            (pave_tiling_step){tiling->sides[i].q, tiling->sides[i].r, tiling->sides[i].s};
    near->steps = near->own_steps;
    near->start = tiling->side_start;
    near->most = tiling->sides_max;
    return PAVE_OK;
}

static size_t pave_near_step_count(const pave_near *near)
{
    return (size_t)near->start[near->window->face_count];
}

static pave_result pave_near_take_cache(pave_near *near)
{
    size_t steps = pave_near_step_count(near);
    if (near->window->gaps) return PAVE_OK;
    near->deltas = pave_array_take(&near->allocator, PAVE_NEAR_ROWS * steps, sizeof *near->deltas);
    near->cache = pave_array_allocate(&near->allocator, 1, sizeof *near->cache);
    if (!near->deltas || !near->cache) return PAVE_NO_MEMORY;
    for (size_t i = 0; i < PAVE_NEAR_ROWS; i++)
        near->cache->rows[i] = (pave_near_row){.row = -1, .deltas = near->deltas + i * steps};
    near->cache->now = near->cache->rows;
    return PAVE_OK;
}

static pave_result pave_near_window(pave_near *near, pave_contact contact)
{
    const pave_tiling *tiling = near->window->tiling;
    if (contact == PAVE_CONTACT_EDGE) {
        pave_result result = pave_near_sides(near);
        if (result != PAVE_OK) return result;
    } else {
        near->steps = tiling->touching;
        near->start = tiling->touching_start;
        near->most = tiling->touching_max;
        near->diagonals = near->window->grid == PAVE_WINDOW_SQUARES;
    }
    near->room = pave_array_take(&near->allocator, (size_t)near->most, sizeof *near->room);
    return near->room ? pave_near_take_cache(near) : PAVE_NO_MEMORY;
}

static pave_result pave_near_graph(pave_near *near, const pave_ground *ground)
{
    if (ground->graph) {
        near->graph = ground->graph;
    } else {
        pave_graph_def def = {.window = ground->window,
                              .contact = ground->contact,
                              .no_positions = true,
                              .no_twins = true,
                              .no_sides = true};
        pave_result result = pave_graph_create(&def, &near->allocator, &near->made, NULL);
        if (result != PAVE_OK) return result;
        near->graph = near->made;
    }
    const int32_t *start = near->graph->start;
    for (int32_t i = 0; i < near->cells; i++)
        if (start[i + 1] - start[i] > near->most) near->most = start[i + 1] - start[i];
    return PAVE_OK;
}

pave_result pave_near_begin(const pave_ground *ground, const pave_allocator *allocator,
                            pave_near *near)
{
    *near = (pave_near){.window = ground->graph ? ground->graph->window : ground->window};
    near->allocator = pave_allocator_or_default(allocator);
    if (pave_ground_count(*ground) > INT32_MAX) return PAVE_RANGE;
    near->cells = (int32_t)pave_ground_count(*ground);
    bool steps = !ground->graph && pave_near_by_steps(ground->window, ground->contact);
    pave_result result =
        steps ? pave_near_window(near, ground->contact) : pave_near_graph(near, ground);
    if (near->window) {
        pave_result made = pave_tiling_layout(near->window->tiling, NULL, &near->layout, NULL);
        assert(made == PAVE_OK);
        (void)made;
    }
    if (result != PAVE_OK) pave_near_end(near);
    return result;
}

void pave_near_end(pave_near *near)
{
    if (near->cache) pave_array_release(&near->allocator, near->cache, 1, sizeof *near->cache);
    if (near->deltas)
        pave_array_release(&near->allocator, near->deltas,
                           PAVE_NEAR_ROWS * pave_near_step_count(near), sizeof *near->deltas);
    if (near->room)
        pave_array_release(&near->allocator, near->room, (size_t)near->most, sizeof *near->room);
    if (near->own_steps)
        pave_array_release(&near->allocator, near->own_steps, (size_t)near->own_count,
                           sizeof *near->own_steps);
    pave_graph_destroy(near->made);
    *near = (pave_near){0};
}

// ---- Windows ------------------------------------------------------------------------------------

static int32_t pave_near_index(const pave_window *window, pave_cell cell)
{
    int64_t index = pave_window_index(window, cell);
    return (int32_t)(index < 0 && window->def.wrap ? pave_window_wrapped(window, cell) : index);
}

/// Step by step, for cells whose neighbours may lie beyond the rows.
static int32_t pave_near_by_cells(const pave_near *near, int32_t cell)
{
    const pave_window *window = near->window;
    pave_cell at = pave_window_cell(window, cell);
    int32_t count = 0;
    for (int32_t i = near->start[at.s]; i < near->start[at.s + 1]; i++) {
        const pave_tiling_step *step = &near->steps[i];
        int32_t there =
            pave_near_index(window, (pave_cell){at.q + step->q, at.r + step->r, step->s});
        if (there < 0 || there == cell) continue;
        if (near->diagonals && step->q && step->r &&
            pave_near_index(window, (pave_cell){at.q + step->q, at.r, 0}) < 0 &&
            pave_near_index(window, (pave_cell){at.q, at.r + step->r, 0}) < 0)
            continue;
        near->room[count++] = there;
    }
    return count;
}

/// Finds how far on the neighbours of a row's cells lie: what slots and rows differ by.
static void pave_near_read_row(const pave_near *near, int32_t row, pave_near_row *out)
{
    const pave_window *window = near->window;
    const pave_window_row *here = &window->rows[row];
    int64_t faces = window->face_count;
    out->row = row;
    out->first = here->start;
    out->end = here[1].start;
    out->phase = pave_floor_modulo(here->slot - here->start, faces);
    for (int32_t s = 0; s < faces; s++)
        for (int32_t i = near->start[s]; i < near->start[s + 1]; i++) {
            const pave_tiling_step *step = &near->steps[i];
            const pave_window_row *there = here + step->r;
            if (row + step->r < 0 || row + step->r >= window->row_count) {
                out->end = out->first;
                return;
            }
            int64_t delta = there->start - there->slot + step->q * faces + step->s - s +
                            here->slot - here->start;
            out->deltas[i] = (int32_t)delta;
            if (there->start - delta > out->first) out->first = there->start - delta;
            if (there[1].start - delta < out->end) out->end = there[1].start - delta;
        }
}

int32_t pave_near_of_window(const pave_near *near, int32_t cell)
{
    if (near->cache) {
        int32_t number = pave_window_row_of(near->window, cell), count;
        pave_near_row *row = &near->cache->rows[number % PAVE_NEAR_ROWS];
        if (row->row != number) pave_near_read_row(near, number, row);
        near->cache->now = row;
        if (cell >= row->first && cell < row->end) {
            (void)pave_near_list(near, cell, &count);
            return count;
        }
    }
    return pave_near_by_cells(near, cell);
}
