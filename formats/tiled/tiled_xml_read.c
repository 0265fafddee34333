/// formats/tiled/tiled_xml_read.c: reads TSX and TMX with expat.
///
/// The table of rules maps each element and its parent to a reader; elements not listed are skipped
/// with their contents. expat, unlike zlib and libpng, cannot pass a context to an allocator, so
/// its own memory comes from malloc.
#include "tiled_document.h"

#include <expat.h>
#include <string.h>

enum { DEPTH_MAX = 64, SKIPPED_MAX = 1000 };

typedef enum element {
    IN_FILE,
    IN_TILESET,
    IN_TILE,
    IN_TERRAINS,
    IN_WANGSETS,
    IN_WANGSET,
    IN_MAP,
    IN_PROPERTIES,
    IN_GROUP,
    IN_LAYER,
    IN_DATA,
    IN_CHUNK,
    IN_LEAF ///< an element whose contents are ignored
} element;

typedef struct xml_reader {
    XML_Parser parser;
    pave_tiled_document *document;
    pave_result result;      ///< the first failure; its error is already filled
    uint8_t open[DEPTH_MAX]; ///< open elements, outermost first
    int depth;
    bool skip;             ///< whether to skip the current element
    int skipped;           ///< depth inside a skipped element; 0: not inside one
    pave_common_list text; ///< base64 text of the layer
    bool has_data;         ///< whether there is data, in any encoding
    int32_t text_line, text_column;
    pave_common_list gids; ///< gids from <tile> elements
} xml_reader;

// ---- Elements -----------------------------------------------------------------------------------

// Reads the attributes of an element. If it sets `skip`, the contents and the end of the element
// are skipped.
typedef pave_result start_function(xml_reader *reader, const pave_tiled_record *record);
typedef pave_result end_function(xml_reader *reader);

static pave_result start_tileset(xml_reader *reader, const pave_tiled_record *record)
{
    bool inside = false;
    pave_result result = pave_tiled_document_begin_tileset(reader->document, record, &inside);
    reader->skip = !inside;
    return result;
}

static pave_result end_tileset(xml_reader *reader)
{
    return pave_tiled_document_end_tileset(reader->document);
}

static pave_result start_tile(xml_reader *reader, const pave_tiled_record *record)
{
    return pave_tiled_build_tile(&reader->document->builder, record, PAVE_TILED_REQUIRED);
}

static pave_result start_map(xml_reader *reader, const pave_tiled_record *record)
{
    return pave_tiled_document_begin_map(reader->document, record);
}

static pave_result start_property(xml_reader *reader, const pave_tiled_record *record)
{
    const char *name = pave_tiled_record_attribute(record, "name");
    return pave_tiled_document_add_property(reader->document, name == NULL ? "" : name,
                                            pave_tiled_record_attribute(record, "value"));
}

static pave_result start_layer(xml_reader *reader, const pave_tiled_record *record)
{
    reader->skip = !reader->document->want_layers;
    return reader->skip ? PAVE_OK : pave_tiled_document_begin_layer(reader->document, record);
}

static pave_result end_layer(xml_reader *reader)
{
    return pave_tiled_document_end_layer(reader->document);
}

static pave_tiled_layer_draft *last_layer(const xml_reader *reader)
{
    const pave_common_list *layers = &reader->document->layers;
    return (pave_tiled_layer_draft *)layers->elements + (layers->count - 1);
}

static pave_result start_data(xml_reader *reader, const pave_tiled_record *record)
{
    reader->text.count = 0;
    reader->has_data = false;
    reader->gids.count = 0;
    return pave_tiled_document_layer_data(reader->document, record);
}

static pave_result start_chunk(xml_reader *reader, const pave_tiled_record *record)
{
    reader->text.count = 0;
    reader->has_data = false;
    reader->gids.count = 0;
    return pave_tiled_document_add_chunk(reader->document, record);
}

static pave_result start_gid(xml_reader *reader, const pave_tiled_record *record)
{
    int64_t gid = 0;
    reader->has_data = true;
    pave_result result = pave_tiled_record_integer(record, "gid", 0, UINT32_MAX, 0, &gid);
    if (result != PAVE_OK) return result;
    uint32_t *added = pave_common_list_add(&reader->gids, reader->document->input->allocator, 1);
    if (added == NULL) return pave_tiled_no_memory(reader->document->input);
    *added = (uint32_t)gid;
    return PAVE_OK;
}

// Fills the last chunk from the contents of its element.
static pave_result end_chunk(xml_reader *reader)
{
    pave_tiled_document *document = reader->document;
    const pave_tiled_encoding_read encoding = last_layer(reader)->encoding;
    if (encoding == PAVE_TILED_READ_LIST)
        return pave_tiled_document_fill_list(document, &reader->gids);
    if (reader->has_data) {
        document->input->line = reader->text_line;
        document->input->column = reader->text_column;
    }
    if (encoding == PAVE_TILED_READ_CSV) return pave_tiled_document_csv_end(document);
    return pave_tiled_document_fill_text(
        document, reader->text.count == 0 ? "" : reader->text.elements, reader->text.count);
}

static pave_result end_data(xml_reader *reader)
{
    const pave_tiled_document *document = reader->document;
    pave_result result = PAVE_OK;
    if (last_layer(reader)->chunked || (document->map->infinite && !reader->has_data))
        return PAVE_OK;
    if (!document->csv.open) // otherwise the chunk was opened at the first number
        result = pave_tiled_document_add_chunk(reader->document, NULL);
    return result == PAVE_OK ? end_chunk(reader) : result;
}

typedef struct rule {
    element outside;
    const char *name;
    element inside;
    start_function *start; // NULL: use `build`, or do nothing
    end_function *end;
    pave_tiled_build *build;
} rule;

static const rule rules[] = {
    {IN_FILE, "tileset", IN_TILESET, start_tileset, end_tileset, NULL},
    {IN_FILE, "map", IN_MAP, start_map, NULL, NULL},
    {IN_TILESET, "tileoffset", IN_LEAF, NULL, NULL, pave_tiled_build_offset},
    {IN_TILESET, "grid", IN_LEAF, NULL, NULL, pave_tiled_build_grid},
    {IN_TILESET, "transformations", IN_LEAF, NULL, NULL, pave_tiled_build_symmetries},
    {IN_TILESET, "image", IN_LEAF, NULL, NULL, pave_tiled_build_sheet},
    {IN_TILESET, "tile", IN_TILE, start_tile, NULL, NULL},
    {IN_TILE, "image", IN_LEAF, NULL, NULL, pave_tiled_build_tile_image},
    {IN_TILESET, "terraintypes", IN_TERRAINS, NULL, NULL, NULL},
    {IN_TERRAINS, "terrain", IN_LEAF, NULL, NULL, pave_tiled_build_terrain},
    {IN_TILESET, "wangsets", IN_WANGSETS, NULL, NULL, NULL},
    {IN_WANGSETS, "wangset", IN_WANGSET, NULL, NULL, pave_tiled_build_wangset},
    {IN_WANGSET, "wangcolor", IN_LEAF, NULL, NULL, pave_tiled_build_color},
    {IN_WANGSET, "wangedgecolor", IN_LEAF, NULL, NULL, pave_tiled_build_edge_color},
    {IN_WANGSET, "wangcornercolor", IN_LEAF, NULL, NULL, pave_tiled_build_corner_color},
    {IN_WANGSET, "wangtile", IN_LEAF, NULL, NULL, pave_tiled_build_wangtile},
    {IN_MAP, "tileset", IN_TILESET, start_tileset, end_tileset, NULL},
    {IN_MAP, "properties", IN_PROPERTIES, NULL, NULL, NULL},
    {IN_PROPERTIES, "property", IN_LEAF, start_property, NULL, NULL},
    {IN_MAP, "group", IN_GROUP, NULL, NULL, NULL},
    {IN_GROUP, "group", IN_GROUP, NULL, NULL, NULL},
    {IN_MAP, "layer", IN_LAYER, start_layer, end_layer, NULL},
    {IN_GROUP, "layer", IN_LAYER, start_layer, end_layer, NULL},
    {IN_LAYER, "data", IN_DATA, start_data, end_data, NULL},
    {IN_DATA, "tile", IN_LEAF, start_gid, NULL, NULL},
    {IN_DATA, "chunk", IN_CHUNK, start_chunk, end_chunk, NULL},
    {IN_CHUNK, "tile", IN_LEAF, start_gid, NULL, NULL},
};

enum { RULE_COUNT = sizeof rules / sizeof rules[0], NO_RULE = 255 };

// ---- expat's callbacks --------------------------------------------------------------------------

static void take_place(xml_reader *reader)
{
    XML_Size line = XML_GetCurrentLineNumber(reader->parser);
    XML_Size column = XML_GetCurrentColumnNumber(reader->parser) + 1;
    reader->document->input->line = line > INT32_MAX ? INT32_MAX : (int32_t)line;
    reader->document->input->column = column > INT32_MAX ? INT32_MAX : (int32_t)column;
}

static void stop(xml_reader *reader, pave_result result)
{
    reader->result = result;
    XML_StopParser(reader->parser, XML_FALSE);
}

// Returns the innermost open element; IN_FILE if none is open.
static element innermost(const xml_reader *reader)
{
    return reader->depth == 0 ? IN_FILE : rules[reader->open[reader->depth - 1]].inside;
}

static int find_rule(element outside, const char *name)
{
    for (int i = 0; i < RULE_COUNT; i++)
        if (rules[i].outside == outside && strcmp(rules[i].name, name) == 0) return i;
    return NO_RULE;
}

static void XMLCALL on_start(void *context, const char *name, const char **attributes)
{
    xml_reader *reader = context;
    pave_tiled_input *input = reader->document->input;
    pave_tiled_record record = {.input = input, .element = name, .attributes = attributes};

    if (reader->result != PAVE_OK) return;
    take_place(reader);
    int found = reader->skipped > 0 ? NO_RULE : find_rule(innermost(reader), name);
    if (found == NO_RULE && reader->depth == 0 && reader->skipped == 0) {
        stop(reader, pave_tiled_fail(input, PAVE_INVALID,
                                     "the outermost element is <%.40s>, but must be <tileset> or "
                                     "<map>; give a file of Tiled",
                                     name));
    } else if (reader->skipped == SKIPPED_MAX || reader->depth == DEPTH_MAX) {
        stop(reader, pave_tiled_fail(input, PAVE_UNSUPPORTED,
                                     "the elements are nested too deeply; simplify the file"));
    } else if (found == NO_RULE) {
        reader->skipped++;
    } else {
        const rule *opened = &rules[found];
        reader->skip = false;
        pave_result result = opened->start   ? opened->start(reader, &record)
                             : opened->build ? opened->build(&reader->document->builder, &record)
                                             : PAVE_OK;
        if (result != PAVE_OK) {
            stop(reader, result);
        } else if (reader->skip) {
            reader->skipped++;
        } else {
            reader->open[reader->depth++] = (uint8_t)found;
        }
    }
}

static void XMLCALL on_end(void *context, const char *name)
{
    xml_reader *reader = context;
    (void)name;
    if (reader->result != PAVE_OK) return;
    if (reader->skipped > 0) {
        reader->skipped--;
        return;
    }
    assert(reader->depth > 0);
    const rule *closed = &rules[reader->open[--reader->depth]];
    take_place(reader);
    pave_result result = closed->end == NULL ? PAVE_OK : closed->end(reader);
    if (result != PAVE_OK) stop(reader, result);
}

static void XMLCALL on_text(void *context, const char *text, int size)
{
    xml_reader *reader = context;
    pave_tiled_document *document = reader->document;
    const element place = innermost(reader);
    const bool wanted = reader->result == PAVE_OK && reader->skipped == 0 &&
                        (place == IN_DATA || place == IN_CHUNK);
    pave_result result = PAVE_OK;
    if (!wanted || size <= 0 || last_layer(reader)->encoding == PAVE_TILED_READ_LIST) return;
    if (!reader->has_data) {
        take_place(reader);
        reader->text_line = document->input->line;
        reader->text_column = document->input->column;
    }
    reader->has_data = true;
    if (last_layer(reader)->encoding == PAVE_TILED_READ_CSV) {
        result = pave_tiled_document_csv(document, text, (size_t)size, place == IN_CHUNK);
    } else {
        char *added = pave_common_list_add(&reader->text, document->input->allocator, (size_t)size);
        if (added == NULL)
            result = pave_tiled_no_memory(document->input);
        else
            memcpy(added, text, (size_t)size);
    }
    if (result != PAVE_OK) stop(reader, result);
}

static void XMLCALL on_entity(void *context, const XML_Char *name, int is_parameter,
                              const XML_Char *value, int value_length, const XML_Char *base,
                              const XML_Char *system, const XML_Char *public,
                              const XML_Char *notation)
{
    xml_reader *reader = context;
    (void)is_parameter, (void)value, (void)value_length, (void)base, (void)system, (void)public,
        (void)notation;
    if (reader->result == PAVE_OK) {
        take_place(reader);
        stop(reader,
             pave_tiled_fail(
                 reader->document->input, PAVE_UNSUPPORTED,
                 "the entity \"%.40s\" is declared; entities are refused, so write its text "
                 "out where it is used",
                 name));
    }
}

// ---- Documents ----------------------------------------------------------------------------------

static pave_result parse(xml_reader *reader, const void *bytes, size_t size)
{
    pave_tiled_input *input = reader->document->input;
    XML_SetUserData(reader->parser, reader);
    XML_SetElementHandler(reader->parser, on_start, on_end);
    XML_SetCharacterDataHandler(reader->parser, on_text);
    XML_SetEntityDeclHandler(reader->parser, on_entity);
    pave_common_stream *stream = reader->document->stream;
    for (bool last = false; XML_Parse(reader->parser, bytes, (int)size, last) == XML_STATUS_OK;) {
        if (last) return reader->result;
        last = stream == NULL || stream->ended;
        size = 0;
        if (last) continue;
        stream->bytes.count = 0;
        const pave_result result = pave_common_stream_read(stream, false);
        if (result != PAVE_OK) {
            input->line = 0;
            return pave_tiled_fail(input, result, "%s", stream->error->message);
        }
        bytes = stream->bytes.elements;
        size = stream->bytes.count;
    }
    if (reader->result != PAVE_OK) return reader->result;
    enum XML_Error code = XML_GetErrorCode(reader->parser);
    if (code == XML_ERROR_NO_MEMORY) return pave_tiled_no_memory(input);
    take_place(reader);
    return pave_tiled_fail(input, PAVE_INVALID,
                           "this is not well-formed XML (%s); the file may be damaged or cut off",
                           XML_ErrorString(code));
}

pave_result pave_tiled_document_read_xml(pave_tiled_document *document, const void *bytes,
                                         size_t size)
{
    const pave_allocator *allocator = document->input->allocator;
    xml_reader reader = {
        .parser = XML_ParserCreate(NULL),
        .document = document,
        .text.element_size = 1,
        .gids.element_size = sizeof(uint32_t),
    };
    if (reader.parser == NULL) return pave_tiled_no_memory(document->input);
    pave_result result = parse(&reader, bytes, size);
    XML_ParserFree(reader.parser);
    pave_common_list_release(&reader.text, allocator);
    pave_common_list_release(&reader.gids, allocator);
    document->input->line = 0;
    document->input->column = 0;
    return result;
}
