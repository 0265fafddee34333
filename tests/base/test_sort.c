/// tests/base/test_sort.c: sorting by digits and into buckets.
#include "../test.h"
#include "src/base/sort.h"

static uint64_t next_word(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state ^ *state >> 29;
}

static uint64_t digits_of(uint64_t key, int low, int high)
{
    return low == high        ? 0
           : high - low == 64 ? key
                              : key >> low & ((UINT64_C(1) << (high - low)) - 1);
}

/// Sorts a copy by inserting, which is stable, and compares.
static void check_keys(const uint64_t *keys, int64_t count, int low, int high)
{
    const size_t room = (size_t)count + 1;
    uint64_t *one = calloc(room, sizeof *one), *two = calloc(room, sizeof *two),
             *wanted = calloc(room, sizeof *wanted);
    assert_non_null(one);
    assert_non_null(two);
    assert_non_null(wanted);
    for (int64_t i = 0; i < count; i++) {
        int64_t at = i;
        for (; at > 0 && digits_of(wanted[at - 1], low, high) > digits_of(keys[i], low, high); at--)
            wanted[at] = wanted[at - 1];
        wanted[at] = one[i] = keys[i];
    }
    one[count] = two[count] = 77;
    const uint64_t *sorted = pave_sort_keys(one, two, count, low, high);
    assert_true(sorted == one || sorted == two);
    assert_true(count == 0 || memcmp(sorted, wanted, (size_t)count * sizeof *wanted) == 0);
    assert_true(one[count] == 77 && two[count] == 77);
    free(one);
    free(two);
    free(wanted);
}

TEST(keys_are_sorted)
{
    enum { MOST = 1500 };
    static const int64_t counts[] = {0, 1, 2, 3, 47, 48, 49, 1023, 1024, 1025, MOST};
    static const int ranges[][2] = {{0, 64}, {32, 64}, {0, 32}, {0, 0},  {64, 64},
                                    {0, 1},  {63, 64}, {5, 16}, {5, 17}, {20, 42},
                                    {0, 23}, {1, 64},  {3, 11}};
    static uint64_t keys[MOST];
    uint64_t random = 3;
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++)
        for (size_t r = 0; r < sizeof ranges / sizeof *ranges; r++)
            for (int kind = 0; kind < 4; kind++) {
                for (int64_t i = 0; i < counts[c]; i++) {
                    const uint64_t word = next_word(&random);
                    keys[i] = kind == 0   ? word                               // any
                              : kind == 1 ? (word % 5) << 33 | (word % 7) << 7 // ties
                              : kind == 2 ? UINT64_MAX - (uint64_t)i * 0x10001 // falling
                                          : UINT64_C(0x5555555555555555) ^ (uint64_t)(i & 1);
                }
                check_keys(keys, counts[c], ranges[r][0], ranges[r][1]);
            }
}

static int32_t bucket_of(const void *self, int32_t item) { return ((const int32_t *)self)[item]; }

/// Every item is in its bucket, in the order of the list, and none but those left out is missing.
static void check_buckets(const int32_t *buckets, const int32_t *items, int32_t count,
                          int32_t bucket_count)
{
    int32_t start[12], out[64], at = 0;
    memset(out, -1, sizeof out);
    start[bucket_count + 1] = -5;
    pave_sort_buckets(items, count, bucket_of, buckets, bucket_count, start, out);
    for (int32_t b = 0; b < bucket_count; b++) {
        assert_int_equal(start[b], at);
        for (int32_t i = 0; i < count; i++) {
            const int32_t item = items ? items[i] : i;
            if (buckets[item] == b) assert_int_equal(out[at++], item);
        }
    }
    assert_int_equal(start[bucket_count], at);
    assert_int_equal(start[bucket_count + 1], -5);
    for (; at < 64; at++) assert_int_equal(out[at], -1);
}

TEST(items_are_in_their_buckets)
{
    uint64_t random = 4;
    for (int round = 0; round < 2000; round++) {
        int32_t buckets[50], items[60];
        const int32_t count = (int32_t)(next_word(&random) % 51),
                      bucket_count = (int32_t)(next_word(&random) % 11);
        for (int32_t i = 0; i < 50; i++) {
            buckets[i] = (int32_t)(next_word(&random) % (uint64_t)(bucket_count + 1)) - 1;
            items[i] = (int32_t)(next_word(&random) % 50); // some twice
        }
        check_buckets(buckets, NULL, count, bucket_count);
        check_buckets(buckets, items, count, bucket_count);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
