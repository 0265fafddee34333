/// cli/world/own_pictures.h: the pictures of a file's tiles, for the faces of a grid.
#ifndef PAVE_CLI_OWN_PICTURES_H
#define PAVE_CLI_OWN_PICTURES_H

#include "ground.h"

/// {0} at first; cli_own_pictures_close at the end.
typedef struct cli_own_pictures {
    pave_json_wang *made; // of a file of Tiled
    pave_tiled_pictures *read;
    pave_picture_tile_list *lists; // of the faces of the grid; NULL: there are no pictures
} cli_own_pictures;

/// Reads the pictures that the file of a ground names. Where it names no picture, or its tiles are
/// those of an isometric map of Tiled, the lists stay NULL; that is wrong if they are `wanted`.
/// Returns an exit code, after a message where it is not CLI_DONE.
int cli_own_pictures_open(const cli_ground *ground, bool wanted, cli_own_pictures *out);

void cli_own_pictures_close(cli_own_pictures *pictures);

#endif
