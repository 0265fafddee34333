# Worlds on grids that repeat nowhere: lists of cells, verified again; places; pictures; and what they are refused for.
try pave world fill --grid penrose --seed 7 --radius 2 -o -  --format json
try pave world fill --grid penrose --seed 7 --radius 2 -o - --format csv
try pave world fill --grid penrose:town --seed 7 --set meadow --size 6x4 --at 3,-5,2 -o town.json --json
try pave world verify town.json --own
try pave world verify town.json --seed 8
sed 's/\[\([-0-9]*,[-0-9]*,[-0-9]*\),[0-9]*\],$/[\1,3],/' town.json >wrong.json
try pave world verify wrong.json --own --json
sed 's/"set":"meadow"/"set":"own"/' town.json >own.json
try pave world verify own.json
for grid in ammann-beenker multigrid-6 multigrid-12; do
    pave world fill --grid $grid --set land --bias noise:20 --seed 3 --radius 9 -o $grid.json
    try pave world verify $grid.json --own
done
# A place has the tile that a fill puts there, whatever else is filled
pave world fill --grid penrose --seed 5 --radius 4 -o - --format csv >cells.csv
tail -n +2 cells.csv | sed 's/,[^,]*$//' >names
tail -n +2 cells.csv | sed 's/.*,//' >filled
pave world at --grid penrose --seed 5 - <names >places
same_file filled places
try pave world at --grid penrose --seed 7 --colors --json 3,5,2 -4000000,7000000,0
try pave world at --grid penrose --bias noise:20 3,5,2
printf '3,5,2\n3,5\n3,5,10\n' | try pave world at --grid penrose -
# The user's own set of squares
cp "$DATA/two_sets.tsx" "$DATA/weights.tsx" .
try pave world fill weights.tsx --grid penrose --seed 7 --radius 6 -o weights.json --hash
try pave world verify weights.json weights.tsx --own
try pave world fill two_sets.tsx --grid penrose --hash
# Pictures
pave world draw --grid penrose --seed 7 --radius 3 -o roads.svg
pave world draw --grid multigrid-7 --set land --seed 7 --size 5x4 --at 1000000.5,-2 -o land.png
pave world draw weights.tsx --grid penrose --radius 2 -o weights.pdf
grep -c '<path' roads.svg | sed 's/^[0-9][0-9]*$/paths/'
file -b land.png weights.pdf | cut -d, -f1
# What there is not
try pave world fill --grid hat --hash
try pave world draw --grid townscaper -o town.png
try pave world new --grid penrose world.pave
try pave world explore --grid penrose -o walk.svg
try pave world bake --grid penrose -o map/
try pave world fill --grid penrose --method phase --hash
try pave world fill --grid penrose --method blocks --hash
try pave world fill --grid penrose --origin 1,1,1 --hash
try pave world fill --grid penrose --base grass --hash
try pave world fill --grid penrose --within disk:3 --hash
try pave world fill --grid penrose --window hexagon --hash
try pave world fill --grid penrose --at 3,5,10 --hash
try pave world fill --grid penrose --at 3,x --hash
try pave world fill --grid penrose -o map.tmx
try pave world draw --grid penrose --basis '1,0 0,1' -o map.png
try pave world draw weights.tsx --grid penrose --look tiles -o map.png
try pave world draw --grid penrose --radius 500 -o map.png
try pave world at --grid penrose 300000000,5,2
try pave world at --grid penrose 3,5
sed 's/\[[-0-9]*,/[300000000,/' town.json >far.json
try pave world verify far.json
sed 's/"offsets":\[[0-9]*,/"offsets":[/' town.json >short.json
try pave world verify short.json
sed '3p' town.json >twice.json
try pave world verify twice.json

exit
: <<'STDOUT'
$ pave world fill --grid penrose --seed 7 --radius 2 -o - --format json
{"grid":"penrose","offsets":[3606887709,3390573761,558168793,3663207987,1666063638],"set":"roads","method":"feature","seed":"7","world":"0xe1bdf3c13eb0e0c5","cells":[
[-1,0,3,12],
[0,0,8,15],
[-1,-1,5,7],
[-1,-1,4,15],
[-1,0,6,7],
[-1,-1,0,15],
[-1,0,4,15],
[-1,0,9,13],
[0,0,3,7],
[-1,0,1,9],
[0,-1,7,5],
[-1,-1,2,5],
[0,0,0,15],
[0,0,4,7],
[-1,-1,3,2]]}
$ pave world fill --grid penrose --seed 7 --radius 2 -o - --format csv
q,r,s,tile
-1,0,3,12
0,0,8,15
-1,-1,5,7
-1,-1,4,15
-1,0,6,7
-1,-1,0,15
-1,0,4,15
-1,0,9,13
0,0,3,7
-1,0,1,9
0,-1,7,5
-1,-1,2,5
0,0,0,15
0,0,4,7
-1,-1,3,2
$ pave world fill --grid penrose:town --seed 7 --set meadow --size 6x4 --at 3,-5,2 -o town.json --json
{"file":"town.json","grid":"penrose:town","set":"meadow","method":"feature","seed":"7","cells":26,"hash":"0xbe5b248c9878379e"}
$ pave world verify town.json --own
town.json, set "meadow": 0 mismatches, 0 of 30 corners
  the world of seed 7, method feature: these are its tiles, all 26
$ pave world verify town.json --seed 8
town.json, set "meadow": 0 mismatches, 0 of 30 corners
  the world of seed 8, method feature: 26 of 26 cells have other tiles, the first is 3,3,0
-> 1
$ pave world verify wrong.json --own --json
{"mismatches":25,"sides":0,"corners":25,"checked_sides":0,"checked_corners":30,"empty":0,"foreign":0,"first":[3,3,0],"world":{"method":"feature","seed":"7","at":[0,0],"compared":26,"different":24,"first":[3,3,0]},"changed":false}
-> 1
$ pave world verify own.json
pave: own.json: its tile set, "own", is not built in; give the file of the set as FILE
-> 2
$ pave world verify ammann-beenker.json --own
ammann-beenker.json, set "land": 0 mismatches, 0 of 329 corners
  the world of seed 3, method feature: these are its tiles, all 312
$ pave world verify multigrid-6.json --own
multigrid-6.json, set "land": 0 mismatches, 0 of 328 corners
  the world of seed 3, method feature: these are its tiles, all 315
$ pave world verify multigrid-12.json --own
multigrid-12.json, set "land": 0 mismatches, 0 of 337 corners
  the world of seed 3, method feature: these are its tiles, all 322
same: filled places
$ pave world at --grid penrose --seed 7 --colors --json 3,5,2 -4000000,7000000,0
[{"at":[3,5,2],"tile":0,"colors":[1,0,1,0,1,0,1,0]},{"at":[-4000000,7000000,0],"tile":8,"colors":[1,0,1,0,1,0,2,0]}]
$ pave world at --grid penrose --bias noise:20 3,5,2
0
$ pave world at --grid penrose -
1
error: "3,5" is not a place; give Q,R,S, such as 3,-2,5
error: "3,5,10" is not a place; give Q,R,S, such as 3,-2,5
pave: standard input: 2 of 3 places are invalid; see the "error: ..." answers
-> 3
$ pave world fill weights.tsx --grid penrose --seed 7 --radius 6 -o weights.json --hash
0x74336a6e4c21808f
$ pave world verify weights.json weights.tsx --own
weights.json, set "Weights": 0 mismatches, 0 of 252 sides
  the world of seed 7, method feature: these are its tiles, all 139
$ pave world fill two_sets.tsx --grid penrose --hash
0x1ed03dc15b229aa6
paths
PNG image data
PDF document
$ pave world fill --grid hat --hash
pave: --grid: worlds on hat are not supported; give a tiling or a multigrid, such as penrose
-> 2
$ pave world draw --grid townscaper -o town.png
pave: --grid: worlds on townscaper are not supported; give a tiling or a multigrid, such as penrose
-> 2
$ pave world new --grid penrose world.pave
pave: --grid: only pave world fill, draw, at, path and verify support worlds of penrose; choose a tiling, such as hex
-> 2
$ pave world explore --grid penrose -o walk.svg
pave: --grid: only pave world fill, draw, at, path and verify support worlds of penrose; choose a tiling, such as hex
-> 2
$ pave world bake --grid penrose -o map/
pave: --grid: only pave world fill, draw, at, path and verify support worlds of penrose; choose a tiling, such as hex
-> 2
$ pave world fill --grid penrose --method phase --hash
pave: --method phase does not support multigrids; give feature, or leave it out
-> 2
$ pave world fill --grid penrose --method blocks --hash
pave: --method blocks does not support multigrids; give feature, or leave it out
-> 2
$ pave world fill --grid penrose --origin 1,1,1 --hash
pave: --origin: only method phase has one; give --method phase, or leave it out
-> 2
$ pave world fill --grid penrose --base grass --hash
pave: --only, --base, --shares and --patch only support squares; leave them out
-> 2
$ pave world fill --grid penrose --within disk:3 --hash
pave: --within: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave world fill --grid penrose --window hexagon --hash
pave: --window: penrose has no hexagon; a patch of it is a disk or a rectangle
-> 2
$ pave world fill --grid penrose --at 3,5,10 --hash
pave: --at: "3,5,10" is not a point or cell of penrose; give a point X,Y or a cell Q,R,S
-> 2
$ pave world fill --grid penrose --at 3,x --hash
pave: --at: "3,x" is not a point or cell of penrose; give a point X,Y or a cell Q,R,S
-> 2
$ pave world fill --grid penrose -o map.tmx
pave: -o map.tmx: only rectangles of squares, and of hexagons of a tile-set file, have this format: pave wang template --grid hex --set roads -o SHEET.png makes such a file; or write .json or .csv, or draw a picture with pave world draw
-> 2
$ pave world draw --grid penrose --basis 1,0 0,1 -o map.png
pave: --basis: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave world draw weights.tsx --grid penrose --look tiles -o map.png
pave: --look tiles: pictures of tiles are for tilings, not for penrose; leave it out
-> 2
$ pave world draw --grid penrose --radius 500 -o map.png
pave: --radius: 966889 cells, but a picture has at most 100000; choose a smaller window
-> 2
$ pave world at --grid penrose 300000000,5,2
pave: 300000000,5,2 is out of range; cells of penrose are within 268435456 of the origin
-> 2
$ pave world at --grid penrose 3,5
pave: "3,5" is not a place; give Q,R,S, such as 3,-2,5
-> 2
$ pave world verify far.json
pave: far.json:2:1: penrose has no cell 300000000,3,0, or it is too far out
-> 3
$ pave world verify short.json
pave: short.json:1:29: there are 4 offsets, but penrose has 5 families of lines
-> 3
$ pave world verify twice.json
pave: twice.json: the cell 4,3,0 is listed twice
-> 3
STDOUT
