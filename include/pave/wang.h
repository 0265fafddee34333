/// pave/wang.h: Wang tile sets: tiles with coloured edges and corners, whether a set is complete,
/// which tiles fit a place, and two sets that are built in, with their pictures.
///
/// A tile of an n-sided face has 2n colours, clockwise from the top edge, edges at even places and
/// corners at odd ones. Squares (n = 4) have T, TR, R, BR, B, BL, L, TL: the wangid of Tiled. A
/// colour is 1..254; 0 is *unset*: it matches only unset and fills no combination. An edge set uses
/// the even places, a corner set the odd ones, a mixed set all; what stands in the others is
/// ignored.
///
/// Examples: wang_set.c (what is in a set), complete_set.c, own_tiles.c, explore_naively.c
/// (matching), picture.c (the built-in sets).
#ifndef PAVE_WANG_H
#define PAVE_WANG_H

#include <pave/base.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_WANG_SIDES_MAX = 6, ///< faces of up to six sides; sets are of squares so far
    PAVE_WANG_PLACES_MAX = 2 * PAVE_WANG_SIDES_MAX, ///< colours of one tile
    PAVE_WANG_PLACES_SQUARE = 8,                    ///< colours of one square tile
    PAVE_WANG_COLORS_MAX = 254, ///< colours of one set; a world takes fewer, see pave_world_create
    PAVE_WANG_FREE = 0,         ///< in a constraint: any colour will do
    PAVE_WANG_UNSET = 255       ///< in a constraint: only unset will do
};

/// The places of a square tile's colours.
typedef enum pave_wang_place {
    PAVE_WANG_T = 0,
    PAVE_WANG_TR = 1,
    PAVE_WANG_R = 2,
    PAVE_WANG_BR = 3,
    PAVE_WANG_B = 4,
    PAVE_WANG_BL = 5,
    PAVE_WANG_L = 6,
    PAVE_WANG_TL = 7
} pave_wang_place;

typedef enum pave_wang_kind {
    PAVE_WANG_EDGE = 0,
    PAVE_WANG_CORNER = 1,
    PAVE_WANG_MIXED = 2
} pave_wang_kind;

/// "edge", "corner" or "mixed". The text is static. Constant time.
PAVE_API const char *pave_wang_kind_text(pave_wang_kind kind);

// ---- Sets ---------------------------------------------------------------------------------------

/// A tile set that does not change any more; shared freely among threads.
typedef struct pave_wang_set pave_wang_set;

/// What a set is made of. Everything is copied.
typedef struct pave_wang_def {
    pave_wang_kind kind;
    int sides;             ///< 0 or 4: squares
    int color_count;       ///< 1..254
    uint32_t tile_count;   ///< 1..2^24
    const uint8_t *colors; ///< tile_count * 2 * sides: the tiles' colours, tile by tile
    const uint32_t
        *ids; ///< tile_count: the numbers by which you know the tiles, each once; NULL: 0, 1, 2...
    const double
        *tile_weights; ///< tile_count: how often, relative to the others; 0 is never; NULL: all 1
    const double *color_weights; ///< color_count: factors of every tile that has the colour, once
                                 ///< for each place; NULL: all 1
    const pave_allocator *allocator; ///< NULL: malloc
} pave_wang_def;

/// Makes a set. The effective weight of a tile is its own times the weights of the colours at the
/// places that its kind uses (unset counts 1), multiplied in that order in IEEE double precision: a
/// product below about 5e-324 is 0, which is never. Returns PAVE_OK and the set in `out`, to be
/// given to pave_wang_destroy; PAVE_INVALID for a colour above the count or an id given twice;
/// PAVE_RANGE for a count or a weight out of its range, or when every tile has weight 0;
/// PAVE_UNSUPPORTED for sides other than 4; PAVE_NO_MEMORY. `error` may be NULL. Time O(n log n) in
/// the tiles.
PAVE_API pave_result pave_wang_create(const pave_wang_def *def, pave_wang_set **out,
                                      pave_error *error);

/// Releases a set; NULL is allowed.
PAVE_API void pave_wang_destroy(pave_wang_set *set);

/// What the set was made with; these read, they change nothing. Constant time.
PAVE_API pave_wang_kind pave_wang_kind_of(const pave_wang_set *set);
PAVE_API int pave_wang_side_count(const pave_wang_set *set);  ///< 4
PAVE_API int pave_wang_color_count(const pave_wang_set *set); ///< how many colours
/// How many tiles the set has; an *index* below is 0 to that number less 1. Constant time.
PAVE_API uint32_t pave_wang_tile_count(const pave_wang_set *set);

/// The id of a tile by its index. Constant time.
PAVE_API uint32_t pave_wang_tile_id(const pave_wang_set *set, uint32_t index);

/// The index of a tile by its id, or UINT32_MAX when the set has none of that id. Time O(log n).
PAVE_API uint32_t pave_wang_tile_index(const pave_wang_set *set, uint32_t id);

/// The 2n colours of a tile by its index; those that the kind does not use are 0. Valid as long as
/// the set. Constant time.
PAVE_API const uint8_t *pave_wang_tile_colors(const pave_wang_set *set, uint32_t index);

/// The effective weight of a tile by its index, as a whole number that keeps the proportions (see
/// pave_weights_to_integers). Constant time.
PAVE_API uint64_t pave_wang_tile_weight(const pave_wang_set *set, uint32_t index);

// ---- Completeness -------------------------------------------------------------------------------
// A combination is one colour for each place that the kind uses, in clockwise order: T,R,B,L for
// edges, TR,BR,BL,TL for corners, all eight for mixed. A set is complete when every combination is
// held by at least one tile of positive weight.

enum { PAVE_WANG_COUNT_TEXT_SIZE = 32 };

/// How complete a set is.
typedef struct pave_wang_census {
    bool complete;
    int places;        ///< the length of a combination
    uint64_t distinct; ///< combinations that are held
    uint64_t total; ///< combinations that there are; UINT64_MAX where it is that or more, and then
                    ///< only the text is right
    uint64_t missing; ///< total - distinct; the same
    char total_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char missing_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_census;

/// Counts the combinations of a set. Constant time.
PAVE_API pave_wang_census pave_wang_take_census(const pave_wang_set *set);

/// Walks through the missing combinations in lexicographic order. Owned by the caller, nothing to
/// destroy; valid as long as the set.
typedef struct pave_wang_missing {
    const pave_wang_set *set;
    uint32_t held;                             ///< private
    bool ended;                                ///< private
    uint8_t combination[PAVE_WANG_PLACES_MAX]; ///< after a true pave_wang_missing_next: the
                                               ///< combination, colours from 1
} pave_wang_missing;

/// An iterator before the first missing combination. Constant time.
PAVE_API pave_wang_missing pave_wang_missing_begin(const pave_wang_set *set);

/// Steps to the next missing combination; false when there is none left. Time: one step for each
/// held combination that is passed.
PAVE_API bool pave_wang_missing_next(pave_wang_missing *missing);

/// The places of a kind's combinations, in order: writes up to PAVE_WANG_PLACES_MAX place numbers
/// and returns how many. `out` must hold at least PAVE_WANG_PLACES_MAX elements. Constant time.
PAVE_API int pave_wang_places(pave_wang_kind kind, int sides, uint8_t *out);

// ---- Matching -----------------------------------------------------------------------------------

/// Whether a tile, by its index, satisfies the constraints: at each place that the kind uses a
/// colour, PAVE_WANG_FREE or PAVE_WANG_UNSET. `constraints` must hold at least 2 * sides elements.
/// Constant time.
PAVE_API bool pave_wang_fits(const pave_wang_set *set, uint32_t index, const uint8_t *constraints);

/// Writes the indices of the tiles that satisfy the constraints, ascending; tiles of weight 0 are
/// among them. `constraints` must hold at least 2 * sides elements, `out` at least capacity.
/// Returns PAVE_OK and how many in `count`; PAVE_CAPACITY when there are more than capacity: then
/// `count` is the need and the first `capacity` are written. Linear in the tiles.
PAVE_API pave_result pave_wang_match(const pave_wang_set *set, const uint8_t *constraints,
                                     uint32_t *out, uint32_t capacity, uint32_t *count);

/// The index of one tile that satisfies the constraints, chosen by weight with the caller's random
/// word; UINT32_MAX when none of positive weight fits. `constraints` must hold at least 2 * sides
/// elements. Linear in the tiles.
PAVE_API uint32_t pave_wang_pick(const pave_wang_set *set, const uint8_t *constraints,
                                 uint32_t word);

/// What the eight cells around a square cell demand of it. neighbors[k] is the index of the tile at
/// place k (above, above right, right, ... clockwise as the places), or UINT32_MAX where nothing is
/// placed yet. Where two of them disagree about a corner, the later place counts; pave_wang_fits
/// against each tells. `neighbors` must hold at least 8 elements, and so must `out`. Constant time.
PAVE_API void pave_wang_constraints_around(const pave_wang_set *set, const uint32_t *neighbors,
                                           uint8_t *out);

// ---- Built-in sets ------------------------------------------------------------------------------

/// The sets that are built in, both complete with 16 tiles, ids 0..15. Bit k of an id is set where
/// the k-th place has colour 2.
///   roads   an edge set: 1 grass, 2 road; bits 0..3 are T, R, B, L
///   meadow  a corner set: 1 grass, 2 water; bits 0..3 are TR, BR, BL, TL
#define PAVE_BUILTINS(X)              \
    X(PAVE_BUILTIN_ROADS, 0, "roads") \
    X(PAVE_BUILTIN_MEADOW, 1, "meadow")

#define PAVE_BUILTIN_ENUMERATOR(name, number, text) name = number,
typedef enum pave_builtin {
    PAVE_BUILTINS(PAVE_BUILTIN_ENUMERATOR) PAVE_BUILTIN_COUNT
} pave_builtin;
#undef PAVE_BUILTIN_ENUMERATOR

/// "roads" or "meadow". The text is static. Constant time.
PAVE_API const char *pave_builtin_text(pave_builtin builtin);

/// The name of a colour of a built-in set, 1..2: "grass", "road", "water". The text is static.
/// Constant time.
PAVE_API const char *pave_builtin_color_name(pave_builtin builtin, int color);

/// The colour as a map editor shows it, 0xRRGGBB. Constant time.
PAVE_API uint32_t pave_builtin_color_rgb(pave_builtin builtin, int color);

/// Makes a built-in set, as pave_wang_create does. Returns PAVE_OK or PAVE_NO_MEMORY.
PAVE_API pave_result pave_builtin_create(pave_builtin builtin, const pave_allocator *allocator,
                                         pave_wang_set **out);

typedef enum pave_projection {
    PAVE_ORTHOGONAL = 0, ///< the tile is size x size pixels
    /// The tile is a diamond in size x size / 2 pixels, transparent around it; size is even. Sizes
    /// that are multiples of 4 are best: a map's diamonds then part its pixels exactly. Those of
    /// other sizes overlap here and there, for no diamond fits them.
    PAVE_ISOMETRIC = 1
} pave_projection;

enum { PAVE_PAINT_SIZE_MIN = 4, PAVE_PAINT_SIZE_MAX = 1024 };

/// Paints a tile of a built-in set, `id` 0..15, as RGBA bytes, rows from the top. `size` is in
/// PAVE_PAINT_SIZE_MIN..MAX pixels. Tiles that match join without a seam. The same bytes on every
/// machine. `out` must hold at least (height - 1) * stride + 4 * size bytes, height being size or
/// size / 2; stride is in bytes. Allocates nothing; needs about 36 kB of stack. About 0.05 us a
/// pixel above 256 pixels, 0.2 us from 41 to 256, 0.7 us below (small tiles take more samples a
/// pixel) and 3 us below 9: a set of 16 tiles costs 3 ms at 16 pixels, 10 ms at 64 and 0.2 s at
/// 256.
PAVE_API void pave_builtin_paint(pave_builtin builtin, uint32_t id, pave_projection projection,
                                 int size, uint8_t *out, ptrdiff_t stride);

#ifdef __cplusplus
}
#endif
#endif
