/// tests/oracles/geos_messages.h: GEOS, and what becomes of its messages.
#ifndef PAVE_TESTS_ORACLES_GEOS_MESSAGES_H
#define PAVE_TESTS_ORACLES_GEOS_MESSAGES_H

#include <geos_c.h>
#include <stdarg.h>
#include <stdio.h>

static void print_message(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("GEOS: ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
}

/// GEOS calls invalid polygons a notice; what is valid is asked of each.
static void ignore_message(const char *format, ...) { (void)format; }

#endif
