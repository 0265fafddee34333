/// formats/common_text.h: texts and paths in memory from the caller's allocator. What is made here is given to pave_common_free.
#ifndef PAVE_FORMATS_COMMON_TEXT_H
#define PAVE_FORMATS_COMMON_TEXT_H

#include <pave/base.h>

/// A copy of the first `size` characters of `text`, which hold no 0, with a 0 after them; NULL when there is no memory.
char *pave_common_text_copy(const pave_allocator *allocator, const char *text, size_t size);

/// `name` as seen from the working directory, when it stands in the file `path`: absolute names stay, others are joined to its folder.
/// NULL when there is no memory.
char *pave_common_path_join(const pave_allocator *allocator, const char *path, const char *name);

#endif
