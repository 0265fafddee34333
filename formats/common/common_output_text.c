/// formats/common/common_output_text.c: numbers and strings in XML and JSON, in any locale.
#include "common_output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- Decimals -----------------------------------------------------------------------------------

enum { DIGITS_MAX = 17 };

/// Decimal digits and the exponent of the first, parsed from printf output regardless of its
/// decimal point.
typedef struct decimal {
    char digits[DIGITS_MAX + 1];
    int count, exponent;
} decimal;

static decimal decimal_of(const char *text)
{
    decimal result = {0};
    for (; *text != 'e'; text++)
        if (*text >= '0' && *text <= '9' && result.count < DIGITS_MAX)
            result.digits[result.count++] = *text;
    result.exponent = (int)strtol(text + 1, NULL, 10);
    while (result.count > 1 && result.digits[result.count - 1] == '0')
        result.digits[--result.count] = 0;
    return result;
}

static decimal shortest_decimal(double number)
{
    char text[64];
    for (int precision = 0; precision < DIGITS_MAX; precision++) {
        snprintf(text, sizeof text, "%.*e", precision, number);
        if (strtod(text, NULL) >= number && strtod(text, NULL) <= number) break;
    }
    return decimal_of(text);
}

/// Uses plain notation if it needs at most 16 zeros, otherwise an exponent.
static void write_decimal(pave_output *output, const decimal *number)
{
    int point = number->exponent + 1; // digits before the decimal point
    if (point > DIGITS_MAX || point < -15) {
        pave_output_format(output, "%c%s%se%d", number->digits[0], number->count > 1 ? "." : "",
                           number->digits + 1, number->exponent);
        return;
    }
    if (point <= 0) pave_output_text(output, "0");
    for (int i = 0; i < point; i++)
        pave_output_char(output, i < number->count ? number->digits[i] : '0');
    if (number->count <= point) return;
    pave_output_char(output, '.');
    for (int i = point; i < number->count; i++)
        pave_output_char(output, i < 0 ? '0' : number->digits[i]);
}

// ---- Fast path ----------------------------------------------------------------------------------

enum { MANTISSA_BITS = 52, FRACTION_BITS_MAX = 59, PLAIN_SIZE = 48 };

/// Writes digits after the decimal point until they identify the double. Works in integer units of
/// 2^-(bits + 1), so half the distance to the next double is 1. `fraction` is below 1. Based on: G.
/// Steele, J. White, "How to Print Floating-Point Numbers Accurately", 1990, the algorithm (FP)2.
static char *put_fraction(char *out, uint64_t fraction, int bits)
{
    const uint64_t one = UINT64_C(1) << (bits + 1);
    uint64_t half = 1;
    bool low = false, high = false;
    *out++ = '.';
    // Four digits at a time, twice. If they end before the fourth, it is 0 or 9.
    for (int i = 0; i < 2 && bits >= 26 && bits < 50 && !low && !high; i++) {
        uint64_t more = fraction * 10000, four = more >> (bits + 1);
        if (four % 10 == 0 || four % 10 == 9) break;
        for (int k = 4; k-- > 0; four /= 10) out[k] = (char)('0' + four % 10);
        out += 4;
        fraction = more & (one - 1);
        half *= 10000;
        low = fraction < half;
        high = fraction > one - half;
    }
    while (!low && !high) {
        fraction *= 10;
        half *= 10;
        *out++ = (char)('0' + (fraction >> (bits + 1)));
        fraction &= one - 1;
        low = fraction < half;
        high = half <= one && fraction > one - half; // if half exceeds one, the digit is truncated,
                                                     // not rounded
    }
    const bool odd = out[-1] & 1, up = fraction > one / 2 || (fraction == one / 2 && odd);
    out[-1] = (char)(out[-1] + (low && high ? up : high)); // the digit is never 9: the loop would
                                                           // have ended one digit earlier
    return out;
}

/// Fast path for numbers from 1/128 to 2^53, which fit into one 64-bit word; writes the same number
/// of digits as the general path. The last digit is not always the nearest, but the text reads back
/// exactly. Returns the end; NULL if the number is out of range. Below a power of two the next
/// double is nearer than above; here its fraction has at most seven digits, which are all written
/// before this matters.
static char *put_plain(char *out, double number)
{
    uint64_t bits = 0;
    memcpy(&bits, &number, sizeof bits);
    const uint64_t one = UINT64_C(1) << MANTISSA_BITS, significand = one | (bits & (one - 1));
    const int shift = MANTISSA_BITS + 1023 - (int)(bits >> MANTISSA_BITS & 0x7ff);
    if (shift < 0 || shift > FRACTION_BITS_MAX) return NULL;
    const uint64_t fraction = significand & ((UINT64_C(1) << shift) - 1);
    if (bits >> 63) *out++ = '-';
    out = pave_output_digits(out, significand >> shift);
    return fraction == 0 ? out : put_fraction(out, fraction << 1, shift);
}

void pave_output_double(pave_output *output, double number)
{
    char *to = pave_output_room(output, PLAIN_SIZE);
    const char *end = to ? put_plain(to, number) : NULL;
    output->used += end ? (size_t)(end - to) : 0;
    if (end || !to) return;
    decimal digits = shortest_decimal(number < 0 ? -number : number);
    if (number < 0) pave_output_char(output, '-');
    write_decimal(output, &digits);
}

// ---- Text ---------------------------------------------------------------------------------------

int pave_output_character(const char *text, uint32_t *number)
{
    static const struct {
        unsigned char mask, lead;
        uint32_t least;
    } forms[] = {{0x80, 0x00, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
    const unsigned char *bytes = (const unsigned char *)text;
    for (int length = 1; length <= 4; length++) {
        if ((bytes[0] & forms[length - 1].mask) != forms[length - 1].lead) continue;
        *number = bytes[0] & (unsigned char)~forms[length - 1].mask;
        for (int i = 1; i < length; i++) {
            if ((bytes[i] & 0xc0) != 0x80) return 0;
            *number = *number << 6 | (bytes[i] & 0x3f);
        }
        bool surrogate = *number >= 0xd800 && *number <= 0xdfff;
        return *number < forms[length - 1].least || *number > 0x10ffff || surrogate ? 0 : length;
    }
    return 0;
}

static const char *xml_escape(char c)
{
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\t': return "&#9;";
    case '\n': return "&#10;";
    case '\r': return "&#13;";
    default: return NULL;
    }
}

void pave_output_xml(pave_output *output, const char *text)
{
    int length = 0;
    for (; text && *text; text += length) {
        uint32_t number = 0;
        length = pave_output_character(text, &number);
        const char *escape = xml_escape(*text);
        if (length == 0 || (number < 0x20 && !escape) || number == 0xfffe || number == 0xffff) {
            pave_output_fail(
                output, PAVE_INVALID,
                "a name or a path to be written is not text that XML can hold: use names in UTF-8");
            return;
        }
        if (escape)
            pave_output_text(output, escape);
        else
            pave_output_bytes(output, text, (size_t)length);
    }
}

void pave_output_json(pave_output *output, const char *text)
{
    pave_output_char(output, '"');
    int length = 0;
    for (; text && *text; text += length) {
        uint32_t number = 0;
        length = pave_output_character(text, &number);
        if (length == 0) {
            pave_output_fail(
                output, PAVE_INVALID,
                "a name or a path to be written is not UTF-8 text: use names in UTF-8");
            return;
        }
        if (number < 0x20 || number == 0x7f) {
            pave_output_format(output, "\\u%04x", (unsigned)number);
            continue;
        }
        if (*text == '"' || *text == '\\') pave_output_char(output, '\\');
        pave_output_bytes(output, text, (size_t)length);
    }
    pave_output_char(output, '"');
}
