/// formats/bake/bake_unit.c: makes the pictures or chunks of a unit.
#define _XOPEN_SOURCE 700
#include "bake_unit.h"

#include "bake_png.h"

#include "../common/common_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libdeflate.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    SIDE = PAVE_BAKE_UNIT_SIDE * PAVE_BAKE_PICTURE, ///< pixels along a side of a unit
    STRIDE = 4 * SIDE,
    ROWS = 512, // drawn by a call: few, so that a run stops soon
    CELLS = PAVE_BAKE_CHUNK * PAVE_BAKE_CHUNK,
    LEVEL = 1 // higher levels take longer and save little
};

static size_t pixels_size(void) { return (size_t)STRIDE * SIDE; }

static size_t face_count(const pave_bake_def *def)
{
    return def->face_count > 1 ? (size_t)def->face_count : 1;
}

int pave_bake_id_size(const pave_bake_def *def)
{
    return def->id_max < UINT8_MAX ? 1 : def->id_max < UINT16_MAX ? 2 : 4;
}

static size_t packed_size(const pave_bake_def *def)
{
    return CELLS * face_count(def) * (size_t)pave_bake_id_size(def);
}

// ---- Makers -------------------------------------------------------------------------------------

pave_result pave_bake_maker_open(pave_bake_maker *maker, const pave_bake_work *work)
{
    const pave_allocator *allocator = work->allocator;
    *maker = (pave_bake_maker){.work = work,
                               .reader = {work, -1, -1, -1},
                               .bytes = {.allocator = allocator},
                               .made = {.allocator = allocator}};
    if (work->plan.pyramid) {
        maker->png = pave_bake_png_open(allocator);
        maker->pixels = pave_common_array(allocator, pixels_size(), 1);
        if (work->plan.zoom_max < work->plan.native)
            maker->drawn = pave_common_array(allocator, pixels_size(), 1);
        return maker->png && maker->pixels &&
                       (maker->drawn || work->plan.zoom_max == work->plan.native)
                   ? PAVE_OK
                   : PAVE_NO_MEMORY;
    }
    maker->ids = pave_common_array(allocator, CELLS * face_count(work->def), sizeof *maker->ids);
    maker->packed = pave_common_array(allocator, packed_size(work->def), 1);
    maker->compressor = libdeflate_alloc_compressor(LEVEL);
    return maker->ids && maker->packed && maker->compressor ? PAVE_OK : PAVE_NO_MEMORY;
}

void pave_bake_maker_release(pave_bake_maker *maker)
{
    if (!maker->work) return;
    const pave_allocator *allocator = maker->work->allocator;
    libdeflate_free_compressor(maker->compressor);
    pave_bake_png_close(maker->png);
    PAVE_COMMON_FREE(allocator, maker->packed, maker->ids, maker->drawn, maker->pixels);
    pave_bake_bytes_release(&maker->made);
    pave_bake_bytes_release(&maker->bytes);
    pave_bake_reader_close(&maker->reader);
    maker->work = NULL;
}

static pave_result fail(pave_bake_maker *maker, pave_result result, const char *what)
{
    return PAVE_FAIL(&maker->error, result, "unit %" PRId64 ": %s: %s", maker->record.unit, what,
                     pave_result_text(result));
}

static pave_result fail_memory(pave_bake_maker *maker)
{
    return PAVE_FAIL(&maker->error, PAVE_NO_MEMORY, "out of memory");
}

// ---- Pixels -------------------------------------------------------------------------------------

/// Draws the next rows of a square at the native level. Sets maker->more unless they are the last.
static pave_result draw(pave_bake_maker *maker, int64_t x, int64_t y, uint8_t *rgba)
{
    const pave_bake_source *source = &maker->work->def->source;
    const int32_t row = maker->row;
    const pave_result result =
        source->pixels(source->context, x, y + row, SIDE, ROWS, rgba + (size_t)row * STRIDE);
    if (result != PAVE_OK) return fail(maker, result, "its pixels");
    maker->row = (row + ROWS) % SIDE;
    maker->more = maker->row > 0;
    return PAVE_OK;
}

/// Draws a part of the greatest level of a unit by shrinking squares `times` levels deeper. Sets
/// maker->more unless it is the last.
static pave_result draw_smaller(pave_bake_maker *maker, pave_bake_square root, int32_t times)
{
    const int32_t size = SIDE >> times;
    const pave_bake_plan *plan = &maker->work->plan;
    const int64_t x = maker->next.x, y = maker->next.y;
    const int64_t left = (root.x * SIDE + x) << times, top = (root.y * SIDE + y) << times;
    if (x == 0 && y == 0) memset(maker->pixels, 0, pixels_size());
    const pave_result result = draw(maker, left, top, maker->drawn);
    if (result != PAVE_OK || maker->more) return result;
    for (int32_t half = SIDE / 2; half >= size; half /= 2)
        pave_bake_shrink(maker->drawn, STRIDE, half, half, maker->drawn, STRIDE);
    for (int32_t row = 0; row < size; row++)
        memcpy(maker->pixels + (size_t)(y + row) * STRIDE + 4 * (size_t)x,
               maker->drawn + (size_t)row * STRIDE, 4 * (size_t)size);
    const bool wide = x + size < SIDE && left + SIDE < plan->width;
    const bool high = y + size < SIDE && top + SIDE < plan->height;
    maker->next = (pave_bake_square){wide ? x + size : 0, wide ? y : high ? y + size : 0};
    maker->more = wide || high;
    return PAVE_OK;
}

/// Copies the roots of the units below to their positions.
static pave_result gather_roots(pave_bake_maker *maker, pave_bake_square root, int32_t depth)
{
    int64_t count;
    pave_bake_record record;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const pave_bake_plan *plan = &maker->work->plan;
    const int64_t first = pave_bake_plan_below(plan, maker->record.unit, &count);
    memset(maker->pixels, 0, pixels_size());
    for (int64_t unit = first; unit < first + count; unit++) {
        pave_bake_plan_items(plan, unit, items);
        const int64_t x = items[0].x - (root.x << depth), y = items[0].y - (root.y << depth);
        uint8_t *rgba = maker->pixels + (size_t)y * PAVE_BAKE_PICTURE * STRIDE +
                        (size_t)x * 4 * PAVE_BAKE_PICTURE;
        maker->made.size = 0;
        pave_result result = pave_bake_read_record(&maker->reader, unit, &record, &maker->error);
        if (result == PAVE_OK)
            result = pave_bake_read_item(&maker->reader, &record, 0, &maker->made, &maker->error);
        if (result == PAVE_OK)
            result = pave_bake_png_read(maker->made.bytes, maker->made.size, rgba, STRIDE);
        if (result == PAVE_INVALID) result = pave_bake_damaged(maker->work, unit, &maker->error);
        if (result != PAVE_OK) return result;
    }
    maker->made.size = 0;
    return PAVE_OK;
}

// ---- Pyramids -----------------------------------------------------------------------------------

/// Finds the items of a level within a unit's items.
static int32_t items_of_level(const pave_bake_item *items, int32_t count, int32_t level,
                              int32_t *first)
{
    int32_t end = 0;
    while (end < count && items[end].level < level) end++;
    *first = end;
    while (end < count && items[end].level == level) end++;
    return end - *first;
}

/// Encodes the PNGs of a level, whose upper left picture is `corner`.
static pave_result write_level(pave_bake_maker *maker, const pave_bake_item *items, int32_t first,
                               int32_t count, pave_bake_square corner)
{
    for (int32_t i = first; i < first + count; i++) {
        const size_t x = (size_t)(items[i].x - corner.x), y = (size_t)(items[i].y - corner.y);
        const size_t before = maker->made.size;
        const pave_result result = pave_bake_png_write(
            maker->png, maker->pixels + (y * STRIDE + x * 4) * PAVE_BAKE_PICTURE, STRIDE,
            &maker->made);
        if (result != PAVE_OK) return fail_memory(maker);
        maker->record.lengths[i] = (uint32_t)(maker->made.size - before);
    }
    return PAVE_OK;
}

/// Reorders the levels to match the items: they were made from the greatest down.
static pave_result order_levels(pave_bake_maker *maker, const pave_bake_item *items)
{
    size_t end = maker->made.size;
    if (!pave_bake_bytes_reserve(&maker->bytes, end)) return fail_memory(maker);
    for (int32_t i = 0; i < maker->record.count;) {
        size_t size = 0;
        const int32_t level = items[i].level;
        for (; i < maker->record.count && items[i].level == level; i++)
            size += maker->record.lengths[i];
        end -= size;
        pave_bake_bytes_add(&maker->bytes, maker->made.bytes + end, size);
    }
    return PAVE_OK;
}

static pave_result make_pictures(pave_bake_maker *maker)
{
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const pave_bake_plan *plan = &maker->work->plan;
    const pave_bake_stage *stage = pave_bake_plan_stage(plan, maker->record.unit);
    const int32_t count = pave_bake_plan_items(plan, maker->record.unit, items);
    const pave_bake_square root =
        pave_bake_hilbert_square(stage->root, stage->extent, maker->record.unit - stage->first);
    maker->record.count = count;
    maker->made.size = 0;
    pave_result result;
    int32_t shrunk = 0; // how often `pixels` was halved, from 8 x 8 pictures
    if (stage > plan->stages) {
        result = gather_roots(maker, root, stage->top + 1 - stage->root);
        pave_bake_shrink(maker->pixels, STRIDE, SIDE / 2, SIDE / 2, maker->pixels, STRIDE);
        shrunk = 1;
    } else if (plan->zoom_max < plan->native)
        result = draw_smaller(maker, root, plan->native - plan->zoom_max);
    else
        result = draw(maker, root.x * SIDE, root.y * SIDE, maker->pixels);
    if (result != PAVE_OK || maker->more) return result;
    for (int32_t level = stage->top; level >= stage->low && result == PAVE_OK; level--) {
        int32_t first;
        const int32_t pictures = items_of_level(items, count, level, &first);
        const int32_t depth = level - stage->root;
        result = write_level(maker, items, first, pictures,
                             (pave_bake_square){root.x << depth, root.y << depth});
        const int32_t half = SIDE >> (shrunk + 1);
        if (level > stage->low)
            pave_bake_shrink(maker->pixels, STRIDE, half, half, maker->pixels, STRIDE);
        shrunk++;
    }
    return result == PAVE_OK ? order_levels(maker, items) : result;
}

// ---- Ids ----------------------------------------------------------------------------------------

/// Stores the ids of a chunk as a full square; cells outside the rectangle are empty.
static void pack(pave_bake_maker *maker, pave_rect rect)
{
    const pave_bake_def *def = maker->work->def;
    const size_t size = (size_t)pave_bake_id_size(def), faces = face_count(def);
    const size_t wide = (size_t)rect.width * faces;
    memset(maker->packed, 0xff, packed_size(def));
    for (size_t y = 0; y < (size_t)rect.height; y++) {
        const uint32_t *row = maker->ids + y * wide;
        uint8_t *out = maker->packed + y * PAVE_BAKE_CHUNK * faces * size;
        if (size == 1)
            for (size_t x = 0; x < wide; x++) out[x] = (uint8_t)row[x];
        else
            for (size_t x = 0; x < wide; x++) pave_bake_put(out + x * size, row[x], (int)size);
    }
}

static pave_result make_chunk(pave_bake_maker *maker, pave_bake_item item, uint32_t *length)
{
    const pave_bake_def *def = maker->work->def;
    const pave_rect rect = pave_bake_plan_rect(&maker->work->plan, item);
    const pave_result result = def->source.ids(def->source.context, rect, maker->ids,
                                               (ptrdiff_t)rect.width * (ptrdiff_t)face_count(def));
    if (result != PAVE_OK) return fail(maker, result, "its ids");
    pack(maker, rect);
    struct libdeflate_compressor *compressor = maker->compressor;
    const size_t bound = libdeflate_zlib_compress_bound(compressor, packed_size(def));
    if (!pave_bake_bytes_reserve(&maker->bytes, bound)) return fail_memory(maker);
    const size_t size = libdeflate_zlib_compress(compressor, maker->packed, packed_size(def),
                                                 maker->bytes.bytes + maker->bytes.size, bound);
    if (size == 0) return fail_memory(maker); // cannot happen: the buffer has the maximum size
    maker->bytes.size += size;
    *length = (uint32_t)size;
    return PAVE_OK;
}

static pave_result make_chunks(pave_bake_maker *maker)
{
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    pave_result result = PAVE_OK;
    maker->record.count = pave_bake_plan_items(&maker->work->plan, maker->record.unit, items);
    for (int32_t i = 0; i < maker->record.count && result == PAVE_OK; i++)
        result = make_chunk(maker, items[i], &maker->record.lengths[i]);
    return result;
}

// ---- Files --------------------------------------------------------------------------------------

/// Creates an empty file of the tree, and its parent folders. Returns a descriptor, or -1 with
/// errno.
static int make_file(const pave_bake_work *work, const char *path)
{
    enum { FLAGS = O_WRONLY | O_CREAT | O_TRUNC };
    const int descriptor = pave_bake_open(work, path, FLAGS);
    if (descriptor >= 0 || errno != ENOENT || pave_bake_make_folders(path, NULL) != PAVE_OK)
        return descriptor;
    return pave_bake_open(work, path, FLAGS);
}

static pave_result write_file(const pave_bake_work *work, const char *path, const uint8_t *bytes,
                              size_t size, pave_error *error)
{
    const int descriptor = make_file(work, path);
    if (descriptor < 0) return pave_bake_fail(error, path, "cannot be written");
    const pave_result result = pave_bake_write(descriptor, 0, bytes, size)
                                   ? PAVE_OK
                                   : pave_bake_fail(error, path, "cannot be written");
    if (close(descriptor) != 0 && result == PAVE_OK)
        return pave_bake_fail(error, path, "cannot be written");
    return result;
}

static pave_result write_files(pave_bake_maker *maker)
{
    char path[PAVE_BAKE_PATH];
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const uint8_t *bytes = maker->bytes.bytes;
    pave_result result = PAVE_OK;
    pave_bake_plan_items(&maker->work->plan, maker->record.unit, items);
    for (int32_t i = 0; i < maker->record.count && result == PAVE_OK; i++) {
        result = write_file(maker->work, pave_bake_work_item(maker->work, items[i], path), bytes,
                            maker->record.lengths[i], &maker->error);
        bytes += maker->record.lengths[i];
    }
    return result;
}

void pave_bake_make(pave_bake_maker *maker, int64_t unit)
{
    const pave_bake_work *work = maker->work;
    maker->record = (pave_bake_record){.unit = unit};
    maker->error = (pave_error){0};
    maker->bytes.size = 0;
    maker->result = work->plan.pyramid ? make_pictures(maker) : make_chunks(maker);
    if (maker->result != PAVE_OK || maker->more) return;
    pave_bake_record_seal(&maker->record, maker->bytes.bytes);
    if (!work->in_files) maker->result = write_files(maker);
}
