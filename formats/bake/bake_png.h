/// formats/bake/bake_png.h: pictures of a pyramid: as PNG, back, and at half the size.
#ifndef PAVE_FORMATS_BAKE_PNG_H
#define PAVE_FORMATS_BAKE_PNG_H

#include "bake_bytes.h"

/// What writes PNGs: of one thread. NULL: no memory.
typedef struct pave_bake_png pave_bake_png;
pave_bake_png *pave_bake_png_open(const pave_allocator *allocator);
void pave_bake_png_close(pave_bake_png *png);

/// Adds the PNG of a picture of PAVE_BAKE_PICTURE pixels each way to the bytes: with a palette
/// where it has up to 256 colours, else as RGB, or RGBA where a pixel is not opaque. `rgba` is the
/// first pixel, `stride` the bytes from row to row. The same pixels give the same bytes by the same
/// version of libdeflate. PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_bake_png_write(pave_bake_png *png, const uint8_t *rgba, ptrdiff_t stride,
                                pave_bake_bytes *out);

/// Reads such a PNG. `rgba` holds a picture whose rows are `stride` bytes apart. PAVE_OK,
/// PAVE_INVALID for other bytes, or PAVE_NO_MEMORY.
pave_result pave_bake_png_read(const uint8_t *bytes, size_t size, uint8_t *rgba, ptrdiff_t stride);

/// Writes pixels at half the size, each the mean of four, weighted by their alpha and rounded. `in`
/// holds 2 * width x 2 * height pixels, `out` holds width x height; they may be the same where
/// out_stride <= in_stride.
void pave_bake_shrink(const uint8_t *in, ptrdiff_t in_stride, int32_t width, int32_t height,
                      uint8_t *out, ptrdiff_t out_stride);

#endif
