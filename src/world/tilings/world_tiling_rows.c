/// src/world/tilings/world_tiling_rows.c: fills strips of a world on a tiling under FEATURE: the
/// colours of one feature in a row of unit cells at a time, then the codes and tiles of one face at
/// a time. It gives the same tiles as world_tiling_at.c; the loops are in world_simd.c.
///
/// A strip is divided into pieces. Index 0 of every row of features is the piece's `base`, a
/// multiple of 16, where calls for 16 neighbours begin. Rows of a feature that the next row of
/// cells also needs are kept in a ring buffer.
#include "../../base/exact.h"

#include "../world_row_colors.h"
#include "world_tiling.h"

#include <string.h>

enum {
    PAVE_FEATURE_ROOM = 32768,   ///< capacity for all rows of features, in bytes
    PAVE_FEATURE_ROW_MAX = 1024, ///< maximum size of one row; buffers have 64 additional elements
    PAVE_FEATURE_ROW_MIN = 160,
    PAVE_WALLED_WIDTH = 112, ///< maximum width of a piece of a connected world
    /// maximum reach of places in connected worlds that are filled block by block
    PAVE_WALLED_REACH = 32,
    /// capacity: codes of a piece and its rim, used when dead ends are opened
    PAVE_OPENED_ROOM = 8192
};

/// The state while a piece is filled from top to bottom.
typedef struct pave_feature_rows {
    const pave_world *world;
    const pave_world_kernel *kernel;
    int32_t base, q, width; ///< q of index 0; first q and width of the piece, in unit cells
    int32_t bytes;          ///< size of a row of features: a multiple of PAVE_ROW_MULTIPLE
    pave_bias_rows *bias;   ///< NULL: none
    pave_wall_block *walls; ///< NULL: not a connected world of edges
    pave_rock_view *rocks;  ///< NULL: nothing is blocked
    bool codes_alone;       ///< write codes instead of tiles
    uint8_t colors[PAVE_FEATURE_ROOM + 64];    ///< rows of features
    uint32_t words[PAVE_FEATURE_ROW_MAX + 64]; ///< scratch
    uint8_t marks[PAVE_FEATURE_ROW_MAX + 64];  ///< scratch
    uint8_t other[PAVE_FEATURE_ROW_MAX + 64];  ///< scratch
    uint32_t codes[PAVE_FEATURE_ROW_MAX + 64]; ///< scratch
} pave_feature_rows;

static uint8_t *feature_row(pave_feature_rows *rows, const pave_feature *feature, int32_t r)
{
    const int32_t turn = r % feature->depth;
    return rows->colors +
           (ptrdiff_t)(feature->first_row + turn + (turn < 0 ? feature->depth : 0)) * rows->bytes;
}

/// Computes the colours of a feature by one of its laws.
static void feature_color_row(pave_feature_rows *rows, const pave_feature *feature, int which,
                              const pave_byte_run *run)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    const int32_t number = (int32_t)(feature - own->features);
    if (!rows->bias || pave_bias_is_bare(rows->bias->bias))
        pave_color_bytes(rows->world, feature->laws[which], run, rows->marks);
    if (rows->bias)
        pave_bias_rows_color(rows->bias, pave_feature_law(own, number, which), rows->base, run->r,
                             run->bytes, rows->bytes, run->colors);
}

/// Returns the index of the first element that cells need in a row of features; the next function
/// returns the number of such elements.
static int32_t feature_lead(const pave_feature_rows *rows)
{
    return rows->q - ((const pave_world_tiling *)rows->world)->reach_q - rows->base;
}

static int32_t feature_read(const pave_feature_rows *rows)
{
    return rows->width + 2 * ((const pave_world_tiling *)rows->world)->reach_q;
}

/// At marked positions, replaces the colours with those of another law. Marks are 255 or 0.
static void feature_take(pave_feature_rows *rows, const pave_feature *feature, int which,
                         const pave_byte_run *run, const uint8_t *restrict marks)
{
    const int32_t lead = feature_lead(rows), count = feature_read(rows);
    pave_byte_run again = *run;
    again.colors = rows->other;
    feature_color_row(rows, feature, which, &again);
    uint8_t *restrict colors = run->colors + lead;
    const uint8_t *restrict other = rows->other + lead;
    for (int32_t i = 0; i < count; i++)
        colors[i] = (uint8_t)((colors[i] & ~marks[i]) | (other[i] & marks[i]));
}

/// Replaces the colours of edges that may be closed, and of edges of blocked cells.
static void feature_close(pave_feature_rows *rows, const pave_feature *feature,
                          const pave_byte_run *run)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    const int32_t edge = (int32_t)(feature - own->features), q = rows->base + feature_lead(rows),
                  count = feature_read(rows);
    uint8_t marks[PAVE_WALLED_WIDTH + 2 * PAVE_WALLED_REACH];
    pave_wall_block_row(rows->walls, edge, q, run->r, count, marks);
    feature_take(rows, feature, PAVE_LAW_OTHER, run, marks);
    if (!rows->rocks) return;
    for (int32_t i = 0; i < count; i++)
        marks[i] = pave_rock_beside(rows->rocks, (pave_cell){q + i, run->r, edge}) ? 255 : 0;
    feature_take(rows, feature, PAVE_LAW_SOLID, run, marks);
}

/// Replaces the colours of corners that were candidates for rock but are not blocked.
static void feature_refuse(pave_feature_rows *rows, const pave_feature *feature,
                           const pave_byte_run *run)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    const int32_t lead = feature_lead(rows), count = feature_read(rows);
    pave_bias_view knots = {.made = false};
    for (int32_t i = lead; i < lead + count; i++) {
        const pave_cell corner = {rows->base + i, run->r, (int32_t)feature->s};
        if (!own->passable[run->colors[i]] && !pave_rock_at(rows->rocks, corner))
            run->colors[i] = pave_tiling_refused_color(rows->world, &knots, corner);
    }
}

/// Computes the colours of a feature in row r.
static void feature_draw(pave_feature_rows *rows, const pave_feature *feature, int32_t r)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    const int32_t calls = pave_round_up(rows->bytes / 16, PAVE_RUN_MULTIPLE);
    const pave_call_run run = {
        &rows->world->keys, feature->stream, feature->s, rows->base >> 4, r, calls, 0};
    rows->kernel->run_by_call(&run, rows->words);
    pave_order_bytes(rows->words, rows->bytes / 4);
    const pave_byte_run bytes = {.bytes = (const uint8_t *)rows->words,
                                 .colors = feature_row(rows, feature, r),
                                 .count = rows->bytes,
                                 .stream = feature->stream,
                                 .s = feature->s,
                                 .q = rows->base,
                                 .r = r};
    const bool edge = feature - own->features < own->edge_count;
    feature_color_row(rows, feature, PAVE_LAW_PLAIN, &bytes);
    if (edge && rows->walls) feature_close(rows, feature, &bytes);
    if (!edge && rows->rocks && !rows->walls) feature_refuse(rows, feature, &bytes);
}

/// Draws the rows of features that row r of cells needs and the row above does not; for the first
/// row, all of them.
static void feature_draw_all(pave_feature_rows *rows, int32_t r, bool first)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    for (int32_t f = 0; f < own->feature_count; f++) {
        const pave_feature *feature = &own->features[f];
        if (!feature->laws[PAVE_LAW_PLAIN]) continue;
        const int32_t end = r + feature->low + feature->depth;
        for (int32_t at = first ? r + feature->low : end - 1; at < end; at++)
            feature_draw(rows, feature, at);
    }
}

/// Computes the codes of a face in row r.
static void feature_codes(pave_feature_rows *rows, const pave_world_face *face, int32_t r)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    memset(rows->codes, 0, (size_t)rows->width * sizeof *rows->codes);
    for (int32_t k = 0; k < face->place_count; k++) {
        const pave_face_place *place = &own->places[face->first + k];
        const uint8_t *row = feature_row(rows, &own->features[place->feature], r + place->r);
        rows->kernel->code_append(row + (rows->q + place->q - rows->base), rows->world->bits,
                                  rows->width, rows->codes);
    }
}

/// Writes the tiles of face s in row r if a code can have several tiles.
static void feature_variants(pave_feature_rows *rows, int32_t s, int32_t r, uint32_t *out)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    const pave_deck *deck = own->faces[s].deck;
    const pave_deck_table *table = &deck->tables[deck->by_code];
    const int32_t lead = rows->q & 3;
    const pave_call_run run = {&rows->world->keys,
                               PAVE_STREAM_VARIANT,
                               (uint32_t)s,
                               rows->q >> 2,
                               r,
                               pave_round_up((lead + rows->width + 3) / 4, PAVE_RUN_MULTIPLE),
                               0};
    rows->kernel->run_by_call(&run, rows->words);
    for (int32_t i = 0; i < rows->width; i++)
        out[(ptrdiff_t)i * own->face_count] =
            deck->filler_id[pave_deck_pick(table, rows->codes[i], rows->words[lead + i])];
}

static void feature_emit(pave_feature_rows *rows, int32_t r, uint32_t *out)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    for (int32_t s = 0; s < own->face_count; s++) {
        const pave_deck *deck = own->faces[s].deck;
        feature_codes(rows, &own->faces[s], r);
        if (rows->codes_alone) {
            for (int32_t i = 0; i < rows->width; i++)
                out[(ptrdiff_t)i * own->face_count + s] = rows->codes[i];
            continue;
        }
        if (deck->has_variants) {
            feature_variants(rows, s, r, out + s);
            continue;
        }
        for (int32_t i = 0; i < rows->width; i++)
            out[(ptrdiff_t)i * own->face_count + s] = deck->id_of_code[rows->codes[i]];
    }
}

/// Makes the walls of the rows of features that row y of a rectangle needs and earlier rows do not,
/// and of as many more rows as fit in the block. `end` is the row after the last one made.
static void feature_make_walls(pave_feature_rows *rows, pave_rect rect, int32_t y, int32_t *end)
{
    const pave_world_tiling *own = (const pave_world_tiling *)rows->world;
    const int32_t columns = rows->width + 2 * own->reach_q, r = rect.r + y;
    if (y > 0 && r + own->high < *end) return;
    const int32_t first = r + own->low, left = rect.r + rect.height + own->high - first,
                  capacity = pave_wall_block_rows(own->walls, columns);
    pave_wall_block_make(rows->walls, own->walls, rows->world->seed, rows->q - own->reach_q, first,
                         columns, left < capacity ? left : capacity);
    if (rows->rocks) pave_wall_block_silence(rows->walls, pave_rock_touches, rows->rocks);
    *end = first + capacity;
}

/// Scratch memory that is reused for each piece.
typedef struct pave_feature_scratch {
    pave_wall_block *walls; ///< NULL: not a connected world of edges
    pave_rock_view *rocks;  ///< NULL: nothing is blocked
    bool codes_alone;
} pave_feature_scratch;

/// Fills a piece of a strip, as wide as the rows allow.
static void feature_fill_piece(const pave_world *world, pave_rect rect,
                               const pave_feature_scratch *scratch, uint32_t *out, ptrdiff_t stride)
{
    const int32_t reach = ((const pave_world_tiling *)world)->reach_q;
    pave_feature_rows rows;
    pave_bias_rows bias;
    int32_t walls_end = 0;
    rows.world = world;
    rows.bias = world->bias ? &bias : NULL;
    rows.walls = scratch->walls;
    rows.rocks = scratch->rocks;
    rows.codes_alone = scratch->codes_alone;
    rows.kernel = world->kernel;
    rows.q = rect.q;
    rows.width = rect.width;
    rows.base = (rect.q - reach) & ~15;
    rows.bytes = pave_round_up(rect.q + rect.width + reach - rows.base, PAVE_ROW_MULTIPLE);
    if (world->bias) pave_bias_rows_begin(&bias, world->bias, rows.base, rows.bytes);
    for (int32_t y = 0; y < rect.height; y++) {
        if (rows.walls) feature_make_walls(&rows, rect, y, &walls_end);
        feature_draw_all(&rows, rect.r + y, y == 0);
        feature_emit(&rows, rect.r + y, out + y * stride);
    }
}

/// A rectangle to be filled, in pieces of limited width.
typedef struct pave_feature_job {
    const pave_world *world;
    pave_rect rect;
    int32_t most;
    uint32_t *out;
    ptrdiff_t stride;
} pave_feature_job;

static void feature_fill(const pave_feature_job *job, const pave_feature_scratch *scratch)
{
    const pave_rect rect = job->rect;
    for (int32_t done = 0, width; done < rect.width; done += width) {
        width = rect.width - done < job->most ? rect.width - done : job->most;
        feature_fill_piece(job->world, pave_rect_of(rect.q + done, rect.r, width, rect.height),
                           scratch, job->out + (ptrdiff_t)done * job->world->face_count,
                           job->stride);
    }
}

/// The codes of a rectangle.
typedef struct pave_code_rect {
    pave_rect rect;
    int32_t faces;
    uint32_t codes[PAVE_OPENED_ROOM];
} pave_code_rect;

static uint32_t code_in(void *context, pave_cell cell)
{
    const pave_code_rect *in = context;
    const int64_t x = cell.q - in->rect.q, y = cell.r - in->rect.r;
    return in->codes[(y * in->rect.width + x) * in->faces + cell.s];
}

/// Fills a rectangle in which dead ends are opened: computes the codes of each piece and of the
/// cells around it, and then the tiles.
static void feature_fill_opened(const pave_feature_job *job, const pave_feature_scratch *scratch)
{
    const pave_world *world = job->world;
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const pave_rect rect = job->rect;
    const int32_t rim = (own->rocks ? 2 : 1) * own->side_reach, faces = own->face_count;
    const int32_t high = rect.height < 16 ? rect.height : 16;
    int32_t most = PAVE_OPENED_ROOM / faces / (high + 2 * rim) - 2 * rim;
    if (most > job->most - 2 * rim) most = job->most - 2 * rim;
    if (most < 1) {
        pave_world_tiling_fill_singly(world, rect, job->out, job->stride);
        return;
    }
    pave_code_rect around;
    for (int32_t y = 0; y < rect.height; y += high)
        for (int32_t x = 0; x < rect.width; x += most) {
            const int32_t wide = rect.width - x < most ? rect.width - x : most,
                          tall = rect.height - y < high ? rect.height - y : high;
            around.faces = faces;
            around.rect =
                pave_rect_of(rect.q + x - rim, rect.r + y - rim, wide + 2 * rim, tall + 2 * rim);
            feature_fill_piece(world, around.rect, scratch, around.codes,
                               (ptrdiff_t)around.rect.width * faces);
            for (int32_t i = 0; i < wide * tall * faces; i++) {
                const pave_cell cell = {rect.q + x + i / faces % wide,
                                        rect.r + y + i / faces / wide, i % faces};
                const uint32_t code =
                    pave_tiling_opened_code(world, (pave_codes){code_in, &around}, cell);
                job->out[(cell.r - rect.r) * job->stride + (ptrdiff_t)(cell.q - rect.q) * faces +
                         cell.s] = pave_deck_feature_id(world, own->faces[cell.s].deck, code, cell);
            }
        }
}

/// Fills a rectangle of a connected world with walls, in pieces that fit their blocks.
static void feature_fill_walled(pave_feature_job *job, pave_rock_view *rocks)
{
    const pave_world_tiling *own = (const pave_world_tiling *)job->world;
    const int32_t least = own->high - own->low + 1;
    pave_wall_block walls;
    const pave_feature_scratch scratch = {&walls, rocks, own->opened > 0};
    if (job->most > PAVE_WALLED_WIDTH) job->most = PAVE_WALLED_WIDTH;
    while (job->most > 1 &&
           pave_wall_block_rows(own->walls, job->most + 2 * own->reach_q) < 2 * least)
        job->most /= 2;
    if (job->most > 1 && own->reach_q <= PAVE_WALLED_REACH)
        (own->opened ? feature_fill_opened : feature_fill)(job, &scratch);
    else
        pave_world_tiling_fill_singly(job->world, job->rect, job->out, job->stride);
}

/// Fills a rectangle of a connected world with rocks.
static void feature_fill_rocky(pave_rock_view *rocks, void *context)
{
    pave_feature_job *job = context;
    const int32_t columns = pave_rock_columns(rocks->rocks);
    if (job->most > columns) job->most = columns;
    if (rocks->rocks->cells)
        feature_fill_walled(job, rocks);
    else
        feature_fill(job, &(pave_feature_scratch){NULL, rocks, false});
}

void pave_world_tiling_fill_features(const pave_world *world, pave_rect rect, uint32_t *out,
                                     ptrdiff_t stride)
{
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    int32_t capacity = PAVE_FEATURE_ROOM / own->row_count / PAVE_ROW_MULTIPLE * PAVE_ROW_MULTIPLE;
    if (capacity > PAVE_FEATURE_ROW_MAX) capacity = PAVE_FEATURE_ROW_MAX;
    if (world->bias && capacity > PAVE_BIAS_ROW) capacity = PAVE_BIAS_ROW;
    const int32_t most = capacity - 2 * own->reach_q - 16 - PAVE_ROW_MULTIPLE;
    pave_feature_job job = {world, rect, most, out, stride};
    if (capacity < PAVE_FEATURE_ROW_MIN || most < 64)
        pave_world_tiling_fill_singly(world, rect, out, stride);
    else if (own->rocks)
        pave_rocks_run(world, own->rocks, feature_fill_rocky, &job);
    else if (own->walls)
        feature_fill_walled(&job, NULL);
    else
        feature_fill(&job, &(pave_feature_scratch){NULL, NULL, false});
}
