# What a call reads is never written, what another program wrote is not replaced beside -o, and the files of one call appear together.
cp "$SOURCE"/docs/sets/pond.* .
cp pond.png before.png
try pave world draw pond.tsx -o pond.png
try pave wang convert pond.tsx -o pond.json
try pave world draw pond.json -o pond.png --force
try pave world bake pond.tsx --size 8x8 --format pmtiles -o pond.tsx
pave world new w.pave pond.json
ln pond.png hard.png
ln -s pond.png link.png
try pave world draw w.pave -o link.png
try pave world draw --bias hard.png -o pond.png
echo old >l.txt
try pave world fill --size 8x8 --format csv -o l.txt --hash
for target in /dev/full l.txt/x; do try pave world fill --size 8x8 --format csv -o $target; done
[ -c /dev/full ] || echo '/dev/full is gone'
same_file before.png pond.png
ls

# The materials beside an OBJ: of another program they stay, by whatever name; those of pave are replaced.
echo 'newmtl mine' >land.mtl
for name in land.obj land.OBJ ./land.obj; do try pave tactics terrain --size 8x4 -o $name; done
try pave tactics terrain --size 8x4 --prisms --format obj -o land
try pave tactics citadel -o land.obj
cat land.mtl
ln -s lost land.mtl.mtl
try pave tactics terrain --size 8x4 --format obj -o land.mtl
rm land.mtl*
mkfifo land.mtl
try pave tactics terrain --size 8x4 -o land.obj
rm land.mtl
: >land.mtl
try pave tactics terrain --size 8x4 -o land.obj
rm land.mtl
try pave tactics terrain --size 8x4 -o land.obj
try pave tactics terrain --size 8x4 --relief 30 -o land.obj
head -n 1 land.mtl
cp before.png heights.mtl
try pave tactics terrain --heights heights.mtl --encoding brightness --size 8x4 -o heights.obj
same_file before.png heights.mtl
try pave tactics terrain --heights land.mtl --size 8x4 -o land.obj
pave tactics terrain --size 8x4 --format obj -o /dev/stdout | sed -n 1,2p
ls

# The files of one call: all of them, or none.
pave tess --size 3x3 -o m.json --save-board b.json --save-graph g.json
cat m.json b.json g.json | cksum >before
chmod 600 b.json
try pave tess --size 4x4 --cut 0,0:1,0 -o m.json --save-board b.json --save-graph /dev/full
try pave tess --size 4x4 --cut 0,0:1,0 -o /dev/full --format json --save-board b.json --save-graph g.json
try pave tess --size 30x30 -o m.png --scale 100000 --save-board b.json --save-graph g.json
cat m.json b.json g.json | cksum | cmp - before
ln -s g.json linked.json
try pave tess --size 4x4 --cut 0,0:1,0 -o m.json --save-board b.json --save-graph linked.json
cat m.json b.json g.json | cksum | cmp -s - before && echo 'nothing was written'
stat -c '%a %F' b.json linked.json
pave tess --size 4x4 --cut 0,0:1,0 -o n.json --save-board c.json --save-graph h.json
same_file m.json n.json
same_file b.json c.json
same_file g.json h.json
# Where there are no tiles, the board is still written.
try pave tess --size 4x4 --cut 1,1:2,1 --cut 1,1:1,2 --cut 1,1:0,1 --cut 1,1:1,0 -o m.json --save-board b.json | cut -c 1-60
same_file m.json n.json
same_file b.json c.json
mkdir pair
try pave wang complete --grid hex --rotate -o pair/s.png
ln -s s.json pair/t.json
try pave wang complete --grid hex --rotate -o pair/t.png --force
try pave wang complete --grid hex --rotate --colors 3 -o pair/s.png
try pave wang complete --grid hex --rotate --colors 3 -o pair/s.png --force
try pave wang check pair/s.json
ls -A pair

exit
: <<'STDOUT'
$ pave world draw pond.tsx -o pond.png
pave: -o pond.png: the tiles come from this file; choose another name
-> 2
$ pave wang convert pond.tsx -o pond.json
$ pave world draw pond.json -o pond.png --force
pave: -o pond.png: the tiles come from this file; choose another name
-> 2
$ pave world bake pond.tsx --size 8x8 --format pmtiles -o pond.tsx
pave: -o pond.tsx: the command reads this file; choose another name
-> 2
$ pave world draw w.pave -o link.png
pave: -o link.png: the tiles come from this file; choose another name
-> 2
$ pave world draw --bias hard.png -o pond.png
pave: -o pond.png: the bias is read from this file; choose another name
-> 2
$ pave world fill --size 8x8 --format csv -o l.txt --hash
0x1e1e1e830a13177f
$ pave world fill --size 8x8 --format csv -o /dev/full
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave world fill --size 8x8 --format csv -o l.txt/x
pave: l.txt/x: l.txt is not a folder; choose another
-> 3
same: before.png pond.png
before.png
hard.png
l.txt
link.png
pond.json
pond.png
pond.tsx
w.pave
$ pave tactics terrain --size 8x4 -o land.obj
pave: -o land.obj: would replace land.mtl, which was not written by pave; choose another name, or move that file away
-> 2
$ pave tactics terrain --size 8x4 -o land.OBJ
pave: -o land.OBJ: would replace land.mtl, which was not written by pave; choose another name, or move that file away
-> 2
$ pave tactics terrain --size 8x4 -o ./land.obj
pave: -o ./land.obj: would replace ./land.mtl, which was not written by pave; choose another name, or move that file away
-> 2
$ pave tactics terrain --size 8x4 --prisms --format obj -o land
pave: -o land: would replace land.mtl, which was not written by pave; choose another name, or move that file away
-> 2
$ pave tactics citadel -o land.obj
pave: -o land.obj: would replace land.mtl, which was not written by pave; choose another name, or move that file away
-> 2
newmtl mine
$ pave tactics terrain --size 8x4 --format obj -o land.mtl
pave: -o land.mtl: would replace land.mtl.mtl, which was not written by pave; choose another name, or move that file away
-> 2
$ pave tactics terrain --size 8x4 -o land.obj
pave: -o land.obj: would replace land.mtl, which was not written by pave; choose another name, or move that file away
-> 2
$ pave tactics terrain --size 8x4 -o land.obj
pave: -o land.obj: would replace land.mtl, which was not written by pave; choose another name, or move that file away
-> 2
$ pave tactics terrain --size 8x4 -o land.obj
cells=32 sea=0% lakes=0 rivers=0 longest=0 heights=0.20..1.72 triangles=32
$ pave tactics terrain --size 8x4 --relief 30 -o land.obj
cells=32 sea=0% lakes=0 rivers=0 longest=0 heights=0.61..4.83 triangles=32
# pave
$ pave tactics terrain --heights heights.mtl --encoding brightness --size 8x4 -o heights.obj
pave: -o heights.obj: would replace the input heights.mtl; choose another name
-> 2
same: before.png heights.mtl
$ pave tactics terrain --heights land.mtl --size 8x4 -o land.obj
pave: land.mtl: this is not a PNG; save the picture as one
-> 3
# pave: 25 points, 32 triangles; x is east, y up, z south
v -1.5 0.71142578125 -1.133974552154541
before.png
hard.png
heights.mtl
l.txt
land.mtl
land.obj
link.png
pond.json
pond.png
pond.tsx
w.pave
$ pave tess --size 4x4 --cut 0,0:1,0 -o m.json --save-board b.json --save-graph /dev/full
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave tess --size 4x4 --cut 0,0:1,0 -o /dev/full --format json --save-board b.json --save-graph g.json
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave tess --size 30x30 -o m.png --scale 100000 --save-board b.json --save-graph g.json
pave: -o: a picture of 4656867 x 5389636 pixels: a PNG is drawn with at most 32767 each way; choose a smaller scale, or SVG
-> 2
$ pave tess --size 4x4 --cut 0,0:1,0 -o m.json --save-board b.json --save-graph linked.json
600 regular file
777 symbolic link
same: m.json n.json
same: b.json c.json
same: g.json h.json
$ pave tess --size 4x4 --cut 1,1:2,1 --cut 1,1:1,2 --cut 1,1
pave: a tile has fewer than three neighbours: tile 5 (1,1); 
-> 1
same: m.json n.json
different: b.json c.json
$ pave wang complete --grid hex --rotate -o pair/s.png
14 tiles for 64 combinations
$ pave wang complete --grid hex --rotate -o pair/t.png --force
14 tiles for 64 combinations
$ pave wang complete --grid hex --rotate --colors 3 -o pair/s.png
pave: pair/s.png: the file exists, and may have been painted over; choose another name, or --force to replace it
130 tiles for 729 combinations
-> 2
$ pave wang complete --grid hex --rotate --colors 3 -o pair/s.png --force
130 tiles for 729 combinations
$ pave wang check pair/s.json
pair/s.json, "template": tiles of 6 sides: edge set, 3 colours, 130 tiles in 729 poses
  colours: 1 green, 2 blue, 3 yellow
complete: 729 of 729 combinations
  130 tiles are enough, as they may be turned or mirrored
s.json
s.png
t.json
t.png
STDOUT
