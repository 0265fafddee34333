/// src/grid/cells_text.c: reads and writes the notation of parts.
#include "../base/exact.h"

#include "cells_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/// Numbers are clamped to this limit.
#define PAVE_CELLS_NUMBER_LIMIT (INT64_C(1) << 40)

const char *pave_cells_number_read(const char *text, int64_t *out)
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

const char *pave_cells_pair_read(const char *text, int64_t *q, int64_t *r)
{
    const char *rest = pave_cells_number_read(text, q);
    if (!rest || *rest != ',') return NULL;
    return pave_cells_number_read(rest + 1, r);
}

bool pave_cells_pair_in_range(int64_t q, int64_t r)
{
    return q >= -PAVE_COORDINATE_MAX && q <= PAVE_COORDINATE_MAX && r >= -PAVE_COORDINATE_MAX &&
           r <= PAVE_COORDINATE_MAX;
}

/// Returns the index of the annotation after `q,r`, or -1 if it is not in the list.
static int32_t cells_annotation_find(const pave_cells_annotations *annotations, const char *text)
{
    if (annotations->count == 0) return *text == '\0' ? 0 : -1;
    if (*text != ',') return -1;
    for (int32_t s = 0; s < annotations->count; s++)
        if (strcmp(text + 1, annotations->names[s]) == 0) return s;
    return -1;
}

pave_result pave_cells_part_read(const char *text, const pave_cells_annotations *annotations,
                                 pave_cell *out)
{
    int64_t q, r;
    const char *rest = pave_cells_pair_read(text, &q, &r);
    int32_t s = rest ? cells_annotation_find(annotations, rest) : -1;
    if (s < 0) return PAVE_INVALID;
    if (!pave_cells_pair_in_range(q, r)) return PAVE_RANGE;
    out->q = (int32_t)q;
    out->r = (int32_t)r;
    out->s = s;
    return PAVE_OK;
}

char *pave_cells_part_text(pave_cell part, const pave_cells_annotations *annotations, char *out,
                           size_t size)
{
    assert(part.s == 0 || (part.s > 0 && part.s < annotations->count));
    const bool plain = annotations->count == 0;
    (void)snprintf(out, size, "%" PRId32 ",%" PRId32 "%s%s", part.q, part.r, plain ? "" : ",",
                   plain ? "" : annotations->names[part.s]);
    return out;
}
