/// src/world/world_chunk.c: narrow pieces of worlds, as the chunks of a game are: the features of
/// all rows at once, then the codes of all cells, then their tiles. Short rows one by one would
/// leave vectors mostly empty. It decides the same as world_at.c and world_rows.c.
///
/// Colours of features lie in planes, rows of PAVE_CHUNK_ROW bytes, each feature at its place in
/// its row; so the same loop over whole planes makes the codes of all cells. What lies right of
/// the piece is computed too and never read.
#include "../base/exact.h"

#include "world_bytes.h"
#include "world_chunk.h"

#include <string.h>

enum {
    PAVE_CHUNK_LOG = 5,
    PAVE_CHUNK_ROW = 1 << PAVE_CHUNK_LOG,
    PAVE_CHUNK_ROWS = PAVE_CHUNK_HEIGHT_MAX + 4, ///< of a plane: one more, rounded up
    PAVE_CHUNK_PLANE = PAVE_CHUNK_ROWS * PAVE_CHUNK_ROW,
    PAVE_CHUNK_BLOCKS = PAVE_CHUNK_HEIGHT_MAX / 16 + 1, ///< of sixteen rows of north edges
    PAVE_CHUNK_WHITES = PAVE_CHUNK_ROW / 2              ///< cells of a class in a row
};

/// Rows of cells of one class under PHASE: their fillers, and their colours at each place.
typedef struct pave_chunk_whites {
    uint32_t filler[PAVE_CHUNK_ROWS * PAVE_CHUNK_WHITES];
    uint8_t color[PAVE_WANG_PLACES_SQUARE][PAVE_CHUNK_ROWS * PAVE_CHUNK_WHITES];
} pave_chunk_whites;

typedef struct pave_chunk {
    const pave_world *world;
    pave_rect rect;
    const uint8_t *first_west, *first_north, *first_vertex; ///< of the first cell, in the planes
    uint8_t west[PAVE_CHUNK_PLANE], north[PAVE_CHUNK_PLANE], vertex[PAVE_CHUNK_PLANE];
    pave_chunk_whites white; ///< PHASE, sets with edges: the white cells of row r - 1 and on
    pave_chunk_whites owner; ///< PHASE, sets with corners: cells with q and r even, of row r & ~1
                             ///< and on
    uint32_t words[PAVE_CHUNK_HEIGHT_MAX * PAVE_CHUNK_ROW];       ///< scratch
    uint8_t bytes[PAVE_CHUNK_BLOCKS * 16 * PAVE_CHUNK_ROW];       ///< scratch
    uint8_t marks[PAVE_CHUNK_PLANE];                              ///< scratch
    uint32_t codes[(PAVE_CHUNK_HEIGHT_MAX + 2) * PAVE_CHUNK_ROW]; ///< scratch
    uint8_t narrow_codes[PAVE_CHUNK_HEIGHT_MAX * PAVE_CHUNK_ROW]; ///< scratch: of four bits
} pave_chunk;

static bool pave_chunk_edges(const pave_chunk *chunk)
{
    return chunk->world->kind != PAVE_WANG_CORNER;
}

static bool pave_chunk_corners(const pave_chunk *chunk)
{
    return chunk->world->kind != PAVE_WANG_EDGE;
}

// ---- Features under FEATURE ---------------------------------------------------------------------

/// Rows of features of which sixteen neighbours share a call, west edges or vertices: two calls a
/// row. Returns where the first is.
static const uint8_t *pave_chunk_draw_rows(pave_chunk *chunk, pave_stream stream,
                                           const pave_law *law, int32_t height, uint8_t *plane)
{
    const pave_world *world = chunk->world;
    const int32_t calls = 2 * height;
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = stream,
                                         .q = chunk->rect.q >> 4,
                                         .r = chunk->rect.r,
                                         .count = calls},
                                 .log_columns = 1};
    world->kernel->run_by_rows(&rows, chunk->words);
    pave_order_bytes(chunk->words, 4 * calls);
    const pave_byte_run bytes = {.bytes = (const uint8_t *)chunk->words,
                                 .colors = plane,
                                 .count = height * PAVE_CHUNK_ROW,
                                 .stream = stream,
                                 .q = chunk->rect.q & ~15,
                                 .r = chunk->rect.r,
                                 .log_columns = PAVE_CHUNK_LOG};
    pave_color_bytes(world, law, &bytes, chunk->marks);
    return plane + (chunk->rect.q & 15);
}

/// North edges, of which sixteen of a column share a call: 16 or 32 columns of each block of
/// sixteen rows. Where there are 16 they stand twice, so that no byte is left undefined.
static const uint8_t *pave_chunk_draw_north(pave_chunk *chunk, uint8_t *plane)
{
    const pave_world *world = chunk->world;
    const pave_rect rect = chunk->rect;
    const int32_t block = rect.r >> 4, blocks = ((rect.r + rect.height) >> 4) - block + 1;
    const int log = rect.width > 16 ? 5 : 4;
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = PAVE_STREAM_EDGE_COLOR,
                                         .s = 1,
                                         .q = rect.q,
                                         .r = block,
                                         .count = blocks << log},
                                 .log_columns = log};
    world->kernel->run_by_rows(&rows, chunk->words);
    pave_order_bytes(chunk->words, 4 * rows.run.count);
    const uint8_t *calls = (const uint8_t *)chunk->words;
    for (int32_t b = 0; b < blocks; b++)
        for (int32_t half = 0; half < 2; half++)
            world->kernel->transpose_16(calls + 16 * ((b << log) + (log == 5 ? 16 * half : 0)),
                                        chunk->bytes + 16 * (PAVE_CHUNK_ROW * b + half));
    const pave_byte_run bytes = {.bytes = chunk->bytes + (rect.r & 15) * PAVE_CHUNK_ROW,
                                 .colors = plane,
                                 .count = (rect.height + 1) * PAVE_CHUNK_ROW,
                                 .stream = PAVE_STREAM_EDGE_COLOR,
                                 .s = 1,
                                 .q = rect.q,
                                 .r = rect.r,
                                 .log_columns = PAVE_CHUNK_LOG};
    pave_color_bytes(world, &world->edge[1], &bytes, chunk->marks);
    return plane;
}

// ---- Features under PHASE -----------------------------------------------------------------------

/// Rows of cells of the first class from row `r` on, each a step of 1 << log_row_step below the
/// one before: their fillers. Index 0 of a row is the cell whose q >> 1 is q >> 3 << 2.
static void pave_chunk_draw_first_class(pave_chunk *chunk, int32_t q, int32_t r, int log_row_step,
                                        int32_t height, pave_chunk_whites *white)
{
    const pave_world *world = chunk->world;
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = PAVE_STREAM_PHASE_TILE,
                                         .q = q >> 3,
                                         .r = r,
                                         .count = 4 * height},
                                 .log_columns = 2,
                                 .log_row_step = log_row_step};
    const int32_t count = pave_round_up(4 * rows.run.count, PAVE_ROW_MULTIPLE);
    world->kernel->run_by_rows(&rows, chunk->words);
    if (world->whole_is_even) {
        world->kernel->scale_words(chunk->words, world->filler_count, count, white->filler);
        return;
    }
    for (int32_t i = 0; i < count; i++)
        white->filler[i] = pave_alias_pick(world->whole, world->filler_count, chunk->words[i]);
}

/// The colours of the cells of `height` rows, from their fillers.
static void pave_chunk_split_colors(pave_chunk *chunk, int32_t height, pave_chunk_whites *white)
{
    const pave_world *world = chunk->world;
    const int32_t count = pave_round_up(height * PAVE_CHUNK_WHITES, PAVE_ROW_MULTIPLE);
    const bool same = pave_world_fillers_are_codes(world);
    for (int32_t i = 0; i < count && !same; i++)
        chunk->codes[i] = world->filler_code[white->filler[i]];
    for (int place = world->kind == PAVE_WANG_CORNER; place < PAVE_WANG_PLACES_SQUARE;
         place += world->kind == PAVE_WANG_MIXED ? 1 : 2)
        world->kernel->take_bits(same ? white->filler : chunk->codes, world->shift[place],
                                 world->mask, count, white->color[place]);
}

/// The q of the white cell of index 0, of rows with r even; odd rows begin one later. The piece
/// needs one cell more at each side.
static int32_t pave_chunk_white_q(const pave_chunk *chunk) { return (chunk->rect.q - 1) & ~7; }

/// The fillers of the second class of mixed sets, q and r odd, one by one.
static void pave_chunk_draw_second_class(pave_chunk *chunk)
{
    const pave_rect rect = chunk->rect;
    const int32_t base = pave_chunk_white_q(chunk);
    for (int32_t y = !(rect.r & 1) ? 0 : 1; y < rect.height + 2; y += 2) // r - 1 + y is odd
        for (int32_t k = (rect.q - 1 - base) / 2; base + 2 * k < rect.q + rect.width; k++)
            chunk->white.filler[y * PAVE_CHUNK_WHITES + k] =
                pave_world_white_filler(chunk->world, base + 2 * k + 1, rect.r - 1 + y);
}

/// The white cells of an edge or mixed set, from the row above the piece to the one below; then
/// the edges, each of which belongs to one of them.
static void pave_chunk_phase_edges(pave_chunk *chunk)
{
    const pave_rect rect = chunk->rect;
    const int32_t base = pave_chunk_white_q(chunk);
    pave_chunk_draw_first_class(chunk, base, rect.r - 1, 0, rect.height + 2, &chunk->white);
    if (chunk->world->kind == PAVE_WANG_MIXED) pave_chunk_draw_second_class(chunk);
    pave_chunk_split_colors(chunk, rect.height + 2, &chunk->white);
    for (int32_t y = 0; y <= rect.height; y++) {
        const int32_t above = y * PAVE_CHUNK_WHITES, row = above + PAVE_CHUNK_WHITES;
        const bool odd = (rect.r + y) & 1;
        uint8_t(*color)[PAVE_CHUNK_ROWS * PAVE_CHUNK_WHITES] = chunk->white.color;
        const uint8_t *bottom = color[PAVE_WANG_B] + above, *top = color[PAVE_WANG_T] + row;
        const uint8_t *left = color[PAVE_WANG_L] + row, *right = color[PAVE_WANG_R] + row;
        chunk->world->kernel->interleave(odd ? bottom : top, odd ? top : bottom, PAVE_CHUNK_ROW,
                                         chunk->north + y * PAVE_CHUNK_ROW);
        chunk->world->kernel->interleave(odd ? right - 1 : left, odd ? left : right, PAVE_CHUNK_ROW,
                                         chunk->west + y * PAVE_CHUNK_ROW);
    }
    chunk->first_north = chunk->north + (rect.q - base);
    chunk->first_west = chunk->west + (rect.q - base);
}

/// The vertices: corners of the cells with q and r even.
static void pave_chunk_phase_corners(pave_chunk *chunk)
{
    const pave_rect rect = chunk->rect;
    const int32_t owners = ((rect.r + rect.height) >> 1) - (rect.r >> 1) + 1;
    pave_chunk_draw_first_class(chunk, rect.q, rect.r & ~1, 1, owners, &chunk->owner);
    pave_chunk_split_colors(chunk, owners, &chunk->owner);
    for (int32_t y = 0; y <= rect.height; y++) {
        const int32_t row = (((rect.r + y) >> 1) - (rect.r >> 1)) * PAVE_CHUNK_WHITES;
        const bool odd = (rect.r + y) & 1;
        chunk->world->kernel->interleave(
            chunk->owner.color[odd ? PAVE_WANG_BL : PAVE_WANG_TL] + row,
            chunk->owner.color[odd ? PAVE_WANG_BR : PAVE_WANG_TR] + row, PAVE_CHUNK_ROW,
            chunk->vertex + y * PAVE_CHUNK_ROW);
    }
    chunk->first_vertex = chunk->vertex + (rect.q & 7);
}

// ---- Features, whichever method -----------------------------------------------------------------

static void pave_chunk_draw(pave_chunk *chunk)
{
    const pave_world *world = chunk->world;
    const bool phase = world->method == PAVE_WORLD_PHASE;
    if (pave_chunk_edges(chunk) && phase) {
        pave_chunk_phase_edges(chunk);
    } else if (pave_chunk_edges(chunk)) {
        chunk->first_west = pave_chunk_draw_rows(chunk, PAVE_STREAM_EDGE_COLOR, &world->edge[0],
                                                 chunk->rect.height, chunk->west);
        chunk->first_north = pave_chunk_draw_north(chunk, chunk->north);
    }
    if (pave_chunk_corners(chunk) && phase)
        pave_chunk_phase_corners(chunk);
    else if (pave_chunk_corners(chunk))
        chunk->first_vertex = pave_chunk_draw_rows(chunk, PAVE_STREAM_VERTEX_COLOR, &world->vertex,
                                                   chunk->rect.height + 1, chunk->vertex);
}

/// Where the colours of each place of the first cell are, in the order of a code.
static int pave_chunk_sources(const pave_chunk *chunk, const uint8_t **sources)
{
    int count = 0;
    if (!pave_chunk_corners(chunk)) {
        sources[count++] = chunk->first_north;
        sources[count++] = chunk->first_west + 1;
        sources[count++] = chunk->first_north + PAVE_CHUNK_ROW;
        sources[count++] = chunk->first_west;
        return count;
    }
    const uint8_t *above = chunk->first_vertex, *below = above + PAVE_CHUNK_ROW;
    const bool edges = pave_chunk_edges(chunk);
    if (edges) sources[count++] = chunk->first_north;
    sources[count++] = above + 1;
    if (edges) sources[count++] = chunk->first_west + 1;
    sources[count++] = below + 1;
    if (edges) sources[count++] = chunk->first_north + PAVE_CHUNK_ROW;
    sources[count++] = below;
    if (edges) sources[count++] = chunk->first_west;
    sources[count++] = above;
    return count;
}

// ---- Codes and tiles ----------------------------------------------------------------------------

/// The tiles that PHASE decided early, where several fit.
static void pave_chunk_early_tiles(const pave_chunk *chunk, int32_t y, uint32_t *out)
{
    const pave_world *world = chunk->world;
    const pave_rect rect = chunk->rect;
    const int32_t r = rect.r + y;
    const bool corner = world->kind == PAVE_WANG_CORNER;
    if (corner && (r & 1)) return;
    const uint32_t *filler = corner ? chunk->owner.filler : chunk->white.filler;
    filler += (corner ? (r >> 1) - (rect.r >> 1) : y + 1) * PAVE_CHUNK_WHITES;
    const int32_t lead = rect.q - (corner ? rect.q & ~7 : pave_chunk_white_q(chunk));
    for (int32_t x = corner ? rect.q & 1 : (rect.q ^ r) & 1; x < rect.width; x += 2)
        out[x] = world->filler_id[filler[(lead + x) / 2]];
}

/// Tiles where several may fit, by the variant words of all cells.
static void pave_chunk_variants(pave_chunk *chunk, uint32_t *out, ptrdiff_t stride)
{
    const pave_world *world = chunk->world;
    const pave_rect rect = chunk->rect;
    const int32_t lead = rect.q & 3;
    const int log = lead + rect.width <= 4 ? 0 : lead + rect.width <= 16 ? 2 : 3; // of calls a row
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = PAVE_STREAM_VARIANT,
                                         .q = rect.q >> 2,
                                         .r = rect.r,
                                         .count = rect.height << log},
                                 .log_columns = log};
    world->kernel->run_by_rows(&rows, chunk->words);
    for (int32_t y = 0; y < rect.height; y++, out += stride) {
        const uint32_t *words = chunk->words + ((ptrdiff_t)y << (log + 2)) + lead;
        const uint32_t *codes = chunk->codes + y * PAVE_CHUNK_ROW;
        for (int32_t x = 0; x < rect.width; x++)
            out[x] = pave_world_variant_id(world, codes[x], words[x]);
        if (world->method == PAVE_WORLD_PHASE) pave_chunk_early_tiles(chunk, y, out);
    }
}

static void pave_chunk_emit(pave_chunk *chunk, uint32_t *out, ptrdiff_t stride)
{
    const pave_world *world = chunk->world;
    const int32_t width = chunk->rect.width, height = chunk->rect.height;
    const int32_t count = height * PAVE_CHUNK_ROW;
    const uint8_t *sources[PAVE_WANG_PLACES_SQUARE];
    const int places = pave_chunk_sources(chunk, sources);
    if (!world->has_variants && world->code_count == 16) {
        world->kernel->code_4_bits(sources[0], sources[1], sources[2], sources[3], count,
                                   chunk->narrow_codes);
        for (int32_t y = 0; y < height; y++)
            world->kernel->look_up_16(chunk->narrow_codes + y * PAVE_CHUNK_ROW, world->id_of_code,
                                      width, out + y * stride);
        return;
    }
    memset(chunk->codes, 0, (size_t)count * sizeof *chunk->codes);
    for (int k = 0; k < places; k++)
        world->kernel->code_append(sources[k], world->bits, count, chunk->codes);
    if (world->has_variants) {
        pave_chunk_variants(chunk, out, stride);
        return;
    }
    for (int32_t y = 0; y < height; y++)
        for (int32_t x = 0; x < width; x++)
            out[y * stride + x] = world->id_of_code[chunk->codes[y * PAVE_CHUNK_ROW + x]];
}

// ---- Pieces -------------------------------------------------------------------------------------

bool pave_world_fits_chunk(const pave_world *world, int32_t q, int32_t width)
{
    const bool phase = world->method == PAVE_WORLD_PHASE;
    const int32_t lead = phase ? ((q - 1) & 7) + 1 : q & 15;
    return lead + width < PAVE_CHUNK_ROW;
}

void pave_world_fill_chunk(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    pave_chunk chunk;
    assert(rect.height <= PAVE_CHUNK_HEIGHT_MAX &&
           pave_world_fits_chunk(world, rect.q, rect.width));
    chunk.world = world;
    chunk.rect = rect;
    pave_chunk_draw(&chunk);
    pave_chunk_emit(&chunk, out, stride);
}
