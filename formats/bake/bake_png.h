/// formats/bake/bake_png.h: encodes, decodes and shrinks the pictures of a pyramid.
#ifndef PAVE_FORMATS_BAKE_PNG_H
#define PAVE_FORMATS_BAKE_PNG_H

#include "bake_bytes.h"

/// A PNG encoder, used by one thread. pave_bake_png_open returns NULL if out of memory.
typedef struct pave_bake_png pave_bake_png;
pave_bake_png *pave_bake_png_open(const pave_allocator *allocator);
void pave_bake_png_close(pave_bake_png *png);

/// Appends a picture of PAVE_BAKE_PICTURE pixels square as PNG: with a palette if it has up to 256
/// colours, otherwise as RGB, or RGBA if a pixel is not opaque. `rgba` is the first pixel, `stride`
/// the bytes per row. Equal pixels give equal bytes with one version of libdeflate. Returns PAVE_OK
/// or PAVE_NO_MEMORY.
pave_result pave_bake_png_write(pave_bake_png *png, const uint8_t *rgba, ptrdiff_t stride,
                                pave_bake_bytes *out);

/// Decodes such a PNG. `rgba` holds a picture whose rows are `stride` bytes apart. Returns PAVE_OK,
/// PAVE_INVALID for other data, or PAVE_NO_MEMORY.
pave_result pave_bake_png_read(const uint8_t *bytes, size_t size, uint8_t *rgba, ptrdiff_t stride);

/// Halves a picture: each pixel is the alpha-weighted, rounded average of four. `in` holds 2 *
/// width x 2 * height pixels, `out` holds width x height; they may be the same if out_stride <=
/// in_stride.
void pave_bake_shrink(const uint8_t *in, ptrdiff_t in_stride, int32_t width, int32_t height,
                      uint8_t *out, ptrdiff_t out_stride);

#endif
