/// formats/json/json_map.c: reads maps.
#include "json_map.h"

#include <string.h>

/// State of the reader.
typedef struct map_reader {
    pave_json_scan *scan;
    pave_json_ground ground;
    pave_json_territories territories;
    char kind[PAVE_MAP_KIND_SIZE];
    pave_common_list labels, of_cell; ///< int32_t elements
    const char *labels_place, *of_cell_place;
    int32_t player_count;
    bool y_up;
    pave_common_list names; ///< char * elements, each from pave_common_malloc
} map_reader;

// ---- Members ------------------------------------------------------------------------------------

#define READ_GROUND(part)                                                 \
    static bool read_##part(void *context)                                \
    {                                                                     \
        return pave_json_ground_##part(&((map_reader *)context)->ground); \
    }
READ_GROUND(grid)
READ_GROUND(window)
READ_GROUND(mesh)
READ_GROUND(patch)
READ_GROUND(graph)
READ_GROUND(contact)
READ_GROUND(walls)

static bool read_territories(void *context)
{
    return pave_json_territories_read(&((map_reader *)context)->territories);
}

static bool read_kind(void *context)
{
    map_reader *reader = context;
    const char *place = reader->scan->at;
    if (pave_json_scan_value(reader->scan) != PAVE_JSON_TEXT ||
        reader->scan->string.count > sizeof reader->kind)
        return pave_json_scan_fail(
            reader->scan, place, PAVE_INVALID,
            "kind must be a string of at most %d characters, such as \"dicewars\"",
            PAVE_MAP_KIND_SIZE - 1);
    memcpy(reader->kind, reader->scan->string.elements, reader->scan->string.count);
    return true;
}

static bool read_orientation(void *context)
{
    map_reader *reader = context;
    const int number = pave_json_scan_word(reader->scan, pave_orientation_words, INT32_MAX,
                                           "orientation must be \"pointy\" or \"flat\"");
    reader->ground.orientation = (pave_orientation)number;
    return number >= 0;
}

static bool read_players(void *context)
{
    map_reader *reader = context;
    const char *place = reader->scan->at;
    if (!pave_json_scan_int32(reader->scan, &reader->player_count) || reader->player_count < 0 ||
        reader->player_count > PAVE_MAP_PLAYERS_MAX)
        return pave_json_scan_fail(reader->scan, place, PAVE_INVALID,
                                   "players must be an integer from 0 to %d", PAVE_MAP_PLAYERS_MAX);
    return true;
}

/// Reads a nonnegative number for each cell.
static bool read_cells(map_reader *reader, pave_common_list *list, const char **list_place,
                       const char *name, const char *one, const char *none)
{
    pave_json_scan *scan = reader->scan;
    *list_place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, *list_place, PAVE_INVALID,
                                   "%s must be a list of integers, one for each cell, 0 for %s",
                                   name, none);
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        int32_t *number = pave_common_list_add(list, scan->allocator, 1);
        if (!number) return pave_json_scan_no_memory(scan);
        if (!pave_json_scan_int32(scan, number) || *number < 0)
            return pave_json_scan_fail(
                scan, place, PAVE_INVALID,
                "the %s of cell %zu must be an integer from 0 (%s) to 2147483647", one,
                list->count - 1, none);
    }
    return scan->result == PAVE_OK;
}

static bool read_labels(void *context)
{
    map_reader *reader = context;
    return read_cells(reader, &reader->labels, &reader->labels_place, "labels", "label", "empty");
}

static bool read_of_cell(void *context)
{
    map_reader *reader = context;
    return read_cells(reader, &reader->of_cell, &reader->of_cell_place, "territory", "territory",
                      "none");
}

static bool read_names(void *context)
{
    map_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    const char *place = scan->at;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    while (well && pave_json_scan_element(scan)) {
        place = scan->at;
        well = pave_json_scan_value(scan) == PAVE_JSON_TEXT;
        if (!well) break;
        char **name = pave_common_list_add(&reader->names, scan->allocator, 1);
        if (name)
            *name = pave_common_text_copy(scan->allocator, scan->string.elements,
                                          scan->string.count - 1);
        if (!name || !*name) return pave_json_scan_no_memory(scan);
    }
    return well ? scan->result == PAVE_OK
                : pave_json_scan_fail(scan, place, PAVE_INVALID,
                                      "names must be a list of strings, one for each label from 1, "
                                      "such as [\"north\", \"south\"]");
}

static bool read_y_up(void *context)
{
    map_reader *reader = context;
    const char *place = reader->scan->at;
    const pave_json_kind kind = pave_json_scan_value(reader->scan);
    reader->y_up = kind == PAVE_JSON_TRUE;
    return kind == PAVE_JSON_TRUE || kind == PAVE_JSON_FALSE ||
           pave_json_scan_fail(reader->scan, place, PAVE_INVALID, "y_up must be true or false");
}

/// Arcs are for drawing only; the map does not store them.
static bool skip_arcs(void *context) { return pave_json_scan_skip(((map_reader *)context)->scan); }

// ---- The map ------------------------------------------------------------------------------------

/// Checks that the cell ids equal those derived from the labels.
static bool check_of_cell(map_reader *reader, const pave_map *map)
{
    const int32_t *ids = reader->of_cell.elements, *wanted = map->territories->of_cell;
    const size_t count = (size_t)map->territories->cell_count;
    if (!reader->of_cell_place) return true;
    if (reader->of_cell.count != count)
        return pave_json_scan_fail(reader->scan, reader->of_cell_place, PAVE_INVALID,
                                   "territory has %zu numbers, but labels has %zu; give each cell "
                                   "one, or leave territory out",
                                   reader->of_cell.count, count);
    for (size_t i = 0; i < count; i++)
        if (ids[i] != wanted[i])
            return pave_json_scan_fail(
                reader->scan, pave_json_scan_place(reader->scan, reader->of_cell_place, (int64_t)i),
                PAVE_INVALID,
                "the labels put cell %zu in territory %d, not %d; correct the labels, or leave "
                "territory out",
                i, (int)wanted[i], (int)ids[i]);
    return true;
}

/// Makes the map on its ground. The map takes ownership of the ground's objects.
static bool make_map(map_reader *reader, pave_map **out)
{
    static const int32_t none = 0;
    pave_error inner = {0};
    pave_map_def def = {.territory.labels =
                            reader->labels.elements ? reader->labels.elements : &none,
                        .orientation = reader->ground.orientation,
                        .name_count = (int32_t)reader->names.count,
                        .names = reader->names.elements,
                        .y_up = reader->y_up,
                        .kind = reader->kind};
    if (!pave_json_ground_make(&reader->ground, (int64_t)reader->labels.count, reader->labels_place,
                               &def.territory.ground))
        return false;
    def.mesh = reader->ground.own.mesh;
    def.patch = reader->ground.own.patch;
    def.own = reader->ground.own;
    const pave_result result = pave_map_create(&def, reader->scan->allocator, out, &inner);
    if (result == PAVE_NO_MEMORY) return pave_json_scan_no_memory(reader->scan);
    if (result != PAVE_OK)
        return pave_json_scan_fail(reader->scan, reader->labels_place, result, "%s", inner.message);
    reader->ground.own = (pave_map_own){0};
    if (check_of_cell(reader, *out) &&
        pave_json_territories_apply(&reader->territories, reader->player_count, *out))
        return true;
    pave_map_destroy(*out);
    *out = NULL;
    return false;
}

static bool read_members(map_reader *reader)
{
    enum { LABELS = 0 };
    static const pave_json_member members[] = {[LABELS] = {"labels", read_labels},
                                               {"territory", read_of_cell},
                                               {"territories", read_territories},
                                               {"arcs", skip_arcs},
                                               {"kind", read_kind},
                                               {"orientation", read_orientation},
                                               {"grid", read_grid},
                                               {"window", read_window},
                                               {"contact", read_contact},
                                               {"walls", read_walls},
                                               {"mesh", read_mesh},
                                               {"patch", read_patch},
                                               {"graph", read_graph},
                                               {"names", read_names},
                                               {"y_up", read_y_up},
                                               {"players", read_players}};
    pave_json_scan *scan = reader->scan;
    const char *place = scan->place;
    const uint32_t seen =
        pave_json_scan_members(scan, members, sizeof members / sizeof members[0], reader, "a map");
    if (!(seen >> LABELS & 1))
        return pave_json_scan_fail(
            scan, place, PAVE_INVALID,
            "a map must have labels, one for each cell, such as \"labels\": [0, 1, 1, 2]");
    return scan->result == PAVE_OK;
}

static bool read_map(pave_json_scan *scan, void *out)
{
    map_reader reader = {.scan = scan,
                         .labels.element_size = sizeof(int32_t),
                         .of_cell.element_size = sizeof(int32_t),
                         .names.element_size = sizeof(char *)};
    pave_json_ground_begin(&reader.ground, scan);
    pave_json_territories_begin(&reader.territories, scan);
    const bool well = read_members(&reader) && make_map(&reader, out);
    for (size_t i = 0; i < reader.names.count; i++)
        pave_common_free(scan->allocator, ((char **)reader.names.elements)[i]);
    pave_common_list_release(&reader.names, scan->allocator);
    pave_common_list_release(&reader.of_cell, scan->allocator);
    pave_common_list_release(&reader.labels, scan->allocator);
    pave_json_territories_release(&reader.territories);
    pave_json_ground_release(&reader.ground);
    return well;
}

static const pave_json_format format = {PAVE_JSON_LARGE_SIZE_MAX, read_map};

pave_result pave_json_map_parse(const char *text, size_t size, const char *path,
                                const pave_allocator *allocator, pave_map **out, pave_error *error)
{
    *out = NULL;
    return pave_json_text_parse(&format, text, size, path, allocator, out, error);
}

pave_result pave_json_map_read(const char *path, const pave_allocator *allocator, pave_map **out,
                               pave_error *error)
{
    *out = NULL;
    return pave_json_file_read(&format, path, allocator, out, error);
}
