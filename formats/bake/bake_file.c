/// formats/bake/bake_file.c: POSIX input and output.
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
