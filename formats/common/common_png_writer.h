/// formats/common/common_png_writer.h: writes a PNG row by row, 8 bits per channel. Equal pixels
/// give equal bytes: fixed level and filter, no time stamp.
#ifndef PAVE_FORMATS_COMMON_PNG_WRITER_H
#define PAVE_FORMATS_COMMON_PNG_WRITER_H

#include "common_output.h"

typedef struct pave_png_writer {
    pave_output *output; ///< receives the bytes and any error
    void *png, *info;    ///< libpng's structs
} pave_png_writer;

/// Writes the header: RGBA, or RGB if all pixels are opaque. Call pave_png_writer_end afterwards,
/// even after a failure.
void pave_png_writer_begin(pave_png_writer *writer, pave_output *output, int32_t width,
                           int32_t height, bool opaque);

/// Writes the next rows. `rgba` must hold at least count * width * 4 bytes. Does nothing if the
/// output has failed.
void pave_png_writer_rows(pave_png_writer *writer, const uint8_t *rgba, int32_t count);

/// Finishes the file unless the output has failed, and releases the writer.
void pave_png_writer_end(pave_png_writer *writer);

#endif
