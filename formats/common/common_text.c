/// formats/common/common_text.c: texts, paths, and parsing of numbers.
#include "common_text.h"

#include "common_memory.h"

#include <inttypes.h>
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
    if (slash == NULL || name[0] == '/') return pave_common_text_copy(allocator, name, name_size);
    size_t folder_size = (size_t)(slash + 1 - path);
    char *joined = pave_common_malloc(allocator, folder_size + name_size + 1);
    if (joined != NULL) {
        memcpy(joined, path, folder_size);
        memcpy(joined + folder_size, name, name_size + 1);
    }
    return joined;
}

// ---- Numbers ------------------------------------------------------------------------------------

__extension__ typedef unsigned __int128 wide;

bool pave_common_integer_read(const char *text, size_t size, int64_t *out)
{
    bool negative = size > 0 && text[0] == '-';
    size_t start = negative ? 1 : 0;
    int64_t value = 0;
    if (size == start || size - start > 18) return false;
    for (size_t i = start; i < size; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        value = value * 10 + (text[i] - '0');
    }
    *out = negative ? -value : value;
    return true;
}

enum {
    POWER_MAX = 27,     // 5^27 is the greatest power of 5 that fits in 64 bits
    DIGITS_MAX = 800,   // further digits cannot change the nearest double
    EXPONENT_MAX = 9999 // larger exponents give 0 or infinity
};

// Parses an optional exponent after the digits. Returns false on anything else.
static bool add_exponent(pave_common_decimal *number, const char *text, size_t size)
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

// Parses an optional sign, digits with an optional point, and an optional exponent.
static bool read_decimal(const char *text, size_t size, pave_common_decimal *number)
{
    size_t i = size > 0 && (text[0] == '-' || text[0] == '+');
    bool point = false, any = false;
    *number = (pave_common_decimal){0};
    for (; i < size && ((text[i] >= '0' && text[i] <= '9') || (text[i] == '.' && !point)); i++) {
        if (text[i] == '.') {
            point = true;
        } else {
            pave_common_decimal_add(number, text[i], point);
            any = true;
        }
    }
    return any && add_exponent(number, text + i, size - i);
}

// Returns 2^power, for powers of normal doubles.
static double power_of_two(int power)
{
    const uint64_t bits = (uint64_t)(1023 + power) << 52;
    double result = 0;
    memcpy(&result, &bits, sizeof result);
    return result;
}

bool pave_common_decimal_nearest(const pave_common_decimal *number, double *out)
{
    const bool divide = number->exponent < 0;
    const int power = (int)(divide ? -number->exponent : number->exponent);
    uint64_t five = 1, square = 5, top = number->digits;
    if (number->cut || number->exponent < -POWER_MAX || number->exponent > POWER_MAX) return false;
    *out = 0;
    if (top == 0) return true;
    for (int bit = 1; bit <= POWER_MAX; bit *= 2, square *= square)
        five *= power & bit ? square : 1;
    // The number is digits / 5^power / 2^power or digits * 5^power * 2^power. Keeps at least its
    // first 62 bits; the last bit is set if any dropped bit is. Therefore the conversion rounds
    // only once.
    const int digits_zeros = __builtin_clzll(top), five_zeros = __builtin_clzll(five);
    wide whole = 0;
    int scale = -digits_zeros;
    bool rest = false;
    if (divide) {
        whole = (wide)(top << digits_zeros) << 63;
        top = (uint64_t)(whole / (five << five_zeros));
        rest = whole % (five << five_zeros) != 0;
        scale += five_zeros - 63 - power;
    } else {
        whole = (wide)(top << digits_zeros) * (five << five_zeros);
        top = (uint64_t)(whole >> 64);
        rest = (uint64_t)whole != 0;
        scale += 64 - five_zeros + power;
    }
    *out = (double)(top | rest) * power_of_two(scale);
    return true;
}

// Lets the C library convert the number from a string without a decimal point, because that differs
// between locales.
static double nearest_by_library(const pave_common_decimal *number, const char *text, size_t size)
{
    char copy[DIGITS_MAX + 32];
    int64_t exponent = number->exponent;
    int count = 0;
    for (size_t i = 0; number->cut && i < size && text[i] != 'e' && text[i] != 'E'; i++) {
        if (text[i] < '0' || text[i] > '9' || (count == 0 && text[i] == '0')) continue;
        if (count < DIGITS_MAX)
            copy[count++] = text[i];
        else if (text[i] != '0')
            copy[DIGITS_MAX - 1] |= 1; // a value above one half must stay above one half
    }
    if (number->cut) // `exponent` counts from the first 19 digits
        exponent -= count - PAVE_COMMON_DECIMAL_DIGITS;
    else
        count = snprintf(copy, sizeof copy, "%" PRIu64, number->digits);
    if (exponent > EXPONENT_MAX || exponent < -EXPONENT_MAX)
        exponent = exponent > 0 ? EXPONENT_MAX : -EXPONENT_MAX;
    snprintf(copy + count, sizeof copy - (size_t)count, "e%d", (int)exponent);
    return strtod(copy, NULL);
}

bool pave_common_real_read(const char *text, size_t size, double *out)
{
    pave_common_decimal number;
    if (!read_decimal(text, size, &number)) return false;
    if (!pave_common_decimal_nearest(&number, out)) *out = nearest_by_library(&number, text, size);
    if (text[0] == '-') *out = -*out;
    return true;
}

bool pave_common_whole_read(const char *text, size_t size, int64_t *out)
{
    pave_common_decimal number;
    if (!read_decimal(text, size, &number) || number.cut) return false;
    for (; number.digits > 0 && number.digits % 10 == 0; number.digits /= 10) number.exponent++;
    if (number.digits == 0) number.exponent = 0;
    for (; number.exponent > 0 && number.digits <= PAVE_COMMON_WHOLE_MAX / 10; number.exponent--)
        number.digits *= 10;
    if (number.exponent != 0 || number.digits > PAVE_COMMON_WHOLE_MAX) return false;
    *out = text[0] == '-' ? -(int64_t)number.digits : (int64_t)number.digits;
    return true;
}

// Returns the value of a hexadecimal digit, or -1.
static int hex_digit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool pave_common_hex_read(const char *text, size_t size, uint32_t *out)
{
    uint32_t value = 0;
    if (size == 0 || size > 8) return false;
    for (size_t i = 0; i < size; i++) {
        int digit = hex_digit(text[i]);
        if (digit < 0) return false;
        value = value << 4 | (uint32_t)digit;
    }
    *out = value;
    return true;
}
