/// formats/bake/bake_place.c: the place of an output.
#define _XOPEN_SOURCE 700
#include "bake_place.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- What is there ------------------------------------------------------------------------------

static bool ends_in(const char *name, const char *ending)
{
    const size_t length = strlen(name), end = strlen(ending);
    return length >= end && strcmp(name + length - end, ending) == 0;
}

static bool is_number(const char *name)
{
    return *name && strspn(name, "0123456789") == strlen(name);
}

/// Whether a bake writes a file or folder of that name into its folder.
static bool is_own_name(pave_bake_format format, const char *name)
{
    switch (format) {
    case PAVE_BAKE_FOLDER: return is_number(name) || strcmp(name, "index.html") == 0;
    case PAVE_BAKE_ZARR:
        return is_number(name) || strcmp(name, ".zarray") == 0 || strcmp(name, ".zattrs") == 0;
    case PAVE_BAKE_WORLD:
        return ends_in(name, ".tmx") || ends_in(name, ".tsx") || ends_in(name, ".png");
    default: return false;
    }
}

/// Looks through a folder: whether it is empty, and whether all in it is what bakes write there.
static void look_through(pave_bake_format format, const char *path, bool *empty, bool *own)
{
    DIR *folder = opendir(path);
    *empty = *own = folder != NULL;
    for (const struct dirent *entry; folder && (entry = readdir(folder));) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        *empty = false;
        if (!is_own_name(format, entry->d_name)) *own = false;
    }
    if (folder) closedir(folder);
}

static pave_result check_place(const pave_bake_work *work, const char *path, bool folder,
                               pave_error *error)
{
    struct stat state;
    bool empty = false, own = false;
    if (lstat(path, &state) != 0) return PAVE_OK;
    const bool is_folder = S_ISDIR(state.st_mode);
    if (is_folder) look_through(work->def->format, path, &empty, &own);
    if (is_folder && !folder)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "is a folder, and the output a file; choose another name");
    if (!is_folder && folder && work->def->replace)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "is no folder; choose another name, or remove it");
    if (empty) return PAVE_OK;
    if (!work->def->replace)
        return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                              "is there already; choose another name, remove it, or replace it "
                              "with --force");
    return !is_folder || own ? PAVE_OK
                             : pave_error_set(error, PAVE_INVALID, path, 0, 0,
                                              "holds other files than a bake writes, so it is not "
                                              "replaced; choose another folder");
}

static bool is_output_folder(const pave_bake_work *work)
{
    return work->def->format == PAVE_BAKE_FOLDER || work->def->format == PAVE_BAKE_ZARR;
}

pave_result pave_bake_place_check(const pave_bake_work *work, pave_error *error)
{
    char maps[PAVE_BAKE_PATH];
    const pave_result result = check_place(work, work->output, is_output_folder(work), error);
    return result == PAVE_OK && work->def->format == PAVE_BAKE_WORLD
               ? check_place(work, pave_bake_place_maps(work, maps), true, error)
               : result;
}

bool pave_bake_place_taken(const pave_bake_work *work)
{
    struct stat state;
    bool empty = false, own;
    if (lstat(work->output, &state) != 0) return false;
    if (S_ISDIR(state.st_mode)) look_through(work->def->format, work->output, &empty, &own);
    return !empty;
}

// ---- Putting ------------------------------------------------------------------------------------

char *pave_bake_place_maps(const pave_bake_work *work, char *out)
{
    const char *slash = strrchr(work->output, '/');
    const char *name = slash ? slash + 1 : work->output, *dot = strrchr(name, '.');
    const int length = dot && dot != name ? (int)(dot - work->output) : (int)strlen(work->output);
    snprintf(out, PAVE_BAKE_PATH, "%.*s.maps", length, work->output);
    return out;
}

pave_result pave_bake_place_put(const pave_bake_work *work, const char *from, const char *to,
                                pave_error *error)
{
    char aside[PAVE_BAKE_PATH];
    struct stat state;
    const bool folder = stat(from, &state) == 0 && S_ISDIR(state.st_mode);
    const pave_result allowed = check_place(work, to, folder, error); // it may have come meanwhile
    if (allowed != PAVE_OK) return allowed;
    if (rename(from, to) == 0) return PAVE_OK;
    if (!folder) return pave_bake_fail(error, to, "cannot be written");
    pave_bake_work_path(work, aside, "replaced");
    pave_bake_remove(aside);
    if (rename(to, aside) != 0) return pave_bake_fail(error, to, "cannot be replaced");
    if (rename(from, to) == 0) {
        pave_bake_remove(aside);
        return PAVE_OK;
    }
    const pave_result result = pave_bake_fail(error, to, "cannot be written");
    if (rename(aside, to) != 0) return result; // what was there is still in the work's folder
    return result;
}
