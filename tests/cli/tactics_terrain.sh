# Terrain on triangles: pictures, surfaces, prisms, heights from a picture.
try pave tactics terrain --seed 7 --hash
try pave tactics terrain --seed 7 --json --hash
try pave tactics terrain --seed 7 --size 60x30 --erosion 0 --hash
try pave tactics terrain --seed 7 --size 60x30 --sea 0
try pave tactics terrain --seed 7 --size 60x30 -o land.png
head -c 4 land.png | tail -c 3
try pave tactics terrain --seed 7 --size 60x30 --cells -o land.svg
grep -o '<g id="[a-z]*"' land.svg
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 -o land.glb
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 --prisms --step 0.25 -o tiers.glb
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 --prisms -o tiers.svg
grep -c '<polygon' tiers.svg
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 -o land.obj
grep -c '^f ' land.obj
grep -v '^[vf]' land.obj
cat land.mtl
try pave tactics terrain --seed 7 --size 4x2 -o - --format obj | head -n 3

"$SOURCE/tests/fuzz/inputs" get png gray16.png >heights.png
try pave tactics terrain --heights heights.png --size 60x30 --relief 8 --sea 0.4 --hash
try pave tactics terrain --heights heights.png --size 60x30 --erosion 3 --json

"$SOURCE/tests/fuzz/inputs" get png rgb8.png >colors.png
try pave tactics terrain --heights colors.png --size 16x4
for encoding in brightness terrain-rgb terrarium; do try pave tactics terrain --heights colors.png --encoding $encoding --size 16x4 --hash; done
"$SOURCE/tests/fuzz/inputs" get png holes.png >holes.png
try pave tactics terrain --heights holes.png --encoding terrain-rgb --size 16x4 --hash
try pave tactics terrain --heights holes.png --encoding brightness --size 16x4 --hash
echo iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAC0lEQVR42mNgQAcAABIAAeRVjecAAAAASUVORK5CYII= | base64 -d >clear.png
try pave tactics terrain --heights clear.png --encoding terrain-rgb --size 16x4 --hash
printf '\1\0\0\2\377\377\0\0' >heights.r16
try pave tactics terrain --heights heights.r16 --size 16x4 --hash
head -c 7 heights.r16 >cut.r16
try pave tactics terrain --heights cut.r16
try pave tactics terrain --encoding terrarium

try pave tactics terrain --size 0x4
try pave tactics terrain --size 5000x5000
try pave tactics terrain --heights land.obj
try pave tactics terrain --heights missing.png
try pave tactics terrain --hills 1
try pave tactics terrain --relief 20000
try pave tactics terrain --relief 0
try pave tactics terrain --relief high
try pave tactics terrain --sea 1.5
try pave tactics terrain --rivers 0
try pave tactics terrain --prisms
try pave tactics terrain --prisms --cells -o land.png
try pave tactics terrain --step 2 -o land.glb
try pave tactics terrain --prisms --step 9999 -o land.glb
try pave tactics terrain --prisms --step 0 -o land.glb
try pave tactics terrain --cells -o land.obj
try pave tactics terrain --scale 8 -o land.glb
try pave tactics terrain --scale 0.5 -o small.png
try pave tactics terrain --heights heights.png -o heights.png
try pave tactics terrain -o nowhere/land.glb
try pave tactics terrain -o land.tif
try pave tactics terrain land

exit
: <<'STDOUT'
$ pave tactics terrain --seed 7 --hash
cells=32768 sea=33% lakes=2 rivers=53 longest=31 heights=-4.98..8.01
0x6452bb793d54d181
$ pave tactics terrain --seed 7 --json --hash
{"cells":32768,"vertices":16641,"lakes":2,"rivers":53,"longest":31,"lowest":-4.9765625,"highest":8.009521484375,"zones":{"sea":10654,"lake":19,"beach":1631,"grass":6557,"forest":4084,"rock":8960,"snow":863},"hash":"0x6452bb793d54d181"}
$ pave tactics terrain --seed 7 --size 60x30 --erosion 0 --hash
cells=1800 sea=17% lakes=3 rivers=3 longest=8 heights=-2.99..8.92
0xdbc8e11755159a2a
$ pave tactics terrain --seed 7 --size 60x30 --sea 0
cells=1800 sea=0% lakes=1 rivers=5 longest=38 heights=0.24..8.76
$ pave tactics terrain --seed 7 --size 60x30 -o land.png
cells=1800 sea=17% lakes=1 rivers=1 longest=26 heights=-2.99..8.01
PNG$ pave tactics terrain --seed 7 --size 60x30 --cells -o land.svg
cells=1800 sea=17% lakes=1 rivers=1 longest=26 heights=-2.99..8.01
<g id="cells"
<g id="banks"
<g id="rivers"
$ pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 -o land.glb
cells=200 sea=5% lakes=0 rivers=8 longest=2 heights=-0.43..1.30 triangles=342
$ pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 --prisms --step 0.25 -o tiers.glb
cells=200 sea=5% lakes=0 rivers=8 longest=2 heights=-0.43..1.30 triangles=894
$ pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 --prisms -o tiers.svg
cells=200 sea=5% lakes=0 rivers=8 longest=2 heights=-0.43..1.30 triangles=768
449
$ pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 -o land.obj
cells=200 sea=5% lakes=0 rivers=8 longest=2 heights=-0.43..1.30 triangles=342
342
# pave: 196 points, 342 triangles; x is east, y up, z south
mtllib land.mtl
g sea
usemtl sea
g river
usemtl river
g beach
usemtl beach
g grass
usemtl grass
g forest
usemtl forest
g rock
usemtl rock
g snow
usemtl snow
# pave
newmtl sea
Kd 0.247 0.463 0.659
d 1
illum 1
newmtl river
Kd 0.31 0.561 0.753
d 1
illum 1
newmtl beach
Kd 0.89 0.827 0.627
d 1
illum 1
newmtl grass
Kd 0.525 0.69 0.384
d 1
illum 1
newmtl forest
Kd 0.298 0.498 0.282
d 1
illum 1
newmtl rock
Kd 0.576 0.541 0.502
d 1
illum 1
newmtl snow
Kd 0.953 0.965 0.976
d 1
illum 1
$ pave tactics terrain --seed 7 --size 4x2 -o - --format obj
# pave: 9 points, 8 triangles; x is east, y up, z south
v -0.5 0.179443359375 -0.1339745968580246
$ pave tactics terrain --heights heights.png --size 60x30 --relief 8 --sea 0.4 --hash
cells=1800 sea=38% lakes=0 rivers=0 longest=0 heights=0.02..7.98
0x649f147b87e448c7
$ pave tactics terrain --heights heights.png --size 60x30 --erosion 3 --json
{"cells":1800,"vertices":961,"lakes":0,"rivers":15,"longest":0,"lowest":0.01953125,"highest":9.98046875,"zones":{"sea":0,"lake":0,"beach":0,"grass":428,"forest":442,"rock":270,"snow":660}}
$ pave tactics terrain --heights colors.png --size 16x4
pave: colors.png: the pixel in column 0 of row 0 is not grey; choose what colours mean: terrain-rgb or terrarium metres, or brightness
-> 3
$ pave tactics terrain --heights colors.png --encoding brightness --size 16x4 --hash
cells=64 sea=0% lakes=0 rivers=0 longest=0 heights=0.03..0.18
0xacd4b1860ded56f5
$ pave tactics terrain --heights colors.png --encoding terrain-rgb --size 16x4 --hash
cells=64 sea=44% lakes=0 rivers=0 longest=0 heights=0.00..10.00
0x3966a26b3d2e8292
$ pave tactics terrain --heights colors.png --encoding terrarium --size 16x4 --hash
cells=64 sea=100% lakes=0 rivers=0 longest=0 heights=0.00..10.00
0x8a7006ec9e80fcb5
$ pave tactics terrain --heights holes.png --encoding terrain-rgb --size 16x4 --hash
pave: holes.png: 2 transparent pixels have the lowest height, 50 m
cells=64 sea=0% lakes=0 rivers=0 longest=0 heights=0.00..9.41
0x0593b4cabaf08251
$ pave tactics terrain --heights holes.png --encoding brightness --size 16x4 --hash
pave: holes.png: 2 transparent pixels have the lowest height, 0
cells=64 sea=0% lakes=0 rivers=0 longest=0 heights=0.00..4.28
0xed01ed6a2d93ad42
$ pave tactics terrain --heights clear.png --encoding terrain-rgb --size 16x4 --hash
pave: clear.png: every pixel is transparent; give a picture with heights
-> 3
$ pave tactics terrain --heights heights.r16 --size 16x4 --hash
cells=64 sea=0% lakes=0 rivers=0 longest=0 heights=0.00..10.00
0xea3471ee7534726e
$ pave tactics terrain --heights cut.r16
pave: cut.r16: a raw file of heights is a square of 16-bit numbers, but this has 7 bytes; save the heights as PNG
-> 3
$ pave tactics terrain --encoding terrarium
pave: --encoding: needs --heights; leave it out
-> 2
$ pave tactics terrain --size 0x4
pave: --size: 0x4 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave tactics terrain --size 5000x5000
pave: --size: about 25000000 cells, but a terrain has at most 4000000; choose a smaller window
-> 2
$ pave tactics terrain --heights land.obj
pave: land.obj: this is not a PNG; save the picture as one
-> 3
$ pave tactics terrain --heights missing.png
pave: missing.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tactics terrain --hills 1
pave: --hills: 1 is out of range; must be 2 to 4096
-> 2
$ pave tactics terrain --relief 20000
pave: --relief: 20000 is out of range; must be 0.01 to 16384
-> 2
$ pave tactics terrain --relief 0
pave: --relief: 0 is out of range; must be 0.01 to 16384
-> 2
$ pave tactics terrain --relief high
pave: --relief: "high" is not a number; give one from 0.01 to 16384, such as 0.2
-> 2
$ pave tactics terrain --sea 1.5
pave: --sea: 1.5 is out of range; must be 0 to 1
-> 2
$ pave tactics terrain --rivers 0
pave: --rivers: 0 is out of range; must be 1 to 2147483647
-> 2
$ pave tactics terrain --prisms
pave: --prisms: it needs a picture or a model; leave it out
-> 2
$ pave tactics terrain --prisms --cells -o land.png
pave: --cells: prisms are drawn without them; leave it out
-> 2
$ pave tactics terrain --step 2 -o land.glb
pave: --step: only --prisms has tiers; leave it out
-> 2
$ pave tactics terrain --prisms --step 9999 -o land.glb
pave: --step: 9999 is out of range; must be 0.0625 to 4096
-> 2
$ pave tactics terrain --prisms --step 0 -o land.glb
pave: --step: 0 is out of range; must be 0.0625 to 4096
-> 2
$ pave tactics terrain --cells -o land.obj
pave: --cells: only pictures (.svg, .pdf, .png) show them; leave it out
-> 2
$ pave tactics terrain --scale 8 -o land.glb
pave: --scale: only pictures have a size; leave it out
-> 2
$ pave tactics terrain --scale 0.5 -o small.png
pave: a picture of terrain has at least a pixel for each edge, and at most 32767 pixels each way and 2^28 in all: choose another size
-> 2
$ pave tactics terrain --heights heights.png -o heights.png
pave: -o heights.png: the command reads this file; choose another name
-> 2
$ pave tactics terrain -o nowhere/land.glb
pave: nowhere/land.glb: the folder nowhere does not exist; make it first
-> 3
$ pave tactics terrain -o land.tif
pave: -o land.tif: the extension sets the format; use .svg, .pdf, .png, .obj, .glb, .json, .mask, or give --format
-> 2
$ pave tactics terrain land
pave: unexpected argument "land"; usage: pave tactics terrain [OPTION...]
-> 2
STDOUT
