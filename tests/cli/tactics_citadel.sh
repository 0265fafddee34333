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
STDOUT
