/// src/tri.c: the parts of the triangle grid as text, and its layout. The arithmetic is in the header.
#include "exact.h"

#include "cells_text.h"
#include "layout_make.h"

#include <pave/tri.h>

#include <inttypes.h>
#include <stdio.h>

/// Letters by s, and other characters that readers take for them.
static const char pave_tri_face_letters[] = "LR", pave_tri_face_digits[] = "01", pave_tri_edge_letters[] = "ENW";

/// The place of a character in a text; -1 where it is not there.
static int32_t pave_tri_letter_find(const char *letters, char letter)
{
    for (int32_t s = 0; letters[s] != '\0'; s++)
        if (letters[s] == letter) return s;
    return -1;
}

/// Reads `q,r,X`, with X one of the letters, or of `others` where that is not NULL.
static pave_result pave_tri_lettered_read(const char *text, const char *letters, const char *others, pave_cell *out)
{
    int64_t q, r;
    int32_t s;
    const char *rest = pave_cells_pair_read(text, &q, &r);
    if (!rest || rest[0] != ',' || rest[1] == '\0' || rest[2] != '\0') return PAVE_INVALID;
    s = pave_tri_letter_find(letters, rest[1]);
    if (s < 0 && others) s = pave_tri_letter_find(others, rest[1]);
    if (s < 0) return PAVE_INVALID;
    if (!pave_cells_pair_in_range(q, r)) return PAVE_RANGE;
    out->q = (int32_t)q;
    out->r = (int32_t)r;
    out->s = s;
    return PAVE_OK;
}

pave_result pave_tri_face_read(const char *text, pave_cell *out)
{
    return pave_tri_lettered_read(text, pave_tri_face_letters, pave_tri_face_digits, out);
}

pave_result pave_tri_edge_read(const char *text, pave_tri_edge *out)
{
    pave_cell part;
    pave_result result = pave_tri_lettered_read(text, pave_tri_edge_letters, NULL, &part);
    if (result == PAVE_OK) *out = pave_tri_edge_of(part.q, part.r, part.s);
    return result;
}

pave_result pave_tri_vertex_read(const char *text, pave_tri_vertex *out)
{
    int64_t q, r;
    const char *rest = pave_cells_pair_read(text, &q, &r);
    if (!rest || *rest != '\0') return PAVE_INVALID;
    if (!pave_cells_pair_in_range(q, r)) return PAVE_RANGE;
    *out = pave_tri_vertex_of((int32_t)q, (int32_t)r);
    return PAVE_OK;
}

char *pave_tri_face_text(pave_cell face, char *out)
{
    assert(face.s == PAVE_TRI_L || face.s == PAVE_TRI_R);
    (void)snprintf(out, PAVE_TRI_TEXT_SIZE, "%" PRId32 ",%" PRId32 ",%c", face.q, face.r, pave_tri_face_letters[face.s]);
    return out;
}

char *pave_tri_edge_text(pave_tri_edge edge, char *out)
{
    assert(edge.s >= PAVE_TRI_EDGE_E && edge.s <= PAVE_TRI_EDGE_W);
    (void)snprintf(out, PAVE_TRI_TEXT_SIZE, "%" PRId32 ",%" PRId32 ",%c", edge.q, edge.r, pave_tri_edge_letters[edge.s]);
    return out;
}

char *pave_tri_vertex_text(pave_tri_vertex vertex, char *out)
{
    (void)snprintf(out, PAVE_TRI_TEXT_SIZE, "%" PRId32 ",%" PRId32, vertex.q, vertex.r);
    return out;
}

#define PAVE_TRI_HALF_ROOT_3 0.86602540378443864676 // half the root of 3: the height of a triangle

pave_result pave_tri_layout(const pave_layout_def *def, pave_layout *out)
{
    static const pave_layout_bases bases = {
        {1.0, 0.0}, {0.5, PAVE_TRI_HALF_ROOT_3}, {PAVE_TRI_HALF_ROOT_3, 0.5}, {0.0, 1.0}};
    return pave_layout_make(def, &bases, out);
}
