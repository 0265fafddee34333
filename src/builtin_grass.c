/// src/builtin_grass.c: the noise of a tile, and the grass that both built-in sets stand on.
#include "exact.h"

#include "builtin_art.h"

/// Cells of the noises; and, of 50,000 numbers tried, the one that makes the tiles of one colour the most even from row to row and from column
/// to column, so that a map full of them shows no stripes.
enum { PAVE_GRASS_BROAD = 4, PAVE_GRASS_MIDDLE = 7, PAVE_GRASS_FINE = 29, PAVE_GRASS_SALT = 202 };


/// What the neighbour across side k (T, R, B, L) has in common with the tile: the colours of that side, from the left or from the top.
static uint32_t pave_grass_side(pave_builtin builtin, uint32_t id, int k)
{
    static const uint8_t corners[4][2] = {{3, 0}, {0, 1}, {2, 1}, {3, 2}}; // bits of the meadow's id at the ends of each side
    if (builtin == PAVE_BUILTIN_ROADS) return id >> k & 1;
    return (id >> corners[k][0] & 1) + 2 * (id >> corners[k][1] & 1);
}

/// A lattice node: all corners of all tiles have the same one, the nodes on a side have those of the side, the others are the tile's own.
/// A side would show as a stripe if the noise sloped or had a mean of its own there: its nodes have height 0 and slope along the side. Nor
/// has any tile a broad height of its own, for it would be a patch of the map.
static uint32_t pave_grass_node(const pave_art_tile *tile, int cells, int i, int j)
{
    enum { INSIDE = 0, HORIZONTAL = 64, VERTICAL = 128, CORNER = 192, LEVEL = 8 << 4, LEFT = 8, DOWN = 4 };
    bool at_side = i == 0 || i == cells, at_level = j == 0 || j == cells;
    uint32_t kind = (uint32_t)cells << 8 | (uint32_t)PAVE_GRASS_SALT << 16;
    if (at_side && at_level) return LEVEL + (pave_art_word(kind + CORNER, 0, 0) >> 28);
    if (at_level)
        return LEVEL + LEFT * (pave_art_word(kind + HORIZONTAL, pave_grass_side(tile->builtin, tile->id, j == 0 ? 0 : 2), (uint32_t)i) >> 31);
    if (at_side)
        return LEVEL + DOWN + LEFT * (pave_art_word(kind + VERTICAL, pave_grass_side(tile->builtin, tile->id, i == 0 ? 3 : 1), (uint32_t)j) >> 31);
    uint32_t word = pave_art_word(kind + INSIDE, tile->id + 16 * (uint32_t)tile->builtin, (uint32_t)(j * cells + i)) >> 24;
    return cells == PAVE_GRASS_BROAD ? LEVEL + (word & 15) : word;
}

static void pave_grass_lattice(const pave_art_tile *tile, int cells, pave_art_lattice *out)
{
    assert(cells <= PAVE_ART_LATTICE_MAX);
    out->cells = cells;
    for (int j = 0; j <= cells; j++)
        for (int i = 0; i <= cells; i++) out->nodes[j * (cells + 1) + i] = (uint8_t)pave_grass_node(tile, cells, i, j);
}

void pave_art_tile_init(pave_art_tile *tile, pave_builtin builtin, uint32_t id)
{
    tile->builtin = builtin;
    tile->id = id;
    pave_grass_lattice(tile, PAVE_GRASS_BROAD, &tile->broad);
    pave_grass_lattice(tile, PAVE_GRASS_MIDDLE, &tile->middle);
    pave_grass_lattice(tile, PAVE_GRASS_FINE, &tile->fine);
}

pave_art_color pave_art_grass(const pave_art_tile *tile, float u, float v)
{
    const pave_art_color dark = {118, 176, 78}, light = {143, 196, 92}, sunny = {164, 208, 104};
    float broad = pave_art_noise(&tile->broad, u, v), middle = pave_art_noise(&tile->middle, u, v);
    float fine = pave_art_noise(&tile->fine, u, v);
    float patch = 0.5f + 0.3f * broad + 0.5f * middle;
    pave_art_color color = pave_art_mix(dark, light, pave_art_smooth(0.25f, 0.75f, patch + 0.12f * fine));
    color = pave_art_mix(color, sunny, 0.5f * pave_art_smooth(0.62f, 0.78f, patch));
    return pave_art_shade(color, 1 + 0.022f * fine);
}
