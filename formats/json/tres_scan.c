/// formats/json/tres_scan.c: reads Godot text resources.
///
/// Based on: Juan Linietsky, Ariel Manzur and others, Godot 4 (its text resources, formats 3 and
/// 4).
#include "tres_scan.h"

#include "../common/common_memory.h"
#include "../common/common_text.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool pave_tres_recognizes(const char *text, size_t size)
{
    pave_tres_slice slice = {text, size};
    pave_tres_skip(&slice, "\xef\xbb\xbf");
    return pave_tres_skip(&slice, "[gd_resource") || pave_tres_skip(&slice, "[gd_scene");
}

pave_tres_scan pave_tres_begin(const char *text, size_t size, const char *path, pave_error *error)
{
    const bool mark = size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0;
    if (error) *error = (pave_error){0};
    return (pave_tres_scan){
        .at = text + 3 * mark, .end = text + size, .line = 1, .path = path, .error = error};
}

bool pave_tres_fail(pave_tres_scan *scan, pave_result result, const char *format, ...)
{
    char message[PAVE_ERROR_MESSAGE_SIZE];
    va_list arguments;
    if (scan->result != PAVE_OK) return false;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    scan->result = pave_error_set(scan->error, result, scan->path, scan->line, 0, "%s", message);
    return false;
}

// ---- Text ---------------------------------------------------------------------------------------

static void step(pave_tres_scan *scan) { scan->line += *scan->at++ == '\n'; }

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Skips blanks and comments, which begin with a semicolon.
static void skip_blanks(pave_tres_scan *scan)
{
    while (scan->at < scan->end && (is_blank(*scan->at) || *scan->at == ';')) {
        const bool comment = *scan->at == ';';
        while (comment && scan->at < scan->end && *scan->at != '\n') scan->at++;
        if (scan->at < scan->end) step(scan);
    }
}

static bool skip_string(pave_tres_scan *scan)
{
    scan->at++;
    while (scan->at < scan->end && *scan->at != '"') {
        if (*scan->at == '\\' && scan->at + 1 < scan->end) scan->at++;
        step(scan);
    }
    if (scan->at == scan->end)
        return pave_tres_fail(scan, PAVE_INVALID, "a text has no end; the file may be cut off");
    scan->at++;
    return true;
}

/// Reads a value: up to the end of the line, or in a section header up to a blank or the closing
/// bracket. Brackets and strings may contain both.
static bool take_value(pave_tres_scan *scan, bool in_head, pave_tres_slice *out)
{
    const char *begin = scan->at;
    int depth = 0;
    while (scan->at < scan->end) {
        const char c = *scan->at;
        if (depth == 0 && (c == '\n' || (in_head && (c == ']' || is_blank(c))))) break;
        if (c == '"') {
            if (!skip_string(scan)) return false;
            continue;
        }
        depth += c == '(' || c == '[' || c == '{';
        depth -= depth > 0 && (c == ')' || c == ']' || c == '}');
        step(scan);
    }
    if (depth > 0)
        return pave_tres_fail(scan, PAVE_INVALID, "a bracket has no end; the file may be cut off");
    *out = (pave_tres_slice){begin, (size_t)(scan->at - begin)};
    while (out->size > 0 && is_blank(out->at[out->size - 1])) out->size--;
    return true;
}

/// Reads a name and skips the equals sign after it.
static bool take_name(pave_tres_scan *scan, pave_tres_slice *out)
{
    const char *begin = scan->at;
    while (scan->at < scan->end && *scan->at != '=' && *scan->at != '\n' && *scan->at != ']')
        scan->at++;
    if (scan->at == scan->end || *scan->at != '=')
        return pave_tres_fail(scan, PAVE_INVALID,
                              "this line is neither a section nor a property with =");
    *out = (pave_tres_slice){begin, (size_t)(scan->at - begin)};
    while (out->size > 0 && is_blank(out->at[out->size - 1])) out->size--;
    scan->at++;
    while (scan->at < scan->end && (*scan->at == ' ' || *scan->at == '\t')) scan->at++;
    return true;
}

static bool take_head(pave_tres_scan *scan)
{
    scan->type = scan->id = scan->resource_path = scan->name = (pave_tres_slice){0};
    const char *begin = ++scan->at;
    while (scan->at < scan->end && !is_blank(*scan->at) && *scan->at != ']') scan->at++;
    scan->section = (pave_tres_slice){begin, (size_t)(scan->at - begin)};
    for (skip_blanks(scan); scan->at < scan->end && *scan->at != ']'; skip_blanks(scan)) {
        pave_tres_slice name, value;
        if (!take_name(scan, &name) || !take_value(scan, true, &value)) return false;
        if (pave_tres_is(name, "type")) scan->type = value;
        if (pave_tres_is(name, "id")) scan->id = value;
        if (pave_tres_is(name, "path")) scan->resource_path = value;
    }
    if (scan->at == scan->end)
        return pave_tres_fail(scan, PAVE_INVALID,
                              "the head of a section has no ]; the file may be cut off");
    scan->at++;
    return true;
}

bool pave_tres_next(pave_tres_scan *scan)
{
    if (scan->result != PAVE_OK) return false;
    skip_blanks(scan);
    if (scan->at == scan->end) return false;
    if (*scan->at == '[') return take_head(scan);
    return take_name(scan, &scan->name) && take_value(scan, false, &scan->value);
}

// ---- Slices -------------------------------------------------------------------------------------

bool pave_tres_is(pave_tres_slice slice, const char *text)
{
    return slice.size == strlen(text) && memcmp(slice.at, text, slice.size) == 0;
}

bool pave_tres_skip(pave_tres_slice *slice, const char *text)
{
    const size_t size = strlen(text);
    if (slice->size < size || memcmp(slice->at, text, size) != 0) return false;
    slice->at += size;
    slice->size -= size;
    return true;
}

bool pave_tres_take_number(pave_tres_slice *slice, int32_t *out)
{
    int32_t number = 0;
    size_t digits = 0;
    for (; digits < slice->size && digits < 9; digits++) {
        const char c = slice->at[digits];
        if (c < '0' || c > '9') break;
        number = 10 * number + (c - '0');
    }
    slice->at += digits;
    slice->size -= digits;
    *out = number;
    return digits > 0;
}

// ---- Values -------------------------------------------------------------------------------------

static bool refuse(pave_tres_scan *scan, const char *what)
{
    return pave_tres_fail(scan, PAVE_INVALID, "%.*s must be %s",
                          (int)(scan->name.size < 80 ? scan->name.size : 80), scan->name.at, what);
}

bool pave_tres_integer(pave_tres_scan *scan, int32_t maximum, int32_t *out)
{
    pave_tres_slice rest = scan->value;
    char what[64];
    if (pave_tres_take_number(&rest, out) && rest.size == 0 && *out <= maximum) return true;
    snprintf(what, sizeof what, "an integer from 0 to %d", (int)maximum);
    return refuse(scan, what);
}

bool pave_tres_real(pave_tres_scan *scan, double *out)
{
    return (pave_common_real_read(scan->value.at, scan->value.size, out) && isfinite(*out)) ||
           refuse(scan, "a number");
}

bool pave_tres_vector(pave_tres_scan *scan, int32_t maximum, int32_t out[2])
{
    pave_tres_slice rest = scan->value;
    char what[80];
    if (pave_tres_skip(&rest, "Vector2i(") && pave_tres_take_number(&rest, &out[0]) &&
        pave_tres_skip(&rest, ", ") && pave_tres_take_number(&rest, &out[1]) &&
        pave_tres_is(rest, ")") && out[0] <= maximum && out[1] <= maximum)
        return true;
    snprintf(what, sizeof what, "Vector2i(x, y) with numbers from 0 to %d", (int)maximum);
    return refuse(scan, what);
}

bool pave_tres_color(pave_tres_scan *scan, uint32_t *rgb)
{
    pave_tres_slice rest = scan->value;
    bool well = pave_tres_skip(&rest, "Color(");
    *rgb = 0;
    for (int k = 0; k < 3 && well; k++) {
        size_t size = 0;
        double part = 0;
        while (size < rest.size && rest.at[size] != ',' && rest.at[size] != ')') size++;
        well = pave_common_real_read(rest.at, size, &part) && part >= 0 && part <= 1;
        if (well) *rgb = *rgb << 8 | (uint32_t)(part * 255 + .5);
        rest.at += size;
        rest.size -= size;
        if (k < 2) well = well && pave_tres_skip(&rest, ", ");
    }
    return well || refuse(scan, "Color(red, green, blue, alpha) with parts from 0 to 1");
}

bool pave_tres_reference(pave_tres_scan *scan, const char *word, pave_tres_slice *id)
{
    pave_tres_slice rest = scan->value;
    char what[64];
    if (pave_tres_skip(&rest, word) && pave_tres_skip(&rest, "(") && rest.size > 2 &&
        rest.at[0] == '"' && rest.at[rest.size - 1] == ')') {
        *id = (pave_tres_slice){rest.at, rest.size - 1};
        return true;
    }
    snprintf(what, sizeof what, "%s(\"id\")", word);
    return refuse(scan, what);
}

char *pave_tres_text(pave_tres_slice string, const pave_allocator *allocator)
{
    size_t size = 0;
    if (string.size >= 2 && string.at[0] == '"') {
        string.at++;
        string.size -= 2;
    }
    char *text = pave_common_malloc(allocator, string.size + 1);
    for (size_t i = 0; text && i < string.size && string.at[i]; i++) {
        const bool escaped = string.at[i] == '\\' && i + 1 < string.size;
        i += escaped;
        text[size++] = escaped && string.at[i] == 'n' ? '\n' : string.at[i];
    }
    if (text) text[size] = 0;
    return text;
}
