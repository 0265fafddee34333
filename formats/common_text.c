/// formats/common_text.c: texts and paths.
#include "common_text.h"

#include "common_memory.h"

#include <string.h>

char *pave_common_text_copy(const pave_allocator *allocator, const char *text, size_t size)
{
    assert(memchr(text, 0, size) == NULL);
    char *copy = pave_common_malloc(allocator, size + 1);
    if (copy != NULL) {
        memcpy(copy, text, size);
        copy[size] = 0;
    }
    return copy;
}

char *pave_common_path_join(const pave_allocator *allocator, const char *path, const char *name)
{
    const char *slash = path == NULL ? NULL : strrchr(path, '/');
    size_t name_size = strlen(name);
    if (slash == NULL || name[0] == '/') {
        return pave_common_text_copy(allocator, name, name_size);
    }
    size_t folder_size = (size_t)(slash + 1 - path);
    char *joined = pave_common_malloc(allocator, folder_size + name_size + 1);
    if (joined != NULL) {
        memcpy(joined, path, folder_size);
        memcpy(joined + folder_size, name, name_size + 1);
    }
    return joined;
}
