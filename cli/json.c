// cli/json.c: text in JSON.
#include "json.h"

#include <stdint.h>

// How many bytes the UTF-8 character at `s` has; 0 if it is none. Overlong forms, surrogates and
// what lies beyond U+10FFFF are none.
static int utf8_length(const unsigned char *s)
{
    static const struct {
        unsigned char first, last, low, high; // of the first byte, of the second
        int length;
    } forms[] = {
        {0x00, 0x7f, 0x00, 0xff, 1}, {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
        {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
        {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
    };
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (s[0] < forms[i].first || s[0] > forms[i].last) continue;
        if (forms[i].length > 1 && (s[1] < forms[i].low || s[1] > forms[i].high)) return 0;
        for (int k = 2; k < forms[i].length; k++) {
            if ((s[k] & 0xc0) != 0x80) return 0;
        }
        return forms[i].length;
    }
    return 0;
}

void cli_json_text(FILE *out, const char *text)
{
    if (!text) {
        fputs("null", out);
        return;
    }
    fputc('"', out);
    const unsigned char *s = (const unsigned char *)text;
    while (*s) {
        int length = utf8_length(s);
        if (length == 0)
            fputs("\\ufffd", out);
        else if (*s < 0x20)
            fprintf(out, "\\u%04x", *s);
        else if (*s == '"' || *s == '\\')
            fprintf(out, "\\%c", *s);
        else
            fwrite(s, 1, (size_t)length, out);
        s += length ? length : 1;
    }
    fputc('"', out);
}
