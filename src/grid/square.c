/// src/grid/square.c: the words and parts of the square grid as text, its layout, and its functions
/// for arrays. The arithmetic is in the header.
#include "../base/exact.h"

#include "cells_text.h"
#include "layout_make.h"

#include <pave/square.h>

static const pave_cells_annotations square_plain = {0}, square_edge_annotations = {2, {"W", "N"}};

pave_result pave_square_face_read(const char *text, pave_cell *out)
{
    return pave_cells_part_read(text, &square_plain, out);
}

pave_result pave_square_edge_read(const char *text, pave_square_edge *out)
{
    pave_cell part;
    pave_result result = pave_cells_part_read(text, &square_edge_annotations, &part);
    if (result == PAVE_OK) *out = pave_square_edge_of(part.q, part.r, part.s);
    return result;
}

pave_result pave_square_vertex_read(const char *text, pave_square_vertex *out)
{
    pave_cell part;
    pave_result result = pave_cells_part_read(text, &square_plain, &part);
    if (result == PAVE_OK) *out = pave_square_vertex_of(part.q, part.r);
    return result;
}

char *pave_square_face_text(pave_cell face, char *out)
{
    return pave_cells_part_text(face, &square_plain, out, PAVE_SQUARE_TEXT_SIZE);
}

char *pave_square_edge_text(pave_square_edge edge, char *out)
{
    const pave_cell part = {edge.q, edge.r, edge.s};
    return pave_cells_part_text(part, &square_edge_annotations, out, PAVE_SQUARE_TEXT_SIZE);
}

char *pave_square_vertex_text(pave_square_vertex vertex, char *out)
{
    return pave_cells_part_text(pave_cell_of(vertex.q, vertex.r), &square_plain, out,
                                PAVE_SQUARE_TEXT_SIZE);
}

pave_result pave_square_layout(const pave_layout_def *def, pave_layout *out, pave_error *error)
{
    static const pave_layout_bases bases = {{1.0, 0.0}, {0.0, 1.0}, {1.0, 0.0}, {0.0, 1.0}};
    return pave_layout_make(def, &bases, out, error);
}
