/// formats/tiled/tiled_document.c: detects XML or JSON, opens the tile sets of a map, and assembles
/// the map.
#include "tiled_document.h"

#include <string.h>

// ---- Formats ------------------------------------------------------------------------------------

// File types often given by mistake, by their first bytes.
typedef struct known_head {
    const char *bytes;
    size_t size;
    const char *advice;
} known_head;

static const known_head known_heads[] = {
    {"\x1f\x8b", 2, "the file is compressed; unpack it with gunzip first"},
    {"\x28\xb5\x2f\xfd", 4, "the file is compressed; unpack it with unzstd first"},
    {"\x89PNG", 4,
     "this is a picture; give the tile set (.tsx, .tsj) or the map (.tmx, .tmj) that uses it"},
    {"PK", 2, "this is an archive; unpack it first"},
};

static pave_result refuse_format(const pave_tiled_input *input, const unsigned char *bytes,
                                 size_t size)
{
    for (size_t i = 0; i < sizeof known_heads / sizeof known_heads[0]; i++) {
        if (size >= known_heads[i].size &&
            memcmp(bytes, known_heads[i].bytes, known_heads[i].size) == 0)
            return pave_tiled_fail(input, PAVE_INVALID, "%s", known_heads[i].advice);
    }
    return pave_tiled_fail(
        input, PAVE_INVALID,
        "this is neither XML nor JSON; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)");
}

// Finds the object in Tiled's JavaScript format, (function(name,data){ ... })("name", {...}); keeps
// any other text whole.
static void find_object(const unsigned char **bytes, size_t *size)
{
    static const char head[] = "(function(name,data){", call[] = "})(\"";
    const size_t head_size = sizeof head - 1, call_size = sizeof call - 1;
    if (*size < head_size || memcmp(*bytes, head, head_size) != 0) return;
    size_t at = head_size, end = *size;
    while (at + call_size <= *size && memcmp(*bytes + at, call, call_size) != 0) at++;
    while (at < *size && (*bytes)[at] != ',') at++; // skip the name
    while (at < *size && (*bytes)[at] != '{') at++;
    while (end > at && (*bytes)[end - 1] != '}') end--;
    if (end <= at) return;
    *bytes += at;
    *size = end - at;
}

// Returns the first non-blank character after an optional byte order mark; -1 at the end.
static int first_character(const unsigned char *bytes, size_t size)
{
    size_t i = size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    while (i < size &&
           (bytes[i] == ' ' || bytes[i] == '\t' || bytes[i] == '\r' || bytes[i] == '\n'))
        i++;
    return i < size ? bytes[i] : -1;
}

static bool is_xml(const unsigned char *bytes, size_t size)
{
    const bool utf16 =
        size >= 2 && (memcmp(bytes, "\xff\xfe", 2) == 0 || memcmp(bytes, "\xfe\xff", 2) == 0);
    return utf16 || first_character(bytes, size) == '<';
}

static pave_result read_text(pave_tiled_document *document, const unsigned char *bytes, size_t size)
{
    find_object(&bytes, &size);
    if (is_xml(bytes, size)) return pave_tiled_document_read_xml(document, bytes, size);
    const int first = first_character(bytes, size);
    if (first < 0)
        return pave_tiled_fail(
            document->input, PAVE_INVALID,
            "the file is empty; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)");
    return first == '{' ? pave_tiled_document_read_json(document, bytes, size)
                        : refuse_format(document->input, bytes, size);
}

static void begin(pave_tiled_document *document, pave_tiled_input *input, bool want_layers)
{
    *document = (pave_tiled_document){
        .input = input,
        .want_layers = want_layers,
        .csv.gids.element_size = sizeof(uint32_t),
        .references.element_size = sizeof(pave_tiled_reference),
        .layers.element_size = sizeof(pave_tiled_layer_draft),
        .properties.element_size = sizeof(pave_tiled_property),
    };
}

pave_result pave_tiled_document_read(pave_tiled_document *document, pave_tiled_input *input,
                                     const void *bytes, size_t size, bool want_layers)
{
    begin(document, input, want_layers);
    if (size > PAVE_TILED_FILE_SIZE_MAX)
        return pave_tiled_fail(input, PAVE_UNSUPPORTED, "the file is larger than %d MiB; split it",
                               PAVE_TILED_FILE_SIZE_MAX >> 20);
    return read_text(document, bytes, size);
}

pave_result pave_tiled_document_stream(pave_tiled_document *document, pave_tiled_input *input,
                                       bool want_layers, const pave_tiled_map_rows *rows)
{
    pave_error error = {0};
    pave_common_stream stream = {.path = input->path,
                                 .size_max = PAVE_TILED_FILE_SIZE_MAX,
                                 .allocator = input->allocator,
                                 .error = &error};
    begin(document, input, want_layers);
    document->rows = rows;
    document->stream = &stream;
    pave_result result = pave_common_stream_open(&stream, input->named);
    if (result == PAVE_OK) result = pave_common_stream_read(&stream, false);
    if (result == PAVE_OK && !is_xml(stream.bytes.elements, stream.bytes.count))
        result = pave_common_stream_read(&stream, true);
    if (result == PAVE_OK)
        result = read_text(document, stream.bytes.elements, stream.bytes.count);
    else
        pave_tiled_fail(input, result, "%s", error.message);
    pave_common_stream_close(&stream);
    document->stream = NULL;
    return result;
}

// ---- Tile sets of a map -------------------------------------------------------------------------

// Adds a tile set of the map, with the path of its file.
static pave_result add_reference(pave_tiled_document *document, const pave_tiled_record *record,
                                 bool *inside)
{
    const pave_tiled_input *input = document->input;
    const char *source = NULL;
    int64_t first_gid = 0;
    pave_result result = pave_tiled_record_integer(record, "firstgid", 1, PAVE_TILED_GID_MASK,
                                                   PAVE_TILED_REQUIRED, &first_gid);
    if (result == PAVE_OK) result = pave_tiled_record_text(record, "source", &source);
    if (result != PAVE_OK) return result;
    pave_tiled_reference *reference =
        pave_common_list_add(&document->references, input->allocator, 1);
    if (reference == NULL) return pave_tiled_no_memory(input);
    reference->first_gid = (uint32_t)first_gid;
    reference->line = input->line;
    reference->column = input->column;
    *inside = source == NULL || source[0] == 0;
    if (*inside) return PAVE_OK;
    if (input->alone)
        return pave_tiled_record_fail(record, PAVE_UNSUPPORTED,
                                      "source names a file, but the text is read without other "
                                      "files; put the tile set inside");
    reference->source = pave_common_path_join(input->allocator, input->path, source);
    return reference->source == NULL ? pave_tiled_no_memory(input) : PAVE_OK;
}

pave_result pave_tiled_document_begin_tileset(pave_tiled_document *document,
                                              const pave_tiled_record *record, bool *inside)
{
    *inside = true;
    if (!document->is_map && pave_tiled_record_has(record, "source"))
        return pave_tiled_record_fail(record, PAVE_UNSUPPORTED,
                                      "this tile set only refers to another file; give that one");
    pave_result result = document->is_map ? add_reference(document, record, inside) : PAVE_OK;
    if (result == PAVE_OK && *inside)
        result =
            pave_tiled_build_begin(&document->builder, document->input, record, document->is_map);
    return result;
}

pave_result pave_tiled_document_end_tileset(pave_tiled_document *document)
{
    pave_tiled_reference *references = document->references.elements;
    if (!document->is_map) return pave_tiled_build_finish(&document->builder, &document->tileset);
    return pave_tiled_build_finish(&document->builder,
                                   &references[document->references.count - 1].tileset);
}

// Sets the grid of a tile set without a grid to the map's grid.
static void inherit_grid(const pave_tiled_map *map, pave_tiled_tileset *tileset)
{
    if (!tileset->has_grid) {
        tileset->grid = map->orientation;
        tileset->grid_width = map->tile_width;
        tileset->grid_height = map->tile_height;
        tileset->stagger = map->stagger;
    }
}

// Reads the file of a reference; errors name that file.
static pave_result read_reference(pave_tiled_input *input, pave_tiled_reference *reference)
{
    pave_tiled_document document;
    pave_result result = pave_tiled_document_stream(&document, input, false, NULL);
    if (result == PAVE_OK && document.is_map) {
        input->line = 0;
        result =
            pave_tiled_fail(input, PAVE_INVALID,
                            "this is a map, but a map's tile set must be a tile set (.tsx, .tsj)");
    }
    if (result == PAVE_OK) {
        reference->tileset = document.tileset;
        document.tileset = NULL;
    }
    pave_tiled_document_release(&document);
    return result;
}

// Makes an empty tile set that records the error of its file.
static pave_result take_fault(const pave_tiled_document *document, pave_tiled_reference *reference,
                              const pave_error *inner)
{
    const pave_allocator *allocator = document->input->allocator;
    pave_tiled_tileset *tileset = pave_common_array(allocator, 1, sizeof *tileset);
    reference->tileset = tileset;
    if (tileset == NULL) return pave_tiled_no_memory(document->input);
    tileset->allocator = allocator;
    tileset->fault = pave_common_array(allocator, 1, sizeof *tileset->fault);
    if (tileset->fault == NULL) return pave_tiled_no_memory(document->input);
    *tileset->fault = *inner;
    if (inner->result == PAVE_IO) // the error is reported at the reference in the map
        pave_error_set(tileset->fault, PAVE_IO, document->input->path, reference->line,
                       reference->column, "tile set %.120s: %s", reference->source, inner->message);
    return PAVE_OK;
}

pave_result pave_tiled_reference_open(pave_tiled_document *document,
                                      pave_tiled_reference *reference)
{
    pave_error inner = {0};
    pave_result result = PAVE_OK;
    if (reference->tileset == NULL) {
        pave_tiled_input input = {.path = reference->source,
                                  .allocator = document->input->allocator,
                                  .error = &inner,
                                  .named = true};
        result = read_reference(&input, reference);
    }
    if (result == PAVE_NO_MEMORY) return pave_tiled_no_memory(document->input);
    if (result != PAVE_OK) return take_fault(document, reference, &inner);
    inherit_grid(document->map, reference->tileset);
    return PAVE_OK;
}

// ---- Maps ---------------------------------------------------------------------------------------

// Reads the stagger. By default, rows with odd indices are shifted, as in Tiled.
static pave_result read_stagger(const pave_tiled_record *record, pave_tiled_map *map)
{
    static const pave_tiled_word axes[] = {{"y", false}, {"x", true}, {NULL, 0}},
                                 indices[] = {{"odd", false}, {"even", true}, {NULL, 0}};
    int columns = false, even = false;
    if (map->orientation < PAVE_TILED_STAGGERED) return PAVE_OK;
    pave_result result =
        pave_tiled_record_word(record, "staggeraxis", axes, PAVE_INVALID, &columns);
    if (result == PAVE_OK)
        result = pave_tiled_record_word(record, "staggerindex", indices, PAVE_INVALID, &even);
    if (result == PAVE_OK && map->orientation == PAVE_TILED_HEXAGONAL)
        result = pave_tiled_record_int32(record, "hexsidelength", 0, PAVE_TILED_TILE_SIZE_MAX, 0,
                                         &map->stagger.hex_side);
    map->stagger.columns = columns;
    map->stagger.even = even;
    return result;
}

pave_result pave_tiled_document_begin_map(pave_tiled_document *document,
                                          const pave_tiled_record *record)
{
    static const pave_tiled_word words[] = {{"orthogonal", PAVE_TILED_ORTHOGONAL},
                                            {"isometric", PAVE_TILED_ISOMETRIC},
                                            {"staggered", PAVE_TILED_STAGGERED},
                                            {"hexagonal", PAVE_TILED_HEXAGONAL},
                                            {NULL, 0}};
    const pave_tiled_input *input = document->input;
    int orientation = PAVE_TILED_ORTHOGONAL;
    assert(document->map == NULL);
    pave_tiled_map *map = pave_common_array(input->allocator, 1, sizeof *map);
    if (map == NULL) return pave_tiled_no_memory(input);
    document->map = map;
    document->is_map = true;
    map->allocator = input->allocator;
    if (input->path != NULL) {
        map->path = pave_common_text_copy(input->allocator, input->path, strlen(input->path));
        if (map->path == NULL) return pave_tiled_no_memory(input);
    }
    pave_result result =
        pave_tiled_record_word(record, "orientation", words, PAVE_UNSUPPORTED, &orientation);
    map->orientation = (pave_tiled_orientation)orientation;
    if (result == PAVE_OK) result = pave_tiled_record_flag(record, "infinite", &map->infinite);
    if (result == PAVE_OK) result = read_stagger(record, map);
    const int32_t least = map->infinite ? 0 : 1, most = PAVE_TILED_TILE_SIZE_MAX;
    const pave_tiled_number numbers[] = {
        {"width", least, PAVE_TILED_CELLS_MAX, PAVE_TILED_REQUIRED, &map->width},
        {"height", least, PAVE_TILED_CELLS_MAX, PAVE_TILED_REQUIRED, &map->height},
        {"tilewidth", 1, most, PAVE_TILED_REQUIRED, &map->tile_width},
        {"tileheight", 1, most, PAVE_TILED_REQUIRED, &map->tile_height}};
    return result == PAVE_OK ? pave_tiled_record_numbers(record, numbers, 4) : result;
}

pave_result pave_tiled_document_add_property(pave_tiled_document *document, const char *name,
                                             const char *value)
{
    const pave_tiled_input *input = document->input;
    if (!document->want_layers) return PAVE_OK;
    pave_tiled_property *added = pave_common_list_add(&document->properties, input->allocator, 1);
    if (added == NULL) return pave_tiled_no_memory(input);
    added->name = pave_common_text_copy(input->allocator, name, strlen(name));
    if (value != NULL) added->value = pave_common_text_copy(input->allocator, value, strlen(value));
    return added->name == NULL || (value != NULL && added->value == NULL)
               ? pave_tiled_no_memory(input)
               : PAVE_OK;
}

pave_result pave_tiled_document_fill_head(pave_tiled_document *document)
{
    pave_tiled_map *map = &document->head;
    pave_tiled_reference *references = document->references.elements;
    size_t count = document->references.count;
    if (document->passed && map->property_count + map->tileset_count !=
                                document->properties.count + document->references.count)
        return pave_tiled_fail(document->input, PAVE_UNSUPPORTED,
                               "properties or tile sets follow a layer that is read row by row; "
                               "move them before the layers");
    if (document->passed) return PAVE_OK;
    PAVE_COMMON_FREE(document->input->allocator, map->tilesets, map->first_gids);
    *map = *document->map;
    map->properties = document->properties.elements;
    map->property_count = (uint32_t)document->properties.count;
    if (count == 0) return PAVE_OK;
    map->tilesets = pave_common_array(map->allocator, count, sizeof *map->tilesets);
    map->first_gids = pave_common_array(map->allocator, count, sizeof *map->first_gids);
    map->tileset_count = (uint32_t)count;
    if (map->tilesets == NULL || map->first_gids == NULL)
        return pave_tiled_no_memory(document->input);
    for (size_t i = 0; i < count; i++) {
        document->input->line = references[i].line;
        document->input->column = references[i].column;
        if (i > 0 && references[i].first_gid <= references[i - 1].first_gid)
            return pave_tiled_fail(
                document->input, PAVE_INVALID,
                "firstgid is %u, but the tile set before has %u; they must ascend",
                (unsigned)references[i].first_gid, (unsigned)references[i - 1].first_gid);
        pave_result result = pave_tiled_reference_open(document, &references[i]);
        if (result != PAVE_OK) return result;
        map->first_gids[i] = references[i].first_gid;
        map->tilesets[i] = references[i].tileset;
    }
    return PAVE_OK;
}

static pave_result take_layers(pave_tiled_document *document)
{
    pave_tiled_map *map = document->map;
    pave_tiled_layer_draft *drafts = document->layers.elements;
    size_t count = document->layers.count;
    if (count == 0) return PAVE_OK;
    map->layers = pave_common_array(map->allocator, count, sizeof *map->layers);
    if (map->layers == NULL) return pave_tiled_no_memory(document->input);
    map->layer_count = (uint32_t)count;
    for (size_t i = 0; i < count; i++) {
        map->layers[i] = drafts[i].layer;
        drafts[i].layer = (pave_tiled_layer){0};
    }
    return PAVE_OK;
}

pave_result pave_tiled_document_take_map(pave_tiled_document *document, pave_tiled_map **out)
{
    assert(document->is_map && document->want_layers);
    void *properties = NULL;
    pave_tiled_reference *references = document->references.elements;
    pave_result result = pave_tiled_document_fill_head(document);
    if (result == PAVE_OK &&
        !pave_common_list_take(&document->properties, document->input->allocator, &properties))
        result = pave_tiled_no_memory(document->input);
    if (result == PAVE_OK) {
        *document->map = document->head;
        document->map->properties = properties;
        document->head = (pave_tiled_map){0};
        for (size_t i = 0; i < document->references.count; i++) references[i].tileset = NULL;
        result = take_layers(document);
    }
    if (result == PAVE_OK) {
        *out = document->map;
        document->map = NULL;
    }
    return result;
}

// ---- Releasing ----------------------------------------------------------------------------------

static void release_gids(const pave_allocator *allocator, const pave_tiled_chunk *chunks,
                         size_t count)
{
    for (size_t i = 0; i < count; i++) pave_common_free(allocator, chunks[i].gids);
}

static void release_layer(const pave_allocator *allocator, pave_tiled_layer *layer)
{
    pave_common_free(allocator, layer->name);
    release_gids(allocator, layer->chunks, layer->chunk_count);
    pave_common_free(allocator, layer->chunks);
}

static void release_layer_draft(const pave_allocator *allocator, pave_tiled_layer_draft *draft)
{
    release_gids(allocator, draft->chunks.elements, draft->chunks.count);
    pave_common_list_release(&draft->chunks, allocator);
    release_layer(allocator, &draft->layer);
}

static void release_properties(const pave_allocator *allocator,
                               const pave_tiled_property *properties, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        PAVE_COMMON_FREE(allocator, properties[i].name, properties[i].value);
    }
}

void pave_tiled_document_release(pave_tiled_document *document)
{
    if (document->input == NULL) return;
    const pave_allocator *allocator = document->input->allocator;
    pave_tiled_reference *references = document->references.elements;
    pave_tiled_layer_draft *layers = document->layers.elements;
    pave_tiled_build_abandon(&document->builder);
    pave_tiled_tileset_destroy(document->tileset);
    for (size_t i = 0; i < document->references.count; i++) {
        pave_tiled_tileset_destroy(references[i].tileset);
        pave_common_free(allocator, references[i].source);
    }
    for (size_t i = 0; i < document->layers.count; i++) release_layer_draft(allocator, &layers[i]);
    release_properties(allocator, document->properties.elements, document->properties.count);
    pave_common_list_release(&document->csv.gids, allocator);
    pave_common_list_release(&document->references, allocator);
    pave_common_list_release(&document->layers, allocator);
    pave_common_list_release(&document->properties, allocator);
    PAVE_COMMON_FREE(allocator, document->head.tilesets, document->head.first_gids);
    pave_tiled_map_destroy(document->map);
    *document = (pave_tiled_document){0};
}

void pave_tiled_map_destroy(pave_tiled_map *map)
{
    if (map == NULL) return;
    const pave_allocator *allocator = map->allocator;
    for (uint32_t i = 0; i < map->layer_count; i++) release_layer(allocator, &map->layers[i]);
    for (uint32_t i = 0; map->tilesets != NULL && i < map->tileset_count; i++)
        pave_tiled_tileset_destroy(map->tilesets[i]);
    release_properties(allocator, map->properties, map->property_count);
    PAVE_COMMON_FREE(allocator, map->properties, map->layers, map->tilesets, map->first_gids,
                     map->path, map);
}
