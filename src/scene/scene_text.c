/// src/scene/scene_text.c: the characters of labels, and their approximate widths.
#include "../base/exact.h"

#include "scene_model.h"

#include <string.h>

uint32_t pave_scene_text_next(const char **text)
{
    static const struct {
        uint8_t mask, lead;
        uint32_t least;
    } forms[] = {{0x80, 0x00, 1}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
    const uint8_t *bytes = (const uint8_t *)*text;
    for (int length = 1; length <= 4; length++) {
        if ((bytes[0] & forms[length - 1].mask) != forms[length - 1].lead) continue;
        uint32_t number = bytes[0] & (uint8_t)~forms[length - 1].mask;
        for (int i = 1; i < length; i++) {
            if ((bytes[i] & 0xc0) != 0x80) return 0;
            number = number << 6 | (bytes[i] & 0x3fU);
        }
        bool surrogate = number >= 0xd800 && number <= 0xdfff;
        if (number < forms[length - 1].least || number > 0x10ffff || surrogate) return 0;
        *text += length;
        return number;
    }
    return 0;
}

bool pave_scene_text_valid(const char *text)
{
    for (uint32_t number; (number = pave_scene_text_next(&text)) != 0;)
        if (number < 0x20 || (number >= 0x7f && number < 0xa0) || number == 0xfffe ||
            number == 0xffff)
            return false;
    return *text == '\0';
}

/// Returns the width of a character in ems: the maximum of its class in DejaVu Sans, a wide
/// sans-serif font.
static double scene_character_width(uint32_t number)
{
    static const struct {
        const char *characters;
        double width;
    } kinds[] = {{" !'(),-./:;[\\]fijlrtIJ|", 0.42},
                 {"mwMW%@", 1.0},
                 {"CDGHNOQU#&+<=>^~", 0.84},
                 {"ABEFKLPRSTVXYZ", 0.70}};
    if (number >= 0x300 && number < 0x370) return 0; // combining marks
    if (number >= 0x80) return number < 0x1100 ? 0.85 : 1;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strchr(kinds[i].characters, (int)number)) return kinds[i].width;
    return 0.64; // other small letters, and digits
}

double pave_scene_text_width(const char *text)
{
    double width = 0;
    for (uint32_t number; (number = pave_scene_text_next(&text)) != 0;)
        width += scene_character_width(number);
    return *text ? 0 : width;
}
