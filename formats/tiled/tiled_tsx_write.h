/// formats/tiled/tiled_tsx_write.h: writes a tile set as a separate file or inside a map.
#ifndef PAVE_FORMATS_TILED_TSX_WRITE_H
#define PAVE_FORMATS_TILED_TSX_WRITE_H

#include "../common/common_output.h"

#include <pave/formats/tiled.h>

/// "orthogonal", "isometric", "staggered" or "hexagonal". The text is static.
const char *pave_tiled_orientation_text(pave_tiled_orientation orientation);

/// Write the path of `file` relative to the target, as the value of an XML attribute or as a JSON
/// string.
void pave_tiled_path_xml(pave_output *output, const char *target, const char *file);
void pave_tiled_path_json(pave_output *output, const char *target, const char *file);

/// Returns true if the sheet or any tile names a picture.
bool pave_tiled_has_picture(const pave_tiled_tileset *tileset);

/// Finds the width and height of a picture: as declared, otherwise from its file's header,
/// otherwise `width` and `height`.
void pave_tiled_image_size(const pave_tiled_image *image, int32_t width, int32_t height,
                           int32_t out[2]);

/// Like pave_tiled_image_size, for a sheet, and for the picture of a tile, which is at least as
/// large as the part that the tile shows.
void pave_tiled_sheet_size(const pave_tiled_tileset *tileset, int32_t out[2]);
void pave_tiled_tile_size(const pave_tiled_tileset *tileset, const pave_tiled_tile *tile,
                          int32_t out[2]);

/// If the output cannot refer to the tile set's pictures, makes the output fail, with the fault of
/// the tile set as the reason.
void pave_tiled_fault_take(pave_output *output, const pave_tiled_tileset *tileset);

/// Writes a complete <tileset>, indented by `indent`, with `attributes` (such as ` firstgid="1"`)
/// before its own. Picture paths are relative to `target`.
void pave_tiled_tileset_xml(pave_output *output, const pave_tiled_tileset *tileset,
                            const char *target, int indent, const char *attributes);

/// Writes a complete TSX to an output, or a TSJ if `target` has that extension; picture paths are
/// relative to `target`.
void pave_tiled_tileset_text(pave_output *output, const pave_tiled_tileset *tileset,
                             const char *target);

/// Writes the members of a tile set's JSON object, without its braces; each line begins with
/// `indent` spaces.
void pave_tiled_tileset_json(pave_output *output, const pave_tiled_tileset *tileset,
                             const char *target, int indent);

#endif
