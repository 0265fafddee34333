/// pave/window.h: finite pieces of a grid that number their cells 0..n-1. Here: rectangles of squares.
#ifndef PAVE_WINDOW_H
#define PAVE_WINDOW_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The cells q <= x < q + width, r <= y < r + height. {0} is empty.
typedef struct pave_rect {
    int32_t q, r;          ///< the first cell
    int32_t width, height; ///< in cells, 0 or more
} pave_rect;

/// The rectangle at (q, r) of width x height. Constant time.
static inline pave_rect pave_rect_of(int32_t q, int32_t r, int32_t width, int32_t height)
{
    pave_rect rect;
    rect.q = q;
    rect.r = r;
    rect.width = width;
    rect.height = height;
    return rect;
}

/// Whether the size is not negative and every cell lies within +-PAVE_COORDINATE_MAX. Constant time.
static inline bool pave_rect_in_range(pave_rect rect)
{
    return rect.width >= 0 && rect.height >= 0 && rect.q >= -PAVE_COORDINATE_MAX && rect.r >= -PAVE_COORDINATE_MAX &&
           (int64_t)rect.q + rect.width <= (int64_t)PAVE_COORDINATE_MAX + 1 &&
           (int64_t)rect.r + rect.height <= (int64_t)PAVE_COORDINATE_MAX + 1;
}

/// How many cells it has, n. Constant time.
static inline int64_t pave_rect_count(pave_rect rect) { return (int64_t)rect.width * rect.height; }

/// Whether the cell is one of its own. Constant time.
static inline bool pave_rect_contains(pave_rect rect, pave_cell cell)
{
    return cell.s == 0 && cell.q >= rect.q && cell.r >= rect.r && (int64_t)cell.q < (int64_t)rect.q + rect.width &&
           (int64_t)cell.r < (int64_t)rect.r + rect.height;
}

/// The number 0..n-1 of a cell, row by row, or -1 if it is outside. Constant time.
static inline int64_t pave_rect_index(pave_rect rect, pave_cell cell)
{
    if (!pave_rect_contains(rect, cell)) return -1;
    return ((int64_t)cell.r - rect.r) * rect.width + ((int64_t)cell.q - rect.q);
}

/// The cell of a number 0..n-1: iterate over the numbers to visit the cells row by row. Constant time.
static inline pave_cell pave_rect_cell(pave_rect rect, int64_t index)
{
    assert(index >= 0 && index < pave_rect_count(rect));
    return pave_cell_of((int32_t)(rect.q + index % rect.width), (int32_t)(rect.r + index / rect.width));
}

/// The cells that both have; of size 0 x 0 where there are none. Constant time.
static inline pave_rect pave_rect_intersection(pave_rect a, pave_rect b)
{
    int64_t q0 = a.q > b.q ? a.q : b.q, r0 = a.r > b.r ? a.r : b.r;
    int64_t aq1 = (int64_t)a.q + a.width, bq1 = (int64_t)b.q + b.width, q1 = aq1 < bq1 ? aq1 : bq1;
    int64_t ar1 = (int64_t)a.r + a.height, br1 = (int64_t)b.r + b.height, r1 = ar1 < br1 ? ar1 : br1;
    if (q1 <= q0 || r1 <= r0) return pave_rect_of((int32_t)q0, (int32_t)r0, 0, 0);
    return pave_rect_of((int32_t)q0, (int32_t)r0, (int32_t)(q1 - q0), (int32_t)(r1 - r0));
}

#ifdef __cplusplus
}
#endif
#endif
