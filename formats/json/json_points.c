/// formats/json/json_points.c: reads points from CSV, and from Point and MultiPoint of GeoJSON.
///
/// Based on: Y. Shafranovich, "RFC 4180: Common Format and MIME Type for Comma-Separated Values
/// (CSV) Files", 2005.
#include "json_polygons.h"

#include <math.h>
#include <string.h>

enum { X, Y, NAME, COLUMNS };

/// State of reading a CSV text.
typedef struct csv_reader {
    pave_json_features *features;
    char separator; ///< ' ': spaces and tabs
    int columns[COLUMNS];
    pave_common_list field; ///< char elements: the last quoted field
} csv_reader;

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static const char *line_end(const char *at, const char *end)
{
    const char *found = memchr(at, '\n', (size_t)(end - at));
    return found ? found : end;
}

/// Advances to the next line that is not blank or a comment; returns false at the end.
static bool next_line(const char **at, const char *end)
{
    while (*at < end) {
        const char *begin = *at, *stop = line_end(begin, end);
        while (begin < stop && is_blank(*begin)) begin++;
        if (begin < stop && *begin != '#') return true;
        *at = stop < end ? stop + 1 : end;
    }
    return false;
}

// ---- Fields -------------------------------------------------------------------------------------

/// Part of the text, trimmed.
typedef struct span {
    const char *begin;
    size_t size;
} span;

static span trimmed(const char *begin, const char *end)
{
    while (begin < end && is_blank(*begin)) begin++;
    while (begin < end && is_blank(end[-1])) end--;
    return (span){begin, (size_t)(end - begin)};
}

/// Reads a quoted field, in which quotes are doubled. `*at` is at the opening quote and is moved
/// past the closing quote. Returns false if out of memory.
static bool read_quoted(csv_reader *reader, const char **at, const char *end, span *out)
{
    reader->field.count = 0;
    while (++*at < end && (**at != '"' || (*at + 1 < end && (*at)[1] == '"'))) {
        char *to = pave_common_list_add(&reader->field, reader->features->scan->allocator, 1);
        if (!to) return pave_json_scan_no_memory(reader->features->scan);
        *to = **at;
        *at += **at == '"';
    }
    *out = (span){reader->field.elements, reader->field.count};
    return true;
}

static bool ends_field(const csv_reader *reader, char c)
{
    return reader->separator == ' ' ? is_blank(c) : c == reader->separator;
}

/// Finds a field of a line by its 0-based index; empty if the line has fewer fields. Returns false
/// if out of memory.
static bool find_field(csv_reader *reader, const char *at, const char *end, int number, span *out)
{
    *out = (span){end, 0};
    for (int k = 0; k <= number && at < end; k++) {
        while (at < end && is_blank(*at) && !(reader->separator == '\t' && *at == '\t')) at++;
        const char *begin = at;
        span quoted = {NULL, 0};
        const bool is_quoted = at < end && *at == '"';
        if (is_quoted && !read_quoted(reader, &at, end, &quoted)) return false;
        while (at < end && !ends_field(reader, *at)) at++;
        if (k == number) *out = is_quoted ? quoted : trimmed(begin, at);
        at += at < end;
    }
    return true;
}

/// Returns the separator in the first line that is not blank or a comment.
static char separator_of(const char *at, const char *end)
{
    static const char separators[] = {';', '\t', ','};
    for (size_t i = 0; i < sizeof separators; i++)
        if (memchr(at, separators[i], (size_t)(end - at))) return separators[i];
    return ' ';
}

// ---- The header ---------------------------------------------------------------------------------

/// Returns the 1-based index of a field in a list of words, ignoring case; 0: not in the list.
static int word_of(span field, const char *const *words)
{
    for (int number = 0; words[number]; number++) {
        size_t i = 0;
        while (i < field.size && (field.begin[i] | 0x20) == words[number][i]) i++;
        if (i == field.size && !words[number][i]) return number + 1;
    }
    return 0;
}

/// Reads the first line if it is a header, and finds its columns. `*taken` receives whether it is a
/// header.
static bool read_header(csv_reader *reader, const char *at, const char *end, bool *taken)
{
    static const char *const words[COLUMNS][6] = {{"x", "lon", "lng", "long", "longitude", NULL},
                                                  {"y", "lat", "latitude", NULL},
                                                  {"name", "label", "id", NULL}};
    int found[COLUMNS] = {-1, -1, -1}, best = 0; // best: index of the word of NAME
    double number;
    span field;
    if (!find_field(reader, at, end, 0, &field)) return false;
    *taken = !pave_common_real_read(field.begin, field.size, &number);
    for (int k = 0; *taken && k < 64; k++) {
        if (!find_field(reader, at, end, k, &field)) return false;
        for (int c = 0; c < COLUMNS; c++) {
            const int word = word_of(field, words[c]);
            if (word == 0 || (found[c] >= 0 && (c != NAME || word >= best))) continue;
            found[c] = k;
            if (c == NAME) best = word;
            if (c == Y) reader->features->y_up = word > 1; // not the word y
        }
    }
    if (*taken && (found[X] < 0 || found[Y] < 0))
        return pave_json_scan_fail(reader->features->scan, at, PAVE_INVALID,
                                   "the header must name the columns of a point: x, lon, lng, long "
                                   "or longitude, and y, lat or latitude");
    if (*taken) memcpy(reader->columns, found, sizeof found);
    return true;
}

// ---- Rows ---------------------------------------------------------------------------------------

static bool read_row(csv_reader *reader, const char *at, const char *end)
{
    pave_json_features *features = reader->features;
    double numbers[2];
    span field;
    for (int c = X; c <= Y; c++) {
        if (!find_field(reader, at, end, reader->columns[c], &field)) return false;
        if (!pave_common_real_read(field.begin, field.size, &numbers[c]))
            return pave_json_scan_fail(features->scan, field.size > 0 ? field.begin : at,
                                       PAVE_INVALID,
                                       "column %d must be a number, the %c of a point, as in "
                                       "\"3.5,2\" or \"3.5;2;name\"",
                                       reader->columns[c] + 1, c == X ? 'x' : 'y');
    }
    if (!pave_json_features_add(features, at) ||
        !pave_json_features_point(features, at, pave_vec2_of(numbers[X], numbers[Y])))
        return false;
    if (reader->columns[NAME] < 0) return true;
    if (!find_field(reader, at, end, reader->columns[NAME], &field)) return false;
    return field.size == 0 || pave_json_features_plain_name(features, field.begin, field.size);
}

static bool read_csv(pave_json_features *features)
{
    pave_json_scan *scan = features->scan;
    csv_reader reader = {
        .features = features, .columns = {0, 1, 2}, .field.element_size = sizeof(char)};
    bool header = true, fine = true;
    for (bool first = true; fine && next_line(&scan->at, scan->end); first = false) {
        const char *at = scan->at, *end = line_end(at, scan->end);
        if (first) reader.separator = separator_of(at, end);
        fine = !first || read_header(&reader, at, end, &header);
        if (fine && !(first && header)) fine = read_row(&reader, at, end);
        scan->at = end;
    }
    pave_common_list_release(&reader.field, scan->allocator);
    return fine;
}

// ---- Points -------------------------------------------------------------------------------------

/// Finds the line of each position; positions ascend.
static void count_lines(const pave_json_features *features, int32_t *lines)
{
    const char *const *places = features->point_places.elements, *at = features->scan->begin;
    int32_t line = 1;
    for (size_t i = 0; i < features->points.count; i++) {
        for (; at < places[i]; at++) line += *at == '\n';
        lines[i] = line;
    }
}

/// Copies the names of features to their points.
static bool copy_names(const pave_json_features *features, char **names)
{
    const int32_t *areas = features->areas.elements;
    for (size_t i = 0; i < features->points.count; i++) {
        const char *name = ((char **)features->names.elements)[areas[i]];
        if (!name) continue;
        names[i] = pave_common_text_copy(features->scan->allocator, name, strlen(name));
        if (!names[i]) return pave_json_scan_no_memory(features->scan);
    }
    return true;
}

static bool take_points(pave_json_features *features, pave_json_points *out)
{
    const pave_allocator *allocator = features->scan->allocator;
    const size_t count = features->points.count;
    if (count == 0)
        return pave_json_scan_fail(features->scan, features->scan->begin, PAVE_INVALID,
                                   "the file has no point; add one");
    out->count = (int32_t)count;
    out->names = pave_common_array(allocator, count, sizeof *out->names);
    out->lines = pave_common_array(allocator, count, sizeof *out->lines);
    if (!out->names || !out->lines) return pave_json_scan_no_memory(features->scan);
    count_lines(features, out->lines);
    if (!copy_names(features, out->names)) return false;
    void *positions;
    if (!pave_common_list_take(&features->points, allocator, &positions))
        return pave_json_scan_no_memory(features->scan);
    out->positions = positions;
    out->y_up = features->y_up;
    for (size_t i = 0; i < count && out->y_up; i++) out->positions[i].y = -out->positions[i].y;
    return true;
}

pave_result pave_json_points_parse(const char *text, size_t size, const char *path,
                                   const pave_allocator *allocator, pave_json_points *out,
                                   pave_error *error)
{
    pave_json_scan scan;
    pave_json_features features;
    pave_json_scan_begin(&scan, text, size, path, allocator, error);
    pave_json_features_begin(&features, &scan);
    features.only_points = true;
    const char *at = scan.at;
    while (at < scan.end && (is_blank(*at) || *at == '\n')) at++;
    const bool json = at < scan.end && *at == '{';
    if (json ? pave_json_geojson_read(&features) : read_csv(&features)) take_points(&features, out);
    pave_json_features_release(&features);
    return pave_json_scan_release(&scan);
}
