/// formats/tiled/tiled_document_layer.c: the tile layers of a map, and their chunks.
#include "tiled_document.h"
#include "tiled_walk.h"

#include <stdlib.h>
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
    const pave_tiled_number numbers[] = {
        {"width", 0, PAVE_TILED_CELLS_MAX, document->map->width, &draft->width},
        {"height", 0, PAVE_TILED_CELLS_MAX, document->map->height, &draft->height}};
    return result == PAVE_OK ? pave_tiled_record_numbers(record, numbers, 2) : result;
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

static int compare_chunks(const void *a, const void *b)
{
    const pave_tiled_chunk *left = a, *right = b;
    if (left->y != right->y) return left->y < right->y ? -1 : 1;
    return (left->x > right->x) - (left->x < right->x);
}

static pave_result refuse_overlaps(const pave_tiled_document *document,
                                   const pave_tiled_layer *layer)
{
    const char *name = layer->name == NULL ? "" : layer->name;
    pave_tiled_walk walk = {.layer = layer, .allocator = document->input->allocator};
    pave_result result = PAVE_OK;
    if (layer->chunk_count < 2) return PAVE_OK;
    if (!pave_tiled_walk_begin(&walk)) return pave_tiled_no_memory(document->input);
    while (result == PAVE_OK && pave_tiled_walk_next(&walk))
        if (walk.overlaps)
            result = pave_tiled_fail(document->input, PAVE_INVALID,
                                     "two chunks of the layer \"%.40s\" have a cell of the row %d "
                                     "in common; open the map in Tiled and save it",
                                     name, (int)walk.y);
    pave_tiled_walk_end(&walk);
    return result;
}

pave_result pave_tiled_document_end_layer(pave_tiled_document *document)
{
    pave_tiled_layer_draft *draft = last_layer(document);
    const size_t count = draft->chunks.count;
    void *chunks = NULL;
    if (count == 0 && document->map->infinite) {
        return PAVE_OK; // nothing is painted on it yet
    }
    if (count == 0) {
        return pave_tiled_fail(document->input, PAVE_INVALID,
                               "the layer has no data; write the map again");
    }
    if (!pave_common_list_take(&draft->chunks, document->input->allocator, &chunks)) {
        return pave_tiled_no_memory(document->input);
    }
    draft->layer.chunks = chunks;
    draft->layer.chunk_count = (uint32_t)count;
    qsort(draft->layer.chunks, count, sizeof *draft->layer.chunks, compare_chunks);
    return refuse_overlaps(document, &draft->layer);
}
