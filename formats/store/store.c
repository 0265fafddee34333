/// formats/store/store.c: files of worlds: made, opened, closed, refreshed. Based on: D. R. Hipp
/// and others, SQLite 3; its write-ahead log lets readers read beside the writer, and is read again
/// after the end of a program at any moment.
#include "store_model.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- What SQLite says ---------------------------------------------------------------------------

pave_result pave_store_damaged(const pave_store *store, const char *what, pave_error *error)
{
    if (store->starved)
        return pave_error_set(error, PAVE_NO_MEMORY, store->path, 0, 0, "no memory for the file");
    return pave_error_set(error, PAVE_INVALID, store->path, 0, 0, "the file is damaged: %s", what);
}

pave_result pave_store_fail(const pave_store *store, pave_error *error)
{
    const int code = store->db ? sqlite3_errcode(store->db) & 0xff : SQLITE_NOMEM;
    switch (code) {
    case SQLITE_NOMEM:
        return pave_error_set(error, PAVE_NO_MEMORY, store->path, 0, 0, "no memory for the file");
    case SQLITE_NOTADB:
        return pave_error_set(error, PAVE_INVALID, store->path, 0, 0,
                              "is no world file: pave world new makes one");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return pave_error_set(error, PAVE_IO, store->path, 0, 0,
                              "another program has been writing to it for 10 seconds: try again");
    case SQLITE_CANTOPEN: {
        const int number = sqlite3_system_errno(store->db);
        return pave_error_set(error, PAVE_IO, store->path, 0, 0, "the file cannot be opened: %s",
                              number ? strerror(number) : "SQLite does not say why");
    }
    case SQLITE_READONLY:
        return pave_error_set(error, PAVE_IO, store->path, 0, 0, "the file cannot be written");
    case SQLITE_FULL: return pave_error_set(error, PAVE_IO, store->path, 0, 0, "the disk is full");
    case SQLITE_IOERR:
    case SQLITE_PERM:
        return pave_error_set(error, PAVE_IO, store->path, 0, 0, "the disk failed: %s",
                              sqlite3_errmsg(store->db));
    default: return pave_store_damaged(store, sqlite3_errmsg(store->db), error);
    }
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

/// The only number that a statement answers with; false without.
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

pave_result pave_store_prepare(pave_store *store, pave_error *error)
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
        [PAVE_STORE_DROP_CELLS] = "DELETE FROM cells WHERE number = ?"};
    for (int i = 0; i < PAVE_STORE_QUERIES; i++) {
        if (!store->way.writes && i >= PAVE_STORE_PUT_EDIT) continue;
        if (sqlite3_prepare_v3(store->db, texts[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &store->queries[i], NULL) != SQLITE_OK)
            return pave_store_fail(store, error);
    }
    return PAVE_OK;
}

// ---- Opening ------------------------------------------------------------------------------------

static pave_store *store_new(const char *path, const pave_allocator *allocator)
{
    pave_store *store = pave_common_array(allocator, 1, sizeof *store);
    if (!store) return NULL;
    if (allocator && allocator->resize) store->allocator = *allocator;
    store->tiling_text.element_size = 1;
    store->path = pave_common_text_copy(&store->allocator, path, strlen(path));
    if (store->path) return store;
    pave_common_array_release(allocator, store, 1, sizeof *store);
    return NULL;
}

pave_store *pave_store_open_below(pave_store *above)
{
    pave_store *store = store_new(above->path, &above->allocator);
    if (!store) return NULL;
    store->db = above->db;
    store->version = above->version;
    store->depth = above->depth + 1;
    above->below = store;
    return store;
}

static pave_result store_connect(pave_store *store, const char *path, int flags, pave_error *error)
{
    // a relative path begins with ./, so that no name means more to SQLite than a file
    const bool relative = !(flags & SQLITE_OPEN_URI) && path[0] != '/';
    const size_t size = strlen(path) + 3;
    char *full = pave_common_array(&store->allocator, size, 1);
    if (!full) return pave_store_fail(store, error);
    snprintf(full, size, "%s%s", relative ? "./" : "", path);
    const int state = sqlite3_open_v2(full, &store->db, flags, NULL);
    pave_common_array_release(&store->allocator, full, size, 1);
    if (state != SQLITE_OK) return pave_store_fail(store, error);
    sqlite3_busy_timeout(store->db, PAVE_STORE_BUSY_MS);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_limit(store->db, SQLITE_LIMIT_LENGTH, PAVE_STORE_TEXT_MAX + (1 << 16));
    return PAVE_OK;
}

/// A file that cannot be written, nor the two beside it, is read as it is.
static pave_result store_connect_still(pave_store *store, pave_error *error)
{
    static const char head[] = "file:", tail[] = "?immutable=1";
    const size_t length = strlen(store->path);
    char *uri = pave_common_array(&store->allocator, 3 * length + 32, 1), *to = uri;
    sqlite3_close(store->db);
    store->db = NULL;
    if (!uri) return pave_store_fail(store, error);
    to += sprintf(to, "%s", head);
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)store->path[i];
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '/' ||
                           (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
        to += plain ? sprintf(to, "%c", c) : sprintf(to, "%%%02x", c);
    }
    sprintf(to, "%s", tail);
    const pave_result result =
        store_connect(store, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, error);
    pave_common_array_release(&store->allocator, uri, 3 * length + 32, 1);
    return result;
}

/// Whether it is a file of ours, and of which version.
static pave_result store_check_file(pave_store *store, pave_error *error)
{
    int64_t application = 0, version = 0;
    if (!store_pragma(store, "PRAGMA application_id", &application))
        return pave_store_fail(store, error);
    if (application != PAVE_STORE_APPLICATION ||
        !store_pragma(store, "PRAGMA user_version", &version) || version < 1)
        return pave_error_set(error, PAVE_INVALID, store->path, 0, 0,
                              "is no world file: pave world new makes one");
    if (version > PAVE_STORE_VERSION)
        return pave_error_set(error, PAVE_UNSUPPORTED, store->path, 0, 0,
                              "is of version %lld, this pave knows up to %d: take a newer one",
                              (long long)version, PAVE_STORE_VERSION);
    store->version = (int)version;
    return PAVE_OK;
}

/// Makes a file of an older version one of this version, in one step. Another writer may have done
/// it. Edits of before have no sum.
static pave_result store_upgrade(pave_store *store, pave_error *error)
{
    static const char *const steps[PAVE_STORE_VERSION] = {
        NULL,
        "CREATE TABLE cells(number INTEGER, i INTEGER, q INTEGER NOT NULL, r INTEGER NOT NULL, "
        "s INTEGER NOT NULL, tile INTEGER NOT NULL, PRIMARY KEY(number, i)) WITHOUT ROWID;"
        "PRAGMA user_version=2",
        "ALTER TABLE edits ADD COLUMN sum INTEGER; PRAGMA user_version=3"};
    int64_t version = store->version;
    if (version >= PAVE_STORE_VERSION || !store->way.writes) return PAVE_OK;
    pave_result result = pave_store_run(store, "BEGIN IMMEDIATE", error);
    if (!result && !store_pragma(store, "PRAGMA user_version", &version))
        result = pave_store_fail(store, error);
    for (; !result && version < PAVE_STORE_VERSION; version++)
        result = pave_store_run(store, steps[version], error);
    if (!result) result = pave_store_run(store, "COMMIT", error);
    if (result) sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    if (!result) store->version = PAVE_STORE_VERSION;
    return result;
}

static pave_result store_read_all(pave_store *store, pave_error *error)
{
    pave_result result = pave_store_run(store, "BEGIN", error);
    if (result) return result;
    result = pave_store_read_def(store, error);
    if (!result) result = pave_store_read_edits(store, error);
    if (!result && !store_pragma(store, "PRAGMA data_version", &store->news))
        result = pave_store_fail(store, error);
    sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL);
    return result;
}

/// SQLite would make a file, or a message that does not say which, where there is nothing to read.
static pave_result store_check_path(const pave_store *store, pave_error *error)
{
    FILE *file = fopen(store->path, "rb");
    if (!file && errno == ENOENT)
        return pave_error_set(error, PAVE_IO, store->path, 0, 0,
                              "the file does not exist: pave world new makes one");
    if (!file)
        return pave_error_set(error, PAVE_IO, store->path, 0, 0, "cannot be read: %s",
                              strerror(errno));
    fclose(file);
    if (pave_store_recognizes(store->path)) return PAVE_OK;
    return pave_error_set(error, PAVE_INVALID, store->path, 0, 0,
                          "is no world file: pave world new makes one");
}

static pave_result store_begin(pave_store *store, pave_error *error)
{
    pave_result result = store_check_path(store, error);
    if (result) return result;
    // A reader may write as well, where the file allows it: the last one to close tidies up.
    result = store_connect(store, store->path, SQLITE_OPEN_READWRITE, error);
    if (!result && !store->way.writes) result = pave_store_run(store, "PRAGMA query_only=1", error);
    if (!result) result = store_check_file(store, error);
    if (result == PAVE_IO && !store->way.writes) {
        result = store_connect_still(store, error);
        if (!result) result = store_check_file(store, error);
    }
    if (!result && store->way.writes)
        result = pave_store_run(store,
                                store->way.power_safe
                                    ? "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL"
                                    : "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL",
                                error);
    if (!result) result = store_upgrade(store, error);
    if (!result) result = pave_store_prepare(store, error);
    return result ? result : store_read_all(store, error);
}

pave_result pave_store_open(const char *path, pave_store_way way, const pave_allocator *allocator,
                            pave_store **out, pave_error *error)
{
    assert(path && out);
    *out = NULL;
    if (error) *error = (pave_error){0};
    pave_store *store = store_new(path, allocator);
    if (!store) return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, "no memory for the file");
    store->way = way;
    const pave_result result = store_begin(store, error);
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
    const size_t colors = store->tiles ? (size_t)store->tiles->color_count : 0;
    for (int i = 0; i < PAVE_STORE_QUERIES; i++) sqlite3_finalize(store->queries[i]);
    if (store->depth == 0) sqlite3_close(store->db);
    pave_store_release_world(store);
    pave_store_close(store->below); // after the world that follows it
    pave_common_list_release(&store->tiling_text, from);
    pave_common_array_release(from, store->shares, colors + 1, sizeof *store->shares);
    pave_store_release_bias(store);
    pave_json_wang_destroy(store->tiles);
    pave_common_free(from, store->note);
    pave_common_free(from, store->tiling_name);
    pave_common_free(from, store->path);
    pave_common_array_release(from, store, 1, sizeof *store);
}

bool pave_store_recognizes(const char *path)
{
    static const char magic[16] = "SQLite format 3"; // and its final zero
    unsigned char bytes[72] = {0};
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) return false; // a pipe is read once
    FILE *file = fopen(path, "rb");
    if (!file) return false;
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    const uint32_t application = (uint32_t)bytes[68] << 24 | (uint32_t)bytes[69] << 16 |
                                 (uint32_t)bytes[70] << 8 | bytes[71];
    return size == sizeof bytes && memcmp(bytes, magic, sizeof magic) == 0 &&
           application == PAVE_STORE_APPLICATION;
}

// ---- Making -------------------------------------------------------------------------------------

/// Writes the whole file under another name.
static pave_result store_write_new(pave_store *store, const char *temporary, pave_error *error)
{
    pave_result result =
        store_connect(store, temporary,
                      SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE, error);
    for (pave_store *below = store->below; below; below = below->below) below->db = store->db;
    if (!result) result = pave_store_run(store, "PRAGMA synchronous=FULL", error);
    if (!result) result = pave_store_write_def(store, error);
    if (!result) result = pave_store_run(store, "PRAGMA journal_mode=WAL", error);
    if (sqlite3_close(store->db) != SQLITE_OK && !result) result = pave_store_fail(store, error);
    store->db = NULL;
    return result;
}

enum { STORE_HIDDEN = 48 }; ///< what its name has more than the target's

/// The name of a hidden file beside the target, for store_unhide; NULL without memory.
static char *store_hide(const pave_store *store)
{
    const char *slash = strrchr(store->path, '/');
    const int folder = slash ? (int)(slash - store->path) + 1 : 0;
    const size_t size = strlen(store->path) + STORE_HIDDEN;
    char *hidden = pave_common_array(&store->allocator, size, 1);
    if (hidden)
        snprintf(hidden, size, "%.*s.%s.new-%ld", folder, store->path, store->path + folder,
                 (long)getpid());
    return hidden;
}

/// Removes the hidden file, and what SQLite may have left beside it.
static void store_unhide(const pave_store *store, char *hidden)
{
    static const char *const ends[] = {"", "-journal", "-wal", "-shm"};
    const size_t length = strlen(hidden), size = strlen(store->path) + STORE_HIDDEN;
    for (int i = 0; i < 4; i++) {
        snprintf(hidden + length, size - length, "%s", ends[i]);
        unlink(hidden);
    }
    pave_common_array_release(&store->allocator, hidden, size, 1);
}

/// Gives the file its name, where no other file has it.
static pave_result store_place(const pave_store *store, const char *temporary, pave_error *error)
{
    if (link(temporary, store->path) == 0) return PAVE_OK;
    return errno == EEXIST
               ? pave_error_set(error, PAVE_IO, store->path, 0, 0,
                                "is there already: give another name, or remove it first")
               : pave_error_set(error, PAVE_IO, store->path, 0, 0, "cannot be written: %s",
                                strerror(errno));
}

pave_result pave_store_create(const char *path, const pave_store_def *def,
                              const pave_allocator *allocator, pave_error *error)
{
    assert(path && def && def->tiles);
    if (error) *error = (pave_error){0};
    pave_store *store = store_new(path, allocator);
    char *temporary = store ? store_hide(store) : NULL;
    pave_result result =
        temporary ? PAVE_OK
                  : pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, "no memory for the file");
    if (temporary) {
        result = pave_store_take_def(store, def, error);
        if (!result) result = store_write_new(store, temporary, error);
        if (!result) result = store_place(store, temporary, error);
        store_unhide(store, temporary);
    }
    pave_store_close(store);
    return result;
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
    const char *line = found ? strchr(found, '\n') : NULL; // what follows a heading
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
