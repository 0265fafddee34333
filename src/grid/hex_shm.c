/// src/grid/hex_shm.c: addresses of the spiral honeycomb mosaic.
///
/// Let u be the rotation by a sixth of a turn, so u^2 = u - 1. The faces correspond to the
/// Eisenstein integers q + r u, and an address is such an integer in base 3 - u, which has norm 7.
/// The remainder of a number is q + 3 r modulo 7, because u is congruent to 3.
#include "../base/exact.h"

#include <pave/hex.h>

/// 7^22 is the largest power that fits.
enum { PAVE_HEX_SHM_BASE = 7, PAVE_HEX_SHM_DIGITS_MAX = 23 };

/// An Eisenstein integer q + r u. The coordinates of addresses are below 2^33.
typedef struct pave_hex_number {
    int64_t q, r;
} pave_hex_number;

static const int8_t hex_shm_steps[PAVE_HEX_SHM_BASE][2] = {{0, 0},  {1, 0},  {-1, 1}, {0, 1},
                                                           {0, -1}, {1, -1}, {-1, 0}};

/// Writes the digits of an address, lowest first. Returns their count.
static int hex_shm_digits(uint64_t address, int8_t *out)
{
    int count = 0;
    for (; address > 0; address /= PAVE_HEX_SHM_BASE)
        out[count++] = (int8_t)(address % PAVE_HEX_SHM_BASE);
    return count;
}

static pave_hex_number hex_shm_decode(uint64_t address)
{
    int8_t digits[PAVE_HEX_SHM_DIGITS_MAX];
    pave_hex_number number = {0, 0};
    for (int i = hex_shm_digits(address, digits) - 1; i >= 0; i--) {
        pave_hex_number longer = {3 * number.q + number.r,
                                  2 * number.r - number.q}; // multiplied by 3 - u
        number.q = longer.q + hex_shm_steps[digits[i]][0];
        number.r = longer.r + hex_shm_steps[digits[i]][1];
    }
    return number;
}

/// Computes the address of a number whose coordinates are below 2^60. Returns PAVE_RANGE if it does
/// not fit.
static pave_result hex_shm_encode(pave_hex_number number, uint64_t *out)
{
    uint64_t address = 0, worth = 1;
    for (int place = 0; number.q != 0 || number.r != 0; place++, worth *= PAVE_HEX_SHM_BASE) {
        int64_t digit = pave_floor_modulo(number.q + 3 * number.r, PAVE_HEX_SHM_BASE);
        if (place == PAVE_HEX_SHM_DIGITS_MAX || (uint64_t)digit > (UINT64_MAX - address) / worth)
            return PAVE_RANGE;
        address += (uint64_t)digit * worth;
        int64_t q = number.q - hex_shm_steps[digit][0], r = number.r - hex_shm_steps[digit][1];
        number.q = (2 * q - r) / PAVE_HEX_SHM_BASE; // division by 3 - u: multiply by 2 + u, divide
                                                    // by 7
        number.r = (q + 3 * r) / PAVE_HEX_SHM_BASE;
    }
    *out = address;
    return PAVE_OK;
}

uint64_t pave_hex_to_shm(pave_cell face)
{
    uint64_t address = 0;
    pave_hex_number number = {face.q, face.r};
    assert(face.s == 0);
    pave_result result = hex_shm_encode(number, &address);
    assert(result == PAVE_OK);
    (void)result;
    return address;
}

pave_result pave_hex_from_shm(uint64_t address, pave_cell *out)
{
    pave_hex_number number = hex_shm_decode(address);
    if (number.q < -PAVE_COORDINATE_MAX || number.q > PAVE_COORDINATE_MAX) return PAVE_RANGE;
    if (number.r < -PAVE_COORDINATE_MAX || number.r > PAVE_COORDINATE_MAX) return PAVE_RANGE;
    *out = pave_cell_of((int32_t)number.q, (int32_t)number.r);
    return PAVE_OK;
}

pave_result pave_hex_shm_add(uint64_t a, uint64_t b, uint64_t *out)
{
    pave_hex_number x = hex_shm_decode(a), y = hex_shm_decode(b), sum = {x.q + y.q, x.r + y.r};
    return hex_shm_encode(sum, out);
}

/// Returns the hexagonal distance of a number from 0.
static int64_t hex_number_size(pave_hex_number number)
{
    int64_t q = number.q < 0 ? -number.q : number.q, r = number.r < 0 ? -number.r : number.r,
            s = number.q + number.r;
    s = s < 0 ? -s : s;
    q = q > r ? q : r;
    return q > s ? q : s;
}

pave_result pave_hex_shm_multiply(uint64_t a, uint64_t b, uint64_t *out)
{
    pave_hex_number x = hex_shm_decode(a), y = hex_shm_decode(b), product;
    int64_t x_size = hex_number_size(x), y_size = hex_number_size(y);
    // Numbers of 23 digits have a length below 2^32 steps, and the length of a product is at least
    // 3/4 of the product of the lengths.
    if (y_size > 0 && x_size > (INT64_C(1) << 33) / y_size) return PAVE_RANGE;
    product.q = x.q * y.q - x.r * y.r;
    product.r = x.q * y.r + x.r * y.q + x.r * y.r;
    return hex_shm_encode(product, out);
}

pave_result pave_hex_shm_read(const char *text, uint64_t *out)
{
    uint64_t address = 0;
    bool fits = true;
    const char *end = text;
    for (; *end >= '0' && *end < '0' + PAVE_HEX_SHM_BASE; end++) {
        uint64_t digit = (uint64_t)(*end - '0');
        fits = fits && address <= (UINT64_MAX - digit) / PAVE_HEX_SHM_BASE;
        if (fits) address = address * PAVE_HEX_SHM_BASE + digit;
    }
    if (end == text || *end != '\0') return PAVE_INVALID;
    if (!fits) return PAVE_RANGE;
    *out = address;
    return PAVE_OK;
}

char *pave_hex_shm_text(uint64_t address, char *out)
{
    int8_t digits[PAVE_HEX_SHM_DIGITS_MAX] = {0};
    int count = hex_shm_digits(address, digits);
    if (count == 0) count = 1;
    for (int i = 0; i < count; i++) out[i] = (char)('0' + digits[count - 1 - i]);
    out[count] = '\0';
    return out;
}
