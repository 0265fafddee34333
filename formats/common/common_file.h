/// formats/common/common_file.h: reading files, whole or in blocks.
#ifndef PAVE_FORMATS_COMMON_FILE_H
#define PAVE_FORMATS_COMMON_FILE_H

#include "common_list.h"

#include <stdio.h>

/// Opens a file named by another file. It must be a regular file, so that opening never blocks on a
/// pipe or device. Returns NULL with errno set on failure; EINVAL: not a regular file.
FILE *pave_common_file_open(const char *path);

/// A file read in blocks. The caller sets `error` and the fields before it.
typedef struct pave_common_stream {
    const char *path;
    size_t size_max;
    const pave_allocator *allocator;
    pave_error *error;
    FILE *file;
    bool is_input, ended;
    size_t total;           ///< bytes read so far
    pave_common_list bytes; ///< bytes read, except those the caller discarded by setting count to 0
} pave_common_stream;

/// Opens the stream. `named` and results are as for pave_common_file_read. Close it even after a
/// failure.
pave_result pave_common_stream_open(pave_common_stream *stream, bool named);

/// Appends the next block to `bytes`; if `all`, appends the rest of the file.
pave_result pave_common_stream_read(pave_common_stream *stream, bool all);

void pave_common_stream_close(pave_common_stream *stream);

/// Reads a whole file of at most `size_max` bytes; the path "-" is standard input. If `named`, the
/// file is opened with pave_common_file_open; otherwise it may be a pipe. `out` is an array of
/// *size bytes from pave_common_array; NULL when the file is empty and on failure. Returns PAVE_IO,
/// PAVE_UNSUPPORTED (too large) or PAVE_NO_MEMORY and fills `error`, which may be NULL.
pave_result pave_common_file_read(const char *path, bool named, size_t size_max,
                                  const pave_allocator *allocator, unsigned char **out,
                                  size_t *size, pave_error *error);

/// Text in memory: the result of pave_common_file_read, or "" if the file is empty.
typedef struct pave_common_text {
    const char *text;
    size_t size;
    unsigned char *bytes;
} pave_common_text;

/// Reads a whole file, which may be a pipe, as pave_common_file_read does. Clears the error first.
/// Release the text with pave_common_text_release, also after a failure.
pave_result pave_common_text_read(const char *path, size_t size_max,
                                  const pave_allocator *allocator, pave_common_text *out,
                                  pave_error *error);

/// Releases the text.
void pave_common_text_release(pave_common_text *text, const pave_allocator *allocator);

#endif
