/// formats/json/json_load.h: a JSON text as a tree of jansson's. Part of pave_json, and compiled
/// into pave_tiled as well.
///
/// The tree is jansson's, the parser is ours: docs/decisions/0008-json-is-parsed-here.md says why.
///
/// Based on: T. Bray, "RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format",
/// 2017.
#ifndef PAVE_FORMATS_JSON_LOAD_H
#define PAVE_FORMATS_JSON_LOAD_H

#include "../common/common_list.h"
#include "json_scan.h"

#include <jansson.h>

enum { PAVE_JSON_DEPTH_MAX = 512 };

/// Where a value begins; true, false and null, of which there is one each in jansson, have none.
typedef struct pave_json_mark {
    const json_t *value;
    int32_t line, column;
} pave_json_mark;

/// A text that is being read.
typedef struct pave_json_source {
    const char *path; ///< names it in errors; may be NULL
    const pave_allocator *allocator;
    pave_error *error;       ///< may be NULL
    pave_common_list *marks; ///< gets a pave_json_mark for each value, in the order of the text;
                             ///< NULL: nobody asks
    bool unique;             ///< refuses a second member of the same name
} pave_json_source;

/// Reads a text of one object. Of members of the same name the last counts, unless they are
/// refused. Of numbers with a fraction or an exponent, 15 digits count. Whole numbers beyond 64
/// bits and other numbers outside of 1e-15..1e15 become the largest or the smallest double, so that
/// whoever wants one refuses it. A byte order mark in front is skipped. Returns PAVE_OK and the
/// object in `out`, to be given to json_decref; PAVE_INVALID, with line and column, where it is
/// none; PAVE_UNSUPPORTED above the depth; PAVE_NO_MEMORY.
pave_result pave_json_load(const pave_json_source *source, const char *text, size_t size,
                           json_t **out);

/// The same of the object that stands next in a text that is being read otherwise, whose path,
/// allocator and error count; marks have the lines and columns of the whole text. It may have
/// `size_max` bytes; PAVE_UNSUPPORTED beyond. On failure the scan has failed, too.
pave_result pave_json_load_part(const pave_json_source *source, pave_json_scan *scan,
                                size_t size_max, json_t **out);

#endif
