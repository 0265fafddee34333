/// formats/json/obj_text.c: tokenizer of OBJ and OFF.
#include "obj_text.h"

#include "../common/common_file.h"
#include "../common/common_memory.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- Errors -------------------------------------------------------------------------------------

bool pave_obj_text_fail(pave_obj_text *text, const char *place, pave_result result,
                        const char *format, ...)
{
    assert(result != PAVE_OK && place >= text->begin && place <= text->end);
    if (text->result != PAVE_OK) return false;
    text->result = result;
    char message[PAVE_ERROR_MESSAGE_SIZE];
    int32_t line = 1, column = 1;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    for (const char *c = text->begin; c < place; c++) {
        const bool ends = *c == '\n' || (*c == '\r' && (c + 1 == text->end || c[1] != '\n'));
        column = ends ? 1 : column + 1;
        line += ends;
    }
    pave_error_set(text->error, result, text->path, line, column, "%s", message);
    return false;
}

static bool no_memory(pave_obj_text *text)
{
    if (text->result == PAVE_OK)
        text->result = pave_error_set(
            text->error, PAVE_NO_MEMORY, text->path, 0, 0,
            "not enough memory to read this file; close other programs, or use a smaller file");
    return false;
}

// ---- Words and lines ----------------------------------------------------------------------------

/// Returns true if the first line is the comment that pave writes at the top of a solid.
static bool is_solid(const char *text, const char *end)
{
    static const char head[] = "# pave: ", up[] = "y up";
    if ((size_t)(end - text) < sizeof head || memcmp(text, head, sizeof head - 1) != 0)
        return false;
    for (; end - text >= (ptrdiff_t)sizeof up && *text != '\n'; text++)
        if (memcmp(text, up, sizeof up - 1) == 0) return true;
    return false;
}

bool pave_obj_word_is(pave_obj_word word, const char *wanted)
{
    return strlen(wanted) == word.size && memcmp(word.text, wanted, word.size) == 0;
}

void pave_obj_text_begin(pave_obj_text *text, const char *bytes, size_t size, const char *path,
                         pave_up up, const pave_allocator *allocator, pave_error *error)
{
    static const char mark[] = "\xef\xbb\xbf"; // byte order mark in UTF-8
    const char *at = bytes + (size >= 3 && memcmp(bytes, mark, 3) == 0 ? 3 : 0);
    if (up == PAVE_UP_FLATTER && is_solid(at, bytes + size)) up = PAVE_UP_Y;
    *text = (pave_obj_text){.path = path,
                            .up = up,
                            .error = error,
                            .begin = at,
                            .at = at,
                            .end = bytes + size,
                            .heights.element_size = sizeof(double)};
    pave_edge_builder_begin(&text->builder, allocator);
}

pave_result pave_obj_text_refuse(const char *path, pave_error *error)
{
    return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                          "the file is larger than %d MiB; make it smaller",
                          PAVE_OBJ_SIZE_MAX >> 20);
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\v'; }

static bool ends_line(char c) { return c == '\n' || c == '\r'; }

/// Skips a line end; returns false at any other character.
static bool take_line_end(pave_obj_text *text)
{
    if (text->at == text->end || !ends_line(*text->at)) return false;
    text->at += *text->at == '\r' && text->end - text->at > 1 && text->at[1] == '\n' ? 2 : 1;
    return true;
}

/// Skips a backslash with the line end after it.
static bool take_continuation(pave_obj_text *text)
{
    if (!text->continues || text->end - text->at < 2 || *text->at != '\\' ||
        !ends_line(text->at[1]))
        return false;
    text->at++;
    return take_line_end(text);
}

bool pave_obj_text_word(pave_obj_text *text, pave_obj_word *word)
{
    while (text->at < text->end && (take_continuation(text) || is_blank(*text->at)))
        if (text->at < text->end && is_blank(*text->at)) text->at++;
    *word = (pave_obj_word){text->at, 0};
    if (text->result != PAVE_OK || text->at == text->end || *text->at == '#') return false;
    const char *c = text->at;
    while (c < text->end && !is_blank(*c) && !ends_line(*c) && *c != '#') {
        if (text->continues && *c == '\\' && text->end - c > 1 && ends_line(c[1])) break;
        c++;
    }
    word->size = (size_t)(c - text->at);
    text->at = c;
    return word->size > 0;
}

bool pave_obj_text_line(pave_obj_text *text)
{
    pave_obj_word word;
    while (pave_obj_text_word(text, &word)) continue; // skip the rest of this line
    for (;;) {
        while (text->at < text->end && !ends_line(*text->at)) text->at++; // a comment
        if (text->result != PAVE_OK || !take_line_end(text)) return false;
        if (!pave_obj_text_word(text, &word)) continue;
        text->at = word.text;
        return true;
    }
}

bool pave_obj_text_next_word(pave_obj_text *text, pave_obj_word *word)
{
    if (pave_obj_text_word(text, word)) return true;
    return pave_obj_text_line(text) && pave_obj_text_word(text, word);
}

// ---- The graph ----------------------------------------------------------------------------------

bool pave_obj_text_vertex(pave_obj_text *text)
{
    double numbers[3] = {0, 0, 0};
    for (int i = 0; i < 3; i++) {
        pave_obj_word word;
        if (!(text->continues ? pave_obj_text_word : pave_obj_text_next_word)(text, &word) ||
            !pave_common_real_read(word.text, word.size, &numbers[i]) || !isfinite(numbers[i]))
            return pave_obj_text_fail(
                text, word.text, PAVE_INVALID,
                "vertex %d must have three finite numbers, x, y and z; this is not one",
                (int)text->builder.positions.count);
    }
    double *height = pave_common_list_add(&text->heights, text->builder.allocator, 1);
    if (!height ||
        !pave_edge_builder_position(&text->builder, pave_vec2_of(numbers[0], numbers[1])))
        return no_memory(text);
    *height = numbers[2];
    return true;
}

bool pave_obj_text_edge(pave_obj_text *text, int64_t a, int64_t b)
{
    const bool well =
        pave_edge_builder_edge(&text->builder, (int32_t)(a < b ? a : b), (int32_t)(a < b ? b : a));
    return well ? true : no_memory(text);
}

/// Sets positions to (x, z) if y is up. Returns the up axis if it had to be guessed from the
/// extents of y and z and both are nonzero.
static pave_up lay_flat(pave_obj_text *text)
{
    const size_t count = text->builder.positions.count;
    pave_vec2 *positions = text->builder.positions.elements;
    const double *heights = text->heights.elements;
    double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
    for (size_t i = 0; i < count; i++) {
        low[0] = fmin(low[0], positions[i].y), high[0] = fmax(high[0], positions[i].y);
        low[1] = fmin(low[1], heights[i]), high[1] = fmax(high[1], heights[i]);
    }
    const double y = high[0] - low[0], z = high[1] - low[1];
    const bool asked = text->up != PAVE_UP_FLATTER;
    if (asked ? text->up == PAVE_UP_Y : y < z)
        for (size_t i = 0; i < count; i++) positions[i].y = heights[i];
    return asked || !(y > 0) || !(z > 0) ? PAVE_UP_FLATTER : y < z ? PAVE_UP_Y : PAVE_UP_Z;
}

// ---- Seams --------------------------------------------------------------------------------------

/// A vertex with its index.
typedef struct seam_point {
    double at[3];
    int32_t vertex;
} seam_point;

static int compare_positions(const seam_point *a, const seam_point *b)
{
    for (int i = 0; i < 3; i++)
        if (a->at[i] < b->at[i] || a->at[i] > b->at[i]) return a->at[i] < b->at[i] ? -1 : 1;
    return 0;
}

static int compare_points(const void *a, const void *b)
{
    const seam_point *one = a, *other = b;
    const int order = compare_positions(one, other);
    return order != 0 ? order : one->vertex < other->vertex ? -1 : 1;
}

/// Renumbers the vertices by `number`; of vertices with the same new index, the first is kept.
static void renumber(pave_obj_text *text, const int32_t *number, size_t kept)
{
    pave_vec2 *positions = text->builder.positions.elements;
    double *heights = text->heights.elements;
    int32_t(*edges)[2] = text->builder.edges.elements;
    for (size_t i = 0; i < text->builder.positions.count;
         i++) { // no index increases, so this works in place
        positions[number[i]] = positions[i];
        heights[number[i]] = heights[i];
    }
    size_t left = 0;
    for (size_t i = 0; i < text->builder.edges.count; i++) {
        const int32_t a = number[edges[i][0]], b = number[edges[i][1]];
        if (a == b) continue;
        edges[left][0] = a < b ? a : b;
        edges[left++][1] = a < b ? b : a;
    }
    text->builder.edges.count = left;
    text->builder.positions.count = text->heights.count = kept;
}

/// Merges vertices with equal positions: files repeat vertices at texture seams.
static bool weld(pave_obj_text *text)
{
    const pave_allocator *allocator = text->builder.allocator;
    const size_t count = text->builder.positions.count;
    const pave_vec2 *positions = text->builder.positions.elements;
    const double *heights = text->heights.elements;
    seam_point *points = pave_common_array(allocator, count, sizeof *points);
    int32_t *number = pave_common_array(allocator, count, sizeof *number);
    const bool well = points && number;
    size_t kept = 0;
    for (size_t i = 0; well && i < count; i++)
        points[i] = (seam_point){{positions[i].x, positions[i].y, heights[i]}, (int32_t)i};
    if (well && count > 1) qsort(points, count, sizeof *points, compare_points);
    for (size_t i = 0, first = 0; well && i < count; i++) {
        if (compare_positions(&points[first], &points[i]) != 0) first = i;
        number[points[i].vertex] = points[first].vertex;
    }
    for (size_t i = 0; well && i < count; i++)
        number[i] = number[i] == (int32_t)i ? (int32_t)kept++ : number[number[i]];
    if (well && kept < count) renumber(text, number, kept);
    PAVE_COMMON_FREE(allocator, number, points);
    return well || no_memory(text);
}

// ---- Finishing ----------------------------------------------------------------------------------

/// Removes duplicate edges.
static bool unite_edges(pave_obj_text *text)
{
    pave_common_list *list = &text->builder.edges;
    int32_t(*edges)[2] = list->elements;
    size_t kept = 0;
    if (!pave_pairs_sort(edges, list->count, (int32_t)text->builder.positions.count,
                         text->builder.allocator))
        return no_memory(text);
    for (size_t i = 0; i < list->count; i++) {
        if (kept > 0 && edges[i][0] == edges[kept - 1][0] && edges[i][1] == edges[kept - 1][1])
            continue;
        edges[kept][0] = edges[i][0];
        edges[kept++][1] = edges[i][1];
    }
    list->count = kept;
    return true;
}

pave_result pave_obj_text_finish(pave_obj_text *text, pave_edge_list *out)
{
    pave_up up = PAVE_UP_FLATTER;
    if (text->result == PAVE_OK && weld(text)) up = lay_flat(text);
    pave_common_list_release(&text->heights, text->builder.allocator);
    if (text->result == PAVE_OK && unite_edges(text) &&
        !pave_edge_builder_finish(&text->builder, out))
        no_memory(text);
    pave_edge_builder_release(&text->builder);
    out->up = text->result == PAVE_OK ? up : PAVE_UP_FLATTER;
    return text->result;
}

pave_result pave_obj_text_read(const char *path, pave_up up, pave_obj_parser *parse,
                               const pave_allocator *allocator, pave_edge_list *out,
                               pave_error *error)
{
    pave_common_text text;
    *out = (pave_edge_list){0};
    pave_result result = pave_common_text_read(path, PAVE_OBJ_SIZE_MAX, allocator, &text, error);
    if (result == PAVE_OK) result = parse(text.text, text.size, path, up, allocator, out, error);
    pave_common_text_release(&text, allocator);
    return result;
}
