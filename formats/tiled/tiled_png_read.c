/// formats/tiled/tiled_png_read.c: reads PNGs and their sizes from files.
#include "tiled_png.h"

#include "../common/common_file.h"
#include "../common/common_memory.h"

#include <pave/formats/tiled.h>

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const unsigned char signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

/// Reads a width or height: 31 bits, highest byte first.
static int32_t read_size(const unsigned char *bytes)
{
    return (bytes[0] & 0x7f) << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

pave_result pave_tiled_png_size(const char *path, int32_t *width, int32_t *height)
{
    enum { HEAD = 24 }; // signature, length and name of IHDR, width, height
    unsigned char head[HEAD];
    errno = 0;
    FILE *stream = pave_common_file_open(path);
    if (stream == NULL) return errno == ENOMEM ? PAVE_NO_MEMORY : PAVE_INVALID;
    setvbuf(stream, NULL, _IONBF, 0);
    bool whole = fread(head, 1, HEAD, stream) == HEAD;
    fclose(stream);
    if (!whole || memcmp(head, signature, sizeof signature) != 0 ||
        memcmp(head + 12, "IHDR", 4) != 0)
        return PAVE_INVALID;
    *width = read_size(head + 16);
    *height = read_size(head + 20);
    const int32_t most = PAVE_TILED_PICTURE_SIZE_MAX;
    const bool sound = *width > 0 && *height > 0 && *width <= most && *height <= most;
    return sound ? PAVE_OK : PAVE_INVALID;
}

pave_result pave_tiled_png_parse(const void *bytes, size_t size, const char *path,
                                 const pave_allocator *allocator, pave_tiled_pixels *out,
                                 pave_error *error)
{
    assert(bytes != NULL || size == 0);
    pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    return pave_tiled_png_decode(&input, bytes, size, false, out);
}

static pave_result read_file(const char *path, bool named, const pave_allocator *allocator,
                             pave_tiled_pixels *out, pave_error *error)
{
    unsigned char *bytes = NULL;
    size_t size = 0;
    pave_tiled_input input = pave_tiled_input_of(path, allocator, error);
    input.named = named;
    *out = (pave_tiled_pixels){0};
    pave_result result = pave_tiled_file_read(&input, &bytes, &size);
    if (result == PAVE_OK) result = pave_tiled_png_decode(&input, bytes, size, false, out);
    pave_common_free(allocator, bytes);
    return result;
}

pave_result pave_tiled_png_read(const char *path, const pave_allocator *allocator,
                                pave_tiled_pixels *out, pave_error *error)
{
    return read_file(path, false, allocator, out, error);
}

pave_result pave_tiled_png_read_named(const char *path, const pave_allocator *allocator,
                                      pave_tiled_pixels *out, pave_error *error)
{
    return read_file(path, true, allocator, out, error);
}

void pave_tiled_pixels_destroy(pave_tiled_pixels *pixels)
{
    pave_common_free(pixels->allocator, pixels->rgba);
    *pixels = (pave_tiled_pixels){0};
}
