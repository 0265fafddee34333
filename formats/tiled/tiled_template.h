/// formats/tiled/tiled_template.h: colours and numbers shared by the blank sheets.
#ifndef PAVE_FORMATS_TILED_TEMPLATE_H
#define PAVE_FORMATS_TILED_TEMPLATE_H

#include "tiled_tileset_make.h"

/// Return the name and the 0xRRGGBB value, respectively, of colour 0..14 of a template.
const char *pave_tiled_template_name(int color);
uint32_t pave_tiled_template_rgb(int color);

/// Draws row y of a centred number's pixels; a digit is 3 x 5 dots of `scale` pixels.
void pave_tiled_template_number(uint8_t *row, int y, uint32_t number, int digits, int scale,
                                int center_x, int center_y, uint32_t rgb);

/// Writes a sheet and its tile set, unless filling the tile set failed, and destroys the tile set.
pave_result pave_tiled_template_finish(const pave_tiled_template_def *def,
                                       pave_tiled_tileset *tileset, bool filled,
                                       void (*painter)(void *context, pave_png_writer *png),
                                       void *context, pave_error *error);

/// pave_tiled_template_write for a definition that lists its tiles.
pave_result pave_tiled_template_write_list(const pave_tiled_template_def *def,
                                           const pave_allocator *allocator, const pave_batch *batch,
                                           pave_error *error);

#endif
