/// tests/grid/test_hex_shm.c: addresses of the spiral honeycomb mosaic against the whole numbers of
/// the plane, computed in another basis.
#include "../test.h"
#include "hex_fixture.h"

__extension__ typedef __int128 wide;
__extension__ typedef unsigned __int128 wide_address;

// ---- Numbers of the plane -----------------------------------------------------------------------

/// x + y w, where w is a turn by a third: w^2 = -1 - w. The unit u of the header is 1 + w.
typedef struct whole {
    wide x, y;
} whole;

static whole whole_of(wide q, wide r) { return (whole){q + r, r}; }
static whole plus(whole a, whole b) { return (whole){a.x + b.x, a.y + b.y}; }
static whole times(whole a, whole b)
{
    return (whole){a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x - a.y * b.y};
}
static whole minus(whole a) { return (whole){-a.x, -a.y}; }
static bool same(whole a, whole b) { return a.x == b.x && a.y == b.y; }

/// The digits as directions, from what the header says.
static const int digit_direction[7] = {-1,          PAVE_HEX_E,  PAVE_HEX_SW, PAVE_HEX_SE,
                                       PAVE_HEX_NW, PAVE_HEX_NE, PAVE_HEX_W};

static whole digit_value(int digit)
{
    if (digit == 0) return (whole){0, 0};
    pave_cell step = pave_hex_neighbors(pave_cell_of(0, 0), digit_direction[digit]);
    return whole_of(step.q, step.r);
}

/// What an address means: the sum of its digits times powers of 3 - u.
static whole value_of(uint64_t address)
{
    whole sum = {0, 0}, power = {1, 0};
    for (; address > 0; address /= 7) {
        sum = plus(sum, times(digit_value((int)(address % 7)), power));
        power = times(power, whole_of(3, -1));
    }
    return sum;
}

/// The address of a number, found by trying the digits: with the right one the rest is a multiple
/// of 3 - u, that is, 7 divides its product with the conjugate of it.
static wide_address address_of(whole number)
{
    static const whole conjugate = {3, 1}; // of 3 - u = 2 - w: 2 - w^2
    wide_address address = 0, worth = 1;
    for (; number.x != 0 || number.y != 0; worth *= 7) {
        for (int digit = 0; digit < 7; digit++) {
            whole rest = times(plus(number, minus(digit_value(digit))), conjugate);
            if (rest.x % 7 != 0 || rest.y % 7 != 0) continue;
            address += (wide_address)digit * worth;
            number = (whole){rest.x / 7, rest.y / 7};
            break;
        }
    }
    return address;
}

static uint64_t random_address(uint64_t *random)
{
    uint64_t address = (uint64_t)next_random(random) << 32 | next_random(random);
    return address >> random_in(random, 0, 63);
}

// ---- Both ways ----------------------------------------------------------------------------------

TEST(every_face_has_one_address)
{
    enum { ADDRESSES = 7 * 7 * 7 * 7 * 7 * 7, FAR = 60 };
    for (uint64_t address = 0; address < ADDRESSES; address++) {
        pave_cell face = {77, 78, 79};
        assert_ok(pave_hex_from_shm(address, &face));
        assert_true(face.s == 0 && same(whole_of(face.q, face.r), value_of(address)));
        assert_true(pave_hex_to_shm(face) == address); // so no two addresses give one face
    }
    for (int32_t r = -FAR; r <= FAR; r++)
        for (int32_t q = -FAR; q <= FAR; q++) {
            pave_cell face;
            uint64_t address = pave_hex_to_shm(pave_cell_of(q, r));
            assert_ok(pave_hex_from_shm(address, &face));
            ASSERT_CELL(face, q, r);
        }
}

TEST(digits_are_the_stated_steps)
{
    for (int digit = 1; digit < 7; digit++) {
        assert_true(pave_hex_to_shm(pave_hex_neighbors(pave_cell_of(0, 0),
                                                       digit_direction[digit])) == (uint64_t)digit);
        uint64_t sum = 77;
        assert_ok(pave_hex_shm_add((uint64_t)digit, (uint64_t)(7 - digit), &sum));
        assert_true(sum == 0);
        for (int other = 1; other < 7; other++) {
            uint64_t product = 77;
            assert_ok(pave_hex_shm_multiply((uint64_t)digit, (uint64_t)other, &product));
            assert_true(product == (uint64_t)(digit * other % 7));
        }
    }
    assert_true(pave_hex_to_shm(pave_cell_of(3, -1)) == 7);
    uint64_t sum = 77;
    assert_ok(pave_hex_shm_add(1, 2, &sum));
    assert_true(sum == 3);
}

/// A flower of 7^n addresses is in one piece, and those that begin with another digit are its
/// copies.
TEST(flowers_hold_together)
{
    for (uint64_t size = 7; size <= 7 * 7 * 7 * 7; size *= 7)
        for (uint64_t address = 1; address < size; address++) {
            pave_cell face;
            bool touches = false;
            assert_ok(pave_hex_from_shm(address, &face));
            for (int k = 0; k < 6; k++)
                touches = touches || pave_hex_to_shm(pave_hex_neighbors(face, k)) < size;
            assert_true(touches);
        }
}

TEST(all_faces_within_the_limits_have_22_digits_at_most)
{
    uint64_t limit = 1, random = 9;
    for (int i = 0; i < 22; i++) limit *= 7;
    for (int i = 0; i < 200000; i++) {
        int32_t along = i < 8 ? (i / 4 ? LIMIT : -LIMIT) : random_in(&random, -LIMIT, LIMIT),
                edge = i & 1 ? LIMIT : -LIMIT;
        pave_cell face = i & 2 ? pave_cell_of(along, edge) : pave_cell_of(edge, along), back;
        uint64_t address = pave_hex_to_shm(face);
        assert_true(address < limit);
        assert_ok(pave_hex_from_shm(address, &back));
        assert_true(pave_cell_equal(back, face));
    }
}

TEST(addresses_beyond_the_limits_are_told)
{
    uint64_t random = 10;
    int beyond = 0;
    for (int i = 0; i < 20000; i++) {
        uint64_t address = random_address(&random);
        whole value = value_of(address);
        wide q = value.x - value.y, r = value.y;
        bool within = q >= -LIMIT && q <= LIMIT && r >= -LIMIT && r <= LIMIT;
        pave_cell face = {77, 78, 79};
        assert_int_equal(pave_hex_from_shm(address, &face), within ? PAVE_OK : PAVE_RANGE);
        if (within) assert_true(face.q == q && face.r == r && face.s == 0);
        if (!within) assert_guards(&face, 1);
        beyond += !within;
    }
    assert_true(beyond > 100);
}

// ---- Arithmetic ---------------------------------------------------------------------------------

static void check_result(pave_result result, uint64_t got, whole wanted, int *too_great)
{
    wide_address address = address_of(wanted);
    bool fits = address <= UINT64_MAX;
    assert_int_equal(result, fits ? PAVE_OK : PAVE_RANGE);
    assert_true(got == (fits ? (uint64_t)address : 77));
    *too_great += !fits;
}

static void check_arithmetic(uint64_t a, uint64_t b, int *too_great)
{
    whole x = value_of(a), y = value_of(b);
    uint64_t sum = 77, difference = 77, opposite = 77, product = 77;
    pave_result result = pave_hex_shm_add(a, b, &sum);
    check_result(result, sum, plus(x, y), too_great);
    result = pave_hex_shm_multiply(b, 6, &opposite); // 6 is -1
    check_result(result, opposite, minus(y), too_great);
    if (result == PAVE_OK) {
        result = pave_hex_shm_add(a, opposite, &difference);
        check_result(result, difference, plus(x, minus(y)), too_great);
    }
    result = pave_hex_shm_multiply(a, b, &product);
    check_result(result, product, times(x, y), too_great);
}

TEST(sums_and_products_are_those_of_the_plane)
{
    int too_great = 0;
    for (uint64_t a = 0; a < 7 * 7 * 7; a++)
        for (uint64_t b = 0; b < 7 * 7; b++) check_arithmetic(a, b, &too_great);
    assert_int_equal(too_great, 0);
    uint64_t random = 11;
    for (int i = 0; i < 20000; i++)
        check_arithmetic(random_address(&random), random_address(&random), &too_great);
    assert_true(too_great > 1000);
    for (uint64_t i = 0; i < 3000; i++) { // on both sides of the last address that fits
        check_arithmetic(UINT64_MAX - i, i, &too_great);
        check_arithmetic(UINT64_C(4294967291) + i, UINT64_C(4294967291) - i, &too_great);
    }
}

// ---- Text ---------------------------------------------------------------------------------------

TEST(texts_are_base_7)
{
    uint64_t random = 12;
    for (int i = 0; i < 10000; i++) {
        uint64_t address = i < 400    ? (uint64_t)i
                           : i == 400 ? UINT64_MAX
                                      : random_address(&random),
                 back = 77, number = 0;
        char text[PAVE_HEX_TEXT_SIZE];
        assert_ptr_equal(pave_hex_shm_text(address, text), text);
        assert_true(text[0] != '0' || (address == 0 && text[1] == '\0'));
        for (char *digit = text; *digit; digit++) {
            assert_true(*digit >= '0' && *digit <= '6');
            number = number * 7 + (uint64_t)(*digit - '0');
        }
        assert_true(number == address);
        assert_ok(pave_hex_shm_read(text, &back));
        assert_true(back == address);
    }
}

typedef struct text_case {
    const char *text;
    pave_result result;
    uint64_t address;
} text_case;

static const text_case text_cases[] = {
    {"0", PAVE_OK, 0},
    {"10", PAVE_OK, 7},
    {"0010", PAVE_OK, 7},
    {"654", PAVE_OK, 6 * 49 + 5 * 7 + 4},
    {"45012021522523134134601", PAVE_OK, UINT64_MAX},
    {"45012021522523134134602", PAVE_RANGE, 77},
    {"45012021522523134134610", PAVE_RANGE, 77},
    {"100000000000000000000000", PAVE_RANGE, 77},
    {"66666666666666666666666666666666666666666666", PAVE_RANGE, 77},
    {"66666666666666666666666666666666666666666667", PAVE_INVALID, 77},
    {"", PAVE_INVALID, 77},
    {"7", PAVE_INVALID, 77},
    {"17", PAVE_INVALID, 77},
    {"-1", PAVE_INVALID, 77},
    {"+1", PAVE_INVALID, 77},
    {" 1", PAVE_INVALID, 77},
    {"1 ", PAVE_INVALID, 77},
    {"1,2", PAVE_INVALID, 77},
    {"0x1", PAVE_INVALID, 77},
};

TEST(readers_are_strict)
{
    for (size_t i = 0; i < sizeof text_cases / sizeof text_cases[0]; i++) {
        uint64_t address = 77;
        if (pave_hex_shm_read(text_cases[i].text, &address) != text_cases[i].result ||
            address != text_cases[i].address)
            fail_msg("\"%s\" as an address", text_cases[i].text);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
