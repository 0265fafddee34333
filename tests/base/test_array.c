/// tests/base/test_array.c: growing arrays.
#include "../test.h"
#include "src/base/array.h"

typedef struct numbers {
    int32_t *items;
    int64_t count, room;
} numbers;

enum { HEAD = 16 }; ///< bytes before the elements

TEST(elements_stay)
{
    failing memory = {.fail_at = -1};
    const pave_allocator allocator = failing_allocator(&memory);
    numbers list = {0};
    for (int32_t i = 0; i < 100000; i++) {
        assert_true(pave_array_reserve(&allocator, &list.items, &list.room, list.count + 1,
                                       sizeof *list.items));
        list.items[list.count++] = 3 * i;
        assert_true(list.room >= list.count && list.room <= list.count + list.count / 2 + 16);
    }
    assert_in_range(memory.count, 1, 32); // so all in all time is linear
    assert_int_equal(memory.alive, 1);
    assert_int_equal(memory.bytes, HEAD + list.room * (int64_t)sizeof *list.items);
    for (int32_t i = 0; i < 100000; i++) assert_int_equal(list.items[i], 3 * i);
    pave_array_release(&allocator, list.items);
    assert_int_equal(memory.alive, 0);
    assert_int_equal(memory.bytes, 0);
}

TEST(room_is_enough)
{
    numbers list = {0};
    assert_true(pave_array_reserve(NULL, &list.items, &list.room, 0, sizeof *list.items));
    assert_null(list.items);
    assert_true(pave_array_reserve(NULL, &list.items, &list.room, 1000, sizeof *list.items));
    assert_int_equal(list.room, 1000);
    const int32_t *items = list.items;
    assert_true(pave_array_reserve(NULL, &list.items, &list.room, 1000, sizeof *list.items));
    assert_ptr_equal(list.items, items);
    assert_true(pave_array_reserve(NULL, &list.items, &list.room, 1001, sizeof *list.items));
    assert_int_equal(list.room, 1516);
    pave_array_release(NULL, list.items);
}

/// Arrays that were made as a whole may also grow.
TEST(taken_arrays_grow)
{
    for (size_t count = 0; count < 3; count++) {
        failing memory = {.fail_at = -1};
        const pave_allocator allocator = failing_allocator(&memory);
        numbers list = {.items = pave_array_allocate(&allocator, count, sizeof *list.items),
                        .room = (int64_t)count};
        if (count > 0) list.items[count - 1] = 5;
        assert_true(pave_array_reserve(&allocator, &list.items, &list.room, 9, sizeof(int32_t)));
        if (count > 0) assert_int_equal(list.items[count - 1], 5);
        assert_int_equal(memory.bytes, HEAD + list.room * (int64_t)sizeof *list.items);
        pave_array_release(&allocator, list.items);
        assert_int_equal(memory.alive, 0);
    }
}

TEST(failures_change_nothing)
{
    for (int64_t fail_at = 0; fail_at < 3; fail_at++) {
        failing memory = {.fail_at = fail_at};
        const pave_allocator allocator = failing_allocator(&memory);
        numbers list = {0};
        for (;;) {
            const numbers before = list;
            if (pave_array_reserve(&allocator, &list.items, &list.room, list.room + 1,
                                   sizeof *list.items)) {
                list.items[list.room - 1] = (int32_t)list.room;
                continue;
            }
            assert_memory_equal(&list, &before, sizeof list);
            break;
        }
        assert_int_equal(memory.count, fail_at + 1);
        if (list.room > 0) assert_int_equal(list.items[list.room - 1], list.room);
        pave_array_release(&allocator, list.items);
        assert_int_equal(memory.alive, 0);
    }
}

/// Returns NULL, and stores the requested size.
static void *note_size(void *context, void *memory, size_t old_size, size_t new_size)
{
    (void)memory;
    (void)old_size;
    *(size_t *)context = new_size;
    return NULL;
}

TEST(sizes_do_not_overflow)
{
    size_t asked = 0;
    const pave_allocator allocator = {.resize = note_size, .context = &asked};
    const size_t sizes[] = {1, 4, 24, 64};
    for (int i = 0; i < 4; i++) {
        const uint64_t limit = SIZE_MAX / 2 / sizes[i];
        const int64_t most = limit < INT64_MAX ? (int64_t)limit : INT64_MAX;
        void *memory = NULL;
        int64_t room = 0;
        asked = 0;
        assert_false(pave_array_reserve(&allocator, &memory, &room, most, sizes[i]));
        assert_true(asked == HEAD + (size_t)most * sizes[i]); // it is requested
        asked = 0;
        if (most < INT64_MAX)
            assert_false(pave_array_reserve(&allocator, &memory, &room, most + 1, sizes[i]));
        if (sizes[i] > 1)
            assert_false(pave_array_reserve(&allocator, &memory, &room, INT64_MAX, sizes[i]));
        if (sizes[i] > 1) assert_true(asked == 0); // it is not
        room = most - 1;                           // a half more would be too much
        assert_false(pave_array_reserve(&allocator, &memory, &room, most, sizes[i]));
        assert_true(asked == HEAD + (size_t)most * sizes[i]);
        assert_true(room == most - 1 && memory == NULL);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
