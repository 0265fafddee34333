/// src/square.c: the parts of the square grid as text, and its layout. The arithmetic is in the header.
#include "exact.h"

#include "layout_make.h"

#include <pave/square.h>

#include <inttypes.h>
#include <stdio.h>

enum { PAVE_SQUARE_EDGE_KINDS = 2 };
static const char pave_square_edge_letters[PAVE_SQUARE_EDGE_KINDS] = {'W', 'N'};

/// Numbers are cut off here: beyond every coordinate, and far from overflow.
#define PAVE_SQUARE_NUMBER_LIMIT (INT64_C(1) << 40)

/// Reads digits with an optional minus and returns what follows them; NULL where there are none.
static const char *pave_square_number_read(const char *text, int64_t *out)
{
    bool negative = *text == '-';
    int64_t number = 0;
    const char *digits = negative ? text + 1 : text;
    const char *end = digits;
    for (; *end >= '0' && *end <= '9'; end++) {
        if (number < PAVE_SQUARE_NUMBER_LIMIT) number = number * 10 + (*end - '0');
    }
    if (end == digits) return NULL;
    *out = negative ? -number : number;
    return end;
}

/// Reads `q,r` and returns what follows it; NULL where the text does not begin so.
static const char *pave_square_pair_read(const char *text, int64_t *q, int64_t *r)
{
    const char *rest = pave_square_number_read(text, q);
    if (!rest || *rest != ',') return NULL;
    return pave_square_number_read(rest + 1, r);
}

static bool pave_square_number_in_range(int64_t number)
{
    return number >= -PAVE_COORDINATE_MAX && number <= PAVE_COORDINATE_MAX;
}

pave_result pave_square_face_read(const char *text, pave_cell *out)
{
    int64_t q, r;
    const char *rest = pave_square_pair_read(text, &q, &r);
    if (!rest || *rest != '\0') return PAVE_INVALID;
    if (!pave_square_number_in_range(q) || !pave_square_number_in_range(r)) return PAVE_RANGE;
    *out = pave_cell_of((int32_t)q, (int32_t)r);
    return PAVE_OK;
}

pave_result pave_square_edge_read(const char *text, pave_square_edge *out)
{
    int64_t q, r;
    const char *rest = pave_square_pair_read(text, &q, &r);
    if (!rest || rest[0] != ',' || rest[1] == '\0' || rest[2] != '\0') return PAVE_INVALID;
    for (int32_t s = 0; s < PAVE_SQUARE_EDGE_KINDS; s++) {
        if (rest[1] != pave_square_edge_letters[s]) continue;
        if (!pave_square_number_in_range(q) || !pave_square_number_in_range(r)) return PAVE_RANGE;
        *out = pave_square_edge_of((int32_t)q, (int32_t)r, s);
        return PAVE_OK;
    }
    return PAVE_INVALID;
}

pave_result pave_square_vertex_read(const char *text, pave_square_vertex *out)
{
    pave_cell face;
    pave_result result = pave_square_face_read(text, &face);
    if (result == PAVE_OK) *out = pave_square_vertex_of(face.q, face.r);
    return result;
}

char *pave_square_face_text(pave_cell face, char *out)
{
    assert(face.s == 0);
    (void)snprintf(out, PAVE_SQUARE_TEXT_SIZE, "%" PRId32 ",%" PRId32, face.q, face.r);
    return out;
}

char *pave_square_edge_text(pave_square_edge edge, char *out)
{
    assert(edge.s >= 0 && edge.s < PAVE_SQUARE_EDGE_KINDS);
    (void)snprintf(out, PAVE_SQUARE_TEXT_SIZE, "%" PRId32 ",%" PRId32 ",%c", edge.q, edge.r, pave_square_edge_letters[edge.s]);
    return out;
}

char *pave_square_vertex_text(pave_square_vertex vertex, char *out)
{
    return pave_square_face_text(pave_cell_of(vertex.q, vertex.r), out);
}

pave_result pave_square_layout(const pave_layout_def *def, pave_layout *out)
{
    static const pave_layout_bases bases = {{1.0, 0.0}, {0.0, 1.0}, {1.0, 0.0}, {0.0, 1.0}};
    return pave_layout_make(def, &bases, out);
}
