// cli/tactics/solid.c: solids as files.
#include "tactics.h"

#include "../work.h"

#include <pave/formats/gltf.h>
#include <pave/formats/obj.h>

int tactics_write_solid(const tactics_output *output, const pave_solid *solid, bool gltf)
{
    pave_error error = {0};
    pave_batch batch = {0};
    cli_progress bar = {0};
    cli_catch_signals(); // what is written beside its target is to be taken back
    batch.progress = cli_progress_begin(&bar, "writing");
    const pave_result result = (gltf ? pave_gltf_solid_write : pave_obj_solid_write)(
        solid, output->path, NULL, &batch, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
