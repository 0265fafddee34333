/// formats/json/json_load.c: a JSON text as a tree of jansson's.
#include "json_load.h"

#include <pave/random.h>

#include <float.h>
#include <string.h>

typedef struct json_reader {
    const pave_json_source *source;
    pave_json_scan scan;
    const char *place; ///< line and column, in characters, are those of this place
    int32_t line, column;
    json_t *open[PAVE_JSON_DEPTH_MAX]; ///< the containers that are open, outermost first; each is
                                       ///< owned by the one outside
    int depth;
} json_reader;

static json_t *innermost(const json_reader *reader) { return reader->open[reader->depth - 1]; }

// ---- Values -------------------------------------------------------------------------------------

/// A number of more than a few digits or with a fraction: what the core reads of weights, with a
/// sign.
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

static json_t *make_number(const pave_json_scan *scan)
{
    int64_t integer = 0;
    return pave_json_scan_whole(scan, &integer)
               ? json_integer(integer)
               : json_real(read_real(scan->number, scan->number_size));
}

/// What has been read as jansson has it; of an object or a list, an empty one. NULL: it has failed.
static json_t *make_value(json_reader *reader, pave_json_kind kind)
{
    json_t *value = NULL;
    switch (kind) {
    case PAVE_JSON_NONE: return NULL;
    case PAVE_JSON_OBJECT: value = json_object(); break;
    case PAVE_JSON_LIST: value = json_array(); break;
    case PAVE_JSON_TEXT:
        value = json_stringn_nocheck(reader->scan.string.elements, reader->scan.string.count - 1);
        break;
    case PAVE_JSON_NUMBER: value = make_number(&reader->scan); break;
    case PAVE_JSON_TRUE: value = json_true(); break;
    case PAVE_JSON_FALSE: value = json_false(); break;
    case PAVE_JSON_NULL: value = json_null(); break;
    }
    if (value == NULL) pave_json_scan_no_memory(&reader->scan);
    return value;
}

/// Notes where a value begins.
static bool mark_value(json_reader *reader, const json_t *value)
{
    if (reader->source->marks == NULL || json_is_boolean(value) || json_is_null(value)) return true;
    pave_json_mark *mark =
        pave_common_list_add(reader->source->marks, reader->source->allocator, 1);
    if (mark == NULL) return pave_json_scan_no_memory(&reader->scan);
    for (; reader->place < reader->scan.place; reader->place++) {
        reader->column = *reader->place == '\n'
                             ? 1
                             : reader->column + (((unsigned char)*reader->place & 0xc0) != 0x80);
        reader->line += *reader->place == '\n';
    }
    *mark = (pave_json_mark){value, reader->line, reader->column};
    return true;
}

// ---- The tree -----------------------------------------------------------------------------------

/// Goes on to what comes next in the innermost container; false at its end, and after a failure.
static bool next_inside(json_reader *reader)
{
    if (!json_is_object(innermost(reader))) return pave_json_scan_element(&reader->scan);
    if (!pave_json_scan_member(&reader->scan)) return false;
    const char *name = reader->scan.name.elements;
    if (!reader->source->unique || json_object_get(innermost(reader), name) == NULL) return true;
    return pave_json_scan_fail(&reader->scan, reader->scan.name_place, PAVE_INVALID,
                               "\"%.60s\" stands there a second time; leave one out", name);
}

/// Reads a value into the innermost container; what is a container itself becomes the innermost.
static bool read_inside(json_reader *reader)
{
    json_t *container = innermost(reader);
    const pave_json_kind kind = pave_json_scan_value(&reader->scan);
    json_t *value = make_value(reader, kind);
    if (value == NULL) return false;
    if (!mark_value(reader, value)) {
        json_decref(value);
        return false;
    }
    int failed = json_is_object(container)
                     ? json_object_set_new_nocheck(container, reader->scan.name.elements, value)
                     : json_array_append_new(container, value);
    if (failed != 0) return pave_json_scan_no_memory(&reader->scan);
    if (kind != PAVE_JSON_OBJECT && kind != PAVE_JSON_LIST) return true;
    if (reader->depth == PAVE_JSON_DEPTH_MAX)
        return pave_json_scan_fail(&reader->scan, reader->scan.place, PAVE_UNSUPPORTED,
                                   "the JSON is nested too deeply; simplify the file");
    reader->open[reader->depth++] = value;
    return true;
}

/// Reads the outermost object.
static json_t *read_root(json_reader *reader)
{
    if (!pave_json_scan_root(&reader->scan)) return NULL;
    json_t *root = make_value(reader, PAVE_JSON_OBJECT);
    if (root == NULL) return NULL;
    reader->open[reader->depth++] = root;
    bool well = mark_value(reader, root);
    while (well && reader->depth > 0) {
        if (next_inside(reader)) {
            well = read_inside(reader);
        } else {
            well = reader->scan.result == PAVE_OK;
            reader->depth--;
        }
    }
    return root;
}

/// Releases what could not be read.
static pave_result finish(json_reader *reader, json_t **out)
{
    const pave_result result = pave_json_scan_release(&reader->scan);
    if (result != PAVE_OK) {
        json_decref(*out);
        *out = NULL;
    }
    return result;
}

pave_result pave_json_load(const pave_json_source *source, const char *text, size_t size,
                           json_t **out)
{
    json_reader reader = {.source = source, .line = 1, .column = 1};
    pave_json_scan_begin(&reader.scan, text, size, source->path, source->allocator, source->error);
    reader.place = reader.scan.begin;
    *out = read_root(&reader);
    pave_json_scan_end(&reader.scan);
    return finish(&reader, out);
}

pave_result pave_json_load_part(const pave_json_source *source, pave_json_scan *scan,
                                size_t size_max, json_t **out)
{
    json_reader reader = {.source = source, .line = 1, .column = 1};
    const bool cut = (size_t)(scan->end - scan->at) > size_max;
    pave_json_scan_begin(&reader.scan, scan->begin,
                         (size_t)((cut ? scan->at + size_max : scan->end) - scan->begin),
                         source->path, source->allocator, source->error);
    reader.place = reader.scan.begin;
    reader.scan.at = scan->at;
    *out = read_root(&reader);
    if (reader.scan.result != PAVE_OK && cut && reader.scan.at == reader.scan.end) {
        pave_json_scan_release(&reader.scan);
        json_decref(*out);
        *out = NULL;
        pave_json_scan_fail(scan, scan->at, PAVE_UNSUPPORTED,
                            "this object has more than %d MiB; make it smaller",
                            (int)(size_max >> 20));
        return PAVE_UNSUPPORTED;
    }
    scan->at = reader.scan.at;
    scan->fresh = false;
    scan->result = finish(&reader, out);
    return scan->result;
}
