/// pave/wang.h: Wang tile sets: tiles with coloured edges and corners, the completeness of a set,
/// and the tiles that match given neighbours. world.h makes endless worlds from a set; builtin.h
/// has ten sets with pictures.
///
/// A tile of a face with n sides has 2n colours, at *places* numbered clockwise on screen: place 2k
/// is the edge at side k, place 2k + 1 the corner between the sides k and k + 1, with sides
/// numbered as in tiling.h. The places of squares (n = 4) are T, TR, R, BR, B, BL, L, TL, as in the
/// wangid of Tiled. A colour is 1..254. 0 is *unset*: it matches only unset, and combinations do
/// not contain it. An edge set uses the even places, a corner set the odd places, a mixed set all
/// places; colours at other places are ignored.
///
/// Two tiles *match* along a side if one has colour c there and the other has the mirror of c.
/// Tiles match around a corner if all have the same colour there. By default, each colour is its
/// own mirror, so equal colours match.
///
/// Example: own_tiles.c.
#ifndef PAVE_WANG_H
#define PAVE_WANG_H

#include <pave/base.h>
#include <pave/random.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_WANG_SIDES_MAX = 12,                       ///< maximum number of sides of a face
    PAVE_WANG_PLACES_MAX = 2 * PAVE_WANG_SIDES_MAX, ///< places of one tile
    PAVE_WANG_PLACES_SQUARE = 8,                    ///< places of a square tile
    /// maximum number of colours of a set; worlds allow fewer, see pave_world_create
    PAVE_WANG_COLORS_MAX = 254,
    PAVE_WANG_FREE = 0,   ///< in a constraint: any colour
    PAVE_WANG_UNSET = 255 ///< in a constraint: only unset
};

/// The id of an empty cell, in which every colour is unset and the layer below is visible. No tile
/// has this id.
#define PAVE_WANG_EMPTY UINT32_MAX

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

/// Places that have colours.
typedef enum pave_wang_kind {
    PAVE_WANG_EDGE = 0,   ///< "edge"
    PAVE_WANG_CORNER = 1, ///< "corner"
    PAVE_WANG_MIXED = 2   ///< "mixed"
} pave_wang_kind;

/// Names of the pave_wang_kind values.
PAVE_API extern const char *const pave_wang_kind_words[];

// ---- Symmetries ---------------------------------------------------------------------------------
// A tile that may be rotated or mirrored represents several tiles: its *poses*. A pose is the tile,
// optionally mirrored left to right, then rotated clockwise by a number of sides. Equal poses of a
// tile are counted once. Mirroring a tile reverses the order of its colours and replaces each
// colour by its mirror.

/// Allowed symmetries, as bits. Combinations of allowed symmetries are also allowed.
enum {
    PAVE_WANG_ROTATE = 1,    ///< rotation by any number of sides
    PAVE_WANG_MIRROR = 2,    ///< mirroring that swaps left and right
    PAVE_WANG_FLIP = 4,      ///< mirroring that swaps top and bottom; even numbers of sides
    PAVE_WANG_HALF_TURN = 8, ///< rotation by half the sides; even numbers of sides
    /// For sets: drop a rotated or mirrored pose if an untransformed tile has the same colours.
    PAVE_WANG_PREFER_PLAIN = 16,
    PAVE_WANG_SYMMETRIES_ALL = 31
};

/// The words of the symmetries, lowest bit first: "rotate", "mirror", "flip", "half-turn" and
/// "prefer-plain".
PAVE_API extern const char *const pave_wang_symmetry_words[];

/// The pose of a tile: optionally mirrored left to right, then rotated clockwise.
typedef struct pave_wang_pose {
    uint32_t base; ///< id of the tile in the definition
    bool mirrored;
    int turns; ///< rotation in sides, 0..sides - 1
} pave_wang_pose;

/// The bits of an id that encode the pose. For 3, 4 and 6 sides: the highest four bits, as in
/// Tiled's maps. Otherwise: the highest five bits; the highest is set if the tile is mirrored, and
/// the other four are the turns.
PAVE_INLINE uint32_t pave_wang_pose_mask(int sides)
{
    return sides == 3 || sides == 4 || sides == 6 ? UINT32_C(0xf0000000) : UINT32_C(0xf8000000);
}

/// Decodes the id of a tile of a set with symmetries. The bits are as in Tiled: 31 horizontal flip,
/// 30 vertical flip, 29 diagonal flip (hexagons: rotation by 60 degrees), 28 rotation by 120
/// degrees. Squares are transposed first; hexagons are rotated last. All 16 values are valid.
/// Constant time.
PAVE_INLINE pave_wang_pose pave_wang_pose_of(int sides, uint32_t id)
{
    const uint32_t mask = pave_wang_pose_mask(sides);
    const int h = (int)(id >> 31), v = (int)(id >> 30 & 1), d = (int)(id >> 29 & 1);
    pave_wang_pose pose;
    pose.base = id & ~mask;
    if (sides == 4) {
        pose.mirrored = (h ^ v ^ d) != 0;
        pose.turns = d ? (h ? 1 : 3) : 2 * v;
    } else if (sides == 3 || sides == 6) {
        const int sixths = 3 * v + d + 2 * (int)(id >> 28 & 1);
        pose.mirrored = h != v;
        pose.turns = sixths % 6 / (6 / sides);
    } else {
        pose.mirrored = h != 0;
        pose.turns = (int)(id >> 27 & 15) % sides;
    }
    return pose;
}

// ---- Sets ---------------------------------------------------------------------------------------

/// A tile set. It never changes, so threads may share it.
typedef struct pave_wang_set pave_wang_set;

/// The definition of a set. Everything is copied.
typedef struct pave_wang_def {
    pave_wang_kind kind;
    int sides;           ///< 3..PAVE_WANG_SIDES_MAX; 0 means 4, squares
    int color_count;     ///< 1..254
    uint32_t tile_count; ///< 1..2^24
    /// tile_count * 2 * sides elements: the colours of each tile, tile by tile.
    const uint8_t *colors;
    /// tile_count distinct ids of the tiles. NULL: 0, 1, 2...
    const uint32_t *ids;
    /// tile_count relative frequencies; a tile of weight 0 is never used. NULL: all 1.
    const double *tile_weights;
    /// color_count factors: a tile's weight is multiplied by the factor of each of its colours,
    /// once per place. NULL: all 1.
    const double *color_weights;
    /// Symmetries of the tiles, PAVE_WANG_ROTATE and so on; 0: none.
    uint32_t symmetries;
    /// tile_count symmetries of single tiles, instead of `symmetries`. NULL: `symmetries` for all.
    const uint8_t *tile_symmetries;
    /// The axis of the left-right mirror, 1..sides: it swaps sides whose indices add up to this
    /// sum, modulo `sides`. 0 means sides - 1 for triangles and hexagons (a corner at the top),
    /// otherwise `sides` (a side at the top).
    int mirror_sum;
    /// color_count mirrors of colours, each 1..color_count. The mirror of a mirror must be the
    /// colour itself. NULL: each colour is its own mirror.
    const uint8_t *color_mirrors;
} pave_wang_def;

/// Makes a set; release it with pave_wang_destroy. The poses of a tile share its weight equally.
/// The effective weight is that share times the weights of the colours at the places that the kind
/// uses (unset: 1), multiplied in that order in IEEE doubles; products below about 5e-324 become 0.
/// Returns PAVE_OK; PAVE_RANGE if the kind, sides, symmetries, a count or a weight is out of range,
/// or all weights are 0; PAVE_INVALID for a colour above the count, a mirror whose mirror is
/// another colour, equal ids, or ids with bits of pave_wang_pose_mask (without symmetries:
/// PAVE_WANG_EMPTY); PAVE_NO_MEMORY. On failure `out` is NULL, and `error` (may be NULL) says why.
/// O(n log n) for n poses.
PAVE_API pave_result pave_wang_create(const pave_wang_def *def, const pave_allocator *allocator,
                                      pave_wang_set **out, pave_error *error);

/// Makes a set of the tiles of another set that have only the listed colours. The colours are
/// renumbered 1, 2... in the order of `colors`; 0 in the list keeps tiles with unset places. Ids
/// and weights stay the same. `colors` must hold at least `count` elements. Returns PAVE_OK;
/// PAVE_RANGE if the set does not have a colour, or the list has no colour; PAVE_INVALID if a
/// colour is repeated; PAVE_INCOMPLETE if no tile is left; PAVE_NO_MEMORY. On failure `out` is
/// NULL, and `error` (may be NULL) says why. O(n log n) for n tiles.
PAVE_API pave_result pave_wang_create_part(const pave_wang_set *set, const uint8_t *colors,
                                           int count, const pave_allocator *allocator,
                                           pave_wang_set **out, pave_error *error);

/// Makes the same set with unset as one more colour, the last. Unless a tile already has that
/// colour everywhere, the set also gets such a tile, with the id PAVE_WANG_EMPTY and the average
/// weight of a combination. A mixed set that uses only edges or only corners becomes a set of that
/// kind. Returns PAVE_OK; PAVE_INCOMPLETE for a set of 254 colours; PAVE_NO_MEMORY. On failure
/// `out` is NULL, and `error` (may be NULL) says why. O(n log n) for n tiles.
PAVE_API pave_result pave_wang_create_unset(const pave_wang_set *set,
                                            const pave_allocator *allocator, pave_wang_set **out,
                                            pave_error *error);

/// Releases a set; NULL is allowed.
PAVE_API void pave_wang_destroy(pave_wang_set *set);

/// The kind of the set. Constant time.
PAVE_API pave_wang_kind pave_wang_kind_of(const pave_wang_set *set);

/// The number of colours. Constant time.
PAVE_API int pave_wang_color_count(const pave_wang_set *set);

/// The number of sides of the tiles. Constant time.
PAVE_API int pave_wang_sides(const pave_wang_set *set);

/// The symmetries in the definition of the set; single tiles may have different ones. Constant
/// time.
PAVE_API uint32_t pave_wang_symmetries(const pave_wang_set *set);

/// The mirror of a colour, 0..color_count. The mirror of unset is unset. Constant time.
PAVE_API int pave_wang_color_mirror(const pave_wang_set *set, int color);

/// The number of tiles, counting each pose. Tile indices are 0 to this count minus 1. The poses of
/// a tile are consecutive, with the untransformed tile first. Constant time.
PAVE_API uint32_t pave_wang_tile_count(const pave_wang_set *set);

/// The id of a tile by its index. The id of a pose is the id of its tile with the bits of the pose
/// (see pave_wang_pose_of). Constant time.
PAVE_API uint32_t pave_wang_tile_id(const pave_wang_set *set, uint32_t index);

/// The index of the tile with an id, or UINT32_MAX if the set has no such tile. O(log n).
PAVE_API uint32_t pave_wang_tile_index(const pave_wang_set *set, uint32_t id);

/// The 2n colours of a tile by its index, with 0 at places that the kind does not use. Valid as
/// long as the set exists. Constant time.
PAVE_API const uint8_t *pave_wang_tile_colors(const pave_wang_set *set, uint32_t index);

/// The effective weight of a tile by its index, as an integer in the same proportions (see
/// pave_weights_to_integers). Constant time.
PAVE_API uint64_t pave_wang_tile_weight(const pave_wang_set *set, uint32_t index);

/// The fingerprint of a set: a hash of everything that its worlds depend on. That is the kind, the
/// sides, the number of colours, their mirrors (if any colour is not its own mirror), and the id,
/// integer weight and colours of each tile. Names and pictures are not included. A game that stores
/// the fingerprint with a seed can detect that a later version of the set makes different worlds.
/// docs/determinism.md defines it. Linear in the number of tiles.
PAVE_API uint64_t pave_wang_hash(const pave_wang_set *set);

// ---- Completeness -------------------------------------------------------------------------------
// A combination is one colour for each place that the kind uses, in clockwise order: T,R,B,L for
// edges, TR,BR,BL,TL for corners, all eight places for mixed sets. A set is complete if it has a
// tile of positive weight for every combination.

enum { PAVE_WANG_COUNT_TEXT_SIZE = 64 };

/// The combinations of a set.
typedef struct pave_wang_census {
    bool complete;
    int places;        ///< number of places in a combination
    uint64_t distinct; ///< combinations that have a tile
    uint64_t total;    ///< all combinations; UINT64_MAX means that or more
    uint64_t missing;  ///< total - distinct; UINT64_MAX means that or more
    /// The exact numbers in decimal, also beyond 64 bits.
    char total_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char missing_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_census;

/// Counts the combinations of a set. Constant time.
PAVE_API pave_wang_census pave_wang_take_census(const pave_wang_set *set);

/// Advances to the next missing combination in lexicographic order. `combination` must hold at
/// least PAVE_WANG_PLACES_MAX elements; start with all 0. Returns true, with the 1-based colours in
/// the first `places` elements; false if no missing combination follows, with `combination`
/// unchanged. Time: O(log n), and one step for each combination in between.
PAVE_API bool pave_wang_next_missing(const pave_wang_set *set, uint8_t *combination);

/// Writes the places of a kind's combinations, in order, for tiles of 3..PAVE_WANG_SIDES_MAX sides,
/// and returns their number. `out` must hold at least PAVE_WANG_PLACES_MAX elements. Constant time.
PAVE_API int pave_wang_places(pave_wang_kind kind, int sides, uint8_t *out);

// ---- Matching -----------------------------------------------------------------------------------
// The constraint of a place is a colour, PAVE_WANG_FREE or PAVE_WANG_UNSET. `constraints` must hold
// at least 2 * sides elements.

/// Writes the indices of the tiles that satisfy the constraints, in increasing order, including
/// tiles of weight 0. `out` must hold at least `capacity` elements. Returns PAVE_OK, with the
/// number of tiles in `count`; PAVE_CAPACITY with the required capacity in `count` and nothing else
/// written. Linear in the number of tiles.
PAVE_API pave_result pave_wang_match(const pave_wang_set *set, const uint8_t *constraints,
                                     uint32_t *out, int64_t capacity, int64_t *count);

// ---- Classification -----------------------------------------------------------------------------
// The likely purpose of a Wang tile set of squares: a floor, an overlay, a road, a wall. Most sets
// lack combinations, and the missing combinations show what the set is drawn for.
//
// A *value* is a colour that occurs on tiles, or unset if it occurs on tiles. If unset is a value,
// a cell that is unset at every place is empty. A *piece* is an area of one value on another, the
// *ground*.

/// The classes of sets, in the order of the tests.
typedef enum pave_wang_class {
    /// "fills": several values, and each tile has only one; useful for painting with variants.
    PAVE_WANG_CLASS_FILLS = 0,
    /// "complete": all combinations of its colours.
    PAVE_WANG_CLASS_COMPLETE = 1,
    /// "overlay": all combinations if unset is a colour; patches or paths on a layer below.
    PAVE_WANG_CLASS_OVERLAY = 2,
    /// "rounded": two values at corners, all combinations except the two diagonals; islands that
    /// never touch at only a corner.
    PAVE_WANG_CLASS_ROUNDED = 3,
    /// "slices": two values at corners: outer corners, sides and the full tile; rectangles.
    PAVE_WANG_CLASS_SLICES = 4,
    /// "fragment": two values at corners, fewer combinations than "slices".
    PAVE_WANG_CLASS_FRAGMENT = 5,
    /// "star": three or more values at corners; each of them meets only the ground.
    PAVE_WANG_CLASS_STAR = 6,
    /// "network": three or more values at corners; some pairs of terrains meet.
    PAVE_WANG_CLASS_NETWORK = 7,
    /// "paths": edges, some combinations; roads, fences, pipes.
    PAVE_WANG_CLASS_PATHS = 8,
    /// "blob": edges and corners, all 47 tiles in which a corner counts only between two set sides;
    /// walls and water with narrow parts.
    PAVE_WANG_CLASS_BLOB = 9,
    /// "corners": edges and corners; each side is determined by its two corners.
    PAVE_WANG_CLASS_CORNERS = 10,
    /// "blob-part": edges and corners; a subset of the 47 tiles of "blob".
    PAVE_WANG_CLASS_BLOB_PART = 11,
    /// "mixed": any other set of edges and corners.
    PAVE_WANG_CLASS_MIXED = 12
} pave_wang_class;

enum { PAVE_WANG_CLASSES = 13 }; ///< number of classes

/// Names of the pave_wang_class values.
PAVE_API extern const char *const pave_wang_class_words[];

/// The classification of a set.
typedef struct pave_wang_looks {
    pave_wang_class class_of_set;
    bool unset; ///< whether unset is a value
    int values; ///< number of values
    int ground; ///< colour of the ground, 0 for unset: the value that meets the most other values
    uint64_t held; ///< distinct combinations of values, including the empty cell
    /// Number of combinations that the set lacks for its class. If the set uses all its colours and
    /// lacks at most an eighth of all combinations, this counts all of them. Otherwise it is 0 for
    /// complete sets, overlays, rounded sets, slices and blobs; for fragments and fills, the
    /// combinations of slices (edge sets: all combinations; mixed sets: the combinations of a
    /// blob); for parts of blobs, the combinations of a blob; for paths, all combinations; for
    /// stars, the combinations of a rounded set for every value on the ground; for networks and
    /// corners, the combinations of a rounded set for every pair of values that meet in four or
    /// more combinations; for mixed sets 0.
    int64_t lacks;
} pave_wang_looks;

/// Classifies a set. Tiles of weight 0 are ignored. Returns PAVE_OK; PAVE_UNSUPPORTED if the tiles
/// are not squares; PAVE_INCOMPLETE if unset would exceed PAVE_WANG_COLORS_MAX colours;
/// PAVE_NO_MEMORY. On failure `error` (may be NULL) says why. O(n log n) for n tiles, plus the
/// number of tiles times the number of colours.
PAVE_API pave_result pave_wang_look(const pave_wang_set *set, const pave_allocator *allocator,
                                    pave_wang_looks *out, pave_error *error);

/// Writes the combinations counted by pave_wang_looks.lacks: the tiles to draw next. Each is
/// PAVE_WANG_PLACES_SQUARE colours as in pave_wang_def; 0 is unset. If tiles of the set may be
/// rotated or mirrored, only the first of equivalent combinations is written. `out` must hold at
/// least PAVE_WANG_PLACES_SQUARE * capacity elements. Returns PAVE_OK; PAVE_CAPACITY with the
/// required capacity in `count`; or the errors of pave_wang_look, with nothing written. Takes the
/// time of pave_wang_look, plus time quadratic in the number of colours.
PAVE_API pave_result pave_wang_list_lacks(const pave_wang_set *set, const pave_allocator *allocator,
                                          uint8_t *out, int64_t capacity, int64_t *count,
                                          pave_error *error);

// ---- Complete sets ------------------------------------------------------------------------------
// Complete sets of Wang tiles under symmetries: the tiles of the smallest complete set, and the
// tiles that a set lacks.
//
// Combinations that rotations and mirrors map to each other form an *orbit*. If tiles may be
// rotated and mirrored, one tile per orbit makes a complete set: 70 tiles instead of 256 for
// squares with edges of four colours that may be rotated. An orbit is identified by its first
// combination in lexicographic order.
//
// Based on: W. Burnside, "Theory of Groups of Finite Order", 1897 (the number of orbits).
//
// Example: smallest_sets.c.

// ---- The smallest complete sets -----------------------------------------------------------------

/// The definition of a complete set: its combinations and symmetries.
typedef struct pave_wang_complete_def {
    pave_wang_kind kind;
    int sides;           ///< 3..PAVE_WANG_SIDES_MAX; 0 means 4, squares
    int color_count;     ///< 1..254
    uint32_t symmetries; ///< as in pave_wang_def, like the next two fields
    int mirror_sum;
    const uint8_t *color_mirrors;
    /// For mixed sets of two colours: a corner may have colour 2 only if both adjacent sides have
    /// it. For squares these are the 47 tiles of blobs.
    bool blob;
} pave_wang_complete_def;

/// The numbers of combinations and orbits.
typedef struct pave_wang_complete_count {
    int places;            ///< number of places in a combination
    int ways;              ///< number of poses of a tile
    uint64_t combinations; ///< number of combinations; UINT64_MAX means that or more
    uint64_t orbits;       ///< number of tiles of the smallest complete set; UINT64_MAX as above
    /// The exact numbers in decimal, also beyond 64 bits.
    char combinations_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char orbits_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_complete_count;

/// Counts combinations and orbits. Returns PAVE_OK; PAVE_RANGE and PAVE_INVALID like
/// pave_wang_create; PAVE_INVALID if a blob is not a mixed set of two colours. On failure `error`
/// (may be NULL) says why. Constant time; up to 0.1 s for blobs.
PAVE_API pave_result pave_wang_complete_count_of(const pave_wang_complete_def *def,
                                                 pave_wang_complete_count *out, pave_error *error);

/// Advances to the first combination of the next orbit in lexicographic order. `combination` must
/// hold at least PAVE_WANG_PLACES_MAX elements; start with all 0. Returns true, with the 1-based
/// colours in the first `places` elements; false if no orbit follows, with `combination` unchanged.
/// pave_wang_complete_count_of must accept `def`. Linear in the number of combinations in between,
/// times the number of symmetries.
PAVE_API bool pave_wang_complete_next(const pave_wang_complete_def *def, uint8_t *combination);

/// Makes the smallest complete set: one tile per orbit, with ids 0, 1, 2... in order, weight 1 and
/// the symmetries of `def`. Release it with pave_wang_destroy. Returns PAVE_OK; the errors of
/// pave_wang_complete_count_of and pave_wang_create; PAVE_RANGE above 2^24 poses. On failure `out`
/// is NULL, and `error` (may be NULL) says why.
PAVE_API pave_result pave_wang_complete_create(const pave_wang_complete_def *def,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

// ---- Missing tiles under symmetries -------------------------------------------------------------
// A set covers an orbit if it has a tile for each of its combinations. (Single tiles may have fewer
// symmetries than the set, see pave_wang_def.tile_symmetries.) A set lacks one tile for each orbit
// that it does not cover, if these tiles have all symmetries of the set.

/// The orbits of a set.
typedef struct pave_wang_orbits {
    bool complete;
    int ways;         ///< number of poses of a tile
    uint64_t held;    ///< orbits that are covered
    uint64_t total;   ///< all orbits; UINT64_MAX means that or more
    uint64_t missing; ///< total - held; UINT64_MAX as above
    char total_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char missing_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_orbits;

/// Counts the orbits of a set. O(n log n) for n combinations, times the number of symmetries.
PAVE_API pave_wang_orbits pave_wang_take_orbits(const pave_wang_set *set);

/// Advances to the next missing combination that is the first missing one of its orbit, like
/// pave_wang_next_missing. Linear in the number of combinations in between, times the number of
/// symmetries.
PAVE_API bool pave_wang_next_missing_orbit(const pave_wang_set *set, uint8_t *combination);

#ifdef __cplusplus
}
#endif
#endif
