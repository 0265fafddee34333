/// tests/fuzz/fuzz_store_rows.c: any bytes as changes of the rows of a world file, of this version
/// and of one without sums. It is refused, or has a world whose edits can be listed, changed and
/// undone, and which is the same when it is read again.
#define _XOPEN_SOURCE 700 // mkdtemp
#include "limited.h"
#include "src/world/edits/edits_model.h"

#include <pave/formats/store.h>

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BASES = 3, FILE_MAX = 1 << 17, SIDE = 8 };

static struct {
    unsigned char bytes[FILE_MAX];
    size_t size;
} bases[BASES];
static char folder[] = "/tmp/pave-rows-XXXXXX";

static const char *path_of(const char *end)
{
    static char path[64];
    snprintf(path, sizeof path, "%s/w.pave%s", folder, end);
    return path;
}

static void remove_files(void)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-journal"};
    for (int i = 0; i < 4; i++) unlink(path_of(ends[i]));
}

// ---- Base files ---------------------------------------------------------------------------------

/// Edges of two colours, for squares; ids from 10 on.
static pave_json_wang *make_tiles(void)
{
    char text[2000];
    pave_json_wang *tiles = NULL;
    size_t used = (size_t)snprintf(text, sizeof text,
                                   "{\"kind\": \"edge\", \"colors\": [{}, {}], \"faces\": "
                                   "[{\"sides\": 4, \"tiles\": [");
    for (int i = 0; i < 16; i++)
        used +=
            (size_t)snprintf(text + used, sizeof text - used,
                             "%s{\"id\": %d, \"colors\": [%d, %d, %d, %d]}", i ? ", " : "", 10 + i,
                             1 + (i & 1), 1 + (i >> 1 & 1), 1 + (i >> 2 & 1), 1 + (i >> 3 & 1));
    snprintf(text + used, sizeof text - used, "]}]}");
    must(pave_json_wang_parse(text, strlen(text), "w.json", NULL, &tiles, NULL) == PAVE_OK);
    return tiles;
}

static sqlite3 *open_sql(void)
{
    sqlite3 *db = NULL;
    must(sqlite3_open(path_of(""), &db) == SQLITE_OK);
    sqlite3_exec(db, "PRAGMA synchronous=OFF", NULL, NULL, NULL);
    return db;
}

static void make_base(int which)
{
    static const double shares[] = {1, 2, 1};
    static const bool passable[] = {false, false, true};
    const pave_cell cells[] = {{7, 7, 0}, {9, 9, 0}};
    const uint32_t ids[] = {10, 11};
    const pave_edit list[] = {{.cell = {1, 2, 0}, .tile = 12, .payload = "well", .payload_size = 4},
                              {.kind = PAVE_EDIT_COLOR, .cell = {-5, 3, 0}, .place = 4, .color = 2},
                              {.kind = PAVE_EDIT_AREA, .rect = {-15, -15, 9, 8}, .seed = 4},
                              {.kind = PAVE_EDIT_PINS, .cells = cells, .tiles = ids, .count = 2},
                              {.kind = PAVE_EDIT_CLEAR, .cell = {9, 9, 0}},
                              {.cell = {3, 3, 0}, .tile = 12}};
    const int64_t undone = 6;
    pave_json_wang *tiles = make_tiles();
    const pave_store_def def = {.tiles = tiles,
                                .method = which == 2 ? PAVE_WORLD_BLOCKS : PAVE_WORLD_FEATURE,
                                .base = 1,
                                .shares = which == 2 ? shares : NULL,
                                .passable = which == 1 ? passable : NULL};
    pave_store *store = NULL;
    must(pave_store_create(path_of(""), &def, NULL, NULL) == PAVE_OK);
    must(pave_store_open(path_of(""), (pave_store_way){.writes = true}, NULL, &store, NULL) ==
         PAVE_OK);
    must(pave_store_change(store, list, 6, NULL, 0, NULL) == PAVE_OK);
    must(pave_store_change(store, NULL, 0, &undone, 1, NULL) == PAVE_OK);
    pave_store_close(store);
    pave_json_wang_destroy(tiles);
    if (which > 0) {
        sqlite3 *db = open_sql();
        must(sqlite3_exec(db,
                          "PRAGMA user_version=3; UPDATE edits SET sum = NULL;"
                          "DELETE FROM world WHERE name = 'edits'",
                          NULL, NULL, NULL) == SQLITE_OK);
        sqlite3_close(db);
    }
    FILE *file = fopen(path_of(""), "rb");
    must(file != NULL);
    bases[which].size = fread(bases[which].bytes, 1, FILE_MAX, file);
    fclose(file);
    remove_files();
}

static void remove_folder(void) { rmdir(folder); }

static void begin(void)
{
    if (bases[0].size > 0) return;
    must(mkdtemp(folder) != NULL && atexit(remove_folder) == 0);
    for (int i = 0; i < BASES; i++) make_base(i);
}

// ---- Changes ------------------------------------------------------------------------------------

/// A value of three bytes: a small number, one of the limits, NULL, a text or bytes.
static void put_value(char *out, size_t size, const uint8_t *data)
{
    static const char *const values[] = {"NULL",
                                         "'x'",
                                         "1.5",
                                         "x'00ff'",
                                         "2147483647",
                                         "2147483648",
                                         "-536870912",
                                         "536870913",
                                         "4611686018427387904",
                                         "4611686018427387905",
                                         "9223372036854775807",
                                         "-9223372036854775808",
                                         "zeroblob(5000)",
                                         "'0x1'",
                                         "4294967295"};
    const size_t count = sizeof values / sizeof *values;
    if (data[0] % 32 < count)
        snprintf(out, size, "%s", values[data[0] % 32]);
    else
        snprintf(out, size, "%d", (data[1] | data[2] << 8) % 512 - 64);
}

/// Turns eight bytes into a statement.
static void put_statement(char *out, size_t size, const uint8_t *data)
{
    static const char *const columns[] = {
        "edits.number", "edits.kind",  "edits.q",       "edits.r",       "edits.s",
        "edits.tile",   "edits.place", "edits.color",   "edits.width",   "edits.height",
        "edits.seed",   "edits.sum",   "edits.payload", "cells.i",       "cells.number",
        "cells.q",      "cells.tile",  "undone.step",   "undone.number", "shares.share",
        "shares.color", "world.value", "world.name"};
    const char *column = columns[data[1] % (sizeof columns / sizeof *columns)];
    const int table = (int)(strchr(column, '.') - column);
    char value[40];
    put_value(value, sizeof value, data + 2);
    char where[200];
    snprintf(where, sizeof where, "WHERE %s IS (SELECT %s FROM %.*s ORDER BY 1 LIMIT 1 OFFSET %d)",
             column, column, table, column, data[5] % 12);
    switch (data[0] % 4) {
    case 0: snprintf(out, size, "DELETE FROM %.*s %s", table, column, where); break;
    case 1:
        snprintf(out, size,
                 "INSERT INTO edits SELECT max(number) + %d, %d, %d, %d, 0, %d, %d, %d, %d, %d, 7, "
                 "NULL, NULL FROM edits",
                 1 + data[1] % 4, data[2] % 6, data[3] % 24 - 12, data[4] % 24 - 12,
                 8 + data[5] % 20, data[6] % 9, data[7] % 4, data[6] % 16, data[7] % 16);
        break;
    case 2: snprintf(out, size, "INSERT INTO undone(number) VALUES (%s)", value); break;
    default:
        snprintf(out, size, "UPDATE OR REPLACE %.*s SET %s = %s %s", table, column,
                 column + table + 1, value, where);
    }
}

// ---- What must hold -----------------------------------------------------------------------------

static uint64_t hash_of(const pave_store *store)
{
    uint32_t ids[4 * SIDE * SIDE];
    const pave_rect rect = pave_rect_of(-SIDE, -SIDE, 2 * SIDE, 2 * SIDE);
    if (pave_store_tiling(store)->face_count != 1) return 0;
    must(pave_world_fill(pave_edits_world(pave_store_edits(store)), rect, NULL, ids, 2 * SIDE) ==
         PAVE_OK);
    return pave_hash(PAVE_HASH_START, ids, 4 * SIDE * SIDE);
}

static pave_store *open_file(bool writes, size_t *used)
{
    const pave_allocator allocator = {limited_resize, used};
    pave_store *store = NULL;
    pave_error error = {0};
    const pave_result result = pave_store_open(path_of(""), (pave_store_way){.writes = writes},
                                               &allocator, &store, &error);
    must((result == PAVE_OK) == (store != NULL));
    must(result == PAVE_OK || (error.message[0] && error.file[0] && error.result == result));
    return store;
}

/// What is acknowledged is there when the file is read again; what is refused changes nothing.
static void change(pave_store *store, bool undoes)
{
    size_t used = 0;
    const pave_edits *edits = pave_store_edits(store);
    const uint64_t before = hash_of(store);
    pave_edit first = {.number = 0};
    const bool any = pave_edits_next(edits, 0, &first);
    const pave_cell at = {3, -2, 0};
    const pave_edit edit = {.cell = at, .tile = pave_world_at(pave_edits_world(edits), at)};
    if (undoes && !any) return;
    const pave_result result = undoes ? pave_store_change(store, NULL, 0, &first.number, 1, NULL)
                                      : pave_store_change(store, &edit, 1, NULL, 0, NULL);
    must(result == PAVE_OK || hash_of(store) == before);
    const int64_t count = pave_edits_count(edits);
    pave_store *again = open_file(false, &used);
    must(again && pave_edits_count(pave_store_edits(again)) == count &&
         hash_of(again) == hash_of(store));
    pave_store_close(again);
    must(used == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { STEP = 8, STEPS = 12 };
    size_t used = 0;
    char sql[512];
    begin();
    if (size < 1) return 0;
    const int base = data[0] % BASES;
    FILE *file = fopen(path_of(""), "wb");
    must(file && fwrite(bases[base].bytes, 1, bases[base].size, file) == bases[base].size);
    fclose(file);
    sqlite3 *db = open_sql();
    for (size_t i = 1, k = 0; i + STEP <= size && k < STEPS; i += STEP, k++) {
        put_statement(sql, sizeof sql, data + i);
        sqlite3_exec(db, sql, NULL, NULL, NULL); // not every one is possible
    }
    sqlite3_close(db);
    pave_store *store = open_file(false, &used);
    if (store) {
        pave_edit edit = {.number = 0};
        int64_t count = 0;
        while (pave_edits_next(pave_store_edits(store), edit.number, &edit)) count++;
        must(count == pave_edits_count(pave_store_edits(store)));
        hash_of(store);
        pave_store_close(store);
        store = open_file(true, &used);
        must(store != NULL); // what can be read can be changed
        change(store, false);
        change(store, true);
        change(store, true);
        pave_store_close(store);
    }
    must(used == 0);
    remove_files();
    return 0;
}
