/// tests/base/test_index.c: the hash table.
#include "../test.h"
#include "src/base/index.h"

enum { KEYS = 300 };

static uint64_t next_word(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state ^ *state >> 29;
}

/// Keys that come, change and go, beside a plain list of all that there can be.
static void check_against_list(const uint64_t *keys, bool set)
{
    failing memory = {.fail_at = -1};
    pave_index index = {.allocator = failing_allocator(&memory), .set = set};
    int32_t values[KEYS];
    int64_t count = 0;
    uint64_t random = 5;
    for (int i = 0; i < KEYS; i++) {
        values[i] = -1;
        assert_int_equal(pave_index_get(&index, keys[i]), -1);
    }
    for (int step = 0; step < 20000; step++) {
        const int which = (int)(next_word(&random) % KEYS);
        const bool growing = step / 2500 % 2 == 0;
        if (next_word(&random) % 4 < (growing ? 3 : 1)) {
            const int32_t value = set ? 0 : (int32_t)(next_word(&random) % INT32_MAX);
            count += values[which] < 0;
            values[which] = value;
            assert_true(pave_index_put(&index, keys[which], value));
        } else if (values[which] >= 0) {
            pave_index_remove(&index, keys[which]);
            values[which] = -1;
            count--;
        }
        assert_int_equal(index.count, count);
        assert_int_equal(pave_index_get(&index, keys[which]), values[which]);
        if (step % 97 == 0)
            for (int i = 0; i < KEYS; i++)
                assert_int_equal(pave_index_get(&index, keys[i]), values[i]);
    }
    pave_index_release(&index);
    assert_int_equal(memory.alive, 0);
    assert_int_equal(memory.bytes, 0);
    assert_int_equal(pave_index_get(&index, keys[0]), -1);
}

TEST(keys_are_found)
{
    uint64_t keys[KEYS], random = 6;
    for (int set = 0; set < 2; set++) {
        for (int i = 0; i < KEYS; i++) keys[i] = (uint64_t)i;
        check_against_list(keys, set != 0);
        for (int i = 0; i < KEYS; i++) keys[i] = PAVE_INDEX_KEY_MAX - (uint64_t)i;
        check_against_list(keys, set != 0);
        for (int i = 0; i < KEYS; i++) keys[i] = next_word(&random) & ~UINT64_C(1);
        check_against_list(keys, set != 0);
        for (int i = 0; i < KEYS; i++) keys[i] = (uint64_t)i << 32 | (uint64_t)(i + 1);
        check_against_list(keys, set != 0);
    }
}

/// Keys of one home, which is the last slot: the search goes on from the first one.
TEST(keys_wrap)
{
    pave_index index = {.set = false};
    uint64_t keys[20];
    int found = 0;
    assert_true(pave_index_reserve(&index, 20));
    for (uint64_t key = 0; found < 20; key++)
        if (pave_index_home(&index, key) == (UINT64_C(1) << index.bits) - 1) keys[found++] = key;
    for (int i = 0; i < 20; i++) assert_true(pave_index_put(&index, keys[i], i));
    for (int gone = 0; gone < 20; gone++) {
        pave_index_remove(&index, keys[gone * 7 % 20]);
        for (int i = 0; i < 20; i++) {
            bool out = false;
            for (int g = 0; g <= gone; g++) out |= g * 7 % 20 == i;
            assert_int_equal(pave_index_get(&index, keys[i]), out ? -1 : i);
        }
    }
    pave_index_release(&index);
}

TEST(failures_change_nothing)
{
    for (int set = 0; set < 2; set++)
        for (int64_t fail_at = 0; fail_at < 6; fail_at++) {
            failing memory = {.fail_at = fail_at};
            pave_index index = {.allocator = failing_allocator(&memory), .set = set != 0};
            int32_t key = 0;
            while (pave_index_put(&index, (uint64_t)key, set ? 0 : key)) key++;
            assert_int_equal(memory.count, fail_at + (set || fail_at % 2 ? 1 : 2));
            assert_int_equal(index.count, key);
            assert_int_equal(pave_index_get(&index, (uint64_t)key), -1);
            for (int32_t i = 0; i < key; i++)
                assert_int_equal(pave_index_get(&index, (uint64_t)i), set ? 0 : i);
            if (key > 0)
                assert_true(pave_index_put(&index, 0, 0)); // there is room for what is there
            pave_index_release(&index);
            assert_int_equal(memory.alive, 0);
        }
}

TEST(what_was_reserved_cannot_fail)
{
    for (int64_t count = 1; count < 200; count++) {
        failing memory = {.fail_at = -1};
        pave_index index = {.allocator = failing_allocator(&memory), .set = true};
        assert_true(pave_index_reserve(&index, count));
        memory.fail_at = memory.count;
        for (int64_t i = 0; i < count; i++) assert_true(pave_index_put(&index, (uint64_t)i, 0));
        pave_index_release(&index);
        assert_int_equal(memory.alive, 0);
    }
}

TEST(sizes_do_not_overflow)
{
    failing memory = {.fail_at = -1};
    pave_index index = {.allocator = failing_allocator(&memory)};
    assert_false(pave_index_reserve(&index, INT64_MAX));
    assert_int_equal(memory.count, 0);
    assert_true(pave_index_put(&index, 3, 4));
    assert_false(pave_index_reserve(&index, INT64_MAX));
    assert_int_equal(pave_index_get(&index, 3), 4);
    pave_index_release(&index);
}

int main(void) { return run_all_tests(NULL, NULL); }
