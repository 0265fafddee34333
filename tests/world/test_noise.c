/// tests/world/test_noise.c: noise is the same by place, row and kernel; smooth; of even shares; as
/// docs/determinism.md writes it.
#include "../test.h"
#include "src/world/noise_line.h"

#include <pave/pave.h>

#include <math.h>

static uint32_t draw(int32_t i, uint32_t below)
{
    return pave_random_below(pave_random_at(4, PAVE_STREAM_USER, i, 0, 0, 0).word[0], below);
}

// ---- A second implementation, from docs/determinism.md ------------------------------------------

static int64_t floor_div(int64_t a, int64_t b) { return (a - (((a % b) + b) % b)) / b; }

static int64_t blend_of(int64_t t)
{
    const int64_t cube = floor_div(floor_div(t * t, 4096) * t, 4096);
    return floor_div(cube * (floor_div(t * (6 * t - 15 * 4096), 4096) + 10 * 4096), 4096);
}

static void slope_of(uint64_t seed, int o, int64_t q, int64_t r, int64_t *x, int64_t *y)
{
    static const int quarter[4][2] = {{251, 50}, {213, 142}, {142, 213}, {50, 251}};
    const pave_random_words words = pave_random_at(
        seed, PAVE_STREAM_NOISE, (int32_t)floor_div(q, 16), (int32_t)r, (uint32_t)o, 0);
    const int byte = (int)(q - 16 * floor_div(q, 16));
    const int slope = (int)(words.word[byte / 4] >> (8 * (byte % 4))) & 15;
    *x = quarter[slope % 4][0], *y = quarter[slope % 4][1];
    for (int turn = 0; turn < slope / 4; turn++) { // a quarter turn
        const int64_t old = *x;
        *x = -*y, *y = old;
    }
}

/// Below -2560, -2432, ... 2560, of 65536.
static const int shares[41] = {0,     77,    153,   284,   494,   813,   1275,  1914,  2753,
                               3819,  5131,  6700,  8541,  10665, 13059, 15728, 18645, 21821,
                               25249, 28912, 32768, 36624, 40287, 43715, 46891, 49808, 52477,
                               54871, 56995, 58836, 60405, 61717, 62783, 63622, 64261, 64723,
                               65042, 65252, 65383, 65459, 65535};

static uint16_t naive_at(const pave_noise *noise, int64_t x, int64_t y)
{
    int64_t sum = 0, squares = 0, height = 256, root = 0;
    for (int o = 0; o < noise->octaves; o++) {
        const int64_t size = (int64_t)noise->scale * 256 / (1 << o);
        if (size < 512) break;
        const int64_t q = floor_div(x, size), r = floor_div(y, size);
        const int64_t inverse = (INT64_C(1) << 36) / size;
        const int64_t s = floor_div((x - q * size) * inverse, 1 << 24),
                      t = floor_div((y - r * size) * inverse, 1 << 24), b = blend_of(t);
        int64_t side[2];
        for (int i = 0; i < 2; i++) {
            int64_t ux, uy, lx, ly;
            slope_of(noise->seed, o, q + i, r, &ux, &uy);
            slope_of(noise->seed, o, q + i, r + 1, &lx, &ly);
            const int64_t slope = floor_div(ux * (4096 - b) + lx * b, 16);
            const int64_t offset = floor_div(
                floor_div(uy * t, 16) * (4096 - b) + floor_div(ly * (t - 4096), 16) * b, 65536);
            side[i] = floor_div(slope * (s - 4096 * i), 65536) + offset;
        }
        sum += height * (side[0] + floor_div((side[1] - side[0]) * blend_of(s), 4096));
        squares += height * height;
        height = height * noise->roughness / 256;
    }
    while ((root + 1) * (root + 1) <= squares) root++;
    int64_t scaled = floor_div(sum * ((1 << 20) / root), 1 << 20);
    if (scaled < -2560) scaled = -2560;
    if (scaled > 2559) scaled = 2559;
    const int64_t rank = (scaled + 2560) / 128, rest = (scaled + 2560) % 128;
    return (uint16_t)(shares[rank] + (shares[rank + 1] - shares[rank]) * rest / 128);
}

static const pave_noise noises[] = {{1, 40, 1, 128},    {2, 64, 3, 128}, {3, 2, 8, 256},
                                    {4, 65536, 8, 200}, {5, 100, 5, 0},  {6, 17, 2, 90}};
enum { NOISES = (int)(sizeof noises / sizeof *noises) };

static int64_t place(int32_t i)
{
    const int64_t far = (int64_t)draw(2 * i, UINT32_MAX) * 512 - (INT64_C(1) << 40);
    return i % 3 ? (int64_t)draw(i, 1 << 20) - (1 << 19) : far;
}

TEST(test_twin)
{
    for (int n = 0; n < NOISES; n++)
        for (int32_t i = 0; i < 3000; i++) {
            const int64_t x = place(2 * i), y = place(2 * i + 1);
            assert_int_equal(pave_noise_at(&noises[n], x, y), naive_at(&noises[n], x, y));
        }
}

TEST(test_rows)
{
    enum { COUNT = 300 };
    static const int64_t steps[] = {0, 1, 100, 256, 1000, 2048, 1 << 24};
    uint16_t row[COUNT];
    for (int n = 0; n < NOISES; n++)
        for (int32_t i = 0; i < 7 * 8; i++) {
            const int64_t x = place(i) / 4, y = place(i + 99) / 4, step = steps[i % 7];
            pave_noise_row(&noises[n], x, y, step, COUNT, row);
            for (int32_t k = 0; k < COUNT; k += 1 + k % 7)
                assert_int_equal(row[k], pave_noise_at(&noises[n], x + k * step, y));
        }
}

TEST(test_kernels)
{
    for (int k = 0; k < pave_noise_kernels.count; k++) {
        const pave_noise_kernel *kernel = pave_kernel_get(&pave_noise_kernels, k);
        if (!pave_kernel_runs(kernel)) continue;
        pave_noise_line line;
        uint16_t expected[100], values[100];
        const pave_noise_plan plan = pave_noise_plan_of(&noises[1]);
        pave_noise_line_begin(&line, &plan, -5000, 700, 100);
        line.kernel = kernel;
        for (int64_t y = -3000; y < 3000; y += 300) {
            pave_noise_row(&noises[1], -5000, y, 700, 100, expected);
            pave_noise_line_values(&line, y, values);
            assert_memory_equal(values, expected, sizeof values);
        }
    }
}

// ---- What it is like ----------------------------------------------------------------------------

TEST(test_shares)
{
    enum { PLACES = 1 << 17 };
    for (int octaves = 1; octaves <= 8; octaves++) {
        const pave_noise noise = {(uint64_t)octaves, 400, octaves, 128};
        int count[16] = {0};
        for (int32_t i = 0; i < PLACES; i++)
            count[pave_noise_at(&noise, (int64_t)draw(2 * i, UINT32_MAX) * 16,
                                (int64_t)draw(2 * i + 1, UINT32_MAX) * 16) >>
                  12]++;
        for (int k = 0; k < 16; k++) {
            assert_true(count[k] > PLACES * 4 / 100);
            assert_true(count[k] < PLACES * 9 / 100);
        }
    }
}

TEST(test_smooth)
{
    const pave_noise noise = pave_noise_of(8, 64);
    assert_int_equal(noise.octaves, 3);
    assert_int_equal(pave_noise_of(8, 16).octaves, 1);
    assert_int_equal(pave_noise_of(8, 65536).octaves, 4);
    for (int32_t i = 0; i < 20000; i++) { // a quarter of a unit further
        const int64_t x = place(i), y = place(i + 1);
        const int here = pave_noise_at(&noise, x, y), there = pave_noise_at(&noise, x + 64, y),
                  below = pave_noise_at(&noise, x, y + 64);
        assert_true(abs(here - there) < 2600 && abs(here - below) < 2600);
    }
}

TEST(test_valid)
{
    const pave_noise good = pave_noise_of(0, 2);
    assert_true(pave_noise_valid(&good));
    const pave_noise bad[] = {{0, 1, 1, 0}, {0, 65537, 1, 0}, {0, 9, 0, 0},
                              {0, 9, 9, 0}, {0, 9, 1, -1},    {0, 9, 1, 257}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) assert_false(pave_noise_valid(&bad[i]));
}

int main(void) { return run_all_tests(NULL, NULL); }
