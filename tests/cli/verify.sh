# Maps are verified: those of pave have no mismatch, and mismatches in others are counted, flips included.
pave world fill --seed 4 --size 40x30 -o a.tmx
try pave world verify a.tmx
try pave world verify a.tmx --json
pave world fill --set meadow --method phase --seed 4 --size 40x30 --map isometric --compression zstd -o b.tmj
try pave world verify b.tmj
try pave world verify b.tmj --json --set meadow --layer world
cp "$DATA"/*.tmx .
try pave world verify flips.tmx
try pave world verify flips.tmx --json
try pave world verify mismatch.tmx
try pave world verify mismatch.tmx --layer ground
try pave world verify mismatch.tmx --layer ground --json
try pave world verify mismatch.tmx --layer sky
try pave world verify mismatch.tmx --set Roads
try pave world verify a.tmx --set Roads
# One tile changed is found.
awk -F, -v OFS=, 'csv && !done { $5 = 17 - $5; done = 1 } /encoding="csv"/ { csv = 1 } { print }' a.tmx >changed.tmx
pave world verify changed.tmx >said
printf -- '-> %s\n' $?
cat said
# Whether the tiles are those of a world: the map's own, or another.
pave world fill --seed 4 --size 40x30 --at -5,7 -o own.tmx
pave world fill --seed 4 --size 40x30 --at -5,7 -o own.tmj
grep -c 0xa00bed3b2d2cf932 own.tmx own.tmj
try pave world verify own.tmx --own
try pave world verify own.tmj --seed 4
try pave world verify own.tmj --seed 5
try pave world verify own.tmx --seed 4 --method phase --at 1,2 --json
try pave world verify own.tmx --own --seed 4
try pave world verify own.tmx --method phase
try pave world verify own.tmx --at 1,2
try pave world verify own.tmx --seed 4 --at 536870912,0
try pave world verify flips.tmx --own
awk -F, -v OFS=, 'csv && !done { $5 = 17 - $5; done = 1 } /encoding="csv"/ { csv = 1 } { print }' own.tmx >changed.tmx
pave world verify changed.tmx --own | tail -1
# Properties after the layer, or a second layer of its name, change nothing.
awk '/<properties>/,/<.properties>/ { kept = kept $0 "\n"; next } /<.map>/ { printf "%s", kept } { print }' own.tmx >last.tmx
try pave world verify last.tmx --own
pave world verify - --own <last.tmx
awk '/<layer/,/<.layer>/ { kept = kept $0 "\n" } /<.map>/ { gsub(/15/, "16", kept); printf "%s", kept } { print }' own.tmx >second.tmx
try pave world verify second.tmx --own
sed '/<.data>/s/^/,5,6/' own.tmx >many.tmx
try pave world verify many.tmx --own
# A large map is verified some rows at a time, one of which is looked at twice.
pave world fill --seed 4 --size 524288x3 -o wide.tmx
pave world verify wide.tmx
awk -F, -v OFS=, 'csv { if (++row == 2) $5 = 17 - $5 } /encoding="csv"/ { csv = 1 } { print }' wide.tmx >changed.tmx
pave world verify changed.tmx --own
rm wide*
# The tile set has changed since.
sed -i 's/<tile id="0"/<tile probability="2" id="0"/; s/<wangsets>/<tile id="5" probability="2"\/>&/' own-roads.tsx
try pave world verify own.tmx --own
try pave world verify own.tmx --json
sed -i 's/tileid="3" wangid="[0-9,]*"/tileid="3" wangid="1,0,1,0,1,0,1,0"/' own-roads.tsx
pave world verify own.tmx | tail -1
try pave world verify own.tmx --own
# Infinite maps are sparse; a staggered map is one of squares; a hexagonal one has no Wang set that fits it.
try pave world verify far.tmx
sed 's/orthogonal/staggered" staggeraxis="y" staggerindex="odd/' mismatch.tmx >staggered.tmx
try pave world verify staggered.tmx --layer ground
sed 's/orthogonal/hexagonal" staggeraxis="y" staggerindex="odd" hexsidelength="4/' mismatch.tmx >hexagonal.tmx
try pave world verify hexagonal.tmx --layer ground

exit
: <<'STDOUT'
$ pave world verify a.tmx
a.tmx, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
$ pave world verify a.tmx --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":2330,"checked_corners":0,"empty":0,"foreign":0,"first":null,"world":null,"changed":false}
$ pave world verify b.tmj
b.tmj, layer "world", set "meadow": 0 mismatches, 0 of 1267 corners
$ pave world verify b.tmj --json --set meadow --layer world
{"mismatches":0,"sides":0,"corners":0,"checked_sides":0,"checked_corners":1267,"empty":0,"foreign":0,"first":null,"world":null,"changed":false}
$ pave world verify flips.tmx
flips.tmx, layer "ground", set "Paths": 0 mismatches, 0 of 9 sides
  empty cells: 1; tiles that are not in the set: 0
$ pave world verify flips.tmx --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":9,"checked_corners":0,"empty":1,"foreign":0,"first":null,"world":null,"changed":null}
$ pave world verify mismatch.tmx
mismatch.tmx, layer "empty", set "Paths": 0 mismatches, but no colours were compared: no two tiles are neighbours
  empty cells: 9; tiles that are not in the set: 0
-> 1
$ pave world verify mismatch.tmx --layer ground
mismatch.tmx, layer "ground", set "Paths": 1 mismatch, 1 of 9 sides
  the first is at the cell 1,0
  empty cells: 1; tiles that are not in the set: 0
-> 1
$ pave world verify mismatch.tmx --layer ground --json
{"mismatches":1,"sides":1,"corners":0,"checked_sides":9,"checked_corners":0,"empty":1,"foreign":0,"first":[1,0],"world":null,"changed":null}
-> 1
$ pave world verify mismatch.tmx --layer sky
pave: --layer: mismatch.tmx has no tile layer "sky"; its tile layers are "empty", "ground"
-> 2
$ pave world verify mismatch.tmx --set Roads
pave: --set: mismatch.tmx has no Wang set "Roads"; its Wang sets are "Paths"
-> 2
$ pave world verify a.tmx --set Roads
pave: --set: a.tmx has no Wang set "Roads"; its Wang sets are "roads"
-> 2
-> 1
changed.tmx, layer "world", set "roads": 3 mismatches, 3 of 2330 sides
  the first is at the cell 3,0
own.tmx:1
own.tmj:1
$ pave world verify own.tmx --own
own.tmx, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
  the world of seed 4, method feature, from -5,7 on: these are its tiles, all 1200
$ pave world verify own.tmj --seed 4
own.tmj, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
  the world of seed 4, method feature, from -5,7 on: these are its tiles, all 1200
$ pave world verify own.tmj --seed 5
own.tmj, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
  the world of seed 5, method feature, from -5,7 on: 1120 of 1200 cells have other tiles, the first is 0,0
-> 1
$ pave world verify own.tmx --seed 4 --method phase --at 1,2 --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":2330,"checked_corners":0,"empty":0,"foreign":0,"first":null,"world":{"method":"phase","seed":"4","at":[1,2],"compared":1200,"different":1131,"first":[0,0]},"changed":false}
-> 1
$ pave world verify own.tmx --own --seed 4
pave: --own: the map itself records its world; leave out --seed, or --own
-> 2
$ pave world verify own.tmx --method phase
pave: --method: only a comparison with a world uses it; give --seed as well
-> 2
$ pave world verify own.tmx --at 1,2
pave: --at: only a comparison with a world uses it; give --seed as well
-> 2
$ pave world verify own.tmx --seed 4 --at 536870912,0
pave: own.tmx: the layer reaches beyond the world, whose coordinates go from -536870912 to 536870912
-> 3
$ pave world verify flips.tmx --own
pave: --own: flips.tmx does not record its world: it has no property seed; give --seed
-> 2
  the world of seed 4, method feature, from -5,7 on: 1 of 1200 cells have other tiles, the first is 4,0
$ pave world verify last.tmx --own
last.tmx, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
  the world of seed 4, method feature, from -5,7 on: these are its tiles, all 1200
-, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
  the world of seed 4, method feature, from -5,7 on: these are its tiles, all 1200
$ pave world verify second.tmx --own
second.tmx, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
  the world of seed 4, method feature, from -5,7 on: these are its tiles, all 1200
$ pave world verify many.tmx --own
pave: many.tmx:44: the layer has more than its 1200 numbers; correct its size or its numbers
-> 3
wide.tmx, layer "world", set "roads": 0 mismatches, 0 of 2621437 sides
changed.tmx, layer "world", set "roads": 4 mismatches, 4 of 2621437 sides
  the first is at the cell 4,0
  the world of seed 4, method feature, from 0,0 on: 1 of 1572864 cells have other tiles, the first is 4,1
$ pave world verify own.tmx --own
own.tmx, layer "world", set "roads": 0 mismatches, 0 of 2330 sides
  the world of seed 4, method feature, from -5,7 on: 121 of 1200 cells have other tiles, the first is 22,0
  its tile set or properties have changed since it was written: the world was 0xa00bed3b2d2cf932 and would be 0xf0088a7e5dd5320e
-> 1
$ pave world verify own.tmx --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":2330,"checked_corners":0,"empty":0,"foreign":0,"first":null,"world":null,"changed":true}
  its tile set or properties have changed since it was written: they no longer make a world
$ pave world verify own.tmx --own
pave: own.tmx: the edge set lacks 1 of 16 combinations, the first is 2,2,1,1: draw tiles for them (pave wang check --all lists them)
-> 1
$ pave world verify far.tmx
far.tmx, layer "ground", set "s": 2 mismatches, 2 of 8 sides
  the first is at the cell 536870911,-536870912
-> 1
$ pave world verify staggered.tmx --layer ground
staggered.tmx, layer "ground", set "Paths": 1 mismatch, 1 of 8 sides
  the first is at the cell 1,0
  empty cells: 1; tiles that are not in the set: 0
-> 1
$ pave world verify hexagonal.tmx --layer ground
pave: hexagonal.tmx: the map is hexagonal, but Wang sets of Tiled are for squares; give the tile set of its hexagons as FILE, in pave's own .json
-> 3
STDOUT
