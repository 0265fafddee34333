/// src/tactics/solid_check.c: positions of the points of a solid, and validation. Sides are counted
/// by sorting them as 64-bit keys.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"

#include <pave/terrain.h>

#include <math.h>

pave_solid_position pave_solid_place(pave_solid_point point)
{
    const double unit = 1.0 / PAVE_SOLID_UNIT; // a power of two: exact
    return (pave_solid_position){(point.u + point.v * 0.5) * unit, point.h * unit,
                                 point.v * (sqrt(3.0) * 0.5) * unit};
}

static bool solid_has_area(const pave_solid *solid, int32_t triangle)
{
    const int32_t *corners = solid->corners + 3 * triangle;
    const pave_solid_point a = solid->points[corners[0]], b = solid->points[corners[1]],
                           c = solid->points[corners[2]];
    const int64_t u = (int64_t)b.u - a.u, v = (int64_t)b.v - a.v, h = (int64_t)b.h - a.h,
                  x = (int64_t)c.u - a.u, y = (int64_t)c.v - a.v, z = (int64_t)c.h - a.h;
    return u * y != v * x || v * z != h * y || h * x != u * z;
}

/// Writes a key for each use of a side: its lower point, its higher point, and the direction in the
/// lowest bit.
static void solid_sides(const pave_solid *solid, uint64_t *keys)
{
    for (int32_t t = 0; t < solid->triangle_count; t++)
        for (int k = 0; k < 3; k++) {
            const uint64_t a = (uint64_t)solid->corners[3 * t + k],
                           b = (uint64_t)solid->corners[3 * t + (k + 1) % 3];
            keys[3 * t + k] = a < b ? a << 32 | b << 1 : b << 32 | a << 1 | 1;
        }
}

pave_result pave_solid_check(const pave_solid *solid, const pave_allocator *allocator,
                             pave_solid_report *out)
{
    const int64_t count = 3 * (int64_t)solid->triangle_count;
    uint64_t *keys = pave_array_take(allocator, (size_t)count, sizeof *keys);
    uint64_t *spare = pave_array_take(allocator, (size_t)count, sizeof *spare);
    *out = (pave_solid_report){0};
    if (keys && spare) {
        solid_sides(solid, keys);
        const uint64_t *sorted = pave_sort_keys(keys, spare, count, 0, 64);
        for (int64_t i = 0, next; i < count; i = next) {
            int64_t balance = 0;
            for (next = i; next < count && sorted[next] >> 1 == sorted[i] >> 1; next++)
                balance += sorted[next] & 1 ? 1 : -1;
            out->sides++;
            out->open += balance != 0;
            out->crowded += next - i > 2;
        }
        for (int32_t t = 0; t < solid->triangle_count; t++)
            out->degenerate += !solid_has_area(solid, t);
    }
    const pave_result result = keys && spare ? PAVE_OK : PAVE_NO_MEMORY;
    PAVE_RELEASE(allocator, spare, keys);
    return result;
}
