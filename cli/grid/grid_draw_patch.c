// cli/grid/grid_draw_patch.c: pave grid draw for non-periodic grids.
#include "grid_draw.h"
#include "grid_patch.h"

#include <stdlib.h>
#include <string.h>

/// State of a picture.
typedef struct patch_job {
    const cli_call *call;
    const draw_options *options;
    pave_patch *patch;
    pave_picture_patch_def def;
    uint32_t *colors; // one per cell of the patch; NULL: none
} patch_job;

static int no_memory(void) { return cli_failed("out of memory; choose a smaller piece"); }

static int open_patch(patch_job *job)
{
    const int code =
        grid_patch_open(job->call, &job->options->window, job->options->at, &job->patch);
    if (code != CLI_DONE || job->patch->cell_count <= GRID_DRAW_CELLS_MAX) return code;
    return cli_wrong("--%s: %d cells, but a picture has at most %d; choose a smaller piece",
                     cli_given(job->call, "size") ? "size" : "radius", (int)job->patch->cell_count,
                     GRID_DRAW_CELLS_MAX);
}

// ---- Style --------------------------------------------------------------------------------------

static int choose_labels(patch_job *job)
{
    const char *labels = job->options->labels;
    if (strcmp(labels, "none") == 0) return CLI_DONE;
    if (strcmp(labels, "axial") != 0)
        return cli_wrong("--labels: %s has no other coordinates; give axial or none",
                         job->options->window.grid);
    job->def.labels = cli_given(job->call, "labels");
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

static int prepare(patch_job *job)
{
    const draw_options *options = job->options;
    int code =
        grid_patch_refuse(job->call, options->window.grid,
                          "show|numbers|orientation|y-up|basis|on|walls|cost|corners|parts|units");
    if (code != CLI_DONE || (code = open_patch(job)) != CLI_DONE) return code;
    job->def.patch = job->patch;
    if ((code = choose_labels(job)) != CLI_DONE) return code;
    if (options->caption && strcmp(options->caption, "none") != 0)
        job->def.caption = options->caption;
    return choose_colors(job);
}

static int draw(patch_job *job, pave_scene **out)
{
    char title[128];
    pave_error error = {0};
    snprintf(title, sizeof title, "%.60s grid", job->options->window.grid);
    job->def.title = title;
    job->def.size = grid_draw_size(job->call);
    error.result = pave_picture_patch(&job->def, NULL, out, &error);
    if (error.result == PAVE_OK && cli_picture_shrinks(job->call, *out, &job->def.size)) {
        pave_scene_destroy(*out);
        error.result = pave_picture_patch(&job->def, NULL, out, &error);
    }
    return error.result == PAVE_OK ? CLI_DONE : grid_draw_failed(&error);
}

int grid_draw_patch(const cli_call *call, pave_scene **out)
{
    patch_job job = {.call = call, .options = call->options};
    int code = prepare(&job);
    if (code == CLI_DONE) code = draw(&job, out);
    free(job.colors);
    pave_patch_destroy(job.patch);
    return code;
}
