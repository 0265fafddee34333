/// formats/json/json_tres.h: a TileSet of Godot 4 as a tile-set file of pave's own.
#ifndef PAVE_FORMATS_JSON_TRES_H
#define PAVE_FORMATS_JSON_TRES_H

#include <pave/formats/json_wang.h>

/// Reads the TileSet of a resource or scene, which pave_tres_recognizes: the first terrain set that
/// has tiles. Results as pave_json_wang_parse.
pave_result pave_json_tres_parse(const char *text, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_json_wang **out,
                                 pave_error *error);

#endif
