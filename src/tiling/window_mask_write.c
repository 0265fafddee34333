/// src/tiling/window_mask_write.c: masks as text.
#include "../base/exact.h"

#include "window_mask_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/// Text on its way: counted where `out` is NULL.
typedef struct pave_mask_writer {
    const pave_mask *mask;
    char *out;
    int64_t size;
} pave_mask_writer;

static void pave_mask_put(pave_mask_writer *writer, const char *text)
{
    size_t length = strlen(text);
    if (writer->out) memcpy(writer->out + writer->size, text, length);
    writer->size += (int64_t)length;
}

static void pave_mask_put_blanks(pave_mask_writer *writer, int64_t count)
{
    if (writer->out) memset(writer->out + writer->size, ' ', (size_t)count);
    writer->size += count;
}

static void pave_mask_put_window(pave_mask_writer *writer)
{
    const pave_window *window = writer->mask->window;
    const pave_window_def *def = &window->def;
    char text[64], cell[PAVE_TILING_TEXT_SIZE];
    bool sized = def->shape == PAVE_WINDOW_RECTANGLE || def->shape == PAVE_WINDOW_PARALLELOGRAM;
    if (window->tiling->name && window->tiling->name[0]) {
        pave_mask_put(writer, "grid ");
        pave_mask_put(writer, window->tiling->name);
        pave_mask_put(writer, "\n");
    }
    pave_mask_put(writer, "window ");
    pave_mask_put(writer, pave_window_shape_name(def->shape));
    if (sized)
        (void)snprintf(text, sizeof text, " %" PRId32 "x%" PRId32, def->width, def->height);
    else
        (void)snprintf(text, sizeof text, " %" PRId32, def->radius);
    pave_mask_put(writer, text);
    if (def->shape == PAVE_WINDOW_DISK && def->metric > 0) {
        pave_mask_put(writer, " ");
        pave_mask_put(writer, pave_mask_metrics[window->grid][def->metric]);
    }
    if (def->at.q != 0 || def->at.r != 0 || def->at.s != 0) {
        pave_mask_put(writer, " at ");
        pave_mask_put(writer, pave_tiling_face_text(window->tiling, def->at, cell));
    }
    if (window->grid == PAVE_WINDOW_HEXAGONS && def->shape == PAVE_WINDOW_RECTANGLE &&
        def->system > 0) {
        pave_mask_put(writer, " system ");
        pave_mask_put(writer, pave_mask_systems[def->system]);
    }
    if (window->grid == PAVE_WINDOW_TRIANGLES && def->shape == PAVE_WINDOW_RECTANGLE &&
        def->orientation == PAVE_FLAT)
        pave_mask_put(writer, " orientation flat");
    pave_mask_put(writer, def->wrap ? " wrap\n" : "\n");
}

/// How far right a row begins, in half cells: so that rows lie as they do on screen. 0 in tilings
/// where that says nothing.
static int64_t pave_mask_indent(const pave_window *window, int32_t row)
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

static void pave_mask_put_rows(pave_mask_writer *writer)
{
    const pave_window *window = writer->mask->window;
    int64_t least = INT64_MAX, most = INT64_MIN;
    for (int32_t row = 0; row < window->row_count; row++) {
        int64_t indent = pave_mask_indent(window, row);
        least = indent < least ? indent : least;
        most = indent > most ? indent : most;
    }
    pave_mask_put(writer, "rows\n");
    for (int32_t row = 0; row < window->row_count; row++) {
        if (most - least <= PAVE_MASK_INDENT_MAX)
            pave_mask_put_blanks(writer, pave_mask_indent(window, row) - least);
        for (int64_t i = window->rows[row].start; i < window->rows[row + 1].start; i++) {
            if (i > window->rows[row].start) pave_mask_put(writer, " ");
            pave_mask_put(writer, pave_mask_cell(writer->mask, i) ? "#" : ".");
        }
        pave_mask_put(writer, "\n");
    }
}

/// Of an edge's two sides, the first in the window stands for both.
static bool pave_mask_side_is_first(const pave_window *window, int64_t index, pave_cell cell, int k)
{
    int64_t across = pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, cell, k));
    return across < 0 || index < across ||
           (index == across && k < pave_tiling_side_of(window->tiling, cell.s, k)->twin);
}

static void pave_mask_put_edges(pave_mask_writer *writer)
{
    const pave_mask *mask = writer->mask;
    const pave_window *window = mask->window;
    char text[PAVE_MASK_EDGE_TEXT_SIZE];
    int64_t count = 0;
    for (pave_window_walk walk = pave_window_begin(window);
         mask->side_count > 0 && pave_window_next(&walk);)
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++) {
            if (!pave_mask_side(mask, walk.index, k) ||
                !pave_mask_side_is_first(window, walk.index, walk.cell, k))
                continue;
            pave_mask_put(writer, count++ % PAVE_MASK_EDGES_A_LINE > 0 ? " "
                                  : count > 1                          ? "\nedges "
                                                                       : "edges ");
            pave_mask_put(writer, pave_mask_edge_text(window, walk.cell, k, text));
        }
    if (count > 0) pave_mask_put(writer, "\n");
}

static bool pave_mask_any_cell(const pave_mask *mask)
{
    for (int64_t word = 0; word < mask->word_count; word++)
        if (mask->cells[word]) return true;
    return false;
}

static int64_t pave_mask_put_all(const pave_mask *mask, char *out)
{
    pave_mask_writer writer = {.mask = mask, .out = out};
    pave_mask_put_window(&writer);
    if (pave_mask_any_cell(mask)) pave_mask_put_rows(&writer);
    pave_mask_put_edges(&writer);
    if (out) out[writer.size] = '\0';
    return writer.size + 1;
}

pave_result pave_mask_write(const pave_mask *mask, char *out, int64_t capacity, int64_t *size)
{
    *size = pave_mask_put_all(mask, NULL);
    if (*size > capacity) return PAVE_CAPACITY;
    (void)pave_mask_put_all(mask, out);
    return PAVE_OK;
}
