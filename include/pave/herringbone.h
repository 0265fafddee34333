/// pave/herringbone.h: endless pictures of herringbone Wang tiles, at any position and in any
/// order. Tiles are twice as long as wide. Horizontal (*flat*) and vertical (*upright*) tiles form
/// a brick pattern without long straight seams. Templates have the format of
/// stb_herringbone_wang_tile.h.
///
/// The plane is cut into *unit squares* of `side` pixels; x points right, y down. The part of a
/// unit square follows from (x - y) mod 4: 0 is the left and 1 the right half of a flat tile; 2 is
/// the lower and 3 the upper half of an upright tile. Colours are numbered from 1.
///
/// Edge kind: each side of a unit square on the rim of a tile has a colour, which belongs to one of
/// six types. Corner kind: each corner of a unit square has a colour, which belongs to one of four
/// types. A tile has six *places* with a colour, a to f. The types are in parentheses:
///
///     edges:    +-a(2)-+-b(3)-+    +-a(0)-+      corners:  a(1)---b(2)---c(3)   a(0)---d(1)
///              c(1)          d(4) b(5)   c(1)               |             |      |      |
///               +-e(0)-+-f(2)-+    +      +                d(0)---e(1)---f(2)   b(3)---e(0)
///                                 d(4)   e(5)                                    |      |
///                                  +-f(3)-+                                     c(2)---f(3)
///
/// Based on: S. Barrett, "Herringbone Wang Tiles", 2011, and stb_herringbone_wang_tile.h 0.7, 2019
/// (the templates). docs/determinism.md defines every decision.
///
/// Example: herringbone.c.
#ifndef PAVE_HERRINGBONE_H
#define PAVE_HERRINGBONE_H

#include <pave/base.h>
#include <pave/wang.h>
#include <pave/window.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_HERRINGBONE_PLACES = 6,         ///< places of a tile
    PAVE_HERRINGBONE_TYPES = 6,          ///< types of edges; corners have 4
    PAVE_HERRINGBONE_SIDE_MAX = 255,     ///< maximum side of a unit square, in pixels
    PAVE_HERRINGBONE_COLORS_MAX = 32,    ///< maximum number of colours of a type
    PAVE_HERRINGBONE_VARY_MAX = 64,      ///< maximum number of variants, across and down
    PAVE_HERRINGBONE_TILES_MAX = 1 << 22 ///< maximum number of tiles of a template or world
};

// ---- The pattern --------------------------------------------------------------------------------

/// A tile position of the pattern, given by its upper left unit square.
typedef struct pave_herringbone_spot {
    int32_t x, y;
    bool upright;
    uint32_t tile; ///< index of the tile at this position
} pave_herringbone_spot;

/// The number of types of a kind: 6 for edges, 4 for corners. Constant time.
PAVE_INLINE int pave_herringbone_type_count(pave_wang_kind kind)
{
    return kind == PAVE_WANG_EDGE ? 6 : 4;
}

/// The shape of tiles. {0} is not valid: `side` and `colors` are required.
typedef struct pave_herringbone_shape {
    pave_wang_kind kind; ///< PAVE_WANG_EDGE or PAVE_WANG_CORNER
    int side;            ///< side of a unit square in pixels, 1..PAVE_HERRINGBONE_SIDE_MAX
    int colors[PAVE_HERRINGBONE_TYPES]; ///< number of colours of each
                                        ///< type, 1..PAVE_HERRINGBONE_COLORS_MAX
    /// Variants of each combination in a template, across and down: 1..PAVE_HERRINGBONE_VARY_MAX; 0
    /// means 1. Worlds ignore them.
    int vary_x, vary_y;
} pave_herringbone_shape;

/// A tile: 2 side x side pixels, or side x 2 side if upright.
typedef struct pave_herringbone_tile {
    bool upright;
    uint8_t colors[PAVE_HERRINGBONE_PLACES]; ///< 1-based colours at the places a to f
    const uint8_t *pixels;                   ///< first pixel (upper left)
    int variant; ///< 0-based variant index among tiles of the same combination (templates only)
} pave_herringbone_tile;

// ---- Worlds -------------------------------------------------------------------------------------

/// A world of herringbone tiles. It never changes, so threads may share it.
typedef struct pave_herringbone pave_herringbone;

/// The definition of a world; used only during pave_herringbone_create.
typedef struct pave_herringbone_def {
    pave_herringbone_shape shape;
    uint64_t seed;
    int channels;       ///< bytes per pixel, 1..4; 0 means 3
    int64_t tile_count; ///< 1..PAVE_HERRINGBONE_TILES_MAX
    const pave_herringbone_tile *tiles;
    ptrdiff_t stride; ///< bytes from one row of a tile's pixels to the next
    /// tile_count weights among tiles with the same colours; NULL: all equal
    const double *weights;
    /// Weights of the colours of each type; NULL: all equal.
    const double *color_weights[PAVE_HERRINGBONE_TYPES];
} pave_herringbone_def;

/// Makes a world; release it with pave_herringbone_destroy. The world has a copy of the pixels.
/// Returns PAVE_OK; PAVE_RANGE if a number is out of range, a type has no colour, or weights are
/// negative, not finite or all 0; PAVE_INCOMPLETE if a combination of colours has no tile with a
/// weight above 0 (`error` names the first one); PAVE_NO_MEMORY. On failure `out` is NULL, and
/// `error` (may be NULL) says why. Linear in the number of pixels.
PAVE_API pave_result pave_herringbone_create(const pave_herringbone_def *def,
                                             const pave_allocator *allocator,
                                             pave_herringbone **out, pave_error *error);

/// Releases a world; NULL is allowed.
PAVE_API void pave_herringbone_destroy(pave_herringbone *world);

/// The tile position that covers the unit square x,y, and its tile, an index into the definition's
/// tiles. |x|, |y| <= PAVE_COORDINATE_MAX. Allocates nothing. Constant time.
PAVE_API pave_herringbone_spot pave_herringbone_at(const pave_herringbone *world, int32_t x,
                                                   int32_t y);

/// Writes a rectangle of pixels, row by row. rect.q and rect.r are the upper left pixel; the pixel
/// 0,0 is the upper left pixel of the unit square 0,0. `out` must hold at least (height - 1) *
/// stride + width * channels bytes; the row of y = rect.r + i starts at out + i * stride; `stride`
/// is in bytes, at least width * channels, or at most the negative of it. Any order of calls, any
/// runner and any overlap give the same pixels. Progress counts pixels. Returns PAVE_OK; PAVE_RANGE
/// beyond |x|, |y| <= PAVE_COORDINATE_MAX (nothing is written); PAVE_STOPPED. Allocates nothing and
/// needs 16 kB of stack on each thread. Linear time.
PAVE_API pave_result pave_herringbone_fill(const pave_herringbone *world, pave_rect rect,
                                           const pave_batch *batch, uint8_t *out, ptrdiff_t stride);

// ---- Templates ----------------------------------------------------------------------------------
// A template is a picture with a tile for each combination, in frames that show the colours. The
// flat tiles are at the top, the upright tiles below. The last pixels of the first row encode the
// shape.

/// A picture in memory.
typedef struct pave_herringbone_picture {
    int32_t width, height; ///< pixels
    int channels;          ///< bytes per pixel, 3 (RGB) or 4 (RGBA)
    const uint8_t *pixels;
    ptrdiff_t stride; ///< bytes from one row to the next
} pave_herringbone_picture;

/// Computes the size of a template in pixels and its number of tiles. Returns PAVE_OK; PAVE_RANGE
/// if the shape is out of range, has more than PAVE_HERRINGBONE_TILES_MAX tiles, or is wider or
/// higher than 2^31 - 1 pixels. On failure `error` (may be NULL) says why, and nothing else is
/// written. Constant time.
PAVE_API pave_result pave_herringbone_template_size(const pave_herringbone_shape *shape,
                                                    int32_t *width, int32_t *height, int64_t *tiles,
                                                    pave_error *error);

/// Reads the shape of a template from its picture. Returns PAVE_OK; PAVE_INVALID if the picture is
/// not a template or is too small for its tiles; `error` (may be NULL) says which. Constant time.
PAVE_API pave_result pave_herringbone_template_read(const pave_herringbone_picture *picture,
                                                    pave_herringbone_shape *out, pave_error *error);

/// Lists the tiles of a template by rows, first the flat and then the upright tiles. `pixels`
/// points into the picture; use the picture's channels and stride in the definition of the world.
/// `out` must hold at least `capacity` elements. Returns PAVE_OK, with the number of tiles in
/// `count`; PAVE_CAPACITY with the required capacity in `count` and nothing else written;
/// PAVE_RANGE if the shape is out of range; PAVE_INVALID if the picture is too small. Linear time.
PAVE_API pave_result pave_herringbone_template_tiles(const pave_herringbone_shape *shape,
                                                     const pave_herringbone_picture *picture,
                                                     pave_herringbone_tile *out, int64_t capacity,
                                                     int64_t *count);

/// The position of a tile in its template: its upper left pixel, inside the frame. `index` must be
/// below the number of tiles of a valid shape. Constant time.
PAVE_API void pave_herringbone_template_place(const pave_herringbone_shape *shape, int64_t index,
                                              int32_t *x, int32_t *y);

/// Draws an empty template, white inside its frames, with the same bytes as stbhw_make_template.
/// `dots` (may be NULL) must hold at least 4 elements; for the corner kind, if bit c - 1 of dots[t]
/// is set, corners of type t and colour c get a dot inside the tiles. `channels` is 3, or 4 with
/// alpha 255. `out` must hold at least (height - 1) * stride + width * channels bytes, with the
/// size from pave_herringbone_template_size; `stride` is in bytes. Returns PAVE_OK; PAVE_RANGE if
/// the shape is out of range, or a type has more than 8 colours of edges or 4 of corners, for which
/// there are no marks. Linear time.
PAVE_API pave_result pave_herringbone_template_draw(const pave_herringbone_shape *shape,
                                                    const uint8_t *dots, int channels, uint8_t *out,
                                                    ptrdiff_t stride, pave_error *error);

/// The kinds of suspicious template tiles.
typedef enum pave_herringbone_oddity {
    PAVE_HERRINGBONE_BLANK = 0, ///< "blank": all white, not painted yet
    /// "frame": most black pixels of the frame have another colour; the frame was painted over or
    /// moved
    PAVE_HERRINGBONE_FRAME = 1
} pave_herringbone_oddity;

/// Names of the pave_herringbone_oddity values.
PAVE_API extern const char *const pave_herringbone_oddity_words[];

/// A suspicious tile.
typedef struct pave_herringbone_fault {
    int64_t tile; ///< index in the order of pave_herringbone_template_tiles
    pave_herringbone_oddity oddity;
} pave_herringbone_fault;

/// Finds tiles that are not painted or have a damaged frame, in order of the tiles. A world can
/// still be made from the template. `out` must hold at least `capacity` elements. Returns PAVE_OK,
/// with the number of faults in `count`; PAVE_CAPACITY with the required capacity in `count` and
/// nothing else written; PAVE_RANGE if the shape is out of range; PAVE_INVALID if the picture is
/// too small. Linear in the number of pixels.
PAVE_API pave_result pave_herringbone_template_check(const pave_herringbone_shape *shape,
                                                     const pave_herringbone_picture *picture,
                                                     pave_herringbone_fault *out, int64_t capacity,
                                                     int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
