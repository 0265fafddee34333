/// formats/json/json_wkt.c: reads polygons as well-known text, each on one or more lines, with an
/// optional name before it: `Sweden; POLYGON ((11 55, 24 66, 12 60, 11 55))`.
///
/// Based on: OGC 06-103r4, "Simple Feature Access", 2011.
#include "json_polygons.h"

#include <string.h>

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
static bool is_letter(char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; }

static void skip_space(pave_json_scan *scan)
{
    while (scan->at < scan->end && is_space(*scan->at)) scan->at++;
}

static bool take(pave_json_scan *scan, char wanted)
{
    skip_space(scan);
    const bool there = scan->at < scan->end && *scan->at == wanted;
    scan->at += there;
    return there;
}

/// Returns true if a whole word at a position equals the given upper-case word, ignoring case.
static bool is_word(const char *at, const char *end, const char *word)
{
    for (; *word; word++, at++)
        if (at == end || (*at & ~0x20) != *word) return false;
    return at == end || !is_letter(*at);
}

/// Returns the start of a line's polygon; NULL if it has none.
static const char *find_polygon(const char *at, const char *end)
{
    bool inside = false; // whether the position is within a word
    for (; at < end; at++) {
        if (!inside && (is_word(at, end, "POLYGON") || is_word(at, end, "MULTIPOLYGON"))) return at;
        inside = is_letter(*at);
    }
    return NULL;
}

static const char *line_end(const char *at, const char *end)
{
    const char *found = memchr(at, '\n', (size_t)(end - at));
    return found ? found : end;
}

/// Advances to the next line that is not blank or a comment; returns false at the end.
static bool next_line(const char **at, const char *end)
{
    while (*at < end && (is_space(**at) || **at == '#'))
        *at = **at == '#' ? line_end(*at, end) : *at + 1;
    return *at < end;
}

bool pave_json_wkt_recognizes(const char *text, size_t size)
{
    const char *end = text + size;
    if (size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) text += 3;
    return next_line(&text, end) && *text != '{' && find_polygon(text, line_end(text, end)) != NULL;
}

static bool fail(pave_json_features *features, const char *place, const char *what)
{
    return pave_json_scan_fail(features->scan, place, PAVE_INVALID,
                               "%s is expected here, as in POLYGON ((0 0, 1 0, 0 1, 0 0))%s", what,
                               place == features->scan->end ? ", but the file is cut off" : "");
}

/// Reads a number; `count` counts the numbers of the position.
static bool read_number(pave_json_features *features, double numbers[2], int *count)
{
    pave_json_scan *scan = features->scan;
    double more;
    const char *begin = scan->at;
    while (scan->at < scan->end && !is_space(*scan->at) && !strchr(",()", *scan->at)) scan->at++;
    double *to = *count < 2 ? &numbers[*count] : &more;
    ++*count;
    return (scan->at > begin && pave_common_real_read(begin, (size_t)(scan->at - begin), to)) ||
           fail(features, begin, "a number");
}

/// Reads the positions of a ring, after its bracket.
static bool read_ring(pave_json_features *features)
{
    pave_json_scan *scan = features->scan;
    const char *place = scan->at;
    do {
        double numbers[2] = {0.0, 0.0};
        int count = 0;
        skip_space(scan);
        const char *begin = scan->at;
        while (scan->at < scan->end && *scan->at != ',' && *scan->at != ')') {
            if (!read_number(features, numbers, &count)) return false;
            skip_space(scan);
        }
        if (count < 2) return fail(features, begin, "a position of two numbers");
        if (!pave_json_features_point(features, begin, pave_vec2_of(numbers[0], numbers[1])))
            return false;
    } while (take(scan, ','));
    return take(scan, ')') ? pave_json_features_end_ring(features, place)
                           : fail(features, scan->at, "a comma or a bracket");
}

/// Reads `depth` levels of nested brackets.
static bool read_group(pave_json_features *features, int depth)
{
    pave_json_scan *scan = features->scan;
    if (!take(scan, '(')) return fail(features, scan->at, "a bracket");
    if (depth == 1) return read_ring(features);
    do
        if (!read_group(features, depth - 1)) return false;
    while (take(scan, ','));
    return take(scan, ')') || fail(features, scan->at, "a comma or a bracket");
}

/// Reads the words after the geometry type. Returns true if it is EMPTY.
static bool take_words(pave_json_scan *scan)
{
    for (skip_space(scan); scan->at < scan->end && is_letter(*scan->at); skip_space(scan)) {
        if (is_word(scan->at, scan->end, "EMPTY")) return true;
        while (scan->at < scan->end && is_letter(*scan->at)) scan->at++;
    }
    return false;
}

/// Names a feature by the text before its polygon, without separators.
static bool take_name(pave_json_features *features, const char *begin, const char *end)
{
    static const char around[] = " \t;,:\"'|";
    while (begin < end && strchr(around, *begin)) begin++;
    while (begin < end && strchr(around, end[-1])) end--;
    if (begin == end || (end - begin > 5 && memcmp(begin, "SRID=", 5) == 0)) return true;
    return pave_json_features_plain_name(features, begin, (size_t)(end - begin));
}

bool pave_json_wkt_read(pave_json_features *features)
{
    pave_json_scan *scan = features->scan;
    while (next_line(&scan->at, scan->end)) {
        const char *line = scan->at, *polygon = find_polygon(line, line_end(line, scan->end));
        if (!polygon || memchr(line, '(', (size_t)(polygon - line)))
            return fail(features, line, "POLYGON or MULTIPOLYGON");
        const int depth = is_word(polygon, scan->end, "POLYGON") ? 2 : 3;
        scan->at = polygon + (depth == 2 ? 7 : 12);
        const bool empty = take_words(scan);
        features->ring = (int32_t)features->points.count;
        if (!pave_json_features_add(features, line) || !take_name(features, line, polygon) ||
            (!empty && !read_group(features, depth)))
            return false;
        const char *end = line_end(scan->at, scan->end), *other = find_polygon(scan->at, end);
        if (other) return fail(features, other, "a new line");
        scan->at = end; // after the remaining columns
    }
    return true;
}
