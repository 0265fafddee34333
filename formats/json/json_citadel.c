/// formats/json/json_citadel.c: reads citadels cell by cell.
#include "json_map.h"

#include <inttypes.h>
#include <string.h>

static void put_cell(pave_output *output, const char *name, pave_cell cell)
{
    char text[PAVE_TRI_TEXT_SIZE];
    pave_output_format(output, "\"%s\": \"%s\"", name, pave_tri_face_text(cell, text));
}

static void put_gates(pave_output *output, const pave_citadel *citadel)
{
    pave_output_text(output, "    \"gates\": [");
    for (int32_t i = 0; i < citadel->gate_count; i++) {
        pave_output_text(output, i ? ",\n        {" : "\n        {");
        put_cell(output, "cell", citadel->gates[i].cell);
        pave_output_text(output, ", ");
        put_cell(output, "inside", citadel->gates[i].inside);
        pave_output_text(output, ", ");
        put_cell(output, "outside", citadel->gates[i].outside);
        pave_output_char(output, '}');
    }
    pave_output_text(output, "\n    ],\n");
}

/// Returns the member name for a zone's part; NULL if the zone has no parts.
static const char *part_name(pave_citadel_zone zone)
{
    switch (zone) {
    case PAVE_CITADEL_HOUSE:
    case PAVE_CITADEL_CHURCH: return "house";
    case PAVE_CITADEL_BASTION:
    case PAVE_CITADEL_RAVELIN: return "work";
    case PAVE_CITADEL_GATE: return "gate";
    default: return NULL;
    }
}

static void put_cells(pave_output *output, const pave_citadel *citadel)
{
    pave_output_text(output, "    \"cells\": [");
    pave_window_walk walk = pave_window_begin(citadel->window);
    while (pave_window_next(&walk)) {
        const pave_citadel_zone zone = (pave_citadel_zone)citadel->zones[walk.index];
        const char *part = part_name(zone);
        pave_output_text(output, walk.index ? ",\n        {" : "\n        {");
        put_cell(output, "cell", walk.cell);
        pave_output_format(output, ", \"zone\": \"%s\"", pave_word(pave_citadel_zone_words, zone));
        if (part)
            pave_output_format(output, ", \"%s\": %" PRId32, part, citadel->parts[walk.index]);
        pave_output_char(output, '}');
    }
    pave_output_text(output, "\n    ]\n}\n");
}

pave_result pave_json_citadel_write(const pave_citadel *citadel, const char *path,
                                    const pave_allocator *allocator, pave_error *error)
{
    pave_output output;
    if (error) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result) return result;
    pave_output_text(&output, "{\"type\": \"citadel\"");
    pave_json_window_put(&output, citadel->window);
    pave_output_format(
        &output, ",\n    \"seed\": \"%" PRIu64 "\", \"size\": %" PRId32 ", \"outline\": \"%s\",\n",
        citadel->def.seed, citadel->def.size,
        pave_word(pave_citadel_outline_words, citadel->def.outline));
    put_gates(&output, citadel);
    put_cells(&output, citadel);
    return pave_output_close(&output);
}

// ---- Reading ------------------------------------------------------------------------------------

/// State of the reader.
typedef struct citadel_reader {
    pave_json_ground ground;
    pave_common_list zones; ///< uint8_t elements
    pave_common_list cells; ///< pave_cell elements as given in the file; negative s: not given
    const char *zones_place;
} citadel_reader;

/// Reads the zone of an object, and its cell if given. Returns -1 if it has no zone.
static int read_zone(pave_json_scan *scan, pave_cell *cell)
{
    int zone = -1;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT) return -1;
    while (pave_json_scan_member(scan)) {
        const bool names = strcmp(scan->name.elements, "cell") == 0;
        if (strcmp(scan->name.elements, "zone") == 0)
            zone = pave_word_number(pave_citadel_zone_words, pave_json_scan_name(scan));
        else if (!names)
            pave_json_scan_skip(scan);
        else if (pave_tri_face_read(pave_json_scan_name(scan), cell) != PAVE_OK)
            *cell = (pave_cell){INT32_MAX, 0, 0}; // matches no window
    }
    return zone;
}

static bool read_cells(pave_json_scan *scan, void *context)
{
    citadel_reader *reader = context;
    reader->zones_place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, reader->zones_place, PAVE_INVALID,
                                   "cells must be a list of objects with a zone");
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        uint8_t *zone = pave_common_list_add(&reader->zones, scan->allocator, 1);
        pave_cell *cell = pave_common_list_add(&reader->cells, scan->allocator, 1);
        if (!zone || !cell) return pave_json_scan_no_memory(scan);
        *cell = (pave_cell){0, 0, -1};
        const int number = read_zone(scan, cell);
        if (number < 0)
            return pave_json_scan_fail(
                scan, place, PAVE_INVALID,
                "a cell must be an object with a zone, such as {\"zone\": \"street\"}");
        *zone = (uint8_t)number;
    }
    return scan->result == PAVE_OK;
}

/// Returns true if the named cells are the cells of the window, in the same order.
static bool check_cells(const citadel_reader *reader, const pave_window *window)
{
    pave_json_scan *scan = reader->ground.scan;
    const pave_cell *cells = reader->cells.elements;
    pave_window_walk walk = pave_window_begin(window);
    while (pave_window_next(&walk)) {
        char text[PAVE_TRI_TEXT_SIZE];
        if (cells[walk.index].s < 0 || pave_cell_equal(cells[walk.index], walk.cell)) continue;
        return pave_json_scan_fail(
            scan, pave_json_scan_place(scan, reader->zones_place, walk.index), PAVE_INVALID,
            "cell %s of the window is expected here; keep the window's order",
            pave_tri_face_text(walk.cell, text));
    }
    return true;
}

/// Makes the window and moves the zones into the result.
static bool take(citadel_reader *reader, pave_json_any *out)
{
    pave_json_scan *scan = reader->ground.scan;
    if (!reader->zones_place)
        return pave_json_scan_fail(scan, scan->begin, PAVE_INVALID, "a citadel must have cells");
    if (!pave_json_ground_triangles(&reader->ground, "a citadel", (int64_t)reader->zones.count,
                                    reader->zones_place, &out->window) ||
        !check_cells(reader, out->window))
        return false;
    void *zones = NULL;
    if (!pave_common_list_take(&reader->zones, scan->allocator, &zones))
        return pave_json_scan_no_memory(scan);
    out->zones = zones;
    return true;
}

static bool read_citadel(pave_json_scan *scan, void *out)
{
    static const pave_json_member members[] = {
        {"type", PAVE_FIELD_ANY, .offset = 0},
        {"grid", .offset = offsetof(citadel_reader, ground), .read = pave_json_ground_grid},
        {"window", .offset = offsetof(citadel_reader, ground), .read = pave_json_ground_window},
        {"cells", .read = read_cells},
        {"seed", PAVE_FIELD_ANY, .offset = 0}, // this and the rest are for making it again
        {"outline", PAVE_FIELD_ANY, .offset = 0},
        {"gates", PAVE_FIELD_ANY, .offset = 0},
        {"size", PAVE_FIELD_ANY, .offset = 0}};
    citadel_reader reader = {.zones.element_size = 1, .cells.element_size = sizeof(pave_cell)};
    pave_json_ground_begin(&reader.ground, scan);
    pave_json_scan_members(scan, members, sizeof members / sizeof members[0], &reader, "a citadel",
                           NULL);
    const bool well = scan->result == PAVE_OK && take(&reader, out);
    pave_common_list_release(&reader.zones, scan->allocator);
    pave_common_list_release(&reader.cells, scan->allocator);
    pave_json_ground_release(&reader.ground);
    return well;
}

const pave_json_format pave_json_citadel_format = {PAVE_JSON_LARGE_SIZE_MAX, 0, read_citadel};
