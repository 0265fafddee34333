/// formats/store/store.c: creating, opening, refreshing and closing store files. Based on: D. R.
/// Hipp and others, SQLite 3; its write-ahead log allows readers during a write and recovers from a
/// crash at any point.
#include "store_model.h"

#include <stdio.h>
#include <string.h>

// ---- SQLite errors ------------------------------------------------------------------------------

/// Messages for SQLite result codes that do not indicate damaged contents.
static const struct {
    int code;
    pave_result result;
    const char *what;
} store_codes[] = {
    {SQLITE_NOMEM, PAVE_NO_MEMORY, PAVE_STORE_NO_MEMORY},
    {SQLITE_BUSY, PAVE_IO, PAVE_STORE_BUSY},
    {SQLITE_LOCKED, PAVE_IO, PAVE_STORE_BUSY},
    {SQLITE_PROTOCOL, PAVE_IO, PAVE_STORE_BUSY},
    {SQLITE_READONLY, PAVE_IO, "the file, or its -wal or -shm, cannot be written"},
    {SQLITE_FULL, PAVE_IO, "the disk is full"},
    {SQLITE_IOERR, PAVE_IO, "the disk failed"},
    {SQLITE_PERM, PAVE_IO, "the disk failed"},
    {SQLITE_CANTOPEN, PAVE_IO, "the file, or its -wal or -shm, cannot be opened"},
};

enum { STORE_OF_DISK = 6 }; ///< from here on, append the system's error message

/// Returns the index of the last failure in the table; -1: not listed.
static int store_code(const pave_store *store)
{
    const int code = store->starved ? SQLITE_NOMEM : store->db ? sqlite3_errcode(store->db) : 0;
    for (int i = 0; i < (int)(sizeof store_codes / sizeof *store_codes); i++)
        if (store_codes[i].code == (code & 0xff)) return i;
    return -1;
}

pave_result pave_store_damaged(const pave_store *store, const char *what, pave_error *error)
{
    const int code = store_code(store);
    const int number = code >= STORE_OF_DISK ? sqlite3_system_errno(store->db) : 0;
    if (code < 0)
        return pave_error_set(error, PAVE_INVALID, store->path, 0, 0,
                              "the file is damaged: %s; restore a copy of it", what);
    return pave_error_set(error, store_codes[code].result, store->path, 0, 0, "%s%s%s",
                          store_codes[code].what, number ? ": " : "",
                          number ? strerror(number) : "");
}

pave_result pave_store_fail(const pave_store *store, pave_error *error)
{
    const int code = store->db ? sqlite3_errcode(store->db) & 0xff : SQLITE_NOMEM;
    if (code == SQLITE_NOTADB)
        return pave_error_set(error, PAVE_INVALID, store->path, 0, 0, PAVE_STORE_NO_FILE);
    return code == SQLITE_NOMEM ? pave_store_no_memory(store, error)
                                : pave_store_damaged(store, sqlite3_errmsg(store->db), error);
}

pave_result pave_store_no_memory(const pave_store *store, pave_error *error)
{
    return pave_error_set(error, PAVE_NO_MEMORY, store->path, 0, 0, PAVE_STORE_NO_MEMORY);
}

pave_result pave_store_run(const pave_store *store, const char *sql, pave_error *error)
{
    return sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK
               ? PAVE_OK
               : pave_store_fail(store, error);
}

pave_result pave_store_step(pave_store *store, pave_store_query query, pave_error *error)
{
    sqlite3_stmt *statement = store->queries[query];
    const int state = sqlite3_step(statement);
    const pave_result result =
        state == SQLITE_DONE || state == SQLITE_ROW ? PAVE_OK : pave_store_fail(store, error);
    sqlite3_reset(statement);
    return result;
}

bool pave_store_integer(sqlite3_stmt *row, int column, int64_t low, int64_t high, int64_t *out)
{
    if (sqlite3_column_type(row, column) != SQLITE_INTEGER) return false;
    *out = sqlite3_column_int64(row, column);
    return *out >= low && *out <= high;
}

/// Runs a statement that returns one integer; false if it does not.
static bool store_pragma(const pave_store *store, const char *sql, int64_t *out)
{
    sqlite3_stmt *row = NULL;
    const bool fine = sqlite3_prepare_v2(store->db, sql, -1, &row, NULL) == SQLITE_OK &&
                      sqlite3_step(row) == SQLITE_ROW &&
                      pave_store_integer(row, 0, INT64_MIN, INT64_MAX, out);
    sqlite3_finalize(row);
    return fine;
}

// ---- Statements ---------------------------------------------------------------------------------

/// Prepares the statements.
static pave_result store_prepare(pave_store *store, pave_error *error)
{
    static const char *const texts[PAVE_STORE_QUERIES] = {
        [PAVE_STORE_BEGIN] = "BEGIN IMMEDIATE",
        [PAVE_STORE_COMMIT] = "COMMIT",
        [PAVE_STORE_ROLLBACK] = "ROLLBACK",
        [PAVE_STORE_NEWS] = "PRAGMA data_version",
        [PAVE_STORE_PUT_EDIT] = "INSERT INTO edits VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [PAVE_STORE_PUT_CELL] = "INSERT INTO cells VALUES (?, ?, ?, ?, ?, ?)",
        [PAVE_STORE_PUT_UNDONE] = "INSERT INTO undone(number) VALUES (?)",
        [PAVE_STORE_DROP_EDIT] = "DELETE FROM edits WHERE number = ?",
        [PAVE_STORE_DROP_CELLS] = "DELETE FROM cells WHERE number = ?",
        [PAVE_STORE_PUT_TALLY] = "REPLACE INTO world VALUES ('edits', ?)"};
    for (int i = 0; i < PAVE_STORE_QUERIES; i++) {
        if (!store->way.writes && i >= PAVE_STORE_PUT_EDIT) continue;
        if (sqlite3_prepare_v3(store->db, texts[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &store->queries[i], NULL) != SQLITE_OK)
            return pave_store_fail(store, error);
    }
    return PAVE_OK;
}

// ---- Tables -------------------------------------------------------------------------------------

#define STORE_CELLS                                                                          \
    "CREATE TABLE cells(number INTEGER, i INTEGER, q INTEGER NOT NULL, r INTEGER NOT NULL, " \
    "s INTEGER NOT NULL, tile INTEGER NOT NULL, PRIMARY KEY(number, i)) WITHOUT ROWID;"

enum { STORE_SCHEMA = 1024 };

/// Builds the table definitions of a version as SQLite stores them, in the order of the names.
/// `whole` includes SQLite's own table.
static void store_schema(int version, bool whole, char out[STORE_SCHEMA])
{
    snprintf(out, STORE_SCHEMA,
             "%sCREATE TABLE edits(number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, q INTEGER, "
             "r INTEGER, s INTEGER, tile INTEGER, place INTEGER, color INTEGER, width INTEGER, "
             "height INTEGER, seed INTEGER, payload BLOB%s);"
             "CREATE TABLE shares(color INTEGER PRIMARY KEY, share REAL NOT NULL);%s"
             "CREATE TABLE undone(step INTEGER PRIMARY KEY AUTOINCREMENT, number INTEGER NOT NULL);"
             "CREATE TABLE world(name TEXT PRIMARY KEY, value) WITHOUT ROWID;",
             version >= 2 ? STORE_CELLS : "", version >= 3 ? ", sum INTEGER" : "",
             whole ? "CREATE TABLE sqlite_sequence(name,seq);" : "");
}

pave_result pave_store_make_tables(pave_store *store, pave_error *error)
{
    char schema[STORE_SCHEMA];
    store_schema(PAVE_STORE_VERSION, false, schema);
    return pave_store_run(store, schema, error);
}

/// Checks that the file has exactly the tables of store->version.
static pave_result store_check_tables(const pave_store *store, pave_error *error)
{
    char schema[STORE_SCHEMA], *expected = schema;
    const char *sql = "SELECT ifnull(sql, '') FROM sqlite_master ORDER BY sql";
    sqlite3_stmt *rows = NULL;
    int state = sqlite3_prepare_v2(store->db, sql, -1, &rows, NULL);
    bool same = state == SQLITE_OK;
    store_schema(store->version, true, schema);
    while (same && (state = sqlite3_step(rows)) == SQLITE_ROW) {
        const char *text = (const char *)sqlite3_column_text(rows, 0);
        const size_t length = text ? strlen(text) : 0;
        same = length > 0 && strncmp(expected, text, length) == 0 && expected[length] == ';';
        if (same) expected += length + 1;
    }
    pave_result result = PAVE_OK;
    if (state != SQLITE_ROW && state != SQLITE_DONE) result = pave_store_fail(store, error);
    sqlite3_finalize(rows);
    return result || (same && !*expected)
               ? result
               : pave_store_damaged(store, "its tables are not as pave makes them", error);
}

/// Aborts a statement that runs too long: in a damaged file, pages may form a cycle.
static int store_tire(void *unused) { return !unused; }

/// Checks that the file is a store, its version, and its tables.
static pave_result store_check_file(pave_store *store, pave_error *error)
{
    enum { STEPS = 1 << 20 }; // SQLite virtual machine steps: far more than a valid schema takes
    int64_t application = 0, version = 0;
    pave_result result = PAVE_OK;
    sqlite3_progress_handler(store->db, STEPS, store_tire, NULL);
    if (!store_pragma(store, "PRAGMA application_id", &application) ||
        !store_pragma(store, "PRAGMA user_version", &version))
        result = pave_store_fail(store, error);
    else if (application != PAVE_STORE_APPLICATION || version < 1)
        result = pave_error_set(error, PAVE_INVALID, store->path, 0, 0, PAVE_STORE_NO_FILE);
    else if (version > PAVE_STORE_VERSION)
        result = pave_error_set(error, PAVE_UNSUPPORTED, store->path, 0, 0,
                                "has version %lld, but this pave reads up to %d: use a newer pave",
                                (long long)version, PAVE_STORE_VERSION);
    store->version = (int)version;
    if (!result) result = store_check_tables(store, error);
    sqlite3_progress_handler(store->db, 0, NULL, NULL);
    return result;
}

// ---- Opening ------------------------------------------------------------------------------------

pave_store *pave_store_begin(const char *path, const pave_allocator *allocator)
{
    pave_store *store = pave_common_array(allocator, 1, sizeof *store);
    if (!store) return NULL;
    if (allocator && allocator->resize) store->allocator = *allocator;
    store->tiling_text.element_size = 1;
    store->path = pave_common_text_copy(&store->allocator, path, strlen(path));
    if (store->path) return store;
    pave_common_free(allocator, store);
    return NULL;
}

pave_store *pave_store_open_below(pave_store *above)
{
    pave_store *store = pave_store_begin(above->path, &above->allocator);
    if (!store) return NULL;
    store->db = above->db;
    store->version = above->version;
    store->depth = above->depth + 1;
    above->below = store;
    return store;
}

pave_result pave_store_connect(pave_store *store, const char *path, const char *way,
                               pave_error *error)
{
    static const int off[] = {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER,
                              SQLITE_DBCONFIG_ENABLE_VIEW};
    const size_t size = 3 * strlen(path) + 64;
    char *uri = pave_common_array(&store->allocator, size, 1), *to = uri;
    sqlite3_close(store->db);
    store->db = NULL;
    if (!uri) return pave_store_no_memory(store, error);
    to += sprintf(to, "file:%s", path[0] == '/' ? "//" : "");
    for (; *path; path++) {
        const char c = *path;
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '/' ||
                           (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
        to += sprintf(to, plain ? "%c" : "%%%02x", (unsigned char)c);
    }
    sprintf(to, "?%s", way);
    const int state =
        sqlite3_open_v2(uri, &store->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI, NULL);
    pave_common_free(&store->allocator, uri);
    if (state != SQLITE_OK) return pave_store_fail(store, error);
    sqlite3_busy_timeout(store->db, PAVE_STORE_BUSY_MS);
    for (size_t i = 0; i < sizeof off / sizeof *off; i++)
        sqlite3_db_config(store->db, off[i], 0, NULL);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_limit(store->db, SQLITE_LIMIT_LENGTH, PAVE_STORE_TEXT_MAX + (1 << 16));
    return pave_store_run(store, "PRAGMA cell_size_check=1", error);
}

/// Chooses the URI parameters. A reader also opens for writing if possible, since the last
/// connection to close cleans up the log. Otherwise it opens the file read-only, with the log index
/// of other processes if there is a log, and creates no files. Returns NULL if the log cannot be
/// applied.
static const char *store_way(const pave_store_files *files)
{
    if (!files->locked[0]) return "mode=rw";
    if (!files->log) return "mode=ro&immutable=1";
    return files->alone || strcmp(files->log, "-wal") != 0 ? NULL : "mode=ro&readonly_shm=1";
}

/// Opens the file and checks that it is a store.
static pave_result store_open_file(pave_store *store, const pave_store_files *files,
                                   pave_error *error)
{
    const bool writes = store->way.writes, locked = files->locked[0] != '\0';
    const char *way = store_way(files);
    if (locked && writes)
        return pave_error_set(
            error, PAVE_IO, files->locked, 0, 0, "cannot be written: its owner must allow it%s",
            files->beside && !files->log ? ", or remove it while no program has the world open"
                                         : "");
    if (!way) {
        const char *slash = strrchr(store->path, '/'), *name = slash ? slash + 1 : store->path;
        return pave_error_set(error, PAVE_IO, store->path, 0, 0,
                              "some of its edits are in %.200s%s, and reading them requires write "
                              "permission for both files: copy both to a folder of your own",
                              name, files->log);
    }
    for (;;) {
        pave_result result = pave_store_connect(store, store->path, way, error);
        store->still = strstr(way, "immutable") != NULL;
        if (!result && !writes) result = pave_store_run(store, "PRAGMA query_only=1", error);
        if (!result) result = store_check_file(store, error);
        if (result != PAVE_IO || writes || locked || files->log || store->still ||
            strcmp(error->message, PAVE_STORE_BUSY) == 0)
            return result;
        way = "mode=ro&immutable=1"; // no files can be created, for example on a full disk
    }
}

/// Upgrades the tables of an older version. Older edits have no checksum.
static pave_result store_upgrade(pave_store *store, pave_error *error)
{
    pave_result result = PAVE_OK;
    if (store->version < 2) result = pave_store_run(store, STORE_CELLS, error);
    if (!result && store->version < 3)
        result = pave_store_run(store, "ALTER TABLE edits ADD COLUMN sum INTEGER", error);
    if (store->version < 3) store->version = 3; // writing the tally makes it the current version
    return result ? result : pave_store_run(store, "PRAGMA user_version=4", error);
}

/// Reads everything in one transaction; upgrades an older version in the same transaction.
static pave_result store_read_all(pave_store *store, pave_error *error)
{
    const bool upgrades = store->way.writes && store->version < PAVE_STORE_VERSION;
    pave_result result = pave_store_run(store, upgrades ? "BEGIN IMMEDIATE" : "BEGIN", error);
    // another process may have upgraded the file
    if (!result && upgrades) result = store_check_file(store, error);
    if (!result && upgrades) result = store_upgrade(store, error);
    if (!result) result = store_prepare(store, error);
    if (!result) result = pave_store_read_def(store, error);
    if (!result) result = pave_store_read_edits(store, error);
    if (!result && upgrades) result = pave_store_keep_tally(store, &store->tally, true, error);
    if (!result && !store_pragma(store, "PRAGMA data_version", &store->news))
        result = pave_store_fail(store, error);
    if (!result) result = pave_store_run(store, "COMMIT", error);
    return result;
}

static pave_result store_read(pave_store *store, pave_error *error)
{
    pave_store_files before, after;
    pave_result result = pave_store_look(store, &before, error);
    if (!result) result = store_open_file(store, &before, error);
    if (!result && store->way.writes)
        result = pave_store_run(store,
                                store->way.power_safe
                                    ? "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL"
                                    : "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL",
                                error);
    if (!result) result = store_read_all(store, error);
    if (store->still &&
        (pave_store_look(store, &after, NULL) || after.log || after.size != before.size ||
         memcmp(&after.changed, &before.changed, sizeof after.changed) != 0))
        return pave_error_set(error, PAVE_IO, store->path, 0, 0,
                              "another program is writing to it: try again");
    // Invalid worlds, tilings and texts are reported as damage to the file.
    const bool said = result == PAVE_IO || result == PAVE_UNSUPPORTED || result == PAVE_NO_MEMORY ||
                      (result == PAVE_INVALID && error->file[0] && error->line == 0);
    return !result || said ? result : pave_store_damaged(store, error->message, error);
}

pave_result pave_store_open(const char *path, pave_store_way way, const pave_allocator *allocator,
                            pave_store **out, pave_error *error)
{
    pave_error own;
    assert(path && out);
    if (!error) error = &own;
    *out = NULL;
    *error = (pave_error){0};
    pave_store *store = pave_store_begin(path, allocator);
    if (!store) return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, PAVE_STORE_NO_MEMORY);
    store->way = way;
    const pave_result result = store_read(store, error);
    if (result)
        pave_store_close(store);
    else
        *out = store;
    return result;
}

void pave_store_close(pave_store *store)
{
    if (!store) return;
    const pave_allocator own = store->allocator, *from = &own;
    for (int i = 0; i < PAVE_STORE_QUERIES; i++) sqlite3_finalize(store->queries[i]);
    if (store->depth == 0) sqlite3_close(store->db);
    pave_store_release_world(store);
    pave_store_close(store->below); // must be released after the world that follows it
    pave_common_list_release(&store->tiling_text, from);
    PAVE_COMMON_FREE(from, store->shares, store->passable);
    pave_store_release_bias(store);
    pave_json_wang_destroy(store->tiles);
    PAVE_COMMON_FREE(from, store->note, store->tiling_name, store->path, store);
}

// ---- Checking -----------------------------------------------------------------------------------

pave_result pave_store_check(const pave_store *store, pave_error *error)
{
    assert(store);
    sqlite3_stmt *rows = NULL;
    if (error) *error = (pave_error){0};
    const bool fine =
        sqlite3_prepare_v2(store->db, "PRAGMA quick_check(1)", -1, &rows, NULL) == SQLITE_OK &&
        sqlite3_step(rows) == SQLITE_ROW;
    const char *found = fine ? (const char *)sqlite3_column_text(rows, 0) : NULL;
    const char *line = found ? strchr(found, '\n') : NULL; // the text follows a heading
    if (line) found = line + 1;
    const pave_result result = !found                     ? pave_store_fail(store, error)
                               : strcmp(found, "ok") == 0 ? PAVE_OK
                                                          : pave_store_damaged(store, found, error);
    sqlite3_finalize(rows);
    return result;
}

// ---- Answers ------------------------------------------------------------------------------------

const pave_store_def *pave_store_def_of(const pave_store *store) { return &store->def; }

const pave_tiling *pave_store_tiling(const pave_store *store) { return store->tiling; }

const pave_edits *pave_store_edits(const pave_store *store) { return store->edits; }

pave_result pave_store_refresh(pave_store *store, pave_error *error)
{
    int64_t news = 0;
    sqlite3_stmt *statement = store->queries[PAVE_STORE_NEWS];
    if (sqlite3_step(statement) == SQLITE_ROW) news = sqlite3_column_int64(statement, 0);
    if (sqlite3_reset(statement) != SQLITE_OK) return pave_store_fail(store, error);
    if (news == store->news) return PAVE_OK;
    const bool own = sqlite3_get_autocommit(store->db) != 0;
    pave_result result = own ? pave_store_run(store, "BEGIN", error) : PAVE_OK;
    if (result) return result;
    result = pave_store_read_edits(store, error);
    if (!result && !store_pragma(store, "PRAGMA data_version", &store->news))
        result = pave_store_fail(store, error);
    if (own) sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL);
    return result;
}
