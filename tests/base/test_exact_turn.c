/// tests/base/test_exact_turn.c: turns and lengths against what is known of the places by whole
/// numbers, at all sizes that doubles have.
#include "../test.h"
#include "src/base/exact_turn.h"

#include <pave/random.h>

#include <math.h>

static uint32_t word_of(int32_t a, int32_t b, uint32_t c)
{
    return pave_random_at(11, 0x8000, a, b, 0, c).word[0];
}

/// -2^(bits - 1) to 2^(bits - 1), less one.
static int64_t number_of(int32_t a, int32_t b, uint32_t c, int bits)
{
    const uint64_t words = (uint64_t)word_of(a, b, c) << 32 | word_of(a, b, c + 1000);
    return (int64_t)(words >> (64 - bits)) - (INT64_C(1) << (bits - 1));
}

static pave_vec2 place_of(int64_t x, int64_t y, int power)
{
    return pave_vec2_of(ldexp((double)x, power), ldexp((double)y, power));
}

/// The turn of three places, however they are named.
static int turn_of(const pave_vec2 *at)
{
    const int turn = pave_exact_turn(at[0], at[1], at[2]);
    assert_int_equal(pave_exact_turn(at[1], at[2], at[0]), turn);
    assert_int_equal(pave_exact_turn(at[2], at[0], at[1]), turn);
    assert_int_equal(pave_exact_turn(at[1], at[0], at[2]), -turn);
    assert_int_equal(pave_exact_turn(at[0], at[2], at[1]), -turn);
    assert_int_equal(pave_exact_turn(at[2], at[1], at[0]), -turn);
    return turn;
}

/// Two multiples of one direction (p, q) from a place; one of them a hair aside. Places have up to
/// 53 bits, so nothing of them is rounded, and the products have up to 106.
TEST(a_hair_beside_a_line)
{
    static const int powers[] = {0, -1074, -1000, -560, -30, 30, 275};
    int seen[3] = {0};
    for (int32_t i = 0; i < 4000; i++) {
        const int64_t p = number_of(i, 0, 0, 26), q = number_of(i, 0, 2, 26);
        const int64_t m = number_of(i, 1, 0, 25), n = number_of(i, 1, 2, 25);
        const int64_t x = number_of(i, 2, 0, 51), y = number_of(i, 2, 2, 51);
        const int aside = i % 3 - 1;
        const int64_t up = i % 2 ? aside : 0, right = i % 2 ? 0 : aside;
        const int power = powers[i / 6 % 7];
        const pave_vec2 at[3] = {place_of(x, y, power), place_of(x + m * p, y + m * q, power),
                                 place_of(x + n * p + right, y + n * q + up, power)};
        const int64_t cross = m * (p * up - q * right);
        const int expected = (cross > 0) - (cross < 0);
        if (turn_of(at) != expected) fail_msg("case %d: expected %d", (int)i, expected);
        seen[expected + 1]++;
    }
    assert_true(seen[0] > 1000 && seen[1] > 1000 && seen[2] > 1000);
}

/// Places of very different sizes, on the line y = x or just beside it: no difference of two of
/// them is a double.
TEST(sizes_mix)
{
    static const double sizes[] = {5e-324, 1e-310, 1e-200, 3e-17, 1.0, 7.0, 1e16, 1e90, 1e100};
    enum { COUNT = sizeof sizes / sizeof *sizes };
    for (int i = 0; i < COUNT; i++)
        for (int j = 0; j < COUNT; j++)
            for (int k = 0; k < COUNT; k++) {
                const double a = sizes[i], b = i == 0 ? -sizes[j] : sizes[j], c = sizes[k];
                const pave_vec2 line[3] = {{a, a}, {b, b}, {c, c}};
                assert_int_equal(turn_of(line), 0);
                const pave_vec2 below[3] = {{a, a}, {b, b}, {c, nextafter(c, 2 * c)}};
                assert_int_equal(turn_of(below), (b > a) - (b < a));
                const pave_vec2 over[3] = {{a, a}, {b, b}, {c, nextafter(c, 0)}};
                assert_int_equal(turn_of(over), (a > b) - (a < b));
            }
}

/// By whole numbers where these are small, and by what changes them least where they are not.
TEST(lengths_compare)
{
    int equal = 0;
    for (int32_t i = 0; i < 3000; i++) {
        int64_t square[2];
        pave_vec2 ends[2][2];
        for (int line = 0; line < 2; line++) {
            const int64_t x = number_of(i, line, 0, 4), y = number_of(i, line, 2, 4);
            const int64_t from_x = number_of(i, line, 4, 40), from_y = number_of(i, line, 6, 40);
            ends[line][0] = place_of(from_x, from_y, i % 600 - 300);
            ends[line][1] = place_of(from_x + x, from_y + y, i % 600 - 300);
            square[line] = x * x + y * y;
        }
        const int expected = (square[0] > square[1]) - (square[0] < square[1]);
        equal += expected == 0;
        assert_int_equal(pave_exact_compare_lengths(ends[0][0], ends[0][1], ends[1][0], ends[1][1]),
                         expected);
    }
    assert_true(equal > 20);
    const pave_vec2 zero = {0, 0}, far = {1e100, 5e-324}, level = {1e100, 0};
    assert_int_equal(pave_exact_compare_lengths(zero, far, zero, level), 1);
    assert_int_equal(pave_exact_compare_lengths(zero, level, far, zero), -1);
    assert_int_equal(pave_exact_compare_lengths(far, zero, zero, far), 0);
}

int main(void) { return run_all_tests(NULL, NULL); }
