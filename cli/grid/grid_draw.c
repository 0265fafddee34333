// cli/grid/grid_draw.c: a query and its answer as data of a picture.
#include "grid_draw.h"

// ---- Names --------------------------------------------------------------------------------------

static void write_name(void *context, pave_picture_part part, char *out)
{
    const grid_drawing *d = context;
    const grid_part named = {(grid_part_kind)part.kind, part.at};
    if (part.kind != PAVE_PICTURE_FACE || !d->system)
        grid_part_text(d->kind, &named, out);
    else if (!grid_system_text(d->system, d->width, part.at, out))
        out[0] = '\0';
}

// ---- The query ----------------------------------------------------------------------------------

static void add_subject(grid_drawing *d, grid_part_kind kind, pave_cell at)
{
    d->subject[d->query.subject_count++] = (pave_picture_part){(pave_picture_part_kind)kind, at};
}

// What the query is about, coarse cells left out. Queries between walls that wrap go by the images
// in the window of cells beyond it, and so those are marked; only sight looks beyond as well.
static void list_subject(grid_drawing *d)
{
    const pave_window *window = d->def.window;
    bool wraps = d->def.walls && window->def.wrap && d->call->query >= GRID_PATH;
    for (int i = 0; i < GRID_ARGUMENTS_MAX && d->call->query != GRID_CHILDREN; i++) {
        const grid_argument *argument = &d->call->arguments[i];
        pave_cell at = argument->part.at;
        if (!argument->is_part) continue;
        bool beyond =
            wraps && argument->part.kind == GRID_FACE && !pave_window_contains(window, at);
        if (!beyond || d->call->query == GRID_SIGHT) add_subject(d, argument->part.kind, at);
        if (beyond)
            add_subject(d, GRID_FACE, pave_window_cell(window, pave_window_wrapped(window, at)));
    }
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++)
        if (d->call->arguments[i].is_point)
            d->points[d->query.subject_point_count++] = d->call->arguments[i].point;
}

static bool is_way(grid_query_id query)
{
    return query == GRID_LINE || query == GRID_RAY || query == GRID_PATH;
}

// Coarse cells are not of the grid that is drawn.
static bool answers_here(const grid_call *call)
{
    return call->query != GRID_PARENT && call->query != GRID_CHUNK;
}

static void list_answer(grid_drawing *d)
{
    const grid_answer *answer = d->answer;
    pave_picture_query *query = &d->query;
    if (answer->kind == GRID_PARTS && answers_here(d->call)) {
        query->kind = (pave_picture_part_kind)answer->part_kind;
        query->cells = answer->cells;
        query->cell_count = answer->count;
    } else if (answer->kind == GRID_PAIRS) {
        query->steps = answer->cells;
        query->step_count = answer->count / 2;
    } else if (answer->kind == GRID_POINT || answer->kind == GRID_POINTS) {
        query->points = answer->points;
        query->point_count = answer->kind == GRID_POINT ? 1 : answer->count;
    } else if (answer->kind == GRID_NUMBERS && answer->count == d->def.window->count) {
        query->numbers = answer->numbers;
        query->classes = answer->counts;
    }
    query->path = is_way(d->call->query);
}

// Of sight, the straight line, and all that is seen.
static int list_sight(grid_drawing *d)
{
    pave_error error = {0};
    const pave_cell from = d->call->arguments[0].part.at;
    if (d->call->query != GRID_SIGHT) return CLI_DONE;
    d->sight[0] = from;
    d->sight[1] = d->call->arguments[1].part.at;
    d->query.line = d->sight;
    if (!d->def.walls) return CLI_DONE;
    if (pave_mask_create(d->def.window, NULL, &d->seen, &error) != PAVE_OK)
        return cli_failed("%s", error.message);
    pave_window_walk walk = pave_window_begin(d->def.window);
    while (pave_window_next(&walk)) {
        bool seen = false;
        if (pave_line_of_sight(d->def.walls, from, walk.cell, &seen) == PAVE_OK && seen)
            pave_mask_set_cell(d->seen, walk.index, true);
    }
    d->query.seen = d->seen;
    return CLI_DONE;
}

int grid_draw_query(grid_drawing *d)
{
    d->def.names = (pave_picture_names){write_name, d};
    if (!d->call) return CLI_DONE;
    list_subject(d);
    list_answer(d);
    d->query.subject = d->subject;
    d->query.subject_points = d->points;
    d->def.query = &d->query;
    return list_sight(d);
}

void grid_draw_release(grid_drawing *drawing) { pave_mask_destroy(drawing->seen); }

// ---- Where it lies ------------------------------------------------------------------------------

// Whether a point lies in the window or beside it; `cell` is where it lies.
static bool point_is_near(const pave_picture_window_def *def, pave_vec2 point, pave_cell *cell)
{
    const pave_window *window = def->window;
    *cell = pave_tiling_face_at(window->tiling, def->layout, point);
    bool near = pave_window_contains(window, *cell);
    for (int k = 0; !near && k < pave_tiling_touching_count(window->tiling, cell->s); k++)
        near = pave_window_contains(window, pave_tiling_touching(window->tiling, *cell, k));
    return near;
}

bool grid_draw_is_near(const grid_drawing *drawing, pave_cell *out)
{
    const pave_picture_query *query = &drawing->query;
    bool any = false;
    for (int64_t i = 0; i < query->subject_count + query->cell_count; i++) {
        const pave_picture_part part =
            i < query->subject_count
                ? query->subject[i]
                : (pave_picture_part){query->kind, query->cells[i - query->subject_count]};
        pave_cell cell;
        pave_vec2 point =
            pave_picture_part_point(drawing->def.window->tiling, drawing->def.layout, part);
        if (point_is_near(&drawing->def, point, &cell)) return true;
        if (!any) *out = cell;
        any = true;
    }
    return !any;
}
