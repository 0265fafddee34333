/// src/world/herringbone/herringbone_model.h: the data structures of a world of herringbone tiles,
/// and the positions of a tile's features.
///
/// A *feature* is an edge or a corner with a colour. It belongs to a unit square, in one of three
/// *planes*: the square's upper left corner, its upper edge, or its left edge. A *code* is a
/// combination of colours as a number; the codes of upright tiles follow those of flat tiles.
#ifndef PAVE_SRC_HERRINGBONE_MODEL_H
#define PAVE_SRC_HERRINGBONE_MODEL_H

#include "../world_model.h"

#include <pave/herringbone.h>

/// Planes of features; also the s of the random calls for colours.
enum {
    PAVE_HERRINGBONE_CORNERS = 0,
    PAVE_HERRINGBONE_UPPER = 1,
    PAVE_HERRINGBONE_LEFT = 2,
    PAVE_HERRINGBONE_VARIANTS = 3, ///< s of the random calls for the choice among tiles
    PAVE_HERRINGBONE_PLANES = 3
};

/// The feature at a place of a tile, relative to the tile's upper left square.
typedef struct pave_herringbone_feature {
    uint8_t plane, x, y;
} pave_herringbone_feature;

/// By kind (edge, corner), then flat or upright.
extern const pave_herringbone_feature pave_herringbone_features[2][2][PAVE_HERRINGBONE_PLACES];

/// A weighted choice among tiles: `count` alias columns from `first` on.
typedef struct pave_choice {
    uint32_t first, count;
} pave_choice;

struct pave_herringbone {
    pave_allocator allocator;
    uint64_t seed;
    pave_herringbone_shape shape;
    int channels;
    int64_t tile_count;
    size_t tile_bytes;
    uint8_t *pixels; ///< pixels of all tiles, tile by tile, without gaps; followed by padding
    /// weight of each place in a code, for flat and upright tiles
    uint32_t scale[2][PAVE_HERRINGBONE_PLACES];
    uint32_t first_upright; ///< the first code of upright tiles
    int64_t code_count;
    pave_choice *by_code;
    pave_alias *columns;
    int64_t column_count;
    pave_law laws[PAVE_HERRINGBONE_TYPES];
    /// type of a feature, by plane and (x - y) & 3; -1: none
    int8_t type[PAVE_HERRINGBONE_PLANES][4];
};

/// Number of bytes that copies may read past the last tile.
enum { PAVE_HERRINGBONE_ROOM = 32 };

/// Checks whether a shape, including vary_x and vary_y, is in range.
pave_result pave_herringbone_check_shape(const pave_herringbone_shape *shape, pave_error *error);

/// Returns the pixels of a tile.
static inline const uint8_t *pave_herringbone_pixels(const pave_herringbone *world, uint32_t tile)
{
    return world->pixels + tile * world->tile_bytes;
}

/// Returns the tile of a code at a spot.
static inline uint32_t pave_herringbone_pick(const pave_herringbone *world, uint32_t code,
                                             int32_t x, int32_t y)
{
    const pave_choice choice = world->by_code[code];
    const pave_alias *columns = world->columns + choice.first;
    if (choice.count == 1) return columns->value;
    const pave_random_words words = pave_random_at(world->seed, PAVE_STREAM_HERRINGBONE, x >> 2, y,
                                                   PAVE_HERRINGBONE_VARIANTS, 0);
    return pave_alias_pick(columns, choice.count, words.word[x & 3]);
}

/// Returns the spot that covers the unit square x,y. Constant time.
static inline pave_herringbone_spot pave_herringbone_spot_of(int32_t x, int32_t y)
{
    const uint32_t phase = ((uint32_t)x - (uint32_t)y) & 3;
    pave_herringbone_spot spot;
    spot.x = x - (phase == 1);
    spot.y = y - (phase == 2);
    spot.upright = phase >= 2;
    spot.tile = 0;
    return spot;
}

/// Returns the type of the edge or corner at a place, 0..5 for a to f, of a flat or upright tile;
/// see the picture in herringbone.h. Constant time.
int pave_herringbone_type(pave_wang_kind kind, bool upright, int place);

/// Writes the colours of the places a to f of the tile that covers the unit square x,y. |x|, |y| <=
/// PAVE_COORDINATE_MAX. `out` must hold at least PAVE_HERRINGBONE_PLACES elements. Allocates
/// nothing. Constant time.
void pave_herringbone_colors_at(const pave_herringbone *world, int32_t x, int32_t y, uint8_t *out);

#endif
