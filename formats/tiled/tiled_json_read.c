/// formats/tiled/tiled_json_read.c: reads tile sets and maps in JSON: TSJ and TMJ.
#include "tiled_document.h"

#include <stdio.h>
#include <string.h>

enum { GROUP_DEPTH_MAX = 32 };

// ---- Lists and members -------------------------------------------------------------------------

// Reads one object.
typedef pave_result object_function(pave_tiled_document *document, const pave_tiled_record *record);

static pave_tiled_record record_of(const pave_tiled_document *document,
                                   const pave_tiled_node *object)
{
    return (pave_tiled_record){.input = document->input, .element = "", .object = object};
}

static pave_result refuse(const pave_tiled_document *document, const char *wanted)
{
    return pave_tiled_fail(document->input, PAVE_INVALID, "this must be %s", wanted);
}

// Reads an object with `read`, or adds it to the tile set with `build`.
static pave_result read_object(pave_tiled_document *document, const pave_tiled_node *object,
                               object_function *read, pave_tiled_build *build)
{
    const pave_tiled_record record = record_of(document, object);
    if (!pave_tiled_node_is(object, PAVE_JSON_OBJECT)) return refuse(document, "an object");
    return read ? read(document, &record) : build(&document->builder, &record);
}

// Builds part of the tile set from a member, if present.
static pave_result read_member(pave_tiled_document *document, const pave_tiled_record *outside,
                               const char *name, pave_tiled_build *build)
{
    const pave_tiled_node *member = pave_tiled_record_member(outside, name);
    if (member == NULL) return PAVE_OK;
    const size_t trail = pave_tiled_trail_extend(document->input, name, -1);
    const pave_result result = read_object(document, member, NULL, build);
    pave_tiled_trail_cut(document->input, trail);
    return result;
}

// Reads each object of a member's list, if present.
static pave_result read_list(pave_tiled_document *document, const pave_tiled_record *outside,
                             const char *name, object_function *read, pave_tiled_build *build)
{
    const pave_tiled_node *list = pave_tiled_record_member(outside, name);
    pave_result result = PAVE_OK;
    if (list == NULL) return PAVE_OK;
    if (!pave_tiled_node_is(list, PAVE_JSON_LIST))
        return pave_tiled_record_fail(outside, PAVE_INVALID, "%s must be a list", name);
    const pave_tiled_node *object = list + 1;
    for (uint32_t i = 0; i < list->count && result == PAVE_OK;
         i++, object = pave_tiled_node_next(object)) {
        const size_t trail = pave_tiled_trail_extend(document->input, name, (int64_t)i);
        result = read_object(document, object, read, build);
        pave_tiled_trail_cut(document->input, trail);
    }
    return result;
}

// ---- Tile sets ----------------------------------------------------------------------------------

static pave_result read_tile_of_id(pave_tiled_document *document, const pave_tiled_record *record,
                                   int64_t id)
{
    pave_result result = pave_tiled_build_tile(&document->builder, record, id);
    if (result == PAVE_OK && pave_tiled_record_has(record, "image"))
        result = pave_tiled_build_tile_image(&document->builder, record);
    return result;
}

static pave_result read_tile(pave_tiled_document *document, const pave_tiled_record *record)
{
    return read_tile_of_id(document, record, PAVE_TILED_REQUIRED);
}

// Before 1.2, tiles were an object with ids as member names.
static pave_result read_tiles_by_name(pave_tiled_document *document, const pave_tiled_node *tiles)
{
    pave_result result = PAVE_OK;
    const pave_tiled_node *tile = tiles + 1;
    for (uint32_t i = 0; i < tiles->count; i++, tile = pave_tiled_node_next(tile)) {
        const char *name = tile->name;
        int64_t id = 0;
        size_t trail = pave_tiled_trail_extend(document->input, "tiles", -1);
        pave_tiled_record record = record_of(document, tile);
        if (!pave_common_integer_read(name, strlen(name), &id) || id < 0 ||
            id >= PAVE_TILED_GID_MASK) {
            result =
                pave_tiled_fail(document->input, PAVE_INVALID,
                                "\"%.40s\" is not an id of a tile; write an integer from 0", name);
        } else {
            result = pave_tiled_node_is(tile, PAVE_JSON_OBJECT)
                         ? read_tile_of_id(document, &record, id)
                         : refuse(document, "objects by their ids");
        }
        pave_tiled_trail_cut(document->input, trail);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

static pave_result read_tiles(pave_tiled_document *document, const pave_tiled_record *record)
{
    const pave_tiled_node *tiles = pave_tiled_node_member(record->object, "tiles");
    return pave_tiled_node_is(tiles, PAVE_JSON_OBJECT)
               ? read_tiles_by_name(document, tiles)
               : read_list(document, record, "tiles", read_tile, NULL);
}

static pave_result read_wangset(pave_tiled_document *document, const pave_tiled_record *record)
{
    pave_result result = pave_tiled_build_wangset(&document->builder, record);
    if (result == PAVE_OK)
        result = read_list(document, record, "colors", NULL, pave_tiled_build_color);
    if (result == PAVE_OK)
        result = read_list(document, record, "edgecolors", NULL, pave_tiled_build_edge_color);
    if (result == PAVE_OK)
        result = read_list(document, record, "cornercolors", NULL, pave_tiled_build_corner_color);
    return result == PAVE_OK
               ? read_list(document, record, "wangtiles", NULL, pave_tiled_build_wangtile)
               : result;
}

static pave_result read_tileset(pave_tiled_document *document, const pave_tiled_record *record)
{
    bool inside = false;
    pave_result result = pave_tiled_document_begin_tileset(document, record, &inside);
    if (result != PAVE_OK || !inside) return result;
    result = read_member(document, record, "tileoffset", pave_tiled_build_offset);
    if (result == PAVE_OK) result = read_member(document, record, "grid", pave_tiled_build_grid);
    if (result == PAVE_OK)
        result = read_member(document, record, "transformations", pave_tiled_build_symmetries);
    if (result == PAVE_OK && pave_tiled_record_has(record, "image"))
        result = pave_tiled_build_sheet(&document->builder, record);
    if (result == PAVE_OK)
        result = read_list(document, record, "terrains", NULL, pave_tiled_build_terrain);
    if (result == PAVE_OK) result = read_tiles(document, record);
    if (result == PAVE_OK) result = read_list(document, record, "wangsets", read_wangset, NULL);
    return result == PAVE_OK ? pave_tiled_document_end_tileset(document) : result;
}

// ---- Maps ---------------------------------------------------------------------------------------

static pave_result fill_from_list(pave_tiled_document *document, const pave_tiled_node *numbers)
{
    pave_common_list gids = {.element_size = sizeof(uint32_t)};
    const uint32_t count = numbers->count;
    const pave_tiled_node *number = numbers + 1;
    uint32_t *out =
        count == 0 ? NULL : pave_common_list_add(&gids, document->input->allocator, count);
    pave_result result = PAVE_OK;
    if (count > 0 && out == NULL) return pave_tiled_no_memory(document->input);
    for (uint32_t i = 0; i < count && result == PAVE_OK;
         i++, number = pave_tiled_node_next(number)) {
        if (!pave_tiled_node_whole(number) || number->value.integer < 0 ||
            number->value.integer > UINT32_MAX) {
            result = pave_tiled_fail(document->input, PAVE_INVALID,
                                     "data[%u] is not a gid; write integers from 0 to 4294967295",
                                     (unsigned)i);
        } else {
            out[i] = (uint32_t)number->value.integer;
        }
    }
    if (result == PAVE_OK) result = pave_tiled_document_fill_list(document, &gids);
    pave_common_list_release(&gids, document->input->allocator);
    return result;
}

// Reads the data of a layer or a chunk: a list of gids, or base64.
static pave_result fill(pave_tiled_document *document, const pave_tiled_record *record)
{
    const pave_tiled_layer_draft *layers = document->layers.elements;
    bool base64 = layers[document->layers.count - 1].encoding == PAVE_TILED_READ_BASE64;
    const pave_tiled_node *data = pave_tiled_record_member(record, "data");
    if (pave_tiled_node_is(data, PAVE_JSON_LIST) && !base64) return fill_from_list(document, data);
    if (pave_tiled_node_text(data) && base64)
        return pave_tiled_document_fill_text(document, data->value.text, strlen(data->value.text));
    return pave_tiled_record_fail(record, PAVE_INVALID, "data must be %s",
                                  base64 ? "base64, as encoding says"
                                         : "a list of gids, unless encoding is base64");
}

static pave_result read_chunk(pave_tiled_document *document, const pave_tiled_record *record)
{
    pave_result result = pave_tiled_document_add_chunk(document, record);
    return result == PAVE_OK ? fill(document, record) : result;
}

static pave_result read_tile_layer(pave_tiled_document *document, const pave_tiled_record *record)
{
    pave_result result = pave_tiled_document_begin_layer(document, record);
    if (result == PAVE_OK) result = pave_tiled_document_layer_data(document, record);
    if (result == PAVE_OK && pave_tiled_record_has(record, "data")) {
        result = pave_tiled_document_add_chunk(document, NULL);
        result = result == PAVE_OK ? fill(document, record) : result;
    }
    if (result == PAVE_OK) result = read_list(document, record, "chunks", read_chunk, NULL);
    return result == PAVE_OK ? pave_tiled_document_end_layer(document) : result;
}

static pave_result read_layer(pave_tiled_document *document, const pave_tiled_record *record)
{
    const char *type = NULL;
    pave_result result = pave_tiled_record_text(record, "type", &type);
    if (result != PAVE_OK || type == NULL)
        return result != PAVE_OK
                   ? result
                   : pave_tiled_record_fail(record, PAVE_INVALID,
                                            "type is missing; give it as tilelayer, group, ...");
    if (strcmp(type, "group") == 0) {
        if (document->group_depth == GROUP_DEPTH_MAX)
            return pave_tiled_record_fail(record, PAVE_UNSUPPORTED,
                                          "groups are nested more than %d deep; flatten them",
                                          GROUP_DEPTH_MAX);
        document->group_depth++;
        result = read_list(document, record, "layers", read_layer, NULL);
        document->group_depth--;
        return result;
    }
    return strcmp(type, "tilelayer") == 0 ? read_tile_layer(document, record) : PAVE_OK;
}

// Adds a property. Stores its value if it is a string, a number or a boolean, otherwise only its
// name.
static pave_result add_property(pave_tiled_document *document, const char *name,
                                const pave_tiled_node *value)
{
    char digits[32];
    const char *text = pave_tiled_node_text(value);
    if (pave_tiled_node_whole(value))
        snprintf(digits, sizeof digits, "%lld", (long long)value->value.integer), text = digits;
    else if (pave_tiled_node_is(value, PAVE_JSON_TRUE) ||
             pave_tiled_node_is(value, PAVE_JSON_FALSE))
        text = pave_tiled_node_is(value, PAVE_JSON_TRUE) ? "true" : "false";
    return pave_tiled_document_add_property(document, name, text);
}

static pave_result read_property(pave_tiled_document *document, const pave_tiled_record *record)
{
    const char *name = pave_tiled_node_text(pave_tiled_record_member(record, "name"));
    return add_property(document, name == NULL ? "" : name,
                        pave_tiled_record_member(record, "value"));
}

static pave_result read_properties(pave_tiled_document *document, const pave_tiled_record *record)
{
    const pave_tiled_node *all = pave_tiled_record_member(record, "properties");
    pave_result result = PAVE_OK;
    if (!pave_tiled_node_is(all, PAVE_JSON_OBJECT))
        return read_list(document, record, "properties", read_property, NULL);
    const pave_tiled_node *value = all + 1; // before 1.2: an object of names and values
    for (uint32_t i = 0; i < all->count && result == PAVE_OK;
         i++, value = pave_tiled_node_next(value))
        result = add_property(document, value->name, value);
    return result;
}

static pave_result read_map(pave_tiled_document *document, const pave_tiled_record *record)
{
    pave_result result = pave_tiled_document_begin_map(document, record);
    if (result == PAVE_OK) result = read_properties(document, record);
    if (result == PAVE_OK) result = read_list(document, record, "tilesets", read_tileset, NULL);
    if (result == PAVE_OK && document->want_layers)
        result = read_list(document, record, "layers", read_layer, NULL);
    return result;
}

// ---- Documents ----------------------------------------------------------------------------------

static pave_result read_root(pave_tiled_document *document, const pave_tiled_node *root)
{
    pave_tiled_record record = record_of(document, root);
    const char *type = pave_tiled_node_text(pave_tiled_record_member(&record, "type"));
    bool map =
        pave_tiled_record_has(&record, "layers") || pave_tiled_record_has(&record, "tilesets");
    if (type != NULL ? strcmp(type, "map") == 0 : map) return read_map(document, &record);
    if (type != NULL ? strcmp(type, "tileset") == 0 : pave_tiled_record_has(&record, "tilewidth"))
        return read_tileset(document, &record);
    return pave_tiled_fail(
        document->input, PAVE_INVALID,
        "this JSON is neither a tile set nor a map of Tiled; give a .tsj or .tmj");
}

pave_result pave_tiled_document_read_json(pave_tiled_document *document, const void *bytes,
                                          size_t size)
{
    pave_tiled_tree tree = {.texts = NULL};
    if (size > PAVE_TILED_JSON_SIZE_MAX)
        return pave_tiled_fail(
            document->input, PAVE_UNSUPPORTED,
            "the JSON is larger than %d MiB; write its layers as base64, or the map as TMX",
            PAVE_TILED_JSON_SIZE_MAX >> 20);
    const pave_tiled_input *input = document->input;
    pave_result result =
        pave_tiled_tree_read(&tree, bytes, size, input->path, input->allocator, input->error);
    if (result == PAVE_OK) result = read_root(document, tree.nodes.elements);
    pave_tiled_tree_release(&tree, input->allocator);
    return result;
}
