// cli/grid/grid_draw_patch.c: pave grid draw for non-periodic grids.
#include "grid_draw.h"
#include "grid_patch.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// State of a picture. Arrays have one element per cell of the patch.
typedef struct patch_job {
    const cli_call *call;
    const draw_options *options;
    const char *show; // NULL: none
    pave_patch *patch;
    grid_options query_options;
    grid_draw_show shown;
    pave_picture_patch_def def;
    pave_picture_patch_query query;
    int32_t *cells; // cells of the answer, possibly outside the patch
    pave_vec2 *points;
    int32_t subject[GRID_ARGUMENTS_MAX], line[2];
    pave_vec2 subject_points[GRID_ARGUMENTS_MAX];
    bool *seen;
    uint32_t *colors;
} patch_job;

// ---- The part to draw --------------------------------------------------------------------------

static int no_memory(void) { return cli_failed("out of memory; choose a smaller piece"); }

// Returns the disk around the subject of the query, with a margin.
static pave_area area_around(const grid_call *query)
{
    const double beside = 4;
    pave_box box = {0};
    bool any = false;
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++) {
        const grid_argument *argument = &query->arguments[i];
        if (!argument->is_part && !argument->is_point) continue;
        const pave_vec2 at = argument->is_point
                                 ? argument->point
                                 : grid_patch_near(query->kind->ground, argument->part.at);
        box = any ? pave_box_of(pave_vec2_of(fmin(box.min.x, at.x), fmin(box.min.y, at.y)),
                                pave_vec2_of(fmax(box.max.x, at.x), fmax(box.max.y, at.y)))
                  : pave_box_of(at, at);
        any = true;
    }
    const double width = box.max.x - box.min.x, height = box.max.y - box.min.y;
    const double radius = sqrt(width * width + height * height) / 2 + beside;
    return pave_area_disk(pave_vec2_of(box.min.x + width / 2, box.min.y + height / 2),
                          radius > GRID_PATCH_RADIUS ? radius : GRID_PATCH_RADIUS);
}

// Opens a part around the query, if no window option is given.
static int open_around(patch_job *job)
{
    pave_error error = {0};
    const pave_area area = area_around(&job->shown.query);
    const double side = area.box.max.x - area.box.min.x;
    if (side * side > GRID_DRAW_CELLS_MAX)
        return cli_wrong("--show: its cells are too far apart to be drawn; a picture has at most "
                         "%d cells",
                         GRID_DRAW_CELLS_MAX);
    const pave_result result =
        grid_patch_make(job->shown.query.kind->ground, &area, &job->patch, &error);
    if (result == PAVE_NO_MEMORY) return no_memory();
    return result == PAVE_OK ? CLI_DONE : cli_wrong("--show: %s", error.message);
}

static int open_patch(patch_job *job)
{
    const grid_window_options *window = &job->options->window;
    const bool chosen = cli_given_of(job->call, "window|size|radius|at");
    if (job->show && !chosen) return open_around(job);
    const int code = grid_patch_open(job->call, window, job->options->at, &job->patch);
    if (code != CLI_DONE || job->patch->cell_count <= GRID_DRAW_CELLS_MAX) return code;
    return cli_wrong("--%s: %d cells, but a picture has at most %d; choose a smaller piece",
                     cli_given(job->call, "size") ? "size" : "radius", (int)job->patch->cell_count,
                     GRID_DRAW_CELLS_MAX);
}

// ---- The query ----------------------------------------------------------------------------------

// Lists the cells of the subject that are in the patch. Returns false if the subject has cells but
// all are outside.
static bool list_subject(patch_job *job)
{
    const grid_call *query = &job->shown.query;
    bool any = false, parts = false;
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++) {
        const grid_argument *argument = &query->arguments[i];
        if (argument->is_point)
            job->subject_points[job->query.subject_point_count++] = argument->point;
        any = any || argument->is_point;
        if (!argument->is_part) continue;
        parts = true;
        const int32_t cell =
            argument->part.kind == GRID_FACE ? pave_patch_index(job->patch, argument->part.at) : -1;
        if (cell >= 0) job->subject[job->query.subject_count++] = cell;
        any = any || cell >= 0 || argument->part.kind != GRID_FACE;
    }
    job->query.subject = job->subject;
    job->query.subject_points = job->subject_points;
    return any || !parts;
}

// Returns the position of an edge or vertex of rhombs.
static pave_vec2 place_of(const pave_multigrid *multigrid, const grid_part *part)
{
    enum { SIDES = 4 };
    pave_vec2 corners[SIDES];
    const bool edge = part->kind == GRID_EDGE;
    pave_cell cell = part->at;
    if (edge) cell.s /= 2;
    pave_multigrid_corners(multigrid, cell, corners);
    for (int k = 0; k < SIDES; k++) {
        const pave_vec2 next = corners[(k + 1) % SIDES];
        if (edge && pave_cell_equal(pave_multigrid_edge(multigrid, cell, k), part->at))
            return pave_vec2_of((corners[k].x + next.x) / 2, (corners[k].y + next.y) / 2);
        if (!edge && pave_cell_equal(pave_multigrid_vertex(multigrid, cell, k), part->at))
            return corners[k];
    }
    return corners[0];
}

// Lists the parts of the answer: cells in the patch, or points for edges and vertices.
static bool list_parts(patch_job *job)
{
    const grid_answer *answer = &job->shown.answer;
    const size_t room = (size_t)answer->count + 1;
    const bool faces = answer->part_kind == GRID_FACE;
    job->cells = malloc(room * sizeof *job->cells);
    job->points = malloc(room * sizeof *job->points);
    if (!job->cells || !job->points) return false;
    for (int64_t i = 0; i < answer->count; i++) {
        const int32_t cell = faces ? pave_patch_index(job->patch, answer->cells[i]) : -1;
        const grid_part part = {answer->part_kind, answer->cells[i]};
        if (cell >= 0) job->cells[job->query.answer_count++] = cell;
        if (!faces)
            job->points[job->query.point_count++] =
                place_of(&job->shown.query.kind->ground->multigrid, &part);
    }
    job->query.cells = job->cells;
    job->query.points = job->points;
    return true;
}

// Lists the straight line between the two cells of the query, and for sight all cells visible from
// its start.
static bool list_line(patch_job *job)
{
    if (job->query.subject_count < 2) return true;
    memcpy(job->line, job->subject, sizeof job->line);
    job->query.line = job->line;
    if (job->shown.query.query != GRID_SIGHT) return true;
    job->seen = calloc((size_t)job->patch->cell_count, sizeof *job->seen);
    if (!job->seen) return false;
    pave_patch_view(job->patch, NULL, job->subject[0], 0, job->seen);
    job->query.seen = job->seen;
    return true;
}

static int list_answer(patch_job *job)
{
    const grid_answer *answer = &job->shown.answer;
    bool enough = true;
    if (answer->kind == GRID_PARTS) enough = list_parts(job);
    if (answer->kind == GRID_POINT || answer->kind == GRID_POINTS) {
        job->query.points = answer->points;
        job->query.point_count = answer->kind == GRID_POINT ? 1 : answer->count;
    }
    if (answer->kind == GRID_NUMBERS) job->query.numbers = answer->numbers;
    if (job->shown.query.query == GRID_LINE || job->shown.query.query == GRID_SIGHT)
        enough = enough && list_line(job);
    job->query.path = job->shown.query.query == GRID_PATH;
    job->query.numbered = job->options->numbers;
    job->def.query = &job->query;
    return enough ? CLI_DONE : no_memory();
}

static int answer_show(patch_job *job)
{
    job->query_options.patch = job->patch;
    int code = grid_draw_ask(job->show, &job->shown);
    if (code != CLI_DONE) return code;
    if (!list_subject(job))
        return cli_wrong("--show: no part of it is in the piece; move the piece with --at");
    job->def.caption = job->shown.caption;
    return list_answer(job);
}

// ---- Style --------------------------------------------------------------------------------------

static int choose_labels(patch_job *job)
{
    const char *labels = job->options->labels;
    if (strcmp(labels, "none") == 0) return CLI_DONE;
    if (strcmp(labels, "axial") != 0)
        return cli_wrong("--labels: %s has no other coordinates; give axial or none",
                         job->options->window.grid);
    if (cli_given(job->call, "labels"))
        job->def.labels = PAVE_PICTURE_LABEL_FACES;
    else if (job->show && !job->query.path && !job->query.line)
        job->def.labels = PAVE_PICTURE_LABEL_QUERY;
    return CLI_DONE;
}

// Chooses colours so that cells sharing a side or a vertex differ.
static int choose_colors(patch_job *job)
{
    enum { STEPS = 100000 };
    if (!cli_given(job->call, "color")) return CLI_DONE;
    job->def.fill = PAVE_PICTURE_PATCH_BY_COLOR;
    if (job->options->color == PAVE_CONTACT_EDGE) return CLI_DONE;
    const int32_t count = job->patch->cell_count;
    pave_graph *graph = NULL;
    int32_t *numbers = malloc((size_t)count * sizeof *numbers);
    job->colors = malloc((size_t)count * sizeof *job->colors);
    const bool enough =
        numbers && job->colors &&
        pave_patch_graph(job->patch, PAVE_CONTACT_VERTEX, NULL, NULL, &graph) == PAVE_OK &&
        pave_graph_color_few(graph, 0, STEPS, NULL, numbers, NULL) == PAVE_OK;
    for (int32_t i = 0; enough && i < count; i++)
        job->colors[i] = pave_picture_color(PAVE_PICTURE_LANDS, numbers[i]);
    job->def.colors = job->colors;
    pave_graph_destroy(graph);
    free(numbers);
    return enough ? CLI_DONE : no_memory();
}

// ---- The picture --------------------------------------------------------------------------------

static int prepare(patch_job *job, grid_cache *cache)
{
    const draw_options *options = job->options;
    const char *grid = options->window.grid;
    int code = grid_patch_refuse(job->call, grid,
                                 "orientation|y-up|basis|on|walls|cost|corners|parts|units");
    if (code != CLI_DONE) return code;
    job->query_options = (grid_options){.scale = 1, .cache = cache};
    if (job->show && (code = grid_draw_understand(&job->query_options, grid, job->show,
                                                  &job->shown)) != CLI_DONE)
        return code;
    if ((code = open_patch(job)) != CLI_DONE) return code;
    job->def.patch = job->patch;
    if (job->show && (code = answer_show(job)) != CLI_DONE) return code;
    if ((code = choose_labels(job)) != CLI_DONE) return code;
    if (options->caption)
        job->def.caption = strcmp(options->caption, "none") == 0 ? NULL : options->caption;
    return choose_colors(job);
}

static int draw(patch_job *job, pave_scene **out)
{
    char title[GRID_DRAW_SHOW_SIZE + 128];
    pave_error error = {0};
    snprintf(title, sizeof title, "%.60s grid%s%s", job->options->window.grid,
             job->show ? ": " : "", job->show ? job->show : "");
    job->def.title = title;
    if (job->options->shows.count <= 1) job->def.size = grid_draw_size(job->call);
    error.result = pave_picture_patch(&job->def, NULL, out, &error);
    if (error.result == PAVE_OK && cli_picture_shrinks(job->call, *out, &job->def.size)) {
        pave_scene_destroy(*out);
        error.result = pave_picture_patch(&job->def, NULL, out, &error);
    }
    return error.result == PAVE_OK ? CLI_DONE : grid_draw_failed(&error);
}

int grid_draw_patch(const cli_call *call, grid_cache *cache, const char *show,
                    grid_draw_caption *caption, pave_scene **out)
{
    patch_job job = {.call = call, .options = call->options, .show = show};
    int code = prepare(&job, cache);
    if (caption) {
        memcpy(caption->text, job.shown.caption, sizeof caption->text);
        job.def.caption = NULL;
    }
    if (code == CLI_DONE) code = draw(&job, out);
    free(job.colors);
    free(job.seen);
    free(job.points);
    free(job.cells);
    grid_answer_release(&job.shown.answer);
    pave_patch_destroy(job.patch);
    return code;
}
