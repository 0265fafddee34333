/// formats/json/json_scan.c: a JSON scanner.
#include "json_scan.h"

#include "../common/common_file.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// ---- Errors -------------------------------------------------------------------------------------

bool pave_json_scan_fail(pave_json_scan *scan, const char *place, pave_result result,
                         const char *format, ...)
{
    assert(result != PAVE_OK && place >= scan->begin && place <= scan->end);
    if (scan->result != PAVE_OK) return false;
    scan->result = result;
    char message[PAVE_ERROR_MESSAGE_SIZE];
    int32_t line = 1, column = 1; // counted in characters
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    for (const char *c = scan->begin; c < place; c++) {
        column = *c == '\n' ? 1 : column + (((unsigned char)*c & 0xc0) != 0x80);
        line += *c == '\n';
    }
    pave_error_set(scan->error, result, scan->path, line, column, "%s", message);
    return false;
}

bool pave_json_scan_no_memory(pave_json_scan *scan)
{
    if (scan->result == PAVE_OK)
        scan->result = pave_error_set(
            scan->error, PAVE_NO_MEMORY, scan->path, 0, 0,
            "not enough memory to read this file; close other programs, or use a smaller file");
    return false;
}

static bool expected(pave_json_scan *scan, const char *what)
{
    return pave_json_scan_fail(scan, scan->at, PAVE_INVALID,
                               "this is not well-formed JSON: %s is expected here%s", what,
                               scan->at == scan->end ? ", but the file is cut off" : "");
}

// ---- Characters ---------------------------------------------------------------------------------

static void skip_space(pave_json_scan *scan)
{
    while (scan->at < scan->end &&
           (*scan->at == ' ' || *scan->at == '\t' || *scan->at == '\r' || *scan->at == '\n'))
        scan->at++;
}

/// Skips a character if it is the next one.
static bool take(pave_json_scan *scan, char wanted)
{
    bool there = scan->at < scan->end && *scan->at == wanted;
    scan->at += there;
    return there;
}

static bool take_word(pave_json_scan *scan, const char *word)
{
    size_t size = strlen(word);
    bool there = (size_t)(scan->end - scan->at) >= size && memcmp(scan->at, word, size) == 0;
    scan->at += there ? size : 0;
    return there;
}

enum { DIGITS = 8 };

/// Reads up to DIGITS digits, and returns how many. Does not branch on their number.
static inline int read_digits(const char *c, uint32_t *out)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t bytes = 0;
    for (int i = 0; i < DIGITS; i++) bytes |= (uint64_t)(unsigned char)c[i] << 8 * i;
    bytes ^= '0' * ones;
    const uint64_t others = (bytes | (bytes + 0x76 * ones)) & 0x80 * ones;
    const int count = others ? __builtin_ctzll(others) / 8 : DIGITS;
    bytes = count ? bytes << (64 - 8 * count) : 0; // the last digit in the last byte
    bytes = (10 * bytes + (bytes >> 8)) & UINT64_C(0x00ff00ff00ff00ff);
    bytes = (100 * bytes + (bytes >> 16)) & UINT64_C(0x0000ffff0000ffff);
    *out = (uint32_t)(10000 * bytes + (bytes >> 32));
    return count;
}

/// Reads one or more digits of a number; returns false without a digit.
static inline bool take_digits(pave_json_scan *scan, pave_common_decimal *number, bool behind)
{
    static const uint32_t powers[] = {1,      10,      100,      1000,     10000,
                                      100000, 1000000, 10000000, 100000000};
    const char *const start = scan->at, *const end = scan->end, *c = start;
    for (int count = DIGITS; count == DIGITS && end - c >= DIGITS &&
                             number->digits <= PAVE_COMMON_WHOLE_MAX / powers[DIGITS];
         c += count) {
        uint32_t digits;
        count = read_digits(c, &digits);
        number->digits = number->digits * powers[count] + digits;
        number->exponent -= behind ? count : 0;
    }
    for (; c < end && *c >= '0' && *c <= '9'; c++) pave_common_decimal_add(number, *c, behind);
    scan->at = c;
    return c > start;
}

// ---- Strings ------------------------------------------------------------------------------------

/// Reads the four hexadecimal digits of a UTF-16 unit; returns false on anything else.
static bool take_unit(pave_json_scan *scan, uint32_t *out)
{
    bool well = scan->end - scan->at >= 4 && pave_common_hex_read(scan->at, 4, out);
    scan->at += well ? 4 : 0;
    return well;
}

static char *put_utf8(char *out, uint32_t code)
{
    static const uint8_t heads[] = {0, 0xc0, 0xe0, 0xf0};
    if (code < 0x80) {
        *out++ = (char)code;
        return out;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    *out++ = (char)(heads[more] | code >> (6 * more));
    while (more-- > 0) *out++ = (char)(0x80 | (code >> (6 * more) & 0x3f));
    return out;
}

/// Decodes an escape after its backslash. NULL if the escape is invalid, encodes a 0, or is an
/// unpaired surrogate.
static char *take_escape(pave_json_scan *scan, char *out)
{
    static const char letters[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    uint32_t code = 0, second = 0;
    if (!take(scan, 'u')) {
        const char *letter =
            scan->at < scan->end && *scan->at != 0 ? strchr(letters, *scan->at) : NULL;
        scan->at += letter != NULL;
        return letter == NULL ? NULL : put_utf8(out, (uint32_t)meanings[letter - letters]);
    }
    if (!take_unit(scan, &code) || code == 0 || (code >= 0xdc00 && code < 0xe000)) return NULL;
    if (code >= 0xd800 && code < 0xdc00) {
        if (!take(scan, '\\') || !take(scan, 'u') || !take_unit(scan, &second) || second < 0xdc00 ||
            second >= 0xe000)
            return NULL;
        code = 0x10000 + ((code - 0xd800) << 10) + (second - 0xdc00);
    }
    return put_utf8(out, code);
}

/// Copies one UTF-8 character; NULL if invalid, overlong, or a control character.
static char *take_utf8(pave_json_scan *scan, char *out)
{
    const unsigned char *c = (const unsigned char *)scan->at;
    size_t room = (size_t)(scan->end - scan->at);
    size_t size = c[0] < 0x80 ? 1 : c[0] < 0xe0 ? 2 : c[0] < 0xf0 ? 3 : 4;
    if (c[0] < 0x20 || (c[0] >= 0x80 && c[0] < 0xc2) || c[0] > 0xf4 || size > room) return NULL;
    for (size_t i = 1; i < size; i++)
        if ((c[i] & 0xc0) != 0x80) return NULL;
    bool overlong = (c[0] == 0xe0 && c[1] < 0xa0) || (c[0] == 0xf0 && c[1] < 0x90);
    bool beyond = (c[0] == 0xed && c[1] >= 0xa0) || (c[0] == 0xf4 && c[1] >= 0x90);
    if (overlong || beyond) return NULL;
    memcpy(out, c, size);
    scan->at += size;
    return out + size;
}

/// Returns the end of the characters that are copied as they are.
static const char *plain_end(const pave_json_scan *scan)
{
    const char *c = scan->at;
    while (c < scan->end && *c >= 0x20 && *c < 0x7f && *c != '"' && *c != '\\') c++;
    return c;
}

/// Returns the number of bytes before the closing quote of a string.
static size_t raw_length(const pave_json_scan *scan)
{
    const char *c = scan->at;
    while (c < scan->end && *c != '"') c += *c == '\\' && scan->end - c > 1 ? 2 : 1;
    return (size_t)(c - scan->at);
}

/// Reads a string into `out`, after its opening quote.
static bool read_string(pave_json_scan *scan, pave_common_list *out)
{
    const char *plain = plain_end(scan);
    const size_t size = (size_t)(plain - scan->at);
    out->count = 0;
    // an escape is never shorter than the character it encodes
    char *start = pave_common_list_add(
        out, scan->allocator, (plain < scan->end && *plain == '"' ? size : raw_length(scan)) + 1);
    if (start == NULL) return pave_json_scan_no_memory(scan);
    char *next = (char *)memcpy(start, scan->at, size) + size;
    scan->at = plain;
    while (scan->at < scan->end && *scan->at != '"') {
        const char *place = scan->at;
        next = take(scan, '\\') ? take_escape(scan, next) : take_utf8(scan, next);
        if (next == NULL)
            return pave_json_scan_fail(
                scan, place, PAVE_INVALID,
                "this is not well-formed JSON: the string has a character that is not allowed");
    }
    *next = 0;
    out->count = (size_t)(next - start) + 1;
    return take(scan, '"') ? true : expected(scan, "a quote");
}

// ---- Numbers ------------------------------------------------------------------------------------

static bool read_number(pave_json_scan *scan)
{
    const char *start = scan->at;
    pave_common_decimal number = {0}, exponent = {0};
    take(scan, '-');
    bool well = take(scan, '0') || take_digits(scan, &number, false);
    scan->is_plain = true;
    if (well && take(scan, '.')) well = take_digits(scan, &number, true);
    if (well && (take(scan, 'e') || take(scan, 'E'))) {
        scan->is_plain = false;
        if (!take(scan, '+')) take(scan, '-');
        well = take_digits(scan, &exponent, false);
    }
    if (!well) return expected(scan, scan->at == start ? "a value" : "a digit");
    scan->decimal = number;
    scan->number = start;
    scan->number_size = (size_t)(scan->at - start);
    return true;
}

bool pave_json_scan_whole(const pave_json_scan *scan, int64_t *out)
{
    const pave_common_decimal *number = &scan->decimal;
    if (!scan->is_plain || number->exponent != 0 || number->digits > PAVE_COMMON_WHOLE_MAX)
        return pave_common_whole_read(scan->number, scan->number_size, out);
    *out = scan->number[0] == '-' ? -(int64_t)number->digits : (int64_t)number->digits;
    return true;
}

/// Returns the last number read, as the nearest double; infinite if too large.
static double number_double(const pave_json_scan *scan)
{
    double number = 0;
    if (scan->is_plain && pave_common_decimal_nearest(&scan->decimal, &number))
        return scan->number[0] == '-' ? -number : number;
    const bool well = pave_common_real_read(scan->number, scan->number_size, &number);
    assert(well);
    (void)well;
    return number;
}

// ---- Values -------------------------------------------------------------------------------------

void pave_json_scan_begin(pave_json_scan *scan, const char *text, size_t size, const char *path,
                          const pave_allocator *allocator, pave_error *error)
{
    static const char mark[3] = {'\xef', '\xbb', '\xbf'};
    const char *first =
        text + (size >= sizeof mark && memcmp(text, mark, sizeof mark) == 0 ? sizeof mark : 0);
    *scan = (pave_json_scan){.path = path,
                             .allocator = allocator,
                             .error = error,
                             .begin = first,
                             .at = first,
                             .end = text + size,
                             .place = first,
                             .name_place = first,
                             .name.element_size = 1,
                             .string.element_size = 1};
}

pave_result pave_json_scan_release(pave_json_scan *scan)
{
    pave_common_list_release(&scan->string, scan->allocator);
    pave_common_list_release(&scan->name, scan->allocator);
    return scan->result;
}

bool pave_json_scan_root(pave_json_scan *scan)
{
    skip_space(scan);
    scan->root = scan->place = scan->at;
    scan->fresh = true;
    return take(scan, '{') ? true : expected(scan, "an object");
}

/// Advances to the next item of the innermost container, which `bracket` ends.
static bool next_inside(pave_json_scan *scan, char bracket, const char *comma)
{
    if (scan->result != PAVE_OK) return false;
    skip_space(scan);
    if (take(scan, bracket)) {
        scan->fresh = false;
        return false;
    }
    if (!scan->fresh && !take(scan, ',')) return expected(scan, comma);
    scan->fresh = false;
    skip_space(scan);
    return true;
}

bool pave_json_scan_element(pave_json_scan *scan) { return next_inside(scan, ']', "a comma or ]"); }

bool pave_json_scan_member(pave_json_scan *scan)
{
    if (!next_inside(scan, '}', "a comma or }")) return false;
    scan->name_place = scan->at;
    if (!take(scan, '"')) return expected(scan, "a name in quotes");
    if (!read_string(scan, &scan->name)) return false;
    skip_space(scan);
    if (!take(scan, ':')) return expected(scan, "a colon");
    skip_space(scan);
    return true;
}

pave_json_kind pave_json_scan_value(pave_json_scan *scan)
{
    if (scan->result != PAVE_OK) return PAVE_JSON_NONE;
    skip_space(scan);
    scan->place = scan->at;
    if (take(scan, '"')) return read_string(scan, &scan->string) ? PAVE_JSON_TEXT : PAVE_JSON_NONE;
    scan->fresh = true;
    if (take(scan, '[')) return PAVE_JSON_LIST;
    if (take(scan, '{')) return PAVE_JSON_OBJECT;
    scan->fresh = false;
    if (scan->at < scan->end && *scan->at >= 'a') {
        if (take_word(scan, "true")) return PAVE_JSON_TRUE;
        if (take_word(scan, "false")) return PAVE_JSON_FALSE;
        if (take_word(scan, "null")) return PAVE_JSON_NULL;
    }
    return read_number(scan) ? PAVE_JSON_NUMBER : PAVE_JSON_NONE;
}

static bool skip(pave_json_scan *scan, int depth)
{
    const char *place = scan->at;
    const pave_json_kind kind = pave_json_scan_value(scan);
    if (depth == 0 && (kind == PAVE_JSON_OBJECT || kind == PAVE_JSON_LIST))
        return pave_json_scan_fail(scan, place, PAVE_UNSUPPORTED, "values are nested too deep");
    while (kind == PAVE_JSON_OBJECT && pave_json_scan_member(scan)) skip(scan, depth - 1);
    while (kind == PAVE_JSON_LIST && pave_json_scan_element(scan)) skip(scan, depth - 1);
    return scan->result == PAVE_OK;
}

bool pave_json_scan_skip(pave_json_scan *scan) { return skip(scan, 64); }

void pave_json_scan_end(pave_json_scan *scan)
{
    if (scan->result != PAVE_OK) return;
    skip_space(scan);
    if (scan->at != scan->end) expected(scan, "the end of the file");
}

const char *pave_json_scan_place(const pave_json_scan *scan, const char *list, int64_t index)
{
    int depth = 0;
    const char *c = list + 1;
    assert(*list == '[' && index >= 0);
    for (; index > 0 && c < scan->end; c++) {
        if (*c == '"')
            for (c++; c < scan->end && *c != '"'; c++) c += *c == '\\';
        depth += (*c == '[' || *c == '{') - (*c == ']' || *c == '}');
        index -= *c == ',' && depth == 0;
    }
    while (c < scan->end && (*c == ' ' || *c == '\t' || *c == '\r' || *c == '\n')) c++;
    return c < scan->end ? c : scan->end;
}

// ---- Common values ------------------------------------------------------------------------------

bool pave_json_scan_number(pave_json_scan *scan, double *out)
{
    if (pave_json_scan_value(scan) != PAVE_JSON_NUMBER) return false;
    *out = number_double(scan);
    return true;
}

bool pave_json_scan_int32(pave_json_scan *scan, int32_t *out)
{
    int64_t number = 0;
    if (pave_json_scan_value(scan) != PAVE_JSON_NUMBER || !pave_json_scan_whole(scan, &number))
        return false;
    *out = (int32_t)number;
    return number >= INT32_MIN && number <= INT32_MAX;
}

bool pave_json_scan_vector(pave_json_scan *scan, pave_vec2 *out)
{
    return pave_json_scan_value(scan) == PAVE_JSON_LIST && pave_json_scan_element(scan) &&
           pave_json_scan_number(scan, &out->x) && pave_json_scan_element(scan) &&
           pave_json_scan_number(scan, &out->y) && !pave_json_scan_element(scan) &&
           scan->result == PAVE_OK && isfinite(out->x) && isfinite(out->y);
}

bool pave_json_scan_int32_pair(pave_json_scan *scan, int32_t *out)
{
    return pave_json_scan_value(scan) == PAVE_JSON_LIST && pave_json_scan_element(scan) &&
           pave_json_scan_int32(scan, &out[0]) && pave_json_scan_element(scan) &&
           pave_json_scan_int32(scan, &out[1]) && !pave_json_scan_element(scan) &&
           scan->result == PAVE_OK;
}

const char *pave_json_scan_name(pave_json_scan *scan)
{
    return pave_json_scan_value(scan) == PAVE_JSON_TEXT ? (const char *)scan->string.elements : "";
}

bool pave_json_scan_cell(pave_json_scan *scan, bool flat, pave_cell *out)
{
    int32_t *const numbers[] = {&out->q, &out->r, &out->s};
    int count = 0;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    while (well && pave_json_scan_element(scan))
        well = count < 3 && pave_json_scan_int32(scan, numbers[count++]);
    return well && count >= (flat ? 2 : 3) && scan->result == PAVE_OK;
}

bool pave_json_scan_integers(pave_json_scan *scan, pave_common_list *list, const char *wanted)
{
    const char *place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, place, PAVE_INVALID, "%s", wanted);
    while (pave_json_scan_element(scan)) {
        int32_t number = 0;
        place = scan->at;
        if (!pave_json_scan_int32(scan, &number))
            return pave_json_scan_fail(scan, place, PAVE_INVALID, "%s", wanted);
        int32_t *added = list ? pave_common_list_add(list, scan->allocator, 1) : &number;
        if (!added) return pave_json_scan_no_memory(scan);
        *added = number;
    }
    return scan->result == PAVE_OK;
}

bool pave_json_scan_made(pave_json_scan *scan, pave_result result, const char *place,
                         const char *message)
{
    if (result == PAVE_OK) return true;
    return result == PAVE_NO_MEMORY ? pave_json_scan_no_memory(scan)
                                    : pave_json_scan_fail(scan, place, result, "%s", message);
}

// ---- Members ------------------------------------------------------------------------------------

/// Reads and copies a string; `path`: a name of a file.
static bool read_text(pave_json_scan *scan, bool path, char **out)
{
    if (pave_json_scan_value(scan) != PAVE_JSON_TEXT) return false;
    const char *text = scan->string.elements;
    if (path && !*text) return false;
    *out = path && scan->path
               ? pave_common_path_join(scan->allocator, scan->path, text)
               : pave_common_text_copy(scan->allocator, text, scan->string.count - 1);
    return *out || pave_json_scan_no_memory(scan);
}

/// Reads the value of a member into its variable; false on any other value.
static bool read_field(pave_json_scan *scan, const pave_json_member *member, void *out)
{
    int32_t *numbers = out;
    double *real = out;
    switch (member->field) {
    case PAVE_FIELD_READ: member->read(scan, out); return true; // has reported any failure
    case PAVE_FIELD_ANY: return pave_json_scan_skip(scan);
    case PAVE_FIELD_BOOL: {
        const pave_json_kind kind = pave_json_scan_value(scan);
        *(bool *)out = kind == PAVE_JSON_TRUE;
        return kind == PAVE_JSON_TRUE || kind == PAVE_JSON_FALSE;
    }
    case PAVE_FIELD_INT32:
        return pave_json_scan_int32(scan, numbers) && *numbers >= member->low &&
               *numbers <= member->high;
    case PAVE_FIELD_RANGED:
        return pave_json_scan_int32(scan, numbers) &&
               ((*numbers >= member->low && *numbers <= member->high) ||
                pave_json_scan_fail(scan, scan->place, PAVE_RANGE, "%s, from %d to %d",
                                    member->wanted, (int)member->low, (int)member->high));
    case PAVE_FIELD_PAIR:
        return pave_json_scan_int32_pair(scan, numbers) && numbers[0] >= member->low &&
               numbers[1] >= member->low;
    case PAVE_FIELD_REAL: return pave_json_scan_number(scan, real) && isfinite(*real);
    case PAVE_FIELD_VECTOR: return pave_json_scan_vector(scan, out);
    case PAVE_FIELD_WORD: {
        const int word = pave_word_number(member->words, pave_json_scan_name(scan));
        if (word < 0 || (member->high > 0 && word > member->high)) return false;
        memcpy(out, &word, sizeof word);
        return true;
    }
    case PAVE_FIELD_TEXT: return read_text(scan, false, out);
    case PAVE_FIELD_PATH: return read_text(scan, true, out);
    }
    return false;
}

/// Reads a member; on any other value, fails with what it must be.
static void read_member(pave_json_scan *scan, const pave_json_member *member, void *reader)
{
    const char *place = scan->at;
    if (read_field(scan, member, (char *)reader + member->offset)) return;
    if (member->wanted)
        pave_json_scan_fail(scan, place, PAVE_INVALID, "%s", member->wanted);
    else if (member->field == PAVE_FIELD_BOOL)
        pave_json_scan_fail(scan, place, PAVE_INVALID, "%s must be true or false", member->name);
    else
        pave_json_scan_fail(scan, place, PAVE_INVALID, "%s must be an integer from %d to %d",
                            member->name, (int)member->low, (int)member->high);
}

/// Reports an unknown member, which is probably misspelt.
static void refuse_member(pave_json_scan *scan, const pave_json_member *members, int count,
                          const char *whose)
{
    char names[PAVE_ERROR_MESSAGE_SIZE];
    size_t size = 0;
    for (int k = 0; k < count && size < sizeof names; k++)
        size += (size_t)snprintf(names + size, sizeof names - size, "%s%s",
                                 k == 0          ? ""
                                 : k + 1 < count ? ", "
                                                 : " and ",
                                 members[k].name);
    pave_json_scan_fail(scan, scan->name_place, PAVE_INVALID,
                        "%s has no \"%.60s\"; its members are %s", whose,
                        (const char *)scan->name.elements, names);
}

uint32_t pave_json_scan_members(pave_json_scan *scan, const pave_json_member *members, int count,
                                void *reader, const char *whose, const char **places)
{
    uint32_t seen = 0;
    const bool whole = scan->place == scan->root;
    int k = -1;
    assert(count <= 32);
    while (pave_json_scan_member(scan)) {
        int tried = 0; // files have members in the same order
        for (k = (k + 1) % count; tried < count; tried++, k = (k + 1) % count)
            if (strcmp(members[k].name, scan->name.elements) == 0) break;
        if (tried == count) {
            refuse_member(scan, members, count, whose);
        } else if (seen >> k & 1) {
            pave_json_scan_fail(scan, scan->name_place, PAVE_INVALID,
                                "\"%s\" is given twice; leave one out", members[k].name);
        } else {
            seen |= UINT32_C(1) << k;
            if (places) places[k] = scan->at;
            read_member(scan, &members[k], reader);
        }
    }
    if (whole) pave_json_scan_end(scan);
    return seen;
}

pave_result pave_json_text_parse(const pave_json_format *format, const char *text, size_t size,
                                 const char *path, const pave_allocator *allocator, void *out,
                                 pave_error *error)
{
    pave_json_scan scan;
    memset(out, 0, format->out_size);
    if (error) *error = (pave_error){0};
    if (size > format->size_max)
        return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                              "the file is larger than %d MiB; make it smaller",
                              (int)(format->size_max >> 20));
    pave_json_scan_begin(&scan, text, size, path, allocator, error);
    if (pave_json_scan_root(&scan)) format->read(&scan, out);
    return pave_json_scan_release(&scan);
}

pave_result pave_json_file_read(const pave_json_format *format, const char *path,
                                const pave_allocator *allocator, void *out, pave_error *error)
{
    pave_common_text text;
    memset(out, 0, format->out_size);
    pave_result result = pave_common_text_read(path, format->size_max, allocator, &text, error);
    if (result == PAVE_OK)
        result = pave_json_text_parse(format, text.text, text.size, path, allocator, out, error);
    pave_common_text_release(&text, allocator);
    return result;
}
