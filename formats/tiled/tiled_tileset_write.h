/// formats/tiled/tiled_tileset_write.h: a tile set as text: a file of its own, or inside a map.
#ifndef PAVE_FORMATS_TILED_TILESET_WRITE_H
#define PAVE_FORMATS_TILED_TILESET_WRITE_H

#include "../common/common_output.h"

#include <pave/formats/tiled.h>

/// "orthogonal", "isometric", "staggered" or "hexagonal". The text is static.
const char *pave_tiled_orientation_text(pave_tiled_orientation orientation);

/// Writes the path of `file` as seen from the target, as the inside of an XML attribute or as a
/// JSON string.
void pave_tiled_path_xml(pave_output *output, const char *target, const char *file);
void pave_tiled_path_json(pave_output *output, const char *target, const char *file);

/// Whether any picture is named: of the sheet or of a tile.
bool pave_tiled_has_picture(const pave_tiled_tileset *tileset);

/// The width and height of a picture: as they are said, else as the head of its file has them, else
/// those given.
void pave_tiled_image_size(const pave_tiled_image *image, int32_t width, int32_t height,
                           int32_t out[2]);

/// The same of a sheet and of the picture of a tile, which is at least as large as what is in it.
void pave_tiled_sheet_size(const pave_tiled_tileset *tileset, int32_t out[2]);
void pave_tiled_tile_size(const pave_tiled_tileset *tileset, const pave_tiled_tile *tile,
                          int32_t out[2]);

/// Fails where nothing that is written could name the picture of a tile set, and its fault says
/// why.
void pave_tiled_fault_take(pave_output *output, const pave_tiled_tileset *tileset);

/// Writes <tileset> whole, `indent` deep, with `attributes` (such as ` firstgid="1"`) before its
/// own. Pictures are named as seen from `target`.
void pave_tiled_tileset_xml(pave_output *output, const pave_tiled_tileset *tileset,
                            const char *target, int indent, const char *attributes);

/// Writes a whole TSX to an output, or a TSJ where the name of `target` ends so; pictures are named
/// as seen from `target`.
void pave_tiled_tileset_text(pave_output *output, const pave_tiled_tileset *tileset,
                             const char *target);

/// Writes the members of a tile set's JSON object, without its braces; each line begins with
/// `indent` spaces.
void pave_tiled_tileset_json(pave_output *output, const pave_tiled_tileset *tileset,
                             const char *target, int indent);

#endif
