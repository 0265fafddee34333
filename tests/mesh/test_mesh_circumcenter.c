/// tests/mesh/test_mesh_circumcenter.c: circumcentres of triangles whose centre is known by whole
/// numbers: right ones, and flat ones with circles of up to 2^30 units.
#include "../test.h"
#include "src/mesh/build/mesh_circumcenter.h"

#include <pave/random.h>

#include <math.h>

static int64_t number_of(int32_t a, uint32_t b, int bits)
{
    const uint32_t word = pave_random_at(19, 0x8000, a, 0, 0, b).word[0];
    return (int64_t)(word >> (32 - bits)) - (INT64_C(1) << (bits - 1));
}

/// The corners of each triangle in all orders, in steps of any size, from any origin.
static void expect_center(const int64_t at[3][2], int64_t x, int64_t y, int32_t seed)
{
    static const int orders[6][3] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                     {2, 1, 0}, {1, 0, 2}, {0, 2, 1}};
    const int power = seed % 5 * 100 - 200;
    const int64_t origin = seed % 3 * (INT64_C(1) << 40);
    const pave_fixed_frame frame = {ldexp(1.0, power),
                                    {ldexp((double)origin, power), ldexp(-(double)origin, power)}};
    for (int order = 0; order < 6; order++) {
        pave_vec2 places[3];
        pave_point out = {0, 0};
        for (int k = 0; k < 3; k++) {
            const int64_t *corner = at[orders[order][k]];
            places[k] = pave_vec2_of(ldexp((double)(corner[0] + origin), power),
                                     ldexp((double)(corner[1] - origin), power));
        }
        assert_true(pave_circumcenter_nearest(&frame, places, &out));
        assert_int_equal(out.x, x);
        assert_int_equal(out.y, y);
    }
}

/// The middle of the long side.
TEST(right_triangles)
{
    for (int32_t seed = 0; seed < 500; seed++) {
        const int64_t x = number_of(seed, 0, 28), y = number_of(seed, 1, 28);
        const int64_t p = number_of(seed, 2, 13) | 1, q = number_of(seed, 3, 13);
        const int64_t m = 2 * (1 + seed % 7), n = 2 * (1 + seed % 11);
        const int64_t at[3][2] = {{x, y}, {x + m * p, y + m * q}, {x - n * q, y + n * p}};
        expect_center(at, x + (m * p - n * q) / 2, y + (m * q + n * p) / 2, seed);
    }
}

/// (-k, 0), (k, 0) and (0, 1) have the centre (0, (1 - k^2) / 2), turned by quarters and moved.
TEST(flat_triangles)
{
    for (int32_t seed = 0; seed < 500; seed++) {
        const int64_t k = 2 * (number_of(seed, 0, 14) + 9000) + 1, far = (1 - k * k) / 2;
        const int64_t x = number_of(seed, 1, 26), y = number_of(seed, 2, 26);
        int64_t at[4][2] = {{-k, 0}, {k, 0}, {0, 1}, {0, far}};
        for (int corner = 0; corner < 4; corner++) {
            for (int turn = 0; turn < seed % 4; turn++) {
                const int64_t old = at[corner][0];
                at[corner][0] = -at[corner][1];
                at[corner][1] = old;
            }
            at[corner][0] += x;
            at[corner][1] += y;
        }
        expect_center((const int64_t(*)[2])at, at[3][0], at[3][1], seed);
    }
}

/// Three collinear positions have no circumcentre, and neither do triangles whose circumcentre is
/// out of range. Fractions of a unit round to the nearest; ties round up.
TEST(what_has_none)
{
    const pave_fixed_frame frame = {1.0, {0, 0}};
    pave_point out = {7, 7};
    const pave_vec2 line[3] = {{0, 0}, {3, 5}, {6, 10}};
    const pave_vec2 vast[3] = {{-65536, 0}, {65536, 0}, {0, 1}};
    const pave_vec2 half[3] = {{0, 0}, {1, 0}, {0, 3}}, less[3] = {{0, 0}, {-0.98, 0}, {0, -3.02}};
    assert_false(pave_circumcenter_nearest(&frame, line, &out));
    assert_false(pave_circumcenter_nearest(&frame, vast, &out));
    assert_true(pave_circumcenter_nearest(&frame, half, &out));
    assert_true(out.x == 1 && out.y == 2);
    assert_true(pave_circumcenter_nearest(&frame, less, &out));
    assert_true(out.x == 0 && out.y == -2);
}

int main(void) { return run_all_tests(NULL, NULL); }
