/// formats/tiled/tiled_document_layer.c: the tile layers of a map: their chunks, and these put
/// together.
#include "tiled_document.h"

#include <string.h>

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
    if (draft == NULL) {
        return pave_tiled_no_memory(input);
    }
    draft->line = input->line;
    draft->column = input->column;
    draft->chunks.element_size = sizeof(pave_tiled_chunk);
    pave_result result = pave_tiled_record_copy(record, "name", &draft->layer.name);
    if (result == PAVE_OK) {
        result = pave_tiled_record_int32(record, "width", 0, PAVE_TILED_CELLS_MAX,
                                         document->map->width, &draft->width);
    }
    if (result == PAVE_OK) {
        result = pave_tiled_record_int32(record, "height", 0, PAVE_TILED_CELLS_MAX,
                                         document->map->height, &draft->height);
    }
    return result;
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
    pave_result result =
        pave_tiled_record_word(record, "encoding", encodings, PAVE_UNSUPPORTED, &encoding);
    if (result == PAVE_OK) {
        result = pave_tiled_record_word(record, "compression", compressions, PAVE_UNSUPPORTED,
                                        &compression);
    }
    if (result == PAVE_OK && compression != PAVE_TILED_READ_PLAIN &&
        encoding != PAVE_TILED_READ_BASE64) {
        return pave_tiled_record_fail(
            record, PAVE_INVALID, "only base64 can be compressed; correct encoding or compression");
    }
    draft->encoding = (pave_tiled_encoding_read)encoding;
    draft->compression = (pave_tiled_compression_read)compression;
    return result;
}

static pave_result read_place(const pave_tiled_record *record, pave_tiled_chunk *chunk)
{
    pave_result result = pave_tiled_record_int32(record, "width", 1, PAVE_TILED_CELLS_MAX,
                                                 PAVE_TILED_REQUIRED, &chunk->width);
    if (result == PAVE_OK) {
        result = pave_tiled_record_int32(record, "height", 1, PAVE_TILED_CELLS_MAX,
                                         PAVE_TILED_REQUIRED, &chunk->height);
    }
    if (result == PAVE_OK) {
        result = pave_tiled_record_int32(record, "x", -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX,
                                         PAVE_TILED_REQUIRED, &chunk->x);
    }
    if (result == PAVE_OK) {
        result = pave_tiled_record_int32(record, "y", -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX,
                                         PAVE_TILED_REQUIRED, &chunk->y);
    }
    return result;
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
    if (draft->chunks.count > 0 && !(draft->chunked && record != NULL)) {
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer has data already; keep one, or chunks alone");
    }
    draft->chunked = record != NULL;
    pave_result result = record == NULL ? PAVE_OK : read_place(record, &chunk);
    if (result != PAVE_OK) {
        return result;
    }
    if (chunk.width < 1 || chunk.height < 1) {
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer has data, but a width or height of 0; correct its size");
    }
    int64_t cells = (int64_t)chunk.width * chunk.height;
    if (cells > PAVE_TILED_CELLS_MAX - document->cells) {
        return too_many_cells(document);
    }
    document->cells += cells;
    pave_tiled_chunk *added = pave_common_list_add(&draft->chunks, document->input->allocator, 1);
    if (added == NULL) {
        return pave_tiled_no_memory(document->input);
    }
    *added = chunk;
    return PAVE_OK;
}

pave_result pave_tiled_document_fill_text(pave_tiled_document *document, const char *text,
                                          size_t size)
{
    const pave_tiled_layer_draft *draft = last_layer(document);
    pave_tiled_chunk *chunk = last_chunk(draft);
    int64_t cells = (int64_t)chunk->width * chunk->height;
    assert(draft->encoding != PAVE_TILED_READ_LIST && chunk->gids == NULL);
    if (draft->encoding == PAVE_TILED_READ_CSV) {
        return pave_tiled_decode_csv(document->input, text, size, cells, &chunk->gids);
    }
    return pave_tiled_decode_base64(document->input, text, size, draft->compression, cells,
                                    &chunk->gids);
}

pave_result pave_tiled_document_fill_list(pave_tiled_document *document, pave_common_list *gids)
{
    pave_tiled_chunk *chunk = last_chunk(last_layer(document));
    int64_t cells = (int64_t)chunk->width * chunk->height;
    void *taken = NULL;
    assert(gids->element_size == sizeof *chunk->gids && chunk->gids == NULL);
    if ((int64_t)gids->count != cells) {
        return pave_tiled_fail(
            document->input, PAVE_INVALID,
            "the layer has %zu tiles, but its size has %lld cells; correct one of them",
            gids->count, (long long)cells);
    }
    if (!pave_common_list_take(gids, document->input->allocator, &taken)) {
        return pave_tiled_no_memory(document->input);
    }
    chunk->gids = taken;
    return PAVE_OK;
}

// The rectangle around all chunks; false when it has too many cells.
static bool span_chunks(const pave_tiled_layer_draft *draft, pave_tiled_layer *layer)
{
    const pave_tiled_chunk *chunks = draft->chunks.elements;
    int64_t left = INT32_MAX, top = INT32_MAX, right = INT32_MIN, bottom = INT32_MIN;
    for (size_t i = 0; i < draft->chunks.count; i++) {
        left = chunks[i].x < left ? chunks[i].x : left;
        top = chunks[i].y < top ? chunks[i].y : top;
        right = (int64_t)chunks[i].x + chunks[i].width > right
                    ? (int64_t)chunks[i].x + chunks[i].width
                    : right;
        bottom = (int64_t)chunks[i].y + chunks[i].height > bottom
                     ? (int64_t)chunks[i].y + chunks[i].height
                     : bottom;
    }
    if ((bottom - top) > PAVE_TILED_CELLS_MAX / (right - left)) {
        return false;
    }
    layer->x = (int32_t)left;
    layer->y = (int32_t)top;
    layer->width = (int32_t)(right - left);
    layer->height = (int32_t)(bottom - top);
    return true;
}

static void copy_chunk(const pave_tiled_chunk *chunk, pave_tiled_layer *layer)
{
    for (int32_t row = 0; row < chunk->height; row++) {
        size_t from = (size_t)row * (size_t)chunk->width;
        size_t to = (size_t)(chunk->y - layer->y + row) * (size_t)layer->width +
                    (size_t)(chunk->x - layer->x);
        memcpy(layer->gids + to, chunk->gids + from, (size_t)chunk->width * sizeof *layer->gids);
    }
}

pave_result pave_tiled_document_end_layer(pave_tiled_document *document)
{
    pave_tiled_layer_draft *draft = last_layer(document);
    pave_tiled_chunk *chunks = draft->chunks.elements;
    pave_tiled_layer layer = {0};
    if (draft->chunks.count == 0 && document->map->infinite) {
        return PAVE_OK; // nothing is painted on it yet
    }
    if (draft->chunks.count == 0) {
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer has no data; write the map again");
    }
    if (!span_chunks(draft, &layer) ||
        (int64_t)layer.width * layer.height > PAVE_TILED_CELLS_MAX - document->spanned) {
        return too_many_cells(document);
    }
    size_t count = (size_t)layer.width * (size_t)layer.height;
    document->spanned += (int64_t)count;
    if (draft->chunks.count == 1) { // the usual map: nothing to copy
        layer.gids = chunks[0].gids;
        chunks[0].gids = NULL;
    } else {
        layer.gids = pave_common_array(document->input->allocator, count, sizeof *layer.gids);
        if (layer.gids == NULL) {
            return pave_tiled_no_memory(document->input);
        }
        for (size_t i = 0; i < draft->chunks.count; i++) {
            copy_chunk(&chunks[i], &layer);
            pave_common_array_release(document->input->allocator, chunks[i].gids,
                                      (size_t)chunks[i].width * (size_t)chunks[i].height,
                                      sizeof *chunks[i].gids);
            chunks[i].gids = NULL;
        }
    }
    layer.name = draft->layer.name;
    draft->layer = layer;
    return PAVE_OK;
}
