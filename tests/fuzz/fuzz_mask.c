/// tests/fuzz/fuzz_mask.c: any bytes as a mask; what can be read is written, and read again to the
/// same text.
#include "limited.h"

#include <pave/window.h>

#include <string.h>

static pave_mask *read_mask(const char *text, size_t size, const pave_allocator *allocator)
{
    pave_mask *mask = NULL;
    pave_error error = {0};
    pave_result result = pave_mask_read(text, size, "in.mask", NULL, allocator, &mask, &error);
    must((result == PAVE_OK) == (mask != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    return mask;
}

/// Returns the text of a mask, or NULL where it is long.
static char *write_mask(const pave_mask *mask, int64_t *size)
{
    must(pave_mask_write(mask, NULL, 0, size) == PAVE_CAPACITY && *size > 1);
    char *text = *size <= 1 << 20 ? malloc((size_t)*size) : NULL;
    if (text)
        must(pave_mask_write(mask, text, *size, size) == PAVE_OK &&
             strlen(text) == (size_t)*size - 1);
    return text;
}

static void check(const pave_mask *mask, const pave_allocator *allocator)
{
    int64_t size = 0, size_again = 0;
    must(mask->window->count <= PAVE_MASK_READ_CELLS_MAX);
    char *text = write_mask(mask, &size);
    if (!text) return;
    pave_mask *read = read_mask(text, (size_t)size - 1, allocator);
    if (read) { // else there was no memory for two
        char *again = write_mask(read, &size_again);
        must(again && size_again == size && memcmp(text, again, (size_t)size) == 0);
        free(again);
        pave_mask_destroy(read);
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_mask *mask = read_mask((const char *)data, size, &allocator);
    if (mask) check(mask, &allocator);
    pave_mask_destroy(mask);
    must(used == 0);
    return 0;
}
