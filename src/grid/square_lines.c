/// src/grid/square_lines.c: lines on the square grid.
///
/// With 8 directions, each step of a line of n steps advances by one along the longer axis; after i
/// steps it has advanced by i/n of the distance along the shorter axis, rounded. With 4 directions,
/// after i steps the line has covered i/n of the horizontal distance, rounded. In both cases each
/// cell is the nearest one. Ties go to the greater coordinate: they are rounded early if the
/// coordinate increases along the line, and late if it decreases.
#include "../base/exact.h"

#include "cells.h"
#include "cells_line.h"

#include <pave/square.h>

#include <stdlib.h>

static int32_t square_sign(int64_t number) { return (number > 0) - (number < 0); }

static pave_cells_line square_line_of_4(int64_t x, int64_t y)
{
    pave_cells_line line = {0};
    line.steps = llabs(x) + llabs(y);
    line.others = llabs(x);
    line.other_q = square_sign(x);
    line.main_r = square_sign(y);
    line.ties_early = x > 0;
    return line;
}

static pave_cells_line square_line_of_8(int64_t x, int64_t y)
{
    const bool wide = llabs(x) >= llabs(y);
    pave_cells_line line = {0};
    line.steps = wide ? llabs(x) : llabs(y);
    line.others = wide ? llabs(y) : llabs(x);
    line.other_q = square_sign(x);
    line.other_r = square_sign(y);
    line.main_q = wide ? line.other_q : 0;
    line.main_r = wide ? 0 : line.other_r;
    line.ties_early = wide ? y > 0 : x > 0;
    return line;
}

static pave_cells_line square_line_of(pave_cell a, pave_cell b, pave_square_metric metric)
{
    int64_t x = (int64_t)b.q - a.q, y = (int64_t)b.r - a.r;
    assert(a.s == 0 && b.s == 0 && (metric == PAVE_SQUARE_4 || metric == PAVE_SQUARE_8));
    return metric == PAVE_SQUARE_4 ? square_line_of_4(x, y) : square_line_of_8(x, y);
}

pave_result pave_square_line(pave_cell a, pave_cell b, pave_square_metric metric, pave_cell *out,
                             int64_t capacity, int64_t *count)
{
    bool in_range = pave_cell_in_range(a) && pave_cell_in_range(b);
    *count = 0;
    if (metric == PAVE_SQUARE_EUCLID) return PAVE_UNSUPPORTED;
    if (metric != PAVE_SQUARE_4 && metric != PAVE_SQUARE_8) return PAVE_RANGE;
    pave_cells_line line = square_line_of(a, b, metric);
    pave_result result = pave_cells_begin(in_range, line.steps + 1, capacity, count);
    if (result == PAVE_OK) pave_cells_line_fill(a, &line, out);
    return result;
}
