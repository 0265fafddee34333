// cli/gallery.c: what the gallery shows.
#include "gallery.h"

#include <stddef.h>

#define TILED_EXAMPLES "/usr/share/doc/tiled/examples/"

// A figure that needs no edit and no file.
#define FIGURE(title, text, picture, ...)                   \
    {                                                       \
        title, text, picture, {__VA_ARGS__}, {0}, {0}, NULL \
    }

const cli_section cli_gallery[] = {
    {"world",
     "A world from a seed",
     "A piece of a world that has no end: 16 tiles whose edges are grass or road, laid so that "
     "every edge meets its like. The tile at a place is worked out from the seed and the place "
     "alone, so there is nothing to store and nothing to explore first.",
     CLI_FULL,
     {FIGURE(NULL, NULL, "world.png",
             "pave world fill --seed 7 --size 48x20 --hash -o world.png")}},
    {"sets",
     "Two sets, two views",
     "Both sets that are built in are complete: there is a tile for every combination of colours. "
     "<b>roads</b> has colours along its edges, <b>meadow</b> in its corners. They are painted at "
     "any size, straight or isometric.",
     CLI_PAIRS,
     {FIGURE("Roads", NULL, "roads.png",
             "pave world fill --set roads --seed 11 --size 12x9 --tile 64 --hash -o roads.png"),
      FIGURE("Meadow", NULL, "meadow.png",
             "pave world fill --set meadow --seed 3 --size 12x9 --tile 64 --hash -o meadow.png"),
      FIGURE("Roads, isometric", NULL, "roads-iso.png",
             "pave world fill --set roads --map isometric --seed 11 --size 12x12 --hash -o "
             "roads-iso.png"),
      FIGURE("Meadow, isometric", NULL, "meadow-iso.png",
             "pave world fill --set meadow --map isometric --seed 3 --size 12x12 --hash -o "
             "meadow-iso.png")}},
    {"zoom",
     "One place, from afar to near",
     "The middle of each picture is the same place, (1000, -2000). Only the pixels of a tile "
     "change, and the number of tiles.",
     CLI_EVEN,
     {FIGURE("4 pixels a tile", NULL, "zoom-4.png",
             "pave world fill --set meadow --seed 5 --at 840,-2090 --size 320x180 --tile 4 --hash "
             "-o zoom-4.png"),
      FIGURE("16 pixels", NULL, "zoom-16.png",
             "pave world fill --set meadow --seed 5 --at 960,-2022 --size 80x45 --tile 16 --hash "
             "-o zoom-16.png"),
      FIGURE("64 pixels", NULL, "zoom-64.png",
             "pave world fill --set meadow --seed 5 --at 990,-2005 --size 20x11 --tile 64 --hash "
             "-o zoom-64.png"),
      FIGURE("256 pixels", NULL, "zoom-256.png",
             "pave world fill --set meadow --seed 5 --at 998,-2001 --size 5x3 --tile 256 --hash -o "
             "zoom-256.png")}},
    {"seeds",
     "Seeds side by side",
     "Each of the 2<sup>64</sup> seeds is a separate world.",
     CLI_SMALL,
     {FIGURE(NULL, NULL, "seed-1.png",
             "pave world fill --seed 1 --size 12x12 --hash -o seed-1.png"),
      FIGURE(NULL, NULL, "seed-2.png",
             "pave world fill --seed 2 --size 12x12 --hash -o seed-2.png"),
      FIGURE(NULL, NULL, "seed-3.png",
             "pave world fill --seed 3 --size 12x12 --hash -o seed-3.png"),
      FIGURE(NULL, NULL, "seed-cafe.png",
             "pave world fill --seed 0xcafe --size 12x12 --hash -o seed-cafe.png")}},
    {"order",
     "In whatever order",
     "Two rectangles, made by two commands that know nothing of each other. The roads meet where "
     "the pictures touch, and a single place that is looked up alone has the tile that stands in "
     "the picture.",
     CLI_JOINED,
     {FIGURE("West", NULL, "west.png",
             "pave world fill --seed 42 --at -16,0 --size 16x12 --hash -o west.png",
             "pave world at --seed 42 -1,5"),
      FIGURE("East", NULL, "east.png",
             "pave world fill --seed 42 --at 0,0 --size 16x12 --hash -o east.png",
             "pave world at --seed 42 0,5")}},
    {"methods",
     "Two methods",
     "<b>feature</b> draws the colour of each edge at its own place and then a tile that fits. "
     "<b>phase</b> lays the white fields of a checkerboard first, and each black one to fit its "
     "four neighbours. With one tile for each combination and equal weights both have the same "
     "statistics, and different worlds.",
     CLI_PAIRS,
     {FIGURE("feature", NULL, "feature.png",
             "pave world fill --method feature --seed 9 --size 20x14 --hash -o feature.png"),
      FIGURE("phase", NULL, "phase.png",
             "pave world fill --method phase --seed 9 --size 20x14 --hash -o phase.png")}},
    {"weights",
     "Weights",
     "A set says how often each of its colours and tiles comes; Tiled calls it <i>probability</i>. "
     "The built-in sets have a separate copy beside each map, to be changed like any other. "
     "Weights on <b>colours</b> make more of one and less of the other. Weights on <b>tiles</b>, "
     "under <b>phase</b>, also make shapes larger: whole grass and whole water begin lakes and "
     "land, straight roads run on.",
     CLI_PAIRS,
     {{"Lakes and land",
       "Whole grass and whole water weigh 20 each, under phase.",
       "broad.png",
       {"pave world fill --set meadow --size 1x1 --tile 16 -o pond.tmx",
        "pave world fill broad.tsx --method phase --seed 6 --size 64x44 --hash -o broad.png"},
       {0},
       {"pond-meadow.tsx", "broad.tsx", "<wangsets>", "<wangsets>",
        "<tile id=\"0\" probability=\"20\"/><tile id=\"15\" probability=\"20\"/><wangsets>"},
       NULL},
      {"Islands",
       "Water weighs three times as much as grass.",
       "islands.png",
       {"pave world fill --set meadow --size 1x1 --tile 16 -o pond.tmx",
        "pave world fill islands.tsx --seed 6 --size 64x44 --hash -o islands.png"},
       {0},
       {"pond-meadow.tsx", "islands.tsx", "\"water\"", "probability=\"1\"", "probability=\"3\""},
       NULL},
      {"Long roads",
       "Grass without a road weighs 30, straight roads 12, under phase.",
       "long.png",
       {"pave world fill --size 1x1 -o lane.tmx",
        "pave world fill long.tsx --method phase --seed 6 --size 27x18 --hash -o long.png"},
       {0},
       {"lane-roads.tsx", "long.tsx", "<wangsets>", "<wangsets>",
        "<tile id=\"0\" probability=\"30\"/><tile id=\"5\" probability=\"12\"/><tile id=\"10\" "
        "probability=\"12\"/><wangsets>"},
       NULL},
      {"Rare roads",
       "Grass weighs three times as much as road.",
       "rare.png",
       {"pave world fill --size 1x1 -o lane.tmx",
        "pave world fill rare.tsx --seed 6 --size 27x18 --hash -o rare.png"},
       {0},
       {"lane-roads.tsx", "rare.tsx", "\"grass\"", "probability=\"1\"", "probability=\"3\""},
       NULL}}},
    {"own",
     "A set of your own",
     "A template is a blank sheet with a tile for every combination, to paint over. It is a tile "
     "set at once, and complete from the start.",
     CLI_PAIRS,
     {FIGURE("The sheet", "Three colours in the corners: 81 tiles.", "sheet.png",
             "pave wang template --kind corner --colors 3 --tile 32 -o sheet.png",
             "pave wang check sheet.tsx"),
      FIGURE("A world of it, unpainted", NULL, "unpainted.png",
             "pave world fill sheet.tsx --seed 1 --size 18x18 --hash -o unpainted.png")}},
    {"map",
     "Maps for Tiled",
     "A map brings its tile set and the picture along. <code>pave world verify</code> reads any "
     "map and compares the colours of all neighbours.",
     CLI_PAIRS,
     {FIGURE(
          "What town.tmx brings along",
          "<a href=\"town.tmx\">town.tmx</a>, <a href=\"town-roads.tsx\">town-roads.tsx</a> and "
          "this picture.",
          "town-roads.png",
          "pave world fill --seed 8 --size 64x64 --tile 64 --compression zstd --hash -o town.tmx",
          "pave world verify town.tmx"),
      FIGURE("An isometric one, as TMJ",
             "<a href=\"lakes.tmj\">lakes.tmj</a>, with the tile set inside it.",
             "lakes-meadow.png",
             "pave world fill --set meadow --map isometric --seed 8 --size 48x48 --tile 128 "
             "--embed --hash -o lakes.tmj",
             "pave world verify lakes.tmj")}},
    {"real",
     "A real tile set",
     "The sets that come with Debian's package <code>tiled</code>, read as they are. One is "
     "complete, isometric, and has several tiles for some combinations. The other lacks "
     "combinations, and pave says which.",
     CLI_WIDE,
     {{NULL,
       NULL,
       "grass-and-water.png",
       {"pave world fill " TILED_EXAMPLES
        "isometric_grass_and_water.tmx --seed 4 --size 32x32 --hash -o grass-and-water.png"},
       {0},
       {0},
       TILED_EXAMPLES "isometric_grass_and_water.tmx"},
      {NULL,
       NULL,
       NULL,
       {"pave wang check " TILED_EXAMPLES "desert.tsx --limit 6"},
       {1},
       {0},
       TILED_EXAMPLES "desert.tsx"}}},
    {"far",
     "From far above",
     "8,100 tiles, 120,000 tiles west of the origin: no pattern that repeats, no seam, no edge but "
     "that of the picture.",
     CLI_WIDE,
     {FIGURE(NULL, NULL, "far.png",
             "pave world fill --set meadow --map isometric --seed 0x5eed --at -120000,70000 --size "
             "90x90 --tile 16 --hash -o far.png")}},
    {"grids",
     "Grids and their parts",
     "Faces, edges and vertices of squares, hexagons and triangles, each with its name.",
     CLI_PAIRS,
     {FIGURE("Hexagons", NULL, "hex-parts.png",
             "pave grid draw --grid hex --radius 1 --parts faces,edges,vertices --scale 120 -o "
             "hex-parts.png"),
      FIGURE("Triangles", NULL, "tri-parts.png",
             "pave grid draw --grid tri --radius 2 --parts faces,edges,vertices --scale 130 -o "
             "tri-parts.png"),
      FIGURE("Twelve triangles touch one", NULL, "tri-touching.png",
             "pave grid draw --grid tri --radius 3 --show \"touching 0,0,L\" --scale 90 -o "
             "tri-touching.png",
             "pave grid tri touching 0,0,L"),
      FIGURE("A spiral", NULL, "hex-spiral.png",
             "pave grid draw --grid hex --radius 4 --show \"spiral 0,0 3\" --numbers --scale 40 -o "
             "hex-spiral.png")}},
    {"lines",
     "Lines that are the same both ways",
     "Every step is to a neighbour, both ends are met at any distance, and the line back is the "
     "line there.",
     CLI_PAIRS,
     {FIGURE("Hexagons", NULL, "hex-line.png",
             "pave grid draw --grid hex --radius 4 --labels none --show \"line -4,1 4,-2\" --scale "
             "40 -o hex-line.png",
             "pave grid hex line -4,1 4,-2", "pave grid hex line 4,-2 -4,1"),
      FIGURE("Squares, across corners", NULL, "square-line.png",
             "pave grid draw --grid square --size 11x7 --labels none --show \"line 0,1 10,5 8\" "
             "--scale 48 -o square-line.png",
             "pave grid square line 0,1 10,5 8")}},
    {"tilings",
     "Other tilings",
     "The eleven Archimedean tilings and their duals, and those of your own, are tables that "
     "everything else works on.",
     CLI_SMALL,
     {FIGURE("Cairo", NULL, "cairo.png",
             "pave grid draw --grid cairo --size 4x4 --show \"touching 2,1,1\" --scale 40 -o "
             "cairo.png"),
      FIGURE("Snub square", NULL, "snub-square.png",
             "pave grid draw --grid snub-square --size 4x3 --show \"neighbors 1,1,0\" --scale 40 "
             "-o snub-square.png"),
      FIGURE("Rhombille", NULL, "rhombille.png",
             "pave grid draw --grid rhombille --size 4x4 --show \"touching 2,1,1\" --scale 40 -o "
             "rhombille.png"),
      FIGURE("Floret", NULL, "floret.png",
             "pave grid draw --grid floret-pentagonal --size 3x3 --show \"neighbors 1,1,1\" "
             "--scale 24 -o floret.png"),
      FIGURE("Kagome", NULL, "trihexagonal.png",
             "pave grid draw --grid trihexagonal --size 5x4 --show \"touching 2,1,0\" --scale 40 "
             "-o trihexagonal.png"),
      FIGURE("4.6.12", NULL, "twelve.png",
             "pave grid draw --grid truncated-trihexagonal --size 2x2 --show \"neighbors 0,0,0\" "
             "--scale 32 -o twelve.png")}},
    {"tess",
     "Tiles from chosen adjacency",
     "A board says which tiles touch; pave makes polygons that do, coloured by their number of "
     "sides. Three neighbours are the least a tile may have. Whatever is cut, no tile is inverted, "
     "none crosses itself, none lies on another one.",
     CLI_PAIRS,
     {
         FIGURE(
             "Mixed",
             "A quarter of all adjacencies is cut at random, then the vertices are pushed apart.",
             "tess-mixed.png",
             "pave tess --size 16x10 --remove 0.26 --seed 2 --repair --relax 30 --hash -o "
             "tess-mixed.png"),
         FIGURE("Adjacency",
                "The same mesh with the graph that it comes from, and the border around it.",
                "tess-graph.png",
                "pave tess --size 16x10 --remove 0.26 --seed 2 --repair --relax 30 --adjacency "
                "--hash -o tess-graph.png"),
         FIGURE("Quadrilaterals", "Four neighbours each, on the same hexagons.", "tess-quad.png",
                "pave tess --size 16x10 --pattern quad --hash -o tess-quad.png"),
         FIGURE(
             "Triangles", "Three each.", "tess-triangle.png",
             "pave tess --size 16x10 --pattern triangle --fill colors --hash -o tess-triangle.png"),
         FIGURE("Another tiling", "Cairo pentagons, with a fifth of their adjacencies cut.",
                "tess-cairo.png",
                "pave tess --grid cairo --size 6x4 --remove 0.2 --seed 3 --repair --relax 40 "
                "--fill colors --hash -o tess-cairo.png"),
#ifdef PAVE_COMMAND_VORONOI
         FIGURE(
             "Voronoi, for comparison",
             "Points at random, moved to the centroids of their cells three times; shaded by area.",
             "tess-voronoi.png",
             "pave tess --voronoi 160 --size 24x15 --seed 4 --lloyd 3 --fill area --hash -o "
             "tess-voronoi.png"),
#endif
     }},
    {"segregation",
     "Neighbourhoods without a plan",
     "Schelling's segregation: an agent with too few neighbours of its race moves to an empty "
     "cell, and so do all others at once, again and again. What comes of it are territories. It "
     "does not always end; <code>pave</code> says how it did.",
     CLI_PAIRS,
     {{"At first",
       "Every cell at random.",
       "races-start.png",
       {"pave region schelling --radius 20 --races 8 --seed 3 --steps 0 --smooth 0 --labels none "
        "--hash -o races-start.png"},
       {1},
       {0},
       NULL},
      {"After 75 steps",
       "Two of three are satisfied.",
       "races-some.png",
       {"pave region schelling --radius 20 --races 8 --seed 3 --steps 75 --smooth 0 --labels none "
        "--hash -o races-some.png"},
       {1},
       {0},
       NULL},
      FIGURE("In the end", NULL, "races-end.png",
             "pave region schelling --radius 20 --races 8 --seed 3 --labels none --hash -o "
             "races-end.png"),
      FIGURE("As a map", "Empty cells filled, specks gone.", "races-map.png",
             "pave region schelling --radius 20 --races 8 --seed 3 --fill-empty --min-size 12 "
             "--fill-holes --hash -o races-map.png")}},
    {"dicewars",
     "Dice Wars",
     "Territories with owners and dice: on the game's own board as the game makes them, or any "
     "number of them on any other, with a start that is fair.",
     CLI_PAIRS,
     {FIGURE("As the game makes it", NULL, "dicewars-game.png",
             "pave region dicewars --original --seed 7 --hash -o dicewars-game.png"),
      FIGURE("The fairest of 20", "40 territories for four players.", "dicewars-fair.png",
             "pave region dicewars --size 40x32 --areas 40 --players 4 --roughness 0.4 --best 20 "
             "--seed 1 --hash -o dicewars-fair.png")}},
    {"territories",
     "An exact number of territories",
     "Each in one piece, of sizes within a tolerance, on any ground. What is locked stays when the "
     "rest is made anew.",
     CLI_PAIRS,
     {FIGURE("Squares and sea", NULL, "grow-square.png",
             "pave region grow --grid square --size 60x42 --areas 24 --land 0.7 --seed 4 --hash -o "
             "grow-square.png"),
      FIGURE("Hexagons", "Sizes as 5 to 3 to 2 to 1.", "grow-hex.png",
             "pave region grow --radius 14 --areas 8 --shares 5,5,3,3,2,2,1,1 --seed 2 --labels "
             "size --hash -o grow-hex.png"),
      FIGURE("Tiles of a mesh", NULL, "grow-mesh.png",
             "pave tess --size 24x16 --remove 0.25 --seed 2 --repair --relax 20 --hash -o "
             "countries-mesh.json",
             "pave region grow --mesh countries-mesh.json --areas 12 --seed 5 --cells --hash -o "
             "grow-mesh.png"),
      FIGURE("The same, made anew around two",
             "Territories 1 and 2 are locked, and stay; the others are new.", "grow-again.png",
             "pave region grow --mesh countries-mesh.json --areas 12 --seed 5 --hash -o "
             "countries.json",
             "pave region grow --locked countries.json --keep 1,2 --areas 12 --seed 6 --cells "
             "--hash -o grow-again.png")}},
    {.id = NULL},
};
