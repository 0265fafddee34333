/// formats/tiled/tiled_png_write.c: writes the caller's pixels to a PNG, row by row.
#include "../common/common_memory.h"
#include "../common/common_output.h"
#include "../common/common_png_writer.h"

#include <pave/formats/tiled.h>

enum { BAND_PIXELS = 1 << 20 };

static pave_result check(const pave_tiled_picture_def *def, const char *path, pave_error *error)
{
    if (def->width >= 1 && def->height >= 1 && def->width <= PAVE_TILED_WRITE_PIXELS_WIDE_MAX)
        return PAVE_OK;
    return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                          "a picture of %d x %d pixels: use 1 to %d across, and at least 1 down",
                          (int)def->width, (int)def->height, PAVE_TILED_WRITE_PIXELS_WIDE_MAX);
}

static void write_rows(pave_output *output, const pave_tiled_picture_def *def, int32_t rows,
                       uint8_t *band)
{
    pave_png_writer writer;
    pave_png_writer_begin(&writer, output, def->width, def->height, 4, NULL);
    for (int32_t y = 0; y < def->height; y += rows) {
        const int32_t count = def->height - y < rows ? def->height - y : rows;
        if (pave_output_stopped(output, y, def->height)) break;
        const pave_result result = def->rows.read(def->rows.context, y, count, band);
        if (result != PAVE_OK) {
            pave_output_fail(output, result, "%s", pave_result_text(result));
            break;
        }
        pave_png_writer_rows(&writer, band, count);
    }
    pave_png_writer_end(&writer);
}

pave_result pave_tiled_picture_write(const pave_tiled_picture_def *def, const char *path,
                                     const pave_allocator *allocator, const pave_batch *batch,
                                     pave_error *error)
{
    assert(def && def->rows.read && path);
    pave_output output;
    pave_result result = check(def, path, error);
    if (result == PAVE_OK) result = pave_output_open(&output, path, allocator, error);
    if (result != PAVE_OK) return result;
    int32_t rows = BAND_PIXELS / def->width;
    if (rows < 1) rows = 1;
    if (rows > def->height) rows = def->height;
    output.batch = batch;
    const size_t stride = 4 * (size_t)def->width;
    uint8_t *band = pave_common_array(allocator, (size_t)rows, stride);
    if (band)
        write_rows(&output, def, rows, band);
    else
        pave_output_no_memory(&output);
    pave_output_stopped(&output, def->height, def->height);
    pave_common_free(allocator, band);
    return pave_output_close(&output);
}
