/// formats/common/common_text.c: texts, paths, and numbers in texts.
#include "common_text.h"

#include "common_memory.h"

#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *pave_common_text_copy(const pave_allocator *allocator, const char *text, size_t size)
{
    assert(memchr(text, 0, size) == NULL);
    char *copy = pave_common_malloc(allocator, size + 1);
    if (copy != NULL) {
        memcpy(copy, text, size);
        copy[size] = 0;
    }
    return copy;
}

char *pave_common_path_join(const pave_allocator *allocator, const char *path, const char *name)
{
    const char *slash = path == NULL ? NULL : strrchr(path, '/');
    size_t name_size = strlen(name);
    if (slash == NULL || name[0] == '/') {
        return pave_common_text_copy(allocator, name, name_size);
    }
    size_t folder_size = (size_t)(slash + 1 - path);
    char *joined = pave_common_malloc(allocator, folder_size + name_size + 1);
    if (joined != NULL) {
        memcpy(joined, path, folder_size);
        memcpy(joined + folder_size, name, name_size + 1);
    }
    return joined;
}

// ---- Numbers ------------------------------------------------------------------------------------

bool pave_common_integer_read(const char *text, size_t size, int64_t *out)
{
    bool negative = size > 0 && text[0] == '-';
    size_t start = negative ? 1 : 0;
    int64_t value = 0;
    if (size == start || size - start > 18) {
        return false;
    }
    for (size_t i = start; i < size; i++) {
        if (text[i] < '0' || text[i] > '9') {
            return false;
        }
        value = value * 10 + (text[i] - '0');
    }
    *out = negative ? -value : value;
    return true;
}

enum {
    EXACT_DIGITS = 15,  // whole numbers of as many digits are doubles
    EXACT_POWER = 22,   // and so are these powers of ten
    DIGITS_MAX = 800,   // no more can decide which double is the nearest
    EXPONENT_MAX = 9999 // beyond it all is 0 or infinite
};

// A decimal number: its digits as a whole number times a power of ten.
typedef struct decimal {
    char digits[DIGITS_MAX + 1];
    int count; // digits without zeros in front
    int64_t exponent;
} decimal;

// Adds a digit that stands before the point or behind it.
static void add_digit(decimal *number, char digit, bool behind)
{
    if (number->count == DIGITS_MAX) {
        if (digit != '0')
            number->digits[DIGITS_MAX - 1] |= 1; // more than a half stays more than a half
        number->exponent += !behind;
        return;
    }
    number->digits[number->count] = digit;
    number->count += digit != '0' || number->count > 0;
    number->exponent -= behind;
}

// Reads what stands behind the digits: nothing, or an exponent. False where it is something else.
static bool add_exponent(decimal *number, const char *text, size_t size)
{
    int64_t exponent = 0;
    if (size == 0) return true;
    if (text[0] != 'e' && text[0] != 'E') return false;
    const bool sign = size > 1 && (text[1] == '+' || text[1] == '-'),
               minus = sign && text[1] == '-';
    if (size == 1 + (size_t)sign) return false;
    for (size_t i = 1 + sign; i < size; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        if (exponent < INT32_MAX) exponent = exponent * 10 + (text[i] - '0');
    }
    number->exponent += minus ? -exponent : exponent;
    return true;
}

// The nearest double. Few digits and a small power are both doubles, and one operation rounds once;
// else the C library decides, from a text without a point, which has another face in each locale.
static double nearest(decimal *number)
{
    static const double powers[EXACT_POWER + 1] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                   1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                   1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    char text[DIGITS_MAX + 16];
    number->digits[number->count] = 0;
    if (number->count == 0) return 0;
    if (FLT_EVAL_METHOD == 0 && number->count <= EXACT_DIGITS && number->exponent >= -EXACT_POWER &&
        number->exponent <= EXACT_POWER) {
        int64_t whole = 0;
        for (int i = 0; i < number->count; i++) whole = whole * 10 + (number->digits[i] - '0');
        return number->exponent < 0 ? (double)whole / powers[-number->exponent]
                                    : (double)whole * powers[number->exponent];
    }
    if (number->exponent > EXPONENT_MAX || number->exponent < -EXPONENT_MAX)
        number->exponent = number->exponent > 0 ? EXPONENT_MAX : -EXPONENT_MAX;
    snprintf(text, sizeof text, "%se%d", number->digits, (int)number->exponent);
    return strtod(text, NULL);
}

// Reads a number of an optional sign, digits with or without a point, and an optional exponent.
static bool read_decimal(const char *text, size_t size, decimal *number)
{
    size_t i = size > 0 && (text[0] == '-' || text[0] == '+');
    bool point = false, any = false;
    number->count = 0;
    number->exponent = 0;
    for (; i < size && ((text[i] >= '0' && text[i] <= '9') || (text[i] == '.' && !point)); i++) {
        if (text[i] == '.') {
            point = true;
        } else {
            add_digit(number, text[i], point);
            any = true;
        }
    }
    return any && add_exponent(number, text + i, size - i);
}

bool pave_common_real_read(const char *text, size_t size, double *out)
{
    decimal number;
    if (!read_decimal(text, size, &number)) return false;
    *out = text[0] == '-' ? -nearest(&number) : nearest(&number);
    return true;
}

bool pave_common_whole_read(const char *text, size_t size, int64_t *out)
{
    decimal number;
    int64_t value = 0;
    if (!read_decimal(text, size, &number)) return false;
    for (; number.count > 0 && number.digits[number.count - 1] == '0'; number.count--)
        number.exponent++;
    if (number.count > 0 && (number.exponent < 0 || number.count + number.exponent > 18))
        return false;
    for (int i = 0; number.count > 0 && i < number.count + (int)number.exponent; i++)
        value = value * 10 + (i < number.count ? number.digits[i] - '0' : 0);
    *out = text[0] == '-' ? -value : value;
    return true;
}

// The value of a hexadecimal digit, or -1.
static int hex_digit(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
        return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool pave_common_hex_read(const char *text, size_t size, uint32_t *out)
{
    uint32_t value = 0;
    if (size == 0 || size > 8) {
        return false;
    }
    for (size_t i = 0; i < size; i++) {
        int digit = hex_digit(text[i]);
        if (digit < 0) {
            return false;
        }
        value = value << 4 | (uint32_t)digit;
    }
    *out = value;
    return true;
}
