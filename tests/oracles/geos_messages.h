/// tests/oracles/geos_messages.h: GEOS, what becomes of its messages, and the union of tiles.
#ifndef PAVE_TESTS_ORACLES_GEOS_MESSAGES_H
#define PAVE_TESTS_ORACLES_GEOS_MESSAGES_H

#include <geos_c.h>
#include <math.h>
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

/// Returns a description of a fault in a union of tiles whose areas add up to `sum`, or
/// NULL.
static inline const char *fault_of_union(GEOSContextHandle_t geos, const GEOSGeometry *all,
                                         double sum, double error)
{
    double area = 0;
    const char *fault = NULL;
    GEOSGeometry *whole = GEOSUnaryUnion_r(geos, all);
    if (!whole) return "GEOS makes no union";
    GEOSArea_r(geos, whole, &area);
    if (GEOSGeomTypeId_r(geos, whole) != GEOS_POLYGON)
        fault = "the union is not one polygon";
    else if (GEOSGetNumInteriorRings_r(geos, whole) != 0)
        fault = "the union has a hole";
    else if (fabs(area - sum) > error * sum)
        fault = "the area of the union is not the sum";
    GEOSGeom_destroy_r(geos, whole);
    return fault;
}

#endif
