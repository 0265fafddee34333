// cli/tactics/solid.c: solids as files.
#include "tactics.h"

#include "../output.h"
#include "../work.h"

#include <pave/formats/gltf.h>
#include <pave/formats/obj.h>

#include <string.h>
#include <strings.h>

enum { PATH_SIZE = 4096 };

// The materials of an OBJ stand in a file of their own, which may be somebody else's.
static int check_materials(const cli_call *call, const char *path)
{
    char materials[PATH_SIZE];
    const size_t length = strlen(path);
    const bool ends = length > 4 && strcasecmp(path + length - 4, ".obj") == 0;
    if (cli_is_stream(path)) return CLI_DONE; // has none
    if (snprintf(materials, sizeof materials, "%.*s.mtl", (int)(ends ? length - 4 : length),
                 path) >= PATH_SIZE)
        return cli_wrong("-o: the name is too long; give a shorter one");
    return cli_check_beside(call, materials, "# pave\n");
}

int tactics_write_solid(const cli_call *call, const char *path, const pave_solid *solid, bool gltf)
{
    const int code = gltf ? CLI_DONE : check_materials(call, path);
    if (code != CLI_DONE) return code;
    pave_error error = {0};
    pave_batch batch = {0};
    cli_progress bar = {0};
    cli_catch_signals(); // what is written beside its target is to be taken back
    batch.progress = cli_progress_begin(&bar, "writing");
    const pave_result result =
        (gltf ? pave_gltf_solid_write : pave_obj_solid_write)(solid, path, NULL, &batch, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
