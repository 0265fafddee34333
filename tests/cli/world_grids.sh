# Worlds on every grid: fills as JSON, places, masks, origins, and whether they match.
for grid in hex tri trihexagonal cairo kisrhombille truncated-hexagonal; do
    for method in feature phase; do
        for set in roads meadow; do
            pave world fill --grid $grid --set $set --method $method --seed 7 --size 9x8 --at -4,-3 -o $grid.json
            try pave world verify $grid.json --own
        done
    done
done
# what a fill has is what single places have
pave world fill --grid hex --seed 7 --window parallelogram --size 4x2 --at -2,1 -o hex.json
try cat hex.json
try pave world at --grid hex --seed 7 -2,1 -1,1 0,1 1,1 -2,2 -1,2 0,2 1,2
pave world fill --grid tri --seed 7 --window parallelogram --size 4x2 --at -2,1 -o tri.json
try cat tri.json
try pave world at --grid tri --seed 7 -2,1,L -2,1,R -1,1,0 -1,1,1
try pave world at --grid cairo --seed 7 --json -2,1,0 -2,1,3
try pave world at --grid hex --set meadow --colors 0,0 1,0
# places from standard input
printf '0,0\n\n1,0\r\nnowhere\n999999999,0\n0,0,5\n' >places
try pave world at --grid hex --seed 7 - <places
try pave world at --grid hex --seed 7 --json 5,5 - <places
printf '0,0\n-3,2\n' >places
try pave world at --seed 9 - <places
try pave world at --grid hex --seed 7 <places
# windows, masks, what is near a place
printf 'grid hex\nwindow hexagon 1\nrows\n. #\n# # #\n. .\n' >star.mask
try pave world fill --grid hex --seed 7 --within star.mask -o -  --format json
try pave world fill --grid hex --seed 7 --window hexagon --radius 1 -o - --format json
try pave world fill --grid hex --seed 7 --within disk:1 --at 0,0 -o - --format json
try pave world fill --grid tri --seed 7 --within disk:2 -o - --format json
try pave world fill --seed 7 --within disk:1 -o - --format json
try pave world fill --grid hex --seed 7 --within disk:1 --json
try pave world fill --grid hex --seed 7 --within disk:1 --hash
# the first phase begins at the origin
for origin in 0,0 1,0 0,1; do
    try pave world fill --grid hex --method phase --origin $origin --size 3x2 -o - --format json
done
try pave world fill --method phase --origin 1,0 --seed 7 --size 3x2 -o - --format csv
try pave world fill --method phase --at -1,0 --seed 7 --size 3x2 -o - --format csv
# a grid from a file
printf '{"name": "bricks", "i": [2, 0], "j": [1, 1], "faces": [[[0,0],[1,0],[2,0],[2,1],[1,1],[0,1]]]}' >tiling.json
pave world fill --grid tiling.json --set meadow --size 5x5 -o bricks.json
try pave world verify bricks.json
# threads
pave world fill --grid cairo --method phase --size 40x40 --threads 1 -o one.json
pave world fill --grid cairo --method phase --size 40x40 --threads 3 -o three.json
same_file one.json three.json
# one wrong tile, tiles of another set, another world
sed 's/\[\([0-9]*\),\([0-9]*\),/[\2,\1,/' hex.json >wrong.json
try pave world verify wrong.json
try pave world verify wrong.json --json --own
try pave world verify hex.json --seed 8
try pave world verify hex.json --set meadow
sed 's/"width":4/"width":5/' hex.json >bad.json
try pave world verify bad.json
sed 's/"seed":"7",//' hex.json >bad.json
try pave world verify bad.json --own
# what is refused
try pave world fill --grid hex -o hex.png
try pave world fill --grid hex -o hex.tmx --embed
try pave world fill --grid nowhere --hash
try pave world fill --grid hex --set forest --hash
try pave world fill --grid hex --within disk:-1 --hash
# what is really filled must be in range; a mask lies where it lies
try pave world fill --within disk:0 --at 536870911,0 --hash
try pave world fill --within disk:1 --at 536870911,0 --hash
try pave world fill --grid hex --window disk --radius 3 --at 536870908,0 --hash
try pave world fill --at 536870900,0 --hash
try pave world fill --grid hex --at 536870900,0 --size 16x16 --hash
try pave world fill --grid hex --seed 7 --within star.mask --at 5,0 --hash
try pave world fill --grid cairo --within disk:1 --hash
try pave world fill --grid hex --within star.mask --size 2x2 --hash
try pave world fill --grid tri --within star.mask --hash
try pave world fill --grid hex --window hexagon --size 3x3 --hash
try pave world fill --grid hex --size 1000000x1000000 --hash
try pave world fill --grid tri --method phase --origin 0,0 --hash
try pave world at --grid tri 0,0
try pave world at --grid cairo 0,0,9
try pave world at --grid hex
try pave world verify hex.json --layer ground

exit
: <<'STDOUT'
$ pave world verify hex.json --own
hex.json, set "roads": 0 mismatches, 0 of 183 sides
  the world of seed 7, method feature: these are its tiles, all 72
$ pave world verify hex.json --own
hex.json, set "meadow": 0 mismatches, 0 of 142 corners
  the world of seed 7, method feature: these are its tiles, all 72
$ pave world verify hex.json --own
hex.json, set "roads": 0 mismatches, 0 of 183 sides
  the world of seed 7, method phase: these are its tiles, all 72
$ pave world verify hex.json --own
hex.json, set "meadow": 0 mismatches, 0 of 142 corners
  the world of seed 7, method phase: these are its tiles, all 72
$ pave world verify tri.json --own
tri.json, set "roads": 0 mismatches, 0 of 95 sides
  the world of seed 7, method feature: these are its tiles, all 72
$ pave world verify tri.json --own
tri.json, set "meadow": 0 mismatches, 0 of 46 corners
  the world of seed 7, method feature: these are its tiles, all 72
$ pave world verify tri.json --own
tri.json, set "roads": 0 mismatches, 0 of 95 sides
  the world of seed 7, method phase: these are its tiles, all 72
$ pave world verify tri.json --own
tri.json, set "meadow": 0 mismatches, 0 of 46 corners
  the world of seed 7, method phase: these are its tiles, all 72
$ pave world verify trihexagonal.json --own
trihexagonal.json, set "roads": 0 mismatches, 0 of 382 sides
  the world of seed 7, method feature: these are its tiles, all 216
$ pave world verify trihexagonal.json --own
trihexagonal.json, set "meadow": 0 mismatches, 0 of 241 corners
  the world of seed 7, method feature: these are its tiles, all 216
$ pave world verify trihexagonal.json --own
trihexagonal.json, set "roads": 0 mismatches, 0 of 382 sides
  the world of seed 7, method phase: these are its tiles, all 216
$ pave world verify trihexagonal.json --own
trihexagonal.json, set "meadow": 0 mismatches, 0 of 241 corners
  the world of seed 7, method phase: these are its tiles, all 216
$ pave world verify cairo.json --own
cairo.json, set "roads": 0 mismatches, 0 of 669 sides
  the world of seed 7, method feature: these are its tiles, all 288
$ pave world verify cairo.json --own
cairo.json, set "meadow": 0 mismatches, 0 of 446 corners
  the world of seed 7, method feature: these are its tiles, all 288
$ pave world verify cairo.json --own
cairo.json, set "roads": 0 mismatches, 0 of 669 sides
  the world of seed 7, method phase: these are its tiles, all 288
$ pave world verify cairo.json --own
cairo.json, set "meadow": 0 mismatches, 0 of 446 corners
  the world of seed 7, method phase: these are its tiles, all 288
$ pave world verify kisrhombille.json --own
kisrhombille.json, set "roads": 0 mismatches, 0 of 1230 sides
  the world of seed 7, method feature: these are its tiles, all 864
$ pave world verify kisrhombille.json --own
kisrhombille.json, set "meadow": 0 mismatches, 0 of 499 corners
  the world of seed 7, method feature: these are its tiles, all 864
$ pave world verify kisrhombille.json --own
kisrhombille.json, set "roads": 0 mismatches, 0 of 1230 sides
  the world of seed 7, method phase: these are its tiles, all 864
$ pave world verify kisrhombille.json --own
kisrhombille.json, set "meadow": 0 mismatches, 0 of 499 corners
  the world of seed 7, method phase: these are its tiles, all 864
$ pave world verify truncated-hexagonal.json --own
truncated-hexagonal.json, set "roads": 0 mismatches, 0 of 570 sides
  the world of seed 7, method feature: these are its tiles, all 216
$ pave world verify truncated-hexagonal.json --own
truncated-hexagonal.json, set "meadow": 0 mismatches, 0 of 430 corners
  the world of seed 7, method feature: these are its tiles, all 216
$ pave world verify truncated-hexagonal.json --own
truncated-hexagonal.json, set "roads": 0 mismatches, 0 of 570 sides
  the world of seed 7, method phase: these are its tiles, all 216
$ pave world verify truncated-hexagonal.json --own
truncated-hexagonal.json, set "meadow": 0 mismatches, 0 of 430 corners
  the world of seed 7, method phase: these are its tiles, all 216
$ cat hex.json
{"grid":"hex","set":"roads","method":"feature","seed":"7","world":"0x6209b69792e1d70b","at":[-2,1],"width":4,"height":2,"tiles":[
[12,41,46,53],
[57,5,36,40]]}
$ pave world at --grid hex --seed 7 -2,1 -1,1 0,1 1,1 -2,2 -1,2 0,2 1,2
12
41
46
53
57
5
36
40
$ cat tri.json
{"grid":"tri","set":"roads","method":"feature","seed":"7","world":"0xae068b85b4e0a15c","at":[-2,1],"width":2,"height":2,"tiles":[
[0,2,3,4],
[7,4,2,6]]}
$ pave world at --grid tri --seed 7 -2,1,L -2,1,R -1,1,0 -1,1,1
0
2
3
4
$ pave world at --grid cairo --seed 7 --json -2,1,0 -2,1,3
[{"at":[-2,1,0],"tile":8},{"at":[-2,1,3],"tile":18}]
$ pave world at --grid hex --set meadow --colors 0,0 1,0
46 0,1,0,2,0,2,0,2,0,1,0,2
47 0,2,0,2,0,2,0,2,0,1,0,2
$ pave world at --grid hex --seed 7 -
47
52
error: "nowhere" is not a place; give X,Y, such as -3,2
error: "999999999,0" is out of range; give X,Y, such as -3,2
error: "0,0,5" is not a place; give X,Y, such as -3,2
pave: standard input: 3 of 5 places are invalid; see the "error: ..." answers
-> 3
$ pave world at --grid hex --seed 7 --json 5,5 -
[{"at":[5,5],"tile":6}]
{"at":[0,0],"tile":47}
{"at":[1,0],"tile":52}
{"error":"is not a place"}
{"error":"is out of range"}
{"error":"is not a place"}
pave: standard input: 3 of 5 places are invalid; see the "error: ..." answers
-> 3
$ pave world at --seed 9 -
1
6
$ pave world at --grid hex --seed 7
pave: X,Y is missing; usage: pave world at [OPTION...] [FILE] X,Y...
-> 2
$ pave world fill --grid hex --seed 7 --within star.mask -o - --format json
{"grid":"hex","set":"roads","method":"feature","seed":"7","world":"0x6209b69792e1d70b","at":[-1,-1],"width":3,"height":3,"tiles":[
[null,null,45],
[37,47,52],
[null,null,null]]}
$ pave world fill --grid hex --seed 7 --window hexagon --radius 1 -o - --format json
{"grid":"hex","set":"roads","method":"feature","seed":"7","world":"0x6209b69792e1d70b","at":[-1,-1],"width":3,"height":3,"tiles":[
[null,61,45],
[37,47,52],
[41,46,null]]}
$ pave world fill --grid hex --seed 7 --within disk:1 --at 0,0 -o - --format json
{"grid":"hex","set":"roads","method":"feature","seed":"7","world":"0x6209b69792e1d70b","at":[-1,-1],"width":3,"height":3,"tiles":[
[null,61,45],
[37,47,52],
[41,46,null]]}
$ pave world fill --grid tri --seed 7 --within disk:2 -o - --format json
{"grid":"tri","set":"roads","method":"feature","seed":"7","world":"0xae068b85b4e0a15c","at":[-1,-1],"width":3,"height":3,"tiles":[
[null,null,7,6,3,null],
[3,6,3,7,5,null],
[3,null,1,null,null,null]]}
$ pave world fill --seed 7 --within disk:1 -o - --format json
{"grid":"square","set":"roads","method":"feature","seed":"7","world":"0x63e873be5ef283fb","at":[-1,-1],"width":3,"height":3,"tiles":[
[null,15,null],
[11,13,3],
[null,3,null]]}
$ pave world fill --grid hex --seed 7 --within disk:1 --json
{"file":null,"grid":"hex","set":"roads","method":"feature","seed":"7","cells":7,"hash":"0x1f372baf187e814c"}
$ pave world fill --grid hex --seed 7 --within disk:1 --hash
0x1f372baf187e814c
$ pave world fill --grid hex --method phase --origin 0,0 --size 3x2 -o - --format json
{"grid":"hex","set":"roads","method":"phase","seed":"0","world":"0xc5da04c98fe744dc","at":[0,0],"width":3,"height":2,"tiles":[
[49,32,2],
[24,6,16]]}
$ pave world fill --grid hex --method phase --origin 1,0 --size 3x2 -o - --format json
{"grid":"hex","set":"roads","method":"phase","seed":"0","world":"0x01401075c46db003","origin":[1,0,0],"at":[0,0],"width":3,"height":2,"tiles":[
[58,52,41],
[12,35,28]]}
$ pave world fill --grid hex --method phase --origin 0,1 --size 3x2 -o - --format json
{"grid":"hex","set":"roads","method":"phase","seed":"0","world":"0x7a2268ae9fc7ea58","origin":[0,1,0],"at":[0,0],"width":3,"height":2,"tiles":[
[49,43,27],
[5,3,20]]}
$ pave world fill --method phase --origin 1,0 --seed 7 --size 3x2 -o - --format csv
15,8,4
7,8,1
$ pave world fill --method phase --at -1,0 --seed 7 --size 3x2 -o - --format csv
15,8,4
7,8,1
$ pave world verify bricks.json
bricks.json, set "meadow": 0 mismatches, 0 of 48 corners
same: one.json three.json
$ pave world verify wrong.json
wrong.json, set "roads": 1 mismatch, 1 of 13 sides
  the first is at the cell -2,2
-> 1
$ pave world verify wrong.json --json --own
{"mismatches":1,"sides":1,"corners":0,"checked_sides":13,"checked_corners":0,"empty":0,"foreign":0,"first":[-2,2],"world":{"method":"feature","seed":"7","at":[-2,1],"compared":8,"different":4,"first":[-2,1]},"changed":false}
-> 1
$ pave world verify hex.json --seed 8
hex.json, set "roads": 0 mismatches, 0 of 13 sides
  the world of seed 8, method feature: 8 of 8 cells have other tiles, the first is -2,1
-> 1
$ pave world verify hex.json --set meadow
hex.json, set "meadow": 10 mismatches, 10 of 14 corners
  the first is at the cell -2,1
-> 1
$ pave world verify bad.json
pave: bad.json:1:129: there are 2 rows of 4 tiles, but width and height give 2 of 5
-> 3
$ pave world verify bad.json --own
pave: --own: bad.json does not record its world: it has no property seed; give --seed
-> 2
$ pave world fill --grid hex -o hex.png
pave: -o hex.png: only rectangles of squares, and of hexagons of a tile-set file, have this format: pave wang template --grid hex --set roads -o SHEET.png makes such a file; or write .json or .csv, or draw a picture with pave world draw
-> 2
$ pave world fill --grid hex -o hex.tmx --embed
pave: --embed: only rectangles of squares, and of hexagons of a file, become maps; leave it out
-> 2
$ pave world fill --grid nowhere --hash
pave: --grid: "nowhere" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave world fill --grid hex --set forest --hash
pave: --set: unknown built-in set "forest"; give roads, meadow, cave, dungeon, maze, river, country, lakes, land or garden, or a FILE that holds the set
-> 2
$ pave world fill --grid hex --within disk:-1 --hash
pave: --within disk:-1: give disk:R, R from 0 to 67108864
-> 2
$ pave world fill --within disk:0 --at 536870911,0 --hash
0x307da4ddb60496b7
$ pave world fill --within disk:1 --at 536870911,0 --hash
0x4260df4ae4dffbc3
$ pave world fill --grid hex --window disk --radius 3 --at 536870908,0 --hash
0xd893be2f7e939cc3
$ pave world fill --at 536870900,0 --hash
pave: --at 536870900,0: 32x32 cells, the default --size, are out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world fill --grid hex --at 536870900,0 --size 16x16 --hash
pave: --at 536870900,0 --size 16x16: out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world fill --grid hex --seed 7 --within star.mask --at 5,0 --hash
pave: --at: a mask has the positions of its cells; leave it out, or give --within disk:R
-> 2
$ pave world fill --grid cairo --within disk:1 --hash
pave: --within: the tiling cairo has no windows of the shape disk: use a rectangle or a parallelogram
-> 2
$ pave world fill --grid hex --within star.mask --size 2x2 --hash
pave: --size: --within chooses the cells; leave it out
-> 2
$ pave world fill --grid tri --within star.mask --hash
pave: star.mask:1:6: the mask is for the grid "hex", not for tri: give that grid, or another mask
-> 3
$ pave world fill --grid hex --window hexagon --size 3x3 --hash
pave: --size: a hexagon has a --radius; leave it out, or choose another --window
-> 2
$ pave world fill --grid hex --size 1000000x1000000 --hash
pave: --size: about 1000000000000 cells, but one call fills at most 268435456; choose a smaller window
-> 2
$ pave world fill --grid tri --method phase --origin 0,0 --hash
pave: "0,0" is not a place; give Q,R,L or Q,R,R, such as -3,2,L
-> 2
$ pave world at --grid tri 0,0
pave: "0,0" is not a place; give Q,R,L or Q,R,R, such as -3,2,L
-> 2
$ pave world at --grid cairo 0,0,9
pave: "0,0,9" is not a place; give Q,R,S, such as -3,2,0
-> 2
$ pave world at --grid hex
pave: X,Y is missing; usage: pave world at [OPTION...] [FILE] X,Y...
-> 2
$ pave world verify hex.json --layer ground
pave: --layer: tiles in JSON have one layer and record its position; leave it out
-> 2
STDOUT
