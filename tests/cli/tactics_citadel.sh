# Fortified towns on triangles: what is printed and written, and what is refused.
try pave tactics citadel --seed 7 --hash
try pave tactics citadel --seed 7 --size 24 --outline triangle --moat --ravelins --json --hash
try pave tactics citadel --seed daily --size 60 --outline rhombus --gates 3 --pattern spider --shore sea --hash
try pave tactics citadel --seed 2 --size 48 --outline hexagon --bastions 12 --hash

# Cells with their zones, and a picture.
try pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o small.json
head -8 small.json
grep -c zone small.json
grep -o '"zone": "[a-z ]*"' small.json | sort | uniq -c | sed 's/^ *//'
try pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o small.svg
head -c 5 small.svg
echo
rm small.json small.svg

# Bad input: one line each.
try pave tactics citadel --size 0
try pave tactics citadel --size 61
try pave tactics citadel --size 12 --outline triangle
try pave tactics citadel --size 21 --outline rhombus
try pave tactics citadel --size 16 --outline free
try pave tactics citadel --outline square
try pave tactics citadel --outline hexagon --bastions 5
try pave tactics citadel --size 14 --outline hexagon --bastions 40
try pave tactics citadel --gates 16
try pave tactics citadel -o town.json --width 300
try pave tactics citadel -o town.stl
try pave tactics citadel here

# Solids: each zone a material.
try pave tactics citadel --seed 7 --size 16 --outline hexagon --moat -o town.obj
grep -v '^[vf]' town.obj | grep usemtl
try pave tactics citadel --seed 7 --size 16 --outline hexagon --moat -o town.glb
head -c 4 town.glb
echo

# On a terrain, and on a map of territories.
try pave tactics citadel --seed 1 --size 16 --outline hexagon --moat --ravelins --on terrain --hash
try pave tactics citadel --seed 1 --size 16 --outline hexagon --on terrain --at 10,60,L --land-size 240x130 --json --hash
try pave tactics citadel --seed 1 --size 14 --outline hexagon --on terrain --land-size 180x90 -o land.json
grep -c zone land.json
grep -o '"zone": "[a-z ]*"' land.json | sort | uniq -c | sed 's/^ *//'
try pave tactics citadel --seed 1 --size 14 --outline hexagon --on terrain --land-size 180x90 -o land.svg
grep -o 'id="[a-z]*"' land.svg
try pave region grow -n 4 --grid tri --window rectangle --size 200x90 --land 0.7 --seed 3 -o map.json
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json --hash
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json --at 0,0,L --json
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json -o map.svg
head -c 5 map.svg
echo

# No room is an answer; the rest is bad input.
try pave tactics citadel --seed 1 --size 20 --on terrain --land-size 30x20
try pave tactics citadel --size 60 --on map.json
try pave tactics citadel --on terrain --at 1,2
try pave tactics citadel --on terrain --at 5000,2,L
try pave tactics citadel --on terrain --land-size 4000x4000
try pave tactics citadel --on terrain --shore sea
try pave tactics citadel --at 1,2,L
try pave tactics citadel --land-size 100x100
try pave tactics citadel --on map.json --land-size 100x100
try pave tactics citadel --on terrain -o land.glb
try pave tactics citadel --on missing.json
try pave tactics citadel --on map.svg
try pave tactics citadel --on map.json -o map.json
pave region grow -n 4 --grid hex --size 30x30 -o hex.json >/dev/null
try pave tactics citadel --on hex.json

# On a world.
try pave world new land.pave --grid tri --set land --bias noise:64 --seed 3
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on land.pave --hash
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on land.pave --at 900,-500,R --land-size 150x80 --json
try pave tactics citadel --seed 3 --size 14 --outline hexagon --on land.pave --land-size 150x80 -o land.svg
try pave tactics citadel --size 14 --on land.pave --at 1,2
try pave world new squares.pave --seed 3
try pave tactics citadel --size 14 --on squares.pave
rm -f land.pave squares.pave land.svg

exit
: <<'STDOUT'
$ pave tactics citadel --seed 7 --hash
free of seed 7, 38 rows across, in 112x54 triangles: 6 bastions, 1 of 6 gates, 126 houses; streets grid, shore none
gates    7,41,R
0x5ef8920f74155a5f
$ pave tactics citadel --seed 7 --size 24 --outline triangle --moat --ravelins --json --hash
{"seed":"7","outline":"triangle","pattern":"grid","shore":"none","size":24,"extent":23,"width":73,"height":46,"corners":3,"bastions":3,"works":4,"gates_most":3,"houses":13,"gates":["4,27,R"],"cells":{"ground":1843,"wall":80,"bastion":102,"gate":3,"tower":4,"street":119,"square":6,"house":49,"church":12,"keep":9,"garden":1,"moat":423,"bridge":10,"ravelin":59,"covered way":192,"glacis":420,"road":26,"water":0},"hash":"0x8954ba796ce142a2"}
$ pave tactics citadel --seed daily --size 60 --outline rhombus --gates 3 --pattern spider --shore sea --hash
rhombus of seed 1561645356496675863, 58 rows across, in 127x58 triangles: 8 bastions, 3 of 8 gates, 43 houses; streets spider, shore sea
gates    22,36,L 1,42,R 10,27,R
0x7773edf7c028279f
$ pave tactics citadel --seed 2 --size 48 --outline hexagon --bastions 12 --hash
hexagon of seed 2, 46 rows across, in 120x62 triangles: 12 bastions, 1 of 12 gates, 164 houses; streets organic, shore none
gates    27,36,L
0xd57eca61d8401206
$ pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o small.json
hexagon of seed 7, 12 rows across, in 39x20 triangles: 6 bastions, 1 of 6 gates, 5 houses; streets grid, shore none
gates    2,14,R
{"type": "citadel",
"grid":"tri",
"window":{"shape":"rectangle","size":[39,20]},
    "seed": "7", "size": 12, "outline": "hexagon",
    "gates": [
        {"cell": "2,14,R", "inside": "3,13,R", "outside": "2,15,L"}
    ],
    "cells": [
780
36 "zone": "bastion"
4 "zone": "bridge"
8 "zone": "church"
94 "zone": "covered way"
3 "zone": "gate"
100 "zone": "glacis"
292 "zone": "ground"
20 "zone": "house"
9 "zone": "keep"
98 "zone": "moat"
6 "zone": "road"
6 "zone": "square"
53 "zone": "street"
4 "zone": "tower"
47 "zone": "wall"
$ pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o small.svg
hexagon of seed 7, 12 rows across, in 39x20 triangles: 6 bastions, 1 of 6 gates, 5 houses; streets grid, shore none
gates    2,14,R
<?xml
$ pave tactics citadel --size 0
pave: --size: 0 is out of range; must be 12 to 60
-> 2
$ pave tactics citadel --size 61
pave: --size: 61 is out of range; must be 12 to 60
-> 2
$ pave tactics citadel --size 12 --outline triangle
pave: the size of a citadel of outline triangle must be 13 to 60 rows, not 12
-> 2
$ pave tactics citadel --size 21 --outline rhombus
pave: the size of a citadel of outline rhombus must be 22 to 60 rows, not 21
-> 2
$ pave tactics citadel --size 16 --outline free
pave: the size of a citadel of outline free must be 17 to 60 rows, not 16
-> 2
$ pave tactics citadel --outline square
pave: --outline: unknown value "square"; give one of any, triangle, rhombus, hexagon, free
-> 2
$ pave tactics citadel --outline hexagon --bastions 5
pave: a hexagon outline has a bastion at each of its corners: ask for 6 bastions or more, not 5
-> 2
$ pave tactics citadel --size 14 --outline hexagon --bastions 40
pave: seed 0 has no hexagon outline of size 14 with 40 bastions and no dead ground: ask for another number, size or seed
-> 2
$ pave tactics citadel --gates 16
pave: the walls of seed 0 have room for 6 gates, not 16: ask for fewer, or for a greater size
-> 2
$ pave tactics citadel -o town.json --width 300
pave: --width: only pictures have a size; leave it out
-> 2
$ pave tactics citadel -o town.stl
pave: -o town.stl: the extension sets the format; use .svg, .pdf, .png, .json, .obj, .glb, .mask, or give --format
-> 2
$ pave tactics citadel here
pave: unexpected argument "here"; usage: pave tactics citadel [OPTION...]
-> 2
$ pave tactics citadel --seed 7 --size 16 --outline hexagon --moat -o town.obj
hexagon of seed 7, 16 rows across, in 47x24 triangles: 6 bastions, 1 of 6 gates, 17 houses; streets grid, shore none
gates    2,18,R
usemtl ground
usemtl wall
usemtl bastion
usemtl gate
usemtl tower
usemtl street
usemtl square
usemtl house
usemtl church
usemtl keep
usemtl garden
usemtl moat
usemtl bridge
usemtl covered-way
usemtl glacis
usemtl road
usemtl plaster
usemtl stone
usemtl earth
$ pave tactics citadel --seed 7 --size 16 --outline hexagon --moat -o town.glb
hexagon of seed 7, 16 rows across, in 47x24 triangles: 6 bastions, 1 of 6 gates, 17 houses; streets grid, shore none
gates    2,18,R
glTF
$ pave tactics citadel --seed 1 --size 16 --outline hexagon --moat --ravelins --on terrain --hash
hexagon of seed 1, 16 rows across, in 47x30 triangles: 6 bastions, 1 of 6 gates, 20 houses; streets grid, shore none
on terrain, 192x96 triangles: at 22,42, 8 edges off, turned by 2 sixths; 104 cells of roads
gates    18,38,R
0xb487cb04c7035ca7
$ pave tactics citadel --seed 1 --size 16 --outline hexagon --on terrain --at 10,60,L --land-size 240x130 --json --hash
{"seed":"1","outline":"hexagon","pattern":"grid","shore":"none","size":16,"extent":16,"width":47,"height":24,"corners":6,"bastions":6,"works":6,"gates_most":6,"houses":20,"place":{"on":"terrain","at":[21,42],"width":240,"height":130,"off":18,"turn":0,"roads":119},"gates":["17,48,R"],"cells":{"ground":23960,"wall":71,"bastion":36,"gate":3,"tower":4,"street":127,"square":8,"house":63,"church":7,"keep":9,"garden":2,"moat":0,"bridge":0,"ravelin":0,"covered way":0,"glacis":85,"road":123,"water":6702},"hash":"0x9b0ae36cbd697099"}
$ pave tactics citadel --seed 1 --size 14 --outline hexagon --on terrain --land-size 180x90 -o land.json
hexagon of seed 1, 14 rows across, in 44x22 triangles: 6 bastions, 1 of 6 gates, 11 houses; streets grid, shore none
on terrain, 180x90 triangles: at 19,37, 12 edges off, turned by 0 sixths; 95 cells of roads
gates    16,42,R
16200
36 "zone": "bastion"
2 "zone": "bridge"
12 "zone": "church"
3 "zone": "gate"
83 "zone": "glacis"
12090 "zone": "ground"
33 "zone": "house"
9 "zone": "keep"
97 "zone": "road"
8 "zone": "square"
88 "zone": "street"
4 "zone": "tower"
59 "zone": "wall"
3676 "zone": "water"
$ pave tactics citadel --seed 1 --size 14 --outline hexagon --on terrain --land-size 180x90 -o land.svg
hexagon of seed 1, 14 rows across, in 44x22 triangles: 6 bastions, 1 of 6 gates, 11 houses; streets grid, shore none
on terrain, 180x90 triangles: at 19,37, 12 edges off, turned by 0 sixths; 95 cells of roads
gates    16,42,R
id="banks"
id="rivers"
id="land"
id="water"
id="streets"
id="houses"
id="works"
id="trees"
$ pave region grow -n 4 --grid tri --window rectangle --size 200x90 --land 0.7 --seed 3 -o map.json
areas=4 sizes=3101..3235 within=yes land=12600/18000 pieces=1
$ pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json --hash
hexagon of seed 3, 14 rows across, in 44x22 triangles: 6 bastions, 2 of 6 gates, 11 houses; streets radial, shore none
on map.json, 200x90 triangles: at -15,62, 0 edges off, turned by 0 sixths; 128 cells of roads, territory 3
gates    -13,65,L -19,59,R
0x523c157df34c7b4d
$ pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json --at 0,0,L --json
{"seed":"3","outline":"hexagon","pattern":"radial","shore":"none","size":14,"extent":14,"width":44,"height":22,"corners":6,"bastions":6,"works":6,"gates_most":6,"houses":11,"place":{"on":"map.json","at":[9,20],"width":200,"height":90,"off":0,"turn":0,"roads":137,"territory":1},"gates":["11,23,L","5,17,R"],"cells":{"ground":11906,"wall":52,"bastion":24,"gate":6,"tower":8,"street":94,"square":9,"house":27,"church":8,"keep":8,"garden":4,"moat":98,"bridge":4,"ravelin":0,"covered way":90,"glacis":120,"road":142,"water":5400}}
$ pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json -o map.svg
hexagon of seed 3, 14 rows across, in 44x22 triangles: 6 bastions, 2 of 6 gates, 11 houses; streets radial, shore none
on map.json, 200x90 triangles: at -15,62, 0 edges off, turned by 0 sixths; 128 cells of roads, territory 3
gates    -13,65,L -19,59,R
<?xml
$ pave tactics citadel --seed 1 --size 20 --on terrain --land-size 30x20
pave: --on: the citadel does not fit into this land with a road from each gate; choose a smaller --size, or another land
-> 1
$ pave tactics citadel --size 60 --on map.json
pave: --on: the citadel does not fit into this land with a road from each gate; choose a smaller --size, or another land
-> 1
$ pave tactics citadel --on terrain --at 1,2
pave: --at: "1,2" is not a cell; give q,r,L or q,r,R, such as 3,2,L
-> 2
$ pave tactics citadel --on terrain --at 5000,2,L
pave: --at: 5000,2,L is not in the land; choose another cell
-> 2
$ pave tactics citadel --on terrain --land-size 4000x4000
pave: --land-size: about 16000000 cells, but a land has at most 1000000; choose a smaller window
-> 2
$ pave tactics citadel --on terrain --shore sea
pave: --shore: the land of --on has its own water; leave it out
-> 2
$ pave tactics citadel --at 1,2,L
pave: --at: needs --on; leave it out
-> 2
$ pave tactics citadel --land-size 100x100
pave: --land-size: only a terrain and a world have a size; leave it out
-> 2
$ pave tactics citadel --on map.json --land-size 100x100
pave: --land-size: only a terrain and a world have a size; leave it out
-> 2
$ pave tactics citadel --on terrain -o land.glb
pave: --on: a citadel in a land is a picture or JSON, not a mesh; leave it out
-> 2
$ pave tactics citadel --on missing.json
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tactics citadel --on map.svg
pave: map.svg:1:1: "<?xml" is unknown: a line begins with grid, window, rows, cells, edges or #
-> 3
$ pave tactics citadel --on map.json -o map.json
pave: -o map.json: the command reads this file; choose another name
-> 2
$ pave tactics citadel --on hex.json
pave: hex.json: the land must be an upright rectangle of triangles that does not wrap; make one with --grid tri
-> 3
$ pave world new land.pave --grid tri --set land --bias noise:64 --seed 3
$ pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on land.pave --hash
hexagon of seed 3, 14 rows across, in 44x22 triangles: 6 bastions, 2 of 6 gates, 11 houses; streets radial, shore none
on land.pave, 168x84 triangles: at 4,0, 4 edges off, turned by 0 sixths; 158 cells of roads
gates    6,3,L 0,-3,R
0x3787c46a20af6c1e
$ pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on land.pave --at 900,-500,R --land-size 150x80 --json
{"seed":"3","outline":"hexagon","pattern":"radial","shore":"none","size":14,"extent":14,"width":44,"height":22,"corners":6,"bastions":6,"works":6,"gates_most":6,"houses":11,"place":{"on":"land.pave","at":[900,-500],"width":150,"height":80,"off":0,"turn":0,"roads":132},"gates":["902,-497,L","896,-503,R"],"cells":{"ground":6225,"wall":52,"bastion":24,"gate":6,"tower":8,"street":94,"square":9,"house":27,"church":8,"keep":8,"garden":4,"moat":98,"bridge":4,"ravelin":0,"covered way":96,"glacis":125,"road":141,"water":5071}}
$ pave tactics citadel --seed 3 --size 14 --outline hexagon --on land.pave --land-size 150x80 -o land.svg
hexagon of seed 3, 14 rows across, in 44x22 triangles: 6 bastions, 2 of 6 gates, 11 houses; streets radial, shore none
on land.pave, 150x80 triangles: at 4,0, 4 edges off, turned by 0 sixths; 148 cells of roads
gates    6,3,L 0,-3,R
$ pave tactics citadel --size 14 --on land.pave --at 1,2
pave: --at: "1,2" is not a cell; give q,r,L or q,r,R, such as 3,2,L
-> 2
$ pave world new squares.pave --seed 3
$ pave tactics citadel --size 14 --on squares.pave
pave: squares.pave: the world is not of triangles; make one with pave world new --grid tri
-> 3
STDOUT
