/// formats/bake/bake_pmtiles.c: writes PMTiles, one file of pictures for the web: the header and
/// root directory, the mark, the pictures level by level along the curve, leaf directories, and
/// metadata.
///
/// Based on: Protomaps, "PMTiles Version 3 Specification", 2022.
#define _XOPEN_SOURCE 700
#include "bake_finish.h"
#include "bake_place.h"

#include "../common/common_memory.h"

#include <fcntl.h>
#include <libdeflate.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
    HEAD_SIZE = 127,
    // Bytes before the pictures; readers expect the root directory in this range.
    HEAD_ROOM = 16384,
    ROOT_ROOM = HEAD_ROOM - PAVE_BAKE_MARK - HEAD_SIZE,
    LEAF_ENTRIES = 4096, ///< entries per leaf, unless that gives too many leaves
    LEAVES_MAX = 1024    ///< maximum number of leaves that fit in the root directory
};

/// A picture, or in the root directory a leaf.
typedef struct entry {
    uint64_t id, offset;
    uint32_t length;
} entry;

typedef struct archive {
    pave_bake_finish *finish;
    const char *path;
    int descriptor;
    int64_t end;                           ///< end of the file
    int64_t data_end;                      ///< end of the pictures
    int64_t ends[PAVE_BAKE_LEVEL_MAX + 1]; ///< end of each level's pictures
    int64_t at;        ///< offset of a directory's next picture, relative to the first one
    int64_t leaf_size; ///< entries
    entry *entries;    ///< current leaf: capacity leaf_size
    int64_t count;
    entry *leaves; ///< capacity LEAVES_MAX
    int64_t leaf_count;
    int64_t leaf_start;
    pave_bake_bytes text, packed; ///< a directory, plain and compressed
} archive;

// ---- Writing ------------------------------------------------------------------------------------

static pave_result write_at(archive *out, int64_t offset, const void *bytes, size_t size)
{
    return pave_bake_write(out->descriptor, offset, bytes, size)
               ? PAVE_OK
               : pave_bake_fail(out->finish->error, out->path, "cannot be written");
}

static pave_result no_memory(const archive *out)
{
    return PAVE_FAIL(out->finish->error, PAVE_NO_MEMORY, "out of memory");
}

static bool add_number(pave_bake_bytes *text, uint64_t number)
{
    uint8_t bytes[10];
    int count = 0;
    for (; number >= 0x80; number >>= 7) bytes[count++] = (uint8_t)(number | 0x80);
    bytes[count++] = (uint8_t)number;
    return pave_bake_bytes_add(text, bytes, (size_t)count);
}

/// Encodes a directory into `text`: all ids, then all runs, lengths and offsets.
static bool write_directory(pave_bake_bytes *text, const entry *list, int64_t count, uint64_t run)
{
    text->size = 0;
    bool written = add_number(text, (uint64_t)count);
    for (int64_t i = 0; i < count && written; i++)
        written = add_number(text, list[i].id - (i > 0 ? list[i - 1].id : 0));
    for (int64_t i = 0; i < count && written; i++) written = add_number(text, run);
    for (int64_t i = 0; i < count && written; i++) written = add_number(text, list[i].length);
    for (int64_t i = 0; i < count && written; i++) {
        const bool follows = i > 0 && list[i].offset == list[i - 1].offset + list[i - 1].length;
        written = add_number(text, follows ? 0 : list[i].offset + 1);
    }
    return written;
}

/// Compresses `text` into `packed`, as gzip without a time stamp.
static bool pack(archive *out)
{
    enum { LEVEL = 9 };
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(LEVEL);
    if (!compressor) return false;
    const size_t bound = libdeflate_gzip_compress_bound(compressor, out->text.size);
    out->packed.size = 0;
    if (pave_bake_bytes_reserve(&out->packed, bound))
        out->packed.size = libdeflate_gzip_compress(compressor, out->text.bytes, out->text.size,
                                                    out->packed.bytes, bound);
    libdeflate_free_compressor(compressor);
    return out->packed.size > 0;
}

// ---- Data ---------------------------------------------------------------------------------------

/// Computes where the pictures of each level begin; levels are consecutive.
static pave_result measure(archive *out)
{
    pave_bake_record record;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const pave_bake_plan *plan = &out->finish->work->plan;
    for (int64_t unit = 0; unit < plan->unit_count; unit++) {
        const pave_result result =
            pave_bake_read_record(&out->finish->reader, unit, &record, out->finish->error);
        if (result != PAVE_OK) return result;
        pave_bake_plan_items(plan, unit, items);
        for (int32_t i = 0; i < record.count; i++) out->ends[items[i].level] += record.lengths[i];
    }
    out->end = HEAD_ROOM;
    for (int32_t level = plan->zoom_min; level <= plan->zoom_max; level++) {
        const int64_t size = out->ends[level];
        out->ends[level] = out->end;
        out->end += size;
    }
    out->data_end = out->end;
    return PAVE_OK;
}

/// Adds the sizes of a unit's pictures to their levels. Units and pictures follow the curve.
static pave_result take(pave_bake_finish *finish, const pave_bake_record *record,
                        const pave_bake_item *items, void *context)
{
    archive *out = context;
    const uint8_t *bytes = finish->bytes.bytes;
    pave_result result = PAVE_OK;
    for (int32_t i = 0; i < record->count && result == PAVE_OK;) {
        const int32_t level = items[i].level;
        size_t size = 0;
        for (; i < record->count && items[i].level == level; i++) size += record->lengths[i];
        result = write_at(out, out->ends[level], bytes, size);
        out->ends[level] += (int64_t)size;
        bytes += size;
    }
    return result;
}

// ---- Directories --------------------------------------------------------------------------------

/// Writes the collected entries as a leaf.
static pave_result end_leaf(archive *out)
{
    if (out->count == 0) return PAVE_OK;
    assert(out->leaf_count < LEAVES_MAX);
    if (!write_directory(&out->text, out->entries, out->count, 1) || !pack(out))
        return no_memory(out);
    out->leaves[out->leaf_count++] = (entry){
        out->entries[0].id, (uint64_t)(out->end - out->leaf_start), (uint32_t)out->packed.size};
    out->count = 0;
    const int64_t offset = out->end;
    out->end += (int64_t)out->packed.size;
    return write_at(out, offset, out->packed.bytes, out->packed.size);
}

/// Returns the number of squares at all previous levels.
static uint64_t first_id(int32_t level) { return ((UINT64_C(1) << 2 * level) - 1) / 3; }

/// Adds the unit's pictures of one level.
static pave_result add_unit(archive *out, int64_t unit, int32_t level)
{
    pave_bake_record record;
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const pave_bake_plan *plan = &out->finish->work->plan;
    const int32_t count = pave_bake_plan_items(plan, unit, items);
    pave_result result =
        pave_bake_read_record(&out->finish->reader, unit, &record, out->finish->error);
    if (result != PAVE_OK) return result;
    for (int32_t i = 0; i < count && result == PAVE_OK; i++) {
        if (items[i].level != level) continue;
        const pave_bake_square square = {items[i].x, items[i].y};
        out->entries[out->count++] =
            (entry){first_id(level) + pave_bake_hilbert_index(level, square), (uint64_t)out->at,
                    record.lengths[i]};
        out->at += record.lengths[i];
        if (out->count == out->leaf_size) result = end_leaf(out);
    }
    return result;
}

/// Adds all pictures by level, then along the curve, so ids ascend.
static pave_result add_all(archive *out)
{
    const pave_bake_plan *plan = &out->finish->work->plan;
    pave_result result = PAVE_OK;
    for (int32_t at = plan->stage_count - 1; at >= 0; at--) {
        const pave_bake_stage *stage = &plan->stages[at];
        for (int32_t level = stage->low; level <= stage->top; level++)
            for (int64_t i = 0; i < stage->count && result == PAVE_OK; i++) {
                result = add_unit(out, stage->first + i, level);
                if (result == PAVE_OK && i % 1024 == 0)
                    result = pave_bake_finish_check(out->finish);
            }
    }
    return result;
}

// ---- Head ---------------------------------------------------------------------------------------

static pave_result write_metadata(archive *out, int64_t *offset)
{
    out->text.size = 0;
    if (!pave_bake_facts_json(out->finish->work->def, out->finish->work->allocator, &out->text) ||
        !pack(out))
        return no_memory(out);
    *offset = out->end;
    out->end += (int64_t)out->packed.size;
    return write_at(out, *offset, out->packed.bytes, out->packed.size);
}

static void put_head(const archive *out, uint8_t *head, size_t root_size, int64_t metadata,
                     int64_t leaves_end)
{
    enum { GZIP = 2, UNCOMPRESSED = 1, PNG = 2 };
    int32_t bounds[6];
    const pave_bake_plan *plan = &out->finish->work->plan;
    const uint64_t numbers[] = {HEAD_SIZE,
                                root_size,
                                (uint64_t)metadata,
                                (uint64_t)(out->end - metadata),
                                (uint64_t)out->leaf_start,
                                (uint64_t)(leaves_end - out->leaf_start),
                                HEAD_ROOM,
                                (uint64_t)(out->data_end - HEAD_ROOM),
                                (uint64_t)plan->item_count,
                                (uint64_t)plan->item_count,
                                (uint64_t)plan->item_count};
    memcpy(head, "PMTiles\3", 8);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        pave_bake_put(head + 8 + 8 * i, numbers[i], 8);
    head[96] = 1; // clustered: pictures are in the order of their ids
    head[97] = GZIP;
    head[98] = UNCOMPRESSED;
    head[99] = PNG;
    head[100] = (uint8_t)plan->zoom_min;
    head[101] = (uint8_t)plan->zoom_max;
    pave_bake_bounds(plan, bounds);
    for (int i = 0; i < 4; i++) pave_bake_put(head + 102 + 4 * i, (uint32_t)bounds[i], 4);
    head[118] = (uint8_t)plan->zoom_min; // zoom of the centre: shows the whole map
    for (int i = 4; i < 6; i++) pave_bake_put(head + 103 + 4 * i, (uint32_t)bounds[i], 4);
}

/// Writes the root directory: the pictures themselves if there are few, otherwise the leaves.
static pave_result write_root(archive *out)
{
    uint8_t head[HEAD_SIZE];
    int64_t metadata = 0;
    const bool direct = out->leaf_count == 0;
    if (!write_directory(&out->text, direct ? out->entries : out->leaves,
                         direct ? out->count : out->leaf_count, direct) ||
        !pack(out))
        return no_memory(out);
    if (out->packed.size > ROOT_ROOM && direct) { // the root is still too large, so use one leaf
        const pave_result result = end_leaf(out);
        return result == PAVE_OK ? write_root(out) : result;
    }
    const int64_t leaves_end = out->end;
    const size_t root_size = out->packed.size;
    char mark[PAVE_BAKE_MARK] = "";
    pave_result result = write_at(out, HEAD_SIZE, out->packed.bytes, root_size);
    if (result == PAVE_OK)
        result = write_at(out, HEAD_ROOM - PAVE_BAKE_MARK, pave_bake_mark(out->finish->work, mark),
                          PAVE_BAKE_MARK);
    if (result == PAVE_OK) result = write_metadata(out, &metadata);
    if (result != PAVE_OK) return result;
    put_head(out, head, root_size, metadata, leaves_end);
    result = write_at(out, 0, head, sizeof head);
    return result == PAVE_OK && fsync(out->descriptor) != 0
               ? pave_bake_fail(out->finish->error, out->path, "cannot be written")
               : result;
}

static pave_result write_archive(archive *out)
{
    pave_result result = measure(out);
    if (result == PAVE_OK) result = pave_bake_finish_each(out->finish, take, out);
    out->leaf_start = out->end;
    if (result == PAVE_OK) result = add_all(out);
    if (result == PAVE_OK && out->leaf_count > 0) result = end_leaf(out);
    return result == PAVE_OK ? write_root(out) : result;
}

pave_result pave_bake_finish_pmtiles(pave_bake_finish *finish, const char *path)
{
    const pave_bake_work *work = finish->work;
    const pave_allocator *allocator = work->allocator;
    const int64_t least = (work->plan.item_count + LEAVES_MAX - 1) / LEAVES_MAX;
    archive out = {.finish = finish,
                   .path = path,
                   .descriptor = -1,
                   .leaf_size = least > LEAF_ENTRIES ? least : LEAF_ENTRIES,
                   .text = {.allocator = allocator},
                   .packed = {.allocator = allocator}};
    out.entries = pave_common_array(allocator, (size_t)out.leaf_size, sizeof *out.entries);
    out.leaves = pave_common_array(allocator, LEAVES_MAX, sizeof *out.leaves);
    pave_result result = out.entries && out.leaves ? PAVE_OK : no_memory(&out);
    if (result == PAVE_OK) {
        out.descriptor = pave_bake_open(work, path, O_RDWR | O_CREAT | O_EXCL);
        result = out.descriptor < 0 ? pave_bake_fail(finish->error, path, "cannot be written")
                                    : write_archive(&out);
        if (out.descriptor >= 0) close(out.descriptor);
    }
    pave_bake_bytes_release(&out.packed);
    pave_bake_bytes_release(&out.text);
    PAVE_COMMON_FREE(allocator, out.leaves, out.entries);
    return result;
}
