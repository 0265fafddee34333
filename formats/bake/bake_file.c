/// formats/bake/bake_file.c: POSIX input and output, and pave_bake_files for a single process.
#define _XOPEN_SOURCE 700
#include "bake_work.h"

#include "../common/common_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

_Static_assert(sizeof(off_t) >= sizeof(int64_t), "files beyond 2 GiB: _FILE_OFFSET_BITS is 64");

bool pave_bake_write(int descriptor, int64_t offset, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    while (size > 0) {
        const ssize_t count = pwrite(descriptor, at, size, offset);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        at += count;
        offset += count;
        size -= (size_t)count;
    }
    return true;
}

bool pave_bake_read(int descriptor, int64_t offset, void *bytes, size_t size)
{
    uint8_t *at = bytes;
    while (size > 0) {
        const ssize_t count = pread(descriptor, at, size, offset);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        at += count;
        offset += count;
        size -= (size_t)count;
    }
    return true;
}

typedef struct posix_file {
    int descriptor;
} posix_file;

static pave_result write_at(void *context, int64_t offset, const void *bytes, int64_t size)
{
    const posix_file *file = context;
    return pave_bake_write(file->descriptor, offset, bytes, (size_t)size) ? PAVE_OK : PAVE_IO;
}

static pave_result resize(void *context, int64_t size)
{
    const posix_file *file = context;
    return ftruncate(file->descriptor, size) == 0 ? PAVE_OK : PAVE_IO;
}

static pave_result sync_file(void *context)
{
    const posix_file *file = context;
    return fsync(file->descriptor) == 0 ? PAVE_OK : PAVE_IO;
}

static pave_result close_file(void *context)
{
    posix_file *file = context;
    const bool closed = close(file->descriptor) == 0;
    free(file);
    return closed ? PAVE_OK : PAVE_IO;
}

static pave_result open_file(void *context, const char *path, pave_bake_file *out,
                             pave_error *error)
{
    (void)context;
    posix_file *file = malloc(sizeof *file);
    if (!file) return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, "out of memory");
    file->descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (file->descriptor < 0) {
        free(file);
        return pave_bake_fail(error, path, "cannot be opened");
    }
    *out = (pave_bake_file){write_at, resize, sync_file, close_file, file};
    return PAVE_OK;
}

const pave_bake_files pave_bake_posix = {open_file, NULL};
