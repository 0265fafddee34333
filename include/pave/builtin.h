/// pave/builtin.h: Wang tile sets that are built in, and their pictures. They need no files:
/// pave_builtin_create makes a set of squares, pave_builtin_paint paints a tile of it at any size,
/// pave_builtin_create_sides makes the set of a face with any number of sides.
///
///   roads    an edge set: 1 grass, 2 road
///   meadow   a corner set: 1 grass, 2 water
///   cave     a corner set: 1 floor, 2 rock
///   dungeon  an edge set: 1 wall, 2 door, 3 hall (walls with a door, and none at all)
///   maze     an edge set: 1 hedge, 2 path
///   river    a corner set: 1 grass, 2 meadow; a river without ends runs between them
///   country  roads with variants: its first 16 tiles are those of roads
///   lakes    the meadow with variants
///   land     a corner set: 1 water, 2 sand, 3 grass, 4 forest, heights that a bias makes into
///   lakes,
///            shores, meadows and forests (bias.h)
///   garden   an edge set: 1 lawn, 2 path, 3 avenue, 4 brook, 5 canal: the 11 tiles of E. Jeandel
///            and M. Rao, for worlds that never repeat (world.h, method APERIODIC)
///
/// All but the garden are complete. The ids of the garden are 0 to 10, in the order of world.h; the
/// colours there are one less than here. Of the others: the places of a combination (T, R, B, L;
/// TR, BR, BL, TL) are the digits of a number, the first place the lowest: a colour less 1, in base
/// pave_builtin_color_count; so of two colours bit k is set where place k has colour 2. A tile of
/// squares has the id number + combinations * variant: variants are further pictures of the same
/// combination, so that nothing catches the eye by coming again; the third, where there is one, is
/// rare and has what is worth finding.
///
/// Example: picture_world.c.
#ifndef PAVE_BUILTIN_H
#define PAVE_BUILTIN_H

#include <pave/base.h>
#include <pave/herringbone.h>
#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Every built-in set with its number and its name.
#define PAVE_BUILTIN_LIST(X)              \
    X(PAVE_BUILTIN_ROADS, 0, "roads")     \
    X(PAVE_BUILTIN_MEADOW, 1, "meadow")   \
    X(PAVE_BUILTIN_CAVE, 2, "cave")       \
    X(PAVE_BUILTIN_DUNGEON, 3, "dungeon") \
    X(PAVE_BUILTIN_MAZE, 4, "maze")       \
    X(PAVE_BUILTIN_RIVER, 5, "river")     \
    X(PAVE_BUILTIN_COUNTRY, 6, "country") \
    X(PAVE_BUILTIN_LAKES, 7, "lakes")     \
    X(PAVE_BUILTIN_LAND, 8, "land")       \
    X(PAVE_BUILTIN_GARDEN, 9, "garden")

#define PAVE_BUILTIN_ENUMERATOR(name, number, text) name = number,
typedef enum pave_builtin {
    PAVE_BUILTIN_LIST(PAVE_BUILTIN_ENUMERATOR) PAVE_BUILTIN_COUNT
} pave_builtin;
#undef PAVE_BUILTIN_ENUMERATOR

/// The words of pave_builtin.
PAVE_API extern const char *const pave_builtin_words[];

/// The count of colours of a set: 2 to 5. Constant time.
PAVE_API int pave_builtin_color_count(pave_builtin builtin);

/// The name of a colour, 1..pave_builtin_color_count, of a set: "grass", "road", "water". The text
/// is static. Constant time.
PAVE_API const char *pave_builtin_color_name(pave_builtin builtin, int color);

/// A colour, 1..pave_builtin_color_count, of a set as a map editor shows it, 0xRRGGBB. Constant
/// time.
PAVE_API uint32_t pave_builtin_color_rgb(pave_builtin builtin, int color);

/// Whether one can walk there, as pave_world_def.passable takes it: on roads, paths, meadows and
/// grass, through doors and halls, but not through walls, hedges, rock, and water beside land.
/// Constant time.
PAVE_API bool pave_builtin_color_passable(pave_builtin builtin, int color);

/// The weight of a colour, as pave_wang_def takes it: how often it comes beside the others.
/// Constant time.
PAVE_API double pave_builtin_color_weight(pave_builtin builtin, int color);

/// The count of the tiles of squares of a set; their ids are 0 to that count less 1. Constant time.
PAVE_API uint32_t pave_builtin_tile_count(pave_builtin builtin);

/// How many variants each combination of a set has among its squares. Constant time.
PAVE_API int pave_builtin_variant_count(pave_builtin builtin);

/// The weight of a tile of squares, `id` below pave_builtin_tile_count, as pave_wang_def takes it:
/// that of its variant. Constant time.
PAVE_API double pave_builtin_tile_weight(pave_builtin builtin, uint32_t id);

/// Makes a built-in set of squares, with all variants. Destroy it with pave_wang_destroy. Returns
/// PAVE_OK; PAVE_RANGE for a set that does not exist; PAVE_NO_MEMORY. On failure `out` is NULL and
/// `error` (may be NULL) is filled.
PAVE_API pave_result pave_builtin_create(pave_builtin builtin, const pave_allocator *allocator,
                                         pave_wang_set **out, pave_error *error);

/// Makes a built-in set for faces of 3..PAVE_WANG_SIDES_MAX sides, with one tile for each
/// combination and no variants: the id is the number of the combination; there must be no more
/// than 2^20. pave_picture_world draws tiles of any shape. With 4 sides these are the tiles 0 to
/// colours^4 less 1 of the squares. Destroy it with pave_wang_destroy. Returns PAVE_OK; PAVE_RANGE
/// for a set that does not exist or a number of sides out of range; PAVE_UNSUPPORTED for the land
/// with 11 or 12 sides, the garden with other than 4; PAVE_NO_MEMORY. On failure `out` is NULL and
/// `error` (may be NULL) is filled. Time and memory grow with colours^sides: 531441 tiles for 12
/// sides of three colours.
PAVE_API pave_result pave_builtin_create_sides(pave_builtin builtin, int sides,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

/// How a tile is seen.
typedef enum pave_projection {
    PAVE_ORTHOGONAL = 0, ///< the tile is size x size pixels
    /// The tile is a diamond in size x size / 2 pixels, transparent around it; size is even. With
    /// multiples of 4 the diamonds of a map share out its pixels exactly; with other sizes they
    /// overlap in places.
    PAVE_ISOMETRIC = 1
} pave_projection;

enum { PAVE_PAINT_SIZE_MIN = 4, PAVE_PAINT_SIZE_MAX = 1024 };

/// Paints a square tile of a built-in set, `id` below pave_builtin_tile_count, as RGBA bytes, rows
/// from the top. `size` is
/// PAVE_PAINT_SIZE_MIN..PAVE_PAINT_SIZE_MAX pixels. Tiles that match join without a seam. The bytes
/// are the same on every machine. `out` must hold at least (height - 1) * stride + 4 * size bytes,
/// where height is size or size / 2; `stride` is in bytes. Allocates nothing; needs about 36 kB of
/// stack. Linear in the pixels; tiles of up to 256, 40 and 8 pixels take more samples a pixel.
PAVE_API void pave_builtin_paint(pave_builtin builtin, uint32_t id, pave_projection projection,
                                 int size, uint8_t *out, ptrdiff_t stride);

// ---- Herringbone tiles --------------------------------------------------------------------------

/// The shape of a template of a built-in set: its kind, its colours at every type, and down the
/// variants that the set has. The garden has no herringbone tiles: of its shape all counts of
/// colours are 0, and no template is made of it. Constant time.
PAVE_API pave_herringbone_shape pave_builtin_herringbone_shape(pave_builtin builtin, int side);

/// The two squares that a herringbone tile of a built-in set is painted with, by their ids: left
/// and right, of upright tiles upper and lower. Between them is what fits their other colours, such
/// as the floor of one long room. `tile` has colours of the set; its variant counts round, and its
/// pixels are not looked at. Not of the garden. The weight of a variant is that of the set's
/// squares. `out` must hold at least 2 elements. Constant time.
PAVE_API void pave_builtin_herringbone_squares(pave_builtin builtin,
                                               const pave_herringbone_tile *tile, uint32_t *out);

#ifdef __cplusplus
}
#endif
#endif
