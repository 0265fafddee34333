/// formats/tiled/tiled_read.c: public functions that read tile sets and maps. They open the file
/// and choose the Wang set; tiled_xml_read.c and tiled_json_read.c parse.
#include "tiled_document.h"

#include <string.h>

// ---- Tile sets ----------------------------------------------------------------------------------

// Rates a tile set: 2 if it has the named wang set (with NULL, a wang set with tiles); 1 if it has
// any wang set; otherwise 0.
static int suits(const pave_tiled_tileset *tileset, const char *name)
{
    const pave_tiled_wangset *found = NULL;
    if (pave_tiled_wangset_find(tileset, name, &found, NULL) == PAVE_OK &&
        (name != NULL || (found->tile_count > 0 && found->color_count > 0)))
        return 2;
    return tileset->wangset_count > 0 ? 1 : 0;
}

// Chooses the first tile set of a map that has a wang set with that name, otherwise the first with
// any, otherwise the first. Does not open files after a match, and skips files that cannot be
// opened.
static pave_result choose_tileset(pave_tiled_document *document, const char *name,
                                  pave_tiled_tileset **out)
{
    pave_tiled_reference *references = document->references.elements;
    size_t chosen = 0;
    int best = -1;
    if (document->references.count == 0)
        return pave_tiled_fail(
            document->input, PAVE_INVALID,
            "the map has no tile set; add one in Tiled, or give the tile set itself");
    const pave_error *fault = NULL; // error of the first unreadable file, which may contain the set
    for (size_t i = 0; i < document->references.count && best < 2; i++) {
        pave_result result = pave_tiled_reference_open(document, &references[i]);
        if (result != PAVE_OK) return result;
        const pave_tiled_tileset *tileset = references[i].tileset;
        const int score = suits(tileset, name);
        if (tileset->tile_width == 0 && fault == NULL) fault = tileset->fault;
        if (score > best) {
            best = score;
            chosen = i;
        }
    }
    if (best < 2 && fault != NULL)
        return pave_error_set(document->input->error, fault->result, fault->file, fault->line,
                              fault->column, "%s", fault->message);
    *out = references[chosen].tileset;
    references[chosen].tileset = NULL;
    return PAVE_OK;
}

// Returns the tile set of a document that was read with `result`.
static pave_result take_tileset(pave_tiled_document *document, pave_result result,
                                const char *wangset, pave_tiled_tileset **out)
{
    if (result == PAVE_OK && document->is_map) {
        result = choose_tileset(document, wangset, out);
    } else if (result == PAVE_OK) {
        *out = document->tileset;
        document->tileset = NULL;
    }
    pave_tiled_document_release(document);
    return result;
}

pave_result pave_tiled_tileset_parse(const void *bytes, size_t size, const char *path, bool alone,
                                     const pave_allocator *allocator, pave_tiled_tileset **out,
                                     pave_error *error)
{
    assert(bytes != NULL || size == 0);
    pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    pave_tiled_document document;
    input.alone = alone;
    *out = NULL;
    const pave_result result = pave_tiled_document_read(&document, &input, bytes, size, false);
    return take_tileset(&document, result, NULL, out);
}

pave_result pave_tiled_tileset_read(const char *path, const char *wangset,
                                    const pave_allocator *allocator, pave_tiled_tileset **out,
                                    pave_error *error)
{
    pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    pave_tiled_document document;
    *out = NULL;
    const pave_result result = pave_tiled_document_stream(&document, &input, false, NULL);
    return take_tileset(&document, result, wangset, out);
}

void pave_tiled_tileset_destroy(pave_tiled_tileset *tileset)
{
    if (tileset == NULL) return;
    const pave_allocator *allocator = tileset->allocator;
    for (uint32_t i = 0; i < tileset->listed_count; i++)
        pave_common_free(allocator, tileset->listed[i].image.path);
    for (uint32_t i = 0; i < tileset->wangset_count; i++)
        pave_tiled_wangset_release(allocator, &tileset->wangsets[i]);
    PAVE_COMMON_FREE(allocator, tileset->listed, tileset->wangsets, tileset->fault,
                     tileset->image.path, tileset->name, tileset->path, tileset);
}

// ---- Maps ---------------------------------------------------------------------------------------

const char *pave_tiled_map_property(const pave_tiled_map *map, const char *name)
{
    for (uint32_t i = map->property_count; i > 0; i--)
        if (strcmp(map->properties[i - 1].name, name) == 0) return map->properties[i - 1].value;
    return NULL;
}

// Returns the map of a document that was read with `result`.
static pave_result take_map(pave_tiled_document *document, pave_result result, pave_tiled_map **out)
{
    if (result == PAVE_OK && !document->is_map) {
        result = pave_tiled_fail(document->input, PAVE_INVALID,
                                 "this is a tile set, but a map is expected; give a .tmx or .tmj");
    } else if (result == PAVE_OK) {
        result = pave_tiled_document_take_map(document, out);
    }
    pave_tiled_document_release(document);
    return result;
}

pave_result pave_tiled_map_parse(const void *bytes, size_t size, const char *path, bool alone,
                                 const pave_allocator *allocator, pave_tiled_map **out,
                                 pave_error *error)
{
    assert(bytes != NULL || size == 0);
    pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    pave_tiled_document document;
    input.alone = alone;
    *out = NULL;
    const pave_result result = pave_tiled_document_read(&document, &input, bytes, size, true);
    return take_map(&document, result, out);
}

pave_result pave_tiled_map_read(const char *path, const pave_tiled_map_rows *rows,
                                const pave_allocator *allocator, pave_tiled_map **out,
                                pave_error *error)
{
    pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    pave_tiled_document document;
    *out = NULL;
    const pave_result result = pave_tiled_document_stream(&document, &input, true, rows);
    return take_map(&document, result, out);
}
