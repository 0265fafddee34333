/// formats/tiled/tiled_png_decode.c: decodes PNGs of any depth, palette, transparency or
/// interlacing to RGBA with libpng.
///
/// Ignores gamma and colour profiles, like Tiled: samples are used as stored, and for pictures 16
/// bits are rounded to 8.
#include "tiled_png.h"

#include "../common/common_memory.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

// Limits the texts and profiles that libpng keeps and that are not used here.
enum { CHUNK_MAX = 1 << 23, DEFLATE_RATIO = 1032 };

static const unsigned char signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

typedef struct png_source {
    const pave_tiled_input *input;
    const unsigned char *bytes;
    size_t size, used;
    bool deep; ///< 16 bits per channel
    bool no_memory;
    char reason[80]; ///< libpng's message
    jmp_buf failed;
    uint8_t *rgba;
    png_bytep *rows; ///< rows of an interlaced picture
    png_uint_32 width, height;
} png_source;

// ---- libpng's callbacks -------------------------------------------------------------------------

static void on_error(png_structp png, png_const_charp message)
{
    png_source *source = png_get_error_ptr(png);
    snprintf(source->reason, sizeof source->reason, "%s", message);
    longjmp(source->failed, 1);
}

static void on_warning(png_structp png, png_const_charp message)
{
    (void)png;
    (void)message;
}

static void on_read(png_structp png, png_bytep out, size_t size)
{
    png_source *source = png_get_io_ptr(png);
    if (size > source->size - source->used) png_error(png, "it ends too early");
    memcpy(out, source->bytes + source->used, size);
    source->used += size;
}

static void *on_allocate(png_structp png, size_t size)
{
    png_source *source = png_get_mem_ptr(png);
    void *memory = pave_common_malloc(source->input->allocator, size);
    source->no_memory = source->no_memory || memory == NULL;
    return memory;
}

static void on_release(png_structp png, void *memory)
{
    const png_source *source = png_get_mem_ptr(png);
    pave_common_free(source->input->allocator, memory);
}

// ---- The picture --------------------------------------------------------------------------------

static pave_result check_size(png_source *source)
{
    const pave_tiled_input *input = source->input;
    bool wide =
        source->width > PAVE_TILED_IMAGE_SIZE_MAX || source->height > PAVE_TILED_IMAGE_SIZE_MAX;
    if (wide || (uint64_t)source->width * source->height > PAVE_TILED_PIXELS_MAX)
        return pave_tiled_fail(input, PAVE_UNSUPPORTED,
                               "the picture has %u x %u pixels, but at most %d each way and %d in "
                               "all are read; split it",
                               (unsigned)source->width, (unsigned)source->height,
                               PAVE_TILED_IMAGE_SIZE_MAX, PAVE_TILED_PIXELS_MAX);
    return PAVE_OK;
}

static size_t pixel_size(const png_source *source) { return source->deep ? 8 : 4; }

// Configures libpng to produce RGBA of 8 or 16 bits.
static void set_transforms(const png_source *source, png_structp png)
{
    if (source->deep) {
        png_set_expand_16(png);
    } else {
        png_set_expand(png);
        png_set_scale_16(png);
    }
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, source->deep ? 0xffff : 0xff, PNG_FILLER_AFTER);
}

static bool make_room(png_source *source)
{
    const pave_allocator *allocator = source->input->allocator;
    size_t stride = pixel_size(source) * source->width;
    source->rgba = pave_common_array(allocator, source->height, stride);
    source->rows = pave_common_array(allocator, source->height, sizeof *source->rows);
    if (source->rgba == NULL || source->rows == NULL) {
        source->no_memory = true;
        return false;
    }
    for (png_uint_32 y = 0; y < source->height; y++) source->rows[y] = source->rgba + y * stride;
    return true;
}

// libpng may leave this function by longjmp, so all data that must survive is in `source`.
static pave_result decode(png_source *source, png_structp png, png_infop info)
{
    if (setjmp(source->failed) != 0) return PAVE_INVALID;
    png_set_user_limits(png, PNG_UINT_31_MAX,
                        PNG_UINT_31_MAX); // the size is checked below, with better messages
    png_set_chunk_malloc_max(png, CHUNK_MAX);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    png_set_read_fn(png, source, on_read);
    png_read_info(png, info);
    source->width = png_get_image_width(png, info);
    source->height = png_get_image_height(png, info);
    pave_result result = check_size(source);
    if (result != PAVE_OK) return result;
    if ((uint64_t)png_get_rowbytes(png, info) * source->height / DEFLATE_RATIO > source->size)
        png_error(png, "it is too short for its size");
    set_transforms(source, png);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    assert(png_get_rowbytes(png, info) == pixel_size(source) * source->width);
    if (!make_room(source)) return PAVE_NO_MEMORY;
    png_read_image(png, source->rows);
    png_read_end(png, NULL);
    return PAVE_OK;
}

static pave_result read_png(png_source *source)
{
    png_infop info = NULL;
    png_structp png = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, source, on_error, on_warning,
                                               source, on_allocate, on_release);
    info = png == NULL ? NULL : png_create_info_struct(png);
    pave_result result = info == NULL ? PAVE_NO_MEMORY : decode(source, png, info);
    png_destroy_read_struct(&png, &info, NULL);
    pave_common_free(source->input->allocator, source->rows);
    if (source->no_memory) { // libpng continues if it runs out of memory for a text chunk
        result = PAVE_NO_MEMORY;
    }
    if (result != PAVE_OK) pave_common_free(source->input->allocator, source->rgba);
    if (result == PAVE_NO_MEMORY) return pave_tiled_no_memory(source->input);
    if (result == PAVE_INVALID)
        return pave_tiled_fail(source->input, PAVE_INVALID,
                               "the PNG is damaged or cut off (%s); save it again", source->reason);
    return result;
}

pave_result pave_tiled_png_decode(const pave_tiled_input *input, const void *bytes, size_t size,
                                  bool deep, pave_tiled_pixels *out)
{
    png_source source = {.input = input, .bytes = bytes, .size = size, .deep = deep};
    *out = (pave_tiled_pixels){0};
    if (size < sizeof signature || memcmp(bytes, signature, sizeof signature) != 0)
        return pave_tiled_fail(input, PAVE_INVALID, "this is not a PNG; save the picture as one");
    pave_result result = read_png(&source);
    if (result == PAVE_OK) {
        *out = (pave_tiled_pixels){.width = (int32_t)source.width,
                                   .height = (int32_t)source.height,
                                   .rgba = source.rgba,
                                   .allocator = input->allocator};
    }
    return result;
}
