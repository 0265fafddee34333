/// formats/common/common_png_writer.h: a PNG that is written row by row, 8 bits a channel. The same
/// bytes for the same pixels: fixed level and filter, no time stamp.
#ifndef PAVE_FORMATS_COMMON_PNG_WRITER_H
#define PAVE_FORMATS_COMMON_PNG_WRITER_H

#include "common_output.h"

typedef struct pave_png_writer {
    pave_output *output; ///< keeps whatever goes wrong
    void *png, *info;    ///< libpng's
} pave_png_writer;

/// Writes the head: RGBA, or RGB where all pixels are opaque. Whatever goes wrong,
/// pave_png_writer_end is called afterwards.
void pave_png_writer_begin(pave_png_writer *writer, pave_output *output, int32_t width,
                           int32_t height, bool opaque);

/// Writes the next rows. `rgba` must hold at least count * width * 4 bytes. Nothing happens after a
/// failure of the output.
void pave_png_writer_rows(pave_png_writer *writer, const uint8_t *rgba, int32_t count);

/// Writes the end, if nothing went wrong, and releases.
void pave_png_writer_end(pave_png_writer *writer);

#endif
