/// formats/tiled/tiled_input.c: implements tiled_input.h.
#include "tiled_input.h"

#include "../common/common_file.h"
#include "../common/common_text.h"

#include <pave/formats/tiled.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

pave_tiled_input pave_tiled_input_of(const char *path, const pave_allocator *allocator,
                                     pave_error *error)
{
    if (error) *error = (pave_error){0};
    return (pave_tiled_input){.path = path, .allocator = allocator, .error = error};
}

pave_result pave_tiled_fail(const pave_tiled_input *input, pave_result result, const char *format,
                            ...)
{
    char message[PAVE_ERROR_MESSAGE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    const char *separator = input->trail[0] == 0 ? "" : ": ";
    return pave_error_set(input->error, result, input->path, input->line, input->column, "%s%s%s",
                          input->trail, separator, message);
}

pave_result pave_tiled_no_memory(const pave_tiled_input *input)
{
    return pave_tiled_fail(
        input, PAVE_NO_MEMORY,
        "not enough memory to read this file; close other programs, or use a smaller file");
}

size_t pave_tiled_trail_extend(pave_tiled_input *input, const char *name, int64_t index)
{
    size_t length = strlen(input->trail);
    size_t room = sizeof input->trail - length;
    const char *dot = length == 0 || name[0] == 0 ? "" : ".";
    if (index < 0)
        snprintf(input->trail + length, room, "%s%s", dot, name);
    else
        snprintf(input->trail + length, room, "%s%s[%lld]", dot, name, (long long)index);
    return length;
}

void pave_tiled_trail_cut(pave_tiled_input *input, size_t length)
{
    assert(length < sizeof input->trail);
    input->trail[length] = 0;
}

// ---- Files --------------------------------------------------------------------------------------

pave_result pave_tiled_file_read(const pave_tiled_input *input, unsigned char **out, size_t *size)
{
    pave_error error = {0};
    pave_result result = pave_common_file_read(input->path, input->named, PAVE_TILED_FILE_SIZE_MAX,
                                               input->allocator, out, size, &error);
    return result == PAVE_OK ? PAVE_OK : pave_tiled_fail(input, result, "%s", error.message);
}

// ---- Colours ------------------------------------------------------------------------------------

bool pave_tiled_rgb_read(const char *text, uint32_t *out)
{
    size_t start = text[0] == '#' ? 1 : 0;
    size_t size = strlen(text) - start;
    uint32_t value = 0;
    if ((size != 6 && size != 8) || !pave_common_hex_read(text + start, size, &value)) return false;
    *out = value & 0xffffff;
    return true;
}
