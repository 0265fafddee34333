# Worlds of pave's own tile-set files on every grid.
for shape in hex:edge tri:corner square:edge; do
    pave wang complete --grid ${shape%:*} --kind ${shape#*:} --colors 2 --rotate --force -o ${shape%:*}.png >/dev/null
done
pave wang complete --grid tri --kind edge --colors 2 --rotate --force -o edges.png >/dev/null
pave wang convert --set 0 hex.json -o copy.json
# the grid is that of the file
try pave world fill hex.json --seed 7 --size 4x3 -o hexagons.json
try cat hexagons.json
try pave world at hex.json --seed 7 -1,2 0,2 1,2
try pave world fill tri.json --seed 7 --window hexagon --radius 1 -o triangles.json
for file in hex tri; do
    for method in feature phase; do
        pave world fill $file.json --method $method --seed 9 --size 20x20 --at -7,-9 -o many.json
        try pave world verify many.json $file.json --own
    done
done
try pave world verify hexagons.json hex.json --own
try pave world verify hexagons.json hex.json --seed 8
# standard input
try pave world at - --seed 7 -1,2 <hex.json
cat hex.json | try pave world at - --seed 7 -1,2
cat hex.json | try pave world verify hexagons.json -
cat hex.json | try pave wang check -
pave world fill --set roads --size 2x2 -o roads.tmj
cat roads-roads.tsj | try pave world at - 0,0 1,0
cat roads.tmj | try pave world at - 0,0 1,0
echo '{}' | try pave world at - 0,0
echo | try pave world at - 0,0
# tiles for faces of several shapes: hexagons first, or last
tiles() { sed -n '/"tiles"/,$p' $1.json | sed '$d'; }
faces() {
    echo '{"name": "both", "kind": "edge", "symmetries": ["rotate"], "colors": [{}, {}], "faces": ['
    printf '{"sides": %s,%s},\n{"sides": %s,%s}]}\n' $1 "$(tiles $2)" $3 "$(tiles $4)"
}
faces 6 hex 3 edges >a.json
faces 3 edges 6 hex >b.json
for file in a b; do
    for grid in trihexagonal hex tri rhombitrihexagonal square; do
        try pave world fill $file.json --grid $grid --seed 3 --size 4x4 --hash
    done
done
try pave world at a.json --grid trihexagonal --colors 0,0,0 0,0,1 0,0,2
pave world fill a.json --grid trihexagonal --seed 3 --size 4x4 -o both.json
try pave world verify both.json b.json --own
# another grid with the same shapes, named or not
printf '{"name": "bricks", "i": [2, 0], "j": [1, 1], "faces": [[[0,0],[1,0],[2,0],[2,1],[1,1],[0,1]]]}' >tiling.json
sed 's/"grid": "hex"/"grid": "bricks"/' hex.json >bricks.json
try pave world fill bricks.json --hash
try pave world fill bricks.json --grid tiling.json --seed 7 --size 4x3 --hash
try pave world fill hex.json --grid tiling.json --seed 7 --size 4x3 --hash
# hexagons as maps and pictures; those of columns have a side at the top
sed 's/"grid": "hex"/"grid": "hex", "mirror_sum": 4/' hex.json >flat.json
try pave world fill hex.json --seed 7 --size 6x4 -o map.tmx
try sed -n '1,8p;/<layer/,$p' map.tmx
try pave world fill flat.json --grid hex --seed 7 --size 6x4 --at 0,-2 --infinite --stagger even-q -o map.tmj
try pave world at hex.json --seed 7 0,0 1,0 0,1 -1,2
try pave world fill hex.json --seed 7 --size 6x4 -o map.png --hash
try pave world fill hex.json --seed 7 --size 6x4 --hash
size_of_png map.png
try pave world fill flat.json --seed 7 --size 6x4 -o map.png
size_of_png map.png
try pave world fill hex.json --stagger odd-q -o map.png
try pave world fill flat.json --stagger even-r -o map.tmx
try pave world fill hex.json --seed 7 --at 536870900,0 -o map.tmx
try pave world fill hex.json --seed 7 --at 0,536870900 --size 12x12 -o map.tmx
try pave world verify map.tmx --own
try pave world fill hex.json --seed 7 --at -536870911,-536870911 --size 9x12 -o map.tmx
sed '/"sheet"/d' hex.json >plain.json
try pave world fill plain.json -o plain.tmx
try pave world fill plain.json -o plain.png
try pave world fill hex.json -o hex.csv
try pave world fill hex.json --window hexagon --radius 3 -o map.tmx
try pave world fill tri.json -o map.tmx
# pictures in the colours of the set, on the grid of the file
for file in hex.json tri.json square.tsx a.json; do
    try pave world draw $file --look colors --size 3x2 --seed 5 -o a.svg $([ $file = a.json ] && echo --grid trihexagonal)
    grep -o 'id="[a-z]*"\|fill="#[0-9a-f]*"\|stroke="#[0-9a-f]*"' a.svg | sort | uniq -c | sed 's/^ *//'
done
try pave world draw roads-roads.tsj --size 3x2 --seed 5 -o map.svg
try pave world draw hex.json --orientation flat --radius 2 --width 200 -o map.png
try pave world draw hex.json --set 0 --radius 2 --method phase -o map.pdf
try pave world draw hex.json --grid tri -o map.png
try pave world draw roads-roads.tsj --grid hex -o map.png
try pave world draw none.json -o map.png
# what is refused
try pave world fill hex.json --grid square --hash
try pave world fill hex.json --grid tri --hash
try pave world fill hex.json --set 1 --hash
try pave world fill hex.json --set grass --hash
try pave world fill a.json --grid trihexagonal --set 0 --hash
try pave world fill hex.json --infinite --window hexagon --radius 3 -o hex.tmj
try pave world fill hex.json --tile 8 -o hex.tmj
try pave world fill tri.json --embed -o tri.tmj
try pave world fill hex.json --terrain map.png --hash
try pave world fill hex.json --only 1 --hash
try pave world fill roads.tmj --grid hex --hash
sed '/"id": 3,/d' hex.json >less.json
try pave world fill less.json --hash
sed 's/"colors": \[2/"colors": [3/' hex.json >more.json
try pave world fill more.json --hash
# maps of hexagons name their tiles, and are verified with them; in columns, in chunks, elsewhere
mkdir sub
for how in hex.json 'flat.json --at -7,9 --stagger even-q' 'hex.json --at -7,9 --stagger even-r --infinite' 'flat.json --stagger odd-q --method phase --origin 1,-1'; do
    for format in tmx tmj; do
        # shellcheck disable=SC2086 # several options
        pave world fill $how --seed 5 --size 21x9 -o sub/hexagons.$format
        try pave world verify sub/hexagons.$format --own
    done
done
grep -h '"tiles"' sub/hexagons.tmx
try pave world verify sub/hexagons.tmx --seed 6 --json
awk -F, -v OFS=, '/^[0-9]/ && !done { $3 = 1; $4 = 1; done = 1 } { print }' sub/hexagons.tmx >sub/changed.tmx
try pave world verify sub/changed.tmx --own
mv sub/hexagons.tmx moved.tmx
pave wang convert square.tsx -o square.json
try pave world verify moved.tmx --own
try pave world verify moved.tmx square.json --own
try pave world verify moved.tmx flat.json --own
# so are squares, seen in any way, and what lies beneath
for how in '--map isometric --under square.json' '--map staggered --infinite --at 5,-6' '--map staggered --stagger even-q'; do
    # shellcheck disable=SC2086 # several options
    pave world fill square.json $how --seed 5 --size 21x9 -o sub/squares.tmx
    try pave world verify sub/squares.tmx --own
done
# as CSV: nothing where no cell is
try pave world fill --grid tri --window hexagon --radius 1 --seed 7 -o - --format csv
try pave world fill --within disk:1 --seed 7 -o - --format csv
# larger than the blocks in which shifted maps are filled
for how in '' '--infinite --at 7,-9' '--stagger even-q --at 3,5'; do
    # shellcheck disable=SC2086 # several options
    try pave world fill square.json --map staggered $how --seed 5 --size 131x70 --hash -o sub/many.tmx
    try pave world verify sub/many.tmx --own
    try pave world fill --set meadow --method phase --map staggered $how --seed 5 --size 131x70 --hash -o sub/meadow.tmj --force
    try pave world verify sub/meadow.tmj --own
done

exit
: <<'STDOUT'
$ pave world fill hex.json --seed 7 --size 4x3 -o hexagons.json
$ cat hexagons.json
{"grid":"hex","set":"template","method":"feature","seed":"7","world":"0xe369940c519f75ee","from":"hex.json","at":[-1,0],"width":5,"height":3,"tiles":[
[null,3758096396,6,3758096391,3489660932],
[null,3758096394,536870922,536870913,3758096396],
[3221225475,5,3,3758096390,null]]}
$ pave world at hex.json --seed 7 -1,2 0,2 1,2
3221225475
5
3
$ pave world fill tri.json --seed 7 --window hexagon --radius 1 -o triangles.json
$ pave world verify many.json hex.json --own
many.json, set "template": 0 mismatches, 0 of 1121 sides
  the world of seed 9, method feature: these are its tiles, all 400
$ pave world verify many.json hex.json --own
many.json, set "template": 0 mismatches, 0 of 1121 sides
  the world of seed 9, method phase: these are its tiles, all 400
$ pave world verify many.json tri.json --own
many.json, set "template": 0 mismatches, 0 of 229 corners
  the world of seed 9, method feature: these are its tiles, all 400
$ pave world verify many.json tri.json --own
many.json, set "template": 0 mismatches, 0 of 229 corners
  the world of seed 9, method phase: these are its tiles, all 400
$ pave world verify hexagons.json hex.json --own
hexagons.json, set "template": 0 mismatches, 0 of 23 sides
  the world of seed 7, method feature: these are its tiles, all 12
$ pave world verify hexagons.json hex.json --seed 8
hexagons.json, set "template": 0 mismatches, 0 of 23 sides
  the world of seed 8, method feature: 12 of 12 cells have other tiles, the first is 0,0
-> 1
$ pave world at - --seed 7 -1,2
3221225475
$ pave world at - --seed 7 -1,2
3221225475
$ pave world verify hexagons.json -
hexagons.json, set "template": 0 mismatches, 0 of 23 sides
$ pave wang check -
-, "template": tiles of 6 sides: edge set, 2 colours, 14 tiles in 64 poses
  colours: 1 green, 2 blue
complete: 64 of 64 combinations
  14 tiles are enough, as they may be turned or mirrored
$ pave world at - 0,0 1,0
14
15
$ pave world at - 0,0 1,0
14
15
$ pave world at - 0,0
pave: -:1:1: kind is missing: edge, corner or mixed
-> 3
$ pave world at - 0,0
pave: -: the file is empty; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)
-> 3
$ pave world fill a.json --grid trihexagonal --seed 3 --size 4x4 --hash
0x4f4566b6960b060f
$ pave world fill a.json --grid hex --seed 3 --size 4x4 --hash
0x84d5097ad5952403
$ pave world fill a.json --grid tri --seed 3 --size 4x4 --hash
0xe31fd69e1bd7e08f
$ pave world fill a.json --grid rhombitrihexagonal --seed 3 --size 4x4 --hash
pave: a.json: has tiles of 3 and 6 sides, but face 1 of the grid rhombitrihexagonal has 4; add tiles for it, or choose another --grid
-> 2
$ pave world fill a.json --grid square --seed 3 --size 4x4 --hash
pave: a.json: has tiles of 3 and 6 sides, but face 0 of the grid square has 4; add tiles for it, or choose another --grid
-> 2
$ pave world fill b.json --grid trihexagonal --seed 3 --size 4x4 --hash
0x4f4566b6960b060f
$ pave world fill b.json --grid hex --seed 3 --size 4x4 --hash
0x84d5097ad5952403
$ pave world fill b.json --grid tri --seed 3 --size 4x4 --hash
0xe31fd69e1bd7e08f
$ pave world fill b.json --grid rhombitrihexagonal --seed 3 --size 4x4 --hash
pave: b.json: has tiles of 3 and 6 sides, but face 1 of the grid rhombitrihexagonal has 4; add tiles for it, or choose another --grid
-> 2
$ pave world fill b.json --grid square --seed 3 --size 4x4 --hash
pave: b.json: has tiles of 3 and 6 sides, but face 0 of the grid square has 4; add tiles for it, or choose another --grid
-> 2
$ pave world at a.json --grid trihexagonal --colors 0,0,0 0,0,1 0,0,2
536870913 2,0,1,0,1,0,1,0,1,0,1,0
3758096385 1,0,2,0,1,0
0 1,0,1,0,1,0
$ pave world verify both.json b.json --own
both.json, set "both": 0 mismatches, 0 of 74 sides
  the world of seed 3, method feature: these are its tiles, all 48
$ pave world fill bricks.json --hash
pave: bricks.json: is for the unknown grid "bricks"; give the file of its tiling with --grid
-> 2
$ pave world fill bricks.json --grid tiling.json --seed 7 --size 4x3 --hash
0x8abc36293ecfb7a7
$ pave world fill hex.json --grid tiling.json --seed 7 --size 4x3 --hash
0x8abc36293ecfb7a7
$ pave world fill hex.json --seed 7 --size 6x4 -o map.tmx
$ sed -n 1,8p;/<layer/,$p map.tmx
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="hexagonal" renderorder="right-down" width="6" height="4" tilewidth="32" tileheight="37" infinite="0" hexsidelength="18" staggeraxis="y" staggerindex="odd" nextlayerid="2" nextobjectid="1">
 <properties>
  <property name="method" value="feature"/>
  <property name="q" type="int" value="0"/>
  <property name="r" type="int" value="0"/>
  <property name="seed" value="7"/>
  <property name="set" value="template"/>
 <layer id="1" name="world" width="6" height="4">
  <data encoding="csv">
3758096397,7,3758096392,3489660933,3758096386,536870914,
3758096395,536870923,536870914,3758096397,268435462,3221225483,
3221225476,6,4,3758096391,10,3489660933,
3221225479,536870925,536870914,536870924,3758096393,5
</data>
 </layer>
</map>
$ pave world fill flat.json --grid hex --seed 7 --size 6x4 --at 0,-2 --infinite --stagger even-q -o map.tmj
$ pave world at hex.json --seed 7 0,0 1,0 0,1 -1,2
3758096396
6
3758096394
3221225475
$ pave world fill hex.json --seed 7 --size 6x4 -o map.png --hash
0xcd22dec27566b23f
$ pave world fill hex.json --seed 7 --size 6x4 --hash
0xcd22dec27566b23f
208x117
$ pave world fill flat.json --seed 7 --size 6x4 -o map.png
152x162
$ pave world fill hex.json --stagger odd-q -o map.png
pave: --stagger: the hexagons of hex.json have a corner at the top, so their rows are shifted; give odd-r or even-r, or leave it out
-> 2
$ pave world fill flat.json --stagger even-r -o map.tmx
pave: --stagger: the hexagons of flat.json have a side at the top, so their columns are shifted; give odd-q or even-q, or leave it out
-> 2
$ pave world fill hex.json --seed 7 --at 536870900,0 -o map.tmx
pave: --at 536870900,0: 32x32 cells, the default --size, are out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world fill hex.json --seed 7 --at 0,536870900 --size 12x12 -o map.tmx
$ pave world verify map.tmx --own
map.tmx, layer "world", set "template": 0 mismatches, 0 of 385 sides
  the world of seed 7, method feature, from 0,536870900 on: these are its tiles, all 144
$ pave world fill hex.json --seed 7 --at -536870911,-536870911 --size 9x12 -o map.tmx
pave: --at -536870911,-536870911 --size 9x12: a hexagonal map of it is out of range; choose a position closer to 0,0
-> 2
$ pave world fill plain.json -o plain.tmx
pave: -o plain.tmx: plain.json has no pictures of its tiles, in a sheet by their ids or one for each; add them, or draw its colours with pave world draw
-> 2
$ pave world fill plain.json -o plain.png
pave: -o plain.png: plain.json has no pictures of its tiles, in a sheet by their ids or one for each; add them, or draw its colours with pave world draw
-> 2
$ pave world fill hex.json -o hex.csv
$ pave world fill hex.json --window hexagon --radius 3 -o map.tmx
pave: -o map.tmx: only rectangles of squares, and of hexagons of a tile-set file, have this format: pave wang template --grid hex --set land -o SHEET.png makes such a file; or write .json or .csv, or draw a picture with pave world draw
-> 2
$ pave world fill tri.json -o map.tmx
pave: -o map.tmx: only rectangles of squares, and of hexagons of a tile-set file, have this format: pave wang template --grid hex --set land -o SHEET.png makes such a file; or write .json or .csv, or draw a picture with pave world draw
-> 2
$ pave world draw hex.json --look colors --size 3x2 --seed 5 -o a.svg
3 fill="#235098"
3 fill="#3272d9"
1 fill="#5fb04a"
1 fill="#ffffff"
1 id="areas"
1 id="bands"
1 id="cells"
9 stroke="#000000"
15 stroke="#235098"
15 stroke="#3272d9"
$ pave world draw tri.json --look colors --size 3x2 --seed 5 -o a.svg
1 fill="#3272d9"
1 fill="#5fb04a"
1 fill="#ffffff"
1 id="areas"
1 id="bands"
1 id="cells"
5 stroke="#000000"
$ pave world draw square.tsx --look colors --size 3x2 --seed 5 -o a.svg
3 fill="#235098"
3 fill="#3272d9"
1 fill="#5fb04a"
1 fill="#ffffff"
1 id="areas"
1 id="bands"
1 id="cells"
7 stroke="#000000"
12 stroke="#235098"
12 stroke="#3272d9"
$ pave world draw a.json --look colors --size 3x2 --seed 5 -o a.svg --grid trihexagonal
12 fill="#6d8a71"
12 fill="#9cc5a1"
1 fill="#f0c987"
1 fill="#ffffff"
1 id="areas"
1 id="bands"
1 id="cells"
22 stroke="#000000"
28 stroke="#6d8a71"
28 stroke="#9cc5a1"
$ pave world draw roads-roads.tsj --size 3x2 --seed 5 -o map.svg
$ pave world draw hex.json --orientation flat --radius 2 --width 200 -o map.png
$ pave world draw hex.json --set 0 --radius 2 --method phase -o map.pdf
$ pave world draw hex.json --grid tri -o map.png
pave: hex.json: has tiles of 6 sides, but face 0 of the grid tri has 3; add tiles for it, or choose another --grid
-> 2
$ pave world draw roads-roads.tsj --grid hex -o map.png
pave: roads-roads.tsj: Tiled's tile sets are for squares only; for the grid hex give a .json tile set of pave, or no file
-> 2
$ pave world draw none.json -o map.png
pave: none.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill hex.json --grid square --hash
pave: hex.json: has tiles of 6 sides, but face 0 of the grid square has 4; add tiles for it, or choose another --grid
-> 2
$ pave world fill hex.json --grid tri --hash
pave: hex.json: has tiles of 6 sides, but face 0 of the grid tri has 3; add tiles for it, or choose another --grid
-> 2
$ pave world fill hex.json --set 1 --hash
pave: --set: hex.json has a single set, "template"; leave --set out
-> 2
$ pave world fill hex.json --set grass --hash
pave: --set: hex.json has a single set, "template"; leave --set out
-> 2
$ pave world fill a.json --grid trihexagonal --set 0 --hash
pave: a.json: has tiles of 3 and 6 sides, but face 1 of the grid trihexagonal has 3; add tiles for it, or choose another --grid
-> 2
$ pave world fill hex.json --infinite --window hexagon --radius 3 -o hex.tmj
pave: --infinite: only rectangles of squares, and of hexagons of a file, become maps; leave it out
-> 2
$ pave world fill hex.json --tile 8 -o hex.tmj
pave: --tile: only built-in sets are painted at any size; leave it out
-> 2
$ pave world fill tri.json --embed -o tri.tmj
pave: --embed: only squares have it, and tri.json is for the grid tri; leave it out
-> 2
$ pave world fill hex.json --terrain map.png --hash
pave: --terrain: only squares have it, and hex.json is for the grid hex; leave it out
-> 2
$ pave world fill hex.json --only 1 --hash
pave: --only, --base, --shares and --patch only support squares; leave them out
-> 2
$ pave world fill roads.tmj --grid hex --hash
pave: roads.tmj: Tiled's tile sets are for squares only; for the grid hex give a .json tile set of pave, or no file
-> 2
$ pave world fill less.json --hash
pave: less.json: face 0: the edge set lacks 6 of 64 combinations, the first is 1,1,1,2,1,2: draw tiles for them (pave wang check --all lists them)
-> 1
$ pave world fill more.json --hash
pave: more.json:26:30: a tile has the colour 3, but there are 2; add the colour
-> 3
$ pave world verify sub/hexagons.tmx --own
sub/hexagons.tmx, layer "world", set "template": 0 mismatches, 0 of 508 sides
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/hexagons.tmj --own
sub/hexagons.tmj, layer "world", set "template": 0 mismatches, 0 of 508 sides
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/hexagons.tmx --own
sub/hexagons.tmx, layer "world", set "template": 0 mismatches, 0 of 508 sides
  the world of seed 5, method feature, from -7,9 on: these are its tiles, all 189
$ pave world verify sub/hexagons.tmj --own
sub/hexagons.tmj, layer "world", set "template": 0 mismatches, 0 of 508 sides
  the world of seed 5, method feature, from -7,9 on: these are its tiles, all 189
$ pave world verify sub/hexagons.tmx --own
sub/hexagons.tmx, layer "world", set "template": 0 mismatches, 0 of 508 sides
  empty cells: 835; tiles that are not in the set: 0
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/hexagons.tmj --own
sub/hexagons.tmj, layer "world", set "template": 0 mismatches, 0 of 508 sides
  empty cells: 835; tiles that are not in the set: 0
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/hexagons.tmx --own
sub/hexagons.tmx, layer "world", set "template": 0 mismatches, 0 of 508 sides
  the world of seed 5, method phase, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/hexagons.tmj --own
sub/hexagons.tmj, layer "world", set "template": 0 mismatches, 0 of 508 sides
  the world of seed 5, method phase, from 0,0 on: these are its tiles, all 189
  <property name="tiles" value="../flat.json"/>
$ pave world verify sub/hexagons.tmx --seed 6 --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":508,"checked_corners":0,"empty":0,"foreign":0,"first":null,"world":{"method":"phase","seed":"6","at":[0,0],"compared":189,"different":182,"first":[0,0]},"changed":null}
-> 1
$ pave world verify sub/changed.tmx --own
sub/changed.tmx, layer "world", set "template": 1 mismatch, 1 of 508 sides
  the first is at the cell 2,0
  the world of seed 5, method phase, from 0,0 on: 2 of 189 cells have other tiles, the first is 2,0
-> 1
$ pave world verify moved.tmx --own
pave: moved.tmx: the file of its tiles, ../flat.json, cannot be read (No such file or directory); give it as FILE
-> 3
$ pave world verify moved.tmx square.json --own
pave: square.json: has tiles of 4 sides, but face 0 of the grid hex has 6; add tiles for it, or choose another --grid
-> 2
$ pave world verify moved.tmx flat.json --own
moved.tmx, layer "world", set "template": 0 mismatches, 0 of 508 sides
  the world of seed 5, method phase, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/squares.tmx --own
sub/squares.tmx, layer "world", set "template": 0 mismatches, 0 of 348 sides
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 189
sub/squares.tmx, layer "under", set "template": 0 mismatches, 0 of 348 sides
  the world of seed 6, method feature, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/squares.tmx --own
sub/squares.tmx, layer "world", set "template": 0 mismatches, 0 of 328 sides
  empty cells: 835; tiles that are not in the set: 0
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 189
$ pave world verify sub/squares.tmx --own
sub/squares.tmx, layer "world", set "template": 0 mismatches, 0 of 340 sides
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 189
$ pave world fill --grid tri --window hexagon --radius 1 --seed 7 -o - --format csv
,7,7,6
3,6,3,
$ pave world fill --within disk:1 --seed 7 -o - --format csv
,15,
11,13,3
,3,
$ pave world fill square.json --map staggered --seed 5 --size 131x70 --hash -o sub/many.tmx
0x568abe194f35b0a8
$ pave world verify sub/many.tmx --own
sub/many.tmx, layer "world", set "template": 0 mismatches, 0 of 18009 sides
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 9170
$ pave world fill --set meadow --method phase --map staggered --seed 5 --size 131x70 --hash -o sub/meadow.tmj --force
0x4b02d9e7376a2daa
$ pave world verify sub/meadow.tmj --own
sub/meadow.tmj, layer "world", set "meadow": 0 mismatches, 0 of 9170 corners
  the world of seed 5, method phase, from 0,0 on: these are its tiles, all 9170
$ pave world fill square.json --map staggered --infinite --at 7,-9 --seed 5 --size 131x70 --hash -o sub/many.tmx
0x55d31cd3732b27d5
$ pave world verify sub/many.tmx --own
sub/many.tmx, layer "world", set "template": 0 mismatches, 0 of 18009 sides
  empty cells: 2350; tiles that are not in the set: 0
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 9170
$ pave world fill --set meadow --method phase --map staggered --infinite --at 7,-9 --seed 5 --size 131x70 --hash -o sub/meadow.tmj --force
0x578f182d924ea246
$ pave world verify sub/meadow.tmj --own
sub/meadow.tmj, layer "world", set "meadow": 0 mismatches, 0 of 9170 corners
  empty cells: 2350; tiles that are not in the set: 0
  the world of seed 5, method phase, from 0,0 on: these are its tiles, all 9170
$ pave world fill square.json --map staggered --stagger even-q --at 3,5 --seed 5 --size 131x70 --hash -o sub/many.tmx
0x31f6e17e3360e141
$ pave world verify sub/many.tmx --own
sub/many.tmx, layer "world", set "template": 0 mismatches, 0 of 18070 sides
  the world of seed 5, method feature, from 3,5 on: these are its tiles, all 9170
$ pave world fill --set meadow --method phase --map staggered --stagger even-q --at 3,5 --seed 5 --size 131x70 --hash -o sub/meadow.tmj --force
0x12b06004256cee86
$ pave world verify sub/meadow.tmj --own
sub/meadow.tmj, layer "world", set "meadow": 0 mismatches, 0 of 9170 corners
  the world of seed 5, method phase, from 3,5 on: these are its tiles, all 9170
STDOUT
