# Templates are complete, and worlds can be made from them.
for kind in edge corner; do
    for colors in 1 2 3; do
        try pave wang template --kind $kind --colors $colors -o $kind-$colors.png
        try pave wang check $kind-$colors.tsx
        pave wang check $kind-$colors.tsx --json
        size_of_png $kind-$colors.png
    done
done
try pave wang template --tile 8 --colors 15 -o large.png
size_of_png large.png
pave wang check large.tsx --json
try pave world fill corner-3.tsx --seed 1 --size 9x7 --hash -o world.png
size_of_png world.png
try pave world fill edge-2.tsx --seed 1 --size 9x7 --method phase -o world.tmx
try pave world verify world.tmx
cat edge-2.tsx

# Only what is missing.
try pave wang template --missing edge-2.tsx -o none.png
sed '/tileid="[357]"/d' edge-2.tsx >holes.tsx
try pave wang template --missing holes.tsx -o missing.png
size_of_png missing.png
cat missing.tsx
pave wang check missing.tsx --json
cat >hex.json <<'END'
{"name": "paths", "grid": "hex", "kind": "edge", "symmetries": ["rotate"], "colors": [{"name": "grass", "rgb": "#5fb04a"}, {"name": "path"}],
 "tiles": [{"colors": [1,1,1,1,1,1]}, {"colors": [2,1,1,1,1,1]}]}
END
try pave wang template --missing hex.json -o hex-missing.png
size_of_png hex-missing.png
cat hex-missing.json
try pave wang template --missing hex.json --kind edge -o x.png
try pave wang template --set paths -o x.png

# What the class wants: of rectangles on empty cells without their lower corners, these two.
cat >island.tsx <<'END'
<tileset version="1.8" name="island" tilewidth="16" tileheight="16" tilecount="8" columns="4">
 <image source="island.png" width="64" height="32"/>
 <wangsets><wangset name="Island" type="corner" tile="-1"><wangcolor name="sand" color="#f2cf4a" tile="-1" probability="1"/>
  <wangtile tileid="0" wangid="0,0,0,1,0,0,0,0"/><wangtile tileid="1" wangid="0,0,0,0,0,1,0,0"/><wangtile tileid="2" wangid="0,0,0,1,0,1,0,0"/>
  <wangtile tileid="3" wangid="0,1,0,1,0,0,0,0"/><wangtile tileid="4" wangid="0,0,0,0,0,1,0,1"/><wangtile tileid="5" wangid="0,1,0,1,0,1,0,1"/>
  <wangtile tileid="6" wangid="0,1,0,0,0,0,0,1"/>
 </wangset></wangsets>
</tileset>
END
try pave wang check island.tsx
try pave wang template --missing island.tsx -o corners.png
grep wangid corners.tsx
try pave world fill island.tsx --size 4x4 -o nothing.tmx
sed 's/<wangtile tileid="6"/<wangtile tileid="7" wangid="0,1,0,0,0,0,0,0"\/><wangtile tileid="8" wangid="0,0,0,0,0,0,0,1"\/>&/; s/tilecount="8"/tilecount="12"/; s/height="32"/height="48"/' island.tsx >whole.tsx
try pave wang check whole.tsx
try pave wang template --missing whole.tsx -o x.png
try pave wang template --all -o x.png

# Both files, or neither.
mkdir taken taken/sheet.tsx
try pave wang template -o taken/sheet.png
ls -A taken
mkdir taken/sheet.json
try pave wang template --missing hex.json -o taken/sheet.png
ls -A taken
try pave wang template --missing hex.json -o nowhere/sheet.png
echo old >hex-missing.json
try pave wang template --missing hex.json -o hex-missing.png
cat hex-missing.json
mkdir held held/sheet.png
echo old >held/sheet.json
try pave wang template --missing hex.json --force -o held/sheet.png
cat held/sheet.json
ls -A held
try pave wang template --missing hex.json --force -o hex-missing.png
head -n 2 hex-missing.json
try pave wang template -o nowhere/sheet.png
try pave wang template --colors 15 --tile 256 -o too-large.png
ls -A

# Other shapes than squares, and tilings of several.
for grid in tri hex truncated-square 5; do
    try pave wang template --grid $grid --kind corner --tile 24 -o shape.png
    size_of_png shape.png
    try pave wang check shape.json --limit 0
    [ $grid = 5 ] || try pave world draw shape.json --size 3x2 --seed 1 -o world.png
    rm -f shape.* world.png
done
try pave wang complete --grid truncated-square --rotate -o both.png
try pave wang complete --grid truncated-square --rotate --json
try pave wang complete --grid trihexagonal --flip
head -12 both.json
tail -8 both.json
try pave wang template --missing hex.json --grid hex -o x.png

# Painted like a built-in set.
try pave wang template --grid hex --set land -o land.png
size_of_png land.png
head -n 9 land.json
try pave world fill land.json --seed 1 --size 12x8 --bias noise:10 --hash -o land.tmx
try pave world verify land.tmx --own
try pave wang template --grid truncated-square --set roads --tile 56 -o streets.png
size_of_png streets.png
try pave world draw streets.json --size 3x2 --seed 1 -o world.png
for grid in 4 penrose; do
    try pave wang template --grid $grid --set land -o rhombs-$grid.png
    grep name= rhombs-$grid.tsx
done
try pave world draw rhombs-penrose.tsx --grid penrose --radius 3 -o world.png

# The set of a JSON file, by its name.
try pave world fill land.json --set land --seed 1 --size 12x8 --bias noise:10 --hash
try pave world fill land.json --set sea --hash
try pave wang template --missing land.json --set land -o x.png

# Only squares and hexagons make maps.
try pave wang template --grid 4.8.8 --set roads -o streets.png --force
grep '"grid"' streets.json
try pave world fill streets.json --size 8x6 -o x.tmx
grep -v '"grid"' streets.json >parts.json
try pave world fill parts.json --size 8x6 -o x.tmx
try pave world fill parts.json --size 8x6 -o x.png

# What is refused.
try pave wang template --grid 12 --set land -o x.png
try pave wang template --grid hex --colors 15 -o x.png
try pave wang template --grid hex --set garden -o x.png
try pave wang template --grid hex --set paths -o x.png
try pave wang template --grid hex --set land --colors 3 -o x.png

exit
: <<'STDOUT'
$ pave wang template --kind edge --colors 1 -o edge-1.png
$ pave wang check edge-1.tsx
edge-1.tsx, "template": edge set, 1 colour, 1 tile
  colours: 1 green
complete: 1 of 1 combinations
{"type":"edge","colors":1,"tiles":1,"distinct":1,"never":0,"total":1,"missing_count":0,"sets":[{"name":"template","type":"edge","colors":1,"tiles":1,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
32x32
$ pave wang template --kind edge --colors 2 -o edge-2.png
$ pave wang check edge-2.tsx
edge-2.tsx, "template": edge set, 2 colours, 16 tiles
  colours: 1 green, 2 blue
complete: 16 of 16 combinations
{"type":"edge","colors":2,"tiles":16,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"template","type":"edge","colors":2,"tiles":16,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
128x128
$ pave wang template --kind edge --colors 3 -o edge-3.png
$ pave wang check edge-3.tsx
edge-3.tsx, "template": edge set, 3 colours, 81 tiles
  colours: 1 green, 2 blue, 3 yellow
complete: 81 of 81 combinations
{"type":"edge","colors":3,"tiles":81,"distinct":81,"never":0,"total":81,"missing_count":0,"sets":[{"name":"template","type":"edge","colors":3,"tiles":81,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
288x288
$ pave wang template --kind corner --colors 1 -o corner-1.png
$ pave wang check corner-1.tsx
corner-1.tsx, "template": corner set, 1 colour, 1 tile
  colours: 1 green
complete: 1 of 1 combinations
{"type":"corner","colors":1,"tiles":1,"distinct":1,"never":0,"total":1,"missing_count":0,"sets":[{"name":"template","type":"corner","colors":1,"tiles":1,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
32x32
$ pave wang template --kind corner --colors 2 -o corner-2.png
$ pave wang check corner-2.tsx
corner-2.tsx, "template": corner set, 2 colours, 16 tiles
  colours: 1 green, 2 blue
complete: 16 of 16 combinations
{"type":"corner","colors":2,"tiles":16,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"template","type":"corner","colors":2,"tiles":16,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
128x128
$ pave wang template --kind corner --colors 3 -o corner-3.png
$ pave wang check corner-3.tsx
corner-3.tsx, "template": corner set, 3 colours, 81 tiles
  colours: 1 green, 2 blue, 3 yellow
complete: 81 of 81 combinations
{"type":"corner","colors":3,"tiles":81,"distinct":81,"never":0,"total":81,"missing_count":0,"sets":[{"name":"template","type":"corner","colors":3,"tiles":81,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
288x288
$ pave wang template --tile 8 --colors 15 -o large.png
1800x1800
{"type":"edge","colors":15,"tiles":50625,"distinct":50625,"never":0,"total":50625,"missing_count":0,"sets":[{"name":"template","type":"edge","colors":15,"tiles":50625,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave world fill corner-3.tsx --seed 1 --size 9x7 --hash -o world.png
0xeda20e8f02798aaf
288x224
$ pave world fill edge-2.tsx --seed 1 --size 9x7 --method phase -o world.tmx
$ pave world verify world.tmx
world.tmx, layer "world", set "template": 0 mismatches, 0 of 110 sides
<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="template" tilewidth="32" tileheight="32" tilecount="16" columns="4">
 <image source="edge-2.png" width="128" height="128"/>
 <wangsets>
  <wangset name="template" type="edge" tile="-1">
   <wangcolor name="green" color="#5fb04a" tile="-1" probability="1"/>
   <wangcolor name="blue" color="#3272d9" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="1,0,1,0,1,0,2,0"/>
   <wangtile tileid="2" wangid="1,0,1,0,2,0,1,0"/>
   <wangtile tileid="3" wangid="1,0,1,0,2,0,2,0"/>
   <wangtile tileid="4" wangid="1,0,2,0,1,0,1,0"/>
   <wangtile tileid="5" wangid="1,0,2,0,1,0,2,0"/>
   <wangtile tileid="6" wangid="1,0,2,0,2,0,1,0"/>
   <wangtile tileid="7" wangid="1,0,2,0,2,0,2,0"/>
   <wangtile tileid="8" wangid="2,0,1,0,1,0,1,0"/>
   <wangtile tileid="9" wangid="2,0,1,0,1,0,2,0"/>
   <wangtile tileid="10" wangid="2,0,1,0,2,0,1,0"/>
   <wangtile tileid="11" wangid="2,0,1,0,2,0,2,0"/>
   <wangtile tileid="12" wangid="2,0,2,0,1,0,1,0"/>
   <wangtile tileid="13" wangid="2,0,2,0,1,0,2,0"/>
   <wangtile tileid="14" wangid="2,0,2,0,2,0,1,0"/>
   <wangtile tileid="15" wangid="2,0,2,0,2,0,2,0"/>
  </wangset>
 </wangsets>
</tileset>
$ pave wang template --missing edge-2.tsx -o none.png
pave: --missing: edge-2.tsx has every tile; there is nothing to paint
-> 2
$ pave wang template --missing holes.tsx -o missing.png
64x64
<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="template" tilewidth="32" tileheight="32" tilecount="4" columns="2">
 <image source="missing.png" width="64" height="64"/>
 <wangsets>
  <wangset name="template" type="edge" tile="-1">
   <wangcolor name="green" color="#5fb04a" tile="-1" probability="1"/>
   <wangcolor name="blue" color="#3272d9" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,2,0,2,0"/>
   <wangtile tileid="1" wangid="1,0,2,0,1,0,2,0"/>
   <wangtile tileid="2" wangid="1,0,2,0,2,0,2,0"/>
  </wangset>
 </wangsets>
</tileset>
{"type":"edge","colors":2,"tiles":3,"distinct":3,"never":0,"total":16,"missing_count":13,"sets":[{"name":"template","type":"edge","colors":2,"tiles":3,"chosen":true}],"class":"paths","unset":false,"ground":1,"world":null,"lacks":13,"missing":[[1,1,1,1],[1,1,1,2],[1,1,2,1],[1,2,1,1],[1,2,2,1],[2,1,1,1],[2,1,1,2],[2,1,2,1],[2,1,2,2],[2,2,1,1],[2,2,1,2],[2,2,2,1],[2,2,2,2]]}
$ pave wang template --missing hex.json -o hex-missing.png
128x111
{
    "name": "template",
    "grid": "hex",
    "sides": 6,
    "kind": "edge",
    "symmetries": ["rotate"],
    "sheet": {"image": "hex-missing.png", "tile": [32, 37], "columns": 4},
    "colors": [
        {"name": "grass", "rgb": "#5fb04a"},
        {"name": "path", "rgb": "#000000"}
    ],
    "tiles": [
        {"id": 0, "colors": [1, 1, 1, 1, 2, 2]},
        {"id": 1, "colors": [1, 1, 1, 2, 1, 2]},
        {"id": 2, "colors": [1, 1, 1, 2, 2, 2]},
        {"id": 3, "colors": [1, 1, 2, 1, 1, 2]},
        {"id": 4, "colors": [1, 1, 2, 1, 2, 2]},
        {"id": 5, "colors": [1, 1, 2, 2, 1, 2]},
        {"id": 6, "colors": [1, 1, 2, 2, 2, 2]},
        {"id": 7, "colors": [1, 2, 1, 2, 1, 2]},
        {"id": 8, "colors": [1, 2, 1, 2, 2, 2]},
        {"id": 9, "colors": [1, 2, 2, 1, 2, 2]},
        {"id": 10, "colors": [1, 2, 2, 2, 2, 2]},
        {"id": 11, "colors": [2, 2, 2, 2, 2, 2]}
    ]
}
$ pave wang template --missing hex.json --kind edge -o x.png
pave: --kind: --missing and --set define it; leave it out
-> 2
$ pave wang template --set paths -o x.png
pave: --set: pave world fill --set NAME -o FILE.tmx writes the sheet of squares; leave it out
-> 2
$ pave wang check island.tsx
island.tsx, "Island": corner set, 1 colour, 7 tiles
  colours: 1 sand
incomplete: 8 of 16 combinations, unset counted as a colour
  class fragment: a part of the corners; outer corners, sides and the full tile would make rectangles: 2 are missing
  a world by method blocks
  missing for its class, as TR,BR,BL,TL:
    1,0,0,0  sand, unset, unset, unset
    0,0,0,1  unset, unset, unset, sand
  8 of all combinations of its colours are missing; --all lists them
-> 1
$ pave wang template --missing island.tsx -o corners.png
   <wangtile tileid="0" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="1" wangid="0,0,0,0,0,0,0,1"/>
$ pave world fill island.tsx --size 4x4 -o nothing.tmx
$ pave wang check whole.tsx
whole.tsx, "Island": corner set, 1 colour, 9 tiles
  colours: 1 sand
whole: all tiles of its class, 10 of 16 combinations, unset counted as a colour
  class slices: outer corners, sides and the full tile: rectangles; the four inner corners would make rounded islands
  a world by method blocks
  6 of all combinations of its colours are missing; --all lists them
$ pave wang template --missing whole.tsx -o x.png
pave: --missing: whole.tsx has every tile; there is nothing to paint
-> 2
$ pave wang template --all -o x.png
pave: --all: only --missing reads a set; leave it out
-> 2
$ pave wang template -o taken/sheet.png
pave: taken/sheet.tsx: cannot write: Is a directory; it is a folder: name a file in it
-> 3
sheet.tsx
$ pave wang template --missing hex.json -o taken/sheet.png
pave: taken/sheet.json: cannot write: Is a directory; it is a folder: name a file in it
-> 3
sheet.json
sheet.tsx
$ pave wang template --missing hex.json -o nowhere/sheet.png
pave: nowhere/sheet.png: the folder nowhere does not exist; make it first
-> 3
$ pave wang template --missing hex.json -o hex-missing.png
pave: hex-missing.png: the file exists, and may have been painted over; choose another name, or --force to replace it
-> 2
old
$ pave wang template --missing hex.json --force -o held/sheet.png
pave: held/sheet.png: cannot write: Is a directory; it is a folder: name a file in it
-> 3
old
sheet.json
sheet.png
$ pave wang template --missing hex.json --force -o hex-missing.png
{
    "name": "template",
$ pave wang template -o nowhere/sheet.png
pave: nowhere/sheet.png: the folder nowhere does not exist; make it first
-> 3
$ pave wang template --colors 15 --tile 256 -o too-large.png
pave: too-large.png: 15 colours make 225 x 225 tiles, which at 256 pixels make too large a picture: use tiles of up to 72 pixels
-> 2
corner-1.png
corner-1.tsx
corner-2.png
corner-2.tsx
corner-3.png
corner-3.tsx
corners.png
corners.tsx
edge-1.png
edge-1.tsx
edge-2.png
edge-2.tsx
edge-3.png
edge-3.tsx
held
hex-missing.json
hex-missing.png
hex.json
holes.tsx
island.tsx
large.png
large.tsx
missing.png
missing.tsx
nothing.tmx
taken
whole.tsx
world.png
world.tmx
$ pave wang template --grid tri --kind corner --tile 24 -o shape.png
72x63
$ pave wang check shape.json --limit 0
shape.json, "template": tiles of 3 sides: corner set, 2 colours, 8 tiles
  colours: 1 green, 2 blue
complete: 8 of 8 combinations
$ pave world draw shape.json --size 3x2 --seed 1 -o world.png
$ pave wang template --grid hex --kind corner --tile 24 -o shape.png
192x224
$ pave wang check shape.json --limit 0
shape.json, "template": tiles of 6 sides: corner set, 2 colours, 64 tiles
  colours: 1 green, 2 blue
complete: 64 of 64 combinations
$ pave world draw shape.json --size 3x2 --seed 1 -o world.png
$ pave wang template --grid truncated-square --kind corner --tile 24 -o shape.png
384x440
$ pave wang check shape.json --limit 0
shape.json, "template": tiles of 8 sides: corner set, 2 colours, 256 tiles
  colours: 1 green, 2 blue
complete: 256 of 256 combinations
$ pave world draw shape.json --size 3x2 --seed 1 -o world.png
$ pave wang template --grid 5 --kind corner --tile 24 -o shape.png
144x138
$ pave wang check shape.json --limit 0
shape.json, "template": tiles of 5 sides: corner set, 2 colours, 32 tiles
  colours: 1 green, 2 blue
complete: 32 of 32 combinations
$ pave wang complete --grid truncated-square --rotate -o both.png
8 sides: 36 tiles for 256 combinations
4 sides: 6 tiles for 16 combinations
$ pave wang complete --grid truncated-square --rotate --json
{"grid":"truncated-square","shapes":[{"sides":8,"kind":"edge","colors":2,"ways":8,"combinations":256,"tiles":36},{"sides":4,"kind":"edge","colors":2,"ways":4,"combinations":16,"tiles":6}]}
$ pave wang complete --grid trihexagonal --flip
pave: --flip: a tile of 3 sides does not fit upside down; give --mirror or --rotate
-> 2
{
    "name": "template",
    "grid": "truncated-square",
    "kind": "edge",
    "symmetries": ["rotate"],
    "sheet": {"image": "both.png"},
    "colors": [
        {"name": "green", "rgb": "#5fb04a"},
        {"name": "blue", "rgb": "#3272d9"}
    ],
    "faces": [
        {"sides": 8, "mirror_sum": 8, "tiles": [
            {"id": 37, "colors": [1, 1, 1, 2], "rect": [19, 192, 19, 19]},
            {"id": 38, "colors": [1, 1, 2, 2], "rect": [38, 192, 19, 19]},
            {"id": 39, "colors": [1, 2, 1, 2], "rect": [0, 211, 19, 19]},
            {"id": 40, "colors": [1, 2, 2, 2], "rect": [19, 211, 19, 19]},
            {"id": 41, "colors": [2, 2, 2, 2], "rect": [38, 211, 19, 19]}
        ]}
    ]
}
$ pave wang template --missing hex.json --grid hex -o x.png
pave: --grid: --missing and --set define it; leave it out
-> 2
$ pave wang template --grid hex --set land -o land.png
2048x2368
{
    "name": "land",
    "grid": "hex",
    "sides": 6,
    "kind": "corner",
    "sheet": {"image": "land.png", "tile": [32, 37], "columns": 64},
    "colors": [
        {"name": "water", "rgb": "#2f8fc4", "weight": 4},
        {"name": "sand", "rgb": "#e8cf8e"},
$ pave world fill land.json --seed 1 --size 12x8 --bias noise:10 --hash -o land.tmx
0x7caf6c93540e575d
$ pave world verify land.tmx --own
land.tmx, layer "world", set "land": 0 mismatches, 0 of 190 corners
  the world of seed 1, method feature, from 0,0 on: these are its tiles, all 96
$ pave wang template --grid truncated-square --set roads --tile 56 -o streets.png
896x1028
$ pave world draw streets.json --size 3x2 --seed 1 -o world.png
$ pave wang template --grid 4 --set land -o rhombs-4.png
<tileset version="1.8" name="land" tilewidth="32" tileheight="32" tilecount="256" columns="16">
  <wangset name="land" type="corner" tile="-1">
   <wangcolor name="water" color="#2f8fc4" tile="-1" probability="4"/>
   <wangcolor name="sand" color="#e8cf8e" tile="-1" probability="1"/>
   <wangcolor name="grass" color="#7fb54f" tile="-1" probability="4"/>
   <wangcolor name="forest" color="#2c6b3f" tile="-1" probability="3"/>
$ pave wang template --grid penrose --set land -o rhombs-penrose.png
<tileset version="1.8" name="land" tilewidth="32" tileheight="32" tilecount="256" columns="16">
  <wangset name="land" type="corner" tile="-1">
   <wangcolor name="water" color="#2f8fc4" tile="-1" probability="4"/>
   <wangcolor name="sand" color="#e8cf8e" tile="-1" probability="1"/>
   <wangcolor name="grass" color="#7fb54f" tile="-1" probability="4"/>
   <wangcolor name="forest" color="#2c6b3f" tile="-1" probability="3"/>
$ pave world draw rhombs-penrose.tsx --grid penrose --radius 3 -o world.png
$ pave world fill land.json --set land --seed 1 --size 12x8 --bias noise:10 --hash
0x7caf6c93540e575d
$ pave world fill land.json --set sea --hash
pave: --set: land.json has a single set, "land"; leave --set out
-> 2
$ pave wang template --missing land.json --set land -o x.png
pave: --missing: land.json has every tile; there is nothing to paint
-> 2
$ pave wang template --grid 4.8.8 --set roads -o streets.png --force
    "grid": "truncated-square",
$ pave world fill streets.json --size 8x6 -o x.tmx
pave: -o x.tmx: only rectangles of squares, and of hexagons of a tile-set file, have this format: pave wang template --grid hex --set land -o SHEET.png makes such a file; or write .json or .csv, or draw a picture with pave world draw
-> 2
$ pave world fill parts.json --size 8x6 -o x.tmx
pave: -o x.tmx: parts.json has its tiles in rectangles of a sheet; a map needs a sheet of only squares or only hexagons, or a picture for each; write .json or .csv, or draw a picture with pave world draw
-> 2
$ pave world fill parts.json --size 8x6 -o x.png
pave: -o x.png: parts.json has its tiles in rectangles of a sheet; a map needs a sheet of only squares or only hexagons, or a picture for each; write .json or .csv, or draw a picture with pave world draw
-> 2
$ pave wang template --grid 12 --set land -o x.png
pave: -o: a sheet cannot hold 16777216 tiles; use another --set, with fewer colours
-> 2
$ pave wang template --grid hex --colors 15 -o x.png
pave: -o: a sheet cannot hold 11390625 tiles; use fewer colours
-> 2
$ pave wang template --grid hex --set garden -o x.png
pave: --set: "garden" is not a built-in set for all shapes; use roads, meadow, cave, dungeon, maze, river, country, lakes or land
-> 2
$ pave wang template --grid hex --set paths -o x.png
pave: --set: "paths" is not a built-in set for all shapes; use roads, meadow, cave, dungeon, maze, river, country, lakes or land
-> 2
$ pave wang template --grid hex --set land --colors 3 -o x.png
pave: --colors: --missing and --set define it; leave it out
-> 2
STDOUT
