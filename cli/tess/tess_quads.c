// cli/tess/tess_quads.c: pave tess --pattern townscaper: a mesh of relaxed quads.
#include "tess.h"

#include <pave/quads.h>

#include <math.h>
#include <stdlib.h>

// The quads in the middle of the ground that `--size` says: the cells of a patch that can be a
// mesh.
static pave_result make_patch(const tess_job *job, pave_patch **out, pave_error *error)
{
    const tess_options *options = job->options;
    const double side = sqrt(PAVE_QUADS_MEAN_AREA) / 2;
    const pave_vec2 corner = {options->window.size.width * side,
                              options->window.size.height * side};
    const pave_area area = pave_area_rectangle(pave_vec2_of(-corner.x, -corner.y), corner);
    pave_quads *quads = NULL;
    pave_patch *whole = NULL;
    bool *keep = NULL;
    *out = NULL;
    pave_result result = pave_quads_create_from_area(&(pave_quads_def){.seed = options->seed},
                                                     &area, NULL, &quads, error);
    if (result == PAVE_OK) result = pave_patch_create_from_quads(quads, NULL, &whole, error);
    pave_quads_destroy(quads);
    if (result != PAVE_OK) return result;
    keep = malloc((size_t)whole->cell_count + 1);
    result = keep ? pave_patch_solid(whole, NULL, keep) : PAVE_NO_MEMORY;
    if (result == PAVE_OK) result = pave_patch_create_part(whole, keep, NULL, out, NULL);
    free(keep);
    pave_patch_destroy(whole);
    return result;
}

int tess_make_quads(tess_job *job)
{
    const cli_size size = job->options->window.size;
    pave_patch *patch;
    pave_error error = {0};
    if ((double)size.width * size.height > TESS_QUADS_MAX)
        return cli_wrong("--size: %dx%d are too many quads; there are at most %d", (int)size.width,
                         (int)size.height, TESS_QUADS_MAX);
    pave_result result = make_patch(job, &patch, &error);
    if (result == PAVE_OK) result = pave_patch_mesh(patch, NULL, &job->mesh, &error);
    pave_patch_destroy(patch);
    switch (result) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_NO_MEMORY: return tess_no_memory();
    case PAVE_RANGE: return cli_wrong("--size: %s", error.message);
    default: return cli_report(&error);
    }
}
