// The text that is being read; see tiled_input.h.
#include "tiled_input.h"

#include "tiled_list.h"

#include <pave/formats/tiled.h>

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

pave_result pave_tiled_fail(const pave_tiled_input *input, pave_result result, const char *format, ...)
{
    char message[PAVE_ERROR_MESSAGE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    const char *separator = input->trail[0] == 0 ? "" : ": ";
    return pave_error_set(input->error, result, input->path, input->line, input->column, "%s%s%s", input->trail, separator, message);
}

pave_result pave_tiled_no_memory(const pave_tiled_input *input)
{
    return pave_tiled_fail(input, PAVE_NO_MEMORY, "there is not enough memory to read this; close other programs, or make it smaller");
}

size_t pave_tiled_trail_extend(pave_tiled_input *input, const char *name, int64_t index)
{
    size_t length = strlen(input->trail);
    size_t room = sizeof input->trail - length;
    const char *dot = length == 0 || name[0] == 0 ? "" : ".";
    if (index < 0) {
        snprintf(input->trail + length, room, "%s%s", dot, name);
    } else {
        snprintf(input->trail + length, room, "%s%s[%lld]", dot, name, (long long)index);
    }
    return length;
}

void pave_tiled_trail_cut(pave_tiled_input *input, size_t length)
{
    assert(length < sizeof input->trail);
    input->trail[length] = 0;
}

// ---- Files ------------------------------------------------------------------------------------------------------------------

static pave_result read_failed(const pave_tiled_input *input, int number)
{
    if (number == EISDIR) {
        return pave_tiled_fail(input, PAVE_IO, "this is a directory; name a file in it");
    }
    return pave_tiled_fail(input, PAVE_IO, "the file cannot be read (%s); check its name and permissions", strerror(number));
}

static pave_result read_stream(const pave_tiled_input *input, FILE *stream, pave_tiled_list *bytes)
{
    enum { BLOCK = 1 << 16 };
    for (;;) {
        size_t before = bytes->count;
        unsigned char *block = pave_tiled_list_add(bytes, input->allocator, BLOCK);
        if (block == NULL) {
            return pave_tiled_no_memory(input);
        }
        errno = 0;
        size_t got = fread(block, 1, BLOCK, stream);
        bytes->count = before + got;
        if (bytes->count > PAVE_TILED_FILE_SIZE_MAX) {
            return pave_tiled_fail(input, PAVE_UNSUPPORTED, "the file has more than %d MiB; split it", PAVE_TILED_FILE_SIZE_MAX >> 20);
        }
        if (got < BLOCK) {
            return ferror(stream) ? read_failed(input, errno) : PAVE_OK;
        }
    }
}

pave_result pave_tiled_file_read(const pave_tiled_input *input, unsigned char **out, size_t *size)
{
    errno = 0;
    FILE *stream = fopen(input->path, "rb");
    if (stream == NULL) {
        return errno == ENOMEM ? pave_tiled_no_memory(input) : read_failed(input, errno);
    }
    setvbuf(stream, NULL, _IONBF, 0); // blocks of our own are large enough
    pave_tiled_list bytes = {.element_size = 1};
    void *whole = NULL;
    pave_result result = read_stream(input, stream, &bytes);
    fclose(stream);
    *size = bytes.count;
    if (result == PAVE_OK && !pave_tiled_list_take(&bytes, input->allocator, &whole)) {
        result = pave_tiled_no_memory(input);
    }
    pave_tiled_list_release(&bytes, input->allocator);
    *out = whole;
    return result;
}

// ---- Numbers ----------------------------------------------------------------------------------------------------------------

bool pave_tiled_integer_read(const char *text, size_t size, int64_t *out)
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

bool pave_tiled_hex_read(const char *text, size_t size, uint32_t *out)
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

bool pave_tiled_rgb_read(const char *text, uint32_t *out)
{
    size_t start = text[0] == '#' ? 1 : 0;
    size_t size = strlen(text) - start;
    uint32_t value = 0;
    if ((size != 6 && size != 8) || !pave_tiled_hex_read(text + start, size, &value)) {
        return false;
    }
    *out = value & 0xffffff;
    return true;
}
