/// formats/bake/bake_mbtiles.c: writes MBTiles, an SQLite database of pictures. Inserting the same
/// rows in the same order with the same version of SQLite gives equal files.
///
/// Based on: Mapbox, "MBTiles 1.3", 2018.
#include "bake_finish.h"
#include "bake_place.h"

#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

static pave_result fail(const pave_bake_finish *finish, sqlite3 *db, const char *path)
{
    const int code = db ? sqlite3_errcode(db) & 0xff : SQLITE_NOMEM;
    if (code == SQLITE_NOMEM)
        return pave_error_set(finish->error, PAVE_NO_MEMORY, path, 0, 0, "out of memory");
    return pave_error_set(finish->error, PAVE_IO, path, 0, 0,
                          "cannot be written: %s; make room on the disk, then go on with --resume",
                          sqlite3_errmsg(db));
}

static pave_result run(const pave_bake_finish *finish, sqlite3 *db, const char *path,
                       const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK ? PAVE_OK : fail(finish, db, path);
}

// ---- Metadata -----------------------------------------------------------------------------------

static bool insert_fact(sqlite3_stmt *insert, const char *name, const char *value)
{
    sqlite3_bind_text(insert, 1, name, -1, SQLITE_STATIC);
    sqlite3_bind_text(insert, 2, value, -1, SQLITE_STATIC);
    const bool done = sqlite3_step(insert) == SQLITE_DONE;
    sqlite3_reset(insert);
    return done;
}

/// Writes `count` numbers of 10^-7 degrees separated by commas, independent of the locale.
static char *put_degrees(char *out, size_t size, const int32_t *degrees, int count)
{
    size_t at = 0;
    for (int i = 0; i < count; i++) {
        const int64_t all = degrees[i], positive = all < 0 ? -all : all;
        at += (size_t)snprintf(out + at, size - at, "%s%s%" PRId64 ".%07" PRId64, i > 0 ? "," : "",
                               all < 0 ? "-" : "", positive / 10000000, positive % 10000000);
    }
    return out + at;
}

static pave_result insert_facts(const pave_bake_finish *finish, sqlite3 *db, const char *path)
{
    char low[16], high[16], bounds[64], center[64], mark[PAVE_BAKE_MARK];
    int32_t degrees[6];
    sqlite3_stmt *insert = NULL;
    const pave_bake_def *def = finish->work->def;
    snprintf(low, sizeof low, "%d", (int)finish->work->plan.zoom_min);
    snprintf(high, sizeof high, "%d", (int)finish->work->plan.zoom_max);
    pave_bake_bounds(&finish->work->plan, degrees);
    put_degrees(bounds, sizeof bounds, degrees, 4);
    snprintf(put_degrees(center, sizeof center / 2, degrees + 4, 2), sizeof center / 2, ",%s", low);
    const pave_bake_fact own[] = {{"format", "png"},
                                  {"type", "baselayer"},
                                  {"minzoom", low},
                                  {"maxzoom", high},
                                  {"bounds", bounds},
                                  {"center", center},
                                  {"bake", pave_bake_mark(finish->work, mark)}};
    bool done = sqlite3_prepare_v2(db, "INSERT INTO metadata VALUES (?1, ?2)", -1, &insert, NULL) ==
                SQLITE_OK;
    for (size_t i = 0; i < sizeof own / sizeof *own && done; i++)
        done = insert_fact(insert, own[i].name, own[i].value);
    for (int32_t i = 0; i < def->fact_count && done; i++)
        done = insert_fact(insert, def->facts[i].name, def->facts[i].value);
    const pave_result result = done ? PAVE_OK : fail(finish, db, path);
    sqlite3_finalize(insert);
    return result;
}

// ---- Pictures -----------------------------------------------------------------------------------

typedef struct target {
    sqlite3 *db;
    sqlite3_stmt *insert;
    const char *path;
} target;

static pave_result take(pave_bake_finish *finish, const pave_bake_record *record,
                        const pave_bake_item *items, void *context)
{
    const target *out = context;
    const uint8_t *bytes = finish->bytes.bytes;
    for (int32_t i = 0; i < record->count; i++) {
        sqlite3_bind_int(out->insert, 1, items[i].level);
        sqlite3_bind_int64(out->insert, 2, items[i].x);
        // MBTiles counts rows from the bottom.
        sqlite3_bind_int64(out->insert, 3, (INT64_C(1) << items[i].level) - 1 - items[i].y);
        sqlite3_bind_blob(out->insert, 4, bytes, (int)record->lengths[i], SQLITE_STATIC);
        const bool done = sqlite3_step(out->insert) == SQLITE_DONE;
        sqlite3_reset(out->insert);
        if (!done) return fail(finish, out->db, out->path);
        bytes += record->lengths[i];
    }
    return PAVE_OK;
}

static pave_result fill(pave_bake_finish *finish, sqlite3 *db, const char *path)
{
    target out = {db, NULL, path};
    pave_result result =
        run(finish, db, path,
            "PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
            "PRAGMA application_id = 0x4d504258;"
            "BEGIN;"
            "CREATE TABLE metadata (name text, value text);"
            "CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer,"
            " tile_data blob);");
    if (result == PAVE_OK) result = insert_facts(finish, db, path);
    if (result == PAVE_OK && sqlite3_prepare_v2(db, "INSERT INTO tiles VALUES (?1, ?2, ?3, ?4)", -1,
                                                &out.insert, NULL) != SQLITE_OK)
        result = fail(finish, db, path);
    if (result == PAVE_OK) result = pave_bake_finish_each(finish, take, &out);
    sqlite3_finalize(out.insert);
    return result == PAVE_OK
               ? run(finish, db, path,
                     "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row);"
                     "CREATE UNIQUE INDEX name ON metadata (name);"
                     "COMMIT;")
               : result;
}

pave_result pave_bake_finish_mbtiles(pave_bake_finish *finish, const char *path)
{
    sqlite3 *db = NULL;
    pave_result result =
        sqlite3_open(path, &db) == SQLITE_OK ? fill(finish, db, path) : fail(finish, db, path);
    if (sqlite3_close(db) != SQLITE_OK && result == PAVE_OK) result = fail(finish, db, path);
    return result;
}
