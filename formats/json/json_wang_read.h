/// formats/json/json_wang_read.h: what the parts of the reader of tile-set files share.
#ifndef PAVE_FORMATS_JSON_WANG_READ_H
#define PAVE_FORMATS_JSON_WANG_READ_H

#include "json_parts.h"

#include <pave/formats/json_wang.h>

enum { PAVE_JSON_WANG_PIXELS_MAX = 1 << 15 };

/// Where a tile stands, and how many colours it has there.
typedef struct pave_json_wang_mark {
    const char *place;
    int count;
} pave_json_wang_mark;

/// The tiles of one face while they are read.
typedef struct pave_json_wang_draft {
    int sides; ///< 0: not said
    int mirror_sum;
    const char *place;
    bool has_tiles;
    pave_common_list tiles, marks;
} pave_json_wang_draft;

typedef struct pave_json_wang_reader {
    pave_json_scan *scan;
    pave_json_wang *file;
    int sides, mirror_sum;      ///< as the file says; 0: not said
    pave_common_list colors;    ///< of pave_json_wang_color
    pave_common_list faces;     ///< of pave_json_wang_draft
    pave_json_wang_draft *face; ///< the one that is being read
    pave_json_wang_tile *tile;
    pave_json_wang_mark *mark;
} pave_json_wang_reader;

// All return true, or false after the scan has failed.

bool pave_json_wang_refuse(pave_json_wang_reader *reader, const char *place, const char *what);

/// A text into a copy of its own; a path is joined to the folder of the file.
bool pave_json_wang_text(pave_json_wang_reader *reader, char **out, bool path, const char *what);

bool pave_json_wang_whole(pave_json_wang_reader *reader, int32_t minimum, int32_t maximum,
                          int32_t *out, const char *what);

/// The member `sheet`; `context` is the reader.
bool pave_json_wang_sheet_read(void *context);

#endif
