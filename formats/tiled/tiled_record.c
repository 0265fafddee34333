/// formats/tiled/tiled_record.c: implements tiled_record.h.
#include "tiled_record.h"

#include "../common/common_list.h"

#include <pave/random.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { SHOWN_SIZE = 48 };

pave_result pave_tiled_record_fail(const pave_tiled_record *record, pave_result result,
                                   const char *format, ...)
{
    char message[PAVE_ERROR_MESSAGE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    if (record->object != NULL) return pave_tiled_fail(record->input, result, "%s", message);
    return pave_tiled_fail(record->input, result, "<%s>: %s", record->element, message);
}

const char *pave_tiled_record_attribute(const pave_tiled_record *record, const char *name)
{
    if (record->attributes == NULL) return NULL;
    for (const char **pair = record->attributes; pair[0] != NULL; pair += 2)
        if (strcmp(pair[0], name) == 0) return pair[1];
    return NULL;
}

const pave_tiled_node *pave_tiled_record_member(const pave_tiled_record *record, const char *name)
{
    const pave_tiled_node *value = pave_tiled_node_member(record->object, name);
    return pave_tiled_node_is(value, PAVE_JSON_NULL) ? NULL : value;
}

bool pave_tiled_record_has(const pave_tiled_record *record, const char *name)
{
    return pave_tiled_record_attribute(record, name) != NULL ||
           pave_tiled_record_member(record, name) != NULL;
}

// Formats a value for messages: the beginning of a string, a number, or its type. `out` must hold
// at least SHOWN_SIZE characters.
static const char *show(const pave_tiled_record *record, const char *name, char *out)
{
    const pave_tiled_node *value = pave_tiled_record_member(record, name);
    const char *text = record->object == NULL ? pave_tiled_record_attribute(record, name)
                                              : pave_tiled_node_text(value);
    if (text != NULL) {
        snprintf(out, SHOWN_SIZE, "\"%.40s\"", text);
    } else if (pave_tiled_node_whole(value)) {
        snprintf(out, SHOWN_SIZE, "%lld", (long long)value->value.integer);
    } else if (pave_tiled_node_is(value, PAVE_JSON_NUMBER)) {
        snprintf(out, SHOWN_SIZE, "%g", value->value.real);
    } else {
        snprintf(out, SHOWN_SIZE, "%s",
                 pave_tiled_node_is(value, PAVE_JSON_TRUE)    ? "true"
                 : pave_tiled_node_is(value, PAVE_JSON_FALSE) ? "false"
                 : pave_tiled_node_is(value, PAVE_JSON_LIST)  ? "a list"
                                                              : "an object");
    }
    return out;
}

static pave_result refuse(const pave_tiled_record *record, const char *name, const char *wanted)
{
    char shown[SHOWN_SIZE];
    return pave_tiled_record_fail(record, PAVE_INVALID, "%s is %s, but must be %s", name,
                                  show(record, name, shown), wanted);
}

pave_result pave_tiled_record_text(const pave_tiled_record *record, const char *name,
                                   const char **out)
{
    const pave_tiled_node *member = pave_tiled_record_member(record, name);
    *out =
        member == NULL ? pave_tiled_record_attribute(record, name) : pave_tiled_node_text(member);
    return member != NULL && *out == NULL ? refuse(record, name, "a text") : PAVE_OK;
}

bool pave_tiled_integers_read(const char *text, int count, bool gaps, int64_t *out)
{
    for (int i = 0; i < count; i++) {
        const char *comma = strchr(text, ',');
        const size_t size = comma == NULL ? strlen(text) : (size_t)(comma - text);
        const bool gap = gaps && size == 0;
        if ((comma == NULL) != (i == count - 1) ||
            (!gap && !pave_common_integer_read(text, size, &out[i])))
            return false;
        text += size + 1;
    }
    return true;
}

// Reads the integer of an existing value.
static bool read_integer(const pave_tiled_record *record, const char *name, int64_t *out)
{
    const char *text = pave_tiled_record_attribute(record, name);
    const pave_tiled_node *member = pave_tiled_record_member(record, name);
    if (text != NULL) return pave_common_integer_read(text, strlen(text), out);
    if (!pave_tiled_node_whole(member)) return false;
    *out = member->value.integer;
    return true;
}

pave_result pave_tiled_record_integer(const pave_tiled_record *record, const char *name,
                                      int64_t low, int64_t high, int64_t fallback, int64_t *out)
{
    char wanted[80];
    int64_t value = fallback;
    snprintf(wanted, sizeof wanted, "an integer from %lld to %lld", (long long)low,
             (long long)high);
    if (!pave_tiled_record_has(record, name)) {
        if (fallback == PAVE_TILED_REQUIRED)
            return pave_tiled_record_fail(record, PAVE_INVALID, "%s is missing; give it as %s",
                                          name, wanted);
    } else if (!read_integer(record, name, &value) || value < low || value > high) {
        return refuse(record, name, wanted);
    }
    *out = value;
    return PAVE_OK;
}

pave_result pave_tiled_record_int32(const pave_tiled_record *record, const char *name, int32_t low,
                                    int32_t high, int64_t fallback, int32_t *out)
{
    int64_t value = 0;
    pave_result result = pave_tiled_record_integer(record, name, low, high, fallback, &value);
    if (result == PAVE_OK) *out = (int32_t)value;
    return result;
}

pave_result pave_tiled_record_numbers(const pave_tiled_record *record,
                                      const pave_tiled_number *numbers, size_t count)
{
    pave_result result = PAVE_OK;
    for (const pave_tiled_number *n = numbers; n < numbers + count && result == PAVE_OK; n++)
        result = pave_tiled_record_int32(record, n->name, n->low, n->high, n->fallback, n->out);
    return result;
}

pave_result pave_tiled_record_flag(const pave_tiled_record *record, const char *name, bool *out)
{
    const char *text = pave_tiled_record_attribute(record, name);
    const pave_tiled_node *member = pave_tiled_record_member(record, name);
    int64_t value = 0;
    if (pave_tiled_node_is(member, PAVE_JSON_TRUE) || pave_tiled_node_is(member, PAVE_JSON_FALSE)) {
        *out = member->kind == PAVE_JSON_TRUE;
        return PAVE_OK;
    }
    if (text != NULL && (strcmp(text, "true") == 0 || strcmp(text, "false") == 0)) {
        *out = text[0] == 't';
        return PAVE_OK;
    }
    if (!pave_tiled_record_has(record, name)) {
        *out = false;
        return PAVE_OK;
    }
    if (!read_integer(record, name, &value) || value < 0 || value > 1)
        return refuse(record, name, record->object == NULL ? "0 or 1" : "true or false");
    *out = value == 1;
    return PAVE_OK;
}

pave_result pave_tiled_record_weight(const pave_tiled_record *record, const char *name, double *out)
{
    static const char wanted[] = "0 or a decimal such as 0.25, from 1e-15 to 1e15";
    const char *text = pave_tiled_record_attribute(record, name);
    const pave_tiled_node *member = pave_tiled_record_member(record, name);
    *out = 1;
    if (text != NULL)
        return pave_weight_read(text, out) == PAVE_OK ? PAVE_OK : refuse(record, name, wanted);
    if (member != NULL) {
        double value = !pave_tiled_node_is(member, PAVE_JSON_NUMBER) ? -1
                       : member->whole                               ? (double)member->value.integer
                                                                     : member->value.real;
        if (value != 0 && !(value >= 1e-15 && value <= 1e15)) return refuse(record, name, wanted);
        *out = value == 0 ? 0 : value;
    }
    return PAVE_OK;
}

pave_result pave_tiled_record_rgb(const pave_tiled_record *record, const char *name, bool *has,
                                  uint32_t *out)
{
    const char *text = NULL;
    pave_result result = pave_tiled_record_text(record, name, &text);
    *has = false;
    if (result != PAVE_OK || text == NULL || text[0] == 0) return result;
    *has = pave_tiled_rgb_read(text, out);
    return *has ? PAVE_OK : refuse(record, name, "a colour written as #rrggbb");
}

pave_result pave_tiled_record_copy(const pave_tiled_record *record, const char *name, char **out)
{
    const char *text = NULL;
    pave_result result = pave_tiled_record_text(record, name, &text);
    *out = NULL;
    if (result != PAVE_OK || text == NULL) return result;
    *out = pave_common_text_copy(record->input->allocator, text, strlen(text));
    return *out == NULL ? pave_tiled_no_memory(record->input) : PAVE_OK;
}

pave_result pave_tiled_record_word(const pave_tiled_record *record, const char *name,
                                   const pave_tiled_word *words, pave_result otherwise, int *out)
{
    char wanted[128] = "";
    const char *text = NULL;
    pave_result result = pave_tiled_record_text(record, name, &text);
    if (result != PAVE_OK || text == NULL || text[0] == 0) return result;
    for (const pave_tiled_word *word = words; word->text != NULL; word++) {
        if (strcmp(text, word->text) == 0) {
            *out = word->value;
            return PAVE_OK;
        }
        size_t length = strlen(wanted);
        snprintf(wanted + length, sizeof wanted - length, "%s%s",
                 word == words          ? ""
                 : word[1].text == NULL ? " or "
                                        : ", ",
                 word->text);
    }
    return pave_tiled_record_fail(record, otherwise, "%s is \"%.40s\", but must be %s", name, text,
                                  wanted);
}
