/// src/grid/hex_lines.c: lines on the hexagon grid.
///
/// The vector from a to b is between two adjacent directions, and the line consists of steps in
/// these two. The point at i/n of the line is i steps in the main direction plus i * others / n
/// times the difference of the two steps, so rounding i * others / n gives the nearest cell.
#include "../base/exact.h"

#include "cells.h"
#include "cells_line.h"

#include <pave/hex.h>

/// The sector between direction k and k + 1.
typedef struct pave_hex_sector {
    int8_t others; ///< the coordinate that counts the steps in direction k + 1: 0 for q, 1 for r, 2
                   ///< for s
    bool others_greater; ///< whether a step in direction k + 1 leads to a greater q, or the same q
                         ///< and a greater r, than a step in direction k
} pave_hex_sector;

static const pave_hex_sector hex_sectors[PAVE_HEX_NEIGHBORS_MAX] = {
    {2, true}, {1, false}, {0, false}, {2, false}, {1, true}, {0, true}};

/// Returns the first of the two directions that enclose a vector.
static int hex_sector_of(int64_t q, int64_t r)
{
    if (q >= 0 && r >= 0) return PAVE_HEX_E;
    if (q <= 0 && r <= 0) return PAVE_HEX_W;
    if (q > 0) return q + r >= 0 ? PAVE_HEX_NE : PAVE_HEX_NW;
    return q + r >= 0 ? PAVE_HEX_SE : PAVE_HEX_SW;
}

/// Returns the line from a to b as steps of two kinds. Both cells must be within the limits.
static pave_cells_line hex_line_between(pave_cell a, pave_cell b)
{
    const int64_t way[3] = {(int64_t)b.q - a.q, (int64_t)b.r - a.r, (int64_t)a.q + a.r - b.q - b.r};
    const int direction = hex_sector_of(way[0], way[1]);
    const pave_hex_sector *sector = &hex_sectors[direction];
    const pave_cell main = pave_hex_neighbors(pave_cell_of(0, 0), direction);
    const pave_cell other =
        pave_hex_neighbors(pave_cell_of(0, 0), (direction + 1) % PAVE_HEX_NEIGHBORS_MAX);
    const int64_t others = way[sector->others];
    const pave_cells_line line = {
        pave_hex_distance(a, b), others < 0 ? -others : others, main.q, main.r, other.q, other.r,
        sector->others_greater};
    return line;
}

pave_result pave_hex_line(pave_cell a, pave_cell b, pave_cell *out, int64_t capacity,
                          int64_t *count)
{
    pave_result result = pave_cells_begin(pave_cell_in_range(a) && pave_cell_in_range(b),
                                          pave_hex_distance(a, b) + 1, capacity, count);
    if (result != PAVE_OK) return result;
    pave_cells_line line = hex_line_between(a, b);
    pave_cells_line_fill(a, &line, out);
    return PAVE_OK;
}
