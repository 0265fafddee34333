/// formats/common_text.c: texts, paths, and numbers in texts.
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

// ---- Numbers ----------------------------------------------------------------------------------------------------------------

bool pave_common_integer_read(const char *text, size_t size, int64_t *out)
{
    bool negative = size > 0 && text[0] == '-';
    size_t start = negative ? 1 : 0;
    int64_t value = 0;
    if (size == start || size - start > 18) {
        return false;
    }
    for (size_t i = start; i < size; i++) {
        if (text[i] < '0' || text[i] > '9') {
            return false;
        }
        value = value * 10 + (text[i] - '0');
    }
    *out = negative ? -value : value;
    return true;
}

// The value of a hexadecimal digit, or -1.
static int hex_digit(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
        return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool pave_common_hex_read(const char *text, size_t size, uint32_t *out)
{
    uint32_t value = 0;
    if (size == 0 || size > 8) {
        return false;
    }
    for (size_t i = 0; i < size; i++) {
        int digit = hex_digit(text[i]);
        if (digit < 0) {
            return false;
        }
        value = value << 4 | (uint32_t)digit;
    }
    *out = value;
    return true;
}
