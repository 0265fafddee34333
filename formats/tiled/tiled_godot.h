/// formats/tiled/tiled_godot.h: a tile set as the parts of a text resource of Godot 4, which a
/// TileSet resource (.tres) and a scene (.tscn) have in common.
#ifndef PAVE_FORMATS_TILED_GODOT_H
#define PAVE_FORMATS_TILED_GODOT_H

#include "tiled_tileset_write.h"

/// A TileSet to be written.
typedef struct pave_tiled_godot {
    const pave_tiled_tileset *tileset;
    const pave_tiled_wangset *wangset; ///< NULL: no terrains
    const pave_json_wang_face *face;   ///< the tiles of hexagons with their colours; NULL: squares
    pave_tiled_orientation grid;
    pave_tiled_stagger stagger;      ///< of staggered and hexagonal grids
    int32_t cell_width, cell_height; ///< pixels
    const char *path;                ///< of the file that is written
    int number;                      ///< of the TileSet in that file, from 1
} pave_tiled_godot;

/// Refuses what an atlas of Godot cannot hold. Returns PAVE_OK or PAVE_UNSUPPORTED.
pave_result pave_tiled_godot_check(const pave_tiled_godot *godot, pave_error *error);

/// Writes the picture as an external resource: a line of the head of the file.
void pave_tiled_godot_picture(pave_output *output, const pave_tiled_godot *godot);

/// Writes the atlas source with its tiles: a sub-resource.
void pave_tiled_godot_atlas(pave_output *output, const pave_tiled_godot *godot);

/// Writes the properties of the TileSet, whose head the caller has written.
void pave_tiled_godot_properties(pave_output *output, const pave_tiled_godot *godot);

#endif
