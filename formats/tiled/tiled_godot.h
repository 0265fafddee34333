/// formats/tiled/tiled_godot.h: writes the parts of a tile set shared by Godot 4 TileSet resources
/// (.tres) and scenes (.tscn).
#ifndef PAVE_FORMATS_TILED_GODOT_H
#define PAVE_FORMATS_TILED_GODOT_H

#include "tiled_tsx_write.h"

/// A TileSet to write.
typedef struct pave_tiled_godot {
    const pave_tiled_tileset *tileset;
    const pave_tiled_wangset *wangset; ///< NULL: no terrains
    const pave_json_wang_face *face;   ///< tiles of hexagons with their colours; NULL: squares
    pave_tiled_orientation grid;
    pave_tiled_stagger stagger;      ///< staggered and hexagonal grids
    int32_t cell_width, cell_height; ///< pixels
    const char *path;                ///< path of the file to write
    int number;                      ///< 1-based number of the TileSet in that file
} pave_tiled_godot;

/// Refuses tile sets that a Godot atlas cannot hold. Returns PAVE_OK or PAVE_UNSUPPORTED.
pave_result pave_tiled_godot_check(const pave_tiled_godot *godot, pave_error *error);

/// Writes the picture as an external resource: a line of the file's header.
void pave_tiled_godot_picture(pave_output *output, const pave_tiled_godot *godot);

/// Writes the atlas source and its tiles as a sub-resource.
void pave_tiled_godot_atlas(pave_output *output, const pave_tiled_godot *godot);

/// Writes the properties of the TileSet, after its heading.
void pave_tiled_godot_properties(pave_output *output, const pave_tiled_godot *godot);

#endif
