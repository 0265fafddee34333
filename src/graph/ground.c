/// src/graph/ground.c: grounds: their graphs, the implicit neighbours of cells, and rims.
#include "../base/exact.h"

#include "../base/bits.h"
#include "../base/memory.h"
#include "graph_parts.h"
#include "ground_near.h"

#include <string.h>

pave_vec2 pave_ground_position(const pave_ground *ground, int32_t cell)
{
    assert(cell >= 0 && cell < pave_ground_count(*ground));
    if (ground->graph)
        return ground->graph->positions ? ground->graph->positions[cell] : (pave_vec2){0, 0};
    pave_layout layout;
    pave_result result = pave_tiling_layout(ground->window->tiling, NULL, &layout, NULL);
    assert(result == PAVE_OK);
    (void)result;
    return pave_tiling_face_point(ground->window->tiling, &layout,
                                  pave_window_cell(ground->window, cell));
}

pave_result pave_ground_graph(const pave_ground *ground, const pave_allocator *allocator,
                              const pave_graph **out, pave_graph **made, pave_error *error)
{
    assert(ground->graph || ground->window);
    *made = NULL;
    *out = ground->graph;
    if (ground->graph) return PAVE_OK;
    pave_graph_def def = {.window = ground->window, .contact = ground->contact};
    pave_result result = pave_graph_create(&def, allocator, made, error);
    *out = *made;
    return result;
}

// ---- Creation -----------------------------------------------------------------------------------

/// Returns whether the steps of a tiling are the neighbours in a window. With edge contact they
/// always are. With vertex contact they are only on squares, whose steps around corners are listed,
/// and on hexagons, where no two cells share only a corner.
static bool near_by_steps(const pave_window *window, pave_contact contact)
{
    return contact == PAVE_CONTACT_EDGE || window->grid == PAVE_WINDOW_SQUARES ||
           window->grid == PAVE_WINDOW_HEXAGONS;
}

/// Lists the steps of a tiling across sides.
static pave_result near_sides(pave_near *near)
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
    near->shown.face_start = tiling->side_start;
    near->shown.most = tiling->sides_max;
    return PAVE_OK;
}

static size_t near_step_count(const pave_near *near)
{
    return (size_t)near->shown.face_start[near->window->face_count];
}

static pave_result near_take_rows(pave_near *near)
{
    size_t steps = near_step_count(near);
    near->rows = pave_array_allocate(&near->allocator, 1, sizeof *near->rows);
    if (!near->rows) return PAVE_NO_MEMORY;
    near->rows->now = &near->rows->empty;
    near->shown.row = &near->rows->now;
    if (near->window->gaps) return PAVE_OK;
    near->offsets =
        pave_array_take(&near->allocator, PAVE_NEAR_ROWS * steps, sizeof *near->offsets);
    if (!near->offsets) return PAVE_NO_MEMORY;
    for (size_t i = 0; i < PAVE_NEAR_ROWS; i++) {
        int32_t *offsets = near->offsets + i * steps;
        near->rows->rows[i] =
            (pave_near_row){.shown = {.offsets = offsets}, .offsets = offsets, .row = -1};
    }
    return PAVE_OK;
}

static pave_result near_window(pave_near *near, pave_contact contact)
{
    const pave_tiling *tiling = near->window->tiling;
    if (contact == PAVE_CONTACT_EDGE) {
        pave_result result = near_sides(near);
        if (result != PAVE_OK) return result;
    } else {
        near->steps = tiling->touching;
        near->shown.face_start = tiling->touching_start;
        near->shown.most = tiling->touching_max;
        near->diagonals = near->window->grid == PAVE_WINDOW_SQUARES;
    }
    near->shown.face_count = near->window->face_count;
    near->shown.list =
        pave_array_take(&near->allocator, (size_t)near->shown.most, sizeof *near->shown.list);
    return near->shown.list ? near_take_rows(near) : PAVE_NO_MEMORY;
}

static pave_result near_graph(pave_near *near, const pave_ground *ground)
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
    const int32_t *start = near->shown.start = near->graph->start;
    near->shown.to = near->graph->to;
    for (int32_t i = 0; i < near->shown.cell_count; i++)
        if (start[i + 1] - start[i] > near->shown.most) near->shown.most = start[i + 1] - start[i];
    return PAVE_OK;
}

pave_result pave_near_begin(const pave_ground *ground, const pave_allocator *allocator,
                            pave_near *near)
{
    *near = (pave_near){.window = ground->graph ? ground->graph->window : ground->window};
    near->allocator = pave_allocator_or_default(allocator);
    if (pave_ground_count(*ground) > INT32_MAX) return PAVE_RANGE;
    if (!ground->graph && (int)ground->contact != PAVE_CONTACT_EDGE &&
        (int)ground->contact != PAVE_CONTACT_VERTEX)
        return PAVE_RANGE;
    near->shown.cell_count = (int32_t)pave_ground_count(*ground);
    bool steps = !ground->graph && near_by_steps(ground->window, ground->contact);
    pave_result result = steps ? near_window(near, ground->contact) : near_graph(near, ground);
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
    const pave_allocator *allocator = &near->allocator;
    PAVE_RELEASE(allocator, near->rows, near->offsets, near->shown.list, near->own_steps);
    pave_graph_destroy(near->made);
    *near = (pave_near){0};
}

pave_result pave_neighbors_create(const pave_ground *ground, const pave_allocator *allocator,
                                  pave_neighbors **out, pave_error *error)
{
    pave_near *near = pave_array_allocate(allocator, 1, sizeof *near);
    *out = NULL;
    assert(ground->graph || ground->window);
    pave_result result = near ? pave_near_begin(ground, allocator, near) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) {
        *out = &near->shown;
        return PAVE_OK;
    }
    pave_array_release(allocator, near);
    return PAVE_FAIL(error, result,
                     result == PAVE_RANGE
                         ? "a ground has at most INT32_MAX cells and arcs, and its contact must be "
                           "an enumerator: use a smaller window, or contact across edges"
                         : "not enough memory for the neighbours of that ground");
}

void pave_neighbors_destroy(pave_neighbors *neighbors)
{
    if (!neighbors) return;
    pave_near *near = (pave_near *)(void *)neighbors;
    pave_allocator allocator = near->allocator;
    pave_near_end(near);
    pave_array_release(&allocator, near);
}

static int32_t near_index(const pave_window *window, pave_cell cell)
{
    int64_t index = pave_window_index(window, cell);
    return (int32_t)(index < 0 && window->def.wrap ? pave_window_wrapped(window, cell) : index);
}

/// Computes neighbours step by step, for cells near the ends of rows.
static int32_t near_by_cells(const pave_near *near, int32_t cell)
{
    const pave_window *window = near->window;
    pave_cell at = pave_window_cell(window, cell);
    int32_t count = 0;
    for (int32_t i = near->shown.face_start[at.s]; i < near->shown.face_start[at.s + 1]; i++) {
        const pave_tiling_step *step = &near->steps[i];
        int32_t there = near_index(window, (pave_cell){at.q + step->q, at.r + step->r, step->s});
        if (there < 0 || there == cell) continue;
        if (near->diagonals && step->q && step->r &&
            near_index(window, (pave_cell){at.q + step->q, at.r, 0}) < 0 &&
            near_index(window, (pave_cell){at.q, at.r + step->r, 0}) < 0)
            continue;
        near->shown.list[count++] = there;
    }
    return count;
}

/// Computes the index offsets to the neighbours of a row's cells from slot and row differences.
static void near_read_row(const pave_near *near, int32_t row, pave_near_row *made)
{
    const pave_window *window = near->window;
    const pave_window_row *here = &window->rows[row];
    int64_t faces = window->face_count;
    pave_neighbors_row *out = &made->shown;
    made->row = row;
    out->first = here->start;
    out->end = here[1].start;
    out->phase = pave_floor_modulo(here->slot - here->start, faces);
    for (int32_t s = 0; s < faces; s++)
        for (int32_t i = near->shown.face_start[s]; i < near->shown.face_start[s + 1]; i++) {
            const pave_tiling_step *step = &near->steps[i];
            const pave_window_row *there = here + step->r;
            if (row + step->r < 0 || row + step->r >= window->row_count) {
                out->end = out->first;
                return;
            }
            int64_t delta = there->start - there->slot + step->q * faces + step->s - s +
                            here->slot - here->start;
            made->offsets[i] = (int32_t)delta;
            if (there->start - delta > out->first) out->first = there->start - delta;
            if (there[1].start - delta < out->end) out->end = there[1].start - delta;
        }
}

const int32_t *pave_neighbors_find(const pave_neighbors *neighbors, int32_t cell, int32_t *count)
{
    const pave_near *near = (const pave_near *)(const void *)neighbors;
    if (near->offsets) {
        int32_t number = pave_window_row_of(near->window, cell);
        pave_near_row *row = &near->rows->rows[number % PAVE_NEAR_ROWS];
        if (row->row != number) near_read_row(near, number, row);
        near->rows->now = &row->shown;
        if (cell >= row->shown.first && cell < row->shown.end)
            return pave_neighbors_list(neighbors, cell, count);
    }
    *count = near_by_cells(near, cell);
    return near->shown.list;
}

// ---- Rims of windows ----------------------------------------------------------------------------

/// Marks cells with fewer neighbours than sides. In rows without gaps, only cells outside the inner
/// range need to be tested.
static pave_result ground_rim_of_window(const pave_near *of, bool *rim)
{
    const pave_window *window = of->window;
    pave_ground ground = pave_ground_of_window(window);
    pave_near near;
    if (window->def.wrap || window->count == 0) return PAVE_OK;
    pave_result result = pave_near_begin(&ground, &of->allocator, &near);
    if (result != PAVE_OK) return result;
    for (int32_t row = 0; row < window->row_count; row++) {
        for (int64_t i = window->rows[row].start; i < window->rows[row + 1].start; i++) {
            int32_t count;
            (void)pave_near_list(&near, (int32_t)i, &count);
            rim[i] = count < pave_tiling_side_count(window->tiling, pave_window_cell(window, i).s);
            const pave_neighbors_row *now = near.rows->now;
            if (near.rows->rows[row % PAVE_NEAR_ROWS].row == row &&
                now == &near.rows->rows[row % PAVE_NEAR_ROWS].shown && i + 1 == now->first &&
                now->end > i + 1)
                i = now->end - 1;
        }
    }
    pave_near_end(&near);
    return PAVE_OK;
}

// ---- Rims of planar graphs ----------------------------------------------------------------------

/// Returns the next arc of a walk around a face: at each node, the arc that precedes the reverse of
/// the current arc.
static int32_t ground_rim_turn(const pave_graph *graph, int32_t arc, int32_t *node)
{
    *node = graph->to[arc];
    arc = graph->twin[arc];
    return arc > graph->start[*node] ? arc - 1 : graph->start[*node + 1] - 1;
}

/// Returns twice the area enclosed by a walk, positive if clockwise on screen. Marks the arcs of
/// the walk.
static double ground_rim_walk(const pave_graph *graph, int32_t node, int32_t arc, uint64_t *walked)
{
    double area = 0;
    pave_vec2 origin = graph->positions[node];
    while (!pave_bits_test(walked, arc)) {
        pave_vec2 a = graph->positions[node], b = graph->positions[graph->to[arc]];
        area += (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y);
        pave_bits_set(walked, arc);
        arc = ground_rim_turn(graph, arc, &node);
    }
    return area;
}

static void ground_rim_mark(const pave_graph *graph, int32_t node, int32_t first, bool *rim)
{
    int32_t arc = first;
    do {
        rim[node] = true;
        arc = ground_rim_turn(graph, arc, &node);
    } while (arc != first);
}

/// Marks the nodes on walks around the outside. Such walks have the opposite orientation to walks
/// around faces or, for trees, zero area.
static pave_result ground_rim_of_graph(const pave_near *near, bool *rim)
{
    const pave_graph *graph = near->graph;
    size_t words = pave_bits_words(graph->arc_count);
    uint64_t *walked = pave_array_allocate(&near->allocator, words, sizeof *walked);
    if (!walked) return PAVE_NO_MEMORY;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (graph->start[node] == graph->start[node + 1]) rim[node] = true;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++)
            if (!pave_bits_test(walked, arc) && ground_rim_walk(graph, node, arc, walked) <= 0)
                ground_rim_mark(graph, node, arc, rim);
    }
    pave_array_release(&near->allocator, walked);
    return PAVE_OK;
}

pave_result pave_near_rim(const pave_near *near, bool *rim)
{
    if (near->window) return ground_rim_of_window(near, rim);
    const bool *known = pave_graph_rim(near->graph);
    for (int32_t node = 0; known && node < near->graph->node_count; node++) rim[node] = known[node];
    if (known) return PAVE_OK;
    return near->graph->twin && near->graph->positions ? ground_rim_of_graph(near, rim) : PAVE_OK;
}

// ---- Depths -------------------------------------------------------------------------------------

/// Marks the cells that touch the outside of the window in at least a vertex.
static void ground_touch_rim(const pave_window *window, bool *rim)
{
    pave_window_walk walk = pave_window_begin(window);
    while (!window->def.wrap && pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_touching_count(window->tiling, walk.cell.s); k++)
            if (!pave_window_contains(window, pave_tiling_touching(window->tiling, walk.cell, k)))
                rim[walk.index] = true;
}

/// Breadth-first search from the rim. `queue` must have one element per cell.
static void ground_depths_find(const pave_near *near, const bool *rim, int32_t *queue, int32_t *out)
{
    int32_t end = 0;
    for (int32_t cell = 0; cell < near->shown.cell_count; cell++) {
        out[cell] = rim[cell];
        if (rim[cell]) queue[end++] = cell;
    }
    for (int32_t i = 0; i < end; i++) {
        int32_t count;
        const int32_t *to = pave_near_list(near, queue[i], &count);
        for (int32_t k = 0; k < count; k++) {
            if (out[to[k]] != 0) continue;
            out[to[k]] = out[queue[i]] + 1;
            queue[end++] = to[k];
        }
    }
}

static pave_result ground_depths_of(const pave_ground *ground, const pave_allocator *allocator,
                                    int32_t *out)
{
    pave_near near;
    pave_result result = pave_near_begin(ground, allocator, &near);
    if (result != PAVE_OK) return result;
    const size_t cells = (size_t)near.shown.cell_count;
    bool *rim = pave_array_allocate(allocator, cells, sizeof *rim);
    int32_t *queue = pave_array_take(allocator, cells, sizeof *queue);
    result = rim && queue ? pave_near_rim(&near, rim) : PAVE_NO_MEMORY;
    const pave_contact contact = ground->graph ? ground->graph->contact : ground->contact;
    if (result == PAVE_OK && near.window && contact == PAVE_CONTACT_VERTEX)
        ground_touch_rim(near.window, rim);
    if (result == PAVE_OK) ground_depths_find(&near, rim, queue, out);
    PAVE_RELEASE(allocator, queue, rim);
    pave_near_end(&near);
    return result;
}

pave_result pave_ground_depths(const pave_ground *ground, const pave_allocator *allocator,
                               int32_t *out, pave_error *error)
{
    const pave_result result = ground_depths_of(ground, allocator, out);
    return result == PAVE_OK ? PAVE_OK : PAVE_FAIL(error, result, "%s", pave_result_text(result));
}
