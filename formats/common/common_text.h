/// formats/common/common_text.h: texts and paths in memory from the caller's allocator, to be given
/// to pave_common_free; parsing of numbers.
#ifndef PAVE_FORMATS_COMMON_TEXT_H
#define PAVE_FORMATS_COMMON_TEXT_H

#include <pave/base.h>

/// Copies the first `size` characters of `text`, none of them 0, and appends a 0; NULL if out of
/// memory.
char *pave_common_text_copy(const pave_allocator *allocator, const char *text, size_t size);

/// Resolves a path `name` found in the file `path`: relative names are joined to that file's
/// folder, absolute names are copied. NULL if out of memory.
char *pave_common_path_join(const pave_allocator *allocator, const char *path, const char *name);

/// Parses an integer of `size` characters: an optional minus sign and 1 to 18 digits, and nothing
/// else.
bool pave_common_integer_read(const char *text, size_t size, int64_t *out);

enum { PAVE_COMMON_DECIMAL_DIGITS = 19 };

/// The largest integer of 18 digits.
#define PAVE_COMMON_WHOLE_MAX UINT64_C(999999999999999999)

/// A decimal number without its sign, digits * 10^exponent. Initialize to zero.
typedef struct pave_common_decimal {
    uint64_t digits; ///< the first 19 digits, without leading zeros
    int64_t exponent;
    bool cut; ///< a later digit is not 0
} pave_common_decimal;

/// Appends a digit, '0' to '9'; `behind`: the digit is after the decimal point.
static inline void pave_common_decimal_add(pave_common_decimal *number, char digit, bool behind)
{
    if (number->digits <= PAVE_COMMON_WHOLE_MAX) {
        number->digits = number->digits * 10 + (uint64_t)(digit - '0');
        number->exponent -= behind;
    } else {
        number->exponent += !behind;
        number->cut = number->cut || digit != '0';
    }
}

/// Computes the nearest double, in integer arithmetic. Returns false if the number is cut or its
/// exponent is not in -27..27, since two 64-bit words cannot hold it exactly.
bool pave_common_decimal_nearest(const pave_common_decimal *number, double *out);

/// Parses a decimal number that is an integer of at most 18 digits, such as 1.0 or 10e-1, exactly.
bool pave_common_whole_read(const char *text, size_t size, int64_t *out);

/// Parses a decimal number of `size` characters: an optional sign, digits with an optional point,
/// an optional exponent, and nothing else. Gives the nearest double in every locale; infinity if
/// too large.
bool pave_common_real_read(const char *text, size_t size, double *out);

/// Parses 1 to 8 hexadecimal digits, and nothing else.
bool pave_common_hex_read(const char *text, size_t size, uint32_t *out);

#endif
