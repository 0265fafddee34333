/// src/tiling/window_mask_text.c: the words of mask files, and edges as sides.
#include "../base/exact.h"

#include "window_mask_text.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

#include <stdio.h>
#include <string.h>

const char *const pave_mask_metrics[][PAVE_MASK_METRICS_MAX + 1] = {
    {NULL},
    {"4", "8", "euclid", NULL},
    {"steps", "euclid", NULL},
    {"edge", "shortcut", "touch", "flank", "euclid", NULL}};

const char *const pave_mask_systems[PAVE_MASK_SYSTEMS + 1] = {
    "offset-odd-r", "offset-even-r", "offset-odd-q", "offset-even-q", NULL};

// ---- Writing ------------------------------------------------------------------------------------

char *pave_mask_edge_text(const pave_window *window, pave_cell cell, int k, char *out)
{
    const pave_tiling_side *side = pave_tiling_side_of(window->tiling, cell.s, k);
    int32_t q = cell.q + side->edge_q, r = cell.r + side->edge_r;
    char face[PAVE_TILING_TEXT_SIZE];
    switch (window->grid) {
    case PAVE_WINDOW_SQUARES:
        return pave_square_edge_text(pave_square_edge_of(q, r, side->edge), out);
    case PAVE_WINDOW_HEXAGONS: return pave_hex_edge_text(pave_hex_edge_of(q, r, side->edge), out);
    case PAVE_WINDOW_TRIANGLES: return pave_tri_edge_text(pave_tri_edge_of(q, r, side->edge), out);
    case PAVE_WINDOW_OTHER: break;
    }
    (void)snprintf(out, PAVE_MASK_EDGE_TEXT_SIZE, "%s:%d",
                   pave_tiling_face_text(window->tiling, cell, face), k);
    return out;
}

// ---- Reading ------------------------------------------------------------------------------------

/// Finds a side that lies on an edge of a regular grid: of its two, one in the window if there is
/// one.
static void pave_mask_edge_side(const pave_window *window, pave_cell edge, pave_cell *cell, int *k)
{
    const pave_tiling *tiling = window->tiling;
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int number = 0; number < pave_tiling_side_count(tiling, s); number++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, number);
            if (side->edge != edge.s) continue;
            *cell = (pave_cell){edge.q - side->edge_q, edge.r - side->edge_r, s};
            *k = number;
            if (pave_window_contains(window, *cell)) return;
        }
}

/// `CELL:k`, in any tiling.
static pave_result pave_mask_side_read(const pave_tiling *tiling, const char *text, pave_cell *cell,
                                       int *k)
{
    const char *colon = strchr(text, ':');
    char face[PAVE_TILING_TEXT_SIZE];
    if (!colon || (size_t)(colon - text) >= sizeof face || colon[1] < '0' || colon[1] > '9')
        return PAVE_INVALID;
    int number = colon[1] - '0';
    if (colon[2] >= '0' && colon[2] <= '9' && number > 0)
        number = 10 * number + colon[2] - '0'; // a face has at most 32 sides
    if (colon[2 + (number > 9)] != '\0') return PAVE_INVALID;
    memcpy(face, text, (size_t)(colon - text));
    face[colon - text] = '\0';
    pave_result result = pave_tiling_face_read(tiling, face, cell);
    if (result != PAVE_OK) return result;
    *k = number;
    return number < pave_tiling_side_count(tiling, cell->s) ? PAVE_OK : PAVE_INVALID;
}

pave_result pave_mask_edge_read(const pave_window *window, const char *text, pave_cell *cell,
                                int *k)
{
    pave_square_edge of_squares;
    pave_hex_edge of_hexagons;
    pave_tri_edge of_triangles;
    pave_cell edge = {0};
    pave_result result = PAVE_OK;
    if (window->grid == PAVE_WINDOW_OTHER || strchr(text, ':'))
        return pave_mask_side_read(window->tiling, text, cell, k);
    if (window->grid == PAVE_WINDOW_SQUARES) {
        result = pave_square_edge_read(text, &of_squares);
        if (result == PAVE_OK) edge = (pave_cell){of_squares.q, of_squares.r, of_squares.s};
    } else if (window->grid == PAVE_WINDOW_HEXAGONS) {
        result = pave_hex_edge_read(text, &of_hexagons);
        if (result == PAVE_OK) edge = (pave_cell){of_hexagons.q, of_hexagons.r, of_hexagons.s};
    } else {
        result = pave_tri_edge_read(text, &of_triangles);
        if (result == PAVE_OK) edge = (pave_cell){of_triangles.q, of_triangles.r, of_triangles.s};
    }
    if (result == PAVE_OK) pave_mask_edge_side(window, edge, cell, k);
    return result;
}
