/// cli/scene.h: a scene as a picture in a file.
#ifndef PAVE_CLI_SCENE_H
#define PAVE_CLI_SCENE_H

#include <pave/formats/draw.h>

/// Writes a scene in the size that it has, with a progress bar. Returns an exit code, after a
/// message where it is not CLI_DONE.
int cli_write_scene(const pave_scene *scene, const char *path, pave_draw_format format);

#endif
