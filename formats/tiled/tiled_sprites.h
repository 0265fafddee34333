/// formats/tiled/tiled_sprites.h: tile pictures, ready to draw.
#ifndef PAVE_FORMATS_TILED_SPRITES_H
#define PAVE_FORMATS_TILED_SPRITES_H

#include <pave/formats/tiled.h>

/// One tile: rows of RGBA bytes with premultiplied colours.
typedef struct pave_tiled_sprite {
    uint32_t id;
    int32_t width, height;
    uint8_t *rgba;
    size_t stride; ///< bytes
    bool opaque;   ///< whether every pixel is opaque
    bool waits;    ///< whether it is not painted yet; then the pixels and `opaque` are not set
} pave_tiled_sprite;

typedef struct pave_tiled_sprites {
    const pave_allocator *allocator;
    pave_tiled_sprite *list; ///< ascending by id
    uint32_t count, room;
    int32_t most;         ///< maximum width or height of a sprite
    bool dense;           ///< whether ids are indices into `list`
    uint8_t *stack;       ///< tiles of a sheet, stacked vertically: keeps the rows of a tile close
                          ///< together and in different cache lines
    size_t stack_size;    ///< in pixels
    pave_builtin builtin; ///< the built-in set to paint, if any
    pave_projection projection; ///< projection of that set
    /// One for each tile; for a sheet, only while its tiles are cut out.
    pave_tiled_pixels *pictures;
    uint32_t picture_count;
} pave_tiled_sprites;

/// Loads the pictures of a tile set and cuts them as Tiled does: the picture determines the number
/// of columns, regardless of the tile set. Tiles of a built-in set whose sheet has no path are
/// painted on first use. Returns PAVE_OK; PAVE_INVALID if a picture is missing or smaller than the
/// tile set says; or a result of pave_tiled_png_read. Always release `out` with
/// pave_tiled_sprites_release.
pave_result pave_tiled_sprites_load(const pave_tiled_tileset *tileset, pave_tiled_sprites *out,
                                    pave_error *error);

void pave_tiled_sprites_release(pave_tiled_sprites *sprites);

/// Paints all unpainted tiles. After that, pave_tiled_sprites_find changes nothing, and any number
/// of threads may call it.
void pave_tiled_sprites_paint(pave_tiled_sprites *sprites);

/// Returns the sprite of a local id, or NULL; paints it first if necessary. Otherwise takes
/// constant time, or O(log n) for sets of n tiles with one picture each.
const pave_tiled_sprite *pave_tiled_sprites_find(pave_tiled_sprites *sprites, uint32_t id);

/// Makes a turned copy of a hexagon's sprite, as Tiled turns it: first mirrored, then rotated about
/// the centre by 60 degrees for the diagonal bit and by 120 for the other. `bits` are
/// PAVE_TILED_FLIP_... The lower left corner moves by *moved_x, *moved_y. Returns its pixels, to be
/// released as an array of width * height elements of 4 bytes; NULL if out of memory.
uint8_t *pave_tiled_sprite_turn(const pave_tiled_sprite *sprite, uint32_t bits,
                                const pave_allocator *allocator, pave_tiled_sprite *out,
                                int32_t *moved_x, int32_t *moved_y);

/// Writes pixels x..x+count-1 of row y of a sprite turned as Tiled turns squares: transposed first,
/// for the diagonal bit, then mirrored. They must be inside. `out` must hold at least 4 * count
/// bytes.
void pave_tiled_sprite_row(const pave_tiled_sprite *sprite, uint32_t bits, int32_t x, int32_t y,
                           int32_t count, uint8_t *out);

/// Blends `count` pixels over straight RGBA as Qt does: in 16 bits per channel, rounded to 8 after
/// each blend. `under` and `over` must hold at least 4 * count bytes; the colours of `over` are
/// premultiplied.
void pave_tiled_blend(uint8_t *under, const uint8_t *over, int32_t count);

#endif
