/// formats/tiled/tiled_png.h: decodes PNGs from memory, for pictures and heights.
#ifndef PAVE_TILED_PNG_H
#define PAVE_TILED_PNG_H

#include "tiled_input.h"

#include <pave/formats/tiled.h>

/// pave_tiled_png_read for a picture named by another file.
pave_result pave_tiled_png_read_named(const char *path, const pave_allocator *allocator,
                                      pave_tiled_pixels *out, pave_error *error);

/// Decodes a PNG to 8-bit RGBA; `deep`: to 16 bits, 8 bytes per pixel, big-endian. See
/// pave_tiled_png_read. Deep pixels are a pave_common_array of height rows of 8 * width bytes,
/// which the caller releases.
pave_result pave_tiled_png_decode(const pave_tiled_input *input, const void *bytes, size_t size,
                                  bool deep, pave_tiled_pixels *out);

/// Reads a PNG from memory. `bytes` must hold at least size bytes.
pave_result pave_tiled_png_parse(const void *bytes, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_tiled_pixels *out,
                                 pave_error *error);

/// pave_heights_read from memory. `bytes` must hold at least size bytes; `path` names it in errors,
/// and its extension identifies raw heights.
pave_result pave_heights_parse(const void *bytes, size_t size, const char *path,
                               pave_height_encoding encoding, const pave_allocator *allocator,
                               pave_height_map *out, pave_error *error);

#endif
