/// src/world/world_chunk.c: narrow pieces of worlds, as the chunks of a game are: the features of
/// all rows at once, then the codes and tiles of all cells. Short rows one by one would leave
/// vectors mostly empty, and cost a call of each loop. It decides the same as world_at.c and
/// world_rows.c.
///
/// Colours of features lie in planes, row by row. Planes have room for what the loops compute past
/// the last row; what lies right of the piece is computed too and never read.
#include "../base/exact.h"

#include "world_bytes.h"
#include "world_chunk.h"

#include <string.h>

enum {
    PAVE_CHUNK_STEP_MAX = 32, ///< bytes of a row of a plane
    PAVE_CHUNK_PLANE = (PAVE_CHUNK_HEIGHT_MAX + 2) * PAVE_CHUNK_STEP_MAX + PAVE_ROW_MULTIPLE,
    PAVE_CHUNK_BLOCKS = PAVE_CHUNK_HEIGHT_MAX / 16 + 1, ///< of sixteen rows of north edges
    PAVE_CHUNK_WORDS = PAVE_CHUNK_PLANE + 4 * PAVE_ROWS_ROOM,
    PAVE_CLASS_ROWS = PAVE_CHUNK_HEIGHT_MAX / 2 + 1,
    PAVE_CLASS_LEAD = 4, ///< words in front of a class, which are read and not used
    PAVE_CLASS_WORDS = PAVE_CLASS_ROWS * 12 + 4 * PAVE_ROWS_ROOM
};

/// Cells that PHASE decides early, in every other row: of row r + 2y, the one with q >> 1 == k is
/// at y * step + k - first.
typedef struct pave_chunk_class {
    int32_t first, r, step, height;
    const uint32_t *codes; ///< the codes, from bit `shift` of each on
    int shift;
    uint32_t words[PAVE_CLASS_LEAD + PAVE_CLASS_WORDS]; ///< of the decisions
    uint32_t filler[PAVE_CLASS_WORDS], code[PAVE_CLASS_LEAD + PAVE_CLASS_WORDS];
} pave_chunk_class;

typedef struct pave_chunk {
    const pave_world *world;
    pave_rect rect;
    pave_plane west, north, vertex; ///< the colours of the first cell's west and north edge and
                                    ///< upper left vertex, and on
    uint8_t west_room[PAVE_CHUNK_PLANE], north_room[PAVE_CHUNK_PLANE],
        vertex_room[PAVE_CHUNK_PLANE];
    pave_chunk_class white[2]; ///< PHASE, sets with edges: the white cells of even and odd rows,
                               ///< from the row above the piece to the one below
    pave_chunk_class owner;    ///< PHASE, sets with corners: cells with q and r even
    uint32_t words[PAVE_CHUNK_WORDS];                           ///< scratch
    uint8_t bytes[PAVE_CHUNK_BLOCKS * 256 + PAVE_ROW_MULTIPLE]; ///< scratch
    uint8_t marks[PAVE_CHUNK_PLANE];                            ///< scratch
    uint32_t codes[PAVE_CHUNK_HEIGHT_MAX * PAVE_CHUNK_WIDTH];   ///< scratch
} pave_chunk;

static bool chunk_edges(const pave_chunk *chunk) { return chunk->world->kind != PAVE_WANG_CORNER; }

static bool chunk_corners(const pave_chunk *chunk) { return chunk->world->kind != PAVE_WANG_EDGE; }

// ---- Features under FEATURE ---------------------------------------------------------------------

/// Rows of features of which sixteen neighbours share a call, west edges or vertices.
static pave_plane chunk_draw_rows(pave_chunk *chunk, pave_stream stream, const pave_law *law,
                                  int32_t height, uint8_t *room)
{
    const pave_world *world = chunk->world;
    const pave_rect rect = chunk->rect;
    const int32_t columns = ((rect.q + rect.width) >> 4) - (rect.q >> 4) + 1;
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = stream,
                                         .q = rect.q >> 4,
                                         .r = rect.r,
                                         .count = columns * height},
                                 .columns = columns,
                                 .row_step = 1};
    pave_color_rows(world, &rows, law, room, chunk->words, chunk->marks);
    return (pave_plane){room + (rect.q & 15), 16 * columns};
}

/// North edges, of which sixteen of a column share a call: 8 or 16 columns of each block of
/// sixteen rows.
static pave_plane chunk_draw_north(pave_chunk *chunk, uint8_t *room)
{
    const pave_world *world = chunk->world;
    const pave_rect rect = chunk->rect;
    const int32_t block = rect.r >> 4, blocks = ((rect.r + rect.height) >> 4) - block + 1;
    const int32_t columns = rect.width > 8 ? 16 : 8;
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = PAVE_STREAM_EDGE_COLOR,
                                         .s = 1,
                                         .q = rect.q,
                                         .r = block,
                                         .count = blocks * columns},
                                 .columns = columns,
                                 .row_step = 1};
    world->kernel->run_by_rows(&rows, chunk->words);
    pave_order_bytes(chunk->words, 4 * rows.run.count);
    const uint8_t *calls = (const uint8_t *)chunk->words;
    for (int32_t b = 0; b < blocks; b++)
        world->kernel->transpose_16(calls + 16 * columns * b, chunk->bytes + 256 * b);
    const pave_byte_run bytes = {
        .bytes = chunk->bytes + (rect.r & 15) * PAVE_CHUNK_WIDTH,
        .colors = room,
        .count = pave_round_up((rect.height + 1) * PAVE_CHUNK_WIDTH, PAVE_ROW_MULTIPLE),
        .stream = PAVE_STREAM_EDGE_COLOR,
        .s = 1,
        .q = rect.q,
        .r = rect.r,
        .row = PAVE_CHUNK_WIDTH};
    pave_color_bytes(world, &world->edge[1], &bytes, chunk->marks);
    return (pave_plane){room, PAVE_CHUNK_WIDTH};
}

// ---- Classes of cells under PHASE ---------------------------------------------------------------

/// The rows of a class: those of r's parity from r to `last_r`, and of each the calls `low` to
/// `high` of the first class.
static void class_begin(pave_chunk_class *class, int32_t r, int32_t last_r, int32_t low,
                        int32_t high)
{
    class->r = r;
    class->height = ((last_r - r) >> 1) + 1;
    class->first = 4 * low;
    class->step = 4 * (high - low + 1);
}

/// The fillers of cells of the first class; not where they are their codes, which then are the
/// high bits of the words.
static void class_draw(const pave_world *world, pave_chunk_class *class)
{
    uint32_t *words = class->words + PAVE_CLASS_LEAD;
    const int32_t count = class->height * class->step;
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = PAVE_STREAM_PHASE_TILE,
                                         .q = class->first >> 2,
                                         .r = class->r,
                                         .count = count / 4},
                                 .columns = class->step / 4,
                                 .row_step = 2};
    world->kernel->run_by_rows(&rows, words);
    if (world->whole_is_even && pave_world_fillers_are_codes(world)) {
        class->codes = words;
        class->shift = 32 - world->bits * world->place_count;
        return;
    }
    for (int32_t i = 0; i < count; i++)
        class->filler[i] = pave_alias_pick(world->whole, world->filler_count, words[i]);
}

/// The codes of a class whose fillers are decided.
static void class_code(const pave_world *world, pave_chunk_class *class)
{
    uint32_t *code = class->code + PAVE_CLASS_LEAD;
    for (int32_t i = 0; i < class->height * class->step; i++)
        code[i] = world->filler_code[class->filler[i]];
    class->codes = code;
    class->shift = 0;
}

static void class_draw_and_code(const pave_world *world, pave_chunk_class *class)
{
    class->codes = NULL;
    class_draw(world, class);
    if (!class->codes) class_code(world, class);
}

/// The fillers of the second class of mixed sets, q and r odd, one by one: of each row from
/// `low` to `high`.
static void class_draw_second(const pave_world *world, pave_chunk_class *class, int32_t low,
                              int32_t high)
{
    memset(class->filler, 0, (size_t)(class->height * class->step) * sizeof *class->filler);
    for (int32_t y = 0; y < class->height; y++)
        for (int32_t k = low >> 1; k <= high >> 1; k++)
            class->filler[y * class->step + k - class->first] =
                pave_world_white_filler(world, 2 * k + 1, class->r + 2 * y);
}

/// The word of the code of cell k in row r, and those of the cells after it.
static const uint32_t *class_row(const pave_chunk_class *class, int32_t k, int32_t r)
{
    return class->codes + ((r - class->r) >> 1) * class->step + (k - class->first);
}

/// Of all white cells that the edges of the piece belong to: from the row above to the one below,
/// from one cell left of it to one right of it.
static void chunk_draw_whites(pave_chunk *chunk)
{
    const pave_world *world = chunk->world;
    const pave_rect rect = chunk->rect;
    const int32_t left = rect.q - 1, right = rect.q + rect.width;
    const int32_t low[2] = {left + (left & 1), left + !(left & 1)};
    const int32_t high[2] = {right - (right & 1), right - !(right & 1)};
    int32_t columns = 0; // the same of both, so that rows are as long
    for (int odd = 0; odd < 2; odd++) {
        const int32_t need = (high[odd] >> 3) - (low[odd] >> 3) + 1;
        if (need > columns) columns = need;
    }
    for (int odd = 0; odd < 2; odd++) {
        pave_chunk_class *white = &chunk->white[odd];
        const int32_t above = rect.r - 1 + ((rect.r - 1 + odd) & 1), call = low[odd] >> 3;
        class_begin(white, above, rect.r + rect.height, call, call + columns - 1);
        if (odd && world->kind == PAVE_WANG_MIXED) {
            class_draw_second(world, white, low[odd], high[odd]);
            class_code(world, white);
        } else {
            class_draw_and_code(world, white);
        }
    }
}

// ---- Features under PHASE -----------------------------------------------------------------------

/// Where the colours of a place are: in the codes of a class, from `words` on.
typedef struct pave_class_place {
    const uint32_t *words;
    int shift;
} pave_class_place;

static pave_class_place class_place_of(const pave_chunk *chunk, const pave_chunk_class *class,
                                       pave_wang_place place, int32_t k, int32_t r)
{
    return (pave_class_place){class_row(class, k, r), class->shift + chunk->world->shift[place]};
}

/// Colours of features of every other row, from row y of the piece to row `end` exclusive: those of
/// even q, and of odd q.
static void chunk_pair(const pave_chunk *chunk, pave_class_place even, pave_class_place odd,
                       int32_t step, int32_t y, int32_t end, uint8_t *room)
{
    const pave_pair_rows rows = {.even = even.words,
                                 .odd = odd.words,
                                 .even_shift = even.shift,
                                 .odd_shift = odd.shift,
                                 .mask = chunk->world->mask,
                                 .height = (end - y + 1) >> 1,
                                 .step = step,
                                 .out = room + y * PAVE_CHUNK_STEP_MAX,
                                 .out_step = 2 * PAVE_CHUNK_STEP_MAX};
    chunk->world->kernel->pair_bits(&rows);
}

/// Of the pairs of cells 2k and 2k + 1, the piece begins in this one.
static int32_t chunk_pair_of(const pave_chunk *chunk) { return chunk->rect.q >> 1; }

/// North edges lie between white cells of this row and the one above, which alternate.
static void chunk_phase_north(pave_chunk *chunk)
{
    const int32_t k = chunk_pair_of(chunk);
    for (int32_t y = 0; y < 2; y++) {
        const int32_t r = chunk->rect.r + y, odd = r & 1;
        const pave_class_place top = class_place_of(chunk, &chunk->white[odd], PAVE_WANG_T, k, r);
        const pave_class_place bottom =
            class_place_of(chunk, &chunk->white[!odd], PAVE_WANG_B, k, r - 1);
        chunk_pair(chunk, odd ? bottom : top, odd ? top : bottom, chunk->white[0].step, y,
                   chunk->rect.height + 1, chunk->north_room);
    }
    chunk->north = (pave_plane){chunk->north_room + (chunk->rect.q & 1), PAVE_CHUNK_STEP_MAX};
}

/// West edges lie between a white cell and the black one before or after it.
static void chunk_phase_west(pave_chunk *chunk)
{
    const int32_t k = chunk_pair_of(chunk);
    for (int32_t y = 0; y < 2 && y < chunk->rect.height; y++) {
        const int32_t r = chunk->rect.r + y, odd = r & 1;
        const pave_chunk_class *white = &chunk->white[odd];
        const pave_class_place left = class_place_of(chunk, white, PAVE_WANG_L, k, r);
        const pave_class_place right = class_place_of(chunk, white, PAVE_WANG_R, k - odd, r);
        chunk_pair(chunk, odd ? right : left, odd ? left : right, white->step, y,
                   chunk->rect.height, chunk->west_room);
    }
    chunk->west = (pave_plane){chunk->west_room + (chunk->rect.q & 1), PAVE_CHUNK_STEP_MAX};
}

/// The vertices: corners of the cells with q and r even.
static void chunk_phase_corners(pave_chunk *chunk)
{
    const pave_rect rect = chunk->rect;
    const int32_t k = chunk_pair_of(chunk);
    pave_chunk_class *owner = &chunk->owner;
    class_begin(owner, rect.r & ~1, rect.r + rect.height, rect.q >> 3, (rect.q + rect.width) >> 3);
    class_draw_and_code(chunk->world, owner);
    for (int32_t y = 0; y < 2; y++) {
        const int32_t r = rect.r + y, odd = r & 1;
        const pave_class_place left =
            class_place_of(chunk, owner, odd ? PAVE_WANG_BL : PAVE_WANG_TL, k, r - odd);
        const pave_class_place right =
            class_place_of(chunk, owner, odd ? PAVE_WANG_BR : PAVE_WANG_TR, k, r - odd);
        chunk_pair(chunk, left, right, owner->step, y, rect.height + 1, chunk->vertex_room);
    }
    chunk->vertex = (pave_plane){chunk->vertex_room + (rect.q & 1), PAVE_CHUNK_STEP_MAX};
}

// ---- Features, whichever method -----------------------------------------------------------------

static void chunk_draw(pave_chunk *chunk)
{
    const pave_world *world = chunk->world;
    const bool phase = world->method == PAVE_WORLD_PHASE;
    if (chunk_edges(chunk) && phase) {
        chunk_draw_whites(chunk);
        chunk_phase_north(chunk);
        chunk_phase_west(chunk);
    } else if (chunk_edges(chunk)) {
        chunk->west = chunk_draw_rows(chunk, PAVE_STREAM_EDGE_COLOR, &world->edge[0],
                                      chunk->rect.height, chunk->west_room);
        chunk->north = chunk_draw_north(chunk, chunk->north_room);
    }
    if (chunk_corners(chunk) && phase)
        chunk_phase_corners(chunk);
    else if (chunk_corners(chunk))
        chunk->vertex = chunk_draw_rows(chunk, PAVE_STREAM_VERTEX_COLOR, &world->vertex,
                                        chunk->rect.height + 1, chunk->vertex_room);
}

/// A plane that begins x columns and y rows further.
static pave_plane plane_from(pave_plane plane, int32_t x, int32_t y)
{
    return (pave_plane){plane.first + y * plane.step + x, plane.step};
}

/// The colours of each place of the cells, in the order of a code.
static int chunk_planes(const pave_chunk *chunk, pave_plane *planes)
{
    const bool edges = chunk_edges(chunk), corners = chunk_corners(chunk);
    int count = 0;
    if (edges) planes[count++] = chunk->north;
    if (corners) planes[count++] = plane_from(chunk->vertex, 1, 0);
    if (edges) planes[count++] = plane_from(chunk->west, 1, 0);
    if (corners) planes[count++] = plane_from(chunk->vertex, 1, 1);
    if (edges) planes[count++] = plane_from(chunk->north, 0, 1);
    if (corners) planes[count++] = plane_from(chunk->vertex, 0, 1);
    if (edges) planes[count++] = chunk->west;
    if (corners) planes[count++] = chunk->vertex;
    return count;
}

// ---- Codes and tiles ----------------------------------------------------------------------------

/// The tiles that PHASE decided early, where several fit.
static void chunk_early_tiles(const pave_chunk *chunk, int32_t y, uint32_t *out)
{
    const pave_world *world = chunk->world;
    const int32_t q = chunk->rect.q, r = chunk->rect.r + y;
    const bool corner = world->kind == PAVE_WANG_CORNER;
    if (corner && (r & 1)) return;
    const pave_chunk_class *class = corner ? &chunk->owner : &chunk->white[r & 1];
    const uint32_t *filler = class->filler + ((r - class->r) >> 1) * class->step;
    for (int32_t x = corner ? q & 1 : (q ^ r) & 1; x < chunk->rect.width; x += 2)
        out[x] = world->filler_id[filler[((q + x) >> 1) - class->first]];
}

/// Tiles where several may fit, by the variant words of all cells.
static void chunk_variants(pave_chunk *chunk, uint32_t *out, ptrdiff_t stride)
{
    const pave_world *world = chunk->world;
    const pave_rect rect = chunk->rect;
    const int32_t columns = ((rect.q + rect.width - 1) >> 2) - (rect.q >> 2) + 1;
    const pave_call_rows rows = {.run = {.keys = &world->keys,
                                         .stream = PAVE_STREAM_VARIANT,
                                         .q = rect.q >> 2,
                                         .r = rect.r,
                                         .count = rect.height * columns},
                                 .columns = columns,
                                 .row_step = 1};
    world->kernel->run_by_rows(&rows, chunk->words);
    for (int32_t y = 0; y < rect.height; y++, out += stride) {
        const uint32_t *words = chunk->words + 4 * columns * y + (rect.q & 3);
        const uint32_t *codes = chunk->codes + y * PAVE_CHUNK_WIDTH;
        for (int32_t x = 0; x < rect.width; x++)
            out[x] = pave_world_variant_id(world, codes[x], words[x]);
        if (world->method == PAVE_WORLD_PHASE) chunk_early_tiles(chunk, y, out);
    }
}

static void chunk_emit(pave_chunk *chunk, uint32_t *out, ptrdiff_t stride)
{
    const pave_world *world = chunk->world;
    const int32_t width = chunk->rect.width, height = chunk->rect.height;
    pave_plane planes[PAVE_WANG_PLACES_SQUARE];
    const int places = chunk_planes(chunk, planes);
    if (!world->has_variants && world->code_count == 16) {
        const pave_tile_rows rows = {width, height, out, stride};
        world->kernel->tile_rows(planes, world->id_of_code, &rows);
        return;
    }
    world->kernel->code_rows(planes, places, world->bits, height, chunk->codes);
    if (world->has_variants) {
        chunk_variants(chunk, out, stride);
        return;
    }
    for (int32_t y = 0; y < height; y++)
        for (int32_t x = 0; x < width; x++)
            out[y * stride + x] = world->id_of_code[chunk->codes[y * PAVE_CHUNK_WIDTH + x]];
}

void pave_world_fill_chunk(const pave_world *world, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    pave_chunk chunk;
    assert(rect.width <= PAVE_CHUNK_WIDTH && rect.height <= PAVE_CHUNK_HEIGHT_MAX);
    chunk.world = world;
    chunk.rect = rect;
    chunk_draw(&chunk);
    chunk_emit(&chunk, out, stride);
}
