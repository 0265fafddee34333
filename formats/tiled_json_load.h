/// formats/tiled_json_load.h: a JSON text as a tree of jansson's.
///
/// The tree is jansson's, the parser is ours: docs/decisions/0008-json-is-parsed-here.md says why.
///
/// Based on: T. Bray, "RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format", 2017.
#ifndef PAVE_FORMATS_TILED_JSON_LOAD_H
#define PAVE_FORMATS_TILED_JSON_LOAD_H

#include "tiled_input.h"

#include <jansson.h>

enum { PAVE_TILED_JSON_DEPTH_MAX = 512 };

/// Reads a text of one object. Of members of the same name the last counts. Whole numbers beyond 64 bits and other numbers outside of 1e-15..1e15
/// become the largest or the smallest double, so that whoever wants one refuses it.
/// Returns PAVE_OK and the object in `out`, to be given to json_decref; PAVE_INVALID, with line and column, where it is none; PAVE_UNSUPPORTED
/// above PAVE_TILED_JSON_SIZE_MAX or the depth; PAVE_NO_MEMORY.
pave_result pave_tiled_json_load(pave_tiled_input *input, const char *text, size_t size, json_t **out);

#endif
