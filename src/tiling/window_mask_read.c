/// src/tiling/window_mask_read.c: reads masks from text, line by line. Errors report a line and a
/// column.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/text_lines.h"
#include "tiling_make.h"
#include "window_mask_text.h"
#include "window_shapes.h"

#include <inttypes.h>
#include <string.h>

typedef struct pave_mask_reader {
    pave_text_lines lines;
    const pave_tiling *tiling; ///< NULL if not yet known
    bool tiling_given, grid_seen, rows_seen;
    const pave_allocator *allocator;
    pave_tiling *own_tiling;
    pave_window *window;
    pave_mask *mask;
} pave_mask_reader;

// ---- Words --------------------------------------------------------------------------------------

static bool mask_rest_is_empty(const pave_mask_reader *reader)
{
    pave_text_lines ahead = reader->lines;
    return pave_text_next_word(&ahead).length == 0;
}

/// Returns the index of a word in a list that ends with NULL, or -1.
static int32_t mask_find(pave_text_word word, const char *const *names)
{
    for (int32_t i = 0; names[i]; i++)
        if (pave_text_word_is(word, names[i])) return i;
    return -1;
}

// ---- grid ---------------------------------------------------------------------------------------

static pave_result mask_grid_make(pave_mask_reader *reader, pave_text_word word)
{
    char name[64];
    if (pave_text_word_is(word, "square")) reader->tiling = pave_tiling_square();
    if (pave_text_word_is(word, "hex")) reader->tiling = pave_tiling_hex();
    if (pave_text_word_is(word, "tri")) reader->tiling = pave_tiling_tri();
    if (reader->tiling) return PAVE_OK;
    pave_result result =
        pave_text_word_copy(word, name, sizeof name)
            ? pave_tiling_create_named(name, reader->allocator, &reader->own_tiling, NULL)
            : PAVE_NOT_FOUND;
    if (result == PAVE_NOT_FOUND)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, result,
                              "unknown grid \"%.*s\": use square, hex, tri or the name of another "
                              "tiling, or give your tiling with the mask",
                              pave_text_shown(word), word.begin);
    if (result != PAVE_OK)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, result, "not enough memory for the grid");
    reader->tiling = reader->own_tiling;
    return PAVE_OK;
}

static pave_result mask_read_grid(pave_mask_reader *reader, pave_text_word key)
{
    if (reader->grid_seen)
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                              "the grid is named twice: leave one line out");
    if (reader->window)
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                              "the grid is after the window: put it first");
    pave_text_skip_blanks(&reader->lines);
    pave_text_word word = {.begin = reader->lines.at}; // a name may contain blanks
    const char *last = reader->lines.line_end;
    for (const char *c = reader->lines.at;
         c + 1 < reader->lines.line_end && last == reader->lines.line_end; c++)
        if (pave_text_is_blank(c[0]) && c[1] == '#') last = c;
    while (last > word.begin && pave_text_is_blank(last[-1])) last--;
    word.length = (int)(last - word.begin);
    reader->grid_seen = true;
    if (word.length == 0)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "the name of the grid is missing: write \"grid square\", say");
    if (!reader->tiling_given) return mask_grid_make(reader, word);
    if (pave_text_word_is(word, reader->tiling->name)) return PAVE_OK;
    for (int32_t i = 0; pave_tiling_name(i); i++)
        if (strcmp(pave_tiling_name(i), reader->tiling->name) == 0 &&
            pave_text_word_is(word, pave_tiling_configuration(i)))
            return PAVE_OK;
    return PAVE_TEXT_FAIL(
        &reader->lines, word.begin, PAVE_INVALID,
        "the mask is for the grid \"%.*s\", not for %.60s: give that grid, or another mask",
        pave_text_shown(word), word.begin,
        reader->tiling->name[0] ? reader->tiling->name : "a tiling without a name");
}

// ---- window -------------------------------------------------------------------------------------

static pave_result mask_read_size(pave_mask_reader *reader, pave_window_def *def)
{
    bool sized = def->shape == PAVE_WINDOW_RECTANGLE || def->shape == PAVE_WINDOW_PARALLELOGRAM;
    pave_text_word word = pave_text_next_word(&reader->lines);
    const char *end = word.begin + word.length,
               *cross = sized ? memchr(word.begin, 'x', (size_t)word.length) : end;
    int64_t first = 0, second = 0, limit = PAVE_MASK_READ_CELLS_MAX;
    if (!cross || !pave_text_number(word.begin, cross, &first) ||
        (sized && !pave_text_number(cross + 1, end, &second)))
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "\"%.*s\" is not a size of a %s: write %s", pave_text_shown(word),
                              word.begin, pave_word(pave_window_shape_words, def->shape),
                              sized ? "WIDTHxHEIGHT, such as 12x8" : "one number");
    if (first > limit || second > limit || (sized ? first * second : first * first) > limit)
        return PAVE_TEXT_FAIL(
            &reader->lines, word.begin, PAVE_RANGE,
            "a mask of that size has more than %" PRId64 " cells: make it smaller", limit);
    if (sized) {
        def->width = (int32_t)first;
        def->height = (int32_t)second;
    } else {
        def->radius = (int32_t)first;
    }
    return PAVE_OK;
}

static pave_result mask_read_at(pave_mask_reader *reader, pave_window_def *def)
{
    pave_text_word word = pave_text_next_word(&reader->lines);
    char text[PAVE_TILING_TEXT_SIZE];
    pave_result result = pave_text_word_copy(word, text, sizeof text)
                             ? pave_tiling_face_read(reader->tiling, text, &def->at)
                             : PAVE_INVALID;
    if (result == PAVE_OK) return PAVE_OK;
    return PAVE_TEXT_FAIL(&reader->lines, word.begin, result,
                          result == PAVE_RANGE
                              ? "\"%.*s\" is beyond |q|, |r| <= 2^29"
                              : "\"%.*s\" is not a cell of the grid: write \"at\" and a cell",
                          pave_text_shown(word), word.begin);
}

static pave_result mask_read_orientation(pave_mask_reader *reader, pave_window_def *def,
                                         bool system_given)
{
    pave_text_word word = pave_text_next_word(&reader->lines);
    int orientation = -1;
    char name[16];
    if (pave_text_word_copy(word, name, sizeof name))
        orientation = pave_word_number(pave_orientation_words, name);
    if (orientation < 0)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "\"%.*s\" is not an orientation: write pointy or flat",
                              pave_text_shown(word), word.begin);
    if (orientation == PAVE_FLAT && !system_given &&
        pave_window_grid_of(reader->tiling) == PAVE_WINDOW_HEXAGONS)
        def->system = PAVE_HEX_ODD_Q;
    def->orientation = (pave_orientation)orientation;
    return PAVE_OK;
}

static pave_result mask_read_system(pave_mask_reader *reader, pave_window_def *def)
{
    const size_t prefix = sizeof PAVE_MASK_SYSTEM_PREFIX - 1;
    pave_text_word word = pave_text_next_word(&reader->lines);
    int system = -1;
    char name[32];
    if (pave_text_word_copy(word, name, sizeof name) &&
        strncmp(name, PAVE_MASK_SYSTEM_PREFIX, prefix) == 0)
        system = pave_word_number(pave_hex_system_words, name + prefix);
    const bool known = system >= 0 && system <= PAVE_HEX_EVEN_Q;
    if (!known || pave_window_grid_of(reader->tiling) != PAVE_WINDOW_HEXAGONS ||
        def->shape != PAVE_WINDOW_RECTANGLE)
        return PAVE_TEXT_FAIL(
            &reader->lines, word.begin, PAVE_INVALID,
            !known ? "\"%.*s\" is not an offset system: write offset-odd-r, offset-even-r, "
                     "offset-odd-q or offset-even-q"
                   : "the system %.*s has no effect here: it is for rectangles of hexagons",
            pave_text_shown(word), word.begin);
    def->system = (pave_hex_system)system;
    return PAVE_OK;
}

/// Reads the words after the size, in any order, each at most once.
static pave_result mask_read_options(pave_mask_reader *reader, pave_window_def *def)
{
    enum { AT, ORIENTATION, SYSTEM, WRAP, OPTIONS };
    static const char *const names[OPTIONS + 1] = {"at", "orientation", "system", "wrap", NULL};
    static const char *const wanted[OPTIONS] = {"at and a cell, such as at 0,0",
                                                "orientation pointy or orientation flat",
                                                "system and a name, such as system offset-odd-r"};
    bool seen[OPTIONS] = {false};
    for (pave_text_word word = pave_text_next_word(&reader->lines); word.length > 0;
         word = pave_text_next_word(&reader->lines)) {
        int32_t option = mask_find(word, names);
        pave_result result = PAVE_OK;
        if (option < 0)
            return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                                  "\"%.*s\" is unknown: after the size come at Q,R, orientation "
                                  "flat, system NAME, wrap",
                                  pave_text_shown(word), word.begin);
        if (seen[option])
            return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                                  "\"%s\" is given twice: leave one out", names[option]);
        seen[option] = true;
        if (option != WRAP && mask_rest_is_empty(reader))
            return PAVE_TEXT_FAIL(&reader->lines, reader->lines.at, PAVE_INVALID,
                                  "\"%s\" has no value: write %s", names[option], wanted[option]);
        if (option == AT) result = mask_read_at(reader, def);
        if (option == ORIENTATION) result = mask_read_orientation(reader, def, seen[SYSTEM]);
        if (option == SYSTEM) result = mask_read_system(reader, def);
        if (option == WRAP) def->wrap = true;
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

/// Reads the metric of a disk, which may follow the radius.
static void mask_read_metric(pave_mask_reader *reader, pave_window_def *def)
{
    const char *before = reader->lines.at;
    char name[16];
    if (!pave_text_word_copy(pave_text_next_word(&reader->lines), name, sizeof name) ||
        pave_window_metric_read(pave_window_grid_of(reader->tiling), name, &def->metric) != PAVE_OK)
        reader->lines.at = before;
}

static pave_result mask_make_window(pave_mask_reader *reader, const pave_window_def *def,
                                    const char *place)
{
    pave_error error = {0};
    pave_result result = pave_window_create(def, reader->allocator, &reader->window, &error);
    if (result != PAVE_OK)
        return PAVE_TEXT_FAIL(&reader->lines, place, result, "%s", error.message);
    if (reader->window->count > PAVE_MASK_READ_CELLS_MAX)
        return PAVE_TEXT_FAIL(&reader->lines, place, PAVE_RANGE,
                              "a mask of that size has more than %d cells: make it smaller",
                              (int)PAVE_MASK_READ_CELLS_MAX);
    result = pave_mask_create(reader->window, reader->allocator, &reader->mask, NULL);
    return result == PAVE_OK
               ? PAVE_OK
               : PAVE_TEXT_FAIL(&reader->lines, place, result, "not enough memory for the mask");
}

static pave_result mask_read_window(pave_mask_reader *reader, pave_text_word key)
{
    pave_window_def def = {.tiling = reader->tiling};
    char name[16];
    if (reader->window)
        return PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                              "the window is given twice: leave one line out");
    if (!reader->grid_seen && (!reader->tiling || reader->tiling->name[0] != '\0'))
        return PAVE_TEXT_FAIL(
            &reader->lines, key.begin, PAVE_INVALID,
            "the grid is not named: put a line such as \"grid %.60s\" before the window",
            reader->tiling ? reader->tiling->name : "square");
    pave_text_word word = pave_text_next_word(&reader->lines);
    const int shape = pave_text_word_copy(word, name, sizeof name)
                          ? pave_word_number(pave_window_shape_words, name)
                          : -1;
    if (shape < 0)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                              "\"%.*s\" is not a shape: write rectangle, parallelogram, hexagon, "
                              "triangle or disk, and a size",
                              pave_text_shown(word), word.begin);
    def.shape = (pave_window_shape)shape;
    pave_result result = mask_read_size(reader, &def);
    if (result != PAVE_OK) return result;
    if (def.shape == PAVE_WINDOW_DISK) mask_read_metric(reader, &def);
    result = mask_read_options(reader, &def);
    return result == PAVE_OK ? mask_make_window(reader, &def, word.begin) : result;
}

// ---- rows ---------------------------------------------------------------------------------------

static pave_result mask_need_window(pave_mask_reader *reader, pave_text_word key)
{
    if (reader->window) return PAVE_OK;
    return PAVE_TEXT_FAIL(
        &reader->lines, key.begin, PAVE_INVALID,
        "\"%.*s\" is before the window: put a line such as \"window rectangle 12x8\" before it",
        key.length, key.begin);
}

static bool mask_line_is_blank(const pave_mask_reader *reader)
{
    for (const char *c = reader->lines.line_begin; c < reader->lines.line_end; c++)
        if (!pave_text_is_blank(*c)) return false;
    return true;
}

/// Returns whether the line could be a row, that is, contains only cells and blanks.
static bool mask_line_is_row(const pave_mask_reader *reader)
{
    for (const char *c = reader->lines.line_begin; c < reader->lines.line_end; c++)
        if (!pave_text_is_blank(*c) && *c != '.' && *c != '#') return false;
    return !mask_line_is_blank(reader);
}

static pave_result mask_row_wrong(const pave_mask_reader *reader, int32_t row, const char *how,
                                  int64_t given)
{
    const pave_window *window = reader->window;
    int64_t wanted = window->rows[row + 1].start - window->rows[row].start;
    return PAVE_TEXT_FAIL(
        &reader->lines, reader->lines.at, PAVE_INVALID,
        "row %d of %d is too %s: it has %" PRId64 " %s, the window's row has %" PRId64,
        (int)row + 1, (int)window->row_count, how, given, given == 1 ? "cell" : "cells", wanted);
}

/// Returns the number of cells in the rest of the line.
static int64_t mask_rest_of_row(const pave_mask_reader *reader)
{
    int64_t count = 0;
    for (const char *c = reader->lines.at; c < reader->lines.line_end; c++)
        count += *c == '.' || *c == '#';
    return count;
}

static pave_result mask_read_row(pave_mask_reader *reader, int32_t row)
{
    const pave_window *window = reader->window;
    int64_t index = window->rows[row].start, end = window->rows[row + 1].start, begin = index;
    for (; reader->lines.at < reader->lines.line_end; reader->lines.at++) {
        if (pave_text_is_blank(*reader->lines.at)) continue;
        if (*reader->lines.at != '.' && *reader->lines.at != '#') {
            bool letter = *reader->lines.at >= 'a' && *reader->lines.at <= 'z' && index == begin;
            if (letter)
                return PAVE_TEXT_FAIL(
                    &reader->lines, reader->lines.at, PAVE_INVALID,
                    "row %d of %d is missing here: the window has more rows than are given",
                    (int)row + 1, (int)window->row_count);
            return PAVE_TEXT_FAIL(
                &reader->lines, reader->lines.at, PAVE_INVALID,
                "a row has only \".\" (clear) and \"#\" (set): row %d of %d has something else",
                (int)row + 1, (int)window->row_count);
        }
        if (index == end)
            return mask_row_wrong(reader, row, "long", end - begin + mask_rest_of_row(reader));
        pave_mask_set_cell(reader->mask, index++, *reader->lines.at == '#');
    }
    return index == end ? PAVE_OK : mask_row_wrong(reader, row, "short", index - begin);
}

static pave_result mask_line_done(pave_mask_reader *reader)
{
    pave_text_word word = pave_text_next_word(&reader->lines);
    if (word.length == 0) return PAVE_OK;
    return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                          "\"%.*s\" does not belong on this line: rows begin on the next one",
                          pave_text_shown(word), word.begin);
}

static pave_result mask_read_rows(pave_mask_reader *reader, pave_text_word key)
{
    pave_result result = mask_need_window(reader, key);
    if (result == PAVE_OK && reader->rows_seen)
        result = PAVE_TEXT_FAIL(&reader->lines, key.begin, PAVE_INVALID,
                                "rows are given twice: leave one list out");
    if (result == PAVE_OK) result = mask_line_done(reader);
    if (result != PAVE_OK) return result;
    reader->rows_seen = true;
    for (int32_t row = 0; row < reader->window->row_count; row++) {
        bool more = pave_text_next_line(&reader->lines);
        while (more && mask_line_is_blank(reader)) more = pave_text_next_line(&reader->lines);
        if (!more)
            return PAVE_TEXT_FAIL(
                &reader->lines, reader->lines.line_end, PAVE_INVALID,
                "the text ends before row %d of %d: the window has more rows than are given",
                (int)row + 1, (int)reader->window->row_count);
        result = mask_read_row(reader, row);
        if (result != PAVE_OK) return result;
    }
    // A surplus line of cells directly below the rows could be mistaken for a comment if it begins
    // with `#`. Only a line with a word is a comment.
    pave_mask_reader ahead = *reader;
    if (!pave_text_next_line(&ahead.lines) || !mask_line_is_row(&ahead)) return PAVE_OK;
    return PAVE_TEXT_FAIL(&ahead.lines, ahead.lines.line_begin, PAVE_INVALID,
                          "there are too many rows: the window has %d",
                          (int)reader->window->row_count);
}

// ---- cells and edges ----------------------------------------------------------------------------

static pave_result mask_part_wrong(pave_mask_reader *reader, pave_text_word word,
                                   pave_result result, const char *kind, const char *notation)
{
    if (result == PAVE_RANGE)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, result,
                              "\"%.*s\" is beyond |q|, |r| <= 2^29", pave_text_shown(word),
                              word.begin);
    if (result == PAVE_NO_MEMORY)
        return PAVE_TEXT_FAIL(&reader->lines, word.begin, result, "not enough memory for edges");
    return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                          "\"%.*s\" is not %s of the grid %.40s: write %s", pave_text_shown(word),
                          word.begin, kind, reader->tiling->name, notation);
}

static pave_result mask_outside(pave_mask_reader *reader, pave_text_word word, const char *kind)
{
    return PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                          "the %s %.*s is outside the window: move it, or make the window larger",
                          kind, pave_text_shown(word), word.begin);
}

static pave_result mask_read_cell(pave_mask_reader *reader, pave_text_word word)
{
    static const char *const notations[] = {"q,r,s", "q,r", "q,r", "q,r,L or q,r,R"};
    char text[PAVE_TILING_TEXT_SIZE];
    pave_cell cell = {0};
    pave_result result = pave_text_word_copy(word, text, sizeof text)
                             ? pave_tiling_face_read(reader->tiling, text, &cell)
                             : PAVE_INVALID;
    if (result != PAVE_OK)
        return mask_part_wrong(reader, word, result, "a cell", notations[reader->window->grid]);
    int64_t index = pave_window_index(reader->window, cell);
    if (index < 0) return mask_outside(reader, word, "cell");
    pave_mask_set_cell(reader->mask, index, true);
    return PAVE_OK;
}

/// Reports an error if the cell of `CELL:k` has no side k. Returns PAVE_OK for other errors.
static pave_result mask_check_side(pave_mask_reader *reader, pave_text_word word)
{
    const char *colon = memchr(word.begin, ':', (size_t)word.length);
    char text[PAVE_TILING_TEXT_SIZE];
    pave_cell cell = {0};
    if (!colon || !pave_text_word_copy((pave_text_word){word.begin, (int)(colon - word.begin)},
                                       text, sizeof text))
        return PAVE_OK;
    if (pave_tiling_face_read(reader->tiling, text, &cell) != PAVE_OK) return PAVE_OK;
    return PAVE_TEXT_FAIL(
        &reader->lines, colon + 1, PAVE_INVALID,
        "\"%.*s\" is not an edge: after the colon comes the number of a side of %s, 0..%d",
        pave_text_shown(word), word.begin, text,
        pave_tiling_side_count(reader->tiling, cell.s) - 1);
}

static pave_result mask_read_edge(pave_mask_reader *reader, pave_text_word word)
{
    static const char *const notations[] = {"q,r,s:k, side k of a cell", "q,r,W or q,r,N",
                                            "q,r,NE, q,r,NW or q,r,W", "q,r,E, q,r,N or q,r,W"};
    char text[PAVE_MASK_EDGE_TEXT_SIZE];
    pave_cell cell = {0};
    int k = 0;
    pave_result result = pave_text_word_copy(word, text, sizeof text)
                             ? pave_mask_edge_read(reader->window, text, &cell, &k)
                             : PAVE_INVALID;
    if (result == PAVE_INVALID && mask_check_side(reader, word) != PAVE_OK) return PAVE_INVALID;
    if (result != PAVE_OK)
        return mask_part_wrong(reader, word, result, "an edge", notations[reader->window->grid]);
    int64_t index = pave_window_index(reader->window, cell);
    if (index < 0) return mask_outside(reader, word, "edge");
    result = pave_mask_set_side(reader->mask, index, k, true);
    return result == PAVE_OK ? PAVE_OK : mask_part_wrong(reader, word, result, "an edge", "");
}

static pave_result mask_read_list(pave_mask_reader *reader, pave_text_word key,
                                  pave_result (*read)(pave_mask_reader *, pave_text_word))
{
    pave_result result = mask_need_window(reader, key);
    pave_text_word word = pave_text_next_word(&reader->lines);
    if (result == PAVE_OK && word.length == 0)
        result = PAVE_TEXT_FAIL(&reader->lines, word.begin, PAVE_INVALID,
                                "a list of %.*s has at least one: write them on this line",
                                key.length, key.begin);
    for (; result == PAVE_OK && word.length > 0; word = pave_text_next_word(&reader->lines))
        result = read(reader, word);
    return result;
}

static pave_result mask_read_cells(pave_mask_reader *reader, pave_text_word key)
{
    return mask_read_list(reader, key, mask_read_cell);
}
static pave_result mask_read_edges(pave_mask_reader *reader, pave_text_word key)
{
    return mask_read_list(reader, key, mask_read_edge);
}

// ---- Whole masks --------------------------------------------------------------------------------

static pave_result mask_read_line(pave_mask_reader *reader)
{
    static const char *const names[] = {"grid", "window", "rows", "cells", "edges", NULL};
    static pave_result (*const readers[])(pave_mask_reader *, pave_text_word) = {
        mask_read_grid, mask_read_window, mask_read_rows, mask_read_cells, mask_read_edges};
    pave_text_word key = pave_text_next_word(&reader->lines);
    if (key.length == 0) return PAVE_OK;
    int32_t number = mask_find(key, names);
    if (number >= 0) return readers[number](reader, key);
    if (*key.begin == '.')
        return PAVE_TEXT_FAIL(
            &reader->lines, key.begin, PAVE_INVALID,
            "unexpected row: rows follow a line \"rows\", one for each row of the window");
    return PAVE_TEXT_FAIL(
        &reader->lines, key.begin, PAVE_INVALID,
        "\"%.*s\" is unknown: a line begins with grid, window, rows, cells, edges or #",
        pave_text_shown(key), key.begin);
}

/// Rejects text with a zero byte, which only UTF-16 contains.
static pave_result mask_check_text(const pave_mask_reader *from)
{
    pave_mask_reader ahead = *from;
    while (pave_text_next_line(&ahead.lines)) {
        const char *zero = memchr(ahead.lines.line_begin, '\0',
                                  (size_t)(ahead.lines.line_end - ahead.lines.line_begin));
        if (zero)
            return PAVE_TEXT_FAIL(&ahead.lines, zero, PAVE_INVALID,
                                  "zero byte: the file must be plain text in UTF-8");
    }
    return PAVE_OK;
}

static pave_result mask_read_text(pave_mask_reader *reader)
{
    // Some editors mark UTF-8 text with three bytes at the beginning.
    if (reader->lines.end - reader->lines.next >= 3 &&
        memcmp(reader->lines.next, "\xef\xbb\xbf", 3) == 0)
        reader->lines.next += 3;
    pave_result well = mask_check_text(reader);
    if (well != PAVE_OK) return well;
    while (pave_text_next_line(&reader->lines)) {
        pave_result result = mask_read_line(reader);
        if (result != PAVE_OK) return result;
    }
    if (reader->window) return PAVE_OK;
    return pave_error_set(reader->lines.error, PAVE_INVALID, reader->lines.file,
                          reader->lines.line > 0 ? reader->lines.line : 1, 0,
                          "the text has no window: add a line such as \"window rectangle 12x8\"");
}

pave_result pave_mask_read(const char *text, size_t size, const char *file,
                           const pave_tiling *tiling, const pave_allocator *allocator,
                           pave_mask **out, pave_error *error)
{
    pave_allocator from = pave_allocator_or_default(allocator);
    pave_mask_reader reader = {.lines = {.next = text,
                                         .end = text + size,
                                         .line_begin = text,
                                         .line_end = text,
                                         .file = file,
                                         .error = error},
                               .tiling = tiling,
                               .tiling_given = tiling != NULL,
                               .allocator = &from};
    *out = NULL;
    if (size > INT32_MAX)
        return pave_error_set(error, PAVE_RANGE, file, 0, 0,
                              "a mask of more than 2 GiB of text cannot be read");
    pave_result result = mask_read_text(&reader);
    if (result == PAVE_OK) {
        reader.mask->own->window = reader.window;
        reader.mask->own->tiling = reader.own_tiling;
        *out = reader.mask;
        return PAVE_OK;
    }
    pave_mask_destroy(reader.mask);
    pave_window_destroy(reader.window);
    pave_tiling_destroy(reader.own_tiling);
    return result;
}
