# What a call reads is never written, what another program wrote is not replaced beside -o, and the files of one call appear together.
cp "$SOURCE"/docs/sets/pond.* .
cp pond.png before.png
try pave world bake pond.tsx --size 8x8 -o x.zarr --hash=chunks --leaves pond.png
try pave wang convert pond.tsx -o pond.json
try pave world bake pond.json --size 8x8 -o x.zarr --leaves pond.png --force
try pave world bake pond.tsx --size 8x8 -o x.zarr --leaves pond.tsx
pave world new w.pave pond.json
ln pond.png hard.png
ln -s pond.png link.png
try pave world bake w.pave --size 8x8 -o x.zarr --leaves link.png
try pave world bake --bias hard.png --size 8x8 -o x.zarr --leaves pond.png
echo old >l.txt
try pave world bake --size 8x8 --leaves l.txt --hash=chunks
for target in /dev/full l.txt/x; do try pave world bake --size 8x8 --leaves $target; done
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
try pave tactics terrain --heights heights.mtl --size 8x4 -o heights.obj
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

