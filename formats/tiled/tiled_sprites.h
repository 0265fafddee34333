/// formats/tiled/tiled_sprites.h: the pictures of a tile set, tile by tile, ready to be drawn.
#ifndef PAVE_FORMATS_TILED_SPRITES_H
#define PAVE_FORMATS_TILED_SPRITES_H

#include <pave/formats/tiled.h>

/// One tile: rows of RGBA bytes whose colours are multiplied by alpha.
typedef struct pave_tiled_sprite {
    uint32_t id;
    int32_t width, height;
    uint8_t *rgba;
    size_t stride; ///< bytes
    bool opaque;   ///< every pixel is
    bool waits;    ///< to be painted: the pixels and `opaque` are not set yet
} pave_tiled_sprite;

typedef struct pave_tiled_sprites {
    const pave_allocator *allocator;
    pave_tiled_sprite *list; ///< ascending by id
    uint32_t count, room;
    int32_t most;   ///< the greatest width or height of one
    bool dense;     ///< the id is the index
    uint8_t *stack; ///< the tiles of a sheet, one below the other: so the rows of a tile are near
                    ///< each other, and not in the same lines of a cache
    size_t stack_size;           ///< pixels
    pave_builtin builtin;        ///< which set is painted, if one is
    pave_projection projection;  ///< of that set
    pave_tiled_pixels *pictures; ///< one for each tile; of a sheet only while it is cut
    uint32_t picture_count;
} pave_tiled_sprites;

/// Reads the pictures of a tile set and cuts them as Tiled does: the columns are those of the
/// picture, whatever the tile set says. The tiles of a built-in set whose sheet has no path wait to
/// be painted until they are looked for. Returns PAVE_OK; PAVE_INVALID when a picture is smaller
/// than the tile set says, or is missing; and what pave_tiled_png_read returns. Give `out` to
/// pave_tiled_sprites_release in each case.
pave_result pave_tiled_sprites_load(const pave_tiled_tileset *tileset, pave_tiled_sprites *out,
                                    pave_error *error);

void pave_tiled_sprites_release(pave_tiled_sprites *sprites);

/// Paints all tiles that still wait. From then on, pave_tiled_sprites_find changes nothing, and any
/// number of threads may call it.
void pave_tiled_sprites_paint(pave_tiled_sprites *sprites);

/// The sprite of a local id, or NULL; it is painted first if it still waits. Constant time
/// otherwise, or O(log n) in sets of one picture a tile.
const pave_tiled_sprite *pave_tiled_sprites_find(pave_tiled_sprites *sprites, uint32_t id);

/// Makes a turned copy of a hexagon's sprite, as Tiled turns it: mirrored first, then rotated about
/// the middle by 60 degrees for the diagonal bit and by 120 for the other. `bits` are those of
/// PAVE_TILED_FLIP_... The copy is to be moved by *moved_x, *moved_y from where the lower left
/// corner of the sprite was. Returns its pixels, to be released as an array of width * height
/// elements of 4 bytes; NULL when there is no memory.
uint8_t *pave_tiled_sprite_turn(const pave_tiled_sprite *sprite, uint32_t bits,
                                const pave_allocator *allocator, pave_tiled_sprite *out,
                                int32_t *moved_x, int32_t *moved_y);

/// Writes pixels x..x+count-1 of row y of a sprite that is turned as Tiled turns squares:
/// transposed first, for the diagonal bit, then mirrored. They must be in it. `out` must hold at
/// least 4 * count bytes.
void pave_tiled_sprite_row(const pave_tiled_sprite *sprite, uint32_t bits, int32_t x, int32_t y,
                           int32_t count, uint8_t *out);

/// Draws `count` pixels over a picture of plain RGBA, as Qt does: in 16 bits a colour, rounded to 8
/// after each. `under` and `over` must hold at least 4 * count bytes; the colours of `over` are
/// multiplied by alpha.
void pave_tiled_blend(uint8_t *under, const uint8_t *over, int32_t count);

#endif
