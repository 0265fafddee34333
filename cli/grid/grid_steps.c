// cli/grid/grid_steps.c: distances on tilings for which there is no formula: searched for, and
// looked up once that is cheaper.
//
// A tiling repeats, so the distance depends on the faces of a and b and on the difference of their
// unit cells alone: a is taken to lie in (0, 0). The library searches within a window, and a way
// that leaves it may be shorter than all within. What is found is the distance where no way that
// leaves and comes back can have fewer steps; both searches below say how many those have at least.
#include "grid_steps.h"

#include <stdlib.h>

struct grid_steps {
    const pave_tiling *tiling;
    int64_t reach;       // how many unit cells a step goes at most, in q and in r
    int64_t radius_max;  // of the fields; -1: the tiling has too many faces for any
    int64_t searched;    // how many cells the searches for single pairs have had
    int64_t radius;      // of the fields; -1: no fields
    pave_window *window; // the unit cells with |q|, |r| <= radius
    int32_t *fields;     // for each face of (0, 0) the field of its distances within the window
    int64_t *leaving;    // for each the least steps to a cell outside
};

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

// How many unit cells away the cell is, in q or in r, whichever is more.
static int64_t far_of(pave_cell cell) { return most(labs(cell.q), labs(cell.r)); }

static int64_t reach_of(const pave_tiling *tiling)
{
    int64_t reach = 1;
    for (int32_t i = 0; i < tiling->side_start[tiling->face_count]; i++)
        reach = most(reach, most(labs(tiling->sides[i].q), labs(tiling->sides[i].r)));
    return reach;
}

static int64_t cells_within(const pave_tiling *tiling, int64_t radius)
{
    return (2 * radius + 1) * (2 * radius + 1) * tiling->face_count;
}

// The fields of all faces together take 32 MB at most.
static int64_t radius_max_of(const pave_tiling *tiling)
{
    int64_t radius = -1;
    while (cells_within(tiling, radius + 1) <=
           least(SEARCH_CELLS_MAX / 2, 2 * SEARCH_CELLS_MAX / tiling->face_count))
        radius++;
    return radius;
}

grid_steps *grid_steps_create(const pave_tiling *tiling)
{
    grid_steps *steps = malloc(sizeof *steps);
    if (steps)
        *steps = (grid_steps){.tiling = tiling,
                              .reach = reach_of(tiling),
                              .radius_max = radius_max_of(tiling),
                              .radius = -1};
    return steps;
}

static void drop_fields(grid_steps *steps)
{
    free(steps->leaving);
    free(steps->fields);
    pave_window_destroy(steps->window);
    steps->leaving = NULL;
    steps->fields = NULL;
    steps->window = NULL;
    steps->radius = -1;
}

void grid_steps_destroy(grid_steps *steps)
{
    if (steps) drop_fields(steps);
    free(steps);
}

/// A window to search in. {0} at first.
typedef struct searched_window {
    pave_window *window;
    pave_graph *graph;
    pave_search *search;
} searched_window;

static void close_window(searched_window *on)
{
    pave_search_destroy(on->search);
    pave_graph_destroy(on->graph);
    pave_window_destroy(on->window);
}

// To be closed, whatever is returned.
static pave_result open_window(const pave_window_def *def, searched_window *out)
{
    pave_result result = pave_window_create(def, NULL, &out->window, NULL);
    if (result == PAVE_OK)
        result = pave_graph_create(
            &(pave_graph_def){.window = out->window, .no_positions = true, .no_twins = true}, NULL,
            &out->graph, NULL);
    if (result == PAVE_OK)
        result = pave_search_create(&(pave_ground){.graph = out->graph}, NULL, &out->search, NULL);
    return result;
}

// ---- One pair -----------------------------------------------------------------------------------

// The length of the shortest way inside a window, from face s of (0, 0).
static pave_result search_window(const pave_window_def *def, int32_t s, pave_cell to, int32_t *out)
{
    searched_window on = {0};
    pave_path path = {0};
    pave_result result = open_window(def, &on);
    if (result == PAVE_OK)
        result =
            pave_search_path(on.search, (int32_t)pave_window_index(on.window, (pave_cell){0, 0, s}),
                             (int32_t)pave_window_index(on.window, to), NULL, NULL, 0, &path);
    close_window(&on);
    if (result != PAVE_CAPACITY) return result;
    *out = path.cost; // the nodes are not needed
    return PAVE_OK;
}

// Searches in a parallelogram that is made large enough: a way that leaves it goes at
// least `margin` unit cells away and back.
static pave_result search_pair(grid_steps *steps, int32_t s, pave_cell to, int64_t *out)
{
    const pave_tiling *tiling = steps->tiling;
    int64_t q = least(0, to.q), r = least(0, to.r), reach = steps->reach;
    for (int64_t margin = 2 * reach;;) {
        int64_t width = labs(to.q) + 1 + 2 * margin, height = labs(to.r) + 1 + 2 * margin;
        if (width > SEARCH_CELLS_MAX || height > SEARCH_CELLS_MAX ||
            width * height > SEARCH_CELLS_MAX / tiling->face_count)
            return PAVE_RANGE;
        pave_window_def def = {.tiling = tiling,
                               .shape = PAVE_WINDOW_PARALLELOGRAM,
                               .width = (int32_t)width,
                               .height = (int32_t)height,
                               .at = pave_cell_of((int32_t)(q - margin), (int32_t)(r - margin))};
        int32_t found = 0;
        steps->searched += width * height * tiling->face_count;
        pave_result result = search_window(&def, s, to, &found);
        if (result != PAVE_OK && result != PAVE_NOT_FOUND) return PAVE_NO_MEMORY;
        int64_t outside =
            2 * ((margin + reach) /
                 reach); // the least steps of a way that leaves the window and comes back
        *out = found;
        if (result == PAVE_OK && found <= outside) return PAVE_OK;
        margin = result == PAVE_OK ? (found + 1) / 2 * reach : 2 * margin;
    }
}

// ---- Fields -------------------------------------------------------------------------------------

// The least steps to a cell outside. What has a neighbor there lies within `reach` of the border.
static int64_t leaving_of(const grid_steps *steps, const int32_t *field)
{
    int64_t found = PAVE_FAR;
    pave_window_walk walk = pave_window_begin(steps->window);
    while (pave_window_next(&walk)) {
        if (far_of(walk.cell) > steps->radius - steps->reach)
            found = least(found, field[walk.index]);
    }
    return found + 1;
}

static pave_result fill_fields(grid_steps *steps, searched_window *on)
{
    const int32_t faces = steps->tiling->face_count;
    const int64_t count = on->window->count;
    steps->fields = malloc((size_t)(faces * count) * sizeof *steps->fields);
    steps->leaving = malloc((size_t)faces * sizeof *steps->leaving);
    if (!steps->fields || !steps->leaving) return PAVE_NO_MEMORY;
    steps->window = on->window;
    on->window = NULL;
    for (int32_t s = 0; s < faces; s++) {
        int32_t *field = steps->fields + s * count,
                source = (int32_t)pave_window_index(steps->window, (pave_cell){0, 0, s});
        pave_result result = pave_search_field(on->search, &source, 1, NULL, field, NULL);
        if (result != PAVE_OK) return result;
        steps->leaving[s] = leaving_of(steps, field);
    }
    return PAVE_OK;
}

// Fields of that radius in place of the present ones. Without memory there are no fields.
static pave_result make_fields(grid_steps *steps, int64_t radius)
{
    int32_t size = (int32_t)(2 * radius + 1);
    pave_window_def def = {.tiling = steps->tiling,
                           .shape = PAVE_WINDOW_PARALLELOGRAM,
                           .width = size,
                           .height = size,
                           .at = pave_cell_of((int32_t)-radius, (int32_t)-radius)};
    searched_window on = {0};
    drop_fields(steps);
    steps->radius = radius;
    pave_result result = open_window(&def, &on);
    if (result == PAVE_OK) result = fill_fields(steps, &on);
    close_window(&on);
    if (result != PAVE_OK) drop_fields(steps);
    return result;
}

// Whether the fields say it. A way that leaves their window takes at least `leaving` steps until it
// is outside, in a unit cell with |q| or |r| above the radius, and each further step brings it at
// most `reach` unit cells nearer.
static bool look_up(const grid_steps *steps, int32_t s, pave_cell to, int64_t *out)
{
    int64_t far = far_of(to);
    if (far > steps->radius) return false;
    *out = steps->fields[s * steps->window->count + pave_window_index(steps->window, to)];
    return *out <= steps->leaving[s] + (steps->radius + 1 - far + steps->reach - 1) / steps->reach;
}

// The radius at which the fields would probably say it; no more than the largest.
static int64_t radius_for(const grid_steps *steps, pave_cell to)
{
    return least(steps->radius_max, most(far_of(to) * 3 / 2 + 4 * steps->reach, 2 * steps->radius));
}

pave_result grid_steps_between(grid_steps *steps, pave_cell a, pave_cell b, int64_t *out)
{
    pave_cell to = {b.q - a.q, b.r - a.r, b.s};
    if (look_up(steps, a.s, to, out)) return PAVE_OK;
    // Fields are made once single pairs have cost as much: at worst all takes twice as long as it
    // had to.
    int64_t radius = radius_for(steps, to);
    if (far_of(to) <= radius && radius > steps->radius &&
        cells_within(steps->tiling, radius) <= steps->searched &&
        make_fields(steps, radius) == PAVE_OK && look_up(steps, a.s, to, out))
        return PAVE_OK;
    pave_result result = search_pair(steps, a.s, to, out);
    if (result != PAVE_RANGE || far_of(to) > steps->radius_max) return result;
    // So that what is refused does not depend on what was asked before, the largest fields have the
    // last word.
    if (steps->radius < steps->radius_max && make_fields(steps, steps->radius_max) != PAVE_OK)
        return PAVE_NO_MEMORY;
    return look_up(steps, a.s, to, out) ? PAVE_OK : PAVE_RANGE;
}
