/// formats/json/json_world.c: reads the tiles of part of a world.
#include "json_map.h"

#include <stdlib.h>
#include <string.h>

/// State of the reader. A tile is its id, -1 or NO_CELL.
typedef struct world_reader {
    pave_json_scan *scan;
    pave_json_ground ground; ///< only its grid is used
    pave_json_world *world;
    int32_t at[2], width, height;
    pave_common_list tiles; ///< int64_t elements
    int64_t rows, row_size; ///< size of the list
    const char *at_place, *tiles_place;
    int32_t families; ///< families of the multigrid; 0: the grid is a tiling
    uint32_t offsets[PAVE_MULTIGRID_FAMILIES_MAX];
    int32_t offset_count;
    pave_common_list cells; ///< pave_cell elements of a multigrid; their tiles are in `tiles`
    const char *offsets_place, *cells_place;
} world_reader;

enum { NO_CELL = -2 };

/// Returns the number of families if the next value names a multigrid; otherwise 0.
static int32_t next_multigrid(const pave_json_scan *scan)
{
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        const char *name = pave_multigrid_name(n);
        const size_t length = strlen(name);
        if ((size_t)(scan->end - scan->at) >= length + 2 && scan->at[0] == '"' &&
            memcmp(scan->at + 1, name, length) == 0 && scan->at[length + 1] == '"')
            return n;
    }
    return 0;
}

static bool read_grid(void *context)
{
    world_reader *reader = context;
    reader->families = next_multigrid(reader->scan);
    if (reader->families) return pave_json_scan_value(reader->scan) == PAVE_JSON_TEXT;
    return pave_json_ground_grid(&reader->ground);
}

/// Copies a string; `wanted` describes it in errors.
static bool read_text(world_reader *reader, const char *wanted, char **out)
{
    const char *place = reader->scan->at;
    if (pave_json_scan_value(reader->scan) != PAVE_JSON_TEXT)
        return pave_json_scan_fail(reader->scan, place, PAVE_INVALID, "%s", wanted);
    const size_t size = reader->scan->string.count;
    *out = pave_common_malloc(reader->scan->allocator, size + 1);
    if (!*out) return pave_json_scan_no_memory(reader->scan);
    memcpy(*out, reader->scan->string.elements, size);
    (*out)[size] = '\0';
    return true;
}

static bool read_set(void *context)
{
    world_reader *reader = context;
    return read_text(reader, "set must be the name of a tile set, such as \"roads\"",
                     &reader->world->set);
}

static bool read_only(void *context)
{
    world_reader *reader = context;
    return read_text(reader, "only must be a string of colours, such as \"grass,water\"",
                     &reader->world->only);
}

static bool read_base(void *context)
{
    world_reader *reader = context;
    return read_text(reader, "base must be the name of a colour, such as \"grass\"",
                     &reader->world->base);
}

static bool read_shares(void *context)
{
    world_reader *reader = context;
    return read_text(reader, "shares must be a string of colours, such as \"grass=3,water=1\"",
                     &reader->world->shares);
}

static bool read_bias(void *context)
{
    world_reader *reader = context;
    return read_text(reader, "bias must be a string, such as \"noise:64\"", &reader->world->bias);
}

static bool read_connected(void *context)
{
    world_reader *reader = context;
    return read_text(reader, "connected must be a string of colours, such as \"road\"",
                     &reader->world->connected);
}

static bool read_from(void *context)
{
    world_reader *reader = context;
    return read_text(reader, "from must be the name of a file, such as \"h.pave\"",
                     &reader->world->from);
}

static bool read_patch(void *context)
{
    world_reader *reader = context;
    const char *place = reader->scan->at;
    int32_t *patch = &reader->world->patch;
    return (pave_json_scan_int32(reader->scan, patch) && *patch >= 4 && *patch <= 64) ||
           pave_json_scan_fail(reader->scan, place, PAVE_INVALID,
                               "patch must be an integer from 4 to 64");
}

static bool read_method(void *context)
{
    world_reader *reader = context;
    const char *name = pave_json_scan_name(reader->scan);
    const int method = pave_word_number(pave_world_method_words, name);
    reader->world->painted = strcmp(name, "painted") == 0;
    if (method >= 0) reader->world->method = (pave_world_method)method;
    return reader->world->painted || method >= 0 ||
           pave_json_scan_fail(reader->scan, reader->scan->place, PAVE_INVALID,
                               "method must be a world method, such as \"feature\"");
}

/// Parses a 64-bit number in a string, decimal or hexadecimal with 0x.
static bool read_long(world_reader *reader, const char *name, uint64_t *out)
{
    const char *text = pave_json_scan_name(reader->scan);
    const int base = strncmp(text, "0x", 2) == 0 ? 16 : 10;
    const char *digits = base == 16 ? text + 2 : text;
    bool well = *digits != '\0';
    uint64_t number = 0;
    for (; *digits && well; digits++) {
        const char *known = "0123456789abcdef", *digit = strchr(known, *digits | 32);
        const uint64_t value = digit ? (uint64_t)(digit - known) : 16;
        well = value < (uint64_t)base && number <= (UINT64_MAX - value) / (uint64_t)base;
        number = number * (uint64_t)base + value;
    }
    *out = number;
    return well || pave_json_scan_fail(reader->scan, reader->scan->place, PAVE_INVALID,
                                       "%s must be a 64-bit number as a text, such as \"7\"", name);
}

static bool read_seed(void *context)
{
    world_reader *reader = context;
    reader->world->seeded = true;
    return read_long(reader, "seed", &reader->world->seed);
}

static bool read_world(void *context)
{
    world_reader *reader = context;
    return read_long(reader, "world", &reader->world->world);
}

static bool read_origin(void *context)
{
    world_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    int32_t *const numbers[] = {&reader->world->origin.q, &reader->world->origin.r,
                                &reader->world->origin.s};
    const char *place = scan->at;
    int count = 0;
    if (pave_json_scan_value(scan) == PAVE_JSON_LIST)
        for (; pave_json_scan_element(scan); count++)
            if (count == 3 || !pave_json_scan_int32(scan, numbers[count])) break;
    return (count == 3 && scan->result == PAVE_OK) ||
           pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "origin must be three integers, such as \"origin\": [1, 0, 0]");
}

static bool read_at(void *context)
{
    world_reader *reader = context;
    reader->at_place = reader->scan->at;
    return pave_json_scan_int32_pair(reader->scan, reader->at) ||
           pave_json_scan_fail(reader->scan, reader->at_place, PAVE_INVALID,
                               "at must be two integers, such as \"at\": [0, 0]");
}

static bool read_size(world_reader *reader, const char *name, int32_t *out)
{
    const char *place = reader->scan->at;
    return (pave_json_scan_int32(reader->scan, out) && *out >= 1 && *out <= 1 << 30) ||
           pave_json_scan_fail(reader->scan, place, PAVE_INVALID,
                               "%s must be an integer from 1 to 1073741824", name);
}

static bool read_width(void *context)
{
    world_reader *reader = context;
    return read_size(reader, "width", &reader->width);
}

static bool read_height(void *context)
{
    world_reader *reader = context;
    return read_size(reader, "height", &reader->height);
}

static bool read_tile(world_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    int64_t *tile = pave_common_list_add(&reader->tiles, scan->allocator, 1);
    if (!tile) return pave_json_scan_no_memory(scan);
    const char *place = scan->at;
    const pave_json_kind kind = pave_json_scan_value(scan);
    if (kind == PAVE_JSON_NULL) {
        *tile = NO_CELL;
        return true;
    }
    if (kind == PAVE_JSON_NUMBER && pave_json_scan_whole(scan, tile) && *tile >= -1 &&
        *tile < (int64_t)PAVE_WANG_EMPTY)
        return true;
    return pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "a tile must be an id from 0 to 4294967294, -1 or null");
}

static bool read_tiles(void *context)
{
    world_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    reader->tiles_place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, reader->tiles_place, PAVE_INVALID,
                                   "tiles must be a list of rows of ids");
    while (pave_json_scan_element(scan)) {
        const char *place = scan->at;
        const int64_t before = (int64_t)reader->tiles.count;
        if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
            return pave_json_scan_fail(scan, place, PAVE_INVALID, "a row must be a list of ids");
        while (pave_json_scan_element(scan))
            if (!read_tile(reader)) return false;
        const int64_t size = (int64_t)reader->tiles.count - before;
        if (reader->rows++ == 0) reader->row_size = size;
        if (size != reader->row_size)
            return pave_json_scan_fail(scan, place, PAVE_INVALID,
                                       "this row has %lld tiles, the first one %lld",
                                       (long long)size, (long long)reader->row_size);
    }
    return scan->result == PAVE_OK;
}

static bool read_offset(world_reader *reader)
{
    int64_t number;
    if (reader->offset_count == PAVE_MULTIGRID_FAMILIES_MAX ||
        pave_json_scan_value(reader->scan) != PAVE_JSON_NUMBER ||
        !pave_json_scan_whole(reader->scan, &number) || number < 0 || number > UINT32_MAX)
        return false;
    reader->offsets[reader->offset_count++] = (uint32_t)number;
    return true;
}

static bool read_offsets(void *context)
{
    world_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    reader->offsets_place = scan->at;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    while (well && pave_json_scan_element(scan)) well = read_offset(reader);
    return (well && scan->result == PAVE_OK) ||
           pave_json_scan_fail(
               scan, reader->offsets_place, PAVE_INVALID,
               "offsets must be integers from 0 to 4294967295, one for each family of lines");
}

/// Reads a list q, r, s, tile.
static bool read_cell(world_reader *reader)
{
    enum { NUMBERS = 4 };
    pave_json_scan *scan = reader->scan;
    const char *place = scan->at;
    pave_cell *cell = pave_common_list_add(&reader->cells, scan->allocator, 1);
    if (!cell) return pave_json_scan_no_memory(scan);
    int32_t *const numbers[NUMBERS - 1] = {&cell->q, &cell->r, &cell->s};
    int count = 0;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    for (; well && pave_json_scan_element(scan); count++)
        well = count < NUMBERS - 1    ? pave_json_scan_int32(scan, numbers[count])
               : count == NUMBERS - 1 ? read_tile(reader)
                                      : false;
    return (well && scan->result == PAVE_OK && count == NUMBERS) ||
           pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "a cell must be a list q, r, s, tile of integers");
}

static bool read_cells(void *context)
{
    world_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    reader->cells_place = scan->at;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, reader->cells_place, PAVE_INVALID,
                                   "cells must be a list of lists q, r, s, tile");
    while (pave_json_scan_element(scan))
        if (!read_cell(reader)) return false;
    return scan->result == PAVE_OK;
}

/// Makes the multigrid, and checks that it contains the cells.
static bool make_cells(world_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    pave_json_world *world = reader->world;
    const pave_multigrid_def def = {.families = reader->families, .offsets = reader->offsets};
    pave_error error = {0};
    if (reader->offset_count != reader->families)
        return pave_json_scan_fail(scan, reader->offsets_place, PAVE_INVALID,
                                   "there are %d offsets, but %s has %d families of lines",
                                   (int)reader->offset_count, pave_multigrid_name(reader->families),
                                   (int)reader->families);
    if (pave_multigrid_make(&def, &world->multigrid, &error) != PAVE_OK)
        return pave_json_scan_fail(scan, reader->offsets_place, error.result, "%s", error.message);
    const size_t count = reader->cells.count;
    const pave_cell *cells = reader->cells.elements;
    const int64_t *tiles = reader->tiles.elements;
    world->cells = pave_common_array(scan->allocator, count, sizeof *world->cells);
    if (world->cells) world->cell_count = (int64_t)count;
    if (world->cells) world->ids = pave_common_array(scan->allocator, count, sizeof *world->ids);
    if (!world->cells || !world->ids) return pave_json_scan_no_memory(scan);
    for (size_t i = 0; i < count; i++) {
        if (!pave_multigrid_cell_valid(&world->multigrid, cells[i]))
            return pave_json_scan_fail(scan,
                                       pave_json_scan_place(scan, reader->cells_place, (int64_t)i),
                                       PAVE_RANGE, "%s has no cell %d,%d,%d, or it is too far out",
                                       pave_multigrid_name(reader->families), (int)cells[i].q,
                                       (int)cells[i].r, (int)cells[i].s);
        world->cells[i] = cells[i];
        world->ids[i] = tiles[i] < 0 ? PAVE_WANG_EMPTY : (uint32_t)tiles[i];
    }
    return true;
}

static bool make_window(world_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    pave_json_world *world = reader->world;
    const pave_tiling *tiling = world->tiling;
    const int64_t row = (int64_t)reader->width * tiling->face_count;
    if (reader->rows != reader->height || reader->row_size != row)
        return pave_json_scan_fail(
            scan, reader->tiles_place, PAVE_INVALID,
            "there are %lld rows of %lld tiles, but width and height give %d of %lld",
            (long long)reader->rows, (long long)reader->row_size, (int)reader->height,
            (long long)row);
    const bool triangles = pave_tiling_tri()->face_count == tiling->face_count &&
                           strcmp(tiling->name, pave_tiling_tri()->name) == 0;
    const pave_window_def def = {.tiling = tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = triangles ? 2 * reader->width : reader->width,
                                 .height = reader->height,
                                 .at = pave_cell_of(reader->at[0], reader->at[1])};
    pave_error error = {0};
    const pave_result result = pave_window_create(&def, scan->allocator, &world->window, &error);
    if (result == PAVE_NO_MEMORY) return pave_json_scan_no_memory(scan);
    return result == PAVE_OK ||
           pave_json_scan_fail(scan, reader->at_place ? reader->at_place : scan->begin, result,
                               "%s", error.message);
}

static bool take_tiles(world_reader *reader)
{
    pave_json_world *world = reader->world;
    const int64_t *tiles = reader->tiles.elements;
    const int64_t count = world->window->count;
    assert(count == (int64_t)reader->tiles.count);
    world->ids = pave_common_array(reader->scan->allocator, (size_t)count, sizeof *world->ids);
    if (!world->ids) return pave_json_scan_no_memory(reader->scan);
    for (int64_t i = 0; i < count; i++) {
        world->ids[i] = tiles[i] < 0 ? PAVE_WANG_EMPTY : (uint32_t)tiles[i];
        if (tiles[i] != NO_CELL || world->within) continue;
        if (pave_mask_create(world->window, reader->scan->allocator, &world->within, NULL))
            return pave_json_scan_no_memory(reader->scan);
    }
    for (int64_t i = 0; i < count && world->within; i++)
        pave_mask_set_cell(world->within, i, tiles[i] != NO_CELL);
    return true;
}

static void make_world(world_reader *reader, uint32_t seen)
{
    enum { TILES = 1 << 8, SIZES = 3 << 6, OFFSETS = 1 << 16, CELLS = 1 << 17 };
    const uint32_t listed = OFFSETS | CELLS;
    if (reader->families) {
        if ((seen & (listed | TILES | SIZES)) == listed && reader->cells.count > 0)
            make_cells(reader);
        else
            pave_json_scan_fail(
                reader->scan, reader->scan->begin, PAVE_INVALID,
                "a file of tiles on a multigrid must have offsets and cells, not rows of tiles");
        return;
    }
    if (seen & listed) {
        pave_json_scan_fail(reader->scan, reader->scan->begin, PAVE_INVALID,
                            "offsets and cells are for multigrids, such as \"grid\": \"penrose\"");
        return;
    }
    if ((seen & (TILES | SIZES)) != (TILES | SIZES)) {
        pave_json_scan_fail(reader->scan, reader->scan->begin, PAVE_INVALID,
                            "a file of tiles must have width, height and tiles");
        return;
    }
    reader->world->own = reader->ground.own.tiling;
    reader->ground.own.tiling = NULL;
    reader->world->tiling = reader->ground.tiling ? reader->ground.tiling : pave_tiling_square();
    if (make_window(reader)) take_tiles(reader);
}

static const pave_json_member world_members[] = {
    {"grid", read_grid},          {"set", read_set},         {"method", read_method},
    {"seed", read_seed},          {"world", read_world},     {"at", read_at},
    {"width", read_width},        {"height", read_height},   {"tiles", read_tiles},
    {"origin", read_origin},      {"only", read_only},       {"base", read_base},
    {"shares", read_shares},      {"bias", read_bias},       {"patch", read_patch},
    {"from", read_from},          {"offsets", read_offsets}, {"cells", read_cells},
    {"connected", read_connected}};

static bool read_whole(pave_json_scan *scan, void *out)
{
    world_reader reader = {.scan = scan,
                           .world = pave_common_array(scan->allocator, 1, sizeof *reader.world),
                           .tiles.element_size = sizeof(int64_t),
                           .cells.element_size = sizeof(pave_cell)};
    pave_json_world **world = out;
    if (!reader.world) return pave_json_scan_no_memory(scan);
    if (scan->allocator) reader.world->allocator = *scan->allocator;
    pave_json_ground_begin(&reader.ground, scan);
    const uint32_t seen =
        pave_json_scan_members(scan, world_members, sizeof world_members / sizeof world_members[0],
                               &reader, "a file of tiles");
    if (scan->result == PAVE_OK) make_world(&reader, seen);
    pave_json_ground_release(&reader.ground);
    pave_common_list_release(&reader.tiles, scan->allocator);
    pave_common_list_release(&reader.cells, scan->allocator);
    if (scan->result != PAVE_OK) pave_json_world_destroy(reader.world);
    if (scan->result == PAVE_OK) *world = reader.world;
    return scan->result == PAVE_OK;
}

static const pave_json_format format = {PAVE_JSON_LARGE_SIZE_MAX, read_whole};

pave_result pave_json_world_parse(const char *text, size_t size, const char *path,
                                  const pave_allocator *allocator, pave_json_world **out,
                                  pave_error *error)
{
    *out = NULL;
    return pave_json_text_parse(&format, text, size, path, allocator, out, error);
}

pave_result pave_json_world_read(const char *path, const pave_allocator *allocator,
                                 pave_json_world **out, pave_error *error)
{
    *out = NULL;
    return pave_json_file_read(&format, path, allocator, out, error);
}

void pave_json_world_destroy(pave_json_world *world)
{
    if (!world) return;
    const pave_allocator allocator = world->allocator;
    const pave_allocator *from = allocator.resize ? &allocator : NULL;
    PAVE_COMMON_FREE(from, world->ids, world->cells);
    pave_mask_destroy(world->within);
    pave_window_destroy(world->window);
    pave_tiling_destroy(world->own);
    PAVE_COMMON_FREE(from, world->set, world->only, world->base, world->shares, world->bias,
                     world->connected, world->from, world);
}
