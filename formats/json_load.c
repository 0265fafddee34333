/// formats/json_load.c: a JSON text as a tree of jansson's.
#include "json_load.h"

#include <pave/random.h>

#include <float.h>
#include <stdio.h>
#include <string.h>

typedef struct json_reader {
    const pave_json_source *source;
    const char *at, *end;
    const char *place; ///< line and column, in characters, are those of this place
    int32_t line, column;
    pave_common_list name, string;            ///< the member's name that came last, the string that came last
    json_t *open[PAVE_JSON_DEPTH_MAX]; ///< the containers that are open, outermost first; each is owned by the one outside
    int depth;
} json_reader;

// ---- Errors -------------------------------------------------------------------------------------------------------------------

// Goes on to a place in the text that is not before the last one.
static void locate(json_reader *reader, const char *place)
{
    for (; reader->place < place; reader->place++) {
        if (*reader->place == '\n') {
            reader->line++;
            reader->column = 1;
        } else {
            reader->column += ((unsigned char)*reader->place & 0xc0) != 0x80;
        }
    }
}

// Fails with the line and the column of a place in the text.
static pave_result fail_at(json_reader *reader, const char *place, pave_result result, const char *message)
{
    locate(reader, place);
    return pave_error_set(reader->source->error, result, reader->source->path, reader->line, reader->column, "%s", message);
}

static pave_result no_memory(const json_reader *reader)
{
    return pave_error_set(reader->source->error, PAVE_NO_MEMORY, reader->source->path, 0, 0,
                          "there is not enough memory to read this; close other programs, or make it smaller");
}

static pave_result expected(json_reader *reader, const char *what)
{
    char message[128];
    const char *end = reader->at == reader->end ? ", but the file is cut off" : "";
    snprintf(message, sizeof message, "this is no well-formed JSON: %s is expected here%s", what, end);
    return fail_at(reader, reader->at, PAVE_INVALID, message);
}

// ---- Strings ------------------------------------------------------------------------------------------------------------------

static void skip_space(json_reader *reader)
{
    while (reader->at < reader->end && (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\r' || *reader->at == '\n')) {
        reader->at++;
    }
}

// Steps over a character if it is the next.
static bool take(json_reader *reader, char wanted)
{
    bool there = reader->at < reader->end && *reader->at == wanted;
    reader->at += there;
    return there;
}

// The four hexadecimal digits of a unit of UTF-16; false when they are none.
static bool take_unit(json_reader *reader, uint32_t *out)
{
    bool well = reader->end - reader->at >= 4 && pave_common_hex_read(reader->at, 4, out);
    reader->at += well ? 4 : 0;
    return well;
}

static char *put_utf8(char *out, uint32_t code)
{
    if (code < 0x80) {
        *out++ = (char)code;
        return out;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const uint8_t heads[] = {0, 0xc0, 0xe0, 0xf0};
    *out++ = (char)(heads[more] | code >> (6 * more));
    while (more-- > 0) {
        *out++ = (char)(0x80 | (code >> (6 * more) & 0x3f));
    }
    return out;
}

// What follows a backslash. NULL when it is no escape, a 0, or half a pair of UTF-16.
static char *take_escape(json_reader *reader, char *out)
{
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    uint32_t code = 0, second = 0;
    if (!take(reader, 'u')) {
        const char *letter = reader->at < reader->end && *reader->at != 0 ? strchr(letters, *reader->at) : NULL;
        reader->at += letter != NULL;
        return letter == NULL ? NULL : put_utf8(out, (uint32_t)meanings[letter - letters]);
    }
    if (!take_unit(reader, &code) || code == 0 || (code >= 0xdc00 && code < 0xe000)) {
        return NULL;
    }
    if (code >= 0xd800 && code < 0xdc00) {
        if (!take(reader, '\\') || !take(reader, 'u') || !take_unit(reader, &second) || second < 0xdc00 || second >= 0xe000) {
            return NULL;
        }
        code = 0x10000 + ((code - 0xd800) << 10) + (second - 0xdc00);
    }
    return put_utf8(out, code);
}

// Copies one character of UTF-8; NULL when it is none, is overlong, or is a control character.
static char *take_utf8(json_reader *reader, char *out)
{
    const unsigned char *c = (const unsigned char *)reader->at;
    size_t room = (size_t)(reader->end - reader->at);
    size_t size = c[0] < 0x80 ? 1 : c[0] < 0xe0 ? 2 : c[0] < 0xf0 ? 3 : 4;
    if (c[0] < 0x20 || (c[0] >= 0x80 && c[0] < 0xc2) || c[0] > 0xf4 || size > room) {
        return NULL;
    }
    for (size_t i = 1; i < size; i++) {
        if ((c[i] & 0xc0) != 0x80) {
            return NULL;
        }
    }
    bool overlong = (c[0] == 0xe0 && c[1] < 0xa0) || (c[0] == 0xf0 && c[1] < 0x90);
    bool beyond = (c[0] == 0xed && c[1] >= 0xa0) || (c[0] == 0xf4 && c[1] >= 0x90);
    if (overlong || beyond) {
        return NULL;
    }
    memcpy(out, c, size);
    reader->at += size;
    return out + size;
}

// How many characters stand before the quote that ends a string.
static size_t raw_length(const json_reader *reader)
{
    const char *c = reader->at;
    while (c < reader->end && *c != '"') {
        c += *c == '\\' && reader->end - c > 1 ? 2 : 1;
    }
    return (size_t)(c - reader->at);
}

// Reads a string, after its first quote, into `out`, a list of characters with a 0 at the end.
static pave_result read_string(json_reader *reader, pave_common_list *out)
{
    out->count = 0;
    char *start = pave_common_list_add(out, reader->source->allocator, raw_length(reader) + 1); // no escape is shorter than its meaning
    if (start == NULL) {
        return no_memory(reader);
    }
    char *next = start;
    while (reader->at < reader->end && *reader->at != '"') {
        const char *place = reader->at;
        next = take(reader, '\\') ? take_escape(reader, next) : take_utf8(reader, next);
        if (next == NULL) {
            return fail_at(reader, place, PAVE_INVALID,
                           "this is no well-formed JSON: the string has a character that may not stand in one");
        }
    }
    *next = 0;
    out->count = (size_t)(next - start) + 1;
    return take(reader, '"') ? PAVE_OK : expected(reader, "a quote");
}

// ---- Numbers ------------------------------------------------------------------------------------------------------------------

// Steps over the digits and says how many.
static size_t take_digits(json_reader *reader)
{
    const char *start = reader->at;
    while (reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9') {
        reader->at++;
    }
    return (size_t)(reader->at - start);
}

// A number of more than a few digits or with a fraction: what the core reads of weights, with a sign.
static double read_real(const char *start, size_t size)
{
    char digits[64];
    bool negative = start[0] == '-';
    double value = 0;
    start += negative;
    size -= negative;
    if (size >= sizeof digits) { // more than can count
        return negative ? -DBL_MAX : DBL_MAX;
    }
    memcpy(digits, start, size);
    digits[size] = 0;
    if (pave_weight_read(digits, &value) != PAVE_OK) {
        const char *exponent = strpbrk(digits, "eE");
        bool tiny = exponent != NULL ? exponent[1] == '-' : digits[0] == '0';
        value = tiny ? DBL_MIN : DBL_MAX;
    }
    return negative ? -value : value;
}

static pave_result read_number(json_reader *reader, json_t **out)
{
    const char *start = reader->at;
    take(reader, '-');
    bool whole = true, well = take(reader, '0') || take_digits(reader) > 0;
    if (well && take(reader, '.')) {
        whole = false;
        well = take_digits(reader) > 0;
    }
    if (well && (take(reader, 'e') || take(reader, 'E'))) {
        whole = false;
        if (!take(reader, '+')) {
            take(reader, '-');
        }
        well = take_digits(reader) > 0;
    }
    if (!well) {
        return expected(reader, reader->at == start ? "a value" : "a digit");
    }
    int64_t integer = 0;
    size_t size = (size_t)(reader->at - start);
    *out = whole && pave_common_integer_read(start, size, &integer) ? json_integer(integer) : json_real(read_real(start, size));
    return *out == NULL ? no_memory(reader) : PAVE_OK;
}

// ---- Values -------------------------------------------------------------------------------------------------------------------

static bool take_word(json_reader *reader, const char *word)
{
    size_t size = strlen(word);
    bool there = (size_t)(reader->end - reader->at) >= size && memcmp(reader->at, word, size) == 0;
    reader->at += there ? size : 0;
    return there;
}

// Reads a value; of an object or a list, only its bracket.
static pave_result read_value(json_reader *reader, json_t **out)
{
    if (take(reader, '"')) {
        pave_result result = read_string(reader, &reader->string);
        if (result == PAVE_OK) {
            *out = json_stringn_nocheck(reader->string.elements, reader->string.count - 1);
            result = *out == NULL ? no_memory(reader) : PAVE_OK;
        }
        return result;
    }
    if (take(reader, '{')) {
        *out = json_object();
    } else if (take(reader, '[')) {
        *out = json_array();
    } else if (take_word(reader, "true")) {
        *out = json_true();
    } else if (take_word(reader, "false")) {
        *out = json_false();
    } else if (take_word(reader, "null")) {
        *out = json_null();
    } else {
        return read_number(reader, out);
    }
    return *out == NULL ? no_memory(reader) : PAVE_OK;
}

static json_t *innermost(const json_reader *reader) { return reader->open[reader->depth - 1]; }

// A member's name and the colon after it.
static pave_result read_name(json_reader *reader)
{
    skip_space(reader);
    if (!take(reader, '"')) {
        return expected(reader, "a name in quotes");
    }
    const char *place = reader->at - 1;
    pave_result result = read_string(reader, &reader->name);
    if (result == PAVE_OK && reader->source->unique && json_object_get(innermost(reader), reader->name.elements) != NULL) {
        char message[PAVE_ERROR_MESSAGE_SIZE];
        snprintf(message, sizeof message, "\"%.60s\" stands there a second time; leave one out", (const char *)reader->name.elements);
        return fail_at(reader, place, PAVE_INVALID, message);
    }
    skip_space(reader);
    return result == PAVE_OK && !take(reader, ':') ? expected(reader, "a colon") : result;
}

// Notes where a value begins.
static pave_result mark_value(json_reader *reader, const json_t *value, const char *place)
{
    if (reader->source->marks == NULL || json_is_boolean(value) || json_is_null(value)) {
        return PAVE_OK;
    }
    pave_json_mark *mark = pave_common_list_add(reader->source->marks, reader->source->allocator, 1);
    if (mark == NULL) {
        return no_memory(reader);
    }
    locate(reader, place);
    *mark = (pave_json_mark){value, reader->line, reader->column};
    return PAVE_OK;
}

// Reads a value, with its name in an object, into the innermost container; what is a container itself becomes the innermost.
static pave_result read_element(json_reader *reader)
{
    json_t *container = innermost(reader);
    json_t *value = NULL;
    pave_result result = json_is_object(container) ? read_name(reader) : PAVE_OK;
    skip_space(reader);
    const char *place = reader->at;
    if (result == PAVE_OK) {
        result = read_value(reader, &value);
    }
    if (result != PAVE_OK) {
        return result;
    }
    result = mark_value(reader, value, place);
    if (result != PAVE_OK) {
        json_decref(value);
        return result;
    }
    bool opens = json_is_object(value) || json_is_array(value);
    int failed = json_is_object(container) ? json_object_set_new_nocheck(container, reader->name.elements, value)
                                           : json_array_append_new(container, value);
    if (failed != 0) {
        return no_memory(reader);
    }
    if (opens && reader->depth == PAVE_JSON_DEPTH_MAX) {
        return fail_at(reader, place, PAVE_UNSUPPORTED, "the JSON is nested too deeply; simplify the file");
    }
    if (opens) {
        reader->open[reader->depth++] = value;
    }
    return PAVE_OK;
}

// Closes the innermost container if its bracket is the next.
static bool take_end(json_reader *reader)
{
    skip_space(reader);
    bool ends = take(reader, json_is_object(innermost(reader)) ? '}' : ']');
    reader->depth -= ends;
    return ends;
}

// Reads all that stands inside the outermost object.
static pave_result read_inside(json_reader *reader)
{
    bool fresh = true; // whether the innermost container has nothing in it yet
    while (reader->depth > 0) {
        if (take_end(reader)) {
            fresh = false;
            continue;
        }
        if (!fresh && !take(reader, ',')) {
            return expected(reader, json_is_object(innermost(reader)) ? "a comma or }" : "a comma or ]");
        }
        int depth = reader->depth;
        pave_result result = read_element(reader);
        if (result != PAVE_OK) {
            return result;
        }
        fresh = reader->depth > depth;
    }
    skip_space(reader);
    return reader->at == reader->end ? PAVE_OK : expected(reader, "the end of the file");
}

pave_result pave_json_load(const pave_json_source *source, const char *text, size_t size, json_t **out)
{
    static const char mark[3] = {'\xef', '\xbb', '\xbf'};
    const size_t skipped = size >= sizeof mark && memcmp(text, mark, sizeof mark) == 0 ? sizeof mark : 0;
    json_reader reader = {.source = source,
                          .at = text + skipped,
                          .end = text + size,
                          .place = text + skipped,
                          .line = 1,
                          .column = 1,
                          .name.element_size = 1,
                          .string.element_size = 1};
    *out = NULL;
    skip_space(&reader);
    const char *place = reader.at;
    if (!take(&reader, '{')) {
        return expected(&reader, "an object");
    }
    json_t *root = json_object();
    if (root == NULL) {
        return no_memory(&reader);
    }
    pave_result result = mark_value(&reader, root, place);
    reader.open[reader.depth++] = root;
    if (result == PAVE_OK) {
        result = read_inside(&reader);
    }
    pave_common_list_release(&reader.name, source->allocator);
    pave_common_list_release(&reader.string, source->allocator);
    if (result != PAVE_OK) {
        json_decref(root);
        return result;
    }
    *out = root;
    return PAVE_OK;
}
