/// formats/bake/bake_work.c: the folder of a bake in progress.
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
    default: return "choose another place, or go on with --resume once it is mended";
    }
}

pave_result pave_bake_fail(pave_error *error, const char *path, const char *what)
{
    const int code = errno;
    return pave_error_set(error, PAVE_IO, path, 0, 0, "%s: %s; %s", what, strerror(code),
                          advice(code));
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

char *pave_bake_work_item(const pave_bake_work *work, pave_bake_item item, char *out)
{
    switch (work->def->format) {
    case PAVE_BAKE_FOLDER:
        return pave_bake_work_path(work, out, "tree/%d/%" PRId64 "/%" PRId64 ".png",
                                   (int)item.level, item.x, item.y);
    case PAVE_BAKE_ZARR:
        return pave_bake_work_path(work, out, "tree/%" PRId64 "/%" PRId64 "%s", item.y, item.x,
                                   work->def->face_count > 1 ? "/0" : "");
    default:
        return pave_bake_work_path(work, out, "tree/%" PRId64 "_%" PRId64 ".tmx", item.x, item.y);
    }
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
            return pave_bake_fail(error, folder, "the folder cannot be made");
        *slash = '/';
    }
    return PAVE_OK;
}

// ---- Removing -----------------------------------------------------------------------------------

static bool remove_all_in(const char *path)
{
    DIR *folder = opendir(path);
    if (!folder) return false;
    bool removed = true;
    for (const struct dirent *entry; (entry = readdir(folder));) {
        char name[PAVE_BAKE_PATH];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        const int length = snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
        removed = length < (int)sizeof name && pave_bake_remove(name) && removed;
    }
    closedir(folder);
    return removed;
}

bool pave_bake_remove(const char *path)
{
    struct stat state;
    if (lstat(path, &state) != 0) return errno == ENOENT;
    if (!S_ISDIR(state.st_mode)) return unlink(path) == 0;
    const bool emptied = remove_all_in(path);
    return rmdir(path) == 0 && emptied;
}

bool pave_bake_work_lock(const pave_bake_work *work, int *lock)
{
    char path[PAVE_BAKE_PATH];
    *lock = open(pave_bake_work_path(work, path, "closing"), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (*lock < 0) return false;
    // The process that had it may have removed the folder in the meantime.
    if (flock(*lock, LOCK_EX | LOCK_NB) == 0 &&
        access(pave_bake_work_path(work, path, "request"), F_OK) == 0)
        return true;
    close(*lock);
    *lock = -1;
    return false;
}

void pave_bake_work_sweep(const pave_bake_work *work)
{
    static const char hidden[] = ".pave-";
    char tree[PAVE_BAKE_PATH], path[PAVE_BAKE_PATH];
    DIR *folder = opendir(pave_bake_work_path(work, tree, "tree"));
    for (const struct dirent *entry; folder && (entry = readdir(folder));)
        if (strncmp(entry->d_name, hidden, sizeof hidden - 1) == 0)
            unlink(pave_bake_work_path(work, path, "tree/%.255s", entry->d_name));
    if (folder) closedir(folder);
}

void pave_bake_work_remove(const pave_bake_work *work)
{
    char path[PAVE_BAKE_PATH];
    unlink(pave_bake_work_path(work, path, "request")); // first: what is left is no bake
    unlink(pave_bake_work_path(work, path, "complete"));
    pave_bake_work_path(work, path, "%s", "");
    path[strlen(path) - 1] = 0;
    pave_bake_remove(path);
}

// ---- Opening ------------------------------------------------------------------------------------

enum { REQUEST_SIZE = 4096 };

static const char head[] = "pave bake 1, parts ";

/// What the file `request` says.
static void write_request(const pave_bake_work *work, char *out)
{
    snprintf(out, REQUEST_SIZE, "%s%d\n%s\n", head, (int)work->plan.part_count,
             work->def->request ? work->def->request : "");
}

static pave_result read_text(const char *path, char *out, size_t size)
{
    FILE *file = fopen(path, "rb");
    if (!file) return PAVE_NOT_FOUND;
    const size_t length = fread(out, 1, size - 1, file);
    out[length] = 0;
    fclose(file);
    return PAVE_OK;
}

static pave_result check_request(const char *path, const char *wanted, pave_error *error)
{
    char found[REQUEST_SIZE];
    if (read_text(path, found, sizeof found) != PAVE_OK)
        return pave_bake_fail(error, path, "cannot be read");
    if (strcmp(found, wanted) == 0) return PAVE_OK;
    const size_t parts = sizeof head - 1, line = strcspn(wanted, "\n");
    if (strncmp(found, head, parts) == 0 && strncmp(found, wanted, line + 1) != 0 &&
        strcmp(found + strcspn(found, "\n"), wanted + line) == 0)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "this bake was begun in %.*s parts; go on with that count, or remove "
                              "the folder to begin anew",
                              (int)strcspn(found + parts, "\n"), found + parts);
    return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                          "what was begun there is another bake; give its options, or remove the "
                          "folder to begin anew");
}

/// Writes the request in one step, so that it is there whole or not at all.
static pave_result write_text(const pave_bake_work *work, const char *path, const char *text,
                              pave_error *error)
{
    char part[PAVE_BAKE_PATH];
    pave_bake_work_path(work, part, "request.%ld", (long)getpid());
    FILE *file = fopen(part, "wb");
    if (!file) return pave_bake_fail(error, part, "cannot be written");
    const bool written = fputs(text, file) >= 0;
    if (fclose(file) == 0 && written && rename(part, path) == 0) return PAVE_OK;
    const pave_result result = pave_bake_fail(error, part, "cannot be written");
    unlink(part);
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

static bool ends_in(const char *name, const char *ending)
{
    const size_t length = strlen(name), end = strlen(ending);
    return length >= end && strcmp(name + length - end, ending) == 0;
}

/// Whether a bake keeps a file or folder of that name in its folder.
static bool is_own_name(const char *name)
{
    static const char *const names[] = {".",        "..",      "tree",    "output",
                                        "replaced", "closing", "complete"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0) return true;
    return ends_in(name, ".journal") || ends_in(name, ".data") ||
           strncmp(name, "request", 7) == 0 || strncmp(name, "output", 6) == 0;
}

/// Whether somebody has the journal locked.
static bool is_locked(const char *path)
{
    const int descriptor = open(path, O_RDWR | O_CLOEXEC);
    const bool locked = descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0;
    if (descriptor >= 0) close(descriptor);
    return locked;
}

/// What is in the folder is a bake's, or the folder is not there; `idle`: and no process works on
/// it.
static pave_result check_folder(const pave_bake_work *work, bool idle, pave_error *error)
{
    struct stat state;
    char path[PAVE_BAKE_PATH], file[PAVE_BAKE_PATH];
    bool own = true, busy = false;
    pave_bake_work_path(work, path, "%s", "");
    path[strlen(path) - 1] = 0;
    if (lstat(path, &state) != 0) return PAVE_OK;
    DIR *folder = S_ISDIR(state.st_mode) ? opendir(path) : NULL;
    for (const struct dirent *entry; folder && (entry = readdir(folder));) {
        own = own && is_own_name(entry->d_name);
        if (idle && ends_in(entry->d_name, ".journal"))
            busy = busy || is_locked(pave_bake_work_path(work, file, "%.255s", entry->d_name));
    }
    if (folder) closedir(folder);
    if (!folder || !own)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "is no folder of a bake, which would use this name for its work; "
                              "choose another output, or move it away");
    return busy ? pave_error_set(error, PAVE_INVALID, path, 0, 0,
                                 "another process bakes there; let it finish")
                : PAVE_OK;
}

pave_result pave_bake_work_open(const pave_bake_work *work, bool *complete, pave_error *error)
{
    char path[PAVE_BAKE_PATH], made[PAVE_BAKE_PATH], wanted[REQUEST_SIZE];
    pave_bake_work_path(work, path, "request");
    pave_bake_work_path(work, made, "complete");
    write_request(work, wanted);
    const bool was_made = access(made, F_OK) == 0, begun = access(path, F_OK) == 0 || was_made;
    *complete = work->def->resume && was_made;
    if (*complete) return check_request(made, wanted, error);
    if (work->def->resume && !work->def->replace && !begun && pave_bake_place_taken(work)) {
        *complete = true; // by an earlier run
        return PAVE_OK;
    }
    pave_result result = pave_bake_place_check(work, error);
    if (result == PAVE_OK) result = check_folder(work, false, error);
    if (result != PAVE_OK) return result;
    const bool shared = work->plan.part_count > 1; // parts begin one beside the other
    if (begun && (work->def->resume || shared)) return check_request(path, wanted, error);
    if (begun && !work->def->replace)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "this bake was begun before; go on with --resume, or begin again "
                              "with --force");
    result = check_folder(work, true, error);
    if (result != PAVE_OK) return result;
    pave_bake_work_remove(work); // also what a run that was ended has left of it
    result = pave_bake_make_folders(path, error);
    return result == PAVE_OK ? write_text(work, path, wanted, error) : result;
}
