// cli/tess_write.c: pave tess -o: the mesh as a file.
#include "tess.h"

#include "../work.h"

#include <pave/formats/obj.h>

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
    if (!writers[job->format]) return tess_draw(job);
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "writing")};
    pave_error error = {0};
    pave_result result =
        writers[job->format](job->mesh, job->options->output, NULL, &batch, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
