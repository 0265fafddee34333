/// formats/common/common_file.h: files that are read, whole or in blocks.
#ifndef PAVE_FORMATS_COMMON_FILE_H
#define PAVE_FORMATS_COMMON_FILE_H

#include "common_list.h"

#include <stdio.h>

/// Opens a file that another file names: a regular one, so that no pipe or device is waited for.
/// NULL, and errno says why; EINVAL: it is not a regular file.
FILE *pave_common_file_open(const char *path);

/// A file that is read in blocks; the fields up to `error` are the caller's.
typedef struct pave_common_stream {
    const char *path;
    size_t size_max;
    const pave_allocator *allocator;
    pave_error *error;
    FILE *file;
    bool is_input, ended;
    size_t total;           ///< bytes so far
    pave_common_list bytes; ///< those that were read, and not dropped by a count of 0
} pave_common_stream;

/// Opens it; `named` and results as of pave_common_file_read. To be closed in each case.
pave_result pave_common_stream_open(pave_common_stream *stream, bool named);

/// Adds the next block to the bytes, or all that is left.
pave_result pave_common_stream_read(pave_common_stream *stream, bool all);

void pave_common_stream_close(pave_common_stream *stream);

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
