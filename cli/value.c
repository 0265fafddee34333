// cli/value.c: parsers of typed values. As in the notation of cells, numbers have no plus sign;
// only an exponent may have one.
#include "value.h"

#include <pave/layout.h>
#include <pave/random.h>

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int digit_of(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return 99;
}

// Reads one or more digits of a base, ending exactly at `end`.
static cli_reading read_digits(const char *text, const char *end, unsigned base, uint64_t *out)
{
    if (text == end) return CLI_NO_FORM;
    uint64_t value = 0;
    bool overflow = false;
    for (; text < end; text++) {
        unsigned digit = (unsigned)digit_of(*text);
        if (digit >= base) return CLI_NO_FORM;
        overflow = overflow || value > (UINT64_MAX - digit) / base;
        value = value * base + digit;
    }
    *out = value;
    return overflow ? CLI_TOO_FAR : CLI_READ;
}

static cli_reading read_signed(const char *text, const char *end, int64_t minimum, int64_t maximum,
                               int64_t *out)
{
    bool negative = text < end && *text == '-';
    text += negative;
    uint64_t magnitude = 0;
    cli_reading reading = read_digits(text, end, 10, &magnitude);
    if (reading != CLI_READ) return reading;
    if (magnitude > INT64_MAX) return CLI_TOO_FAR;
    int64_t value = negative ? -(int64_t)magnitude : (int64_t)magnitude;
    if (value < minimum || value > maximum) return CLI_TOO_FAR;
    *out = value;
    return CLI_READ;
}

cli_reading cli_read_number(const char *text, int64_t minimum, int64_t maximum, int64_t *out)
{
    return read_signed(text, text + strlen(text), minimum, maximum, out);
}

static const char *skip_digits(const char *text)
{
    while (*text >= '0' && *text <= '9') text++;
    return text;
}

// Returns the end of the decimal number at the start of a string; NULL if there is no number.
static const char *skip_decimal(const char *text)
{
    const char *whole = text + (*text == '-'), *at = skip_digits(whole);
    int64_t digits = at - whole;
    if (*at == '.') {
        const char *point = at;
        at = skip_digits(at + 1);
        digits += at - point - 1;
    }
    if (digits == 0) return NULL;
    if (*at != 'e' && *at != 'E') return at;
    const char *power = at + 1 + (at[1] == '-' || at[1] == '+');
    at = skip_digits(power);
    return at > power ? at : NULL;
}

// The syntax is checked first, which excludes other forms that strtod accepts. The command never
// sets a locale, so the decimal separator is a point.
static cli_reading read_decimal(const char *text, char after, double *out, const char **end)
{
    *end = skip_decimal(text);
    if (!*end || **end != after) return CLI_NO_FORM;
    double value = strtod(text, NULL);
    if (!(fabs(value) <= CLI_DECIMAL_MAX)) return CLI_TOO_FAR;
    *out = value;
    return CLI_READ;
}

cli_reading cli_read_decimal(const char *text, double *out)
{
    const char *end;
    return read_decimal(text, '\0', out, &end);
}

cli_reading cli_read_decimals(const char *text, int count, double *out)
{
    cli_reading worst = CLI_READ;
    for (int i = 0; i < count; i++) {
        const char *end;
        const cli_reading reading = read_decimal(text, i + 1 < count ? ',' : '\0', &out[i], &end);
        if (reading == CLI_NO_FORM) return reading;
        worst = reading == CLI_READ ? worst : reading;
        text = end + 1;
    }
    return worst;
}

cli_reading cli_read_point(const char *text, pave_vec2 *out)
{
    double place[2];
    const cli_reading reading = cli_read_decimals(text, 2, place);
    if (reading == CLI_READ) *out = pave_vec2_of(place[0], place[1]);
    return reading;
}

cli_reading cli_read_basis(const char *text, cli_basis *out)
{
    char first[128];
    const char *between = strchr(text, ' '), *comma = strchr(text, ',');
    cli_basis basis = {.given = true};
    pave_layout layout;
    if (!between && comma) between = strchr(comma + 1, ',');
    if (!between || (size_t)(between - text) >= sizeof first) return CLI_NO_FORM;
    memcpy(first, text, (size_t)(between - text));
    first[between - text] = '\0';
    cli_reading i = cli_read_point(first, &basis.i), j = cli_read_point(between + 1, &basis.j);
    if (i == CLI_NO_FORM || j == CLI_NO_FORM) return CLI_NO_FORM;
    if (i == CLI_TOO_FAR || j == CLI_TOO_FAR) return CLI_TOO_FAR;
    if (pave_layout_of(pave_vec2_of(0, 0), basis.i, basis.j, &layout) != PAVE_OK)
        return CLI_TOO_FAR;
    *out = basis;
    return CLI_READ;
}

cli_reading cli_read_seed(const char *text, uint64_t *out)
{
    const char *end = text + strlen(text);
    bool hexadecimal = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    const cli_reading reading =
        hexadecimal ? read_digits(text + 2, end, 16, out) : read_digits(text, end, 10, out);
    if (reading != CLI_NO_FORM || hexadecimal || *text == '\0' || strchr("+-.", *text))
        return reading;
    *out = pave_seed_of(text);
    return CLI_READ;
}

cli_reading cli_read_numbers(const char *text, const char *separators, int count, int64_t minimum,
                             int64_t maximum, int64_t *out)
{
    cli_reading worst = CLI_READ;
    for (int i = 0; i < count; i++) {
        const char *end = text + strcspn(text, separators);
        if ((*end != '\0') != (i + 1 < count)) return CLI_NO_FORM;
        const cli_reading reading = read_signed(text, end, minimum, maximum, &out[i]);
        if (reading == CLI_NO_FORM) return reading;
        worst = reading == CLI_READ ? worst : reading;
        text = end + 1;
    }
    return worst;
}

cli_reading cli_read_place(const char *text, pave_cell *out)
{
    int64_t place[2];
    const cli_reading reading =
        cli_read_numbers(text, ",", 2, -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX, place);
    if (reading == CLI_READ) *out = pave_cell_of((int32_t)place[0], (int32_t)place[1]);
    return reading;
}

cli_reading cli_read_size(const char *text, cli_size *out)
{
    int64_t size[2];
    const cli_reading reading =
        cli_read_numbers(text, "xX", 2, 1, 2 * (int64_t)PAVE_COORDINATE_MAX + 1, size);
    if (reading == CLI_READ) *out = (cli_size){(int32_t)size[0], (int32_t)size[1]};
    return reading;
}

cli_reading cli_read_ratio(const char *text, double *out)
{
    int64_t sides[2];
    const cli_reading reading = cli_read_numbers(text, ":", 2, 1, 1000, sides);
    if (reading == CLI_READ) *out = (double)sides[0] / (double)sides[1];
    return reading;
}

cli_reading cli_read_length(const char *text, double *out)
{
    static const double units[] = {1, 10, 25.4};
    const char *end = skip_decimal(text);
    const int unit = end ? cli_read_word(end, "mm|cm|in") : -1;
    if (unit < 0) return CLI_NO_FORM;
    const double length = strtod(text, NULL) * units[unit];
    if (!(length >= 0 && length <= CLI_LENGTH_MAX)) return CLI_TOO_FAR;
    *out = length;
    return CLI_READ;
}

cli_reading cli_read_paper(const char *text, pave_scene_paper *out)
{
    static const pave_vec2 sizes[] = {{841, 1189},    {594, 841},     {420, 594},
                                      {297, 420},     {210, 297},     {148, 210},
                                      {215.9, 279.4}, {215.9, 355.6}, {279.4, 431.8}};
    pave_scene_paper paper = {.margin = 10};
    char word[32];
    for (int i = 0;; i++) {
        const size_t length = strcspn(text, ",");
        const char *value = memchr(text, '=', length);
        cli_reading reading = CLI_NO_FORM;
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        value = value ? word + (value - text) + 1 : "";
        if (i == 0) {
            const int size = cli_read_word(word, "A0|A1|A2|A3|A4|A5|letter|legal|tabloid");
            paper.width = size < 0 ? 0 : sizes[size].x;
            paper.height = size < 0 ? 0 : sizes[size].y;
            reading = size < 0 ? CLI_NO_FORM : CLI_READ;
        } else if (strcmp(word, "landscape") == 0 && paper.width < paper.height) {
            const double width = paper.width;
            paper.width = paper.height;
            paper.height = width;
            reading = CLI_READ;
        } else if (strncmp(word, "margin=", 7) == 0) {
            reading = cli_read_length(value, &paper.margin);
        } else if (strncmp(word, "overlap=", 8) == 0) {
            reading = cli_read_length(value, &paper.overlap);
        }
        if (reading != CLI_READ) return reading;
        text += length;
        if (!*text++) break;
    }
    *out = paper;
    return CLI_READ;
}

char *cli_word(const char *words, int index, char *out, size_t size)
{
    assert(index >= 0 && size > 0);
    for (; index > 0; index--) {
        words = strchr(words, '|');
        if (!words) return NULL;
        words++;
    }
    size_t length = strcspn(words, "|");
    if (length >= size) length = size - 1;
    memcpy(out, words, length);
    out[length] = '\0';
    return out;
}

int cli_read_word(const char *text, const char *words)
{
    char word[64];
    for (int index = 0; cli_word(words, index, word, sizeof word); index++) {
        if (strcmp(word, text) == 0) return index;
    }
    return -1;
}

void cli_add_word(char *list, size_t size, const char *format, ...)
{
    size_t used = strlen(list);
    va_list arguments;
    if (used) used += (size_t)snprintf(list + used, size - used, ", ");
    if (used >= size) return;
    va_start(arguments, format);
    vsnprintf(list + used, size - used, format, arguments);
    va_end(arguments);
}

char *cli_list_words(const char *words, const char *before, char *out, size_t size)
{
    char word[64];
    out[0] = '\0';
    for (int i = 0; *words && cli_word(words, i, word, sizeof word); i++)
        cli_add_word(out, size, "%s%s", before, word);
    return out;
}

static int least(int a, int b) { return a < b ? a : b; }

// Returns the optimal string alignment distance, with three rows of its table.
static int distance(const char *a, const char *b)
{
    enum { LENGTH_MAX = 40 };
    int rows[3][LENGTH_MAX + 1];
    size_t length = strlen(b);
    if (strlen(a) > LENGTH_MAX || length > LENGTH_MAX) return LENGTH_MAX;
    for (size_t j = 0; j <= length; j++) rows[0][j] = (int)j;
    for (size_t i = 1; a[i - 1]; i++) {
        int *row = rows[i % 3], *above = rows[(i + 2) % 3], *above2 = rows[(i + 1) % 3];
        row[0] = (int)i;
        for (size_t j = 1; j <= length; j++) {
            row[j] = least(least(above[j], row[j - 1]) + 1, above[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], above2[j - 2] + 1);
        }
    }
    return rows[strlen(a) % 3][length];
}

bool cli_alike(const char *typed, const char *meant)
{
    size_t length = strlen(typed);
    if (length >= 2 && strncmp(typed, meant, length) == 0) return true;
    return distance(typed, meant) * 3 <= (int)strlen(meant);
}
