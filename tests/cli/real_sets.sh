# The tile sets of Debian's package tiled.
examples=/usr/share/doc/tiled/examples
[ -r $examples/isometric_grass_and_water.tmx ] || skip "$examples is not there (Debian package tiled)"
try pave wang check $examples/isometric_grass_and_water.tmx
try pave wang check $examples/isometric_grass_and_water.tmx --json
try pave wang check $examples/desert.tsx
try pave wang check $examples/desert.tsx --all --limit 3
pave wang check $examples/desert.tsx --json --limit 2
try pave world fill $examples/desert.tsx -o a.tmx
for method in feature phase; do
    try pave world fill $examples/isometric_grass_and_water.tmx --seed 4 --method $method --size 40x30 --hash -o $method.tmx
    try pave world verify $method.tmx --json
done
grep -o '<map .*orientation="[a-z]*"' feature.tmx
try pave world fill $examples/isometric_grass_and_water.tmx --seed 4 --size 8x6 -o a.png
size_of_png a.png
try pave world at $examples/isometric_grass_and_water.tmx --set 'Grass and Water' 0,0 -3,2
try pave world verify $examples/desert.tmx
try pave world verify $examples/isometric_grass_and_water.tmx

exit
: <<'STDOUT'
$ pave wang check /usr/share/doc/tiled/examples/isometric_grass_and_water.tmx
/usr/share/doc/tiled/examples/isometric_grass_and_water.tmx, "Grass and Water": corner set, 2 colours, 24 tiles
  colours: 1 Grass, 2 Water
complete: 16 of 16 combinations
$ pave wang check /usr/share/doc/tiled/examples/isometric_grass_and_water.tmx --json
{"type":"corner","colors":2,"tiles":24,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"Grass and Water","type":"corner","colors":2,"tiles":24,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check /usr/share/doc/tiled/examples/desert.tsx
/usr/share/doc/tiled/examples/desert.tsx, "Desert": corner set, 4 colours, 48 tiles
  colours: 1 Desert, 2 Brick, 3 Cobblestone, 4 Dirt
  1 tile never appears: it has weight 0
whole: all tiles of its class, 40 of 256 combinations
  class star: terrains that each meet one ground
  a world by method blocks
  216 of all combinations of its colours are missing; --all lists them
$ pave wang check /usr/share/doc/tiled/examples/desert.tsx --all --limit 3
/usr/share/doc/tiled/examples/desert.tsx, "Desert": corner set, 4 colours, 48 tiles
  colours: 1 Desert, 2 Brick, 3 Cobblestone, 4 Dirt
  1 tile never appears: it has weight 0
incomplete: 40 of 256 combinations, 216 missing
  class star: terrains that each meet one ground
  a world by method blocks
  missing, as TR,BR,BL,TL:
    1,1,2,3  Desert, Desert, Brick, Cobblestone
    1,1,2,4  Desert, Desert, Brick, Dirt
    1,1,3,2  Desert, Desert, Cobblestone, Brick
  213 more are missing; --limit 216 lists them all
-> 1
{"type":"corner","colors":4,"tiles":48,"distinct":40,"never":1,"total":256,"missing_count":216,"sets":[{"name":"Desert","type":"corner","colors":4,"tiles":48,"chosen":true}],"class":"star","unset":false,"ground":1,"world":"blocks","lacks":0,"missing":[]}
$ pave world fill /usr/share/doc/tiled/examples/desert.tsx -o a.tmx
$ pave world fill /usr/share/doc/tiled/examples/isometric_grass_and_water.tmx --seed 4 --method feature --size 40x30 --hash -o feature.tmx
0x409f022ccb7dd1f2
$ pave world verify feature.tmx --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":0,"checked_corners":1267,"empty":0,"foreign":0,"first":null,"world":null,"changed":false}
$ pave world fill /usr/share/doc/tiled/examples/isometric_grass_and_water.tmx --seed 4 --method phase --size 40x30 --hash -o phase.tmx
0xaee5f3201f89c894
$ pave world verify phase.tmx --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":0,"checked_corners":1267,"empty":0,"foreign":0,"first":null,"world":null,"changed":false}
<map version="1.8" orientation="isometric"
$ pave world fill /usr/share/doc/tiled/examples/isometric_grass_and_water.tmx --seed 4 --size 8x6 -o a.png
448x224
$ pave world at /usr/share/doc/tiled/examples/isometric_grass_and_water.tmx --set Grass and Water 0,0 -3,2
8
5
$ pave world verify /usr/share/doc/tiled/examples/desert.tmx
/usr/share/doc/tiled/examples/desert.tmx, layer "Ground", set "Desert": 0 mismatches, 0 of 1677 corners
$ pave world verify /usr/share/doc/tiled/examples/isometric_grass_and_water.tmx
/usr/share/doc/tiled/examples/isometric_grass_and_water.tmx, layer "Tile Layer 1", set "Grass and Water": 1 mismatch, 1 of 672 corners
  the first is at the cell 10,0
-> 1
STDOUT
