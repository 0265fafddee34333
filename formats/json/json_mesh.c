/// formats/json/json_mesh.c: reads meshes.
#include "json_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// State of the reader.
typedef struct mesh_reader {
    pave_json_scan *scan;
    double step;
    pave_vec2 origin;
    pave_common_list vertices; ///< pave_vec2 elements
    pave_common_list start;    ///< int64_t elements: start of each tile's ring, then the end of all
    pave_common_list rings;    ///< int32_t elements
    pave_common_list ids;      ///< int32_t elements, one for each tile that has an id
    bool renumbered;           ///< whether any tile's id differs from its index
    const char *vertices_place, *tiles_place;
} mesh_reader;

// ---- The lattice --------------------------------------------------------------------------------

static bool read_step(void *context)
{
    mesh_reader *reader = context;
    const char *place = reader->scan->at;
    if (!pave_json_scan_number(reader->scan, &reader->step) || !(reader->step > 0) ||
        !isfinite(reader->step))
        return pave_json_scan_fail(
            reader->scan, place, PAVE_INVALID,
            "step must be a power of two, such as 0.0000152587890625; it can be left out");
    return true;
}

static bool read_origin(void *context)
{
    mesh_reader *reader = context;
    const char *place = reader->scan->at;
    if (!pave_json_scan_vector(reader->scan, &reader->origin))
        return pave_json_scan_fail(reader->scan, place, PAVE_INVALID,
                                   "origin must be two finite numbers, [x, y]; it can be left out");
    return true;
}

bool pave_json_points_scan(pave_json_scan *scan, const char *list, const char *point,
                           pave_common_list *out)
{
    const char *place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "%s must be a list of points, such as [[0, 0], [1, 0.5]]", list);
    while (pave_json_scan_element(scan)) {
        place = scan->at;
        pave_vec2 *vertex = pave_common_list_add(out, scan->allocator, 1);
        if (!vertex) return pave_json_scan_no_memory(scan);
        if (!pave_json_scan_vector(scan, vertex))
            return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                       "%s %d must be two finite numbers, [x, y]", point,
                                       (int)out->count - 1);
    }
    return scan->result == PAVE_OK;
}

static bool read_vertices(void *context)
{
    mesh_reader *reader = context;
    reader->vertices_place = reader->scan->at;
    return pave_json_points_scan(reader->scan, "vertices", "vertex", &reader->vertices);
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns the number of tiles begun.
static int tile_count(const mesh_reader *reader) { return (int)reader->start.count; }

static bool read_id(void *context)
{
    mesh_reader *reader = context;
    const char *place = reader->scan->at;
    const size_t count = reader->ids.count;
    int32_t *id = pave_common_list_add(&reader->ids, reader->scan->allocator, 1);
    if (!id) return pave_json_scan_no_memory(reader->scan);
    if (!pave_json_scan_int32(reader->scan, id) || *id < 0)
        return pave_json_scan_fail(reader->scan, place, PAVE_INVALID,
                                   "the id of tile %d must be an integer from 0",
                                   tile_count(reader) - 1);
    if (count > 0 && *id <= id[-1])
        return pave_json_scan_fail(reader->scan, place, PAVE_INVALID,
                                   "the id %d is after %d: put the tiles in the order of their ids",
                                   (int)*id, (int)id[-1]);
    reader->renumbered = reader->renumbered || *id != tile_count(reader) - 1;
    return true;
}

static bool read_center(void *context)
{
    mesh_reader *reader = context;
    const char *place = reader->scan->at;
    pave_vec2 center;
    if (!pave_json_scan_vector(reader->scan, &center))
        return pave_json_scan_fail(reader->scan, place, PAVE_INVALID,
                                   "center must be two finite numbers, [x, y]; it can be left out");
    return true;
}

/// Reads a list of integers; `list` NULL: skips it.
static bool read_numbers(pave_json_scan *scan, pave_common_list *list, const char *wanted)
{
    const char *place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, place, PAVE_INVALID, "%s", wanted);
    while (pave_json_scan_element(scan)) {
        place = scan->at;
        int32_t number = 0;
        if (!pave_json_scan_int32(scan, &number))
            return pave_json_scan_fail(scan, place, PAVE_INVALID, "%s", wanted);
        if (!list) continue;
        int32_t *room = pave_common_list_add(list, scan->allocator, 1);
        if (!room) return pave_json_scan_no_memory(scan);
        *room = number;
    }
    return scan->result == PAVE_OK;
}

bool pave_json_ring_scan(pave_json_scan *scan, pave_common_list *out)
{
    return read_numbers(scan, out, "ring must be a list of vertex indices, such as [0, 1, 4, 3]");
}

static bool read_ring(void *context)
{
    mesh_reader *reader = context;
    return pave_json_ring_scan(reader->scan, &reader->rings);
}

static bool read_neighbors(void *context)
{
    return read_numbers(
        ((mesh_reader *)context)->scan, NULL,
        "neighbors must be a list of the ids of tiles, such as [1, 2]; it can be left out");
}

static bool read_tile(mesh_reader *reader)
{
    static const pave_json_member members[] = {{"ring", read_ring},
                                               {"id", read_id},
                                               {"center", read_center},
                                               {"neighbors", read_neighbors}};
    pave_json_scan *scan = reader->scan;
    const char *place = scan->at;
    int64_t *start = pave_common_list_add(&reader->start, scan->allocator, 1);
    if (!start) return pave_json_scan_no_memory(scan);
    *start = (int64_t)reader->rings.count;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(
            scan, place, PAVE_INVALID,
            "tile %d must be an object with a ring, such as {\"ring\": [0, 1, 4, 3]}",
            tile_count(reader) - 1);
    const uint32_t seen =
        pave_json_scan_members(scan, members, sizeof members / sizeof members[0], reader, "a tile");
    if (!(seen & 1))
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "tile %d must have a ring, such as \"ring\": [0, 1, 4, 3]",
                                   tile_count(reader) - 1);
    if (reader->ids.count != 0 && reader->ids.count != reader->start.count)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "all tiles must have an id, or none; give tile %d one too",
                                   reader->ids.count > 1 ? tile_count(reader) - 1 : 0);
    return scan->result == PAVE_OK;
}

static bool read_tiles(void *context)
{
    mesh_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    reader->tiles_place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(
            scan, reader->tiles_place, PAVE_INVALID,
            "tiles must be a list of objects, such as [{\"ring\": [0, 1, 4, 3]}]");
    while (pave_json_scan_element(scan))
        if (!read_tile(reader)) return false;
    return scan->result == PAVE_OK;
}

// ---- The mesh -----------------------------------------------------------------------------------

/// Returns the position in the text of an error of pave_mesh_create_from_rings: the first tile or
/// vertex that the message mentions, otherwise the list of tiles.
static const char *told_of(const mesh_reader *reader, const char *message)
{
    for (const char *c = message; *c; c++) {
        const bool tile = strncmp(c, "tile ", 5) == 0, vertex = strncmp(c, "vertex ", 7) == 0;
        const char *number = c + (tile ? 5 : 7);
        if ((tile || vertex) && *number >= '0' && *number <= '9')
            return pave_json_scan_place(reader->scan,
                                        tile ? reader->tiles_place : reader->vertices_place,
                                        strtol(number, NULL, 10));
    }
    return reader->tiles_place;
}

static bool make_mesh(mesh_reader *reader, pave_mesh **out)
{
    pave_error inner = {0};
    int64_t *end = pave_common_list_add(&reader->start, reader->scan->allocator, 1);
    if (!end) return pave_json_scan_no_memory(reader->scan);
    *end = (int64_t)reader->rings.count;
    const pave_mesh_rings from = {
        .vertex_count = (int32_t)reader->vertices.count, // these fit: the text is not that large
        .tile_count = tile_count(reader) - 1,
        .vertices = reader->vertices.elements,
        .start = reader->start.elements,
        .rings = reader->rings.elements,
        .nodes = reader->renumbered ? reader->ids.elements : NULL,
        .step = reader->step,
        .origin = reader->origin};
    const pave_result result =
        pave_mesh_create_from_rings(&from, reader->scan->allocator, out, &inner);
    if (result == PAVE_NO_MEMORY) return pave_json_scan_no_memory(reader->scan);
    if (result != PAVE_OK)
        return pave_json_scan_fail(reader->scan, told_of(reader, inner.message), result, "%s",
                                   inner.message);
    return true;
}

/// Reads the members of an object after its bracket.
static bool read_members(mesh_reader *reader)
{
    static const pave_json_member members[] = {{"vertices", read_vertices},
                                               {"tiles", read_tiles},
                                               {"step", read_step},
                                               {"origin", read_origin}};
    pave_json_scan *scan = reader->scan;
    const char *place = scan->place;
    const uint32_t seen =
        pave_json_scan_members(scan, members, sizeof members / sizeof members[0], reader, "a mesh");
    if ((seen & 3) != 3)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "a mesh must have vertices and tiles");
    return scan->result == PAVE_OK;
}

/// Reads an object after its bracket.
static bool read_mesh(pave_json_scan *scan, void *out)
{
    mesh_reader reader = {.scan = scan,
                          .vertices.element_size = sizeof(pave_vec2),
                          .start.element_size = sizeof(int64_t),
                          .rings.element_size = sizeof(int32_t),
                          .ids.element_size = sizeof(int32_t)};
    const bool well = read_members(&reader) && make_mesh(&reader, out);
    pave_common_list_release(&reader.ids, scan->allocator);
    pave_common_list_release(&reader.rings, scan->allocator);
    pave_common_list_release(&reader.start, scan->allocator);
    pave_common_list_release(&reader.vertices, scan->allocator);
    return well;
}

bool pave_json_mesh_scan(pave_json_scan *scan, pave_mesh **out)
{
    const char *place = scan->at;
    *out = NULL;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "mesh must be an object with vertices and tiles");
    return read_mesh(scan, out);
}

static const pave_json_format format = {PAVE_JSON_LARGE_SIZE_MAX, read_mesh};

pave_result pave_json_mesh_parse(const char *text, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_mesh **out,
                                 pave_error *error)
{
    *out = NULL;
    return pave_json_text_parse(&format, text, size, path, allocator, out, error);
}

pave_result pave_json_mesh_read(const char *path, const pave_allocator *allocator, pave_mesh **out,
                                pave_error *error)
{
    *out = NULL;
    return pave_json_file_read(&format, path, allocator, out, error);
}
