// cli/tess/tess_write.c: pave tess -o: the mesh as a picture or a file.
#include "../scene.h"
#include "../work.h"
#include "tess.h"

#include <pave/formats/obj.h>

// ---- Pictures -----------------------------------------------------------------------------------

/// More would take minutes to draw, and gigabytes.
enum { TILES_MAX = 1000000 };

static int write_picture(const tess_job *job, const pave_picture_mesh_def *def)
{
    static const pave_draw_format formats[] = {
        [TESS_SVG] = PAVE_DRAW_SVG, [TESS_PDF] = PAVE_DRAW_PDF, [TESS_PNG] = PAVE_DRAW_PNG};
    pave_error error = {0};
    pave_scene *scene;
    pave_result result = pave_picture_mesh(def, NULL, &scene, &error);
    if (result == PAVE_NO_MEMORY) return cli_failed("out of memory; draw fewer tiles");
    if (result != PAVE_OK) return cli_wrong("-o: %s", error.message);
    int code = cli_write_scene(scene, job->options->output, formats[job->format]);
    pave_scene_destroy(scene);
    return code;
}

static int draw(const tess_job *job)
{
    const tess_options *options = job->options;
    pave_adjacency *made = NULL;
    if (job->mesh->tile_count > TILES_MAX)
        return cli_wrong(
            "-o: a picture has at most %d tiles, and there are %d; draw fewer, or write .geojson",
            TILES_MAX, (int)job->mesh->tile_count);
    if (options->adjacency && job->board &&
        pave_board_to_adjacency(job->board, NULL, &made, NULL) != PAVE_OK)
        return cli_failed("out of memory; draw fewer tiles");
    const pave_picture_mesh_def def = {
        .mesh = job->mesh,
        .fill = (pave_picture_fill)options->fill,
        .numbers = job->numbers,
        .adjacency = !options->adjacency ? NULL
                     : job->board        ? made
                                         : job->adjacency,
        .before = job->before,
        .centers = options->centers,
        .labels = options->labels,
        .title = options->voronoi ? "cells of a Voronoi diagram" : "tiles from chosen adjacency",
        .size = {.scale = options->scale, .width = (int32_t)options->width}};
    int code = write_picture(job, &def);
    pave_adjacency_destroy(made);
    return code;
}

// ---- Data ---------------------------------------------------------------------------------------

typedef pave_result writer(const pave_mesh *mesh, const char *path, const pave_allocator *allocator,
                           const pave_batch *batch, pave_error *error);

/// By tess_format; NULL: a picture.
static writer *const writers[] = {
    [TESS_SVG] = NULL,
    [TESS_PDF] = NULL,
    [TESS_PNG] = NULL,
    [TESS_GEOJSON] = pave_json_geojson_write,
    [TESS_OBJ] = pave_obj_mesh_write,
    [TESS_OFF] = pave_off_mesh_write,
    [TESS_JSON] = pave_json_mesh_write,
};

int tess_write(const tess_job *job)
{
    if (!writers[job->format]) return draw(job);
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "writing")};
    pave_error error = {0};
    pave_result result =
        writers[job->format](job->mesh, job->options->output, NULL, &batch, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
