/// formats/common/common_text.h: texts and paths in memory from the caller's allocator, which are
/// given to pave_common_free; and numbers in texts.
#ifndef PAVE_FORMATS_COMMON_TEXT_H
#define PAVE_FORMATS_COMMON_TEXT_H

#include <pave/base.h>

/// A copy of the first `size` characters of `text`, which hold no 0, with a 0 after them; NULL when
/// there is no memory.
char *pave_common_text_copy(const pave_allocator *allocator, const char *text, size_t size);

/// `name` as seen from the working directory, when it stands in the file `path`: absolute names
/// stay, others are joined to its folder. NULL when there is no memory.
char *pave_common_path_join(const pave_allocator *allocator, const char *path, const char *name);

/// Reads a whole number of `size` characters: an optional minus and 1 to 18 digits, nothing else.
bool pave_common_integer_read(const char *text, size_t size, int64_t *out);

enum { PAVE_COMMON_DECIMAL_DIGITS = 19 };

/// The largest integer of 18 digits.
#define PAVE_COMMON_WHOLE_MAX UINT64_C(999999999999999999)

/// A decimal number, digits * 10^exponent, without its sign. Zeroed it has no digits yet.
typedef struct pave_common_decimal {
    uint64_t digits; ///< the first 19, without leading zeros
    int64_t exponent;
    bool cut; ///< a digit after these is not 0
} pave_common_decimal;

/// Appends a digit, '0' to '9'; `behind`: it follows the point.
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

/// The nearest double, in integer arithmetic. False where the number is cut or its exponent is not
/// in -27..27: then two 64-bit words do not hold it exactly.
bool pave_common_decimal_nearest(const pave_common_decimal *number, double *out);

/// Reads a decimal number that is an integer of at most 18 digits, such as 1.0 or 10e-1, exactly.
bool pave_common_whole_read(const char *text, size_t size, int64_t *out);

/// Reads a decimal number of `size` characters: an optional sign, digits with or without a point,
/// an optional exponent, nothing else. The nearest double, in every locale; infinite where it is
/// too large.
bool pave_common_real_read(const char *text, size_t size, double *out);

/// Reads 1 to 8 hexadecimal digits and nothing else.
bool pave_common_hex_read(const char *text, size_t size, uint32_t *out);

#endif
