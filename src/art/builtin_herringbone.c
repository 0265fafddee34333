/// src/art/builtin_herringbone.c: herringbone tiles of the built-in sets: two adjacent squares of
/// the set, which join seamlessly.
#include "../base/exact.h"

#include "builtin_art.h"

#include <pave/builtin.h>

/// For each place of a square (T, R, B, L; TR, BR, BL, TL), the place of the tile with its colour;
/// INNER is the edge between the two squares.
enum { PAVE_ART_INNER = PAVE_HERRINGBONE_PLACES };

/// By kind, then orientation (flat, upright), then square (first, second).
static const uint8_t art_halves[2][2][2][4] = {
    {{{0, PAVE_ART_INNER, 4, 2}, {1, 3, 5, PAVE_ART_INNER}},
     {{0, 2, PAVE_ART_INNER, 1}, {PAVE_ART_INNER, 4, 5, 3}}},
    {{{1, 4, 3, 0}, {2, 5, 4, 1}}, {{3, 4, 1, 0}, {4, 5, 2, 1}}}};

pave_herringbone_shape pave_builtin_herringbone_shape(pave_builtin builtin, int side)
{
    pave_herringbone_shape shape = {.kind = pave_builtin_kind(builtin),
                                    .side = side,
                                    .vary_x = 1,
                                    .vary_y = pave_builtin_variant_count(builtin)};
    if (builtin == PAVE_BUILTIN_GARDEN) return shape;
    for (int type = 0; type < pave_herringbone_type_count(shape.kind); type++)
        shape.colors[type] = pave_builtin_color_count(builtin);
    return shape;
}

/// Returns a hash of the tile's orientation and colours, which selects its variation.
static uint32_t art_number(const pave_herringbone_tile *tile)
{
    uint32_t number = tile->upright;
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++)
        number = 5 * number + tile->colors[place];
    return number;
}

/// Returns the colour of the edge between the squares. In a dungeon the edge is open, which makes
/// long rooms, or sometimes a door. A path or river crosses it only if both squares have one:
/// always if it would otherwise end in the middle of a square, and in about half of the other
/// cases.
static uint8_t art_inner(pave_builtin builtin, const pave_herringbone_tile *tile)
{
    const int variant = tile->variant;
    int lines[2] = {0};
    if (pave_builtin_color_count(builtin) > 2)
        return (art_number(tile) / 3 + (uint32_t)variant) % 5 == 0 ? 2 : 3;
    for (int half = 0; half < 2; half++)
        for (int k = 0; k < 4; k++) {
            const uint8_t place = art_halves[PAVE_WANG_EDGE][tile->upright][half][k];
            lines[half] += place != PAVE_ART_INNER && tile->colors[place] == 2;
        }
    if (lines[0] == 0 || lines[1] == 0) return 1;
    return lines[0] == 1 || lines[1] == 1 || (art_number(tile) + (uint32_t)variant) % 2 ? 2 : 1;
}

/// Returns the square of one half of a tile. One half has the tile's variant. The other half has
/// the plain variant, so that a rare object appears only once.
static uint32_t art_half(pave_builtin builtin, const pave_herringbone_tile *tile, int half)
{
    const uint32_t colors = (uint32_t)pave_builtin_color_count(builtin),
                   variants = (uint32_t)pave_builtin_variant_count(builtin);
    const pave_wang_kind kind = pave_builtin_kind(builtin);
    const uint32_t own = (uint32_t)tile->variant % variants;
    const bool mine = (art_number(tile) & 1) == (uint32_t)half;
    uint32_t variant = variants == 1 ? 0 : mine ? own : (own + 1) % 2, id = 0;
    for (int k = 3; k >= 0; k--) {
        const uint8_t place = art_halves[kind][tile->upright][half][k];
        const uint8_t color =
            place == PAVE_ART_INNER ? art_inner(builtin, tile) : tile->colors[place];
        assert(color >= 1 && color <= colors);
        id = id * colors + color - 1;
    }
    return id + variant * pave_art_count(builtin).combinations;
}

void pave_builtin_herringbone_squares(pave_builtin builtin, const pave_herringbone_tile *tile,
                                      uint32_t *out)
{
    assert(tile && out && builtin != PAVE_BUILTIN_GARDEN);
    for (int half = 0; half < 2; half++) out[half] = art_half(builtin, tile, half);
}
