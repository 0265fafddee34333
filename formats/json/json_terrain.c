/// formats/json/json_terrain.c: reads terrains: vertex heights, which determine the rest, and cell
/// zones.
#include "json_map.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// ---- Writing ------------------------------------------------------------------------------------

static void put_heights(pave_output *output, const pave_terrain *terrain)
{
    pave_output_text(output, "\"heights\":[\n");
    for (int32_t row = 0; row < terrain->row_count; row++) {
        for (int32_t i = terrain->rows[row].start; i < terrain->rows[row + 1].start; i++) {
            pave_output_signed(output, terrain->heights[i]);
            pave_output_text(output, i + 1 == terrain->vertex_count ? "],\n" : ",");
        }
        if (row + 1 < terrain->row_count) pave_output_char(output, '\n');
    }
}

static void put_zones(pave_output *output, const pave_terrain *terrain)
{
    const pave_window *window = terrain->window;
    pave_output_text(output, "\"zones\":[");
    for (int zone = 0; zone < PAVE_TERRAIN_ZONES; zone++)
        pave_output_format(output, "%s\"%s\"", zone ? "," : "",
                           pave_word(pave_terrain_zone_words, zone));
    pave_output_text(output, "],\n\"cells\":[");
    for (int32_t row = 0; row < window->row_count; row++)
        for (int64_t i = window->rows[row].start; i < window->rows[row + 1].start; i++) {
            if (i) pave_output_char(output, ',');
            if (i == window->rows[row].start) pave_output_char(output, '\n');
            pave_output_unsigned(output, terrain->zones[i]);
        }
    pave_output_text(output, "]}\n");
}

pave_result pave_json_terrain_write(const pave_terrain *terrain, const char *path,
                                    const pave_allocator *allocator, pave_error *error)
{
    pave_output output;
    const pave_terrain_def *def = &terrain->def;
    if (error) *error = (pave_error){0};
    const pave_result result = pave_output_open(&output, path, allocator, error);
    if (result != PAVE_OK) return result;
    pave_output_text(&output, "{\"type\":\"terrain\"");
    pave_json_window_put(&output, terrain->window);
    pave_output_format(&output,
                       ",\n\"seed\":\"%" PRIu64 "\",\"dry\":%s,\"sea\":%" PRId32
                       ",\"river\":%" PRId32 ",\"lake\":%" PRId32 ",\"hills\":%" PRId32,
                       def->seed, def->dry ? "true" : "false", def->sea, def->river, def->lake,
                       def->hills);
    pave_output_format(&output,
                       ",\"beach\":%" PRId32 ",\"snow\":%" PRId32 ",\"steep\":%" PRId32 ",\n",
                       def->beach, def->snow, def->steep);
    put_heights(&output, terrain);
    put_zones(&output, terrain);
    return pave_output_close(&output);
}

// ---- Reading ------------------------------------------------------------------------------------

enum { HEIGHTS = 13, CELLS, MEMBERS };

static const char not_integer[] = "this must be an integer, such as 0";

/// State of the reader.
typedef struct terrain_reader {
    pave_json_ground ground;
    pave_terrain_def def;
    pave_common_list heights, cells; ///< int32_t elements
    const char *places[MEMBERS];     ///< where members begin; NULL: absent
    size_t next;                     ///< index of the next vertex's height
} terrain_reader;

static bool read_seed(pave_json_scan *scan, void *seed)
{
    const char *place = scan->at, *text = pave_json_scan_name(scan);
    char *end;
    *(uint64_t *)seed = strtoull(text, &end, 10);
    return (*text >= '0' && *text <= '9' && !*end) ||
           pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "seed must be a number as a text, such as \"seed\": \"7\"");
}

static bool read_list(pave_json_scan *scan, void *list)
{
    const char *place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, place, PAVE_INVALID, "this must be a list of integers");
    while (pave_json_scan_element(scan)) {
        int32_t *number = pave_common_list_add(list, scan->allocator, 1);
        if (!number) return pave_json_scan_no_memory(scan);
        place = scan->at;
        if (!pave_json_scan_int32(scan, number))
            return pave_json_scan_fail(scan, place, PAVE_INVALID, "%s", not_integer);
    }
    return scan->result == PAVE_OK;
}

static int32_t next_height(void *context, pave_tri_vertex vertex)
{
    terrain_reader *reader = context;
    const size_t i = reader->next++;
    (void)vertex;
    return i < reader->heights.count ? ((const int32_t *)reader->heights.elements)[i] : 0;
}

/// Checks the zones against those derived from the heights.
static bool check_cells(const terrain_reader *reader, const pave_terrain *terrain)
{
    const int32_t *cells = reader->cells.elements;
    for (int32_t i = 0; reader->places[CELLS] && i < terrain->cell_count; i++)
        if (cells[i] != terrain->zones[i])
            return pave_json_scan_fail(
                reader->ground.scan,
                pave_json_scan_place(reader->ground.scan, reader->places[CELLS], i), PAVE_INVALID,
                "the heights put cell %d in zone %d, not %d; correct the heights, or leave cells "
                "out",
                (int)i, (int)terrain->zones[i], (int)cells[i]);
    return true;
}

static bool make(terrain_reader *reader, pave_json_any *out)
{
    pave_json_scan *scan = reader->ground.scan;
    pave_error inner = {0};
    if (!reader->places[HEIGHTS])
        return pave_json_scan_fail(scan, scan->begin, PAVE_INVALID,
                                   "a terrain must have heights, one for each vertex");
    const int64_t cells =
        reader->places[CELLS] ? (int64_t)reader->cells.count : -2 * (int64_t)reader->heights.count;
    if (!pave_json_ground_triangles(
            &reader->ground, "a terrain", cells,
            reader->places[CELLS] ? reader->places[CELLS] : reader->places[HEIGHTS], &out->window))
        return false;
    reader->def.window = out->window;
    reader->def.heights = (pave_heights){next_height, reader};
    const pave_result result =
        pave_terrain_create(&reader->def, scan->allocator, &out->terrain, &inner);
    if (!pave_json_scan_made(scan, result, reader->places[HEIGHTS], inner.message)) return false;
    if ((size_t)out->terrain->vertex_count != reader->heights.count)
        return pave_json_scan_fail(
            scan, reader->places[HEIGHTS], PAVE_INVALID,
            "there are %zu heights for the %d vertices of the window; give one for each",
            reader->heights.count, (int)out->terrain->vertex_count);
    out->terrain->def.heights = (pave_heights){0};
    return check_cells(reader, out->terrain);
}

/// A parameter that is an integer.
#define NUMBER(name)                                                   \
    {                                                                  \
#name, PAVE_FIELD_INT32, offsetof(terrain_reader, def.name),   \
            .low = INT32_MIN, .high = INT32_MAX, .wanted = not_integer \
    }

static const pave_json_member members[MEMBERS] = {
    {"type", PAVE_FIELD_ANY, .offset = 0},
    {"grid", .offset = offsetof(terrain_reader, ground), .read = pave_json_ground_grid},
    {"window", .offset = offsetof(terrain_reader, ground), .read = pave_json_ground_window},
    {"seed", .offset = offsetof(terrain_reader, def.seed), .read = read_seed},
    {"dry", PAVE_FIELD_BOOL, .offset = offsetof(terrain_reader, def.dry)},
    NUMBER(sea),
    NUMBER(river),
    NUMBER(lake),
    NUMBER(hills),
    NUMBER(beach),
    NUMBER(snow),
    NUMBER(steep),
    {"zones", PAVE_FIELD_ANY, .offset = 0},
    [HEIGHTS] = {"heights", .offset = offsetof(terrain_reader, heights), .read = read_list},
    [CELLS] = {"cells", .offset = offsetof(terrain_reader, cells), .read = read_list},
};

static bool read_terrain(pave_json_scan *scan, void *out)
{
    terrain_reader reader = {.heights.element_size = sizeof(int32_t),
                             .cells.element_size = sizeof(int32_t)};
    pave_json_ground_begin(&reader.ground, scan);
    pave_json_scan_members(scan, members, MEMBERS, &reader, "a terrain", reader.places);
    const bool well = scan->result == PAVE_OK && make(&reader, out);
    pave_common_list_release(&reader.heights, scan->allocator);
    pave_common_list_release(&reader.cells, scan->allocator);
    pave_json_ground_release(&reader.ground);
    return well;
}

const pave_json_format pave_json_terrain_format = {PAVE_JSON_LARGE_SIZE_MAX, 0, read_terrain};
