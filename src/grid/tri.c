/// src/grid/tri.c: the parts of the triangle grid as text, and its layout. The arithmetic is in the
/// header.
#include "../base/exact.h"

#include "cells_text.h"
#include "layout_make.h"

#include <pave/tri.h>

static const pave_cells_annotations tri_plain = {0}, tri_face_annotations = {2, {"L", "R"}},
                                    tri_face_digits = {2, {"0", "1"}},
                                    tri_edge_annotations = {3, {"E", "N", "W"}};

pave_result pave_tri_face_read(const char *text, pave_cell *out)
{
    pave_result result = pave_cells_part_read(text, &tri_face_annotations, out);
    return result == PAVE_INVALID ? pave_cells_part_read(text, &tri_face_digits, out) : result;
}

pave_result pave_tri_edge_read(const char *text, pave_tri_edge *out)
{
    pave_cell part;
    pave_result result = pave_cells_part_read(text, &tri_edge_annotations, &part);
    if (result == PAVE_OK) *out = pave_tri_edge_of(part.q, part.r, part.s);
    return result;
}

pave_result pave_tri_vertex_read(const char *text, pave_tri_vertex *out)
{
    pave_cell part;
    pave_result result = pave_cells_part_read(text, &tri_plain, &part);
    if (result == PAVE_OK) *out = pave_tri_vertex_of(part.q, part.r);
    return result;
}

char *pave_tri_face_text(pave_cell face, char *out)
{
    return pave_cells_part_text(face, &tri_face_annotations, out, PAVE_TRI_TEXT_SIZE);
}

char *pave_tri_edge_text(pave_tri_edge edge, char *out)
{
    const pave_cell part = {edge.q, edge.r, edge.s};
    return pave_cells_part_text(part, &tri_edge_annotations, out, PAVE_TRI_TEXT_SIZE);
}

char *pave_tri_vertex_text(pave_tri_vertex vertex, char *out)
{
    return pave_cells_part_text(pave_cell_of(vertex.q, vertex.r), &tri_plain, out,
                                PAVE_TRI_TEXT_SIZE);
}

#define PAVE_TRI_HALF_ROOT_3 0.86602540378443864676 // half the root of 3: the height of a triangle

pave_result pave_tri_layout(const pave_layout_def *def, pave_layout *out, pave_error *error)
{
    static const pave_layout_bases bases = {
        {1.0, 0.0}, {0.5, PAVE_TRI_HALF_ROOT_3}, {PAVE_TRI_HALF_ROOT_3, 0.5}, {0.0, 1.0}};
    return pave_layout_make(def, &bases, out, error);
}
