/// formats/bake/bake_work.c: the work folder of a bake.
#define _XOPEN_SOURCE 700
#include "bake_place.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- Errors -------------------------------------------------------------------------------------

static const char *advice(int code)
{
    switch (code) {
    case ENOSPC:
    case EDQUOT: return "make room on the disk, then go on with --resume";
    case EACCES:
    case EPERM:
    case EROFS: return "choose a folder that you may write to";
    case ENOENT: return "make the folder first";
    case ENOTDIR: return "a part of the path is a file, not a folder: choose another path";
    case EFBIG:
        return "the file is larger than the system allows; raise the limit, then go on with "
               "--resume";
    default: return "choose another folder, or go on with --resume once it is repaired";
    }
}

pave_result pave_bake_fail(pave_error *error, const char *path, const char *what)
{
    const int code = errno;
    if (code == ELOOP)
        return pave_error_set(error, PAVE_IO, path, 0, 0,
                              "a link, or something else that is not a file of a bake, is in the "
                              "way; remove it");
    return pave_error_set(error, PAVE_IO, path, 0, 0, "%s: %s; %s", what, strerror(code),
                          advice(code));
}

pave_result pave_bake_damaged(const pave_bake_work *work, int64_t unit, pave_error *error)
{
    const int32_t segment = pave_bake_plan_segment_of(&work->plan, unit);
    const int32_t parts = work->plan.part_count;
    if (parts == 1 || segment == parts)
        return pave_error_set(error, PAVE_IO, work->output, 0, 0,
                              "unit %" PRId64 " is damaged; go on with --resume", unit);
    return pave_error_set(error, PAVE_IO, work->output, 0, 0,
                          "unit %" PRId64 " is damaged; run --part %d/%d again with --resume", unit,
                          (int)segment + 1, (int)parts);
}

// ---- Paths --------------------------------------------------------------------------------------

static const char folder_ending[] = ".bake";

char *pave_bake_work_path(const pave_bake_work *work, char *out, const char *format, ...)
{
    int length = snprintf(out, PAVE_BAKE_PATH, "%s%s/", work->output, folder_ending);
    assert(length > 0 && length < PAVE_BAKE_PATH);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(out + length, (size_t)(PAVE_BAKE_PATH - length), format, arguments);
    va_end(arguments);
    return out;
}

void pave_bake_item_name(const pave_bake_def *def, pave_bake_item item, char out[80])
{
    enum { SIZE = 80 };
    switch (def->format) {
    case PAVE_BAKE_FOLDER:
        snprintf(out, SIZE, "/%d/%" PRId64 "/%" PRId64 ".png", (int)item.level, item.x, item.y);
        break;
    case PAVE_BAKE_ZARR:
        snprintf(out, SIZE, "/%" PRId64 "/%" PRId64 "%s", item.y, item.x,
                 def->face_count > 1 ? "/0" : "");
        break;
    default: snprintf(out, SIZE, "/%" PRId64 "_%" PRId64 ".tmx", item.x, item.y);
    }
}

char *pave_bake_work_item(const pave_bake_work *work, pave_bake_item item, char *out)
{
    char name[80];
    pave_bake_item_name(work->def, item, name);
    return pave_bake_work_path(work, out, "tree%s", name);
}

char *pave_bake_work_segment(const pave_bake_work *work, int32_t segment, const char *ending,
                             char *out)
{
    return segment == work->plan.part_count
               ? pave_bake_work_path(work, out, "rest.%s", ending)
               : pave_bake_work_path(work, out, "%d-of-%d.%s", (int)segment + 1,
                                     (int)work->plan.part_count, ending);
}

pave_result pave_bake_make_folders(const char *path, pave_error *error)
{
    char folder[PAVE_BAKE_PATH];
    const size_t length = strlen(path);
    assert(length < sizeof folder);
    memcpy(folder, path, length + 1);
    for (char *slash = strchr(folder + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (mkdir(folder, 0777) != 0 && errno != EEXIST)
            return pave_bake_fail(error, folder, "cannot create the folder");
        *slash = '/';
    }
    return PAVE_OK;
}

// ---- Files --------------------------------------------------------------------------------------

int pave_bake_open(const pave_bake_work *work, const char *path, int flags)
{
    char folder[PAVE_BAKE_PATH];
    struct stat state;
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = folder + strlen(work->output) + sizeof folder_ending - 1;
    for (; slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        const bool there = lstat(folder, &state) == 0;
        if (there && !S_ISDIR(state.st_mode)) errno = ELOOP;
        if (!there || !S_ISDIR(state.st_mode)) return -1;
        *slash = '/';
    }
    const int descriptor = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666);
    if (descriptor < 0 && (errno == ENXIO || errno == EISDIR)) errno = ELOOP; // a pipe or a folder
    if (descriptor < 0 || (fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode)))
        return descriptor;
    close(descriptor);
    errno = ELOOP;
    return -1;
}

pave_result pave_bake_work_write(const pave_bake_work *work, const char *path, const char *text,
                                 pave_error *error)
{
    char part[PAVE_BAKE_PATH];
    pave_bake_work_path(work, part, "request.%ld", (long)getpid());
    unlink(part); // left by an earlier process with that id
    const int descriptor = pave_bake_open(work, part, O_WRONLY | O_CREAT | O_EXCL);
    if (descriptor < 0) return pave_bake_fail(error, part, "cannot be written");
    const bool written = pave_bake_write(descriptor, 0, text, strlen(text));
    if (close(descriptor) == 0 && written && rename(part, path) == 0) return PAVE_OK;
    const pave_result result = pave_bake_fail(error, path, "cannot be written");
    unlink(part);
    return result;
}

// ---- Removing -----------------------------------------------------------------------------------

/// Calls `visit` for each entry of a folder until it returns false. Returns false if a call
/// returned false or the folder cannot be read.
static bool each_entry(const char *path, bool (*visit)(void *context, const char *name),
                       void *context)
{
    DIR *folder = opendir(path);
    bool fine = folder != NULL;
    for (const struct dirent *entry; fine && (entry = readdir(folder));)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            fine = visit(context, entry->d_name);
    if (folder) closedir(folder);
    return fine;
}

static bool remove_entry(void *folder, const char *name)
{
    char path[PAVE_BAKE_PATH];
    if (snprintf(path, sizeof path, "%s/%s", (const char *)folder, name) < (int)sizeof path)
        pave_bake_remove(path);
    return true; // continue: removing the folder itself fails if anything is left
}

static bool remove_all_but_mark(void *folder, const char *name)
{
    return strcmp(name, ".bake") == 0 || remove_entry(folder, name);
}

bool pave_bake_remove(const char *path)
{
    struct stat state;
    if (lstat(path, &state) != 0) return errno == ENOENT;
    if (!S_ISDIR(state.st_mode)) return unlink(path) == 0;
    each_entry(path, remove_all_but_mark,
               (void *)path); // the mark is removed last, so that leftovers
                              // are still recognized as a bake's
    each_entry(path, remove_entry, (void *)path);
    return rmdir(path) == 0;
}

// Files in the folder, except the request and the lock.
static const char *const work_files[] = {
    "#-of-#.journal", "#-of-#.data",    "rest.journal",       "rest.data", "output",
    "output-journal", ".pave-#-#.part", ".pave-#-#.part.old", "request.#", NULL};
static const char *const work_folders[] = {"tree", "replaced", NULL};
static const char *const work_marks[] = {"request", "complete", "lock", NULL};

static char *work_folder(const pave_bake_work *work, char *out)
{
    pave_bake_work_path(work, out, "%s", "");
    out[strlen(out) - 1] = 0;
    return out;
}

static bool remove_own(void *folder, const char *name)
{
    return pave_bake_fits(name, work_files) || pave_bake_fits(name, work_folders)
               ? remove_entry(folder, name)
               : true;
}

/// Removes all files except the lock. The request is removed last, so that the leftovers of a
/// killed run are still recognized as files of a bake.
static void empty_folder(const pave_bake_work *work)
{
    char path[PAVE_BAKE_PATH];
    each_entry(work_folder(work, path), remove_own, path);
    unlink(pave_bake_work_path(work, path, "complete"));
    unlink(pave_bake_work_path(work, path, "request"));
}

void pave_bake_work_remove(const pave_bake_work *work)
{
    char path[PAVE_BAKE_PATH];
    empty_folder(work);
    unlink(pave_bake_work_path(work, path, "lock"));
    rmdir(work_folder(work, path));
}

static bool sweep_entry(void *folder, const char *name)
{
    return pave_bake_fits(name, pave_bake_unfinished) ? remove_entry(folder, name) : true;
}

void pave_bake_work_sweep(const pave_bake_work *work)
{
    char path[PAVE_BAKE_PATH];
    each_entry(work_folder(work, path), sweep_entry, path);
    each_entry(pave_bake_work_path(work, path, "tree"), sweep_entry, path);
}

// ---- Existing files -----------------------------------------------------------------------------

static const char head[] = "pave bake 1, parts ";

typedef struct state {
    const pave_bake_work *work;
    char text[PAVE_BAKE_TEXT]; ///< text of the request; "": not begun
    bool made;                 ///< `complete` exists
    char foreign[PAVE_BAKE_PATH];
} state;

/// Returns true if a bake keeps such a file or folder in its folder.
static bool is_own_entry(void *context, const char *name)
{
    struct stat found;
    state *at = context;
    char beginning[sizeof head], *path = pave_bake_work_path(at->work, at->foreign, "%.255s", name);
    if (lstat(path, &found) != 0) return errno == ENOENT; // removed in the meantime
    if (S_ISDIR(found.st_mode)) return *at->text && pave_bake_fits(name, work_folders);
    if (!S_ISREG(found.st_mode)) return false;
    if (*at->text) return pave_bake_fits(name, work_files) || pave_bake_fits(name, work_marks);
    if (strcmp(name, "lock") == 0) return found.st_size == 0;
    // An incomplete request left by a killed run.
    return strncmp(name, "request.", 8) == 0 && pave_bake_load(path, beginning, sizeof head) &&
           strncmp(beginning, head, strlen(beginning)) == 0;
}

/// Reads the request into at->text. Returns false and sets it to "" if the file holds no request.
static bool load_request(state *at, const char *name)
{
    char path[PAVE_BAKE_PATH];
    const bool begun = pave_bake_load(pave_bake_work_path(at->work, path, "%s", name), at->text,
                                      sizeof at->text) &&
                       strncmp(at->text, head, sizeof head - 1) == 0;
    if (!begun) at->text[0] = 0;
    return begun;
}

static pave_result refuse_foreign(const char *path, pave_error *error)
{
    return pave_error_set(
        error, PAVE_INVALID, path, 0, 0,
        "is in the way, and was not written by a bake; move it away, or choose another output");
}

/// Examines the folder. Returns PAVE_INVALID if it has an entry that no bake wrote.
static pave_result look(state *at, pave_error *error)
{
    struct stat found;
    char path[PAVE_BAKE_PATH];
    at->made = !load_request(at, "request") && load_request(at, "complete");
    if (lstat(work_folder(at->work, path), &found) != 0) return PAVE_OK;
    memcpy(at->foreign, path, sizeof path);
    const bool own = S_ISDIR(found.st_mode) && each_entry(path, is_own_entry, at);
    return own || lstat(path, &found) != 0 ? PAVE_OK : refuse_foreign(at->foreign, error);
}

static char *write_request(const pave_bake_work *work, char out[PAVE_BAKE_TEXT])
{
    char first[PAVE_BAKE_MARK];
    snprintf(first, sizeof first, "%s%d", head, (int)work->plan.part_count);
    return pave_bake_text(work, first, NULL, out);
}

static pave_result refuse_other(const state *at, const char *wanted, pave_error *error)
{
    char path[PAVE_BAKE_PATH];
    const size_t parts = sizeof head - 1, line = strcspn(at->text, "\n");
    pave_bake_work_path(at->work, path, at->made ? "complete" : "request");
    if (strcmp(at->text + line, wanted + strcspn(wanted, "\n")) == 0)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "this bake was begun in %.*s parts; go on with that count, or remove "
                              "the folder to begin anew",
                              (int)(line - parts), at->text + parts);
    return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                          "the bake begun there has other options or files; go on with "
                          "those, or remove the folder to begin anew");
}

// ---- Opening ------------------------------------------------------------------------------------

/// Decides how a run continues; `begins` receives whether it writes a new request. Changes nothing
/// on disk.
static pave_result decide(const state *at, pave_bake_found *found, bool *begins, pave_error *error)
{
    char wanted[PAVE_BAKE_TEXT];
    const pave_bake_work *work = at->work;
    const pave_bake_def *def = work->def;
    const bool goes_on = def->resume || work->plan.part_count > 1; // parts begin in any order
    const bool same = strcmp(at->text, write_request(work, wanted)) == 0;
    *begins = !(same && goes_on);
    *found = PAVE_BAKE_DONE;
    if (!*at->text && def->resume && !def->replace && pave_bake_place_taken(work))
        return pave_bake_place_same(work, error);
    *found = PAVE_BAKE_PLACED;
    if (same && def->resume && at->made && pave_bake_place_moved(work)) return PAVE_OK;
    *found = PAVE_BAKE_UNFINISHED;
    const pave_result result = pave_bake_place_check(work, same && def->resume, error);
    if (result != PAVE_OK || !*begins || !*at->text || def->replace) return result;
    if (goes_on) return refuse_other(at, wanted, error);
    return pave_error_set(error, PAVE_INVALID, work->output, 0, 0,
                          "this bake was begun before; go on with --resume, or begin again "
                          "with --force");
}

static pave_result refuse_busy(const pave_bake_work *work, pave_error *error)
{
    return pave_error_set(error, PAVE_IO, work->output, 0, 0,
                          "another process is baking it; let it finish");
}

/// Creates the folder if it does not exist, and takes a shared lock, which keeps other runs from
/// removing it.
static pave_result take_lock(pave_bake_work *work, pave_error *error)
{
    enum { TRIES = 100 };
    char path[PAVE_BAKE_PATH];
    struct stat own, named;
    pave_bake_work_path(work, path, "lock");
    for (int i = 0; i < TRIES; i++) { // another run may remove the folder in the meantime
        const pave_result result = pave_bake_make_folders(path, error);
        if (result != PAVE_OK) return result;
        work->lock = pave_bake_open(work, path, O_RDWR | O_CREAT);
        if (work->lock < 0 && errno != ENOENT)
            return pave_bake_fail(error, path, "cannot be opened");
        if (work->lock < 0) continue;
        if (flock(work->lock, LOCK_SH | LOCK_NB) != 0) break;
        if (fstat(work->lock, &own) == 0 && lstat(path, &named) == 0 && own.st_ino == named.st_ino)
            return PAVE_OK;
        close(work->lock);
    }
    return refuse_busy(work, error);
}

bool pave_bake_work_close(const pave_bake_work *work)
{
    return flock(work->lock, LOCK_EX | LOCK_NB) == 0;
}

/// Begins the work: removes the work of another request, and writes this request.
static pave_result begin(state *at, pave_error *error)
{
    char path[PAVE_BAKE_PATH];
    const pave_bake_work *work = at->work;
    if (*at->text) {
        if (!pave_bake_work_close(work)) return refuse_busy(work, error);
        if (!pave_bake_owns(pave_bake_work_path(work, path, "tree"), at->text, at->foreign))
            return refuse_foreign(at->foreign, error);
        const pave_result result =
            pave_bake_check_marked(pave_bake_work_path(work, path, "replaced"), error);
        if (result != PAVE_OK) return result;
        empty_folder(work);
        flock(work->lock, LOCK_SH | LOCK_NB);
    }
    pave_bake_work_path(work, path, "request");
    return pave_bake_work_write(work, path, write_request(work, at->text), error);
}

/// Examines and decides again under the lock, and prepares the folder.
static pave_result open_locked(state *at, pave_bake_found *found, pave_error *error)
{
    bool begins;
    char request[PAVE_BAKE_PATH], complete[PAVE_BAKE_PATH];
    pave_result result = look(at, error);
    if (result == PAVE_OK) result = decide(at, found, &begins, error);
    if (result == PAVE_OK && *found == PAVE_BAKE_PLACED && !pave_bake_work_close(at->work))
        result = refuse_busy(at->work, error);
    if (result != PAVE_OK || *found != PAVE_BAKE_UNFINISHED) return result;
    if (begins) return begin(at, error);
    // The output was made but not moved. Its units are checked again, and the output is rebuilt.
    rename(pave_bake_work_path(at->work, complete, "complete"),
           pave_bake_work_path(at->work, request, "request"));
    return PAVE_OK;
}

pave_result pave_bake_work_open(pave_bake_work *work, pave_bake_found *found, pave_error *error)
{
    bool begins;
    char folder[PAVE_BAKE_PATH];
    state at = {.work = work};
    pave_result result = look(&at, error);
    if (result == PAVE_OK) result = decide(&at, found, &begins, error);
    if (result != PAVE_OK ||
        (*found == PAVE_BAKE_DONE && access(work_folder(work, folder), F_OK) != 0))
        return result;
    result = take_lock(work, error);
    if (result == PAVE_OK) result = open_locked(&at, found, error);
    const bool kept = result == PAVE_OK && *found != PAVE_BAKE_DONE;
    if (!kept && !*at.text && work->lock >= 0 && pave_bake_work_close(work))
        pave_bake_work_remove(work); // removes an empty folder
    return result;
}

pave_result pave_bake_work_complete(const pave_bake_work *work, pave_error *error)
{
    char request[PAVE_BAKE_PATH], complete[PAVE_BAKE_PATH];
    pave_bake_work_path(work, request, "request");
    pave_bake_work_path(work, complete, "complete");
    return rename(request, complete) == 0 ? PAVE_OK
                                          : pave_bake_fail(error, complete, "cannot be written");
}
