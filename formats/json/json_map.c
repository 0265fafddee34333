/// formats/json/json_map.c: reads maps.
#include "json_map.h"

#include <string.h>

enum { LABELS, OF_CELL, MEMBERS = 17 };

/// State of the reader.
typedef struct map_reader {
    pave_json_scan *scan;
    pave_json_ground ground;
    pave_json_territories territories;
    char kind[PAVE_MAP_KIND_SIZE];
    pave_common_list labels, of_cell; ///< int32_t elements
    int32_t player_count;
    bool y_up;
    pave_common_list names;      ///< char * elements, each from pave_common_malloc
    const char *places[MEMBERS]; ///< where members begin; NULL: absent
} map_reader;

// ---- Members ------------------------------------------------------------------------------------

static bool read_kind(pave_json_scan *scan, void *kind)
{
    if (pave_json_scan_value(scan) != PAVE_JSON_TEXT || scan->string.count > PAVE_MAP_KIND_SIZE)
        return pave_json_scan_fail(
            scan, scan->place, PAVE_INVALID,
            "kind must be a string of at most %d characters, such as \"dicewars\"",
            PAVE_MAP_KIND_SIZE - 1);
    memcpy(kind, scan->string.elements, scan->string.count);
    return true;
}

/// Reads a nonnegative number for each cell.
static bool read_cells(pave_json_scan *scan, pave_common_list *list, const char *name,
                       const char *one, const char *none)
{
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
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

static bool read_labels(pave_json_scan *scan, void *labels)
{
    return read_cells(scan, labels, "labels", "label", "empty");
}

static bool read_of_cell(pave_json_scan *scan, void *of_cell)
{
    return read_cells(scan, of_cell, "territory", "territory", "none");
}

static bool read_names(pave_json_scan *scan, void *names)
{
    const char *place = scan->at;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    while (well && pave_json_scan_element(scan)) {
        place = scan->at;
        well = pave_json_scan_value(scan) == PAVE_JSON_TEXT;
        if (!well) break;
        char **name = pave_common_list_add(names, scan->allocator, 1);
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

// ---- The map ------------------------------------------------------------------------------------

/// Checks that the cell ids equal those derived from the labels.
static bool check_of_cell(map_reader *reader, const pave_map *map)
{
    const int32_t *ids = reader->of_cell.elements, *wanted = map->territories->of_cell;
    const size_t count = (size_t)map->territories->cell_count;
    if (!reader->places[OF_CELL]) return true;
    if (reader->of_cell.count != count)
        return pave_json_scan_fail(reader->scan, reader->places[OF_CELL], PAVE_INVALID,
                                   "territory has %zu numbers, but labels has %zu; give each cell "
                                   "one, or leave territory out",
                                   reader->of_cell.count, count);
    for (size_t i = 0; i < count; i++)
        if (ids[i] != wanted[i])
            return pave_json_scan_fail(
                reader->scan,
                pave_json_scan_place(reader->scan, reader->places[OF_CELL], (int64_t)i),
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
    if (!pave_json_ground_make(&reader->ground, (int64_t)reader->labels.count,
                               reader->places[LABELS], &def.territory.ground))
        return false;
    def.mesh = reader->ground.own.mesh;
    def.patch = reader->ground.own.patch;
    def.own = reader->ground.own;
    const pave_result result = pave_map_create(&def, reader->scan->allocator, NULL, out, &inner);
    if (!pave_json_scan_made(reader->scan, result, reader->places[LABELS], inner.message))
        return false;
    reader->ground.own = (pave_map_own){0};
    if (check_of_cell(reader, *out) &&
        pave_json_territories_apply(&reader->territories, reader->player_count, *out))
        return true;
    pave_map_destroy(*out);
    *out = NULL;
    return false;
}

static const pave_json_member members[MEMBERS] = {
    [LABELS] = {"labels", .offset = offsetof(map_reader, labels), .read = read_labels},
    [OF_CELL] = {"territory", .offset = offsetof(map_reader, of_cell), .read = read_of_cell},
    {"territories", .offset = offsetof(map_reader, territories),
     .read = pave_json_territories_read},
    {"arcs", PAVE_FIELD_ANY, .offset = 0}, // for drawing only; the map does not store them
    {"kind", .offset = offsetof(map_reader, kind), .read = read_kind},
    {"orientation", PAVE_FIELD_WORD, offsetof(map_reader, ground.orientation),
     .words = pave_orientation_words, .wanted = "orientation must be \"pointy\" or \"flat\""},
    {"grid", .offset = offsetof(map_reader, ground), .read = pave_json_ground_grid},
    {"window", .offset = offsetof(map_reader, ground), .read = pave_json_ground_window},
    {"contact", .offset = offsetof(map_reader, ground), .read = pave_json_ground_contact},
    {"walls", .offset = offsetof(map_reader, ground), .read = pave_json_ground_walls},
    {"mesh", .offset = offsetof(map_reader, ground), .read = pave_json_ground_mesh},
    {"patch", .offset = offsetof(map_reader, ground), .read = pave_json_ground_patch},
    {"graph", .offset = offsetof(map_reader, ground), .read = pave_json_ground_graph},
    {"names", .offset = offsetof(map_reader, names), .read = read_names},
    {"y_up", PAVE_FIELD_BOOL, .offset = offsetof(map_reader, y_up)},
    {"players", PAVE_FIELD_INT32, offsetof(map_reader, player_count), .high = PAVE_MAP_PLAYERS_MAX},
    {"page", PAVE_FIELD_ANY, .offset = 0}, // the address in the page of pave that wrote the file
};

static bool read_members(map_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    const char *place = scan->place;
    pave_json_scan_members(scan, members, MEMBERS, reader, "a map", reader->places);
    if (!reader->places[LABELS])
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

const pave_json_format pave_json_map_format = {PAVE_JSON_LARGE_SIZE_MAX, sizeof(pave_map *),
                                               read_map};

pave_result pave_json_map_parse(const char *text, size_t size, const char *path,
                                const pave_allocator *allocator, pave_map **out, pave_error *error)
{
    return pave_json_text_parse(&pave_json_map_format, text, size, path, allocator, out, error);
}

pave_result pave_json_map_read(const char *path, const pave_allocator *allocator, pave_map **out,
                               pave_error *error)
{
    return pave_json_file_read(&pave_json_map_format, path, allocator, out, error);
}
