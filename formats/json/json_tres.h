/// formats/json/json_tres.h: converts a Godot 4 TileSet to a pave tile set.
#ifndef PAVE_FORMATS_JSON_TRES_H
#define PAVE_FORMATS_JSON_TRES_H

#include <pave/formats/json_wang.h>

/// Reads the TileSet of a resource or scene accepted by pave_tres_recognizes: the first terrain set
/// that has tiles. Returns the results of pave_json_wang_parse.
pave_result pave_json_tres_parse(const char *text, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_json_wang **out,
                                 pave_error *error);

#endif
