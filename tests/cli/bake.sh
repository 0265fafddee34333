# pave world bake: pictures and ids; what the answers say, and what is refused. Counts of bytes are those of zlib's version.
bake() { try pave world bake "$@" | sed 's/"bytes":[0-9]*/"bytes":N/'; }
bake --seed 7 --size 60x40 --tile 16 --no-page -o a.pmtiles
bake --seed 7 --size 60x40 --tile 16 -o a.mbtiles
bake --seed 7 --size 60x40 --tile 16 --no-page -o a/
bake --seed 7 --size 60x40 --tile 16 --no-page --zoom 1-2 -o levels/
bake --seed 7 --size 60x40 --tile 16 --no-page --zoom 1 -o level/
bake --seed 7 --size 600x300 -o a.zarr
bake --seed 7 --size 600x300 --json -o c.zarr
bake --grid tri --seed 7 --size 30x30 --no-page -o tri/
bake --grid tri --seed 7 --size 300x30 -o tri.zarr
cat a.zarr/.zarray a.zarr/.zattrs tri.zarr/.zarray
find . -type f | LC_ALL=C sort | sed -n '1,200p'
# Where a pyramid lies: the part of the map of the earth that it fills; a PMTiles is clustered.
pave world bake --seed 7 --size 3x2 --tile 16 -o lies.mbtiles
grep -ao 'bounds-[-0-9.,]*\|center-[-0-9.]*,[0-9.]*,0' lies.mbtiles
pave world bake --seed 7 --size 17x1 --tile 16 --no-page -o lies.pmtiles
od -An -td1 -j96 -N1 lies.pmtiles
od -An -td4 --endian=little -j102 -N16 lies.pmtiles
od -An -td4 --endian=little -j119 -N8 lies.pmtiles
rm lies.*
# Parts, and what they say.
bake --seed 7 --size 60x40 --tile 64 --no-page --part 2/2 -o parts/
bake --seed 7 --size 60x40 --tile 64 --no-page --part 2/3 -o parts/
bake --seed 8 --size 60x40 --tile 64 --no-page --part 1/2 -o parts/
bake --seed 7 --size 60x40 --tile 64 --no-page --part 1/2 -o parts/
bake --seed 7 --size 60x40 --tile 64 --no-page -o parts/
bake --seed 7 --size 60x40 --tile 64 --no-page -o parts/ --force
# A world file with edits.
pave world new --seed 7 town.pave
pave world edit town.pave 3,3 9
bake town.pave --size 20x20 -o town.zarr
# Refused.
bake
bake --seed 7 -o a.gif
bake --seed 7 -o a.h5
bake --seed 7 -o -
bake --seed 7 --format zarr -o -
bake --seed 7 -o nowhere/a.pmtiles
bake --seed 7 --size 9x9 -o a.pmtiles
bake --seed 7 --size 0x9 -o b.pmtiles
bake --seed 7 --size 1073741826x9 -o b.pmtiles
bake --seed 7 --at 536870912,0 --size 2x1 -o b.zarr
bake --seed 7 --zoom 3-1 -o b.pmtiles
bake --seed 7 --zoom 2-99 -o b.pmtiles
bake --seed 7 --zoom x -o b.pmtiles
bake --seed 7 --part 0/3 -o b.pmtiles
bake --seed 7 --part 4/3 -o b.pmtiles
bake --seed 7 --part 3 -o b.pmtiles
bake --seed 7 --rate 0 -o b.pmtiles
bake --seed 7 --rate -1 -o b.pmtiles
bake --seed 7 --tile 3 -o b.pmtiles
bake --seed 7 --orientation flat -o b.pmtiles
bake --seed 7 --tile 8 -o b.zarr
bake --seed 7 --zoom 1 -o b.zarr
bake --seed 7 -o b.world
bake --seed 7 --resume
bake --seed 7 --no-page -o b.zarr
bake missing.tsx -o b.pmtiles
bake --size 1073741825x1073741825 --tile 1024 -o b.pmtiles
bake --size 1073741825x1073741825 --tile 32 -o b.pmtiles
ls -A
# The part that ends last completes the output, also while one before it has not quite ended.
bake --seed 7 --size 60x40 --no-page --part 1/2 -o last/
flock -s last.bake/lock sleep 1 &
bake --seed 7 --size 60x40 --no-page --part 2/2 -o last/
wait
# What no bake has written is not replaced, and one that is there is not begun again.
mkdir mine other.bake
echo letter >mine/letter.txt
echo letter >other.bake/letter.txt
bake --size 20x20 --no-page -o mine/ --force
bake --size 20x20 --no-page -o other/ --force
bake --size 20x20 --no-page -o ./ --force
bake --size 20x20 --no-page -o mine/../ --force
bake --seed 7 --size 60x40 --tile 16 --no-page -o a/ --resume
bake --seed 7 --size 60x40 --tile 16 --part 2/4 -o a.mbtiles --resume
cat mine/letter.txt other.bake/letter.txt
pave wang template -o sheet.png
pave world fill sheet.tsx --size 3x3 --hash
# A pave that was built without the page says so once, when all is done; a call that is refused has one line.
pave world bake --size 9x9 -o paged.pmtiles 2>said
printf '%s, other lines: ' $?
grep -vc '^pave: no page: .* or give --no-page$' said
pave world bake --size 9x9 -o paged.pmtiles 2>said
printf '%s, lines: ' $?
wc -l <said

exit
: <<'STDOUT'
$ pave world bake --seed 7 --size 60x40 --tile 16 --no-page -o a.pmtiles
pictures=17/17 units=1/1 whole=yes
$ pave world bake --seed 7 --size 60x40 --tile 16 -o a.mbtiles
pictures=17/17 units=1/1 whole=yes
$ pave world bake --seed 7 --size 60x40 --tile 16 --no-page -o a/
pictures=17/17 units=1/1 whole=yes
$ pave world bake --seed 7 --size 60x40 --tile 16 --no-page --zoom 1-2 -o levels/
pictures=16/16 units=1/1 whole=yes
$ pave world bake --seed 7 --size 60x40 --tile 16 --no-page --zoom 1 -o level/
pictures=4/4 units=1/1 whole=yes
$ pave world bake --seed 7 --size 600x300 -o a.zarr
chunks=6/6 units=2/2 whole=yes
$ pave world bake --seed 7 --size 600x300 --json -o c.zarr
{"file":"c.zarr","whole":true,"items":6,"items_total":6,"units":2,"units_total":2,"kept":0,"bytes":N,"set":"roads","method":"feature","seed":"7","at":[0,0],"width":600,"height":300}
$ pave world bake --grid tri --seed 7 --size 30x30 --no-page -o tri/
pictures=11/11 units=1/1 whole=yes
$ pave world bake --grid tri --seed 7 --size 300x30 -o tri.zarr
chunks=2/2 units=1/1 whole=yes
{"zarr_format":2,"shape":[300,600],"chunks":[256,256],"dtype":"|u1","compressor":{"id":"zlib","level":1},"fill_value":255,"order":"C","filters":null,"dimension_separator":"/"}
{"name":"roads","generator":"pave","seed":"7","set":"roads","method":"feature","grid":"square","world":"0x63e873be5ef283fb","at":"0,0","size":"600x300","axes":"r,q"}
{"zarr_format":2,"shape":[30,300,2],"chunks":[256,256,2],"dtype":"|u1","compressor":{"id":"zlib","level":1},"fill_value":255,"order":"C","filters":null,"dimension_separator":"/"}
./a.mbtiles
./a.pmtiles
./a.zarr/.bake
./a.zarr/.zarray
./a.zarr/.zattrs
./a.zarr/0/0
./a.zarr/0/1
./a.zarr/0/2
./a.zarr/1/0
./a.zarr/1/1
./a.zarr/1/2
./a/.bake
./a/0/0/0.png
./a/1/0/0.png
./a/1/0/1.png
./a/1/1/0.png
./a/1/1/1.png
./a/2/0/0.png
./a/2/0/1.png
./a/2/0/2.png
./a/2/1/0.png
./a/2/1/1.png
./a/2/1/2.png
./a/2/2/0.png
./a/2/2/1.png
./a/2/2/2.png
./a/2/3/0.png
./a/2/3/1.png
./a/2/3/2.png
./c.zarr/.bake
./c.zarr/.zarray
./c.zarr/.zattrs
./c.zarr/0/0
./c.zarr/0/1
./c.zarr/0/2
./c.zarr/1/0
./c.zarr/1/1
./c.zarr/1/2
./level/.bake
./level/1/0/0.png
./level/1/0/1.png
./level/1/1/0.png
./level/1/1/1.png
./levels/.bake
./levels/1/0/0.png
./levels/1/0/1.png
./levels/1/1/0.png
./levels/1/1/1.png
./levels/2/0/0.png
./levels/2/0/1.png
./levels/2/0/2.png
./levels/2/1/0.png
./levels/2/1/1.png
./levels/2/1/2.png
./levels/2/2/0.png
./levels/2/2/1.png
./levels/2/2/2.png
./levels/2/3/0.png
./levels/2/3/1.png
./levels/2/3/2.png
./tri.zarr/.bake
./tri.zarr/.zarray
./tri.zarr/.zattrs
./tri.zarr/0/0/0
./tri.zarr/0/1/0
./tri/.bake
./tri/0/0/0.png
./tri/1/0/0.png
./tri/1/0/1.png
./tri/2/0/0.png
./tri/2/0/1.png
./tri/2/0/2.png
./tri/2/0/3.png
./tri/2/1/0.png
./tri/2/1/1.png
./tri/2/1/2.png
./tri/2/1/3.png
pictures=1/1 units=1/1 whole=yes
center-146.2500000,82.6762850,0
bounds-180.0000000,79.1713346,-112.5000000,85.0511288
pictures=3/3 units=1/1 whole=yes
    1
 -1800000000   839792595   112500000   850511288
  -843750000   845413611
$ pave world bake --seed 7 --size 60x40 --tile 64 --no-page --part 2/2 -o parts/
pictures=98/207 units=2/5 whole=no
$ pave world bake --seed 7 --size 60x40 --tile 64 --no-page --part 2/3 -o parts/
pave: parts.bake/request: this bake was begun in 2 parts; go on with that count, or remove the folder to begin anew
-> 2
$ pave world bake --seed 8 --size 60x40 --tile 64 --no-page --part 1/2 -o parts/
pave: parts.bake/request: the bake begun there has other options or files; go on with those, or remove the folder to begin anew
-> 2
$ pave world bake --seed 7 --size 60x40 --tile 64 --no-page --part 1/2 -o parts/
pictures=207/207 units=5/5 kept=2 whole=yes
$ pave world bake --seed 7 --size 60x40 --tile 64 --no-page -o parts/
pave: parts: already exists; choose another name, remove it, or replace it with --force
-> 2
$ pave world bake --seed 7 --size 60x40 --tile 64 --no-page -o parts/ --force
pictures=207/207 units=5/5 whole=yes
1
$ pave world bake town.pave --size 20x20 -o town.zarr
chunks=1/1 units=1/1 whole=yes
$ pave world bake
pave: nothing to do; give -o FILE.pmtiles, .mbtiles, .zarr or FOLDER/
-> 2
$ pave world bake --seed 7 -o a.gif
pave: -o a.gif: the extension sets the format; use .pmtiles, .mbtiles, .folder, .zarr, a final / for a folder, or give --format
-> 2
$ pave world bake --seed 7 -o a.h5
pave: -o a.h5: the extension sets the format; use .pmtiles, .mbtiles, .folder, .zarr, a final / for a folder, or give --format
-> 2
$ pave world bake --seed 7 -o -
pave: -o -: standard output has no ending; give --format, one of pmtiles, mbtiles, folder, zarr
-> 2
$ pave world bake --seed 7 --format zarr -o -
pave: -o -: a bake cannot be written to standard output; give the name of a file
-> 2
$ pave world bake --seed 7 -o nowhere/a.pmtiles
pave: nowhere/a.pmtiles: the folder nowhere does not exist; make it first
-> 3
$ pave world bake --seed 7 --size 9x9 -o a.pmtiles
pave: a.pmtiles: already exists; choose another name, remove it, or replace it with --force
-> 2
$ pave world bake --seed 7 --size 0x9 -o b.pmtiles
pave: --size: 0x9 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world bake --seed 7 --size 1073741826x9 -o b.pmtiles
pave: --size: 1073741826x9 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world bake --seed 7 --at 536870912,0 --size 2x1 -o b.zarr
pave: --at 536870912,0 --size 2x1: out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world bake --seed 7 --zoom 3-1 -o b.pmtiles
pave: --zoom 3-1: give two levels, the lower first, such as 2-7, or one
-> 2
$ pave world bake --seed 7 --zoom 2-99 -o b.pmtiles
pave: levels 2 to 99; a pyramid of this size has 0 to 5
-> 2
$ pave world bake --seed 7 --zoom x -o b.pmtiles
pave: --zoom x: give two levels, the lower first, such as 2-7, or one
-> 2
$ pave world bake --seed 7 --part 0/3 -o b.pmtiles
pave: --part 0/3: give K/N, part K from 1 to N of N parts, 9999 at most, such as 3/16
-> 2
$ pave world bake --seed 7 --part 4/3 -o b.pmtiles
pave: --part 4/3: give K/N, part K from 1 to N of N parts, 9999 at most, such as 3/16
-> 2
$ pave world bake --seed 7 --part 3 -o b.pmtiles
pave: --part 3: give K/N, part K from 1 to N of N parts, 9999 at most, such as 3/16
-> 2
$ pave world bake --seed 7 --rate 0 -o b.pmtiles
pave: --rate: 0 is out of range; must be above 0, up to 1e+18
-> 2
$ pave world bake --seed 7 --rate -1 -o b.pmtiles
pave: --rate: -1 is out of range; must be above 0, up to 1e+18
-> 2
$ pave world bake --seed 7 --tile 3 -o b.pmtiles
pave: --tile: 3 is out of range; must be 4 to 1024
-> 2
$ pave world bake --seed 7 --orientation flat -o b.pmtiles
pave: --orientation flat: has no effect on this grid; leave it out
-> 2
$ pave world bake --seed 7 --tile 8 -o b.zarr
pave: --tile: only pyramids of pictures have it; leave it out
-> 2
$ pave world bake --seed 7 --zoom 1 -o b.zarr
pave: --zoom: only pyramids of pictures have it; leave it out
-> 2
$ pave world bake --seed 7 -o b.world
pave: -o b.world: the extension sets the format; use .pmtiles, .mbtiles, .folder, .zarr, a final / for a folder, or give --format
-> 2
$ pave world bake --seed 7 --resume
pave: nothing to do; give -o FILE.pmtiles, .mbtiles, .zarr or FOLDER/
-> 2
$ pave world bake --seed 7 --no-page -o b.zarr
pave: --no-page: only .pmtiles and folders of pictures have a page; leave it out
-> 2
$ pave world bake missing.tsx -o b.pmtiles
pave: missing.tsx: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world bake --size 1073741825x1073741825 --tile 1024 -o b.pmtiles
pave: --at 0,0 --size 1073741825x1073741825: out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world bake --size 1073741825x1073741825 --tile 32 -o b.pmtiles
pave: --at 0,0 --size 1073741825x1073741825: out of range; coordinates go from -536870912 to 536870912
-> 2
a
a.mbtiles
a.pmtiles
a.zarr
c.zarr
level
levels
parts
town.pave
town.zarr
tri
tri.zarr
$ pave world bake --seed 7 --size 60x40 --no-page --part 1/2 -o last/
pictures=0/57 units=0/1 whole=no
$ pave world bake --seed 7 --size 60x40 --no-page --part 2/2 -o last/
pictures=57/57 units=1/1 whole=yes
$ pave world bake --size 20x20 --no-page -o mine/ --force
pave: mine: has files that a bake does not write, or lacks the file .bake that marks a bake, so it is not replaced; choose another folder
-> 2
$ pave world bake --size 20x20 --no-page -o other/ --force
pave: other.bake/letter.txt: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
$ pave world bake --size 20x20 --no-page -o ./ --force
pave: ./: the output needs a name, such as ./world/
-> 2
$ pave world bake --size 20x20 --no-page -o mine/../ --force
pave: mine/../: the output needs a name, such as ./world/
-> 2
$ pave world bake --seed 7 --size 60x40 --tile 16 --no-page -o a/ --resume
pictures=17/17 units=1/1 kept=1 whole=yes
$ pave world bake --seed 7 --size 60x40 --tile 16 --part 2/4 -o a.mbtiles --resume
pictures=17/17 units=1/1 kept=1 whole=yes
letter
letter
0x4510c73426afd136
pictures=5/5 units=1/1 whole=yes
0, other lines: 0
2, lines: 1
STDOUT
