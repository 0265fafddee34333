/// formats/json/json_polygons.h: polygons of others, as maps, and points: GeoJSON, WKT and CSV.
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
    // Of points.
    bool only_points;              ///< points are read, not polygons
    pave_common_list point_places; ///< of const char *: where each point stands
    bool y_up;
} pave_json_features;

void pave_json_features_begin(pave_json_features *features, pave_json_scan *scan);
void pave_json_features_release(pave_json_features *features);

/// Begins another feature. False: the scan has the error; the same of those below.
bool pave_json_features_add(pave_json_features *features, const char *place);

/// Names the feature that was begun last, in place of what named it before.
bool pave_json_features_name(pave_json_features *features, const char *name, size_t size);

/// The same of a name that may not be UTF-8, and is refused then.
bool pave_json_features_plain_name(pave_json_features *features, const char *name, size_t size);

/// Adds a corner to the ring that is being read; and ends the ring.
bool pave_json_features_point(pave_json_features *features, const char *place, pave_vec2 point);
bool pave_json_features_end_ring(pave_json_features *features, const char *place);

/// Reads the features of a text of GeoJSON: polygons or, with only_points, points, each of which
/// has its feature in `areas`.
bool pave_json_geojson_read(pave_json_features *features);

/// Reads the features of a text of WKT: one a line, or over several.
bool pave_json_wkt_read(pave_json_features *features);

/// Whether a text is WKT: whether its first line that says something has a polygon.
bool pave_json_wkt_recognizes(const char *text, size_t size);

/// Makes a map of a text of GeoJSON or, with `wkt`, WKT. `notes` holds PAVE_JSON_NOTES_SIZE bytes.
pave_result pave_json_polygons_parse(const char *text, size_t size, bool wkt,
                                     const pave_json_any_def *def, const char *path,
                                     const pave_allocator *allocator, pave_map **out, char *notes,
                                     pave_error *error);

/// Reads points of a text of GeoJSON or CSV into `out`, {0} at first.
pave_result pave_json_points_parse(const char *text, size_t size, const char *path,
                                   const pave_allocator *allocator, pave_json_points *out,
                                   pave_error *error);

#endif
