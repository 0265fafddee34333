/// formats/common/common_relative.h: how one file names another.
#ifndef PAVE_FORMATS_COMMON_RELATIVE_H
#define PAVE_FORMATS_COMMON_RELATIVE_H

#include "common_output.h"

/// The path of `file` as seen from the folder of the file `from` ("-": from the working directory),
/// separated by '/'. Both are as seen from the working directory or absolute. Links among the
/// folders are followed where these exist. Returns PAVE_OK and the text in `out`, to be given to
/// pave_common_free; PAVE_NO_MEMORY; PAVE_IO when the working directory is gone.
pave_result pave_common_relative(const char *from, const char *file,
                                 const pave_allocator *allocator, char **out);

/// Writes the path of `file` as seen from that of `target`, by `write`, such as pave_output_json.
/// Where it cannot be found, the output fails.
void pave_output_relative(pave_output *output, const char *target, const char *file,
                          void (*write)(pave_output *output, const char *text));

#endif
