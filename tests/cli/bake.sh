# pave world bake: pictures, ids and maps; what the answers say, and what is refused. Counts of bytes are those of zlib's version.
bake() { try pave world bake "$@" | sed 's/"bytes":[0-9]*/"bytes":N/'; }
bake --seed 7 --size 60x40 --tile 16 --no-page -o a.pmtiles
bake --seed 7 --size 60x40 --tile 16 -o a.mbtiles
bake --seed 7 --size 60x40 --tile 16 --no-page -o a/
bake --seed 7 --size 60x40 --tile 16 --no-page --zoom 1-2 -o levels/
bake --seed 7 --size 60x40 --tile 16 --no-page --zoom 1 -o level/
bake --seed 7 --size 600x300 --hash -o a.zarr
bake --seed 7 --size 600x300 --hash=chunks -o b.zarr --leaves leaves.tsv
bake --set meadow --seed 7 --size 60x30 --map-size 25 -o a.world
bake --seed 7 --size 9x9 --json --hash
bake --seed 7 --size 600x300 --json --hash=chunks -o c.zarr
bake --grid tri --seed 7 --size 30x30 --no-page -o tri/
bake --grid tri --seed 7 --size 300x30 --hash=chunks -o tri.zarr
pave world fill --grid tri --window parallelogram --seed 7 --size 600x30 --hash=chunks
bake --grid tri --seed 7 --size 30x20 --hash
pave world fill --grid tri --window parallelogram --seed 7 --size 60x20 --hash
bake --grid hex --seed 7 --size 30x20 --hash
pave world fill --grid hex --window parallelogram --seed 7 --size 30x20 --hash
cat leaves.tsv a.zarr/.zarray a.zarr/.zattrs tri.zarr/.zarray a.world
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
bake town.pave --size 20x20 --hash -o town.zarr
pave world fill town.pave --size 20x20 --hash
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
bake --seed 7 --tile 8 -o b.zarr
bake --seed 7 --zoom 1 -o b.zarr
bake --seed 7 --map-size 5 -o b.pmtiles
bake --seed 7 --map-size 0 -o b.world
bake --grid hex --seed 7 -o b.world
bake --seed 7 --resume --hash
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
mkdir mine mine.maps other.bake
echo letter >mine/letter.txt
echo letter >mine.maps/letter.txt
echo letter >other.bake/letter.txt
bake --size 20x20 --no-page -o mine/ --force
bake --size 20x20 -o mine.world --force
bake --size 20x20 --no-page -o other/ --force
bake --size 20x20 --no-page -o ./ --force
bake --size 20x20 --no-page -o mine.maps/../ --force
bake --seed 7 --size 60x40 --tile 16 --no-page -o a/ --resume
bake --seed 7 --size 60x40 --tile 16 --part 2/4 -o a.mbtiles --resume
cat mine/letter.txt mine.maps/letter.txt other.bake/letter.txt
pave wang template -o sheet.png
pave world fill sheet.tsx --size 3x3 --hash
try pave world bake - --size 9x9 -o piped.world <sheet.tsx
mkdir sheets.maps && cp sheet.tsx sheet.png sheets.maps
bake sheets.maps/sheet.tsx --size 9x9 -o sheets.world --force
ls sheets.maps
# A pave that was built without the page says so once, when all is done; a call that is refused has one line.
pave world bake --size 9x9 -o paged.pmtiles 2>said
printf '%s, other lines: ' $?
grep -vc '^pave: no page: .* (--no-page silences this)$' said
pave world bake --size 9x9 -o paged.pmtiles 2>said
printf '%s, lines: ' $?
wc -l <said
