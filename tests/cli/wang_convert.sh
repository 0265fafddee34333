# Tile sets as JSON, TSX and C headers, and back.
try pave wang convert --set meadow -o meadow.json
cat meadow.json
try pave wang check meadow.json
try pave wang convert meadow.json -o meadow.tsx
try pave wang convert meadow.json -o meadow.h
cat meadow.h
try pave wang template --colors 3 --tile 16 -o sheet.png
try pave wang convert sheet.tsx -o sheet.json
try pave wang convert sheet.json -o back.tsx
for file in sheet.tsx sheet.json back.tsx; do
    pave world fill $file --seed 5 --size 30x20 -o ${file%.*}-${file#*.}.csv
    pave world fill $file --seed 5 --size 30x20 -o ${file%.*}-${file#*.}.png
done
cmp sheet-tsx.csv sheet-json.csv && cmp sheet-tsx.csv back-tsx.csv
cmp sheet-tsx.png sheet-json.png && cmp sheet-tsx.png back-tsx.png
try pave world fill sheet.json --seed 5 --size 9x5 -o world.tmx
try pave world verify world.tmx

# The header of the example is the one that its set makes now.
cp "$SOURCE/examples/paths.json" .
try pave wang check paths.json
try pave wang convert paths.json -o paths_wang.h
cmp paths_wang.h "$SOURCE/examples/paths_wang.h"
try pave wang convert paths.json -o again.json
try pave wang convert again.json -o again.h
cmp paths_wang.h again.h

# Several faces: --set is the number of one.
cat >faces.json <<'END'
{"kind": "edge", "name": "two", "colors": [{}],
 "faces": [{"sides": 8, "tiles": [{"colors": [1,1,1,1,1,1,1,1]}]}, {"sides": 4, "tiles": [{"colors": [1,1,1,1]}]}]}
END
try pave wang check faces.json
try pave wang check faces.json --set 1
try pave wang check faces.json --set 2
try pave wang check faces.json --set two --limit 0

# What is refused.
try pave wang convert
try pave wang convert -o roads.tsx
try pave wang convert paths.json -o paths.tsx
try pave wang convert paths.json -o paths.json
try pave wang convert paths.json -o paths.png
try pave wang convert missing.json -o paths.h
echo '{"kind": "edge", "colours": []}' >wrong.json
try pave wang check wrong.json
try pave world fill wrong.json --size 3x3
sed 's/"name": "paths"/"name": "42"/' paths.json >numbers.json
try pave wang convert numbers.json -o numbers.h
grep "pave_wang_def " numbers.h
ls -A
# names of the library are not those of a set
sed 's/"name": "paths"/"name": "pave_wang"/' paths.json >own.json
try pave wang convert own.json -o own.h
grep 'own\|pave_wang' own.h | head -n 12
try pave wang convert meadow.json -o meadow.tres

exit
: <<'STDOUT'
$ pave wang convert --set meadow -o meadow.json
{
    "name": "meadow",
    "grid": "square",
    "sides": 4,
    "kind": "corner",
    "colors": [
        {"name": "grass", "rgb": "#5f9e3e"},
        {"name": "water", "rgb": "#2f8fc4"}
    ],
    "tiles": [
        {"id": 0, "colors": [1, 1, 1, 1]},
        {"id": 1, "colors": [2, 1, 1, 1]},
        {"id": 2, "colors": [1, 2, 1, 1]},
        {"id": 3, "colors": [2, 2, 1, 1]},
        {"id": 4, "colors": [1, 1, 2, 1]},
        {"id": 5, "colors": [2, 1, 2, 1]},
        {"id": 6, "colors": [1, 2, 2, 1]},
        {"id": 7, "colors": [2, 2, 2, 1]},
        {"id": 8, "colors": [1, 1, 1, 2]},
        {"id": 9, "colors": [2, 1, 1, 2]},
        {"id": 10, "colors": [1, 2, 1, 2]},
        {"id": 11, "colors": [2, 2, 1, 2]},
        {"id": 12, "colors": [1, 1, 2, 2]},
        {"id": 13, "colors": [2, 1, 2, 2]},
        {"id": 14, "colors": [1, 2, 2, 2]},
        {"id": 15, "colors": [2, 2, 2, 2]}
    ]
}
$ pave wang check meadow.json
meadow.json, "meadow": corner set, 2 colours, 16 tiles
  colours: 1 grass, 2 water
complete: 16 of 16 combinations
$ pave wang convert meadow.json -o meadow.tsx
pave: meadow.json: the set has tiles without a picture: give it a sheet, or keep it as JSON
-> 3
$ pave wang convert meadow.json -o meadow.h
/* A set of Wang tiles for pave, written by pave wang convert. */
#ifndef MEADOW_WANG_H
#define MEADOW_WANG_H

#include <pave/wang.h>

static const char *const meadow_color_names[] = {
    "grass",
    "water",
};
static const uint32_t meadow_color_rgb[] = {
    0x5f9e3e, 0x2f8fc4,
};
static const double meadow_color_weights[] = {
    1, 1,
};
static const uint8_t meadow_color_mirrors[] = {
    1, 2,
};

static const uint8_t meadow_colors[] = {
    0, 1, 0, 1, 0, 1, 0, 1,
    0, 2, 0, 1, 0, 1, 0, 1,
    0, 1, 0, 2, 0, 1, 0, 1,
    0, 2, 0, 2, 0, 1, 0, 1,
    0, 1, 0, 1, 0, 2, 0, 1,
    0, 2, 0, 1, 0, 2, 0, 1,
    0, 1, 0, 2, 0, 2, 0, 1,
    0, 2, 0, 2, 0, 2, 0, 1,
    0, 1, 0, 1, 0, 1, 0, 2,
    0, 2, 0, 1, 0, 1, 0, 2,
    0, 1, 0, 2, 0, 1, 0, 2,
    0, 2, 0, 2, 0, 1, 0, 2,
    0, 1, 0, 1, 0, 2, 0, 2,
    0, 2, 0, 1, 0, 2, 0, 2,
    0, 1, 0, 2, 0, 2, 0, 2,
    0, 2, 0, 2, 0, 2, 0, 2,
};
static const uint32_t meadow_ids[] = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    12, 13, 14, 15,
};
static const double meadow_tile_weights[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1,
};
static const uint8_t meadow_tile_symmetries[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

static const pave_wang_def meadow_def = {
    .kind = PAVE_WANG_CORNER,
    .sides = 4,
    .color_count = 2,
    .tile_count = 16,
    .colors = meadow_colors,
    .ids = meadow_ids,
    .tile_weights = meadow_tile_weights,
    .color_weights = meadow_color_weights,
    .symmetries = 0,
    .tile_symmetries = meadow_tile_symmetries,
    .mirror_sum = 0,
    .color_mirrors = meadow_color_mirrors,
};

#endif
$ pave wang template --colors 3 --tile 16 -o sheet.png
$ pave wang convert sheet.tsx -o sheet.json
$ pave wang convert sheet.json -o back.tsx
$ pave world fill sheet.json --seed 5 --size 9x5 -o world.tmx
$ pave world verify world.tmx
world.tmx, layer "world", set "template": 0 mismatches, 0 of 76 sides
$ pave wang check paths.json
paths.json, "paths": tiles of 6 sides: edge set, 2 colours, 13 tiles in 64 poses
  colours: 1 wood, 2 path
complete: 64 of 64 combinations
  13 tiles are enough, as they may be turned or mirrored
$ pave wang convert paths.json -o paths_wang.h
$ pave wang convert paths.json -o again.json
$ pave wang convert again.json -o again.h
$ pave wang check faces.json
faces.json, "two": tiles of 8 sides: edge set, 1 colour, 1 tile
  colours: 1 unnamed
complete: 1 of 1 combinations
$ pave wang check faces.json --set 1
faces.json, "two": edge set, 1 colour, 1 tile
  colours: 1 unnamed
complete: 1 of 1 combinations
$ pave wang check faces.json --set 2
pave: --set: faces.json has the set "two", with the faces 0 to 1; give its name or a number
-> 2
$ pave wang check faces.json --set two --limit 0
faces.json, "two": tiles of 8 sides: edge set, 1 colour, 1 tile
  colours: 1 unnamed
complete: 1 of 1 combinations
$ pave wang convert
pave: -o is missing; give -o FILE.json, .tsx, .h or .tres
-> 2
$ pave wang convert -o roads.tsx
pave: a built-in set has a sheet only with a map; write .json or .h, or use pave world fill -o world.tmx
-> 2
$ pave wang convert paths.json -o paths.tsx
pave: paths.json: the set has tiles that are not squares, which this format cannot store: keep it as JSON
-> 3
$ pave wang convert paths.json -o paths.json
pave: -o paths.json: the command reads this file; choose another name
-> 2
$ pave wang convert paths.json -o paths.png
pave: -o paths.png: the extension sets the format; use .json, .tsx, .h, .tres, or give --format
-> 2
$ pave wang convert missing.json -o paths.h
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave wang check wrong.json
pave: wrong.json:1:18: a tile set has no "colours"; its members are name, grid, sides, mirror_sum, kind, symmetries, sheet, colors, tiles and faces
-> 3
$ pave world fill wrong.json --size 3x3
pave: nothing to do; give -o FILE.tmx, .tmj, .tscn, .png, .csv, .json or .mask, or --hash
-> 2
$ pave wang convert numbers.json -o numbers.h
static const pave_wang_def numbers_def = {
again.h
again.json
back-tsx.csv
back-tsx.png
back.tsx
faces.json
meadow.h
meadow.json
numbers.h
numbers.json
paths.json
paths_wang.h
sheet-json.csv
sheet-json.png
sheet-tsx.csv
sheet-tsx.png
sheet.json
sheet.png
sheet.tsx
world.tmx
wrong.json
$ pave wang convert own.json -o own.h
static const char *const tiles_pave_wang_color_names[] = {
static const uint32_t tiles_pave_wang_color_rgb[] = {
static const double tiles_pave_wang_color_weights[] = {
static const uint8_t tiles_pave_wang_color_mirrors[] = {
static const uint8_t tiles_pave_wang_colors[] = {
static const uint32_t tiles_pave_wang_ids[] = {
static const double tiles_pave_wang_tile_weights[] = {
static const uint8_t tiles_pave_wang_tile_symmetries[] = {
static const pave_wang_def tiles_pave_wang_def = {
    .colors = tiles_pave_wang_colors,
    .ids = tiles_pave_wang_ids,
    .tile_weights = tiles_pave_wang_tile_weights,
$ pave wang convert meadow.json -o meadow.tres
pave: meadow.json: the set has tiles without a picture: give it a sheet, or keep it as JSON
-> 3
STDOUT
