/// src/grid/hex_rings.c: rings and spirals of the hexagon grid.
///
/// A ring of steps is seven straight sides, for it begins in the middle of one. A Euclidean ring is
/// six turned copies of its first sixth, from north on. That is found line by line, along direction
/// NE: the ring is one step thick and the lines run within 30 degrees of straight outwards, so each
/// meets a cell or two, and nearly in the order of their angles. No two cells of a ring lie in one
/// direction, for they would be a step apart in length, and the ring is not as thick as that.
#include "../base/exact.h"

#include "cells.h"
#include "hex_rings.h"

// ---- Rings of steps -----------------------------------------------------------------------------

/// Side by side, not in a loop over a table: with steps that the compiler knows, short rings take
/// half the time.
static pave_cell *pave_hex_ring_of_steps(pave_cell center, int64_t k, pave_cell *out,
                                         const pave_cell *end)
{
    const int32_t q = center.q, r = center.r, side = (int32_t)k, half = side / 2;
    if (k == 0) *out++ = center;
    out = pave_cells_run(out, end, pave_cell_of(q + side - half, r - side), 1, 0, half);
    out = pave_cells_run(out, end, pave_cell_of(q + side, r - side), 0, 1, side);
    out = pave_cells_run(out, end, pave_cell_of(q + side, r), -1, 1, side);
    out = pave_cells_run(out, end, pave_cell_of(q, r + side), -1, 0, side);
    out = pave_cells_run(out, end, pave_cell_of(q - side, r + side), 0, -1, side);
    out = pave_cells_run(out, end, pave_cell_of(q - side, r), 1, -1, side);
    return pave_cells_run(out, end, pave_cell_of(q, r - side), 1, 0, side - half);
}

// ---- Euclidean rings ----------------------------------------------------------------------------

/// Puts a cell among the `count` before it, which are sorted clockwise.
static void pave_hex_ring_insert(pave_cell cell, pave_cell *out, int64_t count)
{
    for (; count > 0 && (int64_t)out[count - 1].q * cell.r < (int64_t)out[count - 1].r * cell.q;
         count--)
        out[count] = out[count - 1];
    out[count] = cell;
}

/// Writes the first sixth as ways from the middle, from north to before 60 degrees; returns how
/// many cells. k is at least 1.
static int64_t pave_hex_sixth(int64_t k, pave_cell *out)
{
    const uint64_t outer = (uint64_t)(k * k), inner = (uint64_t)((k - 1) * (k - 1));
    const int64_t last = pave_root((uint64_t)(k * k) / 3);
    int64_t count = 0, outer_root = 2 * k, inner_root = 2 * k;
    for (int64_t east = -last; east <= last; east++) {
        // The cells that are `east` steps E and `i` steps NE away, from the rims up; the sixth has
        // those with -i <= 2 east and east < i.
        outer_root = pave_hex_rim(outer, east, outer_root);
        inner_root = pave_hex_rim(inner, east, inner_root);
        int64_t i = pave_floor_divide(inner_root - east, 2) + 1,
                outer_i = pave_floor_divide(outer_root - east, 2);
        if (i < -2 * east) i = -2 * east;
        if (i < east + 1) i = east + 1;
        for (; i <= outer_i; i++, count++)
            pave_hex_ring_insert(pave_cell_of((int32_t)(i + east), (int32_t)-i), out, count);
    }
    return count;
}

/// Writes a Euclidean ring of `count` cells, first about 0,0 and then about its middle. k is at
/// least 1.
static void pave_hex_ring_of_euclid(pave_cell center, int64_t k, pave_cell *out, int64_t count)
{
    const int64_t sixth = pave_hex_sixth(k, out);
    assert(6 * sixth == count);
    for (int64_t i = sixth; i < count; i++)
        out[i] = pave_cell_of(-out[i - sixth].r, out[i - sixth].q + out[i - sixth].r);
    for (int64_t i = 0; i < count; i++)
        out[i] = pave_cell_of(center.q + out[i].q, center.r + out[i].r);
}

// ---- Rings and spirals --------------------------------------------------------------------------

int64_t pave_hex_ring_size(int64_t k, pave_hex_metric metric)
{
    assert(k >= 0 && k <= PAVE_HEX_RADIUS_MAX);
    if (k == 0) return 1;
    if (metric == PAVE_HEX_STEPS) return 6 * k;
    return pave_hex_disk_size(k, metric) - pave_hex_disk_size(k - 1, metric);
}

/// Writes ring k of `size` cells and returns what follows it. What lies from there up to `end` may
/// be overwritten.
static pave_cell *pave_hex_ring_fill(pave_cell center, int64_t k, pave_hex_metric metric,
                                     int64_t size, pave_cell *out, const pave_cell *end)
{
    if (metric == PAVE_HEX_STEPS || k == 0) return pave_hex_ring_of_steps(center, k, out, end);
    pave_hex_ring_of_euclid(center, k, out, size);
    return out + size;
}

pave_result pave_hex_ring(pave_cell center, int64_t k, pave_hex_metric metric, pave_cell *out,
                          int64_t capacity, int64_t *count)
{
    bool in_range = pave_hex_reach_in_range(center, pave_hex_disk_reach(k, metric));
    pave_result result =
        pave_cells_begin(in_range, in_range ? pave_hex_ring_size(k, metric) : 0, capacity, count);
    if (result == PAVE_OK) pave_hex_ring_fill(center, k, metric, *count, out, out + *count);
    return result;
}

pave_result pave_hex_spiral(pave_cell center, int64_t k, pave_hex_metric metric, pave_cell *out,
                            int64_t capacity, int64_t *count)
{
    bool in_range = pave_hex_reach_in_range(center, pave_hex_disk_reach(k, metric));
    pave_result result =
        pave_cells_begin(in_range, in_range ? pave_hex_disk_size(k, metric) : 0, capacity, count);
    if (result != PAVE_OK) return result;
    const pave_cell *end = out + *count;
    for (int64_t i = 0; i <= k; i++)
        out = pave_hex_ring_fill(center, i, metric, pave_hex_ring_size(i, metric), out, end);
    return PAVE_OK;
}
