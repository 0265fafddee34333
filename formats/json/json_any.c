/// formats/json/json_any.c: reads any file from which a ground can be made.
#include "json_parts.h"
#include "json_polygons.h"

#include "../common/common_file.h"

#include <string.h>

const char *const pave_json_type_words[] = {"mask",  "map",     "mesh",    "board",
                                            "graph", "citadel", "terrain", NULL};

// ---- Detecting the type -------------------------------------------------------------------------

enum { OF_WORLD = PAVE_JSON_TERRAIN + 1, OF_TILES, OF_POLYGONS, UNKNOWN, NO_MEMORY };

static const char *const geojson_words[] = {
    "FeatureCollection", "Feature", "Polygon", "MultiPolygon", "GeometryCollection", NULL};

/// Returns the type that a member identifies; UNKNOWN if several types have this member.
static int type_of_member(pave_json_scan *scan)
{
    static const struct {
        const char *name;
        int type;
    } rows[] = {
        {"labels", PAVE_JSON_MAP},    {"mesh", PAVE_JSON_MAP},    {"patch", PAVE_JSON_MAP},
        {"vertices", PAVE_JSON_MESH}, {"nodes", PAVE_JSON_GRAPH}, {"layout", PAVE_JSON_BOARD},
        {"size", PAVE_JSON_BOARD},    {"set", OF_WORLD},          {"method", OF_WORLD},
        {"colors", OF_TILES},         {"features", OF_POLYGONS},  {"geometry", OF_POLYGONS},
        {"coordinates", OF_POLYGONS}};
    if (strcmp(scan->name.elements, "type") == 0) {
        const char *name = pave_json_scan_name(scan);
        const int type = pave_word_number(pave_json_type_words, name);
        return type >= 0                                    ? type
               : pave_word_number(geojson_words, name) >= 0 ? OF_POLYGONS
                                                            : UNKNOWN;
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(scan->name.elements, rows[i].name) == 0) return rows[i].type;
    pave_json_scan_skip(scan);
    return UNKNOWN;
}

/// Returns the type of an object, by the first member that only one type has. Syntax errors are
/// reported later by the reader of maps.
static int type_of_object(const char *text, size_t size, const pave_allocator *allocator)
{
    pave_json_scan scan;
    int type = UNKNOWN;
    pave_json_scan_begin(&scan, text, size, NULL, allocator, NULL);
    if (pave_json_scan_root(&scan))
        while (type == UNKNOWN && pave_json_scan_member(&scan)) type = type_of_member(&scan);
    const pave_result result = pave_json_scan_release(&scan);
    return result == PAVE_NO_MEMORY               ? NO_MEMORY
           : result != PAVE_OK && type == UNKNOWN ? PAVE_JSON_MAP
                                                  : type;
}

/// Returns true if the text begins with an object, after an optional byte order mark. Otherwise the
/// text is a mask.
static bool is_object(const char *text, size_t size)
{
    const char *end = text + size;
    if (size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) text += 3;
    while (text < end && strchr(" \t\r\n", *text)) text++;
    return text < end && *text == '{';
}

// ---- Reading ------------------------------------------------------------------------------------

/// Refuses options that apply only to GeoJSON and WKT. The error is the caller's, so it has no
/// position in a file.
static pave_result refuse_drawn(const pave_json_any_def *def, const char *path, pave_error *error)
{
    const char *given = def->projection != PAVE_JSON_AS_IS ? "projection"
                        : def->snap > 0                    ? "snap"
                        : def->close                       ? "close"
                                                           : NULL;
    if (!given) return PAVE_OK;
    return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                          "%s: only GeoJSON and WKT have it, and %s is neither; leave it out",
                          given, path);
}

static pave_result read_object(const char *text, size_t size, const pave_json_any_def *def,
                               const char *path, const pave_allocator *allocator,
                               pave_json_any *out, pave_error *error)
{
    static const struct {
        const pave_json_format *format;
        size_t offset; // of what it reads into
    } readers[] = {
        [PAVE_JSON_MAP] = {&pave_json_map_format, offsetof(pave_json_any, map)},
        [PAVE_JSON_MESH] = {&pave_json_mesh_format, offsetof(pave_json_any, mesh)},
        [PAVE_JSON_BOARD] = {&pave_json_board_format, offsetof(pave_json_any, board)},
        [PAVE_JSON_GRAPH] = {&pave_json_graph_format, offsetof(pave_json_any, graph)},
        [PAVE_JSON_CITADEL] = {&pave_json_citadel_format, 0},
        [PAVE_JSON_TERRAIN] = {&pave_json_terrain_format, 0},
    };
    const int type = type_of_object(text, size, allocator);
    out->type = type <= PAVE_JSON_TERRAIN ? (pave_json_type)type
                : type == OF_POLYGONS     ? PAVE_JSON_MAP
                                          : PAVE_JSON_MASK;
    if (type <= PAVE_JSON_TERRAIN && refuse_drawn(def, path, error) != PAVE_OK)
        return PAVE_UNSUPPORTED;
    if (type <= PAVE_JSON_TERRAIN && readers[type].format)
        return pave_json_text_parse(readers[type].format, text, size, path, allocator,
                                    (char *)out + readers[type].offset, error);
    if (type == OF_POLYGONS)
        return pave_json_polygons_parse(text, size, false, def, path, allocator, &out->map,
                                        out->notes, error);
    if (type == NO_MEMORY)
        return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, "not enough memory to read this");
    return pave_error_set(
        error, PAVE_UNSUPPORTED, path, 0, 0, "%s",
        type == OF_WORLD   ? "these are tiles of a world; give the world file, or write a mask "
                             "with pave world fill -o FILE.mask"
        : type == OF_TILES ? "this is a tile set; make a world from it with pave world new, "
                             "and give that world"
                           : "this file cannot be a ground; give a mask, a map, a mesh, a "
                             "board, a graph with nodes, a citadel, a terrain, GeoJSON or WKT");
}

static bool is_blank(const char *text, size_t size)
{
    while (size > 0 && strchr(" \t\r\n", *text) && *text) text++, size--;
    return size == 0;
}

static pave_result read_text(const pave_common_text *text, const pave_json_any_def *def,
                             const char *path, const pave_allocator *allocator, pave_json_any *out,
                             pave_error *error)
{
    if (def->points)
        return pave_json_points_parse(text->text, text->size, path, allocator, &out->points, error);
    if (is_blank(text->text, text->size))
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "the file is empty; give a mask, a map or another ground");
    if (is_object(text->text, text->size))
        return read_object(text->text, text->size, def, path, allocator, out, error);
    if (!pave_json_wkt_recognizes(text->text, text->size))
        return refuse_drawn(def, path, error) != PAVE_OK
                   ? PAVE_UNSUPPORTED
                   : pave_mask_read(text->text, text->size, path, def->tiling, allocator,
                                    &out->mask, error);
    out->type = PAVE_JSON_MAP;
    return pave_json_polygons_parse(text->text, text->size, true, def, path, allocator, &out->map,
                                    out->notes, error);
}

pave_result pave_json_any_read(const char *path, const pave_json_any_def *def,
                               const pave_allocator *allocator, pave_json_any *out,
                               pave_error *error)
{
    static const pave_json_any_def none = {0};
    pave_common_text text;
    assert(path && out);
    *out = (pave_json_any){.type = PAVE_JSON_MASK};
    if (allocator) out->allocator = *allocator;
    pave_result result =
        pave_common_text_read(path, PAVE_JSON_LARGE_SIZE_MAX, allocator, &text, error);
    if (result == PAVE_OK)
        result = read_text(&text, def ? def : &none, path, allocator, out, error);
    pave_common_text_release(&text, allocator);
    if (result != PAVE_OK) pave_json_any_release(out);
    return result;
}

void pave_json_any_release(pave_json_any *any)
{
    for (int32_t i = 0; i < any->points.count && any->points.names; i++)
        pave_common_free(&any->allocator, any->points.names[i]);
    PAVE_COMMON_FREE(&any->allocator, any->points.lines, any->points.names, any->points.positions);
    pave_common_free(&any->allocator, any->zones);
    pave_terrain_destroy(any->terrain);
    pave_window_destroy(any->window);
    pave_edge_list_release(&any->graph);
    pave_board_destroy(any->board);
    pave_mesh_destroy(any->mesh);
    pave_map_destroy(any->map);
    pave_mask_destroy(any->mask);
    *any = (pave_json_any){.type = any->type};
}
