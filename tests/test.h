/// tests/test.h: what every program with cmocka includes, and an assertion for calls that succeed.
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

#define assert_ok(result) assert_int_equal(result, PAVE_OK)

/// In a round of failing_next: PAVE_NO_MEMORY where an allocation failed, else PAVE_OK.
#define assert_told(memory, result) \
    assert_int_equal(result, (memory).count > (memory).fail_at ? PAVE_NO_MEMORY : PAVE_OK)

#endif
