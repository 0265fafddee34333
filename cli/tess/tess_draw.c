// cli/tess/tess_draw.c: pave tess -o FILE.svg|.pdf|.png: the tiles as a picture.
#include "../scene.h"
#include "tess.h"

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

int tess_draw(const tess_job *job)
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
