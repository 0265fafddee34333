# CSV, JSON, TMX and TMJ of a small part of a world.
try pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format csv
try pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format json
try pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format csv --method phase
try pave world fill --seed 0xffffffffffffffff --set meadow --size 3x2 -o - --format json
try pave world fill --seed 7 --at -3,2 --size 6x4 -o map.tmx
try pave world fill --seed 7 --at -3,2 --size 6x4 -o map.tmj
ls
cat map.tmx map-roads.tsx map.tmj map-roads.tsj

# With --format, a file may have any name.
try pave world fill --seed 7 --at -3,2 --size 6x4 -o map.txt --format csv
try cat map.txt

# The set of a file is named by its path as seen from the map; of a map that holds it, it goes into the new one.
mkdir sets maps
cp "$DATA/two_sets.tsx" sets
cp "$DATA/flips.tmx" sets
try pave world fill sets/two_sets.tsx --set Shore --size 2x2 -o maps/shore.tmx
grep tileset maps/shore.tmx
try pave world fill sets/flips.tmx --size 2x2 -o maps/paths.tmx
grep -e '<tileset' -e '<image' -e 'wangset ' maps/paths.tmx
try pave world fill sets/two_sets.tsx --set Shore --size 2x2 --embed -o maps/shore.tmj
grep -e '"image"' -e '"source"' maps/shore.tmj
ls maps
