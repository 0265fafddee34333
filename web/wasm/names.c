// web/wasm/names.c: names of faces in pictures, from a list, since JavaScript has no function to
// give.
#include "web.h"

#include <stdint.h>
#include <stdio.h>

static int order(pave_cell a, pave_cell b)
{
    if (a.r != b.r) return a.r < b.r ? -1 : 1;
    if (a.q != b.q) return a.q < b.q ? -1 : 1;
    return (a.s > b.s) - (a.s < b.s);
}

static const char *find(const pave_web_names *names, pave_cell at)
{
    int32_t low = 0, high = names->count;
    while (low < high) {
        const int32_t middle = low + (high - low) / 2;
        if (order(names->cells[middle], at) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low < names->count && order(names->cells[low], at) == 0 ? names->texts[low] : NULL;
}

// Edges and vertices have the names of their grid.
static void write_own(const pave_tiling *tiling, pave_picture_part part, char *out)
{
    const pave_cell at = part.at;
    const bool edge = part.kind == PAVE_PICTURE_EDGE;
    if (part.kind == PAVE_PICTURE_FACE)
        pave_tiling_face_text(tiling, at, out);
    else if (tiling == pave_tiling_square())
        edge ? pave_square_edge_text((pave_square_edge){at.q, at.r, at.s}, out)
             : pave_square_vertex_text((pave_square_vertex){at.q, at.r}, out);
    else if (tiling == pave_tiling_hex())
        edge ? pave_hex_edge_text((pave_hex_edge){at.q, at.r, at.s}, out)
             : pave_hex_vertex_text((pave_hex_vertex){at.q, at.r, at.s}, out);
    else if (tiling == pave_tiling_tri())
        edge ? pave_tri_edge_text((pave_tri_edge){at.q, at.r, at.s}, out)
             : pave_tri_vertex_text((pave_tri_vertex){at.q, at.r}, out);
}

static void write_name(void *context, pave_picture_part part, char *out)
{
    const pave_web_names *names = context;
    const char *text = part.kind == PAVE_PICTURE_FACE ? find(names, part.at) : NULL;
    if (text)
        snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%s", text);
    else
        write_own(names->tiling, part, out);
}

uint32_t pave_web_namer(void) { return (uint32_t)(uintptr_t)write_name; }
