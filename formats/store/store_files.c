/// formats/store/store_files.c: the store file and its SQLite companions: permissions, and how a
/// new file is created.
#define _XOPEN_SOURCE 700 // realpath, faccessat, O_NOFOLLOW
#include "store_model.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Suffixes of the file and of SQLite's companions.
static const char *const store_ends[] = {"", "-journal", "-wal", "-shm"};
enum { STORE_FILE, STORE_JOURNAL, STORE_LOG, STORE_SHARED, STORE_FILES };

// ---- Existing files -----------------------------------------------------------------------------

/// Returns true if the process has the access: R_OK or W_OK.
static bool store_may(const char *path, int what)
{
    return faccessat(AT_FDCWD, path, what, AT_EACCESS) == 0;
}

/// Returns the length of a path's folder, with the slash.
static int store_folder(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (int)(slash - path) + 1 : 0;
}

/// Examines the file or one of its companions.
static pave_result store_look_at(const char *path, int which, pave_store_files *out,
                                 pave_error *error)
{
    struct stat status;
    const bool there = stat(path, &status) == 0;
    out->alone = out->alone || (!there && which > STORE_JOURNAL);
    if (!there && which != STORE_FILE && errno == ENOENT) return PAVE_OK;
    if (!there || !store_may(path, R_OK))
        return pave_error_set(error, PAVE_IO, path, 0, 0, "%s%s",
                              errno == ENOENT ? "the file does not exist: pave world new makes one"
                                              : "cannot be read: ",
                              errno == ENOENT ? "" : strerror(errno));
    if (!S_ISREG(status.st_mode)) // SQLite would block on a pipe
        return pave_error_set(
            error, PAVE_INVALID, path, 0, 0, "%s",
            which == STORE_FILE ? PAVE_STORE_NO_FILE
                                : "is not a file, but a world has a file of this name: remove it");
    if (which == STORE_FILE) {
        out->size = status.st_size;
        out->changed = status.st_mtim;
    } else if (which != STORE_SHARED && status.st_size > 0) {
        out->log = store_ends[which];
    }
    if (out->locked[0] || store_may(path, W_OK)) return PAVE_OK;
    snprintf(out->locked, sizeof out->locked, "%s", path);
    out->beside = which != STORE_FILE;
    return PAVE_OK;
}

pave_result pave_store_look(const pave_store *store, pave_store_files *out, pave_error *error)
{
    char path[PAVE_STORE_PATH_SIZE];
    struct stat status;
    const bool is_link = lstat(store->path, &status) == 0 && S_ISLNK(status.st_mode);
    // the companions are in the folder of the link's target
    char *full = is_link ? realpath(store->path, NULL) : NULL;
    const char *base = full ? full : store->path;
    const int folder = store_folder(base);
    pave_result result = PAVE_OK;
    *out = (pave_store_files){.log = NULL};
    for (int i = 0; i < STORE_FILES && !result; i++) {
        snprintf(path, sizeof path, "%s%s", base, store_ends[i]);
        result = store_look_at(path, i, out, error);
    }
    snprintf(path, sizeof path, "%.*s%s", folder, base, folder ? "" : ".");
    if (out->alone && !out->locked[0] && !store_may(path, W_OK))
        memcpy(out->locked, path, sizeof path);
    free(full);
    return result;
}

bool pave_store_recognizes(const char *path)
{
    static const char magic[16] = "SQLite format 3"; // including the final zero
    unsigned char bytes[72] = {0};
    struct stat status;
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC); // does not block on a pipe
    if (file < 0) return false;
    const bool whole = fstat(file, &status) == 0 && S_ISREG(status.st_mode) &&
                       read(file, bytes, sizeof bytes) == (ssize_t)sizeof bytes;
    close(file);
    const uint32_t application = (uint32_t)bytes[68] << 24 | (uint32_t)bytes[69] << 16 |
                                 (uint32_t)bytes[70] << 8 | bytes[71];
    return whole && memcmp(bytes, magic, sizeof magic) == 0 &&
           application == PAVE_STORE_APPLICATION;
}

// ---- New files ----------------------------------------------------------------------------------

/// Fills `error` from the last failed system call.
static pave_result store_unwritten(const pave_store *store, pave_error *error)
{
    const bool taken = errno == EEXIST;
    return pave_error_set(error, PAVE_IO, store->path, 0, 0, "%s%s",
                          taken ? "already exists: choose another name, or remove it first"
                                : "cannot be written: ",
                          taken ? "" : strerror(errno));
}

/// Creates an empty hidden file in the folder of the new one. `name` must hold
/// PAVE_STORE_PATH_SIZE.
static pave_result store_hide(const pave_store *store, char *name, pave_error *error)
{
    enum { TRIES = 100, SIZE = PAVE_STORE_PATH_SIZE };
    const char *path = store->path;
    const int folder = store_folder(path);
    struct stat status;
    int file = -1;
    // SQLite would apply old companions to the new file.
    for (int i = STORE_JOURNAL; i < STORE_FILES; i++) {
        snprintf(name, SIZE, "%s%s", path, store_ends[i]);
        if (lstat(name, &status) == 0)
            return pave_error_set(
                error, PAVE_IO, name, 0, 0,
                "is left over from another world file: remove it, or choose another name");
    }
    for (int i = 0; i < TRIES && file < 0; i++) {
        uint32_t word;
        sqlite3_randomness(sizeof word, &word);
        snprintf(name, SIZE, "%.*s.%s.new-%08x", folder, path, path + folder, (unsigned)word);
        file = open(name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        if (file < 0 && errno != EEXIST) break;
    }
    return file >= 0 && close(file) == 0 ? PAVE_OK : store_unwritten(store, error);
}

/// Writes the complete file under its hidden name.
static pave_result store_write_new(pave_store *store, const char *name, pave_error *error)
{
    pave_result result = pave_store_connect(store, name, "mode=rw", error);
    for (pave_store *below = store->below; below; below = below->below) below->db = store->db;
    if (!result)
        result =
            pave_store_run(store, "PRAGMA synchronous=FULL; PRAGMA journal_mode=MEMORY", error);
    if (!result) result = pave_store_write_def(store, error);
    if (!result) result = pave_store_run(store, "PRAGMA journal_mode=WAL", error);
    if (sqlite3_close(store->db) != SQLITE_OK && !result) result = pave_store_fail(store, error);
    store->db = NULL;
    return result;
}

/// Gives the file its final name unless that name exists.
static pave_result store_place(const pave_store *store, const char *name, pave_error *error)
{
    struct stat status;
    if (link(name, store->path) == 0) return PAVE_OK;
    if (errno != EEXIST && lstat(store->path, &status) == 0) errno = EEXIST;
    // no hard links on this file system
    if (errno != EEXIST && rename(name, store->path) == 0) return PAVE_OK;
    return store_unwritten(store, error);
}

pave_result pave_store_create(const char *path, const pave_store_def *def,
                              const pave_allocator *allocator, pave_error *error)
{
    assert(path && def && def->tiles);
    if (error) *error = (pave_error){0};
    char name[PAVE_STORE_PATH_SIZE], other[PAVE_STORE_PATH_SIZE + 16];
    pave_store *store = pave_store_begin(path, allocator);
    if (!store) return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, PAVE_STORE_NO_MEMORY);
    pave_result result = pave_store_take_def(store, def, error);
    if (!result) result = store_hide(store, name, error);
    const bool made = !result;
    if (!result) result = store_write_new(store, name, error);
    if (!result) result = store_place(store, name, error);
    for (int i = 0; made && i < STORE_FILES; i++) { // including files that SQLite left
        snprintf(other, sizeof other, "%s%s", name, store_ends[i]);
        unlink(other);
    }
    pave_store_close(store);
    return result;
}
