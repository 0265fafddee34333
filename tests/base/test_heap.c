/// tests/base/test_heap.c: binary heaps.
#include "../test.h"
#include "src/base/heap.h"

enum { MOST = 40, PLACES = 64 };

/// Compared by `key` alone, so that there are ties; as large as an element may be.
typedef struct item {
    int32_t key, number;
    char rest[PAVE_HEAP_ELEMENT_MAX - 8];
} item;

static bool item_before(const void *self, const void *a, const void *b)
{
    (void)self;
    return ((const item *)a)->key < ((const item *)b)->key;
}

static void item_placed(void *self, const void *element, int64_t at)
{
    ((int64_t *)self)[((const item *)element)->number] = at;
}

static uint32_t next_word(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*state >> 32);
}

/// The order holds, each item is where it was reported, and it is whole.
static void check_heap(const item *items, int64_t count, const int64_t *places)
{
    for (int64_t i = 0; i < count; i++) {
        assert_true(i == 0 || items[(i - 1) / 2].key <= items[i].key);
        assert_int_equal(places[items[i].number], i);
        for (size_t k = 0; k < sizeof items[i].rest; k++)
            assert_int_equal(items[i].rest[k], (char)(items[i].number + (int)k));
    }
}

static item item_of(int32_t key, int32_t number)
{
    item made = {.key = key, .number = number};
    for (size_t k = 0; k < sizeof made.rest; k++) made.rest[k] = (char)(number + (int)k);
    return made;
}

static int32_t least_of(const item *items, int64_t count)
{
    int32_t least = INT32_MAX;
    for (int64_t i = 0; i < count; i++) least = items[i].key < least ? items[i].key : least;
    return least;
}

/// Items come, go, and change, at random; few keys, so there are many ties.
TEST(the_first_is_the_least)
{
    item items[MOST];
    int64_t places[PLACES], count = 0;
    uint64_t random = 1;
    bool there[PLACES] = {false};
    const pave_heap_order order = {sizeof(item), item_before, item_placed, places};
    for (int step = 0; step < 20000; step++) {
        const uint32_t what = next_word(&random) % 3, key = next_word(&random) % 9;
        if (count < MOST && what == 0) {
            int32_t number = (int32_t)(next_word(&random) % PLACES);
            while (there[number]) number = (number + 1) % PLACES;
            there[number] = true;
            items[count] = item_of((int32_t)key, number);
            pave_heap_rise(order, items, count++);
        } else if (count > 0 && what == 1) {
            const item first = items[0];
            assert_int_equal(first.key, least_of(items, count));
            there[first.number] = false;
            items[0] = items[--count];
            pave_heap_sink(order, items, count, 0);
        } else if (count > 0) {
            const int64_t at = (int64_t)(next_word(&random) % (uint64_t)count);
            const int32_t before = items[at].key;
            items[at].key = (int32_t)key;
            if (items[at].key < before)
                pave_heap_rise(order, items, at);
            else
                pave_heap_sink(order, items, count, at);
        }
        check_heap(items, count, places);
    }
}

TEST(heaps_are_made_of_any_order)
{
    uint64_t random = 2;
    for (int64_t count = 0; count <= MOST; count++)
        for (int round = 0; round < 50; round++) {
            item items[MOST + 1];
            int64_t places[PLACES];
            const pave_heap_order order = {sizeof(item), item_before, item_placed, places};
            for (int64_t i = 0; i <= count && i < MOST; i++)
                items[i] = item_of((int32_t)(next_word(&random) % 9), (int32_t)i);
            const item behind = items[count];
            pave_heap_make(order, items, count);
            check_heap(items, count, places);
            if (count < MOST) assert_memory_equal(&items[count], &behind, sizeof behind);
        }
}

/// Keys come out sorted, with every one as often as it went in.
TEST(keys_come_out_sorted)
{
    const uint64_t keys[] = {5, UINT64_MAX, 0, 7, 7, UINT64_C(1) << 63, 1, 0, UINT64_MAX - 1, 7},
                   sorted[] = {0, 0, 1, 5, 7, 7, 7, UINT64_C(1) << 63, UINT64_MAX - 1, UINT64_MAX};
    uint64_t heap[10];
    int32_t count = 0;
    for (int i = 0; i < 10; i++) {
        pave_heap_push_key(heap, &count, keys[i]);
        assert_int_equal(count, i + 1);
    }
    for (int i = 0; i < 10; i++) assert_true(pave_heap_pop_key(heap, &count) == sorted[i]);
    assert_int_equal(count, 0);
    pave_heap_sink(pave_heap_keys, NULL, 0, 0); // nothing happens
}

/// What is equal neither rises nor sinks.
TEST(ties_stay)
{
    item items[3];
    int64_t places[PLACES];
    const pave_heap_order order = {sizeof(item), item_before, item_placed, places};
    for (int32_t i = 0; i < 3; i++) {
        items[i] = item_of(4, i);
        pave_heap_rise(order, items, i);
    }
    pave_heap_sink(order, items, 3, 0);
    for (int32_t i = 0; i < 3; i++) assert_int_equal(items[i].number, i);
    items[0].key = 5; // of equal children the first comes up
    pave_heap_sink(order, items, 3, 0);
    assert_int_equal(items[0].number, 1);
}

int main(void) { return run_all_tests(NULL, NULL); }
