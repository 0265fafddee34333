// cli/grid/grid_walls.c: queries between the walls of a file, on every tiling: paths, sight,
// regions.
#include "grid_cache.h"

#include <stdlib.h>
#include <string.h>

// ---- The ground ---------------------------------------------------------------------------------

/// The inputs of a query.
typedef struct ground {
    const pave_store_ground *on;
    const pave_graph *graph; // NULL if not needed
    pave_search *search;     // NULL if not needed
    const pave_costs *costs; // costs of steps; NULL: 1 each
    pave_costs own;
    int64_t cells[2]; // indices of the query's cells
    int64_t number;   // the number after the first cell
} ground;

typedef enum ground_need { CELLS, GRAPH, SEARCH } ground_need;

/// Returns the index of a cell; -1 if it is outside.
static int64_t number_of(const pave_store_ground *on, pave_cell cell)
{
    if (on->window) return pave_window_wrapped(on->window, cell);
    return cell.q < on->count ? cell.q : -1;
}

/// Returns the cell with an index.
static pave_cell cell_of(const pave_store_ground *on, int64_t number)
{
    return on->window ? pave_window_cell(on->window, number) : pave_cell_of((int32_t)number, 0);
}

/// Returns whether a cell is impassable.
static bool is_closed(const pave_store_ground *on, int64_t number)
{
    return on->window ? pave_mask_cell(on->closed, number) : on->costs[number] < 0;
}

/// Returns the ground that the query refers to. On failure returns NULL and sets the error in the
/// answer.
static const pave_store_ground *ground_of(const grid_call *call, grid_answer *answer)
{
    const grid_ground_options *options = &call->options->ground;
    const bool numbered = call->kind == &grid_numbered;
    if (!options->on) {
        grid_wrong(answer,
                   "%s needs --on FILE, a ground such as a mask, whose window limits the moves; "
                   "docs/grounds.md lists all kinds",
                   grid_queries[call->query].name);
        return NULL;
    }
    const pave_store_ground *on = grid_cache_ground(
        call->options->cache, options, numbered ? NULL : grid_tiling(call->kind), answer);
    if (!numbered || !on || !on->window) return on;
    grid_wrong(answer, "--on: %s is a %s of the grid %s; use that grid instead of cells",
               options->on, on->what, on->window->tiling->name);
    return NULL;
}

// Finds the indices of the query's leading cells, `A B`. Returns false and sets the error in the
// answer if one is outside.
static bool find_cells(const grid_call *call, ground *out, grid_answer *answer)
{
    for (int i = 0; i < 2 && call->arguments[i].is_part; i++) {
        out->cells[i] = number_of(out->on, call->arguments[i].part.at);
        if (out->cells[i] < 0)
            return grid_wrong(answer, "%c is outside the %s of %s",
                              grid_queries[call->query].arguments[2 * i],
                              out->on->window ? "window" : "cells", call->options->ground.on);
    }
    return true;
}

// Opens the inputs of the query. Returns false with the error in the answer.
static bool open_ground(const grid_call *call, ground_need need, ground *out, grid_answer *answer)
{
    const pave_move_corners corners = (pave_move_corners)call->options->corners;
    grid_cache *cache = call->options->cache;
    *out = (ground){.on = ground_of(call, answer), .number = call->arguments[1].number};
    if (!out->on || !find_cells(call, out, answer)) return false;
    if (need == SEARCH && call->metric != PAVE_TRI_EDGE_STEPS) {
        out->search = grid_moves_open(cache, call->metric, corners, &out->costs, answer);
        return out->search != NULL;
    }
    if (out->on->costs) {
        out->own = (pave_costs){.enter = out->on->costs, .least = out->on->least};
        out->costs = &out->own;
    }
    if (need >= GRAPH && !(out->graph = grid_graph_open(cache, call->contact, corners, answer)))
        return false;
    return need < SEARCH ||
           (out->search = grid_search_open(cache, call->contact, corners, answer)) != NULL;
}

// Handles the library's result: sets the answer to "no" if nothing was found. Returns whether to
// continue.
static bool is_found(const grid_call *call, pave_result result, grid_answer *answer)
{
    if (result == PAVE_OK) return true;
    if (result == PAVE_NO_MEMORY) return grid_failed(answer, "out of memory");
    if (result != PAVE_NOT_FOUND)
        return grid_wrong(answer, "%s",
                          call->query == GRID_SIGHT
                              ? "A and B are too far apart; choose closer cells"
                              : "the cost exceeds 2147483646; give smaller costs");
    answer->kind = GRID_BOOL;
    answer->yes = false;
    answer->code = CLI_NO;
    return false;
}

// ---- Lists of cells -----------------------------------------------------------------------------

/// A library function that lists nodes, with the capacity protocol.
typedef pave_result list_run(const ground *on, int32_t *out, int64_t capacity, int64_t *count);

// Calls `list` until its result fits in *out, which the caller frees.
static pave_result run_list(const ground *on, list_run *list, int32_t **out, int64_t *count)
{
    void *room = NULL;
    int64_t capacity = 0;
    pave_result result;
    while ((result = list(on, room, capacity, count)) == PAVE_CAPACITY) {
        if (!grid_grow(&room, &capacity, *count, sizeof **out)) {
            result = PAVE_NO_MEMORY;
            break;
        }
    }
    *out = room;
    return result;
}

static pave_result list_path(const ground *on, int32_t *out, int64_t capacity, int64_t *count)
{
    pave_path path;
    pave_result result = pave_search_path(on->search, (int32_t)on->cells[0], (int32_t)on->cells[1],
                                          on->costs, out, capacity, &path);
    *count = path.count;
    return result;
}

static pave_result list_reach(const ground *on, int32_t *out, int64_t capacity, int64_t *count)
{
    pave_reached *reached = malloc(((size_t)capacity + 1) * sizeof *reached);
    pave_result result =
        reached ? pave_search_reach(on->search, (int32_t)on->cells[0], (int32_t)on->number,
                                    on->costs, reached, capacity, count)
                : PAVE_NO_MEMORY;
    for (int64_t i = 0; result == PAVE_OK && i < *count; i++) out[i] = reached[i].node;
    free(reached);
    return result;
}

void grid_list(const grid_call *call, grid_answer *answer)
{
    ground on;
    int32_t *found = NULL;
    int64_t count = 0;
    if (!open_ground(call, SEARCH, &on, answer)) return;
    answer->kind = GRID_PARTS;
    answer->part_kind = GRID_FACE;
    list_run *list = call->query == GRID_PATH ? list_path : list_reach;
    if (is_found(call, run_list(&on, list, &found, &count), answer))
        for (int64_t i = 0; i < count; i++) grid_add(answer, GRID_FACE, cell_of(on.on, found[i]));
    free(found);
}

// ---- A number for each cell ---------------------------------------------------------------------

// Opens the ground and allocates the numbers of the answer. On failure returns NULL and sets the
// error in the answer.
static int32_t *open_numbers(const grid_call *call, ground_need need, ground *on,
                             grid_answer *answer)
{
    return open_ground(call, need, on, answer) ? grid_add_numbers(answer, on->on->count) : NULL;
}

void grid_field(const grid_call *call, grid_answer *answer)
{
    ground on;
    int32_t *distances = open_numbers(call, SEARCH, &on, answer);
    if (!distances) return;
    int32_t source = (int32_t)on.cells[0];
    pave_result result = pave_search_field(on.search, &source, 1, on.costs, distances, NULL);
    if (!is_found(call, result, answer)) return;
    for (int64_t i = 0; i < answer->count; i++)
        distances[i] = distances[i] == PAVE_FAR ? -1 : distances[i];
}

void grid_components(const grid_call *call, grid_answer *answer)
{
    ground on;
    int32_t *labels = open_numbers(call, CELLS, &on, answer);
    if (!labels) return;
    answer->counts = true;
    if (on.on->window) {
        is_found(call, pave_mask_components(on.on->closed, NULL, labels, NULL), answer);
        return;
    }
    const pave_ground graph = pave_ground_of_graph(on.on->graph);
    int32_t *open = malloc((size_t)answer->count * sizeof *open);
    for (int64_t i = 0; open && i < answer->count; i++) open[i] = !is_closed(on.on, i);
    is_found(call,
             open ? pave_label_components(&graph, open, false, NULL, labels, NULL) : PAVE_NO_MEMORY,
             answer);
    for (int64_t i = 0; i < answer->count; i++) labels[i]--;
    free(open);
}

// ---- Sight --------------------------------------------------------------------------------------

void grid_sight(const grid_call *call, grid_answer *answer)
{
    ground on;
    bool seen = false;
    if (!open_ground(call, CELLS, &on, answer)) return;
    pave_result result = pave_line_of_sight(on.on->walls, call->arguments[0].part.at,
                                            call->arguments[1].part.at, &seen);
    answer->kind = GRID_BOOL;
    answer->yes = seen;
    answer->code = seen ? CLI_DONE : CLI_NO;
    is_found(call, result, answer);
}

/// Maximum radius if the window wraps, because all images of its cells are examined.
enum { WRAPPED_VIEW_MAX = 1000 };

// Fills *room, which the caller frees, with the indices of the visible cells; `table` may be NULL.
static pave_result run_view(const ground *on, const pave_sight *table, int32_t radius,
                            int32_t metric, void **room, int64_t *count)
{
    int64_t capacity = 0;
    for (;;) {
        pave_result result =
            table ? pave_field_of_view(table, on->on->walls, on->cells[0], *room, capacity, count)
                  : pave_field_of_view_far(
                        &(pave_view_def){on->on->walls, on->cells[0], radius, metric}, NULL, *room,
                        capacity, count, NULL);
        if (result != PAVE_CAPACITY) return result;
        if (!grid_grow(room, &capacity, *count, sizeof(int64_t))) return PAVE_NO_MEMORY;
    }
}

void grid_view(const grid_call *call, grid_answer *answer)
{
    ground on;
    int32_t radius = (int32_t)call->arguments[1].number,
            metric = (int32_t)call->arguments[2].number;
    const pave_sight *table = NULL;
    if (!open_ground(call, CELLS, &on, answer)) return;
    if (on.on->window->def.wrap && radius > WRAPPED_VIEW_MAX) {
        grid_wrong(answer,
                   "K: %d is out of range; where the window wraps, give a number from 0 to %d",
                   (int)radius, (int)WRAPPED_VIEW_MAX);
        return;
    }
    if (!grid_sight_open(call->options->cache, on.on->window->tiling, radius, metric, &table,
                         answer))
        return;
    void *room = NULL;
    int64_t count = 0;
    pave_result result = run_view(&on, table, radius, metric, &room, &count);
    if (result == PAVE_RANGE)
        grid_wrong(answer, "K: some cells within %d are beyond the limits; give a smaller number",
                   (int)radius);
    else if (is_found(call, result, answer))
        for (int64_t i = 0; i < count; i++)
            grid_add(answer, GRID_FACE,
                     pave_window_cell(on.on->window, ((const int64_t *)room)[i]));
    free(room);
}

// ---- The window ---------------------------------------------------------------------------------

void grid_cells(const grid_call *call, grid_answer *answer)
{
    ground on;
    answer->kind = GRID_PARTS;
    answer->part_kind = GRID_FACE;
    if (!open_ground(call, CELLS, &on, answer) || !grid_reserve(answer, on.on->window->count))
        return;
    pave_window_walk walk = pave_window_begin(on.on->window);
    while (pave_window_next(&walk)) grid_add(answer, GRID_FACE, walk.cell);
}

void grid_index(const grid_call *call, grid_answer *answer)
{
    ground on;
    answer->kind = GRID_VALUE;
    if (open_ground(call, CELLS, &on, answer)) answer->number = on.cells[0];
}

// ---- Cells with numbers -------------------------------------------------------------------------

static void beside(const grid_call *call, grid_answer *answer)
{
    ground on;
    answer->kind = GRID_PARTS;
    answer->part_kind = GRID_FACE;
    if (!open_ground(call, GRAPH, &on, answer)) return;
    const int32_t *start = on.graph->start + on.cells[0];
    for (int32_t arc = start[0]; arc < start[1]; arc++) {
        const int32_t to = on.graph->to[arc];
        int64_t i = 0; // lists a neighbour that shares several sides only once
        while (i < answer->count && answer->cells[i].q != to) i++;
        if (i == answer->count) grid_add(answer, GRID_FACE, pave_cell_of(to, 0));
    }
}

static void place(const grid_call *call, grid_answer *answer)
{
    ground on;
    if (open_ground(call, GRAPH, &on, answer))
        grid_add_point(answer, on.graph->positions[on.cells[0]]);
    answer->kind = GRID_POINT;
}

static pave_result read_number(const grid_kind *grid, const char *text, pave_cell *out)
{
    int64_t number;
    (void)grid;
    const cli_reading reading = cli_read_number(text, 0, INT32_MAX - 1, &number);
    if (reading == CLI_READ) *out = pave_cell_of((int32_t)number, 0);
    return reading == CLI_READ ? PAVE_OK : reading == CLI_TOO_FAR ? PAVE_RANGE : PAVE_INVALID;
}

const grid_kind grid_numbered = {
    .name = "cells",
    .parts = {[GRID_FACE] = {"#", read_number, NULL}},
    .metrics = "steps|euclid",
    .contacts = {"edge", "steps"},
    .run = {[GRID_NEIGHBORS] = beside,
            [GRID_WORLD] = place,
            [GRID_PATH] = grid_list,
            [GRID_REACH] = grid_list,
            [GRID_FIELD] = grid_field,
            [GRID_COMPONENTS] = grid_components},
};
