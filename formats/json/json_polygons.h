/// formats/json/json_polygons.h: polygons of others, as maps: GeoJSON and WKT.
#ifndef PAVE_FORMATS_JSON_POLYGONS_H
#define PAVE_FORMATS_JSON_POLYGONS_H

#include "json_parts.h"

/// Polygons as they are read: of each feature its name, and the corners of all rings.
typedef struct pave_json_features {
    pave_json_scan *scan;
    pave_common_list points; ///< of pave_vec2, as they stand there
    pave_common_list lines;  ///< of int32_t[2]
    pave_common_list areas;  ///< of int32_t: the feature of each line
    pave_common_list places; ///< of const char *: where each feature begins
    pave_common_list names;  ///< of char *, from pave_common_malloc; NULL: none
    int32_t ring;            ///< the first point of the ring that is being read
    int32_t ring_number;     ///< its number in its feature
} pave_json_features;

void pave_json_features_begin(pave_json_features *features, pave_json_scan *scan);
void pave_json_features_release(pave_json_features *features);

/// Begins another feature. False: the scan has the error; the same of those below.
bool pave_json_features_add(pave_json_features *features, const char *place);

/// Names the feature that was begun last, in place of what named it before.
bool pave_json_features_name(pave_json_features *features, const char *name, size_t size);

/// Adds a corner to the ring that is being read; and ends the ring.
bool pave_json_features_point(pave_json_features *features, const char *place, pave_vec2 point);
bool pave_json_features_end_ring(pave_json_features *features, const char *place);

/// Reads the features of a text of WKT: one a line, or over several.
bool pave_json_wkt_read(pave_json_features *features);

/// Whether a text is WKT: whether its first line that says something has a polygon.
bool pave_json_wkt_recognizes(const char *text, size_t size);

/// Makes a map of a text of GeoJSON or, with `wkt`, WKT. `notes` holds PAVE_JSON_NOTES_SIZE bytes.
pave_result pave_json_polygons_parse(const char *text, size_t size, bool wkt,
                                     const pave_json_any_def *def, const char *path,
                                     const pave_allocator *allocator, pave_map **out, char *notes,
                                     pave_error *error);

#endif
