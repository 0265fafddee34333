/// tests/test.h: what every program with cmocka includes: TEST, and an assertion for calls that
/// succeed.
#ifndef PAVE_TESTS_TEST_H
#define PAVE_TESTS_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "failing.h"

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-parameter" // the state that cmocka gives each test
#endif

/// Defines a test, as TEST(name) { ... }. Before main, each one puts itself on the list.
#define TEST(name)                                             \
    static void name(void **state);                            \
    __attribute__((constructor)) static void list_##name(void) \
    {                                                          \
        list_test((struct CMUnitTest)cmocka_unit_test(name));  \
    }                                                          \
    static void name(void **state)

static struct CMUnitTest listed_tests[64];

static inline void list_test(struct CMUnitTest test)
{
    static size_t count;
    if (count == sizeof listed_tests / sizeof *listed_tests) abort();
    listed_tests[count++] = test;
}

/// Runs all tests of this program, in the order of their definitions. Returns how many failed.
static inline int run_all_tests(CMFixtureFunction set_up, CMFixtureFunction tear_down)
{
    return cmocka_run_group_tests(listed_tests, set_up, tear_down);
}

#define assert_ok(result) assert_int_equal(result, PAVE_OK)

/// In a round of failing_next: PAVE_NO_MEMORY where an allocation failed, else PAVE_OK.
#define assert_told(memory, result) \
    assert_int_equal(result, (memory).count > (memory).fail_at ? PAVE_NO_MEMORY : PAVE_OK)

#endif
