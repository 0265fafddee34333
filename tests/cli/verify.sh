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
