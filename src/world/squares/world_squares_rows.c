/// src/world/squares/world_squares_rows.c: fills strips of a world, one row of features at a time:
/// colours, then codes, then tiles. It gives the same tiles as world_squares_at.c; the loops are in
/// world_simd.c.
///
/// A strip is divided into pieces of up to PAVE_STEP columns. Index 0 of every row is the piece's
/// `base`, a multiple of 16, where calls for 16 neighbours begin. Rows have spare capacity, because
/// values are also computed past their end.
#include "../../base/exact.h"

#include "../world_row_colors.h"
#include "world_squares.h"

#include <string.h>

enum {
    PAVE_SPAN = 544, ///< capacity of a row in cells, minus 32: two pieces fill 1024 columns
    PAVE_STEP = PAVE_SPAN - 16,       ///< columns of a piece, unless it is the last
    PAVE_WHITES = PAVE_SPAN / 2 + 32, ///< cells of the first class in a row; the one of the base,
                                      ///< at q >> 1, is at PAVE_WHITE_LEAD
    PAVE_WHITE_LEAD = 8
};

/// A row of cells that PHASE decides early: their fillers, and their colours at each place.
typedef struct pave_white_row {
    uint32_t filler[PAVE_WHITES];
    uint8_t color[PAVE_WANG_PLACES_SQUARE][PAVE_WHITES];
} pave_white_row;

/// The state while a piece is filled from top to bottom.
typedef struct pave_rows {
    const pave_squares *own;
    const pave_world_kernel *kernel;
    pave_bias_rows *bias;              ///< NULL: none
    int32_t base;                      ///< q of index 0
    int32_t count;                     ///< number of cells from the base to the last one
    uint8_t north[2][PAVE_SPAN + 32];  ///< colours of the edges q,r,N of this row and of the next
    uint8_t west[PAVE_SPAN + 32];      ///< colours of the edges q,r,W
    uint8_t vertex[2][PAVE_SPAN + 32]; ///< colours of the vertices q,r of this row and of the next
    int32_t north_block;               ///< r >> 4 of the rows in north_words
    bool has_north_block;
    uint32_t north_words[4 * PAVE_SPAN]; ///< sixteen rows of north edges: word j of each column
    pave_white_row white[2];             ///< PHASE: this row and the next
    pave_white_row corner_owner; ///< PHASE: the cells of row corner_row, which own all corners
    int32_t corner_row;
    bool has_corner_row;
    uint32_t words[4 * PAVE_SPAN];  ///< scratch
    uint8_t marks[4 * PAVE_SPAN];   ///< scratch
    uint32_t codes[PAVE_SPAN + 32]; ///< scratch
    uint8_t narrow[PAVE_SPAN + 32]; ///< scratch: bytes of north edges, codes of 4 bits
} pave_rows;

// ---- Rows of features under FEATURE -------------------------------------------------------------

/// The laws of a world's features, as their numbers in its bias.
enum { PAVE_LAW_WEST, PAVE_LAW_NORTH, PAVE_LAW_VERTEX };

/// Computes the colours of a row from its bytes, by their law or by the law at the level of each
/// position.
static void color_row(pave_rows *rows, const pave_law *law, int which, const pave_byte_run *run)
{
    if (!rows->bias || pave_bias_is_bare(rows->bias->bias))
        pave_color_bytes(&rows->own->world, law, run, rows->marks);
    if (rows->bias)
        pave_bias_rows_color(rows->bias, which, run->q, run->r, run->bytes, run->count,
                             run->colors);
}

/// Draws a row of west edges or vertices; sixteen neighbours share a call.
static void draw_row(pave_rows *rows, int which, int32_t r, uint8_t *out)
{
    const pave_law *law = which == PAVE_LAW_WEST ? &rows->own->edge[0] : &rows->own->vertex;
    const pave_stream stream =
        which == PAVE_LAW_WEST ? PAVE_STREAM_EDGE_COLOR : PAVE_STREAM_VERTEX_COLOR;
    int32_t bytes = pave_round_up(rows->count + 1, PAVE_ROW_MULTIPLE);
    pave_call_run calls = {&rows->own->world.keys,
                           stream,
                           0,
                           rows->base >> 4,
                           r,
                           pave_round_up(bytes / 16, PAVE_RUN_MULTIPLE),
                           0};
    rows->kernel->run_by_call(&calls, rows->words);
    pave_order_bytes(rows->words, bytes / 4);
    pave_byte_run run = {(const uint8_t *)rows->words, out, bytes, stream, 0, rows->base, r};
    color_row(rows, law, which, &run);
}

/// Draws a row of north edges; sixteen rows share the calls of a block.
static void draw_north(pave_rows *rows, int32_t r, uint8_t *out)
{
    const int32_t columns = pave_round_up(rows->count, PAVE_RUN_MULTIPLE);
    if (!rows->has_north_block || rows->north_block != r >> 4) {
        const pave_call_run calls = {
            &rows->own->world.keys, PAVE_STREAM_EDGE_COLOR, 1, rows->base, r >> 4, columns, 0};
        rows->kernel->run_by_word(&calls, rows->north_words, PAVE_SPAN);
        rows->north_block = r >> 4;
        rows->has_north_block = true;
    }
    const int32_t count = pave_round_up(columns, PAVE_ROW_MULTIPLE);
    rows->kernel->take_bits(rows->north_words + (r >> 2 & 3) * PAVE_SPAN, 8 * (r & 3), UINT8_MAX,
                            count, rows->narrow);
    const pave_byte_run run = {rows->narrow, out, count, PAVE_STREAM_EDGE_COLOR, 1, rows->base, r};
    color_row(rows, &rows->own->edge[1], PAVE_LAW_NORTH, &run);
}

// ---- Rows of features under PHASE ---------------------------------------------------------------

/// Chooses the fillers of the first class in row r, each by the level at the centre of its cell.
static void pick_by_level(pave_rows *rows, int32_t r, int32_t whites, uint32_t *fillers)
{
    const pave_squares *own = rows->own;
    const int32_t first = rows->base - 2 * PAVE_WHITE_LEAD,
                  odd = own->world.kind == PAVE_WANG_EDGE ? r & 1 : 0;
    const uint8_t *levels =
        pave_bias_rows_levels(rows->bias, 0, first + odd, r, 128, 128, 2 * whites);
    for (int32_t i = 0; i < whites; i++)
        fillers[i] =
            pave_alias_pick(own->whole->columns + (size_t)levels[2 * i] * own->deck.filler_count,
                            own->deck.filler_count, rows->words[i]);
}

/// Draws the fillers of the first class in row r; consecutive ones have consecutive q >> 1. Corner
/// and mixed sets need only even rows.
static void draw_first_class(pave_rows *rows, int32_t r, pave_white_row *white)
{
    const pave_squares *own = rows->own;
    int32_t whites = pave_round_up(rows->count / 2 + 2 * PAVE_WHITE_LEAD, PAVE_ROW_MULTIPLE);
    pave_call_run calls = {&own->world.keys,
                           PAVE_STREAM_PHASE_TILE,
                           0,
                           (rows->base >> 3) - PAVE_WHITE_LEAD / 4,
                           r,
                           whites / 4,
                           0};
    rows->kernel->run_by_call(&calls, rows->words);
    if (own->whole_is_even) {
        rows->kernel->scale_words(rows->words, own->deck.filler_count, whites, white->filler);
        return;
    }
    if (rows->bias) {
        pick_by_level(rows, r, whites, white->filler);
        return;
    }
    for (int32_t i = 0; i < whites; i++)
        white->filler[i] =
            pave_alias_pick(own->whole->columns, own->deck.filler_count, rows->words[i]);
}

/// Draws the fillers of the second class of mixed sets, with odd q and r, one by one.
static void draw_second_class(pave_rows *rows, int32_t r, pave_white_row *white)
{
    int32_t whites = rows->count / 2 + 2 * PAVE_WHITE_LEAD,
            q = rows->base - 2 * PAVE_WHITE_LEAD + 1;
    for (int32_t i = 0; i < whites; i++)
        white->filler[i] = pave_squares_white_filler(rows->own, q + 2 * i, r);
}

static void split_colors(pave_rows *rows, pave_white_row *white)
{
    const pave_squares *own = rows->own;
    int32_t whites = pave_round_up(rows->count / 2 + 2 * PAVE_WHITE_LEAD, PAVE_ROW_MULTIPLE);
    const bool identity = pave_squares_fillers_are_codes(own);
    const uint32_t *codes = identity ? white->filler : rows->codes;
    for (int32_t i = 0; i < whites && !identity; i++)
        rows->codes[i] = own->deck.filler_code[white->filler[i]];
    for (int place = own->world.kind == PAVE_WANG_CORNER; place < PAVE_WANG_PLACES_SQUARE;
         place += own->world.kind == PAVE_WANG_MIXED ? 1 : 2)
        rows->kernel->take_bits(codes, own->deck.shift[place], own->world.mask, whites,
                                white->color[place]);
}

/// Draws the white cells of row r of an edge or mixed set: q = 2 * (q >> 1) + (r & 1).
static void draw_whites(pave_rows *rows, int32_t r, pave_white_row *white)
{
    if (rows->own->world.kind == PAVE_WANG_MIXED && (r & 1)) {
        memset(white->filler, 0, sizeof white->filler);
        draw_second_class(rows, r, white);
    } else {
        draw_first_class(rows, r, white);
    }
    split_colors(rows, white);
}

/// Takes the north edges of row r from the white cells of rows r - 1 (`above`) and r (`white`).
static void phase_north(pave_rows *rows, int32_t r, const pave_white_row *above,
                        const pave_white_row *white, uint8_t *out)
{
    const uint8_t *bottom = above->color[PAVE_WANG_B] + PAVE_WHITE_LEAD,
                  *top = white->color[PAVE_WANG_T] + PAVE_WHITE_LEAD;
    rows->kernel->interleave(r & 1 ? bottom : top, r & 1 ? top : bottom, rows->count + 1, out);
}

/// Takes the west edges of row r from the white cells before or after them.
static void phase_west(pave_rows *rows, int32_t r, const pave_white_row *white, uint8_t *out)
{
    const uint8_t *left = white->color[PAVE_WANG_L] + PAVE_WHITE_LEAD,
                  *right = white->color[PAVE_WANG_R] + PAVE_WHITE_LEAD;
    rows->kernel->interleave(r & 1 ? right - 1 : left, r & 1 ? left : right, rows->count + 1, out);
}

/// Takes the vertices of row r from the corners of the cells of row r & ~1.
static void phase_vertex(pave_rows *rows, int32_t r, uint8_t *out)
{
    pave_white_row *owner = &rows->corner_owner;
    if (!rows->has_corner_row || rows->corner_row != (r & ~1)) {
        draw_first_class(rows, r & ~1, owner);
        split_colors(rows, owner);
        rows->corner_row = r & ~1;
        rows->has_corner_row = true;
    }
    const uint8_t *left = owner->color[r & 1 ? PAVE_WANG_BL : PAVE_WANG_TL] + PAVE_WHITE_LEAD;
    const uint8_t *right = owner->color[r & 1 ? PAVE_WANG_BR : PAVE_WANG_TR] + PAVE_WHITE_LEAD;
    rows->kernel->interleave(left, right, rows->count + 1, out);
}

// ---- Rows of features under both methods --------------------------------------------------------

/// Returns whether the kind has edges; the next function: whether it has corners.
static bool rows_edges(const pave_rows *rows) { return rows->own->world.kind != PAVE_WANG_CORNER; }
static bool rows_corners(const pave_rows *rows) { return rows->own->world.kind != PAVE_WANG_EDGE; }

/// Computes the upper features of the first row.
static void rows_begin(pave_rows *rows, int32_t r)
{
    bool phase = rows->own->world.method == PAVE_WORLD_PHASE;
    if (rows_edges(rows) && phase) {
        draw_whites(rows, r - 1, &rows->white[1]);
        draw_whites(rows, r, &rows->white[0]);
        phase_north(rows, r, &rows->white[1], &rows->white[0], rows->north[0]);
    } else if (rows_edges(rows)) {
        draw_north(rows, r, rows->north[0]);
    }
    if (rows_corners(rows) && phase)
        phase_vertex(rows, r, rows->vertex[0]);
    else if (rows_corners(rows))
        draw_row(rows, PAVE_LAW_VERTEX, r, rows->vertex[0]);
}

/// Draws the new features of row r: its west edges and the features below it. `now` is the index of
/// this row in each pair of rows.
static void rows_draw(pave_rows *rows, int32_t r, int now)
{
    bool phase = rows->own->world.method == PAVE_WORLD_PHASE;
    if (rows_edges(rows) && phase) {
        draw_whites(rows, r + 1, &rows->white[!now]);
        phase_west(rows, r, &rows->white[now], rows->west);
        phase_north(rows, r + 1, &rows->white[now], &rows->white[!now], rows->north[!now]);
    } else if (rows_edges(rows)) {
        draw_row(rows, PAVE_LAW_WEST, r, rows->west);
        draw_north(rows, r + 1, rows->north[!now]);
    }
    if (rows_corners(rows) && phase)
        phase_vertex(rows, r + 1, rows->vertex[!now]);
    else if (rows_corners(rows))
        draw_row(rows, PAVE_LAW_VERTEX, r + 1, rows->vertex[!now]);
}

/// Lists the arrays with the colours of each place of a row's cells, in the order of a code.
static int rows_sources(const pave_rows *rows, int now, const uint8_t **sources)
{
    const uint8_t *above = rows->vertex[now], *below = rows->vertex[!now];
    const uint8_t *all[PAVE_WANG_PLACES_SQUARE] = {
        rows->north[now],  above + 1, rows->west + 1, below + 1,
        rows->north[!now], below,     rows->west,     above};
    int count = 0;
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++)
        if (place % 2 ? rows_corners(rows) : rows_edges(rows)) sources[count++] = all[place];
    return count;
}

// ---- Codes and tiles ----------------------------------------------------------------------------

/// Chooses among several matching tiles: for the cells `from`..count-1 by their variant words, then
/// for the cells that PHASE decided early.
static void rows_variants(pave_rows *rows, int32_t r, int now, int32_t from, uint32_t *out)
{
    const pave_squares *own = rows->own;
    pave_call_run calls = {&own->world.keys,
                           PAVE_STREAM_VARIANT,
                           0,
                           rows->base >> 2,
                           r,
                           pave_round_up((rows->count + 3) / 4, PAVE_RUN_MULTIPLE),
                           0};
    rows->kernel->run_by_call(&calls, rows->words);
    for (int32_t i = from; i < rows->count; i++)
        out[i - from] = pave_deck_pick(own->by_code, rows->codes[i], rows->words[i]);
    if (own->world.method != PAVE_WORLD_PHASE || (own->world.kind == PAVE_WANG_CORNER && (r & 1)))
        return;
    const pave_white_row *early = &rows->white[now];
    if (own->world.kind == PAVE_WANG_CORNER) {
        draw_first_class(
            rows, r,
            &rows->white[0]); // corner_owner may already hold the row for the next cells
        early = &rows->white[0];
    }
    int32_t parity = own->world.kind == PAVE_WANG_CORNER ? 0 : r & 1;
    for (int32_t i = parity; i < rows->count; i += 2)
        if (i >= from) out[i - from] = own->deck.filler_id[early->filler[i / 2 + PAVE_WHITE_LEAD]];
}

/// Writes the tiles of a row, starting with index `from`, to `out`.
static void rows_emit(pave_rows *rows, int32_t r, int now, int32_t from, uint32_t *out)
{
    const pave_squares *own = rows->own;
    const uint8_t *sources[PAVE_WANG_PLACES_SQUARE];
    int places = rows_sources(rows, now, sources);
    if (!own->deck.has_variants && own->deck.code_count == 16) {
        rows->kernel->code_4_bits(sources[0], sources[1], sources[2], sources[3], rows->count,
                                  rows->narrow);
        rows->kernel->look_up_16(rows->narrow + from, own->deck.id_of_code, rows->count - from,
                                 out);
        return;
    }
    memset(rows->codes, 0, (size_t)rows->count * sizeof *rows->codes);
    for (int k = 0; k < places; k++)
        rows->kernel->code_append(sources[k], own->world.bits, rows->count, rows->codes);
    if (own->deck.has_variants) {
        rows_variants(rows, r, now, from, out);
        return;
    }
    for (int32_t i = from; i < rows->count; i++)
        out[i - from] = own->deck.id_of_code[rows->codes[i]];
}

// ---- Strips -------------------------------------------------------------------------------------

/// Fills a piece of a strip, at most PAVE_SPAN - 1 cells from its base.
static void fill_piece(const pave_squares *own, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    pave_rows rows;
    pave_bias_rows bias;
    int32_t from = rect.q & 15;
    rows.own = own;
    rows.bias = own->world.bias ? &bias : NULL;
    rows.kernel = own->world.kernel;
    rows.base = rect.q - from;
    rows.count = from + rect.width;
    rows.has_north_block = rows.has_corner_row = false;
    assert(rows.count < PAVE_SPAN);
    if (own->world.bias)
        pave_bias_rows_begin(&bias, own->world.bias, rows.base - 2 * PAVE_WHITE_LEAD,
                             rows.count + 4 * PAVE_WHITE_LEAD + 2 * PAVE_ROW_MULTIPLE);
    rows_begin(&rows, rect.r);
    for (int32_t y = 0; y < rect.height; y++) {
        rows_draw(&rows, rect.r + y, y & 1);
        rows_emit(&rows, rect.r + y, y & 1, from, out + y * stride);
    }
}

void pave_squares_fill_strip(const pave_world *world, pave_rect rect, uint32_t *out,
                             ptrdiff_t stride)
{
    const pave_squares *own = (const pave_squares *)world;
    rect.q -= own->origin_q;
    rect.r -= own->origin_r;
    for (int32_t done = 0, width; done < rect.width; done += width) {
        const int32_t q = rect.q + done, left = rect.width - done, most = PAVE_STEP - (q & 15);
        width = left < most ? left : most;
        fill_piece(own, pave_rect_of(q, rect.r, width, rect.height), out + done, stride);
    }
}
