/// cli/tess/tess_draw.h: what the layers of a picture of tiles share.
#ifndef PAVE_CLI_TESS_DRAW_H
#define PAVE_CLI_TESS_DRAW_H

#include "tess.h"

#include <pave/scene.h>

/// A picture on its way.
typedef struct tess_drawing {
    const tess_job *job;
    pave_scene *scene;
    double line, letter, margin; ///< world units
    pave_vec2 *corners;          ///< of one tile; corner_room
    int32_t corner_room;
    int32_t *colors;    ///< of --fill colors: a number for each tile; else NULL
    double least, most; ///< of --fill area: those of the smallest and the largest tile
} tess_drawing;

// ---- tess_color.c -------------------------------------------------------------------------------

/// Finds what the colours need to be known. False: out of memory.
bool tess_open_colors(tess_drawing *drawing);

/// The colour of a tile, 0xRRGGBBAA.
uint32_t tess_tile_color(const tess_drawing *drawing, int32_t tile);

void tess_close_colors(tess_drawing *drawing);

#endif
