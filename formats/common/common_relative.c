/// formats/common/common_relative.c: relative paths between files.
#define _XOPEN_SOURCE 700
#include "common_relative.h"

#include "common_memory.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef PATH_MAX
#define PATH_MAX 4096
#endif

/// A growing path; `failed` is sticky.
typedef struct path_text {
    const pave_allocator *allocator;
    char *text;
    size_t length, room;
    bool failed;
} path_text;

static void append(path_text *path, const char *text, size_t length)
{
    if (path->failed) return;
    if (path->length + length + 1 > path->room) {
        size_t room = 2 * (path->length + length + 1);
        char *moved = pave_common_malloc(path->allocator, room);
        if (!moved) {
            path->failed = true;
            return;
        }
        if (path->length > 0) memcpy(moved, path->text, path->length);
        pave_common_free(path->allocator, path->text);
        path->text = moved;
        path->room = room;
    }
    memcpy(path->text + path->length, text, length);
    path->length += length;
    path->text[path->length] = 0;
}

/// Appends the components of `text` to an absolute path, resolving "." and "..". The path has no
/// trailing slash; the root is "".
static void append_parts(path_text *path, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "/");
        if (length == 2 && text[0] == '.' && text[1] == '.') {
            while (path->length > 0 && path->text[--path->length] != '/') continue;
            if (path->text) path->text[path->length] = 0;
        } else if (length > 1 || (length == 1 && text[0] != '.')) {
            append(path, "/", 1);
            append(path, text, length);
        }
        text += length;
        text += *text == '/';
    }
}

/// Finds the absolute folder of a file, with symbolic links resolved if it exists.
static pave_result folder_of(path_text *path, const char *file)
{
    const char *slash = strrchr(file, '/');
    size_t length = slash ? (size_t)(slash + 1 - file) : 0;
    path_text folder = {.allocator = path->allocator};
    append(&folder, length > 0 ? file : "./", length > 0 ? length : 2);
    append(path, "", 0);
    if (folder.failed || path->failed) {
        pave_common_free(folder.allocator, folder.text);
        return PAVE_NO_MEMORY;
    }
    pave_result result = PAVE_OK;
    // Allocated by the C library, so released with free.
    char *resolved = realpath(folder.text, NULL);
    if (!resolved && errno == ENOMEM) {
        result = PAVE_NO_MEMORY;
    } else if (resolved) {
        append_parts(path, resolved);
    } else {
        char working[PATH_MAX];
        if (folder.text[0] != '/' && !getcwd(working, sizeof working)) result = PAVE_IO;
        if (result == PAVE_OK && folder.text[0] != '/') append_parts(path, working);
        if (result == PAVE_OK) append_parts(path, folder.text);
    }
    free(resolved);
    pave_common_free(folder.allocator, folder.text);
    return path->failed ? PAVE_NO_MEMORY : result;
}

/// Appends the relative path from one absolute folder to another, with a trailing slash; empty if
/// they are equal.
static void append_way(path_text *way, const char *from, const char *to)
{
    size_t same = 0; // length of the common prefix, up to the end of a component
    for (size_t i = 0;; i++) {
        bool from_ends = from[i] == 0 || from[i] == '/', to_ends = to[i] == 0 || to[i] == '/';
        if (from_ends && to_ends) same = i;
        if (from[i] != to[i] || from[i] == 0) break;
    }
    for (const char *rest = from + same; *rest; rest++)
        if (*rest == '/') append(way, "../", 3);
    if (to[same] == 0) return;
    append(way, to + same + 1, strlen(to + same + 1));
    append(way, "/", 1);
}

pave_result pave_common_relative(const char *from, const char *file,
                                 const pave_allocator *allocator, char **out)
{
    assert(from && file && out);
    path_text start = {.allocator = allocator}, end = {.allocator = allocator},
              way = {.allocator = allocator};
    pave_result result = folder_of(&start, strcmp(from, "-") == 0 ? "" : from);
    if (result == PAVE_OK) result = folder_of(&end, file);
    if (result == PAVE_OK) {
        const char *slash = strrchr(file, '/'), *name = slash ? slash + 1 : file;
        append_way(&way, start.text, end.text);
        append(&way, name, strlen(name));
        if (way.failed) result = PAVE_NO_MEMORY;
    }
    PAVE_COMMON_FREE(allocator, end.text, start.text);
    if (result != PAVE_OK) pave_common_free(allocator, way.text);
    *out = result == PAVE_OK ? way.text : NULL;
    return result;
}

void pave_output_relative(pave_output *output, const char *target, const char *file,
                          void (*write)(pave_output *output, const char *text))
{
    char *path = NULL;
    const pave_result result = pave_common_relative(target, file, output->allocator, &path);
    if (result == PAVE_OK)
        write(output, path);
    else if (result == PAVE_NO_MEMORY)
        pave_output_no_memory(output);
    else
        pave_output_fail(output, result,
                         "the working directory cannot be found: go to a folder that exists");
    pave_common_free(output->allocator, path);
}
