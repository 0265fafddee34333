// cli/grid_other.c: what queries of all other tilings answer: cairo, snub-square, FILE.json.
#include "grid_cache.h"

#include <stdlib.h>

static pave_result read_face(const grid_kind *grid, const char *text, pave_cell *out) { return pave_tiling_face_read(grid->own_tiling, text, out); }

static pave_cell cell_of(const grid_call *call) { return call->arguments[0].part.at; }

static void neighbors(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = call->kind->own_tiling;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell_of(call).s); k++)
        grid_add(answer, GRID_FACE, pave_tiling_neighbors(tiling, cell_of(call), k));
}

static void touching(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = call->kind->own_tiling;
    for (int k = 0; k < pave_tiling_touching_count(tiling, cell_of(call).s); k++)
        grid_add(answer, GRID_FACE, pave_tiling_touching(tiling, cell_of(call), k));
}

// ---- Places -----------------------------------------------------------------------------------------------------------------

static void corners(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    const pave_tiling *tiling = call->kind->own_tiling;
    if (!grid_layout(call, &layout, answer))
        return;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell_of(call).s); k++)
        grid_add_point(answer, pave_tiling_corner_point(tiling, &layout, cell_of(call), k));
}

static void world(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    if (!grid_layout(call, &layout, answer))
        return;
    grid_add_point(answer, pave_tiling_face_point(call->kind->own_tiling, &layout, cell_of(call)));
    answer->kind = GRID_POINT;
}

static void at(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    if (!grid_layout(call, &layout, answer))
        return;
    pave_cell cell = pave_tiling_face_at(call->kind->own_tiling, &layout, call->arguments[0].point);
    if (grid_within(answer, cell))
        grid_add(answer, GRID_FACE, cell);
}

// ---- Distance ---------------------------------------------------------------------------------------------------------------
// There is no formula: it is searched for in a parallelogram round A and B. A way that leaves it goes at least `margin` unit cells away and back,
// so what is found is the distance if no such way can be shorter; otherwise the parallelogram is made large enough.

/// No search has more cells.
#ifndef SEARCH_CELLS_MAX // fuzzers are content with fewer
#define SEARCH_CELLS_MAX INT64_C(4000000)
#endif

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

// How many unit cells a step goes at most.
static int64_t reach_of(const pave_tiling *tiling)
{
    int64_t reach = 1;
    for (int32_t i = 0; i < tiling->side_start[tiling->face_count]; i++)
        reach = most(reach, most(labs(tiling->sides[i].q), labs(tiling->sides[i].r)));
    return reach;
}

// The length of the shortest way inside a window, from a to b.
static pave_result search_window(const pave_window_def *def, pave_cell a, pave_cell b, int32_t *out)
{
    pave_window *window = NULL;
    pave_graph *graph = NULL;
    pave_search *search = NULL;
    int32_t count;
    pave_result result = pave_window_create(def, NULL, &window, NULL);
    if (result == PAVE_OK)
        result = pave_graph_create(&(pave_graph_def){.window = window, .no_positions = true, .no_twins = true}, NULL, &graph);
    if (result == PAVE_OK)
        result = pave_search_create(graph, NULL, &search);
    if (result == PAVE_OK)
        result = pave_search_path(search, (int32_t)pave_window_index(window, a), (int32_t)pave_window_index(window, b), NULL, NULL, 0, &count, out);
    pave_search_destroy(search);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    return result == PAVE_CAPACITY ? PAVE_OK : result; // the nodes are not asked for
}

static void distance(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = call->kind->own_tiling;
    pave_cell a = cell_of(call), b = call->arguments[1].part.at;
    int64_t q = least(a.q, b.q), r = least(a.r, b.r), width = most(a.q, b.q) - q + 1, height = most(a.r, b.r) - r + 1, reach = reach_of(tiling);
    answer->kind = GRID_VALUE;
    for (int64_t margin = 2 * reach;;) {
        int64_t w = width + 2 * margin, h = height + 2 * margin;
        if (w > SEARCH_CELLS_MAX || h > SEARCH_CELLS_MAX || w * h > SEARCH_CELLS_MAX / tiling->face_count) {
            grid_wrong(answer, "A and B are too far apart: the search would have more than %lld cells", (long long)SEARCH_CELLS_MAX);
            return;
        }
        if (!grid_span_within(answer, q - margin, q - margin + w) || !grid_span_within(answer, r - margin, r - margin + h))
            return;
        pave_window_def def = {.tiling = tiling, .shape = PAVE_WINDOW_PARALLELOGRAM, .width = (int32_t)w, .height = (int32_t)h,
                               .at = pave_cell_of((int32_t)(q - margin), (int32_t)(r - margin))};
        int32_t found = 0;
        pave_result result = search_window(&def, a, b, &found);
        if (result != PAVE_OK && result != PAVE_NOT_FOUND) {
            grid_failed(answer, "out of memory");
            return;
        }
        int64_t outside = 2 * ((margin + reach) / reach); // the least steps of a way that leaves the window and comes back
        answer->number = found;
        if (result == PAVE_OK && found <= outside)
            return;
        margin = result == PAVE_OK ? (found + 1) / 2 * reach : 2 * margin;
    }
}

const grid_kind grid_other = {
    .name = "other",
    .parts = {[GRID_FACE] = {NULL, read_face, NULL}},
    .metrics = "steps|euclid",
    .contacts = {"edge|steps", "vertex"},
    .run = {[GRID_NEIGHBORS] = neighbors, [GRID_TOUCHING] = touching, [GRID_CORNERS] = corners, [GRID_DISTANCE] = distance, [GRID_WORLD] = world,
            [GRID_AT] = at, GRID_ALIKE},
};
