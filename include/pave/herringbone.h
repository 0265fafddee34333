/// pave/herringbone.h: endless pictures of herringbone Wang tiles, at any place and in any order.
/// Tiles are twice as long as wide; *flat* ones lie, *upright* ones stand, and together they make a
/// pattern of bricks without long straight seams. Reads and makes the template pictures of
/// stb_herringbone_wang_tile.h, which itself cannot begin a map at any place.
///
/// The plane is cut into *unit squares* of `side` pixels; x goes right, y down. By (x - y) mod 4 a
/// square is 0 the left and 1 the right half of a flat tile, 2 the lower and 3 the upper half of an
/// upright one. Colours count from 1.
///
/// Edge kind: each side of a unit square on the rim of a tile has a colour, of one of six types.
/// Corner kind: each corner of a unit square has one, of one of four types. A tile has six *places*
/// with a colour, a to f. In brackets the types:
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
    PAVE_HERRINGBONE_PLACES = 6,         ///< of a tile
    PAVE_HERRINGBONE_TYPES = 6,          ///< of edges; of corners 4
    PAVE_HERRINGBONE_SIDE_MAX = 255,     ///< pixels of a unit square
    PAVE_HERRINGBONE_COLORS_MAX = 32,    ///< of one type
    PAVE_HERRINGBONE_VARY_MAX = 64,      ///< variants, across and down
    PAVE_HERRINGBONE_TILES_MAX = 1 << 22 ///< of one template or world
};

// ---- The pattern --------------------------------------------------------------------------------

/// A tile of the pattern, by its upper left unit square.
typedef struct pave_herringbone_spot {
    int32_t x, y;
    bool upright;
    uint32_t tile; ///< which tile of the world lies there; 0 where it is not asked
} pave_herringbone_spot;

/// The count of types of a kind: 6 of edges, 4 of corners. Constant time.
PAVE_INLINE int pave_herringbone_type_count(pave_wang_kind kind)
{
    return kind == PAVE_WANG_EDGE ? 6 : 4;
}

/// What tiles are made for. {0} is not a shape: a side and colours are needed.
typedef struct pave_herringbone_shape {
    pave_wang_kind kind;                ///< PAVE_WANG_EDGE or PAVE_WANG_CORNER
    int side;                           ///< pixels, 1..PAVE_HERRINGBONE_SIDE_MAX
    int colors[PAVE_HERRINGBONE_TYPES]; ///< of each type, 1..PAVE_HERRINGBONE_COLORS_MAX
    /// Of a template, tiles of each combination: so many across times so many down,
    /// 1..PAVE_HERRINGBONE_VARY_MAX; 0: 1. Of a world they do not matter.
    int vary_x, vary_y;
} pave_herringbone_shape;

/// A tile: 2 side x side pixels, an upright one side x 2 side.
typedef struct pave_herringbone_tile {
    bool upright;
    uint8_t colors[PAVE_HERRINGBONE_PLACES]; ///< a to f, each 1..colours of its type
    const uint8_t *pixels;                   ///< the upper left one
    int variant; ///< of a template, which tile of this combination, from 0; worlds ignore it
} pave_herringbone_tile;

// ---- Worlds -------------------------------------------------------------------------------------

/// A world of herringbone tiles. It never changes and may be shared among threads.
typedef struct pave_herringbone pave_herringbone;

/// What a world is made from; all of it is used only during pave_herringbone_create.
typedef struct pave_herringbone_def {
    pave_herringbone_shape shape;
    uint64_t seed;
    int channels;       ///< bytes of a pixel, 1..4; 0: 3
    int64_t tile_count; ///< 1..PAVE_HERRINGBONE_TILES_MAX
    const pave_herringbone_tile *tiles;
    ptrdiff_t stride;      ///< bytes from a row of a tile's pixels to the next
    const double *weights; ///< tile_count: among tiles of the same colours; NULL: all equal
    /// Of each type as many weights as it has colours; NULL: all equal.
    const double *color_weights[PAVE_HERRINGBONE_TYPES];
} pave_herringbone_def;

/// Makes a world, for pave_herringbone_destroy; it keeps a copy of the pixels. Returns PAVE_OK;
/// PAVE_RANGE for a number out of its range, a colour that its type does not have, or weights that
/// are negative, not finite or all 0; PAVE_INCOMPLETE where a combination of colours has no tile of
/// a weight above 0 (`error` names the first); PAVE_NO_MEMORY. On failure `out` is NULL, `error`
/// (may be NULL) filled. Linear in the pixels.
PAVE_API pave_result pave_herringbone_create(const pave_herringbone_def *def,
                                             const pave_allocator *allocator,
                                             pave_herringbone **out, pave_error *error);

/// Releases a world; NULL is allowed.
PAVE_API void pave_herringbone_destroy(pave_herringbone *world);

/// The spot that covers the unit square x,y, with its tile, an index into the definition's tiles.
/// |x|, |y| <= PAVE_COORDINATE_MAX. Allocates nothing. Constant time.
PAVE_API pave_herringbone_spot pave_herringbone_at(const pave_herringbone *world, int32_t x,
                                                   int32_t y);

/// Writes a rectangle of pixels, row by row: rect.q and rect.r are the upper left pixel, and the
/// pixel 0,0 is that of the unit square 0,0.
/// `out` must hold at least (height - 1) * stride + width * channels bytes; the row of y = rect.r +
/// i starts at out + i * stride; `stride` is in bytes, at least width * channels, or at most the
/// negative of it.
/// Any order of calls, any runner and any overlap give the same pixels. Progress counts pixels.
/// Returns PAVE_OK; PAVE_RANGE beyond |x|, |y| <= PAVE_COORDINATE_MAX (nothing is written);
/// PAVE_STOPPED. Allocates nothing and needs 16 kB of stack on each thread. Linear time.
PAVE_API pave_result pave_herringbone_fill(const pave_herringbone *world, pave_rect rect,
                                           const pave_batch *batch, uint8_t *out, ptrdiff_t stride);

// ---- Templates ----------------------------------------------------------------------------------
// A template is a picture with a tile of each combination, in frames that show the colours. Above
// are the flat tiles, below the upright ones. The last pixels of the first row hold the shape.

/// A picture in memory.
typedef struct pave_herringbone_picture {
    int32_t width, height; ///< pixels
    int channels;          ///< bytes of a pixel, 3 (RGB) or 4 (RGBA)
    const uint8_t *pixels;
    ptrdiff_t stride; ///< bytes from a row to the next
} pave_herringbone_picture;

/// The size of a template in pixels, and how many tiles it has. Returns PAVE_OK; PAVE_RANGE for a
/// shape that is out of range, has more than PAVE_HERRINGBONE_TILES_MAX tiles or more than 2^31 - 1
/// pixels each way; then `error` (may be NULL) is filled, and nothing else written. Constant time.
PAVE_API pave_result pave_herringbone_template_size(const pave_herringbone_shape *shape,
                                                    int32_t *width, int32_t *height, int64_t *tiles,
                                                    pave_error *error);

/// Reads the shape of a template out of its picture. Returns PAVE_OK; PAVE_INVALID where the
/// picture is not a template, or is smaller than its tiles take: `error` (may be NULL) says which.
/// Constant time.
PAVE_API pave_result pave_herringbone_template_read(const pave_herringbone_picture *picture,
                                                    pave_herringbone_shape *out, pave_error *error);

/// The tiles of a template: the flat ones, then the upright ones, by rows; `pixels` point into the
/// picture, whose channels and stride the world's definition takes. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK and their count in `count`; PAVE_CAPACITY when there are
/// more than `capacity`: then `count` is the need and nothing else is written; PAVE_RANGE for the
/// shape; PAVE_INVALID for a picture that is too small. Linear time.
PAVE_API pave_result pave_herringbone_template_tiles(const pave_herringbone_shape *shape,
                                                     const pave_herringbone_picture *picture,
                                                     pave_herringbone_tile *out, int64_t capacity,
                                                     int64_t *count);

/// Where the tile of an index lies in its template: its upper left pixel, inside the frame. `index`
/// is below the count of tiles of a valid shape. Constant time.
PAVE_API void pave_herringbone_template_place(const pave_herringbone_shape *shape, int64_t index,
                                              int32_t *x, int32_t *y);

/// Draws an empty template, white inside its frames: the bytes of stbhw_make_template.
/// `dots` (NULL: none) must hold 4 elements: where bit c - 1 of dots[t] is set, corners of type t
/// and colour c get a dot inside the tiles, corner kind only. `channels` is 3, or 4 with alpha 255.
/// `out` must hold at least (height - 1) * stride + width * channels bytes of
/// pave_herringbone_template_size; `stride` is in bytes. Returns PAVE_OK; PAVE_RANGE for the shape,
/// and for more than 8 colours of a type of edges or 4 of corners, which have no marks. Linear
/// time.
PAVE_API pave_result pave_herringbone_template_draw(const pave_herringbone_shape *shape,
                                                    const uint8_t *dots, int channels, uint8_t *out,
                                                    ptrdiff_t stride, pave_error *error);

/// What is odd about a tile of a template.
typedef enum pave_herringbone_oddity {
    PAVE_HERRINGBONE_BLANK = 0, ///< "blank": all white, as it was before painting
    /// "frame": most of what was black in it is not: it was painted over, or moved
    PAVE_HERRINGBONE_FRAME = 1
} pave_herringbone_oddity;

/// The words of pave_herringbone_oddity.
PAVE_API extern const char *const pave_herringbone_oddity_words[];

/// A tile that is odd.
typedef struct pave_herringbone_fault {
    int64_t tile; ///< by the order of pave_herringbone_template_tiles
    pave_herringbone_oddity oddity;
} pave_herringbone_fault;

/// Looks for tiles that were forgotten or spoiled; a world can be made all the same. `out` must
/// hold at least `capacity` elements. Returns PAVE_OK and their count in `count`, ascending by
/// tile; PAVE_CAPACITY when there are more than `capacity`: then `count` is the need and nothing
/// else is written; PAVE_RANGE for the shape; PAVE_INVALID for a picture that is too small. Linear
/// in the pixels.
PAVE_API pave_result pave_herringbone_template_check(const pave_herringbone_shape *shape,
                                                     const pave_herringbone_picture *picture,
                                                     pave_herringbone_fault *out, int64_t capacity,
                                                     int64_t *count);

#ifdef __cplusplus
}
#endif
#endif
