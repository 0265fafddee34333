/// formats/common_file.h: whole files in memory.
#ifndef PAVE_FORMATS_COMMON_FILE_H
#define PAVE_FORMATS_COMMON_FILE_H

#include <pave/base.h>

/// Reads a whole file of at most `size_max` bytes. `out` is *size bytes, a pave_common_array; NULL when the file is empty, and on failure.
/// PAVE_IO, PAVE_UNSUPPORTED (too large) or PAVE_NO_MEMORY with the error, which may be NULL, filled.
pave_result pave_common_file_read(const char *path, size_t size_max, const pave_allocator *allocator, unsigned char **out, size_t *size,
                                  pave_error *error);

#endif
