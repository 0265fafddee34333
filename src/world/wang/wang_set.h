/// src/world/wang/wang_set.h: the data structures of a Wang tile set.
#ifndef PAVE_SRC_WANG_SET_H
#define PAVE_SRC_WANG_SET_H

#include <pave/wang.h>

enum { PAVE_WANG_TILES_MAX = 1 << 24 };

/// The colours of one tile, with 0 at unused places and beyond 2n, so memcmp orders combinations.
typedef struct pave_wang_tile {
    uint8_t colors[PAVE_WANG_PLACES_MAX];
} pave_wang_tile;

struct pave_wang_set {
    pave_allocator allocator;
    pave_wang_kind kind;
    int sides, color_count;
    uint32_t symmetries;
    int mirror_sum;
    uint8_t color_mirror[PAVE_WANG_COLORS_MAX + 1]; ///< by 0-based colour
    /// whether any colour has a mirror other than itself
    bool chiral;
    uint32_t tile_count;   ///< number of poses
    uint32_t *ids;         ///< by index
    uint32_t *by_id;       ///< indices, sorted by id
    pave_wang_tile *tiles; ///< colours by index
    uint64_t *weights;     ///< by index; integers whose sum is below 2^61
    uint32_t held_count;
    uint32_t *held; ///< one tile index for each held combination, sorted by combination
    int place_count;
    uint8_t places[PAVE_WANG_PLACES_MAX]; ///< the places that the kind uses
};

/// Converts the colour of a tile's edge or corner to the colour of that feature in the world. An
/// edge has the colour of the tile on its near side; the tile on the *far* side has the mirrored
/// colour. Matching tiles therefore give a feature the same colour. A corner has one colour. The
/// function is an involution.
static inline uint8_t pave_wang_feature_color(const pave_wang_set *set, uint8_t color, bool far)
{
    return far ? set->color_mirror[color] : color;
}

/// Returns floor(word * sum / 2^32), a choice by weights with that sum, which is below 2^61.
static inline uint64_t pave_wang_scale(uint32_t word, uint64_t sum)
{
    return word * (sum >> 32) + ((word * (sum & UINT32_MAX)) >> 32);
}

/// Returns whether a tile fills a combination: it has a positive weight, and a colour at every
/// place that the kind uses.
bool pave_wang_fills(const pave_wang_set *set, uint32_t index);

/// Returns whether a combination, `place_count` colours counted from 1, is held.
bool pave_wang_holds(const pave_wang_set *set, const uint8_t *combination);

/// Returns whether a missing combination is the first missing one of its orbit under the symmetries
/// of the set.
bool pave_wang_leads_orbit(const pave_wang_set *set, const uint8_t *combination);

/// Returns the 2n colours of the tile with an id; NULL if the set has no such tile. If the set does
/// not have the pose of the id, the colours are computed in `turned`, which must hold at least
/// PAVE_WANG_PLACES_MAX elements.
const uint8_t *pave_wang_colors_of(const pave_wang_set *set, uint32_t id, uint8_t *turned);

/// Like pave_wang_create, but a tile may have the id PAVE_WANG_EMPTY.
pave_result pave_wang_make(const pave_wang_def *def, const pave_allocator *allocator,
                           pave_wang_set **out, pave_error *error);

/// Returns whether any tile of positive weight has an unset edge or corner.
bool pave_wang_has_unset(const pave_wang_set *set);

/// Returns the effective kind of a set: a mixed set whose tiles use only edges or only corners
/// counts as an edge or corner set.
pave_wang_kind pave_wang_acts_as(const pave_wang_set *set);

/// Like pave_wang_create_unset, with a given kind.
pave_result pave_wang_make_unset(const pave_wang_set *set, pave_wang_kind kind,
                                 const pave_allocator *allocator, pave_wang_set **out,
                                 pave_error *error);

static inline uint64_t pave_hash_64(uint64_t hash, uint64_t value)
{
    return pave_hash_word(pave_hash_word(hash, (uint32_t)value), (uint32_t)(value >> 32));
}

/// Returns whether a tile, by its index, satisfies the constraints. Constant time.
bool pave_wang_fits(const pave_wang_set *set, uint32_t index, const uint8_t *constraints);

/// Returns the mask of a tile's passable sides: bit k is side k; 0: the cell is blocked. `passable`
/// must hold at least color_count + 1 flags: whether each colour can be passed; [0] is ignored.
/// Edge and mixed sets: the sides whose colour and its mirror can be passed. Corner sets: the sides
/// with a passable colour at one or both ends, so cells are joined where corners are joined along
/// edges. `id` may have any pose; the result is 0 for PAVE_WANG_EMPTY and unknown ids. O(log n).
uint32_t pave_wang_open_sides(const pave_wang_set *set, uint32_t id, const bool *passable);

#endif
