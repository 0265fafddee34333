/// pave/wang.h: Wang tile sets: tiles with coloured edges and corners, whether a set is complete,
/// and which tiles match a given surrounding. world.h makes endless worlds of a complete set;
/// builtin.h has two sets with their pictures.
///
/// A tile of a face with n sides has 2n colours, clockwise on screen: place 2k is the edge of side
/// k of the face, place 2k + 1 the corner between the sides k and k + 1, where tiling.h numbers the
/// sides. Squares (n = 4) have T, TR, R, BR, B, BL, L, TL: the wangid of Tiled. A colour is 1..254;
/// 0 is *unset*: it matches only unset and fills no combination. An edge set uses the even places,
/// a corner set the odd places, a mixed set all places; colours at the other places are ignored.
///
/// Two tiles *match* along a side where one has colour c and the other the mirror of c, and around
/// a corner where all have the same colour. Unless the set says otherwise, each colour is its own
/// mirror, so equal colours match.
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
    PAVE_WANG_SIDES_MAX = 12,                       ///< sides of a face
    PAVE_WANG_PLACES_MAX = 2 * PAVE_WANG_SIDES_MAX, ///< colours of one tile
    PAVE_WANG_PLACES_SQUARE = 8,                    ///< colours of one square tile
    PAVE_WANG_COLORS_MAX = 254, ///< colours of one set; a world takes fewer, see pave_world_create
    PAVE_WANG_FREE = 0,         ///< in a constraint: any colour
    PAVE_WANG_UNSET = 255       ///< in a constraint: only unset
};

/// The id of an empty cell, where every colour is unset and the layer beneath shows. No tile has
/// it.
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

/// Which places carry colours.
typedef enum pave_wang_kind {
    PAVE_WANG_EDGE = 0,   ///< "edge"
    PAVE_WANG_CORNER = 1, ///< "corner"
    PAVE_WANG_MIXED = 2   ///< "mixed"
} pave_wang_kind;

/// The words of pave_wang_kind.
PAVE_API extern const char *const pave_wang_kind_words[];

// ---- Symmetries ---------------------------------------------------------------------------------
// A tile that may be turned or mirrored stands for several: its *poses*. Each is the tile
// mirrored left and right or not, then turned clockwise by a number of sides; equal poses of a
// tile occur once. A mirrored tile has its colours in the reverse order, and each one mirrored.

/// What is allowed, as bits; what follows from two of them is also allowed.
enum {
    PAVE_WANG_ROTATE = 1,    ///< turned by any number of sides
    PAVE_WANG_MIRROR = 2,    ///< mirrored, left and right changing places
    PAVE_WANG_FLIP = 4,      ///< mirrored, top and bottom changing places; even numbers of sides
    PAVE_WANG_HALF_TURN = 8, ///< turned by half the sides; even numbers of sides
    /// Of a set: no pose that is turned or mirrored where a tile has its colours as it is.
    PAVE_WANG_PREFER_PLAIN = 16,
    PAVE_WANG_SYMMETRIES_ALL = 31
};

/// Their words, that of the lowest bit first: "rotate", "mirror", "flip", "half-turn" and
/// "prefer-plain".
PAVE_API extern const char *const pave_wang_symmetry_words[];

/// A tile as it lies: mirrored left and right or not, then turned clockwise.
typedef struct pave_wang_pose {
    uint32_t base; ///< the id of the tile as it was given
    bool mirrored;
    int turns; ///< sides, 0..sides - 1
} pave_wang_pose;

/// The bits of an id that say how its tile lies: the highest four for 3, 4 and 6 sides, as in
/// Tiled's maps; else the highest five, of which the first is set where the tile is mirrored and
/// the others are the turns.
PAVE_INLINE uint32_t pave_wang_pose_mask(int sides)
{
    return sides == 3 || sides == 4 || sides == 6 ? UINT32_C(0xf0000000) : UINT32_C(0xf8000000);
}

/// Which tile lies how, by the id of a tile of a set with symmetries. Tiled's bits are 31
/// horizontal, 30 vertical, 29 diagonal (hexagons: 60 degrees), 28 by 120 degrees; squares are
/// transposed first, hexagons turned last. All 16 values have a meaning. Constant time.
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

/// A tile set. It never changes and may be shared among threads.
typedef struct pave_wang_set pave_wang_set;

/// What a set is made from. Everything is copied.
typedef struct pave_wang_def {
    pave_wang_kind kind;
    int sides;           ///< 3..PAVE_WANG_SIDES_MAX; 0: 4, squares
    int color_count;     ///< 1..254
    uint32_t tile_count; ///< 1..2^24
    /// tile_count * 2 * sides: the tiles' colours, tile by tile.
    const uint8_t *colors;
    /// tile_count: the caller's numbers of the tiles, all different. NULL: 0, 1, 2...
    const uint32_t *ids;
    /// tile_count: relative frequencies; 0 is never. NULL: all 1.
    const double *tile_weights;
    /// color_count: factors of every tile with the colour, once for each place. NULL: all 1.
    const double *color_weights;
    /// What the tiles allow, PAVE_WANG_ROTATE and so on; 0: they lie as they are.
    uint32_t symmetries;
    /// tile_count: what each tile allows, instead of `symmetries`. NULL: all allow that.
    const uint8_t *tile_symmetries;
    /// 1..sides: the left-right mirror exchanges the sides whose numbers have this sum, or differ
    /// from it by `sides`. 0: sides - 1 for triangles and hexagons, which have a corner at the top;
    /// else `sides`, a side at the top.
    int mirror_sum;
    /// color_count: the mirror of each colour, 1..color_count; that of a mirror is the colour
    /// itself. NULL: each is its own.
    const uint8_t *color_mirrors;
} pave_wang_def;

/// Makes a set, for pave_wang_destroy. A tile's weight is shared equally among its
/// poses. The effective weight is that share times the weights of the colours at the places that
/// the kind uses (unset counts 1), multiplied in that order in IEEE double precision; a product
/// below about 5e-324 is 0, which is never. Returns PAVE_OK; PAVE_RANGE for a kind, sides,
/// symmetries, a count or a weight out of its range, or when every tile has weight 0; PAVE_INVALID
/// for a colour above the count, a mirror whose mirror is another, two equal ids, an id with bits
/// of pave_wang_pose_mask (without symmetries PAVE_WANG_EMPTY); PAVE_NO_MEMORY. On failure `out` is
/// NULL and `error` (or NULL) filled. O(n log n) in poses.
PAVE_API pave_result pave_wang_create(const pave_wang_def *def, const pave_allocator *allocator,
                                      pave_wang_set **out, pave_error *error);

/// Makes the set of those tiles of another set that have only some of its colours, numbered 1,
/// 2... in the order in which `colors` names them; 0 among them keeps unset places, which stay
/// unset. Ids and weights are as they were. `colors` must hold at least `count` elements. Returns
/// PAVE_OK; PAVE_RANGE for a colour that the set does not have, or when none is named;
/// PAVE_INVALID for a colour named twice; PAVE_INCOMPLETE when no tile is left; PAVE_NO_MEMORY. On
/// failure `out` is NULL and `error` (may be NULL) is filled. Time O(n log n) in the tiles.
PAVE_API pave_result pave_wang_create_part(const pave_wang_set *set, const uint8_t *colors,
                                           int count, const pave_allocator *allocator,
                                           pave_wang_set **out, pave_error *error);

/// Makes the same set with unset as one more colour, the last; and with one more tile, of the id
/// PAVE_WANG_EMPTY and of that colour everywhere, unless a tile is of it. It weighs as much as the
/// combinations do on average. A mixed set that uses edges or corners alone becomes one of that
/// kind. Returns PAVE_OK; PAVE_INCOMPLETE for a set of 254 colours; PAVE_NO_MEMORY. On failure
/// `out` is NULL and `error` (may be NULL) is filled. Time O(n log n) in the tiles.
PAVE_API pave_result pave_wang_create_unset(const pave_wang_set *set,
                                            const pave_allocator *allocator, pave_wang_set **out,
                                            pave_error *error);

/// Releases a set; NULL is allowed.
PAVE_API void pave_wang_destroy(pave_wang_set *set);

/// The kind of the set. Constant time.
PAVE_API pave_wang_kind pave_wang_kind_of(const pave_wang_set *set);

/// The count of colours. Constant time.
PAVE_API int pave_wang_color_count(const pave_wang_set *set);

/// The sides of its tiles. Constant time.
PAVE_API int pave_wang_sides(const pave_wang_set *set);

/// The symmetries of the set, as it was made; those of single tiles may differ. Constant time.
PAVE_API uint32_t pave_wang_symmetries(const pave_wang_set *set);

/// The mirror of a colour, 0..color_count; that of unset is unset. Constant time.
PAVE_API int pave_wang_color_mirror(const pave_wang_set *set, int color);

/// The count of tiles, each pose being one; an *index* below is 0 to that count less 1. The
/// poses of a tile stand together, the tile as it is first. Constant time.
PAVE_API uint32_t pave_wang_tile_count(const pave_wang_set *set);

/// The id of a tile by its index; of a pose, that of its tile with bits for how it lies (see
/// pave_wang_pose_of). Constant time.
PAVE_API uint32_t pave_wang_tile_id(const pave_wang_set *set, uint32_t index);

/// The index of the tile with an id, or UINT32_MAX when the set has no tile with that id. Time
/// O(log n).
PAVE_API uint32_t pave_wang_tile_index(const pave_wang_set *set, uint32_t id);

/// The 2n colours of a tile by its index; those at places that the kind does not use are 0. Valid
/// as long as the set. Constant time.
PAVE_API const uint8_t *pave_wang_tile_colors(const pave_wang_set *set, uint32_t index);

/// The effective weight of a tile by its index, as a whole number that keeps the proportions (see
/// pave_weights_to_integers). Constant time.
PAVE_API uint64_t pave_wang_tile_weight(const pave_wang_set *set, uint32_t index);

/// The fingerprint of a set: of all that decides its worlds, which are kind, sides, the count of
/// colours, their mirrors where any is another colour, and each tile by index: id, effective weight
/// as a whole number, colours. Names and pictures do not count. A game that keeps it beside a seed
/// notices that a later version of the set makes other worlds. docs/determinism.md defines it.
/// Linear in the tiles.
PAVE_API uint64_t pave_wang_hash(const pave_wang_set *set);

// ---- Completeness -------------------------------------------------------------------------------
// A combination is one colour for each place that the kind uses, in clockwise order: T,R,B,L for
// edges, TR,BR,BL,TL for corners, all eight places for mixed sets. A tile of positive weight holds
// the combination of its colours. A set is complete when every combination is held.

enum { PAVE_WANG_COUNT_TEXT_SIZE = 64 };

/// How complete a set is.
typedef struct pave_wang_census {
    bool complete;
    int places;        ///< the length of a combination
    uint64_t distinct; ///< combinations that are held
    uint64_t total;    ///< combinations in all; UINT64_MAX where it is that or more
    uint64_t missing;  ///< total - distinct; UINT64_MAX where it is that or more
    /// The exact numbers in decimal, also beyond 64 bits.
    char total_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char missing_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_census;

/// Counts the combinations of a set. Constant time.
PAVE_API pave_wang_census pave_wang_take_census(const pave_wang_set *set);

/// Steps from a combination to the next missing combination in lexicographic order. `combination`
/// must hold at least PAVE_WANG_PLACES_MAX elements; all 0 is before the first combination. Returns
/// true and the colours, from 1, in the first `places` elements; or false when no missing
/// combination follows: then `combination` is untouched. Time: O(log n), and one step for each held
/// combination in between.
PAVE_API bool pave_wang_next_missing(const pave_wang_set *set, uint8_t *combination);

/// The places of a kind's combinations, in order, for tiles of 3..PAVE_WANG_SIDES_MAX sides.
/// `out` must hold at least PAVE_WANG_PLACES_MAX elements. Returns how many it wrote. Constant
/// time.
PAVE_API int pave_wang_places(pave_wang_kind kind, int sides, uint8_t *out);

// ---- Matching -----------------------------------------------------------------------------------
// A constraint is, for each place that the kind uses, a colour, PAVE_WANG_FREE or PAVE_WANG_UNSET.
// `constraints` must hold at least 2 * sides elements.

/// The indices of the tiles that satisfy the constraints, ascending; tiles of weight 0 are among
/// them. `out` must hold at least `capacity` elements. Returns PAVE_OK and their count in `count`;
/// PAVE_CAPACITY when there are more than `capacity`: then `count` is the need and nothing else is
/// written. Linear in the tiles.
PAVE_API pave_result pave_wang_match(const pave_wang_set *set, const uint8_t *constraints,
                                     uint32_t *out, int64_t capacity, int64_t *count);

// ---- What a set looks like it is for ------------------------------------------------------------
// What a Wang tile set of squares looks like it is for: a floor, an overlay, a
// road, a wall. Most sets lack combinations, and how they do so says what people draw with them.
//
// A *value* is a colour that tiles have, or unset where tiles have that: then unset is a colour,
// and the cell where all is unset is empty. A *piece* is an area of one value on another, the
// *ground*.

/// The classes, in the order in which they are tried.
typedef enum pave_wang_class {
    /// "fills": several values, and no tile joins two; for painting with variants alone.
    PAVE_WANG_CLASS_FILLS = 0,
    /// "complete": all combinations of its colours.
    PAVE_WANG_CLASS_COMPLETE = 1,
    /// "overlay": all combinations when unset is a colour; patches or paths on a layer beneath.
    PAVE_WANG_CLASS_OVERLAY = 2,
    /// "rounded": two values at corners, all but the two diagonals; islands that never touch at a
    /// corner alone.
    PAVE_WANG_CLASS_ROUNDED = 3,
    /// "slices": two values at corners, outer corners, sides and the full tile; rectangles.
    PAVE_WANG_CLASS_SLICES = 4,
    /// "fragment": two values at corners, fewer tiles than that.
    PAVE_WANG_CLASS_FRAGMENT = 5,
    /// "star": three values or more at corners, each meets only the ground.
    PAVE_WANG_CLASS_STAR = 6,
    /// "network": three values or more at corners; terrains that meet in some pairs.
    PAVE_WANG_CLASS_NETWORK = 7,
    /// "paths": edges, not all combinations; roads, fences, pipes.
    PAVE_WANG_CLASS_PATHS = 8,
    /// "blob": edges and corners, all 47 tiles in which a corner counts between two set sides;
    /// walls
    /// and water with necks.
    PAVE_WANG_CLASS_BLOB = 9,
    /// "corners": edges and corners, where each side follows from its two corners.
    PAVE_WANG_CLASS_CORNERS = 10,
    /// "blob-part": edges and corners, some of the 47 tiles and no others.
    PAVE_WANG_CLASS_BLOB_PART = 11,
    /// "mixed": any other set of edges and corners.
    PAVE_WANG_CLASS_MIXED = 12
} pave_wang_class;

enum { PAVE_WANG_CLASSES = 13 }; ///< the count of classes

/// The words of pave_wang_class.
PAVE_API extern const char *const pave_wang_class_words[];

/// What a set looks like.
typedef struct pave_wang_looks {
    pave_wang_class class_of_set;
    bool unset;    ///< whether unset is a value
    int values;    ///< how many
    int ground;    ///< the colour of the ground, 0 for unset: the value that meets most others
    uint64_t held; ///< different combinations of values, the empty cell among them
    /// Combinations that are missing for the class: of sets that use all their colours and lack an
    /// eighth or less, those; of complete sets, overlays, rounded sets, slices and blobs 0, since
    /// they are what they want to be; of fragments and fills those of slices (of edges all, of
    /// mixed sets a blob's), of parts of blobs those of blobs, of paths all, of stars those of
    /// rounded sets, each for every value on the ground; of networks and corners those of rounded
    /// sets for all two values that meet, in four combinations or more; of mixed sets 0, since
    /// nothing is known.
    int64_t lacks;
} pave_wang_looks;

/// Looks at a set. Tiles of weight 0 do not count. Returns PAVE_OK; PAVE_UNSUPPORTED for tiles that
/// are not squares; PAVE_INCOMPLETE where unset would be one colour more than PAVE_WANG_COLORS_MAX;
/// PAVE_NO_MEMORY. On failure `error` (may be NULL) is filled. Time O(n log n) in
/// the tiles, and linear in tiles times colours.
PAVE_API pave_result pave_wang_look(const pave_wang_set *set, const pave_allocator *allocator,
                                    pave_wang_looks *out, pave_error *error);

/// Writes the combinations of pave_wang_looks.lacks: the tiles to draw next. Each is
/// PAVE_WANG_PLACES_SQUARE elements, as of pave_wang_def, 0 where unset. Where tiles of the set may
/// be turned or mirrored, of those that are turned into each other the first alone. `out` must hold
/// at least PAVE_WANG_PLACES_SQUARE * capacity elements. Returns PAVE_OK; PAVE_CAPACITY with the
/// need in `count`; or as pave_wang_look, with nothing written. Time as pave_wang_look, and linear
/// in the square of the colours.
PAVE_API pave_result pave_wang_list_lacks(const pave_wang_set *set, const pave_allocator *allocator,
                                          uint8_t *out, int64_t capacity, int64_t *count,
                                          pave_error *error);

// ---- Complete sets ------------------------------------------------------------------------------
// Complete sets of Wang tiles under symmetries: how many tiles the smallest
// has, and which; which tiles a set lacks for that; which of its colours are complete among
// themselves.
//
// Combinations that are turned or mirrored into each other are one *orbit*. Where tiles may be
// turned so, one tile of each orbit makes a complete set: 70 instead of 256 for squares with edges
// of four colours that may be rotated. An orbit is named by its first combination in lexicographic
// order.
//
// Based on: W. Burnside, "Theory of Groups of Finite Order", 1897 (the number of orbits).
//
// Example: smallest_sets.c.

// ---- The smallest complete sets -----------------------------------------------------------------

/// Which combinations there are, and which count as one.
typedef struct pave_wang_complete_def {
    pave_wang_kind kind;
    int sides;           ///< 3..PAVE_WANG_SIDES_MAX; 0: 4, squares
    int color_count;     ///< 1..254
    uint32_t symmetries; ///< as pave_wang_def, and so are the next two
    int mirror_sum;
    const uint8_t *color_mirrors;
    /// Of a mixed set of two colours: a corner has colour 2 only where both sides beside it have.
    /// For squares these are the 47 tiles of blobs.
    bool blob;
} pave_wang_complete_def;

/// The numbers of combinations and orbits.
typedef struct pave_wang_complete_count {
    int places;            ///< the length of a combination
    int ways;              ///< in which a tile may lie
    uint64_t combinations; ///< UINT64_MAX where it is that or more
    uint64_t orbits;       ///< tiles of the smallest complete set; UINT64_MAX as above
    /// The exact numbers in decimal, also beyond 64 bits.
    char combinations_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char orbits_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_complete_count;

/// Counts combinations and orbits. Returns PAVE_OK; PAVE_RANGE and PAVE_INVALID as
/// pave_wang_create, and PAVE_INVALID for a blob that is not a mixed set of two colours. On failure
/// `error` (may be NULL) is filled. Constant time; of blobs up to 0.1 s.
PAVE_API pave_result pave_wang_complete_count_of(const pave_wang_complete_def *def,
                                                 pave_wang_complete_count *out, pave_error *error);

/// Steps from a combination to the first of the next orbit in lexicographic order. `combination`
/// must hold at least PAVE_WANG_PLACES_MAX elements; all 0 is before the first. Returns true and
/// the colours, from 1, in the first `places` elements; false when no orbit follows: then
/// `combination` is untouched. `def` is one that pave_wang_complete_count_of accepts. Time: a step
/// for each combination in between, times the ways.
PAVE_API bool pave_wang_complete_next(const pave_wang_complete_def *def, uint8_t *combination);

/// Makes the smallest complete set: a tile for each orbit, ids 0, 1, 2... in their order, all of
/// weight 1, with the symmetries of `def`. Destroy it with pave_wang_destroy. Returns PAVE_OK;
/// what pave_wang_complete_count_of and pave_wang_create return: PAVE_RANGE above 2^24 poses. On
/// failure `out` is NULL and `error` (may be NULL) is filled.
PAVE_API pave_result pave_wang_complete_create(const pave_wang_complete_def *def,
                                               const pave_allocator *allocator, pave_wang_set **out,
                                               pave_error *error);

// ---- What a set lacks under its symmetries ------------------------------------------------------
// An orbit is held by a set when each combination of it is: tiles may allow less than the set (see
// pave_wang_def.tile_symmetries). What a set lacks is one tile for each orbit that is not held, if
// these tiles allow all that the set does.

/// How complete a set is under its symmetries.
typedef struct pave_wang_orbits {
    bool complete;
    int ways;         ///< in which a tile may lie
    uint64_t held;    ///< orbits that are held
    uint64_t total;   ///< orbits in all; UINT64_MAX where it is that or more
    uint64_t missing; ///< total - held; UINT64_MAX as above
    char total_text[PAVE_WANG_COUNT_TEXT_SIZE];
    char missing_text[PAVE_WANG_COUNT_TEXT_SIZE];
} pave_wang_orbits;

/// Counts the orbits of a set. Time O(n log n) in its combinations, times the ways.
PAVE_API pave_wang_orbits pave_wang_take_orbits(const pave_wang_set *set);

/// Steps from a combination to the next missing one that is the first missing of its orbit, as
/// pave_wang_next_missing does. Time: a step for each combination in between, times the ways.
PAVE_API bool pave_wang_next_missing_orbit(const pave_wang_set *set, uint8_t *combination);

// ---- What method phase needs --------------------------------------------------------------------
// Under PHASE (see world.h) the first class of cells has any tile of the set, and fixes what the
// later classes need: often less than all combinations. If roads that cross rows have other colours
// than those that cross columns, a cell needs only its own there. Of edge sets, class 1 is the
// cells of odd q + r. Of corner sets, class 1 has odd q and even r, class 2 even q and odd r, class
// 3 both odd.

/// What the cells of a class need.
typedef struct pave_wang_phase {
    uint64_t needed;  ///< combinations that the cells decided before can ask for
    uint64_t held;    ///< of them
    uint64_t missing; ///< needed - held
} pave_wang_phase;

/// The number of classes, the first included: 2 of edge sets and 4 of corner sets of squares; 0 of
/// other sets, for which this is not known. Constant time.
PAVE_API int pave_wang_phase_count(const pave_wang_set *set);

/// What a class needs, 1..pave_wang_phase_count - 1, exactly: each of these combinations occurs in
/// some world. Linear in the combinations that are held.
PAVE_API pave_wang_phase pave_wang_take_phase(const pave_wang_set *set, int phase);

/// Steps to the next combination that a class needs and the set lacks, as pave_wang_next_missing
/// does. Time as pave_wang_take_phase, and a step for each combination in between.
PAVE_API bool pave_wang_next_phase_missing(const pave_wang_set *set, int phase,
                                           uint8_t *combination);

// ---- Some of the colours ------------------------------------------------------------------------

/// Some of the colours of a set, and how complete the set is among them.
typedef struct pave_wang_part {
    int color_count;                      ///< 2 or more, but not all of the set's
    uint8_t colors[PAVE_WANG_COLORS_MAX]; ///< ascending, from 1
    uint64_t held, total;                 ///< combinations of these colours
} pave_wang_part;

/// Lists the parts that lack at most an eighth of their combinations and are in no larger such
/// part: those of more colours first, then those that lack less, then in lexicographic order. Sets
/// of more than PAVE_WANG_PART_COLORS colours are searched for pairs only. `out` must hold at least
/// `capacity` elements. Returns PAVE_OK and their number in `count`; PAVE_CAPACITY as
/// CONTRIBUTING.md says; PAVE_NO_MEMORY. Linear in the tiles and, up to that many colours, in their
/// subsets: 2^16.
enum { PAVE_WANG_PART_COLORS = 16 };
PAVE_API pave_result pave_wang_parts(const pave_wang_set *set, const pave_allocator *allocator,
                                     pave_wang_part *out, int64_t capacity, int64_t *count);

/// Steps to the next missing combination of a part's colours, as pave_wang_next_missing does.
PAVE_API bool pave_wang_part_next_missing(const pave_wang_set *set, const pave_wang_part *part,
                                          uint8_t *combination);

#ifdef __cplusplus
}
#endif
#endif
