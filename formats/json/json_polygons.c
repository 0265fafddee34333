/// formats/json/json_polygons.c: reads GeoJSON as maps: features become labels, polygons become
/// cells.
///
/// Based on: H. Butler, M. Daly, A. Doyle, S. Gillies, S. Hagen, T. Schaub, "RFC 7946: The GeoJSON
/// Format", 2016.
#include "json_polygons.h"

#include <pave/planar.h>

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// ---- Features -----------------------------------------------------------------------------------

void pave_json_features_begin(pave_json_features *features, pave_json_scan *scan)
{
    *features = (pave_json_features){.scan = scan,
                                     .points.element_size = sizeof(pave_vec2),
                                     .lines.element_size = sizeof(int32_t[2]),
                                     .areas.element_size = sizeof(int32_t),
                                     .point_places.element_size = sizeof(const char *),
                                     .places.element_size = sizeof(const char *),
                                     .names.element_size = sizeof(char *)};
}

void pave_json_features_release(pave_json_features *features)
{
    const pave_allocator *allocator = features->scan->allocator;
    for (size_t i = 0; i < features->names.count; i++)
        pave_common_free(allocator, ((char **)features->names.elements)[i]);
    pave_common_list_release(&features->names, allocator);
    pave_common_list_release(&features->point_places, allocator);
    pave_common_list_release(&features->places, allocator);
    pave_common_list_release(&features->areas, allocator);
    pave_common_list_release(&features->lines, allocator);
    pave_common_list_release(&features->points, allocator);
}

bool pave_json_features_add(pave_json_features *features, const char *place)
{
    const pave_allocator *allocator = features->scan->allocator;
    const char **at = pave_common_list_add(&features->places, allocator, 1);
    char **name = pave_common_list_add(&features->names, allocator, 1);
    if (!at || !name) return pave_json_scan_no_memory(features->scan);
    *at = place;
    features->ring_number = 0;
    return true;
}

bool pave_json_features_name(pave_json_features *features, const char *name, size_t size)
{
    const pave_allocator *allocator = features->scan->allocator;
    char **last = (char **)features->names.elements + features->names.count - 1;
    pave_common_free(allocator, *last);
    *last = pave_common_text_copy(allocator, name, size);
    return *last || pave_json_scan_no_memory(features->scan);
}

bool pave_json_features_plain_name(pave_json_features *features, const char *name, size_t size)
{
    uint32_t number;
    if (memchr(name, 0, size))
        return pave_json_scan_fail(features->scan, name, PAVE_INVALID,
                                   "a name contains a zero byte; remove it");
    if (!pave_json_features_name(features, name, size)) return false;
    const char *at = ((char **)features->names.elements)[features->names.count - 1];
    for (int length = 1; *at; at += length)
        if ((length = pave_output_character(at, &number)) == 0)
            return pave_json_scan_fail(features->scan, name, PAVE_INVALID,
                                       "a name must be in UTF-8; correct it");
    return true;
}

/// Returns the 1-based index of the current feature, which is its label.
static int this_feature(const pave_json_features *features) { return (int)features->places.count; }

/// Records the position of a point in the text, and its feature.
static bool note_point(pave_json_features *features, const char *place)
{
    const pave_allocator *allocator = features->scan->allocator;
    if (!features->only_points) return true;
    const char **at = pave_common_list_add(&features->point_places, allocator, 1);
    int32_t *area = pave_common_list_add(&features->areas, allocator, 1);
    if (!at || !area) return false;
    *at = place;
    *area = this_feature(features) - 1;
    return true;
}

bool pave_json_features_point(pave_json_features *features, const char *place, pave_vec2 point)
{
    pave_vec2 *to = pave_common_list_add(&features->points, features->scan->allocator, 1);
    if (!to || !note_point(features, place)) return pave_json_scan_no_memory(features->scan);
    *to = point;
    return (isfinite(point.x) && isfinite(point.y)) ||
           pave_json_scan_fail(features->scan, place, PAVE_RANGE,
                               "a position must be finite; correct it");
}

bool pave_json_features_end_ring(pave_json_features *features, const char *place)
{
    const pave_allocator *allocator = features->scan->allocator;
    const pave_vec2 *points = features->points.elements;
    const int32_t first = features->ring;
    int32_t end = (int32_t)features->points.count; // fits: the text is not that large
    if (end - first > 1 && points[first].x == points[end - 1].x &&
        points[first].y == points[end - 1].y)
        end--;
    features->ring_number++;
    features->points.count = (size_t)end;
    features->ring = end;
    if (end - first < 3)
        return pave_json_scan_fail(features->scan, place, PAVE_INVALID,
                                   "ring %d of feature %d has %d different corners; give it three "
                                   "or more",
                                   (int)features->ring_number, this_feature(features),
                                   (int)(end - first));
    const size_t count = (size_t)(end - first);
    int32_t(*lines)[2] = pave_common_list_add(&features->lines, allocator, count);
    int32_t *areas = pave_common_list_add(&features->areas, allocator, count);
    if (!lines || !areas) return pave_json_scan_no_memory(features->scan);
    for (int32_t i = first; i < end; i++) {
        lines[i - first][0] = i;
        lines[i - first][1] = i + 1 < end ? i + 1 : first;
        areas[i - first] = this_feature(features) - 1;
    }
    return true;
}

// ---- Positions ----------------------------------------------------------------------------------

enum { DEPTH_MAX = 4, MIXED = -1, EMPTY = 0 };

/// A list of numbers, or of such lists.
typedef struct level_reader {
    pave_json_features *features;
    double numbers[2];
    int number_count;
} level_reader;

/// Ends a list by the depth of its elements: numbers make a position, positions make a ring.
static bool end_level(level_reader *reader, int depth, const char *place)
{
    pave_json_features *features = reader->features;
    if (depth == 2) return features->only_points || pave_json_features_end_ring(features, place);
    if (depth != 1) return true;
    if (reader->number_count < 2)
        return pave_json_scan_fail(features->scan, place, PAVE_INVALID,
                                   "a position must have two numbers or more, such as [7.5, 51]");
    reader->number_count = 0;
    return pave_json_features_point(features, place,
                                    pave_vec2_of(reader->numbers[0], reader->numbers[1]));
}

/// Reads a value of coordinates. Returns its depth: 0 for a number, 1 for a position, 2 for a ring;
/// EMPTY for an empty list; MIXED after a failure.
static int read_level(level_reader *reader, int above)
{
    pave_json_scan *scan = reader->features->scan;
    const char *place = scan->at;
    int depth = EMPTY;
    const pave_json_kind kind = pave_json_scan_value(scan);
    if (kind == PAVE_JSON_NUMBER && above > 0) {
        const char *text = scan->number;
        if (reader->number_count < 2) {
            double *number = &reader->numbers[reader->number_count];
            if (!pave_common_real_read(text, scan->number_size, number)) return MIXED;
        }
        reader->number_count++;
        return 0;
    }
    if (kind != PAVE_JSON_LIST || above == DEPTH_MAX) {
        pave_json_scan_fail(scan, place, PAVE_INVALID,
                            "coordinates must be lists of positions, such as [[[0, 0], [1, 0], "
                            "[0, 1], [0, 0]]]");
        return MIXED;
    }
    for (bool first = true; pave_json_scan_element(scan); first = false) {
        const char *element = scan->at;
        const int inner = read_level(reader, above + 1);
        if (inner == MIXED) return MIXED;
        if (!first && inner + 1 != depth) {
            pave_json_scan_fail(scan, element, PAVE_INVALID,
                                "coordinates mix a position with a list of positions; write one "
                                "list for each ring");
            return MIXED;
        }
        depth = inner + 1;
    }
    return scan->result == PAVE_OK && end_level(reader, depth, place) ? depth : MIXED;
}

// ---- Objects ------------------------------------------------------------------------------------

/// An object of GeoJSON whose members are read in any order.
typedef struct object_reader {
    const char *place;
    char type[24];
    int depth; ///< depth of its coordinates; -1: no coordinates
} object_reader;

static bool read_object(pave_json_features *features, int nested);

static bool is_name(const char *text)
{
    static const char name[] = "name";
    size_t i = 0;
    while (i < 4 && (text[i] | 0x20) == name[i]) i++;
    return i == 4 && text[4] == 0;
}

/// If the next value is a string or a number, uses it as the name of the feature and sets `*named`.
static bool read_name(pave_json_features *features, bool *named)
{
    pave_json_scan *scan = features->scan;
    const pave_json_kind kind = pave_json_scan_value(scan);
    *named = *named || kind == PAVE_JSON_TEXT || kind == PAVE_JSON_NUMBER;
    switch (kind) {
    case PAVE_JSON_TEXT:
        return pave_json_features_name(features, scan->string.elements, scan->string.count - 1);
    case PAVE_JSON_NUMBER:
        return pave_json_features_name(features, scan->number, scan->number_size);
    case PAVE_JSON_OBJECT:
    case PAVE_JSON_LIST:
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                   "the name of feature %d must be a string or a number",
                                   this_feature(features));
    default: return scan->result == PAVE_OK; // null, true and false are not names
    }
}

/// Reads the properties of a feature; `named` receives whether one is its name.
static bool read_properties(pave_json_features *features, bool *named)
{
    pave_json_scan *scan = features->scan;
    const char *place = scan->at;
    const pave_json_kind kind = pave_json_scan_value(scan);
    if (kind == PAVE_JSON_NULL) return true;
    if (kind != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "properties must be an object or null");
    while (pave_json_scan_member(scan)) {
        if (!is_name(scan->name.elements) || *named) {
            if (!pave_json_scan_skip(scan)) return false;
            continue;
        }
        if (!read_name(features, named)) return false;
    }
    return scan->result == PAVE_OK;
}

/// Reads the list `name`. If `own`, each element is a feature, otherwise a part of this feature.
static bool read_list(pave_json_features *features, const char *name, bool own, int nested)
{
    pave_json_scan *scan = features->scan;
    const char *place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, place, PAVE_INVALID, "%s must be a list of %s", name,
                                   name);
    while (pave_json_scan_element(scan)) {
        if (own && !pave_json_features_add(features, scan->at)) return false;
        if (!read_object(features, nested + 1)) return false;
    }
    return scan->result == PAVE_OK;
}

static bool read_type(pave_json_features *features, object_reader *object)
{
    pave_json_scan *scan = features->scan;
    const char *place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_TEXT)
        return pave_json_scan_fail(scan, place, PAVE_INVALID, "type must be a string");
    snprintf(object->type, sizeof object->type, "%s", (const char *)scan->string.elements);
    return true;
}

/// Begins a feature; a geometry outside of features also counts as a feature.
static bool begin_feature(pave_json_features *features, const object_reader *object)
{
    return features->places.count > 0 || pave_json_features_add(features, object->place);
}

static bool read_member(pave_json_features *features, object_reader *object, bool *named,
                        int nested)
{
    pave_json_scan *scan = features->scan;
    const char *name = scan->name.elements;
    if (strcmp(name, "type") == 0) return read_type(features, object);
    if (strcmp(name, "features") == 0 && nested == 0)
        return read_list(features, "features", true, nested);
    if (strcmp(name, "geometry") == 0)
        return begin_feature(features, object) && read_object(features, nested + 1);
    if (strcmp(name, "geometries") == 0)
        return begin_feature(features, object) && read_list(features, "geometries", false, nested);
    if (strcmp(name, "properties") == 0 && nested < 2)
        return begin_feature(features, object) && read_properties(features, named);
    if (strcmp(name, "id") == 0 && nested < 2 && !*named) {
        bool by_id = false; // a property still takes precedence
        return begin_feature(features, object) && read_name(features, &by_id);
    }
    if (strcmp(name, "coordinates") != 0) return pave_json_scan_skip(scan);
    level_reader reader = {.features = features};
    features->ring = (int32_t)features->points.count;
    object->depth = begin_feature(features, object) ? read_level(&reader, 0) : MIXED;
    return object->depth != MIXED;
}

/// Returns the nesting depth of a geometry's coordinates; 0 for a geometry that is not read.
static int wanted_depth(const pave_json_features *features, const char *type)
{
    static const char *const words[] = {"", "Point", "MultiPoint", "Polygon", "MultiPolygon", NULL};
    const int depth = pave_word_number(words, type);
    return depth > 0 && features->only_points == (depth < 3) ? depth : 0;
}

/// Reads an object, or null.
static bool read_object(pave_json_features *features, int nested)
{
    pave_json_scan *scan = features->scan;
    object_reader object = {.place = scan->at, .depth = -1};
    bool named = false;
    if (nested > 0) {
        const pave_json_kind kind = pave_json_scan_value(scan);
        if (kind == PAVE_JSON_NULL) return true;
        if (kind != PAVE_JSON_OBJECT || nested > 16)
            return pave_json_scan_fail(scan, object.place, PAVE_INVALID,
                                       "this must be an object of GeoJSON");
    } else {
        object.place = scan->root;
    }
    while (pave_json_scan_member(scan))
        if (!read_member(features, &object, &named, nested)) return false;
    if (scan->result != PAVE_OK || object.depth < 0) return scan->result == PAVE_OK;
    const int wanted = wanted_depth(features, object.type);
    if (wanted == 0 && features->only_points)
        return pave_json_scan_fail(scan, object.place, PAVE_UNSUPPORTED,
                                   "feature %d is a %.20s; leave out all but Point and MultiPoint",
                                   this_feature(features), object.type);
    if (wanted == 0)
        return pave_json_scan_fail(scan, object.place, PAVE_UNSUPPORTED,
                                   "feature %d is a %.20s, which has no area; leave out all but "
                                   "Polygon and MultiPolygon",
                                   this_feature(features), object.type);
    return object.depth == wanted || object.depth == EMPTY ||
           pave_json_scan_fail(scan, object.place, PAVE_INVALID,
                               "the coordinates of feature %d are nested %d deep, and those of a "
                               "%s are nested %d deep",
                               this_feature(features), object.depth, object.type, wanted);
}

// ---- Projections --------------------------------------------------------------------------------
// Uses only + - * /, so that positions are the same on every machine.

#define DEGREE 0.017453292519943295

/// Returns the sine of an angle from -pi / 2 to pi / 2.
static double sine(double angle)
{
    const double square = angle * angle;
    double sum = 0.0;
    for (int k = 27; k >= 3; k -= 2) sum = (1.0 + sum) * -square / (double)(k * (k - 1));
    return angle * (1.0 + sum);
}

/// Returns the natural logarithm of a number above 0.
static double logarithm(double number)
{
    int power;
    double part = frexp(number, &power), sum = 0.0;
    if (part < 0.70710678118654752) {
        part *= 2.0;
        power--;
    }
    const double ratio = (part - 1.0) / (part + 1.0), square = ratio * ratio;
    for (int k = 25; k >= 1; k -= 2) sum = sum * square + 1.0 / k;
    return 2.0 * ratio * sum + power * 0.69314718055994531;
}

static double mercator(double latitude)
{
    const double most = 85.0511287798066; // latitude at which the map of the world is a square
    const double s = sine(DEGREE * (latitude > most ? most : latitude < -most ? -most : latitude));
    return 0.5 * logarithm((1.0 + s) / (1.0 - s)) / DEGREE;
}

/// Converts longitudes and latitudes to positions, with y down.
static bool project(pave_json_features *features, pave_json_projection how)
{
    pave_vec2 *points = features->points.elements;
    pave_box box = {{0.0, 0.0}, {0.0, 0.0}};
    for (size_t i = 0; i < features->points.count; i++)
        box = i == 0 ? pave_box_of(points[0], points[0]) : pave_box_add(box, points[i]);
    if (how != PAVE_JSON_AS_IS && (box.min.y < -90.0 || box.max.y > 90.0))
        return pave_json_scan_fail(
            features->scan, features->scan->begin, PAVE_RANGE,
            "latitude %g is not in -90 to 90; project only longitudes and latitudes",
            box.max.y > 90.0 ? box.max.y : box.min.y);
    const double middle = DEGREE * 0.5 * (box.min.y + box.max.y),
                 scale = how == PAVE_JSON_EQUIRECTANGULAR
                             ? sine(90.0 * DEGREE - (middle < 0.0 ? -middle : middle))
                             : 1.0;
    for (size_t i = 0; i < features->points.count; i++) {
        points[i].x *= scale;
        points[i].y = -(how == PAVE_JSON_MERCATOR ? mercator(points[i].y) : points[i].y);
    }
    return true;
}

// ---- The map ------------------------------------------------------------------------------------

static void add_note(char *notes, const char *format, ...) PAVE_PRINTF(2, 3);
static void add_note(char *notes, const char *format, ...)
{
    const size_t used = strlen(notes), room = PAVE_JSON_NOTES_SIZE - used;
    va_list arguments;
    if (used > 0 && room > 1) notes[used] = '\n';
    va_start(arguments, format);
    vsnprintf(notes + used + (used > 0), room - (used > 0), format, arguments);
    va_end(arguments);
}

/// Returns the name of a feature in messages; `out` holds 64 characters.
static const char *name_feature(const pave_json_features *features, int32_t feature, char *out)
{
    const char *name = ((char **)features->names.elements)[feature];
    snprintf(out, 64, name && *name ? "feature %d (%.36s)" : "feature %d", (int)feature + 1,
             name ? name : "");
    return out;
}

/// Collects notes about changes and gaps that may surprise a user.
static void write_notes(const pave_json_features *features, const pave_planar *planar,
                        const pave_json_any_def *def, char *notes)
{
    const pave_vec2 *points = features->points.elements;
    char one[64], two[64];
    bool degrees = features->points.count > 0 && def->projection == PAVE_JSON_AS_IS;
    for (size_t i = 0; i < features->points.count && degrees; i++)
        degrees = points[i].x >= -180.0 && points[i].x <= 180.0 && points[i].y >= -90.0 &&
                  points[i].y <= 90.0;
    if (degrees)
        add_note(notes,
                 "coordinates are used without a projection; for longitudes and latitudes, use "
                 "--projection of pave region show");
    int32_t without = 0, first = 0, next = 0; // cells are in the order of features
    for (int32_t area = 0; area < (int32_t)features->places.count; area++) {
        const bool found = next < planar->cell_count && planar->areas[next] == area;
        while (next < planar->cell_count && planar->areas[next] == area) next++;
        if (!found && without++ == 0) first = area;
    }
    if (without > 0)
        add_note(notes, "features without an area: %d; the first is %s", (int)without,
                 name_feature(features, first, one));
    if (planar->overlaps > 0)
        add_note(notes, "overlaps closed: %" PRId64 "; the first at %.9g,%.9g, of %s and %s",
                 planar->overlaps, planar->overlap.x, -planar->overlap.y,
                 name_feature(features, planar->overlap_areas[0], one),
                 name_feature(features, planar->overlap_areas[1], two));
    if (planar->gaps > 0)
        add_note(notes, "small gaps%s: %" PRId64 "; the first at %.9g,%.9g, next to %s%s",
                 planar->closed > 0 ? " closed" : "", planar->gaps, planar->gap.x, -planar->gap.y,
                 name_feature(features, planar->gap_area, one),
                 planar->closed > 0 ? "" : "; pave region show --close closes them");
}

static bool fail_planar(pave_json_features *features, const pave_planar_fault *fault,
                        const pave_error *inner)
{
    const char *const *places = features->places.elements;
    char one[64], two[64];
    if (inner->result == PAVE_NO_MEMORY) return pave_json_scan_no_memory(features->scan);
    if (fault->kind != PAVE_PLANAR_OVERLAP)
        return pave_json_scan_fail(features->scan, features->scan->begin, inner->result, "%s",
                                   inner->message);
    return pave_json_scan_fail(features->scan, places[fault->b], PAVE_INVALID,
                               "%s and %s overlap at %.9g,%.9g; correct one, or give the overlap "
                               "to the smaller one with pave region show --close",
                               name_feature(features, fault->a, one),
                               name_feature(features, fault->b, two), fault->at.x, -fault->at.y);
}

/// Makes a map on the patch, which the map then owns.
static bool make_map(pave_json_features *features, pave_planar *planar, pave_map **out)
{
    const pave_allocator *allocator = features->scan->allocator;
    pave_error inner = {0};
    for (int32_t i = 0; i < planar->cell_count; i++) planar->areas[i]++; // labels count from 1
    const pave_map_def def = {.territory.labels = planar->areas,
                              .patch = planar->patch,
                              .kind = "polygons",
                              .name_count = (int32_t)features->names.count,
                              .names = features->names.elements,
                              .y_up = true,
                              .own.patch = planar->patch};
    const pave_result result = pave_map_create(&def, allocator, NULL, out, &inner);
    if (result == PAVE_OK) planar->patch = NULL;
    return result == PAVE_OK ||
           (result == PAVE_NO_MEMORY ? pave_json_scan_no_memory(features->scan)
                                     : pave_json_scan_fail(features->scan, features->scan->begin,
                                                           result, "%s", inner.message));
}

static bool make_planar(pave_json_features *features, const pave_json_any_def *def, pave_map **out,
                        char *notes)
{
    pave_planar planar;
    pave_planar_fault fault;
    pave_error inner = {0};
    if (features->lines.count == 0)
        return pave_json_scan_fail(features->scan, features->scan->begin, PAVE_INVALID,
                                   "the file has no polygon; add one");
    if (!project(features, def->projection)) return false;
    const pave_planar_def made = {.point_count = (int32_t)features->points.count,
                                  .line_count = (int32_t)features->lines.count,
                                  .points = features->points.elements,
                                  .lines = (const int32_t(*)[2])features->lines.elements,
                                  .areas = features->areas.elements,
                                  .area_count = (int32_t)features->places.count,
                                  .snap = def->snap,
                                  .close = def->close,
                                  .name = "polygons"};
    if (pave_planar_create(&made, features->scan->allocator, &planar, &fault, &inner) != PAVE_OK)
        return fail_planar(features, &fault, &inner);
    write_notes(features, &planar, def, notes);
    const bool fine = make_map(features, &planar, out);
    pave_planar_release(&planar);
    return fine;
}

bool pave_json_geojson_read(pave_json_features *features)
{
    features->y_up = true;
    if (!pave_json_scan_root(features->scan) || !read_object(features, 0)) return false;
    pave_json_scan_end(features->scan);
    return features->scan->result == PAVE_OK;
}

pave_result pave_json_polygons_parse(const char *text, size_t size, bool wkt,
                                     const pave_json_any_def *def, const char *path,
                                     const pave_allocator *allocator, pave_map **out, char *notes,
                                     pave_error *error)
{
    pave_json_scan scan;
    pave_json_features features;
    pave_json_scan_begin(&scan, text, size, path, allocator, error);
    pave_json_features_begin(&features, &scan);
    if (wkt ? pave_json_wkt_read(&features) : pave_json_geojson_read(&features))
        make_planar(&features, def, out, notes);
    pave_json_features_release(&features);
    return pave_json_scan_release(&scan);
}
