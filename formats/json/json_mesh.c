/// formats/json/json_mesh.c: reads meshes.
#include "json_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { VERTICES, TILES, STEP, ORIGIN, PAGE, MEMBERS };

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
    pave_vec2 center;          ///< of a tile; not kept
    const char *places[MEMBERS]; ///< where members begin; NULL: absent
} mesh_reader;

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

static bool read_step(pave_json_scan *scan, void *out)
{
    double *step = out;
    const char *place = scan->at;
    return (pave_json_scan_number(scan, step) && *step > 0 && isfinite(*step)) ||
           pave_json_scan_fail(
               scan, place, PAVE_INVALID,
               "step must be a power of two, such as 0.0000152587890625; it can be left out");
}

static bool read_vertices(pave_json_scan *scan, void *vertices)
{
    return pave_json_points_scan(scan, "vertices", "vertex", vertices);
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns the number of tiles begun.
static int tile_count(const mesh_reader *reader) { return (int)reader->start.count; }

static bool read_id(pave_json_scan *scan, void *context)
{
    mesh_reader *reader = context;
    const char *place = scan->at;
    const size_t count = reader->ids.count;
    int32_t *id = pave_common_list_add(&reader->ids, scan->allocator, 1);
    if (!id) return pave_json_scan_no_memory(scan);
    if (!pave_json_scan_int32(scan, id) || *id < 0)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "the id of tile %d must be an integer from 0",
                                   tile_count(reader) - 1);
    if (count > 0 && *id <= id[-1])
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "the id %d is after %d: put the tiles in the order of their ids",
                                   (int)*id, (int)id[-1]);
    reader->renumbered = reader->renumbered || *id != tile_count(reader) - 1;
    return true;
}

bool pave_json_ring_scan(pave_json_scan *scan, void *rings)
{
    return pave_json_scan_integers(scan, rings,
                                   "ring must be a list of vertex indices, such as [0, 1, 4, 3]");
}

static bool read_neighbors(pave_json_scan *scan, void *context)
{
    (void)context;
    return pave_json_scan_integers(
        scan, NULL,
        "neighbors must be a list of the ids of tiles, such as [1, 2]; it can be left out");
}

static bool read_tile(mesh_reader *reader)
{
    enum { ID, CENTER, RING, NEIGHBORS };
    static const pave_json_member members[] = {
        [ID] = {"id", .read = read_id},
        [CENTER] = {"center", PAVE_FIELD_VECTOR, offsetof(mesh_reader, center),
                    .wanted = "center must be two finite numbers, [x, y]; it can be left out"},
        [RING] = {"ring", .offset = offsetof(mesh_reader, rings), .read = pave_json_ring_scan},
        [NEIGHBORS] = {"neighbors", .read = read_neighbors}};
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
    const uint32_t seen = pave_json_scan_members(scan, members, sizeof members / sizeof members[0],
                                                 reader, "a tile", NULL);
    if (!(seen & 1 << RING))
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "tile %d must have a ring, such as \"ring\": [0, 1, 4, 3]",
                                   tile_count(reader) - 1);
    if (reader->ids.count != 0 && reader->ids.count != reader->start.count)
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "all tiles must have an id, or none; give tile %d one too",
                                   reader->ids.count > 1 ? tile_count(reader) - 1 : 0);
    return scan->result == PAVE_OK;
}

static bool read_tiles(pave_json_scan *scan, void *context)
{
    mesh_reader *reader = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(
            scan, scan->place, PAVE_INVALID,
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
            return pave_json_scan_place(reader->scan, reader->places[tile ? TILES : VERTICES],
                                        strtol(number, NULL, 10));
    }
    return reader->places[TILES];
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
    return pave_json_scan_made(reader->scan, result, told_of(reader, inner.message), inner.message);
}

/// Reads the members of an object after its bracket.
static bool read_members(mesh_reader *reader)
{
    static const pave_json_member members[MEMBERS] = {
        [VERTICES] = {"vertices", .offset = offsetof(mesh_reader, vertices), .read = read_vertices},
        [TILES] = {"tiles", .read = read_tiles},
        [STEP] = {"step", .offset = offsetof(mesh_reader, step), .read = read_step},
        [ORIGIN] = {"origin", PAVE_FIELD_VECTOR, offsetof(mesh_reader, origin),
                    .wanted = "origin must be two finite numbers, [x, y]; it can be left out"},
        [PAGE] = {"page", PAVE_FIELD_ANY, .offset = 0}}; // the address in pave's page
    pave_json_scan *scan = reader->scan;
    const char *place = scan->place;
    pave_json_scan_members(scan, members, MEMBERS, reader, "a mesh", reader->places);
    if (!reader->places[VERTICES] || !reader->places[TILES])
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

const pave_json_format pave_json_mesh_format = {PAVE_JSON_LARGE_SIZE_MAX, sizeof(pave_mesh *),
                                                read_mesh};

pave_result pave_json_mesh_read(const char *path, const pave_allocator *allocator, pave_mesh **out,
                                pave_error *error)
{
    return pave_json_file_read(&pave_json_mesh_format, path, allocator, out, error);
}
