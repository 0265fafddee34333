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
