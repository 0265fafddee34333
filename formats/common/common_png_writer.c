/// formats/common/common_png_writer.c: writes a PNG row by row.
#include "common_png_writer.h"

#include "common_memory.h"

#include <png.h>
#include <setjmp.h>

// Tiles repeat, and without a filter zlib finds the repetitions, so output is fast and small.
// Compression takes nearly all the time. On worlds of tiles of 4 to 32 pixels, level 6 takes 2 to 3
// times as long as level 3 for files 6 to 20 % smaller; the filters Sub and Up are slower and give
// larger files.
enum { LEVEL = 3 };

static void on_error(png_structp png, png_const_charp message)
{
    pave_png_writer *writer = png_get_error_ptr(png);
    // libpng fails here only if out of memory.
    pave_output_fail(writer->output, PAVE_NO_MEMORY,
                     "out of memory while writing (libpng: %s); choose a smaller size", message);
    png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) { (void)png, (void)message; }

static png_voidp on_allocate(png_structp png, png_alloc_size_t size)
{
    const pave_png_writer *writer = png_get_mem_ptr(png);
    return pave_common_malloc(writer->output->allocator, size);
}

static void on_release(png_structp png, png_voidp memory)
{
    const pave_png_writer *writer = png_get_mem_ptr(png);
    pave_common_free(writer->output->allocator, memory);
}

static void on_write(png_structp png, png_bytep bytes, png_size_t size)
{
    pave_png_writer *writer = png_get_io_ptr(png);
    pave_output_bytes(writer->output, bytes, size);
}

static void on_flush(png_structp png) { (void)png; }

static void write_head(pave_png_writer *writer, int32_t width, int32_t height, bool opaque)
{
    png_structp png = writer->png;
    png_infop info = writer->info;
    if (setjmp(png_jmpbuf(png))) return;
    png_set_user_limits(png, INT32_MAX, INT32_MAX);
    png_set_write_fn(png, writer, on_write, on_flush);
    png_set_compression_level(png, LEVEL);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8,
                 opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
}

void pave_png_writer_begin(pave_png_writer *writer, pave_output *output, int32_t width,
                           int32_t height, bool opaque)
{
    assert(width > 0 && height > 0);
    *writer = (pave_png_writer){.output = output};
    if (output->result != PAVE_OK) return;
    png_structp png = png_create_write_struct_2(PNG_LIBPNG_VER_STRING, writer, on_error, on_warning,
                                                writer, on_allocate, on_release);
    writer->png = png;
    writer->info = png ? png_create_info_struct(png) : NULL;
    if (writer->info)
        write_head(writer, width, height, opaque);
    else
        pave_output_no_memory(output);
}

void pave_png_writer_rows(pave_png_writer *writer, const uint8_t *rgba, int32_t count)
{
    if (writer->output->result != PAVE_OK) return;
    png_structp png = writer->png;
    if (setjmp(png_jmpbuf(png))) return;
    size_t stride = 4 * (size_t)png_get_image_width(png, writer->info);
    for (int32_t y = 0; y < count; y++) png_write_row(png, rgba + (size_t)y * stride);
}

static void write_end(pave_png_writer *writer)
{
    png_structp png = writer->png;
    if (setjmp(png_jmpbuf(png))) return;
    png_write_end(png, NULL);
}

void pave_png_writer_end(pave_png_writer *writer)
{
    if (writer->output->result == PAVE_OK) write_end(writer);
    png_structp png = writer->png;
    png_infop info = writer->info;
    if (png) png_destroy_write_struct(&png, info ? &info : NULL);
    writer->png = writer->info = NULL;
}
