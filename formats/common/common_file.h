/// formats/common/common_file.h: whole files in memory.
#ifndef PAVE_FORMATS_COMMON_FILE_H
#define PAVE_FORMATS_COMMON_FILE_H

#include <pave/base.h>
#include <stdio.h>

/// Opens a file that another file names: a regular one, so that no pipe or device is waited for.
/// NULL, and errno says why; EINVAL: it is not a regular file.
FILE *pave_common_file_open(const char *path);

/// Reads a whole file of at most `size_max` bytes; the path "-" is standard input. `named`: as
/// pave_common_file_open does; else it may be a pipe. `out` is *size
/// bytes, a pave_common_array; NULL when the file is empty, and on failure. PAVE_IO,
/// PAVE_UNSUPPORTED (too large) or PAVE_NO_MEMORY with the error, which may be NULL, filled.
pave_result pave_common_file_read(const char *path, bool named, size_t size_max,
                                  const pave_allocator *allocator, unsigned char **out,
                                  size_t *size, pave_error *error);

/// A text in memory: what pave_common_file_read has read, and "" where that is nothing.
typedef struct pave_common_text {
    const char *text;
    size_t size;
    unsigned char *bytes;
} pave_common_text;

/// Reads a whole file, which may be a pipe, as pave_common_file_read does; clears the error first.
/// Give the text to pave_common_text_release, also after a failure.
pave_result pave_common_text_read(const char *path, size_t size_max,
                                  const pave_allocator *allocator, pave_common_text *out,
                                  pave_error *error);

/// Releases a text.
void pave_common_text_release(pave_common_text *text, const pave_allocator *allocator);

#endif
