/// formats/bake/bake_place.c: the output path, and which existing files a bake may replace.
#define _GNU_SOURCE // memmem
#include "bake_place.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- Names and texts ----------------------------------------------------------------------------

static bool fits(const char *name, const char *pattern)
{
    static const char digits[] = "0123456789", letters[] = "abcdefghijklmnopqrstuvwxyz"
                                                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (; *pattern; pattern++) {
        const size_t number = strspn(name, digits);
        if (*pattern == '#'   ? number == 0
            : *pattern == '?' ? number == 0 && strspn(name, letters) == 0
                              : *pattern != *name)
            return false;
        name += *pattern == '#' ? number : 1;
    }
    return !*name;
}

bool pave_bake_fits(const char *name, const char *const *patterns)
{
    while (*patterns && !fits(name, *patterns)) patterns++;
    return *patterns;
}

// Temporary names used by common_output.c and the command's web page.
const char *const pave_bake_unfinished[] = {".pave-#-#.part", ".pave-#-#.part.old",
                                            ".pave-page-??????", NULL};

bool pave_bake_load(const char *path, char *out, size_t size)
{
    struct stat state;
    ssize_t count = -1;
    const int descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0 && fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode))
        count = pread(descriptor, out, size - 1, 0);
    if (descriptor >= 0) close(descriptor);
    memset(out + (count < 0 ? 0 : count), 0, count < 0 ? size : size - (size_t)count);
    return count >= 0;
}

static const char mark_start[] = "pave bake 1, request 0x", mark_name[] = ".bake";

char *pave_bake_mark(const pave_bake_work *work, char out[PAVE_BAKE_MARK])
{
    snprintf(out, PAVE_BAKE_MARK, "%s%016" PRIx64, mark_start, work->request);
    return out;
}

/// Hashes a regular file; returns false if it cannot be read.
static bool hash_file(const char *path, uint64_t *out)
{
    enum { PIECE = 1 << 14 };
    uint8_t bytes[PIECE];
    ssize_t count = 0;
    const int descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    for (*out = 0; descriptor >= 0 && (count = read(descriptor, bytes, PIECE)) > 0;)
        *out = *out * UINT64_C(0x9e3779b97f4a7c15) ^ pave_bake_hash(bytes, (size_t)count);
    if (descriptor >= 0) close(descriptor);
    return descriptor >= 0 && count == 0;
}

char *pave_bake_text(const pave_bake_work *work, const char *first, const char *folder,
                     char out[PAVE_BAKE_TEXT])
{
    char path[PAVE_BAKE_PATH];
    uint64_t hash;
    const pave_bake_def *def = work->def;
    const pave_bake_plan *plan = &work->plan;
    const char *const *file = work->in_files ? NULL : def->source.files;
    const pave_bake_square end =
        plan->pyramid ? pave_bake_plan_extent(plan, plan->zoom_max) : plan->grid;
    int length = snprintf(out, PAVE_BAKE_TEXT, "%s\n%s %d-%d %" PRId64 "x%" PRId64 " %s\n", first,
                          pave_bake_format_name(def->format), (int)plan->zoom_min,
                          (int)plan->zoom_max, end.x, end.y, def->request ? def->request : "");
    for (; file && *file && length < PAVE_BAKE_TEXT; file++) {
        const size_t room = (size_t)(PAVE_BAKE_TEXT - length);
        if (folder) snprintf(path, sizeof path, "%s/%.255s", folder, *file);
        if (!folder)
            length += snprintf(out + length, room, "%s\n", *file);
        else if (hash_file(path, &hash))
            length += snprintf(out + length, room, "%s 0x%016" PRIx64 "\n", *file, hash);
    }
    return out;
}

// ---- Trees --------------------------------------------------------------------------------------

typedef struct tree {
    const char *text; ///< text that describes the tree
    size_t root;      ///< number of characters before the relative paths
    char *foreign;
} tree;

/// Returns true if a name belongs to a picture or chunk that a descriptor lists.
static bool is_item(const char *text, const char *name)
{
    char format[8] = "", again[80] = "";
    int low = 0, high = -1, level = 0, end = 0;
    long long columns = 0, rows = 0, x = -1, y = -1;
    const char *line = strchr(text, '\n');
    if (!line ||
        sscanf(line + 1, "%7s %9d-%9d %18lldx%18lld", format, &low, &high, &columns, &rows) != 5)
        return false;
    if (strcmp(format, "folder") == 0 && sscanf(name, "%9d/%18lld/%18lld", &level, &x, &y) == 3)
        snprintf(again, sizeof again, "%d/%lld/%lld.png", level, x, y);
    else if (strcmp(format, "zarr") == 0 && sscanf(name, "%18lld/%18lld%n", &y, &x, &end) == 2)
        snprintf(again, sizeof again, "%lld/%lld%s", y, x, name[end] ? "/0" : "");
    if (strcmp(name, again) != 0 || level < low || level > high || high - level > 62) return false;
    const long long last = (1LL << (high - level)) - 1;
    return x >= 0 && y >= 0 && x < (columns + last) >> (high - level) &&
           y < (rows + last) >> (high - level);
}

/// Returns true if a descriptor lists a file; in a mark, the file must have the listed hash.
static bool is_listed(const char *text, const char *name, const char *path)
{
    char line[300];
    uint64_t hash;
    const int length = snprintf(line, sizeof line, "\n%.255s", name);
    for (const char *at = text; (at = strstr(at, line)); at++) {
        if (at[length] == '\n') return true;
        if (strncmp(at + length, " 0x", 3) == 0)
            return hash_file(path, &hash) && strtoull(at + length + 1, NULL, 16) == hash;
    }
    return false;
}

/// Returns true if a bake writes a file or folder of that name in a tree.
static bool is_own(const tree *of, const char *path, bool folder)
{
    static const char *const folders[] = {"#", "#/#", NULL};
    static const char *const files[] = {".zarray", ".zattrs", ".bake", NULL};
    const char *name = path + of->root;
    if (folder) return pave_bake_fits(name, folders);
    return is_item(of->text, name) || pave_bake_fits(name, files) ||
           pave_bake_fits(name, pave_bake_unfinished) || is_listed(of->text, name, path);
}

static bool owns(const tree *of, const char *path)
{
    struct stat state;
    DIR *folder = opendir(path);
    bool own = folder != NULL;
    if (!own) snprintf(of->foreign, PAVE_BAKE_PATH, "%s", path);
    for (const struct dirent *entry; own && (entry = readdir(folder));) {
        char name[PAVE_BAKE_PATH];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        own = snprintf(name, sizeof name, "%s/%s", path, entry->d_name) < (int)sizeof name &&
              lstat(name, &state) == 0 && (S_ISDIR(state.st_mode) || S_ISREG(state.st_mode)) &&
              is_own(of, name, S_ISDIR(state.st_mode));
        if (!own) memcpy(of->foreign, name, sizeof name);
        if (own && S_ISDIR(state.st_mode)) own = owns(of, name);
    }
    if (folder) closedir(folder);
    return own;
}

bool pave_bake_owns(const char *path, const char *text, char *foreign)
{
    struct stat state;
    const tree of = {text, strlen(path) + 1, foreign};
    return (lstat(path, &state) != 0 && errno == ENOENT) || owns(&of, path);
}

static bool is_empty(const char *path)
{
    DIR *folder = opendir(path);
    int entries = 0;
    while (folder && readdir(folder)) entries++;
    if (folder) closedir(folder);
    return folder && entries <= 2; // "." and ".."
}

pave_result pave_bake_check_marked(const char *path, pave_error *error)
{
    struct stat state;
    char mark[PAVE_BAKE_PATH], foreign[PAVE_BAKE_PATH], text[PAVE_BAKE_TEXT];
    if (lstat(path, &state) != 0 || is_empty(path)) return PAVE_OK;
    const int length = snprintf(mark, sizeof mark, "%s/%s", path, mark_name);
    if (length >= (int)sizeof mark || !pave_bake_load(mark, text, sizeof text) ||
        strncmp(text, mark_start, sizeof mark_start - 1) != 0)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "has files that a bake does not write, or lacks the file .bake that "
                              "marks a bake, so it is not replaced; choose another folder");
    return pave_bake_owns(path, text, foreign)
               ? PAVE_OK
               : pave_error_set(error, PAVE_INVALID, foreign, 0, 0,
                                "was not written by a bake, or was changed since, so its folder is "
                                "not replaced; move it away, or choose another output");
}

// ---- Existing output ----------------------------------------------------------------------------

/// Returns the file size according to the header of an archive or database; 0 for other files.
static int64_t size_in(pave_bake_format format, const char *text)
{
    const uint8_t *head = (const uint8_t *)text;
    if (format == PAVE_BAKE_PMTILES) // end of the metadata
        return (int64_t)(pave_bake_get(head + 24, 8) + pave_bake_get(head + 32, 8));
    return format == PAVE_BAKE_MBTILES // pages of 4096 bytes
               ? INT64_C(4096) * (int64_t)((uint32_t)head[28] << 24 | (uint32_t)head[29] << 16 |
                                           (uint32_t)head[30] << 8 | head[31])
               : 0;
}

/// Looks for the mark at the beginning of a file, or in a folder's mark file.
static pave_result compare(const pave_bake_work *work, const char *path)
{
    enum { BEGINNING = 1 << 16 };
    char text[BEGINNING], mark[PAVE_BAKE_MARK];
    struct stat state;
    if (!pave_bake_load(path, text, sizeof text)) return PAVE_IO;
    static const char *const heads[] = {
        [PAVE_BAKE_PMTILES] = "PMTiles\3", [PAVE_BAKE_MBTILES] = "SQLite format 3"};
    const char *start = work->in_files ? heads[work->def->format] : "";
    const int64_t size = size_in(work->def->format, text);
    if (strncmp(text, start, strlen(start)) != 0 ||
        !memmem(text, sizeof text, mark_start, sizeof mark_start - 1) ||
        (size && (lstat(path, &state) != 0 || state.st_size != size)))
        return PAVE_IO;
    pave_bake_mark(work, mark);
    return memmem(text, sizeof text, mark, strlen(mark)) ? PAVE_OK : PAVE_INVALID;
}

static pave_result compare_output(const pave_bake_work *work)
{
    char path[PAVE_BAKE_PATH];
    if (work->in_files) return compare(work, work->output);
    snprintf(path, sizeof path, "%s/%s", work->output, mark_name);
    return compare(work, path);
}

static pave_result check_place(const pave_bake_work *work, const char *path, bool goes_on,
                               pave_error *error)
{
    struct stat state;
    const bool folder = !work->in_files;
    if (lstat(path, &state) != 0) return PAVE_OK;
    const bool is_folder = S_ISDIR(state.st_mode);
    const char *why = NULL;
    if (is_folder && !folder)
        why = "is a folder, but the output is a file; choose another name";
    else if (is_folder && (is_empty(path) || (goes_on && !pave_bake_check_marked(path, NULL))))
        return PAVE_OK;
    else if (!work->def->replace &&
             !(goes_on && !is_folder && !folder && compare(work, path) != PAVE_IO))
        why = "already exists; choose another name, remove it, or replace it with --force";
    else if (!is_folder && (folder || !S_ISREG(state.st_mode)))
        why = folder ? "is not a folder; choose another name, or remove it"
                     : "is not a regular file; choose another name, or remove it";
    if (why) return pave_error_set(error, PAVE_INVALID, path, 0, 0, "%s", why);
    return is_folder ? pave_bake_check_marked(path, error) : PAVE_OK;
}

pave_result pave_bake_place_check(const pave_bake_work *work, bool goes_on, pave_error *error)
{
    return check_place(work, work->output, goes_on, error);
}

bool pave_bake_place_taken(const pave_bake_work *work)
{
    struct stat state;
    return lstat(work->output, &state) == 0 && !(S_ISDIR(state.st_mode) && is_empty(work->output));
}

/// Returns true if every picture or chunk of a folder exists.
static bool has_all(const pave_bake_work *work)
{
    char path[PAVE_BAKE_PATH + 80];
    pave_bake_item items[PAVE_BAKE_ITEMS_MAX];
    const size_t length = (size_t)snprintf(path, PAVE_BAKE_PATH, "%s", work->output);
    for (int64_t unit = 0; unit < work->plan.unit_count; unit++)
        for (int32_t i = pave_bake_plan_items(&work->plan, unit, items); i > 0; i--) {
            pave_bake_item_name(work->def, items[i - 1], path + length);
            if (access(path, F_OK) != 0) return false;
        }
    return true;
}

pave_result pave_bake_place_same(const pave_bake_work *work, pave_error *error)
{
    pave_result result = compare_output(work);
    if (result == PAVE_OK && !work->in_files && !has_all(work)) result = PAVE_IO;
    if (result == PAVE_OK) return PAVE_OK;
    return pave_error_set(error, result, work->output, 0, 0,
                          result == PAVE_INVALID
                              ? "is a bake with other options or files; choose another name, or "
                                "replace it with --force"
                              : "is not the output of a bake, or is damaged; choose another name, "
                                "or replace it with --force");
}

bool pave_bake_place_moved(const pave_bake_work *work)
{
    char path[PAVE_BAKE_PATH];
    return access(pave_bake_place_made(work, path), F_OK) != 0 && compare_output(work) == PAVE_OK;
}

// ---- Moving the output --------------------------------------------------------------------------

char *pave_bake_place_made(const pave_bake_work *work, char *out)
{
    return pave_bake_work_path(work, out, work->in_files ? "output" : "tree");
}

pave_result pave_bake_place_put(const pave_bake_work *work, const char *from, pave_error *error)
{
    const char *to = work->output;
    char aside[PAVE_BAKE_PATH];
    // the target may have been created in the meantime
    pave_result result = check_place(work, to, true, error);
    if (result != PAVE_OK) return result;
    if (rename(from, to) == 0) return PAVE_OK;
    if (work->in_files) return pave_bake_fail(error, to, "cannot be written");
    pave_bake_work_path(work, aside, "replaced");
    result = pave_bake_check_marked(aside, error);
    if (result != PAVE_OK) return result;
    pave_bake_remove(aside);
    if (rename(to, aside) != 0) return pave_bake_fail(error, to, "cannot be replaced");
    if (rename(from, to) == 0) {
        pave_bake_remove(aside);
        return PAVE_OK;
    }
    result = pave_bake_fail(error, to, "cannot be written");
    if (rename(aside, to) != 0) return result; // the old output is still in the work folder
    return result;
}
