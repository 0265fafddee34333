/// src/cells_text.h: whole numbers and pairs of them in the notation of cells, for the readers of all grids.
#ifndef PAVE_SRC_CELLS_TEXT_H
#define PAVE_SRC_CELLS_TEXT_H

#include <pave/base.h>

/// Numbers are cut off here: beyond every coordinate, and far from overflow.
#define PAVE_CELLS_NUMBER_LIMIT (INT64_C(1) << 40)

/// Reads digits with an optional minus and returns what follows them; NULL where there are none.
static inline const char *pave_cells_number_read(const char *text, int64_t *out)
{
    bool negative = *text == '-';
    int64_t number = 0;
    const char *digits = negative ? text + 1 : text;
    const char *end = digits;
    for (; *end >= '0' && *end <= '9'; end++) {
        if (number < PAVE_CELLS_NUMBER_LIMIT) number = number * 10 + (*end - '0');
    }
    if (end == digits) return NULL;
    *out = negative ? -number : number;
    return end;
}

/// Reads `q,r` and returns what follows it; NULL where the text does not begin so.
static inline const char *pave_cells_pair_read(const char *text, int64_t *q, int64_t *r)
{
    const char *rest = pave_cells_number_read(text, q);
    if (!rest || *rest != ',') return NULL;
    return pave_cells_number_read(rest + 1, r);
}

static inline bool pave_cells_pair_in_range(int64_t q, int64_t r)
{
    return q >= -PAVE_COORDINATE_MAX && q <= PAVE_COORDINATE_MAX && r >= -PAVE_COORDINATE_MAX && r <= PAVE_COORDINATE_MAX;
}

#endif
