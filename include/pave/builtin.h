/// pave/builtin.h: Wang tile sets that are built in, with pictures. They need no files.
/// pave_builtin_create makes a set of squares, pave_builtin_paint paints a tile of it at any size,
/// and pave_builtin_create_sides makes a set for faces with any number of sides.
///
///   roads    an edge set: 1 grass, 2 road
///   meadow   a corner set: 1 grass, 2 water
///   cave     a corner set: 1 floor, 2 rock
///   dungeon  an edge set: 1 wall, 2 door, 3 hall (a wall, a wall with a door, no wall)
///   maze     an edge set: 1 hedge, 2 path
///   river    a corner set: 1 grass, 2 meadow; an endless river separates them
///   country  roads with variants: its first 16 tiles are those of roads
///   lakes    the meadow with variants
///   land     a corner set: 1 water, 2 sand, 3 grass, 4 forest: heights that a bias (bias.h) turns
///            into lakes, shores, meadows and forests
///   garden   an edge set: 1 lawn, 2 path, 3 avenue, 4 brook, 5 canal: the 11 tiles of E. Jeandel
///            and M. Rao, for worlds that never repeat (world.h, method APERIODIC)
///
/// All sets except the garden are complete. The ids of the garden are 0 to 10, in the order of
/// docs/determinism.md ("Aperiodic worlds"); the colours listed there are one less than here.
///
/// The id of a square tile in the other sets is number + combinations * variant. `number` encodes
/// the combination: its places (T, R, B, L or TR, BR, BL, TL) are the digits, lowest first, in base
/// pave_builtin_color_count; a digit is the colour minus 1. With two colours, bit k is set if place
/// k has colour 2. Variants are further pictures of the same combination. The third variant, in
/// sets that have it, is rare and shows something special.
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

/// Every built-in set, its number and its name.
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

/// Names of the pave_builtin values.
PAVE_API extern const char *const pave_builtin_words[];

/// The number of colours of a set: 2 to 5. Constant time.
PAVE_API int pave_builtin_color_count(pave_builtin builtin);

/// The name of a colour, 1..pave_builtin_color_count, of a set: "grass", "road", "water". The text
/// is static. Constant time.
PAVE_API const char *pave_builtin_color_name(pave_builtin builtin, int color);

/// The 0xRRGGBB value of a colour, 1..pave_builtin_color_count, in a map editor. Constant time.
PAVE_API uint32_t pave_builtin_color_rgb(pave_builtin builtin, int color);

/// Returns whether a colour can be passed, for pave_world_def.passable. Roads, paths, meadows,
/// grass, doors and halls can be passed; walls, hedges, rock, and water next to land cannot.
/// Constant time.
PAVE_API bool pave_builtin_color_passable(pave_builtin builtin, int color);

/// The weight of a colour, for pave_wang_def.color_weights. Constant time.
PAVE_API double pave_builtin_color_weight(pave_builtin builtin, int color);

/// The number of square tiles of a set; their ids are 0 to this number minus 1. Constant time.
PAVE_API uint32_t pave_builtin_tile_count(pave_builtin builtin);

/// The number of variants of each combination among the square tiles of a set. Constant time.
PAVE_API int pave_builtin_variant_count(pave_builtin builtin);

/// The weight of a square tile, for pave_wang_def.tile_weights; it depends on the variant. `id`
/// must be below pave_builtin_tile_count. Constant time.
PAVE_API double pave_builtin_tile_weight(pave_builtin builtin, uint32_t id);

/// Makes a built-in set of squares, with all variants. Release it with pave_wang_destroy. Returns
/// PAVE_OK; PAVE_RANGE for an unknown set; PAVE_NO_MEMORY. On failure `out` is NULL, and `error`
/// (may be NULL) says why.
PAVE_API pave_result pave_builtin_create(pave_builtin builtin, const pave_allocator *allocator,
                                         pave_wang_set **out, pave_error *error);

/// Makes a built-in set for faces of 3..PAVE_WANG_SIDES_MAX sides, with one tile per combination
/// and no variants. The id is the number of the combination. With 4 sides, these are the first
/// colours^4 tiles of the set of squares. pave_picture_world draws tiles of any shape. Release the
/// set with pave_wang_destroy. Returns PAVE_OK; PAVE_RANGE for an unknown set or number of sides;
/// PAVE_UNSUPPORTED for more than 2^20 combinations (the land with 11 or 12 sides), and for the
/// garden with other than 4 sides; PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be
/// NULL) says why. Time and memory grow with colours^sides: 531441 tiles for 12 sides and three
/// colours.
PAVE_API pave_result pave_builtin_create_sides(pave_builtin builtin, int sides,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

/// The projection of a painted tile.
typedef enum pave_projection {
    PAVE_ORTHOGONAL = 0, ///< a square of size x size pixels
    /// A diamond in size x size / 2 pixels, with transparent corners; size must be even. With
    /// multiples of 4, the diamonds of a map cover each pixel exactly once; with other sizes some
    /// pixels overlap.
    PAVE_ISOMETRIC = 1
} pave_projection;

enum { PAVE_PAINT_SIZE_MIN = 4, PAVE_PAINT_SIZE_MAX = 1024 };

/// Paints a square tile of a built-in set, `id` below pave_builtin_tile_count, as RGBA bytes, rows
/// from the top. `size` is PAVE_PAINT_SIZE_MIN..PAVE_PAINT_SIZE_MAX pixels. Matching tiles join
/// without a seam. The bytes are the same on every machine. `out` must hold at least (height - 1) *
/// stride + 4 * size bytes, where height is size or size / 2; `stride` is in bytes. Allocates
/// nothing; needs about 36 kB of stack. Linear in the number of pixels; tiles of at most 256, 40
/// and 8 pixels take more samples per pixel.
PAVE_API void pave_builtin_paint(pave_builtin builtin, uint32_t id, pave_projection projection,
                                 int size, uint8_t *out, ptrdiff_t stride);

// ---- Herringbone tiles --------------------------------------------------------------------------

/// The shape of a herringbone template for a built-in set: its kind, its number of colours for
/// every type, and its variants as vary_y. The garden has no herringbone tiles: all its numbers of
/// colours are 0, which is not a valid shape. Constant time.
PAVE_API pave_herringbone_shape pave_builtin_herringbone_shape(pave_builtin builtin, int side);

/// Writes the ids of the two square tiles that a herringbone tile of a built-in set is painted
/// with: left and right, or upper and lower for upright tiles. Their common side gets a colour that
/// suits the others, such as the floor of one long room. `tile` must have colours of the set; its
/// variant is taken modulo the number of variants, and its pixels are ignored. The set must not be
/// the garden. A variant has the same weight as for square tiles. `out` must hold at least 2
/// elements. Constant time.
PAVE_API void pave_builtin_herringbone_squares(pave_builtin builtin,
                                               const pave_herringbone_tile *tile, uint32_t *out);

#ifdef __cplusplus
}
#endif
#endif
