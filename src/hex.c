/// src/hex.c: the parts of the hexagon grid as text, and its layout. The arithmetic is in the header.
#include "exact.h"

#include "cells_text.h"
#include "layout_make.h"

#include <pave/hex.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { PAVE_HEX_EDGE_KINDS = 3, PAVE_HEX_VERTEX_KINDS = 2 };
static const char *const pave_hex_edge_annotations[PAVE_HEX_EDGE_KINDS] = {"NE", "NW", "W"};
static const char *const pave_hex_vertex_annotations[PAVE_HEX_VERTEX_KINDS] = {"N", "S"};

/// Reads `q,r,ANNOTATION`, with one of `kinds` annotations, whose number becomes s.
static pave_result pave_hex_annotated_read(const char *text, const char *const *annotations, int32_t kinds, pave_cell *out)
{
    int64_t q, r;
    const char *rest = pave_cells_pair_read(text, &q, &r);
    if (!rest || *rest != ',') return PAVE_INVALID;
    for (int32_t s = 0; s < kinds; s++) {
        if (strcmp(rest + 1, annotations[s]) != 0) continue;
        if (!pave_cells_pair_in_range(q, r)) return PAVE_RANGE;
        *out = pave_cell_of((int32_t)q, (int32_t)r);
        out->s = s;
        return PAVE_OK;
    }
    return PAVE_INVALID;
}

pave_result pave_hex_face_read(const char *text, pave_cell *out)
{
    int64_t q, r;
    const char *rest = pave_cells_pair_read(text, &q, &r);
    if (!rest || *rest != '\0') return PAVE_INVALID;
    if (!pave_cells_pair_in_range(q, r)) return PAVE_RANGE;
    *out = pave_cell_of((int32_t)q, (int32_t)r);
    return PAVE_OK;
}

pave_result pave_hex_edge_read(const char *text, pave_hex_edge *out)
{
    pave_cell part;
    pave_result result = pave_hex_annotated_read(text, pave_hex_edge_annotations, PAVE_HEX_EDGE_KINDS, &part);
    if (result == PAVE_OK) *out = pave_hex_edge_of(part.q, part.r, part.s);
    return result;
}

pave_result pave_hex_vertex_read(const char *text, pave_hex_vertex *out)
{
    pave_cell part;
    pave_result result = pave_hex_annotated_read(text, pave_hex_vertex_annotations, PAVE_HEX_VERTEX_KINDS, &part);
    if (result == PAVE_OK) *out = pave_hex_vertex_of(part.q, part.r, part.s);
    return result;
}

char *pave_hex_face_text(pave_cell face, char *out)
{
    assert(face.s == 0);
    (void)snprintf(out, PAVE_HEX_TEXT_SIZE, "%" PRId32 ",%" PRId32, face.q, face.r);
    return out;
}

char *pave_hex_edge_text(pave_hex_edge edge, char *out)
{
    assert(edge.s >= 0 && edge.s < PAVE_HEX_EDGE_KINDS);
    (void)snprintf(out, PAVE_HEX_TEXT_SIZE, "%" PRId32 ",%" PRId32 ",%s", edge.q, edge.r, pave_hex_edge_annotations[edge.s]);
    return out;
}

char *pave_hex_vertex_text(pave_hex_vertex vertex, char *out)
{
    assert(vertex.s >= 0 && vertex.s < PAVE_HEX_VERTEX_KINDS);
    (void)snprintf(out, PAVE_HEX_TEXT_SIZE, "%" PRId32 ",%" PRId32 ",%s", vertex.q, vertex.r, pave_hex_vertex_annotations[vertex.s]);
    return out;
}

pave_result pave_hex_layout(const pave_layout_def *def, pave_layout *out)
{
    static const pave_layout_bases bases = {
        {1.7320508075688772, 0.0}, {0.8660254037844386, 1.5}, {1.5, 0.8660254037844386}, {0.0, 1.7320508075688772}}; // roots of 3
    return pave_layout_make(def, &bases, out);
}
