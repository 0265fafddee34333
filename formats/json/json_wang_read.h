/// formats/json/json_wang_read.h: shared by the parts of the reader of tile-set files.
#ifndef PAVE_FORMATS_JSON_WANG_READ_H
#define PAVE_FORMATS_JSON_WANG_READ_H

#include "json_parts.h"

#include <pave/formats/json_wang.h>

enum { PAVE_JSON_WANG_PIXELS_MAX = 1 << 15 };

/// Position of a tile in the text, and its number of colours.
typedef struct pave_json_wang_mark {
    const char *place;
    int count;
} pave_json_wang_mark;

/// Tiles of one face while reading.
typedef struct pave_json_wang_draft {
    int sides; ///< 0: not given
    int mirror_sum;
    const char *place;
    bool has_tiles;
    pave_common_list tiles, marks;
} pave_json_wang_draft;

typedef struct pave_json_wang_reader {
    pave_json_scan *scan;
    pave_json_wang *file;
    int sides, mirror_sum;      ///< as given in the file; 0: not given
    pave_common_list colors;    ///< pave_json_wang_color elements
    pave_common_list faces;     ///< pave_json_wang_draft elements
    pave_json_wang_draft *face; ///< the current face
    pave_json_wang_tile *tile;
    pave_json_wang_mark *mark;
} pave_json_wang_reader;

// All return true, or false after the scan has failed.

bool pave_json_wang_refuse(pave_json_wang_reader *reader, const char *place, const char *what);

/// Copies a string; a path is joined to the folder of the file.
bool pave_json_wang_text(pave_json_wang_reader *reader, char **out, bool path, const char *what);

bool pave_json_wang_whole(pave_json_wang_reader *reader, int32_t minimum, int32_t maximum,
                          int32_t *out, const char *what);

/// Reads the member `sheet`; `context` is the reader.
bool pave_json_wang_sheet_read(void *context);

#endif
