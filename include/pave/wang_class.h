/// pave/wang_class.h: what a Wang tile set of squares looks like it is for: a floor, an overlay, a
/// road, a wall. Most sets lack combinations, and how they do so says what people draw with them.
///
/// A *value* is a colour that tiles have, or unset where tiles have that: then unset is a colour,
/// and the cell where all is unset is empty. A *piece* is an area of one value on another, the
/// *ground*.
#ifndef PAVE_WANG_CLASS_H
#define PAVE_WANG_CLASS_H

#include <pave/wang.h>

#ifdef __cplusplus
extern "C" {
#endif

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
/// are no squares; PAVE_INCOMPLETE where unset would be one colour more than PAVE_WANG_COLORS_MAX;
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

#ifdef __cplusplus
}
#endif
#endif
