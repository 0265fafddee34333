/// formats/tiled/tiled_document_layer.c: the tile layers of a map and their chunks. Decodes gids
/// from csv, or from base64, plain or compressed with gzip, zlib or zstd.
#include "../common/common_memory.h"
#include "tiled_document.h"
#include "tiled_input.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>
#ifndef PAVE_BARE
#include <zstd.h>
#include <zstd_errors.h>
#endif

// Maximum expansion of one byte. deflate: a match of 258 bytes takes two bits. zstd: a block of 128
// KiB of one byte takes four bytes.
enum { DEFLATE_RATIO = 1032, ZSTD_RATIO = 1 << 15 };

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// ---- base64 -------------------------------------------------------------------------------------

// Returns the value of a base64 digit, or -1.
static int digit_value(unsigned char c)
{
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

// Decodes into `out`, which must hold at least 3 * (size / 4) + 3 bytes. Returns the number of
// bytes, or SIZE_MAX if the text is not base64.
static size_t decode_base64(const char *text, size_t size, unsigned char *out)
{
    uint32_t bits = 0;
    int held = 0;
    size_t digits = 0, count = 0, i = 0;
    for (; i < size && text[i] != '='; i++) {
        int value = digit_value((unsigned char)text[i]);
        if (is_space(text[i])) continue;
        if (value < 0) return SIZE_MAX;
        digits++;
        bits = (bits << 6 | (uint32_t)value) & 0xfff;
        held += 6;
        if (held >= 8) {
            held -= 8;
            out[count++] = (unsigned char)(bits >> held & 0xff);
        }
    }
    size_t padding = 0;
    for (; i < size; i++)
        if (!is_space(text[i]) && (text[i] != '=' || ++padding > 2)) return SIZE_MAX;
    bool whole = padding == 0 ? digits % 4 != 1 : (digits + padding) % 4 == 0;
    return whole ? count : SIZE_MAX;
}

// ---- Compression --------------------------------------------------------------------------------

static void *zlib_allocate(void *context, unsigned count, unsigned size)
{
    return pave_common_malloc(context, (size_t)count * size);
}
static void zlib_release(void *context, void *memory) { pave_common_free(context, memory); }

static pave_result corrupt(const pave_tiled_input *input, const char *format)
{
    return pave_tiled_fail(
        input, PAVE_INVALID,
        "the layer's %s data are damaged or do not fit its size; write the map again", format);
}

// Decompresses exactly `size` bytes.
static pave_result inflate_exactly(const pave_tiled_input *input, const unsigned char *packed,
                                   size_t packed_size, void *out, size_t size)
{
    unsigned char spare = 0; // detects excess output
    z_stream stream = {.zalloc = zlib_allocate,
                       .zfree = zlib_release,
                       .opaque = (void *)(uintptr_t)input->allocator};
    enum { GZIP_OR_ZLIB = 32 + 15 };
    if (inflateInit2(&stream, GZIP_OR_ZLIB) != Z_OK) return pave_tiled_no_memory(input);
    stream.next_in = (unsigned char *)(uintptr_t)packed;
    stream.avail_in = (unsigned)packed_size;
    stream.next_out = out;
    stream.avail_out = (unsigned)size;
    int status = inflate(&stream, Z_FINISH);
    if (status != Z_STREAM_END && stream.avail_out == 0) {
        stream.next_out = &spare;
        stream.avail_out = 1;
        status = inflate(&stream, Z_FINISH);
        status = stream.avail_out == 1 ? status : Z_DATA_ERROR;
    } else if (stream.avail_out > 0 && status == Z_STREAM_END) {
        status = Z_DATA_ERROR;
    }
    inflateEnd(&stream);
    if (status == Z_STREAM_END) return PAVE_OK;
    return status == Z_MEM_ERROR ? pave_tiled_no_memory(input) : corrupt(input, "gzip or zlib");
}

#ifdef PAVE_BARE
static pave_result unzstd_exactly(const pave_tiled_input *input, const unsigned char *packed,
                                  size_t packed_size, void *out, size_t size)
{
    (void)packed, (void)packed_size, (void)out, (void)size;
    return pave_tiled_fail(input, PAVE_UNSUPPORTED,
                           "this build of pave lacks zstd; save the map with another compression");
}
#else
static pave_result unzstd_exactly(const pave_tiled_input *input, const unsigned char *packed,
                                  size_t packed_size, void *out, size_t size)
{
    static const unsigned char magic[4] = {0x28, 0xb5, 0x2f,
                                           0xfd}; // refuses older formats and multiple frames
    if (packed_size < 4 || memcmp(packed, magic, 4) != 0 ||
        ZSTD_findFrameCompressedSize(packed, packed_size) != packed_size)
        return corrupt(input, "zstd");
    ZSTD_DCtx *context = ZSTD_createDCtx();
    if (context == NULL) return pave_tiled_no_memory(input);
    size_t got = ZSTD_decompressDCtx(context, out, size, packed, packed_size);
    ZSTD_freeDCtx(context);
    if (ZSTD_getErrorCode(got) == ZSTD_error_memory_allocation) return pave_tiled_no_memory(input);
    return !ZSTD_isError(got) && got == size ? PAVE_OK : corrupt(input, "zstd");
}
#endif

static pave_result unpack(const pave_tiled_input *input, const unsigned char *packed,
                          size_t packed_size, pave_tiled_compression_read compression,
                          int64_t cells, uint32_t **out)
{
    static const int64_t ratios[] = {1, DEFLATE_RATIO, ZSTD_RATIO};
    int64_t size = cells * 4;
    bool exact = compression != PAVE_TILED_READ_PLAIN || (int64_t)packed_size == size;
    if (!exact || size / ratios[compression] > (int64_t)packed_size)
        return pave_tiled_fail(input, PAVE_INVALID,
                               "the layer has %zu bytes of data, which do not fit its %lld cells "
                               "of 4 bytes; correct its size or "
                               "write the map again",
                               packed_size, (long long)cells);
    uint32_t *gids = pave_common_array(input->allocator, (size_t)cells, sizeof *gids);
    if (gids == NULL) return pave_tiled_no_memory(input);
    pave_result result = PAVE_OK;
    if (compression == PAVE_TILED_READ_PLAIN) {
        memcpy(gids, packed, packed_size);
    } else if (compression == PAVE_TILED_READ_DEFLATE) {
        result = inflate_exactly(input, packed, packed_size, gids, (size_t)size);
    } else {
        result = unzstd_exactly(input, packed, packed_size, gids, (size_t)size);
    }
    if (result != PAVE_OK) {
        pave_common_free(input->allocator, gids);
        return result;
    }
    for (int64_t i = 0; i < cells; i++) { // little-endian on every machine
        unsigned char bytes[4];
        memcpy(bytes, &gids[i], 4);
        gids[i] = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                  (uint32_t)bytes[3] << 24;
    }
    *out = gids;
    return PAVE_OK;
}

/// Decodes `cells` little-endian 32-bit numbers, optionally compressed, from base64. `out` as
/// above. Before allocating memory, checks that the text is long enough, assuming the best
/// compression ratio.
static pave_result gids_of_base64(pave_tiled_input *input, const char *text, size_t size,
                                  pave_tiled_compression_read compression, int64_t cells,
                                  uint32_t **out)
{
    size_t room = size / 4 * 3 + 3;
    *out = NULL;
    unsigned char *packed = pave_common_array(input->allocator, room, 1);
    if (packed == NULL) return pave_tiled_no_memory(input);
    size_t packed_size = decode_base64(text, size, packed);
    pave_result result = packed_size == SIZE_MAX
                             ? corrupt(input, "base64")
                             : unpack(input, packed, packed_size, compression, cells, out);
    pave_common_free(input->allocator, packed);
    return result;
}

// ---- Layers -------------------------------------------------------------------------------------

static pave_tiled_layer_draft *last_layer(const pave_tiled_document *document)
{
    assert(document->layers.count > 0);
    return (pave_tiled_layer_draft *)document->layers.elements + (document->layers.count - 1);
}

static pave_tiled_chunk *last_chunk(const pave_tiled_layer_draft *draft)
{
    assert(draft->chunks.count > 0);
    return (pave_tiled_chunk *)draft->chunks.elements + (draft->chunks.count - 1);
}

pave_result pave_tiled_document_begin_layer(pave_tiled_document *document,
                                            const pave_tiled_record *record)
{
    pave_tiled_input *input = document->input;
    pave_tiled_layer_draft *draft = pave_common_list_add(&document->layers, input->allocator, 1);
    if (draft == NULL) return pave_tiled_no_memory(input);
    draft->line = input->line;
    draft->column = input->column;
    draft->chunks.element_size = sizeof(pave_tiled_chunk);
    pave_result result = pave_tiled_record_copy(record, "name", &draft->layer.name);
    const pave_tiled_number numbers[] = {
        {"width", 0, PAVE_TILED_CELLS_MAX, document->map->width, &draft->width},
        {"height", 0, PAVE_TILED_CELLS_MAX, document->map->height, &draft->height}};
    return result == PAVE_OK ? pave_tiled_record_numbers(record, numbers, 2) : result;
}

static void reset_csv(pave_tiled_document *document)
{
    document->csv = (pave_tiled_csv){.gids = document->csv.gids};
    document->csv.gids.count = 0;
}

pave_result pave_tiled_document_layer_data(pave_tiled_document *document,
                                           const pave_tiled_record *record)
{
    static const pave_tiled_word encodings[] = {
        {"csv", PAVE_TILED_READ_CSV}, {"base64", PAVE_TILED_READ_BASE64}, {NULL, 0}};
    static const pave_tiled_word compressions[] = {{"gzip", PAVE_TILED_READ_DEFLATE},
                                                   {"zlib", PAVE_TILED_READ_DEFLATE},
                                                   {"zstd", PAVE_TILED_READ_ZSTD},
                                                   {NULL, 0}};
    pave_tiled_layer_draft *draft = last_layer(document);
    int encoding = PAVE_TILED_READ_LIST, compression = PAVE_TILED_READ_PLAIN;
    reset_csv(document);
    pave_result result =
        pave_tiled_record_word(record, "encoding", encodings, PAVE_UNSUPPORTED, &encoding);
    if (result == PAVE_OK)
        result = pave_tiled_record_word(record, "compression", compressions, PAVE_UNSUPPORTED,
                                        &compression);
    if (result == PAVE_OK && compression != PAVE_TILED_READ_PLAIN &&
        encoding != PAVE_TILED_READ_BASE64)
        return pave_tiled_record_fail(
            record, PAVE_INVALID, "only base64 can be compressed; correct encoding or compression");
    draft->encoding = (pave_tiled_encoding_read)encoding;
    draft->compression = (pave_tiled_compression_read)compression;
    return result;
}

static pave_result read_place(const pave_tiled_record *record, pave_tiled_chunk *chunk)
{
    const int32_t most = PAVE_COORDINATE_MAX;
    const pave_tiled_number numbers[] = {
        {"width", 1, PAVE_TILED_CELLS_MAX, PAVE_TILED_REQUIRED, &chunk->width},
        {"height", 1, PAVE_TILED_CELLS_MAX, PAVE_TILED_REQUIRED, &chunk->height},
        {"x", -most, most, PAVE_TILED_REQUIRED, &chunk->x},
        {"y", -most, most, PAVE_TILED_REQUIRED, &chunk->y}};
    return pave_tiled_record_numbers(record, numbers, 4);
}

static pave_result too_many_cells(const pave_tiled_document *document)
{
    return pave_tiled_fail(document->input, PAVE_UNSUPPORTED,
                           "the layers have more than %d cells together; split the map",
                           PAVE_TILED_CELLS_MAX);
}

pave_result pave_tiled_document_add_chunk(pave_tiled_document *document,
                                          const pave_tiled_record *record)
{
    pave_tiled_layer_draft *draft = last_layer(document);
    pave_tiled_chunk chunk = {.width = draft->width, .height = draft->height};
    if (draft->chunks.count > 0 && !(draft->chunked && record != NULL))
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer has data already; keep one, or only chunks");
    draft->chunked = record != NULL;
    if (record != NULL) reset_csv(document);
    pave_result result = record == NULL ? PAVE_OK : read_place(record, &chunk);
    if (result != PAVE_OK) return result;
    if (chunk.width < 1 || chunk.height < 1)
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer has data, but a width or height of 0; correct its size");
    int64_t cells = (int64_t)chunk.width * chunk.height;
    if (cells > PAVE_TILED_CELLS_MAX - document->cells) return too_many_cells(document);
    document->cells += cells;
    pave_tiled_chunk *added = pave_common_list_add(&draft->chunks, document->input->allocator, 1);
    if (added == NULL) return pave_tiled_no_memory(document->input);
    *added = chunk;
    return PAVE_OK;
}

// Stores all gids of the last chunk, a pave_common_array.
static void give_all(const pave_tiled_document *document, uint32_t *gids)
{
    pave_tiled_chunk *chunk = last_chunk(last_layer(document));
    assert(chunk->gids == NULL);
    chunk->gids = gids;
}

pave_result pave_tiled_document_fill_text(pave_tiled_document *document, const char *text,
                                          size_t size)
{
    const pave_tiled_layer_draft *draft = last_layer(document);
    const pave_tiled_chunk *chunk = last_chunk(draft);
    uint32_t *gids = NULL;
    const pave_result result = gids_of_base64(document->input, text, size, draft->compression,
                                              (int64_t)chunk->width * chunk->height, &gids);
    if (result == PAVE_OK) give_all(document, gids);
    return result;
}

pave_result pave_tiled_document_fill_list(pave_tiled_document *document, pave_common_list *gids)
{
    const pave_tiled_chunk *chunk = last_chunk(last_layer(document));
    int64_t cells = (int64_t)chunk->width * chunk->height;
    void *taken = NULL;
    if ((int64_t)gids->count != cells)
        return pave_tiled_fail(
            document->input, PAVE_INVALID,
            "the layer has %zu tiles, but its size has %lld cells; correct one of them",
            gids->count, (long long)cells);
    if (!pave_common_list_take(gids, document->input->allocator, &taken))
        return pave_tiled_no_memory(document->input);
    give_all(document, taken);
    return PAVE_OK;
}

// ---- csv ----------------------------------------------------------------------------------------

static pave_result csv_fails(pave_tiled_document *document, int64_t cells)
{
    const pave_tiled_csv *csv = &document->csv;
    document->input->line = csv->line;
    document->input->column = 0;
    return csv->count == cells
               ? pave_tiled_fail(
                     document->input, PAVE_INVALID,
                     "the layer has more than its %lld numbers; correct its size or its numbers",
                     (long long)cells)
               : pave_tiled_fail(document->input, PAVE_INVALID,
                                 "number %lld of %lld of the layer is missing or is not a gid; "
                                 "write integers from 0 to 4294967295, separated by commas",
                                 (long long)csv->count + 1, (long long)cells);
}

// Begins a layer without chunks, whose rows may be passed on.
static pave_result csv_begin(pave_tiled_document *document)
{
    pave_result result = pave_tiled_document_add_chunk(document, NULL);
    if (result == PAVE_OK && document->rows) result = pave_tiled_document_fill_head(document);
    if (result != PAVE_OK || !document->rows) return result;
    const pave_tiled_layer_draft *draft = last_layer(document);
    const pave_tiled_layer layer = {draft->layer.name, 1, draft->chunks.elements};
    document->csv.passed = document->rows->want(document->rows->context, &document->head, &layer);
    document->passed |= document->csv.passed;
    return PAVE_OK;
}

// Adds the parsed number, and passes on a completed row.
static pave_result csv_add(pave_tiled_document *document, int64_t row)
{
    const pave_tiled_map_rows *rows = document->rows;
    pave_tiled_csv *csv = &document->csv;
    pave_common_list *gids = &csv->gids;
    uint32_t *added = pave_common_list_add(gids, document->input->allocator, 1);
    if (added == NULL) return pave_tiled_no_memory(document->input);
    *added = (uint32_t)csv->number;
    csv->begun = false;
    csv->number = 0;
    csv->count++;
    if (!csv->passed || (int64_t)gids->count < row) return PAVE_OK;
    gids->count = 0;
    const pave_result result =
        rows->take(rows->context, (int32_t)(csv->count / row - 1), gids->elements);
    return result == PAVE_OK ? PAVE_OK
                             : pave_tiled_fail(document->input, result,
                                               "stopped by the function that receives the rows");
}

// Fast path for numbers of one or two digits, which are the most frequent, and their commas, except
// the last of a row. Does not branch on the number of digits. Returns where it stopped.
static const char *csv_run(pave_tiled_csv *csv, const char *text, const char *end, int64_t row)
{
    uint32_t *gids = csv->gids.elements;
    size_t count = csv->gids.count;
    const size_t most = csv->gids.capacity < (size_t)row ? csv->gids.capacity : (size_t)row - 1;
    while (count < most && end - text > 2) {
        const uint32_t first = (uint32_t)(text[0] - '0'), second = (uint32_t)(text[1] - '0'),
                       two = second < 10;
        if (first > 9 || text[1 + two] != ',') break;
        gids[count++] = first + two * (9 * first + second);
        text += 2 + two;
    }
    csv->count += (int64_t)(count - csv->gids.count);
    csv->gids.count = count;
    return text;
}

pave_result pave_tiled_document_csv(pave_tiled_document *document, const char *text, size_t size,
                                    bool chunked)
{
    pave_tiled_csv *csv = &document->csv;
    const char *end = text + size;
    pave_result result = PAVE_OK;
    if (!chunked && last_layer(document)->chunked) return PAVE_OK; // text between chunks
    if (csv->size == 0) csv->line = document->input->line;
    csv->size += size;
    for (; !csv->open && text < end && is_space(*text); text++)
        csv->line += *text == '\n' && csv->line > 0;
    if (text < end && !csv->open && !chunked) result = csv_begin(document);
    if (text == end || result != PAVE_OK) return result;
    csv->open = true;
    const pave_tiled_chunk *chunk = last_chunk(last_layer(document));
    const int64_t cells = (int64_t)chunk->width * chunk->height,
                  row = csv->passed ? chunk->width : cells;
    for (; text < end && result == PAVE_OK; text++) {
        if (!csv->begun && !csv->ended && csv->count < cells) text = csv_run(csv, text, end, row);
        if (text == end) break;
        const bool digit = *text >= '0' && *text <= '9', comma = *text == ',';
        if (digit && !csv->ended && csv->count < cells) {
            csv->begun = true;
            csv->number = csv->number * 10 + (uint64_t)(*text - '0');
            if (csv->number > UINT32_MAX) return csv_fails(document, cells);
            continue;
        }
        if ((!comma && !is_space(*text)) || (comma && !csv->begun && !csv->ended))
            return csv_fails(document, cells);
        csv->ended = !comma && (csv->begun || csv->ended);
        if (csv->begun) result = csv_add(document, row);
        csv->line += *text == '\n' && csv->line > 0;
    }
    return result;
}

pave_result pave_tiled_document_csv_end(pave_tiled_document *document)
{
    pave_tiled_csv *csv = &document->csv;
    pave_tiled_chunk *chunk = last_chunk(last_layer(document));
    const int64_t cells = (int64_t)chunk->width * chunk->height;
    void *gids = NULL;
    pave_result result = csv->begun ? csv_add(document, chunk->width) : PAVE_OK;
    if (result != PAVE_OK) return result;
    // each number takes at least a digit and a comma
    if (csv->count < cells && cells > (int64_t)(csv->size / 2) + 1)
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer's text is too short for its %lld cells; correct its size "
                               "or write it again",
                               (long long)cells);
    if (csv->count < cells) return csv_fails(document, cells);
    if (!csv->passed && !pave_common_list_take(&csv->gids, document->input->allocator, &gids))
        return pave_tiled_no_memory(document->input);
    chunk->gids = gids;
    return PAVE_OK;
}

// ---- Finishing a layer --------------------------------------------------------------------------

static int compare_chunks(const void *a, const void *b)
{
    const pave_tiled_chunk *left = a, *right = b;
    if (left->y != right->y) return left->y < right->y ? -1 : 1;
    return (left->x > right->x) - (left->x < right->x);
}

// Updates the chunks that cover row `y`: drops those that end above it and merges in `count` that
// begin in it, from the right. `row` has chunk indices, ascending by x. Returns their count.
static uint32_t merge_row(const pave_tiled_chunk *chunks, uint32_t *row, uint32_t old,
                          uint32_t first, uint32_t count)
{
    uint32_t kept = 0;
    for (uint32_t k = 0; k < old; k++)
        if (chunks[first].y - chunks[row[k]].y < chunks[row[k]].height) row[kept++] = row[k];
    const uint32_t all = kept + count;
    for (uint32_t to = all; count > 0;) {
        const bool later = kept > 0 && chunks[row[kept - 1]].x > chunks[first + count - 1].x;
        row[--to] = later ? row[--kept] : first + --count;
    }
    return all;
}

// Refuses overlapping chunks. Checks only rows in which chunks begin, since overlaps can start only
// there.
static pave_result refuse_overlaps(const pave_tiled_document *document,
                                   const pave_tiled_layer *layer)
{
    const pave_allocator *allocator = document->input->allocator;
    const pave_tiled_chunk *chunks = layer->chunks;
    const uint32_t count = layer->chunk_count;
    pave_result result = PAVE_OK;
    if (count < 2) return PAVE_OK;
    uint32_t *row = pave_common_array(allocator, count, sizeof *row);
    if (row == NULL) return pave_tiled_no_memory(document->input);
    for (uint32_t first = 0, end, there = 0; first < count && result == PAVE_OK; first = end) {
        for (end = first; end < count && chunks[end].y == chunks[first].y;) end++;
        there = merge_row(chunks, row, there, first, end - first);
        for (uint32_t k = 1; k < there && result == PAVE_OK; k++)
            if (chunks[row[k]].x - chunks[row[k - 1]].x < chunks[row[k - 1]].width)
                result = pave_tiled_fail(
                    document->input, PAVE_INVALID,
                    "two chunks of the layer \"%.40s\" have a cell of the row %d in common; open "
                    "the map in Tiled and save it",
                    layer->name == NULL ? "" : layer->name, (int)chunks[first].y);
    }
    pave_common_free(allocator, row);
    return result;
}

pave_result pave_tiled_document_end_layer(pave_tiled_document *document)
{
    pave_tiled_layer_draft *draft = last_layer(document);
    const size_t count = draft->chunks.count;
    void *chunks = NULL;
    if (count == 0 && document->map->infinite) {
        return PAVE_OK; // an empty layer
    }
    if (count == 0)
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer has no data; write the map again");
    if (!pave_common_list_take(&draft->chunks, document->input->allocator, &chunks))
        return pave_tiled_no_memory(document->input);
    draft->layer.chunks = chunks;
    draft->layer.chunk_count = (uint32_t)count;
    qsort(draft->layer.chunks, count, sizeof *draft->layer.chunks, compare_chunks);
    return refuse_overlaps(document, &draft->layer);
}
