/// src/scene/picture_color.c: the palettes of pictures.
#include "../base/exact.h"

#include "picture_shared.h"

// Colours for cells that must differ from their neighbours: pale, but as distinct as possible.
static const uint32_t picture_grounds[] = {0xf3e3b8ff, 0xbfd9c4ff, 0xc4d4eaff, 0xeec4b4ff,
                                           0xd9c9e4ff, 0xe4e9c0ff, 0xb9dde0ff, 0xd8d0c4ff};

static const uint32_t picture_tiles[] = {0x9ec5c9ff, 0xf2d49bff, 0xe6a58fff, 0xb8d0a2ff,
                                         0xb4b0d8ff, 0xf2e8cfff, 0x8fb0cfff, 0xd7b5a6ff,
                                         0xcfe0d4ff, 0xe3b7c8ff, 0xc9b37eff, 0x9fb79bff};

// Colours of tiles with 3, 4, ... 8 sides, and more.
static const uint32_t picture_sides[] = {0xe8927cff, 0xf3c58bff, 0xf7e6b0ff, 0xc3dcb0ff,
                                         0x93c7bbff, 0x86b0d3ff, 0xa79fd1ff};

static const uint32_t picture_races[] = {
    0xe4605aff, 0x4a94d6ff, 0x74bb56ff, 0xf3b43cff, 0x9a6cc9ff, 0x3bb3aaff, 0xf191bbff, 0xa2724dff,
    0xcdd750ff, 0x4f5fb4ff, 0xf58544ff, 0x8798a5ff, 0x2f7d54ff, 0xb03a6fff, 0x8fd6efff, 0xe8cfa0ff};

static const uint32_t picture_players[] = {0xa985e0ff, 0xb9dc55ff, 0x43a355ff, 0xf48bbfff,
                                           0xf49a45ff, 0x7fd4dfff, 0xf7e05cff, 0xe45d57ff};

static const uint32_t picture_lands[] = {0xf0c987ff, 0x9cc5a1ff, 0xe39d86ff, 0xb7aed6ff,
                                         0xf1e4b8ff, 0x93b9c9ff, 0xd9a9bdff, 0xc9d49aff};

uint32_t pave_picture_blend(uint32_t from, uint32_t to, double share)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        double a = from >> shift & 0xff, b = to >> shift & 0xff;
        out |= (uint32_t)(a + share * (b - a) + 0.5) << shift;
    }
    return out;
}

/// Returns the colour with a hue, saturation and lightness in 0..1, interpolated between the two
/// adjacent pure hues.
static uint32_t picture_hue(double hue, double saturation, double lightness)
{
    static const uint32_t pure[] = {0xff0000ff, 0xffff00ff, 0x00ff00ff, 0x00ffffff,
                                    0x0000ffff, 0xff00ffff, 0xff0000ff};
    int at = (int)(6 * hue);
    uint32_t color = pave_picture_blend(pure[at], pure[at + 1], 6 * hue - at);
    color = pave_picture_blend(UINT32_C(0x808080ff), color, saturation);
    return lightness < 0.5 ? pave_picture_blend(UINT32_C(0x000000ff), color, 2 * lightness)
                           : pave_picture_blend(color, UINT32_C(0xffffffff), 2 * lightness - 1);
}

/// Returns the next hue, which differs from the previous one by the golden section. The lightness
/// cycles through three values.
static uint32_t picture_further(int32_t number)
{
    static const double lightness[] = {0.62, 0.42, 0.76};
    const double golden = 0.6180339887498949;
    double turn = ((double)number + 1) * golden;
    return picture_hue(turn - (double)(int64_t)turn, 0.62, lightness[number % 3]);
}

#define PAVE_PICTURE_ROW(list, endless)              \
    {                                                \
        list, sizeof(list) / sizeof *(list), endless \
    }

uint32_t pave_picture_color(pave_picture_palette palette, int32_t number)
{
    static const struct {
        const uint32_t *colors;
        int32_t count;
        bool endless;
    } rows[] = {[PAVE_PICTURE_GROUNDS] = PAVE_PICTURE_ROW(picture_grounds, false),
                [PAVE_PICTURE_TILES] = PAVE_PICTURE_ROW(picture_tiles, false),
                [PAVE_PICTURE_SIDES] = PAVE_PICTURE_ROW(picture_sides, false),
                [PAVE_PICTURE_RACES] = PAVE_PICTURE_ROW(picture_races, true),
                [PAVE_PICTURE_PLAYERS] = PAVE_PICTURE_ROW(picture_players, true),
                [PAVE_PICTURE_LANDS] = PAVE_PICTURE_ROW(picture_lands, true)};
    assert((unsigned)palette < sizeof rows / sizeof *rows);
    int32_t count = rows[palette].count;
    if (number < 0) number = 0;
    if (number >= count && rows[palette].endless) return picture_further(number - count);
    return rows[palette].colors[number % count];
}
