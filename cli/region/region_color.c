// cli/region_color.c: the colours of maps of regions.
#include "region_color.h"

static const uint32_t races[] = {
    0xe4605aff, 0x4a94d6ff, 0x74bb56ff, 0xf3b43cff, 0x9a6cc9ff, 0x3bb3aaff, 0xf191bbff, 0xa2724dff,
    0xcdd750ff, 0x4f5fb4ff, 0xf58544ff, 0x8798a5ff, 0x2f7d54ff, 0xb03a6fff, 0x8fd6efff, 0xe8cfa0ff};

static const uint32_t players[] = {0xa985e0ff, 0xb9dc55ff, 0x43a355ff, 0xf48bbfff,
                                   0xf49a45ff, 0x7fd4dfff, 0xf7e05cff, 0xe45d57ff};

static const uint32_t lands[] = {0xf0c987ff, 0x9cc5a1ff, 0xe39d86ff, 0xb7aed6ff,
                                 0xf1e4b8ff, 0x93b9c9ff, 0xd9a9bdff, 0xc9d49aff};

enum {
    RACES = sizeof races / sizeof *races,
    PLAYERS = sizeof players / sizeof *players,
    LANDS = sizeof lands / sizeof *lands
};

uint32_t region_blend(uint32_t from, uint32_t to, double share)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        double a = from >> shift & 0xff, b = to >> shift & 0xff;
        out |= (uint32_t)(a + share * (b - a) + 0.5) << shift;
    }
    return out;
}

// A hue in 0..1 of a saturation and lightness: the colour between the pure ones on both sides of
// it.
static uint32_t hue_color(double hue, double saturation, double lightness)
{
    static const uint32_t pure[] = {0xff0000ff, 0xffff00ff, 0x00ff00ff, 0x00ffffff,
                                    0x0000ffff, 0xff00ffff, 0xff0000ff};
    int at = (int)(6 * hue);
    uint32_t color = region_blend(pure[at], pure[at + 1], 6 * hue - at);
    color = region_blend(UINT32_C(0x808080ff), color, saturation);
    return lightness < 0.5 ? region_blend(UINT32_C(0x000000ff), color, 2 * lightness)
                           : region_blend(color, UINT32_C(0xffffffff), 2 * lightness - 1);
}

// Beyond those that were chosen by eye each next hue is a golden section further, and the lightness
// goes round in threes.
static uint32_t further_color(int32_t number)
{
    static const double lightness[] = {0.62, 0.42, 0.76};
    const double golden = 0.6180339887498949;
    double turn = (number + 1) * golden;
    return hue_color(turn - (double)(int64_t)turn, 0.62, lightness[number % 3]);
}

uint32_t region_race_color(int32_t race)
{
    return race < RACES ? races[race] : further_color(race - RACES);
}
uint32_t region_player_color(int32_t player)
{
    return player < PLAYERS ? players[player] : further_color(player - PLAYERS);
}
uint32_t region_land_color(int32_t color)
{
    return color < LANDS ? lands[color] : further_color(color - LANDS);
}
