/// tests/fuzz/fuzz_nest.c: any bytes as a nest; what can be read stands where it may, is written,
/// and read again to the same text.
#include "limited.h"

#include <pave/nest.h>

#include <string.h>

static pave_nest *read_nest(const char *text, size_t size, const pave_allocator *allocator)
{
    pave_nest *nest = NULL;
    pave_error error = {0};
    pave_result result = pave_nest_read(text, size, "in.nest", allocator, &nest, &error);
    must((result == PAVE_OK) == (nest != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    return nest;
}

/// Returns the text of a nest, or NULL where it is long.
static char *write_nest(const pave_nest *nest, int64_t *size)
{
    must(pave_nest_write(nest, NULL, 0, size) == PAVE_CAPACITY && *size > 1);
    char *text = *size <= 1 << 20 ? malloc((size_t)*size) : NULL;
    if (text)
        must(pave_nest_write(nest, text, *size, size) == PAVE_OK &&
             strlen(text) == (size_t)*size - 1);
    return text;
}

static void check(const pave_nest *nest, const pave_allocator *allocator)
{
    int64_t size = 0, size_again = 0;
    must(pave_nest_check(nest, NULL) == PAVE_OK);
    char *text = write_nest(nest, &size);
    if (!text) return;
    pave_nest *read = read_nest(text, (size_t)size - 1, allocator);
    if (read) { // else there was no memory for two
        char *again = write_nest(read, &size_again);
        must(again && size_again == size && memcmp(text, again, (size_t)size) == 0);
        free(again);
        pave_nest_destroy(read);
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_nest *nest = read_nest((const char *)data, size, &allocator);
    if (nest) check(nest, &allocator);
    pave_nest_destroy(nest);
    must(used == 0);
    return 0;
}
