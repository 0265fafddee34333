/// formats/json/obj_text.c: texts of OBJ and OFF, word by word and line by line.
#include "obj_text.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>

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
            "there is not enough memory to read this; close other programs, or make it smaller");
    return false;
}

// ---- Words and lines ----------------------------------------------------------------------------

void pave_obj_text_begin(pave_obj_text *text, const char *bytes, size_t size, const char *path,
                         const pave_allocator *allocator, pave_error *error)
{
    *text = (pave_obj_text){.path = path,
                            .error = error,
                            .begin = bytes,
                            .at = bytes,
                            .end = bytes + size,
                            .heights.element_size = sizeof(double)};
    pave_edge_builder_begin(&text->builder, allocator);
}

pave_result pave_obj_text_refuse(const char *path, pave_error *error)
{
    return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                          "the text has more than %d MiB; make it smaller",
                          PAVE_OBJ_SIZE_MAX >> 20);
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\v'; }

static bool ends_line(char c) { return c == '\n' || c == '\r'; }

/// Steps over the end of a line; false if the text is elsewhere.
static bool take_line_end(pave_obj_text *text)
{
    if (text->at == text->end || !ends_line(*text->at)) return false;
    text->at += *text->at == '\r' && text->end - text->at > 1 && text->at[1] == '\n' ? 2 : 1;
    return true;
}

/// Steps over a backslash and the end of the line behind it.
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
    while (pave_obj_text_word(text, &word)) continue; // what is left of this line
    for (;;) {
        while (text->at < text->end && !ends_line(*text->at)) text->at++; // a comment
        if (text->result != PAVE_OK || !take_line_end(text)) return false;
        if (!pave_obj_text_word(text, &word)) continue;
        text->at = word.text;
        return true;
    }
}

// ---- The graph ----------------------------------------------------------------------------------

bool pave_obj_text_vertex(pave_obj_text *text)
{
    double numbers[3] = {0, 0, 0};
    for (int i = 0; i < 3; i++) {
        pave_obj_word word;
        if (!pave_obj_text_word(text, &word) ||
            !pave_common_real_read(word.text, word.size, &numbers[i]) || !isfinite(numbers[i]))
            return pave_obj_text_fail(
                text, word.text, PAVE_INVALID,
                "vertex %d must have three finite numbers, x, y and z; this is none",
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

/// Points of which y is the same for all and z is not become (x, z).
static void lay_flat(pave_obj_text *text)
{
    pave_vec2 *positions = text->builder.positions.elements;
    const double *heights = text->heights.elements;
    bool level = true, upright = false;
    for (size_t i = 1; i < text->builder.positions.count; i++) {
        level = level && positions[i].y >= positions[0].y && positions[i].y <= positions[0].y;
        upright = upright || heights[i] < heights[0] || heights[i] > heights[0];
    }
    for (size_t i = 0; level && upright && i < text->builder.positions.count; i++)
        positions[i].y = heights[i];
}

/// Leaves each edge there once.
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
    if (text->result == PAVE_OK) lay_flat(text);
    pave_common_list_release(&text->heights, text->builder.allocator);
    if (text->result == PAVE_OK && unite_edges(text) &&
        !pave_edge_builder_finish(&text->builder, out))
        no_memory(text);
    pave_edge_builder_release(&text->builder);
    return text->result;
}
