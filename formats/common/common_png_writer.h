/// formats/common/common_png_writer.h: writes a PNG in bands that are compressed in parallel, 8
/// bits per channel. Equal pixels give equal bytes, on any number of threads: fixed bands, level
/// and filter, no time stamp.
///
/// Based on: W3C, "Portable Network Graphics (PNG) Specification", second edition, 2003.
#ifndef PAVE_FORMATS_COMMON_PNG_WRITER_H
#define PAVE_FORMATS_COMMON_PNG_WRITER_H

#include "common_output.h"
#include "common_png_palette.h"

typedef struct pave_png_writer {
    pave_output *output; ///< receives the bytes and any error
    int32_t width, channels;
    uint32_t adler; ///< Adler-32 of all rows so far
    uint8_t *rows;  ///< rows that are not yet written, each after its filter byte
    int32_t count, room;
} pave_png_writer;

/// Writes the header: RGB, RGBA, or 1 channel with a palette. Call pave_png_writer_end afterwards,
/// even after a failure.
void pave_png_writer_begin(pave_png_writer *writer, pave_output *output, int32_t width,
                           int32_t height, int channels, const pave_png_palette *palette);

/// Writes the next rows, of 3 or 4 channels. `rgba` must hold at least count * width * 4 bytes.
/// Does nothing if the output has failed.
void pave_png_writer_rows(pave_png_writer *writer, const uint8_t *rgba, int32_t count);

/// A band: rows with their filter bytes, compressed to blocks of deflate that end at a byte.
typedef struct pave_png_band {
    pave_output *blocks; ///< receives the blocks, none of them marked as the last
    uint32_t adler;      ///< Adler-32 of the rows
    size_t size;         ///< bytes of the rows
} pave_png_band;

enum { PAVE_PNG_BANDS_MAX = 64 };

/// Writes up to PAVE_PNG_BANDS_MAX bands, which make(job, index, band) makes on any threads.
void pave_png_writer_bands(pave_png_writer *writer, int32_t count,
                           void (*make)(void *job, int64_t index, pave_png_band *band), void *job);

/// Finishes the file unless the output has failed, and releases the writer.
void pave_png_writer_end(pave_png_writer *writer);

#endif
