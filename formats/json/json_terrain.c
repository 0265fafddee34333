/// formats/json/json_terrain.c: reads terrains: vertex heights, which determine the rest, and cell
/// zones.
#include "json_any.h"

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

/// State of the reader.
typedef struct terrain_reader {
    pave_json_ground ground;
    pave_terrain_def def;
    pave_common_list heights, cells; ///< int32_t elements
    const char *heights_place, *cells_place;
    size_t next; ///< index of the next vertex's height
} terrain_reader;

static bool read_grid(void *reader)
{
    return pave_json_ground_grid(&((terrain_reader *)reader)->ground);
}
static bool read_window(void *reader)
{
    return pave_json_ground_window(&((terrain_reader *)reader)->ground);
}
static bool read_past(void *reader)
{
    return pave_json_scan_skip(((terrain_reader *)reader)->ground.scan);
}

static bool read_seed(void *context)
{
    terrain_reader *reader = context;
    pave_json_scan *scan = reader->ground.scan;
    const char *place = scan->at, *text = pave_json_scan_name(scan);
    char *end;
    reader->def.seed = strtoull(text, &end, 10);
    return (*text >= '0' && *text <= '9' && !*end) ||
           pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "seed must be a number as a text, such as \"seed\": \"7\"");
}

static bool read_dry(void *context)
{
    terrain_reader *reader = context;
    const char *place = reader->ground.scan->at;
    const pave_json_kind kind = pave_json_scan_value(reader->ground.scan);
    reader->def.dry = kind == PAVE_JSON_TRUE;
    return kind == PAVE_JSON_TRUE || kind == PAVE_JSON_FALSE ||
           pave_json_scan_fail(reader->ground.scan, place, PAVE_INVALID,
                               "dry must be true or false");
}

static bool read_number(terrain_reader *reader, int32_t *out)
{
    const char *place = reader->ground.scan->at;
    return pave_json_scan_int32(reader->ground.scan, out) ||
           pave_json_scan_fail(reader->ground.scan, place, PAVE_INVALID,
                               "this must be an integer, such as 0");
}

#define NUMBER(name)                                                       \
    static bool read_##name(void *reader)                                  \
    {                                                                      \
        return read_number(reader, &((terrain_reader *)reader)->def.name); \
    }
NUMBER(sea)
NUMBER(river)
NUMBER(lake)
NUMBER(hills)
NUMBER(beach)
NUMBER(snow)
NUMBER(steep)

static bool read_list(terrain_reader *reader, pave_common_list *list, const char **place)
{
    pave_json_scan *scan = reader->ground.scan;
    *place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, *place, PAVE_INVALID, "this must be a list of integers");
    while (pave_json_scan_element(scan)) {
        int32_t *number = pave_common_list_add(list, scan->allocator, 1);
        if (!number) return pave_json_scan_no_memory(scan);
        if (!read_number(reader, number)) return false;
    }
    return scan->result == PAVE_OK;
}

static bool read_heights(void *context)
{
    terrain_reader *reader = context;
    return read_list(reader, &reader->heights, &reader->heights_place);
}
static bool read_cells(void *context)
{
    terrain_reader *reader = context;
    return read_list(reader, &reader->cells, &reader->cells_place);
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
    for (int32_t i = 0; reader->cells_place && i < terrain->cell_count; i++)
        if (cells[i] != terrain->zones[i])
            return pave_json_scan_fail(
                reader->ground.scan,
                pave_json_scan_place(reader->ground.scan, reader->cells_place, i), PAVE_INVALID,
                "the heights put cell %d in zone %d, not %d; correct the heights, or leave cells "
                "out",
                (int)i, (int)terrain->zones[i], (int)cells[i]);
    return true;
}

static bool make(terrain_reader *reader, pave_json_any *out)
{
    pave_json_scan *scan = reader->ground.scan;
    pave_error inner = {0};
    if (!reader->heights_place)
        return pave_json_scan_fail(scan, scan->begin, PAVE_INVALID,
                                   "a terrain must have heights, one for each vertex");
    const int64_t cells =
        reader->cells_place ? (int64_t)reader->cells.count : -2 * (int64_t)reader->heights.count;
    if (!pave_json_ground_triangles(
            &reader->ground, "a terrain", cells,
            reader->cells_place ? reader->cells_place : reader->heights_place, &out->window))
        return false;
    reader->def.window = out->window;
    reader->def.heights = (pave_heights){next_height, reader};
    const pave_result result =
        pave_terrain_create(&reader->def, scan->allocator, &out->terrain, &inner);
    if (result == PAVE_NO_MEMORY) return pave_json_scan_no_memory(scan);
    if (result != PAVE_OK)
        return pave_json_scan_fail(scan, reader->heights_place, result, "%s", inner.message);
    if ((size_t)out->terrain->vertex_count != reader->heights.count)
        return pave_json_scan_fail(
            scan, reader->heights_place, PAVE_INVALID,
            "there are %zu heights for the %d vertices of the window; give one for each",
            reader->heights.count, (int)out->terrain->vertex_count);
    out->terrain->def.heights = (pave_heights){0};
    return check_cells(reader, out->terrain);
}

static bool read_terrain(pave_json_scan *scan, void *out)
{
    static const pave_json_member members[] = {
        {"type", read_past},   {"grid", read_grid},       {"window", read_window},
        {"seed", read_seed},   {"dry", read_dry},         {"sea", read_sea},
        {"river", read_river}, {"lake", read_lake},       {"hills", read_hills},
        {"beach", read_beach}, {"snow", read_snow},       {"steep", read_steep},
        {"zones", read_past},  {"heights", read_heights}, {"cells", read_cells}};
    terrain_reader reader = {.heights.element_size = sizeof(int32_t),
                             .cells.element_size = sizeof(int32_t)};
    pave_json_ground_begin(&reader.ground, scan);
    pave_json_scan_members(scan, members, sizeof members / sizeof members[0], &reader, "a terrain");
    const bool well = scan->result == PAVE_OK && make(&reader, out);
    pave_common_list_release(&reader.heights, scan->allocator);
    pave_common_list_release(&reader.cells, scan->allocator);
    pave_json_ground_release(&reader.ground);
    return well;
}

const pave_json_format pave_json_terrain_format = {PAVE_JSON_LARGE_SIZE_MAX, read_terrain};
