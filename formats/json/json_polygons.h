/// formats/json/json_polygons.h: reads polygons of GeoJSON and WKT as maps, and points of GeoJSON
/// and CSV.
#ifndef PAVE_FORMATS_JSON_POLYGONS_H
#define PAVE_FORMATS_JSON_POLYGONS_H

#include "json_parts.h"

/// Polygons while they are read: the name of each feature, and the corners of all rings.
typedef struct pave_json_features {
    pave_json_scan *scan;
    pave_common_list points; ///< pave_vec2 elements, as in the text
    pave_common_list lines;  ///< int32_t[2] elements
    pave_common_list areas;  ///< int32_t elements: the feature of each line
    pave_common_list places; ///< const char * elements: start of each feature
    pave_common_list names;  ///< char * elements, from pave_common_malloc; NULL if unnamed
    int32_t ring;            ///< the first point of the current ring
    int32_t ring_number;     ///< index of that ring in its feature
    // For points.
    bool only_points;              ///< points are read, not polygons
    pave_common_list point_places; ///< const char * elements: start of each point
    bool y_up;
} pave_json_features;

void pave_json_features_begin(pave_json_features *features, pave_json_scan *scan);
void pave_json_features_release(pave_json_features *features);

/// Begins another feature. Returns false with the error in the scan, like the functions below.
bool pave_json_features_add(pave_json_features *features, const char *place);

/// Names the current feature, replacing an earlier name.
bool pave_json_features_name(pave_json_features *features, const char *name, size_t size);

/// Like pave_json_features_name, but rejects a name that is not UTF-8.
bool pave_json_features_plain_name(pave_json_features *features, const char *name, size_t size);

/// The first function adds a corner to the current ring; the second ends the ring.
bool pave_json_features_point(pave_json_features *features, const char *place, pave_vec2 point);
bool pave_json_features_end_ring(pave_json_features *features, const char *place);

/// Reads the features of a GeoJSON text: polygons or, with only_points, points, whose features are
/// in `areas`.
bool pave_json_geojson_read(pave_json_features *features);

/// Reads the features of a WKT text. A feature may span several lines.
bool pave_json_wkt_read(pave_json_features *features);

/// Returns whether the text is WKT: its first line that is neither blank nor a comment has a
/// polygon.
bool pave_json_wkt_recognizes(const char *text, size_t size);

/// Makes a map of a GeoJSON or, with `wkt`, a WKT text. `notes` holds PAVE_JSON_NOTES_SIZE bytes.
pave_result pave_json_polygons_parse(const char *text, size_t size, bool wkt,
                                     const pave_json_any_def *def, const char *path,
                                     const pave_allocator *allocator, pave_map **out, char *notes,
                                     pave_error *error);

/// Reads the points of a GeoJSON or CSV text into `out`, initially {0}.
pave_result pave_json_points_parse(const char *text, size_t size, const char *path,
                                   const pave_allocator *allocator, pave_json_points *out,
                                   pave_error *error);

#endif
