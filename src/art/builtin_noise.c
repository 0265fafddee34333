/// src/art/builtin_noise.c: the noise of a tile, which its neighbours share along the borders.
#include "../base/exact.h"

#include "builtin_art.h"

/// Cells of the noises; and, of 50,000 numbers tried, one that makes the tiles of one colour very
/// even from row to row and from column to column, so that a map full of them shows no stripes.
enum { PAVE_NOISE_BROAD = 4, PAVE_NOISE_MIDDLE = 7, PAVE_NOISE_FINE = 29, PAVE_NOISE_SALT = 202 };

/// What the neighbour across side k (T, R, B, L) has in common with the tile: the colours of that
/// side, from the left or from the top.
static uint32_t pave_noise_side(pave_builtin builtin, uint32_t id, int k)
{
    static const uint8_t corners[4][2] = {
        {3, 0}, {0, 1}, {2, 1}, {3, 2}}; // bits of the meadow's id at the ends of each side
    if (builtin == PAVE_BUILTIN_ROADS) return id >> k & 1;
    return (id >> corners[k][0] & 1) + 2 * (id >> corners[k][1] & 1);
}

/// A lattice node: all corners of all tiles have the same one, the nodes on a side have those of
/// the side, the others are the tile's own. A side would show as a stripe if the noise sloped or
/// had a mean of its own there: its nodes have height 0 and slope along the side. Nor has any tile
/// a broad height of its own, for it would be a patch of the map.
static uint32_t pave_noise_node(const pave_art_tile *tile, int cells, int i, int j)
{
    enum {
        INSIDE = 0,
        HORIZONTAL = 64,
        VERTICAL = 128,
        CORNER = 192,
        LEVEL = 8 << 4,
        LEFT = 8,
        DOWN = 4
    };
    bool at_side = i == 0 || i == cells, at_level = j == 0 || j == cells;
    uint32_t side =
        pave_noise_side(tile->builtin, tile->id, at_level ? (j == 0 ? 0 : 2) : (i == 0 ? 3 : 1));
    uint32_t kind = (uint32_t)cells << 8 | (uint32_t)PAVE_NOISE_SALT << 16;
    if (at_side && at_level) return LEVEL + (pave_art_word(kind + CORNER, 0, 0) >> 28);
    if (at_level) return LEVEL + LEFT * (pave_art_word(kind + HORIZONTAL, side, (uint32_t)i) >> 31);
    if (at_side)
        return LEVEL + DOWN + LEFT * (pave_art_word(kind + VERTICAL, side, (uint32_t)j) >> 31);
    uint32_t word = pave_art_word(kind + INSIDE, tile->id + 16 * (uint32_t)tile->builtin,
                                  (uint32_t)(j * cells + i)) >>
                    24;
    return cells == PAVE_NOISE_BROAD ? LEVEL + (word & 15) : word;
}

static void pave_noise_lattice(const pave_art_tile *tile, int cells, pave_art_lattice *out)
{
    assert(cells <= PAVE_ART_LATTICE_MAX);
    out->cells = cells;
    for (int j = 0; j <= cells; j++)
        for (int i = 0; i <= cells; i++)
            out->nodes[j * (cells + 1) + i] = (uint8_t)pave_noise_node(tile, cells, i, j);
}

void pave_art_tile_init(pave_art_tile *tile, pave_builtin builtin, uint32_t id)
{
    tile->builtin = builtin;
    tile->id = id;
    pave_noise_lattice(tile, PAVE_NOISE_BROAD, &tile->broad);
    pave_noise_lattice(tile, PAVE_NOISE_MIDDLE, &tile->middle);
    pave_noise_lattice(tile, PAVE_NOISE_FINE, &tile->fine);
}
