/// pave/formats/heights.h: pictures of heights for terrain.h, from PNG. Part of the library
/// pave_tiled, whose reader of PNG it is.
#ifndef PAVE_FORMATS_HEIGHTS_H
#define PAVE_FORMATS_HEIGHTS_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A picture of heights, row by row from the top: 0 is black, 65535 white.
typedef struct pave_height_map {
    int32_t width, height;
    uint16_t *values; ///< width * height
    const pave_allocator *allocator;
} pave_height_map;

/// Reads a PNG of any kind as heights. Grey of 16 bits is taken as it is, of 8 and fewer bits it is
/// spread over the range. Of colours the brightness counts, 0.2126 red + 0.7152 green + 0.0722 blue
/// of the stored numbers; transparency, gamma and colour profiles are ignored. Returns as
/// pave_tiled_png_read. Give `out` to pave_height_map_release; it is {0} on failure. Linear time; 8
/// bytes a pixel, of which 2 stay.
PAVE_API pave_result pave_heights_png_read(const char *path, const pave_allocator *allocator,
                                           pave_height_map *out, pave_error *error);

/// The same from memory. `bytes` must hold at least size bytes; `path` names it in errors.
PAVE_API pave_result pave_heights_png_parse(const void *bytes, size_t size, const char *path,
                                            const pave_allocator *allocator, pave_height_map *out,
                                            pave_error *error);

/// Releases what was read and makes it {0}.
PAVE_API void pave_height_map_release(pave_height_map *map);

#ifdef __cplusplus
}
#endif
#endif
