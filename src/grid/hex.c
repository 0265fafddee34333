/// src/grid/hex.c: the words and parts of the hexagon grid as text, its layout, and its functions
/// for arrays. The arithmetic is in the header.
#include "../base/exact.h"

#include "cells_text.h"
#include "layout_make.h"

#include <pave/hex.h>

const char *const pave_hex_system_words[] = {"odd-r",         "even-r",         "odd-q", "even-q",
                                             "doubled-width", "doubled-height", NULL};

static const pave_cells_annotations hex_plain = {0}, hex_edge_annotations = {3, {"NE", "NW", "W"}},
                                    hex_vertex_annotations = {2, {"N", "S"}};

pave_result pave_hex_face_read(const char *text, pave_cell *out)
{
    return pave_cells_part_read(text, &hex_plain, out);
}

pave_result pave_hex_edge_read(const char *text, pave_hex_edge *out)
{
    pave_cell part;
    pave_result result = pave_cells_part_read(text, &hex_edge_annotations, &part);
    if (result == PAVE_OK) *out = pave_hex_edge_of(part.q, part.r, part.s);
    return result;
}

pave_result pave_hex_vertex_read(const char *text, pave_hex_vertex *out)
{
    pave_cell part;
    pave_result result = pave_cells_part_read(text, &hex_vertex_annotations, &part);
    if (result == PAVE_OK) *out = pave_hex_vertex_of(part.q, part.r, part.s);
    return result;
}

char *pave_hex_face_text(pave_cell face, char *out)
{
    return pave_cells_part_text(face, &hex_plain, out, PAVE_HEX_TEXT_SIZE);
}

char *pave_hex_edge_text(pave_hex_edge edge, char *out)
{
    const pave_cell part = {edge.q, edge.r, edge.s};
    return pave_cells_part_text(part, &hex_edge_annotations, out, PAVE_HEX_TEXT_SIZE);
}

char *pave_hex_vertex_text(pave_hex_vertex vertex, char *out)
{
    const pave_cell part = {vertex.q, vertex.r, vertex.s};
    return pave_cells_part_text(part, &hex_vertex_annotations, out, PAVE_HEX_TEXT_SIZE);
}

pave_result pave_hex_layout(const pave_layout_def *def, pave_layout *out, pave_error *error)
{
    static const pave_layout_bases bases = {{1.7320508075688772, 0.0},
                                            {0.8660254037844386, 1.5},
                                            {1.5, 0.8660254037844386},
                                            {0.0, 1.7320508075688772}}; // roots of 3
    return pave_layout_make(def, &bases, out, error);
}
