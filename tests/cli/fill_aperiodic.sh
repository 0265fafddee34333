# Worlds that never repeat: the same by any command, as a map whose sides match, from a set in a file.
pave world fill --method aperiodic --seed 7 --at -3,-2 --size 8x4 -o - --format csv
try pave world at --method aperiodic --seed 7 -3,-2
try pave world at --set garden --seed 7 536870912,-536870912
try pave world fill --set garden --seed 7 --at -60,40 --size 130x90 --hash -o world.tmx
try pave world fill --method aperiodic --seed 7 --at -60,40 --size 130x90 --hash --threads 2
try pave world verify world.tmx --own
try pave world fill world.tmx --method aperiodic --seed 7 --at -60,40 --size 130x90 --hash
try pave world fill world.tmx --seed 7 --at -60,40 --size 130x90 --hash
try pave world draw --method aperiodic --size 4x3 --scale 16 -o drawn.png
try pave world draw --set garden --window disk --radius 2 -o drawn.svg
try pave world explore --method aperiodic --moves E,S,W
try pave world new --method aperiodic --seed 7 never.pave
try pave world at never.pave -3,-2
try pave world edit never.pave -3,-2 0
# What is refused.
try pave world fill --method aperiodic --set roads --size 4x4 -o never.csv
try pave world fill --method aperiodic --set meadow --size 4x4 -o never.csv
try pave world fill --method aperiodic --grid hex --size 4x4 -o never.csv
try pave world fill --method aperiodic --bias noise:16 --size 4x4 -o never.csv
try pave world fill --method aperiodic --patch 8 --size 4x4 -o never.csv
try pave world fill --method phase --set garden --size 4x4 -o never.csv
try pave world fill --method blocks --set garden --size 4x4 -o never.csv
try pave world fill --set garden --grid cairo --size 4x4 -o never.csv
try pave world draw --set garden --grid penrose -o never.svg
try pave world herringbone --set garden --size 4x4 -o never.png
ls

exit
: <<'STDOUT'
1,1,0,0,0,1,1,1
6,6,7,4,5,6,6,6
7,4,3,10,5,7,4,5
3,10,3,8,7,3,10,2
$ pave world at --method aperiodic --seed 7 -3,-2
1
$ pave world at --set garden --seed 7 536870912,-536870912
3
$ pave world fill --set garden --seed 7 --at -60,40 --size 130x90 --hash -o world.tmx
0x8aa6e99131e8c5eb
$ pave world fill --method aperiodic --seed 7 --at -60,40 --size 130x90 --hash --threads 2
0x8aa6e99131e8c5eb
$ pave world verify world.tmx --own
world.tmx, layer "world", set "garden": 0 mismatches, 0 of 23180 sides
  the world of seed 7, method aperiodic, from -60,40 on: these are its tiles, all 11700
$ pave world fill world.tmx --method aperiodic --seed 7 --at -60,40 --size 130x90 --hash
0x8aa6e99131e8c5eb
$ pave world fill world.tmx --seed 7 --at -60,40 --size 130x90 --hash
0x8aa6e99131e8c5eb
$ pave world draw --method aperiodic --size 4x3 --scale 16 -o drawn.png
$ pave world draw --set garden --window disk --radius 2 -o drawn.svg
$ pave world explore --method aperiodic --moves E,S,W
the walk begins at 0,0
  0,0: drawn north: canal, east: avenue, south: path, west: avenue; 0: the only one that fits, tile 0
east to 1,0
  1,0: drawn north: canal, east: avenue, south: path, west: avenue; 0: the only one that fits, tile 0
south to 1,1
  1,1: drawn north: path, east: brook, south: avenue, west: lawn; 7: the only one that fits, tile 7
west to 0,1
  0,1: drawn north: path, east: lawn, south: path, west: brook; 5: the only one that fits, tile 5
4 tiles, 4 seen and 0 hidden
$ pave world new --method aperiodic --seed 7 never.pave
$ pave world at never.pave -3,-2
1
$ pave world edit never.pave -3,-2 0
refused: cell -3,-3 would have no tile: none has the colours 2,4,5,1, of which its bottom side would change
-> 1
$ pave world fill --method aperiodic --set roads --size 4x4 -o never.csv
pave: roads: method aperiodic needs the 11 Jeandel-Rao tiles: the set has 16
-> 3
$ pave world fill --method aperiodic --set meadow --size 4x4 -o never.csv
pave: meadow: method aperiodic needs the 11 Jeandel-Rao tiles, squares whose edges have colours: this is a set of kind corner, of tiles with 4 sides
-> 3
$ pave world fill --method aperiodic --grid hex --size 4x4 -o never.csv
pave: --method aperiodic only supports squares; give feature or phase, or leave it out
-> 2
$ pave world fill --method aperiodic --bias noise:16 --size 4x4 -o never.csv
pave: garden: method aperiodic cannot follow a bias: the shares of its tiles are the same everywhere
-> 3
$ pave world fill --method aperiodic --patch 8 --size 4x4 -o never.csv
pave: --base, --shares and --patch: only method blocks uses them; leave them out, or --method
-> 2
$ pave world fill --method phase --set garden --size 4x4 -o never.csv
pave: garden: the edge set lacks 614 of 625 combinations, the first is 1,1,1,1: draw tiles for them (pave wang check --all lists them); --method aperiodic will work without them
-> 1
$ pave world fill --method blocks --set garden --size 4x4 -o never.csv
pave: garden: no tile fits itself, so no map can begin: draw a tile of one colour
-> 1
$ pave world fill --set garden --grid cairo --size 4x4 -o never.csv
pave: the garden has only tiles of 4 sides, not 5: use another set
-> 3
$ pave world draw --set garden --grid penrose -o never.svg
pave: --set garden supports only squares; choose another set, or leave out --grid
-> 2
$ pave world herringbone --set garden --size 4x4 -o never.png
pave: --set: unknown value "garden"; give one of roads, meadow, cave, dungeon, maze, river, country, lakes, land
-> 2
drawn.png
drawn.svg
never.pave
world-garden.png
world-garden.tsx
world.tmx
STDOUT
