// cli/scene.c: a scene as a picture in a file.
#include "scene.h"

#include "say.h"
#include "work.h"

int cli_write_scene(const pave_scene *scene, const char *path, pave_draw_format format)
{
    pave_error error = {0};
    cli_progress bar;
    cli_catch_signals(); // what is written beside the target is to be taken back
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    pave_result result =
        pave_draw_file(scene, path, &(pave_draw_def){.format = format}, NULL, &batch, &error);
    cli_progress_end(&bar);
    if (result == PAVE_OK) return CLI_DONE;
    return result == PAVE_UNSUPPORTED || result == PAVE_RANGE ? cli_wrong("-o: %s", error.message)
                                                              : cli_report(&error);
}
