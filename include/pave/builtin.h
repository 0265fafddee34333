/// pave/builtin.h: two Wang tile sets that are built in, and their pictures. They need no files:
/// pave_builtin_create makes the set, pave_builtin_paint paints a tile of it at any size.
///
/// Both sets are complete with 16 tiles, ids 0..15, all of weight 1. Bit k of an id is set where
/// the k-th place of the combination has colour 2.
///   roads   an edge set: 1 grass, 2 road; bits 0..3 are T, R, B, L
///   meadow  a corner set: 1 grass, 2 water; bits 0..3 are TR, BR, BL, TL
///
/// Example: picture_world.c.
#ifndef PAVE_BUILTIN_H
#define PAVE_BUILTIN_H

#include <pave/base.h>
#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Every built-in set with its number and its name.
#define PAVE_BUILTIN_LIST(X)          \
    X(PAVE_BUILTIN_ROADS, 0, "roads") \
    X(PAVE_BUILTIN_MEADOW, 1, "meadow")

#define PAVE_BUILTIN_ENUMERATOR(name, number, text) name = number,
typedef enum pave_builtin {
    PAVE_BUILTIN_LIST(PAVE_BUILTIN_ENUMERATOR) PAVE_BUILTIN_COUNT
} pave_builtin;
#undef PAVE_BUILTIN_ENUMERATOR

/// The name of a set; NULL for any other number. The text is static. Constant time.
PAVE_API const char *pave_builtin_name(pave_builtin builtin);

/// The set of a name. Returns PAVE_OK, or PAVE_NOT_FOUND; then `out` is untouched. Constant time.
PAVE_API pave_result pave_builtin_read(const char *name, pave_builtin *out);

/// The name of a colour, 1..2, of a set: "grass", "road", "water". The text is static. Constant
/// time.
PAVE_API const char *pave_builtin_color_name(pave_builtin builtin, int color);

/// A colour, 1..2, of a set as a map editor shows it, 0xRRGGBB. Constant time.
PAVE_API uint32_t pave_builtin_color_rgb(pave_builtin builtin, int color);

/// Makes a built-in set. Destroy it with pave_wang_destroy. Returns PAVE_OK; PAVE_RANGE for a set
/// that does not exist; PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) is
/// filled.
PAVE_API pave_result pave_builtin_create(pave_builtin builtin, const pave_allocator *allocator,
                                         pave_wang_set **out, pave_error *error);

/// How a tile is seen.
typedef enum pave_projection {
    PAVE_ORTHOGONAL = 0, ///< the tile is size x size pixels
    /// The tile is a diamond in size x size / 2 pixels, transparent around it; size is even. With
    /// multiples of 4 the diamonds of a map share out its pixels exactly; with other sizes they
    /// overlap in places.
    PAVE_ISOMETRIC = 1
} pave_projection;

enum { PAVE_PAINT_SIZE_MIN = 4, PAVE_PAINT_SIZE_MAX = 1024 };

/// Paints a tile of a built-in set, `id` 0..15, as RGBA bytes, rows from the top. `size` is
/// PAVE_PAINT_SIZE_MIN..PAVE_PAINT_SIZE_MAX pixels. Tiles that match join without a seam. The bytes
/// are the same on every machine. `out` must hold at least (height - 1) * stride + 4 * size bytes,
/// where height is size or size / 2; `stride` is in bytes. Allocates nothing; needs about 36 kB of
/// stack. Linear in the pixels; tiles of up to 256, 40 and 8 pixels take more samples a pixel.
PAVE_API void pave_builtin_paint(pave_builtin builtin, uint32_t id, pave_projection projection,
                                 int size, uint8_t *out, ptrdiff_t stride);

#ifdef __cplusplus
}
#endif
#endif
