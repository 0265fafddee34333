/// src/tiling/window_mask_text.c: writes masks as text, and reads and writes the notation of edges.
#include "../base/exact.h"

#include "window_mask_text.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

// ---- Edges as text ------------------------------------------------------------------------------

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

// ---- Edges from text ----------------------------------------------------------------------------

/// Finds a side of a cell for an edge of a regular grid. Prefers a side whose cell is in the
/// window.
static void mask_edge_side(const pave_window *window, pave_cell edge, pave_cell *cell, int *k)
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

/// Reads `CELL:k`, in any tiling.
static pave_result mask_side_read(const pave_tiling *tiling, const char *text, pave_cell *cell,
                                  int *k)
{
    const char *colon = strchr(text, ':');
    char face[PAVE_TILING_TEXT_SIZE];
    if (!colon || (size_t)(colon - text) >= sizeof face || colon[1] < '0' || colon[1] > '9')
        return PAVE_INVALID;
    int number = colon[1] - '0';
    if (colon[2] >= '0' && colon[2] <= '9')
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
        return mask_side_read(window->tiling, text, cell, k);
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
    if (result == PAVE_OK) mask_edge_side(window, edge, cell, k);
    return result;
}

// ---- Masks as text ------------------------------------------------------------------------------

/// A writer of text; only counts bytes if `out` is NULL.
typedef struct pave_mask_writer {
    const pave_mask *mask;
    char *out;
    int64_t size;
} pave_mask_writer;

static void mask_put(pave_mask_writer *writer, const char *text)
{
    size_t length = strlen(text);
    if (writer->out) memcpy(writer->out + writer->size, text, length);
    writer->size += (int64_t)length;
}

static void mask_put_blanks(pave_mask_writer *writer, int64_t count)
{
    if (writer->out) memset(writer->out + writer->size, ' ', (size_t)count);
    writer->size += count;
}

static void mask_put_window(pave_mask_writer *writer)
{
    const pave_window *window = writer->mask->window;
    const pave_window_def *def = &window->def;
    char text[64], cell[PAVE_TILING_TEXT_SIZE];
    bool sized = def->shape == PAVE_WINDOW_RECTANGLE || def->shape == PAVE_WINDOW_PARALLELOGRAM;
    if (window->tiling->name && window->tiling->name[0]) {
        mask_put(writer, "grid ");
        mask_put(writer, window->tiling->name);
        mask_put(writer, "\n");
    }
    mask_put(writer, "window ");
    mask_put(writer, pave_word(pave_window_shape_words, def->shape));
    if (sized)
        (void)snprintf(text, sizeof text, " %" PRId32 "x%" PRId32, def->width, def->height);
    else
        (void)snprintf(text, sizeof text, " %" PRId32, def->radius);
    mask_put(writer, text);
    if (def->shape == PAVE_WINDOW_DISK && def->metric > 0) {
        mask_put(writer, " ");
        mask_put(writer, pave_window_metric_name(window->grid, def->metric));
    }
    if (def->at.q != 0 || def->at.r != 0 || def->at.s != 0) {
        mask_put(writer, " at ");
        mask_put(writer, pave_tiling_face_text(window->tiling, def->at, cell));
    }
    if (window->grid == PAVE_WINDOW_HEXAGONS && def->shape == PAVE_WINDOW_RECTANGLE &&
        def->system > 0) {
        mask_put(writer, " system " PAVE_MASK_SYSTEM_PREFIX);
        mask_put(writer, pave_word(pave_hex_system_words, def->system));
    }
    if (window->grid == PAVE_WINDOW_TRIANGLES && def->shape == PAVE_WINDOW_RECTANGLE &&
        def->orientation == PAVE_FLAT)
        mask_put(writer, " orientation flat");
    mask_put(writer, def->wrap ? " wrap\n" : "\n");
}

/// Returns the indent of a row in half cells, which aligns rows as on screen; 0 for tilings without
/// such an alignment.
static int64_t mask_indent(const pave_window *window, int32_t row)
{
    int64_t slot = window->rows[row].slot, r = (int64_t)window->r + row;
    switch (window->grid) {
    case PAVE_WINDOW_SQUARES: return 2 * slot;
    case PAVE_WINDOW_HEXAGONS: return 2 * slot + r;
    case PAVE_WINDOW_TRIANGLES: return 2 * (slot + r);
    default: return 0;
    }
}

enum { PAVE_MASK_INDENT_MAX = 160, PAVE_MASK_EDGES_A_LINE = 10 };

static void mask_put_rows(pave_mask_writer *writer)
{
    const pave_window *window = writer->mask->window;
    int64_t least = INT64_MAX, most = INT64_MIN;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t indent = mask_indent(window, row);
        least = indent < least ? indent : least;
        most = indent > most ? indent : most;
    }
    mask_put(writer, "rows\n");
    for (int32_t row = 0; row < window->row_count; row++) {
        if (most - least <= PAVE_MASK_INDENT_MAX)
            mask_put_blanks(writer, mask_indent(window, row) - least);
        for (int64_t i = window->rows[row].start; i < window->rows[row + 1].start; i++) {
            if (i > window->rows[row].start) mask_put(writer, " ");
            mask_put(writer, pave_mask_cell(writer->mask, i) ? "#" : ".");
        }
        mask_put(writer, "\n");
    }
}

/// Returns whether a side represents its edge, that is, whether it is the first of the edge's sides
/// in the window.
static bool mask_side_is_first(const pave_window *window, int64_t index, pave_cell cell, int k)
{
    int64_t across = pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, cell, k));
    return across < 0 || index < across ||
           (index == across && k < pave_tiling_side_of(window->tiling, cell.s, k)->twin);
}

static void mask_put_edges(pave_mask_writer *writer)
{
    const pave_mask *mask = writer->mask;
    const pave_window *window = mask->window;
    char text[PAVE_MASK_EDGE_TEXT_SIZE];
    int64_t count = 0;
    for (pave_window_walk walk = pave_window_begin(window);
         mask->side_count > 0 && pave_window_next(&walk);)
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++) {
            if (!pave_mask_side(mask, walk.index, k) ||
                !mask_side_is_first(window, walk.index, walk.cell, k))
                continue;
            mask_put(writer, count++ % PAVE_MASK_EDGES_A_LINE > 0 ? " "
                             : count > 1                          ? "\nedges "
                                                                  : "edges ");
            mask_put(writer, pave_mask_edge_text(window, walk.cell, k, text));
        }
    if (count > 0) mask_put(writer, "\n");
}

static bool mask_any_cell(const pave_mask *mask)
{
    for (int64_t word = 0; word < mask->word_count; word++)
        if (mask->cells[word]) return true;
    return false;
}

static int64_t mask_put_all(const pave_mask *mask, char *out)
{
    pave_mask_writer writer = {.mask = mask, .out = out};
    mask_put_window(&writer);
    if (mask_any_cell(mask)) mask_put_rows(&writer);
    mask_put_edges(&writer);
    if (out) out[writer.size] = '\0';
    return writer.size + 1;
}

pave_result pave_mask_write(const pave_mask *mask, char *out, int64_t capacity, int64_t *size)
{
    *size = mask_put_all(mask, NULL);
    if (*size > capacity) return PAVE_CAPACITY;
    (void)mask_put_all(mask, out);
    return PAVE_OK;
}
