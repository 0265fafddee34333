/// src/world/edits/edits_fill.c: fills the tiles of an edited world: first the world's tiles, then
/// the tiles of areas, then the patches of each chunk.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "edits_model.h"

#include <string.h>

enum {
    PAVE_EDIT_STRIP_CHUNKS = 16, ///< number of adjacent chunks in a strip of a rectangle
    PAVE_EDIT_STRIP_TILINGS = 8,
    PAVE_EDIT_ROUND_ALONE = 1 << 22, ///< approximate number of cells between two progress reports
    PAVE_EDIT_ROUND_SHARED = 1 << 24,
    PAVE_EDIT_ROW_ROOM = 4096 ///< capacity: ids of a window computed at a time
};

// ---- One cell -----------------------------------------------------------------------------------

/// Returns the first patch whose local number is at least `local`.
static int64_t edit_patch_search(const pave_edit_chunk *chunk, uint32_t local)
{
    if (local == 0) return 0;
    if (local >= (uint32_t)PAVE_EDIT_CHUNK << PAVE_EDIT_SLOT_LOG) return chunk->count;
    int64_t low = 0, high = chunk->count;
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        if (chunk->patches[middle].local < local)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static const pave_edit_patch *edits_patch_at(const pave_edits *edits, pave_cell cell)
{
    const int32_t number = pave_edits_chunk_of(edits, cell);
    if (number < 0) return NULL;
    const pave_edit_chunk *chunk = &edits->chunks[number];
    const uint32_t local = pave_edits_local(edits, cell);
    const int64_t i = edit_patch_search(chunk, local);
    return i < chunk->count && chunk->patches[i].local == local ? &chunk->patches[i] : NULL;
}

static const pave_edits *edits_of(const pave_world *world)
{
    return ((const pave_edited_world *)world)->edits;
}

static const pave_world *edits_ground_at(const pave_edits *edits, pave_cell cell,
                                         pave_world_view *view)
{
    return pave_edits_ground(edits, pave_edits_area_at(edits, cell.q, cell.r), view);
}

static uint32_t edited_at(const pave_world *world, pave_cell cell)
{
    const pave_edits *edits = edits_of(world);
    pave_world_view view;
    const pave_edit_patch *patch = edits_patch_at(edits, cell);
    if (patch) return patch->tile;
    return pave_world_at(edits_ground_at(edits, cell, &view), cell);
}

static void edited_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    const pave_edits *edits = edits_of(world);
    pave_world_view view;
    const pave_edit_patch *patch = edits_patch_at(edits, cell);
    if (patch)
        memcpy(out, pave_edits_tile_colors(edits, cell.s, patch->tile),
               (size_t)(2 * pave_tiling_side_count(edits->tiling, cell.s)));
    else
        pave_world_colors_at(edits_ground_at(edits, cell, &view), cell, out);
}

// ---- Rectangles ---------------------------------------------------------------------------------

/// Returns the part of a rectangle that is in chunk q, r.
static pave_rect edits_chunk_part(pave_rect rect, int32_t q, int32_t r)
{
    return pave_rect_intersection(rect, pave_rect_of(q * PAVE_EDIT_CHUNK, r * PAVE_EDIT_CHUNK,
                                                     PAVE_EDIT_CHUNK, PAVE_EDIT_CHUNK));
}

/// Returns the output address of a part of a rectangle.
static uint32_t *edits_part_out(const pave_edits *edits, pave_rect rect, pave_rect part,
                                uint32_t *out, ptrdiff_t stride)
{
    return out + (part.r - rect.r) * stride + (ptrdiff_t)(part.q - rect.q) * edits->face_count;
}

/// Fills the cells of a rectangle within a chunk that are in areas; the latest area is filled last.
static void edits_fill_areas(const pave_edits *edits, pave_rect rect, uint32_t *out,
                             ptrdiff_t stride)
{
    pave_world_view view;
    const int32_t whole = pave_edits_covering_area(edits, rect);
    int64_t after = whole == PAVE_EDIT_NONE ? 0 : edits->areas[whole].number - 1;
    for (int32_t area; (area = pave_edits_next_area(edits, rect, after)) != PAVE_EDIT_NONE;) {
        const pave_rect part = pave_rect_intersection(rect, edits->areas[area].rect);
        pave_world_fill(pave_edits_ground(edits, area, &view), part, NULL,
                        edits_part_out(edits, rect, part, out, stride), stride);
        after = edits->areas[area].number;
    }
}

/// Writes the patches of a chunk that are in a rectangle within it.
static void edits_fill_patches(const pave_edits *edits, const pave_edit_chunk *chunk,
                               pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    if (!chunk->patches) return; // no arithmetic on NULL
    const uint32_t faces = (uint32_t)edits->face_count, mask = (1 << PAVE_EDIT_SLOT_LOG) - 1;
    const uint32_t top = (uint32_t)(rect.r - chunk->r * PAVE_EDIT_CHUNK),
                   left = (uint32_t)(rect.q - chunk->q * PAVE_EDIT_CHUNK) * faces,
                   width = (uint32_t)rect.width * faces;
    const pave_edit_patch *patch =
        chunk->patches + edit_patch_search(chunk, top << PAVE_EDIT_SLOT_LOG);
    const pave_edit_patch *end =
        chunk->patches +
        edit_patch_search(chunk, (top + (uint32_t)rect.height) << PAVE_EDIT_SLOT_LOG);
    for (; patch < end; patch++) {
        const uint32_t row = (patch->local >> PAVE_EDIT_SLOT_LOG) - top,
                       slot = (patch->local & mask) - left;
        if (slot < width) out[(ptrdiff_t)row * stride + slot] = patch->tile;
    }
}

/// Returns the chunk q, r; NULL if it has no edits.
static const pave_edit_chunk *edits_find_chunk(const pave_edits *edits, int32_t q, int32_t r)
{
    const int32_t number = pave_index_get(&edits->chunk_numbers, pave_edits_chunk_key(q, r));
    return number < 0 ? NULL : &edits->chunks[number];
}

/// Copies a rectangle within a chunk whose tiles are all stored.
static void edits_copy_whole(const pave_edits *edits, const pave_edit_chunk *chunk, pave_rect rect,
                             uint32_t *out, ptrdiff_t stride)
{
    const ptrdiff_t row = (ptrdiff_t)PAVE_EDIT_CHUNK * edits->face_count;
    const uint32_t *from = chunk->whole + (rect.r - chunk->r * PAVE_EDIT_CHUNK) * row +
                           (ptrdiff_t)(rect.q - chunk->q * PAVE_EDIT_CHUNK) * edits->face_count;
    const size_t size = (size_t)rect.width * (size_t)edits->face_count * sizeof *out;
    for (int32_t y = 0; y < rect.height; y++) memcpy(out + y * stride, from + y * row, size);
}

/// Fills a rectangle within a row of chunks, none of which stores all its tiles.
static void edits_fill_run(const pave_edits *edits, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    const int32_t r = rect.r >> PAVE_EDIT_CHUNK_LOG;
    if (rect.width == 0) return;
    pave_world_fill(edits->world, rect, NULL, out, stride);
    for (int32_t q = rect.q >> PAVE_EDIT_CHUNK_LOG;
         q <= (rect.q + rect.width - 1) >> PAVE_EDIT_CHUNK_LOG; q++) {
        const pave_rect part = edits_chunk_part(rect, q, r);
        uint32_t *to = edits_part_out(edits, rect, part, out, stride);
        if (edits->area_standing > 0) edits_fill_areas(edits, part, to, stride);
        const pave_edit_chunk *chunk = edits_find_chunk(edits, q, r);
        if (chunk) edits_fill_patches(edits, chunk, part, to, stride);
    }
}

/// Fills a rectangle within a row of chunks: the chunks that store all their tiles, and the parts
/// between them.
static void edits_fill_part(const pave_edits *edits, pave_rect rect, uint32_t *out,
                            ptrdiff_t stride)
{
    const int32_t r = rect.r >> PAVE_EDIT_CHUNK_LOG, end = rect.q + rect.width;
    int32_t begin = rect.q; // start of the remaining part
    for (int32_t q = rect.q >> PAVE_EDIT_CHUNK_LOG; q <= (end - 1) >> PAVE_EDIT_CHUNK_LOG; q++) {
        const pave_edit_chunk *chunk = edits_find_chunk(edits, q, r);
        if (!chunk || !chunk->whole) continue;
        const pave_rect part = edits_chunk_part(rect, q, r),
                        run = pave_rect_of(begin, rect.r, part.q - begin, rect.height);
        edits_fill_run(edits, run, edits_part_out(edits, rect, run, out, stride), stride);
        edits_copy_whole(edits, chunk, part, edits_part_out(edits, rect, part, out, stride),
                         stride);
        begin = part.q + part.width;
    }
    const pave_rect run = pave_rect_of(begin, rect.r, end - begin, rect.height);
    edits_fill_run(edits, run, edits_part_out(edits, rect, run, out, stride), stride);
}

static bool is_of_blocks(const pave_edits *edits)
{
    return edits->world->method == PAVE_WORLD_BLOCKS;
}

void pave_edits_keep_whole(pave_edits *edits, pave_edit_chunk *chunk)
{
    enum { PART = 8 }; // a chunk stores all its tiles if at least 1/PART of them are patches
    const int64_t size = pave_edits_chunk_size(edits);
    const pave_rect rect = pave_rect_of(chunk->q * PAVE_EDIT_CHUNK, chunk->r * PAVE_EDIT_CHUNK,
                                        PAVE_EDIT_CHUNK, PAVE_EDIT_CHUNK);
    // With BLOCKS, computing the world costs more than applying all patches. At the limit of the
    // coordinates, chunks are clipped.
    if (is_of_blocks(edits) || !pave_rect_in_range(rect) || chunk->count < size / PART) {
        pave_array_release(&edits->allocator, chunk->whole);
        chunk->whole = NULL;
        return;
    }
    if (!chunk->whole)
        chunk->whole = pave_array_take(&edits->allocator, (size_t)size, sizeof *chunk->whole);
    if (chunk->whole)
        edits_fill_run(edits, rect, chunk->whole, (ptrdiff_t)PAVE_EDIT_CHUNK * edits->face_count);
}

typedef struct pave_edits_job {
    const pave_edits *edits;
    pave_rect rect;
    uint32_t *out;
    ptrdiff_t stride;
    int32_t width;   ///< width of a strip, in unit cells
    int64_t columns; ///< number of strips side by side
    int64_t first;   ///< number of the round's first strip
} pave_edits_job;

static void edits_strip(void *context, int32_t index)
{
    const pave_edits_job *job = context;
    const int64_t strip = job->first + index;
    const int64_t q = pave_floor_divide(job->rect.q, job->width) + strip % job->columns,
                  r = (job->rect.r >> PAVE_EDIT_CHUNK_LOG) + strip / job->columns;
    const pave_rect part = pave_rect_intersection(
        job->rect, pave_rect_of((int32_t)(q * job->width), (int32_t)(r * PAVE_EDIT_CHUNK),
                                job->width, PAVE_EDIT_CHUNK));
    edits_fill_part(job->edits, part,
                    edits_part_out(job->edits, job->rect, part, job->out, job->stride),
                    job->stride);
}

/// Returns the number of rows of chunks of a round.
static int64_t edits_round(const pave_edits *edits, const pave_batch *batch, int64_t row)
{
    const int64_t cells = row * PAVE_EDIT_CHUNK * edits->world->slow;
    return (pave_batch_shared(batch) ? PAVE_EDIT_ROUND_SHARED : PAVE_EDIT_ROUND_ALONE) / cells + 1;
}

static pave_result edited_fill(const pave_world *world, pave_rect rect, const pave_batch *batch,
                               uint32_t *out, ptrdiff_t stride)
{
    const pave_edits *edits = edits_of(world);
    const int64_t row = (int64_t)rect.width * edits->face_count;
    pave_edits_job job = {.edits = edits, .rect = rect, .out = out, .stride = stride};
    job.width = PAVE_EDIT_CHUNK * (!world->of_squares    ? PAVE_EDIT_STRIP_TILINGS
                                   : is_of_blocks(edits) ? 1
                                                         : PAVE_EDIT_STRIP_CHUNKS);
    job.columns = pave_floor_divide((int64_t)rect.q + rect.width - 1, job.width) -
                  pave_floor_divide(rect.q, job.width) + 1;
    const int64_t low = rect.r >> PAVE_EDIT_CHUNK_LOG,
                  steps = (((int64_t)rect.r + rect.height - 1) >> PAVE_EDIT_CHUNK_LOG) - low + 1,
                  round = edits_round(edits, batch, row);
    for (int64_t step = 0; step < steps; step += round) {
        const int64_t done = step == 0 ? 0 : ((low + step) * PAVE_EDIT_CHUNK - rect.r) * row;
        if (pave_batch_stop(batch, done, row * rect.height)) return PAVE_STOPPED;
        const int64_t left = steps - step < round ? steps - step : round;
        job.first = step * job.columns;
        pave_batch_run(batch, (int32_t)(left * job.columns), edits_strip, &job);
    }
    pave_batch_stop(batch, row * rect.height, row * rect.height); // all cells are filled
    return PAVE_OK;
}

// ---- Windows ------------------------------------------------------------------------------------

typedef struct pave_edits_window_job {
    const pave_edits *edits;
    const pave_window *window;
    uint32_t *out;
} pave_edits_window_job;

/// Fills the ids of the areas in a rectangle within a chunk, for cells in the window.
static void edits_window_areas(const pave_edits_window_job *job, pave_rect rect)
{
    const pave_edits *edits = job->edits;
    pave_world_view view;
    uint32_t ids[PAVE_EDIT_ROW_ROOM];
    const int32_t faces = edits->face_count, columns = PAVE_EDIT_ROW_ROOM / faces;
    const int32_t whole = pave_edits_covering_area(edits, rect);
    int64_t after = whole == PAVE_EDIT_NONE ? 0 : edits->areas[whole].number - 1;
    for (int32_t area; (area = pave_edits_next_area(edits, rect, after)) != PAVE_EDIT_NONE;) {
        const pave_rect part = pave_rect_intersection(rect, edits->areas[area].rect);
        const pave_world *world = pave_edits_ground(edits, area, &view);
        after = edits->areas[area].number;
        for (int32_t y = 0; y < part.height; y++)
            for (int32_t x = 0; x < part.width; x += columns) {
                const int32_t width = part.width - x < columns ? part.width - x : columns;
                const pave_rect piece = pave_rect_of(part.q + x, part.r + y, width, 1);
                pave_world_fill(world, piece, NULL, ids, (ptrdiff_t)width * faces);
                for (int32_t i = 0; i < width * faces; i++) {
                    const int64_t index = pave_window_index(
                        job->window, (pave_cell){piece.q + i / faces, piece.r, i % faces});
                    if (index >= 0) job->out[index] = ids[i];
                }
            }
    }
}

static void edits_window_patches(const pave_edits_window_job *job, int32_t number)
{
    const pave_edits *edits = job->edits;
    const pave_edit_chunk *chunk = &edits->chunks[number];
    for (int64_t i = 0; i < chunk->count; i++) {
        const pave_cell cell =
            pave_edits_cell(edits, pave_edits_key(number, chunk->patches[i].local));
        const int64_t index = pave_window_index(job->window, cell);
        if (index >= 0) job->out[index] = chunk->patches[i].tile;
    }
}

/// Returns the bounding rectangle of the window's unit cells in rows low..high-1; its width is 0 if
/// it has no such cells.
static pave_rect edits_window_rows(const pave_window *window, int32_t low, int32_t high)
{
    const int64_t faces = window->face_count;
    int64_t first = INT64_MAX, last = INT64_MIN;
    for (int32_t row = low; row < high; row++) {
        const pave_window_row *run = &window->rows[row];
        int64_t slots = run[1].start - run->start;
        if (window->gaps) slots += window->gaps[row].before + window->gaps[row].after;
        if (slots == 0) continue;
        const int64_t q = pave_floor_divide(run->slot, faces),
                      end = pave_floor_divide(run->slot + slots - 1, faces);
        if (q < first) first = q;
        if (end > last) last = end;
    }
    if (first > last) return pave_rect_of(0, window->r + low, 0, 0);
    return pave_rect_of((int32_t)first, window->r + low, (int32_t)(last - first + 1), high - low);
}

/// Fills the rows of a window that are in a row of chunks. `index` 0 is the first row of chunks of
/// the window.
static void edits_window_strip(void *context, int32_t index)
{
    const pave_edits_window_job *job = context;
    const pave_window *window = job->window;
    const int32_t r = (window->r >> PAVE_EDIT_CHUNK_LOG) + index;
    const int64_t top = (int64_t)r * PAVE_EDIT_CHUNK - window->r, bottom = top + PAVE_EDIT_CHUNK;
    const pave_rect rect =
        edits_window_rows(window, top > 0 ? (int32_t)top : 0,
                          bottom < window->row_count ? (int32_t)bottom : window->row_count);
    if (rect.width == 0) return;
    for (int32_t q = rect.q >> PAVE_EDIT_CHUNK_LOG;
         q <= (rect.q + rect.width - 1) >> PAVE_EDIT_CHUNK_LOG; q++) {
        if (job->edits->area_standing > 0) edits_window_areas(job, edits_chunk_part(rect, q, r));
        const int32_t number =
            pave_index_get(&job->edits->chunk_numbers, pave_edits_chunk_key(q, r));
        if (number >= 0) edits_window_patches(job, number);
    }
}

static pave_result edited_fill_window(const pave_world *world, const pave_window *window,
                                      const pave_batch *batch, uint32_t *out)
{
    const pave_edits *edits = edits_of(world);
    const pave_result result = pave_world_fill_window(edits->world, window, batch, out);
    if (result || edits->chunk_count == 0) return result;
    const int64_t low = window->r >> PAVE_EDIT_CHUNK_LOG,
                  high = ((int64_t)window->r + window->row_count - 1) >> PAVE_EDIT_CHUNK_LOG;
    pave_edits_window_job job = {edits, window, out};
    pave_batch_run(batch, (int32_t)(high - low + 1), edits_window_strip, &job);
    return PAVE_OK;
}

// ---- Unchanged properties -----------------------------------------------------------------------

static uint64_t edited_hash(const pave_world *world, uint64_t hash)
{
    const pave_world *base = edits_of(world)->world;
    return base->way->hash ? base->way->hash(base, hash) : hash;
}

static int edited_level_at(const pave_world *world, pave_cell cell)
{
    return pave_world_level_at(edits_of(world)->world, cell);
}

static int edited_class_at(const pave_world *world, pave_cell cell)
{
    return pave_world_class_at(edits_of(world)->world, cell);
}

static pave_result edited_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                                  int64_t capacity, int64_t *count)
{
    return pave_world_closure(edits_of(world)->world, cell, out, capacity, count);
}

const pave_world_way pave_way_edited = {.at = edited_at,
                                        .colors_at = edited_colors_at,
                                        .level_at = edited_level_at,
                                        .hash = edited_hash,
                                        .class_at = edited_class_at,
                                        .closure = edited_closure,
                                        .fill = edited_fill,
                                        .fill_window = edited_fill_window};
