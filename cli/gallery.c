// cli/gallery.c: what the gallery shows.
#include "gallery.h"

#include <stddef.h>

#define TILED_EXAMPLES "/usr/share/doc/tiled/examples/"

const cli_section cli_gallery[] = {
    {"world", "A world from a seed",
     "A piece of a world that has no end: 16 tiles whose edges are grass or road, laid so that every edge meets its like. The tile at a place is worked out "
     "from the seed and the place alone, so there is nothing to store and nothing to explore first.",
     CLI_FULL,
     {{NULL, NULL, "world.png", {"pave world fill --seed 7 --size 48x20 --hash -o world.png"}, {0}, NULL}}},
    {"sets", "Two sets, two views",
     "Both sets that are built in are complete: there is a tile for every combination of colours. <b>roads</b> has colours along its edges, "
     "<b>meadow</b> in its corners. They are painted at any size, straight or isometric.",
     CLI_PAIRS,
     {{"Roads", NULL, "roads.png", {"pave world fill --set roads --seed 11 --size 12x9 --tile 64 --hash -o roads.png"}, {0}, NULL},
      {"Meadow", NULL, "meadow.png", {"pave world fill --set meadow --seed 3 --size 12x9 --tile 64 --hash -o meadow.png"}, {0}, NULL},
      {"Roads, isometric", NULL, "roads-iso.png", {"pave world fill --set roads --map isometric --seed 11 --size 12x12 --hash -o roads-iso.png"}, {0}, NULL},
      {"Meadow, isometric", NULL, "meadow-iso.png", {"pave world fill --set meadow --map isometric --seed 3 --size 12x12 --hash -o meadow-iso.png"}, {0}, NULL}}},
    {"zoom", "One place, from afar to near",
     "The middle of each picture is the same place, (1000, -2000). Only the pixels of a tile change, and how many tiles are asked for.",
     CLI_EVEN,
     {{"4 pixels a tile", NULL, "zoom-4.png", {"pave world fill --set meadow --seed 5 --at 840,-2090 --size 320x180 --tile 4 --hash -o zoom-4.png"}, {0}, NULL},
      {"16 pixels", NULL, "zoom-16.png", {"pave world fill --set meadow --seed 5 --at 960,-2022 --size 80x45 --tile 16 --hash -o zoom-16.png"}, {0}, NULL},
      {"64 pixels", NULL, "zoom-64.png", {"pave world fill --set meadow --seed 5 --at 990,-2005 --size 20x11 --tile 64 --hash -o zoom-64.png"}, {0}, NULL},
      {"256 pixels", NULL, "zoom-256.png", {"pave world fill --set meadow --seed 5 --at 998,-2001 --size 5x3 --tile 256 --hash -o zoom-256.png"}, {0}, NULL}}},
    {"seeds", "Seeds side by side",
     "Each of the 2<sup>64</sup> seeds is a world of its own.",
     CLI_SMALL,
     {{NULL, NULL, "seed-1.png", {"pave world fill --seed 1 --size 12x12 --hash -o seed-1.png"}, {0}, NULL},
      {NULL, NULL, "seed-2.png", {"pave world fill --seed 2 --size 12x12 --hash -o seed-2.png"}, {0}, NULL},
      {NULL, NULL, "seed-3.png", {"pave world fill --seed 3 --size 12x12 --hash -o seed-3.png"}, {0}, NULL},
      {NULL, NULL, "seed-cafe.png", {"pave world fill --seed 0xcafe --size 12x12 --hash -o seed-cafe.png"}, {0}, NULL}}},
    {"order", "In whatever order",
     "Two rectangles, asked for by two commands that know nothing of each other. The roads meet where the pictures touch, and a single place that is asked "
     "for alone has the tile that stands in the picture.",
     CLI_JOINED,
     {{"West", NULL, "west.png", {"pave world fill --seed 42 --at -16,0 --size 16x12 --hash -o west.png", "pave world at --seed 42 -1,5"}, {0}, NULL},
      {"East", NULL, "east.png", {"pave world fill --seed 42 --at 0,0 --size 16x12 --hash -o east.png", "pave world at --seed 42 0,5"}, {0}, NULL}}},
    {"methods", "Two methods",
     "<b>feature</b> draws the colour of each edge at its own place and then a tile that fits. <b>phase</b> lays the white fields of a checkerboard first, and "
     "each black one to fit its four neighbours. With one tile for each combination and equal weights both have the same statistics, and different worlds.",
     CLI_PAIRS,
     {{"feature", NULL, "feature.png", {"pave world fill --method feature --seed 9 --size 20x14 --hash -o feature.png"}, {0}, NULL},
      {"phase", NULL, "phase.png", {"pave world fill --method phase --seed 9 --size 20x14 --hash -o phase.png"}, {0}, NULL}}},
    {"own", "A set of your own",
     "A template is a blank sheet with a tile for every combination, to paint over. It is a tile set at once, and complete from the start.",
     CLI_PAIRS,
     {{"The sheet", "Three colours in the corners: 81 tiles.", "sheet.png", {"pave wang template --kind corner --colors 3 --tile 32 -o sheet.png",
       "pave wang check sheet.tsx"}, {0}, NULL},
      {"A world of it, unpainted", NULL, "unpainted.png", {"pave world fill sheet.tsx --seed 1 --size 18x18 --hash -o unpainted.png"}, {0}, NULL}}},
    {"map", "Maps for Tiled",
     "A map brings its tile set and the picture along. <code>pave world verify</code> reads any map and compares the colours of all neighbours.",
     CLI_PAIRS,
     {{"What town.tmx brings along", "<a href=\"town.tmx\">town.tmx</a>, <a href=\"town-roads.tsx\">town-roads.tsx</a> and this picture.", "town-roads.png",
       {"pave world fill --seed 8 --size 64x64 --tile 64 --compression zstd --hash -o town.tmx", "pave world verify town.tmx"}, {0}, NULL},
      {"An isometric one, as TMJ", "<a href=\"lakes.tmj\">lakes.tmj</a>, with the tile set inside it.", "lakes-meadow.png",
       {"pave world fill --set meadow --map isometric --seed 8 --size 48x48 --tile 128 --embed --hash -o lakes.tmj", "pave world verify lakes.tmj"}, {0},
       NULL}}},
    {"real", "A real tile set",
     "The sets that come with Debian's package <code>tiled</code>, read as they are. One is complete, isometric, and has several tiles for some "
     "combinations. The other lacks combinations, and pave says which.",
     CLI_WIDE,
     {{NULL, NULL, "grass-and-water.png", {"pave world fill " TILED_EXAMPLES "isometric_grass_and_water.tmx --seed 4 --size 32x32 --hash -o grass-and-water.png"},
       {0}, TILED_EXAMPLES "isometric_grass_and_water.tmx"},
      {NULL, NULL, NULL, {"pave wang check " TILED_EXAMPLES "desert.tsx --limit 6"}, {1}, TILED_EXAMPLES "desert.tsx"}}},
    {"far", "From far above",
     "86,400 tiles of 4 pixels: there is no pattern that repeats, no seam, no edge.",
     CLI_WIDE,
     {{NULL, NULL, "far.png", {"pave world fill --seed 0x5eed --at -120000,70000 --size 360x240 --tile 4 --hash -o far.png"}, {0}, NULL}}},
    {.id = NULL},
};
