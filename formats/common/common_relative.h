/// formats/common/common_relative.h: relative paths between files.
#ifndef PAVE_FORMATS_COMMON_RELATIVE_H
#define PAVE_FORMATS_COMMON_RELATIVE_H

#include "common_output.h"

/// Finds the path of `file` relative to the folder of the file `from` ("-": to the working
/// directory), separated by '/'. Both are absolute or relative to the working directory. Symbolic
/// links in existing folders are resolved. Returns PAVE_OK and the path in `out`, to be given to
/// pave_common_free; PAVE_NO_MEMORY; PAVE_IO if the working directory no longer exists.
pave_result pave_common_relative(const char *from, const char *file,
                                 const pave_allocator *allocator, char **out);

/// Writes the path of `file` relative to `target`'s folder with `write`, such as pave_output_json.
/// The output fails if there is no such path.
void pave_output_relative(pave_output *output, const char *target, const char *file,
                          void (*write)(pave_output *output, const char *text));

#endif
