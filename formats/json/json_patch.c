/// formats/json/json_patch.c: reads and writes patches: vertices, and the name and ring of each
/// cell.
#include "json_parts.h"

#include <stdlib.h>
#include <string.h>

enum { VERTICES, CELLS, NAME, JOINS, MEMBERS };

/// State of the reader.
typedef struct patch_reader {
    pave_json_scan *scan;
    char name[PAVE_PATCH_NAME_SIZE];
    pave_common_list vertices; ///< pave_vec2 elements
    pave_common_list start;    ///< int64_t elements: start of each cell's ring, then the end of all
    pave_common_list rings;    ///< int32_t elements
    pave_common_list names;    ///< pave_cell elements, one per cell
    pave_common_list joins;    ///< int32_t[2] elements
    const char *place;
    const char *places[MEMBERS]; ///< where members begin; NULL: absent
} patch_reader;

// ---- Members ------------------------------------------------------------------------------------

static bool read_name(pave_json_scan *scan, void *name)
{
    if (pave_json_scan_value(scan) != PAVE_JSON_TEXT || scan->string.count > PAVE_PATCH_NAME_SIZE)
        return pave_json_scan_fail(
            scan, scan->place, PAVE_INVALID,
            "the name of a patch must be a string of at most %d characters, such as \"penrose\"",
            PAVE_PATCH_NAME_SIZE - 1);
    memcpy(name, scan->string.elements, scan->string.count);
    return true;
}

static bool read_vertices(pave_json_scan *scan, void *vertices)
{
    return pave_json_points_scan(scan, "vertices", "vertex", vertices);
}

/// Returns the current cell.
static int this_cell(const patch_reader *reader) { return (int)reader->start.count - 1; }

static bool read_cell_name(pave_json_scan *scan, void *context)
{
    patch_reader *reader = context;
    const char *place = scan->at;
    pave_cell *cell = (pave_cell *)reader->names.elements + this_cell(reader);
    return pave_json_scan_cell(scan, false, cell) ||
           pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "the name of cell %d must be [q, r, s], three integers",
                               this_cell(reader));
}

static bool read_cell(patch_reader *reader)
{
    static const pave_json_member members[] = {
        {"ring", .offset = offsetof(patch_reader, rings), .read = pave_json_ring_scan},
        {"name", .read = read_cell_name}};
    pave_json_scan *scan = reader->scan;
    const char *place = scan->at;
    int64_t *start = pave_common_list_add(&reader->start, scan->allocator, 1);
    pave_cell *name = pave_common_list_add(&reader->names, scan->allocator, 1);
    if (!start || !name) return pave_json_scan_no_memory(scan);
    *start = (int64_t)reader->rings.count;
    *name = pave_cell_of(this_cell(reader), 0);
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(
            scan, place, PAVE_INVALID,
            "cell %d must be an object with a ring, such as {\"ring\": [0, 1, 4, 3]}",
            this_cell(reader));
    const uint32_t seen = pave_json_scan_members(scan, members, sizeof members / sizeof members[0],
                                                 reader, "a cell of a patch", NULL);
    if (!(seen & 1))
        return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                   "cell %d must have a ring, such as \"ring\": [0, 1, 4, 3]",
                                   this_cell(reader));
    return scan->result == PAVE_OK;
}

static bool read_cells(pave_json_scan *scan, void *context)
{
    patch_reader *reader = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(
            scan, scan->place, PAVE_INVALID,
            "cells must be a list of objects, such as [{\"ring\": [0, 1, 4, 3]}]");
    while (pave_json_scan_element(scan))
        if (!read_cell(reader)) return false;
    return scan->result == PAVE_OK;
}

static bool read_joins(pave_json_scan *scan, void *joins)
{
    const char *place = scan->at;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    while (well && pave_json_scan_element(scan)) {
        int32_t *join = pave_common_list_add(joins, scan->allocator, 1);
        if (!join) return pave_json_scan_no_memory(scan);
        well = pave_json_scan_int32_pair(scan, join);
    }
    return well ? scan->result == PAVE_OK
                : pave_json_scan_fail(scan, place, PAVE_INVALID,
                                      "joins must be a list of pairs of cells, such as [[0, 5]]");
}

// ---- The patch ----------------------------------------------------------------------------------

/// Returns the number after a word in a message; -1 if the word is absent.
static long number_after(const char *message, const char *word)
{
    const char *found = strstr(message, word);
    const char *number = found ? found + strlen(word) : "";
    return *number >= '0' && *number <= '9' ? strtol(number, NULL, 10) : -1;
}

/// Returns the position in the text of an error of pave_patch_create: the first cell or vertex that
/// the message mentions, or the second of two cells with the same name.
static const char *told_of(const patch_reader *reader, const char *message)
{
    const bool twice = strncmp(message, "cells ", 6) == 0;
    const long cell = number_after(message, twice ? " and " : "cell "),
               vertex = number_after(message, "vertex ");
    if (strncmp(message, "join ", 5) == 0)
        return pave_json_scan_place(reader->scan, reader->places[JOINS],
                                    number_after(message, "join "));
    return cell >= 0     ? pave_json_scan_place(reader->scan, reader->places[CELLS], cell)
           : vertex >= 0 ? pave_json_scan_place(reader->scan, reader->places[VERTICES], vertex)
                         : reader->place;
}

static bool make_patch(patch_reader *reader, pave_patch **out)
{
    pave_json_scan *scan = reader->scan;
    pave_error inner = {0};
    const int32_t cells = (int32_t)reader->start.count; // these fit: the text is not that large
    int64_t *end = pave_common_list_add(&reader->start, scan->allocator, 1);
    if (!end) return pave_json_scan_no_memory(scan);
    *end = (int64_t)reader->rings.count;
    const pave_patch_def def = {.name = reader->name,
                                .cell_count = cells,
                                .vertex_count = (int32_t)reader->vertices.count,
                                .cells = reader->names.elements,
                                .vertices = reader->vertices.elements,
                                .start = reader->start.elements,
                                .corners = reader->rings.elements,
                                .join_count = (int32_t)reader->joins.count,
                                .joins = reader->joins.elements};
    const pave_result result = pave_patch_create(&def, scan->allocator, out, &inner);
    return pave_json_scan_made(scan, result, told_of(reader, inner.message), inner.message);
}

/// Reads the members of the object after its bracket.
static bool read_members(patch_reader *reader)
{
    static const pave_json_member members[MEMBERS] = {
        [VERTICES] = {"vertices", .offset = offsetof(patch_reader, vertices),
                      .read = read_vertices},
        [CELLS] = {"cells", .read = read_cells},
        [NAME] = {"name", .offset = offsetof(patch_reader, name), .read = read_name},
        [JOINS] = {"joins", .offset = offsetof(patch_reader, joins), .read = read_joins}};
    pave_json_scan *scan = reader->scan;
    pave_json_scan_members(scan, members, MEMBERS, reader, "a patch", reader->places);
    if (!reader->places[VERTICES] || !reader->places[CELLS])
        return pave_json_scan_fail(scan, reader->place, PAVE_INVALID,
                                   "a patch must have vertices and cells");
    return scan->result == PAVE_OK;
}

bool pave_json_patch_scan(pave_json_scan *scan, pave_patch **out)
{
    patch_reader reader = {.scan = scan,
                           .vertices.element_size = sizeof(pave_vec2),
                           .start.element_size = sizeof(int64_t),
                           .rings.element_size = sizeof(int32_t),
                           .names.element_size = sizeof(pave_cell),
                           .joins.element_size = sizeof(int32_t[2]),
                           .place = scan->at};
    *out = NULL;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_scan_fail(scan, reader.place, PAVE_INVALID,
                                   "patch must be an object with vertices and cells");
    const bool well = read_members(&reader) && make_patch(&reader, out);
    pave_common_list_release(&reader.joins, scan->allocator);
    pave_common_list_release(&reader.names, scan->allocator);
    pave_common_list_release(&reader.rings, scan->allocator);
    pave_common_list_release(&reader.start, scan->allocator);
    pave_common_list_release(&reader.vertices, scan->allocator);
    return well;
}

// ---- Writing ------------------------------------------------------------------------------------

static void put_cell(pave_output *output, const pave_patch *patch, int32_t cell)
{
    const pave_polygons *polygons = patch->polygons;
    const int64_t start = polygons->start[cell];
    const int32_t name[] = {patch->cells[cell].q, patch->cells[cell].r, patch->cells[cell].s};
    pave_output_text(output, cell == 0 ? "\n{\"name\":" : ",\n{\"name\":");
    pave_json_numbers_put(output, name, 3, ",");
    pave_output_text(output, ",\"ring\":");
    pave_json_numbers_put(output, polygons->corners + start, polygons->start[cell + 1] - start,
                          ",");
    pave_output_char(output, '}');
}

void pave_json_patch_put(pave_output *output, const pave_patch *patch)
{
    const pave_polygons *polygons = patch->polygons;
    pave_output_text(output, "{\"name\":");
    pave_output_json(output, patch->name);
    pave_output_text(output, ",\n\"vertices\":[");
    for (int32_t i = 0; i < polygons->vertex_count && output->result == PAVE_OK; i++) {
        pave_output_text(output, i == 0 ? "\n" : ",\n");
        pave_json_point_put(output, polygons->vertices[i]);
    }
    pave_output_text(output, "],\n\"cells\":[");
    for (int32_t i = 0; i < patch->cell_count && output->result == PAVE_OK; i++)
        put_cell(output, patch, i);
    for (int32_t i = 0; i < patch->join_count; i++)
        pave_output_format(output, "%s[%d,%d]", i == 0 ? "],\n\"joins\":[" : ",",
                           (int)patch->joins[i][0], (int)patch->joins[i][1]);
    pave_output_text(output, "]}\n");
}
