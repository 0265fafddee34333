/// formats/json/json_world.c: reads the tiles of part of a world.
#include "json_map.h"

#include <stdlib.h>
#include <string.h>

enum {
    GRID,
    SET,
    METHOD,
    SEED,
    WORLD,
    AT,
    WIDTH,
    HEIGHT,
    TILES,
    ORIGIN,
    ONLY,
    BASE,
    SHARES,
    BIAS,
    PATCH,
    FROM,
    OFFSETS,
    CELLS,
    CONNECTED,
    MEMBERS
};

/// State of the reader. A tile is its id, -1 or NO_CELL.
typedef struct world_reader {
    pave_json_scan *scan;
    pave_json_ground ground; ///< only its grid is used
    pave_json_world world;
    int32_t at[2], width, height;
    pave_common_list tiles; ///< int64_t elements
    int64_t rows, row_size; ///< size of the list
    int32_t families;       ///< families of the multigrid; 0: the grid is a tiling
    uint32_t offsets[PAVE_MULTIGRID_FAMILIES_MAX];
    int32_t offset_count;
    pave_common_list cells;      ///< pave_cell elements of a multigrid; their tiles are in `tiles`
    const char *places[MEMBERS]; ///< where members begin; NULL: absent
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

static bool read_grid(pave_json_scan *scan, void *context)
{
    world_reader *reader = context;
    reader->families = next_multigrid(scan);
    if (reader->families) return pave_json_scan_value(scan) == PAVE_JSON_TEXT;
    return pave_json_ground_grid(scan, &reader->ground);
}

static bool read_method(pave_json_scan *scan, void *context)
{
    world_reader *reader = context;
    const char *name = pave_json_scan_name(scan);
    const int method = pave_word_number(pave_world_method_words, name);
    reader->world.painted = strcmp(name, "painted") == 0;
    if (method >= 0) reader->world.method = (pave_world_method)method;
    return reader->world.painted || method >= 0 ||
           pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                               "method must be a world method, such as \"feature\"");
}

/// Parses a 64-bit number in a string, decimal or hexadecimal with 0x.
static bool read_long(pave_json_scan *scan, void *out)
{
    const char *text = pave_json_scan_name(scan);
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
    *(uint64_t *)out = number;
    return well || pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                       "%s must be a 64-bit number as a text, such as \"7\"",
                                       (const char *)scan->name.elements);
}

static bool read_origin(pave_json_scan *scan, void *out)
{
    const char *place = scan->at;
    return pave_json_scan_cell(scan, false, out) ||
           pave_json_scan_fail(scan, place, PAVE_INVALID,
                               "origin must be three integers, such as \"origin\": [1, 0, 0]");
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

static bool read_tiles(pave_json_scan *scan, void *context)
{
    world_reader *reader = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
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

static bool read_offsets(pave_json_scan *scan, void *context)
{
    world_reader *reader = context;
    bool well = pave_json_scan_value(scan) == PAVE_JSON_LIST;
    while (well && pave_json_scan_element(scan)) well = read_offset(reader);
    return (well && scan->result == PAVE_OK) ||
           pave_json_scan_fail(
               scan, reader->places[OFFSETS], PAVE_INVALID,
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

static bool read_cells(pave_json_scan *scan, void *context)
{
    world_reader *reader = context;
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_scan_fail(scan, scan->place, PAVE_INVALID,
                                   "cells must be a list of lists q, r, s, tile");
    while (pave_json_scan_element(scan))
        if (!read_cell(reader)) return false;
    return scan->result == PAVE_OK;
}

/// Makes the multigrid, and checks that it contains the cells.
static bool make_cells(world_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    pave_json_world *world = &reader->world;
    const pave_multigrid_def def = {.families = reader->families, .offsets = reader->offsets};
    pave_error error = {0};
    if (reader->offset_count != reader->families)
        return pave_json_scan_fail(scan, reader->places[OFFSETS], PAVE_INVALID,
                                   "there are %d offsets, but %s has %d families of lines",
                                   (int)reader->offset_count, pave_multigrid_name(reader->families),
                                   (int)reader->families);
    if (pave_multigrid_make(&def, &world->multigrid, &error) != PAVE_OK)
        return pave_json_scan_fail(scan, reader->places[OFFSETS], error.result, "%s",
                                   error.message);
    const size_t count = reader->cells.count;
    const pave_cell *cells = reader->cells.elements;
    const int64_t *tiles = reader->tiles.elements;
    world->cells = pave_common_array(scan->allocator, count, sizeof *world->cells);
    if (world->cells) world->cell_count = (int64_t)count;
    if (world->cells) world->ids = pave_common_array(scan->allocator, count, sizeof *world->ids);
    if (!world->cells || !world->ids) return pave_json_scan_no_memory(scan);
    for (size_t i = 0; i < count; i++) {
        if (!pave_multigrid_cell_valid(&world->multigrid, cells[i]))
            return pave_json_scan_fail(
                scan, pave_json_scan_place(scan, reader->places[CELLS], (int64_t)i), PAVE_RANGE,
                "%s has no cell %d,%d,%d, or it is too far out",
                pave_multigrid_name(reader->families), (int)cells[i].q, (int)cells[i].r,
                (int)cells[i].s);
        world->cells[i] = cells[i];
        world->ids[i] = tiles[i] < 0 ? PAVE_WANG_EMPTY : (uint32_t)tiles[i];
    }
    return true;
}

static bool make_window(world_reader *reader)
{
    pave_json_scan *scan = reader->scan;
    pave_json_world *world = &reader->world;
    const pave_tiling *tiling = world->tiling;
    const int64_t row = (int64_t)reader->width * tiling->face_count;
    if (reader->rows != reader->height || reader->row_size != row)
        return pave_json_scan_fail(
            scan, reader->places[TILES], PAVE_INVALID,
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
    return pave_json_scan_made(scan, result, reader->places[AT] ? reader->places[AT] : scan->begin,
                               error.message);
}

static bool take_tiles(world_reader *reader)
{
    pave_json_world *world = &reader->world;
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

static void make_world(world_reader *reader)
{
    const char *const *places = reader->places;
    const bool rows = places[TILES] || places[WIDTH] || places[HEIGHT],
               whole = places[TILES] && places[WIDTH] && places[HEIGHT];
    if (reader->families) {
        if (places[OFFSETS] && places[CELLS] && !rows && reader->cells.count > 0)
            make_cells(reader);
        else
            pave_json_scan_fail(
                reader->scan, reader->scan->begin, PAVE_INVALID,
                "a file of tiles on a multigrid must have offsets and cells, not rows of tiles");
        return;
    }
    if (places[OFFSETS] || places[CELLS]) {
        pave_json_scan_fail(reader->scan, reader->scan->begin, PAVE_INVALID,
                            "offsets and cells are for multigrids, such as \"grid\": \"penrose\"");
        return;
    }
    if (!whole) {
        pave_json_scan_fail(reader->scan, reader->scan->begin, PAVE_INVALID,
                            "a file of tiles must have width, height and tiles");
        return;
    }
    reader->world.own = reader->ground.own.tiling;
    reader->ground.own.tiling = NULL;
    reader->world.tiling = reader->ground.tiling ? reader->ground.tiling : pave_tiling_square();
    if (make_window(reader)) take_tiles(reader);
}

static const pave_json_member members[MEMBERS] = {
    [GRID] = {"grid", .read = read_grid},
    [SET] = {"set", PAVE_FIELD_TEXT, offsetof(world_reader, world.set),
             .wanted = "set must be the name of a tile set, such as \"roads\""},
    [METHOD] = {"method", .read = read_method},
    [SEED] = {"seed", .offset = offsetof(world_reader, world.seed), .read = read_long},
    [WORLD] = {"world", .offset = offsetof(world_reader, world.world), .read = read_long},
    [AT] = {"at", PAVE_FIELD_PAIR, offsetof(world_reader, at), .low = INT32_MIN,
            .wanted = "at must be two integers, such as \"at\": [0, 0]"},
    [WIDTH] = {"width", PAVE_FIELD_INT32, offsetof(world_reader, width), .low = 1, .high = 1 << 30},
    [HEIGHT] = {"height", PAVE_FIELD_INT32, offsetof(world_reader, height), .low = 1,
                .high = 1 << 30},
    [TILES] = {"tiles", .read = read_tiles},
    [ORIGIN] = {"origin", .offset = offsetof(world_reader, world.origin), .read = read_origin},
    [ONLY] = {"only", PAVE_FIELD_TEXT, offsetof(world_reader, world.only),
              .wanted = "only must be a string of colours, such as \"grass,water\""},
    [BASE] = {"base", PAVE_FIELD_TEXT, offsetof(world_reader, world.base),
              .wanted = "base must be the name of a colour, such as \"grass\""},
    [SHARES] = {"shares", PAVE_FIELD_TEXT, offsetof(world_reader, world.shares),
                .wanted = "shares must be a string of colours, such as \"grass=3,water=1\""},
    [BIAS] = {"bias", PAVE_FIELD_TEXT, offsetof(world_reader, world.bias),
              .wanted = "bias must be a string, such as \"noise:64\""},
    [PATCH] = {"patch", PAVE_FIELD_INT32, offsetof(world_reader, world.patch), .low = 4,
               .high = 64},
    [FROM] = {"from", PAVE_FIELD_TEXT, offsetof(world_reader, world.from),
              .wanted = "from must be the name of a file, such as \"h.pave\""},
    [OFFSETS] = {"offsets", .read = read_offsets},
    [CELLS] = {"cells", .read = read_cells},
    [CONNECTED] = {"connected", PAVE_FIELD_TEXT, offsetof(world_reader, world.connected),
                   .wanted = "connected must be a string of colours, such as \"road\""},
};

static bool read_whole(pave_json_scan *scan, void *out)
{
    world_reader reader = {.scan = scan,
                           .tiles.element_size = sizeof(int64_t),
                           .cells.element_size = sizeof(pave_cell)};
    pave_json_world **world = out, *made = pave_common_array(scan->allocator, 1, sizeof *made);
    if (!made) return pave_json_scan_no_memory(scan);
    if (scan->allocator) reader.world.allocator = *scan->allocator;
    pave_json_ground_begin(&reader.ground, scan);
    pave_json_scan_members(scan, members, MEMBERS, &reader, "a file of tiles", reader.places);
    reader.world.seeded = reader.places[SEED] != NULL;
    if (scan->result == PAVE_OK) make_world(&reader);
    pave_json_ground_release(&reader.ground);
    pave_common_list_release(&reader.tiles, scan->allocator);
    pave_common_list_release(&reader.cells, scan->allocator);
    *made = reader.world;
    if (scan->result != PAVE_OK) pave_json_world_destroy(made);
    if (scan->result == PAVE_OK) *world = made;
    return scan->result == PAVE_OK;
}

const pave_json_format pave_json_world_format = {PAVE_JSON_LARGE_SIZE_MAX,
                                                 sizeof(pave_json_world *), read_whole};

pave_result pave_json_world_read(const char *path, const pave_allocator *allocator,
                                 pave_json_world **out, pave_error *error)
{
    return pave_json_file_read(&pave_json_world_format, path, allocator, out, error);
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
